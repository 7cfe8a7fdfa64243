//! Text into IR: any bytes get an answer, and what was parsed and verified prints as text that parses again.
//!
//! `cargo +nightly fuzz run text fuzz/corpus/text crates/mlirkit-dialects/tests/text`

#![no_main]

use libfuzzer_sys::fuzz_target;
use mlirkit::asm::PrintOptions;
use mlirkit::{ContextOptions, OpenOptions};

fuzz_target!(|file: &[u8]| {
    let ctx = mlirkit::context(&ContextOptions { allow_unregistered: true, ..ContextOptions::default() });
    if mlirkit::bytecode::is_bytecode(file) {
        return;
    }
    let input = bytes::Bytes::copy_from_slice(file);
    let Ok(opened) = mlirkit::open(&ctx, "fuzz.mlir", &input, &OpenOptions::default()) else { return };
    if mlirkit::verify(&opened.module).is_err() {
        return;
    }
    let options = PrintOptions { generic: true, max_output: 1 << 24, ..PrintOptions::default() };
    let text = mlirkit::print_to_string(&opened.module, &options);
    let again = mlirkit::open(&ctx, "again.mlir", &text.into_bytes().into(), &OpenOptions::default());
    assert!(again.is_ok(), "the generic text cannot be parsed");
});
