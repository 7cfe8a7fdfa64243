//! Integers known at compile time: elements of dense attributes and of constant operands.

use mlirkit_ir::{Attr, AttrData, Context, OpRef, Sign, TypeData, ValueRef};

/// Maximum number of elements to read. Longer constants are data, not lists of sizes.
const MOST: i64 = 1 << 20;

/// Returns the shape and the elements of a dense integer attribute. Elements are sign-extended unless their type is
/// unsigned or `i1`. `None` for other or longer attributes.
pub(in crate::stablehlo) fn dense_ints(ctx: &Context, attr: Attr) -> Option<(&[i64], Vec<i64>)> {
    let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { return None };
    let shaped = ctx.shaped(dense.ty)?;
    let (dims, count) = (shaped.dims?, shaped.num_elements().filter(|count| (0..=MOST).contains(count))?);
    let (width, signed) = match ctx.type_data(shaped.element) {
        TypeData::Integer { width, sign } => (*width, *sign != Sign::Unsigned && *width > 1),
        TypeData::Index => (64, true),
        _ => return None,
    };
    if width == 0 || width > 64 {
        return None;
    }
    let data = dense.data.as_slice();
    let size = width.div_ceil(8) as usize;
    let element = |at: usize| -> Option<i64> {
        if width == 1 {
            let byte = if dense.splat { *data.first()? } else { *data.get(at / 8)? };
            let bit = if dense.splat { byte & 1 } else { byte >> (at % 8) & 1 };
            return Some(i64::from(bit));
        }
        let start = if dense.splat { 0 } else { at.checked_mul(size)? };
        let bytes = data.get(start..start.checked_add(size)?)?;
        let mut word = [0; 8];
        word.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        let value = i64::from_le_bytes(word);
        let shift = 64 - width;
        Some(if signed { value << shift >> shift } else { value })
    };
    let values = (0..usize::try_from(count).ok()?).map(element).collect::<Option<Vec<_>>>()?;
    Some((dims, values))
}

/// Returns the elements of a value that a constant defines; `None` for other values.
pub(super) fn constant_ints(value: ValueRef<'_, '_>) -> Option<Vec<i64>> {
    let op = value.defining_op()?;
    let constant = op.def()?.flags.has(mlirkit_defs::OpFlags::CONSTANT_LIKE);
    let attr = op.prop("value").filter(|_| constant)?;
    dense_ints(op.context(), attr).map(|(_, values)| values)
}

/// Returns the elements of the named operand; `None` unless a constant defines it.
pub(super) fn constant_operand(op: OpRef<'_, '_>, name: &str) -> Option<Vec<i64>> {
    constant_ints(op.operand_named(name)?)
}
