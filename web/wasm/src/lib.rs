//! mlirkit as a WebAssembly module. An instance of the module has a single open file and answers requests in JSON.
//!
//! JavaScript writes a request into a buffer ([`buffer_new`], [`buffer_ptr`]) and passes the buffer's number to
//! [`call`]. The result of [`call`] is the number of a buffer with the answer. The first byte of the answer is 0 for
//! JSON, 1 for bytes, and 2 for an error in JSON. It is 3 if the definitions of projects are missing; a JSON list of
//! these projects follows. JavaScript must then load the definitions with `define` and send `reopen`. Buffers are
//! identified by number, so JavaScript never passes a pointer. The JavaScript side is in `web/npm`.

mod buffers;
mod bytes_view;
mod cost;
mod definitions;
mod graph;
mod locations;
mod look;
mod open;
mod outline;
mod places;
mod search;
mod session;
mod stablehlo;
mod syntax;
mod tensors;
mod text_view;
mod whole;

pub use session::{Answer, Failure, Session};

use std::cell::RefCell;

use serde_json::Value;

thread_local! {
    static SESSION: RefCell<Session> = RefCell::new(Session::default());
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Creates a buffer of `len` zero bytes and returns its number; 0 if there is not enough memory.
#[allow(unsafe_code, reason = "a name for JavaScript")]
#[unsafe(no_mangle)]
pub extern "C" fn buffer_new(len: usize) -> u32 {
    buffers::new(len)
}

/// Returns the address of a buffer. It is valid until the next buffer is created.
#[allow(unsafe_code, reason = "a name for JavaScript")]
#[unsafe(no_mangle)]
pub extern "C" fn buffer_ptr(number: u32) -> usize {
    buffers::with(number, |buffer| buffer.as_ptr() as usize)
}

/// Returns the length of a buffer in bytes.
#[allow(unsafe_code, reason = "a name for JavaScript")]
#[unsafe(no_mangle)]
pub extern "C" fn buffer_len(number: u32) -> usize {
    buffers::with(number, |buffer| buffer.len())
}

/// Frees a buffer.
#[allow(unsafe_code, reason = "a name for JavaScript")]
#[unsafe(no_mangle)]
pub extern "C" fn buffer_free(number: u32) {
    drop(buffers::take(number));
}

/// Answers a request. `request` is a buffer with JSON, and `data` is a buffer with additional bytes, or 0. Both buffers
/// are freed. Returns the number of the buffer with the answer.
#[allow(unsafe_code, reason = "a name for JavaScript")]
#[unsafe(no_mangle)]
pub extern "C" fn call(request: u32, data: u32) -> u32 {
    std::panic::set_hook(Box::new(|info| {
        PANIC.with(|text| {
            if let Ok(mut text) = text.try_borrow_mut() {
                *text = info.to_string();
            }
        });
    }));
    let request = buffers::take(request);
    let data = (data != 0).then(|| buffers::take(data));
    let answer = match serde_json::from_slice::<Value>(&request) {
        Ok(request) => SESSION.with(|session| session.borrow_mut().answer(&request, data)),
        Err(error) => Err(Failure::new(format!("the request is no JSON: {error}"))),
    };
    buffers::keep(match answer {
        Ok(Answer::Json(value)) => encode(0, &value),
        Ok(Answer::Bytes(mut bytes)) => {
            bytes.insert(0, 1);
            bytes
        }
        Ok(Answer::Needs(projects)) => encode(3, &Value::from(projects)),
        Err(failure) => encode(2, &failure.json()),
    })
}

/// Returns the message of the panic that ended this instance, as the number of a buffer with text.
#[allow(unsafe_code, reason = "a name for JavaScript")]
#[unsafe(no_mangle)]
pub extern "C" fn panic_message() -> u32 {
    buffers::keep(PANIC.with(|text| text.try_borrow().map(|text| text.clone().into_bytes()).unwrap_or_default()))
}

fn encode(tag: u8, value: &Value) -> Vec<u8> {
    let mut out = vec![tag];
    // Writing to memory cannot fail.
    let _ = serde_json::to_writer(&mut out, value);
    out
}
