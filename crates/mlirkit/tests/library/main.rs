//! All tests of the library, in one executable.

#![allow(clippy::unwrap_used)]

mod assemble;
mod cut;
mod damage;
mod diff;
mod digits;
mod examples;
mod functions;
mod helpers;
mod infer;
mod irdl;
mod layout;
mod names;
mod own_text;
mod random_edits;
mod refused;
mod releases;
mod remote;
mod repeated_lines;
mod reprint;
mod rewrite;
mod shared;
mod tablegen;
mod unregistered;
mod warnings;
