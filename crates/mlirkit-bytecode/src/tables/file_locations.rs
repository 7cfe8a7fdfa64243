//! The `file:line:column` locations of a file, which are most of its attributes: made together, in one pass over the entries.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use mlirkit_ir::engine::{AdoptLocs, FileLineCol, FileLineColSource, FileNumber};
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_wire::{Encoding, Reader};

use crate::codec::builtin;
use crate::tables::dedup_locations::{Run, are_apart, most_runs, runs, unify};
use crate::tables::entries::Decoder;
use crate::tables::file::{File, Opened};
use crate::tables::handles::FileLocs;
use crate::tables::lazy_constants;

/// From so many attributes on, several threads look for locations among them.
const WORTH_THREADS: usize = 10 * WORTH_A_THREAD;

/// So many attributes are looked at in one go: their words stay near.
const PART: usize = 1 << 12;

/// Tells attributes of builtin's apart by their bytes, so many of which they are, if they are of a certain kind.
pub(crate) type Key = fn(&[u8], usize) -> Option<u64>;

/// None is of that kind.
pub(crate) fn no_key(_: &[u8], _: usize) -> Option<u64> {
    None
}

/// An attribute of builtin's that is no location.
enum Other<'b> {
    /// With these bytes, so many of which are its own.
    Encoded(&'b [u8], usize),
    /// The file has its text; its index.
    Text(u32),
}

/// What there is beside locations.
#[derive(Default)]
struct Others {
    /// What a [`Key`] says.
    numbers: Vec<u64>,
    /// Which are there as text.
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

/// The code of locations, which takes one byte.
const FILE_LINE_COL: u8 = builtin::FILE_LINE_COL as u8;

impl<'a> Decoder<'_, 'a, '_> {
    /// Makes all the attributes at once that most of a file's are, its `file:line:column` locations, if the context has
    /// none yet. What is something else, or not in order, is left for later.
    pub(crate) fn adopt_locations(&mut self) {
        if self.file.adopts_locs && self.options.overrides.is_empty() {
            self.adopt_kept(no_key);
        }
    }

    /// The same where it may be done. Gives what `key` says of other attributes of builtin's.
    fn adopt_kept(&mut self, key: Key) -> Vec<u64> {
        let (file, count) = (self.file, self.file.entries.attributes());
        // By index, the word of a location, or zero.
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

    /// The same, but what the locations are is not kept: `source` looks for it in the file, whose name it is told. If they are in several
    /// files, or it is not easily seen that none stands there twice, it is kept. Gives what `key` says of other attributes of builtin's,
    /// none of which are to be made.
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
        // Nearly all numbers are in lists of their own.
        self.reserve(others, numbers.len());
        let first = self.ctx.adopt_unkept(file.entries.attributes(), name, source(name))?;
        file.set_exact_locs(exact.into_inner());
        file.attrs.bring(FileLocs::from(bits, first), others);
        Some(numbers)
    }

    /// Makes room for so many attributes that are no locations, and for lists of properties. So many of both are about not to be made.
    fn reserve(&self, others: usize, unmade: usize) {
        let made = |count: usize| count.saturating_sub(unmade);
        self.ctx.reserve(made(others), made(self.file.properties.len()));
        self.ctx.reserve_strings(self.file.strings.len());
    }

    /// Finds those that are in order, and makes nothing of them. What is something else is left to who reads it.
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
        // Nearly all numbers are in lists of their own.
        self.reserve(others, count.into_inner());
        let instead = self.ctx.file_loc(self.ctx.ident("-"), 0, 0);
        file.attrs.bring(FileLocs::unread(bits, instead), others);
    }

    /// How many threads look for locations.
    fn threads_for_locations(&self) -> usize {
        if self.file.entries.attributes() < WORTH_THREADS { 1 } else { self.ctx.threads().max(1) }
    }

    /// Calls `each` with the words of the locations in one part of the attributes after the other, what others of builtin's there are, and
    /// whether all of the locations are encoded as they would be written, on several threads; gives a bit for each attribute that is one.
    /// `None` if `each` says so.
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

    /// Puts the words of the `file:line:column` locations among the attributes from `first` on in their places; whether all of them
    /// are encoded as they would be written. Others of builtin's are shown to `other`.
    fn file_locs(&mut self, first: usize, words: &mut [u64], mut other: impl FnMut(Other<'_>)) -> bool {
        let file = self.file;
        // By the first byte of the number of a file's name: nearly always locations follow others of the same file, or of few.
        let mut known: Vec<Option<OfFile>> = (0..=u8::MAX).map(|_| None).collect();
        let (mut exact, mut latest) = (true, OfFile::default());
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

    /// The file location that the first `len` bytes encode, if they do, and how others of its file begin.
    #[inline(never)]
    fn file_line_col(
        &mut self,
        bytes: &'a [u8],
        len: usize,
        (known, latest): (&mut [Option<OfFile>], &mut OfFile),
        exact: &mut bool,
    ) -> Option<FileLineCol> {
        let known = known.get_mut(usize::from(*bytes.get(1)?))?;
        if let Some((of_file, found)) = known.as_ref().and_then(|known| Some((known, known.read(bytes, len)?))) {
            *latest = *of_file;
            return Some(found);
        }
        // As a code is written.
        if bytes.first() != Some(&(FILE_LINE_COL << 1 | 1)) {
            return None;
        }
        // Nobody is told of errors: what is wrong is read again.
        let data = Reader::new(bytes, 0, None);
        let (file, line, column) = slow_file_line_col(data, len)?;
        *exact &= is_exact([FILE_LINE_COL.into(), file, line, column], len);
        let file = self.ctx.file_number(self.plain_string(file)?)?;
        *known = OfFile::new(data, file);
        *latest = known.unwrap_or_default();
        FileLineCol::new(file, line as u32, column as u32)
    }
}

impl File<'_> {
    /// The file location at an index of the attributes, which is in this file, if it is one.
    pub(crate) fn place_of_loc(&self, index: usize, file: FileNumber) -> Option<FileLineCol> {
        self.place_of_entry(index, file).filter(|_| self.attrs.is_location(index))
    }

    /// The same of an attribute that is known to be one.
    fn place_of_entry(&self, index: usize, file: FileNumber) -> Option<FileLineCol> {
        let (start, end, _) = self.entries.place(index)?;
        let bytes = self.entries.bytes().get(usize::try_from(start).ok()?..)?;
        let len = usize::try_from(end.checked_sub(start)?).ok()?;
        let (_, line, column) = slow_file_line_col(Reader::new(bytes, 0, None), len)?;
        FileLineCol::new(file, u32::try_from(line).ok()?, u32::try_from(column).ok()?)
    }
}

/// The locations of a file that is open, in which next to nobody looks for one.
pub(crate) struct LocationsOf {
    opened: Arc<Opened>,
    /// What all of them are in.
    file: FileNumber,
}

impl LocationsOf {
    pub(crate) fn source(opened: &Arc<Opened>, file: FileNumber) -> Box<dyn FileLineColSource> {
        Box::new(Self { opened: opened.clone(), file })
    }
}

impl FileLineColSource for LocationsOf {
    fn get(&self, at: usize) -> Option<FileLineCol> {
        self.opened.borrow_dependent().place_of_loc(at, self.file)
    }
}

/// How many bits are set.
fn ones(bits: &[u64]) -> usize {
    bits.iter().map(|word| word.count_ones() as usize).sum()
}

/// Which of up to 64 words are not zero.
fn bits(words: &[u64]) -> u64 {
    (0..).zip(words).fold(0, |bits, (at, word)| bits | u64::from(*word != 0) << at)
}

/// How locations of one file begin; of none at first.
#[derive(Clone, Copy, Default)]
struct OfFile {
    file: Option<FileNumber>,
    /// The bytes of code and file, and which of eight they are.
    start: u64,
    mask: u64,
    len: usize,
}

impl OfFile {
    /// What the location that stands here has in common with others of its file.
    fn new(data: Reader<'_>, file: FileNumber) -> Option<Self> {
        let mut rest = data;
        let _ = (rest.read_varint().ok()?, rest.read_varint().ok()?);
        let len = data.len() - rest.len();
        // Line and column follow in the same word.
        let mask = if len < 7 { u64::MAX >> (64 - 8 * len) } else { return None };
        Some(Self { file: Some(file), start: word(data.rest())? & mask, mask, len })
    }

    /// The location of this file that the first `len` bytes are, where more follow, if they are as they would be written and few.
    #[inline(always)]
    fn read(&self, bytes: &[u8], len: usize) -> Option<FileLineCol> {
        let word = word(bytes)?;
        if len > 8 || word & self.mask != self.start {
            return None;
        }
        let rest = word >> (8 * self.len);
        let (line, more_of_line) = field(rest);
        let (column, more_of_column) = field(rest >> 8 >> (8 * more_of_line));
        // Both fit then, and all of it is in the word.
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

/// The number that a word begins with, if it takes less than eight bytes, and how many it takes beyond the first.
#[inline(always)]
fn field(word: u64) -> (u64, u32) {
    let more = (word as u8 | 0x80).trailing_zeros();
    ((word << (56 - 8 * more)) >> (57 - 7 * more), more)
}

/// Whether a number that was written in so many bytes beyond the first takes no fewer.
#[inline(always)]
fn is_shortest(number: u64, more: u32) -> bool {
    more == 0 || number >> (7 * more) != 0
}

/// How many bytes a number of up to eight takes.
fn varint_len(number: u64) -> usize {
    ((u64::BITS - (number | 1).leading_zeros()) as usize).div_ceil(7)
}

/// Whether these numbers are written in so many bytes, and fit where they are kept.
#[cold]
fn is_exact(numbers: [u64; 4], len: usize) -> bool {
    numbers.iter().all(|number| number >> 32 == 0) && numbers.into_iter().map(varint_len).sum::<usize>() == len
}

/// The fields of the file location that the first `len` bytes are.
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
    fn locations_of_few_bytes_are_read_at_a_glance() {
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
        let known = |bytes: &[u8]| OfFile::new(Reader::new(bytes, 0, None), file).unwrap();
        let found = |bytes: &[u8], len| known(bytes).read(bytes, len).map(|place| (place.line(), place.column()));
        for (line, column) in
            [(0, 0), (1, 127), (128, 5), (16_383, 128), (16_384, 3), (2_097_151, 16_383), (2_097_152, 1)]
        {
            let (bytes, len) = entry([code, 3, line, column]);
            assert_eq!(found(&bytes, len), Some((line as u32, column as u32)));
            assert_eq!(slow_file_line_col(Reader::new(&bytes, 0, None), len), Some((3, line, column)));
            // Where the entry ends elsewhere, it is no location; that of another file is looked at again.
            assert_eq!((found(&bytes, len - 1), found(&bytes, len + 1)), (None, None));
            let (other, len) = entry([code, 4, line, column]);
            assert_eq!(known(&bytes).read(&other, len), None);
        }
        // Too long, too far to the right, more bytes than it has to take, and a number that goes on behind the entry.
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
