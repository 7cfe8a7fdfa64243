//! StableHLO's portable artifacts: files that StableHLO releases of other versions can read.
//!
//! ```
//! use mlirkit::stablehlo::{OtherDialects, artifact_version, deserialize, serialize};
//! use mlirkit::{ContextBuilder, Module};
//!
//! let ctx = ContextBuilder::new().build();
//! let text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
//!   %0 = stablehlo.tan %x : tensor<4xf32>
//!   return %0 : tensor<4xf32>
//! }";
//! let module = Module::parse(&ctx, text)?;
//! let artifact = serialize(&module, "1.4.0", OtherDialects::Refuse)?;
//! assert_eq!(artifact_version(&artifact).map(|version| version.to_string()).as_deref(), Some("1.4.0"));
//! assert_eq!(deserialize(&ctx, artifact.into())?.to_string(), module.to_string());
//!
//! // What a version lacks is an error that names it.
//! let error = serialize(&module, "1.3.0", OtherDialects::Refuse).map_err(|error| error.to_string());
//! assert!(error.is_err_and(|error| error.contains("operation 'tan' exists since 1.4.0")));
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! [`stablehlo::upgrade`](crate::stablehlo::upgrade) rewrites an artifact for another version.
//! [`stablehlo::explain`](mod@crate::stablehlo::explain) returns the kind of a file and the versions that can read it.
//! [`stablehlo::builder`](crate::stablehlo::builder) builds programs with static shapes and infers the result shapes.
