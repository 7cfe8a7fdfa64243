//! Information about a function from the parser: the IR operation for each operation in the syntax tree, and the types
//! of values.

use std::cell::OnceCell;
use std::sync::Arc;

use mlirkit_asm::lexer::Kind;
use mlirkit_asm::type_to_string;
use mlirkit_diag::{Diagnostic, FailureKind, Source};
use mlirkit_ir::{BlockRef, Context, Module, OpRef, Type, ValueRef};
use mlirkit_syntax::{Def, DefKind, NONE, Values};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::check::offset_of;
use crate::document::Document;
use crate::engine::Engine;
use crate::excerpt::Excerpt;
use crate::facts::RowFacts;

/// A map from operations in the syntax tree to operations in the IR.
pub type Pairs<'m, 'c> = FxHashMap<u32, OpRef<'m, 'c>>;

/// Parses the function around an operation, together with the aliases that it needs and the operations that enclose it,
/// but without its siblings. Passes the result to `then`. Returns `None` if the function cannot be parsed.
pub fn with_item<T>(
    doc: &Document,
    rows: &RowFacts,
    engine: &dyn Engine,
    op: u32,
    then: impl FnOnce(&Module<'_>, &Pairs<'_, '_>) -> T,
) -> Option<T> {
    let excerpt = Excerpt::of(doc, rows, op, false)?;
    let (ctx, fresh) = (rows.contexts.get(engine, false), OnceCell::new());
    let module = match engine.open(&ctx, &doc.name, &excerpt.text) {
        Ok((module, _)) => module,
        Err(_) => {
            let fresh = fresh.get_or_init(|| rows.contexts.renew(engine, false));
            open_around_errors(doc, engine, fresh, &excerpt)?
        }
    };
    let mut pairs = Pairs::default();
    let found = excerpt.find(&module)?;
    let (item, around) = excerpt.chain.split_last()?;
    pairs.extend(around.iter().copied().zip(found.iter().copied()));
    pair(doc, *item, *found.last()?, &mut pairs, 0);
    Some(then(&module, &pairs))
}

/// The maximum number of attempts to parse a function with its erroneous operations removed.
const REPAIRS: usize = 12;

/// The maximum size, in bytes, of a function that may be parsed several times for one response.
pub const MOST_REPARSED: usize = 1 << 16;

/// Parses an excerpt, leaving out operations with errors, such as an operation that is still being typed. `None` if
/// errors remain.
fn open_around_errors<'c>(
    doc: &Document,
    engine: &dyn Engine,
    ctx: &'c Context,
    excerpt: &Excerpt,
) -> Option<Module<'c>> {
    let (mut text, mut blanked) = (excerpt.text.clone(), FxHashSet::default());
    for _ in 0..REPAIRS {
        let errors = match engine.open(ctx, &doc.name, &text) {
            Ok((module, _)) => return Some(module),
            Err(errors) if text.len() <= MOST_REPARSED => errors,
            Err(_) => return None,
        };
        let source = Source::new(doc.name.as_str(), &text[..]);
        let blamed = |error: &Diagnostic| {
            let at = excerpt.offset(offset_of(&source, &doc.name, &error.position)?)?;
            blamed(doc, excerpt, at, error.kind, &blanked)
        };
        let broken: Vec<u32> = errors.iter().filter_map(blamed).collect();
        let mut bytes = text.to_vec();
        let before = blanked.len();
        for op in broken.into_iter().filter(|op| blanked.insert(*op)) {
            let part = excerpt.place_of(doc.bytes_of_op(op)).and_then(|place| bytes.get_mut(place));
            part.into_iter().flatten().filter(|c| **c != b'\n').for_each(|c| *c = b' ');
        }
        if blanked.len() == before {
            return None;
        }
        text = bytes.into();
    }
    None
}

/// Returns the operation in the function that causes the error at the document offset `at`. `None` if no operation
/// inside the function can be blamed.
fn blamed(doc: &Document, excerpt: &Excerpt, at: usize, kind: FailureKind, blanked: &FxHashSet<u32>) -> Option<u32> {
    let (tree, item) = (&doc.tree, *excerpt.chain.last()?);
    let token = tree.token_at(u32::try_from(at).ok()?)?;
    let op = tree.op_around(token)?;
    let node = tree.op(op)?;
    // The parser reports an unfinished operation only at the beginning of the next operation.
    let about_op = [FailureKind::CustomSyntax, FailureKind::UnknownOperation, FailureKind::UnknownDialect];
    let is_next = token <= node.name && !about_op.contains(&kind);
    let before = node.first.checked_sub(1).filter(|_| is_next).and_then(|last| tree.op_around(last));
    let before = before.filter(|before| tree.op(*before).is_some_and(|other| other.end == node.first));
    let inside = |op: &u32| *op != item && tree.ancestors(*op).any(|around| around == item);
    before.filter(|before| !blanked.contains(before)).into_iter().chain([op]).find(inside)
}

/// The maximum nesting depth at which operations are matched.
const DEEPEST: usize = 256;

fn pair<'m, 'c>(doc: &Document, op: u32, ir: OpRef<'m, 'c>, pairs: &mut Pairs<'m, 'c>, depth: usize) {
    pairs.insert(op, ir);
    if depth >= DEEPEST {
        return;
    }
    // Regions that the source does not contain are empty or implied.
    let regions = blocks_of(doc, op);
    let shown: Vec<_> = if regions.len() == ir.regions().count() {
        ir.regions().collect()
    } else {
        ir.regions().filter(|region| region.blocks().next().is_some()).collect()
    };
    for (blocks, ir) in regions.into_iter().zip(shown) {
        for (ops, ir) in blocks.into_iter().zip(ir.blocks()) {
            pair_blocks(doc, &ops, ir, pairs, depth);
        }
    }
}

/// Returns the operations in each block of each region of an operation. An empty first block without a label is
/// omitted.
fn blocks_of(doc: &Document, op: u32) -> Vec<Vec<Vec<u32>>> {
    let tree = &doc.tree;
    let mut inside: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    if tree.regions_of(op).next().is_some() {
        for child in tree.children(op) {
            inside.entry(tree.op(child).map_or(NONE, |op| op.block)).or_default().push(child);
        }
    }
    let of_region = |region: u32| {
        let blocks = tree.blocks_in(region, 0);
        let mut blocks: Vec<Vec<u32>> = blocks.map(|block| inside.get(&block).cloned().unwrap_or_default()).collect();
        if blocks.len() > 1 && blocks.first().is_some_and(Vec::is_empty) {
            blocks.remove(0);
        }
        blocks
    };
    tree.regions_of(op).map(of_region).collect()
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

/// Returns the IR value for a definition in the syntax tree; `None` if the IR has no such value.
pub fn value_of<'m, 'c>(doc: &Document, def: &Def, pairs: &Pairs<'m, 'c>) -> Option<ValueRef<'m, 'c>> {
    let op = *pairs.get(&def.op)?;
    match def.kind {
        DefKind::Result(index) => op.result(index as usize),
        DefKind::BlockArg(block, index) => {
            let region = def.region;
            let number = doc.tree.regions_of(def.op).position(|other| other == region)?;
            let labelled: Vec<u32> = doc.tree.blocks_in(region, 0).collect();
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

/// Returns the types of a result group such as `%0:2`, separated by commas. Returns `None` if the definition is not a
/// result group, or if the IR has no such operation.
pub fn group_types(doc: &Document, def: &Def, pairs: &Pairs<'_, '_>) -> Option<String> {
    let tree = &doc.tree;
    let DefKind::Result(first) = def.kind else { return None };
    let is_group = tree.kind(def.token + 1) == Kind::Colon && tree.kind(def.token + 2) == Kind::Integer;
    let count: usize = doc.token_text(def.token + 2).parse().ok().filter(|_| is_group)?;
    let op = pairs.get(&def.op)?;
    let results = op.results().skip(first as usize).take(count);
    Some(results.map(|value| type_to_string(op.context(), value.ty())).collect::<Vec<_>>().join(", "))
}

/// The types of the values in a function, keyed by the token that defines the value.
#[derive(Debug, Clone, Default)]
pub struct ValueTypes {
    /// The type of each value, by the token that defines it; for a result group, the type of its first value.
    values: FxHashMap<u32, Arc<str>>,
    /// The types of all values in each result group, by the token that defines the group.
    groups: FxHashMap<u32, Arc<str>>,
}

impl ValueTypes {
    /// Parses the function around an operation. Types that the parser cannot determine are guessed from the source.
    pub fn of(doc: &Document, rows: &RowFacts, engine: &dyn Engine, op: u32, values: &Values) -> Self {
        let mut types = with_item(doc, rows, engine, op, |module, pairs| {
            let (ctx, mut spelled, mut types) =
                (module.context(), FxHashMap::<Type, Arc<str>>::default(), Self::default());
            for def in &values.defs {
                if let Some(value) = value_of(doc, def, pairs) {
                    let text = spelled.entry(value.ty()).or_insert_with(|| type_to_string(ctx, value.ty()).into());
                    types.values.insert(def.token, Arc::clone(text));
                }
                if let Some(text) = group_types(doc, def, pairs) {
                    types.groups.insert(def.token, text.into());
                }
            }
            types
        });
        let types_now = types.get_or_insert_default();
        for def in &values.defs {
            if !types_now.values.contains_key(&def.token)
                && let Some(text) = guess(doc, def)
            {
                types_now.values.insert(def.token, text.into());
            }
        }
        types.unwrap_or_default()
    }

    /// Returns the type of the value that a token defines; for a result group, the type of its first value. `None` if
    /// it is not known.
    pub fn get(&self, token: u32) -> Option<&str> {
        self.values.get(&token).map(|text| &**text)
    }

    /// Returns the type of the value that a token defines; for a result group, the types of all its values. `None` if
    /// it is not known.
    pub fn all(&self, token: u32) -> Option<&str> {
        self.groups.get(&token).map(|text| &**text).or_else(|| self.get(token))
    }
}

/// Guesses the type of a value from the source: for an argument, the type after its colon; for a result, the type at
/// the end of the operation. Returns `None` if the source contains no type there.
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

/// Returns the token after the type or attribute that begins at token `start`.
pub fn behind_type(doc: &Document, start: u32) -> u32 {
    let tree = &doc.tree;
    let (mut at, mut depth) = (start, 0_u32);
    loop {
        match tree.kind(at) {
            Kind::Less | Kind::LParen | Kind::LSquare => depth += 1,
            Kind::Greater | Kind::RParen | Kind::RSquare if depth > 0 => depth -= 1,
            Kind::Eof | Kind::Greater | Kind::RParen | Kind::RSquare => return at,
            _ if depth > 0 => {}
            Kind::ExclaimId | Kind::HashId | Kind::BareId | Kind::IntType | Kind::Arrow
                if at == start || matches!(tree.kind(at - 1), Kind::Arrow) => {}
            Kind::Arrow if tree.kind(at - 1) == Kind::RParen => {}
            _ => return at,
        }
        at += 1;
    }
}
