//! `mlirkit query`: finds, counts and edits operations with a query language.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bytes::Bytes;
use mlirkit_edit::nested;
use mlirkit_edit::paths::Paths;
use mlirkit_edit::query::{Cell, Query, QueryOutput, parse, run as ask};
use serde_json::json;

use crate::Extend;
use crate::diag::{Diagnostic, Position};
use crate::ir::{Module, OpRef};
use crate::tool::driver::{
    File, Outcome, Raw, Reading, SCHEMA, Writing, failed, failed_in, report, report_json, show, status,
};
use crate::tool::near::nearest_op;

/// Find, count, tabulate and edit operations with a small language.
#[derive(clap::Args)]
#[command(
    after_help = "A query is a pipeline of stages; docs/query.md is the manual. A query with edits verifies the edited file and writes it.

Examples:
  mlirkit query model.mlir 'count by name'
  mlirkit query model.mlirbc 'op(\"stablehlo.dot_general\") | table path, types'
  mlirkit query model.mlir 'op(\"arith.constant\") and users == 0'
  mlirkit query model.mlir 'symbol(\"main\") | callers | functions'
  mlirkit query model.mlir 'top 10 by bytes | table name, types, bytes'
  mlirkit query model.mlir 'symbol(\"helper\") | rename(\"aid\")' -o renamed.mlir
  mlirkit query model.mlir 'attr(\"tt.note\") | unset(\"tt.note\")'
  mlirkit query exported.bin --nested 'count by name'     in the kernels that custom calls hold"
)]
pub struct Args {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// The query.
    #[arg(value_name = "QUERY")]
    query: String,
    /// Write JSON.
    #[arg(long)]
    json: bool,
    /// Query the modules nested in attributes: all of them, or the one with this number (see `mlirkit nested list`).
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    nested: Option<String>,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    writing: Writing,
}

/// Maximum width of a table column in characters. Longer cells overflow and do not widen the column.
const WIDEST: usize = 120;

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(query(args, extend))
}

fn query(args: &Args, extend: Extend) -> Outcome {
    if !args.input.exists() && args.input.as_os_str() != "-" && Path::new(&args.query).is_file() {
        return Err(failed(format_args!("'{}' is a file; the file comes first, and then the query", args.query)));
    }
    let query = parse(&args.query).map_err(|error| {
        show("<query>", args.query.as_bytes(), &[error.into_diagnostic()]);
        crate::tool::driver::Failed
    })?;
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let mut file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    if let Some(number) = &args.nested {
        return in_nested(args, &query, &mut file, number);
    }
    doubt_names(&args.query, &query, &file.module);
    let answer = ask(&query, &mut file.module).map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
    if query.edits() {
        if args.json {
            return Err(failed("a query with edits writes the edited file, and no JSON"));
        }
        file.verify()?;
        return args.writing.write(&file);
    }
    refuse_output(args)?;
    if args.json {
        report_json(&crate::json::query(&file.module, &answer))
    } else {
        report(&as_text(&file.module, &answer))
    }
}

/// Warns about operation names in the query that occur in neither the file nor a dialect, if there is a similar name.
fn doubt_names(text: &str, query: &Query, module: &Module<'_>) {
    let ctx = module.context();
    for (offset, name) in query.named_operations() {
        let is_known = || {
            ctx.op_def(ctx.op_name(name)).is_some()
                || module.top_block().ops().flat_map(OpRef::walk).any(|op| op.name() == name)
        };
        let Some(near) = nearest_op(name).filter(|near| near != name && !name.contains('*') && !is_known()) else {
            continue;
        };
        let message = format!("no operation is called '{name}'; did you mean '{near}'?");
        show("<query>", text.as_bytes(), &[Diagnostic::warning(Position::Offset(*offset as u64), message)]);
    }
}

fn refuse_output(args: &Args) -> Outcome {
    match args.writing.output.as_os_str() == "-" {
        true => Ok(()),
        false => Err(failed("-o is for a query with edits; what others find goes to standard output")),
    }
}

/// Queries the nested module with the given number, or all nested modules if `number` is empty.
fn in_nested(args: &Args, query: &Query, file: &mut File<'_>, number: &str) -> Outcome {
    let fail = |file: &File<'_>, error: crate::Error| file.raw.fail(&error.into_diagnostics());
    if query.edits() {
        if args.json || number.is_empty() {
            return Err(failed("a query with edits needs the number of one nested module, and writes no JSON"));
        }
        let edited = nested::replace(&mut file.module, number, &mut |ctx, bytes, encoding| {
            nested::with_module(ctx, Bytes::copy_from_slice(bytes), encoding, |mut module| {
                ask(query, &mut module)?;
                nested::encode_like(&module, bytes, encoding, None)
            })
        });
        edited.map_err(|error| fail(file, error))?;
        return args.writing.write(file);
    }
    refuse_output(args)?;
    let mut found = nested::list(&file.module).map_err(|error| fail(file, error))?;
    if !number.is_empty() {
        found.retain(|one| one.number == number);
        if found.is_empty() {
            return Err(failed_in(&args.input, format_args!("there is no nested module '{number}'")));
        }
    }
    let mut texts = Vec::new();
    let mut answers = Vec::new();
    for one in found {
        let asked = nested::with_module(file.module.context(), one.bytes.clone(), one.encoding, |mut module| {
            let answer = ask(query, &mut module)?;
            if args.json {
                let mut answer = crate::json::query(&module, &answer);
                if let Some(answer) = answer.as_object_mut() {
                    answer.remove("schema");
                }
                let place = json!({ "number": one.number, "path": one.path, "place": one.place, "answer": answer });
                answers.push(place);
            } else {
                texts.push(format!("nested module {}\n{}", super::nested::title(&one), as_text(&module, &answer)));
            }
            Ok(())
        });
        asked.map_err(|error| {
            failed_in(&args.input, format_args!("nested module {}: {}", one.number, error.diagnostic().message))
        })?;
    }
    if args.json { report_json(&json!({ "schema": SCHEMA, "nested": answers })) } else { report(&texts.join("\n")) }
}

fn as_text(module: &Module<'_>, answer: &QueryOutput) -> String {
    match answer {
        QueryOutput::Count(count) => count.to_string(),
        QueryOutput::Value(_, cell) => cell.to_string(),
        QueryOutput::Ops(ops) => {
            let mut paths = Paths::default();
            let mut line = |op: OpRef<'_, '_>| {
                let types: Vec<String> = op.result_types().iter().map(|ty| op.context().type_text(*ty)).collect();
                let types = if types.is_empty() { String::new() } else { format!(" : {}", types.join(", ")) };
                format!("{}  {}{types}", paths.path(op), op.name())
            };
            ops.iter().map(|(body, op)| line(module.op(*body, *op))).collect::<Vec<_>>().join("\n")
        }
        QueryOutput::Table(titles, rows) => {
            let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(Cell::to_string).collect()).collect();
            let all = || std::iter::once(titles).chain(&rows);
            let longest = |column: usize| all().filter_map(|row| row.get(column)).map(String::len).max().unwrap_or(0);
            let width = |column: usize| longest(column).min(WIDEST);
            let widths: Vec<usize> = (0..titles.len()).map(width).collect();
            let line = |row: &Vec<String>| {
                let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}"));
                cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
            };
            all().map(line).collect::<Vec<_>>().join("\n")
        }
    }
}
