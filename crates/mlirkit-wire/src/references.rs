//! References between table entries, given by indices. A reader that knows the encodings of the dialects collects them
//! for tools that do not.

/// A reference from a table entry to another entity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reference {
    /// The index of an attribute.
    Attribute(u64),
    /// The index of a type.
    Type(u64),
    /// The index of a string.
    String(u64),
    /// The index of a resource among the dialect resources.
    Resource(u64),
}

/// The references in all table entries of a file. The list for an entry that could not be read is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct References {
    /// The references in each attribute.
    pub attributes: Vec<Vec<Reference>>,
    /// The references in each type.
    pub types: Vec<Vec<Reference>>,
    /// The references in each entry of the properties section.
    pub properties: Vec<Vec<Reference>>,
    /// The attributes that refer to a symbol, as pairs of attribute index and root symbol.
    pub symbols: Vec<(u64, String)>,
}

/// The properties of an operation, given by indices in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UsedProperties {
    /// The index of the operation name.
    pub op: u64,
    /// The index of the attribute dictionary, if any.
    pub attributes: Option<u64>,
    /// The index of the entry in the properties section.
    pub properties: u64,
}
