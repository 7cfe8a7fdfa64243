//! Operations on whole modules, independent of the dialects they use. For example, [`strip`](fn@strip) removes
//! confidential data, and [`fingerprint`](fn@fingerprint) identifies a program. Modules nested in attributes, as bytes
//! or base64, are processed like the enclosing module ([`nested`]).
//!
//! ```
//! use mlirkit_asm::{ParseOptions, parse};
//! use mlirkit_diag::Error;
//! use mlirkit_edit::{Strip, fingerprint, strip};
//! use mlirkit_ir::{Context, DialectSet};
//!
//! let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
//! let ctx = Context::new(dialects).with_extension(mlirkit_dialects::hooks()).with_extension(mlirkit_dialects::encodings());
//! let open = |text: &str| {
//!     let parsed = parse(&ctx, "f.mlir", text.as_bytes(), &ParseOptions::default());
//!     parsed.map(|parsed| parsed.module).map_err(Error::from_diagnostics)
//! };
//! let mut here = open(r#"module { func.func @f() { return loc("here") } }"#)?;
//! let mut there = open(r#"module { func.func @f() { return loc("there") } }"#)?;
//!
//! let what = Strip { locations: true, ..Strip::default() };
//! strip(&mut here, &what)?;
//! strip(&mut there, &what)?;
//! assert_eq!(fingerprint(&here)?, fingerprint(&there)?);
//! assert_ne!(fingerprint(&here)?, fingerprint(&open("module {}")?)?);
//! # Ok::<(), Error>(())
//! ```

pub mod archive;
pub mod breaking;
pub mod copy;
pub mod cost;
pub mod diff;
pub mod fingerprint;
pub mod link;
pub mod names;
pub mod nested;
mod normal;
pub mod outline;
pub mod paths;
pub mod port;
pub mod query;
pub mod reduce;
pub mod replace;
pub mod strip;
pub mod symbols;
pub mod weights;

pub use fingerprint::fingerprint;
pub use port::{port, port_lossy};
pub use strip::{Strip, strip};
