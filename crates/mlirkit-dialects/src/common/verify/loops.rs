//! `LoopLikeOpInterface`: checks the values that a loop carries from one iteration to the next.

use crate::common::rules::{fail, int, quoted, terminator};
use mlirkit_ir::{BlockRef, OpRef, RegionRef, Type, ValueRef};
use mlirkit_verify::Verdict;

/// Types of the values that a loop carries.
struct Carried {
    inits: Vec<Type>,
    /// The types of the region arguments that receive the carried values.
    args: Vec<Type>,
    yielded: Vec<Type>,
    results: Option<Vec<Type>>,
}

fn types<'m, 'c: 'm>(values: impl Iterator<Item = ValueRef<'m, 'c>>) -> Vec<Type> {
    values.map(ValueRef::ty).collect()
}

fn carried(op: OpRef<'_, '_>) -> Option<Carried> {
    let entry = |index: usize| op.region(index).and_then(RegionRef::entry);
    let args = |block: Option<BlockRef<'_, '_>>, skip: usize| -> Vec<Type> {
        block.map(|block| block.args().skip(skip).map(ValueRef::ty).collect()).unwrap_or_default()
    };
    let yielded = |index: usize| op.region(index).and_then(terminator).map(|op| op.operand_types().collect::<Vec<_>>());
    let results = || Some(op.result_types().to_vec());
    Some(match op.name() {
        "scf.for" => Carried {
            inits: types(op.operands_named("initArgs")),
            args: args(entry(0), 1),
            yielded: yielded(0).unwrap_or_default(),
            results: results(),
        },
        "affine.for" => Carried {
            inits: types(op.operands_named("inits")),
            args: args(entry(0), 1),
            yielded: yielded(0).unwrap_or_default(),
            results: results(),
        },
        "sparse_tensor.iterate" => {
            let inits = types(op.operands_named("initArgs"));
            let block = entry(0);
            let used = int(op, "crdUsedLvls").unwrap_or(0).count_ones() as usize;
            let count = block.map_or(0, |block| block.args().len().saturating_sub(1 + used));
            let mut args = args(block, 0);
            args.truncate(count);
            Carried { inits, args, yielded: yielded(0).unwrap_or_default(), results: results() }
        }
        "scf.forall" => {
            let inits = types(op.operands_named("outputs"));
            let block = entry(0);
            let skip = block.map_or(0, |block| block.args().len().saturating_sub(inits.len()));
            Carried { inits, args: args(block, skip), yielded: Vec::new(), results: None }
        }
        "scf.while" => Carried {
            inits: op.operand_types().collect(),
            args: args(entry(0), 0),
            yielded: yielded(1).unwrap_or_default(),
            results: None,
        },
        _ => return None,
    })
}

pub(super) fn verify(op: OpRef<'_, '_>, _: &[Box<str>]) -> Verdict {
    if super::branch::agrees(op) {
        return Ok(());
    }
    let Some(Carried { inits, args, yielded, results }) = carried(op) else { return Ok(()) };
    let different = |what: &str, a: usize, b: usize| fail(op, format!("different number of {what}: {a} != {b}"));
    let drops_one = matches!(op.name(), "scf.for" | "affine.for");
    if drops_one && op.region(0).and_then(RegionRef::entry).is_some_and(|entry| entry.args().len() == 0) {
        // Upstream subtracts an argument that does not exist, so its unsigned count wraps around.
        let message = format!("different number of inits and region iter_args: {} != {}", inits.len(), u64::MAX);
        return fail(op, message);
    }
    if inits.len() != args.len() {
        return different("inits and region iter_args", inits.len(), args.len());
    }
    if !yielded.is_empty() && args.len() != yielded.len() {
        return different("region iter_args and yielded values", args.len(), yielded.len());
    }
    if let Some(results) = results.as_ref().filter(|results| results.len() != args.len()) {
        return different("loop results and region iter_args", results.len(), args.len());
    }
    let ctx = op.context();
    let mismatch = |index: usize, first: &str, a: Type, second: &str, b: Type| {
        let (a, b) = (quoted(ctx, a), quoted(ctx, b));
        fail(op, format!("{index}-th {first} and {index}-th {second} have different type: {a} != {b}"))
    };
    for (index, (init, arg)) in inits.iter().zip(&args).enumerate() {
        if init != arg {
            return mismatch(index, "init", *init, "region iter_arg", *arg);
        }
        if let Some(value) = yielded.get(index).filter(|value| *value != arg) {
            return mismatch(index, "region iter_arg", *arg, "yielded value", *value);
        }
    }
    // In upstream this index is always 0.
    for (arg, result) in args.iter().zip(results.iter().flatten()) {
        if arg != result {
            return mismatch(0, "region iter_arg", *arg, "loop result", *result);
        }
    }
    Ok(())
}
