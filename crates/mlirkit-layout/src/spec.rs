//! Data layout specifications as lists of entries, independent of the attributes that store them.

use mlirkit_ir::{Attr, AttrData, Context, Ident, Type, TypeData};
use mlirkit_num::FloatKind;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry as Place;

/// The key of an entry: a type, or a name such as `"dlti.endianness"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Key {
    /// A representative of the type class that the entry applies to.
    Type(Type),
    /// A name whose part before the first dot is a dialect namespace.
    Name(Ident),
}

/// An entry of a specification: a key with its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The key of the entry.
    pub key: Key,
    /// The value of the entry.
    pub value: Attr,
    /// The attribute that contains the entry, for messages.
    pub attr: Attr,
    /// The scope that contains the entry, as an index into [`DataLayout::scopes`](crate::DataLayout::scopes).
    pub scope: u32,
}

impl Entry {
    /// Returns the type if the key is a type; `None` if it is a name.
    #[must_use]
    pub fn type_key(&self) -> Option<Type> {
        match self.key {
            Key::Type(ty) => Some(ty),
            Key::Name(_) => None,
        }
    }

    /// Returns true if two entries have equal keys and values.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        self.key == other.key && self.value == other.value
    }
}

/// The entries of one specification attribute, or of several combined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spec {
    /// The specification attribute; for a combination, the attribute of the innermost specification.
    pub attr: Attr,
    /// The entries, in order.
    pub entries: Vec<Entry>,
}

impl Spec {
    /// Returns the entry with this name as its key; `None` if there is none.
    #[must_use]
    pub fn named(&self, name: Ident) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.key == Key::Name(name))
    }

    /// Groups the entries by key.
    #[must_use]
    pub fn buckets(&self, ctx: &Context) -> Buckets {
        let mut buckets = Buckets::default();
        let mut places = FxHashMap::default();
        for entry in &self.entries {
            match entry.key {
                Key::Name(name) => match places.entry(name) {
                    Place::Occupied(place) => buckets.names[*place.get()] = *entry,
                    Place::Vacant(place) => {
                        place.insert(buckets.names.len());
                        buckets.names.push(*entry);
                    }
                },
                Key::Type(ty) => buckets.class_mut(TypeClass::of(ctx, ty)).push(*entry),
            }
        }
        buckets
    }
}

/// A class of types that share entries. As in upstream, all integers form one class, and each float format and each
/// dialect type forms another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TypeClass {
    /// All integer types.
    Integer,
    /// The `index` type.
    Index,
    /// One float format.
    Float(FloatKind),
    /// Another builtin type, by its keyword.
    Builtin(&'static str),
    /// A dialect type, by its definition name `dialect.mnemonic`.
    Dialect(&'static str),
    /// A type without a known definition, which forms its own class.
    Unknown(Type),
}

impl TypeClass {
    /// Returns the class of a type.
    #[must_use]
    pub fn of(ctx: &Context, ty: Type) -> Self {
        match ctx.type_data(ty) {
            TypeData::Integer { .. } => Self::Integer,
            TypeData::Index => Self::Index,
            TypeData::Float(kind) => Self::Float(*kind),
            TypeData::None => Self::Builtin("none"),
            TypeData::Complex(_) => Self::Builtin("complex"),
            TypeData::Function(_) => Self::Builtin("function"),
            TypeData::Graph(_) => Self::Builtin("graph"),
            TypeData::Tuple(_) => Self::Builtin("tuple"),
            TypeData::Vector(_) => Self::Builtin("vector"),
            TypeData::RankedTensor(_) => Self::Builtin("tensor"),
            TypeData::UnrankedTensor(_) => Self::Builtin("unranked tensor"),
            TypeData::MemRef(_) => Self::Builtin("memref"),
            TypeData::UnrankedMemRef { .. } => Self::Builtin("unranked memref"),
            TypeData::Dialect(ty) => Self::Dialect(&ty.def.name),
            TypeData::Opaque { .. } | TypeData::Verbatim(_) => Self::Unknown(ty),
        }
    }

    /// Returns true if the class consists of builtin types. `ppc_fp128`, a type of the `llvm` dialect, does not count.
    #[must_use]
    pub fn is_builtin(self) -> bool {
        match self {
            Self::Integer | Self::Index | Self::Builtin(_) => true,
            Self::Float(kind) => kind != FloatKind::PpcF128,
            Self::Dialect(_) | Self::Unknown(_) => false,
        }
    }
}

/// Entries grouped by key. The groups are in the order of their first entries.
#[derive(Debug, Clone, Default)]
pub struct Buckets {
    /// The entries with names as keys. Each name occurs once.
    pub names: Vec<Entry>,
    /// The entries with types as keys, grouped by class.
    pub types: Vec<(TypeClass, Vec<Entry>)>,
    /// The index of each class in `types`.
    places: FxHashMap<TypeClass, usize>,
}

impl Buckets {
    /// Returns the entries of a class. Adds the class if it is missing.
    pub fn class_mut(&mut self, class: TypeClass) -> &mut Vec<Entry> {
        let index = *self.places.entry(class).or_insert_with(|| {
            self.types.push((class, Vec::new()));
            self.types.len() - 1
        });
        &mut self.types[index].1
    }

    /// Returns the entries of a class; empty if there are none.
    #[must_use]
    pub fn class(&self, class: TypeClass) -> &[Entry] {
        self.places.get(&class).and_then(|place| self.types.get(*place)).map_or(&[], |(_, entries)| entries)
    }
}

/// The integers in a dense elements attribute, read on demand without expanding a splat.
#[derive(Debug, Clone, Copy)]
pub struct Words<'c> {
    /// The element type.
    pub element: Type,
    /// The number of elements.
    pub len: u64,
    splat: bool,
    bytes: &'c [u8],
    stride: usize,
}

impl<'c> Words<'c> {
    /// Returns the elements of a dense attribute whose elements are integers of 2 to 64 bits or `index`. `None` for
    /// other attributes.
    #[must_use]
    pub fn of(ctx: &'c Context, attr: Attr) -> Option<Self> {
        let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { return None };
        let (shape, element) = match ctx.type_data(dense.ty) {
            TypeData::Vector(ty) => (&ty.shape, ty.element),
            TypeData::RankedTensor(ty) => (&ty.shape, ty.element),
            _ => return None,
        };
        let width = match *ctx.type_data(element) {
            TypeData::Integer { width, .. } if (2..=64).contains(&width) => width as usize,
            TypeData::Index => 64,
            _ => return None,
        };
        let len = shape.iter().try_fold(1u64, |n, dim| n.checked_mul(u64::try_from(*dim).ok()?))?;
        Some(Self { element, len, splat: dense.splat, bytes: dense.data.as_slice(), stride: width.div_ceil(8) })
    }

    /// Returns the element at an index; `None` if the index is out of range.
    #[must_use]
    pub fn get(&self, index: u64) -> Option<u64> {
        if index >= self.len {
            return None;
        }
        let start = if self.splat { 0 } else { usize::try_from(index).ok()?.checked_mul(self.stride)? };
        let bytes = self.bytes.get(start..start.checked_add(self.stride)?)?;
        let mut word = [0; 8];
        word.get_mut(..bytes.len())?.copy_from_slice(bytes);
        Some(u64::from_le_bytes(word))
    }

    /// Returns the last element; `None` if there is none.
    #[must_use]
    pub fn last(&self) -> Option<u64> {
        self.get(self.len.checked_sub(1)?)
    }
}
