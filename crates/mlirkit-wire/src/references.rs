//! References between table entries, by index. A reader that understands dialects provides them to tools that do not.

/// An entity that a table entry refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reference {
    /// An attribute.
    Attribute(u64),
    /// A type.
    Type(u64),
    /// A string.
    String(u64),
    /// A resource, counted among the dialects' resources.
    Resource(u64),
}

/// The references of all entries of a file. An entry that could not be read has none.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct References {
    /// References made by each attribute entry.
    pub attributes: Vec<Vec<Reference>>,
    /// References made by each type entry.
    pub types: Vec<Vec<Reference>>,
    /// References made by each entry of the properties section.
    pub properties: Vec<Vec<Reference>>,
    /// Attributes that refer to a symbol, and the symbol: the first name of a path.
    pub symbols: Vec<(u64, String)>,
}

/// The properties of an operation, by indices in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UsedProperties {
    /// Index of the operation name.
    pub op: u64,
    /// Index of its dictionary.
    pub attributes: Option<u64>,
    /// Index of its entry in the properties section.
    pub properties: u64,
}
