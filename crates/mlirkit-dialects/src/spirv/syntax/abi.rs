//! Syntax of `#spirv.vce<...>`, `#spirv.target_env<...>` and `#spirv.interface_var_abi<...>`: the capabilities of a
//! target, and the bindings of its variables.

use mlirkit_asm::format::text_to_enum;
use mlirkit_asm::hooks::AttrSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, PResult};
use mlirkit_ir::{Attr, AttrData, DialectAttr, Param, Type};

use super::enums::{enum_def, text_of};

/// Parses a keyword of the enum `name`. `what` describes it in the error message.
fn keyword(p: &mut AttrParser<'_, '_>, name: &str, what: &str) -> PResult<u64> {
    let (offset, word) = (p.offset(), p.keyword()?);
    let value = enum_def(p.ctx, name).and_then(|def| text_to_enum(def, word));
    value.ok_or_else(|| p.hook_error(offset, &format!("unknown {what}: {word}")))
}

fn comma(p: &mut AttrParser<'_, '_>) -> PResult<()> {
    p.expect(Kind::Comma, "expected ','").map(|_| ())
}

/// Parses a comma and a list of enum keywords: `, [keyword, keyword]`.
fn keywords(p: &mut AttrParser<'_, '_>, name: &str, what: &str) -> PResult<Param> {
    comma(p)?;
    let mut values = Vec::new();
    p.list(Delimiter::Square, "", |p| {
        values.push(Param::Enum(keyword(p, name, what)?));
        Ok(())
    })?;
    Ok(Param::Array(values.into()))
}

/// Parses a keyword of the enum `name`. `Unknown` becomes an absent parameter.
fn known_keyword(p: &mut AttrParser<'_, '_>, name: &str, what: &str) -> PResult<Param> {
    let value = keyword(p, name, what)?;
    Ok(if text_of(p.ctx, name, value) == "Unknown" { Param::None } else { Param::Enum(value) })
}

/// Parses an attribute that must be `#spirv.mnemonic`.
fn spirv_attr(p: &mut AttrParser<'_, '_>, mnemonic: &str) -> PResult<Attr> {
    let (offset, attr) = (p.offset(), p.attribute()?);
    match p.ctx.attr_data(attr) {
        AttrData::Dialect(data) if data.def.name.strip_prefix("spirv.") == Some(mnemonic) => Ok(attr),
        _ => Err(p.hook_error(offset, "invalid kind of attribute specified")),
    }
}

/// Returns the attribute `#spirv.mnemonic` with the given parameters, or an error if the dialect does not define it.
fn make(p: &AttrParser<'_, '_>, mnemonic: &str, params: Vec<Param>) -> PResult<Attr> {
    let def = p.ctx.dialect(p.ctx.ident("spirv")).and_then(|dialect| dialect.attr(mnemonic));
    let Some(def) = def else {
        return Err(p.error_here(&format!("unknown SPIR-V attribute kind: {mnemonic}")));
    };
    Ok(p.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
}

/// Returns an error if the attribute has a type.
fn refuse_type(p: &AttrParser<'_, '_>, ty: Option<Type>) -> PResult<()> {
    match ty {
        Some(_) => Err(p.error_here("unexpected type")),
        None => Ok(()),
    }
}

fn params<'c>(p: &AttrPrinter<'_, 'c>, attr: Attr) -> &'c [Param] {
    match p.ctx.attr_data(attr) {
        AttrData::Dialect(data) => &data.params,
        _ => &[],
    }
}

/// Attribute syntax that rejects every mnemonic, with an error that names the mnemonic.
pub(super) struct Unknown;

impl AttrSyntax for Unknown {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        let (offset, mnemonic) = (p.offset(), String::from_utf8_lossy(p.spelling()));
        p.bump();
        Err(p.error_at(offset, &format!("unknown SPIR-V attribute kind: {mnemonic}")))
    }

    fn print(&self, _: &mut AttrPrinter<'_, '_>, _: Attr) {}
}

/// Syntax of a version, its capabilities and its extensions: `<v1.0, [Capability], [Extension]>`.
pub(super) struct Vce;

impl AttrSyntax for Vce {
    fn parse(&self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr> {
        refuse_type(p, ty)?;
        p.expect(Kind::Less, "expected '<'")?;
        let (offset, word) = (p.offset(), p.keyword()?);
        if !p.at(Kind::Comma) {
            comma(p)?;
        }
        let version = enum_def(p.ctx, "Version").and_then(|def| text_to_enum(def, word));
        let version = version.ok_or_else(|| p.hook_error(offset, &format!("unknown version: {word}")))?;
        let capabilities = keywords(p, "Capability", "capability")?;
        let extensions = keywords(p, "Extension", "extension")?;
        p.expect(Kind::Greater, "expected '>'")?;
        make(p, "vce", vec![Param::Enum(version), capabilities, extensions])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let [Param::Enum(version), Param::Array(capabilities), Param::Array(extensions)] = params(p, attr) else {
            return;
        };
        p.text("<");
        p.text(&text_of(p.ctx, "Version", *version));
        for (values, name) in [(capabilities, "Capability"), (extensions, "Extension")] {
            p.text(", [");
            p.comma_separated(values, |p, value| {
                if let Param::Enum(value) = value {
                    p.text(&text_of(p.ctx, name, *value));
                }
            });
            p.text("]");
        }
        p.text(">");
    }
}

/// Syntax of a target environment: `<#spirv.vce<...>, api=Vulkan, AMD:DiscreteGPU:5, #spirv.resource_limits<...>>`.
pub(super) struct TargetEnv;

/// The device id of an unknown device.
const UNKNOWN_DEVICE: i64 = 0xFFFF_FFFF;

impl AttrSyntax for TargetEnv {
    fn parse(&self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr> {
        refuse_type(p, ty)?;
        p.expect(Kind::Less, "expected '<'")?;
        let vce = spirv_attr(p, "vce")?;
        comma(p)?;
        let [mut api, mut vendor, mut device] = [Param::None, Param::None, Param::None];
        let mut id = UNKNOWN_DEVICE;
        if p.eat_keyword("api") {
            p.expect(Kind::Equal, "expected '='")?;
            api = known_keyword(p, "ClientAPI", "client API")?;
            comma(p)?;
        }
        if matches!(p.kind(), Kind::BareId) {
            vendor = known_keyword(p, "Vendor", "vendor")?;
            if p.eat(Kind::Colon) {
                device = known_keyword(p, "DeviceType", "device type")?;
                if p.eat(Kind::Colon) {
                    id = crate::text::integer(p)?;
                }
            }
            comma(p)?;
        }
        let limits = spirv_attr(p, "resource_limits")?;
        p.expect(Kind::Greater, "expected '>'")?;
        make(p, "target_env", vec![Param::Attr(vce), api, vendor, device, Param::Int(id), Param::Attr(limits)])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let [Param::Attr(vce), api, vendor, device, Param::Int(id), Param::Attr(limits)] = params(p, attr) else {
            return;
        };
        let known = |p: &AttrPrinter<'_, '_>, value: &Param, name: &str| match value {
            Param::Enum(value) => Some(text_of(p.ctx, name, *value)),
            _ => None,
        };
        p.text("<#spirv.vce");
        Vce.print(p, *vce);
        if let Some(api) = known(p, api, "ClientAPI") {
            p.text(", api=");
            p.text(&api);
        }
        if let Some(vendor) = known(p, vendor, "Vendor") {
            p.text(", ");
            p.text(&vendor);
            if let Some(device) = known(p, device, "DeviceType") {
                p.text(":");
                p.text(&device);
                if *id != UNKNOWN_DEVICE {
                    p.text(":");
                    p.signed(*id);
                }
            }
        }
        p.text(", ");
        p.attr(*limits);
        p.text(">");
    }
}

/// Syntax of the binding of an interface variable: `<(descriptor set, binding), StorageClass>`.
pub(super) struct InterfaceVarAbi;

impl AttrSyntax for InterfaceVarAbi {
    fn parse(&self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr> {
        refuse_type(p, ty)?;
        p.expect(Kind::Less, "expected '<'")?;
        p.expect(Kind::LParen, "expected '('")?;
        let number = |p: &mut AttrParser<'_, '_>, what: &str| {
            let offset = p.offset();
            match p.kind() {
                Kind::Integer | Kind::Minus => match crate::text::unsigned(p, u32::MAX.into()) {
                    Ok(number) => Ok(Param::Int(number.cast_signed())),
                    Err(error) => Err(p.and_then_hook_error(error, offset, what)),
                },
                _ => Err(p.error_here(what)),
            }
        };
        let set = number(p, "missing descriptor set")?;
        comma(p)?;
        let binding = number(p, "missing binding")?;
        p.expect(Kind::RParen, "expected ')'")?;
        let mut class = Param::None;
        if p.eat(Kind::Comma) {
            class = Param::Enum(keyword(p, "StorageClass", "storage class")?);
        }
        p.expect(Kind::Greater, "expected '>'")?;
        make(p, "interface_var_abi", vec![set, binding, class])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let [Param::Int(set), Param::Int(binding), class] = params(p, attr) else { return };
        p.text("<(");
        p.signed(*set);
        p.text(", ");
        p.signed(*binding);
        p.text(")");
        if let Param::Enum(class) = class {
            p.text(", ");
            p.text(&text_of(p.ctx, "StorageClass", *class));
        }
        p.text(">");
    }
}
