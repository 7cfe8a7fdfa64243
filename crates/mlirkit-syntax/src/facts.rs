//! The facts about operations that the tree asks its caller for, so that it needs no dialects.

/// Facts about an operation, from its definition.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)]
pub struct OpFacts {
    /// Whether an operation has this name.
    pub known: bool,
    /// Whether its regions see no values from outside.
    pub isolated: bool,
    /// Whether it defines a symbol.
    pub symbol: bool,
    /// Whether it ends a block.
    pub terminator: bool,
    /// Whether it has regions.
    pub regions: bool,
}

/// A source of facts about operations.
pub trait Facts {
    /// Returns the facts about an operation, by its full name.
    fn op(&self, name: &str) -> OpFacts;

    /// Returns whether definitions of this dialect are known.
    fn knows_dialect(&self, name: &str) -> bool;
}

/// No facts: every operation is judged by its text.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoFacts;

impl Facts for NoFacts {
    fn op(&self, name: &str) -> OpFacts {
        let known = matches!(name, "builtin.module" | "func.func" | "func.return" | "func.call");
        let function = name == "func.func";
        OpFacts {
            known,
            isolated: name != "func.return" && name != "func.call" && known,
            symbol: function,
            terminator: name == "func.return",
            regions: function || name == "builtin.module",
        }
    }

    fn knows_dialect(&self, name: &str) -> bool {
        matches!(name, "builtin" | "func")
    }
}
