//! Caches of the attribute parser: parsed values keyed by their source text.

use mlirkit_ir::{Attr, Context, Ident, Type};

use crate::attr::affine::map_cache::MapCache;
use crate::text::KeyedMap;
use crate::text::recent_cache::RecentCache;
use crate::text::text_interner::TextInterner;

/// Types, attributes and names keyed by source text, and number attributes keyed by type and bits.
#[derive(Default)]
pub(crate) struct ParseCaches {
    pub(crate) types: TextInterner<Type>,
    pub(crate) attrs: TextInterner<Attr>,
    /// Identifiers for the names of dictionary entries, by spelling.
    pub(crate) names: RecentCache<Ident>,
    /// Identifiers for the names that hooks look up.
    idents: RecentCache<Ident>,
    /// Identifiers for file names in locations.
    pub(crate) files: RecentCache<Ident>,
    pub(crate) maps: MapCache,
    /// Definitions with a declarative format, by `#dialect.mnemonic`.
    pub(crate) rows: KeyedMap<Box<[u8]>, &'static mlirkit_defs::AttrDef>,
    numbers: DirectCache<(Type, u64), Attr, NUMBERS>,
    /// Pairs of a constraint, identified by its address, and a type known to satisfy it.
    accepted: DirectCache<(usize, Type), (), ANSWERS>,
}

/// The number of slots in the cache of numbers.
const NUMBERS: usize = 1024;

/// The number of slots in the cache of types that satisfy a constraint.
const ANSWERS: usize = 128;

/// A direct-mapped cache with `N` slots, a power of two. A new key replaces an older one in the same slot.
struct DirectCache<K, V, const N: usize>(Vec<Option<(K, V)>>);

impl<K, V, const N: usize> Default for DirectCache<K, V, N> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: PartialEq + Copy, V: Copy, const N: usize> DirectCache<K, V, N> {
    /// Returns the value for a key; `None` if it is not cached. The highest bits of `hash` select the slot.
    #[inline]
    fn get(&self, hash: u64, key: K) -> Option<V> {
        let slot = self.0.get((hash >> (u64::BITS - N.trailing_zeros())) as usize)?.as_ref()?;
        (slot.0 == key).then_some(slot.1)
    }

    /// Caches the value for a key, with the same `hash` as for [`Self::get`].
    fn set(&mut self, hash: u64, key: K, value: V) {
        if self.0.is_empty() {
            self.0.resize(N, None);
        }
        if let Some(slot) = self.0.get_mut((hash >> (u64::BITS - N.trailing_zeros())) as usize) {
            *slot = Some((key, value));
        }
    }
}

/// Mixes the bits of a key, so the highest bits depend on all of them.
#[inline]
fn mixed(key: u64) -> u64 {
    key.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl ParseCaches {
    /// Clears the caches whose keys may contain aliases.
    pub(crate) fn forget_aliases(&mut self) {
        self.types = TextInterner::default();
        self.attrs = TextInterner::default();
    }

    /// Returns true if a type is known to satisfy the constraint at address `asked`. Constraints are static, so the
    /// address identifies them.
    #[inline]
    pub(crate) fn is_accepted(&self, asked: usize, ty: Type) -> bool {
        self.accepted.get(mixed(asked as u64 ^ (ty.index() as u64) << 20), (asked, ty)).is_some()
    }

    /// Records that a type satisfies the constraint at address `asked`; see [`Self::is_accepted`].
    pub(crate) fn accept(&mut self, asked: usize, ty: Type) {
        self.accepted.set(mixed(asked as u64 ^ (ty.index() as u64) << 20), (asked, ty), ());
    }

    /// Returns the cached number attribute with these bits, or caches the result of `make`.
    #[inline]
    pub(crate) fn number(&mut self, ty: Type, bits: u64, make: impl FnOnce() -> Attr) -> Attr {
        let hash = mixed(bits ^ (ty.index() as u64).rotate_left(32));
        match self.numbers.get(hash, (ty, bits)) {
            Some(attr) => attr,
            None => {
                let attr = make();
                self.numbers.set(hash, (ty, bits), attr);
                attr
            }
        }
    }

    /// Returns the identifier for a name that a hook looks up.
    pub(crate) fn ident(&mut self, ctx: &Context, name: &str) -> Ident {
        match self.idents.get(name.as_bytes()) {
            Some(ident) => ident,
            None => {
                let ident = ctx.ident(name);
                self.idents.set(name.as_bytes(), ident);
                ident
            }
        }
    }
}
