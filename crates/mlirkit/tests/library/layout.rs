//! Tests data layouts from source text to printed text. The golden files in the same folder are output of LLVM 22.

#![allow(clippy::unwrap_used)]

use mlirkit::asm::PrintOptions;
use mlirkit::diag::{Renderer, Source, SourceMap};
use mlirkit::{ContextOptions, OpenOptions};

fn context() -> mlirkit::ir::Context {
    mlirkit::context(&ContextOptions { allow_unregistered: true, ..ContextOptions::default() })
}

/// Parses a file, passes its module to `run` and prints the result.
fn processed(text: &'static str, run: impl FnOnce(&mut mlirkit::ir::Module<'_>)) -> String {
    let ctx = context();
    let mut opened = mlirkit::open(&ctx, "t.mlir", &text.into(), &OpenOptions::default()).expect("a valid file");
    mlirkit::verify(&opened.module).expect("a valid module");
    run(&mut opened.module);
    mlirkit::print_to_string(&opened.module, &PrintOptions::default())
}

fn assert_same(actual: &str, expected: &str) {
    for (number, (actual, expected)) in (1..).zip(actual.lines().zip(expected.lines())) {
        assert_eq!(actual, expected, "line {number}");
    }
    assert_eq!(actual.trim_end(), expected.trim_end());
}

#[test]
fn queries_in_nested_scopes() {
    let annotate = |module: &mut mlirkit::ir::Module<'_>| {
        mlirkit::layout::annotate_test_queries(module).expect("every query has an answer");
    };
    assert_same(&processed(include_str!("../layout/queries.mlir"), annotate), include_str!("../layout/queries.out"));
}

#[test]
fn types_and_attributes_round_trip() {
    assert_same(&processed(include_str!("../layout/types.mlir"), |_| {}), include_str!("../layout/types.out"));
}

#[test]
fn errors() {
    let chunks = include_str!("../layout/errors.mlir").split("// -----\n");
    let mut wrong = Vec::new();
    for (chunk, expected) in chunks.zip(include_str!("../layout/errors.out").lines()) {
        let ctx = context();
        let sources = SourceMap::from(Source::new("t.mlir", chunk.as_bytes()));
        let opened = mlirkit::open(&ctx, "t.mlir", &chunk.into(), &OpenOptions::default());
        let diagnostic = match opened {
            Err(errors) => errors.into_iter().next(),
            Ok(opened) => mlirkit::verify(&opened.module).err().map(|error| *error),
        };
        let text = diagnostic.map_or_else(|| "accepted".to_owned(), |d| Renderer::new(&sources).render(&d));
        let first = text.lines().next().unwrap_or_default().trim_start_matches("t.mlir:");
        if first != expected {
            wrong.push(format!("{chunk}  expected {expected}\n  got      {first}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
