//! How-to guides, one page per task, with tested examples.
//!
//! | page | topic |
//! |---|---|
//! | [`open_and_look`] | opening files, walking, attributes, types, symbols |
//! | [`build`] | building operations, regions, types and constants |
//! | [`rewrite`] | changing modules: uses, moves, copies, symbols |
//! | [`own_dialect`] | your own dialects: definition files, and hooks in Rust |
//! | [`port`] | converting modules between releases of LLVM |
//! | [`artifacts`] | StableHLO's portable artifacts |
//! | [`layouts`] | sizes and alignments |
//! | [`errors`] | errors and how they are printed |
//! | [`performance`] | large files: threads, lazy reading, remote files |
//!
//! Complete programs are in the folder `examples` of this crate: `cargo run -p mlirkit --example build`.

pub mod artifacts;
pub mod build;
pub mod errors;
pub mod layouts;
pub mod open_and_look;
pub mod own_dialect;
pub mod performance;
pub mod port;
pub mod rewrite;
