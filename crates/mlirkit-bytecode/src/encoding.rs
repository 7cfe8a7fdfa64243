//! Constants of the bytecode format, and limits shared by readers and writers.

/// The bits of an operation's mask byte. A set bit means that the operation has the respective component.
pub(crate) mod mask {
    pub(crate) const ATTRS: u8 = 0x01;
    pub(crate) const RESULTS: u8 = 0x02;
    pub(crate) const OPERANDS: u8 = 0x04;
    pub(crate) const SUCCESSORS: u8 = 0x08;
    pub(crate) const REGIONS: u8 = 0x10;
    pub(crate) const USE_ORDERS: u8 = 0x20;
    pub(crate) const PROPERTIES: u8 = 0x40;
}

/// The first bytecode version with a properties section separate from the attributes.
pub(crate) const FIRST_WITH_PROPERTIES: u64 = 5;

/// The first bytecode version that stores segment sizes as sparse arrays instead of attributes.
pub(crate) const FIRST_WITH_NATIVE_SIZES: u64 = 6;

/// The maximum nesting depth of attributes, types and regions. The printed form of deeper nesting could not be parsed.
/// Walks also need stack space for each level, of which WebAssembly has little.
pub(crate) const MAX_NESTING: u16 = if cfg!(target_arch = "wasm32") { 400 } else { 16_384 };
