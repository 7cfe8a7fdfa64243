//! Text of attributes and types as a capability of the context. Callers print and parse through the context without
//! depending on the text engine.

use std::sync::PoisonError;

use mlirkit_defs::Slot;
use mlirkit_diag::{Diagnostic, Position};

use crate::context::Context;
use crate::ids::{Attr, Type};

/// A parsed value and the number of bytes consumed.
pub type Parsed<T> = Result<(T, usize), Box<Diagnostic>>;

/// The functions of a text engine. `mlirkit_asm::TEXT` implements MLIR's assembly.
#[derive(Debug, Clone, Copy)]
pub struct TextEngine {
    /// Appends the text of an attribute, without aliases.
    pub print_attr: fn(&Context, Attr, &mut Vec<u8>),
    /// Appends the text of a type, without aliases.
    pub print_type: fn(&Context, Type, &mut Vec<u8>),
    /// Parses the attribute at the start of a text; returns it and the number of bytes consumed.
    pub parse_attr: fn(&Context, &[u8]) -> Parsed<Attr>,
    /// Parses the type at the start of a text; returns it and the number of bytes consumed.
    pub parse_type: fn(&Context, &[u8]) -> Parsed<Type>,
    /// Makes parsers and printers for many texts, if the engine supports that.
    pub series: Option<TextSeries>,
}

/// Makes parsers and printers for the texts of one file, which are similar to each other. A part that occurs in several
/// texts is parsed and printed once. Results are those of the functions in [`TextEngine`].
#[derive(Debug, Clone, Copy)]
pub struct TextSeries {
    /// Makes a parser; the slice only names the lifetime of the texts.
    pub parser: for<'s> fn(&'s [u8]) -> Box<dyn ParseTexts<'s> + 's>,
    /// Makes a printer.
    pub printer: fn() -> Box<dyn PrintTexts>,
}

/// A parser of many texts. All belong to one context.
pub trait ParseTexts<'s>: Send {
    /// Does what [`TextEngine::parse_attr`] does.
    ///
    /// # Errors
    /// A syntax error.
    fn parse_attr(&mut self, ctx: &Context, text: &'s [u8]) -> Parsed<Attr>;
}

/// A printer of many texts. All belong to one context.
pub trait PrintTexts: Send {
    /// Does what [`TextEngine::print_attr`] does.
    fn print_attr(&mut self, ctx: &Context, attr: Attr, out: &mut Vec<u8>);
}

impl Context {
    /// Returns the text of an attribute without aliases; its debug form if the context has no text engine.
    #[must_use]
    pub fn attr_text(&self, attr: Attr) -> String {
        let Some(text) = self.extension::<TextEngine>() else { return format!("{:?}", self.attr_data(attr)) };
        let mut out = Vec::new();
        (text.print_attr)(self, attr, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Returns the text of a type without aliases; its debug form if the context has no text engine.
    #[must_use]
    pub fn type_text(&self, ty: Type) -> String {
        let Some(text) = self.extension::<TextEngine>() else { return format!("{:?}", self.type_data(ty)) };
        let mut out = Vec::new();
        (text.print_type)(self, ty, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Parses the attribute at the start of a text; returns it and the number of bytes consumed.
    ///
    /// # Errors
    /// A syntax error, or the context has no text engine.
    pub fn parse_attr(&self, text: &[u8]) -> Result<(Attr, usize), Box<Diagnostic>> {
        (self.extension::<TextEngine>().ok_or_else(no_engine)?.parse_attr)(self, text)
    }

    /// Parses the type at the start of a text; returns it and the number of bytes consumed.
    ///
    /// # Errors
    /// A syntax error, or the context has no text engine.
    pub fn parse_type(&self, text: &[u8]) -> Result<(Type, usize), Box<Diagnostic>> {
        (self.extension::<TextEngine>().ok_or_else(no_engine)?.parse_type)(self, text)
    }

    /// Returns the default of a row's slot; its text is parsed once. See [`Slot::default_text`].
    ///
    /// # Errors
    /// A syntax error in the default, or the context has no text engine.
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
    /// A syntax error in the default.
    pub fn slot_default_by(&self, engine: &TextEngine, slot: &'static Slot) -> Result<Option<Attr>, Box<Diagnostic>> {
        self.slot_default_with(slot, |text| (engine.parse_attr)(self, text).map(|(attr, _)| attr))
    }

    /// Like [`Context::slot_default`], but parses with the given function.
    ///
    /// # Errors
    /// Those of the parser.
    pub fn slot_default_with(
        &self,
        slot: &'static Slot,
        parse: impl FnOnce(&[u8]) -> Result<Attr, Box<Diagnostic>>,
    ) -> Result<Option<Attr>, Box<Diagnostic>> {
        let Some(text) = slot.default_text() else { return Ok(None) };
        // Rows live as long as the program, so their address identifies them.
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
