//! Excerpts: a function with the definitions needed to parse and verify it separately.

use std::collections::BTreeMap;
use std::ops::Range;

use bytes::Bytes;
use mlirkit_asm::lexer::Kind;
use mlirkit_defs::OpFlags;
use mlirkit_ir::{Module, OpRef};
use mlirkit_syntax::{NONE, OpKind};
use rustc_hash::FxHashSet;

use crate::document::Document;
use crate::facts::RowFacts;

/// The maximum total size, in bytes, of other symbols in an excerpt.
const MOST: usize = 1 << 20;

/// Source that consists of one function, the operations that enclose it, and the aliases that they use. If requested,
/// it includes the symbols to which the function refers. Other functions are included without their bodies.
#[derive(Debug, Clone)]
pub struct Excerpt {
    /// The source of the excerpt.
    pub text: Bytes,
    /// The operations that enclose the function, outermost first, and the function itself.
    pub chain: Vec<u32>,
    /// The byte ranges copied from the document, each with the offset of its copy in the excerpt.
    parts: Vec<(usize, Range<usize>)>,
    /// Whether the parser will wrap the excerpt in a module.
    implied: bool,
}

impl Excerpt {
    /// Creates the excerpt for the function that contains an operation. With `symbols`, also includes the symbols to
    /// which the function refers. Returns `None` if the excerpt would be incomplete.
    pub fn of(doc: &Document, rows: &RowFacts, op: u32, symbols: bool) -> Option<Self> {
        let tree = &doc.tree;
        let item = tree.item(&doc.text, op);
        let node = tree.op(item).filter(|op| op.kind == OpKind::Op)?;
        let mut chain: Vec<u32> = tree.ancestors(item).collect();
        chain.reverse();
        let named = if symbols { named_symbols(doc, rows, item)? } else { BTreeMap::new() };
        // The tokens before and after the contents of each enclosing operation's region.
        let mut braces: Vec<(Range<u32>, Range<u32>)> = Vec::new();
        for pair in chain.windows(2) {
            let (container, region) = (tree.op(pair[0])?, tree.region(tree.region_around(pair[1]))?);
            let close = if region.close == NONE { container.end } else { region.close };
            braces.push((container.first..region.open + 1, close..container.end));
        }
        let tokens = braces.iter().flat_map(|(open, close)| [open.clone(), close.clone()]);
        let tokens = tokens.chain(named.values().flatten().cloned()).chain(std::iter::once(node.first..node.end));
        let (mut parts, mut text) = (Vec::new(), String::new());
        let mut add = |tokens: Range<u32>| {
            let start = tree.token(tokens.start).start as usize;
            let part = doc.slice(tokens.start, tokens.end);
            parts.push((text.len(), start..start + part.len()));
            // An enclosing operation whose closing brace is missing is closed here.
            text.push_str(if part.is_empty() { "}" } else { part });
            text.push('\n');
        };
        for alias in doc.index(rows).aliases(tree, &doc.text, tokens) {
            if let Some(alias) = tree.op(alias) {
                add(alias.first..alias.end);
            }
        }
        braces.iter().for_each(|(open, _)| add(open.clone()));
        add(node.first..node.end);
        for (index, op) in chain.iter().enumerate().rev() {
            if let Some((_, close)) = braces.get(index) {
                named.get(op).into_iter().flatten().for_each(|symbol| add(symbol.clone()));
                add(close.clone());
            }
        }
        let outer = named.get(&NONE);
        outer.into_iter().flatten().for_each(|symbol| add(symbol.clone()));
        let is_module = matches!(tree.op_name(&doc.text, chain[0]), "module" | "builtin.module");
        Some(Self { implied: outer.is_some() || !is_module, text: text.into(), chain, parts })
    }

    /// Converts an offset in the excerpt to an offset in the document. `None` if nothing was copied from the document
    /// before it.
    pub fn offset(&self, at: usize) -> Option<usize> {
        let (from, part) = self.parts.get(self.parts.partition_point(|(from, _)| *from <= at).checked_sub(1)?)?;
        Some((part.start + (at - from)).min(part.end))
    }

    /// Converts a byte range in the document to a range in the excerpt. `None` if the excerpt does not contain the
    /// whole range.
    pub fn place_of(&self, range: Range<usize>) -> Option<Range<usize>> {
        let is_around = |part: &Range<usize>| part.start <= range.start && range.end <= part.end;
        let (from, part) = self.parts.iter().find(|(_, part)| is_around(part))?;
        Some(from + (range.start - part.start)..from + (range.end - part.start))
    }

    /// Returns the IR operations that correspond to [`chain`](Self::chain), in a module that was parsed from the
    /// excerpt. Returns `None` if an operation is missing in the module.
    pub fn find<'m, 'c>(&self, module: &'m Module<'c>) -> Option<Vec<OpRef<'m, 'c>>> {
        let mut block = module.top_block();
        if self.implied {
            block = module.root()?.regions().next()?.blocks().next()?;
        }
        let mut found = Vec::new();
        for _ in 1..self.chain.len() {
            // In the excerpt, each operation in the chain is the first operation inside its parent.
            let op = block.ops().next()?;
            found.push(op);
            block = op.regions().find_map(|region| region.blocks().next())?;
        }
        found.push(block.ops().next()?);
        Some(found)
    }
}

/// Returns the token ranges of the symbols to which a function refers, grouped by the operation that encloses the
/// symbol. Returns `None` if their total size exceeds [`MOST`].
fn named_symbols(doc: &Document, rows: &RowFacts, item: u32) -> Option<BTreeMap<u32, Vec<Range<u32>>>> {
    let (tree, text) = (&doc.tree, &doc.text[..]);
    let (node, index) = (tree.op(item)?, doc.index(rows));
    let (mut found, mut seen, mut size) = (BTreeMap::<u32, Vec<_>>::new(), FxHashSet::default(), 0);
    let is_outside = |op: u32| !(item..node.next).contains(&op);
    for token in (node.first..node.end).filter(|token| tree.kind(*token) == Kind::AtId) {
        if tree.symbol_path(text, token).len() > 1 {
            continue;
        }
        let Some(around) = tree.op_around(token) else { continue };
        let Some(symbol) = index.symbol(tree, around, &[tree.symbol_text(text, token)]).filter(|op| is_outside(*op))
        else {
            continue;
        };
        let symbol_node = tree.op(symbol)?;
        // A function that encloses this one is already in the excerpt.
        if tree.ancestors(item).any(|around| around == symbol) || !seen.insert(symbol) {
            continue;
        }
        let is_path = tree.kind(token + 1) == Kind::Colon && tree.kind(token + 2) == Kind::Colon;
        let name = tree.full_name(text, symbol, rows);
        let is_function = rows.op_def(&name).is_some_and(|def| def.flags.has(OpFlags::FUNCTION));
        let body = tree.regions_of(symbol).next().and_then(|region| tree.region(region));
        let is_own_form = tree.kind(symbol_node.name) != Kind::String;
        let end = body.filter(|_| is_function && !is_path && is_own_form).map_or(symbol_node.end, |body| body.open);
        size += doc.slice(symbol_node.first, end).len();
        if size > MOST {
            return None;
        }
        found.entry(symbol_node.parent).or_default().push(symbol_node.first..end);
    }
    Some(found)
}
