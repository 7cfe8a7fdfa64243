//! Syntax of `llvm.mlir.global` and `llvm.mlir.alias`.

use mlirkit_asm::function::print_symbol_name;
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_defs::Release;
use mlirkit_ir::{AttrData, Context, OpRef, Type};

use super::function::{parse_comdat, print_comdat};
use super::keywords;
use crate::llvm::types::array_type;
use crate::text;

/// Syntax of `llvm.mlir.global`.
pub(super) struct Global;

impl OpSyntax for Global {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_common(p, op)?;
        if p.eat_keyword("constant") {
            let unit = p.ctx.unit();
            p.set_attr(op, "constant", unit);
        }
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        p.expect(Kind::LParen, "expected '('")?;
        let mut value = None;
        if !p.eat(Kind::RParen) {
            let attr = p.attribute()?;
            p.set_attr(op, "value", attr);
            value = Some(attr);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        parse_comdat(p, op)?;
        let mut ty = trailing_type(p, op)?;
        let region = if ty.is_some() { p.optional_region(op, &[], false)? } else { None };
        let region = region.unwrap_or_else(|| p.empty_region(op));
        op.regions.push(region);
        if let (None, Some(AttrData::String { value, .. })) = (ty, value.map(|value| p.ctx.attr_data(value))) {
            ty = array_type(p.ctx, p.ctx.int_type(8), p.ctx.bytes(*value).len() as u64);
        }
        let Some(ty) = ty else { return Err(p.hook_error(op.offset, "type can only be omitted for string globals")) };
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "global_type", ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        const HIDDEN: [&str; 8] =
            ["sym_name", "global_type", "constant", "value", "linkage", "unnamed_addr", "visibility_", "comdat"];
        print_common(p, op);
        p.text(if op.attr("constant").is_some() { "constant " } else { "" });
        print_symbol_name(p, op);
        p.text("(");
        let value = op.attr("value");
        if let Some(value) = value {
            p.attr(value);
        }
        p.text(")");
        print_comdat(p, op);
        let hidden: Vec<&str> = HIDDEN.into_iter().chain([ThreadLocal::of(op.context()).name()]).collect();
        text::attr_dict(p, op, &hidden);
        if value.is_some_and(|value| matches!(op.context().attr_data(value), AttrData::String { .. })) {
            return;
        }
        print_type(p, op, "global_type");
        if let Some(region) = op.regions().next().filter(|region| region.blocks().next().is_some()) {
            p.text(" ");
            p.region(op, region, RegionOptions::default().without_entry_args());
        }
    }
}

/// Syntax of `llvm.mlir.alias`.
pub(super) struct Alias;

impl OpSyntax for Alias {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_common(p, op)?;
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let ty = trailing_type(p, op)?;
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        let Some(ty) = ty else { return Err(p.hook_error(op.offset, "expected a type")) };
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "alias_type", ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        print_common(p, op);
        print_symbol_name(p, op);
        let thread_local = ThreadLocal::of(op.context()).name();
        text::attr_dict(p, op, &["sym_name", "alias_type", "linkage", "unnamed_addr", thread_local, "visibility_"]);
        print_type(p, op, "alias_type");
        p.text(" ");
        text::print_body(p, op, true);
    }
}

fn parse_common(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    keywords::parse_attr(p, op, "linkage", "Linkage", "linkage");
    keywords::parse_int(p, op, "visibility_", "Visibility");
    if p.eat_keyword("thread_local") {
        ThreadLocal::of(p.ctx).parse(p, op)?;
    }
    keywords::parse_int(p, op, "unnamed_addr", "UnnamedAddr");
    Ok(())
}

fn print_common(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>) {
    p.text(" ");
    keywords::print(p, op, "linkage", "Linkage");
    keywords::print(p, op, "visibility_", "Visibility");
    ThreadLocal::of(op.context()).print(p, op);
    keywords::print(p, op, "unnamed_addr", "UnnamedAddr");
}

/// The form of the thread-local clause: a unit attribute or, since LLVM 24, a mode such as `thread_local(localexec)`.
#[derive(Clone, Copy)]
enum ThreadLocal {
    Unit,
    Mode,
}

impl ThreadLocal {
    /// The mode of `thread_local` without an explicit mode. Mode 0 means not thread-local.
    const GENERAL: u64 = 1;

    fn of(ctx: &Context) -> Self {
        if ctx.release() >= Release(24) { Self::Mode } else { Self::Unit }
    }

    /// Returns the name of the attribute that stores the thread-local clause.
    fn name(self) -> &'static str {
        match self {
            Self::Unit => "thread_local_",
            Self::Mode => "tls_mode",
        }
    }

    /// Parses the rest of the thread-local clause after the keyword and sets the operation's attribute.
    fn parse(self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let value = match self {
            Self::Unit => p.ctx.unit(),
            Self::Mode => {
                let mut mode = Self::GENERAL;
                if p.eat(Kind::LParen) {
                    let offset = p.offset();
                    let named = keywords::optional(p, "ThreadLocalMode");
                    mode = named.ok_or_else(|| p.op_error(offset, "invalid value for thread_local"))?;
                    p.expect(Kind::RParen, "expected ')'")?;
                }
                p.ctx.int_attr(p.ctx.i64_type(), mode.cast_signed())
            }
        };
        p.set_attr(op, self.name(), value);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>) {
        let mode = match self {
            Self::Unit => u64::from(op.attr("thread_local_").is_some()),
            Self::Mode => keywords::value_of(op, "tls_mode"),
        };
        match keywords::text_of(p.ctx, "ThreadLocalMode", mode).filter(|_| mode > Self::GENERAL) {
            Some(text) => p.text(&format!("thread_local({text}) ")),
            None => p.text(if mode == 0 { "" } else { "thread_local " }),
        }
    }
}

/// Parses `{attributes} : type`. Returns `None` if there is no type.
fn trailing_type(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<Option<Type>> {
    p.attr_dict(&mut op.attrs)?;
    if !p.at(Kind::Colon) {
        return Ok(None);
    }
    let mut types = Vec::new();
    text::colon_types(p, &mut types)?;
    match types.as_slice() {
        [ty] => Ok(Some(*ty)),
        _ => Err(p.hook_error(op.offset, "expected zero or one type")),
    }
}

fn print_type(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, name: &str) {
    p.text(" : ");
    if let Some(AttrData::Type(ty)) = op.attr(name).map(|attr| op.context().attr_data(attr)) {
        p.ty(*ty);
    }
}
