//! What only the readers of this workspace use: no part of the interface, and nothing that anybody else may call.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::attr::AttrData;
use crate::context::{Context, FILE_LOCS_ADOPTED, NO_FILE_LOCS};
use crate::ids::{Attr, Ident};

/// Called where input that has been read may be given back.
pub type Release = Arc<dyn Fn() + Send + Sync>;

/// Input may be given back each time that so many bytes have been read.
const RELEASED_AT_ONCE: u64 = 4 << 20;

/// Takes note of so many more bytes that have been read, or are about to be: `read` counts them.
pub fn done_with(release: Option<&Release>, read: &AtomicU64, bytes: u64) {
    if let Some(release) = release {
        let before = read.fetch_add(bytes, Ordering::Relaxed);
        if before / RELEASED_AT_ONCE != before.saturating_add(bytes) / RELEASED_AT_ONCE {
            release();
        }
    }
}

/// Bringing locations into a context without a look-up. Whoever brings one twice makes two handles of it: readers do not, for
/// a token stands at one place, and a file's table holds each entry once.
pub trait AdoptLocs {
    /// Asks to bring file locations with [`AdoptLocs::adopt_file_loc`]: granted once, while there are none.
    fn adopts_file_locs(&self) -> bool;

    /// `loc("file":line:column)` for the one reader that was granted to bring its own, each once.
    fn adopt_file_loc(&self, file: Ident, line: u32, column: u32) -> Attr;

    /// Makes room for so many locations as the one reader that was granted to will bring with
    /// [`AdoptLocs::adopt_file_loc`]: if there are fewer, the rest of the room stays empty.
    fn expect_file_locs(&self, count: usize);

    /// Brings many `file:line:column` locations at once, each one once, for the one reader that was granted to; gives the
    /// first, and the others follow.
    fn adopt_file_locs(&self, locs: Vec<AttrData>) -> Option<Attr>;

    /// What came with [`AdoptLocs::adopt_file_locs`]: the [`Attr::index`] of the first location, and what they are.
    fn adopted_locs(&self) -> (usize, &[AttrData]);
}

impl AdoptLocs for Context {
    #[inline]
    fn adopts_file_locs(&self) -> bool {
        let granted =
            self.file_locs.compare_exchange(NO_FILE_LOCS, FILE_LOCS_ADOPTED, Ordering::SeqCst, Ordering::SeqCst);
        if granted.is_err() {
            self.index_file_locs();
        }
        granted.is_ok()
    }

    #[inline]
    fn adopt_file_loc(&self, file: Ident, line: u32, column: u32) -> Attr {
        if self.file_locs.load(Ordering::Relaxed) == FILE_LOCS_ADOPTED {
            Attr::from_interned(self.attrs.fill(AttrData::FileLineCol { file, line, column }))
        } else {
            self.file_loc(file, line, column)
        }
    }

    #[inline]
    fn expect_file_locs(&self, count: usize) {
        if self.file_locs.load(Ordering::Relaxed) == FILE_LOCS_ADOPTED {
            self.attrs.expect(count);
        }
    }

    #[inline]
    fn adopt_file_locs(&self, locs: Vec<AttrData>) -> Option<Attr> {
        if self.file_locs.load(Ordering::Relaxed) != FILE_LOCS_ADOPTED {
            return None;
        }
        self.attrs.adopt(locs).map(Attr::from_interned)
    }

    #[inline]
    fn adopted_locs(&self) -> (usize, &[AttrData]) {
        self.attrs.adopted().map_or((usize::MAX, &[]), |(first, locs)| (first as usize, locs))
    }
}
