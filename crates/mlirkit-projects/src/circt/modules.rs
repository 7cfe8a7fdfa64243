//! Syntax of `hw.module` and similar operations, of instances and of hierarchical paths.

use mlirkit_asm::function::{parse_visibility, print_attributes, print_symbol_name, print_visibility};
use mlirkit_asm::hooks::{AsmNames, Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions, format};
use mlirkit_ir::{Attr, AttrData, OpRef, Param, RegionRef, ValueId, ValueRef};

use super::types::{Direction, inout, module_type, ports, word_or_string};
use super::{are_names, attr_dict, elements, entry_args, has_visibility_word, incomplete, is_value_name};

/// Registers the hooks for modules and instances.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("hw.module", &HwModule::Body);
    hooks.ops.insert("hw.module.extern", &HwModule::Extern);
    hooks.ops.insert("hw.module.generated", &HwModule::Generated);
    hooks.ops.insert("sv.func", &HwModule::Function);
    hooks.names.insert("hw.module", &PortNames);
    hooks.names.insert("sv.func", &PortNames);
    hooks.ops.insert("hw.instance", &Instance);
    hooks.names.insert("hw.instance", &InstanceNames);
    hooks.ops.insert("hw.hierpath", &HierPath);
}

/// Syntax of `hw.module private @m<P: i32 = 1>(in %a : i1, out b : i1) { ... }` and of similar operations.
#[derive(PartialEq, Eq)]
enum HwModule {
    Body,
    Extern,
    Generated,
    /// `sv.func`, which has no parameters and may have a body.
    Function,
}

impl HwModule {
    /// Returns the names of the attributes for the attributes of ports, and for the locations of outputs.
    fn slots(&self) -> [&'static str; 2] {
        match self {
            Self::Body => ["per_port_attrs", "result_locs"],
            Self::Function => ["per_argument_attrs", "result_locs"],
            Self::Extern | Self::Generated => ["per_port_attrs", "port_locs"],
        }
    }

    fn has_body(&self, op: OpRef<'_, '_>) -> bool {
        *self == Self::Body || *self == Self::Function && op.regions().any(|region| region.blocks().next().is_some())
    }
}

/// Parses an optional parameter list, `<name: type = value, ...>`, and returns it as an array attribute. The array is
/// empty if the list is absent.
pub(super) fn parse_parameters(p: &mut OpParser<'_, '_, '_>) -> PResult<Attr> {
    let mut parameters = Vec::new();
    if p.eat(Kind::Less) {
        while !p.at(Kind::Greater) {
            let name = word_or_string(p)?;
            p.expect(Kind::Colon, "expected ':'")?;
            let ty = p.ty()?;
            let value = if p.eat(Kind::Equal) { Param::Attr(p.attr(Some(ty))?) } else { Param::None };
            let params = vec![Param::Attr(p.ctx.string_attr(&name)), Param::Type(ty), value];
            let made = p.ctx.new_dialect_attr("hw", "param.decl", params);
            parameters.push(made.ok_or_else(|| incomplete(p, "hw"))?);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::Greater, "expected '>'")?;
    }
    Ok(p.ctx.array_attr(&parameters))
}

/// Prints `<name: type = value, ...>`. Prints nothing if there are no parameters.
pub(super) fn print_parameters(p: &mut OpPrinter<'_, '_>, parameters: &[Attr]) {
    if parameters.is_empty() {
        return;
    }
    p.text("<");
    p.comma_separated(parameters.iter(), |p, parameter| {
        let AttrData::Dialect(data) = p.ctx.attr_data(*parameter) else { return p.attr(*parameter) };
        let [Param::Attr(name), Param::Type(ty), value] = &*data.params else { return };
        let ctx = p.ctx;
        p.keyword_or_string(ctx.str_value(*name).unwrap_or_default().as_bytes());
        p.text(": ");
        p.ty(*ty);
        if let Param::Attr(value) = value {
            p.text(" = ");
            p.attr_without_type(*value);
        }
    });
    p.text(">");
}

impl OpSyntax for HwModule {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_visibility(p, op);
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        if *self == Self::Generated {
            p.expect(Kind::Comma, "expected ','")?;
            let kind = p.attr(None)?;
            p.set_attr(op, "generatorKind", kind);
        }
        if *self != Self::Function {
            let parameters = parse_parameters(p)?;
            p.set_attr(op, "parameters", parameters);
        }
        let (mut all, mut attrs, mut locs, mut args) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut has_location = false;
        p.list_of(Delimiter::Paren, " in port list", |p| {
            let direction = Direction::parse(p)?;
            let offset = p.offset();
            let operand = if direction == Direction::Out { None } else { Some(p.operand()?) };
            let name = match operand {
                Some(operand) if p.at(Kind::Colon) => {
                    let text = String::from_utf8_lossy(p.ssa_name(operand)).into_owned();
                    let text = text.trim_start_matches('%');
                    // A number does not count as a name.
                    if text.starts_with(|c: char| c.is_ascii_digit()) { String::new() } else { text.to_owned() }
                }
                _ => word_or_string(p)?,
            };
            p.expect(Kind::Colon, "expected ':'")?;
            let ty = p.ty()?;
            let mut own = Vec::new();
            p.attr_dict(&mut own)?;
            attrs.push(p.ctx.dictionary(own));
            let loc = match p.optional_location()? {
                Some(loc) => loc,
                None => p.location_of(offset),
            };
            has_location |= loc != p.ctx.unknown_loc();
            if direction == Direction::Out || !matches!(self, Self::Body | Self::Function) {
                locs.push(loc);
            }
            if let Some(name) = operand {
                let inner = if direction == Direction::InOut { inout(p.ctx, ty) } else { Some(ty) };
                args.push(Argument { name, ty: inner, attrs: None, loc: Some(loc) });
            }
            all.push((name, ty, direction));
            Ok(())
        })?;
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let ctx = p.ctx;
        let ty = module_type(ctx, &all).ok_or_else(|| incomplete(p, "hw"))?;
        let ty = ctx.type_attr(ty);
        p.set_attr(op, "module_type", ty);
        let [attrs_slot, locs_slot] = self.slots();
        let has_attrs = attrs.iter().any(|attrs| !ctx.dictionary_entries(Some(*attrs)).is_empty());
        if has_attrs || *self == Self::Function {
            let attrs = ctx.array_attr(&attrs);
            p.set_attr(op, attrs_slot, attrs);
        }
        if has_location && !locs.is_empty() {
            let locs = ctx.array_attr(&locs);
            p.set_attr(op, locs_slot, locs);
        }
        let region = if *self == Self::Body || *self == Self::Function && p.at(Kind::LBrace) {
            let region = p.region(op, &args, true)?;
            if *self == Self::Body {
                p.ensure_terminator(op, region, "hw.output");
            }
            region
        } else {
            let locs: Vec<Attr> = args.iter().filter_map(|arg| arg.loc).collect();
            if *self == Self::Function && has_location && !locs.is_empty() {
                let locs = ctx.array_attr(&locs);
                p.set_attr(op, "input_locs", locs);
            }
            p.empty_region(op)
        };
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let ctx = p.ctx;
        p.text(" ");
        print_visibility(p, op);
        print_symbol_name(p, op);
        if *self == Self::Generated {
            p.text(", ");
            op.attr("generatorKind").into_iter().for_each(|kind| p.attr(kind));
        }
        print_parameters(p, elements(ctx, op.attr("parameters")));
        let ports = op.attr("module_type").and_then(|ty| ports(ctx, ctx.type_value(ty)?)).unwrap_or_default();
        let [attrs_slot, locs_slot] = self.slots();
        let attrs = elements(ctx, op.attr(attrs_slot));
        let region = op.regions().next().filter(|region| region.blocks().next().is_some());
        let args: Vec<ValueRef<'_, 'c>> = region.into_iter().flat_map(entry_args).collect();
        let mut args = args.into_iter();
        p.text("(");
        p.comma_separated(ports.iter().enumerate(), |p, (index, port)| {
            p.text(port.direction.short());
            p.text(" ");
            if port.direction == Direction::Out {
                p.keyword_or_string(port.name.as_bytes());
            } else if let Some(arg) = args.next() {
                let printed = p.held(|p| p.operand(arg));
                p.bytes(&printed);
                if printed.get(1..) != Some(port.name.as_bytes()) {
                    p.text(" ");
                    p.keyword_or_string(port.name.as_bytes());
                }
            } else {
                p.text("%");
                p.text(port.name);
            }
            p.text(" : ");
            p.ty(port.ty);
            p.attr_dict(ctx.dictionary_entries(attrs.get(index).copied()), &[]);
        });
        p.text(")");
        let mut elided = vec![locs_slot, "module_type", attrs_slot, "sym_visibility"];
        elided.extend(if *self == Self::Function { ["input_locs", ""] } else { ["generatorKind", "parameters"] });
        if op.string_attr("comment") == Some("") {
            elided.push("comment");
        }
        print_attributes(p, op, &elided);
        if let Some(region) = region.filter(|_| self.has_body(op)) {
            p.text(" ");
            p.region(op, region, RegionOptions::default().without_entry_args());
        }
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let ctx = op.context();
        let ports = op.attr("module_type").and_then(|ty| ports(ctx, ctx.type_value(ty)?));
        let (Some(ports), Some(region)) = (ports, op.regions().next()) else { return false };
        let inputs = ports.iter().filter(|port| port.direction != Direction::Out);
        let has_attrs = op.attr(self.slots()[0]).is_none_or(|attrs| {
            ctx.array_elements(attrs).is_some_and(|attrs| attrs.is_empty() || attrs.len() == ports.len())
        });
        let fits = if self.has_body(op) {
            let types = inputs.map(|port| match port.direction {
                Direction::InOut => inout(ctx, port.ty),
                _ => Some(port.ty),
            });
            region.blocks().next().is_some() && types.eq(entry_args(region).into_iter().map(|arg| Some(arg.ty())))
        } else {
            region.blocks().next().is_none() && inputs.into_iter().all(|port| is_value_name(port.name))
        };
        fits && has_attrs && has_visibility_word(op)
    }
}

/// A hook that names the body arguments of a module after its ports.
struct PortNames;

impl AsmNames for PortNames {
    fn region_args(&self, op: OpRef<'_, '_>, region: RegionRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        let ports = op.attr("module_type").and_then(|ty| ports(ctx, ctx.type_value(ty)?)).unwrap_or_default();
        let inputs = ports.into_iter().filter(|port| port.direction != Direction::Out);
        entry_args(region).into_iter().zip(inputs).for_each(|(arg, port)| set(arg.id, port.name));
    }
}

/// Syntax of `hw.instance "name" sym @s @module<P: i32 = 1>(a: %a: i1) -> (b: i1)`.
struct Instance;

/// Parses `sym` and the attribute that follows it, if they are present.
pub(super) fn parse_inner_symbol(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    if p.eat_keyword("sym") {
        let row = p.ctx.dialect(p.ctx.ident("hw")).and_then(|dialect| dialect.attr("innerSym"));
        let symbol = match row.filter(|_| !p.at(Kind::HashId)) {
            Some(row) => format::parse_attr(row, p, None)?,
            None => p.attr(None)?,
        };
        p.set_attr(op, "inner_sym", symbol);
    }
    Ok(())
}

/// Prints ` sym @s` if the operation has an inner symbol.
pub(super) fn print_inner_symbol(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>) {
    if let Some(symbol) = op.attr("inner_sym") {
        p.text(" sym ");
        format::print_attr(p, symbol);
    }
}

impl OpSyntax for Instance {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.attr(None)?;
        p.set_attr(op, "instanceName", name);
        parse_inner_symbol(p, op)?;
        let module = p.attr(None)?;
        p.set_attr(op, "moduleName", module);
        let parameters = parse_parameters(p)?;
        let (mut names, mut operands, mut types) = (Vec::new(), Vec::new(), Vec::new());
        let offset = p.offset();
        p.list_of(Delimiter::Paren, "", |p| {
            let name = word_or_string(p)?;
            names.push(p.ctx.string_attr(&name));
            p.expect(Kind::Colon, "expected ':'")?;
            operands.push(p.operand()?);
            p.expect(Kind::Colon, "expected ':'")?;
            types.push(p.ty()?);
            Ok(())
        })?;
        p.resolve_all(&operands, &types, offset, &mut op.operands)?;
        p.expect(Kind::Arrow, "expected '->'")?;
        let mut results = Vec::new();
        let outputs = &mut op.types;
        p.list_of(Delimiter::Paren, "", |p| {
            let name = word_or_string(p)?;
            results.push(p.ctx.string_attr(&name));
            p.expect(Kind::Colon, "expected ':'")?;
            outputs.push(p.ty()?);
            Ok(())
        })?;
        p.attr_dict(&mut op.attrs)?;
        let (names, results) = (p.ctx.array_attr(&names), p.ctx.array_attr(&results));
        p.set_attr(op, "argNames", names);
        p.set_attr(op, "resultNames", results);
        p.set_attr(op, "parameters", parameters);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let ctx = p.ctx;
        p.text(" ");
        op.attr("instanceName").into_iter().for_each(|name| p.attr_without_type(name));
        print_inner_symbol(p, op);
        p.text(" ");
        op.attr("moduleName").into_iter().for_each(|name| p.attr_without_type(name));
        print_parameters(p, elements(ctx, op.attr("parameters")));
        let name = |name: Option<&Attr>| name.and_then(|name| ctx.str_value(*name)).unwrap_or_default();
        let (inputs, outputs) = (elements(ctx, op.attr("argNames")), elements(ctx, op.attr("resultNames")));
        p.text("(");
        p.comma_separated(op.operands().enumerate(), |p, (index, operand)| {
            p.keyword_or_string(name(inputs.get(index)).as_bytes());
            p.text(": ");
            p.operand(operand);
            p.text(": ");
            p.ty(operand.ty());
        });
        p.text(") -> (");
        p.comma_separated(op.results().enumerate(), |p, (index, result)| {
            p.keyword_or_string(name(outputs.get(index)).as_bytes());
            p.text(": ");
            p.ty(result.ty());
        });
        p.text(")");
        attr_dict(p, op, &["instanceName", "inner_sym", "moduleName", "argNames", "resultNames", "parameters"]);
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let ctx = op.context();
        are_names(ctx, op.attr("argNames"), op.operands().count())
            && are_names(ctx, op.attr("resultNames"), op.results().count())
    }
}

/// A hook that names each result of an instance after the instance and the port: `instance.port`.
struct InstanceNames;

impl AsmNames for InstanceNames {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        let instance = op.string_attr("instanceName").unwrap_or_default();
        for (index, (result, name)) in op.results().zip(elements(ctx, op.attr("resultNames"))).enumerate() {
            match ctx.str_value(*name).unwrap_or_default() {
                "" => set(result.id, &format!("{instance}.{index}")),
                port => set(result.id, &format!("{instance}.{port}")),
            }
        }
    }
}

/// Syntax of `hw.hierpath private @path [@A::@b, @C]`.
struct HierPath;

impl OpSyntax for HierPath {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_visibility(p, op);
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let mut path = Vec::new();
        p.list_of(Delimiter::Square, "", |p| {
            let offset = p.offset();
            let symbol = p.attr(None)?;
            path.push(match p.ctx.symbol_path(symbol) {
                Some([_]) => symbol,
                Some([_, _]) => {
                    let made = p.ctx.new_dialect_attr("hw", "innerNameRef", vec![Param::Attr(symbol)]);
                    made.ok_or_else(|| incomplete(p, "hw"))?
                }
                _ => return Err(p.op_error(offset, "only one nested reference is allowed")),
            });
            Ok(())
        })?;
        let path = p.ctx.array_attr(&path);
        p.set_attr(op, "namepath", path);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        print_visibility(p, op);
        print_symbol_name(p, op);
        p.text(" [");
        p.comma_separated(elements(p.ctx, op.attr("namepath")).iter(), |p, part| match p.ctx.attr_data(*part) {
            AttrData::Dialect(data) => {
                if let [Param::Attr(symbol)] = *data.params {
                    p.attr(symbol);
                }
            }
            _ => p.attr(*part),
        });
        p.text("]");
        attr_dict(p, op, &["sym_name", "namepath", "sym_visibility"]);
    }
}
