//! Converts `vhlo` types to types of other dialects and back.

use mlirkit_ir::{Attr, Context, DialectType, FunctionType, MemRefType, Param, Sign, TensorType, Type, TypeData};
use mlirkit_num::FloatKind;
use rustc_hash::FxHashMap;

use std::cell::RefCell;

/// The integer types: mnemonic, width and signedness.
const INTEGERS: [(&str, u32, Sign); 13] = [
    ("bool_v1", 1, Sign::Signless),
    ("i2_v1", 2, Sign::Signless),
    ("i4_v1", 4, Sign::Signless),
    ("i8_v1", 8, Sign::Signless),
    ("i16_v1", 16, Sign::Signless),
    ("i32_v1", 32, Sign::Signless),
    ("i64_v1", 64, Sign::Signless),
    ("ui2_v1", 2, Sign::Unsigned),
    ("ui4_v1", 4, Sign::Unsigned),
    ("ui8_v1", 8, Sign::Unsigned),
    ("ui16_v1", 16, Sign::Unsigned),
    ("ui32_v1", 32, Sign::Unsigned),
    ("ui64_v1", 64, Sign::Unsigned),
];

/// The float types by mnemonic. The last mnemonic is misspelled in upstream, too.
const FLOATS: [(&str, FloatKind); 16] = [
    ("bf16_v1", FloatKind::BF16),
    ("f16_v1", FloatKind::F16),
    ("f32_v1", FloatKind::F32),
    ("f64_v1", FloatKind::F64),
    ("f4E2M1FN_v1", FloatKind::F4E2M1FN),
    ("f6E2M3FN_v1", FloatKind::F6E2M3FN),
    ("f6E3M2FN_v1", FloatKind::F6E3M2FN),
    ("f8E3M4_v1", FloatKind::F8E3M4),
    ("f8E4M3_v1", FloatKind::F8E4M3),
    ("f8E4M3B11FNUZ_v1", FloatKind::F8E4M3B11FNUZ),
    ("f8E4M3FN_v1", FloatKind::F8E4M3FN),
    ("f8E4M3FNUZ_v1", FloatKind::F8E4M3FNUZ),
    ("f8E5M2_v1", FloatKind::F8E5M2),
    ("f8E5M2FNUZ_v1", FloatKind::F8E5M2FNUZ),
    ("f8E8M0FNU_v1", FloatKind::F8E8M0FNU),
    ("tf31_v1", FloatKind::TF32),
];

/// Types without parameters that have an equivalent in another dialect: the mnemonic, that dialect, and the mnemonic
/// there.
const NAMED: [(&str, &str, &str); 2] = [("token_v1", "stablehlo", "token"), ("witness_v1", "shape", "witness")];

/// A function that converts a tensor encoding; it returns `None` if the encoding cannot be converted.
pub type Encodings<'a> = &'a dyn Fn(Attr) -> Option<Attr>;

/// A function that converts a type without a `vhlo` equivalent; it returns `None` if such a type is not allowed.
pub type Others<'a> = &'a dyn Fn(Type) -> Option<Type>;

/// Returns the `vhlo` equivalent of `ty`. Nested types that have no equivalent are converted by `others`. `None` if
/// `ty` has no equivalent or a nested type cannot be converted.
#[must_use]
pub fn from_builtin(ctx: &Context, ty: Type, encodings: Encodings<'_>, others: Others<'_>) -> Option<Type> {
    mlirkit_diag::deep(|| FromBuiltin { ctx, encodings, others, known: RefCell::default() }.ty(ty))
}

/// Returns the type that a `vhlo` type represents; `None` for types of other dialects. Nested types of other dialects
/// are left unchanged.
#[must_use]
pub fn to_builtin(ctx: &Context, ty: Type, encodings: Encodings<'_>) -> Option<Type> {
    mlirkit_diag::deep(|| ToBuiltin { ctx, encodings, known: RefCell::default() }.ty(ty))
}

fn shape(sizes: &[i64]) -> Param {
    Param::Array(sizes.iter().copied().map(Param::Int).collect())
}

fn sizes(shape: &[Param]) -> Box<[i64]> {
    shape.iter().map(|size| if let Param::Int(size) = size { *size } else { 0 }).collect()
}

/// Cache of converted types. Without it, nested types that are shared would be converted exponentially often.
type Known = RefCell<FxHashMap<Type, Option<Type>>>;

/// Returns the converted type from the cache, or converts the type with `make` and caches the result, even if it is
/// `None`.
fn known(known: &Known, ty: Type, make: impl FnOnce() -> Option<Type>) -> Option<Type> {
    if let Some(made) = known.borrow().get(&ty) {
        return *made;
    }
    let made = mlirkit_diag::deep(make);
    known.borrow_mut().insert(ty, made);
    made
}

struct FromBuiltin<'a> {
    ctx: &'a Context,
    encodings: Encodings<'a>,
    others: Others<'a>,
    known: Known,
}

impl FromBuiltin<'_> {
    fn ty(&self, ty: Type) -> Option<Type> {
        self.of_vhlo(ty).or_else(|| (self.others)(ty))
    }

    fn of_vhlo(&self, ty: Type) -> Option<Type> {
        let ctx = self.ctx;
        let (mnemonic, params) = match ctx.type_data(ty) {
            TypeData::Integer { width, sign } => {
                (INTEGERS.iter().find(|(_, w, s)| w == width && s == sign)?.0, Vec::new())
            }
            TypeData::Float(kind) => (FLOATS.iter().find(|(_, k)| k == kind)?.0, Vec::new()),
            TypeData::Index => ("index_v1", Vec::new()),
            TypeData::None => ("none_v1", Vec::new()),
            TypeData::Complex(element) => ("complex_v1", vec![self.nested(*element)?]),
            TypeData::Function(function) => {
                ("func_v1", vec![self.types(&function.inputs)?, self.types(&function.results)?])
            }
            TypeData::Tuple(types) => ("tuple_v1", vec![self.types(types)?]),
            TypeData::RankedTensor(tensor) => {
                let encoding = match tensor.encoding {
                    Some(encoding) => Param::Attr((self.encodings)(encoding)?),
                    None => Param::None,
                };
                ("tensor_v1", vec![shape(&tensor.shape), self.nested(tensor.element)?, encoding])
            }
            TypeData::UnrankedTensor(element) => ("unranked_tensor_v1", vec![self.nested(*element)?]),
            TypeData::MemRef(memref) => ("buffer_v1", vec![shape(&memref.shape), self.nested(memref.element)?]),
            TypeData::Dialect(data) => self.of_dialect(data)?,
            _ => return None,
        };
        ctx.new_dialect_type("vhlo", mnemonic, params)
    }

    fn of_dialect(&self, data: &DialectType) -> Option<(&'static str, Vec<Param>)> {
        Some(match (&*data.def.name, &*data.params) {
            ("stablehlo.future", [Param::Array(types)]) => {
                let types = types.iter().map(|ty| self.param(ty)).collect::<Option<_>>()?;
                ("future_v1", vec![Param::Array(types)])
            }
            ("quant.uniform", [flags, storage, expressed, rest @ ..]) => {
                let mut params = vec![flags.clone(), self.param(storage)?, self.param(expressed)?];
                params.extend_from_slice(rest);
                ("quant_v1", params)
            }
            (_, [flags, storage, expressed, scales, zeros, axis, min, max])
                if &*data.def.class == "UniformQuantizedPerAxisType" =>
            {
                let (storage, expressed) = (self.param(storage)?, self.param(expressed)?);
                let rest = [axis, scales, zeros, min, max].into_iter().cloned();
                ("quant_per_axis_v1", [flags.clone(), storage, expressed].into_iter().chain(rest).collect())
            }
            (name, _) => {
                let (dialect, mnemonic) = name.split_once('.')?;
                (NAMED.iter().find(|(_, d, m)| (*d, *m) == (dialect, mnemonic))?.0, Vec::new())
            }
        })
    }

    fn nested(&self, ty: Type) -> Option<Param> {
        known(&self.known, ty, || self.ty(ty)).map(Param::Type)
    }

    fn types(&self, types: &[Type]) -> Option<Param> {
        Some(Param::Array(types.iter().map(|ty| self.nested(*ty)).collect::<Option<_>>()?))
    }

    fn param(&self, ty: &Param) -> Option<Param> {
        if let Param::Type(ty) = ty { self.nested(*ty) } else { None }
    }
}

struct ToBuiltin<'a> {
    ctx: &'a Context,
    encodings: Encodings<'a>,
    known: Known,
}

impl ToBuiltin<'_> {
    fn ty(&self, ty: Type) -> Option<Type> {
        let ctx = self.ctx;
        let TypeData::Dialect(data) = ctx.type_data(ty) else { return None };
        let mnemonic = data.def.name.strip_prefix("vhlo.")?;
        let data = match (mnemonic, &*data.params) {
            ("index_v1", []) => return Some(ctx.index_type()),
            ("none_v1", []) => return Some(ctx.none_type()),
            ("complex_v1", [element]) => TypeData::Complex(self.param(element)?),
            ("func_v1", [Param::Array(inputs), Param::Array(outputs)]) => {
                let function = FunctionType { inputs: self.types(inputs)?, results: self.types(outputs)? };
                TypeData::Function(Box::new(function))
            }
            ("tuple_v1", [Param::Array(types)]) => TypeData::Tuple(self.types(types)?),
            ("tensor_v1", [Param::Array(shape), element, encoding]) => {
                let encoding = match encoding {
                    Param::Attr(encoding) => Some((self.encodings)(*encoding)?),
                    _ => None,
                };
                let tensor = TensorType { shape: sizes(shape), element: self.param(element)?, encoding };
                TypeData::RankedTensor(Box::new(tensor))
            }
            ("unranked_tensor_v1", [element]) => TypeData::UnrankedTensor(self.param(element)?),
            ("buffer_v1", [Param::Array(shape), element]) => {
                let (shape, element) = (sizes(shape), self.param(element)?);
                TypeData::MemRef(Box::new(MemRefType { shape, element, layout: None, space: None }))
            }
            ("future_v1", [Param::Array(types)]) => {
                let types = types.iter().map(|ty| self.param(ty).map(Param::Type)).collect::<Option<_>>()?;
                return ctx.new_dialect_type("stablehlo", "future", vec![Param::Array(types)]);
            }
            ("quant_v1", [flags, storage, expressed, rest @ ..]) => {
                let mut params = vec![flags.clone(), self.nested(storage)?, self.nested(expressed)?];
                params.extend_from_slice(rest);
                return ctx.new_dialect_type("quant", "uniform", params);
            }
            ("quant_per_axis_v1", [flags, storage, expressed, axis, scales, zeros, min, max]) => {
                let (storage, expressed) = (self.nested(storage)?, self.nested(expressed)?);
                let rest = [scales, zeros, axis, min, max].into_iter().cloned();
                let params = [flags.clone(), storage, expressed].into_iter().chain(rest).collect::<Vec<_>>();
                return ctx.new_dialect_type("quant", "UniformQuantizedPerAxisType", params);
            }
            (_, []) => return self.named(mnemonic),
            _ => return None,
        };
        Some(ctx.ty(data))
    }

    fn named(&self, mnemonic: &str) -> Option<Type> {
        if let Some((_, width, sign)) = INTEGERS.iter().find(|(name, ..)| *name == mnemonic) {
            return Some(self.ctx.ty(TypeData::Integer { width: *width, sign: *sign }));
        }
        if let Some((_, kind)) = FLOATS.iter().find(|(name, _)| *name == mnemonic) {
            return Some(self.ctx.float_type(*kind));
        }
        let (_, dialect, theirs) = NAMED.iter().find(|(name, ..)| *name == mnemonic)?;
        self.ctx.new_dialect_type(dialect, theirs, Vec::new())
    }

    fn param(&self, ty: &Param) -> Option<Type> {
        let Param::Type(ty) = ty else { return None };
        match self.ctx.type_data(*ty) {
            TypeData::Dialect(data) if data.def.name.starts_with("vhlo.") => known(&self.known, *ty, || self.ty(*ty)),
            _ => Some(*ty),
        }
    }

    fn nested(&self, ty: &Param) -> Option<Param> {
        self.param(ty).map(Param::Type)
    }

    fn types(&self, types: &[Param]) -> Option<Box<[Type]>> {
        types.iter().map(|ty| self.param(ty)).collect()
    }
}
