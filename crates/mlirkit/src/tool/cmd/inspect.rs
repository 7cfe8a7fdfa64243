//! `mlirkit info`, `dump` and `size`: describe bytecode, reading only the sections that are needed.

pub mod dump;
pub mod info;
pub mod size;
mod treemap;

pub(super) use crate::tool::driver::human;

/// Formats `part` as a percentage of `whole`.
fn share(part: u64, whole: u64) -> String {
    format!("{:5.1} %", 100.0 * part as f64 / whole.max(1) as f64)
}

/// Converts bytes to a string, replacing invalid UTF-8, which damaged files may contain.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
