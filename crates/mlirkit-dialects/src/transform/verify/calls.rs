//! Verifiers of symbol references: included sequences, matchers and actions.

use std::collections::{HashMap, HashSet};

use mlirkit_ir::{Attr, BodyId, OpId, OpRef, RegionRef, Type};
use mlirkit_verify::{Checks, Verdict, Violation, Warnings};

use super::sequences::{has_arg_attr, signature, verify_called};
use super::{Kind, is_transform, kind_of, same_kind};
use crate::common::rules::{array, error, expect, fail, has_trait, is_function, quoted, require, symbol_text};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("transform.foreach_match", verify_pairs);
    checks.symbol_uses.extend([
        ("transform.collect_matching", verify_collect as fn(OpRef<'_, '_>) -> Verdict),
        ("transform.foreach_match", verify_foreach_match),
        ("transform.include", verify_include),
    ]);
}

fn verify_pairs(op: OpRef<'_, '_>) -> Verdict {
    let (matchers, actions) = (array(op, "matchers"), array(op, "actions"));
    require(op, matchers.len() == actions.len(), "expected the same number of matchers and actions")?;
    require(op, !matchers.is_empty(), "expected at least one match/action pair")?;
    let (mut met, mut warnings) = (HashSet::new(), Warnings::default());
    for matcher in matchers.iter().filter(|matcher| !met.insert(**matcher)) {
        let name = symbol_text(op, *matcher);
        let message = format!("matcher {name} is used more than once, only the first match will apply");
        // Reported without the operation, because upstream verifies an operation that it prints, which would never end.
        warnings.add(Violation::warning(op, message).without_op());
    }
    warnings.and(Ok(()))
}

/// Returns the `transform` function that a symbol reference refers to; `None` if there is none.
fn function<'m, 'c>(op: OpRef<'m, 'c>, reference: Attr) -> Option<OpRef<'m, 'c>> {
    op.lookup_nearest_symbol(reference).filter(|found| is_function(*found) && is_transform(*found))
}

fn verify_include(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(target) = op.prop("target") else { return fail(op, "expects a 'target' symbol reference attribute") };
    let Some(callee) = op.lookup_nearest_symbol(target).filter(|found| found.is("transform.named_sequence")) else {
        return fail(op, "does not reference a named transform sequence");
    };
    let Some((inputs, results)) = signature(callee) else { return Ok(()) };
    expect(op, inputs.len() == op.operands().len(), "incorrect number of operands for callee")?;
    for (index, (found, expected)) in op.operand_types().zip(inputs).enumerate() {
        if found != *expected {
            let (expected, found) = (quoted(ctx, *expected), quoted(ctx, found));
            let what = format!("operand type mismatch: expected operand type {expected}");
            return fail(op, format!("{what}, but provided {found} for operand number {index}"));
        }
    }
    expect(op, results.len() == op.result_types().len(), "incorrect number of results for callee")?;
    let pairs = op.result_types().iter().zip(results);
    if let Some(index) = pairs.into_iter().position(|(found, expected)| !same_kind(ctx, *found, *expected)) {
        let what = format!("type of result #{index} must implement the same transform dialect interface");
        return fail(op, format!("{what} as the corresponding callee result"));
    }
    verify_called(callee)
}

fn verify_collect(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(reference) = op.prop("matcher") else { return Ok(()) };
    let Some(matcher) = function(op, reference) else {
        return error(op, format!("unresolved matcher symbol {}", symbol_text(op, reference)));
    };
    let Some((inputs, results)) = signature(matcher) else { return Ok(()) };
    let one = inputs.len() == 1 && inputs.first().is_some_and(|ty| kind_of(ctx, *ty) == Some(Kind::Handle));
    expect(op, one, "expected the matcher to take one operation handle argument")?;
    let read_only = has_arg_attr(matcher, 0, "transform.readonly");
    expect(op, read_only, "expected the matcher argument to be marked readonly")?;
    let (found, expected) = (results.len(), op.result_types().len());
    let what = "expected the matcher to yield as many values as op has results";
    expect(op, found == expected, format_args!("{what} ({expected}), got {found}"))?;
    let pairs = results.iter().zip(op.result_types());
    match pairs.into_iter().position(|(a, b)| !same_kind(ctx, *a, *b)) {
        Some(index) => error(op, format!("mismatching type interfaces for matcher result and op result #{index}")),
        None => Ok(()),
    }
}

fn verify_foreach_match(op: OpRef<'_, '_>) -> Verdict {
    for (matcher, action) in array(op, "matchers").iter().zip(array(op, "actions")) {
        verify_match(op, *matcher, *action)?;
    }
    Ok(())
}

fn declared_at(violation: Box<Violation>, symbol: OpRef<'_, '_>) -> Verdict {
    Err(violation.with_note(symbol.location(), "symbol declaration"))
}

fn verify_match(op: OpRef<'_, '_>, matcher: Attr, action: Attr) -> Verdict {
    let ctx = op.context();
    let (matcher_name, action_name) = (symbol_text(op, matcher), symbol_text(op, action));
    let Some(matcher) = function(op, matcher) else {
        return error(op, format!("unresolved matcher symbol {matcher_name}"));
    };
    let Some(action) = function(op, action) else {
        return error(op, format!("unresolved action symbol {action_name}"));
    };
    verify_called(matcher)?;
    verify_called(action)?;
    let (Some((inputs, given)), Some((taken, results))) = (signature(matcher), signature(action)) else {
        return Ok(());
    };
    let operands: Vec<Type> = op.operand_types().collect();
    if operands.len() != inputs.len() {
        let (found, expected) = (operands.len(), inputs.len());
        let what = format!("the number of operands ({found}) doesn't match the number of matcher arguments");
        return declared_at(Violation::at(op, format!("{what} ({expected}) for {matcher_name}")), matcher);
    }
    for (index, (operand, input)) in operands.iter().zip(inputs).enumerate() {
        if has_arg_attr(matcher, index, "transform.consumed") {
            let message = format!("does not expect matcher symbol to consume its operand #{index}");
            return declared_at(Violation::op(op, message), matcher);
        }
        if !same_kind(ctx, *operand, *input) {
            let what = format!("mismatching type interfaces for operand and matcher argument #{index}");
            return declared_at(Violation::at(op, format!("{what} of matcher {matcher_name}")), matcher);
        }
    }
    if given.len() != taken.len() {
        let (given, taken) = (given.len(), taken.len());
        let what = "mismatching number of matcher results and action arguments";
        return error(op, format!("{what} between {matcher_name} ({given}) and {action_name} ({taken})"));
    }
    if let Some(index) = given.iter().zip(taken).position(|(a, b)| !same_kind(ctx, *a, *b)) {
        let what = format!("mismatching type interfaces for matcher result and action argument #{index}");
        return error(op, format!("{what}of matcher {matcher_name} and action {action_name}"));
    }
    let extra = op.result_types().get(1..).unwrap_or(&[]);
    if results.len() != extra.len() {
        let (found, expected) = (results.len(), extra.len());
        let what = format!("the number of action results ({found}) for {action_name}");
        let message = format!("{what} doesn't match the number of extra op results ({expected})");
        return declared_at(Violation::at(op, message), action);
    }
    match extra.iter().zip(results).position(|(a, b)| !same_kind(ctx, *a, *b)) {
        Some(index) => {
            let what = format!("mismatching type interfaces for action result #{index}");
            declared_at(Violation::at(op, format!("{what} of action {action_name} and op result")), action)
        }
        None => Ok(()),
    }
}

/// The state of a sequence during the search for cycles.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visit {
    Open,
    Done,
}

/// Checks that no sequence in a symbol table includes itself, directly or indirectly.
pub(super) fn verify_no_recursion(table: OpRef<'_, '_>) -> Verdict {
    let mut visits: HashMap<(BodyId, OpId), Visit> = HashMap::new();
    let functions = table.walk().filter(|op| op.is("transform.named_sequence"));
    for function in functions {
        if !visits.contains_key(&(function.body, function.id)) {
            search(function, &mut visits)?;
        }
    }
    Ok(())
}

/// Checks calls in a symbol table: callees before callers, and nested operations before their parents.
pub(super) fn verify_calls(table: OpRef<'_, '_>) -> Verdict {
    let (mut open, mut closed): (Vec<OpRef<'_, '_>>, _) = (Vec::new(), Vec::new());
    for op in table.walk().skip(1) {
        while let Some(last) = open.pop_if(|last| op.parent_op() != Some(*last)) {
            closed.push(last);
        }
        open.push(op);
    }
    closed.extend(open.into_iter().rev());
    let takes_part = |op: &OpRef<'_, '_>| has_trait(*op, "CallOpInterface") || has_trait(*op, "CallableOpInterface");
    mlirkit_verify::verify_each_alone(closed.into_iter().filter(takes_part))
}

/// Returns the sequences that a sequence includes directly.
fn included<'m, 'c>(function: OpRef<'m, 'c>) -> Vec<OpRef<'m, 'c>> {
    let body = function.region(0).and_then(RegionRef::entry);
    let nested = body.into_iter().flat_map(|body| body.ops()).flat_map(OpRef::walk);
    let includes = nested.filter(|op| op.is("transform.include"));
    includes
        .filter_map(|op| op.lookup_nearest_symbol(op.prop("target")?))
        .filter(|found| found.is("transform.named_sequence"))
        .collect()
}

fn search<'m, 'c>(start: OpRef<'m, 'c>, visits: &mut HashMap<(BodyId, OpId), Visit>) -> Verdict {
    let mut path = vec![(start, included(start))];
    visits.insert((start.body, start.id), Visit::Open);
    while let Some((function, next)) = path.last_mut() {
        let Some(callee) = next.pop() else {
            visits.insert((function.body, function.id), Visit::Done);
            path.pop();
            continue;
        };
        let key = (callee.body, callee.id);
        match visits.get(&key) {
            Some(Visit::Done) => {}
            Some(Visit::Open) => {
                let cycle: Vec<_> = path.iter().map(|(op, _)| *op).skip_while(|op| *op != callee).collect();
                let Some((last, others)) = cycle.split_last() else { return Ok(()) };
                let mut violation = Violation::at(*last, "recursion not allowed in named sequences").without_op();
                for other in others.iter().rev() {
                    violation = violation.with_note(other.location(), "operation on recursion stack");
                }
                return Err(violation);
            }
            None => {
                visits.insert(key, Visit::Open);
                path.push((callee, included(callee)));
            }
        }
    }
    Ok(())
}
