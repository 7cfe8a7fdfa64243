//! Interning of `file:line:column` locations. Most operations have their own location, usually a few lines after the
//! previous one.

use std::hash::BuildHasher;
use std::sync::OnceLock;

use foldhash::fast::RandomState;
use hashbrown::HashTable;
use spin::Mutex;

use crate::ids::Ident;

/// Consecutive lines that share a table, so that recently used entries stay in the cache.
const LINES: u32 = 32;

/// The number of tables, chosen by hash.
const TABLES: usize = 1024;

/// Handles of file locations by content. The lock releases with a plain store: the standard library's releases by an
/// atomic exchange, which waits for the new entry's cache line.
#[derive(Default)]
pub(crate) struct FileLocs {
    hasher: RandomState,
    tables: OnceLock<Box<[Mutex<HashTable<HashedLoc>>]>>,
}

/// An index and the hash of its location; growing a table need not read the locations again.
struct HashedLoc {
    hash: u32,
    index: u32,
}

impl HashedLoc {
    /// Returns the bits of the hash that the table uses.
    fn spread(&self) -> u64 {
        spread(self.hash)
    }
}

fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl FileLocs {
    /// Returns the attribute index of a location given by file, line and column. `add` creates it if it is new;
    /// `place_of` returns the location of an index.
    pub(crate) fn intern(
        &self,
        place: (Ident, u32, u32),
        place_of: impl Fn(u32) -> Option<(Ident, u32, u32)>,
        add: impl FnOnce() -> u32,
    ) -> u32 {
        let tables = self.tables.get_or_init(|| (0..TABLES).map(|_| Mutex::new(HashTable::new())).collect());
        let hash = self.hasher.hash_one(place) as u32;
        let Some(table) = tables.get(self.hasher.hash_one(place.1 / LINES) as usize % TABLES) else { return add() };
        let mut table = table.lock();
        let known = table.find(spread(hash), |known| known.hash == hash && place_of(known.index) == Some(place));
        if let Some(known) = known {
            return known.index;
        }
        let index = add();
        table.insert_unique(spread(hash), HashedLoc { hash, index }, HashedLoc::spread);
        index
    }
}
