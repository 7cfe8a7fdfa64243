//! Diagnostics: messages about the input, with their positions.

use std::fmt;
use std::sync::Arc;

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// The input is rejected.
    Error,
    /// Printed as an error, but upstream accepts the input nevertheless.
    Complaint,
    /// The input is accepted, but probably not intended.
    Warning,
    /// Requested information.
    Remark,
    /// A note attached to another diagnostic.
    Note,
}

impl Severity {
    /// Returns the word printed before the message.
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

/// The position of a diagnostic in the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Position {
    /// A byte offset in the main source of the source map.
    Offset(u64),
    /// A position from a location in the IR. Line and column count from 1, columns in bytes.
    FileLineColumn {
        /// The file's name as the location spells it.
        file: Arc<str>,
        /// The line.
        line: u32,
        /// The column.
        column: u32,
    },
    /// A byte in a bytecode file.
    Bytecode {
        /// The file's name; empty for the main source.
        file: Arc<str>,
        /// The section, as upstream spells it: `String (0)`.
        section: Option<&'static str>,
        /// The byte's offset in the whole file.
        offset: u64,
    },
    /// A location without a file, printed as in the IR, such as `loc("name")`.
    Spelled(Arc<str>),
    /// `loc(unknown)`
    Unknown,
}

/// A note of a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The position.
    pub position: Position,
    /// The text.
    pub message: String,
    /// Whether to show the source line although the previous message points at the same position, as in a call stack.
    pub repeats_source: bool,
}

/// Kinds of failures that programs can distinguish. Messages are for people and may change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FailureKind {
    /// Any other failure.
    #[default]
    Other,
    /// The bytecode version of a file, or the version asked for, is newer than this library.
    UnsupportedVersion,
    /// A dialect is not registered, and the context does not allow that.
    UnknownDialect,
    /// An operation has been erased since its key was taken.
    ErasedOperation,
    /// A block or a value has been erased since its key was taken.
    Erased,
}

/// An error, a warning or a remark, with its notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The kind of failure, for programs.
    pub kind: FailureKind,
    /// The position.
    pub position: Position,
    /// The text, in lower case and without a final dot.
    pub message: String,
    /// The notes, in order.
    pub notes: Vec<Note>,
    /// Number of bytes of the line to mark: a caret, then `~` for all but the first.
    pub width: usize,
}

impl Diagnostic {
    /// Creates a diagnostic without notes.
    #[cold]
    pub fn new(severity: Severity, position: Position, message: impl Into<String>) -> Self {
        Self { severity, kind: FailureKind::default(), position, message: message.into(), notes: Vec::new(), width: 1 }
    }

    /// Returns an error without notes.
    #[cold]
    pub fn error(position: Position, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, position, message)
    }

    /// Returns a warning without notes.
    #[cold]
    pub fn warning(position: Position, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, position, message)
    }

    /// Returns a remark without notes.
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

    /// Returns the byte offset from the start of the input; `None` if the position is not an offset.
    pub fn offset(&self) -> Option<u64> {
        match self.position {
            Position::Offset(offset) | Position::Bytecode { offset, .. } => Some(offset),
            Position::FileLineColumn { .. } | Position::Spelled(_) | Position::Unknown => None,
        }
    }

    /// Appends a note at another position.
    #[must_use]
    #[cold]
    pub fn with_note_at(mut self, position: Position, message: impl Into<String>) -> Self {
        self.notes.push(Note { position, message: message.into(), repeats_source: false });
        self
    }

    /// Appends a note at the diagnostic's position.
    #[must_use]
    #[cold]
    pub fn with_note(self, message: impl Into<String>) -> Self {
        let position = self.position.clone();
        self.with_note_at(position, message)
    }

    /// Appends the next caller of a call stack.
    #[must_use]
    #[cold]
    pub fn with_caller(mut self, position: Position) -> Self {
        self.notes.push(Note { position, message: "called from".into(), repeats_source: true });
        self
    }
}

/// Prints one line without source, for use without a source map.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.position {
            Position::Offset(offset) => write!(f, "byte {offset}: ")?,
            Position::FileLineColumn { file, line, column } => write!(f, "{file}:{line}:{column}: ")?,
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
            Position::Spelled(spelling) => write!(f, "{spelling}: ")?,
            Position::Unknown => {}
        }
        write!(f, "{}: {}", self.severity, self.message)
    }
}

impl std::error::Error for Diagnostic {}
