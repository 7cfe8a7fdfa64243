//! Damages files: any bytes of a file, or the numbers in the sections of bytecode.

use crate::wire::varint;
use std::ops::Range;

/// A small pseudo-random number generator (splitmix64). The same seed gives the same sequence on every machine.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// Creates the generator for case `number` of a run with `seed`.
    #[must_use]
    pub fn of(seed: u64, number: usize) -> Self {
        Self(seed.wrapping_mul(0x1_0000_0001).wrapping_add(u64::try_from(number).unwrap_or(0)))
    }

    /// Returns the next pseudo-random number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a pseudo-random number below `bound`, or 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound.max(1)).unwrap_or(1);
        usize::try_from(self.number() % bound).unwrap_or(0)
    }
}

/// Applies one change that is likely to find bugs: flips bits, sets bytes to extreme values, truncates the file, or
/// removes, repeats or moves a range.
pub fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    let length = bytes.len();
    let at = random.below(length);
    let range = at..(at + 1 + random.below(16)).min(length);
    match random.below(8) {
        0 | 1 => set(bytes, at, |b, r| b ^ (1 << (r % 8)), random),
        2 => set(
            bytes,
            at,
            |_, r| [0x00, 0x01, 0x7f, 0x80, 0xff, b'<', b'{', b'"'].get((r % 8) as usize).copied().unwrap_or(0),
            random,
        ),
        3 => set(bytes, at, |b, r| if r % 2 == 0 { b.wrapping_add(2) } else { b.wrapping_sub(2) }, random),
        4 => drop(bytes.drain(range)),
        5 => {
            let copy = bytes.get(range).unwrap_or_default().to_vec();
            let to = random.below(length);
            bytes.splice(to..to, copy);
        }
        6 => {
            let copy = bytes.get(range).unwrap_or_default().to_vec();
            let to = random.below(length);
            let end = (to + copy.len()).min(length);
            bytes.splice(to..end, copy);
        }
        _ => {
            if random.below(4) == 0 {
                bytes.truncate(at);
            } else {
                set(bytes, at, |_, r| r.to_le_bytes()[0], random);
            }
        }
    }
}

fn set(bytes: &mut [u8], at: usize, change: impl Fn(u8, u64) -> u8, random: &mut Random) {
    let noise = random.number();
    if let Some(byte) = bytes.get_mut(at) {
        *byte = change(*byte, noise);
    }
}

/// Replaces one number in bytecode. Most replacements have an encoding of the same length, so that all offsets stay
/// valid. For the others, the length of the section is corrected.
pub fn renumber(bytes: &mut Vec<u8>, random: &mut Random) {
    let sections = sections(bytes);
    let Some(section) = sections.get(random.below(sections.len())) else { return damage(bytes, random) };
    let numbers = numbers(bytes, section.content.clone());
    let Some((value, place)) = numbers.get(random.below(numbers.len())).cloned() else { return };
    let other = numbers.get(random.below(numbers.len())).map_or(0, |(value, _)| *value);
    let shift = random.below(64);
    let changed = match random.below(10) {
        0 => 0,
        1 => 1,
        2 | 3 => value.wrapping_add(1),
        4 => value.wrapping_sub(1),
        5 => value ^ 1,
        6 => u64::MAX >> shift,
        7 => 1 << shift,
        _ => other,
    };
    let mut form = Vec::new();
    if random.below(4) > 0 && place.len() <= 8 {
        let bits = 7 * place.len();
        let word = ((changed & (u64::MAX >> (64 - bits))) << place.len()) | (1 << (place.len() - 1));
        form.extend(word.to_le_bytes().iter().take(place.len()));
    } else {
        varint(&mut form, changed);
    }
    let grown = section.content.len() + form.len() - place.len();
    bytes.splice(place, form);
    let mut length = Vec::new();
    varint(&mut length, grown as u64);
    bytes.splice(section.length.clone(), length);
}

/// A section of bytecode: the offset of its length field, and the range of its contents.
struct Section {
    length: Range<usize>,
    content: Range<usize>,
}

/// Returns the sections of a bytecode file up to the first section that cannot be read.
fn sections(bytes: &[u8]) -> Vec<Section> {
    let mut found = Vec::new();
    let producer = bytes.iter().skip(5).position(|byte| *byte == 0);
    let Some(mut at) = producer.filter(|_| bytes.starts_with(b"ML\xefR")).map(|at| at + 6) else { return found };
    while let Some(id) = bytes.get(at) {
        let Some((length, place)) = number(bytes, at + 1) else { break };
        let mut start = place.end;
        if id & 0x80 != 0 {
            let Some((alignment, place)) = number(bytes, start) else { break };
            let Ok(alignment @ 1..) = usize::try_from(alignment) else { break };
            start = place.end.next_multiple_of(alignment);
        }
        let end = usize::try_from(length).ok().and_then(|length| start.checked_add(length));
        let Some(end) = end.filter(|end| *end <= bytes.len()) else { break };
        found.push(Section { length: place, content: start..end });
        at = end;
    }
    found
}

/// Decodes the number at a byte offset. Returns it with the range of its bytes; `None` at the end of the file.
fn number(bytes: &[u8], at: usize) -> Option<(u64, Range<usize>)> {
    let first = *bytes.get(at)?;
    let length = first.trailing_zeros() as usize + 1;
    let from = if first == 0 { at + 1 } else { at };
    let length = if first == 0 { 8 } else { length };
    let mut word = [0; 8];
    word.get_mut(..length)?.copy_from_slice(bytes.get(from..from + length)?);
    let word = u64::from_le_bytes(word);
    Some((if first == 0 { word } else { word >> length }, at..from + length))
}

fn numbers(bytes: &[u8], content: Range<usize>) -> Vec<(u64, Range<usize>)> {
    let mut at = content.start;
    std::iter::from_fn(|| {
        let found = number(bytes, at).filter(|(_, place)| place.end <= content.end)?;
        at = found.1.end;
        Some(found)
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::{Random, numbers, renumber, sections};
    use crate::wire::{File, varints};

    #[test]
    fn numbers_are_where_they_were_written() {
        let values = [0, 1, 127, 128, 1 << 20, u64::MAX >> 8, u64::MAX];
        let bytes = varints(&values);
        assert_eq!(numbers(&bytes, 0..bytes.len()).iter().map(|(value, _)| *value).collect::<Vec<_>>(), values);
    }

    #[test]
    fn a_changed_number_leaves_the_sections_whole() {
        let file = File::new().bytes();
        let count = sections(&file).len();
        assert!(count > 4);
        let changed = |number| {
            let mut file = file.clone();
            renumber(&mut file, &mut Random::of(1, number));
            file
        };
        assert!((0..100).all(|number| sections(&changed(number)).len() == count));
        assert!((0..100).filter(|number| changed(*number) != file).count() > 60);
    }
}
