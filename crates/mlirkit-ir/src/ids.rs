//! `Copy` handles: indices into a [`Context`](crate::Context), a [`Module`](crate::Module) or a [`Body`](crate::Body).

use std::num::NonZeroU32;

macro_rules! context_handle {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub(crate) NonZeroU32);

        impl $name {
            /// Returns the index of this handle. Indices are at least 1 and may have gaps.
            #[must_use]
            #[inline]
            pub fn index(self) -> usize {
                self.0.get() as usize
            }

            /// Returns the handle with this [`index`](Self::index), for tables that store plain indices. `None` for 0.
            #[must_use]
            #[inline(always)]
            pub fn from_index(index: u32) -> Option<Self> {
                NonZeroU32::new(index).map(Self)
            }

            #[inline]
            pub(crate) fn raw(self) -> u32 {
                self.0.get()
            }

            #[inline]
            pub(crate) fn from_interned(raw: u32) -> Self {
                Self(NonZeroU32::new(raw).unwrap_or(NonZeroU32::MIN))
            }
        }
    };
}

context_handle! {
    /// A handle to an interned byte string, such as a name or the value of a string attribute.
    Ident
}
context_handle! {
    /// A handle to an interned attribute. Locations are attributes too.
    Attr
}
context_handle! {
    /// A handle to an interned type.
    Type
}
context_handle! {
    /// A handle to an interned operation name, with the operation's definition if one is known.
    OpName
}
context_handle! {
    /// A handle to an interned list of property slots; see [`Context::props`](crate::Context::props).
    Props
}
context_handle! {
    /// A handle to an interned affine expression.
    AffineExpr
}

macro_rules! local_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl $name {
            /// The value that represents an absent id in packed structs.
            pub const NONE: Self = Self(u32::MAX);

            /// Returns the id as a table index.
            #[must_use]
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }

            /// Returns the id; `None` for [`Self::NONE`].
            #[must_use]
            #[inline]
            pub fn some(self) -> Option<Self> {
                (self != Self::NONE).then_some(self)
            }
        }
    };
}

local_id! {
    /// The id of an operation in its body.
    OpId
}
local_id! {
    /// The id of a block in its body.
    BlockId
}
local_id! {
    /// The id of a region in its body.
    RegionId
}
local_id! {
    /// The id of a value in its body: an operation result or a block argument.
    ValueId
}
local_id! {
    /// The id of a body in its module.
    BodyId
}
