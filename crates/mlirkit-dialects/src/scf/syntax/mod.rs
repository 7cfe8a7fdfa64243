//! Syntax of the `scf` dialect: structured control flow.

mod conditional;
mod execute_region;
mod for_loop;
mod forall;
mod older;
mod parallel;
mod switch;
mod while_loop;

use mlirkit_asm::hooks::Hooks;

pub(crate) use conditional::{print_then_else, then_else};
pub(crate) use switch::SwitchCases;

/// Registers the hand-written syntax of the `scf` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("scf.execute_region", &execute_region::ExecuteRegion);
    hooks.ops.insert("scf.for", &for_loop::For);
    hooks.ops.insert("scf.forall", &forall::Forall);
    hooks.ops.insert("scf.forall.in_parallel", &forall::InParallel);
    hooks.ops.insert("scf.foreach_thread", &older::ForeachThread);
    hooks.ops.insert("scf.foreach_thread.perform_concurrently", &forall::InParallel);
    hooks.ops.insert("scf.if", &conditional::If);
    hooks.ops.insert("scf.parallel", &parallel::Parallel);
    hooks.ops.insert("scf.reduce", &older::Reduce);
    hooks.ops.insert("scf.while", &while_loop::While);
    hooks.directives.insert("scf.SwitchCases", &SwitchCases);
}
