//! Modules as files: reading, writing and printing them as a capability of the context, as the text of attributes is.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;

use bytes::Bytes;
use mlirkit_diag::Error;

use crate::context::Context;
use crate::ids::{Attr, Type};
use crate::module::Module;
use crate::refs::OpRef;

/// How a module is written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Format {
    /// Text in the operations' own syntax, what `mlir-opt` prints.
    #[default]
    Text,
    /// Text in generic form, with every property in sight.
    Generic,
    /// Bytecode of the newest version.
    Bytecode,
    /// Bytecode of this version, for older readers.
    BytecodeVersion(u64),
}

/// What reads and writes modules. The facade crate `mlirkit` has one that knows text and bytecode (`mlirkit::FILES`), and its
/// contexts hold it.
#[derive(Debug, Clone, Copy)]
pub struct Files {
    /// The bytes of a file.
    pub load: fn(&Path) -> io::Result<Bytes>,
    /// Reads text or bytecode. `lazy` leaves bodies for later where it can.
    pub read: for<'c> fn(&'c Context, name: &str, input: Bytes, lazy: bool) -> Result<Module<'c>, Error>,
    /// Writes a module.
    pub write: fn(&Module<'_>, Format, &mut dyn Write) -> Result<(), Error>,
    /// Prints one operation, in generic form or its own.
    pub print_op: fn(OpRef<'_, '_>, generic: bool, &mut dyn Write) -> io::Result<()>,
}

impl Context {
    fn files(&self) -> Result<&Files, Error> {
        self.extension::<Files>()
            .ok_or_else(|| Error::unplaced("the context has no engine for files, such as `mlirkit::FILES`"))
    }
}

impl<'c> Module<'c> {
    /// Reads a file: text or bytecode, whichever it is by its first bytes.
    ///
    /// # Errors
    /// The file cannot be read, or what is wrong with its content.
    #[cfg(feature = "fs")]
    pub fn open(ctx: &'c Context, path: impl AsRef<Path>) -> Result<Self, Error> {
        Self::open_path(ctx, path.as_ref(), false)
    }

    /// Opens a file and reads no more of it than its tables and what stands at its top; each function is read when
    /// somebody looks at it. Text is read at once nevertheless.
    ///
    /// A function that turns out to be broken gives its error to [`OpRef::load`]. Who walks over it without that finds it empty, and
    /// the error in [`Module::failure`].
    ///
    /// # Errors
    /// The file cannot be read, or what is wrong with its tables.
    #[cfg(feature = "fs")]
    pub fn open_lazy(ctx: &'c Context, path: impl AsRef<Path>) -> Result<Self, Error> {
        Self::open_path(ctx, path.as_ref(), true)
    }

    #[cfg(feature = "fs")]
    fn open_path(ctx: &'c Context, path: &Path, lazy: bool) -> Result<Self, Error> {
        let (files, name) = (ctx.files()?, path.to_string_lossy());
        let bytes = (files.load)(path)
            .map_err(|error| Error::unplaced(format!("cannot open '{name}': {error}")).with_cause(error))?;
        (files.read)(ctx, &name, bytes, lazy)
    }

    /// Reads text or bytecode from memory. Large constants stay slices of it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_bytes(ctx: &'c Context, bytes: impl Into<Bytes>) -> Result<Self, Error> {
        (ctx.files()?.read)(ctx, "-", bytes.into(), false)
    }

    /// Reads text.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(ctx: &'c Context, text: &str) -> Result<Self, Error> {
        Self::from_bytes(ctx, Bytes::copy_from_slice(text.as_bytes()))
    }

    /// Writes the module.
    ///
    /// # Errors
    /// `out` fails, a part that was left for later cannot be read, or the format cannot hold the module.
    pub fn write_to(&self, out: &mut dyn Write, format: Format) -> Result<(), Error> {
        (self.context().files()?.write)(self, format, out)
    }

    /// The module in a format.
    ///
    /// # Errors
    /// As [`Module::write_to`].
    pub fn to_bytes(&self, format: Format) -> Result<Vec<u8>, Error> {
        let mut out = Vec::new();
        self.write_to(&mut out, format)?;
        Ok(out)
    }
}

/// Formats with what writes bytes.
fn display(f: &mut fmt::Formatter<'_>, write: impl FnOnce(&mut dyn Write) -> Result<(), Error>) -> fmt::Result {
    let mut out = Vec::new();
    write(&mut out).map_err(|_| fmt::Error)?;
    f.write_str(&String::from_utf8_lossy(&out))
}

/// The text that `mlir-opt` prints; `{:#}` is the generic form.
///
/// # Panics
/// `to_string` and `println!` panic where formatting fails: the context has no engine for text, or a part of the file that
/// was left for later is broken. [`Module::write_to`] gives an error instead.
impl fmt::Display for Module<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let format = if f.alternate() { Format::Generic } else { Format::Text };
        display(f, |out| self.write_to(out, format))
    }
}

/// Its text, without aliases; `{:#}` is the generic form.
impl fmt::Display for OpRef<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let generic = f.alternate();
        match self.context().files() {
            Ok(files) => display(f, |out| Ok((files.print_op)(*self, generic, out)?)),
            Err(_) => f.write_str(self.name()),
        }
    }
}

/// Something of a context, to be printed.
#[derive(Clone, Copy)]
pub struct Shown<'c, T> {
    ctx: &'c Context,
    what: T,
}

impl Attr {
    /// The attribute, to be printed.
    #[must_use]
    pub fn display(self, ctx: &Context) -> Shown<'_, Self> {
        Shown { ctx, what: self }
    }
}

impl Type {
    /// The type, to be printed.
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
