//! Counts the operations of a file and lists its ten largest constants.

use std::collections::{BTreeMap, HashSet};

use mlirkit::{AttrData, ContextBuilder, Error, Module};

/// Runs the example.
pub fn main() -> Result<(), Error> {
    let path = std::env::args().nth(1).filter(|path| path.contains(".mlir"));
    let path =
        path.unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/mlp.stablehlo.mlirbc").into());
    let ctx = ContextBuilder::new().allow_unregistered().build();
    let module = Module::open(&ctx, path)?;

    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut constants = Vec::new();
    let mut seen = HashSet::new();
    for op in module.walk() {
        *counts.entry(op.name()).or_default() += 1;
        for attr in op.attr("value").into_iter().filter(|attr| seen.insert(*attr)) {
            match ctx.attr_data(attr) {
                AttrData::DenseElements(dense) => constants.push((dense.data.len(), dense.ty, op)),
                AttrData::DenseResource { ty, key, .. } => {
                    constants.push((module.resource(*key).map_or(0, |blob| blob.len()), *ty, op));
                }
                _ => {}
            }
        }
    }
    for (name, count) in counts {
        println!("{count:8} {name}");
    }
    constants.sort_by_key(|(size, ..)| std::cmp::Reverse(*size));
    for (size, ty, op) in constants.iter().take(10) {
        println!("{size:8} bytes: {} at {}", ty.display(&ctx), op.location().display(&ctx));
    }
    Ok(())
}
