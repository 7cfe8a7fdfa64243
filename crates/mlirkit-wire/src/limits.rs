//! Limits of this crate, and their reasons. Counts in a file are untrusted: with one exception, nothing is allocated
//! for a count before the bytes that back it are known to exist ([`Reader::read_count`](crate::Reader::read_count)).
//! So most input needs no limit.

/// The newest bytecode version, written by LLVM 18 to 22.
pub const CURRENT_VERSION: u64 = 6;

/// Maximum length of the string section in bytes. Strings are found through 32-bit offsets; LLVM's largest models
/// stay below 64 MiB.
pub const MAX_STRING_SECTION: usize = u32::MAX as usize;

/// Maximum length of the properties section in bytes, for the same reason.
pub const MAX_PROPERTIES_SECTION: usize = u32::MAX as usize;

/// Maximum number of entries of a table, because indices have 32 bits. Each entry takes at least a byte of the file.
pub const MAX_TABLE_ENTRIES: usize = u32::MAX as usize;

/// Maximum number of dialects of a file. A dialect takes as little as one byte of the file but 56 bytes of the table;
/// LLVM 22 has 50 dialects.
pub const MAX_DIALECTS: usize = 1 << 16;

/// Maximum number of operation names of a file, for the same reason; LLVM 22's dialects have 2,500.
pub const MAX_OP_NAMES: usize = 1 << 20;

/// Maximum alignment: upstream reads it into 32 bits, so a larger one is not a power of two there.
pub const MAX_ALIGNMENT: u64 = 1 << 31;

/// Maximum length of the producer name in a file read by ranges, because everything up to its end must be fetched.
pub const MAX_RANGED_PRODUCER: u64 = 1 << 16;
