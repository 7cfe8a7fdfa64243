//! Opens a file: detects its format and reads its module.

use bytes::Bytes;
use memchr::memmem;
use mlirkit::diag::Diagnostic;
use mlirkit::ir::{Context, Module, OpRef};
use mlirkit::stablehlo::envelope::Envelope;
use mlirkit::stablehlo::part::{Form, Part};
use mlirkit::stablehlo::{self};
use mlirkit::{ContextOptions, OpenOptions};
use mlirkit_wire::{Container, SectionId};
use serde_json::{Value, json};

use crate::session::{Failure, Input, Ir, Request, Result, diagnostic_json, is_error};

/// An open file.
pub struct File {
    /// The module, with its context.
    pub ir: Ir,
    /// The name of the file in messages.
    pub name: String,
    /// The MLIR content of the file, without a `jax.export` envelope.
    pub bytes: Input,
    /// The format of `bytes`.
    pub form: Form,
    /// Whether the module contains the file's own operations. It is false if a VHLO artifact was converted to
    /// StableHLO.
    pub as_it_is: bool,
    /// Whether the file is a function serialized by `jax.export`.
    pub exported: bool,
}

impl File {
    /// Calls `look` with the module.
    pub fn with<R>(&self, look: impl for<'q, 'c> FnOnce(&'q Module<'c>) -> R) -> R {
        self.ir.with_dependent(|_, module| look(module))
    }

    /// Calls `change` with the context and the module.
    pub fn with_mut<R>(&mut self, change: impl for<'q, 'c> FnOnce(&'c Context, &'q mut Module<'c>) -> R) -> R {
        self.ir.with_dependent_mut(change)
    }

    /// Creates the error for diagnostics about this file.
    pub fn failure(&self, diagnostics: &[Diagnostic]) -> Failure {
        Failure::of(diagnostics, &self.name, &self.bytes)
    }
}

/// Opens a file. Request arguments: `name`, `vhlo`, `strict`, `release`, `producerRelease`, `lazy`.
pub fn open(request: Request<'_>, data: Bytes) -> Result<(File, Value)> {
    let name = request.text("name").unwrap_or("-").to_owned();
    if data.iter().take(1 << 16).all(u8::is_ascii_whitespace) {
        return Err(Failure::new(format!("{name}: the file is empty")));
    }
    let release = |what: &str| match request.text(what) {
        Some(text) => {
            let release = text.parse::<mlirkit::defs::Release>();
            release.map(Some).map_err(|_| Failure::new(format!("'{text}' is no release of LLVM")))
        }
        None => Ok(None),
    };
    let context = ContextOptions {
        allow_unregistered: !request.flag("strict"),
        release: release("release")?,
        ..ContextOptions::default()
    };
    let size = data.len();
    let Part { bytes, envelope, form } = Part::of(&data);
    let said = release("producerRelease")?.filter(|_| matches!(form, Form::Bytecode { .. }));
    let context = ContextOptions { release: context.release.or(said), ..context }.following([&bytes[..]]);
    let ctx = mlirkit::ContextBuilder::from(context).threads(1).build();
    let as_it_is = request.flag("vhlo") || !matches!(form, Form::Artifact(_));
    let mut options = if request.flag("lazy") { OpenOptions::lazy() } else { OpenOptions::default() };
    options.lazy_text = request.flag("lazy");
    options.bytecode.producer_release = said;
    let mut warnings = Vec::new();
    let ir = Ir::try_new(ctx, |ctx| match as_it_is {
        true => mlirkit::open(ctx, &name, &bytes, &options).map(|opened| {
            warnings = opened.warnings;
            opened.module
        }),
        false => stablehlo::deserialize(ctx, bytes.clone()).map_err(stablehlo::Errors::into_diagnostics),
    });
    let ir = ir.map_err(|mut errors| {
        // The first error explains the failure.
        errors.sort_by_key(|one| !is_error(one));
        // For a known format other than MLIR, report that format instead of an error about its first bytes.
        if let Some(other) = mlirkit::other_format(&bytes).filter(|_| envelope.is_none()) {
            return Failure::new(format!("{name} is {other}"));
        }
        Failure::of(&errors, &name, &bytes)
    })?;
    let source = mlirkit::diag::Source::new(name.as_str(), &bytes[..]);
    let warnings: Vec<Value> = warnings.iter().map(|one| diagnostic_json(one, Some(&source))).collect();
    let file = File { ir, bytes, form, as_it_is, exported: envelope.is_some(), name };
    let answer = json!({
        "name": file.name,
        "size": size,
        "form": file.form.word(),
        "exported": envelope.map(|envelope| exported(&envelope)),
        "release": mlirkit::release_of(&file.bytes).map(|of| of.to_string()),
        "producer": match &file.form { Form::Bytecode { producer, .. } => Some(producer.clone()), _ => None },
        "format": match &file.form { Form::Text => None, _ => file.bytes.get(4).map(|byte| byte >> 1) },
        "version": match &file.form { Form::Artifact(version) => Some(version.to_string()), _ => None },
        "asItIs": file.as_it_is,
        "root": file.with(|module| module.root().map(crate::session::id_of)),
        "hasStableHlo": file.with(|module| has_stablehlo(module, &file.form, &file.bytes)),
        "lazy": file.with(is_lazy),
        "warnings": warnings,
    });
    Ok((file, answer))
}

fn exported(envelope: &Envelope) -> Value {
    let texts = |avals: &[stablehlo::envelope::Aval]| avals.iter().map(ToString::to_string).collect::<Vec<_>>();
    json!({
        "function": envelope.function,
        "inputs": texts(&envelope.inputs),
        "outputs": texts(&envelope.outputs),
        "platforms": envelope.platforms,
        "devices": envelope.devices,
        "callingConvention": envelope.calling_convention,
    })
}

/// Returns whether a module uses StableHLO. Functions are not loaded for this, because the names in the file suffice.
fn has_stablehlo(module: &Module<'_>, form: &Form, bytes: &[u8]) -> bool {
    let here = |op: OpRef<'_, '_>| op.name().starts_with("stablehlo.") || op.name().starts_with("vhlo.");
    let Some(root) = module.root() else { return false };
    let of_function = |op: OpRef<'_, '_>| {
        let loaded = op.arena().child(op.id).is_none_or(|body| module.is_loaded(body));
        here(op) || loaded && op.walk().take(64).any(here)
    };
    let mut inner = root.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()).take(16);
    here(root) || inner.any(of_function) || is_lazy(module) && names_stablehlo(form, bytes)
}

/// Returns whether a file mentions StableHLO: bytecode in its string section, text near its beginning.
fn names_stablehlo(form: &Form, bytes: &[u8]) -> bool {
    const BEGINNING: usize = 1 << 20;
    let among = match form {
        Form::Text => bytes.get(..BEGINNING.min(bytes.len())).unwrap_or_default(),
        _ => match Container::read(bytes) {
            Ok(container) => container.section(SectionId::String).map_or(&[][..], |section| section.data),
            Err(_) => &[],
        },
    };
    [&b"stablehlo"[..], b"vhlo"].iter().any(|name| memmem::find(among, name).is_some())
}

/// Returns whether some functions have not been loaded.
fn is_lazy(module: &Module<'_>) -> bool {
    mlirkit_edit::replace::bodies(module).any(|body| !module.is_loaded(body))
}
