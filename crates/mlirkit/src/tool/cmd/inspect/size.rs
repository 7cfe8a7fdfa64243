//! `mlirkit size`: shows how many bytes each component of a file takes.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bytes::Bytes;
use mlirkit_inspect::{File, Node, Sizes};

use super::super::tile;
use super::treemap;
use super::{human, share, text};
use crate::bytecode::WriteOptions;
use crate::json::size::{Outer, of_sizes, section_name};
use crate::tool::driver::{Form, Outcome, Raw, failed, report, report_json, status};
use crate::tool::io::Output;
use crate::{ContextOptions, Extend, OpenOptions};

/// Show sizes by section, dialect, operation, function and resource.
#[derive(clap::Args)]
#[command(
    after_help = "Every byte is counted once under 'sections': they sum to the length of the file. Of text, the sizes are those of the bytecode
that it becomes. What an operation retains is what the file would lose with it: its own bytes, and the attributes, types, strings,
resources and private functions that nothing else leads to.

Examples:
  mlirkit size model.mlirbc
  mlirkit size model.mlirbc --top=50      the fifty largest of everything
  mlirkit size model.mlirbc --json | jq '.resources | max_by(.bytes)'
  mlirkit size model.mlirbc --html size.html && xdg-open size.html"
)]
pub struct Args {
    /// Any MLIR file; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Number of lines per list.
    #[arg(long, default_value_t = 10, value_name = "N")]
    top: usize,
    /// Write JSON.
    #[arg(long)]
    json: bool,
    /// Write a treemap as SVG to this file instead.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    svg: Option<PathBuf>,
    /// Write a treemap as an HTML page to this file instead.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "svg"])]
    html: Option<PathBuf>,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(size(args, extend))
}

fn size(args: &Args, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?;
    if tile::is_tile(&raw) {
        return tile::size(&raw, args.top, args.json);
    }
    let raw = raw.refuse_empty()?;
    let bytes = if raw.form == Form::Text { as_bytecode(&raw, extend)? } else { raw.bytes.clone() };
    let file = File::read(&bytes).map_err(|error| raw.fail(&[error.into_diagnostic()]))?;
    let sizes = Sizes::of(&file);
    let picture = |path: &Path, picture: fn(&Node) -> String| {
        let mut out = Output::open(path).map_err(failed)?;
        // A write error can be ignored here, because the output records it.
        let _ = out.write_all(picture(&sizes.tree(&raw.name)).as_bytes());
        out.keep().map_err(failed)
    };
    match (&args.svg, &args.html) {
        (Some(path), _) => return picture(path, treemap::svg),
        (_, Some(path)) => return picture(path, treemap::page),
        _ => {}
    }
    let options = ContextOptions { allow_unregistered: true, extend, ..ContextOptions::default() };
    let ctx = crate::context(&options.following([&bytes[..]]));
    let outer = Outer::of(&ctx, &bytes, &file, &sizes);
    if args.json {
        report_json(&of_sizes(&file, &sizes, &outer))
    } else {
        report(&as_text(&file, &sizes, &outer, args.top))
    }
}

/// Converts text to bytecode.
fn as_bytecode(raw: &Raw, extend: Extend) -> Outcome<Bytes> {
    let ctx = crate::context(&ContextOptions { allow_unregistered: true, extend, ..ContextOptions::default() });
    let module =
        crate::open(&ctx, &raw.name, &raw.bytes, &OpenOptions::default()).map_err(|errors| raw.fail(&errors))?;
    let mut bytes = Vec::new();
    crate::bytecode::write(&module.module, &mut bytes, &WriteOptions::default())
        .map_err(|error| raw.fail(&[error.into_diagnostic()]))?;
    Ok(bytes.into())
}

/// Returns the display name of the outer operation at `index`: its symbol name, or its operation name.
fn name_of(outer: &Outer, file: &File<'_>, index: usize, op: u64) -> String {
    match outer.symbols.get(index).and_then(|symbol| symbol.name.as_ref()) {
        Some(name) => format!("@{name}"),
        None => file.op(op),
    }
}

fn as_text(file: &File<'_>, sizes: &Sizes, outer: &Outer, top: usize) -> String {
    let mut out = String::new();
    let total = sizes.total();
    let heading = |out: &mut String, what: &str| {
        let _ = writeln!(out, "{}{what}", if out.is_empty() { "" } else { "\n" });
    };
    let rounded = if total < 1024 { String::new() } else { format!("{}, ", human(total)) };
    heading(&mut out, &format!("sections ({rounded}{total} bytes)"));
    for section in &sizes.sections {
        let _ = writeln!(out, "  {} {:>12}  {}", share(section.bytes, total), section.bytes, section_name(section.id));
    }
    if !sizes.ops.is_empty() {
        heading(&mut out, "operations in the IR section (bytes, number, name), without what is nested in them");
        for op in sizes.ops.iter().take(top) {
            let _ = writeln!(out, "  {} {:>12} {:>9}  {}", share(op.bytes, total), op.bytes, op.count, op.name);
        }
        let _ = writeln!(out, "  {} {:>12}            their locations", share(sizes.locations, total), sizes.locations);
    }
    if !sizes.top_level.is_empty() {
        heading(&mut out, "below the top-level operation (bytes, operations, bytes retained, name)");
        let mut order: Vec<_> = sizes.top_level.iter().enumerate().collect();
        order.sort_by_key(|(_, top)| std::cmp::Reverse(top.bytes));
        for (index, op) in order.into_iter().take(top) {
            let name = name_of(outer, file, index, op.name);
            let retained = outer.retained.get(index).map_or("?".to_owned(), u64::to_string);
            let _ = writeln!(out, "  {} {:>12} {:>9} {retained:>12}  {name}", share(op.bytes, total), op.bytes, op.ops);
        }
    }
    for (what, table) in [("attributes", &sizes.attributes), ("types", &sizes.types)] {
        if table.is_empty() {
            continue;
        }
        heading(&mut out, &format!("{what} by dialect (bytes, entries, dialect)"));
        for (dialect, entries) in table.iter().take(top) {
            let kept = match entries.text_count {
                0 => String::new(),
                count => format!(", {count} of them as text in {} bytes", entries.text_bytes),
            };
            let _ = writeln!(
                out,
                "  {} {:>12} {:>9}  {dialect}{kept}",
                share(entries.bytes, total),
                entries.bytes,
                entries.count
            );
        }
    }
    if !sizes.resources.is_empty() {
        heading(&mut out, "resources (bytes, key)");
        let mut order: Vec<_> = sizes.resources.iter().collect();
        order.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
        for (key, bytes) in order.into_iter().take(top) {
            let _ = writeln!(out, "  {} {bytes:>12}  {}", share(*bytes, total), text(key));
        }
    }
    if !sizes.damage.is_empty() {
        heading(&mut out, "damage");
        for (offset, message) in &sizes.damage {
            let _ = writeln!(out, "  at {offset:#x}: {message}");
        }
    }
    out.trim_end().to_owned()
}
