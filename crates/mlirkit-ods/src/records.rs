//! The records of `llvm-tblgen --dump-json`, and typed access to their fields.

use std::collections::HashMap;

use mlirkit_diag::Error;
use serde_json::{Map, Value};

/// The output of `llvm-tblgen --dump-json` for a `.td` file.
pub struct Doc {
    records: Map<String, Value>,
}

impl Doc {
    /// Parses the output of `llvm-tblgen --dump-json`.
    ///
    /// # Errors
    /// Fails if the input is not a JSON object, or if its records refer to each other in a cycle or too deeply.
    pub fn parse(json: &[u8]) -> Result<Self, Error> {
        match serde_json::from_slice(json) {
            Ok(Value::Object(records)) => {
                let mut heights = HashMap::new();
                for name in records.keys() {
                    measure(&records, name, 0, &mut heights)?;
                }
                Ok(Self { records })
            }
            Ok(_) => Err(Error::unplaced("records are an object, as `llvm-tblgen --dump-json` prints them")),
            Err(error) => Err(Error::unplaced(format!("not JSON: {error}")).with_cause(error)),
        }
    }

    /// Returns the record with this name; `None` if there is none.
    pub fn get<'a>(&'a self, name: &str) -> Option<Rec<'a>> {
        let (name, value) = self.records.get_key_value(name)?;
        Some(Rec { doc: self, name, fields: value.as_object()? })
    }

    /// Iterates over all records of a class.
    pub fn of_class<'a>(&'a self, class: &str) -> impl Iterator<Item = Rec<'a>> {
        let names = self.records.get("!instanceof").and_then(|i| i.get(class)).and_then(Value::as_array);
        names.into_iter().flatten().filter_map(Value::as_str).filter_map(|name| self.get(name))
    }
}

/// Maximum length of a chain of references between records. In upstream, chains have about a dozen references.
const MAX_DEPTH: usize = 100;

/// Computes the length of the longest chain of references from a record, to ensure that following references
/// terminates. Fails for a cycle or a chain of more than [`MAX_DEPTH`] references.
fn measure<'a>(
    records: &'a Map<String, Value>,
    name: &'a str,
    depth: usize,
    heights: &mut HashMap<&'a str, usize>,
) -> Result<usize, Error> {
    if let Some(height) = heights.get(name).copied().filter(|height| depth + height <= MAX_DEPTH) {
        return Ok(height);
    }
    if depth > MAX_DEPTH {
        let message = format!("records refer to each other in a circle, or more than {MAX_DEPTH} deep, at '{name}'");
        return Err(Error::unplaced(message));
    }
    let mut height = 0;
    let mut values: Vec<&Value> = records.get(name).into_iter().filter(|_| name != "!instanceof").collect();
    while let Some(value) = values.pop() {
        match value {
            Value::Array(all) => values.extend(all),
            Value::Object(fields) => match fields.get("def").and_then(Value::as_str) {
                Some(other) => height = height.max(1 + measure(records, other, depth + 1, heights)?),
                None => values.extend(fields.values()),
            },
            _ => {}
        }
    }
    heights.insert(name, height);
    Ok(height)
}

/// A TableGen record.
#[derive(Clone, Copy)]
pub struct Rec<'a> {
    doc: &'a Doc,
    /// The name of the record; `anonymous_N` for an anonymous record.
    pub name: &'a str,
    fields: &'a Map<String, Value>,
}

impl<'a> Rec<'a> {
    /// Returns true if the record is anonymous.
    pub fn anonymous(&self) -> bool {
        self.fields.get("!anonymous").and_then(Value::as_bool).unwrap_or(false)
    }

    /// Iterates over the superclasses; the most derived one is last.
    pub fn classes(&self) -> impl DoubleEndedIterator<Item = &'a str> {
        self.fields.get("!superclasses").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
    }

    /// Returns true if the record derives from `class`.
    pub fn is(&self, class: &str) -> bool {
        self.classes().any(|c| c == class)
    }

    /// Returns the most derived superclass; empty if there is none.
    pub fn class(&self) -> &'a str {
        self.classes().next_back().unwrap_or("")
    }

    fn value(&self, field: &str) -> Option<&'a Value> {
        self.fields.get(field).filter(|v| !v.is_null())
    }

    /// Returns a string field without surrounding whitespace; `None` if it is unset or empty.
    pub fn text(&self, field: &str) -> Option<&'a str> {
        self.raw_text(field).map(str::trim).filter(|s| !s.is_empty())
    }

    /// Returns a string field unchanged; `None` if it is unset.
    pub fn raw_text(&self, field: &str) -> Option<&'a str> {
        self.value(field)?.as_str()
    }

    /// Returns the value of a bit field; false if it is unset.
    pub fn bit(&self, field: &str) -> bool {
        self.value(field).is_some_and(|v| v.as_i64() == Some(1) || v.as_bool() == Some(true))
    }

    /// Returns true if the record has a value for this field.
    pub fn has(&self, field: &str) -> bool {
        self.value(field).is_some()
    }

    /// Returns the value of an integer field; `None` if it is unset.
    pub fn int(&self, field: &str) -> Option<i64> {
        self.value(field)?.as_i64()
    }

    /// Returns the record that a field refers to; `None` if it is unset.
    pub fn def(&self, field: &str) -> Option<Rec<'a>> {
        self.resolve(self.value(field)?)
    }

    /// Returns the records in a list field; empty if it is unset.
    pub fn defs(&self, field: &str) -> Vec<Rec<'a>> {
        let list = self.value(field).and_then(Value::as_array);
        list.into_iter().flatten().filter_map(|v| self.resolve(v)).collect()
    }

    /// Returns the strings in a list field; empty if it is unset.
    pub fn strings(&self, field: &str) -> Vec<&'a str> {
        let list = self.value(field).and_then(Value::as_array);
        list.into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// Returns the arguments of a dag field, each with its name, which may be empty.
    pub fn dag(&self, field: &str) -> Vec<(DagArg<'a>, &'a str)> {
        let args = self.value(field).and_then(|v| v.get("args")).and_then(Value::as_array);
        let pairs = args.into_iter().flatten().filter_map(Value::as_array);
        pairs
            .filter_map(|pair| {
                let value = pair.first()?;
                let arg = match value.as_str() {
                    Some(text) => DagArg::Text(text),
                    None => DagArg::Def(self.resolve(value)?),
                };
                Some((arg, pair.get(1).and_then(Value::as_str).unwrap_or("")))
            })
            .collect()
    }

    fn resolve(&self, value: &'a Value) -> Option<Rec<'a>> {
        self.doc.get(value.get("def")?.as_str()?)
    }
}

/// An argument of a TableGen dag.
#[derive(Clone, Copy)]
pub enum DagArg<'a> {
    /// A record.
    Def(Rec<'a>),
    /// A string; in parameter lists, a C++ type.
    Text(&'a str),
}
