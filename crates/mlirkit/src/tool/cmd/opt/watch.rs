//! `mlirkit opt --watch`: a run after each change of the input.

use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, SystemTime};

use crate::tool::driver::failed;
use crate::tool::io;

/// How often the file is looked at. Watching by the system would need a library for each system, to save little.
const OFTEN: Duration = Duration::from_millis(200);

/// What tells that a file changed: its time and size. `None` while it is missing, as some editors leave it for a moment.
type Stamp = Option<(SystemTime, u64)>;

fn stamp(path: &Path) -> Stamp {
    let data = std::fs::metadata(path).ok()?;
    Some((data.modified().ok()?, data.len()))
}

/// Runs once, then after each change. Returns only if the input is no file.
pub fn run(path: &Path, once: impl Fn() -> ExitCode) -> ExitCode {
    if path.as_os_str() == "-" {
        failed("--watch needs a file, not standard input");
        return ExitCode::FAILURE;
    }
    let mut seen = stamp(path);
    once();
    io::say(format_args!("{}: waiting for changes\n", path.display()));
    loop {
        std::thread::sleep(OFTEN);
        let now = stamp(path);
        if now.is_some() && now != seen {
            // A writer may not be done: wait until nothing changes.
            std::thread::sleep(OFTEN / 4);
            if stamp(path) != now {
                continue;
            }
            seen = now;
            once();
            io::say(format_args!("{}: waiting for changes\n", path.display()));
        }
    }
}
