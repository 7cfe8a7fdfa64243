//! Syntax of `om` classes and of `rtg` tests and sequences.

use std::collections::{HashMap, HashSet};

use mlirkit_asm::function::{attributes_but, parse_visibility, print_symbol_name, print_visibility};
use mlirkit_asm::hooks::{AsmNames, Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, ParsedRegion, RegionOptions};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, RegionRef, Type, ValueId, ValueRef};
use mlirkit_num::ApInt;

use super::types::{integer, word_or_string};
use super::values::NameOf;
use super::{
    are_names, attr_dict, elements, entry_args, has_visibility_word, incomplete, integer_at, integer_of, is_value_name,
    skip_integer,
};

/// Registers the hooks of the `om` dialect.
pub(super) fn register_om(hooks: &mut Hooks) {
    hooks.ops.insert("om.class", &OmClass { terminator: Some("om.class.fields") });
    hooks.ops.insert("om.class.extern", &OmClass { terminator: None });
    hooks.names.insert("om.class", &ArgNames("formalParamNames"));
    hooks.names.insert("om.class.extern", &ArgNames("formalParamNames"));
}

/// Registers the hooks of the `rtg` dialect.
pub(super) fn register_rtg(hooks: &mut Hooks) {
    hooks.ops.insert("rtg.test", &Test);
    hooks.names.insert("rtg.test", &TestNames);
    hooks.ops.insert("rtg.sequence", &Sequence);
    hooks.ops.insert("rtg.perform", &Perform);
    hooks.ops.insert("rtg.isa.memory_block_declare", &MemoryBlock);
    hooks.ops.insert("rtg.bag_create", &BagCreate);
    hooks.ops.insert("rtg.substitute_sequence", &SubstituteSequence);
    hooks.names.insert("rtg.constant", &NameOf(register_name));
    hooks.infer.insert("rtg.isa.concat_immediate", |x| {
        let widths = x.operand_types.iter().map(|ty| x.ctx.int_or_float_width(*ty).map(u64::from));
        let width: Option<u64> = widths.sum();
        let ty = integer(x.ctx, width.ok_or("all operands must be of immediate type")?);
        Ok(vec![ty.ok_or("integer bitwidth is limited to 16777215 bits")?])
    });
    hooks.infer.insert("rtg.tuple_create", |x| {
        let fields = x.operand_types.iter().map(|ty| Param::Type(*ty)).collect();
        let tuple = x.ctx.new_dialect_type("rtg", "tuple", vec![Param::Array(fields)]);
        Ok(vec![tuple.ok_or("the dialect 'rtg' is not complete")?])
    });
    hooks.infer.insert("rtg.tuple_extract", |x| {
        let fields = x.operand_types.first().and_then(|ty| x.ctx.dialect_type(*ty, "rtg.tuple"));
        let Some([Param::Array(fields)]) = fields else { return Err("expected a tuple".into()) };
        let index = x.slot("index").and_then(|index| usize::try_from(x.ctx.int_value(index)?).ok());
        let field = index.and_then(|index| as_type(fields.get(index)?));
        Ok(vec![field.ok_or("index must be smaller than number of elements in the tuple")?])
    });
    hooks.infer.insert("rtg.set_cartesian_product", |x| {
        let element = |ty: &Type| x.ctx.dialect_type(*ty, "rtg.set")?.first().cloned();
        let elements: Option<_> = x.operand_types.iter().map(element).collect();
        let tuple = x.ctx.new_dialect_type("rtg", "tuple", vec![Param::Array(elements.ok_or("expected sets")?)]);
        let set = tuple.and_then(|tuple| x.ctx.new_dialect_type("rtg", "set", vec![Param::Type(tuple)]));
        Ok(vec![set.ok_or("the dialect 'rtg' is not complete")?])
    });
}

/// Returns the name of a constant that represents a register.
fn register_name(op: OpRef<'_, '_>) -> Option<String> {
    let AttrData::Dialect(data) = op.context().attr_data(op.attr("value")?) else { return None };
    let is_register = data.def.traits.iter().any(|found| &*found.name == "RegisterAttrInterface");
    data.def.mnemonic.as_deref().filter(|_| is_register).map(str::to_owned)
}

/// Parses a region with these arguments. Adds an empty block if the region contains no operations.
fn filled_region(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: &[Argument]) -> PResult<ParsedRegion> {
    let region = p.region(op, args, true)?;
    let body = match op.child.as_deref_mut() {
        Some(child) => child,
        None => p.body(),
    };
    if body.entry(region.0).is_none() {
        body.append_block(region.0);
    }
    Ok(region)
}

/// A hook that names the entry block arguments after the string or the strings in the given attribute.
pub(super) struct ArgNames(pub(super) &'static str);

impl AsmNames for ArgNames {
    fn region_args(&self, op: OpRef<'_, '_>, region: RegionRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        let one = op.attr(self.0).filter(|names| ctx.str_value(*names).is_some());
        let names = one.as_slice().iter().chain(elements(ctx, op.attr(self.0)));
        for (arg, name) in entry_args(region).into_iter().zip(names) {
            ctx.str_value(*name).into_iter().for_each(|name| set(arg.id, name));
        }
    }
}

/// Syntax of `om.class @C(%a: i8) -> (field: i8) { ... }`.
struct OmClass {
    terminator: Option<&'static str>,
}

impl OpSyntax for OmClass {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_visibility(p, op);
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let args = p.argument_list(Delimiter::Paren, true, false)?;
        let (mut names, mut types, mut keys) = (Vec::new(), Vec::new(), HashSet::new());
        if p.eat(Kind::Arrow) {
            p.list_of(Delimiter::Paren, "", |p| {
                let offset = p.offset();
                let name = word_or_string(p)?;
                p.expect(Kind::Colon, "expected ':'")?;
                let key = p.ctx.ident(&name);
                if !keys.insert(key) {
                    return Err(p.op_error(offset, &format!("field \"{name}\" is defined twice")));
                }
                names.push(p.ctx.string_attr(&name));
                let ty = p.ty()?;
                types.push((key, p.ctx.type_attr(ty)));
                Ok(())
            })?;
        }
        let (names, types) = (p.ctx.array_attr(&names), p.ctx.dictionary(types));
        p.set_attr(op, "fieldNames", names);
        p.set_attr(op, "fieldTypes", types);
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let params: Vec<Attr> = args
            .iter()
            .map(|arg| p.ctx.string_attr(&String::from_utf8_lossy(p.ssa_name(arg.name).get(1..).unwrap_or_default())))
            .collect();
        let region = filled_region(p, op, &args)?;
        if let Some(terminator) = self.terminator {
            p.ensure_terminator(op, region, terminator);
        }
        op.regions.push(region);
        let params = p.ctx.array_attr(&params);
        p.set_attr(op, "formalParamNames", params);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let ctx = p.ctx;
        p.text(" ");
        print_visibility(p, op);
        print_symbol_name(p, op);
        let region = op.regions().next();
        let args: Vec<ValueRef<'_, 'c>> = region.into_iter().flat_map(entry_args).collect();
        let names = elements(ctx, op.attr("formalParamNames"));
        p.text("(");
        p.comma_separated(args.iter().zip(names), |p, (arg, name)| {
            p.text("%");
            p.text(ctx.str_value(*name).unwrap_or_default());
            p.text(": ");
            p.ty(arg.ty());
        });
        p.text(") ");
        let fields = elements(ctx, op.attr("fieldNames"));
        let types: HashMap<&str, Attr> =
            ctx.dictionary_entries(op.attr("fieldTypes")).iter().map(|(key, ty)| (ctx.str(*key), *ty)).collect();
        if !fields.is_empty() {
            p.text(" -> (");
            p.comma_separated(fields.iter(), |p, field| {
                let name = ctx.str_value(*field).unwrap_or_default();
                p.keyword_or_string(name.as_bytes());
                p.text(": ");
                let ty = types.get(name).and_then(|ty| ctx.type_value(*ty));
                ty.into_iter().for_each(|ty| p.ty(ty));
            });
            p.text(") ");
        }
        let elided = ["sym_name", "formalParamNames", "sym_visibility", "fieldTypes", "fieldNames"];
        p.attr_dict_with_keyword(&attributes_but(op, &elided), &elided);
        region.into_iter().for_each(|region| p.region(op, region, RegionOptions::default().without_entry_args()));
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let ctx = op.context();
        let Some(region) = op.regions().next().filter(|region| region.blocks().next().is_some()) else { return false };
        let params = elements(ctx, op.attr("formalParamNames"));
        let fields = elements(ctx, op.attr("fieldNames"));
        let types = ctx.dictionary_entries(op.attr("fieldTypes"));
        let types: HashMap<&str, Attr> = types.iter().map(|(key, ty)| (ctx.str(*key), *ty)).collect();
        let mut distinct = HashSet::new();
        let mut is_param = |name: &str| is_value_name(name) && distinct.insert(name.to_owned());
        let mut named = HashSet::new();
        let mut is_field = |name: &str| {
            types.get(name).is_some_and(|ty| ctx.type_value(*ty).is_some()) && named.insert(name.to_owned())
        };
        has_visibility_word(op)
            && are_names(ctx, op.attr("formalParamNames"), entry_args(region).len())
            && params.iter().all(|name| ctx.str_value(*name).is_some_and(&mut is_param))
            && are_names(ctx, op.attr("fieldNames"), types.len())
            && fields.iter().all(|name| ctx.str_value(*name).is_some_and(&mut is_field))
    }
}

/// Syntax of `rtg.test @t(a = %a: !t) template "u" target @v { ... }`.
struct Test;

/// Returns a `!rtg.dict` type with these entries, or an error if the definition file lacks the type.
fn dict(p: &OpParser<'_, '_, '_>, entries: Vec<(String, Type)>) -> PResult<Type> {
    let entries =
        entries.into_iter().map(|(name, ty)| Param::Array([Param::Str(p.ctx.ident(&name)), Param::Type(ty)].into()));
    let made = p.ctx.new_dialect_type("rtg", "dict", vec![Param::Array(entries.collect())]);
    made.ok_or_else(|| incomplete(p, "rtg"))
}

/// Returns the names of the entries in the dictionary type of a test.
fn entries<'c>(op: OpRef<'_, 'c>) -> Vec<&'c str> {
    let ctx = op.context();
    let ty = op.attr("targetType").and_then(|ty| ctx.type_value(ty));
    let Some([Param::Array(entries)]) = ty.and_then(|ty| ctx.dialect_type(ty, "rtg.dict")) else { return Vec::new() };
    let name = |entry: &Param| match entry {
        Param::Array(parts) => match **parts {
            [Param::Str(name), _] => Some(ctx.str(name)),
            _ => None,
        },
        _ => None,
    };
    entries.iter().filter_map(name).collect()
}

impl OpSyntax for Test {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let (mut args, mut entries) = (Vec::new(), Vec::new());
        p.list_of(Delimiter::Paren, " in argument list", |p| {
            let name = word_or_string(p)?;
            p.expect(Kind::Equal, "expected '='")?;
            let arg = p.argument(true, true)?;
            entries.extend(arg.ty.map(|ty| (name, ty)));
            args.push(arg);
            Ok(())
        })?;
        let ty = dict(p, entries)?;
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "targetType", ty);
        let template = if p.eat_keyword("template") { p.attr(None)? } else { name };
        p.set_attr(op, "templateName", template);
        if p.eat_keyword("target") {
            let target = p.symbol_name()?;
            p.set_attr(op, "target", target);
        }
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let region = filled_region(p, op, &args)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        print_symbol_name(p, op);
        let region = op.regions().next();
        let args: Vec<ValueRef<'_, 'c>> = region.into_iter().flat_map(entry_args).collect();
        p.text("(");
        p.comma_separated(entries(op).into_iter().zip(args), |p, (name, arg)| {
            p.keyword_or_string(name.as_bytes());
            p.text(" = ");
            p.region_argument(arg, &[]);
        });
        p.text(")");
        if op.attr("templateName") != op.attr("sym_name") {
            p.text(" template ");
            op.attr("templateName").into_iter().for_each(|name| p.attr(name));
        }
        if let Some(target) = op.string_attr("target") {
            p.text(" target ");
            p.symbol_name(target.as_bytes());
        }
        let elided = ["sym_name", "targetType", "target", "templateName"];
        p.attr_dict_with_keyword(&attributes_but(op, &elided), &elided);
        p.text(" ");
        region.into_iter().for_each(|region| p.region(op, region, RegionOptions::default().without_entry_args()));
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let args = op.regions().next().map_or_else(Vec::new, entry_args);
        let names = entries(op);
        let params = names
            .iter()
            .zip(&args)
            .map(|(name, arg)| Param::Array([Param::Str(op.context().ident(name)), Param::Type(arg.ty())].into()));
        let ty = op.context().new_dialect_type("rtg", "dict", vec![Param::Array(params.collect())]);
        names.len() == args.len()
            && ty.is_some()
            && ty == op.attr("targetType").and_then(|ty| op.context().type_value(ty))
    }
}

/// A hook that names the arguments of a test after the entries in its dictionary type.
struct TestNames;

impl AsmNames for TestNames {
    fn region_args(&self, op: OpRef<'_, '_>, region: RegionRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        entry_args(region).into_iter().zip(entries(op)).for_each(|(arg, name)| set(arg.id, name));
    }
}

/// Syntax of `rtg.sequence @s(%a: !t) { ... }`.
struct Sequence;

impl OpSyntax for Sequence {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let args = p.argument_list(Delimiter::Paren, true, true)?;
        let types = args.iter().filter_map(|arg| arg.ty).map(Param::Type).collect();
        let ty = p.ctx.new_dialect_type("rtg", "sequence", vec![Param::Array(types)]);
        let ty = ty.ok_or_else(|| incomplete(p, "rtg"))?;
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "sequenceType", ty);
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let region = filled_region(p, op, &args)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        print_symbol_name(p, op);
        let region = op.regions().next();
        p.text("(");
        p.comma_separated(region.into_iter().flat_map(entry_args), |p, arg| p.region_argument(arg, &[]));
        p.text(")");
        let elided = ["sym_name", "sequenceType"];
        p.attr_dict_with_keyword(&attributes_but(op, &elided), &elided);
        p.text(" ");
        region.into_iter().for_each(|region| p.region(op, region, RegionOptions::default().without_entry_args()));
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let args = op.regions().next().map_or_else(Vec::new, entry_args);
        let types = args.into_iter().map(|arg| Param::Type(arg.ty())).collect();
        let ty = op.context().new_dialect_type("rtg", "sequence", vec![Param::Array(types)]);
        ty.is_some() && ty == op.attr("sequenceType").and_then(|ty| op.context().type_value(ty))
    }
}

/// Syntax of `rtg.bag_create (%count x %a, %count x %b) : i32`.
struct BagCreate;

impl OpSyntax for BagCreate {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (mut elements, mut multiples) = (Vec::new(), Vec::new());
        if p.at(Kind::LParen) {
            p.list_of(Delimiter::Paren, "", |p| {
                multiples.push(p.operand()?);
                p.expect_keyword("x")?;
                elements.push(p.operand()?);
                Ok(())
            })?;
        }
        p.expect(Kind::Colon, "expected ':'")?;
        let element = p.ty()?;
        p.attr_dict(&mut op.attrs)?;
        let bag = p.ctx.new_dialect_type("rtg", "bag", vec![Param::Type(element)]);
        op.types.push(bag.ok_or_else(|| incomplete(p, "rtg"))?);
        p.resolve_as(&elements, element, &mut op.operands)?;
        p.resolve_as(&multiples, p.ctx.index_type(), &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, 'c>> = op.operands().collect();
        let (elements, multiples) = operands.split_at(operands.len() / 2);
        p.text(if elements.is_empty() { " " } else { " (" });
        p.comma_separated(elements.iter().zip(multiples), |p, (element, multiple)| {
            p.operand(*multiple);
            p.text(" x ");
            p.operand(*element);
        });
        p.text(if elements.is_empty() { " : " } else { ") : " });
        element_of_bag(op).into_iter().for_each(|ty| p.ty(ty));
        attr_dict(p, op, &[]);
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let element = element_of_bag(op);
        let count = op.operands().count();
        element.is_some()
            && count.is_multiple_of(2)
            && op.operands().take(count / 2).all(|value| Some(value.ty()) == element)
    }
}

fn element_of_bag(op: OpRef<'_, '_>) -> Option<Type> {
    match op.context().dialect_type(op.results().next()?.ty(), "rtg.bag") {
        Some([Param::Type(element)]) => Some(*element),
        _ => None,
    }
}

/// Syntax of `rtg.substitute_sequence %s(%a) : !rtg.sequence<i32, i8>`. The result has the types that remain.
struct SubstituteSequence;

/// Returns the types of the arguments of a sequence type; `None` for other types.
fn sequence_args(ctx: &Context, ty: Type) -> Option<&[Param]> {
    match ctx.dialect_type(ty, "rtg.sequence") {
        Some([Param::Array(args)]) => Some(args),
        Some(_) => Some(&[]),
        None => None,
    }
}

impl OpSyntax for SubstituteSequence {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let sequence = p.operand()?;
        let offset = p.offset();
        let values = p.operand_list(Delimiter::Paren)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        let args = sequence_args(p.ctx, ty).ok_or_else(|| p.op_error(offset, "expected a type of sequences"))?;
        p.attr_dict(&mut op.attrs)?;
        let (first, rest) = args.split_at(values.len().min(args.len()));
        let types: Vec<Type> = first.iter().filter_map(as_type).collect();
        let result = p.ctx.new_dialect_type("rtg", "sequence", vec![Param::Array(rest.into())]);
        op.types.push(result.ok_or_else(|| incomplete(p, "rtg"))?);
        let value = p.resolve(sequence, ty)?;
        op.operands.push(value);
        p.resolve_all(&values, &types, offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let Some(sequence) = op.operands().next() else { return };
        p.text(" ");
        p.operand(sequence);
        p.text("(");
        p.operands(op.operands().skip(1));
        p.text(") : ");
        p.ty(sequence.ty());
        attr_dict(p, op, &[]);
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let types: Vec<Type> = op.operands().chain(op.results()).map(ValueRef::ty).collect();
        let [sequence, values @ .., result] = &*types else { return false };
        let args = |ty: Type| sequence_args(op.context(), ty).map(|args| args.iter().filter_map(as_type));
        let (Some(args), Some(rest)) = (args(*sequence), args(*result)) else { return false };
        args.eq(values.iter().copied().chain(rest))
    }
}

fn as_type(param: &Param) -> Option<Type> {
    if let Param::Type(ty) = param { Some(*ty) } else { None }
}

/// Syntax of `rtg.perform @effect(%a) : (i8) -> none`.
struct Perform;

impl OpSyntax for Perform {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let effect = p.attr(None)?;
        p.set_attr(op, "effect", effect);
        let operands = p.operand_list(Delimiter::Paren)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let mut types = Vec::new();
        let offset = p.offset();
        p.list_of(Delimiter::Paren, "", |p| {
            types.push(p.ty()?);
            Ok(())
        })?;
        p.expect(Kind::Arrow, "expected '->'")?;
        let result = p.ty()?;
        if result != p.ctx.none_type() {
            op.types.push(result);
        }
        p.resolve_all(&operands, &types, offset, &mut op.operands)?;
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        op.attr("effect").into_iter().for_each(|effect| p.attr(effect));
        p.text("(");
        p.operands(op.operands());
        p.text(") : (");
        p.value_types(op.operands());
        p.text(") -> ");
        let none = p.ctx.none_type();
        p.ty(op.results().next().map_or(none, ValueRef::ty));
        attr_dict(p, op, &["effect"]);
    }
}

/// Syntax of `rtg.isa.memory_block_declare [0x0 - 0x1f] : !rtg.isa.memory_block<32>`.
struct MemoryBlock;

impl MemoryBlock {
    /// Returns the integer type of the addresses in a memory block; `None` for other types.
    fn address(ctx: &Context, ty: Type) -> Option<Type> {
        match ctx.dialect_type(ty, "rtg.isa.memory_block") {
            Some([Param::Int(width)]) => integer(ctx, *width),
            _ => None,
        }
    }

    /// Returns the first and the last address of a memory block; `None` unless both have the block's address type.
    fn addresses<'c>(op: OpRef<'_, 'c>) -> Option<[&'c ApInt; 2]> {
        let ctx = op.context();
        let address = Self::address(ctx, op.results().next()?.ty())?;
        let value = |name| integer_of(ctx, op.attr(name)?, address);
        Some([value("baseAddress")?, value("endAddress")?])
    }
}

impl OpSyntax for MemoryBlock {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        p.expect(Kind::LSquare, "expected '['")?;
        let first = skip_integer(p)?;
        p.expect(Kind::Minus, "expected '-'")?;
        let last = skip_integer(p)?;
        p.expect(Kind::RSquare, "expected ']'")?;
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        let Some(address) = Self::address(p.ctx, ty) else {
            return Err(p.op_error(first, "expected a type of memory blocks"));
        };
        op.types.push(ty);
        p.attr_dict(&mut op.attrs)?;
        for (name, offset) in [("baseAddress", first), ("endAddress", last)] {
            let value = integer_at(p, offset, address)?;
            p.set_attr(op, name, value);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let Some([first, last]) = Self::addresses(op) else { return };
        p.fmt(format_args!(" [{} - {}] : ", first.to_hex_string().to_lowercase(), last.to_hex_string().to_lowercase()));
        op.results().for_each(|result| p.ty(result.ty()));
        attr_dict(p, op, &["baseAddress", "endAddress"]);
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        Self::addresses(op).is_some()
    }
}
