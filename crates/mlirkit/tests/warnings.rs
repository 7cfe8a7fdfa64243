//! Warnings of verifiers: a module that has some is in order, they come in the order of the file whatever the number of threads, and
//! what is done body by body leaves such a file to who reads it as a whole.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use bytes::Bytes;
use mlirkit::asm::{ParseOptions, PrintOptions};
use mlirkit::bytecode::{ReadOptions, WriteOptions};
use mlirkit::diag::{Position, Severity};
use mlirkit::{ContextOptions, Level, OpenOptions, VerifyOptions};

fn context(threads: usize) -> mlirkit::ir::Context {
    mlirkit::context(&ContextOptions::default()).with_threads(threads)
}

/// Adds so many additions, with operations that are warned of after some of them, and gives the lines of these.
fn add_ops(text: &mut String, ops: usize, warned: &[usize]) -> Vec<u32> {
    let mut lines = Vec::new();
    for op in 0..ops {
        writeln!(text, "  %v{op} = arith.addi %a, %a : i32").unwrap();
        if warned.contains(&op) {
            let types = "!xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>";
            writeln!(text, "  %w{op} = xegpu.load_nd %t <{{transpose = array<i64: 5, 0>}}> : {types}").unwrap();
            lines.push(text.lines().count() as u32);
        }
    }
    lines
}

/// Functions, some with such operations.
fn functions(count: usize, is_warned: impl Fn(usize) -> bool) -> (Bytes, Vec<u32>) {
    let (mut text, mut lines) = (String::new(), Vec::new());
    for index in 0..count {
        writeln!(text, "func.func @f{index}(%a: i32, %t: !xegpu.tensor_desc<8x16xf16>) {{").unwrap();
        let warned: &[usize] = if is_warned(index) { &[3, 50, 99] } else { &[] };
        lines.extend(add_ops(&mut text, 100, warned));
        text.push_str("  return\n}\n");
    }
    (text.into(), lines)
}

/// One large block.
fn block() -> (Bytes, Vec<u32>) {
    let mut text = String::from("module {\n  %a, %t = \"t.op\"() : () -> (i32, !xegpu.tensor_desc<8x16xf16>)\n");
    let lines = add_ops(&mut text, 3000, &[3, 1500, 2999]);
    text.push_str("}\n");
    (text.into(), lines)
}

fn file(text: &Bytes) -> Bytes {
    let ctx = context(1);
    let module = mlirkit::open(&ctx, "a.mlir", text, &OpenOptions::default()).unwrap().module;
    let mut out = Vec::new();
    mlirkit::bytecode::write(&module, &mut out, &WriteOptions::default()).unwrap();
    out.into()
}

/// The lines that are warned of.
fn warned(input: &Bytes, threads: usize) -> Vec<u32> {
    let ctx = mlirkit::ContextBuilder::new().allow_unregistered().build().with_threads(threads);
    let module = mlirkit::open(&ctx, "a.mlir", input, &OpenOptions::default()).unwrap().module;
    assert_eq!(mlirkit::verify(&module), Ok(()));
    assert_eq!(mlirkit::verify_all(&module, VerifyOptions::default()), []);
    let said = mlirkit::verify_with_warnings(&module, VerifyOptions::default());
    let line = |diagnostic: mlirkit::diag::Diagnostic| match diagnostic.position {
        Position::FileLineColumn { line, .. } if diagnostic.severity == Severity::Warning => line,
        _ => panic!("{diagnostic}"),
    };
    said.into_iter().map(line).collect()
}

#[test]
fn the_order_is_that_of_the_file() {
    // Of so many functions each thread takes some.
    let many = functions(400, |index| index % 70 == 2);
    for (text, lines) in [many, functions(60, |index| index % 7 == 2), functions(1, |_| true), block()] {
        assert!(lines.len() >= 3);
        for threads in [1, 2, 5] {
            assert_eq!(warned(&text, threads), lines, "{threads} threads");
        }
    }
    let (text, lines) = functions(60, |index| index % 7 == 2);
    assert_eq!(warned(&file(&text), 3), lines);
}

#[test]
fn less_than_everything_warns_of_nothing() {
    let ctx = context(1);
    let (text, _) = functions(2, |_| true);
    let module = mlirkit::open(&ctx, "a.mlir", &text, &OpenOptions::default()).unwrap().module;
    for level in [Level::None, Level::Structural] {
        assert_eq!(mlirkit::verify_with_warnings(&module, VerifyOptions { level, show_op: true }), []);
    }
}

#[test]
fn nothing_is_done_body_by_body_where_one_is_warned_of() {
    let options = WriteOptions::default();
    for last in [None, Some(0), Some(30), Some(59)] {
        let (text, lines) = functions(60, |index| Some(index) == last);
        let file = file(&text);
        let expected = lines.is_empty();
        for threads in [1, 3] {
            let mut out = Vec::new();
            let read = ReadOptions::default();
            let done = mlirkit::rewrite(&context(threads), &file, &read, Level::Full, &options, &mut out).unwrap();
            assert_eq!((done, out.is_empty()), (expected, !expected), "rewritten: {last:?}");
            let mut out = Vec::new();
            let print = PrintOptions::default();
            let done = mlirkit::reprint(&context(threads), &file, &read, Level::Full, &print, &mut out).unwrap();
            assert_eq!((done, out.is_empty()), (expected, !expected), "printed: {last:?}");
            let (mut out, parse) = (Vec::new(), ParseOptions::default());
            let ctx = context(threads);
            let done = mlirkit::assemble(&ctx, "a.mlir", &text, &parse, Level::Full, &options, &mut out).unwrap();
            assert_eq!((done, out.is_empty()), (expected, !expected), "assembled: {last:?}");
        }
    }
}
