//! Checks of the `shape` dialect that upstream implements in C++.

use crate::common::rules::{entry, error, expect, fail, is_index, operand_type, require, result_type};
use std::collections::HashSet;

use mlirkit_ir::{Attr, AttrData, Context, DYNAMIC, Ident, OpRef, TensorType, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};

/// Registers the checks of the `shape` dialect.
pub(crate) fn register(checks: &mut Checks) {
    for name in ["shape.add", "shape.div", "shape.get_extent", "shape.mul", "shape.num_elements", "shape.rank"] {
        checks.ops.insert(name, verify_size);
    }
    checks.ops.insert("shape.assuming_all", verify_assuming_all);
    checks.ops.insert("shape.broadcast", verify_shape);
    checks.ops.insert("shape.cstr_broadcastable", verify_cstr_broadcastable);
    checks.ops.insert("shape.reduce", verify_reduce);
    checks.ops.insert("shape.shape_of", verify_shape);
    checks.ops.insert("shape.yield", verify_yield);
    checks.op_attrs.insert("shape", verify_attribute);
    checks.infer.insert("shape.const_shape", |op| {
        let count =
            op.prop("shape").and_then(|attr| op.context().shaped(op.context().attr_type(attr)?)?.num_elements());
        let inferred = extent_tensor(op.context(), count.unwrap_or(DYNAMIC));
        Ok(compatible(op, inferred, |a, b| a == b))
    });
    checks.infer.insert("shape.meet", infer_meet);
    checks.infer.insert("shape.shape_of", |op| {
        let ctx = op.context();
        let Some(shaped) = operand_type(op, 0).and_then(|ty| ctx.shaped(ty)) else {
            return Ok(op.result_types().to_vec());
        };
        let rank = shaped.rank().and_then(|rank| i64::try_from(rank).ok()).unwrap_or(DYNAMIC);
        Ok(compatible(op, extent_tensor(ctx, rank), |a, b| ctx.compatible_shapes(a, b)))
    });
}

/// Returns `tensor<Nxindex>`, where N is `size`.
fn extent_tensor(ctx: &Context, size: i64) -> Type {
    let tensor = TensorType { shape: [size].into(), element: ctx.index_type(), encoding: None };
    ctx.ty(TypeData::RankedTensor(Box::new(tensor)))
}

/// Returns the operation's result type if it is compatible with the inferred type, otherwise the inferred type.
fn compatible(op: OpRef<'_, '_>, inferred: Type, fits: impl Fn(Type, Type) -> bool) -> Vec<Type> {
    let shape = result_type(op).is_some_and(|ty| is_row(op.context(), ty, "ShapeType"));
    match op.result_types() {
        [found] if shape || fits(inferred, *found) => vec![*found],
        _ => vec![inferred],
    }
}

fn infer_meet(op: OpRef<'_, '_>) -> Result<Vec<Type>, Box<Violation>> {
    let ctx = op.context();
    let fault = |message: &str| Err(Violation::at(op, message).without_op());
    let mut types = op.operand_types();
    let Some(mut all) = types.next() else { return Ok(op.result_types().to_vec()) };
    let is = |ty: Type, class: &str| is_row(ctx, ty, class);
    let extent = |ty: Type| match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) if is_index(ctx, tensor.element) => tensor.shape.first().copied(),
        _ => None,
    };
    for other in types {
        let (left, right) = if is(all, "ShapeType") || is(all, "SizeType") { (all, other) } else { (other, all) };
        let mixed = "requires all sizes or shapes";
        if is(left, "SizeType") {
            if !is(right, "SizeType") && !is_index(ctx, right) {
                return fault(mixed);
            }
            all = left;
        } else if is_index(ctx, left) {
            if !is_index(ctx, right) {
                return fault(mixed);
            }
            all = right;
        } else if is(left, "ShapeType") {
            if !is(right, "ShapeType") && extent(right).is_none() {
                return fault(mixed);
            }
            all = left;
        } else if let (Some(a), Some(b)) = (extent(left), extent(right)) {
            if a != DYNAMIC && b != DYNAMIC && a != b {
                return fault("unequal shape cardinality");
            }
            all = if a == DYNAMIC { left } else { right };
        }
    }
    // If the operands are compatible, any result types are accepted.
    Ok(op.result_types().to_vec())
}

/// Returns whether a type is a dialect type whose C++ class is `class`.
fn is_row(ctx: &Context, ty: Type, class: &str) -> bool {
    matches!(ctx.type_data(ty), TypeData::Dialect(d) if &*d.def.class == class)
}

/// Returns whether an operand has a type whose values may be errors.
fn may_hold_error(op: OpRef<'_, '_>) -> bool {
    let ctx = op.context();
    let may = |ty| ["SizeType", "ShapeType", "ValueShapeType"].iter().any(|class| is_row(ctx, ty, class));
    op.operand_types().any(may)
}

fn verify_propagation(op: OpRef<'_, '_>, class: &str, name: &str) -> Verdict {
    let fits = result_type(op).is_none_or(|ty| is_row(op.context(), ty, class));
    if may_hold_error(op) && !fits {
        return fail(
            op,
            format!(
                "if at least one of the operands can hold error values then the result must be of type `{name}` to \
                 propagate them"
            ),
        );
    }
    Ok(())
}

fn verify_size(op: OpRef<'_, '_>) -> Verdict {
    verify_propagation(op, "SizeType", "size")
}

fn verify_shape(op: OpRef<'_, '_>) -> Verdict {
    verify_propagation(op, "ShapeType", "shape")
}

fn verify_assuming_all(op: OpRef<'_, '_>) -> Verdict {
    if op.operands().len() == 0 { fail(op, "no operands specified") } else { Ok(()) }
}

fn verify_cstr_broadcastable(op: OpRef<'_, '_>) -> Verdict {
    if op.operands().len() < 2 { fail(op, "required at least 2 input shapes") } else { Ok(()) }
}

/// Checks that the body takes an index, an extent, and the aggregated values.
fn verify_reduce(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(block) = entry(op, 0) else { return Ok(()) };
    let args: Vec<Type> = block.args().map(ValueRef::ty).collect();
    let expected = op.operands().len() + 1;
    let ([index, extent, rest @ ..], true) = (args.as_slice(), args.len() == expected) else {
        return fail(op, format!("ReduceOp body is expected to have {expected} arguments"));
    };
    require(op, is_index(ctx, *index), "argument 0 of ReduceOp body is expected to be of IndexType")?;
    if operand_type(op, 0).is_some_and(|ty| is_row(ctx, ty, "ShapeType")) {
        let message =
            "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType";
        require(op, is_row(ctx, *extent, "SizeType"), message)?;
    } else if !is_index(ctx, *extent) {
        return fail(
            op,
            "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor",
        );
    }
    match op.operand_types().skip(1).zip(rest).position(|(init, arg)| init != *arg) {
        Some(at) => {
            let number = at + 2;
            fail(op, format!("type mismatch between argument {number} of ReduceOp body and initial value {at}"))
        }
        None => Ok(()),
    }
}

fn verify_yield(op: OpRef<'_, '_>) -> Verdict {
    let Some(parent) = op.parent_op() else { return Ok(()) };
    let holds = parent.results().len() == op.operands().len();
    require(op, holds, "number of operands does not match number of results of its parent")?;
    let holds = op.operand_types().eq(parent.result_types().iter().copied());
    require(op, holds, "types mismatch between yield op and its parent")
}

/// Checks that `shape.lib` refers to function libraries that map each operation only once.
fn verify_attribute(op: OpRef<'_, '_>, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    if ctx.str(name) != "shape.lib" {
        return Ok(());
    }
    expect(op, op.is_symbol_table(), "shape.lib attribute may only be on op implementing SymbolTable")?;
    match ctx.attr_data(value) {
        AttrData::SymbolRef(_) => match op.symbol_at(value) {
            None => error(op, format!("shape function library {} not found", ctx.attr_text(value))),
            Some(library) if !library.is("shape.function_library") => {
                error(op, format!("{} required to be shape function library", ctx.attr_text(value)))
            }
            Some(_) => Ok(()),
        },
        AttrData::Array(libraries) => verify_libraries(op, libraries),
        _ => error(op, "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute"),
    }
}

fn verify_libraries(op: OpRef<'_, '_>, libraries: &[Attr]) -> Verdict {
    let ctx = op.context();
    let mut mapped = HashSet::new();
    for reference in libraries {
        let holds = matches!(ctx.attr_data(*reference), AttrData::SymbolRef(_));
        expect(op, holds, "only SymbolRefAttr allowed in shape.lib attribute array")?;
        let library = op.symbol_at(*reference).filter(|library| library.is("shape.function_library"));
        let Some(library) = library else {
            return error(op, format!("{} does not refer to FunctionLibraryOp", ctx.attr_text(*reference)));
        };
        for (name, _) in ctx.dictionary_entries(library.prop("mapping")) {
            if !mapped.insert(*name) {
                let name = ctx.str(*name);
                return error(op, format!("only one op to shape mapping allowed, found multiple for `\"{name}\"`"));
            }
        }
    }
    Ok(())
}

/// Returns whether `shape.size_to_index` can cast from the first types to the second.
pub(crate) fn is_size_to_index(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let ([from], [to]) = (from, to) else { return false };
    (is_index(ctx, *from) || is_row(ctx, *from, "SizeType")) && is_index(ctx, *to)
}

/// Returns whether `shape.to_extent_tensor` can cast from the first types to the second.
pub(crate) fn is_to_extent_tensor(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let ([from], [to]) = (from, to) else { return false };
    let from = match ctx.type_data(*from) {
        TypeData::RankedTensor(tensor) => is_index(ctx, tensor.element) && tensor.shape.len() == 1,
        _ => is_row(ctx, *from, "ShapeType"),
    };
    let to = match ctx.type_data(*to) {
        TypeData::RankedTensor(tensor) => is_index(ctx, tensor.element),
        TypeData::UnrankedTensor(element) => is_index(ctx, *element),
        _ => false,
    };
    from && to
}
