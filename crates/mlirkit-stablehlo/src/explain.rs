//! Describes a file, and the versions that can read it, from its header and tables. Operations are not decoded.
//!
//! The tables contain operation names, and each encoded attribute and type starts with a code that identifies its kind.
//! These determine the oldest version that supports all of them. A feature that is expressed by attributes available in
//! every version (such as a dictionary as `backend_config`) is not detected.

use std::collections::BTreeSet;

use mlirkit_diag::Result;
use mlirkit_wire::{Container, DialectTable, EncodedEntry, Encoding, EntryTable, SectionId, StringTable, is_bytecode};

use crate::envelope::Envelope;
use crate::forms::Forms;
use crate::portable::artifact_version;
use crate::versions::{self, LOG, Range, Version};

/// A description of a file, by kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Explanation {
    /// MLIR bytecode: a portable artifact or another file.
    Bytecode(Box<BytecodeFile>),
    /// The output of `jax.export`: an envelope with a portable artifact.
    Envelope(Box<Envelope>, Box<BytecodeFile>),
    /// A text file, which has no tables.
    Text,
    /// A file of another kind.
    Unknown,
}

/// The information in a bytecode file's header and tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BytecodeFile {
    /// The size of the file in bytes.
    pub size: usize,
    /// The producer string in the header.
    pub producer: String,
    /// The version of the bytecode format.
    pub format: u64,
    /// The StableHLO version, if the file is a portable artifact.
    pub version: Option<Version>,
    /// The dialects that the file refers to, in file order.
    pub dialects: Vec<String>,
    /// The full names of the operations that the file refers to, sorted.
    pub operations: Vec<String>,
    /// The StableHLO, CHLO and VHLO entities that the file uses, sorted by kind and name.
    pub uses: Vec<Use>,
}

/// A StableHLO, CHLO or VHLO entity, or another dialect, that a file uses.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// The kind of the entity.
    pub kind: UseKind,
    /// The full name of the entity.
    pub name: String,
    /// The versions that support the entity; `None` if no known version does.
    pub range: Option<Range>,
}

/// The kind of a [`Use`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum UseKind {
    /// An operation.
    Operation,
    /// An attribute.
    Attribute,
    /// A type.
    Type,
    /// In an artifact, a dialect other than VHLO.
    Dialect,
}

impl UseKind {
    /// Returns `operation`, `attribute`, `type` or `dialect`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Operation => "operation",
            Self::Attribute => "attribute",
            Self::Type => "type",
            Self::Dialect => "dialect",
        }
    }
}

/// A reason why a StableHLO version cannot read a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocker {
    /// The entity that the version does not support.
    pub used: Use,
    /// The older form of the entity that the version supports; `None` if there is no such form.
    pub instead: Option<Instead>,
}

/// An older form of an entity.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Instead {
    /// The name of the older form. `None` if the entity is only used by the newer form of an operation, whose older
    /// form does not need the entity.
    pub name: Option<String>,
    /// The condition under which the older form is equivalent.
    pub condition: &'static str,
}

/// Describes a file by its kind, header and tables.
///
/// # Errors
/// Returns an error if the file is damaged bytecode or a damaged envelope.
///
/// ```
/// use mlirkit_stablehlo::explain::{Explanation, explain};
/// assert_eq!(explain(b"func.func private @f()")?, Explanation::Text);
/// assert_eq!(explain(b"\x7fELF\0\0")?, Explanation::Unknown);
/// # Ok::<(), mlirkit_diag::Error>(())
/// ```
pub fn explain(file: &[u8]) -> Result<Explanation> {
    if is_bytecode(file) {
        return BytecodeFile::read(file).map(|file| Explanation::Bytecode(Box::new(file)));
    }
    match Envelope::read(file) {
        Some(envelope) => {
            let artifact = BytecodeFile::read(file.get(envelope.artifact.clone()).unwrap_or_default())?;
            Ok(Explanation::Envelope(Box::new(envelope), Box::new(artifact)))
        }
        None if is_text(file) => Ok(Explanation::Text),
        None => Ok(Explanation::Unknown),
    }
}

/// Returns true if the beginning of a file looks like text.
fn is_text(file: &[u8]) -> bool {
    const LOOKED_AT: usize = 4096;
    let head = file.get(..LOOKED_AT).unwrap_or(file);
    match str::from_utf8(head) {
        Ok(_) => !head.contains(&0),
        // The last character may be cut off at the end of the inspected range.
        Err(error) => error.error_len().is_none() && head.len() == LOOKED_AT && !head.contains(&0),
    }
}

impl BytecodeFile {
    /// Reads the header and the tables of a bytecode file.
    ///
    /// # Errors
    /// Returns an error if the header or a table is damaged.
    pub fn read(file: &[u8]) -> Result<Self> {
        let container = Container::read(file)?;
        Self::tables(file, &container).map_err(|error| container.explain(error))
    }

    fn tables(file: &[u8], container: &Container<'_>) -> Result<Self> {
        let strings = StringTable::read(container.reader(SectionId::String))?;
        let table = DialectTable::read(container.reader(SectionId::Dialect), container.version(), &strings)?;
        let name_of = |dialect: u32| table.dialects.get(dialect as usize).map_or("", |dialect| dialect.name);
        let mut operations = BTreeSet::new();
        let mut uses = BTreeSet::new();
        for op in &table.ops {
            let dialect = name_of(op.dialect);
            let name = if op.name.is_empty() { dialect.to_owned() } else { format!("{dialect}.{}", op.name) };
            uses.extend(Use::of_op(dialect, op.name));
            operations.insert(name);
        }
        let entries = container.reader(SectionId::AttrType);
        let offsets = container.reader(SectionId::AttrTypeOffset);
        let entries = EntryTable::read(offsets, entries, table.dialects.len())?;
        if uses.iter().any(|used: &Use| used.name.starts_with("vhlo.")) {
            uses.extend(table.ops.iter().filter_map(|op| Use::of_dialect(name_of(op.dialect))));
        }
        let mut codes = BTreeSet::new();
        for index in 0..entries.attributes() as u64 {
            note(&mut codes, UseKind::Attribute, entries.attribute(index))?;
        }
        for index in 0..entries.types() as u64 {
            note(&mut codes, UseKind::Type, entries.r#type(index))?;
        }
        for (kind, dialect, code) in codes {
            uses.extend(Use::of_code(kind, name_of(dialect), code));
        }
        Ok(Self {
            size: file.len(),
            producer: container.header().producer().into_owned(),
            format: container.version(),
            version: artifact_version(file),
            dialects: table.dialects.iter().map(|dialect| dialect.name.to_owned()).collect(),
            operations: operations.into_iter().collect(),
            uses: uses.into_iter().collect(),
        })
    }

    /// Returns true if the file contains VHLO. StableHLO itself has no stability guarantee in bytecode.
    #[must_use]
    pub fn is_vhlo(&self) -> bool {
        self.dialects.iter().any(|dialect| dialect == "vhlo")
    }

    /// Returns the dialects that a reader must know in addition to those of StableHLO.
    #[must_use]
    pub fn other_dialects(&self) -> Vec<&str> {
        // StableHLO programs contain `func` functions; artifacts represent them in VHLO.
        let own: &[&str] =
            if self.is_vhlo() { &["builtin", "vhlo"] } else { &["builtin", "stablehlo", "chlo", "func"] };
        self.dialects.iter().map(String::as_str).filter(|name| !own.contains(name)).collect()
    }

    /// Returns the oldest version that supports every used entity and, for VHLO, the bytecode format. Newer versions
    /// support them too. Returns `None` if no known version does.
    #[must_use]
    pub fn oldest_version(&self) -> Option<Version> {
        let format = if self.is_vhlo() { self.format_since()? } else { Version::MINIMUM };
        self.uses.iter().try_fold(format, |oldest, used| Some(oldest.max(used.range?.min)))
    }

    /// Returns the first StableHLO version whose artifacts use this bytecode format version or a newer one. `None` if
    /// no known version does.
    #[must_use]
    pub fn format_since(&self) -> Option<Version> {
        let mut versions = LOG.iter().map(|(version, _)| *version);
        versions.find(|version| version.bytecode_format() >= Some(self.format))
    }

    /// Returns the entities that `target` does not support, each with its older form if there is one.
    #[must_use]
    pub fn blockers(&self, target: Version) -> Vec<Blocker> {
        let lacks = |used: &&Use| used.range.is_none_or(|range| range.min > target.without_patch());
        let blocker = |used: &Use| Blocker { used: used.clone(), instead: self.instead(used, target) };
        self.uses.iter().filter(lacks).map(blocker).collect()
    }

    /// Returns the older form, supported by `target`, of an entity that `target` does not support. `None` if there is
    /// no such form.
    fn instead(&self, used: &Use, target: Version) -> Option<Instead> {
        let vhlo = used.name.strip_prefix("vhlo.")?;
        match used.kind {
            UseKind::Operation => {
                let name = vhlo.strip_suffix("_v2")?;
                let condition = Forms::of(name)?.condition;
                let older = format!("{name}_v1");
                versions::of_op(&older).filter(|range| range.contains(target))?;
                Some(Instead { name: Some(format!("vhlo.{older}")), condition })
            }
            UseKind::Dialect => None,
            UseKind::Attribute | UseKind::Type => {
                let forms = Forms::that_brought(vhlo)?;
                let mut second = self.operations.iter().filter_map(|op| op.strip_prefix("vhlo.")?.strip_suffix("_v2"));
                let used = second.any(|name| forms.has(name));
                used.then_some(Instead { name: None, condition: forms.condition })
            }
        }
    }
}

/// Records the code at the start of an entry, which identifies its kind, if the entry is in the dialect's custom
/// encoding.
fn note(codes: &mut BTreeSet<(UseKind, u32, u64)>, kind: UseKind, entry: Option<EncodedEntry<'_>>) -> Result<()> {
    if let Some(EncodedEntry { dialect, encoding: Encoding::Custom, mut data }) = entry {
        codes.insert((kind, dialect, data.read_varint()?));
    }
    Ok(())
}

impl Use {
    /// Returns the [`Use`] that describes an operation; `None` for dialects other than StableHLO, CHLO and VHLO.
    fn of_op(dialect: &str, name: &str) -> Option<Self> {
        let range = match dialect {
            "vhlo" => versions::of_op(name),
            "stablehlo" => versions::op_since(name).map(|min| Range { min, max: Version::CURRENT }).or_else(|| {
                // An operation without a VHLO counterpart, if it exists, has been supported since the first version.
                mlirkit_dialects::lookup(dialect)?.op(name).map(|_| ALWAYS)
            }),
            _ => return None,
        };
        Some(Self { kind: UseKind::Operation, name: format!("{dialect}.{name}"), range })
    }

    /// Returns the [`Use`] that describes a dialect; `None` for VHLO and the builtin dialect.
    fn of_dialect(name: &str) -> Option<Self> {
        let range = Range { min: OTHER_DIALECTS_SINCE, max: Version::CURRENT };
        let own = ["builtin", "vhlo"].contains(&name);
        (!own).then(|| Self { kind: UseKind::Dialect, name: name.to_owned(), range: Some(range) })
    }

    /// Returns the [`Use`] that describes a StableHLO or VHLO attribute or type, given by its code in the dialect's
    /// bytecode encoding. `None` if the code is unknown.
    fn of_code(kind: UseKind, dialect: &str, code: u64) -> Option<Self> {
        if !["stablehlo", "vhlo"].contains(&dialect) {
            return None;
        }
        let rows = mlirkit_dialects::lookup(dialect)?;
        let (row, range): (_, fn(&str) -> Option<Range>) = match kind {
            UseKind::Attribute => (rows.attr_of_code(code), versions::of_attr),
            UseKind::Type => (rows.type_of_code(code), versions::of_type),
            UseKind::Operation | UseKind::Dialect => return None,
        };
        let Some(name) = row.and_then(|row| row.mnemonic.as_deref()) else {
            return Some(Self { kind, name: format!("{dialect} code {code}"), range: None });
        };
        let range = match dialect {
            "vhlo" => range(name),
            _ => range(&format!("{name}_v1")).or(Some(ALWAYS)),
        };
        Some(Self { kind, name: format!("{dialect}.{name}"), range })
    }
}

/// The first version that accepts other dialects in artifacts.
const OTHER_DIALECTS_SINCE: Version = Version::new(1, 11, 0);

const ALWAYS: Range = Range { min: Version::MINIMUM, max: Version::CURRENT };
