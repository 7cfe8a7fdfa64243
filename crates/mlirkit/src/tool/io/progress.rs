//! Shows the progress of long writes on a terminal.

use std::io::{self, IsTerminal, Write};

/// The minimum size in bytes for which progress is shown. Smaller writes finish before the progress could be read.
const LEAST: u64 = 256 << 20;

/// A writer that shows progress on standard error, if that is a terminal and the output is large.
pub struct Progress<W> {
    out: W,
    total: u64,
    done: u64,
    shown: Option<u64>,
}

impl<W: Write> Progress<W> {
    /// Wraps a writer. `total` is the expected number of bytes.
    pub fn new(out: W, total: u64) -> Self {
        let shown = (total >= LEAST && io::stderr().is_terminal()).then_some(u64::MAX);
        Self { out, total, done: 0, shown }
    }

    /// Clears the progress line and returns the wrapped writer.
    pub fn into_inner(self) -> W {
        if self.shown.is_some() {
            super::say("\r\x1b[K");
        }
        self.out
    }
}

impl<W: Write> Write for Progress<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.done += written as u64;
        let percent = 100 * self.done.min(self.total) / self.total.max(1);
        if self.shown.is_some_and(|shown| shown != percent) {
            self.shown = Some(percent);
            super::say(format_args!("\r{percent:3} %"));
        }
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
