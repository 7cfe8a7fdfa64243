//! Validity rules for builtin types, shared by the text parser and the bytecode reader.

use mlirkit_defs::{AttrDef, Trait, TypeDef};

use crate::attr::AttrData;
use crate::context::Context;
use crate::ids::{Attr, Type};
use crate::types::TypeData;

/// The error message for an invalid element type of a complex type.
pub const NO_COMPLEX_ELEMENT: &str = "invalid element type for complex";
/// The error message for an invalid element type of a vector type.
pub const NO_VECTOR_ELEMENT: &str = "failed to verify 'elementType': VectorElementTypeInterface instance";
/// The error message for an invalid element type of a tensor type.
pub const NO_TENSOR_ELEMENT: &str = "invalid tensor element type";
/// The error message for an invalid element type of a memref type.
pub const NO_MEMREF_ELEMENT: &str = "invalid memref element type";

/// The C++ interface of memref layouts.
const LAYOUT: &str = "MemRefLayoutAttrInterface";

/// Validity of element types, layouts and builtin types. For a type or attribute without a definition, whose traits are
/// not known, functions with a parameter `unknown` return its value.
impl Context {
    /// Returns true if `complex<ty>` is a valid type.
    #[must_use]
    pub fn is_complex_element(&self, ty: Type) -> bool {
        matches!(self.type_data(ty), TypeData::Float(_) | TypeData::Integer { .. })
    }

    /// Returns true if a vector may have elements of this type.
    #[must_use]
    pub fn is_vector_element(&self, ty: Type, unknown: bool) -> bool {
        match self.type_data(ty) {
            TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) => true,
            data => self.row_has(data, "VectorElementTypeInterface", unknown),
        }
    }

    /// Returns true if a tensor may have elements of this type.
    #[must_use]
    pub fn is_tensor_element(&self, ty: Type) -> bool {
        match self.type_data(ty) {
            TypeData::Integer { .. }
            | TypeData::Index
            | TypeData::Float(_)
            | TypeData::Complex(_)
            | TypeData::Vector(_)
            | TypeData::Opaque { .. }
            | TypeData::Dialect(_)
            | TypeData::Verbatim(_) => true,
            TypeData::None
            | TypeData::Function(_)
            | TypeData::Graph(_)
            | TypeData::Tuple(_)
            | TypeData::RankedTensor(_)
            | TypeData::UnrankedTensor(_)
            | TypeData::MemRef(_)
            | TypeData::UnrankedMemRef { .. } => false,
        }
    }

    /// Returns true if a memref may have elements of this type.
    #[must_use]
    pub fn is_memref_element(&self, ty: Type, unknown: bool) -> bool {
        match self.type_data(ty) {
            TypeData::Integer { .. }
            | TypeData::Index
            | TypeData::Float(_)
            | TypeData::Complex(_)
            | TypeData::MemRef(_)
            | TypeData::UnrankedMemRef { .. }
            | TypeData::Vector(_) => true,
            data => self.row_has(data, "MemRefElementTypeInterface", unknown),
        }
    }

    /// Returns true if an attribute can be a memref layout. Returns `unknown` if the attribute has no definition.
    #[must_use]
    pub fn is_layout(&self, attr: Attr, unknown: bool) -> bool {
        let layout = |row: &AttrDef| row.traits.iter().any(|t| &*t.name == LAYOUT);
        match self.attr_data(attr) {
            AttrData::AffineMap(_) | AttrData::StridedLayout(_) => true,
            AttrData::Dialect(data) => layout(data.def),
            AttrData::Verbatim(data) => {
                let row = self.dialect(data.dialect).and_then(|dialect| dialect.attr(data.mnemonic(self)));
                row.map_or(unknown, layout)
            }
            _ => false,
        }
    }

    /// Returns an error message if a layout is invalid for a memref of this rank; `None` if it is valid.
    #[must_use]
    pub fn layout_fault(&self, layout: Attr, rank: usize) -> Option<String> {
        match self.attr_data(layout) {
            AttrData::AffineMap(map) if map.dims as usize != rank => {
                Some(format!("memref layout mismatch between rank and affine map: {rank} != {}", map.dims))
            }
            AttrData::StridedLayout(layout) if layout.strides.len() != rank => {
                Some("expected the number of strides to match the rank".into())
            }
            _ if self.is_layout(layout, true) => None,
            _ => Some(format!("expected mlir::{LAYOUT}, but got: {}", self.attr_text(layout))),
        }
    }

    /// Returns an error message if a builtin type is invalid in a way that bytecode can express but text cannot; `None`
    /// if it is valid.
    #[must_use]
    pub fn type_fault(&self, data: &TypeData) -> Option<String> {
        let unless = |good: bool, fault: &str| (!good).then(|| fault.to_owned());
        match data {
            TypeData::Complex(element) => unless(self.is_complex_element(*element), NO_COMPLEX_ELEMENT),
            TypeData::Vector(vector) => unless(self.is_vector_element(vector.element, true), NO_VECTOR_ELEMENT),
            TypeData::RankedTensor(tensor) => unless(self.is_tensor_element(tensor.element), NO_TENSOR_ELEMENT),
            TypeData::UnrankedTensor(element) => unless(self.is_tensor_element(*element), NO_TENSOR_ELEMENT),
            TypeData::UnrankedMemRef { element, .. } => {
                unless(self.is_memref_element(*element, true), NO_MEMREF_ELEMENT)
            }
            TypeData::MemRef(memref) => {
                let layout = || memref.layout.and_then(|layout| self.layout_fault(layout, memref.shape.len()));
                unless(self.is_memref_element(memref.element, true), NO_MEMREF_ELEMENT).or_else(layout)
            }
            _ => None,
        }
    }

    /// Returns true if a dialect type is defined with this trait. Returns `unknown` if the type has no definition.
    fn row_has(&self, data: &TypeData, name: &str, unknown: bool) -> bool {
        match data {
            TypeData::Dialect(data) => has(data.def, name),
            TypeData::Verbatim(data) => {
                let Some(dialect) = self.dialect(data.dialect) else { return unknown };
                // A type that only C++ defines has no row. Its interfaces are not known.
                dialect.type_(data.mnemonic(self)).is_none_or(|row| has(row, name))
            }
            TypeData::Opaque { .. } => unknown,
            _ => false,
        }
    }
}

fn has(row: &TypeDef, name: &str) -> bool {
    row.traits.iter().any(|t: &Trait| &*t.name == name)
}
