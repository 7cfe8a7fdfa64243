//! Error messages for invalid arguments.

use std::path::Path;
use std::process::ExitCode;

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::diag::nearest;
use crate::tool::io;

/// The names of the passes and pipelines of `mlir-opt` 22, except test passes.
const PASSES: &str = include_str!("pass_names.txt");

/// The exit code for invalid arguments; clap uses the same.
const WRONG_USE: u8 = 2;

/// Prints the requested help, or the error in the arguments. Returns the exit code.
pub fn answer(answer: &clap::Error, args: &[std::ffi::OsString]) -> ExitCode {
    if let Some(pass) = pass(answer, args) {
        return io::fail(&format!("error: {}", runs_no_passes(pass)));
    }
    if let Some(file) = file(answer) {
        io::say(format_args!("error: '{file}' is a file and no command: `mlirkit print {file}` shows it\n"));
        return ExitCode::from(WRONG_USE);
    }
    if let Some((verb, ours)) = meant(answer).filter(|(verb, _)| args.get(1).is_some_and(|first| first == verb)) {
        io::say(format_args!("error: there is no command '{verb}': did you mean `mlirkit {ours}`?\n"));
        return ExitCode::from(WRONG_USE);
    }
    if let Some(message) = unknown(answer, args) {
        io::say(format_args!("{message}\n"));
        return ExitCode::from(WRONG_USE);
    }
    // An error from a value parser of this tool needs no further context.
    if answer.kind() == ErrorKind::InvalidValue && answer.context().next().is_none() {
        let text = answer.to_string();
        return io::fail(text.split("\n\n").next().unwrap_or(&text).trim_end());
    }
    match answer.print() {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            let stream = if answer.use_stderr() { "error" } else { "output" };
            io::fail(&format!("mlirkit: error: cannot write to standard {stream}: {}", io::reason(&error)))
        }
        _ => u8::try_from(answer.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from),
    }
}

/// Returns the pass that the arguments of `opt` name, if that caused the error; `None` otherwise.
fn pass(answer: &clap::Error, args: &[std::ffi::OsString]) -> Option<&'static str> {
    if answer.kind() != ErrorKind::UnknownArgument || args.get(1).is_none_or(|verb| verb != "opt") {
        return None;
    }
    let Some(ContextValue::String(argument)) = answer.get(ContextKind::InvalidArg) else { return None };
    pass_named(argument.trim_start_matches('-').split('=').next()?)
}

/// Returns the file name that was given where a subcommand was expected, if that caused the error; `None` otherwise.
fn file(answer: &clap::Error) -> Option<&str> {
    if answer.kind() != ErrorKind::InvalidSubcommand {
        return None;
    }
    let Some(ContextValue::String(argument)) = answer.get(ContextKind::InvalidSubcommand) else { return None };
    let path = Path::new(argument);
    let is_named = path.extension().is_some_and(|ending| ["mlir", "mlirbc", "bc"].iter().any(|known| ending == *known));
    (is_named || argument == "-" || path.is_file()).then_some(argument)
}

/// Subcommand names that users may know from other tools, each with the subcommand that does the same here.
const SYNONYMS: &[(&str, &str)] = &[
    ("add", "link"),
    ("as", "parse"),
    ("assemble", "parse"),
    ("cat", "print"),
    ("check", "validate"),
    ("cmp", "diff"),
    ("compare", "diff"),
    ("compress", "strip"),
    ("convert", "port"),
    ("count", "query"),
    ("describe", "info"),
    ("dis", "print"),
    ("disassemble", "print"),
    ("dot", "graph"),
    ("downgrade", "port"),
    ("draw", "graph"),
    ("explain", "dump"),
    ("file", "info"),
    ("find", "query"),
    ("format", "fmt"),
    ("grep", "query"),
    ("hash", "fingerprint"),
    ("inspect", "dump"),
    ("lint", "validate"),
    ("list", "query"),
    ("merge", "link"),
    ("search", "query"),
    ("serialize", "translate"),
    ("deserialize", "translate"),
    ("show", "print"),
    ("stats", "size"),
    ("upgrade", "port"),
    ("verify", "validate"),
    ("version", "--version"),
];

/// Returns an unknown subcommand and the subcommand that the user probably intended. `None` unless a synonym or a
/// mistyped name caused the error.
fn meant(answer: &clap::Error) -> Option<(&str, String)> {
    if answer.kind() != ErrorKind::InvalidSubcommand {
        return None;
    }
    let Some(ContextValue::String(argument)) = answer.get(ContextKind::InvalidSubcommand) else { return None };
    let command = super::Cli::command();
    let own = command.get_subcommands().map(|own| own.get_name());
    let near = nearest(argument.as_str(), own.chain(SYNONYMS.iter().map(|(theirs, _)| *theirs)))?;
    let ours = SYNONYMS.iter().find(|(theirs, _)| *theirs == near).map_or(near, |(_, ours)| ours);
    Some((argument, ours.to_owned()))
}

/// Returns the message for an unknown argument, without clap's hint to pass the argument as a value. For `opt`, the
/// message suggests flags and passes of mlir-opt. `None` if clap's own message fits.
fn unknown(answer: &clap::Error, args: &[std::ffi::OsString]) -> Option<String> {
    let is_opt = args.get(1).is_some_and(|verb| verb == "opt");
    if answer.kind() != ErrorKind::UnknownArgument || answer.get(ContextKind::SuggestedArg).is_some() && !is_opt {
        return None;
    }
    let Some(ContextValue::String(argument)) = answer.get(ContextKind::InvalidArg) else { return None };
    let name = argument.trim_start_matches('-').split('=').next()?;
    let flags = super::Alone::<super::cmd::opt::Args>::command();
    let flags = flags.get_arguments().filter_map(|flag| flag.get_long()).map(str::to_owned);
    let near = nearest(name, flags.chain(PASSES.lines().map(str::to_owned))).filter(|_| is_opt);
    let text = answer.to_string();
    let mut parts = text.trim_end().split("\n\n").filter(|part| !part.trim_start().starts_with("tip:"));
    let mut message = parts.next()?.to_owned();
    if let Some(near) = near {
        let pass = if pass_named(&near).is_some() { " It is a pass, and mlirkit runs no passes." } else { "" };
        message += &format!("\n\n  tip: did you mean '--{near}'?{pass}");
    }
    parts.for_each(|part| message += &format!("\n\n{part}"));
    Some(message)
}

/// Returns the name of the `mlir-opt` pass called `name`; `None` if there is no such pass.
pub fn pass_named(name: &str) -> Option<&'static str> {
    PASSES.lines().find(|pass| *pass == name)
}

/// Returns the message that `opt` runs no passes.
pub fn runs_no_passes(pass: &str) -> String {
    format!(
        "'--{pass}' is a pass, and mlirkit runs no passes: it reads, verifies and writes. `mlir-opt --{pass}` runs it"
    )
}
