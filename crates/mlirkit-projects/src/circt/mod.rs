//! CIRCT's dialects: what their definition files cannot say.

mod channels;
mod classes;
mod directives;
mod handshake;
mod modules;
mod types;
mod values;

use mlirkit_asm::OpPrinter;
use mlirkit_asm::function::attributes_but;
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{Attr, AttrData, Context, OpRef, RegionRef, ValueRef};

/// Bindings of all dialects: they share types and directives.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: |hooks| {
        types::register(hooks);
        modules::register(hooks);
        values::register(hooks);
        values::register_comb(hooks);
        values::register_lists(hooks);
        values::register_seq(hooks);
        values::register_sv(hooks);
        classes::register_om(hooks);
        classes::register_rtg(hooks);
        channels::register_esi(hooks);
        channels::register_ltl(hooks);
        channels::register_names(hooks);
        handshake::register(hooks);
        directives::register(hooks);
    },
    ..Bindings::NONE
};

/// Returns the elements of an array attribute that may be missing.
fn elements(ctx: &Context, attr: Option<Attr>) -> &[Attr] {
    attr.and_then(|attr| ctx.array_elements(attr)).unwrap_or_default()
}

/// Returns the text of a string attribute.
fn text_of(ctx: &Context, attr: Option<Attr>) -> Option<&str> {
    match ctx.attr_data(attr?) {
        AttrData::String { value, .. } => Some(ctx.str(*value)),
        _ => None,
    }
}

/// Returns the arguments of a region's entry block.
fn entry_args<'m, 'c>(region: RegionRef<'m, 'c>) -> Vec<ValueRef<'m, 'c>> {
    region.blocks().next().map_or_else(Vec::new, |block| block.args().collect())
}

/// Prints ` {a = 1}` of all attributes but those named.
fn attr_dict(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, elided: &[&str]) {
    p.attr_dict(&attributes_but(op, elided), elided);
}
