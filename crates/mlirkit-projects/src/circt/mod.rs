//! Hooks for the parts of the CIRCT dialects that their definition files cannot express.

mod channels;
mod classes;
mod directives;
mod handshake;
mod kanagawa;
mod modules;
mod stages;
mod types;
mod values;

use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, OpParser, PResult};
use mlirkit_diag::Diagnostic;
use mlirkit_dialects::library::{Bindings, attr_dict, elements};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, RegionRef, Type, ValueRef};
use mlirkit_num::ApInt;

/// Bindings for all CIRCT dialects, which share types and directives.
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
        channels::register_small(hooks);
        handshake::register(hooks);
        kanagawa::register(hooks);
        stages::register(hooks);
        directives::register(hooks);
    },
    ..Bindings::NONE
};

/// Returns the error for a definition file that lacks a type or attribute which the Rust code needs.
fn incomplete(p: &AttrParser<'_, '_>, dialect: &str) -> Box<Diagnostic> {
    p.error_here(&format!("the dialect '{dialect}' is not complete"))
}

/// Returns the arguments of a region's entry block.
fn entry_args<'m, 'c>(region: RegionRef<'m, 'c>) -> Vec<ValueRef<'m, 'c>> {
    region.blocks().next().map_or_else(Vec::new, |block| block.args().collect())
}

/// Skips an integer whose type occurs later in the source. Returns its offset, for [`integer_at`] to parse it once the
/// type is known. Returns an error if there is no integer.
fn skip_integer(p: &mut OpParser<'_, '_, '_>) -> PResult<u32> {
    let offset = p.offset();
    if !p.eat_keyword("true") && !p.eat_keyword("false") {
        p.eat(Kind::Minus);
        p.expect(Kind::Integer, "expected integer value")?;
    }
    Ok(offset)
}

/// Parses the integer of type `ty` at an offset that [`skip_integer`] returned.
fn integer_at(p: &mut OpParser<'_, '_, '_>, offset: u32, ty: Type) -> PResult<Attr> {
    let end = p.offset();
    p.reset(offset);
    let value = if p.eat_keyword("true") {
        p.ctx.int_attr(ty, 1)
    } else if p.eat_keyword("false") {
        p.ctx.int_attr(ty, 0)
    } else {
        p.attr(Some(ty))?
    };
    p.reset(end);
    Ok(value)
}

/// Returns the value of an integer attribute of type `ty`; `None` for other attributes and types.
fn integer_of(ctx: &Context, attr: Attr, ty: Type) -> Option<&ApInt> {
    match ctx.attr_data(attr) {
        AttrData::Integer(int) if mlirkit_asm::attr_type(ctx, attr) == Some(ty) => Some(&int.value),
        _ => None,
    }
}

/// Returns whether `%name` is a valid SSA name that the printer keeps. The printer replaces numeric names.
fn is_value_name(name: &str) -> bool {
    let is_mark = |c: u8| matches!(c, b'_' | b'$' | b'.' | b'-');
    !name.starts_with(|c: char| c.is_ascii_digit())
        && !name.is_empty()
        && name.bytes().all(|c| c.is_ascii_alphanumeric() || is_mark(c))
}

/// Returns whether the attribute `sym_visibility` is absent or one of `public`, `private` and `nested`.
fn has_visibility_word(op: OpRef<'_, '_>) -> bool {
    op.attr("sym_visibility").is_none()
        || op.string_attr("sym_visibility").is_some_and(|word| ["public", "private", "nested"].contains(&word))
}

/// Returns whether an attribute is an array of exactly `count` strings.
fn are_names(ctx: &Context, attr: Option<Attr>, count: usize) -> bool {
    let names = attr.and_then(|attr| ctx.array_elements(attr));
    names.is_some_and(|names| names.len() == count && names.iter().all(|name| ctx.str_value(*name).is_some()))
}
