//! `mlirkit info`: describes bytecode from its header and tables, and text by parsing it.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use mlirkit_defs::Named;
use mlirkit_inspect::File;
use mlirkit_wire::SectionId;

use super::super::{nested, tile};
use super::{human, text};
use crate::json::info::{self, COUNTED, Symbol, TextFacts, hex, resources};
use crate::json::nested::NestedEntry;
use crate::stablehlo::part::Part;
use crate::tool::driver::{Form, Outcome, Raw, Reading, report, report_json, status};
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
    let is_counted = args.count || ir <= COUNTED;
    let counts = if is_counted { info::counts(&file) } else { Vec::new() };
    let part = Part { bytes: raw.bytes.clone(), envelope: raw.envelope.clone(), form: raw.form.clone() };
    let ctx = args.reading.context(&raw, extend)?;
    let mut options = OpenOptions::default();
    options.bytecode.producer_release = args.reading.producer_release;
    let nested = if is_counted { info::nested_modules(&ctx, &part, &options) } else { Vec::new() };
    options.bytecode.lazy = true;
    let symbols = info::symbols(&ctx, &part, &counts, &options);
    if args.json {
        return report_json(&info::of_bytecode(&part, &file, &symbols, &nested));
    }
    report(&About { name: &raw.name, part: &part, file: &file, symbols, nested }.as_text())
}

/// Formats a symbol as a line.
fn symbol_line(symbol: &Symbol) -> String {
    let ty = symbol.ty.as_ref().map_or(String::new(), |ty| format!(" : {ty}"));
    let ops = symbol.ops.map_or(String::new(), |ops| format!("  ({ops} operation{})", if ops == 1 { "" } else { "s" }));
    format!("    {} @{}{ty}{ops}", symbol.op, symbol.name)
}

/// Writes a heading and lines to a report; writes nothing if there are no lines.
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
    let facts = TextFacts::of(&file.module);
    if args.json {
        return report_json(&facts.as_json(size));
    }
    let mut out = format!("{}: text, {}\n", file.name, human(size as u64));
    line(&mut out, "dialects", &facts.dialects.join(", "));
    line(&mut out, "operations", &format!("{} of {} kinds", facts.operations, facts.counts.len()));
    for (name, count) in facts.counts.iter().take(SHOWN) {
        let _ = writeln!(out, "    {count:>10}  {name}");
    }
    if !facts.symbols.is_empty() {
        let _ = writeln!(out, "  symbols");
        facts.symbols.iter().for_each(|symbol| out.push_str(&(symbol_line(symbol) + "\n")));
    }
    section(&mut out, "nested modules", &nested::lines(&facts.nested));
    let reported = report(&out);
    // The process ends soon and frees the memory.
    drop(facts);
    std::mem::forget(file);
    std::mem::forget(ctx);
    reported
}

/// The report for a bytecode file.
struct About<'a> {
    name: &'a str,
    part: &'a Part,
    file: &'a File<'a>,
    symbols: Vec<Symbol>,
    nested: Vec<NestedEntry>,
}

impl About<'_> {
    fn producer(&self) -> &[u8] {
        self.file.container.header().producer
    }

    /// Returns the release whose definitions are used for reading the file; `None` if it is unknown.
    fn release(&self) -> Option<Named> {
        crate::release_of(&self.part.bytes)
    }

    fn as_text(&self) -> String {
        let file = self.file;
        let mut out = String::new();
        let inside = if self.part.envelope.is_some() { ", in what jax.export wrote" } else { "" };
        let _ = writeln!(out, "{}: {}{inside}, {}", self.name, info::kind(self.part), human(file.bytes.len() as u64));
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
                // Files before version 5 have no properties section.
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
            self.symbols.iter().for_each(|symbol| out.push_str(&(symbol_line(symbol) + "\n")));
        }
        section(&mut out, "nested modules", &nested::lines(&self.nested));
        let resources = resources(file);
        if !resources.is_empty() {
            let _ = writeln!(out, "  resources");
            for (provider, key, kind, bytes) in resources {
                let kind = if kind == "blob" { String::new() } else { format!(" ({kind})") };
                let _ = writeln!(out, "    {bytes:>12}  {provider}: {key}{kind}");
            }
        }
        out
    }
}
