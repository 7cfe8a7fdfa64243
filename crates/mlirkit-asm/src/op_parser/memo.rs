//! What the same text stood for before: the properties and the types of operations in generic form. Most operations of a
//! name are written with few different ones, and comparing text costs less than parsing it.
//!
//! A text means the same wherever it stands in a source: an alias is defined once, and what fails is not remembered.

use mlirkit_ir::{Attr, Props, Type};

use super::{OpParser, OpState};
use crate::op_info::OpInfo;
use crate::parser::{Offset, PResult};

/// How many texts of a name are remembered.
const TEXTS: usize = 6;

/// Longer texts are parsed each time.
const LONGEST: usize = 200;

/// After so many searches in vain, most texts are new, and no more are remembered.
const PATIENCE: u32 = 64;

/// The texts of an operation name.
#[derive(Debug, Default)]
pub(super) struct Memo {
    properties: Texts<Properties>,
    types: Texts<Types>,
}

#[derive(Debug)]
struct Properties {
    slots: Box<[Option<Attr>]>,
    /// The list that an operation without further attributes has.
    list: Option<Props>,
}

#[derive(Debug)]
struct Types {
    operands: Box<[Type]>,
    results: Box<[Type]>,
}

#[derive(Debug)]
struct Texts<T> {
    known: Vec<(Box<[u8]>, T)>,
    next: usize,
    vain: u32,
}

impl<T> Default for Texts<T> {
    fn default() -> Self {
        Self { known: Vec::new(), next: 0, vain: 0 }
    }
}

impl<T> Texts<T> {
    fn has_given_up(&self) -> bool {
        self.vain >= PATIENCE
    }

    /// The text that `source` starts with, and what it stands for.
    #[inline]
    fn find(&mut self, source: &[u8], is_end: impl Fn(&[u8]) -> bool) -> Option<(usize, &T)> {
        if self.has_given_up() {
            return None;
        }
        let found = self
            .known
            .iter()
            .position(|(text, _)| source.starts_with(text) && is_end(source.get(text.len()..).unwrap_or_default()));
        let Some(found) = found else {
            self.vain += 1;
            return None;
        };
        self.vain = self.vain.saturating_sub(2);
        self.known.get(found).map(|(text, value)| (text.len(), value))
    }

    /// Whether a text is worth remembering.
    fn takes(&self, text: &[u8]) -> bool {
        !self.has_given_up() && text.len() <= LONGEST && !text.contains(&b'\n')
    }

    /// Remembers a text that [`Self::takes`] says yes to.
    fn keep(&mut self, text: &[u8], value: T) {
        match self.known.get_mut(self.next) {
            Some(place) => *place = (text.into(), value),
            None => self.known.push((text.into(), value)),
        }
        self.next = (self.next + 1) % TEXTS;
    }
}

impl<'s> OpParser<'_, 's, '_> {
    fn memo(&mut self, op: &OpState) -> &mut Memo {
        let index = op.name.index();
        if self.memos.len() <= index {
            self.memos.resize_with(index + 1, Memo::default);
        }
        &mut self.memos[index]
    }

    /// Parses the properties at this point, from `<` to `>`.
    pub(super) fn properties_in_brackets(&mut self, op: &mut OpState, info: &OpInfo<'_>) -> PResult<Option<Attr>> {
        let start = self.offset();
        let rest = self.base.all().get(start as usize..).unwrap_or_default();
        if let Some((len, known)) = self.memo(op).properties.find(rest, |_| true) {
            op.props.extend_from_slice(&known.slots);
            op.list = known.list;
            self.base.skip_on_line(start + len as Offset);
            return Ok(None);
        }
        let said = self.base.warnings.len();
        self.base.bump();
        let properties = self.properties(op, info)?;
        self.expect(crate::lexer::Kind::Greater, "expected '>' to close properties")?;
        let text = self.base.source(start, self.base.last_end());
        let is_new = properties.is_none()
            && op.fault.is_none()
            && said == self.base.warnings.len()
            && self.memo(op).properties.takes(text);
        // What stands for a location alias until it is defined is noted where it is met.
        if is_new && memchr::memmem::find(text, b"loc(").is_none() {
            let slots: Box<[Option<Attr>]> = op.props.as_slice().into();
            let list = self.complete_list(op, info);
            self.memo(op).properties.keep(text, Properties { slots, list });
        }
        Ok(properties)
    }

    /// Takes over the function type at this point if it was met before: the types of the operands, to the scratch list, and
    /// those of the results.
    pub(super) fn known_types(&mut self, op: &mut OpState) -> bool {
        let start = self.offset();
        let rest = self.base.all().get(start as usize..).unwrap_or_default();
        let index = op.name.index();
        let Some(memo) = self.memos.get_mut(index) else { return false };
        // Behind the last type nothing stands that might belong to it.
        let is_end = |rest: &[u8]| matches!(rest, [b'\n', ..] | [b' ', b'l', ..]);
        let Some((len, known)) = memo.types.find(rest, is_end) else { return false };
        self.types.extend_from_slice(&known.operands);
        op.types.extend_from_slice(&known.results);
        self.base.skip_on_line(start + len as Offset);
        true
    }

    /// Remembers the function type that was parsed from `start` on.
    pub(super) fn keep_types(&mut self, op: &OpState, start: Offset, first_type: usize) {
        let text = self.base.source(start, self.base.last_end());
        if !self.memo(op).types.takes(text) {
            return;
        }
        let types = Types {
            operands: self.types.get(first_type..).unwrap_or_default().into(),
            results: op.types.as_slice().into(),
        };
        self.memo(op).types.keep(text, types);
    }
}
