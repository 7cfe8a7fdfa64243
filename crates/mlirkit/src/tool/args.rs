//! What LLVM's tools take and clap does not: long options with one dash, and other spellings of what a switch is set to.

use std::ffi::{OsStr, OsString};

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command};

/// The value of a switch that may be given one: `--switch=0`.
#[derive(Clone)]
pub struct Switch;

impl Switch {
    /// What LLVM takes these words for. Nothing behind the equals sign is as no equals sign.
    pub fn value(text: &str) -> Option<bool> {
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
        value.to_str().and_then(Self::value).ok_or_else(|| {
            let (name, value) = (arg.and_then(Arg::get_long).unwrap_or_default(), value.display());
            let what = format!("'{value}' is invalid value for boolean argument! Try 0 or 1");
            let message = format!("for the --{name} option: {what}\n");
            clap::Error::raw(ErrorKind::InvalidValue, message).with_cmd(command)
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(["true", "false"].into_iter().map(PossibleValue::new)))
    }
}

/// Gives every long option that was written with one dash its second one.
///
/// Left alone: `-`, what starts with two dashes, single letters (`-o`, `-f`), and letters with their value attached
/// where the letter is one of ours (`-oFILE`).
pub fn with_two_dashes(args: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let fix = |arg: OsString| match arg.to_str() {
        Some(text) if is_long_with_one_dash(text) => OsString::from(format!("-{text}")),
        _ => arg,
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
    fn one_dash_or_two() {
        let fixed =
            with_two_dashes(["-emit-bytecode", "--split-input-file", "-", "-o", "-oout", "-f"].map(OsString::from));
        assert_eq!(fixed, ["--emit-bytecode", "--split-input-file", "-", "-o", "-oout", "-f"].map(OsString::from));
        let fixed = with_two_dashes([OsString::from("-output-split-marker=x")]);
        assert_eq!(fixed, [OsString::from("--output-split-marker=x")]);
    }
}
