//! The command-line tool as a function, so that you can build a tool with hooks for your own dialects.
//!
//! ```no_run
//! // Running out of memory ends the tool with an error message.
//! #[global_allocator]
//! static MEMORY: mlirkit::tool::Memory = mlirkit::tool::Memory;
//!
//! fn main() -> std::process::ExitCode {
//!     mlirkit::tool::main(|builder| builder)
//! }
//! ```

mod arg_errors;
mod args;
mod cmd;
mod debug;
mod driver;
mod expected_diagnostics;
mod io;
mod markup;
mod near;
mod passes;
mod printing;
mod project;
mod version;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::Extend;

pub use mlirkit_mmap::Memory;

/// The version of the tool, including the commit it was built from, if known.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("MLIRKIT_COMMIT"));

/// MLIR serialization without LLVM: text, bytecode and data layout.
#[derive(Parser)]
#[command(
    name = "mlirkit",
    version = VERSION,
    about,
    max_term_width = 100,
    after_help = "`mlirkit COMMAND --help` has examples. `mlirkit --version --json` describes the build. The exit code is 0 for success, 1 for an error, and 2 for a usage error. `diff` and
`breaking` return 1 for a difference and 2 for an error."
)]
struct Cli {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Command,
}

/// Options of every subcommand.
#[derive(clap::Args)]
struct Global {
    /// Log these components to standard error, separated by commas. `stablehlo-bytecode`, `chlo-bytecode`,
    /// `vhlo-bytecode` and `sdy-bytecode` log the custom encodings that are read and written.
    #[arg(long, global = true, value_name = "LIST", value_delimiter = ',', display_order = 900)]
    debug_only: Vec<String>,
    /// When to use colours.
    #[arg(long, global = true, display_order = 901, value_enum, value_name = "WHEN", num_args = 0..=1, require_equals = true, default_missing_value = "always")]
    color: Option<driver::When>,
}

/// A command line parser for one subcommand. It exists because describing all subcommands to clap takes longer than
/// reading a small file.
#[derive(Parser)]
#[command(name = "mlirkit")]
struct Alone<A: clap::Args> {
    #[command(flatten)]
    global: Global,
    #[command(flatten)]
    args: A,
}

impl<A: clap::Args> Alone<A> {
    /// Parses the arguments of the subcommand. Returns `None` if they are invalid or request `--help`.
    fn parse(tool: &OsString, rest: &[OsString]) -> Option<Self> {
        let mut command = Self::command();
        let matches = command.try_get_matches_from_mut(std::iter::once(tool).chain(rest));
        // The process ends soon, so dropping the description would only cost time.
        std::mem::forget(command);
        Self::from_arg_matches_mut(&mut matches.ok()?).ok()
    }
}

/// Parses the arguments of a subcommand that is typically run once per file, without describing the other subcommands.
/// Returns `None` for all other subcommands, for invalid arguments and for `--help`.
fn parse_common_verb(args: &[OsString]) -> Option<Cli> {
    let [tool, verb, rest @ ..] = args else { return None };
    /// Parses the arguments of a subcommand into its `Command` variant.
    macro_rules! parse_verb {
        ($($verb:literal => $command:expr),* $(,)?) => {
            match verb.to_str()? {
                $($verb => {
                    let alone = Alone::parse(tool, rest)?;
                    Some(Cli { global: alone.global, command: $command(alone.args) })
                })*
                _ => None,
            }
        };
    }
    parse_verb! {
        "diff" => Command::Diff,
        "fingerprint" => Command::Fingerprint,
        "info" => Command::Info,
        "opt" => |args| Command::Opt(Box::new(args)),
        "print" => Command::Print,
        "query" => Command::Query,
        "size" => Command::Size,
        "strip" => Command::Strip,
        "translate" => Command::Translate,
        "validate" => Command::Validate,
    }
}

#[derive(Subcommand)]
enum Command {
    /// Read, verify and write MLIR text or bytecode, as mlir-opt without passes.
    Opt(Box<cmd::opt::Args>),
    Print(cmd::print::Args),
    Parse(cmd::parse::Args),
    Strip(cmd::strip::Args),
    Fingerprint(cmd::fingerprint::Args),
    Fmt(cmd::fmt::Args),
    Diff(cmd::diff::Args),
    Query(cmd::query::Args),
    Extract(cmd::extract::Args),
    Split(cmd::split::Args),
    Link(cmd::link::Args),
    Outline(cmd::outline::Args),
    Graph(cmd::graph::Args),
    Reduce(cmd::reduce::Args),
    Breaking(cmd::breaking::Args),
    Port(Box<cmd::port::Args>),
    Releases(cmd::releases::Args),
    #[command(visible_alias = "weights")]
    Resources(cmd::resources::Args),
    Nested(cmd::nested::Args),
    Info(cmd::inspect::info::Args),
    Dump(cmd::inspect::dump::Args),
    Size(cmd::inspect::size::Args),
    /// Show sizes and alignments of types in every scope, and the source of each value.
    Layout(cmd::layout::Args),
    /// Convert StableHLO to a portable artifact, or a portable artifact to StableHLO.
    Translate(cmd::translate::Args),
    /// Explain portable artifacts and convert them between versions.
    Stablehlo(cmd::stablehlo::Args),
    Validate(cmd::validate::Args),
    View(cmd::view::Args),
    Lsp(cmd::lsp::Args),
    Dialect(cmd::dialect::Args),
    Completions(cmd::shell::Completions),
    Man(cmd::shell::Man),
}

/// Runs the tool with the arguments of the process. `extend` may add hooks, checks and encodings for additional
/// dialects.
#[must_use]
pub fn main(extend: Extend) -> ExitCode {
    mlirkit_mmap::when_exhausted(io::out_of_memory);
    mlirkit_mmap::give_back_early();
    let args = args::with_two_dashes(std::env::args_os());
    if let Some(code) = version::answered(&args) {
        return io::status(code);
    }
    let args = match project::with_flags(args) {
        Ok(args) => args,
        Err(wrong) => {
            driver::failed(wrong);
            return ExitCode::FAILURE;
        }
    };
    let cli = match parse_common_verb(&args).map_or_else(|| Cli::try_parse_from(&args), Ok) {
        Ok(cli) => cli,
        Err(error) => return arg_errors::answer(&error, &args),
    };
    driver::set_colours(cli.global.color);
    debug::report(cli.global.debug_only);
    let code = match cli.command {
        Command::Opt(args) => cmd::opt::run(&args, extend),
        Command::Print(args) => cmd::print::run(&args, extend),
        Command::Parse(args) => cmd::parse::run(&args, extend),
        Command::Strip(args) => cmd::strip::run(&args, extend),
        Command::Fingerprint(args) => cmd::fingerprint::run(&args, extend),
        Command::Fmt(args) => cmd::fmt::run(&args, extend),
        Command::Diff(args) => cmd::diff::run(&args, extend),
        Command::Query(args) => cmd::query::run(&args, extend),
        Command::Extract(args) => cmd::extract::run(&args, extend),
        Command::Split(args) => cmd::split::run(&args, extend),
        Command::Link(args) => cmd::link::run(&args, extend),
        Command::Outline(args) => cmd::outline::run(&args, extend),
        Command::Graph(args) => cmd::graph::run(&args, extend),
        Command::Reduce(args) => cmd::reduce::run(&args, extend),
        Command::Breaking(args) => cmd::breaking::run(&args),
        Command::Port(args) => cmd::port::run(&args, extend),
        Command::Releases(args) => cmd::releases::run(&args),
        Command::Resources(args) => cmd::resources::run(&args, extend),
        Command::Nested(args) => cmd::nested::run(&args, extend),
        Command::Info(args) => cmd::inspect::info::run(&args, extend),
        Command::Dump(args) => cmd::inspect::dump::run(&args),
        Command::Size(args) => cmd::inspect::size::run(&args, extend),
        Command::Layout(args) => cmd::layout::run(&args),
        Command::Translate(args) => cmd::translate::run(&args, extend),
        Command::Stablehlo(args) => cmd::stablehlo::run(&args, extend),
        Command::View(args) => cmd::view::run(&args),
        Command::Validate(args) => cmd::validate::run(&args, extend),
        Command::Lsp(args) => cmd::lsp::run(&args, extend),
        Command::Dialect(args) => cmd::dialect::run(&args, extend),
        Command::Completions(args) => cmd::shell::completions(&args, Cli::command()),
        Command::Man(args) => cmd::shell::man(&args, Cli::command()),
    };
    io::status(code)
}
