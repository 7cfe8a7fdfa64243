//! `mlirkit port`: converts a module to another LLVM release.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::asm::PrintOptions;
use crate::defs::Release;
use crate::diag::{Diagnostic, Position};
use crate::port::{self, Finding, Named, Ported};
use crate::tool::driver::{Form, Outcome, Raw, failed, failed_in, load_dialects, report, report_json, status};
use crate::tool::io::Output;
use crate::{ContextOptions, Extend, OpenOptions};
use clap::ValueEnum;

/// Convert a module to another LLVM release.
#[derive(clap::Args)]
#[command(
    after_help = "The producer string names the release of a bytecode file. Text is LLVM 22's unless --from names another release. Properties
and operands get the names of the target release, its new properties get their defaults, and enum cases get its numbers.
Syntax and encoding are those of the target. Anything that the target lacks is refused: each such operation is reported with its
position, the reason, and the first release that has it. Nothing is written then, and the exit code is 1. With --lossy,
properties, attributes and operands that the target lacks are dropped, and a warning names each.

StableHLO has its own versions: see `stablehlo upgrade` and `stablehlo downgrade`.

Examples:
  mlirkit port model.mlirbc --to llvm-20 -o model-20.mlirbc
  mlirkit port model.mlir --to llvm-24 --text            a program of LLVM 22 in LLVM 24's syntax
  mlirkit port old.mlir --from llvm-19 --to llvm-22
  mlirkit port model.mlirbc --to llvm-19 --explain       list changes and unsupported features
  mlirkit port model.mlirbc --to llvm-19 --lossy -o model-19.mlirbc"
)]
pub struct Args {
    /// Text or bytecode; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// The target release, such as `llvm-20` or `20`. `llvm-21-git` means the development snapshots with the producer
    /// string MLIR21.0.0git, where they are known to differ.
    #[arg(long, value_name = "RELEASE")]
    to: Named,
    /// The release of the input, regardless of its producer string.
    #[arg(long, value_name = "RELEASE")]
    from: Option<Named>,
    /// Output file; `-` is standard output.
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "FILE")]
    output: PathBuf,
    /// Write text. By default the output has the format of the input.
    #[arg(long, conflicts_with = "bytecode")]
    text: bool,
    /// Write bytecode, in the newest version of the format that the release reads.
    #[arg(long)]
    bytecode: bool,
    /// Print every operation in the generic form.
    #[arg(long)]
    generic: bool,
    /// Print locations in text.
    #[arg(long)]
    debuginfo: bool,
    /// Drop properties, attributes and operands that the target lacks, each with a warning. Operations and types that
    /// the target lacks are still refused.
    #[arg(long)]
    lossy: bool,
    /// List changes and unsupported features; write nothing.
    #[arg(long)]
    explain: bool,
    /// With `--explain`, write JSON.
    #[arg(long, requires = "explain")]
    json: bool,
    /// Write bytecode even if the output is a terminal.
    #[arg(short = 'f', long = "force")]
    force: bool,
    /// Refuse operations of unknown dialects; by default they stay unchanged.
    #[arg(long)]
    strict: bool,
    /// Whether the module is verified before and after the conversion.
    #[arg(long, value_enum, default_value = "full", value_name = "LEVEL")]
    verify: Verify,
    /// A definition file for an additional dialect, or with more definitions for a built-in one; may be repeated.
    #[arg(long, value_name = "FILE")]
    dialect: Vec<PathBuf>,
    /// Dialects to register, separated by commas; all by default.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    dialects: Option<Vec<String>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Verify {
    None,
    Full,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(run_port(args, extend))
}

fn run_port(args: &Args, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let own = match &raw.form {
        Form::Artifact(_) => {
            let what = "a portable artifact has a version of StableHLO, not of LLVM: see `mlirkit stablehlo downgrade`";
            return Err(failed_in(Path::new(&raw.name), what));
        }
        _ => crate::release_of(&raw.bytes),
    };
    let from = args.from.or(own).unwrap_or_default();
    let to = args.to.asked_of(Some(from));
    let mut common = ContextOptions {
        only: args.dialects.clone(),
        allow_unregistered: !args.strict,
        extend,
        ..ContextOptions::default()
    };
    load_dialects(&args.dialect, &mut common)?;
    let options =
        |wanted: Named| ContextOptions { release: Some(wanted.release), snapshot: wanted.snapshot, ..common.clone() };
    let ctx = crate::context(&options(from));
    let mut open = OpenOptions::default();
    open.bytecode.producer_release = args.from.map(|from| from.release);
    open.refuse_other_releases = args.from.is_some();
    let opened = crate::open(&ctx, &raw.name, &raw.bytes, &open).map_err(|errors| raw.fail(&errors))?;
    raw.show(&opened.warnings);
    if args.verify == Verify::Full {
        let wrong = crate::verify_all(&opened.module, crate::VerifyOptions::default());
        if !wrong.is_empty() {
            return Err(raw.fail(&wrong));
        }
    }
    let target = crate::context(&options(to));
    let ported = match (args.verify, args.lossy) {
        (Verify::Full, false) => port::port(&opened.module, &target),
        (Verify::Full, true) => port::port_lossy(&opened.module, &target),
        (Verify::None, false) => mlirkit_edit::port(&opened.module, &target),
        (Verify::None, true) => mlirkit_edit::port_lossy(&opened.module, &target),
    };
    let ported = ported.map_err(|error| raw.fail(&error.into_diagnostics()))?;
    let refused = ported.refusals().count();
    if args.explain {
        explain(args, &raw.name, (from.release, to.release), &ported, &ctx)?;
    } else if refused > 0 {
        let diagnostics = ported.refusals().map(|finding| port::refusal(&ctx, finding, to.release));
        return Err(raw.fail(&diagnostics.collect::<Vec<_>>()));
    } else {
        let lost = ported.findings.iter().filter(|finding| finding.lost);
        raw.show(&lost.map(|finding| port::loss(&ctx, finding, to.release)).collect::<Vec<_>>());
        // The output no longer needs the source module.
        drop(opened);
        drop(ctx);
        return write(args, &raw, &ported, to);
    }
    if refused > 0 { Err(crate::tool::driver::Failed) } else { Ok(()) }
}

fn write(args: &Args, raw: &Raw, ported: &Ported<'_>, to: Named) -> Outcome {
    let text = args.text || (raw.form == Form::Text && !args.bytecode);
    let mut out = Output::open(&args.output).map_err(failed)?;
    out.copies_from(&raw.input);
    if !text && out.is_terminal() && !args.force {
        return Err(failed("refusing to write bytecode to a terminal; use -o FILE, or -f to force it"));
    }
    let written = if text {
        let print = PrintOptions { generic: args.generic, debug_info: args.debuginfo, ..PrintOptions::default() };
        crate::asm::print(&ported.module, &print, &mut out).map_err(|error| vec![unplaced(&error.to_string())])
    } else {
        let options = port::write_options(to);
        crate::bytecode::write(&ported.module, &mut out, &options).map_err(|error| vec![error.into_diagnostic()])
    };
    match written {
        Err(errors) if !out.has_failed() => Err(raw.fail(&errors)),
        _ => out.keep().map_err(failed),
    }
}

fn unplaced(message: &str) -> Diagnostic {
    Diagnostic::error(Position::Unknown, message)
}

fn explain(
    args: &Args,
    name: &str,
    (from, to): (Release, Release),
    ported: &Ported<'_>,
    ctx: &crate::ir::Context,
) -> Outcome {
    let refused = ported.refusals().count();
    if args.json {
        return report_json(&crate::json::port(ctx, from, to, ported));
    }
    let mut lines = vec![match (refused, ported.findings.len()) {
        (0, 0) => format!("{name}: LLVM {} says all of it as LLVM {from} does", to),
        (0, changes) => {
            format!("{name}: can be brought from LLVM {from} to LLVM {}; {changes} changes", to)
        }
        (refused, _) => {
            format!("{name}: cannot be brought from LLVM {from} to LLVM {}: {refused} refused", to)
        }
    }];
    lines.extend(summary(&ported.findings));
    lines.extend(ported.findings.iter().map(|finding| port::sentence(ctx, finding)));
    report(&lines.join("\n"))
}

/// Counts findings by operation and kind, most frequent first. Empty if every finding occurs only once.
fn summary(findings: &[Finding]) -> Vec<String> {
    let mut counts = BTreeMap::new();
    for finding in findings {
        *counts.entry((&finding.op, &finding.what, port::kind(finding))).or_insert(0usize) += 1;
    }
    if counts.len() == findings.len() {
        return Vec::new();
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let line = |((op, what, kind), count)| format!("{count:8}  {kind}: '{op}': {what}");
    counts.into_iter().map(line).collect()
}
