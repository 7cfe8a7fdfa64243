//! Checks that the target of a module supports its operations.

use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{array, error_at_place, fail};

pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("gpu.module", |module| {
        array(module, "targets").iter().try_for_each(|target| verify_module(module, *target))
    });
}

/// The compute capability of a chip.
#[derive(Clone, Copy)]
struct Generation {
    number: i64,
    /// Whether the chip has the features specific to its generation, as `sm_90a` does.
    accelerated: bool,
}

impl Generation {
    fn of(chip: &str) -> Self {
        let digits = chip.get(3..).unwrap_or_default();
        let digits = digits.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
        Self { number: digits.parse().unwrap_or(0), accelerated: chip.ends_with('a') }
    }

    fn has(self, op: OpRef<'_, '_>) -> bool {
        let Some(def) = op.def() else { return true };
        let numbers = |args: &[Box<str>]| args.iter().filter_map(|text| text.parse::<i64>().ok()).collect::<Vec<_>>();
        def.traits.iter().all(|t| match &*t.name {
            // Later releases multiply the version by ten, so it exceeds 300, and also specify architecture families.
            // Such requirements are not checked.
            "NVVMRequiresSM" => numbers(&t.args).first().is_none_or(|least| *least > 300 || self.number >= *least),
            "NVVMRequiresSMa" => self.accelerated && numbers(&t.args).contains(&self.number),
            _ => true,
        })
    }
}

/// Returns the chip of an `#nvvm.target`. `None` for other attributes, and if `verifyTarget` is false, because
/// operations are then not checked.
fn chip(ctx: &Context, target: Attr) -> Option<&str> {
    let AttrData::Dialect(data) = ctx.attr_data(target) else { return None };
    if &*data.def.name != "nvvm.target" {
        return None;
    }
    let param = |name: &str| data.params.get(data.def.params.iter().position(|param| &*param.name == name)?);
    let (Some(Param::Str(chip)), Some(Param::Bool(true))) = (param("chip"), param("verifyTarget")) else { return None };
    Some(ctx.str(*chip))
}

fn verify_module(module: OpRef<'_, '_>, target: Attr) -> Verdict {
    let Some(chip) = chip(module.context(), target) else { return Ok(()) };
    let generation = Generation::of(chip);
    if generation.number < 20 {
        return error_at_place(module, "Minimum NVVM target SM version is sm_20");
    }
    match module.walk().find(|op| !generation.has(*op)) {
        Some(op) => fail(op, format!("is not supported on {chip}")),
        None => Ok(()),
    }
}
