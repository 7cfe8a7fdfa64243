//! Tests of the text engine, in one executable.

mod attributes;
mod formats;
mod mutations;
mod operations;
mod repeated;
