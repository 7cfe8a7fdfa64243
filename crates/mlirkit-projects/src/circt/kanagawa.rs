//! Syntax of `kanagawa` methods, names of `kanagawa` values, and the directive for the type of an instance.

use mlirkit_asm::function::{attributes_but, function_type, parse_signature};
use mlirkit_asm::hooks::{AsmNames, Directive, Hooks, OpSyntax, Parse, Print, arg};
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{AttrData, OpRef, Param, ValueId, ValueRef};

use super::classes::ArgNames;
use super::{are_names, elements, entry_args, incomplete};

/// Registers the hooks of the `kanagawa` dialect.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("kanagawa.ScopeRefFromName", &ScopeOfName);
    const NAMED: [&str; 10] = [
        "kanagawa.container.instance",
        "kanagawa.instance",
        "kanagawa.get_port",
        "kanagawa.get_var",
        "kanagawa.path",
        "kanagawa.port.input",
        "kanagawa.port.output",
        "kanagawa.port.read",
        "kanagawa.wire.input",
        "kanagawa.wire.output",
    ];
    NAMED.into_iter().for_each(|op| _ = hooks.names.insert(op, &PathName));
    hooks.ops.insert("kanagawa.method", &Method);
    hooks.ops.insert("kanagawa.method.df", &Method);
    hooks.names.insert("kanagawa.method", &ArgNames("argNames"));
}

/// Syntax of `kanagawa.method @f(%a: i32)  -> i32 attributes {...} { ... }`.
struct Method;

impl OpSyntax for Method {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        let ctx = p.ctx;
        let name = ctx.ident(ctx.str_value(name).unwrap_or_default());
        let symbol = Param::Array([Param::Str(name), Param::Int(0), Param::Str(ctx.ident("public"))].into());
        let symbol = ctx.new_dialect_attr("hw", "innerSym", vec![Param::Array([symbol].into())]);
        let symbol = symbol.ok_or_else(|| incomplete(p, "hw"))?;
        p.set_attr(op, "inner_sym", symbol);
        let signature = parse_signature(p, false)?;
        let mut attrs = signature.args.iter().map(|arg| arg.attrs).chain(signature.result_attrs.iter().copied());
        let has_attrs = attrs.any(|attrs| !ctx.dictionary_entries(attrs).is_empty());
        if has_attrs {
            return Err(p.error_here("arguments and results of a method have no attributes"));
        }
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let names: Vec<_> = signature
            .args
            .iter()
            .map(|arg| {
                let name = String::from_utf8_lossy(p.ssa_name(arg.name));
                // The SSA name of an unnamed value is a number, which does not count as a name.
                let name = name.trim_start_matches('%');
                ctx.string_attr(if name.starts_with(|c: char| c.is_ascii_digit()) { "" } else { name })
            })
            .collect();
        let function = ctx.function_type(&signature.inputs(), &signature.results);
        p.set_attr(op, "argNames", ctx.array_attr(&names));
        p.set_attr(op, "function_type", ctx.type_attr(function));
        let region = p.region(op, &signature.args, false)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let (region, (_, results)) = (op.regions().next(), function_type(op, "function_type"));
        p.text(" ");
        p.symbol_name(symbol(op).unwrap_or_default().as_bytes());
        p.text("(");
        p.comma_separated(region.into_iter().flat_map(entry_args), |p, arg| p.region_argument(arg, &[]));
        p.text(") ");
        p.arrow_types(results);
        let elided = ["inner_sym", "function_type", "argNames", "arg_attrs", "res_attrs"];
        p.attr_dict_with_keyword(&attributes_but(op, &elided), &elided);
        p.text(" ");
        region.into_iter().for_each(|region| p.region(op, region, RegionOptions::default().without_entry_args()));
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let args = op.regions().next().map_or_else(Vec::new, entry_args);
        let (inputs, _) = function_type(op, "function_type");
        symbol(op).is_some()
            && are_names(op.context(), op.attr("argNames"), args.len())
            && args.into_iter().map(ValueRef::ty).eq(inputs.iter().copied())
            && op.attr("arg_attrs").is_none()
            && op.attr("res_attrs").is_none()
    }
}

/// Returns the inner symbol of an operation. `None` unless the operation has exactly one inner symbol, which is public
/// and refers to the operation itself, not to a field.
fn symbol<'c>(op: OpRef<'_, 'c>) -> Option<&'c str> {
    let ctx = op.context();
    let AttrData::Dialect(data) = ctx.attr_data(op.attr("inner_sym")?) else { return None };
    let [Param::Array(symbols)] = &*data.params else { return None };
    let [Param::Array(parts)] = &**symbols else { return None };
    match **parts {
        [Param::Str(name), Param::Int(0), Param::Str(word)] if ctx.str(word) == "public" => Some(ctx.str(name)),
        _ => None,
    }
}

/// A directive without syntax, for the type of a reference to the scope that an attribute names.
struct ScopeOfName;

impl Directive for ScopeOfName {
    type Args = (arg::Types, arg::Ref<arg::Attribute>);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (types, name): Parse<'_, Self>) -> PResult<()> {
        let scope = name.and_then(|name| p.ctx.new_dialect_type("kanagawa", "scoperef", vec![Param::Attr(name)]));
        types.push(scope.ok_or_else(|| incomplete(p, "kanagawa"))?);
        Ok(())
    }

    fn print<'m, 'c>(&self, _: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, _: Print<'m, 'c, Self>) {}
}

/// A hook that names a value after the instances and ports that lead to it: `parent.child.in.ref`.
struct PathName;

impl AsmNames for PathName {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let mut name = String::new();
        if let (Some(result), Some(())) = (op.results().next(), write_name(op, &mut name)) {
            set(result.id, &name);
        }
        if let ("kanagawa.wire.input", Some(output)) = (op.name(), op.results().nth(1)) {
            set(output.id, &format!("{name}.out"));
        }
    }
}

/// The maximum number of port accesses in the name of a value. Values behind longer chains have no name, so chains that
/// contain themselves end, and the names of long chains do not grow quadratically.
const MOST_ACCESSES: usize = 32;

/// Appends the name of an operation's result to `name`; `None` if the result has no name.
fn write_name(op: OpRef<'_, '_>, name: &mut String) -> Option<()> {
    let ctx = op.context();
    // The suffixes of the accesses, the outermost one first.
    let mut suffixes = Vec::new();
    let mut op = op;
    loop {
        suffixes.push(match op.name() {
            "kanagawa.get_port" => {
                let [port] = ctx.symbol_path(op.attr("portSymbol")?)? else { return None };
                format!(".{}.ref", ctx.str(*port))
            }
            "kanagawa.port.read" => ".val".to_owned(),
            _ => break,
        });
        if suffixes.len() > MOST_ACCESSES {
            return None;
        }
        op = op.operands().next().and_then(ValueRef::defining_op)?;
    }
    write_root_name(op, name)?;
    name.extend(suffixes.into_iter().rev());
    Some(())
}

/// Appends the name of a result that is not an access to a port; `None` if the result has no name.
fn write_root_name(op: OpRef<'_, '_>, name: &mut String) -> Option<()> {
    let ctx = op.context();
    let mnemonic = op.name().strip_prefix("kanagawa.")?;
    match mnemonic {
        "get_var" => {
            let [variable] = ctx.symbol_path(op.attr("varName")?)? else { return None };
            name.push_str(ctx.str(*variable));
            Some(())
        }
        "path" => {
            for (index, step) in elements(ctx, op.attr("path")).iter().enumerate() {
                let AttrData::Dialect(step) = ctx.attr_data(*step) else { return None };
                let child = step.params.iter().find_map(|param| match param {
                    Param::Attr(child) => Some(ctx.symbol_path(*child)?.first().copied()),
                    _ => None,
                });
                name.push_str(if index == 0 { "" } else { "." });
                name.push_str(child.flatten().map_or("parent", |child| ctx.str(child)));
            }
            Some(())
        }
        _ => {
            name.push_str(op.string_attr("name").or_else(|| symbol(op))?);
            Some(())
        }
    }
}
