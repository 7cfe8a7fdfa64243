//! Converts StableHLO text to a portable artifact of an older version, and back.

use mlirkit::stablehlo::{OtherDialects, artifact_version, deserialize, serialize};
use mlirkit::{ContextBuilder, Error, Module};

/// Runs the example: the argument is a file of StableHLO.
pub fn main() -> Result<(), Error> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "mlp.stablehlo.mlir".to_owned());
    println!("{}", convert(&path)?);
    Ok(())
}

/// Converts a file; returns a sentence about it.
pub fn convert(path: &str) -> Result<String, Error> {
    let ctx = ContextBuilder::new().build();
    let module = Module::open(&ctx, path)?;
    let artifact = serialize(&module, "1.9.0", OtherDialects::Refuse)?;
    let version = artifact_version(&artifact).map_or_else(String::new, |version| version.to_string());
    let again = deserialize(&ctx, artifact.into())?;
    mlirkit::verify(&again)?;
    Ok(format!("read back from an artifact of StableHLO {version}"))
}
