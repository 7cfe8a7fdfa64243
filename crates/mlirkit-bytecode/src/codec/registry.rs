//! What a dialect, or a program that reads and writes bytecode, may say about encodings.

use std::any::Any;
use std::sync::Arc;

use mlirkit_diag::Result;
use mlirkit_ir::{Attr, AttrData, Context, Ident, Library, Module, OpName, Props, Type, TypeData};
use rustc_hash::FxHashMap;

use crate::codec::builtin;
use crate::codec::reader::DialectReader;
use crate::codec::rows::{ConditionHook, FieldHook, RowCodec};
use crate::codec::writer::{DialectWriter, Entity};

/// The version of a dialect, of a type that only the dialect knows.
pub type DialectVersion = Arc<dyn Any + Send + Sync>;

/// The bytecode interface of a dialect. Every method has the default of a dialect that has no encoding of its own.
///
/// What a dialect writes is written twice: once to number what it refers to, once to encode it. Both times the same
/// calls must be made.
pub trait DialectBytecode: Send + Sync {
    /// The dialect's namespace.
    fn dialect(&self) -> &str;

    /// Reads an attribute.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_attr(&self, reader: &mut DialectReader<'_, '_>) -> Result<Attr> {
        Err(reader.error("reading attributes not supported"))
    }

    /// Reads a type.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_type(&self, reader: &mut DialectReader<'_, '_>) -> Result<Type> {
        Err(reader.error("reading types not supported"))
    }

    /// Writes an attribute; `false`, with nothing written, if its text is to stand there instead.
    fn write_attr(&self, attr: Attr, writer: &mut DialectWriter<'_, '_>) -> bool {
        let _ = (attr, writer);
        false
    }

    /// Writes a type; `false`, with nothing written, if its text is to stand there instead.
    fn write_type(&self, ty: Type, writer: &mut DialectWriter<'_, '_>) -> bool {
        let _ = (ty, writer);
        false
    }

    /// Writes the version that what is written conforms to; by default none.
    fn write_version(&self, writer: &mut DialectWriter<'_, '_>) {
        let _ = writer;
    }

    /// Reads what [`DialectBytecode::write_version`] wrote.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_version(&self, reader: &mut DialectReader<'_, '_>) -> Result<DialectVersion> {
        Err(reader.error("Dialect does not support versioning"))
    }

    /// Brings a module that was written with `version` up to date, after all of it has been read.
    ///
    /// # Errors
    /// Why that cannot be done.
    fn upgrade_from_version(&self, module: &mut Module<'_>, version: &DialectVersion) -> Result<()> {
        let _ = (module, version);
        Ok(())
    }

    /// Reads the properties of an operation whose row says that they are encoded by hand; `None` if this dialect does not.
    ///
    /// # Errors
    /// What is wrong with them.
    fn read_properties(&self, op: OpName, reader: &mut DialectReader<'_, '_>) -> Result<Option<Option<Props>>> {
        let _ = (op, reader);
        Ok(None)
    }

    /// Writes the properties of an operation whose row says that they are encoded by hand; `false` if this dialect does
    /// not.
    fn write_properties(&self, op: OpName, props: Option<Props>, writer: &mut DialectWriter<'_, '_>) -> bool {
        let _ = (op, props, writer);
        false
    }
}

/// An interface that lives as long as the program needs no copy.
impl<T: DialectBytecode + ?Sized> DialectBytecode for &'static T {
    fn dialect(&self) -> &str {
        (**self).dialect()
    }

    fn read_attr(&self, r: &mut DialectReader<'_, '_>) -> Result<Attr> {
        (**self).read_attr(r)
    }

    fn read_type(&self, r: &mut DialectReader<'_, '_>) -> Result<Type> {
        (**self).read_type(r)
    }

    fn write_attr(&self, attr: Attr, w: &mut DialectWriter<'_, '_>) -> bool {
        (**self).write_attr(attr, w)
    }

    fn write_type(&self, ty: Type, w: &mut DialectWriter<'_, '_>) -> bool {
        (**self).write_type(ty, w)
    }
    fn write_version(&self, w: &mut DialectWriter<'_, '_>) {
        (**self).write_version(w);
    }

    fn read_version(&self, r: &mut DialectReader<'_, '_>) -> Result<DialectVersion> {
        (**self).read_version(r)
    }

    fn upgrade_from_version(&self, module: &mut Module<'_>, version: &DialectVersion) -> Result<()> {
        (**self).upgrade_from_version(module, version)
    }

    fn read_properties(&self, op: OpName, r: &mut DialectReader<'_, '_>) -> Result<Option<Option<Props>>> {
        (**self).read_properties(op, r)
    }

    fn write_properties(&self, op: OpName, props: Option<Props>, w: &mut DialectWriter<'_, '_>) -> bool {
        (**self).write_properties(op, props, w)
    }
}

/// Where an attribute or type written by an [`Override`] belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// Nothing was written: the dialect's own encoding stands.
    No,
    /// It was written, and belongs to its own dialect.
    Yes,
    /// It was written, and is to be listed under this dialect.
    Under(Ident),
}

/// Encodings that a program puts before those of the dialects.
pub trait Override: Send + Sync {
    /// Reads an attribute listed under `dialect`; `None` leaves it to the dialect.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_attr(&self, reader: &mut DialectReader<'_, '_>, dialect: &str) -> Result<Option<Attr>> {
        let _ = (reader, dialect);
        Ok(None)
    }

    /// Reads a type listed under `dialect`; `None` leaves it to the dialect.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_type(&self, reader: &mut DialectReader<'_, '_>, dialect: &str) -> Result<Option<Type>> {
        let _ = (reader, dialect);
        Ok(None)
    }

    /// Writes an attribute in its own way.
    fn write_attr(&self, attr: Attr, writer: &mut DialectWriter<'_, '_>) -> Written {
        let _ = (attr, writer);
        Written::No
    }

    /// Writes a type in its own way.
    fn write_type(&self, ty: Type, writer: &mut DialectWriter<'_, '_>) -> Written {
        let _ = (ty, writer);
        Written::No
    }
}

/// The bytecode interfaces of dialects, and the hooks that rows name; attach it to a context with
/// [`Context::with_extension`](mlirkit_ir::Context::with_extension). Builtin needs no entry, and no dialect whose rows say
/// all there is to say.
#[derive(Default)]
pub struct BytecodeRegistry {
    dialects: FxHashMap<String, Box<dyn DialectBytecode>>,
    fields: FxHashMap<&'static str, FieldHook>,
    conditions: FxHashMap<&'static str, ConditionHook>,
    library: Library<Self>,
}

impl BytecodeRegistry {
    /// No dialects.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the interface of a dialect, in place of an earlier one.
    #[must_use]
    pub fn with(mut self, codec: impl DialectBytecode + 'static) -> Self {
        self.dialects.insert(codec.dialect().to_owned(), Box::new(codec));
        self
    }

    /// Binds the fields that rows call `hook:NAME`.
    #[must_use]
    pub fn with_fields(mut self, hooks: impl IntoIterator<Item = (&'static str, FieldHook)>) -> Self {
        self.fields.extend(hooks);
        self
    }

    /// Binds the conditions that rows call `when NAME`.
    #[must_use]
    pub fn with_conditions(mut self, hooks: impl IntoIterator<Item = (&'static str, ConditionHook)>) -> Self {
        self.conditions.extend(hooks);
        self
    }

    /// Has what a library knows, unless something else is added by the same name.
    #[must_use]
    pub fn with_library(mut self, library: Library<Self>) -> Self {
        self.library = library;
        self
    }

    /// The interface of a dialect.
    #[must_use]
    pub fn get(&self, dialect: &str) -> Option<&dyn DialectBytecode> {
        let codec = self.dialects.get(dialect).or_else(|| self.library.part(dialect)?.dialects.get(dialect));
        codec.map(|codec| &**codec)
    }

    /// The field hook of this name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<FieldHook> {
        self.library.find(self, name, |registry| registry.fields.get(name).copied())
    }

    /// The condition of this name.
    #[must_use]
    pub fn condition(&self, name: &str) -> Option<ConditionHook> {
        self.library.find(self, name, |registry| registry.conditions.get(name).copied())
    }
}

/// What encodes the attributes and types of a dialect.
#[derive(Clone, Copy)]
pub(crate) enum Codec<'c> {
    /// Builtin's encodings.
    Builtin,
    /// The dialect's interface.
    Interface(&'c dyn DialectBytecode),
    /// The encodings in its rows.
    Rows(RowCodec),
    /// Nothing: text stands for them.
    Text,
}

impl<'c> Codec<'c> {
    /// That of a dialect, if this context knows it.
    pub(crate) fn of(ctx: &'c Context, dialect: Ident) -> Self {
        let name = ctx.str(dialect);
        if name == "builtin" {
            return Self::Builtin;
        }
        let Some(known) = ctx.dialect(dialect) else { return Self::Text };
        match ctx.extension::<BytecodeRegistry>().and_then(|registry| registry.get(name)) {
            Some(codec) => Self::Interface(codec),
            None if known.has_encodings() => Self::Rows(RowCodec::new(known.name())),
            None => Self::Text,
        }
    }

    /// The interface of a dialect other than builtin, if it has one.
    pub(crate) fn interface(&self) -> Option<&dyn DialectBytecode> {
        match self {
            Self::Interface(codec) => Some(*codec),
            Self::Rows(codec) => Some(codec),
            Self::Builtin | Self::Text => None,
        }
    }

    /// Writes an attribute or a type, `overrides` first; [`Written::No`] if its text is to stand there. What is numbered and
    /// what is encoded must be the same, so both come here.
    pub(crate) fn write(
        &self,
        overrides: &[Arc<dyn Override>],
        what: Entity,
        w: &mut DialectWriter<'_, 'c>,
    ) -> Written {
        let written = overrides.iter().map(|custom| match what {
            Entity::Attr(attr) => custom.write_attr(attr, w),
            Entity::Type(ty) => custom.write_type(ty, w),
        });
        if let Some(written) = written.into_iter().find(|written| *written != Written::No) {
            return written;
        }
        let done = match what {
            Entity::Attr(attr) => match (self, w.context().attr_data(attr)) {
                (_, AttrData::Opaque { .. } | AttrData::Verbatim(_)) => false,
                (Self::Builtin, data) => builtin::write_attr(data, w),
                (codec, _) => codec.interface().is_some_and(|codec| codec.write_attr(attr, w)),
            },
            Entity::Type(ty) => match (self, w.context().type_data(ty)) {
                (_, TypeData::Opaque { .. } | TypeData::Verbatim(_)) => false,
                (Self::Builtin, data) => builtin::write_type(data, w),
                (codec, _) => codec.interface().is_some_and(|codec| codec.write_type(ty, w)),
            },
        };
        if done { Written::Yes } else { Written::No }
    }
}
