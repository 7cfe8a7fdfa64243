//! `mlirkit info`, `dump` and `size`: look into bytecode without reading what was not asked for.

pub mod dump;
pub mod info;
pub mod size;
mod treemap;

use crate::tool::driver::human;

/// A share in percent.
fn share(part: u64, whole: u64) -> String {
    format!("{:5.1} %", 100.0 * part as f64 / whole.max(1) as f64)
}

/// Text of bytes that are a name for certain in valid files only.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
