//! MLIR text: lexer, parser and printer.

pub mod hooks;
pub mod lexer;
mod op_parser;
mod parser;
mod printer;

pub use op_parser::{Argument, OpParser, OpState, ParsedRegion, Unresolved};
pub use parser::{Delimiter, MAX_DEPTH, Offset, PResult, Parser};
pub use printer::{PrintOptions, Printer};
