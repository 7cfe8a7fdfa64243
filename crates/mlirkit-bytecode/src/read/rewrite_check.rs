//! Records, while bodies are read, what a rewriter must know before it can copy them.

/// The information that a rewriter needs before it can copy bodies.
pub(crate) struct RewriteCheck {
    /// Whether everything read so far is encoded as this library would write it, except for the numbers of entries,
    /// which are checked separately.
    pub(crate) exact: bool,
    /// For each entry in the properties section, a position in the first operation that uses it. Positions are divided
    /// by a power of two so that they fit in 32 bits.
    pub(crate) first_uses: Vec<u32>,
    shift: u32,
}

impl RewriteCheck {
    /// Creates a check for a file with `entries` properties entries, and with operations that end at offset `end`.
    pub(crate) fn new(entries: usize, end: u64) -> Self {
        let shift = (u64::BITS - end.leading_zeros()).saturating_sub(u32::BITS);
        Self { exact: true, first_uses: vec![u32::MAX; entries], shift }
    }

    /// Records that the operation at the file offset `place` uses a properties entry.
    #[inline]
    pub(crate) fn uses(&mut self, entry: u64, place: u64) {
        if let Some(first) = usize::try_from(entry).ok().and_then(|entry| self.first_uses.get_mut(entry)) {
            *first = ((place >> self.shift) as u32).min(*first);
        }
    }
}
