//! Conversion of attributes and types between StableHLO and VHLO. Results are cached.
//!
//! Corresponding StableHLO and VHLO attributes have the same name, except for the suffix `_v1` in VHLO, and the same
//! parameters. The VHLO counterparts of builtin attributes are implemented here.

use mlirkit_defs::{AttrDef, ParamKind};
use mlirkit_diag::deep;
use mlirkit_dialects::vhlo::types::{from_builtin, to_builtin};
use mlirkit_ir::{
    Attr, AttrData, Blob, Context, DenseArrayAttr, DenseElementsAttr, DialectAttr, FloatAttr, Ident, IntegerAttr,
    Param, TensorType, Type, TypeData, pack_bools,
};

/// The maximum length of a list that a splat encodes in a few bytes. It exceeds any realistic number of dimensions, and
/// limits the memory that many such lists can take.
const MAX_NUMBERS: u64 = 1 << 12;

/// The direction of a conversion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    /// From StableHLO to VHLO.
    ToVhlo {
        /// Whether to keep operations, attributes and types of other dialects.
        foreign: bool,
    },
    /// From VHLO to StableHLO. Operations, attributes and types of other dialects are kept.
    ToStablehlo,
}

/// A converter that caches its results.
pub(crate) struct Converter<'c> {
    pub ctx: &'c Context,
    pub way: Direction,
    attrs: ConversionCache<Attr>,
    types: ConversionCache<Type>,
}

impl<'c> Converter<'c> {
    pub(crate) fn new(ctx: &'c Context, way: Direction) -> Self {
        Self { ctx, way, attrs: ConversionCache(Vec::new()), types: ConversionCache(Vec::new()) }
    }

    fn keeps_foreign(&self) -> bool {
        self.way != Direction::ToVhlo { foreign: false }
    }

    /// Returns the type that corresponds to `ty` in the target dialect; `None` if there is none.
    pub(crate) fn ty(&mut self, ty: Type) -> Option<Type> {
        if let Some(known) = self.types.get(ty.index()) {
            return known;
        }
        let converted = self.new_type(ty);
        self.types.set(ty.index(), converted);
        converted
    }

    fn new_type(&self, ty: Type) -> Option<Type> {
        let ctx = self.ctx;
        match self.way {
            Direction::ToVhlo { foreign } => {
                let encodings = |encoding| match row(ctx, encoding) {
                    Some(("vhlo", _, _)) => Some(encoding),
                    Some(("stablehlo", "type_extensions", params)) => {
                        make(ctx, "vhlo", "type_extensions_v1", params.into())
                    }
                    _ => None,
                };
                let others = |ty| match dialect_of_type(ctx, ty) {
                    Some("vhlo") => Some(ty),
                    None | Some("stablehlo") => None,
                    Some(_) => foreign.then_some(ty),
                };
                from_builtin(ctx, ty, &encodings, &others)
            }
            Direction::ToStablehlo if dialect_of_type(ctx, ty) != Some("vhlo") => Some(ty),
            Direction::ToStablehlo => to_builtin(ctx, ty, &|encoding| match row(ctx, encoding) {
                Some(("vhlo", "type_extensions_v1", params)) => {
                    make(ctx, "stablehlo", "type_extensions", params.into())
                }
                _ => Some(encoding),
            }),
        }
    }

    /// Returns the attribute that corresponds to `attr` in the target dialect; `None` if there is none. The result does
    /// not depend on where the attribute is used.
    pub(crate) fn attr(&mut self, attr: Attr) -> Option<Attr> {
        if let Some(known) = self.attrs.get(attr.index()) {
            return known;
        }
        let converted = deep(|| match self.way {
            Direction::ToVhlo { .. } => self.attr_to_vhlo(attr),
            Direction::ToStablehlo => self.attr_to_stablehlo(attr),
        });
        self.attrs.set(attr.index(), converted);
        converted
    }

    fn attr_to_vhlo(&mut self, attr: Attr) -> Option<Attr> {
        let ctx = self.ctx;
        match ctx.attr_data(attr) {
            AttrData::Dialect(data) if dialect(&data.def.name) == "stablehlo" => {
                let name = data.def.mnemonic.as_deref().filter(|name| *name != "type_extensions")?;
                self.same_params("vhlo", &format!("{name}_v1"), &data.params)
            }
            AttrData::Array(items) => self.vhlo_array(items),
            AttrData::DenseElements(dense) => self.vhlo_tensor(dense.ty, attr),
            AttrData::DenseArray(array) if array.element == ctx.i64_type() || array.element == ctx.i1_type() => {
                let dense = self.elements(&[i64::try_from(array.len).ok()?], array.element, array.data.clone());
                self.attr(dense)
            }
            AttrData::Dictionary(entries) => {
                let mut items = Vec::with_capacity(entries.len());
                for (name, value) in entries {
                    let (name, value) = (self.vhlo_string(*name)?, self.attr(*value)?);
                    items.push(Param::Array([Param::Attr(name), Param::Attr(value)].into()));
                }
                self.vhlo("dict_v1", [Param::Array(items.into())])
            }
            AttrData::Float(float) => {
                let TypeData::Float(kind) = *ctx.type_data(float.ty) else { return None };
                let ty = self.ty(float.ty)?;
                self.vhlo("float_v1", [Param::Type(ty), Param::float(kind, float.bits())])
            }
            AttrData::Integer(int) if int.ty == ctx.i1_type() => self.vhlo_bool(!int.value.is_zero()),
            AttrData::Integer(int) => {
                let ty = self.ty(int.ty)?;
                self.vhlo("integer_v1", [Param::Type(ty), Param::ApInt(int.value.clone())])
            }
            AttrData::SymbolRef(path) if path.len() == 1 => self.vhlo_string(*path.first()?),
            AttrData::String { value, ty: None } => self.vhlo_string(*value),
            AttrData::String { .. } => None,
            AttrData::Type(ty) => {
                let ty = self.ty(*ty)?;
                self.vhlo("type_v1", [Param::Type(ty)])
            }
            _ => self.keeps_foreign().then_some(attr),
        }
    }

    fn attr_to_stablehlo(&mut self, attr: Attr) -> Option<Attr> {
        let ctx = self.ctx;
        let Some(("vhlo", name, params)) = row(ctx, attr) else { return Some(attr) };
        match (name, params) {
            ("array_v1", [Param::Array(items)]) => {
                let items = items.iter().map(|item| self.attr_param(item)).collect::<Option<Vec<_>>>()?;
                Some(ctx.array_attr(&items))
            }
            ("bool_v1", [Param::Bool(value)]) => Some(ctx.bool_attr(*value)),
            ("api_version_v1", [Param::Enum(value)]) => Some(ctx.int_attr(ctx.i32_type(), i64::try_from(*value).ok()?)),
            ("dict_v1", [Param::Array(items)]) => {
                let mut entries = Vec::with_capacity(items.len());
                for item in items {
                    let Param::Array(pair) = item else { return None };
                    let [name, value] = &**pair else { return None };
                    let (name, value) = (self.attr_param(name)?, self.attr_param(value)?);
                    entries.push((string(ctx, name)?, value));
                }
                Some(ctx.dictionary(entries))
            }
            ("float_v1", [Param::Type(ty), Param::Float(float)]) => {
                let ty = self.ty(*ty)?;
                let TypeData::Float(wanted) = *ctx.type_data(ty) else { return None };
                // Upstream converts the value through a double.
                let bits = wanted.from_f64(float.kind.to_f64(float.bits));
                Some(ctx.attr(AttrData::Float(FloatAttr::new(ty, bits))))
            }
            ("integer_v1", [Param::Type(ty), Param::ApInt(value)]) => {
                let ty = self.ty(*ty)?;
                let width = match ctx.type_data(ty) {
                    TypeData::Integer { width, .. } => *width,
                    TypeData::Index => 64,
                    _ => return None,
                };
                let value = value.zext_or_trunc(width);
                Some(ctx.attr(AttrData::Integer(IntegerAttr { ty, value })))
            }
            ("string_v1", [Param::Str(text)]) => Some(ctx.attr(AttrData::String { value: *text, ty: None })),
            ("tensor_v1", [Param::Type(ty), Param::Attr(elements)]) => self.ty(*ty).map(|_| *elements),
            ("type_v1", [Param::Type(ty)]) => self.ty(*ty).map(|ty| ctx.type_attr(ty)),
            ("type_extensions_v1", _) => None,
            ("replica_group_mesh_axes_v1", [Param::Attr(mesh), axes]) => {
                let mesh = match row(ctx, *mesh) {
                    Some(("vhlo", "string_v1", _)) => self.symbol(*mesh)?,
                    _ => self.attr(*mesh)?,
                };
                let axes = self.attr_param(axes)?;
                let params = [Param::Attr(mesh), Param::Attr(axes)];
                make(ctx, "stablehlo", "replica_group_mesh_axes", params.into())
            }
            _ => self.same_params("stablehlo", name.strip_suffix("_v1")?, params),
        }
    }

    fn attr_param(&mut self, param: &Param) -> Option<Attr> {
        if let Param::Attr(attr) = param { self.attr(*attr) } else { None }
    }

    /// Returns the target dialect's counterpart of an attribute, which has the same parameters. `None` if there is
    /// none.
    fn same_params(&mut self, dialect: &str, mnemonic: &str, params: &[Param]) -> Option<Attr> {
        let def = self.ctx.dialect(self.ctx.ident(dialect))?.attr(mnemonic)?;
        let params: Option<Box<[Param]>> =
            params.iter().zip(&def.params).map(|(param, wanted)| self.same_param(param, &wanted.kind)).collect();
        params.filter(|params| params.len() == def.params.len()).map(|params| made(self.ctx, def, params))
    }

    /// Converts a parameter to the kind `wanted` that its counterpart requires. Attributes are converted; a value that
    /// is an attribute in only one of the dialects is wrapped or unwrapped. `None` if this is not possible.
    fn same_param(&mut self, param: &Param, wanted: &ParamKind) -> Option<Param> {
        Some(match (param, wanted) {
            (Param::Str(text), ParamKind::Attr(_)) => Param::Attr(self.vhlo_string(*text)?),
            (Param::Array(_), ParamKind::Attr(_)) => {
                let array = self.same_param(param, &ParamKind::Array(Box::new(wanted.clone())))?;
                Param::Attr(self.vhlo("array_v1", [array])?)
            }
            (Param::Array(items), _) => Param::Array(
                items
                    .iter()
                    .map(|item| match item {
                        Param::Attr(attr) => self.attr(*attr).map(Param::Attr),
                        other => Some(other.clone()),
                    })
                    .collect::<Option<_>>()?,
            ),
            (Param::Attr(attr), ParamKind::Str) => {
                let text = self.attr(*attr)?;
                Param::Str(string(self.ctx, text)?)
            }
            (Param::Attr(attr), ParamKind::Array(_)) => {
                let array = self.attr(*attr)?;
                let AttrData::Array(items) = self.ctx.attr_data(array) else { return None };
                Param::Array(items.iter().copied().map(Param::Attr).collect())
            }
            (Param::Attr(attr), _) => Param::Attr(self.attr(*attr)?),
            (Param::Type(ty), _) => Param::Type(self.ty(*ty)?),
            (other, _) => other.clone(),
        })
    }

    // Helpers for both directions.

    fn vhlo(&self, mnemonic: &str, params: impl Into<Box<[Param]>>) -> Option<Attr> {
        make(self.ctx, "vhlo", mnemonic, params.into())
    }

    /// Creates `#vhlo.string_v1<...>`.
    pub(crate) fn vhlo_string(&self, text: Ident) -> Option<Attr> {
        self.vhlo("string_v1", [Param::Str(text)])
    }

    /// Creates `#vhlo.bool_v1<...>`.
    pub(crate) fn vhlo_bool(&self, value: bool) -> Option<Attr> {
        self.vhlo("bool_v1", [Param::Bool(value)])
    }

    /// Creates `#vhlo.array_v1<...>` from the counterparts of `items`. `None` if one of them has no counterpart.
    pub(crate) fn vhlo_array(&mut self, items: &[Attr]) -> Option<Attr> {
        let items: Option<_> = items.iter().map(|item| self.attr(*item).map(Param::Attr)).collect();
        self.vhlo("array_v1", [Param::Array(items?)])
    }

    fn vhlo_tensor(&mut self, ty: Type, elements: Attr) -> Option<Attr> {
        let ty = self.ty(ty)?;
        self.vhlo("tensor_v1", [Param::Type(ty), Param::Attr(elements)])
    }

    /// Creates a VHLO attribute with the mnemonic `mnemonic` whose only parameter is the enum value `value`.
    pub(crate) fn vhlo_enum(&self, mnemonic: &str, value: u64) -> Option<Attr> {
        self.vhlo(mnemonic, [Param::Enum(value)])
    }

    /// Returns a builtin tensor attribute of this shape in which every element equals `value`.
    pub(crate) fn splat(&self, shape: &[i64], element: Type, value: i64) -> Attr {
        let bytes = if element == self.ctx.i1_type() {
            vec![if value == 0 { 0 } else { 0xff }]
        } else {
            value.to_le_bytes().to_vec()
        };
        let empty = shape.contains(&0);
        let data = Blob::owned(if empty { Vec::new() } else { bytes });
        self.dense(shape, element, !empty, data)
    }

    fn dense(&self, shape: &[i64], element: Type, splat: bool, data: Blob) -> Attr {
        let ctx = self.ctx;
        let tensor = TensorType { shape: shape.into(), element, encoding: None };
        let ty = ctx.ty(TypeData::RankedTensor(Box::new(tensor)));
        ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr { ty, splat, data })))
    }

    /// Returns a builtin tensor attribute with the elements of an array: 64-bit numbers, or bools of one byte each.
    fn elements(&self, shape: &[i64], element: Type, data: Blob) -> Attr {
        let bytes = data.as_slice();
        let size = if element == self.ctx.i1_type() { 1 } else { 8 };
        let mut chunks = bytes.chunks_exact(size);
        let first = chunks.next();
        if let Some(first) = first.filter(|first| chunks.all(|chunk| chunk == *first)) {
            let mut word = [0; 8];
            word.iter_mut().zip(first).for_each(|(to, from)| *to = *from);
            return self.splat(shape, element, i64::from_le_bytes(word));
        }
        let data = if size == 1 { Blob::owned(pack_bools(bytes)) } else { data };
        self.dense(shape, element, false, data)
    }

    /// Returns the builtin attribute `dense<[...]> : tensor<Nxi64>` with these numbers.
    pub(crate) fn number_list(&self, numbers: &[i64]) -> Option<Attr> {
        let data = Blob::owned(numbers.iter().flat_map(|n| n.to_le_bytes()).collect());
        Some(self.elements(&[i64::try_from(numbers.len()).ok()?], self.ctx.i64_type(), data))
    }

    /// Converts a parameter of a StableHLO attribute to a separate VHLO attribute. `None` if the parameter has no
    /// counterpart.
    pub(crate) fn explode(&mut self, param: &Param) -> Option<Attr> {
        let ctx = self.ctx;
        let builtin = match param {
            Param::Int(number) => ctx.int_attr(ctx.i64_type(), *number),
            Param::Bool(value) => ctx.bool_attr(*value),
            Param::Type(ty) => ctx.type_attr(*ty),
            Param::Array(items) => {
                let number = |item: &Param| if let Param::Int(number) = item { Some(*number) } else { None };
                self.number_list(&items.iter().map(number).collect::<Option<Vec<_>>>()?)?
            }
            _ => return None,
        };
        self.attr(builtin)
    }

    /// Converts a VHLO attribute to a parameter, of kind `wanted`, of a StableHLO attribute. `None` if the attribute
    /// does not fit that kind.
    pub(crate) fn implode(&mut self, attr: Attr, wanted: &ParamKind) -> Option<Param> {
        let ctx = self.ctx;
        Some(match (row(ctx, attr)?, wanted) {
            (("vhlo", "integer_v1", [_, Param::ApInt(value)]), ParamKind::Int(_)) => Param::Int(value.to_i64()?),
            (("vhlo", "bool_v1", [Param::Bool(value)]), ParamKind::Bool) => Param::Bool(*value),
            (("vhlo", "type_v1", [Param::Type(ty)]), ParamKind::Type(_)) => Param::Type(self.ty(*ty)?),
            (("vhlo", "tensor_v1", _), ParamKind::Array(_)) => {
                Param::Array(self.numbers(attr)?.into_iter().map(Param::Int).collect())
            }
            _ => return None,
        })
    }

    /// Returns the numbers in a VHLO tensor whose elements are 64-bit numbers or bools; `None` for any other attribute.
    fn numbers(&self, attr: Attr) -> Option<Vec<i64>> {
        let ctx = self.ctx;
        let (ty, data) = tensor(ctx, attr)?;
        let AttrData::DenseElements(dense) = ctx.attr_data(data) else { return None };
        let (shape, element) = tensor_type(ctx, ty)?;
        let count = count(shape)?;
        let bytes = dense.data.as_slice();
        let at: Box<dyn Fn(usize) -> Option<i64>> = match element_name(ctx, element)? {
            "bool_v1" if dense.splat => Box::new(|_| Some(i64::from(*bytes.first()? != 0))),
            "bool_v1" => Box::new(|i| Some(i64::from(bytes.get(i / 8)? >> (i % 8) & 1))),
            "i64_v1" => Box::new(|i| {
                let start = if dense.splat { 0 } else { i.checked_mul(8)? };
                Some(i64::from_le_bytes(*bytes.get(start..)?.first_chunk()?))
            }),
            _ => return None,
        };
        (0..count).map(|i| at(usize::try_from(i).ok()?)).collect()
    }

    /// Converts a VHLO tensor to `array<i64: ...>` or `array<i1: ...>`. `None` for any other attribute.
    pub(crate) fn dense_array(&self, attr: Attr, element: Type) -> Option<Attr> {
        let numbers = self.numbers(attr)?;
        if element == self.ctx.i64_type() {
            return Some(self.ctx.i64_array(&numbers));
        }
        let data = Blob::owned(numbers.iter().map(|number| u8::from(*number != 0)).collect());
        let array = DenseArrayAttr { element, len: numbers.len() as u64, data };
        Some(self.ctx.attr(AttrData::DenseArray(Box::new(array))))
    }

    /// Converts a VHLO string to a symbol reference, `@name`. `None` for any other attribute.
    pub(crate) fn symbol(&self, attr: Attr) -> Option<Attr> {
        match row(self.ctx, attr)? {
            ("vhlo", "string_v1", [Param::Str(text)]) => Some(self.ctx.attr(AttrData::SymbolRef([*text].into()))),
            _ => None,
        }
    }
}

/// A cache of conversion results, indexed by the handle of the converted attribute or type.
struct ConversionCache<T>(Vec<Option<Option<T>>>);

impl<T: Copy> ConversionCache<T> {
    fn get(&self, index: usize) -> Option<Option<T>> {
        self.0.get(index).copied().flatten()
    }

    fn set(&mut self, index: usize, value: Option<T>) {
        if index >= self.0.len() {
            self.0.resize(index + 1 + index / 2, None);
        }
        if let Some(slot) = self.0.get_mut(index) {
            *slot = Some(value);
        }
    }
}

fn dialect(name: &str) -> &str {
    name.split_once('.').map_or(name, |(dialect, _)| dialect)
}

/// Returns the dialect of a type; `None` for builtin types.
fn dialect_of_type(ctx: &Context, ty: Type) -> Option<&str> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) => Some(dialect(&data.def.name)),
        TypeData::Verbatim(data) => Some(ctx.str(data.dialect)),
        TypeData::Opaque { dialect, .. } => Some(ctx.str(*dialect)),
        _ => None,
    }
}

/// Returns the dialect, the mnemonic and the parameters of a dialect attribute; `None` for any other attribute.
pub(crate) fn row(ctx: &Context, attr: Attr) -> Option<(&str, &str, &[Param])> {
    match ctx.attr_data(attr) {
        AttrData::Dialect(data) => {
            let (dialect, mnemonic) = data.def.name.split_once('.')?;
            Some((dialect, mnemonic, &data.params))
        }
        _ => None,
    }
}

/// Creates a dialect attribute; `None` if the dialect does not define it.
pub(crate) fn make(ctx: &Context, dialect: &str, mnemonic: &str, params: Box<[Param]>) -> Option<Attr> {
    let def = ctx.dialect(ctx.ident(dialect))?.attr(mnemonic)?;
    Some(made(ctx, def, params))
}

fn made(ctx: &Context, def: &'static AttrDef, params: Box<[Param]>) -> Attr {
    ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params })))
}

fn string(ctx: &Context, attr: Attr) -> Option<Ident> {
    if let AttrData::String { value, .. } = ctx.attr_data(attr) { Some(*value) } else { None }
}

/// Returns the type and the elements of a VHLO tensor attribute; `None` for any other attribute.
pub(crate) fn tensor(ctx: &Context, attr: Attr) -> Option<(Type, Attr)> {
    match row(ctx, attr)? {
        ("vhlo", "tensor_v1", [Param::Type(ty), Param::Attr(data)]) => Some((*ty, *data)),
        _ => None,
    }
}

/// Returns the shape and the element type of a VHLO tensor type; `None` for any other type.
pub(crate) fn tensor_type(ctx: &Context, ty: Type) -> Option<(&[Param], Type)> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) if &*data.def.name == "vhlo.tensor_v1" => match &*data.params {
            [Param::Array(shape), Param::Type(element), _] => Some((shape, *element)),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the number of elements in a shape; `None` if that exceeds [`MAX_NUMBERS`].
pub(crate) fn count(shape: &[Param]) -> Option<u64> {
    let product = shape.iter().try_fold(1_u64, |product, size| match size {
        Param::Int(size) => product.checked_mul(u64::try_from(*size).ok()?),
        _ => None,
    });
    product.filter(|count| *count <= MAX_NUMBERS)
}

fn element_name(ctx: &Context, ty: Type) -> Option<&str> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) => data.def.name.strip_prefix("vhlo."),
        _ => None,
    }
}
