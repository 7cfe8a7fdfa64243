//! Tests a dialect that is defined by the TableGen records of its `.td` file.

use mlirkit::{ContextBuilder, Format, Module, Result};

/// Output of `llvm-tblgen --dump-json` for a small dialect, without unused records and fields.
const RECORDS: &[u8] = include_bytes!("../data/toy.json");

const TEXT: &str = "module {
  func.func @f(%arg0: !toy.matrix<2, 3, f32>) -> !toy.matrix<2, 3, f32> {
    %0 = toy.scale %arg0 by 4 rounding  down depth 7 {note = \"n\"} : <2, 3, f32>
    %1 = toy.scale %0 by 1 depth 0 : <2, 3, f32>
    return %1 : !toy.matrix<2, 3, f32>
  }
}

";

#[test]
fn text_and_bytecode_follow_the_records() -> Result<()> {
    let ctx = ContextBuilder::new().tablegen(RECORDS)?.build();
    let module = Module::parse(&ctx, TEXT)?;
    mlirkit::verify(&module)?;
    assert_eq!(module.to_string(), TEXT);
    let generic = String::from_utf8_lossy(&module.to_bytes(Format::Generic)?).into_owned();
    // The generic form shows the property, the default of the attribute, and the enum attribute.
    assert!(generic.contains("<{depth = 0 : i64, factor = 1 : i64, rounding = #toy<rounding up>}>"), "{generic}");
    let again = Module::from_bytes(&ctx, module.to_bytes(Format::Bytecode)?)?;
    assert_eq!(again.to_string(), TEXT);
    Ok(())
}

#[test]
fn constraints_and_traits_are_verified() -> Result<()> {
    let ctx = ContextBuilder::new().tablegen(RECORDS)?.build();
    let said = |text: String| {
        mlirkit::verify(&Module::parse(&ctx, &text)?)
            .map_err(|error| error.message)
            .map_or_else(Ok, |()| Ok::<_, mlirkit::Error>(String::new()))
    };
    let zero = said(TEXT.replace("by 4", "by 0"))?;
    assert!(
        zero.contains(
            "'factor' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 1"
        ),
        "{zero}"
    );
    let types = said("func.func @f(%x: !toy.matrix<1, 2, i8>) {
      %0 = \"toy.scale\"(%x) <{depth = 0 : i64, factor = 1 : i64, rounding = #toy<rounding up>}> : (!toy.matrix<1, 2, i8>) -> !toy.matrix<2, 2, i8>
      return
    }".to_owned())?;
    assert!(types.contains("requires the same type for all operands and results"), "{types}");
    assert_eq!(said(TEXT.to_owned())?, "");
    Ok(())
}

#[test]
fn what_is_no_dump_is_an_error() {
    let error =
        |json: &[u8]| ContextBuilder::new().tablegen(json).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(error(b"{").contains("not JSON"));
    assert!(error(b"[]").contains("records are an object"));
    assert!(error(b"{}").contains("found none"));
    let builtin = r#"{"!instanceof": {"Dialect": ["D"], "Op": ["O"]}, "D": {"name": "arith"},
        "O": {"!superclasses": ["Op"], "opDialect": {"def": "D"}, "opName": "addi"}}"#;
    assert!(error(builtin.as_bytes()).contains("found only arith"));
    // These records refer to each other in a cycle.
    let circle = r#"{"A": {"baseAttr": {"def": "B", "kind": "def"}}, "B": {"baseAttr": {"def": "A", "kind": "def"}}}"#;
    assert!(error(circle.as_bytes()).contains("refer to each other"));
}

/// Returns a dump that defines one operation of the dialect `toy`.
fn dump(op: &str) -> Vec<u8> {
    format!(
        r#"{{"!instanceof": {{"Dialect": ["D"], "Op": ["O"]}}, "D": {{"name": "toy"}},
        "O": {{"!superclasses": ["Op"], "opDialect": {{"def": "D"}}, "opName": "{op}", "assemblyFormat": "attr-dict"}}}}"#
    )
    .into_bytes()
}

#[test]
fn a_second_dump_of_a_dialect_removes_nothing() -> Result<()> {
    let ctx = ContextBuilder::new().tablegen(&dump("a"))?.tablegen(&dump("b"))?.build();
    let text = "module {\n  toy.a\n  toy.b\n}\n\n";
    assert_eq!(Module::parse(&ctx, text)?.to_string(), text);
    Ok(())
}

#[test]
fn a_definition_file_replaces_rows_of_records() -> Result<()> {
    let row = "dialect toy\n\nop a\n  format `now` attr-dict\n";
    let ctx = ContextBuilder::new().tablegen(&dump("a"))?.definitions(row)?.build();
    let text = "module {\n  toy.a now\n}\n\n";
    assert_eq!(Module::parse(&ctx, text)?.to_string(), text);
    Ok(())
}

#[test]
fn records_add_operations_to_a_dialect_of_the_library() -> Result<()> {
    let json = String::from_utf8_lossy(&dump("fresh")).replace("\"toy\"", "\"arith\"");
    let ctx = ContextBuilder::new().tablegen(json.as_bytes())?.build();
    let text = "module {\n  arith.fresh\n  %c0 = arith.constant 0 : index\n}\n\n";
    assert_eq!(Module::parse(&ctx, text)?.to_string(), text);
    Ok(())
}
