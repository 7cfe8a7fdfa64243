//! The comparisons: input for mlirkit, requested output, and the expected output from the real tool.

use super::truth::{self, Truth};

/// A group of related comparisons.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Area {
    /// Bytecode and the generic form, for all bytecode versions.
    Core,
    /// Bytecode from older releases.
    Old,
    /// The pretty (custom) form.
    Pretty,
    /// Printing flags.
    Flags,
}

impl Area {
    /// Returns the name of the area in the scoreboard.
    pub fn name(self) -> &'static str {
        match self {
            Area::Core => "core",
            Area::Old => "old",
            Area::Pretty => "pretty",
            Area::Flags => "flags",
        }
    }
}

/// A kind of comparison. mlirkit is run with the flags with which the real tool produced the expected output.
pub struct Kind {
    /// The name, in the form `INPUT-OUTPUT`.
    pub name: &'static str,
    /// The area to which the comparison belongs.
    pub area: Area,
    /// The description shown in the scoreboard.
    pub what: &'static str,
    /// The input for mlirkit.
    pub input: &'static Truth,
    /// The expected output.
    pub expected: &'static Truth,
}

const fn kind(
    name: &'static str,
    area: Area,
    what: &'static str,
    input: &'static Truth,
    expected: &'static Truth,
) -> Kind {
    Kind { name, area, what, input, expected }
}

/// Every comparison, in the order of the scoreboard.
pub const KINDS: &[Kind] = &[
    kind("bc6-bc6", Area::Core, "bytecode v6 read and written again", truth::BC6, truth::BC6_BC6),
    kind("bc6-generic", Area::Core, "bytecode v6 to generic text", truth::BC6, truth::BC6_GENERIC),
    kind("generic-generic", Area::Core, "generic text to generic text", truth::GENERIC, truth::GENERIC_GENERIC),
    kind("generic-bc6", Area::Core, "generic text to bytecode v6", truth::GENERIC, truth::GENERIC_BC6),
    kind("source-bc6", Area::Pretty, "source text to bytecode v6", truth::SOURCE, truth::BC6),
    kind("source-pretty", Area::Pretty, "source text to pretty text", truth::SOURCE, truth::PRETTY),
    kind("bc6-pretty", Area::Pretty, "bytecode v6 to pretty text", truth::BC6, truth::BC6_PRETTY),
    kind("pretty-pretty", Area::Pretty, "pretty text to pretty text", truth::PRETTY, truth::PRETTY_PRETTY),
    kind("v0-generic", Area::Core, "bytecode v0 to generic text", truth::VERSIONS[0], truth::VERSIONS_GENERIC[0]),
    kind("v1-generic", Area::Core, "bytecode v1 to generic text", truth::VERSIONS[1], truth::VERSIONS_GENERIC[1]),
    kind("v2-generic", Area::Core, "bytecode v2 to generic text", truth::VERSIONS[2], truth::VERSIONS_GENERIC[2]),
    kind("v3-generic", Area::Core, "bytecode v3 to generic text", truth::VERSIONS[3], truth::VERSIONS_GENERIC[3]),
    kind("v4-generic", Area::Core, "bytecode v4 to generic text", truth::VERSIONS[4], truth::VERSIONS_GENERIC[4]),
    kind("v5-generic", Area::Core, "bytecode v5 to generic text", truth::VERSIONS[5], truth::VERSIONS_GENERIC[5]),
    kind("bc6-v0", Area::Core, "bytecode v6 written as v0", truth::BC6, truth::VERSIONS[0]),
    kind("bc6-v1", Area::Core, "bytecode v6 written as v1", truth::BC6, truth::VERSIONS[1]),
    kind("bc6-v2", Area::Core, "bytecode v6 written as v2", truth::BC6, truth::VERSIONS[2]),
    kind("bc6-v3", Area::Core, "bytecode v6 written as v3", truth::BC6, truth::VERSIONS[3]),
    kind("bc6-v4", Area::Core, "bytecode v6 written as v4", truth::BC6, truth::VERSIONS[4]),
    kind("bc6-v5", Area::Core, "bytecode v6 written as v5", truth::BC6, truth::VERSIONS[5]),
    kind(
        "bc19-generic",
        Area::Old,
        "LLVM 19's bytecode to generic text, as mlir-opt-19 prints it",
        truth::BC19,
        truth::BC19_GENERIC,
    ),
    kind(
        "bc16-generic",
        Area::Old,
        "LLVM 16's bytecode to generic text, as mlir-opt-16 prints it",
        truth::BC16,
        truth::BC16_GENERIC,
    ),
    kind("bc6-debuginfo", Area::Flags, "bytecode v6 to generic text with locations", truth::BC6, truth::FLAGS[0]),
    kind("bc6-prettydebug", Area::Flags, "the same with --mlir-pretty-debuginfo", truth::BC6, truth::FLAGS[1]),
    kind("bc6-localscope", Area::Flags, "the same with --mlir-print-local-scope", truth::BC6, truth::FLAGS[2]),
    kind(
        "bc6-uniqueids",
        Area::Flags,
        "bytecode v6 to generic text with --mlir-print-unique-ssa-ids",
        truth::BC6,
        truth::FLAGS[3],
    ),
    kind(
        "bc6-elided",
        Area::Flags,
        "bytecode v6 to generic text with large constants and resources elided",
        truth::BC6,
        truth::FLAGS[4],
    ),
    kind("bc6-prettyinfo", Area::Flags, "bytecode v6 to pretty text with locations", truth::BC6, truth::FLAGS[5]),
    kind(
        "source-nameloc",
        Area::Flags,
        "source text to pretty text with --mlir-use-nameloc-as-prefix",
        truth::SOURCE,
        truth::FLAGS[6],
    ),
];

/// Returns the comparison with this name; an error if there is none.
pub fn by_name(name: &str) -> Result<&'static Kind, String> {
    KINDS
        .iter()
        .find(|k| k.name == name)
        .ok_or_else(|| format!("no comparison '{name}'; `cargo xtask conformance kinds` lists them"))
}

/// Returns the comparison of source text with generic text, which is also used for rejected chunks.
pub fn source_generic() -> &'static Kind {
    const { &kind("source-generic", Area::Core, "source text to generic text", truth::SOURCE, truth::GENERIC) }
}
