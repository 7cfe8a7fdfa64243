//! The results of functions: a status, and the message of the last error on a thread.

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use mlirkit_core::diag::Diagnostic;

use crate::diagnostic;

/// The result of a function: `MLIRKIT_OK`, `MLIRKIT_INVALID_ARGUMENT` or another status constant.
pub type mlirkit_status = i32;

/// The function succeeded.
pub const MLIRKIT_OK: mlirkit_status = 0;
/// An argument is invalid: for example, a null pointer, an unknown flag, a string that is not UTF-8, or an impossible
/// length.
pub const MLIRKIT_INVALID_ARGUMENT: mlirkit_status = 1;
/// A handle is invalid, was freed, or refers to another kind of object.
pub const MLIRKIT_INVALID_HANDLE: mlirkit_status = 2;
/// The input is rejected: it cannot be read, is invalid IR, or cannot be converted. Diagnostics state the reason.
pub const MLIRKIT_REFUSED: mlirkit_status = 3;
/// A file cannot be read.
pub const MLIRKIT_IO: mlirkit_status = 4;
/// The requested index, symbol, attribute or other item does not exist.
pub const MLIRKIT_NOT_FOUND: mlirkit_status = 5;
/// An internal error of the library. Please report it.
pub const MLIRKIT_INTERNAL: mlirkit_status = 6;

/// The version of this interface. It is incremented when functions or members are added. A change that breaks callers
/// changes the major version of the library.
pub const MLIRKIT_ABI_VERSION: u32 = 1;

/// The error of a failed call: a status and a message.
pub struct Failure {
    status: mlirkit_status,
    message: String,
}

/// The result of a C function's implementation; [`guard`] converts it to a status.
pub type CallResult<T = ()> = Result<T, Failure>;

impl Failure {
    /// Creates a failure.
    pub fn new(status: mlirkit_status, message: impl Into<String>) -> Self {
        Self { status, message: message.into() }
    }

    /// Creates the failure for an invalid argument.
    pub fn argument(message: impl Into<String>) -> Self {
        Self::new(MLIRKIT_INVALID_ARGUMENT, message)
    }

    /// Creates the failure for an item that does not exist.
    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(MLIRKIT_NOT_FOUND, message)
    }
}

impl From<mlirkit_core::Error> for Failure {
    fn from(error: mlirkit_core::Error) -> Self {
        Self::new(MLIRKIT_REFUSED, error.diagnostic().message.clone())
    }
}

impl From<Box<Diagnostic>> for Failure {
    fn from(error: Box<Diagnostic>) -> Self {
        Self::new(MLIRKIT_REFUSED, error.message.clone())
    }
}

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// Stores the message of the last error on this thread, truncated at the first null byte.
fn remember(message: &str) {
    let bytes: Vec<u8> = message.bytes().take_while(|byte| *byte != 0).collect();
    LAST.with_borrow_mut(|last| *last = CString::new(bytes).unwrap_or_default());
}

/// Runs the implementation of a function. Converts a failure or panic to a status, then calls the diagnostic callbacks.
/// No lock is held during these calls.
pub fn guard(body: impl FnOnce() -> CallResult) -> mlirkit_status {
    let (status, message) = match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => (MLIRKIT_OK, String::new()),
        Ok(Err(failure)) => (failure.status, failure.message),
        Err(panic) => {
            let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
            let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
            (MLIRKIT_INTERNAL, format!("internal error, please report it: {text}"))
        }
    };
    remember(&message);
    if diagnostic::deliver() {
        // The callback may have called the library and replaced the message.
        remember(&message);
    }
    status
}

/// Returns the version of the library, such as `0.1.0`. The string lives as long as the library.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// Returns the version of the interface with which this library was built. Compare it with `MLIRKIT_ABI_VERSION`.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_abi_version() -> u32 {
    MLIRKIT_ABI_VERSION
}

/// Returns 1 if an internal failure returns `MLIRKIT_INTERNAL`. Returns 0 if it ends the process, because the library
/// was built to abort on panics.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_catches_panics() -> u32 {
    u32::from(cfg!(panic = "unwind"))
}

/// Returns the name of a status, such as `refused`; `unknown` for other numbers. The string lives as long as the
/// library.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_status_name(status: mlirkit_status) -> *const c_char {
    let name: &CStr = match status {
        MLIRKIT_OK => c"ok",
        MLIRKIT_INVALID_ARGUMENT => c"invalid argument",
        MLIRKIT_INVALID_HANDLE => c"invalid handle",
        MLIRKIT_REFUSED => c"refused",
        MLIRKIT_IO => c"input or output",
        MLIRKIT_NOT_FOUND => c"not found",
        MLIRKIT_INTERNAL => c"internal",
        _ => c"unknown",
    };
    name.as_ptr()
}

/// Returns the error message of the last call on this thread; empty if that call succeeded. The string lives until the
/// next call on this thread.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_last_error() -> *const c_char {
    LAST.with_borrow(|last| last.as_ptr())
}
