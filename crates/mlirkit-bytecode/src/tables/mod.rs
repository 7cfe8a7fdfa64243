//! The tables of a file being read: strings, dialects, attributes, types and properties. Their entries are decoded on
//! first use.

pub(crate) mod dedup_locations;
pub(crate) mod entries;
pub(crate) mod file;
pub(crate) mod file_locations;
pub(crate) mod handles;
pub(crate) mod lazy_constants;
pub(crate) mod plain_entries;
pub(crate) mod property_cache;
pub(crate) mod references;
pub(crate) mod source;
pub(crate) mod unregistered_tables;
