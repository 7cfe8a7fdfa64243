//! Whether text writes properties apart from attributes, as `<a = 1> {b = 2}`.

use std::sync::atomic::{AtomicBool, Ordering};

use mlirkit_ir::Context;

/// Whether text of a context has properties in a separate list: `<a = 1> {b = 2}`. Late snapshots of LLVM 24 print them so. Text
/// that has such a list sets it.
#[derive(Debug, Default)]
pub struct PropertyLists {
    lists: AtomicBool,
    digits: AtomicBool,
}

impl PropertyLists {
    /// Sets whether properties are printed separately from attributes.
    pub fn set(&self, on: bool) {
        self.lists.store(on, Ordering::Relaxed);
    }

    /// Lets names of aliases end in a digit. Snapshots with lists of properties print such names, which older tools end in `_`.
    pub fn allow_digits(&self) {
        self.digits.store(true, Ordering::Relaxed);
    }

    /// Returns whether names of aliases may end in a digit.
    #[must_use]
    pub fn has_digits(ctx: &Context) -> bool {
        let found = ctx.extension::<Self>();
        found.is_some_and(|lists| [&lists.lists, &lists.digits].into_iter().any(|flag| flag.load(Ordering::Relaxed)))
    }

    /// Returns whether properties are printed separately from attributes.
    #[must_use]
    pub fn of(ctx: &Context) -> bool {
        ctx.extension::<Self>().is_some_and(|lists| lists.lists.load(Ordering::Relaxed))
    }
}
