//! Real programs. C, C++ and Fortran sources from published crates are compiled by clang-22 and flang-22 and imported by
//! mlir-translate-22. A training step of a transformer is lowered by JAX, IREE's `iree-opt` and mlir-opt-22.
//!
//! This repository does not contain the sources; Cargo downloads the crates. Programs whose compiler is missing are
//! skipped. The environment variable `IREE_OPT` names `iree-opt`, which the package `iree-base-compiler` contains.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{Case, case, convert, stablehlo, write_once};

/// The crates whose sources are compiled, with exact versions.
const CRATES: &[(&str, &str)] = &[("libsqlite3-sys", "0.30.1"), ("netlib-src", "0.8.0"), ("spirv_cross", "0.23.1")];

/// A program: its name in file names, the compiler and its options, and the path of the source in the crates folder.
struct Program {
    name: &'static str,
    compiler: &'static str,
    options: &'static [&'static str],
    source: &'static str,
}

const SQLITE: &str = "libsqlite3-sys/sqlite3/sqlite3.c";
const SPIRV: &str = "spirv_cross/src/vendor/SPIRV-Cross/spirv_glsl.cpp";
const LAPACK: &str = "netlib-src/source/SRC/dgesvd.f";

const fn program(
    name: &'static str,
    compiler: &'static str,
    options: &'static [&'static str],
    source: &'static str,
) -> Program {
    Program { name, compiler, options, source }
}

/// Fortran is compiled without debug information, because mlir-translate-22 crashes on it.
const PROGRAMS: &[Program] = &[
    program("sqlite-g", "clang-22", &["-O1", "-g"], SQLITE),
    program("sqlite", "clang-22", &["-O2"], SQLITE),
    program("spirv-g", "clang-22", &["-O1", "-g", "-std=c++14"], SPIRV),
    program("spirv", "clang-22", &["-O2", "-std=c++14"], SPIRV),
    program("lapack", "flang-22", &["-O2"], LAPACK),
];

/// The benchmark cases for real programs, which are the first rows of the results table.
pub(super) const CASES: &[Case] = &[
    case("sqlite -O1 -g, text to bytecode", "sqlite-g.mlir", &["--emit-bytecode"]),
    case("sqlite -O1 -g, bytecode to bytecode", "sqlite-g.mlirbc", &["--emit-bytecode"]),
    case("sqlite -O1 -g, bytecode to text", "sqlite-g.mlirbc", &[]),
    case("sqlite -O1 -g, bytecode to generic", "sqlite-g.mlirbc", &["--mlir-print-op-generic"]),
    case("sqlite -O1 -g, bytecode to text with locations", "sqlite-g.mlirbc", &["--mlir-print-debuginfo"]),
    case("sqlite -O2, text to bytecode", "sqlite.mlir", &["--emit-bytecode"]),
    case("sqlite -O2, bytecode to bytecode", "sqlite.mlirbc", &["--emit-bytecode"]),
    case("sqlite -O2, bytecode to text", "sqlite.mlirbc", &[]),
    case("sqlite -O2, bytecode to generic", "sqlite.mlirbc", &["--mlir-print-op-generic"]),
    case("SPIRV-Cross (C++) -O1 -g, text to bytecode", "spirv-g.mlir", &["--emit-bytecode"]),
    case("SPIRV-Cross (C++) -O1 -g, bytecode to bytecode", "spirv-g.mlirbc", &["--emit-bytecode"]),
    case("SPIRV-Cross (C++) -O1 -g, bytecode to text with locations", "spirv-g.mlirbc", &["--mlir-print-debuginfo"]),
    case("SPIRV-Cross (C++) -O2, text to bytecode", "spirv.mlir", &["--emit-bytecode"]),
    case("SPIRV-Cross (C++) -O2, bytecode to bytecode", "spirv.mlirbc", &["--emit-bytecode"]),
    case("SPIRV-Cross (C++) -O2, bytecode to text", "spirv.mlirbc", &[]),
    case("LAPACK dgesvd (Fortran) -O2, text to bytecode", "lapack.mlir", &["--emit-bytecode"]),
    case("LAPACK dgesvd (Fortran) -O2, bytecode to bytecode", "lapack.mlirbc", &["--emit-bytecode"]),
    case("training step as gpu kernels, text to bytecode", "training-gpu.mlir", &["--emit-bytecode"]),
    case("training step as gpu kernels, bytecode to bytecode", "training-gpu.mlirbc", &["--emit-bytecode"]),
    case(
        "training step as gpu kernels, bytecode to text with locations",
        "training-gpu.mlirbc",
        &["--mlir-print-debuginfo"],
    ),
    case("training step as llvm, text to bytecode", "training-llvm.mlir", &["--emit-bytecode"]),
    case("training step as llvm, bytecode to bytecode", "training-llvm.mlirbc", &["--emit-bytecode"]),
    case("training step as llvm, bytecode to text", "training-llvm.mlirbc", &[]),
    case("training step as llvm, bytecode to text with locations", "training-llvm.mlirbc", &["--mlir-print-debuginfo"]),
];

/// Passes of mlir-opt-22 from linalg operations on tensors to loops and GPU kernels.
const TO_GPU: &[&str] = &[
    "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map",
    "--convert-linalg-to-parallel-loops",
    "--gpu-map-parallel-loops",
    "--convert-parallel-loops-to-gpu",
    "--lower-affine",
    "--gpu-kernel-outlining",
    "--mlir-print-debuginfo",
];

/// Passes of mlir-opt-22 from linalg operations on tensors to the `llvm` dialect.
const TO_LLVM: &[&str] = &[
    "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map",
    "--convert-linalg-to-loops",
    "--convert-scf-to-cf",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-math-to-libm",
    "--convert-vector-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-cf-to-llvm",
    "--convert-func-to-llvm",
    "--reconcile-unrealized-casts",
    "--mlir-print-debuginfo",
];

/// Lowers the training step of a model, which [`stablehlo::models`] has written, to GPU kernels and to `llvm`.
fn lower_training(folder: &Path) -> Result<(), String> {
    let linalg = folder.join("training-linalg.mlir");
    if !linalg.exists() {
        let tool = std::env::var_os("IREE_OPT").unwrap_or_else(|| "iree-opt".into());
        if Command::new(&tool).arg("--version").stdout(Stdio::null()).status().is_err() {
            eprintln!("no iree-opt: the training step is left out");
            return Ok(());
        }
        stablehlo::models(folder)?;
        let flags =
            ["--iree-stablehlo-input-transformation-pipeline", "--mlir-print-op-generic", "--mlir-print-debuginfo"];
        run(Command::new(tool).args(flags).arg(folder.join("training.mlir")).arg("-o").arg(&linalg))?;
    }
    for (name, flags) in [("training-gpu", TO_GPU), ("training-llvm", TO_LLVM)] {
        let text = folder.join(format!("{name}.mlir"));
        convert(&linalg, &text, flags)?;
        convert(&text, &text.with_extension("mlirbc"), &["--emit-bytecode"])?;
    }
    Ok(())
}

/// Compiles the programs whose output does not exist.
pub(super) fn generate(folder: &Path) -> Result<(), String> {
    lower_training(folder)?;
    for program in PROGRAMS {
        let text = folder.join(format!("{}.mlir", program.name));
        let bytecode = text.with_extension("mlirbc");
        if bytecode.exists() {
            continue;
        }
        if Command::new(program.compiler).arg("--version").stdout(Stdio::null()).status().is_err() {
            eprintln!("no {}: {} is left out", program.compiler, program.name);
            continue;
        }
        compile(folder, program, &text)?;
        convert(&text, &bytecode, &["--emit-bytecode"])?;
    }
    Ok(())
}

/// Returns the path of the text for SQLite, compiled for size. It is the smallest input that is a well-known program.
pub(crate) fn sqlite(folder: &Path) -> Result<PathBuf, String> {
    let text = folder.join("sqlite-s.mlir");
    if !text.exists() {
        compile(folder, &program("sqlite-s", "clang-22", &["-Os"], SQLITE), &text)?;
    }
    Ok(text)
}

/// Compiles a program to text in the `llvm` dialect.
fn compile(folder: &Path, program: &Program, text: &Path) -> Result<(), String> {
    let Program { name, compiler, options, source } = program;
    let source = crates(folder)?.join(source);
    let ir = folder.join(format!("{name}.ll"));
    // The output contains the path of the source, so the compiler runs in the source's folder.
    let (at, file) = (source.parent().unwrap_or(folder), source.file_name().unwrap_or_default());
    let flags = ["-w", "-S", "-emit-llvm", "-o"];
    run(Command::new(compiler).current_dir(at).args(*options).args(flags).arg(&ir).arg(file))?;
    run(Command::new("mlir-translate-22").arg("--import-llvm").arg(&ir).arg("-o").arg(text))?;
    fs::remove_file(&ir).map_err(|e| e.to_string())
}

/// Returns the folder with the crates, which Cargo downloads.
fn crates(folder: &Path) -> Result<PathBuf, String> {
    let package = folder.join("sources");
    let crates = package.join("vendor");
    if crates.exists() {
        return Ok(crates);
    }
    fs::create_dir_all(package.join("src")).map_err(|e| e.to_string())?;
    let wanted = CRATES.iter().map(|(name, version)| format!("{name} = \"={version}\"\n")).collect::<String>();
    let manifest = format!(
        "[package]\nname = \"sources\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n{wanted}"
    );
    fs::write(package.join("Cargo.toml"), manifest).map_err(|e| e.to_string())?;
    write_once(&package.join("src/lib.rs"), |_| Ok(()))?;
    run(Command::new("cargo").current_dir(&package).args(["vendor", "--quiet", "vendor"]))?;
    Ok(crates)
}

fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.stdout(Stdio::null()).status().map_err(|e| format!("{name}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed")) }
}
