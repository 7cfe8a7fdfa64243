//! `mlirkit dialect import`: creates a definition file from TableGen records, the output of `llvm-tblgen --dump-json`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use mlirkit_ods::{ImportNote, Imported};

use super::obstacles;
use crate::tool::driver::{Outcome, failed, failed_in};
use crate::tool::io::{self, Output};
use crate::{ContextOptions, Extend, user_dialects};

/// Create a definition file from the output of `llvm-tblgen --dump-json`.
#[derive(clap::Args)]
#[command(
    after_help = "Several dumps are merged: a dialect gets the rows of all of them. Of a dialect that mlirkit knows, only the rows
that it lacks are written. A summary says what the records leave to C++; --notes lists each.

Examples:
  llvm-tblgen --dump-json -I LLVM/mlir/include ToyOps.td > toy.json
  mlirkit dialect import toy.json -o toy.def
  mlirkit dialect import toy.json user.json --only toy --notes -o toy.def"
)]
pub struct Args {
    /// Output of `llvm-tblgen --dump-json`.
    #[arg(required = true, value_name = "JSON")]
    dumps: Vec<PathBuf>,
    /// Output file; `-` is standard output.
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "FILE")]
    output: PathBuf,
    /// Write only these dialects.
    #[arg(long, value_name = "DIALECT", value_delimiter = ',')]
    only: Vec<String>,
    /// Definition files for attributes and types that exist in C++ only. The `class` of each must be the name that the
    /// records use. Pass these files to `--dialect`, too.
    #[arg(long, value_name = "FILE")]
    with: Vec<PathBuf>,
    /// List everything that the records leave to C++.
    #[arg(long)]
    notes: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> Outcome {
    let dumps = args.dumps.iter().map(|path| io::read(path).map_err(failed)).collect::<Outcome<Vec<_>>>()?;
    let slices: Vec<&[u8]> = dumps.iter().map(|bytes| &bytes[..]).collect();
    let known = super::options(&args.with, extend)?.added;
    let imported = mlirkit_ods::import_with(&slices, &known).map_err(|error| named(args, &error.message))?;
    let (mut text, mut notes, mut options) = (String::new(), Vec::new(), super::options(&args.with, extend)?);
    for dialect in &imported {
        if !args.only.is_empty() && !args.only.contains(&dialect.name) {
            continue;
        }
        let Some(rows) = user_dialects::rows_to_add(dialect) else { continue };
        user_dialects::add_definitions(&mut options.added, "records", &rows).map_err(|error| failed(&error.message))?;
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&rows);
        notes.push(dialect);
    }
    if text.is_empty() {
        let known: Vec<&str> = imported.iter().map(|dialect| dialect.name.as_str()).collect();
        let what = if known.is_empty() { "no dialect".to_owned() } else { format!("only {}", known.join(", ")) };
        return Err(named(args, &format!("expected records of a dialect that mlirkit does not have, found {what}")));
    }
    let mut out = Output::open(&args.output).map_err(failed)?;
    out.write_all(text.as_bytes()).map_err(failed)?;
    out.keep().map_err(failed)?;
    io::say(summary(&notes, &options, args.notes));
    Ok(())
}

/// Reports an error. The message names the dump if there is only one.
fn named(args: &Args, message: &str) -> crate::tool::driver::Failed {
    match &args.dumps[..] {
        [one] => failed_in(Path::new(one), message),
        _ => failed(message),
    }
}

/// Summarises an import: the number of definitions, and the items that must be implemented in Rust because upstream
/// implements them in C++. These are grouped by kind, or listed one by one if `lists_all` is set.
fn summary(imported: &[&Imported], options: &ContextOptions, lists_all: bool) -> String {
    let mut out = String::new();
    for dialect in imported {
        let [ops, attrs, types] = dialect.counts;
        _ = writeln!(out, "{}: {ops} operations, {attrs} attributes, {types} types", dialect.name);
    }
    let mut kinds: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for ImportNote { subject, what, kind } in imported.iter().flat_map(|dialect| &dialect.notes) {
        kinds.entry(kind.plural()).or_default().push(format!("{subject}: {what}"));
    }
    let ctx = crate::context(options);
    for dialect in options.added.iter().filter(|added| imported.iter().any(|dialect| dialect.name == added.name())) {
        for def in dialect.ops() {
            for problem in obstacles(&ctx, def) {
                let kind = if def.custom_format { "operations with syntax in C++" } else { kind_of(&problem) };
                kinds.entry(kind).or_default().push(format!("{}: {problem}", def.name));
            }
        }
        for def in dialect.attrs().chain(dialect.types()) {
            if def.custom_format {
                kinds.entry("attributes and types with syntax in C++").or_default().push(def.name.to_string());
            } else {
                let problems = crate::asm::format::def_problems(&ctx, def).into_iter();
                let lines = problems.map(|problem| format!("{}: {problem}", def.name));
                kinds.entry("formats of attributes and types that need C++").or_default().extend(lines);
            }
        }
    }
    kinds.retain(|_, lines| !lines.is_empty());
    if !kinds.is_empty() {
        out.push_str("left to C++:\n");
    }
    for (kind, lines) in &kinds {
        _ = writeln!(out, "{:>5} {kind}", lines.len());
        if lists_all {
            lines.iter().for_each(|line| _ = writeln!(out, "        {line}"));
        }
    }
    out
}

/// Classifies a message about an assembly format by the kind of problem that it reports.
fn kind_of(problem: &str) -> &'static str {
    if problem.contains("custom directive") {
        "formats with a custom directive"
    } else if problem.contains("result types") {
        "result types inferred in C++"
    } else if problem.contains("type of operand") {
        "operand types inferred in C++"
    } else if problem.contains("property") {
        "properties with syntax in C++"
    } else {
        "other formats that need C++"
    }
}
