//! Dominance at a glance: where every region has one block, a definition dominates what comes after it in its block, and
//! what is nested there.

use mlirkit_ir::{Body, OpId, OpParts, RegionId, ValueId};

/// The values that may be used at the place that a walk has come to.
#[derive(Default)]
pub(crate) struct Visible {
    /// By value.
    now: Vec<bool>,
    /// Those, in the order of their definitions.
    defined: Vec<ValueId>,
    /// The regions around the place.
    around: Vec<Frame>,
}

/// A region that the walk is in, or has still to enter.
struct Frame {
    region: RegionId,
    /// How many values were visible before it, once it has been entered.
    outside: Option<usize>,
    /// The operation whose regions the walk is in: its results are not there before it is left.
    around: Option<OpId>,
    /// The next operation.
    next: Option<OpId>,
}

impl Frame {
    fn new(region: RegionId) -> Self {
        Self { region, outside: None, around: None, next: None }
    }
}

impl Visible {
    /// Whether every value used in these regions is defined before, in the same block or around it. Nothing is said of
    /// regions with several blocks, and of others that are not like that.
    pub(crate) fn accept(&mut self, body: &Body, regions: impl Iterator<Item = RegionId>) -> bool {
        self.now.clear();
        self.now.resize(body.value_count(), false);
        self.defined.clear();
        self.around.clear();
        self.around.extend(regions.map(Frame::new));
        while let Some(frame) = self.around.last_mut() {
            let Some(outside) = frame.outside else {
                frame.outside = Some(self.defined.len());
                let Some(block) = body.entry(frame.region) else { continue };
                if body.next_block(block).is_some() {
                    return false;
                }
                frame.next = body.first_op(block);
                define(&mut self.now, &mut self.defined, body.args(block));
                continue;
            };
            if let Some(op) = frame.around.take() {
                define(&mut self.now, &mut self.defined, body.results(op));
            }
            let (mut following, mut inner) = (frame.next.take(), &[][..]);
            while let (Some(op), []) = (following, inner) {
                let OpParts { op: data, operands, results } = body.parts(op);
                following = data.next();
                if !operands.iter().all(|value| self.now.get(value.index()) == Some(&true)) {
                    return false;
                }
                if !data.is_plain() && body.child(op).is_none() {
                    inner = body.regions(op);
                }
                if inner.is_empty() {
                    let first = data.first_result().0;
                    define(&mut self.now, &mut self.defined, (first..first + results.len() as u32).map(ValueId));
                } else {
                    (frame.around, frame.next) = (Some(op), following);
                }
            }
            if !inner.is_empty() {
                self.around.extend(inner.iter().rev().map(|region| Frame::new(*region)));
                continue;
            }
            for value in self.defined.drain(outside..) {
                if let Some(now) = self.now.get_mut(value.index()) {
                    *now = false;
                }
            }
            self.around.pop();
        }
        true
    }
}

#[inline]
fn define(now: &mut [bool], defined: &mut Vec<ValueId>, values: impl Iterator<Item = ValueId>) {
    for value in values {
        if let Some(now) = now.get_mut(value.index()) {
            *now = true;
        }
        defined.push(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mlirkit_ir::{Context, DialectSet, NewOp, Type};

    /// A body with one region: an operation, one with a region in which there is another, and one more; each gives a value
    /// and takes those of `uses`, by the number of the operation that gives it.
    fn body(uses: [&[u32]; 4]) -> (Body, RegionId) {
        let ctx = Context::new(DialectSet::new().allowing_unregistered());
        let (name, loc, ty): (_, _, Type) = (ctx.op_name("t.op"), ctx.unknown_loc(), ctx.i32_type());
        let mut body = Body::new();
        let root = body.new_root();
        let (block, inner) = (body.append_block(root), body.new_region());
        let nested = body.append_block(inner);
        for (number, (block, uses)) in [block, block, nested, block].into_iter().zip(uses).enumerate() {
            let operands: Vec<ValueId> = uses.iter().map(|number| ValueId(*number)).collect();
            let regions = if number == 1 { std::slice::from_ref(&inner) } else { &[] };
            let op = NewOp { operands: &operands, results: &[ty], regions, ..NewOp::new(name, loc) };
            body.append_op(block, &op);
        }
        (body, root)
    }

    #[test]
    fn what_is_around_and_before_may_be_used() {
        let good = |uses| {
            let (body, root) = body(uses);
            Visible::default().accept(&body, [root].into_iter())
        };
        assert!(good([&[], &[0], &[0], &[0, 1]]));
        assert!(!good([&[0], &[], &[], &[]]), "itself");
        assert!(!good([&[1], &[], &[], &[]]), "what comes later");
        assert!(!good([&[], &[], &[1], &[]]), "the operation around it");
        assert!(!good([&[], &[], &[], &[2]]), "what is nested");
        assert!(!good([&[], &[2], &[], &[]]), "what is nested in it");
    }

    #[test]
    fn nothing_is_said_of_several_blocks() {
        let (mut body, root) = body([&[], &[], &[], &[]]);
        assert!(Visible::default().accept(&body, [root].into_iter()));
        body.append_block(root);
        assert!(!Visible::default().accept(&body, [root].into_iter()));
    }
}
