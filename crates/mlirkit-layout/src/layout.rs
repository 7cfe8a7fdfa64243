//! [`DataLayout`]: answers layout queries in a scope and caches the answers.

use std::cell::{Cell, OnceCell, RefCell};
use std::sync::Arc;

use mlirkit_ir::{Attr, AttrData, BodyId, Context, Ident, Module, OpId, OpRef, Type};
use rustc_hash::FxHashMap;

use crate::combined::Said;
use crate::error::{Error, ErrorKind, Result};
use crate::interface::{Interfaces, Member, OpLayout, Property, SpecAttr};
use crate::scope::{self, Level, Scope};
use crate::size::TypeSize;
use crate::source::{Answer, Source};
use crate::spec::{Buckets, Entry, Key, Spec, TypeClass};

/// The version of the default rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Rules {
    /// The rules of LLVM 22.
    #[default]
    Llvm22,
    /// The rules of LLVM's main branch: vector elements are bit-packed.
    Main,
}

/// Maximum nesting depth of types. A structure that contains itself also exceeds it.
const MAX_DEPTH: u32 = 50_000;

/// Answers queries about types in one scope.
///
/// Answers are cached, so reuse the object. It does not look at the IR after its creation; [`DataLayout::checked`]
/// verifies that the scopes have not changed.
pub struct DataLayout<'c> {
    ctx: &'c Context,
    interfaces: &'c Interfaces,
    rules: Rules,
    /// The operation of the innermost scope.
    place: Option<(BodyId, OpId)>,
    op: Option<&'static dyn OpLayout>,
    level: Option<Arc<Level>>,
    scopes: OnceCell<Vec<Scope>>,
    spec: Option<(&'static dyn SpecAttr, Said)>,
    /// The combined entries of all scopes, computed on first use.
    entries: OnceCell<Arc<Spec>>,
    /// The entries of a standalone specification, by key.
    buckets: OnceCell<Buckets>,
    /// Combined entries of the type classes queried so far.
    classes: RefCell<FxHashMap<TypeClass, Arc<[Entry]>>>,
    system: Option<Attr>,
    llvm_string: Option<String>,
    types: RefCell<FxHashMap<Type, KnownFacts>>,
    properties: [OnceCell<Option<Attr>>; 9],
    depth: Cell<u32>,
}

/// Cached answers about a type.
#[derive(Clone, Copy, Default)]
struct KnownFacts {
    size: Option<Answer<TypeSize>>,
    bits: Option<Answer<TypeSize>>,
    abi: Option<Answer<u64>>,
    preferred: Option<Answer<u64>>,
    index: Option<Option<Answer<u64>>>,
}

/// The answers to all queries about a type, with sources.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answers {
    /// Size in bytes.
    pub size: Answer<TypeSize>,
    /// Size in bits.
    pub bits: Answer<TypeSize>,
    /// ABI alignment in bytes.
    pub abi: Answer<u64>,
    /// Preferred alignment in bytes.
    pub preferred: Answer<u64>,
    /// Index bitwidth, for `index` and pointers.
    pub index: Option<Answer<u64>>,
}

impl<'c> DataLayout<'c> {
    /// Returns the layout outside any scope: only default rules apply.
    #[must_use]
    pub fn none(ctx: &'c Context) -> Self {
        Self {
            ctx,
            interfaces: Interfaces::of(ctx),
            rules: Rules::default(),
            place: None,
            op: None,
            level: None,
            scopes: OnceCell::new(),
            spec: None,
            entries: OnceCell::new(),
            buckets: OnceCell::new(),
            classes: RefCell::default(),
            system: None,
            llvm_string: None,
            types: RefCell::default(),
            properties: Default::default(),
            depth: Cell::new(0),
        }
    }

    /// Returns the layout in a scope: a `builtin.module`, or an operation with the interface.
    ///
    /// # Errors
    /// The operation is not a scope, or its specification does not combine with the enclosing ones.
    pub fn new(scope: OpRef<'_, 'c>) -> Result<Self> {
        if !scope::is_scope(scope) {
            let message = format!("'{}' op is no data layout scope", scope.name());
            return Err(Error::new(ErrorKind::NotAScope, message).at(scope.location()));
        }
        Self::of_level(scope, Level::of(scope))
    }

    /// Returns the layout of the closest scope: the operation itself or an enclosing one.
    ///
    /// # Errors
    /// The specifications do not combine.
    pub fn closest(op: OpRef<'_, 'c>) -> Result<Self> {
        let mut at = Some(op);
        while let Some(op) = at {
            if scope::is_scope(op) {
                return Self::new(op);
            }
            at = scope::parent(op);
        }
        Ok(Self::none(op.context()))
    }

    /// Returns the layout that a specification attribute describes, outside any scope.
    ///
    /// # Errors
    /// The attribute is not a specification.
    pub fn of_spec(ctx: &'c Context, attr: Attr) -> Result<Self> {
        let mut layout = Self::none(ctx);
        let spec = layout.interfaces.spec(ctx, attr);
        let spec = spec.ok_or_else(|| Error::new(ErrorKind::BadEntry, "not a data layout specification"))?;
        layout.level = Some(Level::within(None, Scope::without_op(attr), ctx));
        layout.spec = Some((spec.0, Said::Whole(Arc::new(spec.1))));
        Ok(layout)
    }

    /// Creates the layout of `scope` from its combined level.
    pub(crate) fn of_level(scope: OpRef<'_, 'c>, level: Arc<Level>) -> Result<Self> {
        let mut layout = Self::none(scope.context());
        layout.place = Some((scope.body, scope.id));
        layout.op = if scope::is_module(scope) { None } else { layout.interfaces.op(scope) };
        layout.system = level.outwards().find(|s| s.module).and_then(|s| s.system);
        let Ok(said) = &level.said else {
            return Err(Error::new(ErrorKind::NotCombinable, scope::DOES_NOT_COMBINE).at(scope.location()));
        };
        layout.spec = said.clone();
        layout.level = Some(level);
        Ok(layout)
    }

    /// Replaces the default rules.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> Self {
        self.rules = rules;
        self.types.get_mut().clear();
        self
    }

    /// Records the LLVM data layout string that the specification was read from.
    #[must_use]
    pub(crate) fn described_by(mut self, text: &str) -> Self {
        self.llvm_string = Some(text.to_owned());
        self
    }

    /// Returns the context.
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.ctx
    }

    /// Returns the interfaces of the context.
    #[must_use]
    pub fn interfaces(&self) -> &'c Interfaces {
        self.interfaces
    }

    /// Returns the version of the default rules.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the scopes, outermost first.
    #[must_use]
    pub fn scopes(&self) -> &[Scope] {
        self.scopes.get_or_init(|| {
            let mut scopes: Vec<Scope> = self.level.iter().flat_map(|level| level.outwards()).copied().collect();
            scopes.reverse();
            scopes
        })
    }

    /// Returns the scope that an entry comes from.
    #[must_use]
    pub fn scope_of(&self, entry: &Entry) -> Option<Scope> {
        let level = self.level.as_ref()?;
        level.outwards().nth(level.depth.checked_sub(entry.scope)? as usize).copied()
    }

    /// Returns the entries of all scopes combined.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        self.spec.as_ref().map_or(&[], |(_, said)| &self.entries.get_or_init(|| said.to_spec()).entries)
    }

    /// Returns the LLVM data layout string that the entries were read from, if any.
    #[must_use]
    pub fn llvm_string(&self) -> Option<&str> {
        self.llvm_string.as_deref()
    }

    // Queries about types.

    /// Returns the size in bytes.
    ///
    /// # Errors
    /// The type has no size in this scope.
    pub fn type_size(&self, ty: Type) -> Result<TypeSize> {
        let known = self.known(ty, |row| row.size.as_ref().map(|answer| answer.value));
        known.map_or_else(|| self.size(ty).map(|answer| answer.value), Ok)
    }

    /// Returns the size in bits.
    ///
    /// # Errors
    /// The type has no size in this scope.
    pub fn type_size_in_bits(&self, ty: Type) -> Result<TypeSize> {
        let known = self.known(ty, |row| row.bits.as_ref().map(|answer| answer.value));
        known.map_or_else(|| self.size_in_bits(ty).map(|answer| answer.value), Ok)
    }

    /// Returns the ABI alignment in bytes.
    ///
    /// # Errors
    /// The type has no alignment in this scope.
    pub fn type_abi_alignment(&self, ty: Type) -> Result<u64> {
        let known = self.known(ty, |row| row.abi.as_ref().map(|answer| answer.value));
        known.map_or_else(|| self.abi_alignment(ty).map(|answer| answer.value), Ok)
    }

    /// Returns the preferred alignment in bytes.
    ///
    /// # Errors
    /// The type has no alignment in this scope.
    pub fn type_preferred_alignment(&self, ty: Type) -> Result<u64> {
        let known = self.known(ty, |row| row.preferred.as_ref().map(|answer| answer.value));
        known.map_or_else(|| self.preferred_alignment(ty).map(|answer| answer.value), Ok)
    }

    /// Returns the width in bits of the integer used for address computations; `None` for types other than `index`
    /// and pointers.
    ///
    /// # Errors
    /// The value cannot be determined.
    pub fn type_index_bitwidth(&self, ty: Type) -> Result<Option<u64>> {
        let value = |answer: Option<Answer<u64>>| answer.map(|answer| answer.value);
        let known = self.known(ty, |row| row.index.map(value));
        known.map_or_else(|| self.index_bitwidth(ty).map(value), Ok)
    }

    /// Returns the answers to all queries about a type.
    ///
    /// # Errors
    /// A query has no answer.
    pub fn answers(&self, ty: Type) -> Result<Answers> {
        Ok(Answers {
            size: self.size(ty)?,
            bits: self.size_in_bits(ty)?,
            abi: self.abi_alignment(ty)?,
            preferred: self.preferred_alignment(ty)?,
            index: self.index_bitwidth(ty)?,
        })
    }

    /// Returns the members of an aggregate with their offsets.
    ///
    /// # Errors
    /// A member has no offset.
    pub fn members(&self, ty: Type) -> Result<Option<Vec<Member>>> {
        match self.interfaces.ty(self.ctx, ty) {
            Some(own) => own.members(self, ty),
            None => Ok(None),
        }
    }

    /// Returns the size in bytes, with its source.
    ///
    /// # Errors
    /// The type has no size in this scope.
    pub fn size(&self, ty: Type) -> Result<Answer<TypeSize>> {
        self.cached(
            ty,
            |row| &mut row.size,
            |entries| match self.op {
                Some(op) => op.type_size(self, ty, entries),
                None => self.default_size(ty, entries),
            },
        )
    }

    /// Returns the size in bits, with its source.
    ///
    /// # Errors
    /// The type has no size in this scope.
    pub fn size_in_bits(&self, ty: Type) -> Result<Answer<TypeSize>> {
        self.cached(
            ty,
            |row| &mut row.bits,
            |entries| match self.op {
                Some(op) => op.type_size_in_bits(self, ty, entries),
                None => self.default_size_in_bits(ty, entries),
            },
        )
    }

    /// Returns the ABI alignment in bytes, with its source.
    ///
    /// # Errors
    /// The type has no alignment in this scope.
    pub fn abi_alignment(&self, ty: Type) -> Result<Answer<u64>> {
        self.cached(
            ty,
            |row| &mut row.abi,
            |entries| match self.op {
                Some(op) => op.type_abi_alignment(self, ty, entries),
                None => self.default_abi_alignment(ty, entries),
            },
        )
    }

    /// Returns the preferred alignment in bytes, with its source.
    ///
    /// # Errors
    /// The type has no alignment in this scope.
    pub fn preferred_alignment(&self, ty: Type) -> Result<Answer<u64>> {
        self.cached(
            ty,
            |row| &mut row.preferred,
            |entries| match self.op {
                Some(op) => op.type_preferred_alignment(self, ty, entries),
                None => self.default_preferred_alignment(ty, entries),
            },
        )
    }

    /// Returns the index bitwidth, with its source.
    ///
    /// # Errors
    /// The value cannot be determined.
    pub fn index_bitwidth(&self, ty: Type) -> Result<Option<Answer<u64>>> {
        self.cached(
            ty,
            |row| &mut row.index,
            |entries| match self.op {
                Some(op) => op.type_index_bitwidth(self, ty, entries),
                None => self.default_index_bitwidth(ty, entries),
            },
        )
    }

    /// Returns a cached answer without its source: the fast path of repeated queries.
    fn known<T>(&self, ty: Type, value: impl FnOnce(&KnownFacts) -> Option<T>) -> Option<T> {
        self.types.borrow().get(&ty).and_then(value)
    }

    fn cached<T: Copy>(
        &self,
        ty: Type,
        slot: fn(&mut KnownFacts) -> &mut Option<T>,
        compute: impl FnOnce(&[Entry]) -> Result<T>,
    ) -> Result<T> {
        if let Some(known) = self.types.borrow_mut().get_mut(&ty).and_then(|row| *slot(row)) {
            return Ok(known);
        }
        if self.depth.get() >= MAX_DEPTH {
            let message = "type nests too deep for a layout, or contains itself";
            return Err(Error::new(ErrorKind::TooDeep, message));
        }
        self.depth.set(self.depth.get() + 1);
        let class = TypeClass::of(self.ctx, ty);
        let answer = match &self.spec {
            None => mlirkit_diag::deep(|| compute(&[])),
            Some((_, Said::Whole(spec))) => {
                let entries = self.buckets.get_or_init(|| spec.buckets(self.ctx)).class(class);
                mlirkit_diag::deep(|| compute(entries))
            }
            Some((_, Said::Shared(all))) => {
                let entries =
                    Arc::clone(self.classes.borrow_mut().entry(class).or_insert_with(|| all.class(class).into()));
                mlirkit_diag::deep(|| compute(&entries))
            }
        };
        self.depth.set(self.depth.get() - 1);
        if let Ok(answer) = answer {
            *slot(self.types.borrow_mut().entry(ty).or_default()) = Some(answer);
        }
        answer
    }

    // Queries about the target.

    /// Returns a property: the value of its entry, or `None` where upstream returns a null attribute.
    pub fn property(&self, property: Property) -> Option<Attr> {
        let compute = || {
            let entry = self.property_entry(property);
            match self.op {
                Some(op) => op.property(self.ctx, property, entry),
                None => entry.map(|entry| entry.value),
            }
        };
        self.properties.get(property as usize).map_or_else(compute, |slot| *slot.get_or_init(compute))
    }

    /// Returns the entry that a property is read from.
    #[must_use]
    pub fn property_entry(&self, property: Property) -> Option<&Entry> {
        let (interface, said) = self.spec.as_ref()?;
        said.named(self.ctx.ident(interface.property_key(property)?))
    }

    /// Returns `"big"` or `"little"`; `None` if no entry states the endianness.
    pub fn endianness(&self) -> Option<Attr> {
        self.property(Property::Endianness)
    }

    /// Returns the default memory space.
    pub fn default_memory_space(&self) -> Option<Attr> {
        self.property(Property::DefaultMemorySpace)
    }

    /// Returns the memory space of stack slots.
    pub fn alloca_memory_space(&self) -> Option<Attr> {
        self.property(Property::AllocaMemorySpace)
    }

    /// Returns the memory space of code.
    pub fn program_memory_space(&self) -> Option<Attr> {
        self.property(Property::ProgramMemorySpace)
    }

    /// Returns the memory space of globals.
    pub fn global_memory_space(&self) -> Option<Attr> {
        self.property(Property::GlobalMemorySpace)
    }

    /// Returns LLVM's name mangling mode.
    pub fn mangling_mode(&self) -> Option<Attr> {
        self.property(Property::ManglingMode)
    }

    /// Returns the alignment of function pointers.
    pub fn function_pointer_alignment(&self) -> Option<Attr> {
        self.property(Property::FunctionPointerAlignment)
    }

    /// Returns the integer widths that the machine supports natively.
    pub fn legal_int_widths(&self) -> Option<Attr> {
        self.property(Property::LegalIntWidths)
    }

    /// Returns the natural alignment of the stack in bits; 0 if no entry states it.
    ///
    /// # Errors
    /// The entry's value is not a 64-bit integer.
    pub fn stack_alignment(&self) -> Result<u64> {
        let Some(attr) = self.property(Property::StackAlignment) else { return Ok(0) };
        match self.ctx.attr_data(attr) {
            AttrData::Integer(int) => int.value.to_u64(),
            _ => None,
        }
        .ok_or_else(|| Error::new(ErrorKind::BadEntry, "stack alignment is expected to be an integer attribute"))
    }

    /// Returns a property of a device from the system specification of the closest module. Not cached.
    #[must_use]
    pub fn device_property(&self, device: Ident, property: Ident) -> Option<Attr> {
        let entry = self.device_entry(device, property);
        match self.op {
            Some(op) => op.device_property(self.ctx, entry.as_ref()),
            None => entry.map(|entry| entry.value),
        }
    }

    fn device_entry(&self, device: Ident, property: Ident) -> Option<Entry> {
        let class = |attr| crate::interface::attr_class(self.ctx, attr);
        let system = self.system?;
        let devices = self.interfaces.systems.get(class(system)?)?.devices(self.ctx, system);
        let (_, spec) = devices.into_iter().find(|(id, _)| *id == device)?;
        let entries = self.interfaces.devices.get(class(spec)?)?.entries(self.ctx, spec);
        entries.into_iter().find(|entry| entry.key == Key::Name(property))
    }

    // Validity.

    /// Returns this layout if the scopes still have the specifications it was created from.
    ///
    /// # Errors
    /// A scope has changed; the message is that of upstream's assertion.
    pub fn checked(&self, module: &Module<'c>) -> Result<&Self> {
        let Some((body, id)) = self.place else { return Ok(self) };
        let scope = module.op(body, id);
        let stale = |what| {
            let message = format!("data layout object used, but no longer valid due to the change in {what}");
            Err(Error::new(ErrorKind::Stale, message).at(scope.location()))
        };
        let mut now = scope::ancestors(scope);
        let around = self.scopes().split_last().map_or(&[][..], |(_, around)| around);
        let loud = |scopes: &[Scope]| scopes.iter().filter(|scope| !scope.quiet).count();
        if loud(&now) != loud(around) || now.len() != around.len() {
            return stale("number of nested layouts");
        }
        if now.iter().zip(around).any(|(new, old)| new.spec != old.spec) {
            return stale("layout attributes");
        }
        now.push(Scope::of(scope));
        if now.last().map(|s| s.spec) != self.scopes().last().map(|s| s.spec) {
            return stale("layout spec");
        }
        Ok(self)
    }

    // Messages.

    /// Returns a type as messages spell it.
    #[must_use]
    pub fn spell(&self, ty: Type) -> String {
        (self.interfaces.spelling.ty)(self.ctx, ty)
    }

    /// Describes a source in words; `place` prints a location.
    #[must_use]
    pub fn describe(&self, source: Source, place: impl Fn(Attr) -> String) -> String {
        match source {
            Source::Default(rule) => format!("default: {rule}"),
            Source::Type(rule) => format!("type: {rule}"),
            Source::Op => "overridden by the operation of the scope".into(),
            Source::Entry(entry) => {
                let key = match entry.key {
                    Key::Type(ty) => self.spell(ty),
                    Key::Name(name) => format!("\"{}\"", self.ctx.str(name)),
                };
                if let Some(text) = &self.llvm_string {
                    return format!("entry {key} of LLVM string \"{text}\"");
                }
                match self.scope_of(&entry).and_then(|scope| scope.location) {
                    Some(location) => format!("entry {key} at {}", place(location)),
                    None => format!("entry {key}"),
                }
            }
        }
    }
}

impl std::fmt::Debug for DataLayout<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "DataLayout({} scopes, {} entries)", self.scopes().len(), self.entries().len())
    }
}
