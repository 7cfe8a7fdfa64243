//! Code shared by the targets: the memory limit, and checks of programs.

#[cfg(feature = "programs")]
mod programs;

use std::alloc::System;

use cap::Cap;

#[cfg(feature = "programs")]
pub use programs::{check, with_context};

/// Limit of live allocations in bytes. Exceeding it with a small file is a finding.
const MEMORY: usize = 512 << 20;

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, MEMORY);
