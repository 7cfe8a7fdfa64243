//! Rewrites attributes throughout a module, including nested attributes.

use mlirkit_defs::AttrDef;
use mlirkit_diag::deep;
use mlirkit_ir::{
    Attr, AttrData, Body, BodyId, Chunk, Context, DialectAttr, Module, OpId, OpRef, Param, Props, Verbatim,
};
use rustc_hash::FxHashMap;

/// What to do with an attribute.
pub enum Replacement {
    /// Replace the attribute with the given one. Attributes nested in the replacement are not visited.
    To(Attr),
    /// Visit the attributes and types nested in the attribute.
    Into,
}

/// A rule that decides how attributes are rewritten.
pub trait AttrRewrite {
    /// Returns the replacement for an attribute. Called before the attributes nested in it are visited.
    fn attr(&mut self, ctx: &Context, attr: Attr) -> Replacement;

    /// Returns the replacement for the distinct attribute with this id, whose inner attribute has been rewritten to
    /// `attr`.
    fn distinct(&mut self, ctx: &Context, id: u32, attr: Attr) -> Attr {
        ctx.attr(AttrData::Distinct { id, attr })
    }

    /// Returns the replacement for a complete parameter of a dialect attribute; `None` if it does not change. `index`
    /// is the position of the parameter.
    fn param(&mut self, ctx: &Context, def: &AttrDef, index: usize, value: &Param) -> Option<Param> {
        let _ = (ctx, def, index, value);
        None
    }

    /// Returns the replacement for a string parameter of a dialect attribute; `None` if it does not change.
    fn text(&mut self, ctx: &Context, text: &[u8]) -> Option<Vec<u8>> {
        let _ = (ctx, text);
        None
    }

    /// Returns the replacement for a quoted string in the text of an attribute whose syntax is unknown; `None` if it
    /// does not change.
    fn unknown_text(&mut self, ctx: &Context, text: &[u8]) -> Option<Vec<u8>> {
        let _ = (ctx, text);
        None
    }
}

impl<F: FnMut(&Context, Attr) -> Replacement> AttrRewrite for F {
    fn attr(&mut self, ctx: &Context, attr: Attr) -> Replacement {
        self(ctx, attr)
    }
}

/// A rewriter that applies an [`AttrRewrite`] recursively and caches the results.
pub struct Replacer<'c, E> {
    ctx: &'c Context,
    /// The rewrite to apply.
    pub edit: E,
    known: FxHashMap<Attr, Attr>,
}

impl<'c, E: AttrRewrite> Replacer<'c, E> {
    /// Creates a replacer that applies the rewrite `edit`.
    pub fn new(ctx: &'c Context, edit: E) -> Self {
        Self { ctx, edit, known: FxHashMap::default() }
    }

    /// Returns the rewritten form of an attribute.
    pub fn attr(&mut self, attr: Attr) -> Attr {
        if let Some(known) = self.known.get(&attr) {
            return *known;
        }
        let new = match self.edit.attr(self.ctx, attr) {
            Replacement::To(new) => new,
            Replacement::Into => deep(|| self.parts(attr)),
        };
        self.known.insert(attr, new);
        new
    }

    fn attrs(&mut self, attrs: &[Attr]) -> Box<[Attr]> {
        attrs.iter().map(|attr| self.attr(*attr)).collect()
    }

    fn parts(&mut self, attr: Attr) -> Attr {
        let ctx = self.ctx;
        let old = ctx.attr_data(attr);
        let new = match old {
            AttrData::Array(elements) => AttrData::Array(self.attrs(elements)),
            AttrData::Dictionary(entries) => {
                AttrData::Dictionary(entries.iter().map(|(name, value)| (*name, self.attr(*value))).collect())
            }
            AttrData::Sparse { ty, indices, values } => {
                AttrData::Sparse { ty: *ty, indices: self.attr(*indices), values: self.attr(*values) }
            }
            AttrData::Distinct { id, attr } => {
                let inner = self.attr(*attr);
                return self.edit.distinct(ctx, *id, inner);
            }
            AttrData::NameLoc { name, child } => AttrData::NameLoc { name: *name, child: self.attr(*child) },
            AttrData::CallSiteLoc { callee, caller } => {
                AttrData::CallSiteLoc { callee: self.attr(*callee), caller: self.attr(*caller) }
            }
            AttrData::FusedLoc { locations, metadata } => AttrData::FusedLoc {
                locations: self.attrs(locations),
                metadata: metadata.map(|metadata| self.attr(metadata)),
            },
            AttrData::Dialect(dialect) => {
                let params = dialect.params.iter().enumerate().map(|(index, param)| {
                    let new = self.edit.param(ctx, dialect.def, index, param);
                    new.unwrap_or_else(|| self.param(param))
                });
                let params = params.collect();
                AttrData::Dialect(Box::new(DialectAttr { def: dialect.def, params }))
            }
            AttrData::Verbatim(verbatim) => {
                let chunk = |chunk: &Chunk| match chunk {
                    Chunk::Attr(attr) => Chunk::Attr(self.attr(*attr)),
                    Chunk::Text(text) => {
                        let new = self.edit.unknown_text(ctx, ctx.bytes(*text));
                        Chunk::Text(new.map_or(*text, |new| ctx.ident_bytes(&new)))
                    }
                    Chunk::Type(ty) => Chunk::Type(*ty),
                };
                let chunks = verbatim.chunks.iter().map(chunk).collect();
                AttrData::Verbatim(Box::new(Verbatim { dialect: verbatim.dialect, chunks }))
            }
            _ => return attr,
        };
        if new == *old { attr } else { ctx.attr(new) }
    }

    fn param(&mut self, param: &Param) -> Param {
        match param {
            Param::Attr(attr) => Param::Attr(self.attr(*attr)),
            Param::Array(params) => Param::Array(params.iter().map(|param| self.param(param)).collect()),
            Param::Str(text) => match self.edit.text(self.ctx, self.ctx.bytes(*text)) {
                Some(new) => Param::Str(self.ctx.ident_bytes(&new)),
                None => Param::Str(*text),
            },
            other => other.clone(),
        }
    }

    /// Rewrites the attributes and properties of an operation, but not its location.
    pub fn op(&mut self, body: &mut Body, op: OpId) {
        let (attrs, props) = (body.op(op).attrs, body.op(op).props);
        let attrs = attrs.map(|attrs| self.attr(attrs));
        let props = self.props(props);
        let op = body.op_mut(op);
        (op.attrs, op.props) = (attrs, props);
    }

    fn props(&mut self, props: Option<Props>) -> Option<Props> {
        let old = self.ctx.props_data(props);
        let new: Vec<Option<Attr>> = old.iter().map(|slot| slot.map(|attr| self.attr(attr))).collect();
        if new == old { props } else { self.ctx.props(&new) }
    }

    /// Rewrites the attributes and properties of all operations in a module.
    pub fn module(&mut self, module: &mut Module<'_>) {
        each_op(module, |body, op| self.op(body, op));
    }
}

/// Calls `each` once with every attribute in a module, including nested attributes, in the order of the operations.
pub fn visit(module: &Module<'_>, mut each: impl FnMut(&Context, Attr)) {
    let mut replacer = Replacer::new(module.context(), |ctx: &Context, attr: Attr| {
        each(ctx, attr);
        Replacement::Into
    });
    for op in module.top_block().ops().flat_map(OpRef::walk) {
        let data = op.arena().op(op.id);
        for attr in module.context().props_data(data.props).iter().copied().flatten().chain(data.attrs) {
            replacer.attr(attr);
        }
    }
}

/// Calls `each` with every operation in a module, including operations that are not linked into a block.
pub fn each_op(module: &mut Module<'_>, mut each: impl FnMut(&mut Body, OpId)) {
    for id in bodies(module) {
        let Some(body) = module.body_mut(id) else { continue };
        for op in (0..u32::try_from(body.op_count()).unwrap_or(u32::MAX)).map(OpId) {
            each(body, op);
        }
    }
}

/// Iterates over the bodies of a module.
pub fn bodies(module: &Module<'_>) -> impl Iterator<Item = BodyId> + use<> {
    (0..u32::try_from(module.body_count()).unwrap_or(u32::MAX)).map(BodyId)
}

/// Iterates over the attributes and properties of an operation, with their names.
pub fn named<'c>(op: OpRef<'_, 'c>) -> impl Iterator<Item = (&'c str, Attr)> + use<'c> {
    let (ctx, data) = (op.context(), op.arena().op(op.id));
    let own = ctx.props_data(data.props);
    let rows = op.def().map_or(&[][..], |def| &def.slots);
    let slots = rows.iter().zip(own).filter_map(|(slot, value)| Some((&*slot.name, (*value)?)));
    let dictionary = if op.def().is_none() { own.first().copied().flatten() } else { None };
    let free = ctx.dictionary_entries(dictionary).iter().chain(op.discardable_attrs());
    slots.chain(free.map(|(name, value)| (ctx.str(*name), *value)))
}
