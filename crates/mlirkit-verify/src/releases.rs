//! Checks in contexts of other releases. Dialects register checks for the current release. In a context of another
//! release, an operation may have other operands, results or properties. A check may look for what an operation lacks,
//! and does not know what has been added.

use mlirkit_defs::{AttrKind, Dialect, OpDef, Presence, PropKind, Release, Slot, SlotKind, ValueDef, Variadic};
use mlirkit_ir::{Component, OpRef};

use crate::Verdict;

/// Runs a check that a dialect has registered. The check is written for the current definition of the operation, so its
/// violation is ignored in two cases. The check may read a component that the context's definition lacks or stores in
/// another way. Or the operation has operands that the current definition lacks.
pub(crate) fn settle<'m, 'c>(op: OpRef<'m, 'c>, check: impl Fn(OpRef<'m, 'c>) -> Verdict) -> Verdict {
    check(op).or_else(|violation| match Changes::of(op) {
        Some(changes) if changes.added || changes.concern(&op.reads(|op| drop(check(op)))) => Ok(()),
        _ => Err(violation),
    })
}

/// The components of an operation's current definition that the context's definition lacks, or stores in another way.
struct Changes {
    names: Vec<&'static str>,
    operands: bool,
    results: bool,
    regions: bool,
    /// Whether the operation has operands that the current definition lacks.
    added: bool,
}

impl Changes {
    /// Returns `None` if the context has the current definition, or if there is no current one.
    fn of(op: OpRef<'_, '_>) -> Option<Self> {
        let ctx = op.context();
        let (def, (dialect, short)) = (op.def()?, op.name().split_once('.')?);
        let dialect = ctx.dialect(ctx.ident(dialect))?;
        let dialects = (dialect, dialect.at(Release::CURRENT));
        let today = dialects.1.op(short)?;
        if std::ptr::eq(def, today) || ctx.release() == Release::CURRENT && !ctx.is_snapshot() {
            return None;
        }
        let has_group = |groups: &[ValueDef], one: &ValueDef| groups.iter().any(|other| is_same(one, other));
        let is_new = |slot: &&Slot| today.slots.position(&slot.name).is_none();
        let has_new = def.slots.iter().filter(is_new).any(|slot| op.prop(&slot.name).is_some());
        let is_absent = |name: &str| {
            let groups = def.operands.iter().chain(&def.results);
            def.slots.position(name).is_none() && groups.clone().all(|group| *group.name != *name)
        };
        // The current definition allows operations without an optional component. Such a component may have another
        // name in the context's definition, but not if the operation has no property with a new name.
        let may_lack = |name: &str, is_optional: bool| !has_new && is_optional && is_absent(name);
        let mut names = Vec::new();
        for (groups, others) in [(&today.operands, &def.operands), (&today.results, &def.results)] {
            let lacks = |group: &&ValueDef| {
                !has_group(others, group) && !may_lack(&group.name, group.variadic != Variadic::One)
            };
            names.extend(groups.iter().filter(lacks).map(|group| &*group.name));
        }
        let is_size = |name: &str| {
            today.operands.iter().any(|group| matches!(&group.variadic, Variadic::ManyOfMany(size) if **size == *name))
        };
        let lacks = |slot: &&Slot| {
            let is_optional = match &slot.kind {
                SlotKind::Attr { presence, .. } => *presence != Presence::Required || is_size(&slot.name),
                SlotKind::Prop { default, .. } => default.is_some(),
                SlotKind::OperandSegments | SlotKind::ResultSegments => true,
            };
            def.slots.iter().all(|other| !is_stored_alike(dialects, other, slot)) && !may_lack(&slot.name, is_optional)
        };
        names.extend(today.slots.iter().filter(lacks).map(|slot| &*slot.name));
        let is_new_group = |group: &&ValueDef| today.operands.iter().all(|other| other.name != group.name);
        let mut new_groups = def.operands.iter().filter(is_new_group);
        Some(Self {
            names,
            added: new_groups.any(|group| op.operands_named(&group.name).len() > 0),
            operands: !are_in_order(&def.operands, &today.operands),
            results: !are_in_order(&def.results, &today.results),
            regions: !has_regions_of(def, today),
        })
    }

    /// Returns true if a check that has read these components cannot be trusted.
    fn concern(&self, read: &[Component]) -> bool {
        self.regions
            || read.iter().any(|component| match component {
                Component::Named(name) => self.names.contains(&&**name),
                Component::Operands => self.operands,
                Component::Results => self.results,
            })
    }
}

fn is_same(one: &ValueDef, other: &ValueDef) -> bool {
    one.name == other.name && one.variadic == other.variadic
}

/// Returns true if positions in one list mean the same in the other, as far as both have them.
fn are_in_order(one: &[ValueDef], other: &[ValueDef]) -> bool {
    one.iter().zip(other).all(|(one, other)| is_same(one, other))
}

/// Returns true if a property of the context's definition is the same as one of the current definition. The dialect is
/// given in both versions.
fn is_stored_alike((then, today): (&Dialect, &Dialect), one: &Slot, other: &Slot) -> bool {
    let is_enum_alike = |name: &str| then.enum_(name).map(|row| &row.cases) == today.enum_(name).map(|row| &row.cases);
    one.name == other.name
        && match (&one.kind, &other.kind) {
            (SlotKind::Attr { constraint, .. }, SlotKind::Attr { constraint: other, .. }) => {
                let (row, current) = (then.attr_constraint(constraint), today.attr_constraint(other));
                constraint == other
                    && row.map(|row| &row.kind) == current.map(|row| &row.kind)
                    && row.is_none_or(|row| !matches!(&row.kind, AttrKind::Enum(name) if !is_enum_alike(name)))
            }
            (SlotKind::Prop { kind, .. }, SlotKind::Prop { kind: other, .. }) => {
                kind == other && !matches!(kind, PropKind::Enum { enum_name, .. } if !is_enum_alike(enum_name))
            }
            (one, other) => one == other,
        }
}

fn has_regions_of(def: &OpDef, today: &OpDef) -> bool {
    let names = |def: &'_ OpDef| def.regions.iter().map(|region| region.name.clone()).collect::<Vec<_>>();
    names(def) == names(today)
}
