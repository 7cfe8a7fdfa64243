//! Tests the numbers in tensors, cost estimates, and the results of queries.

use mlirkit_wasm::{Answer, Session};
use serde_json::{Value, json};

fn ask(session: &mut Session, request: Value) -> Value {
    match session.answer(&request, None) {
        Ok(Answer::Json(value)) => value,
        Ok(Answer::Bytes(bytes)) => Value::from(bytes),
        Ok(Answer::Needs(projects)) => json!({ "needs": projects }),
        Err(failure) => json!({ "failure": failure.json() }),
    }
}

fn opened(bytes: &[u8], vhlo: bool) -> Session {
    let mut session = Session::default();
    let request = json!({ "method": "open", "name": "t.mlir", "vhlo": vhlo });
    assert!(matches!(session.answer(&request, Some(bytes.to_vec())), Ok(Answer::Json(_))));
    session
}

/// Returns the histogram and the values of a constant, which is the only tensor in the module.
fn numbers(constant: &str) -> (Value, Value) {
    let text = format!("func.func @f() {{\n  %0 = arith.constant {constant}\n  return\n}}\n");
    let mut session = opened(text.as_bytes(), false);
    let found = ask(&mut session, json!({ "method": "tensors" }));
    let name = found["tensors"][0]["name"].clone();
    let ask = |session: &mut Session, method: &str| ask(session, json!({ "method": method, "name": name }));
    (ask(&mut session, "histogram"), ask(&mut session, "values"))
}

#[test]
fn bits_are_unpacked() {
    let (histogram, values) =
        numbers("dense<[[true, false, true, true, false], [true, true, true, true, true]]> : tensor<2x5xi1>");
    assert_eq!(
        (&histogram["count"], &histogram["zeros"], &histogram["mean"]),
        (&json!(10), &json!(2), &json!(0.8)),
        "{histogram}"
    );
    assert_eq!(
        (&values["shape"], &values["values"]),
        (&json!([2, 5]), &json!([[1.0, 0.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]])),
        "{values}"
    );
}

#[test]
fn complex_numbers_are_pairs() {
    let (histogram, values) = numbers("dense<[(3.0,4.0), (0.0,1.0), (-6.0,8.0)]> : tensor<3xcomplex<f32>>");
    assert_eq!(
        (&histogram["count"], &histogram["largest"], &histogram["complex"]),
        (&json!(3), &json!(10.0), &json!(true)),
        "{histogram}"
    );
    assert_eq!(histogram["first"], json!(["(3,4)", "(0,1)", "(-6,8)"]));
    assert_eq!((&values["shape"], &values["values"]), (&json!([3]), &json!([[5.0, 1.0, 10.0]])), "{values}");
}

#[test]
fn signs_and_extremes_are_kept() {
    let (histogram, values) = numbers("dense<[[-1, 2], [-128, 127]]> : tensor<2x2xi8>");
    assert_eq!((&histogram["least"], &histogram["largest"]), (&json!(-128.0), &json!(127.0)), "{histogram}");
    assert_eq!(values["values"], json!([[-1.0, 2.0], [-128.0, 127.0]]));
    let (histogram, _) = numbers("dense<[-1.7e308, 1.7e308]> : tensor<2xf64>");
    let bars = histogram["bars"].as_array().map(|bars| (bars[0].clone(), bars[47].clone()));
    assert_eq!(bars, Some((json!(1), json!(1))), "{histogram}");
}

#[test]
fn resources_of_other_lengths_are_lists() {
    let text = "func.func @f() {\n  %0 = \"t.t\"() {a = dense_resource<w> : tensor<4294967295x4294967295xi8>} : () -> tensor<1xi8>\n  return\n}\n{-#\n  dialect_resources: { builtin: { w: \"0x08000000010203\" } }\n#-}\n";
    let mut session = opened(text.as_bytes(), false);
    let values = ask(&mut session, json!({ "method": "values", "name": "w", "slice": u64::MAX }));
    assert_eq!((&values["shape"], &values["values"]), (&json!([3]), &json!([[1.0, 2.0, 3.0]])), "{values}");
}

/// Returns the sum of the FLOPs of all operations with the given name in the graph of a module.
fn flops(session: &mut Session, wanted: &str) -> f64 {
    let Ok(Answer::Bytes(bytes)) = session.answer(&json!({ "method": "graph" }), None) else { panic!("no graph") };
    let length = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize;
    let header: Value = serde_json::from_slice(&bytes[4..4 + length]).unwrap_or_default();
    let rows = header["rows"].as_u64().unwrap_or(0) as usize;
    let columns = header["columns"].as_array().map_or(0, Vec::len);
    let at = header["columns"].as_array().and_then(|all| all.iter().position(|one| one == "name")).unwrap_or(0);
    let name = |row: usize| {
        let at = 4 + length + 4 * (at * rows + row);
        let word = u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]) as usize;
        header["strings"][word].as_str().unwrap_or_default()
    };
    let edges = header["edges"].as_u64().unwrap_or(0) as usize;
    let costs = (4 + length + 4 * (columns * rows + 5 * edges)).next_multiple_of(8) + 8 * rows;
    let cost = |row: usize| {
        let at = costs + 8 * row;
        f64::from_le_bytes(bytes[at..at + 8].try_into().unwrap_or_default())
    };
    (0..rows).filter(|row| name(*row) == wanted).map(cost).sum()
}

const PRODUCTS: &str = r#"
func.func @main(%a: tensor<8x16x32xf32>, %b: tensor<8x32x64xf32>, %i: tensor<1x28x28x3xf32>, %k: tensor<5x5x3x12xf32>) -> (tensor<8x16x64xf32>, tensor<1x24x24x12xf32>) {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x16x32xf32>, tensor<8x32x64xf32>) -> tensor<8x16x64xf32>
  %1 = stablehlo.convolution(%i, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x28x28x3xf32>, tensor<5x5x3x12xf32>) -> tensor<1x24x24x12xf32>
  %2 = stablehlo.reshape %0 : (tensor<8x16x64xf32>) -> tensor<8x1024xf32>
  %3 = stablehlo.convert %0 : (tensor<8x16x64xf32>) -> tensor<8x16x64xf64>
  return %0, %1 : tensor<8x16x64xf32>, tensor<1x24x24x12xf32>
}
"#;

const DOT: f64 = 2.0 * 8.0 * 16.0 * 64.0 * 32.0;
const CONV: f64 = 2.0 * 24.0 * 24.0 * 12.0 * 5.0 * 5.0 * 3.0;

#[test]
fn products_of_stablehlo_and_its_artifacts_cost_the_same() {
    let mut session = opened(PRODUCTS.as_bytes(), false);
    let names = ["dot_general", "convolution", "reshape", "convert"];
    let costs = names.map(|name| flops(&mut session, &format!("stablehlo.{name}")));
    assert_eq!(costs, [DOT, CONV, 0.0, 0.0]);
    let Ok(Answer::Bytes(artifact)) = session.answer(&json!({ "method": "write", "format": "stablehlo" }), None) else {
        panic!("no artifact")
    };
    let mut session = opened(&artifact, true);
    let costs = ["dot_general_v2", "convolution_v1", "reshape_v1", "convert_v1"];
    assert_eq!(costs.map(|name| flops(&mut session, &format!("vhlo.{name}"))), [DOT, CONV, 0.0, 0.0]);
}

#[test]
fn products_of_other_dialects_cost_what_they_do() {
    let text = r#"
#map = affine_map<(m, n, k) -> (m, k)>
#map1 = affine_map<(m, n, k) -> (k, n)>
#map2 = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %i: tensor<1x9x9x3xf32>, %h: tensor<2x2x3x5xf32>, %o: tensor<1x8x8x5xf32>, %x: tensor<1x3x8x8xf32>, %w: tensor<6x3x3x3xf32>, %z: tensor<1xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %s = arith.mulf %p, %q : f32
    %t = arith.addf %r, %s : f32
    linalg.yield %t : f32
  } -> tensor<4x2xf32>
  %2 = linalg.conv_2d_nhwc_hwcf ins(%i, %h : tensor<1x9x9x3xf32>, tensor<2x2x3x5xf32>) outs(%o : tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32>
  %3 = "onnx.Conv"(%x, %w) : (tensor<1x3x8x8xf32>, tensor<6x3x3x3xf32>) -> tensor<1x6x6x6xf32>
  %4 = "onnx.Gemm"(%b, %c) {transA = 1 : si64} : (tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}
"#;
    let mut session = opened(text.as_bytes(), false);
    let costs = ["linalg.matmul", "linalg.generic", "linalg.conv_2d_nhwc_hwcf", "onnx.Conv", "onnx.Gemm"];
    let expected = [
        2.0 * 4.0 * 2.0 * 8.0,
        2.0 * 4.0 * 2.0 * 8.0,
        2.0 * 8.0 * 8.0 * 5.0 * 12.0,
        2.0 * 6.0 * 6.0 * 6.0 * 27.0,
        2.0 * 4.0 * 8.0,
    ];
    assert_eq!(costs.map(|name| flops(&mut session, name)), expected);
    let torch = r#"
func.func @f(%a: !torch.vtensor<[4,8],f32>, %b: !torch.vtensor<[8,2],f32>) -> !torch.vtensor<[4,2],f32> {
  %0 = torch.aten.mm %a, %b : !torch.vtensor<[4,8],f32>, !torch.vtensor<[8,2],f32> -> !torch.vtensor<[4,2],f32>
  %int1 = torch.constant.int 1
  return %0 : !torch.vtensor<[4,2],f32>
}
"#;
    let mut session = opened(torch.as_bytes(), false);
    assert_eq!(["torch.aten.mm", "torch.constant.int"].map(|name| flops(&mut session, name)), [128.0, 0.0]);
}

#[test]
fn operations_that_are_repeated_cost_nothing_themselves() {
    let text = r#"
#map = affine_map<(m) -> (m)>
func.func @f(%a: tensor<8xf32>, %h: tensor<8xf16>, %z: tensor<f32>, %o: tensor<8xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%h : tensor<8xf16>) outs(%o : tensor<8xf32>) {
  ^bb0(%p: f16, %q: f32):
    %s = arith.extf %p : f16 to f32
    %t = arith.mulf %s, %s : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  %1 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
"#;
    let mut session = opened(text.as_bytes(), false);
    let names = ["linalg.generic", "arith.mulf", "arith.extf", "stablehlo.reduce", "stablehlo.add"];
    assert_eq!(names.map(|name| flops(&mut session, name)), [8.0, 0.0, 0.0, 8.0, 0.0]);
}

#[test]
fn sums_of_huge_types_do_not_overflow() {
    let huge = "tensor<4294967296x2147483648xf64>";
    let mut session = opened(
        format!("func.func @f() {{\n  %0:2 = \"t.t\"() : () -> ({huge}, {huge})\n  return\n}}\n").as_bytes(),
        false,
    );
    assert_eq!(flops(&mut session, "t.t"), 0.0);
}

#[test]
fn queries_answer_with_values_and_counts_of_rows() {
    let mut session = opened(PRODUCTS.as_bytes(), false);
    let answer = ask(&mut session, json!({ "method": "query", "query": "sum bytes" }));
    assert!(answer["name"].is_string() && answer["value"].is_number(), "{answer}");
    let answer = ask(&mut session, json!({ "method": "query", "query": "count by name" }));
    assert_eq!(answer["count"].as_u64(), answer["rows"].as_array().map(|rows| rows.len() as u64), "{answer}");
}
