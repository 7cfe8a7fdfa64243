//! The command line: every `cli/NAME.cmd` is a shell script that calls `mlirkit`, and `cli/NAME.out` holds its exit code and
//! what it writes to standard output and standard error.
//!
//! Scripts run in the folder `cli`, with `$T` an empty folder for what they write. `BLESS=1` writes the `.out` files as
//! mlirkit has it; `CASES=text` keeps to scripts whose path contains the text.

#![allow(clippy::unwrap_used)]

mod common;

use std::path::Path;
use std::process::Command;

/// Runs a script: exit code, standard output and standard error as one text.
fn run(folder: &Path, script: &Path) -> String {
    let tool = Path::new(env!("CARGO_BIN_EXE_mlirkit"));
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli").join(script.file_stem().unwrap());
    let _ = std::fs::remove_dir_all(&scratch);
    std::fs::create_dir_all(&scratch).unwrap();
    let path = std::env::var("PATH").unwrap_or_default();
    let output = Command::new("sh")
        .arg(script)
        .current_dir(folder)
        .env("PATH", format!("{}:{path}", tool.parent().unwrap().display()))
        .env("T", &scratch)
        .env_remove("RUST_BACKTRACE")
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace(&*scratch.to_string_lossy(), "$T");
    let code = output.status.code().map_or_else(|| "none".to_owned(), |code| code.to_string());
    let (stdout, stderr) = (text(&output.stdout), text(&output.stderr));
    format!("exit code {code}\n--- standard output\n{stdout}--- standard error\n{stderr}")
}

#[test]
fn cases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli");
    let mut failed = String::new();
    for script in common::cases(&folder, "cmd") {
        let ours = run(&folder, &script);
        let golden = script.with_extension("out");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&golden, &ours).unwrap();
        }
        let theirs = std::fs::read_to_string(&golden).unwrap_or_default();
        if ours != theirs {
            failed.push_str(&format!("{}\nexpected:\n{theirs}\ngot:\n{ours}\n", script.display()));
        }
    }
    assert!(
        failed.is_empty(),
        "\n{failed}\nBLESS=1 writes what mlirkit says now; read the difference before you commit it"
    );
}
