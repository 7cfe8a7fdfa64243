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

/// Removes what would be left, unless something is being made or moved this very moment.
pub(super) fn remove_all() {
    if let Ok(left) = LEFT.try_lock() {
        left.iter().for_each(|path| remove(path));
    }
}

/// A file that is gone in the end, unless it was moved to its place.
pub(super) struct Temporary {
    path: PathBuf,
}

impl Temporary {
    /// Makes a file in the folder of this path, which only this process writes to. Who calls it [watches](watch), or is done
    /// with it [at once](at_once).
    pub(super) fn beside(path: &Path) -> io::Result<(File, Self)> {
        let mut left = hold();
        let (file, path) = create(path.parent().unwrap_or(Path::new("")))?;
        left.push(path.clone());
        Ok((file, Self { path }))
    }

    /// Gives the file the name that it was made for. What has that name is removed, if anything has.
    pub(super) fn move_to(self, path: &Path) -> io::Result<()> {
        // No signal comes between moving the file and forgetting its old name.
        let mut left = hold();
        std::fs::rename(&self.path, path)?;
        left.retain(|other| *other != self.path);
        Ok(())
    }

    /// The same where something has that name which can be made again: what is written need not be on the disk before the old file is gone,
    /// as some file systems have it for what is renamed (ext4's `auto_da_alloc`), which takes several times as long as writing it.
    pub(super) fn replace(self, path: &Path) -> io::Result<()> {
        #[cfg(target_os = "linux")]
        {
            use nix::fcntl::{AT_FDCWD, RenameFlags, renameat2};
            // The old file has the temporary one's name then, and goes with it.
            if renameat2(AT_FDCWD, &self.path, AT_FDCWD, path, RenameFlags::RENAME_EXCHANGE).is_ok() {
                return Ok(());
            }
        }
        // Not every file system can do that.
        self.move_to(path)
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

/// A folder for files that the process needs while it runs; it goes with all that is in it.
pub struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    /// Makes a folder that was not there.
    ///
    /// # Errors
    /// What the operating system says.
    pub fn new() -> io::Result<Self> {
        watch();
        let mut left = hold();
        let path = fresh(&std::env::temp_dir(), |path| {
            let mut folder = std::fs::DirBuilder::new();
            // What stands in files of the user is nobody else's to read.
            #[cfg(unix)]
            std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
            folder.create(path)
        })?;
        left.push(path.1.clone());
        Ok(Self(path.1))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        let mut left = hold();
        left.retain(|other| *other != self.0);
        // Whatever led here is what the user needs to hear of.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Removes a file, or a folder with what is in it: others may be adding to that for a moment longer.
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

/// A file without a name, which is gone when it is closed. What goes through it is not to be cut by a signal.
pub(super) fn nameless() -> io::Result<File> {
    watch();
    let _whole = hold();
    let (file, path) = create(&std::env::temp_dir())?;
    std::fs::remove_file(path)?;
    Ok(file)
}

/// Makes a file that was not there.
fn create(folder: &Path) -> io::Result<(File, PathBuf)> {
    fresh(folder, |path| File::options().read(true).write(true).create_new(true).open(path))
}

/// Makes something under a name that was not there: a short one, for the one it is made for may be as long as names can be.
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

/// Does what takes but a moment, and has signals that end the process wait for it: that takes no thread to watch for them.
pub(super) fn at_once<T>(work: impl FnOnce() -> T) -> T {
    #[cfg(unix)]
    let _waiting = signals::Waiting::new();
    work()
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
    use nix::sys::signal::{SigSet, SigmaskHow, Signal};
    use signal_hook::consts::{
        SIGALRM, SIGBUS, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
    };
    use signal_hook::iterator::Signals;

    use super::{hold, remove};

    /// The signals that end a process and can be caught, those that say that the program is wrong aside.
    const ENDING: [i32; 12] =
        [SIGALRM, SIGBUS, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ];

    pub(super) fn watch() {
        let ignored = ignored();
        let wanted = ENDING.into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0);
        mlirkit_mmap::release_bus_errors();
        // Without it, all works but the cleaning up.
        let Ok(mut signals) = Signals::new(wanted) else { return };
        let watch = move || {
            for signal in signals.forever() {
                // Nobody makes a temporary file, or moves one, from here on.
                let left = hold();
                left.iter().for_each(|path| remove(path));
                if signal == SIGBUS {
                    // The mapped input is shorter than it was. The thread that touched it waits in the signal.
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

    /// Signals that end the process and come to this thread wait until this is dropped. Another thread that watches for them
    /// leaves alone what is being made or moved.
    pub(super) struct Waiting(Option<SigSet>);

    impl Waiting {
        pub(super) fn new() -> Self {
            let ending = ENDING.into_iter().filter_map(|signal| Signal::try_from(signal).ok());
            // Without it, all works but the cleaning up.
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

    /// The signals that whoever started the process wants ignored, as `nohup` does: they stay so.
    fn ignored() -> u64 {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
    }
}
