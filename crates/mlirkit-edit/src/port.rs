//! Converts a module to another LLVM release.
//!
//! The contexts of the module and of the target determine the two releases. Operations, attributes and types are
//! converted from their definition in one release to that in the other: operands, results and properties are matched by
//! name, enum cases by spelling. A property that only the target has gets its default. A property that only the source
//! has must have no effect. Other conversions are entries or hooks in the [`History`](mlirkit_defs::History) of the
//! target context's [`Ports`]. Nothing is lost silently: anything that the target release cannot represent is reported,
//! with the operation, its position, the reason, and the first release that supports it.

pub mod history;
mod ops;
mod parts;
mod rows;

use mlirkit_defs::Release;
use mlirkit_diag::Error;
use mlirkit_ir::{Attr, BodyId, Context, Module, OpId, Ports};

/// A change made by the conversion, or a feature that the target release cannot represent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The name of the operation.
    pub op: String,
    /// The operation's position in the converted module.
    pub at: (BodyId, OpId),
    /// The operation's location, in the source context.
    pub location: Attr,
    /// A description of the change or the feature.
    pub what: String,
    /// Whether the conversion was refused because the target release cannot represent the feature.
    pub refused: bool,
    /// Whether the feature was dropped from the converted module; see [`port_lossy`].
    pub lost: bool,
    /// The first or last release that supports the feature, if known.
    pub there: Option<There>,
}

/// The first or last release that supports a feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum There {
    /// The first release that supports the feature.
    Since(Release),
    /// The last release that supports the feature.
    Until(Release),
}

impl std::fmt::Display for There {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            // Releases 17 and 18 were not examined, so the change may have come with either.
            Self::Since(Release(19)) => f.write_str("introduced in LLVM 17, 18 or 19"),
            Self::Since(release) => write!(f, "introduced in LLVM {release}"),
            Self::Until(release) => write!(f, "last present in LLVM {release}"),
        }
    }
}

/// The result of converting a module.
pub struct Ported<'c> {
    /// The converted module. It is incomplete if a finding is refused.
    pub module: Module<'c>,
    /// The changes and refusals, in the order of the operations.
    pub findings: Vec<Finding>,
}

impl Ported<'_> {
    /// Iterates over the findings that were refused, because the target release cannot represent them.
    pub fn refusals(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.refused)
    }
}

/// Converts a module to the context `to` and the LLVM release that it follows.
///
/// # Errors
/// Fails if a lazily loaded body cannot be read. A feature that the target release cannot represent is not an error but
/// a [`Finding`].
pub fn port<'c>(module: &Module<'_>, to: &'c Context) -> Result<Ported<'c>, Error> {
    run(module, to, false)
}

/// Converts a module as [`port`] does, but drops properties, attributes and operands that the target release lacks.
/// Each drop is reported as a [`Finding`] marked as `lost`. Operations and types are never dropped.
///
/// # Errors
/// Fails in the same cases as [`port`].
pub fn port_lossy<'c>(module: &Module<'_>, to: &'c Context) -> Result<Ported<'c>, Error> {
    run(module, to, true)
}

fn run<'c>(module: &Module<'_>, to: &'c Context, lossy: bool) -> Result<Ported<'c>, Error> {
    let nothing = Ports::default();
    let ports = to.extension::<Ports>().unwrap_or(&nothing);
    ops::run(module, to, ports, lossy)
}
