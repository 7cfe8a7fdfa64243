//! Reads arguments. This is the only module that dereferences pointers passed by a caller.

use std::ffi::{CStr, c_char};
use std::mem::{MaybeUninit, align_of, size_of};
use std::ptr;

use crate::status::{CallResult, Failure};

/// A struct of plain numbers and pointers, which begins with its own size. Any bytes are a valid value; zeros mean the
/// defaults.
///
/// # Safety
/// The type must be `repr(C)`, its first member must be the `usize` that holds its size in bytes, and all bit patterns
/// must be valid.
pub unsafe trait Plain: Copy {}

/// Returns whether a pointer is null or not aligned for its type.
fn is_wrong<T>(pointer: *const T) -> bool {
    pointer.is_null() || !pointer.addr().is_multiple_of(align_of::<T>())
}

/// Reads a null-terminated UTF-8 string. `what` names the argument in error messages. A null pointer is an error.
///
/// # Safety
/// `text` must be null, or point to a null-terminated string that does not change during the call.
pub unsafe fn text<'a>(text: *const c_char, what: &str) -> CallResult<&'a str> {
    // SAFETY: as the caller promises.
    unsafe { optional_text(text, what) }?.ok_or_else(|| Failure::argument(format!("{what} is null")))
}

/// Reads a null-terminated UTF-8 string; `None` if the pointer is null.
///
/// # Safety
/// As for [`text`].
pub unsafe fn optional_text<'a>(text: *const c_char, what: &str) -> CallResult<Option<&'a str>> {
    if text.is_null() {
        return Ok(None);
    }
    // SAFETY: the caller promises that the string is null-terminated and does not change.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map(Some).map_err(|_| Failure::argument(format!("{what} is not UTF-8")))
}

/// Reads an array. A null pointer with length 0 denotes an empty array.
///
/// # Safety
/// `data` must be null, or point to `len` initialized values that do not change during the call.
pub unsafe fn array<'a, T>(data: *const T, len: usize, what: &str) -> CallResult<&'a [T]> {
    if len == 0 {
        return Ok(&[]);
    }
    if is_wrong(data) {
        return Err(Failure::argument(format!("{what} is null or not aligned, and its length is {len}")));
    }
    let fits = len.checked_mul(size_of::<T>()).is_some_and(|bytes| isize::try_from(bytes).is_ok());
    if !fits {
        return Err(Failure::argument(format!("{what} cannot have the length {len}")));
    }
    // SAFETY: the pointer is aligned, the size is below `isize::MAX`, and the caller promises the rest.
    Ok(unsafe { std::slice::from_raw_parts(data, len) })
}

/// Reads a struct of options. A null pointer means the defaults. If the struct is shorter than this library's
/// definition, the missing members have their defaults. If it is longer, the members unknown to this library must be
/// zero.
///
/// # Safety
/// `options` must be null, or point to a struct whose first member holds its size in bytes. The struct must not change
/// during the call.
pub unsafe fn options<T: Plain>(options: *const T, what: &str) -> CallResult<T> {
    const LARGEST: usize = 4096;
    let mut read = MaybeUninit::<T>::zeroed();
    if options.is_null() {
        // SAFETY: all bit patterns of a `Plain` type are valid.
        return Ok(unsafe { read.assume_init() });
    }
    if is_wrong(options) {
        return Err(Failure::argument(format!("{what} is not aligned")));
    }
    // SAFETY: the first member is a `usize`, the pointer is aligned, and the caller promises that it is readable.
    let size = unsafe { ptr::read(options.cast::<usize>()) };
    if !(size_of::<usize>()..=LARGEST).contains(&size) {
        return Err(Failure::argument(format!("{what} has {size} bytes, by its first member")));
    }
    // SAFETY: the caller promises that as many bytes are readable as the first member states.
    let given = unsafe { std::slice::from_raw_parts(options.cast::<u8>(), size) };
    let (known, rest) = given.split_at(size.min(size_of::<T>()));
    if rest.iter().any(|byte| *byte != 0) {
        return Err(Failure::argument(format!("{what} sets members that this version of the library does not know")));
    }
    // SAFETY: `known` is not longer than `T`, and the two do not overlap, because `read` is a local variable.
    unsafe { ptr::copy_nonoverlapping(known.as_ptr(), read.as_mut_ptr().cast::<u8>(), known.len()) };
    // SAFETY: all bit patterns of a `Plain` type are valid.
    Ok(unsafe { read.assume_init() })
}

/// Reads a struct of options that must not be null.
///
/// # Safety
/// As for [`options`].
pub unsafe fn given<T: Plain>(pointer: *const T, what: &str) -> CallResult<T> {
    if pointer.is_null() {
        return Err(Failure::argument(format!("{what} is null")));
    }
    // SAFETY: as the caller promises.
    unsafe { options(pointer, what) }
}

/// A checked pointer to which a function writes its result.
pub struct Out<T>(*mut T);

impl<T> Out<T> {
    /// Checks the pointer for a result before any work is done. Fails if it is null or not aligned.
    pub fn new(place: *mut T) -> CallResult<Self> {
        if is_wrong(place) {
            return Err(Failure::argument("the place for the result is null or not aligned"));
        }
        Ok(Self(place))
    }

    /// Checks the pointer for an optional result; `None` if it is null.
    pub fn optional(place: *mut T) -> CallResult<Option<Self>> {
        if place.is_null() { Ok(None) } else { Self::new(place).map(Some) }
    }

    /// Writes the result.
    ///
    /// # Safety
    /// The pointer must be valid for writing a `T`.
    pub unsafe fn set(self, value: T) {
        // SAFETY: the pointer is aligned and not null; the caller promises the rest.
        unsafe { ptr::write(self.0, value) };
    }
}

/// Returns the flags in `given`. Fails if they include flags that are not in `known`, the flags that this version
/// defines. `what` names the argument in error messages.
pub fn flags(given: u32, known: u32, what: &str) -> CallResult<u32> {
    match given & !known {
        0 => Ok(given),
        unknown => Err(Failure::argument(format!("{what} has unknown bits: {unknown:#x}"))),
    }
}
