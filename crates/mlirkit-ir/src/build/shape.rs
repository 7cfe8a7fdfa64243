//! Whether what was given fits the shape of a row: how many operands, successors, regions, and under which names.

use mlirkit_defs::{OpDef, Presence, Slot, SlotKind, ValueDef, Variadic};

use crate::keys::ValueKey;

/// Names of a row in a message.
fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<String> = names.map(|name| format!("'{name}'")).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

/// The operands in order, and how many each group of the row has.
pub(super) fn operands(
    def: Option<&OpDef>,
    mut flat: Vec<ValueKey>,
    mut groups: Vec<(String, Vec<ValueKey>)>,
) -> Result<(Vec<ValueKey>, Option<Vec<i64>>), String> {
    let Some(def) = def else {
        flat.extend(groups.into_iter().flat_map(|(_, values)| values));
        return Ok((flat, None));
    };
    if groups.is_empty() {
        count(&def.operands, flat.len(), "operands")?;
        let sizes = sizes(&def.operands, flat.len());
        return Ok((flat, sizes));
    }
    if !flat.is_empty() {
        return Err("has some operands by name and some without".to_owned());
    }
    let mut sizes = Vec::new();
    for row in &def.operands {
        let at = groups.iter().position(|(name, _)| *name == *row.name);
        let values = at.map(|at| groups.swap_remove(at).1).unwrap_or_default();
        let fits = match row.variadic {
            Variadic::One => values.len() == 1,
            Variadic::Optional => values.len() <= 1,
            Variadic::Many | Variadic::ManyOfMany(_) => true,
        };
        if !fits {
            return Err(format!("has {} values for operand '{}'", values.len(), row.name));
        }
        sizes.push(values.len() as i64);
        flat.extend(values);
    }
    match groups.first() {
        None => Ok((flat, Some(sizes))),
        Some((name, _)) => {
            Err(format!("has no operand '{name}'; there are {}", list(def.operands.iter().map(|row| &*row.name))))
        }
    }
}

/// Whether a row can have that many operands or results.
fn count(rows: &[ValueDef], given: usize, what: &str) -> Result<(), String> {
    let least = rows.iter().filter(|row| row.variadic == Variadic::One).count();
    let optional = rows.iter().filter(|row| row.variadic == Variadic::Optional).count();
    let open = rows.len() > least + optional;
    if given < least || (!open && given > least + optional) {
        let or_more = if open || optional > 0 { " or more" } else { "" };
        return Err(format!("expected {least}{or_more} {what}, but found {given}"));
    }
    Ok(())
}

/// How many values each group has, where only one answer is possible.
fn sizes(rows: &[ValueDef], given: usize) -> Option<Vec<i64>> {
    let single = rows.iter().filter(|row| row.variadic == Variadic::One).count();
    let rest = given.checked_sub(single)?;
    // All groups of other sizes are empty, or there is one of them.
    if rest > 0 && rows.len() != single + 1 {
        return None;
    }
    Some(rows.iter().map(|row| if row.variadic == Variadic::One { 1 } else { rest as i64 }).collect())
}

/// How many results each group has.
pub(super) fn result_sizes(def: Option<&OpDef>, given: usize) -> Result<Vec<i64>, String> {
    let found = def.and_then(|def| sizes(&def.results, given));
    found.ok_or_else(|| "has results in groups of any size: state 'resultSegmentSizes'".to_owned())
}

/// Whether a row can have that many successors, regions and results.
pub(super) fn check(
    def: Option<&OpDef>,
    successors: usize,
    regions: usize,
    results: Option<usize>,
) -> Result<(), String> {
    let Some(def) = def else { return Ok(()) };
    if let Some(results) = results {
        count(&def.results, results, "results")?;
    }
    let open = def.successors.last().is_some_and(|row| row.variadic);
    let wanted = def.successors.len() - usize::from(open);
    if successors < wanted || (!open && successors > wanted) {
        return Err(format!("requires {wanted} successors but found {successors}"));
    }
    let open = def.regions.last().is_some_and(|row| row.variadic);
    if !open && regions > def.regions.len() {
        return Err(format!("requires {} regions but found {regions}", def.regions.len()));
    }
    Ok(())
}

/// How many regions a row has at least.
pub(super) fn region_count(def: &OpDef) -> usize {
    def.regions.iter().filter(|row| !row.variadic).count()
}

/// The terminator that a row puts in where none is.
pub(super) fn implicit_terminator(def: &'static OpDef) -> Option<&'static str> {
    let rule = def.traits.iter().find(|rule| &*rule.name == "SingleBlockImplicitTerminator")?;
    rule.args.first().map(|name| &**name)
}

/// Whether an attribute that the row does not have may be a discardable one.
pub(crate) fn check_discardable(def: Option<&OpDef>, name: &str) -> Result<(), String> {
    let Some(def) = def.filter(|_| !name.contains('.')) else { return Ok(()) };
    Err(format!("has no property '{name}'; there are {}", list(def.slots.iter().map(|slot| &*slot.name))))
}

/// Whether a slot must be filled.
pub(crate) fn is_required(slot: &Slot) -> bool {
    match &slot.kind {
        SlotKind::Attr { presence, .. } => *presence == Presence::Required,
        SlotKind::Prop { default, .. } => default.is_none(),
        SlotKind::OperandSegments | SlotKind::ResultSegments => true,
    }
}
