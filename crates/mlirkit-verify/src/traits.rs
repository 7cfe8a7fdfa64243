//! Checks of the traits and interfaces in definitions, with upstream's messages. Dialects register checks of further
//! traits in [`Checks::traits`].

use std::cell::Cell;

use mlirkit_defs::{OpDef, OpFlags, Presence, Release, Slot, SlotKind};
use mlirkit_diag::FailureKind;
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpId, OpName, OpParts, OpRef, Regions, Type, TypeData};
use rustc_hash::{FxBuildHasher, FxHashSet};
use smallvec::SmallVec;

use crate::checks::{Checks, OfName, TraitCheck};
use crate::invariants::verify_sizes;
use crate::op_view::{LastNames, OpView};
use crate::releases::settle;
use crate::{Level, Verdict, Violation, interfaces};

/// The check of a trait in a definition. Names and slots that the check needs are already resolved.
#[derive(Debug, Clone)]
pub(crate) enum TraitRule {
    Terminator,
    SingleBlock {
        terminator: bool,
    },
    NoRegionArguments,
    /// The sizes in `operandSegmentSizes` must match the number of operands.
    OperandSegments,
    ResultSegments,
    SameTypeOperands,
    SameOperandsAndResultType,
    SameOperandsElementType,
    SameOperandsAndResultElementType,
    SameOperandsShape,
    SameOperandsAndResultShape,
    SameOperandsAndResultRank,
    Elementwise,
    Broadcastable,
    Symbol(Option<SymbolSlots>),
    Function(FunctionSlots),
    /// One of these operations, given by full name, must be the parent.
    HasParent(Box<[Box<str>]>, LastNames),
    /// A trait registered by a dialect, or an interface, with its arguments.
    Registered {
        check: TraitCheck,
        args: Box<[Box<str>]>,
        /// Whether the check depends only on properties and types.
        of_signature: bool,
    },
}

/// The property slots of a symbol operation.
#[derive(Debug, Clone)]
pub(crate) struct SymbolSlots {
    name: usize,
    /// The slot of the visibility. If it is `None`, the visibility may be in the attribute dictionary.
    visibility: Option<usize>,
    /// Whether an operation without a body is a declaration, which must not be public.
    needs_body: bool,
    /// The most recently accepted visibility attribute that is private or nested.
    hidden: Cell<Option<Attr>>,
    /// The operation names of recently seen enclosing symbol tables.
    table: LastNames,
}

/// Returns the slot of a property by name; `None` if the definition stores its attributes in the dictionary.
fn slot(def: &OpDef, name: &str) -> Option<usize> {
    let in_slots = !def.flags.has(OpFlags::ATTRS_IN_DICTIONARY);
    def.slots.position(name).filter(|_| in_slots)
}

impl SymbolSlots {
    fn new(def: &OpDef, checks: Option<&Checks>) -> Option<Self> {
        let needs_body = checks.is_some_and(|checks| checks.lists(&def.name, |checks| &checks.declarations));
        let (name, visibility) = (slot(def, "sym_name")?, slot(def, "sym_visibility"));
        Some(Self { name, visibility, needs_body, hidden: Cell::default(), table: LastNames::default() })
    }

    /// Returns true if an operation is certainly valid as a symbol. False means unknown.
    fn accept(&self, seen: &OpView<'_, '_>) -> bool {
        let (ctx, data) = (seen.context(), seen.parts.op);
        let values = ctx.props_data(data.props);
        let value = |slot: usize| values.get(slot).copied().flatten();
        let is_hidden = match self.visibility.and_then(value) {
            None => false,
            visibility if visibility == self.hidden.get() => true,
            Some(visibility) => match ctx.str_value(visibility) {
                Some("public") => false,
                Some("private" | "nested") => {
                    self.hidden.set(Some(visibility));
                    true
                }
                _ => return false,
            },
        };
        data.attrs.is_none()
            && value(self.name).is_some_and(|name| matches!(ctx.attr_data(name), AttrData::String { .. }))
            && seen.parts.results.is_empty()
            && (is_hidden || !self.needs_body || seen.entry().is_some())
            && seen.parent.is_none_or(|parent| self.table.is_right(parent.op_name(), || parent.is_symbol_table()))
    }
}

/// The slots of a function's type, argument attributes and result attributes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FunctionSlots {
    ty: usize,
    of_arguments: usize,
    of_results: usize,
}

impl FunctionSlots {
    /// Returns the slots of a function-like operation; `None` for functions with a dialect-specific check.
    fn new(def: &OpDef, checks: Option<&Checks>) -> Option<Self> {
        let name = &*def.name;
        let is_special = |checks: &Checks| {
            checks.find(name, |checks| &checks.function_types).is_some()
                || checks.find(name, |checks| &checks.function_bodies).is_some()
                || checks.find("FunctionOpInterface", |checks| &checks.traits).is_some()
        };
        let slots = Self {
            ty: slot(def, "function_type")?,
            of_arguments: slot(def, "arg_attrs")?,
            of_results: slot(def, "res_attrs")?,
        };
        Some(slots).filter(|_| !checks.is_some_and(is_special))
    }

    /// Returns true if an operation is certainly valid as a function: it has no argument or result attributes, and the
    /// arguments of its entry block match the function type. False means unknown.
    fn accept(self, seen: &OpView<'_, '_>) -> bool {
        let (ctx, data) = (seen.context(), seen.parts.op);
        let values = ctx.props_data(data.props);
        let value = |slot: usize| values.get(slot).copied().flatten();
        if data.attrs.is_some() || value(self.of_arguments).is_some() || value(self.of_results).is_some() {
            return false;
        }
        let ty = value(self.ty).and_then(|attr| ctx.type_value(attr));
        let (Some(function), 1) = (ty.and_then(|ty| ctx.function(ty)), seen.regions.ids.len()) else { return false };
        seen.entry().is_none_or(|entry| seen.regions.arena.arg_types(entry) == &function.inputs[..])
    }
}

/// A trait that is checked after the contents of the regions have been verified.
#[derive(Debug, Clone)]
pub(crate) enum RegionRule {
    SymbolTable,
    ImplicitTerminator(Box<str>, LastNames),
    Registered { check: TraitCheck, args: Box<[Box<str>]>, of_signature: bool },
}

/// The checks of a definition's traits. Each list is in the order of the definition.
#[derive(Debug, Clone, Default)]
pub(crate) struct TraitRules {
    /// The rules checked before operands and attributes.
    pub(crate) structural: Box<[TraitRule]>,
    /// The rules checked after operands and attributes.
    pub(crate) others: Box<[TraitRule]>,
    /// The rules checked after all nested operations.
    pub(crate) regions: Box<[RegionRule]>,
    /// The number of rules in `regions` that run before the isolation check.
    pub(crate) before_isolation: usize,
}

/// Returns the rules for the traits in a definition at the given verification level.
pub(crate) fn rules(def: &OpDef, checks: Option<&Checks>, level: Level) -> TraitRules {
    let structural = def.traits.iter().filter_map(|t| structural(def, t)).collect();
    let (mut others, mut regions, mut before_isolation) = (Vec::new(), Vec::new(), 0);
    for t in &def.traits {
        if &*t.name == "IsIsolatedFromAbove" {
            before_isolation = regions.len();
        }
        let of_name = checks.map(|checks| checks.of(&t.name));
        others.extend(other(def, t, (checks, of_name), level));
        regions.extend(region(def, t, (checks, of_name), level));
    }
    if level == Level::Full && infers_from_operand(def) {
        let check: TraitCheck = |op, _| interfaces::inferred_types(op);
        regions.push(RegionRule::Registered { check, args: Box::default(), of_signature: true });
    }
    TraitRules { structural, others: others.into(), regions: regions.into(), before_isolation }
}

/// Returns true if mlir-tblgen generates code that infers the operation's result types from its first operand.
fn infers_from_operand(def: &OpDef) -> bool {
    let one = |value: &mlirkit_defs::ValueDef| value.variadic == mlirkit_defs::Variadic::One;
    def.traits.iter().any(|t| &*t.name == "SameOperandsAndResultType")
        && !def.traits.iter().any(|t| t.name.starts_with("Infer") && &*t.name != "InferIntRangeInterface")
        && !def.results.is_empty()
        && def.results.iter().all(one)
        && def.operands.first().is_some_and(one)
}

fn structural(def: &OpDef, t: &mlirkit_defs::Trait) -> Option<TraitRule> {
    let no_terminator = def.flags.has(OpFlags::NO_TERMINATOR);
    let has = |kind: &SlotKind| def.slots.iter().any(|slot| slot.kind == *kind);
    Some(match &*t.name {
        "SingleBlock" => TraitRule::SingleBlock { terminator: !no_terminator },
        "NoRegionArguments" => TraitRule::NoRegionArguments,
        "AttrSizedOperandSegments" if has(&SlotKind::OperandSegments) => TraitRule::OperandSegments,
        "AttrSizedResultSegments" if has(&SlotKind::ResultSegments) => TraitRule::ResultSegments,
        "HasParent" | "ParentOneOf" if t.args.iter().all(|a| a.contains('.')) => {
            TraitRule::HasParent(t.args.clone(), LastNames::default())
        }
        _ => return None,
    })
}

/// All registered checks, and those registered for one trait.
type OfTrait<'a> = (Option<&'a Checks>, Option<OfName<'a>>);

fn other(def: &OpDef, t: &mlirkit_defs::Trait, (checks, of_name): OfTrait<'_>, level: Level) -> Option<TraitRule> {
    if &*t.name == "IsTerminator" {
        return Some(TraitRule::Terminator);
    }
    if level != Level::Full {
        return None;
    }
    Some(match &*t.name {
        "SameTypeOperands" => TraitRule::SameTypeOperands,
        "SameOperandsAndResultType" => TraitRule::SameOperandsAndResultType,
        "SameOperandsElementType" => TraitRule::SameOperandsElementType,
        "SameOperandsAndResultElementType" => TraitRule::SameOperandsAndResultElementType,
        "SameOperandsShape" => TraitRule::SameOperandsShape,
        "SameOperandsAndResultShape" => TraitRule::SameOperandsAndResultShape,
        "SameOperandsAndResultRank" => TraitRule::SameOperandsAndResultRank,
        "Elementwise" => TraitRule::Elementwise,
        "ResultsBroadcastableShape" => TraitRule::Broadcastable,
        "SymbolOpInterface" | "Symbol" => TraitRule::Symbol(SymbolSlots::new(def, checks)),
        "FunctionOpInterface" if FunctionSlots::new(def, checks).is_some() => {
            TraitRule::Function(FunctionSlots::new(def, checks)?)
        }
        name => {
            let registered = of_name.and_then(|checks| checks.find(|checks| &checks.traits));
            let of_signature = of_name.is_some_and(|checks| checks.lists(|checks| &checks.of_signature));
            match (registered, interfaces::check(name)) {
                (Some(check), _) => TraitRule::Registered { check, args: t.args.clone(), of_signature },
                (None, Some((check, of_signature))) => {
                    TraitRule::Registered { check, args: t.args.clone(), of_signature }
                }
                (None, None) => return None,
            }
        }
    })
}

fn region(def: &OpDef, t: &mlirkit_defs::Trait, (checks, of_name): OfTrait<'_>, level: Level) -> Option<RegionRule> {
    match &*t.name {
        "SymbolTable" => return Some(RegionRule::SymbolTable),
        "SingleBlockImplicitTerminator" => {
            // If there are other names, the blocks may also end with these operations.
            let [a] = &*t.args else { return None };
            return Some(RegionRule::ImplicitTerminator(a.clone(), LastNames::default()));
        }
        _ => {}
    }
    if level != Level::Full {
        return None;
    }
    let registered = of_name.and_then(|checks| checks.find(|checks| &checks.region_traits));
    if registered.is_none() && &*t.name == "InferTypeOpInterface" && !interfaces::infers(def, checks) {
        return None;
    }
    let of_signature =
        registered.is_none() || of_name.is_some_and(|checks| checks.lists(|checks| &checks.of_signature));
    let check = registered.or_else(|| interfaces::region_check(&t.name))?;
    Some(RegionRule::Registered { check, args: t.args.clone(), of_signature })
}

impl TraitRule {
    /// Returns true if the rule concerns only operations that have regions.
    pub(crate) fn is_about_regions(&self) -> bool {
        matches!(self, Self::SingleBlock { .. } | Self::NoRegionArguments)
    }

    /// Returns true if the rule depends only on properties and types.
    pub(crate) fn is_of_signature(&self) -> bool {
        match self {
            Self::OperandSegments
            | Self::ResultSegments
            | Self::SameTypeOperands
            | Self::SameOperandsAndResultType
            | Self::SameOperandsElementType
            | Self::SameOperandsAndResultElementType
            | Self::SameOperandsShape
            | Self::SameOperandsAndResultShape
            | Self::SameOperandsAndResultRank
            | Self::Elementwise
            | Self::Broadcastable => true,
            Self::Registered { of_signature, .. } => *of_signature,
            Self::Terminator
            | Self::SingleBlock { .. }
            | Self::NoRegionArguments
            | Self::Symbol(_)
            | Self::Function(_)
            | Self::HasParent(..) => false,
        }
    }

    /// Returns true if an operation satisfies the rule.
    pub(crate) fn holds(&self, seen: &OpView<'_, '_>) -> bool {
        let at_a_glance = match self {
            Self::Terminator => seen.parts.op.next().is_none(),
            Self::SingleBlock { terminator } => has_single_blocks(seen.regions, *terminator),
            Self::NoRegionArguments => has_no_arguments(seen.regions),
            Self::SameTypeOperands
            | Self::SameOperandsAndResultType
            | Self::SameOperandsElementType
            | Self::SameOperandsAndResultElementType
            | Self::SameOperandsShape
            | Self::SameOperandsAndResultShape => are_same(seen),
            Self::Symbol(slots) => slots.as_ref().is_some_and(|slots| slots.accept(seen)),
            Self::Function(slots) => slots.accept(seen),
            Self::HasParent(names, known) => seen.parent.is_some_and(|parent| {
                known.is_right(parent.op_name(), || has_parent(seen.op, seen.parent, names).is_ok())
            }),
            _ => false,
        };
        at_a_glance || self.verify(seen.op, seen.parent).is_ok()
    }

    pub(crate) fn verify(&self, op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> Verdict {
        let fail = |message: &str| Err(Violation::op(op, message));
        let ctx = op.context();
        match self {
            Self::Terminator => {
                let last = op.block().is_none_or(|b| b.arena().last_op(b.id) == Some(op.id));
                if last { Ok(()) } else { fail("must be the last operation in the parent block") }
            }
            Self::SingleBlock { terminator } => single_block(op, *terminator),
            Self::NoRegionArguments => no_region_arguments(op),
            Self::OperandSegments => {
                let (groups, total) = (op.def().map_or(0, |def| def.operands.len()), op.operands().len());
                segments(op, "operandSegmentSizes", "operand", groups, total)
            }
            Self::ResultSegments => {
                let (groups, total) = (op.def().map_or(0, |def| def.results.len()), op.results().len());
                segments(op, "resultSegmentSizes", "result", groups, total)
            }
            Self::SameTypeOperands => {
                let mut types = op.operand_types();
                let first = types.next();
                if types.any(|t| Some(t) != first) {
                    return fail("requires all operands to have the same type");
                }
                Ok(())
            }
            Self::SameOperandsAndResultType => same_type(op),
            Self::SameOperandsElementType => {
                at_least_one_operand(op)?;
                let mut elements = op.operand_types().map(|ty| ctx.element_type_or_self(ty));
                let first = elements.next();
                if elements.all(|element| Some(element) == first) {
                    return Ok(());
                }
                fail("requires the same element type for all operands")
            }
            Self::SameOperandsAndResultElementType => {
                at_least_one(op)?;
                let mut elements = all_types(op).map(|ty| ctx.element_type_or_self(ty));
                let first = elements.next();
                if elements.all(|element| Some(element) == first) {
                    return Ok(());
                }
                fail("requires the same element type for all operands and results")
            }
            Self::SameOperandsShape => {
                at_least_one_operand(op)?;
                if compatible_shapes(ctx, op.operand_types()) {
                    return Ok(());
                }
                fail("requires the same shape for all operands")
            }
            Self::SameOperandsAndResultShape => {
                at_least_one(op)?;
                if compatible_shapes(ctx, op.operand_types().chain(op.result_types().iter().copied())) {
                    return Ok(());
                }
                fail("requires the same shape for all operands and results")
            }
            Self::SameOperandsAndResultRank => same_rank(op),
            Self::Elementwise => elementwise(op),
            Self::Broadcastable => interfaces::broadcastable(op),
            Self::Registered { check, args, .. } => check(op, args),
            Self::Symbol(_) => symbol(op, parent),
            Self::Function(_) => interfaces::function(op),
            Self::HasParent(names, _) => has_parent(op, parent, names),
        }
    }
}

impl RegionRule {
    /// Returns true if, for operations without regions, the rule depends only on properties and types.
    pub(crate) fn is_of_signature(&self) -> bool {
        match self {
            Self::Registered { of_signature, .. } => *of_signature,
            Self::SymbolTable | Self::ImplicitTerminator(..) => false,
        }
    }

    /// Returns true if an operation without regions satisfies the rule.
    pub(crate) fn holds_without_regions(&self, op: OpRef<'_, '_>) -> bool {
        match self {
            Self::Registered { check, args, .. } => check(op, args).is_ok(),
            Self::ImplicitTerminator(..) => true,
            Self::SymbolTable => false,
        }
    }

    /// Verifies an operation. `uses` contains the checks of symbol references; it is `None` if no reference can be
    /// wrong.
    pub(crate) fn verify(&self, seen: &OpView<'_, '_>, uses: Option<&Checks>) -> Verdict {
        let op = seen.op;
        match self {
            Self::SymbolTable => {
                symbol_table(op)?;
                uses.map_or(Ok(()), |uses| symbol_uses(op, uses))
            }
            Self::ImplicitTerminator(name, known) => {
                if end_with(seen, name, known) {
                    Ok(())
                } else {
                    implicit_terminator(op, name)
                }
            }
            Self::Registered { check, args, .. } => settle(op, |op| check(op, args)),
        }
    }
}

/// Returns true if all operands and results have the same type, and there is at least one of each.
fn are_same(seen: &OpView<'_, '_>) -> bool {
    let OpParts { operands, results, .. } = seen.parts;
    let (Some(first), false) = (results.first(), operands.is_empty()) else { return false };
    results.iter().all(|ty| ty == first) && operands.iter().all(|value| seen.body.ty(*value) == *first)
}

/// Returns true if each region has at most one block. If `terminator` is set, the block must not be empty.
fn has_single_blocks(Regions { arena, ids, .. }: Regions<'_>, terminator: bool) -> bool {
    let is_single = |block| arena.next_block(block).is_none() && (!terminator || arena.first_op(block).is_some());
    ids.iter().all(|region| arena.entry(*region).is_none_or(is_single))
}

fn has_no_arguments(Regions { arena, ids, .. }: Regions<'_>) -> bool {
    ids.iter().all(|region| arena.entry(*region).is_none_or(|block| arena.arg_count(block) == 0))
}

/// Returns true if the first block of each region is empty or ends with an operation of this name.
fn end_with(seen: &OpView<'_, '_>, name: &str, known: &LastNames) -> bool {
    let (ctx, Regions { arena, ids, .. }) = (seen.context(), seen.regions);
    let is_right = |last| {
        let found = arena.op(last).name;
        known.is_right(found, || ctx.op_str(found) == name)
    };
    ids.iter().all(|region| arena.entry(*region).and_then(|block| arena.last_op(block)).is_none_or(is_right))
}

fn all_types<'m>(op: OpRef<'m, '_>) -> impl Iterator<Item = Type> + 'm {
    op.result_types().iter().copied().chain(op.operands().map(|v| v.ty()))
}

fn at_least_one_operand(op: OpRef<'_, '_>) -> Verdict {
    if op.operands().len() > 0 {
        return Ok(());
    }
    Err(Violation::op(op, "expected 1 or more operands, but found 0"))
}

fn at_least_one(op: OpRef<'_, '_>) -> Verdict {
    at_least_one_operand(op)?;
    if op.results().len() > 0 {
        return Ok(());
    }
    Err(Violation::op(op, "expected 1 or more results"))
}

fn segments(op: OpRef<'_, '_>, name: &str, what: &str, groups: usize, total: usize) -> Verdict {
    verify_sizes(op, name, what, total)?;
    let sizes = op.attr(name).and_then(|attr| op.context().int_array(attr));
    let found = sizes.map_or(0, |sizes| sizes.len());
    if found == groups {
        return Ok(());
    }
    Err(Violation::op(
        op,
        format_args!("'{name}' attribute for specifying {what} segments must have {groups} elements, but got {found}"),
    ))
}

/// Returns the encoding attribute of a ranked tensor type; `None` for other types.
fn encoding(ctx: &Context, ty: Type) -> Option<mlirkit_ir::Attr> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) => tensor.encoding,
        _ => None,
    }
}

fn same_type(op: OpRef<'_, '_>) -> Verdict {
    at_least_one(op)?;
    let ctx = op.context();
    let mut types = all_types(op);
    let Some(first) = types.next() else { return Ok(()) };
    for ty in types.filter(|ty| *ty != first) {
        let same = ctx.element_type_or_self(ty) == ctx.element_type_or_self(first) && ctx.compatible_shapes(ty, first);
        if !same {
            return Err(Violation::op(op, "requires the same type for all operands and results"));
        }
        if encoding(ctx, first).is_some() && encoding(ctx, ty) != encoding(ctx, first) {
            return Err(Violation::op(op, "requires the same encoding for all operands and results"));
        }
    }
    Ok(())
}

/// Returns true if the shapes of all types are compatible dimension by dimension, as upstream's
/// `verifyCompatibleShapes` does.
pub(crate) fn compatible_shapes(ctx: &Context, types: impl Iterator<Item = Type>) -> bool {
    let shaped: Vec<_> = types.map(|ty| ctx.shaped(ty)).collect();
    if shaped.iter().all(Option::is_none) {
        return true;
    }
    let Some(shaped) = shaped.into_iter().collect::<Option<Vec<_>>>() else { return false };
    // A scalable vector is never compatible with a type that is not scalable.
    let scalable = shaped.iter().filter(|shaped| shaped.is_scalable()).count();
    if scalable != 0 && scalable != shaped.len() {
        return false;
    }
    let dims: Vec<&[i64]> = shaped.iter().filter_map(|shaped| shaped.dims).collect();
    let Some(first) = dims.first() else { return true };
    dims.iter().all(|dims| dims.len() == first.len())
        && (0..first.len()).all(|at| {
            let mut known = dims.iter().filter_map(|dims| dims.get(at)).filter(|dim| **dim != mlirkit_ir::DYNAMIC);
            known.next().is_none_or(|first| known.all(|dim| dim == first))
        })
}

fn same_rank(op: OpRef<'_, '_>) -> Verdict {
    at_least_one_operand(op)?;
    let ctx = op.context();
    let ranks = |types: &mut dyn Iterator<Item = Type>| -> Vec<usize> {
        types.filter_map(|ty| ctx.shaped(ty)?.rank()).collect()
    };
    let operands = ranks(&mut op.operand_types());
    let results = ranks(&mut op.result_types().iter().copied());
    let Some(rank) = operands.first().or(results.first()) else { return Ok(()) };
    if operands.iter().any(|operand| operand != rank) {
        return Err(Violation::op(op, "operands don't have matching ranks"));
    }
    if results.iter().any(|result| result != rank) {
        return Err(Violation::op(op, "result type has different rank than operands"));
    }
    Ok(())
}

fn elementwise(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let fail = |message: &str| Err(Violation::op(op, message));
    let mappable = |ty: &Type| {
        matches!(ctx.type_data(*ty), TypeData::Vector(_) | TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_))
    };
    let results: Vec<Type> = op.result_types().iter().copied().filter(mappable).collect();
    let operands: Vec<Type> = op.operand_types().filter(mappable).collect();
    if operands.is_empty() {
        if results.is_empty() {
            return Ok(());
        }
        return fail("if a result is non-scalar, then at least one operand must be non-scalar");
    }
    if results.is_empty() {
        return fail("if an operand is non-scalar, then there must be at least one non-scalar result");
    }
    if results.len() != op.results().len() {
        return fail("if an operand is non-scalar, then all results must be non-scalar");
    }
    let mut kinds = operands.iter().chain(&results).map(|ty| std::mem::discriminant(ctx.type_data(*ty)));
    let first = kinds.next();
    if kinds.all(|kind| Some(kind) == first) && compatible_shapes(ctx, operands.iter().chain(&results).copied()) {
        return Ok(());
    }
    fail("all non-scalar operands/results must have the same shape and base type")
}

fn single_block(op: OpRef<'_, '_>, terminator: bool) -> Verdict {
    for (index, region) in op.regions().enumerate() {
        let mut blocks = region.blocks();
        let Some(block) = blocks.next() else { continue };
        if blocks.next().is_some() {
            return Err(Violation::op(op, format_args!("expects region #{index} to have 0 or 1 blocks")));
        }
        if terminator && block.ops().next().is_none() {
            return Err(Violation::op(op, "expects a non-empty block").of_kind(FailureKind::MissingTerminator));
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
        let message = format_args!("expects regions to end with '{name}', found '{}'", last.name()).to_string();
        let note = format!("in custom textual format, the absence of terminator implies '{name}'");
        let violation = Violation::op(op, message).with_note(op.location(), note);
        return Err(violation.of_kind(FailureKind::MissingTerminator));
    }
    Ok(())
}

fn no_region_arguments(op: OpRef<'_, '_>) -> Verdict {
    for (index, region) in op.regions().enumerate() {
        if region.blocks().next().is_some_and(|b| b.args().len() > 0) {
            let which = if op.regions().len() > 1 { format!(" #{index}") } else { String::new() };
            return Err(Violation::op(op, format_args!("region{which} should have no arguments")));
        }
    }
    Ok(())
}

fn symbol(op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> Verdict {
    // In upstream MLIR, C++ code decides which symbols need no name. Here, the name attribute in the definition is
    // optional.
    let is_optional = |slot: &Slot| match &slot.kind {
        SlotKind::Attr { presence, .. } => &*slot.name == "sym_name" && *presence != Presence::Required,
        SlotKind::Prop { .. } | SlotKind::OperandSegments | SlotKind::ResultSegments => false,
    };
    let ctx = op.context();
    let optional = op.def().is_some_and(|d| d.slots.iter().any(is_optional));
    match op.attr("sym_name").map(|a| ctx.attr_data(a)) {
        Some(AttrData::String { .. }) => {}
        None if optional => return Ok(()),
        _ => return Err(Violation::op(op, "requires string attribute 'sym_name'")),
    }
    if let Some(visibility) = op.attr("sym_visibility") {
        let Some(value) = ctx.str_value(visibility) else {
            let text = ctx.attr_text(visibility);
            let message =
                format_args!("requires visibility attribute 'sym_visibility' to be a string attribute, but got {text}");
            return Err(Violation::op(op, message));
        };
        if !matches!(value, "public" | "private" | "nested") {
            let text = ctx.attr_text(visibility);
            let message =
                format_args!("visibility expected to be one of [\"public\", \"private\", \"nested\"], but got {text}");
            return Err(Violation::op(op, message));
        }
    }
    let public = op.string_attr("sym_visibility").is_none_or(|visibility| visibility == "public");
    if public && interfaces::is_declaration(op) {
        return Err(Violation::op(op, "symbol declaration cannot have public visibility"));
    }
    if op.results().len() > 0 {
        return Err(Violation::op(op, "symbols must not have results"));
    }
    // LLVM 16 accepts symbols in other operations.
    if parent.is_some_and(|parent| parent.def().is_some() && !parent.is_symbol_table())
        && op.context().release() >= Release(17)
    {
        return Err(Violation::op(op, "symbol's parent must have the SymbolTable trait"));
    }
    Ok(())
}

fn symbol_table(op: OpRef<'_, '_>) -> Verdict {
    if op.regions().len() != 1 {
        return Err(Violation::op(op, "Operations with a 'SymbolTable' must have exactly one region"));
    }
    let mut blocks = op.regions().flat_map(|r| r.blocks());
    let (Some(block), None) = (blocks.next(), blocks.next()) else {
        return Err(Violation::op(op, "Operations with a 'SymbolTable' must have exactly one block"));
    };
    let (ctx, arena) = (op.context(), block.arena());
    let mut names: SmallVec<[(Ident, OpId); FEW]> = SmallVec::new();
    // The last operation name, and the slot of `sym_name` in its definition.
    let mut last: Option<(OpName, Option<usize>)> = None;
    for id in arena.ops(block.id) {
        let data = arena.op(id);
        let known = last.filter(|(name, _)| *name == data.name);
        let (_, slot) =
            known.unwrap_or_else(|| (data.name, ctx.op_def(data.name).and_then(|def| slot(def, "sym_name"))));
        last = Some((data.name, slot));
        let inherent = slot.and_then(|slot| ctx.props_data(data.props).get(slot).copied().flatten());
        let nested = OpRef { module: block.module, body: block.body, id };
        let Some(AttrData::String { value, .. }) =
            inherent.or_else(|| nested.attr("sym_name")).map(|name| ctx.attr_data(name))
        else {
            continue;
        };
        names.push((*value, id));
    }
    let Some((value, id)) = first_met_twice(&names, ctx.ident_count()) else { return Ok(()) };
    let first = names.iter().find(|(name, _)| *name == value).map_or(id, |(_, first)| *first);
    let message = format!("redefinition of symbol named '{}'", ctx.str(value));
    let nested = OpRef { module: block.module, body: block.body, id };
    let note = "see existing symbol definition here";
    Err(Violation::at(nested, message).with_note(arena.op(first).loc, note))
}

/// The maximum length of a list of names in which duplicates are found by comparing all pairs.
const FEW: usize = 8;

/// Returns the first name that occurs for a second time, with its operation. Returns `None` if all names differ. `all`
/// is the number of identifiers in the context.
fn first_met_twice(names: &[(Ident, OpId)], all: usize) -> Option<(Ident, OpId)> {
    if names.len() <= FEW {
        let is_known = |(at, (name, _)): &(usize, &(Ident, OpId))| names[..*at].iter().any(|(known, _)| known == name);
        return names.iter().enumerate().find(is_known).map(|(_, met)| *met);
    }
    // Uses a bitmap over all identifiers, unless it would be larger than the list.
    let words = all / 64 + 1;
    if words <= names.len() {
        let mut known = vec![0_u64; words];
        let is_known = |(name, _): &&(Ident, OpId)| {
            let Some(word) = known.get_mut(name.index() / 64) else { return false };
            let bit = 1 << (name.index() % 64);
            let before = *word & bit != 0;
            *word |= bit;
            before
        };
        return names.iter().find(is_known).copied();
    }
    let mut known = FxHashSet::with_capacity_and_hasher(names.len(), FxBuildHasher);
    names.iter().find(|(name, _)| !known.insert(*name)).copied()
}

/// Checks the symbol references in a symbol table, excluding nested tables. Corresponds to `verifySymbolUses` in
/// upstream MLIR.
fn symbol_uses(table: OpRef<'_, '_>, checks: &Checks) -> Verdict {
    let mut work: Vec<_> = table.regions().collect();
    work.reverse();
    while let Some(region) = work.pop() {
        for block in region.blocks() {
            for op in block.ops() {
                let check = checks.find(op.name(), |checks| &checks.symbol_uses);
                if let Some(check) = check.filter(|_| op.def().is_some()) {
                    settle(op, check)?;
                }
                if !op.is_symbol_table() {
                    work.extend(op.regions());
                }
            }
        }
    }
    Ok(())
}

fn has_parent(op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>, names: &[Box<str>]) -> Verdict {
    if parent.is_some_and(|p| names.iter().any(|n| **n == *p.name())) {
        return Ok(());
    }
    let one_of = if names.len() == 1 { "" } else { "to be one of " };
    Err(Violation::op(op, format_args!("expects parent op {one_of}'{}'", names.join(", "))))
}

#[cfg(test)]
mod tests {
    use mlirkit_ir::DialectSet;

    use super::*;

    #[test]
    fn duplicate_names_are_found_in_long_lists() {
        let ctx = Context::new(DialectSet::new());
        let names: Vec<_> =
            (0..200).map(|number| (ctx.ident(&format!("name{}", number * 7 % 180)), OpId(number))).collect();
        // Number 180 (times 7) is the first repetition.
        let expected = Some((ctx.ident("name0"), OpId(180)));
        for all in [ctx.ident_count(), 64 * names.len(), 1 << 30] {
            assert_eq!(first_met_twice(&names, all), expected);
            assert_eq!(first_met_twice(&names[..180], all), None);
            assert_eq!(first_met_twice(&[], all), None);
        }
    }
}
