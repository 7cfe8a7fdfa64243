//! Interned data other than attributes and types: strings and property lists.

use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU16, AtomicU32};

use crate::attr::AttrData;
use crate::ids::{Attr, Type};

/// An interned string.
#[derive(Debug)]
pub(crate) struct Str {
    text: StrRepr,
    /// Handle of the string attribute with this value and no type; 0 until it exists. Caching it here saves a lookup.
    pub(crate) attr: AtomicU32,
    /// Number of this string as a file name in compact file locations; 0 until it is assigned.
    pub(crate) file: AtomicU16,
}

/// The bytes of a string. For bytes that are not UTF-8, a printable form is stored too.
#[derive(Debug)]
enum StrRepr {
    Utf8(Box<str>),
    Bytes(Box<(Box<[u8]>, Box<str>)>),
}

const _: () = assert!(size_of::<Str>() <= 24);

impl Str {
    pub(crate) fn new(bytes: &[u8]) -> Self {
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => StrRepr::Utf8(text.into()),
            Err(_) => StrRepr::Bytes(Box::new((bytes.into(), String::from_utf8_lossy(bytes).into()))),
        };
        Self { text, attr: AtomicU32::new(0), file: AtomicU16::new(0) }
    }

    /// Returns the string, or its printable form if it is not UTF-8.
    #[inline]
    pub(crate) fn text(&self) -> &str {
        match &self.text {
            StrRepr::Utf8(text) => text,
            StrRepr::Bytes(both) => &both.1,
        }
    }

    #[inline]
    pub(crate) fn bytes(&self) -> &[u8] {
        match &self.text {
            StrRepr::Utf8(text) => text.as_bytes(),
            StrRepr::Bytes(both) => &both.0,
        }
    }
}

impl PartialEq for Str {
    fn eq(&self, other: &Self) -> bool {
        self.bytes() == other.bytes()
    }
}

impl Eq for Str {}

// The hash is that of the bytes, because lookups use bytes as keys.
impl Hash for Str {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes().hash(state);
    }
}

/// The kind of value that an attribute holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueKind {
    /// An integer.
    Integer,
    /// A float.
    Float,
    /// Elements of a shaped type.
    Elements,
    /// Elements of a shaped type that are all equal and stored once.
    Splat,
}

/// The kind and type of a value, packed into four bytes. Zero represents all values without a [`ValueKind`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct OfKind(u32);

impl OfKind {
    const TYPE_BITS: u32 = 29;
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn new(attr: &AttrData) -> Self {
        let (kind, ty) = match attr {
            AttrData::Integer(int) => (1, int.ty),
            AttrData::Float(float) => (2, float.ty),
            AttrData::DenseElements(dense) => (3 + u32::from(dense.splat), dense.ty),
            _ => return Self::NONE,
        };
        Self(if ty.raw() >> Self::TYPE_BITS == 0 { kind << Self::TYPE_BITS | ty.raw() } else { 0 })
    }

    #[inline]
    fn get(self) -> Option<(ValueKind, Type)> {
        let kind = match self.0 >> Self::TYPE_BITS {
            1 => ValueKind::Integer,
            2 => ValueKind::Float,
            3 => ValueKind::Elements,
            4 => ValueKind::Splat,
            _ => return None,
        };
        Some((kind, Type::from_index(self.0 & ((1 << Self::TYPE_BITS) - 1))?))
    }
}

/// A list of property slots. Most lists belong to constants and have one slot. The kind of that slot's value is cached,
/// because most callers need nothing else.
#[derive(Debug)]
pub(crate) enum PropSlots {
    One([Option<Attr>; 1], OfKind),
    Many(Box<[Option<Attr>]>),
}

const _: () = assert!(size_of::<PropSlots>() <= 16);

impl PropSlots {
    /// Creates a list. `kind` describes the value of the only slot, if there is a single slot.
    #[inline(always)]
    pub(crate) fn new(slots: &[Option<Attr>], kind: OfKind) -> Self {
        match slots {
            [slot] => Self::One([*slot], kind),
            slots => Self::Many(slots.into()),
        }
    }

    #[inline]
    pub(crate) fn slots(&self) -> &[Option<Attr>] {
        match self {
            Self::One(slot, _) => slot,
            Self::Many(slots) => slots,
        }
    }

    #[inline]
    pub(crate) fn kind(&self) -> Option<(ValueKind, Type)> {
        match self {
            Self::One(_, kind) => kind.get(),
            Self::Many(_) => None,
        }
    }
}

impl PartialEq for PropSlots {
    fn eq(&self, other: &Self) -> bool {
        self.slots() == other.slots()
    }
}

impl Eq for PropSlots {}

/// A borrowed key for lookups of [`PropSlots`].
pub(crate) struct SlotsKey<'a>(pub(crate) &'a [Option<Attr>]);

impl Hash for PropSlots {
    fn hash<H: Hasher>(&self, state: &mut H) {
        SlotsKey(self.slots()).hash(state);
    }
}

// Hashes two slots at a time, which the derived implementation does not do.
impl Hash for SlotsKey<'_> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let number = |slot: Option<Attr>| slot.map_or(0, |attr| u64::from(attr.raw()));
        state.write_usize(self.0.len());
        let mut rest = self.0;
        while let [one, other, tail @ ..] = rest {
            state.write_u64(number(*one) << 32 | number(*other));
            rest = tail;
        }
        if let [last] = rest {
            state.write_u64(number(*last));
        }
    }
}
