//! Predicates on types and attributes that upstream implements in C++: attached interfaces, base classes and functions.

use mlirkit_ir::{AttrData, Context, DYNAMIC, Param, PredFn, Preds, Subject, TensorType, Type, TypeData};
use mlirkit_num::FloatKind;
use rustc_hash::FxHashSet;

use crate::common::rules::has_unit_stride;
use crate::common::verify::layout::{has_identity_layout, memref};
use crate::llvm;

/// Pairs of a predicate's name in the definition files and the function that evaluates it.
const PREDS: [(&str, PredFn); 39] = [
    // Properties of layouts.
    ("identity-layout", |ctx, s| {
        s.as_type().and_then(|ty| memref(ctx, ty)).is_none_or(|memref| has_identity_layout(ctx, memref))
    }),
    ("workgroup-memory", |ctx, s| of_type(ctx, s, is_workgroup_memory)),
    ("unit-stride", |ctx, s| s.as_type().is_none_or(|ty| has_unit_stride(ctx, ty))),
    // Interfaces attached to types and attributes of other dialects.
    ("isa:acc::MappableType", |ctx, s| has_interface(ctx, s, "acc::MappableType")),
    ("isa:acc::PointerLikeType", |ctx, s| {
        is_memref(ctx, s) || is_row(ctx, s, &["llvm.ptr"]) || has_interface(ctx, s, "acc::PointerLikeType")
    }),
    ("isa:omp::PointerLikeType", |ctx, s| {
        let is_memref = class(ctx, s, |data| matches!(data, TypeData::MemRef(_)));
        is_memref || is_row(ctx, s, &["llvm.ptr"]) || has_interface(ctx, s, "omp::PointerLikeType")
    }),
    ("isa:bufferization::BufferLikeType", is_memref),
    ("isa:bufferization::TensorLikeType", |ctx, s| {
        class(ctx, s, |data| matches!(data, TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_)))
    }),
    ("isa:gpu::TargetAttrInterface", |ctx, s| {
        is_row(ctx, s, &["nvvm.target", "rocdl.target", "spirv.target_env", "xevm.target"])
    }),
    ("isa:DeviceMappingAttrInterface", |ctx, s| has_interface(ctx, s, "DeviceMappingAttrInterface")),
    ("isa:DeviceMaskingAttrInterface", |ctx, s| has_interface(ctx, s, "DeviceMaskingAttrInterface")),
    // An extension of `transform` makes `!pdl.operation` a handle type.
    ("isa:transform::TransformHandleTypeInterface", |ctx, s| {
        has_interface(ctx, s, "TransformHandleTypeInterface") || is_row(ctx, s, &["pdl.operation"])
    }),
    ("isa:transform::TransformParamTypeInterface", |ctx, s| has_interface(ctx, s, "TransformParamTypeInterface")),
    ("isa:transform::TransformValueHandleTypeInterface", |ctx, s| {
        has_interface(ctx, s, "TransformValueHandleTypeInterface")
    }),
    ("isa:PtrLikeTypeInterface", |ctx, s| is_memref(ctx, s) || has_interface(ctx, s, "PtrLikeTypeInterface")),
    ("isa:LLVM::PointerElementTypeInterface", |ctx, s| has_interface(ctx, s, "PointerElementTypeInterface")),
    ("trait:OffloadingTranslationAttrTrait", |ctx, s| has_interface(ctx, s, "OffloadingTranslationAttrTrait")),
    // C++ classes.
    ("isa:pdl::PDLType", |ctx, s| row(ctx, s).is_some_and(|(name, _)| name.starts_with("pdl."))),
    ("isa:quant::QuantizedType", |ctx, s| row(ctx, s).is_some_and(|(name, _)| name.starts_with("quant."))),
    ("isa:quant::UniformQuantizedType", |ctx, s| is_row(ctx, s, &["quant.uniform"])),
    ("isa:quant::UniformQuantizedPerAxisType", |ctx, s| is_row(ctx, s, &["quant.UniformQuantizedPerAxisType"])),
    ("isa:spirv::JointMatrixINTELType", |_, _| false),
    // C++ functions.
    ("fn:LLVM::isCompatibleOuterType", |ctx, s| of_type(ctx, s, is_llvm_outer)),
    ("fn:LLVM::isCompatibleVectorType", |ctx, s| of_type(ctx, s, is_llvm_vector)),
    ("fn:LLVM::isCompatibleFloatingPointType", |ctx, s| of_type(ctx, s, is_llvm_float)),
    ("fn:LLVM::isScalableVectorType", |ctx, s| {
        class(ctx, s, |data| matches!(data, TypeData::Vector(vector) if vector.scalable.contains(&true)))
    }),
    ("fn:LLVM::isLoadableType", |ctx, s| of_type(ctx, s, is_llvm_loadable)),
    ("fn:emitc::isSupportedEmitCType", |ctx, s| of_type(ctx, s, is_emitc_type)),
    ("fn:emitc::isIntegerIndexOrOpaqueType", |ctx, s| of_type(ctx, s, is_emitc_integer_like)),
    ("fn:emitc::isSupportedFloatType", |ctx, s| of_type(ctx, s, is_emitc_float)),
    ("fn:smt::isAnySMTValueType", |ctx, s| is_row(ctx, s, &SMT_VALUES)),
    ("fn:smt::isAnyNonFuncSMTValueType", |ctx, s| is_row(ctx, s, &SMT_VALUES) && !is_row(ctx, s, &["smt.func"])),
    ("fn:tosa::isa_tosa_shape_type", |ctx, s| is_row(ctx, s, &["tosa.shape"])),
    ("fn:isSharedMemory", |ctx, s| of_type(ctx, s, is_shared_memory)),
    ("fn:sparse_tensor::getSparseTensorEncoding", |ctx, s| sparse_encoding(ctx, s).is_some()),
    (
        "!!sparse_tensor::getSparseTensorEncoding($_self) && sparse_tensor::getSparseTensorEncoding($_self).isSlice()",
        |ctx, s| sparse_encoding(ctx, s).and_then(|params| params.last()).is_some_and(is_list),
    ),
    ("fn:hlo::isValidStablehloQuantizedElementType", |ctx, s| of_type(ctx, s, is_valid_quantized)),
    ("fn:hlo::isValidQuantizedDimension", |ctx, s| of_type(ctx, s, is_valid_quantized_dimension)),
    ("fn:hlo::hasSingleBoundedDimension", |ctx, s| of_type(ctx, s, has_single_bounded_dimension)),
];

const SMT_VALUES: [&str; 6] = ["smt.bool", "smt.bv", "smt.array", "smt.int", "smt.sort", "smt.func"];

/// Registers the predicates on types and attributes.
pub(crate) fn register(preds: &mut Preds) {
    preds.bound.extend(PREDS);
}

/// Returns the definition name and the parameters of a dialect attribute or type; `None` for builtin ones.
fn row(ctx: &Context, subject: Subject) -> Option<(&'static str, &[Param])> {
    match subject {
        Subject::Attr(attr) => match ctx.attr_data(attr) {
            AttrData::Dialect(d) => Some((&*d.def.name, &*d.params)),
            _ => None,
        },
        Subject::Type(ty) => match ctx.type_data(ty) {
            TypeData::Dialect(d) => Some((&*d.def.name, &*d.params)),
            _ => None,
        },
    }
}

fn is_row(ctx: &Context, subject: Subject, names: &[&str]) -> bool {
    row(ctx, subject).is_some_and(|(name, _)| names.contains(&name))
}

fn has_interface(ctx: &Context, subject: Subject, name: &str) -> bool {
    let def = match subject {
        Subject::Attr(attr) => match ctx.attr_data(attr) {
            AttrData::Dialect(d) => d.def,
            // An unregistered attribute may satisfy the predicate.
            AttrData::Opaque { dialect, .. } => return ctx.may_lack(*dialect),
            _ => return false,
        },
        Subject::Type(ty) => match ctx.type_data(ty) {
            TypeData::Dialect(d) => d.def,
            TypeData::Opaque { dialect, .. } => return ctx.may_lack(*dialect),
            _ => return false,
        },
    };
    def.traits.iter().any(|t| &*t.name == name)
}

fn of_type(ctx: &Context, subject: Subject, holds: fn(&Context, Type) -> bool) -> bool {
    subject.as_type().is_some_and(|ty| holds(ctx, ty))
}

fn class(ctx: &Context, subject: Subject, is: fn(&TypeData) -> bool) -> bool {
    subject.as_type().is_some_and(|ty| is(ctx.type_data(ty)))
}

fn is_memref(ctx: &Context, subject: Subject) -> bool {
    class(ctx, subject, |data| matches!(data, TypeData::MemRef(_) | TypeData::UnrankedMemRef { .. }))
}

fn is_list(param: &Param) -> bool {
    matches!(param, Param::Array(items) if !items.is_empty())
}

// Predicates for LLVM types.

/// Returns whether a type is `!ptr.ptr` with an LLVM address space.
fn is_llvm_pointer(ctx: &Context, ty: Type) -> bool {
    let Some((_, [Param::Attr(space)])) = row(ctx, Subject::Type(ty)).filter(|(name, _)| *name == "ptr.ptr") else {
        return false;
    };
    has_interface(ctx, Subject::Attr(*space), "LLVMAddrSpaceAttrInterface")
}

fn is_llvm_float(ctx: &Context, ty: Type) -> bool {
    use FloatKind::{BF16, F16, F32, F64, F80, F128, PpcF128};
    matches!(ctx.type_data(ty), TypeData::Float(BF16 | F16 | F32 | F64 | F80 | F128 | PpcF128))
}

fn is_llvm_outer(ctx: &Context, ty: Type) -> bool {
    use mlirkit_ir::Sign;
    match ctx.type_data(ty) {
        TypeData::Integer { sign, .. } => *sign == Sign::Signless,
        TypeData::Vector(vector) => vector.shape.len() == 1,
        TypeData::Dialect(d) if d.def.name.starts_with("llvm.") => true,
        _ => is_llvm_float(ctx, ty) || is_llvm_pointer(ctx, ty),
    }
}

fn is_llvm_vector(ctx: &Context, ty: Type) -> bool {
    use mlirkit_ir::Sign;
    let TypeData::Vector(vector) = ctx.type_data(ty) else {
        return is_row(ctx, Subject::Type(ty), &["llvm.vec"]);
    };
    let element = match ctx.type_data(vector.element) {
        TypeData::Integer { sign, .. } => *sign == Sign::Signless,
        TypeData::Float(kind) => *kind != FloatKind::PpcF128 && is_llvm_float(ctx, vector.element),
        _ => is_row(ctx, Subject::Type(vector.element), &["llvm.ptr"]) || is_llvm_pointer(ctx, vector.element),
    };
    vector.shape.len() == 1 && element
}

pub(crate) fn is_llvm_loadable(ctx: &Context, ty: Type) -> bool {
    let opaque = || llvm::StructType::of(ctx, ty).is_some_and(|body| body.is_opaque());
    is_llvm_outer(ctx, ty)
        && !is_row(ctx, Subject::Type(ty), &["llvm.void", "llvm.func"])
        && !opaque()
        && !target_without_memory(ctx, ty)
}

/// Returns whether a type is an LLVM target extension type that cannot be stored in memory.
fn target_without_memory(ctx: &Context, ty: Type) -> bool {
    let Some((_, params)) = row(ctx, Subject::Type(ty)).filter(|(name, _)| *name == "llvm.target") else {
        return false;
    };
    let Some(Param::Str(name)) = params.first() else { return false };
    let name = ctx.str(*name);
    // The target types with these names have a layout type in LLVM; all others have none.
    !(name.starts_with("spirv.")
        || name == "aarch64.svcount"
        || name.starts_with("riscv.")
        || name == "amdgcn.named.barrier")
}

// Predicates for EmitC types.

pub(crate) fn is_emitc_size(ctx: &Context, ty: Type) -> bool {
    is_row(ctx, Subject::Type(ty), &["emitc.ssize_t", "emitc.size_t", "emitc.ptrdiff_t"])
}

pub(crate) fn is_emitc_integer(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { width: 1 | 8 | 16 | 32 | 64, .. })
}

pub(crate) fn is_emitc_integer_like(ctx: &Context, ty: Type) -> bool {
    *ctx.type_data(ty) == TypeData::Index
        || is_row(ctx, Subject::Type(ty), &["emitc.opaque"])
        || is_emitc_integer(ctx, ty)
        || is_emitc_size(ctx, ty)
}

pub(crate) fn is_emitc_float(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Float(kind) => match kind.width() {
            16 => matches!(kind, FloatKind::F16 | FloatKind::BF16),
            32 | 64 => true,
            _ => false,
        },
        _ => false,
    }
}

/// Returns whether EmitC supports the type.
pub(crate) fn is_emitc_type(ctx: &Context, ty: Type) -> bool {
    is_emitc(ctx, ty, &mut FxHashSet::default())
}

/// Returns whether EmitC supports the type. `seen` contains the tuples visited so far, so that each is visited once.
fn is_emitc(ctx: &Context, ty: Type, seen: &mut FxHashSet<Type>) -> bool {
    let is_array = |ty: Type| is_row(ctx, Subject::Type(ty), &["emitc.array"]);
    mlirkit_diag::deep(|| match ctx.type_data(ty) {
        TypeData::Index => true,
        TypeData::Integer { .. } => is_emitc_integer(ctx, ty),
        TypeData::Float(_) => is_emitc_float(ctx, ty),
        TypeData::RankedTensor(tensor) => {
            !tensor.shape.contains(&DYNAMIC) && !is_array(tensor.element) && is_emitc(ctx, tensor.element, seen)
        }
        TypeData::Tuple(_) if !seen.insert(ty) => true,
        TypeData::Tuple(types) => types.iter().all(|ty| !is_array(*ty) && is_emitc(ctx, *ty, seen)),
        TypeData::Dialect(d) => match (&*d.def.name, &*d.params) {
            ("emitc.opaque" | "emitc.ssize_t" | "emitc.size_t" | "emitc.ptrdiff_t", _) => true,
            ("emitc.ptr", [Param::Type(pointee)]) => is_emitc(ctx, *pointee, seen),
            ("emitc.array", [_, Param::Type(element)]) => !is_array(*element) && is_emitc(ctx, *element, seen),
            _ => false,
        },
        _ => false,
    })
}

// Predicates for GPU memory.

/// Returns whether a memref is in the memory that the threads of a workgroup share. True for an unknown memory space.
fn is_workgroup_memory(ctx: &Context, ty: Type) -> bool {
    let space = memref(ctx, ty).and_then(|memref| memref.space);
    space.is_some_and(|space| match ctx.attr_data(space) {
        AttrData::Integer(_) => ctx.int_value(space) == Some(3),
        AttrData::Dialect(data) => &*data.def.name == "gpu.address_space" && matches!(&*data.params, [Param::Enum(2)]),
        AttrData::Verbatim(_) => true,
        _ => false,
    })
}

fn is_shared_memory(ctx: &Context, ty: Type) -> bool {
    let TypeData::MemRef(memref) = ctx.type_data(ty) else { return false };
    let Some(space) = memref.space else { return false };
    if let Some(number) = ctx.int_value(space) {
        return number == 3;
    }
    let case = |name: &str, case: &str| {
        let AttrData::Dialect(d) = ctx.attr_data(space) else { return false };
        let Some(Param::Enum(value)) = d.params.first().filter(|_| &*d.def.name == name) else { return false };
        let dialect = name.split('.').next().and_then(|dialect| ctx.dialect(ctx.ident(dialect)));
        let def = dialect.zip(d.def.enum_name.as_deref()).and_then(|(dialect, name)| dialect.enum_(name));
        def.is_some_and(|def| def.cases.iter().any(|c| c.value == *value && &*c.symbol == case))
    };
    case("xegpu.memory_space", "SLM") || case("xevm.addr_space", "SHARED") || case("gpu.address_space", "Workgroup")
}

// Predicates for sparse tensors.

/// Returns the encoding parameters of a sparse tensor or of a `sparse_tensor.storage_specifier`; `None` for other
/// types.
fn sparse_encoding(ctx: &Context, subject: Subject) -> Option<&[Param]> {
    let encoding = match ctx.type_data(subject.as_type()?) {
        TypeData::RankedTensor(tensor) => tensor.encoding?,
        TypeData::Dialect(d) if &*d.def.name == "sparse_tensor.storage_specifier" => match d.params.first()? {
            Param::Attr(encoding) => *encoding,
            _ => return None,
        },
        _ => return None,
    };
    ctx.dialect_attr(encoding, "sparse_tensor.encoding")
}

// Predicates for StableHLO types.

/// Returns whether a type is a quantized type whose zero points are all within the range of the storage type.
fn is_valid_quantized(ctx: &Context, ty: Type) -> bool {
    let (zero_points, bounds) = if let Some(params) = ctx.dialect_type(ty, "quant.uniform") {
        (params.get(4).map(std::slice::from_ref), params.get(5..7))
    } else if let Some(params) = ctx.dialect_type(ty, "quant.UniformQuantizedPerAxisType") {
        let list = params.get(4).map(|list| match list {
            Param::Array(points) => &**points,
            _ => &[],
        });
        (list, params.get(6..8))
    } else {
        return false;
    };
    let Some([Param::Int(min), Param::Int(max)]) = bounds else { return true };
    let fits = |point: &Param| matches!(point, Param::Int(point) if (*min..=*max).contains(point));
    zero_points.unwrap_or_default().iter().all(fits)
}

fn is_valid_quantized_dimension(ctx: &Context, ty: Type) -> bool {
    let TypeData::RankedTensor(tensor) = ctx.type_data(ty) else { return true };
    let Some(params) = ctx.dialect_type(tensor.element, "quant.UniformQuantizedPerAxisType") else { return true };
    let (Some(Param::Array(scales)), Some(Param::Int(dim))) = (params.get(3), params.get(5)) else { return true };
    let size = usize::try_from(*dim).ok().and_then(|dim| tensor.shape.get(dim));
    size.is_some_and(|size| *size == DYNAMIC || usize::try_from(*size) == Ok(scales.len()))
}

fn has_single_bounded_dimension(ctx: &Context, ty: Type) -> bool {
    let TypeData::RankedTensor(tensor) = ctx.type_data(ty) else { return false };
    let TensorType { shape, encoding: Some(encoding), .. } = &**tensor else { return false };
    let Some((_, [Param::Array(bounds), ..])) = row(ctx, Subject::Attr(*encoding)) else { return false };
    let bounded = bounds.iter().filter(|bound| !matches!(bound, Param::Int(DYNAMIC))).count();
    bounded == 1 && shape.iter().filter(|dim| **dim == DYNAMIC).count() == 1
}
