//! `mlirkit resources` (or `weights`): lists, extracts, restores, replaces and deduplicates large data.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bytes::Bytes;
use clap::{Subcommand, ValueEnum};
use mlirkit_edit::archive::{self, Tensor};
use mlirkit_edit::weights::{self, Internal, Place, Weight};
use serde_json::json;

use crate::Extend;
use crate::ir::{Context, TypeData};
use crate::stablehlo::Version;
use crate::tool::driver::{
    File, Form, Outcome, Raw, Reading, SCHEMA, Writing, failed, failed_in, human, report, report_json, status,
};
use crate::tool::io::{self, Output};

/// List, extract, replace, externalize, internalize and dedupe resources and large constants.
#[derive(clap::Args)]
#[command(
    after_help = "Weights are resources (dense_resource) and constants (dense) of at least --least bytes. The weights of a portable artifact are the
constants of its StableHLO. Data is streamed, so files may be larger than memory.

Examples:
  mlirkit resources list model.mlirbc
  mlirkit resources extract model.mlirbc --format npy -o weights/
  mlirkit resources extract model.mlirbc --format safetensors -o weights.safetensors
  mlirkit resources externalize model.mlirbc --to weights.safetensors -o small.mlirbc
  mlirkit resources internalize small.mlirbc --from weights.safetensors -o model.mlirbc
  mlirkit resources replace model.mlirbc w0=new.npy -o other.mlirbc
  mlirkit resources dedupe model.mlirbc -o smaller.mlirbc"
)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List weights with their types and sizes.
    List(List),
    /// Write weights into files.
    Extract(Extract),
    /// Replace the data of resources; type and size must match.
    Replace(Replace),
    /// Move weights into a separate file and keep only their keys.
    Externalize(Externalize),
    /// Restore weights that were moved into a separate file.
    Internalize(Internalize),
    /// Store resources with equal bytes once.
    Dedupe(Dedupe),
}

/// Selects a file and its weights.
#[derive(clap::Args)]
struct Which {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// Ignore weights of fewer bytes.
    #[arg(long, value_name = "BYTES", default_value_t = 256)]
    least: u64,
    #[command(flatten)]
    reading: Reading,
}

#[derive(clap::Args)]
struct List {
    #[command(flatten)]
    which: Which,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// File formats for extracted weights.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Raw bytes, one file `KEY.bin` per weight.
    Raw,
    /// NumPy's format, one file `KEY.npy` per weight.
    Npy,
    /// One safetensors file for all weights.
    Safetensors,
    /// One IREE parameter archive for all weights.
    Irpa,
}

#[derive(clap::Args)]
struct Extract {
    #[command(flatten)]
    which: Which,
    /// Only these keys.
    #[arg(value_name = "KEY")]
    keys: Vec<String>,
    /// What to write.
    #[arg(long, value_enum, default_value = "safetensors")]
    format: Format,
    /// The file, or the folder for one file each.
    #[arg(short = 'o', long = "output", value_name = "PATH")]
    output: PathBuf,
}

#[derive(clap::Args)]
struct Replace {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// A key and the file with its new data: raw bytes, or NumPy's.
    #[arg(value_name = "KEY=FILE", required = true)]
    new: Vec<String>,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    writing: Writing,
}

#[derive(clap::Args)]
struct Externalize {
    #[command(flatten)]
    which: Which,
    /// The file for the weights: a parameter archive of IREE if it ends in `.irpa`, else safetensors.
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
    #[command(flatten)]
    writing: Writing,
}

#[derive(clap::Args)]
struct Internalize {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// The file with the weights: safetensors, or a parameter archive of IREE.
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    writing: Writing,
}

#[derive(clap::Args)]
struct Dedupe {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(match &args.command {
        Command::List(args) => list(args, extend),
        Command::Extract(args) => extract(args, extend),
        Command::Replace(args) => replace(args, extend),
        Command::Externalize(args) => externalize(args, extend),
        Command::Internalize(args) => internalize(args, extend),
        Command::Dedupe(args) => dedupe(args, extend),
    })
}

fn open<'c>(ctx: &'c Context, input: &Path, reading: &Reading) -> Outcome<File<'c>> {
    Raw::read(input)?.refuse_empty()?.open_as_stablehlo(ctx, reading)
}

fn list(args: &List, extend: Extend) -> Outcome {
    let ctx = args.which.reading.context(extend)?;
    let file = open(&ctx, &args.which.input, &args.which.reading)?;
    let found = weights::list(&file.module, args.which.least);
    let kind = |weight: &Weight| if matches!(weight.place, Place::Constant(_)) { "constant" } else { "resource" };
    let ty = |weight: &Weight| weight.ty.map(|ty| ctx.type_text(ty));
    if args.json {
        let weights = found.iter().map(|weight| {
            json!({ "key": weight.name, "kind": kind(weight), "type": ty(weight), "bytes": weight.data.as_ref().map(Bytes::len) })
        });
        return report_json(&json!({ "schema": SCHEMA, "weights": weights.collect::<Vec<_>>() }));
    }
    let total: u64 = found.iter().map(Weight::len).sum();
    let mut lines = vec![format!("{}: {} weights, {}", file.name, found.len(), human(total))];
    for weight in &found {
        let size = weight.data.as_ref().map_or("no data".to_owned(), |data| data.len().to_string());
        lines.push(format!("  {size:>12}  {} {} : {}", kind(weight), weight.name, ty(weight).unwrap_or_default()));
    }
    report(&lines.join("\n"))
}

/// A weight as a tensor of its type, its elements side by side in whole bytes; as bytes where that cannot be.
fn tensor(ctx: &Context, weight: &Weight, note: String) -> Option<Tensor> {
    let data = weight.data.clone()?;
    let as_bytes = |data: Bytes| (("U8".to_owned(), vec![data.len() as u64]), data);
    let typed = weight.ty.and_then(|ty| {
        let shaped = ctx.shaped(ty)?;
        let shape: Vec<u64> = shaped.dims?.iter().map(|dim| u64::try_from(*dim).ok()).collect::<Option<_>>()?;
        let (element, factor) = match ctx.type_data(shaped.element) {
            TypeData::Complex(element) => (*element, 2),
            _ => (shaped.element, 1),
        };
        let dtype = weights::dtype(ctx, element)?;
        let dtype = match (dtype, factor) {
            (_, 1) => dtype,
            ("F32", _) => "C64",
            ("F64", _) => "C128",
            _ => return None,
        };
        let bits = if ctx.type_data(element) == &TypeData::Index { 64 } else { ctx.int_or_float_width(element)? };
        let bytes = u64::from(bits).div_ceil(8) * factor;
        let count = shape.iter().try_fold(1_u64, |count, dim| count.checked_mul(*dim))?;
        (count.checked_mul(bytes)? == data.len() as u64).then(|| (dtype.to_owned(), shape))
    });
    let ((dtype, shape), data) = match typed {
        Some(typed) => (typed, data),
        None => as_bytes(data),
    };
    Some(Tensor { name: weight.name.clone(), dtype, shape, data, note })
}

fn extract(args: &Extract, extend: Extend) -> Outcome {
    let ctx = args.which.reading.context(extend)?;
    let file = open(&ctx, &args.which.input, &args.which.reading)?;
    let least = if args.keys.is_empty() { args.which.least } else { 0 };
    let mut found = weights::list(&file.module, least);
    let wanted: BTreeSet<&str> = args.keys.iter().map(String::as_str).collect();
    if !wanted.is_empty() {
        found.retain(|weight| wanted.contains(weight.name.as_str()));
        let known: BTreeSet<&str> = found.iter().map(|weight| weight.name.as_str()).collect();
        if let Some(missing) = wanted.difference(&known).next() {
            return Err(failed_in(&args.which.input, format_args!("there is no weight '{missing}'")));
        }
    }
    let tensors: Vec<Tensor> = found.iter().filter_map(|weight| tensor(&ctx, weight, String::new())).collect();
    match args.format {
        Format::Safetensors | Format::Irpa => write_archive(&args.output, &tensors, args.format, &file),
        Format::Raw | Format::Npy => {
            io::make_folder(&args.output).map_err(failed)?;
            tensors.iter().try_for_each(|tensor| write_one(args, tensor, &file))
        }
    }
}

/// Writes a tensor into a file of its own.
fn write_one(args: &Extract, tensor: &Tensor, file: &File<'_>) -> Outcome {
    let safe: String =
        tensor.name.chars().map(|c| if c.is_alphanumeric() || "._-".contains(c) { c } else { '_' }).collect();
    let ending = if args.format == Format::Npy { "npy" } else { "bin" };
    let mut out = Output::open(&args.output.join(format!("{safe}.{ending}"))).map_err(failed)?;
    out.copies_from(&file.raw.input);
    // The output records a failure.
    let written = match args.format {
        Format::Npy => archive::write_npy(&mut out, tensor).unwrap_or(true),
        _ => out.write_all(&tensor.data).is_ok() || out.has_failed(),
    };
    if !written {
        return Err(failed(format_args!(
            "'{}' has elements of type {}, which NumPy has not: use raw",
            tensor.name, tensor.dtype
        )));
    }
    out.keep().map_err(failed)
}

fn write_archive(path: &Path, tensors: &[Tensor], format: Format, file: &File<'_>) -> Outcome {
    let mut out = Output::open(path).map_err(failed)?;
    out.copies_from(&file.raw.input);
    let total: u64 = tensors.iter().map(|tensor| tensor.data.len() as u64).sum();
    let mut out = io::Progress::new(out, total);
    // The output records a failure.
    let _ = match format {
        Format::Irpa => archive::write_irpa(&mut out, tensors),
        _ => archive::write_safetensors(&mut out, tensors),
    };
    out.into_inner().keep().map_err(failed)
}

fn replace(args: &Replace, extend: Extend) -> Outcome {
    let ctx = args.reading.context(extend)?;
    let mut file = open(&ctx, &args.input, &args.reading)?;
    for pair in &args.new {
        let (key, path) =
            pair.split_once('=').ok_or_else(|| failed(format_args!("expected KEY=FILE, found '{pair}'")))?;
        let data = archive::payload(&io::read(Path::new(path)).map_err(failed)?);
        let known = weights::list(&file.module, 0).into_iter().find(|weight| weight.name == key);
        let old = known.filter(|weight| matches!(weight.place, Place::Resource { .. }));
        let old = old.ok_or_else(|| failed_in(&args.input, format_args!("there is no resource '{key}'")))?;
        if old.data.as_ref().is_some_and(|old| old.len() != data.len()) {
            let message = format!("resource '{key}' has {} bytes, and '{path}' has {}", old.len(), data.len());
            return Err(failed_in(&args.input, message));
        }
        weights::replace(&mut file.module, key, data);
    }
    args.writing.write(&file)
}

/// What the file of weights notes of each.
fn note(ctx: &Context, weight: &Weight, form: &Form) -> String {
    let mut note = match weight.place {
        Place::Resource { group, align } => format!("resource {} {align}", ctx.str(group)),
        Place::Constant(_) => "constant".to_owned(),
    };
    if let Form::Artifact(version) = form {
        note.push_str(&format!("\nartifact {version}"));
    }
    note
}

fn externalize(args: &Externalize, extend: Extend) -> Outcome {
    let input = Some(&args.which.input).filter(|input| input.as_os_str() != "-");
    if input.into_iter().chain([&args.writing.output]).any(|path| io::are_one_place(&args.to, path)) {
        return Err(failed("--to needs a file of its own: the input and the output hold the module"));
    }
    let ctx = args.which.reading.context(extend)?;
    let mut file = open(&ctx, &args.which.input, &args.which.reading)?;
    let found: Vec<Weight> = weights::list(&file.module, args.which.least)
        .into_iter()
        .filter(|weight| weights::can_be_external(&ctx, weight))
        .collect();
    let form = file.raw.form.clone();
    let tensors: Vec<Tensor> =
        found.iter().filter_map(|weight| tensor(&ctx, weight, note(&ctx, weight, &form))).collect();
    let format = if args.to.extension().is_some_and(|end| end == "irpa") { Format::Irpa } else { Format::Safetensors };
    write_archive(&args.to, &tensors, format, &file)?;
    weights::externalize(&mut file.module, &found);
    // Artifacts have no resources: what is left is the bytecode of its StableHLO.
    match args.writing.form(&form) {
        Form::Artifact(_) => {
            file.raw.envelope = None;
            args.writing.write_as(&file, &Form::new_bytecode(), None)
        }
        form => args.writing.write_as(&file, &form, None),
    }
}

fn internalize(args: &Internalize, extend: Extend) -> Outcome {
    let ctx = args.reading.context(extend)?;
    let mut file = open(&ctx, &args.input, &args.reading)?;
    let archive = io::open(&args.from).map_err(failed)?;
    let tensors = archive::read(&archive.bytes).map_err(|error| failed_in(&args.from, &error.diagnostic().message))?;
    let mut artifact: Option<Version> = None;
    let data = tensors.into_iter().map(|tensor| {
        let mut lines = tensor.note.lines();
        let kind = lines.next().unwrap_or_default();
        artifact = artifact.or_else(|| lines.next()?.strip_prefix("artifact ")?.parse().ok());
        let align = kind.rsplit(' ').next().and_then(|align| align.parse().ok()).unwrap_or(16);
        let internal = match kind {
            "constant" => Internal::Constant(tensor.data),
            _ => Internal::Resource { align, data: tensor.data },
        };
        (tensor.name, internal)
    });
    let unknown = weights::internalize(&mut file.module, data.collect());
    if let Some(name) = unknown.first() {
        return Err(failed_in(&args.from, format_args!("the module has no resource '{name}'")));
    }
    let form = match (args.writing.form(&file.raw.form), artifact) {
        (Form::Bytecode { .. }, Some(version)) if !args.writing.bytecode => Form::Artifact(version),
        (form, _) => form,
    };
    args.writing.write_as(&file, &form, None)
}

fn dedupe(args: &Dedupe, extend: Extend) -> Outcome {
    let ctx = args.reading.context(extend)?;
    let mut file = open(&ctx, &args.input, &args.reading)?;
    let (count, bytes) = weights::dedupe(&mut file.module);
    let resources = if count == 1 { "resource" } else { "resources" };
    io::say(format_args!("{}: {count} {resources} less, {}\n", file.name, human(bytes)));
    args.writing.write(&file)
}
