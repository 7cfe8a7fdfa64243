//! What many operations of a draft have in common: all that stands in them but the location, operands, successors and regions.
//! What is met for the second time is kept once, and named by its number.

use std::sync::OnceLock;

use mlirkit_ir::{Attr, OpName, Props, Type};
use mlirkit_wire::Encoder;

use crate::encoding::mask;
use crate::write::op_section::{Numbered, Says};

/// Marks the place of a head, where otherwise the handle of a name stands.
const IS_PLACE: u32 = 1 << 31;

/// The place of a head that a word of a draft stands for; `None` if it is the handle of a name.
#[inline(always)]
pub(crate) fn place(word: u32) -> Option<usize> {
    (word & IS_PLACE != 0).then_some((word & !IS_PLACE) as usize)
}

/// What operations with one result or none have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) name: OpName,
    pub(crate) attrs: Option<Attr>,
    pub(crate) props: Option<Props>,
    pub(crate) result: Option<Type>,
}

/// What was met last of those that share a slot.
#[derive(Debug, Clone, Copy)]
struct Slot {
    head: Head,
    /// Its place, from 1 on, if it was met before; otherwise 0.
    number: u32,
    /// The last body in which it was met.
    body: u32,
}

/// How many slots there are.
const SLOTS: usize = 1 << 11;

/// The heads that a drafter knows.
#[derive(Debug, Default)]
pub(crate) struct Heads {
    lately: Vec<Option<Slot>>,
    /// By place, and whether there are properties.
    all: Vec<(Head, bool)>,
    body: u32,
}

impl Heads {
    /// What comes next is in another body.
    pub(crate) fn begin_body(&mut self) {
        self.body = self.body.wrapping_add(1);
    }

    /// What stands in a draft for a head, and whether its properties are to be listed for the body; `None` if it was not met lately.
    #[inline(always)]
    pub(crate) fn find(&mut self, head: Head, has_entry: impl FnOnce() -> bool) -> Option<(u32, bool)> {
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

/// The heads of one drafter, for those who complete its drafts.
#[derive(Debug, Default)]
pub(crate) struct Given {
    all: OnceLock<Vec<(Head, bool)>>,
    ready: OnceLock<Vec<Ready>>,
}

/// A head as it is written.
#[derive(Debug)]
pub(crate) struct Ready {
    /// The bytes of the name, and how many they are.
    pub(crate) name: ([u8; 16], usize),
    /// The part of the mask that follows from it.
    pub(crate) mask: u8,
    /// The bytes behind the location.
    pub(crate) rest: ([u8; 16], usize),
}

impl Given {
    /// Takes what a drafter knows in the end.
    pub(crate) fn give(&self, heads: Heads) {
        let _ = self.all.set(heads.all);
    }

    /// The heads by place, as these numbers have them.
    pub(crate) fn ready(&self, says: Numbered<'_>) -> &[Ready] {
        self.ready.get_or_init(|| {
            let mut out = Encoder::new();
            let ready = |(head, has_entry): &(Head, bool)| Ready::new(says, head, *has_entry, &mut out);
            self.all.get().map_or(&[][..], |all| all).iter().map(ready).collect()
        })
    }
}

impl Ready {
    fn new(mut says: Numbered<'_>, head: &Head, has_entry: bool, out: &mut Encoder<'_>) -> Self {
        let attrs = head.attrs.map(|attrs| says.attr(attrs));
        let entry = if has_entry { says.entry(head.name, head.props) } else { None };
        let result = head.result.map(|ty| says.ty(ty));
        let bits = [(attrs, mask::ATTRS), (entry, mask::PROPERTIES), (result, mask::RESULTS)];
        let numbers = [attrs, entry, result.map(|_| 1), result];
        Self {
            name: bytes(&[Some(says.name(head.name).0)], out),
            mask: bits.into_iter().filter_map(|(number, bit)| number.map(|_| bit)).sum(),
            rest: bytes(&numbers, out),
        }
    }
}

/// Numbers as they are written, three of 32 bits and a small one at most.
fn bytes(numbers: &[Option<u64>], out: &mut Encoder<'_>) -> ([u8; 16], usize) {
    out.clear();
    numbers.iter().flatten().for_each(|number| out.varint(*number));
    let (written, mut bytes) = (out.as_slice().unwrap_or_default(), [0; 16]);
    bytes.iter_mut().zip(written).for_each(|(byte, written)| *byte = *written);
    (bytes, written.len())
}
