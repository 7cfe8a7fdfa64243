//! `mlirkit completions` and `mlirkit man`: shell completions and manual pages, generated from the command line definition.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Command;

use crate::diag::nearest;
use crate::tool::driver::{Outcome, failed, report, status};
use crate::tool::io::{self, Output};

/// Print a shell completion script.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  mlirkit completions bash > ~/.local/share/bash-completion/completions/mlirkit
  mlirkit completions zsh > ~/.zfunc/_mlirkit
  mlirkit completions fish > ~/.config/fish/completions/mlirkit.fish")]
pub struct Completions {
    /// The shell to complete for.
    shell: clap_complete::Shell,
}

/// Print a manual page, or write all pages into a folder.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  mlirkit man | man -l -
  mlirkit man strip | man -l -
  mlirkit man strip -o strip.1
  mlirkit man --out ~/.local/share/man/man1")]
pub struct Man {
    /// The subcommand, such as `stablehlo explain`; mlirkit's own page by default.
    #[arg(value_name = "SUBCOMMAND")]
    path: Vec<String>,
    /// Write the pages of all subcommands into this folder.
    #[arg(long, value_name = "FOLDER", conflicts_with = "path")]
    out: Option<PathBuf>,
    /// Output file for a single page; `-` is standard output.
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "FILE", conflicts_with = "out")]
    output: PathBuf,
}

/// Prints the completion script.
pub fn completions(args: &Completions, mut command: Command) -> ExitCode {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "mlirkit", &mut script);
    status(report(&String::from_utf8_lossy(&script)))
}

/// Prints one manual page, or writes all pages into a folder.
pub fn man(args: &Man, mut command: Command) -> ExitCode {
    command.build();
    status(match &args.out {
        Some(folder) => io::make_folder(folder).map_err(failed).and_then(|()| pages(&command, folder)),
        None => page(&command, &args.path, &args.output),
    })
}

fn page(command: &Command, path: &[String], output: &Path) -> Outcome {
    let found = path.iter().try_fold(command, |command, name| command.find_subcommand(name));
    // For the suggestion, the first unknown name in the path is replaced.
    let near = || {
        let (mut command, mut names) = (command, path.iter());
        let unknown = names.find(|name| {
            command.find_subcommand(name).is_none_or(|found| {
                command = found;
                false
            })
        })?;
        let near = nearest(unknown.as_str(), command.get_subcommands().map(Command::get_name))?;
        Some(format!("; did you mean '{near}'?"))
    };
    let found = found.ok_or_else(|| {
        failed(format_args!("there is no subcommand '{}'{}", path.join(" "), near().unwrap_or_default()))
    })?;
    let mut out = Output::open(output).map_err(failed)?;
    // A write error can be ignored here, because the output records it.
    let _ = out.write_all(&render(found)?);
    out.keep().map_err(failed)
}

/// Renders the manual page of a command.
fn render(command: &Command) -> Outcome<Vec<u8>> {
    let mut page = Vec::new();
    let page_of = clap_mangen::Man::new(command.clone()).source(concat!("mlirkit ", env!("CARGO_PKG_VERSION")));
    page_of.render(&mut page).map_err(failed)?;
    Ok(page)
}

fn pages(command: &Command, folder: &Path) -> Outcome {
    let name = command.get_display_name().unwrap_or(command.get_name());
    let mut out = Output::open(&folder.join(format!("{name}.1"))).map_err(failed)?;
    // A write error can be ignored here, because the output records it.
    let _ = out.write_all(&render(command)?);
    out.keep().map_err(failed)?;
    command.get_subcommands().filter(|sub| sub.get_name() != "help").try_for_each(|sub| pages(sub, folder))
}
