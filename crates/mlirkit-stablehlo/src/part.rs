//! What a file is, before it is read: the part of it that is MLIR, and what `jax.export` wrote around that.

use bytes::Bytes;
use mlirkit_bytecode::{WriteOptions, is_bytecode};

use crate::envelope::Envelope;
use crate::portable::artifact_version;
use crate::versions::Version;

/// What MLIR in a file is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Form {
    /// Text.
    Text,
    /// Bytecode, and who wrote it in which version.
    Bytecode {
        /// The version of the format.
        version: u64,
        /// The producer.
        producer: String,
    },
    /// A portable artifact of this version of StableHLO.
    Artifact(Version),
}

impl Form {
    /// What these bytes are, by their first few.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        match (artifact_version(bytes), is_bytecode(bytes)) {
            (Some(version), _) => Self::Artifact(version),
            (None, false) => Self::Text,
            (None, true) => {
                // A damaged header is the reader's to refuse.
                let version = bytes.get(4).map_or(0, |byte| u64::from(byte >> 1));
                let producer = bytes.get(5..).and_then(|rest| rest.split(|byte| *byte == 0).next());
                let producer = String::from_utf8_lossy(producer.unwrap_or_default()).into_owned();
                Self::Bytecode { version, producer }
            }
        }
    }

    /// Bytecode of the newest version, by this library.
    #[must_use]
    pub fn new_bytecode() -> Self {
        let WriteOptions { version, producer, .. } = WriteOptions::default();
        Self::Bytecode { version, producer }
    }

    /// `text`, `bytecode` or `artifact`.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Bytecode { .. } => "bytecode",
            Self::Artifact(_) => "artifact",
        }
    }
}

/// The part of a file that is MLIR.
#[derive(Debug, Clone)]
pub struct Part {
    /// Its bytes: all of the file, but for what `jax.export` wrote around them.
    pub bytes: Bytes,
    /// What `jax.export` wrote around them.
    pub envelope: Option<Envelope>,
    /// What they are.
    pub form: Form,
}

impl Part {
    /// Returns the part of this file.
    ///
    /// ```
    /// use mlirkit_stablehlo::part::{Form, Part};
    ///
    /// let part = Part::of(&"module {}".into());
    /// assert_eq!((part.form, part.envelope.is_some()), (Form::Text, false));
    /// ```
    #[must_use]
    pub fn of(file: &Bytes) -> Self {
        let envelope = if is_bytecode(file) { None } else { Envelope::read(file) };
        let bytes = envelope.as_ref().map_or_else(|| file.clone(), |envelope| file.slice(envelope.artifact.clone()));
        let form = Form::of(&bytes);
        Self { bytes, envelope, form }
    }
}
