//! Inlay hints: the types of results and block arguments, and names in locations.

use lsp_types::{InlayHint, InlayHintKind, InlayHintLabel, Range};
use mlirkit_asm::lexer::Kind;
use mlirkit_ir::AttrData;
use mlirkit_syntax::{DefKind, OpKind, Values};

use crate::document::Document;
use crate::engine::Engine;
use crate::facts::RowFacts;
use crate::names::scope_of;
use crate::typed::{ValueTypes, with_item};

/// The maximum length of a type in a hint, in characters. Longer ones are cut.
const LONGEST: usize = 60;

/// Returns the inlay hints in a range.
pub fn hints(doc: &Document, rows: &RowFacts, engine: &dyn Engine, range: Range) -> Vec<InlayHint> {
    let tree = &doc.tree;
    let (start, end) = (doc.offset(range.start), doc.offset(range.end));
    let first = tree.tokens().partition_point(|token| token.end <= start) as u32;
    let last = tree.tokens().partition_point(|token| token.start < end) as u32;
    let mut found = Vec::new();
    let mut at = first;
    // Visits one function at a time.
    while at < last {
        let Some(op) = tree.op_around(at) else {
            at += 1;
            continue;
        };
        let item = tree.item(&doc.text, op);
        let Some(node) = tree.op(item).filter(|node| node.kind == OpKind::Op) else {
            at = tree.op(op).map_or(at, |op| op.end).max(at + 1);
            continue;
        };
        if at < node.first || is_container(doc, item) {
            at += 1;
            continue;
        }
        let values = Values::in_ops(tree, &doc.text, scope_of(doc, rows, item), rows);
        let types = ValueTypes::of(doc, rows, engine, item, &values);
        for def in values
            .defs
            .iter()
            .filter(|def| (first..last).contains(&def.token) && (node.first..node.end).contains(&def.token))
        {
            let is_result = matches!(def.kind, DefKind::Result(_));
            // No hint is needed for an argument that is followed by its type, or for an operation whose source ends
            // with its result type.
            let shown = tree.kind(def.token + 1) == Kind::Colon && tree.kind(def.token + 2) != Kind::Integer;
            let Some(text) = types.all(def.token).filter(|text| !(shown || is_result && says_type(doc, def.op, text)))
            else {
                continue;
            };
            let text = if text.chars().count() > LONGEST {
                text.chars().take(LONGEST).chain(['…']).collect()
            } else {
                text.to_owned()
            };
            found.push(hint(doc, tree.token(def.token).end, format!(": {text}"), InlayHintKind::TYPE));
        }
        found.extend(names(doc, rows, engine, item, first..last));
        at = node.end.max(at + 1);
    }
    found
}

/// Returns true if an operation is a module, which contains functions.
pub fn is_container(doc: &Document, op: u32) -> bool {
    let name = doc.tree.op_name(&doc.text, op);
    name == "module" || name.ends_with(".module")
}

fn hint(doc: &Document, offset: u32, label: String, kind: InlayHintKind) -> InlayHint {
    InlayHint {
        position: doc.position(offset),
        label: InlayHintLabel::String(label),
        kind: Some(kind),
        text_edits: None,
        tooltip: None,
        padding_left: Some(false),
        padding_right: Some(false),
        data: None,
    }
}

/// Returns true if the source of an operation, not counting its location, ends with the printed type `ty`.
fn says_type(doc: &Document, op: u32, ty: &str) -> bool {
    let Some(node) = doc.tree.op(op) else { return false };
    let text = doc.slice(node.first, node.end);
    let text = text.rfind(" loc(").map_or(text, |at| &text[..at]);
    text.ends_with(ty)
}

/// Returns hints for operations whose location is a name location, such as `loc("conv1")`. Each hint shows the name.
fn names(
    doc: &Document,
    rows: &RowFacts,
    engine: &dyn Engine,
    item: u32,
    tokens: std::ops::Range<u32>,
) -> Vec<InlayHint> {
    let named = with_item(doc, rows, engine, item, |_, pairs| {
        let mut found = Vec::new();
        for (op, ir) in pairs {
            let Some(node) = doc.tree.op(*op).filter(|op| tokens.contains(&op.first)) else { continue };
            let ctx = ir.context();
            if ctx.is_file_loc(ir.location()) {
                continue;
            }
            if let AttrData::NameLoc { name, .. } = ctx.attr_data(ir.location()) {
                found.push((node.end - 1, ctx.str(*name).to_owned()));
            }
        }
        found
    });
    let mut named = named.unwrap_or_default();
    named.sort();
    named
        .into_iter()
        .map(|(token, name)| hint(doc, doc.tree.token(token).end, format!(" \"{name}\""), InlayHintKind::PARAMETER))
        .collect()
}
