//! Command line conventions of LLVM that clap lacks: long options with one dash, and values for switches.

use std::ffi::{OsStr, OsString};

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command};
use mlirkit_defs::Release;

use crate::port::Named;

/// A parser for a switch with an optional value: `--switch=0`.
#[derive(Clone)]
pub struct Switch;

impl Switch {
    /// Parses the value of a switch as LLVM does; `None` if it is invalid. An empty value turns the switch on, like a
    /// missing value.
    fn value(text: &str) -> Option<bool> {
        match text {
            "" | "true" | "TRUE" | "True" | "1" => Some(true),
            "false" | "FALSE" | "False" | "0" => Some(false),
            _ => None,
        }
    }
}

impl TypedValueParser for Switch {
    type Value = bool;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<bool, clap::Error> {
        let what = || format!("'{}' is invalid value for boolean argument! Try 0 or 1", value.display());
        value.to_str().and_then(Self::value).ok_or_else(|| refused(command, arg, &what()))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(["true", "false"].into_iter().map(PossibleValue::new)))
    }
}

/// A parser for numbers in the syntax of LLVM's tools.
#[derive(Clone, Copy)]
pub enum Number {
    /// An unsigned 32-bit number in decimal, hexadecimal, binary or octal.
    Uint,
    /// A 64-bit number in decimal, hexadecimal, binary or octal.
    Long,
    /// A bytecode version, in decimal.
    Version,
}

impl Number {
    /// Parses a number as LLVM does; `None` if it is invalid.
    pub fn value(self, text: &str) -> Option<i64> {
        let (sign, digits) = text.strip_prefix('-').map_or(("", text), |digits| ("-", digits));
        let (radix, digits) = match (self, digits.as_bytes()) {
            (Self::Uint | Self::Long, [b'0', b'x' | b'X', ..]) => (16, &digits[2..]),
            (Self::Uint | Self::Long, [b'0', b'b' | b'B', ..]) => (2, &digits[2..]),
            (Self::Uint | Self::Long, [b'0', b'o', ..]) => (8, &digits[2..]),
            (Self::Uint | Self::Long, [b'0', b'0'..=b'9', ..]) => (8, &digits[1..]),
            _ => (10, digits),
        };
        let is_signed = digits.starts_with(['+', '-']);
        let value = i64::from_str_radix(&format!("{sign}{digits}"), radix).ok().filter(|_| !is_signed)?;
        match self {
            Self::Uint => u32::try_from(value).ok().filter(|_| sign.is_empty()).map(i64::from),
            Self::Long | Self::Version => Some(value),
        }
    }
}

impl TypedValueParser for Number {
    type Value = i64;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<i64, clap::Error> {
        let what = || match self {
            Self::Uint => format!("'{}' value invalid for uint argument!", value.display()),
            Self::Long => format!("'{}' value invalid for long argument!", value.display()),
            Self::Version => format!("Invalid argument '{}', only integer is supported.", value.display()),
        };
        value.to_str().and_then(|text| self.value(text)).ok_or_else(|| refused(command, arg, &what()))
    }
}

/// Parses a known LLVM release: `19`, `llvm-19`, or the version of a project for which this library has definitions:
/// `triton=3.8`. Only a project version may denote snapshots.
pub fn named_release(text: &str) -> Result<Named, String> {
    let named: Named = text.parse().map_err(|reason| format!("{reason}"))?;
    let is_refused = named.snapshot && !text.contains('=');
    if is_refused { Err(format!("expected a release, found the snapshots '{text}'")) } else { Ok(named) }
}

/// Parses a known LLVM release as [`named_release`] does, but does not return whether it denotes snapshots.
pub fn release(text: &str) -> Result<Release, String> {
    named_release(text).map(|named| named.release)
}

/// Creates the error that LLVM's tools print for an invalid value. `what` is the reason.
fn refused(command: &Command, arg: Option<&Arg>, what: &str) -> clap::Error {
    let name = arg.and_then(Arg::get_long).unwrap_or_default();
    clap::Error::raw(ErrorKind::InvalidValue, format!("for the --{name} option: {what}\n")).with_cmd(command)
}

/// Rewrites long options with one dash to use two dashes.
///
/// Left unchanged are `-`, arguments with two dashes, single letters (`-o`, `-f`), this tool's single letters with an
/// attached value (`-oFILE`), and everything after `--`.
pub fn with_two_dashes(args: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut are_options = true;
    let fix = |arg: OsString| {
        are_options &= arg != "--";
        match arg.to_str() {
            Some(text) if are_options && is_long_with_one_dash(text) => OsString::from(format!("-{text}")),
            _ => arg,
        }
    };
    args.into_iter().map(fix).collect()
}

fn is_long_with_one_dash(text: &str) -> bool {
    let Some(name) = text.strip_prefix('-') else { return false };
    let starts_with_letters = name.len() > 1 && name.bytes().take(2).all(|b| b.is_ascii_alphabetic());
    let value_of_o = name.starts_with('o') && !name.starts_with("output-");
    starts_with_letters && !value_of_o
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_switches_are_set_to() {
        for (words, value) in [
            (&["", "true", "TRUE", "True", "1"][..], Some(true)),
            (&["false", "FALSE", "False", "0"], Some(false)),
            (&["yes", "on", "tRUE", "2", "00", " 1", "t"], None),
        ] {
            assert!(words.iter().all(|word| Switch::value(word) == value), "{words:?}");
        }
    }

    #[test]
    fn what_numbers_are() {
        let values = |number: Number, words: &[&str]| words.iter().map(|word| number.value(word)).collect::<Vec<_>>();
        let words = ["0", "10", "0x10", "0b11", "0o17", "017", "00"];
        assert_eq!(values(Number::Uint, &words), [0, 10, 16, 3, 15, 15, 0].map(Some));
        assert_eq!(values(Number::Long, &["-1", "-0x10", "-0"]), [-1, -16, 0].map(Some));
        assert_eq!(values(Number::Version, &["03", "08", "-1"]), [3, 8, -1].map(Some));
        for word in ["", "-", "0x", "08", "+3", "0x+3", "--3", " 3", "3_0", "99999999999999999999"] {
            assert!([Number::Uint, Number::Long].iter().all(|number| number.value(word).is_none()), "{word}");
        }
        assert_eq!(values(Number::Uint, &["-1", "-0", "4294967296"]), [None; 3]);
        assert_eq!(values(Number::Version, &["0x3", "+3", ""]), [None; 3]);
    }

    #[test]
    fn one_dash_or_two() {
        let fixed =
            with_two_dashes(["-emit-bytecode", "--split-input-file", "-", "-o", "-oout", "-f"].map(OsString::from));
        assert_eq!(fixed, ["--emit-bytecode", "--split-input-file", "-", "-o", "-oout", "-f"].map(OsString::from));
        let fixed = with_two_dashes([OsString::from("-output-split-marker=x")]);
        assert_eq!(fixed, [OsString::from("--output-split-marker=x")]);
        let fixed = with_two_dashes(["-json", "--", "-odd.mlir", "-other"].map(OsString::from));
        assert_eq!(fixed, ["--json", "--", "-odd.mlir", "-other"].map(OsString::from));
    }
}
