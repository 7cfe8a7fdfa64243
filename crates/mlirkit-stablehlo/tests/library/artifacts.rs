//! Tests of artifacts of small modules: at every version, with other dialects, and written without copying the module.

#![allow(clippy::unwrap_used)]

use mlirkit_asm::PrintOptions;
use mlirkit_ir::{Context, DialectSet, Module};
use mlirkit_stablehlo::versions::LOG;
use mlirkit_stablehlo::{
    OtherDialects, Version, artifact_version, deserialize, into_artifact, legalize_to_stablehlo, legalize_to_vhlo,
    serialize, upgrade, vhlo_to_version,
};

fn context() -> Context {
    Context::new(DialectSet::new().with_lookup(mlirkit_dialects::lookup).allowing_unregistered())
        .with_extension(mlirkit_dialects::hooks())
        .with_extension(mlirkit_dialects::encodings())
        .with_extension(mlirkit_asm::TEXT)
}

fn parse<'c>(ctx: &'c Context, text: &str) -> Module<'c> {
    let parsed = mlirkit_asm::parse(ctx, "test.mlir", text.as_bytes(), &Default::default());
    parsed.unwrap_or_else(|errors| panic!("{errors:?}")).module
}

fn print(module: &Module<'_>) -> String {
    let mut out = Vec::new();
    mlirkit_asm::print(module, &PrintOptions::default(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// Operations that changed between versions, in a form that the oldest version with the operation can express.
const CHANGED: &str = r#"module {
  func.func private @decomposition(tensor<4x4xf32>) -> tensor<4x4xf32>
  func.func @main(%arg0: tensor<4x4xf32>, %arg1: tensor<2x1xi32>) -> (tensor<4x4xf32>, tensor<2x4xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<4x4xf32>
    %1 = stablehlo.tanh %0 : tensor<4x4xf32>
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = "stablehlo.all_reduce"(%2) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %6 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.custom_call @target(%3) {mhlo.sharding = "{replicated}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = "stablehlo.gather"(%4, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
    return %4, %5 : tensor<4x4xf32>, tensor<2x4xf32>
  }
}

"#;

#[test]
fn every_version_brings_back_what_it_was_given() {
    let ctx = context();
    let module = parse(&ctx, CHANGED);
    assert_eq!(print(&module), CHANGED);
    for (version, _) in LOG {
        let artifact = serialize(&module, &version.to_string(), OtherDialects::Refuse).unwrap();
        assert_eq!(artifact_version(&artifact), Some(*version));
        assert_eq!(artifact.get(4).map(|byte| u64::from(byte >> 1)), version.bytecode_format(), "{version}");
        assert_eq!(print(&deserialize(&ctx, artifact.clone().into()).unwrap()), CHANGED, "{version}");
        // Converting in two steps must give the same result as converting at once.
        let newest = upgrade(&ctx, artifact.clone().into(), "1.22.0").unwrap();
        assert_eq!(newest, serialize(&module, "1.22.0", OtherDialects::Refuse).unwrap(), "{version}");
        assert_eq!(upgrade(&ctx, newest.into(), &version.to_string()).unwrap(), artifact, "{version}");
    }
}

#[test]
fn a_module_that_is_given_away_gives_the_same_bytes() {
    let ctx = context();
    for version in ["0.9.0", "1.0.0", "1.22.0"] {
        let copied = serialize(&parse(&ctx, CHANGED), version, OtherDialects::Refuse).unwrap();
        assert_eq!(into_artifact(parse(&ctx, CHANGED), version, OtherDialects::Refuse).unwrap(), copied);
    }
}

/// Functions with regions, of which the second is the largest, and operations between them that are not streamed.
const SEVERAL: &str = r#"module {
  func.func private @first(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i1>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.if"(%arg1) ({
      %4 = stablehlo.tanh %arg0 : tensor<4xf32>
      stablehlo.return %4 : tensor<4xf32>
    }, {
      %4 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
        stablehlo.return %5 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %4 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %1 = call @first(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = call @last(%1, %cst) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func private @last(%arg0: tensor<4xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  sdy.mesh @other = <["y"=4]>
}

"#;

#[test]
fn functions_change_in_place_as_they_do_anew() {
    let ctx = context();
    let copied = serialize(&parse(&ctx, SEVERAL), "1.9.0", OtherDialects::Keep).unwrap();
    assert_eq!(into_artifact(parse(&ctx, SEVERAL), "1.9.0", OtherDialects::Keep).unwrap(), copied);
    let vhlo = legalize_to_vhlo(&parse(&ctx, SEVERAL), OtherDialects::Keep).unwrap();
    assert_eq!(print(&legalize_to_stablehlo(&vhlo).unwrap()), SEVERAL);
    assert_eq!(print(&deserialize(&ctx, copied.into()).unwrap()), SEVERAL);
}

#[test]
fn nothing_changes_its_input() {
    let ctx = context();
    let module = parse(&ctx, CHANGED);
    let vhlo = legalize_to_vhlo(&module, OtherDialects::Refuse).unwrap();
    let newest = print(&vhlo);
    vhlo_to_version(&vhlo, "0.9.0").unwrap();
    assert_eq!((print(&module).as_str(), print(&vhlo)), (CHANGED, newest));
}

/// Returns the first note in the errors about serializing an operation for a target version.
fn blocker(operation: &str, target: &str) -> String {
    let ctx = context();
    let text = format!(
        "func.func @f(%a: tensor<4xf32>, %b: tensor<4xi2>) -> tensor<4xf32> {{\n  {operation}\n  return %a : tensor<4xf32>\n}}"
    );
    let errors = serialize(&parse(&ctx, &text), target, OtherDialects::Refuse).unwrap_err().into_diagnostics();
    errors.iter().flat_map(|error| &error.notes).map(|note| note.message.clone()).next().unwrap_or_default()
}

#[test]
fn errors_say_what_is_in_the_way_and_since_when_it_exists() {
    assert_eq!(blocker("%0 = stablehlo.tan %a : tensor<4xf32>", "1.3.0"), "operation 'tan' exists since 1.4.0");
    assert_eq!(blocker("%0 = stablehlo.abs %a : tensor<4xf32>", "1.1.0"), "type 'i2_v1' exists since 1.2.0");
    let accurate = "%0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>";
    assert_eq!(blocker(accurate, "1.8.0"), "operation 'exponential' has 'result_accuracy' since 1.9.0");
    let typed = r#"%0 = stablehlo.custom_call @f(%a) {api_version = 4 : i32} : (tensor<4xf32>) -> tensor<4xf32>"#;
    assert_eq!(blocker(typed, "1.2.0"), "operation 'custom_call' has a dictionary as 'backend_config' since 1.3.0");
}

#[test]
fn targets_are_versions_that_exist() {
    let ctx = context();
    let module = parse(&ctx, CHANGED);
    let error = |target: &str| serialize(&module, target, OtherDialects::Refuse).unwrap_err().to_string();
    assert!(error("").contains("error: No target version specified.\nTarget version must be of the form `#.#.#`."));
    assert!(error("1.2").contains("error: Invalid target version argument '1.2'\n"));
    assert!(error("0.8.0").contains("error: target version 0.8.0 is less than minimum supported 0.9.0"));
    assert!(error("1.22.1").contains("error: target version 1.22.1 is greater than current version 1.22.0"));
    let artifact = serialize(&module, "01.2.3", OtherDialects::Refuse).unwrap();
    assert_eq!(artifact_version(&artifact), Some(Version::new(1, 2, 3)));
    assert!(artifact.starts_with(b"ML\xefR\x0dStableHLO_v01.2.3\0"));
}

const MIXED: &str = r#"module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0:2 = "other.op"(%arg0) {unit} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %1 = stablehlo.add %0#0, %0#1 {other.attr = #other.attr} : tensor<4xf32>
    %2 = "other.op"(%1, %0#0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

"#;

#[test]
fn other_dialects_stay_between_casts() {
    let ctx = context();
    let module = parse(&ctx, MIXED);
    let vhlo = legalize_to_vhlo(&module, OtherDialects::Keep).unwrap();
    let names: Vec<_> = vhlo.root().unwrap().walk().skip(2).map(|op| op.name()).collect();
    let cast = "builtin.unrealized_conversion_cast";
    let expected = [cast, "other.op", cast, cast, "vhlo.add_v1", cast, "other.op", cast, "vhlo.return_v1"];
    assert_eq!(names, expected);
    let artifact = serialize(&module, "1.11.0", OtherDialects::Keep).unwrap();
    assert_eq!(print(&deserialize(&ctx, artifact.into()).unwrap()), MIXED);
    let error = legalize_to_vhlo(&module, OtherDialects::Refuse).unwrap_err();
    let message = "failed to legalize operation 'stablehlo.add' that was explicitly marked illegal";
    assert_eq!(error.message, message);
}

#[test]
fn an_artifact_without_a_module_is_read_into_one() {
    let ctx = context();
    let options = mlirkit_asm::ParseOptions { no_implicit_module: true, ..Default::default() };
    let alone = mlirkit_asm::parse(&ctx, "-", b"func.func private @f()".as_slice(), &options).unwrap().module;
    let artifact = serialize(&alone, "1.10.0", OtherDialects::Refuse).unwrap();
    assert_eq!(print(&deserialize(&ctx, artifact.into()).unwrap()), "module {\n  func.func private @f()\n}\n\n");
}
