//! The `mlirkit` command-line tool.

fn main() {}
