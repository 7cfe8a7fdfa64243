//! Determines the LLVM release that wrote a file, and handles files from a release other than the context's.
//!
//! A file is read with the definitions of the release that wrote it. Output belongs to the same release: its text,
//! layout and producer string. A context of another release either ports and verifies the file, or rejects it. So no
//! output mixes two releases.

use std::io::Write;

use bytes::Bytes;
use mlirkit_bytecode::{ReadOptions, WriteOptions, is_bytecode};
use mlirkit_defs::{Named, Release};
use mlirkit_diag::{Diagnostic, Position};
use mlirkit_ir::{Context, Module};

use crate::text_release;

/// Returns the LLVM release that wrote a file. `None` if the producer string names no release, or if any release may
/// have written the text. Hexadecimal bool constants with one byte per bool are written only by LLVM 23 and later; such
/// text is attributed to the newest release.
///
/// ```
/// assert_eq!(mlirkit::release_of(b"ML\xefR\x0dMLIR21.0.0git\0").unwrap().to_string(), "LLVM 21 (snapshot)");
/// assert_eq!(mlirkit::release_of(b"module {}"), None);
/// let text = b"#mask = dense<\"0x01000101\"> : tensor<4xi1>";
/// assert_eq!(mlirkit::release_of(text).unwrap().to_string(), "LLVM 24 (snapshot)");
/// ```
#[must_use]
pub fn release_of(file: &[u8]) -> Option<Named> {
    match is_bytecode(file) {
        true => release_of_bytecode(file, || project_of(file)),
        false => text_release::of_text(file, text_release::projects(file).of_snapshots),
    }
}

fn release_of_bytecode(file: &[u8], project: impl FnOnce() -> Option<&'static str>) -> Option<Named> {
    let said = Named::of_producer(producer_of(file)?)?;
    Some(if said.snapshot && !said.release.is_published() { snapshot_of(said, project()) } else { said })
}

/// What the content of a file reveals about the tool that wrote it.
pub(crate) struct Origin {
    /// Whether the file is bytecode.
    pub(crate) is_bytecode: bool,
    /// The LLVM release that wrote the file; see [`release_of`]. `None` if it is unknown.
    pub(crate) release: Option<Named>,
    /// Whether the tool prints enum cases in brackets, as in `#gpu.dim<x>`. Only IREE's late snapshot of LLVM 24 does.
    /// Bytecode does not distinguish that snapshot from others.
    pub(crate) has_bracketed_cases: bool,
    /// Whether the tool prints properties separately, as in `<a = 1> {b = 2}`. The late snapshots of LLVM 24 that IREE
    /// and HEIR are built with do. It is set only for their bytecode and for HEIR's text; in other text, the parser
    /// detects the form from the printed properties.
    pub(crate) has_property_lists: bool,
    /// Whether the tool prints a space before each attribute without a body. Catalyst does, because it is built with an
    /// older StableHLO release.
    pub(crate) has_loose_attributes: bool,
    /// Whether HEIR wrote the file, that is, whether the file uses a dialect that only HEIR has.
    pub(crate) is_of_heir: bool,
}

impl Origin {
    /// Determines the origin of a file from its content.
    pub(crate) fn of(file: &[u8]) -> Self {
        if !is_bytecode(file) {
            let text_release::TextProjects { first, of_snapshots: project } = text_release::projects(file);
            return Self {
                is_bytecode: false,
                release: text_release::of_text(file, project),
                has_bracketed_cases: project == Some("iree"),
                has_property_lists: project == Some("heir"),
                has_loose_attributes: first == Some("catalyst") && text_release::names_stablehlo(file),
                is_of_heir: project == Some("heir"),
            };
        }
        let project = project_of(file);
        let release = release_of_bytecode(file, || project);
        let is_late = release.is_some_and(|of| of.release == Release(24) && of.snapshot);
        Self {
            is_bytecode: true,
            release,
            has_bracketed_cases: false,
            has_property_lists: is_late && matches!(project, Some("iree" | "heir")),
            has_loose_attributes: project == Some("catalyst"),
            is_of_heir: project == Some("heir"),
        }
    }
}

/// Returns the release or snapshot whose definitions a project's tool uses. `said` is the release named in the file.
/// Tools that name the same unpublished release may be built from different snapshots.
pub(crate) fn snapshot_of(said: Named, project: Option<&str>) -> Named {
    // FlyDSL uses the definitions that this library records for the release itself, IREE the definitions of later
    // snapshots.
    Named { snapshot: project != Some("flydsl"), ..said }
}

/// Returns the shipped project that defines a dialect used in a bytecode file, if any.
#[cfg(feature = "project-bindings")]
fn project_of(file: &[u8]) -> Option<&'static str> {
    use mlirkit_wire::{Container, DialectTable, SectionId, StringTable};
    let container = Container::read(file).ok()?;
    let strings = StringTable::read(container.reader(SectionId::String)).ok()?;
    let table = DialectTable::read(container.reader(SectionId::Dialect), container.version(), &strings).ok()?;
    let names = table.dialects.iter().map(|dialect| dialect.name);
    // `polynomial` alone is not conclusive: both LLVM 19 and HEIR have it.
    names.filter(|name| *name != "polynomial").find_map(mlirkit_projects::project)
}

/// Returns `None`: without project bindings, no project dialects are known.
#[cfg(not(feature = "project-bindings"))]
fn project_of(_: &[u8]) -> Option<&'static str> {
    None
}

/// Returns the producer string of a bytecode file; `None` if the file is not bytecode.
#[must_use]
pub fn producer_of(file: &[u8]) -> Option<&[u8]> {
    if !is_bytecode(file) {
        return None;
    }
    // The version varint follows the four magic bytes. The number of its trailing zeros is the number of additional
    // bytes.
    let version = file.get(4)?;
    let producer = file.get(4 + (version.trailing_zeros() as usize + 1)..)?;
    producer.split(|byte| *byte == 0).next()
}

/// Returns the release that a context for these files follows: the release that all files with a known release share.
/// Files without one, such as most text, do not count. `None` if the files disagree.
#[must_use]
pub fn release_for<'f>(files: impl IntoIterator<Item = &'f [u8]>) -> Option<Named> {
    agreed(files.into_iter().map(release_of))
}

/// Returns the release shared by all entries that are not `None`. Returns `None` if they differ or if there are none.
pub(crate) fn agreed(releases: impl Iterator<Item = Option<Named>>) -> Option<Named> {
    let mut releases = releases.flatten();
    let first = releases.next()?;
    releases.all(|other| other == first).then_some(first)
}

/// Returns write options for bytecode that the tools of the given release, or of its snapshots, can read.
#[must_use]
pub fn write_options(of: impl Into<Named>) -> WriteOptions {
    let of = of.into();
    let mut options = WriteOptions::default();
    options.imitate(&of.producer());
    options.version = of.release.bytecode_version().min(options.version);
    options
}

/// Returns write options for the release of a context. For this library's default release, the producer string names
/// this library.
#[must_use]
pub fn write_options_for(ctx: &Context) -> WriteOptions {
    let of = ctx.named();
    if of == Named::default() { WriteOptions::default() } else { write_options(of) }
}

/// Returns the options for writing a module that was read from `file`. For bytecode in a context that does not follow
/// the default release, the output keeps the producer string of `file`. That string identifies the snapshot.
#[cfg(feature = "tool")]
pub(crate) fn write_options_like(ctx: &Context, file: &[u8]) -> WriteOptions {
    let mut options = write_options_for(ctx);
    if let Some(producer) = producer_of(file).filter(|_| ctx.named() != Named::default()) {
        options.imitate(&String::from_utf8_lossy(producer));
    }
    options
}

/// Returns the release of a file that must be ported before this context can hold it. Returns `None` for the context's
/// own release and its snapshots, because the reader knows their definitions. `said` is the release that the user named
/// for bytecode; it overrides the release found in the file.
pub(crate) fn foreign(ctx: &Context, file: &[u8], said: Option<Release>) -> Option<Named> {
    let of = match said {
        Some(said) => is_bytecode(file).then(|| said.into()),
        None => release_of(file),
    };
    of.filter(|of| of.release != ctx.release())
}

/// Reads a bytecode file of another release and ports it to the context's release.
pub(crate) fn read_ported<'c>(
    ctx: &'c Context,
    file: Bytes,
    read: &ReadOptions,
    of: Named,
) -> Result<Module<'c>, Vec<Diagnostic>> {
    let Some(from) = alike(ctx, of) else {
        let message = format!("the file is of {of}, and the context follows {}", ctx.named());
        let note = "a context that follows the file reads it (ContextBuilder::following)";
        return Err(vec![Diagnostic::error(Position::Unknown, message).with_note(note)]);
    };
    let read = ReadOptions { lazy: false, ..read.clone() };
    let module = mlirkit_bytecode::read(&from, file, &read).map_err(|error| vec![error.into_diagnostic()])?;
    ported(&module, ctx)
}

/// Parses text of another release and ports it to the context's release. Returns `None` if the text is not valid in
/// that release either.
pub(crate) fn parse_ported<'c>(
    ctx: &'c Context,
    name: &str,
    text: &Bytes,
    options: &mlirkit_asm::ParseOptions,
    of: Named,
) -> Result<Option<crate::Opened<'c>>, Vec<Diagnostic>> {
    let Some(from) = alike(ctx, of) else { return Ok(None) };
    let Ok(parsed) = mlirkit_asm::parse(&from, name, text, options) else { return Ok(None) };
    Ok(Some(crate::Opened { module: ported(&parsed.module, ctx)?, warnings: parsed.warnings }))
}

/// Opens a file in a separate context, and copies the module to the context `ctx`. Returns `None` if the file cannot be
/// read or copied.
#[cfg(feature = "edit")]
pub(crate) fn open_apart<'c>(
    ctx: &'c Context,
    name: &str,
    input: &Bytes,
    options: &crate::OpenOptions,
) -> Option<crate::Opened<'c>> {
    let own = alike(ctx, ctx.named())?;
    let mut options = crate::OpenOptions { rename_structs: false, ..options.clone() };
    options.bytecode.lazy = false;
    let opened = crate::open(&own, name, input, &options).ok()?;
    let ported = mlirkit_edit::port(&opened.module, ctx).ok()?;
    let is_whole = ported.refusals().next().is_none();
    is_whole.then_some(crate::Opened { module: ported.module, warnings: opened.warnings })
}

/// Never opens a file, because modules cannot be copied without the feature `edit`.
#[cfg(not(feature = "edit"))]
pub(crate) fn open_apart<'c>(_: &'c Context, _: &str, _: &Bytes, _: &crate::OpenOptions) -> Option<crate::Opened<'c>> {
    None
}

/// Prepares bytecode, then writes it if `go` returns true. Returns whether it was written. If the producer in `options`
/// names another release than the module's, the module is ported first.
///
/// # Errors
/// Fails if writing to `out` fails, the module cannot be written, or the requested release cannot represent it.
pub fn write_if(
    module: &Module<'_>,
    out: &mut impl Write,
    options: &WriteOptions,
    go: impl FnOnce() -> bool,
) -> Result<bool, Vec<Diagnostic>> {
    let write = |module: &Module<'_>, out: &mut _| {
        mlirkit_bytecode::write_if(module, out, options, go).map_err(|error| vec![error.into_diagnostic()])
    };
    let ctx = module.context();
    let Some(to) = Named::of_producer(options.producer.as_bytes()).filter(|to| to.release != ctx.release()) else {
        return write(module, out);
    };
    let Some(target) = alike(ctx, to) else {
        let message = format!("the module is of {}, and is to be written as {to}", ctx.named());
        return Err(vec![Diagnostic::error(Position::Unknown, message)]);
    };
    write(&ported(module, &target)?, out)
}

/// Creates a context with the same options as `ctx` for another release. `None` without the feature `edit`.
fn alike(ctx: &Context, of: Named) -> Option<Context> {
    if cfg!(feature = "edit") { ctx.alike(of) } else { None }
}

/// Ports a module to the release of the context `to` and verifies it.
#[cfg(feature = "edit")]
fn ported<'c>(module: &Module<'_>, to: &'c Context) -> Result<Module<'c>, Vec<Diagnostic>> {
    let ported = crate::port::port(module, to).map_err(mlirkit_diag::Error::into_diagnostics)?;
    let refusals = ported.refusals().map(|finding| crate::port::refusal(module.context(), finding, to.release()));
    let refusals: Vec<Diagnostic> = refusals.collect();
    if refusals.is_empty() { Ok(ported.module) } else { Err(refusals) }
}

/// Never called, because without the feature `edit` [`alike`] returns no context.
#[cfg(not(feature = "edit"))]
fn ported<'c>(_: &Module<'_>, to: &'c Context) -> Result<Module<'c>, Vec<Diagnostic>> {
    Ok(Module::new(to))
}
