//! `cargo xtask profiled`: builds the tool with profile-guided optimisation.
//!
//! An instrumented build is run on small inputs of all kinds: a tenth of the size of those for `cargo xtask bench`,
//! without the largest ones. The second build uses the recorded counters. The output of the tool stays the same.

use crate::process::printed;
use crate::{bench, paths};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The runs of the instrumented tool: input and options.
const RUNS: &[(&str, &[&str])] = &[
    ("empty.mlir", &[]),
    ("random.mlir", &["--emit-bytecode"]),
    ("random.mlirbc", &["--emit-bytecode"]),
    ("random.mlirbc", &[]),
    ("random.mlirbc", &["--mlir-print-op-generic"]),
    ("random.generic.mlir", &["--emit-bytecode"]),
    ("located.mlir", &["--emit-bytecode"]),
    ("located.mlirbc", &["--emit-bytecode"]),
    ("located.mlirbc", &["--mlir-print-debuginfo"]),
    ("one.mlir", &["--emit-bytecode"]),
    ("one.mlirbc", &["--emit-bytecode"]),
    ("one.mlirbc", &[]),
    ("tiny.mlir", &[]),
    ("tiny.mlirbc", &["--emit-bytecode"]),
    ("globals.mlir", &["--emit-bytecode"]),
    ("globals.mlirbc", &["--emit-bytecode"]),
    ("hex.mlir", &["--emit-bytecode"]),
    ("hex.mlirbc", &[]),
    ("lists.mlir", &["--emit-bytecode"]),
    ("aliases.mlir", &[]),
    ("nested.mlirbc", &["--emit-bytecode"]),
    ("nested.mlirbc", &["--mlir-print-op-generic"]),
    ("programs.mlir", &["--emit-bytecode"]),
    ("programs.mlirbc", &["--emit-bytecode"]),
    ("programs.mlirbc", &[]),
    ("programs.generic.mlir", &["--emit-bytecode"]),
];

/// Builds the tool with a profile recorded on the benchmark's inputs.
pub fn run() -> Result<(), String> {
    let (target, inputs) = (paths::target().join("profiled"), paths::target().join("bench/quick"));
    let (counts, profile) = (target.join("counts"), target.join("mlirkit.profdata"));
    let merge = merger()?;
    let _ = fs::remove_dir_all(&counts);
    fs::create_dir_all(&counts).map_err(|e| format!("{}: {e}", counts.display()))?;
    fs::create_dir_all(&inputs).map_err(|e| format!("{}: {e}", inputs.display()))?;
    let counting = build(&target, &format!("-Cprofile-generate={}", counts.display()))?;
    // Remove the counters of build scripts, which are not part of the tool.
    for file in fs::read_dir(&counts).map_err(|e| e.to_string())?.flatten() {
        let _ = fs::remove_file(file.path());
    }
    bench::texts(&inputs, 10)?;
    for (name, form, options) in bench::forms() {
        let (input, output) = (inputs.join(format!("{name}.mlir")), inputs.join(format!("{name}.{form}")));
        if input.exists() && !output.exists() {
            opt(&counting, &input, options, &output)?;
        }
    }
    for (input, options) in RUNS {
        // These inputs exist only if `cargo xtask bench` found a corpus.
        match [inputs.join(input), inputs.with_file_name(input)].iter().find(|input| input.exists()) {
            Some(input) => opt(&counting, input, options, Path::new("/dev/null"))?,
            None => println!("left out, for it is not there: {input}"),
        }
    }
    succeed(Command::new(merge).args(["merge", "--sparse", "-o"]).arg(&profile).arg(&counts))?;
    let built = build(&target, &format!("-Cprofile-use={}", profile.display()))?;
    println!("{}", built.display());
    Ok(())
}

/// Returns a `llvm-profdata`, which merges counters, with the LLVM version of Rust or a later one.
fn merger() -> Result<PathBuf, String> {
    let library = printed(Command::new("rustc").args(["--print", "target-libdir"]))?;
    let own = Path::new(library.trim()).with_file_name("bin").join("llvm-profdata");
    let runs = |program: &Path| {
        let shown = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        shown.is_ok_and(|status| status.success())
    };
    let known = [own, "llvm-profdata-22".into(), "llvm-profdata".into()];
    known
        .into_iter()
        .find(|program| runs(program))
        .ok_or_else(|| "no llvm-profdata: `rustup component add llvm-tools`, or the package llvm-22".to_owned())
}

fn build(target: &Path, flag: &str) -> Result<PathBuf, String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--release", "-p", "mlirkit-cli"]).current_dir(paths::workspace());
    succeed(cargo.env("CARGO_TARGET_DIR", target).env("RUSTFLAGS", flag))?;
    Ok(target.join("release/mlirkit"))
}

fn opt(tool: &Path, input: &Path, options: &[&str], output: &Path) -> Result<(), String> {
    let mut command = Command::new(tool);
    command.args(["opt", "--allow-unregistered-dialect"]).args(options).arg(input).arg("-o").arg(output);
    succeed(&mut command)
}

fn succeed(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|e| format!("{}: {e}", command.get_program().display()))?;
    if status.success() { Ok(()) } else { Err(format!("{} failed", command.get_program().display())) }
}
