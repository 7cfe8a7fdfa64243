//! `mlirkit nested`: lists, extracts and replaces modules nested in attributes.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bytes::Bytes;
use clap::Subcommand;
use mlirkit_edit::nested::{self, NestedEncoding, NestedModule};
use serde_json::json;

use crate::asm::PrintOptions;
use crate::ir::{Context, Module};
use crate::json::nested::{NestedEntry, entries};
use crate::tool::driver::{
    Form, Outcome, Raw, Reading, SCHEMA, Writing, failed, failed_in, human, report, report_json, status, write_module,
};
use crate::tool::io::{self, Output};
use crate::{Error, Extend};

/// List, extract and replace modules nested in attributes.
///
/// Custom calls store kernels in this way. Nested modules are recognised by their content: bytecode, base64-encoded
/// bytecode, or text. They are searched for in strings, byte constants, attributes of unknown dialects, and resources.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  mlirkit nested list exported.bin
  mlirkit nested extract exported.bin 1 --text
  mlirkit nested extract exported.bin --all kernels/
  mlirkit nested replace exported.bin 1 kernel.mlir -o changed.bin")]
pub struct Args {
    #[command(subcommand)]
    command: NestedCommand,
}

#[derive(Subcommand)]
enum NestedCommand {
    /// List the nested modules: number, encoding, size, producer and location.
    List(NestedList),
    /// Write a nested module, as bytecode or text.
    Extract(NestedExtract),
    /// Replace a nested module. It keeps its encoding, version and producer.
    Replace(Replace),
}

#[derive(clap::Args)]
struct NestedList {
    /// Any MLIR file; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Write JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    reading: Reading,
}

#[derive(clap::Args)]
struct NestedExtract {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// The number of the module; required if there are several.
    #[arg(value_name = "NUMBER", conflicts_with = "all")]
    number: Option<String>,
    /// Output file; `-` is standard output.
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "FILE", conflicts_with = "all")]
    output: PathBuf,
    /// Write all modules into this folder; files are named by module number.
    #[arg(long, value_name = "DIRECTORY")]
    all: Option<PathBuf>,
    /// Write text.
    #[arg(long)]
    text: bool,
    /// Print locations in text.
    #[arg(long)]
    debuginfo: bool,
    #[command(flatten)]
    reading: Reading,
}

#[derive(clap::Args)]
struct Replace {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// The number of the module.
    #[arg(value_name = "NUMBER")]
    number: String,
    /// The new module: text or bytecode.
    #[arg(value_name = "NEW")]
    new: PathBuf,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(match &args.command {
        NestedCommand::List(args) => list(args, extend),
        NestedCommand::Extract(args) => extract(args, extend),
        NestedCommand::Replace(args) => replace(args, extend),
    })
}

/// Formats the number and the location of a nested module.
pub(super) fn title(one: &NestedModule) -> String {
    match &one.place {
        Some(place) => format!("{} in {} ({place})", one.number, one.path),
        None => format!("{} in resource {}", one.number, one.path),
    }
}

/// Formats a list entry as one line.
fn line(entry: &NestedEntry) -> String {
    const SHOWN: usize = 4;
    let kind = match (&entry.producer, entry.version) {
        (Some(producer), Some(version)) => format!("bytecode {version} of {producer}"),
        _ => "text".to_owned(),
    };
    let encoded = if matches!(entry.module.encoding, NestedEncoding::Base64 { .. }) { " in base64" } else { "" };
    let mut names = entry.names.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", ");
    if entry.names.len() > SHOWN {
        names.push_str(", ...");
    }
    let names = if names.is_empty() { names } else { format!(": {names}") };
    let error = entry.module.error.as_ref().map_or(String::new(), |error| format!("; cannot be read: {error}"));
    let size = human(entry.module.bytes.len() as u64);
    format!("{}: {kind}{encoded}, {size}{names}{error}", title(&entry.module))
}

/// Formats list entries as lines.
pub(super) fn lines(entries: &[NestedEntry]) -> Vec<String> {
    entries.iter().map(line).collect()
}

fn list(args: &NestedList, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    let found = entries(&file.module).map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
    if !args.json {
        return report(&lines(&found).join("\n"));
    }
    let found: Vec<_> = found.iter().map(NestedEntry::as_json).collect();
    report_json(&json!({ "schema": SCHEMA, "nested": found }))
}

fn extract(args: &NestedExtract, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    let found = nested::list(&file.module).map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
    if let Some(folder) = &args.all {
        std::fs::create_dir_all(folder).map_err(|error| failed_in(folder, error))?;
        for one in &found {
            let is_text = args.text || one.encoding == NestedEncoding::Text;
            let name = format!("{}.{}", one.number, if is_text { "mlir" } else { "mlirbc" });
            put(args, &ctx, one, &folder.join(name))?;
        }
        return Ok(());
    }
    let refused = |message: String| failed_in(&args.input, message);
    match &args.number {
        None => match &found[..] {
            [one] => put(args, &ctx, one, &args.output),
            [] => Err(refused("there is no nested module".to_owned())),
            several => Err(refused(format!("there are {} nested modules: give a number or --all", several.len()))),
        },
        Some(number) => match found.iter().find(|one| one.number == *number) {
            Some(one) => put(args, &ctx, one, &args.output),
            None => Err(refused(format!("there is no nested module '{number}'; `mlirkit nested list` lists them"))),
        },
    }
}

/// Writes a nested module to the file `path`.
fn put(args: &NestedExtract, ctx: &Context, one: &NestedModule, path: &Path) -> Outcome {
    let bytes = match args.text {
        false => one.bytes.to_vec(),
        true => {
            let print = PrintOptions { debug_info: args.debuginfo, ..PrintOptions::default() };
            let text = nested::with_module(ctx, one.bytes.clone(), one.encoding, |module| {
                let mut out = Vec::new();
                write_module(&module, &Form::Text, &print, None, &mut out).map_err(Error::from_diagnostics)?;
                Ok(out)
            });
            text.map_err(|error| {
                failed_in(&args.input, format_args!("nested module {}: {}", one.number, error.diagnostic().message))
            })?
        }
    };
    let is_text = args.text || one.encoding == NestedEncoding::Text;
    if !is_text && path.as_os_str() == "-" && std::io::stdout().is_terminal() {
        return Err(failed("refusing to write bytecode to a terminal; use -o FILE or --text"));
    }
    let mut out = Output::open(path).map_err(failed)?;
    // A write error can be ignored here, because the output records it.
    let _ = out.write_all(&bytes);
    out.keep().map_err(failed)
}

fn replace(args: &Replace, extend: Extend) -> Outcome {
    let new = io::read(&args.new).map_err(failed)?;
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let mut file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    let replaced =
        nested::replace(&mut file.module, &args.number, &mut |ctx, old, encoding| made_like(ctx, &new, old, encoding));
    replaced.map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
    args.writing.write_same(&file)
}

/// Encodes the module `new` in the same way as the module `old` that it replaces.
fn made_like(ctx: &Context, new: &Bytes, old: &[u8], encoding: NestedEncoding) -> crate::Result<Vec<u8>> {
    let as_it_is = if crate::bytecode::is_bytecode(new) { NestedEncoding::Bytecode } else { NestedEncoding::Text };
    if (as_it_is == NestedEncoding::Text) == (encoding == NestedEncoding::Text) {
        return nested::with_module(ctx, new.clone(), as_it_is, |_| Ok(new.to_vec()));
    }
    nested::with_module(ctx, Bytes::copy_from_slice(old), encoding, |like| {
        let module = Module::from_bytes(like.context(), new.clone())?;
        nested::encode_like(&module, old, encoding, None)
    })
}
