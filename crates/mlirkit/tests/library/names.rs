//! Tests that text and bytecode preserve every byte of names and strings, wherever these occur.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use mlirkit::asm::PrintOptions;
use mlirkit::{Context, ContextBuilder, Module, OpenOptions};

/// Programs in which `@@` marks a position where a name or string may occur. Together they cover every such position.
const PLACES: &[&str] = &[
    "\"t.op\"() {a = \"@@\"} : () -> ()",
    "\"t.op\"() {\"@@\" = 1 : i32} : () -> ()",
    "\"t.op\"() {a = {\"@@\" = unit}} : () -> ()",
    "\"t.op\"() <{\"@@\" = 1 : i32}> : () -> ()",
    "\"t.@@\"() : () -> ()",
    "func.func private @\"@@\"()",
    "module @\"@@\" {\n}",
    "\"t.op\"() {a = @\"@@\"::@\"@@\"} : () -> ()",
    "\"t.op\"() : () -> () loc(\"@@\":1:2)",
    "\"t.op\"() : () -> () loc(\"@@\")",
    "\"t.op\"() : () -> () loc(\"@@\"(\"f\":1:2))",
    "\"t.op\"() : () -> () loc(fused<\"@@\">[\"f\":1:2])",
    "\"t.op\"() {a = #t<\"@@\">} : () -> ()",
    "%0 = \"t.op\"() : () -> !t<\"@@\">",
    "\"t.op\"() {a = dense<\"@@\"> : tensor<1x!t.x>} : () -> ()",
    "%0 = \"t.op\"() : () -> !llvm.struct<\"@@\", opaque>",
    "emitc.include \"@@\"",
    "emitc.include <\"@@\">",
    "llvm.mlir.global internal constant @s(\"@@\") {addr_space = 0 : i32}",
    "\"t.op\"() {a = dense_resource<\"@@\"> : tensor<1xi32>} : () -> ()\n\
     {-# dialect_resources: { builtin: { \"@@\": \"0x0400000001000000\" } } #-}",
    "module {\n}\n{-# external_resources: { group: { \"@@\": \"0x0400000001000000\" } } #-}",
];

fn text(module: &Module<'_>) -> Vec<u8> {
    let mut out = Vec::new();
    mlirkit::asm::print(module, &PrintOptions { debug_info: true, ..PrintOptions::default() }, &mut out).unwrap();
    out
}

fn opened<'c>(ctx: &'c Context, what: &str, file: &[u8]) -> Module<'c> {
    let file = bytes::Bytes::copy_from_slice(file);
    match mlirkit::open(ctx, "f", &file, &OpenOptions::default()) {
        Ok(opened) => opened.module,
        Err(errors) => panic!("{what}: {errors:?}\n{}", String::from_utf8_lossy(&file)),
    }
}

/// Replaces escape sequences such as `\XX` with the bytes that they represent.
fn unescaped(text: &[u8]) -> Vec<u8> {
    let (mut bytes, mut rest) = (Vec::new(), text);
    while let [byte, tail @ ..] = rest {
        let hex = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        (bytes, rest) = match (byte, tail) {
            (b'\\', [b'\\', after @ ..]) => ([bytes, vec![b'\\']].concat(), after),
            (b'\\', [a, b, after @ ..]) if hex(&[*a, *b]).is_some() => {
                ([bytes, vec![hex(&[*a, *b]).unwrap()]].concat(), after)
            }
            _ => ([bytes, vec![*byte]].concat(), tail),
        };
    }
    bytes
}

#[test]
fn every_byte_of_a_name_is_kept() {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    for place in PLACES {
        let chunks: Vec<Vec<u8>> = (0..=255).collect::<Vec<u8>>().chunks(8).map(<[u8]>::to_vec).collect();
        for mut name in chunks {
            // An operation name that contains a null byte cannot be written as text.
            name.retain(|byte| *byte != 0 || !place.starts_with("\"t.@@"));
            let escaped = name.iter().fold(String::new(), |mut text, byte| {
                let _ = write!(text, "\\{byte:02X}");
                text
            });
            let source = place.replace("@@", &escaped);
            let module = opened(&ctx, "text", source.as_bytes());
            let expected = text(&module);
            let bytes = unescaped(&expected);
            assert!(bytes.windows(name.len()).any(|part| part == name), "the bytes are not in the text of {source}");
            let again = opened(&ctx, "printed text", &expected);
            assert_eq!(String::from_utf8_lossy(&text(&again)), String::from_utf8_lossy(&expected), "{source}");
            let mut file = Vec::new();
            mlirkit::bytecode::write(&module, &mut file, &Default::default()).unwrap();
            let again = opened(&ctx, "bytecode", &file);
            assert_eq!(String::from_utf8_lossy(&text(&again)), String::from_utf8_lossy(&expected), "{source}");
        }
    }
}
