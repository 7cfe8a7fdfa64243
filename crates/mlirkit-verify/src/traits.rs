//! Traits of rows that are verified, each in upstream's words. A trait that is not listed here is not checked.

use mlirkit_defs::{OpDef, OpFlags, Presence, Slot, SlotKind};
use mlirkit_ir::{AttrData, Body, Context, OpId, OpRef, Type};
use rustc_hash::FxHashMap;

use crate::checks::{Checks, TraitCheck};
use crate::{Verdict, Violation};

/// A trait of a row, ready to be checked.
#[derive(Debug, Clone)]
pub(crate) enum TraitRule {
    Terminator,
    SingleBlock {
        terminator: bool,
    },
    NoRegionArguments,
    SameTypeOperands,
    SameOperandsAndResultType,
    SameOperandsElementType,
    SameOperandsAndResultElementType,
    SameOperandsShape,
    SameOperandsAndResultShape,
    Symbol,
    SymbolTable,
    /// Full names of the operations of which one must stand around it.
    HasParent(Box<[Box<str>]>),
    ImplicitTerminator(Box<str>),
    /// One that a dialect has registered a check for, with its arguments.
    Registered(TraitCheck, Box<[Box<str>]>),
}

/// The rules of a row's traits, in the row's order.
pub(crate) fn rules(def: &OpDef, checks: Option<&Checks>) -> Box<[TraitRule]> {
    let no_terminator = def.flags.has(OpFlags::NO_TERMINATOR);
    let rule = |t: &mlirkit_defs::Trait| match &*t.name {
        "IsTerminator" | "Terminator" => Some(TraitRule::Terminator),
        "SingleBlock" => Some(TraitRule::SingleBlock { terminator: !no_terminator }),
        "SingleBlockImplicitTerminator" => t.args.first().map(|a| TraitRule::ImplicitTerminator(a.clone())),
        "NoRegionArguments" => Some(TraitRule::NoRegionArguments),
        "SameTypeOperands" => Some(TraitRule::SameTypeOperands),
        "SameOperandsAndResultType" => Some(TraitRule::SameOperandsAndResultType),
        "SameOperandsElementType" => Some(TraitRule::SameOperandsElementType),
        "SameOperandsAndResultElementType" => Some(TraitRule::SameOperandsAndResultElementType),
        "SameOperandsShape" => Some(TraitRule::SameOperandsShape),
        "SameOperandsAndResultShape" => Some(TraitRule::SameOperandsAndResultShape),
        "SymbolOpInterface" | "Symbol" => Some(TraitRule::Symbol),
        "SymbolTable" => Some(TraitRule::SymbolTable),
        "HasParent" | "ParentOneOf" if t.args.iter().all(|a| a.contains('.')) => {
            Some(TraitRule::HasParent(t.args.clone()))
        }
        name => {
            let check = checks.and_then(|checks| checks.traits.get(name))?;
            Some(TraitRule::Registered(*check, t.args.clone()))
        }
    };
    def.traits.iter().filter_map(rule).collect()
}

impl TraitRule {
    /// Whether an operation without regions follows the rule for certain.
    #[inline]
    pub(crate) fn holds(&self, body: &Body, op: OpRef<'_, '_>, parent: OpRef<'_, '_>) -> bool {
        match self {
            Self::Terminator if body.next_op(op.id).is_none() => true,
            Self::SingleBlock { .. } | Self::NoRegionArguments | Self::ImplicitTerminator(_) => true,
            Self::SameTypeOperands
            | Self::SameOperandsAndResultType
            | Self::SameOperandsElementType
            | Self::SameOperandsAndResultElementType
            | Self::SameOperandsShape
            | Self::SameOperandsAndResultShape
                if are_same(body, op.id) =>
            {
                true
            }
            _ => self.verify(op, Some(parent)).is_ok(),
        }
    }

    pub(crate) fn verify(&self, op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> Verdict {
        let fail = |message: &str| Err(Violation::op(op, message));
        match self {
            Self::Terminator => {
                let last = op.block().is_none_or(|b| b.arena().last_op(b.id) == Some(op.id));
                if last { Ok(()) } else { fail("must be the last operation in the parent block") }
            }
            Self::SingleBlock { terminator } => single_block(op, *terminator),
            Self::ImplicitTerminator(name) => {
                single_block(op, true)?;
                implicit_terminator(op, name)
            }
            Self::NoRegionArguments => no_region_arguments(op),
            Self::SameTypeOperands => {
                let mut types = op.operands().map(|v| v.ty());
                let first = types.next();
                if types.any(|t| Some(t) != first) {
                    return fail("requires all operands to have the same type");
                }
                Ok(())
            }
            Self::SameOperandsAndResultType => {
                let ctx = op.context();
                let mut types = all_types(op);
                let Some(first) = types.next() else { return Ok(()) };
                if types.all(|t| t == first || compatible(ctx, t, first)) {
                    return Ok(());
                }
                fail("requires the same type for all operands and results")
            }
            Self::SameOperandsElementType | Self::SameOperandsAndResultElementType => {
                let ctx = op.context();
                let with_results = matches!(self, Self::SameOperandsAndResultElementType);
                let mut types = op.operands().map(|v| v.ty()).chain(results(op).filter(|_| with_results));
                let Some(first) = types.next().map(|t| ctx.element_type_or_self(t)) else { return Ok(()) };
                if types.all(|t| ctx.element_type_or_self(t) == first) {
                    return Ok(());
                }
                fail(if with_results {
                    "requires the same element type for all operands and results"
                } else {
                    "requires the same element type for all operands"
                })
            }
            Self::SameOperandsShape | Self::SameOperandsAndResultShape => {
                let ctx = op.context();
                let with_results = matches!(self, Self::SameOperandsAndResultShape);
                let mut types = op.operands().map(|v| v.ty()).chain(results(op).filter(|_| with_results));
                let Some(first) = types.next() else { return Ok(()) };
                if types.all(|t| ctx.compatible_shapes(first, t)) {
                    return Ok(());
                }
                fail(if with_results {
                    "requires the same shape for all operands and results"
                } else {
                    "requires the same shape for all operands"
                })
            }
            Self::Registered(check, args) => check(op, args),
            Self::Symbol => symbol(op),
            Self::SymbolTable => symbol_table(op),
            Self::HasParent(names) => has_parent(op, parent, names),
        }
    }
}

/// Whether all operands and results have the same type.
fn are_same(body: &Body, op: OpId) -> bool {
    let results = body.result_types(op);
    let mut operands = body.operands(op).iter().map(|value| body.ty(*value));
    let Some(first) = results.first().copied().or_else(|| operands.next()) else { return true };
    results.iter().all(|ty| *ty == first) && operands.all(|ty| ty == first)
}

fn results<'m>(op: OpRef<'m, '_>) -> impl Iterator<Item = Type> + 'm {
    op.arena().result_types(op.id).iter().copied()
}

fn all_types<'m>(op: OpRef<'m, '_>) -> impl Iterator<Item = Type> + 'm {
    results(op).chain(op.operands().map(|v| v.ty()))
}

fn single_block(op: OpRef<'_, '_>, terminator: bool) -> Verdict {
    for (index, region) in op.regions().enumerate() {
        let mut blocks = region.blocks();
        let Some(block) = blocks.next() else { continue };
        if blocks.next().is_some() {
            return Err(Violation::op(op, format!("expects region #{index} to have 0 or 1 blocks")));
        }
        if terminator && block.ops().next().is_none() {
            return Err(Violation::op(op, "expects a non-empty block"));
        }
    }
    Ok(())
}

fn implicit_terminator(op: OpRef<'_, '_>, name: &str) -> Verdict {
    for region in op.regions() {
        let arena = region.arena();
        let last = arena.entry(region.id).and_then(|block| arena.last_op(block));
        let last = last.map(|id| OpRef { module: region.module, body: region.body, id });
        let Some(last) = last.filter(|last| last.name() != name) else { continue };
        let message = format!("expects regions to end with '{name}', found '{}'", last.name());
        let note = format!("in custom textual format, the absence of terminator implies '{name}'");
        return Err(Violation::op(op, message).with_note(op.location(), note));
    }
    Ok(())
}

fn no_region_arguments(op: OpRef<'_, '_>) -> Verdict {
    for (index, region) in op.regions().enumerate() {
        if region.blocks().next().is_some_and(|b| b.args().len() > 0) {
            let which = if op.regions().len() > 1 { format!(" #{index}") } else { String::new() };
            return Err(Violation::op(op, format!("region{which} should have no arguments")));
        }
    }
    Ok(())
}

fn symbol(op: OpRef<'_, '_>) -> Verdict {
    // Upstream says in C++ which symbols may lack a name; their rows say it of the attribute.
    let is_optional = |slot: &Slot| match &slot.kind {
        SlotKind::Attr { presence, .. } => &*slot.name == "sym_name" && *presence != Presence::Required,
        SlotKind::Prop { .. } | SlotKind::OperandSegments | SlotKind::ResultSegments => false,
    };
    let optional = op.def().is_some_and(|d| d.slots.iter().any(is_optional));
    match op.attr("sym_name").map(|a| op.context().attr_data(a)) {
        Some(AttrData::String { .. }) => {}
        None if optional => return Ok(()),
        _ => return Err(Violation::op(op, "requires string attribute 'sym_name'")),
    }
    let Some(visibility) = op.attr("sym_visibility") else { return Ok(()) };
    let AttrData::String { value, .. } = op.context().attr_data(visibility) else { return Ok(()) };
    let text = op.context().str(*value);
    if matches!(text, "public" | "private" | "nested") {
        return Ok(());
    }
    Err(Violation::op(
        op,
        format!("visibility expected to be one of [\"public\", \"private\", \"nested\"], but got \"{text}\""),
    ))
}

fn symbol_table(op: OpRef<'_, '_>) -> Verdict {
    if op.regions().len() != 1 {
        return Err(Violation::op(op, "Operations with a 'SymbolTable' must have exactly one region"));
    }
    let mut blocks = op.regions().flat_map(|r| r.blocks());
    let (Some(block), None) = (blocks.next(), blocks.next()) else {
        return Err(Violation::op(op, "Operations with a 'SymbolTable' must have exactly one block"));
    };
    let mut seen = FxHashMap::default();
    for nested in block.ops() {
        let Some(AttrData::String { value, .. }) = nested.attr("sym_name").map(|a| nested.context().attr_data(a))
        else {
            continue;
        };
        if let Some(first) = seen.insert(*value, nested) {
            let message = format!("redefinition of symbol named '{}'", nested.context().str(*value));
            let note = "see existing symbol definition here";
            return Err(Violation::at(nested, message).with_note(first.location(), note));
        }
    }
    Ok(())
}

fn has_parent(op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>, names: &[Box<str>]) -> Verdict {
    if parent.is_some_and(|p| names.iter().any(|n| **n == *p.name())) {
        return Ok(());
    }
    let one_of = if names.len() == 1 { "" } else { "to be one of " };
    Err(Violation::op(op, format!("expects parent op {one_of}'{}'", names.join(", "))))
}

/// Upstream's check of `SameOperandsAndResultType`: the same element type and shapes that can be the same.
fn compatible(ctx: &Context, a: Type, b: Type) -> bool {
    ctx.shaped(a).is_some() && ctx.element_type_or_self(a) == ctx.element_type_or_self(b) && ctx.compatible_shapes(a, b)
}
