//! Comparison of the compatibility expander with that of upstream StableHLO.
//!
//! `expander/NAME.mlir` is the input. `NAME.expanded` is the output of `stablehlo-compatibility-expander{target=1.0.0}`
//! in jaxlib 0.10.2, with locations. `BLESS=1` overwrites these files with the output of mlirkit.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use mlirkit_asm::{ParseOptions, PrintOptions, parse, print};
use mlirkit_ir::{Context, DialectSet};
use mlirkit_stablehlo::expand;

#[test]
fn what_is_expanded_is_what_upstream_makes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expander");
    let mut checked = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "mlir") {
            continue;
        }
        let ctx = Context::new(DialectSet::new().with_lookup(mlirkit_dialects::lookup))
            .with_extension(mlirkit_dialects::hooks());
        let parsed = parse(&ctx, "-", &std::fs::read(&path).unwrap(), &ParseOptions::default()).unwrap();
        let mut out = Vec::new();
        let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
        print(&expand(&parsed.module, "1.0.0").unwrap(), &options, &mut out).unwrap();
        let (out, golden) = (String::from_utf8(out).unwrap(), path.with_extension("expanded"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&golden, format!("{}\n", out.trim_end())).unwrap();
        }
        assert_eq!(out.trim_end(), std::fs::read_to_string(&golden).unwrap().trim_end(), "{}", path.display());
        checked += 1;
    }
    assert!(checked > 0);
}

#[test]
fn targets_are_checked() {
    let ctx =
        Context::new(DialectSet::new().with_lookup(mlirkit_dialects::lookup)).with_extension(mlirkit_dialects::hooks());
    let parsed = parse(&ctx, "-", b"module {}", &ParseOptions::default()).unwrap();
    let message = |target| expand(&parsed.module, target).err().unwrap().into_diagnostics().remove(0).message;
    assert_eq!(message("0.8.0"), "target version 0.8.0 is less than minimum supported 0.9.0");
    assert!(message("1.x").starts_with("Invalid target version argument '1.x'"));
}

#[test]
fn meshes_must_be_there() {
    let ctx =
        Context::new(DialectSet::new().with_lookup(mlirkit_dialects::lookup)).with_extension(mlirkit_dialects::hooks());
    let text = "func.func @f(%x: tensor<4xf32>) -> tensor<8xf32> {
      %0 = \"stablehlo.all_gather\"(%x) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<
        mesh = @nowhere, axes = [#stablehlo.axis_ref<name = \"x\">]>} : (tensor<4xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }";
    let parsed = parse(&ctx, "-", text.as_bytes(), &ParseOptions::default()).unwrap();
    let errors = expand(&parsed.module, "1.15.0").err().unwrap().into_diagnostics();
    assert_eq!(errors[0].message, "'stablehlo.all_gather' op Failed to find mesh symbol");
    assert!(expand(&parsed.module, "1.16.0").is_ok());
}
