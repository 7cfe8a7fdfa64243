//! `mlirkit info`: what a file is, from its header and tables.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use bytes::Bytes;
use mlirkit_inspect::File;
use mlirkit_ir::BlockRef;
use mlirkit_wire::{Provider, ResourceKind};
use serde_json::{Value, json};

use super::{human, text};
use crate::tool::io;
use crate::{ContextOptions, OpenOptions};

/// Say what a bytecode file is: version, producer, dialects, sections, functions and resources.
#[derive(clap::Args)]
#[command(
    after_help = "Only the header, the tables and the outermost operations are read, so a file of any size answers at once.

Examples:
  mlirkit info model.mlirbc
  mlirkit info model.mlirbc --json | jq -r '.functions[].name'
  cat model.mlirbc | mlirkit info -"
)]
pub struct Args {
    /// MLIR bytecode, a portable artifact or what jax.export serialized; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> ExitCode {
    io::print_or_fail(&args.input, report(args))
}

/// A symbol directly below the top-level operation.
struct Symbol {
    name: String,
    op: String,
    ty: Option<String>,
}

fn report(args: &Args) -> Result<String, String> {
    let (bytes, exported) = super::read(&args.input)?;
    let file = File::read(&bytes).map_err(|error| error.to_string())?;
    let symbols = symbols(&bytes);
    if args.json {
        return serde_json::to_string_pretty(&as_json(&file, &symbols, exported)).map_err(|error| error.to_string());
    }
    Ok(as_text(&io::source_name(&args.input), &file, &symbols, exported))
}

/// Runs over the operations below the top-level one, no body read; nothing if the file cannot be opened.
fn each_outer_op<T>(bytes: &Bytes, one: impl Fn(mlirkit_ir::OpRef<'_, '_>) -> T) -> Vec<T> {
    let ctx = crate::context(&ContextOptions { allow_unregistered: true, ..ContextOptions::default() });
    let Ok(opened) = crate::open(&ctx, "", bytes, &OpenOptions::lazy()) else { return Vec::new() };
    let module = opened.module;
    let block = module.root().and_then(|root| root.regions().next()).and_then(|region| region.blocks().next());
    block.into_iter().flat_map(BlockRef::ops).map(one).collect()
}

/// The names of the operations below the top-level one, in order.
pub(super) fn symbol_names(bytes: &Bytes) -> Vec<Option<String>> {
    each_outer_op(bytes, |op| op.symbol_name().map(str::to_owned))
}

fn symbols(bytes: &Bytes) -> Vec<Symbol> {
    let all = each_outer_op(bytes, |op| {
        let ty = op.attr("function_type").or_else(|| op.attr("type"));
        Some(Symbol {
            name: op.symbol_name()?.to_owned(),
            op: op.name().to_owned(),
            ty: ty.map(|ty| op.context().attr_text(ty)),
        })
    });
    all.into_iter().flatten().collect()
}

fn kind(file: &File<'_>) -> String {
    let producer = text(file.container.header().producer);
    match producer.strip_prefix("StableHLO_v") {
        Some(version) => format!("portable artifact of StableHLO {version}"),
        None => "MLIR bytecode".to_owned(),
    }
}

fn as_text(name: &str, file: &File<'_>, symbols: &[Symbol], exported: bool) -> String {
    let mut out = String::new();
    let line = |out: &mut String, what: &str, value: &str| {
        let _ = writeln!(out, "  {what:12} {value}");
    };
    let inside = if exported { ", in what jax.export wrote" } else { "" };
    let _ = writeln!(out, "{name}: {}{inside}, {}", kind(file), human(file.bytes.len() as u64));
    line(&mut out, "producer", &text(file.container.header().producer));
    line(&mut out, "format", &format!("bytecode version {}", file.container.version()));
    if let Some(table) = &file.dialects {
        let one = |dialect: &mlirkit_wire::Dialect<'_>| match dialect.version {
            Some(version) => format!("{} (version {})", dialect.name, hex(version.rest())),
            None => dialect.name.to_owned(),
        };
        line(&mut out, "dialects", &table.dialects.iter().map(one).collect::<Vec<_>>().join(", "));
        line(&mut out, "operations", &format!("{} kinds", table.ops.len()));
    }
    if let Some(entries) = &file.entries {
        line(&mut out, "entries", &format!("{} attributes, {} types", entries.attributes(), entries.types()));
    }
    let tables = [
        ("strings", file.strings.as_ref().map(|t| t.len())),
        ("properties", file.properties.as_ref().map(|t| t.len())),
    ];
    for (what, len) in tables {
        line(&mut out, what, &len.map_or("damaged or not there".to_owned(), |len| len.to_string()));
    }
    let _ = writeln!(out, "  sections");
    for section in file.container.sections() {
        let size = section.data.len() as u64;
        let _ = writeln!(out, "    {:>#10x}  {:>12}  {}", section.start, size, section.id.name());
    }
    if !symbols.is_empty() {
        let _ = writeln!(out, "  symbols");
        for symbol in symbols {
            let ty = symbol.ty.as_ref().map_or(String::new(), |ty| format!(" : {ty}"));
            let _ = writeln!(out, "    {} @{}{ty}", symbol.op, symbol.name);
        }
    }
    let resources = resources(file);
    if !resources.is_empty() {
        let _ = writeln!(out, "  resources");
        for (provider, key, kind, bytes) in resources {
            let _ = writeln!(out, "    {bytes:>12}  {provider}: {key}{}", if kind == "blob" { "" } else { kind });
        }
    }
    out.trim_end().to_owned()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}

fn resources(file: &File<'_>) -> Vec<(String, String, &'static str, u64)> {
    let (Some(table), Some(strings)) = (&file.resources, &file.strings) else { return Vec::new() };
    let mut all = Vec::new();
    for group in table.groups(strings) {
        let provider = match group.provider {
            Provider::External(name) => text(name),
            Provider::Dialect(number) => file.dialect(number).to_owned(),
        };
        for resource in group.resources() {
            let kind = match resource.kind {
                ResourceKind::Blob => "blob",
                ResourceKind::Bool => "bool",
                ResourceKind::String => "string",
            };
            all.push((provider.clone(), text(resource.key), kind, resource.data.len() as u64));
        }
    }
    all
}

fn as_json(file: &File<'_>, symbols: &[Symbol], exported: bool) -> Value {
    let dialects = file.dialects.as_ref().map_or(&[][..], |table| &table.dialects);
    let dialects = dialects.iter().map(|d| json!({ "name": d.name, "version": d.version.map(|v| hex(v.rest())) }));
    let sections = file.container.sections().iter();
    let sections = sections.map(|s| json!({ "name": s.id.name(), "offset": s.start, "bytes": s.data.len() as u64 }));
    let symbols = symbols.iter().map(|s| json!({ "name": s.name, "operation": s.op, "type": s.ty }));
    let resources = resources(file);
    let resources = resources
        .iter()
        .map(|(provider, key, kind, bytes)| json!({ "provider": provider, "key": key, "kind": kind, "bytes": bytes }));
    json!({
        "schema": super::SCHEMA,
        "kind": kind(file),
        "exported": exported,
        "bytes": file.bytes.len() as u64,
        "producer": text(file.container.header().producer),
        "version": file.container.version(),
        "dialects": dialects.collect::<Vec<_>>(),
        "operation_kinds": file.dialects.as_ref().map(|table| table.ops.len()),
        "attributes": file.entries.as_ref().map(mlirkit_wire::EntryTable::attributes),
        "types": file.entries.as_ref().map(mlirkit_wire::EntryTable::types),
        "strings": file.strings.as_ref().map(mlirkit_wire::StringTable::len),
        "properties": file.properties.as_ref().map(mlirkit_wire::PropertyTable::len),
        "sections": sections.collect::<Vec<_>>(),
        "symbols": symbols.collect::<Vec<_>>(),
        "resources": resources.collect::<Vec<_>>(),
    })
}
