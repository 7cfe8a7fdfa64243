//! The tables of a bytecode file, which the encoded properties of operations without a definition refer to.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rustc_hash::FxHashSet;

use crate::ids::{Attr, Ident, OpName, Props, Type};
use crate::module::Module;
use crate::{AttrData, Context};

/// The name of the attribute that holds the properties of an operation without a definition. Its value is the encoded
/// bytes, which contain indices into the tables of their file.
const OPAQUE: &str = "opaque_properties";

/// The tables of a file that contains operations without a definition, in file order. The property bytes of such
/// operations may contain table indices, so a writer must preserve the numbering.
#[derive(Debug, Clone)]
pub struct FileTables {
    /// A number that identifies the tables. A clone has the same number.
    serial: u64,
    /// The bytecode version of the file.
    pub version: u64,
    /// The dialect names in the file.
    pub dialects: Vec<Ident>,
    /// The attributes in the file.
    pub attrs: Vec<Attr>,
    /// The types in the file.
    pub types: Vec<Type>,
    /// The strings in the file.
    pub strings: Vec<Ident>,
    /// The dialect and key of each dialect resource in the file.
    pub resources: Vec<(Ident, Ident)>,
    /// Operations that were registered in the producer but that the context does not know.
    pub ops: FxHashSet<OpName>,
    /// The reason why the tables cannot be preserved; `None` if they can.
    pub failure: Option<Box<str>>,
}

impl FileTables {
    /// Creates empty tables for a file with this bytecode version.
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

    /// Returns true if both values hold the tables from the same read of a file, possibly as clones of each other.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.serial == other.serial
    }
}

impl Context {
    /// Returns the attribute that stores the encoded properties of an operation without a definition.
    pub fn opaque_properties(&self, bytes: &[u8]) -> Attr {
        let value = self.attr(AttrData::String { value: self.ident_bytes(bytes), ty: None });
        self.dictionary(vec![(self.ident(OPAQUE), value)])
    }

    /// Returns the encoded properties of an operation without a definition, if it has any.
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
    /// Returns the tables of the file that the module was read from, if its operations need them to be written.
    #[must_use]
    pub fn file_tables(&self) -> Option<&Arc<FileTables>> {
        self.tables.get_or_init(|| self.lazy_bodies()?.tables(self).map(Arc::new)).as_ref()
    }

    /// Sets the tables that the operations need. `None` means that the operations do not share a single set of tables.
    pub fn set_file_tables(&mut self, tables: Option<Arc<FileTables>>) {
        self.tables = tables.into();
    }

    /// Modifies the tables, if the module has any.
    pub fn change_file_tables(&mut self, change: impl FnOnce(&mut FileTables)) {
        if self.file_tables().is_some()
            && let Some(Some(tables)) = self.tables.get_mut()
        {
            change(Arc::make_mut(tables));
        }
    }

    /// Records that an operation from a module with the tables `from` is being added. If the tables differ, the module
    /// loses its own, because encoded properties from two files cannot share one set of tables.
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
