//! Reduces a module for as long as a test passes.
//!
//! Candidates are modules from which something has been removed: symbols, function bodies, operations, the operations
//! around others, branches, attributes, or locations. At first many items are removed at once, then fewer. Each
//! candidate is verified before it is tested. Several are tested concurrently. The first successful candidate in order
//! wins, so the result does not depend on the number of jobs.

use std::sync::atomic::{AtomicBool, Ordering};

use mlirkit_defs::OpFlags;
use mlirkit_diag::Error;
use mlirkit_ir::{BlockRef, Body, BodyId, Ident, Module, OpId, OpRef, RegionRef, ValueId};

use crate::replace::bodies;

mod shape;

use shape::{Shape, branches, operands, reshape, shapes, visible};

/// An item that the reducer can try to remove from the module.
#[derive(Debug, Clone, Copy)]
enum Candidate {
    /// An operation. Users of its results are given another value of the same type.
    Op(BodyId, OpId),
    /// The contents of a function's regions.
    Inside(BodyId, OpId),
    /// A discardable attribute.
    Attr(BodyId, OpId, Ident),
    /// All locations.
    Locations,
    /// A structural change of the module.
    Shape(Shape),
}

/// A test that candidates must pass.
pub trait Test: Sync {
    /// Returns true if the candidate is valid and still has the property for which the module is reduced.
    fn holds(&self, candidate: &Module<'_>) -> bool;
}

impl<F: Fn(&Module<'_>) -> bool + Sync> Test for F {
    fn holds(&self, candidate: &Module<'_>) -> bool {
        self(candidate)
    }
}

/// Statistics about a reduction.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Number of candidates tested.
    pub tried: usize,
    /// Number of candidates accepted.
    pub taken: usize,
}

/// Reduces a module, testing up to `jobs` candidates concurrently. Returns the smallest module for which the test
/// holds.
///
/// # Errors
/// Fails if a lazily loaded body cannot be read.
pub fn reduce<'c>(module: Module<'c>, test: &dyn Test, jobs: usize) -> Result<(Module<'c>, Outcome), Error> {
    module.load_all()?;
    let mut reducer = Reducer { current: module, test, jobs: jobs.max(1), outcome: Outcome::default() };
    loop {
        let before = reducer.outcome.taken;
        let items: [fn(&Module<'_>) -> Vec<Candidate>; 8] = [
            outer_ops,
            insides,
            ops,
            |module| shapes(module).into_iter().map(Candidate::Shape).collect(),
            |module| operands(module).into_iter().map(Candidate::Shape).collect(),
            |module| branches(module).into_iter().map(Candidate::Shape).collect(),
            attrs,
            |_| vec![Candidate::Locations],
        ];
        for items in items {
            let items = items(&reducer.current);
            reducer.pass(&items)?;
        }
        // Each removal may make further removals possible.
        if reducer.outcome.taken == before {
            return Ok((reducer.current, reducer.outcome));
        }
    }
}

/// Returns the direct children of the top-level operation, last first, because later definitions are more likely to be
/// unneeded.
fn outer_ops(module: &Module<'_>) -> Vec<Candidate> {
    let block = module.root().and_then(|root| root.regions().next()).and_then(RegionRef::entry);
    let mut items: Vec<Candidate> =
        block.into_iter().flat_map(BlockRef::ops).map(|op| Candidate::Op(op.body, op.id)).collect();
    items.reverse();
    items
}

fn insides(module: &Module<'_>) -> Vec<Candidate> {
    let is_function = |op: &OpRef<'_, '_>| {
        op.def().is_some_and(|def| def.flags.has(OpFlags::FUNCTION))
            && op.regions().any(|region| region.entry().is_some())
    };
    walk(module).filter(is_function).map(|op| Candidate::Inside(op.body, op.id)).collect()
}

fn ops(module: &Module<'_>) -> Vec<Candidate> {
    let ends = |op: &OpRef<'_, '_>| op.def().is_some_and(|def| def.flags.has(OpFlags::TERMINATOR));
    let mut items: Vec<Candidate> =
        walk(module).skip(1).filter(|op| !ends(op)).map(|op| Candidate::Op(op.body, op.id)).collect();
    items.reverse();
    items
}

fn attrs(module: &Module<'_>) -> Vec<Candidate> {
    let of = |op: OpRef<'_, '_>| {
        let at = (op.body, op.id);
        // The name of a symbol is not a removable attribute, even if the definition has no property for it.
        let names = op.discardable_attrs().iter().map(|(name, _)| *name);
        let names = names.filter(|name| op.context().str(*name) != "sym_name");
        names.map(move |name| Candidate::Attr(at.0, at.1, name)).collect::<Vec<_>>()
    };
    walk(module).flat_map(of).collect()
}

fn walk<'m, 'c>(module: &'m Module<'c>) -> impl Iterator<Item = OpRef<'m, 'c>> {
    module.top_block().ops().flat_map(OpRef::walk)
}

struct Reducer<'c, 't> {
    current: Module<'c>,
    test: &'t dyn Test,
    jobs: usize,
    outcome: Outcome,
}

impl Reducer<'_, '_> {
    /// Removes as many items as possible. Tries to remove all items at once, then halves, quarters, and so on down to
    /// single items.
    fn pass(&mut self, items: &[Candidate]) -> Result<(), Error> {
        let mut size = items.len();
        while size > 0 {
            let chunks: Vec<&[Candidate]> = items.chunks(size).collect();
            let mut next = 0;
            while let Some(batch) = chunks.get(next..).filter(|rest| !rest.is_empty()) {
                let batch = batch.get(..self.jobs.min(batch.len())).unwrap_or(batch);
                next += match self.first_of(batch)? {
                    Some(taken) => taken + 1,
                    None => batch.len(),
                };
            }
            size /= 2;
        }
        Ok(())
    }

    /// Tests candidates concurrently. Each candidate is the current module without the items of one list in `batch`.
    /// The first candidate that passes becomes the current module, and its index is returned; `None` if no candidate
    /// passes.
    fn first_of(&mut self, batch: &[&[Candidate]]) -> Result<Option<usize>, Error> {
        let mut candidates = Vec::new();
        for items in batch {
            let mut candidate = self.current.try_clone()?;
            let mut changed = false;
            for item in *items {
                changed |= take_out(&mut candidate, *item);
            }
            candidates.push(changed.then_some(candidate));
        }
        let test = self.test;
        let holds: Vec<_> = candidates.iter().map(|_| AtomicBool::new(false)).collect();
        let work = |(): &mut (), index: usize| {
            let does = candidates[index].as_ref().is_some_and(|module| test.holds(module));
            holds[index].store(does, Ordering::Relaxed);
            Ok::<_, ()>(())
        };
        let _ = mlirkit_ir::threads::try_each(candidates.len(), candidates.len(), || (), work);
        self.outcome.tried += candidates.iter().flatten().count();
        let Some(first) = holds.iter().position(|holds| holds.load(Ordering::Relaxed)) else { return Ok(None) };
        if let Some(Some(candidate)) = candidates.into_iter().nth(first) {
            self.current = candidate;
            self.outcome.taken += 1;
        }
        Ok(Some(first))
    }
}

/// Removes an item. Returns `false` if it has already been removed or cannot be removed.
fn take_out(module: &mut Module<'_>, item: Candidate) -> bool {
    match item {
        Candidate::Op(body, op) => erase(module, body, op),
        Candidate::Shape(shape) => reshape(module, shape),
        Candidate::Inside(body, op) => {
            let at = module.op(body, op);
            let (Some(child), count) = (at.arena().child(op), at.regions().len()) else { return false };
            if at.block().is_none() || !at.regions().any(|region| region.entry().is_some()) {
                return false;
            }
            if let Some(inner) = module.body_mut(child) {
                *inner = Body::new();
                for _ in 0..count {
                    inner.new_root();
                }
            }
            let private = module.context().string_attr("private");
            crate::symbols::set_attr(module, (body, op), "sym_visibility", Some(private)).is_ok()
        }
        Candidate::Attr(body, op, name) => {
            let at = module.op(body, op);
            let is_there = at.block().is_some() && at.discardable_attrs().iter().any(|(other, _)| *other == name);
            let name = module.context().str(name);
            is_there && crate::symbols::set_attr(module, (body, op), name, None).is_ok()
        }
        Candidate::Locations => {
            let unknown = module.context().unknown_loc();
            let mut changed = false;
            for id in bodies(module) {
                if let Some(body) = module.body_mut(id) {
                    body.replace_locations(|old| {
                        changed |= old != unknown;
                        unknown
                    });
                }
            }
            changed
        }
    }
}

fn erase(module: &mut Module<'_>, body: BodyId, op: OpId) -> bool {
    let at = module.op(body, op);
    if !is_linked(at) {
        return false;
    }
    let mut instead: Vec<(ValueId, ValueId)> = Vec::new();
    for result in at.results() {
        if at.arena().is_unused(result.id) {
            continue;
        }
        match visible(at, result.ty()) {
            Some(value) => instead.push((result.id, value.id)),
            None => return false,
        }
    }
    let Some(arena) = module.body_mut(body) else { return false };
    for (old, new) in instead {
        arena.replace_uses(old, new);
    }
    arena.unlink_op(op);
    true
}

/// Returns true if an operation and all enclosing operations are still part of the module.
fn is_linked(op: OpRef<'_, '_>) -> bool {
    let outermost = std::iter::once(op).chain(op.ancestors()).last();
    outermost.is_some_and(|op| op.body == Module::TOP && op.block().is_some())
}
