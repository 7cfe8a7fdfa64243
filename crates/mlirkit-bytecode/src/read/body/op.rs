//! Reads operations of any form, and reports all errors.

use mlirkit_defs::OpFlags;
use mlirkit_diag::Result;
use mlirkit_ir::{Attr, AttrData, BlockId, NewOp, OpId, ValueId};
use mlirkit_wire::Reader;

use crate::codec::{properties, use_list_order};
use crate::encoding::mask;
use crate::read::body::{BodyReader, DeferredOp, Nested, Regions};
use crate::read::value_scope::Operand;
use crate::read::window;
use crate::tables::entries::unexpected_attr;

impl<'a> BodyReader<'_, 'a, '_, '_> {
    /// Reads operations in the current block, up to its end or the first operation that has regions.
    pub(super) fn ops(&mut self) -> Result<()> {
        let Some(frame) = self.frames.last() else { return Ok(()) };
        let (mut reader, mut left) = (frame.reader, frame.ops);
        let parts = frame.end.zip(self.decoder.file.parts);
        // The current block is the one that began last.
        let block = frame.begun_blocks.checked_sub(1).and_then(|index| frame.blocks.get(index)).copied();
        let (block, defines) = (block.unwrap_or(BlockId::NONE), frame.values != 0);
        let (mut nested, mut quick) = (None, reader.quick());
        while left > 0 && nested.is_none() {
            (quick, left) = self.common_ops(&reader, quick, left, block, defines);
            if left == 0 {
                break;
            }
            left -= 1;
            reader.catch_up(quick);
            if let Some((end, parts)) = parts {
                reader = window::of_operation(parts, reader, end, self.decoder.file.version)?;
            }
            nested = self.op(&mut reader, block, defines)?;
            quick = reader.quick();
        }
        reader.catch_up(quick);
        if let Some(frame) = self.frames.last_mut() {
            match parts {
                None => frame.reader.catch_up(quick),
                Some(_) => frame.reader = reader,
            }
            frame.ops = left;
        }
        nested.map_or(Ok(()), |nested| self.enter(nested))
    }

    fn op(&mut self, reader: &mut Reader<'a>, block: BlockId, defines: bool) -> Result<Option<Nested>> {
        let version = self.decoder.file.version;
        let name_index = reader.read_varint()?;
        let name = self.decoder.op_name(reader, name_index)?;
        self.remember(name_index, name);
        let mask = reader.read_byte()?;
        let begun = reader.offset();
        let (loc, lazy_bodies) = self.location_or_later(reader)?;
        let (dictionary, entry) = self.attributes(reader, mask)?;
        if let Some((rewrite_check, entry)) = self.rewrite_check.as_mut().zip(entry) {
            rewrite_check.uses(entry, begun);
        }
        self.expect(dictionary.is_some() || mask & mask::ATTRS == 0);
        let has_attributes = dictionary.is_some()
            || entry.is_some()
            || self.decoder.ctx.op_def(name).is_some_and(|def| !def.slots.is_empty());
        let named = (name_index as u32, name);
        let file = self.decoder.file;
        let regroups =
            file.is_foreign || file.is_snapshot && properties::lacks_groups(self.decoder.ctx, file.release, name);
        let deferred = (has_attributes || lazy_bodies.is_some()) && self.deferred.is_some() && !regroups;
        let (attrs, mut props) = match has_attributes && !deferred {
            true => self.cache.get(&mut self.decoder, reader, named, dictionary, entry)?,
            false => (None, None),
        };
        self.results.clear();
        if mask & mask::RESULTS != 0 {
            for _ in 0..reader.read_count(1)? {
                let ty = reader.read_varint()?;
                self.results.push(self.decoder.ty(reader, ty)?);
            }
        }
        self.read_operands(reader, mask)?;
        if regroups {
            props = properties::with_groups(self.decoder.ctx, file.release, name, props, self.operands.len());
        }
        let none = |counted: bool, empty: bool| counted && empty;
        self.expect(!none(mask & mask::RESULTS != 0, self.results.is_empty()));
        self.expect(!none(mask & mask::OPERANDS != 0, self.operands.is_empty()));
        self.successors.clear();
        if mask & mask::SUCCESSORS != 0 {
            for _ in 0..reader.read_count(1)? {
                let index = reader.read_varint()?;
                let blocks = self.frames.last().map_or(&[][..], |frame| &frame.blocks);
                let block = usize::try_from(index).ok().and_then(|index| blocks.get(index));
                let block = block.ok_or_else(|| reader.error(format!("invalid successor index: {index}")))?;
                self.successors.push(*block);
            }
        }
        self.expect(!none(mask & mask::SUCCESSORS != 0, self.successors.is_empty()));
        let orders = if version >= 3 && mask & mask::USE_ORDERS != 0 {
            let orders = use_list_order::read(reader, self.results.len())?;
            self.expect(!self.results.is_empty());
            self.expect(use_list_order::are_in_order(&orders, self.results.len(), self.decoder.ctx.release()));
            orders
        } else {
            Vec::new()
        };
        let mut child = None;
        let mut regions = Regions::new();
        let mut isolated = false;
        if mask & mask::REGIONS != 0 {
            let (count, flag) = reader.read_varint_with_flag()?;
            let count = self.announce(count, reader.offset(), "regions")?;
            isolated = flag;
            self.expect(count != 0);
            let own_body = self.decoder.ctx.op_def(name).is_some_and(|def| def.flags.has(OpFlags::ISOLATED));
            if flag && own_body && count > 0 {
                child = Some((self.module.add_lazy_body(), count as u32));
            } else if let Some(building) = self.building.last_mut() {
                regions.extend((0..count).map(|_| building.body.new_region()));
            }
        }
        let Some(building) = self.building.last_mut() else { return Ok(None) };
        let op = building.body.new_op(&NewOp {
            attrs,
            props,
            operands: &self.operands,
            results: &self.results,
            successors: &self.successors,
            regions: &regions,
            child: child.map(|(id, _)| id),
            ..NewOp::new(name, loc)
        });
        if let Some((child, _)) = child {
            self.module.set_body_owner(child, building.id, op);
        }
        if let (Some(list), true) = (&mut self.deferred, deferred) {
            list.push(DeferredOp { loc: lazy_bodies, body: building.id, op, name: named, dictionary, entry });
        }
        let first = building.body.results(op).next();
        if block != BlockId::NONE {
            building.body.push_op(block, op);
        }
        if let (Some(first), true) = (first, defines) {
            let count = self.results.len();
            self.define(first, count, reader)?;
            if !orders.is_empty() {
                self.keep_orders(first, count, orders);
            }
        }
        self.expect(first.is_none() || defines);
        let has_regions = child.is_some() || !regions.is_empty();
        let results = if defines { self.results.len() } else { 0 };
        Ok(has_regions.then_some(Nested { name, child, regions, isolated, results }))
    }

    /// Reads the attribute dictionary of an operation, and the index of its properties entry.
    fn attributes(&mut self, reader: &mut Reader<'a>, mask: u8) -> Result<(Option<Attr>, Option<u64>)> {
        let mut dictionary = None;
        if mask & mask::ATTRS != 0 {
            let index = reader.read_varint()?;
            let attr = self.decoder.attr(reader, index)?;
            let AttrData::Dictionary(entries) = self.decoder.ctx.attr_data(attr) else {
                return Err(reader.error(unexpected_attr(&self.decoder, "DictionaryAttr", attr)));
            };
            dictionary = (!entries.is_empty()).then_some(attr);
        }
        let mut entry = None;
        if mask & mask::PROPERTIES != 0 {
            if self.decoder.file.version < 5 {
                let version = self.decoder.file.version;
                return Err(reader.error(format!(
                    "Unexpected missing `wasRegistered` opname flag at bytecode version {version} with properties."
                )));
            }
            entry = Some(reader.read_varint()?);
        }
        Ok((dictionary, entry))
    }

    fn read_operands(&mut self, reader: &mut Reader<'a>, mask: u8) -> Result<()> {
        self.operands.clear();
        if mask & mask::OPERANDS == 0 {
            return Ok(());
        }
        let count = reader.read_count(1)?;
        let (Some(scope), Some(building)) = (self.scopes.last_mut(), self.building.last_mut()) else { return Ok(()) };
        let op = OpId(building.body.op_count() as u32);
        let mut lowest = u64::MAX;
        for operand in 0..count {
            let index = reader.read_varint()?;
            lowest = lowest.min(index);
            let found = scope.operand(index, op, operand as u32);
            let found = found.ok_or_else(|| reader.error(format!("invalid value index: {index}")))?;
            building.is_dominated &= matches!(found, Operand::Before(_));
            self.operands.push(match found {
                Operand::Before(value) | Operand::Around(value) => value,
                Operand::Forward => {
                    self.unresolved += 1;
                    ValueId::NONE
                }
            });
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.lowest_use = frame.lowest_use.min(lowest);
        }
        Ok(())
    }
}
