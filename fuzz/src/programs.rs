//! Contexts that serve several runs, and what must hold of every program that was read.

use std::cell::RefCell;

use mlirkit::ContextOptions;
use mlirkit::ir::{Context, Module};

/// How many runs a context serves: making one costs more than reading a small file.
const RUNS: usize = 64;

thread_local! {
    static CONTEXT: RefCell<Option<(usize, Context)>> = const { RefCell::new(None) };
}

/// Does something with a context that knows all dialects, and allows what nobody has defined.
pub fn with_context(run: impl FnOnce(&Context)) {
    let (used, ctx) = CONTEXT.take().filter(|(used, _)| *used < RUNS).unwrap_or_else(|| {
        let options = ContextOptions { allow_unregistered: true, ..ContextOptions::default() };
        (0, mlirkit::context(&options).with_threads(1))
    });
    run(&ctx);
    CONTEXT.set(Some((used + 1, ctx)));
}

/// What is valid can be printed and written, and what is printed and written reads as the same program.
pub fn check(ctx: &Context, module: &Module<'_>) {
    if mlirkit::verify(module).is_ok() {
        if let Err(what) = mlirkit_generator::check::same_as_far_as_said(ctx, module) {
            panic!("{what}");
        }
    }
}
