//! Temporary files, and their removal when a signal ends the process.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

/// The files and folders to remove when a signal ends the process.
static LEFT: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Delays terminating signals for as long as the returned guard is held.
pub(super) fn hold() -> MutexGuard<'static, Vec<PathBuf>> {
    LEFT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes all temporary files, unless one is being created or moved at the same time.
pub(super) fn remove_all() {
    if let Ok(left) = LEFT.try_lock() {
        left.iter().for_each(|path| remove(path));
    }
}

/// A temporary file. It is removed on drop unless it has been moved to its destination.
pub(super) struct Temporary {
    path: PathBuf,
}

impl Temporary {
    /// Returns the path of the temporary file.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Creates a file that only this process uses, in the folder that contains `path`. The caller must [watch] for
    /// signals or finish [at once](at_once).
    pub(super) fn beside(path: &Path) -> io::Result<(File, Self)> {
        let mut left = hold();
        let (file, path) = create(path.parent().unwrap_or(Path::new("")))?;
        left.push(path.clone());
        Ok((file, Self { path }))
    }

    /// Renames the file to its destination, replacing an existing file.
    pub(super) fn move_to(self, path: &Path) -> io::Result<()> {
        // No signal may arrive after the file has been moved and before its old name has been forgotten.
        let mut left = hold();
        std::fs::rename(&self.path, path)?;
        left.retain(|other| *other != self.path);
        Ok(())
    }

    /// Replaces an existing file whose loss would not matter, by exchanging the two names. A rename would be slower:
    /// when it replaces a file, some file systems flush the new data first (ext4's `auto_da_alloc`), which takes
    /// several times as long as writing it.
    pub(super) fn replace(self, path: &Path) -> io::Result<()> {
        #[cfg(target_os = "linux")]
        {
            use rustix::fs::{CWD, RenameFlags, renameat_with};
            // The old file now has the temporary name, under which it is removed.
            if renameat_with(CWD, &self.path, CWD, path, RenameFlags::EXCHANGE).is_ok() {
                return Ok(());
            }
        }
        // Some file systems do not support exchanging names.
        self.move_to(path)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let mut left = hold();
        if let Some(index) = left.iter().position(|other| *other == self.path) {
            left.swap_remove(index);
            // Ignore the error, because an earlier one has already been reported.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

/// A temporary folder, removed with its contents on drop.
pub struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    /// Creates a new temporary folder.
    ///
    /// # Errors
    /// Returns the error of the operating system.
    pub fn new() -> io::Result<Self> {
        watch();
        let mut left = hold();
        let path = fresh(&std::env::temp_dir(), |path| {
            let mut folder = std::fs::DirBuilder::new();
            // Prevent other users from reading the data.
            #[cfg(unix)]
            std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
            folder.create(path)
        })?;
        left.push(path.1.clone());
        Ok(Self(path.1))
    }

    /// Returns the path of the folder.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        let mut left = hold();
        left.retain(|other| *other != self.0);
        // Ignore the error, because an earlier one has already been reported.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Removes a file, or a folder with its contents. Retries, because other processes may still be adding files to the
/// folder.
fn remove(path: &Path) {
    const TRIES: usize = 100;
    if std::fs::remove_file(path).is_ok() || !path.is_dir() {
        return;
    }
    for _ in 0..TRIES {
        if std::fs::remove_dir_all(path).is_ok() {
            return;
        }
    }
}

/// Creates an unnamed file that disappears when it is closed, so that no signal can leave it behind.
pub(super) fn nameless() -> io::Result<File> {
    watch();
    let _whole = hold();
    let (file, path) = create(&std::env::temp_dir())?;
    std::fs::remove_file(path)?;
    Ok(file)
}

/// Creates a new file in a folder. Returns the file and its path.
fn create(folder: &Path) -> io::Result<(File, PathBuf)> {
    fresh(folder, |path| File::options().read(true).write(true).create_new(true).open(path))
}

/// Calls `make` with unused file names until one works. The names are short, because the destination's name may have
/// the maximum length.
fn fresh<T>(folder: &Path, make: impl Fn(&Path) -> io::Result<T>) -> io::Result<(T, PathBuf)> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = folder.join(format!(".mlirkit-{}-{number}.tmp", std::process::id()));
        match make(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return Ok((made?, path)),
        }
    }
}

/// Runs a short task, delaying terminating signals until it ends. This needs no thread that watches for signals.
pub(super) fn at_once<T>(work: impl FnOnce() -> T) -> T {
    #[cfg(unix)]
    let _waiting = signals::Waiting::new();
    work()
}

/// Installs the signal handler. A terminating signal removes temporary files; a bus error is reported as a truncated
/// input.
pub(super) fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        #[cfg(unix)]
        signals::watch();
    });
}

#[cfg(unix)]
mod signals {
    use nix::sys::signal::{SigSet, SigmaskHow, Signal};
    use signal_hook::consts::{
        SIGALRM, SIGBUS, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
    };
    use signal_hook::iterator::Signals;

    use super::{hold, remove};

    /// The terminating signals that can be caught, except those that indicate a fault of the program.
    const ENDING: [i32; 12] =
        [SIGALRM, SIGBUS, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ];

    pub(super) fn watch() {
        let ignored = ignored();
        let wanted = ENDING.into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0);
        mlirkit_mmap::release_bus_errors();
        // If this fails, temporary files may remain after a signal, but nothing else changes.
        let Ok(mut signals) = Signals::new(wanted) else { return };
        let watch = move || {
            for signal in signals.forever() {
                // From here on, no temporary file can be created or moved.
                let left = hold();
                left.iter().for_each(|path| remove(path));
                if signal == SIGBUS {
                    // The mapped input file was truncated. The thread that accessed it is blocked in the signal
                    // handler.
                    crate::tool::io::say("error: the input file was shortened while it was read\n");
                    std::process::exit(1);
                }
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        };
        let builder = std::thread::Builder::new().name("signals".to_owned());
        if mlirkit_ir::threads::find_memory().and_then(|()| builder.spawn(watch)).is_ok() {
            mlirkit_mmap::stop_when_shortened();
        }
    }

    /// A guard that delays terminating signals to this thread until it is dropped. Meanwhile, the watching thread does
    /// not remove files that are being created or moved.
    pub(super) struct Waiting(Option<SigSet>);

    impl Waiting {
        pub(super) fn new() -> Self {
            let ending = ENDING.into_iter().filter_map(|signal| Signal::try_from(signal).ok());
            // If this fails, temporary files may remain after a signal, but nothing else changes.
            Self(ending.collect::<SigSet>().thread_swap_mask(SigmaskHow::SIG_BLOCK).ok())
        }
    }

    impl Drop for Waiting {
        fn drop(&mut self) {
            if let Some(before) = self.0 {
                let _ = before.thread_set_mask();
            }
        }
    }

    /// Returns the signals that the parent process ignores (as `nohup` does), which must stay ignored.
    fn ignored() -> u64 {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
    }
}
