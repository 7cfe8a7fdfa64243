//! Syntax of the dimension numbers and windows of convolutions: `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`,
//! `stride = [1, 1]`.

use std::collections::BTreeMap;

use mlirkit_asm::hooks::{AttrSyntax, Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Attr, AttrData, Context, DenseElementsAttr, OpRef, Param, TensorType, Type, TypeData};

use super::structs::{Field, int, parse_fields, print_field};
use crate::stablehlo::verify::values::dense_ints;
use crate::text;

/// The fields of `raw` in `#stablehlo.conv`, in parameter order. Input, kernel and output each have two named
/// dimensions and a list of spatial dimensions.
const RAW: [Field; 9] = [
    Field::Number("input_batch_dimension"),
    Field::Number("input_feature_dimension"),
    Field::List("input_spatial_dimensions"),
    Field::Number("kernel_input_feature_dimension"),
    Field::Number("kernel_output_feature_dimension"),
    Field::List("kernel_spatial_dimensions"),
    Field::Number("output_batch_dimension"),
    Field::Number("output_feature_dimension"),
    Field::List("output_spatial_dimensions"),
];

/// The separator before the input, the kernel and the output, and the letters of their named dimensions in parameter
/// order.
const PARTS: [(&str, [&str; 2]); 3] = [("", ["b", "f"]), ("x", ["i", "o"]), ("->", ["b", "f"])];

/// Syntax of `#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>` or
/// `#stablehlo.conv<raw input_batch_dimension = 0, ...>`.
pub(super) struct DimensionNumbers(pub(super) &'static str);

impl AttrSyntax for DimensionNumbers {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::Less, "expected '<'")?;
        if p.eat_keyword("raw") {
            let params = parse_fields(p, &RAW, "dot")?;
            return text::dialect_attr(p, self.0, "conv", params);
        }
        let attr = dimensions(p, self.0)?;
        p.expect(Kind::Greater, "expected '>'")?;
        Ok(attr)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        p.text("<");
        print_dimensions(p, attr);
        p.text(">");
    }
}

/// Syntax of `custom<ConvolutionDimensions>($dimension_numbers)`.
pub(super) struct Dimensions(pub(super) &'static str);

impl Directive for Dimensions {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (attr,): Parse<'_, Self>) -> PResult<()> {
        *attr = Some(dimensions(p, self.0)?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (attr,): Print<'m, 'c, Self>) {
        if let Some(attr) = attr {
            print_dimensions(p, attr);
        }
    }
}

fn dimensions(p: &mut AttrParser<'_, '_>, dialect: &str) -> PResult<Attr> {
    let mut params = Vec::new();
    for (prefix, letters) in PARTS {
        match prefix {
            "x" => p.expect_keyword(prefix)?,
            "->" => p.expect(Kind::Arrow, "expected '->'").map(|_| ())?,
            _ => {}
        }
        params.extend(part(p, letters)?);
    }
    text::dialect_attr(p, dialect, "conv", params)
}

/// Parses dimension numbers such as `[b, 0, 1, f]`. Returns the positions of the two letters and of the spatial
/// dimensions.
fn part(p: &mut AttrParser<'_, '_>, letters: [&str; 2]) -> PResult<[Param; 3]> {
    p.expect(Kind::LSquare, "expected '['")?;
    let mut spatial: BTreeMap<i64, i64> = BTreeMap::new();
    let mut named: [Option<i64>; 2] = [None; 2];
    let missing = |named: &[Option<i64>; 2]| -> Vec<&str> {
        letters.into_iter().zip(named).filter(|(_, place)| place.is_none()).map(|(letter, _)| letter).collect()
    };
    for place in 0.. {
        let offset = p.offset();
        if matches!(p.kind(), Kind::Integer | Kind::Minus) || p.at_keyword("true") || p.at_keyword("false") {
            let dim = text::integer(p)?;
            if dim < 0 {
                return Err(p.hook_error(offset, &format!("Unexpected dimension {dim}")));
            }
            if spatial.insert(dim, place).is_some() {
                return Err(p.hook_error(offset, &format!("Duplicate entries for spatial dimension {dim}")));
            }
        } else {
            let keyword = p.keyword()?;
            let left = missing(&named);
            if keyword.len() != 1 || left.is_empty() {
                return Err(p.hook_error(offset, &format!("Unexpected keyword {keyword}")));
            }
            let free = letters.iter().zip(&mut named).find(|(letter, place)| **letter == keyword && place.is_none());
            let Some((_, free)) = free else {
                let message = format!("Unexpected dimension {keyword}, expecting {}", left.join(", "));
                return Err(p.hook_error(offset, &message));
            };
            *free = Some(place);
        }
        if !p.eat(Kind::Comma) {
            break;
        }
    }
    let [Some(first), Some(second)] = named else {
        let message = format!("Expected dimensions {} not specified", missing(&named).join(", "));
        return Err(p.hook_error(p.offset(), &message));
    };
    p.expect(Kind::RSquare, "expected ']'")?;
    let count = spatial.keys().next_back().map_or(0, |last| last.saturating_add(1));
    let absent: Vec<String> =
        (0..count).filter(|dim| !spatial.contains_key(dim)).take(10).map(|dim| dim.to_string()).collect();
    if !absent.is_empty() {
        let message = format!("Expected spatial dimensions {} not specified", absent.join(", "));
        return Err(p.hook_error(p.offset(), &message));
    }
    Ok([Param::Int(first), Param::Int(second), Param::Array(spatial.into_values().map(Param::Int).collect())])
}

fn print_dimensions(p: &mut AttrPrinter<'_, '_>, attr: Attr) {
    let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
    let parts: Option<Vec<Vec<String>>> =
        data.params.chunks(3).zip(PARTS).map(|(params, (_, letters))| places(params, letters)).collect();
    match parts {
        Some(parts) => {
            for ((prefix, _), part) in PARTS.iter().zip(parts) {
                p.text(prefix);
                p.text("[");
                p.text(&part.join(", "));
                p.text("]");
            }
        }
        // Positions that are out of range can only be printed as `raw`.
        None => {
            p.text("raw ");
            p.comma_separated(RAW.iter().zip(&data.params), |p, (field, param)| print_field(p, *field, param));
        }
    }
}

/// Returns the letter or spatial dimension to print at each position; `None` if a position is out of range.
fn places(params: &[Param], letters: [&str; 2]) -> Option<Vec<String>> {
    let [first, second, Param::Array(spatial)] = params else { return None };
    let mut places = vec!["0".to_owned(); spatial.len() + 2];
    let names = letters.into_iter().map(str::to_owned).zip([first, second]);
    for (name, place) in names.chain(spatial.iter().enumerate().map(|(i, place)| (i.to_string(), place))) {
        *places.get_mut(usize::try_from(int(place)).ok()?)? = name;
    }
    Some(places)
}

/// Syntax of `custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal)`.
pub(super) enum Window {
    /// The lists are dense arrays, as in `stablehlo`.
    Arrays,
    /// The lists are dense elements attributes, as in `mhlo`.
    Dense,
}

const WINDOW: [&str; 5] = ["stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"];

impl Directive for Window {
    type Args = (Vec<arg::Attribute>,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (slots,): Parse<'_, Self>) -> PResult<()> {
        let mut slots = slots;
        while let Some(keyword) = p.optional_keyword() {
            let mut named = WINDOW.iter().zip(&mut slots);
            let Some((_, slot)) = named.find(|(name, slot)| **name == keyword && slot.is_none()) else {
                return Err(p.op_error(p.offset(), &format!("Unexpected keyword {keyword}")));
            };
            p.expect(Kind::Equal, "expected '='")?;
            **slot = Some(match keyword {
                "pad" => padding(p)?,
                _ => {
                    let values = integers(p)?;
                    self.list(p, keyword == "reverse", &values)?
                }
            });
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (attrs,): Print<'m, 'c, Self>) {
        let present = WINDOW.into_iter().zip(attrs).filter_map(|(name, attr)| Some((name, attr?)));
        p.comma_separated(present, |p, (name, attr)| {
            p.text(name);
            p.text(" = ");
            match name {
                "pad" => print_padding(p, attr),
                _ => self.print_list(p, name == "reverse", attr),
            }
        });
    }
}

impl Window {
    /// Returns the attribute for a list of integers, or of bools if `is_bools` is set.
    fn list(&self, p: &OpParser<'_, '_, '_>, is_bools: bool, values: &[i64]) -> PResult<Attr> {
        let ctx = p.ctx;
        let shape = [values.len() as i64];
        let bools: Vec<bool> = values.iter().map(|value| *value != 0).collect();
        let attr = match (self, is_bools) {
            (Self::Arrays, true) => Ok(ctx.bool_array(&bools)),
            (Self::Arrays, false) => Ok(ctx.i64_array(values)),
            (Self::Dense, true) => ctx.dense_attr(ctx.tensor_type(&shape, ctx.i1_type()), &bools),
            (Self::Dense, false) => ctx.dense_attr(ctx.tensor_type(&shape, ctx.i64_type()), values),
        };
        attr.map_err(|error| p.error_here(&error.to_string()))
    }

    /// Prints a list such as `[1, 2]`. Dense arrays print bools as keywords, dense elements print them as numbers.
    fn print_list(&self, p: &mut AttrPrinter<'_, '_>, is_bools: bool, attr: Attr) {
        if matches!(self, Self::Arrays) {
            return p.dense_array_elements(attr);
        }
        // A list cannot represent other shapes, nor values that are too many to print. The parser rejects what is printed then.
        let Some((_, values)) = dense_ints(p.ctx, attr).filter(|(shape, values)| *shape == [values.len() as i64])
        else {
            return p.attr(attr);
        };
        p.text("[");
        p.comma_separated(values, |p, value| {
            let value = if is_bools { i64::from(value != 0) } else { value };
            p.fmt(format_args!("{value}"));
        });
        p.text("]");
    }
}

/// Parses a list of integers: `[1, 2]`.
fn integers(p: &mut OpParser<'_, '_, '_>) -> PResult<Vec<i64>> {
    let mut values = Vec::new();
    p.list(Delimiter::Square, "", |p| {
        values.push(text::integer(p)?);
        Ok(())
    })?;
    Ok(values)
}

/// Parses pairs of padding sizes: `[[1, 2], [3, 4]]`.
fn padding(p: &mut OpParser<'_, '_, '_>) -> PResult<Attr> {
    let mut values = Vec::new();
    p.list_of(Delimiter::Square, "", |p| {
        let pair = integers(p)?;
        if pair.len() != 2 {
            let message = format!("Expected array with 2 elements, got {} elements instead", pair.len());
            return Err(p.op_error(p.offset(), &message));
        }
        values.extend(pair);
        Ok(())
    })?;
    Ok(pairs(p.ctx, &values))
}

/// Returns `dense<...> : tensor<Nx2xi64>` with these elements.
fn pairs(ctx: &Context, values: &[i64]) -> Attr {
    let shape = [values.len() as i64 / 2, 2].into();
    let ty = ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape, element: ctx.i64_type(), encoding: None })));
    let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr::new(ty, 64, values.len() as u64, data.into()))))
}

fn print_padding(p: &mut AttrPrinter<'_, '_>, attr: Attr) {
    let AttrData::DenseElements(dense) = p.ctx.attr_data(attr) else { return };
    let rows = text::shape(p.ctx, dense.ty).and_then(|shape| shape.first()).copied().unwrap_or(0);
    let values: Vec<i64> =
        dense.data.as_slice().chunks_exact(8).map(|bytes| bytes.try_into().map_or(0, i64::from_le_bytes)).collect();
    p.text("[");
    // Limits the output for a splat. No convolution has more dimensions than this.
    p.comma_separated(0..usize::try_from(rows).unwrap_or(0).min(1 << 16), |p, row| {
        let value = |at: usize| values.get(if dense.splat { 0 } else { at }).copied().unwrap_or(0);
        p.fmt(format_args!("[{}, {}]", value(2 * row), value(2 * row + 1)));
    });
    p.text("]");
}
