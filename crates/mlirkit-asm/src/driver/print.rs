//! Printing of modules and operations, on several threads if they are large.

use std::io;
use std::sync::Arc;

use mlirkit_ir::{Module, OpRef, Validity, ValueRef, threads};

use crate::attr::printer::PrintOptions;
use crate::driver::parallel_print::{ParallelPrint, PrintPlan};
use crate::file::{after_op, before_op};
use crate::hooks::op_hooks::Hooks;
use crate::op_data::op_info::OpInfos;
use crate::print::OpPrinter;
use crate::print::driver::NameParts;
use crate::print::spans::Spans;
use crate::print::ssa_names::{Naming, SsaNames};
use crate::text::output::PrintOutput;

/// Prints a module as `mlir-opt` does, followed by an empty line.
///
/// # Errors
/// Returns the errors of `out`, and an error if the output exceeds [`PrintOptions::max_output`].
pub fn print(module: &Module<'_>, options: &PrintOptions, out: &mut impl io::Write) -> io::Result<()> {
    print_if(module, options, out, || true).map(drop)
}

/// Collects the aliases of a module, calls `go`, and prints the module if `go` returned true. Returns whether the
/// module was printed. Collecting aliases uses one thread, so other threads can verify the module at the same time.
///
/// # Errors
/// Returns the errors of `out`, and an error if the output exceeds [`PrintOptions::max_output`].
pub fn print_if(
    module: &Module<'_>,
    options: &PrintOptions,
    out: &mut impl io::Write,
    go: impl FnOnce() -> bool,
) -> io::Result<bool> {
    let (mut go, mut goes) = (Some(go), true);
    for op in module.top_block().ops() {
        let options = options.suitable_for(op);
        let mut p = prepared(op, &options);
        goes = go.take().map_or(goes, |go| go());
        if !goes {
            return Ok(false);
        }
        print_prepared(&mut p, op, out)?;
        drop(p);
        out.write_all(b"\n")?;
    }
    Ok(go.is_none_or(|go| go()))
}

/// Prints an operation as if it were a whole file.
///
/// # Errors
/// Returns the errors of `out`, and an error if the output exceeds [`PrintOptions::max_output`].
pub fn print_op(op: OpRef<'_, '_>, options: &PrintOptions, out: &mut impl io::Write) -> io::Result<()> {
    let options = options.suitable_for(op);
    print_prepared(&mut prepared(op, &options), op, out)
}

impl PrintOptions {
    /// Returns a copy of the options that selects the generic form if the operation is invalid.
    #[must_use]
    pub fn suitable_for(&self, op: OpRef<'_, '_>) -> Self {
        let known = self.generic || self.assume_verified;
        let is_valid = || op.context().extension::<Validity>().is_none_or(|validity| validity.0(op));
        Self { generic: self.generic || !(known || is_valid()), ..*self }
    }
}

/// Creates a printer for the operation, with all SSA names and aliases determined.
fn prepared<'o, 'c>(op: OpRef<'_, 'c>, options: &'o PrintOptions) -> OpPrinter<'o, 'c> {
    let mut p = OpPrinter::new(op.context(), Hooks::of(op.context()), options);
    let plan = PrintPlan::plan(op, options);
    let (hooks, worth_a_thread) = (p.hooks, plan.is_none() && PrintPlan::is_worth_it(op));
    let name = move |mut plan: Option<Box<PrintPlan>>| {
        let mut naming = Naming {
            hooks,
            options,
            infos: &mut OpInfos::default(),
            parts: plan.as_deref_mut().map(|plan| plan as &mut dyn NameParts),
        };
        (SsaNames::new(op, &mut naming), plan)
    };
    let mut collect = || {
        if !options.local_scope {
            p.collect_aliases(op);
        }
    };
    // SSA names do not depend on aliases, so both can be determined at the same time.
    let (names, plan) = if worth_a_thread {
        threads::both(2, || name(None), collect).0
    } else {
        collect();
        name(plan)
    };
    p.names = Arc::new(names);
    p.driver = Some(Box::new(ParallelPrint::new(plan)));
    p
}

fn print_prepared<'o, 'c>(p: &mut OpPrinter<'o, 'c>, op: OpRef<'_, 'c>, out: &'o mut impl io::Write) -> io::Result<()> {
    p.out = PrintOutput::to(out);
    before_op(p);
    p.op_line(op);
    after_op(p, op.module)
}

/// Prints an operation as diagnostics show it: without aliases, and with the value numbers used in its enclosing body.
///
/// # Errors
/// Returns the errors of `out`, and an error if the output exceeds [`PrintOptions::max_output`].
pub fn print_in_scope(op: OpRef<'_, '_>, options: &PrintOptions, out: &mut impl io::Write) -> io::Result<()> {
    let mut p = OpPrinter::new(op.context(), Hooks::of(op.context()), options);
    let mut naming = Naming { hooks: p.hooks, options, infos: &mut p.infos, parts: None };
    p.names = Arc::new(SsaNames::around(op, &mut naming));
    p.driver = Some(Box::new(ParallelPrint::new(None)));
    p.out = PrintOutput::to(out);
    p.op_line(op);
    p.flush();
    p.base.out.error.map_or(Ok(()), Err)
}

/// Prints an operation without aliases, using the value names of the whole file. Returns the text and the ranges of
/// operations and values in it. The text is empty if it would exceed [`PrintOptions::max_output`] or 4 GiB.
///
/// ```
/// # use mlirkit_ir::{Context, DialectSet, Module, NewOp};
/// # let ctx = Context::new(DialectSet::new().allowing_unregistered());
/// # let mut module = Module::new(&ctx);
/// # let top = module.top_block().id;
/// # let new = NewOp { results: &[ctx.i32_type()], ..NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc()) };
/// # module.body_mut(Module::TOP).unwrap().append_op(top, &new);
/// let (text, spans) = mlirkit_asm::print_with_spans(module.root().unwrap(), &Default::default());
/// assert_eq!(text, b"%0 = \"my.op\"() : () -> i32");
/// assert_eq!(spans.value_at(1).map(|span| (span.start, span.end, span.defines)), Some((0, 2, true)));
/// assert_eq!(spans.op_at(7).map(|span| span.end), Some(text.len() as u32));
/// ```
#[must_use]
pub fn print_with_spans(op: OpRef<'_, '_>, options: &PrintOptions) -> (Vec<u8>, Spans) {
    let mut p = OpPrinter::new(op.context(), Hooks::of(op.context()), options);
    let mut naming = Naming { hooks: p.hooks, options, infos: &mut p.infos, parts: None };
    p.names = Arc::new(SsaNames::around(op, &mut naming));
    p.spans = Some(Box::default());
    p.op_line(op);
    let fits = p.out.buffer.len() as u64 <= options.max_output.min(u64::from(u32::MAX));
    let spans = p.spans.take().filter(|_| fits).map(|spans| *spans).unwrap_or_default();
    (if fits { p.base.out.buffer } else { Vec::new() }, spans)
}

/// Returns the name that a value has in the printed file, such as `%0`, `%arg1` or `%1#2`. `op` is the operation that
/// defines the value, or the operation whose region has the block of which the value is an argument.
///
/// ```
/// # use mlirkit_ir::{Context, DialectSet, Module, NewOp};
/// # let ctx = Context::new(DialectSet::new().allowing_unregistered());
/// # let mut module = Module::new(&ctx);
/// # let top = module.top_block().id;
/// # let new = NewOp { results: &[ctx.i32_type()], ..NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc()) };
/// # module.body_mut(Module::TOP).unwrap().append_op(top, &new);
/// let op = module.root().unwrap();
/// let value = op.results().next().unwrap();
/// assert_eq!(mlirkit_asm::value_name(op, value, &Default::default()), b"%0");
/// ```
#[must_use]
pub fn value_name<'c>(op: OpRef<'_, 'c>, value: ValueRef<'_, 'c>, options: &PrintOptions) -> Vec<u8> {
    let mut p = OpPrinter::new(op.context(), Hooks::of(op.context()), options);
    let mut naming = Naming { hooks: p.hooks, options, infos: &mut p.infos, parts: None };
    p.names = Arc::new(SsaNames::around(op, &mut naming));
    p.operand(value);
    p.base.out.buffer
}
