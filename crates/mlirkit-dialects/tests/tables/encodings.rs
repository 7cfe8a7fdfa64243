//! Tests every attribute and type of `stablehlo`, `chlo`, `vhlo` and `sdy` that has a bytecode encoding: writing and
//! reading it must yield the same value, and the file must not contain its printed form.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use bytes::Bytes;
use mlirkit_bytecode::{BytecodeRegistry, DialectBytecode, DialectWriter, ReadOptions, WriteOptions, read, write};
use mlirkit_defs::{AttrDef, ParamDef, ParamKind};
use mlirkit_diag::Result;
use mlirkit_dialects::{ReleaseVersion, encodings, lookup};
use mlirkit_ir::{
    Attr, AttrData, Blob, Context, DenseElementsAttr, DialectAttr, DialectSet, DialectType, Module, NewOp, Param,
    ParamList, TensorType, TextEngine, Type, TypeData,
};
use mlirkit_num::{ApInt, FloatKind};

/// Attributes that upstream stores in printed form.
const AS_TEXT: [&str; 6] = [
    "chlo.precision",
    "chlo.ragged_dot",
    "sdy.axis_to_propagation_details",
    "sdy.edge_value_ref",
    "sdy.propagation_edges",
    "sdy.propagation_one_step",
];

/// A [`TextEngine`] that fails if anything is written or read in printed form.
const NO_TEXT: TextEngine = TextEngine {
    print_attr: |ctx, attr, _| panic!("written as text: {:?}", ctx.attr_data(attr)),
    print_type: |ctx, ty, _| panic!("written as text: {:?}", ctx.type_data(ty)),
    parse_attr: |_, text| panic!("text in the file: {}", String::from_utf8_lossy(text)),
    parse_type: |_, text| panic!("text in the file: {}", String::from_utf8_lossy(text)),
    series: None,
};

fn context() -> Context {
    Context::new(DialectSet::new().with_lookup(lookup).allowing_unregistered())
        .with_extension(encodings())
        .with_extension(NO_TEXT)
}

/// Writes a file with one operation that has these attributes.
fn file_of(ctx: &Context, attrs: &[Attr], options: &WriteOptions) -> Vec<u8> {
    let mut module = Module::new(ctx);
    let top = module.top_block().id;
    let held = ctx.dictionary(vec![(ctx.ident("held"), ctx.array_attr(attrs))]);
    let op = NewOp { attrs: Some(held), ..NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc()) };
    module.body_mut(Module::TOP).unwrap().append_op(top, &op);
    let mut out = Vec::new();
    write(&module, &mut out, options).unwrap();
    out
}

/// Reads the attributes from a file that [`file_of`] wrote, or returns the reader's error.
fn held_by(ctx: &Context, file: Vec<u8>) -> Result<Vec<Attr>> {
    let module = read(ctx, Bytes::from(file), &ReadOptions::default())?;
    let op = module.top_block().ops().next().unwrap();
    match op.discardable_attrs() {
        [(_, held)] => match ctx.attr_data(*held) {
            AttrData::Array(attrs) => Ok(attrs.to_vec()),
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

/// The number of parameters that are set in a test value.
#[derive(Clone, Copy, PartialEq)]
enum Fill {
    /// Lists are empty, and optional parameters are absent.
    Least,
    /// All parameters are present.
    Most,
}

fn attr_def(dialect: &str, name: &str) -> &'static AttrDef {
    lookup(dialect).unwrap().attr(name).unwrap()
}

fn made(ctx: &Context, def: &'static AttrDef, fill: Fill, number: usize) -> Attr {
    let params = params(ctx, def, fill, number);
    ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params })))
}

fn vhlo_type(ctx: &Context, name: &str) -> Type {
    let def = lookup("vhlo").unwrap().type_(name).unwrap();
    ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: params(ctx, def, Fill::Most, 0) })))
}

fn a_type(ctx: &Context, def: &AttrDef, number: usize) -> Type {
    if !def.name.starts_with("vhlo.") {
        return [ctx.float_type(FloatKind::F32), ctx.float_type(FloatKind::BF16)][number % 2];
    }
    vhlo_type(ctx, ["i32_v1", "bool_v1", "f8E4M3_v1", "index_v1"][number % 4])
}

/// Returns a dense attribute of type `tensor<3xi32>`.
fn three_numbers(ctx: &Context) -> Attr {
    let tensor = TensorType { shape: [3].into(), element: ctx.i32_type(), encoding: None };
    dense(ctx, tensor, false, &[1, 0, 0, 0, 2, 0, 0, 0, 0xff, 0xff, 0xff, 0xff])
}

fn dense(ctx: &Context, tensor: TensorType, splat: bool, data: &[u8]) -> Attr {
    let ty = ctx.ty(TypeData::RankedTensor(Box::new(tensor)));
    let data = Blob::owned(data.to_vec());
    ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr { ty, splat, data })))
}

/// Returns parameters for a definition. `number` selects among equally suitable values.
fn params(ctx: &Context, def: &'static AttrDef, fill: Fill, number: usize) -> Box<[Param]> {
    // Definitions whose parameters depend on each other.
    let own = match &*def.name {
        "vhlo.float_v1" => {
            let (ty, kind) =
                [("f64_v1", FloatKind::F64), ("f8E5M2_v1", FloatKind::F8E5M2), ("tf31_v1", FloatKind::TF32)]
                    [number % 3];
            Some([Param::Type(vhlo_type(ctx, ty)), Param::float(kind, 0x45)])
        }
        "vhlo.integer_v1" => {
            let (ty, width) = [("i64_v1", 64), ("ui4_v1", 4), ("i8_v1", 8), ("index_v1", 64)][number % 4];
            Some([Param::Type(vhlo_type(ctx, ty)), Param::ApInt(ApInt::from_i64(width, -3))])
        }
        "vhlo.tensor_v1" if def.params.len() == 2 => {
            let i32 = vhlo_type(ctx, "i32_v1");
            Some([Param::Type(vhlo_tensor(ctx, &[3], i32)), Param::Attr(three_numbers(ctx))])
        }
        _ => None,
    };
    if let Some(own) = own {
        return own.into();
    }
    def.params.iter().map(|row| param(ctx, def, row, fill, number)).collect()
}

fn vhlo_tensor(ctx: &Context, shape: &[i64], element: Type) -> Type {
    let def = lookup("vhlo").unwrap().type_("tensor_v1").unwrap();
    let shape = Param::Array(shape.iter().copied().map(Param::Int).collect());
    let params = [shape, Param::Type(element), Param::None].into();
    ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params })))
}

fn param(ctx: &Context, def: &'static AttrDef, row: &ParamDef, fill: Fill, number: usize) -> Param {
    let encoding = &*def.name == "vhlo.tensor_v1" && &*row.name == "encoding";
    let array = matches!(row.kind, ParamKind::Array(_));
    // Whether a sharding has unreduced axes determines its encoding, and the reduction depends on these axes.
    if fill == Fill::Least && &*row.name == "reduction_op" {
        return Param::Enum(0);
    }
    if fill == Fill::Least && (row.optional || encoding) && !array {
        return Param::None;
    }
    match row.kind {
        // Optional numbers are never negative.
        ParamKind::Int(_) if row.optional => Param::Int(number as i64),
        _ => value(ctx, def, &row.kind, fill, number),
    }
}

fn value(ctx: &Context, def: &'static AttrDef, kind: &ParamKind, fill: Fill, number: usize) -> Param {
    let (dialect, _) = def.name.split_once('.').unwrap();
    match kind {
        ParamKind::Attr(class) => Param::Attr(match &**class {
            "ArrayAttr" => ctx.array_attr(&[ctx.string_attr("x"), ctx.string_attr("y")]),
            "DenseElementsAttr" | "DenseIntElementsAttr" => three_numbers(ctx),
            class => match class.split_once('.') {
                Some((dialect, name)) => made(ctx, attr_def(dialect, name), fill, number),
                None => ctx.string_attr("any"),
            },
        }),
        ParamKind::Type(_) => Param::Type(a_type(ctx, def, number)),
        ParamKind::Int(32) | ParamKind::UInt(_) => Param::Int(number as i64 + 1),
        ParamKind::Int(_) => Param::Int([-1, i64::MIN, 0, 1 << 40][number % 4]),
        ParamKind::Bool => Param::Bool(number.is_multiple_of(2)),
        ParamKind::Str => Param::Str(ctx.ident("text")),
        ParamKind::Enum(name) => {
            let cases = &lookup(dialect).unwrap().enum_(name).unwrap().cases;
            Param::Enum(cases[number % cases.len()].value)
        }
        ParamKind::ApFloat => Param::float(FloatKind::F64, u128::from(1.5_f64.to_bits())),
        ParamKind::Array(_) if fill == Fill::Least => Param::Array(ParamList::default()),
        ParamKind::Array(element) => {
            Param::Array((0..3).map(|more| value(ctx, def, element, fill, number + more)).collect())
        }
        ParamKind::Other(_) => Param::Array([Param::Attr(ctx.string_attr("key")), Param::Attr(ctx.unit())].into()),
        ParamKind::ApInt => unreachable!("{}", def.name),
    }
}

/// Returns the values to test for a definition: with the fewest and the most parameters, and with every case of its
/// enums.
fn values(def: &'static AttrDef) -> impl Iterator<Item = (Fill, usize)> {
    let rounds = if def.params.is_empty() { 1 } else { 6 };
    (0..rounds).flat_map(|number| [(Fill::Least, number), (Fill::Most, number)])
}

#[test]
fn every_attribute_and_type_comes_back_without_text() {
    let mut counts = Vec::new();
    for name in ["stablehlo", "chlo", "vhlo", "sdy"] {
        let ctx = context();
        let dialect = lookup(name).unwrap();
        let has_encoding = |def: &&AttrDef| !AS_TEXT.contains(&&*def.name);
        let attrs: Vec<_> = dialect.attrs().filter(has_encoding).collect();
        let types: Vec<_> = dialect.types().filter(has_encoding).collect();
        counts.push((name, attrs.len(), types.len()));
        let mut written = Vec::new();
        for def in attrs {
            written.extend(values(def).map(|(fill, number)| made(&ctx, def, fill, number)));
        }
        for def in types {
            for (fill, number) in values(def) {
                let ty = DialectType { def, params: params(&ctx, def, fill, number) };
                written.push(ctx.type_attr(ctx.ty(TypeData::Dialect(Box::new(ty)))));
            }
        }
        for version in [0, 1, 3, 4, 6] {
            let file = file_of(&ctx, &written, &WriteOptions { version, ..WriteOptions::default() });
            for text in [format!("#{name}"), format!("!{name}"), "<".to_owned()] {
                assert!(!contains(&file, text.as_bytes()), "'{text}' in a file of {name}");
            }
            assert!(held_by(&ctx, file).unwrap() == written, "{name} at version {version}");
        }
    }
    // The `vhlo` type `tensor_v1` and the `sdy` sharding have several encodings.
    assert_eq!(counts, [("stablehlo", 22, 2), ("chlo", 2, 0), ("vhlo", 25, 42), ("sdy", 15, 0)]);
}

fn contains(file: &[u8], text: &[u8]) -> bool {
    file.windows(text.len()).any(|window| window == text)
}

/// An encoding that writes these bytes for every attribute or type of a dialect.
struct Damaged(&'static str, &'static [u8]);

impl DialectBytecode for Damaged {
    fn dialect(&self) -> &str {
        self.0
    }

    fn write_attr(&self, _: Attr, writer: &mut DialectWriter<'_, '_>) -> bool {
        self.1.iter().for_each(|byte| writer.byte(*byte));
        true
    }

    fn write_type(&self, _: Type, writer: &mut DialectWriter<'_, '_>) -> bool {
        self.1.iter().for_each(|byte| writer.byte(*byte));
        true
    }
}

/// Writes a file in which an attribute or type consists of these bytes.
fn with_bytes(def: &'static AttrDef, is_type: bool, bytes: &'static [u8]) -> Vec<u8> {
    let (dialect, _) = def.name.split_once('.').unwrap();
    let damaged = BytecodeRegistry::new().with(Damaged(dialect, bytes));
    let ctx = Context::new(DialectSet::new().with_lookup(lookup).allowing_unregistered())
        .with_extension(damaged)
        .with_extension(NO_TEXT);
    let attr = if is_type {
        let params = params(&ctx, def, Fill::Least, 0);
        ctx.type_attr(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params }))))
    } else {
        made(&ctx, def, Fill::Least, 0)
    };
    file_of(&ctx, &[attr], &WriteOptions::default())
}

/// Returns the error message for a file in which an attribute or type consists of these bytes.
fn refusal(def: &'static AttrDef, is_type: bool, bytes: &'static [u8]) -> String {
    held_by(&context(), with_bytes(def, is_type, bytes)).unwrap_err().message.to_string()
}

#[test]
fn what_cannot_be_read_is_refused_in_upstreams_words() {
    let ty = |dialect, name| lookup(dialect).unwrap().type_(name).unwrap();
    let transpose = attr_def("stablehlo", "transpose");
    // A number up to 127 is encoded as one byte: twice the number, plus one.
    assert_eq!(refusal(transpose, false, &[0x01]), "unknown stablehlo attribute code: 0");
    assert_eq!(refusal(transpose, false, &[0xc7]), "unknown stablehlo attribute code: 99");
    assert_eq!(refusal(ty("stablehlo", "token"), true, &[0xc7]), "unknown builtin type code: 99");
    assert_eq!(refusal(attr_def("chlo", "comparison_type"), false, &[0x05]), "unknown chlo attribute code: 2");
    assert_eq!(refusal(attr_def("vhlo", "transpose_v1"), false, &[0x01]), "unknown vhlo attribute code: 0");
    assert_eq!(refusal(ty("vhlo", "token_v1"), true, &[0xc7]), "unknown vhlo type code: 99");
    assert_eq!(refusal(attr_def("vhlo", "bool_v1"), false, &[0x05, 0x05]), "unsupported value: 2");
    assert_eq!(refusal(transpose, false, &[0x19, 0x09]), "4 is no case of the enum 'Transpose'");
    assert_eq!(refusal(transpose, false, &[0x19, 0x03, 0x03]), "unexpected trailing bytes after attribute entry");
}

#[test]
fn dimension_numbers_from_before_batching_are_read() {
    let ctx = context();
    let list = |values: &[i64]| Param::Array(values.iter().copied().map(Param::Int).collect());
    let def = attr_def("stablehlo", "gather");
    // Lists of one, two and three numbers, and a number. A signed number n is encoded as 2n.
    let bytes = &[0x0f, 0x03, 0x05, 0x05, 0x01, 0x05, 0x07, 0x01, 0x05, 0x09, 0x05];
    let params = [list(&[1]), list(&[0, 1]), list(&[]), list(&[]), list(&[0, 1, 2]), Param::Int(1)];
    let expected = ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() })));
    assert_eq!(held_by(&ctx, with_bytes(def, false, bytes)).unwrap(), [expected]);
    assert!(held_by(&ctx, with_bytes(def, false, &bytes[..10])).is_err());
}

#[test]
fn bools_are_packed_as_artifacts_pack_them() {
    let ctx = context();
    let bools = |count: i64, splat, data: &[u8]| {
        let tensor = TensorType { shape: [count].into(), element: ctx.i1_type(), encoding: None };
        let data = dense(&ctx, tensor, splat, data);
        let ty = vhlo_tensor(&ctx, &[count], vhlo_type(&ctx, "bool_v1"));
        let params = [Param::Type(ty), Param::Attr(data)].into();
        ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def: attr_def("vhlo", "tensor_v1"), params })))
    };
    // In the file a single bool is one bit; in memory it is a splat.
    let cases: [(Attr, &[u8]); 5] = [
        (bools(1, true, &[0xff]), &[0x03, 0x01]),
        (bools(1, true, &[0x00]), &[0x03, 0x00]),
        (bools(9, true, &[0xff]), &[0x03, 0xff]),
        (bools(9, true, &[0x00]), &[0x03, 0x00]),
        (bools(9, false, &[0x25, 0x01]), &[0x05, 0x25, 0x01]),
    ];
    for (attr, blob) in cases {
        let file = file_of(&ctx, &[attr], &WriteOptions::default());
        // The code, the index of the type, and the blob.
        let entry = |ty: u8| [&[0x1f, ty], blob].concat();
        assert!((0..8).any(|ty| contains(&file, &entry(ty << 1 | 1))), "{blob:x?}");
        assert!(held_by(&ctx, file).unwrap() == [attr]);
    }
}

#[test]
fn what_says_the_same_of_all_elements_is_read_as_one() {
    let ctx = context();
    let tensor = |count: i64, element| TensorType { shape: [count].into(), element, encoding: None };
    let cases = [
        (
            tensor(2, ctx.index_type()),
            [1_u64.to_le_bytes(), 1_u64.to_le_bytes()].concat(),
            &[1, 0, 0, 0, 0, 0, 0, 0][..],
        ),
        (tensor(3, ctx.int_type(8)), vec![5, 5, 5], &[5][..]),
        (tensor(10, ctx.i1_type()), vec![0xff, 3], &[0xff][..]),
        (tensor(10, ctx.i1_type()), vec![0, 0], &[0][..]),
    ];
    for (tensor, whole, one) in cases {
        let [written, expected] =
            [(false, &*whole), (true, one)].map(|(splat, data)| dense(&ctx, tensor.clone(), splat, data));
        assert_eq!(held_by(&ctx, file_of(&ctx, &[written], &WriteOptions::default())).unwrap(), [expected]);
    }
    let different = dense(&ctx, tensor(3, ctx.int_type(8)), false, &[5, 5, 6]);
    assert_eq!(held_by(&ctx, file_of(&ctx, &[different], &WriteOptions::default())).unwrap(), [different]);
}

#[test]
fn a_resource_of_no_shape_is_refused() {
    // This context can print types, which the message contains.
    let ctx = Context::new(DialectSet::new().with_lookup(lookup).allowing_unregistered()).with_extension(encodings());
    let attr =
        ctx.attr(AttrData::DenseResource { ty: ctx.i32_type(), dialect: ctx.ident("builtin"), key: ctx.ident("k") });
    let error = held_by(&ctx, file_of(&ctx, &[attr], &WriteOptions::default())).unwrap_err().to_string();
    assert!(error.contains("expected mlir::ShapedType, but got: "), "{error}");
}

#[test]
fn fused_locations_are_decoded() {
    let ctx = context();
    let (one, unknown) = (ctx.file_loc(ctx.ident("a"), 1, 2), ctx.unknown_loc());
    let fused = |locations: &[Attr], metadata| ctx.attr(AttrData::FusedLoc { locations: locations.into(), metadata });
    let metadata = Some(ctx.unit());
    let two = [one, ctx.name_loc("b", unknown)];
    let cases = [
        (fused(&[unknown], None), unknown),
        (fused(&[one, unknown, one], None), one),
        (fused(&[fused(&two, None), one], None), fused(&two, None)),
        // With metadata, neither duplicate nor unknown locations are removed.
        (fused(&[unknown, one, one], metadata), fused(&[unknown, one, one], metadata)),
    ];
    for (written, expected) in cases {
        assert_eq!(held_by(&ctx, file_of(&ctx, &[written], &WriteOptions::default())).unwrap(), [expected]);
    }
}

#[test]
fn the_requested_version_is_written() {
    let ctx = context();
    let attr = made(&ctx, attr_def("stablehlo", "transpose"), Fill::Most, 1);
    let with = |version: ReleaseVersion| {
        let mut options = WriteOptions::default();
        options.dialect_versions.insert("stablehlo".to_owned(), Arc::new(version));
        file_of(&ctx, &[attr], &options)
    };
    assert_eq!(held_by(&ctx, with(ReleaseVersion::new(0, 23, 24))).unwrap(), [attr]);
    assert!(contains(&with(ReleaseVersion::new(0, 23, 24)), &[0x01, 0x2f, 0x31]));
    assert!(!contains(&file_of(&ctx, &[attr], &WriteOptions::default()), &[0x01, 0x2f, 0x31]));
    let error = held_by(&ctx, with(ReleaseVersion::new(99, 0, 0))).unwrap_err();
    assert_eq!(error.message.to_string(), "reading newer dialect than supported");
}

#[test]
fn an_older_sdy_knows_sums_only() {
    let ctx = context();
    let sharding = |op: u64| {
        let mut params = params(&ctx, attr_def("sdy", "sharding"), Fill::Most, 0);
        params[4] = Param::Enum(op);
        ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def: attr_def("sdy", "sharding"), params })))
    };
    let mut older = WriteOptions::default();
    older.dialect_versions.insert("sdy".to_owned(), Arc::new(ReleaseVersion::new(0, 0, 1)));
    assert_eq!(held_by(&ctx, file_of(&ctx, &[sharding(1)], &WriteOptions::default())).unwrap(), [sharding(1)]);
    assert_eq!(held_by(&ctx, file_of(&ctx, &[sharding(0)], &older)).unwrap(), [sharding(0)]);
    let [read] = held_by(&ctx, file_of(&ctx, &[sharding(1)], &older)).unwrap()[..] else { panic!("one attribute") };
    let AttrData::Dialect(read) = ctx.attr_data(read) else { panic!("a sharding") };
    assert_eq!(read.params[3..], [Param::Array(ParamList::default()), Param::Enum(0)]);
}
