//! Tests that operations without a definition keep their properties, and that the tables their properties refer to by
//! index are kept. Without these tables, such operations cannot be written.
//!
//! The files were written by `iree-opt` 3.13 from the following source, in the bytecode versions that have properties:
//!
//! ```mlir
//! util.global private mutable @state : i32 = 4 : i32
//! util.func public @next(%by: i32, %buffer: !util.buffer, %at: index, %size: index) -> i32 {
//!   %old = util.global.load @state : i32
//!   %new = arith.addi %old, %by : i32
//!   util.global.store %new, @state : i32
//!   util.buffer.store %new, %buffer[%at for %size] : i32 -> !util.buffer{%size}
//!   util.return %new : i32
//! }
//! ```

#![allow(clippy::unwrap_used)]

mod common;

use bytes::Bytes;
use mlirkit_bytecode::{ReadOptions, WriteOptions, read, write};
use mlirkit_diag::Result;
use mlirkit_ir::{At, AttrData, Context, Module, NewOp};

const FILES: [(u64, &[u8]); 2] =
    [(5, include_bytes!("data/opaque.v5.mlirbc")), (6, include_bytes!("data/opaque.v6.mlirbc"))];

fn open<'c>(ctx: &'c Context, file: &'static [u8], lazy: bool) -> Module<'c> {
    read(ctx, Bytes::from_static(file), &ReadOptions { lazy, ..ReadOptions::default() }).unwrap()
}

fn bytes(module: &Module<'_>, version: u64) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let mut options = WriteOptions { version, ..WriteOptions::default() };
    options.imitate("MLIR24.0.0git");
    write(module, &mut out, &options).map(|()| out)
}

fn refusal(module: &Module<'_>, version: u64) -> String {
    bytes(module, version).unwrap_err().message.clone()
}

#[test]
fn a_rewritten_file_is_the_same() {
    for (version, file) in FILES {
        for lazy in [false, true] {
            let ctx = common::context();
            let module = open(&ctx, file, lazy);
            assert!(bytes(&module, version).unwrap() == file, "version {version}, lazy {lazy}");
            let copy = module.try_clone().unwrap();
            assert!(bytes(&copy, version).unwrap() == file, "a copy, version {version}, lazy {lazy}");
        }
    }
}

#[test]
fn new_entries_come_behind_those_of_the_file() {
    let ctx = common::context();
    let mut module = open(&ctx, FILES[1].1, false);
    let old = module.file_tables().unwrap().clone();
    let top = module.top_block().ops().next().unwrap().regions().next().unwrap().blocks().next().unwrap();
    let (body, block) = (top.body, top.id);
    let name = ctx.attr(AttrData::String { value: ctx.ident("new"), ty: None });
    let attrs = ctx.dictionary(vec![(ctx.ident("also_new"), name)]);
    let new = NewOp { attrs: Some(attrs), ..NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc()) };
    module.body_mut(body).unwrap().append_op(block, &new);
    let written = read(&ctx, bytes(&module, 6).unwrap().into(), &ReadOptions::default()).unwrap();
    let new = written.file_tables().unwrap();
    assert!(new.attrs.starts_with(&old.attrs) && new.attrs.contains(&attrs));
    assert!(new.types.starts_with(&old.types) && new.strings.starts_with(&old.strings));
    let opaque = |module: &Module<'_>| {
        let all = module.walk().map(|op| ctx.opaque_bytes(op.arena().op(op.id).props).map(<[u8]>::to_vec));
        all.flatten().collect::<Vec<_>>()
    };
    assert_eq!(opaque(&module).len(), 4);
    assert_eq!(opaque(&module), opaque(&written));
}

#[test]
fn tables_are_not_kept_for_other_operations() {
    let ctx = common::context();
    let tables = open(&ctx, FILES[1].1, false).file_tables().unwrap().clone();
    let mut module = Module::new(&ctx);
    let op = NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc());
    let top = module.top_block().id;
    module.body_mut(Module::TOP).unwrap().append_op(top, &op);
    let expected = bytes(&module, 6).unwrap();
    module.set_file_tables(Some(tables));
    assert!(bytes(&module, 6).unwrap() == expected);
}

#[test]
fn other_versions_are_refused() {
    let encoding = "'util.global' op has properties of an unknown encoding, ";
    let ctx = common::context();
    let (five, six) = (open(&ctx, FILES[0].1, false), open(&ctx, FILES[1].1, true));
    assert_eq!(refusal(&five, 6), format!("{encoding}which may differ between versions 5 and 6"));
    assert_eq!(refusal(&six, 5), format!("{encoding}which may differ between versions 6 and 5"));
    for version in 0..5 {
        assert_eq!(refusal(&six, version), format!("{encoding}for which version {version} has no place"));
    }
}

#[test]
fn lost_tables_are_refused() {
    let lost = "'util.global' op has properties of an unknown encoding, and the tables of the file that they refer to are \
                not known";
    let ctx = common::context();
    let mut module = open(&ctx, FILES[1].1, false);
    assert_eq!(refusal(&module.copy_to(&ctx).unwrap(), 6), lost);
    let mut failed = module.try_clone().unwrap();
    failed.change_file_tables(|tables| tables.failure = Some("no such dialect".into()));
    let kept = lost.replace("are not known", "cannot be kept: no such dialect");
    assert_eq!(refusal(&failed, 6), kept);
    let other = open(&ctx, FILES[1].1, false);
    let inside = |module: &Module<'_>| module.root().unwrap().regions().next().unwrap().blocks().next().unwrap().key();
    let global = |module: &Module<'_>| module.walk().nth(1).unwrap().key();
    let place = At::End(inside(&module));
    module.clone_op(global(&module), place).unwrap();
    bytes(&module, 6).unwrap();
    module.copy_op(other.get(global(&other)).unwrap(), place).unwrap();
    assert_eq!(refusal(&module, 6), lost);
}

#[test]
fn damaged_files_are_refused_or_written() {
    for (version, file) in FILES {
        for at in 0..file.len() {
            for change in [1, 0x80] {
                let mut file = file.to_vec();
                file[at] ^= change;
                let ctx = common::context();
                if let Ok(module) = read(&ctx, file.into(), &ReadOptions::default()) {
                    let _ = bytes(&module, version);
                }
            }
        }
    }
}
