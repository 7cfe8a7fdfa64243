//! Modules nested in attributes: bytecode, possibly in base64, in strings and in dense constants of bytes. Custom
//! calls store kernels this way.

use base64::Engine;
use base64::engine::DecodePaddingMode;
use base64::engine::GeneralPurpose;
use base64::engine::general_purpose::{GeneralPurposeConfig, STANDARD};
use bytes::Bytes;

/// The start of bytecode in base64; the last letter contains the first bits of the version.
const MAGIC_IN_BASE64: &[u8] = b"TUzvUg";

/// Base64 with optional padding.
const LENIENT: GeneralPurpose = GeneralPurpose::new(
    &base64::alphabet::STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// A piece of bytes that may contain modules.
pub enum NestedPiece<'a> {
    /// Bytes that are not a module.
    Plain(&'a [u8]),
    /// Bytecode, possibly encoded in base64.
    Module {
        /// The bytecode.
        bytecode: Bytes,
        /// Whether it is padded, if encoded in base64; else `None`.
        base64: Option<bool>,
    },
}

/// Splits bytes into pieces; `None` if they contain no module.
#[must_use]
pub fn pieces(bytes: &[u8]) -> Option<Vec<NestedPiece<'_>>> {
    if mlirkit_bytecode::is_bytecode(bytes) {
        return Some(vec![NestedPiece::Module { bytecode: Bytes::copy_from_slice(bytes), base64: None }]);
    }
    let mut pieces = Vec::new();
    let mut done = 0;
    for start in memchr::memmem::find_iter(bytes, MAGIC_IN_BASE64) {
        if start < done {
            continue;
        }
        let rest = bytes.get(start..).unwrap_or_default();
        let letters =
            rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/')).count();
        let padding = rest.iter().skip(letters).take(2).take_while(|byte| **byte == b'=').count();
        let run = rest.get(..letters + padding).unwrap_or_default();
        let Ok(bytecode) = LENIENT.decode(run) else { continue };
        pieces.push(NestedPiece::Plain(bytes.get(done..start).unwrap_or_default()));
        let base64 = Some(padding > 0 || letters % 4 == 0);
        pieces.push(NestedPiece::Module { bytecode: bytecode.into(), base64 });
        done = start + run.len();
    }
    if pieces.is_empty() {
        return None;
    }
    pieces.push(NestedPiece::Plain(bytes.get(done..).unwrap_or_default()));
    Some(pieces)
}

/// Returns the bytecode version and the producer.
#[must_use]
pub fn header(bytecode: &[u8]) -> (u64, String) {
    let version = bytecode.get(4).map_or(0, |byte| u64::from(byte >> 1));
    let producer = bytecode.get(5..).and_then(|rest| rest.split(|byte| *byte == 0).next()).unwrap_or_default();
    (version, String::from_utf8_lossy(producer).into_owned())
}

/// Returns the bytes with their nested modules changed; `None` if they contain none.
///
/// # Errors
/// Those of `change`.
pub fn rewrite<E>(bytes: &[u8], mut change: impl FnMut(Bytes) -> Result<Vec<u8>, E>) -> Result<Option<Vec<u8>>, E> {
    let Some(pieces) = pieces(bytes) else { return Ok(None) };
    let mut out = Vec::with_capacity(bytes.len());
    for piece in pieces {
        match piece {
            NestedPiece::Plain(plain) => out.extend_from_slice(plain),
            NestedPiece::Module { bytecode, base64: None } => out.extend(change(bytecode)?),
            NestedPiece::Module { bytecode, base64: Some(padded) } => {
                let text = STANDARD.encode(change(bytecode)?);
                let text = if padded { text.as_str() } else { text.trim_end_matches('=') };
                out.extend_from_slice(text.as_bytes());
            }
        }
    }
    Ok(Some(out))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = b"ML\xefR\x0dMLIR22\0\x01\x02";

    #[test]
    fn in_json_and_as_it_is() {
        let text = format!("{{\"body\": \"{}\", \"n\": 1}}", STANDARD.encode(FILE));
        let mut seen = Vec::new();
        let same = rewrite(text.as_bytes(), |bytes| {
            seen.push(bytes.clone());
            Ok::<_, ()>(bytes.to_vec())
        });
        assert_eq!(same, Ok(Some(text.into_bytes())));
        assert_eq!(seen, [FILE]);
        assert_eq!(rewrite(FILE, |_| Ok::<_, ()>(b"x".to_vec())), Ok(Some(b"x".to_vec())));
        assert!(pieces(b"nothing here").is_none());
    }
}
