//! Building contexts: selects the registered dialects and binds hooks and checks to them.

#[cfg(feature = "fs")]
use std::path::Path;

use mlirkit_asm::hooks::{AvailableDialects, Hooks, Resources};
use mlirkit_bytecode::BytecodeRegistry;
use mlirkit_defs::{Dialect, Named, Release};
use mlirkit_diag::{Error, Reason};
use mlirkit_ir::{Alike, Context, DialectSet, Infer, OpRef, ParamChecks, Preds, ResourceSupport, Type};
use mlirkit_layout::Interfaces;
use mlirkit_verify::Checks;

use crate::follow::{Origin, agreed};
use crate::{test_dialect, user_dialects};

// The project tables already include the bindings of the upstream dialects.
#[cfg(not(feature = "project-bindings"))]
use mlirkit_dialects as library;
#[cfg(feature = "project-bindings")]
use mlirkit_projects as library;

/// A function that adds hooks, checks, encodings and layouts for additional dialects to a context builder.
pub type Extend = fn(ContextBuilder) -> ContextBuilder;

/// Options that select the dialects of a context and the LLVM release that it follows.
#[derive(Debug, Clone)]
pub struct ContextOptions {
    /// Registers only the dialects with these names. A profile name such as `mlir-opt-22` means its set of
    /// dialects. `None` means all dialects.
    pub only: Option<Vec<String>>,
    /// Additional dialects. They live until the process ends.
    pub added: Vec<&'static Dialect>,
    /// Accepts operations, attributes and types of unknown dialects.
    pub allow_unregistered: bool,
    /// The LLVM release to follow. `None` uses the default release of each definition file.
    pub release: Option<Release>,
    /// Uses the definitions of development snapshots of the release, where they are known to differ.
    pub snapshot: bool,
    /// Additional dialects, defined in IRDL.
    #[cfg(feature = "irdl")]
    pub irdl: Vec<crate::irdl::Irdl>,
    /// Prints properties separately, as in `<a = 1> {b = 2}`, like late snapshots of LLVM 24. [`Self::following`] sets
    /// it if the input uses that form.
    pub property_lists: bool,
    /// Prints enum cases in brackets, as in `#gpu.dim<x>`, like late snapshots of LLVM 24. [`Self::following`] sets it
    /// for text that uses a dialect of IREE. Bytecode does not record whether a snapshot is a late one.
    pub bracketed_cases: bool,
    /// Prints a space before each attribute without a body, as in `stablehlo.compare  EQ`. Catalyst does so because it
    /// uses an older StableHLO release.
    pub loose_attributes: bool,
    /// Uses HEIR's definition of `polynomial` instead of that of LLVM 19. [`Self::following`] sets it if a file uses a
    /// dialect that only HEIR has.
    pub heir_dialects: bool,
    /// Adds hooks and checks for additional dialects.
    pub extend: Extend,
}

impl ContextOptions {
    /// Makes the context follow the release that wrote the given files ([`release_for`](crate::release_for)), unless
    /// the options already name a release. Output derived from the files then belongs to the same release. If a file
    /// uses `test`, the dialect of LLVM's own tests, the context also registers that dialect.
    #[must_use]
    pub fn following<'f>(mut self, files: impl IntoIterator<Item = &'f [u8]>) -> Self {
        let files: Vec<&[u8]> = files.into_iter().collect();
        if self.only.is_none()
            && self.added.iter().all(|dialect| dialect.name() != test_dialect::NAME)
            && files.iter().any(|file| test_dialect::is_used(file))
        {
            self.added.extend(test_dialect::rows());
        }
        let origins: Vec<Origin> = files.iter().map(|file| Origin::of(file)).collect();
        let of = agreed(origins.iter().map(|origin| origin.release));
        // Text files decide the printing style only if all files come from one release.
        let mut deciding = origins.iter().filter(|origin| origin.is_bytecode || of.is_some());
        self.property_lists |= deciding.clone().any(|origin| origin.has_property_lists);
        self.bracketed_cases |= deciding.any(|origin| origin.has_bracketed_cases);
        self.loose_attributes |= origins.iter().any(|origin| origin.has_loose_attributes);
        self.heir_dialects |= origins.iter().any(|origin| origin.is_of_heir);
        match self.release {
            None => of.into_iter().for_each(|of| self.set_release(of)),
            Some(release) => self.set_release(Named { release, snapshot: self.snapshot }.asked_of(of)),
        }
        self
    }

    /// Selects the LLVM release to follow, or the development snapshots that preceded it.
    pub fn set_release(&mut self, of: Named) {
        (self.release, self.snapshot) = (Some(of.release), of.snapshot);
    }
}

impl Default for ContextOptions {
    fn default() -> Self {
        Self {
            only: None,
            added: Vec::new(),
            allow_unregistered: false,
            release: None,
            snapshot: false,
            property_lists: false,
            bracketed_cases: false,
            loose_attributes: false,
            heir_dialects: false,
            #[cfg(feature = "irdl")]
            irdl: Vec::new(),
            extend: unchanged,
        }
    }
}

/// Returns the builder unchanged: the default for [`ContextOptions::extend`].
fn unchanged(builder: ContextBuilder) -> ContextBuilder {
    builder
}

/// The dialects that `mlir-opt` 22 registers, except test dialects. `--dialects=mlir-opt-22` selects them.
pub const MLIR_OPT_22: &[&str] = &[
    "acc",
    "affine",
    "amdgpu",
    "amx",
    "arith",
    "arm_neon",
    "arm_sme",
    "arm_sve",
    "async",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "dlti",
    "emitc",
    "func",
    "gpu",
    "index",
    "irdl",
    "linalg",
    "llvm",
    "math",
    "memref",
    "ml_program",
    "mpi",
    "nvgpu",
    "nvvm",
    "omp",
    "pdl",
    "pdl_interp",
    "ptr",
    "quant",
    "rocdl",
    "scf",
    "shape",
    "shard",
    "smt",
    "sparse_tensor",
    "spirv",
    "tensor",
    "tosa",
    "transform",
    "ub",
    "vector",
    "wasmssa",
    "x86vector",
    "xegpu",
    "xevm",
];

/// Replaces each profile name in `only` with the names of its dialects.
fn expand(only: &[String]) -> Vec<String> {
    let names = only.iter().flat_map(|name| match name.as_str() {
        "mlir-opt-22" => MLIR_OPT_22.iter().map(|n| (*n).to_owned()).collect(),
        _ => vec![name.clone()],
    });
    names.collect()
}

/// Returns the sorted names of the dialects that a context with these options registers.
#[must_use]
pub fn dialect_names(options: &ContextOptions) -> Vec<String> {
    let mut names = match &options.only {
        Some(only) => expand(only),
        None => library_names().map(str::to_owned).collect(),
    };
    names.extend(options.added.iter().map(|d| d.name().to_owned()));
    names.sort_unstable();
    names.dedup();
    names
}

/// Returns the names of all dialects in this library, including those of the projects that it ships.
pub(crate) fn library_names() -> impl Iterator<Item = &'static str> {
    #[cfg(feature = "project-bindings")]
    return mlirkit_dialects::names().chain(mlirkit_projects::names());
    #[cfg(not(feature = "project-bindings"))]
    return mlirkit_dialects::names();
}

/// Returns a dialect for reading a file that HEIR wrote. For dialects that upstream has removed, prefers HEIR's
/// definition. `None` if there is no such dialect.
fn dialect_for_heir(name: &str) -> Option<&'static Dialect> {
    #[cfg(feature = "project-bindings")]
    if let Some(own) = PAST.contains(&name).then(|| mlirkit_projects::lookup(name)).flatten() {
        return Some(own);
    }
    library_dialect(name)
}

/// The dialects that upstream has removed but HEIR still uses.
#[cfg(feature = "project-bindings")]
const PAST: &[&str] = &["polynomial"];

/// Returns the dialect with this name from the library or from a project that it ships; upstream dialects take
/// precedence. `None` if there is no such dialect.
pub(crate) fn library_dialect(name: &str) -> Option<&'static Dialect> {
    let upstream = mlirkit_dialects::lookup(name);
    #[cfg(feature = "project-bindings")]
    return upstream.or_else(|| mlirkit_projects::lookup(name));
    #[cfg(not(feature = "project-bindings"))]
    return upstream;
}

/// Creates a context with the dialects, hooks and encodings of this library. Each dialect is loaded on first use.
///
/// To add your own hooks, checks and layouts, use [`ContextBuilder`].
#[must_use]
pub fn context(options: &ContextOptions) -> Context {
    ContextBuilder::from(options.clone()).build()
}

/// A builder for [`Context`]. It starts with every dialect of this library; its methods restrict and extend that set.
///
/// ```
/// use mlirkit::{ContextBuilder, Module};
///
/// let ctx = ContextBuilder::new().definitions("dialect toy\n\nop nop\n  format attr-dict\n")?.build();
/// let module = Module::parse(&ctx, "toy.nop {toy.note}")?;
/// assert_eq!(module.to_string(), "module {\n  toy.nop {toy.note}\n}\n\n");
/// # Ok::<(), mlirkit::Error>(())
/// ```
///
/// Both a context and a [`Module`](crate::Module) can be shared between threads.
pub struct ContextBuilder {
    options: ContextOptions,
    hooks: Hooks,
    checks: Checks,
    param_checks: ParamChecks,
    preds: Preds,
    encodings: BytecodeRegistry,
    layouts: Interfaces,
    threads: usize,
    /// Whether the builder was created from options and has not been changed since. Only then can it create a similar
    /// context for another release.
    is_plain: bool,
}

impl From<ContextOptions> for ContextBuilder {
    fn from(options: ContextOptions) -> Self {
        let extend = options.extend;
        let made = extend(Self {
            hooks: library::hooks(),
            checks: library::checks(),
            param_checks: library::param_checks(),
            preds: library::preds(),
            encodings: library::encodings(),
            layouts: library::layouts(),
            threads: 0,
            is_plain: true,
            options,
        });
        // Every context created from options runs `extend`, so the builder still counts as created from options alone.
        Self { is_plain: true, ..made }
    }
}

impl Default for ContextBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl ContextBuilder {
    /// Creates a builder with all dialects of this library. Unregistered dialects are rejected.
    #[must_use]
    pub fn new() -> Self {
        ContextOptions::default().into()
    }

    /// Restricts the library's dialects to those named. The name `mlir-opt-22` means the dialects that `mlir-opt` 22
    /// registers. Dialects added with [`Self::dialect`] are kept.
    #[must_use]
    pub fn only(mut self, names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.options.only = Some(names.into_iter().map(Into::into).collect());
        self
    }

    /// Accepts operations, attributes and types without a definition.
    #[must_use]
    pub fn allow_unregistered(mut self) -> Self {
        self.options.allow_unregistered = true;
        self
    }

    /// Uses the definitions of this LLVM release.
    #[must_use]
    pub fn release(mut self, release: Release) -> Self {
        self.options.release = Some(release);
        self
    }

    /// Follows the release that wrote the given files, unless a release has been set; see
    /// [`ContextOptions::following`].
    ///
    /// ```
    /// use mlirkit::{ContextBuilder, Module};
    ///
    /// let file = std::fs::read("tests/cli/inputs/releases/19.mlirbc").unwrap();
    /// let ctx = ContextBuilder::new().following([&file[..]]).build();
    /// assert_eq!(ctx.named().to_string(), "LLVM 19");
    /// ```
    #[must_use]
    pub fn following<'f>(mut self, files: impl IntoIterator<Item = &'f [u8]>) -> Self {
        self.options = self.options.following(files);
        self
    }

    /// Uses the definitions of development snapshots of this release (producer string `MLIR21.0.0git`), where they are
    /// known to differ.
    #[must_use]
    pub fn snapshot(mut self, release: Release) -> Self {
        (self.options.release, self.options.snapshot) = (Some(release), true);
        self
    }

    /// Sets the number of threads for large inputs. 0 means one thread per processor.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Adds a dialect, replacing a library dialect with the same name. The dialect lives until the process ends, so
    /// create it only once and share it among contexts.
    #[must_use]
    pub fn dialect(mut self, dialect: Dialect) -> Self {
        self.options.added.push(Box::leak(Box::new(dialect)));
        self
    }

    /// Adds the dialects defined in `text`, the content of a definition file; see
    /// [`docs::own_dialect`](crate::docs::own_dialect). They live until the process ends, as with
    /// [`ContextBuilder::dialect`]. If the context already has a dialect of that name, the text extends it: definitions
    /// in the text replace existing definitions with the same name.
    ///
    /// # Errors
    /// Returns all syntax errors in `text`, with line numbers.
    pub fn definitions(mut self, text: impl Into<String>) -> Result<Self, Error> {
        user_dialects::add_definitions(&mut self.options.added, "-", &text.into())?;
        Ok(self)
    }

    /// Adds the dialects defined in a file: a definition file, [TableGen records](Self::tablegen), or
    /// [IRDL](Self::irdl) if the file name ends in `.mlir`, `.mlirbc` or `.irdl`.
    ///
    /// # Errors
    /// Fails if the file cannot be read. Otherwise returns all errors in it, with line numbers.
    #[cfg(feature = "fs")]
    pub fn definition_file(mut self, path: impl AsRef<Path>) -> Result<Self, Error> {
        let name = path.as_ref().to_string_lossy();
        let unreadable =
            |error: std::io::Error| Error::unplaced(format!("cannot open '{name}': {error}")).with_cause(error);
        let bytes = std::fs::read(path.as_ref()).map_err(unreadable)?;
        #[cfg(feature = "irdl")]
        if crate::irdl::is_irdl(path.as_ref()) {
            crate::irdl::Irdl::read(&name, bytes.into())?.add_to(&mut self.options);
            return Ok(self);
        }
        #[cfg(feature = "tablegen")]
        if user_dialects::is_records(&bytes) {
            user_dialects::add_records(&mut self.options.added, &name, &bytes)?;
            return Ok(self);
        }
        let not_text = || std::io::Error::new(std::io::ErrorKind::InvalidData, "stream did not contain valid UTF-8");
        let text = String::from_utf8(bytes).map_err(|_| unreadable(not_text()))?;
        user_dialects::add_definitions(&mut self.options.added, &name, &text)?;
        Ok(self)
    }

    /// Adds the dialects in the TableGen records that `llvm-tblgen --dump-json` prints for `.td` files. If the library
    /// has such a dialect, only missing definitions are added; the records of several dumps are merged. Use the other
    /// methods to bind what upstream writes in C++.
    ///
    /// # Errors
    /// Fails if `json` is not such a dump, or adds no dialect.
    #[cfg(feature = "tablegen")]
    pub fn tablegen(mut self, json: &[u8]) -> Result<Self, Error> {
        user_dialects::add_records(&mut self.options.added, "-", json)?;
        Ok(self)
    }

    /// Adds the dialects of an IRDL file (text or bytecode); see [`irdl`](crate::irdl).
    ///
    /// # Errors
    /// Fails like [`Irdl::read`](crate::irdl::Irdl::read).
    #[cfg(feature = "irdl")]
    pub fn irdl(mut self, file: impl Into<bytes::Bytes>) -> Result<Self, Error> {
        crate::irdl::Irdl::read("-", file.into())?.add_to(&mut self.options);
        Ok(self)
    }

    /// Calls a closure that can add hooks for syntax, result names, aliases and type inference that a definition file
    /// cannot express.
    #[must_use]
    pub fn hooks(mut self, change: impl FnOnce(&mut Hooks)) -> Self {
        change(&mut self.hooks);
        self.is_plain = false;
        self
    }

    /// Calls a closure that can add checks for operations to the verifier.
    #[must_use]
    pub fn checks(mut self, change: impl FnOnce(&mut Checks)) -> Self {
        change(&mut self.checks);
        self.is_plain = false;
        self
    }

    /// Calls a closure that can add checks for the parameters of attributes and types.
    #[must_use]
    pub fn param_checks(mut self, change: impl FnOnce(&mut ParamChecks)) -> Self {
        change(&mut self.param_checks);
        self.is_plain = false;
        self
    }

    /// Calls a closure that can add predicates, to which definition files refer by name.
    #[must_use]
    pub fn preds(mut self, change: impl FnOnce(&mut Preds)) -> Self {
        change(&mut self.preds);
        self.is_plain = false;
        self
    }

    /// Calls a closure that can add bytecode encodings in Rust, and upgrades from older dialect versions.
    #[must_use]
    pub fn encodings(mut self, change: impl FnOnce(BytecodeRegistry) -> BytecodeRegistry) -> Self {
        self.encodings = change(self.encodings);
        self.is_plain = false;
        self
    }

    /// Calls a closure that can add data layout interfaces for types and attributes.
    #[must_use]
    pub fn layouts(mut self, change: impl FnOnce(&mut Interfaces)) -> Self {
        change(&mut self.layouts);
        self.is_plain = false;
        self
    }

    /// Builds the context. Each dialect is loaded on first use.
    #[must_use]
    pub fn build(self) -> Context {
        #[cfg(feature = "irdl")]
        let (this, known) = self.bind_irdl();
        #[cfg(not(feature = "irdl"))]
        let this = self;
        let options = &this.options;
        let mut dialects =
            DialectSet::new().with_lookup(if options.heir_dialects { dialect_for_heir } else { library_dialect });
        for dialect in &options.added {
            dialects = dialects.with_dialect(dialect);
        }
        if let Some(only) = &options.only {
            let added = options.added.iter().map(|d| d.name().to_owned());
            dialects = dialects.only(expand(only).into_iter().chain(added));
        }
        if let Some(release) = options.release {
            dialects = if options.snapshot { dialects.at_snapshot(release) } else { dialects.at(release) };
        }
        dialects.allow_unregistered = options.allow_unregistered;
        let registered = options.clone();
        let available = AvailableDialects(Box::new(move || dialect_names(&registered)));
        let mut ctx = Context::new(dialects).with_threads(this.threads);
        ctx.set_extension(ResourceSupport(|ctx, dialect| {
            Hooks::of(ctx).find(dialect, |hooks| &hooks.resources) != Some(Resources::Unexpected)
        }));
        #[cfg(feature = "irdl")]
        ctx.set_extension(known);
        ctx.set_extension(mlirkit_asm::TEXT);
        ctx.set_extension(mlirkit_asm::TRANSFORMS);
        let style = mlirkit_ir::TextStyle::with_lists(options.property_lists);
        let style = style.with_brackets(options.bracketed_cases).with_loose_attributes(options.loose_attributes);
        ctx.set_extension(style);
        if !options.added.is_empty() {
            let names = options.added.iter().map(|dialect| dialect.name()).filter(|name| *name != test_dialect::NAME);
            let is_theirs = |name: &&str| library_dialect(name).is_none() || user_dialects::is_past(name);
            ctx.set_extension(mlirkit_asm::format::WrittenAliases::new(names.filter(is_theirs)));
        }
        ctx.set_extension(available);
        ctx.set_extension(this.hooks);
        ctx.set_extension(this.checks);
        ctx.set_extension(this.param_checks);
        ctx.set_extension(this.preds);
        ctx.set_extension(this.encodings);
        ctx.set_extension(this.layouts);
        ctx.set_extension(mlirkit_dialects::llvm::StructBodies::default());
        ctx.set_extension(Infer(infer));
        ctx.set_extension(mlirkit_dialects::ports());
        ctx.set_extension(crate::FILES);
        ctx.set_extension(mlirkit_ir::Validity(crate::is_valid));
        if this.is_plain {
            let like = this.options.clone();
            ctx.set_extension(Alike(Box::new(move |of| {
                let mut options = like.clone();
                options.set_release(of);
                context(&options)
            })));
        }
        ctx
    }

    /// Registers checks for the IRDL constraints. The context must store the returned value, which keeps the
    /// constraints alive.
    #[cfg(feature = "irdl")]
    fn bind_irdl(mut self) -> (Self, crate::irdl::Known) {
        let irdl = std::mem::take(&mut self.options.irdl);
        irdl.iter().for_each(|irdl| irdl.bind(&mut self.checks, &mut self.param_checks));
        (self, crate::irdl::Known(irdl))
    }
}

/// Infers the result types of an operation with its dialect's rules. Returns `None` if no rule determines them.
fn infer(op: OpRef<'_, '_>) -> Result<Option<Vec<Type>>, Reason> {
    let Some(checks) = op.context().extension::<Checks>() else { return Ok(None) };
    let found = match (checks.find(op.name(), |checks| &checks.infer), checks.find(op.name(), |checks| &checks.suggest))
    {
        (Some(infer), _) => infer(op).map(Some),
        (None, Some(suggest)) => suggest(op),
        (None, None) => Ok(None),
    };
    found.map_err(|violation| violation.message.into())
}
