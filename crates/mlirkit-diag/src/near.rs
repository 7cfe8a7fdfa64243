//! Suggestions for misspelled names.

/// The maximum length in bytes of a name for which suggestions are made. Computing an edit distance takes time
/// proportional to the product of the lengths.
const LONGEST: usize = 200;

/// Returns the known name with the smallest edit distance to `name`; the alphabetically first of several. `None` if
/// that distance exceeds a third of the length of `name`; a distance of 1 is always accepted. Also `None` if `name` is
/// longer than 200 bytes.
///
/// ```
/// assert_eq!(mlirkit_diag::nearest("csee", ["cse", "canonicalize"]), Some("cse"));
/// assert_eq!(mlirkit_diag::nearest("inline", ["cse", "canonicalize"]), None);
/// ```
pub fn nearest<S: AsRef<str> + Ord>(name: &str, known: impl IntoIterator<Item = S>) -> Option<S> {
    if name.len() > LONGEST {
        return None;
    }
    let most = (name.chars().count() / 3).max(1);
    let known = known.into_iter().filter(|known| known.as_ref().len().abs_diff(name.len()) <= most);
    let measured = known.map(|known| (strsim::damerau_levenshtein(name, known.as_ref()), known));
    measured.filter(|(distance, _)| *distance <= most).min().map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn names_with_a_few_other_letters() {
        let passes = ["cse", "canonicalize", "inline"];
        assert_eq!(nearest("csee", passes), Some("cse"));
        assert_eq!(nearest("canonicalise", passes), Some("canonicalize"));
        assert_eq!(nearest("no-such-flag", passes), None);
        assert_eq!(nearest("a", ["c", "b"]), Some("b"));
        assert_eq!(nearest(&"a".repeat(10_000), [&*"a".repeat(9_999)]), None);
    }
}
