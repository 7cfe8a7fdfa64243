//! Builtin attribute and type classes, identified by their C++ names as spelled in definition files (`storage
//! StringAttr`, `isa:VectorType`).
//!
//! The parser, the bytecode reader and the verifier all use this module to interpret such names. For the C++ classes of
//! dialects (`llvm::LLVMStructType`), see [`Context::attr_is`] and [`Context::type_is`].

use mlirkit_num::FloatKind;

use crate::attr::AttrData;
use crate::context::Context;
use crate::ids::{Attr, Type};
use crate::types::TypeData;

/// A class of builtin attributes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AttrClass {
    /// `Attribute`: any attribute.
    Any,
    /// `AffineMapAttr`
    AffineMap,
    /// `ArrayAttr`
    Array,
    /// `BoolAttr`: an integer attribute with type `i1`.
    Bool,
    /// `DenseArrayAttr`, with any element type.
    DenseArray,
    /// `DenseBoolArrayAttr`, `DenseI32ArrayAttr` etc.: a dense array of integers with this width.
    DenseIntArray(u32),
    /// `DenseF32ArrayAttr` or `DenseF64ArrayAttr`.
    DenseFloatArray(FloatKind),
    /// `DenseElementsAttr`: a dense constant with any element type.
    DenseElements,
    /// `DenseIntElementsAttr`: a dense constant with integer or `index` elements.
    DenseIntElements,
    /// `DenseFPElementsAttr`
    DenseFloatElements,
    /// `DenseIntOrFPElementsAttr`
    DenseIntOrFloatElements,
    /// `DenseStringElementsAttr`
    DenseStringElements,
    /// `DenseResourceElementsAttr`
    DenseResourceElements,
    /// `DictionaryAttr`
    Dictionary,
    /// `ElementsAttr`: a dense, sparse or resource constant.
    Elements,
    /// `FlatSymbolRefAttr`: a symbol reference without nesting.
    FlatSymbolRef,
    /// `FloatAttr`
    Float,
    /// `FusedLoc`
    FusedLoc,
    /// `IntegerAttr`
    Integer,
    /// `IntegerSetAttr`
    IntegerSet,
    /// `LocationAttr`
    Location,
    /// `MemRefLayoutAttrInterface`: an affine map, a strided layout, or a layout defined by a dialect.
    MemRefLayout,
    /// `OpaqueAttr`
    Opaque,
    /// `SparseElementsAttr`
    SparseElements,
    /// `StridedLayoutAttr`
    StridedLayout,
    /// `StringAttr`
    String,
    /// `SymbolRefAttr`
    SymbolRef,
    /// `TypeAttr`
    Type,
    /// `TypedAttr`: an attribute that has a type.
    Typed,
    /// `UnitAttr`
    Unit,
    /// `DistinctAttr`
    Distinct,
}

/// Strips a `::mlir::` or `mlir::` prefix from a C++ name.
fn in_mlir(name: &str) -> &str {
    let name = name.strip_prefix("::").unwrap_or(name);
    name.strip_prefix("mlir::").unwrap_or(name)
}

impl AttrClass {
    /// Returns the class with this C++ name, which may have the prefix `::mlir::`. `None` if no builtin attribute class
    /// has this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match in_mlir(name) {
            "Attribute" => Self::Any,
            "AffineMapAttr" => Self::AffineMap,
            "ArrayAttr" => Self::Array,
            "BoolAttr" => Self::Bool,
            "DenseArrayAttr" => Self::DenseArray,
            "DenseBoolArrayAttr" => Self::DenseIntArray(1),
            "DenseI8ArrayAttr" => Self::DenseIntArray(8),
            "DenseI16ArrayAttr" => Self::DenseIntArray(16),
            "DenseI32ArrayAttr" => Self::DenseIntArray(32),
            "DenseI64ArrayAttr" => Self::DenseIntArray(64),
            "DenseF32ArrayAttr" => Self::DenseFloatArray(FloatKind::F32),
            "DenseF64ArrayAttr" => Self::DenseFloatArray(FloatKind::F64),
            "DenseElementsAttr" => Self::DenseElements,
            "DenseIntElementsAttr" => Self::DenseIntElements,
            "DenseFPElementsAttr" => Self::DenseFloatElements,
            "DenseIntOrFPElementsAttr" => Self::DenseIntOrFloatElements,
            "DenseStringElementsAttr" => Self::DenseStringElements,
            "DenseResourceElementsAttr" => Self::DenseResourceElements,
            "DictionaryAttr" => Self::Dictionary,
            "ElementsAttr" => Self::Elements,
            "FlatSymbolRefAttr" => Self::FlatSymbolRef,
            "FloatAttr" => Self::Float,
            "FusedLoc" => Self::FusedLoc,
            "IntegerAttr" => Self::Integer,
            "IntegerSetAttr" => Self::IntegerSet,
            "LocationAttr" => Self::Location,
            "MemRefLayoutAttrInterface" => Self::MemRefLayout,
            "OpaqueAttr" => Self::Opaque,
            "SparseElementsAttr" => Self::SparseElements,
            "StridedLayoutAttr" => Self::StridedLayout,
            "StringAttr" => Self::String,
            "SymbolRefAttr" => Self::SymbolRef,
            "TypeAttr" => Self::Type,
            "TypedAttr" => Self::Typed,
            "UnitAttr" => Self::Unit,
            "DistinctAttr" => Self::Distinct,
            _ => return None,
        })
    }

    /// Returns true if an attribute belongs to this class.
    #[must_use]
    pub fn holds(self, ctx: &Context, attr: Attr) -> bool {
        let data = ctx.attr_data(attr);
        match self {
            Self::Any => true,
            Self::AffineMap => matches!(data, AttrData::AffineMap(_)),
            Self::Array => matches!(data, AttrData::Array(_)),
            Self::Bool => matches!(data, AttrData::Integer(int) if int.ty == ctx.i1_type()),
            Self::DenseArray => matches!(data, AttrData::DenseArray(_)),
            Self::DenseIntArray(bits) => match data {
                AttrData::DenseArray(array) => ctx.int_type(bits) == array.element,
                _ => false,
            },
            Self::DenseFloatArray(kind) => match data {
                AttrData::DenseArray(array) => *ctx.type_data(array.element) == TypeData::Float(kind),
                _ => false,
            },
            Self::DenseElements => matches!(data, AttrData::DenseElements(_) | AttrData::DenseStrings(_)),
            Self::DenseIntOrFloatElements => matches!(data, AttrData::DenseElements(_)),
            Self::DenseIntElements => dense_element(ctx, data)
                .is_some_and(|element| matches!(element, TypeData::Integer { .. } | TypeData::Index)),
            Self::DenseFloatElements => {
                dense_element(ctx, data).is_some_and(|element| matches!(element, TypeData::Float(_)))
            }
            Self::DenseStringElements => matches!(data, AttrData::DenseStrings(_)),
            Self::DenseResourceElements => matches!(data, AttrData::DenseResource { .. }),
            Self::Dictionary => matches!(data, AttrData::Dictionary(_)),
            Self::Elements => matches!(
                data,
                AttrData::DenseElements(_)
                    | AttrData::DenseStrings(_)
                    | AttrData::DenseResource { .. }
                    | AttrData::Sparse { .. }
            ),
            Self::FlatSymbolRef => matches!(data, AttrData::SymbolRef(path) if path.len() == 1),
            Self::Float => matches!(data, AttrData::Float(_)),
            Self::FusedLoc => matches!(data, AttrData::FusedLoc { .. }),
            Self::Integer => matches!(data, AttrData::Integer(_)),
            Self::IntegerSet => matches!(data, AttrData::IntegerSet(_)),
            Self::Location => data.is_location(),
            Self::MemRefLayout => match data {
                AttrData::AffineMap(_) | AttrData::StridedLayout(_) => true,
                AttrData::Dialect(d) => d.def.traits.iter().any(|t| &*t.name == "MemRefLayoutAttrInterface"),
                _ => false,
            },
            Self::Opaque => matches!(data, AttrData::Opaque { .. }),
            Self::SparseElements => matches!(data, AttrData::Sparse { .. }),
            Self::StridedLayout => matches!(data, AttrData::StridedLayout(_)),
            Self::String => matches!(data, AttrData::String { .. }),
            Self::SymbolRef => matches!(data, AttrData::SymbolRef(_)),
            Self::Type => matches!(data, AttrData::Type(_)),
            Self::Typed => match data {
                AttrData::Dialect(d) => d.def.traits.iter().any(|t| &*t.name == "TypedAttr"),
                // The type cannot be determined from source text of unknown syntax.
                AttrData::Verbatim(_) => true,
                _ => ctx.attr_type(attr).is_some(),
            },
            Self::Unit => matches!(data, AttrData::Unit),
            Self::Distinct => matches!(data, AttrData::Distinct { .. }),
        }
    }
}

fn dense_element<'c>(ctx: &'c Context, data: &AttrData) -> Option<&'c TypeData> {
    let AttrData::DenseElements(dense) = data else { return None };
    Some(ctx.type_data(ctx.shaped(dense.ty)?.element))
}

impl AttrData {
    /// Returns true if the attribute is a location.
    #[must_use]
    #[inline]
    pub fn is_location(&self) -> bool {
        match self {
            Self::UnknownLoc
            | Self::FileLineCol { .. }
            | Self::FileRange(_)
            | Self::NameLoc { .. }
            | Self::CallSiteLoc { .. }
            | Self::FusedLoc { .. } => true,
            Self::Dialect(data) => data.def.traits.iter().any(|of_row| &*of_row.name == "IsLocation"),
            _ => false,
        }
    }
}

/// A class of builtin types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TypeClass {
    /// `Type`: any type.
    Any,
    /// `IntegerType`
    Integer,
    /// `IndexType`
    Index,
    /// `FloatType`: any float type.
    AnyFloat,
    /// `Float32Type` etc.: one float type.
    Float(FloatKind),
    /// `ComplexType`
    Complex,
    /// `FunctionType`
    Function,
    /// `GraphType`
    Graph,
    /// `TupleType`
    Tuple,
    /// `NoneType`
    None,
    /// `OpaqueType`
    Opaque,
    /// `TokenType`, new in LLVM 23. It never matches, because this library has no such type.
    Token,
    /// `VectorType`
    Vector,
    /// `FixedVectorType`: a vector without scalable dimensions.
    FixedVector,
    /// `ScalableVectorType`: a vector with at least one scalable dimension.
    ScalableVector,
    /// `TensorType`: a ranked or unranked tensor.
    Tensor,
    /// `RankedTensorType`
    RankedTensor,
    /// `UnrankedTensorType`
    UnrankedTensor,
    /// `BaseMemRefType`: a ranked or unranked memref.
    AnyMemRef,
    /// `MemRefType`
    MemRef,
    /// `UnrankedMemRefType`
    UnrankedMemRef,
    /// `ShapedType`: a vector, tensor or memref.
    Shaped,
}

impl TypeClass {
    /// Returns the class with this C++ name, which may have the prefix `::mlir::`. `None` if no builtin type class has
    /// this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match in_mlir(name) {
            "Type" => Self::Any,
            "IntegerType" => Self::Integer,
            "IndexType" => Self::Index,
            "FloatType" => Self::AnyFloat,
            "BFloat16Type" => Self::Float(FloatKind::BF16),
            "ComplexType" => Self::Complex,
            "FunctionType" => Self::Function,
            "GraphType" => Self::Graph,
            "TupleType" => Self::Tuple,
            "NoneType" => Self::None,
            "OpaqueType" => Self::Opaque,
            "TokenType" => Self::Token,
            "VectorType" => Self::Vector,
            "FixedVectorType" => Self::FixedVector,
            "ScalableVectorType" => Self::ScalableVector,
            "TensorType" => Self::Tensor,
            "RankedTensorType" => Self::RankedTensor,
            "UnrankedTensorType" => Self::UnrankedTensor,
            "BaseMemRefType" => Self::AnyMemRef,
            "MemRefType" => Self::MemRef,
            "UnrankedMemRefType" => Self::UnrankedMemRef,
            "ShapedType" => Self::Shaped,
            // The keyword follows from the class name: `Float8E4M3FNType` is `f8E4M3FN`.
            other => {
                let kind = other.strip_prefix("Float")?.strip_suffix("Type")?;
                let keyword = if kind == "TF32" { "tf32".to_owned() } else { format!("f{kind}") };
                Self::Float(FloatKind::from_name(&keyword)?)
            }
        })
    }

    /// Returns true if a type belongs to this class.
    #[must_use]
    pub fn holds(self, ctx: &Context, ty: Type) -> bool {
        let data = ctx.type_data(ty);
        match self {
            Self::Any => true,
            Self::Integer => matches!(data, TypeData::Integer { .. }),
            Self::Index => matches!(data, TypeData::Index),
            Self::AnyFloat => matches!(data, TypeData::Float(_)),
            Self::Float(kind) => *data == TypeData::Float(kind),
            Self::Complex => matches!(data, TypeData::Complex(_)),
            Self::Function => matches!(data, TypeData::Function(_)),
            Self::Graph => matches!(data, TypeData::Graph(_)),
            Self::Tuple => matches!(data, TypeData::Tuple(_)),
            Self::None => matches!(data, TypeData::None),
            Self::Opaque => matches!(data, TypeData::Opaque { .. }),
            Self::Token => false,
            Self::Vector => matches!(data, TypeData::Vector(_)),
            Self::FixedVector => matches!(data, TypeData::Vector(v) if !v.scalable.contains(&true)),
            Self::ScalableVector => matches!(data, TypeData::Vector(v) if v.scalable.contains(&true)),
            Self::Tensor => matches!(data, TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_)),
            Self::RankedTensor => matches!(data, TypeData::RankedTensor(_)),
            Self::UnrankedTensor => matches!(data, TypeData::UnrankedTensor(_)),
            Self::AnyMemRef => matches!(data, TypeData::MemRef(_) | TypeData::UnrankedMemRef { .. }),
            Self::MemRef => matches!(data, TypeData::MemRef(_)),
            Self::UnrankedMemRef => matches!(data, TypeData::UnrankedMemRef { .. }),
            Self::Shaped => ctx.shaped(ty).is_some(),
        }
    }
}

impl Context {
    /// Returns whether an attribute is an instance of a C++ class. The class is either builtin or defined by a dialect;
    /// the namespace may be omitted. `None` if this cannot be determined because the syntax of the attribute is
    /// unknown.
    #[must_use]
    pub fn attr_is(&self, attr: Attr, class: &str) -> Option<bool> {
        if let Some(class) = AttrClass::from_name(class) {
            return Some(class.holds(self, attr));
        }
        match self.attr_data(attr) {
            AttrData::Dialect(d) => Some(&*d.def.class == last_name(class)),
            AttrData::Verbatim(_) => None,
            _ => Some(false),
        }
    }

    /// Returns whether a type is an instance of a C++ class. The class is either builtin or defined by a dialect; the
    /// namespace may be omitted. `None` if this cannot be determined because the syntax of the type is unknown.
    #[must_use]
    pub fn type_is(&self, ty: Type, class: &str) -> Option<bool> {
        if let Some(class) = TypeClass::from_name(class) {
            return Some(class.holds(self, ty));
        }
        match self.type_data(ty) {
            TypeData::Dialect(d) => Some(&*d.def.class == last_name(class)),
            TypeData::Verbatim(_) => None,
            _ => Some(false),
        }
    }

    /// Returns the type of an attribute that has one (`TypedAttr`); `None` for any other attribute.
    #[must_use]
    pub fn attr_type(&self, attr: Attr) -> Option<Type> {
        match self.attr_data(attr) {
            AttrData::Integer(int) => Some(int.ty),
            AttrData::Float(float) => Some(float.ty),
            AttrData::String { ty, .. } | AttrData::Opaque { ty, .. } => Some(ty.unwrap_or(self.none_type())),
            AttrData::DenseElements(dense) => Some(dense.ty),
            AttrData::DenseStrings(dense) => Some(dense.ty),
            AttrData::DenseResource { ty, .. } | AttrData::Sparse { ty, .. } => Some(*ty),
            AttrData::Dialect(d) => {
                let at = d.def.params.iter().position(|param| param.self_type)?;
                match d.params.get(at) {
                    Some(crate::attr::Param::Type(ty)) => Some(*ty),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

fn last_name(class: &str) -> &str {
    class.rsplit("::").next().unwrap_or(class)
}
