//! An error-tolerant syntax tree of MLIR text: operations, regions, blocks, and the definitions of values, symbols and
//! aliases.
//!
//! Parsing never fails and omits nothing. A broken operation ends where the next one begins, and an operation of an
//! unknown dialect is skipped token by token. Editors, the formatter and viewers use this tree; whether a text is valid
//! is decided by the parser in `mlirkit-asm`.
//!
//! ```
//! use mlirkit_syntax::{NoFacts, Tree};
//!
//! let text = "func.func @f(%a: i32) {\n  %0 = arith.addi %a, \n  return %0 : i32\n}\n";
//! let tree = Tree::parse(text.as_bytes(), &NoFacts);
//! let names: Vec<_> = tree.ops().map(|op| tree.op_name(text.as_bytes(), op).to_owned()).collect();
//! assert_eq!(names, ["func.func", "arith.addi", "return"]);
//! ```

mod edit;
mod facts;
mod format;
mod index;
mod names;
mod parse;
mod query;
mod style;
mod tokens;
mod tree;

pub use edit::Edit;
pub use facts::{Facts, NoFacts, OpFacts};
pub use format::{GapEdit, apply, format, in_lines, too_deep};
pub use index::Index;
pub use names::{Def, DefKind, Values};
pub use style::{Gap, Style};
pub use tree::{Block, NONE, OpKind, OpNode, Region, Section, Tree};
