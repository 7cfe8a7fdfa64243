//! A uniform view of shaped types: vectors, tensors and memrefs.

use crate::attr::Param;
use crate::context::Context;
use crate::ids::Type;
use crate::types::{DYNAMIC, DialectType, TensorType, TypeData};

/// The properties that all shaped types have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shaped<'c> {
    /// The type of the elements.
    pub element: Type,
    /// Sizes of the dimensions; [`DYNAMIC`] for `?`. `None` for an unranked type.
    pub dims: Option<&'c [i64]>,
    /// Which dimensions are scalable: one entry per dimension of a vector, empty for other types.
    pub scalable: &'c [bool],
}

impl<'c> Shaped<'c> {
    /// Returns the number of dimensions; `None` if the type is unranked.
    #[must_use]
    pub fn rank(&self) -> Option<usize> {
        self.dims.map(<[i64]>::len)
    }

    /// Returns true if the type is ranked.
    #[must_use]
    pub fn has_rank(&self) -> bool {
        self.dims.is_some()
    }

    /// Returns true if the type is ranked and has no dynamic dimension. As upstream does, scalable dimensions count as
    /// static.
    #[must_use]
    pub fn has_static_shape(&self) -> bool {
        self.dims.is_some_and(|dims| !dims.contains(&DYNAMIC))
    }

    /// Returns true if any dimension is scalable.
    #[must_use]
    pub fn is_scalable(&self) -> bool {
        self.scalable.contains(&true)
    }

    /// Returns the number of elements. `None` if the shape is not static or the number exceeds 64 bits.
    #[must_use]
    pub fn num_elements(&self) -> Option<i64> {
        self.dims?.iter().try_fold(1i64, |n, dim| if *dim == DYNAMIC { None } else { n.checked_mul(*dim) })
    }

    /// Returns the size of a dimension. `None` if the type is unranked or has no such dimension.
    #[must_use]
    pub fn dim(&self, index: usize) -> Option<i64> {
        self.dims?.get(index).copied()
    }

    /// Returns the number of dynamic dimensions; 0 if the type is unranked.
    #[must_use]
    pub fn num_dynamic(&self) -> usize {
        self.dims.map_or(0, |dims| dims.iter().filter(|dim| **dim == DYNAMIC).count())
    }
}

/// Returns true if two shapes may be equal at run time. Corresponds to upstream's `verifyCompatibleShape`.
#[must_use]
pub fn compatible_dims(a: &[i64], b: &[i64]) -> bool {
    let same = |(a, b): (&i64, &i64)| a == b || *a == DYNAMIC || *b == DYNAMIC;
    a.len() == b.len() && a.iter().zip(b).all(same)
}

impl Context {
    /// Returns a view of a shaped type; `None` if the type is not shaped.
    #[must_use]
    pub fn shaped(&self, ty: Type) -> Option<Shaped<'_>> {
        let shaped = |element, dims| Some(Shaped { element, dims, scalable: &[] });
        match self.type_data(ty) {
            TypeData::Vector(v) => Some(Shaped { element: v.element, dims: Some(&v.shape), scalable: &v.scalable }),
            TypeData::RankedTensor(t) => shaped(t.element, Some(&*t.shape)),
            TypeData::MemRef(m) => shaped(m.element, Some(&*m.shape)),
            TypeData::UnrankedTensor(element) | TypeData::UnrankedMemRef { element, .. } => shaped(*element, None),
            TypeData::Dialect(data) => self.shaped(self.wrapped_tensor(data).or_else(|| self.same_shape(data))?),
            _ => None,
        }
    }

    /// Returns a tensor type with the same shape and element type as a shaped dialect type that stores both. `None` for
    /// other dialect types.
    fn same_shape(&self, data: &DialectType) -> Option<Type> {
        if !is_shaped(data) {
            return None;
        }
        let at = data.params.iter().position(|param| matches!(param, Param::Type(_)))?;
        let (sizes, [Param::Type(element), ..]) = data.params.split_at_checked(at)? else { return None };
        let sizes = match sizes {
            [Param::Array(sizes)] => sizes,
            sizes => sizes,
        };
        let size = |param: &Param| if let Param::Int(size) = param { Some(*size) } else { None };
        let shape: Option<Vec<i64>> = sizes.iter().map(size).collect();
        let shape = shape?;
        if shape.is_empty() && data.def.params.is_empty() {
            // Only types without a definition upstream use this parameter form, which represents an unranked shape.
            return Some(self.ty(TypeData::UnrankedTensor(*element)));
        }
        Some(self.ty(TypeData::RankedTensor(Box::new(TensorType {
            shape: shape.into(),
            element: *element,
            encoding: None,
        }))))
    }

    /// Returns the tensor type that a shaped dialect type has as a parameter; `None` if it has none.
    fn wrapped_tensor(&self, data: &DialectType) -> Option<Type> {
        if !is_shaped(data) {
            return None;
        }
        data.params.iter().find_map(|param| match param {
            Param::Type(ty) if matches!(self.type_data(*ty), TypeData::RankedTensor(_)) => Some(*ty),
            _ => None,
        })
    }

    /// Returns the element type of a shaped type, or the type itself if it is not shaped. Corresponds to upstream's
    /// `getElementTypeOrSelf`.
    #[must_use]
    pub fn element_type_or_self(&self, ty: Type) -> Type {
        if let TypeData::Dialect(data) = self.type_data(ty) {
            let wrapped = || self.shaped(ty).map(|shaped| shaped.element);
            return dialect_element(data).or_else(wrapped).unwrap_or(ty);
        }
        self.shaped(ty).map_or(ty, |shaped| shaped.element)
    }

    /// Returns the element type of a dialect type that is defined as shaped and has a parameter `elementType`. `None`
    /// for other types.
    #[must_use]
    pub fn dialect_element(&self, ty: Type) -> Option<Type> {
        match self.type_data(ty) {
            TypeData::Dialect(data) => dialect_element(data),
            _ => None,
        }
    }

    /// Returns true if two types have shapes that may be equal at run time, or if neither is shaped. Corresponds to
    /// upstream's `verifyCompatibleShape`.
    #[must_use]
    pub fn compatible_shapes(&self, a: Type, b: Type) -> bool {
        match (self.shaped(a), self.shaped(b)) {
            (None, None) => true,
            (Some(a), Some(b)) => a.dims.zip(b.dims).is_none_or(|(a, b)| compatible_dims(a, b)),
            _ => false,
        }
    }

    /// Returns the width of an integer or float type in bits; `None` for other types.
    #[must_use]
    pub fn int_or_float_width(&self, ty: Type) -> Option<u32> {
        match self.type_data(ty) {
            TypeData::Integer { width, .. } => Some(*width),
            TypeData::Float(kind) => Some(kind.width()),
            _ => None,
        }
    }
}

/// Returns the element type of a dialect type that is defined as shaped and has a parameter `elementType`. `None` for
/// other types.
fn dialect_element(data: &DialectType) -> Option<Type> {
    let at = data.def.params.iter().position(|param| &*param.name == "elementType").filter(|_| is_shaped(data))?;
    match data.params.get(at) {
        Some(Param::Type(element)) => Some(*element),
        _ => None,
    }
}

/// Returns true if a dialect type is defined as shaped.
fn is_shaped(data: &DialectType) -> bool {
    // Upstream defines these classes only in C++, so no definition lists their traits.
    let in_code = matches!(&*data.def.class, "CooperativeMatrixType" | "TensorArmType");
    in_code || data.def.traits.iter().any(|t| &*t.name == "ShapedType")
}
