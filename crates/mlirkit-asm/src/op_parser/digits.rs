//! Long strings of hexadecimal digits, which most of a large file may be: several threads look through one, each through parts of it, to
//! find its end and that it is nothing but digits. Whoever parses the operation that it stands in has no need to look at it then.

use std::sync::atomic::{AtomicUsize, Ordering};

use mlirkit_num::hex;

/// Shorter strings are left to one thread.
const LONG: usize = if cfg!(debug_assertions) { 1 << 8 } else { 1 << 18 };

/// A thread looks through so much in one go.
const AT_ONCE: usize = if cfg!(debug_assertions) { 1 << 5 } else { 1 << 17 };

/// What is being looked through.
#[derive(Debug)]
pub(super) struct Digits<'s> {
    text: &'s [u8],
    /// Where nobody looks yet.
    next: AtomicUsize,
    /// Where the first byte stands that is no digit, as far as it is known.
    end: AtomicUsize,
    /// How many threads are at it.
    busy: AtomicUsize,
}

impl<'s> Digits<'s> {
    /// What comes behind the quotation mark of a string, if that begins with many digits.
    pub(super) fn of(text: &'s [u8]) -> Option<Self> {
        let digits = text.strip_prefix(b"0x")?;
        let near = digits.get(..LONG)?;
        (hex::capitals(near) == LONG).then(|| Self {
            text: digits,
            next: LONG.into(),
            end: digits.len().into(),
            busy: AtomicUsize::new(0),
        })
    }

    /// Looks through parts of it until nobody has to.
    pub(super) fn look(&self) {
        loop {
            // Whoever finds that there is nothing left knows of all who are at it.
            let start = self.next.fetch_add(AT_ONCE, Ordering::AcqRel);
            if start >= self.end.load(Ordering::Relaxed) {
                return;
            }
            let part = self.text.get(start..(start + AT_ONCE).min(self.text.len())).unwrap_or_default();
            let digits = hex::capitals(part);
            if digits < part.len() {
                self.end.fetch_min(start + digits, Ordering::Relaxed);
            }
        }
    }

    /// A thread helps, and is to say when it [has done so](Self::has_helped).
    pub(super) fn help(&self) {
        self.busy.fetch_add(1, Ordering::Relaxed);
        self.look();
    }

    pub(super) fn has_helped(&self) {
        self.busy.fetch_sub(1, Ordering::Relaxed);
    }

    /// Whether all who help have said that they have done so.
    pub(super) fn is_done(&self) -> bool {
        self.busy.load(Ordering::Relaxed) == 0
    }

    /// How long the string is, with its last quotation mark, if it is digits to its end; when all is done.
    pub(super) fn string_len(&self) -> Option<usize> {
        let end = self.end.load(Ordering::Relaxed);
        (self.text.get(end) == Some(&b'"')).then_some(b"0x".len() + end + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_the_digits_is_found_by_all() {
        for digits in [0, LONG - 1, LONG, LONG + 1, LONG + AT_ONCE, LONG + 5 * AT_ONCE + 3] {
            for behind in ["\"", "\" \"0123456789", "", "a\"", "\n\""] {
                let text = format!("0x{}{behind}{}", "7F".repeat(digits).get(..digits).unwrap(), "0".repeat(LONG));
                let found = Digits::of(text.as_bytes());
                assert_eq!(found.is_some(), digits >= LONG || behind.is_empty(), "{digits} {behind}");
                let Some(found) = found else { continue };
                std::thread::scope(|scope| {
                    (0..3).for_each(|_| drop(scope.spawn(|| found.help())));
                    found.look();
                });
                (0..3).for_each(|_| found.has_helped());
                let expected = behind.starts_with('"').then_some(2 + digits + 1);
                assert_eq!((found.string_len(), found.is_done()), (expected, true), "{digits} {behind}");
            }
        }
        assert!(Digits::of(&[b'7'; 2 * LONG]).is_none());
    }
}
