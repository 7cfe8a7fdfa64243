//! Spellings of builtin attributes, types, locations and affine expressions, compared with the output of mlir-opt 22.1.
//!
//! A line of `golden/attributes.txt` is an attribute, a tab, and either what mlir-opt prints (`=` if the same) or `!` and its
//! errors with their columns, of `"t.x"() {a = ATTRIBUTE} : () -> ()` with `--allow-unregistered-dialect
//! --no-implicit-module --mlir-print-local-scope`.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use mlirkit_asm::{ParseOptions, PrintOptions, parse, print};
use mlirkit_diag::{Position, Source};
use mlirkit_ir::{Context, DialectSet, TypeData};

const PREFIX: &str = "\"t.x\"() {a = ";
const SUFFIX: &str = "} : () -> ()\n";

fn ours(attribute: &str) -> String {
    let source = format!("{PREFIX}{attribute}{SUFFIX}");
    let ctx = Context::new(DialectSet::new().allowing_unregistered());
    let options = ParseOptions { no_implicit_module: true, ..ParseOptions::default() };
    let text = Source::new("a.mlir", source.as_bytes());
    let place = |position: &Position| {
        let Position::Offset(offset) = position else { return format!("{position:?}") };
        let place = text.line_column(*offset);
        format!("{}{}", if place.line > 1 { "next " } else { "" }, place.column)
    };
    match parse(&ctx, "a.mlir", source.as_bytes(), &options) {
        Ok(parsed) => {
            let mut out = Vec::new();
            let options = PrintOptions { local_scope: true, ..PrintOptions::default() };
            print(&parsed.module, &options, &mut out).unwrap();
            let out = format!("{}\n", String::from_utf8_lossy(&out).trim_end_matches('\n'));
            let value = out.strip_prefix(PREFIX).and_then(|out| out.strip_suffix(SUFFIX));
            match value {
                Some(value) => value.to_owned(),
                None if out == "\"t.x\"() {a} : () -> ()\n" => "unit".to_owned(),
                None => format!("?{out}"),
            }
        }
        Err(errors) => {
            let mut said = String::from("!");
            for error in &errors {
                let bar = if said.len() > 1 { " | " } else { "" };
                let _ = write!(said, "{bar}{}: {}", place(&error.position), error.message);
                for note in &error.notes {
                    let _ = write!(said, " | {}: note: {}", place(&note.position), note.message);
                }
            }
            said
        }
    }
}

#[test]
fn every_spelling_comes_out_as_upstreams() {
    let golden = include_str!("golden/attributes.txt");
    let mut wrong = String::new();
    let (mut count, mut bad) = (0, 0);
    for line in golden.lines() {
        let (attribute, expected) = line.split_once('\t').unwrap();
        let expected = if expected == "=" { attribute } else { expected };
        let found = ours(attribute);
        count += 1;
        if found != expected {
            bad += 1;
            let _ = writeln!(wrong, "{attribute}\n  expected {expected}\n  found    {found}");
        }
    }
    assert!(wrong.is_empty(), "{bad} of {count} differ:\n{wrong}");
}

/// Of which upstream has no text that is read: only bytecode since LLVM 23 has them.
#[test]
fn graph_types() {
    let ctx = Context::new(DialectSet::new());
    let of = |result| mlirkit_ir::FunctionType { inputs: Box::default(), results: Box::new([result]) };
    let inner = ctx.ty(TypeData::Graph(Box::new(of(ctx.int_type(1)))));
    let graph = ctx.ty(TypeData::Graph(Box::new(of(inner))));
    let function = ctx.ty(TypeData::Function(Box::new(of(inner))));
    assert_eq!(mlirkit_asm::type_to_string(&ctx, graph), "() -> (() -> i1)");
    assert_eq!(mlirkit_asm::type_to_string(&ctx, function), "() -> () -> i1");
}
