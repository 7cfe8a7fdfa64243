//! The tables of a file whose operations have properties that only they explain.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rustc_hash::FxHashSet;

use crate::ids::{Attr, Ident, OpName, Props, Type};
use crate::module::Module;
use crate::{AttrData, Context};

/// The attribute under which the properties of an operation stand whose definition is unknown: bytes that refer to the
/// tables of their file by number.
const OPAQUE: &str = "opaque_properties";

/// The tables of a file in which operations that nobody has defined have properties, in its order: whoever writes these
/// operations again has to keep the numbers that their bytes may hold.
#[derive(Debug, Clone)]
pub struct FileTables {
    /// Tells the tables of one file from those of another.
    serial: u64,
    /// The version of the format.
    pub version: u64,
    /// The names of the dialects.
    pub dialects: Vec<Ident>,
    /// The attributes.
    pub attrs: Vec<Attr>,
    /// The types.
    pub types: Vec<Type>,
    /// The strings.
    pub strings: Vec<Ident>,
    /// Dialect and key of each of the dialects' resources.
    pub resources: Vec<(Ident, Ident)>,
    /// The operations that the producer knew, and the context does not.
    pub ops: FxHashSet<OpName>,
    /// Why an entry of the tables cannot be kept, if one cannot.
    pub failure: Option<Box<str>>,
}

impl FileTables {
    /// Empty tables of a file of this version.
    #[must_use]
    pub fn new(version: u64) -> Self {
        static SERIAL: AtomicU64 = AtomicU64::new(1);
        Self {
            serial: SERIAL.fetch_add(1, Ordering::Relaxed),
            version,
            dialects: Vec::new(),
            attrs: Vec::new(),
            types: Vec::new(),
            strings: Vec::new(),
            resources: Vec::new(),
            ops: FxHashSet::default(),
            failure: None,
        }
    }

    /// Whether both are of one reading of one file.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.serial == other.serial
    }
}

impl Context {
    /// Properties of an operation without definition, of which only the bytes are known.
    pub fn opaque_properties(&self, bytes: &[u8]) -> Attr {
        let value = self.attr(AttrData::String { value: self.ident_bytes(bytes), ty: None });
        self.dictionary(vec![(self.ident(OPAQUE), value)])
    }

    /// The bytes, if no more is known of these properties of an operation without definition.
    #[must_use]
    pub fn opaque_bytes(&self, props: Option<Props>) -> Option<&[u8]> {
        let dictionary = self.props_data(props).first().copied().flatten()?;
        let [(name, value)] = self.dictionary_entries(Some(dictionary)) else { return None };
        match self.attr_data(*value) {
            AttrData::String { value, ty: None } if self.str(*name) == OPAQUE => Some(self.bytes(*value)),
            _ => None,
        }
    }
}

impl Module<'_> {
    /// The tables of the file that the module comes from, if its operations need them.
    #[must_use]
    pub fn file_tables(&self) -> Option<&Arc<FileTables>> {
        self.tables.get_or_init(|| self.lazy_bodies()?.tables(self).map(Arc::new)).as_ref()
    }

    /// Says which tables the operations of the module need, or that there are none that all of them have in common.
    pub fn set_file_tables(&mut self, tables: Option<Arc<FileTables>>) {
        self.tables = tables.into();
    }

    /// Replaces attributes and types of the tables.
    pub fn change_file_tables(&mut self, change: impl FnOnce(&mut FileTables)) {
        if self.file_tables().is_some()
            && let Some(Some(tables)) = self.tables.get_mut()
        {
            change(Arc::make_mut(tables));
        }
    }

    /// Takes note that an operation of `from` comes into this module: bytes of two files have no tables in common.
    pub(crate) fn mix_file_tables(&mut self, from: Option<&FileTables>) {
        let same = match (self.file_tables(), from) {
            (Some(own), Some(other)) => own.is_same(other),
            (own, _) => own.is_none(),
        };
        if !same {
            self.set_file_tables(None);
        }
    }
}
