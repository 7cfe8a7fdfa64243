//! Moves operations into separate functions (outlining).

use mlirkit_defs::OpFlags;
use mlirkit_diag::Error;
use mlirkit_ir::{Attr, AttrData, Body, BodyId, Context, Module, NewOp, OpId, OpRef, Props, RegionRef, Type, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::copy::{CloneMap, copy_ops};

/// Returns true if an operation can be moved into its own function: it has operands or results but no successors, and
/// is neither a terminator nor a symbol.
#[must_use]
pub fn can_stand_alone(op: OpRef<'_, '_>) -> bool {
    let is_terminator = op.def().is_some_and(|def| def.flags.has(OpFlags::TERMINATOR));
    let ends = || op.block().and_then(|block| block.terminator()) == Some(op) && op.def().is_none();
    let moves = op.results().len() + op.operands().len() > 0;
    moves && !is_terminator && !ends() && op.symbol_name().is_none() && op.successors().len() == 0
}

/// Returns the values that an operation uses from outside, without duplicates: its operands, followed by the values
/// used in its regions.
fn inputs(op: OpRef<'_, '_>) -> Vec<ValueId> {
    let mut inside: FxHashSet<ValueId> = FxHashSet::default();
    let mut used = Vec::new();
    for inner in op.walk().filter(|inner| inner.body == op.body) {
        inside.extend(inner.results().map(|result| result.id));
        for region in inner.regions().filter(|region| region.body == op.body) {
            inside.extend(region.blocks().flat_map(|block| block.args()).map(|arg| arg.id));
        }
        used.extend(inner.operands().map(|operand| operand.id));
    }
    let mut seen = FxHashSet::default();
    used.retain(|value| !inside.contains(value) && seen.insert(*value));
    used
}

/// Appends a function that contains a copy of an operation. The values that the operation uses become arguments, and
/// its results are returned.
fn function<'m, 'c>(op: OpRef<'m, 'c>, name: &str, to: &mut Module<'c>, visibility: Option<&str>) -> Result<(), Error> {
    let ctx = to.context();
    let inputs = inputs(op);
    let types: Vec<Type> = inputs.iter().map(|value| op.arena().ty(*value)).collect();
    let mut body = Body::new();
    let region = body.new_root();
    let block = body.append_block(region);
    if !types.is_empty() {
        body.set_args(block, &types, &vec![op.location(); types.len()]);
    }
    let args: Vec<ValueId> = body.args(block).collect();
    let body = to.add_body(body);
    let mut map = CloneMap::default();
    map.values.extend(inputs.iter().copied().zip(args));
    copy_ops(&[op], to, (body, block), &mut map)?;
    let results: Vec<ValueId> = op.results().filter_map(|result| map.values.get(&result.id).copied()).collect();
    if let Some(body) = to.body_mut(body) {
        let end = NewOp { operands: &results, ..NewOp::new(ctx.op_name("func.return"), op.location()) };
        body.append_op(block, &end);
        body.shrink_to_fit();
    }
    let place = to.root().and_then(|root| root.regions().next()).and_then(RegionRef::entry);
    let Some((holder, block)) = place.map(|block| (block.body, block.id)) else { return Ok(()) };
    let ty = ctx.type_attr(ctx.function_type(&types, op.result_types()));
    let values = [
        ("sym_name", Some(ctx.string_attr(name))),
        ("function_type", Some(ty)),
        ("sym_visibility", visibility.map(|word| ctx.string_attr(word))),
    ];
    let props = properties(ctx, "func.func", &values)?;
    let new = NewOp { child: Some(body), props, ..NewOp::new(ctx.op_name("func.func"), op.location()) };
    if let Some(holder) = to.body_mut(holder) {
        holder.append_op(block, &new);
    }
    Ok(())
}

/// Returns the list of an operation's properties. Setting them one by one would leave a list for each in the context.
fn properties(ctx: &Context, op: &str, values: &[(&str, Option<Attr>)]) -> Result<Option<Props>, Error> {
    let unknown = || Error::unplaced(format!("'{op}' has no definition"));
    let def = ctx.op_def(ctx.op_name(op)).ok_or_else(unknown)?;
    let mut slots = vec![None; def.slots.len()];
    for (name, value) in values {
        if let Some(slot) = def.slots.position(name).and_then(|index| slots.get_mut(index)) {
            *slot = *value;
        }
    }
    Ok(ctx.props(&slots))
}

/// Returns a module with a function `main` (`main_0` if that name is taken) that contains a copy of `op`. The values
/// that `op` uses become arguments. Symbols to which it refers are included, functions as declarations.
///
/// # Errors
/// Fails if a lazily loaded body cannot be read.
pub fn alone<'c>(op: OpRef<'_, 'c>) -> Result<Module<'c>, Error> {
    let mut new = crate::link::companions(op)?;
    let is_taken = |name: &str| new.lookup(name).is_some();
    let name =
        if is_taken("main") { FreeNames::new(&new, "main").next().unwrap_or_default() } else { "main".to_owned() };
    function(op, &name, &mut new, None)?;
    Ok(new)
}

/// An iterator over unused symbol names: `stem` followed by a number.
struct FreeNames<'s> {
    taken: FxHashSet<String>,
    stem: &'s str,
    number: usize,
}

impl<'s> FreeNames<'s> {
    fn new(module: &Module<'_>, stem: &'s str) -> Self {
        let taken = module.symbols().filter_map(|op| op.symbol_name().map(str::to_owned)).collect();
        Self { taken, stem, number: 0 }
    }
}

impl Iterator for FreeNames<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        loop {
            let name = format!("{}_{}", self.stem, self.number);
            self.number += 1;
            if !self.taken.contains(&name) {
                return Some(name);
            }
        }
    }
}

/// Moves operations into private functions and replaces them with calls. Equal operations share a function. The names
/// of the functions begin with `stem`. Returns the number of functions.
///
/// # Errors
/// Fails if a lazily loaded body cannot be read.
pub fn outline(module: &mut Module<'_>, ops: &[(BodyId, OpId)], stem: &str) -> Result<usize, Error> {
    let ctx = module.context();
    let original = module.try_clone()?;
    let mut functions: FxHashMap<crate::fingerprint::Fingerprint, String> = FxHashMap::default();
    let mut names = FreeNames::new(module, stem);
    // The replacement for each result, by body. Results are replaced at the end, because an operation may use the
    // result of another.
    let mut replaced: FxHashMap<BodyId, FxHashMap<ValueId, ValueId>> = FxHashMap::default();
    for (body, id) in ops {
        let op = original.op(*body, *id);
        let print = crate::fingerprint::of_op(op);
        let name = match functions.get(&print) {
            Some(name) => name.clone(),
            None => {
                let name = names.next().unwrap_or_default();
                function(op, &name, module, Some("private"))?;
                functions.insert(print, name.clone());
                name
            }
        };
        call(ctx, module, op, &name, replaced.entry(op.body).or_default())?;
    }
    for (body, values) in replaced {
        if let Some(body) = module.body_mut(body) {
            body.replace_many(&values);
        }
    }
    Ok(functions.len())
}

/// Replaces an operation with a call, and records in `replaced` the values that replace its results.
fn call(
    ctx: &Context,
    module: &mut Module<'_>,
    op: OpRef<'_, '_>,
    name: &str,
    replaced: &mut FxHashMap<ValueId, ValueId>,
) -> Result<(), Error> {
    let operands = inputs(op);
    let callee = ctx.attr(AttrData::SymbolRef(Box::new([ctx.ident(name)])));
    let props = properties(ctx, "func.call", &[("callee", Some(callee))])?;
    let Some(body) = module.body_mut(op.body) else { return Ok(()) };
    let Some(block) = body.op_block(op.id) else { return Ok(()) };
    let call = NewOp {
        operands: &operands,
        results: op.result_types(),
        props,
        ..NewOp::new(ctx.op_name("func.call"), op.location())
    };
    let new = body.new_op(&call);
    let before = body.prev_op(op.id);
    body.insert_op(block, before, new);
    replaced.extend(body.results(op.id).zip(body.results(new)));
    body.unlink_op(op.id);
    Ok(())
}
