//! Requests about names: definitions, references, highlights and renaming of values, blocks, symbols and aliases.

use std::collections::HashMap;
use std::ops::Range;

use lsp_types::{DocumentHighlight, DocumentHighlightKind, Location, PrepareRenameResponse, TextEdit, WorkspaceEdit};
use mlirkit_asm::is_bare_identifier;
use mlirkit_asm::lexer::Kind;
use mlirkit_syntax::{Def, NONE, OpKind, Values};

use crate::document::{Document, uri_of};
use crate::facts::RowFacts;

/// The value, block, symbol or alias to which a name refers.
#[derive(Debug, Clone)]
pub enum NameTarget {
    /// A value, and the range of operations in which it may be used.
    Value(Def, Range<u32>),
    /// A block, by its index.
    Block(u32),
    /// A symbol, given by the operation that defines it.
    Symbol(u32),
    /// An alias, given by the node that defines it.
    Alias(u32),
    /// An alias, block or symbol that is not defined in the document, given by one of its tokens.
    Undefined(u32),
}

/// Returns the operations that may share values with an operation: those in its function, or those in its block at
/// module level.
pub fn scope_of(doc: &Document, rows: &RowFacts, op: u32) -> Range<u32> {
    let tree = &doc.tree;
    let item = tree.item(&doc.text, op);
    let Some(node) = tree.op(item) else { return 0..0 };
    if tree.facts(&doc.text, item, rows).isolated {
        return item..node.next;
    }
    match tree.op(node.parent) {
        Some(parent) => node.parent..parent.next,
        None => {
            let start = tree.token(node.first).start;
            tree.sections().get(tree.section_at(start)).map_or(0..0, |section| section.op..section.op_end)
        }
    }
}

/// Returns the tokens in a range of operations.
pub fn tokens_of(doc: &Document, ops: &Range<u32>) -> Range<u32> {
    let first = doc.tree.op(ops.start).map_or(0, |op| op.first);
    let mut end = first;
    let mut at = ops.start;
    while at < ops.end {
        let Some(op) = doc.tree.op(at) else { break };
        end = end.max(op.end);
        at = op.next.max(at + 1);
    }
    first..end
}

/// Returns what the name at an offset refers to, and the token of the name. `None` if there is no such name.
pub fn target_at(doc: &Document, rows: &RowFacts, offset: u32) -> Option<(NameTarget, u32)> {
    let token = doc.tree.name_at(offset)?;
    Some((target_of(doc, rows, token)?, token))
}

/// Returns what the name at a token refers to. `None` if the token is not such a name.
pub fn target_of(doc: &Document, rows: &RowFacts, token: u32) -> Option<NameTarget> {
    let (tree, text) = (&doc.tree, &doc.text[..]);
    match tree.kind(token) {
        Kind::PercentId => {
            let scope = scope_of(doc, rows, tree.op_around(token).or_else(|| op_of_label(doc, token))?);
            let values = Values::in_ops(tree, text, scope.clone(), rows);
            let def = *values.resolve(tree, text, token)?;
            Some(NameTarget::Value(def, scope))
        }
        Kind::CaretId => Some(tree.block_named(text, token).map_or(NameTarget::Undefined(token), NameTarget::Block)),
        Kind::AtId => {
            let op = tree.op_around(token)?;
            if tree.symbol(text, op, rows) == Some(token) {
                return Some(NameTarget::Symbol(op));
            }
            let path = tree.symbol_path(text, token);
            Some(doc.index(rows).symbol(tree, op, &path).map_or(NameTarget::Undefined(token), NameTarget::Symbol))
        }
        Kind::String => {
            let op = tree.op_around(token)?;
            (tree.symbol(text, op, rows) == Some(token)).then_some(NameTarget::Symbol(op))
        }
        Kind::HashId | Kind::ExclaimId => {
            let is_result = tree.kind(token) == Kind::HashId
                && tree.kind(token.wrapping_sub(1)) == Kind::PercentId
                && tree.token(token - 1).end == tree.token(token).start;
            if is_result {
                return target_of(doc, rows, token - 1);
            }
            if doc.token_text(token).contains('.') {
                return None;
            }
            doc.index(rows).alias(tree, text, token).map(NameTarget::Alias)
        }
        _ => None,
    }
}

/// Returns the operation that encloses the block label to which a token belongs; `None` if the token is not part of a
/// label.
fn op_of_label(doc: &Document, token: u32) -> Option<u32> {
    let block = doc.tree.block(doc.tree.block_at(token)?)?;
    doc.tree.region(block.region).map(|region| region.op)
}

/// Returns the token that defines a target; `None` if the target is not defined in the document.
pub fn definition_of(doc: &Document, rows: &RowFacts, target: &NameTarget) -> Option<u32> {
    match target {
        NameTarget::Value(def, _) => Some(def.token),
        NameTarget::Block(block) => doc.tree.block(*block).map(|block| block.label),
        NameTarget::Symbol(op) => doc.tree.symbol(&doc.text, *op, rows),
        NameTarget::Alias(op) => doc.tree.op(*op).map(|op| op.first),
        NameTarget::Undefined(_) => None,
    }
}

/// Returns all tokens that name a target, in order.
pub fn occurrences(doc: &Document, rows: &RowFacts, target: &NameTarget) -> Vec<u32> {
    let (tree, text) = (&doc.tree, &doc.text[..]);
    match target {
        NameTarget::Value(def, scope) => {
            let values = Values::in_ops(tree, text, scope.clone(), rows);
            values.uses(tree, text, def, tokens_of(doc, scope))
        }
        NameTarget::Block(block) => tree.block_uses(text, *block),
        NameTarget::Symbol(op) => symbol_uses(doc, rows, *op),
        NameTarget::Alias(op) => {
            let Some(name) = tree.op(*op).map(|op| op.first) else { return Vec::new() };
            same_text(doc, name)
        }
        NameTarget::Undefined(token) => same_text(doc, *token),
    }
}

/// Returns all tokens with the same text as the given token in its section.
fn same_text(doc: &Document, token: u32) -> Vec<u32> {
    let tree = &doc.tree;
    let Some(section) = tree.sections().get(tree.section_at(tree.token(token).start)) else { return Vec::new() };
    let (kind, name) = (tree.kind(token), doc.token_text(token));
    (section.first..section.last).filter(|at| tree.kind(*at) == kind && doc.token_text(*at) == name).collect()
}

fn symbol_uses(doc: &Document, rows: &RowFacts, op: u32) -> Vec<u32> {
    let (tree, text) = (&doc.tree, &doc.text[..]);
    let Some(own) = tree.symbol(text, op, rows) else { return Vec::new() };
    let name = tree.symbol_text(text, own);
    let Some(section) = tree.sections().get(tree.section_at(tree.token(own).start)) else { return Vec::new() };
    let named = |op: u32| tree.symbol(text, op, rows).is_some_and(|token| tree.symbol_text(text, token) == name);
    // If no other symbol in the section has the name, every use refers to this one.
    let is_only = (section.op..section.op_end).filter(|op| named(*op)).count() == 1;
    let same = |token: &u32| {
        if *token == own {
            return true;
        }
        tree.kind(*token) == Kind::AtId
            && tree.symbol_text(text, *token) == name
            && (is_only || {
                let around = tree.op_around(*token).unwrap_or(NONE);
                tree.symbol(text, around, rows) != Some(*token)
                    && doc.index(rows).symbol(tree, around, &tree.symbol_path(text, *token)) == Some(op)
            })
    };
    (section.first..section.last).filter(same).collect()
}

/// Returns the response to "go to definition": the definition of the name at an offset, or the source positions to
/// which the operation or location there refers.
pub fn definition(doc: &Document, rows: &RowFacts, offset: u32) -> Vec<Location> {
    if let Some((target, _)) = target_at(doc, rows, offset) {
        return definition_of(doc, rows, &target).map(|token| doc.token_location(token)).into_iter().collect();
    }
    // For an operation name, the target is the position to which the location of the operation refers.
    let Some(token) = doc.tree.name_at(offset) else { return Vec::new() };
    if doc.tree.kind(token) == Kind::String
        && let Some((path, line, column)) = file_location(doc, token)
    {
        return source_location(doc, &path, line, column).into_iter().collect();
    }
    let op = doc.tree.op_around(token).filter(|op| doc.tree.op(*op).is_some_and(|op| op.name == token));
    op.map(|op| locations_of(doc, rows, op)).unwrap_or_default()
}

/// Returns the source file positions to which an operation's location refers. If it refers to none, returns the
/// position of the operation itself.
pub fn locations_of(doc: &Document, rows: &RowFacts, op: u32) -> Vec<Location> {
    let mut found = Vec::new();
    let tokens: Vec<u32> = doc.tree.header(op).collect();
    let loc =
        tokens.iter().rposition(|token| doc.token_text(*token) == "loc" && doc.tree.kind(token + 1) == Kind::LParen);
    if let Some(loc) = loc {
        let mut seen = Vec::new();
        collect_locations(doc, rows, &tokens[loc..], &mut seen, &mut found);
    }
    if found.is_empty() {
        found.push(Location {
            uri: doc.uri.clone(),
            range: doc.tree.op(op).map_or_else(Default::default, |op| doc.token_range(op.name)),
        });
    }
    found
}

fn collect_locations(doc: &Document, rows: &RowFacts, tokens: &[u32], seen: &mut Vec<u32>, found: &mut Vec<Location>) {
    for token in tokens {
        match doc.tree.kind(*token) {
            Kind::String => {
                let place = file_location(doc, *token)
                    .and_then(|(path, line, column)| source_location(doc, &path, line, column));
                found.extend(place);
            }
            Kind::HashId => {
                if let Some(alias) = doc
                    .index(rows)
                    .alias(&doc.tree, &doc.text, *token)
                    .filter(|alias| !seen.contains(alias) && seen.len() < 64)
                {
                    seen.push(alias);
                    let tokens: Vec<u32> = doc.tree.op(alias).map_or(0..0, |op| op.first + 1..op.end).collect();
                    collect_locations(doc, rows, &tokens, seen, found);
                }
            }
            _ => {}
        }
    }
}

/// Returns the path, line and column of a location `"path":line:column` whose path is at a token; `None` if there is no
/// such location.
pub fn file_location(doc: &Document, token: u32) -> Option<(String, u32, u32)> {
    let tree = &doc.tree;
    let number = |at: u32| (tree.kind(at) == Kind::Integer).then(|| doc.token_text(at).parse().ok()).flatten();
    if tree.kind(token) != Kind::String || tree.kind(token + 1) != Kind::Colon || tree.kind(token + 3) != Kind::Colon {
        return None;
    }
    Some((tree.symbol_text(&doc.text, token), number(token + 2)?, number(token + 4)?))
}

/// Converts a path, line and column from a file location to a position. A relative path is resolved against the folder
/// of the document. Returns `None` if the path yields no URI.
pub fn source_location(doc: &Document, path: &str, line: u32, column: u32) -> Option<Location> {
    let own = std::path::Path::new(&doc.name).parent()?;
    let full = own.join(path);
    let uri = uri_of(&full.to_string_lossy())?;
    let at = lsp_types::Position { line: line.saturating_sub(1), character: column.saturating_sub(1) };
    Some(Location { uri, range: lsp_types::Range { start: at, end: at } })
}

/// Returns the response to "find references" for the name at an offset. If `declaration` is set, the definition is
/// included.
pub fn references(doc: &Document, rows: &RowFacts, offset: u32, declaration: bool) -> Vec<Location> {
    let target = target_at(doc, rows, offset).map(|(target, _)| target).or_else(|| results_of_name(doc, rows, offset));
    let Some(target) = target else { return Vec::new() };
    let own = definition_of(doc, rows, &target);
    let all = occurrences(doc, rows, &target);
    all.into_iter().filter(|token| declaration || Some(*token) != own).map(|token| doc.token_location(token)).collect()
}

/// Returns what the operation whose name is at an offset defines: its symbol or, if it is not a symbol, its first
/// result. Returns `None` if it defines neither, or if there is no operation name.
fn results_of_name(doc: &Document, rows: &RowFacts, offset: u32) -> Option<NameTarget> {
    let token = doc.tree.name_at(offset)?;
    let op = doc.tree.op_around(token).filter(|op| doc.tree.op(*op).is_some_and(|op| op.name == token))?;
    if doc.tree.symbol(&doc.text, op, rows).is_some() {
        return Some(NameTarget::Symbol(op));
    }
    let first = doc.tree.op(op)?.first;
    (doc.tree.kind(first) == Kind::PercentId).then(|| target_of(doc, rows, first)).flatten()
}

/// Returns the response to "document highlight": the occurrences of the name at an offset.
pub fn highlights(doc: &Document, rows: &RowFacts, offset: u32) -> Vec<DocumentHighlight> {
    let Some((target, _)) = target_at(doc, rows, offset) else { return Vec::new() };
    let own = definition_of(doc, rows, &target);
    let kind = |token| if Some(token) == own { DocumentHighlightKind::WRITE } else { DocumentHighlightKind::READ };
    let all = occurrences(doc, rows, &target);
    all.into_iter().map(|token| DocumentHighlight { range: doc.token_range(token), kind: Some(kind(token)) }).collect()
}

/// Returns the range and the text of the name at an offset; `None` if it cannot be renamed because it has no
/// definition.
pub fn prepare_rename(doc: &Document, rows: &RowFacts, offset: u32) -> Option<PrepareRenameResponse> {
    let (target, token) = target_at(doc, rows, offset)?;
    definition_of(doc, rows, &target)?;
    Some(PrepareRenameResponse::RangeWithPlaceholder {
        range: doc.token_range(token),
        placeholder: doc.token_text(token).to_owned(),
    })
}

/// Renames what the name at an offset refers to, in the whole document.
///
/// # Errors
/// Returns the reason why the new name cannot be used.
pub fn rename(doc: &Document, rows: &RowFacts, offset: u32, new: &str) -> Result<WorkspaceEdit, String> {
    let (target, _) = target_at(doc, rows, offset).ok_or("there is no name to rename here")?;
    let own = definition_of(doc, rows, &target).ok_or("the name has no definition in this file")?;
    let text = doc.token_text(own);
    let sigil = text.chars().next().filter(|c| "%^@#!".contains(*c));
    let bare = sigil.map_or(new, |sigil| new.strip_prefix(sigil).unwrap_or(new)).trim_matches('"');
    let is_symbol = matches!(target, NameTarget::Symbol(_));
    let numbered = bare.bytes().all(|c| c.is_ascii_digit()) && !bare.is_empty();
    let suffix = bare.bytes().all(|c| c.is_ascii_alphanumeric() || b"_$.-".contains(&c))
        && !bare.is_empty()
        && (numbered || !bare.as_bytes()[0].is_ascii_digit());
    let fits = match target {
        NameTarget::Value(..) | NameTarget::Block(_) => suffix,
        NameTarget::Alias(_) => suffix && !bare.contains('.') && !numbered,
        _ => !bare.is_empty(),
    };
    if !fits {
        return Err(format!("'{new}' is not a valid name"));
    }
    let spelled = match (is_symbol, sigil) {
        (true, _) if is_bare_identifier(bare.as_bytes()) => format!("@{bare}"),
        (true, _) => format!("@\"{}\"", bare.replace('\\', "\\\\").replace('"', "\\\"")),
        (false, sigil) => format!("{}{bare}", sigil.unwrap_or_default()),
    };
    if let Some(taken) = taken(doc, rows, &target, &spelled, own) {
        let line = doc.line(doc.tree.token(taken).start) + 1;
        return Err(format!("'{spelled}' is already defined in line {line}"));
    }
    let edits = occurrences(doc, rows, &target).into_iter().map(|token| {
        let quoted = doc.tree.kind(token) == Kind::String;
        let new_text =
            if quoted { format!("\"{}\"", bare.replace('\\', "\\\\").replace('"', "\\\"")) } else { spelled.clone() };
        TextEdit { range: doc.token_range(token), new_text }
    });
    #[allow(clippy::mutable_key_type)]
    let changes = HashMap::from([(doc.uri.clone(), edits.collect())]);
    Ok(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() })
}

/// Returns the token of an existing definition whose name collides with the new name; `None` if there is none.
fn taken(doc: &Document, rows: &RowFacts, target: &NameTarget, name: &str, own: u32) -> Option<u32> {
    let (tree, text) = (&doc.tree, &doc.text[..]);
    if doc.token_text(own) == name {
        return None;
    }
    match target {
        NameTarget::Value(_, scope) => {
            let values = Values::in_ops(tree, text, scope.clone(), rows);
            values.defs.iter().map(|def| def.token).find(|token| doc.token_text(*token) == name)
        }
        NameTarget::Block(block) => {
            let block = tree.block(*block)?;
            tree.blocks_in(block.region, block.label)
                .filter_map(|block| tree.block(block))
                .map(|block| block.label)
                .filter(|label| *label != NONE)
                .find(|label| doc.token_text(*label) == name)
        }
        NameTarget::Symbol(op) => {
            let wanted = name.trim_start_matches('@').trim_matches('"');
            let parent = tree.op(*op)?.parent;
            tree.children(parent)
                .filter_map(|child| tree.symbol(text, child, rows))
                .find(|token| tree.symbol_text(text, *token) == wanted)
        }
        NameTarget::Alias(_) => tree
            .ops()
            .filter_map(|op| tree.op(op))
            .find(|op| op.kind == OpKind::Alias && doc.token_text(op.first) == name)
            .map(|op| op.first),
        NameTarget::Undefined(_) => None,
    }
}
