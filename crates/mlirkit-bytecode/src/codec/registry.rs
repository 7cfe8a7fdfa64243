//! The interfaces through which dialects and applications provide encodings.

use std::any::Any;
use std::sync::Arc;

use mlirkit_diag::Result;
use mlirkit_ir::{Attr, AttrData, Context, Ident, Library, Module, OpName, Props, Type, TypeData};
use rustc_hash::FxHashMap;

use crate::codec::builtin;
use crate::codec::reader::DialectReader;
use crate::codec::rows::{ConditionHook, FieldHook, RowCodec};
use crate::codec::writer::{DialectWriter, Entity};

/// The version of a dialect. Its Rust type is known only to the dialect.
pub type DialectVersion = Arc<dyn Any + Send + Sync>;

/// The bytecode interface of a dialect. The default methods implement a dialect without encodings.
///
/// Each `write` method is called twice for a value: first to number the references in the value, then to encode it.
/// Both calls must write the same fields.
pub trait DialectBytecode: Send + Sync {
    /// Returns the namespace of the dialect.
    fn dialect(&self) -> &str;

    /// Reads an attribute.
    ///
    /// # Errors
    /// Fails if the bytes are not an attribute of this dialect.
    fn read_attr(&self, reader: &mut DialectReader<'_, '_>) -> Result<Attr> {
        Err(reader.error("reading attributes not supported"))
    }

    /// Reads a type.
    ///
    /// # Errors
    /// Fails if the bytes are not a type of this dialect.
    fn read_type(&self, reader: &mut DialectReader<'_, '_>) -> Result<Type> {
        Err(reader.error("reading types not supported"))
    }

    /// Writes an attribute. To store the attribute as text instead, write nothing and return false.
    fn write_attr(&self, attr: Attr, writer: &mut DialectWriter<'_, '_>) -> bool {
        let _ = (attr, writer);
        false
    }

    /// Writes a type. To store the type as text instead, write nothing and return false.
    fn write_type(&self, ty: Type, writer: &mut DialectWriter<'_, '_>) -> bool {
        let _ = (ty, writer);
        false
    }

    /// Writes the version of the dialect. By default, writes nothing, which means that the dialect has no version.
    fn write_version(&self, writer: &mut DialectWriter<'_, '_>) {
        let _ = writer;
    }

    /// Reads the version that [`DialectBytecode::write_version`] wrote.
    ///
    /// # Errors
    /// Fails if the bytes are not a version of this dialect.
    fn read_version(&self, reader: &mut DialectReader<'_, '_>) -> Result<DialectVersion> {
        Err(reader.error("Dialect does not support versioning"))
    }

    /// Upgrades a module that was written with version `version` of the dialect. Called after the whole module has been
    /// read.
    ///
    /// # Errors
    /// Fails if the module cannot be upgraded.
    fn upgrade_from_version(&self, module: &mut Module<'_>, version: &DialectVersion) -> Result<()> {
        let _ = (module, version);
        Ok(())
    }

    /// Reads the properties of an operation whose definition states that they have a custom encoding. The outer
    /// `Option` is `None` if this interface does not encode them.
    ///
    /// # Errors
    /// Fails if the bytes are not properties of this operation.
    fn read_properties(&self, op: OpName, reader: &mut DialectReader<'_, '_>) -> Result<Option<Option<Props>>> {
        let _ = (op, reader);
        Ok(None)
    }

    /// Writes the properties of an operation whose definition states that they have a custom encoding. Returns false if
    /// this interface does not encode them.
    fn write_properties(&self, op: OpName, props: Option<Props>, writer: &mut DialectWriter<'_, '_>) -> bool {
        let _ = (op, props, writer);
        false
    }
}

/// Allows registering a static interface by reference.
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

/// The result of an attempt to write an attribute or type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// Nothing was written. The next encoding is tried; the dialect's encoding comes last.
    No,
    /// The value was written, and is to be listed under its own dialect.
    Yes,
    /// The value was written, and is to be listed under this dialect.
    Under(Ident),
}

/// An encoding provided by the application, which takes precedence over the encodings of dialects.
pub trait Override: Send + Sync {
    /// Reads an attribute listed under `dialect`. Returns `None` to leave it to the dialect.
    ///
    /// # Errors
    /// Fails if the bytes are not an attribute in this encoding.
    fn read_attr(&self, reader: &mut DialectReader<'_, '_>, dialect: &str) -> Result<Option<Attr>> {
        let _ = (reader, dialect);
        Ok(None)
    }

    /// Reads a type listed under `dialect`. Returns `None` to leave it to the dialect.
    ///
    /// # Errors
    /// Fails if the bytes are not a type in this encoding.
    fn read_type(&self, reader: &mut DialectReader<'_, '_>, dialect: &str) -> Result<Option<Type>> {
        let _ = (reader, dialect);
        Ok(None)
    }

    /// Writes an attribute if this encoding supports it; otherwise returns [`Written::No`].
    fn write_attr(&self, attr: Attr, writer: &mut DialectWriter<'_, '_>) -> Written {
        let _ = (attr, writer);
        Written::No
    }

    /// Writes a type if this encoding supports it; otherwise returns [`Written::No`].
    fn write_type(&self, ty: Type, writer: &mut DialectWriter<'_, '_>) -> Written {
        let _ = (ty, writer);
        Written::No
    }
}

/// The bytecode interfaces of dialects, and the hooks that definitions refer to by name. Attach it to a context with
/// [`Context::with_extension`](mlirkit_ir::Context::with_extension).
///
/// The builtin dialect needs no interface, nor does a dialect whose definitions describe its encodings completely.
#[derive(Default)]
pub struct BytecodeRegistry {
    dialects: FxHashMap<String, Box<dyn DialectBytecode>>,
    fields: FxHashMap<&'static str, FieldHook>,
    conditions: FxHashMap<&'static str, ConditionHook>,
    library: Library<Self>,
}

impl BytecodeRegistry {
    /// Creates a registry without dialects.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the interface of a dialect, replacing any previous one.
    #[must_use]
    pub fn with(mut self, codec: impl DialectBytecode + 'static) -> Self {
        self.dialects.insert(codec.dialect().to_owned(), Box::new(codec));
        self
    }

    /// Binds hooks to the fields called `hook:NAME` in definitions.
    #[must_use]
    pub fn with_fields(mut self, hooks: impl IntoIterator<Item = (&'static str, FieldHook)>) -> Self {
        self.fields.extend(hooks);
        self
    }

    /// Binds hooks to the conditions called `when NAME` in definitions.
    #[must_use]
    pub fn with_conditions(mut self, hooks: impl IntoIterator<Item = (&'static str, ConditionHook)>) -> Self {
        self.conditions.extend(hooks);
        self
    }

    /// Adds a library that is searched for names not registered here. Libraries that are added later are searched
    /// first.
    #[must_use]
    pub fn with_library(mut self, library: Library<Self>) -> Self {
        self.library = library.or(self.library);
        self
    }

    /// Returns the bytecode interface of a dialect; `None` if none is registered.
    #[must_use]
    pub fn get(&self, dialect: &str) -> Option<&dyn DialectBytecode> {
        let codec = self.dialects.get(dialect).or_else(|| self.library.part(dialect)?.dialects.get(dialect));
        codec.map(|codec| &**codec)
    }

    /// Returns the field hook with this name, from this registry or a library; `None` if neither has it.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<FieldHook> {
        self.library.find(self, name, |registry| registry.fields.get(name).copied())
    }

    /// Returns the condition hook with this name, from this registry or a library; `None` if neither has it.
    #[must_use]
    pub fn condition(&self, name: &str) -> Option<ConditionHook> {
        self.library.find(self, name, |registry| registry.conditions.get(name).copied())
    }
}

/// How the attributes and types of a dialect are encoded.
#[derive(Clone, Copy)]
pub(crate) enum Codec<'c> {
    /// By the encodings of the builtin dialect.
    Builtin,
    /// By the bytecode interface of the dialect.
    Interface(&'c dyn DialectBytecode),
    /// By the encodings that the dialect's definitions describe.
    Rows(RowCodec),
    /// As text only.
    Text,
}

impl<'c> Codec<'c> {
    /// Returns the codec of a dialect. A dialect unknown to the context is encoded as text.
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

    /// Returns the interface if it is implemented in Rust. Only such an interface reads and writes versions.
    pub(crate) fn code(&self) -> Option<&dyn DialectBytecode> {
        match self {
            Self::Interface(codec) => Some(*codec),
            Self::Rows(_) | Self::Builtin | Self::Text => None,
        }
    }

    /// Returns the interface of a dialect other than builtin, if it has one or its definitions describe encodings.
    pub(crate) fn interface(&self) -> Option<&dyn DialectBytecode> {
        match self {
            Self::Interface(codec) => Some(*codec),
            Self::Rows(codec) => Some(codec),
            Self::Builtin | Self::Text => None,
        }
    }

    /// Writes an attribute or a type. Overrides take precedence. Returns [`Written::No`] if the value must be stored as
    /// text. Numbering and encoding both call this function, so they see the same references.
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
