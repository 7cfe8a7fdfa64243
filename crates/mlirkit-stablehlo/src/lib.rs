//! StableHLO's versions and portable artifacts.
//!
//! [`versions`] holds what each version brought: the range of versions that each operation, attribute and type of
//! VHLO has, and the bytecode format that belongs to each version.

mod convert;
mod legalize;
mod ops;
mod tables;
pub mod versions;

pub use legalize::{OtherDialects, legalize_to_stablehlo, legalize_to_vhlo};
pub use versions::{Compatibility, Version};
