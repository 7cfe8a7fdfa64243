//! Directives that the formats of attributes and types of all dialects can use: `custom<Shape>($shape)` and others.

use mlirkit_ir::{AttrData, DYNAMIC, Param};

use crate::attr::hooks::ParamSyntax;
use crate::attr::parser::{AttrParser, PResult};
use crate::attr::printer::AttrPrinter;
use crate::format::param::integer;
use crate::text::lexer::Kind;

/// Returns the directive with this name that the formats of all dialects can use.
pub(crate) fn shared(name: &str) -> Option<&'static dyn ParamSyntax> {
    Some(match name {
        "Shape" => &SizeSyntax::Shape,
        "DimensionList" => &SizeSyntax::List,
        "Sizes" => &SizeSyntax::Separated,
        "Entries" => &EntrySyntax,
        _ => return None,
    })
}

/// The syntax of an array of integers.
enum SizeSyntax {
    /// `4x?x`, followed by an element type.
    Shape,
    /// `4x8`.
    List,
    /// `4,?`.
    Separated,
}

impl ParamSyntax for SizeSyntax {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let sizes = match self {
            Self::Shape => p.dimensions(true)?,
            Self::List => p.dimension_list(true)?,
            Self::Separated => {
                let mut sizes = Vec::new();
                while matches!(p.kind(), Kind::Integer | Kind::Minus | Kind::Question) {
                    sizes.push(if p.eat(Kind::Question) { DYNAMIC } else { integer(p, 64, true)? });
                    if !p.eat(Kind::Comma) {
                        break;
                    }
                }
                sizes.into()
            }
        };
        for param in params.iter_mut().take(1) {
            *param = Param::Array(sizes.iter().copied().map(Param::Int).collect::<Vec<_>>().into());
        }
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let Some(Param::Array(all)) = params.first() else { return };
        let size = |param: &Param| if let Param::Int(size) = param { *size } else { 0 };
        let sizes: Vec<i64> = all.iter().map(size).collect();
        match self {
            Self::Shape if sizes.is_empty() => {}
            Self::Shape => {
                p.dimension_list(&sizes);
                p.text("x");
            }
            Self::List => p.dimension_list(&sizes),
            Self::Separated => {
                for (at, size) in sizes.into_iter().enumerate() {
                    p.text(if at > 0 { "," } else { "" });
                    if size == DYNAMIC { p.text("?") } else { p.signed(size) }
                }
            }
        }
    }
}

/// The syntax of a dictionary of dictionaries without braces around it: `a = {x = 1}, b = {y = 2}`.
struct EntrySyntax;

impl ParamSyntax for EntrySyntax {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let mut entries = Vec::new();
        while !p.at(Kind::Greater) && (entries.is_empty() || p.eat(Kind::Comma)) {
            let name = match p.optional_string() {
                Some(text) => p.ctx.ident_bytes(&text),
                None => p.ctx.ident(p.keyword()?),
            };
            let here = p.offset();
            p.expect(Kind::Equal, "expected '='")?;
            let value = p.attr(None)?;
            if !matches!(p.ctx.attr_data(value), AttrData::Dictionary(_)) {
                return Err(p.hook_error(here, "expected a dictionary"));
            }
            if entries.iter().any(|(known, _)| *known == name) {
                return Err(p.hook_error(here, "duplicate key"));
            }
            entries.push((name, value));
        }
        for param in params.iter_mut().take(1) {
            *param = Param::Attr(p.ctx.dictionary(std::mem::take(&mut entries)));
        }
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let Some(Param::Attr(all)) = params.first() else { return };
        p.comma_separated(p.ctx.dictionary_entries(Some(*all)), |p, (name, value)| {
            p.keyword_or_string(p.ctx.bytes(*name));
            p.text(" = {");
            p.comma_separated(p.ctx.dictionary_entries(Some(*value)), |p, (name, value)| {
                p.keyword_or_string(p.ctx.bytes(*name));
                p.text(" = ");
                p.attr_without_type(*value);
            });
            p.text("}");
        });
    }
}
