//! Tests that long blocks, which several threads write in runs, produce the same bytes as a single thread. In test
//! builds the library also splits short blocks.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use bytes::Bytes;
use mlirkit::{ContextOptions, OpenOptions};

/// Appends a block of `lines` lines to `text`. It contains regions with and without uses of outer values, use-list
/// orders, isolated bodies, and nested blocks of the same kind down to `depth`.
fn block(text: &mut String, name: &str, lines: usize, depth: usize) {
    for index in 0..lines {
        let value = format!("%{name}_{index}");
        let before = match index {
            0 => "%x".to_owned(),
            _ => format!("%{name}_{}", index * 7 / 8),
        };
        writeln!(text, "{value} = arith.addi {before}, %x {{tag = {}}} : index", index % 5).unwrap();
        match index % 40 {
            3 => writeln!(
                text,
                "scf.for %i = {value} to %x step {value} {{\n\"t.use\"({value}, %i) : (index, index) -> ()\n}}"
            ),
            9 => writeln!(
                text,
                "scf.if %c {{\n%y = arith.constant {index} : i32\n\"t.use\"(%y, %y) : (i32, i32) -> ()\n}}"
            ),
            14 => writeln!(text, "builtin.module {{\nfunc.func private @f{index}()\nfunc.func @g() {{\nreturn\n}}\n}}"),
            21 => writeln!(
                text,
                "%{name}_pair{index}:2 = \"t.pair\"({value}, %x, {value}) : (index, index, index) -> (index, i1)"
            ),
            22 => writeln!(text, "\"t.use\"(%{name}_pair{0}#1, %{name}_pair{0}#0) : (i1, index) -> ()", index - 1),
            27 if depth > 0 => {
                writeln!(text, "\"t.deep\"({value}) ({{").unwrap();
                block(text, &format!("{name}_{index}"), lines, depth - 1);
                writeln!(
                    text,
                    "}}, {{\n^first(%z: index):\n\"t.use\"({value}, %z) : (index, index) -> ()\n}}) : (index) -> ()"
                )
            }
            _ => Ok(()),
        }
        .unwrap();
    }
}

/// Returns a function with two blocks from [`block`], followed by another function.
fn function(name: &str, lines: usize, depth: usize) -> String {
    let mut text = format!("func.func @{name}(%x: index, %c: i1) {{\n");
    block(&mut text, "a", lines, depth);
    text.push_str("cf.cond_br %c, ^next(%x : index), ^end\n^next(%n: index):\n");
    block(&mut text, "b", lines / 2, 0);
    text.push_str("\"t.use\"(%n, %a_3, %n) : (index, index, index) -> ()\ncf.br ^end\n^end:\nreturn\n}\n");
    text
}

fn written(text: &str, threads: usize, version: u64) -> Vec<u8> {
    let options = ContextOptions { allow_unregistered: true, ..ContextOptions::default() };
    let ctx = mlirkit::context(&options).with_threads(threads);
    let module = mlirkit::open(&ctx, "cut.mlir", &Bytes::copy_from_slice(text.as_bytes()), &OpenOptions::default());
    let module = module.unwrap().module;
    assert!(mlirkit::verify(&module).is_ok());
    let mut out = Vec::new();
    let options = mlirkit::bytecode::WriteOptions { version, ..Default::default() };
    mlirkit::bytecode::write(&module, &mut out, &options).unwrap();
    out
}

#[test]
fn what_is_written_does_not_depend_on_where_blocks_are_cut() {
    let small: String = (0..30).map(|index| function(&format!("small{index}"), 4 + index % 4, 0)).collect();
    let one = function("large", 400, 0);
    let inner = format!("module {{\nmodule @inner {{\n{one}{small}}}\n}}\n");
    let sources = [
        one.clone(),
        function("deep", 60, 2),
        format!("{small}{one}"),
        format!("{one}{small}{}", function("other", 100, 1)),
        inner,
        small,
    ];
    for (index, text) in sources.iter().enumerate() {
        for version in [0, 2, 6] {
            let expected = written(text, 1, version);
            for threads in [2, 5] {
                assert!(written(text, threads, version) == expected, "{index}, version {version}, {threads} threads");
            }
        }
    }
}
