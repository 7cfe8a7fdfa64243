//! Tests that large or malformed input is rejected quickly.

use mlirkit_num::{ApInt, FloatKind, HexFloatError, Signedness};

#[test]
fn long_literals_are_refused_by_their_length() {
    let digits = "9".repeat(10_000_000);
    assert_eq!(ApInt::from_literal(&digits, false, 64, Signedness::Signless), None);
    let hex = format!("0x{digits}");
    assert_eq!(ApInt::from_literal(&hex, false, 1000, Signedness::Signless), None);
    assert_eq!(FloatKind::F128.parse_hex(&hex, false), Err(HexFloatError::OutOfRange));
    let huge = FloatKind::F32.parse_decimal(&format!("{digits}."), false);
    assert!(huge.is_some_and(|bits| FloatKind::F32.is_infinity(bits)));
}

#[test]
fn malformed_literals_are_refused() {
    for digits in ["", "0x", "-1", "12a", "0xG", "+3", " 3"] {
        assert_eq!(ApInt::from_literal(digits, false, 64, Signedness::Signless), None, "{digits}");
    }
    for digits in ["", "inf", "nan", "-1.0", "1.0x", ".5"] {
        assert_eq!(FloatKind::F64.parse_decimal(digits, false), None, "{digits}");
    }
    assert_eq!(FloatKind::F16.parse_hex("12", false), Err(HexFloatError::Decimal));
    assert_eq!(FloatKind::F16.parse_hex("0x12", true), Err(HexFloatError::Negative));
    assert_eq!(FloatKind::F16.parse_hex("0x1FFFF", false), Err(HexFloatError::OutOfRange));
    assert_eq!(FloatKind::F16.parse_hex("0x00001FFF", false), Ok(0x1FFF));
}

#[test]
fn any_bits_print() {
    let mut state = 1u128;
    for _ in 0..2_000 {
        state = state.wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645).wrapping_add(0x5851_F42D);
        for kind in FloatKind::ALL {
            assert!(!kind.text(state).as_str().is_empty());
            let _ = kind.to_f64(state);
            let _ = kind.from_f64(f64::from_bits(state as u64));
        }
    }
}
