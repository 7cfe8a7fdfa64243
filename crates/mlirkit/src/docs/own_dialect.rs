//! Your own dialects: definition files, and hooks in Rust.
//!
//! A definition file describes the operations, attributes and types of a dialect. Parser, printer, bytecode and verifier
//! interpret it. The dialects of this library use the same files.
//!
//! ```
//! use mlirkit::{ContextBuilder, Format, Module};
//!
//! const TOY: &str = "dialect toy
//!
//! type matrix
//!   class MatrixType
//!   param rows int:64
//!   param columns int:64
//!   format `<` $rows `,` $columns `>`
//!   wire 0 rows:varint columns:varint
//!
//! op transpose
//!   operand input Matrix
//!   result result Matrix
//!   format $input attr-dict `:` type($input) `to` type($result)
//!
//! type-constraint Matrix
//!   summary a matrix
//!   pred isa:toy.matrix
//! ";
//!
//! let ctx = ContextBuilder::new().definitions(TOY)?.build();
//! let text = "func.func @f(%x: !toy.matrix<2, 3>) -> !toy.matrix<3, 2> {
//!   %0 = toy.transpose %x : !toy.matrix<2, 3> to !toy.matrix<3, 2>
//!   return %0 : !toy.matrix<3, 2>
//! }";
//! let module = Module::parse(&ctx, text)?;
//! mlirkit::verify(&module)?;
//! let again = Module::from_bytes(&ctx, module.to_bytes(Format::Bytecode)?)?;
//! assert_eq!(again.to_string(), module.to_string());
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! `mlirkit dialect check FILE`, or [`lint`](fn@crate::lint), checks such a file beyond its syntax. It reports undefined
//! constraints, predicates without an implementation, and formats that do not compile, each with its line.
//!
//! # The language
//!
//! A row starts at column 0 with its kind and its name; its members are the indented lines below. A `#` at column 0 starts a
//! comment. [`defs`](crate::defs) lists every member of every kind of row.
//!
//! - **`dialect NAME`** comes first. `bytecode-version HEX` is what the dialect writes as its version.
//! - **`op NAME`**: `operand` and `result` have a name, a constraint, and `optional` or `many` where they are not one
//!   value; `attr` has a name, a constraint, and `optional` or `default TEXT`; `prop` is a property that is not an
//!   attribute (`int 64`, `bool`, `str`, `enum E`). `region NAME any`, `successor NAME`. `traits` lists traits by their
//!   upstream names (`IsTerminator`, `SameOperandsAndResultType`, `IsIsolatedFromAbove`); with arguments:
//!   `trait AllTypesMatch lhs rhs`. `format` is ODS's `assemblyFormat`; without one, the operation has the generic
//!   form.
//! - **`attr NAME`**, **`type NAME`**: `param` has a name and a kind (`int:64`, `uint:32`, `bool`, `str`, `attr`, `type`,
//!   `enum:E`, `array:type`), and `optional` or `default TEXT`.
//! - **`wire CODE param:kind ...`** is the encoding in bytecode. With several, the writer uses the first that applies
//!   (`if param`, `unless param`). A second encoding with the same code is that of an older release; it is only read,
//!   so files of older releases are upgraded.
//! - **`enum NAME`**: `width`, and a `case SYMBOL TEXT VALUE` for each.
//! - **`type-constraint NAME`**, **`attr-constraint NAME`**: `summary` is the verifier's wording
//!   (`operand #0 must be a matrix`), `pred` the condition: `isa:toy.matrix`, `signless:32`, `(and ...)`, `(or ...)`,
//!   `(not ...)`.
//! - **`op@19 NAME`** is the row as release 19 and older had it.
//!
//! # From ODS
//!
//! A dialect with `.td` files needs no definition file: the records that `llvm-tblgen --dump-json` prints are equivalent.
//! [`ContextBuilder::tablegen`](crate::ContextBuilder::tablegen) takes them (feature `tablegen`), and so do
//! [`definition_file`](crate::ContextBuilder::definition_file) and `--dialect FILE.json`:
//!
//! ```sh
//! llvm-tblgen --dump-json -I LLVM/mlir/include ToyOps.td > toy.json
//! mlirkit opt --dialect toy.json model.mlir
//! ```
//!
//! Records include properties, constraints, traits, enums, formats and encodings. Parts that upstream writes in C++
//! (custom syntax, verifiers, type inference) are bound in Rust.
//!
//! # From IRDL
//!
//! [`ContextBuilder::irdl`](crate::ContextBuilder::irdl), `--irdl-file` and `--dialect FILE.mlir` accept the files of
//! `mlir-opt --irdl-file`; see [`irdl`](mod@crate::irdl).
//!
//! # In Rust
//!
//! Bind parts that no row can express by name, with [`ContextBuilder`](crate::ContextBuilder): syntax and type inference
//! ([`hooks`](crate::ContextBuilder::hooks)), checks ([`checks`](crate::ContextBuilder::checks)), predicates
//! ([`preds`](crate::ContextBuilder::preds)), encodings and upgrades of whole modules
//! ([`encodings`](crate::ContextBuilder::encodings)), and data layout ([`layouts`](crate::ContextBuilder::layouts)).
//!
//! ```
//! use mlirkit::verifier::Violation;
//! use mlirkit::{ContextBuilder, Module};
//!
//! let builder = ContextBuilder::new().definitions("dialect toy\n\nop never\n  format attr-dict\n")?;
//! let ctx = builder
//!     .checks(|checks| {
//!         checks.ops.insert("toy.never", |op| Err(Violation::op(op, "must not be there")));
//!     })
//!     .build();
//! let module = Module::parse(&ctx, "toy.never")?;
//! assert!(mlirkit::verify(&module).is_err_and(|error| error.message == "'toy.never' op must not be there"));
//! # Ok::<(), mlirkit::Error>(())
//! ```
