//! Tests input that mlirkit rejects although `mlir-opt` exits without a message or continues with undefined data. Also
//! tests output that mlirkit can read back although `mlir-opt` cannot.

#![allow(clippy::unwrap_used)]

use mlirkit::defs::AttrDef;
use mlirkit::ir::{AttrData, DialectAttr, MemRefType, Param};
use mlirkit::{Attr, Context, ContextBuilder, Module, OpenOptions, TypeData};

/// Returns the verifier's message for an invalid program.
fn said(text: &str) -> String {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    let module = Module::parse(&ctx, text).unwrap();
    mlirkit::verify(&module).unwrap_err().message.to_string()
}

#[test]
fn a_group_of_one_has_one() {
    for (sizes, found) in [
        ("2, 0, 0, 0, 0", "#0 requires 1 element, but found 2"),
        ("0, 2, 0, 0, 0", "#0 requires 1 element, but found 0"),
    ] {
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

/// Prints a program, and checks that the printed text is parsed as the same program.
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
    let body = "%0 = \"wasmssa.const\"() <{value = 1 : i32}> : () -> i32 \"wasmssa.return\"(%0) : (i32) -> ()";
    let global = format!("\"wasmssa.global\"() <{{sym_name = \"a b\", type = i32}}> ({{\n{body}\n}}) : () -> ()");
    assert!(kept(&global).contains("wasmssa.global @\"a b\" i32 : {\n"));
}

#[test]
fn huge_shapes_are_printed_unchanged() {
    let shape = "%0 = \"shape.const_shape\"() <{shape = dense<1> : tensor<4294967296xindex>}> : () -> !shape.shape";
    assert!(
        kept(shape)
            .contains("\"shape.const_shape\"() <{shape = dense<1> : tensor<4294967296xindex>}> : () -> !shape.shape")
    );
}

/// Returns the reader's error message for bytecode with an attribute that cannot be expressed as text.
fn read_with(make: impl FnOnce(&Context) -> Attr) -> String {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    let mut module = Module::parse(&ctx, "\"t.op\"() : () -> ()").unwrap();
    let op = module.walk().last().unwrap().key();
    module.set_attr(op, "a", make(&ctx)).unwrap();
    let mut file = Vec::new();
    mlirkit::bytecode::write(&module, &mut file, &Default::default()).unwrap();
    mlirkit::bytecode::read(&ctx, file.into(), &OpenOptions::default().bytecode).unwrap_err().to_string()
}

fn row(ctx: &Context, name: &str) -> &'static AttrDef {
    ctx.dialect(ctx.ident("llvm")).unwrap().attr(name).unwrap()
}

#[test]
fn bytecode_holds_what_text_can_say() {
    let space = read_with(|ctx| {
        let space = Some(ctx.unknown_loc());
        let memref = MemRefType { shape: [4].into(), element: ctx.i32_type(), layout: None, space };
        ctx.type_attr(ctx.ty(TypeData::MemRef(Box::new(memref))))
    });
    assert!(space.contains("unsupported memory space Attribute"), "{space}");
    let made = |ctx: &Context, name: &str, change: (&str, Param)| {
        let def = row(ctx, name);
        let text = match name {
            "di_label" => "#llvm.di_label<scope = #llvm.di_file<\"f\" in \"d\">, name = \"l\">",
            "di_subprogram" => "#llvm.di_subprogram<recId = distinct[0]<>>",
            _ => "#llvm.di_basic_type<name = \"b\", encoding = DW_ATE_signed>",
        };
        let text = format!("\"t.op\"() {{a = {text}}} : () -> ()");
        let module = Module::parse(ctx, &text).unwrap();
        let attr = module.walk().last().unwrap().attr("a").unwrap();
        let AttrData::Dialect(attr) = ctx.attr_data(attr) else { panic!("{text}") };
        let mut params = attr.params.to_vec();
        let at = def.params.iter().position(|param| *param.name == *change.0).unwrap();
        params[at] = change.1;
        ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() })))
    };
    let scope = read_with(|ctx| made(ctx, "di_label", ("scope", Param::Attr(ctx.unit()))));
    assert!(scope.contains("expected mlir::LLVM::DIScopeAttr, but got: unit"), "{scope}");
    let distinct = read_with(|ctx| made(ctx, "di_subprogram", ("recId", Param::Attr(ctx.unit()))));
    assert!(distinct.contains("expected mlir::DistinctAttr, but got: unit"), "{distinct}");
    let encoding = read_with(|ctx| made(ctx, "di_basic_type", ("encoding", Param::Int(0x77))));
    assert!(encoding.contains("119 is no 'encoding' of 'llvm.di_basic_type'"), "{encoding}");
}

#[test]
fn groups_of_resources_have_any_name() {
    let text = "module {\n}\n\n{-#\n  external_resources: {\n    \"a b\": {\n      k: true\n    }\n  }\n#-}\n\n";
    assert_eq!(kept(text), text);
}

#[test]
fn an_alignment_of_nothing_is_none() {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    let text = |blob: &str| {
        format!(
            "\"t.op\"() {{a = dense_resource<w> : tensor<4xi8>}} : () -> ()\n{{-#\n  dialect_resources: {{\n    builtin: {{\n      w: \"{blob}\"\n    }}\n  }}\n#-}}\n"
        )
    };
    let error = Module::parse(&ctx, &text("0x0000000001020304")).unwrap_err().to_string();
    assert!(error.contains("to encode alignment in first 4 bytes, but got non-power-of-2 value: 0"), "{error}");
    assert!(Module::parse(&ctx, &text("0x0100000001020304")).is_ok());
}

#[test]
fn a_file_is_opened_with_options() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("open_with.mlir");
    // LLVM 24 writes one byte per bool.
    let text = "func.func @f() {\n  %0 = arith.constant dense<\"0x0100\"> : tensor<2xi1>\n  return\n}\n";
    std::fs::write(&path, text).unwrap();
    let ctx = ContextBuilder::new().build();
    let module = Module::open_with(&ctx, &path, &OpenOptions::default()).unwrap();
    assert!(module.to_string().contains("dense<[true, false]>"), "{module}");
    let options = OpenOptions { refuse_other_releases: true, ..OpenOptions::default() };
    let error = Module::open_with(&ctx, &path, &options).unwrap_err().to_string();
    assert!(error.contains("open_with.mlir:2:"), "{error}");
}
