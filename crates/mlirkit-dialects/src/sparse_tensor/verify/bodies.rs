//! Verifiers of operations whose bodies define how elements are combined.

use mlirkit_ir::{OpRef, RegionRef, Type, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use super::sparse;
use crate::common::rules::{entry, error, expect, map_of, named_type, result_type};

/// Registers the checks of the `sparse_tensor` dialect.
pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("sparse_tensor.binary", verify_binary as fn(OpRef<'_, '_>) -> Verdict),
        ("sparse_tensor.foreach", verify_foreach),
        ("sparse_tensor.reduce", |op| {
            let Some(input) = named_type(op, "x") else { return Ok(()) };
            verify_body(op, 0, "reduce", &[input, input], input)
        }),
        ("sparse_tensor.select", |op| {
            let Some(input) = named_type(op, "x") else { return Ok(()) };
            verify_body(op, 0, "select", &[input], op.context().i1_type())
        }),
        ("sparse_tensor.unary", verify_unary),
    ]);
}

/// Checks the arguments of a body and the value that it yields.
fn verify_body(op: OpRef<'_, '_>, region: usize, name: &str, inputs: &[Type], output: Type) -> Verdict {
    let Some(block) = entry(op, region) else { return Ok(()) };
    let expected = inputs.len();
    let message = format_args!("{name} region must have exactly {expected} arguments");
    expect(op, block.args().len() == expected, message)?;
    let wrong = block.args().zip(inputs).position(|(arg, input)| arg.ty() != *input);
    if let Some(at) = wrong {
        return error(op, format!("{name} region argument {} type mismatch", at + 1));
    }
    let last = block.ops().last().filter(|last| last.is("sparse_tensor.yield"));
    let Some(last) = last else { return error(op, format!("{name} region must end with sparse_tensor.yield")) };
    let fits = last.operands().len() == 1 && last.operand_types().next() == Some(output);
    expect(op, fits, format_args!("{name} region yield type mismatch"))
}

fn has_body(op: OpRef<'_, '_>, region: usize) -> bool {
    entry(op, region).is_some()
}

fn verify_binary(op: OpRef<'_, '_>) -> Verdict {
    let (left, right, output) = (named_type(op, "x"), named_type(op, "y"), result_type(op));
    let (Some(left), Some(right), Some(output)) = (left, right, output) else { return Ok(()) };
    verify_body(op, 0, "overlap", &[left, right], output)?;
    let same = |ty: Type, side: &str, which: &str| {
        let identity = op.prop(&format!("{side}_identity")).is_some();
        let message = format_args!("{side}=identity requires {which} argument to have the same type as the output");
        expect(op, !identity || ty == output, message)
    };
    verify_body(op, 1, "left", &[left], output)?;
    if !has_body(op, 1) {
        same(left, "left", "first")?;
    }
    verify_body(op, 2, "right", &[right], output)?;
    if has_body(op, 2) { Ok(()) } else { same(right, "right", "second") }
}

fn verify_unary(op: OpRef<'_, '_>) -> Verdict {
    let (Some(input), Some(output)) = (named_type(op, "x"), result_type(op)) else { return Ok(()) };
    verify_body(op, 0, "present", &[input], output)?;
    verify_body(op, 1, "absent", &[], output)?;
    let (Some(block), Some(parent)) = (entry(op, 1), op.block()) else { return Ok(()) };
    let Some(value) = block.ops().last().and_then(|last| last.operands().next()) else { return Ok(()) };
    let Some(def) = value.defining_op() else {
        let of_parent = parent.args().any(|arg| arg.id == value.id);
        return expect(op, !of_parent, "absent region cannot yield linalg argument");
    };
    let at = def.block().map(|block| block.id);
    let local = !def.is("arith.constant") && (at == Some(block.id) || at == Some(parent.id));
    expect(op, !local, "absent region cannot yield locally computed value")
}

fn verify_foreach(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(tensor) = sparse(op, "tensor") else { return Ok(()) };
    let Some(block) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let order = op.prop("order").and_then(|attr| map_of(ctx, attr));
    let fits = order.is_none_or(|map| map.dims as usize == tensor.lvl_rank());
    expect(op, fits, "Level traverse order does not match tensor's level rank")?;
    let inits: Vec<Type> = op.operands_named("initArgs").map(ValueRef::ty).collect();
    let rank = tensor.dims.len();
    let args: Vec<Type> = block.args().map(ValueRef::ty).collect();
    expect(op, rank + 1 + inits.len() == args.len(), "Unmatched number of arguments in the block")?;
    let results = op.result_types();
    expect(op, results.len() == inits.len(), "Mismatch in number of init arguments and results")?;
    expect(op, results == inits, "Mismatch in types of init arguments and results")?;
    let yielded: Vec<Type> = block.ops().last().map(|last| last.operand_types().collect()).unwrap_or_default();
    expect(op, yielded == results, "Mismatch in types of yield values and results")?;
    let index = ctx.index_type();
    if let Some(at) = args.iter().take(rank).position(|ty| *ty != index) {
        return error(op, format!("Expecting Index type for argument at index {at}"));
    }
    let (expected, found) = (tensor.element, args.get(rank).copied().unwrap_or(tensor.element));
    let message = format_args!(
        "Unmatched element type between input tensor and block argument, expected:{}, got: {}",
        ctx.type_text(expected),
        ctx.type_text(found)
    );
    expect(op, expected == found, message)
}
