//! Verifiers of `tosa` operations that move, reduce or rearrange elements.

use crate::common::rules::{fail, int, int_list, list, operand_type, quoted, require, result_type};
use mlirkit_defs::Release;
use mlirkit_ir::{DYNAMIC, OpRef, TensorType, Type, TypeData, compatible_dims};
use mlirkit_verify::{Checks, Verdict, Violation};

use super::{
    constants, dims, of_shape, result_dims, shape_rank, stored, stored_result, verify_elements_of,
    verify_same_elements, verify_zero_point, verify_zero_value,
};

pub(super) fn register(checks: &mut Checks) {
    for name in [
        "tosa.reduce_all",
        "tosa.reduce_any",
        "tosa.reduce_max",
        "tosa.reduce_min",
        "tosa.reduce_product",
        "tosa.reduce_sum",
    ] {
        checks.infer.insert(name, infer_reduced);
    }
    checks.ops.insert("tosa.argmax", verify_argmax);
    checks.ops.insert("tosa.concat", verify_concat);
    checks.ops.insert("tosa.const", verify_const);
    checks.ops.insert("tosa.const_shape", verify_const_shape);
    checks.ops.insert("tosa.gather", verify_gather);
    checks.ops.insert("tosa.mul", verify_mul);
    checks.ops.insert("tosa.negate", verify_negate);
    checks.ops.insert("tosa.pad", verify_pad);
    checks.ops.insert("tosa.reshape", verify_reshape);
    checks.ops.insert("tosa.reverse", verify_reverse);
    checks.ops.insert("tosa.scatter", verify_scatter);
    checks.ops.insert("tosa.select", verify_select);
    checks.ops.insert("tosa.slice", verify_slice);
    checks.ops.insert("tosa.tile", verify_tile);
    checks.ops.insert("tosa.transpose", verify_transpose);
}

/// Infers the result type of a reduction, which is the input type with size 1 along the axis. Returns the actual result
/// type if it is compatible with that.
fn infer_reduced(op: OpRef<'_, '_>) -> Result<Vec<Type>, Box<Violation>> {
    let ctx = op.context();
    let types = op.result_types().to_vec();
    let (Some(input), [result]) = (operand_type(op, 0), types.as_slice()) else { return Ok(types) };
    let element = ctx.element_type_or_self(input);
    let same = element == ctx.element_type_or_self(*result);
    let TypeData::RankedTensor(tensor) = ctx.type_data(input) else {
        return Ok(if same { types } else { vec![ctx.ty(TypeData::UnrankedTensor(element))] });
    };
    let mut shape = tensor.shape.to_vec();
    let axis = int(op, "axis").and_then(|axis| usize::try_from(axis).ok());
    if let Some(size) = axis.and_then(|axis| shape.get_mut(axis)) {
        *size = 1;
    }
    let inferred = TensorType { shape: shape.into(), element, encoding: None };
    let inferred = ctx.ty(TypeData::RankedTensor(Box::new(inferred)));
    Ok(if same && ctx.compatible_shapes(inferred, *result) { types } else { vec![inferred] })
}

fn verify_const(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(attr), Some(result)) = (op.prop("values").and_then(|attr| ctx.attr_type(attr)), result_type(op)) else {
        return Ok(());
    };
    let is_tensor = |ty| matches!(ctx.type_data(ty), TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_));
    require(op, is_tensor(attr) && is_tensor(result), "expected tensors for attr/result type")?;
    let (a, b) = (ctx.element_type_or_self(attr), ctx.element_type_or_self(result));
    require(op, a == b || a == super::storage(ctx, b), "expected same attr/result element types")
}

fn verify_const_shape(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let values = op.prop("values").and_then(|attr| ctx.shaped(ctx.attr_type(attr)?));
    let (Some(values), Some(rank)) = (values, result_type(op).and_then(|ty| of_shape(ctx, ty))) else { return Ok(()) };
    require(op, values.rank() == Some(1), "expect elements in attribute values with rank 1")?;
    let count = values.num_elements().unwrap_or(0);
    if count != rank && (count != 1 || rank != 0) {
        return fail(
            op,
            format!(
                "expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) for the result \
                 shape type"
            ),
        );
    }
    Ok(())
}

fn verify_argmax(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(element) = result_type(op).map(|ty| ctx.element_type_or_self(ty)) else { return Ok(()) };
    let holds = matches!(ctx.type_data(element), TypeData::Integer { .. } | TypeData::Index);
    require(op, holds, "result tensor is not of integer type")?;
    let (Some(input), Some(axis)) = (dims(op, "input"), int(op, "axis")) else { return Ok(()) };
    let Some(axis) = usize::try_from(axis).ok().filter(|axis| *axis < input.len()) else {
        return fail(op, "specified axis is outside the rank of the tensor");
    };
    let Some(output) = result_dims(op) else { return Ok(()) };
    let mut expected = input.to_vec();
    expected.remove(axis);
    if !compatible_dims(&expected, output) {
        return fail(op, format!("expected output shape '{}', got '{}'", list(&expected), list(output)));
    }
    Ok(())
}

/// Checks that the axis is less than the ranks of the operand `input` and the result, and that both ranks are equal.
fn verify_axis(op: OpRef<'_, '_>, input: &str, axis: i64, what: &str) -> Verdict {
    let beyond = |rank: usize| usize::try_from(axis).is_ok_and(|axis| axis >= rank) && (axis != 0 || rank != 0);
    let (input, output) = (dims(op, input), result_dims(op));
    let wrong = |which: &str, rank: usize| {
        fail(op, format!("expect {which} tensor rank ({rank}) to be larger than {what} axis ({axis})"))
    };
    if let Some(input) = input.filter(|input| beyond(input.len())) {
        return wrong("input", input.len());
    }
    let Some(output) = output else { return Ok(()) };
    let holds = input.is_none_or(|input| input.len() == output.len());
    require(op, holds, "expect output tensor rank to be equal to input tensor rank")?;
    if beyond(output.len()) { wrong("output", output.len()) } else { Ok(()) }
}

fn verify_reverse(op: OpRef<'_, '_>) -> Verdict {
    verify_elements_of(op, "input1")?;
    let Some(axis) = int(op, "axis") else { return Ok(()) };
    require(op, axis >= 0, "expected non-negative reverse axis")?;
    verify_axis(op, "input1", axis, "reverse")
}

fn verify_concat(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(output) = result_type(op) else { return Ok(()) };
    require(op, op.operands().len() != 0, "expect at least one input")?;
    for ty in op.operand_types() {
        verify_same_elements(op, ty, output)?;
    }
    let axis = int(op, "axis").unwrap_or(0);
    let at = usize::try_from(axis).unwrap_or(usize::MAX);
    let shapes: Vec<Option<&[i64]>> = op.operand_types().map(|ty| ctx.shaped(ty)?.dims).collect();
    if shapes.iter().flatten().next().is_some_and(|first| at >= first.len()) {
        return fail(
            op,
            format!("expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got {axis}"),
        );
    }
    let shapes: Option<Vec<&[i64]>> = shapes.into_iter().collect();
    let Some((first, rest)) = shapes.as_ref().and_then(|shapes| shapes.split_first()) else { return Ok(()) };
    for (index, shape) in rest.iter().enumerate() {
        let number = index + 1;
        if shape.len() != first.len() {
            let (a, b) = (first.len(), shape.len());
            return fail(
                op,
                format!("expect all operands to have the same rank, but got {a} vs {b} on operands 0 and {number}"),
            );
        }
        for (dim, (a, b)) in shape.iter().zip(*first).enumerate() {
            if dim != at && *a != DYNAMIC && *b != DYNAMIC && a != b {
                return fail(
                    op,
                    format!(
                        "expect all operand shapes to have the same sizes on non-axis dimensions, but got {a} vs {b} at \
                         index {dim} on operands 0 and {number}"
                    ),
                );
            }
        }
    }
    let Some(output) = result_dims(op) else { return Ok(()) };
    let message = format_args!("expect output rank to match inputs rank, got {} vs {}", output.len(), first.len());
    require(op, output.len() == first.len(), message)?;
    let along = std::iter::once(first).chain(rest).filter_map(|shape| shape.get(at).copied());
    let total = along.fold(0, crate::common::verify::layout::sum);
    match output.get(at) {
        Some(size) if *size != DYNAMIC && total != DYNAMIC && total != *size => fail(
            op,
            format!("requires sum of axis dimensions of input1 equal to output axis dimension, got {total} and {size}"),
        ),
        _ => Ok(()),
    }
}

/// The size of a dimension that several shapes must share; [`DYNAMIC`] while it is unknown.
struct Size(i64);

impl Size {
    fn of(shape: Option<&[i64]>, dim: usize) -> Self {
        Self(shape.and_then(|shape| shape.get(dim)).copied().unwrap_or(DYNAMIC))
    }

    /// Combines the size with the size of dimension `dim` in another shape. Fails if both sizes are known and differ.
    fn join(&mut self, op: OpRef<'_, '_>, shape: Option<&[i64]>, dim: usize, what: &str) -> Verdict {
        let Self(found) = Self::of(shape, dim);
        if self.0 == DYNAMIC {
            self.0 = found;
        } else if found != DYNAMIC && found != self.0 {
            return fail(op, format!("requires {what} dimension {dim} to have size {}, got {found}", self.0));
        }
        Ok(())
    }
}

fn verify_gather(op: OpRef<'_, '_>) -> Verdict {
    verify_elements_of(op, "values")?;
    let (values, indices, output) = (dims(op, "values"), dims(op, "indices"), result_dims(op));
    let (mut n, mut w, mut c) = (Size::of(values, 0), Size::of(indices, 1), Size::of(values, 2));
    n.join(op, indices, 0, "indices")?;
    n.join(op, output, 0, "output")?;
    w.join(op, output, 1, "output")?;
    c.join(op, output, 2, "output")
}

fn verify_scatter(op: OpRef<'_, '_>) -> Verdict {
    verify_elements_of(op, "values_in")?;
    verify_elements_of(op, "input")?;
    let (values, indices, input, output) =
        (dims(op, "values_in"), dims(op, "indices"), dims(op, "input"), result_dims(op));
    let (mut n, mut k, mut c) = (Size::of(values, 0), Size::of(values, 1), Size::of(values, 2));
    let mut w = Size::of(indices, 1);
    n.join(op, indices, 0, "indices")?;
    n.join(op, input, 0, "input")?;
    w.join(op, input, 1, "input")?;
    c.join(op, input, 2, "input")?;
    n.join(op, output, 0, "values_out")?;
    k.join(op, output, 1, "values_out")?;
    c.join(op, output, 2, "values_out")?;
    // LLVM 20 does not check this.
    let holds = op.context().release() <= Release(20) || k.0 == DYNAMIC || w.0 == DYNAMIC || k.0 >= w.0;
    require(op, holds, format_args!("requires dimensions K >= W, got K={} and W={}", k.0, w.0))
}

fn verify_mul(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(a), Some(b), Some(result)) = (operand_type(op, 0), operand_type(op, 1), result_type(op)) else {
        return Ok(());
    };
    let [x, y, z] = [a, b, result].map(|ty| ctx.element_type_or_self(ty));
    if let TypeData::Integer { width, .. } = ctx.type_data(z) {
        let TypeData::Integer { width: own, .. } = ctx.type_data(x) else {
            return fail(op, "requires the same element type for all operands");
        };
        require(op, x == y, "requires the same element type for all operands")?;
        require(op, own <= width, "invalid data type size for operands or result")?;
    } else {
        require(op, x == z && y == z, "requires the same element type for all operands and results")?;
        let holds = constants(op, "shift").is_none_or(|shift| shift.first().is_none_or(|shift| *shift == 0));
        require(op, holds, "require shift to be 0 for float type")?;
    }
    let dims = |ty| ctx.shaped(ty).and_then(|shaped| shaped.dims);
    if let (Some(m), Some(n)) = (dims(a), dims(b)) {
        let message = format_args!("a and b operands don't have matching ranks, got {} and {}", m.len(), n.len());
        require(op, m.len() == n.len(), message)?;
        let fits = |(m, n): (&i64, &i64)| m == n || *m == 1 || *n == 1 || *m == DYNAMIC || *n == DYNAMIC;
        if !m.iter().zip(n).all(fits) {
            let (a, b) = (quoted(ctx, a), quoted(ctx, b));
            return fail(op, format!("a and b operands don't have broadcast-compatible shapes, got {a} and {b}"));
        }
    }
    let Some(rank) = dims(result).map(<[i64]>::len) else { return Ok(()) };
    for (ty, name) in [(a, "a"), (b, "b")] {
        if let Some(own) = dims(ty).map(<[i64]>::len).filter(|own| *own != rank) {
            return fail(op, format!("result type has different rank than {name}, got {rank} vs {own}"));
        }
    }
    Ok(())
}

fn verify_negate(op: OpRef<'_, '_>) -> Verdict {
    verify_elements_of(op, "input1")?;
    let (Some(input), Some(output)) = (operand_type(op, 0), result_type(op)) else { return Ok(()) };
    require(op, op.context().compatible_shapes(input, output), "requires the same shape for input1 and output")?;
    let same = |what: &str| format!("expect both {what} and its zero point are the same");
    verify_zero_point(op, stored(op, "input1"), "input1_zp", &same("input1"))?;
    verify_zero_point(op, stored_result(op), "output_zp", &same("output"))?;
    verify_zero_value(op, "input1_zp", "input1")?;
    verify_zero_value(op, "output_zp", "output")
}

fn verify_pad(op: OpRef<'_, '_>) -> Verdict {
    verify_elements_of(op, "input1")?;
    verify_elements_of(op, "pad_const")?;
    let (Some(input), Some(output)) = (dims(op, "input1"), result_dims(op)) else { return Ok(()) };
    let (m, n) = (input.len(), output.len());
    let message = format_args!("expect same input and output tensor rank, but got inputRank: {m}, outputRank: {n}");
    require(op, m == n, message)?;
    let Some(padding) = constants(op, "padding") else { return Ok(()) };
    let message = format_args!("padding tensor must have {m} * 2 = {} elements, but got {}", 2 * m, padding.len());
    require(op, padding.len() == 2 * m, message)?;
    for (dim, ((size, found), pads)) in input.iter().zip(output).zip(padding.chunks(2)).enumerate() {
        let [start, end] = *pads else { continue };
        if start < -1 || end < -1 {
            return fail(
                op,
                format!(
                    "invalid padding values at dimension {dim}: values must be non-negative or -1 for dynamic padding, \
                     got [{start}, {end}]"
                ),
            );
        }
        let expected = size.wrapping_add(start).wrapping_add(end);
        if *size != DYNAMIC && *found != DYNAMIC && *found != expected {
            return fail(
                op,
                format!(
                    "mismatch in output shape at dimension {dim}: expected {size} + {start} + {end} = {expected}, but \
                     got {found}"
                ),
            );
        }
    }
    Ok(())
}

fn elements(shape: &[i64]) -> Option<i64> {
    shape.iter().try_fold(1i64, |total, size| if *size == DYNAMIC { None } else { total.checked_mul(*size) })
}

fn verify_reshape(op: OpRef<'_, '_>) -> Verdict {
    verify_elements_of(op, "input1")?;
    let Some(shape) = constants(op, "shape") else { return Ok(()) };
    let holds = shape.iter().filter(|size| **size == -1).count() <= 1;
    require(op, holds, "expected at most one target dimension to be -1")?;
    let Some(output) = result_dims(op) else { return Ok(()) };
    require(op, shape.len() == output.len(), "new shape does not match result rank")?;
    for (new, found) in shape.iter().zip(output) {
        let holds = *new == -1 || *new == DYNAMIC || *found == DYNAMIC || new == found;
        require(op, holds, "new shape is inconsistent with result shape")?;
        require(op, *new == DYNAMIC || *new >= -1, format_args!("new shape has invalid tensor dimension size {new}"))?;
    }
    let Some(total) = dims(op, "input1").and_then(elements) else { return Ok(()) };
    if let Some(found) = elements(output).filter(|found| *found != total) {
        return fail(op, format!("cannot reshape {total} elements into {found}"));
    }
    let new = shape.iter().filter(|size| **size > 0).fold(1i64, |total, size| total.wrapping_mul(*size));
    let known = shape.iter().all(|size| *size > 0);
    let holds = if known { total == new } else { new <= total };
    require(op, holds, format_args!("cannot reshape {total} elements into {new}"))
}

fn verify_select(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    verify_elements_of(op, "on_true")?;
    verify_elements_of(op, "on_false")?;
    match operand_type(op, 0).map(|ty| ctx.element_type_or_self(ty)) {
        Some(element) if element != ctx.i1_type() => {
            fail(op, format!("expect element type of bool for input1, got {}", quoted(ctx, element)))
        }
        _ => Ok(()),
    }
}

fn verify_slice(op: OpRef<'_, '_>) -> Verdict {
    verify_elements_of(op, "input1")?;
    let Some(input) = dims(op, "input1") else { return Ok(()) };
    let rank = input.len();
    if let Some(output) = result_dims(op).filter(|output| output.len() != rank) {
        return fail(op, format!("expect input1 and output to have the same ranks, got {rank} and {}", output.len()));
    }
    for name in ["start", "size"] {
        let holds = shape_rank(op, name).is_none_or(|length| usize::try_from(length) == Ok(rank));
        require(op, holds, format_args!("length of {name} is not equal to rank of input shape"))?;
    }
    Ok(())
}

fn verify_tile(op: OpRef<'_, '_>) -> Verdict {
    verify_elements_of(op, "input1")?;
    let Some(multiples) = shape_rank(op, "multiples") else { return Ok(()) };
    let is = |rank: usize| i64::try_from(rank) == Ok(multiples);
    match (dims(op, "input1"), result_dims(op)) {
        (Some(input), _) if !is(input.len()) => {
            return fail(op, format!("expect 'multiples' to have rank {} but got {multiples}.", input.len()));
        }
        (Some(input), Some(output)) if input.len() != output.len() => {
            return fail(op, "expect same input and output tensor rank.");
        }
        (None, Some(output)) if !is(output.len()) => {
            return fail(op, format!("expect 'multiples' array to have length {} but got {multiples}.", output.len()));
        }
        _ => {}
    }
    let holds = constants(op, "multiples").is_none_or(|values| !values.iter().any(|value| *value <= 0 && *value != -1));
    require(op, holds, "expect element of 'multiples' to be positive integer or -1.")
}

fn verify_transpose(op: OpRef<'_, '_>) -> Verdict {
    verify_elements_of(op, "input1")?;
    let (input, output, order) = (dims(op, "input1"), result_dims(op), int_list(op, "perms"));
    let size = |shape: &[i64], which: &str| {
        let (rank, found) = (shape.len(), order.len());
        fail(op, format!("expected perms attribute to have size {rank} ({which} rank) but got size {found}"))
    };
    if let Some(input) = input.filter(|input| input.len() != order.len()) {
        return size(input, "input");
    }
    let holds = input.zip(output).is_none_or(|(input, output)| input.len() == output.len());
    require(op, holds, "expected input tensor rank to equal result tensor rank")?;
    if let Some(output) = output.filter(|output| output.len() != order.len()) {
        return size(output, "output");
    }
    let mut sorted = order.clone();
    sorted.sort_unstable();
    require(op, sorted.iter().zip(0i64..).all(|(a, b)| *a == b), "expected valid permutation indices")?;
    let (Some(input), Some(output)) = (input, output) else { return Ok(()) };
    if let (Some(a), Some(b)) = (elements(input), elements(output)) {
        let message = format_args!("expected input1 and output to have same numbers of elements, got {a} and {b}");
        require(op, a == b, message)?;
    }
    for (dim, (from, found)) in order.iter().zip(output).enumerate() {
        let Some(size) = usize::try_from(*from).ok().and_then(|from| input.get(from)) else { continue };
        let message = format_args!("expected output tensor dim {dim} to match input dim {from} with value of {size}");
        require(op, *size == DYNAMIC || *found == DYNAMIC || size == found, message)?;
    }
    Ok(())
}
