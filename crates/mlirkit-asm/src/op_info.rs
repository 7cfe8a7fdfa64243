//! What parser and printer ask about an operation name again and again, looked up once per name.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use mlirkit_defs::{AttrConstraint, AttrDef, AttrKind, Dialect, Leaf, OpDef, OpFlags, Pred, PropKind, Slot, SlotKind};
use mlirkit_ir::classes::AttrClass;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, Ident, IntegerAttr, OpName, Param, Subject};
use mlirkit_num::ApInt;
use smallvec::SmallVec;

use crate::format::OpFormat;
use crate::hooks::{AsmNames, Hooks, OpSyntax};
use crate::printer::{Piece, TEXT};

/// What an operation name stands for, with its hooks.
pub(crate) struct OpInfo<'c> {
    /// Its row.
    pub(crate) def: Option<&'static OpDef>,
    /// Its name.
    name: Piece,
    /// Its name with quotes and the parenthesis behind it, as the generic form starts.
    pub(crate) quoted: Piece,
    /// Its dialect, and its name without it; for a name that may be written so.
    short: Option<(&'c str, Piece)>,
    /// The compiled format of its row, once it was asked for.
    format: OnceCell<Option<&'c OpFormat>>,
    /// The names of the row's slots.
    pub(crate) slots: Box<[Ident]>,
    /// These names as they are printed.
    pub(crate) slot_texts: Box<[Piece]>,
    /// The slots in the order of their names.
    pub(crate) sorted: Box<[u16]>,
    /// What fills a slot that was not given.
    pub(crate) defaults: Box<[Option<Attr>]>,
    /// What each slot can hold.
    pub(crate) storages: Box<[Storage]>,
    /// What each slot's attribute must be.
    pub(crate) constraints: Box<[SlotConstraint]>,
    /// What the attributes of the operation of this name before came to, in the order in which they were met.
    pub(crate) settled: RefCell<Vec<Settled>>,
    /// Hand-written syntax.
    pub(crate) syntax: Option<&'static dyn OpSyntax>,
    /// Names of values and blocks.
    pub(crate) names: Option<&'static dyn AsmNames>,
    /// The dialect whose prefix is left out in the regions; empty for none.
    pub(crate) default_dialect: &'static str,
}

impl<'c> OpInfo<'c> {
    fn new(ctx: &'c Context, hooks: &Hooks, name: OpName) -> Self {
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
        // Older releases did not name the results of all operations that have names now.
        let is_named = |def: &OpDef| ctx.release().numbers_whole_file() || def.flags.has(OpFlags::ASM_INTERFACE);
        let names = hooks.find(text, |hooks| &hooks.names).filter(|_| def.is_some_and(is_named));
        let mut quoted = Vec::with_capacity(text.len() + 3);
        crate::printer::push_string(&mut quoted, ctx.bytes(ctx.op_name_data(name).name));
        quoted.push(b'(');
        Self {
            def,
            name: Piece::new(text.as_bytes()),
            quoted: Piece::new(&quoted),
            short: text
                .split_once('.')
                .filter(|(_, rest)| !rest.contains('.'))
                .map(|(dialect, rest)| (dialect, Piece::new(rest.as_bytes()))),
            format: OnceCell::new(),
            slot_texts: slots.iter().map(|slot| crate::printer::name_text(slot.name.as_bytes())).collect(),
            slots: slots.iter().map(|slot| ctx.ident(&slot.name)).collect(),
            sorted,
            constraints: rows.iter().map(|row| SlotConstraint { row: *row, last: Cell::new(None) }).collect(),
            settled: RefCell::default(),
            storages: rows.iter().map(|row| Storage::of(ctx, dialect, *row)).collect(),
            defaults: slots.iter().map(|slot| default_of(ctx, slot).filter(|_| slot.is_filled())).collect(),
            syntax: hooks
                .find(text, |hooks| &hooks.ops)
                .filter(|syntax| def.is_some_and(|row| row.custom_format || syntax.replaces_format())),
            names,
            default_dialect: names.and_then(|names| names.default_dialect(ctx.release())).unwrap_or_default(),
        }
    }

    /// The name where this dialect's prefix is left out.
    pub(crate) fn name_within(&self, dialect: &str) -> &Piece {
        match &self.short {
            Some((own, short)) if *own == dialect => short,
            _ => &self.name,
        }
    }

    /// The compiled format of the row, if it has a declarative one.
    pub(crate) fn format(&self, ctx: &'c Context, hooks: &'c Hooks, name: OpName) -> Option<&'c OpFormat> {
        *self.format.get_or_init(|| crate::format::format_of(ctx, hooks, name))
    }

    /// The row, if it says how several results are named.
    pub(crate) fn names_several(&self) -> Option<&'static OpDef> {
        self.def.filter(|def| def.results.len() > 1 && !def.flags.has(OpFlags::ASM_INTERFACE))
    }

    /// Whether results, or what is in the regions, may have other names than numbers.
    pub(crate) fn gives_names(&self) -> bool {
        self.names.is_some() || self.names_several().is_some()
    }

    /// Whether the row has these flags.
    pub(crate) fn has(&self, flags: u32) -> bool {
        self.def.is_some_and(|def| def.flags.has(flags))
    }
}

/// What an attribute of an operation came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Settled {
    /// Its name.
    pub(crate) name: Ident,
    /// Its slot; `None` if it is none of the row's.
    pub(crate) slot: Option<usize>,
    /// What it was, and what the slot holds of it if it can hold it.
    pub(crate) value: (Attr, Option<Attr>),
}

/// The constraint of a slot.
pub(crate) struct SlotConstraint {
    row: Option<&'static AttrConstraint>,
    /// The attribute that was found to satisfy it last.
    last: Cell<Option<Attr>>,
}

impl SlotConstraint {
    /// Whether an attribute of this operation satisfies it.
    pub(crate) fn holds(&self, ctx: &Context, name: OpName, value: Attr) -> bool {
        let Some(row) = self.row.filter(|_| self.last.get() != Some(value)) else { return true };
        let dialect = ctx.dialect(ctx.op_name_data(name).dialect);
        let holds = mlirkit_ir::pred::holds(ctx, dialect, &row.pred, Subject::Attr(value));
        if holds {
            self.last.set(Some(value));
        }
        holds
    }

    /// What it asks for, in words.
    pub(crate) fn summary(&self) -> &'static str {
        self.row.map_or("", |row| &row.summary)
    }
}

/// The kind of attribute that a slot is made for, as far as it is known.
#[derive(Clone, Copy)]
pub(crate) enum Storage {
    /// Anything.
    Any,
    /// A builtin class.
    Builtin(AttrClass),
    /// An interface: which of a dialect's attributes have it, no row says.
    Interface(AttrClass),
    /// The attribute of a dialect with this row.
    Row(&'static str),
    /// An interface that rows of the dialect have among their traits.
    Trait(&'static str),
    /// What the constraint allows, which is all that it says: upstream has a class for those, or an interface.
    Allowed(Option<&'static Dialect>, &'static AttrConstraint),
}

impl Storage {
    /// Of a slot with this constraint, if it has one.
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

    /// Whether a slot of this kind holds the attribute.
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

/// Whether a constraint asks for a class and nothing else.
fn is_of_class(pred: &Pred) -> bool {
    matches!(pred, Pred::Leaf(Leaf::Isa(classes)) if classes.len() == 1)
}

/// Whether a row of an attribute or type has a trait of this name.
pub(crate) fn has_trait(row: &AttrDef, name: &str) -> bool {
    row.traits.iter().any(|t| *t.name == *name)
}

/// What a property becomes of an attribute that it can be made of.
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

/// Why a property cannot be made of an attribute, if it cannot.
pub(crate) fn unconvertible(ctx: &Context, def: &OpDef, kind: &PropKind, value: Attr) -> Option<String> {
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
            let namespace = Hooks::of(ctx).find(dialect, |hooks| &hooks.namespaces).unwrap_or_default();
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
        // Upstream says nothing.
        (PropKind::Unit, _) => Some("expected a unit attribute or a boolean".to_owned()),
        // Upstream's words for both.
        (PropKind::Bool | PropKind::Str, _) => {
            Some("expected string property to come from string attribute".to_owned())
        }
        (PropKind::IntArray(width), AttrData::DenseArray(array)) if array.element == ctx.int_type(*width) => None,
        (PropKind::IntArray(width), _) => Some(format!("expected DenseI{width}ArrayAttr for key `value`")),
        (PropKind::Other(_), _) => None,
    }
}

/// What the generic form shows for a property: the other way round in releases that have the enum's attribute there.
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

/// Whether what a slot holds is what the generic form shows.
pub(crate) fn is_shown_as_is(kind: &SlotKind) -> bool {
    !matches!(kind, SlotKind::Prop { kind: PropKind::Enum { attr: Some(_), .. }, .. })
}

/// The default of a slot, if its text can be parsed.
pub(crate) fn default_of(ctx: &Context, slot: &'static Slot) -> Option<Attr> {
    ctx.slot_default_by(&TEXT, slot).ok().flatten()
}

/// The table of what has been asked so far.
#[derive(Default)]
pub(crate) struct OpInfos<'c>(Vec<Option<Rc<OpInfo<'c>>>>);

impl<'c> OpInfos<'c> {
    /// What this name stands for.
    #[inline]
    pub(crate) fn get(&mut self, ctx: &'c Context, hooks: &Hooks, name: OpName) -> Rc<OpInfo<'c>> {
        match self.0.get(name.index()) {
            Some(Some(info)) => Rc::clone(info),
            _ => self.find(ctx, hooks, name),
        }
    }

    /// What this name stands for, if it has been asked for.
    #[inline]
    pub(crate) fn known(&self, name: OpName) -> Option<&OpInfo<'c>> {
        self.0.get(name.index())?.as_deref()
    }

    /// What is asked about this name.
    #[inline(always)]
    pub(crate) fn with<R>(
        &mut self,
        ctx: &'c Context,
        hooks: &Hooks,
        name: OpName,
        ask: impl FnOnce(&OpInfo<'c>) -> R,
    ) -> R {
        match self.0.get(name.index()) {
            Some(Some(info)) => ask(info),
            _ => ask(&self.find(ctx, hooks, name)),
        }
    }

    #[inline(never)]
    fn find(&mut self, ctx: &'c Context, hooks: &Hooks, name: OpName) -> Rc<OpInfo<'c>> {
        let info = Rc::new(OpInfo::new(ctx, hooks, name));
        if self.0.len() <= name.index() {
            self.0.resize(name.index() + 1, None);
        }
        self.0[name.index()] = Some(Rc::clone(&info));
        info
    }
}
