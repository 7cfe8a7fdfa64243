//! Syntax of the `shape` dialect: `assuming`, `const_shape`, `reduce`, function libraries, and result names of sizes.

use mlirkit_asm::hooks::{AsmNames, Hooks, OpSyntax};
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_defs::Release;
use mlirkit_ir::{Attr, AttrData, Context, DenseElementsAttr, OpRef, TensorType, TypeData, ValueId, ValueRef};

use crate::text;

/// Registers the hand-written syntax of the `shape` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("shape.const_size", &ConstSize);
    hooks.names.insert("shape.func", &InShape);
    hooks.names.insert("shape.function_library", &InShape);
    hooks.ops.insert("shape.assuming", &Assuming);
    hooks.ops.insert("shape.const_shape", &ConstShape);
    hooks.ops.insert("shape.function_library", &FunctionLibrary);
    hooks.ops.insert("shape.reduce", &Reduce);
    hooks.ops.insert("shape.func", &crate::func::syntax::PlainFunction);
}

/// A hook that makes `shape` the default dialect in the regions of an operation.
struct InShape;

impl AsmNames for InShape {
    fn default_dialect(&self, _: Release) -> Option<&'static str> {
        Some("shape")
    }
}

/// A hook that suggests a result name such as `%c4` for `shape.const_size 4`.
struct ConstSize;

impl AsmNames for ConstSize {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        if let (Some(value), Some(result)) = (text::int_attr(op, "value"), op.results().next()) {
            set(result.id, &format!("c{value}"));
        }
    }
}

/// Syntax of `shape.assuming %w -> (types) { ... }`.
struct Assuming;

impl OpSyntax for Assuming {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let witness = p.operand()?;
        let ty = text::bare_type(p, "shape", "witness")?;
        op.operands.push(p.resolve(witness, ty)?);
        text::optional_arrow_types(p, &mut op.types)?;
        let region = p.region(op, &[], false)?;
        p.ensure_terminator(op, region, "shape.assuming_yield");
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        let types = op.signature().result_types(op.id);
        text::print_arrow_types(p, types);
        p.text(" ");
        text::print_body(p, op, !types.is_empty());
        text::attr_dict(p, op, &[]);
    }
}

/// Syntax of `shape.const_shape [1, 2] : type`.
struct ConstShape;

impl OpSyntax for ConstShape {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        p.attr_dict(&mut op.attrs)?;
        let (offset, attr) = (p.offset(), p.attribute()?);
        let numbers = match p.ctx.attr_data(attr) {
            AttrData::Array(elements) => elements.iter().map(|element| p.ctx.int_value(*element)).collect(),
            _ => None,
        };
        let Some(numbers): Option<Vec<i64>> = numbers else {
            return Err(p.op_error(offset, "invalid kind of attribute specified"));
        };
        let shape = index_tensor(p.ctx, &numbers);
        p.set_attr(op, "shape", shape);
        op.types.push(text::colon_type(p)?);
        Ok(())
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        numbers(op).is_some()
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        text::attr_dict(p, op, &["shape"]);
        p.text("[");
        p.comma_separated(numbers(op).unwrap_or_default(), |p, number| p.fmt(format_args!("{number}")));
        p.text("] : ");
        p.value_types(op.results());
    }
}

/// Returns `dense<...> : tensor<Nxindex>` with these elements.
pub(crate) fn index_tensor(ctx: &Context, values: &[i64]) -> Attr {
    let tensor = TensorType { shape: [values.len() as i64].into(), element: ctx.index_type(), encoding: None };
    let ty = ctx.ty(TypeData::RankedTensor(Box::new(tensor)));
    let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr::new(ty, 64, values.len() as u64, data.into()))))
}

/// Returns the sizes of the constant shape; `None` if there are too many.
fn numbers(op: OpRef<'_, '_>) -> Option<Vec<i64>> {
    op.attr("shape").map_or_else(|| Some(Vec::new()), |shape| index_tensor_values(op.context(), shape))
}

/// The maximum number of repetitions of a splat, which bounds the memory for a shape.
const MOST_REPEATED: usize = 1 << 20;

/// Returns the elements of a `dense<...> : tensor<Nxindex>`; `None` for an excessively large splat.
pub(crate) fn index_tensor_values(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { return Some(Vec::new()) };
    let number = |bytes: &[u8]| bytes.try_into().map_or(0, i64::from_le_bytes);
    let numbers: Vec<i64> = dense.data.as_slice().chunks_exact(8).map(number).collect();
    match (ctx.type_data(dense.ty), dense.splat) {
        (TypeData::RankedTensor(tensor), true) => {
            let one = numbers.first().copied().unwrap_or(0);
            let count =
                tensor.shape.iter().try_fold(1_usize, |count, size| count.checked_mul(usize::try_from(*size).ok()?));
            count.filter(|count| *count <= MOST_REPEATED).map(|count| vec![one; count])
        }
        _ => Some(numbers),
    }
}

/// Syntax of `shape.reduce(%shape, %init) : type -> types { ... }`.
struct Reduce;

impl OpSyntax for Reduce {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let operands = p.operand_list(Delimiter::Paren)?;
        let ty = text::colon_type(p)?;
        text::optional_arrow_types(p, &mut op.types)?;
        let [shape, inits @ ..] = operands.as_slice() else { return Err(p.op_error(offset, "expected operand")) };
        op.operands.push(p.resolve(*shape, ty)?);
        p.resolve_all(inits, &op.types, op.offset, &mut op.operands)?;
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let [shape, inits @ ..] = operands.as_slice() else { return p.generic_op_after_name(op) };
        p.text("(");
        p.operand(*shape);
        p.text(", ");
        p.operands(inits.iter().copied());
        p.text(") : ");
        p.ty(shape.ty());
        p.optional_arrow_types(op.signature().result_types(op.id));
        p.text(" ");
        if let Some(region) = op.regions().next() {
            p.region(op, region, RegionOptions::default());
        }
        text::attr_dict(p, op, &[]);
    }
}

/// Syntax of `shape.function_library @lib { ... } mapping {...}`.
struct FunctionLibrary;

impl OpSyntax for FunctionLibrary {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        text::keyword(p, "mapping", "")?;
        let (offset, none) = (p.offset(), p.ctx.none_type());
        let mapping = p.attr(Some(none))?;
        if !matches!(p.ctx.attr_data(mapping), AttrData::Dictionary(_)) {
            return Err(p.op_error(offset, "invalid kind of attribute specified"));
        }
        p.set_attr(op, "mapping", mapping);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        if let Some(name) = op.attr("sym_name").and_then(|name| text::string_value(p.ctx, name)) {
            p.symbol_name(name);
        }
        text::attr_dict_with_keyword(p, op, &["sym_name", "mapping"]);
        p.text(" ");
        text::print_body(p, op, false);
        p.text(" mapping ");
        if let Some(mapping) = op.attr("mapping") {
            p.attr_without_type(mapping);
        }
    }
}
