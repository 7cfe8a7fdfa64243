//! The file access that implements `Module::open`, `write_to` and `Display`.

use std::io::{self, Write};
use std::path::Path;

use bytes::Bytes;
use mlirkit_asm::PrintOptions;
use mlirkit_bytecode::WriteOptions;
use mlirkit_diag::{Error, Source, SourceMap};
use mlirkit_ir::{Context, Files, Format, Module, OpRef, ReadModule};

use crate::{OpenOptions, open};

/// The functions that read and write modules in contexts created by this crate.
pub const FILES: Files = Files { load, read, write, print_op };

/// Opens a file with the given options; see [`open`].
///
/// # Errors
/// Fails if the file cannot be read or its content is invalid.
#[cfg(feature = "fs")]
pub fn open_file<'c>(
    ctx: &'c Context,
    path: impl AsRef<Path>,
    options: &OpenOptions,
) -> Result<crate::Opened<'c>, Error> {
    let name = path.as_ref().to_string_lossy();
    let bytes = load(path.as_ref())
        .map_err(|error| Error::unplaced(format!("cannot open '{name}': {error}")).with_cause(error))?;
    open(ctx, &name, &bytes, options).map_err(Error::from_diagnostics)
}

fn load(path: &Path) -> io::Result<Bytes> {
    #[cfg(feature = "mmap")]
    let bytes = mlirkit_mmap::open(path);
    #[cfg(all(feature = "fs", not(feature = "mmap")))]
    let bytes = std::fs::read(path).map(Bytes::from);
    #[cfg(not(feature = "fs"))]
    let bytes = Err(io::Error::new(io::ErrorKind::Unsupported, format!("{}: built without files", path.display())));
    bytes
}

fn read<'c>(ctx: &'c Context, name: &str, input: Bytes, lazy: bool) -> Result<Module<'c>, Error> {
    let options = if lazy { OpenOptions::lazy() } else { OpenOptions::default() };
    options.read_module(ctx, name, input)
}

impl ReadModule for OpenOptions {
    fn read_module<'c>(&self, ctx: &'c Context, name: &str, content: Bytes) -> Result<Module<'c>, Error> {
        match open(ctx, name, &content, self) {
            Ok(opened) => Ok(opened.module),
            Err(diagnostics) => {
                let sources = SourceMap::from(Source::new(name, &content[..]));
                Err(Error::from_diagnostics(diagnostics).rendered(&sources))
            }
        }
    }
}

fn write(module: &Module<'_>, format: Format, mut out: &mut dyn Write) -> Result<(), Error> {
    module.load_all()?;
    let count = module.top_block().ops().count();
    if count != 1 {
        return Err(Error::unplaced(format!("a file holds one operation at its top, and the module has {count}")));
    }
    let bytecode = |version: Option<u64>| {
        let options = crate::write_options_for(module.context());
        WriteOptions { version: version.unwrap_or(options.version), ..options }
    };
    match format {
        Format::Text | Format::Generic => {
            let options = PrintOptions { generic: format == Format::Generic, ..PrintOptions::default() };
            Ok(mlirkit_asm::print(module, &options, &mut out)?)
        }
        Format::Bytecode => mlirkit_bytecode::write(module, &mut out, &bytecode(None)),
        Format::BytecodeVersion(version) => mlirkit_bytecode::write(module, &mut out, &bytecode(Some(version))),
    }
}

fn print_op(op: OpRef<'_, '_>, generic: bool, mut out: &mut dyn Write) -> io::Result<()> {
    let options = PrintOptions { generic, ..PrintOptions::default() }.suitable_for(op);
    mlirkit_asm::print_in_scope(op, &options, &mut out)
}
