//! Locations that a table has more than once.

use mlirkit_ir::AttrData;

/// Takes out the `file:line:column` locations that stand there already. If there were any, gives for each that there was the
/// place where it is now.
///
/// Writers put each location once, and nearly always in the order of the source, or in a few such runs: seeing that
/// takes no table, and sorting runs takes little more.
pub(crate) fn unify(locs: &mut Vec<AttrData>) -> Option<Vec<u32>> {
    let key = |loc: &AttrData| match loc {
        AttrData::FileLineCol { file, line, column } => {
            (file.index() as u128) << 96 | u128::from(*line) << 64 | u128::from(*column) << 32
        }
        _ => 0,
    };
    if locs.is_sorted_by(|a, b| key(a) < key(b)) {
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
    }
}
