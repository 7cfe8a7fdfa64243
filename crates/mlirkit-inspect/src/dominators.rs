//! Dominators in a directed graph: a node dominates another if it is on every path from the root to that node.

/// The dominator tree of a graph, computed with the algorithm of Cooper, Harvey and Kennedy. The root is node 0.
pub(crate) struct Dominators {
    /// For each node, the index in `targets` at which the targets of its edges begin.
    starts: Vec<usize>,
    targets: Vec<u32>,
    /// The nodes reachable from the root, in reverse postorder.
    order: Vec<u32>,
    /// For each node, its position in `order`; [`NOWHERE`] for an unreachable node.
    place: Vec<u32>,
    /// For each node in `order`, the position in `order` of its immediate dominator.
    above: Vec<u32>,
}

/// The value in [`Dominators::place`] for a node that is not reachable from the root.
const NOWHERE: u32 = u32::MAX;

impl Dominators {
    pub(crate) fn new(nodes: usize, edges: &[(u32, u32)]) -> Self {
        let (starts, targets) = lists(nodes, edges.iter().copied());
        let mut tree = Self { starts, targets, order: Vec::new(), place: vec![NOWHERE; nodes], above: Vec::new() };
        tree.order = tree.from(0, &mut vec![false; nodes]);
        for (place, node) in (0..).zip(&tree.order) {
            if let Some(slot) = tree.place.get_mut(*node as usize) {
                *slot = place;
            }
        }
        let place = |node: u32| tree.place.get(node as usize).copied().filter(|place| *place != NOWHERE);
        let inside = edges.iter().filter_map(|(from, to)| Some((place(*to)?, place(*from)?)));
        let (starts, sources) = lists(tree.order.len(), inside);
        tree.above = above(&starts, &sources);
        tree
    }

    /// Returns true if a node is reachable from the root.
    pub(crate) fn reaches(&self, node: u32) -> bool {
        self.place.get(node as usize).is_some_and(|place| *place != NOWHERE)
    }

    /// Returns the nodes reachable from `node` that have not been seen yet, starting with `node` itself, in reverse
    /// postorder.
    pub(crate) fn from(&self, node: u32, seen: &mut [bool]) -> Vec<u32> {
        let mut done = Vec::new();
        let mut open = Vec::new();
        if let Some(seen) = seen.get_mut(node as usize).filter(|seen| !**seen) {
            *seen = true;
            open.push((node, self.starts.get(node as usize).copied().unwrap_or_default()));
        }
        while let Some((node, next)) = open.last_mut() {
            let end = self.starts.get(*node as usize + 1).copied().unwrap_or_default();
            if *next >= end {
                done.push(*node);
                open.pop();
                continue;
            }
            let target = self.targets.get(*next).copied().unwrap_or_default();
            *next += 1;
            if let Some(seen) = seen.get_mut(target as usize).filter(|seen| !**seen) {
                *seen = true;
                open.push((target, self.starts.get(target as usize).copied().unwrap_or_default()));
            }
        }
        done.reverse();
        done
    }

    /// Returns, for each node, the sum of `bytes` over the nodes it dominates, including itself.
    pub(crate) fn sums(&self, bytes: &[u64]) -> Vec<u64> {
        let mut sums = bytes.to_vec();
        for (place, node) in self.order.iter().enumerate().skip(1).rev() {
            let above = self.above.get(place).and_then(|above| self.order.get(*above as usize));
            let sum = sums.get(*node as usize).copied().unwrap_or_default();
            if let Some(slot) = above.and_then(|above| sums.get_mut(*above as usize)) {
                *slot += sum;
            }
        }
        sums
    }
}

/// Returns, for each node, the position of its immediate dominator. Nodes are positions in reverse postorder, and the
/// root comes first. The predecessors of node `n` are `sources[starts[n]..starts[n + 1]]`.
fn above(starts: &[usize], sources: &[u32]) -> Vec<u32> {
    let count = starts.len().saturating_sub(1);
    let mut above = vec![NOWHERE; count];
    above.iter_mut().take(1).for_each(|root| *root = 0);
    let mut changed = true;
    while changed {
        changed = false;
        for (node, range) in starts.windows(2).enumerate().skip(1) {
            let [start, end] = range else { continue };
            let mut found = NOWHERE;
            for source in sources.get(*start..*end).unwrap_or_default() {
                if above.get(*source as usize).is_some_and(|above| *above != NOWHERE) {
                    found = if found == NOWHERE { *source } else { common(&above, found, *source) };
                }
            }
            if let Some(slot) = above.get_mut(node).filter(|slot| **slot != found) {
                *slot = found;
                changed = true;
            }
        }
    }
    above
}

/// Returns the nearest common dominator of two nodes.
fn common(above: &[u32], mut a: u32, mut b: u32) -> u32 {
    let up = |node: u32| above.get(node as usize).copied().unwrap_or_default();
    while a != b {
        while a > b {
            a = up(a);
        }
        while b > a {
            b = up(b);
        }
    }
    a
}

/// Groups pairs by their first number. Returns the positions at which the groups begin, and the second numbers of all
/// pairs in that order.
fn lists(count: usize, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> (Vec<usize>, Vec<u32>) {
    let mut starts = vec![0; count + 1];
    for (from, _) in pairs.clone() {
        if let Some(start) = starts.get_mut(from as usize + 1) {
            *start += 1;
        }
    }
    let mut sum = 0;
    for start in &mut starts {
        sum += *start;
        *start = sum;
    }
    let mut next = starts.clone();
    let mut targets = vec![0; sum];
    for (from, to) in pairs {
        if let Some(slot) = next.get_mut(from as usize)
            && let Some(target) = targets.get_mut(*slot)
        {
            *target = to;
            *slot += 1;
        }
    }
    (starts, targets)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_with_a_node() {
        // 0 leads to 1 and 2. Both lead to 3, which leads to 4 and back. Only 2 leads to 5, and 6 is unreachable.
        let edges = [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (4, 3), (2, 5)];
        let tree = Dominators::new(7, &edges);
        assert_eq!(
            tree.sums(&[1, 10, 100, 1000, 10_000, 100_000, 1_000_000]),
            [111_111, 10, 100_100, 11_000, 10_000, 100_000, 1_000_000]
        );
        assert!(!tree.reaches(6));
    }
}
