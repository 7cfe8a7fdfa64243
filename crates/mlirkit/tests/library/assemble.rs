//! Tests that streaming text to bytecode produces the same bytes as the eager path, or reports that it cannot stream.

#![allow(clippy::unwrap_used)]

use bytes::Bytes;
use mlirkit::asm::{ParseOptions, PrintOptions};
use mlirkit::bytecode::WriteOptions;
use mlirkit::{ContextOptions, OpenOptions, VerifyOptions};

use super::damage::damaged;
use super::functions::source;

fn context(threads: usize) -> mlirkit::ir::Context {
    mlirkit::context(&ContextOptions::default()).with_threads(threads)
}

/// Parses, verifies and writes the source eagerly. `None` if the source is invalid.
fn whole(text: &Bytes, options: &WriteOptions) -> Option<Vec<u8>> {
    let ctx = context(1);
    let opened = mlirkit::open(&ctx, "a.mlir", text, &OpenOptions::default()).ok()?;
    mlirkit::verify(&opened.module).ok()?;
    let mut out = Vec::new();
    mlirkit::bytecode::write(&opened.module, &mut out, options).ok()?;
    Some(out)
}

/// Writes the source one body at a time. `None` if it cannot be streamed.
fn assembled(text: &Bytes, threads: usize, options: &WriteOptions) -> Option<Vec<u8>> {
    let (ctx, mut out) = (context(threads), Vec::new());
    let parse = ParseOptions::default();
    let done =
        mlirkit::assemble(&ctx, "a.mlir", text, &parse, VerifyOptions::default(), options, &mut out).unwrap().is_some();
    assert!(done || out.is_empty());
    done.then_some(out)
}

/// Prints the source with several sets of options.
fn printed(text: &Bytes) -> Vec<Bytes> {
    let ctx = context(1);
    let module = mlirkit::open(&ctx, "a.mlir", text, &OpenOptions::default()).unwrap().module;
    let pretty = PrintOptions::default();
    let with_locations = PrintOptions { debug_info: true, local_scope: true, ..pretty };
    let all = [
        PrintOptions { generic: true, ..pretty },
        PrintOptions { generic: true, ..with_locations },
        with_locations,
        pretty,
    ];
    let print = |options: &PrintOptions| mlirkit::print_to_string(&module, options).into();
    all.iter().map(print).collect()
}

#[test]
fn a_source_is_written_as_it_would_be_as_a_whole() {
    let options = WriteOptions::default();
    let text: Bytes = source(60).into();
    for text in printed(&text).into_iter().chain([text.clone()]) {
        let expected = whole(&text, &options);
        for threads in [1, 2, 5] {
            let written = assembled(&text, threads, &options);
            assert!(written.is_some() && written == expected, "{threads} {}", &String::from_utf8_lossy(&text[..400]));
        }
    }
    let older = WriteOptions { version: 5, ..options };
    let written = assembled(&text, 2, &older);
    assert!(written.is_some() && written == whole(&text, &older));
}

#[test]
fn names_resources_and_short_bodies_surround_large_parts() {
    let mut text = source(60);
    text.insert_str(0, "!t = tensor<4xi32>\n#data = dense_resource<blob> : !t\n");
    for index in 0..100 {
        text +=
            &format!("func.func @short{index}(%a: !t) -> !t attributes {{x.data = #data}} {{\n  return %a : !t\n}}\n");
    }
    text += "{-#\n  dialect_resources: {\n    builtin: {\n      blob: \"0x0400000001000000020000000300000004000000\"\n    }\n  }\n#-}\n";
    let (text, options) = (Bytes::from(text), WriteOptions::default());
    for threads in [1, 2] {
        let written = assembled(&text, threads, &options);
        assert!(written.is_some() && written == whole(&text, &options));
    }
}

#[test]
fn what_has_another_shape_is_left_alone() {
    let options = WriteOptions::default();
    let text = source(60);
    assert_eq!(assembled(&Bytes::from(text.clone()), 1, &WriteOptions { version: 4, ..options.clone() }), None);
    assert_eq!(assembled(&Bytes::from_static(b"module {}"), 1, &options), None);
    // A single function makes up most of this source.
    assert_eq!(assembled(&source(4).into(), 1, &options), None);
    let named = format!("{text}#loc = loc(\"a\":1:2)\n");
    assert_eq!(assembled(&named.into(), 1, &options), None);
    // An error in one body makes the source invalid.
    for (good, bad) in [("%7 = arith.subi %x, %1 : i32", "%7 = arith.subi %x, %1 : i64"), ("cf.br ^bb2", "cf.br ^bb5")]
    {
        let at = text.rfind(good).unwrap();
        let wrong = format!("{}{bad}{}", &text[..at], &text[at + good.len()..]);
        assert!(assembled(&wrong.into(), 2, &options).is_none(), "{bad}");
    }
    let unknown = text.replacen("@callee(%a", "@nobody(%a", 1);
    assert_eq!(assembled(&unknown.into(), 2, &options), None);
}

#[test]
fn of_damaged_sources_either_the_same_is_written_or_nothing() {
    let (text, options) = (Bytes::from(source(30)), WriteOptions::default());
    let text = printed(&text).pop().unwrap();
    let expected = assembled(&text, 1, &options).unwrap();
    let (mut same, mut other) = (0, 0);
    for (mut damaged, state, at) in damaged(&text, 40) {
        if state % 4 != 0 {
            // A random change of a byte rarely yields a valid source, except in digits.
            let mut other = text.to_vec();
            let digit = other.iter_mut().skip(at).find(|byte| byte.is_ascii_digit());
            *digit.unwrap() = b'0' + (state >> 8) as u8 % 10;
            damaged = other.into();
        }
        if let Some(written) = assembled(&damaged, 1 + state as usize % 2, &options) {
            assert_eq!(Some(&written), whole(&damaged, &options).as_ref(), "byte {at}");
            if written == expected { same += 1 } else { other += 1 }
        }
    }
    assert!(other > 5, "{same} {other}");
}
