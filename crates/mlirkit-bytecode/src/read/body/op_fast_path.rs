//! A fast path for operations in the common form: they have a known name, operands that are already defined, and no
//! regions, successors, attribute dictionary or use-list orders.
//!
//! For any other operation, including an invalid one, the fast path consumes nothing and leaves the operation to
//! `op.rs`.

use mlirkit_ir::{Attr, BlockId, Body, OpName};
use mlirkit_wire::{QuickReader, Reader};

use crate::codec::properties;
use crate::encoding::{FIRST_WITH_PROPERTIES, mask};
use crate::read::body::{BodyReader, DeferredOp};
use crate::read::value_scope::ValueScope;
use crate::tables::entries::Decoder;
use crate::tables::property_cache::{OpAttributes, PropertyCache};

/// Facts about an operation name of the file that the fast path needs.
#[derive(Debug, Clone, Copy)]
pub(super) struct KnownOpName {
    name: OpName,
    /// Whether the operation's definition has properties. If so, an operation without a properties entry has the
    /// default values.
    has_slots: bool,
    /// The first properties entry read for this name, and its decoded form. Most names have one entry for all
    /// operations, or a different entry for each operation.
    first: Option<(u64, OpAttributes)>,
}

/// The components that an operation in the common form may have.
const COMMON: u8 = mask::RESULTS | mask::OPERANDS | mask::PROPERTIES;

impl<'a> BodyReader<'_, 'a, '_, '_> {
    /// Caches the operation name with this index.
    pub(super) fn remember(&mut self, index: u64, name: OpName) {
        let file = self.decoder.file;
        if file.version < FIRST_WITH_PROPERTIES || file.is_foreign || file.parts.is_some() {
            return;
        }
        let Some(index) = usize::try_from(index).ok().filter(|index| *index < file.op_names.len()) else { return };
        self.kinds.resize(file.op_names.len(), None);
        if file.is_snapshot && properties::lacks_groups(self.decoder.ctx, file.release, name) {
            return;
        }
        if let Some(slot @ None) = self.kinds.get_mut(index) {
            let has_slots = self.decoder.ctx.op_def(name).is_some_and(|def| !def.slots.is_empty());
            *slot = Some(KnownOpName { name, has_slots, first: None });
        }
    }

    /// Reads up to `left` operations, and stops before the first one that is not in the common form. Returns the
    /// position of that operation and the number of operations left. `reader` is only used to create errors, which are
    /// dropped.
    #[inline(always)]
    pub(super) fn common_ops(
        &mut self,
        reader: &Reader<'a>,
        from: QuickReader<'a>,
        left: u64,
        block: BlockId,
        defines: bool,
    ) -> (QuickReader<'a>, u64) {
        let Self { decoder, cache, deferred, rewrite_check, kinds, building, scopes, frames, announced, .. } = self;
        let (Some(building), Some(scope)) = (building.last_mut(), scopes.last_mut()) else { return (from, left) };
        if kinds.is_empty() || block == BlockId::NONE {
            return (from, left);
        }
        let lazy_bodies = match deferred {
            None => DeferProperties::Nothing,
            Some(deferred) if deferred.all => DeferProperties::All,
            Some(_) => DeferProperties::AllButTheFirst,
        };
        // The position after the last operation that was read.
        let (mut done, mut left) = (from, left);
        let (end, mut lowest) = (reader.offset() + reader.len() as u64, u64::MAX);
        while left > 0 {
            let mut at = done;
            let begun = building.body.begin_op();
            let Some(CommonOp { name, loc, attributes, entry, index }) = op(
                (&mut at, reader),
                decoder,
                (&mut *cache, lazy_bodies),
                kinds,
                scope,
                &mut building.body,
                &mut lowest,
            ) else {
                building.body.cancel_op(begun);
                break;
            };
            let results = building.body.begun_results(begun);
            if defines && !results.is_empty() {
                if !scope.define_unused(&results) {
                    building.body.cancel_op(begun);
                    break;
                }
                *announced = announced.saturating_sub(results.len() as u64);
            } else if let Some(rewrite_check) = rewrite_check {
                rewrite_check.exact &= results.is_empty();
            }
            let op = building.body.end_op(begun, block, (name, loc), attributes);
            if let (Some(rewrite_check), Some(entry)) = (&mut *rewrite_check, entry) {
                rewrite_check.uses(entry, end - at.remaining() as u64);
            }
            if let (Some(list), Some(entry), (None, None)) = (&mut *deferred, entry, attributes) {
                let name = (index, name);
                list.push(DeferredOp { loc: None, body: building.id, op, name, dictionary: None, entry: Some(entry) });
            }
            (done, left) = (at, left - 1);
        }
        if let Some(frame) = frames.last_mut() {
            frame.lowest_use = frame.lowest_use.min(lowest);
        }
        (done, left)
    }
}

/// An operation in the common form.
struct CommonOp {
    name: OpName,
    loc: Attr,
    attributes: OpAttributes,
    /// The index of the operation name.
    index: u32,
    /// The index of the properties entry.
    entry: Option<u64>,
}

/// Which properties the fast path leaves to other threads for later decoding.
#[derive(Debug, Clone, Copy, PartialEq)]
enum DeferProperties {
    Nothing,
    /// Decode the properties of the first operation with each name immediately, because they show whether all
    /// operations with that name have equal properties.
    AllButTheFirst,
    All,
}

/// Reads the name, location and attributes of an operation, and adds its operands and results to the body. `None` if it
/// is not in the common form.
#[inline(always)]
fn op<'a>(
    (at, reader): (&mut QuickReader<'a>, &Reader<'a>),
    decoder: &mut Decoder<'_, 'a, '_>,
    (cache, lazy_bodies): (&mut PropertyCache, DeferProperties),
    kinds: &mut [Option<KnownOpName>],
    scope: &ValueScope,
    body: &mut Body,
    lowest: &mut u64,
) -> Option<CommonOp> {
    let index = at.varint()?;
    let kind = kinds.get_mut(usize::try_from(index).ok()?)?.as_mut()?;
    let mask = at.byte()?;
    if mask & !COMMON != 0 {
        return None;
    }
    let loc = at.varint()?;
    if lazy_bodies == DeferProperties::All && decoder.is_location_to_come(loc) {
        return None;
    }
    let loc = decoder.location(reader, loc).ok()?;
    let mut has = None;
    let attributes = if mask & mask::PROPERTIES != 0 {
        let entry = at.varint()?;
        has = Some(entry);
        match kind.first {
            Some((first, found)) if first == entry => found,
            Some(_) if lazy_bodies != DeferProperties::Nothing => (None, None),
            None if lazy_bodies == DeferProperties::All => (None, None),
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
    Some(CommonOp { name: kind.name, loc, attributes, index: index as u32, entry: has })
}
