//! StableHLO portable artifacts.

use std::ffi::c_char;

use bytes::Bytes;
use mlirkit_core::stablehlo::part::{Form, Part};
use mlirkit_core::stablehlo::{self, Errors, OtherDialects, Version};
use mlirkit_core::{ContextBuilder, json};

use crate::arguments::{Out, array, optional_text, text};
use crate::buffer::{self, mlirkit_buffer};
use crate::context::{Ctx, mlirkit_context, refused};
use crate::handles::{handle, object};
use crate::module::{SharedModule, mlirkit_module};
use crate::status::{CallResult, Failure, MLIRKIT_REFUSED, guard, mlirkit_status};

/// Keeps operations of other dialects in the artifact. By default they are rejected.
pub const MLIRKIT_SERIALIZE_KEEP_OTHERS: u32 = 1;

/// Writes a module as a portable artifact of the given version, such as `1.4.0`; null means the newest version.
///
/// # Safety
/// `version` must be null or a valid string, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_stablehlo_serialize(
    module: *const mlirkit_module,
    version: *const c_char,
    flags: u32,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let (module, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        // SAFETY: this function's contract.
        let version = unsafe { optional_text(version, "version") }?;
        let flags = crate::arguments::flags(flags, MLIRKIT_SERIALIZE_KEEP_OTHERS, "flags")?;
        let others = if flags == 0 { OtherDialects::Refuse } else { OtherDialects::Keep };
        let newest = stablehlo::current_version().to_string();
        let made = module.read(|module| stablehlo::serialize(module, version.unwrap_or(&newest), others));
        let made = made.map_err(|errors| refused(module.ctx(), "-", &[], &errors.into_diagnostics()))?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::made(made)) };
        Ok(())
    })
}

/// Reads a portable artifact, which may be inside the output of `jax.export`, and converts it to StableHLO.
///
/// # Safety
/// `data` must point to `size` readable bytes, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_stablehlo_deserialize(
    context: *const mlirkit_context,
    data: *const u8,
    size: usize,
    out: *mut *mut mlirkit_module,
) -> mlirkit_status {
    guard(|| {
        let (context, out) = (object::<Ctx>(context)?, Out::new(out)?);
        // SAFETY: this function's contract.
        let data = unsafe { array(data, size, "data") }?;
        let Part { bytes, .. } = Part::of(&Bytes::copy_from_slice(data));
        let made = SharedModule::make(&context, |ctx| stablehlo::deserialize(ctx.ir(), bytes.clone()));
        let made = made.map_err(|errors| refused(&context, "-", &bytes, &errors.into_diagnostics()))?;
        // SAFETY: this function's contract.
        unsafe { out.set(handle(made)) };
        Ok(())
    })
}

/// Converts an artifact to another version. The envelope that `jax.export` wrote around it is kept. `allowed` checks
/// the source and target versions.
fn converted(file: &[u8], target: &str, allowed: fn(Version, Version) -> bool) -> CallResult<Vec<u8>> {
    let whole = Bytes::copy_from_slice(file);
    let Part { bytes, envelope, form } = Part::of(&whole);
    let Form::Artifact(from) = form else {
        return Err(Failure::new(MLIRKIT_REFUSED, "not a portable artifact"));
    };
    if let Ok(to) = target.parse() {
        if !allowed(from, to) {
            let message = format!("the artifact has version {from}, and {target} is on its other side");
            return Err(Failure::new(MLIRKIT_REFUSED, message));
        }
    }
    let context = Ctx::new(ContextBuilder::new().build());
    let made = stablehlo::upgrade(context.ir(), bytes, target).map_err(Errors::into_diagnostics);
    let made = made.map_err(|errors| refused(&context, "-", &whole, &errors))?;
    Ok(match envelope {
        Some(envelope) => envelope.with_artifact(&whole, &made),
        None => made,
    })
}

/// Converts an artifact to a newer version; a null `version` means the newest one.
///
/// # Safety
/// `data` must point to `size` readable bytes, `version` must be null or a valid string, and `out` must point to a
/// writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_stablehlo_upgrade(
    data: *const u8,
    size: usize,
    version: *const c_char,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let out = Out::new(out)?;
        // SAFETY: this function's contract covers both.
        let (data, version) = unsafe { (array(data, size, "data")?, optional_text(version, "version")?) };
        let newest = stablehlo::current_version().to_string();
        let made = converted(data, version.unwrap_or(&newest), |from, to| from <= to)?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::made(made)) };
        Ok(())
    })
}

/// Converts an artifact to an older version.
///
/// # Safety
/// `data` must point to `size` readable bytes, `version` must be a valid string, and `out` must point to a writable
/// pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_stablehlo_downgrade(
    data: *const u8,
    size: usize,
    version: *const c_char,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let out = Out::new(out)?;
        // SAFETY: this function's contract covers both.
        let (data, version) = unsafe { (array(data, size, "data")?, text(version, "version")?) };
        let made = converted(data, version, |from, to| from >= to)?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::made(made)) };
        Ok(())
    })
}

/// Describes a file as JSON: its kind, its version, and the versions that can read it. If `version` is not null, also
/// lists what prevents that version from reading the file.
///
/// # Safety
/// `name` must be a valid string, and `data` must point to `size` readable bytes. `version` must be null or a valid
/// string, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_stablehlo_explain(
    name: *const c_char,
    data: *const u8,
    size: usize,
    version: *const c_char,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let out = Out::new(out)?;
        // SAFETY: this function's contract covers all of them.
        let (name, data, version) =
            unsafe { (text(name, "name")?, array(data, size, "data")?, optional_text(version, "version")?) };
        let found = json::explain(name, data, version).map_err(|what| Failure::new(MLIRKIT_REFUSED, what))?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::json(&found)) };
        Ok(())
    })
}

/// Returns the version of a portable artifact, which may be inside the output of `jax.export`. Returns
/// `MLIRKIT_NOT_FOUND` if the data is not an artifact.
///
/// # Safety
/// `data` must point to `size` readable bytes, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_stablehlo_artifact_version(
    data: *const u8,
    size: usize,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let out = Out::new(out)?;
        // SAFETY: this function's contract.
        let data = unsafe { array(data, size, "data") }?;
        let Part { form, .. } = Part::of(&Bytes::copy_from_slice(data));
        let Form::Artifact(version) = form else { return Err(Failure::not_found("not a portable artifact")) };
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::made(version.to_string())) };
        Ok(())
    })
}

/// The newest StableHLO version that can be written.
pub const MLIRKIT_NEWEST: u32 = 0;
/// The oldest StableHLO version that can be written.
pub const MLIRKIT_OLDEST: u32 = 1;

/// Returns the newest or oldest StableHLO version that can be written. `which` is `MLIRKIT_NEWEST` or `MLIRKIT_OLDEST`.
///
/// # Safety
/// `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_stablehlo_version(which: u32, out: *mut *mut mlirkit_buffer) -> mlirkit_status {
    guard(|| {
        let out = Out::new(out)?;
        let version = match which {
            MLIRKIT_NEWEST => stablehlo::current_version(),
            MLIRKIT_OLDEST => stablehlo::minimum_version(),
            _ => return Err(Failure::argument(format!("{which} is neither the newest nor the oldest version"))),
        };
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::made(version.to_string())) };
        Ok(())
    })
}
