//! Tests the text syntax of dialects from definition files: optional groups of directives, and lists of properties.

#![allow(clippy::unwrap_used)]

use mlirkit::{ContextBuilder, Module};

const ROWS: &str = "dialect toy

op mark
  attr level I64Attr
  format attr-dict

op get
  attr scope StrAttr optional
  attr key StrAttr
  format custom<Key>($scope, $key) attr-dict

op all
  attr sizes ArrayAttr optional
  attr key StrAttr
  format custom<All>($sizes, $key) attr-dict

directive Key
  params scope key
  format ($scope ` to `)? $key

directive All
  params sizes key
  format (list(integer($sizes i8)) ` of `)? $key

attr-constraint StrAttr
  summary string attribute
  pred isa:StringAttr
  kind builtin StringAttr
  storage StringAttr

attr-constraint ArrayAttr
  summary array attribute
  pred isa:ArrayAttr
  kind builtin ArrayAttr
  storage ArrayAttr

attr-constraint I64Attr
  summary 64-bit signless integer attribute
  pred (and isa:IntegerAttr (subst type signless:64))
  kind typed i64
  storage IntegerAttr
";

#[test]
fn an_optional_group_leaves_nothing_behind() {
    let ctx = ContextBuilder::new().definitions(ROWS).unwrap().build();
    for op in ["toy.get \"b\"", "toy.get \"a\" to \"b\"", "toy.all 1, -2 of \"k\"", "toy.all \"k\""] {
        let text = format!("module {{\n  {op}\n}}\n\n");
        let module = Module::parse(&ctx, text.as_str()).map_err(|error| error.to_string());
        assert_eq!(module.map(|module| module.to_string()), Ok(text));
    }
}

#[test]
fn names_of_aliases_are_those_of_the_module() {
    let rows = "dialect toy\n\nattr tag\n  param value int:64\n  format `<` $value `>`\n";
    let ctx = ContextBuilder::new().definitions(rows).unwrap().build();
    let text = |name: &str| {
        let used = "module attributes {toy.a = #NAME, toy.b = #NAME} {\n}\n\n".replace("NAME", name);
        format!("#{name} = #toy.tag<1>\n{used}")
    };
    let modules = ["first", "second"].map(|name| Module::parse(&ctx, &text(name)).unwrap());
    assert_eq!(modules[0].to_string(), text("first"));
    assert_eq!(modules[1].to_string(), text("second"));
    assert_eq!(modules[1].copy_to(&ctx).unwrap().to_string(), text("second"));
    // A long list is parsed in chunks by several threads. The alias name still depends on the first occurrence of an
    // attribute.
    let mut long: String = (0..20_000).map(|n| format!("#a{n} = #toy.tag<{}>\n", n % 7_000)).collect();
    long += "module attributes {toy.a = #a14001} {\n}\n";
    assert!(Module::parse(&ctx, &long).unwrap().to_string().starts_with("#a1 = #toy.tag<1>\n"));
}

#[test]
fn names_of_aliases_are_kept_inside_functions() {
    let rows = "dialect toy\n\ntype t\n  param value int:64\n  format `<` $value `>`\n";
    let ctx = ContextBuilder::new().definitions(rows).unwrap().build();
    let text = "!named = !toy.t<1>\nmodule {\n  func.func private @f(!named) -> tensor<4x!named>\n}\n\n";
    assert_eq!(Module::parse(&ctx, text).unwrap().to_string(), text);
    // A long text is printed by several threads.
    let functions: String = (0..4_000).map(|n| format!("  func.func private @f{n}(!named)\n")).collect();
    let long = format!("!named = !toy.t<1>\nmodule {{\n{functions}}}\n\n");
    assert!(Module::parse(&ctx, &long).unwrap().to_string() == long);
}

#[test]
fn rows_name_aliases_and_values() {
    let rows = "dialect toy

type t
  param value int:64
  param name attr:StringAttr
  format `<` $value `,` $name `>`
  asm-name tee
  alias-name t_{$value}_{$name}

attr tag
  param value other:Anything
  custom-format
  alias

op make
  result _ Any
  format attr-dict `:` type(results)

type-constraint Any
  summary any type
  pred true
";
    let ctx = ContextBuilder::new().definitions(rows).unwrap().build();
    let written = "%0 = toy.make {a = #toy.tag<1 + 2>} : !toy.t<3, \"x\">\n%1 = toy.make : !toy.t<3, \"x\">";
    let text = "!t_3_x = !toy.t<3, \"x\">
#tag = #toy.tag<1 + 2>
module {
  %tee = toy.make {a = #tag} : !t_3_x
  %tee_0 = toy.make : !t_3_x
}

";
    assert_eq!(Module::parse(&ctx, written).unwrap().to_string(), text);
    assert_eq!(Module::parse(&ctx, text).unwrap().to_string(), text);
}

#[test]
fn an_error_behind_the_literal_of_a_group_is_reported_there() {
    let ctx = ContextBuilder::new().definitions(ROWS).unwrap().build();
    let error = Module::parse(&ctx, "toy.get \"a\" to }").unwrap_err().to_string();
    assert!(error.contains("1:15") && error.contains("expected attribute value"), "{error}");
    // Whether the group is present depends on the element before the literal. If a number does not fit, the group is
    // absent.
    assert!(Module::parse(&ctx, "toy.all 1, 300 of \"k\"").is_err());
}

#[test]
fn lists_of_properties_change_no_other_module() {
    let ctx = ContextBuilder::new().definitions(ROWS).unwrap().build();
    let (lists, plain) = ("toy.mark <level = 3> {note}", "toy.mark {level = 3 : i64, note}");
    let printed = |op: &str| Module::parse(&ctx, op).unwrap().to_string();
    for op in [plain, lists, plain] {
        assert_eq!(printed(op), format!("module {{\n  {op}\n}}\n\n"));
    }
    // A copy keeps the printing style of its module.
    let module = Module::parse(&ctx, lists).unwrap();
    assert_eq!(module.copy_to(&ctx).unwrap().to_string(), module.to_string());
}

#[test]
fn the_type_of_an_attribute_without_syntax_is_printed_once() {
    let rows = "dialect toy\n\nattr x\n  param type type self default none\n  custom-format\n\ntype t\n";
    let ctx = ContextBuilder::new().definitions(rows).unwrap().build();
    let attrs = "toy.a = #toy.x<1> : i32, toy.b = #toy.x<1>, toy.c = [#toy.x<{a = 2 : i8}> : !toy.t], toy.d = #toy<x 1 : i8>, toy.e = #toy<x<2> : i32>";
    let text = format!("module attributes {{{attrs}}} {{\n}}\n\n");
    let module = Module::parse(&ctx, &text).unwrap();
    assert_eq!(module.to_string(), text);
}
