//! In-place conversion of a module of functions. It takes a fraction of the time and memory of rebuilding every
//! operation.
//!
//! In StableHLO, each function owns an arena; in VHLO, its operations are in the arena of the module. Converting to
//! VHLO therefore merges arenas, and converting to StableHLO splits one. If operations need more than new names,
//! attributes and types, the general conversion converts the module instead. It also reports errors.

use mlirkit_defs::OpFlags;
use mlirkit_ir::{Attr, BlockId, Body, BodyId, Module, NewOp, OpId, OpName};

use crate::convert::Direction;
use crate::ops::{Attributes, Counterpart, Fate, Ops};

/// The converted name and attributes of a top-level operation.
struct RewrittenOp {
    op: OpId,
    name: OpName,
    loc: Attr,
    attributes: Attributes,
    /// Whether the operation is a function.
    is_function: bool,
    /// The arena that the function owns, if it owns one.
    arena: Option<BodyId>,
}

/// Converts a module in place. Returns `None`, leaving it unchanged, if anything in it requires the general conversion.
pub(crate) fn change<'c>(module: &mut Module<'c>, ops: &mut Ops<'c>) -> Option<Module<'c>> {
    let root = module.root().filter(|_| module.body(Module::TOP).op_count() == 1)?;
    let (root, outer) = (root.id, root.arena().child(root.id)?);
    let top = module.body(Module::TOP);
    if !top.operands(root).is_empty() || top.result_count(root) > 0 || !stays(ops, top.op(root).name) {
        return None;
    }
    let body = module.body(outer);
    let [region] = *body.roots() else { return None };
    let block = body.entry(region).filter(|block| body.next_block(*block).is_none() && body.arg_count(*block) == 0)?;
    let members = body.ops(block).map(|op| member(body, op, ops)).collect::<Option<Vec<RewrittenOp>>>()?;
    // The file tables are requested now, while the module is still complete.
    let _ = module.file_tables();
    let mut bodies = match ops.convert.way {
        Direction::ToVhlo { .. } => vec![put_together(module, &members, ops)?],
        Direction::ToStablehlo => split(module, outer, block, &members, ops)?,
    };
    let mut top = taken(module, Module::TOP);
    top.set_regions(root, &[], &[], Some(BodyId(1)));
    bodies.insert(0, top);
    Some(module.with_bodies(bodies))
}

fn stays(ops: &mut Ops<'_>, name: OpName) -> bool {
    matches!(&*ops.fate(name), Fate::Stay)
}

/// Returns the conversion of an operation directly in the module. Returns `None` unless it is a function, or an
/// operation that does not change and has no regions, operands or results.
fn member(body: &Body, op: OpId, ops: &mut Ops<'_>) -> Option<RewrittenOp> {
    let data = body.op(op);
    if !body.operands(op).is_empty() || body.result_count(op) > 0 || !body.successors(op).is_empty() {
        return None;
    }
    let arena = body.child(op);
    let same: Attributes = (data.props, data.attrs);
    let member =
        |name, attributes, is_function| RewrittenOp { op, name, loc: data.loc, attributes, is_function, arena };
    match &*ops.fate(data.name) {
        Fate::Stay if body.is_plain(op) => Some(member(data.name, same, false)),
        Fate::Become(to) if to.is_function() && (arena.is_some() || body.regions(op).len() == 1) => {
            Some(member(to.name, ops.attributes(data.name, to, same)?, true))
        }
        _ => None,
    }
}

fn taken(module: &mut Module<'_>, body: BodyId) -> Body {
    module.body_mut(body).map(std::mem::take).unwrap_or_default()
}

/// Converts all functions and merges their arenas into the largest one. `None`, without any change, if a function
/// requires the general conversion.
fn put_together(module: &mut Module<'_>, members: &[RewrittenOp], ops: &mut Ops<'_>) -> Option<Body> {
    let arenas = || members.iter().filter_map(|member| member.arena);
    for arena in arenas() {
        let body = module.body(arena);
        if body.roots().is_empty() || !can_change(body, ops, |_| false, is_outermost) {
            return None;
        }
    }
    let largest = arenas().max_by_key(|arena| module.body(*arena).op_count());
    let mut new = largest.map(|arena| changed_arena(module, arena, ops)).unwrap_or_default();
    let roots = new.replace_roots(Vec::new());
    let region = new.new_root();
    let block = new.append_block(region);
    let others = arenas().filter(|arena| Some(*arena) != largest).map(|arena| module.body(arena));
    let sizes = |body: &Body| [body.op_count(), body.value_count(), body.operand_pool().len()];
    let [op_count, values, operands] = others
        .map(sizes)
        .fold([members.len(), 0, 0], |all, more| [all[0] + more[0], all[1] + more[1], all[2] + more[2]]);
    new.reserve(op_count, values, operands);
    for member in members {
        let op = new.append_op(block, &new_op(member, None));
        match member.arena {
            Some(arena) if Some(arena) == largest => new.set_regions(op, &[], &roots, None),
            Some(arena) => new.adopt(op, changed_arena(module, arena, ops)),
            None => {}
        }
    }
    Some(new)
}

/// Converts the contents of a function's arena and returns the arena.
fn changed_arena(module: &mut Module<'_>, arena: BodyId, ops: &mut Ops<'_>) -> Body {
    let mut body = taken(module, arena);
    change_all(&mut body, ops, |_| false, is_outermost);
    body
}

/// Returns true if a block belongs directly to the function that owns its arena.
fn is_outermost(body: &Body, block: BlockId) -> bool {
    body.block_region(block).is_some_and(|region| body.roots().contains(&region))
}

/// Splits the arena of the module into one for the module and one for each function. `None` if an operation requires
/// the general conversion.
fn split(
    module: &mut Module<'_>,
    outer: BodyId,
    around: BlockId,
    members: &[RewrittenOp],
    ops: &mut Ops<'_>,
) -> Option<Vec<Body>> {
    let body = module.body(outer);
    let mut parts = body.parts_of(around)?;
    let is_member = |block: BlockId| block == around;
    let in_function =
        |body: &Body, block: BlockId| body.block_parent(block).and_then(|op| body.op_block(op)) == Some(around);
    let functions = members.iter().filter(|member| member.is_function).map(|member| member.op);
    if !functions.eq(parts.iter().map(|part| part.owner)) || !can_change(body, ops, is_member, in_function) {
        return None;
    }
    let mut body = taken(module, outer);
    change_all(&mut body, ops, is_member, in_function);
    let mut bodies = Vec::with_capacity(parts.len() + 1);
    while parts.len() > 1 {
        bodies.extend(body.split_last(&mut parts));
    }
    if let [first] = *parts {
        // The first function keeps the existing arena.
        let region = body.regions(first.owner).to_vec();
        body.replace_roots(region);
        bodies.push(body);
    }
    let mut new = Body::new();
    let region = new.new_root();
    let block = new.append_block(region);
    let mut next = 2;
    for member in members {
        let arena = member.is_function.then_some(BodyId(next));
        next += u32::from(member.is_function);
        new.append_op(block, &new_op(member, arena));
    }
    bodies.push(new);
    bodies.reverse();
    Some(bodies)
}

fn new_op(member: &RewrittenOp, child: Option<BodyId>) -> NewOp<'_> {
    let (props, attrs) = member.attributes;
    NewOp { props, attrs, child, ..NewOp::new(member.name, member.loc) }
}

/// Returns true if all operations need nothing but new names, attributes and types. Operations in blocks for which
/// `is_left` returns true are not checked. `in_function` returns whether a block belongs to a function.
fn can_change(
    body: &Body,
    ops: &mut Ops<'_>,
    is_left: impl Fn(BlockId) -> bool,
    in_function: impl Fn(&Body, BlockId) -> bool,
) -> bool {
    let all = (0..body.op_count()).all(|op| {
        let op = OpId(op as u32);
        let Some(block) = body.op_block(op) else { return false };
        is_left(block) || body.child(op).is_none() && changed(body, op, ops, || in_function(body, block)).is_some()
    });
    let mut last = None;
    all && body.types().iter().all(|ty| last.replace(*ty) == Some(*ty) || ops.convert.ty(*ty).is_some())
}

/// Applies the changes that [`can_change`] has checked.
fn change_all(
    body: &mut Body,
    ops: &mut Ops<'_>,
    is_left: impl Fn(BlockId) -> bool,
    in_function: impl Fn(&Body, BlockId) -> bool,
) {
    for op in 0..body.op_count() {
        let op = OpId(op as u32);
        let Some(block) = body.op_block(op).filter(|block| !is_left(*block)) else { continue };
        let Some((name, (props, attrs))) = changed(body, op, ops, || in_function(body, block)) else { continue };
        let data = body.op_mut(op);
        (data.name, data.props, data.attrs) = (name, props, attrs);
    }
    for ty in body.types_mut() {
        *ty = ops.convert.ty(*ty).unwrap_or(*ty);
    }
    body.use_orders.clear();
}

/// Returns the new name and attributes of an operation. `None` if it needs further changes, or has no counterpart.
fn changed(body: &Body, op: OpId, ops: &mut Ops<'_>, in_function: impl Fn() -> bool) -> Option<(OpName, Attributes)> {
    let data = body.op(op);
    let fate = ops.fate(data.name);
    let to: &Counterpart = match &*fate {
        Fate::Become(to) => to,
        Fate::Return { of_function, .. } if in_function() => of_function,
        Fate::Return { of_region, .. } => of_region,
        Fate::Stay | Fate::Fail => return None,
    };
    if to.has(OpFlags::ISOLATED) {
        return None;
    }
    Some((to.name, ops.attributes(data.name, to, (data.props, data.attrs))?))
}
