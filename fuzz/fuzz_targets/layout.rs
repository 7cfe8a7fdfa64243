//! Fuzzes layout strings: any text must give a specification or an error, and a specification is converted back to a
//! string.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mlirkit::layout::DataLayout;
use mlirkit::layout::llvm_string::{self, IndexEntry};

fuzz_target!(|file: &[u8]| {
    let Ok(text) = std::str::from_utf8(file) else { return };
    mlirkit_fuzz::with_context(|ctx| {
        let _ = llvm_string::import(ctx, text, IndexEntry::Derived);
        if let Ok(layout) = DataLayout::of_llvm_string(ctx, text) {
            let Ok(written) = llvm_string::export(&layout) else { return };
            let again = DataLayout::of_llvm_string(ctx, &written);
            let again = again.unwrap_or_else(|error| panic!("{written} cannot be read: {error:?}"));
            assert_eq!(llvm_string::export(&again).ok().as_ref(), Some(&written), "it is written in another way");
        }
    });
});
