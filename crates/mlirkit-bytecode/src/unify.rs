//! Locations that a table has more than once.

use mlirkit_ir::AttrData;

/// Takes out the `file:line:column` locations that stand there already. If there were any, gives for each that there was the
/// place where it is now.
///
/// Writers put each location once, and many in the order of the source: seeing that takes no table.
pub(crate) fn unify(locs: &mut Vec<AttrData>) -> Option<Vec<u32>> {
    let key = |loc: &AttrData| match loc {
        AttrData::FileLineCol { file, line, column } => {
            (file.index() as u128) << 96 | u128::from(*line) << 64 | u128::from(*column) << 32
        }
        _ => 0,
    };
    if locs.is_sorted_by(|a, b| key(a) < key(b)) || are_different(locs) {
        return None;
    }
    let mut sorted: Vec<u128> = locs.iter().zip(0_u32..).map(|(loc, at)| key(loc) | u128::from(at)).collect();
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

/// Whether no location stands there twice, if that is easily seen: by a table of lines, each of which has few locations.
fn are_different(locs: &[AttrData]) -> bool {
    let mask = locs.len().next_power_of_two() - 1;
    // Of each place the last location, and of each location the one before it at its place, all counted from one.
    let mut last = vec![0_u32; mask + 1];
    let mut before = vec![0_u32; locs.len() + 1];
    for (number, loc) in (1_u32..).zip(locs) {
        let AttrData::FileLineCol { file, line, column } = loc else { return false };
        // Lines of one file each have a place of their own.
        let place = (*line as usize).wrapping_add(file.index().wrapping_mul(0x9E37_79B9)) & mask;
        let (Some(last), Some(slot)) = (last.get_mut(place), before.get_mut(number as usize)) else { return false };
        *slot = std::mem::replace(last, number);
        let (mut at, mut crowd) = (*slot, 0);
        while let Some(AttrData::FileLineCol { file: its_file, line: its_line, column: its_column }) =
            (at as usize).checked_sub(1).and_then(|at| locs.get(at))
        {
            crowd += 1;
            if crowd > CROWD || (its_line, its_column, its_file) == (line, column, file) {
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
    use mlirkit_ir::{AttrData, Context, DialectSet};

    #[test]
    fn each_location_stays_where_it_stands_first() {
        let ctx = Context::new(DialectSet::new());
        let loc = |line: u32| AttrData::FileLineCol { file: ctx.ident("f"), line, column: 1 };
        let lines = |locs: &[AttrData]| {
            let line = |loc: &AttrData| if let AttrData::FileLineCol { line, .. } = loc { *line } else { 0 };
            locs.iter().map(line).collect::<Vec<_>>()
        };
        let check = |before: &[u32], after: &[u32], places: Option<&[u32]>| {
            let mut locs: Vec<AttrData> = before.iter().map(|line| loc(*line)).collect();
            assert_eq!(unify(&mut locs).as_deref(), places);
            assert_eq!(lines(&locs), after);
        };
        check(&[1, 2, 3], &[1, 2, 3], None);
        check(&[3, 1, 2], &[3, 1, 2], None);
        check(&[5, 1, 5, 2, 1, 3], &[5, 1, 2, 3], Some(&[0, 1, 0, 2, 1, 3]));
        check(&[4, 4, 4], &[4], Some(&[0, 0, 0]));
        check(&[7, 3, 3], &[7, 3], Some(&[0, 1, 1]));
    }

    #[test]
    fn many_on_a_line_are_told_apart_as_well() {
        let ctx = Context::new(DialectSet::new());
        let files = [ctx.ident("f"), ctx.ident("g")];
        let loc = |file: usize, column: u32| AttrData::FileLineCol { file: files[file], line: 1, column };
        for count in [2, 12, 13, 14, 100] {
            let all = || (0..count).rev().flat_map(|column| [loc(0, column), loc(1, column)]);
            let mut different: Vec<AttrData> = all().collect();
            assert_eq!(unify(&mut different), None);
            assert_eq!(different.len(), 2 * count as usize);
            let mut twice: Vec<AttrData> = all().chain([loc(1, count - 1)]).collect();
            let places: Vec<u32> = (0..2 * count).chain([1]).collect();
            assert_eq!(unify(&mut twice), Some(places));
            assert_eq!(twice.len(), 2 * count as usize);
        }
    }
}
