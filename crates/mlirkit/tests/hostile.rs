//! Runs the tool on hostile files of the smallest size: every third case. `cargo xtask conformance hostile` tries all cases,
//! each at three sizes.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use mlirkit_hostile::{Case, Kind};

/// Seconds of processor time that a run of an unoptimised build may take.
const LIMIT: u32 = 120;

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

/// Runs a command on a case. Returns a message if the tool ends in an unexpected way.
fn run(case: &Case, arguments: &[&str]) -> Option<String> {
    let bytes = case.file(1);
    let file: PathBuf = std::env::temp_dir().join(format!("mlirkit-hostile-{}-{}", std::process::id(), case.name));
    let log = file.with_extension("log");
    std::fs::write(&file, &bytes).ok()?;
    let mut command = limited();
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
    command.stderr(std::fs::File::create(&log).map_or_else(|_| Stdio::null(), Stdio::from));
    match case.kind {
        Kind::LayoutString => command.arg(String::from_utf8_lossy(&bytes).into_owned()),
        _ => command.arg(&file),
    };
    let end = command.status().ok()?.code();
    let said = std::fs::read(&log).unwrap_or_default();
    let _ = std::fs::remove_file(&file);
    let _ = std::fs::remove_file(&log);
    match end {
        Some(0) => None,
        Some(1) if !said.is_empty() => None,
        Some(code) => Some(format!("status {code}: {}", String::from_utf8_lossy(said.get(..500).unwrap_or(&said)))),
        None => Some("a signal; SIGXCPU if it exceeded its processor time".to_owned()),
    }
}

/// Returns a command that runs the tool with a limit of processor time. A busy machine makes nothing exceed it.
fn limited() -> Command {
    let tool = env!("CARGO_BIN_EXE_mlirkit");
    if cfg!(unix) {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit -t {LIMIT}; exec \"$0\" \"$@\""), tool]);
        command
    } else {
        Command::new(tool)
    }
}
