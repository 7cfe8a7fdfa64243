//! Converts between byte offsets and lines of a text.

/// The byte offsets at which lines start.
#[derive(Default)]
pub struct Lines {
    starts: Vec<u32>,
    end: u32,
}

impl Lines {
    /// Finds the lines of a text.
    pub fn of(text: &[u8]) -> Self {
        let rest = memchr::memchr_iter(b'\n', text).map(|at| at as u32 + 1);
        let mut starts: Vec<u32> = std::iter::once(0).chain(rest).collect();
        if starts.len() > 1 && starts.last() == Some(&(text.len() as u32)) {
            starts.pop();
        }
        Self { starts, end: text.len() as u32 }
    }

    /// Returns the number of lines.
    pub fn count(&self) -> usize {
        self.starts.len()
    }

    /// Returns the byte range of a line, including its line feed. Lines are counted from 0.
    pub fn range(&self, line: usize) -> std::ops::Range<usize> {
        let start = self.starts.get(line).copied().unwrap_or(self.end);
        let end = self.starts.get(line + 1).copied().unwrap_or(self.end);
        start as usize..end as usize
    }

    /// Returns the line that contains an offset, and the number of bytes before the offset in that line.
    pub fn place(&self, offset: u32) -> (usize, u32) {
        let line = self.starts.partition_point(|start| *start <= offset).saturating_sub(1);
        (line, offset - self.starts.get(line).copied().unwrap_or(0))
    }
}
