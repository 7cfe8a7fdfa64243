//! Prints and parses attributes and types through functions that the context provides, so callers need not depend on
//! the crate with the parser and printer.

use std::sync::PoisonError;

use mlirkit_defs::Slot;
use mlirkit_diag::{Diagnostic, Position};

use crate::context::Context;
use crate::ids::{Attr, Type};

/// The result of parsing: a value and the number of bytes consumed.
pub type Parsed<T> = Result<(T, usize), Box<Diagnostic>>;

/// The functions that print and parse attributes and types, stored as an extension of the context. `mlirkit_asm::TEXT`
/// implements MLIR's textual syntax.
#[derive(Debug, Clone, Copy)]
pub struct TextEngine {
    /// Appends the printed form of an attribute, without aliases.
    pub print_attr: fn(&Context, Attr, &mut Vec<u8>),
    /// Appends the printed form of a type, without aliases.
    pub print_type: fn(&Context, Type, &mut Vec<u8>),
    /// Parses the attribute at the start of the input. Returns the attribute and the number of bytes consumed.
    pub parse_attr: fn(&Context, &[u8]) -> Parsed<Attr>,
    /// Parses the type at the start of the input. Returns the type and the number of bytes consumed.
    pub parse_type: fn(&Context, &[u8]) -> Parsed<Type>,
    /// Creates parsers and printers for many similar inputs. `None` if the engine does not support this.
    pub series: Option<TextSeries>,
}

/// A source of parsers and printers for the many similar attributes in one file. They parse and print strings that occur
/// several times only once. The results are the same as those of the functions in [`TextEngine`].
#[derive(Debug, Clone, Copy)]
pub struct TextSeries {
    /// Creates a parser. The slice is not read; it only determines the lifetime of the inputs.
    pub parser: for<'s> fn(&'s [u8]) -> Box<dyn ParseTexts<'s> + 's>,
    /// Creates a printer.
    pub printer: fn() -> Box<dyn PrintTexts>,
}

/// A parser for many attributes of one context.
pub trait ParseTexts<'s>: Send {
    /// Parses the attribute at the start of `text`, like [`TextEngine::parse_attr`].
    ///
    /// # Errors
    /// Returns a syntax error if the input is invalid.
    fn parse_attr(&mut self, ctx: &Context, text: &'s [u8]) -> Parsed<Attr>;
}

/// A printer for many attributes of one context.
pub trait PrintTexts: Send {
    /// Appends the printed form of an attribute, like [`TextEngine::print_attr`].
    fn print_attr(&mut self, ctx: &Context, attr: Attr, out: &mut Vec<u8>);
}

impl Context {
    /// Returns the printed form of an attribute, without aliases. If the context has no text engine, returns the debug
    /// form.
    #[must_use]
    pub fn attr_text(&self, attr: Attr) -> String {
        let Some(text) = self.extension::<TextEngine>() else { return format!("{:?}", self.attr_data(attr)) };
        let mut out = Vec::new();
        (text.print_attr)(self, attr, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Returns the printed form of a type, without aliases. If the context has no text engine, returns the debug form.
    #[must_use]
    pub fn type_text(&self, ty: Type) -> String {
        let Some(text) = self.extension::<TextEngine>() else { return format!("{:?}", self.type_data(ty)) };
        let mut out = Vec::new();
        (text.print_type)(self, ty, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Parses the attribute at the start of the input. Returns the attribute and the number of bytes consumed.
    ///
    /// # Errors
    /// Fails if the input has a syntax error or the context has no text engine.
    pub fn parse_attr(&self, text: &[u8]) -> Result<(Attr, usize), Box<Diagnostic>> {
        (self.extension::<TextEngine>().ok_or_else(no_engine)?.parse_attr)(self, text)
    }

    /// Parses the type at the start of the input. Returns the type and the number of bytes consumed.
    ///
    /// # Errors
    /// Fails if the input has a syntax error or the context has no text engine.
    pub fn parse_type(&self, text: &[u8]) -> Result<(Type, usize), Box<Diagnostic>> {
        (self.extension::<TextEngine>().ok_or_else(no_engine)?.parse_type)(self, text)
    }

    /// Returns the default value of a property slot; `None` if it has no default. The default is parsed once and then
    /// cached; see [`Slot::default_text`].
    ///
    /// # Errors
    /// Fails if the default has a syntax error or the context has no text engine.
    pub fn slot_default(&self, slot: &'static Slot) -> Result<Option<Attr>, Box<Diagnostic>> {
        match self.extension::<TextEngine>() {
            Some(engine) => self.slot_default_by(engine, slot),
            None if slot.default_text().is_none() => Ok(None),
            None => Err(no_engine()),
        }
    }

    /// Like [`Context::slot_default`], but parses with the given engine.
    ///
    /// # Errors
    /// Fails if the default has a syntax error.
    pub fn slot_default_by(&self, engine: &TextEngine, slot: &'static Slot) -> Result<Option<Attr>, Box<Diagnostic>> {
        self.slot_default_with(slot, |text| (engine.parse_attr)(self, text).map(|(attr, _)| attr))
    }

    /// Like [`Context::slot_default`], but parses with the given function.
    ///
    /// # Errors
    /// Returns the error of that function.
    pub fn slot_default_with(
        &self,
        slot: &'static Slot,
        parse: impl FnOnce(&[u8]) -> Result<Attr, Box<Diagnostic>>,
    ) -> Result<Option<Attr>, Box<Diagnostic>> {
        let Some(text) = slot.default_text() else { return Ok(None) };
        // Definitions live as long as the program, so their address identifies them.
        let key = std::ptr::from_ref(slot) as usize;
        if let Some(known) = self.slot_defaults.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(Some(*known));
        }
        let attr = parse(text.as_bytes())?;
        self.slot_defaults.write().unwrap_or_else(PoisonError::into_inner).insert(key, attr);
        Ok(Some(attr))
    }
}

#[cold]
fn no_engine() -> Box<Diagnostic> {
    let message = "the context has no engine for the text of attributes and types, such as `mlirkit_asm::TEXT`";
    Box::new(Diagnostic::error(Position::Unknown, message))
}
