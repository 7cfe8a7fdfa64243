//! Compares lazy bodies of two modules by their encodings, without decoding them. Two versions of a large file are
//! mostly the same.
//!
//! Two files number their strings, attributes and types differently, so both encodings are walked side by side. Where
//! they refer to table entries, the decoded entries are compared, and equal pairs are cached.

use mlirkit_diag::Result;
use mlirkit_ir::{AttrData, BodyId, Module, Type};
use mlirkit_wire::{Reader, Section, SectionId};
use rustc_hash::FxHashMap;

use crate::codec::use_list_order;
use crate::encoding::{MAX_NESTING, mask};
use crate::read::lazy_bodies::{LazyBodyTable, LazyFile};
use crate::tables::entries::Decoder;
use crate::tables::property_cache::{OpAttributes, PropertyCache};

/// A comparison of bodies in two modules that were read lazily in the same context. Each thread needs a separate one.
pub struct LazyComparison<'m, 'c> {
    old: Side<'m, 'c>,
    new: Side<'m, 'c>,
    /// Known pairs of equal entries: for the name, dictionary and properties indices in the first file, the indices in
    /// the second file.
    attributes: FxHashMap<Entries, Entries>,
    /// For each type in the first file, one more than the index of the equal type in the second file; 0 if not known.
    types: Vec<u32>,
}

/// The indices of an operation's name, dictionary and properties, each plus one. 0 means that the component is absent.
type Entries = (u64, u64, u64);

struct Side<'m, 'c> {
    decoder: Decoder<'m, 'm, 'c>,
    cache: PropertyCache,
    lazy_bodies: &'m LazyBodyTable,
    input: &'m [u8],
}

impl<'m, 'c> Side<'m, 'c> {
    fn new(module: &'m Module<'c>) -> Option<Self> {
        let lazy: &LazyFile = module.unread()?.downcast_ref()?;
        let (decoder, lazy_bodies, input) = lazy.parts(module.context())?;
        Some(Self { decoder, cache: PropertyCache::default(), lazy_bodies, input })
    }

    fn version(&self) -> u64 {
        self.decoder.file.version
    }

    /// Reads an operation up to its result types. Returns its name, dictionary and properties indices, and its mask.
    fn head(&mut self, reader: &mut Reader<'m>) -> Result<(Entries, u8)> {
        let name = reader.read_varint()?;
        let mask = reader.read_byte()?;
        let _location = reader.read_varint()?;
        let mut entry = |bit| if mask & bit == 0 { Ok(0) } else { reader.read_varint().map(|at| at.saturating_add(1)) };
        Ok(((name.saturating_add(1), entry(mask::ATTRS)?, entry(mask::PROPERTIES)?), mask))
    }

    /// Decodes the name, dictionary and properties of an operation.
    fn attributes(&mut self, reader: &Reader<'m>, entries: Entries) -> Result<(mlirkit_ir::OpName, OpAttributes)> {
        let (index, dictionary, properties) = entries;
        let index = index - 1;
        let name = self.decoder.op_name(reader, index)?;
        let mut attrs = None;
        if let Some(at) = dictionary.checked_sub(1) {
            let attr = self.decoder.attr(reader, at)?;
            let AttrData::Dictionary(parts) = self.decoder.ctx.attr_data(attr) else {
                return Err(reader.error("expected a dictionary"));
            };
            attrs = (!parts.is_empty()).then_some(attr);
        }
        let properties = properties.checked_sub(1);
        let found = self.cache.get(&mut self.decoder, reader, (index as u32, name), attrs, properties)?;
        Ok((name, found))
    }

    /// Reads the type index of a block argument, and skips its location.
    fn argument(&self, reader: &mut Reader<'m>) -> Result<u64> {
        let (ty, located) =
            if self.version() >= 4 { reader.read_varint_with_flag()? } else { (reader.read_varint()?, true) };
        if located {
            reader.read_varint()?;
        }
        Ok(ty)
    }

    /// Skips the use-list orders of a group of `values` values, if `there` is set.
    fn pass_orders(&self, reader: &mut Reader<'m>, there: bool, values: usize) -> Result<()> {
        if there && self.version() >= 3 {
            use_list_order::read(reader, values)?;
        }
        Ok(())
    }
}

/// A position in the regions of two operations that are being compared.
struct Frame<'m> {
    old: Reader<'m>,
    new: Reader<'m>,
    /// The number of regions that remain to be entered.
    regions: u64,
    /// The number of blocks that remain in the current region.
    blocks: u64,
    /// The number of operations that remain in the current block.
    ops: u64,
    /// Whether the regions are in a separate section.
    section: bool,
}

impl<'m, 'c> LazyComparison<'m, 'c> {
    /// Creates a comparison of two modules. `None` if one of them was not read lazily, or if the files use definitions
    /// of different releases.
    #[must_use]
    pub fn new(old: &'m Module<'c>, new: &'m Module<'c>) -> Option<Self> {
        let (old, new) = (Side::new(old)?, Side::new(new)?);
        let (a, b) = (old.decoder.file, new.decoder.file);
        let fits = (a.release, a.is_foreign, a.is_snapshot) == (b.release, b.is_foreign, b.is_snapshot);
        let types = vec![0; a.types.len()];
        fits.then(|| Self { old, new, attributes: FxHashMap::default(), types })
    }

    /// Returns true if two bodies are certainly equal, apart from locations and use-list orders. Returns false if they
    /// differ or if this can be decided only by decoding them.
    pub fn are_equal(&mut self, old: BodyId, new: BodyId) -> bool {
        let (Some(a), Some(b)) = (self.old.lazy_bodies.get(old), self.new.lazy_bodies.get(new)) else { return false };
        let (old, new) = (a.reader(self.old.input), b.reader(self.new.input));
        let first = Frame { old, new, regions: a.regions.into(), blocks: 0, ops: 0, section: true };
        a.regions == b.regions && self.walk(first).unwrap_or(false)
    }

    fn walk(&mut self, first: Frame<'m>) -> Result<bool> {
        let mut frames = vec![first];
        while let Some(frame) = frames.last_mut() {
            if frame.ops > 0 {
                frame.ops -= 1;
                match self.op(frame)? {
                    OpComparison::Different => return Ok(false),
                    OpComparison::Same => {}
                    OpComparison::Regions(_) if frames.len() > usize::from(MAX_NESTING) => return Ok(false),
                    OpComparison::Regions(inner) => frames.push(inner),
                }
            } else if frame.blocks > 0 {
                frame.blocks -= 1;
                if !self.block(frame)? {
                    return Ok(false);
                }
            } else if frame.regions > 0 {
                frame.regions -= 1;
                frame.blocks = frame.old.read_varint()?;
                let same = frame.new.read_varint()? == frame.blocks;
                if !same || (frame.blocks > 0 && frame.old.read_varint()? != frame.new.read_varint()?) {
                    return Ok(false);
                }
            } else if let Some(done) = frames.pop()
                && !done.section
                && let Some(around) = frames.last_mut()
            {
                (around.old, around.new) = (done.old, done.new);
            }
        }
        Ok(true)
    }

    fn block(&mut self, frame: &mut Frame<'m>) -> Result<bool> {
        let (ops, has_args) = frame.old.read_varint_with_flag()?;
        frame.ops = ops;
        if frame.new.read_varint_with_flag()? != (ops, has_args) {
            return Ok(false);
        }
        if !has_args {
            return Ok(true);
        }
        let count = frame.old.read_count(1)?;
        if frame.new.read_count(1)? != count {
            return Ok(false);
        }
        for _ in 0..count {
            let (a, b) = (self.old.argument(&mut frame.old)?, self.new.argument(&mut frame.new)?);
            if !self.same_type(frame, a, b)? {
                return Ok(false);
            }
        }
        for (side, reader) in [(&self.old, &mut frame.old), (&self.new, &mut frame.new)] {
            let there = side.version() >= 3 && reader.read_byte()? != 0;
            side.pass_orders(reader, there, count)?;
        }
        Ok(true)
    }

    fn op(&mut self, frame: &mut Frame<'m>) -> Result<OpComparison<'m>> {
        let (entries, mask) = self.old.head(&mut frame.old)?;
        let (others, other_mask) = self.new.head(&mut frame.new)?;
        // Equal operations may differ in where they store attributes, and in whether they have use-list orders.
        const PARTS: u8 = mask::RESULTS | mask::OPERANDS | mask::SUCCESSORS | mask::REGIONS;
        if mask & PARTS != other_mask & PARTS {
            return Ok(OpComparison::Different);
        }
        if self.attributes.get(&entries) != Some(&others) {
            if self.old.attributes(&frame.old, entries)? != self.new.attributes(&frame.new, others)? {
                return Ok(OpComparison::Different);
            }
            self.attributes.insert(entries, others);
        }
        let mut results = 0;
        if mask & mask::RESULTS != 0 {
            results = frame.old.read_count(1)?;
            if frame.new.read_count(1)? != results {
                return Ok(OpComparison::Different);
            }
            for _ in 0..results {
                let (a, b) = (frame.old.read_varint()?, frame.new.read_varint()?);
                if !self.same_type(frame, a, b)? {
                    return Ok(OpComparison::Different);
                }
            }
        }
        // Values and blocks have the same numbers in both files if everything before them is equal.
        for bit in [mask::OPERANDS, mask::SUCCESSORS] {
            if mask & bit != 0 {
                let count = frame.old.read_count(1)?;
                if frame.new.read_count(1)? != count {
                    return Ok(OpComparison::Different);
                }
                for _ in 0..count {
                    if frame.old.read_varint()? != frame.new.read_varint()? {
                        return Ok(OpComparison::Different);
                    }
                }
            }
        }
        self.old.pass_orders(&mut frame.old, mask & mask::USE_ORDERS != 0, results)?;
        self.new.pass_orders(&mut frame.new, other_mask & mask::USE_ORDERS != 0, results)?;
        if mask & mask::REGIONS == 0 {
            return Ok(OpComparison::Same);
        }
        let (regions, isolated) = frame.old.read_varint_with_flag()?;
        if frame.new.read_varint_with_flag()? != (regions, isolated) {
            return Ok(OpComparison::Different);
        }
        if !isolated {
            return Ok(OpComparison::Regions(Frame {
                old: frame.old,
                new: frame.new,
                regions,
                blocks: 0,
                ops: 0,
                section: false,
            }));
        }
        let (old, new) = (Section::read(&mut frame.old)?, Section::read(&mut frame.new)?);
        if (old.id, new.id) != (SectionId::Ir, SectionId::Ir) {
            return Ok(OpComparison::Different);
        }
        let (old, new) = (old.reader(), new.reader());
        Ok(OpComparison::Regions(Frame { old, new, regions, blocks: 0, ops: 0, section: true }))
    }

    /// Returns true if type `a` of the first file equals type `b` of the second file, both given by index.
    fn same_type(&mut self, frame: &Frame<'m>, a: u64, b: u64) -> Result<bool> {
        let known = usize::try_from(a).ok().and_then(|at| self.types.get_mut(at));
        if known.as_deref().is_some_and(|known| u64::from(*known) == b.saturating_add(1)) {
            return Ok(true);
        }
        let (old, new): (Type, Type) = (self.old.decoder.ty(&frame.old, a)?, self.new.decoder.ty(&frame.new, b)?);
        if let Some(known) = known.filter(|_| old == new) {
            *known = u32::try_from(b.saturating_add(1)).unwrap_or(0);
        }
        Ok(old == new)
    }
}

/// The result of comparing two operations.
enum OpComparison<'m> {
    Different,
    Same,
    /// The operations are equal apart from their regions, which must be compared next.
    Regions(Frame<'m>),
}
