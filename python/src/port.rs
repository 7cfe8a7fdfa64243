//! Converts modules to another LLVM release.

use std::sync::Arc;

use bytes::Bytes;
use mlirkit::diag::Diagnostic;
use mlirkit::port::{Finding, Named};
use mlirkit::stablehlo::part::Part;
use mlirkit::{Context, Module};
use pyo3::prelude::*;

use crate::change::{named, opening, origin};
use crate::context::Ctx;
use crate::error::{Place, Raise, invalid, mlir_error, parse_error, place};
use crate::op::PyOpBase;
use crate::store::Store;

/// A finding: operation name, location, description, whether it is refused, and the first or last release that supports
/// the feature.
type Found = (String, Place, String, bool, Option<String>);

/// The converted top-level operation, or `None` if something was refused, and the findings.
type Answer = (Option<Py<PyAny>>, Vec<Found>);

/// Converts a module to the release `to`. `verify` verifies it before and after; `raises` raises an error if something
/// is refused.
#[pyfunction]
pub fn _port(
    py: Python<'_>,
    operation: &Bound<'_, PyOpBase>,
    to: &str,
    verify: bool,
    raises: bool,
) -> PyResult<Answer> {
    let (handle, to) = (crate::verbs::whole(operation)?, named(to)?);
    let made = py.detach(|| handle.store.read(|module| bring(module, to, verify)));
    answer(py, made?, to, raises)
}

/// Converts a file to another release. `from` is the release of the file, by default the release in its producer
/// string. `verify` and `raises` have the same meaning as in [`_port`].
#[pyfunction]
pub fn _port_data(
    py: Python<'_>,
    data: Vec<u8>,
    name: &str,
    to: &str,
    from: Option<&str>,
    verify: bool,
    raises: bool,
) -> PyResult<Answer> {
    let (to, said) = (named(to)?, from.map(named).transpose()?);
    let made = py.detach(|| {
        let Part { bytes, form, .. } = Part::of(&Bytes::from(data));
        let ctx = crate::change::context(origin(&form, &bytes, said).map_err(invalid)?);
        let opened = mlirkit::open(&ctx, name, &bytes, &opening(said));
        let module = opened.map_err(|found| parse_error("Unable to read the file", name, &bytes, found))?.module;
        bring(&module, to, verify)
    });
    answer(py, made?, to, raises)
}

/// The result of porting: the converted module, the findings, and the diagnostics for refused features.
struct Brought {
    store: Arc<Store>,
    found: Vec<Found>,
    refused: Vec<Diagnostic>,
}

fn bring(module: &Module<'_>, to: Named, verify: bool) -> PyResult<Brought> {
    if verify {
        let wrong = mlirkit::verify_all(module, Default::default());
        if !wrong.is_empty() {
            return Err(mlir_error("the module is not valid as it is", &wrong));
        }
    }
    let target = Ctx::of(crate::change::context(to));
    let mut findings = Vec::new();
    let store = Store::make(&target, |ctx| {
        let ported =
            if verify { mlirkit::port::port(module, ctx.ir()) } else { mlirkit::edit::port(module, ctx.ir()) }?;
        findings = ported.findings;
        Ok::<_, mlirkit::Error>(ported.module)
    });
    let from = module.context();
    let refused = findings
        .iter()
        .filter(|finding| finding.refused)
        .map(|finding| mlirkit::port::refusal(from, finding, to.release));
    let refused = refused.collect();
    let found = findings.iter().map(|finding| plain(from, finding)).collect();
    Ok(Brought { store: store.raise()?, found, refused })
}

fn plain(ctx: &Context, finding: &Finding) -> Found {
    let at = place(&mlirkit::position(ctx, finding.location));
    let there = finding.there.map(|there| there.to_string());
    (finding.op.clone(), at, finding.what.clone(), finding.refused, there)
}

fn answer(py: Python<'_>, made: Brought, to: Named, raises: bool) -> PyResult<Answer> {
    let Brought { store, found, refused } = made;
    if refused.is_empty() {
        let top = crate::module::top(py, store, false, "there is nothing in the module")?;
        return Ok((Some(top), found));
    }
    if raises {
        return Err(mlir_error(&format!("the module cannot be brought to LLVM {}", to.release), &refused));
    }
    Ok((None, found))
}
