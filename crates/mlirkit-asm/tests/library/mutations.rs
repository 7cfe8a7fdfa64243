//! Tests that the parser neither panics nor hangs on damaged input. Input that it accepts is printed and parsed again.

#![allow(clippy::unwrap_used)]

use mlirkit_asm::{ParseOptions, PrintOptions, parse, print};
use mlirkit_ir::{Context, DialectSet};

/// A small pseudo-random number generator.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound.max(1)
    }
}

/// Strings that are tokens or fragments of the grammar.
const PIECES: &[&str] = &[
    "<",
    ">",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "\\",
    "-",
    "->",
    ":",
    "::",
    ",",
    "=",
    "#",
    "!",
    "@",
    "%",
    "^",
    "?",
    "*",
    "x",
    "0x",
    "0",
    "-1",
    "9223372036854775808",
    "1.0",
    "i0",
    "i1",
    "ui64",
    "si7",
    "i16777216",
    "f32",
    "f80",
    "index",
    "none",
    "dense<",
    "array<",
    "sparse<",
    "dense_resource<",
    "affine_map<(d0)[s0] -> (",
    "affine_set<",
    "strided<[",
    "distinct[0]<",
    "loc(",
    "fused<",
    "callsite(",
    "tensor<",
    "vector<",
    "memref<",
    "complex<",
    "tuple<",
    "unit",
    "true",
    " mod ",
    " floordiv ",
    " ceildiv ",
    "#foo.bar",
    "!foo.bar",
    "\0",
    "\n",
    "//",
    "\u{e9}",
    "#arith.fastmath<",
    "!llvm.struct<(",
    "\"0xFF\"",
];

fn mutate(text: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(3) {
        let at = random.below(text.len() + 1);
        match random.below(5) {
            0 => drop(text.splice(at..at, PIECES[random.below(PIECES.len())].bytes())),
            1 => text.truncate(at),
            2 => {
                let end = (at + random.below(12)).min(text.len());
                text.drain(at..end);
            }
            3 => {
                let end = (at + random.below(40)).min(text.len());
                let copy = text[at..end].to_vec();
                let to = random.below(text.len() + 1);
                text.splice(to..to, copy);
            }
            _ => {
                if let Some(byte) = text.get_mut(at) {
                    *byte = random.below(256) as u8;
                }
            }
        }
    }
}

fn run(source: &[u8]) {
    let set = DialectSet::new().with_lookup(mlirkit_dialects::lookup).allowing_unregistered();
    let ctx = Context::new(set).with_extension(mlirkit_dialects::hooks());
    let options = ParseOptions::default();
    let Ok(parsed) = parse(&ctx, "a.mlir", source, &options) else { return };
    let mut out = Vec::new();
    print(&parsed.module, &PrintOptions { debug_info: true, ..PrintOptions::default() }, &mut out).unwrap();
}

#[test]
fn damaged_attributes_are_errors() {
    let golden = include_str!("../golden/attributes.txt");
    let rows: Vec<&str> = golden.lines().filter_map(|line| line.split('\t').next()).collect();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for _ in 0..20_000 {
        let mut text = rows[random.below(rows.len())].as_bytes().to_vec();
        mutate(&mut text, &mut random);
        run(&[b"\"t.x\"() {a = ", &text[..], b"} : () -> ()\n"].concat());
    }
}

#[test]
fn any_depth_gets_an_answer() {
    for (open, middle, close) in [
        ("[", "", "]"),
        ("{a = ", "1", "}"),
        ("tuple<", "i32", ">"),
        ("(", "", ") -> ()"),
        ("() -> (", "", ")"),
        ("tensor<1xi1, ", "1", ">"),
        ("memref<*xmemref<*x", "i1", ">>"),
        ("dense<[", "", "]>"),
        ("dense<", "[[[[", ""),
        ("loc(fused<", "1", ">[\"a\"])"),
        ("distinct[0]<", "", ">"),
        ("#foo.bar<", "", ">"),
        ("#llvm.x<", "", ">"),
        ("affine_map<() -> (", "1", ")>"),
        ("complex<", "f32", ">"),
        ("-", "1", ""),
    ] {
        for depth in [100, 10_000, 200_000] {
            let text = [open.repeat(depth), middle.to_owned(), close.repeat(depth)].concat();
            run(format!("\"t.x\"() {{a = {text}}} : () -> ()\n").as_bytes());
        }
    }
    for (open, between, close) in [
        ("affine_map<(d0)[s0] -> (", "(", ")>"),
        ("affine_map<(d0)[s0] -> (", "-", "1)>"),
        ("affine_map<(d0)[s0] -> (", "d0 + ", "d0)>"),
        ("affine_map<(d0)[s0] -> (", "s0 + ", "s0)>"),
        ("affine_map<(d0)[s0] -> (", "d0 * 2 + ", "s0)>"),
        ("affine_map<(d0)[s0] -> (d0", " floordiv 3", ")>"),
        ("loc(", "\"n\"(", ""),
        ("loc(", "callsite(", ""),
        ("loc(", "callsite(\"a\" at ", ""),
    ] {
        for count in [100, 5_000] {
            let text = [open.to_owned(), between.repeat(count), close.to_owned()].concat();
            run(format!("\"t.x\"() {{a = {text}}} : () -> ()\n").as_bytes());
        }
    }
}
