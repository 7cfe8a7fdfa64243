//! A map whose clones share storage.

use std::hash::{BuildHasher, Hash};
use std::sync::Arc;

use rustc_hash::FxBuildHasher;

/// A map whose clones share storage: a binary trie over the hashes of the keys. Changing a clone copies only the nodes
/// on the path to the entry, of which there are at most 33.
#[derive(Debug, Clone)]
pub(crate) struct PersistentMap<K, V> {
    root: Option<Arc<TrieNode<K, V>>>,
    len: usize,
}

#[derive(Debug, Clone)]
struct TrieNode<K, V> {
    /// The hash of a key below this node.
    hash: u32,
    kind: TrieNodeKind<K, V>,
}

#[derive(Debug, Clone)]
enum TrieNodeKind<K, V> {
    /// The entries whose keys have the same hash.
    Leaf(Vec<(K, V)>),
    /// The number of a bit, and the nodes for the hashes in which it is 0 and 1. All higher bits are equal.
    Branch(u32, [Arc<TrieNode<K, V>>; 2]),
}

impl<K, V> Default for PersistentMap<K, V> {
    fn default() -> Self {
        Self { root: None, len: 0 }
    }
}

/// Returns 0 or 1, the bit with this number.
fn bit_of(hash: u32, bit: u32) -> usize {
    (hash >> bit & 1) as usize
}

impl<K: Hash + Eq + Clone, V: Clone> PersistentMap<K, V> {
    /// Returns the number of entries.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Returns the value of a key; `None` if the map does not contain the key.
    pub(crate) fn get(&self, key: &K) -> Option<&V> {
        let mut node = self.root.as_ref()?;
        let hash = hash(key);
        loop {
            match &node.kind {
                TrieNodeKind::Branch(bit, [zero, one]) => node = if bit_of(hash, *bit) == 0 { zero } else { one },
                TrieNodeKind::Leaf(entries) => {
                    return entries.iter().find(|(known, _)| known == key).map(|(_, value)| value);
                }
            }
        }
    }

    /// Sets the value of a key.
    pub(crate) fn insert(&mut self, key: K, value: V) {
        let hash = hash(&key);
        let is_new = match &mut self.root {
            Some(root) => insert_below(root, hash, key, value),
            root => {
                *root = Some(Arc::new(TrieNode { hash, kind: TrieNodeKind::Leaf(vec![(key, value)]) }));
                true
            }
        };
        self.len += usize::from(is_new);
    }

    /// Returns the values, in no particular order.
    pub(crate) fn values(&self) -> Vec<&V> {
        let mut values = Vec::with_capacity(self.len);
        let mut pending: Vec<&TrieNode<K, V>> = self.root.as_deref().into_iter().collect();
        while let Some(node) = pending.pop() {
            match &node.kind {
                TrieNodeKind::Leaf(entries) => values.extend(entries.iter().map(|(_, value)| value)),
                TrieNodeKind::Branch(_, children) => pending.extend(children.iter().map(|child| &**child)),
            }
        }
        values
    }
}

fn hash<K: Hash>(key: &K) -> u32 {
    (FxBuildHasher.hash_one(key) >> 32) as u32
}

/// Sets the value of a key below a node. Returns whether the key is new.
fn insert_below<K: Eq + Clone, V: Clone>(node: &mut Arc<TrieNode<K, V>>, hash: u32, key: K, value: V) -> bool {
    let differing = hash ^ node.hash;
    let common = match node.kind {
        TrieNodeKind::Leaf(_) => differing == 0,
        TrieNodeKind::Branch(bit, _) => differing.unbounded_shr(bit + 1) == 0,
    };
    if !common {
        let bit = differing.ilog2();
        let leaf = Arc::new(TrieNode { hash, kind: TrieNodeKind::Leaf(vec![(key, value)]) });
        let mut children = [Arc::clone(node), leaf];
        if bit_of(hash, bit) == 0 {
            children.reverse();
        }
        *node = Arc::new(TrieNode { hash, kind: TrieNodeKind::Branch(bit, children) });
        return true;
    }
    match &mut Arc::make_mut(node).kind {
        TrieNodeKind::Branch(bit, [zero, one]) => {
            let child = if bit_of(hash, *bit) == 0 { zero } else { one };
            insert_below(child, hash, key, value)
        }
        TrieNodeKind::Leaf(entries) => match entries.iter_mut().find(|(known, _)| *known == key) {
            Some((_, old)) => {
                *old = value;
                false
            }
            None => {
                entries.push((key, value));
                true
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use std::hash::Hasher;

    /// A key of whose number only the low bits are hashed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    struct Colliding(u32);

    impl Hash for Colliding {
        fn hash<H: Hasher>(&self, state: &mut H) {
            state.write_u32(self.0 & 7);
        }
    }

    fn check<K: Hash + Eq + Clone>(key: impl Fn(u32) -> K) {
        let (mut map, mut expected) = (PersistentMap::default(), HashMap::new());
        let mut copies = Vec::new();
        for i in 0..300_u32 {
            let number = i.wrapping_mul(2_654_435_761) % 100;
            map.insert(key(number), i);
            expected.insert(key(number), i);
            copies.push((map.clone(), expected.clone()));
        }
        // A later change of the map does not change an earlier clone.
        for (map, expected) in copies {
            assert_eq!(map.len(), expected.len());
            for number in 0..120 {
                assert_eq!(map.get(&key(number)), expected.get(&key(number)));
            }
            let mut values: Vec<u32> = map.values().into_iter().copied().collect();
            let mut others: Vec<u32> = expected.into_values().collect();
            values.sort_unstable();
            others.sort_unstable();
            assert_eq!(values, others);
        }
    }

    #[test]
    fn clones_are_independent() {
        check(|number| number);
        check(Colliding);
        check(|number| number.to_string());
    }
}
