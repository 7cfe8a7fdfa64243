//! The JSON output of `mlirkit size`: the number of bytes that each component of a file takes.

use bytes::Bytes;
use mlirkit_diag::{Diagnostic, Position};
use mlirkit_inspect::{EntrySizes, File, Sizes, Symbol, retained, used_properties};
use mlirkit_ir::Context;
use serde_json::{Value, json};

use super::{SCHEMA, text};
use crate::OpenOptions;
use crate::stablehlo::part::{Form, Part};

/// Returns the output of `mlirkit size --json`. Text is measured as the bytecode it converts to. The context should
/// [follow](crate::ContextBuilder::following) the file and accept unregistered dialects.
///
/// # Errors
/// Fails if text cannot be parsed, or if the bytecode header is damaged.
pub fn size(ctx: &Context, name: &str, file: &Bytes) -> Result<Value, Vec<Diagnostic>> {
    let mut part = Part::of(file);
    if part.form == Form::Text {
        if let Some(what) = crate::other_format(&part.bytes) {
            return Err(vec![Diagnostic::error(Position::Unknown, what)]);
        }
        let opened = crate::open(ctx, name, &part.bytes, &OpenOptions::default())?;
        let mut bytes = Vec::new();
        crate::bytecode::write(&opened.module, &mut bytes, &crate::write_options_for(ctx)).map_err(super::one)?;
        part.bytes = bytes.into();
    }
    let read = File::read(&part.bytes).map_err(super::one)?;
    let sizes = Sizes::of(&read);
    let outer = Outer::of(ctx, &part.bytes, &read, &sizes);
    Ok(of_sizes(&read, &sizes, &outer))
}

/// The operations directly below the top-level one, with their sizes.
pub(crate) struct Outer {
    pub(crate) symbols: Vec<Symbol>,
    /// The number of bytes that removing each operation would save; empty if the file cannot be read.
    pub(crate) retained: Vec<u64>,
}

impl Outer {
    /// Collects the operations directly below the top-level operation of a bytecode file. The context must follow the
    /// file's release.
    pub(crate) fn of(ctx: &Context, bytes: &Bytes, file: &File<'_>, sizes: &Sizes) -> Self {
        let mut symbols = super::info::outer_symbols(ctx, bytes);
        let known = symbols.len() == sizes.top_level.len() && sizes.damage.is_empty();
        symbols.resize_with(sizes.top_level.len(), Symbol::default);
        let used = used_properties(file);
        let references = crate::bytecode::references(ctx, bytes.clone(), &OpenOptions::default().bytecode, &used);
        let retained = match references {
            Ok(references) if known => retained(file, &symbols, &references),
            _ => Vec::new(),
        };
        Self { symbols, retained }
    }
}

/// Returns the display name of a section; `header` for `None`.
pub(crate) fn section_name(id: Option<mlirkit_wire::SectionId>) -> &'static str {
    id.map_or("header", mlirkit_wire::SectionId::name)
}

/// Returns the sizes of a bytecode file as JSON.
pub(crate) fn of_sizes(file: &File<'_>, sizes: &Sizes, outer: &Outer) -> Value {
    let entries = |table: &[(String, EntrySizes)]| -> Vec<Value> {
        let one = |(dialect, sizes): &(String, EntrySizes)| {
            json!({
                "dialect": dialect, "count": sizes.count, "bytes": sizes.bytes,
                "text_count": sizes.text_count, "text_bytes": sizes.text_bytes,
            })
        };
        table.iter().map(one).collect()
    };
    let sections = sizes.sections.iter().map(|s| json!({ "name": section_name(s.id), "bytes": s.bytes }));
    let ops = sizes.ops.iter().map(|op| json!({ "name": op.name, "count": op.count, "bytes": op.bytes }));
    let top = sizes.top_level.iter().enumerate().map(|(index, op)| {
        let symbol = outer.symbols.get(index).and_then(|symbol| symbol.name.as_ref());
        let retained = outer.retained.get(index);
        json!({
            "name": file.op(op.name), "symbol": symbol, "operations": op.ops, "bytes": op.bytes, "retained": retained,
        })
    });
    json!({
        "schema": SCHEMA,
        "bytes": sizes.total(),
        "sections": sections.collect::<Vec<_>>(),
        "operations": ops.collect::<Vec<_>>(),
        "locations": sizes.locations,
        "top_level": top.collect::<Vec<_>>(),
        "attributes": entries(&sizes.attributes),
        "types": entries(&sizes.types),
        "resources": sizes.resources.iter().map(|(key, bytes)| json!({ "key": text(key), "bytes": bytes }))
            .collect::<Vec<_>>(),
        "damage": sizes.damage.iter().map(|(offset, message)| json!({ "offset": offset, "message": message }))
            .collect::<Vec<_>>(),
    })
}
