//! Diagnostics. They are collected while a function runs, and passed to the callbacks of their contexts before it
//! returns.

use std::cell::RefCell;
use std::ffi::{CString, c_char, c_void};
use std::sync::Arc;

use mlirkit_core::diag::{Colour, Diagnostic, Position, Renderer, Severity, Source, SourceMap};

use crate::context::Ctx;

/// The input is rejected.
pub const MLIRKIT_ERROR: u32 = 0;
/// The input is accepted, but probably not what the author intended.
pub const MLIRKIT_WARNING: u32 = 1;
/// Additional information about the preceding diagnostic.
pub const MLIRKIT_NOTE: u32 = 2;
/// Information that the caller requested.
pub const MLIRKIT_REMARK: u32 = 3;

/// A diagnostic. Its strings live until the callback returns.
#[repr(C)]
pub struct mlirkit_diagnostic {
    /// The size of this struct in bytes.
    pub struct_size: usize,
    /// `MLIRKIT_ERROR`, `MLIRKIT_WARNING`, `MLIRKIT_NOTE` or `MLIRKIT_REMARK`.
    pub severity: u32,
    /// The line, counted from 1; 0 if unknown.
    pub line: u32,
    /// The column in bytes, counted from 1; 0 if unknown.
    pub column: u32,
    /// Always 0.
    pub reserved: u32,
    /// The byte offset in a bytecode file; `UINT64_MAX` if there is none.
    pub offset: u64,
    /// The message of the diagnostic.
    pub message: *const c_char,
    /// The file name; null if unknown.
    pub file: *const c_char,
    /// The diagnostic and its notes, rendered with source lines as `mlir-opt` prints them. Null for notes.
    pub rendered: *const c_char,
}

/// A function that receives diagnostics: an error or warning, followed by each of its notes. It runs on the thread of
/// the failed call, before that call returns, and may call the library. It must neither throw nor jump out.
pub type mlirkit_diagnostic_callback =
    Option<unsafe extern "C" fn(diagnostic: *const mlirkit_diagnostic, user: *mut c_void)>;

/// A diagnostic that is ready for a callback: its position is resolved, and its strings are C strings.
struct Told {
    severity: u32,
    line: u32,
    column: u32,
    offset: u64,
    message: CString,
    file: Option<CString>,
    rendered: Option<CString>,
}

thread_local! {
    static PENDING: RefCell<Vec<(Arc<Ctx>, Vec<Told>)>> = const { RefCell::new(Vec::new()) };
}

/// Converts a string to a C string, truncating it at the first null byte.
fn zero_ended(text: &str) -> CString {
    CString::new(text.bytes().take_while(|byte| *byte != 0).collect::<Vec<u8>>()).unwrap_or_default()
}

fn resolved(severity: Severity, position: &Position, message: &str, source: &Source<'_>) -> Told {
    let mut told = Told {
        severity: match severity {
            Severity::Error | Severity::Complaint => MLIRKIT_ERROR,
            Severity::Warning => MLIRKIT_WARNING,
            Severity::Remark => MLIRKIT_REMARK,
            Severity::Note => MLIRKIT_NOTE,
        },
        line: 0,
        column: 0,
        offset: u64::MAX,
        message: zero_ended(message),
        file: None,
        rendered: None,
    };
    match position {
        Position::Offset(offset) => {
            let place = source.line_column(*offset);
            (told.line, told.column, told.file) = (place.line, place.column, Some(zero_ended(source.name())));
        }
        Position::FileLineColumn { file, line, column } => {
            (told.line, told.column, told.file) = (*line, *column, Some(zero_ended(file)));
        }
        Position::Bytecode { file, offset, .. } => {
            let name = if file.is_empty() { source.name() } else { file };
            (told.offset, told.file) = (*offset, Some(zero_ended(name)));
        }
        Position::Spelled(text) => told.file = Some(zero_ended(text)),
        Position::Unknown => {}
    }
    told
}

/// Queues diagnostics about a source for the context's callback.
pub fn tell(ctx: &Arc<Ctx>, name: &str, bytes: &[u8], diagnostics: &[Diagnostic]) {
    if diagnostics.is_empty() || !ctx.listens() {
        return;
    }
    let sources = SourceMap::from(Source::new(name, bytes));
    let renderer = Renderer::new(&sources).colour(Colour::Never);
    let source = Source::new(name, bytes);
    let mut all = Vec::new();
    for one in diagnostics {
        let mut told = resolved(one.severity, &one.position, &one.message, &source);
        told.rendered = Some(zero_ended(&renderer.render(one)));
        all.push(told);
        all.extend(one.notes.iter().map(|note| resolved(Severity::Note, &note.position, &note.message, &source)));
    }
    PENDING.with_borrow_mut(|pending| pending.push((ctx.clone(), all)));
}

/// Passes all diagnostics queued on this thread to their callbacks. Returns whether a callback was called.
pub fn deliver() -> bool {
    let mut is_called = false;
    let pending = PENDING.with_borrow_mut(std::mem::take);
    for (ctx, all) in pending {
        let Some((callback, user)) = ctx.callback() else { continue };
        for told in &all {
            let diagnostic = mlirkit_diagnostic {
                struct_size: size_of::<mlirkit_diagnostic>(),
                severity: told.severity,
                line: told.line,
                column: told.column,
                reserved: 0,
                offset: told.offset,
                message: told.message.as_ptr(),
                file: told.file.as_ref().map_or(std::ptr::null(), |file| file.as_ptr()),
                rendered: told.rendered.as_ref().map_or(std::ptr::null(), |text| text.as_ptr()),
            };
            // SAFETY: the caller that set the callback promised that it may be called from any thread that uses the
            // context. The struct and its strings live until the callback returns.
            unsafe { callback(&raw const diagnostic, user) };
            is_called = true;
        }
    }
    is_called
}
