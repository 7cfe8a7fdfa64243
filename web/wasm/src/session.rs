//! The state of a WebAssembly instance (its open file and its current view), and the dispatch of requests.

use bytes::Bytes;
use mlirkit::diag::{Diagnostic, Position, Severity, Source, SourceMap};
use mlirkit::ir::{BodyId, Context, Module, OpId, OpRef};
use mlirkit_edit::paths::Paths;
use serde_json::{Map, Value, json};

use crate::open::File;
use crate::text_view::TextView;
use crate::whole::symbol_around;

self_cell::self_cell!(
    /// A module, with the context that it borrows.
    pub struct Ir {
        owner: Context,
        #[not_covariant]
        dependent: Module,
    }
);

/// The answer to a request.
pub enum Answer {
    /// JSON.
    Json(Value),
    /// Bytes, such as a file or text.
    Bytes(Vec<u8>),
    /// Projects whose definitions must be loaded before the request can be answered.
    Needs(Vec<&'static str>),
}

impl From<Value> for Answer {
    fn from(value: Value) -> Self {
        Self::Json(value)
    }
}

/// An error that is returned as the answer to a request.
#[derive(Debug)]
pub struct Failure {
    message: String,
    diagnostics: Vec<Value>,
}

impl Failure {
    /// Creates an error without a position.
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), diagnostics: Vec::new() }
    }

    /// Creates the error for a file from diagnostics, which are rendered as its message. `bytes` is the content of the
    /// file.
    pub fn of(diagnostics: &[Diagnostic], name: &str, bytes: &[u8]) -> Self {
        let sources = SourceMap::from(Source::new(name, bytes));
        let renderer = mlirkit::diag::Renderer::new(&sources);
        let message: Vec<String> = diagnostics.iter().map(|one| renderer.render(one)).collect();
        let source = Source::new(name, bytes);
        Self {
            message: message.concat().trim_end().to_owned(),
            diagnostics: diagnostics.iter().map(|one| diagnostic_json(one, Some(&source))).collect(),
        }
    }

    /// Returns the error as JSON.
    pub fn json(&self) -> Value {
        json!({ "message": self.message, "diagnostics": self.diagnostics })
    }
}

impl From<mlirkit::Error> for Failure {
    fn from(error: mlirkit::Error) -> Self {
        let diagnostics = error.diagnostics().map(|one| diagnostic_json(one, None)).collect();
        Self { message: error.to_string(), diagnostics }
    }
}

/// The result type of this crate.
pub type Result<T = Answer> = std::result::Result<T, Failure>;

/// Converts a diagnostic to JSON. Lines and columns are counted from 1.
pub fn diagnostic_json(diagnostic: &Diagnostic, source: Option<&Source<'_>>) -> Value {
    let place = |position: &Position| match position {
        Position::Offset(offset) => match source.map(|source| source.line_column(*offset)) {
            Some(at) => json!({ "offset": offset, "line": at.line, "column": at.column }),
            None => json!({ "offset": offset }),
        },
        Position::FileLineColumn { file, line, column } => json!({ "file": &**file, "line": line, "column": column }),
        Position::Bytecode { section, offset, .. } => json!({ "byte": offset, "section": section }),
        Position::Spelled(text) => json!({ "location": &**text }),
        Position::Unknown => Value::Null,
    };
    let notes = diagnostic.notes.iter();
    json!({
        "severity": diagnostic.severity.name(),
        "message": diagnostic.message,
        "position": place(&diagnostic.position),
        "notes": notes.map(|note| json!({ "message": note.message, "position": place(&note.position) })).collect::<Vec<_>>(),
    })
}

/// Returns whether a diagnostic is an error.
pub fn is_error(diagnostic: &Diagnostic) -> bool {
    diagnostic.severity == Severity::Error
}

/// A request: the name of a method and its arguments.
#[derive(Clone, Copy)]
pub struct Request<'r>(&'r Map<String, Value>);

impl<'r> Request<'r> {
    /// Returns a string argument; `None` if it is missing.
    pub fn text(self, name: &str) -> Option<&'r str> {
        self.0.get(name).and_then(Value::as_str)
    }

    /// Returns a required string argument. Fails if it is missing.
    pub fn required(self, name: &str) -> Result<&'r str> {
        self.text(name).ok_or_else(|| Failure::new(format!("'{name}' is missing, or is no text")))
    }

    /// Returns a boolean argument; false if it is missing.
    pub fn flag(self, name: &str) -> bool {
        self.0.get(name).and_then(Value::as_bool).unwrap_or(false)
    }

    /// Returns a number argument; `None` if it is missing.
    pub fn number(self, name: &str) -> Option<u64> {
        self.0.get(name).and_then(Value::as_u64)
    }

    /// Returns an operation argument: the id of the body and the id of the operation in it. `None` if it is missing.
    pub fn op(self, name: &str) -> Option<(BodyId, OpId)> {
        let pair = self.0.get(name)?.as_array()?;
        let number = |at: usize| pair.get(at).and_then(Value::as_u64).and_then(|number| u32::try_from(number).ok());
        Some((BodyId(number(0)?), OpId(number(1)?)))
    }
}

/// The state of a WebAssembly instance: its open file and its current view.
#[derive(Default)]
pub struct Session {
    /// The file that is open.
    pub file: Option<File>,
    /// The current view: the printed text of an operation. `None` if no view has been requested.
    pub view: Option<TextView>,
    /// The request that opened the file, and the content of the file. They are used to open the file again when more
    /// definitions are available.
    opened: Option<(Value, Bytes)>,
}

impl Session {
    /// Answers a request. `data` contains additional bytes, if any.
    pub fn answer(&mut self, request: &Value, data: Option<Vec<u8>>) -> Result {
        let Some(arguments) = request.as_object() else { return Err(Failure::new("the request is no object")) };
        let request = Request(arguments);
        let method = request.required("method")?;
        match method {
            "open" => {
                let data = data.ok_or_else(|| Failure::new("there is no file to open"))?;
                self.opened = Some((Value::Object(arguments.clone()), data.into()));
                return self.reopen();
            }
            "reopen" => return self.reopen(),
            "define" => return crate::definitions::define(&data.unwrap_or_default()),
            "syntax" => return crate::syntax::syntax(&data.unwrap_or_default()),
            _ => {}
        }
        let answer = self.ask(method, request, data);
        let missing = crate::definitions::missing();
        if missing.is_empty() { answer } else { Ok(Answer::Needs(missing)) }
    }

    /// Opens the file again, with the definitions that have been added in the meantime.
    fn reopen(&mut self) -> Result {
        (self.view, self.file) = (None, None);
        let (request, data) = self.opened.as_ref().ok_or_else(|| Failure::new("no file is open"))?;
        let Some(arguments) = request.as_object() else { return Err(Failure::new("the request is no object")) };
        let named = crate::definitions::missing_in(data);
        if !named.is_empty() {
            return Ok(Answer::Needs(named));
        }
        let opened = crate::open::open(Request(arguments), data.clone());
        let missing = crate::definitions::missing();
        if !missing.is_empty() {
            return Ok(Answer::Needs(missing));
        }
        let (file, answer) = opened?;
        self.file = Some(file);
        Ok(answer.into())
    }

    /// Answers a request about the open file.
    fn ask(&mut self, method: &str, request: Request<'_>, data: Option<Vec<u8>>) -> Result {
        let file = self.file.as_mut().ok_or_else(|| Failure::new("no file is open"))?;
        match method {
            "outline" => crate::outline::outline(file, request),
            "find" => crate::outline::find(file, request),
            "print" => crate::whole::print(file, request),
            "write" => crate::whole::write(file, request),
            "verify" => crate::whole::verify(file, request),
            "diff" => crate::whole::diff(file, request, data.unwrap_or_default().into()),
            "query" => crate::whole::query(file, request),
            "fingerprint" => crate::whole::fingerprint(file),
            "view" => {
                let (view, answer) = crate::text_view::make(file, request)?;
                self.view = Some(view);
                Ok(answer.into())
            }
            "lines" | "source" | "hover" | "uses" | "place" | "search" => {
                let view = self.view.as_ref().ok_or_else(|| Failure::new("no view is open"))?;
                match method {
                    "lines" => view.lines(request),
                    "search" => view.search(request),
                    "hover" => crate::look::hover(file, view, request),
                    "uses" => crate::look::uses(file, view, request),
                    _ => view.place_of(request),
                }
            }
            "dump" => crate::bytes_view::dump(file, request),
            "bytes_of" => crate::bytes_view::bytes_of(file, request),
            "sizes" => crate::bytes_view::sizes(file),
            "graph" => crate::graph::graph(file, request),
            "node" => crate::look::node(file, request),
            "find_all" => crate::search::search(file, request),
            "find_text" => crate::search::search_text(file, request),
            "locations" => crate::locations::locations(file, request),
            "owners" => crate::locations::owners(file, request),
            "tensors" => crate::tensors::list(file, request),
            "histogram" => crate::tensors::histogram(file, request),
            "values" => crate::tensors::values(file, request),
            "npy" => crate::tensors::npy(file, request),
            "nested" => crate::tensors::nested(file, request),
            "stablehlo" => crate::stablehlo::explain(file, request),
            other => Err(Failure::new(format!("there is no method '{other}'"))),
        }
    }
}

/// Returns the operation with the given ids, or the top-level operation if `id` is `None`. Fails if there is no such
/// operation.
pub fn op_of<'m, 'c>(module: &'m Module<'c>, id: Option<(BodyId, OpId)>) -> Result<OpRef<'m, 'c>> {
    let op = match id {
        Some((body, op)) => {
            let known = (body.0 as usize) < module.body_count();
            let known = known && (op.0 as usize) < module.body(body).op_count();
            known.then(|| module.op(body, op))
        }
        None => module.root(),
    };
    op.ok_or_else(|| Failure::new("there is no such operation"))
}

/// Returns the ids of an operation in the form that requests use.
pub fn id_of(op: OpRef<'_, '_>) -> Value {
    json!([op.body.0, op.id.0])
}

/// Describes an operation as a list entry: its ids, the symbol whose text contains it, its name and its path.
pub fn reference(op: OpRef<'_, '_>, paths: &mut Paths) -> Value {
    json!({ "op": id_of(op), "symbol": symbol_around(op).map(id_of), "name": op.name(), "path": paths.path(op) })
}

/// Cuts a string to at most `most` bytes for display, at a character boundary, and appends `...`.
pub fn brief(mut text: String, most: usize) -> String {
    if text.len() > most {
        let end = (0..=most).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        text.truncate(end);
        text.push_str("...");
    }
    text
}

/// The content of an input file. Clones share the bytes.
pub type Input = Bytes;
