//! Bytecode into IR: any bytes get an answer, and what was read can be verified, printed and written.
//!
//! `cargo +nightly fuzz run bytecode fuzz/corpus/bytecode crates/mlirkit-wire/tests/data`

#![no_main]

use libfuzzer_sys::fuzz_target;
use mlirkit::asm::PrintOptions;
use mlirkit::ir::Context;
use mlirkit::{ContextOptions, OpenOptions};

fn read(ctx: &Context, file: &[u8]) {
    let input = bytes::Bytes::copy_from_slice(file);
    let Ok(module) = mlirkit::bytecode::read(ctx, input, &OpenOptions::default().bytecode) else { return };
    if mlirkit::verify(&module).is_err() {
        return;
    }
    let text = mlirkit::print_to_string(&module, &PrintOptions::default());
    assert!(!text.is_empty() || module.root().is_none());
    let mut again = Vec::new();
    if mlirkit::bytecode::write(&module, &mut again, &Default::default()).is_ok() {
        let again = mlirkit::bytecode::read(ctx, again.into(), &OpenOptions::default().bytecode);
        assert!(again.is_ok(), "what was written cannot be read");
    }
}

fuzz_target!(|file: &[u8]| {
    let ctx = mlirkit::context(&ContextOptions { allow_unregistered: true, ..ContextOptions::default() });
    read(&ctx, file);
});
