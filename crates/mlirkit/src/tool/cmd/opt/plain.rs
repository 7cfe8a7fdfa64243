//! Command lines of files and switches alone, as most are: describing all options to clap takes longer than reading a small file.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use super::Args;
use crate::asm::PrintOptions;
use crate::tool::args::Switch;

impl Args {
    /// The arguments behind the verb, if there are but one input and one output, each once at most, and switches. Nothing
    /// about others, whatever is right or wrong with them.
    pub fn plain(args: &[OsString]) -> Option<Self> {
        let (mut said, mut input, mut output) = (Self::unsaid(), None, None);
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let again = if let Some((switch, value)) = arg.to_str().and_then(|arg| said.switch(arg)) {
                *switch = value;
                false
            } else if arg == "-o" {
                output.replace(file(args.next()?)?).is_some()
            } else {
                input.replace(file(arg)?).is_some()
            };
            if again {
                return None;
            }
        }
        said.input = input.unwrap_or(said.input);
        said.output = output.unwrap_or(said.output);
        Some(said)
    }

    /// What clap makes of no arguments.
    fn unsaid() -> Self {
        Self {
            input: "-".into(),
            output: "-".into(),
            max_output: PrintOptions::default().max_output,
            output_split_marker: super::MARKER.into(),
            mlir_print_op_on_diagnostic: true,
            verify_each: true,
            ..Self::default()
        }
    }

    /// A switch, and what it is to be set to.
    fn switch(&mut self, arg: &str) -> Option<(&mut bool, bool)> {
        let (name, value) = arg.split_once('=').unwrap_or((arg, ""));
        let switch = match name {
            "--emit-bytecode" => &mut self.emit_bytecode,
            "--mlir-print-op-generic" => &mut self.mlir_print_op_generic,
            "--mlir-print-debuginfo" => &mut self.mlir_print_debuginfo,
            "--mlir-print-local-scope" => &mut self.mlir_print_local_scope,
            "--mlir-disable-threading" => &mut self.mlir_disable_threading,
            "--allow-unregistered-dialect" => &mut self.allow_unregistered_dialect,
            _ => return None,
        };
        Some((switch, Switch::value(value)?))
    }
}

/// The name of a file, unless it may be something else.
fn file(arg: &OsStr) -> Option<PathBuf> {
    let is_option = arg.as_encoded_bytes().starts_with(b"-") && arg != "-";
    (!arg.is_empty() && !is_option).then(|| arg.into())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::tool::Alone;

    /// The arguments of a command line, by each of the two ways.
    fn both(line: &str) -> (Option<String>, Option<String>) {
        let args: Vec<OsString> = ["mlirkit", "opt"].into_iter().chain(line.split(' ')).map(OsString::from).collect();
        let args = if line.is_empty() { &args[..2] } else { &args[..] };
        let by_clap = Alone::<Args>::parse(&args[0], &args[2..]).map(|alone| format!("{:?}", alone.args));
        (Args::plain(&args[2..]).map(|args| format!("{args:?}")), by_clap)
    }

    #[test]
    fn plain_arguments_are_what_clap_makes_of_them() {
        for line in [
            "",
            "-",
            "a.mlir",
            "a.mlir -o b.mlir",
            "-o - a.mlir",
            "-o b.mlir",
            "a.mlir --emit-bytecode -o b.mlirbc",
            "--mlir-print-op-generic --mlir-print-debuginfo a.mlir",
            "--mlir-print-local-scope --mlir-disable-threading --allow-unregistered-dialect",
            "--emit-bytecode=true",
            "--emit-bytecode=",
            "--emit-bytecode=0 --mlir-print-op-generic=1 --mlir-print-debuginfo=True --mlir-print-local-scope=FALSE",
            "--emit-bytecode --emit-bytecode",
            "--emit-bytecode --emit-bytecode=false",
            "--emit-bytecode=0 a.mlir --emit-bytecode=1",
        ] {
            let (plain, by_clap) = both(line);
            assert!(plain.is_some(), "{line}");
            assert_eq!(plain, by_clap, "{line}");
        }
    }

    #[test]
    fn others_are_left_to_clap() {
        for line in [
            "a.mlir b.mlir",
            "a.mlir -o",
            "-o a -o b",
            "-oa",
            "-o --emit-bytecode",
            "--emit-bytecode=yes",
            "--emit-bytecode=tRUE",
            "--verify=none",
            "-- a.mlir",
            "--help",
            "--no-such-option",
            "-x",
            " ",
        ] {
            assert_eq!(both(line).0, None, "{line}");
        }
    }
}
