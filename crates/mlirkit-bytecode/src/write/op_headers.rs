//! Headers shared by many operations in relocatable bodies: name, attributes, properties and result type. A header that
//! occurs again is stored once, and operations refer to it by index.

use std::sync::OnceLock;

use mlirkit_ir::{Attr, OpName, Props, Type};
use mlirkit_wire::Encoder;

use crate::encoding::mask;
use crate::write::op_section::{FinalNumbers, OpEncoder};

/// The bit that marks a word in relocatable code as the index of a header. Without it, the word is the handle of an
/// operation name.
const IS_PLACE: u32 = 1 << 31;

/// Returns the index of the header that a word refers to. `None` if the word is the handle of an operation name
/// instead.
#[inline(always)]
pub(crate) fn place(word: u32) -> Option<usize> {
    (word & IS_PLACE != 0).then_some((word & !IS_PLACE) as usize)
}

/// The header of an operation that has at most one result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OpHeader {
    pub(crate) name: OpName,
    pub(crate) attrs: Option<Attr>,
    pub(crate) props: Option<Props>,
    pub(crate) result: Option<Type>,
}

/// A cache slot: the most recent header with a given hash.
#[derive(Debug, Clone, Copy)]
struct Slot {
    head: OpHeader,
    /// One more than the index of the header if it has occurred more than once; otherwise 0.
    number: u32,
    /// The number of the last body in which the header occurred.
    body: u32,
}

/// The number of cache slots.
const SLOTS: usize = 1 << 11;

/// The headers that one writer has encountered.
#[derive(Debug, Default)]
pub(crate) struct OpHeaders {
    lately: Vec<Option<Slot>>,
    /// The headers by index, each with a flag that is set if it has an entry in the properties section.
    all: Vec<(OpHeader, bool)>,
    body: u32,
}

impl OpHeaders {
    /// Begins a body. Must be called before the body's first operation.
    pub(crate) fn begin_body(&mut self) {
        self.body = self.body.wrapping_add(1);
    }

    /// Returns the word that represents a header in relocatable code, and whether the body must list the header's
    /// properties. `None` if the header has not occurred recently.
    #[inline(always)]
    pub(crate) fn find(&mut self, head: OpHeader, has_entry: impl FnOnce() -> bool) -> Option<(u32, bool)> {
        let mix = |hash: u32, part: usize| (hash ^ part as u32).wrapping_mul(0x9E37_79B1).rotate_left(13);
        let hash = mix(mix(0, head.name.index()), head.props.map_or(0, Props::index));
        let hash = mix(mix(hash, head.attrs.map_or(0, Attr::index)), head.result.map_or(0, Type::index));
        if self.lately.is_empty() {
            self.lately.resize(SLOTS, None);
        }
        let slot = self.lately.get_mut(hash as usize % SLOTS)?;
        let Some(known) = slot.as_mut().filter(|slot| slot.head == head) else {
            *slot = Some(Slot { head, number: 0, body: self.body });
            return None;
        };
        if known.number == 0 {
            self.all.push((head, has_entry()));
            known.number = u32::try_from(self.all.len()).ok().filter(|number| *number < IS_PLACE)?;
        }
        let place = known.number - 1;
        let is_new_here = std::mem::replace(&mut known.body, self.body) != self.body;
        let has_entry = is_new_here && self.all.get(place as usize).is_some_and(|(_, has)| *has);
        Some((place | IS_PLACE, has_entry))
    }
}

/// The headers of a writer, shared with the threads that complete its bodies.
#[derive(Debug, Default)]
pub(crate) struct SharedHeaders {
    all: OnceLock<Vec<(OpHeader, bool)>>,
    ready: OnceLock<Vec<EncodedHeader>>,
}

/// A header encoded with the final numbers.
#[derive(Debug)]
pub(crate) struct EncodedHeader {
    /// The encoded number of the operation name, and the length of that encoding in bytes.
    pub(crate) name: ([u8; 16], usize),
    /// The bits of the operation's mask that follow from the header.
    pub(crate) mask: u8,
    /// The encoded bytes that follow the location, and their length.
    pub(crate) rest: ([u8; 16], usize),
}

impl SharedHeaders {
    /// Stores the headers of a writer that has finished.
    pub(crate) fn give(&self, heads: OpHeaders) {
        let _ = self.all.set(heads.all);
    }

    /// Returns the encoded headers by index. The first call encodes them.
    pub(crate) fn ready(&self, encoder: FinalNumbers<'_>) -> &[EncodedHeader] {
        self.ready.get_or_init(|| {
            let mut out = Encoder::new();
            let ready = |(head, has_entry): &(OpHeader, bool)| EncodedHeader::new(encoder, head, *has_entry, &mut out);
            self.all.get().map_or(&[][..], |all| all).iter().map(ready).collect()
        })
    }
}

impl EncodedHeader {
    fn new(mut encoder: FinalNumbers<'_>, head: &OpHeader, has_entry: bool, out: &mut Encoder<'_>) -> Self {
        let attrs = head.attrs.map(|attrs| encoder.attr(attrs));
        let entry = if has_entry { encoder.entry(head.name, head.props) } else { None };
        let result = head.result.map(|ty| encoder.ty(ty));
        let bits = [(attrs, mask::ATTRS), (entry, mask::PROPERTIES), (result, mask::RESULTS)];
        let numbers = [attrs, entry, result.map(|_| 1), result];
        Self {
            name: bytes(&[Some(encoder.name(head.name).0)], out),
            mask: bits.into_iter().filter_map(|(number, bit)| number.map(|_| bit)).sum(),
            rest: bytes(&numbers, out),
        }
    }
}

/// Encodes numbers into an array of 16 bytes, which has room for three 32-bit numbers and a small one. Returns the
/// array and the encoded length.
fn bytes(numbers: &[Option<u64>], out: &mut Encoder<'_>) -> ([u8; 16], usize) {
    out.clear();
    numbers.iter().flatten().for_each(|number| out.varint(*number));
    let (written, mut bytes) = (out.as_slice().unwrap_or_default(), [0; 16]);
    bytes.iter_mut().zip(written).for_each(|(byte, written)| *byte = *written);
    (bytes, written.len())
}
