//! Dialects that are defined in IRDL and loaded at run time, as with `mlir-opt --irdl-file`.
//!
//! ```
//! use mlirkit::{ContextBuilder, Module};
//!
//! let builder = ContextBuilder::new().irdl(
//!     "irdl.dialect @cmath {
//!       irdl.type @complex {
//!         %0 = irdl.is f32
//!         %1 = irdl.is f64
//!         %2 = irdl.any_of(%0, %1)
//!         irdl.parameters(elem: %2)
//!       }
//!       irdl.operation @norm {
//!         %0 = irdl.any
//!         %1 = irdl.parametric @cmath::@complex<%0>
//!         irdl.operands(complex: %1)
//!         irdl.results(norm: %0)
//!       }
//!     }",
//! )?;
//! let ctx = builder.build();
//! let norm = |result: &str| {
//!     let text = "func.func private @z() -> !cmath.complex<f32>\nfunc.func @f() {
//!       %0 = call @z() : () -> !cmath.complex<f32>
//!       %1 = \"cmath.norm\"(%0) : (!cmath.complex<f32>) -> RESULT
//!       return
//!     }";
//!     Module::parse(&ctx, &text.replace("RESULT", result))
//! };
//! mlirkit::verify(&norm("f32")?)?;
//! // The element and the result are one variable.
//! assert_eq!(mlirkit::verify(&norm("f64")?).unwrap_err().message, "expected 'f32' but got 'f64'");
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! Operations of such dialects use the generic form. Attributes and types list their parameters in `<>`. C++
//! constraints (`irdl.c_pred`) are rejected.

mod load;
mod verify;

use std::collections::HashMap;
use std::sync::Arc;

use bytes::Bytes;
use mlirkit_defs::Dialect;
use mlirkit_diag::Error;
use mlirkit_ir::OpRef;
use mlirkit_verify::{Checks, Verdict};

use crate::{Context, ContextBuilder, ContextOptions};

/// The dialects defined in one IRDL file, with their constraints.
#[derive(Debug, Clone)]
pub struct Irdl {
    dialects: Vec<&'static Dialect>,
    rules: Arc<Rules>,
}

impl Irdl {
    /// Reads an IRDL file, text or bytecode. `name` is the file name in diagnostics. The dialects live until the
    /// process ends.
    ///
    /// # Errors
    /// Fails if the file cannot be parsed, is not valid IRDL, defines no dialect, or uses C++ constraints.
    pub fn read(name: &str, bytes: Bytes) -> Result<Self, Error> {
        let ctx = ContextBuilder::new().build();
        let opened = crate::open(&ctx, name, &bytes, &crate::OpenOptions::default());
        let module = opened.map_err(Error::from_diagnostics)?.module;
        crate::verify(&module)?;
        let (texts, rules) = load::load(&module)?;
        let mut dialects = Vec::new();
        for text in texts {
            crate::user_dialects::add_definitions(&mut dialects, "rows of IRDL", &text)?;
        }
        Ok(Self { dialects, rules: Arc::new(rules) })
    }

    /// Returns the names of the dialects in the file.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.dialects.iter().map(|dialect| dialect.name())
    }

    /// Adds the dialects of this file to the options of a context.
    pub(crate) fn add_to(&self, options: &mut ContextOptions) {
        options.added.extend(&self.dialects);
        options.irdl.push(self.clone());
    }

    /// Registers checks for the operations, attributes and types of this file.
    pub(crate) fn bind(&self, checks: &mut Checks, params: &mut mlirkit_ir::ParamChecks) {
        for dialect in &self.dialects {
            checks.ops.extend(dialect.ops().map(|op| (&*op.name, verify::op as fn(OpRef<'_, '_>) -> Verdict)));
            params.dialects.insert(dialect.name(), verify::params);
        }
    }
}

/// Returns whether a path has the extension `.mlir`, `.mlirbc` or `.irdl`.
#[cfg(feature = "fs")]
pub(crate) fn is_irdl(path: &std::path::Path) -> bool {
    path.extension().is_some_and(|extension| ["mlir", "mlirbc", "irdl"].iter().any(|known| extension == *known))
}

/// The IRDL files loaded into a context, which stores them as an extension.
#[derive(Debug, Default)]
pub(crate) struct Known(pub(crate) Vec<Irdl>);

impl Known {
    fn find<'c>(ctx: &'c Context, name: &str) -> Option<&'c Definition> {
        ctx.extension::<Self>()?.0.iter().rev().find_map(|irdl| irdl.rules.0.get(name))
    }
}

/// The IRDL definitions, keyed by full name.
#[derive(Debug, Default)]
pub(crate) struct Rules(HashMap<String, Definition>);

/// The constraints of an operation, attribute or type, with the operands, results, attributes and parameters to which
/// they apply.
#[derive(Debug, Default)]
struct Definition {
    constraints: Vec<Constraint>,
    parameters: Vec<usize>,
    operands: Vec<Group>,
    results: Vec<Group>,
    attributes: Vec<(String, usize)>,
    regions: Vec<RegionRule>,
}

/// A named group of operands or results.
#[derive(Debug, Clone, Copy)]
struct Group {
    constraint: usize,
    variadicity: Variadicity,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variadicity {
    Single,
    Optional,
    Variadic,
}

#[derive(Debug, Clone, Default)]
struct RegionRule {
    arguments: Option<Vec<usize>>,
    blocks: Option<usize>,
}

/// A constraint on an attribute or type. It refers to other constraints by their indices.
#[derive(Debug)]
enum Constraint {
    Any,
    /// Accepts only the attribute or type with this printed form.
    Is(String),
    /// Accepts any attribute or type with this name, such as `builtin.integer` or `cmath.complex`.
    Base {
        is_type: bool,
        name: String,
    },
    /// Accepts an attribute or type with this name whose parameters satisfy the given constraints.
    Parametric {
        is_type: bool,
        name: String,
        parameters: Vec<usize>,
    },
    AnyOf(Vec<usize>),
    AllOf(Vec<usize>),
}
