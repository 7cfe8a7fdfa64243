//! Checks of the test dialect that upstream implements in C++.

mod transform;

use mlirkit::Level;
use mlirkit::defs::Trait;
use mlirkit::diag::Severity;
use mlirkit::ir::{AttrData, BlockRef, OpRef, Param, ParamChecks, RegionRef, Type, TypeData, ValueRef};
use mlirkit::verifier::{Checks, Verdict, Violation, Warnings, verify_with_warnings};

/// Registers the checks of operations.
pub(crate) fn register(checks: &mut Checks) {
    checks.ssa_regions.insert("test.ssacfg_region");
    checks.graph_regions.insert("test.graph_region");
    checks.ops.insert("test.result_type_with_trait", |op| {
        let traits = op.result_types().first().map(|ty| match op.context().type_data(*ty) {
            TypeData::Dialect(data) => &*data.def.traits,
            _ => &[],
        });
        has(op, traits, "TestTypeTrait", "result type should have trait 'TestTypeTrait'")
    });
    checks.ops.insert("test.attr_with_trait", |op| {
        let traits = op.attr("attr").map(|attr| match op.context().attr_data(attr) {
            AttrData::Dialect(data) => &*data.def.traits,
            _ => &[],
        });
        has(op, traits, "TestAttrTrait", "'attr' attribute should have trait 'TestAttrTrait'")
    });
    checks.ops.insert("test.dynamic_one_operand_two_results", |op| {
        counts(op, "operand", 1, op.operands().len())?;
        counts(op, "result", 2, op.result_types().len())
    });
    checks.ops.insert("test_dyn.one_result", |op| {
        if op.result_types().len() == 1 && op.operands().len() == 0 && op.regions().len() == 0 {
            return Ok(());
        }
        Err(Violation::at(op, "expected a single result, no operands and no regions"))
    });
    checks.ops.insert("test.verifiers", |op| {
        let definition = op.operand(0).and_then(ValueRef::defining_op);
        verify_first(op, definition, "operand hasn't been verified", "success run of verifier")
    });
    checks.regions.insert("test.verifiers", |op| {
        let nested = op.regions().flat_map(RegionRef::blocks).flat_map(BlockRef::ops);
        verify_first(op, nested, "nested op hasn't been verified", "success run of region verifier")
    });
    transform::register(checks);
    checks.infer.insert("test.op_with_infer_type_if", same_operands);
    checks.regions.insert("test.op_with_refine_type_if", |op| {
        let refined = same_operands(op).and_then(|types| {
            let same = types == op.result_types();
            if same {
                Ok(())
            } else {
                Err(Violation::at(op, "required first operand and result to match").without_op())
            }
        });
        refined.map_err(|violation| violation.followed_by(*Violation::op(op, "failed to infer returned types")))
    });
    checks.op_attrs.insert("test", |op, name, _| invalid_attr(op, op.context().str(name)));
    for attrs in [&mut checks.arg_attrs, &mut checks.result_attrs] {
        attrs.insert("test", |op, _, _, name, _| invalid_attr(op, op.context().str(name)));
    }
}

/// Verifies operations until one is invalid. Then reports `refusal` as an error; if all are valid, reports `success` as
/// a remark.
fn verify_first<'m, 'c: 'm>(
    op: OpRef<'m, 'c>,
    others: impl IntoIterator<Item = OpRef<'m, 'c>>,
    refusal: &str,
    success: &str,
) -> Verdict {
    let mut said = Warnings::default();
    for other in others {
        let found = verify_with_warnings(other, &[], Level::Full);
        let wrong = found.iter().any(Violation::refuses);
        found.into_iter().for_each(|violation| said.add(Box::new(violation)));
        if wrong {
            return said.and(Err(Violation::op(op, refusal)));
        }
    }
    said.add(Violation::at(op, success).with_severity(Severity::Remark).without_op());
    said.and(Ok(()))
}

/// Returns the type that the first two operands share, or nothing if there are no operands. Returns an error if the
/// types differ.
fn same_operands(op: OpRef<'_, '_>) -> Result<Vec<Type>, Box<Violation>> {
    let types: Vec<Type> = op.operand_types().take(2).collect();
    match *types {
        [left, right] if left != right => {
            let text = |ty| op.context().type_text(ty);
            let message = format!("operand type mismatch '{}' vs '{}'", text(left), text(right));
            Err(Violation::at(op, message).without_op())
        }
        [left, ..] => Ok(vec![left]),
        [] => Ok(Vec::new()),
    }
}

fn has(op: OpRef<'_, '_>, traits: Option<&[Trait]>, name: &str, message: &str) -> Verdict {
    match traits {
        Some(traits) if !traits.iter().any(|found| &*found.name == name) => Err(Violation::at(op, message)),
        _ => Ok(()),
    }
}

/// Rejects the attribute `name`, which exists only to be rejected.
fn invalid_attr(op: OpRef<'_, '_>, name: &str) -> Verdict {
    match name {
        "test.invalid_attr" => Err(Violation::at(op, "invalid to use 'test.invalid_attr'")),
        _ => Ok(()),
    }
}

fn counts(op: OpRef<'_, '_>, what: &str, expected: usize, found: usize) -> Verdict {
    if expected == found {
        return Ok(());
    }
    let plural = if expected == 1 { "" } else { "s" };
    Err(Violation::op(op, format!("expected {expected} {what}{plural}, but had {found}")))
}

/// Registers the rules for parameters of attributes and types.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("test.attr_with_format", |_, params| match params {
        [Param::Int(one), _, _, Param::Array(four), ..] if usize::try_from(*one) != Ok(four.len()) => {
            Err("expected 'one' to equal 'four.size()'".into())
        }
        _ => Ok(()),
    });
}
