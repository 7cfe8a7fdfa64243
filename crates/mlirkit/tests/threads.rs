//! Large files are worked on by several threads: what comes out is the same as with one, errors included.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use bytes::Bytes;
use mlirkit::asm::PrintOptions;
use mlirkit::{ContextOptions, OpenOptions};

/// Functions with nested regions, of which the second to last has what `last_but_one` says.
fn source(functions: usize, last_but_one: &str) -> String {
    let mut text = String::new();
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
fn the_first_error_is_the_same_with_several_threads() {
    let ctx = context(1);
    let text: Bytes = source(400, "  \"arith.addi\"(%a) : (i32) -> ()").into();
    let parsed = mlirkit::open(&ctx, "large.mlir", &text, &OpenOptions::default()).unwrap().module;
    let expected = mlirkit::verify(&parsed).unwrap_err().message;
    let mut file = bytecode(&parsed, 6);
    let message = |file: &[u8], threads: usize| {
        let ctx = context(threads);
        let read = mlirkit::open(&ctx, "large.mlirbc", &Bytes::copy_from_slice(file), &OpenOptions::default());
        match read {
            Ok(read) => mlirkit::verify(&read.module).err().map(|error| error.message),
            Err(errors) => errors.last().map(|error| format!("{:?}: {}", error.position, error.message)),
        }
    };
    assert_eq!(message(&file, 4), Some(expected));
    let places: Vec<usize> = (100..file.len()).step_by(file.len() / 100).collect();
    for at in places {
        let byte = std::mem::replace(&mut file[at], 3);
        assert_eq!(message(&file, 4), message(&file, 1), "{at}");
        file[at] = byte;
    }
}
