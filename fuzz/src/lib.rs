//! What the targets share: a limit of memory, and what is done with programs.

#[cfg(feature = "programs")]
mod programs;

use std::alloc::System;

use cap::Cap;

#[cfg(feature = "programs")]
pub use programs::{check, with_context};

/// How much may be allocated at a time, all in all: a number in a small file that asks for more is a finding.
const MEMORY: usize = 512 << 20;

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, MEMORY);
