//! Imports attributes, types and names into another context, or rebuilds attributes of a context with replacements.

use mlirkit_diag::deep;
use rustc_hash::FxHashMap;

use crate::affine::AffineExprData;
use crate::attr::{
    AffineMap, AttrData, Chunk, DenseArrayAttr, DenseElementsAttr, DenseStringsAttr, DialectAttr, FileRange, FloatAttr,
    IntegerAttr, IntegerSet, Param, Verbatim,
};
use crate::context::Context;
use crate::ids::{AffineExpr, Attr, Ident, OpName, Props, Type};
use crate::types::{DialectType, FunctionType, MemRefType, TensorType, TypeData, VectorType};

/// The names of a symbol reference, outermost symbol table first.
pub(crate) type SymbolPath = Box<[Ident]>;

/// The state of an import, including the attributes and types imported so far.
pub(crate) struct Import<'a, 'c> {
    from: &'a Context,
    to: &'c Context,
    same: bool,
    attrs: FxHashMap<Attr, Attr>,
    types: FxHashMap<Type, Type>,
    /// Replacements for the start of symbol references, as pairs of old and new path.
    pub(crate) symbols: Vec<(SymbolPath, SymbolPath)>,
    /// Replaces other attributes and types during the import.
    pub(crate) carry: Option<&'a mut dyn AttrTypeReplacer>,
    /// The notes that the replacer has recorded about the attribute or type being imported: numbers whose meaning the
    /// replacer defines. See [`AttrTypeReplacer::attr`].
    pub(crate) notes: Vec<u32>,
    noted_attrs: FxHashMap<Attr, Box<[u32]>>,
    noted_types: FxHashMap<Type, Box<[u32]>>,
    /// Whether to replace each affine expression by the result of printing and parsing it.
    pub(crate) settles: bool,
}

/// A replacer for attributes and types that are being imported into another context.
pub trait AttrTypeReplacer {
    /// Returns the replacement for an attribute. The attributes and types inside it have already been imported into
    /// `to`. May append numbers to `notes`, whose meaning the replacer defines.
    fn attr(&mut self, to: &Context, attr: AttrData, notes: &mut Vec<u32>) -> AttrData;

    /// Returns the replacement for a type; see [`AttrTypeReplacer::attr`].
    fn ty(&mut self, to: &Context, ty: TypeData, notes: &mut Vec<u32>) -> TypeData;
}

impl<'a, 'c> Import<'a, 'c> {
    /// Creates the state for an import from one context to another.
    pub(crate) fn new(from: &'a Context, to: &'c Context) -> Self {
        let same = std::ptr::eq(from, to);
        Self {
            from,
            to,
            same,
            attrs: FxHashMap::default(),
            types: FxHashMap::default(),
            symbols: Vec::new(),
            carry: None,
            notes: Vec::new(),
            noted_attrs: FxHashMap::default(),
            noted_types: FxHashMap::default(),
            settles: false,
        }
    }

    /// Creates the state for another import with the same contexts and replacer.
    pub(crate) fn fresh(&mut self) -> Import<'_, 'c> {
        let mut fresh = Import::new(self.from, self.to);
        fresh.carry = self.carry.as_mut().map(|carry| &mut **carry as &mut dyn AttrTypeReplacer);
        fresh
    }

    /// Sets the result of importing a type.
    pub(crate) fn set_type(&mut self, from: Type, to: Type) {
        self.types.insert(from, to);
    }

    fn is_idle(&self) -> bool {
        self.same && self.symbols.is_empty() && !self.settles
    }

    /// Returns true if printing and parsing leaves every affine expression in the context unchanged.
    pub(crate) fn is_settled(&self) -> bool {
        !self.from.has_unsettled_affine.load(std::sync::atomic::Ordering::Relaxed)
    }

    fn ident(&self, ident: Ident) -> Ident {
        if self.same { ident } else { self.to.ident_bytes(self.from.bytes(ident)) }
    }

    /// Imports an operation name. The result is registered if the target context knows the operation.
    pub(crate) fn op_name(&self, name: OpName) -> OpName {
        if self.same {
            return name;
        }
        let data = self.from.op_name_data(name);
        let bytes = self.from.bytes(data.name);
        match data.def {
            Some(_) => self.to.op_name_in(bytes, None),
            None => self.to.unregistered_op_name(bytes),
        }
    }

    /// Imports the discardable attributes and properties of an operation.
    pub(crate) fn properties(
        &mut self,
        old: OpName,
        new: OpName,
        attrs: Option<Attr>,
        props: Option<Props>,
    ) -> (Option<Attr>, Option<Props>) {
        if self.is_idle() {
            return (attrs, props);
        }
        let attrs = attrs.map(|attrs| self.attr(attrs));
        let (from, to) = (self.from, self.to);
        let slots: Vec<Option<Attr>> =
            from.props_data(props).iter().map(|slot| slot.map(|attr| self.attr(attr))).collect();
        let props = match (from.op_def(old), to.op_def(new)) {
            (Some(old), Some(new)) if !std::ptr::eq(old, new) => {
                let value = |name: &str| {
                    old.slots
                        .iter()
                        .position(|slot| *slot.name == *name)
                        .and_then(|at| slots.get(at).copied().flatten())
                };
                to.props(&new.slots.iter().map(|slot| value(&slot.name)).collect::<Vec<_>>())
            }
            // An operation that is unregistered in the target context stores its properties as one dictionary.
            (Some(old), None) => {
                let named =
                    old.slots.iter().zip(&slots).filter_map(|(slot, value)| Some((to.ident(&slot.name), (*value)?)));
                let named: Vec<_> = named.collect();
                if named.is_empty() { None } else { to.props(&[Some(to.dictionary(named))]) }
            }
            _ => to.props(&slots),
        };
        (attrs, props)
    }

    fn expr(&self, expr: AffineExpr) -> AffineExpr {
        if self.settles {
            return self.to.affine_settled(expr);
        }
        if self.same {
            return expr;
        }
        deep(|| match self.from.affine_data(expr) {
            AffineExprData::Binary(op, lhs, rhs) => {
                let (lhs, rhs) = (self.expr(lhs), self.expr(rhs));
                // Another release may simplify an expression that this release leaves unchanged.
                if self.from.release() == self.to.release() {
                    self.to.affine_expr(AffineExprData::Binary(op, lhs, rhs))
                } else {
                    self.to.affine_binary(op, lhs, rhs)
                }
            }
            leaf => self.to.affine_expr(leaf),
        })
    }

    /// Imports an attribute, with all replacements applied.
    pub(crate) fn attr(&mut self, attr: Attr) -> Attr {
        if self.is_idle() {
            return attr;
        }
        if let Some(known) = self.attrs.get(&attr) {
            self.notes.extend(self.noted_attrs.get(&attr).into_iter().flatten());
            return *known;
        }
        let before = self.notes.len();
        let mut data = deep(|| self.attr_data(attr));
        if let Some(carry) = &mut self.carry {
            data = carry.attr(self.to, data, &mut self.notes);
            if let Some(notes) = self.notes.get(before..).filter(|notes| !notes.is_empty()) {
                self.noted_attrs.insert(attr, notes.into());
            }
        }
        let new = match data {
            // A distinct attribute receives a new identity in the other context.
            AttrData::Distinct { attr: inner, .. } if !self.same => self.to.distinct(inner),
            data => self.to.attr(data),
        };
        self.attrs.insert(attr, new);
        new
    }

    fn list(&mut self, attrs: &[Attr]) -> Box<[Attr]> {
        attrs.iter().map(|attr| self.attr(*attr)).collect()
    }

    fn attr_data(&mut self, attr: Attr) -> AttrData {
        match self.from.attr_data(attr) {
            AttrData::Unit => AttrData::Unit,
            AttrData::UnknownLoc => AttrData::UnknownLoc,
            AttrData::Integer(int) => AttrData::Integer(IntegerAttr { ty: self.ty(int.ty), value: int.value.clone() }),
            AttrData::Float(float) => AttrData::Float(FloatAttr::new(self.ty(float.ty), float.bits())),
            AttrData::String { value, ty } => {
                AttrData::String { value: self.ident(*value), ty: ty.map(|ty| self.ty(ty)) }
            }
            AttrData::Array(elements) => AttrData::Array(self.list(elements)),
            AttrData::Dictionary(entries) => {
                // The entries remain sorted, because the bytes of the names do not change.
                AttrData::Dictionary(
                    entries.iter().map(|(name, value)| (self.ident(*name), self.attr(*value))).collect(),
                )
            }
            AttrData::Type(ty) => AttrData::Type(self.ty(*ty)),
            AttrData::SymbolRef(path) => AttrData::SymbolRef(self.path(path)),
            AttrData::DenseArray(array) => AttrData::DenseArray(Box::new(DenseArrayAttr {
                element: self.ty(array.element),
                len: array.len,
                data: array.data.clone(),
            })),
            AttrData::DenseElements(dense) => AttrData::DenseElements(Box::new(DenseElementsAttr {
                ty: self.ty(dense.ty),
                splat: dense.splat,
                data: dense.data.clone(),
            })),
            AttrData::DenseStrings(dense) => AttrData::DenseStrings(Box::new(DenseStringsAttr {
                ty: self.ty(dense.ty),
                values: dense.values.iter().map(|value| self.ident(*value)).collect(),
                splat: dense.splat,
            })),
            AttrData::DenseResource { ty, dialect, key } => {
                AttrData::DenseResource { ty: self.ty(*ty), dialect: self.ident(*dialect), key: self.ident(*key) }
            }
            AttrData::Sparse { ty, indices, values } => {
                AttrData::Sparse { ty: self.ty(*ty), indices: self.attr(*indices), values: self.attr(*values) }
            }
            AttrData::AffineMap(map) => AttrData::AffineMap(Box::new(AffineMap {
                dims: map.dims,
                symbols: map.symbols,
                results: map.results.iter().map(|expr| self.expr(*expr)).collect(),
            })),
            AttrData::IntegerSet(set) => AttrData::IntegerSet(Box::new(IntegerSet {
                dims: set.dims,
                symbols: set.symbols,
                constraints: set.constraints.iter().map(|(expr, equal)| (self.expr(*expr), *equal)).collect(),
            })),
            AttrData::StridedLayout(layout) => AttrData::StridedLayout(layout.clone()),
            AttrData::Distinct { id, attr } => AttrData::Distinct { id: *id, attr: self.attr(*attr) },
            AttrData::Opaque { dialect, text, ty } => AttrData::Opaque {
                dialect: self.ident(*dialect),
                text: self.ident(*text),
                ty: ty.map(|ty| self.ty(ty)),
            },
            AttrData::FileLineCol { file, line, column } => {
                AttrData::FileLineCol { file: self.ident(*file), line: *line, column: *column }
            }
            AttrData::FileRange(range) => {
                AttrData::FileRange(Box::new(FileRange { file: self.ident(range.file), ..(**range).clone() }))
            }
            AttrData::NameLoc { name, child } => {
                AttrData::NameLoc { name: self.ident(*name), child: self.attr(*child) }
            }
            AttrData::CallSiteLoc { callee, caller } => {
                AttrData::CallSiteLoc { callee: self.attr(*callee), caller: self.attr(*caller) }
            }
            AttrData::FusedLoc { locations, metadata } => AttrData::FusedLoc {
                locations: self.list(locations),
                metadata: metadata.map(|metadata| self.attr(metadata)),
            },
            AttrData::Dialect(data) => {
                let known = if self.same || self.carry.is_some() {
                    None
                } else {
                    self.row(&data.def.name, data.params.len(), false)
                };
                let (def, params) = (known.unwrap_or(data.def), self.params(&data.params));
                AttrData::Dialect(Box::new(DialectAttr { def, params }))
            }
            AttrData::Verbatim(verbatim) => AttrData::Verbatim(Box::new(self.verbatim(verbatim))),
        }
    }

    /// Imports a symbol path, replacing its leading symbols if a replacement is given.
    fn path(&self, path: &[Ident]) -> Box<[Ident]> {
        let found = self.symbols.iter().find_map(|(old, new)| Some((new, path.strip_prefix(&**old)?)));
        match found {
            Some((new, rest)) => new.iter().chain(rest).map(|name| self.ident(*name)).collect(),
            None => path.iter().map(|name| self.ident(*name)).collect(),
        }
    }

    /// Returns the target context's definition of the attribute or type with this name; `None` unless it has `params`
    /// parameters.
    fn row(&self, name: &str, params: usize, is_type: bool) -> Option<&'static mlirkit_defs::AttrDef> {
        let (dialect, row) = name.split_once('.')?;
        let dialect = self.to.dialect(self.to.ident(dialect))?;
        let row = if is_type { dialect.type_(row) } else { dialect.attr(row) };
        row.filter(|row| row.params.len() == params)
    }

    fn params(&mut self, params: &[Param]) -> Box<[Param]> {
        params.iter().map(|param| self.param(param)).collect()
    }

    fn param(&mut self, param: &Param) -> Param {
        match param {
            Param::Attr(attr) => Param::Attr(self.attr(*attr)),
            Param::Type(ty) => Param::Type(self.ty(*ty)),
            Param::Str(text) => Param::Str(self.ident(*text)),
            Param::Array(params) => Param::Array(deep(|| self.params(params)).into()),
            Param::None | Param::Int(_) | Param::Bool(_) | Param::Enum(_) | Param::ApInt(_) | Param::Float(_) => {
                param.clone()
            }
        }
    }

    fn verbatim(&mut self, verbatim: &Verbatim) -> Verbatim {
        let chunk = |chunk: &Chunk| match chunk {
            Chunk::Text(text) => Chunk::Text(self.ident(*text)),
            Chunk::Attr(attr) => Chunk::Attr(self.attr(*attr)),
            Chunk::Type(ty) => Chunk::Type(self.ty(*ty)),
        };
        let chunks = verbatim.chunks.iter().map(chunk).collect();
        Verbatim { dialect: self.ident(verbatim.dialect), chunks }
    }

    /// Imports a type, with all replacements applied.
    pub(crate) fn ty(&mut self, ty: Type) -> Type {
        if self.is_idle() {
            return ty;
        }
        if let Some(known) = self.types.get(&ty) {
            self.notes.extend(self.noted_types.get(&ty).into_iter().flatten());
            return *known;
        }
        let before = self.notes.len();
        let mut data = deep(|| self.type_data(ty));
        if let Some(carry) = &mut self.carry {
            data = carry.ty(self.to, data, &mut self.notes);
            if let Some(notes) = self.notes.get(before..).filter(|notes| !notes.is_empty()) {
                self.noted_types.insert(ty, notes.into());
            }
        }
        let new = self.to.ty(data);
        self.types.insert(ty, new);
        new
    }

    fn type_list(&mut self, types: &[Type]) -> Box<[Type]> {
        types.iter().map(|ty| self.ty(*ty)).collect()
    }

    fn function(&mut self, function: &FunctionType) -> Box<FunctionType> {
        Box::new(FunctionType { inputs: self.type_list(&function.inputs), results: self.type_list(&function.results) })
    }

    fn type_data(&mut self, ty: Type) -> TypeData {
        match self.from.type_data(ty) {
            TypeData::Integer { width, sign } => TypeData::Integer { width: *width, sign: *sign },
            TypeData::Index => TypeData::Index,
            TypeData::Float(kind) => TypeData::Float(*kind),
            TypeData::None => TypeData::None,
            TypeData::Complex(element) => TypeData::Complex(self.ty(*element)),
            TypeData::Function(function) => TypeData::Function(self.function(function)),
            TypeData::Graph(function) => TypeData::Graph(self.function(function)),
            TypeData::Tuple(elements) => TypeData::Tuple(self.type_list(elements)),
            TypeData::Vector(vector) => {
                TypeData::Vector(Box::new(VectorType { element: self.ty(vector.element), ..(**vector).clone() }))
            }
            TypeData::RankedTensor(tensor) => TypeData::RankedTensor(Box::new(TensorType {
                shape: tensor.shape.clone(),
                element: self.ty(tensor.element),
                encoding: tensor.encoding.map(|encoding| self.attr(encoding)),
            })),
            TypeData::UnrankedTensor(element) => TypeData::UnrankedTensor(self.ty(*element)),
            TypeData::MemRef(memref) => TypeData::MemRef(Box::new(MemRefType {
                shape: memref.shape.clone(),
                element: self.ty(memref.element),
                layout: memref.layout.map(|layout| self.attr(layout)),
                space: memref.space.map(|space| self.attr(space)),
            })),
            TypeData::UnrankedMemRef { element, space } => {
                TypeData::UnrankedMemRef { element: self.ty(*element), space: space.map(|space| self.attr(space)) }
            }
            TypeData::Opaque { dialect, text } => {
                TypeData::Opaque { dialect: self.ident(*dialect), text: self.ident(*text) }
            }
            TypeData::Dialect(data) => {
                let known = if self.same || self.carry.is_some() {
                    None
                } else {
                    self.row(&data.def.name, data.params.len(), true)
                };
                let (def, params) = (known.unwrap_or(data.def), self.params(&data.params));
                TypeData::Dialect(Box::new(DialectType { def, params }))
            }
            TypeData::Verbatim(verbatim) => TypeData::Verbatim(Box::new(self.verbatim(verbatim))),
        }
    }
}
