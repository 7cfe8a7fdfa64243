//! Results of functions: a status, and the text of the last error of a thread.

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use mlirkit_core::diag::Diagnostic;

use crate::diagnostic;

/// The result of a function: one of the constants `MLIRKIT_OK`, `MLIRKIT_INVALID_ARGUMENT` and so on.
pub type mlirkit_status = i32;

/// The function did what it was asked for.
pub const MLIRKIT_OK: mlirkit_status = 0;
/// An argument is wrong: a null pointer, an unknown flag, text that is not UTF-8, a length that cannot be.
pub const MLIRKIT_INVALID_ARGUMENT: mlirkit_status = 1;
/// A handle is not one, was freed, or is of another kind.
pub const MLIRKIT_INVALID_HANDLE: mlirkit_status = 2;
/// The input is refused: it cannot be read, is invalid IR, or cannot be converted. Diagnostics say why.
pub const MLIRKIT_REFUSED: mlirkit_status = 3;
/// A file cannot be read.
pub const MLIRKIT_IO: mlirkit_status = 4;
/// What was asked for does not exist: an index, a symbol, an attribute.
pub const MLIRKIT_NOT_FOUND: mlirkit_status = 5;
/// The library failed inside. Please report it.
pub const MLIRKIT_INTERNAL: mlirkit_status = 6;

/// The version of this interface. It grows when functions or members are added; a change that breaks callers changes the major
/// version of the library.
pub const MLIRKIT_ABI_VERSION: u32 = 1;

/// A failed call.
pub struct Failure {
    status: mlirkit_status,
    message: String,
}

/// The result of the body of a function.
pub type CallResult<T = ()> = Result<T, Failure>;

impl Failure {
    /// Makes a failure.
    pub fn new(status: mlirkit_status, message: impl Into<String>) -> Self {
        Self { status, message: message.into() }
    }

    /// Makes the failure of a wrong argument.
    pub fn argument(message: impl Into<String>) -> Self {
        Self::new(MLIRKIT_INVALID_ARGUMENT, message)
    }

    /// Makes the failure of something that does not exist.
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

/// Keeps the text of an error. A text ends at its first zero byte.
fn remember(message: &str) {
    let bytes: Vec<u8> = message.bytes().take_while(|byte| *byte != 0).collect();
    LAST.with_borrow_mut(|last| *last = CString::new(bytes).unwrap_or_default());
}

/// Runs the body of a function: turns its failure or panic into a status, and then calls the diagnostic callbacks. No lock is held
/// during the calls.
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
        // A callback may have called the library.
        remember(&message);
    }
    status
}

/// Returns the version of the library, such as `0.1.0`. The text lives as long as the library.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// Returns the version of the interface that this library was built with: compare it with `MLIRKIT_ABI_VERSION`.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_abi_version() -> u32 {
    MLIRKIT_ABI_VERSION
}

/// Returns 1 if a failure inside the library ends as `MLIRKIT_INTERNAL`. Returns 0 if it ends the process, because the library
/// was built so that panics abort.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_catches_panics() -> u32 {
    u32::from(cfg!(panic = "unwind"))
}

/// Returns the name of a status, such as `refused`; `unknown` for other numbers. The text lives as long as the library.
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

/// Returns the message of the last call of this thread; empty if it succeeded. The text lives until the next call of this thread.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_last_error() -> *const c_char {
    LAST.with_borrow(|last| last.as_ptr())
}
