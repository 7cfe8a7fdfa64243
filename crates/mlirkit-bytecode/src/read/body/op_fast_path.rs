//! Most operations of a file, read in one go: those of a kind that was met before, without regions, successors, dictionary
//! and use-list orders, whose operands have been defined. Of whatever else there is nothing is taken, and it is read again
//! with all there is to look at and to say.

use mlirkit_ir::{Attr, BlockId, Body, OpName};
use mlirkit_wire::{QuickReader, Reader};

use crate::encoding::{FIRST_WITH_PROPERTIES, mask};
use crate::read::body::{BodyReader, PutOff};
use crate::read::value_scope::Scope;
use crate::tables::entries::Decoder;
use crate::tables::property_cache::{AttributeCache, Attributes};

/// What is known of the operations of a name of the file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Kind {
    name: OpName,
    /// Whether the row has properties, so that there is something to be said even if the file says nothing.
    has_slots: bool,
    /// The first entry of properties that one had, and what it stands for: all of them have that, or nearly none.
    first: Option<(u64, Attributes)>,
}

/// What an operation may have to be read in one go.
const QUICK: u8 = mask::RESULTS | mask::OPERANDS | mask::PROPERTIES;

impl<'a> BodyReader<'_, 'a, '_, '_> {
    /// Takes note of the name with an index of the file.
    pub(super) fn remember(&mut self, index: u64, name: OpName) {
        let file = self.decoder.file;
        if file.version < FIRST_WITH_PROPERTIES || file.is_foreign || file.parts.is_some() {
            return;
        }
        let Some(index) = usize::try_from(index).ok().filter(|index| *index < file.op_names.len()) else { return };
        self.kinds.resize(file.op_names.len(), None);
        if let Some(slot @ None) = self.kinds.get_mut(index) {
            let has_slots = self.decoder.ctx.op_def(name).is_some_and(|def| !def.slots.is_empty());
            *slot = Some(Kind { name, has_slots, first: None });
        }
    }

    /// Reads up to `left` operations of a block, up to the first one that is not like most: where that begins, and how many are left then.
    /// `reader` is somewhere in front of them.
    #[inline(always)]
    pub(super) fn quick_ops(
        &mut self,
        reader: &Reader<'a>,
        from: QuickReader<'a>,
        left: u64,
        block: BlockId,
        defines: bool,
    ) -> (QuickReader<'a>, u64) {
        let Self { decoder, cache, put_off, again, kinds, building, scopes, frames, awaited, .. } = self;
        let (Some(building), Some(scope)) = (building.last_mut(), scopes.last_mut()) else { return (from, left) };
        if kinds.is_empty() || block == BlockId::NONE {
            return (from, left);
        }
        let later = match put_off {
            None => Later::Nothing,
            Some(put_off) if put_off.all => Later::All,
            Some(_) => Later::AllButTheFirst,
        };
        // Behind the last operation that has been taken.
        let (mut done, mut left) = (from, left);
        let (end, mut lowest) = (reader.offset() + reader.len() as u64, u64::MAX);
        while left > 0 {
            let mut at = done;
            let begun = building.body.begin_op();
            let Some(Quick { name, loc, attributes, entry, index }) =
                op((&mut at, reader), decoder, (&mut *cache, later), kinds, scope, &mut building.body, &mut lowest)
            else {
                building.body.cancel_op(begun);
                break;
            };
            let results = building.body.begun_results(begun);
            if defines && !results.is_empty() {
                if !scope.define_unused(&results) {
                    building.body.cancel_op(begun);
                    break;
                }
                *awaited = awaited.saturating_sub(results.len() as u64);
            } else if let Some(again) = again {
                again.exact &= results.is_empty();
            }
            let op = building.body.end_op(begun, block, (name, loc), attributes);
            if let (Some(again), Some(entry)) = (&mut *again, entry) {
                again.uses(entry, end - at.remaining() as u64);
            }
            if let (Some(list), Some(entry), (None, None)) = (&mut *put_off, entry, attributes) {
                let name = (index, name);
                list.push(PutOff { loc: None, body: building.id, op, name, dictionary: None, entry: Some(entry) });
            }
            (done, left) = (at, left - 1);
        }
        if let Some(frame) = frames.last_mut() {
            frame.lowest_use = frame.lowest_use.min(lowest);
        }
        (done, left)
    }
}

/// What has been read of an operation.
struct Quick {
    name: OpName,
    loc: Attr,
    attributes: Attributes,
    /// The index of its name.
    index: u32,
    /// The entry of its properties.
    entry: Option<u64>,
}

/// Which properties are left for later.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Later {
    Nothing,
    /// Those of the first operation of a kind are known at once: most others are the same, or nearly none.
    AllButTheFirst,
    All,
}

/// Name, location and attributes of the operation at a place; operands and results are added to the body. `reader` is behind, and only
/// stands for what would be said if it were said.
#[inline(always)]
fn op<'a>(
    (at, reader): (&mut QuickReader<'a>, &Reader<'a>),
    decoder: &mut Decoder<'_, 'a, '_>,
    (cache, later): (&mut AttributeCache, Later),
    kinds: &mut [Option<Kind>],
    scope: &Scope,
    body: &mut Body,
    lowest: &mut u64,
) -> Option<Quick> {
    let index = at.varint()?;
    let kind = kinds.get_mut(usize::try_from(index).ok()?)?.as_mut()?;
    let mask = at.byte()?;
    if mask & !QUICK != 0 {
        return None;
    }
    let loc = at.varint()?;
    if later == Later::All && decoder.is_location_to_come(loc) {
        return None;
    }
    let loc = decoder.location(reader, loc).ok()?;
    let mut has = None;
    let attributes = if mask & mask::PROPERTIES != 0 {
        let entry = at.varint()?;
        has = Some(entry);
        match kind.first {
            Some((first, found)) if first == entry => found,
            Some(_) if later != Later::Nothing => (None, None),
            None if later == Later::All => (None, None),
            _ => {
                let found = cache.get(decoder, reader, (index as u32, kind.name), None, Some(entry)).ok()?;
                kind.first = kind.first.or(Some((entry, found)));
                found
            }
        }
    } else if kind.has_slots {
        return None;
    } else {
        (None, None)
    };
    if mask & mask::RESULTS != 0 {
        let count = at.count().filter(|count| *count != 0)?;
        for _ in 0..count {
            let ty = at.varint()?;
            body.add_result(decoder.ty(reader, ty).ok()?);
        }
    }
    if mask & mask::OPERANDS != 0 {
        let count = at.count().filter(|count| *count != 0)?;
        for _ in 0..count {
            let number = at.varint()?;
            *lowest = number.min(*lowest);
            body.add_operand(scope.defined(number)?);
        }
    }
    Some(Quick { name: kind.name, loc, attributes, index: index as u32, entry: has })
}
