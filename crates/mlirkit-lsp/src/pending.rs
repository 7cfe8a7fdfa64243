//! The known diagnostics of a document, and the part of the document that must be checked again after a change.

use std::ops::Range;

use mlirkit_syntax::Edit;

use crate::check::{DocDiagnostic, Found, NotePlace};

/// The functions of a document that must be checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Dirty {
    /// Nothing must be checked.
    Nothing,
    /// The functions that start at these offsets must be checked.
    Items(Vec<usize>),
    /// The whole document must be checked.
    All,
}

/// The diagnostics of a document. Their offsets are updated when the text changes.
#[derive(Debug)]
pub struct DocChecks {
    /// The diagnostics from the last check.
    pub known: Vec<DocDiagnostic>,
    /// The functions that must be checked because they have changed since the last check began.
    pub dirty: Dirty,
    /// The changes made since the running check began; `None` if no check is running.
    running: Option<Vec<Edit>>,
    /// Whether the whole document has ever been checked.
    complete: bool,
}

impl DocChecks {
    /// Creates the state for a document that has not been checked.
    pub fn new() -> Self {
        Self { known: Vec::new(), dirty: Dirty::All, running: None, complete: false }
    }

    /// Records a change. `item` is the offset of the function that contains it, if it is inside a single function.
    pub fn changed(&mut self, edit: Edit, item: Option<usize>) {
        self.known.iter_mut().for_each(|found| follow(found, &edit));
        if let Some(edits) = &mut self.running {
            edits.push(edit);
        }
        match (&mut self.dirty, item) {
            (Dirty::All, _) => {}
            (_, None) => self.dirty = Dirty::All,
            (Dirty::Nothing, Some(item)) => self.dirty = Dirty::Items(vec![item]),
            (Dirty::Items(items), Some(item)) => {
                items.iter_mut().for_each(|item| *item = moved(*item, &edit));
                if !items.contains(&item) {
                    items.push(item);
                }
            }
        }
    }

    /// Returns what to check now. Returns [`Dirty::Nothing`] while a check is running.
    pub fn next(&mut self) -> Dirty {
        if self.running.is_some() || self.dirty == Dirty::Nothing {
            return Dirty::Nothing;
        }
        self.running = Some(Vec::new());
        std::mem::replace(&mut self.dirty, Dirty::Nothing)
    }

    /// Stores the result of a check, after adjusting its offsets for changes made since the check began. Returns
    /// whether the diagnostics must be published again.
    pub fn take(&mut self, found: Found) -> bool {
        if let Found::Part(found) = found {
            // A partial result is better than none, but must not replace an earlier complete one.
            let unchanged = self.running.as_ref().is_none_or(Vec::is_empty);
            let is_new = !self.complete && unchanged && found != self.known;
            if is_new {
                self.known = found;
            }
            return is_new;
        }
        let edits = self.running.take().unwrap_or_default();
        let now = |mut found: Vec<DocDiagnostic>| {
            found.iter_mut().for_each(|found| edits.iter().for_each(|edit| follow(found, edit)));
            found
        };
        match found {
            Found::Part(_) => {}
            Found::All(found) => {
                self.complete = true;
                self.known = now(found);
            }
            Found::Items(items) => {
                for (range, found) in items {
                    let Some(found) = found else {
                        self.dirty = Dirty::All;
                        continue;
                    };
                    let place = |at| edits.iter().fold(at, moved);
                    self.replace(place(range.start)..place(range.end), now(found));
                }
            }
        }
        self.dirty == Dirty::Nothing
    }

    /// Replaces the diagnostics in the byte range of a function.
    fn replace(&mut self, range: Range<usize>, found: Vec<DocDiagnostic>) {
        self.known.retain(|known| known.offset.is_none_or(|at| !range.contains(&at)));
        self.known.extend(found);
        self.known.sort_by_key(|found| found.offset);
    }
}

/// Converts an offset before an edit to the corresponding offset after it.
fn moved(at: usize, edit: &Edit) -> usize {
    let (start, end, new) = (edit.start as usize, edit.end as usize, edit.new as usize);
    if at >= end { at - (end - start) + new } else { at.min(start) }
}

fn follow(found: &mut DocDiagnostic, edit: &Edit) {
    found.offset = found.offset.map(|at| moved(at, edit));
    for (place, _) in &mut found.notes {
        if let NotePlace::Here(at) = place {
            *at = moved(*at, edit);
        }
    }
}

#[cfg(test)]
mod tests {
    use mlirkit_diag::{FailureKind, Severity};

    use super::*;

    fn at(offset: usize) -> DocDiagnostic {
        let (severity, message) = (Severity::Error, String::new());
        DocDiagnostic {
            offset: Some(offset),
            severity,
            message,
            notes: Vec::new(),
            reported: 0,
            is_placed: true,
            announced: false,
            kind: FailureKind::Other,
            replacement: None,
        }
    }

    fn offsets(pending: &DocChecks) -> Vec<usize> {
        pending.known.iter().filter_map(|found| found.offset).collect()
    }

    #[test]
    fn what_was_found_follows_changes_during_the_check() {
        let mut pending = DocChecks::new();
        assert_eq!(pending.next(), Dirty::All);
        assert_eq!(pending.next(), Dirty::Nothing, "one check at a time");
        pending.changed(Edit { start: 20, end: 22, new: 5 }, Some(10));
        assert!(!pending.take(Found::All(vec![at(5), at(30)])), "the function must be checked first");
        assert_eq!(offsets(&pending), [5, 33]);
        assert_eq!(pending.next(), Dirty::Items(vec![10]));
        pending.changed(Edit { start: 0, end: 0, new: 1 }, Some(0));
        assert!(!pending.take(Found::Items(vec![(10..40, Some(vec![at(12)]))])));
        assert_eq!(offsets(&pending), [6, 13]);
        assert_eq!(pending.next(), Dirty::Items(vec![0]));
        assert!(!pending.take(Found::Items(vec![(0..3, None)])), "it cannot be checked alone");
        assert_eq!(pending.next(), Dirty::All);
        assert!(pending.take(Found::All(Vec::new())));
    }
}
