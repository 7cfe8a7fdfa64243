//! The call hierarchy: which symbols refer to which other symbols.

use lsp_types::{CallHierarchyIncomingCall, CallHierarchyItem, CallHierarchyOutgoingCall, SymbolKind};
use mlirkit_asm::lexer::Kind;

use crate::document::Document;
use crate::facts::RowFacts;
use crate::names::{NameTarget, occurrences, target_at, target_of};

fn item(doc: &Document, rows: &RowFacts, op: u32) -> Option<CallHierarchyItem> {
    let token = doc.tree.symbol(&doc.text, op, rows)?;
    Some(CallHierarchyItem {
        name: format!("@{}", doc.tree.symbol_text(&doc.text, token)),
        kind: SymbolKind::FUNCTION,
        tags: None,
        detail: Some(doc.tree.op_name(&doc.text, op).to_owned()),
        uri: doc.uri.clone(),
        range: doc.op_range(op),
        selection_range: doc.token_range(token),
        data: None,
    })
}

/// Returns the symbol whose name is at an offset. If there is no name, returns the innermost symbol that contains the
/// offset. The result has at most one item.
pub fn prepare(doc: &Document, rows: &RowFacts, offset: u32) -> Vec<CallHierarchyItem> {
    let symbol = match target_at(doc, rows, offset) {
        Some((NameTarget::Symbol(op), _)) => Some(op),
        _ => doc.tree.token_at(offset).and_then(|token| around(doc, rows, token)),
    };
    symbol.and_then(|op| item(doc, rows, op)).into_iter().collect()
}

/// Returns the innermost operation that contains a token and defines a symbol. `None` if there is none.
fn around(doc: &Document, rows: &RowFacts, token: u32) -> Option<u32> {
    let op = doc.tree.op_around(token)?;
    doc.tree.ancestors(op).find(|op| doc.tree.symbol(&doc.text, *op, rows).is_some())
}

/// Returns the operation that defines the symbol of an item from [`prepare`]. `None` if the document no longer has a
/// symbol at that position.
fn op_of(doc: &Document, rows: &RowFacts, item: &CallHierarchyItem) -> Option<u32> {
    match target_at(doc, rows, doc.offset(item.selection_range.start))?.0 {
        NameTarget::Symbol(op) => Some(op),
        _ => None,
    }
}

/// Returns the symbols that refer to a symbol, and for each of them the ranges of the references in it.
pub fn incoming(doc: &Document, rows: &RowFacts, of: &CallHierarchyItem) -> Vec<CallHierarchyIncomingCall> {
    let Some(op) = op_of(doc, rows, of) else { return Vec::new() };
    let own = doc.tree.symbol(&doc.text, op, rows);
    let mut found: Vec<(u32, Vec<u32>)> = Vec::new();
    for token in occurrences(doc, rows, &NameTarget::Symbol(op)).into_iter().filter(|token| Some(*token) != own) {
        let Some(caller) = around(doc, rows, token) else { continue };
        match found.iter_mut().find(|(op, _)| *op == caller) {
            Some((_, tokens)) => tokens.push(token),
            None => found.push((caller, vec![token])),
        }
    }
    let calls = found.into_iter().filter_map(|(caller, tokens)| {
        let from_ranges = tokens.into_iter().map(|token| doc.token_range(token)).collect();
        Some(CallHierarchyIncomingCall { from: item(doc, rows, caller)?, from_ranges })
    });
    calls.collect()
}

/// Returns the symbols to which a symbol refers, and for each of them the ranges of the references to it.
pub fn outgoing(doc: &Document, rows: &RowFacts, of: &CallHierarchyItem) -> Vec<CallHierarchyOutgoingCall> {
    let Some(op) = op_of(doc, rows, of) else { return Vec::new() };
    let Some(node) = doc.tree.op(op) else { return Vec::new() };
    let own = doc.tree.symbol(&doc.text, op, rows);
    let mut found: Vec<(u32, Vec<u32>)> = Vec::new();
    // In `@module::@function`, only the last name is called.
    let is_last = |token: &u32| doc.tree.kind(token + 1) != Kind::Colon || doc.tree.kind(token + 2) != Kind::Colon;
    let names = (node.first..node.end).filter(|token| doc.tree.kind(*token) == Kind::AtId && Some(*token) != own);
    for token in names.filter(is_last) {
        let Some(NameTarget::Symbol(callee)) = target_of(doc, rows, token) else { continue };
        match found.iter_mut().find(|(op, _)| *op == callee) {
            Some((_, tokens)) => tokens.push(token),
            None => found.push((callee, vec![token])),
        }
    }
    let calls = found.into_iter().filter_map(|(callee, tokens)| {
        let from_ranges = tokens.into_iter().map(|token| doc.token_range(token)).collect();
        Some(CallHierarchyOutgoingCall { to: item(doc, rows, callee)?, from_ranges })
    });
    calls.collect()
}
