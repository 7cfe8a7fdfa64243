//! What the parser knows of one function: the operations of the tree matched with those of the IR, and the types of values.

use std::sync::Arc;

use bytes::Bytes;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::type_to_string;
use mlirkit_ir::{BlockRef, Context, Module, OpRef, Type, ValueRef};
use mlirkit_syntax::{Def, DefKind, NONE, OpKind, Values};
use rustc_hash::FxHashMap;

use crate::document::Document;
use crate::engine::{Engine, TextPart};

/// Pairs of an operation in the tree and the same operation in the IR.
pub type Pairs<'m, 'c> = FxHashMap<u32, OpRef<'m, 'c>>;

/// Parses the function around an operation with the aliases of its section and the operations around it. Its
/// siblings are left out. Passes the result on. Returns `None` if the function cannot be parsed.
pub fn with_item<T>(
    doc: &Document,
    engine: &dyn Engine,
    op: u32,
    then: impl FnOnce(&Module<'_>, &Pairs<'_, '_>) -> T,
) -> Option<T> {
    let tree = &doc.tree;
    let item = tree.item(&doc.text, op);
    let node = tree.op(item).filter(|op| op.kind == OpKind::Op)?;
    let section = tree.sections().get(tree.section_at(tree.token(node.first).start))?;
    let mut text = String::new();
    for alias in (section.op..section.op_end).filter(|op| tree.op(*op).is_some_and(|op| op.kind == OpKind::Alias)) {
        text.push_str(tree.op(alias).map_or("", |op| doc.slice(op.first, op.end)));
        text.push('\n');
    }
    let around: Vec<u32> = tree.ancestors(item).skip(1).collect();
    for container in around.iter().rev() {
        let open = tree.regions_of(*container).next().and_then(|region| tree.region(region))?.open;
        text.push_str(tree.op(*container).map_or("", |op| doc.slice(op.first, open + 1)));
        text.push('\n');
    }
    text.push_str(doc.slice(node.first, node.end));
    text.push('\n');
    for container in &around {
        let close = tree.regions_of(*container).next().and_then(|region| tree.region(region))?.close;
        let end = tree.op(*container)?.end;
        text.push_str(if close == NONE { "}" } else { doc.slice(close, end) });
        text.push('\n');
    }
    let ctx: Context = engine.context(false);
    let text = Bytes::from(text);
    let part = TextPart { name: &doc.name, text: &text, range: 0..text.len(), line: 1, lazy: false };
    let (module, _) = engine.open(&ctx, &part).ok()?;
    let mut pairs = Pairs::default();
    // The chain of containers, then the function.
    let mut chain: Vec<u32> = around.iter().rev().copied().collect();
    chain.push(item);
    let root = module.root()?;
    let mut block = module.top_block();
    if doc.tree.op_name(&doc.text, chain[0]).rsplit('.').next() != Some("module") && root.is("builtin.module") {
        block = root.regions().next()?.blocks().next()?;
    }
    for (index, op) in chain.iter().enumerate() {
        let ir = block.ops().next()?;
        if index + 1 == chain.len() {
            pair(doc, item, ir, &mut pairs, 0);
        } else {
            pairs.insert(*op, ir);
            block = ir.regions().next()?.blocks().next()?;
        }
    }
    Some(then(&module, &pairs))
}

/// The most regions around an operation that is matched.
const DEEPEST: usize = 256;

fn pair<'m, 'c>(doc: &Document, op: u32, ir: OpRef<'m, 'c>, pairs: &mut Pairs<'m, 'c>, depth: usize) {
    pairs.insert(op, ir);
    if depth >= DEEPEST {
        return;
    }
    // Regions without a counterpart in the text are empty or implied.
    let regions: Vec<u32> = doc.tree.regions_of(op).collect();
    let shown: Vec<_> = if regions.len() == ir.regions().count() {
        ir.regions().collect()
    } else {
        ir.regions().filter(|region| region.blocks().next().is_some()).collect()
    };
    for (region, ir) in regions.into_iter().zip(shown) {
        let blocks = blocks_of(doc, region);
        for (ops, ir) in blocks.into_iter().zip(ir.blocks()) {
            pair_blocks(doc, &ops, ir, pairs, depth);
        }
    }
}

/// Returns the operations of each block of a region, without an empty unlabelled first block.
fn blocks_of(doc: &Document, region: u32) -> Vec<Vec<u32>> {
    let Some(owner) = doc.tree.region(region).map(|region| region.op) else { return Vec::new() };
    let mut blocks: Vec<(u32, Vec<u32>)> =
        blocks_in(doc, region).into_iter().map(|block| (block, Vec::new())).collect();
    for op in doc.tree.children(owner) {
        let block = doc.tree.op(op).map_or(NONE, |op| op.block);
        if let Some((_, ops)) = blocks.iter_mut().find(|(index, _)| *index == block) {
            ops.push(op);
        }
    }
    if blocks.len() > 1 && blocks.first().is_some_and(|(_, ops)| ops.is_empty()) {
        blocks.remove(0);
    }
    blocks.into_iter().map(|(_, ops)| ops).collect()
}

/// Returns the indices of the blocks of a region.
pub fn blocks_in(doc: &Document, region: u32) -> Vec<u32> {
    let blocks = doc.tree.blocks();
    let open = doc.tree.region(region).map_or(0, |region| region.open);
    let from = blocks.partition_point(|block| block.first <= open);
    let close = doc.tree.region(region).map_or(0, |region| if region.close == NONE { u32::MAX } else { region.close });
    (from..blocks.len())
        .take_while(|at| blocks[*at].first <= close)
        .filter(|at| blocks[*at].region == region)
        .map(|at| at as u32)
        .collect()
}

fn pair_blocks<'m, 'c>(doc: &Document, ops: &[u32], block: BlockRef<'m, 'c>, pairs: &mut Pairs<'m, 'c>, depth: usize) {
    let mut irs = block.ops().peekable();
    for op in ops {
        let name = doc.tree.op_name(&doc.text, *op);
        let is_same =
            |ir: &OpRef<'_, '_>| ir.name() == name || !name.contains('.') && ir.name().rsplit('.').next() == Some(name);
        if let Some(ir) = irs.next_if(is_same) {
            pair(doc, *op, ir, pairs, depth + 1);
        } else {
            let mut ahead = irs.clone();
            if let Some(found) = ahead.find(is_same) {
                pair(doc, *op, found, pairs, depth + 1);
                irs = ahead;
            }
        }
    }
}

/// Returns the value of the IR that a definition makes.
pub fn value_of<'m, 'c>(doc: &Document, def: &Def, pairs: &Pairs<'m, 'c>) -> Option<ValueRef<'m, 'c>> {
    let op = *pairs.get(&def.op)?;
    match def.kind {
        DefKind::Result(index) => op.result(index as usize),
        DefKind::BlockArg(block, index) => {
            let region = def.region;
            let number = doc.tree.regions_of(def.op).position(|other| other == region)?;
            let labelled = blocks_in(doc, region);
            let first_is_empty = labelled.len() > 1
                && !doc
                    .tree
                    .children(def.op)
                    .any(|op| doc.tree.op(op).is_some_and(|op| Some(&op.block) == labelled.first()));
            let place = labelled.iter().position(|other| *other == block)? - usize::from(first_is_empty);
            op.regions().nth(number)?.blocks().nth(place)?.args().nth(index as usize)
        }
        DefKind::Entry(index) => {
            let all = op.regions().filter_map(|region| region.blocks().next()).flat_map(|block| block.args());
            all.into_iter().nth(index as usize)
        }
    }
}

/// The types of the values of a function, by the token that defines each.
#[derive(Debug, Clone, Default)]
pub struct ValueTypes(FxHashMap<u32, Arc<str>>);

impl ValueTypes {
    /// Parses the function around an operation. Types that the parser does not determine are guessed from the text.
    pub fn of(doc: &Document, engine: &dyn Engine, op: u32, values: &Values) -> Self {
        let mut types = with_item(doc, engine, op, |module, pairs| {
            let (ctx, mut spelled, mut types) =
                (module.context(), FxHashMap::<Type, Arc<str>>::default(), Self::default());
            for def in &values.defs {
                if let Some(value) = value_of(doc, def, pairs) {
                    let text = spelled.entry(value.ty()).or_insert_with(|| type_to_string(ctx, value.ty()).into());
                    types.0.insert(def.token, Arc::clone(text));
                }
            }
            types
        });
        let types_now = types.get_or_insert_default();
        for def in &values.defs {
            if !types_now.0.contains_key(&def.token)
                && let Some(text) = guess(doc, def)
            {
                types_now.0.insert(def.token, text.into());
            }
        }
        types.unwrap_or_default()
    }

    /// Returns the type of a value.
    pub fn get(&self, token: u32) -> Option<&str> {
        self.0.get(&token).map(|text| &**text)
    }
}

/// Returns the type that the text states for a value: after its colon, or at the end of its operation.
fn guess(doc: &Document, def: &Def) -> Option<String> {
    let tree = &doc.tree;
    if !matches!(def.kind, DefKind::Result(_)) {
        if tree.kind(def.token + 1) != Kind::Colon {
            return None;
        }
        return Some(doc.slice(def.token + 2, behind_type(doc, def.token + 2)).to_owned());
    }
    let node = tree.op(def.op)?;
    let header: Vec<u32> = tree.header(def.op).collect();
    let (mut depth, mut start) = (0_u32, None);
    for token in header.iter().filter(|token| **token > node.name) {
        match tree.kind(*token) {
            Kind::LParen | Kind::LSquare | Kind::LBrace | Kind::Less => depth += 1,
            Kind::RParen | Kind::RSquare | Kind::RBrace | Kind::Greater => depth = depth.saturating_sub(1),
            Kind::Colon | Kind::Arrow if depth == 0 => start = Some(token + 1),
            Kind::BareId if depth == 0 && start.is_some() && matches!(doc.token_text(*token), "to" | "into") => {
                start = Some(token + 1)
            }
            _ => {}
        }
    }
    let start = start.filter(|start| *start < node.end)?;
    let text = doc.slice(start, behind_type(doc, start));
    (!text.is_empty()).then(|| text.trim_matches(['(', ')']).to_owned())
}

/// Returns the token after the type that begins at a token.
pub fn behind_type(doc: &Document, start: u32) -> u32 {
    let tree = &doc.tree;
    let (mut at, mut depth) = (start, 0_u32);
    loop {
        match tree.kind(at) {
            Kind::Less | Kind::LParen | Kind::LSquare => depth += 1,
            Kind::Greater | Kind::RParen | Kind::RSquare if depth > 0 => depth -= 1,
            Kind::Eof | Kind::Greater | Kind::RParen | Kind::RSquare => return at,
            _ if depth > 0 => {}
            Kind::ExclaimId | Kind::BareId | Kind::IntType | Kind::Arrow
                if at == start || matches!(tree.kind(at - 1), Kind::Arrow) => {}
            Kind::Arrow if tree.kind(at - 1) == Kind::RParen => {}
            _ => return at,
        }
        at += 1;
    }
}
