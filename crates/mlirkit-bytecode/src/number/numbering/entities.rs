//! Numbers operation names, dialects, attributes, types and resources, with everything they refer to.

use mlirkit_defs::AttrDef;
use mlirkit_ir::{Attr, AttrData, Chunk, Context, Ident, OpName, Param, Type, TypeData};
use rustc_hash::FxHashSet;

use crate::codec::properties;
use crate::codec::registry::{Codec, Written};
use crate::codec::writer::{Entity, Ref};
use crate::number::numbering::{DialectItem, OpNameInfo, Walk, Work};

impl Walk<'_, '_, '_> {
    #[inline]
    pub(super) fn op_name(&mut self, name: OpName) -> OpNameInfo {
        if self.ops.count(name.index()) {
            return self.out.kinds.get(name.index()).copied().unwrap_or_default();
        }
        self.new_op_name(name)
    }

    #[cold]
    pub(super) fn new_op_name(&mut self, name: OpName) -> OpNameInfo {
        let at = self.ops.add(name.index(), 0);
        let dialect = self.dialect(self.ctx.op_name_data(name).dialect);
        self.ops.set_dialect(at, dialect);
        let def = self.ctx.op_def(name);
        let keeps_rows = self.options.target_release == self.ctx.release();
        let has_properties = !keeps_rows || def.is_none_or(properties::has_properties);
        let as_it_is = keeps_rows && self.options.followed(self.module).is_none();
        let attributes = def.filter(|_| as_it_is).and_then(properties::AttributeSlots::new).map(|attributes| {
            self.out.attributes.push(attributes);
            self.out.attributes.len() as u32 - 1
        });
        let kind = OpNameInfo { def, has_properties, attributes, number: 0 };
        if self.out.kinds.len() <= name.index() {
            self.out.kinds.resize(name.index() + 1, OpNameInfo::default());
        }
        if let Some(slot) = self.out.kinds.get_mut(name.index()) {
            *slot = kind;
        }
        kind
    }

    pub(super) fn dialect(&mut self, name: Ident) -> u32 {
        let (numbers, dialects, codecs, ctx) =
            (&mut self.dialect_numbers, &mut self.dialects, &mut self.codecs, self.ctx);
        *numbers.entry(name).or_insert_with(|| {
            dialects.push(DialectItem { name: Some(name), resources: Vec::new() });
            codecs.push(Codec::of(ctx, name));
            dialects.len() as u32 - 1
        })
    }

    pub(super) fn builtin(&mut self) -> u32 {
        if let Some(number) = self.builtin_number {
            return number;
        }
        let number = self.dialect(self.builtin);
        self.builtin_number = Some(number);
        number
    }

    /// Returns the number of the dialect of an attribute or type definition, taken from the definition's name.
    pub(super) fn row_dialect(&mut self, def: &'static AttrDef) -> u32 {
        let address = std::ptr::from_ref(def) as usize;
        if let Some(number) = self.row_dialects.get(&address) {
            return *number;
        }
        let name = def.name.split_once('.').map_or(&*def.name, |(dialect, _)| dialect);
        let number = self.dialect(self.ctx.ident(name));
        self.row_dialects.insert(address, number);
        number
    }

    #[inline]
    pub(super) fn attr(&mut self, attr: Attr) {
        if !self.attrs.count(attr.index()) {
            self.add_attr(attr);
            self.drain();
        }
    }

    #[inline]
    pub(super) fn ty(&mut self, ty: Type) {
        if !self.types.count(ty.index()) {
            self.add_type(ty);
            self.drain();
        }
    }

    #[inline(always)]
    pub(super) fn reference(&mut self, found: Ref) {
        match found {
            Ref::Attr(attr) => self.attr(attr),
            Ref::Type(ty) => self.ty(ty),
            Ref::Resource { dialect, key } => self.resource(dialect, key),
        }
    }

    pub(super) fn resource(&mut self, dialect: Ident, key: Ident) {
        let number = self.dialect(dialect);
        if self.resources.insert((dialect, key))
            && let Some(item) = self.dialects.get_mut(number as usize)
        {
            item.resources.push(key);
        }
    }

    /// Numbers the entries on the work stack. Each entry is numbered before its references, which are numbered in
    /// order.
    pub(super) fn drain(&mut self) {
        while let Some(work) = self.work.pop() {
            match work {
                Work::Ref(Ref::Attr(attr)) => {
                    if !self.attrs.count(attr.index()) {
                        self.add_attr(attr);
                    }
                }
                Work::Ref(Ref::Type(ty)) => {
                    if !self.types.count(ty.index()) {
                        self.add_type(ty);
                    }
                }
                Work::Ref(Ref::Resource { dialect, key }) => self.resource(dialect, key),
                Work::AttrUnder(at, dialect) => {
                    let dialect = self.dialect(dialect);
                    self.attrs.set_dialect(at, dialect);
                }
                Work::TypeUnder(at, dialect) => {
                    let dialect = self.dialect(dialect);
                    self.types.set_dialect(at, dialect);
                }
            }
        }
    }

    pub(super) fn add_attr(&mut self, attr: Attr) {
        if let Some((number, ty)) = self.unmade_number(attr) {
            return self.number(number, ty);
        }
        let at = self.attrs.add(attr.index(), 0);
        if self.options.overrides.is_empty()
            && let Some(to) = self.plain_reference(attr)
        {
            let dialect = self.builtin();
            self.attrs.set_dialect(at, dialect);
            self.work.extend(to.map(Work::Ref));
        } else {
            self.describe_attr(at, attr);
        }
    }

    /// Returns the only reference of a simple builtin attribute, or `Some(None)` if it has none. Returns `None` for
    /// other attributes.
    #[inline]
    fn plain_reference(&mut self, attr: Attr) -> Option<Option<Ref>> {
        Some(match self.ctx.attr_data(attr) {
            AttrData::String { ty: None, .. } | AttrData::Unit => None,
            AttrData::Integer(int) => Some(Ref::Type(int.ty)),
            AttrData::Type(ty) => Some(Ref::Type(*ty)),
            AttrData::SymbolRef(path) => match **path {
                [name] => Some(Ref::Attr(self.names.string_attr(self.ctx, name))),
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Determines the dialect and the references of an attribute.
    #[inline(always)]
    pub(super) fn describe_attr(&mut self, at: usize, attr: Attr) {
        let data = self.ctx.attr_data(attr);
        let dialect = match data {
            AttrData::Opaque { dialect, .. } => self.dialect(*dialect),
            AttrData::Verbatim(verbatim) => self.dialect(verbatim.dialect),
            AttrData::Dialect(inner) => self.row_dialect(inner.def),
            _ => self.builtin(),
        };
        self.attrs.set_dialect(at, dialect);
        if let Written::Under(dialect) = self.references(Entity::Attr(attr), dialect) {
            self.work.push(Work::AttrUnder(at, dialect));
        }
        self.work.extend(self.refs.iter().rev().map(|found| Work::Ref(*found)));
    }

    pub(super) fn add_type(&mut self, ty: Type) {
        let at = self.types.add(ty.index(), 0);
        self.describe_type(at, ty);
    }

    /// Determines the dialect and the references of a type.
    pub(super) fn describe_type(&mut self, at: usize, ty: Type) {
        let dialect = match self.ctx.type_data(ty) {
            TypeData::Opaque { dialect, .. } => self.dialect(*dialect),
            TypeData::Verbatim(verbatim) => self.dialect(verbatim.dialect),
            TypeData::Dialect(inner) => self.row_dialect(inner.def),
            // One float kind belongs to another dialect, which its printed form names.
            TypeData::Float(kind) => match kind.type_text().strip_prefix('!').and_then(|text| text.split_once('.')) {
                Some((dialect, _)) => self.dialect(self.ctx.ident(dialect)),
                None => self.builtin(),
            },
            _ => self.builtin(),
        };
        self.types.set_dialect(at, dialect);
        if let Written::Under(dialect) = self.references(Entity::Type(ty), dialect) {
            self.work.push(Work::TypeUnder(at, dialect));
        }
        self.work.extend(self.refs.iter().rev().map(|found| Work::Ref(*found)));
    }

    /// Collects the references in an attribute or type of this dialect into `refs`.
    pub(super) fn references(&mut self, what: Entity, dialect: u32) -> Written {
        let (ctx, options) = (self.ctx, self.options);
        let codec = self.codecs.get(dialect as usize).copied().unwrap_or(Codec::Text);
        let mut refs = std::mem::take(&mut self.refs);
        refs.clear();
        let written = codec.write(&options.overrides, what, &mut self.collector(&mut refs));
        if written == Written::No {
            refs.clear();
            find_resources(ctx, what.into(), &mut self.without_resources, &mut refs);
        }
        self.refs = refs;
        written
    }
}

/// Finds the resources that the printed form of an attribute or type mentions. `seen` holds entities known to mention
/// none, because the same attributes occur in the printed form of thousands of debug information attributes.
fn find_resources(ctx: &Context, start: Ref, seen: &mut FxHashSet<(bool, usize)>, found: &mut Vec<Ref>) {
    let mut stack = vec![start];
    while let Some(next) = stack.pop() {
        let first = stack.len();
        match next {
            Ref::Attr(attr) if seen.insert((true, attr.index())) => match ctx.attr_data(attr) {
                AttrData::DenseResource { dialect, key, .. } => {
                    found.push(Ref::Resource { dialect: *dialect, key: *key });
                }
                AttrData::Array(items) => stack.extend(items.iter().map(|item| Ref::Attr(*item))),
                AttrData::Dictionary(entries) => stack.extend(entries.iter().map(|(_, value)| Ref::Attr(*value))),
                AttrData::Type(ty) => stack.push(Ref::Type(*ty)),
                AttrData::Dialect(inner) => inner.params.iter().for_each(|param| param_refs(param, &mut stack)),
                AttrData::Verbatim(verbatim) => stack.extend(verbatim.chunks.iter().filter_map(chunk_ref)),
                AttrData::Sparse { indices, values, .. } => stack.extend([Ref::Attr(*indices), Ref::Attr(*values)]),
                AttrData::FusedLoc { locations, metadata } => {
                    stack.extend(locations.iter().chain(metadata).map(|attr| Ref::Attr(*attr)));
                }
                _ => {}
            },
            Ref::Type(ty) if seen.insert((false, ty.index())) => match ctx.type_data(ty) {
                TypeData::Dialect(inner) => inner.params.iter().for_each(|param| param_refs(param, &mut stack)),
                TypeData::Verbatim(verbatim) => stack.extend(verbatim.chunks.iter().filter_map(chunk_ref)),
                TypeData::RankedTensor(tensor) => stack.extend(tensor.encoding.map(Ref::Attr)),
                TypeData::MemRef(memref) => {
                    stack.extend(memref.layout.iter().chain(&memref.space).map(|a| Ref::Attr(*a)))
                }
                _ => {}
            },
            Ref::Attr(_) | Ref::Type(_) | Ref::Resource { .. } => {}
        }
        if let Some(added) = stack.get_mut(first..) {
            added.reverse();
        }
    }
    if !found.is_empty() {
        // The entities visited on the way may lead to a resource, so they must be forgotten. Creating a set is cheaper
        // than clearing a large one.
        *seen = FxHashSet::default();
    }
}

/// Appends the attributes and types in a parameter to `out`.
fn param_refs(param: &Param, out: &mut Vec<Ref>) {
    match param {
        Param::Attr(attr) => out.push(Ref::Attr(*attr)),
        Param::Type(ty) => out.push(Ref::Type(*ty)),
        Param::Array(items) => items.iter().for_each(|item| param_refs(item, out)),
        Param::None
        | Param::Int(_)
        | Param::Bool(_)
        | Param::Str(_)
        | Param::Enum(_)
        | Param::ApInt(_)
        | Param::Float(_) => {}
    }
}

fn chunk_ref(chunk: &Chunk) -> Option<Ref> {
    match chunk {
        Chunk::Attr(attr) => Some(Ref::Attr(*attr)),
        Chunk::Type(ty) => Some(Ref::Type(*ty)),
        Chunk::Text(_) => None,
    }
}
