//! Tests that streaming bytecode to text prints the same text as the eager path, or reports that it cannot stream.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use bytes::Bytes;
use mlirkit::asm::PrintOptions;
use mlirkit::asm::hooks::Alias;
use mlirkit::bytecode::{ReadOptions, WriteOptions};
use mlirkit::ir::{AttrData, Context};
use mlirkit::{ContextBuilder, ContextOptions, Destination, OpenOptions, Retract, VerifyOptions};

use super::damage::damaged;

/// Returns functions that can be printed only with module-wide information: aliases, numbers, names and resources.
/// Between them are operations without a body.
fn source(functions: usize) -> String {
    let mut text = String::from(
        "module attributes {test.tag = affine_map<(d0) -> (d0 * 7)>} {
func.func private @callee(i32, f32) -> (i32, f32)\n",
    );
    // Bodies must be large enough to be visited one by one.
    let more: String = (0..30).fold(String::new(), |mut more, op| {
        writeln!(more, "  %p{op} = arith.addi %1, %k : i32 loc(\"n{}\"(\"a.py\":{op}:3))", op % 3).unwrap();
        more
    });
    for index in 0..functions {
        let (a, b) = (index % 7, index % 4);
        let located = if index % 3 == 0 { " loc(fused<\"x\">[\"b.py\":1:2, \"c.py\":3:4])" } else { "" };
        writeln!(
            text,
            "func.func @f{index}(%a: i32 loc(\"args.py\":{index}:1), %c: i1, %f: f32, %n: index) -> i32 {{
  %k = arith.constant {index} : i32
  %0:2 = func.call @callee(%a, %f) : (i32, f32) -> (i32, f32){located}
  %1 = arith.addi %0#0, %k {{map = affine_map<(d0) -> (d0 + {a})>, also = [affine_set<(d0) : (d0 - {b} >= 0)>]}} : i32
  %2 = scf.if %c -> (i32) {{
    %3 = arith.muli %1, %a : i32
    scf.yield %3 : i32
  }} else {{
    scf.yield %k : i32
  }}
  scf.for %i = %n to %n step %n {{
    %5 = affine.apply affine_map<(d0) -> (d0 floordiv {})>(%i)
    %m = memref.alloc(%5) : memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0 + {b})>>
  }}
{more}  cf.cond_br %c, ^bb1(%2 : i32), ^bb2
^bb1(%x: i32):
  %7 = arith.subi %x, %1 : i32
  cf.br ^bb2
^bb2:
  return %2 : i32
}}",
            a + 1
        )
        .unwrap();
        if index % 5 == 1 {
            writeln!(
                text,
                "gpu.module @g{index} {{
  gpu.func @kernel(%a: i32) kernel attributes {{set = affine_set<(d0) : (d0 == {index})>}} {{
    %0 = arith.addi %a, %a : i32
    %1 = arith.constant dense_resource<r{b}> : tensor<4xi8>
    gpu.return
  }}
}}
memref.global \"private\" constant @m{index} : memref<2xi32> = dense<[{index}, 7]> {{map = affine_map<(d0) -> ({index})>}}"
            )
            .unwrap();
        }
    }
    text.push_str("}\n{-# dialect_resources: { builtin: {");
    let blobs: Vec<String> = (0..5).map(|blob| format!("r{blob}: \"0x04000000010203{blob:02}\"")).collect();
    text + &blobs.join(", ") + "}}, external_resources: {tool: {x: true}} #-}\n"
}

fn context(threads: usize) -> mlirkit::ir::Context {
    mlirkit::context(&ContextOptions::default()).with_threads(threads)
}

fn file(text: &str) -> Bytes {
    let ctx = context(1);
    let text = Bytes::copy_from_slice(text.as_bytes());
    let module = mlirkit::open(&ctx, "a.mlir", &text, &OpenOptions::default()).unwrap().module;
    let mut out = Vec::new();
    mlirkit::bytecode::write(&module, &mut out, &WriteOptions::default()).unwrap();
    out.into()
}

/// Reads, verifies and prints the file eagerly. `None` if the file is invalid.
fn whole(file: &Bytes, options: &PrintOptions) -> Option<String> {
    let ctx = context(1);
    let module = mlirkit::open(&ctx, "a.mlirbc", file, &OpenOptions::default()).ok()?.module;
    mlirkit::verify(&module).ok()?;
    Some(mlirkit::print_to_string(&module, options))
}

/// Prints the file one body at a time. `None` if it cannot be streamed. The result must not depend on whether the
/// destination can retract text.
fn reprinted(file: &Bytes, threads: usize, options: &PrintOptions) -> Option<String> {
    let [stream, draft] = [false, true].map(|is_draft| {
        let mut out = Vec::new();
        let read = ReadOptions { disable_free: threads > 2, ..ReadOptions::default() };
        let to = if is_draft { Destination::Draft(&mut out) } else { Destination::Stream(&mut out) };
        let done = mlirkit::reprint(&context(threads), file, &read, VerifyOptions::default(), options, to).unwrap();
        assert!(done.is_some() || out.is_empty());
        done.map(|_| String::from_utf8(out).unwrap())
    });
    assert!(stream == draft, "{threads} {options:?}");
    stream
}

fn is_same(file: &Bytes, options: &PrintOptions) {
    let expected = whole(file, options);
    for threads in [1, 2, 5] {
        let printed = reprinted(file, threads, options);
        assert!(printed.is_some() && printed == expected, "{threads} {options:?}");
    }
}

#[test]
fn locations_that_are_left_in_the_file_are_what_they_are() {
    // Different constants in one file, some of which must be interned.
    let plain = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n";
    let odd = "func.func private @a() loc(\"b.mlir\":1:1)\nfunc.func private @b() loc(fused[\"b.mlir\":1:1, \"x\"])\n";
    for text in [plain, odd, &source(40)] {
        let file = file(text);
        let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
        let mut open = OpenOptions::default();
        open.bytecode.leave_locations = true;
        for threads in [1, 3] {
            let ctx = context(threads);
            let module = mlirkit::open(&ctx, "a.mlirbc", &file.clone(), &open).unwrap().module;
            assert_eq!(Some(mlirkit::print_to_string(&module, &options)), whole(&file, &options));
        }
    }
}

#[test]
fn a_file_is_printed_as_if_it_were_there_as_a_whole() {
    for functions in [4, 120] {
        let file = file(&source(functions));
        let usual = PrintOptions::default();
        is_same(&file, &usual);
        is_same(&file, &PrintOptions { generic: true, ..usual });
        is_same(&file, &PrintOptions { debug_info: true, ..usual });
        is_same(&file, &PrintOptions { generic: true, debug_info: true, ..usual });
        is_same(&file, &PrintOptions { debug_info: true, pretty_debug_info: true, ..usual });
        is_same(&file, &PrintOptions { local_scope: true, debug_info: true, ..usual });
        is_same(&file, &PrintOptions { name_loc_as_prefix: true, ..usual });
        is_same(&file, &PrintOptions { elide_resources: Some(10), elide_elements: Some(1), ..usual });
    }
}

/// Returns functions with constants that are never interned. There are constants of every kind, shared by functions,
/// inside other attributes, and in operations of other dialects.
fn numbers() -> String {
    let mut text = String::from("module {\n");
    let integers =
        [(8, "-128"), (8, "127"), (16, "-7"), (32, "2147483647"), (32, "-2147483648"), (64, "-1"), (65, "-5")];
    let floats = ["f8E5M2", "f8E4M3FN", "f16", "bf16", "tf32", "f32", "f64", "f80", "f128"];
    for index in 0..60 {
        writeln!(text, "func.func @f{index}(%a: i32, %b: i64, %c: f32) -> i32 {{").unwrap();
        for (width, value) in integers {
            writeln!(text, "  %i{width}_{} = arith.constant {value} : i{width}", value.replace('-', "m")).unwrap();
        }
        for ty in floats {
            writeln!(text, "  %{ty} = arith.constant {}.5 : {ty}", index % 3).unwrap();
        }
        writeln!(
            text,
            "  %t = arith.constant true
  %u = arith.constant false
  %n = arith.constant {index} : index
  %k = arith.constant {index} : i32
  %l = arith.constant -1{index} : i64
  %x = arith.constant {index}.25 : f32
  %y = arith.constant 0x7FC0000{} : f32
  %s = arith.constant {{also = [{index} : i32, {index}.25 : f32]}} {} : i32
  %0 = arith.cmpi slt, %a, %k : i32
  %1 = arith.cmpf olt, %c, %x : f32
  %2 = llvm.mlir.constant({index} : i32) : i32
  %3 = llvm.mlir.constant({index}.25 : f64) : f64
  %4 = index.constant {index}
  %5 = spirv.Constant {index} : i32
  %6 = \"emitc.constant\"() <{{value = {index} : i32}}> : () -> i32
  %7 = memref.alloc() {{alignment = 64 : i64}} : memref<4xi32>
  %8 = smt.int.constant {index}
  %9 = smt.bv.constant #smt.bv<{index}> : !smt.bv<32>
  %10 = arith.addi %a, %k {{n = {index} : i32}} : i32
  return %10 : i32
}}",
            index % 10,
            index % 5,
        )
        .unwrap();
    }
    text + "}\n"
}

#[test]
fn printing_computes_missing_numbers() {
    let file = file(&numbers());
    let usual = PrintOptions::default();
    is_same(&file, &usual);
    is_same(&file, &PrintOptions { generic: true, ..usual });
    is_same(&file, &PrintOptions { local_scope: true, ..usual });
    is_same(&file, &PrintOptions { debug_info: true, ..usual });
}

#[test]
fn numbers_that_have_aliases_are_made() {
    let file = file(&numbers());
    let options = PrintOptions::default();
    let context = |threads| {
        let alias = |ctx: &Context, attr| {
            let is_float = matches!(ctx.attr_data(attr), AttrData::Float(_));
            is_float.then(|| Alias::Final("float".to_owned()))
        };
        let builder = ContextBuilder::new().hooks(|hooks| hooks.attr_aliases.push(alias));
        builder.build().with_threads(threads)
    };
    let ctx = context(1);
    let module = mlirkit::open(&ctx, "a.mlirbc", &file, &OpenOptions::default()).unwrap().module;
    let expected = mlirkit::print_to_string(&module, &options);
    assert!(expected.contains("#float7 = ") && expected.contains("arith.constant #float7"));
    for threads in [1, 3] {
        let (read, mut out) = (ReadOptions::default(), Vec::new());
        assert!(
            mlirkit::reprint(
                &context(threads),
                &file,
                &read,
                VerifyOptions::default(),
                &options,
                Destination::Draft(&mut out)
            )
            .unwrap()
            .is_some()
        );
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}

#[test]
fn numbers_go_on_behind_orders_of_uses() {
    let mut text = String::from("module {\n");
    for index in 0..40 {
        writeln!(
            text,
            "func.func @f{index}(%a: i32, %n: index) -> i32 {{
  %x = arith.constant {index} : i32
  %l:2 = scf.for %i = %n to %n step %n iter_args(%p = %x, %q = %a) -> (i32, i32) {{
    %s = arith.addi %x, %p : i32
    %t = arith.addi %x, %a : i32
    scf.yield %s, %t : i32, i32
  }}
  cf.br ^bb1(%l#0, %l#1 : i32, i32)
^bb1(%u: i32, %v: i32):
  %w:2 = scf.for %i = %n to %n step %n iter_args(%p = %u, %q = %v) -> (i32, i32) {{
    %s = arith.addi %u, %v : i32
    %t = arith.addi %v, %l#1 : i32
    scf.yield %s, %t : i32, i32
  }}
  return %w#0 : i32
}}"
        )
        .unwrap();
    }
    is_same(&file(&(text + "}\n")), &PrintOptions { generic: true, ..PrintOptions::default() });
}

#[test]
fn what_one_text_needs_of_another_is_known() {
    // Distinct attributes are numbered in the order in which they are printed.
    let text = source(40).replace("map = affine_map<(d0) -> (d0 + 3)>", "d = distinct[5]<>, e = distinct[6]<1 : i32>");
    let text = text.replace("map = affine_map<(d0) -> (d0 + 4)>", "d = distinct[8]<>, e = distinct[6]<1 : i32>");
    assert_eq!(text.matches("distinct").count(), 24);
    let file = file(&text);
    is_same(&file, &PrintOptions::default());
    is_same(&file, &PrintOptions { generic: true, ..PrintOptions::default() });
}

#[test]
fn what_has_another_shape_is_left_alone() {
    let usual = PrintOptions::default();
    let few = file(&source(4));
    assert!(reprinted(&few, 1, &usual).is_some());
    let serial = [
        PrintOptions { value_users: true, ..usual },
        PrintOptions { skip_regions: true, ..usual },
        PrintOptions { unique_ssa_ids: true, ..usual },
        PrintOptions { generic: true, name_loc_as_prefix: true, ..usual },
    ];
    for options in serial {
        assert_eq!(reprinted(&few, 1, &options), None, "{options:?}");
    }
    // A single body makes up most of the file.
    assert_eq!(reprinted(&file(&source(1)), 1, &usual), None);
    assert_eq!(reprinted(&file("module {}"), 1, &usual), None);
    assert_eq!(reprinted(&Bytes::from_static(b"ML\xefR"), 1, &usual), None);
}

#[test]
fn what_is_wrong_is_left_to_others_and_nothing_is_printed() {
    let text = source(30).replacen("%7 = arith.subi %x, %1", "\"func.return\"() : () -> ()\n%7 = arith.subi %x, %1", 1);
    let broken = file(&text);
    for threads in [1, 2] {
        assert_eq!(reprinted(&broken, threads, &PrintOptions::default()), None);
    }
    assert_eq!(whole(&broken, &PrintOptions::default()), None);
}

#[test]
fn too_much_text_is_an_error() {
    let file = file(&source(30));
    let options = PrintOptions { max_output: 10_000, ..PrintOptions::default() };
    for is_draft in [false, true] {
        let mut out = Vec::new();
        let to = if is_draft { Destination::Draft(&mut out) } else { Destination::Stream(&mut out) };
        let (read, verify) = (ReadOptions::default(), VerifyOptions::default());
        let error = mlirkit::reprint(&context(2), &file, &read, verify, &options, to);
        assert!(error.unwrap_err().to_string().contains("longer than 10000 bytes") && out.len() <= 10_000);
    }
}

/// A destination that counts how often text was retracted, amended or moved.
#[derive(Default)]
struct Retracted {
    text: Vec<u8>,
    times: usize,
    amended: usize,
    moved: usize,
}

impl std::io::Write for Retracted {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.text.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Retract for Retracted {
    fn retract(&mut self) -> std::io::Result<()> {
        self.times += usize::from(!self.text.is_empty());
        self.text.clear();
        Ok(())
    }

    fn amend(&mut self, first: usize, bytes: &[u8]) -> std::io::Result<()> {
        self.amended += 1;
        self.moved += usize::from(first != bytes.len());
        self.text.amend(first, bytes)
    }
}

#[test]
fn text_is_taken_back_only_if_it_turns_out_to_be_wrong() {
    let drafted = |text: &str, threads, options: &PrintOptions| {
        let (file, mut out) = (file(text), Retracted::default());
        let (read, verify, to) = (ReadOptions::default(), VerifyOptions::default(), Destination::Draft(&mut out));
        let done = mlirkit::reprint(&context(threads), &file, &read, verify, options, to).unwrap();
        let text = done.map(|_| String::from_utf8(out.text).unwrap());
        assert!(text.is_some() && text == whole(&file, options));
        (out.times, out.amended, out.moved)
    };
    let usual = PrintOptions::default();
    let with = |text: &str, index: usize, attr: &str| {
        let number = format!("{{n = {index} : i32}}");
        assert!(text.contains(&number));
        text.replace(&number, &format!("{{m = {attr}}}"))
    };
    let map = |map: &str| format!("affine_map<(d0) -> ({map})>");
    // In `few`, the only alias is in one of the first functions. In `more`, later functions have further aliases. In
    // `around`, the module itself has an alias, which is known before all functions.
    let few = with(&with(&numbers(), 0, &map("d0")), 50, &map("d0"));
    let more = with(&with(&few, 59, &map("d0 + 1")), 40, &map("d0 + 3"));
    let around = few.replacen("module {", "module attributes {test.m = affine_map<(d0) -> (d0 + 2)>} {", 1);
    // An alias that refers to other aliases of its kind is defined after them, so an alias found later may be defined
    // before it.
    let ty = |more: &str| format!("#llvm.di_derived_type<tag = DW_TAG_pointer_type, {more}>");
    let nested = with(&numbers(), 0, &ty(&format!("baseType = {}", ty("sizeInBits = 8"))));
    let shifted = with(&nested, 59, &ty("sizeInBits = 16"));
    let unshifted = with(&nested, 59, &ty(&format!("baseType = {}", ty("baseType = #llvm.di_null_type"))));
    // The layout of this type is a map that is not printed.
    let layout = with(&few, 59, "memref<1x1xi8>");
    // Distinct attributes are numbered in the order of the text. Those in alias definitions come first, and there may
    // be no others.
    let unit = "#llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C, file = #llvm.di_file<\"a.c\" in \"b\">, isOptimized = true, emissionKind = Full>";
    let distinct = with(&few, 59, unit);
    let distinct_in_line = with(&distinct, 7, "distinct[9]<>");
    for threads in [1, 2, 5] {
        assert_eq!(drafted(&around, threads, &usual), (0, 0, 0));
        for generic in [false, true] {
            let options = PrintOptions { generic, ..usual };
            assert_eq!(drafted(&few, threads, &options), (0, 0, 0));
            // The generic form omits nothing, so all later aliases are known. Aliases that are already defined at the
            // top have no number yet.
            assert_eq!(drafted(&more, threads, &options), (0, 1, usize::from(!generic)));
            assert_eq!(drafted(&source(120), threads, &options), (0, 1, 1));
            assert_eq!(drafted(&layout, threads, &options), (0, 0, 0));
            assert_eq!(drafted(&nested, threads, &options), (0, 0, 0));
            assert_eq!(drafted(&shifted, threads, &options), (1, 0, 0));
            assert_eq!(drafted(&unshifted, threads, &options), (0, 1, 1));
            assert_eq!(drafted(&distinct, threads, &options), (0, 1, 1));
            assert_eq!(drafted(&distinct_in_line, threads, &options), (1, 0, 0));
        }
        // If locations are printed, printing starts only when all aliases are known.
        assert_eq!(drafted(&few, threads, &PrintOptions { debug_info: true, ..usual }), (0, 0, 0));
    }
}

#[test]
fn of_damaged_files_either_the_same_is_printed_or_nothing() {
    let file = file(&source(6));
    let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
    let text = whole(&file, &options);
    let (mut same, mut other) = (0, 0);
    for (damaged, state, at) in damaged(&file, 300) {
        let options = PrintOptions { debug_info: state & 8 == 0, generic: state & 16 == 0, ..PrintOptions::default() };
        if let Some(printed) = reprinted(&damaged, 1 + state as usize % 2, &options) {
            let expected = whole(&damaged, &options);
            assert!(expected.is_some() && Some(&printed) == expected.as_ref(), "byte {at}");
            if Some(printed) == text { same += 1 } else { other += 1 }
        }
    }
    // Some changes, such as those in names and constants, leave the file valid.
    assert!(other > 5, "{same} {other}");
}
