//! Writes a StableHLO program as a portable artifact for an older reader, and prints the features that an even older
//! reader lacks.

use mlirkit::stablehlo::{OtherDialects, deserialize, serialize};
use mlirkit::{ContextBuilder, Error, Module};

/// Runs the example.
pub fn main() -> Result<(), Error> {
    let ctx = ContextBuilder::new().build();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/mlp.stablehlo.mlir");
    let module = Module::open(&ctx, path)?;

    let artifact = serialize(&module, "1.0.0", OtherDialects::Refuse)?;
    let folder = std::env::temp_dir().join("mlirkit-examples");
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join("mlp.vhlo.mlirbc"), &artifact)?;
    let again = deserialize(&ctx, artifact.into())?;
    println!("{} operations in a file for readers of 1.0.0", again.walk().count());

    let tan = Module::parse(
        &ctx,
        "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
           %0 = stablehlo.tan %x : tensor<4xf32>
           return %0 : tensor<4xf32>
         }",
    )?;
    if let Err(error) = serialize(&tan, "1.3.0", OtherDialects::Refuse) {
        println!("{error}");
    }
    Ok(())
}
