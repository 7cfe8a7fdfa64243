//! Facts about operations that the tree requests from its caller, so that this crate needs no dialects.

/// Facts about an operation, from its definition.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)]
pub struct OpFacts {
    /// Whether an operation with this name is defined.
    pub known: bool,
    /// Whether the operation's regions cannot use outside values.
    pub isolated: bool,
    /// Whether the operation defines a symbol.
    pub symbol: bool,
    /// Whether the operation ends a block.
    pub terminator: bool,
    /// Whether the operation has regions.
    pub regions: bool,
}

/// A source of facts about operations.
pub trait Facts {
    /// Returns the facts about an operation, by its full name.
    fn op(&self, name: &str) -> OpFacts;

    /// Returns whether definitions of this dialect are known.
    fn knows_dialect(&self, name: &str) -> bool;
}

/// A source without facts: every operation is classified by its text.
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
