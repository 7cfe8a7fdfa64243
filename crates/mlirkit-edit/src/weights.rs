//! The large data in a module: resources, and constants in attributes. It can be listed, replaced, externalized,
//! internalized and deduplicated. Listing copies no data: the list contains slices of the file.

mod external;

use bytes::Bytes;
use mlirkit_ir::{Attr, AttrData, Context, Ident, Module, ResourceGroup, ResourceValue, Type, TypeData};
use mlirkit_num::FloatKind;
use rustc_hash::{FxHashMap, FxHashSet};

pub use external::{externalize, internalize, name_for_archive, needed};

use crate::archive::{self, Layout, Tensor};
use crate::names::escaped;
use crate::replace::{Replacement, Replacer, visit};

/// The location of a weight's data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WeightLocation {
    /// In the resources of a dialect.
    Resource {
        /// The dialect that owns the resource.
        group: Ident,
        /// The key of the resource.
        key: Ident,
        /// The alignment of the data in bytes.
        align: u64,
    },
    /// In a constant attribute.
    Constant(Attr),
}

/// A resource or constant in a module, with its name. It usually holds the weights of a model.
#[derive(Debug, Clone)]
pub struct Weight {
    /// A unique name. For a resource it is the key, [escaped] if the key is not UTF-8. It has a dialect prefix
    /// (`dialect:key`) if an earlier resource has the same key. Constants are named `const0` and so on.
    pub name: String,
    /// Where the data is stored.
    pub place: WeightLocation,
    /// The type of an attribute that refers to the data; `None` if no attribute does. If there are several, a type
    /// whose size matches is preferred.
    pub ty: Option<Type>,
    /// The data; `None` for a resource key without data.
    pub data: Option<Bytes>,
}

impl Weight {
    /// Returns the size of the data in bytes.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.data.as_ref().map_or(0, |data| data.len() as u64)
    }

    /// Returns true if the weight has no data, or empty data.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Returns the name that safetensors uses for an element type; `None` if the elements are not stored as contiguous
/// bytes.
#[must_use]
pub fn dtype(ctx: &Context, element: Type) -> Option<&'static str> {
    Some(match ctx.type_data(element) {
        TypeData::Integer { width, sign } => match (width, sign) {
            (1, _) => "BOOL",
            (8, mlirkit_ir::Sign::Unsigned) => "U8",
            (16, mlirkit_ir::Sign::Unsigned) => "U16",
            (32, mlirkit_ir::Sign::Unsigned) => "U32",
            (64, mlirkit_ir::Sign::Unsigned) => "U64",
            (8, _) => "I8",
            (16, _) => "I16",
            (32, _) => "I32",
            (64, _) => "I64",
            _ => return None,
        },
        TypeData::Index => "I64",
        TypeData::Float(kind) => match kind {
            FloatKind::F8E5M2 => "F8_E5M2",
            FloatKind::F8E4M3FN => "F8_E4M3",
            FloatKind::F8E8M0FNU => "F8_E8M0",
            FloatKind::F8E4M3FNUZ => "F8_E4M3FNUZ",
            FloatKind::F8E5M2FNUZ => "F8_E5M2FNUZ",
            FloatKind::BF16 => "BF16",
            FloatKind::F16 => "F16",
            FloatKind::F32 => "F32",
            FloatKind::F64 => "F64",
            _ => return None,
        },
        _ => return None,
    })
}

/// Returns the size in bytes of all elements of a type; `None` if it is unknown. One-bit elements take a byte each in a
/// resource; they are packed if the data is that of a constant (`in_constant`).
#[must_use]
pub fn byte_size(ctx: &Context, ty: Type, in_constant: bool) -> Option<u64> {
    let shaped = ctx.shaped(ty)?;
    let dims = shaped.dims?;
    let count = dims.iter().try_fold(1_u64, |count, dim| count.checked_mul(u64::try_from(*dim).ok()?))?;
    let (element, factor) = scalar(ctx, shaped.element);
    match element_bits(ctx, element)? {
        1 if in_constant && factor == 1 => Some(count.div_ceil(8)),
        bits => count.checked_mul(u64::from(bits).div_ceil(8))?.checked_mul(factor),
    }
}

/// Returns the numeric type of an element, and its number of components: two for a complex number, otherwise one.
fn scalar(ctx: &Context, element: Type) -> (Type, u64) {
    match ctx.type_data(element) {
        TypeData::Complex(part) => (*part, 2),
        _ => (element, 1),
    }
}

fn element_bits(ctx: &Context, element: Type) -> Option<u32> {
    if *ctx.type_data(element) == TypeData::Index { Some(64) } else { ctx.int_or_float_width(element) }
}

/// Returns the element type and shape under which an archive stores `bytes` bytes of a type. If the size does not match
/// the type, the data is stored as plain bytes.
#[must_use]
pub fn layout(ctx: &Context, ty: Option<Type>, bytes: u64) -> Layout {
    let typed = ty.filter(|ty| byte_size(ctx, *ty, false) == Some(bytes)).and_then(|ty| {
        let shaped = ctx.shaped(ty)?;
        let (element, factor) = scalar(ctx, shaped.element);
        let dtype = match (dtype(ctx, element)?, factor) {
            (dtype, 1) => dtype,
            ("F32", _) => "C64",
            ("F64", _) => "C128",
            _ => return None,
        };
        let shape = shaped.dims?.iter().map(|dim| u64::try_from(*dim).ok()).collect::<Option<_>>()?;
        Some(Layout { dtype: dtype.to_owned(), shape })
    });
    typed.unwrap_or_else(|| Layout { dtype: "U8".to_owned(), shape: vec![bytes] })
}

/// Returns all weights: resources in order, then keys to which only attributes refer, then constants in the order of
/// the operations. Omits data of fewer than `least` bytes. Splat constants are not weights.
#[must_use]
pub fn list(module: &Module<'_>, least: u64) -> Vec<Weight> {
    let ctx = module.context();
    let (uses, constants) = used(module);
    let mut names = Names::default();
    let mut found = Vec::new();
    let mut known = FxHashSet::default();
    let mut add = |group: Ident, key: Ident, align, data: Option<Bytes>| {
        if !known.insert((group, key)) {
            return;
        }
        let types = uses.of((group, key));
        let length = data.as_ref().map(|data| data.len() as u64);
        let fits = types.iter().find(|(_, ty)| byte_size(ctx, *ty, false) == length);
        let ty = fits.or_else(|| types.first()).map(|(_, ty)| *ty);
        found.push(Weight {
            name: names.add(ctx, group, key),
            place: WeightLocation::Resource { group, key, align },
            ty,
            data,
        });
    };
    for group in &module.dialect_resources {
        for (key, value) in &group.entries {
            match value {
                Some(ResourceValue::Blob { align, data }) => add(group.name, *key, *align, Some(data.clone())),
                None => add(group.name, *key, 0, None),
                Some(_) => {}
            }
        }
    }
    // In text, a key without data occurs only in attributes.
    uses.order.iter().for_each(|(group, key)| add(*group, *key, 0, None));
    found.retain(|weight| weight.data.is_none() || weight.len() >= least);
    for attr in constants {
        let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { continue };
        if dense.splat || (dense.data.len() as u64) < least.max(1) {
            continue;
        }
        let data = Some(dense.data.to_bytes());
        found.push(Weight { name: names.fresh(), place: WeightLocation::Constant(attr), ty: Some(dense.ty), data });
    }
    found
}

/// The names of weights that are already in use.
#[derive(Default)]
struct Names {
    taken: FxHashSet<String>,
    next: usize,
}

impl Names {
    /// Reserves and returns a unique name for a resource.
    fn add(&mut self, ctx: &Context, group: Ident, key: Ident) -> String {
        let bytes = ctx.bytes(key);
        let mut name = std::str::from_utf8(bytes).map_or_else(|_| escaped(bytes), str::to_owned);
        while !self.taken.insert(name.clone()) {
            name = format!("{}:{name}", ctx.str(group));
        }
        name
    }

    /// Reserves and returns a unique name for a constant.
    fn fresh(&mut self) -> String {
        loop {
            let name = format!("const{}", self.next);
            self.next += 1;
            if self.taken.insert(name.clone()) {
                return name;
            }
        }
    }
}

/// The references from attributes to resources.
#[derive(Default)]
struct Uses {
    /// The dialect and key of each resource, in the order in which operations refer to them.
    order: Vec<(Ident, Ident)>,
    /// The attributes that refer to each resource, with their types.
    attrs: FxHashMap<(Ident, Ident), Vec<(Attr, Type)>>,
}

impl Uses {
    fn add(&mut self, resource: (Ident, Ident), attr: Attr, ty: Type) {
        let attrs = self.attrs.entry(resource).or_default();
        if attrs.is_empty() {
            self.order.push(resource);
        }
        attrs.push((attr, ty));
    }

    fn of(&self, resource: (Ident, Ident)) -> &[(Attr, Type)] {
        self.attrs.get(&resource).map_or(&[], Vec::as_slice)
    }
}

/// Returns the attributes that refer to resources, and all constants, in the order of the operations.
fn used(module: &Module<'_>) -> (Uses, Vec<Attr>) {
    let mut uses = Uses::default();
    let mut constants = Vec::new();
    visit(module, |ctx, attr| match ctx.attr_data(attr) {
        AttrData::DenseResource { ty, dialect, key } => uses.add((*dialect, *key), attr, *ty),
        AttrData::DenseElements(_) => constants.push(attr),
        _ => {}
    });
    (uses, constants)
}

/// Returns the resource group of a dialect, adding it if necessary. Never returns `None`.
fn group<'m>(module: &'m mut Module<'_>, name: Ident) -> Option<&'m mut ResourceGroup> {
    if !module.dialect_resources.iter().any(|group| group.name == name) {
        module.dialect_resources.push(ResourceGroup { name, entries: Vec::new() });
    }
    module.dialect_resources.iter_mut().find(|group| group.name == name)
}

/// Sets the value of a resource, adding the resource if necessary.
fn set(module: &mut Module<'_>, dialect: Ident, key: Ident, value: Option<ResourceValue>) {
    let Some(group) = group(module, dialect) else { return };
    match group.entries.iter_mut().find(|(other, _)| *other == key) {
        Some((_, old)) => *old = value,
        None => group.entries.push((key, value)),
    }
}

/// Replaces the data of a resource, keeping its alignment.
///
/// # Errors
/// Fails if the module has no such resource, or if the type or length of the new data differs. For plain bytes, only
/// the length is compared.
pub fn replace(module: &mut Module<'_>, name: &str, new: &Tensor) -> Result<(), String> {
    let ctx = module.context();
    let found = list(module, 0).into_iter().find(|weight| weight.name == name);
    let Some((Weight { ty, data: old, .. }, WeightLocation::Resource { group, key, align })) =
        found.map(|weight| (weight.clone(), weight.place))
    else {
        return Err(format!("there is no resource '{name}'"));
    };
    let data = new.data.bytes().ok_or("the new data is incomplete")?;
    let length = old.as_ref().map(|old| old.len() as u64).or_else(|| byte_size(ctx, ty?, false));
    if length.is_some_and(|length| length != data.len() as u64) {
        let length = length.unwrap_or_default();
        return Err(format!("resource '{name}' has {length} bytes, and the new data has {}", data.len()));
    }
    if let Some(found) = &new.layout {
        let (uses, _) = used(module);
        let types = uses.of((group, key)).iter().map(|(_, ty)| Some(*ty));
        let expected: Vec<Layout> = types.map(|ty| layout_of_array(ctx, ty, data.len() as u64)).collect();
        if !expected.is_empty() && !expected.iter().any(|expected| is_of(expected, found)) {
            let expected = expected.first().map(shown).unwrap_or_default();
            return Err(format!("resource '{name}' is of {expected}, and the new data of {}", shown(found)));
        }
    }
    let align = if align == 0 { 16 } else { align };
    set(module, group, key, Some(ResourceValue::Blob { align, data }));
    Ok(())
}

/// Returns the element type and shape under which a `.npy` file stores a type. Element types that NumPy lacks are
/// written as `V` with the size in bytes.
fn layout_of_array(ctx: &Context, ty: Option<Type>, bytes: u64) -> Layout {
    let mut layout = layout(ctx, ty, bytes);
    if archive::npy_dtype(&layout.dtype).is_none() {
        let count: u64 = layout.shape.iter().product();
        layout.dtype = format!("V{}", bytes.checked_div(count).unwrap_or(1));
    }
    layout
}

/// Returns true if data with the layout `found` may replace data with the layout `expected`. Complex numbers of two
/// `F64` may be stored as `F64` with an additional dimension of two.
fn is_of(expected: &Layout, found: &Layout) -> bool {
    let is_pair = || {
        expected.dtype == "C128"
            && found.dtype == "F64"
            && found.shape.split_last().is_some_and(|(last, rest)| *last == 2 && rest == expected.shape)
    };
    expected == found || is_pair()
}

/// Formats a layout: `F32[8, 8]`.
fn shown(layout: &Layout) -> String {
    format!("{}{:?}", layout.dtype, layout.shape)
}

/// Merges resources with identical data; attributes then refer to the first one. Returns the number of removed
/// resources and their total size in bytes.
pub fn dedupe(module: &mut Module<'_>) -> (u64, u64) {
    let ctx = module.context();
    let mut first: FxHashMap<(Ident, u64, blake3::Hash), Ident> = FxHashMap::default();
    let mut instead: FxHashMap<(Ident, Ident), Ident> = FxHashMap::default();
    let (mut count, mut bytes) = (0, 0);
    for group in &mut module.dialect_resources {
        let name = group.name;
        group.entries.retain(|(key, value)| {
            let Some(ResourceValue::Blob { align, data }) = value else { return true };
            match first.entry((name, *align, blake3::hash(data))) {
                std::collections::hash_map::Entry::Vacant(place) => {
                    place.insert(*key);
                    true
                }
                std::collections::hash_map::Entry::Occupied(known) => {
                    instead.insert((name, *key), *known.get());
                    (count, bytes) = (count + 1, bytes + data.len() as u64);
                    false
                }
            }
        });
    }
    if !instead.is_empty() {
        let change = |ctx: &Context, attr: Attr| match ctx.attr_data(attr) {
            AttrData::DenseResource { ty, dialect, key } => match instead.get(&(*dialect, *key)) {
                Some(new) => {
                    Replacement::To(ctx.attr(AttrData::DenseResource { ty: *ty, dialect: *dialect, key: *new }))
                }
                None => Replacement::To(attr),
            },
            _ => Replacement::Into,
        };
        Replacer::new(ctx, change).module(module);
    }
    (count, bytes)
}
