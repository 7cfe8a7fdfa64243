//! Handwritten instances for operations that need enclosing operations or operands that the search cannot find.

use std::collections::HashMap;

use mlirkit::ir::Context;

const FILES: &[&str] = &[
    include_str!("../hints/core.mlir"),
    include_str!("../hints/linalg.mlir"),
    include_str!("../hints/llvm.mlir"),
    include_str!("../hints/parallel.mlir"),
    include_str!("../hints/other.mlir"),
];

/// Sections of the handwritten files, by the names of the operations in them.
#[derive(Debug, Default)]
pub struct Hints {
    parts: Vec<String>,
    by_name: HashMap<String, usize>,
    /// Sections that cannot be parsed, each with the error.
    pub broken: Vec<(String, String)>,
}

impl Hints {
    /// Loads the hints in this crate.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        let mut hints = Self::default();
        for part in FILES.iter().flat_map(|file| file.split("// -----\n")) {
            match mlirkit::open(ctx, "-", &part.to_owned().into(), &mlirkit::OpenOptions::default()) {
                Ok(opened) => {
                    for op in opened.module.root().into_iter().flat_map(mlirkit::ir::OpRef::walk) {
                        hints.by_name.entry(op.name().to_owned()).or_insert(hints.parts.len());
                    }
                    hints.parts.push(part.to_owned());
                }
                Err(errors) => {
                    let message = errors.last().map_or(String::new(), |error| error.message.to_string());
                    hints.broken.push((part.to_owned(), message));
                }
            }
        }
        hints
    }

    /// Returns the first handwritten section that contains an operation; `None` if there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.parts.get(*self.by_name.get(name)?).map(String::as_str)
    }
}
