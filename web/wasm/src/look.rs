//! Information about the item under the pointer: operations with their definitions, values with their types, and where
//! values and symbols are defined and used.

use mlirkit::defs::{OpDef, Variadic};
use mlirkit::ir::{AttrData, BodyId, Context, OpRef, ValueId, ValueRef};
use mlirkit_edit::replace::named;
use serde_json::{Value, json};

use crate::open::File;
use crate::outline::{entry, path};
use crate::session::{Request, Result, brief, id_of};
use crate::text_view::TextView;

/// Maximum length of text for display. Longer text is cut.
const LONGEST: usize = 600;

fn row(def: &OpDef) -> Value {
    let many = |variadic: &Variadic| match variadic {
        Variadic::One => "",
        Variadic::Optional => "optional",
        _ => "many",
    };
    let values = |values: &[mlirkit::defs::ValueDef]| -> Vec<Value> {
        let one = |value: &mlirkit::defs::ValueDef| json!({ "name": &*value.name, "constraint": &*value.constraint, "many": many(&value.variadic) });
        values.iter().map(one).collect()
    };
    let attrs = def.slots.iter().map(|slot| &*slot.name);
    json!({
        "operands": values(&def.operands),
        "results": values(&def.results),
        "attributes": attrs.collect::<Vec<_>>(),
        "regions": def.regions.iter().map(|region| &*region.name).collect::<Vec<_>>(),
        "successors": def.successors.iter().map(|successor| &*successor.name).collect::<Vec<_>>(),
        "traits": def.traits.iter().map(|one| one.name.to_string()).collect::<Vec<_>>(),
        "format": def.format.as_deref(),
    })
}

/// Describes an operation as JSON, for the details pane.
pub fn op_json(op: OpRef<'_, '_>) -> Value {
    let ctx = op.context();
    let attributes: Vec<Value> = named(op).map(|(name, attr)| json!([name, attr_text(ctx, attr)])).collect();
    json!({
        "op": id_of(op),
        "name": op.name(),
        "symbol": op.symbol_name(),
        "operands": op.operand_types().map(|ty| brief(ctx.type_text(ty), LONGEST)).collect::<Vec<_>>(),
        "results": op.result_types().iter().map(|ty| brief(ctx.type_text(*ty), LONGEST)).collect::<Vec<_>>(),
        "attributes": attributes,
        "location": brief(ctx.attr_text(op.location()), LONGEST),
        "row": op.def().map(row),
        "path": mlirkit_edit::paths::Paths::default().path(op),
    })
}

/// Returns the printed form of an attribute. For a large constant, it contains only the type.
fn attr_text(ctx: &Context, attr: mlirkit::Attr) -> String {
    match ctx.attr_data(attr) {
        AttrData::DenseElements(dense) if dense.data.len() > 4096 => {
            format!("dense<...> : {}", ctx.type_text(dense.ty))
        }
        _ => brief(ctx.attr_text(attr), LONGEST),
    }
}

/// Returns an operation with its printed form, in which large constants are elided. Request argument: `op`.
pub fn node(file: &File, request: Request<'_>) -> Result {
    const LINES: usize = 40;
    file.with(|module| {
        let op = crate::session::op_of(module, request.op("op"))?;
        let options = mlirkit::asm::PrintOptions {
            elide_elements: Some(16),
            elide_resources: Some(16),
            local_scope: true,
            skip_regions: op.arena().child(op.id).is_some(),
            max_output: 1 << 20,
            ..Default::default()
        };
        let (text, _) = mlirkit::asm::print_with_spans(op, &options);
        let text = String::from_utf8_lossy(&text).into_owned();
        let mut lines: Vec<&str> = text.lines().take(LINES + 1).collect();
        if lines.len() > LINES {
            lines[LINES] = "...";
        }
        let symbol = crate::whole::symbol_around(op).map(id_of);
        Ok(json!({ "op": op_json(op), "symbol": symbol, "text": lines.join("\n") }).into())
    })
}

/// Returns the operation and the value at a position in the text. Request arguments: `line`, `column`.
pub fn hover(file: &File, view: &TextView, request: Request<'_>) -> Result {
    let offset = view.offset(request)?;
    file.with(|module| {
        let op = view.spans.op_at(offset).map(|span| module.op(span.body, span.op));
        let value = view.spans.value_at(offset).map(|span| {
            let value = ValueRef { module, body: span.body, id: span.value };
            let from = match (value.defining_op(), value.block_argument()) {
                (Some(op), _) => json!({ "op": id_of(op), "name": op.name() }),
                (None, Some((block, index))) => {
                    json!({ "argument": index, "of": block.parent_op().map(|op| op.name()) })
                }
                (None, None) => Value::Null,
            };
            json!({
                "range": view.range(span.start, span.end),
                "type": brief(module.context().type_text(value.ty()), LONGEST),
                "from": from,
            })
        });
        Ok(json!({ "op": op.map(op_json), "value": value }).into())
    })
}

/// Returns the symbol at a byte offset: `@name` or `@"name"`. Nested names are joined with `::`. `None` if there is no
/// symbol.
fn symbol_at(text: &[u8], offset: usize) -> Option<String> {
    let start_of_line = text.get(..offset)?.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let line = text.get(start_of_line..)?;
    let line = String::from_utf8_lossy(line.split(|byte| *byte == b'\n').next()?).into_owned();
    let column = offset - start_of_line;
    let bytes = line.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if bytes.get(at) != Some(&b'@') {
            at += 1;
            continue;
        }
        let start = at;
        loop {
            at += 1;
            if bytes.get(at) == Some(&b'"') {
                at +=
                    1 + bytes.get(at + 1..).map_or(0, |rest| rest.iter().take_while(|byte| **byte != b'"').count()) + 1;
            } else {
                let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_$.-".contains(byte);
                at += bytes.get(at..).map_or(0, |rest| rest.iter().take_while(is_part).count());
            }
            if bytes.get(at..at + 3) != Some(b"::@") {
                break;
            }
            at += 2;
        }
        if (start..at).contains(&column) {
            return line.get(start..at.min(line.len())).map(|name| name.replace('"', ""));
        }
    }
    None
}

/// Returns the definition and the uses of the item at a position. Request arguments: `line`, `column`, `everywhere`.
/// For a value, these are ranges in the text. For a symbol, the answer is the defining operation and, with
/// `everywhere`, the operations that refer to it.
pub fn uses(file: &File, view: &TextView, request: Request<'_>) -> Result {
    let offset = view.offset(request)?;
    if let Some(span) = view.spans.value_at(offset) {
        return Ok(uses_of_value(file, view, span.body, span.value).into());
    }
    let Some(name) = symbol_at(&view.text, offset as usize) else { return Ok(json!({ "kind": "nothing" }).into()) };
    file.with(|module| {
        let ctx = module.context();
        let names: Vec<&str> = name.split("::").map(|name| name.trim_start_matches('@')).collect();
        let reference = ctx.symbol_ref(&names);
        let around = view.spans.op_at(offset).map(|span| module.op(span.body, span.op));
        let symbol = around.and_then(|op| match op.symbol_name() == Some(names[0]) && names.len() == 1 {
            true => Some(op),
            false => op.lookup_nearest_symbol(reference),
        });
        let mut users = Vec::new();
        if let Some(symbol) = symbol.filter(|_| request.flag("everywhere")) {
            if let Some(last) = symbol.symbol_name() {
                module.load_all().map_err(|error| file.failure(&[*error]))?;
                users = crate::whole::users_of_symbol(module, last, symbol);
            }
        }
        Ok(json!({
            "kind": "symbol",
            "name": name,
            "definition": symbol.map(|op| json!({ "entry": entry(op), "path": path(op) })),
            "users": users,
        })
        .into())
    })
}

fn uses_of_value(file: &File, view: &TextView, body: BodyId, value: ValueId) -> Value {
    file.with(|module| {
        let of = |value: ValueId| ValueRef { module, body, id: value };
        let same = |other: ValueId| {
            other == value || of(other).defining_op().is_some() && of(other).defining_op() == of(value).defining_op()
        };
        let names = || view.spans.values.iter().filter(|span| span.body == body);
        let definition = match of(value).defining_op() {
            // Use the last matching name that begins before the value.
            Some(_) => names().rfind(|span| span.defines && same(span.value) && span.value.0 <= value.0),
            None => names().find(|span| span.value == value),
        };
        let place = |span: &mlirkit::asm::ValueSpan| view.range(span.start, span.end);
        let uses = names().filter(|span| !span.defines && Some(*span) != definition && span.value == value);
        json!({
            "kind": "value",
            "definition": definition.map(place),
            "users": uses.take(10_000).map(place).collect::<Vec<_>>(),
        })
    })
}
