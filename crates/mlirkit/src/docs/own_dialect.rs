//! Your own dialects: definition files, and hooks in Rust.
//!
//! A definition file describes the operations, attributes and types of a dialect. The parser, printer, bytecode reader
//! and writer, and verifier interpret it. The dialects of this library are defined in the same way.
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
//! To check a definition file beyond its syntax, use `mlirkit dialect check FILE` or [`lint`](fn@crate::lint). They
//! report undefined constraints, predicates without an implementation, and formats that do not compile, each with its
//! line.
//!
//! # The language
//!
//! The definition of an operation, attribute, type and so on is called a row. It starts at column 0 with its kind and
//! its name. Its members are the indented lines below. A `#` at column 0 starts a comment. [`defs`](crate::defs) lists
//! every member of every kind of row.
//!
//! - **`dialect NAME`** comes first. `bytecode-version HEX` is the dialect version that is written to bytecode.
//! - **`op NAME`** defines an operation. `operand` and `result` have a name and a constraint, and are followed by
//!   `optional` or `many` if they are not a single value. `attr` has a name, a constraint, and `optional` or `default
//!   TEXT`. `prop` is a property that is not an attribute (`int 64`, `bool`, `str`, `enum E`). Regions and successors
//!   are `region NAME any` and `successor NAME`. `traits` lists traits by their upstream names (`IsTerminator`,
//!   `SameOperandsAndResultType`, `IsIsolatedFromAbove`). A trait with arguments is `trait AllTypesMatch lhs rhs`.
//!   `format` is ODS's `assemblyFormat`; without it, the operation has only the generic form.
//! - **`attr NAME`** and **`type NAME`** define an attribute or type. `param` has a name, a kind (`int:64`, `uint:32`,
//!   `bool`, `str`, `attr`, `type`, `enum:E`, `array:type`), and `optional` or `default TEXT`.
//! - **`wire CODE param:kind ...`** is the bytecode encoding of an attribute or type. If there are several, the writer
//!   uses the first that applies (`if param`, `unless param`). A second encoding with the same code belongs to an older
//!   release. It is only used for reading, so that files of older releases are upgraded.
//! - **`enum NAME`** has a `width`, and a line `case SYMBOL TEXT VALUE` for each case.
//! - **`type-constraint NAME`** and **`attr-constraint NAME`** define constraints. `summary` is the verifier's wording
//!   (`operand #0 must be a matrix`), and `pred` is the condition: `isa:toy.matrix`, `signless:32`, `(and ...)`, `(or
//!   ...)`, `(not ...)`.
//! - **`op@19 NAME`** is the row for release 19 and older.
//!
//! # From ODS
//!
//! A dialect with `.td` files needs no definition file, because the records that `llvm-tblgen --dump-json` prints are
//! equivalent. [`ContextBuilder::tablegen`](crate::ContextBuilder::tablegen) accepts these records (feature
//! `tablegen`), and so do [`definition_file`](crate::ContextBuilder::definition_file) and `--dialect FILE.json`:
//!
//! ```sh
//! llvm-tblgen --dump-json -I LLVM/mlir/include ToyOps.td > toy.json
//! mlirkit opt --dialect toy.json model.mlir
//! ```
//!
//! Records include properties, constraints, traits, enums, formats and encodings. What upstream writes in C++ (custom
//! syntax, verifiers, type inference) must be bound in Rust.
//!
//! # From IRDL
//!
//! [`ContextBuilder::irdl`](crate::ContextBuilder::irdl), `--irdl-file` and `--dialect FILE.mlir` accept the same files
//! as `mlir-opt --irdl-file`; see [`irdl`](mod@crate::irdl).
//!
//! # In Rust
//!
//! What a definition file cannot express is bound in Rust, by the name of the operation, attribute or type, with the
//! methods of [`ContextBuilder`](crate::ContextBuilder). Use [`hooks`](crate::ContextBuilder::hooks) for syntax and
//! type inference, [`checks`](crate::ContextBuilder::checks) for checks, and [`preds`](crate::ContextBuilder::preds)
//! for predicates. Use [`encodings`](crate::ContextBuilder::encodings) for encodings and upgrades of whole modules, and
//! [`layouts`](crate::ContextBuilder::layouts) for data layouts.
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
