//! The changes of an operation, attribute, type or enum across releases, derived from the definitions and from the
//! history files.

use std::collections::BTreeSet;

use mlirkit_defs::history::{EntityKind, Lifetime};
use mlirkit_defs::{AttrDef, Dialect, EnumDef, History, OpDef, Release, Slot, ValueDef, Variadic};

use super::There;
use crate::breaking::stored;

/// The releases whose definitions are known.
pub const RELEASES: std::ops::RangeInclusive<u32> = 16..=24;

/// Returns the release in which an entity (such as an operation) exists and that is nearest to `to`, in the direction
/// of `from`. The entity must not exist in `to`. `None` if no release in between has it.
pub(super) fn there(from: Release, to: Release, is_there: impl Fn(Release) -> bool) -> Option<There> {
    let between = |release: &u32| (to.0.min(from.0)..=to.0.max(from.0)).contains(release);
    if to < from {
        RELEASES
            .filter(between)
            .map(Release)
            .filter(|release| *release > to)
            .find(|release| is_there(*release))
            .map(|release| There::Since(recorded(release)))
    } else {
        RELEASES
            .rev()
            .filter(between)
            .map(Release)
            .filter(|release| *release < to)
            .find(|release| is_there(*release))
            .map(There::Until)
    }
}

/// The changes that came with one release.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryStep {
    /// The release in which the changes appeared.
    pub release: Release,
    /// Descriptions of the changes.
    pub what: Vec<String>,
}

/// The history of an entity of a dialect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryEntry {
    /// The kind of the entity: `operation`, `attribute`, `type`, `enum`, `case` or `dialect`.
    pub kind: &'static str,
    /// The full name of the entity.
    pub name: String,
    /// The releases in which the entity exists.
    pub life: Lifetime,
    /// The changes of the entity, by release.
    pub steps: Vec<HistoryStep>,
}

/// Returns the history of every entity in a dialect that is named `short`: operation, attribute, type, enum, or enum
/// case (by its spelling).
#[must_use]
pub fn entries(dialect: &'static Dialect, short: &str, history: &History) -> Vec<HistoryEntry> {
    let mut found = Vec::new();
    let full = format!("{}.{short}", dialect.name());
    let life = |kind| history.lifetime(kind, &full);
    let entry = |kind, name: &str, life, steps| HistoryEntry { kind, name: name.to_owned(), life, steps };
    let at = |release: Release| dialect.at(release);
    let op_life = op_lifetime(dialect, short);
    if let Some(steps) = steps(op_life, |release| at(release).op(short), compare_ops) {
        let mut entry = entry("operation", &full, op_life, steps);
        told(&mut entry.steps, history, &full);
        found.push(entry);
    }
    if let Some(steps) = steps(life(EntityKind::Attr), |release| at(release).attr(short), compare_attrs) {
        found.push(entry("attribute", &full, life(EntityKind::Attr), steps));
    }
    if let Some(steps) = steps(life(EntityKind::Type), |release| at(release).type_(short), compare_attrs) {
        found.push(entry("type", &full, life(EntityKind::Type), steps));
    }
    if let Some(steps) = steps(Lifetime::default(), |release| at(release).enum_(short), compare_enums) {
        found.push(entry("enum", &full, life(EntityKind::Dialect), steps));
    }
    for row in dialect.enums() {
        let has = |release: Release| {
            at(release).enum_(&row.name).is_some_and(|row| row.cases.iter().any(|case| *case.text == *short))
        };
        let releases: Vec<u32> = RELEASES.filter(|release| has(Release(*release))).collect();
        let (Some(first), Some(last)) = (releases.first(), releases.last()) else { continue };
        let life = Lifetime {
            first: (first > RELEASES.start()).then_some(Release(*first)),
            last: (last < RELEASES.end()).then_some(Release(*last)),
        };
        let value =
            |release| at(release).enum_(&row.name).and_then(|row| row.cases.iter().find(|case| *case.text == *short));
        let steps = steps(life, value, |old, new| {
            let moved = old.value != new.value;
            moved.then(|| format!("its value was {} and is {}", old.value, new.value)).into_iter().collect()
        });
        found.push(entry("case", &format!("{}.{} {short}", dialect.name(), row.name), life, steps.unwrap_or_default()));
    }
    found
}

/// Returns the history of the dialect itself, and those of its operations, attributes, types and enums that changed or
/// that some release lacks.
#[must_use]
pub fn entries_of_dialect(dialect: &'static Dialect, history: &History) -> Vec<HistoryEntry> {
    let mut names = BTreeSet::new();
    for release in RELEASES.map(Release) {
        let rows = dialect.at(release);
        names.extend(rows.ops().filter_map(|op| op.name.split_once('.').map(|(_, short)| short.to_owned())));
        names.extend(rows.attrs().chain(rows.types()).map(|row| row.name.to_string()));
        names.extend(rows.enums().map(|row| row.name.to_string()));
    }
    let mut life = history.lifetime(EntityKind::Dialect, dialect.name());
    // A dialect that is not listed in a history file is as old as its oldest operation.
    let has = |release: &Release| names.iter().any(|name| dialect.at(*release).op(name).is_some());
    let first = asked().find(has).filter(|first| first.0 > *RELEASES.start());
    life.first = life.first.or(first);
    let own = HistoryEntry { kind: "dialect", name: dialect.name().to_owned(), life, steps: Vec::new() };
    let found = names.iter().flat_map(|name| entries(dialect, name, history));
    let changed = |entry: &HistoryEntry| {
        entry.kind != "case"
            && (entry.life != Lifetime::default() || entry.steps.iter().any(|step| !step.what.is_empty()))
    };
    std::iter::once(own).chain(found.filter(changed)).collect()
}

/// Iterates over the releases with tools that were available when the history was recorded: all except 17 and 18.
fn asked() -> impl DoubleEndedIterator<Item = Release> {
    RELEASES.filter(|release| !(17..=18).contains(release)).map(Release)
}

/// Returns the release for which a change is recorded: 19 for 17 and 18, whose definitions are not known.
fn recorded(release: Release) -> Release {
    asked().find(|asked| *asked >= release).unwrap_or(release)
}

/// Returns the releases in which an operation is defined. LLVM 17 and 18 are ignored, because their tools were not
/// available.
fn op_lifetime(dialect: &'static Dialect, short: &str) -> Lifetime {
    let has = |release: &Release| dialect.at(*release).op(short).is_some();
    Lifetime {
        first: asked().find(has).filter(|first| first.0 > *RELEASES.start()),
        last: asked().rev().find(has).filter(|last| last.0 < *RELEASES.end()),
    }
}

/// Compares an entity's definitions in consecutive releases and returns the changes. `None` if no release defines the
/// entity.
fn steps<R: 'static>(
    life: Lifetime,
    row: impl Fn(Release) -> Option<&'static R>,
    compare: impl Fn(&R, &R) -> Vec<String>,
) -> Option<Vec<HistoryStep>> {
    let mut known: Option<&'static R> = None;
    let mut steps = Vec::new();
    for release in RELEASES.map(Release).filter(|release| life.has(*release)) {
        let now = row(release);
        if let Some((before, now)) = known.zip(now).filter(|(before, now)| !std::ptr::eq(*before, *now)) {
            let what = compare(before, now);
            if !what.is_empty() {
                add(&mut steps, release, what);
            }
        }
        known = now.or(known);
    }
    known.map(|_| steps)
}

/// Adds changes to the step of their release.
fn add(steps: &mut Vec<HistoryStep>, release: Release, what: Vec<String>) {
    let release = recorded(release);
    match steps.iter_mut().find(|step| step.release == release) {
        Some(step) => step.what.extend(what),
        None => steps.push(HistoryStep { release, what }),
    }
}

/// Adds the changes of an operation that the history files record.
fn told(steps: &mut Vec<HistoryStep>, history: &History, name: &str) {
    let mut add = |release: Release, what: String| add(steps, release, vec![what]);
    for renaming in history.renamings() {
        let part = if renaming.row.is_empty() {
            [&renaming.old, &renaming.new].iter().any(|known| ***known == *name)
        } else {
            *renaming.row == *name
        };
        if part {
            add(
                renaming.since,
                format!("{} '{}' is '{}' from then on", renaming.kind.word(), renaming.old, renaming.new),
            );
        }
    }
    for one in history.successors().iter().filter(|one| *one.old == *name || *one.new == *name) {
        add(one.since, format!("'{}' does what '{}' did", one.new, one.old));
    }
    for meant in history.meant().iter().filter(|meant| *meant.row == *name) {
        add(meant.since, format!("before, '{}' meant {}", meant.slot, meant.value));
    }
    for loose in history.loose().iter().filter(|loose| *loose.row == *name) {
        add(loose.since, format!("before, '{}' was the discardable attribute '{}'", loose.slot, loose.name));
    }
    for hooked in history.hooks().iter().filter(|hooked| *hooked.row == *name) {
        add(hooked.since, format!("changed as '{}' says", hooked.hook));
    }
    steps.sort_by_key(|step| step.release);
}

/// Describes the differences between two lists of (name, description) pairs: new names, removed names, and changed
/// descriptions.
fn differences(what: &str, old: &[(String, String)], new: &[(String, String)]) -> Vec<String> {
    let names = |list: &[(String, String)]| list.iter().map(|(name, _)| name.clone()).collect::<BTreeSet<_>>();
    let (before, after) = (names(old), names(new));
    let mut found: Vec<String> = after.difference(&before).map(|name| format!("new {what} '{name}'")).collect();
    found.extend(before.difference(&after).map(|name| format!("no {what} '{name}' any more")));
    for (name, was) in old {
        if let Some((_, is)) = new.iter().find(|(other, is)| other == name && is != was) {
            found.push(format!("{what} '{name}' was {was} and is {is}"));
        }
    }
    let order = |list: &[(String, String)], others: &BTreeSet<String>| {
        list.iter().map(|(name, _)| name).filter(|name| others.contains(*name)).cloned().collect::<Vec<_>>()
    };
    if order(old, &after) != order(new, &before) {
        found.push(format!("another order of {what} parts"));
    }
    found
}

fn values(defs: &[ValueDef]) -> Vec<(String, String)> {
    let amount = |variadic: &Variadic| match variadic {
        Variadic::One => "one value",
        Variadic::Optional => "optional",
        Variadic::Many => "any number",
        Variadic::ManyOfMany(_) => "groups",
    };
    let name = |(at, def): (usize, &ValueDef)| if def.name.is_empty() { at.to_string() } else { def.name.to_string() };
    defs.iter().enumerate().map(|(at, def)| (name((at, def)), amount(&def.variadic).to_owned())).collect()
}

fn compare_ops(old: &OpDef, new: &OpDef) -> Vec<String> {
    let slots = |op: &OpDef| -> Vec<(String, String)> {
        op.slots.iter().map(|slot| (slot.name.to_string(), describe(slot))).collect()
    };
    let mut found = differences("operand", &values(&old.operands), &values(&new.operands));
    found.extend(differences("result", &values(&old.results), &values(&new.results)));
    found.extend(differences("property", &slots(old), &slots(new)));
    for (what, was, is) in
        [("regions", old.regions.len(), new.regions.len()), ("successors", old.successors.len(), new.successors.len())]
    {
        if was != is {
            found.push(format!("{was} {what} became {is}"));
        }
    }
    if old.format != new.format || old.custom_format != new.custom_format {
        found.push("its text is another".to_owned());
    }
    found
}

/// Describes a property definition in words.
fn describe(slot: &Slot) -> String {
    use mlirkit_defs::{Presence, SlotKind};
    let default = |text: &str| format!(" = {text}");
    match &slot.kind {
        SlotKind::Attr { constraint, presence } => match presence {
            Presence::Required => constraint.to_string(),
            Presence::Optional => format!("optional {constraint}"),
            Presence::Default(text) | Presence::DefaultOptional(text) => format!("{constraint}{}", default(text)),
        },
        SlotKind::Prop { kind, default: value } => {
            let kind = stored(kind);
            format!("{kind}{}", value.as_deref().map(default).unwrap_or_default())
        }
        SlotKind::OperandSegments | SlotKind::ResultSegments => "sizes of groups".to_owned(),
    }
}

fn compare_attrs(old: &AttrDef, new: &AttrDef) -> Vec<String> {
    let params = |row: &AttrDef| -> Vec<(String, String)> {
        let amount = |optional| if optional { "optional" } else { "required" }.to_owned();
        row.params
            .iter()
            .map(|param| (param.name.to_string(), amount(param.optional || param.default.is_some())))
            .collect()
    };
    let mut found = differences("parameter", &params(old), &params(new));
    if old.wire != new.wire {
        found.push("its encoding in bytecode is another".to_owned());
    }
    if old.format != new.format || old.mnemonic != new.mnemonic || old.custom_format != new.custom_format {
        found.push("its text is another".to_owned());
    }
    found
}

fn compare_enums(old: &EnumDef, new: &EnumDef) -> Vec<String> {
    let cases = |row: &EnumDef| -> Vec<(String, String)> {
        row.cases.iter().map(|case| (case.text.to_string(), case.value.to_string())).collect()
    };
    differences("case", &cases(old), &cases(new))
        .into_iter()
        .filter(|what| !what.starts_with("another order"))
        .collect()
}
