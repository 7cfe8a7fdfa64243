//! Syntax of the clauses of `dot` and `dot_general`: `contracting_dims = [1] x [0], precision = [HIGH, HIGH]`.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult, format};
use mlirkit_defs::AttrDef;
use mlirkit_ir::{Attr, AttrData, DialectAttr, OpRef, Param, ParamList};

use super::structs::print_dims;
use crate::text;

/// Syntax of `custom<DotDimensionNumbers>($dot_dimension_numbers)`:
/// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`.
pub(super) struct DimensionNumbers;

impl Directive for DimensionNumbers {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (attr,): Parse<'_, Self>) -> PResult<()> {
        let none = || Param::Array(ParamList::default());
        let mut batching = (none(), none());
        if p.eat_keyword("batching_dims") {
            batching = sides(p)?;
            p.expect(Kind::Comma, "expected ','")?;
        }
        p.expect_keyword("contracting_dims")?;
        let contracting = sides(p)?;
        let params = vec![batching.0, batching.1, contracting.0, contracting.1];
        *attr = Some(text::dialect_attr(p, "stablehlo", "dot", params)?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (attr,): Print<'m, 'c, Self>) {
        let Some(attr) = attr else { return };
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [lhs_batching, rhs_batching, lhs_contracting, rhs_contracting] = &*data.params else { return };
        let is_empty = |dims: &Param| matches!(dims, Param::Array(dims) if dims.is_empty());
        if !is_empty(lhs_batching) || !is_empty(rhs_batching) {
            print_sides(p, "batching_dims = ", lhs_batching, rhs_batching);
            p.text(", ");
        }
        print_sides(p, "contracting_dims = ", lhs_contracting, rhs_contracting);
    }
}

/// Parses the dimensions of both operands after the keyword: `= [0] x [1]`.
fn sides(p: &mut OpParser<'_, '_, '_>) -> PResult<(Param, Param)> {
    p.expect(Kind::Equal, "expected '='")?;
    let lhs = dims(p)?;
    p.expect_keyword("x")?;
    Ok((lhs, dims(p)?))
}

/// Parses a list of dimensions: `[0, 1]`.
fn dims(p: &mut OpParser<'_, '_, '_>) -> PResult<Param> {
    let mut dims = Vec::new();
    p.list(Delimiter::Square, "", |p| {
        dims.push(Param::Int(text::integer(p)?));
        Ok(())
    })?;
    Ok(Param::Array(dims.into()))
}

fn print_sides(p: &mut AttrPrinter<'_, '_>, name: &str, lhs: &Param, rhs: &Param) {
    p.text(name);
    p.text("[");
    print_dims(p, lhs);
    p.text("] x [");
    print_dims(p, rhs);
    p.text("]");
}

/// Syntax of `custom<PrecisionConfig>($precision_config)`: `, precision = [HIGH, HIGH]`, or nothing.
pub(super) struct PrecisionConfig;

impl Directive for PrecisionConfig {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (config,): Parse<'_, Self>) -> PResult<()> {
        if p.eat(Kind::Comma) {
            *config = Some(precision(p)?);
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (config,): Print<'m, 'c, Self>) {
        let Some(AttrData::Array(entries)) = config.map(|config| p.ctx.attr_data(config)) else { return };
        p.text(", precision = [");
        p.comma_separated(entries, |p, entry| {
            // The attribute may be printed with a leading space, which is omitted here.
            let text = p.held(|p| format::print_attr(p, *entry));
            p.bytes(text.trim_ascii_start());
        });
        p.text("]");
    }
}

/// Syntax of `custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm)`: each clause after a comma, or
/// nothing.
pub(super) struct PrecisionConfigAndAlgorithm;

impl Directive for PrecisionConfigAndAlgorithm {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (config, algorithm): Parse<'_, Self>,
    ) -> PResult<()> {
        if !p.eat(Kind::Comma) {
            return Ok(());
        }
        if !p.at_keyword("algorithm") {
            *config = Some(precision(p)?);
            if !p.eat(Kind::Comma) {
                return Ok(());
            }
        }
        p.expect_keyword("algorithm")?;
        p.expect(Kind::Equal, "expected '='")?;
        let row = row(p, "dot_algorithm")?;
        *algorithm = Some(format::parse_attr(row, p, None)?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (config, algorithm): Print<'m, 'c, Self>) {
        PrecisionConfig.print(p, op, (config,));
        if let Some(algorithm) = algorithm {
            p.text(", algorithm = ");
            format::print_stripped_attr(p, algorithm);
        }
    }
}

const FAILED_PRECISION: &str =
    "failed to parse StableHLO_PrecisionAttr parameter 'value' which is to be a `::mlir::stablehlo::Precision`";

/// Parses the precision clause: `precision = [HIGH, HIGH]`.
fn precision(p: &mut OpParser<'_, '_, '_>) -> PResult<Attr> {
    p.expect_keyword("precision")?;
    p.expect(Kind::Equal, "expected '='")?;
    let row = row(p, "precision")?;
    let mut entries = Vec::new();
    p.list(Delimiter::Square, "", |p| {
        let offset = p.offset();
        let keyword = p.optional_keyword().ok_or_else(|| p.hook_error(offset, "expected valid keyword or string"));
        let value = keyword.and_then(|keyword| {
            let cases = p.ctx.dialect(p.ctx.ident("stablehlo")).and_then(|dialect| dialect.enum_("Precision"));
            let value = cases.and_then(|cases| format::text_to_enum(cases, keyword));
            value.ok_or_else(|| {
                p.hook_error(offset, "expected ::mlir::stablehlo::Precision to be one of: DEFAULT, HIGH, HIGHEST")
            })
        });
        match value {
            Ok(value) => {
                let params = [Param::Enum(value)].into();
                entries.push(p.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def: row, params }))));
                Ok(())
            }
            Err(error) => Err(p.and_then_hook_error(error, p.offset(), FAILED_PRECISION)),
        }
    })?;
    Ok(p.ctx.array_attr(&entries))
}

fn row(p: &OpParser<'_, '_, '_>, mnemonic: &str) -> PResult<&'static AttrDef> {
    text::attr_row(p, "stablehlo", mnemonic)
}
