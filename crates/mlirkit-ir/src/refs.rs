//! Borrowed views that hold a module, a body id and an entity id, so that callers need not pass them separately.

use mlirkit_defs::OpDef;
use mlirkit_diag::Diagnostic;

use crate::attr::AttrData;
use crate::body::{Body, ValueDef};
use crate::context::Context;
use crate::dependency_tracking::{Component, record_read};
use crate::ids::{Attr, BlockId, BodyId, Ident, OpId, OpName, RegionId, Type, ValueId};
use crate::module::Module;

macro_rules! reference {
    ($(#[$doc:meta])* $name:ident, $id:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name<'m, 'c> {
            /// The module that contains the entity.
            pub module: &'m Module<'c>,
            /// The body that contains the entity.
            pub body: BodyId,
            /// The id of the entity in its body.
            pub id: $id,
        }

        impl<'m, 'c> $name<'m, 'c> {
            /// Returns the context of the module.
            #[must_use]
            #[inline]
            pub fn context(self) -> &'c Context {
                self.module.context()
            }

            /// Returns the arena that contains the operation, block, region or value.
            #[must_use]
            #[inline]
            pub fn arena(self) -> &'m Body {
                self.module.body(self.body)
            }
        }

        impl PartialEq for $name<'_, '_> {
            fn eq(&self, other: &Self) -> bool {
                let own = |body| record_read(body).unwrap_or(body);
                std::ptr::eq(self.module, other.module) && own(self.body) == own(other.body) && self.id == other.id
            }
        }

        impl Eq for $name<'_, '_> {}

        impl std::fmt::Debug for $name<'_, '_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}({}, {})", stringify!($name), self.body.0, self.id.0)
            }
        }
    };
}

reference! {
    /// A borrowed view of an operation.
    OpRef, OpId
}
reference! {
    /// A borrowed view of a block.
    BlockRef, BlockId
}
reference! {
    /// A borrowed view of a region.
    RegionRef, RegionId
}
reference! {
    /// A borrowed view of a value.
    ValueRef, ValueId
}

/// The regions of an operation, and the body that contains them, found with a single lookup.
#[derive(Debug, Clone, Copy)]
pub struct Regions<'m> {
    /// The id of the body that contains the regions.
    pub body: BodyId,
    /// The body that contains the regions.
    pub arena: &'m Body,
    /// The ids of the regions.
    pub ids: &'m [RegionId],
}

impl<'m, 'c> OpRef<'m, 'c> {
    /// Returns the arena, for code that reads only the signature of this operation; see [`OpRef::track_reads`].
    #[must_use]
    #[inline]
    pub fn signature(self) -> &'m Body {
        self.module.body_of_signature(self.body)
    }

    /// Returns the handle of the operation's name.
    #[must_use]
    #[inline]
    pub fn op_name(self) -> OpName {
        self.signature().op(self.id).name
    }

    /// Returns the name of the operation, such as `arith.addi`.
    #[must_use]
    #[inline]
    pub fn name(self) -> &'c str {
        self.context().op_str(self.op_name())
    }

    /// Returns true if the full name of the operation is `name`.
    #[must_use]
    #[inline]
    pub fn is(self, name: &str) -> bool {
        self.name() == name
    }

    /// Returns the name of the operation's dialect: the part of its name before the first dot.
    #[must_use]
    #[inline]
    pub fn dialect(self) -> &'c str {
        let name = self.name();
        name.split_once('.').map_or(name, |(dialect, _)| dialect)
    }

    /// Returns the definition of the operation; `None` if the operation is unregistered.
    #[must_use]
    #[inline]
    pub fn def(self) -> Option<&'static OpDef> {
        self.context().op_def(self.op_name())
    }

    /// Returns the location of the operation.
    #[must_use]
    #[inline]
    pub fn location(self) -> Attr {
        self.arena().op(self.id).loc
    }

    /// Returns the inherent or discardable attribute with this name; `None` if there is neither. Inherent attributes
    /// take precedence.
    #[must_use]
    pub fn attr(self, name: &str) -> Option<Attr> {
        let signature = self.signature_for(|| Component::Named(name.into()));
        let (ctx, op) = (self.context(), signature.op(self.id));
        let find = |entries: &[(Ident, Attr)]| entries.iter().find(|(n, _)| ctx.str(*n) == name).map(|(_, a)| *a);
        let inherent = match ctx.op_def(op.name) {
            Some(def) => ctx.prop(def, op.props, name),
            None => find(ctx.dictionary_entries(ctx.props_data(op.props).first().copied().flatten())),
        };
        inherent.or_else(|| find(ctx.dictionary_entries(op.attrs)))
    }

    /// Returns the value of the string attribute with this name; `None` if it is absent or not a string.
    #[must_use]
    #[inline]
    pub fn string_attr(self, name: &str) -> Option<&'c str> {
        match self.context().attr_data(self.attr(name)?) {
            AttrData::String { value, .. } => Some(self.context().str(*value)),
            _ => None,
        }
    }

    /// Returns the symbol name of the operation (`sym_name`), if it has one.
    #[must_use]
    #[inline]
    pub fn symbol_name(self) -> Option<&'c str> {
        self.string_attr("sym_name")
    }

    /// Decodes the regions of the operation if the reader has deferred them. Returns the operation.
    ///
    /// # Errors
    /// Returns an error with its position if the bytes are invalid.
    #[inline]
    pub fn load(self) -> Result<Self, Box<Diagnostic>> {
        if let Some(child) = self.arena().child(self.id) {
            self.module.load(child)?;
        }
        Ok(self)
    }

    /// Returns true if the regions of the operation are decoded.
    #[must_use]
    #[inline]
    pub fn is_loaded(self) -> bool {
        self.arena().child(self.id).is_none_or(|child| self.module.is_loaded(child))
    }

    /// Returns the discardable attributes, sorted by name.
    #[must_use]
    #[inline]
    pub fn discardable_attrs(self) -> &'c [(Ident, Attr)] {
        self.context().dictionary_entries(self.signature().op(self.id).attrs)
    }

    /// Iterates over the operands.
    #[inline]
    pub fn operands(self) -> impl ExactSizeIterator<Item = ValueRef<'m, 'c>> {
        let arena = self.signature_for(|| Component::Operands);
        arena.operands(self.id).iter().map(move |&id| ValueRef { module: self.module, body: self.body, id })
    }

    /// Iterates over the results.
    #[inline]
    pub fn results(self) -> impl ExactSizeIterator<Item = ValueRef<'m, 'c>> {
        let arena = self.signature_for(|| Component::Results);
        arena.results(self.id).map(move |id| ValueRef { module: self.module, body: self.body, id })
    }

    /// Iterates over the successors.
    #[inline]
    pub fn successors(self) -> impl ExactSizeIterator<Item = BlockRef<'m, 'c>> {
        self.signature().successors(self.id).iter().map(move |&id| BlockRef {
            module: self.module,
            body: self.body,
            id,
        })
    }

    /// Iterates over the regions. The regions of an isolated operation are in a separate body.
    #[inline]
    pub fn regions(self) -> impl ExactSizeIterator<Item = RegionRef<'m, 'c>> + Clone {
        let Regions { body, ids, .. } = self.region_list();
        ids.iter().map(move |&id| RegionRef { module: self.module, body, id })
    }

    /// Returns the ids of the regions with the body that contains them.
    #[must_use]
    #[inline]
    pub fn region_list(self) -> Regions<'m> {
        let arena = self.signature();
        match arena.child(self.id) {
            Some(child) => {
                record_read(self.body);
                let arena = self.module.body(child);
                Regions { body: child, arena, ids: arena.roots() }
            }
            None => Regions { body: self.body, arena, ids: arena.regions(self.id) },
        }
    }

    /// Returns the block that contains the operation; `None` if the operation is unlinked.
    #[must_use]
    #[inline]
    pub fn block(self) -> Option<BlockRef<'m, 'c>> {
        self.arena().op_block(self.id).map(|id| BlockRef { module: self.module, body: self.body, id })
    }

    /// Iterates over the operation and every nested operation, in pre-order.
    #[inline]
    pub fn walk(self) -> impl Iterator<Item = OpRef<'m, 'c>> {
        PreOrder { stack: vec![WalkFrame::Op(self)] }
    }
}

impl<'m, 'c> BlockRef<'m, 'c> {
    /// Iterates over the operations of the block.
    #[inline]
    pub fn ops(self) -> impl Iterator<Item = OpRef<'m, 'c>> + Clone {
        self.arena().ops(self.id).map(move |id| OpRef { module: self.module, body: self.body, id })
    }

    /// Iterates over the arguments of the block.
    #[inline]
    pub fn args(self) -> impl ExactSizeIterator<Item = ValueRef<'m, 'c>> {
        self.arena().args(self.id).map(move |id| ValueRef { module: self.module, body: self.body, id })
    }
}

impl<'m, 'c> RegionRef<'m, 'c> {
    /// Iterates over the blocks of the region.
    #[inline]
    pub fn blocks(self) -> impl Iterator<Item = BlockRef<'m, 'c>> + Clone {
        self.arena().blocks(self.id).map(move |id| BlockRef { module: self.module, body: self.body, id })
    }
}

impl<'m, 'c> ValueRef<'m, 'c> {
    /// Returns the type of the value.
    #[must_use]
    #[inline]
    pub fn ty(self) -> Type {
        self.module.body_of_signature(self.body).ty(self.id)
    }

    /// Returns the operation that defines the value as a result; `None` for a block argument.
    #[must_use]
    #[inline]
    pub fn defining_op(self) -> Option<OpRef<'m, 'c>> {
        match self.arena().value_def(self.id) {
            ValueDef::Result(id, _) => Some(OpRef { module: self.module, body: self.body, id }),
            ValueDef::Argument(..) => None,
        }
    }

    /// Iterates over the uses of the value in creation order, as pairs of user and operand index. See [`Body::uses`]
    /// for the cost.
    pub fn uses(self) -> impl ExactSizeIterator<Item = (OpRef<'m, 'c>, usize)> {
        let op = move |id| OpRef { module: self.module, body: self.body, id };
        self.arena().uses(self.id).into_iter().map(move |used| (op(used.op), used.operand as usize))
    }

    /// Iterates over the operations that use the value in creation order, each of them once. See [`Body::uses`] for the
    /// cost.
    pub fn users(self) -> impl Iterator<Item = OpRef<'m, 'c>> {
        let mut uses = self.arena().uses(self.id);
        uses.dedup_by_key(|used| used.op);
        uses.into_iter().map(move |used| OpRef { module: self.module, body: self.body, id: used.op })
    }

    /// Returns true if no operation uses the value.
    #[must_use]
    pub fn is_unused(self) -> bool {
        self.arena().is_unused(self.id)
    }
}

/// A pre-order iterator that uses an explicit stack.
struct PreOrder<'m, 'c> {
    stack: Vec<WalkFrame<'m, 'c>>,
}

enum WalkFrame<'m, 'c> {
    /// Yield this operation, then visit its regions.
    Op(OpRef<'m, 'c>),
    /// Yield this operation, then continue with the next operation in its block.
    From(OpRef<'m, 'c>),
    /// Visit the operations of this block, then continue with the next block in its region.
    Block(BlockRef<'m, 'c>),
}

impl<'m, 'c> Iterator for PreOrder<'m, 'c> {
    type Item = OpRef<'m, 'c>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let op = match self.stack.pop()? {
                WalkFrame::Op(op) => op,
                WalkFrame::From(op) => {
                    if let Some(id) = op.arena().next_op(op.id) {
                        self.stack.push(WalkFrame::From(OpRef { id, ..op }));
                    }
                    op
                }
                WalkFrame::Block(block) => {
                    if let Some(id) = block.arena().next_block(block.id) {
                        self.stack.push(WalkFrame::Block(BlockRef { id, ..block }));
                    }
                    if let Some(id) = block.arena().first_op(block.id) {
                        self.stack.push(WalkFrame::From(OpRef { module: block.module, body: block.body, id }));
                    }
                    continue;
                }
            };
            let first = self.stack.len();
            for region in op.regions() {
                if let Some(id) = region.arena().entry(region.id) {
                    self.stack.push(WalkFrame::Block(BlockRef { module: region.module, body: region.body, id }));
                }
            }
            self.stack[first..].reverse();
            return Some(op);
        }
    }
}
