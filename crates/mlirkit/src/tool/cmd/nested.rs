//! `mlirkit nested`: modules nested in attributes.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bytes::Bytes;
use clap::Subcommand;
use mlirkit_edit::nested::{self, NestedEncoding, NestedModule};
use serde_json::{Value, json};

use crate::asm::PrintOptions;
use crate::ir::{Context, Module};
use crate::tool::driver::{
    Form, Outcome, Raw, Reading, SCHEMA, Writing, failed, failed_in, human, report, report_json, status, write_module,
};
use crate::tool::io::{self, Output};
use crate::{Error, Extend};

/// List, extract and replace modules nested in attributes.
///
/// Custom calls hold kernels this way. They are found by content, as bytecode, bytecode in base64, or text, in strings,
/// constants of bytes, attributes of unknown dialects, and resources.
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
    /// List the nested modules: number, encoding, size, producer, and where they are.
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
    /// The number of the module; needed if there are several.
    #[arg(value_name = "NUMBER", conflicts_with = "all")]
    number: Option<String>,
    /// Output file; `-` is standard output.
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "FILE", conflicts_with = "all")]
    output: PathBuf,
    /// Write all modules into this folder, named by their numbers.
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

/// Returns the number and the place of a nested module.
pub(super) fn title(one: &NestedModule) -> String {
    match &one.place {
        Some(place) => format!("{} in {} ({place})", one.number, one.path),
        None => format!("{} in resource {}", one.number, one.path),
    }
}

/// Returns the name of a module, or else the names of its functions.
fn names(module: &Module<'_>) -> Vec<String> {
    let name = module.root().and_then(|root| root.symbol_name()).map(|name| format!("@{name}"));
    if let Some(name) = name {
        return vec![name];
    }
    module.symbols().filter_map(|op| op.symbol_name()).map(|name| format!("@{name}")).collect()
}

/// An entry of the list of nested modules.
struct NestedEntry {
    module: NestedModule,
    names: Vec<String>,
    producer: Option<String>,
    version: Option<u64>,
}

impl NestedEntry {
    fn of(ctx: &Context, module: NestedModule) -> Self {
        let found = nested::with_module(ctx, module.bytes.clone(), module.encoding, |module| Ok(names(&module)));
        let header = (module.encoding != NestedEncoding::Text).then(|| nested::header(&module.bytes));
        let (version, producer) = header.unzip();
        Self { names: found.unwrap_or_default(), producer, version, module }
    }

    fn as_json(&self) -> Value {
        json!({
            "number": self.module.number, "path": self.module.path, "place": self.module.place,
            "encoding": self.module.encoding.word(), "bytes": self.module.bytes.len(), "producer": self.producer,
            "version": self.version, "names": self.names, "error": self.module.error,
        })
    }

    fn line(&self) -> String {
        const SHOWN: usize = 4;
        let kind = match (&self.producer, self.version) {
            (Some(producer), Some(version)) => format!("bytecode {version} of {producer}"),
            _ => "text".to_owned(),
        };
        let encoded = if matches!(self.module.encoding, NestedEncoding::Base64 { .. }) { " in base64" } else { "" };
        let mut names = self.names.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", ");
        if self.names.len() > SHOWN {
            names.push_str(", ...");
        }
        let names = if names.is_empty() { names } else { format!(": {names}") };
        let error = self.module.error.as_ref().map_or(String::new(), |error| format!("; cannot be read: {error}"));
        let size = human(self.module.bytes.len() as u64);
        format!("{}: {kind}{encoded}, {size}{names}{error}", title(&self.module))
    }
}

/// Returns a description of the nested modules of a module: as lines, and as JSON.
pub(super) fn described(module: &Module<'_>) -> crate::Result<(Vec<String>, Vec<Value>)> {
    let found = nested::list(module)?;
    let entries: Vec<NestedEntry> = found.into_iter().map(|one| NestedEntry::of(module.context(), one)).collect();
    Ok((entries.iter().map(NestedEntry::line).collect(), entries.iter().map(NestedEntry::as_json).collect()))
}

fn list(args: &NestedList, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    let (lines, entries) = described(&file.module).map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
    if args.json { report_json(&json!({ "schema": SCHEMA, "nested": entries })) } else { report(&lines.join("\n")) }
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

/// Writes a nested module to a file.
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
    // The output records a failure.
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

/// Returns a module in the form of the one that it replaces.
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
