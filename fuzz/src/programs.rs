//! Contexts that serve several runs, and what must hold of every program that was read.

use std::cell::RefCell;
use std::path::Path;

use mlirkit::ContextOptions;
use mlirkit::ir::{Context, Module};

/// How many runs a context serves: making one, and compiling the rows that are met, costs more than reading many small files.
const RUNS: usize = 8192;

/// How much a context may have come to keep before the next one takes its place.
const KEPT: usize = 48 << 20;

thread_local! {
    static CONTEXT: RefCell<Option<Serving>> = const { RefCell::new(None) };
}

struct Serving {
    ctx: Context,
    runs: usize,
    /// How much was allocated when it was new.
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

/// Does something with a context that knows all dialects, and allows what nobody has defined.
pub fn with_context(run: impl FnOnce(&Context)) {
    let mut serving = CONTEXT.take().filter(|serving| !serving.is_used_up()).unwrap_or_else(Serving::new);
    run(&serving.ctx);
    serving.runs += 1;
    CONTEXT.set(Some(serving));
}

/// Where findings are collected, if the run is to go on after one.
const COLLECTED: &str = "MLIRKIT_FUZZ_COLLECT";

/// How many of a kind are collected.
const ALIKE: usize = 3;

/// What is valid can be printed and written, and what is printed and written reads as the same program: if it is of this release,
/// for text does not say of which it is.
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

/// Keeps a finding, unless there are enough of its kind: those whose messages are the same up to names and numbers.
fn collect(folder: &Path, what: &str, file: &[u8]) {
    let kind: String = what.split(|c: char| !c.is_ascii_lowercase()).filter(|word| word.len() > 3).take(12).collect();
    let kind = kind.get(..kind.len().min(80)).unwrap_or_default();
    for number in 0..ALIKE {
        let path = folder.join(format!("{kind}-{number}"));
        if !path.exists() {
            // A finding that cannot be kept is met again.
            let _ = std::fs::write(path.with_extension("said"), what);
            let _ = std::fs::write(path, file);
            return;
        }
    }
}
