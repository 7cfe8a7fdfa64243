//! Code shared by the fuzz targets: the memory limit, and the checks that valid programs must pass.

#[cfg(feature = "programs")]
mod programs;

use std::alloc::System;

use cap::Cap;

#[cfg(feature = "programs")]
pub use programs::{check, with_context};

/// Limit on live allocations in bytes. Exceeding it with a small file is a finding.
const MEMORY: usize = 512 << 20;

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, MEMORY);
