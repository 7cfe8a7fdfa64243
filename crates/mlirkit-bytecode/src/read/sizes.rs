//! How large the bodies of a file are: a walk over what stands at its top, of which nothing is made.

use mlirkit_wire::{Reader, Section};

use crate::ir::mask;

/// Bodies of fewer bytes take longer one by one.
const SMALL_BODY: u64 = 128;

/// The sizes of the bodies of a file, in bytes.
#[derive(Default)]
pub(super) struct Sizes {
    all: u64,
    largest: u64,
    count: u64,
}

impl FromIterator<u64> for Sizes {
    fn from_iter<I: IntoIterator<Item = u64>>(sizes: I) -> Self {
        let mut found = Self::default();
        sizes.into_iter().for_each(|size| found.add(size));
        found
    }
}

impl Sizes {
    /// From the section of operations, where that holds a module whose operations are like most.
    pub(super) fn at_a_glance(mut ir: Reader<'_>) -> Option<Self> {
        let (1, false) = ir.read_varint_with_flag().ok()? else { return None };
        let Passed::Section(regions, mut module) = pass(&mut ir)? else { return None };
        let mut found = Self::default();
        for _ in 0..regions {
            let blocks = module.read_varint().ok()?;
            if blocks != 0 {
                let _values = module.read_varint().ok()?;
            }
            for _ in 0..blocks {
                let (ops, false) = module.read_varint_with_flag().ok()? else { return None };
                for _ in 0..ops {
                    if let Passed::Section(_, body) = pass(&mut module)? {
                        found.add(body.len() as u64);
                    }
                }
            }
        }
        Some(found)
    }

    fn add(&mut self, size: u64) {
        self.all += size;
        self.largest = self.largest.max(size);
        self.count += 1;
    }

    /// Whether most of so many bytes is bodies that are worth looking at one by one, and none keeps one thread busy while the
    /// others have nothing to do.
    pub(super) fn are_worth_it(&self, ir: u64, threads: usize) -> bool {
        let Self { all, largest, count } = *self;
        all * 2 >= ir && all >= SMALL_BODY * count && (threads < 2 || largest * 2 <= all)
    }
}

/// An operation passed over.
enum Passed<'a> {
    Leaf,
    /// Its regions, so many of them, in a section of their own.
    Section(u64, Reader<'a>),
}

/// Passes over an operation; nothing where it has what few have.
fn pass<'a>(at: &mut Reader<'a>) -> Option<Passed<'a>> {
    let _name = at.read_varint().ok()?;
    let mask = at.read_byte().ok()?;
    if mask & mask::USE_ORDERS != 0 {
        return None;
    }
    let _location = at.read_varint().ok()?;
    for part in [mask::ATTRS, mask::PROPERTIES] {
        if mask & part != 0 {
            at.read_varint().ok()?;
        }
    }
    for list in [mask::RESULTS, mask::OPERANDS, mask::SUCCESSORS] {
        let count = if mask & list != 0 { at.read_count(1).ok()? } else { 0 };
        for _ in 0..count {
            at.read_varint().ok()?;
        }
    }
    if mask & mask::REGIONS == 0 {
        return Some(Passed::Leaf);
    }
    let (regions, true) = at.read_varint_with_flag().ok()? else { return None };
    Some(Passed::Section(regions, Section::read(at).ok()?.reader()))
}
