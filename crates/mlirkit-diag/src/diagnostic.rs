//! Diagnostics: messages about the input, with their positions.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// An error: the input is rejected.
    Error,
    /// A diagnostic that is printed as an error although upstream accepts the input.
    Complaint,
    /// A warning: the input is accepted but probably not intended.
    Warning,
    /// A remark: information that was requested.
    Remark,
    /// A note attached to another diagnostic.
    Note,
}

impl Severity {
    /// Returns the word that is printed before the message.
    pub fn name(self) -> &'static str {
        match self {
            Self::Error | Self::Complaint => "error",
            Self::Warning => "warning",
            Self::Remark => "remark",
            Self::Note => "note",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The position in the input to which a diagnostic refers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Position {
    /// A byte offset in the main source of the [`SourceMap`](crate::SourceMap).
    Offset(u64),
    /// A position given by a location in the IR. Lines and columns are counted from 1, and columns in bytes.
    FileLineColumn {
        /// The file name in the location.
        file: Arc<str>,
        /// The line number, starting at 1.
        line: u32,
        /// The column number in bytes, starting at 1.
        column: u32,
    },
    /// A byte offset in a bytecode file.
    Bytecode {
        /// The file name; empty for the main source.
        file: Arc<str>,
        /// The section, as spelled by upstream, such as `String (0)`.
        section: Option<&'static str>,
        /// The offset of the byte from the start of the file.
        offset: u64,
    },
    /// A location without a file, such as `loc("name")`, in its printed form.
    Spelled(Arc<str>),
    /// No known position, as for `loc(unknown)`.
    Unknown,
}

/// The maximum length of a message in bytes. No message about LLVM's own tests comes near it. A longer message repeats a
/// literal or a name of the input, of which the beginning and the end suffice.
const LONGEST_MESSAGE: usize = 64 << 10;

/// The maximum length of a note in bytes. A note may contain a whole operation with its regions.
const LONGEST_NOTE: usize = 1 << 20;

/// The number of bytes that remain of each end of a shortened text.
const END: usize = 400;

/// Shortens a text that exceeds `limit` bytes to its two ends, with `...` between them.
pub(crate) fn shortened(text: &str, limit: usize) -> Cow<'_, str> {
    if text.len() <= limit.max(2 * END) {
        return Cow::Borrowed(text);
    }
    let boundary =
        |mut places: std::ops::Range<usize>| places.find(|at| text.is_char_boundary(*at)).unwrap_or_default();
    let (start, _) = text.split_at(boundary(END..text.len()));
    let (_, end) = text.split_at(boundary(text.len() - END..text.len()));
    Cow::Owned(format!("{start}...{end}"))
}

fn message(text: impl Into<String>, limit: usize) -> String {
    let text = text.into();
    match shortened(&text, limit) {
        Cow::Owned(short) => short,
        Cow::Borrowed(_) => text,
    }
}

/// Returns the name of a file for a message.
pub(crate) fn file_name(name: &str) -> Cow<'_, str> {
    shortened(name, LONGEST_MESSAGE)
}

/// A note attached to a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The position to which the note refers.
    pub position: Position,
    /// The text of the note.
    pub message: String,
    /// Whether to show the source line again if the previous message has the same position, as in a call stack.
    pub repeats_source: bool,
    /// The name that should replace the one at the position of the diagnostic; `None` if the note suggests no name.
    pub replacement: Option<Box<str>>,
}

/// Kinds of failures that programs can distinguish. Messages, in contrast, are for people and may change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FailureKind {
    /// A failure of any other kind.
    #[default]
    Other,
    /// The bytecode version of a file, or the requested version, is newer than this library supports.
    UnsupportedVersion,
    /// A dialect is not registered, and the context does not accept unregistered dialects.
    UnknownDialect,
    /// A registered dialect has no such operation.
    UnknownOperation,
    /// The custom syntax of an operation rejects the operation.
    CustomSyntax,
    /// A block has no terminator, or has another operation where the parent operation requires a terminator.
    MissingTerminator,
    /// An operation was erased after its key was created.
    ErasedOperation,
    /// A block or value was erased after its key was created.
    Erased,
}

/// An error, warning or remark, with its notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The severity of the diagnostic.
    pub severity: Severity,
    /// The kind of failure, which programs can inspect.
    pub kind: FailureKind,
    /// The position to which the diagnostic refers.
    pub position: Position,
    /// The message, in lower case and without a final period.
    pub message: String,
    /// The notes attached to the diagnostic, in order.
    pub notes: Vec<Note>,
    /// The number of bytes to underline in the source line: the first with a caret, the others with `~`.
    pub width: usize,
}

impl Note {
    /// Creates a note. A text of megabytes is shortened.
    #[cold]
    pub(crate) fn new(position: Position, text: impl Into<String>) -> Self {
        Self { position, message: message(text, LONGEST_NOTE), repeats_source: false, replacement: None }
    }
}

impl Diagnostic {
    /// Creates a diagnostic without notes. A message that repeats a very long literal is shortened.
    #[cold]
    pub fn new(severity: Severity, position: Position, text: impl Into<String>) -> Self {
        let message = message(text, LONGEST_MESSAGE);
        Self { severity, kind: FailureKind::default(), position, message, notes: Vec::new(), width: 1 }
    }

    /// Creates an error without notes.
    #[cold]
    pub fn error(position: Position, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, position, message)
    }

    /// Creates a warning without notes.
    #[cold]
    pub fn warning(position: Position, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, position, message)
    }

    /// Creates a remark without notes.
    #[cold]
    pub fn remark(position: Position, message: impl Into<String>) -> Self {
        Self::new(Severity::Remark, position, message)
    }

    /// Sets the kind of failure.
    #[must_use]
    #[cold]
    pub fn with_kind(self, kind: FailureKind) -> Self {
        Self { kind, ..self }
    }

    /// Returns the byte offset in the input to which the diagnostic refers. `None` if its position is not an offset.
    pub fn offset(&self) -> Option<u64> {
        match self.position {
            Position::Offset(offset) | Position::Bytecode { offset, .. } => Some(offset),
            Position::FileLineColumn { .. } | Position::Spelled(_) | Position::Unknown => None,
        }
    }

    /// Appends a note that refers to another position.
    #[must_use]
    #[cold]
    pub fn with_note_at(mut self, position: Position, message: impl Into<String>) -> Self {
        self.notes.push(Note::new(position, message));
        self
    }

    /// Appends a note that suggests another name for the one at the position of the diagnostic.
    ///
    /// ```
    /// use mlirkit_diag::{Diagnostic, Position};
    ///
    /// let error = Diagnostic::error(Position::Offset(0), "custom op 'arith.adi' is unknown").with_suggestion("arith.addi");
    /// assert_eq!(error.notes[0].message, "did you mean 'arith.addi'?");
    /// assert_eq!(error.replacement(), Some("arith.addi"));
    /// ```
    #[must_use]
    #[cold]
    pub fn with_suggestion(self, name: &str) -> Self {
        let mut suggested = self.with_note(format!("did you mean '{name}'?"));
        if let Some(note) = suggested.notes.last_mut() {
            note.replacement = Some(name.into());
        }
        suggested
    }

    /// Returns the name that the first note with a suggestion suggests; `None` if no note suggests a name.
    pub fn replacement(&self) -> Option<&str> {
        self.notes.iter().find_map(|note| note.replacement.as_deref())
    }

    /// Appends a note that refers to the position of the diagnostic.
    #[must_use]
    #[cold]
    pub fn with_note(self, message: impl Into<String>) -> Self {
        let position = self.position.clone();
        self.with_note_at(position, message)
    }

    /// Appends a note for the next caller in a call stack.
    #[must_use]
    #[cold]
    pub fn with_caller(mut self, position: Position) -> Self {
        self.notes.push(Note { position, message: "called from".into(), repeats_source: true, replacement: None });
        self
    }
}

/// Prints one line without the source line, for use without a source map.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.position {
            Position::Offset(offset) => write!(f, "byte {offset}: ")?,
            Position::FileLineColumn { file, line, column } => write!(f, "{}:{line}:{column}: ", file_name(file))?,
            Position::Bytecode { file, section, offset } => {
                if !file.is_empty() {
                    write!(f, "{file}: ")?;
                }
                write!(f, "byte {offset}")?;
                if let Some(section) = section {
                    write!(f, " in section {section}")?;
                }
                f.write_str(": ")?;
            }
            Position::Spelled(spelling) => write!(f, "{}: ", file_name(spelling))?,
            Position::Unknown => {}
        }
        write!(f, "{}: {}", self.severity, self.message)
    }
}

impl std::error::Error for Diagnostic {}
