//! TensorFlow's dialects: what their definition files cannot say.

mod device;
mod executor;
mod lite;
mod wrapped;

use mlirkit_asm::OpPrinter;
use mlirkit_asm::function::attributes_but;
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{Context, OpRef, TensorType, Type, TypeData};

/// Bindings of `tf_executor`.
pub(crate) const EXECUTOR: Bindings = Bindings { hooks: executor::register, ..Bindings::NONE };

/// Bindings of `tf_device`.
pub(crate) const DEVICE: Bindings = Bindings { hooks: device::register, ..Bindings::NONE };

/// Bindings of `tfl`.
pub(crate) const LITE: Bindings = Bindings { hooks: lite::register, ..Bindings::NONE };

/// Bindings of `mhlo`, whose syntax is that of `stablehlo`.
pub(crate) const MHLO: Bindings = Bindings { hooks: mlirkit_dialects::register_mhlo, ..Bindings::NONE };

/// Prints ` {a = 1}` of all attributes but those named.
fn attr_dict(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, elided: &[&str]) {
    p.attr_dict(&attributes_but(op, elided), elided);
}

/// Returns the type of a dialect without parameters.
fn bare_type(ctx: &Context, dialect: &str, mnemonic: &str) -> Option<Type> {
    let def = ctx.dialect(ctx.ident(dialect))?.type_(mnemonic)?;
    Some(ctx.ty(TypeData::Dialect(Box::new(mlirkit_ir::DialectType { def, params: Box::default() }))))
}

/// Returns `tensor<iN>`.
fn scalar(ctx: &Context, width: u32) -> Type {
    let element = ctx.int_type(width);
    ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape: Box::default(), element, encoding: None })))
}
