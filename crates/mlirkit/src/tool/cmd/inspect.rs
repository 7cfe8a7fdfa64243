//! `mlirkit info`, `dump` and `size`: describe bytecode, reading only the parts that are needed.

pub mod dump;
pub mod info;
pub mod size;
mod treemap;

pub(super) use crate::tool::driver::human;

/// Formats a share in percent.
fn share(part: u64, whole: u64) -> String {
    format!("{:5.1} %", 100.0 * part as f64 / whole.max(1) as f64)
}

/// Converts bytes to text. Invalid UTF-8, which damaged files contain, is replaced.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
