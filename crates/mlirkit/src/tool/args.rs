//! LLVM's tools take long options with one dash or two; clap takes two.

use std::ffi::OsString;

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
    fn one_dash_or_two() {
        let fixed =
            with_two_dashes(["-emit-bytecode", "--split-input-file", "-", "-o", "-oout", "-f"].map(OsString::from));
        assert_eq!(fixed, ["--emit-bytecode", "--split-input-file", "-", "-o", "-oout", "-f"].map(OsString::from));
        let fixed = with_two_dashes([OsString::from("-output-split-marker=x")]);
        assert_eq!(fixed, [OsString::from("--output-split-marker=x")]);
    }
}
