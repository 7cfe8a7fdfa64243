//! Verifiers of sequences: the operations allowed in them, and the consumption of handles.

use std::cell::LazyCell;
use std::collections::HashMap;

use mlirkit_diag::FailureKind;
use mlirkit_ir::{OpRef, RegionRef, Type, ValueKey, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation, Warnings};

use super::effects::{Effects, Ended};
use super::{Kind, is_transform, kind_of};
use crate::common::rules::{
    array, error_at_place, fail, has_trait, is_external, lacks_terminator, may_have_trait, quoted, require,
};

pub(super) fn register(checks: &mut Checks) {
    checks.traits.insert("PossibleTopLevelTransformOpTrait", |op, _| verify_top_level(op));
    checks.ops.insert("transform.sequence", verify_sequence);
    checks.ops.insert("transform.named_sequence", verify_named);
}

fn verify_top_level(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(region) = op.region(0) else { return fail(op, "expects at least one region") };
    let mut blocks = region.blocks();
    let (Some(body), None) = (blocks.next(), blocks.next()) else {
        return fail(op, "expects a single-block region");
    };
    let args: Vec<_> = body.args().map(ValueRef::ty).collect();
    let Some((first, rest)) = args.split_first() else {
        return fail(op, "expects the entry block to have at least one argument");
    };
    let handle = kind_of(ctx, *first) == Some(Kind::Handle);
    let message = "expects the first entry block argument to be of type implementing TransformHandleTypeInterface";
    require(op, handle, message)?;
    let same = op.operand(0).is_none_or(|operand| operand.ty() == *first);
    require(op, same, "expects the type of the block argument to match the type of the operand")?;
    if let Some(index) = rest.iter().position(|ty| kind_of(ctx, *ty).is_none()) {
        let message = "expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, \
                       TransformValueHandleTypeInterface or TransformParamTypeInterface";
        let note = format!("argument #{} does not", index + 1);
        return Err(Violation::op(op, message).with_note(op.location(), note));
    }
    let parent = op.ancestors().find(|op| has_trait(*op, "PossibleTopLevelTransformOpTrait"));
    match parent.filter(|_| op.operands().len() != args.len()) {
        Some(parent) => Err(Violation::op(op, "expects operands to be provided for a nested op")
            .with_note(parent.location(), "nested in another possible top-level op")),
        None => Ok(()),
    }
}

/// The uses that may consume each value, in source order: the operation and the operand index.
type Consumers<'m, 'c> = HashMap<ValueKey, Vec<(OpRef<'m, 'c>, usize)>>;

fn consumers<'m, 'c>(op: OpRef<'m, 'c>) -> Consumers<'m, 'c> {
    let effects = Effects::of(op);
    let mut consumers = Consumers::new();
    for user in op.walk().skip(1) {
        for (index, value) in user.operands().enumerate().filter(|(_, value)| effects.may_free(user, *value)) {
            consumers.entry(value.key()).or_default().push((user, index));
        }
    }
    consumers
}

/// Checks that a handle is not consumed twice. As in upstream, the last use is reported first.
fn verify_consumers(
    value: ValueRef<'_, '_>,
    consumers: &Consumers<'_, '_>,
    report: impl Fn() -> Box<Violation>,
) -> Verdict {
    let uses = consumers.get(&value.key()).map_or(&[][..], Vec::as_slice);
    let [.., (before, before_index), (last, last_index)] = uses else { return Ok(()) };
    Err(report()
        .with_note(last.location(), format!("used here as operand #{last_index}"))
        .with_note(before.location(), format!("used here as operand #{before_index}")))
}

fn verify_sequence(op: OpRef<'_, '_>) -> Verdict {
    let Some(body) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let extra = op.operand_named("root").is_none() && op.operands_named("extra_bindings").len() > 0;
    require(op, !extra, "does not expect extra operands when used as top-level")?;
    let consumers = consumers(op);
    for (index, arg) in body.args().enumerate() {
        verify_consumers(arg, &consumers, || {
            Violation::op(op, format!("block argument #{index} has more than one potential consumer"))
        })?;
    }
    let last = body.terminator();
    for child in body.ops() {
        if !may_have_trait(child, "TransformOpInterface") && Some(child) != last {
            let message = "expected children ops to implement TransformOpInterface";
            return Err(Violation::op(op, message).with_note(child.location(), "op without interface"));
        }
        for (index, result) in child.results().enumerate() {
            verify_consumers(result, &consumers, || {
                Violation::at(child, format!("result #{index} has more than one potential consumer"))
            })?;
        }
    }
    let ends = last.is_some_and(|last| last.def().is_none() || has_trait(last, "IsTerminator"));
    if !ends {
        return lacks_terminator(op, "expects to have a terminator in the body");
    }
    match last.filter(|last| !last.operand_types().eq(op.result_types().iter().copied())) {
        Some(last) => {
            let message = "expects the types of the terminator operands to match the types of the result";
            Err(Violation::op(op, message).with_note(last.location(), "terminator"))
        }
        None => Ok(()),
    }
}

pub(super) fn signature<'c>(func: OpRef<'_, 'c>) -> Option<(&'c [Type], &'c [Type])> {
    let ctx = func.context();
    let function = ctx.function(ctx.type_value(func.prop("function_type")?)?)?;
    Some((&function.inputs, &function.results))
}

/// Returns whether a function argument has the attribute `name`.
pub(super) fn has_arg_attr(func: OpRef<'_, '_>, index: usize, name: &str) -> bool {
    let ctx = func.context();
    let attrs = array(func, "arg_attrs").get(index).copied();
    ctx.dictionary_entries(attrs).iter().any(|(found, _)| ctx.str(*found) == name)
}

/// Checks that the effects declared for the arguments of a called function match its body.
pub(super) fn verify_called(func: OpRef<'_, '_>) -> Verdict {
    verify_annotations(func, true, &mut Warnings::default())
}

/// Checks the effects declared for a function's arguments. `called` states whether other functions rely on them.
fn verify_annotations(func: OpRef<'_, '_>, called: bool, warnings: &mut Warnings) -> Verdict {
    let external = is_external(func);
    let count = signature(func).map_or(0, |(inputs, _)| inputs.len());
    let entry = func.region(0).and_then(RegionRef::entry);
    let ended = LazyCell::new(|| entry.map_or_else(Ended::default, |entry| Ended::by(entry.ops())));
    let args: Vec<_> = entry.into_iter().flat_map(|entry| entry.args()).map(ValueRef::key).collect();
    for index in 0..count {
        let marked = has_arg_attr(func, index, "transform.consumed");
        let read_only = has_arg_attr(func, index, "transform.readonly");
        if marked && read_only {
            return error_at_place(func, format!("argument #{index} cannot be both readonly and consumed"));
        }
        if (external || called) && !marked && !read_only {
            let message = "must provide consumed/readonly status for arguments of external or called ops";
            return error_at_place(func, message);
        }
        if !marked && read_only && args.get(index).is_some_and(|arg| ended.surely(arg)) {
            let message = format!("argument #{index} is consumed in the body but is not marked as such");
            return error_at_place(func, message);
        }
        if marked && !called && !external && args.get(index).is_none_or(|arg| !ended.perhaps(arg)) {
            let message = format!("op argument #{index} is not consumed in the body but is marked as consumed");
            warnings.add(Violation::warning(func, message).without_op());
        }
    }
    Ok(())
}

fn verify_named(op: OpRef<'_, '_>) -> Verdict {
    let mut warnings = Warnings::default();
    let verdict = verify_named_with(op, &mut warnings);
    warnings.and(verdict)
}

fn verify_named_with(op: OpRef<'_, '_>, warnings: &mut Warnings) -> Verdict {
    let parent = op.ancestors().find(|op| op.is_symbol_table());
    if let Some(parent) = parent.filter(|parent| parent.attr(super::WITH_NAMED_SEQUENCE).is_none()) {
        let message = "expects the parent symbol table to have the 'transform.with_named_sequence' attribute";
        return Err(Violation::at(op, message).without_op().with_note(parent.location(), "symbol table operation"));
    }
    if let Some(parent) = op.ancestors().find(|op| is_transform(*op)) {
        let message = "cannot be defined inside another transform op";
        return Err(Violation::at(op, message).without_op().with_note(parent.location(), "ancestor transform op"));
    }
    let Some(body) = op.region(0).and_then(RegionRef::entry) else {
        return verify_annotations(op, false, warnings);
    };
    let Some(last) = body.terminator() else { return error_at_place(op, "expected a non-empty body block") };
    if !last.is("transform.yield") {
        let violation = Violation::at(op, "expected 'transform.yield' as terminator").without_op();
        let violation = violation.of_kind(FailureKind::MissingTerminator);
        return Err(violation.with_note(last.location(), "terminator"));
    }
    let Some((_, results)) = signature(op) else { return Ok(()) };
    verify_yield(last, results)?;
    verify_annotations(op, false, warnings)
}

fn verify_yield(last: OpRef<'_, '_>, results: &[Type]) -> Verdict {
    let ctx = last.context();
    if last.operands().len() != results.len() {
        let message = "expected terminator to have as many operands as the parent op has results";
        return error_at_place(last, message);
    }
    for (index, (found, expected)) in last.operand_types().zip(results).enumerate() {
        if found != *expected {
            let (found, expected) = (quoted(ctx, found), quoted(ctx, *expected));
            let what = format!("the type of the terminator operand #{index}");
            let message =
                format!("{what} must match the type of the corresponding parent op result ({found} vs {expected})");
            return error_at_place(last, message);
        }
    }
    Ok(())
}
