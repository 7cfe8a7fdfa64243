//! Tests the events that encodings report to a `tracing` subscriber. This is a separate executable, because a
//! subscriber is set once per program.

#![cfg(feature = "trace")]
#![allow(clippy::unwrap_used)]

use std::sync::{Arc, Mutex};

use bytes::Bytes;
use mlirkit_bytecode::{ReadOptions, WriteOptions, read, write};
use mlirkit_dialects::{encodings, lookup};
use mlirkit_ir::{
    Attr, AttrData, Context, DialectAttr, DialectSet, DialectType, Module, NewOp, Param, TextEngine, TypeData,
};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

fn context() -> Context {
    Context::new(DialectSet::new().with_lookup(lookup).allowing_unregistered())
        .with_extension(encodings())
        .with_extension(SOME_TEXT)
}

fn enum_attr(ctx: &Context, dialect: &str, name: &str) -> Attr {
    let def = lookup(dialect).unwrap().attr(name).unwrap();
    ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: [Param::Enum(1)].into() })))
}

/// Writes a file with one operation that has this attribute.
fn file_of(ctx: &Context, attr: Attr) -> Vec<u8> {
    let mut module = Module::new(ctx);
    let top = module.top_block().id;
    let attrs = Some(ctx.dictionary(vec![(ctx.ident("a"), attr)]));
    let op = NewOp { attrs, ..NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc()) };
    module.body_mut(Module::TOP).unwrap().append_op(top, &op);
    let mut out = Vec::new();
    write(&module, &mut out, &WriteOptions::default()).unwrap();
    out
}

/// A subscriber that records the messages of one target.
#[derive(Clone)]
struct Listener(&'static str, Arc<Mutex<Vec<String>>>);

impl Visit for Listener {
    fn record_debug(&mut self, _: &Field, value: &dyn std::fmt::Debug) {
        self.1.lock().unwrap().push(format!("{value:?}"));
    }
}

impl Subscriber for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == self.0
    }

    fn event(&self, event: &Event<'_>) {
        event.record(&mut self.clone());
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

/// Returns the events of `target` that are reported while an attribute is written and read.
fn said(target: &'static str, make: impl FnOnce(&Context) -> Attr) -> Vec<String> {
    let ctx = context();
    let attr = make(&ctx);
    let lines = Arc::new(Mutex::new(Vec::new()));
    tracing::subscriber::with_default(Listener(target, Arc::clone(&lines)), || {
        let file = file_of(&ctx, attr);
        // Read in a new context, because a context interns each value only once.
        let _ = read(&context(), Bytes::from(file), &ReadOptions::default());
    });
    lines.lock().unwrap().clone()
}

#[test]
fn whoever_listens_is_told_what_is_read_and_written() {
    let transpose = |ctx: &Context| enum_attr(ctx, "stablehlo", "transpose");
    let expected = [
        "Called: writeAttribute(mlir::Attribute, mlir::DialectBytecodeWriter &)::(anonymous class)::operator()(auto) \
         const [attr:auto = mlir::stablehlo::TransposeAttr]",
        "Called: readTransposeAttr(mlir::DialectBytecodeReader &) const",
    ];
    assert_eq!(said("stablehlo-bytecode", transpose), expected);
    assert!(said("vhlo-bytecode", transpose).is_empty());
    let scalar = |ctx: &Context| {
        let def = lookup("vhlo").unwrap().type_("i32_v1").unwrap();
        ctx.type_attr(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: Box::default() }))))
    };
    let expected = ["Called: writeType(mlir::Type, mlir::DialectBytecodeWriter &)::(anonymous \
                     class)::operator()(mlir::vhlo::IntegerSI32V1Type) const"];
    assert_eq!(said("vhlo-bytecode", scalar), expected);
    let precision = |ctx: &Context| enum_attr(ctx, "chlo", "precision");
    let expected = ["***Not Implemented: auto mlir::chlo::(anonymous \
                     namespace)::ChloBytecodeInterface::writeAttribute(mlir::Attribute, mlir::DialectBytecodeWriter \
                     &)::(anonymous class)::operator()(mlir::Attribute) const"];
    assert_eq!(said("chlo-bytecode", precision), expected);
}

/// A [`TextEngine`] that returns arbitrary text, which the test ignores.
const SOME_TEXT: TextEngine = TextEngine {
    print_attr: |_, _, out| out.extend_from_slice(b"text"),
    print_type: |_, _, out| out.extend_from_slice(b"text"),
    parse_attr: |ctx, text| Ok((ctx.unit(), text.len())),
    parse_type: |ctx, text| Ok((ctx.none_type(), text.len())),
    series: None,
};
