//! Numbers all entities that a module refers to. Their order determines the bytes of the file.

pub(crate) mod body_counts;
pub(crate) mod in_body;
pub(crate) mod isolated_regions;
pub(crate) mod local_ids;
pub(crate) mod numbering;
pub(crate) mod op_error;
pub(crate) mod property_lists;
pub(crate) mod ref_counts;
pub(crate) mod split_points;
pub(crate) mod unregistered_properties;
