//! Checks of the `pdl` dialect that upstream implements in C++.

use std::collections::{HashMap, HashSet};

use mlirkit_defs::{OpDef, Variadic};
use mlirkit_ir::{Context, OpId, OpRef, Param, ParamChecks, RegionRef, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{array, fail, quoted, require};

/// Registers the checks of the `pdl` dialect.
pub(crate) fn register(checks: &mut Checks) {
    for name in ["pdl.operand", "pdl.operands", "pdl.type", "pdl.types"] {
        // The check of the enclosing pattern covers all these operations at once.
        checks.ops.insert(name, |_| Ok(()));
    }
    checks.ops.extend([
        ("pdl.attribute", verify_attribute as fn(OpRef<'_, '_>) -> Verdict),
        ("pdl.operation", verify_operation),
        ("pdl.range", verify_range),
    ]);
    checks.regions.insert("pdl.pattern", verify_pattern);
    checks.regions.insert("pdl.rewrite", verify_rewrite);
}

/// Registers the checks of type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.types.insert("pdl.range", |ctx, params| match params.first() {
        Some(Param::Type(element)) if !is_pdl(ctx, *element) || range_element(ctx, *element).is_some() => Err(format!(
            "expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value], but \
             got {}",
            quoted(ctx, *element)
        )
        .into()),
        _ => Ok(()),
    });
}

fn is_pdl(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Dialect(data) if data.def.name.starts_with("pdl."))
}

/// Returns the element type of a `!pdl.range`; `None` for other types.
pub(crate) fn range_element(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.dialect_type(ty, "pdl.range")?.first()? {
        Param::Type(element) => Some(*element),
        _ => None,
    }
}

/// Checks that the operands of a range constructor are elements of the range, or ranges of such elements.
pub(crate) fn verify_range(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(expected) = op.result_types().first().and_then(|ty| range_element(ctx, *ty)) else { return Ok(()) };
    let elements = op.operand_types().map(|ty| range_element(ctx, ty).unwrap_or(ty));
    match elements.into_iter().find(|found| *found != expected) {
        Some(found) => {
            let (expected, found) = (quoted(ctx, expected), quoted(ctx, found));
            fail(op, format!("expected operand to have element type {expected}, but got {found}"))
        }
        None => Ok(()),
    }
}

fn in_rewrite(op: OpRef<'_, '_>) -> bool {
    op.parent_op().is_some_and(|parent| parent.is("pdl.rewrite"))
}

fn verify_attribute(op: OpRef<'_, '_>) -> Verdict {
    if op.prop("value").is_none() {
        return require(op, !in_rewrite(op), "expected constant value when specified within a `pdl.rewrite`");
    }
    let typed = op.operand_named("valueType").is_some();
    require(op, !typed, "expected only one of [`type`, `value`] to be set")
}

fn verify_operation(op: OpRef<'_, '_>) -> Verdict {
    let unnamed = in_rewrite(op) && op.prop("opName").is_none();
    require(op, !unnamed, "must have an operation name when nested within a `pdl.rewrite`")?;
    let (names, values) = (array(op, "attributeValueNames").len(), op.operands_named("attributeValues").len());
    if names != values {
        let what = "expected the same number of attribute values and attribute names";
        return fail(op, format!("{what}, got {names} names and {values} values"));
    }
    Ok(())
}

/// A `pdl.rewrite`, with the users of each operation in its pattern and the position of each operation in the rewrite.
struct Rewrite<'m, 'c> {
    op: OpRef<'m, 'c>,
    users: Users<'m, 'c>,
    /// The position of each operation in a walk of the rewrite.
    order: HashMap<OpId, usize>,
}

impl<'m, 'c> Rewrite<'m, 'c> {
    fn new(op: OpRef<'m, 'c>) -> Option<Self> {
        let order = op.walk().enumerate().map(|(at, found)| (found.id, at)).collect();
        Some(Self { op, users: users(op.parent_op()?), order })
    }

    /// Returns the name and the definition of the operation that `op` creates. `None` if its dialect may not be loaded,
    /// or if the created operation infers its result types.
    fn created(&self, op: OpRef<'_, '_>) -> Option<(String, &'static OpDef)> {
        let ctx = op.context();
        let name = ctx.attr_text(op.prop("opName")?).trim_matches('"').to_owned();
        let (dialect, short) = name.split_once('.')?;
        let known = ctx.dialect(ctx.ident(dialect))?;
        let def = known.op(short)?;
        (!known.infers_result_types(def) && self.is_loaded(dialect)).then_some((name, def))
    }

    /// Returns whether `mlir-opt` is certain to have loaded a dialect: the top-level operation or one directly inside
    /// it belongs to the dialect.
    fn is_loaded(&self, dialect: &str) -> bool {
        let is_of = |op: OpRef<'_, '_>| op.name().strip_prefix(dialect).is_some_and(|rest| rest.starts_with('.'));
        let Some(root) = self.op.ancestors().last() else { return false };
        is_of(root) || root.region(0).and_then(RegionRef::entry).is_some_and(|entry| entry.ops().any(is_of))
    }

    /// Checks that the result types of a created operation can be determined.
    fn verify_inferable(&self, op: OpRef<'_, '_>) -> Verdict {
        let Some((name, def)) = self.created(op) else { return Ok(()) };
        let before = |source: OpRef<'_, '_>| {
            source.parent_op() != Some(self.op) || self.order.get(&source.id) <= self.order.get(&op.id)
        };
        let replaces = |user: &OpRef<'_, '_>| {
            let by_this = user.operands().skip(1).filter_map(ValueRef::defining_op).any(|source| source == op);
            let replaced = user.operands().next().and_then(ValueRef::defining_op);
            user.is("pdl.replace") && by_this && replaced.is_some_and(before)
        };
        if used_by(&self.users, op).iter().any(replaces) {
            return Ok(());
        }
        let message = "must have inferable or constrained result types when nested within `pdl.rewrite`";
        let refuse = |note: String| Err(Violation::op(op, message).with_note(op.location(), note));
        let mut types = op.operands_named("typeValues").peekable();
        if types.peek().is_none() {
            let some = !def.results.is_empty() && def.results.iter().all(|result| result.variadic == Variadic::One);
            if !some {
                return Ok(());
            }
            return refuse(format!(
                "operation is created in a non-inferrable context, but '{name}' does not implement InferTypeOpInterface"
            ));
        }
        let free = types.position(|ty| ty.defining_op().is_some_and(|source| !self.is_constrained(source)));
        match free {
            Some(index) => refuse(format!("result type #{index} was not constrained")),
            None => Ok(()),
        }
    }

    /// Returns whether the type that `source` defines is known when the rewrite uses it: a constant, a type that the
    /// pattern matches, or the result of a native rewrite.
    fn is_constrained(&self, source: OpRef<'_, '_>) -> bool {
        let constant = match source.name() {
            "pdl.apply_native_rewrite" => return true,
            "pdl.type" => source.prop("constantType"),
            "pdl.types" => source.prop("constantTypes"),
            _ => return false,
        };
        let binds = |user: &OpRef<'_, '_>| {
            matches!(user.name(), "pdl.operand" | "pdl.operands" | "pdl.operation") && user.parent_op() != Some(self.op)
        };
        constant.is_some() || used_by(&self.users, source).iter().any(binds)
    }
}

fn verify_rewrite(op: OpRef<'_, '_>) -> Verdict {
    let empty = op.region(0).and_then(RegionRef::entry).is_none();
    if op.prop("name").is_some() {
        return require(op, empty, "expected rewrite region to be empty when rewrite is external");
    }
    let message = "expected rewrite region to be non-empty if external name is not specified";
    require(op, !empty, message)?;
    let external = op.operands_named("externalArgs").len() > 0;
    require(op, !external, "expected no external arguments when the rewrite is specified inline")?;
    let created = || op.region(0).and_then(RegionRef::entry).into_iter().flat_map(|entry| entry.ops());
    let mut created = created().filter(|found| found.is("pdl.operation")).peekable();
    if created.peek().is_none() {
        return Ok(());
    }
    let Some(rewrite) = Rewrite::new(op) else { return Ok(()) };
    created.try_for_each(|found| rewrite.verify_inferable(found))
}

/// The operations that use the results of each operation, in walk order.
type Users<'m, 'c> = HashMap<OpId, Vec<OpRef<'m, 'c>>>;

fn users<'m, 'c>(pattern: OpRef<'m, 'c>) -> Users<'m, 'c> {
    let mut users = Users::new();
    for user in pattern.walk().skip(1) {
        for source in user.operands().filter_map(ValueRef::defining_op) {
            users.entry(source.id).or_default().push(user);
        }
    }
    users
}

fn used_by<'a, 'm, 'c>(users: &'a Users<'m, 'c>, op: OpRef<'_, '_>) -> &'a [OpRef<'m, 'c>] {
    users.get(&op.id).map_or(&[], Vec::as_slice)
}

/// Returns whether an operation is bound: an operation other than `pdl.result` and `pdl.results` uses it, directly or
/// through these two.
fn is_bound(users: &Users<'_, '_>, op: OpRef<'_, '_>) -> bool {
    let mut open = vec![op.id];
    let mut seen = HashSet::new();
    while let Some(id) = open.pop() {
        for user in users.get(&id).map_or(&[][..], Vec::as_slice) {
            if !matches!(user.name(), "pdl.result" | "pdl.results") {
                return true;
            }
            if seen.insert(user.id) {
                open.push(user.id);
            }
        }
    }
    false
}

/// Returns whether an operation in a pattern must be bound.
fn needs_binding(op: OpRef<'_, '_>) -> bool {
    match op.name() {
        "pdl.operand" | "pdl.operands" | "pdl.operation" => true,
        "pdl.attribute" => op.prop("value").is_none(),
        "pdl.type" => op.prop("constantType").is_none(),
        "pdl.types" => op.prop("constantTypes").is_none(),
        _ => false,
    }
}

fn verify_pattern(op: OpRef<'_, '_>) -> Verdict {
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let users = users(op);
    for nested in entry.ops().filter(|nested| needs_binding(*nested)) {
        let message = "expected a bindable user when defined in the matcher body of a `pdl.pattern`";
        require(nested, is_bound(&users, nested), message)?;
    }
    let Some(last) = entry.terminator() else { return Ok(()) };
    if !last.is("pdl.rewrite") {
        let violation = Violation::op(op, "expected body to terminate with `pdl.rewrite`");
        return Err(violation.with_note(last.location(), "see terminator defined here"));
    }
    if let Some(other) = op.walk().skip(1).find(|nested| !nested.name().starts_with("pdl.")) {
        let violation = Violation::op(op, "expected only `pdl` operations within the pattern body");
        return Err(violation.with_note(other.location(), "see non-`pdl` operation defined here"));
    }
    let some = entry.ops().any(|nested| nested.is("pdl.operation"));
    require(op, some, "the pattern must contain at least one `pdl.operation`")?;
    verify_connected(op, &users)
}

/// Checks that the matched operations that the rewrite uses are connected with each other.
fn verify_connected(pattern: OpRef<'_, '_>, users: &Users<'_, '_>) -> Verdict {
    let Some(entry) = pattern.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let is_matched = |op: &OpRef<'_, '_>| {
        matches!(op.name(), "pdl.operand" | "pdl.operands" | "pdl.result" | "pdl.results" | "pdl.operation")
    };
    let is_rewritten =
        |op: OpRef<'_, '_>| used_by(users, op).iter().any(|user| user.is("pdl.rewrite") || in_rewrite(*user));
    let mut visited: Option<HashSet<OpId>> = None;
    for op in entry.ops().filter(is_matched).filter(|op| is_rewritten(*op)) {
        let Some(visited) = &visited else {
            visited = Some(component(op, pattern, users));
            continue;
        };
        if !visited.contains(&op.id) {
            let violation = Violation::op(pattern, "the operations must form a connected component");
            return Err(violation.with_note(op.location(), "see a disconnected value / operation here"));
        }
    }
    Ok(())
}

/// Returns the operations of a pattern that are connected with `op`.
fn component(op: OpRef<'_, '_>, pattern: OpRef<'_, '_>, users: &Users<'_, '_>) -> HashSet<OpId> {
    let mut visited = HashSet::new();
    let mut open = vec![op];
    while let Some(op) = open.pop() {
        if op.parent_op() != Some(pattern) || op.is("pdl.rewrite") || !visited.insert(op.id) {
            continue;
        }
        match op.name() {
            "pdl.operation" => open.extend(op.operands_named("operandValues").filter_map(ValueRef::defining_op)),
            "pdl.result" | "pdl.results" => {
                open.extend(op.operand_named("parent").and_then(ValueRef::defining_op));
            }
            _ => {}
        }
        for user in used_by(users, op) {
            open.push(OpRef { module: op.module, body: user.body, id: user.id });
        }
    }
    visited
}
