//! Portable artifacts of StableHLO: any bytes get an answer, and what was read prints.
//!
//! `cargo +nightly fuzz run artifact fuzz/corpus/artifact -- -malloc_limit_mb=512`

#![no_main]

use libfuzzer_sys::fuzz_target;
use mlirkit::ContextOptions;
use mlirkit::asm::PrintOptions;

fuzz_target!(|file: &[u8]| {
    let _ = mlirkit::stablehlo::explain::explain(file);
    let ctx = mlirkit::context(&ContextOptions::default());
    let Ok(module) = mlirkit::stablehlo::deserialize(&ctx, bytes::Bytes::copy_from_slice(file)) else { return };
    let options = PrintOptions { max_output: 1 << 24, ..PrintOptions::default() };
    let _ = mlirkit::print_to_string(&module, &options);
});
