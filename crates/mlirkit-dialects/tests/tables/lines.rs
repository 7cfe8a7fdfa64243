//! Tests the fast path for lines that resemble earlier lines: they must be parsed and printed as they would be without
//! those earlier lines.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use mlirkit_asm::{ParseOptions, PrintOptions, parse, print};
use mlirkit_ir::{Context, DialectSet};

fn printed(source: &str, generic: bool) -> Result<String, String> {
    let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup).allowing_unregistered();
    let ctx = Context::new(dialects).with_extension(mlirkit_dialects::hooks());
    let parsed = parse(&ctx, "-", source.as_bytes(), &ParseOptions::default());
    let module = parsed.map_err(|errors| errors[0].message.to_string())?.module;
    let mut out = Vec::new();
    print(&module, &PrintOptions { generic, ..PrintOptions::default() }, &mut out).unwrap();
    Ok(String::from_utf8(out).unwrap())
}

/// Returns the operations in a generic printed form, without their result names.
fn operations(text: &str) -> Vec<String> {
    let ops = text.lines().filter_map(|line| line.trim().split_once(" = \""));
    ops.map(|(_, op)| op.to_owned()).collect()
}

const CONSTANTS: [&str; 14] = [
    "arith.constant N : i32",
    "arith.constant N : index",
    "arith.constant N.5 : f32",
    "arith.constant -N : i64",
    "\"arith.constant\"() <{value = N : i32}> : () -> i32",
    "\"arith.constant\"() <{value = -N.25e1 : f64}> : () -> f64",
    "llvm.mlir.constant(N : i32) : i32",
    "index.constant N",
    "arith.constant dense<N> : tensor<2xi32>",
    "arith.constant {a = N : i32} N : i32",
    "\"t.a\"() {a = N : i8, b = N : i8} : () -> i32",
    "\"t.b\"() <{value = N : i16}> : () -> index",
    "spirv.Constant N : i32",
    "arith.constant N : si8",
];

#[test]
fn constants_have_their_own_numbers() {
    let mut source = String::new();
    let mut alone = Vec::new();
    for n in 0..60_u32 {
        for (kind, line) in CONSTANTS[..13].iter().enumerate() {
            let line = line.replace('N', &(n * 37 % 113 + 1).to_string());
            let _ = writeln!(source, "%c{n}_{kind} = {line}");
            alone.extend(operations(&printed(&format!("%c = {line}\n"), true).unwrap()));
        }
    }
    assert_eq!(operations(&printed(&source, true).unwrap()), alone);
}

#[test]
fn numbers_that_do_not_fit_are_errors_as_they_are_alone() {
    let before: String =
        (0..40).map(|n| format!("%a{n} = arith.constant {n} : i8\n%b{n} = index.constant {n}\n")).collect();
    for wrong in
        ["arith.constant 300 : i8", "arith.constant 1.5 : i8", "arith.constant 0x1FF : i8", "index.constant 2.5"]
    {
        let line = format!("%x = {wrong}\n");
        let alone = printed(&line, false).unwrap_err();
        assert_eq!(printed(&format!("{before}{line}"), false), Err(alone), "{wrong}");
    }
    let text = printed(&format!("{before}%x = arith.constant 0x1F : i8\n%y = arith.constant -7 : i8\n"), true).unwrap();
    let last = operations(&text);
    assert!(last[last.len() - 2].contains("31 : i8") && last[last.len() - 1].contains("-7 : i8"), "{text}");
}

/// Tests the printing of operations with equal types and different operands, in regions that omit the prefixes of other
/// dialects.
#[test]
fn operations_are_printed_with_their_own_operands() {
    let mut source = String::from("module {\n  func.func private @two(i32, i64) -> (i32, i64)\n");
    source +=
        "  func.func @f(%arg0: i32, %arg1: i64, %arg2: memref<4x4xi32>, %arg3: index, %arg4: index, %arg5: i1) {\n";
    let mut values = vec!["%arg0".to_owned()];
    for n in 0..120_usize {
        let pick = |k: usize| values[(n * 7 + k * 3) % values.len()].clone();
        let (a, b) = (pick(0), pick(1));
        let made = format!("%{n}");
        let _ = match n % 6 {
            0 => writeln!(source, "    {made} = arith.addi {a}, {b} : i32"),
            1 => writeln!(source, "    {made}:2 = call @two({a}, %arg1) : (i32, i64) -> (i32, i64)"),
            2 => writeln!(source, "    {made} = arith.muli {a}, {a} : i32"),
            3 => writeln!(source, "    {made} = memref.load %arg2[%arg3, %arg{}] : memref<4x4xi32>", 3 + n % 4 / 2),
            4 => writeln!(source, "    {made} = arith.select %arg5, {a}, {b} : i32"),
            _ => writeln!(
                source,
                "    {made} = scf.if %arg5 -> (i32) {{\n      %120:2 = func.call @two({a}, %arg1) : (i32, i64) -> (i32, i64)\n      \
                 scf.yield {a} : i32\n    }} else {{\n      scf.yield {b} : i32\n    }}"
            ),
        };
        values.push(if n % 6 == 1 { format!("{made}#0") } else { made });
    }
    source += "    return\n  }\n}\n";
    assert_eq!(printed(&source, false).unwrap().trim_end(), source.trim_end());
}
