//! Reads, writes and prints modules through functions that the context provides.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;

use bytes::Bytes;
use mlirkit_diag::Error;

use crate::context::Context;
use crate::ids::{Attr, Type};
use crate::module::Module;
use crate::refs::OpRef;

/// The output format of a module.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Format {
    /// Text in the custom syntax of the operations, as printed by `mlir-opt`.
    #[default]
    Text,
    /// Text in generic form, which shows all properties.
    Generic,
    /// Bytecode in the newest version.
    Bytecode,
    /// Bytecode in this version, for older readers.
    BytecodeVersion(u64),
}

/// Functions that read and write modules, stored as an extension of the context. The facade crate `mlirkit` provides
/// `mlirkit::FILES` for text and bytecode and adds it to the contexts it creates.
#[derive(Debug, Clone, Copy)]
pub struct Files {
    /// Loads the content of a file.
    pub load: fn(&Path) -> io::Result<Bytes>,
    /// Reads a module from text or bytecode. `lazy` defers the decoding of bodies where possible.
    pub read: for<'c> fn(&'c Context, name: &str, input: Bytes, lazy: bool) -> Result<Module<'c>, Error>,
    /// Writes a module in a format.
    pub write: fn(&Module<'_>, Format, &mut dyn Write) -> Result<(), Error>,
    /// Prints an operation, either in generic form or in custom syntax.
    pub print_op: fn(OpRef<'_, '_>, generic: bool, &mut dyn Write) -> io::Result<()>,
}

/// A function that returns whether an operation and everything in it is valid, stored as an extension of the context.
/// As in upstream MLIR, the printer uses the generic form for an invalid operation.
#[derive(Clone, Copy)]
pub struct Validity(pub fn(OpRef<'_, '_>) -> bool);

impl Files {
    /// Loads the content of a file. An error includes the path.
    #[cfg(feature = "fs")]
    fn load(&self, path: &Path) -> Result<Bytes, Error> {
        (self.load)(path).map_err(|error| {
            Error::unplaced(format!("cannot open '{}': {error}", path.to_string_lossy())).with_cause(error)
        })
    }
}

/// Options for [`Module::open_with`], which determine how the content of a file is read.
pub trait ReadModule {
    /// Reads a module from the content of a file. `name` is the file name to use in messages.
    ///
    /// # Errors
    /// Fails if the content is invalid.
    fn read_module<'c>(&self, ctx: &'c Context, name: &str, content: Bytes) -> Result<Module<'c>, Error>;
}

impl Context {
    fn files(&self) -> Result<&Files, Error> {
        self.extension::<Files>()
            .ok_or_else(|| Error::unplaced("the context has no engine for files, such as `mlirkit::FILES`"))
    }
}

impl<'c> Module<'c> {
    /// Reads a text or bytecode file. The format is detected from the first bytes.
    ///
    /// # Errors
    /// Fails if the file cannot be read or its content is invalid.
    #[cfg(feature = "fs")]
    pub fn open(ctx: &'c Context, path: impl AsRef<Path>) -> Result<Self, Error> {
        Self::open_path(ctx, path.as_ref(), false)
    }

    /// Opens a bytecode file lazily: reads its tables and top-level operations, and decodes each function on first
    /// access. A text file is parsed completely.
    ///
    /// If a function is invalid, [`OpRef::load`] returns the error. A walk without `load` sees an empty function; the
    /// error is then stored in [`Module::failure`].
    ///
    /// # Errors
    /// Fails if the file cannot be read or its tables are invalid.
    #[cfg(feature = "fs")]
    pub fn open_lazy(ctx: &'c Context, path: impl AsRef<Path>) -> Result<Self, Error> {
        Self::open_path(ctx, path.as_ref(), true)
    }

    #[cfg(feature = "fs")]
    fn open_path(ctx: &'c Context, path: &Path, lazy: bool) -> Result<Self, Error> {
        let files = ctx.files()?;
        (files.read)(ctx, &path.to_string_lossy(), files.load(path)?, lazy)
    }

    /// Reads a text or bytecode file with options, such as `mlirkit::OpenOptions`.
    ///
    /// # Errors
    /// Fails if the file cannot be read or its content is invalid.
    #[cfg(feature = "fs")]
    pub fn open_with(ctx: &'c Context, path: impl AsRef<Path>, options: &impl ReadModule) -> Result<Self, Error> {
        let path = path.as_ref();
        options.read_module(ctx, &path.to_string_lossy(), ctx.files()?.load(path)?)
    }

    /// Reads text or bytecode from memory. Large constants remain slices of the input.
    ///
    /// # Errors
    /// Fails if the content is invalid.
    pub fn from_bytes(ctx: &'c Context, bytes: impl Into<Bytes>) -> Result<Self, Error> {
        (ctx.files()?.read)(ctx, "-", bytes.into(), false)
    }

    /// Parses a module from text.
    ///
    /// # Errors
    /// Fails if the text has a syntax error or an invalid operation.
    pub fn parse(ctx: &'c Context, text: &str) -> Result<Self, Error> {
        Self::from_bytes(ctx, Bytes::copy_from_slice(text.as_bytes()))
    }

    /// Writes the module in a format.
    ///
    /// # Errors
    /// Fails if `out` returns an error, if a lazily read body or resource cannot be read, or if the format cannot
    /// represent the module.
    pub fn write_to(&self, out: &mut dyn Write, format: Format) -> Result<(), Error> {
        (self.context().files()?.write)(self, format, out)
    }

    /// Returns the module encoded in a format.
    ///
    /// # Errors
    /// Fails like [`Module::write_to`].
    pub fn to_bytes(&self, format: Format) -> Result<Vec<u8>, Error> {
        let mut out = Vec::new();
        self.write_to(&mut out, format)?;
        Ok(out)
    }
}

/// Runs a function that writes bytes, and passes these bytes to a formatter.
fn display(f: &mut fmt::Formatter<'_>, write: impl FnOnce(&mut dyn Write) -> Result<(), Error>) -> fmt::Result {
    let mut out = Vec::new();
    write(&mut out).map_err(|_| fmt::Error)?;
    f.write_str(&String::from_utf8_lossy(&out))
}

/// Prints the module as `mlir-opt` does; `{:#}` prints the generic form.
///
/// # Panics
/// `to_string` and `println!` panic if formatting fails, because the context has no [`Files`] or because a lazily read
/// body or resource is invalid. [`Module::write_to`] returns an error instead.
impl fmt::Display for Module<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let format = if f.alternate() { Format::Generic } else { Format::Text };
        display(f, |out| self.write_to(out, format))
    }
}

/// Prints the operation without aliases; `{:#}` prints the generic form.
impl fmt::Display for OpRef<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let generic = f.alternate();
        match self.context().files() {
            Ok(files) => display(f, |out| Ok((files.print_op)(*self, generic, out)?)),
            Err(_) => f.write_str(self.name()),
        }
    }
}

/// An adapter that prints an attribute or type using its context.
#[derive(Clone, Copy)]
pub struct Shown<'c, T> {
    ctx: &'c Context,
    what: T,
}

impl Attr {
    /// Returns an adapter that prints the attribute with `{}`.
    #[must_use]
    pub fn display(self, ctx: &Context) -> Shown<'_, Self> {
        Shown { ctx, what: self }
    }
}

impl Type {
    /// Returns an adapter that prints the type with `{}`.
    #[must_use]
    pub fn display(self, ctx: &Context) -> Shown<'_, Self> {
        Shown { ctx, what: self }
    }
}

impl fmt::Display for Shown<'_, Attr> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.ctx.attr_text(self.what))
    }
}

impl fmt::Display for Shown<'_, Type> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.ctx.type_text(self.what))
    }
}
