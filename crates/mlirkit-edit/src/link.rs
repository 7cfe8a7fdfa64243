//! Splits modules by symbol, and links several modules into one.

use std::sync::Arc;

use mlirkit_defs::OpFlags;
use mlirkit_diag::Error;
use mlirkit_ir::{Attr, AttrData, BlockRef, Body, Context, Ident, Module, NewOp, OpRef, RegionRef, ResourceGroup};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::copy::copy_from_modules;
use crate::fingerprint::of_op;
use crate::names;
use crate::replace::{Replacement, Replacer, visit};
use crate::symbols;

/// The attribute that marks a module created by [`split`]. It holds the index of the operation in the original module,
/// and its index in the new module.
pub const PART: &str = "mlirkit.part";

fn error(message: impl Into<String>) -> Error {
    Error::unplaced(message)
}

/// Returns the direct children of the top-level operation.
fn outer_ops<'m, 'c>(module: &'m Module<'c>) -> Vec<OpRef<'m, 'c>> {
    let block = module.root().and_then(|root| root.regions().next()).and_then(RegionRef::entry);
    block.into_iter().flat_map(BlockRef::ops).collect()
}

/// Returns the symbols in the enclosing symbol table that an operation and its contents refer to.
fn needs(op: OpRef<'_, '_>, known: &mut FxHashMap<Attr, Vec<Ident>>) -> FxHashSet<Ident> {
    let mut found = symbols::references(op, known);
    if !op.is_symbol_table() {
        symbols::scope(op).into_iter().for_each(|inner| found.extend(symbols::references(inner, known)));
    }
    found
}

/// Returns an empty module with the same top-level operation and attributes as `like`.
fn frame<'c>(like: &Module<'c>) -> Result<Module<'c>, Error> {
    let root = like.root().filter(|root| root.regions().len() == 1 && root.arena().child(root.id).is_some());
    let root = root.ok_or_else(|| error("the file does not have one module at its top"))?;
    let mut top = Body::new();
    let region = top.new_root();
    top.append_block(region);
    // Properties with an unknown encoding refer to tables in the file, which `with_bodies` preserves.
    let mut new = like.with_bodies([top]);
    new.dialect_resources.clear();
    new.external_resources.clear();
    new.style = Arc::new((*like.style).clone());
    let mut inner = Body::new();
    let region = inner.new_root();
    inner.append_block(region);
    let inner = new.add_body(inner);
    let top = new.top_block().id;
    let data = *root.arena().op(root.id);
    let op = NewOp { attrs: data.attrs, props: data.props, child: Some(inner), ..NewOp::new(data.name, data.loc) };
    if let Some(body) = new.body_mut(Module::TOP) {
        body.append_op(top, &op);
    }
    Ok(new)
}

/// Copies operations to the end of a module.
fn add<'m, 'c>(ops: &[OpRef<'m, 'c>], to: &mut Module<'c>) -> Result<(), Error> {
    let block = to.root().and_then(|root| root.regions().next()).and_then(RegionRef::entry);
    let Some(place) = block.map(|block| (block.body, block.id)) else { return Ok(()) };
    copy_from_modules(ops, to, place)
}

/// Copies from `from` the resources to which the module `to` refers.
fn add_resources(to: &mut Module<'_>, from: &Module<'_>) {
    let mut named: FxHashSet<(Ident, Ident)> = from.resources_of_unknown_dialects().collect();
    visit(to, |ctx: &Context, attr| {
        if let AttrData::DenseResource { dialect, key, .. } = ctx.attr_data(attr) {
            named.insert((*dialect, *key));
        }
    });
    for group in &from.dialect_resources {
        let wanted = group.entries.iter().filter(|(key, _)| named.contains(&(group.name, *key)));
        for (key, value) in wanted {
            put_resource(&mut to.dialect_resources, group.name, *key, value.clone());
        }
    }
}

fn put_resource(groups: &mut Vec<ResourceGroup>, name: Ident, key: Ident, value: Option<mlirkit_ir::ResourceValue>) {
    if !groups.iter().any(|group| group.name == name) {
        groups.push(ResourceGroup { name, entries: Vec::new() });
    }
    let Some(group) = groups.iter_mut().find(|group| group.name == name) else { return };
    if !group.entries.iter().any(|(other, _)| *other == key) {
        group.entries.push((key, value));
    }
}

/// How to include the symbols to which an extracted symbol refers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// Include their definitions, recursively.
    All,
    /// Include functions as declarations, and all other symbols completely.
    Declarations,
}

/// Returns a module with the named symbols and all symbols to which they refer, in their original order.
///
/// # Errors
/// Fails if a symbol does not exist, or if a lazily loaded body cannot be read.
pub fn extract<'c>(module: &Module<'c>, names: &[&str], needed: Needs) -> Result<Module<'c>, Error> {
    let ops = outer_ops(module);
    let wanted: FxHashSet<&str> = names.iter().copied().collect();
    let first: Vec<usize> = (0..ops.len())
        .filter(|index| ops.get(*index).and_then(|op| op.symbol_name()).is_some_and(|name| wanted.contains(name)))
        .collect();
    for name in names {
        if !ops.iter().any(|op| op.symbol_name() == Some(name)) {
            let near = mlirkit_diag::nearest(name, ops.iter().filter_map(|op| op.symbol_name()));
            let near = near.map(|near| format!("; did you mean '@{near}'?")).unwrap_or_default();
            return Err(error(format!("there is no symbol '@{name}'{near}")));
        }
    }
    Ok(with_needs(module, &ops, &first, needed)?.0)
}

/// Returns a module with the operations at the indices `first` and all symbols to which they refer. Also returns the
/// index of the first of these operations in the new module.
fn with_needs<'c>(
    module: &Module<'c>,
    ops: &[OpRef<'_, 'c>],
    first: &[usize],
    needed: Needs,
) -> Result<(Module<'c>, usize), Error> {
    let mut coming: FxHashMap<usize, bool> = first.iter().map(|index| (*index, true)).collect();
    close(ops, &mut coming, first.iter().copied(), needed)?;
    let (new, order) = collect(module, ops, &coming)?;
    let place = first.first().and_then(|first| order.iter().position(|index| index == first));
    Ok((new, place.unwrap_or(0)))
}

/// Returns a module with the symbols to which an operation refers. Functions are included as declarations.
///
/// # Errors
/// Fails if a lazily loaded body cannot be read.
pub fn companions<'c>(op: OpRef<'_, 'c>) -> Result<Module<'c>, Error> {
    let ops = outer_ops(op.module);
    let ctx = op.context();
    let mut named = needs(op, &mut FxHashMap::default());
    op.walk().skip(1).for_each(|inner| named.extend(symbols::references(inner, &mut FxHashMap::default())));
    let is_named = |op: &OpRef<'_, '_>| op.symbol_name().is_some_and(|name| named.contains(&ctx.ident(name)));
    let named = ops.iter().enumerate().filter(|(_, op)| is_named(op));
    let mut coming: FxHashMap<usize, bool> = named.map(|(index, op)| (index, !is_function(*op))).collect();
    let whole: Vec<usize> = coming.iter().filter(|(_, whole)| **whole).map(|(index, _)| *index).collect();
    close(&ops, &mut coming, whole.into_iter(), Needs::Declarations)?;
    Ok(collect(op.module, &ops, &coming)?.0)
}

/// Extends `coming` with all symbols to which the operations at the indices `start` refer, recursively. `coming` maps
/// the index of an included operation to false if only its declaration is included.
fn close(
    ops: &[OpRef<'_, '_>],
    coming: &mut FxHashMap<usize, bool>,
    start: impl Iterator<Item = usize>,
    needed: Needs,
) -> Result<(), Error> {
    let named = |(index, op): (usize, &OpRef<'_, '_>)| Some((op.context().ident(op.symbol_name()?), index));
    let by_name: FxHashMap<Ident, usize> = ops.iter().enumerate().filter_map(named).collect();
    let mut open: Vec<usize> = start.collect();
    let mut known = FxHashMap::default();
    while let Some(op) = open.pop().and_then(|index| ops.get(index)) {
        op.load()?;
        for index in needs(*op, &mut known).iter().filter_map(|name| by_name.get(name)) {
            if coming.contains_key(index) {
                continue;
            }
            let declared = needed == Needs::Declarations && ops.get(*index).is_some_and(|op| is_function(*op));
            coming.insert(*index, !declared);
            if !declared {
                open.push(*index);
            }
        }
    }
    Ok(())
}

/// Builds a module from the operations in `coming`; see [`close`]. Also returns their original indices, in order.
fn collect<'c>(
    module: &Module<'c>,
    ops: &[OpRef<'_, 'c>],
    coming: &FxHashMap<usize, bool>,
) -> Result<(Module<'c>, Vec<usize>), Error> {
    let mut new = frame(module)?;
    let mut order: Vec<usize> = coming.keys().copied().collect();
    order.sort_unstable();
    for index in &order {
        let Some(op) = ops.get(*index) else { continue };
        add(&[*op], &mut new)?;
        if coming.get(index) == Some(&false) {
            declare_last(&mut new)?;
        }
    }
    add_resources(&mut new, module);
    Ok((new, order))
}

fn is_function(op: OpRef<'_, '_>) -> bool {
    op.def().is_some_and(|def| def.flags.has(OpFlags::FUNCTION)) && op.arena().child(op.id).is_some()
}

/// Returns true if an operation has regions and all of them are empty.
fn is_declaration(op: OpRef<'_, '_>) -> bool {
    op.regions().len() > 0 && op.regions().all(|region| region.entry().is_none())
}

/// Replaces the last operation in a module with a private declaration.
fn declare_last(module: &mut Module<'_>) -> Result<(), Error> {
    let last = outer_ops(module).last().map(|op| ((op.body, op.id), op.arena().child(op.id), op.regions().len()));
    let Some((op, Some(child), regions)) = last else { return Ok(()) };
    if let Some(body) = module.body_mut(child) {
        *body = Body::new();
        for _ in 0..regions {
            body.new_root();
        }
    }
    let private = module.context().string_attr("private");
    symbols::set_attr(module, op, "sym_visibility", Some(private))
}

/// Splits a module into one module per operation. Each contains declarations of the functions that the operation calls,
/// and copies of the other symbols to which it refers. Also returns a file name for each module.
///
/// # Errors
/// Fails if the module has no top-level operation, or if a lazily loaded body cannot be read.
pub fn split<'c>(module: &Module<'c>) -> Result<Vec<(String, Module<'c>)>, Error> {
    let ops = outer_ops(module);
    let mut parts = Vec::new();
    for (index, op) in ops.iter().enumerate() {
        let (mut part, place) = with_needs(module, &ops, &[index], Needs::Declarations)?;
        let numbers = [index, place].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
        let mark = module.context().i64_array(&numbers);
        if let Some(root) = part.root().map(|root| (root.body, root.id)) {
            symbols::set_attr(&mut part, root, PART, Some(mark))?;
        }
        let name = op.symbol_name().unwrap_or(op.name());
        parts.push((format!("{index:04}-{}", names::label(name)), part));
    }
    Ok(parts)
}

/// How to treat different symbols that have the same name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Conflicts {
    /// Report an error.
    Refuse,
    /// Rename private symbols.
    Rename,
}

/// Links modules into one. Modules created by [`split`] are put back in their original order.
///
/// A definition replaces declarations with the same name, and equal operations are merged. The result has the name of
/// the first module and the attributes of all modules.
///
/// # Errors
/// Fails if two symbols, resources or attributes of the modules with the same name differ.
pub fn link<'c>(mut modules: Vec<Module<'c>>, conflicts: Conflicts) -> Result<Module<'c>, Error> {
    let first = modules.first().ok_or_else(|| error("there is nothing to link"))?;
    let mut new = frame(first)?;
    let ctx = first.context();
    if let Some(root) = new.root().map(|root| (root.body, root.id)) {
        symbols::set_attr(&mut new, root, PART, None)?;
    }
    if conflicts == Conflicts::Rename {
        rename_conflicts(&mut modules)?;
    }
    // The attributes of a module may refer to resources that are renamed.
    unite_resources(&mut modules)?;
    unite_attributes(&mut new, &modules)?;
    let marks: Vec<Option<(i64, usize)>> = modules.iter().map(|module| mark(ctx, module)).collect();
    let mut order: Vec<usize> = (0..modules.len()).collect();
    order.sort_by_key(|index| marks.get(*index).copied().flatten().map_or(i64::MAX, |(place, _)| place));
    // The operation chosen for each name, and its position. If a module was created by `split`, the operation for which
    // it was created takes precedence over copies in other modules.
    let mut chosen: Vec<OpRef<'_, 'c>> = Vec::new();
    let mut names: FxHashMap<&str, usize> = FxHashMap::default();
    for copies in [false, true] {
        for index in &order {
            let (Some(module), Some(mark)) = (modules.get(*index), marks.get(*index)) else { continue };
            for (place, op) in outer_ops(module).into_iter().enumerate() {
                if mark.is_some_and(|(_, own)| own != place) != copies {
                    continue;
                }
                op.load()?;
                let known = op.symbol_name().and_then(|name| names.get(name).copied());
                match known.and_then(|known| chosen.get_mut(known)) {
                    None => {
                        names.extend(op.symbol_name().map(|name| (name, chosen.len())));
                        chosen.push(op);
                    }
                    Some(_) if is_declaration(op) => {}
                    Some(old) if is_declaration(*old) => *old = op,
                    Some(old) if of_op(*old) == of_op(op) => {}
                    Some(_) => {
                        let name = op.symbol_name().unwrap_or_default();
                        return Err(error(format!("symbol '@{name}' is defined twice, and not the same")));
                    }
                }
            }
        }
    }
    add(&chosen, &mut new)?;
    for module in &modules {
        new.style.add(&module.style);
        add_resources(&mut new, module);
        for group in &module.external_resources {
            for (key, value) in &group.entries {
                put_resource(&mut new.external_resources, group.name, *key, value.clone());
            }
        }
    }
    Ok(new)
}

/// Adds the attributes of all top-level operations to `new`, which already has those of the first module. Operations
/// may depend on such attributes, for example on a data layout.
fn unite_attributes(new: &mut Module<'_>, modules: &[Module<'_>]) -> Result<(), Error> {
    let ctx = new.context();
    let Some(root) = new.root().map(|root| (root.body, root.id)) else { return Ok(()) };
    for other in modules.iter().skip(1).filter_map(Module::root) {
        for (name, value) in ctx.dictionary_entries(other.arena().op(other.id).attrs) {
            let text = ctx.str(*name);
            match new.root().and_then(|root| root.attr(text)) {
                _ if text == PART => {}
                None => symbols::set_attr(new, root, text, Some(*value))?,
                Some(known) if known == *value => {}
                Some(known) => {
                    let [known, value] = [known, *value].map(|value| ctx.attr_text(value));
                    // Distinct attributes of two modules differ only in their identity.
                    if known == value && value.contains("distinct[") {
                        continue;
                    }
                    let what = format!("the modules have different attributes '{text}': {known} and {value}");
                    return Err(error(format!("{what}; make them equal, or remove one (strip --discardable={text})")));
                }
            }
        }
    }
    Ok(())
}

/// Returns the index of a split module's operation in the original module, and its index in the split module. Returns
/// `None` if the module lacks the attribute [`PART`], that is, if [`split`] did not create it.
fn mark(ctx: &Context, module: &Module<'_>) -> Option<(i64, usize)> {
    let numbers = ctx.int_array_values(module.root()?.attr(PART)?)?;
    let [place, own] = numbers[..] else { return None };
    Some((place, usize::try_from(own).ok()?))
}

/// Renames private definitions whose name belongs to a different symbol in an earlier module.
fn rename_conflicts(modules: &mut [Module<'_>]) -> Result<(), Error> {
    let mut taken: FxHashMap<String, usize> = FxHashMap::default();
    for (index, module) in modules.iter_mut().enumerate() {
        let ctx = module.context();
        let mut names = FxHashMap::default();
        for op in outer_ops(module) {
            let Some(name) = op.symbol_name() else { continue };
            let is_private = op.string_attr("sym_visibility") == Some("private") && !is_declaration(op);
            if is_private && taken.contains_key(name) {
                let fresh = (0..).map(|number| format!("{name}_{number}")).find(|name| !taken.contains_key(name));
                let fresh = fresh.unwrap_or_default();
                names.insert(ctx.ident(name), ctx.ident(&fresh));
                taken.insert(fresh, index);
            } else {
                taken.entry(name.to_owned()).or_insert(index);
            }
        }
        let root = module.root().map(|root| (root.body, root.id));
        if let Some(root) = root {
            symbols::rename(module, root, &names)?;
        }
    }
    Ok(())
}

/// Returns the resources to which modules refer, but whose data is stored elsewhere, for example in a separate weights
/// file.
///
/// # Errors
/// Fails if another module has data under such a key, because that data may be unrelated.
fn resources_without_data(modules: &[Module<'_>]) -> Result<FxHashSet<(Ident, Ident)>, Error> {
    let (mut with, mut without) = (FxHashSet::default(), FxHashSet::default());
    for module in modules {
        let groups = module.dialect_resources.iter();
        let entries = groups.flat_map(|group| group.entries.iter().map(|(key, value)| (group.name, *key, value)));
        let own: FxHashSet<(Ident, Ident)> =
            entries.filter(|(_, _, value)| value.is_some()).map(|(group, key, _)| (group, key)).collect();
        visit(module, |ctx: &Context, attr| {
            if let AttrData::DenseResource { dialect, key, .. } = ctx.attr_data(attr)
                && !own.contains(&(*dialect, *key))
            {
                without.insert((*dialect, *key));
            }
        });
        with.extend(own);
    }
    let ctx = modules.first().map(Module::context);
    match (without.intersection(&with).map(|(_, key)| *key).min(), ctx) {
        (Some(key), Some(ctx)) => {
            let key = ctx.str(key);
            Err(error(format!("resource '{key}' has data in one module and none in another: restore its data first")))
        }
        _ => Ok(without),
    }
}

/// Renames the key of a resource if an earlier module has a different resource with this key.
fn unite_resources(modules: &mut [Module<'_>]) -> Result<(), Error> {
    let mut known: FxHashMap<(Ident, Ident), Option<blake3::Hash>> = FxHashMap::default();
    known.extend(resources_without_data(modules)?.into_iter().map(|resource| (resource, None)));
    for module in modules {
        let ctx = module.context();
        let unknown: FxHashSet<(Ident, Ident)> = module.resources_of_unknown_dialects().collect();
        let mut renamed: FxHashMap<(Ident, Ident), Ident> = FxHashMap::default();
        for group in &mut module.dialect_resources {
            for (key, value) in &mut group.entries {
                let hash = match value {
                    Some(mlirkit_ir::ResourceValue::Blob { data, .. }) => Some(blake3::hash(data)),
                    _ => None,
                };
                match known.get(&(group.name, *key)) {
                    None => drop(known.insert((group.name, *key), hash)),
                    Some(other) if *other == hash => {}
                    // The resource cannot be renamed, because the attributes that refer to it are unknown.
                    Some(_) if unknown.contains(&(group.name, *key)) => {
                        let (dialect, key) = (ctx.str(group.name), ctx.str(*key));
                        let message =
                            format!("resource '{key}' of dialect '{dialect}' occurs twice, with different contents");
                        return Err(error(&message));
                    }
                    Some(_) => {
                        let old = *key;
                        let fresh = (0..).map(|number| ctx.ident(&format!("{}_{number}", ctx.str(old))));
                        let mut fresh = fresh.skip_while(|name| known.contains_key(&(group.name, *name)));
                        *key = fresh.next().unwrap_or(old);
                        known.insert((group.name, *key), hash);
                        renamed.insert((group.name, old), *key);
                    }
                }
            }
        }
        if !renamed.is_empty() {
            let change = |ctx: &Context, attr: Attr| match ctx.attr_data(attr) {
                AttrData::DenseResource { ty, dialect, key } => match renamed.get(&(*dialect, *key)) {
                    Some(new) => {
                        Replacement::To(ctx.attr(AttrData::DenseResource { ty: *ty, dialect: *dialect, key: *new }))
                    }
                    None => Replacement::To(attr),
                },
                _ => Replacement::Into,
            };
            Replacer::new(ctx, change).module(module);
        }
    }
    Ok(())
}
