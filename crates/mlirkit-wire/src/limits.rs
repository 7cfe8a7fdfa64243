//! The limits of this crate, with their reasons. Counts in a file are untrusted. With one exception, memory is not
//! allocated for a count before the file is known to have enough bytes
//! ([`Reader::read_count`](crate::Reader::read_count)). Therefore, most input needs no limit.

/// The newest bytecode version, written by LLVM 18 to 22.
pub const CURRENT_VERSION: u64 = 6;

/// The maximum length of the string section in bytes, because 32-bit offsets refer to strings. In LLVM's largest
/// models, it is below 64 MiB.
pub const MAX_STRING_SECTION: usize = u32::MAX as usize;

/// The maximum length of the properties section in bytes, because its entries are located by 32-bit offsets.
pub const MAX_PROPERTIES_SECTION: usize = u32::MAX as usize;

/// The maximum number of entries in a table, whose indices have 32 bits. Each entry takes at least one byte, so only
/// files larger than 4 GiB could exceed it.
pub const MAX_TABLE_ENTRIES: usize = u32::MAX as usize;

/// The maximum number of dialects in a file. A dialect may take only one byte in the file, but takes 56 bytes in the
/// table. LLVM 22 has 50 dialects.
pub const MAX_DIALECTS: usize = 1 << 16;

/// The maximum number of operation names in a file. A name may take only a few bytes in the file, but takes more in the
/// table. The dialects of LLVM 22 have 2,500 operations.
pub const MAX_OP_NAMES: usize = 1 << 20;

/// The maximum alignment. Upstream reads the alignment into 32 bits, where a larger one is not a power of two.
pub const MAX_ALIGNMENT: u64 = 1 << 31;

/// The maximum length of the producer name in a file that is read in ranges, because everything up to its end must be
/// fetched.
pub const MAX_RANGED_PRODUCER: u64 = 1 << 16;
