//! Tests of replacing the artifact in a `jax.export` envelope.
//!
//! JAX 0.12.0.1 wrote `data/exported-12.bin`, which has a function with named shardings, and
//! `data/exported-12-short.bin`, the same with an artifact of seven bytes.

#![allow(clippy::unwrap_used)]

use mlirkit_stablehlo::envelope::Envelope;

const EXPORTED: &[u8] = include_bytes!("../data/exported.bin");
const NEWER: &[u8] = include_bytes!("../data/exported-12.bin");
const SHORT: &[u8] = include_bytes!("../data/exported-12-short.bin");

fn artifact(length: usize) -> Vec<u8> {
    let mut made = b"ML\xefR".to_vec();
    made.extend((0..length).map(|byte| byte as u8));
    made
}

#[test]
fn a_rebuilt_envelope_has_the_bytes_that_jax_writes() {
    assert_eq!(Envelope::read(NEWER).unwrap().with_artifact(NEWER, &artifact(3)), SHORT);
}

#[test]
fn an_envelope_grows_and_shrinks_with_its_artifact() {
    for file in [EXPORTED, NEWER] {
        let envelope = Envelope::read(file).unwrap();
        let original = &file[envelope.artifact.clone()];
        for length in (0..12).chain([5000, 100_000]) {
            let made = envelope.with_artifact(file, &artifact(length));
            let other = Envelope::read(&made).unwrap();
            assert_eq!(made[other.artifact.clone()], artifact(length));
            let rest = |file: &[u8], envelope: &Envelope| file.len() - envelope.artifact.len().next_multiple_of(4);
            assert_eq!(rest(&made, &other), rest(file, &envelope));
            assert_eq!(other.with_artifact(&made, original), file);
            assert_eq!((&other.inputs, &other.jax_version), (&envelope.inputs, &envelope.jax_version));
        }
    }
}

#[test]
fn fields_of_a_newer_schema_are_kept_in_place() {
    // The vtable of the root table is made one entry longer, as if the table had a further field.
    let envelope = Envelope::read(NEWER).unwrap();
    let mut newer = NEWER.to_vec();
    let root = u32::from_le_bytes(newer[..4].try_into().unwrap()) as usize;
    let back = i32::from_le_bytes(newer[root..root + 4].try_into().unwrap());
    let fields = root.checked_add_signed(-back as isize).unwrap();
    let size = u16::from_le_bytes(newer[fields..fields + 2].try_into().unwrap());
    assert_eq!((size, fields + usize::from(size)), (58, root), "another field would follow the list of fields");
    newer[fields..fields + 2].copy_from_slice(&(size + 2).to_le_bytes());
    let made = envelope.with_artifact(&newer, &artifact(3));
    assert_eq!(made.len(), newer.len());
    assert_eq!(made[Envelope::read(&made).unwrap().artifact], artifact(3));
}

#[test]
fn the_version_of_jax_is_read() {
    let versions = [NEWER, EXPORTED].map(|file| Envelope::read(file).unwrap());
    let versions = versions.map(|envelope| (envelope.serialization_version, envelope.jax_version));
    assert_eq!(versions, [(12, Some("0.12.0.1".to_owned())), (3, None)]);
}
