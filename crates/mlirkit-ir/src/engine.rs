//! Internal API for other crates in this workspace. Not covered by semantic versioning.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;

use crate::attr::AttrData;
use crate::blob::Blob;
use crate::context::{Context, FILE_LOCS_ADOPTED, NO_FILE_LOCS};
use crate::file_line_col::{self, LocSlots};
pub use crate::file_line_col::{AdoptedLocs, FileLineCol, FileLineColSource, FileNumber, OwnLocs};
use crate::ids::{Attr, Ident, Props, Type};
use crate::interned::ValueKind;

/// A callback that may release input memory that has already been read.
pub type Release = Arc<dyn Fn() + Send + Sync>;

/// The number of SSA value and argument names that the contents of an operation use, if names are unique in the file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct IdCounts {
    /// The number of value names: one for each operation with results, and one for each argument of a block other than
    /// an entry block.
    pub values: u32,
    /// The number of argument names (`%argN`), which belong to the arguments of entry blocks.
    pub arguments: u32,
}

/// Number of bytes read between two calls of the release callback.
const RELEASED_AT_ONCE: u64 = 2 << 20;

/// Adds `bytes` to the counter `read`. Calls the release callback when the counter passes a multiple of 2 MiB.
pub fn done_with(release: Option<&Release>, read: &AtomicU64, bytes: u64) {
    if let Some(release) = release {
        let before = read.fetch_add(bytes, Ordering::Relaxed);
        if before / RELEASED_AT_ONCE != before.saturating_add(bytes) / RELEASED_AT_ONCE {
            release();
        }
    }
}

/// Creates a blob from pairs of hexadecimal digits that the caller has already checked; see [`Blob::of_digits`].
#[must_use]
pub fn blob_of_digits(digits: Bytes) -> Blob {
    Blob::of_known_digits(digits)
}

/// Interns the strings of a file in order. Faster than interning one string at a time.
pub fn idents<'b>(ctx: &Context, strings: impl Iterator<Item = &'b [u8]>) -> Vec<Ident> {
    ctx.idents(strings)
}

/// Adds file locations to a context without a hash lookup. Adding the same location twice creates two handles. Readers
/// never do that: each token has a different position, and a file's table contains each entry once.
pub trait AdoptLocs {
    /// Requests the right to add file locations with [`AdoptLocs::adopt_file_loc`], and returns true if it is granted.
    /// It is granted to a single reader, if the context does not have any file location yet.
    fn adopts_file_locs(&self) -> bool;

    /// Like [`AdoptLocs::adopts_file_locs`], for a reader that adds only locations in `file`. Other callers may then add
    /// locations in other files.
    fn adopts_locs_in(&self, file: Ident) -> bool;

    /// Adds `loc("file":line:column)`. Only the reader that was granted the right by [`AdoptLocs::adopts_file_locs`]
    /// may call this, and only once for each location.
    fn adopt_file_loc(&self, own: &mut OwnLocs, line: u32, column: u32) -> Attr;

    /// Reserves handles for `count` locations to be added with [`AdoptLocs::adopt_file_loc`]. Surplus handles remain
    /// unused.
    fn expect_file_locs(&self, count: usize);

    /// Returns the number by which compact locations refer to a file name. `None` if there are too many files.
    fn file_number(&self, file: Ident) -> Option<FileNumber>;

    /// Adds many distinct file locations at once. Each location is given as the [word](FileLineCol::word) that encodes
    /// it; a zero word means that there is no location at this position. Returns the first handle; the others are
    /// consecutive. `None` if [`AdoptLocs::adopts_file_locs`] has not granted the right, or if there are too few
    /// handles.
    fn adopt_file_locs(&self, words: Vec<u64>) -> Option<Attr>;

    /// Like [`AdoptLocs::adopt_file_locs`], for locations in a single file that are fetched from `source` on demand.
    /// `count` includes positions without a location.
    fn adopt_unkept(&self, count: usize, file: FileNumber, source: Box<dyn FileLineColSource>) -> Option<Attr>;

    /// Returns all file locations added through this trait.
    fn adopted_locs(&self) -> AdoptedLocs<'_>;
}

/// A source of property lists that have not been interned. Each list consists of a single number and is decoded on
/// demand.
pub trait ListSource: Send + Sync {
    /// Returns the kind and type of the number in the list at index `at`. `None` if the index is out of range.
    fn kind(&self, at: usize) -> Option<(ValueKind, Type)>;

    /// Returns the number in the list at index `at`, without interning anything. `None` if it cannot be decoded.
    fn number(&self, ctx: &Context, at: usize) -> Option<AttrData>;

    /// Interns the list at index `at`. `None` if it cannot be decoded.
    fn list(&self, ctx: &Context, at: usize) -> Option<Props>;
}

/// Reserves handles for property lists that are not interned. Interning such a list creates a second handle, so code
/// that compares lists by handle must know their origin.
pub trait AdoptLists {
    /// Reserves `count` consecutive handles for the lists of `source`, and returns the first handle. Each context
    /// supports a single call; `None` for further calls, or if there are too few handles.
    fn adopt_lists(&self, count: usize, source: Box<dyn ListSource>) -> Option<Props>;
}

/// The property lists that have not been interned, and the handle of the first one.
pub(crate) struct UnmadeLists {
    first: u32,
    source: Box<dyn ListSource>,
}

impl AdoptLists for Context {
    fn adopt_lists(&self, count: usize, source: Box<dyn ListSource>) -> Option<Props> {
        let first = self.props.leave_out(count)?;
        self.unmade.set(UnmadeLists { first, source }).ok()?;
        Some(Props::from_interned(first))
    }
}

impl Context {
    /// Returns the kind and type of the number in a list that has not been interned. `None` for an interned list.
    #[inline]
    pub(crate) fn unmade_kind(&self, list: Props) -> Option<(ValueKind, Type)> {
        let UnmadeLists { first, source } = self.unmade.get()?;
        source.kind(list.raw().checked_sub(*first)? as usize)
    }

    /// Returns the number in a list that has not been interned, without interning it. `None` for an interned list.
    #[must_use]
    #[inline]
    pub fn unmade_number(&self, list: Option<Props>) -> Option<AttrData> {
        let UnmadeLists { first, source } = self.unmade.get()?;
        source.number(self, list?.raw().checked_sub(*first)? as usize)
    }

    /// Interns a list that has not been interned, and returns its slots.
    #[cold]
    pub(crate) fn unmade_slots(&self, list: Props) -> &[Option<Attr>] {
        let made = || {
            let UnmadeLists { first, source } = self.unmade.get()?;
            let list = source.list(self, list.raw().checked_sub(*first)? as usize)?;
            self.props.get(list.raw())
        };
        made().map_or(&[], |list| list.slots())
    }
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
    fn adopts_locs_in(&self, file: Ident) -> bool {
        let granted = self.adopts_file_locs();
        if granted {
            self.adopted_file.store(file.raw(), Ordering::Release);
        }
        granted
    }

    #[inline(always)]
    fn adopt_file_loc(&self, own: &mut OwnLocs, line: u32, column: u32) -> Attr {
        if self.file_locs.load(Ordering::Relaxed) != FILE_LOCS_ADOPTED {
            return self.file_loc(own.file(), line, column);
        }
        let index = own.fill(&self.file_line_cols, line, column);
        let push = || self.attrs.push(AttrData::FileLineCol { file: own.file(), line, column });
        Attr::from_interned(index.unwrap_or_else(push))
    }

    #[inline]
    fn expect_file_locs(&self, count: usize) {
        if self.file_locs.load(Ordering::Relaxed) == FILE_LOCS_ADOPTED {
            self.reserve_locs(LocSlots::Words(file_line_col::empty(count)), 0);
        }
    }

    #[inline]
    fn file_number(&self, file: Ident) -> Option<FileNumber> {
        self.number_of_file(file)
    }

    #[inline]
    fn adopt_file_locs(&self, words: Vec<u64>) -> Option<Attr> {
        if self.file_locs.load(Ordering::Relaxed) != FILE_LOCS_ADOPTED {
            return None;
        }
        let count = words.len();
        self.reserve_locs(LocSlots::Words(file_line_col::words(words)), count).map(Attr::from_interned)
    }

    fn adopt_unkept(&self, count: usize, file: FileNumber, source: Box<dyn FileLineColSource>) -> Option<Attr> {
        if self.file_locs.load(Ordering::Relaxed) != FILE_LOCS_ADOPTED {
            return None;
        }
        self.reserve_locs(LocSlots::Unkept { count, file, source }, count).map(Attr::from_interned)
    }

    #[inline]
    fn adopted_locs(&self) -> AdoptedLocs<'_> {
        self.file_line_cols.all()
    }
}

impl Context {
    fn reserve_locs(&self, slots: LocSlots, filled: usize) -> Option<u32> {
        let first = self.attrs.leave_out(slots.len())?;
        self.file_line_cols.put(first, slots, filled);
        Some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_adopted_file_is_indexed_when_another_caller_names_it() {
        let ctx = Context::new(crate::DialectSet::default());
        let (own, other) = (ctx.ident("own"), ctx.ident("other"));
        assert!(ctx.adopts_locs_in(own));
        ctx.expect_file_locs(10);
        let mut locs = OwnLocs::new(own);
        let first = ctx.adopt_file_loc(&mut locs, 1, 2);
        let apart = ctx.file_loc(other, 1, 2);
        assert_eq!(ctx.file_locs.load(Ordering::Relaxed), FILE_LOCS_ADOPTED);
        let second = ctx.adopt_file_loc(&mut locs, 3, 4);
        assert_eq!((ctx.file_loc(own, 1, 2), ctx.file_loc(own, 3, 4)), (first, second));
        assert_ne!(ctx.file_locs.load(Ordering::Relaxed), FILE_LOCS_ADOPTED);
        assert_eq!((ctx.file_loc(other, 1, 2), ctx.adopt_file_loc(&mut locs, 1, 2)), (apart, first));
        assert!(!ctx.adopts_locs_in(other));
    }
}
