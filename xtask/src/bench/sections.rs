//! The sections of `benches/results.md`. Each can be measured and replaced alone.

/// Returns a section of the results, from its heading to the next one.
pub(super) fn find<'a>(results: &'a str, heading: &str) -> Option<&'a str> {
    let start = results.find(heading)?;
    let after = start + heading.len();
    let end = results.get(after..)?.find("\n## ").map_or(results.len(), |end| after + end + 1);
    results.get(start..end)
}

/// Returns the results with a section at the end.
pub(super) fn append(results: &str, section: &str) -> String {
    [results.trim_end(), section.trim_end()].join("\n\n").trim_end().to_owned() + "\n"
}

/// Returns the results with the section of a heading replaced, or with a new section at the end.
pub(super) fn replace(results: &str, heading: &str, section: &str) -> String {
    let Some((before, after)) = find(results, heading).and_then(|old| results.split_once(old)) else {
        return append(results, section);
    };
    append(&append(before, section), after)
}

#[cfg(test)]
mod tests {
    use super::{find, replace};

    #[test]
    fn a_section_is_found_replaced_and_added() {
        let results = "# Title\n\ntext\n\n## One\n\nfirst\n\n## Two\n\nsecond\n";
        assert_eq!(find(results, "## One"), Some("## One\n\nfirst\n\n"));
        assert_eq!(find(results, "## Two"), Some("## Two\n\nsecond\n"));
        assert_eq!(find(results, "## Three"), None);
        assert_eq!(
            replace(results, "## One", "## One\n\nnew"),
            "# Title\n\ntext\n\n## One\n\nnew\n\n## Two\n\nsecond\n"
        );
        assert_eq!(replace(results, "## Two", "## Two\nnew\n"), "# Title\n\ntext\n\n## One\n\nfirst\n\n## Two\nnew\n");
        assert_eq!(replace(results, "## Three", "## Three\n"), format!("{results}\n## Three\n"));
    }
}
