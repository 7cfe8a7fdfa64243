//! An index of the symbols and aliases in a tree, by name.

use std::collections::HashMap;
use std::ops::Range;

use foldhash::fast::RandomState;
use mlirkit_asm::lexer::Kind;

use crate::facts::Facts;
use crate::tree::{NONE, OpKind, Tree};

/// The scope of a symbol: an operation that contains symbols, or the top level of a section.
type SymbolScope = (u32, u32);

/// The symbols and aliases in a tree, collected once for many look-ups.
#[derive(Debug, Clone, Default)]
pub struct Index {
    symbols: HashMap<SymbolScope, HashMap<Box<str>, u32, RandomState>, RandomState>,
    aliases: HashMap<(u32, Box<[u8]>), u32, RandomState>,
}

impl Index {
    /// Collects the symbols and aliases in a tree. If a name has several definitions, the first one wins.
    #[must_use]
    pub fn of(tree: &Tree, text: &[u8], facts: &dyn Facts) -> Self {
        let mut index = Self::default();
        for (section, range) in tree.sections.iter().enumerate() {
            for op in range.op..range.op_end {
                let Some(node) = tree.op(op) else { continue };
                if node.kind == OpKind::Alias {
                    let name = tree.text(text, node.first).as_bytes();
                    index.aliases.entry((section as u32, name.into())).or_insert(op);
                } else if let Some(token) = tree.symbol(text, op, facts) {
                    let name = tree.symbol_text(text, token).into_boxed_str();
                    let scope = index.symbols.entry(scope(node.parent, section as u32)).or_default();
                    scope.entry(name).or_insert(op);
                }
            }
        }
        index
    }

    /// Returns the operation to which a symbol reference inside operation `op` refers. `parts` are the components of
    /// the reference: `a` and `b` for `@a::@b`. `None` if there is no such symbol.
    #[must_use]
    pub fn symbol(&self, tree: &Tree, op: u32, parts: &[String]) -> Option<u32> {
        let (first, rest) = parts.split_first()?;
        let section = tree.section_at(tree.token(tree.op(op)?.first).start) as u32;
        let named = |parent: u32, name: &str| self.symbols.get(&scope(parent, section))?.get(name).copied();
        let mut found = tree.ancestors(op).chain([NONE]).find_map(|around| named(around, first))?;
        for part in rest {
            found = named(found, part)?;
        }
        Some(found)
    }

    /// Returns the node that defines the alias (`#name` or `!name`) at a token; `None` if the alias is not defined.
    #[must_use]
    pub fn alias(&self, tree: &Tree, text: &[u8], token: u32) -> Option<u32> {
        let section = tree.section_at(tree.token(token).start) as u32;
        self.aliases.get(&(section, tree.text(text, token).as_bytes().into())).copied()
    }

    /// Returns the nodes of the aliases that the tokens use, directly or through other aliases, in source order.
    #[must_use]
    pub fn aliases(&self, tree: &Tree, text: &[u8], tokens: impl IntoIterator<Item = Range<u32>>) -> Vec<u32> {
        let mut found = std::collections::BTreeSet::new();
        let mut waiting: Vec<Range<u32>> = tokens.into_iter().collect();
        while let Some(tokens) = waiting.pop() {
            for token in tokens.filter(|token| matches!(tree.kind(*token), Kind::HashId | Kind::ExclaimId)) {
                let Some(alias) = self.alias(tree, text, token) else { continue };
                if found.insert(alias)
                    && let Some(node) = tree.op(alias)
                {
                    waiting.push(node.first + 1..node.end);
                }
            }
        }
        found.into_iter().collect()
    }
}

/// Returns the symbol scope of an operation. The scope of a top-level operation is its section.
fn scope(parent: u32, section: u32) -> SymbolScope {
    (parent, if parent == NONE { section } else { NONE })
}
