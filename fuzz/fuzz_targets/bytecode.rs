//! Bytecode into IR: any bytes get an answer, and what is valid is the same program when it is printed or written and read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mlirkit::OpenOptions;

fuzz_target!(|file: &[u8]| {
    mlirkit_fuzz::with_context(|ctx| {
        let input = bytes::Bytes::copy_from_slice(file);
        if let Ok(module) = mlirkit::bytecode::read(ctx, input, &OpenOptions::default().bytecode) {
            mlirkit_fuzz::check(ctx, &module);
        }
    });
});
