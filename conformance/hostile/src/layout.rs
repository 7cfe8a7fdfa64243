//! Hostile data layouts: specifications and layout strings that are deeply nested, large or nonsensical.

use crate::{Case, Kind, case, many, nest, numbered};

fn spec(entries: &str, body: &str) -> String {
    format!("module attributes {{dlti.dl_spec = #dlti.dl_spec<{}>}} {{\n{body}}}\n", entries.trim_end_matches(", "))
}

fn typed(ty: &str) -> String {
    spec("i32 = dense<32> : vector<2xi64>", &format!("  %0 = \"t.op\"() : () -> ({ty})\n"))
}

/// Returns `count` nested scopes, each with a different entry.
fn nested(count: usize, entry: &str) -> String {
    let open = |number| format!("module attributes {{dlti.dl_spec = #dlti.dl_spec<{}>}} {{\n", numbered(entry, number));
    (0..count).map(open).collect::<String>() + &"}\n".repeat(count)
}

macro_rules! layouts {
    ($($kind:ident $name:literal $pieces:literal |$n:ident| $make:expr;)*) => {
        &[$(case(Kind::$kind, $name, $pieces, |$n: usize| Vec::<u8>::from($make)),)*]
    };
}

/// The adversarial data layouts.
pub const CASES: &[Case] = layouts! {
    Layout "layout-nested-specs" 50 |n| nest(n, "module attributes {dlti.dl_spec = #dlti.dl_spec<\"a\" = 1 : i32>} {\n", "", "}\n");
    Layout "layout-nested-names" 50 |n| nested(n, "\"a#\" = # : i32");
    Layout "layout-nested-types" 50 |n| nested(n, "i#+ = dense<32> : vector<2xi64>");
    Layout "layout-nested-pointers" 50 |n| nested(n, "!llvm.ptr<#> = dense<32> : vector<4xi64>");
    Layout "layout-many-names" 500 |n| spec(&many(n, "\"a#\" = # : i32, "), "");
    Layout "layout-many-types" 500 |n| spec(&many(n, "i# = dense<32> : vector<2xi64>, "), "");
    Layout "layout-many-names-twice" 300 |n| {
        let names = many(n, "\"a#\" = # : i32, ");
        spec(&names, &spec(&names, ""))
    };
    Layout "layout-many-types-twice" 300 |n| {
        let types = many(n, "i# = dense<32> : vector<2xi64>, ");
        spec(&types, &spec(&types, ""))
    };
    Layout "layout-many-scopes" 300 |n| many(n, "module @m# attributes {dlti.dl_spec = #dlti.dl_spec<\"a\" = 1 : i32>} {\n}\n");
    Layout "layout-many-queried-types" 500 |n| spec("i32 = dense<32> : vector<2xi64>", &many(n, "  %v# = \"t.op\"() : () -> i#\n"));
    Layout "layout-bomb-struct" 16 |n| {
        let aliases: String = (1..=n).map(|i| format!("!s{i} = !llvm.struct<(!s{0}, !s{0})>\n", i - 1)).collect();
        format!("!s0 = i32\n{aliases}{}", typed(&format!("!s{n}")))
    };
    Layout "layout-bomb-array" 60 |n| typed(&nest(n, "!llvm.array<4294967296 x ", "i32", ">"));
    Layout "layout-bomb-vector" 1 |n| typed(&format!("vector<{}x4294967296xi32>", n as u64 + (1 << 40)));
    Layout "layout-deep-struct" 500 |n| typed(&nest(n, "!llvm.struct<(", "i32", ")>"));
    Layout "layout-recursive-struct" 20 |n| typed(&format!("tuple<{}>", vec!["!llvm.struct<\"a\", (struct<\"a\">)>"; n].join(", ")));
    Layout "layout-wide-integer" 1 |n| typed(&format!("i{}", 16_777_216 - n));
    LayoutString "layout-string-many" 100 |n| many(n, "p#:64:64-");
    LayoutString "layout-string-integers" 100 |n| many(n, "i#:64-");
    LayoutString "layout-string-dashes" 100 |n| format!("e{}", "-".repeat(n));
    LayoutString "layout-string-colons" 100 |n| format!("p{}", ":".repeat(n));
    LayoutString "layout-string-digits" 100 |n| format!("i{}", "9".repeat(n));
    LayoutString "layout-string-native" 100 |n| format!("n{}", "8:".repeat(n));
};
