//! Printing, writing, verifying and walking operations, and counting them by name.

use mlirkit::asm::PrintOptions;
use mlirkit::{OpKey, OpRef};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::cell::{Glance, OpCell};
use crate::error::{Raise, mlir_error};
use crate::handle::OpHandle;
use crate::op::PyOpBase;

/// The keyword arguments of `get_asm`.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct Switches {
    large_elements_limit: Option<u64>,
    large_resource_limit: Option<u64>,
    enable_debug_info: bool,
    pretty_debug_info: bool,
    print_generic_op_form: bool,
    use_local_scope: bool,
    use_name_loc_as_prefix: bool,
    assume_verified: bool,
    skip_regions: bool,
}

/// Prints an operation. A top-level operation is printed as a complete file. Any other operation is printed with the
/// value names that it has in its scope.
pub fn print(op: OpRef<'_, '_>, options: &PrintOptions) -> String {
    let mut out = Vec::new();
    let whole = op.parent_op().is_none() && op.block().is_some();
    // Writing to memory cannot fail. Text beyond the length limit is cut.
    let _ = match whole {
        true => mlirkit::asm::print_op(op, options, &mut out),
        false => mlirkit::asm::print_in_scope(op, options, &mut out),
    };
    String::from_utf8_lossy(&out).into_owned()
}

/// Returns the outermost operation around an operation. As upstream, an operation is printed in generic form if any
/// operation around it is not valid.
pub fn outermost<'m, 'c>(op: OpRef<'m, 'c>) -> OpRef<'m, 'c> {
    std::iter::successors(Some(op), |op| op.parent_op()).last().unwrap_or(op)
}

/// Verifies an operation and returns its errors.
pub fn problems(op: OpRef<'_, '_>) -> Vec<mlirkit::diag::Diagnostic> {
    let ctx = op.context();
    let check = mlirkit::dialects::dlti::checker(ctx);
    let checks: [mlirkit::verifier::Check<'_>; 1] = [&check];
    let found = mlirkit::verifier::verify_all(op, &checks, mlirkit::Level::Full);
    found
        .into_iter()
        .map(|one| {
            let place = one.location;
            let mut message = one.message.clone();
            let shown = op.module.op(one.body, one.op);
            let generic = PrintOptions { generic: true, ..PrintOptions::default() };
            if let Some((body, last)) = one.ends_with {
                message.push_str(&print(op.module.op(body, last), &generic));
            }
            let mut made = mlirkit::asm::error_at(ctx, place, message);
            if one.shows_op {
                let text = print(shown, &generic);
                let text = text.trim_end();
                let line = if text.contains('\n') { "\n" } else { "" };
                made = made.with_note_at(mlirkit::position(ctx, place), format!("see current operation: {line}{text}"));
            }
            for (place, note) in &one.notes {
                made = made.with_note_at(mlirkit::position(ctx, *place), note);
            }
            made
        })
        .collect()
}

#[pymethods]
impl PyOpBase {
    /// Prints the operation with the options of `get_asm`.
    fn _asm(&self, py: Python<'_>, switches: Switches) -> PyResult<String> {
        let options = PrintOptions {
            generic: switches.print_generic_op_form,
            debug_info: switches.enable_debug_info,
            pretty_debug_info: switches.pretty_debug_info,
            local_scope: switches.use_local_scope,
            name_loc_as_prefix: switches.use_name_loc_as_prefix,
            skip_regions: switches.skip_regions,
            elide_elements: switches.large_elements_limit,
            elide_resources: switches.large_resource_limit,
            ..PrintOptions::default()
        };
        let handle = self.handle()?.now();
        py.detach(move || {
            let known = options.generic || switches.assume_verified || handle.store.is_verified();
            let changes = handle.store.changes();
            handle.read(|op| {
                let valid = known || problems(outermost(op)).is_empty();
                if valid && !known && op.module.root().is_some() {
                    handle.store.note_verified(changes);
                }
                print(op, &PrintOptions { generic: options.generic || !valid, assume_verified: true, ..options })
            })
        })
        .raise()
    }

    /// Encodes the operation as bytecode of the given version.
    #[pyo3(signature = (version=None))]
    fn _bytecode<'py>(&self, py: Python<'py>, version: Option<u64>) -> PyResult<Bound<'py, PyBytes>> {
        let handle = self.handle()?;
        let older = self.cell()?.ctx().is_of_builder();
        let bytes = py.detach(move || handle.read(|op| crate::module::to_bytecode(op, version, older)));
        Ok(PyBytes::new(py, &bytes.raise()?.raise()?))
    }

    /// Verifies the operation. Returns true if it is valid; raises an error otherwise.
    fn _verified(&self, py: Python<'_>) -> PyResult<bool> {
        let handle = self.handle()?;
        let found = py.detach(move || handle.read(problems)).raise()?;
        match found.is_empty() {
            true => Ok(true),
            false => Err(mlir_error("Verification failed", &found)),
        }
    }

    /// Calls `callback` for the operation and everything nested in it. `callback` returns 0 to continue, 1 to skip the
    /// nested operations, and 2 to stop. With `post_order`, nested operations come first.
    fn _walk(&self, py: Python<'_>, callback: &Bound<'_, PyAny>, post_order: bool) -> PyResult<()> {
        crate::walk::walk(py, &self.handle()?, callback, post_order)
    }

    /// Counts the nested operations by name, without creating a Python object for each.
    fn operation_counts(&self, py: Python<'_>) -> PyResult<std::collections::HashMap<String, u64>> {
        let handle = self.handle()?;
        py.detach(move || {
            handle.read(|op| {
                let mut counts: Vec<u64> = Vec::new();
                for name in op.walk().map(OpRef::op_name) {
                    if counts.len() <= name.index() {
                        counts.resize(name.index() + 1, 0);
                    }
                    counts[name.index()] += 1;
                }
                let name = |index: usize| mlirkit::ir::OpName::from_index(u32::try_from(index).ok()?);
                let met = counts.into_iter().enumerate().filter(|(_, count)| *count > 0);
                met.filter_map(|(index, count)| Some((op.context().op_str(name(index)?).to_owned(), count))).collect()
            })
        })
        .raise()
    }

    /// Returns the operations with this name in pre-order: the operation itself and nested ones. `*` matches any
    /// characters, as in `stablehlo.*`.
    fn operations_named(&self, py: Python<'_>, name: &str) -> PyResult<Vec<Py<PyAny>>> {
        let handle = self.handle()?.now();
        let changes = handle.store.changes();
        let found = py.detach(|| {
            handle.read(|op| {
                let mut known: Vec<Option<bool>> = Vec::new();
                let mut wanted = |op: &OpRef<'_, '_>| {
                    let number = op.op_name().index();
                    if known.len() <= number {
                        known.resize(number + 1, None);
                    }
                    *known[number].get_or_insert_with(|| fits(op.name(), name))
                };
                let inside = op.walk().filter(|op| wanted(op));
                inside.map(|op| (op.key(), Glance::of(op))).collect::<Vec<_>>()
            })
        });
        let view = |(key, glance): (OpKey, Glance)| {
            let cell = OpCell::seen(OpHandle { store: handle.store.clone(), key }, glance, changes);
            Ok(crate::classes::view_of(py, glance.name, cell)?.0.into_any())
        };
        found.raise()?.into_iter().map(view).collect()
    }
}

/// Returns whether a name matches a pattern in which `*` matches any characters.
fn fits(name: &str, pattern: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return name == pattern };
    let Some(name) = name.strip_prefix(start) else { return false };
    (0..=name.len()).any(|at| name.get(at..).is_some_and(|tail| fits(tail, rest)))
}
