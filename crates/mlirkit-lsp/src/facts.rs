//! Facts about operations for the syntax tree, from the definitions in a context.

use std::cell::RefCell;

use mlirkit_defs::{AttrDef, Dialect, OpDef, OpFlags};
use mlirkit_ir::Context;
use mlirkit_syntax::{Facts, OpFacts};
use rustc_hash::FxHashMap;

use crate::engine::ContextPool;

/// Facts about operations, taken from the definitions in a context.
pub struct RowFacts {
    /// The context with the definitions. Nothing is parsed in it, so only names are interned.
    pub ctx: Context,
    /// The contexts in which functions are parsed.
    pub contexts: ContextPool,
    known: RefCell<FxHashMap<String, OpFacts>>,
    dialects: RefCell<FxHashMap<String, Option<&'static Dialect>>>,
}

impl RowFacts {
    /// Creates the facts from the definitions in a context.
    #[must_use]
    pub fn new(ctx: Context) -> Self {
        Self { ctx, contexts: ContextPool::default(), known: RefCell::default(), dialects: RefCell::default() }
    }

    /// Returns the dialect with this name; `None` if it is unknown.
    pub fn dialect(&self, name: &str) -> Option<&'static Dialect> {
        if let Some(found) = self.dialects.borrow().get(name) {
            return *found;
        }
        let found = self.ctx.dialect(self.ctx.ident(name));
        self.dialects.borrow_mut().insert(name.to_owned(), found);
        found
    }

    /// Returns the definition of an operation by its full name; `None` if it is unknown.
    pub fn op_def(&self, name: &str) -> Option<&'static OpDef> {
        let (dialect, rest) = name.split_once('.')?;
        self.dialect(dialect)?.op(rest)
    }

    /// Returns the definition of a type by its full name; `None` if it is unknown.
    pub fn type_def(&self, name: &str) -> Option<&'static AttrDef> {
        let (dialect, rest) = name.split_once('.')?;
        self.dialect(dialect)?.type_(rest)
    }

    /// Returns the definition of an attribute by its full name; `None` if it is unknown.
    pub fn attr_def(&self, name: &str) -> Option<&'static AttrDef> {
        let (dialect, rest) = name.split_once('.')?;
        self.dialect(dialect)?.attr(rest)
    }
}

impl Facts for RowFacts {
    fn op(&self, name: &str) -> OpFacts {
        if let Some(found) = self.known.borrow().get(name) {
            return *found;
        }
        let facts = self.op_def(name).map_or_else(OpFacts::default, |def| OpFacts {
            known: true,
            isolated: def.flags.has(OpFlags::ISOLATED),
            // Upstream looks for the attribute, whether or not the operation implements the symbol interface.
            symbol: def.flags.has(OpFlags::SYMBOL) || def.slots.iter().any(|slot| &*slot.name == "sym_name"),
            regions: !def.regions.is_empty(),
            terminator: def.flags.has(OpFlags::TERMINATOR),
        });
        self.known.borrow_mut().insert(name.to_owned(), facts);
        facts
    }

    fn knows_dialect(&self, name: &str) -> bool {
        self.dialect(name).is_some()
    }
}
