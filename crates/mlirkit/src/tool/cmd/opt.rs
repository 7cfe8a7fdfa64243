//! `mlirkit opt`: reads, verifies and writes a file. It accepts the same flags and behaves like `mlir-opt` without
//! passes, and like `stablehlo-opt` with its passes between StableHLO and VHLO.

mod found;
mod ignored;
mod watch;

use std::io::{ErrorKind, Write};
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};

use crate::asm::{PrintOptions, StreamParser, split_near_misses, split_source};
use crate::bytecode::{ReadOptions, WriteOptions};
use crate::diag::{Colour, Diagnostic, Position, Renderer, Severity, Source, SourceMap};
use crate::ir::{Context, Module, threads};
use crate::port::Named;
use crate::{ContextOptions, Destination, Extend};
use clap::ValueEnum;
use found::{is_good, not_one, noted, take_found};

use crate::tool::args::{Number, Switch, named_release, release};
use crate::tool::driver::{Failed, Outcome, diagnostic_colour, following, following_named, load_dialects, load_irdl};
use crate::tool::expected_diagnostics::ExpectedDiagnostics;
use crate::tool::io::{self, Input, Output};
use crate::tool::near::hinted;
use crate::tool::passes::Passes;
use crate::tool::printing::Printing;

/// Read, verify and write MLIR text or bytecode, as mlir-opt without passes.
#[derive(clap::Args)]
#[command(
    version = crate::tool::VERSION,
    args_override_self = true,
    after_help = "For valid MLIR 22 the output is that of mlir-opt 22, byte for byte, with few exceptions. Not every invalid
module is rejected yet, and files written by other LLVM releases are not fully covered: the README has figures.

Long options take one dash or two.

Examples:
  mlirkit opt model.mlirbc                       print bytecode as text
  mlirkit opt model.mlir --emit-bytecode -o m.mlirbc
  mlirkit opt m.mlirbc --emit-bytecode --emit-bytecode-version=4 -o old.mlirbc
  mlirkit opt m.mlirbc --mlir-print-op-generic --mlir-elide-resource-strings-if-larger=16
  mlirkit opt tests.mlir --split-input-file --verify-diagnostics --watch
  mlirkit opt model.mlir --stablehlo-legalize-to-vhlo --vhlo-to-version=target=1.0.0"
)]
#[allow(clippy::struct_excessive_bools)]
pub struct Args {
    /// Input file; `-` is standard input. Bytecode is recognised by its first bytes.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Output file; `-` is standard output.
    #[arg(short = 'o', default_value = "-", value_name = "FILE")]
    output: PathBuf,
    /// Write bytecode even if the output is a terminal.
    #[arg(short = 'f')]
    force: bool,

    /// Write bytecode instead of text.
    #[arg(long, help_heading = "Bytecode and releases", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    emit_bytecode: bool,
    /// Format version of the bytecode, 0 to 6.
    #[arg(long, help_heading = "Bytecode and releases", value_name = "VERSION", allow_hyphen_values = true, value_parser = Number::Version)]
    emit_bytecode_version: Option<i64>,
    /// Producer string of the bytecode.
    #[arg(long, help_heading = "Bytecode and releases", value_name = "TEXT")]
    emit_bytecode_producer: Option<String>,
    /// Omit resource data from the bytecode.
    #[arg(long, help_heading = "Bytecode and releases", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    elide_resource_data_from_bytecode: bool,
    /// Read, print and write as this LLVM release does: `22`, or `triton=3.8`.
    #[arg(long, help_heading = "Bytecode and releases", value_name = "RELEASE", value_parser = named_release)]
    release: Option<Named>,
    /// With `--release`: behave as development snapshots of that release (`MLIR24.0.0git`), where they are known to
    /// differ.
    #[arg(long, help_heading = "Bytecode and releases", requires = "release", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    snapshot: bool,
    /// Read properties as this LLVM release wrote them, regardless of the producer string.
    #[arg(long, help_heading = "Bytecode and releases", visible_alias = "assume-release", value_name = "RELEASE", value_parser = release)]
    producer_release: Option<mlirkit_defs::Release>,

    #[command(flatten)]
    printing: Printing,

    #[command(flatten)]
    passes: Passes,

    /// Refuse to print more than this many bytes, because a small input can expand without limit.
    #[arg(long, help_heading = "Printing", value_name = "BYTES", default_value_t = PrintOptions::default().max_output)]
    max_output: u64,
    /// Accept operations, attributes and types of unregistered dialects.
    #[arg(long, help_heading = "Dialects", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    allow_unregistered_dialect: bool,
    /// Dialects to register, separated by commas; `mlir-opt-22` means the set that `mlir-opt` 22 registers.
    #[arg(long, help_heading = "Dialects", value_name = "LIST", value_delimiter = ',')]
    dialects: Option<Vec<String>>,
    /// Definitions of an additional dialect, or more definitions for a registered one: a definition file, the output of
    /// `llvm-tblgen --dump-json`, or IRDL (.mlir, .mlirbc, .irdl); may be repeated.
    #[arg(long, help_heading = "Dialects", value_name = "FILE")]
    dialect: Vec<PathBuf>,
    /// A file that defines dialects in IRDL, which are registered before the input is read.
    #[arg(long, help_heading = "Dialects", value_name = "FILE")]
    irdl_file: Option<PathBuf>,
    /// Print the registered dialects and exit.
    #[arg(long, help_heading = "Dialects", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    show_dialects: bool,

    /// Split the input at lines with this marker and process each section as a separate file.
    #[arg(long, help_heading = "Splitting and verifying", value_name = "MARKER", num_args = 0..=1, require_equals = true, default_missing_value = MARKER)]
    split_input_file: Option<String>,
    /// The separator between the outputs of the sections.
    #[arg(long, help_heading = "Splitting and verifying", value_name = "MARKER", default_value = MARKER)]
    output_split_marker: String,
    /// Check that diagnostics match the expected-* comments of the input.
    #[arg(long, help_heading = "Splitting and verifying", num_args = 0..=1, require_equals = true, default_missing_value = "all")]
    verify_diagnostics: Option<Expectation>,
    /// Annotate `test.data_layout_query` operations with the data layouts of their results.
    #[arg(long, help_heading = "Splitting and verifying", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    test_data_layout_query: bool,
    /// Do not wrap the input in an implicit module.
    #[arg(long, help_heading = "Splitting and verifying", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    no_implicit_module: bool,
    /// Check that the module survives a round trip through generic text and through bytecode.
    #[arg(long, help_heading = "Splitting and verifying", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    verify_roundtrip: bool,
    /// Do not verify after reading; the module may then be invalid.
    #[arg(long, help_heading = "Splitting and verifying", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    mlir_very_unsafe_disable_verifier_on_parsing: bool,
    /// How much to verify.
    #[arg(long, help_heading = "Splitting and verifying", value_name = "LEVEL", default_value = "full", value_enum)]
    verify: VerifyLevel,
    /// Show the operation in diagnostics.
    #[arg(long, help_heading = "Diagnostics", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "true", action = clap::ArgAction::Set, value_parser = Switch, value_name = "BOOL", hide_possible_values = true)]
    mlir_print_op_on_diagnostic: bool,
    /// Which diagnostics to show.
    #[arg(long, help_heading = "Diagnostics", value_name = "LEVEL", value_enum)]
    mlir_diagnostic_verbosity_level: Option<Verbosity>,
    /// Accepted for compatibility; has no effect.
    #[arg(long, help_heading = "Diagnostics", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    mlir_print_stacktrace_on_diagnostic: bool,
    /// Process the input again whenever it changes, until the process is terminated.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    watch: bool,
    /// Use one thread only.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    mlir_disable_threading: bool,
    /// Accepted for compatibility; the input is verified once.
    #[arg(long, help_heading = "Splitting and verifying", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "true", action = clap::ArgAction::Set, value_parser = Switch, value_name = "BOOL", hide_possible_values = true)]
    verify_each: bool,
    /// Print how long reading, verifying and writing took.
    #[arg(long, help_heading = "Diagnostics", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    mlir_timing: bool,
    #[command(flatten)]
    ignored: ignored::Ignored,
}

impl Args {
    /// Returns the LLVM release to follow; `None` if the command line names none.
    fn named(&self) -> Option<Named> {
        self.release.map(|named| Named { snapshot: named.snapshot || self.snapshot, ..named })
    }

    fn verify_level(&self) -> crate::Level {
        match self.verify {
            _ if self.mlir_very_unsafe_disable_verifier_on_parsing => crate::Level::None,
            VerifyLevel::None => crate::Level::None,
            VerifyLevel::Structural => crate::Level::Structural,
            VerifyLevel::Full => crate::Level::Full,
        }
    }
}

/// The marker line between sections of a file.
const MARKER: &str = "// -----";

/// The severities of the diagnostics to show.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Verbosity {
    /// Errors only.
    Errors,
    /// Errors and warnings.
    Warnings,
    /// Errors, warnings and remarks.
    Remarks,
}

impl Verbosity {
    fn shows(self, severity: Severity) -> bool {
        match severity {
            Severity::Warning => self != Self::Errors,
            Severity::Remark => self == Self::Remarks,
            Severity::Error | Severity::Complaint | Severity::Note => true,
        }
    }
}

/// How much is verified.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum VerifyLevel {
    /// Nothing is verified.
    None,
    /// Counts, blocks, terminators, symbol names and dominance.
    Structural,
    /// Everything is verified.
    #[default]
    Full,
}

/// The diagnostics that `--verify-diagnostics` checks.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Expectation {
    /// Every diagnostic must be expected.
    All,
    /// Unexpected diagnostics are ignored.
    OnlyExpected,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    if args.watch { watch::run(&args.input, || once(args, extend)) } else { once(args, extend) }
}

/// Processes the input once.
fn once(args: &Args, extend: Extend) -> ExitCode {
    let Ok(dialects) = dialects(args, extend) else { return ExitCode::FAILURE };
    for flag in args.ignored.asked_for_output() {
        io::say(format_args!("warning: '{flag}' has no effect: mlirkit runs no passes\n"));
    }
    match Run::new(args, dialects).and_then(|run| run.all()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            io::say(format_args!("{message}\n"));
            ExitCode::FAILURE
        }
    }
}

/// Collects the registered dialects, including those defined in files.
fn dialects(args: &Args, extend: Extend) -> Outcome<ContextOptions> {
    let mut dialects = ContextOptions {
        only: args.dialects.clone(),
        allow_unregistered: args.allow_unregistered_dialect,
        ..following_named(args.named(), extend)
    };
    load_dialects(&args.dialect, &mut dialects)?;
    if let Some(path) = &args.irdl_file {
        let bytes = io::read(path).map_err(|cannot| {
            io::say(format_args!("error: {cannot}\n"));
            Failed
        })?;
        load_irdl(path, bytes, &mut dialects)?;
    }
    Ok(dialects)
}

/// A byte range of the input, and the line on which it starts, if known.
type Part = (std::ops::Range<usize>, Option<u32>);

/// A run of `opt`, with the flags converted to options of the library.
struct Run<'a> {
    args: &'a Args,
    dialects: ContextOptions,
    print: PrintOptions,
    write: WriteOptions,
    colour: Colour,
    /// The context shared by blank sections, and the number of sections that used it. A file may have many such sections.
    of_blank_parts: Mutex<Option<(Arc<Context>, usize)>>,
}

/// The number of blank sections that share a context. Each adds a location to it, and tables of a section are as large
/// as its context.
const SHARING: usize = 256;

impl<'a> Run<'a> {
    fn new(args: &'a Args, dialects: ContextOptions) -> Result<Self, String> {
        if let Some(only) = &dialects.only {
            let known = crate::dialect_names(&ContextOptions { only: None, ..dialects.clone() });
            let mut named = only.iter().filter(|name| *name != "mlir-opt-22" && !name.is_empty());
            if let Some(name) = named.find(|name| !known.contains(name)) {
                let near = crate::diag::nearest(name, known.iter()).map(|near| format!("did you mean '{near}'? "));
                let near = near.unwrap_or_default();
                return Err(format!("error: there is no dialect '{name}': {near}--show-dialects lists them"));
            }
        }
        let mut print = args.printing.options();
        print.max_output = args.max_output;
        // The output of passes is not verified again, so it cannot be assumed to be valid.
        print.assume_verified |= args.verify_level() == crate::Level::Full && args.passes.is_empty();
        let colour = diagnostic_colour();
        let mut write =
            WriteOptions { elide_resources: args.elide_resource_data_from_bytecode, ..WriteOptions::default() };
        if let Some(producer) = &args.emit_bytecode_producer {
            write.imitate(producer);
        } else if let Some(named) = args.named() {
            write = WriteOptions { elide_resources: write.elide_resources, ..crate::write_options(named) };
        }
        Ok(Self { args, dialects, print, write, colour, of_blank_parts: Mutex::default() })
    }

    /// Processes the whole input. Returns `Ok(false)` after reporting an error in the input.
    fn all(&self) -> Result<bool, String> {
        if self.args.show_dialects {
            io::put(format_args!("Available Dialects: {}\n", crate::dialect_names(&self.dialects).join(",")))?;
            return Ok(true);
        }
        let input = io::open(&self.args.input)?;
        // With `--verify-diagnostics`, the expected diagnostics are those of the parser.
        if let Some(what) = crate::other_format(&input.bytes).filter(|_| self.args.verify_diagnostics.is_none()) {
            return Err(format!("{}: error: {what}", io::source_name(&self.args.input)));
        }
        let mut out = Output::open(&self.args.output)?;
        out.copies_from(&input);
        if self.args.emit_bytecode && out.is_terminal() && !self.args.force {
            return Err("refusing to write bytecode to a terminal; use -o FILE, or -f to force it".to_owned());
        }
        let name = io::source_name(&self.args.input);
        // Positions refer to the complete source, so that lines are counted from the top of the file.
        let sources = SourceMap::from(Source::new(&name, &input.bytes[..]));
        let mut unmet = Vec::new();
        let ok = match &self.args.split_input_file {
            Some(marker) => {
                let marker = if marker.is_empty() { MARKER } else { marker };
                let mut ok = true;
                for near in split_near_misses(&input.bytes, marker) {
                    let warning =
                        Diagnostic::warning(Position::Offset(near as u64), "near miss with file split marker");
                    io::say(Renderer::new(&sources).colour(self.colour).render(&warning));
                }
                for (index, part) in split_source(&input.bytes, marker).into_iter().enumerate() {
                    let part = (part.offset..part.offset + part.text.len(), Some(part.line));
                    if index > 0 {
                        // A write error can be ignored here, because the output records it.
                        let _ = writeln!(out, "{}", self.args.output_split_marker);
                    }
                    ok &= self.part(&sources, &input, part, &mut out, &mut unmet)?;
                    if out.has_failed() {
                        break;
                    }
                }
                ok
            }
            None => self.part(&sources, &input, (0..input.bytes.len(), None), &mut out, &mut unmet)?,
        };
        // The expectations of any section may be met by a later section, so unmet ones are reported at the end.
        let renderer = Renderer::new(&sources).colour(self.colour);
        unmet.iter().for_each(|missing| io::say(renderer.render(missing)));
        if ok || out.has_failed() || out.is_stream() && self.args.verify_diagnostics.is_none() {
            out.keep()?;
        }
        Ok(ok)
    }

    /// Processes one section of the input. Adds its unmet expectations to `unmet`. Returns `false` after reporting an
    /// error in the section.
    fn part(
        &self,
        sources: &SourceMap<'_>,
        input: &Input,
        part: Part,
        out: &mut Output,
        unmet: &mut Vec<Diagnostic>,
    ) -> Result<bool, String> {
        let renderer = Renderer::new(sources).colour(self.colour);
        let (range, mut diagnostics) = (part.0.clone(), Vec::new());
        let Some(source) = sources.main() else { return Ok(false) };
        let ok = self.process(source.name(), input, part, out, &mut diagnostics)?;
        let Some(mode) = self.args.verify_diagnostics else {
            let verbosity = self.args.mlir_diagnostic_verbosity_level.unwrap_or(Verbosity::Remarks);
            for diagnostic in diagnostics.iter().filter(|diagnostic| verbosity.shows(diagnostic.severity)) {
                io::say(renderer.render(&hinted(diagnostic)));
            }
            return Ok(ok);
        };
        let mut expected = ExpectedDiagnostics::new(source, range, mode == Expectation::OnlyExpected);
        diagnostics.iter().for_each(|d| expected.take(source, d));
        expected.problems.iter().for_each(|problem| io::say(renderer.render(problem)));
        let missing = expected.unmet();
        let ok = expected.problems.is_empty() && missing.is_empty();
        unmet.extend(missing);
        Ok(ok)
    }

    fn verify_options(&self) -> crate::VerifyOptions {
        // Expectations do not cover the note that shows the operation.
        let show_op = self.args.mlir_print_op_on_diagnostic && self.args.verify_diagnostics.is_none();
        crate::VerifyOptions { level: self.args.verify_level(), show_op, print: self.print }
    }

    /// Reads, verifies and writes a section of the input. Adds errors to `diagnostics`. Returns whether the section was
    /// written.
    fn process(
        &self,
        name: &str,
        input: &Input,
        part: Part,
        out: &mut Output,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Result<bool, String> {
        let whole = part.0 == (0..input.bytes.len());
        if let Some(done) = self.in_turn(name, input, whole, out, diagnostics) {
            return done;
        }
        let text = input.bytes.get(part.0.clone()).unwrap_or_default();
        if !whole && text.trim_ascii().is_empty() {
            let ctx = self.context_of_blank(text);
            return self.process_in(&ctx, name, input, part, out, diagnostics);
        }
        let ctx = self.context(text);
        let written = self.process_in(&ctx, name, input, part, out, diagnostics);
        if whole && !matches!(written, Ok(false)) {
            // The process ends soon, which frees all memory at once.
            std::mem::forget(ctx);
        }
        written
    }

    /// Returns a context for a blank section.
    fn context_of_blank(&self, text: &[u8]) -> Arc<Context> {
        let mut shared = self.of_blank_parts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((ctx, uses)) = &mut *shared
            && *uses < SHARING
        {
            *uses += 1;
            return Arc::clone(ctx);
        }
        let ctx = Arc::new(self.context(text));
        *shared = Some((Arc::clone(&ctx), 1));
        ctx
    }

    /// Reads, verifies and writes a section of the input in the given context. Adds errors to `diagnostics`. Returns
    /// whether the section was written.
    fn process_in(
        &self,
        ctx: &Context,
        name: &str,
        input: &Input,
        part: Part,
        out: &mut Output,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Result<bool, String> {
        let whole = part.0 == (0..input.bytes.len());
        let mut timing = Timing::new(self.args.mlir_timing);
        let range = part.0.clone();
        let place = part.clone();
        let Some(mut module) = self.read(ctx, name, input, part, diagnostics) else {
            return self.print_with_outside_values(name, input, place, out, diagnostics);
        };
        timing.done("Parser");
        if let (true, Some(mapped)) = (whole, &input.mapped) {
            mapped.release();
        }
        let part = input.bytes.get(range).unwrap_or_default();
        if self.verifies_beside(&module) {
            let written = self.verify_and_write(&module, part, out, diagnostics);
            if whole {
                std::mem::forget(module);
            }
            return written;
        }
        let found = self.verify(&module, part);
        timing.done("Verifier");
        if !take_found(found, diagnostics) {
            return Ok(false);
        }
        if self.args.no_implicit_module
            && let Some(diagnostic) = not_one(&module, name)
        {
            diagnostics.push(diagnostic);
            return Ok(false);
        }
        if self.args.verify_roundtrip {
            if let Some(diagnostic) = crate::verify_roundtrip(
                &module,
                &self.options(part),
                &self.print,
                &self.write_options(ctx, part).unwrap_or_default(),
            ) {
                diagnostics.push(diagnostic);
                return Ok(false);
            }
        }
        if self.args.test_data_layout_query {
            if let Err(error) = crate::layout::annotate_test_queries(&mut module) {
                let position = error.location().map_or(crate::root_position(&module), |at| crate::position(ctx, at));
                diagnostics.push(Diagnostic::error(position, error.to_string()));
                return Ok(false);
            }
        }
        let module = match self.args.passes.run(module) {
            Ok(module) => module,
            Err(mut errors) => {
                if self.args.verify_diagnostics.is_some() {
                    // Expected diagnostics match those of upstream MLIR, which has no notes here.
                    errors.iter_mut().for_each(|error| error.notes.clear());
                }
                diagnostics.extend(errors);
                return Ok(false);
            }
        };
        // Query the number of processors only for large inputs.
        if !self.args.mlir_disable_threading {
            out.write_in_background();
        }
        let written = self.write(&module, part, out, diagnostics, || true);
        timing.done("Output");
        if whole {
            std::mem::forget(module);
        }
        written
    }

    /// Streams a file: reads, verifies and writes or prints it one body at a time. `whole` is whether the section is
    /// the whole file; only whole files are streamed. Returns `None`, having reported and written nothing, if the
    /// options or an error require reading the file eagerly.
    fn in_turn(
        &self,
        name: &str,
        input: &Input,
        whole: bool,
        out: &mut Output,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Option<Result<bool, String>> {
        let args = self.args;
        let size = match (args.emit_bytecode, self.print.debug_info) {
            (true, _) => REWRITTEN,
            (false, false) => REPRINTED,
            (false, true) => REPRINTED_WITH_LOCATIONS,
        };
        let is_text = !crate::bytecode::is_bytecode(&input.bytes);
        let is_large = input.bytes.len() as u64 >= if is_text { StreamParser::LEAST as u64 } else { size };
        let is_known = args.producer_release.is_none()
            && !args.mlir_timing
            && args.verify_diagnostics.is_none()
            && !args.no_implicit_module
            && (args.emit_bytecode || args.emit_bytecode_version.is_none());
        if !(whole && is_large && is_known && !self.changes()) || is_text && !args.emit_bytecode {
            return None;
        }
        let ctx = self.context(&input.bytes);
        let options = self.write_options(&ctx, &input.bytes).ok()?;
        let read = ReadOptions { release: input.releasing(), disable_free: true, ..ReadOptions::default() };
        let mut verify = self.verify_options();
        // Printing needs verification too: an invalid file is read eagerly and printed in the generic form.
        let verifies_for_text = !(args.emit_bytecode || self.print.generic || self.print.assume_verified);
        if verifies_for_text {
            verify.level = crate::Level::Full;
        }
        let text = || input.open_options().text;
        let written = match args.emit_bytecode {
            true if is_text => crate::assemble(&ctx, name, &input.bytes, &text(), verify, &options, out),
            true => crate::rewrite(&ctx, &input.bytes, &read, verify, &options, out),
            false => {
                let out = match out.is_stream() {
                    true => Destination::Stream(out),
                    false => Destination::Draft(out),
                };
                crate::reprint(&ctx, &input.bytes, &read, verify, &self.print, out)
            }
        };
        if !matches!(written, Ok(None)) {
            // The process ends soon, which frees all memory at once.
            std::mem::forget(ctx);
        }
        match written {
            Ok(None) => None,
            Ok(Some(warnings)) => {
                if !verifies_for_text {
                    diagnostics.extend(noted(warnings, &input.bytes));
                }
                Some(Ok(true))
            }
            Err(_) if out.has_failed() => Some(Ok(true)),
            // If text is printed, some of it has been written by now.
            Err(error) if !args.emit_bytecode => {
                let cause = std::error::Error::source(&error).and_then(|cause| cause.downcast_ref());
                let is_too_much = cause.is_some_and(|io: &std::io::Error| io.kind() == ErrorKind::FileTooLarge);
                let diagnostic = error.into_diagnostic();
                diagnostics.push(match is_too_much {
                    true => too_much(diagnostic.position, diagnostic.message),
                    false => diagnostic,
                });
                Some(Ok(false))
            }
            Err(_) => None,
        }
    }

    /// Returns the context options for a section of the input. They follow the release that wrote it, unless
    /// `--release` is given.
    fn options(&self, part: &[u8]) -> ContextOptions {
        following(self.dialects.clone(), self.args.producer_release, [part].into_iter())
    }

    fn context(&self, part: &[u8]) -> Context {
        crate::context(&self.options(part)).with_threads(usize::from(self.args.mlir_disable_threading))
    }

    /// Returns whether the options change the module between reading and writing.
    fn changes(&self) -> bool {
        let args = self.args;
        args.verify_roundtrip || args.test_data_layout_query || !args.passes.is_empty()
    }

    /// Returns the options for writing bytecode. The release and the producer are taken from the input section, unless
    /// the command line sets them. If the requested version does not exist, returns its number as the error.
    fn write_options(&self, ctx: &Context, part: &[u8]) -> Result<WriteOptions, i64> {
        let mut options = self.write.clone();
        let asked = self.args.named();
        if self.args.emit_bytecode_producer.is_none() && asked.is_none_or(|asked| asked != ctx.named()) {
            let own = crate::follow::write_options_like(ctx, part);
            (options.producer, options.version, options.target_release) =
                (own.producer, own.version, own.target_release);
        }
        if let Some(version) = self.args.emit_bytecode_version {
            options.version = u64::try_from(version).ok().filter(|version| *version <= 6).ok_or(version)?;
        }
        Ok(options)
    }

    /// Returns whether verification can run in parallel with numbering or alias collection. That requires a second
    /// thread, a large enough module, and no steps between verifying and writing.
    fn verifies_beside(&self, module: &Module<'_>) -> bool {
        let args = self.args;
        !self.changes()
            && !args.no_implicit_module
            && !args.mlir_timing
            && threads::AVAILABLE
            && module.context().attr_count() + module.body_count() >= threads::WORTH_A_THREAD
            && module.context().threads() > 1
    }

    /// Verifies a module and prepares the output in parallel. If both fail, the verification errors are reported.
    /// Returns whether the output was written.
    fn verify_and_write(
        &self,
        module: &Module<'_>,
        part: &[u8],
        out: &mut Output,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Result<bool, String> {
        std::thread::scope(|scope| {
            let work = || threads::beside(1, || self.verify(module, part));
            let verifier = threads::spawn(scope, work);
            let (mut verifier, mut said, mut unwritten) = (Some(verifier), Vec::new(), Vec::new());
            let mut join = || {
                let found = verifier.take().map(|verifier| match verifier {
                    // If the other thread panicked, continue its panic here.
                    Ok(verifier) => verifier.join().unwrap_or_else(|panic| resume_unwind(panic)),
                    Err(_) => work(),
                });
                said.extend(found.into_iter().flatten());
                is_good(&said)
            };
            let written = self.write(module, part, out, &mut unwritten, &mut join);
            join();
            if !take_found(said, diagnostics) {
                return Ok(false);
            }
            diagnostics.extend(unwritten);
            written
        })
    }

    /// Returns the diagnostics for a module that was read from a section of the input.
    fn verify(&self, module: &Module<'_>, part: &[u8]) -> Vec<Diagnostic> {
        noted(crate::verify_with_warnings(module, self.verify_options()), part)
    }

    fn read<'c>(
        &self,
        ctx: &'c Context,
        name: &str,
        input: &Input,
        (range, line): Part,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Option<Module<'c>> {
        let mut options = input.open_options();
        options.text.no_implicit_module = self.args.no_implicit_module;
        options.text.verified_next = self.verify_options().level != crate::Level::None;
        (options.text.range, options.text.line) = (Some((range.start, range.end)), line);
        options.bytecode.producer_release = self.args.producer_release;
        options.refuse_other_releases = self.args.release.is_some();
        options.bytecode.leave_locations = !(self.args.emit_bytecode || self.print.debug_info || self.changes());
        match crate::open(ctx, name, &input.bytes, &options) {
            Ok(opened) => {
                diagnostics.extend(opened.warnings);
                Some(opened.module)
            }
            Err(errors) => {
                diagnostics.extend(errors);
                None
            }
        }
    }

    /// Handles text whose only error is that an isolated operation uses an outside value. If verification is off,
    /// prints the module in generic form, like every invalid module. Returns whether it was printed.
    fn print_with_outside_values(
        &self,
        name: &str,
        input: &Input,
        (range, line): Part,
        out: &mut Output,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Result<bool, String> {
        const OUTSIDE: &str = "op using value defined outside the region";
        let is_error = |found: &&Diagnostic| found.severity == crate::diag::Severity::Error;
        let errors = diagnostics.iter().filter(is_error).collect::<Vec<_>>();
        let is_text = !self.args.emit_bytecode && self.args.verify_diagnostics.is_none() && !self.changes();
        let is_verified = self.verify_options().level != crate::Level::None;
        if is_verified || !is_text || errors.is_empty() || !errors.iter().all(|error| error.message.ends_with(OUTSIDE))
        {
            return Ok(false);
        }
        let ctx = self.context(input.bytes.get(range.clone()).unwrap_or_default());
        let mut options = input.open_options();
        options.text.no_implicit_module = self.args.no_implicit_module;
        options.text.outside_values = true;
        (options.text.range, options.text.line) = (Some((range.start, range.end)), line);
        let Ok(opened) = crate::open(&ctx, name, &input.bytes, &options) else { return Ok(false) };
        *diagnostics = opened.warnings;
        let print = PrintOptions { generic: self.print.generic || !self.print.assume_verified, ..self.print };
        match crate::asm::print(&opened.module, &print, out) {
            Err(error) if !out.has_failed() => {
                diagnostics.push(too_much(crate::root_position(&opened.module), error));
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// Prepares the output, then writes it if `go` returns true. Returns whether it was written.
    fn write(
        &self,
        module: &Module<'_>,
        part: &[u8],
        out: &mut Output,
        diagnostics: &mut Vec<Diagnostic>,
        go: impl FnOnce() -> bool,
    ) -> Result<bool, String> {
        if !self.args.emit_bytecode {
            if self.args.emit_bytecode_version.is_some() {
                let message = "bytecode version while not emitting bytecode";
                diagnostics.push(Diagnostic::error(Position::Unknown, message));
                return Ok(false);
            }
            // The output records write errors; the only other error is exceeding the size limit.
            let error = match crate::asm::print_if(module, &self.print, out, go) {
                Ok(written) => return Ok(written),
                Err(error) => error,
            };
            if !out.has_failed() {
                diagnostics.push(too_much(crate::root_position(module), error));
            }
            return Ok(out.has_failed());
        }
        let options = match self.write_options(module.context(), part) {
            Ok(options) => options,
            Err(version) => {
                let message = format!("unsupported version requested {version}, must be in range [0, 6]");
                let diagnostic = Diagnostic::error(crate::root_position(module), message);
                diagnostics.push(match module.root() {
                    Some(root) => crate::with_op(diagnostic, root, self.verify_options()),
                    None => diagnostic,
                });
                return Ok(false);
            }
        };
        match crate::write_if(module, out, &options, go) {
            Ok(written) => Ok(written),
            Err(_) if out.has_failed() => Ok(true),
            Err(errors) => {
                diagnostics.extend(errors);
                Ok(false)
            }
        }
    }
}

/// Minimum size in bytes of bytecode that is printed one body at a time. Reading it twice costs a seventh more
/// instructions. From about 100,000 operations on it takes no longer, because it needs less memory. Debug builds use a
/// lower limit, so that tests cover this path.
const REPRINTED: u64 = if cfg!(debug_assertions) { 1 << 12 } else { 8 << 20 };

/// The minimum size for streaming if locations are printed. Locations use most of the memory, and reading them twice
/// costs a fifth more instructions.
const REPRINTED_WITH_LOCATIONS: u64 = 4 * REPRINTED;

/// Minimum size in bytes of bytecode that is rewritten one body at a time. Smaller files are read eagerly.
const REWRITTEN: u64 = 200_000;

/// Creates the error that the text exceeds `--max-output`.
fn too_much(position: Position, error: impl std::fmt::Display) -> Diagnostic {
    Diagnostic::error(position, format!("{error}: see --max-output"))
}

/// The start of the current step. Prints the wall time of each step in seconds, for `--mlir-timing`; `None` prints
/// nothing.
struct Timing(Option<std::time::Instant>);

impl Timing {
    fn new(wanted: bool) -> Self {
        Self(wanted.then(std::time::Instant::now))
    }

    /// Ends the current step and begins the next one.
    fn done(&mut self, step: &str) {
        if let Some(start) = &mut self.0 {
            let seconds = start.elapsed().as_secs_f64();
            io::say(format_args!("{seconds:10.4} s  {step}\n"));
            *start = std::time::Instant::now();
        }
    }
}
