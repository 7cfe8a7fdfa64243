//! What a context keeps once that is neither an attribute nor a type: strings, and lists of property slots.

use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU16, AtomicU32};

use crate::attr::AttrData;
use crate::ids::{Attr, Type};

/// An interned string.
#[derive(Debug)]
pub(crate) struct Str {
    text: StrRepr,
    /// The index of the attribute `"text"` of no type, once there is one: so these need not be looked for.
    pub(crate) attr: AtomicU32,
    /// The number of the file of this name among those of places, once it has one.
    pub(crate) file: AtomicU16,
}

/// Bytes that are no UTF-8 also keep a readable form.
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

    /// What can be read of it.
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

// Strings are looked up by their bytes, so they hash as their bytes do.
impl Hash for Str {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes().hash(state);
    }
}

/// What kind of number or elements an attribute is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueKind {
    /// An integer.
    Integer,
    /// A float.
    Float,
    /// Elements of a shaped type.
    Elements,
    /// The same, all equal and written once.
    Splat,
}

/// A kind of value and its type, if there is one, in four bytes.
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

/// A list of property slots: most lists of a file are of constants, which have one. What kind of value that is stands beside it, since
/// that is all that many who look at the list ask for.
#[derive(Debug)]
pub(crate) enum PropSlots {
    One([Option<Attr>; 1], OfKind),
    Many(Box<[Option<Attr>]>),
}

const _: () = assert!(size_of::<PropSlots>() <= 16);

impl PropSlots {
    /// `kind` is that of the only one.
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

/// The same while it is looked for.
pub(crate) struct SlotsKey<'a>(pub(crate) &'a [Option<Attr>]);

impl Hash for PropSlots {
    fn hash<H: Hasher>(&self, state: &mut H) {
        SlotsKey(self.slots()).hash(state);
    }
}

// Two slots at a time: what is derived takes four steps for them.
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
