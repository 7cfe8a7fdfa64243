//! Suggestions for mistyped names.

use crate::context::{library_dialect, library_names};
use crate::defs::Dialect;
use crate::defs::history::Lifetime;
use crate::diag::{Diagnostic, FailureKind, nearest};

/// Returns the full name of the known operation whose name is nearest to `name`; `None` if no name is similar.
pub fn nearest_op(name: &str) -> Option<String> {
    let (own, rows, short) = nearest_dialect(name)?;
    let is_known = name.split('.').next() != Some(own) && rows.op(short).is_some();
    let near = if is_known { short } else { nearest(short, rows.op_names())? };
    Some(format!("{own}.{near}"))
}

/// Returns the known full name nearest to `name`. The sigil selects what is searched: attributes for `#`, types for
/// `!`, operations otherwise. `None` if no name is similar.
pub fn nearest_row(name: &str, sigil: Option<char>) -> Option<String> {
    let Some(sigil) = sigil else { return nearest_op(name) };
    let (own, rows, short) = nearest_dialect(name)?;
    let near = match sigil {
        '#' => nearest(short, rows.attrs().filter_map(|row| row.mnemonic.as_deref())),
        _ => nearest(short, rows.types().filter_map(|row| row.mnemonic.as_deref())),
    };
    near.map(|near| format!("{sigil}{own}.{near}"))
}

/// Returns the known dialect nearest to the one in a full name, with its definitions, and the name without its dialect.
/// `None` if no dialect is similar.
fn nearest_dialect(name: &str) -> Option<(&str, &'static Dialect, &str)> {
    let (dialect, short) = name.split_once('.')?;
    let own = if library_dialect(dialect).is_some() { dialect } else { nearest(dialect, library_names())? };
    Some((own, library_dialect(own)?, short))
}

/// Adds a suggestion to an error about an unknown operation; returns other diagnostics unchanged.
pub fn hinted(diagnostic: &Diagnostic) -> Diagnostic {
    let message = &*diagnostic.message;
    if !matches!(diagnostic.kind, FailureKind::UnknownOperation | FailureKind::UnknownDialect) {
        return diagnostic.clone();
    }
    let name = ["custom op '", "unregistered operation '"].iter().find_map(|start| message.split_once(start));
    // A name without a dialect is also searched in the default dialect.
    let name = message.split_once(" (tried '").or(name);
    let name = name.and_then(|(_, rest)| rest.split('\'').next());
    let unknown = || {
        let namespace = message.strip_prefix("Dialect `")?.split_once("' not found for custom op")?.0;
        let is_name = !namespace.is_empty() && mlirkit_dialects::lookup(namespace).is_none();
        is_name
            .then(|| format!("--dialect FILE gives the definitions of dialect '{namespace}' (mlirkit dialect --help)"))
    };
    let near = |name| {
        let mut changes = crate::port::changes(name).into_iter();
        if let Some(entry) = changes.find(|entry| entry.kind == "operation" && entry.life != Lifetime::default()) {
            return Some(
                diagnostic.clone().with_note(format!("'{name}' exists {}", crate::port::life_in_words(entry.life))),
            );
        }
        let near = nearest_op(name).filter(|near| near != name)?;
        Some(diagnostic.clone().with_suggestion(&near))
    };
    let unknown = || Some(diagnostic.clone().with_note(unknown()?));
    name.and_then(near).or_else(unknown).unwrap_or_else(|| diagnostic.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_with_a_few_other_letters() {
        assert_eq!(nearest_op("arith.adi").as_deref(), Some("arith.addi"));
        assert_eq!(nearest_op("arit.addi").as_deref(), Some("arith.addi"));
        assert_eq!(nearest_op("nowhere.addi"), None);
    }
}
