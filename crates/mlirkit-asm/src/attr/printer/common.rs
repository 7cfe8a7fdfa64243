//! Printing of elements common to attributes, types and operations: dictionaries, result types, trailing locations.

use mlirkit_ir::{Attr, AttrData, Ident, Type, TypeData};

use crate::attr::printer::AttrPrinter;
use crate::attr::symbol::{Deferral, Symbol};

impl<'c> AttrPrinter<'_, 'c> {
    /// Writes a newline.
    pub(crate) fn line_feed(&mut self) {
        self.bytes(b"\n");
    }

    /// Writes ` {a = 1, b}` without the entries named in `elided`. Writes nothing if no entry remains.
    pub fn attr_dict(&mut self, entries: &[(Ident, Attr)], elided: &[&str]) {
        self.attr_dict_after("", entries, elided);
    }

    /// Writes ` attributes {a = 1, b}` without the entries named in `elided`. Writes nothing if no entry remains.
    pub fn attr_dict_with_keyword(&mut self, entries: &[(Ident, Attr)], elided: &[&str]) {
        self.attr_dict_after(" attributes", entries, elided);
    }

    fn attr_dict_after(&mut self, keyword: &str, entries: &[(Ident, Attr)], elided: &[&str]) {
        let ctx = self.ctx;
        let mut first = true;
        for (name, value) in entries {
            if !elided.is_empty() && elided.contains(&ctx.str(*name)) {
                continue;
            }
            if first {
                self.text(keyword);
                self.text(" {");
            } else {
                self.text(", ");
            }
            first = false;
            self.named_attr(*name, *value);
        }
        if !first {
            self.text("}");
        }
    }

    /// Writes `name = value`, or only the name if the value is `unit`.
    pub fn named_attr(&mut self, name: Ident, value: Attr) {
        let bytes = self.ctx.bytes(name);
        self.keyword_or_string(bytes);
        if value != self.ctx.unit() {
            self.text(" = ");
            self.attr(value);
        } else if self.is_collecting() {
            self.attr(value);
        }
    }

    /// Writes the result types that follow an arrow: a single type bare, several in parentheses. A single function type
    /// is parenthesized too.
    pub fn result_types(&mut self, types: &[Type]) {
        if let [ty] = types {
            if self.known_plain_type(*ty) {
                return;
            }
            if !matches!(self.ctx.type_data(*ty), TypeData::Function(_)) {
                return self.ty(*ty);
            }
        }
        self.bytes(b"(");
        self.types(types);
        self.bytes(b")");
    }

    /// Writes ` -> result types`.
    pub fn arrow_types(&mut self, types: &[Type]) {
        self.text(" -> ");
        self.result_types(types);
    }

    /// Writes ` -> result types`, or nothing if there are none.
    pub fn optional_arrow_types(&mut self, types: &[Type]) {
        if !types.is_empty() {
            self.arrow_types(types);
        }
    }

    /// Writes ` loc(...)`, if the options request locations.
    pub fn location_specifier(&mut self, loc: Attr) {
        if self.is_collecting() {
            self.attr(loc);
        } else {
            self.trailing_location(loc, Deferral::Allowed);
        }
    }

    pub(crate) fn trailing_location(&mut self, loc: Attr, aliases: Deferral) {
        if !self.options.debug_info {
            return;
        }
        self.bytes(b" ");
        if self.options.pretty_debug_info {
            return self.location_body(loc);
        }
        self.bytes(b"loc(");
        if aliases == Deferral::Refused || !self.alias(Symbol::Attr(loc)) {
            self.location_body(loc);
        }
        self.bytes(b")");
    }

    /// Returns the value of a string attribute; empty for any other attribute.
    #[must_use]
    pub fn string_value(&self, attr: Attr) -> &'c [u8] {
        match self.ctx.attr_data(attr) {
            AttrData::String { value, .. } => self.ctx.bytes(*value),
            _ => &[],
        }
    }
}
