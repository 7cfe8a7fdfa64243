//! Port hooks of the `omp` dialect: conversions between releases that `history.txt` cannot express.

use mlirkit_ir::{AttrData, DialectAttr, Param, PortHook};

use super::syntax::maps::{MAP_TYPES, number_type};

/// A hook that ports map types. Since LLVM 22 they are an enum of flags; before, they were an integer with different
/// bits.
pub(crate) const MAP_TYPE: PortHook = PortHook {
    newer: |op| {
        let Some(number) = op.slot(NAME).and_then(|number| op.to.int_value(number)) else { return Ok(()) };
        let def = super::syntax::attr_def(op.to, "clause_map_flags");
        let def = def.ok_or("there is no attribute 'omp.clause_map_flags'")?;
        let flags = translated(number as u64, MAP_TYPES.iter().copied()).map_err(unknown)?;
        let data = DialectAttr { def, params: [Param::Enum(flags)].into() };
        op.set_slot(NAME, op.to.attr(AttrData::Dialect(Box::new(data))));
        Ok(())
    },
    older: |op| {
        let Some(flags) = op.slot(NAME).and_then(|flags| op.to.int_value(flags)) else { return Ok(()) };
        let number = translated(flags as u64, MAP_TYPES.iter().map(|(old, new)| (*new, *old))).map_err(unknown)?;
        op.set_slot(NAME, op.to.int_attr(number_type(op.to), number as i64));
        Ok(())
    },
    numbers: &[NAME],
};

const NAME: &str = "map_type";

fn unknown(bits: u64) -> String {
    format!("bits {bits:#x} of 'map_type' are not representable")
}

/// Translates the bits in `bits`, given pairs of old and new bits. If some bits have no counterpart, returns those as
/// the error.
fn translated(mut bits: u64, pairs: impl Iterator<Item = (u64, u64)>) -> Result<u64, u64> {
    let mut others = 0;
    for (from, to) in pairs {
        if bits & from != 0 {
            bits &= !from;
            others |= to;
        }
    }
    if bits == 0 { Ok(others) } else { Err(bits) }
}
