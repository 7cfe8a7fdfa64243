//! Syntax of quantization per block: `uniform<i8:f32:{0:1, 1:2}, {{0.1:2, 0.3}, {0.4, 0.5:6}}>`. It contains the block
//! size of each dimension, then a tensor of scales with zero points.

use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_diag::Reason;
use mlirkit_ir::{
    Attr, AttrData, Context, DYNAMIC, DenseElementsAttr, OpRef, Param, TensorType, Type, TypeData, pack_bools,
};
use mlirkit_num::ApInt;
use mlirkit_verify::Verdict;

use crate::common::rules::{error, expect, float_kind, int_width};
use crate::quant::types::scale;
use crate::text;

/// The parameters of a type quantized per block, except its storage parameters.
pub(crate) struct Blocks {
    /// The tensor of scales, and the tensor of zero points.
    tensors: [Attr; 2],
    dims: Vec<i64>,
    sizes: Vec<i64>,
}

impl Blocks {
    /// Returns the parameters in the order of the type's definition.
    pub(crate) fn params(self) -> impl Iterator<Item = Param> {
        let list = |numbers: Vec<i64>| Param::Array(numbers.into_iter().map(Param::Int).collect());
        self.tensors.into_iter().map(Param::Attr).chain([list(self.dims), list(self.sizes)])
    }
}

/// Parses the block sizes and the scales, each enclosed in braces.
pub(crate) fn parse(p: &mut AttrParser<'_, '_>, expressed: Type, storage: Type) -> PResult<Blocks> {
    let (mut dims, mut sizes) = (Vec::new(), Vec::new());
    p.expect(Kind::LBrace, "expected '{'")?;
    if !p.eat(Kind::RBrace) {
        loop {
            let offset = p.offset();
            let dim = text::integer(p)?;
            if i32::try_from(dim).is_err() {
                return Err(p.hook_error(offset, "integer value too large"));
            }
            p.expect(Kind::Colon, "expected ':'")?;
            dims.push(dim);
            sizes.push(text::integer(p)?);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::RBrace, "expected '}'")?;
    }
    p.expect(Kind::Comma, "expected ','")?;
    let mut pairs = Vec::new();
    let shape = scales(p, expressed, &mut pairs)?;
    let tensor = |element| {
        let tensor = TensorType { shape: shape.as_slice().into(), element, encoding: None };
        p.ctx.ty(TypeData::RankedTensor(Box::new(tensor)))
    };
    let scales = float_tensor(p.ctx, tensor(expressed), expressed, &pairs);
    let zeros = int_tensor(p.ctx, tensor(storage), storage, &pairs);
    Ok(Blocks { tensors: [scales, zeros], dims, sizes })
}

/// Parses nested lists of scales in braces and appends the scales to `pairs`. Returns the shape. Lists at the same
/// depth must have the same shape.
fn scales(p: &mut AttrParser<'_, '_>, expressed: Type, pairs: &mut Vec<(f64, i64)>) -> PResult<Vec<i64>> {
    p.expect(Kind::LBrace, "expected '{'")?;
    let (mut count, mut inner) = (0, None);
    loop {
        let shape = if p.at(Kind::LBrace) {
            p.nested(|p| scales(p, expressed, pairs))?
        } else {
            let (Param::Float(float), Param::Int(zero)) = scale(p, expressed)? else { continue };
            pairs.push((f64::from_bits(float.bits as u64), zero));
            Vec::new()
        };
        count += 1;
        if inner.get_or_insert_with(|| shape.clone()) != &shape {
            let message = "tensor literal is invalid; ranks are not consistent between elements";
            return Err(p.error_here(message));
        }
        if !p.eat(Kind::Comma) {
            break;
        }
    }
    p.expect(Kind::RBrace, "expected '}'")?;
    Ok([count].into_iter().chain(inner.unwrap_or_default()).collect())
}

fn float_tensor(ctx: &Context, ty: Type, element: Type, pairs: &[(f64, i64)]) -> Attr {
    let Some(kind) = float_kind(ctx, element) else { return ctx.unit() };
    let bytes = (kind.width() as usize).div_ceil(8);
    let data: Vec<u8> =
        pairs.iter().flat_map(|(scale, _)| kind.from_f64(*scale).to_le_bytes().into_iter().take(bytes)).collect();
    dense(ctx, ty, bytes, pairs.len(), data)
}

fn int_tensor(ctx: &Context, ty: Type, element: Type, pairs: &[(f64, i64)]) -> Attr {
    let width = int_width(ctx, element).unwrap_or(8);
    if width == 1 {
        let bits: Vec<u8> = pairs.iter().map(|(_, zero)| u8::from(zero & 1 == 1)).collect();
        let dense = DenseElementsAttr::new(ty, 1, pairs.len() as u64, pack_bools(&bits).into());
        return ctx.attr(AttrData::DenseElements(Box::new(dense)));
    }
    let bytes = (width as usize).div_ceil(8);
    let mask = 1_i64.checked_shl(width).map_or(-1, |end| end - 1);
    let data = pairs.iter().flat_map(|(_, zero)| (zero & mask).to_le_bytes().into_iter().take(bytes)).collect();
    dense(ctx, ty, bytes, pairs.len(), data)
}

fn dense(ctx: &Context, ty: Type, bytes: usize, count: usize, data: Vec<u8>) -> Attr {
    let dense = DenseElementsAttr::new(ty, 8 * bytes as u64, count as u64, data.into());
    ctx.attr(AttrData::DenseElements(Box::new(dense)))
}

/// Prints the block sizes and the scales, each enclosed in braces.
pub(crate) fn print(p: &mut AttrPrinter<'_, '_>, tensors: [Attr; 2], dims: &[Param], sizes: &[Param]) {
    let (scales, zeros) = tensors.into();
    p.text(":{");
    for (index, (dim, size)) in dims.iter().zip(sizes).enumerate() {
        if let (Param::Int(dim), Param::Int(size)) = (dim, size) {
            p.fmt(format_args!("{}{dim}:{size}", if index > 0 { ", " } else { "" }));
        }
    }
    p.text("}, ");
    let Some(dims) = shape(p.ctx, scales) else { return };
    let mut elements = (0, elements(p.ctx, scales), elements(p.ctx, zeros));
    print_level(p, dims, &mut elements);
}

/// The index of the next element, the scales, and the zero points.
type Elements<'c> = (usize, Option<(&'c DenseElementsAttr, Type)>, Option<(&'c DenseElementsAttr, Type)>);

fn print_level(p: &mut AttrPrinter<'_, '_>, dims: &[i64], elements: &mut Elements<'_>) {
    let Some((size, rest)) = dims.split_first() else { return print_element(p, elements) };
    p.text("{");
    for index in 0..*size {
        p.text(if index > 0 { ", " } else { "" });
        print_level(p, rest, elements);
    }
    p.text("}");
}

fn print_element(p: &mut AttrPrinter<'_, '_>, (at, scales, zeros): &mut Elements<'_>) {
    let bits = |found: &Option<(&DenseElementsAttr, Type)>, width: u32| {
        let (dense, _) = (*found)?;
        let at = if dense.splat { 0 } else { *at };
        let data = dense.data.as_slice();
        if width == 1 {
            return data.get(at / 8).map(|byte| u128::from(byte >> (at % 8) & 1));
        }
        let bytes = (width as usize).div_ceil(8);
        let number = data.get(at * bytes..(at + 1) * bytes)?;
        Some(number.iter().rev().fold(0, |bits, byte| bits << 8 | u128::from(*byte)))
    };
    if let Some(kind) = scales.and_then(|(_, element)| float_kind(p.ctx, element)) {
        let bits = bits(scales, kind.width()).unwrap_or(0);
        text::print_float(p, &Param::float(kind, bits));
    }
    if let Some(width) = zeros.and_then(|(_, element)| int_width(p.ctx, element)) {
        let bits = bits(zeros, width).unwrap_or(0);
        let zero = ApInt::from_le_bytes(width, &bits.to_le_bytes()).to_i64().unwrap_or(0);
        if zero != 0 {
            p.fmt(format_args!(":{zero}"));
        }
    }
    *at += 1;
}

fn elements(ctx: &Context, attr: Attr) -> Option<(&DenseElementsAttr, Type)> {
    let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { return None };
    Some((dense, ctx.shaped(dense.ty)?.element))
}

fn shape(ctx: &Context, tensor: Attr) -> Option<&[i64]> {
    let AttrData::DenseElements(dense) = ctx.attr_data(tensor) else { return None };
    ctx.shaped(dense.ty)?.dims
}

/// Checks that the quantized dimensions are not negative and that the block sizes are positive.
pub(crate) fn verify_sizes(dims: &[Param], sizes: &[Param]) -> Result<(), Reason> {
    let number = |param: &Param| if let Param::Int(number) = param { *number } else { 0 };
    if let Some(dim) = dims.iter().map(number).find(|dim| *dim < 0) {
        return Err(format!("illegal quantized dimension: {dim}").into());
    }
    match sizes.iter().map(number).find(|size| *size <= 0) {
        Some(size) => Err(format!("illegal block size: {size}").into()),
        None => Ok(()),
    }
}

/// Checks that the tensor of scales has one element per block of the container, in each dimension.
pub(crate) fn verify_container(op: OpRef<'_, '_>, container: Type, params: &[Param]) -> Verdict {
    let ctx = op.context();
    let [_, _, _, Param::Attr(scales), _, Param::Array(axes), Param::Array(sizes), ..] = params else { return Ok(()) };
    let dims = match ctx.type_data(container) {
        TypeData::RankedTensor(tensor) => &tensor.shape,
        TypeData::UnrankedTensor(_) => {
            return error(op, "tensor containing the sub-channel quantized type must be ranked");
        }
        _ => return error(op, "scalar types may not use sub-channel quantization"),
    };
    let rank = dims.len();
    let mut blocks = vec![None; rank];
    for (axis, size) in axes.iter().zip(sizes.iter()) {
        let (Param::Int(axis), Param::Int(size)) = (axis, size) else { continue };
        let place = usize::try_from(*axis).ok().filter(|place| *place < rank);
        let Some((place, dim)) = place.and_then(|place| Some((place, *dims.get(place)?))) else {
            return error(op, format!("quantized dimension {axis} must be less than tensor rank {rank}"));
        };
        if dim != DYNAMIC && dim.checked_rem(*size) != Some(0) {
            let what = format!("tensor dimension size {dim} at axis {axis} must be divisible by");
            return error(op, format!("{what} the corresponding block size {size}"));
        }
        if let Some(block) = blocks.get_mut(place) {
            *block = Some(*size);
        }
    }
    let zero = dims.contains(&0);
    expect(op, !zero, "tensor dimension size of zero is not allowed with sub-channel quantization")?;
    let Some(scales) = shape(ctx, *scales) else { return Ok(()) };
    let holds = scales.len() == rank;
    expect(op, holds, format_args!("Rank of scales {} must match the rank of the tensor {rank}", scales.len()))?;
    for (axis, ((dim, block), found)) in dims.iter().zip(&blocks).zip(scales).enumerate() {
        // A dimension that is not quantized forms a single block.
        let wanted = match block {
            Some(_) if *dim == DYNAMIC => continue,
            Some(size) => dim.checked_div(*size).unwrap_or(1),
            None => 1,
        };
        if *found != wanted {
            let what = format!("dimension size {wanted} of scales tensor at axis {axis} should match");
            return error(op, format!("{what} (tensor dimension at axis / block sizes at axis) = {wanted}"));
        }
    }
    Ok(())
}
