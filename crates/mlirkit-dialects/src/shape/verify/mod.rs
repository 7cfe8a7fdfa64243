//! Checks of the `shape` dialect that upstream implements in C++.

use crate::common::rules::{error, expect, is_index, operand_type, result_type};
use std::collections::HashSet;

use mlirkit_ir::{Attr, AttrData, Context, DYNAMIC, Ident, OpRef, TensorType, Type, TypeData};
use mlirkit_verify::{Checks, Verdict, Violation};

/// Registers the checks of the `shape` dialect.
pub(crate) fn register(checks: &mut Checks) {
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
