//! `cargo xtask conformance show CHUNK KIND`: prints the input, both outputs and their difference for one comparison.

use super::compare;
use super::corpus::Chunk;
use super::kinds::Kind;
use super::truth;
use crate::{paths, process};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Prints the commands, the result and the difference for one chunk.
pub fn show(id: &str, kind: &Kind) -> Result<(), String> {
    let chunk = Chunk::from_id(id)?;
    if !chunk.path().exists() {
        return Err(format!(
            "{id} is not in {}; `cargo xtask conformance fill` makes the cache",
            paths::cache().display()
        ));
    }
    let Some(_) = truth::answer(&chunk, kind.input, 0)? else {
        return Err(format!("the real tool has no input for {} here", kind.name));
    };
    let Some(expected_path) = truth::answer(&chunk, kind.expected, 0)? else {
        return Err("the real tool refuses this one".to_owned());
    };
    let expected = fs::read(&expected_path).map_err(|e| e.to_string())?;
    println!("cd {}", chunk.folder().display());
    println!("{} {}", paths::mlirkit().display(), compare::command(&chunk, kind, &expected).join(" "));
    println!("expected: {}", expected_path.display());
    let outcome = compare::run(&chunk, kind, &expected, 0)?;
    if !outcome.stderr.is_empty() {
        println!("stderr: {}", String::from_utf8_lossy(&outcome.stderr).trim_end());
    }
    if outcome.end != process::End::Ok {
        println!("ended: {:?}", outcome.end);
        return Ok(());
    }
    difference(&expected_path, &expected, &outcome.stdout, kind.expected.is_bytecode())
}

/// Prints how the output differs from the expected file.
pub fn difference(expected_path: &Path, expected: &[u8], output: &[u8], bytecode: bool) -> Result<(), String> {
    if output == expected {
        println!("identical");
        return Ok(());
    }
    let got = paths::target().join("conformance/got").with_extension(if bytecode { "mlirbc" } else { "mlir" });
    fs::create_dir_all(paths::target().join("conformance")).map_err(|e| e.to_string())?;
    fs::write(&got, output).map_err(|e| e.to_string())?;
    println!("got: {}", got.display());
    if bytecode { show_bytecode(expected_path, expected, &got, output) } else { diff(expected_path, &got) }
}

fn show_bytecode(expected_path: &Path, expected: &[u8], got_path: &Path, got: &[u8]) -> Result<(), String> {
    println!("{}", compare::bytecode_difference(expected, got));
    println!("{:18}{:>20}{:>20}", "section", "want at+size", "got at+size");
    let (want, have) = (compare::sections(expected), compare::sections(got));
    for i in 0..want.len().max(have.len()) {
        let cell =
            |s: Option<&(&str, usize, usize)>| s.map_or("-".to_owned(), |(_, at, size)| format!("{at:#x}+{size:#x}"));
        let (w, h) = (want.get(i), have.get(i));
        let same = matches!((w, h), (Some(w), Some(h)) if part(expected, w) == part(got, h));
        println!(
            "{:18}{:>20}{:>20} {}",
            w.or(h).map_or("", |s| s.0),
            cell(w),
            cell(h),
            if same { "" } else { "<- differs" }
        );
    }
    let folder = paths::target().join("conformance");
    let (a, b) = (folder.join("want.hex"), folder.join("got.hex"));
    hex(expected_path, &a)?;
    hex(got_path, &b)?;
    diff(&a, &b)?;
    println!("as mlir-opt-22 reads them:");
    let (a, b) = (folder.join("want.generic"), folder.join("got.generic"));
    generic(expected_path, &a)?;
    generic(got_path, &b)?;
    diff(&a, &b)
}

fn part<'a>(bytes: &'a [u8], section: &(&str, usize, usize)) -> &'a [u8] {
    bytes.get(section.1..section.1.saturating_add(section.2)).unwrap_or_default()
}

fn hex(bytes: &Path, to: &Path) -> Result<(), String> {
    let output =
        Command::new("od").args(["-A", "x", "-t", "x1z", "-v"]).arg(bytes).output().map_err(|e| e.to_string())?;
    fs::write(to, output.stdout).map_err(|e| e.to_string())
}

fn generic(bytecode: &Path, to: &Path) -> Result<(), String> {
    let output = Command::new(paths::mlir_opt(22))
        .args(["--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-debuginfo"])
        .arg(bytecode)
        .output()
        .map_err(|e| e.to_string())?;
    let mut all = output.stdout;
    all.extend_from_slice(&output.stderr);
    fs::write(to, all).map_err(|e| e.to_string())
}

fn diff(want: &Path, got: &Path) -> Result<(), String> {
    let output = Command::new("diff").arg("-u").arg(want).arg(got).output().map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    for line in text.lines().take(60) {
        println!("{}", line.chars().take(400).collect::<String>());
    }
    if text.lines().count() > 60 {
        println!("... {} more lines of diff", text.lines().count() - 60);
    }
    Ok(())
}
