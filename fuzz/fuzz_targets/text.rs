//! Fuzzes text: any bytes give a result or an error, and a valid program stays the same when it is printed or written
//! and read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mlirkit::OpenOptions;

fuzz_target!(|file: &[u8]| {
    if mlirkit::bytecode::is_bytecode(file) {
        return;
    }
    mlirkit_fuzz::with_context(|ctx| {
        let input = bytes::Bytes::copy_from_slice(file);
        if let Ok(opened) = mlirkit::open(ctx, "fuzz.mlir", &input, &OpenOptions::default()) {
            mlirkit_fuzz::check(ctx, &opened.module, file);
        }
    });
});
