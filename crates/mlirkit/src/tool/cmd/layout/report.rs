//! The report of `mlirkit layout` about each scope, as a table or as JSON.

use std::collections::HashSet;
use std::fmt::Write;

use crate::asm::{attr_to_string, type_to_string};
use crate::ir::{Attr, AttrData, Context, OpRef, Type, TypeData};
use crate::layout::{Answers, DataLayout, Error, Key, Member, Property, Source, TypeSize, is_scope};
use serde_json::{Value, json};

use super::place;
use crate::tool::driver::SCHEMA;

/// Collects the results for all scopes.
pub(super) struct Report<'c> {
    ctx: &'c Context,
    json: Option<Vec<Value>>,
    text: String,
}

/// Returns the types used in a scope, in order: types of values and type attributes, excluding nested scopes. Function types
/// have no layout and are omitted.
pub(super) fn types_used(scope: OpRef<'_, '_>) -> Vec<Type> {
    let ctx = scope.context();
    let (mut seen, mut types) = (HashSet::new(), Vec::new());
    let mut add = |ty: Type| {
        if !matches!(ctx.type_data(ty), TypeData::Function(_)) && seen.insert(ty) {
            types.push(ty);
        }
    };
    let mut stack = vec![scope];
    while let Some(op) = stack.pop() {
        op.results().for_each(|result| add(result.ty()));
        let inherent = ctx.props_data(op.arena().op(op.id).props).iter().flatten().copied();
        for attr in inherent.chain(op.discardable_attrs().iter().map(|(_, value)| *value)) {
            if let AttrData::Type(ty) = ctx.attr_data(attr) {
                add(*ty);
            }
        }
        if op != scope && is_scope(op) {
            continue;
        }
        let first = stack.len();
        for block in op.regions().flat_map(|region| region.blocks()) {
            block.args().for_each(|arg| add(arg.ty()));
            stack.extend(block.ops());
        }
        stack[first..].reverse();
    }
    types
}

/// A type and its layout, for one row of the table.
struct Row {
    ty: Type,
    answers: Result<Answers, Error>,
    members: Vec<Member>,
}

const COLUMNS: [&str; 5] = ["size", "bits", "abi", "preferred", "index"];

fn sources(answers: &Answers) -> [Option<Source>; 5] {
    let Answers { size, bits, abi, preferred, index } = answers;
    [Some(size.source), Some(bits.source), Some(abi.source), Some(preferred.source), index.map(|index| index.source)]
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
        let row = |ty: &Type| Row {
            ty: *ty,
            answers: layout.answers(*ty),
            members: layout.members(*ty).ok().flatten().unwrap_or_default(),
        };
        let rows: Vec<Row> = types.iter().map(row).collect();
        match &mut self.json {
            Some(scopes) => scopes.push(json_scope(self.ctx, layout, op, &rows)),
            // Writing to memory cannot fail.
            None => drop(text_scope(&mut self.text, self.ctx, layout, op, &rows)),
        }
    }

    /// Returns the finished report.
    pub(super) fn finish(self) -> String {
        match self.json {
            Some(scopes) => format!("{:#}\n", json!({ "schema": SCHEMA, "scopes": scopes })),
            None => self.text,
        }
    }
}

fn describe(ctx: &Context, layout: &DataLayout<'_>, source: Source) -> String {
    layout.describe(source, |at| place(ctx, at))
}

fn properties(layout: &DataLayout<'_>) -> impl Iterator<Item = (Property, Attr, Option<Source>)> {
    Property::ALL.into_iter().filter_map(|property| {
        let source = layout.property_entry(property).map(|entry| Source::Entry(*entry));
        Some((property, layout.property(property)?, source))
    })
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

/// Lists each source once, after the columns that it determined.
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

/// Draws the members of a structure line by line, with the padding between them.
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

// JSON.

fn json_size(size: TypeSize) -> Value {
    json!({ "min": size.min, "scalable": size.scalable })
}

fn json_source(ctx: &Context, layout: &DataLayout<'_>, source: Source) -> Value {
    let kind = match source {
        Source::Entry(_) if layout.llvm_string().is_some() => "llvm-string",
        Source::Entry(_) => "entry",
        Source::Default(_) => "default",
        Source::Type(_) => "type",
        Source::Op => "op",
    };
    json!({ "kind": kind, "text": describe(ctx, layout, source) })
}

fn json_key(ctx: &Context, key: Key) -> Value {
    match key {
        Key::Type(ty) => json!({ "type": type_to_string(ctx, ty) }),
        Key::Name(name) => json!({ "name": ctx.str(name) }),
    }
}

fn json_scope(ctx: &Context, layout: &DataLayout<'_>, op: Option<OpRef<'_, '_>>, rows: &[Row]) -> Value {
    let entries: Vec<Value> = layout
        .entries()
        .iter()
        .map(|entry| {
            let scope = layout.scope_of(entry).and_then(|scope| scope.location);
            json!({
                "key": json_key(ctx, entry.key),
                "value": attr_to_string(ctx, entry.value),
                "location": scope.map(|at| place(ctx, at)),
            })
        })
        .collect();
    let properties: serde_json::Map<String, Value> = properties(layout)
        .map(|(property, value, source)| {
            let source = source.map(|source| json_source(ctx, layout, source));
            (property.name().to_owned(), json!({ "value": attr_to_string(ctx, value), "source": source }))
        })
        .collect();
    json!({
        "op": op.map(|op| op.name()),
        "location": op.map(|op| place(ctx, op.location())),
        "llvm_string": layout.llvm_string(),
        "entries": entries,
        "properties": properties,
        "types": rows.iter().map(|row| json_row(ctx, layout, row)).collect::<Vec<_>>(),
    })
}

fn json_row(ctx: &Context, layout: &DataLayout<'_>, row: &Row) -> Value {
    let name = type_to_string(ctx, row.ty);
    let answers = match &row.answers {
        Ok(answers) => answers,
        Err(error) => return json!({ "type": name, "error": error.to_string() }),
    };
    let sources: serde_json::Map<String, Value> = sources(answers)
        .into_iter()
        .zip(COLUMNS)
        .filter_map(|(source, column)| Some((column.to_owned(), json_source(ctx, layout, source?))))
        .collect();
    let member = |member: &Member| {
        json!({
            "type": type_to_string(ctx, member.ty),
            "offset": member.offset,
            "padding_before": member.padding,
            "size": json_size(member.size),
        })
    };
    let mut value = json!({
        "type": name,
        "size": json_size(answers.size.value),
        "bits": json_size(answers.bits.value),
        "abi": answers.abi.value,
        "preferred": answers.preferred.value,
        "index": answers.index.map(|index| index.value),
        "sources": sources,
    });
    if let (false, Some(object)) = (row.members.is_empty(), value.as_object_mut()) {
        object.insert("members".into(), row.members.iter().map(member).collect());
    }
    value
}
