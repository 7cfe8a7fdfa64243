//! Modules of IREE and torch-mlir, compared with `iree-opt` and `torch-mlir-opt`, because mlir-opt-22 cannot read them.
//!
//! Two models that JAX lowers go through IREE's compiler. The text detector and the text recogniser of PP-OCR, which the
//! package `rapidocr-onnxruntime` contains, go through torch-mlir, then through IREE. Their weights are resources.
//!
//! `IREE_OPT` names `iree-opt` next to `iree-compile` (package `iree-base-compiler`). `TORCH_MLIR_PYTHON` names a Python
//! with the packages `torch-mlir` and `onnx`. A project whose variable is unset is skipped.

use std::env;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Case, case, measure, row, stablehlo, table_head, write_once};

/// The heading of the section in the results file.
pub(super) const HEADING: &str = "## Modules of IREE and torch-mlir";

/// The package with the models of PP-OCR.
const MODELS: &str = "rapidocr-onnxruntime==1.4.4";

const BYTECODE: &[&str] = &["--emit-bytecode"];
const LOCATIONS: &[&str] = &["--mlir-print-debuginfo"];

/// Returns a case that converts text to the bytecode of the LLVM snapshots that both projects use.
const fn from_text(name: &'static str, input: &'static str) -> Case {
    Case { own_flags: &["--release=24", "--snapshot"], ..case(name, input, BYTECODE) }
}

const IREE: &[Case] = &[
    from_text("empty module, text to bytecode", "empty.mlir"),
    case("U-Net in IREE's `stream`, bytecode to bytecode", "unet-stream.mlirbc", BYTECODE),
    case("U-Net in IREE's `stream`, bytecode to text with locations", "unet-stream.mlirbc", LOCATIONS),
    case("U-Net in IREE's `stream`, no locations, bytecode to bytecode", "unet-stream.plain.mlirbc", BYTECODE),
    case("U-Net in IREE's `stream`, no locations, bytecode to text", "unet-stream.plain.mlirbc", &[]),
    case("training step in IREE's `flow`, bytecode to bytecode", "training-flow.mlirbc", BYTECODE),
    case("training step in IREE's `flow`, bytecode to text with locations", "training-flow.mlirbc", LOCATIONS),
    case("training step in IREE's `flow`, no locations, bytecode to text", "training-flow.plain.mlirbc", &[]),
    from_text("training step in IREE's `flow`, no locations, text to bytecode", "training-flow.plain.mlir"),
    case("text recogniser in IREE's `flow`, bytecode to bytecode", "rec-flow.mlirbc", BYTECODE),
    case("text recogniser in IREE's `flow`, bytecode to text with locations", "rec-flow.mlirbc", LOCATIONS),
    case("text recogniser in IREE's `flow`, no locations, bytecode to text", "rec-flow.plain.mlirbc", &[]),
];

const TORCH: &[Case] = &[
    from_text("empty module, text to bytecode", "empty.mlir"),
    case("text detector in `torch`, bytecode to bytecode", "det-torch.mlirbc", BYTECODE),
    case("text detector in `torch`, bytecode to text with locations", "det-torch.mlirbc", LOCATIONS),
    case("text detector in `torch`, no locations, bytecode to text", "det-torch.plain.mlirbc", &[]),
    from_text("text detector in `torch`, no locations, text to bytecode", "det-torch.plain.mlir"),
    case("text recogniser in `linalg`, bytecode to bytecode", "rec-linalg.mlirbc", BYTECODE),
    case("text recogniser in `linalg`, bytecode to text with locations", "rec-linalg.mlirbc", LOCATIONS),
    case("text recogniser in `linalg`, no locations, bytecode to text", "rec-linalg.plain.mlirbc", &[]),
    from_text("text recogniser in `linalg`, no locations, text to bytecode", "rec-linalg.plain.mlir"),
];

/// Generates the modules, measures them, and returns the section for the results file. Returns `None` if no tool is available.
pub(super) fn run(folder: &Path, runs: usize, filter: Option<&str>) -> Result<Option<String>, String> {
    write_once(&folder.join("empty.mlir"), |out| writeln!(out, "module {{\n}}"))?;
    let torch = torch(folder)?;
    let iree = iree(folder, torch.is_some())?;
    if torch.is_none() && iree.is_none() {
        return Ok(None);
    }
    let mut section = format!(
        "{HEADING}\n\nThese modules are bytecode that `iree-compile --emit-mlir-bytecode` and `torch-mlir-opt --emit-bytecode` wrote, and text of the\n\
         same modules. `mlir-opt-22` cannot read them, so the tools of both projects are measured instead, in the same way. For small\n\
         files, their start takes most of the time: see the empty module. The U-Net and the training step are models of\n\
         `benches/jax_models.py`. The text detector and the text recogniser are the networks of PP-OCR v4, from the package\n\
         `rapidocr-onnxruntime`, with their weights as resources. Both tools write the same bytes in each case.\n"
    );
    for (name, tool, cases) in [("iree-opt", iree, IREE), ("torch-mlir-opt", torch, TORCH)] {
        let Some(tool) = tool else { continue };
        section.push('\n');
        section.push_str(&table_head(name));
        for case in cases.iter().filter(|case| filter.is_none_or(|text| case.name.contains(text))) {
            let input = folder.join(case.input);
            if !input.exists() {
                continue;
            }
            same_output(case, &tool, &input, folder)?;
            let (ours, theirs) = measure(case, &tool, &input, folder, runs)?;
            let size = fs::metadata(&input).map_err(|e| e.to_string())?.len();
            let row = row(case.name, size, &ours, &theirs);
            print!("{row}");
            section.push_str(&row);
        }
    }
    Ok(Some(section))
}

/// Returns an error unless both tools write the same bytes.
fn same_output(case: &Case, tool: &Path, input: &Path, folder: &Path) -> Result<(), String> {
    let outputs = [folder.join("project.mlirkit"), folder.join("project.tool")];
    for (ours, (tool, output)) in
        [true, false].into_iter().zip([crate::paths::shipped(), tool.to_owned()].iter().zip(&outputs))
    {
        succeed(Command::new(tool).args(super::arguments(ours, case, input, output)))?;
    }
    let same = succeed(Command::new("cmp").args(&outputs)).is_ok();
    for output in outputs {
        fs::remove_file(output).map_err(|e| e.to_string())?;
    }
    if same { Ok(()) } else { Err(format!("{}: mlirkit and {} do not agree", case.name, tool.display())) }
}

/// Writes the modules of torch-mlir. Returns the path of its tool, or `None` if it is not available.
fn torch(folder: &Path) -> Result<Option<PathBuf>, String> {
    let Some(python) = env::var_os("TORCH_MLIR_PYTHON") else {
        eprintln!("TORCH_MLIR_PYTHON is not set: the modules of torch-mlir are left out");
        return Ok(None);
    };
    let output = Command::new(&python).args(["-c", "import torch_mlir; print(torch_mlir.__path__[0])"]).output();
    let output = output.map_err(|e| format!("{}: {e}", python.to_string_lossy()))?;
    let tool = Path::new(String::from_utf8_lossy(&output.stdout).trim()).join("_mlir_libs/torch-mlir-opt");
    let models = folder.join("models");
    if !models.exists() {
        succeed(
            Command::new(&python).args(["-m", "pip", "download", "--quiet", "--no-deps", "-d"]).arg(folder).arg(MODELS),
        )?;
        let wheels = fs::read_dir(folder).map_err(|e| e.to_string())?.filter_map(Result::ok).map(|entry| entry.path());
        let wheel = wheels.filter(|path| path.extension().is_some_and(|end| end == "whl")).max();
        succeed(Command::new(&python).args(["-m", "zipfile", "-e"]).arg(wheel.unwrap_or_default()).arg(&models))?;
    }
    for name in ["det", "rec"] {
        let onnx = models.join(format!("rapidocr_onnxruntime/models/ch_PP-OCRv4_{name}_infer.onnx"));
        let imported = folder.join(format!("{name}-onnx.mlir"));
        write(&imported, |output| {
            let import = ["-m", "torch_mlir.tools.import_onnx", "--opset-version", "17", "-o"];
            succeed(Command::new(&python).args(import).arg(output).arg(&onnx))
        })?;
        let torch = folder.join(format!("{name}-torch.mlirbc"));
        convert(&tool, &imported, &torch, &["--torch-onnx-to-torch-backend-pipeline", "--emit-bytecode"])?;
        let linalg = folder.join(format!("{name}-linalg.mlirbc"));
        convert(&tool, &torch, &linalg, &["--torch-backend-to-linalg-on-tensors-backend-pipeline", "--emit-bytecode"])?;
        plain(&tool, &torch)?;
        plain(&tool, &linalg)?;
    }
    Ok(Some(tool))
}

/// Writes the modules of IREE. Returns the path of its tool, or `None` if it is not available.
fn iree(folder: &Path, has_models: bool) -> Result<Option<PathBuf>, String> {
    let Some(tool) = env::var_os("IREE_OPT").map(PathBuf::from) else {
        eprintln!("IREE_OPT is not set: the modules of IREE are left out");
        return Ok(None);
    };
    stablehlo::models(folder)?;
    let compiler = tool.with_file_name("iree-compile");
    let models = [("unet", "unet.mlir", "stream"), ("training", "training.mlir", "flow")];
    let with_weights = [("rec", "rec-linalg.mlirbc", "flow")].into_iter().filter(|_| has_models);
    for (name, input, phase) in models.into_iter().chain(with_weights) {
        let module = folder.join(format!("{name}-{phase}.mlirbc"));
        let flags = [
            "--iree-hal-target-device=local",
            "--iree-hal-local-target-device-backends=llvm-cpu",
            "--iree-llvmcpu-target-cpu=generic",
            "--iree-opt-const-eval=false",
            "--emit-mlir-bytecode",
            &format!("--compile-to={phase}"),
        ];
        convert(&compiler, &folder.join(input), &module, &flags)?;
        plain(&tool, &module)?;
    }
    Ok(Some(tool))
}

/// Writes the bytecode and the text of a module without locations: `NAME.plain.mlirbc` and `NAME.plain.mlir`.
fn plain(tool: &Path, module: &Path) -> Result<(), String> {
    let bytecode = module.with_extension("plain.mlirbc");
    convert(tool, module, &bytecode, &["--strip-debuginfo", "--emit-bytecode"])?;
    convert(tool, &bytecode, &module.with_extension("plain.mlir"), &[])
}

/// Converts a module with a tool, unless the output exists.
fn convert(tool: &Path, input: &Path, output: &Path, flags: &[&str]) -> Result<(), String> {
    write(output, |output| succeed(Command::new(tool).args(flags).arg(input).arg("-o").arg(output)))
}

/// Writes a file under a temporary name, then renames it, unless it exists.
fn write(path: &Path, body: impl FnOnce(&Path) -> Result<(), String>) -> Result<(), String> {
    if path.exists() {
        return Ok(());
    }
    let part = path.with_extension("part");
    body(&part)?;
    fs::rename(&part, path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Runs a command. The error is the last line of its diagnostics.
fn succeed(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let done = command.output().map_err(|e| format!("{name}: {e}"))?;
    let message = || String::from_utf8_lossy(&done.stderr).lines().last().unwrap_or("failed").to_owned();
    if done.status.success() { Ok(()) } else { Err(format!("{name}: {}", message())) }
}
