//! Converts bytecode from a release to LLVM 22 with `mlirkit port`. mlir-opt-22 must read the result and print the same
//! program as for the source. Explicit defaults in the pretty form are ignored.

use super::tools::{Answer, Tool};
use super::{LIMIT, failure, read, same, without_path};
use crate::conformance::compare::{self, Verdict};
use crate::conformance::corpus::Chunk;
use crate::conformance::truth;
use crate::{paths, process};
use std::process::Command;

/// Compares a chunk that both tools accept.
pub fn run(tool: &Tool, chunk: &Chunk, answer: &Answer, worker: usize) -> Result<Verdict, String> {
    let Some(expected) = truth::answer(chunk, truth::PRETTY, worker)? else { return Ok(Verdict::NoTruth) };
    let bytecode = compare::scratch(worker).with_extension("upgraded.mlirbc");
    let outcome =
        process::run(tool.upgrade(&answer.bytecode).arg("-o").arg(&bytecode), &compare::scratch(worker), LIMIT)?;
    if !matches!(outcome.end, process::End::Ok) {
        return Ok(failure(&outcome));
    }
    let mut tool = Command::new(paths::mlir_opt(22));
    tool.arg("--allow-unregistered-dialect").arg(&bytecode);
    let outcome = process::run(&mut tool, &compare::scratch(worker), LIMIT)?;
    Ok(match outcome.end {
        process::End::Ok => same(&read(&expected)?, &outcome.stdout),
        _ => Verdict::Refused(format!("by mlir-opt-22: {}", without_path(&outcome.message()))),
    })
}
