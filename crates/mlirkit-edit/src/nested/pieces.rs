//! Finds the modules contained in a sequence of bytes.

use base64::Engine;
use base64::engine::general_purpose::{GeneralPurposeConfig, STANDARD, URL_SAFE};
use base64::engine::{DecodePaddingMode, GeneralPurpose};
use bytes::Bytes;

/// How base64-encoded bytecode begins. The last character also encodes the first bits of the version.
const MAGIC_IN_BASE64: &[u8] = b"TUzvUg";

/// The magic bytes of bytecode.
const MAGIC: &[u8] = b"ML\xefR";

/// Maximum size in bytes of data that is searched for an embedded module. In larger data, weights might look like a
/// module by chance.
const LARGEST_SEARCHED: usize = 64 << 20;

/// Maximum size in bytes of text that is tried as a module.
const LARGEST_TEXT: usize = 16 << 20;

/// Accepts base64 with or without padding.
const LENIENT: GeneralPurposeConfig =
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);
const LENIENT_STANDARD: GeneralPurpose = GeneralPurpose::new(&base64::alphabet::STANDARD, LENIENT);
const LENIENT_URL_SAFE: GeneralPurpose = GeneralPurpose::new(&base64::alphabet::URL_SAFE, LENIENT);

/// The encoding of a nested module.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NestedEncoding {
    /// Bytecode.
    Bytecode,
    /// Base64-encoded bytecode.
    Base64 {
        /// Whether the base64 is padded with `=`.
        padded: bool,
        /// Whether the base64 uses `-` and `_` instead of `+` and `/`.
        url_safe: bool,
    },
    /// Text.
    Text,
}

impl NestedEncoding {
    /// Returns a word for the encoding: `bytecode`, `base64` or `text`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Bytecode => "bytecode",
            Self::Base64 { .. } => "base64",
            Self::Text => "text",
        }
    }

    /// Encodes the bytes of a module, bytecode or text, in this encoding.
    #[must_use]
    pub fn encode(self, bytes: Vec<u8>) -> Vec<u8> {
        let Self::Base64 { padded, url_safe } = self else { return bytes };
        let mut text = if url_safe { URL_SAFE.encode(bytes) } else { STANDARD.encode(bytes) };
        if !padded {
            text.truncate(text.trim_end_matches('=').len());
        }
        text.into_bytes()
    }
}

/// A contiguous range of a byte sequence that may contain modules.
pub enum NestedPiece<'a> {
    /// Bytes that are not a module.
    Plain(&'a [u8]),
    /// A nested module.
    Module {
        /// The decoded module: bytecode or text.
        bytes: Bytes,
        /// How the module is encoded.
        encoding: NestedEncoding,
    },
}

/// Splits a byte sequence into modules and the bytes between them; `None` if it contains no module. Text that only
/// looks like a module is also returned as a module.
#[must_use]
pub fn pieces(bytes: &[u8]) -> Option<Vec<NestedPiece<'_>>> {
    if mlirkit_bytecode::is_bytecode(bytes) {
        let encoding = NestedEncoding::Bytecode;
        return Some(vec![NestedPiece::Module { bytes: Bytes::copy_from_slice(bytes), encoding }]);
    }
    if is_module_text(bytes) {
        return Some(vec![NestedPiece::Module {
            bytes: Bytes::copy_from_slice(bytes),
            encoding: NestedEncoding::Text,
        }]);
    }
    let mut found: Vec<(usize, usize, Bytes, NestedEncoding)> = Vec::new();
    let mut done = 0;
    for start in memchr::memmem::find_iter(bytes, MAGIC_IN_BASE64) {
        if start < done {
            continue;
        }
        let Some((length, bytecode, encoding)) = base64_at(bytes.get(start..).unwrap_or_default()) else { continue };
        done = start + length;
        found.push((start, done, bytecode, encoding));
    }
    if bytes.len() <= LARGEST_SEARCHED {
        done = 0;
        for start in memchr::memmem::find_iter(bytes, MAGIC) {
            let rest = bytes.get(start..).unwrap_or_default();
            let Some(length) = mlirkit_bytecode::extent(rest).filter(|_| start >= done) else { continue };
            let bytecode = Bytes::copy_from_slice(rest.get(..length).unwrap_or_default());
            done = start + length;
            found.push((start, done, bytecode, NestedEncoding::Bytecode));
        }
        found.sort_by_key(|(start, ..)| *start);
    }
    let mut pieces = Vec::new();
    let mut done = 0;
    for (start, end, bytecode, encoding) in found {
        // Base64 inside an embedded bytecode module belongs to that module.
        if start >= done {
            pieces.push(NestedPiece::Plain(bytes.get(done..start).unwrap_or_default()));
            pieces.push(NestedPiece::Module { bytes: bytecode, encoding });
            done = end;
        }
    }
    if pieces.is_empty() {
        return None;
    }
    pieces.push(NestedPiece::Plain(bytes.get(done..).unwrap_or_default()));
    Some(pieces)
}

/// Decodes base64 at the start of `rest`. Returns the encoded length, the bytecode and the encoding. `None` if `rest`
/// does not begin with base64-encoded bytecode.
fn base64_at(rest: &[u8]) -> Option<(usize, Bytes, NestedEncoding)> {
    let is_letter = |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'-' | b'_');
    let letters = rest.iter().take_while(is_letter).count();
    let padding = rest.iter().skip(letters).take(2).take_while(|byte| **byte == b'=').count();
    let run = rest.get(..letters + padding)?;
    let url_safe = run.iter().any(|byte| matches!(byte, b'-' | b'_'));
    let decoded = if url_safe { LENIENT_URL_SAFE.decode(run) } else { LENIENT_STANDARD.decode(run) };
    let padded = padding > 0 || letters % 4 == 0;
    Some((run.len(), decoded.ok()?.into(), NestedEncoding::Base64 { padded, url_safe }))
}

/// Returns whether bytes look like the text of a module: aliases, then the operation `module`, and a closing bracket at
/// the end.
fn is_module_text(bytes: &[u8]) -> bool {
    let ends = matches!(bytes.trim_ascii_end().last(), Some(b'}' | b')'));
    if bytes.len() > LARGEST_TEXT || !ends {
        return false;
    }
    for line in bytes.split(|byte| *byte == b'\n') {
        let line = line.trim_ascii_start();
        let is_alias = matches!(line.first(), Some(b'#' | b'!')) && line.contains(&b'=');
        if line.is_empty() || line.starts_with(b"//") || is_alias {
            continue;
        }
        let rest =
            [&b"module"[..], b"builtin.module", b"\"builtin.module\""].iter().find_map(|name| line.strip_prefix(*name));
        return rest.is_some_and(|rest| matches!(rest.first(), Some(b' ' | b'{' | b'(' | b'@' | b'\t' | b'\r') | None));
    }
    false
}

/// Returns false if a file certainly contains no nested module. The magic number of the file itself is ignored.
#[must_use]
pub fn may_contain(file: &[u8]) -> bool {
    let inside = file.get(1..).unwrap_or_default();
    let needles: [&[u8]; 5] = [MAGIC, MAGIC_IN_BASE64, b"module {", b"module @", b"module attributes"];
    needles.iter().any(|needle| memchr::memmem::find(inside, needle).is_some())
}

/// Returns the version and the producer string of bytecode: 0 and an empty string if it is too short.
#[must_use]
pub fn header(bytecode: &[u8]) -> (u64, String) {
    let version = bytecode.get(4).map_or(0, |byte| u64::from(byte >> 1));
    let producer = bytecode.get(5..).and_then(|rest| rest.split(|byte| *byte == 0).next()).unwrap_or_default();
    (version, String::from_utf8_lossy(producer).into_owned())
}

/// Rewrites the modules nested in `bytes` with `change`, which returns `None` for a module to keep. Returns the
/// resulting bytes; `None` if `bytes` contains no modules.
///
/// # Errors
/// Returns the first error from `change`.
pub fn rewrite<E>(
    bytes: &[u8],
    mut change: impl FnMut(Bytes, NestedEncoding) -> Result<Option<Vec<u8>>, E>,
) -> Result<Option<Vec<u8>>, E> {
    let Some(pieces) = pieces(bytes) else { return Ok(None) };
    let mut out = Vec::with_capacity(bytes.len());
    for piece in pieces {
        match piece {
            NestedPiece::Plain(plain) => out.extend_from_slice(plain),
            NestedPiece::Module { bytes, encoding } => {
                let new = change(bytes.clone(), encoding)?.unwrap_or_else(|| bytes.to_vec());
                out.extend(encoding.encode(new));
            }
        }
    }
    Ok(Some(out))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = b"ML\xefR\x0dMLIR22\0\x01\x02";

    fn modules(bytes: &[u8]) -> Vec<(Bytes, NestedEncoding)> {
        let module = |piece| match piece {
            NestedPiece::Plain(_) => None,
            NestedPiece::Module { bytes, encoding } => Some((bytes, encoding)),
        };
        pieces(bytes).into_iter().flatten().filter_map(module).collect()
    }

    #[test]
    fn in_json_and_as_it_is() {
        let text = format!("{{\"body\": \"{}\", \"n\": 1}}", STANDARD.encode(FILE));
        let mut seen = Vec::new();
        let same = rewrite(text.as_bytes(), |bytes, _| {
            seen.push(bytes.clone());
            Ok::<_, ()>(None)
        });
        assert_eq!(same, Ok(Some(text.into_bytes())));
        assert_eq!(seen, [FILE]);
        assert_eq!(rewrite(FILE, |_, _| Ok::<_, ()>(Some(b"x".to_vec()))), Ok(Some(b"x".to_vec())));
        assert!(pieces(b"nothing here").is_none());
    }

    #[test]
    fn the_alphabet_and_the_padding_stay() {
        let file = [FILE, b"\xff\xfe\xfb"].concat();
        for (engine, url_safe) in [(STANDARD, false), (URL_SAFE, true)] {
            let text = engine.encode(&file);
            for padded in [true, false] {
                let text = if padded { text.as_str() } else { text.trim_end_matches('=') };
                assert!(text.contains('=') == padded);
                assert_eq!(
                    modules(text.as_bytes()),
                    [(file.clone().into(), NestedEncoding::Base64 { padded, url_safe })]
                );
                let same = rewrite(text.as_bytes(), |_, _| Ok::<_, ()>(None));
                assert_eq!(same, Ok(Some(text.as_bytes().to_vec())));
            }
        }
    }

    #[test]
    fn text_is_a_module_only_from_its_first_word_to_its_end() {
        for text in
            ["module {}", "#a = 1\n// b\n  module @m attributes {} {\n}\n", "\"builtin.module\"() ({}) : () -> ()"]
        {
            assert_eq!(modules(text.as_bytes()).len(), 1, "{text}");
        }
        for text in ["module", "module loaded", "a module {}", "modules {}", "{\"module\": {}}", "#a = 1"] {
            assert_eq!(modules(text.as_bytes()).len(), 0, "{text}");
        }
    }
}
