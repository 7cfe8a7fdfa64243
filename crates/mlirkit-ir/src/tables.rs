//! The tables of a file that properties of undefined operations refer to.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rustc_hash::FxHashSet;

use crate::ids::{Attr, Ident, OpName, Props, Type};
use crate::module::Module;
use crate::{AttrData, Context};

/// The attribute that holds the properties of an operation without a definition: opaque bytes that index into the
/// tables of their file.
const OPAQUE: &str = "opaque_properties";

/// The tables, in file order, of a file that contains operations without a definition. Their property bytes may hold
/// table indices, so a writer must keep the numbering.
#[derive(Debug, Clone)]
pub struct FileTables {
    /// Identifies the file that the tables come from.
    serial: u64,
    /// The bytecode version.
    pub version: u64,
    /// The names of the dialects.
    pub dialects: Vec<Ident>,
    /// The attributes.
    pub attrs: Vec<Attr>,
    /// The types.
    pub types: Vec<Type>,
    /// The strings.
    pub strings: Vec<Ident>,
    /// Dialect and key of each dialect resource.
    pub resources: Vec<(Ident, Ident)>,
    /// Operations that the producer had registered but the context does not know.
    pub ops: FxHashSet<OpName>,
    /// The reason why an entry cannot be kept, if there is such an entry.
    pub failure: Option<Box<str>>,
}

impl FileTables {
    /// Creates empty tables for a file of this bytecode version.
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

    /// Returns true if both tables come from the same reading of a file.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.serial == other.serial
    }
}

impl Context {
    /// Returns the attribute that holds the opaque property bytes of an operation without a definition.
    pub fn opaque_properties(&self, bytes: &[u8]) -> Attr {
        let value = self.attr(AttrData::String { value: self.ident_bytes(bytes), ty: None });
        self.dictionary(vec![(self.ident(OPAQUE), value)])
    }

    /// Returns the opaque property bytes of an operation without a definition, if it has any.
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
    /// Returns the tables of the file that the module was read from, if its operations need them.
    #[must_use]
    pub fn file_tables(&self) -> Option<&Arc<FileTables>> {
        self.tables.get_or_init(|| self.lazy_bodies()?.tables(self).map(Arc::new)).as_ref()
    }

    /// Sets the tables that the operations need; `None` if they do not all share one set.
    pub fn set_file_tables(&mut self, tables: Option<Arc<FileTables>>) {
        self.tables = tables.into();
    }

    /// Modifies the attributes and types of the tables.
    pub fn change_file_tables(&mut self, change: impl FnOnce(&mut FileTables)) {
        if self.file_tables().is_some()
            && let Some(Some(tables)) = self.tables.get_mut()
        {
            change(Arc::make_mut(tables));
        }
    }

    /// Records that an operation from a module with tables `from` is added: opaque property bytes from two files cannot
    /// share one set of tables.
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
