//! Recognises compressed data, which may contain modules.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use miniz_oxide::inflate::{
    DecompressError, TINFLStatus, decompress_to_vec_with_limit, decompress_to_vec_zlib_with_limit,
};

use super::{NestedPiece, pieces};

/// Maximum size in bytes to which one piece of data is decompressed. Larger data counts as opaque.
const LARGEST_INFLATED: usize = 16 << 20;

/// Maximum number of bytes that are decompressed for one module.
const BUDGET: usize = 256 << 20;

/// What compressed data contains.
pub(crate) enum Compressed {
    /// The decompressed data.
    Inflated(Vec<u8>),
    /// Data in a format that is not decompressed here, or whose content exceeds a limit.
    Opaque,
}

impl Compressed {
    /// Returns true if the data contains a module, or may contain one.
    pub(crate) fn may_hold_module(&self) -> bool {
        let Self::Inflated(bytes) = self else { return true };
        pieces(bytes).into_iter().flatten().any(|piece| matches!(piece, NestedPiece::Module { .. }))
    }
}

/// A decompressor with a limit on the number of bytes that it produces.
pub(crate) struct Inflater {
    left: usize,
}

impl Default for Inflater {
    fn default() -> Self {
        Self { left: BUDGET }
    }
}

impl Inflater {
    /// Returns the content of compressed data, which may be encoded as base64. Returns `None` for other data.
    pub(crate) fn inflate(&mut self, bytes: &[u8]) -> Option<Compressed> {
        if let Some(found) = self.raw(bytes) {
            return Some(found);
        }
        // The start of zlib, gzip, zstd and xz data in base64.
        let starts = [&b"eJ"[..], b"eN", b"eA", b"H4sI", b"KLUv", b"/Td6"];
        if !starts.iter().any(|start| bytes.starts_with(start)) {
            return None;
        }
        let text: Vec<u8> = bytes.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect();
        let text = text.get(..text.len() / 4 * 4)?;
        self.raw(&STANDARD.decode(text).ok()?)
    }

    fn raw(&mut self, bytes: &[u8]) -> Option<Compressed> {
        match bytes {
            // The header of zlib is a multiple of 31.
            [first @ (0x58 | 0x68 | 0x78), second, ..]
                if (u32::from(*first) * 256 + u32::from(*second)).is_multiple_of(31) =>
            {
                self.take(|limit| decompress_to_vec_zlib_with_limit(bytes, limit))
            }
            [0x1f, 0x8b, 8, flags, ..] => {
                let body = after_gzip_header(bytes, *flags)?;
                self.take(|limit| decompress_to_vec_with_limit(body, limit))
            }
            [0x28, 0xb5, 0x2f, 0xfd, ..] | [0xfd, b'7', b'z', b'X', b'Z', 0, ..] => Some(Compressed::Opaque),
            [b'B', b'Z', b'h', b'1'..=b'9', b'1', b'A', b'Y', b'&', b'S', b'Y', ..] => Some(Compressed::Opaque),
            _ => None,
        }
    }

    fn take(&mut self, run: impl FnOnce(usize) -> Result<Vec<u8>, DecompressError>) -> Option<Compressed> {
        if self.left == 0 {
            return Some(Compressed::Opaque);
        }
        let (out, is_cut) = match run(self.left.min(LARGEST_INFLATED)) {
            Ok(out) => (out, false),
            Err(error) => (error.output, error.status == TINFLStatus::HasMoreOutput),
        };
        self.left -= out.len().min(self.left);
        if is_cut {
            return Some(Compressed::Opaque);
        }
        if out.is_empty() { None } else { Some(Compressed::Inflated(out)) }
    }
}

/// Returns the data after the header of a gzip file; `None` if the header is incomplete.
fn after_gzip_header(bytes: &[u8], flags: u8) -> Option<&[u8]> {
    let mut rest = bytes.get(10..)?;
    if flags & 4 != 0 {
        let length = usize::from(*rest.first()?) | usize::from(*rest.get(1)?) << 8;
        rest = rest.get(2 + length..)?;
    }
    // The name and the comment end with a zero.
    for flag in [8, 16] {
        if flags & flag != 0 {
            rest = rest.get(memchr::memchr(0, rest)? + 1..)?;
        }
    }
    if flags & 2 != 0 { rest.get(2..) } else { Some(rest) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use miniz_oxide::deflate::compress_to_vec_zlib;

    #[test]
    fn content_beyond_the_limit_is_opaque() {
        let module = b"module attributes {a = \"/some/path\"} {}\n";
        let mut content = vec![b' '; LARGEST_INFLATED];
        content.extend_from_slice(module);
        for (content, is_opaque) in [(&content[..], true), (&module[..], false)] {
            let found = Inflater::default().inflate(&compress_to_vec_zlib(content, 9)).expect("zlib is recognised");
            assert_eq!(matches!(found, Compressed::Opaque), is_opaque);
            assert!(found.may_hold_module());
        }
    }
}
