//! Building blocks for the hand-written syntax of several dialects.

use mlirkit_asm::function::{all_attributes, attributes_but};
use mlirkit_asm::hooks::TypeSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{
    Argument, AttrParser, AttrPrinter, OpParser, OpPrinter, OpState, PResult, RegionOptions, Unresolved,
};
use mlirkit_defs::{AttrDef, OpDef, SlotKind};
use mlirkit_ir::{
    Attr, AttrData, BlockRef, Context, DialectAttr, MemRefType, OpRef, Param, RegionRef, Type, TypeData, ValueRef,
};
use mlirkit_num::FloatKind;

// Parsing.

/// Parses a colon and a type: `: type`.
pub(crate) fn colon_type(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    p.expect(Kind::Colon, "expected ':'")?;
    p.ty()
}

/// Parses a colon and types: `: type, type`.
pub(crate) fn colon_types(p: &mut AttrParser<'_, '_>, types: &mut Vec<Type>) -> PResult<()> {
    p.expect(Kind::Colon, "expected ':'")?;
    types_between_commas(p, types)
}

/// Parses types between commas: `type, type`.
pub(crate) fn types_between_commas(p: &mut AttrParser<'_, '_>, types: &mut Vec<Type>) -> PResult<()> {
    loop {
        types.push(p.ty()?);
        if !p.eat(Kind::Comma) {
            return Ok(());
        }
    }
}

/// Parses `-> type` or `-> (type, type)`.
pub(crate) fn arrow_types(p: &mut AttrParser<'_, '_>, types: &mut Vec<Type>) -> PResult<()> {
    p.expect(Kind::Arrow, "expected '->'")?;
    if !p.eat(Kind::LParen) {
        types.push(p.non_function_type()?);
        return Ok(());
    }
    if p.eat(Kind::RParen) {
        return Ok(());
    }
    types_between_commas(p, types)?;
    p.expect(Kind::RParen, "expected ')'").map(|_| ())
}

/// Parses like [`arrow_types`], but does nothing if there is no arrow.
pub(crate) fn optional_arrow_types(p: &mut AttrParser<'_, '_>, types: &mut Vec<Type>) -> PResult<()> {
    if p.at(Kind::Arrow) { arrow_types(p, types) } else { Ok(()) }
}

/// Parses `: type`, where the type must be a ranked `memref`.
pub(crate) fn colon_memref_type<'c>(p: &mut AttrParser<'_, 'c>) -> PResult<(Type, &'c MemRefType)> {
    let (offset, ty) = (p.offset(), colon_type(p)?);
    match p.ctx.type_data(ty) {
        TypeData::MemRef(memref) => Ok((ty, memref)),
        _ => Err(wrong_type(p, offset, ty, "builtin.memref")),
    }
}

/// Returns the error for a type that is not of the expected kind.
pub(crate) fn wrong_type(
    p: &AttrParser<'_, '_>,
    offset: u32,
    ty: Type,
    expected: &str,
) -> Box<mlirkit_diag::Diagnostic> {
    let found = mlirkit_asm::type_to_string(p.ctx, ty);
    p.hook_error(offset, &format!("invalid kind of type specified: expected {expected}, but found '{found}'"))
}

/// Parses the operands passed to a successor, as in `(%a, %b : i32, i64)`, if they are present.
pub(crate) fn passed<'p, 's, 'c>(
    p: &mut OpParser<'p, 's, 'c>,
    list: impl FnOnce(&mut OpParser<'p, 's, 'c>) -> PResult<Vec<Unresolved>>,
) -> PResult<(Vec<Unresolved>, Vec<Type>)> {
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    if p.eat(Kind::LParen) {
        operands = list(p)?;
        colon_types(p, &mut types)?;
        p.expect(Kind::RParen, "expected ')'")?;
    }
    Ok((operands, types))
}

/// Parses a signed integer of at most 64 bits, or a boolean. `true` is -1, because upstream sign-extends its single
/// bit.
pub(crate) fn integer(p: &mut AttrParser<'_, '_>) -> PResult<i64> {
    let offset = p.offset();
    if p.eat_keyword("false") {
        return Ok(0);
    }
    if p.eat_keyword("true") {
        return Ok(-1);
    }
    if !matches!(p.kind(), Kind::Minus | Kind::Integer) {
        return Err(p.hook_error(offset, "expected integer value"));
    }
    let negative = p.eat(Kind::Minus);
    let tok = p.expect(Kind::Integer, "expected integer value")?;
    let value = std::str::from_utf8(p.text(tok)).ok().and_then(|text| match text.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    });
    let value = value.map(|value| if negative { -value } else { value });
    value.and_then(|value| i64::try_from(value).ok()).ok_or_else(|| p.hook_error(offset, "integer value too large"))
}

/// Parses an unsigned integer of at most `max`, or a boolean; `true` is `max`. As in upstream, a negative number
/// denotes its two's complement.
pub(crate) fn unsigned(p: &mut AttrParser<'_, '_>, max: u64) -> PResult<u64> {
    let offset = p.offset();
    if p.eat_keyword("false") {
        return Ok(0);
    }
    if p.eat_keyword("true") {
        return Ok(max);
    }
    let negative = p.eat(Kind::Minus);
    if !p.at(Kind::Integer) {
        return Err(p.error_here("expected integer value"));
    }
    let text = std::str::from_utf8(p.spelling()).unwrap_or_default();
    let value = match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => text.parse(),
    };
    let value = value.ok().filter(|value| *value <= if negative { max / 2 + 1 } else { max });
    p.bump();
    let Some(value) = value else { return Err(p.hook_error(offset, "integer value too large")) };
    Ok(if negative { value.wrapping_neg() & max } else { value })
}

/// Parses a floating-point literal as a double.
pub(crate) fn double(p: &mut AttrParser<'_, '_>) -> PResult<Param> {
    let negative = p.eat(Kind::Minus);
    let tok = p.tok();
    match p.float_bits(tok, negative, FloatKind::F64)? {
        Some(bits) => {
            p.bump();
            Ok(Param::float(FloatKind::F64, bits))
        }
        None => Err(p.error_here("expected floating point literal")),
    }
}

/// Parses a number as a double. Unlike [`double`], accepts an integer literal.
pub(crate) fn lenient_double(p: &mut AttrParser<'_, '_>) -> PResult<Param> {
    let at = p.offset();
    let negative = p.eat(Kind::Minus);
    let tok = p.tok();
    let value = std::str::from_utf8(p.text(tok)).ok().and_then(|text| text.parse::<f64>().ok());
    match value.filter(|_| tok.kind == Kind::Integer) {
        Some(value) => {
            p.bump();
            let value = if negative { -value } else { value };
            Ok(Param::float(FloatKind::F64, value.to_bits().into()))
        }
        None => {
            p.reset(at);
            double(p)
        }
    }
}

/// Sets the first of the parameters that a directive parses to `value`.
pub(crate) fn fill(params: &mut [Param], value: Param) {
    if let Some(param) = params.first_mut() {
        *param = value;
    }
}

/// Returns a region argument for a name that was parsed as an operand.
pub(crate) fn argument(name: Unresolved, ty: Option<Type>) -> Argument {
    Argument { name, ty, attrs: None, loc: None }
}

/// Parses a keyword. If it is missing, the error names the operation and ends in `message`.
pub(crate) fn keyword(p: &mut AttrParser<'_, '_>, keyword: &str, message: &str) -> PResult<()> {
    if p.eat_keyword(keyword) {
        return Ok(());
    }
    Err(p.hook_error(p.offset(), &format!("expected '{keyword}'{message}")))
}

/// Sets `operandSegmentSizes` to the sizes of the operand groups. Does nothing if the operation's definition stores no
/// sizes, and drops the last sizes if it has fewer groups, as in some releases.
pub fn operand_segments(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, sizes: &[usize]) {
    let Some(def) = p.ctx.op_def(op.name).filter(|def| has_segments(def)) else { return };
    let sizes = sizes.get(..def.operands.len()).unwrap_or(sizes);
    let sizes: Vec<i32> = sizes.iter().map(|size| i32::try_from(*size).unwrap_or(i32::MAX)).collect();
    let sizes = p.ctx.i32_array(&sizes);
    p.set_attr(op, "operandSegmentSizes", sizes);
}

// Accessors for operations.

/// Returns whether the operation stores the sizes of its operand groups.
fn has_segments(def: &OpDef) -> bool {
    def.slots.iter().any(|slot| matches!(slot.kind, SlotKind::OperandSegments))
}

/// Returns the first `count` operand groups, as `operandSegmentSizes` divides them. In a release whose definition
/// stores no sizes, uses the groups of that definition.
pub(crate) fn operand_groups<'m, 'c>(op: OpRef<'m, 'c>, count: usize) -> Vec<Vec<ValueRef<'m, 'c>>> {
    let mut sizes = op.attr("operandSegmentSizes").and_then(|sizes| op.context().int_array(sizes));
    let mut operands = op.operands();
    (0..count)
        .map(|group| {
            let size = match &mut sizes {
                Some(sizes) => sizes.next().and_then(|size| usize::try_from(size).ok()).unwrap_or(0),
                // A release may define fewer groups, whose sizes need not be stored.
                None => op.operand_group(group).map_or(0, |range| range.len()),
            };
            operands.by_ref().take(size).collect()
        })
        .collect()
}

/// Returns the operands of the group at `index`; empty if there is no such group.
pub fn operand_group<'m, 'c>(op: OpRef<'m, 'c>, index: usize) -> Vec<ValueRef<'m, 'c>> {
    let operands: Vec<ValueRef<'m, 'c>> = op.operands().collect();
    let range = op.operand_group(index).unwrap_or(0..0);
    operands.get(range).map(<[_]>::to_vec).unwrap_or_default()
}

/// Returns the entry block of a region; `None` if the region has no blocks.
pub(crate) fn entry<'m, 'c>(region: RegionRef<'m, 'c>) -> Option<BlockRef<'m, 'c>> {
    region.blocks().next()
}

/// Returns the entry block arguments of the operation's first region.
pub fn body_args<'m, 'c>(op: OpRef<'m, 'c>) -> Vec<ValueRef<'m, 'c>> {
    op.regions().next().and_then(entry).map_or_else(Vec::new, |block| block.args().collect())
}

/// Returns the value of an integer attribute of the operation; `None` if it is absent or not an integer.
pub(crate) fn int_attr(op: OpRef<'_, '_>, name: &str) -> Option<i64> {
    op.context().int_value(op.attr(name)?)
}

/// Returns the elements of an integer array attribute of the operation; empty if it is absent.
pub(crate) fn int_array(op: OpRef<'_, '_>, name: &str) -> Vec<i64> {
    op.attr(name).and_then(|attr| op.context().int_array_values(attr)).unwrap_or_default()
}

/// Returns the bytes of a string attribute; `None` for other attributes.
pub(crate) fn string_value(ctx: &mlirkit_ir::Context, attr: Attr) -> Option<&[u8]> {
    match ctx.attr_data(attr) {
        AttrData::String { value, .. } => Some(ctx.bytes(*value)),
        _ => None,
    }
}

// Helpers for attributes, types and names.

/// Returns the definition of the attribute `mnemonic` in `dialect`, or an error if the dialect has none.
pub(crate) fn attr_row(p: &AttrParser<'_, '_>, dialect: &str, mnemonic: &str) -> PResult<&'static AttrDef> {
    let row = p.ctx.dialect(p.ctx.ident(dialect)).and_then(|dialect| dialect.attr(mnemonic));
    row.ok_or_else(|| p.error_here(&format!("no attribute '{mnemonic}' in dialect '{dialect}'")))
}

/// Returns the attribute `#dialect.mnemonic` with the given parameters, or an error if the dialect does not define it.
pub(crate) fn dialect_attr(p: &AttrParser<'_, '_>, dialect: &str, mnemonic: &str, params: Vec<Param>) -> PResult<Attr> {
    let def = attr_row(p, dialect, mnemonic)?;
    Ok(p.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
}

/// Returns the type `!dialect.mnemonic` with the given parameters, or an error if the dialect does not define it.
pub(crate) fn dialect_type(p: &AttrParser<'_, '_>, dialect: &str, mnemonic: &str, params: Vec<Param>) -> PResult<Type> {
    let ctx = p.ctx;
    let def = ctx.dialect(ctx.ident(dialect)).and_then(|dialect| dialect.type_(mnemonic));
    let Some(def) = def else { return Err(p.error_here(&format!("no type '{mnemonic}' in dialect '{dialect}'"))) };
    Ok(ctx.ty(TypeData::Dialect(Box::new(mlirkit_ir::DialectType { def, params: params.into() }))))
}

/// Returns the dialect attribute `mnemonic` that wraps the enum case `value`; `None` if the dialect does not define it.
pub(crate) fn enum_attr(ctx: &mlirkit_ir::Context, dialect: &str, mnemonic: &str, value: u64) -> Option<Attr> {
    let def = ctx.dialect(ctx.ident(dialect))?.attr(mnemonic)?;
    let params = [Param::Enum(value)].into();
    Some(ctx.attr(AttrData::Dialect(Box::new(mlirkit_ir::DialectAttr { def, params }))))
}

/// Returns the enum case that a dialect attribute wraps; `None` for other attributes.
pub(crate) fn enum_value(ctx: &mlirkit_ir::Context, attr: Attr) -> Option<u64> {
    match ctx.attr_data(attr) {
        AttrData::Dialect(attr) => match attr.params.first() {
            Some(Param::Enum(value)) => Some(*value),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the element type of a shaped type; any other type itself.
pub(crate) fn element_type(ctx: &mlirkit_ir::Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => vector.element,
        TypeData::RankedTensor(tensor) => tensor.element,
        TypeData::UnrankedTensor(element) | TypeData::UnrankedMemRef { element, .. } => *element,
        TypeData::MemRef(memref) => memref.element,
        _ => ty,
    }
}

/// Returns the sizes of a ranked tensor or memref; `None` for other types.
pub(crate) fn shape(ctx: &mlirkit_ir::Context, ty: Type) -> Option<&[i64]> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) => Some(&tensor.shape),
        TypeData::MemRef(memref) => Some(&memref.shape),
        _ => None,
    }
}

/// Returns the attribute `name` of an operation that is being parsed; `None` if the attribute has not been parsed.
pub(crate) fn parsed_attr(p: &AttrParser<'_, '_>, op: &OpState, name: &str) -> Option<Attr> {
    let name = p.ctx.ident(name);
    op.attrs.iter().find(|(key, _)| *key == name).map(|(_, value)| *value)
}

/// A hook that names the first result of an operation with a fixed name.
pub(crate) struct ResultName(pub(crate) &'static str);

impl mlirkit_asm::hooks::AsmNames for ResultName {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(mlirkit_ir::ValueId, &str)) {
        if let Some(result) = op.results().next() {
            set(result.id, self.0);
        }
    }
}

/// The keywords of `iterator_type`, indexed by enum case.
const ITERATORS: [&[u8]; 3] = [b"parallel", b"reduction", b"window"];

/// Replaces the strings in the attribute `iterator_types` with enum attributes of `dialect`. Returns an error if a
/// string is not an iterator type.
pub(crate) fn read_iterator_types(p: &AttrParser<'_, '_>, offset: u32, op: &mut OpState, dialect: &str) -> PResult<()> {
    let (ctx, key) = (p.ctx, p.ctx.ident("iterator_types"));
    let cases = ctx.dialect(ctx.ident(dialect)).and_then(|dialect| dialect.enum_("IteratorType"));
    let known = |case: usize| cases.is_none_or(|def| def.cases.iter().any(|known| known.value == case as u64));
    for (_, value) in op.attrs.iter_mut().filter(|(name, _)| *name == key) {
        let AttrData::Array(elements) = ctx.attr_data(*value) else { continue };
        let mut types = Vec::new();
        for text in elements.iter().filter_map(|element| string_value(ctx, *element)) {
            // Some releases lack some of these cases.
            let case = ITERATORS.iter().position(|name| *name == text).filter(|case| known(*case));
            let Some(attr) = case.and_then(|case| enum_attr(ctx, dialect, "iterator_type", case as u64)) else {
                let text = String::from_utf8_lossy(text);
                return Err(p.hook_error(offset, &format!("unexpected iterator_type ({text})")));
            };
            types.push(attr);
        }
        *value = ctx.array_attr(&types);
    }
    Ok(())
}

/// Returns the operation's attributes whose names are in `names`, with `iterator_types` converted to strings.
pub(crate) fn trait_dictionary(op: OpRef<'_, '_>, names: &[&str]) -> Vec<(mlirkit_ir::Ident, Attr)> {
    let ctx = op.context();
    let mut entries = all_attributes(op);
    entries.retain(|(name, _)| names.contains(&ctx.str(*name)));
    for (name, value) in &mut entries {
        let AttrData::Array(elements) = ctx.attr_data(*value) else { continue };
        if ctx.str(*name) == "iterator_types" {
            let case = |attr: &Attr| ITERATORS.get(usize::try_from(enum_value(ctx, *attr)?).ok()?).copied();
            let text = |name: &[u8]| ctx.attr(AttrData::String { value: ctx.ident_bytes(name), ty: None });
            let names: Vec<Attr> = elements.iter().filter_map(case).map(text).collect();
            *value = ctx.array_attr(&names);
        }
    }
    entries
}

// Printing helpers.

/// Prints a floating-point number without its type.
pub(crate) fn print_float(p: &mut AttrPrinter<'_, '_>, value: &Param) {
    if let Param::Float(float) = value {
        let attr = p.ctx.float_attr(p.ctx.float_type(float.kind), float.bits);
        p.attr_without_type(attr);
    }
}

/// Prints ` -> (types)`, or nothing if there are no types.
pub(crate) fn print_arrow_types(p: &mut OpPrinter<'_, '_>, types: &[Type]) {
    if !types.is_empty() {
        p.text(" -> (");
        p.types(types);
        p.text(")");
    }
}

/// Prints the first region of an operation, if there is one, without the arguments of its entry block. Prints its
/// terminators if `terminators` is set.
pub(crate) fn print_body<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, terminators: bool) {
    if let Some(region) = op.regions().next() {
        let options = RegionOptions { terminators, ..RegionOptions::default() };
        p.region(op, region, options.without_entry_args());
    }
}

/// Prints ` {a = 1}` with all attributes except those in `elided`.
pub fn attr_dict(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, elided: &[&str]) {
    p.attr_dict(&attributes_but(op, elided), elided);
}

/// Prints ` attributes {a = 1}` with all attributes except those in `elided`.
pub fn attr_dict_with_keyword(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, elided: &[&str]) {
    p.attr_dict_with_keyword(&attributes_but(op, elided), elided);
}

/// Prints `prefix(%arg = %init, ...)`. Prints nothing if there are no initial values.
pub(crate) fn assignments<'c>(
    p: &mut OpPrinter<'_, 'c>,
    args: &[ValueRef<'_, 'c>],
    inits: &[ValueRef<'_, 'c>],
    prefix: &str,
) {
    if inits.is_empty() {
        return;
    }
    p.text(prefix);
    p.text("(");
    p.comma_separated(args.iter().zip(inits), |p, (arg, init)| {
        p.operand(*arg);
        p.text(" = ");
        p.operand(*init);
    });
    p.text(")");
}

/// Returns whether a type is a tensor, vector or memref.
pub(crate) fn is_shaped(ctx: &mlirkit_ir::Context, ty: Type) -> bool {
    matches!(
        ctx.type_data(ty),
        TypeData::Vector(_)
            | TypeData::RankedTensor(_)
            | TypeData::UnrankedTensor(_)
            | TypeData::MemRef(_)
            | TypeData::UnrankedMemRef { .. }
    )
}

/// Returns the type `!dialect.mnemonic` with all parameters unset, or an error if the dialect does not define it.
pub(crate) fn bare_type(p: &AttrParser<'_, '_>, dialect: &str, mnemonic: &str) -> PResult<Type> {
    let ctx = p.ctx;
    let def = ctx.dialect(ctx.ident(dialect)).and_then(|dialect| dialect.type_(mnemonic));
    let Some(def) = def else { return Err(p.error_here(&format!("no type '{mnemonic}' in dialect '{dialect}'"))) };
    let params = def.params.iter().map(|_| Param::None).collect();
    Ok(ctx.ty(TypeData::Dialect(Box::new(mlirkit_ir::DialectType { def, params }))))
}

/// Parses a type that must be a `vector`.
pub(crate) fn vector_type(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    let (offset, ty) = (p.offset(), p.ty()?);
    match p.ctx.type_data(ty) {
        TypeData::Vector(_) => Ok(ty),
        _ => Err(wrong_type(p, offset, ty, "builtin.vector")),
    }
}

/// Returns the integer value of a constant; `None` if no constant-like operation defines `value`.
pub(crate) fn constant(value: ValueRef<'_, '_>) -> Option<i64> {
    let op = value.defining_op()?;
    let is_constant = op.def()?.flags.has(mlirkit_defs::OpFlags::CONSTANT_LIKE);
    int_attr(op, "value").filter(|_| is_constant)
}

/// Returns the elements of an array attribute; empty if the attribute is absent.
#[must_use]
pub fn elements(ctx: &Context, attr: Option<Attr>) -> &[Attr] {
    attr.and_then(|attr| ctx.array_elements(attr)).unwrap_or_default()
}

/// Type syntax that rejects every mnemonic, with an error that names the mnemonic.
pub(crate) struct UnknownType(pub(crate) &'static str);

impl TypeSyntax for UnknownType {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let mnemonic = String::from_utf8_lossy(p.spelling());
        Err(p.error_at(p.offset(), &format!("{}{mnemonic}", self.0)))
    }

    fn print(&self, _: &mut AttrPrinter<'_, '_>, _: Type) {}
}
