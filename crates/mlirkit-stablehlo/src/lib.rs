//! StableHLO's versions and portable artifacts.
//!
//! [`versions`] holds what each version brought: the range of versions that each operation, attribute and type of
//! VHLO has, and the bytecode format that belongs to each version.

pub mod versions;

pub use versions::{Compatibility, Version};
