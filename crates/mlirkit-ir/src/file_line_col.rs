//! The `file:line:column` locations that came with a file, eight bytes each: most files have one for every operation, and next
//! to nobody asks what they are.

use std::ops::Range;
use std::sync::atomic::{AtomicU16, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use rustc_hash::FxHashMap;

use crate::attr::AttrData;
use crate::id_blocks::IdBlocks;
use crate::ids::Ident;

/// A place in a file: the number of the file, line and column in one word, so that places are in order as words are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct FileLineCol(u64);

impl FileLineCol {
    /// `None` if the column is too far from the start of its line.
    #[inline]
    #[must_use]
    pub fn new(file: FileNumber, line: u32, column: u32) -> Option<Self> {
        let column = u64::from(u16::try_from(column).ok()?);
        Some(Self(u64::from(file.0) << 48 | u64::from(line) << 16 | column))
    }

    /// The file that it is in.
    #[inline]
    #[must_use]
    pub fn file(self) -> FileNumber {
        FileNumber((self.0 >> 48) as u16)
    }

    /// The line.
    #[inline]
    #[must_use]
    pub fn line(self) -> u32 {
        (self.0 >> 16) as u32
    }

    /// The column.
    #[inline]
    #[must_use]
    pub fn column(self) -> u32 {
        (self.0 & 0xffff) as u32
    }

    /// The place with this [`word`](Self::word); zero is none's.
    #[inline]
    #[must_use]
    pub fn from_word(word: u64) -> Option<Self> {
        (word != 0).then_some(Self(word))
    }

    /// File, line and column in one number.
    #[inline]
    #[must_use]
    pub fn word(self) -> u64 {
        self.0
    }
}

/// The number of a file's name among those of the places of a context: from 1, so that no place is zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct FileNumber(u16);

impl FileNumber {
    /// The number.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// The places that came with a file. Their handles stand together among those of the other attributes.
#[derive(Default)]
pub(crate) struct FileLineColStore {
    files: boxcar::Vec<Ident>,
    numbers: Mutex<FxHashMap<Ident, FileNumber>>,
    room: OnceLock<ReservedLocs>,
    /// LocSlots of the room that threads have taken.
    taken: IdBlocks,
}

struct ReservedLocs {
    /// The handle of the first.
    first: u32,
    slots: LocSlots,
    /// How many have come one by one.
    next: AtomicUsize,
    /// Those that somebody has looked at, by piece.
    views: OnceLock<Box<[OnceLock<View>]>>,
}

/// Where places are.
pub(crate) enum LocSlots {
    /// Here: zero where none has come, or comes.
    Words(Box<[AtomicU64]>),
    /// Elsewhere, so many with those that are none, all in one file.
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

/// Knows places that nobody keeps.
pub trait FileLineColSource: Send + Sync {
    /// One of them, counted from the first; `None` if there is none.
    fn get(&self, at: usize) -> Option<FileLineCol>;
}

/// So many slots are taken at once.
const AT_ONCE: usize = 64;

/// So many places have their views in one piece.
const PIECE: usize = 32;

type View = Box<[OnceLock<AttrData>]>;

impl FileLineColStore {
    /// The number of a file's name; `None` if there are too many. `known` keeps it.
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

    /// Puts slots at the handles from `first` on, the first so many of which have places. Done once.
    pub(crate) fn put(&self, first: u32, slots: LocSlots, filled: usize) {
        let _ = self.room.set(ReservedLocs { first, slots, next: AtomicUsize::new(filled), views: OnceLock::new() });
    }

    /// The handle of a place that comes into the room there is; `None` if there is none left.
    #[inline(always)]
    pub(crate) fn fill(&self, place: FileLineCol) -> Option<u32> {
        let at = self.taken.take(|| self.take(AT_ONCE))?;
        self.set(at, place)
    }

    /// LocSlots of the room for so many places, or fewer, that nobody else gets; `None` if there are none left.
    fn take(&self, count: usize) -> Option<Range<usize>> {
        let room = self.room.get()?;
        if room.next.load(Ordering::Relaxed) >= room.slots.len() {
            return None;
        }
        let first = room.next.fetch_add(count, Ordering::Relaxed);
        Some(first..room.slots.len().min(first + count)).filter(|slots| !slots.is_empty())
    }

    /// Puts a place into a slot that was taken; gives its handle.
    #[inline]
    fn set(&self, at: usize, place: FileLineCol) -> Option<u32> {
        let room = self.room.get()?;
        // Who gets the handle from another thread sees what is in the slot.
        let LocSlots::Words(words) = &room.slots else { return None };
        words.get(at)?.store(place.0, Ordering::Relaxed);
        u32::try_from(at).ok()?.checked_add(room.first)
    }

    /// What has come, and will.
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

    /// The place with this handle, as an attribute.
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

/// The locations in a file that a reader brings, each once: their handles follow each other, whatever other readers bring meanwhile.
#[derive(Debug)]
pub struct OwnLocs {
    file: Ident,
    number: Option<FileNumber>,
    /// LocSlots that are this reader's.
    slots: Range<usize>,
}

impl OwnLocs {
    /// None yet, of a file of this name.
    #[must_use]
    pub fn new(file: Ident) -> Self {
        Self { file, number: None, slots: 0..0 }
    }

    /// The handle of one that comes into the room there is; `None` if there is none left.
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

    /// The name of the file.
    #[inline]
    #[must_use]
    pub fn file(&self) -> Ident {
        self.file
    }
}

/// The locations that came with a file, by handle.
#[derive(Clone, Copy)]
pub struct AdoptedLocs<'c> {
    first: usize,
    count: usize,
    words: &'c [AtomicU64],
    /// The file of those whose words are not here, and what knows them.
    unkept: Option<(FileNumber, &'c dyn FileLineColSource)>,
    files: &'c boxcar::Vec<Ident>,
}

impl AdoptedLocs<'_> {
    /// The [`Attr::index`](crate::Attr::index) of those that came, or have room.
    #[inline]
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.first..self.first + self.count
    }

    /// The one with an [`Attr::index`](crate::Attr::index), if it came.
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

    /// Whether all those with an [`Attr::index`](crate::Attr::index) in a range are seen to be in the same file.
    #[inline]
    #[must_use]
    pub fn are_of_one_file(&self, those: Range<usize>) -> bool {
        self.unkept.is_some() && those.start >= self.first && those.end <= self.first + self.count
    }

    /// The file that the location with this [`Attr::index`](crate::Attr::index) is in, if it is one of these.
    #[inline]
    #[must_use]
    pub fn file_of(&self, index: usize) -> Option<FileNumber> {
        let at = index.wrapping_sub(self.first);
        match self.words.get(at) {
            Some(word) => FileLineCol::from_word(word.load(Ordering::Relaxed)).map(FileLineCol::file),
            None => self.unkept.filter(|_| at < self.count).map(|(file, _)| file),
        }
    }

    /// The name of a file.
    #[inline]
    #[must_use]
    pub fn file(&self, number: FileNumber) -> Option<Ident> {
        self.files.get(number.index().checked_sub(1)?).copied()
    }
}

/// The words of some places, and zeros.
pub(crate) fn words(words: Vec<u64>) -> Box<[AtomicU64]> {
    // In place.
    words.into_iter().map(AtomicU64::new).collect::<Vec<_>>().into()
}

/// Words for so many places that will come.
pub(crate) fn empty(count: usize) -> Box<[AtomicU64]> {
    (0..count).map(|_| AtomicU64::new(0)).collect()
}
