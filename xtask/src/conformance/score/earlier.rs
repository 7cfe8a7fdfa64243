//! The committed scoreboard, from which a run of one comparison keeps the lines of the other comparisons.

/// Start of the heading above the table of dialects.
const DIALECTS: &str = "\nPer dialect, ";
/// Start of the heading above the table of the named dialects.
const NAMED: &str = "\nThe ";
/// The sections that are not comparisons of outputs, with their headings.
pub(super) const SECTIONS: [(&str, &str); 2] =
    [("lit", "\nUpstream's own RUN lines "), ("rejected", "\nThe chunks that mlir-opt-22 refuses with a message; ")];

/// The committed scoreboard, as text.
pub(super) struct Earlier {
    text: String,
}

impl Earlier {
    /// Creates a scoreboard from its text.
    pub(super) fn new(text: String) -> Self {
        Self { text }
    }

    /// Returns the line for a comparison, if present: for all chunks, or with `named` for those of the named dialects.
    pub(super) fn row(&self, name: &str, named: bool) -> Option<&str> {
        let tables = self.text.split(DIALECTS).next()?;
        let mut parts = tables.splitn(2, NAMED);
        let part = if named { parts.nth(1) } else { parts.next() }?;
        part.lines().find(|line| line.split_whitespace().next() == Some(name) && line.contains('%'))
    }

    /// Returns the cell for `dialect` and `column` in the table of dialects, if present.
    pub(super) fn cell(&self, dialect: &str, column: &str) -> Option<&str> {
        let table = self.text.split(DIALECTS).nth(1)?;
        let mut lines = table.lines().skip_while(|line| !line.starts_with("dialect "));
        // The first column is as wide as the longest name, which contains a space.
        let at = lines.next()?.get(18..)?.split_whitespace().position(|name| name == column)?;
        let row =
            lines.take_while(|line| !line.is_empty()).find(|line| line.get(..18).map(str::trim) == Some(dialect))?;
        row.get(18..)?.split_whitespace().nth(at)
    }

    /// Returns the list of the most frequent failures of a comparison, if present, including the empty line before its
    /// heading.
    pub(super) fn failures(&self, name: &str) -> Option<&str> {
        let heading = format!("\nCommonest failures of {name}:\n\n");
        let start = self.text.find(&heading)?;
        let rest = self.text.get(start + heading.len()..)?;
        let end = rest.find("\n\n").map_or(rest.len(), |end| end + 1);
        self.text.get(start..start + heading.len() + end)
    }

    /// Returns a section that is not a comparison of outputs, if present.
    pub(super) fn section(&self, name: &str) -> Option<&str> {
        let (_, heading) = SECTIONS.iter().find(|(section, _)| *section == name)?;
        let start = self.text.find(heading)?;
        let next = SECTIONS.iter().filter_map(|(_, heading)| self.text.find(heading)).filter(|at| *at > start).min();
        self.text.get(start..next.unwrap_or(self.text.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::Earlier;

    const BOARD: &str = "Made.\n\na-b   99.00 %  1 of 2\nc-d   98.00 %  1 of 2\n\nThe 3 chunks:\nx y\n\na-b   50.00 %  1 of 2\n\n\
        Per dialect, so:\n\ndialect                        a-b             c-d\n(not registered)               1/2             3/4\n\
        func                           5/6             7/8\n\nCommonest failures of a-b:\n\n     1 one\n     2 two\n\n\
        Commonest failures of c-d:\n\n     3 three\n\nThe chunks that mlir-opt-22 refuses with a message; so\n\nR\n\n\
        Upstream's own RUN lines so\n\nL\n";

    #[test]
    fn parts_of_a_scoreboard() {
        let earlier = Earlier::new(BOARD.to_owned());
        assert_eq!(earlier.row("a-b", false), Some("a-b   99.00 %  1 of 2"));
        assert_eq!(earlier.row("a-b", true), Some("a-b   50.00 %  1 of 2"));
        assert_eq!(earlier.row("c-d", true), None);
        assert_eq!(earlier.cell("func", "c-d"), Some("7/8"));
        assert_eq!(earlier.cell("(not registered)", "a-b"), Some("1/2"));
        assert_eq!(earlier.failures("a-b"), Some("\nCommonest failures of a-b:\n\n     1 one\n     2 two\n"));
        assert_eq!(earlier.failures("c-d"), Some("\nCommonest failures of c-d:\n\n     3 three\n"));
        assert_eq!(earlier.section("lit"), Some("\nUpstream's own RUN lines so\n\nL\n"));
        assert!(earlier.section("rejected").is_some_and(|text| text.ends_with("\n\nR\n")));
    }
}
