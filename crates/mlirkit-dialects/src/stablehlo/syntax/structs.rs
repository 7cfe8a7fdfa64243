//! Syntax of attributes with named fields for dimensions: `<offset_dims = [0], index_vector_dim = 1>`.

use mlirkit_asm::hooks::{AttrSyntax, ParamSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, PResult};
use mlirkit_ir::{Attr, AttrData, DYNAMIC, Param, ParamList, Type};

use crate::text;

/// A field of an attribute with dimension numbers.
#[derive(Clone, Copy)]
pub(crate) enum Field {
    /// A list of integers, `name = [0, 1]`. Omitted if it is empty.
    List(&'static str),
    /// An integer, `name = 1`. Omitted if it is 0.
    Number(&'static str),
}

impl Field {
    fn name(self) -> &'static str {
        match self {
            Self::List(name) | Self::Number(name) => name,
        }
    }
}

/// Syntax of an attribute whose parameters are the given fields, in this order.
pub(crate) struct DimensionNumbers {
    /// The dialect that defines the attribute.
    pub(crate) dialect: &'static str,
    /// The mnemonic of the attribute.
    pub(crate) mnemonic: &'static str,
    /// The noun for the attribute in error messages.
    pub(crate) what: &'static str,
    /// The fields, one per parameter.
    pub(crate) fields: &'static [Field],
}

/// Returns the syntax of `#stablehlo.gather`, or `#mhlo.gather`.
pub(super) const fn gather(dialect: &'static str) -> DimensionNumbers {
    DimensionNumbers {
        dialect,
        mnemonic: "gather",
        what: "gather",
        fields: &[
            Field::List("offset_dims"),
            Field::List("collapsed_slice_dims"),
            Field::List("operand_batching_dims"),
            Field::List("start_indices_batching_dims"),
            Field::List("start_index_map"),
            Field::Number("index_vector_dim"),
        ],
    }
}

/// Returns the syntax of `#stablehlo.scatter`, or `#mhlo.scatter`.
pub(super) const fn scatter(dialect: &'static str) -> DimensionNumbers {
    DimensionNumbers {
        dialect,
        mnemonic: "scatter",
        what: "scatter",
        fields: &[
            Field::List("update_window_dims"),
            Field::List("inserted_window_dims"),
            Field::List("input_batching_dims"),
            Field::List("scatter_indices_batching_dims"),
            Field::List("scatter_dims_to_operand_dims"),
            Field::Number("index_vector_dim"),
        ],
    }
}

/// Returns the syntax of `#stablehlo.dot`, or `#mhlo.dot`.
pub(super) const fn dot(dialect: &'static str) -> DimensionNumbers {
    DimensionNumbers {
        dialect,
        mnemonic: "dot",
        what: "dot",
        fields: &[
            Field::List("lhs_batching_dimensions"),
            Field::List("rhs_batching_dimensions"),
            Field::List("lhs_contracting_dimensions"),
            Field::List("rhs_contracting_dimensions"),
        ],
    }
}

impl AttrSyntax for DimensionNumbers {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::Less, "expected '<'")?;
        let params = parse_fields(p, self.fields, self.what)?;
        text::dialect_attr(p, self.dialect, self.mnemonic, params)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        p.text("<");
        let written = |(_, param): &(&Field, &Param)| match param {
            Param::Array(values) => !values.is_empty(),
            Param::Int(value) => *value != 0,
            _ => false,
        };
        p.comma_separated(self.fields.iter().zip(&data.params).filter(written), |p, (field, param)| {
            print_field(p, *field, param);
        });
        p.text(">");
    }
}

/// Prints a field as `name = value`.
pub(super) fn print_field(p: &mut AttrPrinter<'_, '_>, field: Field, value: &Param) {
    p.text(field.name());
    p.text(" = ");
    match value {
        Param::Array(values) => {
            p.text("[");
            p.comma_separated(values.iter(), |p, value| p.fmt(format_args!("{}", int(value))));
            p.text("]");
        }
        value => p.fmt(format_args!("{}", int(value))),
    }
}

/// Parses fields in any order up to the closing `>`. Omitted fields are empty or 0.
pub(super) fn parse_fields(p: &mut AttrParser<'_, '_>, fields: &[Field], what: &str) -> PResult<Vec<Param>> {
    entries(p, fields).map_err(|error| {
        let offset = p.offset();
        p.and_then_error(error, Some(offset), &format!("failed parsing {what} dimension numbers attribute"))
    })
}

fn entries(p: &mut AttrParser<'_, '_>, fields: &[Field]) -> PResult<Vec<Param>> {
    let mut values: Vec<Option<Param>> = vec![None; fields.len()];
    let finish = |values: Vec<Option<Param>>| {
        let value = |(field, value): (&Field, Option<Param>)| match field {
            Field::List(_) => value.unwrap_or_else(|| Param::Array(ParamList::default())),
            Field::Number(_) => value.unwrap_or(Param::Int(0)),
        };
        fields.iter().zip(values).map(value).collect()
    };
    while !p.eat(Kind::Greater) {
        let Some((field, value)) = fields.iter().zip(&mut values).find(|(field, _)| p.at_keyword(field.name())) else {
            let names: Vec<String> = fields.iter().map(|field| format!("`{}`", field.name())).collect();
            return Err(p.error_at(p.offset(), &format!("expected one of: {}", names.join(", "))));
        };
        p.bump();
        if value.is_some() {
            return Err(p.error_at(p.offset(), &format!("duplicated `{}` entry", field.name())));
        }
        p.expect(Kind::Equal, "expected '='")?;
        *value = Some(match field {
            Field::List(_) => dim_sizes(p)?,
            Field::Number(_) => Param::Int(text::integer(p)?),
        });
        if !p.eat(Kind::Comma) {
            p.expect(Kind::Greater, "expected '>'")?;
            break;
        }
    }
    Ok(finish(values))
}

/// Parses a list of sizes in brackets: `[0, ?]`.
fn dim_sizes(p: &mut AttrParser<'_, '_>) -> PResult<Param> {
    dim_list(p, Delimiter::Square)
}

/// Parses a list of sizes, where `?` denotes a dynamic size.
pub(super) fn dim_list(p: &mut AttrParser<'_, '_>, delimiter: Delimiter) -> PResult<Param> {
    let mut dims = Vec::new();
    p.list(delimiter, "", |p| {
        let dim = if p.eat(Kind::Question) { DYNAMIC } else { text::integer(p)? };
        dims.push(Param::Int(dim));
        Ok(())
    })?;
    Ok(Param::Array(dims.into()))
}

/// Prints sizes separated by `, `.
pub(super) fn print_dims(p: &mut AttrPrinter<'_, '_>, dims: &Param) {
    let Param::Array(dims) = dims else { return };
    p.comma_separated(dims.iter().map(int), |p, dim| match dim {
        DYNAMIC => p.text("?"),
        dim => p.fmt(format_args!("{dim}")),
    });
}

/// Returns the value of an integer parameter; 0 for other parameters.
pub(super) fn int(param: &Param) -> i64 {
    match param {
        Param::Int(value) => *value,
        _ => 0,
    }
}

/// Syntax of a parameter that is a list of sizes, such as `[0, ?]`.
pub(crate) struct DimSizes;

impl ParamSyntax for DimSizes {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let dims = dim_sizes(p)?;
        if let Some(param) = params.first_mut() {
            *param = dims;
        }
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        p.text("[");
        params.iter().take(1).for_each(|dims| print_dims(p, dims));
        p.text("]");
    }
}
