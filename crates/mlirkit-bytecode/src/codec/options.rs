//! Options for reading and writing bytecode.

use std::collections::HashMap;
use std::sync::Arc;

use mlirkit_defs::{Dialect, Release};
use mlirkit_ir::{Context, Module, ProducerRows};

use crate::codec::registry::{DialectVersion, Override};

/// The newest bytecode version.
pub const CURRENT_VERSION: u64 = mlirkit_wire::limits::CURRENT_VERSION;

/// Dialect versions, by dialect namespace.
pub type DialectVersions = HashMap<String, DialectVersion>;

/// Options for reading. By default, a file is read eagerly, with the definitions of the release named in its producer
/// string.
#[derive(Clone, Default)]
pub struct ReadOptions {
    /// The file name to use in diagnostics.
    pub file_name: Arc<str>,
    /// Whether to read the bodies of isolated operations on demand; see [`Module::load`](mlirkit_ir::Module::load). A
    /// file that a dialect must upgrade is always read eagerly.
    pub lazy: bool,
    /// Whether to ignore use-list orders.
    pub skip_use_orders: bool,
    /// Whether to leave `file:line:column` locations encoded and decode them on demand. The context then keeps the
    /// input alive.
    pub leave_locations: bool,
    /// The LLVM release whose definitions the file uses, overriding the release in the producer string.
    pub producer_release: Option<Release>,
    /// Encodings that take precedence over the encodings that the dialects define.
    pub overrides: Vec<Arc<dyn Override>>,
    /// Whether streaming functions leak most of their memory, for a process that is about to exit.
    pub disable_free: bool,
    /// A callback that any thread calls after every few megabytes of input. It may release pages of a mapped file,
    /// since they can be read again.
    pub release: Option<Arc<dyn Fn() + Send + Sync>>,
}

/// Options for writing.
#[derive(Clone)]
pub struct WriteOptions {
    /// The bytecode version to write.
    pub version: u64,
    /// The producer string. If it names a release, [`target_release`](Self::target_release) must be the same release;
    /// use [`imitate`](Self::imitate) to set both.
    pub producer: String,
    /// Whether to omit the contents of resources, as upstream's `--elide-resource-data-from-bytecode` does.
    pub elide_resources: bool,
    /// The LLVM release whose encodings are used. For example, release 22 and older store small floats as text, and
    /// write the use-list orders of an operation in hash table order.
    pub target_release: Release,
    /// The dialect versions to write. Each dialect's encoding interprets its version.
    pub dialect_versions: DialectVersions,
    /// Encodings that take precedence over the encodings that the dialects define.
    pub overrides: Vec<Arc<dyn Override>>,
}

/// Writes the newest version and names mlirkit as the producer.
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
    /// Sets the producer string. If it names a release, as `MLIR23.1.0` does, also sets the target release.
    pub fn imitate(&mut self, producer: &str) {
        producer.clone_into(&mut self.producer);
        self.target_release = Release::of_producer(producer.as_bytes()).unwrap_or(self.target_release);
    }

    /// Returns the operation definitions recorded for the module's input file, which replace the definitions of the
    /// release. `None` unless the options imitate the development snapshot that wrote that file.
    pub(crate) fn followed<'m>(&self, module: &'m Module<'_>) -> Option<&'m ProducerRows> {
        let is_own = || module.release == Some(self.target_release) && self.producer.ends_with("git");
        module.producer_rows.as_deref().filter(|_| is_own())
    }

    /// Checks that the producer string names the target release, because readers choose definitions by the release in
    /// that string.
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
