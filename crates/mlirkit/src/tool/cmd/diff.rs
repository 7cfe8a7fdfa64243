//! `mlirkit diff`: shows the structural differences between two programs.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use mlirkit_dialects::llvm::StructBodies;
use mlirkit_edit::diff::{DiffSubject, Difference, diff as differences};

use crate::Extend;
use crate::tool::driver::{Outcome, Raw, Reading, colours, failed, report_json};
use crate::tool::io::Output;

/// Show the structural differences between two files.
#[derive(clap::Args)]
#[command(
    after_help = "Locations, value names, the order of functions and the form of the files are ignored. Symbols are matched by name, and renamed
symbols by content. The exit code is that of diff(1): 0 for equal files, 1 for different ones, 2 for an error.

Examples:
  mlirkit diff old.mlir new.mlirbc
  mlirkit diff old.mlirbc new.mlirbc --json | jq '.changes[] | select(.what == \"attribute\")'
  git config diff.mlir.textconv 'mlirkit print'            and in .gitattributes: *.mlirbc diff=mlir
  git difftool -x 'mlirkit diff' HEAD~1 -- model.mlirbc
  GIT_EXTERNAL_DIFF='mlirkit diff' git diff                called with seven arguments, it exits with 0 as git demands"
)]
pub struct Args {
    /// Two MLIR files; `-` is standard input. Or the arguments of `GIT_EXTERNAL_DIFF`.
    #[arg(value_name = "FILE", num_args = 2..=9, required = true)]
    files: Vec<PathBuf>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
    /// Print nothing; only set the exit code.
    #[arg(short = 'q', long, conflicts_with = "json")]
    quiet: bool,
    #[command(flatten)]
    reading: Reading,
}

/// The files to compare, and the titles for the heading of the output.
struct Compared<'a> {
    old: &'a Path,
    new: &'a Path,
    titles: [String; 2],
    /// Whether git runs the tool as `GIT_EXTERNAL_DIFF`. Git treats every exit code except 0 as a failure.
    by_git: bool,
}

impl<'a> Compared<'a> {
    /// Finds the files to compare among the arguments. Git passes the path, then the name, hash and mode of the old
    /// file, then those of the new file. For a renamed file it adds the new path and a description. Returns `None` for
    /// any other number of arguments.
    fn of(files: &'a [PathBuf]) -> Option<Self> {
        match files {
            [old, new] => {
                let titles = [old, new].map(|file| file.display().to_string());
                Some(Self { old, new, titles, by_git: false })
            }
            [path, old, _, _, new, _, _, renamed @ ..] if matches!(renamed.len(), 0 | 2) => {
                let title = |prefix: &str, path: &Path, file: &Path| match is_absent(file) {
                    true => "/dev/null".to_owned(),
                    false => format!("{prefix}/{}", path.display()),
                };
                let titles = [title("a", path, old), title("b", renamed.first().unwrap_or(path), new)];
                Some(Self { old, new, titles, by_git: true })
            }
            _ => None,
        }
    }

    /// Returns whether git calls the tool for a file that was added, removed or renamed.
    fn has_other_path(&self) -> bool {
        let [old, new] = &self.titles;
        self.by_git && old.strip_prefix("a/") != new.strip_prefix("b/")
    }
}

/// Returns whether git passes this name for a missing file.
fn is_absent(file: &Path) -> bool {
    file == Path::new("/dev/null")
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    let Some(compared) = Compared::of(&args.files) else {
        failed("expected two files, or the arguments of GIT_EXTERNAL_DIFF: seven, or nine for a renamed file");
        return ExitCode::from(2);
    };
    match diff(args, &compared, extend) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) if compared.by_git => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        // After another exit code, git would not show the files that follow.
        Err(_) if compared.by_git && print(&compared, &[], Some("not compared: an error was reported")).is_ok() => {
            ExitCode::SUCCESS
        }
        Err(_) => ExitCode::from(2),
    }
}

/// Compares the files and prints the differences. Returns whether the files are equal.
fn diff(args: &Args, compared: &Compared<'_>, extend: Extend) -> Outcome<bool> {
    if compared.by_git && (is_absent(compared.old) || is_absent(compared.new)) {
        if !args.quiet {
            print(compared, &[], None)?;
        }
        return Ok(false);
    }
    let (old, new) = (Raw::read(compared.old)?, Raw::read(compared.new)?);
    let ctx = args.reading.context_for(&[&old, &new], extend)?;
    let found = if old.bytes == new.bytes {
        Vec::new()
    } else {
        StructBodies::print_old_names(&ctx);
        let mut old = old.refuse_empty()?.open_lazily(&ctx, &args.reading)?;
        let mut new = new.refuse_empty()?.open_lazily(&ctx, &args.reading)?;
        let mut found = differences(&old.module, &new.module);
        if found.is_err() {
            // Reads the bodies at once, which renames the structures that both files define, or shows what is damaged.
            (old, new) = (old.raw.open(&ctx, &args.reading)?, new.raw.open(&ctx, &args.reading)?);
            found = differences(&old.module, &new.module);
        }
        let found = found.map_err(|error| old.raw.fail(&error.into_diagnostics()))?;
        // The process ends soon, which frees all memory at once.
        std::mem::forget((old, new));
        found
    };
    let same = found.is_empty();
    if args.json {
        report_json(&crate::json::diff(&found))?;
    } else if (!same || compared.has_other_path()) && !args.quiet {
        print(compared, &found, None)?;
    }
    std::mem::forget(ctx);
    Ok(same)
}

/// A writer of lines in the colours of diff(1); `Paint(false)` writes them without colours.
struct Paint(bool);

impl Paint {
    fn line(&self, out: &mut dyn Write, code: &str, line: &str) -> std::io::Result<()> {
        if self.0 { writeln!(out, "\x1b[{code}m{line}\x1b[0m") } else { writeln!(out, "{line}") }
    }
}

const RED: &str = "31";
const GREEN: &str = "32";
const YELLOW: &str = "33";
const BOLD: &str = "1";

/// Prints the names of the files, the differences and a note.
fn print(compared: &Compared<'_>, found: &[Difference], note: Option<&str>) -> Outcome {
    let mut out = Output::open(Path::new("-")).map_err(failed)?;
    let paint = Paint(colours(&std::io::stdout()));
    // Write errors can be ignored here, because the output records them.
    let [old, new] = &compared.titles;
    let _ = paint.line(&mut out, BOLD, &format!("--- {old}"));
    let _ = paint.line(&mut out, BOLD, &format!("+++ {new}"));
    if let Some(note) = note {
        let _ = paint.line(&mut out, RED, &format!("! {note}"));
    }
    for Difference { path, what, old, new } in found {
        let of = match what {
            DiffSubject::Operation => String::new(),
            what => {
                let detail = what.detail().map_or(String::new(), |detail| format!(" {detail}"));
                format!("{}{detail}: ", what.word())
            }
        };
        let written = match (old, new) {
            (Some(old), None) => paint.line(&mut out, RED, &format!("- {path}  {of}{old}")),
            (None, Some(new)) => paint.line(&mut out, GREEN, &format!("+ {path}  {of}{new}")),
            (old, new) => {
                let (old, new) = (old.as_deref().unwrap_or_default(), new.as_deref().unwrap_or_default());
                paint.line(&mut out, YELLOW, &format!("~ {path}  {of}{old} -> {new}"))
            }
        };
        if written.is_err() {
            break;
        }
    }
    out.keep().map_err(failed)
}
