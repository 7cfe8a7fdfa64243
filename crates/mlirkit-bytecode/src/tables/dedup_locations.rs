//! Finds locations that occur more than once in an attribute table. Each `file:line:column` location is packed into a
//! 64-bit word; the word of any other attribute is 0.

use mlirkit_ir::engine::FileLineCol;
use rustc_hash::FxHashSet;

/// Sets the words of repeated `file:line:column` locations to 0. Returns pairs of the index of each repeated location
/// and the index of its first occurrence.
///
/// Writers store each location once, mostly in source order. That case is recognized without building a table.
pub(crate) fn unify(words: &mut [u64]) -> Vec<(u32, u32)> {
    if present(words).is_sorted_by(|a, b| a < b) || are_different(words) || have_long_runs_apart(words) {
        return Vec::new();
    }
    let several = several(words);
    if several.is_empty() {
        return Vec::new();
    }
    let mut sorted: Vec<(FileLineCol, u32)> =
        places(words).filter(|(_, place)| several.contains(&place.word())).map(|(at, place)| (place, at)).collect();
    sorted.sort_unstable();
    let (mut twice, mut first) = (Vec::new(), None);
    for (place, at) in sorted {
        match first {
            Some((known, head)) if known == place => twice.push((at, head)),
            _ => first = Some((place, at)),
        }
    }
    for (at, _) in &twice {
        if let Some(word) = words.get_mut(*at as usize) {
            *word = 0;
        }
    }
    twice
}

/// Returns the words that occur more than once. Sorting words is several times faster than sorting pairs of location
/// and index.
fn several(words: &[u64]) -> FxHashSet<u64> {
    let mut sorted: Vec<u64> = words.iter().copied().filter(|word| *word != 0).collect();
    sort_by_word(&mut sorted, |word| *word);
    sorted.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect()
}

/// Iterates over the locations encoded in these words. A zero word encodes no location.
fn present(words: &[u64]) -> impl Iterator<Item = FileLineCol> {
    words.iter().filter_map(|word| FileLineCol::from_word(*word))
}

/// Iterates over the locations encoded in these words, with their indices.
fn places(words: &[u64]) -> impl Iterator<Item = (u32, FileLineCol)> {
    (0..).zip(words).filter_map(|(at, word)| Some((at, FileLineCol::from_word(*word)?)))
}

/// The first and last location in a run. Each location in a run follows the previous one in the same file, at most one
/// line below it.
pub(crate) type Run = (FileLineCol, FileLineCol);

/// Returns true if a location continues the run that ends with `last`.
#[inline]
fn goes_on(last: FileLineCol, place: FileLineCol) -> bool {
    place > last && place.line() <= last.line() + 1
}

/// Divides the locations encoded in these words into runs. Most files have few runs, because lines are consecutive
/// except where the encoding of a region is postponed.
pub(crate) fn runs(words: &[u64]) -> Vec<Run> {
    let (mut runs, mut open): (Vec<Run>, Option<Run>) = (Vec::new(), None);
    for place in present(words) {
        open = match open {
            Some((first, last)) if goes_on(last, place) => Some((first, place)),
            other => {
                runs.extend(other);
                Some((place, place))
            }
        };
    }
    runs.extend(open);
    runs
}

/// Returns true if no two runs overlap, which implies that each location occurs once.
pub(crate) fn are_apart(mut runs: Vec<Run>) -> bool {
    sort_by_word(&mut runs, |(first, _)| first.word());
    runs.is_sorted_by(|(_, last), (first, _)| last < first)
}

/// Sorts elements by a number with a radix sort, starting with the lowest digit. Digits that are equal in all numbers
/// are skipped.
fn sort_by_word<T: Copy>(all: &mut Vec<T>, word: impl Fn(&T) -> u64) {
    const DIGIT: u32 = 11;
    const COUNT: usize = 1 << DIGIT;
    if all.len() < COUNT {
        all.sort_unstable_by_key(word);
        return;
    }
    let any = all.first().map_or(0, &word);
    let different = all.iter().fold(0, |different, one| different | word(one) ^ any);
    let mut other = all.clone();
    for shift in (0..u64::BITS).step_by(DIGIT as usize) {
        let digit = |one: &T| (word(one) >> shift) as usize % COUNT;
        if different >> shift << (u64::BITS - DIGIT) == 0 {
            continue;
        }
        // First count the numbers with each digit, then compute the position for the next of them.
        let mut places = [0; COUNT];
        all.iter().for_each(|one| places[digit(one)] += 1);
        let mut before = 0;
        places.iter_mut().for_each(|place| before += std::mem::replace(place, before));
        for one in &*all {
            let place = &mut places[digit(one)];
            if let Some(slot) = other.get_mut(*place) {
                *slot = *one;
            }
            *place += 1;
        }
        std::mem::swap(all, &mut other);
    }
}

/// Returns the maximum number of runs for which sorting runs is faster than sorting locations.
pub(crate) fn most_runs(words: usize) -> usize {
    words / 2
}

/// Returns true if the words form a few runs that do not overlap, which implies that no location is repeated.
fn have_long_runs_apart(words: &[u64]) -> bool {
    let mut ends = present(words).zip(present(words).skip(1)).filter(|(last, place)| !goes_on(*last, *place));
    ends.nth(most_runs(words.len())).is_none() && are_apart(runs(words))
}

/// The maximum number of locations in one slot of the lookup table.
const CROWD: usize = 12;

/// Returns true if it can be proved without sorting that no location is repeated.
fn are_different(words: &[u64]) -> bool {
    lines_have_one(words) || lines_have_few(words)
}

/// Returns true if each line has at most one location. This is the case for source files that a printer wrote with one
/// operation per line.
fn lines_have_one(words: &[u64]) -> bool {
    /// The maximum ratio of line numbers to locations.
    const SPARSE: usize = 16;
    // For each file, first its line count, then the index of its first line.
    let mut files: Vec<usize> = Vec::new();
    for loc in present(words) {
        let file = loc.file().index();
        if files.len() <= file {
            files.resize(file + 1, 0);
        }
        if let Some(lines) = files.get_mut(file) {
            *lines = (*lines).max(loc.line() as usize + 1);
        }
    }
    let mut all: usize = 0;
    for lines in &mut files {
        let first = all;
        all = all.saturating_add(*lines);
        *lines = first;
    }
    if all > words.len().saturating_mul(SPARSE) {
        return false;
    }
    let mut seen = vec![0_u64; all / 64 + 1];
    present(words).all(|loc| {
        let line = files.get(loc.file().index()).map_or(0, |first| first + loc.line() as usize);
        let (bit, word) = (1 << (line % 64), seen.get_mut(line / 64));
        word.is_some_and(|word| {
            let new = *word & bit == 0;
            *word |= bit;
            new
        })
    })
}

/// Returns true if it is certain that no location is repeated. Uses a lookup table by line, and returns false early if
/// a slot contains many locations.
fn lines_have_few(words: &[u64]) -> bool {
    let mask = words.len().next_power_of_two() - 1;
    // For each slot, its last location; for each location, the previous one in its slot. Both are stored as index plus
    // one.
    let mut last = vec![0_u32; mask + 1];
    let mut before = vec![0_u32; words.len() + 1];
    for (at, loc) in places(words) {
        let number = at + 1;
        // The lines of a file select different slots.
        let place = (loc.line() as usize).wrapping_add(loc.file().index().wrapping_mul(0x9E37_79B9)) & mask;
        let (Some(last), Some(slot)) = (last.get_mut(place), before.get_mut(number as usize)) else { return false };
        *slot = std::mem::replace(last, number);
        let (mut at, mut crowd) = (*slot, 0);
        while let Some(other) = (at as usize).checked_sub(1).and_then(|at| words.get(at)) {
            crowd += 1;
            if crowd > CROWD || *other == loc.word() {
                return false;
            }
            at = before.get(at as usize).copied().unwrap_or_default();
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::are_apart;
    use super::runs;
    use super::sort_by_word;
    use super::unify;
    use mlirkit_ir::engine::{AdoptLocs, FileLineCol};
    use mlirkit_ir::{Context, DialectSet};

    /// Returns true if the runs, computed separately for pieces of these words, prove that no location is repeated.
    fn are_seen_to_differ(words: &[u64]) -> bool {
        are_apart(words.chunks(30).flat_map(runs).collect())
    }

    #[test]
    fn repeated_locations_keep_their_first_index() {
        let ctx = Context::new(DialectSet::new());
        let file = ctx.file_number(ctx.ident("f")).unwrap();
        // Line 0 represents a word without a location.
        let word = |line: u32| if line == 0 { 0 } else { FileLineCol::new(file, line, 1).unwrap().word() };
        let check = |before: &[u32], after: &[u32], twice: &[(u32, u32)]| {
            let mut words: Vec<u64> = before.iter().map(|line| word(*line)).collect();
            assert!(!are_seen_to_differ(&words) || twice.is_empty());
            assert_eq!(unify(&mut words), twice);
            assert_eq!(words, after.iter().map(|line| word(*line)).collect::<Vec<_>>());
        };
        check(&[1, 2, 0, 3], &[1, 2, 0, 3], &[]);
        check(&[3, 1, 2], &[3, 1, 2], &[]);
        check(&[5, 1, 5, 2, 1, 3], &[5, 1, 0, 2, 0, 3], &[(4, 1), (2, 0)]);
        check(&[0, 4, 4, 0, 4], &[0, 4, 0, 0, 0], &[(2, 1), (4, 1)]);
        check(&[7, 3, 3], &[7, 3, 0], &[(2, 1)]);
        // One location per line, in reverse order of functions; then with one repeated location.
        check(&[21, 22, 23, 11, 12, 13, 1, 2, 3], &[21, 22, 23, 11, 12, 13, 1, 2, 3], &[]);
        check(&[21, 22, 23, 24, 1, 2, 3, 23], &[21, 22, 23, 24, 1, 2, 3, 0], &[(7, 2)]);
    }

    #[test]
    fn many_locations_on_a_line_are_told_apart() {
        let ctx = Context::new(DialectSet::new());
        let files = ["f", "g"].map(|name| ctx.file_number(ctx.ident(name)).unwrap());
        let word = |file: usize, line, column: u32| FileLineCol::new(files[file], line, column).unwrap().word();
        for count in [2, 12, 13, 14, 100] {
            let all = || (0..count).rev().flat_map(|column| [word(0, 1, column), word(1, 1, column)]);
            let mut different: Vec<u64> = all().collect();
            assert_eq!(unify(&mut different), []);
            let mut twice: Vec<u64> = all().chain([word(1, 1, count - 1)]).collect();
            assert_eq!(unify(&mut twice), [(2 * count, 1)]);
            assert_eq!(twice.iter().filter(|word| **word != 0).count(), 2 * count as usize);
        }
        // Here, runs that do not overlap prove that locations differ.
        let lines = |lines: std::ops::Range<u32>| lines.map(|line| word(0, line, 1));
        let left_out = || lines(1..50).chain(lines(60..99)).chain(lines(50..60));
        for count in [2, 5, 100] {
            let different: Vec<u64> = left_out().chain((2..=count).map(|column| word(0, 98, column))).collect();
            assert!(are_seen_to_differ(&different));
            let twice: Vec<u64> = different.into_iter().chain([word(0, 98, 2)]).collect();
            assert!(!are_seen_to_differ(&twice));
        }
        let between: Vec<u64> = left_out().chain([word(0, 80, 2)]).collect();
        assert!(!are_seen_to_differ(&between));
    }

    #[test]
    fn numbers_are_sorted_by_every_digit() {
        for (count, mask) in
            [(0, 0), (1, 7), (100, u64::MAX), (3000, 0), (3000, 0xff), (5000, 0xfff << 60 | 7), (9000, u64::MAX)]
        {
            let number = |at: u64| at.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) & mask | 1 << 40;
            let mut sorted: Vec<(u64, u64)> = (0..count).map(|at| (number(at), at)).collect();
            let mut expected = sorted.clone();
            sort_by_word(&mut sorted, |(number, _)| *number);
            expected.sort();
            if count < 2048 {
                sorted.sort();
            }
            assert_eq!(sorted, expected);
        }
    }
}
