//! Tests a dialect whose attribute and type encodings are described only by its definition file.

#![allow(clippy::unwrap_used)]

use bytes::Bytes;
use mlirkit_bytecode::{BytecodeRegistry, FieldHook, ReadOptions, WriteOptions, read, write};
use mlirkit_defs::Dialect;
use mlirkit_diag::Result;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, DialectSet, DialectType, Module, NewOp, Param, Type, TypeData};

/// The definitions of the current release. The second encoding of `point` is the one that the first release used.
const SHAPES: &str = "\
dialect shapes

attr point
  class PointAttr
  param x int:64
  param y int:64
  param label str optional
  wire 4 x:svarint y:svarint label:str
  wire 4 x:svarint y:svarint

attr secret
  class SecretAttr
  param value int:64
  wire 5 value:hook:shapes.secret

attr secret_code
  class SecretCodeAttr
  param value int:64
  wire 6 value:varint

attr unsaid
  class UnsaidAttr

type list
  class ListType
  param elements array:type
  param size uint:64 optional
  wire 0 unless size elements:list:type
  wire 1 if size elements:list:type size:varint
";

/// The definitions of the first release.
const OLD_SHAPES: &str = "\
dialect shapes

attr point
  class PointAttr
  param x int:64
  param y int:64
  wire 4 x:svarint y:svarint
";

/// Creates a context without a text engine, in which attributes and types without an encoding cannot be written.
fn context(text: &'static str) -> Context {
    let dialect: &'static Dialect = Box::leak(Box::new(Dialect::parse(text).unwrap()));
    dialect.check().unwrap();
    Context::new(DialectSet::new().with_dialect(dialect).allowing_unregistered())
}

fn shapes(ctx: &Context) -> &'static Dialect {
    ctx.dialect(ctx.ident("shapes")).unwrap()
}

fn attr(ctx: &Context, name: &str, params: Vec<Param>) -> Attr {
    let def = shapes(ctx).attr(name).unwrap();
    ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() })))
}

fn list(ctx: &Context, elements: &[Type], size: Option<i64>) -> Type {
    let elements = Param::Array(elements.iter().copied().map(Param::Type).collect());
    let params = [elements, size.map_or(Param::None, Param::Int)].into();
    ctx.ty(TypeData::Dialect(Box::new(DialectType { def: shapes(ctx).type_("list").unwrap(), params })))
}

/// Writes a file with one operation that has this attribute.
fn file(ctx: &Context, attr: Attr) -> Result<Vec<u8>> {
    let mut module = Module::new(ctx);
    let top = module.top_block().id;
    let attrs = Some(ctx.dictionary(vec![(ctx.ident("held"), attr)]));
    let op = NewOp { attrs, ..NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc()) };
    module.body_mut(Module::TOP).unwrap().append_op(top, &op);
    let mut out = Vec::new();
    write(&module, &mut out, &WriteOptions::default()).map(|()| out)
}

/// Reads a file and returns the attribute `held` of its operation.
fn held(ctx: &Context, file: Vec<u8>) -> Result<Attr> {
    read(ctx, Bytes::from(file), &ReadOptions::default()).map(|module| module.root().unwrap().attr("held").unwrap())
}

/// Returns the parameters of an attribute.
fn params(ctx: &Context, attr: Attr) -> &[Param] {
    match ctx.attr_data(attr) {
        AttrData::Dialect(data) => &data.params,
        other => panic!("{other:?}"),
    }
}

#[test]
fn row_encodings_survive_a_round_trip() {
    let ctx = context(SHAPES);
    let label = Param::Str(ctx.ident("corner"));
    let point = attr(&ctx, "point", vec![Param::Int(-3), Param::Int(1 << 40), label]);
    assert_eq!(held(&ctx, file(&ctx, point).unwrap()).unwrap(), point);
    let inner = list(&ctx, &[ctx.i64_type()], None);
    let outer = ctx.type_attr(list(&ctx, &[inner, ctx.index_type()], Some(7)));
    assert_eq!(held(&ctx, file(&ctx, outer).unwrap()).unwrap(), outer);
}

#[test]
fn older_forms_are_read() {
    let old = context(OLD_SHAPES);
    let written = file(&old, attr(&old, "point", vec![Param::Int(1), Param::Int(-2)])).unwrap();
    let ctx = context(SHAPES);
    assert_eq!(params(&ctx, held(&ctx, written).unwrap()), [Param::Int(1), Param::Int(-2), Param::None]);
}

#[test]
fn a_value_without_encoding_and_text_is_an_error() {
    let ctx = context(SHAPES);
    let error = file(&ctx, attr(&ctx, "unsaid", Vec::new())).unwrap_err();
    assert_eq!(error.message, "an attribute or type has no encoding, and the context no engine for its text");
}

#[test]
fn hooks_encode_fields_that_rows_cannot_describe() {
    let secret = FieldHook {
        read: |r, _| Ok(Param::Int((r.varint()? ^ 42) as i64)),
        write: |w, param, _| w.varint(if let Param::Int(value) = param { *value as u64 ^ 42 } else { 0 }),
    };
    let ctx = context(SHAPES).with_extension(BytecodeRegistry::new().with_fields([("shapes.secret", secret)]));
    let kept = attr(&ctx, "secret", vec![Param::Int(7)]);
    let written = file(&ctx, kept).unwrap();
    assert_eq!(held(&ctx, written.clone()).unwrap(), kept);
    let error = held(&context(SHAPES), written).unwrap_err();
    assert_eq!(error.message, "the encoding 'shapes.secret' has no hook");
}

#[test]
fn an_unknown_code_is_an_error() {
    let ctx = context(SHAPES);
    let written = file(&ctx, attr(&ctx, "secret_code", vec![Param::Int(7)])).unwrap();
    let error = held(&context(OLD_SHAPES), written).unwrap_err();
    assert_eq!(error.message, "unknown attribute code: 6");
}

#[test]
fn encodings_that_contradict_each_other_are_errors() {
    let errors = |rows: &str| {
        let dialect = Dialect::parse(format!("dialect shapes\n{rows}")).unwrap();
        dialect.check().unwrap_err().iter().map(|error| error.to_string()).collect::<Vec<_>>().join("; ")
    };
    let twice = errors("attr a\n  class A\n  wire 1\nattr b\n  class B\n  wire 1\n");
    assert!(twice.contains("two rows have the code 1"), "{twice}");
    let unknown = errors("attr a\n  class A\n  wire 1 x:varint\n");
    assert!(unknown.contains("no parameter 'x'"), "{unknown}");
    let kind = errors("attr a\n  class A\n  param x int:64\n  wire 1 x:number\n");
    assert!(kind.contains("unknown kind of field 'number'"), "{kind}");
}
