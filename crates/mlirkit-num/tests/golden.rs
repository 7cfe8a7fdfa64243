//! Compares printed and parsed floats with those of mlir-opt 22, given in `tests/golden/bits.txt` (kind, bits, printed
//! form) and `tests/golden/decimals.txt` (kind, literal, printed form).

use mlirkit_num::FloatKind;

fn kind(name: &str) -> FloatKind {
    FloatKind::ALL.into_iter().find(|kind| kind.name() == name).expect("a kind of the table")
}

fn check(table: &str, read: impl Fn(FloatKind, &str) -> u128) {
    let mut wrong = Vec::new();
    for line in table.lines() {
        let mut fields = line.split(' ');
        let (Some(name), Some(input), Some(expected)) = (fields.next(), fields.next(), fields.next()) else {
            panic!("three fields expected: {line}");
        };
        let bits = read(kind(name), input);
        let text = kind(name).text(bits);
        if text.as_str() != expected {
            wrong.push(format!("{line}: got {text}"));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {} wrong:\n{}",
        wrong.len(),
        table.lines().count(),
        wrong[..wrong.len().min(40)].join("\n")
    );
}

#[test]
fn bits_print_as_upstream() {
    check(include_str!("golden/bits.txt"), |kind, hex| kind.parse_hex(hex, false).expect("bits in range"));
}

#[test]
fn decimals_read_as_upstream() {
    check(include_str!("golden/decimals.txt"), |kind, literal| {
        let digits = literal.trim_start_matches('-');
        kind.parse_decimal(digits, digits.len() != literal.len()).expect("a decimal literal")
    });
}
