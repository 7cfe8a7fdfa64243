//! Access to resources: weights and other data stored with the IR, without copying it.

use std::ffi::c_char;

use bytes::Bytes;
use mlirkit_core::ir::ResourceValue;
use mlirkit_core::{Error, Module};

use crate::arguments::{Out, array, text};
use crate::buffer::{self, mlirkit_buffer};
use crate::handles::object;
use crate::module::{SharedModule, mlirkit_module};
use crate::status::{CallResult, Failure, guard, mlirkit_status};

/// Returns the number of resources in a module.
///
/// # Safety
/// `out` must point to a writable `size_t`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_resource_count(
    module: *const mlirkit_module,
    out: *mut usize,
) -> mlirkit_status {
    guard(|| {
        let (module, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        let count = loaded(&module, |module| Ok(entries(module).count()))?;
        // SAFETY: this function's contract.
        unsafe { out.set(count) };
        Ok(())
    })
}

/// Returns the key of the resource at `index`.
///
/// # Safety
/// `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_resource_key(
    module: *const mlirkit_module,
    index: usize,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let (module, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        let key = loaded(&module, |module| Ok(entries(module).nth(index).map(|(key, _)| key.to_owned())))?;
        let key = key.ok_or_else(|| Failure::not_found(format!("there is no resource {index}")))?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::made(key)) };
        Ok(())
    })
}

/// Returns the data of the resource with the given key, without copying it. The bytes live until the buffer is freed,
/// even if the module changes.
///
/// # Safety
/// `key` must be a valid string, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_resource(
    module: *const mlirkit_module,
    key: *const c_char,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let (module, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        // SAFETY: this function's contract.
        let key = unsafe { text(key, "key") }?;
        let found = loaded(&module, |module| {
            Ok(entries(module).find(|(known, _)| *known == key).and_then(|(_, value)| match value {
                Some(ResourceValue::Blob { data, .. }) => Some(data.clone()),
                _ => None,
            }))
        })?;
        let found = found.ok_or_else(|| Failure::not_found(format!("there is no blob '{key}'")))?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::shared(found)) };
        Ok(())
    })
}

/// Replaces the data of an existing resource with a copy of `data`. `alignment` must be a power of two.
///
/// # Safety
/// `key` must be a valid string, and `data` must point to `size` readable bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_set_resource(
    module: *const mlirkit_module,
    key: *const c_char,
    data: *const u8,
    size: usize,
    alignment: u64,
) -> mlirkit_status {
    guard(|| {
        let module = object::<SharedModule>(module)?;
        // SAFETY: this function's contract covers both.
        let (key, data) = unsafe { (text(key, "key")?, array(data, size, "data")?) };
        if !alignment.is_power_of_two() || alignment > 1 << 32 {
            return Err(Failure::argument(format!("{alignment} is no alignment")));
        }
        module.write(|module| {
            module.load_resources()?;
            let ctx = module.context();
            let mut all = module.dialect_resources.iter_mut().flat_map(|group| &mut group.entries);
            let (_, value) = all
                .find(|(known, _)| ctx.str(*known) == key)
                .ok_or_else(|| Failure::not_found(format!("there is no resource '{key}'")))?;
            *value = Some(ResourceValue::Blob { align: alignment, data: Bytes::copy_from_slice(data) });
            Ok(())
        })
    })
}

/// Calls `look` with a module whose resources have been loaded.
fn loaded<R>(store: &SharedModule, look: impl FnOnce(&Module<'_>) -> Result<R, Error>) -> CallResult<R> {
    store.write(|module| {
        module.load_resources()?;
        Ok(look(module)?)
    })
}

/// Iterates over the keys and values of all dialect resources.
fn entries<'m>(module: &'m Module<'_>) -> impl Iterator<Item = (&'m str, Option<&'m ResourceValue>)> {
    let all = module.dialect_resources.iter().flat_map(|group| &group.entries);
    all.map(|(key, value)| (module.context().str(*key), value.as_ref()))
}
