//! The texts of properties and signatures that were printed. They stay the same while one file is printed.

use mlirkit_ir::{OpName, OpRef, Props, Type};

use super::OpPrinter;
use crate::printer::{Arena, LONGEST_REMEMBERED, Pages, Part, push_part};

/// The cache of a printer: texts of properties and signatures.
#[derive(Debug, Default)]
pub(crate) struct OpTexts {
    text: Arena,
    /// By operation name: the signature printed last.
    signatures: Vec<Signature>,
    /// By list of properties: the operation name (from 1) that had it first, and the text. Operations of other names may share the
    /// list and print it differently.
    props: Pages<(u32, Part)>,
    /// By operation name: the list printed last, of lists that another name had first.
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

/// Whether properties have been written before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Met {
    /// No.
    Never,
    /// They have, and should be remembered.
    Before,
    /// Their text was remembered, and now written.
    Remembered,
}

impl OpTexts {
    /// Writes properties, if they are known. Most of those that are all different occur once: what occurs again is worth
    /// remembering.
    #[inline]
    fn push_props(&mut self, out: &mut Vec<u8>, name: OpName, props: Props) -> Met {
        let own = name.index() as u32 + 1;
        match self.props.get(props.index()) {
            Some((of, part)) if of == own => match self.text.push(out, Some(part)) {
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
    fn keep_props(&mut self, name: OpName, props: Props, text: &[u8]) {
        let own = name.index() as u32 + 1;
        if self.props.get(props.index()).is_some_and(|(of, _)| of == own) {
            if let Some(part) = self.text.add(text) {
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
    fn push_signature(
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
    fn keep_signature(&mut self, name: OpName, operands: impl Iterator<Item = Type>, results: &[Type], text: &[u8]) {
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

impl OpPrinter<'_, '_> {
    /// Writes the properties of an operation with this name, which `print` writes. Those met several times are remembered.
    pub(crate) fn properties(&mut self, name: OpName, props: Props, print: impl FnOnce(&mut Self)) {
        if !self.remembers() {
            return print(self);
        }
        match self.texts.push_props(&mut self.base.out.buffer, name, props) {
            Met::Remembered => {}
            Met::Never => print(self),
            Met::Before => {
                let kept = self.base.begin_kept();
                print(self);
                if let Some(start) = self.base.end_kept(kept) {
                    let text = self.base.out.buffer.get(start..).unwrap_or_default();
                    self.texts.keep_props(name, props, text);
                }
            }
        }
    }

    /// Writes what depends on the types of an operation alone, which `print` writes, if it is not what was written for the
    /// operation of its name before.
    pub(crate) fn signature(&mut self, op: OpRef<'_, '_>, print: impl FnOnce(&mut Self)) {
        if !self.remembers() {
            return print(self);
        }
        let arena = op.signature();
        let (operands, results) = (arena.operands(op.id), arena.result_types(op.id));
        let types = operands.iter().map(|value| arena.ty(*value));
        let name = arena.op(op.id).name;
        if self.texts.push_signature(&mut self.base.out.buffer, name, types.clone(), results) {
            return;
        }
        let (start, flushes) = (self.base.out.buffer.len(), self.base.out.flushes);
        print(self);
        if self.base.is_intact(flushes) {
            let text = self.base.out.buffer.get(start..).unwrap_or_default();
            self.texts.keep_signature(name, types, results, text);
        }
    }

    /// Writes what depends on the types of an operation alone, if it was written for the one of its name before, where texts are remembered.
    #[inline(always)]
    pub(crate) fn known_signature(
        &mut self,
        name: OpName,
        operands: impl ExactSizeIterator<Item = Type>,
        results: &[Type],
    ) -> bool {
        self.texts.push_signature(&mut self.base.out.buffer, name, operands, results)
    }
}
