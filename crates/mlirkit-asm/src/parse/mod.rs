//! The operation parser: parses one operation in generic or custom form.
//!
//! `region.rs` parses regions and blocks, `scope.rs` resolves value names, `parse_api.rs` has the functions for hooks
//! and formats, and `build_op.rs` creates the operation.

mod build_op;
pub(crate) mod driver;
mod isolation_errors;
mod line_cache;
mod parse_api;
mod property_text_cache;
pub(crate) mod region;
pub(crate) mod scope;
mod use_orders;

use std::ops::{Deref, DerefMut};
use std::rc::Rc;

use mlirkit_defs::OpFlags;
use mlirkit_diag::{Diagnostic, FailureKind, Position};
use mlirkit_ir::{Attr, BlockId, Body, Ident, Module, OpId, OpName, Props, Type, ValueId};
use rustc_hash::FxHashMap;

use crate::attr::hooks::AvailableDialects;
use crate::attr::parser::{AttrParser, MAX_DEPTH, PResult};
use crate::attr::written_aliases::WrittenAliases;
use crate::op_data::format_state::FormatState;
use crate::op_data::op_info::OpHooks;
use crate::op_data::op_info::{OpInfo, OpInfos};
use crate::op_data::syntax::OpState;
use crate::parse::driver::{ParseDriver, ParseOp};
use crate::parse::isolation_errors::IsolationErrors;
use crate::parse::line_cache::LineCache;
use crate::parse::property_text_cache::PropertyTexts;
use crate::parse::region::BlockScope;
use crate::parse::scope::Scopes;
use crate::text::Offset;
use crate::text::lexer::Kind;
use crate::text::text_interner::TextInterner;
use crate::text::unresolved::Unresolved;

/// The error message for a value that is used but never defined.
pub(crate) const UNDECLARED: &str = "use of undeclared SSA value name";

/// The form in which an operation is written in the source.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum OpForm {
    Generic,
    Own,
}

/// `%name:count` before the `=` of an operation: a name and the number of results that it covers.
#[derive(Debug, Clone, Copy)]
struct ResultNames {
    name: Unresolved,
    count: u64,
}

/// A body under construction.
#[derive(Debug, Default)]
pub(crate) struct BodyFrame {
    pub(crate) body: Body,
    pub(crate) serial: u32,
    /// Values defined after a use, whose use-list order may therefore differ from the order that bytecode readers
    /// assume. For each, the number of operations that existed at its definition.
    pub(crate) reordered: FxHashMap<ValueId, u32>,
    /// Forward references to values that this chunk of a block does not define. The use-list order of these values may
    /// differ from the assumed order.
    pub(crate) reordered_forwards: Vec<u32>,
    /// Whether the source writes the regions of some operation in an order other than that of its definition.
    pub(crate) shuffled: bool,
    /// Whether some value was used before its definition was parsed.
    pub(crate) used_early: bool,
}

/// An operation that is being parsed.
#[derive(Debug, Clone, Copy)]
struct OpenOp {
    name: OpName,
    offset: Offset,
    first_result: usize,
}

/// Access to operation hooks for the parser.
pub(crate) type ParseHooks<'c> = &'c dyn OpHooks<dyn ParseOp>;

/// A parser of operations into a module. It dereferences to [`AttrParser`], which parses attributes, types and tokens.
pub struct OpParser<'p, 's, 'c> {
    /// The parser of attributes and types.
    pub base: &'p mut AttrParser<'s, 'c>,
    pub(crate) hooks: ParseHooks<'c>,
    pub(crate) module: &'p Module<'c>,
    /// The body into which operations are parsed.
    pub(crate) frame: BodyFrame,
    /// The enclosing bodies, outermost first.
    outer: Vec<BodyFrame>,
    /// The dialects whose prefix may be omitted, innermost last. The last one applies.
    pub(crate) default_dialects: Vec<&'static str>,
    /// The operations that enclose the current token, innermost last.
    open: Vec<OpenOp>,
    results: Vec<ResultNames>,
    isolation_errors: IsolationErrors,
    /// Whether a hook requested the location of a value that is not defined in this chunk of a block.
    pub(crate) asked_outside: bool,
    /// The driver, which may take over bodies and chunks of the source.
    pub(crate) driver: Option<Box<dyn ParseDriver<'s> + 'p>>,
    /// The number of source bytes parsed by the driver instead of this parser.
    pub(crate) taken_over: usize,
    pub(crate) caches: Caches<'s, 'c>,
}

impl<'s, 'c> Deref for OpParser<'_, 's, 'c> {
    type Target = AttrParser<'s, 'c>;

    fn deref(&self) -> &Self::Target {
        self.base
    }
}

impl DerefMut for OpParser<'_, '_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.base
    }
}

/// Caches and scratch space of a parser, reusable by the parser of the next body.
pub(crate) struct Caches<'s, 'c> {
    pub(crate) scopes: Scopes,
    /// The number of bodies parsed so far. Caches and scopes identify a body by its number.
    pub(crate) serials: u32,
    pub(crate) blocks: Vec<BlockScope<'s>>,
    infos: OpInfos<'c, dyn ParseOp>,
    /// Operation names by their quoted spelling.
    generic_names: TextInterner<OpName>,
    /// Operation names by their spelling in custom form. Each default dialect has a separate table.
    custom_names: Vec<(&'static str, TextInterner<OpName>)>,
    /// Unused operation states, kept for reuse.
    spare: Vec<Box<OpState>>,
    /// An empty body with allocated capacity, kept for reuse.
    pub(crate) spare_body: Option<Body>,
    /// Parsed properties and types by their source text, for each operation name.
    property_texts: Vec<PropertyTexts>,
    lines: LineCache<'s>,
    /// The most recently interned property list, for each operation name.
    last_props: Vec<(Vec<Option<Attr>>, Option<Props>)>,
    /// The operands of the generic forms being parsed, innermost last.
    operands: Vec<Unresolved>,
    /// The types of the operands being parsed.
    types: Vec<Type>,
    pub(crate) format_states: Vec<FormatState>,
    /// The number of operations and of values per source byte in the last body, used to estimate capacity.
    pub(crate) density: [f64; 2],
}

impl Caches<'_, '_> {
    /// Creates caches for a source of this length, in bytes.
    fn new(source_len: usize) -> Self {
        Self {
            scopes: Scopes::new(source_len),
            serials: 0,
            blocks: Vec::new(),
            infos: OpInfos::default(),
            generic_names: TextInterner::default(),
            custom_names: Vec::new(),
            spare: Vec::new(),
            spare_body: None,
            property_texts: Vec::new(),
            lines: LineCache::default(),
            last_props: Vec::new(),
            operands: Vec::new(),
            types: Vec::new(),
            format_states: Vec::new(),
            density: [0.0; 2],
        }
    }

    /// Clears the caches keyed by source text whose values depend on aliases.
    pub(crate) fn forget_texts(&mut self) {
        self.property_texts.clear();
        self.lines.clear();
    }
}

impl<'p, 's, 'c> OpParser<'p, 's, 'c> {
    /// Creates a parser that adds operations to `body`, a body of `module`.
    pub(crate) fn new(
        base: &'p mut AttrParser<'s, 'c>,
        hooks: ParseHooks<'c>,
        module: &'p Module<'c>,
        body: Body,
    ) -> Self {
        let mut parser = Self::going_on(base, hooks, module, None);
        parser.frame.body = body;
        parser
    }

    /// Returns the caches for use by the parser of the next body.
    pub(crate) fn into_caches(self) -> Caches<'s, 'c> {
        self.caches
    }

    /// Creates a parser with an empty body, reusing the caches of an earlier parser if given.
    pub(crate) fn going_on(
        base: &'p mut AttrParser<'s, 'c>,
        hooks: ParseHooks<'c>,
        module: &'p Module<'c>,
        caches: Option<Caches<'s, 'c>>,
    ) -> Self {
        let is_first = caches.is_none();
        let caches = caches.unwrap_or_else(|| Caches::new(base.source_len()));
        let mut parser = Self {
            base,
            hooks,
            module,
            frame: BodyFrame::default(),
            outer: Vec::new(),
            default_dialects: vec!["builtin"],
            open: Vec::new(),
            results: Vec::new(),
            isolation_errors: IsolationErrors::default(),
            asked_outside: false,
            driver: None,
            taken_over: 0,
            caches,
        };
        if is_first {
            parser.enter_scope(true);
        }
        parser
    }

    /// Parses one operation with its result names and location, and appends it to a block.
    pub(crate) fn operation(&mut self, block: BlockId) -> PResult<OpId> {
        if let Some(op) = self.operation_again(block)? {
            return Ok(op);
        }
        let start = self.offset();
        let first = self.results.len();
        if self.at(Kind::PercentId) {
            self.result_names()?;
        }
        let op = match self.operation_of_line(block)? {
            Some(op) => op,
            None => self.unknown_operation(block, first)?,
        };
        if self.results.len() > first {
            self.define_results(op, first, start)?;
            self.results.truncate(first);
        }
        Ok(op)
    }

    /// Parses an operation after its result names, bypassing the line cache.
    fn unknown_operation(&mut self, block: BlockId, first: usize) -> PResult<OpId> {
        self.note_from_here();
        let said = self.base.warnings.len();
        let op = match self.kind() {
            Kind::BareId => self.custom_op(block, first)?,
            Kind::String => self.generic_op(block)?,
            _ => return Err(self.wrong_token("expected operation name in quotes")),
        };
        if !self.base.depends.on_context.get() && said == self.base.warnings.len() {
            self.remember_line(op);
        }
        // An enclosing operation contains this one and therefore depends on the context.
        self.base.depends.on_context.set(true);
        Ok(op)
    }

    fn result_names(&mut self) -> PResult<()> {
        loop {
            let tok = self.expect(Kind::PercentId, "expected valid ssa identifier")?;
            let mut count = 1;
            if self.eat(Kind::Colon) {
                if !self.at(Kind::Integer) {
                    return Err(self.wrong_token("expected integer number of results"));
                }
                let number = std::str::from_utf8(self.spelling()).ok().and_then(|text| match text.strip_prefix("0x") {
                    Some(hex) => u64::from_str_radix(hex, 16).ok(),
                    None => text.parse().ok(),
                });
                let Some(number) = number.filter(|n| *n >= 1) else {
                    return Err(self.error_here("expected named operation to have at least 1 result"));
                };
                count = number;
                self.bump();
            }
            let name = Unresolved { offset: tok.start, end: tok.end, number: 0 };
            self.results.push(ResultNames { name, count });
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::Equal, "expected '=' after SSA name").map(|_| ())
    }

    fn define_results(&mut self, op: OpId, first: usize, start: Offset) -> PResult<()> {
        let results = self.frame.body.results(op);
        let named = self.results.iter().skip(first).fold(0, |named: u64, result| named.saturating_add(result.count));
        if results.len() == 0 {
            return Err(self.error_at(start, "cannot name an operation with no results"));
        }
        if named != results.len() as u64 {
            let count = results.len();
            let message = format!("operation defines {count} results but was provided {named} to bind");
            return Err(self.error_at(start, &message));
        }
        let mut values = results;
        for i in first..self.results.len() {
            let ResultNames { name, count } = self.results[i];
            for (number, value) in (0..u32::try_from(count).unwrap_or(u32::MAX)).zip(&mut values) {
                self.define(Unresolved { number, ..name }, value)?;
            }
        }
        Ok(())
    }

    // The generic form.

    fn generic_op(&mut self, block: BlockId) -> PResult<OpId> {
        let offset = self.offset();
        let place = self.base.place(offset);
        let name = self.generic_op_name()?;
        let mut op = self.new_state(name, offset);
        let info = self.caches.infos.get(self.base.ctx, self.hooks, name);
        self.open.push(OpenOp { name, offset, first_result: self.results.len() });
        self.generic_rest(&mut op, &info)?;
        self.trailing_location(&mut op, |p, _| p.base.own_location_at(place))?;
        if let Some(fault) = op.fault.take() {
            return Err(fault);
        }
        self.open.pop();
        self.finish(op, &info, block, OpForm::Generic)
    }

    fn generic_op_name(&mut self) -> PResult<OpName> {
        let spelling = self.spelling();
        if let Some(name) = self.caches.generic_names.get(spelling) {
            self.bump();
            return Ok(name);
        }
        let value = self.string_value(self.tok());
        if value.is_empty() {
            return Err(self.error_here("empty operation name is invalid"));
        }
        if value.contains(&0) {
            return Err(self.error_here("null character not allowed in operation name"));
        }
        self.bump();
        let ctx = self.base.ctx;
        let name = ctx.op_name_in(&value, None);
        let data = ctx.op_name_data(name);
        if data.def.is_none() && !ctx.allows_unregistered() && ctx.dialect(data.dialect).is_none() {
            let mut error = self.error_here(
                "operation being parsed with an unregistered dialect. If this is intended, please use \
                 -allow-unregistered-dialect with the MLIR tool used",
            );
            error.kind = FailureKind::UnknownDialect;
            return Err(error);
        }
        self.caches.generic_names.insert(spelling, name);
        Ok(name)
    }

    fn generic_rest(&mut self, op: &mut OpState, info: &OpInfo<'_, dyn ParseOp>) -> PResult<()> {
        self.expect(Kind::LParen, "expected '(' to start operand list")?;
        let first = self.caches.operands.len();
        if self.at(Kind::PercentId) {
            loop {
                let operand = self.operand()?;
                self.caches.operands.push(operand);
                if !self.eat(Kind::Comma) {
                    break;
                }
            }
        }
        self.expect(Kind::RParen, "expected ')' to end operand list")?;
        if self.at(Kind::LSquare) {
            if info.def.is_some() && !info.has(OpFlags::TERMINATOR) {
                return Err(self.error_here("successors in non-terminator"));
            }
            self.bump();
            if self.at(Kind::RSquare) {
                return Err(self.wrong_token("expected list element"));
            }
            loop {
                let successor = self.successor()?;
                op.successors.push(successor);
                if !self.eat(Kind::Comma) {
                    break;
                }
            }
            self.expect(Kind::RSquare, "expected ',' or ']'")?;
        }
        let mut properties = None;
        let has_properties = self.at(Kind::Less);
        if has_properties {
            properties = self.properties_in_brackets(op, info)?;
        }
        if self.eat(Kind::LParen) {
            loop {
                let region = self.body_region(op, &[])?;
                op.regions.push(region);
                if !self.eat(Kind::Comma) {
                    break;
                }
            }
            self.expect(Kind::RParen, "expected ')' to end region list")?;
        }
        if self.at(Kind::LBrace) {
            let mut attrs = std::mem::take(&mut op.attrs);
            self.attr_entries(&mut attrs)?;
            op.attrs = attrs;
        }
        self.expect(Kind::Colon, "expected ':' followed by operation type")?;
        self.operation_type(op, first)?;
        self.caches.operands.truncate(first);
        if !has_properties {
            return match self.inherent_fault(op, info) {
                Some(message) => Err(self.error_at(op.offset, &message)),
                None => Ok(()),
            };
        }
        if let Err(fault) = self.set_properties(op, info, properties) {
            op.fault = Some(fault);
        }
        Ok(())
    }

    /// Parses the trailing function type and resolves the operands from index `first` against its inputs.
    fn operation_type(&mut self, op: &mut OpState, first: usize) -> PResult<()> {
        let offset = self.offset();
        let first_type = self.caches.types.len();
        if self.at(Kind::LParen) {
            if !self.known_types(op) {
                self.types_in_parens(|p, ty| p.caches.types.push(ty))?;
                self.expect(Kind::Arrow, "expected '->' in function type")?;
                if self.at(Kind::LParen) {
                    self.types_in_parens(|_, ty| op.types.push(ty))?;
                } else {
                    op.types.push(self.non_function_type()?);
                }
                self.keep_types(op, offset, first_type);
            }
        } else {
            let ty = self.ty()?;
            let mlirkit_ir::TypeData::Function(function) = self.base.ctx.type_data(ty) else {
                return Err(self.error_at(offset, "expected function type"));
            };
            self.caches.types.extend_from_slice(&function.inputs);
            op.types.extend_from_slice(&function.results);
        }
        let (operands, types) = (self.caches.operands.len() - first, self.caches.types.len() - first_type);
        if operands != types {
            // Upstream prints a NUL byte in the singular, in place of the plural "s".
            let plural = if operands == 1 { "\0" } else { "s" };
            let message = format!("expected {operands} operand type{plural} but had {types}");
            return Err(self.error_at(offset, &message));
        }
        if op.operands.is_empty() {
            self.base.depends.in_order.set(true);
        }
        for i in 0..operands {
            let value = self.resolve(self.caches.operands[first + i], self.caches.types[first_type + i])?;
            op.operands.push(value);
        }
        self.caches.types.truncate(first_type);
        Ok(())
    }

    fn types_in_parens(&mut self, mut each: impl FnMut(&mut Self, Type)) -> PResult<()> {
        self.expect(Kind::LParen, "expected '('")?;
        if self.eat(Kind::RParen) {
            return Ok(());
        }
        loop {
            let ty = self.ty()?;
            each(self, ty);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RParen, "expected ')'").map(|_| ())
    }

    // The custom form.

    /// Parses an operation name in custom form. A name without a dialect prefix belongs to the default dialect.
    pub(crate) fn custom_op_name(&mut self) -> PResult<OpName> {
        let dialect = self.default_dialect();
        let known = self.caches.custom_names.iter().position(|(own, _)| std::ptr::eq(*own, dialect));
        let known = known.unwrap_or_else(|| {
            self.caches.custom_names.push((dialect, TextInterner::default()));
            self.caches.custom_names.len() - 1
        });
        let spelling = self.base.spelling();
        let names = self.caches.custom_names.get_mut(known).map(|(_, names)| names);
        if let Some(name) = names.filter(|_| self.base.at(Kind::BareId)).and_then(|names| names.get(spelling)) {
            self.base.bump();
            return Ok(name);
        }
        let text = self.keyword()?;
        let ctx = self.base.ctx;
        // A name that ends after the first `.` counts as having no dialect prefix.
        let is_whole = text.split_once('.').is_some_and(|(_, rest)| !rest.is_empty());
        let name = if is_whole { ctx.op_name(text) } else { ctx.op_name(&format!("{dialect}.{text}")) };
        if let Some((_, names)) = self.caches.custom_names.get_mut(known) {
            names.insert(spelling, name);
        }
        Ok(name)
    }

    /// Returns the dialect whose prefix may be omitted here; empty if there is none.
    pub(crate) fn default_dialect(&self) -> &'static str {
        self.default_dialects.last().copied().unwrap_or_default()
    }

    fn custom_op(&mut self, block: BlockId, first_result: usize) -> PResult<OpId> {
        let offset = self.offset();
        let spelling = self.spelling();
        let name = self.custom_op_name()?;
        let info = self.caches.infos.get(self.base.ctx, self.hooks, name);
        if info.def.is_none() {
            return Err(self.unknown_op(name, spelling, offset));
        }
        self.default_dialects.push(info.default_dialect);
        self.open.push(OpenOp { name, offset, first_result });
        let outer = self.base.custom_op.replace(name);
        let outer_name = std::mem::replace(&mut self.base.name_offset, offset);
        let mut op = self.new_state(name, offset);
        op.loc = self.base.own_location(offset);
        let bare = std::mem::replace(&mut self.base.bare, info.bare);
        self.custom_syntax(&mut op, &info)?;
        self.base.bare = bare;
        if let Some(twice) = duplicate(&op.attrs) {
            let message =
                format!("attribute '{}' occurs more than once in the attribute list", self.base.ctx.str(twice));
            return Err(self.op_error(offset, &message));
        }
        self.base.custom_op = outer;
        self.base.name_offset = outer_name;
        self.default_dialects.pop();
        self.open.pop();
        self.trailing_location(&mut op, |_, op| op.loc)?;
        self.finish(op, &info, block, OpForm::Own)
    }

    fn custom_syntax(&mut self, op: &mut OpState, info: &OpInfo<'_, dyn ParseOp>) -> PResult<()> {
        let Some(def) = info.def else { return Ok(()) };
        if let Some(syntax) = info.syntax {
            syntax.parse_op(self, op)
        } else if let Some(format) = info.format(self.base.ctx, self.hooks, op.name) {
            format.parse_op(self, op)
        } else if def.custom_format {
            let error = self.op_error(op.offset, "has a custom assembly form that is not known here");
            let (dialect, short) = def.name.split_once('.').unwrap_or(("", &def.name));
            Err(match WrittenAliases::are_kept(self.base.ctx, dialect) {
                true => Box::new(error.with_note(format!(
                    "to say it, write the member `format` in the row `op {short}` of dialect '{dialect}', or read the generic form"
                ))),
                false => error,
            })
        } else {
            Err(self.op_error(op.offset, "has no custom assembly form"))
        }
    }

    #[cold]
    fn unknown_op(&self, name: OpName, spelling: &[u8], offset: Offset) -> Box<Diagnostic> {
        let ctx = self.base.ctx;
        let data = ctx.op_name_data(name);
        let (full, dialect) = (ctx.str(data.name), ctx.str(data.dialect));
        let spelling = String::from_utf8_lossy(spelling);
        let tried = if spelling == full { String::new() } else { format!(" (tried '{full}' as well)") };
        if ctx.dialect(data.dialect).is_none() {
            let message = format!("Dialect `{dialect}' not found for custom op '{spelling}' {tried}");
            let mut error = self.error_at(offset, &message);
            error.kind = FailureKind::UnknownDialect;
            // A lexical error is reported without the list of dialects.
            return match ctx.extension::<AvailableDialects>().filter(|_| !self.at(Kind::Error)) {
                Some(AvailableDialects(names)) => Box::new(error.with_note(format!(
                    "Available dialects: {} ; for more info on dialect registration see \
                     https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
                    names().join(", ")
                ))),
                None => error,
            };
        }
        let mut error = self.error_at(offset, &format!("custom op '{spelling}' is unknown{tried}"));
        error.kind = FailureKind::UnknownOperation;
        error
    }

    // States.

    fn new_state(&mut self, name: OpName, offset: Offset) -> Box<OpState> {
        let (def, loc) = (self.base.ctx.op_def(name), self.base.ctx.unknown_loc());
        let operands_before = self.frame.body.operand_pool().len();
        if let Some(mut op) = self.caches.spare.pop() {
            (op.name, op.def, op.offset, op.loc) = (name, def, offset, loc);
            op.operands_before = operands_before;
            return op;
        }
        Box::new(OpState {
            name,
            def,
            offset,
            loc,
            operands: Vec::new(),
            types: Vec::new(),
            attrs: Vec::new(),
            props: Vec::new(),
            successors: Vec::new(),
            regions: Vec::new(),
            child: None,
            deferred: false,
            list: None,
            fault: None,
            operands_before,
        })
    }

    /// Returns the interned list of these properties. Compares them first with those of the last operation of this
    /// name.
    #[inline(always)]
    fn unique_props(&mut self, name: OpName, slots: &[Option<Attr>]) -> Option<Props> {
        if self.caches.last_props.len() <= name.index() {
            self.caches.last_props.resize(name.index() + 1, (Vec::new(), None));
        }
        let ctx = self.base.ctx;
        let Some((last, props)) = self.caches.last_props.get_mut(name.index()) else { return ctx.props(slots) };
        if last != slots {
            *props = ctx.props(slots);
            last.clear();
            last.extend_from_slice(slots);
        }
        *props
    }

    /// Runs a recursive rule, growing the stack if necessary. Returns an error if nesting exceeds [`MAX_DEPTH`].
    pub(crate) fn deeper<T>(&mut self, rule: impl FnOnce(&mut Self) -> PResult<T>) -> PResult<T> {
        if self.base.depth >= MAX_DEPTH {
            return Err(self.error_here("nesting is too deep"));
        }
        self.base.depth += 1;
        let result = mlirkit_diag::deep(|| rule(self));
        self.base.depth -= 1;
        result
    }

    pub(crate) fn info(&mut self, name: OpName) -> Rc<OpInfo<'c, dyn ParseOp>> {
        self.caches.infos.get(self.base.ctx, self.hooks, name)
    }

    fn position(offset: Offset) -> Position {
        Position::Offset(offset.into())
    }
}

/// Returns the first name that occurs twice in `attrs`; `None` if all names differ.
fn duplicate(attrs: &[(Ident, Attr)]) -> Option<Ident> {
    if attrs.len() < 2 {
        return None;
    }
    let mut names: Vec<Ident> = attrs.iter().map(|(name, _)| *name).collect();
    names.sort_unstable();
    names.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}
