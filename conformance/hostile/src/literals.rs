//! Literals and names of up to millions of characters, in each place that takes one. If the program is valid, its
//! output contains the literal. If not, the message must not repeat the literal in full.

use crate::text::{function, op, text, typed};
use crate::{Case, Kind, case, flagged};

/// Returns a decimal number with `count` digits.
fn nines(count: usize) -> String {
    "9".repeat(count)
}

/// Returns a fraction with `count` digits.
fn fraction(count: usize) -> String {
    format!("0.{}", "123456789".repeat(count.div_ceil(9)))
}

/// Returns a number with `count` hexadecimal digits.
fn hex(count: usize) -> String {
    format!("0x{}", "A".repeat(count))
}

/// Returns a name with `count` letters.
fn name(count: usize) -> String {
    "k".repeat(count)
}

/// Returns an operation at a location.
fn at(location: &str) -> String {
    format!("\"t.op\"() : () -> () loc({location})\n")
}

/// Returns an operation whose properties are wrong, with an attribute that the messages show.
fn wrong(attr: &str) -> String {
    format!("%0 = \"arith.constant\"() {{value = {attr}}} : () -> none\n")
}

/// Returns the text of one resource and an operation that uses it.
fn resource(dialect: &str, key: &str, blob: &str) -> String {
    let used = op(&format!("dense_resource<{key}> : tensor<1xi32>"));
    format!("{used}{{-# dialect_resources: {{ {dialect}: {{ {key}: \"{blob}\" }} }} #-}}\n")
}

/// Literals of up to two million characters.
pub const CASES: &[Case] = text! {
    // Decimal integers.
    "literal-integer" 60_000 |n| op(&format!("{} : i64", nines(n)));
    "literal-integer-negative" 60_000 |n| op(&format!("-{} : i64", nines(n)));
    "literal-integer-untyped" 60_000 |n| op(&nines(n));
    "literal-integer-index" 60_000 |n| op(&format!("{} : index", nines(n)));
    "literal-integer-zeros" 60_000 |n| op(&format!("{}1 : i64", "0".repeat(n)));
    "literal-integer-widest" 20_000 |n| op(&format!("{} : i16777215", nines(n)));
    "literal-integer-widest-negative" 20_000 |n| op(&format!("-{} : si16777215", nines(n)));
    "literal-integer-of-float" 60_000 |n| op(&format!("{} : f32", nines(n)));
    "literal-integer-array" 60_000 |n| op(&format!("array<i32: 1, {}>", nines(n)));
    "literal-integer-dense" 60_000 |n| op(&format!("dense<[1, {}]> : tensor<2xi32>", nines(n)));
    "literal-integer-dense-wide" 10_000 |n| op(&format!("dense<[1, {}]> : tensor<2xi{}>", nines(n), 4 * n + 2));
    "literal-integer-dense-float" 60_000 |n| op(&format!("dense<{}> : tensor<2xf32>", nines(n)));
    "literal-integer-dense-complex" 60_000 |n| op(&format!("dense<({}, 1)> : tensor<2xcomplex<i8>>", nines(n)));
    "literal-integer-sparse" 60_000 |n| op(&format!("sparse<{}, 1> : tensor<2xi8>", nines(n)));
    "literal-integer-distinct" 60_000 |n| op(&format!("distinct[{}]<1>", nines(n)));
    "literal-integer-affine" 60_000 |n| op(&format!("affine_map<(d0) -> (d0 + {})>", nines(n)));
    "literal-integer-affine-product" 60_000 |n| op(&format!("affine_set<(d0) : (d0 * {} >= 0)>", nines(n)));
    "literal-integer-affine-name" 60_000 |n| op(&format!("affine_map<(d{0}) -> (d{0})>", nines(n)));
    "literal-integer-location" 60_000 |n| at(&format!("\"f\":{}:1", nines(n)));
    "literal-integer-location-column" 60_000 |n| at(&format!("\"f\":1:{}", nines(n)));
    "literal-integer-location-range" 60_000 |n| at(&format!("\"f\":1:2 to {}:3", nines(n)));
    "literal-integer-results" 60_000 |n| format!("%0:{} = \"t.op\"() : () -> i1\n", nines(n));
    "literal-integer-result" 60_000 |n| function(&format!("\"t.op\"(%a#{}) : (i32) -> ()\n", nines(n)));
    "literal-integer-bound" 60_000 |n| function(&format!("affine.for %i = 0 to {} {{\n  }}\n", nines(n)));
    "literal-integer-switch" 60_000 |n| function(&format!("cf.switch %a : i32, [default: ^b, {}: ^b]\n^b:\n", nines(n)));
    "literal-integer-constant" 60_000 |n| function(&format!("%0 = arith.constant {} : i32\n", nines(n)));
    // Dimensions and widths of types.
    "literal-dimension-tensor" 60_000 |n| typed(&format!("tensor<2x{}xi1>", nines(n)));
    "literal-dimension-vector" 60_000 |n| typed(&format!("vector<{}xi1>", nines(n)));
    "literal-dimension-scalable" 60_000 |n| typed(&format!("vector<[{}]xi1>", nines(n)));
    "literal-dimension-memref" 60_000 |n| typed(&format!("memref<{}x?xi1>", nines(n)));
    "literal-dimension-hex" 60_000 |n| typed(&format!("tensor<{}xi1>", hex(n)));
    "literal-dimension-strided" 60_000 |n| typed(&format!("memref<1xi1, strided<[{}], offset: 2>>", nines(n)));
    "literal-dimension-offset" 60_000 |n| typed(&format!("memref<1xi1, strided<[1], offset: {}>>", nines(n)));
    "literal-dimension-space" 60_000 |n| typed(&format!("memref<1xi1, {}>", nines(n)));
    "literal-dimension-array" 60_000 |n| typed(&format!("!llvm.array<{} x i8>", nines(n)));
    "literal-dimension-pointer" 60_000 |n| typed(&format!("!llvm.ptr<{}>", nines(n)));
    "literal-dimension-spirv" 60_000 |n| typed(&format!("!spirv.array<{} x i8>", nines(n)));
    "literal-width" 60_000 |n| typed(&format!("i{}", nines(n)));
    "literal-width-signed" 60_000 |n| typed(&format!("tensor<1xsi{}>", nines(n)));
    // Floats.
    "literal-float" 60_000 |n| op(&format!("{} : f64", fraction(n)));
    "literal-float-whole" 60_000 |n| op(&format!("{}.5 : f32", nines(n)));
    "literal-float-small" 60_000 |n| op(&format!("0.{}1 : f64", "0".repeat(n)));
    "literal-float-exponent" 60_000 |n| op(&format!("1.5e-{} : f64", nines(n)));
    "literal-float-exponent-zeros" 60_000 |n| op(&format!("1.5e+{}1 : f64", "0".repeat(n)));
    "literal-float-f128" 60_000 |n| op(&format!("{} : f128", fraction(n)));
    "literal-float-f80" 60_000 |n| op(&format!("{}.0e-{n} : f80", nines(n)));
    "literal-float-f8" 60_000 |n| op(&format!("{} : f8E4M3FN", fraction(n)));
    "literal-float-of-integer" 60_000 |n| op(&format!("{} : i32", fraction(n)));
    "literal-float-dense" 60_000 |n| op(&format!("dense<[{}, 1.0]> : tensor<2xf32>", fraction(n)));
    "literal-float-dense-integer" 60_000 |n| op(&format!("dense<{}> : tensor<2xi32>", fraction(n)));
    "literal-float-array" 60_000 |n| op(&format!("array<f64: {}>", fraction(n)));
    // Hexadecimal digits.
    "literal-hex" 60_000 |n| op(&format!("{} : i64", hex(n)));
    "literal-hex-widest" 60_000 |n| op(&format!("{} : i16777215", hex(n)));
    "literal-hex-float" 60_000 |n| op(&format!("{} : f64", hex(n)));
    "literal-hex-dense" 60_000 |n| op(&format!("dense<{}> : tensor<1xi32>", hex(n)));
    "literal-hex-dense-string" 60_000 |n| op(&format!("dense<\"{}\"> : tensor<2xi32>", hex(n | 1)));
    "literal-hex-dense-length" 60_000 |n| op(&format!("dense<\"{}\"> : tensor<7xi32>", hex(2 * n)));
    "literal-hex-resource" 60_000 |n| resource("builtin", "k", &format!("0x04000000{}", "0A".repeat(n)));
    "literal-hex-resource-odd" 60_000 |n| resource("builtin", "k", &hex(n | 1));
    "literal-hex-resource-short" 60_000 |n| resource("builtin", "k", &format!("kk{}", hex(n)));
    "literal-hex-affine" 60_000 |n| op(&format!("affine_map<() -> ({})>", hex(n)));
    "literal-hex-location" 60_000 |n| at(&format!("\"f\":{}:1", hex(n)));
    // Names.
    "literal-name-dialect" 60_000 |n| format!("{}.op\n", name(n));
    "literal-name-dialect-quoted" 60_000 |n| format!("\"{}\"() : () -> ()\n", name(n));
    "literal-name-op" 60_000 |n| format!("\"arith.{}\"() : () -> ()\n", name(n));
    "literal-name-op-custom" 60_000 |n| function(&format!("arith.{} %a\n", name(n)));
    "literal-name-attr" 60_000 |n| op(&format!("#arith.{}<1>", name(n)));
    "literal-name-type" 60_000 |n| typed(&format!("!llvm.{}<1>", name(n)));
    "literal-name-type-unknown" 60_000 |n| typed(&format!("!t.{}", name(n)));
    "literal-name-attr-alias" 60_000 |n| format!("#{0} = 1 : i32\n{1}#{0} = 2\n", name(n), op(&format!("#{}", name(n))));
    "literal-name-type-alias" 60_000 |n| typed(&format!("!{}", name(n)));
    "literal-name-value" 60_000 |n| function(&format!("\"t.op\"(%{}) : (i32) -> ()\n", name(n)));
    "literal-name-value-twice" 60_000 |n| function(&"%# = arith.constant 1 : i32\n".replace('#', &name(n)).repeat(2));
    "literal-name-block" 60_000 |n| function(&format!("cf.br ^{}\n", name(n)));
    "literal-name-block-twice" 60_000 |n| function(&format!("cf.br ^b\n^b:\n^{0}:\n cf.br ^b\n^{0}:\n", name(n)));
    "literal-name-key-twice" 60_000 |n| format!("\"t.op\"() {{{0} = 1, {0} = 2}} : () -> ()\n", name(n));
    "literal-name-property" 60_000 |n| format!("\"arith.addi\"() <{{{} = 1}}> : () -> ()\n", name(n));
    "literal-name-attribute" 60_000 |n| format!("module attributes {{llvm.{} = 1}} {{\n}}\n", name(n));
    "literal-name-symbol" 60_000 |n| format!("func.func private @{0}()\nfunc.func private @\"{0}\"()\n", name(n));
    "literal-name-symbol-call" 60_000 |n| function(&format!("call @{}() : () -> ()\n", name(n)));
    "literal-name-enum" 60_000 |n| function(&format!("%0 = arith.cmpi {}, %a, %a : i32\n", name(n)));
    "literal-name-flag" 60_000 |n| function(&format!("%0 = arith.addi %a, %a overflow<{}> : i32\n", name(n)));
    "literal-name-keyword" 60_000 |n| op(&name(n));
    "literal-name-key" 60_000 |n| resource("builtin", &name(n), "0x0400000001000000");
    "literal-name-key-missing" 60_000 |n| op(&format!("dense_resource<{}> : tensor<1xi32>", name(n)));
    "literal-name-resource-dialect" 60_000 |n| resource(&name(n), "k", "0x0400000001000000");
    "literal-name-section" 60_000 |n| format!("module {{}}\n{{-# {}: {{ }} #-}}\n", name(n));
    "literal-name-struct" 60_000 |n| typed(&format!("!llvm.struct<\"{0}\", (i1)>, !llvm.struct<\"{0}\", (i8)>", name(n)));
    "literal-name-affine" 60_000 |n| op(&format!("affine_map<({}) -> (q)>", name(n)));
    // Strings.
    "literal-string" 60_000 |n| wrong(&format!("\"{}\"", name(n)));
    "literal-string-typed" 60_000 |n| op(&format!("\"{}\" : i32", name(n)));
    "literal-string-bytes" 20_000 |n| wrong(&format!("\"{}\"", "\\FF".repeat(n)));
    "literal-string-wide" 20_000 |n| wrong(&format!("\"{}\"", "é".repeat(n)));
    "literal-string-lines" 20_000 |n| format!("\"t.op\"() {{a = \"{}\n", name(n));
    "literal-string-dense" 60_000 |n| op(&format!("dense<\"{}\"> : tensor<1xi32>", name(n)));
    "literal-string-file" 60_000 |n| format!("{} loc(\"{}\":1:2)\n", wrong("1 : i8").trim_end(), name(n));
    "literal-string-location" 60_000 |n| format!("{} loc(\"{}\")\n", wrong("1 : i8").trim_end(), name(n));
    "literal-string-metadata" 60_000 |n| at(&format!("fused<\"{}\">[\"a\"", name(n)));
    "literal-string-opaque" 60_000 |n| op(&format!("#t<\"{}\"", name(n)));
    "literal-comment" 60_000 |n| format!("/{}", name(n));
    // Many messages about one long literal.
    "literal-shown-often" 1000 |n| format!("#a = \"{}\"\n{}", name(60_000), wrong("#a").replace("%0 = ", "").repeat(n));
};

/// Literals that need a flag.
pub const FLAGGED: &[Case] = &[
    flagged(
        &["--split-input-file"],
        case(Kind::Text, "literal-in-each-part", 25, |n| {
            format!("#a = \"{}\"\n{}// -----\n", name(5000), wrong("#a")).repeat(n).into_bytes()
        }),
    ),
    flagged(
        &["--mlir-print-debuginfo"],
        case(Kind::Text, "literal-string-debuginfo", 60_000, |n| at(&format!("\"{}\":1:2", name(n))).into_bytes()),
    ),
];
