//! Checks of the `irdl` dialect that upstream implements in C++.

use std::collections::{HashMap, HashSet};

use mlirkit_ir::{BlockRef, OpRef, RegionRef};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{array, error, expect, fail, int, require, symbol_text};

/// Registers the checks of the `irdl` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.rewritten.insert("irdl");
    checks.ops.extend([
        ("irdl.attribute", (|op| verify_definition(op, "attribute", "#")) as fn(OpRef<'_, '_>) -> Verdict),
        ("irdl.attributes", verify_attributes),
        ("irdl.base", verify_base),
        ("irdl.dialect", verify_dialect),
        ("irdl.operands", |op| verify_values(op, "operand")),
        ("irdl.operation", |op| verify_definition(op, "operation", "")),
        ("irdl.parameters", |op| verify_names(op, "parameter")),
        ("irdl.region", |op| match int(op, "numberOfBlocks") {
            Some(number @ ..=0) => fail(op, format!("the number of blocks is expected to be >= 1 but got {number}")),
            _ => Ok(()),
        }),
        ("irdl.regions", |op| verify_names(op, "region")),
        ("irdl.results", |op| verify_values(op, "result")),
        ("irdl.type", |op| verify_definition(op, "type", "!")),
    ]);
    checks.regions.insert("irdl.operation", verify_operation);
    checks.traits.insert("AtMostOneChildOf", verify_children);
    checks.symbol_uses.insert("irdl.base", |op| verify_reference(op, "base_ref"));
    checks.symbol_uses.insert("irdl.parametric", |op| verify_reference(op, "base_type"));
}

/// Checks that a name consists of letters, digits and single underscores, and does not begin with an underscore.
fn verify_name(op: OpRef<'_, '_>, name: &str, what: &str) -> Verdict {
    expect(op, !name.is_empty(), format_args!("name of {what} is empty"))?;
    let mut may_underscore = false;
    for byte in name.bytes() {
        let holds = byte != b'_' || may_underscore;
        expect(op, holds, format_args!("name of {what} should not contain leading or double underscores"))?;
        let message = format_args!("name of {what} must contain only lowercase letters, digits and underscores");
        expect(op, byte == b'_' || byte.is_ascii_alphanumeric(), message)?;
        expect(op, !byte.is_ascii_uppercase(), format_args!("name of {what} should not contain uppercase letters"))?;
        may_underscore = byte != b'_';
    }
    Ok(())
}

fn verify_definition(op: OpRef<'_, '_>, what: &str, sigil: &str) -> Verdict {
    let name = op.symbol_name().unwrap_or_default();
    verify_name(op, name.strip_prefix(sigil).unwrap_or(name), what)
}

/// Checks that the body contains at most one operation of each of these names.
fn verify_children(op: OpRef<'_, '_>, names: &[Box<str>]) -> Verdict {
    let mut seen = HashSet::new();
    let mut children = op.region(0).into_iter().flat_map(RegionRef::blocks).flat_map(BlockRef::ops).map(OpRef::name);
    match children.find(|name| names.iter().any(|known| **known == **name) && !seen.insert(*name)) {
        Some(name) => {
            let what =
                "failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type";
            error(op, format!("{what} {name}"))
        }
        None => Ok(()),
    }
}

fn verify_dialect(op: OpRef<'_, '_>) -> Verdict {
    let name = op.symbol_name().unwrap_or_default();
    let mut bytes = name.bytes();
    let starts = bytes.next().is_none_or(|byte| byte.is_ascii_alphabetic() || byte == b'_');
    let valid = starts && bytes.all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$'));
    require(op, valid, "invalid dialect name")?;
    verify_name(op, name, "dialect")
}

fn names<'c>(op: OpRef<'_, 'c>) -> Vec<&'c str> {
    let ctx = op.context();
    array(op, "names").iter().filter_map(|name| ctx.str_value(*name)).collect()
}

/// Checks that there are as many names as operands, and that each name is valid and unique.
fn verify_names(op: OpRef<'_, '_>, what: &str) -> Verdict {
    let (count, names) = (op.operands().len(), names(op));
    if count != names.len() {
        let found = names.len();
        let rest = format!("must be the same, but got {count} and {found} respectively");
        return fail(op, format!("the number of {what}s and their names {rest}"));
    }
    let mut seen = HashMap::new();
    for (index, name) in names.into_iter().enumerate() {
        verify_name(op, name, &format!("{what} #{index}"))?;
        if let Some(first) = seen.insert(name, index) {
            let message = format!("name of {what} #{index} is a duplicate of the name of {what} #{first}");
            return fail(op, message);
        }
    }
    Ok(())
}

fn verify_values(op: OpRef<'_, '_>, what: &str) -> Verdict {
    let ctx = op.context();
    let count = op.operands().len();
    let variadicities = op.prop("variadicity").and_then(|attr| match ctx.attr_data(attr) {
        mlirkit_ir::AttrData::Dialect(data) => match data.params.first() {
            Some(mlirkit_ir::Param::Array(elements)) => Some(elements.len()),
            _ => None,
        },
        _ => None,
    });
    if let Some(found) = variadicities.filter(|found| *found != count) {
        let rest = format!("must be the same, but got {count} and {found} respectively");
        return fail(op, format!("the number of {what}s and their variadicities {rest}"));
    }
    verify_names(op, what)
}

fn verify_attributes(op: OpRef<'_, '_>) -> Verdict {
    let (names, values) = (array(op, "attributeValueNames").len(), op.operands().len());
    let message = format_args!(
        "the number of attribute names and their constraints must be the same but got {names} and {values} respectively"
    );
    require(op, names == values, message)
}

fn verify_base(op: OpRef<'_, '_>) -> Verdict {
    let name = op.prop("base_name").and_then(|attr| op.context().str_value(attr));
    let one = name.is_some() != op.prop("base_ref").is_some();
    let message = "the base type or attribute should be specified by either a name or a reference";
    require(op, one, message)?;
    let marked = name.is_none_or(|name| name.starts_with(['!', '#']));
    require(op, marked, "the base type or attribute name should start with '!' or '#'")
}

/// Checks that a symbol reference, resolved from the scope around the dialect, names a type or attribute.
fn verify_reference(op: OpRef<'_, '_>, name: &str) -> Verdict {
    let Some(reference) = op.prop(name) else { return Ok(()) };
    let around = op.parent_of("irdl.dialect").and_then(OpRef::parent_op);
    let text = symbol_text(op, reference);
    let Some(target) = around.and_then(|around| around.lookup_nearest_symbol(reference)) else {
        return fail(op, format!("symbol '{text}' not found"));
    };
    if matches!(target.name(), "irdl.type" | "irdl.attribute") {
        return Ok(());
    }
    let what = format!("symbol '{text}' does not refer to a type or attribute definition");
    fail(op, format!("{what} (refers to '{}')", target.name()))
}

/// Checks that the operands, results and regions of an operation have distinct names.
fn verify_operation(op: OpRef<'_, '_>) -> Verdict {
    let nested = op.region(0).and_then(RegionRef::entry).into_iter().flat_map(|entry| entry.ops());
    let mut lists: Vec<(&str, HashSet<&str>)> = Vec::new();
    for nested in nested {
        let Some(kind) = nested.name().strip_prefix("irdl.") else { continue };
        if !matches!(kind, "operands" | "results" | "regions") {
            continue;
        }
        let found = names(nested);
        lists.push((kind, found.into_iter().collect()));
    }
    for (index, (kind, names)) in lists.iter().enumerate() {
        for (other, others) in lists.iter().skip(index + 1) {
            if let Some(name) = names.intersection(others).min() {
                return fail(op, format!("contains a value named '{name}' for both its {kind} and {other}"));
            }
        }
    }
    Ok(())
}
