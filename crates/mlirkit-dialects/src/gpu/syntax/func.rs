//! Syntax of `gpu.func @name(%a: f32) workgroup(%w : type) private(%p : type) kernel { ... }`.

use mlirkit_asm::function::{
    add_signature_attrs, function_type, parse_attributes, parse_signature, print_attributes, print_signature,
    print_symbol_name,
};
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Attr, AttrData, OpRef};

use super::{attributions, has_slot, print_attributions, set_workgroup_count};
use crate::text;

/// Syntax of `gpu.func`.
pub(crate) struct Func;

/// Returns whether a function is a kernel. Since LLVM 24, `gpu.func` has an inherent attribute for this; in older
/// releases an attribute of that name has no meaning.
pub(crate) fn is_kernel(op: OpRef<'_, '_>) -> bool {
    let unit = |attr: Option<Attr>| attr.is_some_and(|attr| *op.context().attr_data(attr) == AttrData::Unit);
    unit(op.attr("gpu.kernel")) || (op.is("gpu.func") && unit(op.prop("kernel")))
}

impl OpSyntax for Func {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let ctx = p.ctx;
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let offset = p.offset();
        let signature = parse_signature(p, false)?;
        if signature.args.first().is_some_and(|arg| arg.name.end == arg.name.offset) {
            return Err(p.op_error(offset, "gpu.func requires named arguments"));
        }
        let ty = ctx.function_type(&signature.inputs(), &signature.results);
        p.set_attr(op, "function_type", ctx.type_attr(ty));
        add_signature_attrs(p, op, &signature);
        let mut args = signature.args;
        let inputs = args.len();
        let workgroup = attributions(p, "workgroup", true, &mut args)?;
        set_workgroup_count(p, op, args.len() - inputs);
        if let Some(attrs) = workgroup {
            p.set_attr(op, "workgroup_attrib_attrs", attrs);
        }
        if let Some(attrs) = attributions(p, "private", true, &mut args)? {
            p.set_attr(op, "private_attrib_attrs", attrs);
        }
        if p.eat_keyword("kernel") {
            p.set_attr(op, if has_slot(op, "kernel") { "kernel" } else { "gpu.kernel" }, ctx.unit());
        }
        parse_attributes(p, op, &[])?;
        let region = p.region(op, &args, false)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let (inputs, results) = function_type(op, "function_type");
        p.text(" ");
        print_symbol_name(p, op);
        print_signature(p, op, inputs, false, results);
        let args = text::body_args(op);
        let memory = args.get(inputs.len()..).unwrap_or_default();
        let count = text::int_attr(op, "workgroup_attributions").and_then(|count| usize::try_from(count).ok());
        let (workgroup, private) = memory.split_at_checked(count.unwrap_or(0)).unwrap_or((memory, &[]));
        print_attributions(p, "workgroup", workgroup, dictionaries(op, "workgroup_attrib_attrs"));
        print_attributions(p, "private", private, dictionaries(op, "private_attrib_attrs"));
        if is_kernel(op) {
            p.text(" kernel");
        }
        let elided = [
            "workgroup_attributions",
            "gpu.kernel",
            if op.prop("kernel").is_some() { "kernel" } else { "gpu.kernel" },
            "function_type",
            "arg_attrs",
            "res_attrs",
            "workgroup_attrib_attrs",
            "private_attrib_attrs",
        ];
        print_attributes(p, op, &elided);
        p.text(" ");
        text::print_body(p, op, true);
    }
}

/// Returns the elements of the array attribute `name`; empty if it is absent.
fn dictionaries<'c>(op: OpRef<'_, 'c>, name: &str) -> &'c [Attr] {
    match op.attr(name).map(|attr| op.context().attr_data(attr)) {
        Some(AttrData::Array(elements)) => elements,
        _ => &[],
    }
}
