//! Renames symbols together with the references to them.

use mlirkit_diag::Error;

use crate::ids::Ident;
use crate::import::{Import, SymbolPath};
use crate::keys::OpKey;
use crate::module::Module;
use crate::refs::OpRef;

impl<'c> Module<'c> {
    /// Renames a symbol and all references to it. These are the references in its symbol table, and those in enclosing
    /// symbol tables that start with the name of the symbol's table (`@table::@symbol`). References in nested symbol
    /// tables refer to other symbols and are kept.
    ///
    /// # Errors
    /// Fails if the operation is not in a symbol table, or if the table already has a symbol with the new name. Also
    /// fails if a lazily read body cannot be read.
    pub fn rename_symbol(&mut self, op: OpKey, name: &str) -> Result<(), Error> {
        let ctx = self.context();
        let symbol = self.get(op)?;
        let Some(old) = symbol.symbol_name().map(|old| ctx.ident(old)) else {
            return Err(Error::unplaced(format!("'{}' op is not a symbol: it has no name", symbol.name())));
        };
        let table = symbol.parent_op().filter(|table| table.is_symbol_table());
        let table =
            table.ok_or_else(|| Error::unplaced(format!("the symbol '{}' is not in a symbol table", ctx.str(old))))?;
        let new = ctx.ident(name);
        if new == old {
            return Ok(());
        }
        if table.symbol(new).is_some() {
            return Err(Error::unplaced(format!("redefinition of symbol named '{name}'")));
        }
        let scopes = scopes(table, old, new);
        let mut changes = Vec::new();
        for (scope, from, to) in scopes {
            let scope = self.get(scope)?;
            let mut import = Import::new(ctx, ctx);
            import.symbols.push((from, to));
            for op in in_scope(scope)? {
                let data = op.arena().op(op.id);
                let (attrs, props) = import.properties(data.name, data.name, data.attrs, data.props);
                if (attrs, props) != (data.attrs, data.props) {
                    changes.push((op.key(), attrs, props));
                }
            }
        }
        for (op, attrs, props) in changes {
            let changed = self.arena_mut(op.body)?.op_mut(op.id);
            (changed.attrs, changed.props) = (attrs, props);
        }
        self.set_attr(op, "sym_name", name)
    }
}

/// A symbol table, with the prefix of affected references before and after the renaming.
type Scope = (OpKey, SymbolPath, SymbolPath);

/// Returns the symbol tables from which a symbol in `table` can be referenced, innermost first.
fn scopes(table: OpRef<'_, '_>, old: Ident, new: Ident) -> Vec<Scope> {
    let mut scopes: Vec<Scope> = vec![(table.key(), [old].into(), [new].into())];
    let (mut from, mut to, mut inner) = (vec![old], vec![new], table);
    while let Some(name) = inner.symbol_name() {
        let Some(outer) = inner.parent_op().filter(|op| op.is_symbol_table()) else { break };
        let name = table.context().ident(name);
        from.insert(0, name);
        to.insert(0, name);
        scopes.push((outer.key(), from.clone().into(), to.clone().into()));
        inner = outer;
    }
    scopes
}

/// Returns the operations whose references resolve in a symbol table. They are the operations in the table, apart from
/// the contents of nested tables. The attributes of a nested table itself resolve in the outer table.
fn in_scope<'m, 'c>(table: OpRef<'m, 'c>) -> Result<Vec<OpRef<'m, 'c>>, Error> {
    let mut found = Vec::new();
    let mut open = vec![table];
    while let Some(op) = open.pop() {
        op.load()?;
        for inner in op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()) {
            found.push(inner);
            if !inner.is_symbol_table() {
                open.push(inner);
            }
        }
    }
    Ok(found)
}
