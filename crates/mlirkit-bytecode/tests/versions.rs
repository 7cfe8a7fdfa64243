//! Tests a dialect that is defined outside the workspace and has two versions. Between the versions, the encodings of a
//! type and an operation changed, and another operation is upgraded after loading. Files are written for the old
//! version and read with the current definition.

#![allow(clippy::unwrap_used)]

mod common;

use std::sync::Arc;

use bytes::Bytes;
use mlirkit_bytecode::{
    BytecodeRegistry, DialectBytecode, DialectReader, DialectVersion, DialectWriter, ReadOptions, WriteOptions, read,
    write,
};
use mlirkit_defs::Dialect;
use mlirkit_diag::{Error, Position, Result};
use mlirkit_ir::{
    Attr, BodyId, Context, DialectSet, DialectType, Module, NewOp, OpId, OpName, Param, Props, Type, TypeData,
};

/// The current definitions: `price` has a currency, and `coin` has a metal.
const SHOP: &str = "\
dialect shop

op price
  attr amount I64Attr
  attr currency StrAttr
  custom-properties

type coin
  class CoinType
  param value uint:32
  param metal str
";

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Version(u64, u64);

const TODAY: Version = Version(2, 0);

struct Shop;

impl Shop {
    fn of(version: Option<&DialectVersion>) -> Version {
        version.and_then(|version| version.downcast_ref().copied()).unwrap_or(TODAY)
    }
}

impl DialectBytecode for Shop {
    fn dialect(&self) -> &str {
        "shop"
    }

    fn write_version(&self, w: &mut DialectWriter<'_, '_>) {
        let Version(major, minor) = Self::of(w.dialect_version("shop"));
        w.varint(major);
        w.varint(minor);
    }

    fn read_version(&self, r: &mut DialectReader<'_, '_>) -> Result<DialectVersion> {
        Ok(Arc::new(Version(r.varint()?, r.varint()?)))
    }

    fn write_type(&self, ty: Type, w: &mut DialectWriter<'_, '_>) -> bool {
        let TypeData::Dialect(coin) = w.context().type_data(ty) else { return false };
        let [Param::Int(value), Param::Str(metal)] = *coin.params else { return false };
        w.varint(value as u64);
        if Self::of(w.dialect_version("shop")) >= TODAY {
            w.string(w.context().bytes(metal));
        }
        true
    }

    fn read_type(&self, r: &mut DialectReader<'_, '_>) -> Result<Type> {
        let version = r.dialect_version("shop")?;
        let value = r.varint()?;
        let metal = if Self::of(version.as_ref()) >= TODAY { r.ident()? } else { r.context().ident("copper") };
        Ok(coin(r.context(), value as i64, r.context().str(metal)))
    }

    fn write_properties(&self, _: OpName, props: Option<Props>, w: &mut DialectWriter<'_, '_>) -> bool {
        let [Some(amount), currency] = *w.context().props_data(props) else { return false };
        w.attr(amount);
        if Self::of(w.dialect_version("shop")) >= TODAY {
            w.optional_attr(currency);
        }
        true
    }

    fn read_properties(&self, _: OpName, r: &mut DialectReader<'_, '_>) -> Result<Option<Option<Props>>> {
        let version = r.dialect_version("shop")?;
        let amount = r.attr()?;
        let currency = if Self::of(version.as_ref()) >= TODAY { r.optional_attr()? } else { None };
        Ok(Some(r.context().props(&[Some(amount), currency])))
    }

    fn upgrade_from_version(&self, module: &mut Module<'_>, version: &DialectVersion) -> Result<()> {
        let version = Self::of(Some(version));
        if version > TODAY {
            let message = format!("current shop version is 2.0, can't parse version: {}.{}", version.0, version.1);
            return Err(Error::new(Position::Unknown, message));
        }
        if version == TODAY {
            return Ok(());
        }
        let ctx = module.context();
        let euro = ctx.string_attr("EUR");
        for id in (0..module.body_count()).map(|index| BodyId(index as u32)) {
            let Some(body) = module.body_mut(id) else { continue };
            for op in (0..body.op_count()).map(|index| OpId(index as u32)) {
                let data = body.op_mut(op);
                if let Some(def) = ctx.op_def(data.name).filter(|def| &*def.name == "shop.price") {
                    data.props = ctx.with_prop(def, data.props, "currency", Some(euro));
                }
            }
        }
        Ok(())
    }
}

fn coin(ctx: &Context, value: i64, metal: &str) -> Type {
    let def = ctx.dialect(ctx.ident("shop")).and_then(|shop| shop.type_("coin")).unwrap();
    let params = Box::new([Param::Int(value), Param::Str(ctx.ident(metal))]);
    ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params })))
}

fn shop() -> Context {
    let dialect: &'static Dialect = Box::leak(Box::new(Dialect::parse(SHOP).unwrap()));
    dialect.check().unwrap();
    Context::new(DialectSet::new().with_dialect(dialect))
        .with_extension(BytecodeRegistry::new().with(Shop))
        .with_extension(common::PLAIN)
}

/// Creates a module with the operation `"shop.price"() <{amount = 5, currency = "CHF"}> : () -> !shop.coin<5,
/// "silver">`.
fn price(ctx: &Context) -> Module<'_> {
    let mut module = Module::new(ctx);
    let top = module.top_block().id;
    let props = ctx.props(&[Some(ctx.int_attr(ctx.i64_type(), 5)), Some(ctx.string_attr("CHF"))]);
    let results = [coin(ctx, 5, "silver")];
    let new = NewOp { props, results: &results, ..NewOp::new(ctx.op_name("shop.price"), ctx.unknown_loc()) };
    module.body_mut(Module::TOP).unwrap().append_op(top, &new);
    module
}

fn written(version: Option<Version>) -> Bytes {
    let ctx = shop();
    let mut options = WriteOptions::default();
    if let Some(version) = version {
        options.dialect_versions.insert("shop".to_owned(), Arc::new(version));
    }
    let mut out = Vec::new();
    write(&price(&ctx), &mut out, &options).unwrap();
    out.into()
}

fn currency_and_metal(ctx: &Context, file: Bytes) -> Result<(Option<Attr>, Type)> {
    let module = read(ctx, file, &ReadOptions::default())?;
    let op = module.root().unwrap();
    Ok((op.attr("currency"), op.results().next().unwrap().ty()))
}

#[test]
fn the_current_version_survives_a_round_trip() {
    let ctx = shop();
    let found = currency_and_metal(&ctx, written(None)).unwrap();
    assert_eq!(found, (Some(ctx.string_attr("CHF")), coin(&ctx, 5, "silver")));
}

#[test]
fn an_old_version_is_upgraded() {
    let (old, new) = (written(Some(Version(1, 12))), written(None));
    assert!(old.len() < new.len());
    let ctx = shop();
    let found = currency_and_metal(&ctx, old).unwrap();
    assert_eq!(found, (Some(ctx.string_attr("EUR")), coin(&ctx, 5, "copper")));
}

#[test]
fn a_future_version_is_refused_by_the_dialect() {
    let ctx = shop();
    let error = currency_and_metal(&ctx, written(Some(Version(2, 2)))).unwrap_err();
    assert_eq!(error.message, "current shop version is 2.0, can't parse version: 2.2");
}

#[test]
fn a_version_without_an_interface_is_an_error() {
    let dialect: &'static Dialect = Box::leak(Box::new(Dialect::parse(SHOP).unwrap()));
    let ctx = Context::new(DialectSet::new().with_dialect(dialect));
    let error = currency_and_metal(&ctx, written(None)).unwrap_err();
    assert_eq!(error.message, "dialect 'shop' does not implement the bytecode interface, but found a version entry");
}
