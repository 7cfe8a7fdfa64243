//! Facts about operations that the parser requests from its caller. Because of this interface, the crate does not
//! depend on dialect definitions.

/// Facts about an operation, taken from its definition.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)]
pub struct OpFacts {
    /// Whether there is a definition of the operation.
    pub known: bool,
    /// Whether the operation is isolated: its regions cannot use values from outside.
    pub isolated: bool,
    /// Whether the operation defines a symbol.
    pub symbol: bool,
    /// Whether the operation is a terminator.
    pub terminator: bool,
    /// Whether the operation has regions.
    pub regions: bool,
}

/// A source of facts about operations.
pub trait Facts {
    /// Returns the facts about an operation, given by its full name. For an unknown operation, [`OpFacts::known`] is
    /// false.
    fn op(&self, name: &str) -> OpFacts;

    /// Returns true if the definitions of this dialect are known.
    fn knows_dialect(&self, name: &str) -> bool;
}

/// A source of facts that knows only modules and functions. The parser classifies all other operations by their text.
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
