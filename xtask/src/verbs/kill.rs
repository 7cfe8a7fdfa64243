//! Kills the tool while it overwrites its own input. Afterwards the file must be either the complete old or the
//! complete new one, and there must be no temporary files.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::Run;

/// The signals, and whether each can be caught. After a signal that cannot be caught, a temporary file may remain.
const SIGNALS: &[(&str, bool)] =
    &[("TERM", true), ("INT", true), ("HUP", true), ("QUIT", true), ("KILL", false), ("XCPU", true), ("USR1", true)];

/// Subcommands that write in place.
const CALLS: &[&[&str]] = &[
    &["opt", "FILE", "-o", "FILE"],
    &["strip", "--locations", "FILE", "-o", "FILE"],
    &["query", "FILE", "op(\"arith.addi\") | set(\"test.seen\", \"unit\")", "-o", "FILE"],
    &["print", "FILE", "-o", "FILE"],
];

/// Number of operations in the program.
const OPS: usize = 4000;

impl Run {
    /// Kills the tool at moments that are evenly distributed over its running time.
    pub(super) fn kills(&self, count: usize) -> Result<(), String> {
        let folder = self.folder.join("kills");
        std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let (file, other) = (folder.join("a.mlir"), folder.join("b.mlir"));
        let old = program();
        let put = |path: &Path| std::fs::write(path, &old).map_err(|e| e.to_string());
        let mut ends = Vec::new();
        for call in CALLS {
            put(&file)?;
            let start = Instant::now();
            self.good(&with_file(call, &file).iter().map(String::as_str).collect::<Vec<_>>())?;
            ends.push((start.elapsed(), std::fs::read(&file).map_err(|e| e.to_string())?));
        }
        let (mut whole, mut changed, mut left, mut wrong) = (0, 0, 0, Vec::new());
        for number in 0..count {
            let (Some((signal, caught)), Some(call)) =
                (SIGNALS.get(number % SIGNALS.len()), CALLS.get(number / SIGNALS.len() % CALLS.len()))
            else {
                continue;
            };
            let Some((took, new)) = ends.get(number / SIGNALS.len() % CALLS.len()) else { continue };
            // Overwrite a file with two hard links in place. The tool defers signals that it can catch until the file
            // is written.
            let two_names = *caught && number % 5 == 0;
            let _ = std::fs::remove_file(&file);
            let _ = std::fs::remove_file(&other);
            put(&file)?;
            if two_names {
                std::fs::hard_link(&file, &other).map_err(|e| e.to_string())?;
            }
            // Fractions of multiples of the golden ratio are evenly distributed for every signal and call.
            let moment = took.mul_f64(1.2 * (number as f64 * 0.618_033_988_749_894_9).fract());
            self.kill(&with_file(call, &file), signal, moment)?;
            let now = std::fs::read(&file).map_err(|e| e.to_string())?;
            let beside = leftovers(&folder)?;
            let is_whole = now == old || now == *new;
            changed += usize::from(now != old);
            left += usize::from(!beside.is_empty());
            if is_whole && (!caught || beside.is_empty()) {
                whole += 1;
            } else {
                wrong.push(format!("{number}: {signal} after {moment:?}: {} bytes, beside it {beside:?}", now.len()));
            }
            beside.iter().for_each(|name| drop(std::fs::remove_file(folder.join(name))));
        }
        println!(
            "{whole} of {count} times killed while writing in place, the file is whole, and nothing beside it but after KILL; \
             {changed} times it was the new one; {left} temporary files"
        );
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }

    /// Runs the tool, and sends it a signal after a given time.
    fn kill(&self, call: &[String], signal: &str, moment: Duration) -> Result<(), String> {
        // The parent process may ignore signals, and the tool would inherit this, so the shell resets them.
        let mut child = Command::new("env")
            .args(["--default-signal=TERM,INT,HUP,QUIT,XCPU,USR1"])
            .arg(&self.tool)
            .args(call)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| e.to_string())?;
        std::thread::sleep(moment);
        if child.try_wait().map_err(|e| e.to_string())?.is_none() {
            let sent = Command::new("kill").arg(format!("-{signal}")).arg(child.id().to_string()).status();
            sent.map_err(|e| format!("kill: {e}"))?;
        }
        child.wait().map(drop).map_err(|e| e.to_string())
    }
}

/// Returns the arguments of a call with the path of the file inserted.
fn with_file(call: &[&str], file: &Path) -> Vec<String> {
    call.iter().map(|word| if *word == "FILE" { file.display().to_string() } else { (*word).to_owned() }).collect()
}

/// Returns a program that every call changes.
fn program() -> Vec<u8> {
    let mut text = "func.func   @f(%a: i32) -> i32 {\n".to_owned();
    for number in 0..OPS {
        text.push_str(&format!("  %{number} = arith.addi %a,   %a : i32 loc(\"a.py\":{number}:1)\n"));
    }
    text.push_str("  return %a : i32\n}\n");
    text.into_bytes()
}

/// Returns the files in the folder other than the input file and its link.
fn leftovers(folder: &Path) -> Result<Vec<String>, String> {
    let names = std::fs::read_dir(folder)
        .map_err(|e| e.to_string())?
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()));
    Ok(names.filter(|name| name != "a.mlir" && name != "b.mlir").collect())
}
