//! `mlirkit resources` (or `weights`): lists, extracts, restores, replaces and deduplicates large data.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bytes::Bytes;
use clap::{Subcommand, ValueEnum};
use mlirkit_edit::archive::{self, Data, Tensor};
use mlirkit_edit::names;
use mlirkit_edit::weights::{self, Weight, WeightLocation};
use serde_json::json;

use crate::Extend;
use crate::ir::{Context, OpRef};
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

/// Options that select a file and its weights.
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
    /// Raw bytes, one file `KEY.bin` per weight. Bytes of the key other than ASCII letters and digits are
    /// percent-encoded in the file name.
    Raw,
    /// NumPy arrays, one file `KEY.npy` per weight; keys are percent-encoded in the same way.
    Npy,
    /// One safetensors file for all weights.
    Safetensors,
    /// One IREE parameter archive for all weights.
    Irpa,
}

impl Format {
    /// Returns the archive format for a file name: `wanted` if given, else the format of the extension, else
    /// safetensors. A file extension that belongs to another format is an error, because readers rely on the extension.
    fn of_archive(path: &Path, wanted: Option<Self>) -> Outcome<Self> {
        /// Extensions of formats other than the archives that this tool writes. An archive must not have such an
        /// extension.
        const OTHERS: &[&str] = &[
            "npz", "npy", "pt", "pth", "pkl", "ckpt", "gguf", "onnx", "h5", "hdf5", "tflite", "msgpack", "parquet",
            "arrow", "zip", "tar", "tgz", "gz", "zst", "json", "mlir", "mlirbc", "jax",
        ];
        let end = path.extension().map(|end| end.to_string_lossy().to_ascii_lowercase());
        let named = match end.as_deref() {
            Some("irpa") => Some(Self::Irpa),
            Some("safetensors") => Some(Self::Safetensors),
            _ => None,
        };
        let format = wanted.or(named).unwrap_or(Self::Safetensors);
        let is_other = end.as_deref().is_some_and(|end| OTHERS.contains(&end));
        if is_other || named.is_some_and(|named| named != format) {
            let (end, format) = (end.unwrap_or_default(), if format == Self::Irpa { "irpa" } else { "safetensors" });
            return Err(failed_in(
                path,
                format_args!(
                    "the weights would be written as {format}, but '.{end}' is the extension of another format"
                ),
            ));
        }
        Ok(format)
    }
}

#[derive(clap::Args)]
struct Extract {
    #[command(flatten)]
    which: Which,
    /// Extract only these keys.
    #[arg(value_name = "KEY")]
    keys: Vec<String>,
    /// The format to write; by default that of the output's extension, else safetensors.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// The output file, or the folder if there is one file per weight.
    #[arg(short = 'o', long = "output", value_name = "PATH")]
    output: PathBuf,
}

#[derive(clap::Args)]
struct Replace {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// A key and the file with its new data: raw bytes, or a NumPy array of the same element type and shape.
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
    /// The file for the weights: an IREE parameter archive if its name ends in `.irpa`, otherwise safetensors.
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
    /// The file that contains the weights: safetensors, or an IREE parameter archive; may be repeated.
    #[arg(long, value_name = "FILE", required = true)]
    from: Vec<PathBuf>,
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

/// Reads a file and creates a context that follows it.
fn read(input: &Path, reading: &Reading, extend: Extend) -> Outcome<(Raw, Context)> {
    let raw = Raw::read(input)?.refuse_empty()?;
    let ctx = reading.context(&raw, extend)?;
    Ok((raw, ctx))
}

fn list(args: &List, extend: Extend) -> Outcome {
    let (raw, ctx) = read(&args.which.input, &args.which.reading, extend)?;
    let file = raw.open_as_stablehlo(&ctx, &args.which.reading)?;
    let mut found = weights::list(&file.module, 0);
    let all = found.len();
    let total: u64 = found.iter().map(Weight::len).sum();
    found.retain(|weight| weight.data.is_none() || weight.len() >= args.which.least);
    let shown: u64 = found.iter().map(Weight::len).sum();
    let (hidden, hidden_bytes) = (all - found.len(), total - shown);
    let kind =
        |weight: &Weight| if matches!(weight.place, WeightLocation::Constant(_)) { "constant" } else { "resource" };
    let ty = |weight: &Weight| weight.ty.map(|ty| ctx.type_text(ty));
    if args.json {
        let weights = found.iter().map(|weight| {
            json!({ "key": weight.name, "kind": kind(weight), "type": ty(weight), "bytes": weight.data.as_ref().map(Bytes::len) })
        });
        let hidden = json!({ "count": hidden, "bytes": hidden_bytes });
        return report_json(&json!({ "schema": SCHEMA, "weights": weights.collect::<Vec<_>>(), "hidden": hidden }));
    }
    let mut lines = vec![format!("{}: {} weights, {}", file.name, found.len(), human(shown))];
    for weight in &found {
        let size = weight.data.as_ref().map_or("no data".to_owned(), |data| data.len().to_string());
        lines.push(format!("  {size:>12}  {} {} : {}", kind(weight), weight.name, ty(weight).unwrap_or_default()));
    }
    if hidden > 0 {
        let (weights, least) = (if hidden == 1 { "weight" } else { "weights" }, args.which.least);
        lines.push(format!(
            "{hidden} {weights} of fewer than {least} bytes, {}: shown with --least=0",
            human(hidden_bytes)
        ));
    }
    report(&lines.join("\n"))
}

/// Returns the data of a weight as a tensor. `None` if its elements are not contiguous.
fn tensor(ctx: &Context, weight: &Weight) -> Option<Tensor> {
    let data = weight.data.clone()?;
    Some(Tensor {
        name: weight.name.clone(),
        layout: Some(weights::layout(ctx, weight.ty, data.len() as u64)),
        data: Data::Bytes(data),
        note: String::new(),
    })
}

fn extract(args: &Extract, extend: Extend) -> Outcome {
    let (raw, ctx) = read(&args.which.input, &args.which.reading, extend)?;
    let file = raw.open_as_stablehlo(&ctx, &args.which.reading)?;
    let least = if args.keys.is_empty() { args.which.least } else { 0 };
    let mut found = weights::list(&file.module, least);
    let wanted: BTreeSet<&str> = args.keys.iter().map(String::as_str).collect();
    if !wanted.is_empty() {
        found.retain(|weight| wanted.contains(weight.name.as_str()));
        let known: BTreeSet<&str> = found.iter().map(|weight| weight.name.as_str()).collect();
        if let Some(missing) = wanted.difference(&known).next() {
            return Err(failed_in(&args.which.input, format_args!("there is no weight '{missing}'")));
        }
        if let Some(empty) = found.iter().find(|weight| weight.data.is_none()) {
            return Err(failed_in(&args.which.input, format_args!("weight '{}' has no data", empty.name)));
        }
    }
    let mut tensors: Vec<Tensor> = found.iter().filter_map(|weight| tensor(&ctx, weight)).collect();
    found.retain(|weight| weight.data.is_some());
    let key = |weight: &Weight| match weight.place {
        WeightLocation::Resource { key, .. } => ctx.bytes(key).to_vec(),
        WeightLocation::Constant(_) => weight.name.clone().into_bytes(),
    };
    let keys: Vec<Vec<u8>> = found.iter().map(key).collect();
    match args.format {
        Some(format @ (Format::Raw | Format::Npy)) => write_each(args, format, &tensors, &keys, &file),
        format => {
            let format = Format::of_archive(&args.output, format)?;
            weights::name_for_archive(&mut tensors, &keys);
            Archive::write(&args.output, &tensors, format, &file)?.keep()
        }
    }
}

/// The name of the file that maps file names to keys. It is written if a key cannot be a file name.
const NAMES: &str = "names.json";

/// Writes each tensor to its own file, after checking that all of them can be written.
fn write_each(args: &Extract, format: Format, tensors: &[Tensor], keys: &[Vec<u8>], file: &File<'_>) -> Outcome {
    let is_npy = format == Format::Npy;
    let dtype = |tensor: &Tensor| tensor.layout.as_ref().map(|layout| layout.dtype.clone()).unwrap_or_default();
    if let Some(other) = tensors.iter().find(|tensor| is_npy && archive::npy_dtype(&dtype(tensor)).is_none()) {
        let (name, dtype) = (&other.name, dtype(other));
        return Err(failed(format_args!("'{name}' has elements of type {dtype}, which NumPy does not have: use raw")));
    }
    let keys: Vec<&[u8]> = keys.iter().map(Vec::as_slice).collect();
    let (names, shortened) = names::file_names(&keys);
    io::make_folder(&args.output).map_err(failed)?;
    let ending = if is_npy { "npy" } else { "bin" };
    for (tensor, name) in tensors.iter().zip(&names) {
        let mut out = Output::open(&args.output.join(format!("{name}.{ending}"))).map_err(failed)?;
        out.copies_from(&file.raw.input);
        let data = tensor.data.bytes().unwrap_or_default();
        // A write error can be ignored here, because the output records it.
        let _ = if is_npy { archive::write_npy(&mut out, tensor).map(drop) } else { out.write_all(&data) };
        let back = out.written().map_err(failed)?;
        let back = back.map(|back| {
            if is_npy { archive::read_npy(&back).ok().and_then(|read| read.data.bytes()) } else { Some(back) }
        });
        if back.is_some_and(|back| back != Some(data)) {
            return Err(failed(format_args!("'{}' is not read back as it was written", tensor.name)));
        }
        out.keep().map_err(failed)?;
    }
    if shortened.is_empty() {
        return Ok(());
    }
    let name_of = |index: &usize| Some((format!("{}.{ending}", names.get(*index)?), json!(tensors.get(*index)?.name)));
    let entries = shortened.iter().filter_map(name_of);
    let entries: serde_json::Map<String, serde_json::Value> = entries.collect();
    let mut out = Output::open(&args.output.join(NAMES)).map_err(failed)?;
    // A write error can be ignored here, because the output records it.
    let _ = writeln!(out, "{:#}", serde_json::Value::Object(entries));
    out.keep().map_err(failed)
}

/// An archive that has been written and verified, but not yet moved to its final path.
struct Archive {
    out: Output,
    /// The tensors, as read back from the archive that was written.
    tensors: Vec<Tensor>,
}

impl Archive {
    /// Writes the tensors, reads them back and compares them.
    fn write(path: &Path, tensors: &[Tensor], format: Format, file: &File<'_>) -> Outcome<Self> {
        let mut out = Output::open(path).map_err(failed)?;
        out.copies_from(&file.raw.input);
        let total: u64 = tensors.iter().map(|tensor| tensor.data.len()).sum();
        let mut out = io::Progress::new(out, total);
        let written = match format {
            Format::Irpa => archive::write_irpa(&mut out, tensors),
            _ => archive::write_safetensors(&mut out, tensors),
        };
        let mut out = out.into_inner();
        if let Err(error) = written
            && !out.has_failed()
        {
            return Err(failed_in(path, error));
        }
        // A stream cannot be read back.
        let Some(bytes) = out.written().map_err(failed)? else { return Ok(Self { out, tensors: tensors.to_vec() }) };
        let mut read = archive::read(&bytes).map_err(|error| failed_in(path, &error.diagnostic().message))?;
        let mut expected: Vec<&Tensor> = tensors.iter().collect();
        expected.sort_by(|a, b| a.name.cmp(&b.name));
        read.sort_by(|a, b| a.name.cmp(&b.name));
        let same = |read: &Tensor, tensor: &Tensor| {
            (&read.name, &read.note, &read.data) == (&tensor.name, &tensor.note, &tensor.data)
        };
        if read.len() != expected.len() || !read.iter().zip(expected).all(|(read, tensor)| same(read, tensor)) {
            return Err(failed_in(path, "the archive is not read back as it was written"));
        }
        Ok(Self { out, tensors: read })
    }

    fn keep(self) -> Outcome {
        self.out.keep().map_err(failed)
    }
}

fn replace(args: &Replace, extend: Extend) -> Outcome {
    let (raw, ctx) = read(&args.input, &args.reading, extend)?;
    let mut file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    for pair in &args.new {
        let (key, path) =
            pair.split_once('=').ok_or_else(|| failed(format_args!("expected KEY=FILE, found '{pair}'")))?;
        let path = Path::new(path);
        let bytes = io::read(path).map_err(failed)?;
        let new = match archive::is_npy(&bytes) {
            true => archive::read_npy(&bytes).map_err(|error| failed_in(path, &error.diagnostic().message))?,
            false => Tensor { name: String::new(), layout: None, data: Data::Bytes(bytes), note: String::new() },
        };
        weights::replace(&mut file.module, key, &new).map_err(|error| failed_in(&args.input, error))?;
    }
    args.writing.write_same(&file)
}

fn externalize(args: &Externalize, extend: Extend) -> Outcome {
    let input = Some(&args.which.input).filter(|input| input.as_os_str() != "-");
    if input.into_iter().chain([&args.writing.output]).any(|path| io::are_one_place(&args.to, path)) {
        return Err(failed("--to needs a file of its own: the input and the output hold the module"));
    }
    let format = Format::of_archive(&args.to, None)?;
    let (raw, ctx) = read(&args.which.input, &args.which.reading, extend)?;
    let mut file = raw.open_as_stablehlo(&ctx, &args.which.reading)?;
    let fail = |file: &File<'_>, error: crate::Error| file.raw.fail(&error.into_diagnostics());
    keep_own_weights(&args.to, &file)?;
    let before = mlirkit_edit::fingerprint(&file.module).map_err(|error| fail(&file, error))?;
    let was_valid = crate::verify_all(&file.module, crate::VerifyOptions::default()).is_empty();
    let form = file.raw.form.clone();
    let artifact = match &form {
        Form::Artifact(version) => Some(version.to_string()),
        _ => None,
    };
    let are_valid = |ops: &[OpRef<'_, '_>]| crate::verifier::verify_each_alone(ops.iter().copied()).is_ok();
    let tensors = weights::externalize(&mut file.module, args.which.least, artifact.as_deref(), &are_valid);
    let archive = Archive::write(&args.to, &tensors, format, &file)?;
    // Portable artifacts have no resources, so the rest is written as bytecode with the StableHLO of the artifact.
    let form = match args.writing.form(&form) {
        Form::Artifact(_) => {
            file.raw.envelope = None;
            Form::new_bytecode()
        }
        form => form,
    };
    let (path, read) = (&args.to, archive.tensors.clone());
    let check = |mut again: crate::Module<'_>| {
        if was_valid && let Some(wrong) = crate::verify_all(&again, crate::VerifyOptions::default()).first() {
            return Err(format!("without its weights the module would be invalid: {}", wrong.message));
        }
        weights::internalize(&mut again, read.clone())?;
        match mlirkit_edit::fingerprint(&again) {
            Ok(after) if after == before => Ok(()),
            Ok(_) => Err(format!("'{}' would not bring the module back as it was", path.display())),
            Err(error) => Err(error.diagnostic().message.clone()),
        }
    };
    let module = args.writing.prepare(&file, &form, None, check)?;
    archive.keep()?;
    module.keep().map_err(failed)
}

/// Refuses to replace an archive that contains weights to which the module refers.
fn keep_own_weights(to: &Path, file: &File<'_>) -> Outcome {
    if !to.is_file() {
        return Ok(());
    }
    let Ok(old) = io::open(to) else { return Ok(()) };
    let tensors = archive::read(&old.bytes).unwrap_or_default();
    let Some(name) = weights::needed(&file.module, &tensors) else { return Ok(()) };
    let message = format!("holds '{name}', to which the module refers: internalize it first, or name another file");
    Err(failed_in(to, message))
}

fn internalize(args: &Internalize, extend: Extend) -> Outcome {
    let (raw, ctx) = read(&args.input, &args.reading, extend)?;
    let mut file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    let mut tensors = Vec::new();
    for from in &args.from {
        let archive = io::open(from).map_err(failed)?;
        tensors.extend(archive::read(&archive.bytes).map_err(|error| failed_in(from, &error.diagnostic().message))?);
    }
    let from = args.from.first().map_or(Path::new(""), PathBuf::as_path);
    let artifact = weights::internalize(&mut file.module, tensors).map_err(|error| failed_in(from, error))?;
    let artifact: Option<Version> = artifact.and_then(|version| version.parse().ok());
    let form = match (args.writing.form(&file.raw.form), artifact) {
        (Form::Bytecode { .. }, Some(version)) if !args.writing.bytecode => Form::Artifact(version),
        (form, _) => form,
    };
    args.writing.write_same_as(&file, &form)
}

fn dedupe(args: &Dedupe, extend: Extend) -> Outcome {
    let (raw, ctx) = read(&args.input, &args.reading, extend)?;
    let mut file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    let (count, bytes) = weights::dedupe(&mut file.module);
    let resources = if count == 1 { "resource" } else { "resources" };
    io::say(format_args!("{}: {count} {resources} less, {}\n", file.name, human(bytes)));
    args.writing.write_same(&file)
}
