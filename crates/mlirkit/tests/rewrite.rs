//! Files that are written again body by body: the bytes are those of reading and writing them as a whole, or nothing is written.

#![allow(clippy::unwrap_used)]

mod damage;
mod functions;

use bytes::Bytes;
use mlirkit::bytecode::{ReadOptions, WriteOptions};
use mlirkit::{ContextOptions, OpenOptions, VerifyOptions};

use damage::damaged;
use functions::source;

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
    let done = mlirkit::rewrite(&context(threads), file, &read, VerifyOptions::default(), options, &mut out)
        .unwrap()
        .is_some();
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
