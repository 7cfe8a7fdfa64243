//! Verifiers of asynchronous operations.

use mlirkit_ir::{DialectType, Param, Type, TypeData};
use mlirkit_verify::Checks;

use super::{Check, Fault, Op, inferred, refuse};

/// The operations that can be started asynchronously.
const STARTED: [&str; 10] = [
    "stablehlo.all_gather",
    "stablehlo.all_reduce",
    "stablehlo.all_to_all",
    "stablehlo.collective_broadcast",
    "stablehlo.collective_permute",
    "stablehlo.collective_reduce",
    "stablehlo.dynamic_slice",
    "stablehlo.dynamic_update_slice",
    "stablehlo.reduce_scatter",
    "stablehlo.slice",
];

pub(super) fn register(checks: &mut Checks) {
    bind!(checks, infer, "stablehlo.async_start", start);
    bind!(checks, infer, "stablehlo.async_done", done);
}

fn start(x: Op<'_, '_>) -> Check {
    let wrong = |message: String| refuse(format!("'stablehlo.async_start' op {message}"));
    let Some(entry) = x.op.region(0).and_then(|region| region.entry()) else {
        return wrong("region must not be empty".to_owned());
    };
    let ops: Vec<_> = entry.ops().take(3).collect();
    let [started, terminator] = ops[..] else {
        return wrong("region must contain exactly one operation and a return".to_owned());
    };
    if !STARTED.contains(&started.name()) {
        return wrong("region must contain a collective or slice operation".to_owned());
    }
    let (operands, args): (Vec<Type>, Vec<Type>) =
        (x.op.operand_types().collect(), entry.args().map(|arg| arg.ty()).collect());
    if operands.len() != args.len() {
        return wrong(format!(
            "number of operands ({}) must match number of region arguments ({})",
            operands.len(),
            args.len()
        ));
    }
    for (index, (operand, arg)) in operands.iter().zip(&args).enumerate() {
        if operand != arg {
            return wrong(format!(
                "operand type {} at index {index} must match region argument type {}",
                x.text(*operand),
                x.text(*arg)
            ));
        }
    }
    let results: Vec<Type> = terminator.operand_types().collect();
    let [result] = results[..] else {
        return wrong(format!("region must return exactly one value, but got {}", results.len()));
    };
    let dialect = x.ctx.dialect(x.ctx.ident("stablehlo"));
    let def = dialect.and_then(|dialect| dialect.type_("future")).ok_or(Fault::Unknown)?;
    let params = Box::new([Param::Array([Param::Type(result)].into())]);
    inferred(x, &[x.ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params })))])
}

fn done(x: Op<'_, '_>) -> Check {
    let wrong = |message: &str| refuse(format!("'stablehlo.async_done' op {message}"));
    let Some([Param::Array(types)]) = x.ctx.dialect_type(x.operand("operand")?, "stablehlo.future") else {
        return wrong("operand must be a future type");
    };
    let [Param::Type(ty)] = types[..] else {
        return wrong(&format!("future must have exactly one type parameter, but got {}", types.len()));
    };
    inferred(x, &[ty])
}
