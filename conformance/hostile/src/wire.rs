//! Builds bytecode from bytes: varints, sections, and files.

/// Appends a varint, in which the number of low zero bits encodes the length.
pub fn varint(bytes: &mut Vec<u8>, value: u64) {
    let bits = 64 - u64::from(value.leading_zeros());
    let length = bits.div_ceil(7).max(1);
    if length > 8 {
        bytes.push(0);
        bytes.extend(value.to_le_bytes());
        return;
    }
    let word = (value << length) | (1 << (length - 1));
    bytes.extend(word.to_le_bytes().iter().take(length as usize));
}

/// Encodes numbers as varints.
#[must_use]
pub fn varints(values: &[u64]) -> Vec<u8> {
    let mut bytes = Vec::new();
    values.iter().for_each(|value| varint(&mut bytes, *value));
    bytes
}

/// Returns an encoded section without alignment padding.
#[must_use]
pub fn section(id: u8, content: &[u8]) -> Vec<u8> {
    let mut bytes = vec![id];
    varint(&mut bytes, content.len() as u64);
    bytes.extend(content);
    bytes
}

/// A bytecode file under construction. The dialects are `builtin` and `t`. Operation name 0 is `builtin.module` and 1
/// is `t.op`. Attribute 0 is the unknown location and 1 is an empty dictionary. Type 0 is `i1`.
#[derive(Debug, Clone)]
pub struct File {
    /// The producer string in the header, after the version.
    pub producer: Vec<u8>,
    /// The string table.
    pub strings: Vec<Vec<u8>>,
    /// The encodings of the attributes, by index.
    pub attrs: Vec<Vec<u8>>,
    /// The encodings of the types, by index.
    pub types: Vec<Vec<u8>>,
    /// The number of operations in the module's block, and their encoding.
    pub ops: (u64, Vec<u8>),
    /// Number of values that the module's region declares.
    pub values: u64,
    /// The contents of the resource offset section and of the resource section.
    pub resources: Option<(Vec<u8>, Vec<u8>)>,
    /// The contents of the property section.
    pub properties: Vec<u8>,
}

/// The bit in an operation's mask for an attribute dictionary.
pub const ATTRS: u8 = 1;
/// The bit for results.
pub const RESULTS: u8 = 2;
/// The bit for operands.
pub const OPERANDS: u8 = 4;
/// The bit for successors.
pub const SUCCESSORS: u8 = 8;
/// The bit for regions.
pub const REGIONS: u8 = 16;
/// The bit for use-list orders.
pub const ORDERS: u8 = 32;
/// The bit for properties.
pub const PROPERTIES: u8 = 64;

impl Default for File {
    fn default() -> Self {
        Self::new()
    }
}

impl File {
    /// Creates a file with an empty module.
    #[must_use]
    pub fn new() -> Self {
        Self {
            producer: b"MLIR22.1.8".to_vec(),
            strings: ["builtin", "t", "module", "op", "text"].map(|text| text.as_bytes().to_vec()).to_vec(),
            attrs: vec![varints(&[15]), varints(&[1, 0])],
            types: vec![varints(&[0, 1 << 2])],
            ops: (0, Vec::new()),
            values: 0,
            resources: None,
            properties: vec![1],
        }
    }

    /// Adds a string, and returns its index.
    pub fn string(&mut self, text: impl Into<Vec<u8>>) -> u64 {
        self.strings.push(text.into());
        self.strings.len() as u64 - 1
    }

    /// Adds a `builtin` attribute with these fields, and returns its index.
    pub fn attr(&mut self, fields: &[u64]) -> u64 {
        self.attrs.push(varints(fields));
        self.attrs.len() as u64 - 1
    }

    /// Adds a `builtin` type with these fields, and returns its index.
    pub fn ty(&mut self, fields: &[u64]) -> u64 {
        self.types.push(varints(fields));
        self.types.len() as u64 - 1
    }

    /// Adds a dictionary with one attribute, and returns the index of the dictionary.
    pub fn dictionary(&mut self, attr: u64) -> u64 {
        // The name of the attribute is the string "text".
        let name = self.attr(&[2, 4]);
        self.attr(&[1, 1, name, attr])
    }

    /// Appends an operation. `rest` has the fields after the location.
    pub fn op(&mut self, mask: u8, rest: &[u64]) {
        self.ops.0 += 1;
        self.ops.1.extend([3, mask, 1]);
        self.ops.1.extend(varints(rest));
    }

    /// Returns the encoded bytecode file.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = b"ML\xefR".to_vec();
        varint(&mut bytes, 6);
        bytes.extend(&self.producer);
        bytes.push(0);
        // List the dialects by name, without versions, then the operations of each, registered or not.
        bytes.extend(section(1, &varints(&[2, 0, 1 << 1, 2, 0, 1, 2 << 1 | 1, 1, 1, 3 << 1])));
        // An entry that starts like an array is encoded as text.
        let size = |entry: &Vec<u8>| (entry.len() as u64) << 1 | u64::from(!entry.starts_with(b"["));
        let sizes = |entries: &[Vec<u8>]| entries.iter().map(size).collect::<Vec<_>>();
        let mut offsets = vec![self.attrs.len() as u64, self.types.len() as u64];
        offsets.extend([0, self.attrs.len() as u64]);
        offsets.extend(sizes(&self.attrs));
        offsets.extend([0, self.types.len() as u64]);
        offsets.extend(sizes(&self.types));
        bytes.extend(section(2, &self.attrs.iter().chain(&self.types).flatten().copied().collect::<Vec<u8>>()));
        bytes.extend(section(3, &varints(&offsets)));
        // The top block has one operation, a module with one region. The region has one block and is stored in a
        // separate section.
        let mut region = varints(&[1, self.values, self.ops.0 << 1]);
        region.extend(&self.ops.1);
        let mut top = varints(&[1 << 1, 0]);
        top.push(REGIONS);
        top.extend(varints(&[0, 1 << 1 | 1]));
        top.extend(section(4, &region));
        bytes.extend(section(4, &top));
        if let Some((offsets, data)) = &self.resources {
            bytes.extend(section(6, offsets));
            bytes.extend(section(5, data));
        }
        let mut strings = varints(&[self.strings.len() as u64]);
        self.strings.iter().rev().for_each(|text| varint(&mut strings, text.len() as u64 + 1));
        self.strings.iter().for_each(|text| {
            strings.extend(text);
            strings.push(0);
        });
        bytes.extend(section(0, &strings));
        bytes.extend(section(8, &self.properties));
        bytes
    }
}
