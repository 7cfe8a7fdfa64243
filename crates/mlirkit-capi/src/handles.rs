//! Handles: numbers that look like pointers, and the table in which they are looked up.
//!
//! No handle is ever dereferenced. On 64-bit systems each number is used only once, so a freed handle never refers to
//! another object.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use crate::buffer::{Buffer, mlirkit_buffer};
use crate::context::{Ctx, mlirkit_context};
use crate::module::{SharedModule, mlirkit_module};
use crate::status::{CallResult, Failure, MLIRKIT_INVALID_HANDLE};

/// An object to which a handle refers.
#[derive(Clone)]
enum Object {
    Context(Arc<Ctx>),
    Module(Arc<SharedModule>),
    Buffer(Arc<Buffer>),
}

static OBJECTS: LazyLock<RwLock<HashMap<usize, Object>>> = LazyLock::new(RwLock::default);

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Returns a new handle number. On 64-bit systems it is above all addresses of a process, so a garbage collector does
/// not mistake it for a pointer into its memory. The counter is multiplied by an odd number to scatter the handles,
/// which makes small numbers invalid.
fn number() -> usize {
    let count = NEXT.fetch_add(1, Ordering::Relaxed);
    let bits = u32::min(usize::BITS, 64) - 8;
    let scattered = count.wrapping_mul(0x9E37_79B9_7F4A_7C15) & ((1 << bits) - 1);
    (scattered | (0xA7 << bits)) as usize
}

fn keep(object: Object) -> usize {
    let mut objects = OBJECTS.write().unwrap_or_else(PoisonError::into_inner);
    // On 32-bit systems the numbers repeat after 16 million handles. A number that is still in use is skipped.
    loop {
        if let Entry::Vacant(place) = objects.entry(number()) {
            let number = *place.key();
            place.insert(object);
            return number;
        }
    }
}

fn find(number: usize, what: &str) -> CallResult<Object> {
    let found = OBJECTS.read().unwrap_or_else(PoisonError::into_inner).get(&number).cloned();
    found.ok_or_else(|| wrong(what))
}

fn wrong(what: &str) -> Failure {
    Failure::new(MLIRKIT_INVALID_HANDLE, format!("not a {what}, or freed before"))
}

/// A kind of object to which handles can refer.
pub trait HandleKind: Sized {
    /// The opaque handle type in C.
    type Handle;
    /// The name of the kind in error messages.
    const WHAT: &'static str;
    /// Wraps an object for the handle table.
    #[doc(hidden)]
    fn wrap(object: Arc<Self>) -> Wrapped;
    /// Unwraps an object; `None` if it is of another kind.
    #[doc(hidden)]
    fn unwrap(object: Wrapped) -> Option<Arc<Self>>;
}

/// An object of any kind, as the handle table stores it.
pub struct Wrapped(Object);

macro_rules! named {
    ($type:ty, $handle:ty, $case:ident, $what:literal) => {
        impl HandleKind for $type {
            type Handle = $handle;
            const WHAT: &'static str = $what;

            fn wrap(object: Arc<Self>) -> Wrapped {
                Wrapped(Object::$case(object))
            }

            fn unwrap(object: Wrapped) -> Option<Arc<Self>> {
                match object.0 {
                    Object::$case(object) => Some(object),
                    _ => None,
                }
            }
        }
    };
}

named!(Ctx, mlirkit_context, Context, "context");
named!(SharedModule, mlirkit_module, Module, "module");
named!(Buffer, mlirkit_buffer, Buffer, "buffer");

/// Creates a handle for an object.
pub fn handle<T: HandleKind>(object: Arc<T>) -> *mut T::Handle {
    std::ptr::without_provenance_mut(keep(T::wrap(object).0))
}

/// Returns the object that a handle refers to. Fails if the handle is invalid or of another kind.
pub fn object<T: HandleKind>(handle: *const T::Handle) -> CallResult<Arc<T>> {
    T::unwrap(Wrapped(find(handle.addr(), T::WHAT)?)).ok_or_else(|| wrong(T::WHAT))
}

/// Frees a handle. The object lives on for as long as others refer to it. A null handle is allowed.
pub fn free<T: HandleKind>(handle: *const T::Handle) -> CallResult {
    if handle.is_null() {
        return Ok(());
    }
    drop(object::<T>(handle)?);
    let freed = OBJECTS.write().unwrap_or_else(PoisonError::into_inner).remove(&handle.addr());
    // Another thread may have freed the handle in the meantime.
    freed.map(drop).ok_or_else(|| wrong(T::WHAT))
}
