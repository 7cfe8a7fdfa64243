//! Reads the operations of a file into bodies: eagerly, on several threads, or lazily.

pub(crate) mod body;
pub(crate) mod lazy_bodies;
pub(crate) mod module;
pub(crate) mod property_workers;
pub(crate) mod rewrite_check;
pub(crate) mod value_scope;
pub(crate) mod window;
