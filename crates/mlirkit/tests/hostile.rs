//! Files made to hurt, at their smallest size: every third case, with the built tool. `cargo xtask conformance hostile`
//! tries all of them, at three sizes.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use mlirkit_hostile::{Case, Kind};

/// Time limit of a run of a debug build.
const LIMIT: Duration = Duration::from_secs(240);

#[test]
fn every_one_ends_well() {
    let cases: Vec<Case> = mlirkit_hostile::cases().into_iter().step_by(3).collect();
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut wrong = Vec::new();
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            wrong.extend(
                case.commands()
                    .iter()
                    .filter_map(|arguments| Some(format!("{}: {}", case.name, run(case, arguments)?))),
            );
        }
        wrong
    };
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..2).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is wrong with how the tool ends.
fn run(case: &Case, arguments: &[&str]) -> Option<String> {
    let bytes = case.file(1);
    let file: PathBuf = std::env::temp_dir().join(format!("mlirkit-hostile-{}-{}", std::process::id(), case.name));
    let log = file.with_extension("log");
    std::fs::write(&file, &bytes).ok()?;
    let mut command = Command::new(env!("CARGO_BIN_EXE_mlirkit"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
    command.stderr(std::fs::File::create(&log).map_or_else(|_| Stdio::null(), Stdio::from));
    match case.kind {
        Kind::LayoutString => command.arg(String::from_utf8_lossy(&bytes).into_owned()),
        _ => command.arg(&file),
    };
    let end = wait(&mut command);
    let said = std::fs::read(&log).unwrap_or_default();
    let _ = std::fs::remove_file(&file);
    let _ = std::fs::remove_file(&log);
    match end {
        Some(0) => None,
        Some(1) if !said.is_empty() => None,
        Some(code) => Some(format!("status {code}: {}", String::from_utf8_lossy(said.get(..500).unwrap_or(&said)))),
        None => Some("a signal, or no end".to_owned()),
    }
}

/// The status it ends with, if it ends by itself.
fn wait(command: &mut Command) -> Option<i32> {
    let mut child = command.spawn().ok()?;
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().ok()? {
            return status.code();
        }
        if start.elapsed() > LIMIT {
            child.kill().ok()?;
            child.wait().ok()?;
            return None;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}
