//! What only the readers of this workspace use: no part of the interface, and nothing that anybody else may call.

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

/// Called where input that has been read may be given back.
pub type Release = Arc<dyn Fn() + Send + Sync>;

/// How many numbers of values and of arguments what is in an operation takes where they are unique in the file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct IdCounts {
    /// Results of operations, one for each that has any, and arguments of blocks that are not the first one of a region.
    pub values: u32,
    /// Arguments of first blocks.
    pub arguments: u32,
}

/// Input may be given back each time that so many bytes have been read.
const RELEASED_AT_ONCE: u64 = 2 << 20;

/// Takes note of so many more bytes that have been read, or are about to be: `read` counts them.
pub fn done_with(release: Option<&Release>, read: &AtomicU64, bytes: u64) {
    if let Some(release) = release {
        let before = read.fetch_add(bytes, Ordering::Relaxed);
        if before / RELEASED_AT_ONCE != before.saturating_add(bytes) / RELEASED_AT_ONCE {
            release();
        }
    }
}

/// The bytes that pairs of digits stand for, see [`Blob::of_digits`]: nobody looks at them, for the caller has.
#[must_use]
pub fn blob_of_digits(digits: Bytes) -> Blob {
    Blob::of_known_digits(digits)
}

/// The strings of a file, interned in order: all of them take less time than one after the other.
pub fn idents<'b>(ctx: &Context, strings: impl Iterator<Item = &'b [u8]>) -> Vec<Ident> {
    ctx.idents(strings)
}

/// Bringing locations into a context without a look-up. Whoever brings one twice makes two handles of it: readers do not, for
/// a token stands at one place, and a file's table holds each entry once.
pub trait AdoptLocs {
    /// Asks to bring file locations with [`AdoptLocs::adopt_file_loc`]: granted once, while there are none.
    fn adopts_file_locs(&self) -> bool;

    /// `loc("file":line:column)` for the one reader that was granted to bring its own, each once.
    fn adopt_file_loc(&self, own: &mut OwnLocs, line: u32, column: u32) -> Attr;

    /// Makes room for so many locations as the one reader that was granted to will bring with
    /// [`AdoptLocs::adopt_file_loc`]: if there are fewer, the rest of the room stays empty.
    fn expect_file_locs(&self, count: usize);

    /// The number of a file's name in the places that are brought; `None` if there are too many.
    fn file_number(&self, file: Ident) -> Option<FileNumber>;

    /// Brings many `file:line:column` locations at once, each one once, for the one reader that was granted to, as the words of their places;
    /// gives the handle of the first word, and the others follow. Nothing has that of a word that is zero.
    fn adopt_file_locs(&self, words: Vec<u64>) -> Option<Attr>;

    /// The same of locations in one file, so many with those that are none, whose places are looked for where somebody asks.
    fn adopt_unkept(&self, count: usize, file: FileNumber, source: Box<dyn FileLineColSource>) -> Option<Attr>;

    /// What has been brought.
    fn adopted_locs(&self) -> AdoptedLocs<'_>;
}

/// Knows lists of properties that nobody has made, each of one slot with a number in it.
pub trait ListSource: Send + Sync {
    /// What kind of number a list holds, counted from the first, and of which type; `None` if it is none of these.
    fn kind(&self, at: usize) -> Option<(ValueKind, Type)>;

    /// The number itself, of which nothing is made.
    fn number(&self, ctx: &Context, at: usize) -> Option<AttrData>;

    /// The list, made as others are.
    fn list(&self, ctx: &Context, at: usize) -> Option<Props>;
}

/// Bringing lists of properties into a context without making them. One that is made as well has another handle: who compares lists
/// by handle knows where they come from.
pub trait AdoptLists {
    /// Has handles for so many lists left out, about which `source` is asked. Done once; gives the first, and the others follow.
    fn adopt_lists(&self, count: usize, source: Box<dyn ListSource>) -> Option<Props>;
}

/// Lists that nobody has made.
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
    /// Kind and type of the number in a list that is none of those that were made.
    #[inline]
    pub(crate) fn unmade_kind(&self, list: Props) -> Option<(ValueKind, Type)> {
        let UnmadeLists { first, source } = self.unmade.get()?;
        source.kind(list.raw().checked_sub(*first)? as usize)
    }

    /// The number in a list that is none of those that were made, told without making it; `None` of those that were.
    #[must_use]
    #[inline]
    pub fn unmade_number(&self, list: Option<Props>) -> Option<AttrData> {
        let UnmadeLists { first, source } = self.unmade.get()?;
        source.number(self, list?.raw().checked_sub(*first)? as usize)
    }

    /// The slots of a list that is none of those that were made.
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
