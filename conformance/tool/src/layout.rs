//! The data layout of the only type in the test dialect that has one.

use mlirkit::ir::{AttrData, Context, Type};
use mlirkit::layout::interface::TypeLayout;
use mlirkit::layout::{Answer, DataLayout, Entry, Interfaces, Result, TypeSize};

/// Registers the data layout.
pub(crate) fn register(interfaces: &mut Interfaces) {
    interfaces.types.insert("test.test_type_with_layout", &WithLayout);
}

struct WithLayout;

/// Returns the number in the first entry of a kind, or 1 if there is no such entry.
fn number(ctx: &Context, entries: &[Entry], kind: &str) -> Answer<u64> {
    let of_kind = |entry: &Entry| {
        let AttrData::Array(pair) = ctx.attr_data(entry.value) else { return None };
        let [name, value] = **pair else { return None };
        let AttrData::String { value: name, .. } = ctx.attr_data(name) else { return None };
        let AttrData::Integer(value) = ctx.attr_data(value) else { return None };
        (ctx.str(*name) == kind).then(|| Answer::entry(value.value.low_u64(), entry))
    };
    entries.iter().find_map(of_kind).unwrap_or(Answer::type_rule(1, "1 without an entry"))
}

impl TypeLayout for WithLayout {
    fn size_in_bits(&self, layout: &DataLayout<'_>, _ty: Type, entries: &[Entry]) -> Result<Answer<TypeSize>> {
        Ok(number(layout.context(), entries, "size").map(TypeSize::fixed))
    }

    fn abi_alignment(&self, layout: &DataLayout<'_>, _ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        Ok(number(layout.context(), entries, "alignment"))
    }

    fn preferred_alignment(&self, layout: &DataLayout<'_>, _ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        Ok(number(layout.context(), entries, "preferred"))
    }

    fn index_bitwidth(&self, layout: &DataLayout<'_>, _ty: Type, entries: &[Entry]) -> Result<Option<Answer<u64>>> {
        Ok(Some(number(layout.context(), entries, "index")))
    }

    fn are_compatible(&self, ctx: &Context, old: &[Entry], new: &[Entry], _names: &[Entry]) -> bool {
        let old = number(ctx, old, "alignment").value;
        old == 1 || number(ctx, new, "alignment").value <= old
    }
}
