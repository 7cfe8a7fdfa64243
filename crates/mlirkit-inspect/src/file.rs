//! The tables of a file. Damaged tables are omitted.

use mlirkit_wire::{Container, DialectTable, EntryTable, PropertyTable, ResourceTable, Result, SectionId, StringTable};

/// A bytecode file with its tables. A damaged table is `None`; [`crate::parts`] reports its error.
pub struct File<'a> {
    /// All bytes.
    pub bytes: &'a [u8],
    /// Header and sections.
    pub container: Container<'a>,
    /// Strings.
    pub strings: Option<StringTable<'a>>,
    /// Dialects and operation names.
    pub dialects: Option<DialectTable<'a>>,
    /// Attributes and types.
    pub entries: Option<EntryTable<'a>>,
    /// Properties of operations.
    pub properties: Option<PropertyTable<'a>>,
    /// Resources.
    pub resources: Option<ResourceTable<'a>>,
}

impl<'a> File<'a> {
    /// Reads the header and the tables.
    ///
    /// # Errors
    /// The header or the section table is invalid; the error says where.
    pub fn read(bytes: &'a [u8]) -> Result<Self> {
        Ok(Self::of(bytes, Container::read(bytes)?))
    }

    /// Reads the header and the tables of the sections that exist, of a truncated or damaged file: see
    /// [`Container::salvage`].
    ///
    /// # Errors
    /// The header is invalid; the error says where.
    pub fn salvage(bytes: &'a [u8]) -> Result<Self> {
        Ok(Self::of(bytes, Container::salvage(bytes)?))
    }

    fn of(bytes: &'a [u8], container: Container<'a>) -> Self {
        let strings = StringTable::read(container.reader(SectionId::String)).ok();
        let dialects = strings.as_ref().and_then(|strings| {
            DialectTable::read(container.reader(SectionId::Dialect), container.version(), strings).ok()
        });
        let count = dialects.as_ref().map_or(0, |table| table.dialects.len());
        let (offsets, data) = (container.reader(SectionId::AttrTypeOffset), container.reader(SectionId::AttrType));
        let entries = EntryTable::read(offsets, data, count).ok();
        let properties =
            container.section(SectionId::Properties).and_then(|section| PropertyTable::read(section.reader()).ok());
        let resources = strings.as_ref().and_then(|strings| ResourceTable::read(&container, strings, count).ok());
        Self { bytes, container, strings, dialects, entries, properties, resources }
    }

    /// Returns the name of a dialect by its index; `?` if there is none.
    #[must_use]
    pub fn dialect(&self, number: u32) -> &'a str {
        let dialects = self.dialects.as_ref().map_or(&[][..], |table| &table.dialects);
        dialects.get(number as usize).map_or("?", |dialect| dialect.name)
    }

    /// Returns the full name of an operation by its index; `?` if there is none.
    #[must_use]
    pub fn op(&self, number: u64) -> String {
        let ops = self.dialects.as_ref().map_or(&[][..], |table| &table.ops);
        match usize::try_from(number).ok().and_then(|number| ops.get(number)) {
            Some(op) if op.name.is_empty() => self.dialect(op.dialect).to_owned(),
            Some(op) => format!("{}.{}", self.dialect(op.dialect), op.name),
            None => "?".to_owned(),
        }
    }
}
