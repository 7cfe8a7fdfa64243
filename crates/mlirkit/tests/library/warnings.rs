//! Tests the verifier's warnings. A module with warnings is valid. Warnings are reported in file order for any number
//! of threads, even if bodies are visited one at a time.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use bytes::Bytes;
use mlirkit::asm::{ParseOptions, PrintOptions};
use mlirkit::bytecode::{ReadOptions, WriteOptions};
use mlirkit::diag::{Diagnostic, Position, Severity};
use mlirkit::{ContextOptions, Destination, Level, OpenOptions, VerifyOptions};

fn context(threads: usize) -> mlirkit::ir::Context {
    mlirkit::context(&ContextOptions::default()).with_threads(threads)
}

/// Appends `ops` additions to `text`. An addition whose index is in `warned` is followed by an operation that causes a
/// warning. Returns the lines of these operations.
fn add_ops(text: &mut String, ops: usize, warned: &[usize]) -> Vec<u32> {
    let mut lines = Vec::new();
    for op in 0..ops {
        writeln!(text, "  %v{op} = arith.addi %a, %a : i32").unwrap();
        if warned.contains(&op) {
            let types = "!xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>";
            writeln!(text, "  %w{op} = xegpu.load_nd %t <{{transpose = array<i64: 5, 0>}}> : {types}").unwrap();
            lines.push(text.lines().count() as u32);
        }
    }
    lines
}

/// Returns functions, some of which contain operations that cause warnings, and the lines of the warnings.
fn functions(count: usize, is_warned: impl Fn(usize) -> bool) -> (Bytes, Vec<u32>) {
    let (mut text, mut lines) = (String::new(), Vec::new());
    for index in 0..count {
        writeln!(text, "func.func @f{index}(%a: i32, %t: !xegpu.tensor_desc<8x16xf16>) {{").unwrap();
        let warned: &[usize] = if is_warned(index) { &[3, 50, 99] } else { &[] };
        lines.extend(add_ops(&mut text, 100, warned));
        text.push_str("  return\n}\n");
    }
    (text.into(), lines)
}

/// Returns one large block with operations that cause warnings, and the lines of the warnings.
fn block() -> (Bytes, Vec<u32>) {
    let mut text = String::from("module {\n  %a, %t = \"t.op\"() : () -> (i32, !xegpu.tensor_desc<8x16xf16>)\n");
    let lines = add_ops(&mut text, 3000, &[3, 1500, 2999]);
    text.push_str("}\n");
    (text.into(), lines)
}

fn file(text: &Bytes) -> Bytes {
    let ctx = context(1);
    let module = mlirkit::open(&ctx, "a.mlir", text, &OpenOptions::default()).unwrap().module;
    let mut out = Vec::new();
    mlirkit::bytecode::write(&module, &mut out, &WriteOptions::default()).unwrap();
    out.into()
}

/// Returns the lines of the warnings for an input.
fn warned(input: &Bytes, threads: usize) -> Vec<u32> {
    let ctx = mlirkit::ContextBuilder::new().allow_unregistered().build().with_threads(threads);
    let module = mlirkit::open(&ctx, "a.mlir", input, &OpenOptions::default()).unwrap().module;
    assert_eq!(mlirkit::verify(&module), Ok(()));
    assert_eq!(mlirkit::verify_all(&module, VerifyOptions::default()), []);
    let said = mlirkit::verify_with_warnings(&module, VerifyOptions::default());
    let line = |diagnostic: mlirkit::diag::Diagnostic| match diagnostic.position {
        Position::FileLineColumn { line, .. } if diagnostic.severity == Severity::Warning => line,
        _ => panic!("{diagnostic}"),
    };
    said.into_iter().map(line).collect()
}

#[test]
fn the_order_is_that_of_the_file() {
    // There are enough functions for every thread to process some.
    let many = functions(400, |index| index % 70 == 2);
    for (text, lines) in [many, functions(60, |index| index % 7 == 2), functions(1, |_| true), block()] {
        assert!(lines.len() >= 3);
        for threads in [1, 2, 5] {
            assert_eq!(warned(&text, threads), lines, "{threads} threads");
        }
    }
    let (text, lines) = functions(60, |index| index % 7 == 2);
    assert_eq!(warned(&file(&text), 3), lines);
}

#[test]
fn less_than_everything_warns_of_nothing() {
    let ctx = context(1);
    let (text, _) = functions(2, |_| true);
    let module = mlirkit::open(&ctx, "a.mlir", &text, &OpenOptions::default()).unwrap().module;
    for level in [Level::None, Level::Structural] {
        assert_eq!(mlirkit::verify_with_warnings(&module, VerifyOptions { level, ..VerifyOptions::default() }), []);
    }
}

/// Returns the warnings reported by the eager path.
fn said(input: &Bytes, name: &str) -> Vec<Diagnostic> {
    let ctx = context(1);
    let module = mlirkit::open(&ctx, name, input, &OpenOptions::default()).unwrap().module;
    mlirkit::verify_with_warnings(&module, VerifyOptions::default())
}

/// Returns the warnings reported in four streaming modes; `None` for a mode that cannot stream the input.
fn said_body_by_body(text: &Bytes, threads: usize) -> [Option<Vec<Diagnostic>>; 4] {
    let (file, verify, mut outs) = (file(text), VerifyOptions::default(), [const { Vec::new() }; 4]);
    let [one, two, three, four] = &mut outs;
    let (read, write, print) = (ReadOptions::default(), WriteOptions::default(), PrintOptions::default());
    let contexts = [(); 4].map(|()| context(threads));
    let located = PrintOptions { debug_info: true, ..print };
    let all = [
        mlirkit::rewrite(&contexts[0], &file, &read, verify, &write, one).unwrap(),
        mlirkit::reprint(&contexts[1], &file, &read, verify, &located, Destination::Stream(two)).unwrap(),
        mlirkit::reprint(&contexts[2], &file, &read, verify, &print, Destination::Draft(three)).unwrap(),
        mlirkit::assemble(&contexts[3], "a.mlir", text, &ParseOptions::default(), verify, &write, four).unwrap(),
    ];
    assert!(all.iter().zip(outs).all(|(said, out)| said.is_none() == out.is_empty()));
    all
}

#[test]
fn body_by_body_the_same_is_said() {
    let mut sequences = functions(60, |_| false).0.to_vec();
    for name in ["a", "b"] {
        // Sequences in a module are verified before the module itself.
        let module = format!(
            "module @{name} attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @s(%x: !transform.any_op {{transform.consumed}}) {{
{}    transform.yield
  }}
}}
",
            "    transform.debug.emit_remark_at %x, \"message\" : !transform.any_op\n".repeat(40)
        );
        sequences.splice(0..0, module.bytes());
        sequences.extend(module.replacen(name, &format!("{name}2"), 1).bytes());
    }
    let sequences = Bytes::from(sequences);
    // The message for this module is reported as an error, but does not make the module invalid.
    let module =
        "module @m attributes {arith.a = #dlti.dl_spec<>, arith.b = #dlti.dl_spec<>} {\n  func.func private @g()\n}\n";
    let complaint = Bytes::from([&functions(60, |_| false).0, module.as_bytes()].concat());
    assert_eq!(said(&complaint, "a.mlir")[0].severity, Severity::Complaint);
    for (text, count) in [
        (functions(60, |_| false).0, 0),
        (functions(60, |index| index == 0).0, 3),
        (functions(60, |index| index == 59).0, 3),
        (functions(60, |index| index % 3 == 1).0, 60),
        (sequences, 8),
        (complaint, 1),
    ] {
        let (of_text, of_file) = (said(&text, "a.mlir"), said(&file(&text), "a.mlirbc"));
        assert_eq!((of_text.len(), of_file.len()), (count, count));
        for threads in [1, 3] {
            let [rewritten, located, printed, assembled] = said_body_by_body(&text, threads);
            assert_eq!(rewritten.as_ref(), Some(&of_file), "{count} {threads}");
            assert_eq!(located.as_ref(), Some(&of_file), "{count} {threads}");
            // If locations are not read, a warning cannot have a position.
            assert_eq!(printed, (count == 0).then(Vec::new), "{count} {threads}");
            // Few programs contain modules nested in the top-level module, so this path is tested separately.
            assert_eq!(assembled.as_ref(), Some(&of_text).filter(|_| count != 8), "{count} {threads}");
        }
    }
}

#[test]
fn what_the_whole_says_first_is_left_to_who_reads_it_as_a_whole() {
    let sequence = |consumed: &str| {
        let (text, _) = functions(60, |_| false);
        let text = String::from_utf8(text.to_vec()).unwrap();
        format!(
            "module attributes {{transform.with_named_sequence}} {{\n{text}
  transform.named_sequence @s(%x: !transform.any_op {{transform.{consumed}}}) {{
    transform.yield
  }}
}}
"
        )
    };
    let (good, warned) = (Bytes::from(sequence("readonly")), Bytes::from(sequence("consumed")));
    assert_eq!((said(&good, "a.mlir").len(), said(&warned, "a.mlir").len()), (0, 2));
    for threads in [1, 3] {
        let all = said_body_by_body(&good, threads);
        assert!(all.iter().flatten().all(Vec::is_empty) && all[0].is_some());
        assert_eq!(said_body_by_body(&warned, threads), [const { None }; 4]);
    }
}
