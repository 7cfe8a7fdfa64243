//! Tests that a file written for a release can be read in a context of that release, and by any reader that follows it.

#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

use bytes::Bytes;
use mlirkit::bytecode::{ReadOptions, WriteOptions};
use mlirkit::defs::history::EntityKind;
use mlirkit::defs::{Release, Variadic};
use mlirkit::ir::Context;
use mlirkit::{ContextBuilder, Module, OpenOptions};

const TEXTS: [(&str, &str); 6] = [
    ("kernel", include_str!("../../../../examples/kernel.mlir")),
    ("mlp", include_str!("../../../../examples/mlp.stablehlo.mlir")),
    ("weights", include_str!("../../../../examples/weights.mlir")),
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

/// Operations that differ so much between releases that a program that uses them must be ported before it is written.
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

/// A dialect and a release whose reader adds a mode to that dialect's globals, so files become stable only after a
/// second reading.
const FILLED: (&str, Release) = ("llvm", Release(24));

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

/// Writes a module for a release and reads it in a context of that release. Writing the result again must produce the
/// same file.
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
                let module = parsed(from, name, text);
                let (file, again) = if (name, release) == FILLED && std::ptr::eq(from, &today) {
                    let file = written(&module, &imitating(&format!("MLIR{release}")));
                    let again = read(&own, &what, &file);
                    (file, again)
                } else {
                    again(&module, &what, &own)
                };
                assert_eq!(generic(&again), expected, "{what}");
                let read = generic(&read(&today, &what, &file));
                assert_eq!(read, generic(&parsed(&today, name, text)), "{what}, read as today");
            }
        }
        let module = parsed(&own, OWN.0, OWN.1);
        assert_eq!(generic(&again(&module, OWN.0, &own).1), generic(&module));
    }
}

/// Tests dialects' tensor type constants. The files were written from the text by mlir-opt 22 and by the bindings of
/// torch-mlir 20261001.
#[test]
fn constants_of_a_dialects_tensor_are_read_and_written() {
    let text = include_str!("../data/arm-tensor.mlir");
    let files: [(u32, &[u8]); 2] = [
        (22, include_bytes!("../data/arm-tensor.llvm-22.mlirbc")),
        (24, include_bytes!("../data/arm-tensor.llvm-24.mlirbc")),
    ];
    for (release, file) in files {
        let own = ContextBuilder::new().release(Release(release)).build();
        let module = read(&own, "arm-tensor", file);
        assert_eq!(module.to_string().trim_end(), text.trim_end(), "LLVM {release}");
        assert_eq!(again(&parsed(&own, "arm-tensor", text), "arm-tensor", &own).1.to_string(), module.to_string());
        // The file stores the types as text. For such a file, upstream reads beyond the end or omits a byte.
        for (ty, other, words) in [
            ("tensor<2x3xi32>", "tensor<2x4xi32>", "expected 32 bytes of dense elements, but got: 24"),
            ("tensor<9xi1>", "tensor<7xi1>", "expected 1 bytes of dense elements, but got: 2"),
        ] {
            let at = file.windows(ty.len()).position(|part| part == ty.as_bytes()).unwrap();
            let mut damaged = file.to_vec();
            damaged[at..at + ty.len()].copy_from_slice(other.as_bytes());
            let error = mlirkit::bytecode::read(&own, Bytes::from(damaged), &ReadOptions::default()).unwrap_err();
            assert_eq!(error.message, words, "LLVM {release}");
        }
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
    // The snapshot stores the alignment of a load, which takes a byte more.
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

/// Tests that a file for LLVM 20 has no properties entry for `scf.for`, which had no properties in that release.
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

/// Tests that a file from a snapshot is written with the definitions with which it was read. The name of a snapshot
/// does not identify its definitions.
#[test]
fn a_snapshot_is_written_again_with_the_rows_it_was_read_by() {
    let snapshot = ContextBuilder::new().snapshot(Release(24)).build();
    let released = ContextBuilder::new().release(Release(24)).build();
    let files =
        [&snapshot, &released].map(|ctx| written(&parsed(ctx, "affine", TEXTS[3].1), &imitating("MLIR24.0.0git")));
    assert_ne!(files[0].len(), files[1].len());
    for file in files {
        for ctx in [&snapshot, &released] {
            assert!(written(&read(ctx, "affine", &file), &imitating("MLIR24.0.0git")) == file);
        }
    }
}

/// Tests that attribute text which only a snapshot writes is preserved, and is an error where no snapshot can have
/// written it.
#[test]
fn text_that_only_a_snapshot_writes_stays() {
    let own = ContextBuilder::new().release(Release(24)).build();
    let text = "#gpu<dim x>";
    let module = parsed(&own, "dim", &format!("\"builtin.module\"() ({{}}) {{d = {text}}} : () -> ()"));
    let changed = |producer: &str, to: &[u8]| {
        let mut file = written(&module, &imitating(producer));
        let at = file.windows(text.len()).position(|part| part == text.as_bytes()).unwrap();
        file[at..at + text.len()].copy_from_slice(to);
        file
    };
    let file = changed("MLIR24.0.0git", b"#gpu.dim<x>");
    let module = read(&own, "dim", &file);
    assert!(generic(&module).contains("#gpu.dim<x>"), "{}", generic(&module));
    assert!(written(&module, &imitating("MLIR24.0.0git")) == file);
    let refused = |file: Vec<u8>| mlirkit::bytecode::read(&own, Bytes::from(file), &ReadOptions::default()).is_err();
    assert!(refused(changed("MLIR24", b"#gpu.dim<x>")));
    for no_text in [b"#gpu.di\x0f<x>", b"#gpu.di<\x0fx>", b"#gpu.dim+<>", b"#gpu.dim<>x"] {
        assert!(refused(changed("MLIR24.0.0git", no_text)), "{no_text:?}");
    }
}

/// Tests text that is valid only in LLVM 16: the terminator of parallel loops, vectors of pointers (`!llvm.vec<4 x
/// ptr>`), removed types, and operations that checks added later reject.
#[test]
fn what_older_releases_had_otherwise_is_read_in_them_only() {
    let texts = [
        "func.func @f(%n: index, %v: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%v) -> f32 {
    \"scf.reduce\"(%v) ({
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }) : (f32) -> ()
    scf.yield
  }
  return
}",
        "llvm.func @f(%v: !llvm.vec<4 x ptr>) -> !llvm.struct<(vec<2 x ptr>)>",
        "llvm.func @f(%v: !llvm.vec<? x 4 x  i32>, %m: !llvm.x86_mmx)",
        "llvm.func @f(%v: !llvm.vec<2 x ptr>) {
  %0 = \"llvm.icmp\"(%v, %v) {predicate = 1 : i64} : (!llvm.vec<2 x ptr>, !llvm.vec<2 x ptr>) -> vector<2xi1>
  llvm.return
}",
        "\"spirv.func\"() ({
}) {sym_name = \"f\", function_type = (!spirv.jointmatrix<8x16xi32, RowMajor, Subgroup>) -> (), function_control = #spirv.function_control<None>} : () -> ()",
        "llvm.func @f() -> f32 {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return %0 : f32
}",
        "func.func @f(%t: tensor<?xi64>) -> tensor<2xindex> {
  %0 = arith.index_cast %t : tensor<?xi64> to tensor<2xindex>
  return %0 : tensor<2xindex>
}",
        "func.func @f(%t: tensor<f32>, %i: index) -> index {
  %0 = tensor.dim %t, %i : tensor<f32>
  return %0 : index
}",
    ];
    let (own, today) = (ContextBuilder::new().release(Release(16)).build(), ContextBuilder::new().build());
    for text in texts {
        let module = parsed(&own, "older", text);
        assert!(mlirkit::verify_all(&module, mlirkit::VerifyOptions::default()).is_empty(), "{text}");
        let printed = generic(&module);
        assert_eq!(generic(&parsed(&own, "older", &printed)), printed);
        let opened = mlirkit::open(&today, "older", &Bytes::from(text.to_owned()), &OpenOptions::default());
        let found = opened.map(|opened| mlirkit::verify_all(&opened.module, mlirkit::VerifyOptions::default()));
        assert!(found.is_err() || found.is_ok_and(|found| !found.is_empty()), "{text}");
    }
}

/// Tests encodings that a release does not have. `mlir-opt` 22 reports the same errors for the same files.
#[test]
fn what_a_release_has_no_code_for_is_unknown_in_its_files() {
    let newest = ContextBuilder::new().release(Release(24)).allow_unregistered().build();
    for (value, code) in
        [("affine_map<(d0) -> (d0)>", 23), ("affine_set<(d0) : (d0 >= 0)>", 24), ("strided<[1]>", 25), ("f8E5M2", 22)]
    {
        let module = parsed(&newest, "code", &format!("\"a.b\"() {{x = {value}}} : () -> ()"));
        let file = written(&module, &imitating("MLIR24.0.0"));
        assert_eq!(generic(&read(&newest, value, &file)), generic(&module));
        // The same bytes, with LLVM 22 as the producer.
        let at = file.windows(6).position(|part| part == b"MLIR24").unwrap();
        let mut older = file.clone();
        older[at..at + 6].copy_from_slice(b"MLIR22");
        let today = ContextBuilder::new().allow_unregistered().build();
        let error = mlirkit::bytecode::read(&today, Bytes::from(older), &ReadOptions::default()).unwrap_err();
        assert_eq!(error.message, format!("unknown attribute code: {code}"));
    }
}

/// Tests the positions of errors in text that is stored inside a file. `mlir-opt` 22 reports the same errors at the
/// same positions.
#[test]
fn what_is_wrong_in_a_text_of_a_file_is_placed_in_the_text() {
    let ctx = ContextBuilder::new().build();
    let module = parsed(
        &ctx,
        "text",
        "func.func @f(%x: f32) -> f32 {\n %0 = arith.addf %x, %x fastmath<nnan> : f32\n return %0 : f32\n}",
    );
    let file = written(&module, &WriteOptions::default());
    for (damage, words) in [
        ("#arith.fastmath<nnne>", "1:17: error: expected ::mlir::arith::FastMathFlags to be one of: none, reassoc,"),
        ("#arith.fastmaht<nnan>", "1:8: error: unknown attribute `fastmaht` in dialect `arith`"),
        ("#arith.fast~ath<nnan>", "1:12: error: unexpected character"),
        ("#brith.fastmath<nnan>", "error: expected mlir::arith::FastMathFlagsAttr, but got: #brith.fastmath<nnan>"),
    ] {
        let known = b"#arith.fastmath<nnan>";
        let at = file.windows(known.len()).position(|part| part == known).unwrap();
        let mut damaged = file.clone();
        damaged[at..at + known.len()].copy_from_slice(damage.as_bytes());
        let ctx = ContextBuilder::new().allow_unregistered().build();
        let error = mlirkit::bytecode::read(&ctx, Bytes::from(damaged), &ReadOptions::default()).unwrap_err();
        let said = error.to_string();
        let expected = if words.starts_with("error") { words.to_owned() } else { format!("{damage}:{words}") };
        assert!(said.contains(&expected), "{damage}: {said}");
    }
}

/// Tests that `mlirkit releases`, the reader and porting agree on which operations each release has. LLVM 17 and 18 are
/// skipped, because their tools were not available.
#[test]
fn every_release_knows_the_operations_that_it_is_said_to_have() {
    let releases: Vec<Release> = [16, 19, 20, 21, 22, 23, 24].map(Release).to_vec();
    let contexts: Vec<Context> =
        releases.iter().map(|release| ContextBuilder::new().release(*release).build()).collect();
    let mut asked = 0;
    for dialect in mlirkit::dialects::names().filter_map(mlirkit::dialects::lookup).filter(|it| it.follows_llvm()) {
        let names = dialect.ops().chain(dialect.other_ops().map(|(_, op)| op)).map(|op| op.name.to_string());
        for name in names.collect::<std::collections::BTreeSet<_>>() {
            let entries = mlirkit::port::changes(&name);
            let life = entries.iter().find(|entry| entry.kind == "operation").map(|entry| entry.life);
            for (release, ctx) in releases.iter().zip(&contexts) {
                let is_known = ctx.op_def(ctx.op_name(&name)).is_some();
                assert_eq!(life.is_some_and(|life| life.has(*release)), is_known, "{name} in LLVM {release}");
                asked += 1;
            }
        }
    }
    assert!(asked > 10_000);
}

/// Tests that the recorded renamings and successors of operations only name operands and results that both definitions
/// have.
#[test]
fn renamed_operations_have_the_same_required_parts() {
    let history = mlirkit::dialects::history();
    for one in history.renamings().iter().filter(|one| one.kind == EntityKind::Op).chain(history.successors()) {
        let rows = [(&one.old, Release(one.since.0 - 1)), (&one.new, one.since)].map(|(name, release)| {
            let (dialect, short) = name.split_once('.').unwrap();
            let dialect = mlirkit::dialects::lookup(dialect).unwrap();
            // For LLVM 17 and 18 there are no data; the definition of 16 or 19 is used.
            [release, Release(16), Release(19)].into_iter().find_map(|release| dialect.at(release).op(short)).unwrap()
        });
        let [old, new] = rows;
        for (kind, before, after) in
            [(EntityKind::Operand, &old.operands, &new.operands), (EntityKind::Result, &old.results, &new.results)]
        {
            for part in after.iter().filter(|part| matches!(part.variadic, Variadic::One)) {
                let own = history.name(kind, [&old.name, &new.name], &part.name, one.since, Release(one.since.0 - 1));
                let is_there = before.iter().any(|part| *part.name == *own);
                assert!(is_there || before.len() == after.len() && part.name.is_empty(), "{} has no {own}", old.name);
            }
        }
    }
}

/// Tests that an opened module belongs to the context's release. If the context follows the file, that is the release
/// of the file.
#[test]
fn files_of_other_releases_are_followed_or_ported() {
    let file = Bytes::from_static(include_bytes!("../cli/inputs/releases/24.mlirbc"));
    let followed = ContextBuilder::new().following([&file[..]]).build();
    let module = mlirkit::Module::from_bytes(&followed, file.clone()).unwrap();
    assert_eq!(module.to_string().trim(), include_str!("../cli/inputs/releases/24.mlir").trim());
    let mut again = Vec::new();
    module.write_to(&mut again, mlirkit::Format::Bytecode).unwrap();
    assert_eq!(mlirkit::release_of(&again), Some(followed.named()));

    let today = ContextBuilder::new().build();
    let ported = mlirkit::Module::from_bytes(&today, file.clone()).unwrap();
    mlirkit::verify(&ported).unwrap();
    let text = ported.to_string();
    assert_eq!(mlirkit::Module::parse(&today, &text).unwrap().to_string(), text);
    let same = mlirkit::port::fingerprint(&module, &today).unwrap() == mlirkit::edit::fingerprint(&ported).unwrap();
    assert!(same);

    // A context with custom hooks cannot be recreated for another release.
    let own = ContextBuilder::new().checks(|_| ()).build();
    let refused = mlirkit::Module::from_bytes(&own, file).unwrap_err().to_string();
    assert!(refused.contains("the file is of LLVM 24 (snapshot), and the context follows LLVM 22"), "{refused}");

    // Text with one byte per bool comes from LLVM 23 or later, so it is ported, too.
    let text = format!(
        "#mask = dense<\"0x{}\"> : tensor<128xi1>\nmodule attributes {{m.mask = #mask}} {{}}",
        "0100".repeat(64)
    );
    let ported = mlirkit::Module::parse(&today, &text).unwrap().to_string();
    assert!(ported.contains(&format!("\"0x{}\"", "55".repeat(16))), "{ported}");
    assert!(mlirkit::Module::parse(&today, &text.replace("0100", "0200")).is_err());
}

#[test]
fn elementwise_kinds_compute_what_their_release_says() {
    let text = |kind: &str| {
        format!(
            "func.func @f(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {{\n  \
             %0 = linalg.elementwise kind=#linalg.elementwise_kind<{kind}> ins(%a : tensor<4xf32>) \
             outs(%o : tensor<4xf32>) -> tensor<4xf32>\n  \
             return %0 : tensor<4xf32>\n}}"
        )
    };
    // LLVM 23 inserts `sin` and other cases before `add`, so the numbers of cases differ.
    for (release, kind, op) in
        [(22, "exp", "math.exp"), (23, "exp", "math.exp"), (23, "sin", "math.sin"), (24, "log1p", "math.log1p")]
    {
        let ctx = ContextBuilder::new().release(Release(release)).build();
        let module = Module::parse(&ctx, &text(kind)).unwrap();
        assert!(module.walk().any(|found| found.is(op)), "{release}: {kind}");
        assert!(module.to_string().contains(&format!("elementwise_kind<{kind}>")), "{module}");
    }
    let ctx = ContextBuilder::new().release(Release(22)).build();
    assert!(Module::parse(&ctx, &text("sin")).is_err());
}
