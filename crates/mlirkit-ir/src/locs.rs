//! Which places in files have handles. Most files that say where their operations come from say it of every one, and each time
//! another place; the next one is mostly some lines further on.

use std::hash::BuildHasher;
use std::sync::OnceLock;

use foldhash::fast::RandomState;
use hashbrown::HashTable;
use spin::Mutex;

use crate::ids::Ident;

/// So many lines in a row share a table, so that what was looked at last is near.
const LINES: u32 = 32;

/// How many tables there are.
const TABLES: usize = 1024;

/// The handles of places in files, by place. Unlocking a table is a plain store: what has just been added is nearly always new memory, and the
/// exchange with which the standard library unlocks waits until that is there.
#[derive(Default)]
pub(crate) struct FileLocs {
    hasher: RandomState,
    tables: OnceLock<Box<[Mutex<HashTable<HashedLoc>>]>>,
}

/// A handle, and the hash of its place: so tables grow without asking what the handles are.
struct HashedLoc {
    hash: u32,
    index: u32,
}

impl HashedLoc {
    /// The bits of the hash where tables look for them.
    fn spread(&self) -> u64 {
        spread(self.hash)
    }
}

fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl FileLocs {
    /// The index of the place, a file, a line and a column, among the attributes, which get it from `add` if it is new;
    /// `place_of` says what an index stands for.
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
