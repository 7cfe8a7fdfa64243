//! Tests what upstream's unit tests of the data layout interfaces expect, using the public traits.

#![allow(clippy::unwrap_used)]

mod common;

use std::sync::atomic::{AtomicU32, Ordering};

use common::{context, dltest_attr, dltest_type, named, nest, typed};
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, Ident, Module, OpRef, Param, Type, TypeData};
use mlirkit_layout::interface::{OpLayout, SpecAttr, SystemSpecAttr, TypeLayout};
use mlirkit_layout::{
    Answer, DataLayout, Entry, Error, ErrorKind, Interfaces, Key, Property, Result, Spec, TypeSize, power_of_two_ceil,
};
use mlirkit_num::FloatKind;

/// The interface of `#dltest.spec<...>`, whose entries have custom names. It is always valid, and inner entries take
/// precedence.
struct CustomSpec;

impl SpecAttr for CustomSpec {
    fn entries(&self, ctx: &Context, attr: Attr) -> Vec<Entry> {
        let AttrData::Dialect(data) = ctx.attr_data(attr) else { return Vec::new() };
        let Some(Param::Array(items)) = data.params.first() else { return Vec::new() };
        let attrs = items.iter().filter_map(|item| if let Param::Attr(a) = item { Some(*a) } else { None });
        attrs.filter_map(|a| Interfaces::of(ctx).entry(ctx, a)).collect()
    }

    fn combine(&self, _ctx: &Context, specs: &[Spec]) -> Result<Spec, Reason> {
        specs.last().cloned().ok_or_else(|| "nothing".into())
    }

    fn property_key(&self, property: Property) -> Option<&'static str> {
        match property {
            Property::Endianness => Some("dltest.endianness"),
            Property::AllocaMemorySpace => Some("dltest.alloca_memory_space"),
            Property::ProgramMemorySpace => Some("dltest.program_memory_space"),
            Property::GlobalMemorySpace => Some("dltest.global_memory_space"),
            Property::StackAlignment => Some("dltest.stack_alignment"),
            _ => None,
        }
    }

    fn verify(&self, _ctx: &Context, _attr: Attr) -> Result<(), Reason> {
        Ok(())
    }
}

/// The interface of `#dltest.system<...>`.
struct CustomSystem;

impl SystemSpecAttr for CustomSystem {
    fn devices(&self, ctx: &Context, attr: Attr) -> Vec<(Ident, Attr)> {
        let pair = |e: Entry| if let Key::Name(id) = e.key { Some((id, e.value)) } else { None };
        CustomSpec.entries(ctx, attr).into_iter().filter_map(pair).collect()
    }
}

static SINGLE_QUERIES: AtomicU32 = AtomicU32::new(0);

/// A type layout that counts its queries.
struct SingleQuery;

impl TypeLayout for SingleQuery {
    fn size_in_bits(&self, _: &DataLayout<'_>, _: Type, _: &[Entry]) -> Result<Answer<TypeSize>> {
        SINGLE_QUERIES.fetch_add(1, Ordering::Relaxed);
        Ok(Answer::type_rule(TypeSize::fixed(1), "one bit"))
    }

    fn abi_alignment(&self, _: &DataLayout<'_>, _: Type, _: &[Entry]) -> Result<Answer<u64>> {
        Ok(Answer::type_rule(2, "two"))
    }

    fn preferred_alignment(&self, _: &DataLayout<'_>, _: Type, _: &[Entry]) -> Result<Answer<u64>> {
        Ok(Answer::type_rule(4, "four"))
    }
}

/// A scope that overrides the layout of builtin types.
struct OpWithLayout;

impl OpLayout for OpWithLayout {
    fn spec(&self, op: OpRef<'_, '_>) -> Option<Attr> {
        op.attr("dltest.layout")
    }

    fn type_size_in_bits(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<TypeSize>> {
        let ctx = layout.context();
        match *ctx.type_data(ty) {
            // Queries recursively.
            TypeData::Float(kind) => layout.size_in_bits(ctx.int_type(kind.width())),
            TypeData::Integer { width, .. } => {
                let own = entries.iter().find(|e| e.type_key() == Some(ty)).and_then(|e| ctx.int_value(e.value));
                let bytes = own.map_or(u64::from(width), i64::cast_unsigned);
                Ok(Answer::op(TypeSize::fixed(8 * bytes)))
            }
            _ => layout.default_size_in_bits(ty, entries),
        }
    }

    fn type_abi_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        let size = self.type_size(layout, ty, entries)?.value.min;
        power_of_two_ceil(size).map(Answer::op).ok_or_else(|| layout.overflow(ty))
    }

    fn type_preferred_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        Ok(self.type_abi_alignment(layout, ty, entries)?.map(|abi| 2 * abi))
    }
}

/// A scope in which a byte has 7 bits.
struct OpWith7BitByte;

impl OpLayout for OpWith7BitByte {
    fn spec(&self, op: OpRef<'_, '_>) -> Option<Attr> {
        op.attr("dltest.layout")
    }

    fn type_size(&self, layout: &DataLayout<'_>, ty: Type, _: &[Entry]) -> Result<Answer<TypeSize>> {
        Ok(layout.size_in_bits(ty)?.map(|bits| bits.div_ceil(7)))
    }
}

fn test_context() -> Context {
    let mut interfaces = Interfaces::default();
    interfaces.specs.insert("dltest.spec", &CustomSpec);
    interfaces.systems.insert("dltest.system", &CustomSystem);
    interfaces.types.insert("dltest.single_query", &SingleQuery);
    interfaces.ops.insert("dltest.op_with_layout", &OpWithLayout);
    interfaces.ops.insert("dltest.op_with_7bit_byte", &OpWith7BitByte);
    context(interfaces)
}

/// Returns a module that contains an empty scope, with `spec` as its attribute `dltest.layout`.
fn scope<'c>(ctx: &'c Context, name: &str, spec: Option<Attr>) -> Module<'c> {
    nest(ctx, &[("builtin.module", vec![]), (name, spec.map(|s| ("dltest.layout", s)).into_iter().collect())]).0
}

fn innermost<'m, 'c>(module: &'m Module<'c>) -> OpRef<'m, 'c> {
    module.root().and_then(|root| root.walk().last()).expect("operations")
}

fn bytes_and_bits(layout: &DataLayout<'_>, ty: Type) -> (u64, u64, u64, u64) {
    let fixed = |size: Result<TypeSize>| size.expect("a size").as_fixed().expect("a fixed size");
    (
        fixed(layout.type_size(ty)),
        fixed(layout.type_size_in_bits(ty)),
        layout.type_abi_alignment(ty).expect("an alignment"),
        layout.type_preferred_alignment(ty).expect("an alignment"),
    )
}

fn assert_no_properties(layout: &DataLayout<'_>) {
    assert_eq!(layout.endianness(), None);
    assert_eq!(layout.alloca_memory_space(), None);
    assert_eq!(layout.program_memory_space(), None);
    assert_eq!(layout.global_memory_space(), None);
    assert_eq!(layout.stack_alignment(), Ok(0));
}

#[test]
fn fallback_default() {
    let ctx = test_context();
    let (module, _) = nest(&ctx, &[("builtin.module", vec![])]);
    let layout = DataLayout::new(module.root().unwrap()).unwrap();
    assert_eq!(bytes_and_bits(&layout, ctx.int_type(42)), (6, 42, 8, 8));
    assert_eq!(bytes_and_bits(&layout, ctx.float_type(FloatKind::F16)), (2, 16, 2, 2));
    assert_no_properties(&layout);
}

#[test]
fn null_spec_and_empty_spec() {
    let ctx = test_context();
    for spec in [None, Some(dltest_attr(&ctx, "spec", &[]))] {
        let module = scope(&ctx, "dltest.op_with_layout", spec);
        let layout = DataLayout::new(innermost(&module)).unwrap();
        let f16 = ctx.float_type(FloatKind::F16);
        assert_eq!(bytes_and_bits(&layout, ctx.int_type(42)), (42, 8 * 42, 64, 128));
        assert_eq!(bytes_and_bits(&layout, f16), (16, 8 * 16, 16, 32));
        assert_eq!(layout.type_index_bitwidth(f16), Ok(None));
        assert_eq!(layout.type_index_bitwidth(ctx.index_type()), Ok(Some(64)));
        assert_no_properties(&layout);
        assert_eq!(layout.device_property(ctx.ident("CPU"), ctx.ident("L1_cache_size_in_bytes")), None);
        assert_eq!(layout.device_property(ctx.ident("CPU"), ctx.ident("max_vector_width")), None);
    }
}

#[test]
fn spec_with_entries() {
    let ctx = test_context();
    let int = |value| ctx.int_attr(ctx.i32_type(), value);
    let little = ctx.string_attr("little");
    let items = [
        typed(&ctx, ctx.int_type(42), int(5)),
        typed(&ctx, ctx.int_type(16), int(6)),
        typed(&ctx, ctx.index_type(), int(42)),
        named(&ctx, "dltest.endianness", little),
        named(&ctx, "dltest.alloca_memory_space", int(5)),
        named(&ctx, "dltest.program_memory_space", int(3)),
        named(&ctx, "dltest.global_memory_space", int(2)),
        named(&ctx, "dltest.stack_alignment", int(128)),
    ];
    let module = scope(&ctx, "dltest.op_with_layout", Some(dltest_attr(&ctx, "spec", &items)));
    let layout = DataLayout::new(innermost(&module)).unwrap();
    let (f16, f32) = (ctx.float_type(FloatKind::F16), ctx.float_type(FloatKind::F32));
    assert_eq!(bytes_and_bits(&layout, ctx.int_type(42)), (5, 40, 8, 16));
    assert_eq!(bytes_and_bits(&layout, f16), (6, 48, 8, 16));
    assert_eq!(layout.type_index_bitwidth(f16), Ok(None));
    assert_eq!(layout.type_index_bitwidth(ctx.index_type()), Ok(Some(42)));
    assert_eq!(bytes_and_bits(&layout, ctx.i32_type()), (32, 256, 32, 64));
    assert_eq!(bytes_and_bits(&layout, f32), (32, 256, 32, 64));
    assert_eq!(layout.endianness(), Some(little));
    assert_eq!(layout.alloca_memory_space(), Some(int(5)));
    assert_eq!(layout.program_memory_space(), Some(int(3)));
    assert_eq!(layout.global_memory_space(), Some(int(2)));
    assert_eq!(layout.stack_alignment(), Ok(128));
}

#[test]
fn spec_with_target_system_description() {
    let ctx = test_context();
    let (cache, width) = (ctx.string_attr("4096"), ctx.string_attr("128"));
    let cpu = [named(&ctx, "L1_cache_size_in_bytes", cache), named(&ctx, "max_vector_op_width", width)];
    let cpu = mlirkit_layout::dlti::list_attr(&ctx, "target_device_spec", &cpu).unwrap();
    let system = dltest_attr(&ctx, "system", &[named(&ctx, "CPU", cpu)]);
    let (module, _) = nest(&ctx, &[("builtin.module", vec![("dltest.target_system_spec", system)])]);
    let layout = DataLayout::new(module.root().unwrap()).unwrap();
    let ask = |name| layout.device_property(ctx.ident("CPU"), ctx.ident(name));
    assert_eq!(ask("L1_cache_size_in_bytes"), Some(cache));
    assert_eq!(ask("max_vector_op_width"), Some(width));
    assert_eq!(ask("else"), None);
}

#[test]
fn caching() {
    let ctx = test_context();
    let module = scope(&ctx, "dltest.op_with_layout", Some(dltest_attr(&ctx, "spec", &[])));
    let ty = dltest_type(&ctx, "single_query");
    let layout = DataLayout::new(innermost(&module)).unwrap();
    let before = SINGLE_QUERIES.load(Ordering::Relaxed);
    let sum = layout.type_size(ty).unwrap().min + layout.type_size(ty).unwrap().min;
    assert_eq!(sum, 2);
    assert_eq!(SINGLE_QUERIES.load(Ordering::Relaxed), before + 1);
    // A new layout has an empty cache.
    DataLayout::new(innermost(&module)).unwrap().type_size(ty).unwrap();
    assert_eq!(SINGLE_QUERIES.load(Ordering::Relaxed), before + 2);
}

#[test]
fn cache_invalidation() {
    let ctx = test_context();
    let int = |value| ctx.int_attr(ctx.i32_type(), value);
    let items = [typed(&ctx, ctx.int_type(42), int(5)), typed(&ctx, ctx.int_type(16), int(6))];
    let levels = |spec| [("builtin.module", vec![]), ("dltest.op_with_layout", vec![("dltest.layout", spec)])];
    let (mut module, places) = nest(&ctx, &levels(dltest_attr(&ctx, "spec", &items)));
    let layout = DataLayout::new(innermost(&module)).unwrap();
    let f16 = ctx.float_type(FloatKind::F16);
    assert_eq!(layout.checked(&module).unwrap().type_size(f16), Ok(TypeSize::fixed(6)));

    let (body, op) = places[1];
    let empty = ctx.dictionary(vec![(ctx.ident("dltest.layout"), dltest_attr(&ctx, "spec", &[]))]);
    module.body_mut(body).unwrap().op_mut(op).attrs = Some(empty);
    let stale = layout.checked(&module).unwrap_err();
    assert_eq!(stale.kind(), ErrorKind::Stale);
    assert_eq!(stale.to_string(), "data layout object used, but no longer valid due to the change in layout spec");

    let (body, op) = places[0];
    let outer = ctx.dictionary(vec![(ctx.ident("a.spec"), dltest_attr(&ctx, "spec", &[]))]);
    module.body_mut(body).unwrap().op_mut(op).attrs = Some(outer);
    let stale = layout.checked(&module).unwrap_err().to_string();
    assert!(stale.ends_with("due to the change in number of nested layouts"), "{stale}");
}

#[test]
fn unimplemented_type_interface() {
    let ctx = test_context();
    let module = scope(&ctx, "dltest.op_with_layout", Some(dltest_attr(&ctx, "spec", &[])));
    let layout = DataLayout::new(innermost(&module)).unwrap();
    let error: Error = layout.type_size(dltest_type(&ctx, "no_layout")).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::NoLayout);
    let text = "neither the scoping op nor the type class provide data layout information for";
    assert!(error.to_string().starts_with(text), "{error}");
}

#[test]
fn seven_bit_byte() {
    let ctx = test_context();
    let module = scope(&ctx, "dltest.op_with_7bit_byte", Some(dltest_attr(&ctx, "spec", &[])));
    let layout = DataLayout::new(innermost(&module)).unwrap();
    let fixed = |size: Result<TypeSize>| size.unwrap().as_fixed().unwrap();
    assert_eq!(fixed(layout.type_size_in_bits(ctx.int_type(42))), 42);
    assert_eq!(fixed(layout.type_size_in_bits(ctx.int_type(32))), 32);
    assert_eq!(fixed(layout.type_size(ctx.int_type(42))), 6);
    assert_eq!(fixed(layout.type_size(ctx.int_type(32))), 5);
}
