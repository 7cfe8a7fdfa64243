//! What is written as a release is read again in a context of that release, and by everybody else.

#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

use bytes::Bytes;
use mlirkit::bytecode::{ReadOptions, WriteOptions};
use mlirkit::defs::Release;
use mlirkit::ir::Context;
use mlirkit::{ContextBuilder, OpenOptions};

const TEXTS: [(&str, &str); 6] = [
    ("kernel", include_str!("../../../examples/kernel.mlir")),
    ("mlp", include_str!("../../../examples/mlp.stablehlo.mlir")),
    ("weights", include_str!("../../../examples/weights.mlir")),
    (
        "affine",
        "func.func @f(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 2 to 11 {
    affine.store %c, %m[%i] : memref<100xf32>
    %v = affine.load %m[%i - 2] : memref<100xf32>
  }
  return
}",
    ),
    (
        "memory",
        "func.func @f(%m: memref<4xf32>, %i: index, %t: tensor<4x8xf8E5M2>) {
  %x = memref.load %m[%i] {nontemporal = true} : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %d = arith.constant dense<[true, false, true]> : tensor<3xi1>
  %v = vector.load %m[%i] : memref<4xf32>, vector<2xf32>
  return
}",
    ),
    (
        "llvm",
        "llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @h(%p: !llvm.ptr) -> i32 {
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}",
    ),
];

/// What releases have so differently that it has to be ported, not only written.
const OWN: (&str, &str) = (
    "gpu",
    "gpu.module @kernels {
  gpu.func @k(%m: memref<4xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<4xf32>
    gpu.return
  }
}",
);

fn written(module: &mlirkit::ir::Module<'_>, options: &WriteOptions) -> Vec<u8> {
    let mut out = Vec::new();
    mlirkit::bytecode::write(module, &mut out, options).unwrap();
    out
}

fn imitating(producer: &str) -> WriteOptions {
    let mut options = WriteOptions::default();
    options.imitate(producer);
    options
}

fn generic(module: &mlirkit::ir::Module<'_>) -> String {
    let print = mlirkit::asm::PrintOptions { generic: true, ..Default::default() };
    let mut out = Vec::new();
    mlirkit::asm::print(module, &print, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn parsed<'c>(ctx: &'c Context, name: &str, text: &str) -> mlirkit::ir::Module<'c> {
    match mlirkit::open(ctx, name, &Bytes::from(text.to_owned()), &OpenOptions::default()) {
        Ok(opened) => opened.module,
        Err(errors) => panic!("{name}: {errors:?}"),
    }
}

fn read<'c>(ctx: &'c Context, what: &str, file: &[u8]) -> mlirkit::ir::Module<'c> {
    let read = mlirkit::bytecode::read(ctx, Bytes::from(file.to_owned()), &ReadOptions::default());
    read.unwrap_or_else(|error| panic!("{what}: {error:?}"))
}

/// Writes a module as a release: what it becomes in a context of that release, where it is the same file the second time.
fn again<'c>(module: &mlirkit::ir::Module<'_>, what: &str, own: &'c Context) -> (Vec<u8>, mlirkit::ir::Module<'c>) {
    let options = imitating(&format!("MLIR{}", own.release()));
    let file = written(module, &options);
    let again = read(own, what, &file);
    assert!(written(&again, &options) == file, "{what}: not the same bytes the second time");
    (file, again)
}

#[test]
fn every_release_reads_what_is_written_as_it() {
    let today = ContextBuilder::new().build();
    for release in (19..=24).map(Release) {
        let own = ContextBuilder::new().release(release).build();
        for (name, text) in TEXTS {
            let what = format!("{name} as {release}");
            let expected = generic(&parsed(&own, name, text));
            for from in [&today, &own] {
                let (file, again) = again(&parsed(from, name, text), &what, &own);
                assert_eq!(generic(&again), expected, "{what}");
                let read = generic(&read(&today, &what, &file));
                assert_eq!(read, generic(&parsed(&today, name, text)), "{what}, read as today");
            }
        }
        let module = parsed(&own, OWN.0, OWN.1);
        assert_eq!(generic(&again(&module, OWN.0, &own).1), generic(&module));
    }
}

#[test]
fn a_snapshot_is_written_under_its_own_name_only() {
    let own = ContextBuilder::new().snapshot(Release(24)).build();
    let module = parsed(&own, "affine", TEXTS[3].1);
    let file = written(&module, &imitating("MLIR24.0.0git"));
    assert!(written(&read(&own, "affine", &file), &imitating("MLIR24.0.0git")) == file);
    let error = mlirkit::bytecode::write(&module, &mut Vec::new(), &imitating("MLIR24")).unwrap_err();
    assert!(error.message.contains("dialect 'affine' is that of a snapshot"), "{}", error.message);
    // The snapshot keeps the alignment of a load, which takes a byte.
    let final_rows = ContextBuilder::new().release(Release(24)).build();
    let other = written(&parsed(&final_rows, "affine", TEXTS[3].1), &imitating("MLIR24.0.0git"));
    assert_ne!(file.len(), other.len());
}

#[test]
fn a_producer_of_another_release_is_refused() {
    let ctx = ContextBuilder::new().build();
    let module = parsed(&ctx, "kernel", TEXTS[0].1);
    let options = WriteOptions { producer: "MLIR24.0.0git".to_owned(), ..WriteOptions::default() };
    let error = mlirkit::bytecode::write(&module, &mut Vec::new(), &options).unwrap_err();
    let expected = "the producer 'MLIR24.0.0git' says LLVM 24, but what is written is LLVM 22's";
    assert_eq!(error.message, expected);
}

#[test]
fn an_own_file_is_read_by_its_own_rows_everywhere() {
    for release in (19..=24).map(Release) {
        let own = ContextBuilder::new().release(release).build();
        for (name, text) in TEXTS {
            let module = parsed(&own, name, text);
            let file = written(&module, &WriteOptions::default());
            let what = format!("{name} of {release}");
            assert_eq!(generic(&read(&own, &what, &file)), generic(&module), "{what}");
        }
    }
}

/// LLVM 20 kept no properties for `scf.for`: a file must not have an entry for them.
#[test]
fn an_operation_has_no_entry_where_its_release_kept_none() {
    let ctx = ContextBuilder::new().build();
    let text = "func.func @f(%n: index) {
  scf.for %i = %n to %n step %n {
  }
  return
}";
    let module = parsed(&ctx, "loop", text);
    let (old, new) = (written(&module, &imitating("MLIR20")), written(&module, &imitating("MLIR22")));
    assert!(old.len() < new.len(), "{} and {} bytes", old.len(), new.len());
}
