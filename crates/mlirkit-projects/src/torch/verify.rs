//! Checks that torch-mlir implements in C++: subtypes, and result types inferred from operand types.

use mlirkit_ir::{AttrData, Context, DialectType, OpRef, Param, Sign, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};

use super::types::{name_of_type, params};

/// Registers the checks of the `torch` dialect.
pub(super) fn register(checks: &mut Checks) {
    for name in ["torch.tensor_static_info_cast", "torch.derefine", "torch.prim.unchecked_cast"] {
        checks.ops.insert(name, verify_cast);
    }
    checks.ops.insert("torch.prim.ListConstruct", verify_list);
    checks.ops.insert("torch.prim.TupleConstruct", verify_tuple);
    checks.ops.insert("torch.prim.DictConstruct", verify_dict);
    checks.ops.insert("torch.copy.to_tensor", verify_copy);
    checks.ops.insert("torch.copy.to_vtensor", verify_copy);
    checks.ops.insert("torch.bind_symbolic_shape", verify_symbols);
    checks.ops.insert("torch.initialize.global_slots", verify_slots);
    checks.infer.insert("torch.vtensor.literal", infer_literal);
}

/// Returns the type of a literal, which is the type of its value attribute with signless integers made signed.
fn infer_literal(op: OpRef<'_, '_>) -> Result<Vec<Type>, Box<Violation>> {
    let ctx = op.context();
    let made = op.attr("value").and_then(|value| ctx.attr_type(value)).and_then(|ty| literal_type(ctx, ty));
    // If the value has no such type, the attribute's constraint has reported an error.
    Ok(made.map_or_else(|| op.result_types().to_vec(), |ty| vec![ty]))
}

fn literal_type(ctx: &Context, ty: Type) -> Option<Type> {
    let TypeData::RankedTensor(tensor) = ctx.type_data(ty) else { return None };
    let element = match ctx.type_data(tensor.element) {
        TypeData::Integer { width, sign: Sign::Signless } if *width > 1 => {
            ctx.ty(TypeData::Integer { width: *width, sign: Sign::Signed })
        }
        _ => tensor.element,
    };
    let def = ctx.dialect(ctx.ident("torch"))?.type_("vtensor")?;
    let sizes = Param::Array(tensor.shape.iter().map(|size| Param::Int(*size)).collect());
    let params = Box::new([sizes, Param::Type(element), Param::None]);
    Some(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params }))))
}

/// The maximum number of type comparisons. Beyond it, a type counts as a subtype, which limits the time for long
/// unions.
const STEPS: usize = 100_000;

/// Returns whether `subtype` is a subtype of `ty`.
fn is_subtype(ctx: &Context, subtype: Type, ty: Type) -> bool {
    let mut steps = STEPS;
    subtype_within(ctx, subtype, ty, &mut steps)
}

fn subtype_within(ctx: &Context, subtype: Type, ty: Type, steps: &mut usize) -> bool {
    mlirkit_diag::deep(|| compare(ctx, subtype, ty, steps))
}

fn compare(ctx: &Context, subtype: Type, ty: Type, steps: &mut usize) -> bool {
    *steps = steps.saturating_sub(1);
    if subtype == ty || *steps == 0 {
        return true;
    }
    let (Some(own), Some(name)) = (name_of_type(ctx, subtype), name_of_type(ctx, ty)) else { return false };
    if let ("torch.union", [Param::Array(types)]) = (own, params(ctx, subtype)) {
        return types.iter().all(|part| matches!(part, Param::Type(part) if subtype_within(ctx, *part, ty, steps)));
    }
    match (name, params(ctx, ty)) {
        ("torch.any", _) => true,
        ("torch.number", _) => matches!(own, "torch.int" | "torch.float"),
        ("torch.optional", [Param::Type(inner)]) => own == "torch.none" || subtype_within(ctx, subtype, *inner, steps),
        ("torch.union", [Param::Array(types)]) => {
            types.iter().any(|part| matches!(part, Param::Type(part) if subtype_within(ctx, subtype, *part, steps)))
        }
        ("torch.tuple", [Param::Array(types)]) => match (own, params(ctx, subtype)) {
            ("torch.tuple", [Param::Array(parts)]) => {
                let fits = |(part, ty): (&Param, &Param)| match (part, ty) {
                    (Param::Type(part), Param::Type(ty)) => subtype_within(ctx, *part, *ty, steps),
                    _ => false,
                };
                parts.len() == types.len() && parts.iter().zip(types).all(fits)
            }
            _ => false,
        },
        ("torch.tensor" | "torch.vtensor", [sizes, element, _]) if own == name => match params(ctx, subtype) {
            [own_sizes, own_element, _] => {
                (*element == Param::None || element == own_element)
                    && match (sizes, own_sizes) {
                        (Param::Array(sizes), Param::Array(own)) => {
                            sizes.len() == own.len()
                                && sizes.iter().zip(own).all(|(a, b)| *a == Param::Int(-1) || a == b)
                        }
                        (Param::Array(_), _) => false,
                        _ => true,
                    }
            }
            _ => false,
        },
        _ => false,
    }
}

/// Returns whether two tensor types can describe the same tensor.
fn are_compatible(ctx: &Context, a: Type, b: Type) -> bool {
    let ([sizes, element, _], [others, other, _]) = (params(ctx, a), params(ctx, b)) else { return true };
    let one = |(a, b): (&Param, &Param)| *a == Param::Int(-1) || *b == Param::Int(-1) || a == b;
    let fit = match (sizes, others) {
        (Param::Array(sizes), Param::Array(others)) => sizes.len() == others.len() && sizes.iter().zip(others).all(one),
        _ => true,
    };
    fit && (*element == Param::None || *other == Param::None || element == other)
}

fn types_of(op: OpRef<'_, '_>) -> Option<(Type, Type)> {
    Some((op.operand_types().next()?, *op.result_types().first()?))
}

fn verify_cast(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((from, to)) = types_of(op) else { return Ok(()) };
    let is_valid = match ctx.op_str(op.op_name()) {
        "torch.derefine" => is_subtype(ctx, from, to),
        "torch.prim.unchecked_cast" => is_subtype(ctx, to, from),
        _ => are_compatible(ctx, from, to),
    };
    if is_valid {
        return Ok(());
    }
    let (from, to) = (ctx.type_text(from), ctx.type_text(to));
    Err(Violation::op(op, format!("operand type '{from}' and result type '{to}' are cast incompatible")))
}

fn verify_list(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some([Param::Type(element)]) = op.result_types().first().map(|ty| params(ctx, *ty)) else { return Ok(()) };
    if op.operand_types().all(|ty| is_subtype(ctx, ty, *element)) {
        return Ok(());
    }
    Err(Violation::at(op, "operand types should have the same type as the list contained type"))
}

fn verify_tuple(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some([Param::Array(types)]) = op.result_types().first().map(|ty| params(ctx, *ty)) else { return Ok(()) };
    let fits = |(own, ty): (Type, &Param)| matches!(ty, Param::Type(ty) if is_subtype(ctx, own, *ty));
    if op.operand_types().len() == types.len() && op.operand_types().zip(types).all(fits) {
        return Ok(());
    }
    Err(Violation::op(op, "failed to verify that contained types correspond to operand types"))
}

fn verify_dict(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some([Param::Type(key), Param::Type(value)]) = op.result_types().first().map(|ty| params(ctx, *ty)) else {
        return Ok(());
    };
    if !op.operands_named("keys").map(ValueRef::ty).all(|ty| is_subtype(ctx, ty, *key)) {
        return Err(Violation::at(op, "keys should be of Dict key type"));
    }
    if !op.operands_named("values").map(ValueRef::ty).all(|ty| is_subtype(ctx, ty, *value)) {
        return Err(Violation::at(op, "values  should be of Dict value type"));
    }
    Ok(())
}

fn verify_copy(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((from, to)) = types_of(op) else { return Ok(()) };
    let ([sizes, element, _], [others, other, _]) = (params(ctx, from), params(ctx, to)) else { return Ok(()) };
    if sizes == others && element == other {
        return Ok(());
    }
    Err(Violation::at(op, "operand and result must have same sizes and dtype"))
}

fn verify_symbols(op: OpRef<'_, '_>) -> Verdict {
    let Some(AttrData::AffineMap(map)) = op.attr("shape_expressions").map(|attr| op.context().attr_data(attr)) else {
        return Ok(());
    };
    let symbols = op.operands_named("shape_symbols");
    if usize::try_from(map.symbols) != Ok(symbols.len()) {
        let message = "requires equal number of shape symbol args and symbol args to the attached affine map, since they \
                       are 1:1 mapped";
        return Err(Violation::op(op, message));
    }
    let is_symbol = |value: ValueRef<'_, '_>| value.defining_op().is_some_and(|op| op.is("torch.symbolic_int"));
    if !op.operands_named("shape_symbols").all(is_symbol) {
        return Err(Violation::op(op, "shape symbol must be produced by a SymbolicIntOp"));
    }
    Ok(())
}

fn verify_slots(op: OpRef<'_, '_>) -> Verdict {
    let names = op.attr("slotSymNames").map(|attr| op.context().attr_data(attr));
    match names {
        Some(AttrData::Array(names)) if names.len() != op.operands().len() => {
            Err(Violation::op(op, "expected number of operands to match number of slots"))
        }
        _ => Ok(()),
    }
}
