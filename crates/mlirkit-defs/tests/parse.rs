//! Tests of definition files: parsing, lookups, errors, and writing.

use mlirkit_defs::*;

const TOY: &str = "\
# a comment
dialect toy
  release 22.1.8
  default-attr-syntax
  bytecode-version 0501

op zip
  operand lhs AnyType
  operand rest AnyType many
  operand last AnyType optional
  operand _ AnyType groups sizes
  result _ AnyType
  region body min 1
  region others any variadic
  successor next variadic
  attr value AnyAttr
  attr count I32Attr default 7 : i32
  prop flags enum Flags 8 keyword flags attr toy.flags default 0 : i8
  attr alias StrAttr default-optional \"\"
  operand-segments
  result-segments
  traits IsTerminator SymbolOpInterface
  trait TypesMatchWith \"a b\" lhs rhs \"f(\\\"x\\\")\"
  format $lhs `,` $rest attr-dict
  verifier

op add

attr flags
  class FlagsAttr
  param value enum:Flags
  param list array:attr:StringAttr optional custom default []
  enum Flags
  format `<` $value `>`
  alias

type thing
  class ThingType
  no-mnemonic
  custom-format

enum Flags
  width 8
  bits \", \"
  groups
  case a a 1
  group all _ 3

type-constraint AnyType
  summary any type
  pred true

type-constraint Raw
  summary \"quoted\" and more
  pred \"f(x) == \\\"y\\\"\"

attr-constraint I32Attr
  summary 32-bit signless integer attribute
  pred (and isa:IntegerAttr \"$_self.x() == 1\")
  kind typed i32
  storage IntegerAttr

op@19 zip
  attr value AnyAttr
";

fn toy() -> Dialect {
    Dialect::parse(TOY).expect("the file is right")
}

#[test]
fn rows_are_found() {
    let toy = toy();
    assert_eq!(toy.check(), Ok(()));
    assert_eq!(toy.name(), "toy");
    assert_eq!(&*toy.flags().release, "22.1.8");
    assert!(toy.flags().default_attr_syntax && !toy.flags().default_type_syntax);
    assert_eq!(toy.op_names().collect::<Vec<_>>(), ["add", "zip"]);
    assert!(toy.op("sub").is_none());
    assert_eq!(toy.type_("thing").and_then(|t| t.mnemonic.as_deref()), None);
    assert_eq!(toy.attr("flags").map(|a| a.mnemonic_alias), Some(true));
}

#[test]
fn slots_and_wire_order() {
    let toy = toy();
    let zip = toy.op("zip").expect("the row is there");
    let names: Vec<&str> = zip.slots.iter().map(|s| &*s.name).collect();
    assert_eq!(names, ["value", "count", "flags", "alias", "operandSegmentSizes", "resultSegmentSizes"]);
    let wire: Vec<&str> = zip.wire.iter().filter_map(|&i| names.get(usize::from(i)).copied()).collect();
    assert_eq!(wire, ["alias", "count", "value", "flags", "operandSegmentSizes", "resultSegmentSizes"]);
    assert!(zip.flags.has(OpFlags::TERMINATOR | OpFlags::SYMBOL));
    assert_eq!(&*zip.name, "toy.zip");
    assert_eq!(&*zip.operands[3].name, "");
}

#[test]
fn other_releases() {
    let toy: &'static Dialect = Box::leak(Box::new(toy()));
    let slots = |release| toy.at(Release(release)).op("zip").map(|op| op.slots.len());
    assert_eq!((slots(18), slots(19), slots(20), slots(22)), (Some(1), Some(1), Some(6), Some(6)));
    assert_eq!(toy.at(Release(19)).op("add").map(|op| op.slots.len()), Some(0));
    assert_eq!(toy.op_rows("zip", Some(Release(23))).len(), 1);
}

#[test]
fn the_nearest_release_is_right() {
    let text = "dialect toy\n  release 22.1.8\nop a\n  region r any\n  region s any\nop@19 a\nop@21 a\n  region r any\n\
                op@23+ b\nop@24+ b\n  region r any\nenum@23+ E\n  case A a 1\n";
    let toy: &'static Dialect = Box::leak(Box::new(Dialect::parse(text).expect("the rows are found")));
    let regions = |name, release| toy.at(Release(release)).op(name).map(|op| op.regions.len());
    assert_eq!([18, 19, 20, 21, 22, 25].map(|release| regions("a", release)), [0, 0, 1, 1, 2, 2].map(Some));
    assert_eq!([22, 23, 24, 25].map(|release| regions("b", release)), [None, Some(0), Some(1), Some(1)]);
    assert!(toy.enum_("E").is_none() && toy.at(Release(24)).enum_("E").is_some());
    assert_eq!(toy.at(Release(24)).at(Release(22)).op("b"), None);
    assert_eq!(toy.other_rows().lines().filter(|line| line.contains('@')).count(), 5);
    let slots = |release| toy.op_rows("a", release).iter().map(|(_, op)| op.regions.len()).collect::<Vec<_>>();
    assert_eq!(slots(Some(Release(22))), [2, 1]);
    assert_eq!(slots(None), [2, 1, 0]);
    assert!(Dialect::parse("dialect toy\nop@x a\n").expect("found later").check().is_err());
}

#[test]
fn rows_write_what_they_read() {
    let toy = toy();
    let mut text = format!("dialect toy\n{}", toy.flags());
    toy.ops().for_each(|row| text += &row.to_string());
    toy.attrs().for_each(|row| text += &row.display_as("attr").to_string());
    toy.types().for_each(|row| text += &row.display_as("type").to_string());
    toy.enums().for_each(|row| text += &row.to_string());
    toy.type_constraints().for_each(|row| text += &row.to_string());
    toy.attr_constraints().for_each(|row| text += &row.to_string());
    text += &toy.other_rows();
    let again = Dialect::parse(text).expect("what was written reads");
    assert_eq!(again.check(), Ok(()));
    assert_eq!(again.flags(), toy.flags());
    assert!(again.ops().eq(toy.ops()));
    assert!(again.other_ops().eq(toy.other_ops()));
    assert!(again.attrs().eq(toy.attrs()));
    assert!(again.types().eq(toy.types()));
    assert!(again.enums().eq(toy.enums()));
    assert!(again.type_constraints().eq(toy.type_constraints()));
    assert!(again.attr_constraints().eq(toy.attr_constraints()));
}

#[test]
fn errors_have_lines() {
    let scan = |text: &'static str| Dialect::parse(text).map(|_| ()).map_err(|e| e.to_string());
    assert_eq!(scan("op a\n"), Err("line 1: expected a 'dialect' row".into()));
    assert_eq!(scan("dialect a\n\nthing b\n"), Err("line 3: unknown kind of row 'thing'".into()));
    assert_eq!(scan("dialect a\ndialect b\n"), Err("line 2: expected dialect 'a', found 'b'".into()));
    assert_eq!(scan("dialect a\nop b\nop c\nop b\n  verifier\n"), Err("line 4: 'b' is defined twice".into()));

    let late = Dialect::parse("dialect a\nop b\nop@19 b\nop c\n").expect("the rows are found");
    let message =
        "line 4: expected 'op c' before the first row for another release, or with a release, as in 'op@19 c'";
    assert_eq!(
        late.check().map_err(|errors| errors.iter().map(ToString::to_string).collect()),
        Err(vec![message.to_owned()])
    );

    let rows = Dialect::parse(
        "dialect a\nop b\n  result x AnyType\n  colour red\nop c\n  region r round\nop d\n  attr x \"y\nop@x b\n",
    );
    let rows = rows.expect("the rows are found");
    let errors = rows.check().map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>());
    let expected = [
        "line 4: unknown member 'colour'",
        "line 6: expected a region kind, found 'round'",
        "line 8: expected '\"' at the end of a quoted word",
        "line 9: expected a release number, found 'x'",
    ];
    assert_eq!(errors, Err(expected.map(String::from).to_vec()));
    assert!(rows.op("b").is_none());
}

#[test]
fn an_extension_follows_its_dialect() {
    let text = "dialect a\n  extensible\nop b\nenum E\n  width 8\n\ndialect a\nenum E\n  width 8\nop a\n";
    let both = Dialect::parse(text).expect("both files are right");
    assert!(both.flags().extensible && both.check().is_ok());
    assert_eq!(both.op_names().collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!(both.enums().count(), 1);
}

#[test]
fn shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&toy());
}
