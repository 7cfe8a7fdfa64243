//! Detects changes in a dialect's definition that break existing bytecode or text files.

use std::collections::BTreeSet;

use mlirkit_defs::{AttrDef, Dialect, OpDef, Presence, PropKind, SlotKind, ValueDef, Variadic};

/// The effect of a definition change on existing files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Harm {
    /// Bytecode written with the old definition is misread or rejected.
    Bytecode,
    /// Text written with the old definition may be rejected.
    Text,
    /// No effect: existing files are read as before.
    None,
}

/// A change between two definitions of a dialect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Breach {
    /// The effect of the change.
    pub harm: Harm,
    /// The name of the operation, attribute, type or enum that changed.
    pub row: String,
    /// A description of the change.
    pub what: String,
}

/// Returns the changes between two definitions of a dialect, grouped by operation, attribute, type or enum.
#[must_use]
pub fn breaking(old: &Dialect, new: &Dialect) -> Vec<Breach> {
    let mut found = Vec::new();
    let mut report = |harm: Harm, row: &str, what: String| found.push(Breach { harm, row: row.to_owned(), what });
    let names = |dialect: &Dialect| -> BTreeSet<String> {
        let others = dialect.other_ops().map(|(_, op)| op.name.split_once('.').map_or("", |(_, name)| name).to_owned());
        dialect.op_names().map(str::to_owned).chain(others).collect()
    };
    let all: BTreeSet<String> = names(old).union(&names(new)).cloned().collect();
    for name in &all {
        match (old.op(name), new.op(name)) {
            (Some(old), Some(new)) => compare_ops(old, new, &mut report),
            (Some(old), None) => report(Harm::Bytecode, &old.name, "the operation is gone".to_owned()),
            (None, Some(new)) => report(Harm::None, &new.name, "the operation is new".to_owned()),
            (None, None) => {}
        }
    }
    for (old, new, kind) in [
        (old.attrs().collect::<Vec<_>>(), new.attrs().collect::<Vec<_>>(), "attribute"),
        (old.types().collect(), new.types().collect(), "type"),
    ] {
        for row in &old {
            match new.iter().find(|other| other.name == row.name) {
                Some(other) => compare_attrs(row, other, &mut report),
                None => report(Harm::Bytecode, &row.name, format!("the {kind} is gone")),
            }
        }
        for row in new.iter().filter(|row| !old.iter().any(|other| other.name == row.name)) {
            report(Harm::None, &row.name, format!("the {kind} is new"));
        }
    }
    for row in old.enums() {
        let Some(other) = new.enum_(&row.name) else { continue };
        for case in &row.cases {
            match other.cases.iter().find(|new| new.text == case.text) {
                Some(new) if new.value == case.value => {}
                Some(new) => {
                    let what = format!("case '{}' was {} and is {}", case.text, case.value, new.value);
                    report(Harm::Bytecode, &row.name, what);
                }
                None => report(Harm::Text, &row.name, format!("case '{}' is gone", case.text)),
            }
        }
    }
    found
}

fn compare_ops(old: &OpDef, new: &OpDef, report: &mut dyn FnMut(Harm, &str, String)) {
    let row = &*old.name;
    let wire = |op: &OpDef| -> Vec<String> {
        let slot = |index: &u16| op.slots.get(usize::from(*index)).map(describe);
        op.wire.iter().filter_map(slot).collect()
    };
    let (before, after) = (wire(old), wire(new));
    if before != after {
        let list = |list: &[String]| if list.is_empty() { "none".to_owned() } else { list.join(", ") };
        report(Harm::Bytecode, row, format!("properties in bytecode were {} and are {}", list(&before), list(&after)));
    }
    for (what, before, after) in [("operands", &old.operands, &new.operands), ("results", &old.results, &new.results)] {
        let list = |defs: &[ValueDef]| defs.iter().map(described).collect::<Vec<_>>().join(", ");
        if !are_read_alike(before, after) {
            report(Harm::Bytecode, row, format!("{what} were [{}] and are [{}]", list(before), list(after)));
        } else if before.iter().zip(after).any(|(old, new)| old.name != new.name) {
            report(Harm::None, row, format!("{what} were called [{}] and are [{}]", list(before), list(after)));
        }
    }
    if old.regions.len() != new.regions.len() {
        report(Harm::Bytecode, row, format!("there were {} regions and are {}", old.regions.len(), new.regions.len()));
    }
    if old.successors.len() != new.successors.len() {
        report(
            Harm::Bytecode,
            row,
            format!("there were {} successors and are {}", old.successors.len(), new.successors.len()),
        );
    }
    if old.format != new.format || old.custom_format != new.custom_format {
        let text =
            |op: &OpDef| op.format.as_deref().map_or("its own".to_owned(), |format| format!("`{}`", format.trim()));
        report(Harm::Text, row, format!("the format was {} and is {}", text(old), text(new)));
    }
}

/// Describes the definition of an operand or result for a message.
fn described(def: &ValueDef) -> String {
    let number = match def.variadic {
        Variadic::One => "one",
        Variadic::Optional => "optional",
        Variadic::Many => "many",
        Variadic::ManyOfMany(_) => "groups of many",
    };
    format!("{} {number}", def.name).trim_start().to_owned()
}

/// Returns true if values written with the old list of operands or results are read correctly with the new list. The
/// number of values and their positions must be the same. Files contain no names, so a value may be renamed. A name
/// that moves to another position means a different value.
fn are_read_alike(old: &[ValueDef], new: &[ValueDef]) -> bool {
    let has = |defs: &[ValueDef], name: &str| defs.iter().any(|def| *def.name == *name);
    let stays = |(old_def, new_def): (&ValueDef, &ValueDef)| {
        let renamed = !has(new, &old_def.name) && !has(old, &new_def.name);
        old_def.variadic == new_def.variadic && (old_def.name == new_def.name || renamed)
    };
    old.len() == new.len() && old.iter().zip(new).all(stays)
}

/// Describes how bytecode stores a property.
fn describe(slot: &mlirkit_defs::Slot) -> String {
    match &slot.kind {
        SlotKind::Attr { presence, .. } => {
            let optional = if *presence == Presence::Required { "" } else { "?" };
            format!("{}{optional}", slot.name)
        }
        SlotKind::Prop { kind, .. } => format!("{}: {}", slot.name, stored(kind)),
        SlotKind::OperandSegments | SlotKind::ResultSegments => slot.name.to_string(),
    }
}

/// Describes how bytecode stores a property of this kind. Properties that differ only in their text syntax have the
/// same description.
pub(crate) fn stored(kind: &PropKind) -> String {
    match kind {
        PropKind::Enum { enum_name, .. } => format!("enum {enum_name}"),
        PropKind::Bool => "bool".to_owned(),
        PropKind::Unit => "unit".to_owned(),
        PropKind::Int(width) => format!("i{width}"),
        PropKind::OptionalInt(width) => format!("optional i{width}"),
        PropKind::Str => "string".to_owned(),
        PropKind::IntArray(width) => format!("array of i{width}"),
        PropKind::Other(storage) => storage.to_string(),
    }
}

fn compare_attrs(old: &AttrDef, new: &AttrDef, report: &mut dyn FnMut(Harm, &str, String)) {
    let params = |def: &AttrDef| -> Vec<String> {
        def.params.iter().map(|param| format!("{}{}", param.name, if param.optional { "?" } else { "" })).collect()
    };
    let (before, after) = (params(old), params(new));
    if old.wire != new.wire {
        report(Harm::Bytecode, &old.name, "its encoding in bytecode is another".to_owned());
    }
    if before != after {
        let what = format!("parameters were [{}] and are [{}]", before.join(", "), after.join(", "));
        report(if old.wire.is_empty() { Harm::Text } else { Harm::Bytecode }, &old.name, what);
    }
    if old.format != new.format || old.mnemonic != new.mnemonic {
        report(Harm::Text, &old.name, "its syntax is another".to_owned());
    }
}
