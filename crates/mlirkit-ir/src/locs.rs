//! Interning of `file:line:column` locations. Most operations have a location that no other operation has, usually a
//! few lines after the previous one.

use std::hash::BuildHasher;
use std::sync::OnceLock;

use foldhash::fast::RandomState;
use hashbrown::HashTable;
use spin::Mutex;

use crate::ids::Ident;

/// The number of consecutive lines whose locations are in the same table. It keeps recently used entries in the cache.
const LINES: u32 = 32;

/// The number of hash tables. The hash of the line selects the table.
const TABLES: usize = 1024;

/// Handles of file locations, by file, line and column. Each table has a lock that is released with a plain store. The
/// lock in `std` is released with an atomic exchange, which waits for the cache line of the new entry.
#[derive(Default)]
pub(crate) struct FileLocs {
    hasher: RandomState,
    tables: OnceLock<Box<[Mutex<HashTable<HashedLoc>>]>>,
}

/// An attribute index with the hash of its location, so that a table can grow without reading the locations again.
struct HashedLoc {
    hash: u32,
    index: u32,
}

impl HashedLoc {
    /// Returns the hash that the table uses.
    fn spread(&self) -> u64 {
        spread(self.hash)
    }
}

fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl FileLocs {
    /// Returns the attribute index of the location with this file, line and column. `add` creates the location if it is
    /// new, and `place_of` returns the location with an attribute index.
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
