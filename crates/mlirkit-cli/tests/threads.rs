//! Tests that several threads produce the same output and errors for large files as a single thread.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use bytes::Bytes;
use mlirkit::asm::PrintOptions;
use mlirkit::{ContextOptions, OpenOptions};

/// Returns a program with constants, followed by functions with nested regions. The last function but one contains the
/// text `last_but_one`.
fn source(functions: usize, last_but_one: &str) -> String {
    let mut text = String::new();
    for index in 0..3 * functions {
        let tag = if index % 7 == 0 { format!(" {{tag = {index}}}") } else { String::new() };
        let global = format!("memref.global \"private\" constant @g{index} : memref<1xi32> = dense<{index}>");
        writeln!(text, "{}{tag}", global).unwrap();
        writeln!(text, "llvm.mlir.global internal constant @l{index}({index} : i64) : i64").unwrap();
    }
    for index in 0..functions {
        let name = format!("@f{index}");
        writeln!(text, "func.func {name}(%a: i32, %c: i1) -> i32 {{").unwrap();
        for op in 0..60 {
            writeln!(text, "  %{op} = arith.addi %a, %a {{tag = \"{}\"}} : i32", (op * index) % 97).unwrap();
        }
        writeln!(text, "  scf.if %c {{\n    \"t.use\"(%3, %5) : (i32, i32) -> ()\n  }}").unwrap();
        if index + 2 == functions {
            writeln!(text, "{last_but_one}").unwrap();
        }
        writeln!(text, "  return %7 : i32\n}}").unwrap();
    }
    text
}

fn context(threads: usize) -> mlirkit::ir::Context {
    mlirkit::context(&ContextOptions { allow_unregistered: true, ..ContextOptions::default() }).with_threads(threads)
}

fn bytecode(module: &mlirkit::ir::Module<'_>, version: u64) -> Vec<u8> {
    let mut out = Vec::new();
    let options = mlirkit::bytecode::WriteOptions { version, ..Default::default() };
    mlirkit::bytecode::write(module, &mut out, &options).unwrap();
    out
}

#[test]
fn output_does_not_depend_on_the_number_of_threads() {
    let ctx = context(1);
    let text: Bytes = source(400, "").into();
    let parsed = mlirkit::open(&ctx, "large.mlir", &text, &OpenOptions::default()).unwrap().module;
    for version in [1, 6] {
        let file: Bytes = bytecode(&parsed, version).into();
        assert!(file.len() > 400_000);
        let expected = mlirkit::print_to_string(&parsed, &PrintOptions::default());
        for threads in [1, 2, 5] {
            let ctx = context(threads);
            let read = mlirkit::open(&ctx, "large.mlirbc", &file, &OpenOptions::default()).unwrap().module;
            assert!(mlirkit::verify(&read).is_ok());
            assert!(mlirkit::print_to_string(&read, &PrintOptions::default()) == expected);
            assert!(bytecode(&read, version) == file, "{version} {threads}");
        }
    }
}

#[test]
fn aliases_are_printed_as_by_one_thread() {
    let mut text = String::from("!t = tuple<i32, i64>\n");
    for index in 0..25_000 {
        writeln!(text, "#map{index} = affine_map<(d0) -> (d0 + {index})>").unwrap();
    }
    for index in 0..25_000 {
        let (a, loc) = (format!("a = #map{index}"), format!("\"f{}.mlir\":{index}:7", index % 11));
        // Some printed numbers depend on the number of preceding items of the same kind.
        let b = if index % 900 == 0 { ", b = distinct[0]<unit>, c = !t" } else { "" };
        writeln!(text, "\"t.op\"() {{{a}{b}}} : () -> () loc({loc})").unwrap();
        if index % 500 == 0 {
            writeln!(text, "\"t.op\"() : () -> () loc(fused<#map{index}>[{loc}, \"n{index}\"])").unwrap();
        }
    }
    let text: Bytes = text.into();
    let printed = |threads: usize, options: &PrintOptions| {
        let ctx = context(threads);
        let module = mlirkit::open(&ctx, "aliases.mlir", &text, &OpenOptions::default()).unwrap().module;
        let mut out = Vec::new();
        mlirkit::asm::print(&module, options, &mut out).unwrap();
        // Printing into a string uses only one thread.
        assert!(out == mlirkit::print_to_string(&module, options).as_bytes(), "{threads}");
        String::from_utf8(out).unwrap()
    };
    for options in [PrintOptions::default(), PrintOptions { debug_info: true, ..PrintOptions::default() }] {
        let expected = printed(1, &options);
        let count = |start: &str| expected.lines().filter(|line| line.starts_with(start)).count();
        assert_eq!((count("#map"), count("#loc") > 25_000), (25_000, options.debug_info));
        for threads in [2, 5] {
            assert!(printed(threads, &options) == expected, "{threads}");
        }
    }
}

/// Returns functions with debug information. Some of it is unique, some is shared, and some occurs first in another
/// function. Some functions have none.
fn described_functions(count: usize) -> String {
    let mut text = String::new();
    for index in 0..count {
        let file = |number: usize| format!("#llvm.di_file<\"f{}.c\" in \"d\">", number % 23);
        let of_type = |number: usize| {
            let bits = number % 61;
            format!("#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"t{bits}\", sizeInBits = {bits}>")
        };
        let block = |number: usize| {
            format!("#llvm.di_lexical_block<scope = {}, file = {}, line = {number}>", file(number), file(number * 7))
        };
        let variable = |number: usize, ty: usize| {
            let (scope, file) = (block(number), file(number * 3));
            format!("#llvm.di_local_variable<scope = {scope}, name = \"v\", file = {file}, type = {}>", of_type(ty))
        };
        writeln!(text, "func.func private @declared{index}(tensor<{index}xi32>)").unwrap();
        if index % 4 == 3 {
            writeln!(text, "func.func @plain{index}() {{").unwrap();
            (0..9).for_each(|_| writeln!(text, "  \"t.op\"() {{a = {index}}} : () -> ()").unwrap());
        } else {
            writeln!(text, "func.func @f{index}() {{").unwrap();
            // Debug information of the next function, which occurs first here and nested in another attribute.
            writeln!(text, "  \"t.op\"() {{a = [{}]}} : () -> ()", variable(index, index + 1)).unwrap();
            for at in 0..8 {
                let (own, map) = (of_type(index + at), format!("affine_map<(d0) -> (d0 + {})>", index / 5 + at));
                let more = if at == 0 { block(index + 1) } else { own };
                writeln!(text, "  \"t.op\"() {{a = {more}, b = {map}, c = tensor<1x!t.x<{map}>>}} : () -> ()").unwrap();
            }
        }
        text.push_str("  return\n}\n");
    }
    text
}

#[test]
fn aliases_in_functions_are_found_as_by_one_thread() {
    let functions = described_functions(1_750);
    for text in [format!("module {{\n{functions}}}\n"), format!("module {{\nmodule {{\n{functions}}}\n}}\n")] {
        let text: Bytes = text.into();
        let printed = |threads: usize, options: &PrintOptions| {
            let ctx = context(threads);
            let module = mlirkit::open(&ctx, "functions.mlir", &text, &OpenOptions::default()).unwrap().module;
            let mut out = Vec::new();
            mlirkit::asm::print(&module, options, &mut out).unwrap();
            String::from_utf8(out).unwrap()
        };
        for generic in [false, true] {
            let options = PrintOptions { generic, ..PrintOptions::default() };
            let expected = printed(1, &options);
            let count = |start: &str| expected.lines().filter(|line| line.starts_with(start)).count();
            let counts = ["#di_file", "#di_basic_type", "#di_lexical_block", "#di_local_variable", "#map"].map(count);
            assert_eq!(counts, [23, 61, 1_751, 1_313, 357]);
            assert!(printed(3, &options) == expected);
        }
    }
}

/// Returns operations with many different attributes and types: strings, constants, symbols, dictionaries, and
/// locations that alternate between files.
fn different_attributes(ops: usize) -> String {
    let mut text = String::from("module {\n");
    for index in 0..ops {
        let what = match index % 6 {
            0 => format!("name = \"s{index}\", again = \"s{}\"", index / 2),
            1 => format!("value = {index} : i64, small = {} : i8", index % 100),
            2 => format!("dense = dense<[{index}, {}]> : tensor<2xi32>", index + 1),
            3 => {
                format!("strings = dense<[\"a{index}\", \"s{index}\"]> : tensor<2x!t.string>, ty = tensor<{index}xf32>")
            }
            4 => format!("to = @f{index}::@g, map = affine_map<(d0) -> (d0 + {index})>, list = [{index}.5 : f64]"),
            _ => format!("own = #t.own<{index}>, array = array<i16: 1, {}>", index % 1000),
        };
        let loc = match index % 11 {
            0 => format!("fused<\"pass{index}\">[\"a.py\":{index}:1, \"n{index}\"]"),
            1 => format!("\"one.py\":{index}:7 to :{}", index % 90 + 8),
            other => format!("\"layer{other}.py\":{index}:{}", index * index),
        };
        writeln!(text, "\"t.op\"() {{{what}}} : () -> () loc({loc})").unwrap();
    }
    text + "}\n"
}

#[test]
fn a_large_table_of_attributes_is_the_same_whoever_writes_it() {
    // Each operation has a location and a dictionary with entries, which is enough to make threads worthwhile.
    let text: Bytes = different_attributes(6000).into();
    let locations = PrintOptions { debug_info: true, ..PrintOptions::default() };
    let written: Vec<_> = [1, 3]
        .map(context)
        .iter()
        .map(|ctx| {
            let parsed = mlirkit::open(ctx, "large.mlir", &text, &OpenOptions::default()).unwrap().module;
            let expected = mlirkit::print_to_string(&parsed, &locations);
            [0, 4, 6].map(|version| {
                let file: Bytes = bytecode(&parsed, version).into();
                let read = mlirkit::open(ctx, "large.mlirbc", &file, &OpenOptions::default()).unwrap().module;
                assert!(mlirkit::print_to_string(&read, &locations) == expected, "{version}");
                file
            })
        })
        .collect();
    assert!(written[0] == written[1]);
}

/// Runs `mlirkit opt --emit-bytecode` on a file. Returns whether it succeeded, its messages, and the bytes that it
/// wrote, if any.
fn opt(name: &str, file: &[u8], flags: &[&str]) -> (bool, String, Option<Vec<u8>>) {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (input, output) = (folder.join("large.mlirbc"), folder.join(format!("{name}.out")));
    let _ = std::fs::remove_file(&output);
    std::fs::write(&input, file).unwrap();
    let mut tool = std::process::Command::new(env!("CARGO_BIN_EXE_mlirkit"));
    tool.args(["opt", "--emit-bytecode"]).args(flags).arg(&input).arg("-o").arg(&output);
    let run = tool.output().unwrap();
    (run.status.success(), String::from_utf8(run.stderr).unwrap(), std::fs::read(output).ok())
}

#[test]
fn what_is_wrong_is_not_written_though_it_is_prepared_while_it_is_verified() {
    let ctx = context(1);
    for last_but_one in ["", "  \"arith.addi\"(%a) : (i32) -> ()"] {
        let text: Bytes = source(400, last_but_one).into();
        let parsed = mlirkit::open(&ctx, "large.mlir", &text, &OpenOptions::default()).unwrap().module;
        let file = bytecode(&parsed, 6);
        let unregistered = "--allow-unregistered-dialect";
        let found = opt("several", &file, &[unregistered]);
        assert_eq!(found.0, last_but_one.is_empty(), "{}", found.1);
        assert_eq!(found.2.is_some(), last_but_one.is_empty());
        assert!(found == opt("one", &file, &[unregistered, "--mlir-disable-threading"]), "{}", found.1);
        // Errors in writing are reported only for valid modules.
        let old = opt("old", &file, &[unregistered, "--emit-bytecode-version=7"]);
        assert!(!old.0 && old.1.contains("unsupported version") == last_but_one.is_empty(), "{}", old.1);
    }
}

/// Returns the error message for an invalid file; `None` if it is valid.
fn message(file: &[u8], threads: usize) -> Option<String> {
    let ctx = context(threads);
    match mlirkit::open(&ctx, "large.mlirbc", &Bytes::copy_from_slice(file), &OpenOptions::default()) {
        Ok(read) => mlirkit::verify(&read.module).err().map(|error| error.message),
        Err(errors) => errors.last().map(|error| format!("{:?}: {}", error.position, error.message)),
    }
}

#[test]
fn the_first_error_is_the_same_with_several_threads() {
    let ctx = context(1);
    let text: Bytes = source(400, "  \"arith.addi\"(%a) : (i32) -> ()").into();
    let parsed = mlirkit::open(&ctx, "large.mlir", &text, &OpenOptions::default()).unwrap().module;
    let expected = mlirkit::verify(&parsed).unwrap_err().message;
    let mut file = bytecode(&parsed, 6);
    assert_eq!(message(&file, 4), Some(expected));
    let places: Vec<usize> = (100..file.len()).step_by(file.len() / 40).collect();
    for at in places {
        let byte = std::mem::replace(&mut file[at], 3);
        assert_eq!(message(&file, 4), message(&file, 1), "{at}");
        file[at] = byte;
    }
}

/// Returns a program in which a single function makes up most of the file. The text `in_the_middle` is inserted in its
/// middle.
fn one_function(ops: usize, in_the_middle: &str) -> String {
    let mut text = String::from("func.func private @g(i32)\nfunc.func @f(%a: i32, %c: i1) -> i32 {\n");
    for op in 0..ops {
        writeln!(text, "  %k{op} = arith.constant {op} : i32").unwrap();
        match op % 5 {
            0 => writeln!(text, "  %{op} = arith.addi %k{op}, %a {{tag = \"{}\"}} : i32", op % 97).unwrap(),
            1 => writeln!(text, "  %{op} = arith.addi %k{op}, %a overflow<nsw> : i32").unwrap(),
            2 => writeln!(text, "  func.call @g(%k{op}) : (i32) -> ()").unwrap(),
            3 => writeln!(text, "  scf.if %c {{\n    %i = arith.constant {op} : i64\n  }}").unwrap(),
            _ => writeln!(text, "  \"t.use\"(%a, %k{op}) {{n = {op}}} : (i32, i32) -> ()").unwrap(),
        }
        if op == ops / 2 {
            writeln!(text, "{in_the_middle}").unwrap();
        }
    }
    writeln!(text, "  return %a : i32\n}}").unwrap();
    text
}

#[test]
fn one_large_function_is_read_and_verified_as_by_one_thread() {
    let ctx = context(1);
    let nested = "  scf.if %c {\n    \"arith.addi\"(%a) : (i32) -> ()\n  }";
    let isolated = "  builtin.module {\n    \"arith.addi\"() : () -> ()\n  }";
    let later = "  \"t.use\"(%late) : (i32) -> ()\n  %late = arith.constant 1 : i32";
    let misplaced = "  \"t.ends\"()[^end] : () -> ()\n  %q = arith.constant 1 : i32\n  return %q : i32\n^end:";
    for (wrong, in_the_middle) in [
        (false, ""),
        (true, nested),
        (true, isolated),
        (true, later),
        (true, misplaced),
        (true, "  func.call @h() : () -> ()"),
    ] {
        let text: Bytes = one_function(12_000, in_the_middle).into();
        let parsed = mlirkit::open(&ctx, "large.mlir", &text, &OpenOptions::default()).unwrap().module;
        let file = bytecode(&parsed, 6);
        assert!(file.len() > 400_000);
        let message = mlirkit::verify(&parsed).err().map(|error| error.message);
        assert_eq!(message.is_some(), wrong, "{message:?}");
        let several = context(4);
        let read =
            mlirkit::open(&several, "large.mlirbc", &file.clone().into(), &OpenOptions::default()).unwrap().module;
        assert!(bytecode(&read, 6) == file, "{in_the_middle}");
        assert_eq!(mlirkit::verify(&read).err().map(|error| error.message), message);
        let unregistered = "--allow-unregistered-dialect";
        let found = opt("function", &file, &[unregistered]);
        assert!(found.0 != wrong && found.2.is_some() != wrong, "{}", found.1);
        assert!(wrong || found.2 == Some(file.clone()), "{in_the_middle}");
        assert!(found == opt("function-one", &file, &[unregistered, "--mlir-disable-threading"]), "{}", found.1);
    }
}

#[test]
fn a_large_function_that_is_damaged_is_refused_as_by_one_thread() {
    let ctx = context(1);
    let text: Bytes = one_function(12_000, "").into();
    let parsed = mlirkit::open(&ctx, "large.mlir", &text, &OpenOptions::default()).unwrap().module;
    let mut file = bytecode(&parsed, 6);
    let places: Vec<usize> = (100..file.len()).step_by(file.len() / 10).collect();
    for at in places {
        let byte = std::mem::replace(&mut file[at], 3);
        assert_eq!(message(&file, 4), message(&file, 1), "{at}");
        file[at] = byte;
    }
}

#[test]
fn small_files_use_one_thread() {
    let ctx = context(0);
    let text: Bytes = "func.func @f(%a: i32) -> i32 { return %a : i32 }".into();
    let parsed = mlirkit::open(&ctx, "small.mlir", &text, &OpenOptions::default()).unwrap().module;
    let file: Bytes = bytecode(&parsed, 6).into();
    let read = mlirkit::open(&ctx, "small.mlirbc", &file, &OpenOptions::default()).unwrap().module;
    assert!(mlirkit::verify(&read).is_ok());
    assert!(!mlirkit::print_to_string(&read, &PrintOptions::default()).is_empty());
    assert!(!ctx.has_asked_for_threads());
    assert_eq!(ctx.threads() > 1, ctx.has_asked_for_threads());
}
