//! Compares rendered diagnostics with the output of mlir-opt 22 for the same input.

use mlirkit_diag::{Colour, Diagnostic, Error, Position, Renderer, Source, SourceMap};

fn at(file: &str, line: u32, column: u32) -> Position {
    Position::FileLineColumn { file: file.into(), line, column }
}

fn render(text: &str, diagnostic: &Diagnostic) -> String {
    Renderer::new(&SourceMap::from(Source::new("a.mlir", text.as_bytes()))).render(diagnostic)
}

#[test]
fn tabs_go_to_the_next_stop_in_both_lines() {
    let text = "module {\n\t\"a.b\"(%x) {a\t= } : () -> ()\n}\n";
    let error = Diagnostic::error(Position::Offset(24), "expected attribute value");
    assert_eq!(
        render(text, &error),
        "a.mlir:2:16: error: expected attribute value\n        \"a.b\"(%x) {a    = } : () -> ()\n\
        \x20                        ^\n",
    );
}

#[test]
fn what_is_wide_is_marked_up_to_the_end_of_the_line() {
    let text = "// expected-error @+1 {{never 0}}\n\t// x\ty\n";
    let wide = |offset, width| Diagnostic { width, ..Diagnostic::error(Position::Offset(offset), "no") };
    let marks = |offset, width| render(text, &wide(offset, width)).lines().nth(2).map(str::to_owned);
    assert_eq!(marks(3, 7).as_deref(), Some("   ^~~~~~~"));
    assert_eq!(marks(3, 0).as_deref(), Some("   ^"));
    assert_eq!(marks(30, 100).as_deref(), Some(&*format!("{}^~~", " ".repeat(30))));
    assert_eq!(marks(38, 3).as_deref(), Some("           ^~~~~~"));
}

#[test]
fn no_caret_under_a_line_that_is_not_ascii() {
    let text = "\"a.b\"() {x = \"é\t\" y}";
    let error = Diagnostic::error(Position::Offset(18), "expected '}' in attribute dictionary");
    assert_eq!(
        render(text, &error),
        "a.mlir:1:19: error: expected '}' in attribute dictionary\n\"a.b\"() {x = \"é        \" y}\n"
    );
}

#[test]
fn a_note_at_the_same_place_shows_no_line_again() {
    let text = "\n  foo.bar\n";
    let error =
        Diagnostic::error(Position::Offset(3), "one").with_note("two").with_note_at(Position::Offset(7), "three");
    assert_eq!(
        render(text, &error),
        "a.mlir:2:3: error: one\n  foo.bar\n  ^\na.mlir:2:3: note: two\n\
         a.mlir:2:7: note: three\n  foo.bar\n      ^\n",
    );
}

#[test]
fn a_call_stack_shows_every_line() {
    let error = Diagnostic::error(at("a.mlir", 1, 2), "one").with_caller(at("a.mlir", 1, 2)).with_note("two");
    assert_eq!(
        render("func\n", &error),
        "a.mlir:1:2: error: one\nfunc\n ^\na.mlir:1:2: note: called from\nfunc\n ^\na.mlir:1:2: note: two\nfunc\n ^\n",
    );
}

#[test]
fn places_without_a_line() {
    let error = Diagnostic::error(Position::Unknown, "one").with_note("two");
    assert_eq!(render("", &error), "<unknown>:0: error: one\n<unknown>:0: note: two\n");
    let error = Diagnostic::error(Position::Spelled("loc(\"nm\")".into()), "one");
    assert_eq!(render("", &error), "<unknown>:0: error: loc(\"nm\"): one\n");
    let error = Diagnostic::error(at("b.mlir", 3, 4), "one");
    assert_eq!(render("x\n", &error), "b.mlir:3:4: error: one\n");
    let error = Diagnostic::error(at("a.mlir", 1, 40), "one");
    assert_eq!(render("x\n", &error), "a.mlir:1:40: error: one\n");
    let error = Diagnostic::error(at("a.mlir", 0, 0), "one");
    assert_eq!(render("x\n", &error), "a.mlir:0:0: error: one\n");
    // The line contains a carriage return. LLVM counts it but cannot convert the column back.
    let error = Diagnostic::warning(Position::Offset(4), "one");
    assert_eq!(render("ab\rcd\n", &error), "a.mlir:1:5: warning: one\n");
}

#[test]
fn the_end_of_the_text_and_beyond() {
    for offset in [3, 4, u64::MAX] {
        let remark = Diagnostic::remark(Position::Offset(offset), "one");
        assert_eq!(render("abc", &remark), "a.mlir:1:4: remark: one\nabc\n   ^\n");
    }
    assert_eq!(render("abc\n", &Diagnostic::error(Position::Offset(4), "one")), "a.mlir:2:1: error: one\n\n^\n");
}

#[test]
fn bytecode_errors_say_where() {
    let position = Position::Bytecode { file: "".into(), section: Some("String (0)"), offset: 300 };
    let error = Error::new(position, "string size exceeds the available data size");
    assert_eq!(
        render("", &error),
        "a.mlir:0:0: error: string size exceeds the available data size\n\
         a.mlir:0:0: note: at byte 300 (0x12c) in section String (0)\n",
    );
    assert_eq!(error.to_string(), "byte 300 in section String (0): error: string size exceeds the available data size");
}

#[test]
fn files_are_loaded_when_asked_for() {
    let sources = SourceMap::new().with_loader(|name| (name == "c.mlir").then(|| b"one\ntwo\n".to_vec()));
    let renderer = Renderer::new(&sources);
    let error = Diagnostic::error(at("c.mlir", 2, 3), "here");
    assert_eq!(renderer.render(&error), "c.mlir:2:3: error: here\ntwo\n  ^\n");
    let error = Diagnostic::error(at("d.mlir", 2, 3), "here");
    assert_eq!(renderer.render(&error), "d.mlir:2:3: error: here\n");
}

#[test]
fn colours_are_llvms() {
    let sources = SourceMap::from(Source::new("s.mlir", b"\"a.b\"() : () -> ()\n"));
    let error = Diagnostic::error(Position::Offset(5), "bad");
    assert_eq!(
        Renderer::new(&sources).colour(Colour::Always).render(&error),
        "\x1b[1ms.mlir:1:6: \x1b[0m\x1b[0;1;31merror: \x1b[0m\x1b[1mbad\n\x1b[0m\"a.b\"() : () -> ()\n\
         \x1b[0;1;32m     ^\n\x1b[0m",
    );
}

#[test]
fn an_error_is_one_pointer() {
    assert_eq!(size_of::<mlirkit_diag::Result<()>>(), size_of::<usize>());
}

/// Returns the longest line of a rendered diagnostic.
fn longest_line(text: &str) -> usize {
    text.lines().map(str::len).max().unwrap_or_default()
}

#[test]
fn literals_of_megabytes_are_shortened() {
    let literal = "é".repeat(1 << 20);
    let line = format!("{literal} ?");
    let error = Diagnostic::error(Position::Offset(2 << 20), format!("unexpected '{literal}' here"))
        .with_note_at(Position::Unknown, format!("see '{literal}' there"));
    let shown = render(&line, &error);
    assert!(longest_line(&shown) < 1000, "{}", longest_line(&shown));
    assert!(shown.starts_with("a.mlir:1:2097153: error: unexpected 'éé"), "{shown}");
    assert!(shown.contains("éé' here\n...") && shown.contains("éé ?\n") && shown.contains("éé' there\n"), "{shown}");
    let place = Diagnostic::error(at(&literal, 1, 1), "wrong");
    assert!(render("", &place).len() < 1000 && place.to_string().len() < 1000);
    let spelled = Diagnostic::error(Position::Spelled(literal.into()), "wrong");
    assert!(render("", &spelled).len() < 1000 && spelled.to_string().len() < 1000);
}

#[test]
fn long_messages_are_shown_in_full_up_to_a_total_length() {
    let name = "x".repeat(20_000);
    let sources = SourceMap::from(Source::new("a", b""));
    let renderer = Renderer::new(&sources);
    let shown: Vec<usize> =
        (0..100).map(|_| renderer.render(&Diagnostic::error(Position::Unknown, name.clone())).len()).collect();
    assert_eq!(shown.iter().filter(|length| **length > 20_000).count(), 52);
    assert!(shown[52..].iter().all(|length| *length < 1000));
}
