//! Files that must not be left behind, and the signals that end the process.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

/// The files to remove when a signal ends the process.
static LEFT: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Signals that end the process wait as long as this is kept.
pub(super) fn hold() -> MutexGuard<'static, Vec<PathBuf>> {
    LEFT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that is gone in the end, unless it was moved to its place.
pub(super) struct Temporary {
    path: PathBuf,
}

impl Temporary {
    /// Makes a file in the folder of this path, which only this process writes to.
    pub(super) fn beside(path: &Path) -> io::Result<(File, Self)> {
        watch();
        let mut left = hold();
        let (file, path) = create(path.parent().unwrap_or(Path::new("")))?;
        left.push(path.clone());
        Ok((file, Self { path }))
    }

    /// Gives the file the name that it was made for.
    pub(super) fn move_to(self, path: &Path) -> io::Result<()> {
        // No signal comes between moving the file and forgetting its old name.
        let mut left = hold();
        std::fs::rename(&self.path, path)?;
        left.retain(|other| *other != self.path);
        Ok(())
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let mut left = hold();
        if let Some(index) = left.iter().position(|other| *other == self.path) {
            left.swap_remove(index);
            // Whatever led here is what the user needs to hear of.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

/// A file without a name, which is gone when it is closed.
pub(super) fn nameless() -> io::Result<File> {
    let _whole = hold();
    let (file, path) = create(&std::env::temp_dir())?;
    std::fs::remove_file(path)?;
    Ok(file)
}

/// Makes a file that was not there, under a short name: the one it is made for may be as long as names can be.
fn create(folder: &Path) -> io::Result<(File, PathBuf)> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = folder.join(format!(".mlirkit-{}-{number}.tmp", std::process::id()));
        match File::options().read(true).write(true).create_new(true).open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            file => return Ok((file?, path)),
        }
    }
}

/// From now on, a signal that ends the process leaves no temporary file, and says why if it was about the input.
pub(super) fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        #[cfg(unix)]
        signals::watch();
    });
}

#[cfg(unix)]
mod signals {
    use signal_hook::consts::{SIGBUS, SIGHUP, SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::iterator::Signals;

    use super::hold;

    pub(super) fn watch() {
        let ignored = ignored();
        let wanted =
            [SIGBUS, SIGHUP, SIGINT, SIGTERM, SIGXFSZ].into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0);
        // Without it, all works but the cleaning up.
        let Ok(mut signals) = Signals::new(wanted) else { return };
        let thread = std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
            for signal in signals.forever() {
                // Nobody makes a temporary file, or moves one, from here on.
                let left = hold();
                left.iter().for_each(|path| drop(std::fs::remove_file(path)));
                if signal == SIGBUS {
                    // The mapped input is shorter than it was. The thread that touched it waits in the signal.
                    crate::tool::io::say("error: the input file was shortened while it was read\n");
                    std::process::exit(1);
                }
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        });
        if thread.is_ok() {
            mlirkit_mmap::stop_when_shortened();
        }
    }

    /// The signals that whoever started the process wants ignored, as `nohup` does: they stay so.
    fn ignored() -> u64 {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
    }
}
