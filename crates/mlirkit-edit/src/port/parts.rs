//! Matches the operands, results and properties of an operation's definitions in two releases.

use mlirkit_defs::history::EntityKind;
use mlirkit_defs::{AttrKind, Dialect, EnumDef, History, OpDef, PropKind, Release, Slot, SlotKind, ValueDef, Variadic};
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, Param};

use super::There;
use super::rows::{PortNote, RowMapper};

/// The definitions of an operation in both releases, and the history files' entries for the operation.
pub(super) struct Pair<'a> {
    pub(super) old: &'static OpDef,
    pub(super) new: &'static OpDef,
    pub(super) dialects: (&'static Dialect, &'static Dialect),
    pub(super) releases: (Release, Release),
    pub(super) history: &'a History,
    pub(super) to: &'a Context,
}

/// A plan for converting a property.
#[derive(Debug, Clone, Copy)]
pub(super) struct SlotPlan {
    /// The index of the property in the old definition; `None` if it is new.
    pub(super) from: Option<usize>,
    pub(super) old: Option<SlotShape>,
    pub(super) new: SlotShape,
    /// What to do if the property has no value.
    pub(super) fill: Fill,
}

/// The treatment of a property that has no value.
#[derive(Debug, Clone, Copy)]
pub(super) enum Fill {
    /// The property stays absent.
    Nothing,
    /// The property is set to this value, because an absent property has another meaning in the target release.
    With(Attr),
    /// The target release requires a value, but none is known.
    Missing,
}

/// The representation of a property's values.
#[derive(Debug, Clone, Copy)]
pub(super) enum SlotShape {
    /// The attribute itself, without conversion.
    Plain,
    /// A unit attribute, or a bool attribute that is `false` if not set.
    Flag { always: bool },
    /// An enum case as an integer.
    Number(&'static EnumDef, u32),
    /// A list of attributes.
    List,
    /// A list of 32-bit or 64-bit integers.
    Numbers(u32),
    /// A string, possibly the spelling of an enum case.
    Text,
    /// An enum case as a dialect attribute.
    Case(&'static EnumDef, &'static mlirkit_defs::AttrDef),
}

impl Pair<'_> {
    /// Returns the name in the old definition of an operand, result or property of the new definition.
    pub(super) fn old_name<'n>(&'n self, kind: EntityKind, name: &'n str) -> &'n str {
        self.history.name(kind, [&self.old.name, &self.new.name], name, self.releases.1, self.releases.0)
    }

    /// Returns, for each operand or result group in the new definition, the index of the corresponding old group.
    /// `None` for a group that is new.
    pub(super) fn groups(&self, kind: EntityKind) -> Vec<Option<usize>> {
        let (old, new) = match kind {
            EntityKind::Result => (&self.old.results, &self.new.results),
            _ => (&self.old.operands, &self.new.operands),
        };
        let amounts =
            |defs: &[ValueDef]| defs.iter().map(|def| std::mem::discriminant(&def.variadic)).collect::<Vec<_>>();
        let unnamed = |defs: &[ValueDef]| defs.iter().any(|def| def.name.is_empty());
        if amounts(old) == amounts(new) && (unnamed(old) || unnamed(new)) {
            return (0..new.len()).map(Some).collect();
        }
        let named = |name: &str| {
            let mut all = old.iter().enumerate();
            all.position(|(at, known)| *part_name(known, at) == *self.old_name(kind, name))
        };
        new.iter().enumerate().map(|(at, def)| named(&part_name(def, at))).collect()
    }

    /// Returns how each property of the new definition is converted.
    pub(super) fn slots(&self) -> Vec<SlotPlan> {
        self.new.slots.iter().map(|slot| self.slot(slot)).collect()
    }

    fn slot(&self, slot: &'static Slot) -> SlotPlan {
        let from = self.old.slots.position(self.old_name(EntityKind::Slot, &slot.name));
        let old = from.and_then(|at| self.old.slots.get(at));
        let fill = match old {
            Some(old) if old.default_text() == slot.default_text() || old.default_text().is_none() => {
                self.own_default(slot)
            }
            // An absent property had another default value in the old release.
            Some(old) => self.to.slot_default(old).ok().flatten().map_or(Fill::Missing, Fill::With),
            None => {
                let meant = self.meant(self.new, slot).and_then(|meant| self.to.parse_attr(meant.as_bytes()).ok());
                meant.map_or_else(|| self.own_default(slot), |(value, _)| Fill::With(value))
            }
        };
        let shape = |dialect, slot: &Slot| shape(dialect, self.to, slot);
        SlotPlan { from, old: old.map(|old| shape(self.dialects.0, old)), new: shape(self.dialects.1, slot), fill }
    }

    /// Iterates over the properties that are discardable attributes in one of the two releases. Each item is the name
    /// of the property and the name of the attribute.
    pub(super) fn loose(&self) -> impl Iterator<Item = (&str, &str)> {
        let (first, last) = (self.releases.0.min(self.releases.1), self.releases.0.max(self.releases.1));
        let own = self.history.loose().iter().filter(|loose| *loose.row == *self.new.name);
        let has = |row: &OpDef, name: &str| row.slots.position(name).is_some();
        // Snapshots before the release that introduced the property may lack it although they have the same number.
        // Therefore the range includes both of its ends.
        own.filter(move |loose| first <= loose.since && loose.since <= last)
            .filter(move |loose| has(self.old, &loose.slot) != has(self.new, &loose.slot))
            .map(|loose| (&*loose.slot, &*loose.name))
    }

    /// Returns the value that an absent property has according to the history files. `None` if they do not record one.
    fn meant(&self, row: &OpDef, slot: &Slot) -> Option<&str> {
        let mut all = self.history.meant().iter();
        all.find(|meant| *meant.row == *row.name && *meant.slot == *slot.name).map(|meant| &*meant.value)
    }

    /// Returns the first or last release whose definition has an operand with this name. `None` if it is not known.
    pub(super) fn operand_there(&self, name: &str) -> Option<There> {
        self.there(|row| row.operands.iter().any(|def| *def.name == *name))
    }

    /// Returns the first or last release whose definition lacks an operand with this name. `None` if it is not known.
    pub(super) fn without_operand(&self, name: &str) -> Option<There> {
        self.there(|row| row.operands.iter().all(|def| *def.name != *name))
    }

    /// Returns the first or last release whose definition has a property with this name. `None` if it is not known.
    pub(super) fn slot_there(&self, name: &str) -> Option<There> {
        self.there(|row| row.slots.position(name).is_some())
    }

    /// Returns the first or last release whose definition lacks a property with this name. `None` if it is not known.
    pub(super) fn without_slot(&self, name: &str) -> Option<There> {
        self.there(|row| row.slots.position(name).is_none())
    }

    fn there(&self, has: impl Fn(&OpDef) -> bool) -> Option<There> {
        let short = self.old.name.split_once('.')?.1;
        let row = |release| self.dialects.0.at(release).op(short);
        super::history::there(self.releases.0, self.releases.1, |release| row(release).is_some_and(&has))
    }

    fn own_default(&self, slot: &'static Slot) -> Fill {
        match &slot.kind {
            SlotKind::OperandSegments | SlotKind::ResultSegments => Fill::Nothing,
            _ if !slot.is_filled() => Fill::Nothing,
            SlotKind::Attr { presence: mlirkit_defs::Presence::Optional, .. } => Fill::Nothing,
            _ => self.to.slot_default(slot).ok().flatten().map_or(Fill::Missing, Fill::With),
        }
    }

    /// Returns true if a property that the new definition lacks may be dropped, because its value means the same as no
    /// value.
    pub(super) fn says_nothing(&self, slot: &'static Slot, value: Attr) -> bool {
        if self.meant(self.old, slot).is_some() || slot.default_text().is_some() {
            return false;
        }
        match self.to.attr_data(value) {
            AttrData::Array(items) => items.is_empty(),
            AttrData::Dictionary(entries) => entries.is_empty(),
            AttrData::DenseArray(array) => array.len == 0,
            AttrData::String { value, .. } => self.to.bytes(*value).is_empty(),
            AttrData::Integer(int) => int.ty == self.to.i1_type() && int.value.is_zero(),
            _ => false,
        }
    }
}

/// Returns how the values of a property are represented.
fn shape(dialect: &'static Dialect, to: &Context, slot: &Slot) -> SlotShape {
    let of_dialect = |name: &str| {
        let (owner, short) = name.split_once('.')?;
        let owner = if owner == dialect.name() { Some(dialect) } else { to.dialect(to.ident(owner)) };
        owner?.attr(short)
    };
    match &slot.kind {
        SlotKind::Prop { kind: PropKind::Unit | PropKind::Bool, .. } => SlotShape::Flag { always: true },
        SlotKind::Prop { kind: PropKind::Enum { enum_name, width, .. }, .. } => {
            dialect.enum_(enum_name).map_or(SlotShape::Plain, |row| SlotShape::Number(row, *width))
        }
        SlotKind::Attr { constraint, .. } => match dialect.attr_constraint(constraint) {
            None => SlotShape::Plain,
            Some(row) => match (&*row.storage, &row.kind) {
                ("ArrayAttr", _) => SlotShape::List,
                ("DenseI32ArrayAttr", _) => SlotShape::Numbers(32),
                ("DenseI64ArrayAttr", _) => SlotShape::Numbers(64),
                (_, AttrKind::Unit) => SlotShape::Flag { always: false },
                (_, AttrKind::Enum(name)) => {
                    dialect.enum_(name).map_or(SlotShape::Plain, |row| SlotShape::Number(row, row.width))
                }
                (_, AttrKind::EnumAttr { attr, enum_name }) => {
                    match dialect.enum_(enum_name).zip(of_dialect(attr).filter(|row| row.params.len() == 1)) {
                        Some((row, attr)) => SlotShape::Case(row, attr),
                        None => SlotShape::Plain,
                    }
                }
                (_, AttrKind::Builtin(class)) if &**class == "StringAttr" => SlotShape::Text,
                _ => SlotShape::Plain,
            },
        },
        SlotKind::Prop { kind: PropKind::Str, .. } => SlotShape::Text,
        _ => SlotShape::Plain,
    }
}

/// Returns the integer value of an enum case that is stored as an integer or as a dialect attribute; `None` for other
/// attributes.
fn number(ctx: &Context, value: Attr) -> Option<u64> {
    match ctx.attr_data(value) {
        AttrData::Integer(int) => Some(int.value.low_u64()),
        AttrData::Dialect(attr) => match &*attr.params {
            [Param::Enum(number)] => Some(*number),
            _ => None,
        },
        _ => None,
    }
}

/// The first step in converting a property's value.
pub(super) enum Early {
    /// Import the attribute without conversion.
    Carry,
    /// Use this value.
    Value(Attr),
    /// The enum case with this number must be converted, but the target has no such enum.
    Number(u64),
    /// The target cannot represent the value.
    Wrong(PortNote),
}

impl Pair<'_> {
    /// Returns, for each property in the old definition that the new one lacks, the value (in the source context) that
    /// is equivalent to its absence. `None` for other properties, and if no value is equivalent to absence.
    pub(super) fn silent(&self, plans: &[SlotPlan], from: &Context) -> Vec<Option<Attr>> {
        let silent = |(at, slot): (usize, &'static Slot)| match self.meant(self.old, slot) {
            _ if plans.iter().any(|plan| plan.from == Some(at)) => None,
            Some(meant) => from.parse_attr(meant.as_bytes()).ok().map(|(value, _)| value),
            None => from.slot_default(slot).ok().flatten(),
        };
        self.old.slots.iter().enumerate().map(silent).collect()
    }

    /// Converts a property's value between the representations of an enum case: number, attribute and string. Returns
    /// [`Early::Carry`] if no conversion is needed.
    pub(super) fn early(
        &self,
        plans: &[SlotPlan],
        at: usize,
        value: Attr,
        from: &Context,
        rows: &RowMapper<'_>,
    ) -> Early {
        let Some(plan) = plans.iter().find(|plan| plan.from == Some(at)) else { return Early::Carry };
        let case = match (plan.old, plan.new) {
            (
                Some(SlotShape::Number(old, _) | SlotShape::Case(old, _)),
                SlotShape::Number(new, _) | SlotShape::Case(new, _),
            ) => number(from, value).map(|value| rows.case(&self.old.name, old, new, value)),
            (Some(SlotShape::Number(old, _) | SlotShape::Case(old, _)), SlotShape::Text) => {
                let case = number(from, value).and_then(|value| old.cases.iter().find(|case| case.value == value));
                return case.map_or(Early::Carry, |case| Early::Value(self.to.string_attr(&case.text)));
            }
            (Some(SlotShape::Case(..)), SlotShape::Plain) => {
                return number(from, value).map_or(Early::Carry, Early::Number);
            }
            (Some(SlotShape::Text), SlotShape::Number(new, _) | SlotShape::Case(new, _)) => match from.attr_data(value)
            {
                AttrData::String { value, .. } => {
                    let text = from.str(*value);
                    let missing = || PortNote::refusal(format!("'{}' has no case '{text}'", new.name), None);
                    Some(new.cases.iter().find(|case| *case.text == *text).map(|case| case.value).ok_or_else(missing))
                }
                _ => None,
            },
            _ => None,
        };
        match (case, plan.new) {
            (None, _) => Early::Carry,
            (Some(Err(note)), _) => Early::Wrong(note),
            (Some(Ok(case)), SlotShape::Case(_, def)) => {
                let params = Box::new([Param::Enum(case)]);
                Early::Value(self.to.attr(AttrData::Dialect(Box::new(DialectAttr { def, params }))))
            }
            (Some(Ok(case)), SlotShape::Number(_, width)) => {
                Early::Value(self.to.int_attr(self.to.int_type(width), case as i64))
            }
            (Some(Ok(_)), _) => Early::Carry,
        }
    }

    /// Converts a value to the representation in the new definition. `None` if the new property must be absent.
    pub(super) fn reshape(&self, plan: &SlotPlan, value: Attr) -> Option<Attr> {
        let ints = |numbers: &[i64], width: u32| match width {
            32 => self.to.i32_array(&numbers.iter().map(|number| *number as i32).collect::<Vec<_>>()),
            _ => self.to.i64_array(numbers),
        };
        let always = match (plan.old, plan.new) {
            (Some(SlotShape::Flag { .. }), SlotShape::Flag { always }) => always,
            (Some(SlotShape::List), SlotShape::Numbers(width)) => {
                let AttrData::Array(items) = self.to.attr_data(value) else { return Some(value) };
                let numbers: Option<Vec<i64>> = items.iter().map(|item| self.to.int_value(*item)).collect();
                return Some(numbers.map_or(value, |numbers| ints(&numbers, width)));
            }
            (Some(SlotShape::Numbers(width)), SlotShape::List) => {
                let Some(numbers) = self.to.int_array_values(value) else { return Some(value) };
                let ty = self.to.int_type(width);
                let items: Vec<Attr> = numbers.iter().map(|number| self.to.int_attr(ty, *number)).collect();
                return Some(self.to.array_attr(&items));
            }
            _ => return Some(value),
        };
        let set = matches!(self.to.attr_data(value), AttrData::Unit)
            || number(self.to, value).is_some_and(|number| number != 0);
        match (set, always) {
            (true, _) => Some(self.to.unit()),
            (false, true) => Some(self.to.bool_attr(false)),
            (false, false) => None,
        }
    }
}

/// Returns true if an operand or result group may have `count` values.
pub(super) fn takes(variadic: &Variadic, count: usize) -> bool {
    match variadic {
        Variadic::One => count == 1,
        Variadic::Optional => count <= 1,
        Variadic::Many | Variadic::ManyOfMany(_) => true,
    }
}

/// Returns the name of an operand or result group, or its index if it has no name.
pub(super) fn part_name(def: &ValueDef, at: usize) -> Box<str> {
    if def.name.is_empty() { at.to_string().into() } else { def.name.clone() }
}
