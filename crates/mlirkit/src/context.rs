//! Contexts: the registered dialects, and hooks and checks bound to them.

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

// All tables of this crate also bind the upstream dialects.
#[cfg(not(feature = "project-bindings"))]
use mlirkit_dialects as library;
#[cfg(feature = "project-bindings")]
use mlirkit_projects as library;

/// A function that adds hooks, checks, encodings and layouts of further dialects to a context.
pub type Extend = fn(ContextBuilder) -> ContextBuilder;

/// Selects the dialects of a context.
#[derive(Debug, Clone)]
pub struct ContextOptions {
    /// Only these dialects; a profile such as `mlir-opt-22` means its set. `None` means all.
    pub only: Option<Vec<String>>,
    /// Further dialects. They live until the process ends.
    pub added: Vec<&'static Dialect>,
    /// Accept unknown dialects.
    pub allow_unregistered: bool,
    /// The release of LLVM to follow; `None` means the release of each definition file.
    pub release: Option<Release>,
    /// Uses definitions from development snapshots of the release, where they are known.
    pub snapshot: bool,
    /// Further dialects, defined in IRDL.
    #[cfg(feature = "irdl")]
    pub irdl: Vec<crate::irdl::Irdl>,
    /// Prints properties separately, as in `<a = 1> {b = 2}`, as late snapshots of LLVM 24 do. Set if the input has
    /// that form.
    pub property_lists: bool,
    /// Prints cases of enums in brackets, as in `#gpu.dim<x>`, as late snapshots of LLVM 24 do. Bytecode does not say
    /// whether a snapshot is a late one.
    pub bracketed_cases: bool,
    /// Prints a space before each attribute without a body, as in `stablehlo.compare  EQ`. Catalyst does, which has an older
    /// release of StableHLO.
    pub loose_attributes: bool,
    /// Reads `polynomial` as HEIR has it, not as LLVM 19 does. A file with another dialect of HEIR sets it.
    pub heir_dialects: bool,
    /// Adds hooks and checks of further dialects.
    pub extend: Extend,
}

impl ContextOptions {
    /// Follows the release that wrote these files ([`release_for`](crate::release_for)), unless the options name a
    /// release. Output made from the files then belongs to the same release. If a file uses `test`, the dialect of
    /// LLVM's own tests, the context has that dialect too.
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
        // Texts decide only if all files are of one release.
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

    /// Follows a release, or development snapshots before it.
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

/// Returns the builder unchanged.
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

/// Replaces the names of profiles in `only` by the names of their dialects.
fn expand(only: &[String]) -> Vec<String> {
    let names = only.iter().flat_map(|name| match name.as_str() {
        "mlir-opt-22" => MLIR_OPT_22.iter().map(|n| (*n).to_owned()).collect(),
        _ => vec![name.clone()],
    });
    names.collect()
}

/// Returns the names of the dialects of a context with these options, sorted.
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

/// Returns the names of all dialects of this library and of the projects it ships.
pub(crate) fn library_names() -> impl Iterator<Item = &'static str> {
    #[cfg(feature = "project-bindings")]
    return mlirkit_dialects::names().chain(mlirkit_projects::names());
    #[cfg(not(feature = "project-bindings"))]
    return mlirkit_dialects::names();
}

/// Returns a dialect for a file of HEIR. A dialect that upstream has removed is HEIR's.
fn dialect_for_heir(name: &str) -> Option<&'static Dialect> {
    #[cfg(feature = "project-bindings")]
    if let Some(own) = PAST.contains(&name).then(|| mlirkit_projects::lookup(name)).flatten() {
        return Some(own);
    }
    library_dialect(name)
}

/// The dialects that upstream has removed and HEIR has.
#[cfg(feature = "project-bindings")]
const PAST: &[&str] = &["polynomial"];

/// Returns a dialect of this library or of a project it ships.
pub(crate) fn library_dialect(name: &str) -> Option<&'static Dialect> {
    let upstream = mlirkit_dialects::lookup(name);
    #[cfg(feature = "project-bindings")]
    return upstream.or_else(|| mlirkit_projects::lookup(name));
    #[cfg(not(feature = "project-bindings"))]
    return upstream;
}

/// Makes a context with the dialects, hooks and encodings of this library. Each dialect is loaded at its first use.
///
/// [`ContextBuilder`] also takes your own hooks, checks and layouts.
#[must_use]
pub fn context(options: &ContextOptions) -> Context {
    ContextBuilder::from(options.clone()).build()
}

/// Builds a [`Context`]. By default it has every dialect of this library; methods add and remove.
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
/// A context can be shared between threads, and so can a [`Module`](crate::Module).
pub struct ContextBuilder {
    options: ContextOptions,
    hooks: Hooks,
    checks: Checks,
    param_checks: ParamChecks,
    preds: Preds,
    encodings: BytecodeRegistry,
    layouts: Interfaces,
    threads: usize,
    /// Whether the builder was made of options alone, so that a similar context for another release can be made.
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
        // Every context runs `extend`, so its additions need no record.
        Self { is_plain: true, ..made }
    }
}

impl Default for ContextBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl ContextBuilder {
    /// Starts with all dialects of this library; unregistered ones are refused.
    #[must_use]
    pub fn new() -> Self {
        ContextOptions::default().into()
    }

    /// Restricts the library's dialects to these; `mlir-opt-22` means those that `mlir-opt` 22 registers. [Added](Self::dialect)
    /// dialects stay.
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

    /// Uses the definitions of this release of LLVM.
    #[must_use]
    pub fn release(mut self, release: Release) -> Self {
        self.options.release = Some(release);
        self
    }

    /// Follows the release that wrote these files, unless a release was set: see [`ContextOptions::following`].
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

    /// Uses definitions from development snapshots of this release (`MLIR21.0.0git`), where they are known.
    #[must_use]
    pub fn snapshot(mut self, release: Release) -> Self {
        (self.options.release, self.options.snapshot) = (Some(release), true);
        self
    }

    /// Sets the number of threads for large inputs; 0 means the number of processors.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Adds a dialect, which replaces a dialect of the library with the same name. It lives until the process ends, so create
    /// it once for all contexts.
    #[must_use]
    pub fn dialect(mut self, dialect: Dialect) -> Self {
        self.options.added.push(Box::leak(Box::new(dialect)));
        self
    }

    /// Adds the dialect that a definition file's text defines; see [`docs::own_dialect`](crate::docs::own_dialect). It
    /// lives until the process ends, as with [`ContextBuilder::dialect`]. If the context already has the dialect, the
    /// text extends it, and its rows replace rows with the same name. A text may define several dialects.
    ///
    /// # Errors
    /// Returns all errors in the text, with line numbers.
    pub fn definitions(mut self, text: impl Into<String>) -> Result<Self, Error> {
        user_dialects::add_definitions(&mut self.options.added, "-", &text.into())?;
        Ok(self)
    }

    /// Adds the dialects of a file: a definition file, [records](Self::tablegen), or [IRDL](Self::irdl) if its name ends in
    /// `.mlir`, `.mlirbc` or `.irdl`.
    ///
    /// # Errors
    /// Fails if the file cannot be read; otherwise returns all errors in it, with line numbers.
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

    /// Adds the dialects of records printed by `llvm-tblgen --dump-json` for a dialect's `.td` files. A dialect of the library
    /// gets the rows that it lacks; records of several dumps are merged. Bind parts that upstream writes in C++ with the other methods.
    ///
    /// # Errors
    /// Fails if the text is not such a dump, or adds no dialect.
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

    /// Passes the text hooks to a closure that adds to them: syntax, result names, aliases and type inference that a
    /// row cannot express.
    #[must_use]
    pub fn hooks(mut self, change: impl FnOnce(&mut Hooks)) -> Self {
        change(&mut self.hooks);
        self.is_plain = false;
        self
    }

    /// Passes the verifier's checks of operations to a closure that adds to them.
    #[must_use]
    pub fn checks(mut self, change: impl FnOnce(&mut Checks)) -> Self {
        change(&mut self.checks);
        self.is_plain = false;
        self
    }

    /// Passes the checks of the parameters of attributes and types to a closure that adds to them.
    #[must_use]
    pub fn param_checks(mut self, change: impl FnOnce(&mut ParamChecks)) -> Self {
        change(&mut self.param_checks);
        self.is_plain = false;
        self
    }

    /// Passes the predicates that definition files name to a closure that adds to them.
    #[must_use]
    pub fn preds(mut self, change: impl FnOnce(&mut Preds)) -> Self {
        change(&mut self.preds);
        self.is_plain = false;
        self
    }

    /// Passes the bytecode encodings written in Rust, and the upgrades of older dialect versions, to a closure that
    /// adds to them.
    #[must_use]
    pub fn encodings(mut self, change: impl FnOnce(BytecodeRegistry) -> BytecodeRegistry) -> Self {
        self.encodings = change(self.encodings);
        self.is_plain = false;
        self
    }

    /// Passes the data layout interfaces of types and attributes to a closure that adds to them.
    #[must_use]
    pub fn layouts(mut self, change: impl FnOnce(&mut Interfaces)) -> Self {
        change(&mut self.layouts);
        self.is_plain = false;
        self
    }

    /// Makes the context. Each dialect is loaded at its first use.
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

    /// Turns IRDL constraints into checks; the context keeps the constraints alive.
    #[cfg(feature = "irdl")]
    fn bind_irdl(mut self) -> (Self, crate::irdl::Known) {
        let irdl = std::mem::take(&mut self.options.irdl);
        irdl.iter().for_each(|irdl| irdl.bind(&mut self.checks, &mut self.param_checks));
        (self, crate::irdl::Known(irdl))
    }
}

/// Infers result types by the rules of dialects.
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
