//! What builtin types can be made of: the same for a type that is read from text and for one that is read from bytecode.

use mlirkit_defs::{AttrDef, Trait, TypeDef};

use crate::attr::AttrData;
use crate::context::Context;
use crate::ids::{Attr, Type};
use crate::types::TypeData;

/// What can be wrong with the element of a complex number.
pub const NO_COMPLEX_ELEMENT: &str = "invalid element type for complex";
/// What can be wrong with the element of a vector.
pub const NO_VECTOR_ELEMENT: &str = "failed to verify 'elementType': VectorElementTypeInterface instance";
/// What can be wrong with the element of a tensor.
pub const NO_TENSOR_ELEMENT: &str = "invalid tensor element type";
/// What can be wrong with the element of a buffer.
pub const NO_MEMREF_ELEMENT: &str = "invalid memref element type";

/// The interface of the layouts of buffers.
const LAYOUT: &str = "MemRefLayoutAttrInterface";

/// Questions about the parts of builtin types. Of a type that no row describes only the name of its dialect is known, so the
/// answer is the caller's `unknown`.
impl Context {
    /// Whether complex numbers of this type are there.
    #[must_use]
    pub fn is_complex_element(&self, ty: Type) -> bool {
        matches!(self.type_data(ty), TypeData::Float(_) | TypeData::Integer { .. })
    }

    /// Whether vectors of this type are there.
    #[must_use]
    pub fn is_vector_element(&self, ty: Type, unknown: bool) -> bool {
        match self.type_data(ty) {
            TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) => true,
            data => self.row_has(data, "VectorElementTypeInterface", unknown),
        }
    }

    /// Whether tensors of this type are there.
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

    /// Whether buffers of this type are there.
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

    /// Whether an attribute can be the layout of a buffer; `unknown` is said of those that nobody knows.
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

    /// What is wrong with a layout of a buffer of this rank.
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

    /// What no builtin type can be, and no text can say, though bytecode can.
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

    /// Whether the row of a dialect's type has this trait.
    fn row_has(&self, data: &TypeData, name: &str, unknown: bool) -> bool {
        match data {
            TypeData::Dialect(data) => has(data.def, name),
            TypeData::Verbatim(data) => {
                let row = self.dialect(data.dialect).and_then(|dialect| dialect.type_(data.mnemonic(self)));
                row.map_or(unknown, |row| has(row, name))
            }
            TypeData::Opaque { .. } => unknown,
            _ => false,
        }
    }
}

fn has(row: &TypeDef, name: &str) -> bool {
    row.traits.iter().any(|t: &Trait| &*t.name == name)
}
