//! Tests of the definitions, checks and encodings of the dialects, in one executable.

mod checks;
mod definitions;
mod encodings;
mod events;
mod hooks;
mod lines;
mod threads;
