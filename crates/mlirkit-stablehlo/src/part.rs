//! Recognizes the kind of a file before it is read: the MLIR part, and the envelope that `jax.export` wrote around
//! it.

use bytes::Bytes;
use mlirkit_bytecode::{WriteOptions, is_bytecode};

use crate::envelope::Envelope;
use crate::portable::artifact_version;
use crate::versions::Version;

/// The kind of MLIR data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Form {
    /// Text.
    Text,
    /// Bytecode, with version and producer.
    Bytecode {
        /// The bytecode version.
        version: u64,
        /// The producer.
        producer: String,
    },
    /// A portable artifact of this StableHLO version.
    Artifact(Version),
}

impl Form {
    /// Recognizes the kind of data by its first bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        match (artifact_version(bytes), is_bytecode(bytes)) {
            (Some(version), _) => Self::Artifact(version),
            (None, false) => Self::Text,
            (None, true) => {
                // Readers report a damaged header.
                let version = bytes.get(4).map_or(0, |byte| u64::from(byte >> 1));
                let producer = bytes.get(5..).and_then(|rest| rest.split(|byte| *byte == 0).next());
                let producer = String::from_utf8_lossy(producer.unwrap_or_default()).into_owned();
                Self::Bytecode { version, producer }
            }
        }
    }

    /// Returns the kind of bytecode that this library writes by default: the newest version.
    #[must_use]
    pub fn new_bytecode() -> Self {
        let WriteOptions { version, producer, .. } = WriteOptions::default();
        Self::Bytecode { version, producer }
    }

    /// Returns `text`, `bytecode` or `artifact`.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Bytecode { .. } => "bytecode",
            Self::Artifact(_) => "artifact",
        }
    }
}

/// The MLIR part of a file.
#[derive(Debug, Clone)]
pub struct Part {
    /// The bytes: the whole file, or the artifact inside an envelope.
    pub bytes: Bytes,
    /// The envelope of `jax.export`, if there is one.
    pub envelope: Option<Envelope>,
    /// The kind of the bytes.
    pub form: Form,
}

impl Part {
    /// Finds the MLIR part of a file.
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
