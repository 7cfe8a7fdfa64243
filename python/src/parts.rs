//! The parts of modules as tables: operations, values, attributes, constants; of one module, or of many files.

use std::sync::Arc;

use arrow_array::{ArrayRef, UInt32Array};
use mlirkit::stablehlo::part::Part;
use mlirkit::{AttrData, OpRef};
use pyo3::prelude::*;

use crate::error::Raise;
use crate::files::{Failure, Input, attempt};
use crate::op::PyOpBase;
use crate::tables::{ArrowTable, flags, numbers, table, texts};

/// The rows of a module, stored as columns.
#[derive(Default)]
struct Parts {
    operations: Operations,
    values: Values,
    attributes: Attributes,
    constants: Constants,
}

#[derive(Default)]
struct Operations {
    names: Vec<String>,
    parents: Vec<Option<u64>>,
    locations: Vec<String>,
}

#[derive(Default)]
struct Values {
    op: Vec<u64>,
    role: Vec<&'static str>,
    index: Vec<u32>,
    types: Vec<String>,
}

#[derive(Default)]
struct Attributes {
    op: Vec<u64>,
    names: Vec<String>,
    values: Vec<String>,
    inherent: Vec<bool>,
}

#[derive(Default)]
struct Constants {
    op: Vec<u64>,
    names: Vec<String>,
    types: Vec<String>,
    bytes: Vec<u64>,
    splat: Vec<bool>,
}

fn gather(root: OpRef<'_, '_>) -> Parts {
    let ctx = root.context();
    let mut parts = Parts::default();
    let mut known = std::collections::HashMap::new();
    for (number, op) in (0..).zip(root.walk()) {
        known.insert(op.key(), number);
        parts.operations.names.push(op.name().to_owned());
        parts.operations.parents.push(op.parent_op().and_then(|parent| known.get(&parent.key()).copied()));
        parts.operations.locations.push(ctx.attr_text(op.location()));
        let operands = (0..).zip(op.operands()).map(|(index, value)| ("operand", index, value.ty()));
        let results = (0..).zip(op.result_types()).map(|(index, ty)| ("result", index, *ty));
        for (role, index, ty) in operands.chain(results) {
            parts.values.op.push(number);
            parts.values.role.push(role);
            parts.values.index.push(index);
            parts.values.types.push(ctx.type_text(ty));
        }
        for (name, value, inherent) in crate::attributes::all(op) {
            if let AttrData::DenseElements(dense) = ctx.attr_data(value) {
                parts.constants.op.push(number);
                parts.constants.names.push(name);
                parts.constants.types.push(ctx.type_text(dense.ty));
                parts.constants.bytes.push(dense.data.len() as u64);
                parts.constants.splat.push(dense.splat);
            } else {
                parts.attributes.op.push(number);
                parts.attributes.names.push(name);
                parts.attributes.values.push(ctx.attr_text(value));
                parts.attributes.inherent.push(inherent);
            }
        }
    }
    parts
}

/// A file's name and its parts.
type Named = (Option<String>, Parts);

/// Concatenates one column over all files.
fn column<'a, T: 'a>(files: &'a [Named], of: impl Fn(&'a Parts) -> &'a [T]) -> impl Iterator<Item = &'a T> {
    files.iter().flat_map(move |(_, parts)| of(parts))
}

type Tables = (ArrowTable, ArrowTable, ArrowTable, ArrowTable);

fn tables(files: &[Named]) -> PyResult<Tables> {
    let count = |of: fn(&Parts) -> &[u64]| numbers(column(files, of).map(|number| Some(*number)));
    let text = |of: fn(&Parts) -> &[String]| texts(column(files, of).map(|text| Some(text.as_str())));
    let flag = |of: fn(&Parts) -> &[bool]| flags(column(files, of).map(|flag| Some(*flag)));
    // With several files, each row has its file's path.
    let with_path = |rows: fn(&Parts) -> usize, mut columns: Vec<(&'static str, ArrayRef)>| {
        if files.iter().all(|(path, _)| path.is_some()) {
            let of_file = |(path, parts)| std::iter::repeat_n(Option::as_deref(path), rows(parts));
            columns.insert(0, ("path", texts(files.iter().map(|(path, parts)| (path, parts)).flat_map(of_file))));
        }
        table(columns)
    };
    let parents = numbers(column(files, |parts| &parts.operations.parents).copied());
    let roles = texts(column(files, |parts| &parts.values.role).map(|role| Some(*role)));
    let indices = Arc::new(UInt32Array::from_iter_values(column(files, |parts| &parts.values.index).copied()));
    let number = files.iter().flat_map(|(_, parts)| 0..parts.operations.names.len() as u64);
    Ok((
        with_path(
            |parts| parts.operations.names.len(),
            vec![
                ("op", numbers(number.map(Some))),
                ("name", text(|parts| &parts.operations.names)),
                ("parent", parents),
                ("location", text(|parts| &parts.operations.locations)),
            ],
        )?,
        with_path(
            |parts| parts.values.op.len(),
            vec![
                ("op", count(|parts| &parts.values.op)),
                ("role", roles),
                ("index", indices),
                ("type", text(|parts| &parts.values.types)),
            ],
        )?,
        with_path(
            |parts| parts.attributes.op.len(),
            vec![
                ("op", count(|parts| &parts.attributes.op)),
                ("name", text(|parts| &parts.attributes.names)),
                ("value", text(|parts| &parts.attributes.values)),
                ("inherent", flag(|parts| &parts.attributes.inherent)),
            ],
        )?,
        with_path(
            |parts| parts.constants.op.len(),
            vec![
                ("op", count(|parts| &parts.constants.op)),
                ("name", text(|parts| &parts.constants.names)),
                ("type", text(|parts| &parts.constants.types)),
                ("bytes", count(|parts| &parts.constants.bytes)),
                ("splat", flag(|parts| &parts.constants.splat)),
            ],
        )?,
    ))
}

/// Makes the tables of a module: operations, values, attributes, constants.
#[pyfunction]
pub fn module_tables(py: Python<'_>, operation: &Bound<'_, PyOpBase>) -> PyResult<Tables> {
    let handle = operation.get().handle()?;
    let parts = py.detach(move || handle.read(gather)).raise()?;
    tables(&[(None, parts)])
}

/// Makes the tables of files, each with a column of paths, and a table of errors.
#[pyfunction]
#[pyo3(signature = (items, threads=0, progress=None))]
pub fn files_tables(
    py: Python<'_>,
    items: Vec<Bound<'_, PyAny>>,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Tables, ArrowTable)> {
    let row = |input: &Input| {
        let mut parts = Parts::default();
        let error = attempt(|| {
            let Part { bytes, form, .. } = Part::of(&input.read()?);
            let ctx = crate::context::scratch(&bytes);
            let module = crate::files::module(&ctx, input.name(), &form, &bytes)?;
            parts = module.root().map(gather).unwrap_or_default();
            Ok(())
        });
        ((Some(input.name().to_owned()), parts), error)
    };
    let (files, errors): (Vec<Named>, Vec<Option<Failure>>) =
        crate::files::rows(py, &items, threads, progress.as_ref(), &row)?.into_iter().unzip();
    let rows = files.iter().map(|(_, parts)| Some(parts.operations.names.len() as u64));
    let about = table(vec![
        ("path", texts(files.iter().map(|(path, _)| path.as_deref()))),
        ("operations", numbers(rows)),
        ("error", texts(errors.iter().map(|error| error.as_ref().map(|error| error.message.as_str())))),
    ])?;
    Ok((tables(&files)?, about))
}
