//! Whatever is damaged, the parts lie side by side and sum to the file.

use mlirkit_inspect::{File, Sizes, parts};

const FILES: [&[u8]; 3] = [
    include_bytes!("../../../examples/kernel.mlirbc"),
    include_bytes!("../../../examples/mlp.stablehlo.mlirbc"),
    include_bytes!("../../../examples/mlp.vhlo.mlirbc"),
];

fn check(bytes: &[u8]) {
    let Ok(file) = File::read(bytes) else { return };
    let mut end = 0;
    parts(&file, &mut |part| {
        assert_eq!(part.range.start, end);
        assert!(part.range.end > end);
        end = part.range.end;
    });
    assert_eq!(end, bytes.len() as u64);
    assert_eq!(Sizes::of(&file).total(), end);
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
