//! Tables as rows of cells: column definitions with types and descriptions, and a builder for the Arrow arrays.

use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, Float64Builder, Int64Builder, ListBuilder, StringBuilder, UInt64Builder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{ArrowError, DataType, Field, Metadata, Schema, SchemaRef};

/// The metadata key under which a field stores the description of its column.
const DESCRIPTION: &str = "description";

/// The type of the values in a column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Text,
    /// An unsigned number of 64 bits.
    Number,
    /// A signed number of 64 bits.
    Signed,
    Real,
    Flag,
    /// The sizes of a shape; a dynamic size is null.
    Shape,
}

/// The definition of a column: its name, type and description.
pub type Column = (&'static str, Kind, &'static str);

/// A value in a column.
pub enum Cell<'a> {
    Null,
    Text(&'a str),
    Number(u64),
    Signed(i64),
    Real(f64),
    Flag(bool),
    Shape(&'a [Option<i64>]),
}

impl<'a> From<Option<&'a str>> for Cell<'a> {
    fn from(text: Option<&'a str>) -> Self {
        text.map_or(Self::Null, Self::Text)
    }
}

impl From<Option<u64>> for Cell<'_> {
    fn from(number: Option<u64>) -> Self {
        number.map_or(Self::Null, Self::Number)
    }
}

impl From<Option<f64>> for Cell<'_> {
    fn from(number: Option<f64>) -> Self {
        number.map_or(Self::Null, Self::Real)
    }
}

enum Builder {
    Text(StringBuilder),
    Number(UInt64Builder),
    Signed(Int64Builder),
    Real(Float64Builder),
    Flag(BooleanBuilder),
    Shape(ListBuilder<Int64Builder>),
}

impl Builder {
    fn new(kind: Kind) -> Self {
        match kind {
            Kind::Text => Self::Text(StringBuilder::new()),
            Kind::Number => Self::Number(UInt64Builder::new()),
            Kind::Signed => Self::Signed(Int64Builder::new()),
            Kind::Real => Self::Real(Float64Builder::new()),
            Kind::Flag => Self::Flag(BooleanBuilder::new()),
            Kind::Shape => Self::Shape(ListBuilder::new(Int64Builder::new())),
        }
    }

    /// Appends a cell. If its type differs from the column's type, appends null.
    fn push(&mut self, cell: &Cell<'_>) {
        match (self, cell) {
            (Self::Text(builder), Cell::Text(text)) => builder.append_value(text),
            (Self::Number(builder), Cell::Number(number)) => builder.append_value(*number),
            (Self::Signed(builder), Cell::Signed(number)) => builder.append_value(*number),
            (Self::Real(builder), Cell::Real(number)) => builder.append_value(*number),
            (Self::Flag(builder), Cell::Flag(flag)) => builder.append_value(*flag),
            (Self::Shape(builder), Cell::Shape(sizes)) => builder.append_value(sizes.iter().copied()),
            (Self::Text(builder), _) => builder.append_null(),
            (Self::Number(builder), _) => builder.append_null(),
            (Self::Signed(builder), _) => builder.append_null(),
            (Self::Real(builder), _) => builder.append_null(),
            (Self::Flag(builder), _) => builder.append_null(),
            (Self::Shape(builder), _) => builder.append_null(),
        }
    }

    fn finish(&mut self) -> ArrayRef {
        match self {
            Self::Text(builder) => Arc::new(builder.finish()),
            Self::Number(builder) => Arc::new(builder.finish()),
            Self::Signed(builder) => Arc::new(builder.finish()),
            Self::Real(builder) => Arc::new(builder.finish()),
            Self::Flag(builder) => Arc::new(builder.finish()),
            Self::Shape(builder) => Arc::new(builder.finish()),
        }
    }
}

fn data_type(kind: Kind) -> DataType {
    match kind {
        Kind::Text => DataType::Utf8,
        Kind::Number => DataType::UInt64,
        Kind::Signed => DataType::Int64,
        Kind::Real => DataType::Float64,
        Kind::Flag => DataType::Boolean,
        Kind::Shape => DataType::List(Arc::new(Field::new_list_field(DataType::Int64, true))),
    }
}

/// Returns an Arrow field with a description in its metadata.
pub fn field(name: &str, kind: DataType, description: &str) -> Field {
    let mut metadata = Metadata::default();
    metadata.insert(DESCRIPTION.to_owned(), description.to_owned());
    Field::new(name, kind, name != "path").with_metadata(metadata)
}

/// Returns the description of a column; empty if it has none.
pub fn description(field: &Field) -> &str {
    field.metadata().get(DESCRIPTION).map_or("", |text| text.as_str())
}

/// Returns the Arrow schema for the columns. `with_path` adds a first column for the path of the file.
pub fn schema(columns: &[Column], with_path: bool) -> SchemaRef {
    let path = with_path.then(|| field("path", DataType::Utf8, "The file."));
    let others = columns.iter().map(|(name, kind, text)| field(name, data_type(*kind), text));
    Arc::new(Schema::new(path.into_iter().chain(others).collect::<Vec<_>>()))
}

/// A builder for the rows of a table.
pub struct Rows {
    columns: &'static [Column],
    builders: Vec<Builder>,
    count: usize,
}

impl Rows {
    pub fn new(columns: &'static [Column]) -> Self {
        Self { columns, builders: columns.iter().map(|(_, kind, _)| Builder::new(*kind)).collect(), count: 0 }
    }

    /// Appends a row, which must have one cell per column.
    pub fn push<const N: usize>(&mut self, cells: [Cell<'_>; N]) {
        debug_assert_eq!(N, self.builders.len(), "a row has a cell per column");
        for (builder, cell) in self.builders.iter_mut().zip(&cells) {
            builder.push(cell);
        }
        self.count += 1;
    }

    /// Returns the number of rows.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Converts the rows to a record batch. If `path` is given, it becomes the first column.
    pub fn finish(mut self, path: Option<&str>) -> Result<RecordBatch, ArrowError> {
        let mut arrays: Vec<ArrayRef> = Vec::new();
        if let Some(path) = path {
            let mut paths = StringBuilder::new();
            (0..self.count).for_each(|_| paths.append_value(path));
            arrays.push(Arc::new(paths.finish()));
        }
        arrays.extend(self.builders.iter_mut().map(Builder::finish));
        RecordBatch::try_new(schema(self.columns, path.is_some()), arrays)
    }
}
