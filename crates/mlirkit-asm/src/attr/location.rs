//! Parsing and printing of locations, which are written in the parentheses of `loc(...)`.

use mlirkit_ir::{Attr, AttrData, FileRange};

use crate::attr::parser::{AttrParser, Delimiter, PResult};
use crate::attr::printer::{AttrPrinter, TypeElision};
use crate::attr::symbol::Symbol;
use crate::text::Offset;
use crate::text::lexer::{Kind, is_plain};

/// Parses up to nine decimal digits at the start of `text`. Returns the number and the rest of `text`; `None` if there
/// is no digit.
fn decimal(text: &[u8]) -> Option<(u32, &[u8])> {
    const MOST: usize = 9;
    let digits = text.iter().take(MOST).take_while(|c| c.is_ascii_digit());
    let (number, len) = digits.fold((0, 0), |(number, len), c| (number * 10 + u32::from(c - b'0'), len + 1));
    (len > 0).then_some((number, text.get(len..)?))
}

impl AttrParser<'_, '_> {
    /// Parses a location inside the parentheses of `loc(...)`. Aliases in it must already be defined.
    pub fn location(&mut self) -> PResult<Attr> {
        match self.kind() {
            Kind::HashId => {
                let attr = self.extended_attr(None)?;
                if self.ctx.attr_data(attr).is_location() {
                    return Ok(attr);
                }
                let text = self.attr_text(attr);
                Err(self.error_here(&format!("expected location attribute, but got{text}")))
            }
            Kind::String => self.name_or_file_location(),
            Kind::BareId => match self.spelling() {
                b"callsite" => self.nested(Self::call_site_location),
                b"fused" => self.nested(Self::fused_location),
                b"unknown" => {
                    self.bump();
                    Ok(self.ctx.unknown_loc())
                }
                _ => Err(self.wrong_token("expected location instance")),
            },
            _ => Err(self.wrong_token("expected location instance")),
        }
    }

    /// Parses `loc("file":line:column)`, the most common form. Returns `None`, consuming nothing, for any other form.
    pub(crate) fn plain_location(&mut self) -> Option<Attr> {
        self.plain_location_at(self.offset())
    }

    /// Parses ` = loc("file":line:column)` after an alias name. Returns `None`, consuming nothing, for any other form.
    pub(crate) fn plain_definition(&mut self) -> Option<Attr> {
        const EQUALS: &[u8] = b" = ";
        let at = self.tok().end;
        if !self.all().get(at as usize..)?.starts_with(EQUALS) {
            return None;
        }
        self.plain_location_at(at + EQUALS.len() as Offset)
    }

    fn plain_location_at(&mut self, at: Offset) -> Option<Attr> {
        let text = self.all().get(at as usize..)?.strip_prefix(b"loc(\"")?;
        let end = text.iter().position(|c| !is_plain(*c)).filter(|end| *end > 0)?;
        let (file, rest) = text.split_at_checked(end)?;
        let (line, rest) = decimal(rest.strip_prefix(b"\":")?)?;
        let (column, rest) = decimal(rest.strip_prefix(b":")?)?;
        let rest = rest.strip_prefix(b")")?;
        let name = match self.known.files.get(file) {
            Some(name) => name,
            None => {
                let name = self.ctx.ident_bytes(file);
                self.known.files.set(file, name);
                name
            }
        };
        self.skip_on_line((self.source_len() - rest.len()) as Offset);
        Some(self.ctx.file_loc(name, line, column))
    }

    /// Parses `loc(#loc12)`, a numbered alias as printers write it. Returns `None`, consuming nothing, for any other
    /// form.
    pub(crate) fn numbered_location(&mut self) -> Option<Attr> {
        let text = self.all().get(self.offset() as usize..)?.strip_prefix(b"loc(#")?;
        let (loc, is_defined, rest) = self.aliases.table.numbered_location(self.ctx, text)?;
        if !is_defined {
            if self.aliases.later.is_some() {
                return None;
            }
            self.depends.on_context.set(true);
            self.aliases.placeholders.numbered = true;
        }
        self.skip_on_line((self.source_len() - rest.len()) as Offset);
        Some(loc)
    }

    fn call_site_location(&mut self) -> PResult<Attr> {
        self.bump();
        self.expect(Kind::LParen, "expected '(' in callsite location")?;
        let callee = self.location()?;
        if !self.eat_keyword("at") {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        let caller = self.location()?;
        self.expect(Kind::RParen, "expected ')' in callsite location")?;
        Ok(self.ctx.attr(AttrData::CallSiteLoc { callee, caller }))
    }

    fn fused_location(&mut self) -> PResult<Attr> {
        self.bump();
        let mut metadata = None;
        if self.eat(Kind::Less) {
            metadata = Some(self.attribute()?);
            self.expect(Kind::Greater, "expected '>' after fused location metadata")?;
        }
        let mut locations = Vec::new();
        self.list(Delimiter::Square, " in fused location", |p| {
            locations.push(p.location()?);
            Ok(())
        })?;
        Ok(self.ctx.fused_loc(&locations, metadata))
    }

    fn name_or_file_location(&mut self) -> PResult<Attr> {
        let tok = self.bump();
        let name = self.ctx.ident_bytes(&self.string_value(tok));
        if self.eat(Kind::Colon) {
            return self.file_location(name);
        }
        let mut child = self.ctx.unknown_loc();
        if self.eat(Kind::LParen) {
            child = self.nested(Self::location)?;
            self.expect(Kind::RParen, "expected ')' after child location of NameLoc")?;
        }
        Ok(self.ctx.attr(AttrData::NameLoc { name, child }))
    }

    fn file_location(&mut self, file: mlirkit_ir::Ident) -> PResult<Attr> {
        let start_line = self.place_number("expected integer line number in FileLineColRange")?;
        let mut range =
            FileRange { file, start_line, start_column: 0, end_line: start_line, end_column: 0, names_line: false };
        let mut is_place = false;
        if self.eat(Kind::Colon) {
            range.start_column = self.place_number("expected integer column number in FileLineColRange")?;
            range.end_column = range.start_column;
            is_place = !self.eat_keyword("to");
            if !is_place {
                if self.at(Kind::Integer) {
                    range.end_line = self.place_number("expected integer line number in FileLineColRange")?;
                    range.names_line = range.end_line == start_line;
                }
                self.expect(Kind::Colon, "expected either integer or `:` post `to` in FileLineColRange")?;
                range.end_column = self.place_number("expected integer column number in FileLineColRange")?;
            }
        }
        // A range whose end equals its start is still different from a plain location.
        if is_place {
            // Upstream does not create a file location with an empty name.
            let file = if self.ctx.bytes(file).is_empty() { self.ctx.ident("-") } else { file };
            return Ok(self.ctx.file_loc(file, range.start_line, range.start_column));
        }
        Ok(self.ctx.attr(AttrData::FileRange(Box::new(range))))
    }

    fn place_number(&mut self, message: &str) -> PResult<u32> {
        let value = self.at(Kind::Integer).then(|| self.integer_value(self.tok())).flatten();
        let Some(value) = value.and_then(|value| u32::try_from(value).ok()) else {
            return Err(self.wrong_token(message));
        };
        self.bump();
        Ok(value)
    }
}

impl AttrPrinter<'_, '_> {
    /// Prints a location in full, without looking for an alias.
    pub(crate) fn location_attr(&mut self, loc: Attr) {
        if self.options.pretty_debug_info {
            return self.location_body(loc);
        }
        self.text("loc(");
        self.location_body(loc);
        self.text(")");
    }

    /// Prints a location without looking for an alias, and without `loc(` and `)`.
    pub(crate) fn location_body(&mut self, loc: Attr) {
        self.location_as(loc, self.options.pretty_debug_info);
    }

    /// Prints a location nested in another one, or its alias if it has one. `pretty` selects the more readable form.
    fn inner_location(&mut self, loc: Attr, pretty: bool) {
        if !self.attr_alias(loc) {
            self.deeper(Symbol::Attr(loc), TypeElision::Never, |p| p.location_as(loc, pretty));
        }
    }

    fn location_as(&mut self, loc: Attr, pretty: bool) {
        let ctx = self.ctx;
        if let Some((file, line, column)) = ctx.file_line_col(loc) {
            self.file_name(file, pretty);
            return self.place(line, column);
        }
        match ctx.attr_data(loc) {
            AttrData::UnknownLoc => self.text(if pretty { "[unknown]" } else { "unknown" }),
            AttrData::FileRange(range) => {
                self.file_name(range.file, pretty);
                self.place(range.start_line, range.start_column);
                if range.start_line == range.end_line {
                    if range.start_column != range.end_column {
                        self.text(" to :");
                        self.number(range.end_column.into());
                    }
                } else {
                    self.text(" to ");
                    self.number(range.end_line.into());
                    self.text(":");
                    self.number(range.end_column.into());
                }
            }
            AttrData::NameLoc { name, child } => {
                self.string(ctx.bytes(*name));
                if *child != ctx.unknown_loc() {
                    self.text("(");
                    self.inner_location(*child, pretty);
                    self.text(")");
                }
            }
            AttrData::CallSiteLoc { callee, caller } => {
                self.text(if pretty { "" } else { "callsite(" });
                self.inner_location(*callee, pretty);
                if pretty {
                    let is_file = ctx.is_file_loc(*caller) || matches!(ctx.attr_data(*caller), AttrData::FileRange(_));
                    let short = is_file && matches!(ctx.attr_data(*callee), AttrData::NameLoc { .. });
                    if !short {
                        self.line_feed();
                    }
                }
                self.text(" at ");
                self.inner_location(*caller, pretty);
                self.text(if pretty { "" } else { ")" });
            }
            AttrData::FusedLoc { locations, metadata } => {
                self.text(if pretty { "" } else { "fused" });
                if let Some(metadata) = metadata {
                    self.text("<");
                    self.attr(*metadata);
                    self.text(">");
                }
                self.text("[");
                self.comma_separated(locations.iter(), |p, loc| p.inner_location(*loc, pretty));
                self.text("]");
            }
            _ => {}
        }
    }

    fn file_name(&mut self, file: mlirkit_ir::Ident, pretty: bool) {
        let name = self.ctx.bytes(file);
        if pretty { self.bytes(name) } else { self.string(name) }
    }

    fn place(&mut self, line: u32, column: u32) {
        self.text(":");
        self.number(line.into());
        self.text(":");
        self.number(column.into());
    }
}
