//! Cached printed forms of properties and signatures, valid while one file is printed.

use mlirkit_ir::{OpName, OpRef, Props, Type};

use crate::print::OpPrinter;
use crate::text::arena::{Arena, LONGEST_REMEMBERED, TextPages, TextRange};
use crate::text::push::push_part;

/// A printer's cache of printed properties and signatures.
#[derive(Debug, Default)]
pub(crate) struct OpTexts {
    text: Arena,
    /// The most recently printed signature, by operation name.
    signatures: Vec<CachedSignature>,
    /// For each property list: the first operation name that used it (counted from 1), and the printed form. Operations
    /// with other names may print the same list differently.
    props: TextPages<(u32, TextRange)>,
    /// The most recently printed list, by operation name, for lists that an operation of another name used first.
    lists: Vec<CachedList>,
}

/// The operand and result types of an operation, with their printed form.
#[derive(Debug, Default)]
struct CachedSignature {
    operands: Vec<Type>,
    results: Vec<Type>,
    text: Vec<u8>,
    len: usize,
}

/// A property list with its printed form.
#[derive(Debug, Default)]
struct CachedList {
    props: Option<Props>,
    text: Vec<u8>,
    len: usize,
}

/// The result of a look-up in the property cache.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PropsLookup {
    /// The property list has not been printed before.
    Never,
    /// The property list has been printed once before, so its printed form is worth caching.
    Before,
    /// The printed form was cached and has been written.
    Remembered,
}

impl OpTexts {
    /// Writes the printed form of a property list from the cache, if it is cached. Lists that occur only once are not
    /// cached.
    #[inline]
    fn push_props(&mut self, out: &mut Vec<u8>, name: OpName, props: Props) -> PropsLookup {
        let own = name.index() as u32 + 1;
        match self.props.get(props.index()) {
            Some((of, part)) if of == own => match self.text.push(out, Some(part)) {
                true => PropsLookup::Remembered,
                false => PropsLookup::Before,
            },
            Some((1.., _)) => match self.lists.get(name.index()).filter(|list| list.props == Some(props)) {
                Some(list) => {
                    push_part(out, &list.text, 0, list.len);
                    PropsLookup::Remembered
                }
                None => PropsLookup::Before,
            },
            _ => {
                self.props.set(props.index(), (own, (0, 0)));
                PropsLookup::Never
            }
        }
    }

    /// Caches the printed form of a property list.
    fn keep_props(&mut self, name: OpName, props: Props, text: &[u8]) {
        let own = name.index() as u32 + 1;
        if self.props.get(props.index()).is_some_and(|(of, _)| of == own) {
            if let Some(part) = self.text.add(text) {
                self.props.set(props.index(), (own, part));
            }
            return;
        }
        if self.lists.len() <= name.index() {
            self.lists.resize_with(name.index() + 1, CachedList::default);
        }
        if let Some(list) = self.lists.get_mut(name.index()) {
            list.props = Some(props);
            list.len = keep(&mut list.text, text);
        }
    }

    /// Writes a signature from the cache, if the last operation of this name had the same types. Returns whether it was
    /// written.
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

    /// Caches the printed signature of an operation.
    fn keep_signature(&mut self, name: OpName, operands: impl Iterator<Item = Type>, results: &[Type], text: &[u8]) {
        if self.signatures.len() <= name.index() {
            self.signatures.resize_with(name.index() + 1, CachedSignature::default);
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

/// Replaces the content of a buffer. The copy is padded so that it can be copied fast. Returns the length without
/// padding.
fn keep(place: &mut Vec<u8>, text: &[u8]) -> usize {
    place.clear();
    place.extend_from_slice(text);
    place.resize(text.len().max(64), b' ');
    text.len()
}

impl OpPrinter<'_, '_> {
    /// Writes the property list of an operation: from the cache, otherwise with `print`.
    pub(crate) fn properties(&mut self, name: OpName, props: Props, print: impl FnOnce(&mut Self)) {
        if !self.remembers() {
            return print(self);
        }
        match self.texts.push_props(&mut self.base.out.buffer, name, props) {
            PropsLookup::Remembered => {}
            PropsLookup::Never => print(self),
            PropsLookup::Before => {
                let kept = self.base.begin_kept();
                print(self);
                if let Some(start) = self.base.end_kept(kept, LONGEST_REMEMBERED) {
                    let text = self.base.out.buffer.get(start..).unwrap_or_default();
                    self.texts.keep_props(name, props, text);
                }
            }
        }
    }

    /// Writes output that depends only on the types of an operation: from the cache, otherwise with `print`.
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

    /// Writes a signature from the cache. Returns false if it is not cached.
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
