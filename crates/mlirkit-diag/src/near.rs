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
    let measured = known.map(|known| (edit_distance(name, known.as_ref()), known));
    measured.filter(|(distance, _)| *distance <= most).min().map(|(_, known)| known)
}

/// Returns the number of characters that must be inserted, removed, replaced or exchanged with the next one to turn `a`
/// into `b`. No character is changed twice.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    // The distances from the prefixes of `a` to all prefixes of `b`: the current row and the two before it.
    let (mut before, mut last, mut row) = (Vec::new(), Vec::new(), (0..=b.len()).collect::<Vec<_>>());
    let mut previous = None;
    for (length, c) in (1..).zip(a.chars()) {
        (before, last, row) = (last, row, std::mem::take(&mut before));
        row.clear();
        row.push(length);
        let mut left = length;
        for (at, other) in b.iter().enumerate() {
            let replaced = last[at] + usize::from(c != *other);
            left = replaced.min(left + 1).min(last[at + 1] + 1);
            if at > 0 && previous == Some(*other) && b[at - 1] == c {
                left = left.min(before[at - 1] + 1);
            }
            row.push(left);
        }
        previous = Some(c);
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::{edit_distance, nearest};

    #[test]
    fn distances() {
        let cases =
            [("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("ab", "ba", 1)];
        let more = [
            ("abc", "ca", 3),
            ("kitten", "sitting", 3),
            ("linalg", "lianlg", 1),
            ("\u{e4}b", "ab", 1),
            ("abcd", "badc", 2),
        ];
        for (a, b, distance) in cases.into_iter().chain(more) {
            assert_eq!(edit_distance(a, b), distance, "{a} {b}");
            assert_eq!(edit_distance(b, a), distance, "{b} {a}");
        }
    }

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
