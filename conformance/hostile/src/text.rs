//! Hostile text: deep nesting, many items, long tokens, exponential expansion, hash collisions, excessive sizes and
//! cycles.

use crate::{Case, Kind, case, flagged, many, nest, numbered};

/// Returns an operation with the attribute `attr`.
pub(crate) fn op(attr: &str) -> String {
    format!("\"t.op\"() {{a = {attr}}} : () -> ()\n")
}

/// Returns an operation with a result of type `ty`.
pub(crate) fn typed(ty: &str) -> String {
    format!("%0 = \"t.op\"() : () -> ({ty})\n")
}

/// Returns a function with the given body.
pub(crate) fn function(body: &str) -> String {
    format!("func.func @f(%a: i32, %c: i1) {{\n{body}  return\n}}\n")
}

/// Returns a chain of `count` aliases, each of which refers to the previous one twice, and an operation that uses the
/// last.
fn bomb(sigil: char, first: &str, next: &str, count: usize, last: &str) -> Vec<u8> {
    let mut text = format!("{sigil}a0 = {first}\n");
    for number in 1..=count {
        text.push_str(&format!("{sigil}a{number} = {}\n", next.replace('@', &format!("{sigil}a{}", number - 1))));
    }
    text.push_str(&last.replace('@', &format!("{sigil}a{count}")));
    text.into_bytes()
}

fn attr_bomb(next: &str, count: usize) -> Vec<u8> {
    bomb('#', "1 : i32", next, count, "\"t.op\"() {a = @} : () -> ()\n")
}

fn type_bomb(next: &str, count: usize) -> Vec<u8> {
    bomb('!', "i32", next, count, "%0 = \"t.op\"() : () -> (@)\n")
}

fn loc_bomb(next: &str, count: usize) -> Vec<u8> {
    bomb('#', "loc(unknown)", next, count, "\"t.op\"() : () -> () loc(@)\n")
}

/// Returns a tensor of bytes in which only the byte at `at` is not 0.
fn one_hot(length: usize, at: usize, value: usize) -> String {
    let mut hex = vec![b'0'; 2 * length];
    for (digit, place) in hex[2 * at..].iter_mut().zip(format!("{value:04X}").bytes()).take(4) {
        *digit = place;
    }
    format!("dense<\"0x{}\"> : tensor<{length}xi8>", String::from_utf8_lossy(&hex))
}

/// Returns a file with `count` resources, and operations that use these.
fn resources(count: usize, key: &str) -> Vec<u8> {
    let uses = many(count, &format!("\"t.op\"() {{a = dense_resource<{key}> : tensor<1xi32>}} : () -> ()\n"));
    let values = many(count, &format!("{key}: \"0x0400000001000000\", "));
    let values = values.trim_end_matches(", ");
    format!("{uses}{{-# dialect_resources: {{ builtin: {{ {values} }} }} #-}}\n").into_bytes()
}

/// Returns `count` blocks that end with `end`, in which `#+` is replaced by the number of the next block.
fn blocks(count: usize, end: &str) -> Vec<u8> {
    let mut body = "  cf.br ^b0\n".to_owned();
    for number in 0..count {
        body.push_str(&format!("^b{number}:\n  {}\n", numbered(end, number)));
    }
    body.push_str(&format!("^b{count}:\n"));
    function(&body).into_bytes()
}

/// Returns a transform sequence with `count` arguments, and one operation for each argument.
fn sequence(count: usize, mark: &str, op: &str) -> Vec<u8> {
    let args = many(count, &format!("%a#: !transform.any_op {{transform.{mark}}}, "));
    let (args, ops) = (args.trim_end_matches(", "), many(count, &format!("    {op}\n")));
    let named = format!("  transform.named_sequence @s({args}) {{\n{ops}    transform.yield\n  }}\n");
    format!("module attributes {{transform.with_named_sequence}} {{\n{named}}}\n").into_bytes()
}

fn reversed(count: usize, piece: &str) -> String {
    (0..count).rev().map(|number| numbered(piece, number)).collect()
}

macro_rules! text {
    ($($name:literal $pieces:literal |$n:ident| $make:expr;)*) => {
        &[$(case(Kind::Text, $name, $pieces, |$n: usize| Vec::<u8>::from($make)),)*]
    };
}
pub(crate) use text;

/// The adversarial text files.
pub const CASES: &[Case] = text! {
    // Deep nesting.
    "nest-array" 2000 |n| op(&nest(n, "[", "1", "]"));
    "nest-array-open" 2000 |n| format!("\"t.op\"() {{a = {}", "[".repeat(n));
    "nest-dictionary" 2000 |n| op(&nest(n, "{a = ", "1", "}"));
    "nest-dictionary-open" 2000 |n| format!("\"t.op\"() {}", "{a = ".repeat(n));
    "nest-tuple" 2000 |n| typed(&nest(n, "tuple<", "i1", ">"));
    "nest-function-type" 1500 |n| typed(&nest(n, "() -> (", "i1", ")"));
    "nest-complex" 2000 |n| typed(&nest(n, "complex<", "f32", ">"));
    "nest-tensor" 1500 |n| typed(&nest(n, "tensor<1x", "i1", ">"));
    "nest-vector" 1500 |n| typed(&nest(n, "vector<1x", "i1", ">"));
    "nest-memref" 1500 |n| typed(&nest(n, "memref<1x", "i1", ">"));
    "nest-unranked-memref" 1500 |n| typed(&nest(n, "memref<*x", "i1", ">"));
    "nest-tensor-encoding" 1000 |n| typed(&nest(n, "tensor<1xi1, [tensor<1xi1, ", "1", ">]>"));
    "nest-unknown-dialect" 2000 |n| typed(&format!("!t.x{}", nest(n, "<", "i1", ">")));
    "nest-unknown-dialect-brackets" 2000 |n| op(&format!("#t.x<{}>", nest(n, "[(", "1", ")]")));
    "nest-llvm-struct" 1000 |n| typed(&nest(n, "!llvm.struct<(", "i32", ")>"));
    "nest-llvm-array" 1000 |n| typed(&nest(n, "!llvm.array<1 x ", "i32", ">"));
    "nest-dense-list" 1000 |n| op(&format!("dense<{}> : tensor<{}i1>", nest(n, "[", "1", "]"), "1x".repeat(n)));
    "nest-dense-list-open" 2000 |n| op(&format!("dense<{}", "[".repeat(n)));
    "nest-dense-complex" 1000 |n| op(&format!("dense<{}> : tensor<1xcomplex<i32>>", nest(n, "(", "1", ", 1)")));
    "nest-affine-parens" 2000 |n| op(&format!("affine_map<(d0) -> ({})>", nest(n, "(", "d0", ")")));
    "nest-affine-right" 500 |n| op(&format!("affine_map<(d0)[s0] -> ({})>", nest(n, "(d0 + ", "s0", ")")));
    "nest-affine-right-mul" 500 |n| op(&format!("affine_map<(d0)[s0] -> ({})>", nest(n, "(s0 * ", "s0", ")")));
    "nest-affine-minus" 1000 |n| op(&format!("affine_map<(d0) -> ({}d0)>", "-".repeat(n)));
    "nest-affine-set" 500 |n| op(&format!("affine_set<(d0) : ({} >= 0)>", nest(n, "(1 + ", "d0", ")")));
    "nest-location-callsite" 1000 |n| format!("\"t.op\"() : () -> () loc({})", nest(n, "callsite(", "unknown", " at unknown)"));
    "nest-location-fused" 1000 |n| format!("\"t.op\"() : () -> () loc({})", nest(n, "fused[", "unknown", "]"));
    "nest-location-metadata" 1000 |n| op(&nest(n, "loc(fused<", "1", ">[unknown])"));
    "nest-location-name" 1000 |n| format!("\"t.op\"() : () -> () loc({})", nest(n, "\"a\"(", "unknown", ")"));
    "nest-location-range" 1000 |n| format!("\"t.op\"() : () -> () loc({})", nest(n, "callsite(\"f\":1:2 to 3:4 at ", "unknown", ")"));
    "nest-region" 1000 |n| nest(n, "\"t.op\"() ({\n", "", "}) : () -> ()\n");
    "nest-region-one-line" 1000 |n| nest(n, "\"t.op\"() ({ ", "", " }) : () -> () ");
    "nest-region-open" 1000 |n| "\"t.op\"() ({\n".repeat(n);
    "nest-module" 1000 |n| nest(n, "module {\n", "", "}\n");
    "nest-module-indented" 200 |n| {
        let lines = |text: &str, depth: &mut dyn Iterator<Item = usize>| depth.map(|d| format!("{}{text}\n", "  ".repeat(d))).collect::<String>();
        format!("{}{}", lines("module {", &mut (0..n)), lines("}", &mut (0..n).rev()))
    };
    "nest-scf-if" 500 |n| function(&nest(n, "scf.if %c {\n", "", "}\n"));
    "nest-scf-for" 300 |n| format!("func.func @f(%a: index) {{\n{}  return\n}}", nest(n, "scf.for %i = %a to %a step %a {\n", "", "}\n"));
    "nest-affine-for" 300 |n| function(&nest(n, "affine.for %i = 0 to 10 {\n", "", "}\n"));
    "nest-layout-specs" 500 |n| nest(n, "module attributes {dlti.dl_spec = #dlti.dl_spec<\"a\" = 1 : i32>} {\n", "", "}\n");
    "nest-symbol" 2000 |n| op(&format!("@a{}", "::@a".repeat(n)));
    "nest-distinct" 500 |n| op(&nest(n, "distinct[0]<", "1", ">"));
    "nest-opaque-string" 1000 |n| op(&nest(n, "opaque<\"t\", \"0x00\"> : tensor<1x", "i1", ">"));
    "nest-use-deep" 300 |n| function(&nest(n, "scf.if %c {\n", &"arith.addi %a, %a : i32\n".repeat(n), "}\n"));
    // Many items.
    "many-ops" 2000 |n| many(n, "\"t.op\"() : () -> ()\n");
    "many-ops-one-line" 2000 |n| many(n, "\"t.op\"() : () -> () ");
    "many-op-names" 8000 |n| many(n, "\"t.op#\"() : () -> ()\n");
    "many-op-names-twice" 4000 |n| many(n, "\"t.op#\"() : () -> ()\n").repeat(2);
    "many-dialects" 8000 |n| many(n, "\"t#.op\"() : () -> ()\n");
    "many-errors-one-line" 500 |n| many(n, "func.func @f#() { \"arith.addi\"() : () -> () return } ");
    "many-errors-one-line-tabs" 500 |n| many(n, "func.func @f#() {\t\"arith.addi\"() : () -> ()\treturn }\t");
    "many-errors-long-lines" 100 |n| many(n, &format!("func.func @f#() {{ \"arith.addi\"() {{a = \"{}\"}} : () -> () return }}\n", "x".repeat(5000)));
    "many-functions" 1000 |n| many(n, "func.func @f#() {\n  return\n}\n");
    "many-modules-without-spaces" 2000 |n| "module{}".repeat(n);
    "many-ops-without-spaces" 2000 |n| "\"t.op\"():()->()".repeat(n);
    "many-functions-without-spaces" 1000 |n| many(n, "func.func@f#(%a:i32)->i32{%0=arith.addi%a,%a:i32 return%0:i32}");
    "nest-module-without-spaces" 1000 |n| nest(n, "module{", "", "}");
    "many-blocks-one-line" 1000 |n| String::from_utf8_lossy(&blocks(n, "cf.br ^b#+")).replace('\n', " ");
    "many-functions-one-line" 2000 |n| many(n, "func.func @f#() { return } ");
    "many-functions-one-line-long" 1000 |n| format!("{}{}", " ".repeat(1000 + n), many(n, "func.func private @f#(i32) "));
    "many-functions-tabs" 1000 |n| format!("module {{\n{}}}\n", many(n, "\tfunc.func @f#() {\n\t\treturn\n\t}\n"));
    "many-functions-crlf" 1000 |n| many(n, "func.func @f#() {\r\n  return\r\n}\r\n");
    "many-functions-deep-indent" 50 |n| {
        let space = " ".repeat(2000);
        many(n, &format!("{space}func.func @f#() {{\n{space}  return\n{space}}}\n"))
    };
    "many-functions-unindented" 1000 |n| many(n, "  func.func @f#() {\nreturn\n}\n");
    "many-functions-aliases" 1000 |n| many(n, &format!("#a# = # : i32\nfunc.func @f#() {{\n{}  return\n}}\n", "  \"t.op\"() : () -> ()\n".repeat(30)));
    "many-modules" 1000 |n| many(n, "module @m# {\n}\n");
    "many-results" 2000 |n| format!("%0:{n} = \"t.op\"() : () -> ({})\n", vec!["i1"; n].join(", "));
    "many-operands" 2000 |n| function(&format!("\"t.op\"({}) : ({}) -> ()\n", vec!["%a"; n].join(", "), vec!["i32"; n].join(", ")));
    "many-chained" 1000 |n| function(&(0..n).map(|i| if i == 0 { "%v0 = \"t.op\"(%a) : (i32) -> i32\n".to_owned() } else { format!("%v{i} = \"t.op\"(%v{}) {{n = {i}}} : (i32) -> i32\n", i - 1) }).collect::<String>());
    "many-uses" 2000 |n| function(&many(n, "\"t.op\"(%a) : (i32) -> ()\n"));
    "many-forward-uses" 1000 |n| {
        let uses = reversed(n, "  \"t.use\"(%v#) : (i32) -> ()\n");
        format!("\"t.graph\"() ({{\n{uses}{}}}) : () -> ()\n", many(n, "  %v# = \"t.def\"() : () -> i32\n"))
    };
    "many-forward-uses-of-one" 1000 |n| format!("\"t.graph\"() ({{\n{}  %v = \"t.def\"() : () -> i32\n}}) : () -> ()\n", "  \"t.use\"(%v) : (i32) -> ()\n".repeat(n));
    "many-undefined-values" 1000 |n| function(&many(n, "\"t.op\"(%v#) : (i32) -> ()\n"));
    "many-named-values" 1000 |n| function(&many(n, "%v# = arith.addi %a, %a : i32\n"));
    "many-name-clashes" 1000 |n| function(&many(n, "%c0_# = arith.constant 0 : i32\n"));
    "many-constants" 1000 |n| function(&many(n, "%v# = arith.constant 0 : i32\n"));
    "many-arguments" 1000 |n| format!("func.func @f({}) {{\n  return\n}}\n", many(n, "%a#: i32, ").trim_end_matches(", "));
    "many-arguments-read" 1000 |n| sequence(n, "readonly", "transform.debug.emit_remark_at %a#, \"m\" : !transform.any_op");
    "many-arguments-consumed" 1000 |n| sequence(n, "consumed", "transform.structured.vectorize %a# : !transform.any_op");
    "many-regions" 1000 |n| format!("\"t.op\"() ({}) : () -> ()\n", vec!["{}"; n].join(", "));
    "many-blocks" 1000 |n| blocks(n, "cf.br ^b#+");
    "many-blocks-chain-values" 500 |n| blocks(n, "%v# = arith.addi %a, %a : i32\n  cf.br ^b#+");
    "many-blocks-ladder" 500 |n| blocks(n, "cf.cond_br %c, ^b#+, ^b#");
    "many-blocks-to-last" 500 |n| {
        let last = format!("cf.cond_br %c, ^b#+, ^b{n}");
        blocks(n, &last)
    };
    "many-blocks-backwards" 500 |n| {
        let mut body = format!("  cf.br ^b{n}\n");
        body.push_str(&reversed(n, "^b#+:\n  cf.cond_br %c, ^b#, ^b#+\n"));
        format!("func.func @f(%c: i1) {{\n{body}^b0:\n  return\n}}\n")
    };
    "many-blocks-irreducible" 300 |n| {
        let mut body = "  cf.cond_br %c, ^l0, ^r0\n".to_owned();
        body.push_str(&(0..n).map(|i| format!("^l{i}:\n  cf.cond_br %c, ^r{i}, ^l{0}\n^r{i}:\n  cf.cond_br %c, ^l{i}, ^r{0}\n", i + 1)).collect::<String>());
        format!("func.func @f(%c: i1) {{\n{body}^l{n}:\n  return\n^r{n}:\n  return\n}}\n")
    };
    "many-block-uses-across" 300 |n| {
        let body: String = (0..n).map(|i| format!("^b{i}:\n  %v{i} = arith.addi %v, %v : i32\n  cf.br ^b{}\n", i + 1)).collect();
        function(&format!("  %v = arith.addi %a, %a : i32\n  cf.br ^b0\n{body}^b{n}:\n"))
    };
    "many-successors" 500 |n| function(&format!("  \"t.br\"()[{}] : () -> ()\n^b:\n", vec!["^b"; n].join(", ")));
    "many-switch-cases" 500 |n| function(&format!("  cf.switch %a : i32, [default: ^b{}]\n^b:\n", many(n, ", #: ^b")));
    "many-attributes" 1000 |n| format!("\"t.op\"() {{{}}} : () -> ()\n", many(n, "a# = #, ").trim_end_matches(", "));
    "many-attributes-same" 1000 |n| format!("\"t.op\"() {{{}}} : () -> ()\n", vec!["a = 1"; n].join(", "));
    "many-elements" 2000 |n| op(&format!("[{}]", vec!["1"; n].join(", ")));
    "many-dense-elements" 2000 |n| op(&format!("dense<[{}]> : tensor<{n}xi32>", many(n, "#, ").trim_end_matches(", ")));
    "many-dense-strings" 1000 |n| op(&format!("dense<[{}]> : tensor<{n}x!t.string>", many(n, "\"s#\", ").trim_end_matches(", ")));
    "many-array-elements" 2000 |n| op(&format!("array<i32: {}>", many(n, "#, ").trim_end_matches(", ")));
    "many-dimensions" 2000 |n| typed(&format!("tensor<{}i1>", "1x".repeat(n)));
    "many-tuple-types" 1000 |n| typed(&format!("tuple<{}>", many(n, "i#, ").trim_end_matches(", ")));
    "many-attr-aliases" 1000 |n| format!("{}{}", many(n, "#a# = # : i32\n"), op(&format!("#a{}", n - 1)));
    "many-type-aliases" 1000 |n| format!("{}{}", many(n, "!a# = tuple<i#>\n"), typed(&format!("!a{}", n - 1)));
    "many-alias-chain" 1000 |n| {
        let chain: String = (1..n).map(|i| format!("#a{i} = #a{}\n", i - 1)).collect();
        format!("#a0 = 1 : i32\n{chain}{}", op(&format!("#a{}", n - 1)))
    };
    "many-alias-users" 500 |n| format!("{}{}", many(n, "#map# = affine_map<(d0) -> (d0 + #)>\n"), many(n, "\"t.op\"() {a = #map#} : () -> ()\n"));
    "many-locations" 1000 |n| many(n, "\"t.op\"() : () -> () loc(\"f\":#:1)\n");
    "many-location-aliases" 1000 |n| format!("{}{}", many(n, "\"t.op\"() : () -> () loc(#loc#)\n"), many(n, "#loc# = loc(\"f\":#:1)\n"));
    "many-location-parts" 1000 |n| format!("\"t.op\"() : () -> () loc(fused[{}])", many(n, "\"f\":#:1, ").trim_end_matches(", "));
    "many-resources" 500 |n| resources(n, "r#");
    "many-resource-sections" 500 |n| format!("module {{}}\n{{-# external_resources: {{ {} }} #-}}\n", many(n, "s#: { a: true }, ").trim_end_matches(", "));
    "many-resource-sections-same" 500 |n| format!("module {{}}\n{{-# external_resources: {{ {} }} #-}}\n", many(n, "s: { a#: true }, ").trim_end_matches(", "));
    "many-metadata" 500 |n| format!("module {{}}\n{}", "{-# external_resources: { a: { b: true } } #-}\n".repeat(n));
    "many-symbols" 1000 |n| many(n, "func.func private @f#()\n");
    "many-symbols-same" 500 |n| "func.func private @f()\n".repeat(n);
    "many-calls" 500 |n| format!("{}func.func @main() {{\n{}  return\n}}\n", many(n, "func.func private @f#()\n"), many(n, "  call @f#() : () -> ()\n"));
    "many-affine-dims" 500 |n| op(&format!("affine_map<({}) -> ()>", many(n, "d#, ").trim_end_matches(", ")));
    "many-affine-results" 500 |n| op(&format!("affine_map<(d0) -> ({})>", many(n, "d0 + #, ").trim_end_matches(", ")));
    "many-affine-terms" 500 |n| op(&format!("affine_map<(d0)[s0] -> (d0{})>", " + s0 * s0".repeat(n)));
    "many-affine-mods" 300 |n| op(&format!("affine_map<(d0) -> (d0{})>", " mod 7".repeat(n)));
    "many-affine-floordivs" 300 |n| op(&format!("affine_map<(d0) -> (d0{})>", " floordiv 3".repeat(n)));
    "many-affine-floordiv-sums" 200 |n| op(&format!("affine_map<(d0) -> ({})>", nest(n, "(", "d0", " + 1) floordiv 2")));
    "many-affine-mod-sums" 200 |n| op(&format!("affine_map<(d0) -> ({})>", nest(n, "(", "d0", " * 4 + d0) mod 2")));
    "many-comments" 2000 |n| many(n, "// comment #\n");
    "many-empty-lines" 5000 |n| format!("{}\"t.op\"() : () -> ()\n", "\n".repeat(n));
    "many-errors" 500 |n| many(n, "\"t.op\"(%x#) : (i32) -> () ] \n");
    "many-undefined-blocks" 500 |n| function(&many(n, "  \"t.br\"()[^u#] : () -> ()\n^b#:\n"));
    "many-sparse-indices" 300 |n| op(&format!("sparse<[{}], 1> : tensor<{n}x1xi32>", many(n, "[#, 0], ").trim_end_matches(", ")));
    // Long tokens.
    "long-string" 20000 |n| op(&format!("\"{}\"", "x".repeat(n)));
    "long-string-escapes" 10000 |n| op(&format!("\"{}\"", "\\FF".repeat(n)));
    "long-string-open" 20000 |n| format!("\"t.op\"() {{a = \"{}", "x".repeat(n));
    "long-name" 20000 |n| format!("\"t.{}\"() : () -> ()\n", "x".repeat(n));
    "long-name-dots" 10000 |n| format!("\"t{}\"() : () -> ()\n", ".x".repeat(n));
    "long-keyword" 20000 |n| "x".repeat(n);
    "long-symbol" 20000 |n| format!("func.func private @{}()\n", "x".repeat(n));
    "long-value-name" 20000 |n| function(&format!("  %{} = arith.addi %a, %a : i32\n", "x".repeat(n)));
    "long-line" 20000 |n| format!("{}\"t.op\"(%x) : () -> ()\n", " ".repeat(n));
    "long-comment" 20000 |n| format!("//{}\n", "x".repeat(n));
    "long-integer" 10000 |n| op(&format!("{} : i64", "9".repeat(n)));
    "long-integer-wide" 1000 |n| op(&format!("{} : i{}", "9".repeat(n), 4 * n));
    "long-integer-hex" 5000 |n| op(&format!("0x{} : i{}", "F".repeat(n), 4 * n));
    "long-integer-dense" 500 |n| op(&format!("dense<{}> : tensor<1xi{}>", "9".repeat(n), 4 * n));
    "long-float" 10000 |n| op(&format!("1.{} : f64", "9".repeat(n)));
    "long-float-exponent" 10000 |n| op(&format!("1.0e{} : f64", "9".repeat(n)));
    "long-float-whole" 10000 |n| op(&format!("{}.0 : f64", "9".repeat(n)));
    "long-hex-dense" 20000 |n| op(&format!("dense<\"0x{}\"> : tensor<{n}xi8>", "0A".repeat(n)));
    "long-attr-name" 20000 |n| format!("\"t.op\"() {{{} = 1}} : () -> ()\n", "x".repeat(n));
    "long-punctuation" 20000 |n| "<".repeat(n);
    "long-minus" 20000 |n| format!("\"t.op\"() {{a = {}1}} : () -> ()\n", "-".repeat(n));
    "long-arrows" 10000 |n| typed(&"() -> ".repeat(n));
    "long-split" 200 |n| "\"t.op\"() : () -> ()\n// -----\n".repeat(n);
    "long-nul" 20000 |n| vec![0; n];
    "long-bytes" 20000 |n| vec![0xff; n];
    "long-tabs" 20000 |n| format!("{}]", "\t".repeat(n));
    // Exponential expansion: each level refers to the one below twice.
    "bomb-array" 16 |n| attr_bomb("[@, @]", n);
    "bomb-dictionary" 16 |n| attr_bomb("{a = @, b = @}", n);
    "bomb-tuple" 16 |n| type_bomb("tuple<@, @>", n);
    "bomb-function-type" 16 |n| type_bomb("(@) -> @", n);
    "bomb-tensor-encoding" 16 |n| type_bomb("tensor<1x1x@, [@]>", n.min(1));
    "bomb-llvm-struct" 16 |n| type_bomb("!llvm.struct<(@, @)>", n);
    "bomb-unknown-attr" 16 |n| attr_bomb("#t.x<@, @>", n);
    "bomb-unknown-type" 16 |n| type_bomb("!t.x<@, @>", n);
    "bomb-location-fused" 16 |n| loc_bomb("loc(fused[@, \"f\":1:2, callsite(@ at @)])", n);
    "bomb-location-callsite" 16 |n| loc_bomb("loc(callsite(@ at @))", n);
    "bomb-location-in-error" 16 |n| bomb('#', "loc(unknown)", "loc(fused[\"a\"(@), \"b\"(@)])", n, "\"arith.addi\"() : () -> () loc(@)\n");
    "bomb-location-name" 16 |n| bomb('#', "loc(unknown)", "loc(fused<[@, @]>[unknown])", n, "\"t.op\"() : () -> () loc(@)\n");
    "bomb-array-in-error" 16 |n| bomb('#', "1 : i32", "[@, @]", n, "%0 = arith.constant @ : i32\n");
    "bomb-type-in-error" 16 |n| bomb('!', "i32", "tuple<@, @>", n, "%0 = \"arith.constant\"() {value = 1 : i32} : () -> @\n");
    "bomb-type-in-message" 16 |n| bomb('!', "i32", "tuple<@, @>", n, "func.func @f(%a: @) -> i32 {\n  return %a : @\n}\n");
    "bomb-spirv-constant" 8 |n| bomb('#', "1 : i32", "[@, @]", n, &format!("%0 = \"spirv.Constant\"() <{{value = @}}> : () -> {}\n", nest(n, "!spirv.array<2 x ", "i32", ">")));
    "bomb-llvm-constant" 8 |n| bomb('#', "1.0 : f32", "[@, @]", n, &format!("%0 = \"llvm.mlir.constant\"() <{{value = @}}> : () -> {}\n", nest(n, "!llvm.array<2 x ", "!llvm.struct<(f32, f32)>", ">")));
    "bomb-emitc-tuple" 16 |n| bomb('!', "i32", "tuple<@, @>", n, "%0 = \"emitc.constant\"() <{value = 1 : i32}> : () -> @\n");
    "bomb-llvm-function" 16 |n| bomb('!', "!llvm.ptr", "!llvm.func<@ (@)>", n, "%0 = \"t.op\"() : () -> (@)\n");
    "bomb-transform-options" 16 |n| bomb('#', "1 : i32", "[@, @]", n, "\"t.op\"() ({\n^bb0(%a: !transform.any_op):\n  %0 = \"transform.apply_registered_pass\"(%a) <{options = {a = @}, pass_name = \"p\"}> : (!transform.any_op) -> !transform.any_op\n}) : () -> ()\n");
    "bomb-type-attr" 16 |n| bomb('!', "i32", "tuple<@, @>", n, "\"t.op\"() {a = @} : () -> ()\n");
    // Keys that collide if the hash function reads only some of their bytes.
    "collide-strings-middle" 500 |n| (0..n).map(|i| op(&format!("\"{}{i:08}{}\"", "x".repeat(150), "y".repeat(150)))).collect::<String>();
    "collide-integers-high" 1000 |n| (0..n).map(|i| op(&format!("{} : i64", i << 40))).collect::<String>();
    "collide-integers-odd" 1000 |n| (0..n).map(|i| op(&format!("{} : i64", (i as u64).wrapping_mul(0x2040_8102_0408_1021) >> 1))).collect::<String>();
    "collide-floats" 1000 |n| (0..n).map(|i| op(&format!("0x{:016X} : f64", (i as u64) << 44))).collect::<String>();
    "collide-one-hot" 200 |n| (0..n).map(|i| op(&one_hot(264, 131, i))).collect::<String>();
    "collide-one-hot-large" 10 |n| (0..n).map(|i| op(&one_hot(8192, 4000, i))).collect::<String>();
    "collide-symbols" 1000 |n| (0..n).map(|i| format!("func.func private @{}{i:08}{}()\n", "x".repeat(16), "y".repeat(16))).collect::<String>();
    "collide-values" 1000 |n| function(&(0..n).map(|i| format!("  %{}{i:08}{} = arith.addi %a, %a : i32\n", "x".repeat(16), "y".repeat(16))).collect::<String>());
    "collide-types" 1000 |n| (0..n).map(|i| format!("\"t.op\"() : () -> tensor<{}xi1>\n", i << 32)).collect::<String>();
    "collide-distinct" 1000 |n| (0..n).map(|i| op(&format!("distinct[{}]<1 : i32>", i << 36))).collect::<String>();
    // Sizes that exceed any memory.
    "size-array-i0" 1 |n| op(&format!("dense<> : tensor<0x{n}xi0>"));
    "size-splat" 1 |n| op(&format!("dense<1> : tensor<{}xi32>", 1_u64 << (60 + n.min(2))));
    "size-splat-product" 10 |n| op(&format!("dense<1> : tensor<{}i32>", "65536x".repeat(n)));
    "size-splat-zero" 10 |n| op(&format!("dense<1> : tensor<0x{}i32>", "65536x".repeat(n)));
    "size-integer-type" 1 |n| typed(&format!("i{}", 16_777_214 + n));
    "size-integer-wide" 1 |n| op(&format!("{n} : i16777215"));
    "size-integer-wide-negative" 1 |n| many(n, "\"t.op\"() {a = -1 : i16777215} : () -> ()\n");
    "size-dense-wide" 1 |n| op(&format!("dense<{n}> : tensor<1000xi16777215>"));
    "size-results" 1 |n| format!("%0:{} = \"t.op\"() : () -> ()\n", 4_294_967_294_u64 + n as u64);
    "size-result-number" 1 |n| function(&format!("\"t.op\"(%a#{}) : (i32) -> ()\n", 4_294_967_295_u64 + n as u64));
    "size-value-number" 1 |n| format!("%{} = \"t.op\"() : () -> i32\n", u64::MAX - n as u64);
    "size-alignment" 1 |n| format!("module {{}}\n{{-# external_resources: {{ a: {{ b: \"0x000000{:02X}00\" }} }} #-}}\n", 128 >> n.min(3));
    "size-alignment-used" 1 |n| format!("{}\"t.end\"() : () -> ()\n{{-# dialect_resources: {{ builtin: {{ b: \"0x0000008000000000\" }} }} #-}}\n", "\"t.op\"() {a = dense_resource<b> : tensor<1xi32>} : () -> ()\n".repeat(n));
    "size-line" 1 |n| format!("\"t.op\"() : () -> () loc(\"f\":{}:1)\n", u64::MAX - n as u64);
    "size-dimension" 1 |n| typed(&format!("tensor<{}xi1>", u64::MAX - n as u64));
    "size-affine-constant" 10 |n| op(&format!("affine_map<() -> ({})>", vec!["9223372036854775807"; n].join(" * ")));
    "size-vector" 1 |n| typed(&format!("vector<{}xi1>", (1_u64 << 62) + n as u64));
    "size-strided" 1 |n| typed(&format!("memref<1xi1, strided<[{}], offset: {}>>", i64::MAX, i64::MAX - n as i64));
    // Cyclic definitions.
    "cycle-attr-alias" 1 |n| many(n, "#a# = [#a#]\n");
    "cycle-type-alias" 1 |n| many(n, "!a# = tuple<!a#>\n");
    "cycle-location-alias" 10 |n| format!("{}{}", "\"t.op\"() : () -> () loc(#loc0)\n".repeat(n), "#loc0 = loc(callsite(#loc1 at #loc1))\n#loc1 = loc(callsite(#loc0 at #loc0))\n");
    "cycle-struct" 100 |n| many(n, "\"t.op\"() : () -> !llvm.struct<\"s#\", (struct<\"s#\">, struct<\"s#\">)>\n");
    "cycle-values" 500 |n| format!("\"t.graph\"() ({{\n{}}}) : () -> ()\n", (0..n).map(|i| format!("  %v{i} = \"t.op\"(%v{}) : (i32) -> i32\n", (i + 1) % n)).collect::<String>());
    "cycle-symbols" 500 |n| (0..n).map(|i| format!("func.func @f{i}() {{\n  call @f{}() : () -> ()\n  return\n}}\n", (i + 1) % n)).collect::<String>();
};

/// The adversarial text files that need a flag.
pub const FLAGGED: &[Case] = &[
    flagged(
        &["--split-input-file"],
        case(Kind::Text, "many-empty-parts", 1000, |n| "\n// -----\n\n".repeat(n).into_bytes()),
    ),
    flagged(
        &["--split-input-file"],
        case(Kind::Text, "many-parts", 500, |n| "module {}\n// -----\n".repeat(n).into_bytes()),
    ),
    flagged(
        &["--split-input-file"],
        case(Kind::Text, "many-parts-of-comments", 500, |n| "// a\n// b\n// -----\n".repeat(n).into_bytes()),
    ),
    flagged(
        &["--mlir-use-nameloc-as-prefix"],
        case(Kind::Text, "bomb-location-prefix", 16, |n| {
            bomb('#', "loc(unknown)", "loc(callsite(@ at @))", n, "%0 = \"t.op\"() : () -> i32 loc(@)\n")
        }),
    ),
];
