//! Requests about locations: the number of operations at each name, file and line, and the bytecode size of each
//! location.

use std::rc::Rc;

use mlirkit::bytecode;
use mlirkit::ir::{Attr, AttrData, BodyId, Ident, Module, OpId, OpRef, ResourceValue};
use mlirkit_edit::replace::named;
use mlirkit_inspect::{File as Inspected, Meaning, parts};
use mlirkit_wire::SectionId;
use rustc_hash::{FxHashMap, FxHashSet};
use serde_json::{Value, json};

use crate::graph::name_and_file;
use crate::open::File;
use crate::session::{Failure, Request, Result, id_of};
use crate::tensors::{Data, each_data};

/// Maximum number of file lines, and of names, in an answer.
const MOST: usize = 20_000;

/// The name in a location, and the file name with the line; each is `None` if the location lacks it.
type Place = (Option<Ident>, Option<(Ident, u32)>);

/// The key by which bytes of bytecode are summed: function, operation name, location name, file and line.
type Owner<'n> = (Rc<str>, &'n str, &'n str, &'n str, u32);

struct Entry<'m, 'c> {
    count: u64,
    first: OpRef<'m, 'c>,
}

/// Returns the files and lines, and the names, in the locations of the module. Each has the number of operations at
/// that location, and the first of them.
pub fn locations(file: &File, _: Request<'_>) -> Result {
    file.with(|module| {
        module.load_all().map_err(|error| file.failure(&[*error]))?;
        let ctx = module.context();
        let mut known: FxHashMap<Attr, Place> = FxHashMap::default();
        let mut lines: FxHashMap<(Ident, u32), Entry<'_, '_>> = FxHashMap::default();
        let mut names: FxHashMap<Ident, Entry<'_, '_>> = FxHashMap::default();
        let (mut total, mut unknown) = (0_u64, 0_u64);
        for op in module.walk() {
            total += 1;
            let location = op.location();
            let (name, place) = *known.entry(location).or_insert_with(|| name_and_file(ctx, location));
            if let Some(place) = place {
                lines.entry(place).or_insert(Entry { count: 0, first: op }).count += 1;
            }
            if let Some(name) = name {
                names.entry(name).or_insert(Entry { count: 0, first: op }).count += 1;
            }
            unknown += u64::from(name.is_none() && place.is_none());
        }
        let mut lines: Vec<_> = lines.into_iter().map(|((file, line), entry)| (ctx.str(file), line, entry)).collect();
        lines.sort_by(|one, other| (one.0, one.1).cmp(&(other.0, other.1)));
        let mut names: Vec<_> = names.into_iter().map(|(name, entry)| (ctx.str(name), entry)).collect();
        names.sort_by_cached_key(|one| natural(one.0));
        let cut = lines.len() > MOST || names.len() > MOST;
        let of = |entry: &Entry<'_, '_>| {
            let around = crate::whole::symbol_around(entry.first).map(id_of);
            (entry.count, id_of(entry.first), around)
        };
        let lines = lines.iter().take(MOST).map(|(file, line, entry)| {
            let (count, op, symbol) = of(entry);
            json!([file, line, count, op, symbol])
        });
        let names = names.iter().take(MOST).map(|(name, entry)| {
            let (count, op, symbol) = of(entry);
            json!([name, count, op, symbol])
        });
        Ok(json!({
            "total": total, "unknown": unknown, "cut": cut,
            "lines": lines.collect::<Vec<Value>>(), "names": names.collect::<Vec<Value>>(),
        })
        .into())
    })
}

/// Splits a name into words and numbers, so that sorting compares the numbers by value.
fn natural(name: &str) -> Vec<(u64, &str)> {
    let mut parts = Vec::new();
    let mut rest = name;
    while !rest.is_empty() {
        let text = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(text);
        let digits = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
        let (number, after) = after.split_at(digits);
        parts.push((0, word));
        if !number.is_empty() {
            parts.push((number.parse().unwrap_or(u64::MAX), ""));
        }
        rest = after;
    }
    parts
}

/// Returns the bytes of bytecode that each operation and location takes. Constants and resources count where they are
/// first used.
pub fn owners(file: &File, _: Request<'_>) -> Result {
    let (name, source) = (&file.name, &file.bytes);
    file.with(|module| {
        module.load_all().map_err(|error| file.failure(&[*error]))?;
        let ctx = module.context();
        let mut made = Vec::new();
        bytecode::write(module, &mut made, &mlirkit::write_options_for(ctx)).map_err(Failure::from)?;
        let inspected =
            Inspected::read(&made).map_err(|error| Failure::of(&[error.into_diagnostic()], name, source))?;
        // In bytecode, operations are in pre-order.
        let mut sizes: Vec<u64> = Vec::new();
        let mut inside = false;
        parts(&inspected, &mut |part| {
            match part.meaning {
                Meaning::SectionHead { id, .. } if part.depth == 0 => inside = id == SectionId::Ir,
                Meaning::Op { .. } if inside => sizes.push(0),
                _ => {}
            }
            if inside && let Some(last) = sizes.last_mut() {
                *last += part.range.end - part.range.start;
            }
        });
        let resources = resources(module);
        let mut counted: FxHashSet<Data> = FxHashSet::default();
        let mut functions: FxHashMap<(BodyId, OpId), Rc<str>> = FxHashMap::default();
        // The key consists of the function, the operation name, the location name, the file and the line.
        let mut sums: FxHashMap<Owner<'_>, (u64, u64, Value)> = FxHashMap::default();
        let mut rest = 0;
        for (at, op) in module.walk().enumerate() {
            let mut bytes = sizes.get(at).copied().unwrap_or(0);
            for (_, attr) in named(op) {
                each_data(ctx, attr, &mut |data| {
                    let size = match &data {
                        Data::Constant(attr) => match ctx.attr_data(*attr) {
                            AttrData::DenseElements(dense) => dense.data.len() as u64,
                            _ => 0,
                        },
                        Data::Resource(group, key) => resources.get(&(*group, *key)).copied().unwrap_or(0),
                    };
                    bytes += if counted.insert(data) { size } else { 0 };
                });
            }
            let symbol = crate::whole::symbol_around(op).or_else(|| op.symbol_name().map(|_| op));
            let function = symbol.map_or_else(Rc::default, |symbol| {
                functions.entry((symbol.body, symbol.id)).or_insert_with(|| crate::outline::path(symbol).into()).clone()
            });
            let (scope, place) = name_and_file(ctx, op.location());
            let (path, line) = place.map_or(("", 0), |(file, line)| (ctx.str(file), line));
            let key = (function, op.name(), scope.map_or("", |name| ctx.str(name)), path, line);
            let sum = sums.entry(key).or_insert_with(|| (0, 0, id_of(op)));
            (sum.0, sum.1) = (sum.0 + bytes, sum.1 + 1);
            rest += bytes;
        }
        let mut rows: Vec<_> = sums.into_iter().collect();
        rows.sort_by(|one, other| other.1.0.cmp(&one.1.0).then_with(|| one.0.cmp(&other.0)));
        let rows = rows.iter().take(200_000).map(|((function, op, scope, path, line), (bytes, count, first))| {
            json!([&**function, op, scope, path, line, bytes, count, first])
        });
        let rest = (made.len() as u64).saturating_sub(rest);
        Ok(json!({ "bytes": made.len(), "shared": rest, "rows": rows.collect::<Vec<Value>>() }).into())
    })
}

/// Returns the size of each resource in bytes.
fn resources(module: &Module<'_>) -> FxHashMap<(Ident, Ident), u64> {
    let all = module.dialect_resources.iter().flat_map(|group| group.entries.iter().map(|entry| (group.name, entry)));
    let sized = all.filter_map(|(group, (key, value))| match value {
        Some(ResourceValue::Blob { data, .. }) => Some(((group, *key), data.len() as u64)),
        _ => None,
    });
    sized.collect()
}
