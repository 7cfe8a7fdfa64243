//! Fingerprints: hashes of modules that are equal for equal programs, independent of producer, file path and format.
//!
//! A fingerprint ignores locations, use-list orders, the order of symbols, the bytecode version, the producer and its
//! release. An attribute equal to its default counts as absent. Resources are hashed by content, not by key. Distinct
//! attributes are numbered in order of first use. A module nested in an attribute contributes its own fingerprint.

use std::borrow::Cow;
use std::fmt;

use mlirkit_defs::AttrDef;
use mlirkit_diag::{Error, deep};
use mlirkit_ir::{
    Attr, AttrData, BlockId, BlockRef, Context, Module, OpName, OpRef, Param, RegionRef, ResourceGroup, ResourceValue,
    Settler, Type, ValueId,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::nested::{self, DEEPEST};
use crate::normal::{self, DistinctNumbers, without_location};
use crate::replace::{AttrRewrite, Replacement, Replacer};

/// The fingerprint of a module: a 32-byte BLAKE3 hash, printed as 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint(pub [u8; 32]);

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Maximum size in bytes of a constant that is hashed directly. A larger one is represented by its hash.
const LARGE: usize = 256;

/// Size in bytes from which the hash of a name is stored.
const SHORT: usize = 64;

/// Computes the fingerprint of a module.
///
/// # Errors
/// Fails if a lazily loaded body cannot be decoded.
pub fn fingerprint(module: &Module<'_>) -> Result<Fingerprint, Error> {
    to_depth(module, DEEPEST)
}

/// Computes the fingerprint of an operation and everything nested in it. Values from outside are numbered in order of
/// first use.
#[must_use]
pub fn of_op(op: OpRef<'_, '_>) -> Fingerprint {
    let mut hasher = Hasher::new(op.module, DEEPEST);
    hasher.enter();
    hasher.op(op);
    hasher.finish()
}

pub(crate) fn to_depth(module: &Module<'_>, depth: usize) -> Result<Fingerprint, Error> {
    module.load_all()?;
    let mut hasher = Hasher::new(module, depth);
    hasher.enter();
    module.top_block().ops().for_each(|op| hasher.op(op));
    // Attributes of unknown dialects are hashed as text, so they refer to these resources by key.
    let unknown: FxHashSet<_> = module.resources_of_unknown_dialects().collect();
    for group in &module.dialect_resources {
        for (key, value) in group.entries.iter().filter(|(key, _)| unknown.contains(&(group.name, *key))) {
            hasher.put(module.context().bytes(group.name));
            hasher.put(module.context().bytes(*key));
            hasher.put(&content(module.context(), value.as_ref()));
        }
    }
    // Text has no group without entries.
    for group in module.external_resources.iter().filter(|group| !group.entries.is_empty()) {
        hasher.put(module.context().bytes(group.name));
        for (key, value) in &group.entries {
            hasher.put(module.context().bytes(*key));
            hasher.put(&content(module.context(), value.as_ref()));
        }
    }
    Ok(hasher.finish())
}

/// Hashes the content of a resource.
fn content(ctx: &Context, value: Option<&ResourceValue>) -> [u8; 32] {
    match value {
        None => [0; 32],
        Some(ResourceValue::Blob { data, .. }) => *blake3::hash(data).as_bytes(),
        Some(ResourceValue::Bool(value)) => [u8::from(*value) + 1; 32],
        Some(ResourceValue::String(text)) => *blake3::hash(ctx.bytes(*text)).as_bytes(),
    }
}

/// The numbers that represent the values and blocks of a body in the hash, assigned in order of first use.
#[derive(Default)]
struct IdNumbers {
    values: FxHashMap<ValueId, u64>,
    blocks: FxHashMap<BlockId, u64>,
}

struct Hasher<'m, 'c> {
    ctx: &'c Context,
    hasher: blake3::Hasher,
    buffer: Vec<u8>,
    attrs: Replacer<'c, CanonicalParts<'m, 'c>>,
    settler: Settler<'c>,
    attr_hashes: FxHashMap<Attr, [u8; 32]>,
    type_hashes: FxHashMap<Type, [u8; 32]>,
    /// For each operation name, the properties that affect the hash: slot, name and default.
    slots: FxHashMap<OpName, Vec<(usize, String, Option<Attr>)>>,
    /// The bodies whose values are being numbered, innermost last.
    bodies: Vec<IdNumbers>,
}

impl<'m, 'c> Hasher<'m, 'c> {
    fn new(module: &'m Module<'c>, depth: usize) -> Self {
        let ctx = module.context();
        let distinct = DistinctNumbers::default();
        let canonical = CanonicalParts { ctx, resources: &module.dialect_resources, depth, distinct };
        Self {
            ctx,
            hasher: blake3::Hasher::new(),
            buffer: Vec::new(),
            attrs: Replacer::new(ctx, canonical),
            settler: Settler::new(ctx),
            attr_hashes: FxHashMap::default(),
            type_hashes: FxHashMap::default(),
            slots: FxHashMap::default(),
            bodies: Vec::new(),
        }
    }

    fn enter(&mut self) {
        self.bodies.push(IdNumbers::default());
    }

    fn finish(mut self) -> Fingerprint {
        self.hasher.update(&self.buffer);
        Fingerprint(*self.hasher.finalize().as_bytes())
    }

    /// Adds bytes to the hash, preceded by their length.
    fn put(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.buffer.extend_from_slice(bytes);
        if self.buffer.len() > 1 << 16 {
            self.hasher.update(&self.buffer);
            self.buffer.clear();
        }
    }

    fn number(&mut self, number: u64) {
        self.buffer.extend_from_slice(&number.to_le_bytes());
    }

    fn ty(&mut self, ty: Type) {
        let (ctx, settler) = (self.ctx, &mut self.settler);
        let of_text = || *blake3::hash(ctx.type_text(settler.ty(ty)).as_bytes()).as_bytes();
        let hash = *self.type_hashes.entry(ty).or_insert_with(of_text);
        self.put(&hash);
    }

    fn attr(&mut self, attr: Attr) -> [u8; 32] {
        if let Some(known) = self.attr_hashes.get(&attr) {
            return *known;
        }
        let canonical = self.attrs.attr(self.settler.attr(attr));
        let hash = *blake3::hash(self.ctx.attr_text(canonical).as_bytes()).as_bytes();
        if !self.is_name(attr) {
            self.attr_hashes.insert(attr, hash);
        }
        hash
    }

    /// Returns true for strings and symbols that are hashed in less time than their hashes take to store. A module may
    /// have as many of them as operations.
    fn is_name(&self, attr: Attr) -> bool {
        match self.ctx.attr_data(attr) {
            AttrData::String { value, ty: None } => self.ctx.bytes(*value).len() < SHORT,
            AttrData::SymbolRef(path) => path.iter().all(|name| self.ctx.bytes(*name).len() < SHORT) && path.len() == 1,
            _ => false,
        }
    }

    fn op(&mut self, op: OpRef<'m, 'c>) {
        self.put(op.name().as_bytes());
        for (name, value) in self.named(op) {
            self.put(name.as_bytes());
            self.put(&value);
        }
        self.number(op.operands().len() as u64);
        for operand in op.operands() {
            self.value(operand.id);
        }
        self.number(op.results().len() as u64);
        for result in op.results() {
            self.value(result.id);
            self.ty(result.ty());
        }
        let successors = op.arena().successors(op.id);
        self.number(successors.len() as u64);
        successors.iter().for_each(|block| self.block_number(*block));
        let regions = op.regions();
        self.number(regions.len() as u64);
        let child = op.arena().child(op.id);
        if child.is_some() {
            self.enter();
        }
        deep(|| regions.for_each(|region| self.region(region)));
        if child.is_some() {
            self.bodies.pop();
        }
    }

    fn region(&mut self, region: RegionRef<'m, 'c>) {
        self.number(region.blocks().count() as u64);
        for block in region.blocks() {
            self.block(block);
        }
    }

    fn block(&mut self, block: BlockRef<'m, 'c>) {
        self.block_number(block.id);
        self.number(block.args().len() as u64);
        for arg in block.args() {
            self.value(arg.id);
            self.ty(arg.ty());
        }
        self.number(block.ops().count() as u64);
        match symbols(block) {
            Some(ops) => ops.into_iter().for_each(|op| self.op(op)),
            None => block.ops().for_each(|op| self.op(op)),
        }
    }

    fn value(&mut self, value: ValueId) {
        if let Some(numbers) = self.bodies.last_mut() {
            let next = numbers.values.len() as u64;
            let number = *numbers.values.entry(value).or_insert(next);
            self.number(number);
        }
    }

    fn block_number(&mut self, block: BlockId) {
        if let Some(numbers) = self.bodies.last_mut() {
            let next = numbers.blocks.len() as u64;
            let number = *numbers.blocks.entry(block).or_insert(next);
            self.number(number);
        }
    }

    /// Returns the hashes of all attributes and properties that differ from their defaults, sorted by name.
    fn named(&mut self, op: OpRef<'m, 'c>) -> Vec<(String, [u8; 32])> {
        let (ctx, data) = (self.ctx, *op.arena().op(op.id));
        let own = ctx.props_data(data.props);
        let mut found: Vec<(String, [u8; 32])> = Vec::new();
        match op.def() {
            Some(def) => {
                let slots = self.slots.entry(op.op_name()).or_insert_with(|| {
                    let one = |(index, slot): (usize, &'static mlirkit_defs::Slot)| {
                        (index, normal::slot_name(slot).to_owned(), ctx.slot_default(slot).ok().flatten())
                    };
                    def.slots.iter().enumerate().map(one).collect()
                });
                let present: Vec<(String, Attr)> = slots
                    .iter()
                    .filter_map(|(index, name, default)| {
                        let value = own.get(*index).copied().flatten()?;
                        normal::counts(ctx, value, *default).then(|| (name.clone(), value))
                    })
                    .collect();
                for (name, value) in present {
                    found.push((name, self.attr(value)));
                }
            }
            None => {
                for (name, value) in ctx.dictionary_entries(own.first().copied().flatten()) {
                    found.push((ctx.str(*name).to_owned(), self.attr(*value)));
                }
            }
        }
        for (name, value) in op.discardable_attrs() {
            found.push((ctx.str(*name).to_owned(), self.attr(*value)));
        }
        found.sort();
        self.number(found.len() as u64);
        found
    }
}

/// Returns the operations of a block sorted by symbol name, if all of them are symbols. The order of such operations
/// has no meaning.
pub(crate) fn symbols<'m, 'c>(block: BlockRef<'m, 'c>) -> Option<Vec<OpRef<'m, 'c>>> {
    let mut named = Vec::new();
    for op in block.ops() {
        named.push((op.symbol_name()?, op));
    }
    named.sort_by_key(|(name, _)| *name);
    Some(named.into_iter().map(|(_, op)| op).collect())
}

/// A rewrite rule for attributes that maps equivalent attributes to the same attribute.
struct CanonicalParts<'m, 'c> {
    ctx: &'c Context,
    resources: &'m [ResourceGroup],
    depth: usize,
    distinct: DistinctNumbers,
}

impl CanonicalParts<'_, '_> {
    /// Replaces the modules nested in `bytes` with their fingerprints; `None` if there are none.
    fn bytes(&self, bytes: &[u8]) -> Option<Vec<u8>> {
        nested::canonical(self.ctx, bytes, self.depth)
    }

    fn string(&self, bytes: &[u8]) -> Attr {
        self.ctx.attr(AttrData::String { value: self.ctx.ident_bytes(bytes), ty: None })
    }
}

impl AttrRewrite for CanonicalParts<'_, '_> {
    fn attr(&mut self, ctx: &Context, attr: Attr) -> Replacement {
        if ctx.attr_data(attr).is_location() {
            return Replacement::To(ctx.unknown_loc());
        }
        match ctx.attr_data(attr) {
            AttrData::String { .. } | AttrData::DenseArray(_) | AttrData::DenseStrings(_) | AttrData::Opaque { .. } => {
                match nested::leaf(ctx, attr, &mut |bytes| self.bytes(bytes)) {
                    nested::Leaf::To(new) => Replacement::To(new),
                    _ => Replacement::To(attr),
                }
            }
            AttrData::DenseElements(dense) if !dense.splat => {
                let data = dense.data.as_slice();
                // The number of elements depends on the encoding of the modules in them.
                let (bytes, ty) = match self.bytes(data) {
                    Some(modules) => (Cow::Owned(modules), ctx.element_type_or_self(dense.ty)),
                    None if data.len() <= LARGE => return Replacement::Into,
                    None => (Cow::Borrowed(data), dense.ty),
                };
                let text = format!("{} : {}", blake3::hash(&bytes), ctx.type_text(ty));
                Replacement::To(self.string(text.as_bytes()))
            }
            AttrData::DenseResource { ty, dialect, key } => {
                let group = self.resources.iter().find(|group| group.name == *dialect);
                let entry = group.and_then(|group| group.entries.iter().find(|(other, _)| other == key));
                let Some((_, Some(value))) = entry else { return Replacement::To(attr) };
                let hash = Fingerprint(content(ctx, Some(value)));
                Replacement::To(self.string(format!("resource {hash} : {}", ctx.type_text(*ty)).as_bytes()))
            }
            _ => Replacement::Into,
        }
    }

    fn distinct(&mut self, ctx: &Context, id: u32, attr: Attr) -> Attr {
        self.distinct.attr(ctx, id, attr)
    }

    fn param(&mut self, ctx: &Context, def: &AttrDef, index: usize, value: &Param) -> Option<Param> {
        without_location(ctx, def, index, value)
    }

    fn text(&mut self, _: &Context, text: &[u8]) -> Option<Vec<u8>> {
        self.bytes(text)
    }

    fn unknown_text(&mut self, _: &Context, text: &[u8]) -> Option<Vec<u8>> {
        nested::in_quotes(text, &mut |bytes| self.bytes(bytes))
    }
}
