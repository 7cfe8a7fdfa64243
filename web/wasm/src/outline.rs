//! Requests for the outline: symbols and other operations, one nesting level at a time.

use mlirkit::ir::{AttrData, BlockRef, OpRef, Param, TypeData};
use serde_json::{Value, json};

use crate::open::File;
use crate::session::{Failure, Request, Result, id_of, op_of};

/// Maximum number of entries per level in an answer.
const SHOWN: usize = 5000;

/// Returns the direct children of an operation. Request arguments: `op` (by default the top-level operation), `from`,
/// and `head`, which returns only the operation itself, without loading it.
pub fn outline(file: &File, request: Request<'_>) -> Result {
    file.with(|module| {
        let op = op_of(module, request.op("op"))?;
        if request.flag("head") {
            return Ok(json!({ "entries": [], "count": 0, "op": entry(op) }).into());
        }
        op.load().map_err(|error| file.failure(&[*error]))?;
        let from = request.number("from").unwrap_or(0) as usize;
        let mut entries = Vec::new();
        let mut count = 0;
        for inner in op.regions().flat_map(|region| region.blocks()).flat_map(BlockRef::ops) {
            if count >= from && entries.len() < SHOWN {
                entries.push(entry(inner));
            }
            count += 1;
        }
        Ok(json!({ "entries": entries, "count": count, "op": entry(op) }).into())
    })
}

/// Describes an operation as an entry of the outline.
pub fn entry(op: OpRef<'_, '_>) -> Value {
    let child = op.arena().child(op.id);
    let loaded = child.is_none_or(|body| op.module.is_loaded(body));
    // Bodies are not loaded for the outline.
    let is_empty = || op.regions().all(|region| region.entry().is_none());
    json!({
        "op": id_of(op),
        "name": op.name(),
        "symbol": symbol_of(op),
        "signature": signature(op),
        "visibility": op.string_attr("sym_visibility"),
        "loaded": loaded,
        "empty": loaded && is_empty(),
        "table": op.is_symbol_table(),
        "path": path(op),
    })
}

/// Returns the symbol name of an operation; `None` if it has none. VHLO wraps strings in an attribute of the VHLO
/// dialect.
pub fn symbol_of<'c>(op: OpRef<'_, 'c>) -> Option<&'c str> {
    op.symbol_name().or_else(|| {
        let ctx = op.context();
        match ctx.attr_data(op.attr("sym_name")?) {
            AttrData::Dialect(data) => data.params.iter().find_map(|param| match param {
                Param::Str(text) => Some(ctx.str(*text)),
                _ => None,
            }),
            _ => None,
        }
    })
}

/// Returns the printed type of a function or another symbol; `None` if it has no type.
fn signature(op: OpRef<'_, '_>) -> Option<String> {
    let ctx = op.context();
    let attr = op.attr("function_type").or_else(|| op.attr("type")).or_else(|| op.attr("global_type"))?;
    let ty = ctx.type_value(attr)?;
    let text = ctx.type_text(ty);
    let is_function = matches!(ctx.type_data(ty), TypeData::Function(_));
    Some(if is_function || text.len() < 200 { text } else { String::new() }).filter(|text| !text.is_empty())
}

/// Returns the symbol path of an operation, in the form of a symbol reference: `@a::@b`. Empty if an enclosing symbol
/// table has no name.
pub fn path(op: OpRef<'_, '_>) -> String {
    let mut names: Vec<&str> = Vec::new();
    let mut next = Some(op);
    while let Some(op) = next {
        let parent = op.parent_op();
        match symbol_of(op) {
            Some(name) => names.push(name),
            // The top-level module need not have a name.
            None if parent.is_none() => {}
            None => return String::new(),
        }
        next = parent;
    }
    names.reverse();
    names.iter().map(|name| format!("@{name}")).collect::<Vec<_>>().join("::")
}

/// Returns the operation with a symbol path such as `@a::@b`. Request argument: `path`.
pub fn find(file: &File, request: Request<'_>) -> Result {
    let path = request.required("path")?;
    file.with(|module| {
        let ctx = module.context();
        let missing = || Failure::new(format!("there is no symbol '{path}'"));
        let root = module.root().ok_or_else(missing)?;
        let names: Vec<&str> = path.split("::").map(|name| name.strip_prefix('@').unwrap_or(name)).collect();
        // The top-level operation may itself have a name.
        let mut at = root;
        let mut names = names.as_slice();
        if let [first, rest @ ..] = names
            && root.symbol_name() == Some(first)
        {
            names = rest;
        }
        for name in names {
            at = at.load().map_err(|error| file.failure(&[*error]))?;
            let vhlo = || {
                let mut inner = at.regions().flat_map(|region| region.blocks()).flat_map(BlockRef::ops);
                inner.find(|op| symbol_of(*op) == Some(name))
            };
            at = at.symbol(ctx.ident(name)).or_else(vhlo).ok_or_else(missing)?;
        }
        Ok(json!({ "entry": entry(at) }).into())
    })
}
