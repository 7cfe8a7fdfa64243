//! Buffers: bytes that the library made, or that it shares with its input.

use std::sync::Arc;

use bytes::Bytes;
use serde_json::Value;

use crate::handles::{free, handle, object};
use crate::status::{CallResult, guard, mlirkit_status};

/// Bytes. A buffer never changes, and may be used by several threads.
pub struct mlirkit_buffer(());

/// The bytes of a buffer.
pub struct Buffer {
    bytes: Bytes,
}

/// Makes a buffer of bytes that are not copied. No zero byte follows them.
pub fn shared(bytes: Bytes) -> *mut mlirkit_buffer {
    handle(Arc::new(Buffer { bytes }))
}

/// Makes a buffer followed by a zero byte, so that a text can be used as such.
pub fn made(bytes: impl Into<Vec<u8>>) -> *mut mlirkit_buffer {
    let mut bytes = bytes.into();
    bytes.push(0);
    let len = bytes.len() - 1;
    shared(Bytes::from(bytes).slice(..len))
}

/// Makes a buffer of a JSON document.
pub fn json(value: &Value) -> *mut mlirkit_buffer {
    made(value.to_string())
}

/// Returns the first byte of a buffer; null if the handle is wrong. The bytes live until the buffer is freed. Except for resources,
/// a zero byte follows them.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_buffer_data(buffer: *const mlirkit_buffer) -> *const u8 {
    let mut data = std::ptr::null();
    guard(|| {
        // The table keeps the bytes until the buffer is freed.
        data = object::<Buffer>(buffer)?.bytes.as_ptr();
        Ok(())
    });
    data
}

/// Returns the number of bytes in a buffer; 0 if the handle is wrong.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_buffer_size(buffer: *const mlirkit_buffer) -> usize {
    let mut size = 0;
    guard(|| {
        size = object::<Buffer>(buffer)?.bytes.len();
        Ok(())
    });
    size
}

/// Frees a buffer. Null is no error; freeing twice is one.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_buffer_free(buffer: *mut mlirkit_buffer) -> mlirkit_status {
    guard(|| -> CallResult { free::<Buffer>(buffer) })
}
