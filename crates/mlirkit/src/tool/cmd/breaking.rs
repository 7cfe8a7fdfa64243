//! `mlirkit breaking`: reports changes in a dialect's definition that make it unable to read existing files.

use std::path::Path;
use std::process::ExitCode;

use mlirkit_defs::Dialect;
use mlirkit_edit::breaking::{Breach, Harm, breaking as breaches};
use serde_json::json;

use crate::tool::args::release as release_of;
use crate::tool::driver::{Failed, Outcome, SCHEMA, failed, report, report_json};
use crate::tool::io;

/// Check whether a new definition of a dialect can read files written with an old one.
#[derive(clap::Args)]
#[command(
    after_help = "A definition is a definition file, or a built-in dialect as of a release of LLVM. The exit code is 0 if the new definition reads
everything unchanged, 1 if not, 2 for an error.

Examples:
  mlirkit breaking llvm@19 llvm@22
  mlirkit breaking toy-1.def toy-2.def --json"
)]
pub struct Args {
    /// The old definition: a file, or DIALECT@RELEASE.
    #[arg(value_name = "OLD")]
    old: String,
    /// The new definition: a file, or DIALECT@RELEASE.
    #[arg(value_name = "NEW")]
    new: String,
    /// Also list compatible changes.
    #[arg(long)]
    all: bool,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> ExitCode {
    match breaking(args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(_) => ExitCode::from(2),
    }
}

/// Resolves an argument, a file or `DIALECT@RELEASE`, to a dialect definition.
fn definition(text: &str) -> Outcome<&'static Dialect> {
    if let Some((name, release)) = text.split_once('@')
        && !Path::new(text).exists()
    {
        let release = release_of(release).map_err(|reason| failed(format_args!("{text}: {reason}")))?;
        let dialect =
            crate::dialects::lookup(name).ok_or_else(|| failed(format_args!("there is no dialect '{name}'")))?;
        return Ok(dialect.at(release));
    }
    let bytes = io::read(Path::new(text)).map_err(failed)?;
    let source = String::from_utf8(bytes.to_vec()).map_err(|_| failed(format_args!("{text}: not UTF-8")))?;
    let dialect = Dialect::parse(source).map_err(|error| {
        io::say(format_args!("{text}:{}:1: error: {}\n", error.line(), error.message()));
        Failed
    })?;
    Ok(Box::leak(Box::new(dialect)))
}

/// Compares the definitions and prints the changes. Returns whether the new definition reads everything written with
/// the old one unchanged.
fn breaking(args: &Args) -> Outcome<bool> {
    let mut found = breaches(definition(&args.old)?, definition(&args.new)?);
    found.sort_by_key(|breach| breach.harm);
    let safe = found.iter().all(|breach| breach.harm == Harm::None);
    found.retain(|breach| args.all || breach.harm != Harm::None);
    let word = |harm: Harm| match harm {
        Harm::Bytecode => "bytecode",
        Harm::Text => "text",
        Harm::None => "nothing",
    };
    if args.json {
        let breaches =
            found.iter().map(|Breach { harm, row, what }| json!({ "breaks": word(*harm), "row": row, "what": what }));
        report_json(&json!({ "schema": SCHEMA, "safe": safe, "changes": breaches.collect::<Vec<_>>() }))?;
    } else {
        let lines = found.iter().map(|Breach { harm, row, what }| format!("{:9} {row}: {what}", word(*harm)));
        report(&lines.collect::<Vec<_>>().join("\n"))?;
    }
    Ok(safe)
}
