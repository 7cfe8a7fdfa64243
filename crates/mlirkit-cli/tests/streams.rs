//! Tests how the tool handles failing files and streams. Each script `streams/NAME.sh` runs the tool in an empty
//! folder. The script fails unless the tool handles the failure by Unix conventions.

#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Limit on the processor time of each process in a case, in seconds.
const LIMIT: u32 = 120;

/// The exit code of a case that needs permissions or devices that this machine lacks.
const SKIPPED: i32 = 77;

#[test]
fn as_the_best_unix_tools_do() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/streams");
    let mut cases: Vec<PathBuf> = std::fs::read_dir(&folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "sh"))
        .collect();
    cases.sort();
    assert!(cases.len() >= 40, "{} cases", cases.len());
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut wrong = Vec::new();
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(why) = run(&folder.join("prelude"), case) {
                wrong.push(format!("{}: {why}", case.display()));
            }
        }
        wrong
    };
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..4).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn run(prelude: &Path, case: &Path) -> Result<(), String> {
    let name = case.file_stem().unwrap_or_default().to_string_lossy();
    let folder = std::env::temp_dir().join(format!("mlirkit-streams-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let log = std::fs::File::create(folder.with_extension("log")).map_err(|error| error.to_string())?;
    let result = script(prelude, case, &folder, &log);
    let said = std::fs::read(folder.with_extension("log")).unwrap_or_default();
    let _ = std::fs::remove_file(folder.with_extension("log"));
    let _ = std::fs::remove_dir_all(&folder);
    match result? {
        0 | SKIPPED => Ok(()),
        code => Err(format!("exit {code}\n{}", String::from_utf8_lossy(&said))),
    }
}

/// Runs the script of a case and returns its exit code.
fn script(prelude: &Path, case: &Path, folder: &Path, log: &std::fs::File) -> Result<i32, String> {
    let io = |error: std::io::Error| error.to_string();
    let status = Command::new("sh")
        .args(["-c", &format!("ulimit -t {LIMIT}; . \"$PRELUDE\"; . \"$CASE\"")])
        .env("PRELUDE", prelude)
        .env("CASE", case)
        .env("M", env!("CARGO_BIN_EXE_mlirkit"))
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(log.try_clone().map_err(io)?)
        .stderr(log.try_clone().map_err(io)?)
        .status()
        .map_err(io)?;
    Ok(status.code().unwrap_or(-1))
}
