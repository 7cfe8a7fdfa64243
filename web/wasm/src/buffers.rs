//! Buffers shared between Rust and JavaScript, which identify them by number.

use std::cell::RefCell;

thread_local! {
    static BUFFERS: RefCell<Vec<Option<Vec<u8>>>> = const { RefCell::new(Vec::new()) };
}

/// Creates a buffer of `len` zero bytes and returns its number; 0 if there is not enough memory.
pub fn new(len: usize) -> u32 {
    let mut buffer = Vec::new();
    if buffer.try_reserve_exact(len).is_err() {
        return 0;
    }
    buffer.resize(len, 0);
    keep(buffer)
}

/// Stores bytes as a buffer and returns its number. Numbers start at 1 and are reused.
pub fn keep(buffer: Vec<u8>) -> u32 {
    BUFFERS.with_borrow_mut(|buffers| {
        let free = buffers.iter().position(Option::is_none);
        let at = free.unwrap_or_else(|| {
            buffers.push(None);
            buffers.len() - 1
        });
        if let Some(place) = buffers.get_mut(at) {
            *place = Some(buffer);
        }
        at as u32 + 1
    })
}

/// Calls `look` with the buffer that has the given number, and returns the result; 0 if there is no such buffer.
pub fn with(number: u32, look: impl FnOnce(&[u8]) -> usize) -> usize {
    BUFFERS.with_borrow(|buffers| {
        let buffer = number.checked_sub(1).and_then(|at| buffers.get(at as usize)).and_then(Option::as_ref);
        buffer.map_or(0, |buffer| look(buffer))
    })
}

/// Removes and returns the buffer with the given number; empty if there is no such buffer.
pub fn take(number: u32) -> Vec<u8> {
    BUFFERS.with_borrow_mut(|buffers| {
        let place = number.checked_sub(1).and_then(|at| buffers.get_mut(at as usize));
        place.and_then(Option::take).unwrap_or_default()
    })
}
