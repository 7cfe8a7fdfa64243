//! Builds bytecode at the level of bytes: varints, sections, and files.

/// Appends a varint: the low zero bits encode its length.
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

/// Returns a section without alignment.
#[must_use]
pub fn section(id: u8, content: &[u8]) -> Vec<u8> {
    let mut bytes = vec![id];
    varint(&mut bytes, content.len() as u64);
    bytes.extend(content);
    bytes
}

/// A bytecode file under construction. The dialects are `builtin` and `t`; operation 0 is `builtin.module`, 1 is
/// `t.op`; attribute 0 is the unknown location, 1 an empty dictionary; type 0 is `i1`.
#[derive(Debug, Clone)]
pub struct File {
    /// The producer, which follows the version.
    pub producer: Vec<u8>,
    /// The strings, by number.
    pub strings: Vec<Vec<u8>>,
    /// The encodings of attributes, by number.
    pub attrs: Vec<Vec<u8>>,
    /// The encodings of types, by number.
    pub types: Vec<Vec<u8>>,
    /// Number and bytes of the operations in the module's block.
    pub ops: (u64, Vec<u8>),
    /// Number of values that the module's region declares.
    pub values: u64,
    /// The resource offset section, and the resource section.
    pub resources: Option<(Vec<u8>, Vec<u8>)>,
    /// The property section.
    pub properties: Vec<u8>,
}

/// Bits of an operation's encoding that say which parts follow: an attribute dictionary.
pub const ATTRS: u8 = 1;
/// Results.
pub const RESULTS: u8 = 2;
/// Operands.
pub const OPERANDS: u8 = 4;
/// Successors.
pub const SUCCESSORS: u8 = 8;
/// Regions.
pub const REGIONS: u8 = 16;
/// Use-list orders.
pub const ORDERS: u8 = 32;
/// Properties.
pub const PROPERTIES: u8 = 64;

impl Default for File {
    fn default() -> Self {
        Self::new()
    }
}

impl File {
    /// Returns a file with an empty module.
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

    /// Adds a string, and returns its number.
    pub fn string(&mut self, text: impl Into<Vec<u8>>) -> u64 {
        self.strings.push(text.into());
        self.strings.len() as u64 - 1
    }

    /// Adds an attribute of `builtin` with these fields, and returns its number.
    pub fn attr(&mut self, fields: &[u64]) -> u64 {
        self.attrs.push(varints(fields));
        self.attrs.len() as u64 - 1
    }

    /// Adds a type of `builtin` with these fields, and returns its number.
    pub fn ty(&mut self, fields: &[u64]) -> u64 {
        self.types.push(varints(fields));
        self.types.len() as u64 - 1
    }

    /// Adds a dictionary with one attribute, and returns its number.
    pub fn dictionary(&mut self, attr: u64) -> u64 {
        // Its name is the string "text".
        let name = self.attr(&[2, 4]);
        self.attr(&[1, 1, name, attr])
    }

    /// Appends an operation. `rest` are the parts after the location.
    pub fn op(&mut self, mask: u8, rest: &[u64]) {
        self.ops.0 += 1;
        self.ops.1.extend([3, mask, 1]);
        self.ops.1.extend(varints(rest));
    }

    /// Encodes the file.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = b"ML\xefR".to_vec();
        varint(&mut bytes, 6);
        bytes.extend(&self.producer);
        bytes.push(0);
        // Dialects by name, without versions; then the operations of each, registered or not.
        bytes.extend(section(1, &varints(&[2, 0, 1 << 1, 2, 0, 1, 2 << 1 | 1, 1, 1, 3 << 1])));
        // An entry that starts like an array is text.
        let size = |entry: &Vec<u8>| (entry.len() as u64) << 1 | u64::from(!entry.starts_with(b"["));
        let sizes = |entries: &[Vec<u8>]| entries.iter().map(size).collect::<Vec<_>>();
        let mut offsets = vec![self.attrs.len() as u64, self.types.len() as u64];
        offsets.extend([0, self.attrs.len() as u64]);
        offsets.extend(sizes(&self.attrs));
        offsets.extend([0, self.types.len() as u64]);
        offsets.extend(sizes(&self.types));
        bytes.extend(section(2, &self.attrs.iter().chain(&self.types).flatten().copied().collect::<Vec<u8>>()));
        bytes.extend(section(3, &varints(&offsets)));
        // The top block has one operation: a module whose region has one block and is a separate section.
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
