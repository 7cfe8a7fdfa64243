//! `mlirkit dump`: prints every byte of a file with its meaning.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use mlirkit_inspect::{AnnotatedBytes, File, parts};
use serde_json::json;

use super::super::tile;
use crate::tool::driver::{Form, Outcome, Raw, SCHEMA, failed, failed_in, status};
use crate::tool::io::Output;

/// Show every byte of a bytecode file with its meaning, and any damage.
#[derive(clap::Args)]
#[command(
    after_help = "Each line is an offset, the bytes (the first eight of them) and what they mean; operations are indented by their depth.

Examples:
  mlirkit dump model.mlirbc | less
  mlirkit dump broken.mlirbc | grep damaged
  mlirkit dump model.mlirbc --json | jq '[.parts[] | select(.meaning | startswith(\"string\"))] | length'"
)]
pub struct Args {
    /// MLIR bytecode, a portable artifact or a jax.export file; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> ExitCode {
    status(dump(args))
}

fn dump(args: &Args) -> Outcome {
    let raw = Raw::read(&args.input)?;
    if tile::is_tile(&raw) {
        return tile::dump(&raw, args.json);
    }
    let raw = raw.refuse_empty()?;
    if raw.form == Form::Text {
        return Err(failed_in(&args.input, "no MLIR bytecode: text has no bytes to explain"));
    }
    let file = File::salvage(&raw.bytes).map_err(|error| raw.fail(&[error.into_diagnostic()]))?;
    let mut out = Output::open(Path::new("-")).map_err(failed)?;
    let mut result = if args.json { write!(out, "{{\n  \"schema\": {SCHEMA},\n  \"parts\": [") } else { Ok(()) };
    let mut first = true;
    parts(&file, &mut |part| {
        if result.is_ok() {
            result = match args.json {
                true => entry(&mut out, &file, &part, first),
                false => line(&mut out, &file, &part),
            };
            first = false;
        }
    });
    if args.json && result.is_ok() {
        let _ = writeln!(out, "\n  ]\n}}");
    }
    // Write errors were ignored above, because the output records them.
    out.keep().map_err(failed)?;
    match file.container.damage() {
        Some(error) => Err(raw.fail(&[error.clone().into_diagnostic()])),
        None => Ok(()),
    }
}

/// Writes one annotated byte range as a JSON list entry; `first` marks the first entry. The ranges are streamed,
/// because a file may have many.
fn entry(out: &mut dyn Write, file: &File<'_>, part: &AnnotatedBytes<'_>, first: bool) -> std::io::Result<()> {
    let value = json!({
        "offset": part.range.start,
        "bytes": part.range.end.saturating_sub(part.range.start),
        "depth": part.depth,
        "meaning": file.describe(&part.meaning),
    });
    write!(out, "{}\n    {value}", if first { "" } else { "," })
}

fn line(out: &mut dyn Write, file: &File<'_>, part: &AnnotatedBytes<'_>) -> std::io::Result<()> {
    let bytes = usize::try_from(part.range.start).ok().zip(usize::try_from(part.range.end).ok());
    let bytes = bytes.and_then(|(start, end)| file.bytes.get(start..end)).unwrap_or_default();
    let shown: String = bytes.iter().take(8).map(|byte| format!("{byte:02x} ")).collect();
    let more = if bytes.len() > 8 { format!("+{}", bytes.len() - 8) } else { String::new() };
    writeln!(
        out,
        "{:08x}  {shown:24}{more:>8}  {}{}",
        part.range.start,
        "  ".repeat(part.depth.min(64)),
        file.describe(&part.meaning)
    )
}
