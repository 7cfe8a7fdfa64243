//! Constructors for builtin types and attributes.
//!
//! ```
//! use mlirkit_ir::{Context, DYNAMIC, DialectSet};
//!
//! let ctx = Context::new(DialectSet::new());
//! let ty = ctx.tensor_type(&[2, DYNAMIC], ctx.f32_type());
//! assert_eq!(ctx.shaped(ty).map(|shaped| shaped.has_static_shape()), Some(false));
//! let ones = ctx.dense_attr(ctx.tensor_type(&[3], ctx.f32_type()), &[1.0_f32; 3])?;
//! assert_eq!(ctx.attr_type(ones), Some(ctx.tensor_type(&[3], ctx.f32_type())));
//! assert!(ctx.dense_attr(ty, &[1.0_f32; 3]).is_err(), "its size is not known");
//! assert!(ctx.dense_attr(ctx.tensor_type(&[3], ctx.f32_type()), &[1_i32; 3]).is_err(), "an integer is no float");
//! assert!(ctx.dense_attr(ctx.tensor_type(&[3], ctx.index_type()), &[1_i64; 3]).is_ok());
//! # Ok::<(), mlirkit_diag::Error>(())
//! ```

use mlirkit_diag::Error;
use mlirkit_num::FloatKind;

use crate::attr::{AttrData, DenseArrayAttr, DenseElementsAttr, DialectAttr, Param};
use crate::blob::Blob;
use crate::context::Context;
use crate::ids::{Attr, Ident, Type};
use crate::types::{DialectType, MemRefType, Sign, TensorType, TypeData, VectorType};

/// A Rust type whose values can be elements of a dense constant.
pub trait Element: Copy + sealed::Sealed {
    /// Returns the MLIR type of the elements: `f32` for `f32`, `i64` for `i64`, `ui8` for `u8`, `i1` for `bool`.
    fn element_type(ctx: &Context) -> Type;
    /// Appends the bytes of the value in little-endian order.
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
    f32 => |ctx| ctx.f32_type();
    f64 => |ctx| ctx.f64_type();
    i8 => |ctx| ctx.int_type(8);
    i16 => |ctx| ctx.int_type(16);
    i32 => |ctx| ctx.int_type(32);
    i64 => |ctx| ctx.int_type(64);
    u8 => |ctx| ctx.signed_int_type(8, Sign::Unsigned);
    u16 => |ctx| ctx.signed_int_type(16, Sign::Unsigned);
    u32 => |ctx| ctx.signed_int_type(32, Sign::Unsigned);
    u64 => |ctx| ctx.signed_int_type(64, Sign::Unsigned);
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

/// Constructors for types.
impl Context {
    /// Returns the type `f32`.
    pub fn f32_type(&self) -> Type {
        self.float_type(FloatKind::F32)
    }

    /// Returns the type `f64`.
    pub fn f64_type(&self) -> Type {
        self.float_type(FloatKind::F64)
    }

    /// Returns the integer type with this width and signedness, such as `si8`, `ui8` or `i8`.
    pub fn signed_int_type(&self, width: u32, sign: Sign) -> Type {
        self.ty(TypeData::Integer { width, sign })
    }

    /// Returns a complex type such as `complex<f32>`.
    pub fn complex_type(&self, element: Type) -> Type {
        debug_assert!(self.has_type(element), "a type of another context");
        self.ty(TypeData::Complex(element))
    }

    /// Returns the dialect type `!dialect.mnemonic`. The parameters must be in the order of the type's definition.
    /// `None` if the context has no definition with this name.
    pub fn new_dialect_type(&self, dialect: &str, mnemonic: &str, params: impl Into<Box<[Param]>>) -> Option<Type> {
        let def = self.dialect(self.ident(dialect))?.type_(mnemonic)?;
        Some(self.ty(TypeData::Dialect(Box::new(DialectType { def, params: params.into() }))))
    }

    /// Returns the dialect attribute `#dialect.mnemonic`. The parameters must be in the order of the attribute's
    /// definition. `None` if the context has no definition with this name.
    pub fn new_dialect_attr(&self, dialect: &str, mnemonic: &str, params: impl Into<Box<[Param]>>) -> Option<Attr> {
        let def = self.dialect(self.ident(dialect))?.attr(mnemonic)?;
        Some(self.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
    }

    /// Returns a tuple type such as `tuple<i32, f32>`.
    pub fn tuple_type(&self, elements: &[Type]) -> Type {
        debug_assert!(self.has_types(elements), "a type of another context");
        self.ty(TypeData::Tuple(elements.into()))
    }

    /// Returns a ranked tensor type such as `tensor<2x3xf32>`. [`DYNAMIC`](crate::DYNAMIC) represents a size `?`.
    pub fn tensor_type(&self, shape: &[i64], element: Type) -> Type {
        debug_assert!(self.has_type(element), "a type of another context");
        self.ty(TypeData::RankedTensor(Box::new(TensorType { shape: shape.into(), element, encoding: None })))
    }

    /// Returns an unranked tensor type such as `tensor<*xf32>`.
    pub fn unranked_tensor_type(&self, element: Type) -> Type {
        debug_assert!(self.has_type(element), "a type of another context");
        self.ty(TypeData::UnrankedTensor(element))
    }

    /// Returns a memref type such as `memref<2x3xf32>`, with the identity layout and the default memory space.
    pub fn memref_type(&self, shape: &[i64], element: Type) -> Type {
        debug_assert!(self.has_type(element), "a type of another context");
        self.ty(TypeData::MemRef(Box::new(MemRefType { shape: shape.into(), element, layout: None, space: None })))
    }

    /// Returns a vector type such as `vector<2x3xf32>`, without scalable dimensions.
    pub fn vector_type(&self, shape: &[i64], element: Type) -> Type {
        debug_assert!(self.has_type(element), "a type of another context");
        let scalable = vec![false; shape.len()].into();
        self.ty(TypeData::Vector(Box::new(VectorType { shape: shape.into(), scalable, element })))
    }
}

/// Constructors for attributes.
impl Context {
    /// Returns a float attribute of type `ty` with the representable value closest to `value`.
    ///
    /// # Errors
    /// Fails if `ty` is not a float type.
    pub fn float_value_attr(&self, ty: Type, value: f64) -> Result<Attr, Error> {
        match self.type_data(ty) {
            TypeData::Float(kind) => Ok(self.float_attr(ty, kind.from_f64(value))),
            _ => Err(Error::unplaced(format!("expected a float type, but got {}", self.type_text(ty)))),
        }
    }

    /// Returns a symbol reference such as `@a::@b`.
    pub fn symbol_ref(&self, path: &[&str]) -> Attr {
        let path: Vec<Ident> = path.iter().map(|name| self.ident(name)).collect();
        self.attr(AttrData::SymbolRef(path.into()))
    }

    /// Returns a dictionary attribute such as `{a = 1, b}`, with its entries sorted by name.
    pub fn dictionary_attr(&self, entries: &[(&str, Attr)]) -> Attr {
        debug_assert!(entries.iter().all(|(_, value)| self.has_attr(*value)), "an attribute of another context");
        self.dictionary(entries.iter().map(|(name, value)| (self.ident(name), *value)).collect())
    }

    /// Returns a dense array attribute such as `array<i32: 1, 2>`. `width` must be 8, 16, 32 or 64.
    pub fn int_array_attr(&self, width: u32, values: &[i64]) -> Attr {
        let bytes = width.div_ceil(8).clamp(1, 8) as usize;
        let cut = |value: &i64| value.to_le_bytes().into_iter().take(bytes);
        let data = Blob::owned(values.iter().flat_map(cut).collect());
        let (element, len) = (self.int_type(width), values.len() as u64);
        self.attr(AttrData::DenseArray(Box::new(DenseArrayAttr { element, len, data })))
    }

    /// Returns a dense elements attribute of type `ty`. The values are in row-major order, one for each element of the
    /// type; a single value creates a splat. Values for `index` are 64-bit integers. Values for float types that Rust
    /// lacks are bit patterns, given as `u8` or `u16`.
    ///
    /// # Errors
    /// Fails if the type does not have a static shape, if `T` cannot represent its elements, or if the number of values
    /// is wrong.
    pub fn dense_attr<T: Element>(&self, ty: Type, values: &[T]) -> Result<Attr, Error> {
        let shaped = self.shaped(ty).filter(|shaped| shaped.has_static_shape());
        let count = shaped.and_then(|shaped| usize::try_from(shaped.num_elements()?).ok());
        let (Some(shaped), Some(count)) = (shaped, count) else {
            let text = self.type_text(ty);
            return Err(Error::unplaced(format!("expected a type of static shape, but got {text}")));
        };
        if !self.takes::<T>(shaped.element) {
            let (wanted, found) = (self.type_text(shaped.element), self.type_text(T::element_type(self)));
            return Err(Error::unplaced(format!("expected elements of type {wanted}, but got {found}")));
        }
        if values.len() != count && values.len() != 1 {
            let message = format!("has {} values for a shape of {count} elements", values.len());
            return Err(Error::unplaced(message));
        }
        Ok(self.dense_of(ty, if count == 0 { &[] } else { values }))
    }

    /// Returns true if values of the Rust type `T` can represent elements of type `element`.
    fn takes<T: Element>(&self, element: Type) -> bool {
        let own = T::element_type(self);
        let is_float = |ty: Type| matches!(self.type_data(ty), TypeData::Float(_));
        if is_float(own) || element == self.f32_type() || element == self.f64_type() {
            return own == element;
        }
        let width = match self.type_data(element) {
            TypeData::Index => Some(64),
            _ => self.int_or_float_width(element),
        };
        let are_bits = matches!(self.type_data(own), TypeData::Integer { sign: Sign::Unsigned, .. });
        width == self.int_or_float_width(own) && (are_bits || !is_float(element))
    }

    fn dense_of<T: Element>(&self, ty: Type, values: &[T]) -> Attr {
        let mut bytes = Vec::with_capacity(size_of_val(values));
        values.iter().for_each(|value| value.append(&mut bytes));
        let mut bits = 8 * size_of::<T>() as u64;
        if T::element_type(self) == self.i1_type() {
            (bits, bytes) = (1, pack_bools(&bytes));
        }
        let dense = DenseElementsAttr::new(ty, bits, values.len() as u64, bytes.into());
        self.attr(AttrData::DenseElements(Box::new(dense)))
    }

    /// Returns `loc(fused<metadata>[locations])`. Like upstream, drops unknown and repeated locations, and flattens
    /// fused locations that have the same metadata. A single location without metadata is returned unchanged.
    pub fn fused_loc(&self, locations: &[Attr], metadata: Option<Attr>) -> Attr {
        let mut unique = Vec::with_capacity(locations.len());
        let mut seen = rustc_hash::FxHashSet::default();
        for &loc in locations {
            match self.attr_data(loc) {
                AttrData::FusedLoc { locations, metadata: inner } if *inner == metadata => {
                    unique.extend(locations.iter().copied().filter(|loc| seen.insert(*loc)));
                }
                AttrData::UnknownLoc => {}
                _ => unique.extend(seen.insert(loc).then_some(loc)),
            }
        }
        match (&*unique, metadata) {
            ([], None) => self.unknown_loc(),
            ([], Some(_)) => self.attr(AttrData::FusedLoc { locations: Box::new([self.unknown_loc()]), metadata }),
            ([one], None) => *one,
            _ => self.attr(AttrData::FusedLoc { locations: unique.into(), metadata }),
        }
    }

    /// Returns the location `loc("name"(child))`.
    pub fn name_loc(&self, name: &str, child: Attr) -> Attr {
        self.attr(AttrData::NameLoc { name: self.ident(name), child })
    }
}

/// Packs bools of one byte each (zero is false) into the layout of dense `i1` constants: eight bits per byte, from the
/// low bit up.
#[must_use]
pub fn pack_bools(bools: &[u8]) -> Vec<u8> {
    let eight = |bools: &[u8]| bools.iter().rev().fold(0, |byte, bool| byte << 1 | u8::from(*bool != 0));
    bools.chunks(8).map(eight).collect()
}
