//! The `file:line:column` locations in a file, which make up most of its attributes. They are decoded together, in one
//! pass over the attribute table.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use mlirkit_ir::engine::{AdoptLocs, FileLineCol, FileLineColSource, FileNumber};
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_wire::{Encoding, Reader};

use crate::codec::builtin;
use crate::tables::dedup_locations::{Run, are_apart, most_runs, runs, unify};
use crate::tables::entries::Decoder;
use crate::tables::file::{File, OpenFile};
use crate::tables::handles::FileLocs;
use crate::tables::lazy_constants;

/// The minimum number of attributes for which several threads search for locations.
const WORTH_THREADS: usize = 10 * WORTH_A_THREAD;

/// The number of attributes examined per step. It is small enough for their packed locations to stay in the cache.
const PART: usize = 1 << 12;

/// A function that returns a key for certain builtin attributes, given the bytes from the start of the attribute and
/// its length. `None` for all other attributes.
pub(crate) type Key = fn(&[u8], usize) -> Option<u64>;

/// A [`Key`] function that selects no attribute.
pub(crate) fn no_key(_: &[u8], _: usize) -> Option<u64> {
    None
}

/// A builtin attribute other than a file location.
enum Other<'b> {
    /// An encoded attribute: the bytes from its start, and its length.
    Encoded(&'b [u8], usize),
    /// An attribute stored as text, given by its index.
    Text(u32),
}

/// The builtin attributes in a chunk of the attribute table, other than file locations.
#[derive(Default)]
struct Others {
    /// The keys of the attributes that the caller's [`Key`] function selected.
    numbers: Vec<u64>,
    /// The indices of the attributes stored as text.
    texts: Vec<u32>,
}

impl Others {
    #[inline]
    fn add(&mut self, other: Other<'_>, key: Key) {
        match other {
            Other::Text(index) => self.texts.push(index),
            Other::Encoded(bytes, len) => self.numbers.extend(key(bytes, len)),
        }
    }

    fn clear(&mut self) {
        self.numbers.clear();
        self.texts.clear();
    }
}

/// The code of file locations, which is encoded in one byte.
const FILE_LINE_COL: u8 = builtin::FILE_LINE_COL as u8;

impl<'a> Decoder<'_, 'a, '_> {
    /// Adds the `file:line:column` locations of the file to the context, if the context has none yet. All other
    /// attributes, including malformed ones, are decoded on demand.
    pub(crate) fn adopt_locations(&mut self) {
        if self.file.adopts_locs && self.options.overrides.is_empty() {
            self.adopt_kept(no_key);
        }
    }

    /// Adds the locations to the context, each packed into a word in memory. Returns the keys of other builtin
    /// attributes that `key` selects.
    fn adopt_kept(&mut self, key: Key) -> Vec<u64> {
        let (file, count) = (self.file, self.file.entries.attributes());
        // For each attribute, the packed location, or 0 if it is not a file location.
        let mut words = vec![0_u64; count];
        let (exact, keys) = (AtomicBool::new(true), Mutex::<Vec<u64>>::default());
        {
            let parts: Vec<_> = words.chunks_mut(PART).map(Mutex::new).collect();
            let another = || Self::new(file, self.input, self.ctx, self.options);
            let _ = threads::try_each(self.threads_for_locations(), parts.len(), another, |decoder, part| {
                if let Some(words) = parts.get(part) {
                    let mut words = words.lock().unwrap_or_else(PoisonError::into_inner);
                    let mut found = Others::default();
                    let all = decoder.file_locs(part * PART, &mut words, |other| found.add(other, key));
                    exact.fetch_and(all, Ordering::Relaxed);
                    keys.lock().unwrap_or_else(PoisonError::into_inner).append(&mut found.numbers);
                }
                Ok::<_, ()>(())
            });
        }
        let twice = unify(&mut words);
        let bits: Vec<u64> = words.chunks(64).map(bits).collect();
        let others = count - ones(&bits);
        let keys = keys.into_inner().unwrap_or_else(PoisonError::into_inner);
        self.reserve(others, keys.len());
        if let Some(first) = self.ctx.adopt_file_locs(words) {
            file.set_exact_locs(exact.into_inner() && twice.is_empty());
            file.attrs.bring(FileLocs::from(bits, first), others);
            twice.into_iter().for_each(|(index, same)| file.attrs.set(index, first.index() + same as usize));
        }
        keys
    }

    /// Adds the locations to the context without storing them: `source` decodes them on demand. They are stored
    /// nevertheless if they are in several files, or if it cannot be shown quickly that they are all different. Returns
    /// the keys of other builtin attributes that `key` selects, which will not be decoded.
    pub(crate) fn adopt_locations_unkept(
        &mut self,
        key: Key,
        source: impl FnOnce(FileNumber) -> Box<dyn FileLineColSource>,
    ) -> Option<Vec<u64>> {
        if !self.file.adopts_locs || !self.options.overrides.is_empty() {
            return None;
        }
        let file = self.file;
        let (exact, in_file) = (AtomicBool::new(true), OnceLock::new());
        let found = Mutex::<(Vec<Run>, Vec<u64>)>::default();
        let bits = self.each_part(key, |words, others, is_exact| {
            exact.fetch_and(is_exact, Ordering::Relaxed);
            let files = || words.iter().filter_map(|word| Some(FileLineCol::from_word(*word)?.file()));
            let same = files().all(|name| name == *in_file.get_or_init(|| name));
            let mut runs = if same { runs(words) } else { Vec::new() };
            if !same || runs.len() > most_runs(words.len()) {
                return false;
            }
            let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
            found.0.append(&mut runs);
            found.1.append(&mut others.numbers);
            true
        });
        let (runs, numbers) = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        let bits = bits.zip(in_file.into_inner()).filter(|_| are_apart(runs));
        let Some((bits, name)) = bits else { return Some(self.adopt_kept(key)) };
        let others = file.entries.attributes() - ones(&bits);
        // Nearly all numbers are the only attribute in a property list.
        self.reserve(others, numbers.len());
        let first = self.ctx.adopt_unkept(file.entries.attributes(), name, source(name))?;
        file.set_exact_locs(exact.into_inner());
        file.attrs.bring(FileLocs::from(bits, first), others);
        Some(numbers)
    }

    /// Reserves capacity in the context for `others` attributes and for all property lists. Excludes `unmade`
    /// attributes and as many lists, because they will not be decoded.
    fn reserve(&self, others: usize, unmade: usize) {
        let made = |count: usize| count.saturating_sub(unmade);
        self.ctx.reserve(made(others), made(self.file.properties.len()));
        self.ctx.reserve_strings(self.file.strings.len());
    }

    /// Finds the file locations without decoding them, so that they can be skipped. Other attributes are decoded on
    /// demand.
    pub(crate) fn pass_over_locations(&mut self) {
        let file = self.file;
        let (count, texts) = (AtomicUsize::new(0), Mutex::<Vec<u32>>::default());
        let bits = self.each_part(lazy_constants::key, |_, others, _| {
            count.fetch_add(others.numbers.len(), Ordering::Relaxed);
            texts.lock().unwrap_or_else(PoisonError::into_inner).append(&mut others.texts);
            true
        });
        let Some(bits) = bits else { return };
        let _ = file.texts.set(texts.into_inner().unwrap_or_else(PoisonError::into_inner));
        let others = file.entries.attributes() - ones(&bits);
        // Nearly all numbers are the only attribute in a property list.
        self.reserve(others, count.into_inner());
        let instead = self.ctx.file_loc(self.ctx.ident("-"), 0, 0);
        file.attrs.bring(FileLocs::unread(bits, instead), others);
    }

    /// Returns the number of threads that search for locations.
    fn threads_for_locations(&self) -> usize {
        if self.file.entries.attributes() < WORTH_THREADS { 1 } else { self.ctx.threads().max(1) }
    }

    /// Calls `each` for each chunk of the attribute table, on several threads. Its arguments are the packed file
    /// locations, the other builtin attributes, and whether all locations are encoded as this library would write them.
    /// Returns one bit per attribute, which is set for file locations. `None` if `each` returned false.
    fn each_part(&mut self, key: Key, each: impl Fn(&[u64], &mut Others, bool) -> bool + Sync) -> Option<Vec<u64>> {
        let (file, count) = (self.file, self.file.entries.attributes());
        let parts: Vec<_> = (0..count.div_ceil(PART)).map(|_| OnceLock::new()).collect();
        let another =
            || (Self::new(file, self.input, self.ctx, self.options), vec![0_u64; PART.min(count)], Others::default());
        let done =
            threads::try_each(self.threads_for_locations(), parts.len(), another, |(decoder, words, others), part| {
                let first = part * PART;
                let (Some(words), Some(slot)) = (words.get_mut(..PART.min(count - first)), parts.get(part)) else {
                    return Err(());
                };
                words.fill(0);
                others.clear();
                let exact = decoder.file_locs(first, words, |other| others.add(other, key));
                let _ = slot.set(words.chunks(64).map(bits).collect::<Vec<u64>>());
                each(words, others, exact).then_some(()).ok_or(())
            });
        done.ok().map(|_| parts.into_iter().filter_map(OnceLock::into_inner).flatten().collect())
    }

    /// Stores the packed file locations among the attributes from `first` on, and calls `other` for other builtin
    /// attributes. Returns whether all locations are encoded as this library would write them.
    fn file_locs(&mut self, first: usize, words: &mut [u64], mut other: impl FnMut(Other<'_>)) -> bool {
        let file = self.file;
        // Indexed by the first byte of the file name's index. Nearly all locations are in one of a few files.
        let mut known: Vec<Option<FilePrefix>> = (0..=u8::MAX).map(|_| None).collect();
        let (mut exact, mut latest) = (true, FilePrefix::default());
        let builtin = file.dialect_names.iter().position(|name| *name == file.builtin).map_or(u32::MAX, |at| at as u32);
        let range = first..first + words.len();
        file.entries.each_attribute_of(builtin, range.clone(), |index, encoding, bytes, len| {
            if encoding == Encoding::Text {
                return other(Other::Text(index as u32));
            }
            let place = match latest.read(bytes, len) {
                None => self.file_line_col(bytes, len, (&mut known, &mut latest), &mut exact),
                found => found,
            };
            match place.zip(words.get_mut(index - first)) {
                Some((place, word)) => *word = place.word(),
                None => other(Other::Encoded(bytes, len)),
            }
        });
        file.done_with(file.entries.len_of(range), self.options);
        exact
    }

    /// Returns the file location encoded in the first `len` bytes; `None` if they encode another attribute. Also caches
    /// the bytes with which locations in the same file begin.
    #[inline(never)]
    fn file_line_col(
        &mut self,
        bytes: &'a [u8],
        len: usize,
        (known, latest): (&mut [Option<FilePrefix>], &mut FilePrefix),
        exact: &mut bool,
    ) -> Option<FileLineCol> {
        let known = known.get_mut(usize::from(*bytes.get(1)?))?;
        if let Some((of_file, found)) = known.as_ref().and_then(|known| Some((known, known.read(bytes, len)?))) {
            *latest = *of_file;
            return Some(found);
        }
        // The code as a writer encodes it.
        if bytes.first() != Some(&(FILE_LINE_COL << 1 | 1)) {
            return None;
        }
        // Ignores errors, because a malformed location is decoded again on demand.
        let data = Reader::new(bytes, 0, None);
        let (file, line, column) = slow_file_line_col(data, len)?;
        *exact &= is_exact([FILE_LINE_COL.into(), file, line, column], len);
        let file = self.ctx.file_number(self.plain_string(file)?)?;
        *known = FilePrefix::new(data, file);
        *latest = known.unwrap_or_default();
        FileLineCol::new(file, line as u32, column as u32)
    }
}

impl File<'_> {
    /// Returns the location attribute at `index` as a packed position. All locations must be in the source file `file`.
    /// `None` if the attribute is not a file location.
    pub(crate) fn place_of_loc(&self, index: usize, file: FileNumber) -> Option<FileLineCol> {
        self.place_of_entry(index, file).filter(|_| self.attrs.is_location(index))
    }

    /// Decodes the attribute at `index`, which must be a file location in the source file `file`. `None` if it is
    /// malformed or does not fit in a packed position.
    fn place_of_entry(&self, index: usize, file: FileNumber) -> Option<FileLineCol> {
        let (start, end, _) = self.entries.place(index)?;
        let bytes = self.entries.bytes().get(usize::try_from(start).ok()?..)?;
        let len = usize::try_from(end.checked_sub(start)?).ok()?;
        let (_, line, column) = slow_file_line_col(Reader::new(bytes, 0, None), len)?;
        FileLineCol::new(file, u32::try_from(line).ok()?, u32::try_from(column).ok()?)
    }
}

/// A file from which locations are decoded on demand.
pub(crate) struct LocationsOf {
    opened: Arc<OpenFile>,
    /// The source file of all the locations.
    file: FileNumber,
}

impl LocationsOf {
    pub(crate) fn source(opened: &Arc<OpenFile>, file: FileNumber) -> Box<dyn FileLineColSource> {
        Box::new(Self { opened: opened.clone(), file })
    }
}

impl FileLineColSource for LocationsOf {
    fn get(&self, at: usize) -> Option<FileLineCol> {
        self.opened.borrow_dependent().place_of_loc(at, self.file)
    }
}

/// Returns the number of bits that are set.
fn ones(bits: &[u64]) -> usize {
    bits.iter().map(|word| word.count_ones() as usize).sum()
}

/// Returns one bit for each word, which is set if the word is not 0.
fn bits(words: &[u64]) -> u64 {
    (0..).zip(words).fold(0, |bits, (at, word)| bits | u64::from(*word != 0) << at)
}

/// The bytes with which each location in one source file begins. The default matches no location.
#[derive(Clone, Copy, Default)]
struct FilePrefix {
    file: Option<FileNumber>,
    /// The encoded code and file name index, in the low bytes.
    start: u64,
    /// A mask that selects the bytes of `start`.
    mask: u64,
    /// The number of bytes in `start`.
    len: usize,
}

impl FilePrefix {
    /// Returns the prefix that the location at the start of `data` shares with other locations in the same source file.
    /// `None` if the prefix is too long for the fast path.
    fn new(data: Reader<'_>, file: FileNumber) -> Option<Self> {
        let mut rest = data;
        let _ = (rest.read_varint().ok()?, rest.read_varint().ok()?);
        let len = data.len() - rest.len();
        // The line and column must fit in the same word.
        let mask = if len < 7 { u64::MAX >> (64 - 8 * len) } else { return None };
        Some(Self { file: Some(file), start: word(data.rest())? & mask, mask, len })
    }

    /// Returns the location in the first `len` bytes. `None` if it has another prefix, takes more than eight bytes, or
    /// is not encoded as this library would write it.
    #[inline(always)]
    fn read(&self, bytes: &[u8], len: usize) -> Option<FileLineCol> {
        let word = word(bytes)?;
        if len > 8 || word & self.mask != self.start {
            return None;
        }
        let rest = word >> (8 * self.len);
        let (line, more_of_line) = field(rest);
        let (column, more_of_column) = field(rest >> 8 >> (8 * more_of_line));
        // In this case, line and column fit in 32 bits, and the whole location is in the word.
        let is_short = more_of_line < 4 && more_of_column < 2;
        let is_exact = is_shortest(line, more_of_line) && is_shortest(column, more_of_column);
        if !is_short || !is_exact || self.len + 2 + (more_of_line + more_of_column) as usize != len {
            return None;
        }
        FileLineCol::new(self.file?, line as u32, column as u32)
    }
}

#[inline]
fn word(bytes: &[u8]) -> Option<u64> {
    bytes.first_chunk().map(|word| u64::from_le_bytes(*word))
}

/// Returns the variable-width integer at the start of a word, and the number of bytes that it takes beyond the first.
/// The encoding must be shorter than eight bytes.
#[inline(always)]
fn field(word: u64) -> (u64, u32) {
    let more = (word as u8 | 0x80).trailing_zeros();
    ((word << (56 - 8 * more)) >> (57 - 7 * more), more)
}

/// Returns true if a number with `more` bytes beyond the first has the shortest possible encoding.
#[inline(always)]
fn is_shortest(number: u64, more: u32) -> bool {
    more == 0 || number >> (7 * more) != 0
}

/// Returns the length of a number's encoding in bytes. The number must fit in eight encoded bytes.
fn varint_len(number: u64) -> usize {
    ((u64::BITS - (number | 1).leading_zeros()) as usize).div_ceil(7)
}

/// Returns true if the numbers fit in 32 bits and take exactly `len` bytes when written.
#[cold]
fn is_exact(numbers: [u64; 4], len: usize) -> bool {
    numbers.iter().all(|number| number >> 32 == 0) && numbers.into_iter().map(varint_len).sum::<usize>() == len
}

/// Reads the fields of the file location in the first `len` bytes: file name index, line and column. `None` if the
/// bytes do not encode a file location.
#[cold]
fn slow_file_line_col(mut data: Reader<'_>, len: usize) -> Option<(u64, u64, u64)> {
    let end = data.offset() + len as u64;
    if data.read_varint().ok()? != u64::from(FILE_LINE_COL) {
        return None;
    }
    let (file, line, column) = (data.read_varint().ok()?, data.read_varint().ok()?, data.read_varint().ok()?);
    (data.offset() == end).then_some((file, line, column))
}

#[cfg(test)]
mod tests {
    use super::*;
    use mlirkit_ir::{Context, DialectSet};
    use mlirkit_wire::Encoder;

    #[test]
    fn short_locations_are_read_from_one_word() {
        let ctx = Context::new(DialectSet::new());
        let file = ctx.file_number(ctx.ident("f")).unwrap();
        let entry = |numbers: [u64; 4]| {
            let mut out = Encoder::new();
            numbers.into_iter().for_each(|number| out.varint(number));
            let len = out.size() as usize;
            out.bytes(&[0xff; 8]);
            (out.to_vec(), len)
        };
        let code = u64::from(FILE_LINE_COL);
        let known = |bytes: &[u8]| FilePrefix::new(Reader::new(bytes, 0, None), file).unwrap();
        let found = |bytes: &[u8], len| known(bytes).read(bytes, len).map(|place| (place.line(), place.column()));
        for (line, column) in
            [(0, 0), (1, 127), (128, 5), (16_383, 128), (16_384, 3), (2_097_151, 16_383), (2_097_152, 1)]
        {
            let (bytes, len) = entry([code, 3, line, column]);
            assert_eq!(found(&bytes, len), Some((line as u32, column as u32)));
            assert_eq!(slow_file_line_col(Reader::new(&bytes, 0, None), len), Some((3, line, column)));
            // With another length, it is not a location. A location in another file is left to the slow path.
            assert_eq!((found(&bytes, len - 1), found(&bytes, len + 1)), (None, None));
            let (other, len) = entry([code, 4, line, column]);
            assert_eq!(known(&bytes).read(&other, len), None);
        }
        // Test a location that is too long, a column that is too large, an encoding that is not the shortest, and a
        // number that continues beyond the entry.
        let (long, len) = entry([code, 300_000, 2_097_152, 1]);
        assert_eq!(found(&long, len), None);
        let (right, len) = entry([code, 3, 1, 70_000]);
        assert_eq!(found(&right, len), None);
        let wasteful = [code as u8 * 2 + 1, 7, 0b1010, 0, 3, 0xff, 0xff, 0xff];
        assert_eq!((found(&wasteful, 5), is_exact([code, 3, 2, 1], 5)), (None, false));
        let open = [code as u8 * 2 + 1, 7, 3, 0b1000_0000, 0, 0, 0, 0];
        assert_eq!((found(&open, 4), found(&open, 8)), (None, None));
    }
}
