//! Search in the module: names, symbols, attributes, types and locations of all operations, and their printed form.

use memchr::memmem;
use mlirkit::asm::{PrintOptions, print_with_spans};
use mlirkit::ir::{Attr, AttrData, BlockRef, Context, Ident, Module, OpName, OpRef, Type};
use mlirkit_edit::paths::Paths;
use mlirkit_edit::replace::named;
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use crate::open::File;
use crate::session::{Failure, Request, Result, brief, id_of, reference};

/// Maximum length in bytes of an attribute's printed form that is searched.
const LONGEST: usize = 4096;

/// The search matches of one kind, such as symbols or types.
#[derive(Default)]
struct Found {
    count: u64,
    /// The matches by rating: equal, prefix, substring.
    hits: [Vec<Value>; 3],
}

/// The text to find, in lower case.
struct Wanted(String);

impl Wanted {
    /// Rates a string: 0 if it equals the text to find, 1 if it begins with that text, 2 if it contains it. `None` if
    /// it does not match.
    fn rate(&self, text: &str) -> Option<u8> {
        if text.len() < self.0.len() {
            return None;
        }
        let low = text.to_lowercase();
        let at = low.find(&self.0)?;
        Some(if low.len() == self.0.len() {
            0
        } else if at == 0 {
            1
        } else {
            2
        })
    }
}

/// The ratings of interned strings, each computed only once.
struct Memory<'w> {
    wanted: &'w Wanted,
    names: FxHashMap<OpName, Option<u8>>,
    types: FxHashMap<Type, Option<u8>>,
    attrs: FxHashMap<Attr, Option<u8>>,
    locations: FxHashMap<Attr, Option<(u8, String)>>,
}

impl Memory<'_> {
    fn attr(&mut self, ctx: &Context, attr: Attr) -> Option<u8> {
        if let Some(known) = self.attrs.get(&attr) {
            return *known;
        }
        let rated = match ctx.attr_data(attr) {
            AttrData::DenseElements(dense) if dense.data.len() > LONGEST => None,
            AttrData::String { value, .. } if ctx.str(*value).len() > 16 * LONGEST => None,
            _ => self.wanted.rate(&ctx.attr_text(attr)),
        };
        self.attrs.insert(attr, rated);
        rated
    }

    fn location(&mut self, ctx: &Context, location: Attr) -> Option<(u8, String)> {
        if let Some(known) = self.locations.get(&location) {
            return known.clone();
        }
        let wanted = self.wanted;
        let text = |ident: &Ident| wanted.rate(ctx.str(*ident)).map(|rate| (rate, ctx.str(*ident).to_owned()));
        let rated = ctx.find_in_location(location, |data| match data {
            AttrData::NameLoc { name, .. } => text(name),
            AttrData::FileLineCol { file, line, .. } => {
                let full = format!("{}:{line}", ctx.str(*file));
                wanted.rate(&full).map(|rate| (rate, full))
            }
            AttrData::FileRange(range) => text(&range.file),
            _ => None,
        });
        self.locations.insert(location, rated.clone());
        rated
    }
}

const KINDS: [&str; 5] = ["symbol", "operation", "attribute", "type", "location"];

/// Finds a text in the module. Request arguments: `text`, and `limit` for each kind of match. Functions that cannot be
/// read are skipped and counted.
pub fn search(file: &File, request: Request<'_>) -> Result {
    let text = request.required("text")?.to_lowercase();
    if text.is_empty() {
        return Err(Failure::new("there is nothing to search for"));
    }
    let limit = request.number("limit").unwrap_or(200) as usize;
    let wanted = Wanted(text);
    file.with(|module| {
        let unread = load(module);
        let mut memory = Memory {
            wanted: &wanted,
            names: FxHashMap::default(),
            types: FxHashMap::default(),
            attrs: FxHashMap::default(),
            locations: FxHashMap::default(),
        };
        let mut found: [Found; 5] = Default::default();
        let mut paths = Paths::default();
        let mut add = |kind: usize, rate: u8, op: OpRef<'_, '_>, detail: &dyn Fn() -> String| {
            let one = &mut found[kind];
            one.count += 1;
            // Keep the first matches of each rating, because an exact match may come last in the file.
            if let Some(hits) = one.hits.get_mut(usize::from(rate)).filter(|hits| hits.len() < limit) {
                let mut value = reference(op, &mut paths);
                value["detail"] = detail().into();
                hits.push(value);
            }
        };
        for op in module.walk() {
            let ctx = module.context();
            if let Some(symbol) = crate::outline::symbol_of(op) {
                if let Some(rate) = wanted.rate(symbol) {
                    add(0, rate, op, &|| format!("@{symbol}"));
                }
            }
            let rate = *memory.names.entry(op.op_name()).or_insert_with(|| wanted.rate(op.name()));
            if let Some(rate) = rate {
                add(1, rate, op, &|| op.name().to_owned());
            }
            let mut best: Option<(u8, &str, Attr)> = None;
            for (name, attr) in named(op).filter(|(name, _)| !matches!(*name, "sym_name")) {
                let rate = match (wanted.rate(name), memory.attr(ctx, attr)) {
                    (Some(one), Some(other)) => Some(one.min(other)),
                    (one, other) => one.or(other),
                };
                if let Some(rate) = rate.filter(|rate| best.is_none_or(|(known, ..)| *rate < known)) {
                    best = Some((rate, name, attr));
                }
            }
            if let Some((rate, name, attr)) = best {
                add(2, rate, op, &|| format!("{name} = {}", cut(shown(ctx, attr))));
            }
            for ty in op.result_types() {
                let rate = *memory.types.entry(*ty).or_insert_with(|| wanted.rate(&ctx.type_text(*ty)));
                if let Some(rate) = rate {
                    add(3, rate, op, &|| cut(ctx.type_text(*ty)));
                    break;
                }
            }
            if let Some((rate, text)) = memory.location(ctx, op.location()) {
                add(4, rate, op, &|| cut(text.clone()));
            }
        }
        let kinds = KINDS.iter().zip(found).map(|(kind, one)| {
            let hits: Vec<Value> = one.hits.into_iter().flatten().take(limit).collect();
            json!({ "kind": kind, "count": one.count, "hits": hits })
        });
        Ok(json!({ "kinds": kinds.collect::<Vec<_>>(), "unread": unread }).into())
    })
}

fn shown(ctx: &Context, attr: Attr) -> String {
    match ctx.attr_data(attr) {
        AttrData::DenseElements(dense) if dense.data.len() > LONGEST => "dense<...>".to_owned(),
        _ => ctx.attr_text(attr),
    }
}

fn cut(text: String) -> String {
    brief(text, 160)
}

/// Loads all functions. Returns the number of functions that cannot be read.
fn load(module: &Module<'_>) -> u64 {
    let mut unread = 0;
    let mut open: Vec<OpRef<'_, '_>> = module.top_block().ops().collect();
    while let Some(op) = open.pop() {
        if op.load().is_err() {
            unread += 1;
        } else if op.is_symbol_table() {
            open.extend(op.regions().flat_map(|region| region.blocks()).flat_map(BlockRef::ops));
        }
    }
    unread
}

/// Finds a text in the printed form of symbols. Request arguments: `text`, `from` (the index of a symbol) and `limit`.
/// Stops after some megabytes; the answer's `next` is the index at which to continue.
pub fn search_text(file: &File, request: Request<'_>) -> Result {
    const AT_ONCE: usize = 8 << 20;
    let text = request.required("text")?;
    let limit = request.number("limit").unwrap_or(200) as usize;
    let from = request.number("from").unwrap_or(0) as usize;
    if text.is_empty() {
        return Err(Failure::new("there is nothing to search for"));
    }
    file.with(|module| {
        let Some(root) = module.root() else { return Ok(json!({ "hits": [], "count": 0, "next": null }).into()) };
        let tables = root.is_symbol_table();
        let inner = || root.regions().flat_map(|region| region.blocks()).flat_map(BlockRef::ops);
        let mut ops: Vec<OpRef<'_, '_>> = if tables { inner().collect() } else { vec![root] };
        let total = ops.len();
        let (mut hits, mut count, mut printed, mut next) = (Vec::new(), 0_u64, 0, None);
        let mut paths = Paths::default();
        for (at, op) in ops.drain(..).enumerate().skip(from) {
            if printed > AT_ONCE {
                next = Some(at);
                break;
            }
            if crate::text_view::load(file, op).is_err() {
                continue;
            }
            let options = PrintOptions {
                elide_elements: Some(64),
                elide_resources: Some(64),
                local_scope: true,
                ..PrintOptions::default()
            };
            let (bytes, spans) = print_with_spans(op, &options);
            printed += bytes.len().max(1);
            for start in memmem::find_iter(&bytes, text.as_bytes()) {
                count += 1;
                if hits.len() < limit {
                    let begin = bytes
                        .get(..start)
                        .and_then(|all| all.iter().rposition(|byte| *byte == b'\n'))
                        .map_or(0, |at| at + 1);
                    let line = bytes.get(begin..).and_then(|rest| rest.split(|byte| *byte == b'\n').next());
                    let line = String::from_utf8_lossy(line.unwrap_or_default()).trim().to_owned();
                    let inside = spans.op_at(start as u32).map(|span| module.op(span.body, span.op)).unwrap_or(op);
                    let mut hit = reference(inside, &mut paths);
                    hit["symbol"] = id_of(op);
                    hit["detail"] = cut(line).into();
                    hits.push(hit);
                }
            }
        }
        Ok(json!({ "hits": hits, "count": count, "next": next, "total": total }).into())
    })
}
