//! Properties in formats (`$property`) that are not attributes. They are stored as the attribute to which upstream
//! converts them.

use mlirkit_defs::{EnumDef, PropKind};
use mlirkit_ir::{Attr, AttrData, IntegerAttr, Param};
use mlirkit_num::ApInt;

use crate::attr::parser::{AttrParser, PResult};
use crate::attr::printer::AttrPrinter;
use crate::format::enums;
use crate::format::op::{Compiler, Parsing, Printing};
use crate::format::param::{integer, optional_integer};
use crate::print::OpPrinter;
use crate::text::lexer::Kind;

/// A property in a format.
pub(crate) struct PropElement {
    pub(crate) slot: usize,
    syntax: Syntax,
    /// The name that messages use for this kind of property.
    summary: Box<str>,
    space: bool,
}

enum Syntax {
    Enum { def: &'static EnumDef, keyword: Option<Box<str>> },
    Bool,
    Unit,
    Int(u32),
    OptionalInt(u32),
    Str,
    IntArray(u32),
    Unknown,
}

impl PropElement {
    pub(crate) fn new(compiler: &mut Compiler<'_>, slot: usize, kind: &PropKind) -> Self {
        let syntax = match kind {
            PropKind::Enum { enum_name, keyword, .. } => compiler
                .dialect
                .enum_(enum_name)
                .map_or(Syntax::Unknown, |def| Syntax::Enum { def, keyword: keyword.clone() }),
            PropKind::Bool => Syntax::Bool,
            PropKind::Unit => Syntax::Unit,
            PropKind::Int(width) => Syntax::Int(*width),
            PropKind::OptionalInt(width) => Syntax::OptionalInt(*width),
            PropKind::Str => Syntax::Str,
            PropKind::IntArray(width) => Syntax::IntArray(*width),
            PropKind::Other(_) => Syntax::Unknown,
        };
        if matches!(syntax, Syntax::Unknown) {
            compiler.unprintable = true;
            let name = compiler.facts.def.slots.get(slot).map_or("", |slot| &slot.name);
            compiler.problems.push(format!("no syntax for property '{name}' of '{}'", compiler.facts.def.name));
        }
        Self { slot, summary: syntax.summary().into(), syntax, space: compiler.spacing.element() }
    }

    /// Returns true if the syntax of the property is known.
    pub(crate) fn is_known(&self) -> bool {
        !matches!(self.syntax, Syntax::Unknown)
    }

    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
        let offset = x.p.offset();
        let name = x.format.facts.def.slots.get(self.slot).map_or("", |slot| &slot.name);
        let message = format!("invalid value for property {name}, expected {}", self.summary);
        let value = self.syntax.parse(x.p, true).map_err(|first| x.p.and_then_hook_error(first, offset, &message))?;
        let value = value.ok_or_else(|| x.p.op_error(offset, &message))?;
        x.set_slot(self.slot, value);
        Ok(())
    }

    /// Parses the property if it is present. Returns whether it was present.
    pub(crate) fn parse_optional(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<bool> {
        let value = self.syntax.parse(x.p, false)?;
        if let Some(value) = value {
            x.set_slot(self.slot, value);
        }
        Ok(value.is_some())
    }

    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        if self.space {
            p.text(" ");
        }
        let default = x.format.facts.defaults.get(self.slot).copied().flatten();
        if let Some(value) = x.slot(self.slot).or(default) {
            self.syntax.print(p, value);
        }
    }
}

fn parse_optional_enum(def: &EnumDef, p: &mut AttrParser<'_, '_>) -> PResult<u64> {
    match &*def.summary {
        "" => enums::parse_enum(def, p),
        summary => enums::parse_enum_field(summary, def, enums::FieldContext::Property, p),
    }
}

fn int_attr(p: &AttrParser<'_, '_>, width: u32, value: u64) -> Attr {
    let ty = p.ctx.int_type(width);
    p.ctx.attr(AttrData::Integer(IntegerAttr { ty, value: ApInt::from_u64(width, value) }))
}

impl Syntax {
    /// Returns the name that messages use for this kind of property.
    fn summary(&self) -> String {
        match self {
            Self::Enum { def, .. } => def.summary.to_string(),
            Self::Bool => "boolean".to_owned(),
            Self::Unit => "unit property".to_owned(),
            Self::Int(width) => format!("int{width}_t"),
            Self::OptionalInt(width) => format!("optional int{width}_t"),
            Self::Str => "string".to_owned(),
            Self::IntArray(width) => format!("array of int{width}_t"),
            Self::Unknown => String::new(),
        }
    }

    /// Parses the property's value. If the current token does not start one, returns an error if `required` is set,
    /// otherwise `None`.
    fn parse(&self, p: &mut AttrParser<'_, '_>, required: bool) -> PResult<Option<Attr>> {
        match self {
            Self::Enum { def, keyword: Some(keyword) } => {
                if !p.eat_keyword(keyword) {
                    return Ok(None);
                }
                p.expect(Kind::Less, "expected '<'")?;
                let value = enums::parse_enum(def, p)?;
                p.expect(Kind::Greater, "expected '>'")?;
                Ok(Some(int_attr(p, def.width, value)))
            }
            Self::Enum { def, keyword: None } => {
                let value = match required {
                    true => enums::parse_enum(def, p)?,
                    false if enums::field_starts_here(def, p) => parse_optional_enum(def, p)?,
                    false => return Ok(None),
                };
                Ok(Some(int_attr(p, def.width, value)))
            }
            Self::Bool => Ok(optional_integer(p)?.map(|value| p.ctx.bool_attr(value != 0))),
            Self::Unit => Ok(p.eat_keyword("unit").then(|| p.ctx.unit())),
            Self::Int(width) => match p.kind() {
                Kind::Integer | Kind::Minus => {
                    integer(p, *width, true).map(|v| Some(int_attr(p, *width, v.cast_unsigned())))
                }
                _ => Ok(None),
            },
            Self::OptionalInt(width) => {
                if p.eat_keyword("none") {
                    return Ok(Some(p.ctx.array_attr(&[])));
                }
                match p.kind() {
                    Kind::Integer | Kind::Minus => {
                        let value = integer(p, *width, true)?;
                        let value = int_attr(p, *width, value.cast_unsigned());
                        Ok(Some(p.ctx.array_attr(&[value])))
                    }
                    _ => Ok(None),
                }
            }
            Self::Str => Ok(p
                .optional_string()
                .map(|text| p.ctx.attr(AttrData::String { value: p.ctx.ident_bytes(&text), ty: None }))),
            Self::IntArray(64) if p.at(Kind::LSquare) => {
                let mut values = Vec::new();
                p.list(crate::attr::parser::Delimiter::Square, "", |p| {
                    values.push(integer(p, 64, true)?);
                    Ok(())
                })?;
                Ok(Some(p.ctx.i64_array(&values)))
            }
            Self::IntArray(_) if p.at(Kind::LSquare) => {
                let mut values = Vec::new();
                p.list(crate::attr::parser::Delimiter::Square, "", |p| {
                    values.push(i32::try_from(integer(p, 32, true)?).unwrap_or_default());
                    Ok(())
                })?;
                Ok(Some(p.ctx.i32_array(&values)))
            }
            Self::IntArray(_) | Self::Unknown => Ok(None),
        }
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, value: Attr) {
        match (self, p.ctx.attr_data(value)) {
            (Self::Enum { def, keyword }, data) => {
                let bits = match data {
                    AttrData::Integer(int) => int.value.low_u64(),
                    AttrData::Dialect(attr) => match attr.params.first() {
                        Some(Param::Enum(bits)) => *bits,
                        _ => 0,
                    },
                    _ => 0,
                };
                let text = enums::enum_to_field(def, bits);
                match keyword {
                    Some(keyword) => p.fmt(format_args!("{keyword}<{text}>")),
                    None => p.text(&text),
                }
            }
            (Self::Bool, AttrData::Integer(int)) => p.text(if int.value.is_zero() { "false" } else { "true" }),
            (Self::Unit, _) => p.text("unit"),
            (Self::Int(_), AttrData::Integer(int)) => p.text(&int.value.to_signed_string()),
            (Self::OptionalInt(_), AttrData::Array(values)) => match values.first().and_then(|v| p.ctx.int_value(*v)) {
                Some(value) => p.fmt(format_args!("{value}")),
                None => p.text("none"),
            },
            (Self::Str, AttrData::String { value, .. }) => {
                let bytes = p.ctx.bytes(*value);
                p.string(bytes);
            }
            (Self::IntArray(_), _) => {
                let values = p.ctx.int_array_values(value).unwrap_or_default();
                p.text("[");
                p.comma_separated(values, |p, value| p.fmt(format_args!("{value}")));
                p.text("]");
            }
            (Self::Bool | Self::Int(_) | Self::OptionalInt(_) | Self::Str | Self::Unknown, _) => p.attr(value),
        }
    }
}
