//! Checks of interfaces that many dialects share, to the extent that definitions describe the operations.

use mlirkit_defs::OpDef;
use mlirkit_ir::{AttrData, BlockRef, Context, DYNAMIC, OpRef, Type, TypeData, ValueRef};

use crate::checks::{Checks, TraitCheck};
use crate::{Verdict, Violation};

/// Returns the check of an interface, and whether it depends only on properties and types. Returns `None` if the
/// interface has no check here.
pub(crate) fn check(name: &str) -> Option<(TraitCheck, bool)> {
    Some(match name {
        "FunctionOpInterface" => (|op, _| function(op), false),
        "BranchOpInterface" => (|op, _| branch(op), false),
        "WeightedBranchOpInterface" => (|op, _| weights(op, op.successors().len(), "branch", "successors"), true),
        "WeightedRegionBranchOpInterface" => (|op, _| weights(op, op.regions().len(), "region", "regions"), false),
        "OffsetSizeAndStrideOpInterface" => (|op, _| offsets_sizes_strides(op), true),
        _ => return None,
    })
}

/// Returns the check of an interface that examines the regions of an operation, if the interface has one.
pub(crate) fn region_check(name: &str) -> Option<TraitCheck> {
    Some(match name {
        "InferTypeOpInterface" => |op, _| inferred_types(op),
        _ => return None,
    })
}

/// Returns true if a symbol is a declaration in the sense of upstream's `isDeclaration`.
pub(crate) fn is_declaration(op: OpRef<'_, '_>) -> bool {
    let checks = op.context().extension::<Checks>();
    let declares = checks.is_some_and(|checks| checks.lists(op.name(), |checks| &checks.declarations));
    declares && op.regions().next().is_none_or(|region| region.blocks().next().is_none())
}

// Functions.

pub(crate) fn function(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    if let Some(check) =
        ctx.extension::<Checks>().and_then(|checks| checks.find(op.name(), |checks| &checks.function_types))
    {
        check(op)?;
    }
    let ty = op.attr("function_type").and_then(|attr| ctx.type_value(attr));
    let function = ty.and_then(|ty| ctx.function(ty));
    if let Some(function) = function {
        attr_dictionaries(op, "arg_attrs", "argument", "arguments", function.inputs.len(), |checks| &checks.arg_attrs)?;
        attr_dictionaries(op, "res_attrs", "result", "results", function.results.len(), |checks| &checks.result_attrs)?;
    }
    if op.regions().len() != 1 {
        return Err(Violation::op(op, "expects one region"));
    }
    if let Some(check) =
        ctx.extension::<Checks>().and_then(|checks| checks.find(op.name(), |checks| &checks.function_bodies))
    {
        return check(op);
    }
    let (Some(function), Some(entry)) = (function, op.regions().next().and_then(|region| region.entry())) else {
        return Ok(());
    };
    let arguments = entry.args().len();
    if arguments != function.inputs.len() {
        let expected = function.inputs.len();
        return Err(Violation::op(
            op,
            format_args!("entry block must have {expected} arguments to match function signature"),
        ));
    }
    for (index, (argument, expected)) in entry.args().zip(&function.inputs).enumerate() {
        if argument.ty() != *expected {
            let (found, expected) = (ctx.type_text(argument.ty()), ctx.type_text(*expected));
            return Err(Violation::op(
                op,
                format_args!(
                    "type of entry block argument #{index}('{found}') must match the type of the corresponding argument in \
                     function signature('{expected}')"
                ),
            ));
        }
    }
    Ok(())
}

/// Checks the attribute dictionaries of a function's arguments or results, which attribute `name` holds. There must be
/// `count` dictionaries. `what` and `many` are words for the error messages.
fn attr_dictionaries(
    op: OpRef<'_, '_>,
    name: &str,
    what: &str,
    many: &str,
    count: usize,
    of: fn(&Checks) -> &rustc_hash::FxHashMap<&'static str, crate::checks::ArgAttrCheck>,
) -> Verdict {
    let ctx = op.context();
    let Some(all) = op.attr(name).and_then(|attr| ctx.array_elements(attr)) else { return Ok(()) };
    if all.len() != count {
        let found = all.len();
        return Err(Violation::op(
            op,
            format_args!(
                "expects {what} attribute array to have the same number of elements as the number of function {many}, got \
                 {found}, but expected {count}"
            ),
        ));
    }
    let checks = ctx.extension::<Checks>();
    for (index, attrs) in all.iter().enumerate() {
        let AttrData::Dictionary(entries) = ctx.attr_data(*attrs) else {
            let text = ctx.attr_text(*attrs);
            return Err(Violation::op(
                op,
                format_args!("expects {what} attribute dictionary to be a DictionaryAttr, but got `{text}`"),
            ));
        };
        for (name, value) in entries {
            let Some((namespace, _)) = ctx.str(*name).split_once('.') else {
                return Err(Violation::op(op, format_args!("{many} may only have dialect attributes")));
            };
            // Attributes of dialects that the context does not know are not checked.
            let check = checks.and_then(|checks| checks.find(namespace, of));
            if let Some(check) = check.filter(|_| ctx.dialect(ctx.ident(namespace)).is_some()) {
                check(op, 0, index, *name, *value)?;
            }
        }
    }
    Ok(())
}

// Branches.

/// The operands that a branch passes to one successor.
type Passed<'m, 'c> = Vec<ValueRef<'m, 'c>>;

/// Returns the operands that a branch passes to each successor. Returns `None` unless the definition has one operand
/// group per successor, or `defaultOperands` followed by `caseOperands`.
fn passed<'m, 'c>(op: OpRef<'m, 'c>) -> Option<Vec<Passed<'m, 'c>>> {
    let def = op.def()?;
    let groups: Vec<&str> = def.operands.iter().map(|operand| &*operand.name).filter(|name| is_passed(name)).collect();
    let mut lists = Vec::new();
    for name in groups {
        let operand = def.operands.iter().find(|operand| &*operand.name == name)?;
        let values: Passed<'m, 'c> = op.operands_named(name).collect();
        match &operand.variadic {
            mlirkit_defs::Variadic::ManyOfMany(slot) => {
                let sizes = op.attr(slot).and_then(|attr| op.context().int_array_values(attr))?;
                let mut rest = values.into_iter();
                for size in sizes {
                    lists.push(rest.by_ref().take(usize::try_from(size).ok()?).collect());
                }
            }
            _ => lists.push(values),
        }
    }
    (lists.len() == op.successors().len()).then_some(lists)
}

/// Returns true if a definition names an operand group like the groups that are passed to successors.
fn is_passed(name: &str) -> bool {
    name.ends_with("DestOperands")
        || name.ends_with("TargetOperands")
        || matches!(name, "destOperands" | "defaultOperands" | "caseOperands" | "targetOperands")
}

/// Returns true if a branch certainly passes the right operands: each successor has an operand group, whose types are those
/// of the block arguments. False means unknown.
fn passes_right(op: OpRef<'_, '_>) -> bool {
    let Some(def) = op.def() else { return false };
    let mut successors = op.successors();
    for (group, operand) in def.operands.iter().enumerate().filter(|(_, operand)| is_passed(&operand.name)) {
        let (Some(range), Some(block)) = (op.operand_group(group), successors.next()) else { return false };
        let types = op.operand_types().skip(range.start).take(range.len());
        let is_plain = !matches!(operand.variadic, mlirkit_defs::Variadic::ManyOfMany(_));
        if !is_plain || !types.eq(block.args().map(mlirkit_ir::ValueRef::ty)) {
            return false;
        }
    }
    successors.len() == 0
}

fn branch(op: OpRef<'_, '_>) -> Verdict {
    if passes_right(op) {
        return Ok(());
    }
    let Some(lists) = passed(op) else { return Ok(()) };
    for (number, (values, block)) in lists.iter().zip(op.successors()).enumerate() {
        branch_to(op, number, values, block)?;
    }
    Ok(())
}

fn branch_to(op: OpRef<'_, '_>, number: usize, values: &[ValueRef<'_, '_>], block: BlockRef<'_, '_>) -> Verdict {
    let (passed, wanted) = (values.len(), block.args().len());
    let produced = wanted.saturating_sub(passed);
    if passed > wanted || produced > 0 && !produces_arguments(op) {
        return Err(Violation::at(
            op,
            format!("branch has {passed} operands for successor #{number}, but target block has {wanted}"),
        ));
    }
    for (index, (value, argument)) in values.iter().zip(block.args().skip(produced)).enumerate() {
        if value.ty() != argument.ty() {
            return Err(Violation::at(op, format!("type mismatch for bb argument #{index} of successor #{number}")));
        }
    }
    Ok(())
}

/// Returns whether a branch produces the first arguments of its successors itself, as a coroutine does when it continues
/// after it has yielded.
fn produces_arguments(op: OpRef<'_, '_>) -> bool {
    op.def().is_some_and(|def| def.operands.iter().any(|operand| &*operand.name == "yieldOperands"))
}

fn weights(op: OpRef<'_, '_>, expected: usize, anchor: &str, what: &str) -> Verdict {
    let ctx = op.context();
    let names = ["branch_weights", "region_weights"];
    let weights = names.iter().find_map(|name| ctx.int_array_values(op.attr(name)?)).unwrap_or_default();
    if weights.is_empty() {
        return Ok(());
    }
    let found = weights.len();
    if found != expected {
        return Err(Violation::at(
            op,
            format!("expects number of {anchor} weights to match number of {what}: {found} vs {expected}"),
        ));
    }
    if weights.iter().all(|weight| *weight == 0) {
        return Err(Violation::at(op, "branch weights cannot all be zero"));
    }
    Ok(())
}

// Types.

/// Returns true if [`inferred_types`] can compute the result types of operations with this definition.
pub(crate) fn infers(def: &OpDef, checks: Option<&Checks>) -> bool {
    let name = &*def.name;
    checks.is_some_and(|checks| checks.find(name, |checks| &checks.infer).is_some()) || has_same_types(def)
}

/// Returns true if the definition has a trait for which mlir-tblgen generates type inference.
fn has_same_types(def: &OpDef) -> bool {
    def.traits.iter().any(|t| &*t.name == "SameOperandsAndResultType")
}

pub(crate) fn inferred_types(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let results = op.result_types();
    let infer = ctx.extension::<Checks>().and_then(|checks| checks.find(op.name(), |checks| &checks.infer));
    let inferred = match infer {
        Some(infer) => infer(op)
            .map_err(|violation| violation.followed_by(*Violation::op(op, "failed to infer returned types")))?,
        None => {
            let same = op.def().is_some_and(has_same_types);
            match op.operand_types().next().filter(|_| same) {
                Some(ty) => vec![ty; results.len()],
                None => return Ok(()),
            }
        }
    };
    if inferred == results {
        return Ok(());
    }
    let list =
        |types: &[Type]| types.iter().map(|ty| format!("'{}'", ctx.type_text(*ty))).collect::<Vec<_>>().join(", ");
    let message = format_args!(
        "inferred type(s) {} are incompatible with return type(s) of operation {}",
        list(&inferred),
        list(results)
    )
    .to_string();
    Err(Violation::op(op, message).without_op().followed_by(*Violation::op(op, "failed to infer returned types")))
}

// Views.

fn offsets_sizes_strides(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let part = |name: &str| {
        let sizes = op.attr(&format!("static_{name}")).and_then(|attr| ctx.int_array_values(attr));
        sizes.map(|sizes| (op.operands_named(name).len(), sizes))
    };
    let (Some(offsets), Some(sizes), Some(strides)) = (part("offsets"), part("sizes"), part("strides")) else {
        return Ok(());
    };
    let dynamic = |sizes: &[i64]| sizes.iter().filter(|size| **size == DYNAMIC).count();
    for (name, (values, fixed)) in [("sizes", &sizes), ("strides", &strides), ("offsets", &offsets)] {
        let wanted = dynamic(fixed);
        if *values != wanted {
            return Err(Violation::at(
                op,
                format!(
                    "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' ({values} vs \
                     {wanted})"
                ),
            ));
        }
    }
    let (offset_rank, size_rank, stride_rank) = (offsets.1.len(), sizes.1.len(), strides.1.len());
    // A single offset applies to all dimensions.
    if offset_rank != 1 && offset_rank != size_rank {
        return Err(Violation::at(
            op,
            format!(
                "expected mixed offsets rank to match mixed sizes rank ({offset_rank} vs {size_rank}) so the rank of the \
                 result type is well-formed."
            ),
        ));
    }
    if size_rank != stride_rank {
        return Err(Violation::at(
            op,
            format!(
                "expected mixed sizes rank to match mixed strides rank ({size_rank} vs {stride_rank}) so the rank of the \
                 result type is well-formed."
            ),
        ));
    }
    for (name, (_, fixed)) in [("offsets", &offsets), ("sizes", &sizes)] {
        if let Some(negative) = fixed.iter().find(|size| **size < 0 && **size != DYNAMIC) {
            return Err(Violation::at(op, format!("expected {name} to be non-negative, but got {negative}")));
        }
    }
    Ok(())
}

// Shapes.

fn shape_text(dims: &[i64]) -> String {
    let dims = dims.iter().map(|dim| if *dim == DYNAMIC { "?".to_owned() } else { dim.to_string() });
    format!("'{}'", dims.collect::<Vec<_>>().join("x"))
}

/// Returns the shape to which two shapes broadcast; `None` if they are incompatible.
fn broadcast(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let mut result = long.to_vec();
    for (to, from) in result.iter_mut().rev().zip(short.iter().rev()) {
        *to = match (*to, *from) {
            (DYNAMIC, 1 | DYNAMIC) | (1, DYNAMIC) => DYNAMIC,
            (DYNAMIC, known) | (known, DYNAMIC) => known,
            (1, other) | (other, 1) => other,
            (a, b) if a == b => a,
            _ => return None,
        };
    }
    Some(result)
}

/// Checks the trait `ResultsBroadcastableShape` as upstream does.
pub(crate) fn broadcastable(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let is = |ty: Type, vector: bool| match ctx.type_data(ty) {
        TypeData::Vector(_) => vector,
        TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_) => !vector,
        _ => false,
    };
    let any = |vector| op.operand_types().chain(op.result_types().iter().copied()).any(|ty| is(ty, vector));
    if any(true) && any(false) {
        return Err(Violation::at(op, "cannot broadcast vector with tensor"));
    }
    let ranked = |ty: Type| ranked_tensor(ctx, ty);
    let operands: Vec<&[i64]> = op.operand_types().filter_map(ranked).collect();
    let Some(first) = operands.first() else { return Ok(()) };
    let mut shape = first.to_vec();
    for operand in &operands {
        let Some(wider) = broadcast(&shape, operand) else {
            return Err(Violation::op(op, "operands don't have broadcast-compatible shapes"));
        };
        shape = wider;
    }
    for result in op.result_types().iter().filter_map(|ty| ranked_tensor(ctx, *ty)) {
        let suffix = result.get(result.len().saturating_sub(shape.len())..).unwrap_or(result);
        let fits = suffix.len() == shape.len()
            && shape
                .iter()
                .zip(suffix)
                .all(|(inferred, found)| *inferred == DYNAMIC || *found == DYNAMIC || inferred == found);
        if !fits {
            let (result, shape) = (shape_text(result), shape_text(&shape));
            return Err(Violation::op(
                op,
                format_args!(
                    "result type {result} not broadcast compatible with broadcasted operands's shapes {shape}"
                ),
            ));
        }
    }
    Ok(())
}

fn ranked_tensor(ctx: &Context, ty: Type) -> Option<&[i64]> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) => Some(&tensor.shape),
        _ => None,
    }
}
