//! Rust numbers as elements of tensors.

use mlirkit_ir::{Attr, AttrData, Blob, Context, DenseElementsAttr, Sign, TensorType, Type, TypeData};
use mlirkit_num::FloatKind;

/// A Rust type whose values are elements of tensors.
pub trait Element: Copy + sealed::Sealed {
    /// The element type: `f32`, `i64`, `ui8`, and `i1` for `bool`.
    fn element_type(ctx: &Context) -> Type;
    /// Appends the bytes of a value, little-endian.
    fn append(self, bytes: &mut Vec<u8>);
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! element {
    ($($rust:ty => |$ctx:ident| $ty:expr;)*) => {$(
        impl sealed::Sealed for $rust {}
        impl Element for $rust {
            fn element_type($ctx: &Context) -> Type {
                $ty
            }
            fn append(self, bytes: &mut Vec<u8>) {
                bytes.extend_from_slice(&self.to_le_bytes());
            }
        }
    )*};
}

element! {
    f32 => |ctx| ctx.float_type(FloatKind::F32);
    f64 => |ctx| ctx.float_type(FloatKind::F64);
    i8 => |ctx| ctx.int_type(8);
    i16 => |ctx| ctx.int_type(16);
    i32 => |ctx| ctx.int_type(32);
    i64 => |ctx| ctx.int_type(64);
    u8 => |ctx| unsigned(ctx, 8);
    u16 => |ctx| unsigned(ctx, 16);
    u32 => |ctx| unsigned(ctx, 32);
    u64 => |ctx| unsigned(ctx, 64);
}

impl sealed::Sealed for bool {}

impl Element for bool {
    fn element_type(ctx: &Context) -> Type {
        ctx.i1_type()
    }
    fn append(self, bytes: &mut Vec<u8>) {
        bytes.push(u8::from(self));
    }
}

fn unsigned(ctx: &Context, width: u32) -> Type {
    ctx.ty(TypeData::Integer { width, sign: Sign::Unsigned })
}

/// The type `tensor<2x3xf32>` of a shape and an element type.
///
/// ```
/// # use mlirkit_ir::{Context, DialectSet};
/// let ctx = Context::new(DialectSet::new());
/// let ty = mlirkit_stablehlo::builder::tensor::<f32>(&ctx, &[2, 3]);
/// assert_eq!(mlirkit_asm::type_to_string(&ctx, ty), "tensor<2x3xf32>");
/// ```
#[must_use]
pub fn tensor<T: Element>(ctx: &Context, shape: &[i64]) -> Type {
    tensor_of(ctx, shape, T::element_type(ctx))
}

/// The tensor type with this shape and element type.
pub(super) fn tensor_of(ctx: &Context, shape: &[i64], element: Type) -> Type {
    ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape: shape.into(), element, encoding: None })))
}

/// `dense<...>` of these values in row-major order: as many as the type has elements, or one for all of them.
pub(super) fn dense<T: Element>(ctx: &Context, ty: Type, values: &[T]) -> Attr {
    let mut bytes = Vec::with_capacity(std::mem::size_of_val(values));
    values.iter().for_each(|value| value.append(&mut bytes));
    let size = std::mem::size_of::<T>();
    let (first, rest) = bytes.split_at(size.min(bytes.len()));
    let splat = !first.is_empty() && rest.chunks(size).all(|value| value == first);
    if splat {
        bytes.truncate(size);
    }
    if T::element_type(ctx) == ctx.i1_type() {
        bytes = if splat { bytes.iter().map(|bit| bit * 0xff).collect() } else { packed(&bytes) };
    }
    ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr { ty, splat, data: Blob::owned(bytes) })))
}

/// A bit for each byte, from the low bit up.
fn packed(bits: &[u8]) -> Vec<u8> {
    bits.chunks(8).map(|bits| bits.iter().rev().fold(0, |byte, bit| byte << 1 | bit)).collect()
}
