//! Bytecode encodings, from `.td` files if upstream defines them there, or else from the dialect's `encodings.def`.

use std::path::Path;

use mlirkit_ods::records::Doc;
use mlirkit_ods::rows::Rows;
use mlirkit_ods::wire;

/// The file in a dialect's folder with the encodings that upstream implements in C++.
const BY_HAND: &str = "encodings.def";

/// Adds the bytecode encodings of a dialect to its definitions. With `strict`, each encoded attribute or type must be
/// defined. Otherwise, encodings for types that another release lacks are skipped, and the reader rejects their codes.
pub fn add(rows: &mut Rows<'_, '_>, docs: &[&Doc], strict: bool) -> Result<(), String> {
    wire::add(rows, docs, strict).map_err(|error| error.to_string())?;
    let path = Path::new(super::OUT).join(&rows.name).join(BY_HAND);
    match std::fs::read_to_string(&path) {
        Ok(text) => by_hand(rows, &text).map_err(|error| format!("{}: {error}", path.display())),
        Err(_) => Ok(()),
    }
}

/// Adds the encodings in a file, whose rows have only `wire` members.
fn by_hand(rows: &mut Rows<'_, '_>, text: &str) -> Result<(), String> {
    rows.flags.bytecode_interface = true;
    let dialect = rows.name.clone();
    let mut row = None;
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        if line.starts_with("  wire ") {
            let (kind, name) = row.ok_or_else(|| format!("'{line}' stands in no row"))?;
            let table = if kind == "type" { &mut rows.types } else { &mut rows.attrs };
            let found = table.get_mut(name).ok_or_else(|| format!("no {kind} '{name}'"))?;
            let member = format!("{line}\n");
            *found = wire::with_forms(&dialect, kind, found, &member).map_err(|error| error.to_string())?;
            continue;
        }
        match line.split_once(' ') {
            Some(("dialect", name)) if name == dialect => {}
            Some((kind @ ("attr" | "type"), name)) => row = Some((kind, name)),
            _ => return Err(format!("unexpected '{line}'")),
        }
    }
    Ok(())
}
