//! Runs programs in other languages that use the library. Each program converts text to an artifact and back, and must
//! print the expected output.
//!
//! The library is built here, because cargo does not build shared libraries for tests. A language whose tools are
//! missing is reported and skipped. C is never skipped, because Rust links with a C compiler.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The beginning of the output of every program.
const EXPECTED: &str = "1.4.0
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tan %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

wrong.mlir:1:14: expected non-function type
";

/// The additional output of programs that also build operations.
const BUILT: &str = "module {
  func.func @twice(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}

";

/// The number of calls with invalid arguments. `cargo xtask capi` makes a million calls.
const WRONG_CALLS: &str = "20000";

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Builds the library and returns the folder that contains it.
fn library() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().to_owned();
        // Enables the same features as the workspace's tests, so that crates are not built twice.
        let built = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--lib", "-p", "mlirkit-capi", "-p", "mlirkit", "--features", "mlirkit/tool"])
            .arg("--target-dir")
            .arg(&target)
            .current_dir(here())
            .status();
        assert!(built.unwrap().success(), "the library does not build");
        target.join("debug")
    })
}

/// Creates a command that can find the shared library.
fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    command.env("LD_LIBRARY_PATH", library()).env("DYLD_LIBRARY_PATH", library());
    command
}

/// Runs a program and returns its output.
fn output(command: &mut Command) -> String {
    let run = command.output().unwrap();
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{command:?}: {}\n{errors}", run.status);
    String::from_utf8(run.stdout).unwrap()
}

/// Returns whether a tool is installed, and prints its name if it is not.
fn is_there(tool: &str, arguments: &[&str]) -> bool {
    let found = Command::new(tool).args(arguments).output().is_ok_and(|run| run.status.success());
    if !found {
        println!("not run: there is no {tool}");
    }
    found
}

/// Compiles a program with a C or C++ compiler and returns the path of the executable.
fn compiled(compiler: &str, arguments: &[&str], source: &str, name: &str) -> PathBuf {
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut compile = Command::new(compiler);
    compile.args(arguments).args(["-Wall", "-Wextra", "-Wno-missing-field-initializers", "-Werror", "-I"]);
    compile.arg(here().join("include")).arg(here().join("tests/programs").join(source)).arg("-o").arg(&program);
    output(compile.arg("-L").arg(library()).arg("-lmlirkit"));
    program
}

#[test]
fn c() {
    let program = compiled("cc", &["-std=c99"], "there_and_back.c", "from-c");
    assert_eq!(output(&mut command(program)), EXPECTED.to_owned() + BUILT);
}

#[test]
fn example() {
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("convert");
    let examples = here().join("../../examples");
    let mut compile = Command::new("cc");
    compile.arg("-I").arg(here().join("include")).arg(examples.join("convert/convert.c")).arg("-o").arg(&program);
    output(compile.arg("-L").arg(library()).arg("-lmlirkit"));
    let expected = std::fs::read_to_string(examples.join("convert/expected.txt")).unwrap();
    assert_eq!(output(command(program).arg(examples.join("mlp.stablehlo.mlir"))), expected);
}

#[test]
fn c_with_the_static_library() {
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("from-c-static");
    let mut compile = Command::new("cc");
    compile.arg("-I").arg(here().join("include")).arg(here().join("tests/programs/there_and_back.c")).arg("-o");
    compile.arg(&program).arg(library().join("libmlirkit.a")).args(["-lpthread", "-ldl", "-lm"]);
    output(&mut compile);
    assert_eq!(output(&mut Command::new(program)), EXPECTED.to_owned() + BUILT);
}

#[test]
fn cpp() {
    if is_there("c++", &["--version"]) {
        let program = compiled("c++", &["-std=c++17"], "there_and_back.cc", "from-cpp");
        assert_eq!(output(&mut command(program)), EXPECTED);
    }
}

#[test]
fn python() {
    if is_there("python3", &["--version"]) {
        let file = if cfg!(target_os = "macos") { "libmlirkit.dylib" } else { "libmlirkit.so" };
        let script = here().join("tests/programs/there_and_back.py");
        assert_eq!(output(command("python3").arg(script).arg(library().join(file))), EXPECTED);
    }
}

#[test]
fn zig() {
    let zig = std::env::var("ZIG").unwrap_or_else(|_| "zig".to_owned());
    if !is_there(&zig, &["version"]) {
        return;
    }
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("from-zig");
    let mut compile = Command::new(zig);
    compile.arg("build-exe").arg(here().join("tests/programs/there_and_back.zig")).arg("-lc").arg("-L").arg(library());
    compile.arg("-lmlirkit").arg(format!("-femit-bin={}", program.display()));
    compile.arg("--cache-dir").arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("zig-cache"));
    output(&mut compile);
    assert_eq!(output(&mut command(program)), EXPECTED);
}

#[test]
fn go() {
    if !is_there("go", &["version"]) {
        return;
    }
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("from-go");
    let mut compile = Command::new("go");
    compile.arg("build").arg("-o").arg(&program).current_dir(here().join("tests/programs/go"));
    compile.env("CGO_CFLAGS", format!("-I{}", here().join("include").display()));
    output(compile.env("CGO_LDFLAGS", format!("-L{}", library().display())));
    assert_eq!(output(&mut command(program)), EXPECTED);
}

#[test]
fn wrong_arguments_are_errors() {
    let program = compiled("cc", &["-std=c99", "-O1"], "wrong_arguments.c", "wrong-arguments");
    let counts = output(command(program).arg(WRONG_CALLS));
    assert!(counts.contains("invalid handle: ") && counts.contains("invalid argument: "), "{counts}");
}
