//! Tests of the syntax of builtin attributes, types, locations and affine expressions, compared with mlir-opt 22.1.
//!
//! Each line in `golden/attributes.txt` is an attribute, a tab, and the result of mlir-opt for
//! `"t.x"() {a = ATTRIBUTE} : () -> ()` with
//! `--allow-unregistered-dialect --no-implicit-module --mlir-print-local-scope`. The result is the printed attribute
//! (`=` if it is unchanged), or `!` and the errors with their columns.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use mlirkit_asm::{ParseOptions, PrintOptions, TEXT, parse, print};
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
    let golden = include_str!("../golden/attributes.txt");
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

/// Tests types that only the graphs in bytecode since LLVM 23 can contain. Upstream cannot read them as text.
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

/// Returns attributes, in printed form, that have long substrings in common.
fn texts_alike() -> Vec<String> {
    let root = "#llvm.tbaa_root<id = \"Simple C/C++ TBAA\">";
    let char = format!("<id = \"omnipotent char\", members = {{<{root}, 0>}}>");
    let member = |name: &str, at: u32| {
        format!("<#llvm.tbaa_type_desc<id = \"{name}\", members = {{<#llvm.tbaa_type_desc{char}, 0>}}>, {at}>")
    };
    let mut texts = Vec::new();
    for names in [["int", "long"], ["int", "short"], ["float", "long"]] {
        let members = [member(names[0], 0), member(names[1], 8)].join(", ");
        let base = format!("<id = \"a record with a long name\", members = {{{members}}}>");
        for offset in 0..3 {
            texts.push(format!("#llvm.tbaa_tag<base_type = {base}, access_type = {char}, offset = {offset}>"));
        }
    }
    // Substrings with distinct attributes, whose numbers are local to each string.
    let file = "file = <\"a file with a long name.c\" in \"/a directory\">";
    let unit =
        format!("<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, {file}, isOptimized = true, emissionKind = Full>");
    let part = format!("#llvm.di_subprogram<id = distinct[1]<>, compileUnit = {unit}, name = \"f\">");
    texts.extend((0..3).map(|line| format!("#llvm.di_lexical_block<scope = {part}, line = {line}>")));
    texts
}

#[test]
fn a_series_of_texts_is_parsed_and_printed_as_each_of_them() {
    let ctx =
        Context::new(DialectSet::new().with_lookup(mlirkit_dialects::lookup)).with_extension(mlirkit_dialects::hooks());
    let texts = texts_alike();
    let wrong = texts[0].replace("offset = 0>", "offset = ]>");
    let series = TEXT.series.unwrap();
    let mut parser = (series.parser)(b"");
    let mut printer = (series.printer)();
    for _ in 0..2 {
        for text in &texts {
            let (attr, read) = parser.parse_attr(&ctx, text.as_bytes()).unwrap();
            assert_eq!(read, text.len());
            let (alone, _) = (TEXT.parse_attr)(&ctx, text.as_bytes()).unwrap();
            // Each string yields different distinct attributes.
            assert_eq!(attr == alone, !text.contains("distinct["), "{text}");
            let (mut out, mut expected) = (b"before ".to_vec(), b"before ".to_vec());
            printer.print_attr(&ctx, attr, &mut out);
            (TEXT.print_attr)(&ctx, attr, &mut expected);
            assert_eq!(String::from_utf8(out).unwrap(), String::from_utf8(expected).unwrap());
        }
    }
    let error = parser.parse_attr(&ctx, wrong.as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), (TEXT.parse_attr)(&ctx, wrong.as_bytes()).unwrap_err().to_string());
}
