//! Facts about files and modules, as JSON. The members are described in `docs/json.md`.

use std::ffi::c_char;
use std::sync::Arc;

use bytes::Bytes;
use mlirkit_core::diag::Diagnostic;
use mlirkit_core::edit::query;
use mlirkit_core::{ContextOptions, json};
use serde_json::Value;

use crate::arguments::{Out, array, text};
use crate::buffer::{self, mlirkit_buffer};
use crate::context::{Ctx, mlirkit_context, refused};
use crate::handles::object;
use crate::module::{SharedModule, mlirkit_module};
use crate::status::{CallResult, Failure, guard, mlirkit_status};

/// Returns the context for reading a file. If `given` is null, creates a context that follows the file's release and
/// accepts unknown dialects.
fn context_for(given: *const mlirkit_context, file: &[u8]) -> CallResult<Arc<Ctx>> {
    if !given.is_null() {
        return object::<Ctx>(given);
    }
    let options = ContextOptions { allow_unregistered: true, ..ContextOptions::default() };
    Ok(Ctx::new(mlirkit_core::context(&options.following([file]))))
}

/// Calls `answer` with a file, and writes a buffer with the JSON document that it returns to `out`.
///
/// # Safety
/// `name` must be a valid string, `data` must point to `size` readable bytes, and `out` must point to a writable
/// pointer.
unsafe fn about_file(
    context: *const mlirkit_context,
    name: *const c_char,
    (data, size): (*const u8, usize),
    out: *mut *mut mlirkit_buffer,
    answer: impl FnOnce(&Ctx, &str, &Bytes) -> Result<Value, Vec<Diagnostic>>,
) -> mlirkit_status {
    guard(|| {
        let out = Out::new(out)?;
        // SAFETY: this function's contract covers both.
        let (name, data) = unsafe { (text(name, "name")?, array(data, size, "data")?) };
        let context = context_for(context, data)?;
        let bytes = Bytes::copy_from_slice(data);
        let found = answer(&context, name, &bytes).map_err(|errors| refused(&context, name, &bytes, &errors))?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::json(&found)) };
        Ok(())
    })
}

/// Describes a file: its kind, version, producer, dialects, symbols and resources. With a null context, uses one that
/// follows the file.
///
/// # Safety
/// `name` must be a valid string, `data` must point to `size` readable bytes, and `out` must point to a writable
/// pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_info(
    context: *const mlirkit_context,
    name: *const c_char,
    data: *const u8,
    size: usize,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    // SAFETY: the same contract.
    unsafe { about_file(context, name, (data, size), out, |ctx, name, bytes| json::info(ctx.ir(), name, bytes, false)) }
}

/// Returns how many bytes each component of a file takes. With a null context, uses one that follows the file.
///
/// # Safety
/// `name` must be a valid string, `data` must point to `size` readable bytes, and `out` must point to a writable
/// pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_size(
    context: *const mlirkit_context,
    name: *const c_char,
    data: *const u8,
    size: usize,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    // SAFETY: the same contract.
    unsafe { about_file(context, name, (data, size), out, |ctx, name, bytes| json::size(ctx.ir(), name, bytes)) }
}

/// Reads and verifies a file, and returns all its errors. The call also succeeds for invalid files. With a null
/// context, uses one that follows the file.
///
/// # Safety
/// `name` must be a valid string, `data` must point to `size` readable bytes, and `out` must point to a writable
/// pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_validate(
    context: *const mlirkit_context,
    name: *const c_char,
    data: *const u8,
    size: usize,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    // SAFETY: the same contract.
    unsafe {
        about_file(context, name, (data, size), out, |ctx, name, bytes| Ok(json::validate(ctx.ir(), name, bytes)))
    }
}

/// Compares two modules, and returns the differences. Locations, value names and the order of functions are ignored.
///
/// # Safety
/// `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_diff(
    old: *const mlirkit_module,
    new: *const mlirkit_module,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let (old, new, out) = (object::<SharedModule>(old)?, object::<SharedModule>(new)?, Out::new(out)?);
        if Arc::ptr_eq(&old, &new) {
            // SAFETY: this function's contract.
            unsafe { out.set(buffer::json(&json::diff(&[]))) };
            return Ok(());
        }
        // The new module is first copied into the old module's context, so that the two modules are never locked at the
        // same time.
        let copy = SharedModule::make(old.ctx(), |ctx| new.read(|new| new.copy_to(ctx.ir())))?;
        let found = old.read(|old| {
            copy.read(|new| {
                let new = new.copy_to(old.context())?;
                mlirkit_core::edit::diff::diff(old, &new)
            })
        })?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::json(&json::diff(&found))) };
        Ok(())
    })
}

/// Runs a query, such as `op("arith.*") | count by name`, and returns its result. Use `mlirkit_module_edit` for queries
/// that edit the module.
///
/// # Safety
/// `query` must be a valid string, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_query(
    module: *const mlirkit_module,
    query: *const c_char,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let (module, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        // SAFETY: this function's contract.
        let query = query::parse(unsafe { text(query, "query") }?)?;
        if query.edits() {
            return Err(Failure::argument("the query edits: see mlirkit_module_edit"));
        }
        let found = module.write(|module| {
            let answer = query::run(&query, module)?;
            Ok::<_, mlirkit_core::Error>(json::query(module, &answer))
        })?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::json(&found)) };
        Ok(())
    })
}
