//! `mlirkit opt --watch`: processes the input again after each change.

use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, SystemTime};

use crate::tool::driver::failed;
use crate::tool::io;

/// The interval between two checks of the file. Polling is used because notifications need a different library on each
/// operating system and would save little.
const OFTEN: Duration = Duration::from_millis(200);

/// The modification time and size of a file, which reveal changes. `None` while the file is missing; some editors
/// remove it briefly.
type Stamp = Option<(SystemTime, u64)>;

fn stamp(path: &Path) -> Stamp {
    let data = std::fs::metadata(path).ok()?;
    Some((data.modified().ok()?, data.len()))
}

/// Calls `once`, then again after each change of the file. Returns only if the input is not a regular file.
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
            // The writer may not have finished: wait until the file no longer changes.
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
