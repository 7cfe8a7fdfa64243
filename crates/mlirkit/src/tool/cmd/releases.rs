//! `mlirkit releases`: shows in which releases definitions exist and how they changed.

use std::process::ExitCode;

use serde_json::json;

use crate::diag::nearest;
use crate::port::{self, HistoryEntry};
use crate::tool::driver::{Outcome, SCHEMA, failed, report, report_json, status};
use crate::tool::near::nearest_row;

/// Show which LLVM releases have an operation, attribute, type or enum case, and how it changed.
#[derive(clap::Args)]
#[command(
    after_help = "A name is a dialect and an operation, attribute, type, enum or enum case. Releases 16 to 24 are known; each change is listed with its
release. There is no data between 16 and 19, so a change listed for 19 may have come with 17 or 18.

Examples:
  mlirkit releases scf.forall '!llvm.ptr'
  mlirkit releases arith                       all that changed in a dialect
  mlirkit releases llvm.func vector.transfer_read
  mlirkit releases arith.FastMathFlags
  mlirkit releases gpu.workgroup --json"
)]
pub struct Args {
    /// `dialect.name`, with or without the sigil `!` or `#`; or the name of a dialect.
    #[arg(required = true, value_name = "NAME")]
    names: Vec<String>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> ExitCode {
    status(releases(args))
}

fn releases(args: &Args) -> Outcome {
    let mut found: Vec<HistoryEntry> = Vec::new();
    for name in &args.names {
        let sigil = name.chars().next().filter(|first| ['!', '#'].contains(first));
        let name = name.trim_start_matches(['!', '#']);
        let entries = if name.contains('.') { port::changes(name) } else { port::changes_of_dialect(name) };
        if entries.is_empty() {
            let near = if name.contains('.') {
                nearest_row(name, sigil)
            } else {
                nearest(name, mlirkit_dialects::names()).map(str::to_owned)
            };
            let near = near.map(|near| format!("; did you mean '{near}'?")).unwrap_or_default();
            return Err(failed(format_args!(
                "no dialect, operation, attribute, type, enum or case of an enum is called '{name}' in any release{near}"
            )));
        }
        found.extend(entries);
    }
    if args.json {
        let entries = found.iter().map(|entry| {
            let steps = entry.steps.iter().map(|step| json!({ "release": step.release.0, "what": step.what }));
            json!({
                "kind": entry.kind, "name": entry.name,
                "first": entry.life.first.map(|release| release.0), "last": entry.life.last.map(|release| release.0),
                "changes": steps.collect::<Vec<_>>(),
            })
        });
        return report_json(&json!({ "schema": SCHEMA, "entries": entries.collect::<Vec<_>>() }));
    }
    let mut lines = Vec::new();
    for entry in &found {
        lines.push(format!("{} {}: {}", entry.kind, entry.name, port::life_in_words(entry.life)));
        for step in &entry.steps {
            lines.extend(step.what.iter().map(|what| format!("  {}  {what}", step.release)));
        }
    }
    report(&lines.join("\n"))
}
