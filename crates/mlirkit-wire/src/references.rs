//! What entries of tables refer to, by their numbers: who has read a file's entries can say so to who knows no dialects.

/// Something in a table that an entry refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reference {
    /// An attribute.
    Attribute(u64),
    /// A type.
    Type(u64),
    /// A string.
    String(u64),
    /// A resource, counted among those of dialects.
    Resource(u64),
}

/// What the entries of a file refer to. An entry that could not be read refers to nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct References {
    /// Of each attribute.
    pub attributes: Vec<Vec<Reference>>,
    /// Of each type.
    pub types: Vec<Vec<Reference>>,
    /// Of each entry of the properties section.
    pub properties: Vec<Vec<Reference>>,
    /// The attributes that name a symbol, and the symbol: of a path, its start.
    pub symbols: Vec<(u64, String)>,
}

/// Properties that an operation has, by the numbers in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UsedProperties {
    /// Name of the operation.
    pub op: u64,
    /// Its dictionary.
    pub attributes: Option<u64>,
    /// Its entry in the properties section.
    pub properties: u64,
}
