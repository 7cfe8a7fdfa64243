//! A cache of properties and types of operations in generic form, keyed by their source text. Most operations with the
//! same name have few different properties and types, and comparing source text costs less than parsing it.
//!
//! Equal source text always has the same meaning within a source, because an alias is defined only once. Text that has
//! errors is not cached.

use mlirkit_ir::{Attr, Props, Type};

use crate::attr::parser::PResult;
use crate::op_data::op_info::OpInfo;
use crate::op_data::syntax::OpState;
use crate::parse::OpParser;
use crate::parse::driver::ParseOp;
use crate::text::Offset;

/// The number of source strings cached per operation name: for properties, and separately for types.
const TEXTS: usize = 6;

/// The maximum length, in bytes, of a cached text.
const LONGEST: usize = 200;

/// Operation names whose index is at least this number are not cached. In a source with so many operation names,
/// properties and types seldom recur.
const MOST_NAMES: usize = 1 << 13;

/// The number of misses after which the cache for an operation name is no longer used, because most of its properties
/// and types are new.
const PATIENCE: u32 = 64;

/// The cached texts of an operation name.
#[derive(Debug, Default)]
pub(crate) struct PropertyTexts {
    properties: CachedTexts<CachedProperties>,
    types: CachedTexts<CachedTypes>,
}

#[derive(Debug)]
struct CachedProperties {
    slots: Box<[Option<Attr>]>,
    /// The interned property list, for an operation that has no other attributes.
    list: Option<Props>,
}

#[derive(Debug)]
struct CachedTypes {
    operands: Box<[Type]>,
    results: Box<[Type]>,
}

#[derive(Debug)]
struct CachedTexts<T> {
    known: Vec<(Box<[u8]>, T)>,
    next: usize,
    vain: u32,
}

impl<T> Default for CachedTexts<T> {
    fn default() -> Self {
        Self { known: Vec::new(), next: 0, vain: 0 }
    }
}

impl<T> CachedTexts<T> {
    fn has_given_up(&self) -> bool {
        self.vain >= PATIENCE
    }

    /// Returns the length and the value of the cached text with which `source` starts. `is_end` must return true for
    /// the source after it. Returns `None` if there is no such text, or if the cache is no longer used.
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

    /// Returns true if a text may be cached.
    fn takes(&self, text: &[u8]) -> bool {
        !self.has_given_up() && text.len() <= LONGEST && !text.contains(&b'\n')
    }

    /// Caches a text, for which [`Self::takes`] must return true.
    fn keep(&mut self, text: &[u8], value: T) {
        match self.known.get_mut(self.next) {
            Some(place) => *place = (text.into(), value),
            None => self.known.push((text.into(), value)),
        }
        self.next = (self.next + 1) % TEXTS;
    }
}

impl<'s> OpParser<'_, 's, '_> {
    /// Returns the cached texts for an operation's name; `None` if the name is not cached.
    fn property_texts(&mut self, op: &OpState) -> Option<&mut PropertyTexts> {
        let index = op.name.index();
        if self.caches.property_texts.len() <= index && index < MOST_NAMES {
            self.caches.property_texts.resize_with(index + 1, PropertyTexts::default);
        }
        self.caches.property_texts.get_mut(index)
    }

    /// Parses the properties that begin here, from `<` to `>`.
    pub(crate) fn properties_in_brackets(
        &mut self,
        op: &mut OpState,
        info: &OpInfo<'_, dyn ParseOp>,
    ) -> PResult<Option<Attr>> {
        let start = self.offset();
        let rest = self.base.all().get(start as usize..).unwrap_or_default();
        if let Some((len, known)) = self.property_texts(op).and_then(|texts| texts.properties.find(rest, |_| true)) {
            op.props.extend_from_slice(&known.slots);
            op.list = known.list;
            self.base.skip_on_line(start + len as Offset);
            return Ok(None);
        }
        let said = self.base.warnings.len();
        self.base.bump();
        let properties = self.properties(op, info)?;
        self.expect(crate::text::lexer::Kind::Greater, "expected '>' to close properties")?;
        let text = self.base.source(start, self.base.last_end());
        let is_new = properties.is_none()
            && op.fault.is_none()
            && said == self.base.warnings.len()
            && self.property_texts(op).is_some_and(|texts| texts.properties.takes(text));
        // Placeholders for location aliases must be recorded at each use, so text with locations is not cached.
        if is_new && memchr::memmem::find(text, b"loc(").is_none() {
            let slots: Box<[Option<Attr>]> = op.props.as_slice().into();
            let list = self.complete_list(op, info);
            if let Some(texts) = self.property_texts(op) {
                texts.properties.keep(text, CachedProperties { slots, list });
            }
        }
        Ok(properties)
    }

    /// Parses the function type that begins here, if it is cached. Appends operand types to the scratch list and result
    /// types to `op`. Returns false, consuming nothing, if it is not cached.
    pub(crate) fn known_types(&mut self, op: &mut OpState) -> bool {
        let start = self.offset();
        let rest = self.base.all().get(start as usize..).unwrap_or_default();
        let index = op.name.index();
        let Some(memo) = self.caches.property_texts.get_mut(index) else { return false };
        // The function type is complete only if the line ends or a location follows.
        let is_end = |rest: &[u8]| matches!(rest, [b'\n', ..] | [b' ', b'l', ..]);
        let Some((len, known)) = memo.types.find(rest, is_end) else { return false };
        self.caches.types.extend_from_slice(&known.operands);
        op.types.extend_from_slice(&known.results);
        self.base.skip_on_line(start + len as Offset);
        true
    }

    /// Caches the function type that starts at `start`.
    pub(crate) fn keep_types(&mut self, op: &OpState, start: Offset, first_type: usize) {
        let text = self.base.source(start, self.base.last_end());
        if !self.property_texts(op).is_some_and(|texts| texts.types.takes(text)) {
            return;
        }
        let types = CachedTypes {
            operands: self.caches.types.get(first_type..).unwrap_or_default().into(),
            results: op.types.as_slice().into(),
        };
        if let Some(texts) = self.property_texts(op) {
            texts.types.keep(text, types);
        }
    }
}
