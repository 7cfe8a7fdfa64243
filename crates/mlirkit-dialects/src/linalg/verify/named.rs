//! Verifiers of the `linalg` dialect: maps, reductions, transposes, broadcasts and softmax.

use crate::common::rules::{entry, fail, int, int_list, list, quoted, require};
use mlirkit_defs::Release;
use mlirkit_ir::{DYNAMIC, OpRef, Type, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use super::{inputs, outputs};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("linalg.broadcast", verify_broadcast);
    checks.ops.insert("linalg.map", verify_map);
    // Before this release the body of `linalg.map` had no argument for the output.
    checks.since.insert("linalg.map", Release(22));
    checks.ops.insert("linalg.reduce", verify_reduce);
    checks.ops.insert("linalg.softmax", verify_softmax);
    checks.ops.insert("linalg.transpose", verify_transpose);
}

/// Returns the element type and the sizes of a ranked type; `None` for other types.
fn shape<'c>(op: OpRef<'_, 'c>, ty: Option<&Type>) -> Option<(Type, &'c [i64])> {
    let shaped = op.context().shaped(*ty?)?;
    Some((shaped.element, shaped.dims?))
}

fn verify_map(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (inputs, outputs) = (inputs(op), outputs(op));
    let (Some(block), Some((_, output))) = (entry(op, 0), shape(op, outputs.first())) else { return Ok(()) };
    let (expected, found) = (inputs.len() + 1, block.args().len());
    let message =
        format_args!("expects number of operands to match the arity of mapper, but got: {expected} and {found}");
    require(op, expected == found, message)?;
    for (input, arg) in inputs.iter().zip(block.args()) {
        let element = ctx.element_type_or_self(*input);
        if element != arg.ty() {
            let (element, arg) = (quoted(ctx, element), quoted(ctx, arg.ty()));
            return fail(op, format!("expected element type of input {element} to match bbArg type {arg}"));
        }
    }
    for input in &inputs {
        if let Some((_, input)) = shape(op, Some(input)).filter(|(_, input)| *input != output) {
            let (input, output) = (list(input), list(output));
            return fail(op, format!("expected shape of input ({input}) to match shape of output ({output})"));
        }
    }
    Ok(())
}

fn verify_reduce(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    // The first half of the operands are inputs, the second half outputs. If the number is odd, the middle operand
    // counts as an input and as an output.
    let all: Vec<Type> = op.operand_types().collect();
    let half = all.len() / 2;
    let inputs = all.get(..all.len() - half).unwrap_or_default();
    let outputs = all.get(half..2 * half).unwrap_or_default();
    for (types, what, which) in [(inputs, "inputs", "input"), (outputs, "outputs", "output")] {
        let first = shape(op, types.first()).map(|(_, dims)| dims);
        if let Some(index) = types.iter().position(|ty| shape(op, Some(ty)).map(|(_, dims)| dims) != first) {
            return fail(
                op,
                format!(
                    "expects all {what} to have the same shapes. Shape at {which}-index {index} is not equal to the \
                     shape at {which}-index 0."
                ),
            );
        }
    }
    let (Some((_, input)), Some((_, init))) = (shape(op, inputs.first()), shape(op, outputs.first())) else {
        return Ok(());
    };
    let reduced = int_list(op, "dimensions");
    let rank = i64::try_from(input.len()).unwrap_or(i64::MAX);
    let holds = !reduced.iter().any(|dim| *dim < 0 || *dim >= rank);
    require(op, holds, format_args!("dimensions for reduction should be in the range [0, {}].", rank - 1))?;
    let kept: Vec<i64> = (0i64..).zip(input).filter(|(dim, _)| !reduced.contains(dim)).map(|(_, size)| *size).collect();
    if kept.len() != init.len() {
        let (kept, init) = (kept.len(), init.len());
        return fail(op, format!("number of dimensions after reduction {kept} doesn't match the init rank {init}"));
    }
    if kept != init {
        let (kept, init) = (list(&kept), list(init));
        return fail(op, format!("init dimensions [{init}] doesn't match input dimensions after reduction [{kept}]"));
    }
    let Some(block) = entry(op, 0) else { return Ok(()) };
    require(op, block.args().len() == op.operands().len(), "mismatching number of operands and block arguments")?;
    for (index, (ty, arg)) in op.operand_types().zip(block.args().map(ValueRef::ty)).enumerate() {
        let element = ctx.element_type_or_self(ty);
        if element != arg {
            let what = if index < inputs.len() { "input" } else { "output" };
            let (element, arg) = (quoted(ctx, element), quoted(ctx, arg));
            return fail(
                op,
                format!("{what} element type {element} does not match corresponding block argument type {arg}"),
            );
        }
    }
    Ok(())
}

/// Returns whether `numbers` is a permutation of 0, 1, ...
pub(super) fn is_permutation(numbers: &[i64]) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.iter().zip(0i64..).all(|(a, b)| *a == b)
}

fn verify_transpose(op: OpRef<'_, '_>) -> Verdict {
    let order = int_list(op, "permutation");
    require(op, is_permutation(&order), "permutation is not valid")?;
    let (inputs, outputs) = (inputs(op), outputs(op));
    let (Some((_, input)), Some((_, init))) = (shape(op, inputs.first()), shape(op, outputs.first())) else {
        return Ok(());
    };
    let rank = input.len();
    require(op, rank == init.len(), format_args!("input rank {rank} does not match init rank {}", init.len()))?;
    let holds = rank == order.len();
    require(op, holds, format_args!("size of permutation {} does not match the argument rank {rank}", order.len()))?;
    for (index, (from, size)) in order.iter().zip(init).enumerate() {
        let source = usize::try_from(*from).ok().and_then(|from| input.get(from)).copied();
        if let Some(source) = source.filter(|source| source != size) {
            return fail(
                op,
                format!("dim(result, {index}) = {size} doesn't match dim(input, permutation[{index}]) = {source}"),
            );
        }
    }
    Ok(())
}

fn verify_broadcast(op: OpRef<'_, '_>) -> Verdict {
    let (inputs, outputs) = (inputs(op), outputs(op));
    let (Some((_, input)), Some((_, init))) = (shape(op, inputs.first()), shape(op, outputs.first())) else {
        return Ok(());
    };
    let added = int_list(op, "dimensions");
    if input.len() + added.len() != init.len() {
        return fail(
            op,
            format!(
                "input rank plus added dimensions does not match init rank. input rank: {}, dimensions size: {}, init \
                 rank: {}",
                input.len(),
                added.len(),
                init.len()
            ),
        );
    }
    let rank = i64::try_from(init.len()).unwrap_or(i64::MAX);
    for (index, dim) in added.iter().enumerate() {
        let message = format_args!("dimension {index} is out of range. expected range: [0, {}], got: {dim}", rank - 1);
        require(op, *dim >= 0 && *dim < rank, message)?;
    }
    let kept = (0i64..).zip(init).filter(|(dim, _)| !added.contains(dim));
    for (index, (size, (dim, target))) in input.iter().zip(kept).enumerate() {
        let message = format_args!("input dim {index} should match init dim {dim}. input: {size}, init: {target}");
        require(op, size == target, message)?;
    }
    Ok(())
}

fn verify_softmax(op: OpRef<'_, '_>) -> Verdict {
    let of = |name| op.operand_named(name).map(ValueRef::ty);
    let (Some((_, input)), Some((_, output))) = (shape(op, of("input").as_ref()), shape(op, of("output").as_ref()))
    else {
        return Ok(());
    };
    let same = |(a, b): (&i64, &i64)| a == b || *a == DYNAMIC || *b == DYNAMIC;
    require(op, input.len() == output.len() && input.iter().zip(output).all(same), "incompatible output shape")?;
    let holds = int(op, "dimension").and_then(|dim| usize::try_from(dim).ok()).is_some_and(|dim| dim < input.len());
    require(op, holds, "incorrect dimension specified")
}
