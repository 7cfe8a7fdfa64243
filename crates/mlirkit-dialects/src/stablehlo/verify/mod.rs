//! StableHLO's verifiers and type inference. The messages are worded as in upstream.
//!
//! As in upstream (`emitOptionalError`), most rules report an error at the location of an operation without naming it.
//! If result types can be inferred, the actual types may differ as long as they are compatible. A dynamic size is
//! compatible with every size that its bound allows.

/// Registers the checks of an operation. `verify` runs before the checks of the operation's regions. `infer` runs after
/// those and compares the inferred result types. `both` registers one check of each kind.
macro_rules! bind {
    ($checks:expr, verify, $name:expr, $check:expr) => {
        $checks
            .ops
            .insert($name, |op| crate::stablehlo::verify::run(op, crate::stablehlo::verify::Inferred::Unasked, $check));
    };
    ($checks:expr, infer, $name:expr, $check:expr) => {
        $checks.regions.insert($name, |op| {
            crate::stablehlo::verify::run(op, crate::stablehlo::verify::Inferred::Compared, $check)
        });
        $checks.suggest.insert($name, |op| crate::stablehlo::verify::suggest(op, $check));
    };
    ($checks:expr, both, $name:expr, $verify:expr, $infer:expr) => {
        bind!($checks, verify, $name, $verify);
        bind!($checks, infer, $name, $infer);
    };
}

pub(crate) use bind;

mod async_ops;
mod batch_norm;
mod collective;
mod convolution;
mod custom_call;
pub(crate) mod dot;
mod dynamic;
mod elementwise;
mod gather;
mod regions;
pub(crate) mod shapes;
pub(crate) mod types;
pub(in crate::stablehlo) mod values;
mod window;

use std::cell::Cell;

pub(super) use elementwise::result_accuracy;
use mlirkit_ir::{Attr, Context, OpRef, Param, ParamChecks, RegionRef, Type, TypeData};
use mlirkit_verify::{Checks, Verdict, Violation};

/// The reason why a check failed.
pub(crate) enum Fault {
    /// The operation is invalid. The message has no prefix and is reported at the operation's location.
    At(String),
    /// The operation is invalid. The message is prefixed with the operation's name.
    Op(String),
    /// The check cannot decide, because it depends on something that another check rejects.
    Unknown,
}

/// The result of a check.
pub(crate) type Check<T = ()> = Result<T, Fault>;

/// Returns an error with a message at the operation's location.
pub(crate) fn refuse<T>(message: impl Into<String>) -> Check<T> {
    Err(Fault::At(message.into()))
}

/// Returns the error of [`refuse`] unless `holds` is true. The message is built only then.
pub(crate) fn ensure<M: Into<String>>(holds: bool, message: impl FnOnce() -> M) -> Check {
    if holds { Ok(()) } else { refuse(message()) }
}

/// An operation that is being checked.
#[derive(Clone, Copy)]
pub(crate) struct Op<'m, 'c> {
    pub(crate) op: OpRef<'m, 'c>,
    pub(crate) ctx: &'c Context,
    inferred: Inferred,
}

/// The handling of the result types that a check infers.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Inferred {
    /// Ignores the types, because another check compares them.
    Unasked,
    /// Compares the types with the result types.
    Compared,
    /// Stores the types, for an operation without result types.
    Wanted,
}

thread_local! {
    /// The types inferred for an operation without result types.
    static FOUND: Cell<Option<Vec<Type>>> = const { Cell::new(None) };
}

/// Infers the result types of an operation that has none yet, by running its check. `None` if the check infers no
/// types.
pub(crate) fn suggest(
    op: OpRef<'_, '_>,
    check: impl FnOnce(Op<'_, '_>) -> Check,
) -> Result<Option<Vec<Type>>, Box<Violation>> {
    FOUND.take();
    let verdict = run(op, Inferred::Wanted, check);
    match FOUND.take() {
        Some(types) => Ok(Some(types)),
        None => verdict.map(|()| None),
    }
}

impl<'m, 'c> Op<'m, 'c> {
    /// Returns the type of the operand with this name; [`Fault::Unknown`] if there is none.
    pub(crate) fn operand(self, name: &str) -> Check<Type> {
        self.op.operand_named(name).map(|value| value.ty()).ok_or(Fault::Unknown)
    }

    /// Returns the types of the operands in the group with this name.
    pub(crate) fn operands(self, name: &str) -> Vec<Type> {
        self.op.operands_named(name).map(|value| value.ty()).collect()
    }

    /// Returns the type of the result at an index; [`Fault::Unknown`] if there is none.
    pub(crate) fn result(self, index: usize) -> Check<Type> {
        self.op.result_types().get(index).copied().ok_or(Fault::Unknown)
    }

    pub(crate) fn attr(self, name: &str) -> Option<Attr> {
        self.op.prop(name)
    }

    pub(crate) fn int(self, name: &str) -> Check<i64> {
        self.attr(name).and_then(|attr| self.ctx.int_value(attr)).ok_or(Fault::Unknown)
    }

    /// Returns the integers in an array attribute; empty if it is absent.
    pub(crate) fn ints(self, name: &str) -> Vec<i64> {
        self.attr(name).and_then(|attr| self.ctx.int_array_values(attr)).unwrap_or_default()
    }

    fn flag(self, name: &str) -> bool {
        match self.attr(name) {
            Some(attr) => self.ctx.bool_value(attr).unwrap_or(attr == self.ctx.unit()),
            None => false,
        }
    }

    pub(crate) fn region(self, name: &str) -> Check<RegionRef<'m, 'c>> {
        self.op.region_named(name).ok_or(Fault::Unknown)
    }

    /// Returns the parameters of the dialect attribute with this name; [`Fault::Unknown`] if it is absent.
    pub(crate) fn params(self, name: &str) -> Check<&'c [Param]> {
        match self.attr(name).map(|attr| self.ctx.attr_data(attr)) {
            Some(mlirkit_ir::AttrData::Dialect(data)) => Ok(&data.params),
            _ => Err(Fault::Unknown),
        }
    }

    /// Formats a type as messages show it.
    fn text(self, ty: Type) -> String {
        format!("'{}'", self.ctx.type_text(ty))
    }

    fn texts(self, types: &[Type]) -> String {
        types.iter().map(|ty| self.text(*ty)).collect::<Vec<_>>().join(", ")
    }

    /// Returns the sizes of a ranked type; [`Fault::Unknown`] for other types.
    pub(crate) fn dims(self, ty: Type) -> Check<&'c [i64]> {
        self.ctx.shaped(ty).and_then(|shaped| shaped.dims).ok_or(Fault::Unknown)
    }

    pub(crate) fn element(self, ty: Type) -> Type {
        self.ctx.element_type_or_self(ty)
    }
}

/// Returns the integer parameter at an index; 0 if there is none.
pub(super) fn number(params: &[Param], at: usize) -> i64 {
    match params.get(at) {
        Some(Param::Int(value)) => *value,
        _ => 0,
    }
}

/// Returns the integers in the list parameter at an index; empty if there is none.
pub(crate) fn numbers(params: &[Param], at: usize) -> Vec<i64> {
    let Some(Param::Array(elements)) = params.get(at) else { return Vec::new() };
    elements.iter().filter_map(|element| if let Param::Int(value) = element { Some(*value) } else { None }).collect()
}

/// Formats numbers as messages show them: `1, 2`.
pub(crate) fn list(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// Formats a size, with `?` for a dynamic size.
pub(super) fn size(dim: i64) -> String {
    if dim == mlirkit_ir::DYNAMIC { "?".to_owned() } else { dim.to_string() }
}

/// Runs a check on an operation and converts its fault to a violation. [`Fault::Unknown`] counts as success.
pub(crate) fn run(op: OpRef<'_, '_>, inferred: Inferred, check: impl FnOnce(Op<'_, '_>) -> Check) -> Verdict {
    match check(Op { op, ctx: op.context(), inferred }) {
        Ok(()) | Err(Fault::Unknown) => Ok(()),
        Err(Fault::At(message)) => Err(Violation::at(op, message).without_op()),
        Err(Fault::Op(message)) => Err(Violation::op(op, message)),
    }
}

/// Checks that the result types are compatible with the operand types.
fn like_operands(x: Op<'_, '_>) -> Check {
    inferred(x, &x.op.operand_types().collect::<Vec<_>>())
}

/// Compares the result types with the inferred ones, or stores the inferred types if they are wanted.
pub(crate) fn inferred(x: Op<'_, '_>, types: &[Type]) -> Check {
    let results = x.op.result_types();
    match x.inferred {
        Inferred::Unasked => return Ok(()),
        Inferred::Wanted => {
            FOUND.set(Some(types.to_vec()));
            return Ok(());
        }
        Inferred::Compared if types::all_compatible(x.ctx, types, results) => return Ok(()),
        Inferred::Compared => {}
    }
    Err(Fault::Op(format!(
        "inferred type(s) {} are incompatible with return type(s) of operation {}",
        x.texts(types),
        x.texts(results)
    )))
}

/// Registers the checks of attribute and type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("stablehlo.dot_algorithm", dot::dot_algorithm);
    checks.attrs.insert("stablehlo.result_accuracy", result_accuracy);
    checks.types.insert("stablehlo.future", |ctx, params| {
        let Some(Param::Array(members)) = params.first() else { return Ok(()) };
        let is_tensor = |ty| matches!(ctx.type_data(ty), TypeData::RankedTensor(_));
        let types = members.iter().filter_map(|member| if let Param::Type(ty) = member { Some(*ty) } else { None });
        match types.into_iter().find(|ty| !is_tensor(*ty)) {
            Some(other) => {
                let found = ctx.type_text(other);
                Err(format!("future element type must be a ranked tensor, but got '{found}'").into())
            }
            None => Ok(()),
        }
    });
}

/// Registers the checks of the `stablehlo` dialect.
pub(crate) fn register(checks: &mut Checks) {
    types::register(checks);
    elementwise::register(checks);
    shapes::register(checks);
    dot::register(checks);
    dynamic::register(checks);
    convolution::register(checks);
    gather::register(checks);
    regions::register(checks);
    collective::register(checks);
    batch_norm::register(checks);
    async_ops::register(checks);
    bind!(checks, verify, "stablehlo.custom_call", custom_call::verify);
}
