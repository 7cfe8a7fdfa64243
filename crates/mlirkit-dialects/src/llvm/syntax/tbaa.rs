//! Syntax of the members of `#llvm.tbaa_type_desc`, which are printed without `#llvm.tbaa_member`.

use mlirkit_asm::hooks::ParamSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, PResult, format};
use mlirkit_ir::Param;

/// Syntax of the members of a TBAA type: `{<#tbaa_root, 0>, ...}`.
pub(super) struct Members;

impl ParamSyntax for Members {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let dialect = p.ctx.dialect(p.ctx.ident("llvm"));
        let Some(row) = dialect.and_then(|dialect| dialect.attr("tbaa_member")) else { return Ok(()) };
        let mut members = Vec::new();
        p.list(Delimiter::Brace, "", |p| {
            let member = if p.at(Kind::HashId) { p.attribute()? } else { format::parse_attr(row, p, None)? };
            members.push(Param::Attr(member));
            Ok(())
        })?;
        if let Some(param) = params.first_mut() {
            *param = Param::Array(members.into());
        }
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let [Param::Array(members)] = params else { return };
        p.text("{");
        p.comma_separated(members, |p, member| {
            if let Param::Attr(member) = member {
                format::print_stripped_attr(p, *member);
            }
        });
        p.text("}");
    }
}
