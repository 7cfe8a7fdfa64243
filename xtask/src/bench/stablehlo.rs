//! Compares StableHLO conversions with jaxlib: artifacts to text, and text to artifacts.

use std::fmt::Write as _;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use super::{Taken, installed, kib, show, time, write_once};
use crate::paths;

/// The newest StableHLO version that jaxlib 0.10.2 can write.
const TARGET: &str = "1.17.0";

/// The conversions: name for `benches/jaxlib_step.py`, name in the table, input, and output.
const STEPS: [(&str, &str, &str, &str); 10] = [
    ("to-artifact", "300,000 operations, text to artifact", "stablehlo.mlir", "stablehlo.mlirbc"),
    ("to-text", "300,000 operations, artifact to text", "stablehlo.mlirbc", "stablehlo.out"),
    ("to-artifact", "transformer, text to artifact", "transformer.mlir", "transformer.mlirbc"),
    ("to-text", "transformer, artifact to text", "transformer.mlirbc", "transformer.out"),
    ("to-artifact", "convolutions, text to artifact", "convnet.mlir", "convnet.mlirbc"),
    ("to-text", "convolutions, artifact to text", "convnet.mlirbc", "convnet.out"),
    ("to-artifact", "training, with locations, text to artifact", "training.mlir", "training.mlirbc"),
    ("to-text", "training, with locations, artifact to text", "training.mlirbc", "training.out"),
    ("to-artifact", "U-Net, with locations, text to artifact", "unet.mlir", "unet.mlirbc"),
    ("to-text", "U-Net, with locations, artifact to text", "unet.mlirbc", "unet.out"),
];

/// The heading of the section in the results file.
pub(super) const HEADING: &str = "## StableHLO";

/// A conversion that jaxlib ran, with its measurements.
struct Step {
    took: Duration,
    processor: Duration,
    calls: Duration,
    before_kib: u64,
    peak_kib: u64,
}

/// Writes the models that JAX lowers, unless they exist.
pub(super) fn models(folder: &Path) -> Result<(), String> {
    if folder.join("unet.mlir").exists() {
        return Ok(());
    }
    let script = paths::workspace().join("benches/jax_models.py");
    time(Command::new(paths::python()).arg(script).arg(folder)).map(|_| ())
}

/// Measures all conversions, and returns the section for the results file.
pub(super) fn run(folder: &Path, scale: usize, runs: usize) -> Result<String, String> {
    write_once(&folder.join("stablehlo.mlir"), |out| functions(out, 257 / scale, 1169))?;
    models(folder)?;
    let mut table = format!(
        "{HEADING}\n\nThe inputs are 300,000 operations in 257 functions, and four models: a transformer with 24 layers and inline weights, a training\n\
         step of the transformer with weights as arguments, the gradient of a network with 201 convolutions, and the gradient of a U-Net\n\
         for denoising. JAX lowered the models (`benches/jax_models.py`). Artifacts have version {TARGET}, for which both tools write the same \
         bytes except for the file name in locations.\n\
         Both tools read a file and write a new one. mlirkit's time is measured for the whole process (`mlirkit translate`). jaxlib's time includes \
         reading, its calls\n(`deserialize_portable_artifact` and `str`, `Module.parse` and `serialize_portable_artifact`) and writing, but not \
         Python's start-up and imports.\n\"calls\" is the time of the calls alone, and \"faster, calls\" compares it with mlirkit's whole process.\n\
         Peak memory is measured for the whole process; \"before\" is the memory that jaxlib's process uses before it reads the file.\n\n\
         | step | input MiB | mlirkit median | min | processor | peak MiB | jaxlib median | min | processor | calls | peak MiB | before \
         | faster | faster, calls | processor | memory |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n"
    );
    for (step, name, input, output) in STEPS {
        let (input, output) = (folder.join(input), folder.join(output));
        let ours = folder.join("stablehlo.mlirkit");
        let (mut times, mut theirs) = (Vec::new(), Vec::new());
        let line = arguments(step, &input, &ours);
        for _ in 0..runs {
            for old in [&ours, &output].into_iter().filter(|old| old.exists()) {
                fs::remove_file(old).map_err(|e| format!("{}: {e}", old.display()))?;
            }
            times.push(time(Command::new(installed(folder)).args(&line))?);
            theirs.push(jaxlib(step, &input, &output)?);
        }
        if step == "to-text" && !same_but_ends(&ours, &output)? {
            return Err(format!("{name}: mlirkit and jaxlib do not agree"));
        }
        let size = fs::metadata(&input).map_err(|e| e.to_string())?.len();
        let row = row(name, size, &times, &theirs);
        print!("{row}");
        table.push_str(&row);
    }
    Ok(table)
}

/// Returns whether two files are equal except for line feeds at their ends. Reads in small pieces, because memory of
/// this process would be counted as memory of its children.
fn same_but_ends(one: &Path, other: &Path) -> Result<bool, String> {
    let open = |path: &Path| fs::File::open(path).map_err(|e| format!("{}: {e}", path.display()));
    let bytes = |file: fs::File| std::io::BufReader::new(file).bytes().map_while(Result::ok);
    let (mut one, mut other) = (bytes(open(one)?), bytes(open(other)?));
    loop {
        match (one.next(), other.next()) {
            (None, None) => return Ok(true),
            (Some(a), Some(b)) if a == b => {}
            (a, b) => return Ok(a.into_iter().chain(b).chain(one).chain(other).all(|byte| byte == b'\n')),
        }
    }
}

fn arguments(step: &str, input: &Path, output: &Path) -> Vec<String> {
    let mut line = vec!["translate".to_owned()];
    if step == "to-text" {
        line.push("--deserialize".to_owned());
    } else {
        line.extend(["--serialize".to_owned(), format!("--target={TARGET}")]);
    }
    line.extend([input.display().to_string(), "-o".to_owned(), output.display().to_string()]);
    line
}

fn jaxlib(step: &str, input: &Path, output: &Path) -> Result<Step, String> {
    let python = paths::python();
    let script = paths::workspace().join("benches/jaxlib_step.py");
    let run = Command::new(&python).arg(script).arg(step).arg(input).arg(output).arg(TARGET).output();
    let run = run.map_err(|e| format!("{}: {e}", python.to_string_lossy()))?;
    let text = String::from_utf8_lossy(&run.stdout);
    let mut words = text.split_whitespace();
    let parsed = || -> Option<Step> {
        Some(Step {
            took: Duration::from_secs_f64(words.next()?.parse().ok()?),
            processor: Duration::from_secs_f64(words.next()?.parse().ok()?),
            calls: Duration::from_secs_f64(words.next()?.parse().ok()?),
            before_kib: words.next()?.parse().ok()?,
            peak_kib: words.next()?.parse().ok()?,
        })
    }();
    parsed.ok_or_else(|| {
        format!("jaxlib: {}", String::from_utf8_lossy(&run.stderr).lines().last().unwrap_or("no answer"))
    })
}

fn row(name: &str, size: u64, ours: &[Taken], theirs: &[Step]) -> String {
    let sorted = |mut times: Vec<Duration>| {
        times.sort();
        let middle = times.get(times.len() / 2).copied().unwrap_or_default();
        (middle, times.first().copied().unwrap_or_default())
    };
    let (wall, least) = sorted(ours.iter().map(|t| t.wall).collect());
    let (processor, _) = sorted(ours.iter().map(|t| t.processor).collect());
    let (their_wall, their_least) = sorted(theirs.iter().map(|t| t.took).collect());
    let (their_processor, _) = sorted(theirs.iter().map(|t| t.processor).collect());
    let (calls, _) = sorted(theirs.iter().map(|t| t.calls).collect());
    let own_peak = ours.iter().map(|t| t.peak_kib).max().unwrap_or_default();
    let peak = theirs.iter().map(|step| step.peak_kib).min().unwrap_or_default();
    let before = theirs.iter().map(|step| step.before_kib).min().unwrap_or_default();
    let mut row = String::new();
    let _ = writeln!(
        row,
        "| {name} | {:.1} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {:.1} | {:.1} | {:.1} | {:.1} |",
        kib(size / 1024) / 1024.0,
        show(wall),
        show(least),
        show(processor),
        own_peak / 1024,
        show(their_wall),
        show(their_least),
        show(their_processor),
        show(calls),
        peak / 1024,
        before / 1024,
        their_wall.as_secs_f64() / wall.as_secs_f64(),
        calls.as_secs_f64() / wall.as_secs_f64(),
        their_processor.as_secs_f64() / processor.as_secs_f64(),
        kib(peak) / kib(own_peak),
    );
    row
}

/// Writes functions with `size` StableHLO operations each. The kinds of operations alternate, and each operation uses
/// earlier results.
fn functions(out: &mut impl Write, count: usize, size: usize) -> std::io::Result<()> {
    const TENSOR: &str = "tensor<64x64xf32>";
    const ROW: &str = "tensor<1x64xf32>";
    const MASK: &str = "tensor<64x64xi1>";
    writeln!(out, "module @bench {{")?;
    for f in 0..count {
        writeln!(out, "  func.func @f{f}(%arg0: {TENSOR}, %arg1: {TENSOR}) -> {TENSOR} {{")?;
        let (mut x, mut y) = ("%arg0".to_owned(), "%arg1".to_owned());
        for n in 0..size - 1 {
            let (v, before) = (format!("%v{n}"), n.saturating_sub(1));
            match n % 10 {
                0 => writeln!(out, "    {v} = stablehlo.constant dense<{}.5> : {TENSOR}", (f * 31 + n) % 1000)?,
                1 => writeln!(out, "    {v} = stablehlo.add {x}, {y} : {TENSOR}")?,
                2 => writeln!(out, "    {v} = stablehlo.multiply {x}, {x} : {TENSOR}")?,
                3 => writeln!(
                    out,
                    "    {v} = stablehlo.dot_general {x}, {y}, contracting_dims = [1] x [0] : ({TENSOR}, {TENSOR}) -> {TENSOR}"
                )?,
                4 => writeln!(out, "    {v} = stablehlo.tanh {x} : {TENSOR}")?,
                5 => writeln!(out, "    {v} = stablehlo.slice {x} [0:1, 0:64] : ({TENSOR}) -> {ROW}")?,
                6 => writeln!(
                    out,
                    "    {v} = stablehlo.broadcast_in_dim %v{before}, dims = [0, 1] : ({ROW}) -> {TENSOR}"
                )?,
                7 => writeln!(out, "    {v} = stablehlo.transpose {y}, dims = [1, 0] : ({TENSOR}) -> {TENSOR}")?,
                8 => writeln!(out, "    {v} = stablehlo.compare LT, {x}, {y} : ({TENSOR}, {TENSOR}) -> {MASK}")?,
                _ => writeln!(out, "    {v} = stablehlo.select %v{before}, {x}, {y} : {MASK}, {TENSOR}")?,
            }
            match n % 10 {
                0 | 2 | 6 | 7 => y = v,
                1 | 3 | 4 | 9 => x = v,
                _ => {}
            }
        }
        writeln!(out, "    return {x} : {TENSOR}\n  }}")?;
    }
    writeln!(out, "}}")
}
