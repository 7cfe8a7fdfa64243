//! Encodings in bytecode: from `.td` files where upstream has them there, else from the files in `encodings`.

use std::collections::BTreeMap;
use std::path::Path;

use mlirkit_defs::{AttrDef, Dialect};

use super::records::{DagArg, Doc, Rec};
use super::rows::Rows;

/// Where the encodings stand that upstream has in C++ only.
const BY_HAND: &str = "crates/mlirkit-dialects/encodings";

/// Adds the encodings of a dialect to its rows. `strict`: each belongs to a row. A type that another release has in C++ only
/// has none, and its code is then unknown to the reader.
pub fn add(rows: &mut Rows<'_, '_>, docs: &[&Doc], strict: bool) -> Result<(), String> {
    let name = rows.name.clone();
    let is_this = |rec: &Rec<'_>| rec.text("dialect").is_some_and(|dialect| dialect.eq_ignore_ascii_case(&name));
    for doc in docs {
        let attrs: Vec<_> = doc.of_class("DialectAttributes").filter(is_this).collect();
        let types: Vec<_> = doc.of_class("DialectTypes").filter(is_this).collect();
        rows.flags.bytecode_interface |= !attrs.is_empty() || !types.is_empty();
        from_records(&name, "attr", &attrs, (&mut rows.attrs, strict))?;
        from_records(&name, "type", &types, (&mut rows.types, strict))?;
    }
    let path = Path::new(BY_HAND).join(format!("{name}.def"));
    match std::fs::read_to_string(&path) {
        Ok(text) => by_hand(rows, &text).map_err(|error| format!("{}: {error}", path.display())),
        Err(_) => Ok(()),
    }
}

/// Adds the encodings that a list of records describes: the place in the list is the code.
fn from_records(
    dialect: &str,
    kind: &str,
    lists: &[Rec<'_>],
    (rows, strict): (&mut BTreeMap<String, AttrDef>, bool),
) -> Result<(), String> {
    for (code, rec) in lists.iter().flat_map(|list| list.defs("elems").into_iter().enumerate()) {
        if rec.name == "ReservedOrDead" {
            continue;
        }
        let class = rec.text("cType").unwrap_or(rec.name);
        let Some(row) = rows.values_mut().find(|row| &*row.class == class) else {
            let message = format!("'{dialect}' has an encoding of {class}, but no row");
            if strict {
                return Err(message);
            }
            eprintln!("skipped: {message}");
            continue;
        };
        let form = form(code, rec).map_err(|what| format!("the encoding of {}: {what}", rec.name))?;
        *row = with_forms(dialect, kind, row, &form)?;
    }
    Ok(())
}

/// The member of a row that a record describes.
fn form(code: usize, rec: Rec<'_>) -> Result<String, String> {
    let mut form = format!("  wire {code}");
    if let Some(condition) = rec.text("printerPredicate") {
        let present = condition.strip_prefix("!!$_val.get");
        let getter = present.or_else(|| condition.strip_prefix("!$_val.get")).and_then(|rest| rest.strip_suffix("()"));
        let getter = getter.ok_or_else(|| format!("a condition that is no getter: {condition}"))?;
        form += &format!(" {} {}", if present.is_some() { "if" } else { "unless" }, uncapitalized(getter));
    }
    for (arg, name) in rec.dag("members") {
        let DagArg::Def(field) = arg else { return Err(format!("'{name}' is no record")) };
        // What is local to the generated reader is a parameter in another type: the one that its writer gets.
        let getter =
            field.text("cPrinter").and_then(|code| code.split_once("$_name.get")?.1.split_once('(')).map(|it| it.0);
        let name = getter.map_or_else(|| name.to_owned(), uncapitalized);
        if let Some(kind) = field_kind(field).map_err(|what| format!("'{name}': {what}"))? {
            form += &format!(" {name}:{kind}");
        }
    }
    Ok(form + "\n")
}

fn uncapitalized(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}

/// How a field is encoded, by the code that writes it; `None` for one that is not written.
fn field_kind(field: Rec<'_>) -> Result<Option<String>, String> {
    if field.is("Array") {
        let element = field.def("elemT").ok_or("an array of nothing")?;
        return Ok(field_kind(element)?.map(|kind| format!("list:{kind}")));
    }
    let Some(printer) = field.text("cPrinter") else { return Ok(None) };
    let function = printer.trim_start_matches("$_writer.").split('(').next().unwrap_or("");
    Ok(Some(match function {
        "writeAttribute" => "attr".to_owned(),
        "writeOptionalAttribute" => "attr?".to_owned(),
        "writeType" => "type".to_owned(),
        "writeVarInt" => "varint".to_owned(),
        "writeSignedVarInt" => "svarint".to_owned(),
        "writeOptionalInt" => "varint?".to_owned(),
        "writeOwnedBool" => "bool".to_owned(),
        "writeOwnedString" => "str".to_owned(),
        "writeOwnedBlob" => "blob".to_owned(),
        "writeAPFloatWithKnownSemantics" if field.text("cType") == Some("double") => "double".to_owned(),
        "writeOptionalArrayRef<uint64_t>" => "list?:varint".to_owned(),
        list if list.starts_with("writeOptionalArrayRef<") => "list?:attr?".to_owned(),
        other => return Err(format!("written by {other}")),
    }))
}

/// Adds the encodings of a file: rows with nothing but `wire` members.
fn by_hand(rows: &mut Rows<'_, '_>, text: &str) -> Result<(), String> {
    rows.flags.bytecode_interface = true;
    let dialect = rows.name.clone();
    let mut row = None;
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        if line.starts_with("  wire ") {
            let (kind, name) = row.ok_or_else(|| format!("'{line}' stands in no row"))?;
            let table = if kind == "type" { &mut rows.types } else { &mut rows.attrs };
            let found = table.get_mut(name).ok_or_else(|| format!("no {kind} '{name}'"))?;
            *found = with_forms(&dialect, kind, found, &format!("{line}\n"))?;
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

/// A row with more members.
fn with_forms(dialect: &str, kind: &str, row: &AttrDef, forms: &str) -> Result<AttrDef, String> {
    let parsed = Dialect::parse(format!(
        "dialect {dialect}\n{}{forms}",
        row.display_as(if kind == "type" { "type" } else { "attr" })
    ));
    let parsed = parsed.map_err(|error| error.to_string())?;
    parsed.check().map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    parsed.attrs().chain(parsed.types()).next().cloned().ok_or_else(|| format!("'{}' is gone", row.name))
}
