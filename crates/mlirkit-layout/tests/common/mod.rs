//! Helpers that build IR for the tests: contexts with small dialects, and modules with nested scopes.

#![allow(dead_code)]

use mlirkit_defs::Dialect;
use mlirkit_ir::{
    Attr, AttrData, BlockId, BodyId, Context, DialectAttr, DialectSet, DialectType, Module, NewOp, OpId, Param, Type,
    TypeData,
};
use mlirkit_layout::{Interfaces, Key, dlti};

/// Definitions of the DLTI attributes that the tests use.
const DLTI: &str = "\
dialect dlti

attr dl_entry
  class DataLayoutEntryAttr
  param key other:DataLayoutEntryKey
  param value attr

attr dl_spec
  class DataLayoutSpecAttr
  param entries array:attr

attr map
  class MapAttr
  param entries array:attr

attr target_device_spec
  class TargetDeviceSpecAttr
  param entries array:attr

attr target_system_spec
  class TargetSystemSpecAttr
  param entries array:attr

attr function_pointer_alignment
  class FunctionPointerAlignmentAttr
  param alignment uint:64
  param function_dependent bool
";

/// A definition of a pointer type like `!llvm.ptr`.
const LLVM: &str = "\
dialect llvm

type ptr
  class LLVMPointerType
  param addressSpace uint:32 default 0
";

/// A definition of `builtin.module`, which is isolated and so has its own body.
const BUILTIN: &str = "\
dialect builtin

op module
  region bodyRegion sized 1
  traits IsIsolatedFromAbove NoTerminator SingleBlock SymbolTable
";

/// Definitions of a dialect that implements the public traits.
const DLTEST: &str = "\
dialect dltest

attr spec
  class CustomDataLayoutSpec
  param entries array:attr

attr system
  class CustomTargetSystemSpec
  param entries array:attr

type single_query
  class SingleQueryType

type no_layout
  class TypeNoLayout

op op_with_layout
  region body any
  traits DataLayoutOpInterface

op op_with_7bit_byte
  region body any
  traits DataLayoutOpInterface

op plain_scope
  region body any
  traits IsIsolatedFromAbove DataLayoutOpInterface
";

fn dialect(text: &'static str) -> &'static Dialect {
    Box::leak(Box::new(Dialect::parse(text).expect("a definition file")))
}

/// Returns a context with the `dlti`, `llvm`, `builtin` and `dltest` dialects.
pub fn context(interfaces: Interfaces) -> Context {
    let set =
        [DLTI, LLVM, BUILTIN, DLTEST].into_iter().fold(DialectSet::new(), |set, text| set.with_dialect(dialect(text)));
    Context::new(set.allowing_unregistered()).with_extension(interfaces)
}

/// Returns `#dltest.spec<...>` or `#dltest.system<...>`.
pub fn dltest_attr(ctx: &Context, mnemonic: &str, items: &[Attr]) -> Attr {
    let def = ctx.dialect(ctx.ident("dltest")).and_then(|d| d.attr(mnemonic)).expect("a row");
    let params = [Param::Array(items.iter().map(|a| Param::Attr(*a)).collect())].into();
    ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params })))
}

/// Returns the type `!dltest.mnemonic`.
pub fn dltest_type(ctx: &Context, mnemonic: &str) -> Type {
    let def = ctx.dialect(ctx.ident("dltest")).and_then(|d| d.type_(mnemonic)).expect("a row");
    ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: [].into() })))
}

/// Returns `#dlti.dl_entry<"name", value>`.
pub fn named(ctx: &Context, name: &str, value: Attr) -> Attr {
    dlti::entry_attr(ctx, Key::Name(ctx.ident(name)), value).expect("dlti is known")
}

/// Returns `#dlti.dl_entry<type, value>`.
pub fn typed(ctx: &Context, ty: Type, value: Attr) -> Attr {
    dlti::entry_attr(ctx, Key::Type(ty), value).expect("dlti is known")
}

/// Returns `#dlti.dl_entry<type, dense<values> : vector<Nxi64>>`.
pub fn aligned(ctx: &Context, ty: Type, values: &[u64]) -> Attr {
    typed(ctx, ty, mlirkit_layout::llvm_string::dense_i64(ctx, values))
}

/// Returns `#dlti.dl_spec<...>`.
pub fn spec(ctx: &Context, items: &[Attr]) -> Attr {
    dlti::list_attr(ctx, "dl_spec", items).expect("dlti is known")
}

/// An operation to build: its name and its attributes.
pub type Level<'a> = (&'a str, Vec<(&'a str, Attr)>);

/// Returns a module of nested operations, outermost first, and the ids of these operations.
pub fn nest<'c>(ctx: &'c Context, levels: &[Level<'_>]) -> (Module<'c>, Vec<(BodyId, OpId)>) {
    let mut module = Module::new(ctx);
    let (mut body, mut block) = (Module::TOP, BlockId(0));
    let mut places = Vec::new();
    for (line, (name, attrs)) in (1..).zip(levels) {
        let attrs = attrs.iter().map(|(name, value)| (ctx.ident(name), *value)).collect();
        let name = ctx.op_name(name);
        let isolated = ctx.op_def(name).is_some_and(|d| d.flags.has(mlirkit_defs::OpFlags::ISOLATED));
        let new = NewOp {
            attrs: Some(ctx.dictionary(attrs)),
            ..NewOp::new(name, ctx.file_loc(ctx.ident("t.mlir"), line, 1))
        };
        let (inner_body, inner_block);
        let op;
        if isolated {
            let mut inner = mlirkit_ir::Body::new();
            let region = inner.new_root();
            inner_block = inner.append_block(region);
            inner_body = module.add_body(inner);
            let arena = module.body_mut(body).expect("the body");
            op = arena.append_op(block, &NewOp { child: Some(inner_body), ..new });
        } else {
            let arena = module.body_mut(body).expect("the body");
            let region = arena.new_region();
            inner_block = arena.append_block(region);
            inner_body = body;
            op = arena.append_op(block, &NewOp { regions: &[region], ..new });
        }
        places.push((body, op));
        (body, block) = (inner_body, inner_block);
    }
    (module, places)
}

/// A deterministic pseudo-random number generator.
pub struct Random(pub u64);

impl Random {
    /// Returns a number below `limit`.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}
