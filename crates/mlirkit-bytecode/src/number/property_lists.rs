//! Finds a module's property lists, in the order in which its operations are written. This does not need the assigned
//! numbers, so a second thread can do it while numbering runs.

use std::convert::Infallible;

use mlirkit_ir::{BlockId, BodyId, Module, OpId, OpName, Props, RegionId};

use crate::codec::properties::PropsMap;
use crate::number::in_body::InBody;

/// A property list with its operation name, and the first operation that has both.
pub(crate) struct PropertyList {
    pub(crate) name: OpName,
    pub(crate) props: Option<Props>,
    pub(crate) body: BodyId,
    pub(crate) op: OpId,
}

/// A pending step in the walk.
enum Step<'m> {
    Region(InBody<'m>, RegionId),
    Block(InBody<'m>, BlockId),
    /// Visits an operation and the operations after it in its block.
    Ops(InBody<'m>, OpId),
}

/// Returns each distinct pair of operation name and property list once.
pub(crate) fn of(module: &Module<'_>, root: OpId) -> Vec<PropertyList> {
    let (mut lists, mut known) = (Vec::new(), PropsMap::default());
    let look_at = |place: InBody<'_>, op: OpId| {
        let data = place.body.op(op);
        let (name, props) = (data.name, data.props);
        if known.get(name, props).is_none() {
            known.insert(name, props, ());
            lists.push(PropertyList { name, props, body: place.id, op });
        }
        Ok::<_, Infallible>(())
    };
    let Ok(()) = each(module, root, look_at);
    lists
}

/// Calls `call` for the operations of a module, in the order in which they are written.
///
/// # Errors
/// Returns the error of `call`, which ends the walk.
pub(crate) fn each<E>(
    module: &Module<'_>,
    root: OpId,
    mut call: impl FnMut(InBody<'_>, OpId) -> Result<(), E>,
) -> Result<(), E> {
    let mut look_at = |place: InBody<'_>, op: OpId| {
        let data = place.body.op(op);
        call(place, op)?;
        Ok((data.next(), data.is_plain()))
    };
    let top = InBody::new(module, Module::TOP);
    look_at(top, root)?;
    let mut stack = Vec::new();
    push_regions(top, module, root, &mut stack);
    while let Some(step) = stack.pop() {
        match step {
            Step::Region(place, region) => {
                stack.extend(place.body.entry(region).map(|block| Step::Block(place, block)));
            }
            Step::Block(place, block) => {
                stack.extend(place.body.next_block(block).map(|block| Step::Block(place, block)));
                stack.extend(place.body.first_op(block).map(|op| Step::Ops(place, op)));
            }
            Step::Ops(place, first) => {
                let mut following = Some(first);
                while let Some(op) = following {
                    let is_plain;
                    (following, is_plain) = look_at(place, op)?;
                    if !is_plain {
                        let waiting = stack.len();
                        stack.extend(following.map(|op| Step::Ops(place, op)));
                        match push_regions(place, module, op, &mut stack) {
                            // The operation has no blocks, so the walk continues with the next operation.
                            0 => stack.truncate(waiting),
                            _ => following = None,
                        }
                    }
                }
            }
        }
    }
    Ok(())
}

/// Pushes the regions of an operation that contain blocks, with the first region on top. Returns the number of pushed
/// regions.
fn push_regions<'m>(place: InBody<'m>, module: &'m Module<'_>, op: OpId, stack: &mut Vec<Step<'m>>) -> usize {
    let before = stack.len();
    let (inner, regions) = place.regions(module, op);
    let regions = regions.iter().rev().filter(|region| inner.body.entry(**region).is_some());
    stack.extend(regions.map(|region| Step::Region(inner, *region)));
    stack.len() - before
}
