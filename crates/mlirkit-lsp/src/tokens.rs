//! Semantic tokens, with which editors highlight MLIR.

use std::ops::Range;

use lsp_types::{SemanticToken, SemanticTokenModifier, SemanticTokenType, SemanticTokensLegend};
use mlirkit_asm::lexer::Kind;
use mlirkit_syntax::{Def, DefKind, NONE, OpKind, Values};
use rustc_hash::FxHashSet;

use crate::document::Document;
use crate::facts::RowFacts;
use crate::inlay::is_container;
use crate::names::{scope_of, tokens_of};

/// The number of operations in a scope above which uses of arguments are highlighted like other values.
const MOST_OPS: usize = 1 << 15;

/// The kinds of semantic tokens, in the order of the legend.
#[derive(Clone, Copy)]
enum TokenKind {
    Operation,
    Variable,
    Parameter,
    Symbol,
    Label,
    Type,
    Attribute,
    Number,
    String,
    Keyword,
    Comment,
    Property,
}

/// Returns the legend of token kinds.
pub fn legend() -> SemanticTokensLegend {
    let types = [
        "function",
        "variable",
        "parameter",
        "class",
        "label",
        "type",
        "macro",
        "number",
        "string",
        "keyword",
        "comment",
        "property",
    ];
    SemanticTokensLegend {
        token_types: types.into_iter().map(SemanticTokenType::new).collect(),
        token_modifiers: vec![SemanticTokenModifier::DEFINITION],
    }
}

/// The builtin types whose names are bare identifiers, such as `index`.
pub const TYPES: &[&str] = &[
    "index", "f16", "f32", "f64", "f80", "f128", "bf16", "tf32", "none", "tensor", "memref", "vector", "tuple",
    "complex", "token",
];

/// Returns the semantic tokens in a byte range.
pub fn tokens(doc: &Document, rows: &RowFacts, range: Range<u32>) -> Vec<SemanticToken> {
    let tree = &doc.tree;
    let first = tree.tokens().partition_point(|token| token.end <= range.start) as u32;
    let last = tree.tokens().partition_point(|token| token.start < range.end) as u32;
    let marks = Marks::of(doc, rows, first..last);
    let mut out = Writer { doc, found: Vec::new(), offset: 0, line: 0, column: 0 };
    let mut behind = if first == 0 { 0 } else { tree.token(first - 1).end };
    let mut op = tree.op_around(first).unwrap_or(0);
    for at in first..last {
        let token = tree.token(at);
        comments(&mut out, behind, token.start);
        behind = token.end;
        while tree.op(op + 1).is_some_and(|next| next.first <= at) {
            op += 1;
        }
        let defines = marks.defines.contains(&at);
        let kind = match token.kind {
            Kind::PercentId => {
                Some(if marks.parameters.contains(&at) { TokenKind::Parameter } else { TokenKind::Variable })
            }
            Kind::AtId => Some(TokenKind::Symbol),
            Kind::CaretId => Some(TokenKind::Label),
            Kind::ExclaimId | Kind::IntType => Some(TokenKind::Type),
            Kind::HashId => Some(TokenKind::Attribute),
            Kind::Integer | Kind::Float => Some(TokenKind::Number),
            Kind::String if marks.names.contains(&at) => Some(TokenKind::Operation),
            Kind::String => Some(TokenKind::String),
            Kind::BareId if marks.names.contains(&at) => Some(TokenKind::Operation),
            Kind::BareId if tree.kind(at + 1) == Kind::Equal => Some(TokenKind::Property),
            Kind::BareId if TYPES.contains(&doc.token_text(at)) => Some(TokenKind::Type),
            // The rest of a shape, such as `x4xf32`.
            Kind::BareId if doc.token_text(at).starts_with('x') && at > 0 && tree.token(at - 1).end == token.start => {
                Some(TokenKind::Type)
            }
            Kind::BareId => Some(TokenKind::Keyword),
            _ => None,
        };
        if let Some(kind) = kind {
            out.push(token.start, token.end, kind, defines);
        }
    }
    let end = if last as usize == tree.tokens().len() {
        doc.text.len() as u32
    } else {
        range.end.max(behind).min(tree.token(last).start)
    };
    comments(&mut out, behind, end);
    out.found
}

/// The tokens whose highlighting depends on the syntax tree: operation names, definitions, and parameters.
#[derive(Default)]
struct Marks {
    names: FxHashSet<u32>,
    defines: FxHashSet<u32>,
    parameters: FxHashSet<u32>,
}

impl Marks {
    fn of(doc: &Document, rows: &RowFacts, tokens: Range<u32>) -> Self {
        let tree = &doc.tree;
        let mut marks = Self::default();
        let from = tree.op_around(tokens.start).unwrap_or(0);
        for index in from..tree.ops().len() as u32 {
            let Some(op) = tree.op(index) else { break };
            if op.first >= tokens.end {
                break;
            }
            if op.name != NONE {
                match op.kind {
                    OpKind::Op => _ = marks.names.insert(op.name),
                    _ => _ = marks.defines.insert(op.name),
                }
            }
            let mut at = op.first;
            while at < op.name && op.name != NONE && op.kind == OpKind::Op {
                if tree.kind(at) == Kind::PercentId {
                    marks.defines.insert(at);
                }
                at += 1;
            }
            if op.region != NONE && op.kind == OpKind::Op {
                marks.defines.extend(tree.symbol(&doc.text, index, rows));
                // An entry argument is recognized from the operation alone: a name followed by a type or by `=`.
                for at in tree.header(index).filter(|at| *at > op.name && tree.kind(*at) == Kind::PercentId) {
                    if matches!(tree.kind(at + 1), Kind::Colon | Kind::Equal) {
                        marks.defines.insert(at);
                        marks.parameters.insert(at);
                    }
                }
            }
        }
        let first = tree.blocks().partition_point(|block| block.first < tokens.start);
        let blocks = tree.blocks().get(first..).unwrap_or_default().iter();
        let blocks = blocks.take_while(|block| block.first <= tokens.end || tokens.contains(&block.label));
        for block in blocks.filter(|block| block.label != NONE && tokens.contains(&block.label)) {
            marks.defines.insert(block.label);
            for at in block.label + 1..block.first {
                if tree.kind(at) == Kind::PercentId {
                    marks.defines.insert(at);
                    marks.parameters.insert(at);
                }
            }
        }
        if tokens.len() < 1 << 14 {
            marks.add_parameters(doc, rows, tokens);
        }
        marks
    }

    /// Adds the arguments of the functions in a range, and their uses.
    fn add_parameters(&mut self, doc: &Document, rows: &RowFacts, tokens: Range<u32>) {
        let tree = &doc.tree;
        let mut at = tokens.start;
        while at < tokens.end {
            let item = tree.op_around(at).map(|op| tree.item(&doc.text, op));
            let Some(item) = item.filter(|item| !is_container(doc, *item)) else {
                at += 1;
                continue;
            };
            let scope = scope_of(doc, rows, item);
            if scope.len() > MOST_OPS {
                at = tree.op(item).map_or(at, |item| item.end).max(at + 1);
                continue;
            }
            let end = tokens_of(doc, &scope).end;
            let values = Values::in_ops(tree, &doc.text, scope, rows);
            let is_parameter = |def: &Def| !matches!(def.kind, DefKind::Result(_));
            for def in values.defs.iter().filter(|def| is_parameter(def)) {
                self.defines.insert(def.token);
                self.parameters.insert(def.token);
            }
            let uses = (at..end.min(tokens.end)).filter(|at| tree.kind(*at) == Kind::PercentId);
            let of_parameters = uses.filter(|at| values.resolve(tree, &doc.text, *at).is_some_and(is_parameter));
            self.parameters.extend(of_parameters);
            at = end.max(at + 1);
        }
    }
}

struct Writer<'d> {
    doc: &'d Document,
    found: Vec<SemanticToken>,
    /// The offset of the last semantic token written.
    offset: u32,
    line: u32,
    column: u32,
}

impl Writer<'_> {
    fn push(&mut self, start: u32, end: u32, kind: TokenKind, defines: bool) {
        let line = self.doc.line(start);
        let delta_line = line - self.line;
        // On the same line, columns are counted from the last token, because counting from the start of a long line is
        // slow.
        let from = if delta_line == 0 { self.offset } else { self.doc.line_start(line) };
        let delta_start = self.doc.width(from, start);
        let column = if delta_line == 0 { self.column + delta_start } else { delta_start };
        (self.offset, self.line, self.column) = (start, line, column);
        self.found.push(SemanticToken {
            delta_line,
            delta_start,
            length: self.doc.width(start, end),
            token_type: kind as u32,
            token_modifiers_bitset: u32::from(defines),
        });
    }
}

/// Adds the comments between two tokens.
fn comments(out: &mut Writer<'_>, start: u32, end: u32) {
    let mut at = start as usize;
    let end = end as usize;
    let text = out.doc.text.clone();
    while let Some(gap) = text.get(at..end) {
        let Some(found) = memchr::memmem::find(gap, b"//") else { return };
        let from = at + found;
        let rest = text.get(from..).unwrap_or_default();
        let mut to = from + memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        at = to + 1;
        while to > from && text[to - 1].is_ascii_whitespace() {
            to -= 1;
        }
        out.push(from as u32, to as u32, TokenKind::Comment, false);
    }
}
