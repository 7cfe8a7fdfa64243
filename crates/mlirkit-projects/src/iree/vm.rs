//! Syntax of the `vm` dialect: functions, imports, variadic calls, and branch tables.

use mlirkit_asm::function::{
    FunctionSyntax, function_type, parse_function, parse_visibility, print_attributes, print_plain_function,
    print_symbol_name,
};
use mlirkit_asm::hooks::{Directive, Hooks, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{Attr, AttrData, OpRef, Type, TypeData, ValueRef, VectorType};

use super::common::{TypeOrAttr, attr_dict, attr_dict_with_keyword, elements, type_in};
use super::util::Initializer;

/// Bindings for the `vm` dialect.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: register, ..Bindings::NONE };

fn register(hooks: &mut Hooks) {
    hooks.directives.insert("vm.TypeOrAttr", &TypeOrAttr);
    hooks.directives.insert("vm.BranchTableCases", &BranchTableCases);
    hooks.ops.insert("vm.func", &VmFunc);
    hooks.ops.insert("vm.initializer", &Initializer);
    hooks.ops.insert("vm.export", &Export);
    hooks.ops.insert("vm.import", &VmImport);
    hooks.ops.insert("vm.call.variadic", &CallVariadic);
    hooks.ops.insert("vm.cond_fail", &CondFail);
    hooks.ops.insert("vm.switch.ref", &SwitchRef);
    super::names::vm(hooks);
}

/// Syntax of `vm.func`, whose type is a builtin function type.
struct VmFunc;

impl OpSyntax for VmFunc {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_function(p, op, &FunctionSyntax::default())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        print_plain_function(p, op, &FunctionSyntax::default());
    }
}

/// Syntax of `vm.export @f as("name")`.
struct Export;

impl OpSyntax for Export {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let function = p.attr(None)?;
        p.set_attr(op, "function_ref", function);
        let name = if p.eat_keyword("as") {
            p.expect(Kind::LParen, "expected '('")?;
            let name = p.attr(None)?;
            p.expect(Kind::RParen, "expected ')'")?;
            Some(name)
        } else {
            let path = p.ctx.symbol_path(function).and_then(|path| path.first().copied());
            path.map(|path| p.ctx.string_attr(p.ctx.str(path)))
        };
        if let Some(name) = name {
            p.set_attr(op, "export_name", name);
        }
        p.attr_dict_with_keyword(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let function = op.attr("function_ref");
        p.text(" ");
        if let Some(function) = function {
            p.attr(function);
        }
        let path = function.and_then(|function| p.ctx.symbol_path(function)).and_then(|path| path.first());
        let path = path.map(|path| p.ctx.str(*path));
        if let Some(name) = op.string_attr("export_name").filter(|name| path != Some(name)) {
            p.text(" as(");
            p.string(name.as_bytes());
            p.text(")");
        }
        attr_dict_with_keyword(p, op, &["function_ref", "export_name"]);
    }
}

/// Syntax of `vm.import private optional @m.f(%a : i32, !vm.buffer ...) -> i32`.
struct VmImport;

impl OpSyntax for VmImport {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_visibility(p, op);
        let unit = p.ctx.attr(AttrData::Unit);
        if p.eat_keyword("optional") {
            p.set_attr(op, "is_optional", unit);
        }
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let (mut types, mut attrs) = (Vec::new(), Vec::new());
        p.list_of(Delimiter::Paren, "", |p| {
            let mut own = Vec::new();
            if let Some(operand) = p.optional_operand()? {
                let text = String::from_utf8_lossy(p.ssa_name(operand)).into_owned();
                own.push((p.ctx.ident("vm.name"), p.ctx.string_attr(text.trim_start_matches('%'))));
                p.expect(Kind::Colon, "expected ':'")?;
            }
            types.push(p.ty()?);
            if p.eat(Kind::Ellipsis) {
                own.push((p.ctx.ident("vm.variadic"), unit));
            }
            attrs.push(p.ctx.dictionary(own));
            Ok(())
        })?;
        let mut results = Vec::new();
        if p.eat(Kind::Arrow) {
            if p.at(Kind::LParen) {
                p.list_of(Delimiter::Paren, "", |p| {
                    results.push(p.ty()?);
                    Ok(())
                })?;
            } else {
                results.push(p.ty()?);
            }
        }
        let ctx = p.ctx;
        if attrs.iter().any(|attrs| !ctx.dictionary_entries(Some(*attrs)).is_empty()) {
            let attrs = ctx.array_attr(&attrs);
            p.set_attr(op, "arg_attrs", attrs);
        }
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let function = ctx.function_type(&types, &results);
        let ty = ctx.type_attr(function);
        p.set_attr(op, "function_type", ty);
        let region = p.empty_region(op);
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let ctx = p.ctx;
        p.text(" ");
        p.text(op.string_attr("sym_visibility").unwrap_or("public"));
        p.text(" ");
        p.text(if op.attr("is_optional").is_some() { "optional " } else { "" });
        print_symbol_name(p, op);
        let (inputs, results) = function_type(op, "function_type");
        let attrs = elements(ctx, op.attr("arg_attrs"));
        p.text("(");
        p.comma_separated(inputs.iter().enumerate(), |p, (index, ty)| {
            let entries = ctx.dictionary_entries(attrs.get(index).copied());
            let find = |name: &str| entries.iter().find(|(key, _)| ctx.str(*key) == name).map(|(_, value)| *value);
            if let Some(AttrData::String { value, .. }) = find("vm.name").map(|attr| ctx.attr_data(attr)) {
                p.text("%");
                p.bytes(ctx.bytes(*value));
                p.text(" : ");
            }
            p.ty(*ty);
            p.text(if find("vm.variadic").is_some() { " ..." } else { "" });
        });
        p.text(")");
        print_results(p, results);
        let elided = ["function_type", "arg_attrs", "res_attrs", "is_variadic", "is_optional", "sym_visibility"];
        print_attributes(p, op, &elided);
    }
}

/// Prints ` -> type`, ` -> (type, type)`, or nothing if there are no results.
fn print_results(p: &mut OpPrinter<'_, '_>, results: &[Type]) {
    match results {
        [] => {}
        [one] => {
            p.text(" -> ");
            p.ty(*one);
        }
        all => {
            p.text(" -> (");
            p.types(all);
            p.text(")");
        }
    }
}

/// Syntax of `vm.call.variadic @f(%a, [%b, %c], [(%d, %e)]) : (i32, i32 ..., tuple<i32, i32> ...) -> i32`.
struct CallVariadic;

impl CallVariadic {
    /// Parses the operands of a variadic segment up to the closing bracket, and returns the number of elements. An
    /// element is one operand, or several operands in parentheses.
    fn segment(p: &mut OpParser<'_, '_, '_>, operands: &mut Vec<Unresolved>) -> PResult<usize> {
        let before = operands.len();
        while !p.eat(Kind::RSquare) {
            if p.eat(Kind::LParen) {
                operands.extend(p.operand_list(Delimiter::None)?);
                p.expect(Kind::RParen, "malformed nested variadic tuple operand list")?;
            } else {
                operands.push(p.operand()?);
            }
            if !p.eat(Kind::Comma) {
                p.expect(Kind::RSquare, "malformed variadic operand list")?;
                break;
            }
        }
        Ok(operands.len() - before)
    }
}

/// Returns the numbers in a dense constant of `i16`. A splat yields `count` equal numbers. Returns no numbers for any
/// other attribute.
fn segment_sizes(ctx: &mlirkit_ir::Context, attr: Attr, count: usize) -> Vec<i64> {
    let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { return Vec::new() };
    let (numbers, _) = dense.data.as_slice().as_chunks::<2>();
    let numbers = numbers.iter().map(|bytes| i64::from(i16::from_le_bytes(*bytes)));
    match (dense.splat, numbers.clone().next()) {
        (true, Some(number)) => vec![number; count],
        _ => numbers.collect(),
    }
}

/// Returns the element types of a tuple type. Returns any other type as one element.
fn parts<'a>(ctx: &'a mlirkit_ir::Context, ty: &'a Type) -> &'a [Type] {
    match ctx.type_data(*ty) {
        TypeData::Tuple(parts) => parts,
        _ => std::slice::from_ref(ty),
    }
}

impl OpSyntax for CallVariadic {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let callee = p.attr(None)?;
        p.set_attr(op, "callee", callee);
        let (mut operands, mut counts) = (Vec::new(), Vec::new());
        p.list_of(Delimiter::Paren, "", |p| {
            if p.eat(Kind::LSquare) {
                counts.push(Some(Self::segment(p, &mut operands)?));
            } else {
                operands.push(p.operand()?);
                counts.push(None);
            }
            Ok(())
        })?;
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let (mut types, mut segment_types, mut sizes) = (Vec::new(), Vec::new(), Vec::<i16>::new());
        let mut next = counts.into_iter();
        p.list_of(Delimiter::Paren, "", |p| {
            let ty = p.ty()?;
            segment_types.push(p.ctx.type_attr(ty));
            let count = next.next().flatten();
            if p.eat(Kind::Ellipsis) {
                let parts = parts(p.ctx, &ty);
                let groups = count.unwrap_or(0).checked_div(parts.len()).unwrap_or(0);
                (0..groups).for_each(|_| types.extend_from_slice(parts));
                sizes.push(i16::try_from(groups).unwrap_or(i16::MAX));
            } else {
                types.push(ty);
                sizes.push(-1);
            }
            Ok(())
        })?;
        let offset = op.offset;
        p.resolve_all(&operands, &types, offset, &mut op.operands)?;
        let ctx = p.ctx;
        let shape = [i64::try_from(sizes.len()).unwrap_or(0)];
        let vector = VectorType { shape: shape.into(), scalable: [false].into(), element: ctx.int_type(16) };
        let vector = ctx.ty(TypeData::Vector(Box::new(vector)));
        let made = ctx.dense_attr(vector, &sizes).map_err(|_| p.op_error(offset, "too many segments"))?;
        p.set_attr(op, "segment_sizes", made);
        let segment_types = ctx.array_attr(&segment_types);
        p.set_attr(op, "segment_types", segment_types);
        if p.eat(Kind::Arrow) {
            let results = &mut op.types;
            if p.at(Kind::LParen) {
                return p.list_of(Delimiter::Paren, "", |p| {
                    results.push(p.ty()?);
                    Ok(())
                });
            }
            results.push(p.ty()?);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let ctx = p.ctx;
        let types: Vec<Type> =
            elements(ctx, op.attr("segment_types")).iter().filter_map(|attr| type_in(ctx, *attr)).collect();
        let sizes = op.attr("segment_sizes").map(|attr| segment_sizes(ctx, attr, types.len())).unwrap_or_default();
        let operands: Vec<ValueRef<'_, 'c>> = op.operands().collect();
        let mut rest = operands.as_slice();
        let mut take = |count: usize| {
            let (taken, left) = rest.split_at(count.min(rest.len()));
            rest = left;
            taken
        };
        p.text(" ");
        if let Some(callee) = op.attr("callee") {
            p.attr(callee);
        }
        p.text("(");
        p.comma_separated(types.iter().zip(&sizes), |p, (ty, size)| {
            let Ok(size) = usize::try_from(*size) else { return p.operands(take(1).iter().copied()) };
            p.text("[");
            if let TypeData::Tuple(parts) = ctx.type_data(*ty) {
                p.comma_separated(0..size, |p, _| {
                    p.text("(");
                    p.operands(take(parts.len()).iter().copied());
                    p.text(")");
                });
            } else {
                p.operands(take(size).iter().copied());
            }
            p.text("]");
        });
        p.text(")");
        attr_dict(p, op, &["callee", "segment_sizes", "segment_types"]);
        p.text(" : (");
        p.comma_separated(types.iter().zip(&sizes), |p, (ty, size)| {
            p.ty(*ty);
            p.text(if *size == -1 { "" } else { " ..." });
        });
        p.text(")");
        let results: Vec<Type> = op.results().map(ValueRef::ty).collect();
        print_results(p, &results);
    }
}

/// Syntax of `vm.cond_fail %condition, %status, "message"`. A single operand is both the condition and the status.
struct CondFail;

impl OpSyntax for CondFail {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let condition = p.operand()?;
        let mut status = condition;
        let mut has_comma = p.eat(Kind::Comma);
        if has_comma && p.at(Kind::PercentId) {
            status = p.operand()?;
            has_comma = p.eat(Kind::Comma);
        }
        if has_comma {
            let message = p.attr(None)?;
            p.set_attr(op, "message", message);
        }
        let i32 = p.ctx.int_type(32);
        p.resolve_as(&[condition, status], i32, &mut op.operands)?;
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, 'c>> = op.operands().collect();
        p.text(" ");
        match operands.as_slice() {
            [condition, status] if condition.id == status.id => p.operand(*status),
            all => p.operands(all.iter().copied()),
        }
        if let Some(message) = op.string_attr("message") {
            p.text(", \"");
            p.text(message);
            p.text("\"");
        }
        attr_dict(p, op, &["message"]);
    }
}

/// Syntax of `vm.switch.ref %index[%a, %b] else %c : type`.
struct SwitchRef;

impl OpSyntax for SwitchRef {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.operand()?;
        let values = p.operand_list(Delimiter::Square)?;
        p.expect_keyword("else")?;
        let other = p.operand()?;
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        let i32 = p.ctx.int_type(32);
        p.resolve_as(&[index], i32, &mut op.operands)?;
        p.resolve_as(&[other], ty, &mut op.operands)?;
        p.resolve_as(&values, ty, &mut op.operands)?;
        op.types.push(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, 'c>> = op.operands().collect();
        let [index, other, values @ ..] = operands.as_slice() else { return };
        p.text(" ");
        p.operand(*index);
        p.text("[");
        p.operands(values.iter().copied());
        p.text("] else ");
        p.operand(*other);
        attr_dict(p, op, &[]);
        p.text(" : ");
        p.ty(other.ty());
    }
}

/// Syntax of the branches `default: ^bb1(%a : i32), 0: ^bb2, ...`, with one case per line.
struct BranchTableCases;

impl Directive for BranchTableCases {
    type Args = (arg::Successors, arg::Operands, arg::Types, arg::Successors, arg::OperandGroups, arg::TypeGroups);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (default, default_operands, default_types, cases, operands, types): Parse<'_, Self>,
    ) -> PResult<()> {
        let passed = |p: &mut OpParser<'_, '_, '_>| -> PResult<(Vec<Unresolved>, Vec<Type>)> {
            if !p.eat(Kind::LParen) {
                return Ok((Vec::new(), Vec::new()));
            }
            let operands = p.plain_operand_list()?;
            p.expect(Kind::Colon, "expected ':'")?;
            let mut types = vec![p.ty()?];
            while p.eat(Kind::Comma) {
                types.push(p.ty()?);
            }
            p.expect(Kind::RParen, "expected ')'")?;
            Ok((operands, types))
        };
        p.expect_keyword("default")?;
        p.expect(Kind::Colon, "expected ':'")?;
        default.push(p.successor()?);
        (*default_operands, *default_types) = passed(p)?;
        while p.eat(Kind::Comma) {
            p.expect(Kind::Integer, "expected integer value")?;
            p.expect(Kind::Colon, "expected ':'")?;
            cases.push(p.successor()?);
            let (case_operands, case_types) = passed(p)?;
            operands.push(case_operands);
            types.push(case_types);
        }
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (default, default_operands, _, cases, operands, _): Print<'m, 'c, Self>,
    ) {
        p.increase_indent();
        p.text("  default: ");
        if let Some(block) = default.first() {
            p.successor_and_operands(*block, default_operands);
        }
        for (index, (block, operands)) in cases.iter().zip(operands).enumerate() {
            p.text(",");
            p.newline();
            p.fmt(format_args!("{index}: "));
            p.successor_and_operands(*block, operands);
        }
        p.decrease_indent();
        p.newline();
    }
}
