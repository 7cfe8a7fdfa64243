//! `mlirkit info`, `dump` and `size`: look into bytecode without reading what was not asked for.

pub mod dump;
pub mod info;
pub mod size;
mod treemap;

/// Bytes for people: `1.2 MiB`.
fn human(bytes: u64) -> String {
    let units = ["KiB", "MiB", "GiB", "TiB"];
    let mut value = bytes as f64;
    let mut unit = "bytes";
    for next in units {
        if value < 1024.0 {
            break;
        }
        (value, unit) = (value / 1024.0, next);
    }
    if unit == "bytes" { format!("{bytes} bytes") } else { format!("{value:.1} {unit}") }
}

/// A share in percent.
fn share(part: u64, whole: u64) -> String {
    format!("{:5.1} %", 100.0 * part as f64 / whole.max(1) as f64)
}

/// Text of bytes that are a name for certain in valid files only.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[cfg(test)]
mod tests {
    #[test]
    fn bytes_for_people() {
        assert_eq!(super::human(1023), "1023 bytes");
        assert_eq!(super::human(1536), "1.5 KiB");
        assert_eq!(super::human(5 << 30), "5.0 GiB");
    }
}
