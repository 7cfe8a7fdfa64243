//! Functions that build operations of common dialects, so that the compiler checks names and operand counts.
//!
//! Each function returns an [`OpBuilder`](crate::ir::OpBuilder). On it, set optional attributes, regions, and result
//! types that are not inferred:
//!
//! ```
//! use mlirkit::{ContextBuilder, Module, ops::{arith, func, scf}};
//!
//! let ctx = ContextBuilder::new().build();
//! let mut module = Module::new(&ctx);
//! let mut b = module.builder()?;
//! let index = ctx.index_type();
//! func::func(&mut b, "sum", ctx.function_type(&[index], &[index]))
//!     .region(&[index], |b, args| {
//!         let zero = arith::constant(b, ctx.int_attr(index, 0)).value()?;
//!         let one = arith::constant(b, ctx.int_attr(index, 1)).value()?;
//!         let sum = scf::for_(b, zero, args[0], one, &[zero])
//!             .result(index)
//!             .region(&[index, index], |b, args| {
//!                 let sum = arith::addi(b, args[0], args[1]).value()?;
//!                 scf::yield_(b, &[sum]).build().map(drop)
//!             })
//!             .value()?;
//!         func::return_(b, &[sum]).build().map(drop)
//!     })
//!     .build()?;
//! mlirkit::verify(&module)?;
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! `BLESS=1 cargo test -p mlirkit --test library helpers` generates the functions from the definitions of the dialects.
//! Build all other operations by name, with [`Builder::op`](crate::Builder::op).

use crate::ValueKey;

/// The type of an argument that a generated function takes for an operand group: one value, an optional value, or any
/// number of values.
trait Operands {
    fn list(&self) -> &[ValueKey];
}

impl Operands for ValueKey {
    fn list(&self) -> &[ValueKey] {
        std::slice::from_ref(self)
    }
}

impl Operands for Option<ValueKey> {
    fn list(&self) -> &[ValueKey] {
        self.as_slice()
    }
}

impl Operands for &[ValueKey] {
    fn list(&self) -> &[ValueKey] {
        self
    }
}

macro_rules! kind {
    (one) => { ValueKey };
    (maybe) => { Option<ValueKey> };
    (many) => { &[ValueKey] };
}

macro_rules! ops {
    ($dialect:literal;
     $($function:ident $op:literal $text:literal ($($operand:ident $name:literal $kind:ident),*) ($($attr:ident $key:literal),*);)*) => {
        use super::Operands;
        use crate::ir::OpBuilder;
        use crate::{AttrValue, Builder, ValueKey};

        $(
            #[doc = concat!("Builds `", $dialect, ".", $op, "`.\n\n", $text)]
            #[allow(clippy::too_many_arguments)]
            pub fn $function<'b, 'm, 'c, 'f>(
                b: &'b mut Builder<'m, 'c>
                $(, $operand: kind!($kind))*
                $(, $attr: impl Into<AttrValue>)*
            ) -> OpBuilder<'b, 'm, 'c, 'f> {
                b.op(concat!($dialect, ".", $op))
                    $(.operands_named($name, $operand.list()))*
                    $(.attr($key, $attr))*
            }
        )*
    };
}

#[rustfmt::skip]
pub mod arith;
#[rustfmt::skip]
pub mod func;
#[rustfmt::skip]
pub mod memref;
#[rustfmt::skip]
pub mod scf;
#[rustfmt::skip]
#[cfg(feature = "ml")]
pub mod stablehlo;
#[rustfmt::skip]
pub mod tensor;
