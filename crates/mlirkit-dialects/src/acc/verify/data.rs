//! Verifiers of the `acc` dialect: operations that represent data clauses.

use mlirkit_ir::{OpRef, TypeData};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{enum_prop, error, expect, fail, has, require, symbol_text};
use crate::llvm::pointer_space;

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("acc.attach", (|op| verify_entry(op, &[10], "attach", "")) as fn(OpRef<'_, '_>) -> Verdict),
        ("acc.cache", |op| {
            verify_clause(op, &[24, 25], "cache", DECOMPOSED)?;
            verify_variables(op)?;
            verify_modifiers(op, READONLY)
        }),
        ("acc.copyin", |op| {
            if !has(op, "implicit") {
                verify_clause(op, &[1, 2, 3, 21], "copyin", DECOMPOSED)?;
            }
            verify_variables(op)?;
            verify_modifiers(op, READONLY | ALWAYS | CAPTURE)
        }),
        ("acc.copyout", |op| {
            verify_clause(op, &[4, 5, 3, 21], "copyout", DECOMPOSED)?;
            verify_variables(op)?;
            verify_modifiers(op, ZERO | ALWAYS | CAPTURE)
        }),
        ("acc.create", |op| {
            verify_clause(op, &[7, 8, 4, 5], "create", DECOMPOSED)?;
            verify_variables(op)?;
            verify_modifiers(op, ZERO | ALWAYS | CAPTURE)
        }),
        ("acc.declare_device_resident", |op| verify_entry(op, &[22], "device_resident", "")),
        ("acc.declare_link", |op| verify_entry(op, &[23], "link", "")),
        ("acc.delete", |op| {
            verify_clause(op, &[9, 7, 8, 1, 2, 6, 12, 22, 23], "delete", DECOMPOSED)?;
            verify_modifiers(op, ZERO | READONLY | ALWAYS | CAPTURE)
        }),
        ("acc.detach", |op| {
            verify_clause(op, &[11, 10], "detach", DECOMPOSED)?;
            verify_no_modifiers(op)
        }),
        ("acc.deviceptr", |op| verify_entry(op, &[15], "deviceptr", "")),
        ("acc.firstprivate", |op| verify_private(op, 14, "firstprivate", true)),
        ("acc.firstprivate_map", |op| verify_private(op, 14, "firstprivate", false)),
        ("acc.nocreate", |op| verify_entry(op, &[12], "no_create", "")),
        ("acc.present", |op| verify_entry(op, &[6], "present", "")),
        ("acc.private", |op| verify_private(op, 13, "private", true)),
        ("acc.reduction", |op| verify_private(op, 21, "reduction", true)),
        ("acc.update_device", |op| verify_entry(op, &[19], "device", DECOMPOSED)),
        ("acc.update_host", |op| verify_entry(op, &[17, 18], "host", DECOMPOSED)),
        ("acc.use_device", |op| verify_entry(op, &[20], "use_device", DECOMPOSED)),
    ]);
}

/// The bit `zero` of the enum `DataClauseModifier`. The next constants are other bits or combinations of them.
const ZERO: u64 = 1;
const READONLY: u64 = 2;
const ALWAYS: u64 = 12;
const CAPTURE: u64 = 16;

const DECOMPOSED: &str = " or specify original clause this operation was decomposed from";

/// Checks that the operation's data clause is one of `clauses`. `name` and `rest` are parts of the error message.
fn verify_clause(op: OpRef<'_, '_>, clauses: &[u64], name: &str, rest: &str) -> Verdict {
    let fits = enum_prop(op, "dataClause").is_none_or(|clause| clauses.contains(&clause));
    expect(op, fits, format_args!("data clause associated with {name} operation must match its intent{rest}"))
}

/// Checks that the attribute `varType` of a pointer operand is the pointee type, not the type of the pointer itself.
fn verify_variable_type(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(var) = op.operand_named("var") else { return error(op, "must have var operand") };
    let pointer = matches!(ctx.type_data(var.ty()), TypeData::MemRef(_) | TypeData::UnrankedMemRef { .. })
        || pointer_space(ctx, var.ty()).is_some();
    let same = op.prop("varType").and_then(|attr| ctx.type_value(attr)) == Some(var.ty());
    expect(op, !pointer || !same, "varType must capture the element type of var")
}

fn verify_variables(op: OpRef<'_, '_>) -> Verdict {
    verify_variable_type(op)?;
    let var = op.operand_named("var");
    let acc_var = op.results_named("accVar").next().or_else(|| op.operand_named("accVar"));
    let same = var.zip(acc_var).is_none_or(|(var, acc_var)| var.ty() == acc_var.ty());
    expect(op, same, "input and output types must match")
}

fn verify_no_modifiers(op: OpRef<'_, '_>) -> Verdict {
    let none = enum_prop(op, "modifiers").unwrap_or(0) == 0;
    expect(op, none, "no data clause modifiers are allowed")
}

fn verify_modifiers(op: OpRef<'_, '_>, valid: u64) -> Verdict {
    let invalid = enum_prop(op, "modifiers").unwrap_or(0) & !valid;
    if invalid == 0 {
        return Ok(());
    }
    let mut names = Vec::new();
    if invalid & ALWAYS == ALWAYS {
        names.push("always");
    }
    for (bit, name) in [(ZERO, "zero"), (READONLY, "readonly"), (4, "alwaysin"), (8, "alwaysout"), (CAPTURE, "capture")]
    {
        if invalid & bit != 0 && !(bit & ALWAYS != 0 && invalid & ALWAYS == ALWAYS) {
            names.push(name);
        }
    }
    error(op, format!("invalid data clause modifiers: {}", names.join(",")))
}

fn verify_entry(op: OpRef<'_, '_>, clauses: &[u64], name: &str, rest: &str) -> Verdict {
    verify_clause(op, clauses, name, rest)?;
    verify_variables(op)?;
    verify_no_modifiers(op)
}

fn verify_private(op: OpRef<'_, '_>, clause: u64, name: &str, needs_recipe: bool) -> Verdict {
    verify_clause(op, &[clause], name, "")?;
    verify_variable_type(op)?;
    verify_no_modifiers(op)?;
    if !needs_recipe {
        return Ok(());
    }
    let Some(recipe) = op.prop("recipe") else { return fail(op, format!("recipe expected for {name}")) };
    let expected = format!("acc.{name}.recipe");
    let found = op.lookup_nearest_symbol(recipe).is_some_and(|found| found.is(&expected));
    let recipe = symbol_text(op, recipe);
    require(op, found, format_args!("expected symbol reference {recipe} to point to a {name} declaration"))
}
