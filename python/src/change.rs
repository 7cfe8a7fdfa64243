//! Converts files: to another LLVM release, to a copy without private data, or to another StableHLO version. The output
//! keeps the format of the file. If a file cannot be converted, its row contains the error.

use bytes::Bytes;
use mlirkit::edit::Strip;
use mlirkit::port::Named;
use mlirkit::stablehlo::Version;
use mlirkit::stablehlo::part::{Form, Part};
use mlirkit::{Context, ContextOptions, Module, OpenOptions};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::error::{invalid, mlir_error};
use crate::files::{Failure, Input, attempt, words};

/// A conversion that is applied to each file.
#[derive(Clone)]
pub enum Change {
    /// Ports the file to the LLVM release `to`. `from` is the release of the file; `None` means the release in its
    /// producer string.
    Port { to: Named, from: Option<Named> },
    /// Strips data from the file.
    Strip(Strip),
    /// Converts the file to another StableHLO version.
    Version(String),
}

/// The target release, and an optional source release.
pub type Port = (String, Option<String>);

/// The arguments of `strip`: whether to strip locations, resources and names, and the prefixes of discardable attributes
/// to strip. The last two tell whether to strip the producer string and properties equal to their defaults.
pub type Stripped = (bool, bool, bool, Vec<String>, bool, bool);

impl Change {
    /// Converts the arguments from Python. Exactly one of them must be given.
    pub fn wanted(port: Option<Port>, strip: Option<Stripped>, stablehlo: Option<String>) -> PyResult<Self> {
        match (port, strip, stablehlo) {
            (Some((to, from)), None, None) => {
                Ok(Self::Port { to: named(&to)?, from: from.as_deref().map(named).transpose()? })
            }
            (None, Some((locations, resources, names, discardable, producer, defaults)), None) => {
                Ok(Self::Strip(Strip { locations, resources, names, discardable, producer, defaults }))
            }
            (None, None, Some(version)) => match version.parse::<Version>() {
                Ok(_) => Ok(Self::Version(version)),
                Err(_) => Err(invalid(format!("{version} is no version of StableHLO"))),
            },
            _ => Err(invalid("one change is wanted: port, strip or stablehlo")),
        }
    }
}

/// Parses the name of a release, such as `llvm-20`. Raises an error for other strings.
pub fn named(text: &str) -> PyResult<Named> {
    text.parse().map_err(|error: mlirkit::defs::ParseError| invalid(error.to_string()))
}

/// Converts one file, for Python.
#[pyfunction]
#[pyo3(signature = (item, port, strip, stablehlo))]
pub fn _change<'py>(
    py: Python<'py>,
    item: &Bound<'_, PyAny>,
    port: Option<Port>,
    strip: Option<Stripped>,
    stablehlo: Option<String>,
) -> PyResult<Bound<'py, PyBytes>> {
    let (input, change) = (Input::of(item)?, Change::wanted(port, strip, stablehlo)?);
    match py.detach(|| changed(&input, &change)) {
        Changed { content: Some(content), error: None, .. } => Ok(PyBytes::new(py, &content)),
        Changed { error, .. } => Err(mlir_error(&error.unwrap_or_default().message, &[])),
    }
}

/// The result of converting one file.
#[derive(Default, Clone)]
pub struct Changed {
    pub path: String,
    pub kind: Option<&'static str>,
    pub exported: bool,
    pub content: Option<Vec<u8>>,
    pub findings: Vec<String>,
    pub error: Option<Failure>,
}

/// Converts one file. Errors are returned as part of the result.
pub fn changed(input: &Input, change: &Change) -> Changed {
    let mut row = Changed { path: input.name().to_owned(), ..Changed::default() };
    row.error = attempt(|| {
        let whole = input.read()?;
        let Part { bytes, envelope, form } = Part::of(&whole);
        (row.kind, row.exported) = (Some(form.word()), envelope.is_some());
        let made = match change {
            Change::Port { to, from } => ported(input.name(), &bytes, &form, *to, *from, &mut row.findings),
            Change::Strip(what) => stripped(input.name(), &bytes, &form, what),
            Change::Version(version) => {
                if !matches!(form, Form::Artifact(_)) {
                    return Err("not a portable artifact of StableHLO".to_owned().into());
                }
                let ctx = crate::context::scratch(&bytes);
                mlirkit::stablehlo::upgrade(&ctx, bytes.clone(), version.as_str())
                    .map_err(|errors| words(&errors.into_diagnostics()))
            }
        }?;
        row.content = Some(match envelope {
            Some(envelope) => envelope.with_artifact(&whole, &made),
            None => made,
        });
        Ok(())
    });
    row
}

/// Creates a context that follows a release and accepts unknown dialects.
pub fn context(of: Named) -> Context {
    let Named { release, snapshot } = of;
    let options = ContextOptions { release: Some(release), snapshot, ..ContextOptions::default() };
    mlirkit::context(&ContextOptions { allow_unregistered: true, ..options })
}

/// Returns the release of a file: `said`, the release that the caller named, or else the release in the producer
/// string.
///
/// # Errors
/// Fails for a portable artifact, which has no LLVM release.
pub fn origin(form: &Form, file: &[u8], said: Option<Named>) -> Result<Named, String> {
    if matches!(form, Form::Artifact(_)) {
        return Err("a portable artifact has a version of StableHLO, not of LLVM".to_owned());
    }
    Ok(said.or_else(|| mlirkit::release_of(file)).unwrap_or_default())
}

/// Returns options for opening a file. `said` is the release that the caller named, if any.
pub fn opening(said: Option<Named>) -> OpenOptions {
    let mut open = OpenOptions::default();
    open.bytecode.producer_release = said.map(|said| said.release);
    open
}

fn ported(
    name: &str,
    bytes: &Bytes,
    form: &Form,
    to: Named,
    said: Option<Named>,
    findings: &mut Vec<String>,
) -> Result<Vec<u8>, Failure> {
    let (from, to_context) = (context(origin(form, bytes, said)?), context(to));
    let opened = mlirkit::open(&from, name, bytes, &opening(said)).map_err(|found| words(&found))?;
    let wrong = mlirkit::verify_all(&opened.module, Default::default());
    if !wrong.is_empty() {
        return Err(words(&wrong).with_category("invalid"));
    }
    let ported = mlirkit::port::port(&opened.module, &to_context).map_err(|error| error.to_string())?;
    findings.extend(ported.findings.iter().map(|finding| mlirkit::port::sentence(&from, finding)));
    if let Some(first) = ported.refusals().next() {
        return Err(mlirkit::port::refusal(&from, first, to.release).message.into());
    }
    let mut out = Vec::new();
    if *form == Form::Text {
        print(&ported.module, form, None, &mut out)?;
    } else {
        let options = mlirkit::port::write_options(to);
        mlirkit::bytecode::write(&ported.module, &mut out, &options).map_err(|error| error.to_string())?;
    }
    Ok(out)
}

fn stripped(name: &str, bytes: &Bytes, form: &Form, what: &Strip) -> Result<Vec<u8>, Failure> {
    // For a file without a producer string, readers assume this library's default release.
    let ctx = crate::context::scratch(if what.producer { &[] } else { bytes });
    let mut opened = mlirkit::open(&ctx, name, bytes, &OpenOptions::default()).map_err(|found| words(&found))?;
    mlirkit::edit::strip(&mut opened.module, what).map_err(|error| error.to_string())?;
    let mut out = Vec::new();
    let producer = what.producer.then_some(mlirkit::edit::strip::NO_PRODUCER);
    print(&opened.module, form, producer, &mut out)?;
    Ok(out)
}

fn print(module: &Module<'_>, form: &Form, producer: Option<&str>, out: &mut Vec<u8>) -> Result<(), Failure> {
    mlirkit::file_format::write_module(module, form, &Default::default(), producer, out).map_err(|found| words(&found))
}
