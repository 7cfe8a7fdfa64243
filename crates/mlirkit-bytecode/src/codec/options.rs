//! Options for reading and for writing.

use std::collections::HashMap;
use std::sync::Arc;

use mlirkit_defs::{Dialect, Release};
use mlirkit_ir::{Context, Module, ProducerRows};

use crate::codec::registry::{DialectVersion, Override};

/// The newest bytecode version.
pub const CURRENT_VERSION: u64 = mlirkit_wire::limits::CURRENT_VERSION;

/// The versions of dialects, by namespace.
pub type DialectVersions = HashMap<String, DialectVersion>;

/// Options for reading. By default a file is read eagerly, by the rows of the release that its producer string names.
#[derive(Clone, Default)]
pub struct ReadOptions {
    /// The name of the file in diagnostics.
    pub file_name: Arc<str>,
    /// Whether the bodies of isolated operations are read on demand, see [`Module::load`](mlirkit_ir::Module::load). A
    /// file that a dialect must upgrade is read eagerly nevertheless.
    pub lazy: bool,
    /// Whether the orders in which values are used are ignored.
    pub skip_use_orders: bool,
    /// Whether `file:line:column` locations stay in the file and are decoded on demand. Then the context keeps the
    /// input alive.
    pub leave_locations: bool,
    /// The LLVM release whose definitions the file follows, instead of the release in the producer string.
    pub producer_release: Option<Release>,
    /// Encodings that take precedence over those of the dialects.
    pub overrides: Vec<Arc<dyn Override>>,
    /// Whether streaming functions leak most of their memory, because the process is about to end.
    pub disable_free: bool,
    /// A function that any thread calls after every few megabytes of input. It may release the pages of a mapped file,
    /// which can be read again.
    pub release: Option<Arc<dyn Fn() + Send + Sync>>,
}

/// Options for writing.
#[derive(Clone)]
pub struct WriteOptions {
    /// The bytecode version to be written.
    pub version: u64,
    /// The producer string. If it names a release, [`target_release`](Self::target_release) must be that release;
    /// [`imitate`](Self::imitate) sets both.
    pub producer: String,
    /// Whether the contents of resources are left out, as with upstream's `--elide-resource-data-from-bytecode`.
    pub elide_resources: bool,
    /// The LLVM release whose encodings are used. For example, release 22 and older store small floats as text, and
    /// several use-list orders of one operation in the order of a hash table.
    pub target_release: Release,
    /// The versions of dialects to write, which their encodings interpret.
    pub dialect_versions: DialectVersions,
    /// Encodings that take precedence over those of the dialects.
    pub overrides: Vec<Arc<dyn Override>>,
}

/// The newest version, with mlirkit as the producer.
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
    /// Sets the producer string, and the target release if the string names one, as `MLIR23.1.0` does.
    pub fn imitate(&mut self, producer: &str) {
        producer.clone_into(&mut self.producer);
        self.target_release = Release::of_producer(producer.as_bytes()).unwrap_or(self.target_release);
    }

    /// Returns the rows to follow instead of the release's: those of the file that the module was read from, if the
    /// options imitate the same snapshot.
    pub(crate) fn followed<'m>(&self, module: &'m Module<'_>) -> Option<&'m ProducerRows> {
        let is_own = || module.release == Some(self.target_release) && self.producer.ends_with("git");
        module.producer_rows.as_deref().filter(|_| is_own())
    }

    /// Checks that the producer string names the target release, because readers choose rows by the release in that
    /// string.
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
