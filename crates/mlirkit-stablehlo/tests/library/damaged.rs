//! Tests that damaged artifacts are either rejected or read, and that those that are read can be written again.

#![allow(clippy::unwrap_used)]

use mlirkit_ir::{Context, DialectSet};
use mlirkit_stablehlo::{OtherDialects, deserialize, serialize, upgrade};

const PROGRAM: &str = r#"
func.func private @body(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @main(%x: tensor<2x?xf32, #stablehlo.bounds<?, 8>>, %i: tensor<i32>) -> (tensor<i32>, tensor<4xi1>) {
  %true = stablehlo.constant dense<true> : tensor<4xi1>
  %bits = stablehlo.constant dense<[true, false, false, true]> : tensor<4xi1>
  %c = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %i4 = stablehlo.constant dense<[1, -2]> : tensor<2xi4>
  %complex = stablehlo.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f64>>
  %0 = stablehlo.dot_general %c, %c, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = stablehlo.custom_call @call(%0) {backend_config = "text", called_computations = [@body]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = stablehlo.compare LT, %1, %c, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
  %3:2 = stablehlo.while(%a = %i, %b = %true) : tensor<i32>, tensor<4xi1>
  cond {
    %limit = stablehlo.constant dense<10> : tensor<i32>
    %less = stablehlo.compare LT, %a, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %a, %one : tensor<i32>
    %both = stablehlo.and %b, %bits : tensor<4xi1>
    stablehlo.return %next, %both : tensor<i32>, tensor<4xi1>
  }
  return %3#0, %3#1 : tensor<i32>, tensor<4xi1>
}
"#;

fn context() -> Context {
    Context::new(DialectSet::new().with_lookup(mlirkit_dialects::lookup))
        .with_extension(mlirkit_dialects::hooks())
        .with_extension(mlirkit_dialects::encodings())
        .with_extension(mlirkit_asm::TEXT)
}

fn artifact(target: &str) -> Vec<u8> {
    let ctx = context();
    let text = bytes::Bytes::from_static(PROGRAM.as_bytes());
    let module = mlirkit_asm::parse(&ctx, "program.mlir", &text, &Default::default()).unwrap().module;
    serialize(&module, target, OtherDialects::Refuse).unwrap()
}

#[test]
fn damaged_artifacts_are_read_or_refused() {
    let mut seed = 7_u64;
    let mut below = |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % bound
    };
    let files = ["0.9.0", "0.12.0", "0.14.0", "1.0.0", "1.17.0"].map(artifact);
    let mut read = 0;
    for _ in 0..2000 {
        let mut file = files[below(files.len())].clone();
        for _ in 0..=below(3) {
            let at = below(file.len());
            file[at] = if below(2) == 0 { below(256) as u8 } else { file[at] ^ 1 << below(8) };
        }
        let ctx = context();
        let file = bytes::Bytes::from(file);
        if let Ok(module) = deserialize(&ctx, file.clone()) {
            read += 1;
            let _ = serialize(&module, "1.17.0", OtherDialects::Refuse);
            let _ = mlirkit_asm::print(&module, &Default::default(), &mut std::io::sink());
        }
        let _ = upgrade(&ctx, file, "1.0.0");
    }
    assert!(read > 100, "{read} of the files were read");
}
