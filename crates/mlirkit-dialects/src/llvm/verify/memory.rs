//! Verifiers of the `llvm` dialect: memory operations.

use mlirkit_ir::{Context, OpRef, Type};
use mlirkit_layout::DataLayout;
use mlirkit_verify::{Checks, Verdict};

use super::{llvm_vector, type_of_operand, type_of_result};
use crate::common::rules::{enum_prop, fail, float_kind, int_width, ints, quoted, require};
use crate::llvm::types::{ArrayType, StructType, TargetType, is_compatible, pointer_space};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("llvm.alloca", verify_alloca as fn(OpRef<'_, '_>) -> Verdict),
        ("llvm.getelementptr", verify_gep),
        ("llvm.load", |op| verify_atomic(op, type_of_result(op), &[5, 6])),
        ("llvm.store", |op| verify_atomic(op, type_of_operand(op, 0), &[4, 6])),
        ("llvm.atomicrmw", verify_atomic_rmw),
        ("llvm.cmpxchg", verify_cmpxchg),
        ("llvm.fence", verify_fence),
        ("llvm.intr.masked.gather", |op| verify_masked(op, 0, type_of_result(op), 1)),
        ("llvm.intr.masked.scatter", |op| verify_masked(op, 1, type_of_operand(op, 0), 2)),
    ]);
}

/// The case `not_atomic` of the enum `AtomicOrdering`. The next constants are other cases.
const NOT_ATOMIC: u64 = 0;
const UNORDERED: u64 = 1;
const MONOTONIC: u64 = 2;
const RELEASE: u64 = 5;
const ACQ_REL: u64 = 6;

fn ordering(op: OpRef<'_, '_>, name: &str) -> u64 {
    enum_prop(op, name).unwrap_or(NOT_ATOMIC)
}

fn element_type(op: OpRef<'_, '_>) -> Option<Type> {
    op.context().type_value(op.prop("elem_type")?)
}

fn verify_alloca(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(target) = element_type(op).and_then(|ty| TargetType::of(ctx, ty)) else { return Ok(()) };
    let name = ctx.str(target.name);
    let usable = name.starts_with("spirv.") || name == "aarch64.svcount";
    require(op, usable, "this target extension type cannot be used in alloca")
}

/// The value in a list of constant indices that marks the next dynamic operand.
const DYNAMIC_INDEX: i64 = i32::MIN as i64;

fn verify_gep(op: OpRef<'_, '_>) -> Verdict {
    let indices = ints(op, "rawConstantIndices").unwrap_or_default();
    let dynamic = indices.iter().filter(|index| **index == DYNAMIC_INDEX).count();
    let holds = dynamic == op.operands().len().saturating_sub(1);
    require(op, holds, "expected as many dynamic indices as specified in 'rawConstantIndices'")?;
    require(op, enum_prop(op, "noWrapFlags") != Some(1), "'inbounds_flag' cannot be used directly.")?;
    let ctx = op.context();
    let Some(mut ty) = element_type(op) else { return Ok(()) };
    for (at, index) in indices.iter().enumerate().skip(1) {
        ty = if let Some(structure) = StructType::of(ctx, ty) {
            require(op, *index != DYNAMIC_INDEX, format_args!("expected index {at} indexing a struct to be constant"))?;
            match usize::try_from(*index).ok().and_then(|index| structure.elements().get(index).copied()) {
                Some(element) => element,
                None => return fail(op, format!("index {at} indexing a struct is out of bounds")),
            }
        } else if let Some(array) = ArrayType::of(ctx, ty) {
            array.element
        } else if let mlirkit_ir::TypeData::Vector(vector) = ctx.type_data(ty) {
            vector.element
        } else {
            return fail(op, format!("type {} cannot be indexed (index #{at})", quoted(ctx, ty)));
        };
    }
    Ok(())
}

fn is_llvm_float(ctx: &Context, ty: Type) -> bool {
    float_kind(ctx, ty).is_some() && is_compatible(ctx, ty)
}

/// Returns whether atomic operations support a type: an integer, pointer or float whose size is a power of two of at
/// least 8 bits.
fn may_be_atomic(op: OpRef<'_, '_>, ty: Type) -> bool {
    let ctx = op.context();
    if int_width(ctx, ty).is_none() && pointer_space(ctx, ty).is_none() && !is_llvm_float(ctx, ty) {
        return false;
    }
    let bits = match int_width(ctx, ty) {
        Some(width) => u64::from(width),
        // If the data layout cannot be queried, accept the type.
        None => match DataLayout::closest(op).and_then(|layout| layout.type_size_in_bits(ty)) {
            Ok(size) => size.min,
            Err(_) => return true,
        },
    };
    bits >= 8 && bits.is_power_of_two()
}

fn verify_atomic(op: OpRef<'_, '_>, ty: Type, unsupported: &[u64]) -> Verdict {
    let order = ordering(op, "ordering");
    if order == NOT_ATOMIC {
        return require(op, op.prop("syncscope").is_none(), "expected syncscope to be null for non-atomic access");
    }
    require(
        op,
        may_be_atomic(op, ty),
        format_args!("unsupported type {} for atomic access", quoted(op.context(), ty)),
    )?;
    if unsupported.contains(&order) {
        let name = ["not_atomic", "unordered", "monotonic", "", "acquire", "release", "acq_rel", "seq_cst"];
        let name = usize::try_from(order).ok().and_then(|order| name.get(order)).copied().unwrap_or_default();
        return fail(op, format!("unsupported ordering '{name}'"));
    }
    require(op, op.prop("alignment").is_some(), "expected alignment for atomic access")
}

fn verify_atomic_rmw(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, ty) = (op.context(), type_of_operand(op, 1));
    match enum_prop(op, "bin_op").unwrap_or_default() {
        // fadd, fsub, fmax, fmin, fmaximum, fminimum
        11..=14 | 19 | 20 => {
            if let Some((_, scalable, element)) = llvm_vector(ctx, ty) {
                require(op, !scalable, "expected LLVM IR fixed vector type")?;
                let message = "expected LLVM IR floating point type for vector element";
                require(op, is_llvm_float(ctx, element), message)?;
            } else {
                require(op, is_llvm_float(ctx, ty), "expected LLVM IR floating point type")?;
            }
        }
        0 => require(op, may_be_atomic(op, ty), "unexpected LLVM IR type for 'xchg' bin_op")?,
        _ => require(
            op,
            int_width(ctx, ty).is_some_and(|width| matches!(width, 8 | 16 | 32 | 64)),
            "expected LLVM IR integer type",
        )?,
    }
    require(op, ordering(op, "ordering") >= MONOTONIC, "expected at least 'monotonic' ordering")
}

fn verify_cmpxchg(op: OpRef<'_, '_>) -> Verdict {
    require(op, may_be_atomic(op, type_of_operand(op, 2)), "unexpected LLVM IR type")?;
    let (success, failure) = (ordering(op, "success_ordering"), ordering(op, "failure_ordering"));
    require(op, success >= MONOTONIC && failure >= MONOTONIC, "ordering must be at least 'monotonic'")?;
    let allowed = !matches!(failure, RELEASE | ACQ_REL);
    require(op, allowed, "failure ordering cannot be 'release' or 'acq_rel'")
}

fn verify_fence(op: OpRef<'_, '_>) -> Verdict {
    let weak = matches!(ordering(op, "ordering"), NOT_ATOMIC | UNORDERED | MONOTONIC);
    require(op, !weak, "can be given only acquire, release, acq_rel, and seq_cst orderings")
}

/// Checks that the vector of pointers at operand index `pointers` has as many elements as the vector type `values`.
fn verify_masked(op: OpRef<'_, '_>, pointers: usize, values: Type, number: usize) -> Verdict {
    let ctx = op.context();
    let pointers = type_of_operand(op, pointers);
    let (Some(from), Some(to)) = (ctx.shaped(pointers), ctx.shaped(values)) else { return Ok(()) };
    let scalable = to.is_scalable();
    let same = from.num_elements() == to.num_elements() && from.is_scalable() == scalable && from.rank() == Some(1);
    if same {
        return Ok(());
    }
    let size = to.num_elements().unwrap_or_default();
    let size = if scalable { format!("[{size}]") } else { size.to_string() };
    let element = ctx.type_text(from.element);
    fail(op, format!("expected operand #{number} type to be 'vector<{size}x{element}>'"))
}
