//! Type data: one variant for each builtin type, and one for dialect types.

use mlirkit_num::FloatKind;

use crate::attr::{Param, Verbatim};
use crate::ids::{Attr, Ident, Type};
use mlirkit_defs::TypeDef;

/// The value of a dynamic dimension, stride or offset (`?`). Equal to upstream's `ShapedType::kDynamic`.
pub const DYNAMIC: i64 = i64::MIN;

/// The signedness of an integer type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Signless, as in `i32`.
    Signless,
    /// Signed, as in `si32`.
    Signed,
    /// Unsigned, as in `ui32`.
    Unsigned,
}

/// The data of a [`Type`]: its kind and content.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum TypeData {
    /// An integer type, such as `i32`, `si8` or `ui4`.
    Integer {
        /// Width in bits.
        width: u32,
        /// Whether the integer is signed, unsigned or signless.
        sign: Sign,
    },
    /// `index`
    Index,
    /// A float type of any kind, such as `f32`.
    Float(FloatKind),
    /// `none`
    None,
    /// `complex<T>`
    Complex(Type),
    /// `(T...) -> (T...)`
    Function(Box<FunctionType>),
    /// The builtin graph type, which is written like a function type.
    Graph(Box<FunctionType>),
    /// `tuple<T...>`
    Tuple(Box<[Type]>),
    /// `vector<4x[8]xT>`
    Vector(Box<VectorType>),
    /// `tensor<4x?xT, encoding>`
    RankedTensor(Box<TensorType>),
    /// `tensor<*xT>`
    UnrankedTensor(Type),
    /// `memref<4x?xT, layout, space>`
    MemRef(Box<MemRefType>),
    /// `memref<*xT, space>`
    UnrankedMemRef {
        /// The type of the elements.
        element: Type,
        /// The memory space; `None` for the default one.
        space: Option<Attr>,
    },
    /// `!dialect<"text">`, a type of a dialect without a known definition.
    Opaque {
        /// Namespace of the dialect.
        dialect: Ident,
        /// The source text after the namespace, without the enclosing angle brackets or the leading dot.
        text: Ident,
    },
    /// A type of a dialect with a known definition, with its parameters.
    Dialect(Box<DialectType>),
    /// A type of a known dialect whose syntax is unknown, stored as source text.
    Verbatim(Box<Verbatim>),
}

/// A function type: inputs and results.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FunctionType {
    /// The argument types.
    pub inputs: Box<[Type]>,
    /// The result types.
    pub results: Box<[Type]>,
}

/// A vector type: `vector<...>`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct VectorType {
    /// Sizes of the dimensions.
    pub shape: Box<[i64]>,
    /// Which dimensions are scalable, with one entry for each dimension in `shape`.
    pub scalable: Box<[bool]>,
    /// The type of the elements.
    pub element: Type,
}

/// A ranked tensor type: `tensor<...>`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TensorType {
    /// Sizes of the dimensions; [`DYNAMIC`] for `?`.
    pub shape: Box<[i64]>,
    /// The type of the elements.
    pub element: Type,
    /// The encoding attribute, if any.
    pub encoding: Option<Attr>,
}

/// A ranked memref type: `memref<...>`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct MemRefType {
    /// Sizes of the dimensions; [`DYNAMIC`] for `?`.
    pub shape: Box<[i64]>,
    /// The type of the elements.
    pub element: Type,
    /// Layout; `None` for the identity map.
    pub layout: Option<Attr>,
    /// The memory space; `None` for the default one.
    pub space: Option<Attr>,
}

/// A type of a dialect with a known definition.
#[derive(Debug, Clone)]
pub struct DialectType {
    /// The definition of the type.
    pub def: &'static TypeDef,
    /// The parameters, one for each parameter in the definition.
    pub params: Box<[Param]>,
}

impl PartialEq for DialectType {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.def, other.def) && self.params == other.params
    }
}

impl Eq for DialectType {}

impl std::hash::Hash for DialectType {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.def, state);
        self.params.hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Context, DialectSet};

    #[test]
    fn types_of_functions_stay_apart_when_they_displace_each_other() {
        let ctx = Context::new(DialectSet::new());
        let types: Vec<_> = (1..=20).map(|width| ctx.int_type(width)).collect();
        // This creates twice as many types as the cache can hold.
        let all = || types.iter().flat_map(|one| types.iter().map(|other| ([*one, *other], [*other])));
        let made: Vec<_> = all().map(|(inputs, results)| ctx.function_type(&inputs, &results)).collect();
        for ((inputs, results), ty) in all().zip(made) {
            let data = FunctionType { inputs: inputs.into(), results: results.into() };
            assert_eq!(*ctx.type_data(ty), TypeData::Function(Box::new(data.clone())));
            assert_eq!((ctx.function_type(&inputs, &results), ctx.ty(TypeData::Function(Box::new(data)))), (ty, ty));
        }
        let (a, b) = (types[0], types[1]);
        assert_ne!(ctx.function_type(&[a, b], &[]), ctx.function_type(&[a], &[b]));
    }
}
