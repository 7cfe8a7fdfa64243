//! Tests with files written by `mlir-opt` 22: mlirkit writes the same bytes in every version, and reports damaged files
//! as errors.

#![allow(clippy::unwrap_used)]

mod common;

use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;

use bytes::Bytes;
use mlirkit_bytecode::{ReadOptions, WriteOptions, read, read_ranged, write};
use mlirkit_diag::Result;
use mlirkit_ir::{Context, DialectSet, Module, NewOp, ResourceGroup, ResourceValue};

const FILES: [&[u8]; 7] = [
    include_bytes!("data/small.v0.mlirbc"),
    include_bytes!("data/small.v1.mlirbc"),
    include_bytes!("data/small.v2.mlirbc"),
    include_bytes!("data/small.v3.mlirbc"),
    include_bytes!("data/small.v4.mlirbc"),
    include_bytes!("data/small.v5.mlirbc"),
    include_bytes!("data/small.v6.mlirbc"),
];

fn options(version: u64) -> WriteOptions {
    WriteOptions { version, producer: "MLIR22.1.8".to_owned(), ..WriteOptions::default() }
}

fn convert(file: &[u8], version: u64, lazy: bool) -> Result<Vec<u8>> {
    let ctx = common::context();
    let module = read(&ctx, Bytes::copy_from_slice(file), &ReadOptions { lazy, ..ReadOptions::default() })?;
    let mut out = Vec::new();
    write(&module, &mut out, &options(version))?;
    Ok(out)
}

/// Reads a file through a source of ranges, which uses none of the fast paths, and writes it.
fn convert_ranged(file: &[u8], version: u64) -> Result<Vec<u8>> {
    let (ctx, bytes) = (common::context(), Bytes::copy_from_slice(file));
    let size = bytes.len() as u64;
    let source = (size, move |range: Range<u64>| Ok(bytes.slice(range.start as usize..range.end as usize)));
    let mut module = read_ranged(&ctx, Arc::new(source), &ReadOptions::default())?;
    module.load_resources()?;
    let mut out = Vec::new();
    write(&module, &mut out, &options(version))?;
    Ok(out)
}

#[test]
fn every_version_is_written_as_mlir_opt_writes_it() {
    for (version, expected) in (0..).zip(FILES) {
        assert!(convert(FILES[6], version, false).unwrap() == expected, "version {version}");
    }
}

#[test]
fn old_versions_survive_a_round_trip() {
    for (version, file) in (0..).zip(FILES) {
        assert!(convert(file, version, false).unwrap() == file, "version {version}");
    }
}

#[test]
fn lazy_bodies_are_read_on_demand() {
    let ctx = common::context();
    let lazy = ReadOptions { lazy: true, ..ReadOptions::default() };
    let module = read(&ctx, Bytes::from_static(FILES[6]), &lazy).unwrap();
    let functions: Vec<_> = module.root().unwrap().regions().next().unwrap().blocks().next().unwrap().ops().collect();
    assert_eq!(functions.iter().map(|op| op.string_attr("sym_name").unwrap()).collect::<Vec<_>>(), ["decl", "f", "g"]);
    let body = module.body(mlirkit_ir::Module::TOP).child(module.root().unwrap().id).unwrap();
    let child = module.body(body).child(functions[2].id).unwrap();
    assert!(!module.is_loaded(child));
    assert_eq!(module.body(child).op_count(), 6, "who looks at a body reads it");
    assert!(module.is_loaded(child) && module.failure().is_none());
    assert_eq!(module.load(child).unwrap().op_count(), 6);
    assert!(convert(FILES[6], 6, true).unwrap() == FILES[6]);
}

#[test]
fn large_data_stays_a_slice_of_the_input() {
    let ctx = common::context();
    let input = Bytes::from_static(FILES[6]);
    let module = read(&ctx, input.clone(), &ReadOptions::default()).unwrap();
    let (_, value) = &module.dialect_resources[0].entries[0];
    let Some(mlirkit_ir::ResourceValue::Blob { data, .. }) = value else { panic!("no blob") };
    assert!(input.as_ptr_range().contains(&data.as_ptr()));
}

/// A pseudo-random generator that returns the same numbers on every platform.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}

#[test]
fn damaged_files_are_read_or_refused() {
    let mut random = Random(7);
    let mut refused = 0;
    for round in 0..2000 {
        let mut file = FILES[round % FILES.len()].to_vec();
        for _ in 0..=random.below(4) {
            let at = random.below(file.len());
            match random.below(4) {
                0 => file[at] = random.below(256) as u8,
                1 => file[at] ^= 1 << random.below(8),
                2 => file.truncate(at.max(1)),
                _ => {
                    let from = random.below(file.len());
                    file[at] = file[from];
                }
            }
        }
        let lazy = round % 2 == 0;
        let converted = convert(&file, (round % 7) as u64, lazy);
        refused += usize::from(converted.is_err());
        // The padding of sections is never requested from a source of ranges, so files with damaged padding are
        // accepted.
        if lazy && let Ok(converted) = converted {
            let slowly = convert_ranged(&file, (round % 7) as u64);
            assert!(slowly.is_ok_and(|slowly| slowly == converted), "the fast paths differ in round {round}");
        }
    }
    assert!(refused > 200, "{refused}");
}

#[test]
fn errors_name_section_offset_and_producer() {
    let mut file = FILES[6].to_vec();
    file.truncate(200);
    let error = convert(&file, 6, false).unwrap_err();
    assert!(error.to_string().starts_with("byte "), "{error}");
    assert_eq!(error.notes[0].message, "in bytecode version 6 produced by: MLIR22.1.8");
    assert_eq!(convert(b"module {}", 6, false).unwrap_err().message, "input buffer is not an MLIR bytecode file");
    let error = convert(FILES[6], 7, false).unwrap_err();
    assert_eq!(error.message, "unsupported version requested 7, must be in range [0, 6]");
}

/// Writes a module with one operation that has this attribute.
fn with_attr(make: impl FnOnce(&mlirkit_ir::Context) -> mlirkit_ir::Attr) -> Vec<u8> {
    let ctx = common::context();
    let mut module = Module::new(&ctx);
    let top = module.top_block().id;
    let attrs = Some(ctx.dictionary(vec![(ctx.ident("a"), make(&ctx))]));
    let new = NewOp { attrs, ..NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc()) };
    module.body_mut(Module::TOP).unwrap().append_op(top, &new);
    let mut out = Vec::new();
    write(&module, &mut out, &options(6)).unwrap();
    out
}

#[test]
fn attributes_may_be_nested_ten_thousand_deep() {
    let file = with_attr(|ctx| (0..10_000).fold(ctx.unit(), |inner, _| ctx.array_attr(&[inner])));
    assert!(convert(&file, 6, false).unwrap() == file);
    let wide = with_attr(|ctx| {
        (0..200).fold(ctx.unit(), |inner, depth| {
            let others = (0..50).map(|n| ctx.int_attr(ctx.i64_type(), depth * 50 + n));
            let items: Vec<_> = others.chain([inner, inner]).collect();
            ctx.array_attr(&items)
        })
    });
    assert!(convert(&wide, 6, false).unwrap() == wide);
}

#[test]
fn regions_may_be_nested_ten_thousand_deep() {
    let ctx = common::context();
    let mut module = Module::new(&ctx);
    let mut block = module.top_block().id;
    let body = module.body_mut(Module::TOP).unwrap();
    for _ in 0..10_000 {
        let region = body.new_region();
        let inner = body.append_block(region);
        body.append_op(block, &NewOp { regions: &[region], ..NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc()) });
        block = inner;
    }
    for version in [0, 2, 6] {
        let mut file = Vec::new();
        write(&module, &mut file, &options(version)).unwrap();
        assert!(convert(&file, version, false).unwrap() == file, "version {version}");
    }
}

#[test]
fn an_attribute_that_contains_itself_is_an_error() {
    // The array at attribute index 1 becomes its own only element. Index 0 is the dictionary or the array, depending on
    // the order of first use.
    let file = with_attr(|ctx| ctx.array_attr(&[ctx.array_attr(&[])]));
    let mut seen = String::new();
    for at in 0..file.len() {
        let mut damaged = file.clone();
        for value in 0..8_u8 {
            damaged[at] = value << 1 | 1;
            if let Err(error) = convert(&damaged, 6, false) {
                let _ = writeln!(seen, "{}", error.message);
            }
        }
    }
    assert!(seen.contains("attributes and types are nested too deep"), "{seen}");
}

#[test]
fn groups_of_resources_of_one_name_are_one() {
    let ctx = common::context();
    let mut module = read(&ctx, Bytes::from_static(FILES[6]), &ReadOptions::default()).unwrap();
    let group = |name: &str, key: &str| ResourceGroup {
        name: ctx.ident(name),
        entries: vec![(ctx.ident(key), Some(ResourceValue::Bool(true)))],
    };
    module.external_resources = vec![group("g", "a"), group("h", "b"), group("g", "c")];
    let mut file = Vec::new();
    write(&module, &mut file, &options(6)).unwrap();
    let again = read(&ctx, file.into(), &ReadOptions::default()).unwrap();
    let keys = |group: &ResourceGroup| group.entries.iter().map(|(key, _)| ctx.str(*key)).collect::<String>();
    let groups: Vec<_> = again.external_resources.iter().map(|group| (ctx.str(group.name), keys(group))).collect();
    assert_eq!(groups, [("g", "ac".to_owned()), ("h", "b".to_owned())]);
}

#[test]
fn failures_are_told_apart_without_their_messages() {
    let fails = |ctx: &Context, file: Vec<u8>| read(ctx, file.into(), &ReadOptions::default()).err().unwrap();
    let mut newer = FILES[6].to_vec();
    // The version follows the four-byte magic number.
    newer[4] = 99 << 1 | 1;
    let error = fails(&common::context(), newer);
    assert!(error.is_unsupported_version() && !error.is_unknown_dialect());
    assert_eq!(error.offset(), Some(4));
    let error = convert(FILES[6], 99, false).err().unwrap();
    assert!(error.is_unsupported_version());
    let strict = Context::new(DialectSet::new()).with_extension(common::PLAIN);
    let error = fails(&strict, FILES[6].to_vec());
    assert!(error.is_unknown_dialect() && !error.is_unsupported_version() && error.offset().is_some(), "{error}");
    let error = fails(&common::context(), FILES[6][..FILES[6].len() - 1].to_vec());
    assert!(!error.is_unknown_dialect() && !error.is_unsupported_version() && error.offset().is_some(), "{error}");
}
