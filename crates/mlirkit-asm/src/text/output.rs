//! The output of a printer: a buffer and the sink to which it is flushed.

/// The buffer and the sink of a printer.
pub(crate) struct PrintOutput<'m> {
    pub(crate) buffer: Vec<u8>,
    pub(crate) sink: Option<&'m mut dyn std::io::Write>,
    pub(crate) error: Option<std::io::Error>,
    /// The number of callers that currently hold output back. Unless it is 0, nothing is passed to the sink.
    pub(crate) held: u32,
    /// The buffer length, in bytes, at which the buffer is flushed.
    pub(crate) limit: usize,
    /// The number of flushes so far.
    pub(crate) flushes: u64,
    /// Whether output is only counted: it is dropped instead of being passed to the sink.
    pub(crate) counts: bool,
    /// The number of bytes flushed so far, which do not include those in the buffer.
    pub(crate) counted: u64,
}

impl<'m> PrintOutput<'m> {
    /// Creates an output that keeps everything in the buffer.
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

    /// Creates an output that counts bytes and drops them.
    #[inline]
    pub(crate) fn counting() -> Self {
        Self { counts: true, ..Self::collecting() }
    }

    /// Returns the number of bytes written so far.
    #[inline]
    pub(crate) fn length(&self) -> u64 {
        self.counted.saturating_add(self.buffer.len() as u64)
    }

    /// Creates an output for collecting aliases, which drops the buffer at each flush.
    pub(crate) fn collecting() -> Self {
        Self { limit: FLUSH_AT, ..Self::gathering() }
    }

    /// Creates an output that flushes to a sink.
    pub(crate) fn to(sink: &'m mut dyn std::io::Write) -> Self {
        Self { sink: Some(sink), limit: FLUSH_AT, ..Self::gathering() }
    }
}

/// The buffer length, in bytes, at which the buffer is flushed.
const FLUSH_AT: usize = 1 << 16;
