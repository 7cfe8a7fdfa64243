//! Tests dialects defined in IRDL, with valid input and with the errors for invalid input.

use mlirkit::{Context, ContextBuilder, Format, Module, Result};

const SHAPES: &str = "irdl.dialect @shapes {
  irdl.type @point
  irdl.type @pair {
    %0 = irdl.any
    %1 = irdl.base \"!builtin.integer\"
    irdl.parameters(first: %0, second: %1)
  }
  irdl.attribute @label {
    %0 = irdl.base \"#builtin.string\"
    irdl.parameters(text: %0)
  }
  irdl.operation @join {
    %0 = irdl.any
    %1 = irdl.is i1
    %2 = irdl.base @shapes::@label
    irdl.operands(parts: variadic %0, flag: optional %1)
    irdl.results(whole: %0)
    irdl.attributes {\"label\" = %2}
  }
  irdl.operation @twice {
    %0 = irdl.is i32
    %1 = irdl.is i64
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.region(%2) with size 1
    irdl.operands(value: %2)
    irdl.regions(body: %3)
  }
}";

fn context() -> Result<Context> {
    Ok(ContextBuilder::new().irdl(SHAPES)?.build())
}

/// Returns the verifier's message for an operation that may use an `i32`, an `i64` and an `i1`. Empty if the operation
/// is valid.
fn said(ctx: &Context, op: &str) -> Result<String> {
    let text = format!("func.func @f(%a: i32, %b: i64, %c: i1) {{\n  {op}\n  return\n}}");
    let module = match Module::parse(ctx, &text) {
        Ok(module) => module,
        Err(error) => return Ok(error.diagnostic().message.clone()),
    };
    if let Err(error) = mlirkit::verify(&module) {
        return Ok(error.message);
    }
    let again = Module::from_bytes(ctx, module.to_bytes(Format::Bytecode)?)?;
    assert_eq!(again.to_string(), module.to_string());
    Ok(String::new())
}

#[test]
fn groups_attributes_and_variables() -> Result<()> {
    let ctx = context()?;
    let join = |operands: &str, sizes: &str, types: &str| {
        let sizes = format!("label = #shapes.label<\"x\">, operandSegmentSizes = array<i32: {sizes}>");
        said(&ctx, &format!("%0 = \"shapes.join\"({operands}) {{{sizes}}} : ({types}) -> i32"))
    };
    assert_eq!(join("%a, %a, %c", "2, 1", "i32, i32, i1")?, "");
    assert_eq!(join("%a", "1, 0", "i32")?, "");
    assert_eq!(join("%a, %b", "2, 0", "i32, i64")?, "expected 'i32' but got 'i64'");
    assert_eq!(join("%a, %a", "1, 1", "i32, i32")?, "expected 'i1' but got 'i32'");
    let sizes = "element 1 in 'operandSegmentSizes' attribute must be equal to 0 or 1";
    assert_eq!(join("%a, %c, %c", "1, 2", "i32, i1, i1")?, sizes);
    let missing = "%0 = \"shapes.join\"(%a) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> i32";
    assert_eq!(said(&ctx, missing)?, "'shapes.join' op attribute \"label\" is expected but not provided");
    Ok(())
}

#[test]
fn parameters_and_regions() -> Result<()> {
    let ctx = context()?;
    let with_type = |ty: &str| said(&ctx, &format!("%0 = builtin.unrealized_conversion_cast %a : i32 to {ty}"));
    assert_eq!(with_type("!shapes.point")?, "");
    assert_eq!(with_type("!shapes.pair<\"any\", i8>")?, "");
    assert_eq!(with_type("!shapes.pair<f32>")?, "expected 2 type arguments, but had 1");
    assert_eq!(with_type("!shapes.pair<f32, f32>")?, "expected base type 'builtin.integer' but got 'builtin.f32'");
    let twice = |ty: &str, body: &str| said(&ctx, &format!("\"shapes.twice\"({ty}) ({{ {body} }}) : (i32) -> ()"));
    assert_eq!(
        twice("%a", "^bb0(%x: i32): \"func.return\"() : () -> ()")?,
        "'func.return' op expects parent op 'func.func'"
    );
    assert_eq!(twice("%a", "^bb0(%x: i64): \"shapes.twice\"(%x) : (i64) -> ()")?, "expected 'i32' but got 'i64'");
    assert_eq!(twice("%a", "^bb0: \"shapes.twice\"() : () -> ()")?, "expected region 0 to have 1 arguments but got 0");
    assert_eq!(
        said(&ctx, "\"shapes.twice\"(%a) : (i32) -> ()")?,
        "'shapes.twice' op unexpected number of regions: expected 1 but got 0"
    );
    assert_eq!(said(&ctx, "\"shapes.twice\"() : () -> ()")?, "op expects exactly 1 operands, but got 0");
    Ok(())
}

#[test]
fn what_defines_nothing_is_an_error() {
    let error =
        |text: &'static str| ContextBuilder::new().irdl(text).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(error("func.func private @f()").contains("the file defines no dialect"));
    assert!(
        error("irdl.dialect @d { irdl.operation @o { %0 = irdl.c_pred \"x\" irdl.results(r: %0) } }")
            .contains("'irdl.c_pred' has no meaning without C++")
    );
    assert!(
        error("irdl.dialect @d { irdl.operation @o { %0 = irdl.base @d::@no irdl.results(r: %0) } }")
            .contains("@d::@no")
    );
    assert!(error("irdl.dialect").contains("expected"));
}
