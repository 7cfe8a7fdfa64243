//! Contexts and their options.

use std::ffi::{c_char, c_void};
use std::sync::{Arc, Mutex, PoisonError};

use mlirkit_core::diag::{Diagnostic, Severity};
use mlirkit_core::port::Named;
use mlirkit_core::{Context, ContextBuilder};

use crate::arguments::{Out, Plain, array, flags, optional_text, options};
use crate::diagnostic::{mlirkit_diagnostic, mlirkit_diagnostic_callback, tell};
use crate::handles::{free, handle, object};
use crate::status::{CallResult, Failure, MLIRKIT_REFUSED, guard, mlirkit_status};

/// A context: the registered dialects, and the attributes and types of its modules. Several threads may use it at once.
pub struct mlirkit_context(());

/// Accepts operations, attributes and types of unknown dialects.
pub const MLIRKIT_CONTEXT_ALLOW_UNREGISTERED: u32 = 1;

/// Options for creating a context. Zeros are the defaults; `struct_size` must be set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct mlirkit_context_options {
    /// The size of this struct in bytes.
    pub struct_size: usize,
    /// A sum of `MLIRKIT_CONTEXT_` flags.
    pub flags: u32,
    /// The number of threads for large inputs; 0 means one per processor.
    pub threads: u32,
    /// The LLVM release to follow, such as `llvm-20`; null means this library's default release.
    pub release: *const c_char,
    /// The dialects to register, separated by commas; null means all.
    pub dialects: *const c_char,
    /// The content of a definition file that defines additional dialects; null means none. The dialects live until the
    /// process ends.
    pub definitions: *const c_char,
    /// The content of a file whose release the context follows, unless `release` is set; null means none.
    pub followed: *const u8,
    /// The number of bytes in `followed`.
    pub followed_size: usize,
}

// SAFETY: the struct consists of numbers and pointers only, and its size comes first.
unsafe impl Plain for mlirkit_context_options {}

/// A callback, and the user data that is passed to it.
type Listener = (unsafe extern "C" fn(*const mlirkit_diagnostic, *mut c_void), usize);

/// A context and its callback for diagnostics; the object that a `mlirkit_context` handle refers to.
pub struct Ctx {
    ir: Context,
    listener: Mutex<Option<Listener>>,
}

impl Ctx {
    /// Wraps a library context. No callback is set.
    pub fn new(ir: Context) -> Arc<Self> {
        Arc::new(Self { ir, listener: Mutex::default() })
    }

    /// Returns the wrapped context.
    pub fn ir(&self) -> &Context {
        &self.ir
    }

    /// Returns whether a callback is set.
    pub fn listens(&self) -> bool {
        self.callback().is_some()
    }

    /// Returns the callback and its user data, if set.
    pub fn callback(&self) -> Option<(unsafe extern "C" fn(*const mlirkit_diagnostic, *mut c_void), *mut c_void)> {
        let listener = self.listener.lock().unwrap_or_else(PoisonError::into_inner);
        listener.map(|(callback, user)| (callback, std::ptr::with_exposed_provenance_mut(user)))
    }
}

/// Passes errors to the context's callback, and returns them as a failure. `name` and `bytes` are the source that the
/// errors refer to.
pub fn refused(ctx: &Arc<Ctx>, name: &str, bytes: &[u8], errors: &[Diagnostic]) -> Failure {
    tell(ctx, name, bytes, errors);
    let last = errors.iter().rev().find(|one| one.severity == Severity::Error).or(errors.last());
    Failure::new(MLIRKIT_REFUSED, last.map_or("refused", |one| one.message.as_str()))
}

/// Creates a context. Null options mean the defaults: all dialects are registered, and unknown ones are rejected.
///
/// # Safety
/// `options` must be null or point to a struct with valid strings, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_context_create(
    options: *const mlirkit_context_options,
    out: *mut *mut mlirkit_context,
) -> mlirkit_status {
    guard(|| {
        let out = Out::new(out)?;
        // SAFETY: this function's contract.
        let context = unsafe { create(options) }?;
        // SAFETY: this function's contract.
        unsafe { out.set(handle(Ctx::new(context))) };
        Ok(())
    })
}

/// Creates a context from options.
///
/// # Safety
/// As for [`mlirkit_context_create`].
unsafe fn create(given: *const mlirkit_context_options) -> CallResult<Context> {
    // SAFETY: the caller's contract covers all of them.
    let (given, release, dialects, definitions, followed) = unsafe {
        let given = options(given, "options")?;
        (
            given,
            optional_text(given.release, "release")?,
            optional_text(given.dialects, "dialects")?,
            optional_text(given.definitions, "definitions")?,
            array(given.followed, given.followed_size, "followed")?,
        )
    };
    let flags = flags(given.flags, MLIRKIT_CONTEXT_ALLOW_UNREGISTERED, "flags")?;
    let mut builder = ContextBuilder::new().threads((given.threads as usize).min(1024));
    if flags & MLIRKIT_CONTEXT_ALLOW_UNREGISTERED != 0 {
        builder = builder.allow_unregistered();
    }
    if let Some(release) = release {
        let named: Named = release.parse().map_err(|_| Failure::argument(format!("'{release}' is no release")))?;
        builder = if named.snapshot { builder.snapshot(named.release) } else { builder.release(named.release) };
    }
    if !followed.is_empty() {
        builder = builder.following([followed]);
    }
    if let Some(dialects) = dialects {
        builder = builder.only(dialects.split(',').map(str::trim).filter(|name| !name.is_empty()));
    }
    if let Some(definitions) = definitions {
        builder = builder.definitions(definitions)?;
    }
    Ok(builder.build())
}

/// Sets the function that receives the diagnostics of the context; null removes it. `user` is passed to each call.
///
/// # Safety
/// It must be safe to call the callback with `user` from every thread that uses the context or its modules.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_context_on_diagnostic(
    context: *const mlirkit_context,
    callback: mlirkit_diagnostic_callback,
    user: *mut c_void,
) -> mlirkit_status {
    guard(|| {
        let context = object::<Ctx>(context)?;
        let mut listener = context.listener.lock().unwrap_or_else(PoisonError::into_inner);
        *listener = callback.map(|callback| (callback as _, user.expose_provenance()));
        Ok(())
    })
}

/// Frees a context. Its modules remain usable. Null is allowed. Freeing a context twice returns an error.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_context_free(context: *mut mlirkit_context) -> mlirkit_status {
    guard(|| -> CallResult { free::<Ctx>(context) })
}
