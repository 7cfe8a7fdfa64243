//! `mlirkit dialect`: subcommands for dialect definition files.

pub mod check;
pub mod coverage;
pub mod import;
pub mod show;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;

use crate::asm::format::op_problems;
use crate::asm::hooks::Hooks;
use crate::defs::OpDef;
use crate::ir::Context;
use crate::tool::driver::{Outcome, load_dialects};
use crate::{ContextOptions, Extend};

/// Work with dialect definition files: import, check and show them.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  mlirkit dialect import toy.json -o toy.def
  mlirkit dialect check toy.def
  mlirkit dialect show arith.addi
  mlirkit dialect coverage --dialect toy.def tests/*.mlir")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Import(import::Args),
    Check(check::Args),
    Show(show::Args),
    Coverage(coverage::Args),
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    let good = match &args.command {
        Command::Import(args) => import::run(args, extend).map(|()| true),
        Command::Check(args) => check::run(args, extend),
        Command::Show(args) => show::run(args, extend).map(|()| true),
        Command::Coverage(args) => coverage::run(args, extend).map(|()| true),
    };
    if matches!(good, Ok(true)) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Returns context options that add the dialects defined in `files` and accept unknown dialects.
fn options(files: &[PathBuf], extend: Extend) -> Outcome<ContextOptions> {
    let mut options = ContextOptions { allow_unregistered: true, extend, ..ContextOptions::default() };
    load_dialects(files, &mut options)?;
    Ok(options)
}

/// Returns the reasons why an operation has only the generic form; empty if it has custom syntax.
fn obstacles(ctx: &Context, def: &'static OpDef) -> Vec<String> {
    let hooks = Hooks::of(ctx);
    let is_bound = hooks.find(&def.name, |hooks| &hooks.ops).is_some();
    if is_bound {
        return Vec::new();
    }
    if def.custom_format {
        return vec![match &def.form {
            Some(form) => format!("its syntax is C++: write `format` into the row `form {form}`"),
            None => "its syntax is C++: write `format` into its row, or bind a hook".to_owned(),
        }];
    }
    if def.format.is_some() { op_problems(ctx, hooks, def) } else { Vec::new() }
}
