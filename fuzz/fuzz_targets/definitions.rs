//! Fuzzes definition files: any text must give definitions or an error, and the definitions are checked.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mlirkit_fuzz as _;

fuzz_target!(|file: &[u8]| {
    let Ok(text) = std::str::from_utf8(file) else { return };
    if let Ok(dialect) = mlirkit_defs::Dialect::parse(text.to_owned()) {
        let _ = dialect.check();
    }
});
