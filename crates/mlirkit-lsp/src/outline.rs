//! The structure of a document: outline, workspace symbols, folding ranges and selection ranges.

use lsp_types::{
    DocumentSymbol, FoldingRange, FoldingRangeKind, Location, Position, SelectionRange, SymbolKind, WorkspaceSymbol,
};
use mlirkit_asm::lexer::Kind;
use mlirkit_syntax::{NONE, OpKind};

use crate::document::Document;
use crate::facts::RowFacts;

/// Returns the outline of a document as a tree. Operations that have regions but are not symbols are listed by
/// operation name.
pub fn symbols(doc: &Document, rows: &RowFacts) -> Vec<DocumentSymbol> {
    let sections = doc.tree.sections();
    let mut all = Vec::new();
    for (index, section) in sections.iter().enumerate() {
        let mut found = Vec::new();
        let mut at = section.op;
        while at < section.op_end {
            found.extend(symbol(doc, rows, at, 0));
            at = doc.tree.op(at).map_or(section.op_end, |op| op.next).max(at + 1);
        }
        if sections.len() == 1 {
            return found;
        }
        let range = doc.range(section.start, section.end);
        all.push(make(format!("<file-split-{index}>"), None, SymbolKind::NAMESPACE, range, range, found));
    }
    all
}

#[allow(deprecated)]
fn make(
    name: String,
    detail: Option<String>,
    kind: SymbolKind,
    range: lsp_types::Range,
    selection_range: lsp_types::Range,
    children: Vec<DocumentSymbol>,
) -> DocumentSymbol {
    let children = (!children.is_empty()).then_some(children);
    DocumentSymbol { name, detail, kind, tags: None, deprecated: None, range, selection_range, children }
}

/// The maximum nesting depth of the outline.
const DEEPEST: usize = 64;

fn symbol(doc: &Document, rows: &RowFacts, op: u32, depth: usize) -> Option<DocumentSymbol> {
    let (tree, text) = (&doc.tree, &doc.text[..]);
    let node = tree.op(op)?;
    let name = tree.op_name(text, op);
    if node.kind == OpKind::Alias {
        return Some(make(
            doc.token_text(node.first).to_owned(),
            Some("alias".to_owned()),
            SymbolKind::CONSTANT,
            doc.op_range(op),
            doc.token_range(node.first),
            Vec::new(),
        ));
    }
    if node.kind != OpKind::Op || depth > DEEPEST {
        return None;
    }
    let own = tree.symbol(text, op, rows);
    if own.is_none() && node.region == NONE {
        return None;
    }
    let children = match depth {
        DEEPEST.. => Vec::new(),
        _ => tree.children(op).filter_map(|child| symbol(doc, rows, child, depth + 1)).collect(),
    };
    let (shown, selected) = match own {
        Some(token) => (format!("@{}", tree.symbol_text(text, token)), token),
        None if node.name == NONE => return None,
        None => (name.to_owned(), node.name),
    };
    let last = name.rsplit('.').next().unwrap_or_default();
    let kind = match last {
        "module" => SymbolKind::MODULE,
        _ if own.is_none() => SymbolKind::NAMESPACE,
        _ if last.contains("global") || last.contains("constant") || last.contains("rodata") => SymbolKind::VARIABLE,
        _ => SymbolKind::FUNCTION,
    };
    // The protocol requires that the selection range is inside the full range.
    Some(make(shown, Some(name.to_owned()), kind, doc.op_range(op), doc.token_range(selected), children))
}

/// Returns the symbols in a document whose name matches a query; see [`is_subsequence`].
pub fn matching(doc: &Document, rows: &RowFacts, query: &str) -> Vec<WorkspaceSymbol> {
    let query = query.to_lowercase();
    let (tree, text) = (&doc.tree, &doc.text[..]);
    let mut found = Vec::new();
    for op in tree.ops() {
        let Some(token) = tree.symbol(text, op, rows) else { continue };
        let name = tree.symbol_text(text, token);
        if !is_subsequence(&query, &name.to_lowercase()) {
            continue;
        }
        let container = tree.op(op).map_or(NONE, |op| op.parent);
        let container = tree.symbol(text, container, rows).map(|token| tree.symbol_text(text, token));
        found.push(WorkspaceSymbol {
            name: format!("@{name}"),
            kind: SymbolKind::FUNCTION,
            tags: None,
            container_name: container,
            location: lsp_types::OneOf::Left(Location { uri: doc.uri.clone(), range: doc.token_range(token) }),
            data: None,
        });
    }
    found
}

/// Returns true if the letters of a query occur in a name in the same order. An `@` in the query is ignored.
pub fn is_subsequence(query: &str, name: &str) -> bool {
    let mut letters = name.chars();
    query.chars().filter(|c| *c != '@').all(|wanted| letters.any(|letter| letter == wanted))
}

/// Returns the ranges that can be folded: regions, long lists, sections, and groups of comments or aliases.
pub fn folding(doc: &Document) -> Vec<FoldingRange> {
    let tree = &doc.tree;
    let mut found = Vec::new();
    let mut add = |start: u32, end: u32, kind: Option<FoldingRangeKind>| {
        if end > start {
            found.push(FoldingRange { start_line: start, end_line: end, kind, ..FoldingRange::default() });
        }
    };
    let line = |token: u32| doc.line(tree.token(token).start);
    for region in tree.regions() {
        let close =
            if region.close == NONE { tree.op(region.op).map_or(region.open, |op| op.end - 1) } else { region.close };
        add(line(region.open), line(close).saturating_sub(u32::from(region.close != NONE)), None);
    }
    if tree.sections().len() > 1 {
        for section in tree.sections() {
            let end = doc.line(section.end.saturating_sub(1));
            add(doc.line(section.start), end.saturating_sub(1), Some(FoldingRangeKind::Region));
        }
    }
    let mut aliases: Option<(u32, u32)> = None;
    for node in tree.ops().filter_map(|op| tree.op(op)) {
        match (node.kind, aliases) {
            (OpKind::Alias, Some((start, end))) if line(node.first) <= end + 1 => {
                aliases = Some((start, line(node.end - 1)))
            }
            (OpKind::Alias, _) => {
                if let Some((start, end)) = aliases.replace((line(node.first), line(node.end - 1))) {
                    add(start, end, Some(FoldingRangeKind::Imports));
                }
            }
            (OpKind::Resources, _) => add(line(node.first), line(node.end - 1), None),
            _ => {}
        }
    }
    if let Some((start, end)) = aliases {
        add(start, end, Some(FoldingRangeKind::Imports));
    }
    let mut comment: Option<u32> = None;
    for number in 0..=doc.line_count() {
        let text = doc.line_text(number).trim_ascii_start();
        let is_comment = number < doc.line_count() && text.starts_with(b"//") && !text.starts_with(b"// -----");
        match (is_comment, comment) {
            (true, None) => comment = Some(number),
            (false, Some(start)) => {
                add(start, number - 1, Some(FoldingRangeKind::Comment));
                comment = None;
            }
            _ => {}
        }
    }
    found.sort_by_key(|range| (range.start_line, std::cmp::Reverse(range.end_line)));
    found.dedup_by_key(|range| (range.start_line, range.end_line));
    found
}

/// Returns the nested selection ranges around a position, from the token at the position to the whole text.
pub fn selection(doc: &Document, position: Position) -> SelectionRange {
    let tree = &doc.tree;
    let offset = doc.offset(position);
    let mut ranges = vec![(0, doc.text.len() as u32)];
    if tree.sections().len() > 1
        && let Some(section) = tree.sections().get(tree.section_at(offset))
    {
        ranges.push((section.start, section.end));
    }
    let span = |first: u32, last: u32| (tree.token(first).start, tree.token(last).end);
    if let Some(token) = tree.token_at(offset) {
        if let Some(op) = tree.op_around(token) {
            // Editors use only a few levels, and the response nests as deeply as the source.
            let chain: Vec<u32> = tree.ancestors(op).take(DEEPEST).collect();
            for around in chain.into_iter().rev() {
                let Some(node) = tree.op(around) else { continue };
                ranges.push(span(node.first, node.end - 1));
                let inside = tree
                    .regions_of(around)
                    .filter_map(|region| tree.region(region))
                    .find(|region| region.open <= token && token <= region.close);
                if let Some(region) = inside.filter(|region| region.close != NONE) {
                    ranges.push(span(region.open, region.close));
                    ranges.push((tree.token(region.open).end, tree.token(region.close).start));
                }
            }
            ranges.extend(brackets(doc, op, token));
        }
        ranges.push(span(token, token));
    }
    let mut found: Option<SelectionRange> = None;
    let mut last = None;
    for (start, end) in ranges {
        // Each range must be inside the previous one.
        if start > offset
            || offset > end
            || last == Some((start, end))
            || last.is_some_and(|(from, to)| start < from || end > to)
        {
            continue;
        }
        last = Some((start, end));
        found = Some(SelectionRange { range: doc.range(start, end), parent: found.map(Box::new) });
    }
    found.unwrap_or(SelectionRange { range: doc.range(offset, offset), parent: None })
}

/// Returns the pairs of brackets in an operation's header that enclose a token, outermost first.
fn brackets(doc: &Document, op: u32, token: u32) -> Vec<(u32, u32)> {
    let tree = &doc.tree;
    let (mut open, mut found) = (Vec::new(), Vec::new());
    for at in tree.header(op) {
        match tree.kind(at) {
            Kind::LParen | Kind::LSquare | Kind::LBrace | Kind::Less => open.push(at),
            Kind::RParen | Kind::RSquare | Kind::RBrace | Kind::Greater => {
                if let Some(start) = open.pop()
                    && start <= token
                    && token <= at
                {
                    found.push((tree.token(start).start, tree.token(at).end));
                    found.push((tree.token(start).end, tree.token(at).start));
                }
            }
            _ => {}
        }
    }
    found.sort_by_key(|(start, end)| std::cmp::Reverse(end - start));
    found.drain(..found.len().saturating_sub(DEEPEST));
    found
}
