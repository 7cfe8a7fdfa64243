//! Comparing bodies that have been left for later, by their encodings: most of two versions of a large file is the same, and
//! need not be made to find that out.
//!
//! Two files number their strings, attributes and types in different ways. So the encodings are walked side by side, and where
//! both name an entry, the entries are compared: each of them is read once, and which goes with which is kept.

use mlirkit_diag::Result;
use mlirkit_ir::{AttrData, BodyId, Module, Type};
use mlirkit_wire::{Reader, Section, SectionId};
use rustc_hash::FxHashMap;

use crate::codec::use_list_order;
use crate::encoding::{MAX_NESTING, mask};
use crate::read::lazy_bodies::{Later, LazyFile};
use crate::tables::entries::Decoder;
use crate::tables::property_cache::{AttributeCache, Attributes};

/// Compares bodies of two modules of one context that were read lazily. One thread uses one; several may be at work.
pub struct Unread<'m, 'c> {
    old: Side<'m, 'c>,
    new: Side<'m, 'c>,
    /// Names and attributes of the first file, and those of the second that are the same.
    attributes: FxHashMap<Entries, Entries>,
    /// The same of types, by number; 0 where none is known, else one more than its number.
    types: Vec<u32>,
}

/// What an operation's encoding names: its name, its dictionary and its properties; 0 where there is none, else one more than
/// the number.
type Entries = (u64, u64, u64);

struct Side<'m, 'c> {
    decoder: Decoder<'m, 'm, 'c>,
    cache: AttributeCache,
    later: &'m Later,
    input: &'m [u8],
}

impl<'m, 'c> Side<'m, 'c> {
    fn new(module: &'m Module<'c>) -> Option<Self> {
        let lazy: &LazyFile = module.unread()?.downcast_ref()?;
        let (decoder, later, input) = lazy.parts(module.context())?;
        Some(Self { decoder, cache: AttributeCache::default(), later, input })
    }

    fn version(&self) -> u64 {
        self.decoder.file.version
    }

    /// Reads an operation as far as its types.
    fn head(&mut self, reader: &mut Reader<'m>) -> Result<(Entries, u8)> {
        let name = reader.read_varint()?;
        let mask = reader.read_byte()?;
        let _location = reader.read_varint()?;
        let mut entry = |bit| if mask & bit == 0 { Ok(0) } else { reader.read_varint().map(|at| at.saturating_add(1)) };
        Ok(((name.saturating_add(1), entry(mask::ATTRS)?, entry(mask::PROPERTIES)?), mask))
    }

    /// What they say.
    fn attributes(&mut self, reader: &Reader<'m>, entries: Entries) -> Result<(mlirkit_ir::OpName, Attributes)> {
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

    /// Reads the type of an argument; its location is passed over.
    fn argument(&self, reader: &mut Reader<'m>) -> Result<u64> {
        let (ty, located) =
            if self.version() >= 4 { reader.read_varint_with_flag()? } else { (reader.read_varint()?, true) };
        if located {
            reader.read_varint()?;
        }
        Ok(ty)
    }

    /// Passes over the order in which values are used.
    fn pass_orders(&self, reader: &mut Reader<'m>, there: bool, values: usize) -> Result<()> {
        if there && self.version() >= 3 {
            use_list_order::read(reader, values)?;
        }
        Ok(())
    }
}

/// Regions that are walked on both sides.
struct Frame<'m> {
    old: Reader<'m>,
    new: Reader<'m>,
    /// How many regions are to come, blocks of the current one, operations of the current block.
    regions: u64,
    blocks: u64,
    ops: u64,
    /// Whether they stand in a section of their own.
    section: bool,
}

impl<'m, 'c> Unread<'m, 'c> {
    /// For two modules; `None` if one of them was read at once, or if releases differ in what the encodings mean.
    #[must_use]
    pub fn new(old: &'m Module<'c>, new: &'m Module<'c>) -> Option<Self> {
        let (old, new) = (Side::new(old)?, Side::new(new)?);
        let (a, b) = (old.decoder.file, new.decoder.file);
        let fits = (a.release, a.is_foreign, a.is_snapshot) == (b.release, b.is_foreign, b.is_snapshot);
        let types = vec![0; a.types.len()];
        fits.then(|| Self { old, new, attributes: FxHashMap::default(), types })
    }

    /// Whether two bodies are sure to hold the same, locations and orders of uses aside. `false` where they do not, and where
    /// only reading them will tell.
    pub fn alike(&mut self, old: BodyId, new: BodyId) -> bool {
        let (Some(a), Some(b)) = (self.old.later.get(old), self.new.later.get(new)) else { return false };
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
                    Found::Different => return Ok(false),
                    Found::Same => {}
                    Found::Regions(_) if frames.len() > usize::from(MAX_NESTING) => return Ok(false),
                    Found::Regions(inner) => frames.push(inner),
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

    fn op(&mut self, frame: &mut Frame<'m>) -> Result<Found<'m>> {
        let (entries, mask) = self.old.head(&mut frame.old)?;
        let (others, other_mask) = self.new.head(&mut frame.new)?;
        // Where a property stands and whether orders of uses are told differs between files that say the same.
        const PARTS: u8 = mask::RESULTS | mask::OPERANDS | mask::SUCCESSORS | mask::REGIONS;
        if mask & PARTS != other_mask & PARTS {
            return Ok(Found::Different);
        }
        if self.attributes.get(&entries) != Some(&others) {
            if self.old.attributes(&frame.old, entries)? != self.new.attributes(&frame.new, others)? {
                return Ok(Found::Different);
            }
            self.attributes.insert(entries, others);
        }
        let mut results = 0;
        if mask & mask::RESULTS != 0 {
            results = frame.old.read_count(1)?;
            if frame.new.read_count(1)? != results {
                return Ok(Found::Different);
            }
            for _ in 0..results {
                let (a, b) = (frame.old.read_varint()?, frame.new.read_varint()?);
                if !self.same_type(frame, a, b)? {
                    return Ok(Found::Different);
                }
            }
        }
        // Values and blocks have the same numbers where everything before them is the same.
        for bit in [mask::OPERANDS, mask::SUCCESSORS] {
            if mask & bit != 0 {
                let count = frame.old.read_count(1)?;
                if frame.new.read_count(1)? != count {
                    return Ok(Found::Different);
                }
                for _ in 0..count {
                    if frame.old.read_varint()? != frame.new.read_varint()? {
                        return Ok(Found::Different);
                    }
                }
            }
        }
        self.old.pass_orders(&mut frame.old, mask & mask::USE_ORDERS != 0, results)?;
        self.new.pass_orders(&mut frame.new, other_mask & mask::USE_ORDERS != 0, results)?;
        if mask & mask::REGIONS == 0 {
            return Ok(Found::Same);
        }
        let (regions, isolated) = frame.old.read_varint_with_flag()?;
        if frame.new.read_varint_with_flag()? != (regions, isolated) {
            return Ok(Found::Different);
        }
        if !isolated {
            return Ok(Found::Regions(Frame {
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
            return Ok(Found::Different);
        }
        let (old, new) = (old.reader(), new.reader());
        Ok(Found::Regions(Frame { old, new, regions, blocks: 0, ops: 0, section: true }))
    }

    /// Whether two types are the same, by their numbers.
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

/// What two operations are.
enum Found<'m> {
    Different,
    Same,
    /// The same but for their regions, which follow.
    Regions(Frame<'m>),
}
