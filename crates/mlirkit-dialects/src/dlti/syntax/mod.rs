//! Syntax of the `dlti` attributes. Lists accept entries as `key = value` and in the older form
//! `#dlti.dl_entry<key, value>`. They are printed in the first form, or in the older form for LLVM 19.

use mlirkit_asm::hooks::{AttrSyntax, Hooks};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_defs::Release;
use mlirkit_ir::{Attr, Context, Type};
use mlirkit_layout::{Interfaces, Key, dlti};

/// Registers the syntax of the `dlti` attributes.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.attrs.insert("dlti.dl_entry", &Entry);
    hooks.attrs.insert("dlti.dl_spec", &List { mnemonic: "dl_spec" });
    hooks.attrs.insert("dlti.map", &List { mnemonic: "map" });
    hooks.attrs.insert("dlti.target_device_spec", &List { mnemonic: "target_device_spec" });
    hooks.attrs.insert("dlti.target_system_spec", &List { mnemonic: "target_system_spec" });
    hooks.attrs.insert("dlti.function_pointer_alignment", &FunctionPointerAlignment);
}

/// Parses an optional key: a string or, with `types`, a type. `None` if there is no key.
fn optional_key(p: &mut AttrParser<'_, '_>, types: bool) -> PResult<Option<Key>> {
    if p.at(Kind::String) {
        let text = p.string()?;
        return Ok(Some(Key::Name(p.ctx.ident_bytes(&text))));
    }
    if types { Ok(p.optional_ty()?.map(Key::Type)) } else { Ok(None) }
}

fn print_pair(p: &mut AttrPrinter<'_, '_>, key: Key, separator: &str, value: Attr) {
    match key {
        Key::Type(ty) => p.ty(ty),
        Key::Name(name) => p.string(p.ctx.bytes(name)),
    }
    p.text(separator);
    p.attr(value);
}

fn built(p: &AttrParser<'_, '_>, attr: Option<Attr>) -> PResult<Attr> {
    attr.ok_or_else(|| p.error_here("the context knows no dialect 'dlti'"))
}

/// Syntax of `#dlti.dl_entry<key, value>`.
pub(super) struct Entry;

impl AttrSyntax for Entry {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::Less, "expected '<'")?;
        let offset = p.offset();
        let key = optional_key(p, true)?;
        let key = key.ok_or_else(|| p.hook_error(offset, "expected a type or a quoted string"))?;
        p.expect(Kind::Comma, "expected ','")?;
        let value = p.attribute()?;
        p.expect(Kind::Greater, "expected '>'")?;
        built(p, dlti::entry_attr(p.ctx, key, value))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        if let Some(entry) = Interfaces::of(p.ctx).entry(p.ctx, attr) {
            p.text("<");
            print_pair(p, entry.key, ", ", entry.value);
            p.text(">");
        }
    }
}

/// Syntax of `#dlti.dl_spec<key = value, ...>` and similar lists.
pub(super) struct List {
    pub(super) mnemonic: &'static str,
}

impl List {
    /// Returns whether the list is a device or system specification. Such a list must not be empty, and its keys must
    /// be strings.
    fn is_about_targets(&self) -> bool {
        matches!(self.mnemonic, "target_device_spec" | "target_system_spec")
    }

    fn item(&self, p: &mut AttrParser<'_, '_>) -> PResult<Attr> {
        let Some(key) = optional_key(p, !self.is_about_targets())? else {
            let offset = p.offset();
            let item = p.attribute()?;
            let is_entry = Interfaces::of(p.ctx).entry(p.ctx, item).is_some();
            return if is_entry { Ok(item) } else { Err(p.hook_error(offset, "invalid kind of attribute specified")) };
        };
        if !(self.is_older_system(p.ctx) && p.eat(Kind::Colon)) {
            p.expect(Kind::Equal, "expected '='")?;
        }
        let value = p.attribute()?;
        built(p, dlti::entry_attr(p.ctx, key, value))
    }

    /// Returns whether devices are written as `"CPU" : #dlti.target_device_spec<...>`, as in LLVM 19.
    fn is_older_system(&self, ctx: &Context) -> bool {
        self.mnemonic == "target_system_spec" && writes_entries(ctx)
    }
}

/// Returns whether each entry of a list is printed as a separate attribute, as in LLVM 19 and older.
fn writes_entries(ctx: &Context) -> bool {
    ctx.release() <= Release(19)
}

impl AttrSyntax for List {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> PResult<Attr> {
        // Errors about the whole attribute are reported at its mnemonic.
        let start = p.last_end().saturating_sub(self.mnemonic.len() as u32);
        p.expect(Kind::Less, "expected '<'")?;
        let mut items = Vec::new();
        if self.is_about_targets() && p.at(Kind::Greater) {
            return Err(p.hook_error(start, "no DLTI entries provided"));
        }
        if !p.eat(Kind::Greater) {
            loop {
                items.push(self.item(p)?);
                if !p.eat(Kind::Comma) {
                    break;
                }
            }
            p.expect(Kind::Greater, "expected '>'")?;
        }
        dlti::verify_list(p.ctx, self.mnemonic, &items).map_err(|message| p.hook_error(start, &message))?;
        built(p, dlti::list_attr(p.ctx, self.mnemonic, &items))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        p.text("<");
        p.comma_separated(dlti::items(p.ctx, attr), |p, item| match Interfaces::of(p.ctx).entry(p.ctx, item) {
            Some(entry) if self.is_older_system(p.ctx) => print_pair(p, entry.key, " : ", entry.value),
            Some(entry) if !writes_entries(p.ctx) => print_pair(p, entry.key, " = ", entry.value),
            _ => p.attr(item),
        });
        p.text(">");
    }
}

/// Returns a parsed parameter. If parsing failed, adds the second error that upstream reports.
fn parameter<T>(p: &mut AttrParser<'_, '_>, name: &str, ty: &str, parsed: PResult<T>) -> PResult<T> {
    parsed.map_err(|first| {
        let message =
            format!("failed to parse DLTI_FunctionPointerAlignmentAttr parameter '{name}' which is to be a `{ty}`");
        p.and_then_error(first, None, &message)
    })
}

/// Syntax of `#dlti.function_pointer_alignment<64, function_dependent = true>`.
pub(super) struct FunctionPointerAlignment;

impl AttrSyntax for FunctionPointerAlignment {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::Less, "expected '<'")?;
        let alignment = crate::text::unsigned(p, u64::MAX);
        let alignment = parameter(p, "alignment", "uint64_t", alignment)?;
        p.expect(Kind::Comma, "expected ','")?;
        p.expect_keyword("function_dependent")?;
        p.expect(Kind::Equal, "expected '='")?;
        let dependent = if p.at_keyword("true") || p.at_keyword("false") {
            p.optional_keyword() == Some("true")
        } else {
            let dependent = crate::text::unsigned(p, 1);
            parameter(p, "function_dependent", "bool", dependent)? != 0
        };
        p.expect(Kind::Greater, "expected '>'")?;
        built(p, dlti::function_pointer_alignment(p.ctx, alignment, dependent))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        if let Some((alignment, dependent)) = dlti::function_pointer_alignment_parts(p.ctx, attr) {
            p.fmt(format_args!("<{alignment}, function_dependent = {dependent}>"));
        }
    }
}
