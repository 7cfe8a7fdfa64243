//! Portable artifacts: VHLO at a given version, in the bytecode format of that version, with the version in the
//! producer string.

use std::io::Write;

use bytes::Bytes;
use mlirkit_asm::{error_at, position};
use mlirkit_bytecode::{ReadOptions, WriteOptions};
use mlirkit_defs::Release;
use mlirkit_diag::{Diagnostic, FailureKind, Position};
use mlirkit_ir::{BodyId, Context, Module, OpId, OpName};

use crate::Errors;
use crate::legalize::{OtherDialects, into_stablehlo, into_vhlo, legalize_to_vhlo};
use crate::part::Form;
use crate::target::{Target, UseOrders, bring_to};
use crate::versions::{InvalidVersion, Version};

/// The producer string of an artifact, without the version that follows.
const PRODUCER: &str = "StableHLO_v";

/// The first StableHLO version that is based on LLVM 24. In artifacts of older versions, other dialects are encoded as
/// in LLVM 23.
const LLVM_24: Version = Version::new(1, 18, 0);

/// Serializes a StableHLO module as a portable artifact for readers of version `target` and newer.
///
/// # Errors
/// Returns an error if the target is not a supported version or does not support a feature that the module uses. Also
/// returns an error if the module contains something other than StableHLO and functions; see [`OtherDialects`].
/// ```
/// use mlirkit_ir::{Context, DialectSet};
/// use mlirkit_stablehlo::{OtherDialects, artifact_version, deserialize, serialize};
///
/// let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
/// let ctx = Context::new(dialects)
///     .with_extension(mlirkit_dialects::hooks())
///     .with_extension(mlirkit_dialects::encodings());
/// let text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
///   %0 = stablehlo.tanh %x : tensor<4xf32>
///   return %0 : tensor<4xf32>
/// }";
/// let module = mlirkit_asm::parse(&ctx, "f.mlir", text.as_bytes(), &Default::default()).unwrap().module;
///
/// let artifact = serialize(&module, "0.14.0", OtherDialects::Refuse)?;
/// assert!(artifact.starts_with(b"ML\xefR\x09StableHLO_v0.14.0\0"));
/// assert_eq!(artifact_version(&artifact).unwrap().to_string(), "0.14.0");
///
/// let again = deserialize(&ctx, artifact.into())?;
/// assert!(again.root().unwrap().walk().any(|op| op.is("stablehlo.tanh")));
/// # Ok::<(), mlirkit_stablehlo::Errors>(())
/// ```
pub fn serialize<'a>(
    module: &Module<'_>,
    target: impl Into<Target<'a>>,
    others: OtherDialects,
) -> Result<Vec<u8>, Errors> {
    let target = target.into();
    let mut vhlo = legalize_to_vhlo(module, others)?;
    bring_to(&mut vhlo, target, UseOrders::Upstream)?;
    write(&vhlo, target)
}

/// Serializes a module as [`serialize`] does, but consumes it to save memory.
///
/// # Errors
/// Returns the same errors as [`serialize`].
pub fn into_artifact<'a>(
    module: Module<'_>,
    target: impl Into<Target<'a>>,
    others: OtherDialects,
) -> Result<Vec<u8>, Errors> {
    let mut artifact = Vec::new();
    write_artifact(module, target, others, &mut artifact)?;
    Ok(artifact)
}

/// Serializes a module as [`into_artifact`] does, but writes to `out` without copying large constants.
///
/// # Errors
/// Returns the same errors as [`serialize`], before anything is written, and the errors of `out`.
pub fn write_artifact<'a>(
    module: Module<'_>,
    target: impl Into<Target<'a>>,
    others: OtherDialects,
    out: &mut impl Write,
) -> Result<(), Errors> {
    let target = target.into();
    let mut vhlo = into_vhlo(module, others)?;
    bring_to(&mut vhlo, target, UseOrders::Upstream)?;
    write_to(&vhlo, target, out)
}

/// Writes VHLO that is already at the target version, and returns the artifact.
fn write(vhlo: &Module<'_>, target: Target<'_>) -> Result<Vec<u8>, Errors> {
    let mut artifact = Vec::new();
    write_to(vhlo, target, &mut artifact)?;
    Ok(artifact)
}

/// Writes VHLO that is already at the target version.
///
/// Operations of other dialects are encoded as in the LLVM release of the target version. If the module is from a newer
/// release and the older one cannot represent them, they are encoded as in the release of the module.
fn write_to(vhlo: &Module<'_>, target: Target<'_>, out: &mut impl Write) -> Result<(), Errors> {
    let mut options = WriteOptions {
        producer: format!("{PRODUCER}{target}"),
        ..artifact_options(target.version(Position::Unknown)?)
    };
    let own = vhlo.context().release();
    let mut out = WriteTracker { out, begun: false };
    if let Err(error) = mlirkit_bytecode::write(vhlo, &mut out, &options) {
        if out.begun || own <= options.target_release {
            return Err(error);
        }
        options.target_release = own;
        mlirkit_bytecode::write(vhlo, &mut out, &options)?;
    }
    Ok(())
}

/// A writer that records whether anything has been written.
struct WriteTracker<'o, W> {
    out: &'o mut W,
    begun: bool,
}

impl<W: Write> Write for WriteTracker<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.begun |= !bytes.is_empty();
        self.out.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}

/// Returns the options with which VHLO at this version is written as a portable artifact.
#[must_use]
pub fn artifact_options(version: Version) -> WriteOptions {
    let mut options = WriteOptions::default();
    options.version = version.bytecode_format().unwrap_or(options.version);
    options.producer = format!("{PRODUCER}{version}");
    options.target_release = if version < LLVM_24 { Release(23) } else { Release(24) };
    options
}

/// Reads a StableHLO module from a portable artifact of any version up to the current one. The input may also be text.
///
/// # Errors
/// Returns an error if the artifact is damaged, newer than this library, or contains something that StableHLO cannot
/// express.
pub fn deserialize(ctx: &Context, artifact: Bytes) -> Result<Module<'_>, Errors> {
    let mut vhlo = read(ctx, artifact)?;
    bring_to(&mut vhlo, Version::CURRENT.into(), UseOrders::Any)?;
    into_stablehlo(vhlo)
}

/// Converts a portable artifact to another version, which may be older or newer.
///
/// # Errors
/// Returns the same errors as [`deserialize`] and [`serialize`].
///
/// ```
/// # use mlirkit_ir::{Context, DialectSet};
/// # use mlirkit_stablehlo::{OtherDialects, artifact_version, serialize, upgrade};
/// # let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
/// # let ctx = Context::new(dialects)
/// #     .with_extension(mlirkit_dialects::hooks())
/// #     .with_extension(mlirkit_dialects::encodings());
/// # let text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n return %x : tensor<4xf32> \n}";
/// # let module = mlirkit_asm::parse(&ctx, "f.mlir", text.as_bytes(), &Default::default()).unwrap().module;
/// let old = serialize(&module, "0.9.0", OtherDialects::Refuse)?;
/// let new = upgrade(&ctx, old.into(), "1.9.0")?;
/// assert_eq!(new, serialize(&module, "1.9.0", OtherDialects::Refuse)?);
/// # Ok::<(), mlirkit_stablehlo::Errors>(())
/// ```
pub fn upgrade<'a>(ctx: &Context, artifact: Bytes, target: impl Into<Target<'a>>) -> Result<Vec<u8>, Errors> {
    upgrade_checked(ctx, artifact, target, |_| Ok(()))
}

/// Converts a portable artifact as [`upgrade`] does, but first checks its contents with `check`, such as a verifier.
///
/// # Errors
/// Returns the same errors as [`upgrade`], and those of `check`.
pub fn upgrade_checked<'a>(
    ctx: &Context,
    artifact: Bytes,
    target: impl Into<Target<'a>>,
    check: impl FnOnce(&Module<'_>) -> Result<(), Vec<Diagnostic>>,
) -> Result<Vec<u8>, Errors> {
    let target = target.into();
    let mut vhlo = read(ctx, artifact)?;
    check(&vhlo).map_err(Errors::from_diagnostics)?;
    bring_to(&mut vhlo, Version::CURRENT.into(), UseOrders::Any)?;
    bring_to(&mut vhlo, target, UseOrders::Upstream)?;
    write(&vhlo, target)
}

fn read(ctx: &Context, artifact: Bytes) -> Result<Module<'_>, Errors> {
    let read = if mlirkit_bytecode::is_bytecode(&artifact) {
        let options = ReadOptions { skip_use_orders: true, ..ReadOptions::default() };
        let note = head_note(&artifact);
        let module = mlirkit_bytecode::read(ctx, artifact, &options).map_err(|error| vec![error.into_diagnostic()]);
        module.and_then(|mut module| match unknown_op(&module) {
            Some(error) => Err(vec![error.with_note(note)]),
            None => {
                mlirkit_asm::wrap_in_module(&mut module, || ctx.unknown_loc());
                Ok(module)
            }
        })
    } else {
        mlirkit_asm::parse(ctx, "-", &artifact, &mlirkit_asm::ParseOptions::default()).map(|parsed| parsed.module)
    };
    read.map_err(|mut errors| {
        let message = format!("failed to deserialize portable artifact using {PRODUCER}{}", Version::CURRENT);
        errors.push(Diagnostic::error(position(ctx, ctx.unknown_loc()), message));
        Errors::from_diagnostics(errors)
    })
}

/// Returns the note that is attached to every error about this file. It states the bytecode version and the producer.
fn head_note(artifact: &[u8]) -> String {
    let version = artifact.get(4).map_or(0, |byte| byte >> 1);
    let producer = artifact.get(5..).and_then(|rest| rest.split(|byte| *byte == 0).next()).unwrap_or_default();
    format!("in bytecode version {version} produced by: {}", String::from_utf8_lossy(producer))
}

/// Returns an error for the first operation that its dialect does not define, because the artifact is newer than this
/// library. `None` if there is none.
fn unknown_op(module: &Module<'_>) -> Option<Diagnostic> {
    let ctx = module.context();
    let is_unknown = |name: OpName| {
        let dialect = ctx.dialect(ctx.op_name_data(name).dialect);
        ctx.op_def(name).is_none() && dialect.is_some_and(|dialect| !dialect.flags().unknown_ops)
    };
    let bodies = (0..module.body_count()).map(|body| module.body(BodyId(body as u32)));
    let mut names = bodies.flat_map(|body| (0..body.op_count()).map(|op| body.op(OpId(op as u32)).name));
    let mut seen = Vec::new();
    let mut is_new = |name: OpName| {
        if seen.len() <= name.index() {
            seen.resize(name.index() + 1, false);
        }
        seen.get_mut(name.index()).is_some_and(|seen| !std::mem::replace(seen, true))
    };
    names.find(|name| is_new(*name) && is_unknown(*name))?;
    let op = module.root()?.walk().find(|op| is_unknown(op.op_name()))?;
    let (name, dialect) = (op.name(), ctx.str(ctx.op_name_data(op.op_name()).dialect));
    let message = format!(
        "unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown operations"
    );
    Some(error_at(ctx, op.location(), message).with_kind(FailureKind::UnknownOperation))
}

/// Returns the StableHLO version of a portable artifact, reading only the header. Returns `None` if the file is not a
/// portable artifact.
///
/// ```
/// use mlirkit_stablehlo::{Version, artifact_version};
/// assert_eq!(artifact_version(b"ML\xefR\x0dStableHLO_v1.9.3\0..."), Some(Version::new(1, 9, 3)));
/// assert_eq!(artifact_version(b"ML\xefR\x0dMLIR22.1.8\0........."), None);
/// ```
#[must_use]
pub fn artifact_version(artifact: &[u8]) -> Option<Version> {
    // The minimum length of an artifact's header.
    if artifact.len() < 19 || !mlirkit_bytecode::is_bytecode(artifact) {
        return None;
    }
    let head = artifact.split(|byte| *byte == 0).next().filter(|head| head.len() < artifact.len())?;
    let start = head.windows(PRODUCER.len()).position(|window| window == PRODUCER.as_bytes())?;
    str::from_utf8(head.get(start + PRODUCER.len()..)?).ok()?.parse().ok()
}

/// The LLVM release whose definitions are used by default for artifacts in textual form. It is the release of StableHLO
/// 1.17, whose tools the `translate` command replaces.
pub const LLVM_RELEASE: Release = Release(23);

/// Returns the LLVM release whose definitions to use for an input. It is the release of the tool that wrote the
/// bytecode, but at least [`LLVM_RELEASE`]. An artifact does not record a release, and may contain features of the
/// newest one, such as older forms of `chlo` operations.
#[must_use]
pub fn llvm_release(input: &[u8]) -> Release {
    const NEWEST: Release = Release(24);
    match Form::of(input) {
        Form::Bytecode { producer, .. } => {
            Release::of_producer(producer.as_bytes()).unwrap_or(LLVM_RELEASE).clamp(LLVM_RELEASE, NEWEST)
        }
        Form::Artifact(_) => NEWEST,
        Form::Text => LLVM_RELEASE,
    }
}

/// Returns the newest StableHLO version that this library can write and read.
///
/// ```
/// assert_eq!(mlirkit_stablehlo::current_version().to_string(), "1.22.0");
/// ```
#[must_use]
pub fn current_version() -> Version {
    Version::CURRENT
}

/// Returns the oldest StableHLO version that this library can write and read.
///
/// ```
/// assert_eq!(mlirkit_stablehlo::minimum_version().to_string(), "0.9.0");
/// ```
#[must_use]
pub fn minimum_version() -> Version {
    Version::MINIMUM
}

/// Returns the smaller of two versions. Readers of either version can read an artifact of the result.
///
/// # Errors
/// Returns an error if either string is not a version.
///
/// ```
/// use mlirkit_stablehlo::smaller_version;
/// assert_eq!(smaller_version("1.10.0", "1.9.0")?.to_string(), "1.9.0");
/// # Ok::<(), mlirkit_stablehlo::versions::InvalidVersion>(())
/// ```
pub fn smaller_version(one: &str, other: &str) -> Result<Version, InvalidVersion> {
    Ok(one.parse::<Version>()?.min(other.parse()?))
}
