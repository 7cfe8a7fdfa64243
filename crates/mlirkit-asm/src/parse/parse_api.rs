//! Parsing functions for use by hooks and declarative formats.

use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Attr, AttrData, BlockId, Body, Ident, OpId, OpName, Type, ValueDef, ValueId};

use crate::attr::parser::{Delimiter, PResult};
use crate::op_data::syntax::{Argument, OpState, ParsedRegion};
use crate::parse::scope::forward_index;
use crate::parse::{OpForm, OpParser};
use crate::text::Offset;
use crate::text::lexer::Kind;
use crate::text::unresolved::Unresolved;

impl<'s> OpParser<'_, 's, '_> {
    // Operands.

    /// Parses `%x` or `%x#1`.
    pub fn operand(&mut self) -> PResult<Unresolved> {
        let tok = self.expect(Kind::PercentId, "expected SSA operand")?;
        let mut operand = Unresolved { offset: tok.start, end: tok.end, number: 0 };
        if self.at(Kind::HashId) {
            let digits = self.spelling().get(1..).and_then(|d| std::str::from_utf8(d).ok());
            let Some(number) = digits.and_then(|d| d.parse().ok()) else {
                return Err(self.error_here("invalid SSA value result number"));
            };
            operand.number = number;
            self.bump();
        }
        Ok(operand)
    }

    /// Parses an operand; returns `None` if the current token does not start one.
    pub fn optional_operand(&mut self) -> PResult<Option<Unresolved>> {
        if self.at(Kind::PercentId) { self.operand().map(Some) } else { Ok(None) }
    }

    /// Parses operands in the given brackets. Without brackets, the list may be empty.
    pub fn operand_list(&mut self, delimiter: Delimiter) -> PResult<Vec<Unresolved>> {
        let mut operands = Vec::new();
        if delimiter == Delimiter::None && !self.at(Kind::PercentId) {
            return Ok(operands);
        }
        self.list_of(delimiter, " in operand list", |p| {
            operands.push(p.operand()?);
            Ok(())
        })?;
        Ok(operands)
    }

    /// Parses a possibly empty list of operands without brackets and without `#number`.
    pub fn plain_operand_list(&mut self) -> PResult<Vec<Unresolved>> {
        let mut operands = Vec::new();
        if self.at(Kind::PercentId) {
            self.list_of(Delimiter::None, " in operand list", |p| {
                operands.push(p.argument_name()?);
                Ok(())
            })?;
        }
        Ok(operands)
    }

    /// Parses a list of exactly `count` operands.
    pub fn operand_list_of(&mut self, delimiter: Delimiter, count: usize) -> PResult<Vec<Unresolved>> {
        if delimiter == Delimiter::None && count > 0 && !self.at(Kind::PercentId) {
            if matches!(self.kind(), Kind::LParen | Kind::LSquare) {
                return Err(self.error_here("unexpected delimiter"));
            }
            return Err(self.wrong_token("expected operand"));
        }
        let offset = self.offset();
        let operands = self.operand_list(delimiter)?;
        if operands.len() != count {
            return Err(self.op_error(offset, &format!("expected {count} operands")));
        }
        Ok(operands)
    }

    /// Parses a list in the given brackets. `element` parses one element and is passed this operation parser. `what` is
    /// appended to the error message for a missing bracket.
    pub fn list_of(
        &mut self,
        delimiter: Delimiter,
        what: &str,
        mut element: impl FnMut(&mut Self) -> PResult<()>,
    ) -> PResult<()> {
        let Some(close) = self.open(delimiter, what)? else { return Ok(()) };
        if close.is_some_and(|(kind, _)| self.eat(kind)) {
            return Ok(());
        }
        loop {
            element(self)?;
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.close(close, what)
    }

    /// Returns the value that an operand refers to, which must have type `ty`. A name that is not defined yet becomes a
    /// forward reference.
    pub fn resolve(&mut self, operand: Unresolved, ty: Type) -> PResult<ValueId> {
        let value = self.resolved(operand, ty)?;
        self.caches.lines.note(operand, ty, value);
        Ok(value)
    }

    fn resolved(&mut self, operand: Unresolved, ty: Type) -> PResult<ValueId> {
        let source = self.base.all();
        let Some(entry) = self.caches.scopes.find(source, operand) else {
            if operand.number != 0 {
                let first = self.caches.scopes.find(source, Unresolved { number: 0, ..operand });
                if first.is_some_and(|e| forward_index(e.value).is_none()) {
                    return Err(self.error_at(operand.offset, "reference to invalid result number"));
                }
            }
            return Ok(self.caches.scopes.forward(source, operand, ty, self.frame.serial));
        };
        let prior = self.type_of(entry.value, entry.body);
        if prior != ty {
            let name = self.name_text(operand);
            let (new, old) = (self.type_text(ty), self.type_text(prior));
            let message = format!("use of value '{name}' expects different type than prior uses: '{new}' vs '{old}'");
            let error = self.error_at(operand.offset, &message);
            return Err(Box::new(error.with_note_at(Self::position(entry.offset), "prior use here")));
        }
        if entry.body != self.frame.serial {
            return self.uses_outsider(operand.offset, ty);
        }
        Ok(entry.value)
    }

    /// Resolves operands with the corresponding types and appends them to `values`. If the lists differ in length,
    /// returns an error at `offset`.
    pub fn resolve_all(
        &mut self,
        operands: &[Unresolved],
        types: &[Type],
        offset: Offset,
        values: &mut Vec<ValueId>,
    ) -> PResult<()> {
        if operands.len() != types.len() {
            let message = format!(
                "number of operands and types do not match: got {} operands and {} types",
                operands.len(),
                types.len()
            );
            return Err(self.op_error(offset, &message));
        }
        for (operand, ty) in operands.iter().zip(types) {
            values.push(self.resolve(*operand, *ty)?);
        }
        Ok(())
    }

    /// Resolves operands that all have type `ty`, and appends them to `values`.
    pub fn resolve_as(&mut self, operands: &[Unresolved], ty: Type, values: &mut Vec<ValueId>) -> PResult<()> {
        for operand in operands {
            values.push(self.resolve(*operand, ty)?);
        }
        Ok(())
    }

    /// Returns the type of a value that was resolved in the current body.
    #[must_use]
    pub fn value_type(&self, value: ValueId) -> Type {
        self.type_of(value, self.frame.serial)
    }

    /// Returns the location of a value that was resolved in the current body. The location is unknown if the value is
    /// not defined yet.
    #[must_use]
    pub fn value_loc(&mut self, value: ValueId) -> Attr {
        self.base.depends.on_context.set(true);
        let unknown = self.base.ctx.unknown_loc();
        let body = &self.frame.body;
        if value.index() >= body.value_count() {
            // The value is defined before a chunk that is parsed separately.
            self.asked_outside = true;
            return unknown;
        }
        match body.value_def(value) {
            ValueDef::Result(op, _) => body.op(op).loc,
            ValueDef::Argument(block, index) => body.arg_locs(block).get(index as usize).copied().unwrap_or(unknown),
        }
    }

    pub(crate) fn type_of(&self, value: ValueId, body: u32) -> Type {
        if let Some(forward) = self.caches.scopes.forward_of(value) {
            return forward.ty;
        }
        let frame =
            if self.frame.serial == body { Some(&self.frame) } else { self.outer.iter().find(|f| f.serial == body) };
        match frame {
            Some(frame) if value.index() < frame.body.value_count() => frame.body.ty(value),
            _ => self.base.ctx.none_type(),
        }
    }

    /// Parses `%a, %b : i32, i64`, or nothing, and appends the values.
    pub fn operands_and_types(&mut self, values: &mut Vec<ValueId>) -> PResult<()> {
        let operands = self.operand_list(Delimiter::None)?;
        if operands.is_empty() {
            return Ok(());
        }
        self.expect(Kind::Colon, "expected ':' in operand list")?;
        let mut types = Vec::new();
        loop {
            types.push(self.ty()?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        if operands.len() != types.len() {
            let message = format!("expected {} types to match operand list", operands.len());
            return Err(self.error_here(&message));
        }
        for (operand, ty) in operands.iter().zip(&types) {
            values.push(self.resolve(*operand, *ty)?);
        }
        Ok(())
    }

    // Arguments of regions.

    /// Parses a region argument: `%name`, then its type and its attribute dictionary if they are allowed, and an
    /// optional location.
    pub fn argument(&mut self, allow_type: bool, allow_attrs: bool) -> PResult<Argument> {
        let mut argument = Argument { name: self.argument_name()?, ty: None, attrs: None, loc: None };
        if allow_type {
            self.expect(Kind::Colon, "expected ':'")?;
            argument.ty = Some(self.ty()?);
        }
        if allow_attrs {
            let mut attrs = Vec::new();
            self.attr_dict(&mut attrs)?;
            argument.attrs = Some(self.base.ctx.dictionary(attrs));
        }
        argument.loc = self.optional_location()?;
        Ok(argument)
    }

    /// Parses the name of an argument, `%name`, without `#number`.
    pub fn argument_name(&mut self) -> PResult<Unresolved> {
        let tok = self.expect(Kind::PercentId, "expected SSA operand")?;
        if self.at(Kind::HashId) {
            return Err(self.error_here("result number not allowed in argument list"));
        }
        Ok(Unresolved { offset: tok.start, end: tok.end, number: 0 })
    }

    /// Parses region arguments in the given brackets; see [`Self::argument`]. Without brackets, the list may be empty.
    pub fn argument_list(
        &mut self,
        delimiter: Delimiter,
        allow_type: bool,
        allow_attrs: bool,
    ) -> PResult<Vec<Argument>> {
        let mut arguments = Vec::new();
        if delimiter == Delimiter::None && !self.at(Kind::PercentId) {
            return Ok(arguments);
        }
        self.list_of(delimiter, " in argument list", |p| {
            arguments.push(p.argument(allow_type, allow_attrs)?);
            Ok(())
        })?;
        Ok(arguments)
    }

    /// Parses `(%x = %y, ...)`; returns `None` if there is no parenthesis.
    pub fn optional_assignments(&mut self) -> PResult<Option<(Vec<Argument>, Vec<Unresolved>)>> {
        if !self.eat(Kind::LParen) {
            return Ok(None);
        }
        let (mut left, mut right) = (Vec::new(), Vec::new());
        if self.eat(Kind::RParen) {
            return Ok(Some((left, right)));
        }
        loop {
            left.push(self.argument(false, false)?);
            self.expect(Kind::Equal, "expected '='")?;
            right.push(self.operand()?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RParen, "expected ',' or ')'")?;
        Ok(Some((left, right)))
    }

    /// Parses `(%x = %y, ...)` and returns both sides.
    pub fn assignments(&mut self) -> PResult<(Vec<Argument>, Vec<Unresolved>)> {
        let offset = self.offset();
        match self.optional_assignments()? {
            Some(lists) => Ok(lists),
            None => Err(self.op_error(offset, "expected '('")),
        }
    }

    // Successors.

    /// Parses a successor such as `^bb0`.
    pub fn successor(&mut self) -> PResult<BlockId> {
        if !self.at(Kind::CaretId) {
            return Err(self.wrong_token("expected block name"));
        }
        let tok = self.bump();
        let block = self.block_named(tok);
        self.caches.lines.note_successor(tok.start, block);
        Ok(block)
    }

    /// Parses a successor; returns `None` if the current token is not a block name.
    pub fn optional_successor(&mut self) -> PResult<Option<BlockId>> {
        if self.at(Kind::CaretId) { self.successor().map(Some) } else { Ok(None) }
    }

    /// Parses a successor with its operands, such as `^bb0(%a : i32)`.
    pub fn successor_and_operands(&mut self) -> PResult<(BlockId, Vec<ValueId>)> {
        let block = self.successor()?;
        let mut values = Vec::new();
        if self.eat(Kind::LParen) {
            self.operands_and_types(&mut values)?;
            self.expect(Kind::RParen, "expected ')'")?;
        }
        Ok((block, values))
    }

    // Attributes.

    /// Parses `{a = 1, b}` into `attrs`, if there is an opening brace.
    pub fn attr_dict(&mut self, attrs: &mut Vec<(Ident, Attr)>) -> PResult<()> {
        if self.at(Kind::LBrace) { self.attr_entries(attrs) } else { Ok(()) }
    }

    /// Parses `attributes {a = 1, b}` into `attrs`, if the keyword is present.
    pub fn attr_dict_with_keyword(&mut self, attrs: &mut Vec<(Ident, Attr)>) -> PResult<()> {
        if self.eat_keyword("attributes") { self.attr_entries(attrs) } else { Ok(()) }
    }

    /// Parses `{a = 1, b}`.
    pub(crate) fn attr_entries(&mut self, attrs: &mut Vec<(Ident, Attr)>) -> PResult<()> {
        self.base.dictionary_entries(attrs)
    }

    /// Parses `@name` and returns the name as a string attribute.
    pub fn symbol_name(&mut self) -> PResult<Attr> {
        let offset = self.offset();
        match self.optional_symbol_name() {
            Some(name) => Ok(name),
            None => Err(self.op_error(offset, "expected valid '@'-identifier for symbol name")),
        }
    }

    /// Parses `@name` and returns the name as a string attribute; returns `None` if the current token is not one.
    pub fn optional_symbol_name(&mut self) -> Option<Attr> {
        if !self.at(Kind::AtId) {
            return None;
        }
        let tok = self.bump();
        let ctx = self.base.ctx;
        let value = ctx.ident_bytes(&self.string_value(tok));
        Some(ctx.attr(AttrData::String { value, ty: None }))
    }

    /// Adds a named attribute to the operation.
    pub fn set_attr(&mut self, op: &mut OpState, name: &str, value: Attr) {
        op.attrs.push((self.base.known.ident(self.base.ctx, name), value));
    }

    // Names.

    /// Returns the source text of an operand, including `%`.
    #[must_use]
    pub fn ssa_name(&self, operand: Unresolved) -> &'s [u8] {
        self.base.depends.on_context.set(true);
        self.base.source(operand.offset, operand.end)
    }

    pub(crate) fn name_text(&self, operand: Unresolved) -> String {
        String::from_utf8_lossy(self.base.source(operand.offset, operand.end)).into_owned()
    }

    /// Returns the name that the source gives to a result before the `=`, without `%`. Also returns the index of the
    /// result in the group of that name. Returns `None` if the source does not name the result.
    #[must_use]
    pub fn result_name(&self, result: usize) -> Option<(&'s [u8], u32)> {
        self.base.depends.on_context.set(true);
        let mut rest = result as u64;
        for group in self.open.last().map_or(&[][..], |op| self.results.get(op.first_result..).unwrap_or_default()) {
            if rest < group.count {
                return Some((self.base.source(group.name.offset + 1, group.name.end), u32::try_from(rest).ok()?));
            }
            rest -= group.count;
        }
        None
    }

    /// Returns the number of results named before the `=`.
    #[must_use]
    pub fn result_name_count(&self) -> usize {
        self.base.depends.on_context.set(true);
        let groups = self.open.last().map_or(&[][..], |op| self.results.get(op.first_result..).unwrap_or_default());
        groups.iter().map(|group| group.count as usize).sum()
    }

    // Nested operations, and operations that the source implies but does not contain.

    /// Returns the body into which operations are parsed.
    pub fn body(&mut self) -> &mut Body {
        self.base.depends.on_context.set(true);
        &mut self.frame.body
    }

    /// Parses the name of an operation that is nested in the syntax of another one.
    pub fn nested_op_name(&mut self) -> PResult<OpName> {
        if !self.at(Kind::BareId) {
            return Err(self.error_here("expected bare identifier or keyword"));
        }
        self.custom_op_name()
    }

    /// Parses an operation in generic form into a block of the current body.
    pub fn nested_generic_op(&mut self, block: BlockId) -> PResult<OpId> {
        let op = self.generic_op(block)?;
        self.base.depends.on_context.set(true);
        Ok(op)
    }

    /// Parses what follows the name of an operation in generic form.
    pub fn generic_after_name(&mut self, op: &mut OpState) -> PResult<()> {
        let info = self.info(op.name);
        self.generic_rest(op, &info)
    }

    /// Appends an operation that the source implies but does not contain, to a block of the current body. It has the
    /// given attributes and the defaults of its definition. Operands must be values of that body.
    pub fn append_op(
        &mut self,
        block: BlockId,
        loc: Attr,
        name: &str,
        attrs: &[(&str, Attr)],
        operands: &[ValueId],
        results: &[Type],
    ) -> OpId {
        self.base.depends.on_context.set(true);
        let ctx = self.base.ctx;
        let name = ctx.op_name(name);
        let info = self.info(name);
        let mut slots: Vec<Option<Attr>> = info.defaults.to_vec();
        let mut others = Vec::new();
        for (key, value) in attrs {
            let key = ctx.ident(key);
            match info.slots.iter().position(|slot| *slot == key).and_then(|slot| slots.get_mut(slot)) {
                Some(slot) => *slot = Some(*value),
                None => others.push((key, *value)),
            }
        }
        let attrs = if others.is_empty() { None } else { Some(ctx.dictionary(others)) };
        let props = ctx.props(&slots);
        let new = mlirkit_ir::NewOp { attrs, props, operands, results, ..mlirkit_ir::NewOp::new(name, loc) };
        self.frame.body.append_op(block, &new)
    }

    /// Starts an operation that has regions but is not written out in the source. Call [`Self::finish_nested`] to
    /// complete it.
    #[must_use]
    pub fn nested_op(&mut self, name: &str, offset: Offset) -> Box<OpState> {
        self.base.depends.on_context.set(true);
        let name = self.base.ctx.op_name(name);
        let mut op = self.new_state(name, offset);
        op.loc = self.base.location_of(offset);
        op
    }

    /// Appends an operation started by [`Self::nested_op`] to a block of the current body.
    ///
    /// # Errors
    /// Fails if the properties of the operation are invalid.
    pub fn finish_nested(&mut self, op: Box<OpState>, block: BlockId) -> PResult<OpId> {
        let info = self.info(op.name);
        self.finish(op, &info, block, OpForm::Own)
    }

    /// Creates a region without blocks.
    pub fn empty_region(&mut self, op: &mut OpState) -> ParsedRegion {
        self.open_region(op)
    }

    /// Appends the terminator that the source omits to a region, unless it already has one. A region without blocks is
    /// given one first.
    pub fn ensure_terminator(&mut self, op: &mut OpState, region: ParsedRegion, name: &str) {
        let (ctx, loc) = (self.base.ctx, op.loc);
        let body = match op.child.as_deref_mut() {
            Some(child) => child,
            None => &mut self.frame.body,
        };
        let block = body.blocks(region.0).last().unwrap_or_else(|| body.append_block(region.0));
        let last = body.last_op(block).and_then(|last| ctx.op_def(body.op(last).name));
        if last.is_some_and(|def| def.flags.has(mlirkit_defs::OpFlags::TERMINATOR)) {
            return;
        }
        let terminator = ctx.op_name(name);
        let props = ctx.props(&self.caches.infos.get(ctx, self.hooks, terminator).defaults);
        body.append_op(block, &mlirkit_ir::NewOp { props, ..mlirkit_ir::NewOp::new(terminator, loc) });
    }

    // Errors.

    /// Creates an error prefixed with the operation being parsed: `custom op 'x' message`.
    #[must_use]
    #[cold]
    pub fn op_error(&self, offset: Offset, message: &str) -> Box<Diagnostic> {
        self.base.hook_error(offset, message)
    }
}
