//! Rows of older releases: what a release had otherwise than today's.

use std::path::PathBuf;

use mlirkit_defs::{Dialect, OpDef, Presence, SlotKind, Variadic};

use super::rows::Rows;
use super::world::World;
use super::{Sources, load_llvm, table};

/// Everything that is written for one dialect.
pub type Imported<'w, 'a> = (&'a Sources, Rows<'w, 'a>, Vec<(u32, Vec<OpDef>)>);

/// The parts of `19=DIR`.
pub fn parse(older: &str) -> Result<(u32, PathBuf), String> {
    let (release, dir) = older.split_once('=').ok_or("expected --older RELEASE=DIR")?;
    let release = release.parse().map_err(|_| format!("expected a release number, found '{release}'"))?;
    Ok((release, dir.into()))
}

/// Adds the rows of `older` (`19=DIR`) that differ from today's to `all`; gives name and file of each dialect that no
/// longer exists.
pub fn add(older: &str, all: &mut [Imported<'_, '_>]) -> Result<Vec<(&'static str, String)>, String> {
    let (release, dir) = parse(older)?;
    let sources = load_llvm(&dir, &release.to_string())?;
    let old_world = World::new(sources.iter().flat_map(|s| &s.files).map(|f| &f.doc));
    let mut gone = Vec::new();
    for source in sources.iter().filter(|s| !s.files.is_empty()) {
        let mut old = Rows::new(&old_world, source.name, &source.docs())?;
        let Some((_, rows, deltas)) = all.iter_mut().find(|(s, ..)| s.name == source.name) else {
            let ops = std::mem::take(&mut old.ops).into_values().collect();
            gone.push((source.name, old.file(&source.release, &[(release, ops)])));
            continue;
        };
        let mut changed = Vec::new();
        for (name, op) in &old.ops {
            let today = rows.ops.get(name);
            if today.is_none_or(|today| !same_wire(op, today)) {
                changed.push(trimmed(op, today.is_none()));
            }
        }
        changed.iter().for_each(|op| rows.adopt_constraints(op, &old));
        if !changed.is_empty() {
            deltas.push((release, changed));
        }
    }
    for (subject, what) in old_world.notes.borrow().iter().filter(|(_, what)| what.starts_with("REQUIRED")) {
        eprintln!("release {release}: {subject}: {what}");
    }
    Ok(gone)
}

/// Adds the older rows that stand in the importer's own table.
pub fn add_known(all: &mut [Imported<'_, '_>]) -> Result<(), String> {
    for (source, _, deltas) in all {
        for (_, text) in table::OLDER.iter().filter(|(name, _)| *name == source.name) {
            let known = Dialect::parse(format!("dialect {}\n{text}", source.name)).map_err(|e| e.to_string())?;
            for (release, op) in known.older_ops() {
                match deltas.iter_mut().find(|(known, _)| *known == release) {
                    Some((_, ops)) => ops.push(op.clone()),
                    None => deltas.push((release, vec![op.clone()])),
                }
            }
        }
    }
    Ok(())
}

/// Whether files of both releases store the same properties for this operation.
fn same_wire(a: &OpDef, b: &OpDef) -> bool {
    let groups = |op: &OpDef| (op.operands.len(), op.results.len(), op.flags);
    let slots = a.slots.len() == b.slots.len()
        && a.slots.iter().all(|slot| b.slots.iter().any(|s| same_slot(&slot.name, &slot.kind, &s.name, &s.kind)));
    let segments = a.slots.iter().any(|s| matches!(s.kind, SlotKind::OperandSegments | SlotKind::ResultSegments));
    slots && a.flags == b.flags && (!segments || groups(a) == groups(b))
}

fn same_slot(a: &str, a_kind: &SlotKind, b: &str, b_kind: &SlotKind) -> bool {
    let optional = |p: &Presence| *p != Presence::Required;
    let filled = |p: &Presence| if let Presence::Default(value) = p { Some(value.clone()) } else { None };
    a == b
        && match (a_kind, b_kind) {
            (SlotKind::Attr { presence: a, .. }, SlotKind::Attr { presence: b, .. }) => {
                optional(a) == optional(b) && filled(a) == filled(b)
            }
            (SlotKind::Prop { .. }, SlotKind::Prop { .. }) => a_kind == b_kind,
            (SlotKind::OperandSegments, SlotKind::OperandSegments)
            | (SlotKind::ResultSegments, SlotKind::ResultSegments) => true,
            _ => false,
        }
}

/// The row as it is kept: an operation that exists today is only read, so its syntax and traits do not matter.
fn trimmed(op: &OpDef, gone: bool) -> OpDef {
    let mut op = op.clone();
    op.format = None;
    op.custom_format = false;
    op.custom_verifier = false;
    if !gone {
        op.traits = op.traits.iter().filter(|t| t.name.starts_with("AttrSized")).cloned().collect();
    }
    for value in op.operands.iter_mut().chain(&mut op.results) {
        if !gone && !matches!(value.variadic, Variadic::ManyOfMany(_)) {
            value.constraint = "AnyType".into();
        }
    }
    op
}
