//! Type storage: one variant per builtin type, and one for types of dialects.

use mlirkit_num::FloatKind;

use crate::attr::{Param, Verbatim};
use crate::ids::{Attr, Ident, Type};
use mlirkit_defs::TypeDef;

/// Marks a dynamic dimension, stride or offset (`?`): upstream's `ShapedType::kDynamic`.
pub const DYNAMIC: i64 = i64::MIN;

/// Signedness of an integer type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sign {
    /// `i32`
    Signless,
    /// `si32`
    Signed,
    /// `ui32`
    Unsigned,
}

/// The kinds of a [`Type`], with their content.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum TypeData {
    /// `i32`, `si8`, `ui4`.
    Integer {
        /// Bits.
        width: u32,
        /// Signedness.
        sign: Sign,
    },
    /// `index`
    Index,
    /// Every float kind.
    Float(FloatKind),
    /// `none`
    None,
    /// `complex<T>`
    Complex(Type),
    /// `(T...) -> (T...)`
    Function(Box<FunctionType>),
    /// Builtin's graph type: a function type whose body is a graph.
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
        /// Element type.
        element: Type,
        /// Memory space.
        space: Option<Attr>,
    },
    /// `!dialect<"text">` of an unknown dialect.
    Opaque {
        /// Dialect namespace.
        dialect: Ident,
        /// The text after the namespace.
        text: Ident,
    },
    /// A type of a known dialect, with its parameters.
    Dialect(Box<DialectType>),
    /// The text of a type of a known dialect whose syntax is unknown.
    Verbatim(Box<Verbatim>),
}

/// Inputs and results of a function type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FunctionType {
    /// Argument types.
    pub inputs: Box<[Type]>,
    /// Result types.
    pub results: Box<[Type]>,
}

/// `vector<...>`
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct VectorType {
    /// Sizes.
    pub shape: Box<[i64]>,
    /// Which dimensions are scalable; as long as `shape`.
    pub scalable: Box<[bool]>,
    /// Element type.
    pub element: Type,
}

/// `tensor<...>` with a rank.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TensorType {
    /// Sizes, [`DYNAMIC`] for `?`.
    pub shape: Box<[i64]>,
    /// Element type.
    pub element: Type,
    /// Encoding attribute.
    pub encoding: Option<Attr>,
}

/// `memref<...>` with a rank.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct MemRefType {
    /// Sizes, [`DYNAMIC`] for `?`.
    pub shape: Box<[i64]>,
    /// Element type.
    pub element: Type,
    /// Layout: `None` for the identity map of the rank.
    pub layout: Option<Attr>,
    /// Memory space.
    pub space: Option<Attr>,
}

/// A type of a dialect, described by a row.
#[derive(Debug, Clone)]
pub struct DialectType {
    /// Its row.
    pub def: &'static TypeDef,
    /// Parameters, as many as the row has.
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
        // Twice the number of types that the cache holds.
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
