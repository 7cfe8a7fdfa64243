//! The structure of text that cannot be parsed. The error-tolerant parser finds operations, symbols and values, and the
//! answer is encoded like a graph.

use mlirkit::asm::lexer::Kind;
use mlirkit_syntax::{DefKind, NONE, NoFacts, OpKind, Tree, Values};
use rustc_hash::FxHashMap;

use crate::cost::Costs;
use crate::graph::{ARGUMENT, Graph, OP, OP_WITH_REGIONS};
use crate::places::Lines;
use crate::session::{Answer, Failure, Result};

/// Maximum length of the text in bytes.
const LONGEST: usize = 256 << 20;

/// Maximum number of operations for which the graph has edges.
const MANY: usize = 30_000;

/// Returns the operations in a text as the rows of a graph. Lines are counted from 1.
pub fn syntax(text: &[u8]) -> Result {
    if text.len() > LONGEST {
        return Err(Failure::new("the text is too long to be looked at without being parsed"));
    }
    let tree = Tree::parse(text, &NoFacts);
    let lines = Lines::of(text);
    let line = |token: u32| lines.place(tree.token(token).start).0 as u32 + 1;
    let mut graph = Graph::new(u64::MAX);
    let name = graph.strings.text("text");
    graph.row([NONE, NONE, NONE, OP_WITH_REGIONS, name, 0, 0, 0, 0, 0, 0, 0, 0, 0], Costs::default());
    let count = tree.ops().len();
    let values = (count <= MANY).then(|| Values::in_ops(&tree, text, 0..count as u32, &NoFacts));
    let mut arguments: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for def in values.iter().flat_map(|values| &values.defs) {
        if !matches!(def.kind, DefKind::Result(_)) {
            arguments.entry(def.op).or_default().push(def.token);
        }
    }
    // Maps from operations to rows, and from the tokens that define arguments to rows.
    let mut rows: Vec<u32> = Vec::with_capacity(count);
    let mut args: FxHashMap<u32, u32> = FxHashMap::default();
    for op in tree.ops() {
        let Some(node) = tree.op(op).copied() else { continue };
        let parent = if node.parent == NONE { 0 } else { rows.get(node.parent as usize).copied().unwrap_or(0) };
        if node.kind != OpKind::Op || node.name == NONE {
            rows.push(parent);
            continue;
        }
        let has_regions = node.region != NONE && node.next > op + 1;
        let name = graph.strings.text(tree.op_name(text, op));
        let symbol = tree.symbol(text, op, &NoFacts).map(|token| tree.symbol_text(text, token));
        let symbol = symbol.map_or(0, |symbol| graph.strings.text(&symbol));
        let kind = if has_regions { OP_WITH_REGIONS } else { OP };
        let row = [NONE, NONE, parent, kind, name, symbol, 0, 0, 0, 0, 0, line(node.first), 0, 0];
        let number = graph.row(row, Costs::default());
        rows.push(number);
        for token in arguments.get(&op).filter(|_| has_regions).into_iter().flatten() {
            let label = graph.strings.text(tree.text(text, *token));
            let row = [NONE, NONE, number, ARGUMENT, label, 0, 0, 0, 1, 0, 0, line(*token), 0, 0];
            args.insert(*token, graph.row(row, Costs::default()));
        }
    }
    let Some(values) = values else { return Ok(Answer::Bytes(graph.bytes())) };
    for op in tree.ops() {
        let Some(to) = rows.get(op as usize).copied() else { continue };
        let is_op = tree.op(op).is_some_and(|node| node.kind == OpKind::Op && node.name != NONE);
        if !is_op {
            continue;
        }
        let mut operand = 0;
        for token in tree.header(op).filter(|token| tree.kind(*token) == Kind::PercentId) {
            let Some(def) = values.resolve(&tree, text, token).filter(|def| def.token != token) else { continue };
            let from = match def.kind {
                DefKind::Result(_) => rows.get(def.op as usize).copied(),
                _ => args.get(&def.token).copied(),
            };
            if let Some(from) = from.filter(|from| *from != to) {
                graph.edges.push([from, to, 0, operand, 0]);
                operand += 1;
            }
        }
    }
    Ok(Answer::Bytes(graph.bytes()))
}
