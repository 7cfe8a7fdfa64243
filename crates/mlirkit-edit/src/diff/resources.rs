//! Compares the resources of two modules by content.

use std::collections::BTreeMap;

use mlirkit_ir::Module;
use rustc_hash::{FxHashMap, FxHashSet};

use super::{DiffSubject, Difference};

/// The resources of both modules.
pub(super) struct ResourceContents {
    /// The resource keys that exist in both modules. Attributes that refer to them are compared by key.
    pub(super) both: FxHashSet<(mlirkit_ir::Ident, mlirkit_ir::Ident)>,
    /// The contents of the resources that are not in `both`.
    pub(super) contents: FxHashMap<(mlirkit_ir::Ident, mlirkit_ir::Ident), String>,
    pub(super) changes: Vec<Difference>,
}

impl ResourceContents {
    pub(super) fn of(old: &Module<'_>, new: &Module<'_>) -> Self {
        let ctx = old.context();
        let table = |module: &Module<'_>| {
            let mut table = BTreeMap::new();
            for group in &module.dialect_resources {
                for (key, value) in &group.entries {
                    let content = value.as_ref().map(|value| match value {
                        mlirkit_ir::ResourceValue::Blob { data, .. } => {
                            format!("{} bytes, {}", data.len(), blake3::hash(data))
                        }
                        other => format!("{other:?}"),
                    });
                    let name = format!("{}:{}", ctx.str(group.name), ctx.str(*key));
                    table.insert(name, ((group.name, *key), content));
                }
            }
            table
        };
        let (a, b) = (table(old), table(new));
        let contents =
            a.values().chain(b.values()).filter_map(|(key, content)| Some((*key, content.clone()?))).collect();
        let known = |table: &BTreeMap<_, (_, Option<String>)>, content: &Option<String>| {
            content.is_some() && table.values().any(|(_, other)| other == content)
        };
        let change = |name: &String, old: Option<String>, new: Option<String>| Difference {
            path: name.clone(),
            what: DiffSubject::Resource,
            old,
            new,
        };
        let none = || "no data".to_owned();
        let mut changes = Vec::new();
        for (name, (_, content)) in &a {
            match b.get(name) {
                Some((_, other)) if other == content => {}
                Some((_, other)) => changes.push(change(
                    name,
                    Some(content.clone().unwrap_or_else(none)),
                    Some(other.clone().unwrap_or_else(none)),
                )),
                // A key without data may only be mentioned in attributes, so it is not reported.
                None if content.is_none() || known(&b, content) => {}
                None => changes.push(change(name, Some(content.clone().unwrap_or_else(none)), None)),
            }
        }
        for (name, (_, content)) in b.iter().filter(|(name, _)| !a.contains_key(*name)) {
            if content.is_some() && !known(&a, content) {
                changes.push(change(name, None, Some(content.clone().unwrap_or_else(none))));
            }
        }
        let both = a.iter().filter(|(name, _)| b.contains_key(*name)).map(|(_, (key, _))| *key).collect();
        Self { both, contents, changes }
    }
}
