//! `mlirkit translate`: converts StableHLO to portable artifacts and back, like `stablehlo-translate`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use bytes::Bytes;

use crate::asm::PrintOptions;
use crate::diag::{Diagnostic, Renderer, Source, SourceMap};
use crate::ir::Context;
use crate::stablehlo::part::Part;
use crate::stablehlo::{self, Errors, OtherDialects};
use crate::tool::args::Switch;
use crate::tool::driver::{failed, status};
use crate::tool::expected_diagnostics::ExpectedDiagnostics;
use crate::tool::io::{self, Input, Output};
use crate::tool::passes::strip_locations;
use crate::{ContextOptions, Extend};

/// Convert StableHLO to a portable artifact, or a portable artifact to StableHLO.
#[derive(clap::Args)]
#[command(
    args_override_self = true,
    after_help = "Long options take one dash or two.

Examples:
  mlirkit translate --serialize --target=1.9.0 model.mlir -o model.mlirbc
  mlirkit translate --serialize --target=current --strip-debuginfo - < model.mlir > model.mlirbc
  mlirkit translate --deserialize model.mlirbc
  mlirkit translate --deserialize --print-stablehlo-version model.mlirbc"
)]
#[command(group(clap::ArgGroup::new("direction").required(true).args(["serialize", "deserialize"])))]
#[allow(clippy::struct_excessive_bools)]
pub struct Args {
    /// Input file, text or bytecode; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Output file; `-` is standard output.
    #[arg(short = 'o', default_value = "-", value_name = "FILE")]
    output: PathBuf,
    /// Write an artifact even if the output is a terminal.
    #[arg(short = 'f')]
    force: bool,
    /// Convert StableHLO to a portable artifact.
    #[arg(long)]
    serialize: bool,
    /// Convert a portable artifact to StableHLO, and print it as text.
    #[arg(long)]
    deserialize: bool,
    /// The version of the artifact, such as 1.9.0; `current` is the newest version.
    #[arg(long, value_name = "VERSION", default_value = "")]
    target: String,
    /// Strip locations.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    strip_debuginfo: bool,
    /// Keep operations of other dialects.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    allow_other_dialects: bool,
    /// Print the version of the artifact first.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    print_stablehlo_version: bool,
    /// Print locations.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    mlir_print_debuginfo: bool,
    /// Print every operation in the generic form.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    mlir_print_op_generic: bool,
    /// Accept operations, attributes and types of unregistered dialects.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    allow_unregistered_dialect: bool,
    /// Check that diagnostics match the expected-* comments of the input.
    #[arg(long)]
    verify_diagnostics: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    with_file(&args.input, &args.output, args.serialize && !args.force, |input, name, out| {
        let ctx = crate::context(&ContextOptions {
            allow_unregistered: args.allow_unregistered_dialect,
            release: Some(stablehlo::llvm_release(&input.bytes)),
            extend,
            ..ContextOptions::default()
        });
        let input = Input { bytes: Part::of(&input.bytes).bytes, ..input };
        // Only expectations need the input again; without them its memory can be released early.
        let kept = args.verify_diagnostics.then(|| input.bytes.clone());
        let result = match args.serialize {
            true => serialize(args, &ctx, name, input, out),
            false => deserialize(args, &ctx, input.bytes, out),
        };
        // The process ends soon, which frees all memory at once.
        std::mem::forget(ctx);
        match kept {
            Some(bytes) => as_expected(name, &bytes, result),
            None => result,
        }
    })
}

/// Compares the result with the expected-* comments. Fails with the unmet expectations and unexpected diagnostics, if
/// any.
fn as_expected(name: &str, input: &[u8], result: Result<(), Vec<Diagnostic>>) -> Result<(), Vec<Diagnostic>> {
    let source = Source::new(name, input);
    let mut expected = ExpectedDiagnostics::new(&source, 0..input.len(), false);
    result.err().iter().flatten().for_each(|diagnostic| expected.take(&source, diagnostic));
    let problems = expected.finish();
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// Reads a file, writes the output of `task`, and shows its errors. With `refuses_terminal`, fails if the output is a
/// terminal.
pub(super) fn with_file(
    input: &std::path::Path,
    output: &std::path::Path,
    refuses_terminal: bool,
    task: impl FnOnce(Input, &str, &mut Output) -> Result<(), Vec<Diagnostic>>,
) -> ExitCode {
    let opened = io::open(input).and_then(|file| match crate::other_format(&Part::of(&file.bytes).bytes) {
        Some(what) => Err(format!("{}: error: {what}", io::source_name(input))),
        None => Ok((file, Output::open(output)?)),
    });
    let (file, mut out) = match opened {
        Ok(opened) => opened,
        Err(message) => {
            io::say(format_args!("{message}\n"));
            return ExitCode::FAILURE;
        }
    };
    if refuses_terminal && out.is_terminal() {
        return status(Err(failed("refusing to write bytecode to a terminal; use -o FILE, or -f to force it")));
    }
    let name = io::source_name(input);
    let kept = file.bytes.clone();
    match task(file, &name, &mut out) {
        Err(diagnostics) if !out.has_failed() => {
            let sources = SourceMap::from(Source::new(name, &kept[..]));
            let renderer = Renderer::new(&sources);
            diagnostics.iter().for_each(|diagnostic| io::say(renderer.render(diagnostic)));
            ExitCode::FAILURE
        }
        // Write errors have been recorded by the output.
        _ => match out.keep() {
            Ok(()) => ExitCode::SUCCESS,
            Err(message) => {
                io::say(format_args!("{message}\n"));
                ExitCode::FAILURE
            }
        },
    }
}

fn serialize(args: &Args, ctx: &Context, name: &str, input: Input, out: &mut Output) -> Result<(), Vec<Diagnostic>> {
    let mut module = crate::open(ctx, name, &input.bytes, &input.open_options())?.module;
    if let Some(mapped) = &input.mapped {
        mapped.release();
    }
    out.copies_from(&input);
    out.write_in_background();
    drop(input);
    verified(&module)?;
    if args.strip_debuginfo {
        module = strip_locations(module);
    }
    let current = stablehlo::current_version().to_string();
    let target = if args.target == "current" { &current } else { &args.target };
    let others = if args.allow_other_dialects { OtherDialects::Keep } else { OtherDialects::Refuse };
    stablehlo::write_artifact(module, target, others, out).map_err(Errors::into_diagnostics)
}

/// Verifies a module. Fails with its errors, if any.
pub(super) fn verified(module: &crate::ir::Module<'_>) -> Result<(), Vec<Diagnostic>> {
    let wrong = crate::verify_all(module, crate::VerifyOptions::default());
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

fn deserialize(args: &Args, ctx: &Context, input: Bytes, out: &mut Output) -> Result<(), Vec<Diagnostic>> {
    if args.print_stablehlo_version {
        let line = match stablehlo::artifact_version(&input) {
            Some(version) => format!("// Reading portable artifact with StableHLO version: {version}\n"),
            None => "// Failed parsing StableHLO version from portable artifact\n".to_owned(),
        };
        out.write_all(line.as_bytes()).map_err(failed_write)?;
    }
    let module = stablehlo::deserialize(ctx, input).map_err(Errors::into_diagnostics)?;
    verified(&module)?;
    let options = PrintOptions {
        debug_info: args.mlir_print_debuginfo,
        generic: args.mlir_print_op_generic,
        assume_verified: true,
        ..PrintOptions::default()
    };
    out.write_in_background();
    let printed = module.top_block().ops().try_for_each(|op| crate::asm::print_op(op, &options, out));
    std::mem::forget(module);
    printed.map_err(failed_write)
}

/// Creates the diagnostic for a failed write.
pub(super) fn failed_write(error: std::io::Error) -> Vec<Diagnostic> {
    vec![Diagnostic::error(crate::diag::Position::Unknown, error.to_string())]
}
