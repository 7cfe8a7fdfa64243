//! Counts the SSA names that the printed form of a body uses, by walking over its encoding without decoding anything.

use mlirkit_ir::engine::IdCounts;
use mlirkit_wire::{QuickReader, Reader, Section};

use crate::encoding::{MAX_NESTING, mask};

/// Regions that are being walked.
struct Frame<'a> {
    regions: u64,
    blocks: u64,
    /// Whether the next block is the first block in its region.
    is_entry: bool,
    ops: u64,
    /// The reader with which to continue after the section that contains the regions; `None` if they are not in a
    /// section.
    behind: Option<Reader<'a>>,
}

impl<'a> Frame<'a> {
    fn new(regions: u64, behind: Option<Reader<'a>>) -> Self {
        Self { regions, blocks: 0, is_entry: false, ops: 0, behind }
    }
}

/// Counts the SSA names in the first `regions` regions at the start of `body`. `None` if the encoding is found to be
/// malformed; not all errors are found.
pub(crate) fn count_numbers(body: Reader<'_>, regions: u32, version: u64) -> Option<IdCounts> {
    let (mut taken, mut section, mut at) = (IdCounts::default(), body, body.quick());
    let mut frames = vec![Frame::new(regions.into(), None)];
    while let Some(frame) = frames.last_mut() {
        if frame.ops > 0 {
            let mut nested = None;
            while frame.ops > 0 && nested.is_none() {
                frame.ops -= 1;
                nested = op(&mut at, &mut taken)?;
            }
            if let Some((regions, is_section)) = nested {
                let mut behind = None;
                if is_section {
                    section.catch_up(at);
                    let inner = Section::read(&mut section).ok()?.reader();
                    behind = Some(std::mem::replace(&mut section, inner));
                    at = section.quick();
                }
                if frames.len() > usize::from(MAX_NESTING) {
                    return None;
                }
                frames.push(Frame::new(regions, behind));
            }
        } else if frame.blocks > 0 {
            frame.blocks -= 1;
            let is_entry = std::mem::replace(&mut frame.is_entry, false);
            let header = at.varint()?;
            frame.ops = header >> 1;
            if header & 1 != 0 {
                let count = arguments(&mut at, version)?;
                *if is_entry { &mut taken.arguments } else { &mut taken.values } += count;
            }
        } else if frame.regions > 0 {
            frame.regions -= 1;
            frame.blocks = at.varint()?;
            frame.is_entry = true;
            if frame.blocks > 0 {
                at.pass(1)?;
            }
        } else if let Some(Frame { behind: Some(behind), .. }) = frames.pop() {
            section = behind;
            at = section.quick();
        }
    }
    Some(taken)
}

/// Skips an operation up to its regions, and adds its results to `taken`. The inner `Option` holds the number of
/// regions and whether they are in a section. The outer `Option` is `None` if the operation is malformed.
#[inline(always)]
fn op(at: &mut QuickReader<'_>, taken: &mut IdCounts) -> Option<Option<(u64, bool)>> {
    at.pass(1)?;
    let mask = at.byte()?;
    let has = |bit: u8| usize::from(mask & bit != 0);
    at.pass(1 + has(mask::ATTRS) + has(mask::PROPERTIES))?;
    let mut results = 0;
    if mask & mask::RESULTS != 0 {
        results = at.count()?;
        taken.values += u32::from(results > 0);
        at.pass(results)?;
    }
    for list in [mask::OPERANDS, mask::SUCCESSORS] {
        if mask & list != 0 {
            let count = at.count()?;
            at.pass(count)?;
        }
    }
    if mask & mask::USE_ORDERS != 0 {
        use_orders(at, results)?;
    }
    if mask & mask::REGIONS == 0 {
        return Some(None);
    }
    let regions = at.varint()?;
    Some(Some((regions >> 1, regions & 1 != 0)))
}

/// Skips the arguments of a block, and returns their number; `None` if they are malformed.
fn arguments(at: &mut QuickReader<'_>, version: u64) -> Option<u32> {
    let count = at.count()?;
    for _ in 0..count {
        let has_location = version < 4 || at.varint()? & 1 != 0;
        at.pass(usize::from(version < 4) + usize::from(has_location))?;
    }
    if version >= 3 && at.byte()? != 0 {
        use_orders(at, count)?;
    }
    u32::try_from(count).ok()
}

/// Skips the use-list orders of a group of values; `None` if they are malformed.
fn use_orders(at: &mut QuickReader<'_>, values: usize) -> Option<()> {
    let records = if values > 1 { at.count()? } else { 1 };
    for _ in 0..records {
        at.pass(usize::from(values > 1))?;
        let length = at.varint()? >> 1;
        at.pass(usize::try_from(length).ok()?)?;
    }
    Some(())
}
