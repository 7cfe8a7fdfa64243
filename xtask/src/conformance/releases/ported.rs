//! Compares modules that `mlirkit port` converts from LLVM 22 to a release. The release's tool reads the result as
//! bytecode and as text, and must print the same program as for the source. If the tool rejects the source, the text
//! printed by mlirkit is expected instead.

use super::tools::{Answer, Tool};
use super::{LIMIT, failure, read, same, without_path};
use crate::conformance::compare::{self, Verdict};
use crate::conformance::corpus::Chunk;
use crate::conformance::truth;
use crate::process;
use std::fs;
use std::path::Path;

/// Compares a chunk that mlir-opt-22 accepts. `answer` is `None` if the release's tool rejects the source text.
pub fn run(tool: &Tool, chunk: &Chunk, answer: Option<&Answer>, worker: usize) -> Result<Verdict, String> {
    let Some(source) = truth::answer(chunk, truth::BC6, worker)? else { return Ok(Verdict::NoTruth) };
    if tool.lacks(&source)? {
        return Ok(Verdict::NoTruth);
    }
    let file = |extension: &str| compare::scratch(worker).with_extension(extension);
    let (bytecode, text, printed) = (file("ported.mlirbc"), file("ported.mlir"), file("printed.mlir"));
    let outcome = process::run(tool.port(&source, &[]).arg("-o").arg(&bytecode), &compare::scratch(worker), LIMIT)?;
    match outcome.end {
        process::End::Ok => {}
        process::End::Failed(_) if answer.is_none() => return Ok(Verdict::NoTruth),
        _ => return Ok(failure(&outcome)),
    }
    let expected = match answer.filter(|_| is_itself(chunk, worker).unwrap_or(false)) {
        Some(answer) => read(&answer.generic)?,
        None => {
            let outcome =
                process::run(&mut tool.port(&source, &["--text", "--generic"]), &compare::scratch(worker), LIMIT)?;
            match outcome.end {
                process::End::Ok => outcome.stdout,
                _ => return Ok(failure(&outcome)),
            }
        }
    };
    let judge = |input: &Path, what: &str| -> Result<Option<Verdict>, String> {
        Ok(match tool.print(input, &printed, worker)? {
            Ok(got) => Some(same(&expected, &got)).filter(|verdict| !matches!(verdict, Verdict::Same)),
            Err(message) => {
                Some(Verdict::Refused(format!("{what}, by the release's tool: {}", without_path(&message))))
            }
        })
    };
    match judge(&bytecode, "bytecode")? {
        // A tool may register a dialect without extensions that other libraries add to it.
        Some(Verdict::Refused(message)) if answer.is_none() && LACKS.iter().any(|lack| message.contains(lack)) => {
            return Ok(Verdict::NoTruth);
        }
        Some(verdict) => return Ok(verdict),
        None => {}
    }
    let outcome = process::run(tool.port(&source, &["--text"]).arg("-o").arg(&text), &compare::scratch(worker), LIMIT)?;
    if !matches!(outcome.end, process::End::Ok) {
        return Ok(failure(&outcome));
    }
    Ok(judge(&text, "text")?.unwrap_or(Verdict::Same))
}

/// Error messages from tools that lack the extensions of the transform dialect.
const LACKS: [&str; 2] = ["unregistered operation", "expected children ops to implement TransformOpInterface"];

/// Returns whether mlir-opt-22 prints the same text for a chunk and for its bytecode. Chunks whose text changes when
/// read again, for example by different numbering, are not compared.
fn is_itself(chunk: &Chunk, worker: usize) -> Result<bool, String> {
    let own = |truth| -> Result<Option<Vec<u8>>, String> {
        Ok(truth::answer(chunk, truth, worker)?.and_then(|path| fs::read(path).ok()))
    };
    Ok(own(truth::GENERIC)? == own(truth::BC6_GENERIC)?)
}
