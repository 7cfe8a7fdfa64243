//! `mlirkit lsp`: a language server on standard input and output.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use bytes::Bytes;
use mlirkit_lsp::{Engine, Read};
use mlirkit_syntax::GapEdit;
use serde_json::Value;

use crate::asm::{ParseOptions, PrintOptions};
use crate::diag::{Diagnostic, Source};
use crate::ir::{Context, Module, OpRef, Type, TypeData};
use crate::layout::DataLayout;
use crate::stablehlo::part::{Form, Part as FilePart};
use crate::stablehlo::{self, Errors};
use crate::tool::driver::{Failed, failed, following_named, load_dialects, same_as, write_module};
use crate::tool::expected_diagnostics::ExpectedDiagnostics;
use crate::{ContextOptions, Extend, OpenOptions, VerifyOptions};

/// Serve an editor: diagnostics, completion, navigation and formatting of MLIR files.
#[derive(clap::Args)]
#[command(
    after_help = "The server speaks the Language Server Protocol on standard input and output. docs/editors.md has settings for VS Code, Neovim,
Helix, Emacs and Zed. A file mlirkit.toml in a folder above the opened one names further dialects and the release:

  dialects = [\"toy.def\"]
  release = 19

Example:
  mlirkit lsp --dialect toy.def"
)]
pub struct Args {
    /// Definitions of an additional dialect; may be repeated.
    #[arg(long, value_name = "FILE")]
    dialect: Vec<PathBuf>,
    /// The LLVM release to follow.
    #[arg(long, value_name = "RELEASE", value_parser = crate::tool::args::named_release)]
    release: Option<mlirkit_defs::Named>,
    /// Accepted because editors pass it; the server always uses standard input and output.
    #[arg(long, hide = true)]
    stdio: bool,
    /// Accepted because settings for LLVM's server contain it; this server logs errors to standard error.
    #[arg(long, hide = true, value_name = "LEVEL")]
    log: Option<String>,
    /// Accepted because settings for LLVM's server contain it.
    #[arg(long, hide = true)]
    pretty: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    let make = |root: Option<&str>, options: &Value| engine(args, extend, root, options);
    match mlirkit_lsp::serve_stdio(&make) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            failed(error);
            ExitCode::FAILURE
        }
    }
}

/// Creates the engine for a project from the command line, the editor's settings and `mlirkit.toml`. The release is
/// taken from the first of these that names one. The dialects of all three are loaded.
fn engine(args: &Args, extend: Extend, root: Option<&str>, options: &Value) -> Result<Arc<dyn Engine>, String> {
    let project = crate::tool::project::Project::find(root.map(Path::new))?;
    let mut dialects = args.dialect.clone();
    let listed = options.get("dialects").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
    dialects.extend(listed.map(|path| root.map_or_else(|| PathBuf::from(path), |root| Path::new(root).join(path))));
    dialects.extend(project.dialects);
    let release = match options.get("release").and_then(|release| {
        release.as_u64().map(|release| release.to_string()).or_else(|| release.as_str().map(str::to_owned))
    }) {
        Some(text) if !text.is_empty() => Some(crate::tool::args::named_release(&text)?),
        _ => None,
    };
    let mut made = following_named(args.release.or(release).or(project.release), extend);
    load_dialects(&dialects, &mut made)
        .map_err(|Failed| "a definition file cannot be read: see the log of the server".to_owned())?;
    Ok(Arc::new(Library { options: made }))
}

/// The language server's interface to this library, with the options of a project.
struct Library {
    options: ContextOptions,
}

/// Describes the elements of a tensor or buffer: their number and total size. `None` if the shape is not static.
fn elements(ctx: &Context, layout: &DataLayout<'_>, ty: Type) -> Option<String> {
    if let TypeData::Vector(_) = ctx.type_data(ty) {
        return None;
    }
    let shaped = ctx.shaped(ty)?;
    let count = u64::try_from(shaped.num_elements()?).ok()?;
    let size = layout.type_size(shaped.element).ok().filter(|size| !size.scalable)?.min;
    Some(format!("{count} elements of {size} bytes: {} bytes", count.checked_mul(size)?))
}

impl Engine for Library {
    fn context(&self, strict: bool) -> Context {
        crate::context(&ContextOptions { allow_unregistered: !strict, ..self.options.clone() })
    }

    fn dialects(&self) -> Vec<String> {
        crate::dialect_names(&self.options)
    }

    fn open<'c>(&self, ctx: &'c Context, name: &str, text: &Bytes) -> Read<'c> {
        let options = ParseOptions { verified_next: true, ..ParseOptions::default() };
        let options = OpenOptions { text: options, ..OpenOptions::default() };
        crate::open(ctx, name, text, &options).map(|opened| (opened.module, opened.warnings))
    }

    fn verify(&self, module: &Module<'_>, shows_ops: bool) -> Vec<Diagnostic> {
        crate::verify_with_warnings(module, VerifyOptions { show_op: shows_ops, ..VerifyOptions::default() })
    }

    fn verify_op(&self, op: OpRef<'_, '_>) -> Vec<Diagnostic> {
        crate::verify_op(op, VerifyOptions::default())
    }

    fn expected(&self, name: &str, text: &[u8], found: &[Diagnostic]) -> Vec<Diagnostic> {
        let source = Source::new(name, text);
        let mut expected = ExpectedDiagnostics::new(&source, 0..text.len(), false);
        found.iter().for_each(|diagnostic| expected.take(&source, diagnostic));
        expected.finish()
    }

    fn hinted(&self, diagnostic: &Diagnostic) -> Diagnostic {
        crate::tool::near::hinted(diagnostic)
    }

    fn layout(&self, op: OpRef<'_, '_>, ty: Type) -> Option<String> {
        let layout = DataLayout::closest(op).ok()?;
        if let Some(text) = elements(op.context(), &layout, ty) {
            return Some(text);
        }
        let size = layout.type_size(ty).ok()?;
        let bits = layout.type_size_in_bits(ty).ok()?;
        let abi = layout.type_abi_alignment(ty).ok()?;
        let scalable = if size.scalable { " x vscale" } else { "" };
        Some(format!("size {} bytes{scalable} ({} bits), ABI alignment {abi}", size.min, bits.min))
    }

    fn lifetime(&self, op: &str) -> Option<String> {
        let found =
            crate::port::changes(op).into_iter().find(|entry| entry.kind == "operation" || entry.kind == "op")?;
        Some(crate::port::life_in_words(found.life))
    }

    fn text_of(&self, name: &str, file: Bytes) -> Result<String, String> {
        let part = FilePart::of(&file);
        let ctx = crate::context(
            &ContextOptions { allow_unregistered: true, ..self.options.clone() }.following([&part.bytes[..]]),
        );
        let module = match part.form {
            Form::Artifact(_) => stablehlo::deserialize(&ctx, part.bytes.clone()).map_err(Errors::into_diagnostics),
            _ => crate::open(&ctx, name, &part.bytes, &OpenOptions::default()).map(|opened| opened.module),
        };
        let module = module.map_err(|errors| words(name, &errors))?;
        // Locations must be printed, because otherwise saving the file would lose them. The custom syntax of some
        // operations omits attributes, so saving it would write another program.
        let print = |generic| {
            let options = PrintOptions { debug_info: true, generic, ..PrintOptions::default() };
            crate::print_to_string(&module, &options)
        };
        let text = print(false);
        let again = crate::open(&ctx, name, &Bytes::from(text.clone()), &OpenOptions::default());
        let is_same = again.is_ok_and(|again| same_as(&module)(again.module).is_ok());
        Ok(if is_same { text } else { print(true) })
    }

    fn bytes_of(&self, name: &str, file: Bytes, text: &str) -> Result<Vec<u8>, String> {
        let part = FilePart::of(&file);
        let options = ContextOptions { allow_unregistered: true, ..self.options.clone() };
        let ctx = crate::context(&if file.is_empty() { options } else { options.following([&part.bytes[..]]) });
        let opened = crate::open(&ctx, name, &Bytes::from(text.to_owned()), &OpenOptions::default());
        let module = opened.map_err(|errors| words(name, &errors))?.module;
        let wrong = crate::verify_all(&module, VerifyOptions::default());
        if !wrong.is_empty() {
            return Err(words(name, &wrong));
        }
        let form = if file.is_empty() { Form::new_bytecode() } else { part.form.clone() };
        let mut out = Vec::new();
        write_module(&module, &form, &PrintOptions { debug_info: true, ..PrintOptions::default() }, None, &mut out)
            .map_err(|errors| words(name, &errors))?;
        Ok(part.envelope.map_or(out.clone(), |envelope| envelope.with_artifact(&file, &out)))
    }

    fn format(&self, name: &str, text: &str) -> Result<Vec<GapEdit>, String> {
        crate::tool::cmd::fmt::edits(&self.options, name, text).map_err(|refusal| refusal.to_string())
    }
}

/// Joins diagnostics into one string, one per line.
fn words(name: &str, errors: &[Diagnostic]) -> String {
    let lines: Vec<String> = errors.iter().map(|error| format!("{name}: {}", error.message)).collect();
    lines.join("\n")
}
