//! Scanning of long hexadecimal strings on several threads. A large file may consist mostly of such strings. The scan
//! finds where a string ends and whether it contains only digits, so that the parser need not scan it again.

use std::sync::atomic::{AtomicUsize, Ordering};

use mlirkit_num::hex;

/// The minimum length, in bytes, of a string that is scanned on several threads.
const LONG: usize = if cfg!(debug_assertions) { 1 << 8 } else { 1 << 18 };

/// The number of bytes that a thread scans at a time.
const AT_ONCE: usize = if cfg!(debug_assertions) { 1 << 5 } else { 1 << 17 };

/// The state of a scan, which all participating threads share.
#[derive(Debug)]
pub(crate) struct DigitScan<'s> {
    text: &'s [u8],
    /// The offset of the next range to scan.
    next: AtomicUsize,
    /// The offset of the first byte found so far that is not a digit.
    end: AtomicUsize,
    /// The number of helper threads at work.
    busy: AtomicUsize,
}

impl<'s> DigitScan<'s> {
    /// Starts a scan of the input after an opening quotation mark. Returns `None` unless it begins with `0x` and at
    /// least [`LONG`] digits.
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

    /// Scans one range of [`AT_ONCE`] bytes after another, until other threads have taken the rest or the digits end.
    pub(crate) fn look(&self) {
        loop {
            // A thread that finds no step left must see the results of all threads still at work.
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

    /// Scans as a helper thread. [`Self::has_helped`] must be called afterwards.
    pub(crate) fn help(&self) {
        self.busy.fetch_add(1, Ordering::Relaxed);
        self.look();
    }

    pub(crate) fn has_helped(&self) {
        self.busy.fetch_sub(1, Ordering::Relaxed);
    }

    /// Returns true if all helpers have finished.
    pub(crate) fn is_done(&self) -> bool {
        self.busy.load(Ordering::Relaxed) == 0
    }

    /// Returns the length of the string, including its closing quotation mark, after the scan. Returns `None` if the
    /// string does not consist of digits.
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
