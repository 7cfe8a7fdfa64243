//! The `Copy` handles: indices into a [`Context`](crate::Context), a [`Module`](crate::Module) or a [`Body`](crate::Body).

use std::num::NonZeroU32;

macro_rules! context_handle {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub(crate) NonZeroU32);

        impl $name {
            /// Returns the index of this handle. Indices start at 1 and may have gaps.
            #[must_use]
            #[inline]
            pub fn index(self) -> usize {
                self.0.get() as usize
            }

            /// Returns the handle with this [`index`](Self::index), for tables that store bare indices.
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
    /// An interned string of bytes: a name or a string's value.
    Ident
}
context_handle! {
    /// A unique attribute; locations are attributes too.
    Attr
}
context_handle! {
    /// A unique type.
    Type
}
context_handle! {
    /// A unique operation name, with its definition if one is known.
    OpName
}
context_handle! {
    /// A unique list of property slots, see [`Context::props`](crate::Context::props).
    Props
}
context_handle! {
    /// A unique affine expression.
    AffineExpr
}

macro_rules! local_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl $name {
            /// The absent id in packed structs.
            pub const NONE: Self = Self(u32::MAX);

            /// Returns the id as an index.
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
    /// An operation of a body.
    OpId
}
local_id! {
    /// A block of a body.
    BlockId
}
local_id! {
    /// A region of a body.
    RegionId
}
local_id! {
    /// A value of a body: an operation's result or a block's argument.
    ValueId
}
local_id! {
    /// A body of a module.
    BodyId
}
