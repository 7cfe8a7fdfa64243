//! The JSON output of `mlirkit info`: kind, producer, dialects, tables, symbols and resources of a file.

use std::collections::BTreeMap;

use bytes::Bytes;
use mlirkit_diag::{Diagnostic, Position};
use mlirkit_inspect::{File, Sizes};
use mlirkit_ir::{BlockRef, Context, Module, OpRef};
use mlirkit_wire::{Provider, ResourceKind, SectionId};
use serde_json::{Value, json};

use super::nested::{NestedEntry, entries};
use super::{SCHEMA, text};
use crate::OpenOptions;
use crate::stablehlo::part::{Form, Part};

/// Maximum size in bytes of an IR section whose operations are counted by default.
pub(crate) const COUNTED: usize = 8 << 20;

/// Returns the output of `mlirkit info --json`. The context should [follow](crate::ContextBuilder::following) the file
/// and accept unregistered dialects. If `count` is set, operations are counted even in large files.
///
/// # Errors
/// Fails if text cannot be parsed, or if the bytecode header is damaged.
pub fn info(ctx: &Context, name: &str, file: &Bytes, count: bool) -> Result<Value, Vec<Diagnostic>> {
    let part = Part::of(file);
    let mut options = OpenOptions::default();
    if part.form == Form::Text {
        if let Some(what) = crate::other_format(&part.bytes) {
            return Err(vec![Diagnostic::error(Position::Unknown, what)]);
        }
        let opened = crate::open(ctx, name, &part.bytes, &options)?;
        return Ok(TextFacts::of(&opened.module).as_json(part.bytes.len()));
    }
    let read = File::read(&part.bytes).map_err(super::one)?;
    let ir = read.container.section(SectionId::Ir).map_or(0, |section| section.data.len());
    let counted = count || ir <= COUNTED;
    let counts = if counted { counts(&read) } else { Vec::new() };
    let nested = if counted { nested_modules(ctx, &part, &options) } else { Vec::new() };
    options.bytecode.lazy = true;
    Ok(of_bytecode(&part, &read, &symbols(ctx, &part, &counts, &options), &nested))
}

/// Counts the operations inside each operation directly below the top-level one.
pub(crate) fn counts(file: &File<'_>) -> Vec<u64> {
    Sizes::of(file).top_level.iter().map(|top| top.ops).collect()
}

/// Returns the symbols of a bytecode file; empty if the file cannot be opened. `counts` gives the number of operations
/// in each outer operation.
pub(crate) fn symbols(ctx: &Context, part: &Part, counts: &[u64], options: &OpenOptions) -> Vec<Symbol> {
    let Ok(opened) = crate::open(ctx, "", &part.bytes, options) else { return Vec::new() };
    let mut index = 0;
    let all = each_outer_op(&opened.module, |op| {
        index += 1;
        Symbol::of(op, counts.get(index - 1).copied())
    });
    all.into_iter().flatten().collect()
}

/// Returns the modules nested in attributes; empty if the file cannot be opened.
pub(crate) fn nested_modules(ctx: &Context, part: &Part, options: &OpenOptions) -> Vec<NestedEntry> {
    if !mlirkit_edit::nested::may_contain(&part.bytes) {
        return Vec::new();
    }
    let module = match part.form {
        Form::Artifact(_) => crate::stablehlo::deserialize(ctx, part.bytes.clone()).ok(),
        _ => crate::open(ctx, "", &part.bytes, options).ok().map(|opened| opened.module),
    };
    module.and_then(|module| entries(&module).ok()).unwrap_or_default()
}

/// Returns a phrase that describes the kind of a bytecode file to users.
pub(crate) fn kind(part: &Part) -> String {
    match &part.form {
        Form::Artifact(version) => format!("portable artifact of StableHLO {version}"),
        _ => "MLIR bytecode".to_owned(),
    }
}

/// Facts about a text file.
pub(crate) struct TextFacts<'c> {
    pub(crate) dialects: Vec<String>,
    /// Operation names with their number of occurrences, most frequent first.
    pub(crate) counts: Vec<(&'c str, u64)>,
    pub(crate) operations: u64,
    pub(crate) symbols: Vec<Symbol>,
    pub(crate) nested: Vec<NestedEntry>,
}

impl<'c> TextFacts<'c> {
    /// Collects the facts about a module.
    pub(crate) fn of(module: &Module<'c>) -> Self {
        let mut ops: BTreeMap<&str, u64> = BTreeMap::new();
        for op in module.top_block().ops().flat_map(OpRef::walk) {
            *ops.entry(op.name()).or_default() += 1;
        }
        let dialect = |name: &&str| name.split('.').next().unwrap_or_default().to_owned();
        let mut dialects: Vec<String> = ops.keys().map(dialect).collect();
        dialects.dedup();
        let symbols = each_outer_op(module, |op| Symbol::of(op, Some(op.walk().count() as u64)));
        let mut counts: Vec<(&str, u64)> = ops.into_iter().collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        Self {
            dialects,
            operations: counts.iter().map(|(_, count)| count).sum(),
            counts,
            symbols: symbols.into_iter().flatten().collect(),
            nested: entries(module).unwrap_or_default(),
        }
    }

    /// Returns the facts as JSON. `bytes` is the length of the text file.
    pub(crate) fn as_json(&self, bytes: usize) -> Value {
        let dialects = self.dialects.iter().map(|name| json!({ "name": name, "version": null }));
        let counts = self.counts.iter().map(|(name, count)| json!({ "name": name, "count": count }));
        json!({
            "schema": SCHEMA, "kind": "text", "exported": false, "bytes": bytes,
            "dialects": dialects.collect::<Vec<_>>(),
            "operations": self.operations, "operation_counts": counts.collect::<Vec<_>>(),
            "symbols": self.symbols.iter().map(Symbol::as_json).collect::<Vec<_>>(),
            "nested": self.nested.iter().map(NestedEntry::as_json).collect::<Vec<_>>(),
        })
    }
}

/// A symbol defined directly below the top-level operation.
pub(crate) struct Symbol {
    pub(crate) name: String,
    pub(crate) op: String,
    pub(crate) ty: Option<String>,
    pub(crate) ops: Option<u64>,
}

impl Symbol {
    /// Describes a symbol operation; `None` if the operation is not a symbol. `ops` is its number of operations, if
    /// known.
    pub(crate) fn of(op: OpRef<'_, '_>, ops: Option<u64>) -> Option<Self> {
        let ty = op.attr("function_type").or_else(|| op.attr("type"));
        Some(Self {
            name: symbol_name(op)?,
            op: op.name().to_owned(),
            ty: ty.map(|ty| plain_type(op.context().attr_text(ty))),
            ops,
        })
    }

    fn as_json(&self) -> Value {
        json!({ "name": self.name, "operation": self.op, "type": self.ty, "operations": self.ops })
    }
}

/// Unwraps the type in a printed VHLO type attribute; returns any other string unchanged.
fn plain_type(text: String) -> String {
    match text.strip_prefix("#vhlo.type_v1<").and_then(|rest| rest.strip_suffix('>')) {
        Some(inside) => inside.to_owned(),
        None => text,
    }
}

/// Returns the symbol name of an operation; `None` if it has none. The names of VHLO operations, which are VHLO
/// attributes, are included.
pub(crate) fn symbol_name(op: OpRef<'_, '_>) -> Option<String> {
    if let Some(name) = op.symbol_name() {
        return Some(name.to_owned());
    }
    let text = op.context().attr_text(op.attr("sym_name")?);
    Some(text.strip_prefix("#vhlo.string_v1<\"")?.strip_suffix("\">")?.to_owned())
}

/// Calls a function for each operation directly below the top-level one, and collects the results.
pub(crate) fn each_outer_op<T>(module: &Module<'_>, one: impl FnMut(OpRef<'_, '_>) -> T) -> Vec<T> {
    let block = module.root().and_then(|root| root.regions().next()).and_then(|region| region.blocks().next());
    block.into_iter().flat_map(BlockRef::ops).map(one).collect()
}

/// Describes the operations directly below the top-level one, in order; empty if the file cannot be opened.
pub(crate) fn outer_symbols(ctx: &Context, bytes: &bytes::Bytes) -> Vec<mlirkit_inspect::Symbol> {
    let opened = crate::open(ctx, "", bytes, &OpenOptions::lazy());
    opened.map_or(Vec::new(), |opened| {
        each_outer_op(&opened.module, |op| {
            let is_private = op.string_attr("sym_visibility") == Some("private");
            mlirkit_inspect::Symbol { name: symbol_name(op), is_private }
        })
    })
}

/// Returns the facts about a bytecode file as JSON.
pub(crate) fn of_bytecode(part: &Part, file: &File<'_>, symbols: &[Symbol], nested: &[NestedEntry]) -> Value {
    let release = crate::release_of(&part.bytes);
    let dialects = file.dialects.as_ref().map_or(&[][..], |table| &table.dialects);
    let dialects = dialects.iter().map(|d| json!({ "name": d.name, "version": d.version.map(|v| hex(v.rest())) }));
    let sections = file.container.sections().iter();
    let sections = sections.map(|s| json!({ "name": s.id.name(), "offset": s.start, "bytes": s.data.len() as u64 }));
    let resources = resources(file);
    let resources = resources
        .iter()
        .map(|(provider, key, kind, bytes)| json!({ "provider": provider, "key": key, "kind": kind, "bytes": bytes }));
    json!({
        "schema": SCHEMA,
        "kind": kind(part),
        "exported": part.envelope.is_some(),
        "bytes": file.bytes.len() as u64,
        "producer": text(file.container.header().producer),
        "version": file.container.version(),
        "release": release.map(|of| of.release.to_string()),
        "snapshot": release.map(|of| of.snapshot),
        "dialects": dialects.collect::<Vec<_>>(),
        "operation_kinds": file.dialects.as_ref().map(|table| table.ops.len()),
        "attributes": file.entries.as_ref().map(|table| table.attributes()),
        "types": file.entries.as_ref().map(|table| table.types()),
        "strings": file.strings.as_ref().map(|table| table.len()),
        "sections": sections.collect::<Vec<_>>(),
        "symbols": symbols.iter().map(Symbol::as_json).collect::<Vec<_>>(),
        "resources": resources.collect::<Vec<_>>(),
        "nested": nested.iter().map(NestedEntry::as_json).collect::<Vec<_>>(),
    })
}

/// Formats bytes as hexadecimal numbers separated by spaces.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}

/// Returns the provider, key, kind and size of each resource.
pub(crate) fn resources(file: &File<'_>) -> Vec<(String, String, &'static str, u64)> {
    let (Some(table), Some(strings)) = (&file.resources, &file.strings) else { return Vec::new() };
    let mut all = Vec::new();
    for group in table.groups(strings) {
        let provider = match group.provider {
            Provider::External(name) => text(name),
            Provider::Dialect(number) => file.dialect(number).to_owned(),
        };
        for resource in group.resources() {
            let kind = match resource.kind {
                ResourceKind::Blob => "blob",
                ResourceKind::Bool => "bool",
                ResourceKind::String => "string",
            };
            all.push((provider.clone(), text(resource.key), kind, resource.data.len() as u64));
        }
    }
    all
}
