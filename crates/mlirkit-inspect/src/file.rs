//! A bytecode file with its decoded tables. Damaged tables are omitted.

use mlirkit_wire::{Container, DialectTable, EntryTable, PropertyTable, ResourceTable, Result, SectionId, StringTable};

/// A bytecode file with its tables. A table is `None` if it is damaged or missing; [`crate::parts`] reports errors.
pub struct File<'a> {
    /// The complete file.
    pub bytes: &'a [u8],
    /// The header and the sections.
    pub container: Container<'a>,
    /// The string table.
    pub strings: Option<StringTable<'a>>,
    /// The dialects and operation names.
    pub dialects: Option<DialectTable<'a>>,
    /// The tables of attributes and types.
    pub entries: Option<EntryTable<'a>>,
    /// The table of operation properties.
    pub properties: Option<PropertyTable<'a>>,
    /// The resource table.
    pub resources: Option<ResourceTable<'a>>,
}

impl<'a> File<'a> {
    /// Reads the header and the tables.
    ///
    /// # Errors
    /// Fails if the header or the section table is invalid. The error contains the file offset.
    pub fn read(bytes: &'a [u8]) -> Result<Self> {
        Ok(Self::of(bytes, Container::read(bytes)?))
    }

    /// Reads the header and the tables of all existing sections from a truncated or damaged file; see
    /// [`Container::salvage`].
    ///
    /// # Errors
    /// Fails if the header is invalid. The error contains the file offset.
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

    /// Returns the name of the dialect with the given index; `?` if there is none.
    #[must_use]
    pub fn dialect(&self, number: u32) -> &'a str {
        let dialects = self.dialects.as_ref().map_or(&[][..], |table| &table.dialects);
        dialects.get(number as usize).map_or("?", |dialect| dialect.name)
    }

    /// Returns the full name of the operation with the given index; `?` if there is none.
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
