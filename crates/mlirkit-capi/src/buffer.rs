//! Buffers: bytes created by the library or shared with its input.

use std::sync::Arc;

use bytes::Bytes;
use serde_json::Value;

use crate::handles::{free, handle, object};
use crate::status::{CallResult, guard, mlirkit_status};

/// A buffer of bytes. It never changes, and several threads may use it at once.
pub struct mlirkit_buffer(());

/// The object to which a `mlirkit_buffer` handle refers.
pub struct Buffer {
    bytes: Bytes,
}

/// Creates a buffer that shares `bytes` without copying. No null byte follows them.
pub fn shared(bytes: Bytes) -> *mut mlirkit_buffer {
    handle(Arc::new(Buffer { bytes }))
}

/// Creates a buffer with a null byte after its contents, so that text in it can be used as a C string.
pub fn made(bytes: impl Into<Vec<u8>>) -> *mut mlirkit_buffer {
    let mut bytes = bytes.into();
    bytes.push(0);
    let len = bytes.len() - 1;
    shared(Bytes::from(bytes).slice(..len))
}

/// Creates a buffer that contains a JSON document.
pub fn json(value: &Value) -> *mut mlirkit_buffer {
    made(value.to_string())
}

/// Returns a pointer to the first byte of a buffer; null if the handle is invalid. The bytes live until the buffer is
/// freed. They are followed by a null byte, except in buffers returned for resources.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_buffer_data(buffer: *const mlirkit_buffer) -> *const u8 {
    let mut data = std::ptr::null();
    guard(|| {
        // The handle table keeps the bytes alive until the buffer is freed.
        data = object::<Buffer>(buffer)?.bytes.as_ptr();
        Ok(())
    });
    data
}

/// Returns the number of bytes in a buffer; 0 if the handle is invalid.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_buffer_size(buffer: *const mlirkit_buffer) -> usize {
    let mut size = 0;
    guard(|| {
        size = object::<Buffer>(buffer)?.bytes.len();
        Ok(())
    });
    size
}

/// Frees a buffer. Null is allowed. Freeing a buffer twice returns an error.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_buffer_free(buffer: *mut mlirkit_buffer) -> mlirkit_status {
    guard(|| -> CallResult { free::<Buffer>(buffer) })
}
