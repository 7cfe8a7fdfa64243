//! Tests that streaming bytecode to bytecode produces the same bytes as the eager path, or reports that it cannot
//! stream.

#![allow(clippy::unwrap_used)]

use bytes::Bytes;
use mlirkit::bytecode::{ReadOptions, WriteOptions};
use mlirkit::{ContextOptions, OpenOptions, VerifyOptions};

use super::damage::damaged;
use super::functions::source;

fn context(threads: usize) -> mlirkit::ir::Context {
    mlirkit::context(&ContextOptions::default()).with_threads(threads)
}

/// Reads, verifies and writes the file eagerly. `None` if the file is invalid.
fn whole(file: &Bytes, options: &WriteOptions) -> Option<Vec<u8>> {
    let ctx = context(1);
    let module = mlirkit::open(&ctx, "a.mlirbc", file, &OpenOptions::default()).ok()?.module;
    mlirkit::verify(&module).ok()?;
    let mut out = Vec::new();
    mlirkit::bytecode::write(&module, &mut out, options).ok()?;
    Some(out)
}

/// Rewrites the file one body at a time. `None` if it cannot be streamed.
fn rewritten(file: &Bytes, threads: usize, options: &WriteOptions) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    // When memory is freed makes no difference to the output.
    let read = ReadOptions { disable_free: threads > 2, ..ReadOptions::default() };
    let done = mlirkit::rewrite(&context(threads), file, &read, VerifyOptions::default(), options, &mut out)
        .unwrap()
        .is_some();
    assert!(done || out.is_empty());
    done.then_some(out)
}

fn file(functions: usize, version: u64) -> Bytes {
    bytecode(source(functions), version)
}

fn bytecode(text: impl Into<Bytes>, version: u64) -> Bytes {
    let (ctx, text) = (context(1), text.into());
    let module = mlirkit::open(&ctx, "a.mlir", &text, &OpenOptions::default()).unwrap().module;
    let mut out = Vec::new();
    mlirkit::bytecode::write(&module, &mut out, &WriteOptions { version, ..WriteOptions::default() }).unwrap();
    out.into()
}

#[test]
fn a_file_is_written_again_as_it_stands() {
    let options = WriteOptions { producer: "another".to_owned(), ..WriteOptions::default() };
    for functions in [4, 300] {
        let file = file(functions, 6);
        for threads in [1, 2, 5] {
            let written = rewritten(&file, threads, &options);
            assert!(written.is_some() && written == whole(&file, &options), "{functions} {threads}");
        }
    }
}

/// Tests that bodies in nested modules are also read, verified, numbered and copied one at a time.
#[test]
fn the_largest_part_of_a_file_is_listed_first() {
    let functions = |count: usize, name: &str| -> String {
        let one = |index| {
            let (a, b) = (index * 7919 % 1000, index * 31 % count);
            format!(
                "func.func @{name}{index}(%a: i32) -> i32 {{\n%0 = arith.constant {a} : i32\n%1 = func.call @{name}{b}(%0) : \
                 (i32) -> i32\nreturn %1 : i32\n}}\n"
            )
        };
        (0..count).map(one).collect()
    };
    let (few, many) = (functions(3, "few"), functions(400, "many"));
    let between = "memref.global \"private\" @g : memref<1xi32> = dense<7>\nfunc.func private @ext(i32)\n";
    let shapes = [
        format!("module {{\nmodule @in {{\n{many}}}\n}}"),
        format!("module {{\n{few}{between}module @in {{\n{between}{many}}}\nfunc.func private @last()\n}}"),
        format!(
            "module {{\nmodule @in {{\n{few}module @further {{\n{many}{between}}}\n}}\nmodule @other {{\n{few}}}\n}}"
        ),
    ];
    let options = WriteOptions::default();
    for (shape, text) in shapes.into_iter().enumerate() {
        let file = bytecode(text, 6);
        for threads in [1, 2, 5] {
            let written = rewritten(&file, threads, &options);
            assert!(written.is_some(), "{shape} {threads}");
            assert!(written == whole(&file, &options), "{shape} {threads}");
        }
    }
}

/// Tests that the operations around functions are verified, including what a module's attributes require of nested
/// operations.
#[test]
fn what_is_wrong_around_bodies_is_not_written() {
    let body = "%0 = arith.addi %a, %a : i32\n%1 = arith.muli %0, %a : i32\n%2 = arith.subi %1, %0 : i32\n";
    let kernels: String =
        (0..200).map(|n| format!("gpu.func @k{n}(%a: i32) kernel {{\n{body}gpu.return\n}}\n")).collect();
    let host = |kernel| {
        let sizes = "blocks in (%c, %c, %c) threads in (%c, %c, %c)";
        format!(
            "func.func @host(%c: index, %a: i32) {{\ngpu.launch_func @in::@{kernel} {sizes} args(%a : i32)\nreturn\n}}\n"
        )
    };
    let module = |inner: &str, outer: &str| {
        format!("module attributes {{gpu.container_module}} {{\ngpu.module @in {{\n{kernels}{inner}}}\n{outer}}}")
    };
    let twice = "gpu.func @k0() kernel {\ngpu.return\n}\n";
    let cases = [
        (module("", ""), true),
        (module("", &host("k7")), true),
        (module("", &host("none")), false),
        (module(twice, ""), false),
        (module("", "gpu.module @in {\n}\n"), false),
    ];
    for (case, (text, good)) in cases.into_iter().enumerate() {
        let file = bytecode(text, 6);
        for threads in [1, 2] {
            let written = rewritten(&file, threads, &WriteOptions::default());
            assert!(written.is_some() == good, "{case} {threads}");
            assert!(written == whole(&file, &WriteOptions::default()), "{case} {threads}");
        }
    }
}

#[test]
fn what_is_to_be_written_otherwise_is_left_alone() {
    let options = WriteOptions::default();
    assert_eq!(rewritten(&file(3, 4), 1, &options), None);
    assert_eq!(rewritten(&file(3, 5), 1, &options), None);
    assert_eq!(rewritten(&file(3, 6), 1, &WriteOptions { version: 5, ..options.clone() }), None);
    assert_eq!(rewritten(&Bytes::from_static(b"ML\xefR"), 1, &options), None);
}

#[test]
fn of_damaged_files_either_the_same_is_written_or_nothing() {
    let (file, options) = (file(6, 6), WriteOptions::default());
    let (mut same, mut other) = (0, 0);
    for (damaged, state, at) in damaged(&file, 500) {
        if let Some(written) = rewritten(&damaged, 1 + state as usize % 2, &options) {
            assert_eq!(Some(&written), whole(&damaged, &options).as_ref(), "byte {at}");
            if written == file { same += 1 } else { other += 1 }
        }
    }
    // Some changes, such as those in names and constants, leave the file valid.
    assert!(other > 5, "{same} {other}");
}
