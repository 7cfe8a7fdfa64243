//! Scopes: which operations are, what they say, and how the specifications around an operation combine.

use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, Context, Module, OpName, OpRef};

use crate::interface::{Interfaces, SpecAttr, attr_class};
use crate::spec::Spec;

/// A scope, as it was when a layout was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scope {
    /// Name of its operation; `None` for a specification that stands alone.
    pub op: Option<OpName>,
    /// Location of its operation.
    pub location: Option<Attr>,
    /// Its specification.
    pub spec: Option<Attr>,
    /// The system specification, of a module.
    pub system: Option<Attr>,
    /// Whether it is a `builtin.module`.
    pub module: bool,
    /// Whether it is an outermost module without a specification: the parser may have put it around the file.
    pub quiet: bool,
}

/// Upstream's words for nested specifications that contradict each other.
pub const DOES_NOT_COMBINE: &str = "data layout does not combine with layouts of enclosing ops";

impl Scope {
    /// What an operation says.
    pub(crate) fn of(op: OpRef<'_, '_>) -> Self {
        let (ctx, interfaces) = (op.context(), Interfaces::of(op.context()));
        let module = is_module(op);
        let first = |known: &dyn Fn(&str) -> bool| {
            let mut values = op.discardable_attrs().iter().map(|(_, value)| *value);
            values.find(|value| attr_class(ctx, *value).is_some_and(known))
        };
        let (spec, system) = if module {
            (first(&|class| interfaces.specs.contains_key(class)), first(&|c| interfaces.systems.contains_key(c)))
        } else {
            let interface = interfaces.op(op);
            let spec = interface.and_then(|i| i.spec(op)).filter(|attr| interfaces.spec(ctx, *attr).is_some());
            (spec, interface.and_then(|i| i.target_system_spec(op)))
        };
        let quiet = module && spec.is_none() && is_outermost(op);
        Self { op: Some(op.op_name()), location: Some(op.location()), spec, system, module, quiet }
    }

    pub(crate) fn without_op(spec: Attr) -> Self {
        Self { op: None, location: None, spec: Some(spec), system: None, module: false, quiet: false }
    }
}

/// The specification attributes of a module: it should have one at most.
pub(crate) fn module_specs<'c>(op: OpRef<'_, 'c>) -> Vec<(&'c str, Attr)> {
    let (ctx, interfaces) = (op.context(), Interfaces::of(op.context()));
    let is_spec = |value: Attr| attr_class(ctx, value).is_some_and(|class| interfaces.specs.contains_key(class));
    op.discardable_attrs()
        .iter()
        .filter(|(_, value)| is_spec(*value))
        .map(|(name, value)| (ctx.str(*name), *value))
        .collect()
}

/// Whether an operation is a `builtin.module`, which is a scope without having the interface.
#[must_use]
pub fn is_module(op: OpRef<'_, '_>) -> bool {
    op.is("builtin.module")
}

/// Whether an operation is a scope.
#[must_use]
pub fn is_scope(op: OpRef<'_, '_>) -> bool {
    is_module(op) || Interfaces::of(op.context()).op(op).is_some()
}

/// The operation around an operation.
#[must_use]
pub fn parent<'m, 'c>(op: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    // Looking for the owner of a body is slow: not for an operation that has nothing around it.
    let block = op.block().filter(|_| !is_outermost(op))?;
    op.module.block_owner(block.body, block.id)
}

fn is_outermost(op: OpRef<'_, '_>) -> bool {
    op.body == Module::TOP && op.block().is_none_or(|block| op.arena().block_parent(block.id).is_none())
}

/// The scopes around an operation, the outermost first.
pub(crate) fn ancestors(op: OpRef<'_, '_>) -> Vec<Scope> {
    let around = std::iter::successors(parent(op), |op| parent(*op));
    let mut scopes: Vec<Scope> = around.filter(|op| is_scope(*op)).map(Scope::of).collect();
    scopes.reverse();
    scopes
}

/// What the scopes say together, the innermost being the last.
pub(crate) fn combine(
    ctx: &Context,
    interfaces: &Interfaces,
    scopes: &[Scope],
) -> Result<Option<(&'static dyn SpecAttr, Spec)>, Reason> {
    let mut specs = Vec::new();
    let mut interface = None;
    for (index, scope) in scopes.iter().enumerate() {
        let Some((of, mut spec)) = scope.spec.and_then(|attr| interfaces.spec(ctx, attr)) else { continue };
        let index = u32::try_from(index).unwrap_or(u32::MAX);
        spec.entries.iter_mut().for_each(|entry| entry.scope = index);
        interface = Some(of);
        specs.push(spec);
    }
    let Some(interface) = interface else { return Ok(None) };
    if scopes.len() == 1 {
        return Ok(specs.pop().map(|spec| (interface, spec)));
    }
    Ok(Some((interface, interface.combine(ctx, &specs)?)))
}
