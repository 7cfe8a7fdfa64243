//! Tests of parsing and printing operations. Valid input is printed as `mlir-opt` prints it, and errors are worded in
//! the same way.
//!
//! The expected strings are the output of mlir-opt 22 for the same sources.

use mlirkit_asm::{ParseOptions, PrintOptions, parse, print, split_near_misses, split_source};
use mlirkit_defs::Dialect;
use mlirkit_diag::{Position, Renderer, Source, SourceMap};
use mlirkit_ir::{BodyId, Context, DialectSet};

fn context() -> Context {
    Context::new(DialectSet::new().allowing_unregistered())
}

fn generic() -> PrintOptions {
    PrintOptions { generic: true, ..PrintOptions::default() }
}

fn round_trip(source: &str, options: &PrintOptions) -> String {
    let ctx = context();
    let parse_options = ParseOptions { no_implicit_module: true, ..ParseOptions::default() };
    let parsed = parse(&ctx, "a.mlir", source.as_bytes(), &parse_options).map_err(|e| e[0].message.clone());
    let mut out = Vec::new();
    print(&parsed.expect("no error").module, options, &mut out).expect("memory takes it");
    String::from_utf8(out).expect("text")
}

/// Returns the first line of each error, as the tool prints it.
fn errors(source: &str) -> String {
    let ctx = context();
    let source = &format!("{source}\n");
    let Err(diagnostics) = parse(&ctx, "a.mlir", source.as_bytes(), &ParseOptions::default()) else {
        return String::new();
    };
    let sources = SourceMap::from(Source::new("a.mlir", source.as_bytes()));
    let text: String = diagnostics.iter().map(|d| Renderer::new(&sources).render(d)).collect();
    text.lines().filter(|line| line.starts_with("a.mlir:")).collect::<Vec<_>>().join("\n")
}

/// A dialect with an operation whose optional operands have their types later in the format.
const SPLIT: &str = "dialect split

type-constraint AnyType
  summary any type
  pred true

op op
  operand args AnyType many
  format (`of` $args^)? attr-dict (`:` type($args)^)?
";

#[test]
fn operands_that_are_left_out_are_missed_where_the_operation_is() {
    let dialect: &'static Dialect = Box::leak(Box::new(Dialect::parse(SPLIT).expect("a dialect")));
    let ctx = Context::new(DialectSet::new().with_dialect(dialect));
    let parsed = parse(&ctx, "a.mlir", b"\n\n  split.op : i32\n", &ParseOptions::default());
    let Err(errors) = parsed.map(|_| ()) else { panic!("no error") };
    assert_eq!(
        errors[0].message,
        "custom op 'split.op' number of operands and types do not match: got 0 operands and 1 types"
    );
    assert_eq!(errors[0].position, Position::Offset(4));
}

#[test]
fn regions_blocks_packs_and_forward_references() {
    let source = r#""t.a"() ({
^bb0(%x: i32, %y: i32):
  %0 = "t.b"(%z, %z) : (i32, i32) -> i32
  %z = "t.c"(%0, %x) ({
     "t.use"(%x, %y) : (i32,i32) -> ()
  }) : (i32, i32) -> i32
  %p:2, %q = "t.d"() : () -> (i32, i32, i32)
  "t.br"(%p#1, %p#0, %q)[^bb1, ^bb1] : (i32, i32, i32) -> ()
^bb1:
  "t.br"()[^bb2] : () -> ()
^bb2:  // c
  "t.br"()[^bb0, ^bb1] : () -> ()
^bb3:
}, {}) {a = 1 : i32, b} : () -> ()
"#;
    let expected = r#""t.a"() ({
^bb0(%arg0: i32, %arg1: i32):  // pred: ^bb2
  %0 = "t.b"(%1, %1) : (i32, i32) -> i32
  %1 = "t.c"(%0, %arg0) ({
    "t.use"(%arg0, %arg1) : (i32, i32) -> ()
  }) : (i32, i32) -> i32
  %2:3 = "t.d"() : () -> (i32, i32, i32)
  "t.br"(%2#1, %2#0, %2#2)[^bb1, ^bb1] : (i32, i32, i32) -> ()
^bb1:  // 3 preds: ^bb0, ^bb0, ^bb2
  "t.br"()[^bb2] : () -> ()
^bb2:  // pred: ^bb1
  "t.br"()[^bb0, ^bb1] : () -> ()
^bb3:  // no predecessors
}, {
}) {a = 1 : i32, b} : () -> ()

"#;
    assert_eq!(round_trip(source, &generic()), expected);
}

#[test]
fn aliases_come_first_and_those_of_locations_last() {
    let source = r##""t.a"() {m = affine_map<(d0) -> (d0)>, d = distinct[7]<i32>, l = loc("x")} : () -> () loc(#later)
#later = loc(fused["y":1:2, "x"])
"##;
    let expected = r##"#distinct = distinct[0]<i32>
#loc1 = loc("x")
#map = affine_map<(d0) -> (d0)>
"t.a"() {d = #distinct, l = #loc1, m = #map} : () -> () loc(#loc2)
#loc = loc("y":1:2)
#loc2 = loc(fused[#loc, #loc1])

"##;
    let options = PrintOptions { debug_info: true, ..generic() };
    assert_eq!(round_trip(source, &options), expected);
}

/// Tests location aliases with unusual names, defined at any position, on one thread and on several.
#[test]
fn aliases_of_locations_are_what_they_are_named() {
    let names = ["loc", "loc1", "loc0", "loc01", "loc2x", "loc99999999", "loc4294967296", "place"];
    for ops in [1, 20_000] {
        let mut text = String::from("#loc5 = loc(\"first\":1:1)\n");
        for _ in 0..ops {
            text += &names.map(|name| format!("\"t.a\"() : () -> () loc(#{name})\n")).concat();
        }
        text += "\"t.a\"() : () -> () loc(#loc5)\n";
        text +=
            &(1..).zip(names).map(|(line, name)| format!("#{name} = loc(\"{name}\":{line}:3)\n")).collect::<String>();
        let ctx = context();
        let parsed = parse(&ctx, "a.mlir", text.as_bytes(), &ParseOptions::default()).expect("no error");
        let module = parsed.module.root().expect("a module");
        let found: Vec<_> =
            module.walk().skip(1).map(|op| ctx.file_line_col(op.location()).expect("a place")).collect();
        let place = |(line, name): (u32, &str)| (ctx.ident(name), line, 3);
        let mut expected: Vec<_> = (1..).zip(names).map(place).collect::<Vec<_>>().repeat(ops);
        expected.push((ctx.ident("first"), 1, 1));
        assert!(found == expected, "{ops}");
    }
}

#[test]
fn the_order_of_uses_is_kept_where_it_is_not_the_usual_one() {
    let source = r#""t.top"() ({
  %a = "t.def"() : () -> i32
  "t.outer"(%a) ({
    "t.inner"(%a) : (i32) -> ()
  }) : (i32) -> ()
  "t.plain"(%a) : (i32) -> ()
  "t.early"(%b) : (i32) -> ()
  "t.early"(%b) : (i32) -> ()
  %b = "t.def"() : () -> i32
  "t.late"(%b) : (i32) -> ()
}) : () -> ()
"#;
    let ctx = context();
    let parsed = parse(&ctx, "a.mlir", source.as_bytes(), &ParseOptions::default()).expect("no error");
    let module = &parsed.module;
    let body = (0..module.body_count()).map(|id| BodyId(id as u32)).find(|id| !module.body(*id).use_orders.is_empty());
    let body = body.expect("one body has orders");
    let mut orders: Vec<Vec<&str>> = module
        .body(body)
        .use_orders
        .values()
        .map(|uses| uses.iter().map(|u| module.op(body, u.op).name()).collect())
        .collect();
    orders.sort();
    assert_eq!(orders[0], ["t.late", "t.early", "t.early"]);
    assert_eq!(orders[1], ["t.plain", "t.outer", "t.inner"]);
}

#[test]
fn what_is_wrong_is_said_where_it_is() {
    let cases = [
        ("\"t.a\"()", "a.mlir:1:8: error: expected ':' followed by operation type"),
        ("\"t.a\"(%x) : (i32) -> ()", "a.mlir:1:7: error: use of undeclared SSA value name"),
        ("\"\"() : () -> ()", "a.mlir:1:1: error: empty operation name is invalid"),
        ("%x = \"t.a\"() : () -> ()", "a.mlir:1:1: error: cannot name an operation with no results"),
        ("%x:2 = \"t.a\"() : () -> i32", "a.mlir:1:1: error: operation defines 1 results but was provided 2 to bind"),
        ("%x:0 = \"t.a\"() : () -> i32", "a.mlir:1:4: error: expected named operation to have at least 1 result"),
        (
            "%x = \"t.a\"() : () -> i32\n%x = \"t.a\"() : () -> i32",
            "a.mlir:2:1: error: redefinition of SSA value '%x'\na.mlir:1:1: note: previously defined here",
        ),
        (
            "%x = \"t.a\"() : () -> i32\n\"t.a\"(%x) : (i64) -> ()",
            "a.mlir:2:7: error: use of value '%x' expects different type than prior uses: 'i64' vs 'i32'\n\
             a.mlir:1:1: note: prior use here",
        ),
        (
            "%x = \"t.a\"() : () -> i32\n\"t.a\"(%x#1) : (i32) -> ()",
            "a.mlir:2:7: error: reference to invalid result number",
        ),
        (
            "\"t.a\"(%x) : (i64) -> ()\n%x = \"t.a\"() : () -> i32",
            "a.mlir:2:1: error: definition of SSA value '%x#0' has type 'i32'\n\
             a.mlir:1:7: note: previously used here with type 'i64'",
        ),
        ("\"t.a\"()[^bb1] : () -> ()", "a.mlir:1:9: error: reference to an undefined block"),
        ("\"t.a\"() ({\n^a:\n^a:\n}) : () -> ()", "a.mlir:3:1: error: redefinition of block '^a'"),
        ("\"t.a\"(%x, %y) : (i32) -> ()", "a.mlir:1:17: error: expected 2 operand types but had 1"),
        ("\"t.a\"() : i32", "a.mlir:1:11: error: expected function type"),
        ("\"t.a\"() {a, a} : () -> ()", "a.mlir:1:13: error: duplicate key 'a' in dictionary attribute"),
        ("foo", "a.mlir:1:1: error: Dialect `builtin' not found for custom op 'foo'  (tried 'builtin.foo' as well)"),
        ("\"t.a\"() : () -> () loc(#l)", "a.mlir:1:24: error: operation location alias was never defined"),
        ("\"t.a\"() : () -> () loc(#loc1)", "a.mlir:1:24: error: operation location alias was never defined"),
        (
            "\"t.a\"() : () -> () loc(#loc7)\n\"t.a\"() : () -> () loc(#l)\n#loc7 = loc(unknown)",
            "a.mlir:2:24: error: operation location alias was never defined",
        ),
        (
            "\"t.a\"() : () -> () loc(#loc7)\n\"t.a\"() : () -> () loc(#l)\n#l = 1 : i8\n#loc8 = loc(unknown)",
            "a.mlir:1:24: error: operation location alias was never defined",
        ),
        (
            "\"t.a\"() : () -> () loc(#loc1)\n#loc1 = 5 : i8",
            "a.mlir:1:24: error: expected location, but found '5 : i8'",
        ),
        (
            "#loc1 = 5 : i8\n\"t.a\"() : () -> () loc(#loc1)",
            "a.mlir:2:24: error: expected location, but found '5 : i8'",
        ),
        ("#a = 1\n#a = 2", "a.mlir:2:1: error: redefinition of attribute alias id 'a'"),
        (
            "#loc3 = loc(\"a\":1:2)\n#loc3 = loc(\"a\":1:2)",
            "a.mlir:2:1: error: redefinition of attribute alias id 'loc3'",
        ),
        ("!a.b = i32", "a.mlir:1:1: error: type names with a '.' are reserved for dialect-defined names"),
        ("{-# foo: {} #-}", "a.mlir:1:5: error: unknown key 'foo' in file metadata dictionary"),
    ];
    for (source, expected) in cases {
        assert_eq!(errors(source), expected, "{source}");
    }
}

#[test]
fn deep_regions_are_read_and_deeper_ones_refused() {
    let nested = |depth: usize| "\"t.a\"() ({\n".repeat(depth) + &"}) : () -> ()\n".repeat(depth);
    let ctx = context();
    let parsed = parse(&ctx, "a.mlir", nested(10_000).as_bytes(), &ParseOptions::default()).expect("no error");
    assert_eq!(parsed.module.root().expect("a module").walk().count(), 10_001);
    assert!(errors(&nested(1_000_000)).ends_with("error: nesting is too deep"));
}

#[test]
fn resources_are_printed_if_something_names_them() {
    let source = r#""t.a"() {r = dense_resource<two> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {builtin: {one: "0x08000000010203", two: "0x01000000AA"}},
  external_resources: {tool: {a: "x", b: true, c: "0x08000000AABB"}}
#-}
"#;
    let expected = r#""t.a"() {r = dense_resource<two> : tensor<1xi8>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      two: "0x01000000AA"
    }
  },
  external_resources: {
    tool: {
      a: "x",
      b: true,
      c: "0x08000000AABB"
    }
  }
#-}

"#;
    assert_eq!(round_trip(source, &generic()), expected);
}

#[test]
fn markers_cut_anywhere_if_something_follows() {
    let source = b"a // -----b\n// -----\nc\n// ----- \n// -----";
    let chunks = split_source(source, "// -----");
    let texts: Vec<&[u8]> = chunks.iter().map(|chunk| chunk.text).collect();
    assert_eq!(texts, [&b"a "[..], b"b\n", b"\nc\n", b" \n// -----"]);
    assert_eq!(chunks.iter().map(|chunk| chunk.line).collect::<Vec<_>>(), [1, 1, 2, 4]);
    assert_eq!(split_near_misses(source, "// -----").len(), 1);
}
