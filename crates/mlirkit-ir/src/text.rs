//! Text of attributes and types as a capability of the context: whoever holds a context can print and parse them, without
//! knowing the engine that does it.

use std::sync::PoisonError;

use mlirkit_defs::Slot;
use mlirkit_diag::{Diagnostic, Position};

use crate::context::Context;
use crate::ids::{Attr, Type};

/// What stands at the start of a text, and how many bytes it took.
pub type Parsed<T> = Result<(T, usize), Box<Diagnostic>>;

/// What the context's assembly engine can do. `mlirkit_asm::TEXT` is the one that speaks MLIR's assembly.
#[derive(Debug, Clone, Copy)]
pub struct TextEngine {
    /// Appends the text of an attribute, without aliases.
    pub print_attr: fn(&Context, Attr, &mut Vec<u8>),
    /// Appends the text of a type, without aliases.
    pub print_type: fn(&Context, Type, &mut Vec<u8>),
    /// The attribute at the start of a text, and how many bytes it took.
    pub parse_attr: fn(&Context, &[u8]) -> Parsed<Attr>,
    /// The type at the start of a text, and how many bytes it took.
    pub parse_type: fn(&Context, &[u8]) -> Parsed<Type>,
}

impl Context {
    /// The text of an attribute, without aliases; its debug form where the context has no text engine.
    #[must_use]
    pub fn attr_text(&self, attr: Attr) -> String {
        let Some(text) = self.extension::<TextEngine>() else { return format!("{:?}", self.attr_data(attr)) };
        let mut out = Vec::new();
        (text.print_attr)(self, attr, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// The text of a type, without aliases; its debug form where the context has no text engine.
    #[must_use]
    pub fn type_text(&self, ty: Type) -> String {
        let Some(text) = self.extension::<TextEngine>() else { return format!("{:?}", self.type_data(ty)) };
        let mut out = Vec::new();
        (text.print_type)(self, ty, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// The attribute at the start of a text, and how many bytes it took.
    ///
    /// # Errors
    /// What is wrong with the text; or the context has no text engine.
    pub fn parse_attr(&self, text: &[u8]) -> Result<(Attr, usize), Box<Diagnostic>> {
        (self.extension::<TextEngine>().ok_or_else(no_engine)?.parse_attr)(self, text)
    }

    /// The type at the start of a text, and how many bytes it took.
    ///
    /// # Errors
    /// What is wrong with the text; or the context has no text engine.
    pub fn parse_type(&self, text: &[u8]) -> Result<(Type, usize), Box<Diagnostic>> {
        (self.extension::<TextEngine>().ok_or_else(no_engine)?.parse_type)(self, text)
    }

    /// The default of a row's slot, whose text is parsed once; see [`Slot::default_text`].
    ///
    /// # Errors
    /// What is wrong with its text; or the context has no text engine.
    pub fn slot_default(&self, slot: &'static Slot) -> Result<Option<Attr>, Box<Diagnostic>> {
        match self.extension::<TextEngine>() {
            Some(engine) => self.slot_default_by(engine, slot),
            None if slot.default_text().is_none() => Ok(None),
            None => Err(no_engine()),
        }
    }

    /// As [`Context::slot_default`], by an engine that need not be the context's.
    ///
    /// # Errors
    /// What is wrong with its text.
    pub fn slot_default_by(&self, engine: &TextEngine, slot: &'static Slot) -> Result<Option<Attr>, Box<Diagnostic>> {
        let Some(text) = slot.default_text() else { return Ok(None) };
        // Rows live as long as the program: the address says which it is.
        let key = std::ptr::from_ref(slot) as usize;
        if let Some(known) = self.slot_defaults.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(Some(*known));
        }
        let (attr, _) = (engine.parse_attr)(self, text.as_bytes())?;
        self.slot_defaults.write().unwrap_or_else(PoisonError::into_inner).insert(key, attr);
        Ok(Some(attr))
    }
}

#[cold]
fn no_engine() -> Box<Diagnostic> {
    let message = "the context has no engine for the text of attributes and types, such as `mlirkit_asm::TEXT`";
    Box::new(Diagnostic::error(Position::Unknown, message))
}
