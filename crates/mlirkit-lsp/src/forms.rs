//! The code action that rewrites an operation from custom to generic form, or the reverse.

use bytes::Bytes;
use lsp_types::{CodeAction, CodeActionKind, TextEdit};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{PrintOptions, Spans, print_in_scope, print_with_spans};
use mlirkit_ir::{BodyId, Module, OpId, OpRef, ValueId};
use mlirkit_syntax::{DefKind, NONE, NoFacts, OpKind, Tree, Values};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::actions::action;
use crate::document::Document;
use crate::engine::Engine;
use crate::excerpt::Excerpt;
use crate::facts::RowFacts;
use crate::names::scope_of;
use crate::typed::{MOST_REPARSED, Pairs, value_of, with_item};

/// Returns an action that rewrites the operation whose name is at an offset. Returns `None` if the result would be a
/// different program or would lose a comment. Large functions are excluded, because editors request actions whenever
/// the cursor moves.
pub fn rewrite(doc: &Document, rows: &RowFacts, engine: &dyn Engine, offset: u32) -> Option<CodeAction> {
    let tree = &doc.tree;
    let token = tree.name_at(offset)?;
    let op = tree.op_around(token)?;
    let node = *tree.op(op).filter(|op| op.kind == OpKind::Op && op.name == token)?;
    let size = doc.bytes_of_op(tree.item(&doc.text, op)).len();
    if size > MOST_REPARSED || has_comment(doc, node.first, node.end) {
        return None;
    }
    let generic = tree.kind(node.name) != Kind::String;
    let (text, before) = with_item(doc, rows, engine, op, |_, pairs| {
        let options = PrintOptions { generic, local_scope: true, ..PrintOptions::default() };
        let (text, spans) = print_with_spans(*pairs.get(&op)?, &options);
        let names = SourceNames::of(doc, rows, op, pairs);
        let text = names.put_into(doc, op, std::str::from_utf8(&text).ok()?, &spans)?;
        Some((text, program(*pairs.get(&tree.item(&doc.text, op))?)?))
    })??;
    let line = doc.line_text(doc.line(tree.token(node.first).start));
    let indent = " ".repeat(line.len() - line.trim_ascii_start().len());
    let text = text.trim_end().replace('\n', &format!("\n{indent}"));
    if text == doc.slice(node.first, node.end) || replaced(doc, rows, engine, op, &text)? != before {
        return None;
    }
    let title = if generic { "Rewrite in generic form" } else { "Rewrite in the operation's own form" };
    let edit = TextEdit { range: doc.op_range(op), new_text: text };
    Some(action(doc, title, CodeActionKind::REFACTOR_REWRITE, vec![edit]))
}

/// Returns true if there is a comment between the tokens from `first` to `end`.
fn has_comment(doc: &Document, first: u32, end: u32) -> bool {
    let gap = |token: u32| {
        let (from, to) = (doc.tree.token(token).end as usize, doc.tree.token(token + 1).start as usize);
        doc.text.get(from..to).is_some_and(|gap| memchr::memchr(b'/', gap).is_some())
    };
    (first..end.saturating_sub(1)).any(gap)
}

/// Returns the generic form of an operation, which is used to compare programs. `None` if the operation cannot be
/// printed.
fn program(op: OpRef<'_, '_>) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    let options = PrintOptions { generic: true, local_scope: true, ..PrintOptions::default() };
    print_in_scope(op, &options, &mut text).ok()?;
    Some(text)
}

/// Returns the generic form of the function around an operation, with the source of the operation replaced by `new`.
/// `None` if the result cannot be parsed.
fn replaced(doc: &Document, rows: &RowFacts, engine: &dyn Engine, op: u32, new: &str) -> Option<Vec<u8>> {
    let excerpt = Excerpt::of(doc, rows, op, false)?;
    let place = excerpt.place_of(doc.bytes_of_op(op))?;
    let mut text = excerpt.text.get(..place.start)?.to_vec();
    text.extend_from_slice(new.as_bytes());
    text.extend_from_slice(excerpt.text.get(place.end..)?);
    let ctx = rows.contexts.get(engine, false);
    let (module, _): (Module<'_>, _) = engine.open(&ctx, &doc.name, &Bytes::from(text)).ok()?;
    program(*excerpt.find(&module)?.last()?)
}

/// The names and locations in the source, which replace the names that the printer generates.
#[derive(Default)]
struct SourceNames {
    values: FxHashMap<(BodyId, ValueId), String>,
    /// The result names of each operation: its source text before the `=`.
    results: FxHashMap<(BodyId, OpId), String>,
    /// The source text of the trailing location of each operation.
    locations: FxHashMap<(BodyId, OpId), String>,
    /// All value names in the source.
    taken: FxHashSet<String>,
}

impl SourceNames {
    /// Collects the names of values visible in an operation, and the locations in it.
    fn of(doc: &Document, rows: &RowFacts, op: u32, pairs: &Pairs<'_, '_>) -> Self {
        let (tree, mut found) = (&doc.tree, Self::default());
        let values = Values::in_ops(tree, &doc.text, scope_of(doc, rows, op), rows);
        for def in &values.defs {
            let name = doc.token_text(def.token);
            found.taken.insert(name.to_owned());
            let Some(value) = value_of(doc, def, pairs) else { continue };
            let count: usize = match def.kind {
                DefKind::Result(_) if tree.kind(def.token + 1) == Kind::Colon => {
                    doc.token_text(def.token + 2).parse().unwrap_or(1)
                }
                _ => 1,
            };
            let (DefKind::Result(first), Some(ir), 2..) = (def.kind, pairs.get(&def.op), count) else {
                found.values.insert((value.body, value.id), name.to_owned());
                continue;
            };
            for (index, result) in ir.results().skip(first as usize).take(count).enumerate() {
                found.values.insert((result.body, result.id), format!("{name}#{index}"));
            }
        }
        let end = tree.op(op).map_or(op, |node| node.next);
        for (at, ir) in pairs.iter().filter(|(at, _)| (op..end).contains(at)) {
            let Some(node) = tree.op(*at) else { continue };
            if node.first != node.name {
                found.results.insert((ir.body, ir.id), doc.slice(node.first, node.name - 1).to_owned());
            }
            if let Some(start) = location(doc, *at) {
                found.locations.insert((ir.body, ir.id), doc.slice(start, node.end).to_owned());
            }
        }
        found
    }

    /// Replaces the names that the printer generated with the names in the source. Returns `None` if a generated name
    /// has no counterpart and already denotes something else in the source.
    fn put_into(&self, doc: &Document, op: u32, printed: &str, spans: &Spans) -> Option<String> {
        // Byte ranges of the printed operation, with their replacements.
        let mut edits: Vec<(usize, usize, String)> = Vec::new();
        for span in &spans.ops {
            let (start, end) = (span.start as usize, span.end as usize);
            if let Some(results) = self.results.get(&(span.body, span.op)) {
                edits.push((start, start + printed.get(start..end)?.find(" =")?, results.clone()));
            }
            if let Some(location) = self.locations.get(&(span.body, span.op)) {
                edits.push((end, end, format!(" {location}")));
            }
        }
        for span in spans.values.iter().filter(|span| !span.defines) {
            let (start, end) = (span.start as usize, span.end as usize);
            match self.values.get(&(span.body, span.value)) {
                Some(name) => edits.push((start, end, name.clone())),
                None if self.taken.contains(printed.get(start..end)?) => return None,
                None => {}
            }
        }
        // Only an operation without regions refers to blocks of the source. Both forms name them in the same order.
        let node = doc.tree.op(op)?;
        if node.region == NONE {
            let new = Tree::parse(printed.as_bytes(), &NoFacts);
            let theirs = (0..new.tokens().len() as u32).filter(|at| new.kind(*at) == Kind::CaretId);
            let own = (node.first..node.end).filter(|at| doc.tree.kind(*at) == Kind::CaretId);
            for (their, own) in theirs.zip(own) {
                let token = new.token(their);
                edits.push((token.start as usize, token.end as usize, doc.token_text(own).to_owned()));
            }
        }
        edits.sort_by_key(|(start, end, _)| (*start, *end));
        let (mut out, mut at) = (String::new(), 0);
        for (start, end, new) in edits {
            out.push_str(printed.get(at..start)?);
            out.push_str(&new);
            at = end;
        }
        out.push_str(printed.get(at..)?);
        // The printer's comments about predecessors must not become comments in the source.
        let plain = |line: &'_ str| match line.rfind(":  // ") {
            Some(end) if line.trim_start().starts_with('^') => line.get(..=end).unwrap_or_default().to_owned(),
            _ => line.to_owned(),
        };
        Some(out.lines().map(plain).collect::<Vec<_>>().join("\n"))
    }
}

/// Returns the first token of the trailing location of an operation; `None` if it has none.
fn location(doc: &Document, op: u32) -> Option<u32> {
    let tree = &doc.tree;
    let node = tree.op(op)?;
    let (mut depth, mut at) = (0_u32, node.end.checked_sub(1)?);
    while at > node.name {
        match tree.kind(at) {
            Kind::RParen => depth += 1,
            Kind::LParen if depth == 1 => return (doc.token_text(at - 1) == "loc").then_some(at - 1),
            Kind::LParen => depth = depth.checked_sub(1)?,
            _ if depth == 0 => return None,
            _ => {}
        }
        at -= 1;
    }
    None
}
