//! Encodings of attributes, types and properties: readers and writers of fields, the encodings of builtin and of rows,
//! and the interfaces of dialects. This folder does not know files.

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
