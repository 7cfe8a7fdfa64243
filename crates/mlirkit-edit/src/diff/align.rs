//! Aligns two lists of numbers: finds a common subsequence that is as long as possible. The result is exact if the
//! lists are short or similar. Otherwise it is approximate and takes O(n log n) time.

use rustc_hash::FxHashMap;
use similar::{Algorithm, DiffOp, capture_diff_slices};

/// Maximum total length of two lists that are always aligned exactly.
const FEW: usize = 1024;

/// Maximum number of steps in the exact alignment of lists whose total length exceeds [`FEW`]. Beyond it, the alignment
/// is approximate.
const STEPS: usize = 1 << 25;

/// Maximum number of differences in an exact alignment. Its memory use grows with the square of this number.
const DIFFERENCES: usize = 1 << 10;

/// Returns pairs of positions with equal numbers, in ascending order for both lists.
pub(super) fn pairs(a: &[u64], b: &[u64]) -> Vec<(usize, usize)> {
    if a.len() + b.len() <= FEW {
        return closely(a, b);
    }
    let mut found = Vec::new();
    let anchors = ascending(&unique(a, b));
    let mut start = (0, 0);
    for end in anchors.into_iter().map(Some).chain([None]) {
        let (to_a, to_b) = end.unwrap_or((a.len(), b.len()));
        between(a, b, start, (to_a, to_b), &mut found);
        found.extend(end);
        start = (to_a + 1, to_b + 1);
    }
    found
}

/// Computes an exact alignment: a longest common subsequence.
fn closely(a: &[u64], b: &[u64]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for hunk in capture_diff_slices(Algorithm::Patience, a, b) {
        if let DiffOp::Equal { old_index, new_index, len } = hunk {
            found.extend((old_index..old_index + len).zip(new_index..new_index + len));
        }
    }
    found
}

/// Aligns the range from `start` to `end` of each list, and appends the pairs of positions to `found`. The tuples hold
/// a position in `a` and a position in `b`.
fn between(a: &[u64], b: &[u64], start: (usize, usize), end: (usize, usize), found: &mut Vec<(usize, usize)>) {
    let (Some(a), Some(b)) = (a.get(start.0..end.0), b.get(start.1..end.1)) else { return };
    let head = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let (a, b) = (a.get(head..).unwrap_or_default(), b.get(head..).unwrap_or_default());
    let tail = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
    let (end_a, end_b) = (a.len() - tail, b.len() - tail);
    let (inner_a, inner_b) = (a.get(..end_a).unwrap_or_default(), b.get(..end_b).unwrap_or_default());
    found.extend((0..head).map(|at| (start.0 + at, start.1 + at)));
    let inner = match inner_a.len() + inner_b.len() {
        _ if inner_a.is_empty() || inner_b.is_empty() => Vec::new(),
        ..=FEW => closely(inner_a, inner_b),
        _ => few_differ(inner_a, inner_b).unwrap_or_else(|| roughly(inner_a, inner_b)),
    };
    let (at_a, at_b) = (start.0 + head, start.1 + head);
    found.extend(inner.into_iter().map(|(x, y)| (at_a + x, at_b + y)));
    found.extend((0..tail).map(|at| (at_a + end_a + at, at_b + end_b + at)));
}

/// Aligns numbers that are unique, or repeated numbers by their n-th occurrence, then refines the gaps exactly.
fn roughly(a: &[u64], b: &[u64]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut start = (0, 0);
    for end in ascending(&by_turns(a, b)).into_iter().map(Some).chain([None]) {
        let (to_a, to_b) = end.unwrap_or((a.len(), b.len()));
        let (part_a, part_b) = (a.get(start.0..to_a).unwrap_or_default(), b.get(start.1..to_b).unwrap_or_default());
        if !part_a.is_empty() && !part_b.is_empty() && part_a.len() + part_b.len() <= FEW {
            found.extend(closely(part_a, part_b).into_iter().map(|(x, y)| (start.0 + x, start.1 + y)));
        }
        found.extend(end);
        start = (to_a + 1, to_b + 1);
    }
    found
}

/// Pairs the positions of numbers that occur exactly once in each list, ordered by the position in the first list.
fn unique(a: &[u64], b: &[u64]) -> Vec<(usize, usize)> {
    let places = |keys: &[u64]| {
        let mut places: FxHashMap<u64, Option<usize>> = FxHashMap::default();
        for (at, key) in keys.iter().enumerate() {
            places.entry(*key).and_modify(|place| *place = None).or_insert(Some(at));
        }
        places
    };
    let (once_a, once_b) = (places(a), places(b));
    let of = |once: &FxHashMap<u64, Option<usize>>, key: u64| once.get(&key).copied().flatten();
    a.iter().filter_map(|key| Some((of(&once_a, *key)?, of(&once_b, *key)?))).collect()
}

/// Pairs the n-th occurrence of each number in the first list with its n-th occurrence in the second list. The pairs
/// are ordered by the position in the first list.
fn by_turns(a: &[u64], b: &[u64]) -> Vec<(usize, usize)> {
    let mut places: FxHashMap<u64, std::collections::VecDeque<usize>> = FxHashMap::default();
    for (at, key) in b.iter().enumerate() {
        places.entry(*key).or_default().push_back(at);
    }
    a.iter().enumerate().filter_map(|(at, key)| Some((at, places.get_mut(key)?.pop_front()?))).collect()
}

/// Returns the longest subsequence of pairs in which the second position also ascends.
fn ascending(pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    // `ends` has, for each length, the pair with the lowest end that ends a subsequence of that length. `before` has
    // each pair's predecessor.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(pairs.len());
    let second = |at: &usize| pairs.get(*at).map_or(0, |pair| pair.1);
    for (at, (_, place)) in pairs.iter().enumerate() {
        let length = ends.partition_point(|end| second(end) < *place);
        before.push(length.checked_sub(1).and_then(|length| ends.get(length)).copied());
        match ends.get_mut(length) {
            Some(end) => *end = at,
            None => ends.push(at),
        }
    }
    let last = ends.last().copied();
    let chain = std::iter::successors(last, |at| before.get(*at).copied().flatten());
    let mut found: Vec<_> = chain.filter_map(|at| pairs.get(at).copied()).collect();
    found.reverse();
    found
}

/// Computes an exact alignment with Myers' algorithm. Returns `None` if the lists have more differences than
/// [`DIFFERENCES`] and [`STEPS`] allow.
fn few_differ(a: &[u64], b: &[u64]) -> Option<Vec<(usize, usize)>> {
    let most = (STEPS / (a.len() + b.len())).clamp(16, DIFFERENCES);
    // For each number of differences: how far each diagonal reaches in the first list, starting with diagonal -d.
    let mut reached: Vec<Vec<usize>> = Vec::new();
    for differences in 0..=most {
        let earlier = reached.last();
        let mut row = Vec::with_capacity(differences + 1);
        for step in 0..=differences {
            let mut x = match earlier {
                None => 0,
                Some(earlier) => {
                    // Come from the diagonal above by skipping an element of the second list, or from the one below by
                    // skipping an element of the first.
                    let down = earlier.get(step).copied();
                    let right = step.checked_sub(1).and_then(|step| earlier.get(step)).map(|x| x + 1);
                    down.max(right).unwrap_or(0)
                }
            };
            // Diagonal: x - y = 2 * step - differences.
            let Some(mut y) = (x + differences).checked_sub(2 * step) else {
                row.push(x);
                continue;
            };
            while a.get(x).is_some_and(|key| b.get(y) == Some(key)) {
                (x, y) = (x + 1, y + 1);
            }
            row.push(x);
            if x >= a.len() && y >= b.len() {
                reached.push(row);
                return Some(way_back(&reached, step));
            }
        }
        reached.push(row);
    }
    None
}

/// Backtracks from the end of the path that Myers' algorithm has found, and returns the pairs of positions on it.
fn way_back(reached: &[Vec<usize>], mut step: usize) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for differences in (0..reached.len()).rev() {
        let row = |differences: usize| reached.get(differences).map(Vec::as_slice).unwrap_or_default();
        let end = row(differences).get(step).copied().unwrap_or(0);
        let earlier = differences.checked_sub(1).map(row);
        let (start, next) = match earlier {
            None => (0, 0),
            Some(earlier) => {
                let down = earlier.get(step).copied();
                let right = step.checked_sub(1).and_then(|step| earlier.get(step)).map(|x| x + 1);
                if right > down { (right.unwrap_or(0), step - 1) } else { (down.unwrap_or(0), step) }
            }
        };
        let y_of = |x: usize| (x + differences).saturating_sub(2 * step);
        found.extend((start..end).rev().map(|x| (x, y_of(x))));
        step = next;
    }
    found.reverse();
    found
}

#[cfg(test)]
mod tests {
    use super::{FEW, few_differ, pairs};

    fn numbers(count: usize, seed: u64, kinds: u64) -> Vec<u64> {
        let next =
            |state: &u64| Some(state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
        std::iter::successors(Some(seed), next).skip(1).take(count).map(|state| (state >> 33) % kinds).collect()
    }

    /// Computes an alignment and checks that aligned numbers are equal and in order. Returns the number of pairs.
    fn checked(a: &[u64], b: &[u64]) -> usize {
        let found = pairs(a, b);
        assert!(found.iter().all(|(x, y)| a[*x] == b[*y]));
        assert!(found.windows(2).all(|two| two[0].0 < two[1].0 && two[0].1 < two[1].1));
        found.len()
    }

    #[test]
    fn lists_that_differ_in_a_few_places_go_together_but_for_these() {
        for kinds in [3, 50, u64::MAX] {
            let a = numbers(3 * FEW, 1, kinds);
            let mut b = a.clone();
            for at in [2500, 1200, 1100, 700, 3] {
                b.remove(at);
            }
            b.insert(2000, 7);
            assert_eq!(checked(&a, &b), a.len() - 5, "{kinds}");
            assert_eq!(checked(&b, &a), a.len() - 5, "{kinds}");
            assert_eq!(few_differ(&a, &b).map(|pairs| pairs.len()), Some(a.len() - 5), "{kinds}");
        }
    }

    #[test]
    fn reversed_lists_and_lists_of_nothing_alike_take_no_longer() {
        let a: Vec<u64> = (0..200_000).collect();
        let b: Vec<u64> = a.iter().rev().copied().collect();
        assert_eq!(checked(&a, &b), 1);
        assert!(checked(&numbers(100_000, 1, 9), &numbers(100_000, 2, 9)) > 10_000);
        assert_eq!(checked(&a, &[]), 0);
    }
}
