//! Bytecode encodings of dialects that store a version of the form `major.minor.patch` in files.

use std::fmt;
use std::sync::Arc;

use mlirkit_bytecode::{DialectBytecode, DialectReader, DialectVersion, DialectWriter, RowCodec};
use mlirkit_diag::Result;
use mlirkit_ir::{Attr, Type};

/// The version of a dialect such as `stablehlo` or `sdy`, as stored in files. To choose the version to write, set
/// [`WriteOptions::dialect_versions`](mlirkit_bytecode::WriteOptions::dialect_versions).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ReleaseVersion {
    /// The number that changes when files of older versions can no longer be read.
    pub major: u64,
    /// The number that changes when features are added.
    pub minor: u64,
    /// The number that changes for other changes.
    pub patch: u64,
}

impl ReleaseVersion {
    /// Creates the version `major.minor.patch`.
    #[must_use]
    pub const fn new(major: u64, minor: u64, patch: u64) -> Self {
        Self { major, minor, patch }
    }
}

impl fmt::Display for ReleaseVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.major, self.minor, self.patch)
    }
}

/// The encodings in a dialect's definition file, and the newest supported version. An encoding marked `for` a version
/// is written only when that version is selected.
pub(crate) struct Versioned {
    pub(crate) rows: RowCodec,
    pub(crate) current: ReleaseVersion,
}

impl Versioned {
    /// Returns the version selected for writing; `None` if no version was selected.
    fn asked(&self, w: &DialectWriter<'_, '_>) -> Option<ReleaseVersion> {
        w.dialect_version(self.rows.dialect)?.downcast_ref().copied()
    }
}

impl DialectBytecode for Versioned {
    fn dialect(&self) -> &str {
        self.rows.dialect
    }

    fn read_attr(&self, r: &mut DialectReader<'_, '_>) -> Result<Attr> {
        self.rows.read_attr(r)
    }

    fn read_type(&self, r: &mut DialectReader<'_, '_>) -> Result<Type> {
        self.rows.read_type(r)
    }

    fn write_attr(&self, attr: Attr, w: &mut DialectWriter<'_, '_>) -> bool {
        let version = self.asked(w).map(|version| version.to_string());
        self.rows.write_attr_for(version.as_deref(), attr, w)
    }

    fn write_type(&self, ty: Type, w: &mut DialectWriter<'_, '_>) -> bool {
        let version = self.asked(w).map(|version| version.to_string());
        self.rows.write_type_for(version.as_deref(), ty, w)
    }

    fn write_version(&self, w: &mut DialectWriter<'_, '_>) {
        if let Some(ReleaseVersion { major, minor, patch }) = self.asked(w) {
            [major, minor, patch].into_iter().for_each(|number| w.varint(number));
        }
    }

    fn read_version(&self, r: &mut DialectReader<'_, '_>) -> Result<DialectVersion> {
        let version = ReleaseVersion::new(r.varint()?, r.varint()?, r.varint()?);
        if version > self.current {
            return Err(r.error("reading newer dialect than supported"));
        }
        Ok(Arc::new(version))
    }
}
