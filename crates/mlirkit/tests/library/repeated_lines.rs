//! Tests of lines that equal earlier ones except for names and an alias. They must be parsed and printed like the first
//! line of their kind.

use std::fmt::Write;

use mlirkit::asm::PrintOptions;
use mlirkit::{ContextBuilder, Module};

use crate::random_edits::Random;

/// Returns a function with repeated lines. `comment` is appended to each line; a comment makes a line unique, so that it
/// is not replayed.
fn function(random: &mut Random, lines: usize, comment: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    for tag in 0..9 {
        writeln!(text, "#type{tag} = #llvm.tbaa_type_desc<id = \"t{tag}\", members = {{<#root, 0>}}>").unwrap();
        writeln!(text, "#tag{tag} = #llvm.tbaa_tag<base_type = #type{tag}, access_type = #type{tag}, offset = 0>")
            .unwrap();
        writeln!(text, "#label{tag} = #llvm.di_label<scope = #file, name = \"l{tag}\", file = #file, line = {tag}>")
            .unwrap();
        writeln!(text, "#loop{tag} = #llvm.loop_annotation<mustProgress = {}>", tag % 2 == 0).unwrap();
    }
    text.insert_str(0, "#root = #llvm.tbaa_root<id = \"r\">\n#file = #llvm.di_file<\"a.c\" in \"/\">\n");
    text.push_str("llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %d: i1, %i: i32, %j: i32) {\n");
    let (pointers, bools, ints) = (["%p", "%q"], ["%c", "%d"], ["%i", "%j"]);
    let blocks = lines / 8;
    for block in 0..=blocks {
        let label = |random: &mut Random| format!("^b{}", 1 + random.below(blocks));
        if block > 0 {
            let args = if block % 3 == 0 { format!("(%x{block}: i32, %y{block}: !llvm.ptr)") } else { String::new() };
            writeln!(text, "^b{block}{args}:").unwrap();
        }
        // Only every third block has arguments.
        let jump = |random: &mut Random, to: String| {
            let third = to[2..].parse::<usize>().unwrap() % 3 == 0;
            let (i, p) = (ints[random.below(2)], pointers[random.below(2)]);
            if third { format!("{to}({i}, {p} : i32, !llvm.ptr)") } else { to }
        };
        for n in 0..7 {
            let (p, tag, i) = (pointers[random.below(2)], random.below(9), ints[random.below(2)]);
            let line = match random.below(9) {
                0 => format!("%l{block}_{n} = llvm.load {p} {{tbaa = [#tag{tag}]}} : !llvm.ptr -> i32"),
                1 => format!("%l{block}_{n} = llvm.load {p} {{tbaa = [#tag{tag}, #tag0]}} : !llvm.ptr -> i32"),
                2 => format!("llvm.store {i}, {p} {{tbaa = [#tag{tag}]}} : i32, !llvm.ptr"),
                3 => format!("llvm.intr.dbg.label #label{tag}"),
                4 => format!("llvm.store {i}, {p} {{note = \"#tag{tag}\"}} : i32, !llvm.ptr"),
                5 => format!("llvm.store {i}, {p} {{note = #tag{tag}}} : i32, !llvm.ptr"),
                6 => format!("%l{block}_{n} = llvm.add {i}, {} : i32", ints[random.below(2)]),
                7 => format!("%l{block}_{n} = llvm.mlir.constant({} : i32) : i32", random.below(30)),
                _ => format!("llvm.store {i}, {p} {{note = #tag{tag}, tbaa = [#tag{tag}]}} : i32, !llvm.ptr"),
            };
            writeln!(text, "  {line}{}", comment(8 * block + n)).unwrap();
        }
        let (first, second) = (label(random), label(random));
        let (c, tag) = (bools[random.below(2)], random.below(9));
        let annotation =
            if random.below(3) == 0 { format!(" {{loop_annotation = #loop{tag}}}") } else { String::new() };
        let last = match random.below(3) {
            0 => format!("llvm.br {}{annotation}", jump(random, first)),
            1 => format!("llvm.cond_br {c}, {}, {}{annotation}", jump(random, first), jump(random, second)),
            _ => "llvm.return".to_owned(),
        };
        writeln!(text, "  {last}{}", comment(8 * block + 7)).unwrap();
    }
    text.push_str("}\n");
    text
}

/// Returns the text of a module in custom form, and in generic form, which is printed without the cache of lines.
fn printed(text: &str) -> [String; 2] {
    let ctx = ContextBuilder::new().build();
    let module = Module::parse(&ctx, text).unwrap();
    mlirkit::verify(&module).unwrap();
    [false, true].map(|generic| {
        let mut text = Vec::new();
        mlirkit::asm::print(&module, &PrintOptions { generic, ..PrintOptions::default() }, &mut text).unwrap();
        String::from_utf8(text).unwrap()
    })
}

#[test]
fn repeated_lines_are_parsed_like_unique_ones() {
    for seed in 1..7 {
        let repeated = printed(&function(&mut Random(seed), 800, |_| String::new()));
        let unique = printed(&function(&mut Random(seed), 800, |n| format!(" // {n}")));
        assert!(repeated == unique, "seed {seed}");
        assert!(printed(&repeated[0]) == repeated, "seed {seed}");
    }
}

#[test]
fn a_wrong_alias_in_a_repeated_line_is_an_error() {
    let tags: String =
        (0..40).map(|n| format!("  llvm.store %i, %p {{tbaa = [#tag{}]}} : i32, !llvm.ptr\n", n % 3)).collect();
    let text = |line: &str| {
        format!(
            "#root = #llvm.tbaa_root<id = \"r\">\n#type = #llvm.tbaa_type_desc<id = \"t\", members = {{<#root, 0>}}>
#tag0 = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0>
#tag1 = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 4>
#tag2 = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 8>
llvm.func @f(%i: i32, %p: !llvm.ptr) {{\n{tags}{line}\n  llvm.return\n}}\n"
        )
    };
    let ctx = ContextBuilder::new().build();
    for (alias, message) in [
        ("#tag3", "undefined symbol alias id 'tag3'"),
        (
            "#type",
            "'llvm.store' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array",
        ),
    ] {
        let error = Module::parse(&ctx, &text(&format!("  llvm.store %i, %p {{tbaa = [{alias}]}} : i32, !llvm.ptr")));
        let error = error.and_then(|module| mlirkit::verify(&module).map_err(Into::into)).unwrap_err().to_string();
        assert!(error.contains(message), "{error}");
    }
}
