//! Tests that parsing and printing large files with several threads, or on demand, gives the same result as with one
//! thread.

use mlirkit_asm::{ParseOptions, PrintOptions, parse, parse_lazy, print};
use mlirkit_ir::{BodyId, Context, DialectSet, Module};

fn context() -> Context {
    let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup).allowing_unregistered();
    Context::new(dialects).with_extension(mlirkit_dialects::hooks())
}

/// Returns a source that is large enough for several threads. Its functions share everything that functions can share.
/// With `distinct`, some functions contain distinct attributes.
fn source(distinct: bool) -> String {
    use std::fmt::Write;
    let mut text = String::from("#map = affine_map<(d0) -> (d0 + 1)>\nmodule {\n  %0 = \"t.global\"() : () -> i32\n");
    for f in 0..600 {
        let _ = writeln!(text, "  func.func @f{f}(%a: i32, %m: memref<4xi32>, %t: tensor<?xf32>) -> i32 {{");
        let _ = writeln!(text, "    %c = arith.constant {f} : i32\n    %c_0 = arith.constant 7 : i32");
        let _ = writeln!(text, "    %i = arith.constant {} : index\n    %true = arith.constant true", f % 5);
        for n in 0..8 {
            let _ = write!(
                text,
                "    %s{n} = scf.if %true -> (i32) {{
      %y = arith.addi %a, %c : i32
      scf.yield %y : i32
    }} else {{
      scf.yield %c_0 : i32
    }}
    %k{n} = affine.apply #map(%i)
    %v{n}:2 = \"t.two\"(%k{n}) : (index) -> (i32, i32)
    memref.store %s{n}, %m[%k{n}] : memref<4xi32>\n"
            );
        }
        if distinct && f % 97 == 3 {
            let _ = writeln!(text, "    \"t.distinct\"() {{d = distinct[{}]<7 : i32>}} : () -> ()", f % 2);
        }
        if f % 31 == 2 {
            let key = ["b", "a", "c"][f % 3];
            let _ = writeln!(text, "    \"t.blob\"() {{r = dense_resource<{key}> : tensor<1xi8>}} : () -> ()");
        }
        if f % 60 == 4 {
            let _ = writeln!(text, "    \"t.placed\"() : () -> () loc(#later{})", f % 2);
        }
        if f % 50 == 1 {
            text.push_str(
                "    cf.cond_br %true, ^bb1, ^bb2(%a : i32)\n  ^bb1:\n    return %c : i32\n  ^bb2(%z: i32):\n",
            );
        }
        text.push_str("    return %a : i32\n  }\n");
        if f % 100 == 7 {
            let _ = writeln!(text, "  %g{f}:2 = \"t.global\"(%0) : (i32) -> (i32, i32)");
            let _ = writeln!(text, "  module @m{f} {{\n    func.func private @d()\n  }}");
        }
    }
    text.push_str("}\n#later0 = loc(\"name\")\n#later1 = loc(fused[#later0, \"x.mlir\":3:4])\n{-#\n  dialect_resources: {\n    builtin: {\n");
    text.push_str(
        "      a: \"0x0100000001\",\n      b: \"0x0100000002\",\n      c: \"0x0100000003\"\n    }\n  }\n#-}\n",
    );
    text
}

fn text(module: &Module<'_>, options: &PrintOptions) -> String {
    let mut out = Vec::new();
    print(module, options, &mut out).expect("memory takes it");
    String::from_utf8(out).expect("text")
}

fn module<'c>(ctx: &'c Context, source: &str) -> Module<'c> {
    let parsed = parse(ctx, "a.mlir", source.as_bytes(), &ParseOptions::default());
    parsed.map_err(|errors| errors.iter().map(|e| e.message.clone()).collect::<Vec<_>>()).expect("it parses").module
}

#[test]
fn several_threads_print_what_one_prints() {
    let source = source(true);
    printed_alike(&source, 64);
    // The same source inside a symbol table, which is nested in another symbol table together with small operations.
    let around = "module {\n  %p:2 = \"t.global\"() : () -> (i32, i32)\n  func.func private @before()\n  module @in {\n  module @further {\n";
    let behind =
        "}\n  func.func @behind() {\n    return\n  }\n  }\n  %q = \"t.global\"(%p#0) : (i32) -> i32\n}\n#later0";
    printed_alike(&source.replacen("module {\n", around, 1).replacen("}\n#later0", behind, 1), 16);
}

/// Checks that one thread and several threads print a source alike, for every bit mask of print options below `all`.
fn printed_alike(source: &str, all: u32) {
    let (one, several) = (context().with_threads(1), context().with_threads(4));
    let (one, several) = (module(&one, source), module(&several, source));
    for flags in 0..all {
        let flag = |bit: u32| flags >> bit & 1 == 1;
        let options = PrintOptions {
            generic: flag(0),
            debug_info: flag(1),
            local_scope: flag(2),
            unique_ssa_ids: flag(3),
            name_loc_as_prefix: flag(4),
            value_users: flag(5),
            ..PrintOptions::default()
        };
        let (several, one) = (text(&several, &options), text(&one, &options));
        let differs = one.lines().zip(several.lines()).find(|(a, b)| a != b);
        assert!(several == one, "with flags {flags:#b}: {differs:?}");
    }
}

/// Returns a source with a single function that is large enough for several threads. Its long block contains operations
/// that one thread must print alone.
fn one_function() -> String {
    use std::fmt::Write;
    let mut text = String::from("func.func @f(%a: i32, %b: i32) -> i32 {\n");
    for n in 0..5_500 {
        let _ =
            writeln!(text, "  %c{n} = arith.constant {n} : i32\n  %t{n}:2 = \"t.two\"(%c{n}) : (i32) -> (i32, i32)");
        let _ = writeln!(text, "  %s{n} = arith.addi %t{n}#1, %b : i32 loc(\"x.mlir\":{n}:7)");
        let _ = writeln!(text, "  \"t.use\"(%s{n}) {{l = loc(unknown), n = {}}} : (i32) -> ()", n % 3);
        match n % 1_100 {
            7 => drop(writeln!(text, "  \"t.distinct\"() {{d = distinct[{}]<7 : i32>}} : () -> ()", n % 2)),
            8 => drop(writeln!(
                text,
                "  %k{n} = scf.if %q -> (i32) {{\n    %y = arith.addi %a, %c{n} : i32\n    scf.yield %y : i32\n  }} else {{\n    scf.yield %b : i32\n  }}"
            )),
            9 => drop(writeln!(
                text,
                "  \"t.blob\"() {{r = dense_resource<{}> : tensor<1xi8>}} : () -> ()",
                ["b", "a", "c"][n % 3]
            )),
            10 => drop(writeln!(
                text,
                "  %e{n} = emitc.expression %a, %c{n} : (i32, i32) -> i32 {{\n    %z = emitc.add %a, %c{n} : (i32, i32) -> i32\n    emitc.yield %z : i32\n  }}"
            )),
            _ if n == 5 => text.push_str("  %q = arith.constant true\n"),
            _ => {}
        }
    }
    text.push_str(
        "  cf.cond_br %q, ^bb1, ^bb2(%a : i32)\n^bb1:\n  return %b : i32\n^bb2(%z: i32):\n  return %z : i32\n}\n",
    );
    text.push_str("{-#\n  dialect_resources: {\n    builtin: {\n      a: \"0x0100000001\",\n");
    text.push_str("      b: \"0x0100000002\",\n      c: \"0x0100000003\"\n    }\n  }\n#-}\n");
    text
}

#[test]
fn several_threads_print_of_one_function_what_one_prints() {
    let source = one_function();
    let (one, several) = (context().with_threads(1), context().with_threads(3));
    let (one, several) = (module(&one, &source), module(&several, &source));
    for (generic, debug_info, unique_ssa_ids) in
        [(false, false, false), (true, false, false), (false, true, false), (false, false, true)]
    {
        let options = PrintOptions { generic, debug_info, unique_ssa_ids, ..PrintOptions::default() };
        let (several, one) = (text(&several, &options), text(&one, &options));
        let differs = one.lines().zip(several.lines()).find(|(a, b)| a != b);
        assert!(several == one, "{generic}, {debug_info}, {unique_ssa_ids}: {differs:?}");
    }
}

/// Parses a source with this number of threads and prints the module with all locations, after the warnings. Returns
/// the parse errors if there are any.
fn parsed(source: &str, threads: usize, generic: bool) -> String {
    let ctx = context().with_threads(threads);
    match parse(&ctx, "a.mlir", source.as_bytes(), &ParseOptions::default()) {
        Ok(parsed) => {
            let options = PrintOptions { generic, debug_info: true, ..PrintOptions::default() };
            format!("{:?}\n{}", parsed.warnings, text(&parsed.module, &options))
        }
        Err(errors) => format!("{errors:?}"),
    }
}

/// Removes the lines that define or use values outside of functions.
fn apart(source: &str) -> String {
    source.lines().filter(|line| !line.contains("t.global")).flat_map(|line| [line, "\n"]).collect()
}

/// Returns large sources that are split for several threads in different ways, or not at all.
fn cases() -> Vec<(&'static str, String)> {
    // The source is not split if a value defined outside of functions is visible in them.
    let around = source(false);
    let plain = apart(&around);
    assert!(plain.len() > 1 << 20, "{} bytes", plain.len());
    let generic = {
        let ctx = context();
        let parsed =
            parse(&ctx, "a.mlir", plain.as_bytes(), &ParseOptions::default()).expect("the plain source is parsed");
        text(&parsed.module, &PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() })
    };
    vec![
        ("pretty", plain.clone()),
        ("generic", generic.clone()),
        ("distinct", apart(&source(true))),
        ("no such value", plain.replacen("%c_0 : i32", "%nowhere : i32", 1)),
        ("a syntax error late", plain.replacen("arith.constant 599", "arith.constant (", 1)),
        ("values around", around.clone()),
        ("a value from outside", around.replacen("scf.yield %y", "scf.yield %0", 1)),
        ("an unusual indentation", plain.replacen("    } else {", "  } else {", 1)),
        ("an end that is none", plain.replacen("    %k3 = ", "    // x\n  }\n    %k3 = ", 1)),
        (
            "an end in a string",
            plain.replacen("    %k3 = ", "    \"t.s\"() {s = \"\\\n  }\\\n\"} : () -> ()\n    %k3 = ", 1),
        ),
        ("an end in a comment", plain.replacen("    %k3 = ", "    // a\n  // }\n    %k3 = ", 1)),
        ("a location that is defined nowhere", plain.replacen("#later1 = ", "#later2 = ", 1)),
        ("a property that is none", generic.replacen("<{overflowFlags", "<{other = 1, overflowFlags", 1)),
        ("a name from around", around.replacen("%c = arith", "%0 = arith", 1)),
    ]
}

#[test]
fn several_threads_parse_what_one_parses() {
    for (what, source) in &cases() {
        for generic in [false, true] {
            let (one, several) = (parsed(source, 1, generic), parsed(source, 4, generic));
            let differs = one.lines().zip(several.lines()).find(|(a, b)| a != b);
            assert!(several == one, "{what}: {differs:?}");
        }
    }
}

/// Returns a source with thousands of operations in one block, in a function or, with `graph`, directly in a module.
/// Names are used before and after their definition and in loops, and the block order differs from the source order.
fn long_block(graph: bool) -> String {
    use std::fmt::Write;
    let (open, close) = match graph {
        true => ("module {\n%a = \"t.v\"() : () -> index\n%true = \"t.v\"() : () -> i1\n", "}\n"),
        false => ("module {\nfunc.func @f(%a: index, %true: i1) -> index {\n", "return %a : index\n}\n}\n"),
    };
    let mut text = open.to_owned();
    for n in 0..9000 {
        let before = |distance: usize| n - distance % (n + 1);
        let _ = match n % 9 {
            0 | 1 => writeln!(text, "%v{n} = arith.constant {n} : index"),
            2 => writeln!(text, "%v{n}:2 = \"t.two\"(%v{}, %a) : (index, index) -> (index, i32)", n - 2),
            3 => writeln!(text, "%v{n} = index.add %v{}#0, %v{}", n - 1, before(n / 18 * 9 + 3)),
            4 => writeln!(
                text,
                "%v{n} = scf.if %true -> (index) {{\n  %in = arith.addi %v{0}, %v{0} : index\n  scf.yield %in : index\n}} else {{\n\
                 scf.yield %v{1} : index // }} {{\n}}",
                n - 4,
                before(8996)
            ),
            5 => writeln!(text, "%v{n} = affine.apply affine_map<(d0) -> (d0 + {n})>(%v{})", n - 4),
            6 if graph => {
                writeln!(text, "%v{n} = \"t.ahead\"(%v{}, %v{n}) : (index, index) -> index", (n + 3600).min(8998))
            }
            6 => writeln!(text, "%v{n} = arith.muli %v{0}, %v{0} : index", n - 2),
            7 => writeln!(
                text,
                "%v{n} = scf.for %i = %a to %v{} step %v{} iter_args(%x = %a) -> (index) {{\nscf.yield %x : index\n}}",
                n - 1,
                n - 2
            ),
            _ => writeln!(
                text,
                "%v{n} = \"t.s\"(%v{}) {{s = \"}} \\\" {{\"}} : (index) -> index loc(\"there\":{n}:1)",
                n - 3
            ),
        };
        if graph && n % 400 == 17 {
            let _ = writeln!(text, "func.func @f{n}() {{\n  %b = arith.constant {n} : index\n  return\n}}");
        }
    }
    text.push_str(close);
    text
}

/// Adds an operation whose region uses operands that are defined much earlier.
fn with_payload(source: &str) -> String {
    let tensor = "tensor<4x4xf32>";
    let first = source.replacen("%v0 = ", &format!("%t = \"t.t\"() : () -> {tensor}\n%v0 = "), 1);
    let late = format!("%p = linalg.transpose ins(%t : {tensor}) outs(%t : {tensor}) permutation = [1, 0]\n%v8100 = ");
    first.replacen("%v8100 = ", &late, 1)
}

/// Returns the bytecode for a source, or the errors.
fn bytecode(source: &str, threads: usize) -> Vec<u8> {
    let ctx = context().with_threads(threads);
    match parse(&ctx, "a.mlir", source.as_bytes(), &ParseOptions::default()) {
        Ok(parsed) => {
            let mut out = Vec::new();
            let written = mlirkit_bytecode::write(&parsed.module, &mut out, &mlirkit_bytecode::WriteOptions::default());
            written.map(|()| out).unwrap_or_else(|error| format!("{error:?}").into_bytes())
        }
        Err(errors) => format!("{errors:?}").into_bytes(),
    }
}

#[test]
fn pieces_of_a_block_become_what_the_block_is() {
    let (block, graph) = (long_block(false), long_block(true));
    // Names that regions define are also defined outside of them.
    let inner = |source: &str| source.replacen("%in = arith", "%v27 = arith", 300).replace("yield %in", "yield %v27");
    let cases = [
        ("a block", block.clone()),
        ("a graph", graph.clone()),
        ("without a module", block.replace("module {\n", "").replacen("}\n}\n", "}\n", 1)),
        ("indented", block.lines().flat_map(|line| ["    ", line, "\n"]).collect()),
        ("a place that a value comes from", with_payload(&block)),
        ("a value from nowhere", block.replacen("(%v8006)", "(%nowhere)", 1)),
        ("defined twice", block.replacen("%v8100 = ", "%v9 = ", 1)),
        ("defined inside too", inner(&block)),
        ("defined inside and in a graph", inner(&graph)),
        (
            "another type",
            block.replacen("%v8100 = arith.constant 8100 : index", "%v8100 = arith.constant 8100 : i64", 1),
        ),
        ("no such result", block.replacen("%v8012#0", "%v8012#2", 1)),
        (
            "a value from around",
            graph.replacen("arith.constant 5617 : index\n  return", "index.add %a, %a\n  return", 1),
        ),
        ("a syntax error", block.replacen("%v8100 = arith.constant", "%v8100 = arith.constant (", 1)),
        ("blocks", block.replacen("return %a", "cf.br ^bb1\n^bb1:\nreturn %v8", 1)),
    ];
    for (what, source) in &cases {
        assert!(source.len() > 1 << 19, "{} bytes", source.len());
        let source = &format!("// {}\n{source}", "x".repeat(1 << 20));
        let (one, several) = (parsed(source, 1, true), parsed(source, 4, true));
        let differs = one.lines().zip(several.lines()).find(|(a, b)| a != b);
        assert!(several == one, "{what}: {differs:?}");
        assert!(bytecode(source, 1) == bytecode(source, 4), "{what}");
        let is_fine =
            ["a block", "a graph", "a place that a value comes from", "without a module", "indented", "blocks"]
                .contains(what);
        assert_eq!(one.starts_with("[]"), is_fine, "{what}: {}", one.get(..200).unwrap_or(&one));
    }
}

#[test]
fn what_is_parsed_later_is_what_is_parsed_at_once() {
    let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
    for (what, source) in cases() {
        let (one, other) = (context().with_threads(1), context());
        let at_once = parse(&one, "a.mlir", source.as_bytes(), &ParseOptions::default());
        let at_once = at_once.map(|parsed| text(&parsed.module, &options));
        let later = parse_lazy(&other, "a.mlir", &source.clone().into_bytes().into(), &ParseOptions::default());
        let later = later.and_then(|parsed| {
            let unread = (0..parsed.module.body_count()).filter(|id| !parsed.module.is_loaded(BodyId(*id as u32)));
            let unread = unread.count();
            assert!(unread >= 599 || what.contains("around") || at_once.is_err(), "{what}: {unread}");
            parsed.module.load_all().map_err(|error| vec![*error])?;
            Ok(text(&parsed.module, &options))
        });
        assert!(at_once.is_ok() == later.is_ok(), "{what}: {:?} {:?}", at_once.err(), later.err());
        match (at_once, later) {
            (Ok(at_once), Ok(later)) => {
                let differs = at_once.lines().zip(later.lines()).find(|(a, b)| a != b);
                assert!(at_once == later, "{what}: {differs:?}");
            }
            (at_once, later) => assert_eq!(format!("{:?}", at_once.err()), format!("{:?}", later.err()), "{what}"),
        }
    }
}

#[test]
fn an_invalid_body_does_not_affect_others() {
    let source = apart(&source(true)).replacen("arith.constant 300 : i32", "arith.constant ( : i32", 1);
    let ctx = context();
    let bytes = source.into_bytes().into();
    let module = parse_lazy(&ctx, "a.mlir", &bytes, &ParseOptions::default()).expect("the top parses").module;
    let functions = module.root().expect("a module").regions().flat_map(|region| region.blocks());
    let functions: Vec<_> = functions.flat_map(|block| block.ops()).filter(|op| op.is("func.func")).collect();
    assert_eq!(functions.len(), 600);
    for (number, function) in functions.iter().enumerate().rev() {
        assert_eq!(function.load().is_ok(), number != 300, "{number}");
        assert!(number == 300 || function.walk().any(|op| op.is("scf.if")));
    }
}

/// Returns a source with a long list of aliases before their uses, and a list of location aliases at the end.
fn lists() -> String {
    use std::fmt::Write;
    let mut text = String::new();
    for n in 0..6_000 {
        let _ = writeln!(text, "#map{n} = affine_map<(d0, d1) -> (d0 * {} + d1, d1 floordiv {})>", n + 1, n % 9 + 1);
        match n % 700 {
            5 => drop(writeln!(text, "#near{n} = [#map{n}, #map{}]", n - 1)),
            6 => drop(writeln!(text, "#far{n} = {{a = #map0, b = [#map{}]}}", n / 2)),
            7 => drop(writeln!(text, "#long{n} = [\n#map{n},\n  #map1]")),
            8 => text.push_str("// not an alias\n"),
            9 => drop(writeln!(text, "!type{n} = tensor<{n}xi32>")),
            _ => {}
        }
    }
    text.push_str("module {\n");
    for n in 0..6_000 {
        let _ = writeln!(text, "  func.func @f{n}(%a: index loc(#loc{n})) {{");
        let map = if n % 700 == 5 { format!("#near{n}") } else { format!("#map{n}") };
        let _ = writeln!(text, "    \"t.op\"(%a) {{m = {map}}} : (index) -> () loc(#loc{})", (n * 7) % 6_000);
        text.push_str("    return\n  } loc(#loc1)\n");
    }
    text.push_str("}\n");
    for n in 0..6_000 {
        let _ = match n % 500 {
            3 => writeln!(text, "#loc{n} = loc(\"n{n}\"(#loc{}))", n - 1),
            4 => writeln!(text, "#loc{n} = loc(fused<\"m\">[#loc0, #loc{}])", n + 1),
            _ => writeln!(text, "#loc{n} = loc(\"f{}.py\":{n}:{})", n % 3, n % 80),
        };
    }
    text
}

#[test]
fn long_lists_of_aliases_are_what_one_thread_makes_of_them() {
    let plain = lists();
    assert!(plain.len() > 1 << 20, "{} bytes", plain.len());
    let twice = plain.replacen("#map5000 = ", "#map4000 = ", 1);
    let chain =
        |n: usize| format!("#chain{n} = [#chain{}, distinct[{}]<#map{n}>, !type9]\n", n.saturating_sub(1), n % 50);
    let chain: String = (0..300).map(chain).collect::<String>().replacen("#chain0 = [#chain0, ", "#chain0 = [", 1);
    let broken = chain.replacen("#chain200 = [#chain199", "#chain200 = [#chain201", 1);
    let cases = [
        ("in order", plain.clone()),
        ("a name twice", twice.clone()),
        ("a name twice in a piece", plain.replacen("#map5001 = ", "#map5000 = ", 1)),
        ("a name that is used before", plain.replacen("#map3000 = ", "#map3000 = #map3001\n#other = ", 1)),
        ("a name that is none", plain.replacen("#map3000 = ", "#a.b = ", 1)),
        ("a mistake", plain.replacen("#map3000 = affine_map<", "#map3000 = affine_map<(", 1)),
        ("something else", plain.replacen("#map3000 = ", "\"t.op\"() : () -> ()\n#map3000 = ", 1)),
        ("one that goes on", plain.replacen("#map3000 = ", "#map3000 = [1,\n#map2,\n#map1]\n#other = ", 1)),
        ("a string with lines", plain.replacen("#map3000 = ", "#other = \"\\\n#map7 = 1\\\n\"\n#map3000 = ", 1)),
        ("distinct", plain.replacen("#map3000 = ", "#other = distinct[0]<7 : i32>\n#map3000 = ", 1)),
        ("a location that is none", plain.replacen("#loc3000 = loc", "#loc3000 = [loc", 1)),
        ("an attribute for a location", plain.replacen("#loc3001 = loc(\"f1.py\":3001:41)", "#loc3001 = 7 : i32", 1)),
        ("no such location", plain.replacen("#loc3002 = ", "#loc9000 = ", 1)),
        ("each asks for the one before", plain.replacen("#map3000 = ", &format!("{chain}#map3000 = "), 1)),
        ("one asks for what comes next", plain.replacen("#map3000 = ", &format!("{broken}#map3000 = "), 1)),
        (
            "lines like definitions",
            plain.replacen("#map3000 = ", "#other = [#map2998,\n#map2999, #map7\n]\n#map3000 = ", 1),
        ),
        ("indented", plain.replacen("#map3000 = ", "  #map3000 = ", 1)),
    ];
    for (what, source) in &cases {
        for generic in [false, true] {
            let (one, several) = (parsed(source, 1, generic), parsed(source, 3, generic));
            let differs = one.lines().zip(several.lines()).find(|(a, b)| a != b);
            assert!(several == one, "{what}: {differs:?}");
        }
    }
    let is_error = |source: &str| parsed(source, 3, false).contains("redefinition of attribute alias id 'map4000'");
    assert!(!is_error(&plain) && is_error(&twice));
}
