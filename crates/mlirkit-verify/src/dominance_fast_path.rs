//! A fast dominance check for regions with a single block, where a definition dominates everything after it in its
//! block, including nested operations.

use std::ops::Range;

use mlirkit_ir::{Body, OpId, OpParts, RegionId};

/// The values that may be used at the current position of a walk.
///
/// Values are usually numbered in the order of their definitions. The visible values are therefore those below a limit,
/// except for a few hidden ones.
#[derive(Default)]
pub(crate) struct VisibleValues {
    values: ValueNumbers,
    /// The stack of enclosing regions.
    around: Vec<RegionFrame>,
}

#[derive(Default)]
struct ValueNumbers {
    /// The limit: every visible value has a lower id.
    below: u32,
    /// For each value below the limit, whether it is hidden: nested, or not yet defined in spite of its low id.
    hidden: Vec<bool>,
    /// The ranges of values to hide when enclosing regions are left, called pieces. Those of outer regions come first.
    /// Values in deeper regions are already hidden.
    pieces: Vec<Range<u32>>,
}

/// A region that the walk has entered or will enter.
struct RegionFrame {
    region: RegionId,
    /// The numbers of values and of pieces before the region; `None` until the walk has entered the region.
    outside: Option<(u32, usize)>,
    /// The id of the first value that is not part of any recorded piece.
    piece: u32,
    /// The operation that owns the region. Its results become visible when the region is left.
    around: Option<OpId>,
    /// The next operation to visit.
    next: Option<OpId>,
}

impl RegionFrame {
    fn new(region: RegionId) -> Self {
        Self { region, outside: None, piece: 0, around: None, next: None }
    }
}

impl VisibleValues {
    /// Returns true if every operand is defined earlier in the same block or in an enclosing one. False means unknown:
    /// regions with several blocks or unusual numbering are not supported.
    pub(crate) fn accept(&mut self, body: &Body, regions: &[RegionId]) -> bool {
        let Self { values, around } = self;
        values.below = 0;
        values.hidden.clear();
        values.pieces.clear();
        around.clear();
        around.extend(regions.iter().rev().map(|region| RegionFrame::new(*region)));
        while let Some(frame) = around.last_mut() {
            let Some((outside, pieces)) = frame.outside else {
                let outside = values.below;
                (frame.outside, frame.piece) = (Some((outside, values.pieces.len())), outside);
                let Some(block) = body.entry(frame.region) else { continue };
                if body.next_block(block).is_some() {
                    return false;
                }
                frame.next = body.first_op(block);
                if !values.define(outside, body.arg_range(block)) {
                    return false;
                }
                continue;
            };
            if let Some(op) = frame.around.take() {
                frame.piece = values.below;
                if !values.define(outside, body.result_range(op)) {
                    return false;
                }
            }
            let (mut following, mut inner) = (frame.next.take(), &[][..]);
            while let (Some(op), []) = (following, inner) {
                let OpParts { op: data, operands, results } = body.parts(op);
                following = data.next();
                for value in operands {
                    if value.0 >= values.below || values.hidden.get(value.index()) == Some(&true) {
                        return false;
                    }
                }
                if !data.is_plain() && body.child(op).is_none() {
                    inner = body.regions(op);
                }
                if !inner.is_empty() {
                    (frame.around, frame.next) = (Some(op), following);
                    values.pieces.push(frame.piece..values.below);
                } else {
                    let first = data.first_result().0;
                    let end = first + results.len() as u32;
                    if first == values.below {
                        values.below = end;
                    } else if !values.define(outside, first..end) {
                        return false;
                    }
                }
            }
            if !inner.is_empty() {
                around.extend(inner.iter().rev().map(|region| RegionFrame::new(*region)));
                continue;
            }
            let last = frame.piece..values.below;
            around.pop();
            if !around.is_empty() {
                values.pieces.push(last);
                values.hide_pieces(pieces);
            }
        }
        true
    }
}

impl ValueNumbers {
    /// Makes values that are defined in a region visible. `outside` is the number of values before the region. Returns
    /// false if they include values from before the region, which could not be hidden again.
    #[inline(always)]
    fn define(&mut self, outside: u32, values: Range<u32>) -> bool {
        if values.is_empty() {
            return true;
        }
        if values.start >= self.below {
            // The values in between have not been defined yet.
            self.hide(self.below..values.start);
            self.below = values.end;
            return true;
        }
        let Some(known) = self.hidden.get_mut(values.start as usize..values.end as usize) else { return false };
        known.fill(false);
        let is_inside = values.start >= outside;
        self.pieces.push(values);
        is_inside
    }

    /// Hides the values of all pieces from index `first`, and removes these pieces.
    fn hide_pieces(&mut self, first: usize) {
        while self.pieces.len() > first {
            let Some(piece) = self.pieces.pop() else { break };
            self.hide(piece);
        }
    }

    fn hide(&mut self, values: Range<u32>) {
        if values.is_empty() {
            return;
        }
        let (start, end) = (values.start as usize, values.end as usize);
        if self.hidden.len() < end {
            self.hidden.resize(end, false);
        }
        if let Some(values) = self.hidden.get_mut(start..end) {
            values.fill(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mlirkit_ir::{Context, DialectSet, NewOp, Type, ValueId};

    /// Creates a body with one region that has three operations, the second of which contains a nested one. Each
    /// operation defines a value and uses the values in `uses`, given by the number of the defining operation.
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
            VisibleValues::default().accept(&body, &[root])
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
        assert!(VisibleValues::default().accept(&body, &[root]));
        body.append_block(root);
        assert!(!VisibleValues::default().accept(&body, &[root]));
    }

    /// Creates the same operations as [`body`], but in the order `made`, which determines their ids. An operation that
    /// is not in a block is created first and defines value 0.
    fn body_made_in_another_order(uses: [&[u32]; 4], made: [usize; 4]) -> (Body, RegionId) {
        let ctx = Context::new(DialectSet::new().allowing_unregistered());
        let (name, loc, ty) = (ctx.op_name("t.op"), ctx.unknown_loc(), ctx.i32_type());
        let mut body = Body::new();
        body.new_op(&NewOp { results: &[ty], ..NewOp::new(name, loc) });
        let root = body.new_root();
        let (block, inner) = (body.append_block(root), body.new_region());
        let nested = body.append_block(inner);
        let mut ops = [None; 4];
        for number in made {
            let operands: Vec<ValueId> = uses[number].iter().map(|value| ValueId(*value)).collect();
            let regions = if number == 1 { std::slice::from_ref(&inner) } else { &[] };
            let op = NewOp { operands: &operands, results: &[ty], regions, ..NewOp::new(name, loc) };
            ops[number] = Some(body.new_op(&op));
        }
        for (number, op) in ops.into_iter().enumerate() {
            body.push_op(if number == 2 { nested } else { block }, op.unwrap());
        }
        (body, root)
    }

    #[test]
    fn numbers_need_not_be_in_order() {
        let good = |uses, made| {
            let (body, root) = body_made_in_another_order(uses, made);
            VisibleValues::default().accept(&body, &[root])
        };
        // The nested operation defines value 2, its owner defines value 3.
        let inside_out = [0, 2, 1, 3];
        assert!(good([&[], &[1], &[1], &[1, 3]], inside_out));
        assert!(!good([&[], &[], &[3], &[]], inside_out), "the operation around it");
        assert!(!good([&[], &[], &[], &[2]], inside_out), "what is nested");
        assert!(!good([&[], &[2], &[], &[]], inside_out), "what is nested in it");
        assert!(!good([&[0], &[], &[], &[]], inside_out), "what stands in no block");
        assert!(!good([&[4], &[], &[], &[]], inside_out), "what comes later");
        // The last operation defines value 1, the first defines value 2.
        let last_first = [3, 0, 1, 2];
        assert!(good([&[], &[2], &[2], &[2, 3]], last_first));
        assert!(!good([&[1], &[], &[], &[]], last_first), "what comes later");
        assert!(!good([&[], &[1], &[], &[]], last_first), "what comes later");
        assert!(!good([&[], &[], &[1], &[]], last_first), "what comes later");
        assert!(!good([&[], &[], &[], &[4]], last_first), "what is nested");
        // The nested operation defines value 1, so it resembles a value from outside.
        assert!(!good([&[], &[], &[], &[1]], [2, 0, 1, 3]), "what is nested");
    }

    /// Checks, by a walk that keeps a list of visible values, that every use in a block and in its nested regions is
    /// visible.
    fn is_visible(body: &Body, block: mlirkit_ir::BlockId, outside: &[ValueId]) -> bool {
        let mut visible = outside.to_vec();
        visible.extend(body.args(block));
        body.ops(block).all(|op| {
            let inner = body.regions(op).iter().filter_map(|region| body.entry(*region));
            let good = body.operands(op).iter().all(|value| visible.contains(value))
                && inner.into_iter().all(|block| is_visible(body, block, &visible));
            visible.extend(body.results(op));
            good
        })
    }

    #[test]
    fn as_by_walking() {
        let ctx = Context::new(DialectSet::new().allowing_unregistered());
        let (name, loc, ty) = (ctx.op_name("t.op"), ctx.unknown_loc(), ctx.i32_type());
        let mut state = 1_u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let mut accepted = 0;
        for _ in 0..20_000 {
            let mut body = Body::new();
            let root = body.new_root();
            let mut blocks = vec![body.append_block(root)];
            for _ in 0..2 + random(6) {
                let block = blocks[random(blocks.len())];
                let regions: Vec<RegionId> = (0..random(4).saturating_sub(2)).map(|_| body.new_region()).collect();
                let inner: Vec<_> = regions.iter().map(|region| body.append_block(*region)).collect();
                // Arguments may be created before or after their operation; results before or after those of nested
                // operations.
                let early = random(2) == 0;
                let args = |body: &mut Body| {
                    for block in &inner {
                        body.set_args(*block, &[ty], &[loc]);
                    }
                };
                if early {
                    args(&mut body);
                }
                let values = body.value_count();
                let operands: Vec<ValueId> =
                    (0..random(3).min(values)).map(|_| ValueId(random(values) as u32)).collect();
                let results = [ty; 2];
                let op = NewOp {
                    operands: &operands,
                    results: &results[random(3)..],
                    regions: &regions,
                    ..NewOp::new(name, loc)
                };
                let op = body.new_op(&op);
                if !early {
                    args(&mut body);
                }
                match (random(8), body.first_op(block)) {
                    (0, _) => {}
                    (1, _) => body.insert_op(block, None, op),
                    (2, Some(first)) => body.insert_op(block, Some(first), op),
                    _ => body.push_op(block, op),
                }
                blocks.extend(inner);
            }
            let entry = body.entry(root).unwrap();
            if VisibleValues::default().accept(&body, &[root]) {
                accepted += 1;
                assert!(is_visible(&body, entry, &[]), "{body:?}");
            }
        }
        assert!(accepted > 2_000, "{accepted}");
    }
}
