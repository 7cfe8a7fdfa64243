//! What a row asks of its operations, compiled once per operation name.

use mlirkit_defs::{OpDef, OpFlags, Presence, RegionDef, RegionKind, SlotKind, ValueDef, Variadic};
use mlirkit_ir::{Body, Context, OpName, OpRef, Props};

use crate::checks::{Checks, OpCheck};
use crate::traits::{self, TraitRule};
use crate::{Verdict, Violation};

/// The rules of every operation name met so far.
pub(crate) struct RulesTable {
    by_name: Vec<Option<Kind>>,
    /// Operations whose properties were found in order, the last one at each place.
    known: Vec<Option<Known>>,
}

/// How many of them are remembered.
const KNOWN: usize = 1 << 10;

/// What there is to say about operations with a name.
enum Kind {
    /// They have a row.
    Row(Box<Rules>),
    /// They have none; says whether the context lets that be.
    Unknown { allowed: bool },
}

/// What the rules about properties depend on.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Known {
    name: OpName,
    props: Option<Props>,
    operands: u32,
    results: u32,
}

impl RulesTable {
    pub(crate) fn new(ctx: &Context) -> Self {
        let by_name = std::iter::repeat_with(|| None).take(ctx.op_name_count() + 1).collect();
        Self { by_name, known: vec![None; KNOWN] }
    }

    /// The rules of an operation; `None` if it has no row.
    pub(crate) fn of(&mut self, op: OpRef<'_, '_>) -> Option<&Rules> {
        match self.kind(op, op.op_name()) {
            Kind::Row(rules) => Some(rules),
            Kind::Unknown { .. } => None,
        }
    }

    fn kind(&mut self, op: OpRef<'_, '_>, name: OpName) -> &Kind {
        let index = name.index();
        if index >= self.by_name.len() {
            self.by_name.resize_with(index + 1, || None);
        }
        self.by_name[index].get_or_insert_with(|| match op.def() {
            Some(def) => Kind::Row(Box::new(Rules::new(op.context(), op.name(), def))),
            None => Kind::Unknown { allowed: crate::exit_op(op).is_ok() },
        })
    }

    /// Whether the regions of an operation may be graphs: upstream believes it of operations that are not registered,
    /// and those that decide in C++ get the benefit of the doubt.
    pub(crate) fn may_hold_graph(&mut self, op: OpRef<'_, '_>) -> bool {
        self.of(op).is_none_or(|rules| rules.graph || rules.decides_kind)
    }

    /// Whether an operation is in order for certain, as nearly all are that hold no regions. Nothing is said of others.
    #[inline]
    pub(crate) fn accepts(&mut self, body: &Body, op: OpRef<'_, '_>, parent: OpRef<'_, '_>) -> bool {
        let data = body.op(op.id);
        if data.attrs.is_some() || !body.is_plain(op.id) {
            return false;
        }
        let rules = match self.by_name.get(data.name.index()) {
            Some(Some(Kind::Row(rules))) => rules,
            Some(Some(Kind::Unknown { allowed })) => return *allowed,
            _ => {
                self.kind(op, data.name);
                return false;
            }
        };
        let (operands, results) = (body.operands(op.id), body.result_types(op.id));
        let counts = rules.may_be_plain && rules.operands.admits(operands.len()) && rules.results.admits(results.len());
        if !counts {
            return false;
        }
        if rules.has_slots {
            let (operands, results) = (operands.len() as u32, results.len() as u32);
            let this = Known { name: data.name, props: data.props, operands, results };
            let index = (data.name.index() * 31 + data.props.map_or(0, Props::index)) % KNOWN;
            if self.known.get(index).copied().flatten() != Some(this) {
                if rules.verify_properties(op).is_err() {
                    return false;
                }
                if let Some(slot) = self.known.get_mut(index) {
                    *slot = Some(this);
                }
            }
        }
        rules.traits.iter().all(|rule| rule.holds(body, op, parent)) && rules.own.is_none_or(|check| check(op).is_ok())
    }
}

/// A number of operands, results, regions or successors.
#[derive(Debug, Clone, Copy)]
enum Count {
    Exactly(usize),
    AtLeast(usize),
}

impl Count {
    fn admits(self, count: usize) -> bool {
        match self {
            Self::Exactly(n) => count == n,
            Self::AtLeast(n) => count >= n,
        }
    }
}

/// What a row asks for.
#[derive(Debug, Clone)]
pub(crate) struct Rules {
    def: &'static OpDef,
    operands: Count,
    results: Count,
    regions: Count,
    successors: Count,
    /// Slots of attributes that must be there.
    required: Box<[usize]>,
    operand_segments: Option<usize>,
    result_segments: Option<usize>,
    traits: Box<[TraitRule]>,
    /// The operation's own check.
    own: Option<OpCheck>,
    pub(crate) graph: bool,
    /// Whether its operations say themselves what their regions are.
    decides_kind: bool,
    /// Whether its operations may have neither regions nor successors.
    may_be_plain: bool,
    /// Whether there are rules about properties.
    has_slots: bool,
}

fn values(defs: &[ValueDef]) -> Count {
    let single = defs.iter().filter(|d| d.variadic == Variadic::One).count();
    if single == defs.len() { Count::Exactly(single) } else { Count::AtLeast(single) }
}

impl Rules {
    fn new(ctx: &Context, name: &str, def: &'static OpDef) -> Self {
        let checks = ctx.extension::<Checks>();
        let variadic_region = def.regions.iter().any(|r| r.variadic);
        let variadic_successor = def.successors.iter().any(|s| s.variadic);
        let count = |len: usize, variadic| if variadic { Count::AtLeast(len - 1) } else { Count::Exactly(len) };
        let required = |(i, slot): (usize, &mlirkit_defs::Slot)| {
            matches!(slot.kind, SlotKind::Attr { presence: Presence::Required, .. }).then_some(i)
        };
        let slot = |kind: SlotKind| def.slots.iter().position(|s| s.kind == kind);
        let regions = count(def.regions.len(), variadic_region);
        let successors = count(def.successors.len(), variadic_successor);
        let required: Box<[usize]> = def.slots.iter().enumerate().filter_map(required).collect();
        let (operand_segments, result_segments) = (slot(SlotKind::OperandSegments), slot(SlotKind::ResultSegments));
        Self {
            def,
            operands: values(&def.operands),
            results: values(&def.results),
            regions,
            successors,
            decides_kind: def.traits.iter().any(|t| &*t.name == "RegionKindInterface"),
            may_be_plain: regions.admits(0) && successors.admits(0),
            has_slots: !required.is_empty() || operand_segments.is_some() || result_segments.is_some(),
            required,
            operand_segments,
            result_segments,
            traits: traits::rules(def, checks),
            own: checks.and_then(|checks| checks.ops.get(name)).copied(),
            graph: def.flags.has(OpFlags::GRAPH_REGION),
        }
    }

    pub(crate) fn verify(&self, op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> Verdict {
        self.verify_counts(op)?;
        self.verify_properties(op)?;
        for (index, (region, def)) in op.regions().zip(&self.def.regions).enumerate() {
            verify_region(op, index, region.blocks().count(), def)?;
        }
        self.traits.iter().try_for_each(|rule| rule.verify(op, parent))?;
        self.own.map_or(Ok(()), |check| check(op))
    }

    /// Attributes that must be there, and segment sizes.
    fn verify_properties(&self, op: OpRef<'_, '_>) -> Verdict {
        let slots = op.context().props_data(op.arena().op(op.id).props);
        let in_dictionary = self.def.flags.has(OpFlags::ATTRS_IN_DICTIONARY);
        for &slot in &self.required {
            let missing = match self.def.slots.get(slot) {
                Some(row) if in_dictionary => op.attr(&row.name).is_none(),
                _ => slots.get(slot).copied().flatten().is_none(),
            };
            if missing {
                return Err(Violation::op(op, format!("requires attribute '{}'", self.def.slots[slot].name)));
            }
        }
        self.verify_segments(op, self.operand_segments, self.def.operands.len(), op.operands().len(), "operand")?;
        self.verify_segments(op, self.result_segments, self.def.results.len(), op.results().len(), "result")
    }

    fn verify_counts(&self, op: OpRef<'_, '_>) -> Verdict {
        let regions = op.regions().len();
        let message = match self.regions {
            Count::Exactly(0) if regions != 0 => Some("requires zero regions".to_owned()),
            Count::Exactly(1) if regions != 1 => Some("requires one region".to_owned()),
            Count::Exactly(n) if regions != n => Some(format!("expected {n} regions")),
            Count::AtLeast(n) if regions < n => Some(format!("expected {n} or more regions")),
            Count::Exactly(_) | Count::AtLeast(_) => None,
        };
        let results = op.results().len();
        let message = message.or_else(|| match self.results {
            Count::Exactly(0) if results != 0 => Some("requires zero results".to_owned()),
            Count::Exactly(1) if results != 1 => Some("requires one result".to_owned()),
            Count::Exactly(n) if results != n => Some(format!("expected {n} results")),
            Count::AtLeast(n) if results < n => Some(format!("expected {n} or more results")),
            Count::Exactly(_) | Count::AtLeast(_) => None,
        });
        let successors = op.successors().len();
        let message = message.or_else(|| match self.successors {
            Count::Exactly(1) if successors != 1 => Some(format!("requires 1 successor but found {successors}")),
            Count::Exactly(n) if successors != n => Some(format!("requires {n} successors but found {successors}")),
            Count::AtLeast(n) if successors < n => {
                Some(format!("requires at least {n} successors but found {successors}"))
            }
            Count::Exactly(_) | Count::AtLeast(_) => None,
        });
        let operands = op.operands().len();
        let message = message.or_else(|| match self.operands {
            Count::Exactly(0) if operands != 0 => Some("requires zero operands".to_owned()),
            Count::Exactly(1) if operands != 1 => Some("requires a single operand".to_owned()),
            Count::Exactly(n) if operands != n => Some(format!("expected {n} operands, but found {operands}")),
            Count::AtLeast(n) if operands < n => Some(format!("expected {n} or more operands, but found {operands}")),
            Count::Exactly(_) | Count::AtLeast(_) => None,
        });
        message.map_or(Ok(()), |message| Err(Violation::op(op, message)))
    }

    fn verify_segments(
        &self,
        op: OpRef<'_, '_>,
        slot: Option<usize>,
        groups: usize,
        total: usize,
        what: &str,
    ) -> Verdict {
        let Some(slot) = slot else { return Ok(()) };
        let ctx = op.context();
        let name = &self.def.slots[slot].name;
        let value = ctx.props_data(op.arena().op(op.id).props).get(slot).copied().flatten();
        let Some(sizes) = value.and_then(|attr| ctx.int_array_values(attr)) else {
            return Err(Violation::op(op, format!("requires dense i32 array attribute '{name}'")));
        };
        if sizes.iter().any(|s| *s < 0) {
            return Err(Violation::op(op, format!("'{name}' attribute cannot have negative elements")));
        }
        let sum: i64 = sizes.iter().sum();
        if usize::try_from(sum) != Ok(total) {
            return Err(Violation::op(
                op,
                format!(
                    "{what} count ({total}) does not match with the total size ({sum}) specified in attribute '{name}'"
                ),
            ));
        }
        if sizes.len() != groups {
            return Err(Violation::op(
                op,
                format!(
                    "'{name}' attribute for specifying {what} segments must have {groups} elements, but got {}",
                    sizes.len()
                ),
            ));
        }
        Ok(())
    }
}

fn verify_region(op: OpRef<'_, '_>, index: usize, blocks: usize, def: &RegionDef) -> Verdict {
    let (ok, summary) = match def.kind {
        RegionKind::Any => return Ok(()),
        RegionKind::Sized(n) => (blocks == n as usize, format!("region with {n} blocks")),
        RegionKind::MinSized(n) => (blocks >= n as usize, format!("region with at least {n} blocks")),
        RegionKind::MaxSized(n) => (blocks <= n as usize, format!("region with at most {n} blocks")),
    };
    if ok {
        return Ok(());
    }
    let name = if def.name.is_empty() { String::new() } else { format!("('{}') ", def.name) };
    Err(Violation::op(op, format!("region #{index} {name}failed to verify constraint: {summary}")))
}
