//! Hooks for the parts of the TensorFlow dialects that their definition files cannot express.

mod device;
mod executor;
mod lite;
mod wrapped;

use mlirkit_asm::{Argument, OpParser, OpState, PResult};
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{BlockRef, OpRef, Type, ValueId};

/// Bindings for the `tf_executor` dialect.
pub(crate) const EXECUTOR: Bindings = Bindings { hooks: executor::register, ..Bindings::NONE };

/// Bindings for the `tf_device` dialect.
pub(crate) const DEVICE: Bindings = Bindings { hooks: device::register, ..Bindings::NONE };

/// Bindings for the `tfl` dialect.
pub(crate) const LITE: Bindings = Bindings { hooks: lite::register, ..Bindings::NONE };

/// Bindings for the `mhlo` dialect, which has the syntax of `stablehlo`.
pub(crate) const MHLO: Bindings = Bindings { hooks: mlirkit_dialects::register_mhlo, ..Bindings::NONE };

/// Returns the only block of an operation's first region, and the last operation in it. Returns `None` if there is no
/// such block or the block is empty.
fn only_block<'m, 'c>(op: OpRef<'m, 'c>) -> Option<(BlockRef<'m, 'c>, OpRef<'m, 'c>)> {
    let mut blocks = op.regions().next()?.blocks();
    let (block, None) = (blocks.next()?, blocks.next()) else { return None };
    Some((block, block.ops().last()?))
}

/// Parses a region, adds a terminator if there is none, and returns the types of the terminator's operands.
fn region_with_results(
    p: &mut OpParser<'_, '_, '_>,
    op: &mut OpState,
    args: &[Argument],
    terminator: &str,
) -> PResult<Vec<Type>> {
    let region = p.region(op, args, false)?;
    p.ensure_terminator(op, region, terminator);
    let block = p.body().blocks(region.0).last();
    let last = block.and_then(|block| p.body().last_op(block));
    let results: Vec<ValueId> = last.map_or_else(Vec::new, |last| p.body().operands(last).to_vec());
    op.regions.push(region);
    Ok(results.into_iter().map(|value| p.value_type(value)).collect())
}
