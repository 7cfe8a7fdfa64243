//! Encoding of attributes on a second thread.
//!
//! The main thread encodes entries in order, because an entry may add a string to the table of the file. Attributes of
//! dialects rarely do. A helper therefore encodes pieces of them ahead. The main thread encodes a piece itself if the
//! helper found a string in it.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use mlirkit_ir::Attr;

use crate::number::ref_counts::{NumberedEntries, Piece};

/// The number of attributes in a piece.
const PIECE: usize = 512;

/// The number of pieces by which the helper is ahead of the main thread, so that the main thread seldom waits for it.
const AHEAD: usize = 8;

/// The number of pieces with strings after which the helper gives up.
const MOST_FAILURES: usize = 4;

/// The pieces of the attributes, in order. `T` is the result of working on a piece.
pub(crate) struct SharedEntries<T> {
    pieces: Vec<SharedPiece>,
    /// The pieces of each group of attributes.
    groups: Vec<Range<usize>>,
    /// The piece that the main thread is working on.
    front: AtomicUsize,
    results: Mutex<Results<T>>,
    changed: Condvar,
}

struct SharedPiece {
    piece: Piece,
    /// Whether the helper may work on the piece.
    is_shared: bool,
    /// Whether a thread has begun to work on the piece.
    is_taken: AtomicBool,
}

struct Results<T> {
    /// For each piece, the result of the helper.
    of: Vec<Option<T>>,
    /// Whether the helper takes no more pieces.
    is_over: bool,
}

impl<T> SharedEntries<T> {
    /// Divides attributes into pieces. The helper works only on groups whose dialect `is_shared` accepts.
    pub(crate) fn new(attrs: &NumberedEntries<Attr>, is_shared: impl Fn(u32) -> bool) -> Self {
        let (mut pieces, mut groups) = (Vec::new(), Vec::new());
        for (dialect, group) in attrs.pieces(PIECE) {
            let first = pieces.len();
            let is_shared = is_shared(dialect);
            pieces.extend(group.map(|piece| SharedPiece { piece, is_shared, is_taken: AtomicBool::new(false) }));
            groups.push(first..pieces.len());
        }
        let of = pieces.iter().map(|_| None).collect();
        let results = Mutex::new(Results { of, is_over: false });
        Self { pieces, groups, front: AtomicUsize::new(0), results, changed: Condvar::new() }
    }

    /// Returns the indices of the pieces of a group.
    pub(crate) fn of_group(&self, group: usize) -> Range<usize> {
        self.groups.get(group).cloned().unwrap_or_default()
    }

    /// Returns the piece with this index.
    pub(crate) fn piece(&self, index: usize) -> Option<&Piece> {
        self.pieces.get(index).map(|shared| &shared.piece)
    }

    /// Works on pieces ahead of the main thread, until there are none or `is_done` is set. `work` returns `None` if the
    /// main thread must work on the piece itself.
    pub(crate) fn help(&self, is_done: &AtomicBool, mut work: impl FnMut(&Piece) -> Option<T>) {
        let _over = Over(self);
        let (mut next, mut failures) = (0, 0);
        while failures < MOST_FAILURES && !is_done.load(Ordering::Relaxed) {
            next = next.max(self.front.load(Ordering::Relaxed) + AHEAD);
            let Some(shared) = self.pieces.get(next) else { break };
            if shared.is_shared && !shared.is_taken.swap(true, Ordering::Relaxed) {
                let result = work(&shared.piece);
                let mut results = self.lock();
                if result.is_none() {
                    failures += 1;
                    shared.is_taken.store(false, Ordering::Relaxed);
                } else if let Some(slot) = results.of.get_mut(next) {
                    *slot = result;
                }
                drop(results);
                self.changed.notify_all();
            }
            next += 1;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Results<T>> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the helper's result for a piece. `None` if the main thread must work on the piece itself. To be called for
    /// ascending pieces.
    pub(crate) fn result(&self, index: usize) -> Option<T> {
        let shared = self.pieces.get(index)?;
        self.front.store(index, Ordering::Relaxed);
        if !shared.is_shared || !shared.is_taken.swap(true, Ordering::Relaxed) {
            return None;
        }
        let mut results = self.lock();
        loop {
            if let Some(result) = results.of.get_mut(index)?.take() {
                return Some(result);
            }
            if results.is_over || !shared.is_taken.load(Ordering::Relaxed) {
                return None;
            }
            results = self.changed.wait(results).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// A guard that tells the main thread, when dropped, that the helper takes no more pieces.
struct Over<'s, T>(&'s SharedEntries<T>);

impl<T> Drop for Over<'_, T> {
    fn drop(&mut self) {
        self.0.lock().is_over = true;
        self.0.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_pieces_are_worked_on_in_order() {
        let attrs = NumberedEntries::of_groups(&[(0, 3000), (1, 100_000), (2, 40)]);
        let all: Vec<Attr> = attrs.groups().flat_map(|(_, _, group)| group).collect();
        for fails in [false, true] {
            let shared = SharedEntries::new(&attrs, |dialect| dialect != 0);
            let is_done = AtomicBool::new(false);
            let work = |piece: &Piece| {
                (!fails || piece.len.is_multiple_of(2)).then(|| attrs.of_piece(piece).collect::<Vec<Attr>>())
            };
            let found: Vec<Attr> = std::thread::scope(|scope| {
                scope.spawn(|| shared.help(&is_done, work));
                let indices = (0..3).flat_map(|group| shared.of_group(group));
                let found = indices.flat_map(|index| {
                    let own = || attrs.of_piece(shared.piece(index).unwrap()).collect();
                    shared.result(index).unwrap_or_else(own)
                });
                found.collect()
            });
            assert_eq!(found, all);
        }
    }
}
