//! Drivers that parse and print whole sources: on several threads, lazily, or one body at a time.

pub(crate) mod digit_scan;
pub(crate) mod lazy;
pub(crate) mod parallel_aliases;
pub(crate) mod parallel_parse;
pub(crate) mod parallel_print;
pub(crate) mod parse;
pub(crate) mod print;
pub(crate) mod split_block;
pub(crate) mod stream_parse;
pub(crate) mod stream_print;
