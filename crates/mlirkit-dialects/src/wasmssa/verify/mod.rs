//! Checks of the `wasmssa` dialect that upstream implements in C++.

use mlirkit_ir::{BlockRef, Context, OpRef, Param, ParamChecks, Sign, Type, TypeData};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{entry, error, error_at_place, expect, has, has_trait, int, quoted};

/// The name of the trait of operations whose region must be a constant expression.
const INITIALIZED: &str = "ConstantExpressionInitializerOpTrait";

/// Registers the checks of the `wasmssa` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.infer.insert("wasmssa.local", |op| {
        let ty = op.prop("type").and_then(|ty| super::syntax::local(op.context(), op.context().type_value(ty)?));
        Ok(ty.map_or_else(|| op.result_types().to_vec(), |ty| vec![ty]))
    });
    checks.infer.insert("wasmssa.local_get", |op| {
        let ty = referenced(op);
        Ok(ty.map_or_else(|| op.result_types().to_vec(), |ty| vec![ty]))
    });
    checks.function_bodies.insert("wasmssa.func", verify_func);
    checks.symbol_uses.insert("wasmssa.global_get", verify_global_get);
    checks.traits.insert(INITIALIZED, |op, _| verify_initializer(op));
    checks.traits.insert("LabelBranchingOpInterface", |op, _| verify_branching(op));
    checks.traits.insert("LabelLevelOpInterface", |op, _| verify_level(op));
}

/// Registers the checks of type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    const REFERENCE: &str = "Opaque type for function reference or Opaque type for external reference";
    checks.types.insert("wasmssa.local", |ctx, params| match params.first() {
        Some(Param::Type(ty)) if !is_number(ctx, *ty) && !is_reference(ctx, *ty) => {
            let numbers = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or \
                           128-bit signless integer";
            Err(format!("failed to verify 'elementType': {numbers} or {REFERENCE}").into())
        }
        _ => Ok(()),
    });
    checks.types.insert("wasmssa.tabletype", |ctx, params| match params.first() {
        Some(Param::Type(ty)) if !is_reference(ctx, *ty) => {
            Err(format!("failed to verify 'reference': {REFERENCE}").into())
        }
        _ => Ok(()),
    });
}

fn is_number(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Integer { width: 32 | 64 | 128, sign: Sign::Signless } => true,
        TypeData::Float(kind) => matches!(kind, FloatKind::F32 | FloatKind::F64),
        _ => false,
    }
}

fn is_reference(ctx: &Context, ty: Type) -> bool {
    ["wasmssa.funcref", "wasmssa.externref"].iter().any(|name| ctx.dialect_type(ty, name).is_some())
}

/// Checks that the entry block arguments are locals of the argument types.
fn verify_func(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let ty = op.prop("functionType").and_then(|attr| ctx.function(ctx.type_value(attr)?));
    let (Some(ty), Some(entry)) = (ty, entry(op, 0)) else { return Ok(()) };
    let (expected, found) = (ty.inputs.len(), entry.args().len());
    let what = "entry block should have same number of arguments as function type";
    expect(op, expected == found, format_args!("{what}. Function type has {expected}, entry block has {found}"))?;
    for (index, (expected, argument)) in ty.inputs.iter().zip(entry.args()).enumerate() {
        let Some(found) = element(ctx, argument.ty()) else {
            let found = quoted(ctx, argument.ty());
            let what = "entry block argument type should be LocalRefType";
            return error(op, format!("{what}, got {found} for block argument {index}"));
        };
        if found != *expected {
            let (found, expected) = (quoted(ctx, found), quoted(ctx, *expected));
            let what = format!("func argument type #{index}({expected})");
            return error(op, format!("{what} doesn't match entry block referenced type ({found})"));
        }
    }
    Ok(())
}

/// Checks that an initializer reads only imported globals that are immutable.
fn verify_global_get(op: OpRef<'_, '_>) -> Verdict {
    let mut around = std::iter::successors(op.parent_op(), |op| op.parent_op());
    let Some(global) = op.prop("global").filter(|_| around.any(|op| has_trait(op, INITIALIZED))) else {
        return Ok(());
    };
    let Some(found) = op.lookup_nearest_symbol(global) else {
        let name = crate::common::rules::symbol_text(op, global);
        return error(op, format!("symbol {name} is undefined"));
    };
    let constant = found.is("wasmssa.import_global") && !has(found, "isMutable");
    let what = "global.get op is considered constant if it's referring to a import.global symbol marked non-mutable";
    expect(op, constant, what)
}

fn verify_initializer(op: OpRef<'_, '_>) -> Verdict {
    let constant = |op: &OpRef<'_, '_>| op.is("wasmssa.return") || has_trait(*op, "ConstantExprOpTrait");
    match op.walk().skip(1).find(|op| !constant(op)) {
        Some(other) => {
            let message = "expected a constant initializer for this operator, got ";
            Err(Violation::at(op, message).ending_with(other))
        }
        None => Ok(()),
    }
}

/// Checks that a branch does not leave more levels than enclose it. Upstream fails without a message.
fn verify_branching(op: OpRef<'_, '_>) -> Verdict {
    let levels = int(op, "exitLevel").unwrap_or(0);
    let mut around = std::iter::successors(op.parent_op(), |op| op.parent_op());
    for _ in 0..=levels {
        if !around.next().is_some_and(|op| has_trait(op, "LabelLevelOpInterface")) {
            return error_at_place(op, format!("there are not {} levels around it", levels.saturating_add(1)));
        }
    }
    Ok(())
}

/// Checks that the target of a block or loop is in the same region as the operation, or in a region of the operation.
/// The target is the successor or, for a loop, the entry block.
fn verify_level(op: OpRef<'_, '_>) -> Verdict {
    let target = match op.name() {
        "wasmssa.loop" => entry(op, 0),
        _ => op.successors().next(),
    };
    let beside = target
        .and_then(BlockRef::region)
        .is_some_and(|region| op.block().and_then(BlockRef::region) == Some(region) || region.parent_op() == Some(op));
    expect(op, beside, "target should be a block defined in same level than operation or in its region.")
}

fn element(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.dialect_type(ty, "wasmssa.local")?.first()? {
        Param::Type(ty) => Some(*ty),
        _ => None,
    }
}

/// Returns the type of the value in the local that an operation refers to; `None` if its operand is not a local.
fn referenced(op: OpRef<'_, '_>) -> Option<Type> {
    element(op.context(), op.operand_named("localVar")?.ty())
}
