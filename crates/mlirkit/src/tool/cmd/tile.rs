//! `mlirkit info`, `dump`, `size` and `print` for CUDA Tile IR bytecode.

use std::fmt::Write;

use serde_json::{Value, json};

use super::inspect::human;
use crate::diag::{Diagnostic, Position};
use crate::tile_ir::{MAGIC, TileBody, TileError, TileFile, TileOp, body, text};
use crate::tool::driver::{Outcome, Raw, SCHEMA, report, report_json};

/// Returns whether a file is CUDA Tile IR bytecode.
pub fn is_tile(raw: &Raw) -> bool {
    raw.bytes.starts_with(MAGIC)
}

fn read(raw: &Raw) -> Outcome<TileFile<'_>> {
    TileFile::read(&raw.bytes).map_err(|error| fail(raw, error))
}

fn fail(raw: &Raw, TileError { offset, message }: TileError) -> crate::tool::driver::Failed {
    let position = Position::Bytecode { file: raw.name.as_str().into(), section: None, offset: offset as u64 };
    raw.fail(&[Diagnostic::error(position, message)])
}

/// Prints the file as MLIR text.
pub fn printed(raw: &Raw) -> Outcome<String> {
    text(&read(raw)?).map_err(|error| fail(raw, error))
}

/// Counts the operations in a function body, including nested ones.
fn count(body: &TileBody) -> usize {
    fn of(op: &TileOp) -> usize {
        1 + mlirkit_diag::deep(|| op.regions.iter().flatten().flat_map(|block| &block.ops).map(of).sum::<usize>())
    }
    body.block.ops.iter().map(of).sum()
}

/// Prints a description of the file, as JSON if `as_json` is set, otherwise as text.
pub fn info(raw: &Raw, as_json: bool) -> Outcome {
    let file = read(raw)?;
    let mut functions = Vec::new();
    for function in &file.functions {
        let body = body(&file, function).map_err(|error| fail(raw, error))?;
        functions.push((function, count(&body)));
    }
    if as_json {
        let symbols: Vec<Value> = functions
            .iter()
            .map(|(function, ops)| json!({ "name": function.name, "operation": "cuda_tile.entry", "operations": ops }))
            .collect();
        return report_json(&json!({
            "schema": SCHEMA, "kind": "CUDA Tile IR bytecode", "bytes": raw.bytes.len(),
            "version": file.version.to_string(), "producer": file.producer, "sections": sections(&file),
            "strings": file.strings.len(), "types": file.types.len(), "constants": file.constants.len(),
            "globals": file.globals.iter().map(|global| &global.name).collect::<Vec<_>>(), "symbols": symbols,
        }));
    }
    let mut out = format!("{}: CUDA Tile IR bytecode, {}\n", raw.name, human(raw.bytes.len() as u64));
    _ = writeln!(out, "  version      {}", file.version);
    if let Some(producer) = &file.producer {
        _ = writeln!(out, "  producer     {producer}");
    }
    let (types, constants, strings) = (file.types.len(), file.constants.len(), file.strings.len());
    _ = writeln!(out, "  entries      {types} types, {constants} constants, {strings} strings\n  sections");
    for section in &file.sections {
        let name = section.name();
        _ = writeln!(out, "    {:#10x}  {:12}  {name} ({})", section.offset, section.size, section.id);
    }
    out.push_str("  symbols\n");
    for global in &file.globals {
        _ = writeln!(out, "    cuda_tile.global @{}", global.name);
    }
    for (function, ops) in functions {
        let plural = if ops == 1 { "" } else { "s" };
        _ = writeln!(out, "    cuda_tile.entry @{}  ({ops} operation{plural})", function.name);
    }
    report(&out)
}

fn sections(file: &TileFile<'_>) -> Vec<Value> {
    let section = |section: &crate::tile_ir::TileSection| json!({ "name": section.name(), "offset": section.offset, "bytes": section.size });
    file.sections.iter().map(section).collect()
}

/// Lists the contents of the file: sections, strings, types, constants and functions. Each item has an offset, a size,
/// a nesting depth and a description.
fn parts<'a>(file: &TileFile<'a>) -> Vec<(usize, usize, usize, String)> {
    let at = |bytes: &[u8]| bytes.as_ptr() as usize - file.bytes.as_ptr() as usize;
    let mut parts = vec![(0, MAGIC.len() + 4, 0, format!("header: CUDA Tile IR {}", file.version))];
    parts.extend(
        file.sections.iter().map(|section| (section.offset, section.size, 0, format!("section {}", section.name()))),
    );
    for (index, bytes) in file.strings.iter().enumerate() {
        parts.push((at(bytes), bytes.len(), 1, format!("string {index}: {:?}", String::from_utf8_lossy(bytes))));
    }
    for (index, (offset, size)) in file.type_places.iter().enumerate() {
        let text = file.types.get(index).map_or("", |ty| ty.text.as_str());
        let text = if text.is_empty() { "function" } else { text };
        parts.push((*offset, *size, 1, format!("type {index}: {text}")));
    }
    for (index, bytes) in file.constants.iter().enumerate() {
        parts.push((at(bytes), bytes.len(), 1, format!("constant {index}")));
    }
    for function in &file.functions {
        parts.push((function.body.start, function.body.len(), 1, format!("operations of @{}", function.name)));
    }
    // At equal offsets, a section precedes its contents.
    parts.sort_by_key(|(offset, size, depth, _)| (*offset, *depth, std::cmp::Reverse(*size)));
    parts
}

/// Prints the contents of the file with their offsets, as JSON if `as_json` is set, otherwise as text.
pub fn dump(raw: &Raw, as_json: bool) -> Outcome {
    let file = read(raw)?;
    let parts = parts(&file);
    if as_json {
        let part = |(offset, size, depth, meaning): &(usize, usize, usize, String)| json!({ "offset": offset, "bytes": size, "depth": depth, "meaning": meaning });
        return report_json(&json!({ "schema": SCHEMA, "parts": parts.iter().map(part).collect::<Vec<_>>() }));
    }
    let mut out = String::new();
    for (offset, size, depth, meaning) in parts {
        let bytes = raw.bytes.get(offset..offset + size).unwrap_or_default();
        let shown: String = bytes.iter().take(8).map(|byte| format!("{byte:02x} ")).collect();
        let more = if bytes.len() > 8 { format!("+{}", bytes.len() - 8) } else { String::new() };
        _ = writeln!(out, "{offset:08x}  {shown:24}{more:>8}  {}{meaning}", "  ".repeat(depth));
    }
    report(&out)
}

/// Prints the size in bytes of each section, and of the `top` largest functions and constants.
pub fn size(raw: &Raw, top: usize, as_json: bool) -> Outcome {
    let file = read(raw)?;
    let content: usize = file.sections.iter().map(|section| section.size).sum();
    let mut functions: Vec<(usize, &str)> =
        file.functions.iter().map(|function| (function.body.len(), function.name.as_str())).collect();
    functions.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
    let mut constants: Vec<(usize, usize)> =
        file.constants.iter().enumerate().map(|(index, bytes)| (bytes.len(), index)).collect();
    constants.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
    if as_json {
        let function = |(size, name): &(usize, &str)| json!({ "name": name, "bytes": size });
        let constant = |(size, index): &(usize, usize)| json!({ "index": index, "bytes": size });
        return report_json(&json!({
            "schema": SCHEMA, "bytes": raw.bytes.len(), "sections": sections(&file),
            "headers": raw.bytes.len() - content, "functions": functions.iter().map(function).collect::<Vec<_>>(),
            "constants": constants.iter().map(constant).collect::<Vec<_>>(),
        }));
    }
    let mut out = format!("{:12}  {}\n\nsections\n", raw.bytes.len(), raw.name);
    for section in &file.sections {
        _ = writeln!(out, "{:12}  {}", section.size, section.name());
    }
    _ = writeln!(out, "{:12}  headers and padding\n\nfunctions", raw.bytes.len() - content);
    for (size, name) in functions.iter().take(top) {
        _ = writeln!(out, "{size:12}  @{name}");
    }
    out.push_str("\nconstants\n");
    for (size, index) in constants.iter().take(top) {
        _ = writeln!(out, "{size:12}  {index}");
    }
    report(&out)
}
