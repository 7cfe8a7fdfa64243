//! Data layout specifications as keys and entries, without the attributes that hold them.

use mlirkit_ir::{Attr, AttrData, Context, Ident, Type, TypeData};
use mlirkit_num::FloatKind;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry as Place;

/// The key of an entry: a type, or a name (`"dlti.endianness"`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Key {
    /// A representative of the type class that the entry applies to.
    Type(Type),
    /// A name; the part before the first dot is a dialect.
    Name(Ident),
}

/// A key with its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Key.
    pub key: Key,
    /// Value.
    pub value: Attr,
    /// The attribute that the pair was read from, for messages.
    pub attr: Attr,
    /// The scope that contains the entry, as an index into [`DataLayout::scopes`](crate::DataLayout::scopes).
    pub scope: u32,
}

impl Entry {
    /// Returns the type of an entry whose key is a type.
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
    /// The attribute; for a combination, that of the innermost specification.
    pub attr: Attr,
    /// Entries in order.
    pub entries: Vec<Entry>,
}

impl Spec {
    /// Returns the entry whose key is this name.
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

/// Upstream's type class: all integers form one class, as do each float kind and each dialect type row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TypeClass {
    /// Every integer.
    Integer,
    /// `index`
    Index,
    /// One kind of float.
    Float(FloatKind),
    /// Another builtin kind, by its keyword.
    Builtin(&'static str),
    /// A dialect's row, as `dialect.mnemonic`.
    Dialect(&'static str),
    /// A type without a known row, which forms its own class.
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

    /// Returns true if the class is builtin's. LLVM's own float kind is not.
    #[must_use]
    pub fn is_builtin(self) -> bool {
        match self {
            Self::Integer | Self::Index | Self::Builtin(_) => true,
            Self::Float(kind) => kind != FloatKind::PpcF128,
            Self::Dialect(_) | Self::Unknown(_) => false,
        }
    }
}

/// Entries grouped by key, in order of each group's first entry.
#[derive(Debug, Clone, Default)]
pub struct Buckets {
    /// Entries whose keys are names, each name once.
    pub names: Vec<Entry>,
    /// Entries whose keys are types, by class.
    pub types: Vec<(TypeClass, Vec<Entry>)>,
    /// Index of each class in `types`.
    places: FxHashMap<TypeClass, usize>,
}

impl Buckets {
    /// Returns the entries of a class, adding the class if necessary.
    pub fn class_mut(&mut self, class: TypeClass) -> &mut Vec<Entry> {
        let index = *self.places.entry(class).or_insert_with(|| {
            self.types.push((class, Vec::new()));
            self.types.len() - 1
        });
        &mut self.types[index].1
    }

    /// Returns the entries of a class.
    #[must_use]
    pub fn class(&self, class: TypeClass) -> &[Entry] {
        self.places.get(&class).and_then(|place| self.types.get(*place)).map_or(&[], |(_, entries)| entries)
    }
}

/// The integers of a `dense<...>` attribute, read on demand; a splat is not expanded.
#[derive(Debug, Clone, Copy)]
pub struct Words<'c> {
    /// Element type.
    pub element: Type,
    /// Number of elements.
    pub len: u64,
    splat: bool,
    bytes: &'c [u8],
    stride: usize,
}

impl<'c> Words<'c> {
    /// Returns the elements of a dense attribute of integers of at most 64 bits.
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

    /// Returns the element at an index.
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

    /// Returns the last element.
    #[must_use]
    pub fn last(&self) -> Option<u64> {
        self.get(self.len.checked_sub(1)?)
    }
}
