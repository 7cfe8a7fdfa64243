//! The output of a printer: a buffer, and the sink it is emptied into.

/// The destination of a printer's text.
pub(crate) struct PrintOutput<'m> {
    pub(crate) buffer: Vec<u8>,
    pub(crate) sink: Option<&'m mut dyn std::io::Write>,
    pub(crate) error: Option<std::io::Error>,
    /// How many callers hold the text back. While there are any, no text goes to the sink.
    pub(crate) held: u32,
    /// The length at which the buffer is emptied, in bytes.
    pub(crate) limit: usize,
    /// How many times the buffer was emptied.
    pub(crate) flushes: u64,
    /// Whether text is only counted and then dropped.
    pub(crate) counts: bool,
    /// The number of bytes that have left the buffer.
    pub(crate) counted: u64,
}

impl<'m> PrintOutput<'m> {
    /// Keeps all text in the buffer.
    pub(crate) fn gathering() -> Self {
        Self {
            buffer: Vec::new(),
            sink: None,
            error: None,
            held: 0,
            limit: usize::MAX,
            flushes: 0,
            counts: false,
            counted: 0,
        }
    }

    /// Counts text and drops it.
    #[inline]
    pub(crate) fn counting() -> Self {
        Self { counts: true, ..Self::collecting() }
    }

    /// Returns how many bytes have been written.
    #[inline]
    pub(crate) fn length(&self) -> u64 {
        self.counted.saturating_add(self.buffer.len() as u64)
    }

    /// Drops text from time to time.
    pub(crate) fn collecting() -> Self {
        Self { limit: FLUSH_AT, ..Self::gathering() }
    }

    /// Hands text to a sink from time to time.
    pub(crate) fn to(sink: &'m mut dyn std::io::Write) -> Self {
        Self { sink: Some(sink), limit: FLUSH_AT, ..Self::gathering() }
    }
}

/// The length at which the buffer is emptied, in bytes.
const FLUSH_AT: usize = 1 << 16;
