//! Syntax of the `linalg` dialect: structured operations. The printed form omits the body if the operation name implies
//! it.

mod body;
mod contraction;
mod elementwise;
mod generic;
mod named;
mod pack;
mod payload;
mod structured;
pub(crate) mod table;

use mlirkit_asm::hooks::{AsmNames, Hooks, OpSyntax};
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{OpRef, RegionRef, ValueId, ValueRef};

use crate::text::{self, ResultName};

/// Registers the hand-written syntax of the `linalg` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    for row in table::NAMED {
        hooks.ops.insert(row.name, row);
    }
    hooks.ops.insert("linalg.batch_matmul", &contraction::BATCH);
    hooks.ops.insert("linalg.batch_reduce_matmul", &contraction::BATCH);
    hooks.ops.insert("linalg.broadcast", &payload::BROADCAST);
    hooks.ops.insert("linalg.contract", &contraction::CONTRACT);
    hooks.ops.insert("linalg.elementwise", &elementwise::Elementwise);
    hooks.ops.insert("linalg.generic", &generic::Generic);
    hooks.ops.insert("linalg.map", &payload::Map);
    hooks.ops.insert("linalg.matmul", &contraction::MATMUL);
    hooks.ops.insert("linalg.pack", &pack::Pack { pads: true });
    hooks.ops.insert("linalg.reduce", &payload::Reduce);
    hooks.ops.insert("linalg.transpose", &payload::TRANSPOSE);
    hooks.ops.insert("linalg.unpack", &pack::Pack { pads: false });
    hooks.ops.insert("linalg.yield", &Yield);
    hooks.names.insert("linalg.broadcast", &ResultName("broadcasted"));
    hooks.names.insert("linalg.generic", &Names { result: None, output: "out" });
    hooks.names.insert("linalg.map", &Names { result: Some("mapped"), output: "init" });
    hooks.names.insert("linalg.pack", &ResultName("pack"));
    hooks.names.insert("linalg.reduce", &Names { result: Some("reduced"), output: "init" });
    hooks.names.insert("linalg.transpose", &ResultName("transposed"));
    hooks.names.insert("linalg.unpack", &ResultName("unpack"));
}

/// Syntax of `linalg.yield %a, %b : types`.
struct Yield;

impl OpSyntax for Yield {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let values = p.operand_list(Delimiter::None)?;
        p.attr_dict(&mut op.attrs)?;
        let mut types = Vec::new();
        if !values.is_empty() {
            text::colon_types(p, &mut types)?;
        }
        p.resolve_all(&values, &types, offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let some = op.operands().len() > 0;
        p.text(if some { " " } else { "" });
        p.operands(op.operands());
        text::attr_dict(p, op, &[]);
        if some {
            p.text(" : ");
            p.value_types(op.operands());
        }
    }
}

/// A hook that suggests names for the results and for the body arguments: `%in` for inputs, and `output` for outputs.
struct Names {
    result: Option<&'static str>,
    output: &'static str,
}

impl AsmNames for Names {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        if let (Some(name), Some(result)) = (self.result, op.results().next()) {
            set(result.id, name);
        }
    }

    fn region_args(&self, op: OpRef<'_, '_>, region: RegionRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let inputs = structured::inputs_and_outputs(op).0.len();
        let args: Vec<ValueRef<'_, '_>> = text::entry(region).map_or_else(Vec::new, |block| block.args().collect());
        for (index, arg) in args.iter().enumerate() {
            set(arg.id, if index < inputs { "in" } else { self.output });
        }
    }
}
