//! Tests of the descriptions of files, which are based on the tables in the files.
//!
//! `data/exported.bin` is the serialization by `jax.export` (JAX 0.10.2) of `tanh(x) * 2, x.shape[0]`, with a
//! derivative.

#![allow(clippy::unwrap_used)]

use mlirkit_ir::{Context, DialectSet};
use mlirkit_stablehlo::envelope::Envelope;
use mlirkit_stablehlo::explain::{BytecodeFile, Explanation, UseKind, explain};
use mlirkit_stablehlo::{OtherDialects, Version, serialize};

const EXPORTED: &[u8] = include_bytes!("../data/exported.bin");

fn artifact(text: &str, target: &str) -> Vec<u8> {
    let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
    let ctx =
        Context::new(dialects).with_extension(mlirkit_dialects::hooks()).with_extension(mlirkit_dialects::encodings());
    let module =
        mlirkit_asm::parse(&ctx, "f.mlir", &bytes::Bytes::from(text.to_owned()), &Default::default()).unwrap().module;
    serialize(&module, target, OtherDialects::Refuse).unwrap()
}

fn unary(op: &str, ty: &str) -> String {
    format!(
        "func.func @f(%x: tensor<4x{ty}>) -> tensor<4x{ty}> {{\n  %0 = stablehlo.{op} %x : tensor<4x{ty}>\n  return %0 : tensor<4x{ty}>\n}}"
    )
}

fn explained(artifact: &[u8]) -> BytecodeFile {
    match explain(artifact).unwrap() {
        Explanation::Bytecode(file) => *file,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_oldest_version_that_reads_an_artifact_has_all_that_it_names() {
    let oldest = |text: &str, target: &str| explained(&artifact(text, target)).oldest_version().unwrap().to_string();
    assert_eq!(oldest(&unary("abs", "f32"), "1.17.0"), "0.15.0");
    assert_eq!(oldest(&unary("abs", "f32"), "0.9.0"), "0.9.0");
    assert_eq!(oldest(&unary("abs", "f32"), "0.12.0"), "0.12.0");
    assert_eq!(oldest(&unary("tan", "f32"), "1.17.0"), "1.10.0");
    assert_eq!(oldest(&unary("tan", "f32"), "1.5.0"), "1.4.0");
    assert_eq!(oldest(&unary("abs", "f8E4M3"), "1.17.0"), "1.7.0");
}

#[test]
fn what_a_target_lacks_is_named_with_what_it_has_instead() {
    let file = explained(&artifact(&unary("tan", "f32"), "1.17.0"));
    assert_eq!((file.version, file.format), (Some(Version::new(1, 17, 0)), 6));
    let blockers = |target| {
        let named = |blocker: mlirkit_stablehlo::explain::Blocker| {
            let instead = blocker.instead.map(|instead| instead.name.unwrap_or_else(|| "nothing".to_owned()));
            (blocker.used.name, blocker.used.range.unwrap().min.to_string(), instead)
        };
        file.blockers(target).into_iter().map(named).collect::<Vec<_>>()
    };
    assert_eq!(blockers(Version::new(1, 10, 3)), []);
    let accuracy = |name: &str| (format!("vhlo.{name}"), "1.9.0".to_owned(), Some("nothing".to_owned()));
    let tan = |instead: Option<&str>| ("vhlo.tan_v2".to_owned(), "1.10.0".to_owned(), instead.map(str::to_owned));
    let attrs = [accuracy("result_accuracy_mode_v1"), accuracy("result_accuracy_v1")];
    assert_eq!(blockers(Version::new(1, 9, 0)), [tan(Some("vhlo.tan_v1"))]);
    assert_eq!(blockers(Version::new(1, 4, 0)), [&[tan(Some("vhlo.tan_v1"))][..], &attrs].concat());
    assert_eq!(blockers(Version::new(1, 3, 0)), [&[tan(None)][..], &attrs].concat());
}

#[test]
fn what_is_newer_than_this_library_is_in_no_version() {
    let mut artifact = artifact(&unary("abs", "f32"), "1.17.0");
    let at = artifact.windows(6).position(|window| window == b"abs_v1").unwrap();
    artifact[at + 5] = b'9';
    let file = explained(&artifact);
    assert_eq!(file.oldest_version(), None);
    let [blocker] = &file.blockers(Version::CURRENT)[..] else { panic!("one") };
    assert_eq!((&*blocker.used.name, blocker.used.kind), ("vhlo.abs_v9", UseKind::Operation));
}

#[test]
fn an_envelope_says_what_the_function_takes_and_gives() {
    let Explanation::Envelope(envelope, file) = explain(EXPORTED).unwrap() else { panic!("an envelope") };
    assert_eq!((&*envelope.function, envelope.calling_convention, envelope.devices), ("norm", 10, 1));
    assert_eq!(envelope.inputs.iter().map(ToString::to_string).collect::<Vec<_>>(), ["bfloat16[a,3]", "int8[2]"]);
    assert_eq!(envelope.outputs.iter().map(ToString::to_string).collect::<Vec<_>>(), ["bfloat16[a,3]", "int32[]"]);
    assert_eq!(envelope.platforms, ["cpu", "tpu"]);
    assert_eq!(envelope.kept_inputs, [0, 1]);
    assert_eq!(envelope.disabled_checks, ["custom call 'foo'"]);
    assert_eq!((envelope.derivatives, envelope.uses_global_constants), (1, true));
    assert_eq!((file.version, file.size), (Some(Version::new(1, 15, 0)), envelope.artifact.len()));
}

#[test]
fn damaged_files_are_answered_too() {
    let artifact = artifact(&unary("tan", "f32"), "1.17.0");
    let mut seed = 1_u64;
    let mut below = |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % bound
    };
    for file in [EXPORTED, &artifact] {
        for length in 0..file.len() {
            let _ = explain(&file[..length]);
        }
        for _ in 0..20_000 {
            let mut damaged = file.to_vec();
            for _ in 0..=below(3) {
                let at = below(damaged.len());
                damaged[at] = below(256) as u8;
            }
            let _ = explain(&damaged);
        }
    }
}

/// Returns an envelope whose list of platforms refers `count` times to the same long string.
fn with_platforms(count: usize, length: usize) -> Vec<u8> {
    const PLATFORMS: usize = 9;
    const MODULE: usize = 13;
    let mut places = [0_u16; 14];
    (places[PLATFORMS], places[MODULE], places[1]) = (4, 8, 12);
    let mut words = vec![36, u32::from(4 + 2 * 14_u16)];
    words.extend(places.chunks(2).map(|pair| u32::from(pair[0]) | u32::from(pair[1]) << 16));
    // First the table, whose vtable starts 32 bytes before it, and its fields; then the list of platforms.
    let text = 56 + 4 * count as u32;
    let module = text + 4 + length as u32;
    words.extend([32, 52 - 40, module - 44, text - 48, count as u32]);
    words.extend((0..count as u32).map(|index| text - (56 + 4 * index)));
    words.push(length as u32);
    let mut file: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
    file.extend(std::iter::repeat_n(b'x', length));
    file.extend([8, 0, 0, 0, b'M', b'L', 0xef, b'R', 0, 0, 0, 0]);
    file
}

#[test]
fn offsets_that_share_a_target_cost_no_more_than_the_file() {
    assert_eq!(Envelope::read(&with_platforms(2, 8)).unwrap().platforms, ["xxxxxxxx"; 2]);
    assert_eq!(Envelope::read(&with_platforms(10_000, 1 << 20)), None);
}
