//! Tests of the parser's and printer's caches: repeated input has the same result each time.

use mlirkit_asm::{ParseOptions, PrintOptions, parse, print};
use mlirkit_ir::{AttrData, Context, DialectSet};

fn context() -> Context {
    Context::new(DialectSet::new().allowing_unregistered())
}

fn generic(source: &str) -> Result<String, String> {
    let ctx = context();
    let options = ParseOptions { no_implicit_module: true, ..ParseOptions::default() };
    let parsed = parse(&ctx, "a.mlir", source.as_bytes(), &options).map_err(|errors| errors[0].message.to_string())?;
    let mut out = Vec::new();
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    print(&parsed.module, &options, &mut out).map_err(|error| error.to_string())?;
    String::from_utf8(out).map_err(|error| error.to_string())
}

/// Returns the lines in a module, with the printer's indentation.
fn lines(lines: impl IntoIterator<Item = String>) -> String {
    let lines: String = lines.into_iter().map(|line| format!("  {line}\n")).collect();
    format!("\"builtin.module\"() ({{\n{lines}}}) : () -> ()\n\n")
}

#[test]
fn the_same_name_with_many_types() {
    let types =
        ["i3", "i32", "i323", "f32", "(i32)", "((i32) -> i32)", "vector<2xi3>", "vector<2xi32>", "() -> i3", "index"];
    let line = |n: usize| {
        let ty = types[n * 7 % 10 % types.len()];
        match n % 3 {
            0 => format!("%{n} = \"t.a\"() : () -> i32"),
            1 => format!(
                "%{n} = \"t.a\"(%{}) : (i32) -> {}",
                n - 1,
                if ty == "(i32)" || ty == "() -> i3" { "i7" } else { ty }
            ),
            _ => format!("%{n} = \"t.a\"(%{}, %{0}) : (i32, i32) -> vector<{}xi3>", n - 2, n / 40 + 1),
        }
    };
    let source = lines((0..300).map(line));
    assert_eq!(generic(&source).as_deref(), Ok(&*source));
}

#[test]
fn the_same_text_where_another_type_is_expected() {
    let source = "%0 = \"t.a\"() : () -> i32\n%1 = \"t.a\"() : () -> f32\n\"t.b\"(%0) : (i32) -> ()\n";
    let wrong = [
        ("\"t.b\"(%1) : (i32) -> ()\n", "use of value '%1' expects different type than prior uses: 'i32' vs 'f32'"),
        ("\"t.b\"(%0, %0) : (i32) -> ()\n", "expected 2 operand types but had 1"),
    ];
    for (line, message) in wrong {
        let found = generic(&format!("{source}{line}"));
        assert!(found.as_ref().is_err_and(|found| found.contains(message)), "{line}: {found:?}");
    }
}

#[test]
fn the_same_properties_with_other_attributes() {
    let names = ["a", "b", "ab", "a b", "c", "d", "e", "f", "g"];
    let line = |n: usize| {
        let properties = match n % 5 {
            4 => String::new(),
            _ => format!(" <{{sym_name = {:?}}}>", names[n % 4 + n / 50]),
        };
        let others = ["", " {x}", " {x = 1 : i32}"][n / 5 % 3];
        format!("\"builtin.module\"(){properties} ({{\n  }}){others} : () -> ()")
    };
    let source = lines((0..200).map(line));
    assert_eq!(generic(&source).as_deref(), Ok(&*source));
}

#[test]
fn every_operation_knows_its_line() {
    let mut source = String::from("// first\n\n");
    for n in 0..400 {
        let text = match n % 6 {
            0 => format!("  \"t.op{n}\"() : () -> ()\n"),
            1 => format!("\t\"t.op{n}\"() : // a comment\n () ->\n ()\n\n"),
            2 => format!("\"t.op{n}\"() : () -> () \"t.op{n}b\"() : () -> tensor<2x\n  3xi32>\n"),
            3 => format!(
                "%v{n} = \"t.op{n}\"() {{\n a = \"\\n\",\n b = #t.b<\"x\",\n y>}} : () -> vector<2x[4]xi32>\r\n"
            ),
            4 => format!("\"t.op{n}\"() ({{\n  \"t.op{n}b\"()\n : () -> ()\n}}) : () -> () loc(unknown)\n"),
            _ => format!("\"t.op{n}\"() : () -> (memref<2x3xi32,\n  affine_map<(d0, d1) -> (d1, d0)>>)\n"),
        };
        source.push_str(&text);
    }
    let ctx = context();
    let options = ParseOptions { no_implicit_module: true, ..ParseOptions::default() };
    let parsed = parse(&ctx, "a.mlir", source.as_bytes(), &options).expect("no error");
    let mut seen = 0;
    for op in parsed.module.top_block().ops().flat_map(|op| op.walk()) {
        let at = source.find(&format!("\"{}\"", op.name())).expect("is there");
        let before = &source[..at];
        let line = before.matches('\n').count() as u32 + 1;
        let column = (at - before.rfind('\n').map_or(0, |end| end + 1)) as u32 + 1;
        match ctx.attr_data(op.location()) {
            AttrData::UnknownLoc => assert!(source[at..].contains("loc(unknown)")),
            AttrData::FileLineCol { line: l, column: c, .. } => assert_eq!((*l, *c), (line, column), "{}", op.name()),
            other => panic!("{other:?}"),
        }
        seen += 1;
    }
    assert_eq!(seen, 400 + 67 + 66);
}

#[test]
fn lines_that_differ_in_names_alone() {
    let mut text = vec!["%0:2 = \"t.a\"() : () -> (i32, f32)".to_owned(), "%1 = \"t.a\"() : () -> f32".to_owned()];
    for n in 2..60 {
        let (a, b) = (n - 1, if n % 7 == 0 { 1 } else { n - 1 });
        text.push(match n % 3 {
            0 => format!("%{n} = \"t.b\"(%{a}, %{b}, %0#0) {{a = 1 : i32}} : (f32, f32, i32) -> f32"),
            1 => format!("%{n} = \"t.b\"(%{a}, %0#1) : (f32, f32) -> f32"),
            _ => format!("%{n} = \"t.b\"(%{b}, %{b}) {{b = \"%{a}\"}} : (f32, f32) -> f32"),
        });
    }
    let source = lines(text);
    assert_eq!(generic(&source).as_deref(), Ok(&*source));
}

#[test]
fn lines_are_known_where_names_are_not_numbers() {
    let known = (0..40).map(|n| format!("%x{n} = \"t.a\"(%a, %x.0) : (f32, i1) -> i1"));
    let source = lines(std::iter::once("%a, %x.0 = \"t.c\"() : () -> (f32, i1)".to_owned()).chain(known));
    let known = (1..41).map(|n| format!("%{n} = \"t.a\"(%0#0, %0#1) : (f32, i1) -> i1"));
    let expected = lines(std::iter::once("%0:2 = \"t.c\"() : () -> (f32, i1)".to_owned()).chain(known));
    assert_eq!(generic(&source), Ok(expected));
}

#[test]
fn known_lines_may_contain_undefined_values() {
    let known: String = (0..40).map(|n| format!("  %x{n} = \"t.a\"(%a) : (f32) -> i1\n")).collect();
    let body = "^bb0(%a: f32):\n".to_owned() + &known + "  \"t.j\"()[^bb2] : () -> ()\n^bb1:\n";
    let source =
        body + "  %y = \"t.a\"(%z) : (f32) -> i1\n  %w = \"t.a\"(%z) : (f32) -> i1\n  \"t.j\"()[^bb1] : () -> ()\n";
    let defined = source.clone() + "^bb2:\n  %z = \"t.a\"() : () -> f32\n  \"t.j\"()[^bb1] : () -> ()\n";
    let region = |body: &str| format!("\"t.r\"() ({{\n{body}}}) : () -> ()\n");
    let found = generic(&region(&defined)).unwrap();
    assert!(found.contains("%40 = \"t.a\"(%42) : (f32) -> i1"), "{found}");
    assert!(found.contains("%41 = \"t.a\"(%42) : (f32) -> i1"), "{found}");
    assert_eq!(generic(&region(&source)), Err("reference to an undefined block".to_owned()));
    let wrong = source + "^bb2:\n  %z = \"t.a\"() : () -> i64\n  \"t.j\"()[^bb1] : () -> ()\n";
    assert_eq!(generic(&region(&wrong)), Err("definition of SSA value '%z#0' has type 'i64'".to_owned()));
}

#[test]
fn names_that_a_known_line_meets_first_have_its_types() {
    let known: String = (0..40).map(|n| format!("%x{n} = \"t.a\"(%a, %b) : (i32, f32) -> i1\n")).collect();
    let begin = format!("%a = \"t.c\"() : () -> i32\n%b = \"t.c\"() : () -> f32\n{known}");
    let line = |first: &str, second: &str| format!("%y = \"t.a\"({first}, {second}) : (i32, f32) -> i1\n");
    let ends = "%p = \"t.c\"() : () -> i32\n%q = \"t.c\"() : () -> f32\n";
    let region = |body: &str| generic(&format!("\"builtin.module\"() ({{\n{body}}}) : () -> ()\n"));
    let parsed = |lines: &str| region(&format!("{begin}{lines}{ends}"));
    let found = parsed(&line("%p", "%q")).unwrap();
    assert!(found.contains("%42 = \"t.a\"(%43, %44) : (i32, f32) -> i1"), "{found}");
    assert!(parsed(&line("%p", "%b")).unwrap().contains("%42 = \"t.a\"(%43, %1) : (i32, f32) -> i1"));
    let wrong = [
        (line("%q", "%b"), "definition of SSA value '%q#0' has type 'f32'"),
        (line("%n", "%n"), "use of value '%n' expects different type than prior uses: 'f32' vs 'i32'"),
        (line("%n", "%b"), "use of undeclared SSA value name"),
        (line("%a#1", "%b"), "reference to invalid result number"),
        (line("%p", "n"), "expected SSA operand"),
    ];
    for (line, message) in wrong {
        assert_eq!(parsed(&line), Err(message.to_owned()), "{line}");
    }
    // Using the same name twice is valid if the types are the same.
    let twice = (0..40).map(|n| format!("%x{n} = \"t.b\"(%a, %c) : (i32, i32) -> i1\n")).collect::<String>();
    let begin = format!("%a = \"t.c\"() : () -> i32\n%c = \"t.c\"() : () -> i32\n{twice}");
    let found =
        region(&format!("{begin}%y = \"t.b\"(%p, %p) : (i32, i32) -> i1\n%p = \"t.c\"() : () -> i32\n")).unwrap();
    assert!(found.contains("%42 = \"t.b\"(%43, %43) : (i32, i32) -> i1"), "{found}");
}

#[test]
fn a_known_line_may_go_on_in_the_next() {
    let known: String = (0..40).map(|n| format!("%x{n} = \"t.a\"() : () -> i32\n")).collect();
    for (end, there) in [("loc(\"a\")", true), ("// -> i32", true), ("-> i32", false)] {
        let found = generic(&format!("{known}%y = \"t.a\"() : () -> i32\n  {end}\n\"t.b\"() : () -> ()\n"));
        assert_eq!(found.is_ok(), there, "{end}: {found:?}");
    }
    // A name may be defined only once.
    let twice = generic(&format!("{known}%x7 = \"t.a\"() : () -> i32\n"));
    assert_eq!(twice, Err("redefinition of SSA value '%x7'".to_owned()));
    let missing = generic(&format!("{known}\"t.c\"(%x1) : (i32) -> ()\n%y:2 = \"t.a\"() : () -> i32\n"));
    assert_eq!(missing, Err("operation defines 1 results but was provided 2 to bind".to_owned()));
}

#[test]
fn locations_are_the_same_however_they_are_written() {
    let found = |text: &str| {
        let ctx = context();
        let mut parser = mlirkit_asm::AttrParser::new(&ctx, text.as_bytes());
        let attr = parser.attribute().map_err(|error| error.message.to_string())?;
        match parser.kind() {
            mlirkit_asm::lexer::Kind::Eof => Ok(mlirkit_asm::attr_to_string(&ctx, attr)),
            kind => Err(format!("{kind:?} behind it")),
        }
    };
    let plain = ["loc(\"a.py\":1:2)", "loc(\"a b-\":0:007)", "loc(\"x\":999999999:999999999)"];
    for text in plain {
        let spaced = text.replace('(', "( ").replace("\":", "\" : ").replace(')', " )");
        assert_eq!(found(text), found(&spaced), "{text}");
        assert!(found(text).is_ok(), "{text}");
    }
    for (text, other) in [
        ("loc(\"\":1:2)", "loc(\"-\":1:2)"),
        ("loc(\"a\\41\":1:2)", "loc(\"aA\":1:2)"),
        ("loc(\"a\":0x10:4294967295)", "loc( \"a\":16:4294967295)"),
        ("loc(\"a\":1:2 to :3)", "loc(\"a\" : 1:2 to :3)"),
        ("loc(\"a\":1)", "loc( \"a\":1)"),
        ("loc(\"a\"(\"b\":1:2))", "loc( \"a\"( \"b\":1:2))"),
    ] {
        assert_eq!(found(text), found(other), "{text}");
        assert!(found(text).is_ok(), "{text}: {:?}", found(text));
    }
    for text in ["loc(\"a\":1:4294967296)", "loc(\"a\":1:)", "loc(\"a\"::2)", "loc(\"a\":1:2", "loc(\"a\":1:2 )x"] {
        assert!(found(text).is_err(), "{text}");
    }
}
