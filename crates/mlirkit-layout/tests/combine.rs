//! Tests which specifications of nested scopes can be combined, and the verifier's messages about those that cannot.

mod common;

use common::{aligned, context, named, nest, spec, typed};
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, Context, Module, OpRef};
use mlirkit_layout::{DataLayout, ErrorKind, Interfaces, Key, Rules, Source, TypeSize, verify_op};
use mlirkit_num::FloatKind;

fn new_context() -> Context {
    context(Interfaces::default())
}

/// Returns nested modules with the given specifications, outermost first.
fn modules<'c>(ctx: &'c Context, specs: &[Option<Attr>]) -> Module<'c> {
    let levels: Vec<_> = specs
        .iter()
        .map(|spec| ("builtin.module", spec.map(|spec| ("dlti.dl_spec", spec)).into_iter().collect()))
        .collect();
    nest(ctx, &levels).0
}

fn innermost<'m, 'c>(module: &'m Module<'c>) -> OpRef<'m, 'c> {
    module.root().and_then(|root| root.walk().last()).expect("operations")
}

fn messages(op: OpRef<'_, '_>) -> Vec<String> {
    verify_op(op).into_iter().map(|finding| finding.message).collect()
}

#[test]
fn inner_entries_win_and_say_so() {
    let ctx = new_context();
    let (i32_, i64_) = (ctx.i32_type(), ctx.i64_type());
    let outer = spec(&ctx, &[aligned(&ctx, i32_, &[64]), aligned(&ctx, i64_, &[64, 128])]);
    let inner = spec(&ctx, &[aligned(&ctx, i32_, &[32])]);
    let module = modules(&ctx, &[Some(outer), Some(inner)]);
    let layout = DataLayout::new(innermost(&module)).expect("a layout");
    assert_eq!(layout.type_abi_alignment(i32_), Ok(4));
    assert_eq!(layout.type_preferred_alignment(i64_), Ok(16));
    let scope = |ty| match layout.abi_alignment(ty).expect("an answer").source {
        Source::Entry(entry) => entry.scope,
        source => panic!("{source:?}"),
    };
    assert_eq!((scope(i64_), scope(i32_)), (0, 1));
    assert_eq!(messages(innermost(&module)), [""; 0]);
}

#[test]
fn entries_stay_in_the_order_in_which_they_came() {
    let ctx = new_context();
    let (i8_, i64_, f32_) = (ctx.int_type(8), ctx.i64_type(), ctx.float_type(FloatKind::F32));
    let entry = |ty| aligned(&ctx, ty, &[8]);
    let name = |name| named(&ctx, name, ctx.unit());
    let specs = [
        spec(&ctx, &[entry(i64_), name("my.b")]),
        spec(&ctx, &[name("my.c"), entry(f32_), entry(i8_)]),
        spec(&ctx, &[name("my.a"), name("my.b"), entry(i64_)]),
    ]
    .map(Some);
    let module = modules(&ctx, &specs);
    let layout = DataLayout::new(innermost(&module)).expect("a layout");
    let found: Vec<_> = layout.entries().iter().map(|entry| (entry.key, entry.scope)).collect();
    let name = |name| Key::Name(ctx.ident(name));
    let expected = [
        (name("my.b"), 2),
        (name("my.c"), 1),
        (name("my.a"), 2),
        (Key::Type(i64_), 2),
        (Key::Type(i8_), 1),
        (Key::Type(f32_), 1),
    ];
    assert_eq!(found, expected);
    assert_eq!(layout.type_abi_alignment(i8_), Ok(1));
}

#[test]
fn alignment_may_be_relaxed_and_not_tightened() {
    let ctx = new_context();
    let f32_ = ctx.float_type(FloatKind::F32);
    for (outer, inner, combines) in [(64, 64, true), (64, 32, true), (32, 64, false), (48, 32, false), (0, 0, true)] {
        let outer = spec(&ctx, &[aligned(&ctx, f32_, &[outer])]);
        let inner = spec(&ctx, &[aligned(&ctx, f32_, &[inner])]);
        let module = modules(&ctx, &[Some(outer), Some(inner)]);
        let layout = DataLayout::new(innermost(&module));
        assert_eq!(layout.is_ok(), combines);
        let expected: &[&str] =
            if combines { &[] } else { &["data layout does not combine with layouts of enclosing ops"] };
        assert_eq!(messages(innermost(&module)), expected);
        if let Err(error) = layout {
            assert_eq!(error.kind(), ErrorKind::NotCombinable);
        }
    }
}

#[test]
fn names_must_agree_and_notes_name_the_scopes_around() {
    let ctx = new_context();
    let of = |value| spec(&ctx, &[named(&ctx, "unknown.unknown", ctx.int_attr(ctx.i32_type(), value))]);
    let module = modules(&ctx, &[None, Some(of(33)), None, Some(of(32))]);
    let findings = verify_op(innermost(&module));
    assert_eq!(findings.len(), 1);
    let notes: Vec<(Attr, &str)> = findings[0].notes.iter().map(|(at, note)| (*at, note.as_str())).collect();
    let line = |line| ctx.file_loc(ctx.ident("t.mlir"), line, 1);
    let note = "enclosing op with data layout";
    // Innermost scope first. The outermost module has no specification, so it may be implicit and is omitted.
    assert_eq!(notes, [(line(3), note), (line(2), note)]);
    let module = modules(&ctx, &[Some(of(33)), Some(of(33))]);
    assert_eq!(messages(innermost(&module)), [""; 0]);
}

#[test]
fn combining_is_associative_where_it_works() {
    let ctx = new_context();
    let mut random = common::Random(7);
    let types = [ctx.int_type(8), ctx.i32_type(), ctx.i64_type(), ctx.float_type(FloatKind::F64), ctx.index_type()];
    let interface = *Interfaces::of(&ctx).specs.get("dlti.dl_spec").expect("DLTI's own");
    let mut combined = 0;
    for _ in 0..2000 {
        let mut any = || {
            let mut items = Vec::new();
            for ty in types {
                if random.below(3) == 0 {
                    let value = 8 << random.below(4);
                    items.push(if ty == ctx.index_type() {
                        typed(&ctx, ty, ctx.int_attr(ctx.i64_type(), 32))
                    } else {
                        aligned(&ctx, ty, &[value, 2 * value])
                    });
                }
            }
            if random.below(2) == 0 {
                items.push(named(&ctx, "dlti.endianness", ctx.string_attr("big")));
            }
            let attr = spec(&ctx, &items);
            mlirkit_layout::Spec { attr, entries: interface.entries(&ctx, attr) }
        };
        let (a, b, c) = (any(), any(), any());
        let combine = |specs: &[mlirkit_layout::Spec]| interface.combine(&ctx, specs);
        let flat = combine(&[a.clone(), b.clone(), c.clone()]);
        let left = combine(&[a.clone(), b.clone()]).and_then(|ab| combine(&[ab, c.clone()]));
        let right = combine(&[b, c]).and_then(|bc| combine(&[a, bc]));
        let sorted = |spec: Result<mlirkit_layout::Spec, Reason>| {
            spec.map(|mut spec| {
                spec.entries.sort_by_key(|entry| entry.attr);
                spec.entries
            })
        };
        let flat = sorted(flat);
        assert_eq!(flat, sorted(left));
        // Combining from the right skips the middle scope, so it may succeed where combining in order fails. It never
        // gives a different result.
        if let Ok(flat) = flat {
            combined += 1;
            assert_eq!(Ok(flat), sorted(right));
        }
    }
    assert!(combined > 200, "{combined}");
}

#[test]
fn messages_of_the_verifier() {
    let ctx = new_context();
    let int = |value| ctx.int_attr(ctx.i32_type(), value);
    let complex = ctx.ty(mlirkit_ir::TypeData::Complex(ctx.float_type(FloatKind::F32)));
    let string = ctx.string_attr("x");
    let cases = [
        (typed(&ctx, ctx.index_type(), string), "expected integer attribute in the data layout entry for 'index'"),
        (typed(&ctx, ctx.i32_type(), int(1)), "expected a dense i64 elements attribute in the data layout entry "),
        (aligned(&ctx, ctx.i32_type(), &[1, 2, 3]), "expected 1 or 2 elements in the data layout entry "),
        (
            aligned(&ctx, ctx.i32_type(), &[64, 32]),
            "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry ",
        ),
        (typed(&ctx, complex, int(1)), "unexpected data layout for a built-in type"),
        (
            typed(&ctx, common::dltest_type(&ctx, "no_layout"), int(1)),
            "data layout specified for a type that does not support it",
        ),
        (named(&ctx, "dlti.unknown_id", int(1)), "unknown data layout entry name: dlti.unknown_id"),
        (
            named(&ctx, "dlti.endianness", string),
            "'dlti.endianness' data layout entry is expected to be either 'big' or 'little'",
        ),
        (named(&ctx, "builtin.x", int(1)), "the 'builtin' dialect does not support identifier data layout entries"),
    ];
    for (entry, message) in cases {
        let module = modules(&ctx, &[Some(spec(&ctx, &[entry]))]);
        let found = messages(innermost(&module));
        assert!(found.len() == 1 && found[0].starts_with(message), "{found:?} for {message}");
    }
    for (name, value, message) in [
        ("dlti.dl_spec", int(1), "'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute"),
        ("dlti.map", int(1), "'dlti.map' is expected to be a #dlti.map attribute"),
        ("dlti.x", int(1), "attribute 'dlti.x' not supported by dialect"),
    ] {
        let (module, _) = nest(&ctx, &[("builtin.module", vec![(name, value)])]);
        assert_eq!(messages(innermost(&module)), [message]);
    }
    let empty = spec(&ctx, &[]);
    let (module, _) = nest(&ctx, &[("builtin.module", vec![("a.spec", empty), ("dlti.dl_spec", empty)])]);
    let findings = verify_op(innermost(&module));
    assert_eq!(findings.len(), 1);
    assert_eq!(findings[0].message, "'builtin.module' op expects at most one data layout attribute");
    assert!(!findings[0].refuses);
}

#[test]
fn any_operation_with_the_interface_is_a_scope() {
    let ctx = new_context();
    let wide = spec(&ctx, &[typed(&ctx, ctx.index_type(), ctx.int_attr(ctx.i64_type(), 32))]);
    let levels = [("builtin.module", vec![]), ("dltest.plain_scope", vec![("dlti.dl_spec", wide)]), ("x.leaf", vec![])];
    let (module, _) = nest(&ctx, &levels);
    let layout = DataLayout::closest(innermost(&module)).expect("a layout");
    assert_eq!(layout.scopes().len(), 2);
    assert_eq!(layout.type_size(ctx.index_type()), Ok(TypeSize::fixed(4)));
    assert_eq!(DataLayout::new(innermost(&module)).expect_err("no scope").kind(), ErrorKind::NotAScope);
}

#[test]
fn rule_sets_differ_in_vectors() {
    let ctx = new_context();
    let vector = |shape: &[i64], element| {
        let scalable = vec![false; shape.len()].into();
        ctx.ty(mlirkit_ir::TypeData::Vector(Box::new(mlirkit_ir::VectorType {
            shape: shape.into(),
            scalable,
            element,
        })))
    };
    let flags = vector(&[8], ctx.i1_type());
    assert_eq!(DataLayout::none(&ctx).type_size(flags), Ok(TypeSize::fixed(8)));
    assert_eq!(DataLayout::none(&ctx).with_rules(Rules::Main).type_size(flags), Ok(TypeSize::fixed(1)));
    // A vector of rank 0 has one element; upstream reads past the end of the shape.
    assert_eq!(DataLayout::none(&ctx).type_size(vector(&[], ctx.i32_type())), Ok(TypeSize::fixed(4)));
    // A size that does not fit in 64 bits is an error.
    let huge = vector(&[i64::MAX, i64::MAX], ctx.i64_type());
    assert_eq!(DataLayout::none(&ctx).type_size(huge).expect_err("too large").kind(), ErrorKind::Overflow);
}
