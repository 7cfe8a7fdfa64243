//! `mlirkit dialect`: definition files of dialects.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;

use crate::diag::{Diagnostic, Position, Renderer, Severity, Source, SourceMap};
use crate::tool::io;
use crate::{ContextBuilder, ContextOptions};

/// Work with definition files of dialects.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check definition files: syntax, constraints and predicates that nothing defines, formats that do not compile.
    #[command(after_help = "Errors make the exit code 1; warnings do not.

Example:
  mlirkit dialect check toy.def")]
    Check {
        /// The files.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

/// Runs the subcommand.
pub fn run(args: &Args) -> ExitCode {
    let Command::Check { files } = &args.command;
    let failed = files.iter().filter(|file| !check(file)).count();
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Checks a file, and prints what is wrong with it. Whether it can be used.
fn check(path: &std::path::Path) -> bool {
    let name = path.display().to_string();
    let text = match io::read(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()) {
        Ok(text) => text,
        Err(message) => {
            eprintln!("{message}");
            return false;
        }
    };
    let found = findings(&name, &text);
    let sources = SourceMap::from(Source::new(name.as_str(), text.as_bytes()));
    let renderer = Renderer::new(&sources);
    found.iter().for_each(|diagnostic| eprint!("{}", renderer.render(diagnostic)));
    !found.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}

fn findings(name: &str, text: &str) -> Vec<Diagnostic> {
    let told = |error: &crate::defs::DefError| {
        let line = u32::try_from(error.line()).unwrap_or(u32::MAX);
        Diagnostic::error(Position::FileLineColumn { file: name.into(), line, column: 1 }, error.message())
    };
    let dialect = match crate::defs::Dialect::parse(text.to_owned()) {
        Ok(dialect) => dialect,
        Err(error) => return vec![told(&error)],
    };
    if let Err(errors) = dialect.check() {
        return errors.iter().map(told).collect();
    }
    let dialect: &'static crate::defs::Dialect = Box::leak(Box::new(dialect));
    let options = ContextOptions { added: vec![dialect], ..ContextOptions::default() };
    crate::lint(&ContextBuilder::from(options).build(), name, text, dialect)
}
