//! Checks that the annotated ranges are contiguous and cover the whole file, for every kind of damage.

use mlirkit_inspect::{File, Sizes, parts};

const FILES: [&[u8]; 3] = [
    include_bytes!("../../../examples/kernel.mlirbc"),
    include_bytes!("../../../examples/mlp.stablehlo.mlirbc"),
    include_bytes!("../../../examples/mlp.vhlo.mlirbc"),
];

fn check(bytes: &[u8]) {
    let Ok(file) = File::salvage(bytes) else { return };
    let mut end = 0;
    parts(&file, &mut |part| {
        assert_eq!(part.range.start, end);
        assert!(part.range.end > end);
        end = part.range.end;
    });
    assert_eq!(end, bytes.len() as u64);
    assert_eq!(file.container.damage().is_some(), File::read(bytes).is_err());
    if file.container.damage().is_none() {
        assert_eq!(Sizes::of(&file).total(), end);
    }
}

#[test]
fn a_file_that_was_cut_off_shows_what_there_is() {
    let bytes = FILES[0];
    let mut found = Vec::new();
    let file = File::salvage(&bytes[..bytes.len() - 60]).unwrap();
    parts(&file, &mut |part| found.push(file.describe(&part.meaning)));
    assert!(found.iter().any(|part| part.starts_with("section IR")), "{found:#?}");
    assert!(found.last().is_some_and(|part| part.starts_with("damaged")), "{found:#?}");
}

#[test]
fn every_byte_of_a_file_is_told_apart() {
    for bytes in FILES {
        check(bytes);
        assert_eq!(Sizes::of(&File::read(bytes).unwrap()).damage, []);
    }
}

#[test]
fn damaged_bytes_and_cut_files() {
    for bytes in FILES {
        for at in 0..bytes.len() {
            for flip in [0x01, 0x02, 0x80, 0xff] {
                let mut damaged = bytes.to_vec();
                damaged[at] ^= flip;
                check(&damaged);
            }
            check(&bytes[..at]);
        }
    }
}
