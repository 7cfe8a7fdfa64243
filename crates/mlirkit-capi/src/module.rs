//! Modules: opening, printing, writing, verifying and changing them.

use std::ffi::c_char;
use std::sync::{Arc, PoisonError, RwLock};

use bytes::Bytes;
use mlirkit_core::asm::PrintOptions;
use mlirkit_core::diag::Severity;
use mlirkit_core::edit::{Strip, query};
use mlirkit_core::port::Named;
use mlirkit_core::stablehlo::part::{Form, Part};
use mlirkit_core::stablehlo::{self, Errors};
use mlirkit_core::{Module, OpenOptions, json};

use crate::arguments::{Out, Plain, array, flags, optional_text, text};
use crate::buffer::{self, mlirkit_buffer};
use crate::context::{Ctx, mlirkit_context, refused};
use crate::diagnostic::tell;
use crate::handles::{free, handle, object};
use crate::status::{CallResult, Failure, MLIRKIT_IO, MLIRKIT_REFUSED, guard, mlirkit_status};

/// A module: the IR of a file. Several threads may read it at once; changing it requires exclusive access, for which
/// the call waits.
pub struct mlirkit_module(());

self_cell::self_cell!(
    struct Cell {
        owner: Arc<Ctx>,
        #[not_covariant]
        dependent: Module,
    }
);

/// A module and its context; the object that a `mlirkit_module` handle refers to.
pub struct SharedModule {
    ctx: Arc<Ctx>,
    cell: RwLock<Cell>,
}

impl SharedModule {
    /// Creates a module in a context. `make` builds the module.
    pub fn make<E>(
        ctx: &Arc<Ctx>,
        make: impl for<'c> FnOnce(&'c Arc<Ctx>) -> Result<Module<'c>, E>,
    ) -> Result<Arc<Self>, E> {
        let cell = RwLock::new(Cell::try_new(ctx.clone(), make)?);
        Ok(Arc::new(Self { ctx: ctx.clone(), cell }))
    }

    /// Returns the context of the module.
    pub fn ctx(&self) -> &Arc<Ctx> {
        &self.ctx
    }

    /// Calls `read` with the module. Other threads may read it at the same time.
    pub fn read<R>(&self, read: impl for<'c> FnOnce(&Module<'c>) -> R) -> R {
        self.cell.read().unwrap_or_else(PoisonError::into_inner).with_dependent(|_, module| read(module))
    }

    /// Calls `write` with the module. No other thread uses it at the same time.
    pub fn write<R>(&self, write: impl for<'c> FnOnce(&mut Module<'c>) -> R) -> R {
        self.cell.write().unwrap_or_else(PoisonError::into_inner).with_dependent_mut(|_, module| write(module))
    }
}

/// Keeps a portable artifact as VHLO. By default it is converted to StableHLO.
pub const MLIRKIT_OPEN_KEEP_VHLO: u32 = 1;
/// Loads function bodies only when they are first needed. An error in a body is then reported at that time.
pub const MLIRKIT_OPEN_LAZY: u32 = 2;
/// Verifies the module.
pub const MLIRKIT_OPEN_VERIFY: u32 = 4;

/// Options for opening a module. Zeros are the defaults; `struct_size` must be set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct mlirkit_open_options {
    /// The size of this struct in bytes.
    pub struct_size: usize,
    /// A sum of `MLIRKIT_OPEN_` flags.
    pub flags: u32,
    /// Must be 0. Reserved for later versions.
    pub reserved: u32,
}

// SAFETY: the struct consists of numbers only, and its size comes first.
unsafe impl Plain for mlirkit_open_options {}

/// Prints the generic form of every operation.
pub const MLIRKIT_PRINT_GENERIC: u32 = 1;
/// Prints locations.
pub const MLIRKIT_PRINT_LOCATIONS: u32 = 2;
/// Prints every attribute and type in place, without aliases.
pub const MLIRKIT_PRINT_LOCAL_SCOPE: u32 = 4;

/// Options for printing. Zeros are the defaults; `struct_size` must be set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct mlirkit_print_options {
    /// The size of this struct in bytes.
    pub struct_size: usize,
    /// A sum of `MLIRKIT_PRINT_` flags.
    pub flags: u32,
    /// Elides constants with more elements than this; 0 elides none.
    pub elide_elements_above: u32,
    /// Elides resources whose printed form has more characters than this; 0 elides none.
    pub elide_resources_above: u32,
    /// Must be 0. Reserved for later versions.
    pub reserved: u32,
}

// SAFETY: the struct consists of numbers only, and its size comes first.
unsafe impl Plain for mlirkit_print_options {}

/// Options for writing bytecode. Zeros are the defaults; `struct_size` must be set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct mlirkit_write_options {
    /// The size of this struct in bytes.
    pub struct_size: usize,
    /// The bytecode format version plus one: 1 means version 0, 7 means version 6. 0 means the newest version that the
    /// release can read.
    pub version_plus_one: u32,
    /// Must be 0. Reserved for later versions.
    pub reserved: u32,
    /// The producer string, such as `MLIR20.1.8`; null means the context's release. If it names another release, the
    /// module is ported to that release.
    pub producer: *const c_char,
}

// SAFETY: the struct consists of numbers and pointers only, and its size comes first.
unsafe impl Plain for mlirkit_write_options {}

/// Opens text, bytecode, a StableHLO portable artifact, or the output of `jax.export`. `name` is the file name in
/// diagnostics. The bytes are copied and may be freed after the call.
///
/// # Safety
/// `data` must point to `size` readable bytes, and `name` must be a valid string. `options` must be null or point to a
/// struct, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_open(
    context: *const mlirkit_context,
    name: *const c_char,
    data: *const u8,
    size: usize,
    options: *const mlirkit_open_options,
    out: *mut *mut mlirkit_module,
) -> mlirkit_status {
    guard(|| {
        let (context, out) = (object::<Ctx>(context)?, Out::new(out)?);
        // SAFETY: this function's contract covers all of them.
        let (name, data, options) = unsafe {
            (text(name, "name")?, array(data, size, "data")?, crate::arguments::options(options, "options")?)
        };
        let module = open(&context, name, Bytes::copy_from_slice(data), &options)?;
        // SAFETY: this function's contract.
        unsafe { out.set(handle(module)) };
        Ok(())
    })
}

/// Opens the file at `path`; otherwise works like `mlirkit_module_open`.
///
/// # Safety
/// `path` must be a valid string, `options` must be null or point to a struct, and `out` must point to a writable
/// pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_open_file(
    context: *const mlirkit_context,
    path: *const c_char,
    options: *const mlirkit_open_options,
    out: *mut *mut mlirkit_module,
) -> mlirkit_status {
    guard(|| {
        let (context, out) = (object::<Ctx>(context)?, Out::new(out)?);
        // SAFETY: this function's contract covers both.
        let (path, options) = unsafe { (text(path, "path")?, crate::arguments::options(options, "options")?) };
        let bytes = std::fs::read(path).map_err(|error| Failure::new(MLIRKIT_IO, format!("{path}: {error}")))?;
        let module = open(&context, path, bytes.into(), &options)?;
        // SAFETY: this function's contract.
        unsafe { out.set(handle(module)) };
        Ok(())
    })
}

fn open(ctx: &Arc<Ctx>, name: &str, bytes: Bytes, options: &mlirkit_open_options) -> CallResult<Arc<SharedModule>> {
    let known = MLIRKIT_OPEN_KEEP_VHLO | MLIRKIT_OPEN_LAZY | MLIRKIT_OPEN_VERIFY;
    let flags = flags(options.flags, known, "flags")?;
    let Part { bytes, form, .. } = Part::of(&bytes);
    let mut open = OpenOptions::default();
    open.bytecode.lazy = flags & MLIRKIT_OPEN_LAZY != 0;
    let as_stablehlo = matches!(form, Form::Artifact(_)) && flags & MLIRKIT_OPEN_KEEP_VHLO == 0;
    let mut warnings = Vec::new();
    let store = SharedModule::make(ctx, |ctx| match as_stablehlo {
        true => stablehlo::deserialize(ctx.ir(), bytes.clone()).map_err(Errors::into_diagnostics),
        false => mlirkit_core::open(ctx.ir(), name, &bytes, &open).map(|opened| {
            warnings = opened.warnings;
            opened.module
        }),
    });
    let store = store.map_err(|errors| refused(ctx, name, &bytes, &errors))?;
    tell(ctx, name, &bytes, &warnings);
    if flags & MLIRKIT_OPEN_VERIFY != 0 {
        verify(&store, name, &bytes)?;
    }
    Ok(store)
}

fn verify(store: &SharedModule, name: &str, bytes: &[u8]) -> CallResult {
    let found = store.read(|module| mlirkit_core::verify_with_warnings(module, Default::default()));
    if found.iter().any(|one| one.severity == Severity::Error) {
        return Err(refused(store.ctx(), name, bytes, &found));
    }
    tell(store.ctx(), name, bytes, &found);
    Ok(())
}

/// Creates an empty module. Fill it with `mlirkit_module_append` and `mlirkit_op_build`.
///
/// # Safety
/// `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_create(
    context: *const mlirkit_context,
    out: *mut *mut mlirkit_module,
) -> mlirkit_status {
    guard(|| {
        let (context, out) = (object::<Ctx>(context)?, Out::new(out)?);
        let store = SharedModule::make(&context, |ctx| {
            let mut module = Module::new(ctx.ir());
            module.builder()?;
            Ok::<_, mlirkit_core::Error>(module)
        })?;
        // SAFETY: this function's contract.
        unsafe { out.set(handle(store)) };
        Ok(())
    })
}

/// Copies a module.
///
/// # Safety
/// `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_clone(
    module: *const mlirkit_module,
    out: *mut *mut mlirkit_module,
) -> mlirkit_status {
    guard(|| {
        let (module, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        let copy = SharedModule::make(module.ctx(), |ctx| module.read(|from| from.copy_to(ctx.ir())))?;
        // SAFETY: this function's contract.
        unsafe { out.set(handle(copy)) };
        Ok(())
    })
}

/// Prints a module as `mlir-opt` does.
///
/// # Safety
/// `options` must be null or point to a struct, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_print(
    module: *const mlirkit_module,
    options: *const mlirkit_print_options,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let (module, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        // SAFETY: this function's contract.
        let options = print_options(&unsafe { crate::arguments::options(options, "options") }?)?;
        let printed = module.read(|module| {
            module.load_all()?;
            let mut out = Vec::new();
            mlirkit_core::asm::print(module, &options, &mut out)
                .map_err(|error| Failure::new(MLIRKIT_REFUSED, error.to_string()))?;
            Ok::<_, Failure>(out)
        })?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::made(printed)) };
        Ok(())
    })
}

/// Converts printing options from their C representation. Fails if they contain unknown flags.
pub fn print_options(given: &mlirkit_print_options) -> CallResult<PrintOptions> {
    let known = MLIRKIT_PRINT_GENERIC | MLIRKIT_PRINT_LOCATIONS | MLIRKIT_PRINT_LOCAL_SCOPE;
    let flags = flags(given.flags, known, "flags")?;
    let above = |limit: u32| (limit > 0).then_some(u64::from(limit));
    Ok(PrintOptions {
        generic: flags & MLIRKIT_PRINT_GENERIC != 0,
        debug_info: flags & MLIRKIT_PRINT_LOCATIONS != 0,
        local_scope: flags & MLIRKIT_PRINT_LOCAL_SCOPE != 0,
        elide_elements: above(given.elide_elements_above),
        elide_resources: above(given.elide_resources_above),
        ..PrintOptions::default()
    })
}

/// Writes a module as bytecode.
///
/// # Safety
/// `options` must be null or point to a struct with valid strings, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_write(
    module: *const mlirkit_module,
    options: *const mlirkit_write_options,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let (module, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        // SAFETY: this function's contract covers both.
        let (given, producer) = unsafe {
            let given = crate::arguments::options(options, "options")?;
            (given, optional_text(given.producer, "producer")?)
        };
        let mut options = mlirkit_core::write_options_for(module.ctx().ir());
        if let Some(producer) = producer {
            if let Some(of) = Named::of_producer(producer.as_bytes()) {
                options = mlirkit_core::write_options(of);
            }
            options.imitate(producer);
        }
        if let Some(version) = given.version_plus_one.checked_sub(1) {
            if version > 6 {
                return Err(Failure::argument(format!("there is no version {version} of bytecode")));
            }
            options.version = u64::from(version);
        }
        let mut bytes = Vec::new();
        let written = module.write(|module| {
            module.load_all().map_err(|error| vec![*error])?;
            module.load_resources().map_err(|error| vec![*error])?;
            mlirkit_core::write_if(module, &mut bytes, &options, || true)
        });
        written.map_err(|errors| refused(module.ctx(), "-", &[], &errors))?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::made(bytes)) };
        Ok(())
    })
}

/// Verifies a module. Errors and warnings are passed to the callback of its context.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_module_verify(module: *const mlirkit_module) -> mlirkit_status {
    guard(|| verify(&*object::<SharedModule>(module)?, "-", &[]))
}

/// Returns the fingerprint of a module: 64 hexadecimal digits that do not depend on locations, value names or the file
/// format.
///
/// # Safety
/// `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_fingerprint(
    module: *const mlirkit_module,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let (module, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        let made = module.read(mlirkit_core::edit::fingerprint)?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::made(made.to_string())) };
        Ok(())
    })
}

/// Strips locations.
pub const MLIRKIT_STRIP_LOCATIONS: u32 = 1;
/// Strips the contents of resources.
pub const MLIRKIT_STRIP_RESOURCES: u32 = 2;
/// Replaces the names of private symbols with numbers, and strips the name of the module and names in locations.
pub const MLIRKIT_STRIP_NAMES: u32 = 4;
/// Strips the producer string of bytecode.
pub const MLIRKIT_STRIP_PRODUCER: u32 = 8;
/// Strips properties whose absence means the same: those equal to their defaults, and lists of empty dictionaries.
pub const MLIRKIT_STRIP_DEFAULTS: u32 = 16;

/// Strips data that should not be shared. `attributes` is a comma-separated list of prefixes; discardable attributes
/// whose names begin with one are removed. Null means none.
///
/// # Safety
/// `attributes` must be null or a valid string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_strip(
    module: *const mlirkit_module,
    flags: u32,
    attributes: *const c_char,
) -> mlirkit_status {
    guard(|| {
        let module = object::<SharedModule>(module)?;
        let known = MLIRKIT_STRIP_LOCATIONS
            | MLIRKIT_STRIP_RESOURCES
            | MLIRKIT_STRIP_NAMES
            | MLIRKIT_STRIP_PRODUCER
            | MLIRKIT_STRIP_DEFAULTS;
        let flags = crate::arguments::flags(flags, known, "flags")?;
        // SAFETY: this function's contract.
        let attributes = unsafe { optional_text(attributes, "attributes") }?.unwrap_or_default();
        let what = Strip {
            locations: flags & MLIRKIT_STRIP_LOCATIONS != 0,
            resources: flags & MLIRKIT_STRIP_RESOURCES != 0,
            names: flags & MLIRKIT_STRIP_NAMES != 0,
            producer: flags & MLIRKIT_STRIP_PRODUCER != 0,
            defaults: flags & MLIRKIT_STRIP_DEFAULTS != 0,
            discardable: attributes.split(',').filter(|name| !name.is_empty()).map(str::to_owned).collect(),
        };
        Ok(module.write(|module| mlirkit_core::edit::strip(module, &what))?)
    })
}

/// Edits a module with a query, such as `symbol("helper") | rename("aid")`, and verifies the result. After an error the
/// module may be partly changed; clone it first if that matters.
///
/// # Safety
/// `query` must be a valid string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_edit(module: *const mlirkit_module, query: *const c_char) -> mlirkit_status {
    guard(|| {
        let module = object::<SharedModule>(module)?;
        // SAFETY: this function's contract.
        let text = unsafe { text(query, "query") }?;
        let query = query::parse(text)?;
        if !query.edits() {
            return Err(Failure::argument("the query does not edit: see mlirkit_module_query"));
        }
        module.write(|module| query::run(&query, module).map(drop))?;
        verify(&module, "-", &[])
    })
}

/// Converts a module to the release of another context, and verifies the result. `findings` receives the changes and
/// refusals as JSON, even if the conversion is refused; it may be null.
///
/// # Safety
/// `findings` must be null or point to a writable pointer, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_port(
    module: *const mlirkit_module,
    to: *const mlirkit_context,
    findings: *mut *mut mlirkit_buffer,
    out: *mut *mut mlirkit_module,
) -> mlirkit_status {
    guard(|| {
        let (module, to) = (object::<SharedModule>(module)?, object::<Ctx>(to)?);
        let (findings, out) = (Out::optional(findings)?, Out::new(out)?);
        let mut report = None;
        let mut refusals = Vec::new();
        let ported = SharedModule::make(&to, |to| {
            let (from, release) = (module.ctx().ir(), to.ir().release());
            let ported = module.read(|module| mlirkit_core::port::port(module, to.ir()))?;
            report = Some(json::port(from, from.release(), release, &ported));
            refusals.extend(ported.refusals().map(|one| mlirkit_core::port::refusal(from, one, release)));
            Ok::<_, mlirkit_core::Error>(ported.module)
        })?;
        if let (Some(findings), Some(report)) = (findings, report) {
            // SAFETY: this function's contract.
            unsafe { findings.set(buffer::json(&report)) };
        }
        if !refusals.is_empty() {
            return Err(refused(module.ctx(), "-", &[], &refusals));
        }
        // SAFETY: this function's contract.
        unsafe { out.set(handle(ported)) };
        Ok(())
    })
}

/// Frees a module. Null is allowed. Freeing a module twice returns an error.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_module_free(module: *mut mlirkit_module) -> mlirkit_status {
    guard(|| -> CallResult { free::<SharedModule>(module) })
}
