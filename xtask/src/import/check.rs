//! `cargo xtask import --check`: compares the committed definitions with the property code that mlir-tblgen generates.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use mlirkit_defs::{AttrKind, Dialect, OpDef, OpFlags, Presence, Release, Slot, SlotKind};

use super::Sources;
use mlirkit_ods::records::Doc;
use mlirkit_ods::world::{op_class, op_name};

/// The newest release, for which `mlir-tblgen` generates the code to compare with.
const NEWEST: Release = Release::CURRENT;

/// Compares every dialect with the generated code of a release (`None`: the newest one). Returns an error if anything
/// differs.
pub fn run(sources: &[Sources], release: Option<Release>) -> Result<(), String> {
    let (mut ops, mut slots, mut wrong) = (0, 0, 0);
    let tblgen = format!("mlir-tblgen-{}", release.unwrap_or(NEWEST));
    for source in sources.iter().filter(|s| !s.files.is_empty()) {
        let path = Path::new(source.out).join(format!("{}.def", source.name));
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let dialect = Dialect::parse(text).map_err(|e| format!("{}: {e}", path.display()))?;
        let dialect: &'static Dialect = Box::leak(Box::new(dialect));
        let dialect = release.map_or(dialect, |release| dialect.at(release));
        if let Err(errors) = dialect.check() {
            errors.iter().for_each(|e| println!("{}: {e}", path.display()));
            wrong += errors.len();
        }
        let mut seen = BTreeMap::new();
        for file in source.files.iter().filter(|file| !names(&file.doc, source.name).is_empty()) {
            let code = generate(&tblgen, &file.path, &file.include)?;
            let oracle = functions(&code, "::readProperties(", read_fields);
            let defaults = functions(&code, "::populateDefaultProperties(", default_fields);
            for name in names(&file.doc, source.name) {
                let fields = oracle.get(name.1.as_str()).cloned().unwrap_or_default();
                seen.insert(name.0, (fields, defaults.get(name.1.as_str()).cloned().unwrap_or_default()));
            }
        }
        for (name, (fields, defaults)) in seen {
            let short = name.split_once('.').map_or("", |(_, short)| short);
            let Some(op) = dialect.op(short) else {
                println!("{name}: no row");
                wrong += 1;
                continue;
            };
            ops += 1;
            slots += fields.len();
            let ours = wire(op);
            if ours != fields && !op.flags.has(OpFlags::CUSTOM_PROPERTIES) {
                println!("{name}: wire order\n  row:       {}\n  generated: {}", ours.join(" "), fields.join(" "));
                wrong += 1;
            }
            // The default of a unit attribute is `false`, so it changes nothing.
            let is_unit = |name: &String| {
                let slot = op.slots.iter().find(|s| *s.name == **name);
                let constraint = slot.and_then(|s| match &s.kind {
                    SlotKind::Attr { constraint, .. } => dialect.attr_constraint(constraint),
                    SlotKind::Prop { .. } | SlotKind::OperandSegments | SlotKind::ResultSegments => None,
                });
                constraint.is_some_and(|c| c.kind == AttrKind::Unit)
            };
            let defaults: Vec<String> = defaults.into_iter().filter(|name| !is_unit(name)).collect();
            let mut filled: Vec<&str> = op.slots.iter().filter(|s| is_default(s)).map(|s| &*s.name).collect();
            filled.sort_unstable();
            if filled != defaults {
                println!("{name}: defaults\n  row:       {}\n  generated: {}", filled.join(" "), defaults.join(" "));
                wrong += 1;
            }
        }
    }
    println!("{tblgen}: {ops} operations and {slots} properties compared, {wrong} differences");
    if wrong == 0 { Ok(()) } else { Err(format!("{wrong} rows differ from what {tblgen} generates")) }
}

fn generate(tblgen: &str, path: &Path, include: &[std::path::PathBuf]) -> Result<String, String> {
    let mut command = Command::new(tblgen);
    command.arg("-gen-op-defs");
    for dir in include.iter().map(std::path::PathBuf::as_path).chain(path.parent()) {
        command.arg("-I").arg(dir);
    }
    let output = command.arg(path).output().map_err(|e| format!("cannot run {tblgen}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{tblgen} on {}: {}", path.display(), String::from_utf8_lossy(&output.stderr)));
    }
    String::from_utf8(output.stdout).map_err(|e| e.to_string())
}

/// Returns the operations that a `.td` file defines for `dialect`, each with its C++ class.
fn names(doc: &Doc, dialect: &str) -> Vec<(String, String)> {
    let ops = doc.of_class("Op").filter(|rec| rec.def("opDialect").and_then(|d| d.text("name")) == Some(dialect));
    ops.filter_map(|rec| Some((op_name(rec)?, op_class(rec.name).to_owned()))).collect()
}

/// Applies `read` to the body of each function `Class::name(` in the code, and returns the results by class.
fn functions(code: &str, name: &str, read: fn(&str) -> Vec<String>) -> BTreeMap<String, Vec<String>> {
    let mut found = BTreeMap::new();
    for (at, _) in code.match_indices(name) {
        let class = code[..at].rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or("");
        let body = code[at..].split("\n}\n").next().unwrap_or("");
        if !class.is_empty() && body.contains('{') {
            found.insert(class.to_owned(), read(body));
        }
    }
    found
}

/// Returns the fields that `readProperties` reads in bytecode version 6, in order.
fn read_fields(body: &str) -> Vec<String> {
    let mut fields = Vec::new();
    let mut old_version = false;
    for line in body.lines() {
        if line.contains("getBytecodeVersion() < ") {
            old_version = true;
        } else if line == "  }" {
            old_version = false;
        } else if let Some((_, name)) = line.split_once("readAttribute(prop.") {
            fields.push(format!("{}!", name.split(')').next().unwrap_or("")));
        } else if let Some((_, name)) = line.split_once("readOptionalAttribute(prop.") {
            fields.push(format!("{}?", name.split(')').next().unwrap_or("")));
        } else if let Some((_, name)) = line.split_once("auto &propStorage = prop.").filter(|_| !old_version) {
            fields.push(name.trim_end_matches(';').to_owned());
        }
    }
    fields
}

/// Returns the fields for which `populateDefaultProperties` sets a default.
fn default_fields(body: &str) -> Vec<String> {
    let mut lines = body.lines().map(str::trim).peekable();
    let mut fields = Vec::new();
    while let Some(line) = lines.next() {
        let name = line.strip_prefix("if (!properties.").and_then(|rest| rest.split(')').next());
        let nothing = lines.peek().is_some_and(|next| next.ends_with("= {};"));
        fields.extend(name.filter(|_| !nothing).map(str::to_owned));
    }
    fields.sort_unstable();
    fields
}

/// Returns the bytecode fields in an operation's definition, in order, with the names in the generated code.
fn wire(op: &OpDef) -> Vec<String> {
    let slots = op.wire.iter().filter_map(|&at| op.slots.get(usize::from(at)));
    slots
        .map(|slot| match &slot.kind {
            SlotKind::Attr { presence: Presence::Required, .. } => format!("{}!", slot.name),
            SlotKind::Attr { .. } => format!("{}?", slot.name),
            SlotKind::Prop { .. } | SlotKind::OperandSegments | SlotKind::ResultSegments => slot.name.to_string(),
        })
        .collect()
}

fn is_default(slot: &Slot) -> bool {
    matches!(&slot.kind, SlotKind::Attr { presence: Presence::Default(_), .. })
}
