//! The release of a text, where the text itself decides it.

use memchr::memmem;
use mlirkit_defs::{Named, Release};

/// Returns the release whose language a text must be; `None` if any release may have written it.
///
/// Hexadecimal digits of a bool constant decide: since LLVM 23 they are a byte per bool, before they were packed bits.
pub(crate) fn of_text(text: &[u8]) -> Option<Named> {
    let spells_bytes = memmem::find_iter(text, b"xi1").any(|at| has_byte_per_bool(text, at).is_some());
    spells_bytes.then_some(Named { release: Release(24), snapshot: true })
}

/// Returns something if the constant whose type has `xi1` at this offset has a byte per bool.
fn has_byte_per_bool(text: &[u8], at: usize) -> Option<()> {
    if !matches!(text.get(at + 3)?, b'>' | b',') {
        return None;
    }
    let before = text.get(..at)?;
    let sizes = before.iter().rev().take_while(|byte| byte.is_ascii_digit() || **byte == b'x').count();
    let (before, sizes) = before.split_at(at - sizes);
    let sizes = std::str::from_utf8(sizes).ok()?.split('x');
    let count = sizes.map(str::parse::<usize>).try_fold(1usize, |product, size| product.checked_mul(size.ok()?))?;
    let before = before.strip_suffix(b"tensor<").or_else(|| before.strip_suffix(b"vector<"))?;
    let before = before.trim_ascii_end().strip_suffix(b":")?;
    let before = before.trim_ascii_end().strip_suffix(b">")?;
    let before = before.trim_ascii_end().strip_suffix(b"\"")?;
    // One bool has the same digits in every release.
    let length = count.checked_mul(2).filter(|_| count > 1)?;
    let (before, digits) = before.split_at_checked(before.len().checked_sub(length)?)?;
    let is_bool = |pair: &[u8]| matches!(pair, b"00" | b"01");
    (before.ends_with(b"\"0x") && digits.chunks(2).all(is_bool)).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_per_bool_is_of_a_later_release() {
        let bytes = "01".repeat(16);
        for (text, decides) in [
            (format!("dense<\"0x{bytes}\"> : tensor<16xi1>"), true),
            (format!("dense<\"0x{bytes}\">: vector<4x4xi1>"), true),
            (format!("dense<\"0x{bytes}\"> : tensor<16xi1, #sparse>"), true),
            (format!("dense<\"0x{bytes}\"> : tensor<128xi1>"), false),
            (format!("dense<\"0x{bytes}\"> : tensor<16xi8>"), false),
            (format!("dense<\"0x{bytes}\"> : tensor<99999999999999999999xi1>"), false),
            (format!("dense<\"0x{}\"> : tensor<16xi1>", "02".repeat(16)), false),
            ("dense<\"0x01\"> : tensor<1xi1>".to_owned(), false),
            ("xi1>".to_owned(), false),
        ] {
            assert_eq!(of_text(text.as_bytes()).is_some(), decides, "{text}");
        }
    }
}
