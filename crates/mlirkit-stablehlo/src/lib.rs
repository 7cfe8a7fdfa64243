//! StableHLO versions and portable artifacts.
//!
//! [`versions`] lists the changes in each version: the operations, attributes and types of VHLO, and the bytecode
//! format. [`builder`] builds programs. [`explain`](mod@explain) determines which versions can read a file, [`part`]
//! recognizes file kinds, and [`envelope`] reads the description that `jax.export` adds to an artifact.
//!
//! ```
//! use mlirkit_ir::{Context, DialectSet};
//! use mlirkit_stablehlo::builder::{Function, tensor};
//! use mlirkit_stablehlo::{OtherDialects, deserialize, serialize};
//!
//! let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
//! let ctx = Context::new(dialects).with_extension(mlirkit_dialects::hooks()).with_extension(mlirkit_dialects::encodings());
//! let (mut f, [x]) = Function::new(&ctx, "main", [tensor::<f32>(&ctx, &[2, 3])])?;
//! let sum = f.add(x, x)?;
//! let module = f.finish(&[sum])?;
//!
//! let artifact = serialize(&module, "1.0.0", OtherDialects::Refuse)?;
//! let again = deserialize(&ctx, artifact.into())?;
//! assert!(again.walk().any(|op| op.is("stablehlo.add")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod builder;
mod convert;
pub mod envelope;
mod expander;
pub mod explain;
mod forms;
mod in_place;
mod legalize;
mod ops;
pub mod part;
mod portable;
mod tables;
mod target;
pub mod versions;

pub use expander::expand;
pub use legalize::{OtherDialects, legalize_to_stablehlo, legalize_to_vhlo};
pub use portable::{
    LLVM_RELEASE, artifact_options, artifact_version, current_version, deserialize, into_artifact, llvm_release,
    minimum_version, serialize, smaller_version, upgrade, upgrade_checked, write_artifact,
};
pub use target::{Target, vhlo_to_version};
pub use versions::{Compatibility, Version};

/// The error type of this crate: all diagnostics, in the order in which they were found.
pub type Errors = mlirkit_diag::Error;
