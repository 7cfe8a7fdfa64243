//! Derives file names from keys and symbols, which may contain any bytes and have any length.

use std::collections::BTreeSet;

/// Maximum length in bytes of a key in a file name. File systems allow 255 bytes, including prefix and extension.
const LONGEST: usize = 200;

/// Percent-encodes bytes: all bytes except ASCII letters, digits and `._-` become `%` and two hexadecimal digits.
#[must_use]
pub fn escaped(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for byte in bytes {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'_' | b'-' => text.push(char::from(*byte)),
            byte => text.push_str(&format!("%{byte:02X}")),
        }
    }
    text
}

/// Decodes a string returned by [`escaped`]; `None` for any other string.
#[must_use]
pub fn unescaped(text: &str) -> Option<Vec<u8>> {
    let mut parts = text.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(part.get(..2)?, 16).ok()?);
        bytes.extend_from_slice(part.get(2..)?.as_bytes());
    }
    Some(bytes)
}

/// Returns a file name without extension for each key, and the indices of the names from which [`unescaped`] does not
/// restore the key. Names never differ only in case, because some file systems ignore it.
///
/// ```
/// use mlirkit_edit::names::file_names;
///
/// let (names, shortened) = file_names(&[b"a/b", b"a_b"]);
/// assert_eq!(names, ["a%2Fb", "a_b"]);
/// assert!(shortened.is_empty());
/// ```
#[must_use]
pub fn file_names(keys: &[&[u8]]) -> (Vec<String>, Vec<usize>) {
    let mut taken = BTreeSet::new();
    let mut shortened = Vec::new();
    let names = keys.iter().enumerate().map(|(index, key)| {
        let mut name = escaped(key);
        let mut salt = 0_u64;
        while name.len() > LONGEST || !taken.insert(name.to_ascii_lowercase()) {
            if salt == 0 {
                shortened.push(index);
            }
            let hash = blake3::Hasher::new().update(&salt.to_le_bytes()).update(key).finalize().to_hex();
            name = escaped(key);
            name.truncate(LONGEST - 20);
            name = format!("{name}-{}", &hash[..16]);
            salt += 1;
        }
        name
    });
    (names.collect(), shortened)
}

/// Converts a symbol or operation name to a valid file name of at most 200 bytes.
#[must_use]
pub fn label(name: &str) -> String {
    let safe = name.chars().map(|c| if c.is_alphanumeric() || "._-".contains(c) { c } else { '_' });
    let mut label = String::new();
    for c in safe {
        if label.len() + c.len_utf8() > LONGEST {
            break;
        }
        label.push(c);
    }
    label
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_come_back() {
        for bytes in [&b"w0"[..], b"a/b", b"%41", b"\xff\x00 ", "\u{e9}".as_bytes(), b""] {
            assert_eq!(unescaped(&escaped(bytes)).as_deref(), Some(bytes));
        }
    }

    #[test]
    fn names_are_different_and_short() {
        let long: Vec<String> = (0..3).map(|end| format!("{}{end}", "x/".repeat(200))).collect();
        let mut keys: Vec<&[u8]> = long.iter().map(String::as_bytes).collect();
        keys.extend(["a", "A", "a/b", "a%2Fb", "a_b", "", "..", "const"].map(str::as_bytes));
        keys.push(b"\xff");
        let (names, shortened) = file_names(&keys);
        let lower: BTreeSet<String> = names.iter().map(|name| name.to_ascii_lowercase()).collect();
        assert_eq!(lower.len(), keys.len());
        assert!(names.iter().all(|name| name.len() <= LONGEST && !name.contains('/')), "{names:?}");
        assert_eq!(shortened, [0, 1, 2, 4]);
        for (index, key) in keys.iter().enumerate().filter(|(index, _)| !shortened.contains(index)) {
            assert_eq!(unescaped(&names[index]).as_deref(), Some(*key));
        }
        assert!(label(&long[0]).len() <= LONGEST && label("a/b") == "a_b");
    }
}
