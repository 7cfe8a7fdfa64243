//! Arbitrary-width integers and all MLIR float types, with conversions between bit patterns and literals.
//!
//! Conversions are exact: numbers are printed as `mlir-opt` does, and literals are parsed to the same bits.
//!
//! ```
//! use mlirkit_num::{ApInt, FloatKind};
//!
//! let bits = FloatKind::F32.parse_decimal("0.1", false).unwrap();
//! assert_eq!(FloatKind::F32.text(bits).as_str(), "1.000000e-01");
//! assert_eq!(FloatKind::F32.text(0x7F80_0000).as_str(), "0x7F800000");
//!
//! let minus_one = ApInt::from_i64(128, -1);
//! assert_eq!(minus_one.to_signed_string(), "-1");
//! assert_eq!(minus_one.to_unsigned_string(), "340282366920938463463374607431768211455");
//! ```

mod big;
mod decimal;
mod float;
pub mod hex;
mod int;
mod long;
mod text;

pub use float::{FloatKind, HexFloatError};
pub use int::{ApInt, Signedness};
pub use text::FloatText;
