//! The contents of modules as tables: operations, values, attributes and constants. A table covers one module or many
//! files.

use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;

use arrow_array::{RecordBatch, RecordBatchIterator};
use arrow_schema::{ArrowError, SchemaRef};
use mlirkit::stablehlo::part::Part;
use mlirkit::{Attr, AttrData, Context, OpRef, Type, TypeData, ValueKey};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::columns::{Cell, Column, Kind, Rows, schema};
use crate::constants::{Constants, Described, Shape};
use crate::error::Raise;
use crate::files::{Failure, Input, attempt};
use crate::op::PyOpBase;
use crate::tables::{ArrowTable, arrow_error, capsule};

/// The columns of the table of operations.
const OPERATIONS: &[Column] = &[
    ("op", Kind::Number, "The operation's number in its file, in the order of the text."),
    ("name", Kind::Text, "The name, such as stablehlo.add."),
    ("parent", Kind::Number, "The enclosing operation."),
    ("region", Kind::Number, "The index of its region in the enclosing operation."),
    ("block", Kind::Number, "The index of its block in the region."),
    ("position", Kind::Number, "The index of the operation in its block."),
    ("symbol", Kind::Text, "Its name as a symbol."),
    (
        "symbol_path",
        Kind::Text,
        "The path of the nearest symbol that is or encloses the operation, such as @outer::@f.",
    ),
    ("flops", Kind::Number, "Arithmetic operations; null if unknown or dynamic."),
    ("location", Kind::Text, "The location, as MLIR writes it."),
    ("file", Kind::Text, "The source file of the location."),
    ("line", Kind::Number, "The line in the source file."),
    ("column", Kind::Number, "The column in the source file."),
    ("scope", Kind::Text, "The names of the location, outermost first, separated by slashes: a layer's path, for JAX."),
];

/// The columns of the table of values.
const VALUES: &[Column] = &[
    ("op", Kind::Number, "The operation that has the operand or result, or that owns the argument's block."),
    ("role", Kind::Text, "operand, result or argument."),
    ("index", Kind::Number, "The index among the operands, results or arguments."),
    (
        "value",
        Kind::Number,
        "The value's number in its file: an operand's row has the number of the row that defines it.",
    ),
    ("definition", Kind::Number, "The operation that has the value as a result; null for a block's argument."),
    ("region", Kind::Number, "The index of an argument's region."),
    ("block", Kind::Number, "The index of an argument's block."),
    ("type", Kind::Text, "The type."),
    ("dtype", Kind::Text, "The element type of a shaped type, or the type of a number."),
    ("shape", Kind::Shape, "The sizes; a dynamic one is null, and so is the shape of an unranked type."),
    ("elements", Kind::Number, "The number of elements; null if it is dynamic."),
    ("bytes", Kind::Number, "The bytes of all elements, of whole bytes each; null if they are dynamic."),
];

/// The columns of the table of attributes.
const ATTRIBUTES: &[Column] = &[
    ("op", Kind::Number, "The operation."),
    ("name", Kind::Text, "The attribute's name."),
    ("value", Kind::Text, "The attribute, as MLIR writes it."),
    ("inherent", Kind::Flag, "Whether it belongs to the operation's definition."),
    ("kind", Kind::Text, "What it is: integer, bool, float, string, symbol, type, array, dictionary, unit and others."),
    ("integer", Kind::Signed, "The value of an integer or bool of up to 64 bits."),
    ("number", Kind::Real, "The value of a float."),
    ("text", Kind::Text, "The content of a string, without quotation marks; the path of a symbol."),
];

/// The columns of the table of constants.
const CONSTANTS: &[Column] = &[
    ("op", Kind::Number, "The operation."),
    ("name", Kind::Text, "The attribute's name."),
    ("type", Kind::Text, "The type."),
    ("dtype", Kind::Text, "The element type."),
    ("shape", Kind::Shape, "The sizes."),
    ("elements", Kind::Number, "The number of elements."),
    ("bytes", Kind::Number, "The bytes that the file holds: those of one element for a splat."),
    ("splat", Kind::Flag, "Whether the file holds one element for all."),
    ("resource", Kind::Text, "The key of the resource that holds the bytes."),
    ("hash", Kind::Text, "Equal for equal types and contents, in any file, except for bools of a resource."),
    ("min", Kind::Real, "The smallest element."),
    ("max", Kind::Real, "The largest element."),
];

/// The columns of the table of files.
const FILES: &[Column] = &[
    ("operations", Kind::Number, "The number of operations."),
    ("error", Kind::Text, "Why the file has no rows."),
    ("error_category", Kind::Text, "The kind of error, as in facts."),
    ("error_place", Kind::Text, "Line and column, or offset."),
];

/// The columns of all tables: the tables in [`Parts`], in the same order, followed by the table of files.
const TABLES: [&[Column]; 5] = [OPERATIONS, VALUES, ATTRIBUTES, CONSTANTS, FILES];

/// The rows for one module: operations, values, attributes and constants.
type Parts = [Rows; 4];

fn no_parts() -> Parts {
    [Rows::new(OPERATIONS), Rows::new(VALUES), Rows::new(ATTRIBUTES), Rows::new(CONSTANTS)]
}

/// An operand, result or argument. Its row is completed later, because the value may be defined after its use.
struct ValueRow {
    op: u64,
    role: &'static str,
    index: u64,
    value: u64,
    place: Option<(u64, u64)>,
    shape: Rc<Shape>,
}

/// The state of a walk over a module that fills the tables of its contents.
#[derive(Default)]
struct Walk {
    values: HashMap<ValueKey, u64>,
    /// The number of the operation that defines each value. `None` for a block argument, or if the definition has not
    /// been visited.
    definitions: Vec<Option<u64>>,
    rows: Vec<ValueRow>,
    shapes: HashMap<Type, Rc<Shape>>,
    /// For each block: the number of its operation, the indices of its region and block, and the number of operations
    /// visited so far.
    blocks: HashMap<mlirkit::BlockKey, (u64, u64, u64, u64)>,
    /// The symbol path of each operation, if it has one.
    symbols: Vec<Option<Rc<str>>>,
}

impl Walk {
    fn shape(&mut self, ctx: &Context, ty: Type) -> Rc<Shape> {
        self.shapes.entry(ty).or_insert_with(|| Rc::new(Shape::of(ctx, ty))).clone()
    }

    fn value(&mut self, key: ValueKey) -> u64 {
        let next = self.definitions.len() as u64;
        let number = *self.values.entry(key).or_insert(next);
        if number == next {
            self.definitions.push(None);
        }
        number
    }

    fn define(&mut self, key: ValueKey, op: Option<u64>) -> u64 {
        let number = self.value(key);
        if let Some(place) = usize::try_from(number).ok().and_then(|number| self.definitions.get_mut(number)) {
            *place = op;
        }
        number
    }

    fn values_of(&mut self, number: u64, op: OpRef<'_, '_>) {
        let ctx = op.context();
        for (index, operand) in (0..).zip(op.operands()) {
            let (value, shape) = (self.value(operand.key()), self.shape(ctx, operand.ty()));
            self.rows.push(ValueRow { op: number, role: "operand", index, value, place: None, shape });
        }
        for (index, result) in (0..).zip(op.results()) {
            let (value, shape) = (self.define(result.key(), Some(number)), self.shape(ctx, result.ty()));
            self.rows.push(ValueRow { op: number, role: "result", index, value, place: None, shape });
        }
        for (region_index, region) in (0..).zip(op.regions()) {
            for (block_index, block) in (0..).zip(region.blocks()) {
                self.blocks.insert(block.key(), (number, region_index, block_index, 0));
                for (index, argument) in (0..).zip(block.args()) {
                    let (value, shape) = (self.define(argument.key(), None), self.shape(ctx, argument.ty()));
                    let place = Some((region_index, block_index));
                    self.rows.push(ValueRow { op: number, role: "argument", index, value, place, shape });
                }
            }
        }
    }

    /// Returns the number of an operation's parent, and the indices of the region, the block and the operation. `None`
    /// for the root of the walk.
    fn place(&mut self, op: OpRef<'_, '_>) -> Option<(u64, u64, u64, u64)> {
        let place = self.blocks.get_mut(&op.block()?.key())?;
        let found = *place;
        place.3 += 1;
        Some(found)
    }

    fn symbol_path(&mut self, parent: Option<u64>, symbol: Option<&str>) -> Option<Rc<str>> {
        let parent = parent.and_then(|parent| usize::try_from(parent).ok());
        let outer = parent.and_then(|parent| self.symbols.get(parent)).cloned().flatten();
        let path = match (outer, symbol) {
            (outer, None) => outer,
            (None, Some(name)) => Some(format!("@{name}").into()),
            (Some(outer), Some(name)) => Some(format!("{outer}::@{name}").into()),
        };
        self.symbols.push(path.clone());
        path
    }
}

fn gather(root: OpRef<'_, '_>) -> Parts {
    let ctx = root.context();
    let [mut operations, mut values, mut attributes, mut constants] = no_parts();
    let mut walk = Walk::default();
    let mut described = Constants::new(root.module);
    let mut sources: HashMap<Attr, (String, Source<'_>)> = HashMap::new();
    for (number, op) in (0..).zip(root.walk()) {
        let place = walk.place(op);
        let symbol = op.symbol_name();
        let path = walk.symbol_path(place.map(|place| place.0), symbol);
        let (location, source) = sources
            .entry(op.location())
            .or_insert_with_key(|location| (ctx.attr_text(*location), Source::of(ctx, *location)));
        operations.push([
            Cell::Number(number),
            Cell::Text(op.name()),
            place.map(|place| place.0).into(),
            place.map(|place| place.1).into(),
            place.map(|place| place.2).into(),
            place.map(|place| place.3).into(),
            symbol.into(),
            path.as_deref().into(),
            mlirkit::edit::cost::flops(op).into(),
            Cell::Text(location),
            source.file.into(),
            source.line.into(),
            source.column.into(),
            source.scope.as_deref().into(),
        ]);
        walk.values_of(number, op);
        for (name, value, inherent) in crate::attributes::all(op) {
            match described.of(ctx, value) {
                Some(constant) => push_constant(&mut constants, number, &name, &constant),
                None => push_attribute(&mut attributes, ctx, number, &name, value, inherent),
            }
        }
    }
    for row in &walk.rows {
        let definition =
            usize::try_from(row.value).ok().and_then(|value| walk.definitions.get(value).copied().flatten());
        values.push([
            Cell::Number(row.op),
            Cell::Text(row.role),
            Cell::Number(row.index),
            Cell::Number(row.value),
            definition.into(),
            row.place.map(|place| place.0).into(),
            row.place.map(|place| place.1).into(),
            Cell::Text(&row.shape.text),
            row.shape.dtype.as_deref().into(),
            row.shape.sizes.as_deref().map_or(Cell::Null, Cell::Shape),
            row.shape.elements.into(),
            row.shape.bytes.into(),
        ]);
    }
    [operations, values, attributes, constants]
}

fn push_constant(rows: &mut Rows, op: u64, name: &str, constant: &Described) {
    let shape = &constant.shape;
    rows.push([
        Cell::Number(op),
        Cell::Text(name),
        Cell::Text(&shape.text),
        shape.dtype.as_deref().into(),
        shape.sizes.as_deref().map_or(Cell::Null, Cell::Shape),
        shape.elements.into(),
        Cell::Number(constant.bytes),
        Cell::Flag(constant.splat),
        constant.resource.as_deref().into(),
        Cell::Text(&constant.hash),
        constant.range.map(|range| range.0).into(),
        constant.range.map(|range| range.1).into(),
    ]);
}

fn push_attribute(rows: &mut Rows, ctx: &Context, op: u64, name: &str, attr: Attr, inherent: bool) {
    let (mut integer, mut number, mut text) = (Cell::Null, Cell::Null, None);
    let kind = match ctx.attr_data(attr) {
        AttrData::Integer(int) => {
            let is_bool = matches!(ctx.type_data(int.ty), TypeData::Integer { width: 1, .. });
            let digits = if is_bool { int.value.to_unsigned_string() } else { int.value.to_signed_string() };
            integer = digits.parse().map_or(Cell::Null, Cell::Signed);
            if is_bool { "bool" } else { "integer" }
        }
        AttrData::Float(float) => {
            if let TypeData::Float(kind) = ctx.type_data(float.ty) {
                number = Cell::Real(kind.to_f64(float.bits()));
            }
            "float"
        }
        AttrData::String { value, .. } => {
            text = Some(ctx.str(*value).to_owned());
            "string"
        }
        AttrData::SymbolRef(path) => {
            text = Some(path.iter().map(|name| format!("@{}", ctx.str(*name))).collect::<Vec<_>>().join("::"));
            "symbol"
        }
        AttrData::Type(ty) => {
            text = Some(ctx.type_text(*ty));
            "type"
        }
        AttrData::Array(_) => "array",
        AttrData::Dictionary(_) => "dictionary",
        AttrData::DenseArray(_) => "dense array",
        AttrData::DenseStrings(_) => "dense strings",
        AttrData::DenseElements(_) | AttrData::DenseResource { .. } => "dense",
        AttrData::Sparse { .. } => "sparse",
        AttrData::AffineMap(_) => "affine map",
        AttrData::IntegerSet(_) => "integer set",
        AttrData::StridedLayout(_) => "strided layout",
        AttrData::Distinct { .. } => "distinct",
        AttrData::Unit => "unit",
        AttrData::Dialect(data) => &data.def.name,
        AttrData::FileLineCol { .. }
        | AttrData::FileRange(_)
        | AttrData::NameLoc { .. }
        | AttrData::CallSiteLoc { .. }
        | AttrData::FusedLoc { .. }
        | AttrData::UnknownLoc => "location",
        AttrData::Opaque { .. } | AttrData::Verbatim(_) => "unknown",
    };
    rows.push([
        Cell::Number(op),
        Cell::Text(name),
        Cell::Text(&ctx.attr_text(attr)),
        Cell::Flag(inherent),
        Cell::Text(kind),
        integer,
        number,
        text.as_deref().into(),
    ]);
}

/// The components of a location that have columns in the table.
#[derive(Default)]
struct Source<'c> {
    file: Option<&'c str>,
    line: Option<u64>,
    column: Option<u64>,
    scope: Option<String>,
}

impl<'c> Source<'c> {
    /// Returns the first file position in a location, and the names before it. For a call site, uses the location of
    /// the callee.
    fn of(ctx: &'c Context, location: Attr) -> Self {
        /// Maximum number of nested locations that are visited; a fused location may contain many.
        const PARTS: usize = 64;
        let mut found = Self::default();
        let mut todo = vec![location];
        for _ in 0..PARTS {
            let Some(next) = todo.pop() else { break };
            match ctx.attr_data(next) {
                AttrData::FileLineCol { file, line, column } => {
                    found.at(ctx.str(*file), u64::from(*line), u64::from(*column));
                    break;
                }
                AttrData::FileRange(range) => {
                    found.at(ctx.str(range.file), u64::from(range.start_line), u64::from(range.start_column));
                    break;
                }
                AttrData::NameLoc { name, child } => {
                    let scope = found.scope.get_or_insert_default();
                    if !scope.is_empty() {
                        scope.push('/');
                    }
                    scope.push_str(ctx.str(*name));
                    todo.push(*child);
                }
                AttrData::CallSiteLoc { callee, .. } => todo.push(*callee),
                AttrData::FusedLoc { locations, .. } => todo.extend(locations.iter().take(PARTS).rev()),
                _ => {}
            }
        }
        found
    }

    fn at(&mut self, file: &'c str, line: u64, column: u64) {
        (self.file, self.line, self.column) = (Some(file), Some(line), Some(column));
    }
}

type Tables = (ArrowTable, ArrowTable, ArrowTable, ArrowTable);

fn tables(schemas: [SchemaRef; 4], batches: [Vec<RecordBatch>; 4]) -> Tables {
    let [a, b, c, d] = schemas;
    let [w, x, y, z] = batches;
    (ArrowTable::of(a, w), ArrowTable::of(b, x), ArrowTable::of(c, y), ArrowTable::of(d, z))
}

/// Creates the tables of one module: operations, values, attributes and constants.
#[pyfunction]
pub fn module_tables(py: Python<'_>, operation: &Bound<'_, PyOpBase>) -> PyResult<Tables> {
    let handle = operation.get().handle()?;
    let parts = py.detach(move || handle.read(gather)).raise()?;
    let schemas = [OPERATIONS, VALUES, ATTRIBUTES, CONSTANTS].map(|columns| schema(columns, false));
    let mut batches: [Vec<RecordBatch>; 4] = Default::default();
    for (rows, batch) in parts.into_iter().zip(&mut batches) {
        batch.push(rows.finish(None).map_err(arrow_error)?);
    }
    Ok(tables(schemas, batches))
}

/// Computes the rows of one file: a batch for each table, in the order of [`TABLES`], or only for the table at index
/// `wanted`.
fn of_file(input: &Input, wanted: Option<usize>) -> Result<Vec<RecordBatch>, ArrowError> {
    let mut parts = no_parts();
    let error: Option<Failure> = attempt(|| {
        let Part { bytes, form, .. } = Part::of(&input.read()?);
        let ctx = crate::context::scratch(&bytes);
        let module = crate::files::module(&ctx, input.name(), &form, &bytes)?;
        parts = module.root().map_or_else(no_parts, gather);
        Ok(())
    });
    let mut about = Rows::new(FILES);
    let [operations, ..] = &parts;
    let error = error.as_ref();
    about.push([
        Cell::Number(operations.count() as u64),
        error.map(|error| error.message.as_str()).into(),
        error.map(|error| error.category).into(),
        error.and_then(|error| error.place.as_deref()).into(),
    ]);
    let all = parts.into_iter().chain([about]).zip(0..);
    let chosen = all.filter(|(_, at)| wanted.is_none_or(|wanted| wanted == *at));
    chosen.map(|(rows, _)| rows.finish(Some(input.name()))).collect()
}

/// Creates the tables of several files, each with a column for the path, and a table of errors.
#[pyfunction]
#[pyo3(signature = (items, threads=0, progress=None))]
pub fn files_tables(
    py: Python<'_>,
    items: Vec<Bound<'_, PyAny>>,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Tables, ArrowTable)> {
    let made = crate::files::rows(py, &items, threads, progress.as_ref(), &|input| of_file(input, None))?;
    let mut batches: [Vec<RecordBatch>; 4] = Default::default();
    let mut about = Vec::new();
    for file in made {
        let mut file = file.map_err(arrow_error)?.into_iter();
        // `zip` must iterate over `batches` first. Otherwise it would take the fifth batch from `file` and lose it.
        batches.iter_mut().zip(&mut file).for_each(|(table, batch)| table.push(batch));
        about.extend(file);
    }
    let schemas = [OPERATIONS, VALUES, ATTRIBUTES, CONSTANTS].map(|columns| schema(columns, true));
    Ok((tables(schemas, batches), ArrowTable::of(schema(FILES, true), about)))
}

/// A table of several files. It is produced while it is read, so it may be larger than memory.
#[pyclass(frozen, module = "mlirkit._mlirkit")]
pub struct ArrowStream {
    inputs: Vec<Input>,
    table: usize,
    threads: usize,
}

#[pymethods]
impl ArrowStream {
    /// Creates a stream for one table: 0 for operations, 1 for values, 2 for attributes, 3 for constants, 4 for files.
    #[new]
    fn new(items: Vec<Bound<'_, PyAny>>, table: usize, threads: usize) -> PyResult<Self> {
        if table >= TABLES.len() {
            return Err(crate::error::invalid("there is no such table"));
        }
        Ok(Self { inputs: items.iter().map(Input::of).collect::<PyResult<_>>()?, table, threads })
    }

    /// Exports the table as a stream in Arrow's C data interface. Each export reads the files again.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let (inputs, table, threads) = (self.inputs.clone(), self.table, crate::files::threads(self.threads));
        // The channel is bounded, so files are not read faster than the batches are consumed.
        let (send, receive) = sync_channel(threads);
        let read = move || {
            for chunk in inputs.chunks(threads) {
                let made = crate::files::each(chunk, &|input| of_file(input, Some(table)), threads, &|_| true);
                for batches in made.unwrap_or_default() {
                    let sent = match batches {
                        Ok(batches) => batches.into_iter().try_for_each(|batch| send.send(Ok(batch))),
                        Err(error) => send.send(Err(error)),
                    };
                    if sent.is_err() {
                        return;
                    }
                }
            }
        };
        std::thread::Builder::new().spawn(read)?;
        capsule(py, RecordBatchIterator::new(receive, self.schema()))
    }

    #[getter]
    fn column_names(&self) -> Vec<String> {
        self.schema().fields().iter().map(|field| field.name().clone()).collect()
    }
}

impl ArrowStream {
    fn schema(&self) -> Arc<arrow_schema::Schema> {
        schema(TABLES.get(self.table).copied().unwrap_or_default(), true)
    }
}
