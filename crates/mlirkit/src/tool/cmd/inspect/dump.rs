//! `mlirkit dump`: every byte of a file with its meaning.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use mlirkit_inspect::{File, Meaning, OpField, Part, parts};
use mlirkit_wire::Encoding;

use super::text;
use crate::tool::driver::{Form, Outcome, Raw, failed, failed_in, status};
use crate::tool::io::Output;

/// Show every byte of a bytecode file with its meaning, up to damage and what it is.
#[derive(clap::Args)]
#[command(
    after_help = "Each line is an offset, the bytes (the first eight of them) and what they mean; operations are indented by their depth.

Examples:
  mlirkit dump model.mlirbc | less
  mlirkit dump broken.mlirbc | grep damaged"
)]
pub struct Args {
    /// MLIR bytecode, a portable artifact or what jax.export serialized; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> ExitCode {
    status(dump(args))
}

fn dump(args: &Args) -> Outcome {
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    if raw.form == Form::Text {
        return Err(failed_in(&args.input, "no MLIR bytecode: text has no bytes to explain"));
    }
    let file = File::read(&raw.bytes).map_err(|error| raw.fail(&[error.into_diagnostic()]))?;
    let mut out = Output::open(Path::new("-")).map_err(failed)?;
    let mut result = Ok(());
    parts(&file, &mut |part| {
        if result.is_ok() {
            result = line(&mut out, &file, &part);
        }
    });
    // A failure is noted by the output.
    out.keep().map_err(failed)
}

fn line(out: &mut dyn Write, file: &File<'_>, part: &Part<'_>) -> std::io::Result<()> {
    let bytes = usize::try_from(part.range.start).ok().zip(usize::try_from(part.range.end).ok());
    let bytes = bytes.and_then(|(start, end)| file.bytes.get(start..end)).unwrap_or_default();
    let shown: String = bytes.iter().take(8).map(|byte| format!("{byte:02x} ")).collect();
    let more = if bytes.len() > 8 { format!("+{}", bytes.len() - 8) } else { String::new() };
    writeln!(
        out,
        "{:08x}  {shown:24}{more:>8}  {}{}",
        part.range.start,
        "  ".repeat(part.depth.min(64)),
        meaning(file, &part.meaning)
    )
}

fn entry(file: &File<'_>, what: &str, index: u64, dialect: u32, encoding: Encoding, data: &[u8]) -> String {
    let dialect = file.dialect(dialect);
    match encoding {
        Encoding::Text => format!("{what} {index} of {dialect}, as text: {}", quoted(data)),
        Encoding::Custom => match data.first() {
            Some(code) => format!("{what} {index} of {dialect}, code {code}"),
            None => format!("{what} {index} of {dialect}, empty"),
        },
    }
}

/// Bytes as a short string.
fn quoted(bytes: &[u8]) -> String {
    const SHOWN: usize = 120;
    let more = if bytes.len() > SHOWN { "..." } else { "" };
    format!("{:?}{more}", text(bytes.get(..SHOWN).unwrap_or(bytes)))
}

fn meaning(file: &File<'_>, meaning: &Meaning<'_>) -> String {
    match meaning {
        Meaning::Magic => "magic number".to_owned(),
        Meaning::Version(version) => format!("format version {version}"),
        Meaning::Producer(producer) => format!("producer {}", quoted(producer)),
        Meaning::SectionHead { id, size } => format!("section {} of {size} bytes", id.name()),
        Meaning::Count(what, count) => format!("{count} {what}"),
        Meaning::StringLengths => "lengths of the strings, last one first".to_owned(),
        Meaning::String { index, value } => format!("string {index}: {}", quoted(value)),
        Meaning::Dialect { index, name } => format!("dialect {index}: {name}"),
        Meaning::DialectVersion(name) => format!("version of {name}"),
        Meaning::Group { name, count } => format!("{count} of {name}"),
        Meaning::OpName { index, name } => format!("operation name {index}: {name}"),
        Meaning::EntrySizes(count) => format!("sizes of {count} entries"),
        Meaning::Attribute { index, dialect, encoding, data } => {
            entry(file, "attribute", *index, *dialect, *encoding, data)
        }
        Meaning::Type { index, dialect, encoding, data } => entry(file, "type", *index, *dialect, *encoding, data),
        Meaning::Properties { index, data } => format!("properties {index}, {} bytes", data.len()),
        Meaning::ResourceKey { key, kind } => format!("resource key {}, {kind:?}", quoted(key)),
        Meaning::Resource { key } => format!("resource {}", quoted(key)),
        Meaning::Region { blocks, values } => format!("region: {blocks} blocks, {values} values"),
        Meaning::Block { ops, args } => format!("block: {ops} operations, {} arguments", args.len()),
        Meaning::Op { name, mask } => format!("{} (name {name}, mask {mask:#04x})", file.op(*name)),
        Meaning::Field(field, values) => self::field(*field, values),
        Meaning::Unknown => "nothing, or padding".to_owned(),
        Meaning::Damaged(error) => format!("damaged: {error}"),
    }
}

fn field(field: OpField, values: &[u64]) -> String {
    let numbers = || values.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    match field {
        OpField::Location => format!(". location: attribute {}", numbers()),
        OpField::Attributes => format!(". attributes: attribute {}", numbers()),
        OpField::Properties => format!(". properties {}", numbers()),
        OpField::Results => format!(". results: types {}", numbers()),
        OpField::Operands => format!(". operands: values {}", numbers()),
        OpField::Successors => format!(". successors: blocks {}", numbers()),
        OpField::UseListOrders => ". use-list orders".to_owned(),
        OpField::Regions => match values {
            [count, 1] => format!(". regions: {count}, isolated"),
            _ => format!(". regions: {}", values.first().copied().unwrap_or_default()),
        },
    }
}
