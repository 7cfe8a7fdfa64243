//! How to read and how to write.

use std::collections::HashMap;
use std::sync::Arc;

use mlirkit_defs::{Dialect, Release};
use mlirkit_ir::{Context, Module, ProducerRows};

use crate::codec::registry::{DialectVersion, Override};

/// The newest bytecode version.
pub const CURRENT_VERSION: u64 = mlirkit_wire::limits::CURRENT_VERSION;

/// Versions of dialects, by namespace.
pub type DialectVersions = HashMap<String, DialectVersion>;

/// How to read. By default everything at once, as the producer string says.
#[derive(Clone, Default)]
pub struct ReadOptions {
    /// The file's name in diagnostics.
    pub file_name: Arc<str>,
    /// Leaves the bodies of isolated operations for later, see [`Module::load`](mlirkit_ir::Module::load). A file that
    /// a dialect wants to upgrade is read at once nevertheless.
    pub lazy: bool,
    /// Leaves out in which order values are used, for those who do not ask.
    pub skip_use_orders: bool,
    /// Leaves `file:line:column` locations in the file, which is kept as long as the context, for those who hardly ask for any.
    pub leave_locations: bool,
    /// The LLVM release whose definitions the file follows, instead of the one that the producer string names.
    pub producer_release: Option<Release>,
    /// Encodings tried before the dialects' own.
    pub overrides: Vec<Arc<dyn Override>>,
    /// Leaves much of what reading body by body has taken to the end of the process, which is about to come.
    pub disable_free: bool,
    /// Called every few megabytes, by any thread: what holds the input in memory and can get it again, as a mapped file can,
    /// may give it back.
    pub release: Option<Arc<dyn Fn() + Send + Sync>>,
}

/// How to write.
#[derive(Clone)]
pub struct WriteOptions {
    /// The bytecode version.
    pub version: u64,
    /// Who wrote the file. If the name says a release, [`target_release`](Self::target_release) must be that one:
    /// [`imitate`](Self::imitate) sets both.
    pub producer: String,
    /// Leaves the content of resources out, as upstream does on request.
    pub elide_resources: bool,
    /// The LLVM release to be imitated where the bytes changed between releases: up to 22, use-list orders of several
    /// results stand in the order of a hash table, and small floats as text.
    pub target_release: Release,
    /// Versions of dialects to write for, as their encodings understand them.
    pub dialect_versions: DialectVersions,
    /// Encodings tried before the dialects' own.
    pub overrides: Vec<Arc<dyn Override>>,
}

/// The newest version, produced by us.
impl Default for WriteOptions {
    fn default() -> Self {
        Self {
            version: CURRENT_VERSION,
            producer: concat!("mlirkit ", env!("CARGO_PKG_VERSION")).to_owned(),
            elide_resources: false,
            target_release: Release::CURRENT,
            dialect_versions: DialectVersions::new(),
            overrides: Vec::new(),
        }
    }
}

impl WriteOptions {
    /// Writes as this producer does: under its name, and as the release in it, if there is one (`MLIR23.1.0`).
    pub fn imitate(&mut self, producer: &str) {
        producer.clone_into(&mut self.producer);
        self.target_release = Release::of_producer(producer.as_bytes()).unwrap_or(self.target_release);
    }

    /// The rows to follow instead of the release's: those of the module's file, if it is written again under a name like its own.
    pub(crate) fn followed<'m>(&self, module: &'m Module<'_>) -> Option<&'m ProducerRows> {
        let is_own = || module.release == Some(self.target_release) && self.producer.ends_with("git");
        module.producer_rows.as_deref().filter(|_| is_own())
    }

    /// The error is that the producer's name says another release than the one whose rows are written: whoever reads the
    /// file would follow the wrong ones.
    pub(crate) fn check<'d>(
        &self,
        ctx: &Context,
        dialects: impl IntoIterator<Item = &'d Dialect>,
    ) -> Result<(), String> {
        let (producer, target) = (&self.producer, self.target_release);
        let Some(said) = Release::of_producer(producer.as_bytes()) else { return Ok(()) };
        if said != target {
            return Err(format!("the producer '{producer}' says LLVM {said}, but what is written is LLVM {target}'s"));
        }
        if target != ctx.release() || producer.ends_with("git") {
            return Ok(());
        }
        match dialects.into_iter().find(|dialect| dialect.is_snapshot()) {
            None => Ok(()),
            Some(dialect) => {
                let what = format!("dialect '{}' is that of a snapshot", dialect.name());
                Err(format!("the producer '{producer}' says LLVM {said}, but {what}, such as MLIR{said}.0.0git"))
            }
        }
    }
}
