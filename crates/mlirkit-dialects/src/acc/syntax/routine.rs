//! Syntax of clauses of `acc.loop` and `acc.routine`: gangs, bound names and loop control.

use mlirkit_asm::hooks::{Directive, Hooks, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_defs::Release;
use mlirkit_ir::{Attr, AttrData, Context, OpRef};

use super::{device, is_keyword_alone, no_device, operand_and_type, print_device};
use crate::text::{self, elements};

/// Registers the syntax of the clauses of `acc.loop` and `acc.routine`.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("acc.BindName", &BindName);
    hooks.directives.insert("acc.CombinedConstructsLoop", &CombinedConstructs);
    hooks.directives.insert("acc.DeviceTypeArrayAttr", &Devices);
    hooks.directives.insert("acc.DeviceTypeOperandsWithSegment", &super::NumGangs);
    hooks.directives.insert("acc.GangClause", &Gang);
    hooks.directives.insert("acc.LoopControl", &LoopControl);
    hooks.directives.insert("acc.RoutineGangClause", &RoutineGang);
}

/// Parses a list of attributes in brackets, `[a, b]`. `None` if there is no bracket.
fn attrs_in_brackets(p: &mut AttrParser<'_, '_>) -> PResult<Option<Vec<Attr>>> {
    if !p.eat(Kind::LSquare) {
        return Ok(None);
    }
    let mut attrs = Vec::new();
    p.list(Delimiter::None, "", |p| {
        attrs.push(p.attribute()?);
        Ok(())
    })?;
    p.expect(Kind::RSquare, "expected ']'")?;
    Ok(Some(attrs))
}

fn print_attrs_in_brackets(p: &mut AttrPrinter<'_, '_>, attrs: &[Attr]) {
    if !attrs.is_empty() {
        p.text("[");
        p.attrs(attrs);
        p.text("]");
    }
}

/// Returns the device types that a keyword without device types applies to: a list that contains only `none`.
fn keyword_alone(p: &AttrParser<'_, '_>) -> Attr {
    p.ctx.array_attr(&no_device(p.ctx).into_iter().collect::<Vec<_>>())
}

/// Syntax of `"name" [device], @name`. Up to LLVM 21 the names are strings, stored in two lists instead of four.
struct BindName;

impl Directive for BindName {
    type Args = (arg::Attribute, arg::Attribute, Option<arg::Attribute>, Option<arg::Attribute>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (first, second, third, fourth): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut lists: [Vec<Attr>; 4] = Default::default();
        let [id_list, string_list, id_device_list, string_device_list] = &mut lists;
        let has_ids = third.is_some();
        p.list_of(Delimiter::None, "", |p| {
            let name = p.attribute()?;
            let devices = match p.ctx.attr_data(name) {
                AttrData::SymbolRef(_) if has_ids => {
                    id_list.push(name);
                    &mut *id_device_list
                }
                AttrData::String { .. } => {
                    string_list.push(name);
                    &mut *string_device_list
                }
                // As in upstream, any other attribute is dropped, but its device type is kept.
                _ => &mut *string_device_list,
            };
            devices.extend(device(p, false)?);
            Ok(())
        })?;
        let list = |attrs: &mut Vec<Attr>| Some(p.ctx.array_attr(&std::mem::take(attrs)));
        if let Some((id_devices, string_devices)) = third.zip(fourth) {
            *first = list(id_list);
            *second = list(string_list);
            *id_devices = list(id_device_list);
            *string_devices = list(string_device_list);
        } else {
            *first = list(string_list);
            *second = list(string_device_list);
        }
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (first, second, third, fourth): Print<'m, 'c, Self>,
    ) {
        let pairs = |names, devices| elements(p.ctx, names).iter().zip(elements(p.ctx, devices));
        let all: Vec<_> = match third.zip(fourth) {
            Some((id_devices, string_devices)) => {
                pairs(first, id_devices).chain(pairs(second, string_devices)).collect()
            }
            None => pairs(first, second).collect(),
        };
        p.comma_separated(all, |p, (name, device)| {
            p.attr(*name);
            print_device(p, Some(device));
        });
    }
}

/// Syntax of the construct that a loop is combined with, such as `kernels`.
struct CombinedConstructs;

/// The keywords of combined constructs, each with its enum case.
const CONSTRUCTS: [(&str, u64); 3] = [("kernels", 1), ("parallel", 2), ("serial", 3)];

impl Directive for CombinedConstructs {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (construct,): Parse<'_, Self>) -> PResult<()> {
        let whole = is_whole(p.ctx);
        if whole {
            if !p.eat_keyword("combined") {
                return Ok(());
            }
            p.expect(Kind::LParen, "expected '('")?;
        }
        let Some((_, case)) = CONSTRUCTS.iter().find(|(keyword, _)| p.eat_keyword(keyword)) else {
            return Err(p.op_error(p.offset(), "expected compute construct name"));
        };
        *construct = text::enum_attr(p.ctx, "acc", "combined_constructs", *case);
        if whole {
            p.expect(Kind::RParen, "expected ')'")?;
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (construct,): Print<'m, 'c, Self>) {
        let case = construct.and_then(|construct| text::enum_value(p.ctx, construct));
        if let Some((keyword, _)) = CONSTRUCTS.iter().find(|(_, value)| Some(*value) == case) {
            let (before, after) = if is_whole(p.ctx) { ("combined(", ")") } else { ("", "") };
            for part in [before, keyword, after] {
                p.text(part);
            }
        }
    }
}

/// Returns whether the directive itself parses and prints the keyword `combined`, as in LLVM 19 and older.
fn is_whole(ctx: &Context) -> bool {
    ctx.release() < Release(20)
}

/// Syntax of the device types of a clause, `([a, b])`, or nothing if the clause is a bare keyword.
struct Devices;

impl Directive for Devices {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (devices,): Parse<'_, Self>) -> PResult<()> {
        if !p.eat(Kind::LParen) {
            *devices = Some(keyword_alone(p));
            return Ok(());
        }
        let list = attrs_in_brackets(p)?;
        if list.is_some() {
            p.expect(Kind::RParen, "expected ')'")?;
        }
        *devices = Some(p.ctx.array_attr(&list.unwrap_or_default()));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (devices,): Print<'m, 'c, Self>) {
        let devices = elements(p.ctx, devices);
        if devices.is_empty() || is_keyword_alone(p, &[], devices) {
            return;
        }
        p.text("(");
        print_attrs_in_brackets(p, devices);
        p.text(")");
    }
}

/// Syntax of the contents of the `gang` clause of a loop:
/// `([device], {num=%a : type, dim=%b : type, static=%c : type} [device])`, or nothing if the clause is a bare keyword.
struct Gang;

/// Keywords of gang values, indexed by enum case.
const GANG_VALUES: [&str; 3] = ["num", "dim", "static"];

impl Directive for Gang {
    type Args = (arg::Operands, arg::Types, arg::Attribute, arg::Attribute, arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operands, types, kinds, devices, segments, keyword): Parse<'_, Self>,
    ) -> PResult<()> {
        if !p.eat(Kind::LParen) {
            *keyword = Some(keyword_alone(p));
            return Ok(());
        }
        let (mut kind_list, mut device_list, mut sizes) = (Vec::new(), Vec::new(), Vec::new());
        let keyword_list = attrs_in_brackets(p)?;
        // Whether a comma is expected before the next value. It stays set after the clause's first value, even across
        // braces.
        let mut between = false;
        let mut braces = keyword_list.is_none() || p.eat(Kind::Comma);
        while braces {
            p.expect(Kind::LBrace, "expected '{'")?;
            let first = operands.len();
            loop {
                let needed = between && p.eat(Kind::Comma);
                if between && !needed {
                    break;
                }
                let mut found = false;
                for (case, name) in (0..).zip(GANG_VALUES) {
                    if p.eat_keyword(name) {
                        p.expect(Kind::Equal, "expected '='")?;
                        operands.push(p.operand()?);
                        types.push(text::colon_type(p)?);
                        kind_list.extend(text::enum_attr(p.ctx, "acc", "gang_arg_type", case));
                        (between, found) = (true, true);
                    }
                }
                if !found && needed {
                    return Err(p.op_error(p.offset(), "new value expected after comma"));
                }
                if !found {
                    break;
                }
            }
            if operands.is_empty() {
                return Err(p.op_error(p.offset(), "expect at least one of num, dim or static values"));
            }
            p.expect(Kind::RBrace, "expected '}'")?;
            device_list.extend(device(p, false)?);
            sizes.push(i32::try_from(operands.len() - first).unwrap_or(i32::MAX));
            braces = p.eat(Kind::Comma);
        }
        p.expect(Kind::RParen, "expected ')'")?;
        *kinds = Some(p.ctx.array_attr(&kind_list));
        *devices = Some(p.ctx.array_attr(&device_list));
        *keyword = Some(p.ctx.array_attr(&keyword_list.unwrap_or_default()));
        *segments = Some(p.ctx.i32_array(&sizes));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (operands, _, kinds, devices, segments, keyword): Print<'m, 'c, Self>,
    ) {
        let (kinds, devices, keyword) = (elements(p.ctx, kinds), elements(p.ctx, devices), elements(p.ctx, keyword));
        if is_keyword_alone(p, operands, keyword) {
            return;
        }
        p.text("(");
        print_attrs_in_brackets(p, keyword);
        p.text(if keyword.is_empty() || devices.is_empty() { "" } else { ", " });
        let sizes = segments.and_then(|sizes| p.ctx.int_array_values(sizes)).unwrap_or_default();
        let mut values = operands.iter().zip(kinds);
        p.comma_separated(devices.iter().zip(sizes), |p, (device, size)| {
            p.text("{");
            let own: Vec<_> = values.by_ref().take(usize::try_from(size).unwrap_or(0)).collect();
            p.comma_separated(own, |p, (value, kind)| {
                let case = text::enum_value(p.ctx, *kind).and_then(|case| usize::try_from(case).ok());
                p.text(case.and_then(|case| GANG_VALUES.get(case)).copied().unwrap_or_default());
                p.text("=");
                operand_and_type(p, *value);
            });
            p.text("}");
            print_device(p, Some(device));
        });
        p.text(")");
    }
}

/// Syntax of the contents of the `gang` clause of a routine: `([device], dim: 1 : i64 [device])`, or nothing if the
/// clause is a bare keyword.
struct RoutineGang;

impl Directive for RoutineGang {
    type Args = (arg::Attribute, arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (gang, dims, devices): Parse<'_, Self>,
    ) -> PResult<()> {
        if !p.eat(Kind::LParen) {
            *gang = Some(keyword_alone(p));
            return Ok(());
        }
        let keyword = attrs_in_brackets(p)?;
        if keyword.is_some() {
            p.expect(Kind::Comma, "expected ','")?;
        }
        let (mut dim_list, mut device_list) = (Vec::new(), Vec::new());
        p.list_of(Delimiter::None, "", |p| {
            p.expect_keyword("dim")?;
            p.expect(Kind::Colon, "expected ':'")?;
            dim_list.push(p.attribute()?);
            device_list.extend(device(p, false)?);
            Ok(())
        })?;
        p.expect(Kind::RParen, "expected ')'")?;
        *gang = Some(p.ctx.array_attr(&keyword.unwrap_or_default()));
        *dims = Some(p.ctx.array_attr(&dim_list));
        *devices = Some(p.ctx.array_attr(&device_list));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (gang, dims, devices): Print<'m, 'c, Self>) {
        let (gang, dims, devices) = (elements(p.ctx, gang), elements(p.ctx, dims), elements(p.ctx, devices));
        if devices.is_empty() && is_keyword_alone(p, &[], gang) {
            return;
        }
        p.text("(");
        print_attrs_in_brackets(p, gang);
        p.text(if gang.is_empty() || devices.is_empty() { "" } else { ", " });
        p.comma_separated(dims.iter().zip(devices), |p, (dim, device)| {
            p.text("dim: ");
            p.attr(*dim);
            print_device(p, Some(device));
        });
        p.text(")");
    }
}

/// Syntax of `control(%i : type) = (%low : type) to (%high : type) step (%step : type)`, which is omitted if the loop
/// has no variables, and of the loop's body.
struct LoopControl;

impl Directive for LoopControl {
    type Args = (arg::Regions, arg::Operands, arg::Types, arg::Operands, arg::Types, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (regions, low, low_types, high, high_types, step, step_types): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut variables = Vec::new();
        if p.eat_keyword("control") {
            p.expect(Kind::LParen, "expected '('")?;
            variables = p.argument_list(Delimiter::None, true, false)?;
            p.expect(Kind::RParen, "expected ')'")?;
            p.expect(Kind::Equal, "expected '='")?;
            let parts = [(None, low, low_types), (Some("to"), high, high_types), (Some("step"), step, step_types)];
            for (keyword, operands, types) in parts {
                if let Some(keyword) = keyword {
                    p.expect_keyword(keyword)?;
                }
                p.expect(Kind::LParen, "expected '('")?;
                *operands = p.operand_list_of(Delimiter::None, variables.len())?;
                text::colon_types(p, types)?;
                p.expect(Kind::RParen, "expected ')'")?;
            }
        }
        regions.push(p.region(op, &variables, false)?);
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (regions, low, low_types, high, high_types, step, step_types): Print<'m, 'c, Self>,
    ) {
        let Some(region) = regions.first() else { return };
        let variables: Vec<_> = text::entry(*region).into_iter().flat_map(|block| block.args()).collect();
        if !variables.is_empty() {
            p.text("control(");
            p.comma_separated(variables, |p, variable| operand_and_type(p, variable));
            let parts = [(") = (", low, low_types), (") to (", high, high_types), (")  step (", step, step_types)];
            for (before, operands, types) in parts {
                p.text(before);
                p.operands(operands.iter().copied());
                p.text(" : ");
                p.types(types);
            }
            p.text(") ");
        }
        p.region(op, *region, RegionOptions::default().without_entry_args());
    }
}
