//! Deferred constants: integers and floats that are the only property of an operation. Verification nearly always needs
//! only their kind and type, so streaming functions do not decode them.
//!
//! The handle of such a property list follows from the index of its properties entry. The handle of the number follows
//! from its attribute index, as for locations. If another attribute refers to the number, the number is decoded as
//! well. It then has two handles, both of which are recorded.

use std::hash::{BuildHasher, Hasher};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use foldhash::fast::RandomState;
use mlirkit_ir::engine::{AdoptLists, AdoptLocs, ListSource};
use mlirkit_ir::{Attr, AttrData, Context, FloatAttr, IntegerAttr, Props, Type, TypeData, ValueKind};
use mlirkit_num::ApInt;
use mlirkit_wire::{QuickReader, Reader};
use rustc_hash::{FxHashMap, FxHasher};

use crate::codec::builtin::attr_code as code;
use crate::codec::options::ReadOptions;
use crate::encoding::MAX_NESTING;
use crate::tables::entries::Decoder;
use crate::tables::file::{File, OpenFile};
use crate::tables::plain_entries::quick_bits;

/// The kind and type of a number, packed into one nonzero word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Number(u32);

impl Number {
    fn new(kind: ValueKind, ty: Type) -> Option<Self> {
        let ty = u32::try_from(ty.index()).ok().filter(|ty| ty >> 31 == 0)?;
        Some(Self(ty << 1 | u32::from(kind == ValueKind::Float)))
    }

    #[inline]
    fn from_word(word: u32) -> Option<Self> {
        (word != 0).then_some(Self(word))
    }

    #[inline]
    fn kind(self) -> ValueKind {
        if self.0 & 1 == 0 { ValueKind::Integer } else { ValueKind::Float }
    }

    #[inline]
    pub(crate) fn ty(self) -> Option<Type> {
        Type::from_index(self.0 >> 1)
    }

    /// Decodes the number at attribute index `index`. `None` if it is malformed.
    fn read(self, file: &File<'_>, ctx: &Context, index: u32) -> Option<AttrData> {
        let ty = self.ty()?;
        let (start, _, _) = file.entries.place(index as usize)?;
        let mut data = QuickReader::new(file.entries.bytes().get(usize::try_from(start).ok()?..)?);
        let _ = (data.varint()?, data.varint()?);
        let width = number_width(ctx, ty)?;
        let bits = quick_bits(width, &mut data)?;
        Some(match self.kind() {
            ValueKind::Float => AttrData::Float(FloatAttr::new(ty, bits.into())),
            _ => AttrData::Integer(IntegerAttr { ty, value: ApInt::from_u64(width, bits) }),
        })
    }
}

/// The integers and floats in a file that have handles but have not been decoded.
pub(crate) struct DeferredConstants {
    /// The handle of the property list for the first properties entry.
    first_list: usize,
    /// The handle of the first attribute, if numbers have handles.
    first_attr: Option<usize>,
    /// For each properties entry: the kind and type of the number in its list, and the attribute index of the number. 0
    /// for a list that is decoded rather than deferred.
    lists: Box<[AtomicU64]>,
    /// For each attribute slot, the kind and type of the number; 0 for an attribute that is decoded rather than
    /// deferred.
    numbers: Box<[AtomicU32]>,
    /// Pairs of handle and attribute index, for the deferred numbers that were also decoded because another attribute
    /// refers to them.
    made: Mutex<FxHashMap<u32, u32>>,
    has_made: AtomicBool,
    /// The keys of all numbers in the file.
    keys: Mutex<Vec<u64>>,
}

impl DeferredConstants {
    fn new(first_list: Props, first_attr: Option<usize>, file: &File<'_>, keys: Vec<u64>) -> Self {
        Self {
            first_list: first_list.index(),
            first_attr,
            lists: (0..file.properties.len()).map(|_| AtomicU64::new(0)).collect(),
            numbers: (0..file.attrs.others()).map(|_| AtomicU32::new(0)).collect(),
            made: Mutex::default(),
            has_made: AtomicBool::new(false),
            keys: Mutex::new(keys),
        }
    }

    /// Records that a properties entry contains only the number at attribute index `attr`. Returns the handle of the
    /// entry's property list.
    fn set_list(&self, entry: usize, attr: u32, number: Number) -> Option<Props> {
        self.lists.get(entry)?.store(u64::from(number.0) << 32 | u64::from(attr), Ordering::Relaxed);
        Props::from_index(u32::try_from(self.first_list + entry).ok()?)
    }

    /// Returns the attribute index and the number in the property list of an entry; `None` if the list is not deferred.
    #[inline]
    fn of_entry(&self, entry: usize) -> Option<(u32, Number)> {
        let word = self.lists.get(entry)?.load(Ordering::Relaxed);
        Some((word as u32, Number::from_word((word >> 32) as u32)?))
    }

    /// Returns the attribute in a deferred property list, with its type. `None` for any other property list.
    #[inline]
    pub(crate) fn list(&self, props: Option<Props>) -> Option<(Attr, Type)> {
        let (index, number) = self.of_entry(props?.index().checked_sub(self.first_list)?)?;
        Some((self.attr(index)?, number.ty()?))
    }

    /// Returns the index of the properties entry that a deferred property list comes from. `None` for any other
    /// property list.
    #[inline]
    pub(crate) fn entry(&self, props: Option<Props>) -> Option<u64> {
        let entry = props?.index().checked_sub(self.first_list)?;
        self.of_entry(entry).map(|_| entry as u64)
    }

    #[inline]
    fn attr(&self, index: u32) -> Option<Attr> {
        Attr::from_index(u32::try_from(self.first_attr?).ok()? + index)
    }

    #[inline]
    fn number_at(&self, slot: usize) -> Option<Number> {
        Number::from_word(self.numbers.get(slot)?.load(Ordering::SeqCst))
    }

    fn lock(&self) -> MutexGuard<'_, FxHashMap<u32, u32>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records that an attribute has been decoded, before its handle is published. Only needed if the attribute is also
    /// a deferred constant.
    #[inline]
    pub(crate) fn has_been_made(&self, (index, slot): (u32, usize), handle: u32) {
        if self.first_attr.is_some() && self.number_at(slot).is_some() {
            self.lock().insert(handle, index);
            self.has_made.store(true, Ordering::Release);
        }
    }

    /// Returns the handle that an attribute has as a deferred constant, with its type. `None` if it is not a deferred
    /// constant. The attribute may also have been decoded after it was deferred.
    #[inline]
    pub(crate) fn number(&self, file: &File<'_>, attr: Attr) -> Option<(Attr, Type)> {
        let index = match attr.index().checked_sub(self.first_attr?).filter(|index| *index < file.attrs.len()) {
            Some(index) => index as u32,
            None if !self.has_made.load(Ordering::Acquire) => return None,
            None => *self.lock().get(&(attr.index() as u32))?,
        };
        let number = self.number_at(file.attrs.slot(index.into())?)?;
        Some((self.attr(index)?, number.ty()?))
    }

    /// Returns true if no two numbers in the file are equal. Takes the keys, so it may be called once.
    pub(crate) fn are_different(&self) -> bool {
        let keys = std::mem::take(&mut *self.keys.lock().unwrap_or_else(PoisonError::into_inner));
        are_different(keys.iter().copied())
    }

    /// Returns pairs of handle and attribute index, for the deferred numbers that were also decoded.
    pub(crate) fn others(&self) -> Vec<(u32, u32)> {
        self.lock().iter().map(|(handle, index)| (*handle, *index)).collect()
    }
}

/// A source that decodes deferred property lists on demand.
struct Lists {
    opened: Arc<OpenFile>,
    options: ReadOptions,
}

impl ListSource for Lists {
    #[inline]
    fn kind(&self, at: usize) -> Option<(ValueKind, Type)> {
        let (_, number) = self.opened.borrow_dependent().unmade.get()?.of_entry(at)?;
        Some((number.kind(), number.ty()?))
    }

    fn number(&self, ctx: &Context, at: usize) -> Option<AttrData> {
        let file = self.opened.borrow_dependent();
        let (index, number) = file.unmade.get()?.of_entry(at)?;
        number.read(file, ctx, index)
    }

    #[cold]
    fn list(&self, ctx: &Context, at: usize) -> Option<Props> {
        let file = self.opened.borrow_dependent();
        let (index, _) = file.unmade.get()?.of_entry(at)?;
        let mut decoder = Decoder::new(file, self.opened.borrow_owner(), ctx, &self.options);
        let attr = decoder.attr(&Reader::new(&[], 0, None), index.into()).ok()?;
        ctx.props(&[Some(attr)])
    }
}

/// Returns the width in bits of a number with this type. `None` if the type is not numeric.
#[inline(always)]
fn number_width(ctx: &Context, ty: Type) -> Option<u32> {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Index => Some(64),
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    }
}

/// Begins to defer the numbers in a file that is being rewritten. Its locations must have been added to the context,
/// because numbers share their handle range. They must also be encoded as this library would write them.
pub(crate) fn leave_numbers(opened: &Arc<OpenFile>, keys: Vec<u64>, ctx: &Context, options: &ReadOptions) {
    let (file, attrs) = (opened.borrow_dependent(), ctx.adopted_locs().range());
    if file.has_exact_locs() && attrs.len() == file.attrs.len() {
        leave(opened, Some(attrs.start), keys, ctx, options);
    }
}

/// Begins to defer the numbers in a file. Must be called before any handle is used.
pub(crate) fn pass_over_numbers(opened: &Arc<OpenFile>, ctx: &Context, options: &ReadOptions) {
    leave(opened, None, Vec::new(), ctx, options);
}

fn leave(opened: &Arc<OpenFile>, first_attr: Option<usize>, keys: Vec<u64>, ctx: &Context, options: &ReadOptions) {
    let file = opened.borrow_dependent();
    if file.properties.is_empty() {
        return;
    }
    let lists = Lists { opened: opened.clone(), options: options.clone() };
    if let Some(first) = ctx.adopt_lists(file.properties.len(), Box::new(lists)) {
        let _ = file.unmade.set(DeferredConstants::new(first, first_attr, file, keys));
    }
}

impl<'a> Decoder<'_, 'a, '_> {
    /// Returns the number that is the only attribute in a properties entry. `None` if it has already been decoded, or
    /// if it is not encoded as this library would write it.
    #[inline]
    pub(crate) fn unmade_number(&mut self, mut entry: QuickReader<'a>) -> Option<(u32, Number)> {
        let unmade = self.file.unmade.get()?;
        let index = entry.varint()?;
        let slot = self.file.attrs.slot(index).filter(|_| entry.remaining() == 0 && !entry.is_wasteful())?;
        if !matches!(self.file.attrs.get(index), Some(None)) {
            return None;
        }
        if let Some(number) = unmade.number_at(slot) {
            return Some((index as u32, number));
        }
        if !self.reads_plainly() {
            return None;
        }
        let mut data = self.plain_entry(index)?;
        let work = data.remaining() as u64 + 1;
        let code = data.varint()?;
        if !matches!(code, code::INTEGER | code::FLOAT) {
            return None;
        }
        let (ty, nesting) = self.known_type(&mut data)?;
        let kind = if code == code::FLOAT { ValueKind::Float } else { ValueKind::Integer };
        let is_float = matches!(self.ctx.type_data(ty), TypeData::Float(_));
        let width = number_width(self.ctx, ty).filter(|_| is_float == (code == code::FLOAT))?;
        let value = quick_bits(width, &mut data)?;
        // Bits beyond the width would be lost when writing.
        let fits = value.checked_shr(width).unwrap_or(0) == 0;
        let in_order = fits && data.remaining() == 0 && !data.is_wasteful() && nesting < MAX_NESTING;
        (in_order && self.has_time_for(work)).then_some(())?;
        Some((index as u32, Number::new(kind, ty)?))
    }

    /// Returns the handle of a property list that consists of this number. `entry` is its properties entry. `None` if
    /// another thread has decoded the attribute in the meantime.
    #[inline]
    pub(crate) fn unmade_list(&self, entry: usize, (index, number): (u32, Number)) -> Option<Props> {
        let unmade = self.file.unmade.get()?;
        let slot = self.file.attrs.slot(index.into())?;
        // Either a thread that decodes the attribute sees this store, or this thread sees its handle.
        unmade.numbers.get(slot)?.store(number.0, Ordering::SeqCst);
        matches!(self.file.attrs.get(index.into()), Some(None)).then_some(())?;
        unmade.set_list(entry, index, number)
    }

    /// Returns true if an attribute is a deferred constant that has not been decoded.
    pub(crate) fn is_unmade(&self, index: u64) -> bool {
        let number = || self.file.unmade.get()?.number_at(self.file.attrs.slot(index)?);
        matches!(self.file.attrs.get(index), Some(None)) && number().is_some()
    }
}

/// Returns a key for the number encoded in the first `len` bytes; `None` if they are not a number. Equal numbers that
/// are encoded as this library would write them have equal keys. Different numbers may have the same key; the file is
/// then read eagerly.
#[inline]
pub(crate) fn key(bytes: &[u8], len: usize) -> Option<u64> {
    let code = bytes.first().map(|first| u64::from(first >> 1));
    if !matches!(code, Some(code::INTEGER | code::FLOAT)) {
        return None;
    }
    bytes.get(..len).map(word)
}

/// Packs bytes into a word. Different strings of up to seven bytes give different words; longer ones are hashed.
#[inline]
pub(crate) fn word(bytes: &[u8]) -> u64 {
    if bytes.len() > 7 {
        let mut hasher = FxHasher::default();
        hasher.write(bytes);
        return hasher.finish();
    }
    bytes.iter().rfold(bytes.len() as u64, |word, byte| word << 8 | u64::from(*byte))
}

/// Returns true if all keys are different.
pub(crate) fn are_different(keys: impl ExactSizeIterator<Item = u64> + Clone) -> bool {
    /// The maximum number of slots to probe for a key. Beyond it, sorting is as fast.
    const FAR: usize = 64;
    let hasher = RandomState::default();
    // 0 marks a free slot.
    let mut places = vec![0_u64; (2 * keys.len()).next_power_of_two()];
    let (mask, mut has_zero) = (places.len() - 1, false);
    for key in keys.clone() {
        if key == 0 {
            if std::mem::replace(&mut has_zero, true) {
                return false;
            }
            continue;
        }
        let first = hasher.hash_one(key) as usize;
        let place = (first..first.saturating_add(FAR)).find_map(|at| match places.get(at & mask) {
            Some(0) => Some(Ok(at & mask)),
            Some(known) if *known == key => Some(Err(())),
            _ => None,
        });
        match place {
            Some(Ok(at)) => places[at] = key,
            Some(Err(())) => return false,
            None => return are_different_when_sorted(keys.collect()),
        }
    }
    true
}

#[cold]
fn are_different_when_sorted(mut keys: Vec<u64>) -> bool {
    keys.sort_unstable();
    keys.is_sorted_by(|one, other| one < other)
}

#[cfg(test)]
mod tests {
    use super::are_different;
    use super::are_different_when_sorted;
    use super::code;
    use super::key;
    use super::word;

    #[test]
    fn short_byte_strings_have_different_words() {
        let all: Vec<Vec<u8>> = (0..=7).flat_map(|len| [0, 1, 7, 255].map(|byte| vec![byte; len])).collect();
        let mut words: Vec<u64> = all.iter().map(|bytes| word(bytes)).collect();
        words.push(word(b"12345678"));
        words.push(word(b"12345679"));
        words.sort_unstable();
        words.dedup();
        // There is only one byte string of length 0.
        assert_eq!(words.len(), 4 * 7 + 1 + 2);
        assert!(are_different(words.iter().copied()));
        words.push(word(&[7, 7]));
        assert!(!are_different(words.iter().copied()));
    }

    #[test]
    fn repeated_keys_are_found() {
        for count in [0, 1, 2, 3, 100, 5000] {
            let keys = |step: u64| (0..count).map(move |key: usize| (key as u64).wrapping_mul(step));
            for step in [1, 1 << 20, 0x9E37_79B9_7F4A_7C15] {
                assert!(are_different(keys(step)) && are_different_when_sorted(keys(step).collect()));
                for twice in keys(step).step_by(997) {
                    let keys: Vec<u64> = keys(step).chain([twice]).collect();
                    assert!(!are_different(keys.iter().copied()) && !are_different_when_sorted(keys));
                }
            }
        }
    }

    #[test]
    fn integers_and_floats_have_keys() {
        let entry = |code: u64| [code as u8 * 2 + 1, 5, 9, 1, 2];
        assert_eq!(key(&entry(code::INTEGER), 3), Some(word(&[code::INTEGER as u8 * 2 + 1, 5, 9])));
        assert!(key(&entry(code::FLOAT), 3).is_some());
        assert_eq!((key(&entry(code::STRING), 3), key(&[], 0), key(&entry(code::FLOAT), 9)), (None, None, None));
    }
}
