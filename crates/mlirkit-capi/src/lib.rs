//! `libmlirkit`: a C interface to the library. `include/mlirkit.h` is generated from this crate, and a test checks that
//! it is up to date.
//!
//! Conventions:
//!
//! - A handle is a number that looks like a pointer. This crate never dereferences handles but looks them up in a
//!   table. So using a stale, foreign or freed handle is an error, and so is freeing a handle twice.
//! - Every function that can fail returns a status, and returns its result through its last parameter. After an error,
//!   nothing is written there.
//! - A string argument is null-terminated UTF-8. An argument `name` is the file name in diagnostics and JSON.
//! - A returned buffer must be freed with `mlirkit_buffer_free`.
//! - Structs of options begin with their size. A caller with an older header passes a shorter struct, and the members
//!   that it does not know have their defaults.
//! - A panic is turned into [`status::MLIRKIT_INTERNAL`], unless the library was built with `panic = "abort"`.
//! - Only the module `arguments` dereferences pointers. Its functions state what a caller must guarantee.

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
