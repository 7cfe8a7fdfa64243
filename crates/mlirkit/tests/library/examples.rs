//! Tests that the example programs run and that `mlir-opt` reads their output.

#![allow(missing_docs, reason = "each program says what it does in its first line")]

#[path = "../../examples/build.rs"]
mod build;
#[allow(dead_code, reason = "the test calls what its `main` prints")]
#[path = "../../../../examples/convert/convert.rs"]
mod convert;
#[path = "../../examples/count.rs"]
mod count;
#[path = "../../examples/downgrade.rs"]
mod downgrade;
#[path = "../../examples/layout.rs"]
mod layout;
#[path = "../../examples/own_dialect.rs"]
mod own_dialect;
#[path = "../../examples/rename.rs"]
mod rename;
#[path = "../../examples/safetensors.rs"]
mod safetensors;

use std::process::Command;

/// Checks that `mlir-opt` 22 can read a file written by an example. Does nothing if the tool is not installed.
fn read_by_mlir_opt(name: &str) {
    let file = std::env::temp_dir().join("mlirkit-examples").join(name);
    assert!(file.exists(), "{} has been written", file.display());
    let tool = std::env::var_os("MLIR_OPT").unwrap_or_else(|| "mlir-opt-22".into());
    match Command::new(tool).arg(&file).output() {
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{}: {said}", file.display());
        }
        Err(error) => eprintln!("not read by mlir-opt: {error}"),
    }
}

#[test]
fn converts() -> Result<(), mlirkit::Error> {
    let expected = include_str!("../../../../examples/convert/expected.txt");
    assert_eq!(convert::convert("../../examples/mlp.stablehlo.mlir")?, expected.trim_end());
    Ok(())
}

#[test]
fn counts() -> Result<(), mlirkit::Error> {
    count::main()
}

#[test]
fn builds() -> Result<(), mlirkit::Error> {
    build::main()?;
    read_by_mlir_opt("dot.mlir");
    read_by_mlir_opt("dot.mlirbc");
    Ok(())
}

#[test]
fn renames() -> Result<(), mlirkit::Error> {
    rename::main()?;
    read_by_mlir_opt("renamed.mlir");
    Ok(())
}

#[test]
fn downgrades() -> Result<(), mlirkit::Error> {
    downgrade::main()
}

#[test]
fn queries_layouts() -> Result<(), mlirkit::Error> {
    layout::main()
}

#[test]
fn has_a_dialect_of_its_own() -> Result<(), mlirkit::Error> {
    own_dialect::main()
}

#[test]
fn streams_constants() -> Result<(), mlirkit::Error> {
    safetensors::main()
}
