//! Contexts that are reused for several runs, and checks that every valid program must pass.

use std::cell::RefCell;
use std::path::Path;

use mlirkit::ContextOptions;
use mlirkit::ir::{Context, Module};

/// Number of runs per context. Creating a context and compiling definitions costs more than reading many small files.
const RUNS: usize = 8192;

/// Number of bytes of interned data after which a context is replaced.
const KEPT: usize = 48 << 20;

thread_local! {
    static CONTEXT: RefCell<Option<Serving>> = const { RefCell::new(None) };
}

struct Serving {
    ctx: Context,
    runs: usize,
    /// Number of live bytes when the context was created.
    start: usize,
}

impl Serving {
    fn new() -> Self {
        let start = crate::ALLOCATOR.allocated();
        let options = ContextOptions { allow_unregistered: true, ..ContextOptions::default() };
        Self { ctx: mlirkit::context(&options).with_threads(1), runs: 0, start }
    }

    fn is_used_up(&self) -> bool {
        self.runs >= RUNS || crate::ALLOCATOR.allocated().saturating_sub(self.start) > KEPT
    }
}

/// Calls a function with a context that has all dialects and accepts unregistered ones.
pub fn with_context(run: impl FnOnce(&Context)) {
    let mut serving = CONTEXT.take().filter(|serving| !serving.is_used_up()).unwrap_or_else(Serving::new);
    run(&serving.ctx);
    serving.runs += 1;
    CONTEXT.set(Some(serving));
}

/// Environment variable that names a folder for findings. If it is set, the run continues after a finding.
const COLLECTED: &str = "MLIRKIT_FUZZ_COLLECT";

/// Number of findings that are stored per kind.
const ALIKE: usize = 3;

/// Checks that a valid program can be printed and written, and that reading the result gives the same program. Text
/// does not record its release, so it is parsed as this library's default release.
pub fn check(ctx: &Context, module: &Module<'_>, file: &[u8]) {
    if mlirkit::verify(module).is_ok() {
        let is_other = module.release.is_some_and(|release| release != ctx.release());
        if let Err(what) = mlirkit_generator::check::same_as_far_as_said(ctx, module)
            && !is_other
        {
            match std::env::var_os(COLLECTED) {
                Some(folder) => collect(Path::new(&folder), &what, file),
                None => panic!("{what}"),
            }
        }
    }
}

/// Stores a finding, unless enough findings of its kind are stored. Findings are of the same kind if their messages
/// differ only in names and numbers.
fn collect(folder: &Path, what: &str, file: &[u8]) {
    let kind: String = what.split(|c: char| !c.is_ascii_lowercase()).filter(|word| word.len() > 3).take(12).collect();
    let kind = kind.get(..kind.len().min(80)).unwrap_or_default();
    for number in 0..ALIKE {
        let path = folder.join(format!("{kind}-{number}"));
        if !path.exists() {
            // An I/O error is ignored, because the finding will occur again.
            let _ = std::fs::write(path.with_extension("said"), what);
            let _ = std::fs::write(path, file);
            return;
        }
    }
}
