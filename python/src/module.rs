//! Reads modules from text, bytecode and files, and writes them.

use std::path::PathBuf;
use std::sync::Arc;

use mlirkit::stablehlo::part::Part;
use mlirkit::{At, Bytes, ContextOptions, Module, OpKey, OpRef, OpenOptions};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;

use crate::context::{Ctx, NEWEST, PyContext};
use crate::error::{Raise, mlir_error, parse_error};
use crate::handle::OpHandle;
use crate::op::operation;
use crate::store::Store;

/// Returns the artifact inside a `jax.export` file, or `bytes` itself if it is not such a file.
pub fn payload(bytes: &Bytes) -> Bytes {
    Part::of(bytes).bytes
}

/// Reads a module from text or bytecode. With `lazy`, functions are loaded on first access. `implicit` allows an
/// implicit top-level module; `what` begins the error message.
pub fn read(ctx: &Arc<Ctx>, name: &str, bytes: &Bytes, lazy: bool, implicit: bool, what: &str) -> PyResult<Arc<Store>> {
    let bytes = payload(bytes);
    let mut options = if lazy { OpenOptions::lazy() } else { OpenOptions::default() };
    options.text.no_implicit_module = !implicit;
    let made =
        Store::make(ctx, |ctx| mlirkit::open(ctx.ir_for(&bytes), name, &bytes, &options).map(|opened| opened.module));
    let older = || older(ctx, name, &bytes, &options);
    made.or_else(|found| older().ok_or_else(|| parse_error(what, name, &bytes, found)))
}

/// Reads input that the newest snapshot rejects with the definitions of the default release, and ports the module.
/// Returns `None` if that fails, or if the context does not follow [`NEWEST`](crate::context::NEWEST) by default.
fn older(ctx: &Arc<Ctx>, name: &str, bytes: &Bytes, options: &OpenOptions) -> Option<Arc<Store>> {
    if !ctx.is_of_builder() || mlirkit::release_of(bytes).is_some() {
        return None;
    }
    let old =
        mlirkit::context(&ContextOptions { allow_unregistered: ctx.ir().allows_unregistered(), ..Default::default() });
    let module = mlirkit::open(&old, name, bytes, options).ok()?.module;
    Store::make(ctx, |ctx| {
        let ported = mlirkit::edit::port(&module, ctx.ir()).map_err(drop)?;
        let is_whole = ported.findings.iter().all(|finding| !finding.refused);
        if is_whole { Ok(ported.module) } else { Err(()) }
    })
    .ok()
}

fn root(store: &Arc<Store>) -> Option<OpKey> {
    store.read(|module| module.root().map(OpRef::key))
}

/// Writes an operation as bytecode of the given version, in the encoding of its context's release. With `older`, uses
/// the encoding of the default release if it represents the same program, so that tools of either release can read it.
pub fn to_bytecode(op: OpRef<'_, '_>, version: Option<u64>, older: bool) -> Result<Vec<u8>, mlirkit::Error> {
    op.module.load_all()?;
    // A file that was read in the newest release is also written in that release.
    let older = older && op.module.release != Some(NEWEST.release);
    let mut top = op.module.top_block().ops();
    if top.next() == Some(op) && top.next().is_none() {
        return write(op.module, version, older);
    }
    let mut alone = Module::new(op.context());
    alone.release = op.module.release;
    alone.style.clone_from(&op.module.style);
    let at = At::End(alone.top_block().key());
    alone.copy_op(op, at)?;
    alone.copy_resources(op.module);
    write(&alone, version, older)
}

fn write(module: &Module<'_>, version: Option<u64>, older: bool) -> Result<Vec<u8>, mlirkit::Error> {
    if older {
        let default = mlirkit::context(&ContextOptions { allow_unregistered: true, ..Default::default() });
        let ported = mlirkit::edit::port(module, &default).ok().filter(|ported| ported.findings.is_empty());
        if let Some(ported) = ported {
            return write(&ported.module, version, false);
        }
    }
    let mut options = mlirkit::write_options_for(module.context());
    options.version = version.unwrap_or(options.version);
    let mut out = Vec::new();
    mlirkit::bytecode::write(module, &mut out, &options)?;
    Ok(out)
}

#[pymethods]
impl PyContext {
    /// Reads a module from bytes, verifies it if `verify` is set, and returns its top-level operation.
    fn _read(
        &self,
        py: Python<'_>,
        data: PyBackedBytes,
        name: &str,
        implicit: bool,
        verify: bool,
        what: &str,
    ) -> PyResult<Py<PyAny>> {
        let ctx = self.ctx.clone();
        let store = py.detach(|| read(&ctx, name, &Bytes::from_owner(data), false, implicit, what))?;
        top(py, store, verify, what)
    }

    /// Maps a file into memory and reads the module in it. With `lazy`, functions are loaded on first access. With
    /// `verify`, the module is verified.
    fn _open(&self, py: Python<'_>, path: PathBuf, lazy: bool, verify: bool) -> PyResult<Py<PyAny>> {
        let ctx = self.ctx.clone();
        let name = path.display().to_string();
        let what = "Unable to parse module assembly";
        let store = py.detach(|| {
            let bytes = load(&path)?;
            read(&ctx, &name, &bytes, lazy, true, what)
        })?;
        top(py, store, verify, what)
    }
}

pub fn top(py: Python<'_>, store: Arc<Store>, verify: bool, what: &str) -> PyResult<Py<PyAny>> {
    let Some(key) = root(&store) else {
        return Err(mlir_error(what, &[]));
    };
    if verify {
        let changes = store.changes();
        let problems = py.detach(|| store.read(|module| module.root().map(crate::shown::problems)));
        if let Some(problems) = problems.filter(|problems| !problems.is_empty()) {
            return Err(mlir_error(what, &problems));
        }
        store.note_verified(changes);
    }
    operation(py, OpHandle { store, key })
}

/// Maps a file into memory.
pub fn load(path: &std::path::Path) -> PyResult<Bytes> {
    (mlirkit::FILES.load)(path).map_err(|error| {
        let path = path.display().to_string();
        match error.raw_os_error() {
            Some(code) => PyOSError::new_err((code, error.to_string(), path)),
            None => PyOSError::new_err(format!("{path}: {error}")),
        }
    })
}

#[pymethods]
impl crate::op::PyOpBase {
    /// Returns the value of a resource: a `Blob`, a bool, a string or `None`.
    fn _resource(&self, py: Python<'_>, group: &str, key: &str) -> PyResult<Option<Py<PyAny>>> {
        use mlirkit::ir::ResourceValue;
        use pyo3::IntoPyObjectExt;
        let found = self.handle()?.read(|op| op.module.load_resource(group, key)).raise()?.raise()?;
        let ctx = self.cell()?.ctx();
        found
            .map(|value| match value {
                ResourceValue::Blob { data, .. } => crate::data::Blob { bytes: data }.into_py_any(py),
                ResourceValue::Bool(value) => value.into_py_any(py),
                ResourceValue::String(text) => ctx.ir().str(text).into_py_any(py),
            })
            .transpose()
    }

    /// Returns the group and the key of every resource in the operation's module.
    fn _resources(&self) -> PyResult<Vec<(String, String)>> {
        let ctx = self.cell()?.ctx().ir();
        let one = |op: OpRef<'_, '_>| {
            let groups = op.module.dialect_resources.iter().chain(&op.module.external_resources);
            let entries = groups.flat_map(|group| group.entries.iter().map(|(key, _)| (group.name, *key)));
            entries.map(|(group, key)| (ctx.str(group).to_owned(), ctx.str(key).to_owned())).collect()
        };
        self.cell()?.read(one).raise()
    }

    /// Adds a resource to the operation's module.
    fn _add_resource(&self, group: &str, key: &str, data: Vec<u8>, align: u64) -> PyResult<()> {
        use mlirkit::ir::{ResourceGroup, ResourceValue};
        self.handle()?
            .write(|module, op| {
                module.get(op)?;
                let ctx = module.context();
                let (group, key) = (ctx.ident(group), ctx.ident(key));
                let value = Some(ResourceValue::Blob { align, data: Bytes::from(data) });
                match module.dialect_resources.iter_mut().find(|known| known.name == group) {
                    Some(known) => {
                        known.entries.retain(|(name, _)| *name != key);
                        known.entries.push((key, value));
                    }
                    None => module.dialect_resources.push(ResourceGroup { name: group, entries: vec![(key, value)] }),
                }
                Ok(())
            })
            .raise()
    }
}
