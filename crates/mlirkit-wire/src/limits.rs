//! What this crate refuses, and why. Counts in a file are claims: nothing is allocated for one before the bytes that must
//! back it are known to exist ([`Reader::read_count`](crate::Reader::read_count)), but for one, so most input needs no limit at all.

/// The newest bytecode version: what LLVM 18 to 22 write.
pub const CURRENT_VERSION: u64 = 6;

/// The longest string section. Strings are found through 32-bit offsets; LLVM's largest models stay below 64 MiB.
pub const MAX_STRING_SECTION: usize = u32::MAX as usize;

/// The longest properties section, for the same reason.
pub const MAX_PROPERTIES_SECTION: usize = u32::MAX as usize;

/// The most entries of one table: what a 32-bit index can name. Each entry takes at least a byte of the file.
pub const MAX_TABLE_ENTRIES: usize = u32::MAX as usize;

/// The most dialects of a file. One takes a byte or two of the file but 56 bytes of the table; LLVM 22 has 50 of them.
pub const MAX_DIALECTS: usize = 1 << 16;

/// The most operation names of a file, for the same reason; all of LLVM 22's dialects have 2,500.
pub const MAX_OP_NAMES: usize = 1 << 20;

/// The largest alignment: upstream reads it into 32 bits, so that anything above is no power of two there.
pub const MAX_ALIGNMENT: u64 = 1 << 31;

/// The longest producer that a file read by ranges may name: until its end is found, everything must be fetched.
pub const MAX_RANGED_PRODUCER: u64 = 1 << 16;
