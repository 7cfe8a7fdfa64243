//! Fuzzes bytecode: any bytes must give a result or an error, and printing or writing a valid program must preserve it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mlirkit::OpenOptions;

fuzz_target!(|file: &[u8]| {
    if !mlirkit::bytecode::is_bytecode(file) {
        return;
    }
    mlirkit_fuzz::with_context(|ctx| {
        let input = bytes::Bytes::copy_from_slice(file);
        if let Ok(opened) = mlirkit::open(ctx, "fuzz.mlirbc", &input, &OpenOptions::default()) {
            mlirkit_fuzz::check(ctx, &opened.module, file);
        }
    });
});
