//! `DestinationStyleOpInterface`: checks that each output is a tensor or memref, and that each tensor output has a
//! result.

use crate::common::rules::{fail, quoted};
use mlirkit_ir::{OpRef, Type, TypeData};
use mlirkit_verify::Verdict;
use smallvec::SmallVec;
use std::ops::Range;

/// Returns the range of operands that are outputs; `None` if this function does not know the operation.
fn outputs(op: OpRef<'_, '_>) -> Option<Range<usize>> {
    let def = op.def()?;
    let count = op.operands().len();
    let group = match op.name() {
        "test.destination_style_op" | "scf.forall" | "linalg.generic" | "linalg.elementwise" | "linalg.contract" => {
            "outputs"
        }
        "tensor.insert" | "tensor.insert_slice" | "bufferization.materialize_in_destination" => "dest",
        "linalg.pack" | "linalg.unpack" => "dest",
        "linalg.map" | "linalg.broadcast" | "linalg.transpose" => "init",
        "linalg.reduce" => "inits",
        "linalg.softmax" => "output",
        "vector.transfer_write" => "base",
        "vector.transfer_read" => return Some(count..count),
        "shard.update_halo" => "destination",
        name if name.starts_with("linalg.winograd") => "output",
        name if name.starts_with("linalg.") => "outputs",
        _ => return None,
    };
    op.operand_group(def.operands.iter().position(|operand| &*operand.name == group)?)
}

pub(super) fn verify(op: OpRef<'_, '_>, _: &[Box<str>]) -> Verdict {
    let ctx = op.context();
    let Some(range) = outputs(op) else { return Ok(()) };
    let first = range.start;
    let is_tensor = |ty: &Type| matches!(ctx.type_data(*ty), TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_));
    let mut tensors: SmallVec<[(usize, Type); 4]> = SmallVec::new();
    for (index, ty) in op.operand_types().enumerate().skip(first).take(range.len()) {
        if is_tensor(&ty) {
            tensors.push((index, ty));
        } else if !matches!(ctx.type_data(ty), TypeData::MemRef(_) | TypeData::UnrankedMemRef { .. }) {
            return fail(op, format!("expected that operand #{index} is a tensor or a memref"));
        }
    }
    let results = op.result_types().iter().filter(|ty| is_tensor(ty)).count();
    if results != tensors.len() {
        return fail(
            op,
            format!(
                "expected the number of tensor results ({results}) to be equal to the number of output tensors ({})",
                tensors.len()
            ),
        );
    }
    for (index, ty) in tensors {
        let Some(result) = op.result_types().get(index - first).copied() else { continue };
        if result != ty {
            let (ty, result) = (quoted(ctx, ty), quoted(ctx, result));
            return fail(
                op,
                format!("expected type of operand #{index} ({ty}) to match type of corresponding result ({result})"),
            );
        }
    }
    Ok(())
}
