//! What the targets share: a limit of memory, contexts that serve several runs, and what must hold of every program that was read.

use std::alloc::System;
use std::cell::RefCell;

use cap::Cap;
use mlirkit::ir::{Context, Module};
use mlirkit::ContextOptions;

/// How much may be allocated at a time, all in all: a number in a small file that asks for more is a finding.
const MEMORY: usize = 512 << 20;

/// How many runs a context serves: making one costs more than reading a small file.
const RUNS: usize = 64;

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, MEMORY);

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
        if let Err(what) = mlirkit_generator::check::same(ctx, module) {
            panic!("{what}");
        }
    }
}
