//! `libmlirkit`: the library behind a C interface. `include/mlirkit.h` is generated from this crate, and a test compares them.
//!
//! Conventions:
//!
//! - A handle is a number that looks like a pointer. This crate never follows one: it looks the number up in a table. So a stale,
//!   foreign or freed handle is an error, and freeing twice is one too.
//! - Every function that can fail returns a status and gives its result through its last parameter. Nothing is written there
//!   after an error.
//! - Structs of options begin with their size. A caller with an older header passes a shorter struct and gets the defaults of
//!   the members that it does not know.
//! - A panic ends as [`status::MLIRKIT_INTERNAL`], unless the library was built with `panic = "abort"`.
//! - Only `arguments` follows pointers. Its functions state what a caller must guarantee.

#![allow(non_camel_case_types)]

pub mod arguments;
pub mod buffer;
pub mod build;
pub mod context;
pub mod diagnostic;
pub mod facts;
pub mod handles;
pub mod layout;
pub mod module;
pub mod resources;
pub mod stablehlo;
pub mod status;
