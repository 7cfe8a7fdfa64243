//! Use-list orders: the order of a value's uses, where it differs from the reference order.
//!
//! Reading a file produces the reference order by default: descending by operation in pre-order, then by operand, so
//! that the last use comes first. A record maps the position of each use in the reference order to its actual position.
//! It is stored as a list, or as pairs of (actual, reference) if fewer than half of the uses have moved. LLVM 22 and
//! older read the pairs with their elements swapped; this reader interprets them as they were written.

use std::sync::Arc;

use mlirkit_defs::Release;
use mlirkit_diag::Result;
use mlirkit_ir::threads::WORTH_A_THREAD;
use mlirkit_ir::{ArenaOrder, BlockId, Body, BodyId, Module, OpId, RegionId, Use, ValueId};
use mlirkit_wire::{Encoder, QuickReader, Reader};
use rustc_hash::FxHashMap;

/// The minimum number of operations in a body for which several threads write it. Debug builds use a small number, so
/// that tests also split small files.
pub(crate) const WORTH_CUTTING: usize = if cfg!(debug_assertions) { 64 } else { 2 * WORTH_A_THREAD };

/// The use-list order of one value: `order[reference] = actual`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Record {
    /// The index of the value among the results of its operation, or among the arguments of its block.
    pub(crate) index: u64,
    pub(crate) order: Vec<u64>,
}

/// Returns the pre-order position of each operation in a body, indexed by operation id. The position is `u32::MAX` for
/// operations that do not belong to a block.
#[must_use]
pub fn pre_order(body: &Body) -> Vec<u32> {
    let mut places = vec![u32::MAX; body.op_count()];
    let mut next = 0;
    let mut stack: Vec<Step> = body.roots().iter().rev().map(|region| Step::Region(*region)).collect();
    while let Some(step) = stack.pop() {
        match step {
            Step::Region(region) => stack.extend(body.entry(region).map(Step::Block)),
            Step::Block(block) => {
                stack.extend(body.next_block(block).map(Step::Block));
                stack.extend(body.first_op(block).map(Step::Op));
            }
            // Continues until the first operation that has regions.
            Step::Op(first) => {
                let mut following = Some(first);
                while let Some(op) = following {
                    if let Some(place) = places.get_mut(op.index()) {
                        *place = next;
                    }
                    next += 1;
                    let data = body.op(op);
                    following = data.next();
                    if !data.is_plain() && !body.regions(op).is_empty() {
                        stack.extend(following.take().map(Step::Op));
                        stack.extend(body.regions(op).iter().rev().map(|region| Step::Region(*region)));
                    }
                }
            }
        }
    }
    places
}

enum Step {
    Region(RegionId),
    Block(BlockId),
    Op(OpId),
}

/// Returns the uses of `values` in the reference order. [`Body::use_orders`] contains only orders that differ from it.
#[must_use]
pub fn reference_uses(body: &Body, places: &[u32], values: impl Iterator<Item = ValueId>) -> ReferenceUses {
    // Operations in the arena are nearly always in pre-order already.
    let mut ops: Vec<OpId> =
        (0..).zip(places).filter(|(_, place)| **place != u32::MAX).map(|(op, _)| OpId(op)).collect();
    let place = |op: &OpId| places.get(op.index()).copied();
    if !ops.is_sorted_by_key(place) {
        ops.sort_by_key(place);
    }
    uses_in_order(body, ops.into_iter().rev(), &wanted(body, values))
}

/// Collects the uses of the wanted values. `ops` must yield operations in reverse pre-order.
fn uses_in_order(body: &Body, ops: impl Iterator<Item = OpId>, wanted: &[bool]) -> ReferenceUses {
    let mut found = Vec::new();
    for op in ops {
        let operands = body.operands(op);
        for (operand, value) in (0..operands.len() as u32).zip(operands).rev() {
            if wanted.get(value.index()) == Some(&true) {
                found.push((*value, Use { op, operand }));
            }
        }
    }
    by_value(found, wanted)
}

/// Groups uses by value, preserving the order within each group.
fn by_value(found: Vec<(ValueId, Use)>, wanted: &[bool]) -> ReferenceUses {
    // First count the uses of each value, then compute where they start.
    let mut starts = vec![0_u32; wanted.len() + 1];
    for (value, _) in &found {
        if let Some(count) = starts.get_mut(value.index() + 1) {
            *count += 1;
        }
    }
    let mut sum = 0;
    for start in &mut starts {
        sum += *start;
        *start = sum;
    }
    let mut uses = vec![Use { op: OpId(0), operand: 0 }; found.len()];
    for (value, found) in found {
        if let Some(next) = starts.get_mut(value.index())
            && let Some(place) = uses.get_mut(*next as usize)
        {
            *place = found;
            *next += 1;
        }
    }
    // The start of each group is now the end of the group.
    ReferenceUses { ends: starts, uses }
}

/// Returns the uses of `values` in the reference order. The body must have just been read, so that its operations are
/// in pre-order in the arena.
pub(crate) fn uses_as_read(body: &Body, values: impl Iterator<Item = ValueId>) -> ReferenceUses {
    let wanted = wanted(body, values);
    let (mut found, mut end) = (Vec::new(), body.op_count());
    // Operands have the same order as their operations, and few of them are wanted.
    for (place, value) in body.operand_pool().iter().enumerate().rev() {
        if wanted.get(value.index()) == Some(&true)
            && let Some(found_there) = body.use_before(place, &mut end)
        {
            found.push((*value, found_there));
        }
    }
    by_value(found, &wanted)
}

/// Returns a flag for each value of the body, which is set for `values`.
fn wanted(body: &Body, values: impl Iterator<Item = ValueId>) -> Vec<bool> {
    let mut wanted = vec![false; body.value_count()];
    for value in values {
        if let Some(wanted) = wanted.get_mut(value.index()) {
            *wanted = true;
        }
    }
    wanted
}

/// The uses of selected values in the reference order.
pub struct ReferenceUses {
    /// For each value, the end of its uses in `uses`.
    ends: Vec<u32>,
    uses: Vec<Use>,
}

impl ReferenceUses {
    /// Returns the uses of a value in the reference order; empty for a value that was not selected.
    #[must_use]
    pub fn of(&self, value: ValueId) -> &[Use] {
        let end = |index: usize| self.ends.get(index).map_or(0, |end| *end as usize);
        let start = value.index().checked_sub(1).map_or(0, end);
        self.uses.get(start..end(value.index())).unwrap_or(&[])
    }

    /// Iterates over the selected values that have uses, with their uses.
    pub fn iter(&self) -> impl Iterator<Item = (ValueId, &[Use])> {
        let values = (0..self.ends.len() as u32).map(ValueId);
        values.map(|value| (value, self.of(value))).filter(|(_, uses)| !uses.is_empty())
    }
}

/// The use-list records of a body: one for each value whose uses are not in the reference order.
#[derive(Debug, Default)]
pub(crate) struct Records {
    orders: FxHashMap<ValueId, Vec<u64>>,
    /// One bit for each value, which is set if the value has a record.
    has: Vec<u64>,
}

impl Records {
    fn of(body: &Body) -> Self {
        Self { orders: FxHashMap::default(), has: vec![0; body.value_count().div_ceil(64)] }
    }

    /// Adds a record for a value, unless the order is the reference order.
    fn insert(&mut self, value: ValueId, order: Vec<u64>) {
        if !order.is_sorted()
            && let Some(bits) = self.has.get_mut(value.index() / 64)
        {
            *bits |= 1 << (value.index() % 64);
            self.orders.insert(value, order);
        }
    }

    /// Returns true if a value has a record.
    #[inline]
    pub(crate) fn has(&self, value: ValueId) -> bool {
        self.has.get(value.index() / 64).is_some_and(|bits| bits >> (value.index() % 64) & 1 != 0)
    }
}

/// The use-list records of several bodies, by body.
pub(crate) type RecordsByBody = FxHashMap<BodyId, Arc<Records>>;

/// Creates the records of bodies that are large enough to be written by several threads. The threads share these
/// records.
pub(crate) fn of_large_bodies(module: &Module<'_>) -> RecordsByBody {
    let bodies = (0..module.body_count()).map(|index| BodyId(index as u32));
    let of_one = |id: BodyId| {
        let body = module.body(id);
        let is_large = body.op_count() >= WORTH_CUTTING && !body.use_orders.is_empty();
        let is_cut = is_large && module.context().threads() > 1;
        is_cut.then(|| (id, Arc::new(body_records(body))))
    };
    bodies.filter_map(of_one).collect()
}

/// Creates the records of a body. Ignores a stored order that no longer matches the uses because the body was changed.
pub(crate) fn body_records(body: &Body) -> Records {
    if let Some(records) = body.arena_order().and_then(|order| records_as_read(body, order)) {
        return records;
    }
    let places = pre_order(body);
    let uses = count_uses(body, &places);
    let mut records = Records::of(body);
    for (value, actual) in &body.use_orders {
        let stands = |found: &Use| {
            let is_there = places.get(found.op.index()).is_some_and(|place| *place != u32::MAX);
            is_there && body.operands(found.op).get(found.operand as usize) == Some(value)
        };
        if uses.get(value.index()).map(|count| *count as usize) != Some(actual.len()) || !actual.iter().all(stands) {
            continue;
        }
        let place = |at: &u64| {
            let found = actual.get(*at as usize);
            found.map(|found| std::cmp::Reverse((places.get(found.op.index()).copied(), found.operand)))
        };
        let mut order: Vec<u64> = (0..actual.len() as u64).collect();
        order.sort_unstable_by_key(place);
        let all_differ = order.is_sorted_by(|one, other| place(one) < place(other));
        if all_differ {
            records.insert(*value, order);
        }
    }
    records
}

/// Creates the records of an unchanged body whose operations are in the given arena order. `None` if walking the body
/// is faster.
fn records_as_read(body: &Body, order: ArenaOrder) -> Option<Records> {
    let mut steps = body.op_count();
    let mut records = Records::of(body);
    for (value, actual) in &body.use_orders {
        let place = |found: &Use| Some(std::cmp::Reverse((order.place(body, found.op, &mut steps)?, found.operand)));
        let places: Vec<_> = actual.iter().map(place).collect::<Option<_>>()?;
        let mut order: Vec<u64> = (0..actual.len() as u64).collect();
        order.sort_unstable_by_key(|at| places.get(*at as usize));
        records.insert(*value, order);
    }
    Some(records)
}

/// Counts the uses of each value by operations that belong to a block.
fn count_uses(body: &Body, places: &[u32]) -> Vec<u32> {
    let mut uses = vec![0; body.value_count()];
    for (op, _) in (0..).zip(places).filter(|(_, place)| **place != u32::MAX) {
        for value in body.parts(OpId(op)).operands {
            if let Some(count) = uses.get_mut(value.index()) {
                *count += 1;
            }
        }
    }
    uses
}

/// Returns the records of a group of values, in the order in which `release` writes them.
pub(crate) fn group(records: &Records, values: impl Iterator<Item = ValueId>, release: Release) -> Vec<Record> {
    let found: Vec<_> = (0..)
        .zip(values)
        .filter_map(|(index, value)| Some(Record { index, order: records.orders.get(&value)?.clone() }))
        .collect();
    if release.hashes_use_orders() && found.len() > 1 { hash_order(found) } else { found }
}

/// Puts records into the iteration order of LLVM's hash table, after insertion in ascending order.
fn hash_order(records: Vec<Record>) -> Vec<Record> {
    let mut buckets: Vec<Option<Record>> = Vec::new();
    for (count, record) in records.into_iter().enumerate() {
        if (count + 1) * 4 >= buckets.len() * 3 {
            let size = (buckets.len() * 2).max(64);
            let old = std::mem::replace(&mut buckets, (0..size).map(|_| None).collect());
            old.into_iter().flatten().for_each(|record| insert(&mut buckets, record));
        }
        insert(&mut buckets, record);
    }
    buckets.into_iter().flatten().collect()
}

fn insert(buckets: &mut [Option<Record>], record: Record) {
    let mask = buckets.len().wrapping_sub(1);
    let mut at = (record.index as u32).wrapping_mul(37) as usize & mask;
    for step in 1..=buckets.len() {
        match buckets.get_mut(at) {
            Some(free @ None) => {
                *free = Some(record);
                return;
            }
            _ => at = (at + step) & mask,
        }
    }
}

/// Writes the use-list records for a group of `size` values, which are the results of one operation or the arguments of
/// one block.
pub(crate) fn write(out: &mut Encoder<'_>, records: &[Record], size: usize) {
    if size != 1 {
        out.varint(records.len() as u64);
    }
    for record in records {
        if size != 1 {
            out.varint(record.index);
        }
        let moved = || (0..).zip(&record.order).filter(|(reference, actual)| reference != *actual);
        let count = moved().count();
        let pairs = count < record.order.len() / 2;
        if pairs {
            out.varint_with_flag(count as u64 * 2, true);
            for (reference, actual) in moved() {
                out.varint(*actual);
                out.varint(reference);
            }
        } else {
            out.varint_with_flag(record.order.len() as u64, false);
            record.order.iter().for_each(|actual| out.varint(*actual));
        }
    }
}

/// Copies the use-list records for a group of values unchanged. `None` if the input ends.
pub(crate) fn copy(from: &mut QuickReader<'_>, out: &mut Encoder<'_>, values: u64) -> Option<()> {
    let mut number = || {
        let number = from.varint()?;
        out.varint(number);
        Some(number)
    };
    let records = if values > 1 { number()? } else { 1 };
    for _ in 0..records {
        if values > 1 {
            number()?;
        }
        let length = number()? >> 1;
        for _ in 0..length {
            number()?;
        }
    }
    Some(())
}

/// Reads the use-list records for a group of `count` values.
pub(crate) fn read(reader: &mut Reader<'_>, count: usize) -> Result<Vec<(u64, Encoded)>> {
    let records = if count > 1 { reader.read_count(2)? } else { 1 };
    let mut orders = Vec::new();
    for _ in 0..records {
        let index = if count > 1 { reader.read_varint()? } else { 0 };
        let (length, pairs) = reader.read_varint_with_flag()?;
        if length > reader.len() as u64 {
            return Err(reader.error("attempting to parse a byte at the end of the bytecode"));
        }
        let mut numbers = Vec::with_capacity(length as usize);
        for _ in 0..length {
            numbers.push(reader.read_varint()?);
        }
        orders.push((index, Encoded { pairs, numbers }));
    }
    Ok(orders)
}

/// A use-list record in the form stored in a file.
#[derive(Debug, Clone)]
pub(crate) struct Encoded {
    pub(crate) pairs: bool,
    pub(crate) numbers: Vec<u64>,
}

/// Returns true if the records for a group of `count` values are in the order in which `release` writes them.
pub(crate) fn are_in_order(orders: &[(u64, Encoded)], count: usize, release: Release) -> bool {
    match orders {
        [] => false,
        [_] => true,
        _ => {
            let mut records: Vec<_> =
                orders.iter().map(|(index, _)| Record { index: *index, order: Vec::new() }).collect();
            records.sort_by_key(|record| record.index);
            // Rejects repeated and out-of-range indices, which would collide in the hash table and take quadratic time.
            let are_different = records.is_sorted_by(|one, other| one.index < other.index);
            if !are_different || records.last().is_some_and(|record| record.index >= count as u64) {
                return false;
            }
            let written = if release.hashes_use_orders() { hash_order(records) } else { records };
            written.iter().map(|record| record.index).eq(orders.iter().map(|(index, _)| *index))
        }
    }
}

impl Encoded {
    /// Returns true if a writer would choose this form for a value with `uses` uses. It chooses pairs if fewer than
    /// half of the uses have moved, and stores only the uses that have moved.
    pub(crate) fn is_as_written(&self, uses: usize) -> bool {
        let (pairs, rest) = self.numbers.as_chunks::<2>();
        if self.pairs {
            let ordered = pairs.is_sorted_by(|[_, one], [_, other]| one < other);
            return rest.is_empty()
                && ordered
                && !pairs.is_empty()
                && pairs.len() < uses / 2
                && pairs.iter().all(|[actual, at]| actual != at);
        }
        let moved = (0..).zip(&self.numbers).filter(|(at, actual)| at != *actual).count();
        moved != 0 && moved >= uses / 2
    }

    /// Returns the uses in the recorded order. `None` if the record is not a permutation of the uses.
    pub(crate) fn apply(&self, reference: &[Use]) -> Option<Box<[Use]>> {
        let mut order: Vec<u64> = (0..reference.len() as u64).collect();
        if self.pairs {
            let (pairs, rest) = self.numbers.as_chunks::<2>();
            if !rest.is_empty() {
                return None;
            }
            for [actual, at] in pairs {
                *order.get_mut(usize::try_from(*at).ok()?)? = *actual;
            }
        } else {
            order.clone_from(&self.numbers);
        }
        if order.len() != reference.len() {
            return None;
        }
        let mut placed = vec![None; reference.len()];
        for (actual, found) in order.iter().zip(reference) {
            let slot = placed.get_mut(usize::try_from(*actual).ok()?)?;
            if slot.replace(*found).is_some() {
                return None;
            }
        }
        placed.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_table_decides_the_order_of_records() {
        let order = |count: u64| -> Vec<u64> {
            let records = (0..count).map(|index| Record { index, order: Vec::new() }).collect();
            hash_order(records).iter().map(|record| record.index).collect()
        };
        assert_eq!(order(3), [0, 2, 1]);
        let mut many = order(100);
        many.sort_unstable();
        assert!(many.iter().copied().eq(0..100));
    }

    #[test]
    fn written_records_are_read_back() {
        let uses: Vec<Use> = (0..6).map(|op| Use { op: OpId(op), operand: 0 }).collect();
        for order in [[1, 0, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [1, 2, 0, 3, 4, 5]] {
            let mut out = Encoder::new();
            write(&mut out, &[Record { index: 0, order: order.to_vec() }], 1);
            let bytes = out.to_vec();
            let mut reader = Reader::new(&bytes, 0, None);
            let (count, pairs) = reader.read_varint_with_flag().unwrap_or_default();
            let numbers = (0..count).map(|_| reader.read_varint().unwrap_or(99)).collect();
            let actual = Encoded { pairs, numbers }.apply(&uses).unwrap_or_default();
            for (reference, at) in order.iter().enumerate() {
                assert_eq!(actual[*at as usize], uses[reference]);
            }
        }
    }
}
