//! Which attributes of a file are `file:line:column` locations: for who reads operations, and asks no operation where it comes from.

use std::sync::OnceLock;

use mlirkit_ir::threads;
use mlirkit_ir::{Attr, Context};

use super::{PART, WORTH_THREADS};
use crate::decode::Decoder;
use crate::file::File;
use crate::options::ReadOptions;
use crate::source::Input;

/// The file locations of a file, of which nothing is made.
pub(crate) struct UnreadLocs {
    /// A bit for each attribute, in steps of [`PART`].
    bits: Vec<OnceLock<Box<[u64]>>>,
    /// What stands for all of them.
    instead: Attr,
}

impl UnreadLocs {
    /// Finds those that are in order. What is something else is left to who reads it.
    pub(crate) fn find(file: &File<'_>, input: &Input, ctx: &Context, options: &ReadOptions) -> Self {
        let count = file.entries.attributes();
        let bits: Vec<_> = (0..count.div_ceil(PART)).map(|_| OnceLock::new()).collect();
        let parts = if count < WORTH_THREADS { 1 } else { ctx.threads().max(1) };
        let another = || (Decoder::new(file, input, ctx, options), vec![0_u64; PART]);
        let _ = threads::try_each(parts, bits.len(), another, |(decoder, found), at| {
            let first = at * PART;
            let Some(found) = found.get_mut(..PART.min(count - first)) else { return Ok(()) };
            found.fill(0);
            decoder.file_locs(first, found);
            let mut words: Box<[u64]> = found.chunks(64).map(super::bits).collect();
            bits.get(at).into_iter().for_each(|slot| drop(slot.set(std::mem::take(&mut words))));
            Ok::<_, ()>(())
        });
        let ones = |word: &u64| word.count_ones() as usize;
        let found: usize = bits.iter().filter_map(OnceLock::get).flatten().map(ones).sum();
        ctx.reserve(count - found, file.properties.len());
        ctx.reserve_strings(file.strings.len());
        Self { bits, instead: ctx.file_loc(ctx.ident("-"), 0, 0) }
    }

    /// What stands for an attribute if it is one of them.
    #[inline]
    pub(crate) fn instead_of(&self, index: u64) -> Option<Attr> {
        let index = usize::try_from(index).ok()?;
        let word = self.bits.get(index / PART)?.get()?.get(index % PART / 64)?;
        (word >> (index % 64) & 1 != 0).then_some(self.instead)
    }
}
