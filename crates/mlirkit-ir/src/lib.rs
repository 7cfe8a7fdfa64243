//! MLIR IR: interned attributes and types, bodies, borrowed views and walks.
//!
//! A [`Context`] owns all interned data: strings, attributes (including locations), types and operation names. Small
//! `Copy` handles refer to them. A [`Module`] owns the IR of one file as [`Body`] arenas, one for each operation that
//! is isolated from above. [`OpRef`], [`BlockRef`], [`RegionRef`] and [`ValueRef`] are borrowed views.
//!
//! ```
//! use mlirkit_ir::{Context, DialectSet, Module, NewOp};
//!
//! let ctx = Context::new(DialectSet::new().allowing_unregistered());
//! let mut module = Module::new(&ctx);
//! let top = module.top_block().id;
//! let new = NewOp { results: &[ctx.i32_type()], ..NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc()) };
//! module.body_mut(Module::TOP).unwrap().append_op(top, &new);
//! assert_eq!(module.root().unwrap().walk().map(|op| op.name()).collect::<Vec<_>>(), ["my.op"]);
//! ```

mod access;
pub mod affine;
mod alike;
mod attr;
mod blob;
mod bodies;
mod body;
mod build;
mod checks;
pub mod classes;
mod clone_into;
mod construct;
mod context;
mod copy;
mod dependency_tracking;
mod edit;
#[doc(hidden)]
pub mod engine;
mod file_line_col;
mod files;
mod id_blocks;
mod ids;
mod import;
mod infer;
mod intern;
mod interned;
mod keys;
mod library;
mod location_walk;
mod locs;
mod module;
mod ports;
pub mod pred;
mod producer_rows;
mod refs;
mod rename;
mod shape;
mod strides;
mod symbols;
mod tables;
mod text;
mod text_style;
pub mod threads;
mod transforms;
mod types;
pub mod valid;
mod values;

pub use access::Inherent;
pub use affine::{AffineExprData, AffineOp};
pub use alike::Alike;
pub use attr::{
    AffineMap, AttrData, Chunk, DenseArrayAttr, DenseElementsAttr, DenseStringsAttr, DialectAttr, FileRange, FloatAttr,
    FloatParam, IntegerAttr, IntegerSet, Param, ParamList, StridedLayout, Verbatim,
};
pub use blob::Blob;
pub use body::{
    ArenaOrder, Block, Body, IdOffsets, NewOp, Op, OpParts, PartsStart, Region, RegionRange, Use, ValueDef,
};
pub use build::{At, Builder, OpBuilder};
pub use checks::{DialectParamCheck, ParamCheck, ParamChecks, RowChecks};
pub use clone_into::{ContextImporter, Settler};
pub use construct::{Element, pack_bools};
pub use context::{Context, DialectLookup, DialectSet, OpNameData};
pub use dependency_tracking::Component;
pub use edit::Walk;
pub use files::{Files, Format, ReadModule, Shown, Validity};
pub use ids::{AffineExpr, Attr, BlockId, BodyId, Ident, OpId, OpName, Props, RegionId, Type, ValueId};
pub use import::AttrTypeReplacer;
pub use infer::Infer;
pub use interned::ValueKind;
pub use keys::{BlockKey, OpKey, RegionKey, ValueKey};
pub use library::Library;
pub use module::{LazyBodies, Module, ResourceGroup, ResourceSupport, ResourceValue};
pub use ports::{BringFn, PortFn, PortHook, PortOp, Ports};
pub use pred::{PredFn, Preds, Subject};
pub use producer_rows::ProducerRows;
pub use refs::{BlockRef, OpRef, RegionRef, Regions, ValueRef};
pub use shape::{Shaped, compatible_dims};
pub use strides::contiguous_strides;
pub use tables::FileTables;
pub use text::{ParseTexts, Parsed, PrintTexts, TextEngine, TextSeries};
pub use text_style::TextStyle;
pub use transforms::{Transformed, Transforms};
pub use types::{DYNAMIC, DialectType, FunctionType, MemRefType, Sign, TensorType, TypeData, VectorType};
pub use values::AttrValue;
