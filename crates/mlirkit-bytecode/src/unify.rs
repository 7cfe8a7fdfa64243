//! Locations that a table has more than once.

use mlirkit_ir::engine::Place;

/// Takes out the `file:line:column` locations that stand there already. If there were any, gives for each that there was the
/// place where it is now.
///
/// Writers put each location once, and many in the order of the source: seeing that takes no table.
pub(crate) fn unify(locs: &mut Vec<Place>) -> Option<Vec<u32>> {
    if locs.is_sorted_by(|a, b| a < b) || are_different(locs) {
        return None;
    }
    let mut sorted: Vec<u128> =
        locs.iter().zip(0_u32..).map(|(loc, at)| u128::from(loc.word()) << 32 | u128::from(at)).collect();
    // Stable: it looks for runs.
    sorted.sort();
    let same = |a: u128, b: u128| a >> 32 == b >> 32;
    if !sorted.windows(2).any(|pair| matches!(pair, [a, b] if same(*a, *b))) {
        return None;
    }
    // The place where each stands first; then where that one is when the others are gone.
    let at = |key: u128| (key & u128::from(u32::MAX)) as usize;
    let mut places = vec![0_u32; locs.len()];
    let mut first = None;
    for key in sorted {
        let head = first.filter(|head| same(*head, key)).unwrap_or(key);
        first = Some(head);
        if let Some(place) = places.get_mut(at(key)) {
            *place = at(head) as u32;
        }
    }
    let (mut old, mut kept) = (0, 0);
    let mut moved = vec![0_u32; locs.len()];
    locs.retain(|_| {
        let stays = places.get(old).is_some_and(|place| *place as usize == old);
        if let Some(place) = moved.get_mut(old).filter(|_| stays) {
            *place = kept;
            kept += 1;
        }
        old += 1;
        stays
    });
    for place in &mut places {
        *place = moved.get(*place as usize).copied().unwrap_or_default();
    }
    Some(places)
}

/// So many locations at most may share a place of the table in which they are looked up.
const CROWD: usize = 12;

/// Whether no location stands there twice, if that is easily seen.
fn are_different(locs: &[Place]) -> bool {
    lines_have_one(locs) || lines_have_few(locs)
}

/// Whether each line has one location, as it is where a printer has written an operation on each.
fn lines_have_one(locs: &[Place]) -> bool {
    /// There may be so many times as many lines as locations.
    const SPARSE: usize = 16;
    // By file, how many lines there are; then where they begin among those of all.
    let mut files: Vec<usize> = Vec::new();
    for loc in locs {
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
    if all > locs.len().saturating_mul(SPARSE) {
        return false;
    }
    let mut seen = vec![0_u64; all / 64 + 1];
    locs.iter().all(|loc| {
        let line = files.get(loc.file().index()).map_or(0, |first| first + loc.line() as usize);
        let (bit, word) = (1 << (line % 64), seen.get_mut(line / 64));
        word.is_some_and(|word| {
            let new = *word & bit == 0;
            *word |= bit;
            new
        })
    })
}

/// Whether no location stands there twice by a table of lines, each of which has few locations.
fn lines_have_few(locs: &[Place]) -> bool {
    let mask = locs.len().next_power_of_two() - 1;
    // Of each place the last location, and of each location the one before it at its place, all counted from one.
    let mut last = vec![0_u32; mask + 1];
    let mut before = vec![0_u32; locs.len() + 1];
    for (number, loc) in (1_u32..).zip(locs) {
        // Lines of one file each have a place of their own.
        let place = (loc.line() as usize).wrapping_add(loc.file().index().wrapping_mul(0x9E37_79B9)) & mask;
        let (Some(last), Some(slot)) = (last.get_mut(place), before.get_mut(number as usize)) else { return false };
        *slot = std::mem::replace(last, number);
        let (mut at, mut crowd) = (*slot, 0);
        while let Some(other) = (at as usize).checked_sub(1).and_then(|at| locs.get(at)) {
            crowd += 1;
            if crowd > CROWD || other == loc {
                return false;
            }
            at = before.get(at as usize).copied().unwrap_or_default();
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::unify;
    use mlirkit_ir::engine::{AdoptLocs, Place};
    use mlirkit_ir::{Context, DialectSet};

    #[test]
    fn each_location_stays_where_it_stands_first() {
        let ctx = Context::new(DialectSet::new());
        let file = ctx.file_number(ctx.ident("f")).unwrap();
        let loc = |line: u32| Place::new(file, line, 1).unwrap();
        let lines = |locs: &[Place]| locs.iter().map(|loc| loc.line()).collect::<Vec<_>>();
        let check = |before: &[u32], after: &[u32], places: Option<&[u32]>| {
            let mut locs: Vec<Place> = before.iter().map(|line| loc(*line)).collect();
            assert_eq!(unify(&mut locs).as_deref(), places);
            assert_eq!(lines(&locs), after);
        };
        check(&[1, 2, 3], &[1, 2, 3], None);
        check(&[3, 1, 2], &[3, 1, 2], None);
        check(&[5, 1, 5, 2, 1, 3], &[5, 1, 2, 3], Some(&[0, 1, 0, 2, 1, 3]));
        check(&[4, 4, 4], &[4], Some(&[0, 0, 0]));
        check(&[7, 3, 3], &[7, 3], Some(&[0, 1, 1]));
        // A line each, the last function first, and one twice.
        check(&[21, 22, 23, 11, 12, 13, 1, 2, 3], &[21, 22, 23, 11, 12, 13, 1, 2, 3], None);
        check(&[21, 22, 23, 24, 1, 2, 3, 23], &[21, 22, 23, 24, 1, 2, 3], Some(&[0, 1, 2, 3, 4, 5, 6, 2]));
    }

    #[test]
    fn many_on_a_line_are_told_apart_as_well() {
        let ctx = Context::new(DialectSet::new());
        let files = ["f", "g"].map(|name| ctx.file_number(ctx.ident(name)).unwrap());
        let loc = |file: usize, column: u32| Place::new(files[file], 1, column).unwrap();
        for count in [2, 12, 13, 14, 100] {
            let all = || (0..count).rev().flat_map(|column| [loc(0, column), loc(1, column)]);
            let mut different: Vec<Place> = all().collect();
            assert_eq!(unify(&mut different), None);
            assert_eq!(different.len(), 2 * count as usize);
            let mut twice: Vec<Place> = all().chain([loc(1, count - 1)]).collect();
            let places: Vec<u32> = (0..2 * count).chain([1]).collect();
            assert_eq!(unify(&mut twice), Some(places));
            assert_eq!(twice.len(), 2 * count as usize);
        }
    }
}
