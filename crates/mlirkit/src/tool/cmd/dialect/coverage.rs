//! `mlirkit dialect coverage`: lists the operations in the input files that can be written only in generic form, with
//! the reasons.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

use serde_json::json;

use super::obstacles;
use crate::Extend;
use crate::bytecode::is_bytecode;
use crate::ir::Context;
use crate::tool::driver::{Outcome, SCHEMA, failed, report, report_json};
use crate::tool::io;

/// List the operations in files whose custom syntax cannot be parsed, and why.
#[derive(clap::Args)]
#[command(
    after_help = "Text need not be valid: operations are found by their names. The last line counts the files without any such
operation.

Examples:
  mlirkit dialect coverage --dialect toy.def tests/*.mlir
  mlirkit dialect coverage model.mlirbc --json | jq '.operations[].name'"
)]
pub struct Args {
    /// Text or bytecode files.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Definitions of an additional dialect; may be repeated.
    #[arg(long, value_name = "FILE")]
    dialect: Vec<PathBuf>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// Where an operation occurs, and why its custom syntax cannot be parsed.
#[derive(Default)]
struct OpUse {
    reasons: Vec<String>,
    count: usize,
    files: usize,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> Outcome {
    let options = super::options(&args.dialect, extend)?;
    let ctx = crate::context(&options);
    let (mut uses, mut free): (BTreeMap<String, OpUse>, usize) = (BTreeMap::new(), 0);
    for path in &args.files {
        let bytes = io::read(path).map_err(failed)?;
        let counts = if is_bytecode(&bytes) {
            let following = crate::tool::driver::following(options.clone(), None, [&bytes[..]].into_iter());
            names_of_module(&crate::context(&following), &io::source_name(path), &bytes)?
        } else {
            names_of_text(&String::from_utf8_lossy(&bytes))
        };
        let mut is_free = true;
        for (name, count) in counts {
            let entry =
                uses.entry(name).or_insert_with_key(|name| OpUse { reasons: reasons(&ctx, name), ..OpUse::default() });
            entry.count += count;
            entry.files += 1;
            is_free &= entry.reasons.is_empty();
        }
        free += usize::from(is_free);
    }
    let mut missing: Vec<(&String, &OpUse)> = uses.iter().filter(|(_, entry)| !entry.reasons.is_empty()).collect();
    missing.sort_by(|(a, x), (b, y)| (y.files, y.count, a).cmp(&(x.files, x.count, b)));
    if args.json {
        let operations: Vec<_> = missing
            .iter()
            .map(|(name, entry)| {
                json!({ "name": name, "files": entry.files, "count": entry.count, "reasons": entry.reasons })
            })
            .collect();
        let files = json!({ "all": args.files.len(), "covered": free });
        return report_json(&json!({ "schema": SCHEMA, "files": files, "operations": operations }));
    }
    let mut out = String::new();
    for (name, entry) in missing {
        _ = writeln!(out, "{name} ({} in {} files)", entry.count, entry.files);
        entry.reasons.iter().for_each(|reason| _ = writeln!(out, "    {reason}"));
    }
    _ = writeln!(out, "{free} of {} files have only operations with known syntax", args.files.len());
    report(&out)
}

/// Returns the reasons why the custom syntax of an operation cannot be parsed; empty if it can.
fn reasons(ctx: &Context, name: &str) -> Vec<String> {
    let namespace = name.split('.').next().unwrap_or("");
    let Some(dialect) = ctx.dialect(ctx.ident(namespace)) else {
        return vec![format!("unknown dialect '{namespace}': give its definitions with --dialect FILE")];
    };
    let short = name.split_once('.').map_or("", |(_, short)| short);
    match dialect.op(short) {
        Some(def) => obstacles(ctx, def),
        None => vec![format!("dialect '{namespace}' has no operation '{short}'")],
    }
}

/// Counts the operations in a bytecode file by name.
fn names_of_module(ctx: &Context, name: &str, bytes: &bytes::Bytes) -> Outcome<BTreeMap<String, usize>> {
    let opened = crate::open(ctx, name, bytes, &crate::OpenOptions::default());
    let module = opened.map_err(|errors| failed(errors.first().map_or("", |error| &error.message)))?.module;
    let mut counts = BTreeMap::new();
    for op in module.walk() {
        *counts.entry(op.name().to_owned()).or_default() += 1;
    }
    Ok(counts)
}

/// Counts the operations in a text file by name: names that follow the start of a line, a brace, or a result list.
fn names_of_text(text: &str) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    // Words in the position of an operation that are attribute values, not operations.
    let keywords: BTreeSet<&str> = ["true", "false"].into();
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or("");
        let mut starts = vec![line];
        let braces = line.match_indices("{ ").filter_map(|(at, _)| line.split_at_checked(at));
        // The braces after `attributes` contain attributes, not operations.
        let regions = braces.filter(|(before, _)| !before.trim_end().ends_with("attributes"));
        starts.extend(regions.map(|(_, region)| region.strip_prefix('{').unwrap_or(region)));
        for start in starts {
            let mut rest = start.trim_start();
            if rest.starts_with('%') {
                let Some((results, after)) = rest.split_once(" = ") else { continue };
                if results.contains(['(', '"', '{', '=']) {
                    continue;
                }
                rest = after.trim_start();
            }
            let generic = rest.strip_prefix('"');
            let rest = generic.unwrap_or(rest);
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"_.$-".contains(c)).unwrap_or(rest.len());
            let (name, after) = rest.split_at(end);
            let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
                && name.contains('.')
                && !name.ends_with('.')
                && !keywords.contains(name);
            // Operations in generic form need no custom syntax, so they are not counted.
            if is_name && generic.is_none() && !after.trim_start().starts_with(['=', ',', ':']) {
                *counts.entry(name.to_owned()).or_default() += 1;
            }
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::names_of_text;

    #[test]
    fn operations_are_found_by_their_names() {
        let text = "%0:2 = a.b %x {k = d.e} // x.y\n  c.d { e.f %y }\nfunc.func @f() attributes { i.j }\n\
            \"g.h\"() : () -> ()\n#m = affine_map<>\nx.y = 1\n";
        let found: Vec<_> = names_of_text(text).into_keys().collect();
        assert_eq!(found, ["a.b", "c.d", "e.f", "func.func"]);
    }
}
