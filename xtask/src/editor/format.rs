//! Checks `mlirkit fmt` on LLVM 19's tests: program and comments must stay the same, and formatting again must not
//! change the text.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use super::{corpus, short};

/// Formats files, and reports those for which a requirement is violated.
pub(super) fn run(tool: &Path, files: Option<usize>) -> Result<(), String> {
    let (mut count, mut unchanged, mut unreadable) = (0, 0, 0);
    let mut wrong: Vec<String> = Vec::new();
    for path in corpus(files)? {
        let text = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        count += 1;
        let (is_done, formatted) = piped(tool, &["fmt", "-"], &text)?;
        if !is_done {
            wrong.push(format!("{}: refused", short(&path)));
            continue;
        }
        if formatted == text {
            unchanged += 1;
            continue;
        }
        if piped(tool, &["fmt", "-"], &formatted)?.1 != formatted {
            wrong.push(format!("{}: formatting again changes it", short(&path)));
        }
        if comments(&text) != comments(&formatted) {
            wrong.push(format!("{}: other comments", short(&path)));
        }
        if dense(&text) != dense(&formatted) {
            wrong.push(format!("{}: other tokens", short(&path)));
        }
        let print = ["opt", "--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-generic", "-"];
        let before = piped(tool, &print, &text)?;
        unreadable += usize::from(!before.0);
        if before != piped(tool, &print, &formatted)? {
            wrong.push(format!("{}: another program", short(&path)));
        }
    }
    wrong.iter().for_each(|line| println!("{line}"));
    println!(
        "fmt: {count} files, {unchanged} were formatted, {unreadable} of the others hold errors; {} promises broken",
        wrong.len()
    );
    if wrong.is_empty() { Ok(()) } else { Err("fmt breaks a promise".to_owned()) }
}

/// Runs a command with `input` as its standard input. Returns whether it succeeds, and its output.
fn piped(tool: &Path, args: &[&str], input: &[u8]) -> Result<(bool, Vec<u8>), String> {
    let mut command = Command::new(tool);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut process = command.spawn().map_err(|error| format!("{}: {error}", tool.display()))?;
    let pipe = process.stdin.take();
    let output = std::thread::scope(|scope| {
        scope.spawn(move || pipe.is_some_and(|mut pipe| pipe.write_all(input).is_ok()));
        process.wait_with_output()
    });
    let output = output.map_err(|error| error.to_string())?;
    Ok((output.status.success(), output.stdout))
}

/// Returns the part of each line from the first `//` to the end.
fn comments(text: &[u8]) -> Vec<Vec<u8>> {
    let lines = text.split(|c| *c == b'\n');
    lines.filter_map(|line| Some(line.get(line.windows(2).position(|two| two == b"//")?..)?.to_vec())).collect()
}

/// Returns a text without the characters that may separate tokens.
fn dense(text: &[u8]) -> Vec<u8> {
    text.iter().copied().filter(|c| !c.is_ascii_whitespace() && *c != 0).collect()
}
