//! Checks that the operands, successors, regions and names given to a builder match an operation's definition.

use std::collections::BTreeSet;

use mlirkit_defs::{OpDef, Presence, Slot, SlotKind, ValueDef, Variadic};

use crate::context::Context;
use crate::ids::Type;
use crate::keys::ValueKey;
use crate::refs::{BlockRef, OpRef, RegionRef};

/// Formats a list of names for an error message.
fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<String> = names.map(|name| format!("'{name}'")).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

/// Arranges the operands in the order of their groups, and returns the size of each group.
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
        return Err("has both named and unnamed operands".to_owned());
    }
    if let Some((name, _)) = groups.iter().find(|(name, _)| def.operands.iter().all(|row| *row.name != **name)) {
        let known = list(def.operands.iter().map(|row| &*row.name));
        return Err(format!("has no operand '{name}'; the operands are {known}"));
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
        Some((name, _)) => Err(format!("has operand '{name}' twice")),
    }
}

/// Checks that `given` operands or results are permitted by the definitions of their groups. `what` names them in the
/// error message.
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

/// Returns the size of each operand or result group; `None` if the sizes are ambiguous.
fn sizes(rows: &[ValueDef], given: usize) -> Option<Vec<i64>> {
    let single = rows.iter().filter(|row| row.variadic == Variadic::One).count();
    let rest = given.checked_sub(single)?;
    // The sizes are unambiguous only if at most one group has a variable size.
    if rest > 0 && rows.len() != single + 1 {
        return None;
    }
    Some(rows.iter().map(|row| if row.variadic == Variadic::One { 1 } else { rest as i64 }).collect())
}

/// Returns the number of results in each result group of a definition.
pub(super) fn result_sizes(def: Option<&OpDef>, given: usize) -> Result<Vec<i64>, String> {
    let found = def.and_then(|def| sizes(&def.results, given));
    found.ok_or_else(|| "has several result groups of variable size: set 'resultSegmentSizes'".to_owned())
}

/// Checks that an operation's definition permits these numbers of successors, regions and results.
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

/// Returns the minimum number of regions that an operation's definition requires.
pub(super) fn region_count(def: &OpDef) -> usize {
    def.regions.iter().filter(|row| !row.variadic).count()
}

/// Returns the result types of an operation with control flow between its regions. They are the types of the values
/// that the first terminator passes on. A loop without such a terminator has the types of its last operand group.
/// `None` for operations of other kinds.
pub(super) fn results_of_regions(op: OpRef<'_, '_>) -> Option<Vec<Type>> {
    let def = op.def().filter(|def| has_trait(def, "RegionBranchOpInterface"))?;
    let blocks = op.regions().flat_map(RegionRef::blocks);
    let terminators = blocks.filter_map(BlockRef::terminator);
    let branches = |op: &OpRef<'_, '_>| op.def().is_some_and(|def| has_trait(def, "RegionBranchTerminatorOpInterface"));
    let source = terminators.into_iter().find(branches).or_else(|| has_trait(def, "LoopLikeOpInterface").then_some(op));
    let Some(source) = source else { return Some(Vec::new()) };
    let last = source.def()?.operands.len().checked_sub(1);
    let group = last.and_then(|last| source.operand_group(last)).unwrap_or(0..0);
    Some(source.operand_types().skip(group.start).take(group.len()).collect())
}

fn has_trait(def: &OpDef, name: &str) -> bool {
    def.traits.iter().any(|rule| &*rule.name == name)
}

/// Returns the end of an error message for an unknown operation name. It suggests a known operation with a similar
/// name, or explains the form of the name if there is no dialect prefix. Empty if there is nothing to suggest.
pub(super) fn hint(ctx: &Context, name: &str) -> String {
    let Some((dialect, short)) = name.split_once('.') else {
        return "; the name begins with that of its dialect and a dot".to_owned();
    };
    let near = match ctx.dialect(ctx.ident(dialect)) {
        Some(rows) => mlirkit_diag::nearest(short, rows.op_names()).map(|near| format!("{dialect}.{near}")),
        None => one_letter_off(dialect).into_iter().find_map(|near| {
            let rows = ctx.find_dialect(&near)?;
            let is_known = rows.op_names().any(|known| known == short);
            is_known.then(|| format!("{near}.{short}"))
        }),
    };
    near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"))
}

/// Returns the names that differ from a dialect name by one letter: inserted, removed, changed or swapped. A context
/// can look up a dialect by name, but does not have a list of all dialects.
fn one_letter_off(name: &str) -> BTreeSet<String> {
    const LONGEST: usize = 32;
    let letters: Vec<char> = name.chars().take(LONGEST + 1).collect();
    if letters.len() > LONGEST {
        return BTreeSet::new();
    }
    let with = |at: usize, cut: usize, new: &[char]| -> String {
        letters.iter().take(at).chain(new).chain(letters.iter().skip(at + cut)).collect()
    };
    let mut near = BTreeSet::new();
    for at in 0..=letters.len() {
        for new in ('a'..='z').chain('0'..='9').chain(['_']) {
            near.insert(with(at, 0, &[new]));
            near.insert(with(at, 1, &[new]));
        }
        near.insert(with(at, 1, &[]));
        if let Some([one, other]) = letters.get(at..at + 2) {
            near.insert(with(at, 2, &[*other, *one]));
        }
    }
    near
}

/// Returns the name of the terminator that an operation's definition declares as implicit, if any.
pub(super) fn implicit_terminator(def: &'static OpDef) -> Option<&'static str> {
    def.implied_terminator()
}

/// Checks that an attribute missing from the operation's definition has a valid name for a discardable attribute.
pub(crate) fn check_discardable(def: Option<&OpDef>, name: &str) -> Result<(), String> {
    let Some(def) = def.filter(|_| !name.contains('.')) else { return Ok(()) };
    Err(format!("has no property '{name}'; the properties are {}", list(def.slots.iter().map(|slot| &*slot.name))))
}

/// Returns true if a property slot must be set: it has no default and is not optional.
pub(crate) fn is_required(slot: &Slot) -> bool {
    match &slot.kind {
        SlotKind::Attr { presence, .. } => *presence == Presence::Required,
        SlotKind::Prop { default, .. } => default.is_none(),
        SlotKind::OperandSegments | SlotKind::ResultSegments => true,
    }
}
