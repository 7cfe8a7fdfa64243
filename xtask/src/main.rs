//! Development tasks: `cargo xtask import|conformance|bench|tidy|ci`.

fn main() {}
