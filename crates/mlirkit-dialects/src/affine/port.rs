//! Port hooks of the `affine` dialect: conversions between releases that `history.txt` cannot express.

use mlirkit_ir::{AttrData, DYNAMIC, PortHook, PortOp};

use super::verify::inputs;

/// A hook that ports the basis of `affine.delinearize_index`. Since LLVM 20 it may contain constants and may omit the
/// outermost bound.
pub(crate) const BASIS: PortHook = PortHook {
    newer: |op| {
        let basis = op.take_operands("basis");
        op.set_slot("static_basis", op.to.i64_array(&vec![DYNAMIC; basis.len()]));
        op.set_operands("dynamic_basis", basis);
        Ok(())
    },
    older: |op| {
        let constants =
            op.take_slot("static_basis").and_then(|basis| op.to.int_array_values(basis)).unwrap_or_default();
        if constants.iter().any(|bound| *bound != DYNAMIC) {
            return Err("constants in its basis are not representable".into());
        }
        if constants.len() != op.results.len() {
            return Err("a basis without the outermost bound is not representable".into());
        }
        let basis = op.take_operands("dynamic_basis");
        op.set_operands("basis", basis);
        Ok(())
    },
    numbers: &[],
};

/// A hook that ports the bounds of loops. Since LLVM 18 an attribute stores how many operands each bound has; before,
/// the maps implied the numbers.
pub(crate) const BOUNDS: PortHook = PortHook {
    newer: |op| {
        let counts = ["lowerBoundMap", "upperBoundMap"].map(|map| inputs_of(op, map));
        let [Some(lower), Some(upper)] = counts else { return Err("its bounds are no maps".into()) };
        let mut all = op.take_operands(OLD_OPERANDS);
        if lower + upper > all.len() {
            return Err("its bounds have more operands than it has".into());
        }
        let inits = all.split_off(lower + upper);
        let of_upper = all.split_off(lower);
        op.set_operands("lowerBoundOperands", all);
        op.set_operands("upperBoundOperands", of_upper);
        op.set_operands("inits", inits);
        Ok(())
    },
    older: |op| {
        let groups = ["lowerBoundOperands", "upperBoundOperands", "inits"];
        let all = groups.into_iter().flat_map(|name| op.take_operands(name)).collect();
        op.set_operands(OLD_OPERANDS, all);
        Ok(())
    },
    numbers: &[],
};

/// The name of the only operand group in the older definition. The group is unnamed there, so its index serves as its
/// name.
const OLD_OPERANDS: &str = "0";

/// Returns the number of inputs of the bound's affine map; `None` if the attribute is not a map.
fn inputs_of(op: &PortOp<'_>, map: &str) -> Option<usize> {
    match op.to.attr_data(op.slot(map)?) {
        AttrData::AffineMap(map) => Some(inputs(map)),
        _ => None,
    }
}
