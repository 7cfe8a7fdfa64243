//! Code shared by the subcommands: opening input, choosing the output format, and reporting errors.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;

use bytes::Bytes;
use clap::ValueEnum;

use crate::asm::PrintOptions;
use crate::diag::{Colour, Diagnostic, Position, Renderer, Source, SourceMap};
pub use crate::file_format::write_module;
use crate::ir::{Context, Module};
pub use crate::json::SCHEMA;
use crate::stablehlo::envelope::Envelope;
pub use crate::stablehlo::part::Form;
use crate::stablehlo::part::Part;
use crate::stablehlo::{self, Errors};
use crate::tool::io::{self, Input, Output};
use crate::tool::near::hinted;
use crate::{ContextOptions, Extend, OpenOptions};

/// An error that has already been reported.
#[derive(Debug)]
pub struct Failed;

/// The result of a subcommand. An error has already been reported.
pub type Outcome<T = ()> = Result<T, Failed>;

/// Reports an error and returns [`Failed`], the error value of [`Outcome`].
pub fn failed(message: impl std::fmt::Display) -> Failed {
    io::say(format_args!("mlirkit: error: {message}\n"));
    Failed
}

/// Reports an error about a file and returns [`Failed`].
pub fn failed_in(path: &Path, message: impl std::fmt::Display) -> Failed {
    io::say(format_args!("{}: error: {message}\n", io::source_name(path)));
    Failed
}

/// Converts the result of a subcommand to an exit code.
pub fn status(outcome: Outcome) -> ExitCode {
    if outcome.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// When to use colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum When {
    /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
    Auto,
    /// Always.
    #[value(aliases = ["true", "TRUE", "True", "1"])]
    Always,
    /// Never.
    #[value(aliases = ["false", "FALSE", "False", "0"])]
    Never,
}

static COLOURS: OnceLock<When> = OnceLock::new();

/// Stores the value of `--color`.
pub fn set_colours(when: Option<When>) {
    let _ = COLOURS.set(when.unwrap_or(When::Auto));
}

/// Returns whether output to a stream should be coloured.
pub fn colours(stream: &impl std::io::IsTerminal) -> bool {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    match COLOURS.get().copied().unwrap_or(When::Auto) {
        When::Always => true,
        When::Never => false,
        When::Auto => {
            stream.is_terminal() && set("NO_COLOR").is_none() && set("TERM").is_none_or(|term| term != "dumb")
        }
    }
}

/// Returns whether diagnostics are coloured.
pub fn diagnostic_colour() -> Colour {
    if colours(&std::io::stderr()) { Colour::Always } else { Colour::Never }
}

/// Prints diagnostics together with the source lines that they refer to. `bytes` is the content of the file `name`.
pub fn show(name: &str, bytes: &[u8], diagnostics: &[Diagnostic]) {
    let sources = SourceMap::from(Source::new(name, bytes));
    let renderer = Renderer::new(&sources).colour(diagnostic_colour());
    diagnostics.iter().for_each(|diagnostic| io::say(renderer.render(&hinted(diagnostic))));
}

/// Returns the options for a context that follows the given release, or the library's default release.
pub fn following_named(named: Option<mlirkit_defs::Named>, extend: Extend) -> ContextOptions {
    ContextOptions {
        release: named.map(|named| named.release),
        snapshot: named.is_some_and(|named| named.snapshot),
        extend,
        ..ContextOptions::default()
    }
}

/// Options for reading files.
#[derive(Debug, Clone, clap::Args)]
pub struct Reading {
    /// Definitions of an additional dialect, or more definitions for a built-in one: a definition file, the output of
    /// `llvm-tblgen --dump-json`, or IRDL (.mlir, .mlirbc, .irdl); may be repeated.
    #[arg(long, value_name = "FILE")]
    pub dialect: Vec<PathBuf>,
    /// Refuse unknown dialects; by default their operations are read in generic form.
    #[arg(long)]
    pub strict: bool,
    /// Read properties as this LLVM release wrote them, regardless of the producer string.
    #[arg(long, value_name = "RELEASE", value_parser = crate::tool::args::release)]
    pub producer_release: Option<mlirkit_defs::Release>,
}

impl Reading {
    /// Creates a context that follows the release of a file.
    pub fn context(&self, file: &Raw, extend: Extend) -> Outcome<Context> {
        self.context_for(&[file], extend)
    }

    /// Creates a context for several files. It follows their release if all have the same one.
    pub fn context_for(&self, files: &[&Raw], extend: Extend) -> Outcome<Context> {
        let bytes = files.iter().map(|raw| &raw.bytes[..]);
        Ok(crate::context(&following(self.options(extend)?, self.producer_release, bytes)))
    }

    /// Creates a context that follows this library's default release.
    pub fn default_context(&self, extend: Extend) -> Outcome<Context> {
        Ok(crate::context(&self.options(extend)?))
    }

    fn options(&self, extend: Extend) -> Outcome<ContextOptions> {
        let mut options = ContextOptions { allow_unregistered: !self.strict, extend, ..ContextOptions::default() };
        load_dialects(&self.dialect, &mut options)?;
        Ok(options)
    }
}

/// Makes the options follow the release that wrote the given files. A release in the options takes precedence. If a
/// file is bytecode, `said`, the release that the user named, comes next. `--debug-only=mlirkit-release` prints the
/// chosen release.
pub fn following<'f>(
    mut options: ContextOptions,
    said: Option<mlirkit_defs::Release>,
    files: impl Iterator<Item = &'f [u8]> + Clone,
) -> ContextOptions {
    let is_said = |file: &[u8]| said.is_some() && crate::bytecode::is_bytecode(file);
    if options.release.is_none() && files.clone().any(is_said) {
        options.release = said;
    }
    let options = options.following(files);
    let of = mlirkit_defs::Named { release: options.release.unwrap_or_default(), snapshot: options.snapshot };
    tracing::debug!(target: "mlirkit-release", "read as {of}");
    options
}

/// A file that has been read and whose format has been recognised, but that has not been parsed.
pub struct Raw {
    /// The name used in messages.
    pub name: String,
    /// The bytes of the complete file, with their memory map, if any.
    pub input: Input,
    /// The MLIR content: the artifact inside a `jax.export` file, otherwise the complete file.
    pub bytes: Bytes,
    /// The `jax.export` envelope around the MLIR content, if any.
    pub envelope: Option<Envelope>,
    /// The format of the MLIR content.
    pub form: Form,
}

impl Raw {
    /// Reads a file and recognises its format.
    pub fn read(path: &Path) -> Outcome<Self> {
        let input = io::open(path).map_err(failed)?;
        let name = io::source_name(path);
        let Part { bytes, envelope, form } = Part::of(&input.bytes);
        Ok(Self { name, input, bytes, envelope, form })
    }

    /// Reports an error if the file contains only white space, or has a known format other than MLIR.
    pub fn refuse_empty(self) -> Outcome<Self> {
        let blank = self.bytes.iter().take(1 << 16).all(u8::is_ascii_whitespace);
        let wrong = if blank { Some("the file is empty".to_owned()) } else { crate::other_format(&self.bytes) };
        wrong.map_or(Ok(()), |wrong| Err(failed_in(Path::new(&self.name), wrong))).map(|()| self)
    }

    /// Parses the file into a module. If the context has modules of other files, an `!llvm.struct` whose name one of
    /// them uses for another body is renamed.
    pub fn open<'c>(self, ctx: &'c Context, reading: &Reading) -> Outcome<File<'c>> {
        self.open_with(ctx, reading, OpenOptions { rename_structs: true, ..OpenOptions::default() })
    }

    /// Parses the file into a module, loading bytecode bodies lazily. A portable artifact is converted to StableHLO, as
    /// [`open_as_stablehlo`](Self::open_as_stablehlo) does.
    pub fn open_lazily<'c>(self, ctx: &'c Context, reading: &Reading) -> Outcome<File<'c>> {
        if matches!(self.form, Form::Artifact(_)) {
            return self.open_as_stablehlo(ctx, reading);
        }
        let mut options = OpenOptions { rename_structs: true, ..OpenOptions::lazy() };
        options.bytecode.skip_use_orders = true;
        self.open_with(ctx, reading, options)
    }

    fn open_with<'c>(self, ctx: &'c Context, reading: &Reading, mut options: OpenOptions) -> Outcome<File<'c>> {
        options.bytecode.producer_release = reading.producer_release;
        match crate::open(ctx, &self.name, &self.bytes, &options) {
            Ok(opened) => {
                self.show(&opened.warnings);
                let release = reading.producer_release;
                Ok(File { name: self.name.clone(), raw: self, module: opened.module, release })
            }
            Err(errors) => Err(self.fail(&errors)),
        }
    }

    /// Parses the file into a module. A portable artifact is converted to StableHLO.
    pub fn open_as_stablehlo<'c>(self, ctx: &'c Context, reading: &Reading) -> Outcome<File<'c>> {
        if !matches!(self.form, Form::Artifact(_)) {
            return self.open(ctx, reading);
        }
        match stablehlo::deserialize(ctx, self.bytes.clone()) {
            Ok(module) => Ok(File { name: self.name.clone(), raw: self, module, release: None }),
            Err(errors) => Err(self.fail(&errors.into_diagnostics())),
        }
    }

    /// Prints diagnostics about this file.
    pub fn show(&self, diagnostics: &[Diagnostic]) {
        show(&self.name, &self.bytes, diagnostics);
    }

    /// Prints diagnostics about this file and returns [`Failed`], the error value of [`Outcome`].
    pub fn fail(&self, diagnostics: &[Diagnostic]) -> Failed {
        if let [Diagnostic { position: Position::Unknown, message, notes, .. }] = diagnostics
            && notes.is_empty()
        {
            return failed_in(Path::new(&self.name), message);
        }
        self.show(diagnostics);
        Failed
    }
}

/// A file that has been parsed, and its module.
pub struct File<'c> {
    /// The name used in messages.
    pub name: String,
    /// The file that was parsed.
    pub raw: Raw,
    /// The module.
    pub module: Module<'c>,
    /// The release whose property encoding was used to read the file, if it differs from the producer's.
    pub release: Option<mlirkit_defs::Release>,
}

/// Returns a function that checks whether another module is the same program as `module`.
pub fn same_as(module: &Module<'_>) -> impl Fn(Module<'_>) -> Result<(), String> + use<> {
    let print =
        |module: &Module<'_>| mlirkit_edit::fingerprint(module).map_err(|error| error.diagnostic().message.clone());
    let before = print(module);
    move |again| {
        if print(&again)? == before.clone()? {
            Ok(())
        } else {
            Err("what would be written is another program".to_owned())
        }
    }
}

impl File<'_> {
    /// Reads back output that was derived from this file, and checks it with `check`.
    pub fn checked(&self, bytes: &Bytes, check: impl FnOnce(Module<'_>) -> Result<(), String>) -> Result<(), String> {
        #[cfg(feature = "mmap")]
        mlirkit_mmap::give_back_now();
        let part = Part::of(bytes);
        let ctx = self.module.context();
        let mut options = OpenOptions::default();
        options.bytecode.producer_release = self.release;
        let again = match part.form {
            Form::Artifact(_) => stablehlo::deserialize(ctx, part.bytes.clone()).map_err(Errors::into_diagnostics),
            _ => crate::open(ctx, &self.name, &part.bytes, &options).map(|opened| opened.module),
        };
        check(again.map_err(|errors| {
            let first = errors.first().map_or("", |error| error.message.as_str());
            format!("what would be written cannot be read: {first}")
        })?)
    }

    /// Verifies the module.
    pub fn verify(&self) -> Outcome {
        let wrong = crate::verify_all(&self.module, crate::VerifyOptions::default());
        if wrong.is_empty() { Ok(()) } else { Err(self.raw.fail(&wrong)) }
    }
}

/// Options for writing a module.
#[derive(Debug, Clone, clap::Args)]
pub struct Writing {
    /// Output file; `-` is standard output.
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "FILE")]
    pub output: PathBuf,
    /// Write text. By default the output has the form of the input: text, bytecode of the same version and producer, a
    /// portable artifact of the same version, or a jax.export file.
    #[arg(long, conflicts_with = "bytecode")]
    pub text: bool,
    /// Write bytecode.
    #[arg(long)]
    pub bytecode: bool,
    /// Print locations in text.
    #[arg(long)]
    pub debuginfo: bool,
    /// Write only the MLIR, without the jax.export envelope.
    #[arg(long)]
    pub raw: bool,
    /// Write bytecode even if the output is a terminal.
    #[arg(short = 'f', long = "force")]
    pub force: bool,
}

impl Writing {
    /// Returns the output format for an input of the format `from`.
    pub fn form(&self, from: &Form) -> Form {
        match from {
            _ if self.text => Form::Text,
            Form::Text if self.bytecode => Form::new_bytecode(),
            other => other.clone(),
        }
    }

    /// Writes the module of a file in the selected format. Text is checked as [`write_same`](Self::write_same) does,
    /// because custom syntax may be lossy.
    pub fn write(&self, file: &File<'_>) -> Outcome {
        match self.form(&file.raw.form) {
            Form::Text => self.write_same_as(file, &Form::Text),
            form => self.write_as(file, &form, None),
        }
    }

    /// Writes the module of a file in the given format, optionally with another producer string.
    pub fn write_as(&self, file: &File<'_>, form: &Form, producer: Option<&str>) -> Outcome {
        self.output(file, form, producer)?.keep().map_err(failed)
    }

    /// Writes the module of a file, and checks that the output reads back as the same program.
    pub fn write_same(&self, file: &File<'_>) -> Outcome {
        self.write_same_as(file, &self.form(&file.raw.form))
    }

    /// Writes and checks the module of a file as [`write_same`](Self::write_same) does, but in the given format.
    pub fn write_same_as(&self, file: &File<'_>, form: &Form) -> Outcome {
        self.prepare(file, form, None, same_as(&file.module))?.keep().map_err(failed)
    }

    /// Writes the module of a file, reads the output back in a similar context and checks it. The caller must then
    /// [keep](Output::keep) the output. Output to a stream is checked before any of it is written. Text that fails the
    /// check is replaced by text in generic form, because the custom syntax of some operations is lossy.
    pub fn prepare(
        &self,
        file: &File<'_>,
        form: &Form,
        producer: Option<&str>,
        check: impl Fn(Module<'_>) -> Result<(), String>,
    ) -> Outcome<Output> {
        let mut result = self.prepare_as(file, form, producer, false, &check)?;
        if result.is_err() && *form == Form::Text {
            result = self.prepare_as(file, form, producer, true, &check)?;
        }
        result.map_err(|message| failed_in(Path::new(&file.name), message))
    }

    /// Prepares the output as [`prepare`](Self::prepare) does. The inner error says why the check failed.
    fn prepare_as(
        &self,
        file: &File<'_>,
        form: &Form,
        producer: Option<&str>,
        generic: bool,
        check: impl Fn(Module<'_>) -> Result<(), String>,
    ) -> Outcome<Result<Output, String>> {
        let mut out = self.open_output(file, form)?;
        let print = PrintOptions { generic, ..self.print_options() };
        let is_written = out.can_be_read();
        let bytes = if is_written {
            self.put(file, form, producer, &print, &mut out, &Output::has_failed)?;
            out.written().map_err(failed)?.unwrap_or_default()
        } else {
            let mut held = Vec::new();
            self.put(file, form, producer, &print, &mut held, &|_| false)?;
            held.into()
        };
        if let Err(message) = file.checked(&bytes, check) {
            return Ok(Err(message));
        }
        if !is_written {
            // A write error can be ignored here, because the output records it.
            let _ = out.write_all(&bytes);
        }
        Ok(Ok(out))
    }

    fn print_options(&self) -> PrintOptions {
        PrintOptions { debug_info: self.debuginfo, ..PrintOptions::default() }
    }

    fn output(&self, file: &File<'_>, form: &Form, producer: Option<&str>) -> Outcome<Output> {
        let mut out = self.open_output(file, form)?;
        self.put(file, form, producer, &self.print_options(), &mut out, &Output::has_failed)?;
        Ok(out)
    }

    fn open_output(&self, file: &File<'_>, form: &Form) -> Outcome<Output> {
        let mut out = Output::open(&self.output).map_err(failed)?;
        out.copies_from(&file.raw.input);
        if *form != Form::Text && out.is_terminal() && !self.force {
            return Err(failed("refusing to write bytecode to a terminal; use -o FILE, or -f to force it"));
        }
        Ok(out)
    }

    fn put<W: Write>(
        &self,
        file: &File<'_>,
        form: &Form,
        producer: Option<&str>,
        print: &PrintOptions,
        out: &mut W,
        has_failed: &dyn Fn(&W) -> bool,
    ) -> Outcome {
        let in_envelope = file.raw.envelope.as_ref().filter(|_| !self.raw && *form != Form::Text);
        let written = match in_envelope {
            None => write_module(&file.module, form, print, producer, out),
            Some(envelope) => {
                let mut artifact = Vec::new();
                write_module(&file.module, form, print, producer, &mut artifact).map(|()| {
                    // A write error can be ignored here, because the output records it.
                    let _ = out.write_all(&envelope.with_artifact(&file.raw.input.bytes, &artifact));
                })
            }
        };
        match written {
            Err(errors) if !has_failed(out) => Err(file.raw.fail(&errors)),
            _ => Ok(()),
        }
    }
}

/// Prints the result of a subcommand, ending with a newline.
pub fn report(text: &str) -> Outcome {
    let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    io::put(format_args!("{text}{end}")).map_err(failed)
}

/// Pretty-prints a JSON value.
pub fn report_json(value: &serde_json::Value) -> Outcome {
    report(&serde_json::to_string_pretty(value).map_err(failed)?)
}

/// Adds the dialects defined in files to context options: definition files, records from `llvm-tblgen --dump-json`, or
/// IRDL (`.mlir`, `.mlirbc`, `.irdl`). They live until the process ends. Several files may extend one dialect, which
/// may be built in. Definitions in definition files replace those in records.
pub fn load_dialects(paths: &[PathBuf], options: &mut ContextOptions) -> Outcome {
    let mut files = Vec::new();
    for path in paths {
        let bytes = io::read(path).map_err(failed)?;
        if crate::irdl::is_irdl(path) {
            load_irdl(path, bytes, options)?;
        } else {
            files.push((path, crate::user_dialects::is_records(&bytes), bytes));
        }
    }
    files.sort_by_key(|(_, is_records, _)| !is_records);
    for (path, is_records, bytes) in files {
        let name = io::source_name(path);
        let read = match (is_records, std::str::from_utf8(&bytes)) {
            (true, _) => crate::user_dialects::add_records(&mut options.added, &name, &bytes),
            (false, Ok(text)) => crate::user_dialects::add_definitions(&mut options.added, &name, text),
            (false, Err(_)) => return Err(failed_in(path, "not UTF-8")),
        };
        read.map_err(|error| failed_at(&name, &bytes, error))?;
    }
    Ok(())
}

/// Adds the dialects of an IRDL file to context options.
pub fn load_irdl(path: &Path, bytes: Bytes, options: &mut ContextOptions) -> Outcome {
    let name = io::source_name(path);
    let irdl = crate::irdl::Irdl::read(&name, bytes.clone()).map_err(|error| failed_at(&name, &bytes, error))?;
    irdl.add_to(options);
    Ok(())
}

/// Reports an error in a file, with the source lines it refers to.
fn failed_at(name: &str, bytes: &[u8], error: crate::Error) -> Failed {
    show(name, bytes, &error.into_diagnostics());
    Failed
}

/// Formats a size in bytes with a readable unit: `1.2 MiB`.
pub fn human(bytes: u64) -> String {
    let units = ["KiB", "MiB", "GiB", "TiB"];
    let mut value = bytes as f64;
    let mut unit = "bytes";
    for next in units {
        if value < 1024.0 {
            break;
        }
        (value, unit) = (value / 1024.0, next);
    }
    if unit == "bytes" { format!("{bytes} bytes") } else { format!("{value:.1} {unit}") }
}

#[cfg(test)]
mod tests {
    #[test]
    fn bytes_for_people() {
        assert_eq!(super::human(1023), "1023 bytes");
        assert_eq!(super::human(1536), "1.5 KiB");
        assert_eq!(super::human(5 << 30), "5.0 GiB");
    }
}
