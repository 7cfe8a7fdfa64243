//! Recognizes the kind of a file before it is read: the MLIR data, and the envelope that `jax.export` puts around it.

use bytes::Bytes;
use mlirkit_bytecode::{WriteOptions, is_bytecode};

use crate::envelope::Envelope;
use crate::portable::artifact_version;
use crate::versions::Version;

/// The kind of MLIR data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Form {
    /// Textual MLIR.
    Text,
    /// MLIR bytecode.
    Bytecode {
        /// The bytecode version.
        version: u64,
        /// The producer string.
        producer: String,
    },
    /// A portable artifact for this StableHLO version.
    Artifact(Version),
}

impl Form {
    /// Recognizes the kind of MLIR data by its first bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        match (artifact_version(bytes), is_bytecode(bytes)) {
            (Some(version), _) => Self::Artifact(version),
            (None, false) => Self::Text,
            (None, true) => {
                // A damaged header is reported when the file is read.
                let version = bytes.get(4).map_or(0, |byte| u64::from(byte >> 1));
                let producer = bytes.get(5..).and_then(|rest| rest.split(|byte| *byte == 0).next());
                let producer = String::from_utf8_lossy(producer.unwrap_or_default()).into_owned();
                Self::Bytecode { version, producer }
            }
        }
    }

    /// Returns the kind of bytecode that this library writes by default, which has the newest bytecode version.
    #[must_use]
    pub fn new_bytecode() -> Self {
        let WriteOptions { version, producer, .. } = WriteOptions::default();
        Self::Bytecode { version, producer }
    }

    /// Returns the name of the kind: `text`, `bytecode` or `artifact`.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Bytecode { .. } => "bytecode",
            Self::Artifact(_) => "artifact",
        }
    }
}

/// The MLIR data in a file.
#[derive(Debug, Clone)]
pub struct Part {
    /// The data: the whole file, or the artifact inside an envelope.
    pub bytes: Bytes,
    /// The envelope written by `jax.export`, if there is one.
    pub envelope: Option<Envelope>,
    /// The kind of the data.
    pub form: Form,
}

impl Part {
    /// Finds the MLIR data in a file.
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
