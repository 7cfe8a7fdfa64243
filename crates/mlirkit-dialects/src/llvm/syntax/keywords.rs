//! Syntax of keywords before a name, such as linkage, visibility and calling convention.

use mlirkit_asm::format::{enum_to_text, text_to_enum};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState};
use mlirkit_defs::EnumDef;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, OpRef, Param};

fn enum_def(ctx: &Context, name: &str) -> Option<&'static EnumDef> {
    ctx.dialect(ctx.ident("llvm"))?.enum_(name)
}

/// Parses an optional keyword of the enum `name` and returns its value; `None` if no such keyword follows.
pub(super) fn optional(p: &mut OpParser<'_, '_, '_>, name: &str) -> Option<u64> {
    if !matches!(p.kind(), Kind::BareId | Kind::IntType) {
        return None;
    }
    let text = std::str::from_utf8(p.spelling()).ok()?;
    let value = text_to_enum(enum_def(p.ctx, name)?, text)?;
    p.bump();
    Some(value)
}

/// Returns the attribute `#llvm.mnemonic<value>`; `None` if the dialect does not define it.
pub(super) fn enum_attr(ctx: &Context, mnemonic: &str, value: u64) -> Option<Attr> {
    let def = ctx.dialect(ctx.ident("llvm"))?.attr(mnemonic)?;
    Some(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: [Param::Enum(value)].into() }))))
}

/// Parses an optional enum keyword and sets the attribute `name` to `#llvm.mnemonic<value>`.
pub(super) fn parse_attr(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, name: &str, enum_name: &str, mnemonic: &str) {
    let value = optional(p, enum_name).unwrap_or_else(|| default_of(p.ctx, enum_name));
    if let Some(attr) = enum_attr(p.ctx, mnemonic, value) {
        p.set_attr(op, name, attr);
    }
}

/// Parses an optional enum keyword and stores it as an integer attribute. Does nothing if the operation's definition in
/// this release lacks the attribute.
pub(super) fn parse_int(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, name: &str, enum_name: &str) {
    if op.def.is_none_or(|row| row.slots.position(name).is_none()) {
        return;
    }
    let value = optional(p, enum_name).unwrap_or(0);
    let attr = p.ctx.int_attr(p.ctx.i64_type(), value.cast_signed());
    p.set_attr(op, name, attr);
}

/// Returns the value of an enum attribute, stored as an integer or as a dialect attribute; 0 if it is absent.
pub(super) fn value_of(op: OpRef<'_, '_>, name: &str) -> u64 {
    let Some(attr) = op.attr(name) else { return 0 };
    match op.context().attr_data(attr) {
        AttrData::Dialect(data) => match &*data.params {
            [Param::Enum(value)] => *value,
            _ => 0,
        },
        _ => op.context().int_value(attr).map_or(0, i64::cast_unsigned),
    }
}

/// Prints the enum keyword for the attribute's value, followed by a space. Prints nothing if the keyword is empty.
pub(super) fn print(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, name: &str, enum_name: &str) {
    let text = enum_def(p.ctx, enum_name).and_then(|def| enum_to_text(def, value_of(op, name)));
    if let Some(text) = text.filter(|text| !text.is_empty()) {
        p.text(&text);
        p.text(" ");
    }
}

/// Returns the default value, which is not printed. It is the first case, except for linkages, whose numbers differ
/// between releases.
pub(super) fn default_of(ctx: &Context, enum_name: &str) -> u64 {
    let external = (enum_name == "Linkage").then(|| text_to_enum(enum_def(ctx, enum_name)?, "external")).flatten();
    external.unwrap_or(0)
}

/// Prints an enum keyword unless the value is the default.
pub(super) fn print_unless_default(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, name: &str, enum_name: &str) {
    if value_of(op, name) != default_of(p.ctx, enum_name) {
        print(p, op, name, enum_name);
    }
}

/// Returns `elided`, extended by `fastmathFlags` if the flags have the default value.
pub(super) fn without_default_flags<'a>(op: OpRef<'_, '_>, elided: &[&'a str]) -> Vec<&'a str> {
    let mut all = elided.to_vec();
    if value_of(op, "fastmathFlags") == 0 {
        all.push("fastmathFlags");
    }
    all
}

/// Returns the value of an enum keyword as an integer attribute; `None` if the keyword is unknown.
pub(super) fn predicate(ctx: &Context, enum_name: &str, text: &str) -> Option<Attr> {
    let value = text_to_enum(enum_def(ctx, enum_name)?, text)?;
    Some(ctx.int_attr(ctx.i64_type(), value.cast_signed()))
}

/// Returns the keyword for an enum value; `None` if the value is unknown.
pub(super) fn text_of(ctx: &Context, enum_name: &str, value: u64) -> Option<std::borrow::Cow<'static, str>> {
    enum_to_text(enum_def(ctx, enum_name)?, value)
}

/// The nouns by which error messages refer to enums that are attribute parameters.
pub(super) const SUMMARIES: [(&str, &str); 13] = [
    ("llvm.CConv", "Calling Conventions"),
    ("llvm.Comdat", "LLVM Comdat Types"),
    ("llvm.DIEmissionKind", "LLVM debug emission kind"),
    ("llvm.DIFlags", "LLVM DI flags"),
    ("llvm.DINameTableKind", "LLVM debug name table kind"),
    ("llvm.DISubprogramFlags", "LLVM DISubprogram flags"),
    ("llvm.FramePointerKind", "LLVM FramePointerKind"),
    ("llvm.Linkage", "LLVM linkage types"),
    ("llvm.ModFlagBehavior", "LLVM Module Flag Behavior"),
    ("llvm.ModRefInfo", "LLVM ModRefInfo"),
    ("llvm.ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds"),
    ("llvm.TailCallKind", "Tail Call Kind"),
    ("llvm.UWTableKind", "LLVM Unwind Behavior"),
];
