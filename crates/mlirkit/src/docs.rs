//! The book of how-tos: one page for each thing one wants to do, with examples that run.
//!
//! | page | what it is about |
//! |---|---|
//! | [`open_and_look`] | opening files, walking, attributes, types, symbols |
//! | [`build`] | building operations, regions, types and constants |
//! | [`rewrite`] | changing what is there: uses, moves, copies, symbols |
//! | [`own_dialect`] | the definition language: dialects of your own, and hooks in Rust |
//! | [`port`] | modules of one release of LLVM for another |
//! | [`artifacts`] | StableHLO's portable artifacts |
//! | [`layouts`] | sizes and alignments |
//! | [`errors`] | what fails, and how it prints |
//! | [`performance`] | large files: threads, lazy reading, files that are not at hand |
//!
//! The programs in the folder `examples` of this crate show each of them as a whole: `cargo run -p mlirkit --example build`.

pub mod artifacts;
pub mod build;
pub mod errors;
pub mod layouts;
pub mod open_and_look;
pub mod own_dialect;
pub mod performance;
pub mod port;
pub mod rewrite;
