//! The white space that the printer writes in operations. It is learned by comparing the source with printed text that
//! has the same tokens.

use mlirkit_asm::lexer::Kind;
use rustc_hash::FxHashMap;

use crate::tree::{NONE, OpKind, Tree};

/// The white space before a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gap {
    /// This number of spaces, on the same line.
    Spaces(u32),
    /// A line break, and indentation to this column relative to the operation.
    Break(u32),
}

/// For each operation, the white space before each of its tokens, starting with the token after the operation name.
#[derive(Debug, Clone, Default)]
pub struct Style(FxHashMap<u32, Vec<Gap>>);

impl Style {
    /// Returns the white space before each token of an operation; `None` if the style does not record it.
    #[must_use]
    pub fn gaps(&self, op: u32) -> Option<&[Gap]> {
        self.0.get(&op).map(|gaps| &gaps[..])
    }

    /// Learns white space from printed text. The style records an operation if it is printed with the same tokens,
    /// apart from names and numbers. `section` is the index of the source section that was printed.
    pub fn learn(&mut self, source: (&Tree, &[u8]), section: usize, printed: (&Tree, &[u8])) {
        let Some(range) = source.0.sections().get(section) else { return };
        let is_op = |tree: &Tree, op: &u32| tree.op(*op).is_some_and(|op| op.kind == OpKind::Op);
        let own: Vec<u32> = source.0.outer_ops(range).filter(|op| is_op(source.0, op)).collect();
        let mut theirs: Vec<u32> = printed.0.children(NONE).filter(|op| is_op(printed.0, op)).collect();
        // If the source has no top-level module, the printer adds one.
        let is_module = |tree: &Tree, text: &[u8], ops: &[u32]| {
            ops.len() == 1 && matches!(tree.op_name(text, ops[0]), "module" | "builtin.module")
        };
        if !is_module(source.0, source.1, &own) && is_module(printed.0, printed.1, &theirs) {
            theirs = printed.0.children(theirs[0]).collect();
        }
        self.pair(source, &own, printed, &theirs, 0);
    }

    /// Learns how an operation is printed, including the operations nested in it.
    pub fn learn_op(&mut self, source: (&Tree, &[u8]), op: u32, printed: (&Tree, &[u8])) {
        let mut theirs: Vec<u32> =
            printed.0.children(NONE).filter(|op| printed.0.op(*op).is_some_and(|op| op.kind == OpKind::Op)).collect();
        if let [module] = theirs[..]
            && printed.0.op_name(printed.1, module) == "module"
            && source.0.op_name(source.1, op) != "module"
        {
            theirs = printed.0.children(module).collect();
        }
        self.pair(source, &[op], printed, &theirs, 0);
    }

    fn pair(&mut self, source: (&Tree, &[u8]), own: &[u32], printed: (&Tree, &[u8]), theirs: &[u32], depth: u32) {
        /// The maximum nesting depth of operations that are compared.
        const DEEPEST: u32 = 200;
        /// The maximum number of printed operations that are skipped to find the counterpart of a source operation.
        const AHEAD: usize = 64;
        let mut rest = theirs;
        for op in own {
            let name = source.0.op_name(source.1, *op);
            let last = |name: &str| name.len() - name.rfind('.').map_or(0, |dot| dot + 1);
            let same = |other: &u32| {
                let theirs = printed.0.op_name(printed.1, *other);
                theirs == name
                    || theirs[theirs.len() - last(theirs)..] == name[name.len() - last(name)..]
                        && (!theirs.contains('.') || !name.contains('.'))
            };
            let Some(found) = rest.iter().take(AHEAD).position(same) else { continue };
            let other = rest[found];
            rest = &rest[found + 1..];
            if let Some(gaps) = gaps_of(source, *op, printed, other) {
                self.0.insert(*op, gaps);
            }
            if depth < DEEPEST {
                for (own, theirs) in ops_in(source.0, *op).iter().zip(&ops_in(printed.0, other)) {
                    self.pair(source, own, printed, theirs, depth + 1);
                }
            }
        }
    }
}

/// Returns the operations in each region of an operation.
fn ops_in(tree: &Tree, op: u32) -> Vec<Vec<u32>> {
    let mut regions = tree.regions_of(op).peekable();
    let mut found: Vec<Vec<u32>> = Vec::new();
    let mut inside = regions.peek().map(|_| tree.children(op)).into_iter().flatten().peekable();
    for region in regions {
        let mut ops = Vec::new();
        // The operations are in the order of the regions.
        while let Some(op) = inside.next_if(|op| tree.region_around(*op) == region) {
            ops.push(op);
        }
        found.push(ops);
    }
    found
}

/// Returns the white space with which the printer prints an operation, given as `op` in the source and as `other` in
/// the printed text. Returns `None` unless both texts have the same kinds of tokens and the same words.
fn gaps_of(source: (&Tree, &[u8]), op: u32, printed: (&Tree, &[u8]), other: u32) -> Option<Vec<Gap>> {
    let behind_name = |tree: &Tree, op: u32| -> Option<Vec<u32>> {
        let name = tree.op(op).map(|op| op.name).filter(|name| *name != NONE)?;
        Some(tree.header(op).filter(|token| *token > name).collect())
    };
    let (mut own, theirs) = (behind_name(source.0, op)?, behind_name(printed.0, other)?);
    // The printed text has no locations.
    let loc = own.iter().rposition(|token| source.0.text(source.1, *token) == "loc");
    if let Some(loc) = loc.filter(|_| own.len() > theirs.len()) {
        own.truncate(loc);
    }
    if own.len() != theirs.len() {
        return None;
    }
    let start = printed.0.token(printed.0.op(other)?.first).start;
    let indent = column(printed.1, start);
    let mut gaps = Vec::with_capacity(own.len());
    for (own, their) in own.iter().zip(&theirs) {
        let kind = source.0.kind(*own);
        let is_word = matches!(kind, Kind::BareId) && !source.0.text(source.1, *own).starts_with('x');
        if kind != printed.0.kind(*their)
            || is_word && source.0.text(source.1, *own) != printed.0.text(printed.1, *their)
        {
            return None;
        }
        let before = printed.0.token(their - 1).end as usize;
        let token = printed.0.token(*their).start;
        let gap = printed.1.get(before..token as usize).unwrap_or_default();
        gaps.push(match gap.contains(&b'\n') {
            true => Gap::Break(column(gap, gap.len() as u32).saturating_sub(indent)),
            false => Gap::Spaces(gap.len() as u32),
        });
    }
    Some(gaps)
}

fn column(text: &[u8], offset: u32) -> u32 {
    let before = text.get(..offset as usize).unwrap_or_default();
    (before.len() - memchr::memrchr(b'\n', before).map_or(0, |end| end + 1)) as u32
}
