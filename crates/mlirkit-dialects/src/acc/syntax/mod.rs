//! Syntax of the `acc` dialect: variables with their types, and clauses whose operands have device types or that
//! consist of a bare keyword.

mod compute_region;
mod routine;

use mlirkit_asm::hooks::{Directive, Hooks, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, OpRef, Param, Type, TypeData, ValueRef};

use crate::text::elements;

/// Registers the hand-written syntax of the `acc` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    routine::register(hooks);
    hooks.ops.insert("acc.compute_region", &compute_region::ComputeRegion);
    hooks.directives.insert("acc.AccVar", &AccVar);
    hooks.directives.insert("acc.DeviceTypeOperands", &DeviceOperands);
    hooks.directives.insert("acc.DeviceTypeOperandsWithKeywordOnly", &DeviceOperandsOrKeyword);
    hooks.directives.insert("acc.NumGangs", &NumGangs);
    hooks.directives.insert("acc.OperandWithKeywordOnly", &OperandsOrKeyword);
    hooks.directives.insert("acc.OperandsWithKeywordOnly", &OperandsOrKeyword);
    hooks.directives.insert("acc.Var", &Var);
    hooks.directives.insert("acc.VarPtrType", &VarPtrType);
    hooks.directives.insert("acc.WaitClause", &Wait);
}

/// Returns the pointee type of a pointer-like type, or `Some(None)` if the pointer is opaque. `None` for other types.
pub(crate) fn pointee(ctx: &Context, ty: Type) -> Option<Option<Type>> {
    match ctx.type_data(ty) {
        TypeData::MemRef(memref) => Some(Some(memref.element)),
        TypeData::UnrankedMemRef { element, .. } => Some(Some(*element)),
        TypeData::Dialect(data) if &*data.def.name == "llvm.ptr" => Some(None),
        // A pointer type of another dialect has this trait, and its first parameter is the pointee type.
        TypeData::Dialect(data) if data.def.traits.iter().any(|t| &*t.name == "acc::PointerLikeType") => {
            Some(match data.params.first() {
                Some(Param::Type(ty)) => Some(*ty),
                _ => None,
            })
        }
        _ => None,
    }
}

/// Parses one of the two keywords given by `pointer` and `other`, followed by an opening parenthesis.
fn variable_head(p: &mut AttrParser<'_, '_>, pointer: &str, other: &str) -> PResult<()> {
    if !p.eat_keyword(pointer) {
        p.expect_keyword(other)?;
    }
    p.expect(Kind::LParen, "expected '('").map(|_| ())
}

/// Syntax of the start of a variable clause: `varPtr(%a`. Other directives parse the type and the closing parenthesis.
struct Var;

impl Directive for Var {
    type Args = (arg::Operands,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (variable,): Parse<'_, Self>) -> PResult<()> {
        variable_head(p, "varPtr", "var")?;
        let operand = p.operand()?;
        variable.push(operand);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (variable,): Print<'m, 'c, Self>) {
        for value in variable {
            p.base.text(if pointee(p.ctx, value.ty()).is_some() { "varPtr(" } else { "var(" });
            p.operand(*value);
        }
    }
}

/// Syntax of a variable operand with its type: `accPtr(%a : type)`.
struct AccVar;

impl Directive for AccVar {
    type Args = (arg::Operands, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (operands, types): Parse<'_, Self>) -> PResult<()> {
        variable_head(p, "accPtr", "accVar")?;
        let operand = p.operand()?;
        let ty = crate::text::colon_type(p)?;
        p.expect(Kind::RParen, "expected ')'")?;
        operands.push(operand);
        types.push(ty);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (operands, _): Print<'m, 'c, Self>) {
        for value in operands {
            p.base.text(if pointee(p.ctx, value.ty()).is_some() { "accPtr(" } else { "accVar(" });
            operand_and_type(p, *value);
            p.text(")");
        }
    }
}

/// Syntax of `type) varType(type)`. The second type is omitted if the first one implies it.
struct VarPtrType;

impl Directive for VarPtrType {
    type Args = (arg::Types, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (types, var_type_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let ty = p.ty()?;
        p.expect(Kind::RParen, "expected ')'")?;
        let mut var_type = pointee(p.ctx, ty).unwrap_or(Some(ty));
        if p.eat_keyword("varType") {
            p.expect(Kind::LParen, "expected '('")?;
            var_type = Some(p.ty()?);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        types.push(ty);
        *var_type_attr = var_type.map(|ty| p.ctx.type_attr(ty));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (types, var_type_attr): Print<'m, 'c, Self>) {
        let Some(ty) = types.first() else { return };
        p.ty(*ty);
        p.text(")");
        let ctx = p.ctx;
        let Some(AttrData::Type(var_type)) = var_type_attr.map(|attr| ctx.attr_data(attr)) else { return };
        if pointee(ctx, *ty).unwrap_or(Some(*ty)) != Some(*var_type) {
            p.text(" varType(");
            p.ty(*var_type);
            p.text(")");
        }
    }
}

fn operand_and_type<'c>(p: &mut OpPrinter<'_, 'c>, value: ValueRef<'_, 'c>) {
    p.operand(value);
    p.text(" : ");
    p.ty(value.ty());
}

/// Syntax of the operands of a clause, `(%a, %b : type, type)`, or nothing if the clause is a bare keyword.
struct OperandsOrKeyword;

impl Directive for OperandsOrKeyword {
    type Args = (arg::Operands, arg::Types, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operands, types, keyword): Parse<'_, Self>,
    ) -> PResult<()> {
        if !p.eat(Kind::LParen) {
            *keyword = Some(p.ctx.unit());
            return Ok(());
        }
        p.list_of(Delimiter::None, "", |p| {
            let operand = p.operand()?;
            operands.push(operand);
            Ok(())
        })?;
        let mut list = Vec::new();
        crate::text::colon_types(p, &mut list)?;
        types.extend(list);
        p.expect(Kind::RParen, "expected ')'").map(|_| ())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (operands, types, keyword): Print<'m, 'c, Self>,
    ) {
        if keyword.is_some() {
            return;
        }
        p.text("(");
        p.operands(operands.iter().copied());
        p.text(" : ");
        p.types(types);
        p.text(")");
    }
}

// Device types.

/// Returns `#acc.device_type<none>`; `None` if the context lacks the dialect.
fn no_device(ctx: &Context) -> Option<Attr> {
    let def = ctx.dialect(ctx.ident("acc"))?.attr("device_type")?;
    Some(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: [Param::Enum(0)].into() }))))
}

/// Parses a device type such as `[#acc.device_type<...>]`; returns the device type `none` if there is no bracket. If
/// `at_once` is set, any other attribute is an error here; for some clauses upstream reports it only later.
fn device(p: &mut AttrParser<'_, '_>, at_once: bool) -> PResult<Option<Attr>> {
    if !p.eat(Kind::LSquare) {
        return Ok(no_device(p.ctx));
    }
    let (offset, device) = (p.offset(), p.attribute()?);
    if at_once && p.ctx.dialect_attr(device, "acc.device_type").is_none() {
        return Err(p.hook_error(offset, "invalid kind of attribute specified"));
    }
    p.expect(Kind::RSquare, "expected ']'")?;
    Ok(Some(device))
}

fn print_device(p: &mut AttrPrinter<'_, '_>, device: Option<&Attr>) {
    if let Some(device) = device.filter(|device| Some(**device) != no_device(p.ctx)) {
        p.text(" [");
        p.attr(*device);
        p.text("]");
    }
}

/// Parses the device types for which a clause is given as a bare keyword, without operands: `[a, b],`. Returns an empty
/// list if there are none.
fn keyword_devices(p: &mut AttrParser<'_, '_>) -> PResult<Vec<Attr>> {
    let mut devices = Vec::new();
    if p.at(Kind::LSquare) {
        p.list(Delimiter::Square, "", |p| {
            devices.push(p.attribute()?);
            Ok(())
        })?;
        p.expect(Kind::Comma, "expected ','")?;
    }
    Ok(devices)
}

fn print_keyword_devices(p: &mut AttrPrinter<'_, '_>, keyword: &[Attr], devices: &[Attr]) {
    if keyword.is_empty() {
        return;
    }
    p.text("[");
    p.attrs(keyword);
    p.text(if devices.is_empty() { "]" } else { "], " });
}

/// Returns whether a clause is printed as a bare keyword: it has no operands, and its only device type is `none`.
fn is_keyword_alone(p: &OpPrinter<'_, '_>, operands: &[ValueRef<'_, '_>], keyword: &[Attr]) -> bool {
    operands.is_empty() && matches!(keyword, [one] if Some(*one) == no_device(p.ctx))
}

/// Parses `%a : type [device], %b : type` and appends to `operands` and `types`. Returns the device types.
fn parse_device_operands(
    p: &mut OpParser<'_, '_, '_>,
    operands: &mut Vec<Unresolved>,
    types: &mut Vec<Type>,
) -> PResult<Attr> {
    let mut devices = Vec::new();
    p.list_of(Delimiter::None, "", |p| {
        let operand = p.operand()?;
        let ty = crate::text::colon_type(p)?;
        devices.extend(device(p, true)?);
        operands.push(operand);
        types.push(ty);
        Ok(())
    })?;
    Ok(p.ctx.array_attr(&devices))
}

fn print_device_operands<'c>(p: &mut OpPrinter<'_, 'c>, operands: &[ValueRef<'_, 'c>], devices: &[Attr]) {
    p.comma_separated(operands.iter().zip(devices), |p, (operand, device)| {
        operand_and_type(p, *operand);
        print_device(p, Some(device));
    });
}

/// Syntax of operands with device types, such as `%a : type [device]`.
struct DeviceOperands;

impl Directive for DeviceOperands {
    type Args = (arg::Operands, arg::Types, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operands, types, devices_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        *devices_attr = Some(parse_device_operands(p, operands, types)?);
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (operands, _, devices_attr): Print<'m, 'c, Self>,
    ) {
        let devices = elements(p.ctx, devices_attr);
        print_device_operands(p, operands, devices);
    }
}

/// Syntax of the operands of a clause with device types, in parentheses, or nothing if the clause is a bare keyword.
struct DeviceOperandsOrKeyword;

impl Directive for DeviceOperandsOrKeyword {
    type Args = (arg::Operands, arg::Types, arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operands, types, devices_attr, keyword_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        if !p.eat(Kind::LParen) {
            let keyword: Vec<Attr> = no_device(p.ctx).into_iter().collect();
            *keyword_attr = Some(p.ctx.array_attr(&keyword));
            return Ok(());
        }
        // As in upstream, the device types with a bare keyword are parsed and dropped.
        keyword_devices(p)?;
        *devices_attr = Some(parse_device_operands(p, operands, types)?);
        p.expect(Kind::RParen, "expected ')'").map(|_| ())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (operands, _, devices_attr, keyword_attr): Print<'m, 'c, Self>,
    ) {
        let (devices, keyword) = (elements(p.ctx, devices_attr), elements(p.ctx, keyword_attr));
        if is_keyword_alone(p, operands, keyword) {
            return;
        }
        p.text("(");
        print_keyword_devices(p, keyword, devices);
        print_device_operands(p, operands, devices);
        p.text(")");
    }
}

/// The attributes parsed from `{%a : type, %b : type} [device], {...}`.
#[derive(Default)]
struct Braces {
    devices: Vec<Attr>,
    sizes: Vec<i32>,
    devnum: Vec<Attr>,
}

/// Parses operand lists in braces, each followed by an optional device type. With `with_devnum`, a list may start with
/// `devnum:`.
fn parse_braces(
    p: &mut OpParser<'_, '_, '_>,
    operands: &mut Vec<Unresolved>,
    types: &mut Vec<Type>,
    with_devnum: bool,
) -> PResult<Braces> {
    let mut braces = Braces::default();
    loop {
        p.expect(Kind::LBrace, "expected '{'")?;
        if with_devnum {
            let devnum = p.eat_keyword("devnum");
            if devnum {
                p.expect(Kind::Colon, "expected ':'")?;
            }
            braces.devnum.push(p.ctx.bool_attr(devnum));
        }
        let mut size = 0;
        p.list_of(Delimiter::None, "", |p| {
            let operand = p.operand()?;
            let ty = crate::text::colon_type(p)?;
            operands.push(operand);
            types.push(ty);
            size += 1;
            Ok(())
        })?;
        p.expect(Kind::RBrace, "expected '}'")?;
        braces.sizes.push(size);
        braces.devices.extend(device(p, !with_devnum)?);
        if !p.eat(Kind::Comma) {
            return Ok(braces);
        }
    }
}

fn print_braces<'c>(
    p: &mut OpPrinter<'_, 'c>,
    operands: &[ValueRef<'_, 'c>],
    devices: &[Attr],
    sizes: Option<Attr>,
    devnum: &[Attr],
) {
    let sizes = sizes.and_then(|sizes| p.ctx.int_array_values(sizes)).unwrap_or_default();
    let mut rest = operands;
    p.comma_separated(devices.iter().zip(&sizes).enumerate(), |p, (at, (device, size))| {
        let (own, others) = rest.split_at(usize::try_from(*size).unwrap_or(0).min(rest.len()));
        rest = others;
        p.text("{");
        if devnum.get(at).is_some_and(|flag| *flag == p.ctx.bool_attr(true)) {
            p.text("devnum: ");
        }
        p.comma_separated(own, |p, value| operand_and_type(p, *value));
        p.text("}");
        print_device(p, Some(device));
    });
}

/// Syntax of the operands of `num_gangs`, one list per device type: `{%a : type} [device], {...}`.
struct NumGangs;

impl Directive for NumGangs {
    type Args = (arg::Operands, arg::Types, arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operands, types, devices_attr, sizes_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let braces = parse_braces(p, operands, types, false)?;
        *devices_attr = Some(p.ctx.array_attr(&braces.devices));
        *sizes_attr = Some(p.ctx.i32_array(&braces.sizes));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (operands, _, devices_attr, sizes_attr): Print<'m, 'c, Self>,
    ) {
        let devices = elements(p.ctx, devices_attr);
        print_braces(p, operands, devices, sizes_attr, &[]);
    }
}

/// Syntax of the contents of the `wait` clause: `([device], {devnum: %a : type, %b : type} [device])`, or nothing if
/// the clause is a bare keyword.
struct Wait;

impl Directive for Wait {
    type Args = (arg::Operands, arg::Types, arg::Attribute, arg::Attribute, arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operands, types, devices_attr, sizes_attr, devnum_attr, keyword_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        if !p.eat(Kind::LParen) {
            let keyword: Vec<Attr> = no_device(p.ctx).into_iter().collect();
            *keyword_attr = Some(p.ctx.array_attr(&keyword));
            return Ok(());
        }
        let keyword = keyword_devices(p)?;
        let braces = parse_braces(p, operands, types, true)?;
        p.expect(Kind::RParen, "expected ')'")?;
        *devices_attr = Some(p.ctx.array_attr(&braces.devices));
        *sizes_attr = Some(p.ctx.i32_array(&braces.sizes));
        *devnum_attr = Some(p.ctx.array_attr(&braces.devnum));
        *keyword_attr = Some(p.ctx.array_attr(&keyword));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (operands, _, devices_attr, sizes_attr, devnum_attr, keyword_attr): Print<'m, 'c, Self>,
    ) {
        let (devices, keyword) = (elements(p.ctx, devices_attr), elements(p.ctx, keyword_attr));
        if is_keyword_alone(p, operands, keyword) {
            return;
        }
        p.text("(");
        print_keyword_devices(p, keyword, devices);
        let devnum = elements(p.ctx, devnum_attr);
        print_braces(p, operands, devices, sizes_attr, devnum);
        p.text(")");
    }
}
