//! Syntax of `#ptr.spec`, whose numbers are checked while parsing.

use mlirkit_asm::hooks::{AttrSyntax, Hooks, Inference};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, DialectType, Param, TensorType, Type, TypeData, VectorType};

use crate::ptr::layout::NO_INDEX;

/// Registers the syntax of the attributes.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.attrs.insert("ptr.spec", &Spec);
    hooks.namespaces.insert("ptr", "::mlir::ptr");
    hooks.infer.insert("ptr.ptr_add", sum);
    hooks.transforms.insert(("ptr", "PtrMetadataType::get(cast<PtrLikeTypeInterface>($_self))"), |ctx, types| {
        let &[ty] = types else { return None };
        let def = ctx.dialect(ctx.ident("ptr"))?.type_("ptr_metadata")?;
        let params = [Param::Type(ty)].into();
        Some(vec![ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params })))])
    });
}

/// Syntax of `#ptr.spec<size = 64, abi = 64, preferred = 64, index = 64>`, where all numbers are in bits.
pub(super) struct Spec;

const NAMES: [&str; 4] = ["size", "abi", "preferred", "index"];

impl AttrSyntax for Spec {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> PResult<Attr> {
        let start = p.offset();
        p.expect(Kind::Less, "expected '<'")?;
        let mut numbers = [None; NAMES.len()];
        loop {
            let name = p.keyword()?;
            p.expect(Kind::Equal, "expected '='")?;
            let slot = NAMES.iter().position(|known| *known == name).and_then(|at| numbers.get_mut(at));
            let Some(slot) = slot.filter(|slot| slot.is_none()) else {
                return Err(p.hook_error(p.offset(), &format!("duplicate or unknown struct parameter name: {name}")));
            };
            *slot = Some(crate::text::unsigned(p, u32::MAX.into())?);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::Greater, "expected '>'")?;
        for (name, number) in NAMES.iter().zip(&numbers).take(3) {
            if number.is_none() {
                return Err(p.hook_error(start, &format!("struct is missing required parameter: {name}")));
            }
        }
        let no_index = u64::from(NO_INDEX);
        let numbers = numbers.map(|number| number.unwrap_or(no_index));
        for (name, number) in NAMES.iter().zip(numbers) {
            if number % 8 != 0 && !(*name == "index" && number == no_index) {
                return Err(p.hook_error(start, &format!("{name} entry must be divisible by 8")));
            }
        }
        let [_, abi, preferred, _] = numbers;
        if abi > preferred {
            return Err(p.hook_error(start, "preferred alignment is expected to be at least as large as ABI alignment"));
        }
        let def = p.ctx.dialect(p.ctx.ident("ptr")).and_then(|dialect| dialect.attr("spec"));
        let def = def.ok_or_else(|| p.error_here("the context knows no dialect 'ptr'"))?;
        let params = numbers.map(|number| Param::Int(number.cast_signed())).into();
        Ok(p.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params }))))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        p.text("<");
        let numbers = NAMES.iter().zip(&data.params).filter_map(|(name, param)| match param {
            Param::Int(number) if *number != i64::from(NO_INDEX) => Some((*name, *number)),
            _ => None,
        });
        p.comma_separated(numbers, |p, (name, number)| p.fmt(format_args!("{name} = {number}")));
        p.text(">");
    }
}

/// Infers the type of a pointer plus an offset; see [`sum_type`]. Fails unless there are two operands.
pub(super) fn sum(x: &Inference<'_, '_>) -> Result<Vec<Type>, Reason> {
    let &[base, offset] = x.operand_types else { return Err("failed to infer returned types".into()) };
    sum_type(x.ctx, base, offset).map(|ty| vec![ty])
}

/// Returns the type of a pointer plus an offset: the pointer type, in the shape of whichever operand is shaped. Fails
/// if both are shaped and their shapes differ.
pub(super) fn sum_type(ctx: &Context, base: Type, offset: Type) -> Result<Type, Reason> {
    let data = |ty| ctx.type_data(ty);
    let shape = |ty| ctx.shaped(ty).map(|shaped| shaped.dims);
    let Some(offset_shape) = shape(offset) else { return Ok(base) };
    let Some(base_shape) = shape(base) else {
        let shaped = match data(offset) {
            TypeData::Vector(vector) => TypeData::Vector(Box::new(VectorType { element: base, ..(**vector).clone() })),
            TypeData::RankedTensor(tensor) => {
                TypeData::RankedTensor(Box::new(TensorType { element: base, ..(**tensor).clone() }))
            }
            _ => return Err("failed to infer returned types".into()),
        };
        return Ok(ctx.ty(shaped));
    };
    if offset_shape != base_shape {
        return Err("shapes of base and offset must match".into());
    }
    if std::mem::discriminant(data(offset)) != std::mem::discriminant(data(base)) {
        return Err("the shaped containers type must match".into());
    }
    Ok(base)
}
