//! The large data of a module: resources, and constants that stand in attributes. Listing, replacing, taking out, putting back
//! and storing once what is there twice. Data is never copied: what is listed are slices of the file.

use bytes::Bytes;
use mlirkit_ir::{
    Attr, AttrData, Context, DenseElementsAttr, Ident, Module, ResourceGroup, ResourceValue, Type, TypeData,
};
use mlirkit_num::FloatKind;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::replace::{Change, Replacer, visit};

/// Where the data of a weight is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the resources of a dialect, with this alignment.
    Resource {
        /// The dialect.
        group: Ident,
        /// The alignment in bytes.
        align: u64,
    },
    /// In an attribute.
    Constant(Attr),
}

/// Data with a name.
#[derive(Debug, Clone)]
pub struct Weight {
    /// The key of a resource; `const0` and so on for constants.
    pub name: String,
    /// Where it is.
    pub place: Place,
    /// The type under which it is used, if it is.
    pub ty: Option<Type>,
    /// The bytes; `None` if there is only a key.
    pub data: Option<Bytes>,
}

impl Weight {
    /// How many bytes it has.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.data.as_ref().map_or(0, |data| data.len() as u64)
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What elements are called in safetensors: `None` where their bytes do not stand side by side.
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
            FloatKind::BF16 => "BF16",
            FloatKind::F16 => "F16",
            FloatKind::F32 => "F32",
            FloatKind::F64 => "F64",
            _ => return None,
        },
        _ => return None,
    })
}

/// All weights: resources in order, then constants of at least so many bytes in the order in which operations have them.
/// A constant that is one element for all is none.
#[must_use]
pub fn list(module: &Module<'_>, least: u64) -> Vec<Weight> {
    let ctx = module.context();
    let (types, constants) = used(module);
    let mut found = Vec::new();
    let mut names = FxHashSet::default();
    for group in &module.dialect_resources {
        for (key, value) in &group.entries {
            let name = ctx.str(*key).to_owned();
            let ty = types.get(&(group.name, *key)).copied();
            let (align, data) = match value {
                Some(ResourceValue::Blob { align, data }) => (*align, Some(data.clone())),
                None => (0, None),
                Some(_) => continue,
            };
            names.insert(name.clone());
            if data.as_ref().is_none_or(|data| data.len() as u64 >= least) {
                found.push(Weight { name, place: Place::Resource { group: group.name, align }, ty, data });
            }
        }
    }
    let mut fresh = (0..).map(|number| format!("const{number}")).filter(|name| !names.contains(name));
    for attr in constants {
        let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { continue };
        if dense.splat || (dense.data.len() as u64) < least.max(1) {
            continue;
        }
        let name = fresh.next().unwrap_or_default();
        let data = Some(dense.data.to_bytes());
        found.push(Weight { name, place: Place::Constant(attr), ty: Some(dense.ty), data });
    }
    found
}

/// The types under which resources are used, and the constants, in order.
fn used(module: &Module<'_>) -> (FxHashMap<(Ident, Ident), Type>, Vec<Attr>) {
    let mut types = FxHashMap::default();
    let mut constants = Vec::new();
    visit(module, |ctx, attr| match ctx.attr_data(attr) {
        AttrData::DenseResource { ty, dialect, key } => {
            types.entry((*dialect, *key)).or_insert(*ty);
        }
        AttrData::DenseElements(_) => constants.push(attr),
        _ => {}
    });
    (types, constants)
}

/// The group of this name, made if there is none.
fn group<'m>(module: &'m mut Module<'_>, name: Ident) -> Option<&'m mut ResourceGroup> {
    if !module.dialect_resources.iter().any(|group| group.name == name) {
        module.dialect_resources.push(ResourceGroup { name, entries: Vec::new() });
    }
    module.dialect_resources.iter_mut().find(|group| group.name == name)
}

/// Sets what a key holds.
fn set(module: &mut Module<'_>, dialect: Ident, key: Ident, value: Option<ResourceValue>) {
    let Some(group) = group(module, dialect) else { return };
    match group.entries.iter_mut().find(|(other, _)| *other == key) {
        Some((_, old)) => *old = value,
        None => group.entries.push((key, value)),
    }
}

/// Whether a weight can be a resource: elements of `index` have no size of their own, and what takes them wants constants.
#[must_use]
pub fn can_be_external(ctx: &Context, weight: &Weight) -> bool {
    let element = weight.ty.map(|ty| ctx.element_type_or_self(ty));
    weight.data.is_some() && element.is_none_or(|element| *ctx.type_data(element) != TypeData::Index)
}

/// Takes the data of these weights out: resources keep their key only, and constants become resources with nothing but a key.
pub fn externalize(module: &mut Module<'_>, weights: &[Weight]) {
    let ctx = module.context();
    let builtin = ctx.ident("builtin");
    let mut new: FxHashMap<Attr, Attr> = FxHashMap::default();
    for weight in weights {
        let key = ctx.ident(&weight.name);
        match (weight.place, weight.ty) {
            (Place::Resource { group, .. }, _) => set(module, group, key, None),
            (Place::Constant(attr), Some(ty)) => {
                new.insert(attr, ctx.attr(AttrData::DenseResource { ty, dialect: builtin, key }));
                set(module, builtin, key, None);
            }
            (Place::Constant(_), None) => {}
        }
    }
    replace_attrs(module, &new);
}

/// A constant of this type with these bytes.
fn dense(ctx: &Context, ty: Type, data: Bytes) -> DenseElementsAttr {
    let dims = ctx.shaped(ty).and_then(|shaped| shaped.dims).unwrap_or_default();
    let count = dims.iter().fold(1, |count: u64, size| count.saturating_mul(u64::try_from(*size).unwrap_or(0)));
    let size = (data.len() as u64).checked_div(count).unwrap_or(0);
    let bits = if ctx.int_or_float_width(ctx.element_type_or_self(ty)) == Some(1) { 1 } else { 8 * size };
    DenseElementsAttr::new(ty, bits, count, data)
}

fn replace_attrs(module: &mut Module<'_>, new: &FxHashMap<Attr, Attr>) {
    if new.is_empty() {
        return;
    }
    let change = |_: &Context, attr: Attr| new.get(&attr).map_or(Change::Into, |new| Change::To(*new));
    Replacer::new(module.context(), change).module(module);
}

/// Gives resources without data the data of these names: as resources with this alignment, or as constants again.
///
/// Gives back the names that the module does not know.
pub fn internalize(module: &mut Module<'_>, data: Vec<(String, Internal)>) -> Vec<String> {
    let ctx = module.context();
    let mut unknown = Vec::new();
    let mut new: FxHashMap<Attr, Attr> = FxHashMap::default();
    let mut gone: FxHashSet<(Ident, Ident)> = FxHashSet::default();
    let uses = resource_attrs(module);
    for (name, what) in data {
        let key = ctx.ident(&name);
        let holds = |group: &&ResourceGroup| group.entries.iter().any(|(other, _)| *other == key);
        let group = module.dialect_resources.iter().find(holds).map(|group| group.name);
        // In text, a key without data stands in attributes only.
        let used = || uses.keys().find(|(_, other)| *other == key).map(|(dialect, _)| *dialect);
        let Some(dialect) = group.or_else(used) else {
            unknown.push(name);
            continue;
        };
        match what {
            Internal::Resource { align, data } => set(module, dialect, key, Some(ResourceValue::Blob { align, data })),
            Internal::Constant(data) => {
                for (attr, ty) in uses.get(&(dialect, key)).into_iter().flatten() {
                    new.insert(*attr, ctx.attr(AttrData::DenseElements(Box::new(dense(ctx, *ty, data.clone())))));
                }
                gone.insert((dialect, key));
            }
        }
    }
    replace_attrs(module, &new);
    for group in &mut module.dialect_resources {
        let name = group.name;
        group.entries.retain(|(key, _)| !gone.contains(&(name, *key)));
    }
    module.dialect_resources.retain(|group| !group.entries.is_empty());
    unknown
}

/// Data to be put back.
#[derive(Debug, Clone)]
pub enum Internal {
    /// A resource.
    Resource {
        /// Alignment in bytes.
        align: u64,
        /// The bytes.
        data: Bytes,
    },
    /// A constant in an attribute.
    Constant(Bytes),
}

/// The attributes that name each resource, with their types.
fn resource_attrs(module: &Module<'_>) -> FxHashMap<(Ident, Ident), Vec<(Attr, Type)>> {
    let mut found: FxHashMap<(Ident, Ident), Vec<(Attr, Type)>> = FxHashMap::default();
    visit(module, |ctx, attr| {
        if let AttrData::DenseResource { ty, dialect, key } = ctx.attr_data(attr) {
            found.entry((*dialect, *key)).or_default().push((attr, *ty));
        }
    });
    found
}

/// Gives a resource other data. `false` if there is none of this name.
pub fn replace(module: &mut Module<'_>, name: &str, data: Bytes) -> bool {
    let key = module.context().ident(name);
    for group in &mut module.dialect_resources {
        for (other, value) in &mut group.entries {
            if *other == key {
                let align = match value {
                    Some(ResourceValue::Blob { align, .. }) => *align,
                    _ => 16,
                };
                *value = Some(ResourceValue::Blob { align, data });
                return true;
            }
        }
    }
    false
}

/// Stores resources with the same bytes once: who named another one names the first. Gives back how many went, and their
/// bytes.
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
                Some(new) => Change::To(ctx.attr(AttrData::DenseResource { ty: *ty, dialect: *dialect, key: *new })),
                None => Change::To(attr),
            },
            _ => Change::Into,
        };
        Replacer::new(ctx, change).module(module);
    }
    (count, bytes)
}
