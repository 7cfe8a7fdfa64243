//! The operation parser: the generic and the custom form of one operation, and what both end in.
//!
//! Regions and blocks are in `op_parser/region.rs`, the names of values in `op_parser/scope.rs`, and the calls that
//! hooks and the declarative engine are written with in `op_parser/calls.rs`.

mod aliases;
mod alike;
mod braces;
mod calls;
mod digits;
mod finish;
mod memo;
mod outsiders;
mod parallel;
mod pieces;
mod region;
mod scope;
mod use_orders;

pub(crate) use parallel::{Bodies, Deferred, DeferredLocations, PARALLEL_SOURCE};

use std::ops::{Deref, DerefMut};
use std::rc::Rc;

use mlirkit_defs::{OpDef, OpFlags};
use mlirkit_diag::{Diagnostic, Position};
use mlirkit_ir::{Attr, BlockId, Body, Ident, Module, OpId, OpName, Props, RegionId, Type, ValueId};
use rustc_hash::FxHashMap;

use crate::hooks::{AvailableDialects, Hooks};
use crate::lexer::Kind;
use crate::op_info::{OpInfo, OpInfos};
use crate::parser::{AttrParser, MAX_DEPTH, Offset, PResult, Texts};
use region::BlockScope;
use scope::Scopes;

/// What is said of a value that is used and defined nowhere.
const UNDECLARED: &str = "use of undeclared SSA value name";

/// An SSA use that is not resolved yet: `%name` or `%name#2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unresolved {
    /// Where `%` stands.
    pub offset: Offset,
    /// Where the name ends.
    pub end: Offset,
    /// The number after `#`, 0 if there is none.
    pub number: u32,
}

/// An argument of a region: `%name : type {attrs} loc(...)`.
#[derive(Debug, Clone)]
pub struct Argument {
    /// Its name.
    pub name: Unresolved,
    /// Its type; must be there when the region is parsed.
    pub ty: Option<Type>,
    /// Its attributes, a dictionary.
    pub attrs: Option<Attr>,
    /// Its location, if one is written.
    pub loc: Option<Attr>,
}

/// A region that has been parsed: of the operation's own body if it is isolated, of the current one otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParsedRegion(pub RegionId);

/// An operation while it is parsed.
#[derive(Debug)]
pub struct OpState {
    /// Name.
    pub name: OpName,
    /// Row.
    pub def: Option<&'static OpDef>,
    /// Where its name stands.
    pub offset: Offset,
    /// Location.
    pub loc: Attr,
    /// Resolved operands.
    pub operands: Vec<ValueId>,
    /// Result types.
    pub types: Vec<Type>,
    /// Attributes by name: inherent ones move into the properties when the operation is finished.
    pub attrs: Vec<(Ident, Attr)>,
    /// Property slots of the row, as far as they are known.
    pub props: Vec<Option<Attr>>,
    /// Successors.
    pub successors: Vec<BlockId>,
    /// Regions.
    pub regions: Vec<ParsedRegion>,
    /// The body of an isolated operation, once its first region has been parsed.
    pub child: Option<Box<Body>>,
    /// Whether others parse that body.
    deferred: bool,
    /// The list of its properties, if that is known and no further attributes are given.
    list: Option<Props>,
    /// What is wrong with the properties of the generic form, which is said when all of it has been parsed.
    fault: Option<Box<Diagnostic>>,
    /// How many operands there were in the body when it began.
    operands_before: usize,
}

/// Which form an operation was written in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Generic,
    Own,
}

/// `%name:count` before the `=` of an operation.
#[derive(Debug, Clone, Copy)]
struct ResultNames {
    name: Unresolved,
    count: u64,
}

/// A body being filled.
#[derive(Debug, Default)]
struct Frame {
    body: Body,
    serial: u32,
    // Values whose uses may not be in the order that every reader assumes; the number of operations there were when
    // a value used before was defined.
    reordered: FxHashMap<ValueId, u32>,
    // Of a piece of a block, forward references to which the same may happen where they are values from outside.
    reordered_forwards: Vec<u32>,
    // Whether the text has regions of an operation in another order than it has them.
    shuffled: bool,
    // Whether something was used before it was defined.
    used_early: bool,
}

/// An operation whose text is being parsed.
#[derive(Debug, Clone, Copy)]
struct OpenOp {
    name: OpName,
    offset: Offset,
    first_result: usize,
}

/// Parses operations into a module. Attributes, types and tokens are parsed with the [`AttrParser`] it derefs to.
pub struct OpParser<'p, 's, 'c> {
    /// The base.
    pub base: &'p mut AttrParser<'s, 'c>,
    /// The hooks of the context.
    pub hooks: &'c Hooks,
    pub(crate) module: &'p Module<'c>,
    frame: Frame,
    outer: Vec<Frame>,
    serials: u32,
    /// How many bytes were looked at for ends of bodies in vain.
    guessed: usize,
    /// Where the list of aliases ends that was last seen to be short.
    short_list: crate::parser::Offset,
    /// How many bytes of bodies have been left to others, of how many, and how many bytes of short ones have not.
    passed_over: usize,
    left_to_others: usize,
    looked_into: usize,
    /// Whether somebody asked of a value, not defined yet, what its definition says.
    asked_outside: bool,
    /// What is known of values that are used in bodies that do not see them.
    outsiders: outsiders::Outsiders,
    scopes: Scopes,
    blocks: Vec<BlockScope<'s>>,
    default_dialects: Vec<&'static str>,
    open: Vec<OpenOp>,
    results: Vec<ResultNames>,
    infos: OpInfos<'c>,
    generic_names: Texts<OpName>,
    // By text, for each default dialect.
    custom_names: Vec<(&'static str, Texts<OpName>)>,
    spare: Vec<Box<OpState>>,
    // An empty body that has room.
    spare_body: Option<Body>,
    // By operation name: what texts stood for.
    memos: Vec<memo::Memo>,
    // By text but for the names of operands: what operations stood for.
    alike: alike::Alike<'s>,
    // By operation name: the properties made last.
    last_props: Vec<(Vec<Option<Attr>>, Option<Props>)>,
    operands: Vec<Unresolved>,
    types: Vec<Type>,
    pub(crate) format_states: Vec<crate::format::State>,
    // Where the bodies go that others parse, and those whose operation is not complete.
    bodies: Option<&'p Bodies<'s>>,
    deferred: Vec<parallel::Deferred<'s>>,
    // Operations and values to the byte in the body parsed last.
    density: [f64; 2],
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

/// What a parser knows when it has parsed a body, and what it has room in: the next one may go on with it.
#[derive(Default)]
pub(crate) struct Caches<'s, 'c> {
    scopes: Option<Scopes>,
    /// Bodies are told apart by these, also in what the caches remember.
    serials: u32,
    blocks: Vec<BlockScope<'s>>,
    infos: OpInfos<'c>,
    generic_names: Texts<OpName>,
    custom_names: Vec<(&'static str, Texts<OpName>)>,
    spare: Vec<Box<OpState>>,
    spare_body: Option<Body>,
    memos: Vec<memo::Memo>,
    alike: alike::Alike<'s>,
    last_props: Vec<(Vec<Option<Attr>>, Option<Props>)>,
    operands: Vec<Unresolved>,
    types: Vec<Type>,
    format_states: Vec<crate::format::State>,
    density: [f64; 2],
}

impl<'p, 's, 'c> OpParser<'p, 's, 'c> {
    /// A parser that puts operations into a body of `module`. Large bodies inside are left to others, if there are any.
    pub(crate) fn new(
        base: &'p mut AttrParser<'s, 'c>,
        hooks: &'c Hooks,
        module: &'p Module<'c>,
        body: Body,
        bodies: Option<&'p Bodies<'s>>,
    ) -> Self {
        let mut parser = Self::going_on(base, hooks, module, Caches::default());
        (parser.frame.body, parser.bodies) = (body, bodies);
        parser
    }

    /// A parser of bodies that goes on where another one has ended.
    pub(crate) fn going_on(
        base: &'p mut AttrParser<'s, 'c>,
        hooks: &'c Hooks,
        module: &'p Module<'c>,
        caches: Caches<'s, 'c>,
    ) -> Self {
        let is_first = caches.scopes.is_none();
        let scopes = caches.scopes.unwrap_or_else(|| Scopes::new(base.source_len()));
        let mut parser = Self {
            base,
            hooks,
            module,
            frame: Frame::default(),
            outer: Vec::new(),
            serials: caches.serials,
            guessed: 0,
            short_list: 0,
            passed_over: 0,
            left_to_others: 0,
            looked_into: 0,
            asked_outside: false,
            outsiders: outsiders::Outsiders::default(),
            scopes,
            blocks: caches.blocks,
            default_dialects: vec!["builtin"],
            open: Vec::new(),
            results: Vec::new(),
            infos: caches.infos,
            generic_names: caches.generic_names,
            custom_names: caches.custom_names,
            spare: caches.spare,
            spare_body: caches.spare_body,
            memos: caches.memos,
            alike: caches.alike,
            last_props: caches.last_props,
            operands: caches.operands,
            types: caches.types,
            format_states: caches.format_states,
            bodies: None,
            deferred: Vec::new(),
            density: caches.density,
        };
        if is_first {
            parser.enter_scope(true);
        }
        parser
    }

    /// Takes a body back whose content has been copied: the next one is made in its room.
    pub(crate) fn take_back(&mut self, body: Body) {
        self.spare_body = Some(body);
    }

    /// What the next one may go on with.
    pub(crate) fn into_caches(self) -> Caches<'s, 'c> {
        Caches {
            scopes: Some(self.scopes),
            serials: self.serials,
            blocks: self.blocks,
            infos: self.infos,
            generic_names: self.generic_names,
            custom_names: self.custom_names,
            spare: self.spare,
            spare_body: self.spare_body,
            memos: self.memos,
            alike: self.alike,
            last_props: self.last_props,
            operands: self.operands,
            types: self.types,
            format_states: self.format_states,
            density: self.density,
        }
    }

    /// Parses one operation, with its results and its location, to the end of a block.
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

    /// Parses an operation that the text so far says nothing about, behind its results.
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
        // Whatever is being parsed around it has this operation inside.
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
        let info = self.infos.get(self.base.ctx, self.hooks, name);
        self.open.push(OpenOp { name, offset, first_result: self.results.len() });
        self.generic_rest(&mut op, &info)?;
        self.trailing_location(&mut op, |p, _| p.base.own_location_at(place))?;
        if let Some(fault) = op.fault.take() {
            return Err(fault);
        }
        self.open.pop();
        self.finish(op, &info, block, Form::Generic)
    }

    fn generic_op_name(&mut self) -> PResult<OpName> {
        let spelling = self.spelling();
        if let Some(name) = self.generic_names.get(spelling) {
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
            return Err(self.error_here(
                "operation being parsed with an unregistered dialect. If this is intended, please use \
                 -allow-unregistered-dialect with the MLIR tool used",
            ));
        }
        self.generic_names.insert(spelling, name);
        Ok(name)
    }

    fn generic_rest(&mut self, op: &mut OpState, info: &OpInfo<'_>) -> PResult<()> {
        self.expect(Kind::LParen, "expected '(' to start operand list")?;
        let first = self.operands.len();
        if self.at(Kind::PercentId) {
            loop {
                let operand = self.operand()?;
                self.operands.push(operand);
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
        self.operands.truncate(first);
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

    /// The function type at the end, against which the operands from `first` on are resolved.
    fn operation_type(&mut self, op: &mut OpState, first: usize) -> PResult<()> {
        let offset = self.offset();
        let first_type = self.types.len();
        if self.at(Kind::LParen) {
            if !self.known_types(op) {
                self.types_in_parens(|p, ty| p.types.push(ty))?;
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
            self.types.extend_from_slice(&function.inputs);
            op.types.extend_from_slice(&function.results);
        }
        let (operands, types) = (self.operands.len() - first, self.types.len() - first_type);
        if operands != types {
            // Where upstream has no plural it has a zero byte.
            let plural = if operands == 1 { "\0" } else { "s" };
            let message = format!("expected {operands} operand type{plural} but had {types}");
            return Err(self.error_at(offset, &message));
        }
        if op.operands.is_empty() {
            self.base.depends.in_order.set(true);
        }
        for i in 0..operands {
            let value = self.resolve(self.operands[first + i], self.types[first_type + i])?;
            op.operands.push(value);
        }
        self.types.truncate(first_type);
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

    /// The name of an operation in its custom form; without a dialect it is looked up in the default one.
    pub(crate) fn custom_op_name(&mut self) -> PResult<OpName> {
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        let known = self.custom_names.iter().position(|(own, _)| std::ptr::eq(*own, dialect));
        let known = known.unwrap_or_else(|| {
            self.custom_names.push((dialect, Texts::default()));
            self.custom_names.len() - 1
        });
        let spelling = self.base.spelling();
        let names = self.custom_names.get_mut(known).map(|(_, names)| names);
        if let Some(name) = names.filter(|_| self.base.at(Kind::BareId)).and_then(|names| names.get(spelling)) {
            self.base.bump();
            return Ok(name);
        }
        let text = self.keyword()?;
        let ctx = self.base.ctx;
        // What ends behind its dialect has none.
        let is_whole = text.split_once('.').is_some_and(|(_, rest)| !rest.is_empty());
        let name = if is_whole { ctx.op_name(text) } else { ctx.op_name(&format!("{dialect}.{text}")) };
        if let Some((_, names)) = self.custom_names.get_mut(known) {
            names.insert(spelling, name);
        }
        Ok(name)
    }

    fn custom_op(&mut self, block: BlockId, first_result: usize) -> PResult<OpId> {
        let offset = self.offset();
        let spelling = self.spelling();
        let name = self.custom_op_name()?;
        let info = self.infos.get(self.base.ctx, self.hooks, name);
        if info.def.is_none() {
            return Err(self.unknown_op(name, spelling, offset));
        }
        self.default_dialects.push(info.default_dialect);
        self.open.push(OpenOp { name, offset, first_result });
        let outer = self.base.custom_op.replace(name);
        let outer_name = std::mem::replace(&mut self.base.name_offset, offset);
        let mut op = self.new_state(name, offset);
        op.loc = self.base.own_location(offset);
        self.custom_syntax(&mut op, &info)?;
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
        self.finish(op, &info, block, Form::Own)
    }

    fn custom_syntax(&mut self, op: &mut OpState, info: &OpInfo<'_>) -> PResult<()> {
        let Some(def) = info.def else { return Ok(()) };
        if let Some(syntax) = info.syntax {
            syntax.parse(self, op)
        } else if def.format.is_some() {
            crate::format::parse_op(self, op)
        } else if def.custom_format {
            Err(self.op_error(op.offset, "has a custom assembly form that is not known here"))
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
            let error = self.error_at(offset, &message);
            // What is no token is told of alone.
            return match ctx.extension::<AvailableDialects>().filter(|_| !self.at(Kind::Error)) {
                Some(AvailableDialects(names)) => Box::new(error.with_note(format!(
                    "Available dialects: {} ; for more info on dialect registration see \
                     https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
                    names().join(", ")
                ))),
                None => error,
            };
        }
        self.error_at(offset, &format!("custom op '{spelling}' is unknown{tried}"))
    }

    // States.

    fn new_state(&mut self, name: OpName, offset: Offset) -> Box<OpState> {
        let (def, loc) = (self.base.ctx.op_def(name), self.base.ctx.unknown_loc());
        let operands_before = self.frame.body.operand_pool().len();
        if let Some(mut op) = self.spare.pop() {
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

    /// The unique list of these properties, which the operation of this name before may have had too.
    #[inline(always)]
    fn unique_props(&mut self, name: OpName, slots: &[Option<Attr>]) -> Option<Props> {
        if self.last_props.len() <= name.index() {
            self.last_props.resize(name.index() + 1, (Vec::new(), None));
        }
        let ctx = self.base.ctx;
        let Some((last, props)) = self.last_props.get_mut(name.index()) else { return ctx.props(slots) };
        if last != slots {
            *props = ctx.props(slots);
            last.clear();
            last.extend_from_slice(slots);
        }
        *props
    }

    /// Runs a rule that may recurse: on a growing stack, and no deeper than [`MAX_DEPTH`].
    fn deeper<T>(&mut self, rule: impl FnOnce(&mut Self) -> PResult<T>) -> PResult<T> {
        if self.base.depth >= MAX_DEPTH {
            return Err(self.error_here("nesting is too deep"));
        }
        self.base.depth += 1;
        let result = mlirkit_diag::deep(|| rule(self));
        self.base.depth -= 1;
        result
    }

    pub(crate) fn info(&mut self, name: OpName) -> Rc<OpInfo<'c>> {
        self.infos.get(self.base.ctx, self.hooks, name)
    }

    fn attr_text(&self, attr: Attr) -> String {
        crate::printer::attr_to_string(self.base.ctx, attr)
    }

    fn type_text(&self, ty: Type) -> String {
        crate::printer::type_to_string(self.base.ctx, ty)
    }

    fn position(offset: Offset) -> Position {
        Position::Offset(offset.into())
    }
}

/// The first name that occurs twice.
fn duplicate(attrs: &[(Ident, Attr)]) -> Option<Ident> {
    if attrs.len() < 2 {
        return None;
    }
    let mut names: Vec<Ident> = attrs.iter().map(|(name, _)| *name).collect();
    names.sort_unstable();
    names.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}
