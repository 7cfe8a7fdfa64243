//! Bytecode support for the test dialect: its version, and two encodings.

use std::sync::Arc;

use mlirkit::bytecode::{DialectBytecode, DialectReader, DialectVersion, DialectWriter};
use mlirkit::diag::Result;
use mlirkit::ir::{Attr, AttrData, Context, DialectAttr, DialectType, Module, OpName, Param, Props, Type, TypeData};

/// The major and minor version of the dialect.
type Version = (u64, u64);

/// The version that is written. Older files are upgraded to it when they are read.
const CURRENT: Version = (2, 0);
const ATTR_PARAMS: u64 = 0;
const I32: u64 = 99;

/// The bytecode interface of LLVM's test dialect.
pub(crate) struct TestDialect;

impl TestDialect {
    fn dialect(ctx: &Context) -> Option<&'static mlirkit::defs::Dialect> {
        ctx.dialect(ctx.ident("test"))
    }
}

impl DialectBytecode for TestDialect {
    fn dialect(&self) -> &str {
        "test"
    }

    fn write_version(&self, writer: &mut DialectWriter<'_, '_>) {
        writer.varint(CURRENT.0);
        writer.varint(CURRENT.1);
    }

    fn read_version(&self, reader: &mut DialectReader<'_, '_>) -> Result<DialectVersion> {
        let version: Version = (reader.varint()?, reader.varint()?);
        Ok(Arc::new(version))
    }

    fn write_type(&self, ty: Type, writer: &mut DialectWriter<'_, '_>) -> bool {
        let TypeData::Dialect(ty) = writer.context().type_data(ty) else { return false };
        let known = &*ty.def.name == "test.i32";
        if known {
            writer.varint(I32);
        }
        known
    }

    fn read_type(&self, reader: &mut DialectReader<'_, '_>) -> Result<Type> {
        let code = reader.varint()?;
        let ctx = reader.context();
        match Self::dialect(ctx).and_then(|d| d.type_("i32")) {
            Some(def) if code == I32 => Ok(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: [].into() })))),
            _ => Err(reader.error(format!("unknown test type code: {code}"))),
        }
    }

    fn write_attr(&self, attr: Attr, writer: &mut DialectWriter<'_, '_>) -> bool {
        let AttrData::Dialect(attr) = writer.context().attr_data(attr) else { return false };
        let ("test.attr_params", [Param::Int(first), Param::Int(second)]) = (&*attr.def.name, &*attr.params) else {
            return false;
        };
        writer.varint(ATTR_PARAMS);
        writer.varint(first.cast_unsigned());
        writer.varint(second.cast_unsigned());
        true
    }

    fn read_attr(&self, reader: &mut DialectReader<'_, '_>) -> Result<Attr> {
        let version = reader.dialect_version("test")?;
        let version = version.and_then(|v| v.downcast_ref::<Version>().copied()).unwrap_or(CURRENT);
        let code = reader.varint()?;
        let (first, second) = (reader.varint()?, reader.varint()?);
        // The order of the two parameters changed with version 2.
        let (first, second) = if version < (2, 0) { (second, first) } else { (first, second) };
        let ctx = reader.context();
        match Self::dialect(ctx).and_then(|d| d.attr("attr_params")) {
            Some(def) if code == ATTR_PARAMS && version <= CURRENT => {
                // The parameters are 32-bit integers upstream.
                let params = [first, second].map(|v| Param::Int(i64::from(v as i32)));
                Ok(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
            }
            _ => Err(reader.error(format!("unknown test attribute code: {code}"))),
        }
    }

    fn read_properties(&self, op: OpName, reader: &mut DialectReader<'_, '_>) -> Result<Option<Option<Props>>> {
        let ctx = reader.context();
        let Some(def) = ctx.op_def(op).filter(|def| &*def.name == "test.versionedA") else { return Ok(None) };
        let dims = reader.attr()?;
        let version = reader.dialect_version("test")?;
        let version = version.and_then(|v| v.downcast_ref::<Version>().copied()).unwrap_or(CURRENT);
        let modifier = if version < (2, 0) { None } else { Some(reader.attr()?) };
        let props = ctx.with_prop(def, None, "dims", Some(dims));
        Ok(Some(ctx.with_prop(def, props, "modifier", modifier)))
    }

    fn write_properties(&self, op: OpName, props: Option<Props>, writer: &mut DialectWriter<'_, '_>) -> bool {
        let ctx = writer.context();
        let Some(def) = ctx.op_def(op).filter(|def| &*def.name == "test.versionedA") else { return false };
        for name in ["dims", "modifier"] {
            if let Some(value) = ctx.prop(def, props, name) {
                writer.attr(value);
            }
        }
        true
    }

    fn upgrade_from_version(&self, module: &mut Module<'_>, version: &DialectVersion) -> Result<()> {
        let version = version.downcast_ref::<Version>().copied().unwrap_or(CURRENT);
        if version > CURRENT {
            let (major, minor) = version;
            let message = format!("current test dialect version is 2.0, can't parse version: {major}.{minor}");
            return Err(mlirkit::diag::Error::new(mlirkit::root_position(module), message));
        }
        if version == CURRENT {
            return Ok(());
        }
        // Before version 2 the operation had no `modifier`.
        let ctx = module.context();
        let name = ctx.op_name("test.versionedA");
        for body in 0..module.body_count() {
            let Some(body) = module.body_mut(mlirkit::ir::BodyId(body as u32)) else { continue };
            for op in (0..body.op_count()).map(|op| mlirkit::ir::OpId(op as u32)) {
                let op = body.op_mut(op);
                if let Some(def) = ctx.op_def(name).filter(|_| op.name == name) {
                    op.props = ctx.with_prop(def, op.props, "modifier", Some(ctx.bool_attr(false)));
                }
            }
        }
        Ok(())
    }
}
