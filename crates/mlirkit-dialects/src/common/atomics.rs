//! Checks of atomic operations shared by `omp` and `acc`, as in upstream's `AtomicInterfaces`.

use mlirkit_ir::{Context, OpRef, RegionRef, Type, TypeData};
use mlirkit_verify::Verdict;

use super::rules::{error, expect, has_trait};

/// Returns the pointee type of a memref; `None` for other types, such as opaque pointers.
pub(crate) fn pointee(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::MemRef(_) | TypeData::UnrankedMemRef { .. } => Some(ctx.element_type_or_self(ty)),
        _ => None,
    }
}

/// Checks that the source and the destination of an atomic read differ.
pub(crate) fn verify_read(op: OpRef<'_, '_>) -> Verdict {
    let same = op.operand_named("x") == op.operand_named("v");
    expect(op, !same, "read and write must not be to the same location for atomic reads")
}

/// Checks that an atomic write stores a value of the pointee type.
pub(crate) fn verify_write(op: OpRef<'_, '_>) -> Verdict {
    let (Some(address), Some(value)) = (op.operand_named("x"), op.operand_named("expr")) else { return Ok(()) };
    let fits = pointee(op.context(), address.ty()).is_none_or(|ty| ty == value.ty());
    expect(op, fits, "address must dereference to value type")
}

/// Checks that the region of an atomic update takes one argument, of the pointee type.
pub(crate) fn verify_update(op: OpRef<'_, '_>) -> Verdict {
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let mut args = entry.args();
    let (Some(arg), None) = (args.next(), args.next()) else {
        return error(op, "the region must accept exactly one argument");
    };
    let held = op.operand_named("x").and_then(|address| pointee(op.context(), address.ty()));
    let message =
        "the type of the operand must be a pointer type whose element type is the same as that of the region argument";
    expect(op, held.is_none_or(|ty| ty == arg.ty()), message)
}

/// Checks that the region of an atomic update yields one value, of the argument's type.
pub(crate) fn verify_update_region(op: OpRef<'_, '_>) -> Verdict {
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let Some(last) = entry.terminator() else { return Ok(()) };
    expect(op, last.operands().len() == 1, "only updated value must be returned")?;
    let same = last.operand_types().next() == entry.args().next().map(|arg| arg.ty());
    expect(op, same, "input and yielded value must have the same type")
}

/// Checks that the region of an atomic capture contains a valid pair of atomic operations on the same variable.
pub(crate) fn verify_capture_region(op: OpRef<'_, '_>) -> Verdict {
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let mut ops = entry.ops();
    let (Some(first), Some(second), Some(_), None) = (ops.next(), ops.next(), ops.next(), ops.next()) else {
        return error(op, "expected three operations in atomic.capture region (one terminator, and two atomic ops)");
    };
    let is = |op, name| has_trait(op, name);
    let reads = |op| is(op, "AtomicReadOpInterface");
    let updates = |op| is(op, "AtomicUpdateOpInterface");
    let same = first.operand_named("x") == second.operand_named("x");
    if updates(first) && reads(second) {
        let message = "updated variable in atomic.update must be captured in second operation";
        return expect(first, same, message);
    }
    if reads(first) && (updates(second) || is(second, "AtomicWriteOpInterface")) {
        let message = "captured variable in atomic.read must be updated in second operation";
        return expect(first, same, message);
    }
    error(first, "invalid sequence of operations in the capture region")
}
