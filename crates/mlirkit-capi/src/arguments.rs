//! Reads arguments: the only module that follows pointers of a caller.

use std::ffi::{CStr, c_char};
use std::mem::{MaybeUninit, align_of, size_of};
use std::ptr;

use crate::status::{CallResult, Failure};

/// A struct of plain numbers and pointers: any bytes are a value of it, and zeros mean the defaults. It begins with its size.
///
/// # Safety
/// The type is `repr(C)`, its first member is the `usize` that counts its bytes, and all bit patterns are valid.
pub unsafe trait Plain: Copy {}

/// Returns whether a pointer is null or not aligned for its type.
fn is_wrong<T>(pointer: *const T) -> bool {
    pointer.is_null() || !pointer.addr().is_multiple_of(align_of::<T>())
}

/// Reads a text that ends with a zero byte.
///
/// # Safety
/// `text` is null, or points to bytes that end with a zero byte and do not change during the call.
pub unsafe fn text<'a>(text: *const c_char, what: &str) -> CallResult<&'a str> {
    // SAFETY: as the caller promises.
    unsafe { optional_text(text, what) }?.ok_or_else(|| Failure::argument(format!("{what} is null")))
}

/// Reads a text that may be null.
///
/// # Safety
/// As [`text`].
pub unsafe fn optional_text<'a>(text: *const c_char, what: &str) -> CallResult<Option<&'a str>> {
    if text.is_null() {
        return Ok(None);
    }
    // SAFETY: the caller promises a zero byte at the end, and that nothing changes it.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map(Some).map_err(|_| Failure::argument(format!("{what} is not UTF-8")))
}

/// Reads an array. A null pointer with the length 0 is an empty array.
///
/// # Safety
/// `data` is null, or points to `len` initialized values that do not change during the call.
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

/// Reads a struct of options. Null means the defaults. A shorter struct than this library's leaves the rest at its default; in a
/// longer one, what this library does not know must be zero.
///
/// # Safety
/// `options` is null, or points to a struct whose first member counts its bytes, and which does not change during the call.
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
    // SAFETY: the first member is a `usize`, the pointer is aligned, and the caller promises that it may be read.
    let size = unsafe { ptr::read(options.cast::<usize>()) };
    if !(size_of::<usize>()..=LARGEST).contains(&size) {
        return Err(Failure::argument(format!("{what} has {size} bytes, by its first member")));
    }
    // SAFETY: the caller promises as many bytes as the first member says.
    let given = unsafe { std::slice::from_raw_parts(options.cast::<u8>(), size) };
    let (known, rest) = given.split_at(size.min(size_of::<T>()));
    if rest.iter().any(|byte| *byte != 0) {
        return Err(Failure::argument(format!("{what} sets members that this version of the library does not know")));
    }
    // SAFETY: `known` is not longer than `T`, and the two do not overlap, because `read` is a local.
    unsafe { ptr::copy_nonoverlapping(known.as_ptr(), read.as_mut_ptr().cast::<u8>(), known.len()) };
    // SAFETY: all bit patterns of a `Plain` type are valid.
    Ok(unsafe { read.assume_init() })
}

/// Reads a struct that must be given.
///
/// # Safety
/// As [`options`].
pub unsafe fn given<T: Plain>(pointer: *const T, what: &str) -> CallResult<T> {
    if pointer.is_null() {
        return Err(Failure::argument(format!("{what} is null")));
    }
    // SAFETY: as the caller promises.
    unsafe { options(pointer, what) }
}

/// Where a function writes its result.
pub struct Out<T>(*mut T);

impl<T> Out<T> {
    /// Checks the place for a result before anything is done.
    pub fn new(place: *mut T) -> CallResult<Self> {
        if is_wrong(place) {
            return Err(Failure::argument("the place for the result is null or not aligned"));
        }
        Ok(Self(place))
    }

    /// Checks the place for a result that the caller may do without.
    pub fn optional(place: *mut T) -> CallResult<Option<Self>> {
        if place.is_null() { Ok(None) } else { Self::new(place).map(Some) }
    }

    /// Writes the result.
    ///
    /// # Safety
    /// The place is one that `T` may be written to.
    pub unsafe fn set(self, value: T) {
        // SAFETY: the place is not null and aligned; the caller promises the rest.
        unsafe { ptr::write(self.0, value) };
    }
}

/// Refuses flags that this version does not know.
pub fn flags(given: u32, known: u32, what: &str) -> CallResult<u32> {
    match given & !known {
        0 => Ok(given),
        unknown => Err(Failure::argument(format!("{what} has unknown bits: {unknown:#x}"))),
    }
}
