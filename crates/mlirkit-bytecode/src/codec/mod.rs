//! Encodings of attributes, types and properties: readers and writers for fields, the encodings of the builtin dialect,
//! encodings described by definitions, and the interfaces for dialects. These modules are independent of how files are
//! read.

pub(crate) mod affine;
pub(crate) mod builtin;
pub(crate) mod numbers;
pub(crate) mod options;
pub(crate) mod properties;
pub(crate) mod reader;
pub(crate) mod registry;
pub(crate) mod row_plans;
pub(crate) mod rows;
pub(crate) mod use_list_order;
pub(crate) mod writer;
