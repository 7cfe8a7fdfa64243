//! Functions for complete modules. Each of them releases the GIL while it works.

use bytes::Bytes;
use mlirkit::edit::query::{Cell, QueryOutput};
use mlirkit::edit::{Strip, strip as take_out};
use mlirkit::stablehlo::explain::Explanation;
use mlirkit::stablehlo::part::{Form, Part};
use mlirkit::stablehlo::{OtherDialects, Version};
use mlirkit::{OpKey, OpRef};
use mlirkit_inspect::{File, Sizes};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

use crate::context::{PyContext, scratch};
use crate::error::{Raise, invalid, mlir_error};
use crate::handle::OpHandle;
use crate::op::{PyOpBase, view};

/// Returns the handle of an operation, which must be a top-level operation.
pub fn whole(operation: &Bound<'_, PyOpBase>) -> PyResult<OpHandle> {
    let now = operation.get().handle()?.now();
    let top = now.read(|op| op.parent_op().is_none()).raise()?;
    if top { Ok(now) } else { Err(invalid("the operation stands in another one: this is asked of whole modules")) }
}

/// Strips private data from a module.
#[pyfunction]
pub fn _strip(
    py: Python<'_>,
    operation: &Bound<'_, PyOpBase>,
    locations: bool,
    resources: bool,
    names: bool,
    discardable: Vec<String>,
    defaults: bool,
) -> PyResult<()> {
    let handle = whole(operation)?;
    let what = Strip { locations, resources, names, discardable, producer: true, defaults };
    py.detach(|| handle.store.write(|module| take_out(module, &what))).raise()
}

/// Returns the fingerprint of a module, or of a nested operation.
#[pyfunction]
pub fn _fingerprint(py: Python<'_>, operation: &Bound<'_, PyOpBase>) -> PyResult<String> {
    let handle = operation.get().handle()?.now();
    let made = py.detach(|| {
        handle.store.read(|module| match module.root().map(OpRef::key) == Some(handle.key) {
            true => mlirkit::edit::fingerprint(module).map(|made| made.to_string()),
            false => module.get(handle.key).map(|op| mlirkit::edit::fingerprint::of_op(op).to_string()),
        })
    });
    made.raise()
}

type Change = (String, &'static str, Option<String>, Option<String>, Option<String>);

/// Compares two modules of the same context. Each difference has a path, a kind, a detail, the old value and the new
/// value.
#[pyfunction]
pub fn _diff(py: Python<'_>, old: &Bound<'_, PyOpBase>, new: &Bound<'_, PyOpBase>) -> PyResult<Vec<Change>> {
    let (old, new) = (whole(old)?, whole(new)?);
    if !std::sync::Arc::ptr_eq(old.store.ctx(), new.store.ctx()) {
        return Err(invalid("the modules belong to different contexts"));
    }
    if std::sync::Arc::ptr_eq(&old.store, &new.store) {
        return Ok(Vec::new());
    }
    let found = py.detach(|| {
        old.store.read(|a| {
            new.store.read(|b| {
                // Both modules have the same context. The copy only proves this to the compiler.
                let copy = b.copy_to(a.context())?;
                mlirkit::edit::diff::diff(a, &copy)
            })
        })
    });
    let found = found.raise()?;
    Ok(found
        .into_iter()
        .map(|change| (change.path, change.what.word(), change.what.detail(), change.old, change.new))
        .collect())
}

/// Runs a query. Returns a number, a list of operations, or a table as column titles and rows.
#[pyfunction]
pub fn _query(py: Python<'_>, operation: &Bound<'_, PyOpBase>, text: &str) -> PyResult<Py<PyAny>> {
    let handle = whole(operation)?;
    let query = mlirkit::edit::query::parse(text).raise()?;
    let answer = py.detach(|| {
        handle.store.write(|module| {
            let answer = mlirkit::edit::query::run(&query, module)?;
            let keys: Vec<OpKey> = match &answer {
                QueryOutput::Ops(ops) => ops.iter().map(|(body, op)| module.op(*body, *op).key()).collect(),
                _ => Vec::new(),
            };
            Ok::<_, mlirkit::Error>((answer, keys))
        })
    });
    let (answer, keys) = answer.raise()?;
    match answer {
        QueryOutput::Count(count) => count.into_py_any(py),
        QueryOutput::Value(_, value) => cell(py, value),
        QueryOutput::Table(titles, rows) => {
            let rows: PyResult<Vec<Vec<Py<PyAny>>>> =
                rows.into_iter().map(|row| row.into_iter().map(|value| cell(py, value)).collect()).collect();
            (titles, rows?).into_py_any(py)
        }
        QueryOutput::Ops(_) => {
            crate::attr::all(keys, |key| view(py, OpHandle { store: handle.store.clone(), key }))?.into_py_any(py)
        }
    }
}

/// Converts a cell to an `int`, a `str` or `None`.
fn cell(py: Python<'_>, cell: Cell) -> PyResult<Py<PyAny>> {
    match cell {
        Cell::Absent => Ok(py.None()),
        Cell::Number(number) => number.into_py_any(py),
        Cell::Text(text) | Cell::Attr(text, _) => text.into_py_any(py),
    }
}

/// Describes a file, based on its header and tables. `release` is the release of the file, if the caller names one.
#[pyfunction]
#[pyo3(signature = (name, data, release=None))]
pub fn _info<'py>(py: Python<'py>, name: &str, data: Vec<u8>, release: Option<&str>) -> PyResult<Bound<'py, PyDict>> {
    use crate::facts::{Wanted, facts};
    use crate::files::Input;
    let input = Input::Bytes(name.to_owned(), data.into());
    let release = release.map(crate::change::named).transpose()?;
    let found = py.detach(|| facts(&input, &Wanted { release, ..Wanted::default() }));
    if let Some(error) = found.error {
        return Err(mlir_error(&error.message, &[]));
    }
    let dict = PyDict::new(py);
    dict.set_item("kind", found.kind)?;
    dict.set_item("bytes", found.bytes)?;
    dict.set_item("exported", found.exported)?;
    dict.set_item("producer", found.producer)?;
    dict.set_item("release", found.release)?;
    dict.set_item("bytecode_version", found.bytecode_version)?;
    dict.set_item("stablehlo_version", found.stablehlo_version)?;
    dict.set_item("dialects", found.dialects)?;
    dict.set_item("operations", found.operations)?;
    let counts = PyDict::new(py);
    found.operation_counts.iter().try_for_each(|(name, count)| counts.set_item(name, count))?;
    dict.set_item("operation_counts", counts)?;
    dict.set_item("functions", found.functions)?;
    dict.set_item("constant_bytes", found.constant_bytes)?;
    Ok(dict)
}

/// Returns the sizes of the components of a bytecode file.
#[pyfunction]
pub fn _size<'py>(py: Python<'py>, data: Vec<u8>) -> PyResult<Bound<'py, PyDict>> {
    let bytes = crate::module::payload(&Bytes::from(data));
    let sizes = py.detach(|| File::read(&bytes).map(|file| Sizes::of(&file))).raise()?;
    let dict = PyDict::new(py);
    dict.set_item("total", sizes.total())?;
    let pairs = |items: Vec<(String, u64)>| -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        items.into_iter().try_for_each(|(name, bytes)| dict.set_item(name, bytes))?;
        Ok(dict)
    };
    let section = |id: Option<mlirkit::wire::SectionId>| id.map_or("Header", mlirkit::wire::SectionId::name).to_owned();
    dict.set_item("sections", pairs(sizes.sections.iter().map(|one| (section(one.id), one.bytes)).collect())?)?;
    dict.set_item("operations", pairs(sizes.ops.iter().map(|one| (one.name.clone(), one.bytes)).collect())?)?;
    let entries = |items: &[(String, mlirkit_inspect::EntrySizes)]| {
        pairs(items.iter().map(|(name, sizes)| (name.clone(), sizes.bytes)).collect())
    };
    dict.set_item("attributes", entries(&sizes.attributes)?)?;
    dict.set_item("types", entries(&sizes.types)?)?;
    let key = |key: &Vec<u8>| String::from_utf8_lossy(key).into_owned();
    dict.set_item("resources", pairs(sizes.resources.iter().map(|(name, bytes)| (key(name), *bytes)).collect())?)?;
    dict.set_item("locations", sizes.locations)?;
    Ok(dict)
}

/// Writes a module as a StableHLO portable artifact of the version `target`. `keep` keeps operations of other dialects,
/// which are otherwise an error.
#[pyfunction]
pub fn _serialize<'py>(
    py: Python<'py>,
    operation: &Bound<'_, PyOpBase>,
    target: &str,
    keep: bool,
) -> PyResult<Bound<'py, PyBytes>> {
    let handle = whole(operation)?;
    let others = if keep { OtherDialects::Keep } else { OtherDialects::Refuse };
    let made = py.detach(|| handle.store.read(|module| mlirkit::stablehlo::serialize(module, target, others)));
    Ok(PyBytes::new(py, &made.raise()?))
}

/// Converts an artifact to another StableHLO version.
#[pyfunction]
pub fn _convert<'py>(py: Python<'py>, data: Vec<u8>, target: &str) -> PyResult<Bound<'py, PyBytes>> {
    let made = py.detach(|| {
        let whole = Bytes::from(data);
        let ctx = scratch(&[]);
        let Part { bytes, envelope, .. } = Part::of(&whole);
        let made = mlirkit::stablehlo::upgrade(&ctx, bytes, target)?;
        Ok::<_, mlirkit::Error>(match envelope {
            Some(envelope) => envelope.with_artifact(&whole, &made),
            None => made,
        })
    });
    Ok(PyBytes::new(py, &made.raise()?))
}

/// Writes a module in the format of the file `like`: text, bytecode of the same version and producer, or an artifact of
/// the same version. A `jax.export` envelope is kept. For an artifact, `target` selects another StableHLO version.
#[pyfunction]
#[pyo3(signature = (operation, like, target=None))]
pub fn _repack<'py>(
    py: Python<'py>,
    operation: &Bound<'_, PyOpBase>,
    like: Vec<u8>,
    target: Option<&str>,
) -> PyResult<Bound<'py, PyBytes>> {
    let handle = whole(operation)?;
    let like = Bytes::from(like);
    let Part { envelope, form, .. } = Part::of(&like);
    let form = match (target, form) {
        (None, form) => form,
        (Some(target), Form::Artifact(_)) => {
            Form::Artifact(target.parse().map_err(|_| invalid(format!("{target} is no version")))?)
        }
        (Some(_), _) => return Err(invalid("the file is no portable artifact, so there is no version to choose")),
    };
    let made = py.detach(|| {
        handle.store.read(|module| {
            if let Some(Err(why)) = envelope.as_ref().map(|envelope| envelope.fits(module)) {
                return Ok(Err(why));
            }
            let mut out = Vec::new();
            let written = mlirkit::file_format::write_module(module, &form, &Default::default(), None, &mut out);
            written.map_err(mlirkit::Error::from_diagnostics)?;
            Ok::<_, mlirkit::Error>(Ok(match &envelope {
                Some(envelope) => envelope.with_artifact(&like, &out),
                None => out,
            }))
        })
    });
    Ok(PyBytes::new(py, &made.raise()?.map_err(invalid)?))
}

/// A nested module: number, path, position, encoding, content and error.
type Nested<'py> = (String, String, Option<String>, &'static str, Bound<'py, PyBytes>, Option<String>);

/// Lists the modules nested in attributes and resources.
#[pyfunction]
pub fn _nested<'py>(py: Python<'py>, operation: &Bound<'_, PyOpBase>) -> PyResult<Vec<Nested<'py>>> {
    let handle = whole(operation)?;
    let found = py.detach(|| handle.store.read(mlirkit::edit::nested::list)).raise()?;
    let one = |one: mlirkit::edit::nested::NestedModule| {
        (one.number, one.path, one.place, one.encoding.word(), PyBytes::new(py, &one.bytes), one.error)
    };
    Ok(found.into_iter().map(one).collect())
}

/// Replaces the nested module with the given number. `data` must have the same encoding.
#[pyfunction]
pub fn _replace_nested(py: Python<'_>, operation: &Bound<'_, PyOpBase>, number: &str, data: Vec<u8>) -> PyResult<()> {
    let handle = whole(operation)?;
    let made = py.detach(|| {
        handle.store.write(|module| mlirkit::edit::nested::replace(module, number, &mut |_, _, _| Ok(data.clone())))
    });
    made.raise()
}

/// Returns the oldest and the newest StableHLO version that can be written.
#[pyfunction]
pub fn _versions() -> (String, String) {
    (mlirkit::stablehlo::minimum_version().to_string(), mlirkit::stablehlo::current_version().to_string())
}

/// Describes a StableHLO file and the versions that can read it.
#[pyfunction]
#[pyo3(signature = (data, target=None))]
pub fn _explain<'py>(py: Python<'py>, data: Vec<u8>, target: Option<&str>) -> PyResult<Bound<'py, PyDict>> {
    let found = py.detach(|| mlirkit::stablehlo::explain::explain(&data)).raise()?;
    let dict = PyDict::new(py);
    let file = match &found {
        Explanation::Text => {
            dict.set_item("kind", "text")?;
            return Ok(dict);
        }
        Explanation::Bytecode(file) => {
            dict.set_item("kind", if file.version.is_some() { "artifact" } else { "bytecode" })?;
            file
        }
        Explanation::Envelope(envelope, file) => {
            dict.set_item("kind", "exported")?;
            dict.set_item("function", &envelope.function)?;
            dict.set_item("platforms", &envelope.platforms)?;
            dict.set_item("inputs", envelope.inputs.iter().map(ToString::to_string).collect::<Vec<_>>())?;
            dict.set_item("outputs", envelope.outputs.iter().map(ToString::to_string).collect::<Vec<_>>())?;
            dict.set_item("kept_inputs", &envelope.kept_inputs)?;
            dict.set_item("calling_convention", envelope.calling_convention)?;
            dict.set_item("serialization_version", envelope.serialization_version)?;
            dict.set_item("jax_version", &envelope.jax_version)?;
            file
        }
        Explanation::Unknown => {
            dict.set_item("kind", "unknown")?;
            return Ok(dict);
        }
    };
    dict.set_item("producer", &file.producer)?;
    dict.set_item("bytecode_version", file.format)?;
    dict.set_item("version", file.version.map(|version| version.to_string()))?;
    dict.set_item("dialects", &file.dialects)?;
    dict.set_item("operations", &file.operations)?;
    dict.set_item("oldest_version", file.oldest_version().map(|version| version.to_string()))?;
    if let Some(target) = target {
        let target: Version = target.parse().map_err(|_| invalid(format!("{target} is no version")))?;
        let blockers: Vec<String> = file.blockers(target).iter().map(|one| one.used.name.clone()).collect();
        dict.set_item("blockers", blockers)?;
    }
    Ok(dict)
}

/// Returns the size, the size in bits, the ABI alignment and the preferred alignment of a type in the scope of an
/// operation.
#[pyfunction]
pub fn _layout(operation: &Bound<'_, PyOpBase>, r#type: &Bound<'_, PyAny>) -> PyResult<(String, String, u64, u64)> {
    let handle = operation.get().handle()?.now();
    let ty = crate::make::type_of(handle.store.ctx(), r#type)?;
    let found = handle.read(|op| {
        let layout = mlirkit::layout::DataLayout::closest(op).map_err(|error| error.to_string())?;
        let answers = layout.answers(ty).map_err(|error| error.to_string())?;
        let (size, bits) = (answers.size.value.to_string(), answers.bits.value.to_string());
        Ok::<_, String>((size, bits, answers.abi.value, answers.preferred.value))
    });
    found.raise()?.map_err(invalid)
}

#[pymethods]
impl PyContext {
    /// Converts a portable artifact to StableHLO.
    fn _deserialize(&self, py: Python<'_>, data: Vec<u8>) -> PyResult<Py<PyAny>> {
        let ctx = self.ctx.clone();
        let bytes = crate::module::payload(&Bytes::from(data));
        let made = py
            .detach(|| crate::store::Store::make(&ctx, |ctx| mlirkit::stablehlo::deserialize(ctx.ir(), bytes.clone())));
        crate::module::top(py, made.raise()?, false, "Unable to read the artifact")
    }
}

/// Returns the version of a portable artifact, which may be inside a `jax.export` file; `None` for other data.
#[pyfunction]
pub fn _artifact_version(data: Vec<u8>) -> Option<String> {
    let bytes = crate::module::payload(&Bytes::from(data));
    mlirkit::stablehlo::artifact_version(&bytes).map(|version| version.to_string())
}
