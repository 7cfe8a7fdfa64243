//! Tests of the parser and printer for MLIR text, in one executable.

mod attributes;
mod formats;
mod mutations;
mod operations;
mod repeated;
