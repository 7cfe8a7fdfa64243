//! The JSON output of `mlirkit layout`: each data layout scope with its layout entries, and the sizes and alignments of
//! types in that scope.

use std::collections::HashSet;

use mlirkit_asm::{attr_to_string, type_to_string};
use mlirkit_diag::{Diagnostic, Position};
use mlirkit_ir::{Attr, AttrData, Context, Module, OpRef, Type, TypeData};
use mlirkit_layout::{Answers, DataLayout, Error, Key, Member, Property, Source, TypeSize, is_scope};
use serde_json::{Value, json};

use super::SCHEMA;

/// Returns the output of `mlirkit layout --json`: all data layout scopes in a module. Each scope lists the layouts of
/// `types`, or of the types used in it if `types` is empty.
///
/// # Errors
/// Fails if a data layout is invalid.
pub fn layout(module: &Module<'_>, types: &[Type]) -> Result<Value, Box<Diagnostic>> {
    let ctx = module.context();
    let mut scopes = Vec::new();
    for op in module.top_block().ops().flat_map(OpRef::walk).filter(|op| is_scope(*op)) {
        let layout = DataLayout::closest(op).map_err(|error| diagnostic(ctx, &error))?;
        let used = if types.is_empty() { types_used(op) } else { types.to_vec() };
        let rows: Vec<Row> = used.iter().map(|ty| Row::of(&layout, *ty)).collect();
        scopes.push(json_scope(ctx, &layout, Some(op), &rows));
    }
    Ok(json!({ "schema": SCHEMA, "scopes": scopes }))
}

/// Returns the output of `mlirkit layout --llvm-string TEXT --json` for the given types.
///
/// # Errors
/// Fails if `text` is not an LLVM data layout string.
pub fn layout_of_string(ctx: &Context, text: &str, types: &[Type]) -> Result<Value, Box<Diagnostic>> {
    let layout = DataLayout::of_llvm_string(ctx, text).map_err(|error| diagnostic(ctx, &error))?;
    let rows: Vec<Row> = types.iter().map(|ty| Row::of(&layout, *ty)).collect();
    Ok(json!({ "schema": SCHEMA, "scopes": [json_scope(ctx, &layout, None, &rows)] }))
}

fn diagnostic(ctx: &Context, error: &Error) -> Box<Diagnostic> {
    let position = error.location().map_or(Position::Unknown, |at| crate::position(ctx, at));
    Box::new(Diagnostic::error(position, error.to_string()))
}

/// Formats a location as `file:line:column`. A location without a file name is formatted in its MLIR syntax.
pub(crate) fn place(ctx: &Context, location: Attr) -> String {
    match crate::position(ctx, location) {
        Position::FileLineColumn { file, line, column } => format!("{file}:{line}:{column}"),
        Position::Spelled(text) => text.to_string(),
        Position::Offset(_) | Position::Bytecode { .. } | Position::Unknown => "an unknown place".into(),
    }
}

/// Returns the types used in a scope, in order of first use: types of values and type attributes, excluding nested
/// scopes. Function types have no layout and are omitted.
pub(crate) fn types_used(scope: OpRef<'_, '_>) -> Vec<Type> {
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

/// A row of the layout table: a type and its data layout.
pub(crate) struct Row {
    pub(crate) ty: Type,
    pub(crate) answers: Result<Answers, Error>,
    pub(crate) members: Vec<Member>,
}

impl Row {
    /// Computes the layout of a type.
    pub(crate) fn of(layout: &DataLayout<'_>, ty: Type) -> Self {
        Self { ty, answers: layout.answers(ty), members: layout.members(ty).ok().flatten().unwrap_or_default() }
    }
}

/// The column names of the layout table.
pub(crate) const COLUMNS: [&str; 5] = ["size", "bits", "abi", "preferred", "index"];

/// Returns, for each column, the source of the value: a layout entry or a default. `None` for the index column of a
/// type that has no index width.
pub(crate) fn sources(answers: &Answers) -> [Option<Source>; 5] {
    let Answers { size, bits, abi, preferred, index } = answers;
    [Some(size.source), Some(bits.source), Some(abi.source), Some(preferred.source), index.map(|index| index.source)]
}

/// Describes the source of a layout value, such as a layout entry or a default.
pub(crate) fn describe(ctx: &Context, layout: &DataLayout<'_>, source: Source) -> String {
    layout.describe(source, |at| place(ctx, at))
}

/// Returns the properties that a layout sets, each with its value and the layout entry that determines it. The entry is
/// `None` for a default.
pub(crate) fn properties(layout: &DataLayout<'_>) -> impl Iterator<Item = (Property, Attr, Option<Source>)> {
    Property::ALL.into_iter().filter_map(|property| {
        let source = layout.property_entry(property).map(|entry| Source::Entry(*entry));
        Some((property, layout.property(property)?, source))
    })
}

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

/// Returns a data layout scope as JSON.
pub(crate) fn json_scope(ctx: &Context, layout: &DataLayout<'_>, op: Option<OpRef<'_, '_>>, rows: &[Row]) -> Value {
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
