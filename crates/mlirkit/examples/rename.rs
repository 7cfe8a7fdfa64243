//! Renames a function together with its uses, and erases the private functions that nothing calls.

use std::collections::HashSet;
use std::ops::ControlFlow;

use mlirkit::{ContextBuilder, Error, Format, Module, OpKey, Walk};

const INPUT: &str = "
func.func private @square(%x: f32) -> f32 {
  %0 = arith.mulf %x, %x : f32
  return %0 : f32
}
func.func private @old_square(%x: f32) -> f32 {
  %0 = call @older_square(%x) : (f32) -> f32
  return %0 : f32
}
func.func private @older_square(%x: f32) -> f32 {
  return %x : f32
}
func.func @norm(%x: f32, %y: f32) -> f32 {
  %0 = call @square(%x) : (f32) -> f32
  %1 = call @square(%y) : (f32) -> f32
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
";

/// Runs the example.
pub fn main() -> Result<(), Error> {
    let ctx = ContextBuilder::new().build();
    let mut module = Module::parse(&ctx, INPUT)?;
    let square = module.lookup("square").ok_or_else(|| Error::unplaced("no @square"))?.key();
    module.rename_symbol(square, "squared")?;

    while erase_dead(&mut module)? > 0 {}
    mlirkit::verify(&module)?;
    let folder = std::env::temp_dir().join("mlirkit-examples");
    std::fs::create_dir_all(&folder)?;
    module.write_to(&mut std::fs::File::create(folder.join("renamed.mlir"))?, Format::Text)?;
    println!("{module}");
    Ok(())
}

/// Erases the private functions that nothing calls. Returns their number.
fn erase_dead(module: &mut Module<'_>) -> Result<usize, Error> {
    let mut called = HashSet::new();
    let root = module.root().ok_or_else(|| Error::unplaced("nothing in it"))?.key();
    module.walk_mut::<()>(root, |module, op| {
        let op = module.get(op)?;
        called.extend(op.attr("callee").and_then(|callee| op.lookup_nearest_symbol(callee)).map(|callee| callee.key()));
        Ok(ControlFlow::Continue(Walk::Into))
    })?;
    let private = module.symbols().filter(|op| op.string_attr("sym_visibility") == Some("private"));
    let dead: Vec<OpKey> = private.map(|op| op.key()).filter(|op| !called.contains(op)).collect();
    dead.iter().try_for_each(|op| module.erase(*op))?;
    Ok(dead.len())
}
