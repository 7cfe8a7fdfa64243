//! Compact storage for `file:line:column` locations, eight bytes each. Most files have one location per operation, and
//! most locations are never read.

use std::ops::Range;
use std::sync::atomic::{AtomicU16, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use rustc_hash::FxHashMap;

use crate::attr::AttrData;
use crate::id_blocks::IdBlocks;
use crate::ids::Ident;

/// A position in a file: file number, line and column, packed into one word. The numerical order of the words is the
/// order of the positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct FileLineCol(u64);

impl FileLineCol {
    /// Packs a position. `None` if the column does not fit in 16 bits.
    #[inline]
    #[must_use]
    pub fn new(file: FileNumber, line: u32, column: u32) -> Option<Self> {
        let column = u64::from(u16::try_from(column).ok()?);
        Some(Self(u64::from(file.0) << 48 | u64::from(line) << 16 | column))
    }

    /// Returns the number of the file.
    #[inline]
    #[must_use]
    pub fn file(self) -> FileNumber {
        FileNumber((self.0 >> 48) as u16)
    }

    /// Returns the line number.
    #[inline]
    #[must_use]
    pub fn line(self) -> u32 {
        (self.0 >> 16) as u32
    }

    /// Returns the column number.
    #[inline]
    #[must_use]
    pub fn column(self) -> u32 {
        (self.0 & 0xffff) as u32
    }

    /// Unpacks a position from its [`word`](Self::word). `None` for zero, which is not a position.
    #[inline]
    #[must_use]
    pub fn from_word(word: u64) -> Option<Self> {
        (word != 0).then_some(Self(word))
    }

    /// Returns the position as a packed word, which is never zero.
    #[inline]
    #[must_use]
    pub fn word(self) -> u64 {
        self.0
    }
}

/// The number by which the compact locations of a context refer to a file name. Numbers start at 1, so a packed
/// position is never zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct FileNumber(u16);

impl FileNumber {
    /// Returns the number as a table index, which is at least 1.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// The compact locations of a context. Their attribute handles form a contiguous range.
#[derive(Default)]
pub(crate) struct FileLineColStore {
    files: boxcar::Vec<Ident>,
    numbers: Mutex<FxHashMap<Ident, FileNumber>>,
    room: OnceLock<ReservedLocs>,
    /// The slots that threads have reserved for their locations.
    taken: IdBlocks,
}

struct ReservedLocs {
    /// The first handle in the range.
    first: u32,
    slots: LocSlots,
    /// The index of the first slot that is neither filled nor reserved.
    next: AtomicUsize,
    /// [`AttrData`] for the locations that callers have read, in blocks that are allocated on demand.
    views: OnceLock<Box<[OnceLock<View>]>>,
}

/// The storage of the positions.
pub(crate) enum LocSlots {
    /// Packed words in memory. Zero marks an unused slot.
    Words(Box<[AtomicU64]>),
    /// Positions in a single file that are fetched from `source` on demand. `count` includes positions without a
    /// location.
    Unkept { count: usize, file: FileNumber, source: Box<dyn FileLineColSource> },
}

impl LocSlots {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Words(words) => words.len(),
            Self::Unkept { count, .. } => *count,
        }
    }
}

/// A source that computes or reads positions on demand.
pub trait FileLineColSource: Send + Sync {
    /// Returns the position at an index; `None` if there is no location at this index.
    fn get(&self, at: usize) -> Option<FileLineCol>;
}

/// The number of slots that a thread reserves at a time.
const AT_ONCE: usize = 64;

/// The number of locations whose [`AttrData`] is cached in one block.
const PIECE: usize = 32;

type View = Box<[OnceLock<AttrData>]>;

impl FileLineColStore {
    /// Returns the number of a file name. `None` if there are too many files. `known` caches the number; 0 means that
    /// it is not known yet.
    #[inline]
    pub(crate) fn number_of(&self, file: Ident, known: &AtomicU16) -> Option<FileNumber> {
        match known.load(Ordering::Acquire) {
            0 => {
                let number = self.number(file)?;
                known.store(number.0, Ordering::Release);
                Some(number)
            }
            number => Some(FileNumber(number)),
        }
    }

    #[cold]
    fn number(&self, file: Ident) -> Option<FileNumber> {
        let mut numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = numbers.get(&file) {
            return Some(*known);
        }
        let number = FileNumber(u16::try_from(numbers.len() + 1).ok()?);
        self.files.push(file);
        numbers.insert(file, number);
        Some(number)
    }

    /// Sets the storage for the handles from `first` on. The first `filled` slots of it are already in use. May be
    /// called once.
    pub(crate) fn put(&self, first: u32, slots: LocSlots, filled: usize) {
        let _ = self.room.set(ReservedLocs { first, slots, next: AtomicUsize::new(filled), views: OnceLock::new() });
    }

    /// Stores a position in a free slot and returns its handle. `None` if no slot is free.
    #[inline(always)]
    pub(crate) fn fill(&self, place: FileLineCol) -> Option<u32> {
        let at = self.taken.take(|| self.take(AT_ONCE))?;
        self.set(at, place)
    }

    /// Reserves up to `count` slots for the calling thread. `None` if no slot is left.
    fn take(&self, count: usize) -> Option<Range<usize>> {
        let room = self.room.get()?;
        if room.next.load(Ordering::Relaxed) >= room.slots.len() {
            return None;
        }
        let first = room.next.fetch_add(count, Ordering::Relaxed);
        Some(first..room.slots.len().min(first + count)).filter(|slots| !slots.is_empty())
    }

    /// Stores a position in a reserved slot and returns its handle. `None` if the slot does not exist.
    #[inline]
    fn set(&self, at: usize, place: FileLineCol) -> Option<u32> {
        let room = self.room.get()?;
        // A relaxed store suffices, because passing the handle to another thread synchronizes.
        let LocSlots::Words(words) = &room.slots else { return None };
        words.get(at)?.store(place.0, Ordering::Relaxed);
        u32::try_from(at).ok()?.checked_add(room.first)
    }

    /// Returns a view of all compact locations.
    #[inline]
    pub(crate) fn all(&self) -> AdoptedLocs<'_> {
        match self.room.get() {
            Some(ReservedLocs { first, slots: LocSlots::Words(words), .. }) => {
                AdoptedLocs { first: *first as usize, count: words.len(), words, unkept: None, files: &self.files }
            }
            Some(ReservedLocs { first, slots: LocSlots::Unkept { count, file, source }, .. }) => {
                let unkept = Some((*file, &**source));
                AdoptedLocs { first: *first as usize, count: *count, words: &[], unkept, files: &self.files }
            }
            None => AdoptedLocs { first: 0, count: 0, words: &[], unkept: None, files: &self.files },
        }
    }

    /// Returns the location with this handle as attribute data, which is cached. `None` if the handle is not a compact
    /// location.
    pub(crate) fn view(&self, index: u32) -> Option<&AttrData> {
        let all = self.all();
        let place = all.get(index as usize)?;
        let (file, line, column) = (all.file(place.file())?, place.line(), place.column());
        let room = self.room.get()?;
        let at = index.checked_sub(room.first)? as usize;
        let pieces = room.slots.len().div_ceil(PIECE);
        let views = room.views.get_or_init(|| (0..pieces).map(|_| OnceLock::new()).collect());
        let view = views.get(at / PIECE)?.get_or_init(|| (0..PIECE).map(|_| OnceLock::new()).collect());
        Some(view.get(at % PIECE)?.get_or_init(|| AttrData::FileLineCol { file, line, column }))
    }
}

/// A cursor with which a reader adds the locations of one file, each of them once. Their handles are in ascending
/// order.
#[derive(Debug)]
pub struct OwnLocs {
    file: Ident,
    number: Option<FileNumber>,
    /// Slots reserved for this reader and not yet used.
    slots: Range<usize>,
}

impl OwnLocs {
    /// Creates a cursor for the file with this name.
    #[must_use]
    pub fn new(file: Ident) -> Self {
        Self { file, number: None, slots: 0..0 }
    }

    /// Stores a location in a reserved slot and returns its handle. `None` if no slot is free or the position cannot be
    /// packed.
    #[inline(always)]
    pub(crate) fn fill(&mut self, places: &FileLineColStore, line: u32, column: u32) -> Option<u32> {
        if self.number.is_none() {
            self.number = places.number(self.file);
        }
        let place = FileLineCol::new(self.number?, line, column)?;
        if self.slots.is_empty() {
            self.slots = places.take(AT_ONCE)?;
        }
        places.set(self.slots.next()?, place)
    }

    /// Returns the name of the file.
    #[inline]
    #[must_use]
    pub fn file(&self) -> Ident {
        self.file
    }
}

/// A view of the compact locations, indexed by attribute handle.
#[derive(Clone, Copy)]
pub struct AdoptedLocs<'c> {
    first: usize,
    count: usize,
    words: &'c [AtomicU64],
    /// The common file and the source of the positions; `None` unless they are fetched on demand.
    unkept: Option<(FileNumber, &'c dyn FileLineColSource)>,
    files: &'c boxcar::Vec<Ident>,
}

impl AdoptedLocs<'_> {
    /// Returns the range of [`Attr::index`](crate::Attr::index) reserved for compact locations.
    #[inline]
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.first..self.first + self.count
    }

    /// Returns the position of the location with this [`Attr::index`](crate::Attr::index). `None` if the handle is
    /// unused or is not a compact location.
    #[inline]
    #[must_use]
    pub fn get(&self, index: usize) -> Option<FileLineCol> {
        let at = index.wrapping_sub(self.first);
        match self.words.get(at) {
            Some(word) => FileLineCol::from_word(word.load(Ordering::Relaxed)),
            None => self.unkept(at),
        }
    }

    #[inline(never)]
    fn unkept(&self, at: usize) -> Option<FileLineCol> {
        let (_, source) = self.unkept.filter(|_| at < self.count)?;
        source.get(at)
    }

    /// Returns true if all locations with an [`Attr::index`](crate::Attr::index) in a range are known to be in the same
    /// file.
    #[inline]
    #[must_use]
    pub fn are_of_one_file(&self, those: Range<usize>) -> bool {
        self.unkept.is_some() && those.start >= self.first && those.end <= self.first + self.count
    }

    /// Returns the file of the location with this [`Attr::index`](crate::Attr::index). `None` if it is not a compact
    /// location.
    #[inline]
    #[must_use]
    pub fn file_of(&self, index: usize) -> Option<FileNumber> {
        let at = index.wrapping_sub(self.first);
        match self.words.get(at) {
            Some(word) => FileLineCol::from_word(word.load(Ordering::Relaxed)).map(FileLineCol::file),
            None => self.unkept.filter(|_| at < self.count).map(|(file, _)| file),
        }
    }

    /// Returns the name of the file with this number; `None` if there is no such file.
    #[inline]
    #[must_use]
    pub fn file(&self, number: FileNumber) -> Option<Ident> {
        self.files.get(number.index().checked_sub(1)?).copied()
    }
}

/// Converts packed positions to atomic words.
pub(crate) fn words(words: Vec<u64>) -> Box<[AtomicU64]> {
    // This reuses the allocation of the vector.
    words.into_iter().map(AtomicU64::new).collect::<Vec<_>>().into()
}

/// Creates `count` unused slots.
pub(crate) fn empty(count: usize) -> Box<[AtomicU64]> {
    (0..count).map(|_| AtomicU64::new(0)).collect()
}
