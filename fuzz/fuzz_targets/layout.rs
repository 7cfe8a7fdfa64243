//! Layout strings: any text gets an answer, and what was read is written.
//!
//! `cargo +nightly fuzz run layout fuzz/corpus/layout -- -malloc_limit_mb=512`

#![no_main]

use libfuzzer_sys::fuzz_target;
use mlirkit::ContextOptions;
use mlirkit::layout::DataLayout;
use mlirkit::layout::llvm_string::{self, IndexEntry};

fuzz_target!(|file: &[u8]| {
    let Ok(text) = std::str::from_utf8(file) else { return };
    let ctx = mlirkit::context(&ContextOptions::default());
    let _ = llvm_string::import(&ctx, text, IndexEntry::Derived);
    if let Ok(layout) = DataLayout::of_llvm_string(&ctx, text) {
        let _ = llvm_string::export(&layout);
    }
});
