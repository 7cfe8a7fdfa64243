//! The JSON output of `mlirkit query`.

use mlirkit_edit::paths::Paths;
use mlirkit_edit::query::{Cell, QueryOutput};
use mlirkit_ir::{Module, OpRef};
use serde_json::{Map, Value, json};

use super::SCHEMA;

/// Returns the output of `mlirkit query --json` for an answer from [`run`](crate::edit::query::run).
#[must_use]
pub fn query(module: &Module<'_>, answer: &QueryOutput) -> Value {
    match answer {
        QueryOutput::Count(count) => json!({ "schema": SCHEMA, "count": count }),
        QueryOutput::Value(name, cell) => json!({ "schema": SCHEMA, *name: cell_json(cell) }),
        QueryOutput::Ops(ops) => {
            let mut paths = Paths::default();
            let ops = ops.iter().map(|(body, op)| op_json(module.op(*body, *op), &mut paths));
            json!({ "schema": SCHEMA, "operations": ops.collect::<Vec<_>>() })
        }
        QueryOutput::Table(titles, rows) => {
            let row = |row: &Vec<Cell>| -> Value {
                titles.iter().cloned().zip(row.iter().map(cell_json)).collect::<Map<_, _>>().into()
            };
            json!({ "schema": SCHEMA, "rows": rows.iter().map(row).collect::<Vec<_>>() })
        }
    }
}

fn cell_json(cell: &Cell) -> Value {
    match cell {
        Cell::Absent => Value::Null,
        Cell::Number(number) => json!(number),
        Cell::Text(text) | Cell::Attr(text, _) => json!(text),
    }
}

fn op_json(op: OpRef<'_, '_>, paths: &mut Paths) -> Value {
    let ctx = op.context();
    let mut attributes = Map::new();
    let rows = op.def().map_or(&[][..], |def| &def.slots);
    for name in rows.iter().map(|slot| &*slot.name) {
        attributes.extend(op.prop(name).map(|attr| (name.to_owned(), json!(ctx.attr_text(attr)))));
    }
    let own =
        if op.def().is_none() { ctx.props_data(op.arena().op(op.id).props).first().copied().flatten() } else { None };
    for (name, attr) in ctx.dictionary_entries(own).iter().chain(op.discardable_attrs()) {
        attributes.insert(ctx.str(*name).to_owned(), json!(ctx.attr_text(*attr)));
    }
    json!({
        "path": paths.path(op),
        "name": op.name(),
        "symbol": op.symbol_name(),
        "attributes": attributes,
        "operand_types": op.operand_types().map(|ty| ctx.type_text(ty)).collect::<Vec<_>>(),
        "result_types": op.result_types().iter().map(|ty| ctx.type_text(*ty)).collect::<Vec<_>>(),
        "location": ctx.attr_text(op.location()),
    })
}
