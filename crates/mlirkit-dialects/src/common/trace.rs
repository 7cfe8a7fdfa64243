//! Debug output of bytecode encodings: the lines that upstream prints, as events of the `tracing` crate.
//!
//! An event's target is the debug type in upstream (such as `stablehlo-bytecode`), and its level is `DEBUG`. The lines
//! contain C++ function names as Clang prints them, as in upstream.

use std::fmt::{self, Display, Formatter};

use mlirkit_asm::{attr_to_string, type_to_string};
use mlirkit_bytecode::{Call, Trace};
use mlirkit_defs::AttrDef;
use mlirkit_ir::{Attr, Context, Type};

/// The debug events of one dialect.
pub(crate) struct Events {
    /// The C++ namespace of the dialect's classes.
    pub(crate) namespace: &'static str,
    /// The C++ class of the dialect's bytecode interface.
    pub(crate) interface: &'static str,
    pub(crate) style: Style,
    pub(crate) enabled: fn() -> bool,
    pub(crate) line: fn(fmt::Arguments<'_>),
}

/// The events that a dialect's bytecode interface reports.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// Reports calls of the interface, and whether an attribute or type has an encoding, but not the attribute or type
    /// itself.
    Calls,
    /// Reports calls of the interface, except for types without parameters. Also reports each attribute or type that
    /// has no encoding, in printed form.
    CallsAndValues,
    /// Reports only the attributes and types that have no encoding, in printed form.
    Values,
}

/// Defines a dialect's events. This is a macro, because `tracing` targets must be literals.
macro_rules! events {
    ($target:literal, $namespace:literal, $interface:literal, $style:ident) => {
        $crate::common::trace::Events {
            namespace: $namespace,
            interface: $interface,
            style: $crate::common::trace::Style::$style,
            #[cfg(feature = "trace")]
            enabled: || tracing::enabled!(target: $target, tracing::Level::DEBUG),
            #[cfg(feature = "trace")]
            line: |line| tracing::debug!(target: $target, "{line}"),
            #[cfg(not(feature = "trace"))]
            enabled: || false,
            #[cfg(not(feature = "trace"))]
            line: |_| {},
        }
    };
}
pub(crate) use events;

impl Events {
    fn refused(&self, what: &str, text: impl FnOnce() -> String) {
        let Self { namespace, interface, style, line, .. } = self;
        let function = Function(what);
        match style {
            Style::Calls => line(format_args!(
                "***Not Implemented: auto {namespace}::(anonymous namespace)::{interface}::{function}::(anonymous \
                 class)::operator()(mlir::{what}) const"
            )),
            Style::CallsAndValues => line(format_args!(
                "***Not Implemented: {} auto {namespace}::(anonymous namespace)::{interface}::{function}::(anonymous \
                 class)::operator()(mlir::{what}) const",
                text()
            )),
            Style::Values => line(format_args!(
                "***Not Implemented: {} virtual llvm::LogicalResult (anonymous namespace)::{interface}::{function} const",
                text()
            )),
        }
    }
}

/// A C++ class such as `Attribute`, displayed as the function that writes it:
/// `writeAttribute(mlir::Attribute, mlir::DialectBytecodeWriter &)`.
struct Function<'a>(&'a str);

impl Display for Function<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(what) = self;
        write!(f, "write{what}(mlir::{what}, mlir::DialectBytecodeWriter &)")
    }
}

impl Trace for Events {
    fn enabled(&self) -> bool {
        (self.enabled)()
    }

    fn called(&self, call: Call, def: &AttrDef) {
        let Self { namespace, line, .. } = self;
        let class = &def.class;
        let scalar = self.style == Style::CallsAndValues && def.params.is_empty();
        let (what, argument) = if call == Call::WriteType { ("Type", "type") } else { ("Attribute", "attr") };
        let function = Function(what);
        match call {
            _ if self.style == Style::Values => {}
            Call::ReadAttr | Call::ReadType if scalar && &*def.class != "TokenV1Type" => {}
            Call::ReadAttr | Call::ReadType => {
                // This reader handles two encodings and takes a `bool` that selects one.
                let more = if &*def.class == "RankedTensorV1Type" { ", bool" } else { "" };
                line(format_args!("Called: read{class}(mlir::DialectBytecodeReader &{more}) const"));
            }
            Call::WriteType if scalar && &*def.class != "TokenV1Type" => {
                line(format_args!("Called: {function}::(anonymous class)::operator()({namespace}::{class}) const"))
            }
            Call::WriteAttr | Call::WriteType => line(format_args!(
                "Called: {function}::(anonymous class)::operator()(auto) const [{argument}:auto = {namespace}::{class}]"
            )),
        }
    }

    fn refused_attr(&self, ctx: &Context, attr: Attr) {
        self.refused("Attribute", || attr_to_string(ctx, attr));
    }

    fn refused_type(&self, ctx: &Context, ty: Type) {
        self.refused("Type", || type_to_string(ctx, ty));
    }
}
