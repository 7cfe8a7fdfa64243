//! Determines which operations infer their result types. An operation does so if its definition declares it, or if
//! mlir-tblgen derives `InferTypeOpInterface` from other members of the definition.

use crate::{Dialect, OpDef, OpFlags, Trait, ValueDef, Variadic};

impl Dialect {
    /// Returns true if an operation of this dialect implements `InferTypeOpInterface`.
    #[must_use]
    pub fn infers_result_types(&self, def: &OpDef) -> bool {
        let one = |value: &ValueDef| value.variadic == Variadic::One;
        if def.flags.has(OpFlags::INFER_TYPES) {
            return true;
        }
        if def.results.is_empty() || !def.results.iter().all(one) {
            return false;
        }
        if def.traits.iter().any(|t| &*t.name == "SameOperandsAndResultType") {
            return def.operands.iter().any(one);
        }
        let buildable = |value: &ValueDef| {
            self.type_constraint(&value.constraint).is_some_and(|constraint| constraint.buildable.is_some())
        };
        let mut known: Vec<bool> = def.results.iter().map(buildable).collect();
        // Each iteration derives the type of at least one more result, or is the last one.
        while def.traits.iter().any(|t| spread(def, t, &mut known)) {}
        known.iter().all(|known| *known)
    }
}

/// Marks in `known` the results whose types the trait `t` derives from known types. Returns true if it marks any.
fn spread(def: &OpDef, t: &Trait, known: &mut [bool]) -> bool {
    let result = |name: &str| def.results.iter().position(|result| &*result.name == name);
    // A name that is not a result is an operand or an attribute, whose type is known.
    let has_type = |name: &str, known: &[bool]| result(name).is_none_or(|at| known.get(at) == Some(&true));
    let targets: &[Box<str>] = match (&*t.name, &*t.args) {
        ("TypesMatchWith", [_, source, target, ..]) if has_type(source, known) => std::slice::from_ref(target),
        ("AllTypesMatch", names) if names.iter().any(|name| has_type(name, known)) => names,
        _ => return false,
    };
    let mut changed = false;
    for at in targets.iter().filter_map(|name| result(name)) {
        if let Some(known) = known.get_mut(at).filter(|known| !**known) {
            (*known, changed) = (true, true);
        }
    }
    changed
}
