//! What is refused though `mlir-opt` ends on it without a word, or goes on with what is not there; and what is written so that
//! it is read again though `mlir-opt` does not.

#![allow(clippy::unwrap_used)]

use mlirkit::{ContextBuilder, Module};

/// What the verifier says of a program.
fn said(text: &str) -> String {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    let module = Module::parse(&ctx, text).unwrap();
    mlirkit::verify(&module).unwrap_err().message.to_string()
}

#[test]
fn a_group_of_one_has_one() {
    for (sizes, found) in [("2, 0, 0, 0, 0", "#0 requires 1 element, but found 2"), ("0, 2, 0, 0, 0", "#0 requires 1 element, but found 0")] {
        let message = said(&format!(
            "%0:2 = \"gen.source\"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
             %1 = \"arm_sme.usmopa_4way\"(%0#0, %0#1) <{{operandSegmentSizes = array<i32: {sizes}>}}>
               : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>"
        ));
        assert_eq!(message, format!("'arm_sme.usmopa_4way' op operand group starting at {found}"));
    }
}

#[test]
fn what_is_looked_at_is_there() {
    let mapper = "\"omp.declare_mapper\"() <{sym_name = \"x\", type = i32}> ({\n}) : () -> ()";
    assert_eq!(said(mapper), "'omp.declare_mapper' op expects a non-empty region");
    let product = "%0 = \"gen.source\"() : () -> vector<2xf16>
        %1 = \"nvvm.mma.sync\"(%0, %0, %0, %0, %0) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>,
          multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 1, 2>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}>
          : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>";
    assert_eq!(said(product), "'nvvm.mma.sync' op requires attribute 'multiplicandAPtxType'");
    let invoke = "llvm.func @personality(...) -> i32
        llvm.func @f() attributes {personality = @personality} {
          \"llvm.invoke\"()[^bb1, ^bb2] <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
        ^bb1:
          llvm.return
        ^bb2:
          %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
          llvm.resume %0 : !llvm.struct<(ptr, i32)>
        }";
    assert_eq!(said(invoke), "'llvm.invoke' op must have either a `callee` attribute or at least an operand");
    let shape = "\"tosa.variable\"() <{sym_name = \"x\", var_shape = dense<1> : tensor<4294967296xindex>, type = i32}> : () -> ()";
    assert_eq!(said(shape), "'tosa.variable' op var_shape has more dimensions than can be written");
    let branch = "wasmssa.func @f() {\n  wasmssa.block_return\n}";
    assert_eq!(said(branch), "there are not 1 levels around it");
}

/// The text of a program, which is read as the same again.
fn kept(text: &str) -> String {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    let module = Module::parse(&ctx, text).unwrap();
    mlirkit::verify(&module).unwrap();
    let printed = module.to_string();
    assert_eq!(Module::parse(&ctx, &printed).unwrap().to_string(), printed);
    printed
}

#[test]
fn names_that_are_no_words_are_written_in_quotes() {
    let import = "\"wasmssa.import_global\"() <{importName = \"a\\22\", moduleName = \"\\0A\", sym_name = \"-\", type = i32}> : () -> ()";
    assert!(kept(import).contains("wasmssa.import_global \"a\\22\" from \"\\0A\" as @\"-\" : i32\n"));
    let global = "\"wasmssa.global\"() <{sym_name = \"a b\", type = i32}> ({\n}) : () -> ()";
    assert!(kept(global).contains("wasmssa.global @\"a b\" i32 : {\n  }\n"));
}

#[test]
fn a_shape_that_nobody_can_write_out_is_written_as_it_is() {
    let shape = "%0 = \"shape.const_shape\"() <{shape = dense<1> : tensor<4294967296xindex>}> : () -> !shape.shape";
    assert!(kept(shape).contains("\"shape.const_shape\"() <{shape = dense<1> : tensor<4294967296xindex>}> : () -> !shape.shape"));
}
