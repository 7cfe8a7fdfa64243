//! Reads a file body by body, in order to rewrite it, to visit its bodies, or to compare two files.

pub(crate) mod body_sizes;
pub(crate) mod compare_lazy;
pub(crate) mod count_distinct;
pub(crate) mod known_properties;
pub(crate) mod rewrite;
pub(crate) mod top_level;
pub(crate) mod visit_bodies;
