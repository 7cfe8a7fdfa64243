//! Syntax of the `tensor` dialect: result names.

use mlirkit_asm::hooks::Hooks;

use crate::text::ResultName;

/// Registers the hand-written syntax of the `tensor` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("tensor.cast", &ResultName("cast"));
    hooks.names.insert("tensor.pack", &ResultName("pack"));
    hooks.names.insert("tensor.unpack", &ResultName("unpack"));
    hooks.names.insert("tensor.collapse_shape", &ResultName("collapsed"));
    hooks.names.insert("tensor.concat", &ResultName("concat"));
    hooks.names.insert("tensor.dim", &ResultName("dim"));
    hooks.names.insert("tensor.expand_shape", &ResultName("expanded"));
    hooks.names.insert("tensor.extract", &ResultName("extracted"));
    hooks.names.insert("tensor.extract_slice", &ResultName("extracted_slice"));
    hooks.names.insert("tensor.from_elements", &ResultName("from_elements"));
    hooks.names.insert("tensor.gather", &ResultName("gather"));
    hooks.names.insert("tensor.generate", &ResultName("generated"));
    hooks.names.insert("tensor.insert", &ResultName("inserted"));
    hooks.names.insert("tensor.insert_slice", &ResultName("inserted_slice"));
    hooks.names.insert("tensor.pad", &ResultName("padded"));
    hooks.names.insert("tensor.rank", &ResultName("rank"));
    hooks.names.insert("tensor.reshape", &ResultName("reshape"));
    hooks.names.insert("tensor.scatter", &ResultName("scatter"));
    hooks.names.insert("tensor.splat", &ResultName("splat"));
}
