//! The types and attributes from which instances are built: builtin ones, and those of a dialect whose syntax can be
//! guessed from the definition.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use mlirkit::defs::{AttrDef, AttrKind, Dialect, ParamKind};
use mlirkit::ir::pred::{Subject, holds};
use mlirkit::ir::{Attr, AttrData, Context, Type, TypeData};

/// Shapes of builtin types; the common ones come first.
const SHAPES: &[&str] = &[
    "4x", "", "4x4x", "1x", "2x", "8x", "16x", "?x", "32x", "2x2x", "1x4x4x", "1x4x4x4x", "3x", "4x8x", "8x4x", "?x?x",
    "6x", "1x1x", "1x1x1x1x", "2x4x", "16x16x", "4x4x4x",
];
const SCALABLE: &[&str] = &[
    "[4]x",
    "[2]x",
    "[8]x",
    "[16]x",
    "[1]x",
    "[4]x[4]x",
    "[2]x[2]x",
    "[8]x[8]x",
    "[16]x[16]x",
    "[1]x[1]x",
    "[32]x",
    "2x[4]x",
    "[64]x",
];
const ELEMENTS: &[&str] = &["f32", "i32", "i1", "index", "i64", "i8", "f16", "bf16", "i16", "f64"];
/// Element types that are combined only with some of the shapes.
const RARE: &[&str] = &[
    "i128",
    "i4",
    "ui8",
    "si32",
    "ui32",
    "ui64",
    "si8",
    "ui16",
    "f8E4M3FN",
    "f8E5M2",
    "f8E8M0FNU",
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "complex<f32>",
    "complex<f64>",
    "i2",
    "i48",
    "f80",
    "f8E4M3FNUZ",
    "f8E5M2FNUZ",
    "tf32",
];

const TYPES: &[&str] = &[
    "none",
    "complex<f16>",
    "() -> ()",
    "(i32) -> i32",
    "tuple<>",
    "tuple<i32>",
    "tuple<i32, f32>",
    "tensor<*xf32>",
    "tensor<*xi32>",
    "memref<*xf32>",
    "memref<*xi32>",
    "tensor<4x!quant.uniform<i8:f32, 0.5>>",
    "memref<4xf32, 1>",
    "memref<4xf32, 3>",
    "memref<4xi32, 3>",
    "memref<4xf16, 3>",
    "memref<?xi8, 1>",
    "memref<16xi8, 1>",
    "memref<4xf32, #gpu.address_space<workgroup>>",
    "memref<4x4xf16, #gpu.address_space<workgroup>>",
    "memref<4x4xf16, 3>",
    "memref<4x4xf32, 3>",
    "memref<4x4xf32, strided<[4, 1], offset: ?>>",
    "memref<4xf32, strided<[1], offset: ?>>",
    "memref<4xf32, strided<[?], offset: ?>>",
    "memref<?xf32, strided<[?], offset: ?>>",
    "memref<4xf32, #gpu.address_space<private>>",
    "memref<4xi32, #gpu.address_space<global>>",
    "!llvm.ptr",
    "!llvm.ptr<1>",
    "!llvm.ptr<2>",
    "!llvm.ptr<3>",
    "!llvm.ptr<4>",
    "!llvm.ptr<5>",
    "!llvm.ptr<6>",
    "!llvm.ptr<7>",
    "!llvm.ptr<8>",
    "!llvm.struct<(i32, i32)>",
    "!llvm.struct<(i32, i1)>",
    "!llvm.struct<(i8, i1)>",
    "!llvm.array<4 x i32>",
    "!llvm.func<void ()>",
    "!llvm.struct<(f32, f32, f32, f32)>",
    "!llvm.struct<(vector<2xf16>, vector<2xf16>)>",
    "tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>",
    "tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>",
    "tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>",
    "!pdl.operation",
    "!pdl.value",
    "!pdl.type",
    "!pdl.attribute",
    "!pdl.range<value>",
    "!pdl.range<type>",
    "!pdl.range<operation>",
    "!pdl.range<attribute>",
    "vector<4x!llvm.ptr>",
    "tensor<?x?xf32>",
    "tensor<1xi48>",
    "memref<?x?xi8>",
    "tensor<0xindex>",
    "tensor<1xindex>",
    "tensor<0xi32>",
];

const ATTRS: &[&str] = &[
    "0 : i32",
    "1 : i32",
    "0 : i64",
    "1 : i64",
    "2 : i64",
    "8 : i64",
    "0 : index",
    "1 : index",
    "true",
    "false",
    "0 : i8",
    "1 : i8",
    "1 : i16",
    "4 : i32",
    "16 : i32",
    "32 : i32",
    "2 : i32",
    "3 : i32",
    "64 : i32",
    "8 : i32",
    "16 : i64",
    "32 : i64",
    "4 : i64",
    "128 : i64",
    "5 : i32",
    "6 : i32",
    "7 : i32",
    "12 : i32",
    "15 : i32",
    "0.0 : f32",
    "1.0 : f32",
    "1.0 : f64",
    "1.0 : f16",
    "\"x\"",
    "\"\"",
    "unit",
    "i32",
    "f32",
    "() -> ()",
    "(i32) -> i32",
    "@x",
    "@x::@y",
    "@x::@y::@z",
    "[]",
    "[0]",
    "[1]",
    "[0, 1]",
    "[1, 1]",
    "[\"x\"]",
    "[\"x\", \"y\"]",
    "[@x]",
    "[@x, @y]",
    "[i32]",
    "[i32, i32]",
    "[0 : i32]",
    "[0 : i64]",
    "[0 : index]",
    "[true]",
    "[false]",
    "[unit]",
    "[affine_map<() -> ()>]",
    "[affine_map<(d0) -> (d0)>]",
    "[affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]",
    "[affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]",
    "[affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>]",
    "[[0]]",
    "[[0 : i64]]",
    "[[0], [1]]",
    "[[0, 1]]",
    "[[]]",
    "[{}]",
    "[{}, {}]",
    "{}",
    "{x = 1 : i32}",
    "[\"parallel\"]",
    "[\"reduction\"]",
    "array<i32>",
    "array<i64>",
    "array<i32: 0>",
    "array<i32: 1>",
    "array<i64: 0>",
    "array<i64: 1>",
    "array<i32: 1, 1>",
    "array<i64: 1, 1>",
    "array<i32: 0, 1>",
    "array<i64: 0, 1>",
    "array<i64: 4>",
    "array<i64: 4, 4>",
    "array<i64: 1, 4>",
    "array<i64: 2, 2>",
    "array<i64: 0, 0>",
    "array<i64: 1, 0>",
    "array<i64: -9223372036854775808>",
    "array<i64: 1, 4, 4>",
    "array<i64: 1, 1, 1>",
    "array<i64: 16, 16>",
    "array<i64: 4, 1>",
    "array<i32: 1, 2>",
    "array<i64: 8>",
    "array<i64: 16>",
    "array<i1>",
    "array<i1: true>",
    "array<i1: false>",
    "array<i1: true, true>",
    "array<i1: false, false>",
    "array<i8>",
    "array<i8: 0>",
    "array<i8: 1>",
    "array<i16>",
    "array<i16: 0>",
    "array<f32>",
    "array<f32: 1.0>",
    "array<f64>",
    "array<f64: 1.0>",
    "array<i32: 0, 1, 2>",
    "array<i32: 1, 1, 1>",
    "array<i64: 0, 0, 0, 0>",
    "array<i64: 1, 1, 1, 1>",
    "array<i64: 0, 1, 2>",
    "array<i32: 0, 1, 2, 3>",
    "array<i64: 0, 0, 0>",
    "array<i64: 0, 0, 0, 0, 0, 0>",
    "array<i64: 1, 1, 1, 1, 1, 1>",
    "dense<0> : tensor<1xi64>",
    "dense<1> : tensor<1xi64>",
    "dense<1> : tensor<2xi64>",
    "dense<1> : tensor<3xi64>",
    "dense<0> : tensor<1xi32>",
    "dense<0.0> : tensor<4xf32>",
    "dense<0> : tensor<4xi32>",
    "dense<0> : tensor<i64>",
    "dense<> : tensor<0x2xi64>",
    "dense<0> : tensor<1x1xi64>",
    "dense<0> : tensor<1x2xi64>",
    "dense<0> : tensor<2x2xi64>",
    "dense<true> : tensor<1xi1>",
    "dense<1> : vector<4xi32>",
    "dense<0> : tensor<4xi8>",
    "dense<0.0> : tensor<f32>",
    "dense<0> : tensor<i32>",
    "dense<0> : tensor<i8>",
    "dense<1> : tensor<1xindex>",
    "dense<0> : vector<1xi64>",
    "dense<0> : tensor<0xindex>",
    "dense<0> : tensor<1xindex>",
    "dense<0> : tensor<2xindex>",
    "dense<1> : tensor<3xi32>",
    "dense<1> : vector<1xi32>",
    "dense<1> : tensor<2xi32>",
    "dense<0> : tensor<4xindex>",
    "dense<[0, 1]> : tensor<2xi64>",
    "dense<[0, 1, 2, 3]> : tensor<4xi64>",
    "dense<0> : tensor<4xi64>",
    "dense<1.0> : vector<4xf32>",
    "dense<1> : vector<2xi32>",
    "affine_map<() -> ()>",
    "affine_map<(d0) -> (d0)>",
    "affine_map<(d0, d1) -> (d0, d1)>",
    "affine_map<() -> (0)>",
    "affine_map<() -> (1)>",
    "affine_map<(d0, d1) -> (d0)>",
    "affine_map<(d0)[s0] -> (d0 + s0)>",
    "affine_map<()[s0] -> (s0)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "affine_set<() : (1 >= 0)>",
    "index",
    "loc(unknown)",
    "loc(\"x\")",
    "-1 : i32",
    "3 : i64",
    "1 : ui32",
    "1 : si32",
    "0 : si32",
    "0 : ui8",
    "1 : ui8",
    "0 : ui64",
    "1 : si64",
    "1 : i1",
    "5 : i3",
    "1 : i2",
    "0 : i4",
    "-1 : i64",
    "0 : i16",
    "1.0 : bf16",
    "256 : i64",
];

/// Number of spellings tried for each attribute or type definition.
const MOST: usize = 400;

/// The types and attributes for the operations of one dialect, as strings. Simple ones come first.
pub struct Pool {
    dialect: &'static Dialect,
    types: Vec<(Type, Rc<str>)>,
    attrs: Vec<(Attr, Rc<str>)>,
    types_of: RefCell<HashMap<String, Rc<[Rc<str>]>>>,
    attrs_of: RefCell<HashMap<String, Rc<[Rc<str>]>>>,
    fits: RefCell<HashMap<(String, Rc<str>), bool>>,
}

/// The builtin types and attributes, which the pools of all dialects share.
pub(crate) struct Common {
    types: Texts<Type>,
    attrs: Texts<Attr>,
}

/// Distinct types or attributes with their textual forms.
struct Texts<T> {
    all: Vec<(T, Rc<str>)>,
    known: HashSet<T>,
}

impl<T> Default for Texts<T> {
    fn default() -> Self {
        Self { all: Vec::new(), known: HashSet::new() }
    }
}

impl Common {
    pub(crate) fn new(ctx: &Context) -> Self {
        let mut common = Self { types: Texts::default(), attrs: Texts::default() };
        let mut texts: Vec<String> = ELEMENTS.iter().map(|text| (*text).to_owned()).collect();
        for shape in SHAPES {
            for container in ["tensor", "vector", "memref"] {
                texts.extend(ELEMENTS.iter().map(|element| format!("{container}<{shape}{element}>")));
            }
        }
        texts.extend(TYPES.iter().map(|text| (*text).to_owned()));
        for shape in SCALABLE {
            texts.extend(ELEMENTS.iter().chain(&["i128"]).map(|element| format!("vector<{shape}{element}>")));
        }
        for element in RARE {
            texts.push((*element).to_owned());
            for shape in
                ["tensor<4x", "tensor<", "vector<4x", "memref<4x", "vector<8x", "vector<16x", "vector<2x", "vector<32x"]
            {
                texts.push(format!("{shape}{element}>"));
            }
        }
        texts.iter().for_each(|text| add_type(ctx, &mut common.types, text));
        ATTRS.iter().for_each(|text| add_attr(ctx, &mut common.attrs, text));
        for text in texts.iter().take(100) {
            add_attr(ctx, &mut common.attrs, text);
        }
        for text in TYPES {
            add_attr(ctx, &mut common.attrs, text);
        }
        common
    }
}

impl Pool {
    pub(crate) fn new(ctx: &Context, common: &Common, dialect: &'static Dialect) -> Self {
        let (mut types, mut attrs) = (Texts::default(), Texts::default());
        for row in dialect.types().filter(|row| row.mnemonic.is_some()) {
            for text in guesses(dialect, row).iter().take(MOST) {
                add_type(ctx, &mut types, &format!("!{}{text}", row.name));
                if let Some((name, mnemonic)) = row.name.split_once('.') {
                    add_type(ctx, &mut types, &format!("!{name}<{mnemonic}{text}>"));
                }
            }
        }
        for row in dialect.attrs().filter(|row| row.mnemonic.is_some()) {
            for text in guesses(dialect, row).iter().take(MOST) {
                add_attr(ctx, &mut attrs, &format!("#{}{text}", row.name));
                // Some dialects write attributes as a keyword and a body in brackets.
                if let Some((name, mnemonic)) = row.name.split_once('.') {
                    add_attr(ctx, &mut attrs, &format!("#{name}<{mnemonic}{text}>"));
                }
            }
        }
        let own = attrs.all.len();
        for index in 0..own {
            let text = attrs.all[index].1.clone();
            for list in [format!("[{text}]"), format!("[{text}, {text}]"), format!("[[{text}]]")] {
                add_attr(ctx, &mut attrs, &list);
            }
        }
        for (_, text) in &types.all {
            for text in [format!("{text}"), format!("() -> {text}"), format!("[{text}]")] {
                add_attr(ctx, &mut attrs, &text);
            }
        }
        let (mut types, mut attrs) = (types.all, attrs.all);
        types.extend(common.types.all.iter().cloned());
        attrs.extend(common.attrs.all.iter().cloned());
        let (types_of, attrs_of, fits) = Default::default();
        Self { dialect, types, attrs, types_of, attrs_of, fits }
    }

    /// Returns the types that satisfy a constraint, as strings; all types if the constraint is unknown.
    pub(crate) fn types_of(&self, ctx: &Context, constraint: &str) -> Rc<[Rc<str>]> {
        if let Some(known) = self.types_of.borrow().get(constraint) {
            return known.clone();
        }
        let row = self.dialect.type_constraint(constraint);
        let fits = |ty| row.is_none_or(|row| holds(ctx, Some(self.dialect), &row.pred, Subject::Type(ty)));
        let (own, other): (Vec<_>, Vec<_>) = self
            .types
            .iter()
            .filter(|(ty, _)| fits(*ty))
            .map(|(_, text)| text.clone())
            .partition(|text| text.strip_prefix('!').is_some_and(|text| text.starts_with(self.dialect.name())));
        // The dialect's own types come first, except for constraints that accept nearly every type.
        let all: Rc<[Rc<str>]> = if other.len() > 200 {
            other.into_iter().chain(own).collect()
        } else {
            own.into_iter().chain(other).collect()
        };
        self.types_of.borrow_mut().insert(constraint.to_owned(), all.clone());
        all
    }

    /// Returns whether a string is a valid type.
    pub(crate) fn is_type(&self, ctx: &Context, text: &Rc<str>) -> bool {
        self.fits(ctx, "", text)
    }

    /// Returns whether a string is a type that satisfies a constraint.
    pub(crate) fn fits(&self, ctx: &Context, constraint: &str, text: &Rc<str>) -> bool {
        let key = (constraint.to_owned(), text.clone());
        if let Some(known) = self.fits.borrow().get(&key) {
            return *known;
        }
        let row = self.dialect.type_constraint(constraint);
        let fits = parsed_type(ctx, text)
            .is_some_and(|ty| row.is_none_or(|row| holds(ctx, Some(self.dialect), &row.pred, Subject::Type(ty))));
        self.fits.borrow_mut().insert(key, fits);
        fits
    }

    /// Returns the attributes that satisfy a constraint, as strings.
    pub(crate) fn attrs_of(&self, ctx: &Context, constraint: &str) -> Rc<[Rc<str>]> {
        if let Some(known) = self.attrs_of.borrow().get(constraint) {
            return known.clone();
        }
        let row = self.dialect.attr_constraint(constraint);
        let fits = |attr| row.is_none_or(|row| holds(ctx, Some(self.dialect), &row.pred, Subject::Attr(attr)));
        let mut all = Texts::default();
        if let Some(AttrKind::Enum(name)) = row.map(|row| &row.kind)
            && let Some(cases) = self.dialect.enum_(name)
        {
            for case in &cases.cases {
                add_attr(ctx, &mut all, &format!("{} : i{}", case.value, cases.width));
            }
        }
        let mut texts: Vec<Rc<str>> =
            all.all.into_iter().filter(|(attr, _)| fits(*attr)).map(|(_, text)| text).collect();
        let (own, other): (Vec<_>, Vec<_>) = self
            .attrs
            .iter()
            .filter(|(attr, _)| fits(*attr))
            .map(|(_, text)| text.clone())
            .partition(|text| text.contains('#') || text.contains('!'));
        if other.len() > 100 {
            texts.extend(other.into_iter().chain(own));
        } else {
            texts.extend(own.into_iter().chain(other));
        }
        let texts: Rc<[Rc<str>]> = texts.into();
        self.attrs_of.borrow_mut().insert(constraint.to_owned(), texts.clone());
        texts
    }
}

/// Parses a type; returns `None` if the string is not a valid type.
fn parsed_type(ctx: &Context, text: &str) -> Option<Type> {
    let (ty, used) = ctx.parse_type(text.as_bytes()).ok()?;
    (used == text.len() && !matches!(ctx.type_data(ty), TypeData::Verbatim(_))).then_some(ty)
}

fn add_type(ctx: &Context, types: &mut Texts<Type>, text: &str) {
    if let Some(ty) = parsed_type(ctx, text)
        && types.known.insert(ty)
    {
        types.all.push((ty, text.into()));
    }
}

fn add_attr(ctx: &Context, attrs: &mut Texts<Attr>, text: &str) {
    if let Ok((attr, used)) = ctx.parse_attr(text.as_bytes())
        && used == text.len()
        && !matches!(ctx.attr_data(attr), AttrData::Verbatim(_))
        && attrs.known.insert(attr)
    {
        attrs.all.push((attr, text.into()));
    }
}

/// Strings that are tried after every mnemonic.
const BODIES: &[&str] = &[
    "i32",
    "f32",
    "4xf32",
    "4xi32",
    "4x4xf32",
    "16x16xf16",
    "16x16xf16, \"AOp\"",
    "16x16xf16, \"BOp\"",
    "16x16xf32, \"COp\"",
    "\"x\"",
    "1",
    "32",
    "i32, i32",
    "memref<4xf32>",
    "vector<4xi32>",
    "?xf32",
    "4",
    "8",
    "0, 0",
    "1, 1",
    "@x",
    "[]",
    "tensor<4xf32>",
    "!llvm.ptr",
    "dense",
    "(i32)",
    "() -> ()",
    "1 x i32",
    "1, i32",
    "memref<4x4xf32>",
    "f32, StorageBuffer",
    "i32, Function",
    "f32, Function",
    "struct<(f32)>, StorageBuffer",
    "4 x f32",
    "4xi32, stride=4",
    "f32, 4",
    "\"builtin.module\"",
    "range<value>",
    "type",
    "value",
    "16x16xi8",
    "operation",
    "range<type>",
    "i32, \"x\"",
    "16x16xbf16",
    "16x16xf32",
    "x",
    "f16",
    "bf16",
    "i8",
    "i1",
    "void ()",
    "(i32) -> (i32)",
    "() -> i32",
    "\"x\", [4]",
    "[\"x\"=4]",
    "[@x]",
    "@x, [{\"x\"}]",
    "@x, [{}]",
    "@x, [[]]",
    "@x, [[0]]",
    "4x4xf16",
    "memref<4x4xf16, 3>",
    "memref<4x4xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none",
    "tensor = memref<4x4xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none",
    "fragmented = vector<4x4xf32>",
    "tensor = memref<4x4xf16, 3>",
    "tensor<4xf32>, 1",
    "#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>",
    "#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0",
    "#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0 to 1",
    "f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown",
    "!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NeedSampler, Unknown>",
    "f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NoSampler, Rgba32f",
    "memory_space = #gpu.address_space<workgroup>",
    "#gpu.address_space<workgroup>",
    "i8:f32, 0.5",
    "wgmma_m64n64k16",
    "!emitc.size_t",
    "!async.token",
    "i32, #ptr.generic_space",
    "#ptr.generic_space",
    "[i32, f32]",
    "(i32, f32)",
    "(f32)",
    "(f32, i32)",
    "(f32 [0])",
    "(f32, f32)",
    "(vector<4xf32>)",
    "3 x vector<3xf32>",
    "2 x vector<2xf32>",
    "4 x vector<4xf32>",
    "4x4xf32, Subgroup, MatrixA",
    "16x16xf32, Subgroup, MatrixAcc",
    "16x16xf16, Subgroup, MatrixA",
];

/// Returns candidate strings that may follow the mnemonic of an attribute or type.
fn guesses(dialect: &Dialect, row: &AttrDef) -> Vec<String> {
    let mut all = vec![String::new(), "<>".to_owned()];
    if let Some(cases) = row.enum_name.as_deref().and_then(|name| dialect.enum_(name)) {
        all.extend(cases.cases.iter().flat_map(|case| [format!("<{}>", case.text), format!(" {}", case.text)]));
    }
    let given: Vec<_> = row.params.iter().filter(|param| !param.self_type).collect();
    for with_optional in [false, true] {
        let params: Vec<_> = given.iter().filter(|p| with_optional || !p.optional && p.default.is_none()).collect();
        let values: Vec<Vec<String>> = params.iter().map(|param| values(dialect, &param.kind)).collect();
        for at in 0..values.iter().map(Vec::len).max().unwrap_or(0) {
            let chosen: Vec<&str> =
                values.iter().filter_map(|v| v.get(at % v.len().max(1))).map(String::as_str).collect();
            let named: Vec<String> =
                params.iter().zip(&chosen).map(|(param, value)| format!("{} = {value}", param.name)).collect();
            let (plain, named) = (chosen.join(", "), named.join(", "));
            all.extend([format!("<{plain}>"), format!("<{named}>"), format!("<{{{named}}}>"), format!("<[{plain}]>")]);
            all.extend([" x ", ":", "x", " "].map(|between| format!("<{}>", chosen.join(between))));
        }
    }
    all.extend(BODIES.iter().map(|plain| format!("<{plain}>")));
    all
}

/// Returns candidate strings for a parameter.
fn values(dialect: &Dialect, kind: &ParamKind) -> Vec<String> {
    let list = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    match kind {
        ParamKind::Attr(name) => match name.split_once('.') {
            Some((_, short)) => match dialect.attr(short).and_then(|row| dialect.enum_(row.enum_name.as_deref()?)) {
                Some(cases) => {
                    let texts = |text: &str| [text.to_owned(), format!("<{text}>"), format!("#{name}<{text}>")];
                    cases.cases.iter().flat_map(|case| texts(&case.text)).collect()
                }
                None => vec![format!("#{name}"), format!("#{name}<>"), "<>".to_owned()],
            },
            None => list(&[
                "1 : i32",
                "\"x\"",
                "[]",
                "unit",
                "@x",
                "affine_map<(d0) -> (d0)>",
                "dense<0> : tensor<1xi64>",
                "{}",
                "array<i64: 1>",
                "0.5",
                "i32",
                "array<i32: 1>",
                "1 : i64",
                "[1, 1]",
                "[1]",
                "[0, 1]",
                "true",
                "array<i64: 1, 1>",
                "array<i32: 1, 1>",
                "distinct[0]<>",
            ]),
        },
        ParamKind::Type(_) => list(&[
            "i32",
            "f32",
            "vector<4xi32>",
            "memref<4xf32>",
            "() -> ()",
            "tensor<4xf32>",
            "!llvm.ptr",
            "index",
            "f16",
            "i8",
        ]),
        ParamKind::Int(_) | ParamKind::UInt(_) | ParamKind::ApInt => list(&["1", "8", "4", "0", "32", "16", "2", "64"]),
        ParamKind::Bool => list(&["true", "false"]),
        ParamKind::Str => list(&["\"x\"", "x"]),
        ParamKind::Enum(name) => {
            dialect.enum_(name).map_or_else(Vec::new, |e| e.cases.iter().map(|case| case.text.to_string()).collect())
        }
        ParamKind::ApFloat => list(&["0.5"]),
        ParamKind::Array(inner) => {
            let inner = values(dialect, inner);
            inner
                .iter()
                .flat_map(|text| [format!("[{text}]"), text.clone(), format!("({text})"), format!("[{text}, {text}]")])
                .collect()
        }
        ParamKind::Other(_) => list(&["1", "[]", "\"x\"", "i32"]),
    }
}
