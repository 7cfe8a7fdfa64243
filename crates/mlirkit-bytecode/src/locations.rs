//! The `file:line:column` locations of a file, which are most of its attributes: made together, in one pass over the entries.

use std::sync::OnceLock;
use std::sync::atomic::Ordering;

use mlirkit_ir::AttrData;
use mlirkit_ir::engine::{AdoptLocs, FileNumber, Place};
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_wire::{Encoding, Reader};

use crate::builtin;
use crate::decode::Decoder;
use crate::unify::unify;

/// From so many attributes on, several threads look for locations among them.
const WORTH_THREADS: usize = 10 * WORTH_A_THREAD;

/// The code of locations, which takes one byte.
const FILE_LINE_COL: u8 = builtin::FILE_LINE_COL as u8;

/// Locations, and their indices in runs: the first of each, and how many.
struct FileLocs {
    places: Vec<Place>,
    runs: Vec<(u32, u32)>,
    /// Whether all of them are encoded as they would be written.
    exact: bool,
}

impl<'a> Decoder<'_, 'a, '_> {
    /// Makes all the attributes at once that most of a file's are, its `file:line:column` locations, if the context has
    /// none yet. What is something else, or not in order, is left for later.
    pub(crate) fn adopt_locations(&mut self) {
        if !self.file.adopts_locs || !self.options.overrides.is_empty() {
            return;
        }
        let (file, count) = (self.file, self.file.entries.attributes());
        let parts = if count < WORTH_THREADS { 1 } else { self.ctx.threads().max(1) };
        let mut found: Vec<OnceLock<FileLocs>> = (0..parts).map(|_| OnceLock::new()).collect();
        let another = || Self::new(file, self.input, self.ctx, self.options);
        let _ = threads::try_each(parts, parts, another, |decoder, part| {
            if let Some(slot) = found.get(part) {
                let _ = slot.set(decoder.file_locs(count * part / parts..count * (part + 1) / parts));
            }
            Ok::<_, ()>(())
        });
        let mut found = found.iter_mut().filter_map(OnceLock::take);
        let Some(FileLocs { mut places, mut runs, mut exact }) = found.next() else { return };
        for mut more in found {
            exact &= more.exact;
            places.append(&mut more.places);
            runs.append(&mut more.runs);
        }
        self.ctx.reserve(count - places.len(), file.properties.len());
        self.ctx.reserve_strings(file.strings.len());
        let moved = unify(&mut places);
        if let Some(first) = self.ctx.adopt_file_locs(places) {
            file.set_exact_locs(exact && moved.is_none());
            let place =
                |at: usize| moved.as_ref().map_or(at, |moved| moved.get(at).map_or(at, |place| *place as usize));
            let indices = runs.into_iter().flat_map(|(index, count)| index..index + count);
            for (at, index) in indices.enumerate() {
                // Nobody else reads the file yet.
                if let Some(slot) = file.attrs.get(index as usize) {
                    slot.store((first.index() + place(at)) as u32, Ordering::Relaxed);
                }
            }
        }
    }

    /// The `file:line:column` locations among some attributes, and their indices.
    fn file_locs(&mut self, range: std::ops::Range<usize>) -> FileLocs {
        let file = self.file;
        let mut found = FileLocs { places: Vec::with_capacity(range.len()), runs: Vec::new(), exact: true };
        // The name of the file that the entry before had: nearly always that of the next.
        let mut last = None;
        let builtin = file.dialect_names.iter().position(|name| *name == file.builtin).map(|index| index as u32);
        file.entries.each_attribute(range, |index, dialect, encoding, bytes, len| {
            if encoding == Encoding::Custom && Some(dialect) == builtin {
                if let Some(place) = self.file_line_col(bytes, len, &mut last, &mut found.exact) {
                    found.places.push(place);
                    match found.runs.last_mut() {
                        Some((first, count)) if *first + *count == index as u32 => *count += 1,
                        _ => found.runs.push((index as u32, 1)),
                    }
                }
            }
        });
        found
    }

    /// The file location that the first `len` bytes encode, if they do.
    #[inline]
    fn file_line_col(
        &mut self,
        bytes: &'a [u8],
        len: usize,
        last: &mut Option<OfFile>,
        exact: &mut bool,
    ) -> Option<Place> {
        if let Some(found) = last.as_ref().and_then(|last| last.read(bytes, len, exact)) {
            return Some(found);
        }
        // As a code is written.
        if bytes.first() != Some(&(FILE_LINE_COL << 1 | 1)) {
            return None;
        }
        // Nobody is told of errors: what is wrong is read again.
        let data = Reader::new(bytes, 0, None);
        let (file, line, column) = slow_file_line_col(data, len)?;
        let attr = self.attr(&data, file).ok()?;
        let AttrData::String { value: name, .. } = *self.ctx.attr_data(attr) else { return None };
        *exact &= is_exact([FILE_LINE_COL.into(), file, line, column], len);
        let file = self.ctx.file_number(name)?;
        *last = OfFile::new(data, file);
        Place::new(file, line as u32, column as u32)
    }
}

/// How locations of one file begin: nearly always as the one before.
struct OfFile {
    file: FileNumber,
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
        let mask = u64::MAX.checked_shr(64_u32.checked_sub(8 * len as u32)?)?;
        Some(Self { file, start: word(data.rest(), 0)? & mask, mask, len })
    }

    /// The location of this file that the first `len` bytes are, where more follow.
    #[inline]
    fn read(&self, bytes: &[u8], len: usize, exact: &mut bool) -> Option<Place> {
        if word(bytes, 0)? & self.mask != self.start {
            return None;
        }
        let mut at = self.len;
        let (line, column) = (field(bytes, &mut at, exact)?, field(bytes, &mut at, exact)?);
        Place::new(self.file, line as u32, column as u32).filter(|_| at == len)
    }
}

#[inline]
fn word(bytes: &[u8], at: usize) -> Option<u64> {
    bytes.get(at..)?.first_chunk().map(|word| u64::from_le_bytes(*word))
}

/// The number of up to seven bytes that stands at a place, where more follow; `exact` stays if it takes as many as it would if it
/// was written.
#[inline]
fn field(bytes: &[u8], at: &mut usize, exact: &mut bool) -> Option<u64> {
    let word = word(bytes, *at)?;
    let more = (word as u8 | 0x80).trailing_zeros();
    *at += more as usize + 1;
    if more >= 7 {
        return None;
    }
    let value = (word << (56 - 8 * more)) >> (57 - 7 * more);
    *exact &= (more == 0 || value >> (7 * more) != 0) && value >> 32 == 0;
    Some(value)
}

/// Whether these numbers are written in so many bytes, and fit where they are kept.
#[cold]
fn is_exact(numbers: [u64; 4], len: usize) -> bool {
    let bytes = |number: u64| (u64::BITS - number.leading_zeros()).div_ceil(7).max(1) as usize;
    numbers.iter().all(|number| number >> 32 == 0) && numbers.into_iter().map(bytes).sum::<usize>() == len
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
