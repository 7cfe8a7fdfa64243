//! `mlirkit reduce`: shrinks a file for as long as a script reports it as interesting.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use mlirkit_edit::reduce::reduce as reduced;

use crate::asm::PrintOptions;
use crate::diag::Diagnostic;
use crate::ir::{Module, OpRef};
use crate::tool::driver::{Form, Outcome, Raw, Reading, Writing, failed, status, write_module};
use crate::tool::io::{self, Output, TemporaryFolder};
use crate::{Extend, VerifyOptions};

/// Shrink a file for as long as a script reports it as interesting.
#[derive(clap::Args)]
#[command(
    after_help = "The script gets the path of a file in $1 and exits with 0 if the file is interesting. Every such file is valid MLIR in the form
of the input. Reduction removes symbols, function bodies, operations, the operations around others, branches, attributes and locations.

Examples:
  mlirkit reduce crash.mlirbc --test ./crashes.sh -o small.mlirbc
  mlirkit reduce crash.mlir --command '! mlir-opt-22 --canonicalize \"$1\"'
  printf '#!/bin/sh\\n! mlir-opt-22 --canonicalize \"$1\" > /dev/null\\n' > crashes.sh && chmod +x crashes.sh"
)]
pub struct Args {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// The script.
    #[arg(long, value_name = "SCRIPT", required_unless_present = "command")]
    test: Option<PathBuf>,
    /// A shell command to use instead of a script.
    #[arg(short = 'c', long, value_name = "COMMAND", conflicts_with = "test")]
    command: Option<String>,
    /// The number of files to try in parallel; the number of processors by default.
    #[arg(short = 'j', long, value_name = "N")]
    jobs: Option<usize>,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(reduce(args, extend))
}

fn reduce(args: &Args, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let mut file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    let form = args.writing.form(&file.raw.form);
    let script = match (&args.test, &args.command) {
        (_, Some(command)) => Script::Command(command),
        (Some(test), None) => Script::File(
            std::fs::canonicalize(test)
                .map_err(|error| failed(format_args!("cannot run '{}': {}", test.display(), io::reason(&error))))?,
        ),
        (None, None) => return Err(failed("expected --test or --command")),
    };
    let folder = TemporaryFolder::new()
        .map_err(|error| failed(format_args!("cannot make a temporary folder: {}", io::reason(&error))))?;
    let asks = Asks { script: &script, folder: folder.path(), form: &form, next: Default::default() };
    match asks.answer(&file.module) {
        ScriptVerdict::Is => {}
        ScriptVerdict::IsNot(status) => {
            let hint = if script.takes_path() { "" } else { "; the command does not use \"$1\", the path of the file" };
            return Err(failed(format_args!(
                "the file as it is is not interesting: the script ended with {status}{hint}"
            )));
        }
        ScriptVerdict::Invalid(errors) => return Err(file.raw.fail(&errors)),
        ScriptVerdict::Broken(error) => {
            return Err(failed(format_args!("cannot run the script: {}", io::reason(&error))));
        }
    }
    let jobs = args.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let module = std::mem::replace(&mut file.module, Module::new(&ctx));
    let test = |candidate: &Module<'_>| asks.holds(candidate);
    let (module, outcome) = reduced(module, &test, jobs).map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
    // The module around the program is not counted.
    let inside = |op: &OpRef<'_, '_>| op.walk().count() - usize::from(op.name() == "builtin.module");
    let count = |module: &Module<'_>| module.top_block().ops().map(|op| inside(&op)).sum::<usize>();
    let left = match count(&module) {
        1 => "1 operation is left".to_owned(),
        count => format!("{count} operations are left"),
    };
    io::say(format_args!("{}: {left}, after {} tries\n", file.name, outcome.tried));
    file.module = module;
    args.writing.write(&file)
}

/// The command that decides whether a file is interesting.
enum Script<'a> {
    File(PathBuf),
    Command(&'a str),
}

impl Script<'_> {
    /// Returns true unless this is a shell command that cannot refer to its argument.
    fn takes_path(&self) -> bool {
        match self {
            Script::File(_) => true,
            Script::Command(text) => ["$1", "${1", "$@", "${@", "$*", "${*"].iter().any(|name| text.contains(name)),
        }
    }
}

/// The verdict of the script on one file.
enum ScriptVerdict {
    /// The file is interesting.
    Is,
    /// The file is not interesting; the string describes how the script ended.
    IsNot(String),
    /// The script was not run, because the file is not valid MLIR.
    Invalid(Vec<Diagnostic>),
    /// The script cannot be run, or the file cannot be written.
    Broken(std::io::Error),
}

/// A tester that runs the script on candidate files to obtain its verdicts.
struct Asks<'a> {
    script: &'a Script<'a>,
    folder: &'a Path,
    form: &'a Form,
    next: std::sync::atomic::AtomicUsize,
}

impl Asks<'_> {
    fn holds(&self, candidate: &Module<'_>) -> bool {
        matches!(self.answer(candidate), ScriptVerdict::Is)
    }

    fn answer(&self, candidate: &Module<'_>) -> ScriptVerdict {
        let errors = crate::verify_all(candidate, VerifyOptions::default());
        if !errors.is_empty() {
            return ScriptVerdict::Invalid(errors);
        }
        let number = self.next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let ending = if *self.form == Form::Text { "mlir" } else { "mlirbc" };
        let path = self.folder.join(format!("{number}.{ending}"));
        let written = Output::open(&path).is_ok_and(|mut out| {
            let print = PrintOptions { debug_info: true, ..PrintOptions::default() };
            write_module(candidate, self.form, &print, None, &mut out).is_ok() && out.keep().is_ok()
        });
        let mut command = match self.script {
            Script::File(path) => Command::new(path),
            Script::Command(text) => {
                let mut command = Command::new("sh");
                command.args(["-c", text, "sh"]);
                command
            }
        };
        command.arg(&path).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let status = match written {
            true => command.status(),
            false => Err(std::io::Error::other("the file cannot be written")),
        };
        let _ = std::fs::remove_file(&path);
        match status {
            Ok(status) if status.success() => ScriptVerdict::Is,
            // The string is, for example, "exit status: 1" or "signal: 11 (SIGSEGV)".
            Ok(status) => ScriptVerdict::IsNot(status.to_string()),
            Err(error) => ScriptVerdict::Broken(error),
        }
    }
}
