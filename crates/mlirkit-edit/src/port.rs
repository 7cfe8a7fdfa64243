//! Bringing a module to what another release of LLVM has.
//!
//! A module's context says which release its definitions are of, and so does the context that it is brought to. Operations,
//! attributes and types are mapped from row to row: parts by name, cases of enums by spelling, what is new gets its default,
//! and what is gone may have nothing to say. What rows cannot say stands in the [`History`](mlirkit_defs::History) of the
//! context's [`Ports`], which is a table, or in a hook that it names. Nothing gets lost silently: what the other release cannot
//! say is a refusal, with the operation, its place, the reason and the release that has it first.

pub mod history;
mod ops;
mod parts;
mod rows;

use mlirkit_defs::Release;
use mlirkit_diag::Error;
use mlirkit_ir::{Attr, BodyId, Context, Module, OpId, Ports};

/// Something that changes on the way, or cannot be said there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The operation.
    pub op: String,
    /// Where it is in the module that was brought.
    pub at: (BodyId, OpId),
    /// Where it comes from, in the context that it was brought from.
    pub location: Attr,
    /// What it is, in words.
    pub what: String,
    /// Whether it cannot be said there.
    pub refused: bool,
    /// The first release that can say it, or the last one, where that is known.
    pub there: Option<There>,
}

/// A release in which something can be said that another cannot say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum There {
    /// This is the first.
    Since(Release),
    /// This is the last.
    Until(Release),
}

impl std::fmt::Display for There {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            // Nobody asked what came with 17 and 18.
            Self::Since(Release(19)) => f.write_str("LLVM 19 or an older one, but not 16, is the first that has it"),
            Self::Since(release) => write!(f, "LLVM {release} is the first that has it"),
            Self::Until(release) => write!(f, "LLVM {release} is the last that has it"),
        }
    }
}

/// What a module has become.
pub struct Ported<'c> {
    /// The module. Where something was refused, it is not all of it.
    pub module: Module<'c>,
    /// What changes on the way and what cannot be said, in the order of the operations.
    pub findings: Vec<Finding>,
}

impl Ported<'_> {
    /// What cannot be said there.
    pub fn refusals(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.refused)
    }
}

/// Brings a module to another context, and to the release of LLVM that it follows.
///
/// # Errors
/// A part that was left for later cannot be read. What cannot be said there is no error but a [`Finding`].
pub fn port<'c>(module: &Module<'_>, to: &'c Context) -> Result<Ported<'c>, Error> {
    let nothing = Ports::default();
    let ports = to.extension::<Ports>().unwrap_or(&nothing);
    ops::run(module, to, ports)
}
