//! `mlirkit info`: describes a file from its header and tables, or from its text.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use mlirkit_defs::Named;
use mlirkit_inspect::{File, Sizes};
use mlirkit_ir::{BlockRef, Context, Module, OpRef};
use mlirkit_wire::{Provider, ResourceKind, SectionId};
use serde_json::{Value, json};

use super::super::{nested, tile};
use super::{human, text};
use crate::tool::driver::{Form, Outcome, Raw, Reading, SCHEMA, report, report_json, status};
use crate::{Extend, OpenOptions};

/// Describe a file: kind, version, producer, dialects, sections, functions and resources.
#[derive(clap::Args)]
#[command(
    after_help = "Of bytecode, only the header, the tables and the outermost operations are read, so a file of any size answers at once.
Operations are counted in files with less than 8 MiB of them; --count counts them in any file. Text is parsed.

Examples:
  mlirkit info model.mlirbc
  mlirkit info model.mlirbc --json | jq -r '.symbols[].name'
  cat model.mlir | mlirkit info -"
)]
pub struct Args {
    /// Any MLIR file; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Write JSON.
    #[arg(long)]
    json: bool,
    /// Count operations in files of any size.
    #[arg(long)]
    count: bool,
    #[command(flatten)]
    reading: Reading,
}

/// IR sections of up to this many bytes are counted by default.
const COUNTED: usize = 8 << 20;

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(info(args, extend))
}

fn info(args: &Args, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?;
    if tile::is_tile(&raw) {
        return tile::info(&raw, args.json);
    }
    let raw = raw.refuse_empty()?;
    if raw.form == Form::Text {
        return of_text(args, raw, extend);
    }
    let file = File::read(&raw.bytes).map_err(|error| raw.fail(&[error.into_diagnostic()]))?;
    let ir = file.container.section(SectionId::Ir).map_or(0, |section| section.data.len());
    let counts = if args.count || ir <= COUNTED { Sizes::of(&file).top_level } else { Vec::new() };
    let counts: Vec<u64> = counts.iter().map(|top| top.ops).collect();
    let symbols = symbols(&raw, &counts, args, extend)?;
    let nested = if args.count || ir <= COUNTED { nested_modules(&raw, args, extend)? } else { Default::default() };
    let about = About { name: &raw.name, raw: &raw, file: &file, symbols, nested };
    if args.json { report_json(&about.as_json()) } else { report(&about.as_text()) }
}

/// A symbol directly below the top-level operation.
struct Symbol {
    name: String,
    op: String,
    ty: Option<String>,
    ops: Option<u64>,
}

impl Symbol {
    /// Describes an operation as a symbol, if it is one.
    fn of(op: OpRef<'_, '_>, ops: Option<u64>) -> Option<Self> {
        let ty = op.attr("function_type").or_else(|| op.attr("type"));
        Some(Self {
            name: symbol_name(op)?,
            op: op.name().to_owned(),
            ty: ty.map(|ty| plain_type(op.context().attr_text(ty))),
            ops,
        })
    }

    fn line(&self) -> String {
        let ty = self.ty.as_ref().map_or(String::new(), |ty| format!(" : {ty}"));
        let ops =
            self.ops.map_or(String::new(), |ops| format!("  ({ops} operation{})", if ops == 1 { "" } else { "s" }));
        format!("    {} @{}{ty}{ops}", self.op, self.name)
    }

    fn as_json(&self) -> Value {
        json!({ "name": self.name, "operation": self.op, "type": self.ty, "operations": self.ops })
    }
}

/// Unwraps the type in VHLO's type attribute; returns other text unchanged.
fn plain_type(text: String) -> String {
    match text.strip_prefix("#vhlo.type_v1<").and_then(|rest| rest.strip_suffix('>')) {
        Some(inside) => inside.to_owned(),
        None => text,
    }
}

/// Returns the name of a symbol, also in VHLO.
pub(super) fn symbol_name(op: OpRef<'_, '_>) -> Option<String> {
    if let Some(name) = op.symbol_name() {
        return Some(name.to_owned());
    }
    let text = op.context().attr_text(op.attr("sym_name")?);
    Some(text.strip_prefix("#vhlo.string_v1<\"")?.strip_suffix("\">")?.to_owned())
}

/// Visits the operations directly below the top-level one.
fn each_outer_op<T>(module: &Module<'_>, one: impl FnMut(OpRef<'_, '_>) -> T) -> Vec<T> {
    let block = module.root().and_then(|root| root.regions().next()).and_then(|region| region.blocks().next());
    block.into_iter().flat_map(BlockRef::ops).map(one).collect()
}

/// Describes the operations directly below the top-level one, in order; empty if the file cannot be opened.
pub(super) fn outer_symbols(ctx: &Context, bytes: &bytes::Bytes) -> Vec<mlirkit_inspect::Symbol> {
    let opened = crate::open(ctx, "", bytes, &OpenOptions::lazy());
    opened.map_or(Vec::new(), |opened| {
        each_outer_op(&opened.module, |op| {
            let is_private = op.string_attr("sym_visibility") == Some("private");
            mlirkit_inspect::Symbol { name: symbol_name(op), is_private }
        })
    })
}

fn symbols(raw: &Raw, counts: &[u64], args: &Args, extend: Extend) -> Outcome<Vec<Symbol>> {
    let ctx = args.reading.context(raw, extend)?;
    let mut options = OpenOptions::lazy();
    options.bytecode.producer_release = args.reading.producer_release;
    let Ok(opened) = crate::open(&ctx, "", &raw.bytes, &options) else { return Ok(Vec::new()) };
    let mut index = 0;
    let all = each_outer_op(&opened.module, |op| {
        index += 1;
        Symbol::of(op, counts.get(index - 1).copied())
    });
    Ok(all.into_iter().flatten().collect())
}

/// Describes the modules nested in attributes, in lines and as JSON; nothing if the file cannot be opened.
fn nested_modules(raw: &Raw, args: &Args, extend: Extend) -> Outcome<(Vec<String>, Vec<Value>)> {
    if !mlirkit_edit::nested::may_contain(&raw.bytes) {
        return Ok(Default::default());
    }
    let ctx = args.reading.context(raw, extend)?;
    let mut options = OpenOptions::default();
    options.bytecode.producer_release = args.reading.producer_release;
    let module = match raw.form {
        Form::Artifact(_) => crate::stablehlo::deserialize(&ctx, raw.bytes.clone()).ok(),
        _ => crate::open(&ctx, "", &raw.bytes, &options).ok().map(|opened| opened.module),
    };
    Ok(module.and_then(|module| nested::described(&module).ok()).unwrap_or_default())
}

/// Writes a section with a heading, unless it is empty.
fn section(out: &mut String, heading: &str, lines: &[String]) {
    if !lines.is_empty() {
        let _ = writeln!(out, "  {heading}");
        lines.iter().for_each(|line| out.push_str(&format!("    {line}\n")));
    }
}

/// Writes one line of a report: a label and its value.
fn line(out: &mut String, what: &str, value: &str) {
    let _ = writeln!(out, "  {what:12} {value}");
}

fn of_text(args: &Args, raw: Raw, extend: Extend) -> Outcome {
    const SHOWN: usize = 20;
    let ctx = args.reading.context(&raw, extend)?;
    let size = raw.bytes.len();
    let file = raw.open(&ctx, &args.reading)?;
    let mut ops: BTreeMap<&str, u64> = BTreeMap::new();
    for op in file.module.top_block().ops().flat_map(OpRef::walk) {
        *ops.entry(op.name()).or_default() += 1;
    }
    let dialect = |name: &&str| name.split('.').next().unwrap_or_default().to_owned();
    let mut dialects: Vec<String> = ops.keys().map(dialect).collect();
    dialects.dedup();
    let symbols = each_outer_op(&file.module, |op| Symbol::of(op, Some(op.walk().count() as u64)));
    let symbols: Vec<Symbol> = symbols.into_iter().flatten().collect();
    let (nested, nested_json) = nested::described(&file.module).unwrap_or_default();
    let mut counts: Vec<(&str, u64)> = ops.into_iter().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let total: u64 = counts.iter().map(|(_, count)| count).sum();
    if args.json {
        let counts = counts.iter().map(|(name, count)| json!({ "name": name, "count": count }));
        return report_json(&json!({
            "schema": SCHEMA, "kind": "text", "exported": false, "bytes": size, "dialects": dialects
                .iter().map(|name| json!({ "name": name, "version": null })).collect::<Vec<_>>(),
            "operations": total, "operation_counts": counts.collect::<Vec<_>>(),
            "symbols": symbols.iter().map(Symbol::as_json).collect::<Vec<_>>(), "nested": nested_json,
        }));
    }
    let mut out = format!("{}: text, {}\n", file.name, human(size as u64));
    line(&mut out, "dialects", &dialects.join(", "));
    line(&mut out, "operations", &format!("{total} of {} kinds", counts.len()));
    for (name, count) in counts.iter().take(SHOWN) {
        let _ = writeln!(out, "    {count:>10}  {name}");
    }
    if !symbols.is_empty() {
        let _ = writeln!(out, "  symbols");
        symbols.iter().for_each(|symbol| out.push_str(&(symbol.line() + "\n")));
    }
    section(&mut out, "nested modules", &nested);
    report(&out)
}

/// The report about a bytecode file.
struct About<'a> {
    name: &'a str,
    raw: &'a Raw,
    file: &'a File<'a>,
    symbols: Vec<Symbol>,
    /// The nested modules, in lines and as JSON.
    nested: (Vec<String>, Vec<Value>),
}

impl About<'_> {
    fn kind(&self) -> String {
        match &self.raw.form {
            Form::Artifact(version) => format!("portable artifact of StableHLO {version}"),
            _ => "MLIR bytecode".to_owned(),
        }
    }

    fn producer(&self) -> &[u8] {
        self.file.container.header().producer
    }

    /// Returns the release whose definitions are used for reading.
    fn release(&self) -> Option<Named> {
        crate::release_of(&self.raw.bytes)
    }

    fn as_text(&self) -> String {
        let file = self.file;
        let mut out = String::new();
        let inside = if self.raw.envelope.is_some() { ", in what jax.export wrote" } else { "" };
        let _ = writeln!(out, "{}: {}{inside}, {}", self.name, self.kind(), human(file.bytes.len() as u64));
        line(&mut out, "producer", &text(self.producer()));
        line(&mut out, "format", &format!("bytecode version {}", file.container.version()));
        if let Some(release) = self.release() {
            line(&mut out, "read as", &release.to_string());
        }
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
            ("strings", SectionId::String, file.strings.as_ref().map(|t| t.len())),
            ("properties", SectionId::Properties, file.properties.as_ref().map(|t| t.len())),
        ];
        for (what, section, len) in tables {
            match len {
                Some(len) => line(&mut out, what, &len.to_string()),
                None if file.container.section(section).is_some() => line(&mut out, what, "damaged"),
                // Files before version 5 have no such section.
                None => line(&mut out, what, "none"),
            }
        }
        let _ = writeln!(out, "  sections");
        for section in file.container.sections() {
            let size = section.data.len() as u64;
            let _ = writeln!(out, "    {:>#10x}  {:>12}  {}", section.start, size, section.id.name());
        }
        if !self.symbols.is_empty() {
            let _ = writeln!(out, "  symbols");
            self.symbols.iter().for_each(|symbol| out.push_str(&(symbol.line() + "\n")));
        }
        section(&mut out, "nested modules", &self.nested.0);
        let resources = resources(file);
        if !resources.is_empty() {
            let _ = writeln!(out, "  resources");
            for (provider, key, kind, bytes) in resources {
                let _ = writeln!(out, "    {bytes:>12}  {provider}: {key}{}", if kind == "blob" { "" } else { kind });
            }
        }
        out
    }

    fn as_json(&self) -> Value {
        let file = self.file;
        let dialects = file.dialects.as_ref().map_or(&[][..], |table| &table.dialects);
        let dialects = dialects.iter().map(|d| json!({ "name": d.name, "version": d.version.map(|v| hex(v.rest())) }));
        let sections = file.container.sections().iter();
        let sections =
            sections.map(|s| json!({ "name": s.id.name(), "offset": s.start, "bytes": s.data.len() as u64 }));
        let resources = resources(file);
        let resources = resources.iter().map(
            |(provider, key, kind, bytes)| json!({ "provider": provider, "key": key, "kind": kind, "bytes": bytes }),
        );
        json!({
            "schema": SCHEMA,
            "kind": self.kind(),
            "exported": self.raw.envelope.is_some(),
            "bytes": file.bytes.len() as u64,
            "producer": text(self.producer()),
            "version": file.container.version(),
            "release": self.release().map(|of| of.release.to_string()),
            "snapshot": self.release().map(|of| of.snapshot),
            "dialects": dialects.collect::<Vec<_>>(),
            "operation_kinds": file.dialects.as_ref().map(|table| table.ops.len()),
            "attributes": file.entries.as_ref().map(|table| table.attributes()),
            "types": file.entries.as_ref().map(|table| table.types()),
            "strings": file.strings.as_ref().map(|table| table.len()),
            "sections": sections.collect::<Vec<_>>(),
            "symbols": self.symbols.iter().map(Symbol::as_json).collect::<Vec<_>>(),
            "resources": resources.collect::<Vec<_>>(),
            "nested": self.nested.1,
        })
    }
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
