//! Fuzzes portable artifacts of StableHLO: any bytes must give a result or an error, and a module that has been read
//! must pass the checks for valid programs.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|file: &[u8]| {
    let _ = mlirkit::stablehlo::explain::explain(file);
    mlirkit_fuzz::with_context(|ctx| {
        if let Ok(module) = mlirkit::stablehlo::deserialize(ctx, bytes::Bytes::copy_from_slice(file)) {
            mlirkit_fuzz::check(ctx, &module, file);
        }
    });
});
