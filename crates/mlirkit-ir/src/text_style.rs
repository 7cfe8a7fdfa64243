//! How text is spelled where tools of one release differ.

use std::sync::atomic::{AtomicBool, Ordering};

/// Spellings of a module's text. Late snapshots of LLVM 24 have properties in a list of their own, `<a = 1> {b = 2}`. Text that
/// has such a list is printed in the same way. As an extension of a context, the style of its new modules.
#[derive(Debug, Default)]
pub struct TextStyle {
    lists: AtomicBool,
    digits: AtomicBool,
}

impl TextStyle {
    /// Returns a style with or without lists of properties.
    #[must_use]
    pub fn with_lists(on: bool) -> Self {
        Self { lists: AtomicBool::new(on), digits: AtomicBool::new(false) }
    }

    /// Prints properties in a list of their own.
    pub fn use_lists(&self) {
        self.lists.store(true, Ordering::Relaxed);
    }

    /// Lets names of aliases end in a digit. Snapshots with lists of properties print such names, which older tools end in `_`.
    pub fn allow_digits(&self) {
        self.digits.store(true, Ordering::Relaxed);
    }

    /// Returns whether properties are printed in a list of their own.
    #[must_use]
    pub fn has_lists(&self) -> bool {
        self.lists.load(Ordering::Relaxed)
    }

    /// Returns whether names of aliases may end in a digit.
    #[must_use]
    pub fn has_digits(&self) -> bool {
        self.has_lists() || self.digits.load(Ordering::Relaxed)
    }
}

impl Clone for TextStyle {
    fn clone(&self) -> Self {
        let digits = AtomicBool::new(self.digits.load(Ordering::Relaxed));
        Self { lists: AtomicBool::new(self.has_lists()), digits }
    }
}
