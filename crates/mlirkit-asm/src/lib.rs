//! MLIR text: lexer, parser and printer.
//!
//! ```
//! use mlirkit_asm::{ParseOptions, PrintOptions, parse, print};
//! use mlirkit_diag::Error;
//! use mlirkit_ir::{Context, DialectSet};
//!
//! let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
//! let ctx = Context::new(dialects).with_extension(mlirkit_dialects::hooks());
//! let text = "func.func @f(%a: i32) -> i32 { return %a : i32 }";
//! let parsed = parse(&ctx, "f.mlir", text.as_bytes(), &ParseOptions::default()).map_err(Error::from_diagnostics)?;
//!
//! let mut out = Vec::new();
//! print(&parsed.module, &PrintOptions { generic: true, ..PrintOptions::default() }, &mut out)?;
//! assert!(String::from_utf8_lossy(&out).contains(r#""func.return"(%arg0) : (i32) -> ()"#));
//! # Ok::<(), Error>(())
//! ```

mod affine;
mod alias;
mod attr;
mod by_body;
mod dense;
mod dialect;
mod file;
pub mod format;
pub mod function;
mod hex;
pub mod hooks;
mod in_turn;
mod lazy;
pub mod lexer;
mod location;
mod names;
mod op_info;
mod op_parser;
mod op_printer;
mod parser;
mod position;
mod printer;
mod spans;
mod types;
mod words;

pub use affine::{OfValues, WriteName, write_affine_expr};
pub use attr::attr_type;
pub use by_body::{BodyByBody, Looks};
pub use file::{
    ParseOptions, Parsed, SplitChunk, parse, print, print_if, print_in_scope, print_op, split_near_misses,
    split_source, wrap_in_module,
};
pub use format::TRANSFORMS;
pub use in_turn::{InTurn, Looker, Opened, Seen, Text, Writer};
pub use lazy::parse_lazy;
pub use op_parser::{Argument, OpParser, OpState, ParsedRegion, Unresolved};
pub use op_printer::{OpPrinter, RegionOptions};
pub use parser::{AttrParser, Delimiter, MAX_DEPTH, Offset, PResult};
pub use position::{error_at, position};
pub use printer::{
    AttrPrinter, PrintOptions, TEXT, TypeElision, attr_to_string, is_bare_identifier, type_to_string, write_attr,
    write_type,
};
pub use spans::{OpSpan, Spans, ValueSpan, print_with_spans};
