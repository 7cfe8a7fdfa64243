//! The C++ classes of operations.

use crate::model::OpDef;

impl OpDef {
    /// Returns the name of the terminator that is inserted implicitly into the operation's blocks; `None` if there is
    /// none.
    #[must_use]
    pub fn implied_terminator(&self) -> Option<&str> {
        let rule = self.traits.iter().find(|rule| &*rule.name == "SingleBlockImplicitTerminator")?;
        rule.args.first().map(|name| &**name)
    }

    /// Returns the name of the C++ class, such as `AddIOp` for `arith.addi`.
    #[must_use]
    pub fn class_name(&self) -> Box<str> {
        self.class.clone().unwrap_or_else(|| Self::derived_class(&self.name))
    }

    /// Returns the class name derived from a full operation name, such as `SubViewOp` for `d.sub_view`.
    #[must_use]
    pub fn derived_class(full: &str) -> Box<str> {
        let short = full.split_once('.').map_or(full, |(_, short)| short);
        let mut class = String::with_capacity(short.len() + 2);
        for part in short.split(['.', '_', '-']) {
            let mut letters = part.chars();
            class.extend(letters.next().map(|first| first.to_ascii_uppercase()));
            class.push_str(letters.as_str());
        }
        class.push_str("Op");
        class.into()
    }
}
