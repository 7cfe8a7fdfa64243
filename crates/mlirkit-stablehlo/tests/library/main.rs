//! Tests of StableHLO programs and artifacts, in one executable.

mod artifacts;
mod builder;
mod damaged;
mod envelope;
mod expander;
mod explain;
