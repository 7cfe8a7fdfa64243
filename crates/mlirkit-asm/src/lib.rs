//! Lexer, parser and printer for MLIR text.
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

mod attr;
mod driver;
mod file;
pub mod format;
pub mod hooks;
mod op_data;
mod parse;
mod print;
mod text;

pub use attr::affine::{OfValues, WriteName, write_affine_expr};
pub use attr::builtin_attr::attr_type;
pub use attr::parser::{AttrParser, Delimiter, MAX_DEPTH, PResult};
pub use attr::printer::{AttrPrinter, PrintOptions, TypeElision};
pub use driver::lazy::parse_lazy;
pub use driver::parse::parse;
pub use driver::print::{print, print_if, print_in_scope, print_op, print_with_spans, value_name};
pub use driver::stream_parse::{ParsedBodyVisitor, StreamParser};
pub use driver::stream_print::{AliasScanner, OpenPrinter, PartPrinter, PartText, ScannedAliases, StreamPrinter};
pub use file::split::{SplitChunk, split_near_misses, split_source};
pub use file::{ParseOptions, Parsed, wrap_in_module};
pub use format::TRANSFORMS;
pub use format::text::{TEXT, attr_to_string, error_at, position, type_to_string, write_attr, write_type};
pub use hooks::function;
pub use op_data::syntax::{Argument, OpState, ParsedRegion};
pub use parse::OpParser;
pub use print::spans::{OpSpan, Spans, ValueSpan};
pub use print::{OpPrinter, RegionOptions};
pub use text::Offset;
pub use text::identifier::{is_bare_identifier, keyword_or_string, quoted};
pub use text::lexer;
pub use text::unresolved::Unresolved;
