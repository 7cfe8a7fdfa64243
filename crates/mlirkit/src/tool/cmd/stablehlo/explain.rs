//! `mlirkit stablehlo explain`: shows the kind and writer of a file and the versions that can read it, from its header
//! and tables.

use std::fmt::{self, Display, Formatter};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::json::explain::Explained;
use crate::stablehlo::envelope::Envelope;
use crate::stablehlo::explain::{BytecodeFile, Explanation, Use};
use crate::stablehlo::{Version, current_version, minimum_version};
use crate::tool::driver::{failed, failed_in, report, status};
use crate::tool::io;

#[derive(clap::Args)]
#[command(
    after_help = "Only the header and the tables of bytecode are read, so a file of any size is explained at once. Text is parsed.

Examples:
  mlirkit stablehlo explain model.mlirbc
  mlirkit stablehlo explain model.mlirbc --target=1.0.0   what keeps version 1.0.0 from reading it
  mlirkit stablehlo explain exported.bin --json           what jax.export serialized, and the artifact in it"
)]
pub struct Args {
    /// Portable artifact, MLIR bytecode, text, or jax.export file; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Show what prevents this StableHLO version from reading the file.
    #[arg(long, value_name = "VERSION")]
    target: Option<String>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> ExitCode {
    let file = match io::read(&args.input).map_err(failed) {
        Ok(file) => file,
        Err(_) => return ExitCode::FAILURE,
    };
    match text(args, &file) {
        Ok(text) => status(report(&text)),
        Err(message) => status(Err(failed_in(&args.input, message))),
    }
}

fn text(args: &Args, file: &[u8]) -> Result<String, String> {
    let report = Explained::of(io::source_name(&args.input), file, args.target.as_deref())?;
    if args.json {
        return serde_json::to_string_pretty(&report.as_json()).map_err(|error| error.to_string());
    }
    Ok(report.to_string().trim_end().to_owned())
}

/// Writes one line of a report: a label and its value.
fn line(f: &mut Formatter<'_>, what: &str, text: impl Display) -> fmt::Result {
    writeln!(f, "  {what:21}{text}")
}

impl Display for Explained {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { name, size, .. } = self;
        match &self.explanation {
            Explanation::Bytecode(file) if self.is_text => {
                writeln!(f, "{name}: text, {size} bytes")?;
                self.file(f, file)
            }
            Explanation::Text => writeln!(f, "{name}: text, {size} bytes"),
            Explanation::Unknown => writeln!(f, "{name}: unknown, {size} bytes"),
            Explanation::Bytecode(file) => {
                writeln!(f, "{name}: {}, {size} bytes", kind(file))?;
                self.file(f, file)
            }
            Explanation::Envelope(envelope, file) => {
                writeln!(f, "{name}: function exported by JAX, {size} bytes")?;
                exported(f, envelope)?;
                writeln!(f, "\nin it: {}, {} bytes at {}", kind(file), file.size, envelope.artifact.start)?;
                self.file(f, file)
            }
        }
    }
}

fn kind(file: &BytecodeFile) -> String {
    match file.version {
        Some(version) => format!("portable artifact of StableHLO {version}"),
        None if file.is_vhlo() => "MLIR bytecode of VHLO".to_owned(),
        None if file.dialects.iter().any(|name| name == "stablehlo") => "MLIR bytecode of StableHLO".to_owned(),
        None => "MLIR bytecode".to_owned(),
    }
}

fn exported(f: &mut Formatter<'_>, envelope: &Envelope) -> fmt::Result {
    let list = |items: &[String]| if items.is_empty() { "none".to_owned() } else { items.join(", ") };
    let shown =
        |avals: &[crate::stablehlo::envelope::Aval]| list(&avals.iter().map(ToString::to_string).collect::<Vec<_>>());
    line(f, "function", &envelope.function)?;
    line(f, "inputs", shown(&envelope.inputs))?;
    line(f, "outputs", shown(&envelope.outputs))?;
    if envelope.kept_inputs.len() != envelope.inputs.len() {
        line(f, "inputs kept", list(&envelope.kept_inputs.iter().map(ToString::to_string).collect::<Vec<_>>()))?;
    }
    line(f, "platforms", list(&envelope.platforms))?;
    line(f, "devices", envelope.devices)?;
    line(f, "calling convention", envelope.calling_convention)?;
    line(f, "serialization", envelope.serialization_version)?;
    if let Some(version) = &envelope.jax_version {
        line(f, "written by", format_args!("JAX {version}"))?;
    }
    for (what, items) in [
        ("ordered effects", &envelope.effects.0),
        ("effects", &envelope.effects.1),
        ("checks switched off", &envelope.disabled_checks),
    ] {
        if !items.is_empty() {
            line(f, what, list(items))?;
        }
    }
    if envelope.uses_global_constants {
        line(f, "global constants", "used: shapes or platforms are decided when it is called")?;
    }
    if envelope.derivatives != 0 {
        line(f, "derivatives", envelope.derivatives)?;
    }
    Ok(())
}

/// Describes the range of StableHLO versions that support a feature.
fn since(used: &Use) -> String {
    match used.range {
        Some(range) if range.max < current_version() => format!("since {}, last in {}", range.min, range.max),
        Some(range) => format!("since {}", range.min),
        None => format!("not in {} or older", current_version()),
    }
}

impl Explained {
    fn file(&self, f: &mut Formatter<'_>, file: &BytecodeFile) -> fmt::Result {
        if !self.is_text {
            line(f, "producer", &file.producer)?;
            line(f, "bytecode format", file.format)?;
        }
        line(f, "dialects", file.dialects.join(", "))?;
        line(f, "operations", count_of(&file.operations))?;
        if file.uses.is_empty() {
            return Ok(());
        }
        // Only artifacts (VHLO) are read by StableHLO versions; for StableHLO bytecode, show which versions can
        // represent it.
        let needs = if file.is_vhlo() { "read by" } else { "representable in" };
        let others = match file.other_dialects()[..] {
            [] => String::new(),
            [one] => format!(", with the dialect {one}"),
            ref others => format!(", with the dialects {}", others.join(", ")),
        };
        match file.oldest_version() {
            Some(oldest) => {
                line(f, needs, format_args!("StableHLO {oldest} and newer{others}"))?;
                for used in file.uses.iter().filter(|used| used.range.is_some_and(|range| range.min == oldest)) {
                    if oldest > minimum_version() {
                        writeln!(f, "    {:10} {}, {}", used.kind.word(), used.name, since(used))?;
                    }
                }
                if file.is_vhlo() && file.format_since() == Some(oldest) && oldest > minimum_version() {
                    writeln!(f, "    format     {}, since {oldest}", file.format)?;
                }
            }
            None => {
                line(f, needs, format_args!("nothing up to StableHLO {}", current_version()))?;
                for used in file.uses.iter().filter(|used| used.range.is_none()) {
                    writeln!(f, "    {:10} {}, {}", used.kind.word(), used.name, since(used))?;
                }
            }
        }
        if let Some(target) = self.target { asked(f, file, target) } else { Ok(()) }
    }
}

/// Formats the number of names, followed by the first few names.
fn count_of(names: &[String]) -> String {
    const SHOWN: usize = 8;
    let first = names.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join(", ");
    match names.len() {
        0 => "not named in this format".to_owned(),
        count if count > SHOWN => format!("{count}: {first}, ..."),
        count => format!("{count}: {first}"),
    }
}

fn asked(f: &mut Formatter<'_>, file: &BytecodeFile, target: Version) -> fmt::Result {
    let blockers = file.blockers(target);
    let format = !file.is_vhlo() || Some(file.format) <= target.bytecode_format();
    let what = format!("target {target}");
    if blockers.is_empty() && format {
        return line(f, &what, if file.is_vhlo() { "reads it as it is" } else { "has everything that is used" });
    }
    line(f, &what, if file.is_vhlo() { "does not read it as it is" } else { "lacks something that is used" })?;
    if !format {
        let theirs = target.bytecode_format().unwrap_or_default();
        let since = file.format_since().map_or(String::new(), |since| format!(", since {since}"));
        writeln!(f, "    format     {}{since}: `downgrade` writes {theirs}", file.format)?;
    }
    for blocker in &blockers {
        write!(f, "    {:10} {}, {}", blocker.used.kind.word(), blocker.used.name, since(&blocker.used))?;
        match &blocker.instead {
            None => writeln!(f)?,
            Some(instead) => match &instead.name {
                Some(name) => writeln!(f, ": `downgrade` makes it {name}, {}", instead.condition)?,
                None => writeln!(f, ": `downgrade` leaves it out, {}", instead.condition)?,
            },
        }
    }
    Ok(())
}
