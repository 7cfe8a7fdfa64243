//! Files that are written again body by body: the bytes are those of reading and writing them as a whole, or nothing is written.

#![allow(clippy::unwrap_used)]

mod damage;

use std::fmt::Write;

use bytes::Bytes;
use mlirkit::bytecode::{ReadOptions, WriteOptions};
use mlirkit::{ContextOptions, Level, OpenOptions};

use damage::damaged;

/// How many operations a large function has.
const LARGE: usize = 1500;

/// Which functions are large: some that follow each other, and the last that is read.
fn is_large(index: usize) -> bool {
    index == 0 || matches!(index % 10, 4 | 5 | 7)
}

/// Functions with what bodies may hold: nested regions that are isolated and that are not, blocks, several results, orders of
/// uses, symbols, numbers that are constants of two dialects, parts of other attributes, or both, modules with functions of their own.
fn source(functions: usize) -> String {
    let mut text =
        String::from("#map = affine_map<(d0) -> (d0 + 1)>\nfunc.func private @callee(i32, f32) -> (i32, f32)\n");
    // Bodies that are too small are not looked at one by one.
    let more: String = (0..40).fold(String::new(), |mut more, op| {
        writeln!(more, "  %p{op} = arith.addi %1, %k : i32").unwrap();
        more
    });
    // One that is large is looked at while the next one is read.
    let many: String = (0..LARGE).fold(String::new(), |mut many, op| {
        writeln!(many, "  %q{op} = arith.addi %1, %k : i32").unwrap();
        many
    });

    for index in 0..functions {
        let more = if is_large(index) { &many } else { &more };
        writeln!(
            text,
            "func.func @f{index}(%a: i32, %c: i1, %f: f32, %n: index) -> i32 {{
  %k = arith.constant {index} : i32
  %0:2 = func.call @callee(%a, %f) : (i32, f32) -> (i32, f32)
  %1 = arith.addi %0#0, %k {{tag = \"t{}\"}} : i32
  %2 = scf.if %c -> (i32) {{
    %3 = arith.muli %1, %a : i32
    scf.yield %3 : i32
  }} else {{
    %4 = arith.constant {} : i32
    scf.yield %4 : i32
  }}
  scf.for %i = %n to %n step %n {{
    %5 = affine.apply #map(%i)
    %6 = arith.addi %5, %5 : index
  }}
  scf.if %c {{
    %z = arith.constant 0 : i32
  }}
  %w0 = llvm.mlir.constant({index} : i32) : i32
  %w1 = arith.constant {index}.5 : f32
  %w2 = arith.constant {{n = {index} : i32, next = {next} : i32, wide = {next} : i64}} {index} : index
  %w3 = memref.alloca() {{alignment = 64 : i64}} : memref<2xi32>
  %w4 = arith.constant {next} : i64
  %w7 = arith.constant 64 : i64
  %w5 = arith.constant -{next} : i16
  %w6 = arith.constant true
{more}  cf.cond_br %c, ^bb1(%2 : i32), ^bb2
^bb1(%x: i32):
  %7 = arith.subi %x, %1 : i32
  cf.br ^bb2
^bb2:
  return %2 : i32
}}",
            index % 5,
            index * 3,
            next = index + 1,
        )
        .unwrap();
        if index % 4 == 0 {
            writeln!(
                text,
                "gpu.module @g{index} {{
  gpu.func @kernel(%a: i32) kernel {{
    %0 = arith.addi %a, %a : i32
    gpu.return
  }}
}}
memref.global \"private\" constant @m{index} : memref<2xi32> = dense<[{index}, 7]>"
            )
            .unwrap();
        }
    }
    text
}

fn context(threads: usize) -> mlirkit::ir::Context {
    mlirkit::context(&ContextOptions::default()).with_threads(threads)
}

/// What reading, verifying and writing the file as a whole give.
fn whole(file: &Bytes, options: &WriteOptions) -> Option<Vec<u8>> {
    let ctx = context(1);
    let module = mlirkit::open(&ctx, "a.mlirbc", file, &OpenOptions::default()).ok()?.module;
    mlirkit::verify(&module).ok()?;
    let mut out = Vec::new();
    mlirkit::bytecode::write(&module, &mut out, options).ok()?;
    Some(out)
}

/// What is written body by body, if that can be done.
fn rewritten(file: &Bytes, threads: usize, options: &WriteOptions) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    // What is freed when makes no difference.
    let read = ReadOptions { disable_free: threads > 2, ..ReadOptions::default() };
    let done = mlirkit::rewrite(&context(threads), file, &read, Level::Full, options, &mut out).unwrap();
    assert!(done || out.is_empty());
    done.then_some(out)
}

fn file(functions: usize, version: u64) -> Bytes {
    let ctx = context(1);
    let text: Bytes = source(functions).into();
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
    // Some bytes are names and constants, which can be others.
    assert!(other > 5, "{same} {other}");
}
