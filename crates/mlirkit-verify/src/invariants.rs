//! The constraints that a definition places on attributes, operands, results, regions and successors. These are the
//! checks that mlir-tblgen generates, in the same order and wording.

use std::cell::Cell;

use mlirkit_defs::{
    AttrConstraint, Dialect, EnumDef, Leaf, OpDef, OpFlags, Pred, Presence, PropKind, RegionDef, RegionKind, SlotKind,
    TypeConstraint, ValueDef, Variadic,
};
use mlirkit_ir::classes::AttrClass;
use mlirkit_ir::{Attr, Body, Context, OpParts, OpRef, RegionId, Subject, Type, pred};
use smallvec::SmallVec;

use crate::op_view::OpView;
use crate::type_constraints::Match;
use crate::{Checks, Level, Verdict, Violation};

/// A direct-mapped cache of pairs of a constraint and an attribute or type that satisfies it. Operations with different
/// names share constraints.
#[derive(Debug, Default)]
pub(crate) struct Accepted(Box<[Cell<(usize, usize)>]>);

impl Accepted {
    const PLACES: usize = 1 << 10;

    /// Creates an empty cache for one thread.
    pub(crate) fn new() -> Self {
        Self((0..Self::PLACES).map(|_| Cell::default()).collect())
    }

    /// Evaluates the predicate of a constraint, using the cache. The cache identifies a constraint by the address of
    /// `constraint`.
    fn holds<T>(
        &self,
        ctx: &Context,
        dialect: Option<&Dialect>,
        constraint: &'static T,
        pred: &Pred,
        of: Subject,
    ) -> bool {
        let index = match of {
            Subject::Attr(attr) => attr.index(),
            Subject::Type(ty) => ty.index(),
        };
        // Constraints are static, so the address of a constraint and an index identify a pair.
        let question = (std::ptr::from_ref(constraint).addr(), index);
        let hash = (question.0 as u64 >> 4 ^ (index as u64) << 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let place = self.0.get((hash >> 32) as usize % Self::PLACES);
        if place.is_some_and(|place| place.get() == question) {
            return true;
        }
        let holds = pred::holds(ctx, dialect, pred, of);
        if let Some(place) = place.filter(|_| holds) {
            place.set(question);
        }
        holds
    }
}

/// The invariants that an operation's definition implies.
#[derive(Debug, Clone)]
pub(crate) struct Invariants {
    def: &'static OpDef,
    dialect: Option<&'static Dialect>,
    /// The rules for attributes, sorted by attribute name.
    attrs: Box<[AttrRule]>,
    /// The enum properties: slot index and enum.
    enums: Box<[(usize, &'static EnumDef)]>,
    operands: Box<[ValueRule]>,
    results: Box<[ValueRule]>,
    matches: Box<[Match]>,
    in_dictionary: bool,
}

#[derive(Debug, Clone)]
struct AttrRule {
    name: &'static str,
    slot: usize,
    required: bool,
    /// The constraint; `None` if it accepts every attribute.
    constraint: Option<&'static AttrConstraint>,
    /// The builtin attribute class; `None` if the constraint requires anything other than that class.
    class: Option<AttrClass>,
    /// Recent attributes that satisfied the constraint.
    known: [Cell<Option<Attr>>; 4],
}

impl AttrRule {
    #[inline]
    fn admits(&self, ctx: &Context, dialect: Option<&'static Dialect>, accepted: &Accepted, attr: Attr) -> bool {
        let Some(constraint) = self.constraint else { return true };
        let known = &self.known[attr.index() % 4];
        if known.get() == Some(attr) {
            return true;
        }
        if let Some(class) = self.class
            && class.holds(ctx, attr)
        {
            // Most names and numbers occur once, so caching them does not help; most other attributes recur.
            if matches!(class, AttrClass::Type | AttrClass::Unit) {
                known.set(Some(attr));
            }
            return true;
        }
        let holds = accepted.holds(ctx, dialect, constraint, &constraint.pred, Subject::Attr(attr));
        if holds {
            known.set(Some(attr));
        }
        holds
    }
}

/// Returns the builtin class that a predicate tests for; `None` if it tests anything else.
fn sole_class(pred: &Pred) -> Option<AttrClass> {
    match pred {
        Pred::Leaf(Leaf::Isa(classes)) => match &classes[..] {
            [class] if !class.contains("::") => AttrClass::from_name(class),
            _ => None,
        },
        _ => None,
    }
}

#[derive(Debug, Clone)]
struct ValueRule {
    variadic: &'static Variadic,
    name: &'static str,
    constraint: Option<&'static TypeConstraint>,
    /// The last type that satisfied the constraint. Operations with the same name mostly have the same types.
    known: Cell<Option<Type>>,
}

impl ValueRule {
    #[inline]
    fn admits(&self, ctx: &Context, dialect: Option<&'static Dialect>, accepted: &Accepted, ty: Type) -> bool {
        let Some(constraint) = self.constraint.filter(|_| self.known.get() != Some(ty)) else { return true };
        let holds = accepted.holds(ctx, dialect, constraint, &constraint.pred, Subject::Type(ty));
        if holds {
            self.known.set(Some(ty));
        }
        holds
    }
}

/// The operands or the results of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ValueList {
    Operand,
    Result,
}

impl ValueList {
    fn word(self) -> &'static str {
        match self {
            Self::Operand => "operand",
            Self::Result => "result",
        }
    }
}

impl Invariants {
    pub(crate) fn new(ctx: &Context, def: &'static OpDef, checks: Option<&Checks>, level: Level) -> Self {
        let dialect = def.name.split_once('.').and_then(|(dialect, _)| ctx.dialect(ctx.ident(dialect)));
        let full = level == Level::Full;
        let mut attrs: Box<[AttrRule]> = def
            .slots
            .iter()
            .enumerate()
            .filter_map(|(slot, row)| {
                let SlotKind::Attr { constraint, presence } = &row.kind else { return None };
                let required = *presence == Presence::Required;
                let constraint = dialect.and_then(|dialect| dialect.attr_constraint(constraint));
                let constraint = constraint.filter(|constraint| full && constraint.pred != Pred::True);
                let known = Default::default();
                let class = constraint.and_then(|constraint| sole_class(&constraint.pred));
                let rule = AttrRule { name: &row.name, slot, required, constraint, class, known };
                (required || constraint.is_some()).then_some(rule)
            })
            .collect();
        attrs.sort_by_key(|rule| rule.name);
        let enums = def.slots.iter().enumerate().filter_map(|(slot, row)| match &row.kind {
            SlotKind::Prop { kind: PropKind::Enum { enum_name, .. }, .. } if full => {
                let row = dialect.and_then(|dialect| dialect.enum_(enum_name))?;
                (!row.summary.is_empty()).then_some((slot, row))
            }
            _ => None,
        });
        let values = |defs: &'static [ValueDef], segments: u32| -> Box<[ValueRule]> {
            let rule = |def: &'static ValueDef| {
                let constraint = dialect.and_then(|dialect| dialect.type_constraint(&def.constraint));
                let constraint = constraint.filter(|constraint| constraint.pred != Pred::True);
                ValueRule { variadic: &def.variadic, name: &def.name, constraint, known: Cell::default() }
            };
            let all: Box<[ValueRule]> = defs.iter().map(rule).collect();
            let needed = all.iter().any(|rule| {
                rule.constraint.is_some() || matches!(rule.variadic, Variadic::Optional | Variadic::ManyOfMany(_))
            });
            if full && (needed || def.flags.has(segments)) { all } else { Box::default() }
        };
        Self {
            def,
            dialect,
            attrs,
            enums: enums.collect(),
            operands: values(&def.operands, OpFlags::OPERAND_SEGMENTS),
            results: values(&def.results, OpFlags::RESULT_SEGMENTS),
            matches: if full { Match::of_row(def, dialect, checks) } else { Box::default() },
            in_dictionary: def.flags.has(OpFlags::ATTRS_IN_DICTIONARY),
        }
    }

    /// Checks attributes, operands and results against the definition.
    pub(crate) fn verify(&self, seen: &OpView<'_, '_>, accepted: &Accepted) -> Verdict {
        let op = seen.op;
        if !self.attrs.is_empty() && !self.attrs_hold(seen, accepted) {
            self.verify_attrs(op, accepted)?;
        }
        self.verify_enums(op)?;
        self.verify_values(seen, accepted, ValueList::Operand, &self.operands)?;
        self.verify_values(seen, accepted, ValueList::Result, &self.results)?;
        self.matches.iter().try_for_each(|rule| rule.verify(op))
    }

    /// Returns true if the properties satisfy the definition. The order of the checks is not upstream's. Returns false
    /// if inherent attributes are stored in the dictionary.
    fn attrs_hold(&self, seen: &OpView<'_, '_>, accepted: &Accepted) -> bool {
        if self.in_dictionary {
            return false;
        }
        let ctx = seen.context();
        let props = ctx.props_data(seen.parts.op.props);
        for rule in &self.attrs {
            match props.get(rule.slot) {
                Some(Some(attr)) if !rule.admits(ctx, self.dialect, accepted, *attr) => return false,
                Some(None) | None if rule.required => return false,
                _ => {}
            }
        }
        true
    }

    fn verify_attrs(&self, op: OpRef<'_, '_>, accepted: &Accepted) -> Verdict {
        if self.attrs.is_empty() {
            return Ok(());
        }
        let props = op.context().props_data(op.arena().op(op.id).props);
        let attr = |rule: &AttrRule| {
            if self.in_dictionary { op.attr(rule.name) } else { props.get(rule.slot).copied().flatten() }
        };
        for rule in self.attrs.iter().filter(|rule| rule.required) {
            if attr(rule).is_none() {
                return Err(Violation::op(op, format_args!("requires attribute '{}'", rule.name)));
            }
        }
        let ctx = op.context();
        for rule in &self.attrs {
            let (Some(constraint), Some(attr)) = (rule.constraint, attr(rule)) else { continue };
            if !rule.admits(ctx, self.dialect, accepted, attr) {
                let (name, summary) = (rule.name, &constraint.summary);
                let message = format_args!("attribute '{name}' failed to satisfy constraint: {summary}");
                return Err(Violation::op(op, message));
            }
        }
        Ok(())
    }

    fn verify_enums(&self, op: OpRef<'_, '_>) -> Verdict {
        let ctx = op.context();
        for &(slot, row) in &self.enums {
            let attr = ctx.props_data(op.arena().op(op.id).props).get(slot).copied().flatten();
            let number = attr.and_then(|attr| ctx.int_value(attr)).map(|number| number as u64 & row.mask());
            if number.is_some_and(|number| !row.holds(number)) {
                let (name, summary) = (self.def.slots.get(slot).map_or("", |slot| &*slot.name), &row.summary);
                let message = format_args!("property '{name}' failed to satisfy constraint: {summary}");
                return Err(Violation::op(op, message));
            }
        }
        Ok(())
    }

    /// Returns true if the operands or results, as selected by `kind`, match the rules one to one and satisfy them.
    #[inline]
    fn admits_in_order(
        &self,
        seen: &OpView<'_, '_>,
        accepted: &Accepted,
        kind: ValueList,
        rules: &[ValueRule],
    ) -> bool {
        let (ctx, body, OpParts { operands, results, .. }) = (seen.context(), seen.body, seen.parts);
        let count = match kind {
            ValueList::Operand => operands.len(),
            ValueList::Result => results.len(),
        };
        if rules.len() != count {
            return false;
        }
        for (index, rule) in rules.iter().enumerate() {
            let ty = match kind {
                ValueList::Operand => body.ty(operands[index]),
                ValueList::Result => results[index],
            };
            if !matches!(rule.variadic, Variadic::One) || !rule.admits(ctx, self.dialect, accepted, ty) {
                return false;
            }
        }
        true
    }

    fn verify_values(
        &self,
        seen: &OpView<'_, '_>,
        accepted: &Accepted,
        kind: ValueList,
        rules: &[ValueRule],
    ) -> Verdict {
        if rules.is_empty() || self.admits_in_order(seen, accepted, kind, rules) {
            return Ok(());
        }
        let op = seen.op;
        let word = kind.word();
        let types: SmallVec<[Type; 8]> = match kind {
            ValueList::Operand => op.operand_types().collect(),
            ValueList::Result => SmallVec::from_slice(op.result_types()),
        };
        let mut index = 0;
        for (group, rule) in rules.iter().enumerate() {
            let range = match kind {
                ValueList::Operand => op.operand_group(group),
                ValueList::Result => op.result_group(group),
            };
            let Some(types) = range.and_then(|range| types.get(range)) else { return Ok(()) };
            match rule.variadic {
                Variadic::Optional if types.len() > 1 => {
                    let found = types.len();
                    let message =
                        format_args!("{word} group starting at #{index} requires 0 or 1 element, but found {found}");
                    return Err(Violation::op(op, message));
                }
                Variadic::ManyOfMany(slot) => verify_sizes(op, slot, rule.name, types.len())?,
                // Upstream reads beyond the last value here.
                Variadic::One if types.len() != 1 => {
                    let found = types.len();
                    let message =
                        format_args!("{word} group starting at #{index} requires 1 element, but found {found}");
                    return Err(Violation::op(op, message));
                }
                Variadic::One | Variadic::Optional | Variadic::Many => {}
            }
            for ty in types {
                if let Some(constraint) = rule.constraint
                    && !rule.admits(op.context(), self.dialect, accepted, *ty)
                {
                    let many = match rule.variadic {
                        Variadic::Many | Variadic::ManyOfMany(_) => "variadic of ",
                        Variadic::One | Variadic::Optional => "",
                    };
                    let (summary, ty) = (&constraint.summary, op.context().type_text(*ty));
                    return Err(Violation::op(
                        op,
                        format_args!("{word} #{index} must be {many}{summary}, but got '{ty}'"),
                    ));
                }
                index += 1;
            }
        }
        Ok(())
    }

    /// Checks the regions against the definition.
    pub(crate) fn verify_regions(&self, seen: &OpView<'_, '_>) -> Verdict {
        let mut defs = self.def.regions.iter();
        let mut last = None;
        for (index, region) in seen.regions.ids.iter().enumerate() {
            // If the last region definition is variadic, it applies to all further regions.
            let Some(def) = defs.next().or(last) else { break };
            last = Some(def).filter(|def| def.variadic);
            if !has_blocks(seen.regions.arena, *region, def.kind) {
                verify_region(seen.op, index, seen.regions.arena.blocks(*region).count(), def)?;
            }
        }
        Ok(())
    }
}

/// Returns true if a region certainly has the required number of blocks. Returns false if it has another number, or if
/// this quick check does not support the requirement.
fn has_blocks(body: &Body, region: RegionId, kind: RegionKind) -> bool {
    let entry = body.entry(region);
    match kind {
        RegionKind::Any => true,
        RegionKind::Sized(1) => entry.is_some_and(|block| body.next_block(block).is_none()),
        RegionKind::MinSized(1) => entry.is_some(),
        RegionKind::MaxSized(1) => entry.is_none_or(|block| body.next_block(block).is_none()),
        RegionKind::Sized(_) | RegionKind::MinSized(_) | RegionKind::MaxSized(_) => false,
    }
}

/// Checks that the sizes in the segment attribute `name` are not negative and add up to `total`. `what` names the
/// values in the error messages.
pub(crate) fn verify_sizes(op: OpRef<'_, '_>, name: &str, what: &str, total: usize) -> Verdict {
    let Some(sizes) = op.attr(name).and_then(|attr| op.context().int_array(attr)) else {
        return Err(Violation::op(op, format_args!("requires dense i32 array attribute '{name}'")));
    };
    if sizes.clone().any(|size| size < 0) {
        return Err(Violation::op(op, format_args!("'{name}' attribute cannot have negative elements")));
    }
    let sum: i64 = sizes.sum();
    if usize::try_from(sum) != Ok(total) {
        return Err(Violation::op(
            op,
            format_args!(
                "{what} count ({total}) does not match with the total size ({sum}) specified in attribute '{name}'"
            ),
        ));
    }
    Ok(())
}

fn verify_region(op: OpRef<'_, '_>, index: usize, blocks: usize, def: &RegionDef) -> Verdict {
    let ok = match def.kind {
        RegionKind::Any => true,
        RegionKind::Sized(n) => blocks == n as usize,
        RegionKind::MinSized(n) => blocks >= n as usize,
        RegionKind::MaxSized(n) => blocks <= n as usize,
    };
    if ok {
        return Ok(());
    }
    let summary = match def.kind {
        RegionKind::Any => "any region".to_owned(),
        RegionKind::Sized(n) => format!("region with {n} blocks"),
        RegionKind::MinSized(n) => format!("region with at least {n} blocks"),
        RegionKind::MaxSized(n) => format!("region with at most {n} blocks"),
    };
    let name = if def.name.is_empty() { String::new() } else { format!("('{}') ", def.name) };
    Err(Violation::op(op, format_args!("region #{index} {name}failed to verify constraint: {summary}")))
}
