//! Creates operations from Python. As in upstream's `Operation.create`, only the contexts of the arguments are checked.
//! The verifier checks the rest.

use std::sync::Arc;

use mlirkit::defs::OpFlags;
use mlirkit::ir::{BlockId, Body, BodyId, NewOp, Type, ValueId};
use mlirkit::{Attr, BlockKey, Error, Module, OpKey, ValueKey};
use pyo3::prelude::*;

use crate::block::PyBlock;
use crate::context::PyContext;
use crate::error::Raise;
use crate::handle::{OpHandle, Place, home};
use crate::make::{attr_of, type_of};
use crate::op::{PyOpBase, operation};
use crate::store::Result;
use crate::value::PyValue;

/// The name, location, attributes and region count of a new operation.
struct Parts {
    name: String,
    loc: Attr,
    attrs: Vec<(String, Attr)>,
    regions: usize,
}

/// Sets an attribute, or removes it if `value` is `None`. Whether it is inherent or discardable depends on the
/// operation's definition.
pub fn set_attr(module: &mut Module<'_>, key: OpKey, name: &str, value: Option<Attr>) -> Result<()> {
    let op = module.get(key)?;
    let ctx = op.context();
    let data = *op.arena().op(op.id);
    let slot = op
        .def()
        .filter(|def| !def.flags.has(OpFlags::ATTRS_IN_DICTIONARY) && def.slots.iter().any(|slot| *slot.name == *name));
    let (attrs, props) = match slot {
        Some(def) => (data.attrs, ctx.with_prop(def, data.props, name, value)),
        None => {
            let key = ctx.ident(name);
            let mut entries = op.discardable_attrs().to_vec();
            entries.retain(|(known, _)| *known != key);
            entries.extend(value.map(|value| (key, value)));
            ((!entries.is_empty()).then(|| ctx.dictionary(entries)), data.props)
        }
    };
    let arena = module.body_mut(key.body).ok_or_else(|| Error::unplaced("there is no such body"))?;
    let changed = arena.op_mut(key.id);
    (changed.attrs, changed.props) = (attrs, props);
    Ok(())
}

/// Creates an operation at the end of a block.
fn make(
    module: &mut Module<'_>,
    block: BlockKey,
    parts: &Parts,
    operands: &[ValueKey],
    successors: &[BlockId],
    results: &[Type],
) -> Result<OpKey> {
    let ctx = module.context();
    let name = ctx.op_name(&parts.name);
    let def = ctx.op_def(name);
    let operands: Vec<ValueId> = operands.iter().map(|value| value.id).collect();
    let isolated = def.is_some_and(|def| def.flags.has(OpFlags::ISOLATED));
    let mut regions = Vec::new();
    let mut child: Option<BodyId> = None;
    if isolated {
        let mut body = Body::new();
        for _ in 0..parts.regions {
            let _ = body.new_root();
        }
        child = Some(module.add_body(body));
    }
    let arena = module.body_mut(block.body).ok_or_else(|| Error::unplaced("there is no such body"))?;
    if !isolated {
        regions.extend((0..parts.regions).map(|_| arena.new_region()));
    }
    let new =
        NewOp { operands: &operands, results, successors, regions: &regions, child, ..NewOp::new(name, parts.loc) };
    let id = arena.append_op(block.id, &new);
    let key = module.op(block.body, id).key();
    for slot in def.iter().flat_map(|def| &*def.slots).filter(|slot| slot.is_filled()) {
        if !parts.attrs.iter().any(|(name, _)| **name == *slot.name)
            && let Some(value) = ctx.slot_default(slot)?
        {
            set_attr(module, key, &slot.name, Some(value))?;
        }
    }
    for (name, value) in &parts.attrs {
        set_attr(module, key, name, Some(*value))?;
    }
    Ok(key)
}

#[pymethods]
impl PyContext {
    /// Creates a detached operation. If no result types are given, they are inferred.
    #[allow(clippy::too_many_arguments)]
    fn _create(
        &self,
        py: Python<'_>,
        name: &str,
        results: Option<Vec<Bound<'_, PyAny>>>,
        operands: Vec<Bound<'_, PyValue>>,
        attributes: Vec<(String, Bound<'_, PyAny>)>,
        successors: Vec<Bound<'_, PyBlock>>,
        regions: usize,
        loc: &Bound<'_, PyAny>,
    ) -> PyResult<Py<PyAny>> {
        let ctx = &self.ctx;
        let types = results.map(|types| types.iter().map(|one| type_of(ctx, one)).collect::<PyResult<Vec<_>>>());
        let attrs =
            attributes.iter().map(|(name, one)| Ok((name.clone(), attr_of(ctx, one)?))).collect::<PyResult<_>>()?;
        let parts = Parts { name: name.to_owned(), loc: attr_of(ctx, loc)?, attrs, regions };
        let values: Vec<_> = operands.iter().map(|value| value.get().handle.clone()).collect();
        let (mut store, mut block) = home(ctx, &values).raise()?;
        // An operation that has successors but no operands is created in the body of its successors.
        if let Some(first) = successors.first().filter(|_| values.is_empty()) {
            let now = first.get().handle.now();
            (store, block) = crate::handle::beside(&now).raise()?;
        }
        let keys = values.iter().map(|value| value.key()).collect::<Result<Vec<_>>>().raise()?;
        let targets: Vec<BlockId> = successors.iter().map(|block| block.get().handle.now().key.id).collect();
        let key = store.write(|module| match types {
            Some(Ok(types)) => Ok(make(module, block, &parts, &keys, &targets, &types)),
            Some(Err(error)) => Err(error),
            None => Ok((|| {
                let trial = make(module, block, &parts, &keys, &targets, &[])?;
                let inferred = module.get(trial)?.inferred_types();
                module.erase(trial)?;
                let types = inferred?.ok_or_else(|| {
                    Error::unplaced(format!("'{}' op has result types that cannot be inferred", parts.name))
                })?;
                make(module, block, &parts, &keys, &targets, &types)
            })()),
        })?;
        operation(py, OpHandle { store, key: key.raise()? })
    }
}

#[pymethods]
impl PyOpBase {
    /// Moves the operation. `at` is `start` or `end`, relative to `block`, or `before` or `after`, relative to `op`.
    fn _place(&self, at: &str, block: Option<&Bound<'_, PyBlock>>, op: Option<&Bound<'_, PyOpBase>>) -> PyResult<()> {
        let place = match (at, block, op) {
            ("start", Some(block), _) => Place::Start(block.get().handle.clone()),
            ("end", Some(block), _) => Place::End(block.get().handle.clone()),
            ("before", _, Some(op)) => Place::Before(op.get().handle()?),
            ("after", _, Some(op)) => Place::After(op.get().handle()?),
            _ => return Err(crate::error::invalid("no such place")),
        };
        self.handle()?.place(&place).raise()
    }

    /// Returns whether two operations belong to the same module.
    fn _same_module(&self, other: &Bound<'_, PyOpBase>) -> PyResult<bool> {
        Ok(Arc::ptr_eq(&self.handle()?.now().store, &other.get().handle()?.now().store))
    }
}
