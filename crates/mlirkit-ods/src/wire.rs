//! Converts the records of upstream's bytecode encoding generator to bytecode encodings.

use std::collections::BTreeMap;

use mlirkit_defs::AttrDef;
use mlirkit_diag::Error;

use crate::records::{DagArg, Doc, Rec};
use crate::rows::{Rows, parsed};

/// Adds the encodings of a dialect to its definitions. With `strict`, an encoding without a definition is an error.
/// Otherwise such an encoding is dropped, as for a type that another release defines only in C++, and readers report
/// its code as unknown.
///
/// # Errors
/// Fails if a definition cannot express an encoding or, with `strict`, if an encoding has no definition.
pub fn add(rows: &mut Rows<'_, '_>, docs: &[&Doc], strict: bool) -> Result<(), Error> {
    let name = rows.name.clone();
    let is_this = |rec: &Rec<'_>| rec.text("dialect").is_some_and(|dialect| dialect.eq_ignore_ascii_case(&name));
    for doc in docs {
        let attrs: Vec<_> = doc.of_class("DialectAttributes").filter(is_this).collect();
        let types: Vec<_> = doc.of_class("DialectTypes").filter(is_this).collect();
        rows.flags.bytecode_interface |= !attrs.is_empty() || !types.is_empty();
        from_records(&name, "attr", &attrs, (&mut rows.attrs, strict))?;
        from_records(&name, "type", &types, (&mut rows.types, strict))?;
    }
    Ok(())
}

/// Adds the encodings in lists of records to the definitions `rows`. The index of a record in its list is the code of
/// the encoding. Fails under the same conditions as [`add`].
fn from_records(
    dialect: &str,
    kind: &str,
    lists: &[Rec<'_>],
    (rows, strict): (&mut BTreeMap<String, AttrDef>, bool),
) -> Result<(), Error> {
    for (code, rec) in lists.iter().flat_map(|list| list.defs("elems").into_iter().enumerate()) {
        if rec.name == "ReservedOrDead" {
            continue;
        }
        let class = rec.text("cType").unwrap_or(rec.name);
        let Some(row) = rows.values_mut().find(|row| &*row.class == class) else {
            let message = format!("'{dialect}' has an encoding of {class}, but no definition");
            if strict {
                return Err(Error::unplaced(message));
            }
            continue;
        };
        let form = form(code, rec).map_err(|what| Error::unplaced(format!("the encoding of {}: {what}", rec.name)))?;
        *row = with_forms(dialect, kind, row, &form)?;
    }
    Ok(())
}

/// Returns the `wire` line of a definition for the encoding `rec` with the code `code`. The error describes what a
/// definition file cannot express.
fn form(code: usize, rec: Rec<'_>) -> Result<String, String> {
    let mut form = format!("  wire {code}");
    if let Some(condition) = rec.text("printerPredicate") {
        let present = condition.strip_prefix("!!$_val.get");
        let getter = present.or_else(|| condition.strip_prefix("!$_val.get")).and_then(|rest| rest.strip_suffix("()"));
        let getter = getter.ok_or_else(|| format!("a condition that is not a getter: {condition}"))?;
        form += &format!(" {} {}", if present.is_some() { "if" } else { "unless" }, uncapitalized(getter));
    }
    for (arg, name) in rec.dag("members") {
        let DagArg::Def(field) = arg else { return Err(format!("'{name}' is not a record")) };
        // The generated reader may use a local variable of another type for a parameter, so take the name from the
        // writer's getter.
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

/// Returns the kind of a field, determined from the C++ code that writes it; `None` for a field that is not written.
/// Fails if the C++ code is not recognized.
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

/// Returns the definition `row` with the encodings in `forms`, which are `wire` lines of a definition file.
///
/// # Errors
/// Fails if the lines are not valid.
pub fn with_forms(dialect: &str, kind: &str, row: &AttrDef, forms: &str) -> Result<AttrDef, Error> {
    let shown = row.display_as(if kind == "type" { "type" } else { "attr" });
    let parsed = parsed(format!("dialect {dialect}\n{shown}{forms}"))?;
    let found = parsed.attrs().chain(parsed.types()).next().cloned();
    found.ok_or_else(|| Error::unplaced(format!("'{}' is gone", row.name)))
}
