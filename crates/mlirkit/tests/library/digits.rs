//! Tests that large hexadecimal constants behave as if they were decoded, although they keep their digits and share the
//! source.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use mlirkit::asm::PrintOptions;
use mlirkit::ir::{AttrData, DenseElementsAttr};
use mlirkit::{Attr, Bytes, Context, ContextOptions, Module, OpenOptions};

/// The size in bytes above which constants keep their digits.
const DECODED: usize = 256 << 10;

/// Returns the hexadecimal digits of `bytes` bytes, which depend on the seed.
fn digits(bytes: usize, seed: u64) -> String {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // No byte may turn a float into a NaN.
        (state >> 33) as u8 & 0x7e
    };
    let mut text = String::with_capacity(2 * bytes);
    (0..bytes).for_each(|_| write!(text, "{:02X}", next()).unwrap());
    text
}

fn dense(digits: &str, ty: &str) -> String {
    format!("dense<\"0x{digits}\"> : {ty}")
}

fn op(attr: &str) -> String {
    format!("\"t.op\"() {{a = {attr}}} : () -> ()\n")
}

fn context(threads: usize) -> Context {
    mlirkit::context(&ContextOptions { allow_unregistered: true, ..ContextOptions::default() }).with_threads(threads)
}

fn open<'c>(
    ctx: &'c Context,
    text: &str,
    options: impl FnOnce(&mut OpenOptions, &Bytes),
) -> Result<Module<'c>, String> {
    let (text, mut open) = (Bytes::from(text.to_owned()), OpenOptions::default());
    options(&mut open, &text);
    match mlirkit::open(ctx, "digits.mlir", &text, &open) {
        Ok(opened) => Ok(opened.module),
        Err(errors) => Err(format!("{errors:?}")),
    }
}

fn decoded<'c>(ctx: &'c Context, text: &str) -> Result<Module<'c>, String> {
    open(ctx, text, |_, _| {})
}

fn shared<'c>(ctx: &'c Context, text: &str) -> Result<Module<'c>, String> {
    open(ctx, text, |options, text| options.text.shared = Some(text.clone()))
}

/// Returns the constants in the attribute `a` of all operations.
fn constants<'c>(module: &Module<'c>) -> Vec<(Attr, &'c DenseElementsAttr)> {
    let ctx = module.context();
    let of = |op: mlirkit::OpRef<'_, 'c>| {
        let attr = op.attr("a")?;
        let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { return None };
        Some((attr, &**dense))
    };
    module.walk().filter_map(of).collect()
}

fn bytecode(module: &Module<'_>) -> Vec<u8> {
    let mut out = Vec::new();
    mlirkit::bytecode::write(module, &mut out, &Default::default()).unwrap();
    out
}

/// A function that writes a module in some format.
type Way<'a> = &'a dyn Fn(&Module<'_>) -> Vec<u8>;

#[test]
fn what_is_written_is_what_would_be_written_of_bytes() {
    let (bytes, half) = (4 * 70_000, 2 * 70_000);
    let (one, other) = (digits(bytes, 1), digits(bytes, 2));
    let mut text = String::new();
    for (digits, ty) in [
        (&one[..], "tensor<70000xf32>"),
        (&one, "tensor<280000xi8>"),
        (&one, "tensor<35000xcomplex<f32>>"),
        (&one, "tensor<2x35000x1xi32>"),
        (&other, "tensor<35000xindex>"),
        (&one[..2 * half], "tensor<35000xf32>"),
        (&one[..2 * 280_000], "tensor<2240000xi1>"),
    ] {
        text.push_str(&op(&dense(digits, ty)));
    }
    let (one, other) = (dense(&one, "tensor<70000xf32>"), dense(&other, "tensor<70000xf32>"));
    text.push_str(&op(&format!("[{one}, {{b = [{other}], c = 1 : i32}}, {other}]")));
    text.push_str(&format!("#late = {other}\n{}", op("#late")));
    text.push_str(&op("sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>"));
    let print = |module: &Module<'_>, options: PrintOptions| {
        let mut out = Vec::new();
        mlirkit::asm::print(module, &options, &mut out).unwrap();
        out
    };
    let options = PrintOptions::default;
    let ways: [Way; 6] = [
        &|module| bytecode(module),
        &|module| print(module, options()),
        &|module| print(module, PrintOptions { generic: true, ..options() }),
        &|module| print(module, PrintOptions { elide_elements: Some(100_000), ..options() }),
        &|module| print(module, PrintOptions { elide_elements: Some(10), ..options() }),
        &|module| print(module, PrintOptions { hex_elements: 36_000, ..options() }),
    ];
    for way in ways {
        for threads in [1, 2] {
            let contexts = [context(threads), context(threads), context(threads)];
            let [decoded, shared, lazy] = &contexts;
            let expected = way(&self::decoded(decoded, &text).unwrap());
            let module = self::shared(shared, &text).unwrap();
            let kept = constants(&module).iter().filter(|(_, dense)| dense.data.digits().is_some()).count();
            assert_eq!(kept, 6);
            assert!(way(&module) == expected);
            // Decoding the elements does not change the output.
            constants(&module).iter().for_each(|(_, dense)| assert!(!dense.data.as_slice().is_empty()));
            assert!(way(&module) == expected);
            let module = open(lazy, &text, |options, text| {
                (options.text.shared, options.lazy_text) = (Some(text.clone()), true);
            });
            assert!(way(&module.unwrap()) == expected);
        }
    }
}

#[test]
fn several_threads_look_through_them() {
    let ty = "tensor<20000xf32>";
    let constants = [1, 2, 3, 4].map(|seed| dense(&digits(80_000, seed), ty));
    let few = dense(&digits(8, 5), "tensor<2xf32>");
    let mut text = String::from("func.func @f() {\n");
    for (index, dense) in constants.iter().enumerate() {
        writeln!(text, "  %{index} = arith.constant {dense}").unwrap();
        write!(text, "  {}", op(&format!("[{few}, {dense}, {{b = {few}}}]"))).unwrap();
    }
    text += "  return\n}\n";
    let outcome = |text: &str, threads| shared(&context(threads), text).map(|module| bytecode(&module));
    let good = outcome(&text, 1);
    assert!(good.is_ok());
    let digits: Vec<usize> = text.match_indices("dense<\"0x").map(|(at, start)| at + start.len()).collect();
    let (mut accepted, mut refused) = (0, 0);
    for threads in [2, 3] {
        assert!(outcome(&text, threads) == good);
        for (index, first) in digits.iter().enumerate() {
            // Short constants have 16 digits, long ones 160,000.
            let last = text[*first..].find('"').unwrap() - 1;
            let at = first + [0, 7, 255, 256, 300, 123_457, 159_999][index % 7].min(last);
            for other in ["a", "G", "\n", "\"", "\\", "\\22", "\"> : tensor<2xf32> //", "0"] {
                let text = format!("{}{other}{}", &text[..at], &text[at + 1..]);
                let (one, several) = (outcome(&text, 1), outcome(&text, threads));
                assert!(one == several, "{index} {other:?}");
                if one.is_ok() { accepted += 1 } else { refused += 1 }
            }
        }
    }
    assert!(accepted > 20 && refused > 100, "{accepted} {refused}");
}

#[test]
fn which_constants_keep_their_digits() {
    let ctx = context(1);
    let kept = |digits: &str, ty: &str| {
        let module = shared(&ctx, &op(&dense(digits, ty))).unwrap();
        let [(_, constant)] = constants(&module)[..] else { panic!("{ty}") };
        let plain = context(1);
        let module = decoded(&plain, &op(&dense(digits, ty))).unwrap();
        let [(_, expected)] = constants(&module)[..] else { panic!("{ty}") };
        assert_eq!(constant.splat, expected.splat, "{ty}");
        assert!(constant.data == expected.data, "{ty}");
        assert!(constant.data.as_slice() == expected.data.as_slice(), "{ty}");
        constant.data.digits().is_some()
    };
    let large = digits(2 * DECODED, 3);
    assert!(kept(&large[..2 * DECODED + 2], "tensor<262145xi8>"));
    // Small constants are decoded immediately.
    assert!(!kept(&large[..2 * DECODED], "tensor<262144xi8>"));
    // The same applies to lower-case digits, bits, and splats.
    assert!(!kept(&large.to_ascii_lowercase(), "tensor<524288xi8>"));
    assert!(!kept(&format!("{}a", &large[..large.len() - 1]), "tensor<524288xi8>"));
    assert!(!kept(&large, "tensor<4194304xi1>"));
    assert!(!kept(&"3F9D0000".repeat(DECODED), "tensor<262144xf32>"));
    assert!(!kept(&large, "tensor<1xi4194304>"));
    let but_one = format!("{}3F9D0001", "3F9D0000".repeat(DECODED - 1));
    assert!(kept(&but_one, "tensor<262144xf32>"));
    // A repeated pair of different numbers is a splat only if the elements are complex numbers.
    assert!(!kept(&"0000803F00000040".repeat(DECODED / 4), "tensor<65536xcomplex<f32>>"));
    assert!(kept(&"0000803F00000040".repeat(DECODED / 4), "tensor<131072xf32>"));
}

#[test]
fn a_source_that_is_another_one_is_not_shared() {
    let text = op(&dense(&digits(2 * DECODED, 4), "tensor<524288xi8>"));
    let (ctx, other) = (context(1), Bytes::from("// something else".repeat(100_000)));
    let module = open(&ctx, &text, |options, _| options.text.shared = Some(other.clone())).unwrap();
    assert!(constants(&module).iter().all(|(_, constant)| constant.data.digits().is_none()));
    let expected = context(1);
    assert!(bytecode(&module) == bytecode(&decoded(&expected, &text).unwrap()));
}

#[test]
fn equal_constants_are_one_attribute_however_they_are_written() {
    let (digits, ty) = (digits(2 * DECODED, 5), "tensor<131072xf32>");
    let lower = digits.to_ascii_lowercase();
    for order in [[&digits, &digits, &lower, &digits], [&lower, &digits, &digits, &lower]] {
        let ctx = context(1);
        let mut text: String = order.iter().map(|digits| op(&dense(digits, ty))).collect();
        // This constant differs from the others in the last digit only.
        text.push_str(&op(&dense(&format!("{}F", &digits[..digits.len() - 1]), ty)));
        let module = shared(&ctx, &text).unwrap();
        let handles: Vec<Attr> = constants(&module).iter().map(|(attr, _)| *attr).collect();
        assert_eq!(handles.len(), 5);
        assert!(handles[..4].iter().all(|handle| *handle == handles[0]) && handles[4] != handles[0]);
        let file = bytecode(&module);
        assert!(file.len() > 4 * DECODED && file.len() < 5 * DECODED, "{}", file.len());
    }
}

#[test]
fn what_is_wrong_is_said_as_it_is_of_bytes() {
    let digits = digits(2 * DECODED, 6);
    let (half, ty) = (digits.len() / 2, "tensor<131072xf32>");
    let with = |place: usize, c: &str| format!("{}{c}{}", &digits[..place], &digits[place + c.len()..]);
    let wrong = [
        (digits[1..].to_owned(), ty),
        (format!("{digits}0"), ty),
        (format!("{digits}00"), ty),
        (digits.clone(), "tensor<131073xf32>"),
        (digits.clone(), "tensor<?xf32>"),
        (digits.clone(), "i32"),
        (with(half, "G"), ty),
        (with(half, "x"), ty),
        (with(0, "0x"), ty),
        (with(digits.len() - 1, "g"), ty),
        (with(half, "\\22"), ty),
        (with(half, "\n"), ty),
        (with(half, "\""), ty),
    ];
    for (digits, ty) in wrong {
        for threads in [1, 2] {
            let text = format!("{}{}", op("1 : i32"), op(&dense(&digits, ty))) + &op("2 : i32").repeat(40_000);
            let contexts = [context(threads), context(threads)];
            let expected = decoded(&contexts[0], &text).map(|_| ()).unwrap_err();
            let found = shared(&contexts[1], &text).map(|_| ()).unwrap_err();
            assert_eq!(found, expected);
        }
    }
}
