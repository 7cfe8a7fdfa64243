//! Imports operations from the Python code that `mlir-tblgen -gen-python-op-bindings` generates, for releases whose
//! `.td` files are not available. The code names operands, results and attributes, and most of their constraints.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use mlirkit_defs::{
    AttrConstraint, AttrKind, OpDef, Pred, Presence, Slot, SlotKind, TypeConstraint, ValueDef, Variadic,
};

use super::table;
use mlirkit_ods::rows::Rows;

/// Facts about an attribute that the generated code states.
pub struct PyAttr {
    name: String,
    optional: bool,
    /// The name of the attribute's constraint; empty if the code has none.
    constraint: String,
}

/// Facts about an operation that the generated code states.
pub struct PyOp {
    attrs: Vec<PyAttr>,
    /// Number of operand groups; `None` if segment sizes are not stored.
    groups: Option<usize>,
}

/// The operations, by their full names.
pub type PyOps = BTreeMap<String, PyOp>;

/// Reads all files `_*_ops_gen.py` in a folder.
pub fn load(dir: &Path) -> Result<PyOps, String> {
    let mut ops = PyOps::new();
    for entry in fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))? {
        let path = entry.map_err(|e| e.to_string())?.path();
        if path.to_string_lossy().ends_with("_ops_gen.py") {
            let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            ops.extend(text.split("\nclass ").filter_map(class));
        }
    }
    Ok(ops)
}

/// Parses the Python class of an operation. Returns the operation's name and the attributes that `__init__` sets;
/// `None` for any other text.
fn class(text: &str) -> Option<(String, PyOp)> {
    if !text.contains("(_ods_ir.OpView)") {
        return None;
    }
    let name = text.split("OPERATION_NAME = \"").nth(1)?.split('"').next()?;
    let init = text.split("def __init__(").nth(1).unwrap_or("").split("\n  @").next()?;
    let attrs = init.split("attributes[\"").skip(1).zip(init.split("attributes[\"")).filter_map(|(rest, before)| {
        let (name, value) = rest.split_once("\"] = ")?;
        let line = before.rsplit('\n').next().unwrap_or("").trim_start();
        let contains = value.split("AttrBuilder.contains('").nth(1).and_then(|rest| rest.split('\'').next());
        let unit = value.starts_with("_ods_ir.UnitAttr");
        let constraint = if unit { "UnitAttr" } else { contains.unwrap_or("") };
        Some(PyAttr { name: name.into(), optional: line.starts_with("if "), constraint: constraint.into() })
    });
    let sizes = text.split("_ODS_OPERAND_SEGMENTS = [").nth(1).and_then(|rest| rest.split(']').next());
    let groups = sizes.map(|sizes| sizes.split(',').filter(|size| !size.trim().is_empty()).count());
    Some((name.into(), PyOp { attrs: attrs.collect(), groups }))
}

/// Returns the definitions of a dialect, without operations whose attributes have other names in the Python code. For
/// those, the definition of the preceding release (`below`) is used if it matches the code.
pub fn rows<'w, 'a>(known: &Rows<'w, 'a>, below: Option<&Rows<'w, 'a>>, ops: &PyOps) -> Rows<'w, 'a> {
    let mut rows = known.clone();
    for (short, op) in &known.ops {
        let older = below.and_then(|below| Some((below, below.ops.get(short)?)));
        let Some(code) = ops.get(&*op.name) else {
            // Not every dialect has generated Python code.
            if let Some((below, older)) = older.filter(|(_, older)| table::LATE.contains(&&*older.name)) {
                rows.ops.insert(short.clone(), older.clone());
                keep_constraints(older, below, &mut rows);
            }
            continue;
        };
        if let Some((below, older)) =
            older.filter(|(_, older)| same(older, code) && (!same(op, code) || is_late(older)))
        {
            rows.ops.insert(short.clone(), older.clone());
            keep_constraints(older, below, &mut rows);
            continue;
        }
        if same(op, code) {
            // Use the attributes of the older definition, but keep the operands.
            if let Some((below, older)) = older.filter(|(_, older)| table::LATE.contains(&&*older.name)) {
                let (operands, results) = (older.operands.clone(), older.results.clone());
                rows.ops.insert(short.clone(), OpDef { operands, results, ..op.clone() });
                keep_constraints(older, below, &mut rows);
            }
            continue;
        }
        let mut op = op.clone();
        let slots = slots(&op, &code.attrs, &mut rows);
        let gone: Vec<_> = op.slots.iter().filter(|was| slots.iter().all(|slot| slot.name != was.name)).collect();
        let format = op.format.as_deref().map(|format| {
            gone.iter().fold(format.to_owned(), |format, slot| without_group(&format, &slot.name).unwrap_or(format))
        });
        op.format = format.map(Into::into);
        op.slots = slots.into();
        if let Some(groups) = code.groups {
            resize(&mut op, groups, &mut rows);
        }
        rows.ops.insert(short.clone(), op);
    }
    if let Some(below) = below {
        add_gone(below, ops, &mut rows);
    }
    rows
}

/// Returns the definitions in a snapshot of the release `known`. Definitions come from `below` only for features that
/// were removed before that release.
pub fn rows_of_snapshot<'w, 'a>(known: &Rows<'w, 'a>, below: Option<&Rows<'w, 'a>>, ops: &PyOps) -> Rows<'w, 'a> {
    let mut rows = rows(known, None, ops);
    if let Some(below) = below {
        add_gone(below, ops, &mut rows);
    }
    rows
}

/// Adds operations from `below` that exist in the Python code but were removed in a later release.
fn add_gone(below: &Rows<'_, '_>, ops: &PyOps, rows: &mut Rows<'_, '_>) {
    for (short, older) in &below.ops {
        let Some(code) = ops.get(&*older.name).filter(|_| !rows.ops.contains_key(short)) else { continue };
        let mut op = older.clone();
        if !same(older, code) {
            op.slots = slots(older, &code.attrs, rows).into();
        }
        rows.ops.insert(short.clone(), op);
        keep_constraints(older, below, rows);
    }
}

/// Returns a format without the optional group that prints an argument; `None` if no optional group prints it.
fn without_group(format: &str, name: &str) -> Option<String> {
    let words: Vec<&str> = format.split(' ').collect();
    let names = |word: &str| {
        let rest = word.split_once(&format!("${name}")).map(|(_, rest)| rest);
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
    };
    let at = words.iter().position(|word| names(word))?;
    let start = words.get(..=at)?.iter().rposition(|word| word.starts_with('('))?;
    let end = at + words.get(at..)?.iter().position(|word| word.ends_with(")?"))?;
    let kept = words.iter().take(start).chain(words.iter().skip(end + 1));
    Some(kept.copied().collect::<Vec<_>>().join(" "))
}

/// Returns whether an operation changed in a way that the generated code does not show. (`tosa` lost its broadcasts
/// after LLVM 20.)
fn is_late(older: &OpDef) -> bool {
    table::LATE.contains(&&*older.name)
        || (older.name.starts_with("tosa.")
            && older.traits.iter().any(|found| &*found.name == "ResultsBroadcastableShape"))
}

/// Copies the constraints that an operation refers to.
fn keep_constraints(op: &OpDef, from: &Rows<'_, '_>, rows: &mut Rows<'_, '_>) {
    for value in op.operands.iter().chain(&op.results) {
        if let Some(row) = from.type_constraints.get(&*value.constraint) {
            rows.type_constraints.entry(row.name.to_string()).or_insert_with(|| row.clone());
        }
    }
    for slot in &op.slots {
        if let SlotKind::Attr { constraint, .. } = &slot.kind
            && let Some(row) = from.attr_constraints.get(&**constraint)
        {
            rows.attr_constraints.entry(row.name.to_string()).or_insert_with(|| row.clone());
        }
    }
}

fn is_optional(presence: &Presence) -> bool {
    *presence != Presence::Required
}

/// Returns whether a definition has exactly these attributes. Operands and regions are not compared, because the code
/// does not always name them.
fn same(op: &OpDef, PyOp { attrs, groups }: &PyOp) -> bool {
    let known = |attr: &PyAttr| op.slots.iter().find(|slot| *slot.name == *attr.name);
    let stays = |slot: &Slot| match &slot.kind {
        SlotKind::Attr { presence, .. } => {
            attrs.iter().any(|a| *a.name == *slot.name && a.optional == is_optional(presence))
        }
        SlotKind::Prop { .. } | SlotKind::OperandSegments | SlotKind::ResultSegments => true,
    };
    groups.is_none_or(|groups| groups == op.operands.len())
        && attrs.iter().all(|attr| known(attr).is_some())
        && op.slots.iter().all(stays)
}

/// Grows or shrinks a definition to `groups` operand groups. Each added group is a variadic operand of any type. Also
/// adds the property for segment sizes, and the constraint `AnyType` to `rows`, if these are needed and missing.
fn resize(op: &mut OpDef, groups: usize, rows: &mut Rows<'_, '_>) {
    let mut operands = std::mem::take(&mut op.operands).into_vec();
    let any = || ValueDef { name: Box::default(), constraint: "AnyType".into(), variadic: Variadic::Many };
    operands.resize_with(groups, any);
    op.operands = operands.into();
    if !op.slots.iter().any(|slot| matches!(slot.kind, SlotKind::OperandSegments)) {
        op.slots.push(Slot { name: "operandSegmentSizes".into(), kind: SlotKind::OperandSegments });
    }
    if op.operands.iter().any(|value| &*value.constraint == "AnyType") {
        rows.type_constraints.entry("AnyType".into()).or_insert_with(|| TypeConstraint {
            name: "AnyType".into(),
            summary: "any type".into(),
            pred: Pred::True,
            buildable: None,
            class: None,
        });
    }
}

fn slots(op: &OpDef, attrs: &[PyAttr], rows: &mut Rows<'_, '_>) -> Vec<Slot> {
    let mut slots: Vec<Slot> = Vec::new();
    for attr in attrs {
        let known = op.slots.iter().find(|slot| *slot.name == *attr.name);
        let same = |slot: &&Slot| match &slot.kind {
            SlotKind::Attr { presence, .. } => is_optional(presence) == attr.optional,
            SlotKind::Prop { .. } | SlotKind::OperandSegments | SlotKind::ResultSegments => true,
        };
        if let Some(slot) = known.filter(same) {
            slots.push(slot.clone());
            continue;
        }
        let presence = if attr.optional { Presence::Optional } else { Presence::Required };
        let constraint = match known.map(|slot| &slot.kind) {
            Some(SlotKind::Attr { constraint, .. }) => constraint.clone(),
            _ => constraint(&attr.constraint, rows),
        };
        slots.push(Slot { name: attr.name.as_str().into(), kind: SlotKind::Attr { constraint, presence } });
    }
    let left = op.slots.iter().filter(|slot| !matches!(slot.kind, SlotKind::Attr { .. }));
    for slot in left {
        if !slots.iter().any(|known| known.name == slot.name) {
            slots.push(slot.clone());
        }
    }
    slots
}

/// Returns the name of a constraint. If the dialect does not have it, adds a constraint that accepts every attribute.
fn constraint(name: &str, rows: &mut Rows<'_, '_>) -> Box<str> {
    let name = if name.is_empty() { "AnyAttr" } else { name };
    rows.attr_constraints.entry(name.into()).or_insert_with(|| {
        let builtin = ["UnitAttr", "BoolAttr", "StrAttr", "ArrayAttr", "TypeAttr"].contains(&name);
        let storage = if name == "StrAttr" {
            "StringAttr"
        } else if builtin {
            name
        } else {
            "Attribute"
        };
        AttrConstraint {
            name: name.into(),
            summary: "any attribute".into(),
            pred: Pred::True,
            kind: if name == "UnitAttr" { AttrKind::Unit } else { AttrKind::Any },
            storage: storage.into(),
        }
    });
    name.into()
}
