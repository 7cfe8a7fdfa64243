//! The texts of attributes, types and properties that were written: they stay the same while one file is printed.

use mlirkit_ir::{Attr, OpName, Props, Type};

use super::push::push_part;

/// Longer texts are made again each time.
pub(super) const LONGEST_REMEMBERED: usize = 256;

/// What is remembered.
#[derive(Debug, Default)]
pub(super) struct Memory {
    /// Whether something is being written, maybe to be remembered.
    pub(super) busy: bool,
    text: Vec<u8>,
    attrs: Pages<Part>,
    types: Pages<Part>,
    // By operation name: the types met last.
    signatures: Vec<Signature>,
    // Lists are shared by operations with other names, which write them in other ways: here is the first one met.
    props: Pages<(u32, Part)>,
    // For the others, by operation name: the list written last.
    lists: Vec<List>,
}

/// The types of an operation, and how they are written.
#[derive(Debug, Default)]
struct Signature {
    operands: Vec<Type>,
    results: Vec<Type>,
    text: Vec<u8>,
    len: usize,
}

/// Properties, and how they are written.
#[derive(Debug, Default)]
struct List {
    props: Option<Props>,
    text: Vec<u8>,
    len: usize,
}

/// Where a text starts, and its length.
type Part = (u32, u32);

/// Whether properties have been written before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Met {
    /// No.
    Never,
    /// They have, and should be remembered.
    Before,
    /// Their text was remembered, and now written.
    Remembered,
}

/// By index, in pages.
#[derive(Debug, Default)]
struct Pages<T>(Vec<Option<Box<[T; PAGE]>>>);

/// Few of the many attributes of a file are remembered.
const PAGE: usize = 128;

impl<T: Copy + Default> Pages<T> {
    #[inline]
    fn get(&self, index: usize) -> Option<T> {
        self.0.get(index / PAGE)?.as_ref()?.get(index % PAGE).copied()
    }

    #[inline(always)]
    fn set(&mut self, index: usize, item: T) {
        let page = index / PAGE;
        if self.0.len() <= page {
            self.0.resize_with((page + 1).max(self.0.len() * 2), || None);
        }
        if let Some(page) = self.0.get_mut(page) {
            page.get_or_insert_with(|| Box::new([T::default(); PAGE]))[index % PAGE] = item;
        }
    }
}

impl Memory {
    #[inline]
    fn push(&self, out: &mut Vec<u8>, part: Option<Part>) -> bool {
        let Some((start, len)) = part.filter(|(_, len)| *len > 0) else { return false };
        push_part(out, &self.text, start as usize, len as usize);
        true
    }

    fn part(&mut self, text: &[u8]) -> Option<Part> {
        let start = u32::try_from(self.text.len()).ok()?;
        let len = u32::try_from(text.len()).ok()?;
        start.checked_add(len)?;
        self.text.extend_from_slice(text);
        Some((start, len))
    }

    /// Writes an attribute, if it is known.
    #[inline]
    pub(super) fn push_attr(&self, out: &mut Vec<u8>, attr: Attr) -> bool {
        self.push(out, self.attrs.get(attr.index()))
    }

    /// Remembers the text of an attribute.
    pub(super) fn keep_attr(&mut self, attr: Attr, text: &[u8]) {
        if let Some(part) = self.part(text) {
            self.attrs.set(attr.index(), part);
        }
    }

    /// Writes a type, if it is known.
    #[inline(always)]
    pub(super) fn push_type(&self, out: &mut Vec<u8>, ty: Type) -> bool {
        self.push(out, self.types.get(ty.index()))
    }

    /// Writes a type, if it is known and its text is neither that of a function type nor an alias, which may stand for one.
    #[inline]
    pub(super) fn push_plain_type(&self, out: &mut Vec<u8>, ty: Type) -> bool {
        let part = self.types.get(ty.index());
        let first = part.and_then(|(start, _)| self.text.get(start as usize));
        first.is_some_and(|first| !matches!(first, b'(' | b'!')) && self.push(out, part)
    }

    /// Remembers the text of a type.
    pub(super) fn keep_type(&mut self, ty: Type, text: &[u8]) {
        if let Some(part) = self.part(text) {
            self.types.set(ty.index(), part);
        }
    }

    /// Writes properties, if they are known. Most of those that are all different occur once: what occurs again is worth
    /// remembering.
    #[inline]
    pub(super) fn push_props(&mut self, out: &mut Vec<u8>, name: OpName, props: Props) -> Met {
        let own = name.index() as u32 + 1;
        match self.props.get(props.index()) {
            Some((of, part)) if of == own => match self.push(out, Some(part)) {
                true => Met::Remembered,
                false => Met::Before,
            },
            Some((1.., _)) => match self.lists.get(name.index()).filter(|list| list.props == Some(props)) {
                Some(list) => {
                    push_part(out, &list.text, 0, list.len);
                    Met::Remembered
                }
                None => Met::Before,
            },
            _ => {
                self.props.set(props.index(), (own, (0, 0)));
                Met::Never
            }
        }
    }

    /// Remembers the text of properties.
    pub(super) fn keep_props(&mut self, name: OpName, props: Props, text: &[u8]) {
        let own = name.index() as u32 + 1;
        if self.props.get(props.index()).is_some_and(|(of, _)| of == own) {
            if let Some(part) = self.part(text) {
                self.props.set(props.index(), (own, part));
            }
            return;
        }
        if self.lists.len() <= name.index() {
            self.lists.resize_with(name.index() + 1, List::default);
        }
        if let Some(list) = self.lists.get_mut(name.index()) {
            list.props = Some(props);
            list.len = keep(&mut list.text, text);
        }
    }

    /// Writes the types of an operation, if they are those that the one of its name before had.
    #[inline]
    pub(super) fn push_signature(
        &self,
        out: &mut Vec<u8>,
        name: OpName,
        operands: impl ExactSizeIterator<Item = Type>,
        results: &[Type],
    ) -> bool {
        let Some(known) = self.signatures.get(name.index()).filter(|known| known.len > 0) else { return false };
        let same = known.operands.len() == operands.len()
            && *known.results == *results
            && known.operands.iter().zip(operands).all(|(a, b)| *a == b);
        if same {
            push_part(out, &known.text, 0, known.len);
        }
        same
    }

    /// Remembers the types of an operation.
    pub(super) fn keep_signature(
        &mut self,
        name: OpName,
        operands: impl Iterator<Item = Type>,
        results: &[Type],
        text: &[u8],
    ) {
        if self.signatures.len() <= name.index() {
            self.signatures.resize_with(name.index() + 1, Signature::default);
        }
        let Some(known) = self.signatures.get_mut(name.index()) else { return };
        known.len = 0;
        if text.len() > LONGEST_REMEMBERED {
            return;
        }
        known.operands.clear();
        known.operands.extend(operands);
        known.results.clear();
        known.results.extend_from_slice(results);
        known.len = keep(&mut known.text, text);
    }
}

/// Puts a text where another was, with room behind it if it is short: its length.
fn keep(place: &mut Vec<u8>, text: &[u8]) -> usize {
    place.clear();
    place.extend_from_slice(text);
    place.resize(text.len().max(64), b' ');
    text.len()
}
