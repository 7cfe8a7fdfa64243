//! Syntax of operations on structs, arrays, unions, enums and lists, and their result names.

use mlirkit_asm::hooks::{AsmNames, Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{AttrData, Context, OpRef, Param, Type, TypeData, ValueId, ValueRef};
use mlirkit_num::ApInt;

use super::classes::ArgNames;
use super::types::{array, bit_width, canonical, elements, fields, inout, inout_element, integer};
use super::{attr_dict, incomplete, integer_at, integer_of, skip_integer};

/// Registers the syntax of `hw` operations on structs, arrays, unions and enums.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.names.insert("hw.constant", &NameOf(constant_name));
    hooks.transforms.insert(("hw", "fieldTypes($_self)"), |ctx, types| {
        Some(fields(ctx, *types.first()?)?.into_iter().map(|(_, ty)| ty).collect())
    });
    hooks.names.insert("hw.struct_explode", &FieldNames);
    for op in ["hw.struct_extract", "hw.union_extract"] {
        hooks.ops.insert(op, &FieldAccess { of: true, sets: false });
    }
    hooks
        .names
        .insert("hw.struct_extract", &NameOf(|op| field_name(op, op.operands().next()?.ty()).map(str::to_owned)));
    hooks.ops.insert("hw.struct_inject", &FieldAccess { of: true, sets: true });
    hooks.ops.insert("hw.union_create", &FieldAccess { of: false, sets: true });
    hooks.ops.insert("hw.enum.constant", &EnumConstant);
    hooks.names.insert("hw.enum.constant", &NameOf(|op| case(op).map(str::to_owned)));
    hooks.ops.insert("hw.array_create", &ListOf { dialect: "hw", mnemonic: "array", sized: true });
    hooks.transforms.insert(("hw", "type_cast<ArrayType>($_self).getElementType()"), array_element);
}

/// Registers operations of the `om` and `rtg` dialects that create arrays, lists or sets.
pub(super) fn register_lists(hooks: &mut Hooks) {
    hooks.ops.insert("om.list_create", &ListOf { dialect: "om", mnemonic: "list", sized: false });
    hooks.ops.insert("rtg.array_create", &ListOf { dialect: "rtg", mnemonic: "array", sized: false });
    hooks.ops.insert("rtg.set_create", &ListOf { dialect: "rtg", mnemonic: "set", sized: false });
}

/// Registers type inference for the `comb` dialect.
pub(super) fn register_comb(hooks: &mut Hooks) {
    hooks.infer.insert("comb.concat", |x| {
        let width = x.operand_types.iter().try_fold(0_u32, |sum, ty| match x.ctx.type_data(canonical(x.ctx, *ty)) {
            TypeData::Integer { width, .. } => sum.checked_add(*width),
            _ => None,
        });
        width.and_then(|width| integer(x.ctx, width)).map(|ty| vec![ty]).ok_or_else(|| "expected integers".into())
    });
}

/// Registers type inference for the `sv` dialect, whose result types follow from the types of signals.
pub(super) fn register_sv(hooks: &mut Hooks) {
    hooks.names.insert("sv.for", &ArgNames("inductionVarName"));
    hooks
        .transforms
        .insert(("sv", "sv::getInOutElementType($_self)"), |ctx, types| each(types, |ty| inout_element(ctx, ty)));
    hooks
        .transforms
        .insert(("sv", "InOutType::get($_self.getContext(), $_self)"), |ctx, types| each(types, |ty| inout(ctx, ty)));
    hooks
        .transforms
        .insert(("sv", "InOutType::get(getAnyHWArrayElementType(getInOutElementType($_self)))"), |ctx, types| {
            each(types, |ty| inout(ctx, elements(ctx, inout_element(ctx, ty)?)?.0))
        });
    for op in ["sv.verbatim.expr", "sv.verbatim.expr.se"] {
        hooks.names.insert(op, &NameOf(first_word));
    }
    hooks.infer.insert("sv.struct_field_inout", |x| {
        let field = x.slot("field").and_then(|name| x.ctx.str_value(name));
        let ty = x.operand_types.first().and_then(|ty| fields(x.ctx, inout_element(x.ctx, *ty)?));
        let found = ty.into_iter().flatten().find(|(name, _)| Some(*name) == field);
        found
            .and_then(|(_, ty)| inout(x.ctx, ty))
            .map(|ty| vec![ty])
            .ok_or_else(|| "expected a field of a struct".into())
    });
}

/// Registers type inference for the `seq` dialect, whose result types follow from the size of a memory.
pub(super) fn register_seq(hooks: &mut Hooks) {
    let depth =
        "IntegerType::get( $_self.getContext(), std::max(1U, Log2_64_Ceil(cast<FirMemType>($_self).getDepth())))";
    hooks.transforms.insert(("seq", depth), |ctx, types| {
        each(types, |ty| {
            let last = memory(ctx, ty)?[0].saturating_sub(1);
            Some(ctx.int_type((u64::BITS - last.leading_zeros()).max(1)))
        })
    });
    let width = "IntegerType::get( $_self.getContext(), std::max(1U, cast<FirMemType>($_self).getWidth()))";
    hooks.transforms.insert(("seq", width), |ctx, types| each(types, |ty| integer(ctx, memory(ctx, ty)?[1].max(1))));
    hooks.transforms.insert(("seq", "cast<HLMemType>($_self).getElementType()"), |ctx, types| {
        each(types, |ty| match ctx.dialect_type(ty, "seq.hlmem") {
            Some([_, Param::Type(element)]) => Some(*element),
            _ => None,
        })
    });
    hooks.transforms.insert(("seq", "addressTypes($_self)"), |ctx, types| {
        match ctx.dialect_type(*types.first()?, "seq.hlmem") {
            Some([Param::Array(shape), _]) => shape
                .iter()
                .map(|size| match size {
                    Param::Int(size) => {
                        Some(ctx.int_type(u64::BITS - (size - 1).max(0).cast_unsigned().leading_zeros()))
                    }
                    _ => None,
                })
                .collect(),
            _ => None,
        }
    });
    // The data is named after the memory.
    hooks.names.insert(
        "seq.read",
        &NameOf(|op| Some(format!("{}_rdata", op.operands().next()?.defining_op()?.string_attr("name")?))),
    );
    hooks.ops.insert("seq.firreg", &FirReg);
}

/// Returns the depth and the width of a memory type; `None` for other types.
fn memory(ctx: &Context, ty: Type) -> Option<[u64; 2]> {
    match ctx.dialect_type(ty, "seq.firmem") {
        Some([Param::Int(depth), Param::Int(width), ..]) => Some([depth.cast_unsigned(), width.cast_unsigned()]),
        _ => None,
    }
}

/// Converts each type; `None` if a type cannot be converted.
pub(super) fn each(types: &[Type], convert: impl Fn(Type) -> Option<Type>) -> Option<Vec<Type>> {
    types.iter().map(|ty| convert(*ty)).collect()
}

fn array_element(ctx: &Context, types: &[Type]) -> Option<Vec<Type>> {
    each(types, |ty| elements(ctx, ty).map(|(element, _)| element))
}

/// A hook that names the first result.
pub(super) struct NameOf(pub(super) fn(OpRef<'_, '_>) -> Option<String>);

impl AsmNames for NameOf {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        if let (Some(result), Some(name)) = (op.results().next(), (self.0)(op)) {
            set(result.id, &name);
        }
    }
}

/// Returns the name of a constant: `c42_i8`, or `true` or `false` for `i1`.
fn constant_name(op: OpRef<'_, '_>) -> Option<String> {
    let (ctx, value) = (op.context(), op.attr("value")?);
    if let TypeData::Integer { width: 1, .. } = ctx.type_data(op.results().next()?.ty()) {
        return Some((ctx.int_value(value) != Some(0)).to_string());
    }
    let text = mlirkit_asm::attr_to_string(ctx, value);
    text.split_once(" : ").map(|(number, ty)| format!("c{number}_{ty}"))
}

/// Returns the word at the start of the attribute `format_string`. A backtick may precede it.
fn first_word(op: OpRef<'_, '_>) -> Option<String> {
    let text = op.string_attr("format_string")?;
    let text = text.strip_prefix('`').unwrap_or(text);
    let name = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?;
    Some(name.to_owned()).filter(|name| !name.is_empty())
}

/// A hook that names the results after the fields of a struct.
struct FieldNames;

impl AsmNames for FieldNames {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let fields = op.operands().next().and_then(|operand| fields(op.context(), operand.ty()));
        op.results().zip(fields.unwrap_or_default()).for_each(|(result, (name, _))| set(result.id, name));
    }
}

/// Returns the name and the type of the field whose index is in the attribute `fieldIndex`; `None` if there is no such
/// field.
fn field<'c>(op: OpRef<'_, 'c>, ty: Type) -> Option<(&'c str, Type)> {
    let ctx = op.context();
    let index = integer_of(ctx, op.attr("fieldIndex")?, ctx.int_type(32))?.to_u64()?;
    fields(ctx, ty)?.get(usize::try_from(index).ok()?).copied()
}

/// Returns the name of the field whose index is in the attribute `fieldIndex`; `None` if there is no such field.
fn field_name<'c>(op: OpRef<'_, 'c>, ty: Type) -> Option<&'c str> {
    field(op, ty).map(|(name, _)| name)
}

/// Sets the attribute `fieldIndex` to the index of the field `name`. Returns the type of the field, or an error if
/// there is none.
fn set_field(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, ty: Type, name: &str) -> PResult<Type> {
    let fields = fields(p.ctx, ty).ok_or_else(|| p.op_error(op.offset, "invalid kind of type specified"))?;
    let Some(index) = fields.iter().position(|(field, _)| *field == name) else {
        return Err(p.op_error(op.offset, &format!("field name '{name}' not found in aggregate type")));
    };
    let value = p.ctx.int_attr(p.ctx.int_type(32), i64::try_from(index).unwrap_or(i64::MAX));
    p.set_attr(op, "fieldIndex", value);
    Ok(fields.get(index).map_or(ty, |(_, ty)| *ty))
}

/// Syntax of operations on one field of a struct or union: `%s["a"] : T`, `%s["a"], %v : T`, or `"a", %v : T`.
struct FieldAccess {
    /// Whether the first operand is the struct or union.
    of: bool,
    /// Whether the last operand is a value for the field; otherwise the result is the field.
    sets: bool,
}

impl OpSyntax for FieldAccess {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let mut operands = Vec::new();
        if self.of {
            operands.push(p.operand()?);
            p.expect(Kind::LSquare, "expected '['")?;
        }
        let name = p.string()?;
        let name = String::from_utf8_lossy(&name).into_owned();
        if self.of {
            p.expect(Kind::RSquare, "expected ']'")?;
        }
        if self.sets {
            p.expect(Kind::Comma, "expected ','")?;
            operands.push(p.operand()?);
        }
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        let field = set_field(p, op, ty, &name)?;
        op.types.push(if self.sets { ty } else { field });
        let types = if self.of { vec![ty, field] } else { vec![field] };
        let types = types.get(..operands.len()).unwrap_or_default();
        p.resolve_all(&operands, types, offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let Some(ty) = self.aggregate(op) else { return };
        p.text(" ");
        if self.of {
            p.operands(op.operands().take(1));
            p.text("[");
        }
        p.string(field_name(op, ty).unwrap_or_default().as_bytes());
        p.text(if self.of { "]" } else { "" });
        if self.sets {
            p.text(", ");
            p.operands(op.operands().skip(usize::from(self.of)));
        }
        attr_dict(p, op, &["fieldIndex"]);
        p.text(" : ");
        p.ty(ty);
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let Some(ty) = self.aggregate(op) else { return false };
        let field = field(op, ty).map(|(_, field)| field);
        let types = op.operands().chain(op.results()).map(|value| Some(value.ty()));
        match (self.of, self.sets) {
            (true, true) => types.eq([Some(ty), field, Some(ty)]),
            (true, false) => types.eq([Some(ty), field]),
            (false, _) => types.eq([field, Some(ty)]),
        }
    }
}

impl FieldAccess {
    /// Returns the type of the struct or union.
    fn aggregate(&self, op: OpRef<'_, '_>) -> Option<Type> {
        op.operands().take(usize::from(self.of)).chain(op.results()).next().map(ValueRef::ty)
    }
}

/// Syntax of `hw.enum.constant A : !hw.enum<A, B>`.
struct EnumConstant;

impl OpSyntax for EnumConstant {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let field = p.keyword()?;
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        let params = vec![Param::Attr(p.ctx.string_attr(field)), Param::Attr(p.ctx.type_attr(ty))];
        let made = p.ctx.new_dialect_attr("hw", "enum.field", params);
        let made = made.ok_or_else(|| incomplete(p, "hw"))?;
        p.set_attr(op, "field", made);
        op.types.push(ty);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.text(case(op).unwrap_or_default());
        p.text(" : ");
        op.results().for_each(|result| p.ty(result.ty()));
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let (ctx, Some(case), Some(result)) = (op.context(), case(op), op.results().next()) else { return false };
        let params = vec![Param::Attr(ctx.string_attr(case)), Param::Attr(ctx.type_attr(result.ty()))];
        mlirkit_asm::is_bare_identifier(case.as_bytes())
            && ctx.new_dialect_attr("hw", "enum.field", params) == op.attr("field")
    }
}

/// Returns the name of the enum case in the attribute `field`; `None` if the attribute is absent or invalid.
fn case<'c>(op: OpRef<'_, 'c>) -> Option<&'c str> {
    match op.attr("field").map(|field| op.context().attr_data(field)) {
        Some(AttrData::Dialect(data)) => match *data.params {
            [Param::Attr(name), _] => op.context().str_value(name),
            _ => None,
        },
        _ => None,
    }
}

/// Syntax of `om.list_create %a, %b : i8`. Only the element type is printed; it determines the result type.
struct ListOf {
    dialect: &'static str,
    mnemonic: &'static str,
    /// Whether the result type includes the number of elements.
    sized: bool,
}

impl ListOf {
    fn result(&self, ctx: &Context, element: Type, count: usize) -> Option<Type> {
        if self.sized {
            return array(ctx, self.mnemonic, count, element);
        }
        ctx.new_dialect_type(self.dialect, self.mnemonic, vec![Param::Type(element)])
    }

    /// Returns the element type of the result, or the type of the first operand if the result has no element type.
    /// `None` if there is no operand either.
    fn element(&self, op: OpRef<'_, '_>) -> Option<Type> {
        let result = op.results().next()?.ty();
        match op.context().dialect_type(result, &format!("{}.{}", self.dialect, self.mnemonic)) {
            Some([Param::Type(element), ..]) => Some(*element),
            _ => op.operands().next().map(ValueRef::ty),
        }
    }
}

impl OpSyntax for ListOf {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let operands = p.operand_list(Delimiter::None)?;
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let element = p.ty()?;
        if self.sized && operands.is_empty() {
            return Err(p.op_error(offset, "Cannot construct an array of length 0"));
        }
        let result = if self.sized && p.eat(Kind::Arrow) {
            p.ty()?
        } else {
            let made = self.result(p.ctx, element, operands.len());
            made.ok_or_else(|| incomplete(p, self.dialect))?
        };
        op.types.push(result);
        p.resolve_as(&operands, element, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, 'c>> = op.operands().collect();
        p.text(" ");
        p.operands(operands.iter().copied());
        attr_dict(p, op, &[]);
        p.text(" : ");
        let element = if self.sized { operands.first().map(|value| value.ty()) } else { self.element(op) };
        let (Some(element), Some(result)) = (element, op.results().next()) else { return };
        p.ty(element);
        if self.sized && self.result(p.ctx, element, operands.len()) != Some(result.ty()) {
            p.text(" -> ");
            p.ty(result.ty());
        }
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let first = op.operands().next().map(ValueRef::ty);
        let element = if self.sized { first } else { self.element(op) };
        let Some((element, result)) = element.zip(op.results().next()) else { return false };
        let is_inferred = || self.result(op.context(), element, op.operands().count()) == Some(result.ty());
        op.operands().all(|operand| operand.ty() == element) && (self.sized || is_inferred())
    }
}

/// Syntax of `seq.firreg %next clock %clk sym @s reset async %r, %v preset 0 : i8`.
struct FirReg;

impl FirReg {
    /// Returns the initial value of a register; `None` unless it is as wide as the register.
    fn preset<'c>(op: OpRef<'_, 'c>, ty: Type) -> Option<&'c ApInt> {
        let ctx = op.context();
        let preset = op.attr("preset")?;
        integer_of(ctx, preset, integer(ctx, bit_width(ctx, ty)?)?)
    }
}

impl OpSyntax for FirReg {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let next = p.operand()?;
        p.expect_keyword("clock")?;
        let clock = p.operand()?;
        super::modules::parse_inner_symbol(p, op)?;
        let mut reset = None;
        if p.eat_keyword("reset") {
            if p.eat_keyword("async") {
                let unit = p.ctx.attr(AttrData::Unit);
                p.set_attr(op, "isAsync", unit);
            } else {
                p.expect_keyword("sync")?;
            }
            let signal = p.operand()?;
            p.expect(Kind::Comma, "expected ','")?;
            reset = Some((signal, p.operand()?));
        }
        // The type of the integer occurs later in the source.
        let preset = if p.eat_keyword("preset") { Some(skip_integer(p)?) } else { None };
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        op.types.push(ty);
        if let Some(offset) = preset {
            let Some(width) = bit_width(p.ctx, ty) else {
                return Err(p.op_error(offset, "cannot preset register of unknown width"));
            };
            let value = integer_at(p, offset, p.ctx.int_type(width))?;
            p.set_attr(op, "preset", value);
        }
        super::directives::name_result(p, op);
        let clock_type = p.ctx.new_dialect_type("seq", "clock", Vec::new());
        let clock_type = clock_type.ok_or_else(|| incomplete(p, "seq"))?;
        let value = p.resolve(next, ty)?;
        op.operands.push(value);
        let value = p.resolve(clock, clock_type)?;
        op.operands.push(value);
        if let Some((signal, value)) = reset {
            let value_type = ty;
            let i1 = p.ctx.int_type(1);
            let signal = p.resolve(signal, i1)?;
            op.operands.push(signal);
            let value = p.resolve(value, value_type)?;
            op.operands.push(value);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, 'c>> = op.operands().collect();
        let [next, clock, reset @ ..] = &*operands else { return };
        p.text(" ");
        p.operand(*next);
        p.text(" clock ");
        p.operand(*clock);
        super::modules::print_inner_symbol(p, op);
        if let [signal, value] = reset {
            p.text(if op.attr("isAsync").is_some() { " reset async " } else { " reset sync " });
            p.operand(*signal);
            p.text(", ");
            p.operand(*value);
        }
        if let Some(preset) = Self::preset(op, next.ty()) {
            p.text(" preset ");
            p.text(&preset.to_unsigned_string());
        }
        let mut elided = vec!["inner_sym", "isAsync", "preset"];
        let name = op.string_attr("name").unwrap_or_default();
        if name.is_empty() || super::directives::is_result_named(p, op, name) {
            elided.push("name");
        }
        attr_dict(p, op, &elided);
        p.text(" : ");
        p.ty(next.ty());
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let ctx = op.context();
        let Some(ty) = op.results().next().map(ValueRef::ty) else { return false };
        let types: Vec<Type> = op.operands().map(ValueRef::ty).collect();
        let has_operands = match *types {
            [next, _] => next == ty && op.attr("isAsync").is_none(),
            [next, _, reset, value] => next == ty && reset == ctx.int_type(1) && value == ty,
            _ => false,
        };
        let clock = ctx.new_dialect_type("seq", "clock", Vec::new());
        has_operands
            && types.get(1).copied() == clock
            && (op.attr("preset").is_none() || Self::preset(op, ty).is_some())
    }
}
