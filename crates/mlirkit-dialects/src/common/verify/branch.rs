//! `RegionBranchOpInterface`: checks that the values passed between an operation and its regions have the expected
//! types.

use crate::common::rules::{has_trait, quoted};
use mlirkit_ir::{BlockId, Body, OpRef, RegionRef, Regions, Type, ValueId, ValueRef};
use mlirkit_verify::{Verdict, Violation};
use smallvec::{SmallVec, smallvec};

/// The types of the passed values. The list is inline, because there are usually few.
type Types = SmallVec<[Type; 4]>;

/// A control flow edge: into the region with the given index, or back to the operation's results if `region` is `None`.
struct Edge {
    region: Option<usize>,
    operands: Types,
    inputs: Types,
}

/// Returns the terminators in a region that pass values to another region or to the operation's results.
fn terminators<'m, 'c>(region: RegionRef<'m, 'c>) -> impl Iterator<Item = OpRef<'m, 'c>> {
    let is_exit = |op: &OpRef<'_, '_>| has_trait(*op, "RegionBranchTerminatorOpInterface");
    region.blocks().filter_map(mlirkit_ir::BlockRef::terminator).filter(is_exit)
}

fn arg_types(op: OpRef<'_, '_>, region: usize, skip: usize) -> Types {
    let entry = op.region(region).and_then(RegionRef::entry);
    entry.map(|block| block.args().skip(skip).map(ValueRef::ty).collect()).unwrap_or_default()
}

/// Returns the edges that leave the operation itself, or a terminator in one of its regions.
fn edges(op: OpRef<'_, '_>, from: Option<(usize, OpRef<'_, '_>)>) -> SmallVec<[Edge; 2]> {
    let to_parent = |operands| Edge { region: None, operands, inputs: Types::from_slice(op.result_types()) };
    let enter = |region, operands, skip| Edge { region: Some(region), operands, inputs: arg_types(op, region, skip) };
    let named = |name: &str| op.operands_named(name).map(ValueRef::ty).collect::<Types>();
    let handed = from.map(|(_, terminator)| terminator.operand_types().collect::<Types>());
    match (op.name(), handed) {
        ("scf.for" | "affine.for", handed) => {
            let inits = if op.is("scf.for") { "initArgs" } else { "inits" };
            let handed = handed.unwrap_or_else(|| named(inits));
            smallvec![enter(0, handed.clone(), 1), to_parent(handed)]
        }
        ("scf.while", None) => smallvec![enter(0, op.operand_types().collect(), 0)],
        ("scf.while", Some(handed)) => match from {
            Some((0, _)) => {
                let carried: Types = handed.into_iter().skip(1).collect();
                smallvec![enter(1, carried.clone(), 0), to_parent(carried)]
            }
            _ => smallvec![enter(0, handed, 0)],
        },
        ("scf.if" | "affine.if", None) => {
            let otherwise = match op.region(1).and_then(RegionRef::entry) {
                Some(_) => enter(1, SmallVec::new(), 0),
                None => to_parent(SmallVec::new()),
            };
            smallvec![enter(0, SmallVec::new(), 0), otherwise]
        }
        ("scf.execute_region" | "memref.alloca_scope" | "shape.assuming", None) => {
            smallvec![enter(0, SmallVec::new(), 0)]
        }
        (
            "scf.if"
            | "affine.if"
            | "scf.execute_region"
            | "scf.index_switch"
            | "memref.alloca_scope"
            | "shape.assuming",
            Some(handed),
        ) => {
            smallvec![to_parent(handed)]
        }
        _ => SmallVec::new(),
    }
}

/// Returns true if all edges of a loop or conditional pass values of the expected types. This check is fast and
/// incomplete: it also returns `false` for unusual operations.
pub(crate) fn agrees(op: OpRef<'_, '_>) -> bool {
    let (outer, Regions { arena, ids, .. }) = (op.arena(), op.region_list());
    let results = op.result_types();
    // Whether the block is the only one in its region and its terminator passes on values of the result types.
    let gives = |block: BlockId| {
        let Some(last) = arena.last_op(block).filter(|_| arena.next_block(block).is_none()) else { return false };
        is_same(arena, arena.operands(last), results)
    };
    match op.name() {
        name @ ("scf.for" | "affine.for") => {
            let starts = match name {
                "scf.for" => outer.operands(op.id).get(3..).is_some_and(|inits| is_same(outer, inits, results)),
                _ => op.operands_named("inits").map(ValueRef::ty).eq(results.iter().copied()),
            };
            let takes = |block: BlockId| matches!(arena.arg_types(block), [_, carried @ ..] if carried == results);
            starts && ids.iter().all(|region| arena.entry(*region).is_some_and(|block| takes(block) && gives(block)))
        }
        "scf.if" | "affine.if" => {
            let is_complete = results.is_empty() || ids.get(1).is_some_and(|region| arena.entry(*region).is_some());
            let fits = |block: BlockId| arena.arg_count(block) == 0 && gives(block);
            is_complete && ids.iter().all(|region| arena.entry(*region).is_none_or(fits))
        }
        _ => false,
    }
}

/// Returns whether values have exactly these types.
pub(crate) fn is_same(body: &Body, values: &[ValueId], types: &[Type]) -> bool {
    let mut types = types.iter();
    values.len() == types.len() && values.iter().all(|value| types.next() == Some(&body.ty(*value)))
}

pub(super) fn verify_regions(op: OpRef<'_, '_>, _: &[Box<str>]) -> Verdict {
    if agrees(op) {
        return Ok(());
    }
    verify_edges(op, None)?;
    for (index, region) in op.regions().enumerate() {
        for terminator in terminators(region) {
            verify_edges(op, Some((index, terminator)))?;
        }
    }
    Ok(())
}

fn verify_edges(op: OpRef<'_, '_>, from: Option<(usize, OpRef<'_, '_>)>) -> Verdict {
    for Edge { region, operands, inputs } in edges(op, from) {
        let problem = if operands.len() == inputs.len() {
            let Some(index) = operands.iter().zip(&inputs).position(|(a, b)| a != b) else { continue };
            let text =
                |types: &[Type]| types.get(index).map(|ty| quoted(op.context(), *ty).to_string()).unwrap_or_default();
            let (operand, input) = (text(&operands), text(&inputs));
            format!("successor operand type #{index} {operand} should match successor input type #{index} {input}")
        } else {
            let (have, need) = (operands.len(), inputs.len());
            format!("region branch point has {have} operands, but region successor needs {need} inputs")
        };
        let to = region.map_or_else(|| "parent".to_owned(), |index| format!("Region #{index}"));
        let (point, location) = match from {
            Some((_, terminator)) => (format!("Operation {}", terminator.name()), terminator.location()),
            None => ("parent".to_owned(), op.location()),
        };
        let message = format!("along control flow edge from {point} to {to}: {problem}");
        return Err(Violation::op(op, message).with_note(location, "region branch point"));
    }
    Ok(())
}
