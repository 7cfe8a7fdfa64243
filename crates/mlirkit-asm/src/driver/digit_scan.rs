//! Scans long strings of hexadecimal digits on several threads. A large file may consist mostly of such strings. The
//! scan finds the end of a string and whether all its characters are digits, so the parser need not scan it again.

use std::sync::atomic::{AtomicUsize, Ordering};

use mlirkit_num::hex;

/// Shorter strings, in bytes, are scanned by one thread.
const LONG: usize = if cfg!(debug_assertions) { 1 << 8 } else { 1 << 18 };

/// Bytes per step of a thread.
const AT_ONCE: usize = if cfg!(debug_assertions) { 1 << 5 } else { 1 << 17 };

/// A string that is being scanned.
#[derive(Debug)]
pub(crate) struct DigitScan<'s> {
    text: &'s [u8],
    /// The offset of the next step.
    next: AtomicUsize,
    /// The offset of the first byte found that is not a digit.
    end: AtomicUsize,
    /// The number of threads at work.
    busy: AtomicUsize,
}

impl<'s> DigitScan<'s> {
    /// Starts a scan of the text after a quotation mark, if it begins with many digits.
    pub(crate) fn of(text: &'s [u8]) -> Option<Self> {
        let digits = text.strip_prefix(b"0x")?;
        let near = digits.get(..LONG)?;
        (hex::capitals(near) == LONG).then(|| Self {
            text: digits,
            next: LONG.into(),
            end: digits.len().into(),
            busy: AtomicUsize::new(0),
        })
    }

    /// Scans step by step until no step is left.
    pub(crate) fn look(&self) {
        loop {
            // A thread that finds no step left sees all that are at work.
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

    /// Scans as a helper. Call [`Self::has_helped`] afterwards.
    pub(crate) fn help(&self) {
        self.busy.fetch_add(1, Ordering::Relaxed);
        self.look();
    }

    pub(crate) fn has_helped(&self) {
        self.busy.fetch_sub(1, Ordering::Relaxed);
    }

    /// Whether all helpers have finished.
    pub(crate) fn is_done(&self) -> bool {
        self.busy.load(Ordering::Relaxed) == 0
    }

    /// Returns the length of the string with its closing quotation mark, if it consists of digits.
    pub(crate) fn string_len(&self) -> Option<usize> {
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
                let found = DigitScan::of(text.as_bytes());
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
        assert!(DigitScan::of(&[b'7'; 2 * LONG]).is_none());
    }
}
