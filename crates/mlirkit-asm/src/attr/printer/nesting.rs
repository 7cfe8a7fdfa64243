//! Limits on the output length of nested attributes and types.
//!
//! Attributes or types that each refer to the next one twice can turn a few hundred bytes of input into terabytes of
//! output. If very many are nested, the printer first measures the output of the outermost one, visiting each attribute
//! and type once. Output over the limit is refused.

use std::borrow::BorrowMut;
use std::io;
use std::sync::Arc;

use mlirkit_ir::{Attr, Type};
use rustc_hash::FxHashMap;

use crate::attr::printer::{AttrPrinter, TypeElision};
use crate::attr::symbol::Symbol;
use crate::text::output::PrintOutput;

/// The number of nested attributes and types after which the output length is compared with the limit.
const MEASURED_FROM: u32 = 1 << 18;

/// The printer's state while it prints nested attributes and types.
#[derive(Default)]
pub(crate) struct PrintNesting {
    depth: u32,
    outermost: Option<Symbol>,
    met: u32,
    /// The lengths of printed forms, if the printer is measuring.
    sizes: Option<Box<TextSizes>>,
}

#[derive(Default)]
struct TextSizes {
    attrs: FxHashMap<(Attr, TypeElision), u64>,
    types: FxHashMap<Type, u64>,
}

impl PrintNesting {
    /// Returns true if output is measured instead of written.
    #[inline]
    pub(crate) fn is_measuring(&self) -> bool {
        self.sizes.is_some()
    }

    /// Returns the number of attributes and types printed so far inside the outermost one.
    pub(crate) fn met(&self) -> u32 {
        self.met
    }

    /// Returns true if an attribute is the outermost one being printed.
    pub(crate) fn is_outermost(&self, attr: Attr) -> bool {
        self.outermost == Some(Symbol::Attr(attr))
    }
}

/// Creates the error for output over the limit.
pub(crate) fn too_long(limit: u64) -> io::Error {
    io::Error::new(io::ErrorKind::FileTooLarge, format!("the text would be longer than {limit} bytes"))
}

impl AttrPrinter<'_, '_> {
    /// Prints a type nested in another one with `print`, growing the stack if necessary. Hooks use it instead of
    /// [`AttrPrinter::ty`]; it measures output that may be too long.
    pub fn nested_type(&mut self, ty: Type, print: impl FnOnce(&mut Self)) {
        self.deeper(Symbol::Type(ty), TypeElision::Never, print);
    }

    /// Prints an attribute nested in another one, as [`Self::nested_type`] does for types.
    pub fn nested_attr(&mut self, attr: Attr, print: impl FnOnce(&mut Self)) {
        self.deeper(Symbol::Attr(attr), TypeElision::Never, print);
    }

    /// Runs `print` for an attribute or type, growing the stack if necessary.
    pub(crate) fn deeper(&mut self, symbol: Symbol, elision: TypeElision, print: impl FnOnce(&mut Self)) {
        deeper(self, symbol, elision, print);
    }

    /// Adds `count` to the number of attributes and types printed inside the outermost one. Returns false if the output
    /// of the outermost one is too long.
    pub(crate) fn meet(&mut self, count: u32) -> bool {
        let before = self.nesting.met;
        self.nesting.met = before.saturating_add(count);
        // If the output limit is small, measures earlier.
        let measured_from = (self.options.max_output >> 6).clamp(1 << 12, u64::from(MEASURED_FROM));
        let is_due = u64::from(before) < measured_from && u64::from(self.nesting.met) >= measured_from;
        !is_due || self.outermost_length() <= self.options.max_output
    }

    /// Returns the output length of the outermost attribute or type being printed.
    fn outermost_length(&self) -> u64 {
        let mut p = AttrPrinter::with_hooks(self.ctx, self.hooks, self.options);
        p.aliases = Arc::clone(&self.aliases);
        p.out = PrintOutput::counting();
        p.nesting.sizes = Some(Box::default());
        match self.nesting.outermost {
            Some(Symbol::Attr(attr)) => p.attr(attr),
            Some(Symbol::Type(ty)) => p.ty(ty),
            None => {}
        }
        p.out.length()
    }
}

/// Runs `print` for an attribute or type, growing the stack if necessary. `p` is an [`AttrPrinter`] or contains one.
/// Output longer than [`PrintOptions::max_output`](super::PrintOptions::max_output) is recorded as an error.
pub(crate) fn deeper<'m, 'c, P: BorrowMut<AttrPrinter<'m, 'c>>>(
    p: &mut P,
    symbol: Symbol,
    elision: TypeElision,
    print: impl FnOnce(&mut P),
) {
    let base = p.borrow_mut();
    if base.out.error.is_some() {
        return;
    }
    if base.nesting.is_measuring() {
        return measured(p, symbol, elision, print);
    }
    if base.nesting.depth == 0 {
        (base.nesting.met, base.nesting.outermost) = (0, Some(symbol));
    }
    if !base.meet(1) {
        base.out.error = Some(too_long(base.options.max_output));
        return;
    }
    base.nesting.depth += 1;
    mlirkit_diag::deep(|| print(p));
    p.borrow_mut().nesting.depth -= 1;
}

/// Adds the length of a printed form to the output length without writing it. Each attribute and type is measured once.
fn measured<'m, 'c, P: BorrowMut<AttrPrinter<'m, 'c>>>(
    p: &mut P,
    symbol: Symbol,
    elision: TypeElision,
    print: impl FnOnce(&mut P),
) {
    let base = p.borrow_mut();
    let Some(sizes) = base.nesting.sizes.as_deref() else { return };
    let known = match symbol {
        Symbol::Attr(attr) => sizes.attrs.get(&(attr, elision)),
        Symbol::Type(ty) => sizes.types.get(&ty),
    };
    if let Some(size) = known {
        base.out.counted = base.out.counted.saturating_add(*size);
        return;
    }
    let before = base.out.length();
    mlirkit_diag::deep(|| print(p));
    let base = p.borrow_mut();
    let size = base.out.length().saturating_sub(before);
    let Some(sizes) = base.nesting.sizes.as_deref_mut() else { return };
    match symbol {
        Symbol::Attr(attr) => sizes.attrs.insert((attr, elision), size),
        Symbol::Type(ty) => sizes.types.insert(ty, size),
    };
}
