//! The symbols of a symbol table, and the references to them.

use mlirkit_diag::Error;
use mlirkit_ir::{Attr, AttrData, BodyId, Context, Ident, Module, OpId, OpRef, RegionRef};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::replace::{Replacement, Replacer};

/// Returns the operations whose symbol references are resolved in a symbol table: all operations nested in it, except
/// those in nested symbol tables.
#[must_use]
pub fn scope<'m, 'c>(table: OpRef<'m, 'c>) -> Vec<OpRef<'m, 'c>> {
    let mut found = Vec::new();
    let mut open = vec![table];
    while let Some(op) = open.pop() {
        for block in op.regions().flat_map(RegionRef::blocks) {
            for inner in block.ops() {
                found.push(inner);
                if !inner.is_symbol_table() {
                    open.push(inner);
                }
            }
        }
    }
    found
}

/// Returns the root symbols to which an operation's attributes and properties refer. `known` caches the results by
/// attribute.
#[must_use]
pub fn references(op: OpRef<'_, '_>, known: &mut FxHashMap<Attr, Vec<Ident>>) -> FxHashSet<Ident> {
    let (ctx, data) = (op.context(), op.arena().op(op.id));
    let attrs = ctx.props_data(data.props).iter().copied().flatten().chain(data.attrs);
    let mut found = FxHashSet::default();
    for attr in attrs {
        let named = known.entry(attr).or_insert_with(|| named(ctx, attr));
        found.extend(named.iter().copied());
    }
    found
}

/// Returns the root symbols to which an attribute refers.
fn named(ctx: &Context, attr: Attr) -> Vec<Ident> {
    let mut found = Vec::new();
    let look = |ctx: &Context, attr: Attr| {
        if let AttrData::SymbolRef(path) = ctx.attr_data(attr) {
            found.extend(path.first().copied());
        }
        Replacement::Into
    };
    Replacer::new(ctx, look).attr(attr);
    found
}

/// Renames several symbols of a symbol table at once, with all references to them in that table.
///
/// # Errors
/// Fails if a symbol cannot be given its new name.
pub fn rename(module: &mut Module<'_>, table: (BodyId, OpId), names: &FxHashMap<Ident, Ident>) -> Result<(), Error> {
    if names.is_empty() {
        return Ok(());
    }
    let ctx = module.context();
    let table = module.op(table.0, table.1);
    let mut places: Vec<(BodyId, OpId)> = scope(table).into_iter().map(|op| (op.body, op.id)).collect();
    // The attributes of a top-level operation can refer only to its own symbols.
    if table.parent_op().is_none() {
        places.push((table.body, table.id));
    }
    let block = table.regions().next().and_then(RegionRef::entry);
    let symbols = block.into_iter().flat_map(mlirkit_ir::BlockRef::ops);
    let named = symbols.filter_map(|op| {
        let name = ctx.ident(op.symbol_name()?);
        Some((op.body, op.id, *names.get(&name)?))
    });
    let named: Vec<(BodyId, OpId, Ident)> = named.collect();
    let mut replacer = Replacer::new(ctx, |ctx: &Context, attr: Attr| match ctx.attr_data(attr) {
        AttrData::SymbolRef(path) => match path.first().and_then(|first| names.get(first)) {
            Some(new) => {
                let path = std::iter::once(*new).chain(path.iter().skip(1).copied()).collect();
                Replacement::To(ctx.attr(AttrData::SymbolRef(path)))
            }
            None => Replacement::To(attr),
        },
        _ => Replacement::Into,
    });
    for (body, op) in places {
        if let Some(body) = module.body_mut(body) {
            replacer.op(body, op);
        }
    }
    for (body, op, name) in named {
        let value = ctx.attr(AttrData::String { value: name, ty: None });
        set_attr(module, (body, op), "sym_name", Some(value))?;
    }
    Ok(())
}

/// Sets or removes an attribute of an operation: the property with this name if the operation has one, otherwise a
/// discardable attribute.
///
/// # Errors
/// Fails if the operation's definition does not allow the name or the kind of attribute, or if a required attribute
/// would be removed.
pub fn set_attr(
    module: &mut Module<'_>,
    (body, op): (BodyId, OpId),
    name: &str,
    value: Option<Attr>,
) -> Result<(), Error> {
    let key = module.op(body, op).key();
    match value {
        Some(value) => module.set_attr(key, name, value),
        None => module.remove_attr(key, name).map(drop),
    }
}
