//! Cached facts about operation names, looked up once per name.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use mlirkit_defs::{AttrConstraint, AttrDef, AttrKind, Dialect, Leaf, OpDef, OpFlags, Pred, PropKind, Slot, SlotKind};
use mlirkit_ir::classes::AttrClass;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, Ident, IntegerAttr, OpName, Param, Subject};
use mlirkit_num::ApInt;
use smallvec::SmallVec;

use crate::attr::hooks::AttrHooks;
use crate::attr::parser::AttrParser;
use crate::op_data::asm_names::AsmNames;
use crate::text::identifier::{name_text, push_string};
use crate::text::push::PaddedText;

/// Access to operation hooks for the parser (`S` is `dyn ParseOp`) or the printer (`S` is `dyn PrintOp`).
pub(crate) trait OpHooks<S: ?Sized>: Sync {
    /// Returns the attribute and type hooks.
    fn attr_hooks(&self) -> &AttrHooks;
    /// Returns the hand-written syntax of an operation, if any.
    fn syntax(&self, name: &str, def: Option<&OpDef>) -> Option<&'static S>;
    /// Returns the compiled format of an operation, if its definition has a declarative one.
    fn format(&self, ctx: &Context, name: OpName) -> Option<Arc<S>>;
    /// Returns the hook that suggests names for the values and blocks of an operation, if any.
    fn asm_names(&self, name: &str) -> Option<&'static dyn AsmNames>;
}

/// Facts about an operation name.
pub(crate) struct OpInfo<'c, S: ?Sized + 'static> {
    /// The definition of the operation; `None` if it is not registered.
    pub(crate) def: Option<&'static OpDef>,
    /// The name of the operation.
    name: PaddedText,
    /// The quoted name followed by `(`, which starts the generic form.
    pub(crate) quoted: PaddedText,
    /// The dialect, and the name without the dialect prefix, if the prefix may be omitted.
    short: Option<(&'c str, PaddedText)>,
    /// The compiled declarative format, once it has been looked up.
    format: OnceCell<Option<Arc<S>>>,
    /// The names of the property slots.
    pub(crate) slots: Box<[Ident]>,
    /// The names of the property slots, as printed.
    pub(crate) slot_texts: Box<[PaddedText]>,
    /// The indices of the property slots, sorted by name.
    pub(crate) sorted: Box<[u16]>,
    /// The default value of each property slot, if it has one.
    pub(crate) defaults: Box<[Option<Attr>]>,
    /// The attributes that each slot can hold.
    pub(crate) storages: Box<[SlotStorage]>,
    /// The constraint on the attribute in each slot.
    pub(crate) constraints: Box<[SlotConstraint]>,
    /// The attributes of the most recently parsed operation of this name, with their slots, in source order.
    pub(crate) settled: RefCell<Vec<SlottedAttr>>,
    /// The hook for hand-written syntax, if any.
    pub(crate) syntax: Option<&'static S>,
    /// The hook that suggests names for values and blocks, if any.
    pub(crate) names: Option<&'static dyn AsmNames>,
    /// The dialect whose prefix is omitted in the operation's regions; empty if there is none.
    pub(crate) default_dialect: &'static str,
    /// The operation's dialect, if its types are written without `!dialect.` in the operation's custom syntax.
    pub(crate) bare: Option<&'static Dialect>,
}

impl<'c, S: ?Sized + 'static> OpInfo<'c, S> {
    fn new(ctx: &'c Context, hooks: &dyn OpHooks<S>, name: OpName) -> Self {
        let def = ctx.op_def(name);
        let text = ctx.op_str(name);
        let slots = def.map_or(&[][..], |def| &def.slots);
        let dialect = ctx.dialect(ctx.op_name_data(name).dialect);
        let row = |slot: &'static Slot| match &slot.kind {
            SlotKind::Attr { constraint, .. } => dialect.and_then(|dialect| dialect.attr_constraint(constraint)),
            SlotKind::Prop { .. } | SlotKind::OperandSegments | SlotKind::ResultSegments => None,
        };
        let rows: SmallVec<[Option<&'static AttrConstraint>; 8]> = slots.iter().map(row).collect();
        let mut sorted: Box<[u16]> = (0..slots.len() as u16).collect();
        sorted.sort_by_key(|slot| slots.get(usize::from(*slot)).map(|slot| slot.name.as_bytes()));
        // Older releases do not name the results of some operations.
        let is_named = |def: &OpDef| ctx.release().numbers_whole_file() || def.flags.has(OpFlags::ASM_INTERFACE);
        let names = hooks.asm_names(text).filter(|_| def.is_some_and(is_named));
        let mut quoted = Vec::with_capacity(text.len() + 3);
        push_string(&mut quoted, ctx.bytes(ctx.op_name_data(name).name));
        quoted.push(b'(');
        Self {
            def,
            name: PaddedText::new(text.as_bytes()),
            quoted: PaddedText::new(&quoted),
            short: text
                .split_once('.')
                .filter(|(_, rest)| !rest.contains('.'))
                .map(|(dialect, rest)| (dialect, PaddedText::new(rest.as_bytes()))),
            format: OnceCell::new(),
            slot_texts: slots.iter().map(|slot| name_text(slot.name.as_bytes())).collect(),
            slots: slots.iter().map(|slot| ctx.ident(&slot.name)).collect(),
            sorted,
            constraints: rows.iter().map(|row| SlotConstraint { row: *row, last: Cell::new(None) }).collect(),
            settled: RefCell::default(),
            storages: rows.iter().map(|row| SlotStorage::of(ctx, dialect, *row)).collect(),
            defaults: slots
                .iter()
                .map(|slot| default_of(ctx, hooks.attr_hooks(), slot).filter(|_| slot.is_filled()))
                .collect(),
            syntax: hooks.syntax(text, def),
            names,
            bare: dialect.filter(|dialect| dialect.flags().bare_types),
            default_dialect: names
                .and_then(|names| names.default_dialect(ctx.release()))
                .or_else(|| def.and_then(|def| def.default_dialect.as_deref()))
                .unwrap_or_default(),
        }
    }

    /// Returns the operation name, without its dialect prefix if the prefix is `dialect`.
    pub(crate) fn name_within(&self, dialect: &str) -> &PaddedText {
        match &self.short {
            Some((own, short)) if *own == dialect => short,
            _ => &self.name,
        }
    }

    /// Returns the compiled declarative format, if the definition has one.
    pub(crate) fn format(&self, ctx: &Context, hooks: &dyn OpHooks<S>, name: OpName) -> Option<&S> {
        self.format.get_or_init(|| hooks.format(ctx, name)).as_deref()
    }

    /// Returns the definition if it determines result names, by templates or because it has several named results.
    pub(crate) fn names_by_row(&self) -> Option<&'static OpDef> {
        let several = |def: &OpDef| def.results.len() > 1 && !def.flags.has(OpFlags::ASM_INTERFACE);
        self.def.filter(|def| !def.names.is_empty() || several(def))
    }

    /// Returns true if the results, or values in the regions, may have suggested names.
    pub(crate) fn gives_names(&self) -> bool {
        self.names.is_some() || self.names_by_row().is_some()
    }

    /// Returns true if the definition has all flags in `flags`.
    pub(crate) fn has(&self, flags: u32) -> bool {
        self.def.is_some_and(|def| def.flags.has(flags))
    }
}

/// An attribute of an operation, with its property slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SlottedAttr {
    /// The name of the attribute.
    pub(crate) name: Ident,
    /// The index of the slot; `None` if the definition has no slot of this name.
    pub(crate) slot: Option<usize>,
    /// The attribute, and the property value converted from it if the slot can hold it.
    pub(crate) value: (Attr, Option<Attr>),
}

/// The constraint on a property slot.
pub(crate) struct SlotConstraint {
    row: Option<&'static AttrConstraint>,
    /// The last attribute that satisfied the constraint, so that it need not be checked again.
    last: Cell<Option<Attr>>,
}

impl SlotConstraint {
    /// Returns true if an attribute of operation `name` satisfies the constraint.
    pub(crate) fn holds(&self, ctx: &Context, name: OpName, value: Attr) -> bool {
        let Some(row) = self.row.filter(|_| self.last.get() != Some(value)) else { return true };
        let dialect = ctx.dialect(ctx.op_name_data(name).dialect);
        let holds = mlirkit_ir::pred::holds(ctx, dialect, &row.pred, Subject::Attr(value));
        if holds {
            self.last.set(Some(value));
        }
        holds
    }

    /// Returns the summary of the constraint, for messages.
    pub(crate) fn summary(&self) -> &'static str {
        self.row.map_or("", |row| &row.summary)
    }
}

/// The set of attributes that a slot can hold.
#[derive(Clone, Copy)]
pub(crate) enum SlotStorage {
    /// Any attribute.
    Any,
    /// The attributes of a builtin class.
    Builtin(AttrClass),
    /// A builtin attribute interface. Definitions do not record which dialect attributes implement it.
    Interface(AttrClass),
    /// The dialect attribute whose definition has this name.
    Row(&'static str),
    /// An attribute interface that the dialect's definitions list as a trait.
    Trait(&'static str),
    /// The attributes that satisfy the constraint. Used if upstream has a class or interface for exactly these.
    Allowed(Option<&'static Dialect>, &'static AttrConstraint),
}

impl SlotStorage {
    /// Returns the set of attributes for a slot with this constraint.
    fn of(ctx: &Context, dialect: Option<&'static Dialect>, constraint: Option<&'static AttrConstraint>) -> Self {
        let Some(constraint) = constraint else { return Self::Any };
        if let AttrKind::EnumAttr { attr, .. } | AttrKind::Dialect(attr) = &constraint.kind {
            let row = attr.split_once('.').and_then(|(dialect, row)| ctx.dialect(ctx.ident(dialect))?.attr(row));
            return row.map_or(Self::Any, |row| Self::Row(&row.name));
        }
        match AttrClass::from_name(&constraint.storage) {
            None if matches!(constraint.kind, AttrKind::Enum(_)) || is_of_class(&constraint.pred) => {
                Self::Allowed(dialect, constraint)
            }
            Some(class @ (AttrClass::Typed | AttrClass::Elements | AttrClass::MemRefLayout)) => Self::Interface(class),
            Some(class) => Self::Builtin(class),
            None => {
                let name = &*constraint.storage;
                let is_trait = dialect.is_some_and(|dialect| dialect.attrs().any(|row| has_trait(row, name)));
                if is_trait { Self::Trait(name) } else { Self::Any }
            }
        }
    }

    /// Returns true if a slot can hold the attribute.
    pub(crate) fn holds(self, ctx: &Context, value: Attr) -> bool {
        match (self, ctx.attr_data(value)) {
            (Self::Any, _) | (Self::Row(_), AttrData::Verbatim(_)) => true,
            (Self::Interface(_), AttrData::Dialect(_) | AttrData::Verbatim(_) | AttrData::Opaque { .. }) => true,
            (Self::Builtin(class) | Self::Interface(class), _) => class.holds(ctx, value),
            (Self::Row(name), AttrData::Dialect(data)) => *data.def.name == *name,
            (Self::Row(_), _) => false,
            (Self::Trait(name), AttrData::Dialect(data)) => has_trait(data.def, name),
            (Self::Trait(_), data) => matches!(data, AttrData::Verbatim(_) | AttrData::Opaque { .. }),
            (Self::Allowed(dialect, row), _) => mlirkit_ir::pred::holds(ctx, dialect, &row.pred, Subject::Attr(value)),
        }
    }
}

/// Returns true if the predicate tests for a single class.
fn is_of_class(pred: &Pred) -> bool {
    matches!(pred, Pred::Leaf(Leaf::Isa(classes)) if classes.len() == 1)
}

/// Returns true if an attribute or type definition has a trait of this name.
pub(crate) fn has_trait(row: &AttrDef, name: &str) -> bool {
    row.traits.iter().any(|t| *t.name == *name)
}

/// Returns the property value that upstream MLIR creates from an attribute.
pub(crate) fn converted(ctx: &Context, kind: &SlotKind, value: Attr) -> Attr {
    let SlotKind::Prop { kind, .. } = kind else { return value };
    let int = |width: u32, value: ApInt| ctx.attr(AttrData::Integer(IntegerAttr { ty: ctx.int_type(width), value }));
    let resized = |width: u32, value: Attr| match ctx.attr_data(value) {
        AttrData::Integer(found) => int(width, found.value.sext_or_trunc(width)),
        _ => value,
    };
    match (kind, ctx.attr_data(value)) {
        (PropKind::Enum { attr: Some(row), width, .. }, AttrData::Dialect(data)) if data.def.name == *row => {
            match &*data.params {
                [Param::Enum(bits)] => int(*width, ApInt::from_u64(*width, *bits)),
                _ => value,
            }
        }
        (PropKind::Enum { width, .. }, AttrData::Integer(found)) => int(*width, found.value.zext_or_trunc(*width)),
        (PropKind::Int(width), _) => resized(*width, value),
        (PropKind::OptionalInt(width), AttrData::Array(values)) => {
            ctx.array_attr(&values.iter().map(|value| resized(*width, *value)).collect::<Vec<_>>())
        }
        (PropKind::Unit, AttrData::Integer(found)) if !found.value.is_zero() => ctx.unit(),
        _ => value,
    }
}

/// Returns the reason why a property cannot be created from an attribute; `None` if it can be.
pub(crate) fn unconvertible(
    ctx: &Context,
    hooks: &AttrHooks,
    def: &OpDef,
    kind: &PropKind,
    value: Attr,
) -> Option<String> {
    let is_bool = || ctx.bool_value(value).is_some();
    let no_int = |value: Attr| match ctx.attr_data(value) {
        AttrData::Integer(_) => None,
        _ => Some("expected IntegerAttr for key `value`".to_owned()),
    };
    match (kind, ctx.attr_data(value)) {
        (PropKind::Enum { .. }, AttrData::Integer(_)) => None,
        (PropKind::Enum { attr: Some(row), .. }, AttrData::Dialect(data)) if data.def.name == *row => None,
        (PropKind::Enum { enum_name, attr, .. }, _) => {
            let dialect = def.name.split('.').next().unwrap_or_default();
            let namespace = hooks.find(dialect, |hooks| &hooks.namespaces).unwrap_or_default();
            let attr = attr.as_ref().map(|_| format!("{namespace}::{enum_name}Attr or ")).unwrap_or_default();
            Some(format!("expected {attr}IntegerAttr storage for {namespace}::{enum_name}"))
        }
        (PropKind::Int(_), _) => no_int(value),
        (PropKind::OptionalInt(_), AttrData::Array(values)) => match **values {
            [] => None,
            [value] => no_int(value),
            _ => Some("expected optional properties to become 0- or 1-element arrays".to_owned()),
        },
        (PropKind::OptionalInt(_), _) => Some("expected optional properties to materialize as arrays".to_owned()),
        (PropKind::Unit, AttrData::Unit) | (PropKind::Str, AttrData::String { .. }) => None,
        (PropKind::Unit | PropKind::Bool, _) if is_bool() => None,
        // Upstream reports no message here.
        (PropKind::Unit, _) => Some("expected a unit attribute or a boolean".to_owned()),
        // Upstream reports the same message for both kinds.
        (PropKind::Bool | PropKind::Str, _) => {
            Some("expected string property to come from string attribute".to_owned())
        }
        (PropKind::IntArray(width), AttrData::DenseArray(array)) if array.element == ctx.int_type(*width) => None,
        (PropKind::IntArray(width), _) => Some(format!("expected DenseI{width}ArrayAttr for key `value`")),
        (PropKind::Other(_), _) => None,
    }
}

/// Returns the attribute that the generic form prints for a property. Some releases print an enum property as an enum
/// attribute.
pub(crate) fn shown(ctx: &Context, kind: &SlotKind, value: Attr) -> Attr {
    let SlotKind::Prop { kind: PropKind::Enum { attr: Some(row), .. }, .. } = kind else { return value };
    let def = row.split_once('.').and_then(|(dialect, row)| ctx.dialect(ctx.ident(dialect))?.attr(row));
    match (def, ctx.attr_data(value)) {
        (Some(def), AttrData::Integer(int)) => {
            let params = [Param::Enum(int.value.low_u64())].into();
            ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params })))
        }
        _ => value,
    }
}

/// Returns true if the generic form prints the value of a slot unchanged.
pub(crate) fn is_shown_as_is(kind: &SlotKind) -> bool {
    !matches!(kind, SlotKind::Prop { kind: PropKind::Enum { attr: Some(_), .. }, .. })
}

/// Returns the default value of a slot; `None` if it has no default or the default cannot be parsed.
pub(crate) fn default_of(ctx: &Context, hooks: &AttrHooks, slot: &'static Slot) -> Option<Attr> {
    ctx.slot_default_with(slot, |text| AttrParser::with_hooks(ctx, hooks, "", text).attribute()).ok().flatten()
}

/// The facts about all operation names looked up so far.
pub(crate) struct OpInfos<'c, S: ?Sized + 'static> {
    by_name: Vec<Option<Rc<OpInfo<'c, S>>>>,
    /// The unregistered operation names that have an entry, in order of insertion.
    unregistered: Vec<OpName>,
}

/// The maximum number of entries for unregistered names. A file may consist of such names, each used once.
const MOST_UNREGISTERED: usize = 4096;

impl<S: ?Sized + 'static> Default for OpInfos<'_, S> {
    fn default() -> Self {
        Self { by_name: Vec::new(), unregistered: Vec::new() }
    }
}

impl<'c, S: ?Sized + 'static> OpInfos<'c, S> {
    /// Returns the facts about a name, looking them up if necessary.
    #[inline]
    pub(crate) fn get(&mut self, ctx: &'c Context, hooks: &dyn OpHooks<S>, name: OpName) -> Rc<OpInfo<'c, S>> {
        match self.by_name.get(name.index()) {
            Some(Some(info)) => Rc::clone(info),
            _ => self.find(ctx, hooks, name),
        }
    }

    /// Returns the facts about a name, if they have already been looked up.
    #[inline]
    pub(crate) fn known(&self, name: OpName) -> Option<&OpInfo<'c, S>> {
        self.by_name.get(name.index())?.as_deref()
    }

    /// Calls `ask` with the facts about a name and returns its result.
    #[inline(always)]
    pub(crate) fn with<R>(
        &mut self,
        ctx: &'c Context,
        hooks: &dyn OpHooks<S>,
        name: OpName,
        ask: impl FnOnce(&OpInfo<'c, S>) -> R,
    ) -> R {
        match self.by_name.get(name.index()) {
            Some(Some(info)) => ask(info),
            _ => ask(&self.find(ctx, hooks, name)),
        }
    }

    #[inline(never)]
    fn find(&mut self, ctx: &'c Context, hooks: &dyn OpHooks<S>, name: OpName) -> Rc<OpInfo<'c, S>> {
        let info = Rc::new(OpInfo::new(ctx, hooks, name));
        if info.def.is_none() {
            if self.unregistered.len() == MOST_UNREGISTERED {
                self.unregistered.drain(..).for_each(|name| self.by_name[name.index()] = None);
            }
            self.unregistered.push(name);
        }
        if self.by_name.len() <= name.index() {
            self.by_name.resize(name.index() + 1, None);
        }
        self.by_name[name.index()] = Some(Rc::clone(&info));
        info
    }
}
