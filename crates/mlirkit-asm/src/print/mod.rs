//! The operation printer: result names, generic and custom form, regions and blocks.

use std::borrow::{Borrow, BorrowMut};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use mlirkit_defs::OpFlags;
use mlirkit_ir::{Attr, BlockRef, Context, Ident, OpRef, RegionRef, ValueId, ValueRef};

use crate::attr::printer::nesting::deeper;
use crate::attr::printer::text_cache::AttrTexts;
use crate::attr::printer::{AttrPrinter, Portion, PrintOptions, TypeElision};
use crate::attr::symbol::{Deferral, Symbol};
use crate::op_data::op_info::{OpHooks, OpInfo, OpInfos};
use crate::print::driver::{PrintDriver, PrintOp};
use crate::print::op_texts::OpTexts;
use crate::print::printed_op_cache::{Lookup, PrintedOpCache};
use crate::print::spans::Spans;
use crate::print::ssa_names::{SsaNames, ValueName};
use crate::print::users::ValueUsers;
use crate::text::output::PrintOutput;
use crate::text::push::push_spaces;

pub(crate) mod driver;
mod generic;
mod generic_fast_path;
pub(crate) mod op_texts;
pub(crate) mod printed_op_cache;
pub(crate) mod spans;
pub(crate) mod ssa_names;
mod users;

/// Options that select the printed elements of a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RegionOptions {
    /// Whether to print the label of the entry block, if it has arguments.
    pub entry_args: bool,
    /// Whether to print the terminator of the entry block. The terminators of other blocks are always printed.
    pub terminators: bool,
    /// Whether to print the label of an entry block that has no operations.
    pub empty_block: bool,
}

impl Default for RegionOptions {
    fn default() -> Self {
        Self { entry_args: true, terminators: true, empty_block: false }
    }
}

impl RegionOptions {
    /// Omits the label of the entry block; used if its arguments are printed elsewhere.
    #[must_use]
    pub fn without_entry_args(mut self) -> Self {
        self.entry_args = false;
        self
    }

    /// Omits the terminator of the entry block; used if the operation implies it.
    #[must_use]
    pub fn without_terminators(mut self) -> Self {
        self.terminators = false;
        self
    }
}

/// Access to operation hooks for the printer.
pub(crate) type PrintHooks<'c> = &'c dyn OpHooks<dyn PrintOp>;

/// A printer for operations. It dereferences to [`AttrPrinter`], which prints attributes, types and punctuation.
pub struct OpPrinter<'m, 'c> {
    /// The printer of attributes and types.
    pub base: AttrPrinter<'m, 'c>,
    pub(crate) hooks: PrintHooks<'c>,
    pub(crate) names: Arc<SsaNames>,
    pub(crate) infos: OpInfos<'c, dyn PrintOp>,
    pub(crate) indent: usize,
    pub(crate) default_dialects: Vec<&'static str>,
    users: ValueUsers,
    texts: OpTexts,
    pub(crate) lines: PrintedOpCache,
    /// The driver, which may take over large blocks.
    pub(crate) driver: Option<Box<dyn PrintDriver<'c> + 'm>>,
    /// The positions of operations and values in the output, if requested.
    pub(crate) spans: Option<Box<Spans>>,
}

impl<'m, 'c> Deref for OpPrinter<'m, 'c> {
    type Target = AttrPrinter<'m, 'c>;

    fn deref(&self) -> &Self::Target {
        &self.base
    }
}

impl DerefMut for OpPrinter<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.base
    }
}

impl<'m, 'c> Borrow<AttrPrinter<'m, 'c>> for OpPrinter<'m, 'c> {
    fn borrow(&self) -> &AttrPrinter<'m, 'c> {
        &self.base
    }
}

impl<'m, 'c> BorrowMut<AttrPrinter<'m, 'c>> for OpPrinter<'m, 'c> {
    fn borrow_mut(&mut self) -> &mut AttrPrinter<'m, 'c> {
        &mut self.base
    }
}

/// Caches that the printer of one run of operations hands over to the printer of the next run.
#[derive(Default)]
pub(crate) struct Remembered {
    attrs: AttrTexts,
    ops: OpTexts,
    lines: PrintedOpCache,
    names: Arc<SsaNames>,
    buffer: Vec<u8>,
}

impl<'m, 'c> OpPrinter<'m, 'c> {
    /// Creates a printer without value names or aliases.
    pub(crate) fn new(ctx: &'c Context, hooks: PrintHooks<'c>, options: &'m PrintOptions) -> Self {
        Self {
            base: AttrPrinter::with_hooks(ctx, hooks.attr_hooks(), options),
            hooks,
            names: Arc::default(),
            infos: OpInfos::default(),
            indent: 0,
            default_dialects: vec!["builtin"],
            users: ValueUsers::default(),
            texts: OpTexts::default(),
            lines: PrintedOpCache::default(),
            driver: None,
            spans: None,
        }
    }

    /// Adopts the caches of another printer.
    pub(crate) fn remember(&mut self, known: Remembered) {
        (self.base.texts, self.texts, self.lines) = (known.attrs, known.ops, known.lines);
        (self.names, self.base.out.buffer) = (known.names, known.buffer);
    }

    /// Returns the caches of this printer, for another printer to adopt.
    pub(crate) fn into_remembered(self) -> Remembered {
        let Self { base, names, texts, lines, .. } = self;
        Remembered { attrs: base.texts, ops: texts, lines, names, buffer: base.out.buffer }
    }

    /// Writes the items with `each`, separated by `, `.
    #[inline]
    pub fn comma_separated<T>(&mut self, items: impl IntoIterator<Item = T>, mut each: impl FnMut(&mut Self, T)) {
        for (i, item) in items.into_iter().enumerate() {
            if i > 0 {
                self.base.text(", ");
            }
            each(self, item);
        }
    }

    /// Returns what `print` would write, without writing it.
    #[inline]
    pub fn held(&mut self, print: impl FnOnce(&mut Self)) -> Vec<u8> {
        let held = self.base.begin_held();
        print(self);
        self.base.end_held(held)
    }

    /// Prints an attribute nested in another one with `print`, growing the stack if necessary. Hooks use it instead of
    /// [`AttrPrinter::attr`] if they print with an operation printer; it measures output that may be too long.
    pub fn nested_attr(&mut self, attr: Attr, print: impl FnOnce(&mut Self)) {
        deeper(self, Symbol::Attr(attr), TypeElision::Never, print);
    }

    /// Collects the aliases of a file that consists of this operation.
    pub(crate) fn collect_aliases(&mut self, op: OpRef<'_, 'c>) {
        self.base.begin_aliases(&op.module.style);
        self.op_without_results(op);
        self.base.aliases = Arc::new(self.base.end_aliases());
        self.base.out = PrintOutput::gathering();
    }
}

impl<'c> OpPrinter<'_, 'c> {
    // Values, blocks, lines.

    /// Writes the name of a value.
    #[inline]
    pub fn operand(&mut self, value: ValueRef<'_, 'c>) {
        if self.is_collecting() {
            return;
        }
        let value = value.untracked();
        let start = self.base.out.buffer.len();
        if !self.names.push_simple(&mut self.base.out.buffer, value.body, value.id) {
            self.grouped_operand(value);
        }
        self.lines.note(value.id, start, self.base.out.buffer.len());
        if self.spans.is_some() {
            self.note_value(value, start, false);
        }
    }

    /// Writes the names of values in the body of `op`, separated by `, `.
    #[inline(always)]
    pub(crate) fn operand_ids(&mut self, op: OpRef<'_, 'c>, ids: &[ValueId]) {
        if self.is_collecting() {
            return;
        }
        let is_usual = self.spans.is_none() && !self.lines.is_watching();
        for (i, id) in ids.iter().enumerate() {
            if i > 0 {
                self.base.out.buffer.extend_from_slice(b", ");
            }
            if !is_usual || !self.names.push_simple(&mut self.base.out.buffer, op.body, *id) {
                self.operand(ValueRef { module: op.module, body: op.body, id: *id });
            }
        }
    }

    fn grouped_operand(&mut self, value: ValueRef<'_, 'c>) {
        let Some(op) = value.defining_op() else { return self.text("<<UNKNOWN SSA VALUE>>") };
        let arena = op.arena();
        let first = arena.results(op.id).next().unwrap_or(value.id);
        let number = value.id.0 - first.0;
        let groups = self.names.groups(op);
        let (start, end) = match groups.partition_point(|start| *start <= number).checked_sub(1) {
            Some(at) => (groups[at], groups.get(at + 1).copied()),
            None => (0, None),
        };
        let end = end.unwrap_or(arena.result_count(op.id) as u32);
        self.value_head(ValueRef { id: mlirkit_ir::ValueId(first.0 + start), ..value });
        if end - start > 1 {
            self.base.out.buffer.push(b'#');
            self.number(u64::from(number - start));
        }
    }

    /// Writes the name of a value, without the index in its result group.
    fn value_head(&mut self, value: ValueRef<'_, 'c>) {
        match self.names.head(value.body, value.id) {
            ValueName::Number(number) => {
                self.base.out.buffer.push(b'%');
                self.number(u64::from(number));
            }
            ValueName::Text(name) => {
                self.base.out.buffer.push(b'%');
                self.base.out.buffer.extend_from_slice(name);
            }
            ValueName::Unknown => self.text("<<UNKNOWN SSA VALUE>>"),
        }
    }

    #[inline(always)]
    fn result_head(&mut self, value: ValueRef<'_, 'c>) {
        let start = self.base.out.buffer.len();
        if !self.names.push_simple(&mut self.base.out.buffer, value.body, value.id) {
            self.value_head(value);
        }
        if self.spans.is_some() {
            self.note_value(value, start, true);
        }
    }

    /// Writes the names of values, separated by `, `.
    pub fn operands<'m>(&mut self, values: impl IntoIterator<Item = ValueRef<'m, 'c>>)
    where
        'c: 'm,
    {
        self.comma_separated(values, |p, value| p.operand(value));
    }

    /// Writes the types of values, separated by `, `.
    pub fn value_types<'m>(&mut self, values: impl IntoIterator<Item = ValueRef<'m, 'c>>)
    where
        'c: 'm,
    {
        self.comma_separated(values, |p, value| p.ty(value.ty()));
    }

    /// Writes the name of a block.
    pub fn successor(&mut self, block: BlockRef<'_, 'c>) {
        if self.is_collecting() {
            return;
        }
        let block = block.untracked();
        let start = self.base.out.buffer.len();
        match self.names.block(block.body, block.id) {
            (_, Some(name)) => self.base.out.buffer.extend_from_slice(name),
            (Some(number), None) => {
                self.base.out.buffer.extend_from_slice(b"^bb");
                self.number(u64::from(number));
            }
            (None, None) => self.text("INVALIDBLOCK"),
        }
        self.lines.note_successor(block.id, start, self.base.out.buffer.len());
    }

    /// Writes the name of a block, and the operands passed to it with their types, if any.
    pub fn successor_and_operands(&mut self, block: BlockRef<'_, 'c>, values: &[ValueRef<'_, 'c>]) {
        self.successor(block);
        // Upstream's alias collection does not visit these types.
        if values.is_empty() || self.is_collecting() {
            return;
        }
        self.text("(");
        self.operands(values.iter().copied());
        self.text(" : ");
        self.value_types(values.iter().copied());
        self.text(")");
    }

    /// Starts a new line with the current indentation.
    pub fn newline(&mut self) {
        self.line_feed();
        self.spaces();
    }

    /// Increases the indentation of the following lines by two spaces.
    pub fn increase_indent(&mut self) {
        self.indent += 2;
    }

    /// Decreases the indentation of the following lines by two spaces.
    pub fn decrease_indent(&mut self) {
        self.indent = self.indent.saturating_sub(2);
    }

    fn spaces(&mut self) {
        if !self.is_collecting() {
            push_spaces(&mut self.base.out.buffer, self.indent);
        }
    }

    // Attributes and types of operations.

    /// Writes `(operand types) -> result types` for an operation.
    pub fn functional_type(&mut self, op: OpRef<'_, 'c>) {
        self.bytes(b"(");
        let arena = op.signature();
        self.comma_separated(arena.operands(op.id), |p, value| p.ty(arena.ty(*value)));
        self.bytes(b") -> ");
        self.result_types(arena.result_types(op.id));
    }

    // Operations.

    /// Writes an operation with its indentation, but without the newline.
    pub(crate) fn op_line(&mut self, op: OpRef<'_, 'c>) {
        self.spaces();
        let noted = self.spans.is_some().then(|| self.note_op(op));
        self.op(op);
        if self.options.debug_info {
            self.trailing_location(op.location(), Deferral::Allowed);
        }
        if let Some(noted) = noted {
            self.note_op_end(noted);
        }
        if self.options.value_users {
            self.users_of_op(op);
        }
    }

    fn op(&mut self, op: OpRef<'_, 'c>) {
        let arena = op.arena();
        let mut results = arena.results(op.id);
        match (results.len(), results.next()) {
            (1, Some(id)) => {
                self.result_head(ValueRef { module: op.module, body: op.body, id });
                self.bytes(b" = ");
            }
            (count, Some(_)) => {
                self.result_names(op, count as u32);
                self.bytes(b" = ");
            }
            (_, None) => {}
        }
        self.op_without_results(op);
    }

    fn result_names(&mut self, op: OpRef<'_, 'c>, count: u32) {
        let first = op.arena().results(op.id).next().map_or(0, |v| v.0);
        let groups = match self.names.groups(op) {
            [] => vec![0],
            groups => groups.to_vec(),
        };
        let ends = groups.iter().skip(1).chain(std::iter::once(&count));
        self.comma_separated(groups.iter().zip(ends), |p, (start, end)| {
            let id = mlirkit_ir::ValueId(first + start);
            p.result_head(ValueRef { module: op.module, body: op.body, id });
            if end - start > 1 {
                p.bytes(b":");
                p.number(u64::from(end - start));
            }
        });
    }

    /// Writes an operation without its result names and location, in custom form if it has one.
    pub fn op_without_results(&mut self, op: OpRef<'_, 'c>) {
        if self.is_collecting() && self.options.debug_info {
            self.visit_as(Symbol::Attr(op.location()), TypeElision::Never, Deferral::Allowed);
        }
        if self.is_collecting() {
            if !self.is_plain_op(op) {
                self.new_line(op);
            }
            return;
        }
        if self.options.generic {
            // For the generic form, the caches of properties and types are enough.
            return self.new_line(op);
        }
        match self.known_line(op) {
            Lookup::Written => {}
            Lookup::Again(hash) => self.line_to_know(op, hash, |p, op| p.new_line(op)),
            Lookup::Nothing => self.new_line(op),
        }
    }

    /// Writes an operation without using the cache of printed operations.
    #[inline]
    fn new_line(&mut self, op: OpRef<'_, 'c>) {
        let name = op.op_name();
        let info = self.infos.get(self.base.ctx, self.hooks, name);
        if self.options.generic {
            return self.generic_op_as(op, &info);
        }
        match (info.def, info.syntax) {
            (Some(_), Some(syntax)) if syntax.can_print(op) => self.custom_op(&info, syntax, op),
            (Some(_), None) => match info.format(self.base.ctx, self.hooks, name).filter(|format| format.can_print(op))
            {
                Some(format) => self.custom_op(&info, format, op),
                None => self.generic_op_as(op, &info),
            },
            _ => self.generic_op_as(op, &info),
        }
    }

    /// Writes an operation in its custom syntax.
    #[inline]
    fn custom_op(&mut self, info: &OpInfo<'_, dyn PrintOp>, syntax: &dyn PrintOp, op: OpRef<'_, 'c>) {
        self.op_name(info);
        let bare = std::mem::replace(&mut self.base.bare, info.bare);
        syntax.print_op(self, op);
        self.base.bare = bare;
    }

    /// Writes the name of an operation, omitting the dialect prefix if the enclosing region implies it.
    fn op_name(&mut self, info: &OpInfo<'_, dyn PrintOp>) {
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        info.name_within(dialect).push(&mut self.base.out.buffer);
    }

    // Regions and blocks.

    /// Writes a region of an operation.
    pub fn region(&mut self, op: OpRef<'_, 'c>, region: RegionRef<'_, 'c>, options: RegionOptions) {
        if self.options.skip_regions {
            return self.text("{...}");
        }
        // A plain body may be skipped only if no driver omits blocks.
        let may_be_plain = self.is_collecting() && region.body != op.body && self.driver.is_none();
        if may_be_plain && self.is_plain_body(region.module, region.body) {
            return;
        }
        self.bytes(b"{\n");
        let bare = self.base.bare.take();
        let arena = region.arena();
        if let Some(entry) = arena.entry(region.id) {
            let info = self.infos.get(self.base.ctx, self.hooks, op.op_name());
            // An operation in generic form does not show which dialect prefix its regions omit, so none is omitted.
            let is_own = info.default_dialect.is_empty() || info.syntax.is_none_or(|syntax| syntax.can_print(op));
            self.default_dialects.push(if is_own { info.default_dialect } else { "" });
            mlirkit_diag::deep(|| {
                let label = (options.empty_block && arena.first_op(entry).is_none())
                    || (options.entry_args && arena.arg_count(entry) != 0);
                let predecessors = self.predecessors(region, label);
                for block in region.blocks() {
                    let is_entry = block.id == entry;
                    let terminators = options.terminators || !is_entry;
                    self.block(block, !is_entry || label, terminators, &predecessors);
                }
            });
            self.default_dialects.pop();
        }
        self.base.bare = bare;
        self.spaces();
        self.bytes(b"}");
    }

    /// Returns the numbers of the predecessors of each block in a region, taken from the successors of terminators
    /// only.
    fn predecessors(&self, region: RegionRef<'_, 'c>, label: bool) -> Predecessors {
        let mut found = Predecessors::default();
        let arena = region.arena();
        let several = arena.entry(region.id).is_some_and(|entry| arena.next_block(entry).is_some());
        if self.is_collecting() || !(several || label) {
            return found;
        }
        for (number, block) in (0..).zip(region.blocks()) {
            let successors = arena.last_op(block.id).map_or(&[][..], |op| arena.successors(op));
            for successor in successors {
                found.entry(*successor).or_default().push((number, block.id));
            }
        }
        found
    }

    fn block(&mut self, block: BlockRef<'_, 'c>, label: bool, terminator: bool, predecessors: &Predecessors) {
        let arena = block.arena();
        if label {
            self.block_label(block, predecessors);
        }
        self.indent += 2;
        if self.options.value_users && !self.is_collecting() {
            for value in block.args() {
                self.spaces();
                self.users_of_argument(value);
            }
        }
        let last = arena.last_op(block.id).filter(|op| !terminator && self.is_terminator(arena.op(*op).name));
        let ops = block.ops().take_while(|op| Some(op.id) != last);
        if !self.block_of_driver(block, last) {
            match self.is_collecting() {
                true => ops.for_each(|op| self.op_without_results(op)),
                false => self.lines_of(block.module, block.body, ops.map(|op| op.id)),
            }
        }
        self.indent -= 2;
    }

    fn is_terminator(&self, name: mlirkit_ir::OpName) -> bool {
        self.ctx.op_def(name).is_some_and(|def| def.flags.has(OpFlags::TERMINATOR))
    }

    fn block_label(&mut self, block: BlockRef<'_, 'c>, predecessors: &Predecessors) {
        let arena = block.arena();
        if self.is_collecting() {
            for (value, loc) in block.args().zip(arena.arg_locs(block.id)) {
                self.collect_argument(value, *loc);
            }
            return;
        }
        self.spaces();
        self.successor(block);
        if arena.arg_count(block.id) > 0 {
            self.bytes(b"(");
            self.comma_separated(block.args().zip(arena.arg_locs(block.id)), |p, (value, loc)| {
                p.operand(value);
                p.bytes(b": ");
                p.ty(value.ty());
                p.trailing_location(*loc, Deferral::Refused);
            });
            self.bytes(b")");
        }
        self.bytes(b":");
        let is_entry = arena.block_region(block.id).and_then(|r| arena.entry(r)) == Some(block.id);
        match predecessors.get(&block.id).map(Vec::as_slice) {
            None | Some([]) => {
                if !is_entry {
                    self.text("  // no predecessors");
                }
            }
            Some([(_, one)]) => {
                self.text("  // pred: ");
                self.successor(BlockRef { id: *one, ..block });
            }
            Some(several) => {
                self.fmt(format_args!("  // {} preds: ", several.len()));
                self.comma_separated(several, |p, (_, id)| p.successor(BlockRef { id: *id, ..block }));
            }
        }
        self.bytes(b"\n");
    }

    fn collect_argument(&mut self, value: ValueRef<'_, 'c>, loc: Attr) {
        self.ty(value.ty());
        if self.options.debug_info {
            self.attr(loc);
        }
    }

    /// Writes a region argument, `%name: type {attrs} loc(...)`.
    pub fn region_argument(&mut self, value: ValueRef<'_, 'c>, attrs: &[(Ident, Attr)]) {
        if !self.is_collecting() {
            self.operand(value);
            self.bytes(b": ");
        }
        self.ty(value.ty());
        self.region_argument_rest(value, attrs);
    }

    /// Writes a region argument without its type.
    pub fn region_argument_without_type(&mut self, value: ValueRef<'_, 'c>, attrs: &[(Ident, Attr)]) {
        if self.is_collecting() {
            self.ty(value.ty());
        }
        self.operand(value);
        self.region_argument_rest(value, attrs);
    }

    fn region_argument_rest(&mut self, value: ValueRef<'_, 'c>, attrs: &[(Ident, Attr)]) {
        let loc = argument_location(value);
        if self.is_collecting() {
            // Upstream's alias collection does not visit the attributes of arguments.
            if let Some(loc) = loc.filter(|_| self.options.debug_info) {
                self.attr(loc);
            }
            return;
        }
        self.attr_dict(attrs, &[]);
        if let Some(loc) = loc {
            self.trailing_location(loc, Deferral::Refused);
        }
    }

    /// Makes the arguments of a region's entry block print with the names of the given values.
    pub fn shadow_region_args(&mut self, region: RegionRef<'_, 'c>, values: &[Option<ValueRef<'_, 'c>>]) {
        if self.is_collecting() {
            return;
        }
        // A name table shared with other printers must not be modified.
        if self.base.part != Portion::Whole && Arc::get_mut(&mut self.names).is_none() {
            self.base.part = Portion::Refused;
            return;
        }
        let arena = region.arena();
        let Some(entry) = arena.entry(region.id) else { return };
        for (arg, value) in arena.args(entry).zip(values) {
            let Some(value) = value else { continue };
            let text = self.held(|p| p.operand(*value));
            let name = text.strip_prefix(b"%").unwrap_or(&text);
            Arc::make_mut(&mut self.names).shadow(region.module, region.body, arg, name);
        }
    }
}

type Predecessors = rustc_hash::FxHashMap<mlirkit_ir::BlockId, Vec<(u32, mlirkit_ir::BlockId)>>;

fn argument_location(value: ValueRef<'_, '_>) -> Option<Attr> {
    let arena = value.arena();
    match arena.value_def(value.id) {
        mlirkit_ir::ValueDef::Argument(block, index) => arena.arg_locs(block).get(index as usize).copied(),
        mlirkit_ir::ValueDef::Result(..) => None,
    }
}
