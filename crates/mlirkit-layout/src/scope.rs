//! Scopes: which operations are data layout scopes, their specifications, and how nested specifications combine.

use std::sync::Arc;

use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, Context, Module, OpName, OpRef};

use crate::combined::Said;
use crate::interface::{Interfaces, SpecAttr, attr_class};
use crate::spec::Spec;

/// A data layout scope, as it was when a layout was created.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scope {
    /// The name of the scope's operation; `None` for a standalone specification.
    pub op: Option<OpName>,
    /// The location of the scope's operation; `None` for a standalone specification.
    pub location: Option<Attr>,
    /// The data layout specification of the scope, if any.
    pub spec: Option<Attr>,
    /// The system specification, if the scope is a module that has one.
    pub system: Option<Attr>,
    /// Whether the scope is a `builtin.module`.
    pub module: bool,
    /// Whether the scope is an outermost module without a specification, which the parser may have added implicitly.
    pub quiet: bool,
}

/// Upstream's message if nested specifications contradict each other.
pub const DOES_NOT_COMBINE: &str = "data layout does not combine with layouts of enclosing ops";

impl Scope {
    /// Returns the scope that an operation forms.
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

/// Returns the data layout specifications among a module's attributes. There should be at most one.
pub(crate) fn module_specs<'c>(op: OpRef<'_, 'c>) -> Vec<(&'c str, Attr)> {
    let (ctx, interfaces) = (op.context(), Interfaces::of(op.context()));
    let is_spec = |value: Attr| attr_class(ctx, value).is_some_and(|class| interfaces.specs.contains_key(class));
    op.discardable_attrs()
        .iter()
        .filter(|(_, value)| is_spec(*value))
        .map(|(name, value)| (ctx.str(*name), *value))
        .collect()
}

/// Returns true if an operation is a `builtin.module`, which is a scope although it lacks the interface.
#[must_use]
pub fn is_module(op: OpRef<'_, '_>) -> bool {
    op.is("builtin.module")
}

/// Returns true if an operation is a data layout scope.
#[must_use]
pub fn is_scope(op: OpRef<'_, '_>) -> bool {
    is_module(op) || Interfaces::of(op.context()).op(op).is_some()
}

/// Returns the enclosing operation; `None` for a top-level operation.
#[must_use]
pub fn parent<'m, 'c>(op: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    // Finding the owner of a body is slow, so skip it for top-level operations.
    let block = op.block().filter(|_| !is_outermost(op))?;
    op.module.block_owner(block.body, block.id)
}

fn is_outermost(op: OpRef<'_, '_>) -> bool {
    op.body == Module::TOP && op.block().is_none_or(|block| op.arena().block_parent(block.id).is_none())
}

/// A scope with its enclosing scopes and their combined specification. Nested levels share the enclosing ones, because
/// scopes may nest deeply.
pub(crate) struct Level {
    pub(crate) scope: Scope,
    outer: Option<Arc<Level>>,
    /// The number of enclosing scopes.
    pub(crate) depth: u32,
    /// The combined entries, with the interface of the innermost specification. `None` if there are no specifications;
    /// an error if they contradict each other.
    pub(crate) said: Result<Option<Combination>, Reason>,
    /// The number of entries in this scope's specification.
    entries: usize,
}

type Combination = (&'static dyn SpecAttr, Said);

impl Level {
    /// Returns the level of a scope operation. Levels are cached per operation.
    pub(crate) fn of(op: OpRef<'_, '_>) -> Arc<Self> {
        if let Some(known) = op.remembered() {
            return known;
        }
        let mut inside = vec![op];
        let mut level = None;
        for around in std::iter::successors(parent(op), |op| parent(*op)).filter(|op| is_scope(*op)) {
            level = around.remembered();
            if level.is_some() {
                break;
            }
            inside.push(around);
        }
        let outermost = inside.pop().unwrap_or(op);
        let mut level = Self::within(level, Scope::of(outermost), op.context());
        while let Some(op) = inside.pop() {
            level = Self::within(Some(level), Scope::of(op), op.context());
        }
        op.remember(Arc::clone(&level), 1 + level.entries);
        level
    }

    /// Returns the level of a scope nested in `outer`.
    pub(crate) fn within(outer: Option<Arc<Self>>, scope: Scope, ctx: &Context) -> Arc<Self> {
        let depth = outer.as_ref().map_or(0, |outer| outer.depth.saturating_add(1));
        let own = scope.spec.and_then(|attr| Interfaces::of(ctx).spec(ctx, attr)).map(|(of, mut spec)| {
            spec.entries.iter_mut().for_each(|entry| entry.scope = depth);
            (of, spec)
        });
        let entries = own.as_ref().map_or(0, |(_, spec)| spec.entries.len());
        let said = match &outer {
            Some(outer) => outer.said.clone().and_then(|said| combine(ctx, said, outer.depth, own)),
            None => Ok(own.map(|(of, spec)| (of, Said::Whole(Arc::new(spec))))),
        };
        Arc::new(Self { scope, outer, depth, said, entries })
    }

    /// Iterates over this scope and its enclosing scopes, innermost first.
    pub(crate) fn outwards(&self) -> impl Iterator<Item = &Scope> {
        std::iter::successors(Some(self), |level| level.outer.as_deref()).map(|level| &level.scope)
    }
}

/// Drops iteratively, because levels may nest deeply.
impl Drop for Level {
    fn drop(&mut self) {
        let mut next = self.outer.take();
        while let Some(mut level) = next.and_then(Arc::into_inner) {
            next = level.outer.take();
        }
    }
}

/// Returns the scopes that enclose an operation, outermost first.
pub(crate) fn ancestors(op: OpRef<'_, '_>) -> Vec<Scope> {
    let around = std::iter::successors(parent(op), |op| parent(*op)).find(|op| is_scope(*op));
    let mut scopes: Vec<Scope> = around.map_or_else(Vec::new, |op| Level::of(op).outwards().copied().collect());
    scopes.reverse();
    scopes
}

/// Combines the specification `own` of a scope with the combined specifications `outer` of the enclosing scopes. `None`
/// means that there are no specifications. `around` is the nesting depth of the innermost enclosing scope. Fails if the
/// specifications contradict each other.
fn combine(
    ctx: &Context,
    outer: Option<Combination>,
    around: u32,
    own: Option<(&'static dyn SpecAttr, Spec)>,
) -> Result<Option<Combination>, Reason> {
    let alone = |(of, spec): (&'static dyn SpecAttr, Spec)| {
        let spec = of.combine(ctx, &[spec])?;
        Ok(Some((of, Said::Whole(Arc::new(spec)))))
    };
    match (outer, own) {
        (None, None) => Ok(None),
        // A combination remains valid if no entries are added.
        (Some(outer), None) if around > 0 => Ok(Some(outer)),
        (Some((of, outer)), None) => alone((of, Spec::clone(&outer.to_spec()))),
        (None, Some(own)) => alone(own),
        (Some((_, outer)), Some((of, spec))) => Ok(Some((of, of.extend(ctx, &outer, &spec)?))),
    }
}
