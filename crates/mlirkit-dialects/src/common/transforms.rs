//! Type transformers that upstream writes as C++ functions or lambdas. Each derives the types of one operand or result
//! from the types of another.

use mlirkit_asm::hooks::{Hooks, TypeTransform};
use mlirkit_ir::{Context, Param, Type, TypeData, VectorType};

/// For each transformer: the dialect, the C++ expression and the Rust function.
const TRANSFORMS: [((&str, &str), TypeTransform); 7] = [
    (
        (
            "arm_sme",
            "[&]{ auto vectorType = cast<VectorType>($_self); int64_t size = vectorType.getDimSize(0); return \
             VectorType::get( { size, size }, vectorType.getElementType(), { true, true });}()",
        ),
        square_tile,
    ),
    (("pdl_interp", "getGetValueTypeOpValueType($_self)"), pdl_value_of_type),
    (("spirv", "getMatchingBoolType($_self)"), i1_for_each),
    (("spirv", "getUnaryOpResultType($_self)"), i1_for_each),
    (
        (
            "vector",
            "[&]() -> VectorType { auto vectorType = cast<VectorType>($_self); VectorType::Builder builder(vectorType); if \
             (vectorType.getRank() == 0) { static constexpr int64_t v2xTyShape[] = {2}; return builder.setShape(v2xTyShape); \
             } auto lastDim = vectorType.getRank() - 1; return builder.setDim(lastDim, vectorType.getDimSize(lastDim) * 2); \
             }()",
        ),
        twice_as_long,
    ),
    (
        (
            "vector",
            "[&]() -> VectorType { auto vectorType = cast<VectorType>($_self); VectorType::Builder builder(vectorType); auto \
             lastDim = vectorType.getRank() - 1; auto newDimSize = vectorType.getDimSize(lastDim) / 2;; if (newDimSize <= 0) \
             return vectorType; // (invalid input type) return builder.setDim(lastDim, newDimSize); }()",
        ),
        half_as_long,
    ),
    (("pdl_interp", "pdl::RangeType::get($_self)"), pdl_range_of),
];

/// Registers the type transformers of a dialect.
pub(crate) fn register(dialect: &str, hooks: &mut Hooks) {
    hooks.transforms.extend(TRANSFORMS.into_iter().filter(|((of, _), _)| *of == dialect));
}

fn vector<'c>(ctx: &'c Context, types: &[Type]) -> Option<&'c VectorType> {
    match ctx.type_data(*types.first()?) {
        TypeData::Vector(vector) => Some(vector),
        _ => None,
    }
}

fn new_vector(ctx: &Context, shape: &[i64], scalable: &[bool], element: Type) -> Vec<Type> {
    let vector = VectorType { shape: shape.into(), scalable: scalable.into(), element };
    vec![ctx.ty(TypeData::Vector(Box::new(vector)))]
}

fn square_tile(ctx: &Context, types: &[Type]) -> Option<Vec<Type>> {
    let vector = vector(ctx, types)?;
    let size = *vector.shape.first()?;
    Some(new_vector(ctx, &[size, size], &[true, true], vector.element))
}

fn i1_for_each(ctx: &Context, types: &[Type]) -> Option<Vec<Type>> {
    match vector(ctx, types) {
        Some(vector) => {
            let count = vector.shape.iter().try_fold(1_i64, |n, dim| n.checked_mul(*dim))?;
            Some(new_vector(ctx, &[count], &[false], ctx.i1_type()))
        }
        None => types.first().map(|_| vec![ctx.i1_type()]),
    }
}

fn twice_as_long(ctx: &Context, types: &[Type]) -> Option<Vec<Type>> {
    let vector = vector(ctx, types)?;
    let mut shape = vector.shape.to_vec();
    match shape.last_mut() {
        Some(last) => *last = last.checked_mul(2)?,
        None => return Some(new_vector(ctx, &[2], &[false], vector.element)),
    }
    Some(new_vector(ctx, &shape, &vector.scalable, vector.element))
}

fn half_as_long(ctx: &Context, types: &[Type]) -> Option<Vec<Type>> {
    let vector = vector(ctx, types)?;
    let mut shape = vector.shape.to_vec();
    let last = shape.last_mut()?;
    if *last >= 2 {
        *last /= 2;
    }
    Some(new_vector(ctx, &shape, &vector.scalable, vector.element))
}

fn pdl_type(ctx: &Context, mnemonic: &str, params: &[Param]) -> Option<Type> {
    ctx.new_dialect_type("pdl", mnemonic, params)
}

fn pdl_range_of(ctx: &Context, types: &[Type]) -> Option<Vec<Type>> {
    Some(vec![pdl_type(ctx, "range", &[Param::Type(*types.first()?)])?])
}

fn pdl_value_of_type(ctx: &Context, types: &[Type]) -> Option<Vec<Type>> {
    let value = pdl_type(ctx, "value", &[])?;
    match ctx.type_data(*types.first()?) {
        TypeData::Dialect(data) if data.def.mnemonic.as_deref() == Some("range") => pdl_range_of(ctx, &[value]),
        _ => Some(vec![value]),
    }
}
