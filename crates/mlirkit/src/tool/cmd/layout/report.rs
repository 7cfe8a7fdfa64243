//! The report of `mlirkit layout` for each scope, as a table or as JSON.

use std::fmt::Write;

use crate::asm::{attr_to_string, type_to_string};
use crate::ir::{Context, OpRef, Type};
use crate::json::layout::{COLUMNS, Row, describe, json_scope, place, properties, sources};
use crate::layout::{Answers, DataLayout, Source};
use serde_json::{Value, json};

use crate::tool::driver::SCHEMA;

/// A report that collects the results for all scopes.
pub(super) struct Report<'c> {
    ctx: &'c Context,
    json: Option<Vec<Value>>,
    text: String,
}

fn cells(answers: &Answers) -> [String; 5] {
    [
        answers.size.value.to_string(),
        answers.bits.value.to_string(),
        answers.abi.value.to_string(),
        answers.preferred.value.to_string(),
        answers.index.map_or_else(|| "-".into(), |index| index.value.to_string()),
    ]
}

impl<'c> Report<'c> {
    pub(super) fn new(ctx: &'c Context, json: bool) -> Self {
        Self { ctx, json: json.then(Vec::new), text: String::new() }
    }

    /// Adds a scope with its layout, operation and types.
    pub(super) fn scope(&mut self, layout: &DataLayout<'c>, op: Option<OpRef<'_, 'c>>, types: &[Type]) {
        let rows: Vec<Row> = types.iter().map(|ty| Row::of(layout, *ty)).collect();
        match &mut self.json {
            Some(scopes) => scopes.push(json_scope(self.ctx, layout, op, &rows)),
            // Writing to memory cannot fail.
            None => drop(text_scope(&mut self.text, self.ctx, layout, op, &rows)),
        }
    }

    /// Returns the collected results.
    pub(super) fn end(self) -> LayoutAnswer {
        match self.json {
            Some(scopes) => LayoutAnswer::Json(scopes),
            None => LayoutAnswer::Text(self.text),
        }
    }
}

/// The results for one or more modules.
pub(super) enum LayoutAnswer {
    Text(String),
    Json(Vec<Value>),
}

impl LayoutAnswer {
    pub(super) fn new(json: bool) -> Self {
        if json { Self::Json(Vec::new()) } else { Self::Text(String::new()) }
    }

    /// Adds the results of another module.
    pub(super) fn append(&mut self, more: Self) {
        match (self, more) {
            (Self::Text(text), Self::Text(more)) => {
                // Scopes are separated by an empty line; data layout strings are not.
                if !text.is_empty() && more.contains(" at ") {
                    text.push('\n');
                }
                text.push_str(&more);
            }
            (Self::Json(scopes), Self::Json(more)) => scopes.extend(more),
            _ => {}
        }
    }

    /// Returns the complete output.
    pub(super) fn finish(self) -> String {
        match self {
            Self::Json(scopes) => format!("{:#}\n", json!({ "schema": SCHEMA, "scopes": scopes })),
            Self::Text(text) => text,
        }
    }
}

// Text.

fn text_scope(
    out: &mut String,
    ctx: &Context,
    layout: &DataLayout<'_>,
    op: Option<OpRef<'_, '_>>,
    rows: &[Row],
) -> std::fmt::Result {
    if !out.is_empty() {
        out.push('\n');
    }
    match op {
        Some(op) => writeln!(out, "{} at {}", op.name(), place(ctx, op.location()))?,
        None => writeln!(out, "LLVM string \"{}\"", layout.llvm_string().unwrap_or_default())?,
    }
    for (property, value, source) in properties(layout) {
        let source = source.map_or_else(|| "the operation".into(), |source| describe(ctx, layout, source));
        writeln!(out, "  {} = {}  ({source})", property.name(), attr_to_string(ctx, value))?;
    }
    let names: Vec<String> = rows.iter().map(|row| type_to_string(ctx, row.ty)).collect();
    let cells: Vec<Option<[String; 5]>> = rows.iter().map(|row| row.answers.as_ref().ok().map(cells)).collect();
    let name_width = names.iter().map(|name| name.chars().count()).chain([4]).max().unwrap_or(4).min(48);
    let width = |i: usize| {
        let longest = cells.iter().flatten().filter_map(|row| row.get(i)).map(String::len).max().unwrap_or(0);
        longest.max(COLUMNS.get(i).map_or(0, |name| name.len()))
    };
    let widths: Vec<usize> = (0..COLUMNS.len()).map(width).collect();
    let line = |out: &mut String, name: &str, cells: &[String], last: &str| {
        write!(out, "  {name:name_width$}")?;
        for (cell, width) in cells.iter().zip(&widths) {
            write!(out, "  {cell:>width$}")?;
        }
        writeln!(out, "  {last}")
    };
    if !rows.is_empty() {
        line(out, "type", &COLUMNS.map(str::to_owned), "source")?;
    }
    for ((row, name), cells) in rows.iter().zip(&names).zip(&cells) {
        match (&row.answers, cells) {
            (Ok(answers), Some(cells)) => {
                line(out, name, cells, &grouped_sources(ctx, layout, answers))?;
                text_members(out, ctx, row, answers)?;
            }
            (Err(error), _) => writeln!(out, "  {name:name_width$}  {error}")?,
            (Ok(_), None) => {}
        }
    }
    Ok(())
}

/// Lists the sources of layout values. Each source is listed once, after the columns whose values it determines.
fn grouped_sources(ctx: &Context, layout: &DataLayout<'_>, answers: &Answers) -> String {
    let mut groups: Vec<(Source, Vec<&str>)> = Vec::new();
    for (source, column) in sources(answers).into_iter().zip(COLUMNS) {
        let Some(source) = source else { continue };
        match groups.iter_mut().find(|(known, _)| *known == source) {
            Some((_, columns)) => columns.push(column),
            None => groups.push((source, vec![column])),
        }
    }
    let group =
        |(source, columns): &(Source, Vec<&str>)| format!("{}: {}", columns.join(", "), describe(ctx, layout, *source));
    groups.iter().map(group).collect::<Vec<_>>().join("; ")
}

/// Prints the members of a structure, one per line, with the padding between them.
fn text_members(out: &mut String, ctx: &Context, row: &Row, answers: &Answers) -> std::fmt::Result {
    let Some(last) = row.members.last() else { return Ok(()) };
    let width = answers.size.value.min.to_string().len().max(1);
    let gap = |out: &mut String, at: u64, bytes: u64| match bytes {
        0 => Ok(()),
        1 => writeln!(out, "      {at:>width$} | ... 1 byte of padding"),
        _ => writeln!(out, "      {at:>width$} | ... {bytes} bytes of padding"),
    };
    for member in &row.members {
        gap(out, member.offset - member.padding, member.padding)?;
        let (ty, size) = (type_to_string(ctx, member.ty), member.size);
        writeln!(out, "      {:>width$} | {ty} ({size})", member.offset)?;
    }
    let end = last.offset.saturating_add(last.size.min);
    gap(out, end, answers.size.value.min.saturating_sub(end))
}
