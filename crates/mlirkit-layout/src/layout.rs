//! [`DataLayout`] answers layout queries in a scope and caches the answers.

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

/// The version of the default layout rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Rules {
    /// The rules of LLVM 22.
    #[default]
    Llvm22,
    /// The rules on LLVM's main branch, where vector elements are bit-packed.
    Main,
}

/// Maximum nesting depth of types. A structure that contains itself exceeds it, too.
const MAX_DEPTH: u32 = 50_000;

/// The data layout of one scope. It answers queries about types and the target.
///
/// Answers are cached, so keep the object for several queries. It does not read the IR after its creation;
/// [`DataLayout::checked`] checks whether the scopes have changed since.
pub struct DataLayout<'c> {
    ctx: &'c Context,
    interfaces: &'c Interfaces,
    rules: Rules,
    /// The operation of the innermost scope; `None` outside any scope.
    place: Option<(BodyId, OpId)>,
    op: Option<&'static dyn OpLayout>,
    level: Option<Arc<Level>>,
    scopes: OnceCell<Vec<Scope>>,
    spec: Option<(&'static dyn SpecAttr, Said)>,
    /// The combined entries of all scopes, computed on first use.
    entries: OnceCell<Arc<Spec>>,
    /// The entries grouped by key, if there is only one specification.
    buckets: OnceCell<Buckets>,
    /// The combined entries of the type classes that have been queried.
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

/// The answers to all queries about a type, each with its source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answers {
    /// The size in bytes.
    pub size: Answer<TypeSize>,
    /// The size in bits.
    pub bits: Answer<TypeSize>,
    /// The ABI alignment in bytes.
    pub abi: Answer<u64>,
    /// The preferred alignment in bytes.
    pub preferred: Answer<u64>,
    /// The index bitwidth, for `index` and pointers.
    pub index: Option<Answer<u64>>,
}

impl<'c> DataLayout<'c> {
    /// Returns the layout outside any scope, where only default rules apply.
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

    /// Returns the layout of a scope, which is a `builtin.module` or an operation with the interface.
    ///
    /// # Errors
    /// Fails if the operation is not a scope, or if its specification contradicts those of enclosing scopes.
    pub fn new(scope: OpRef<'_, 'c>) -> Result<Self> {
        if !scope::is_scope(scope) {
            let message = format!("'{}' op is no data layout scope", scope.name());
            return Err(Error::new(ErrorKind::NotAScope, message).at(scope.location()));
        }
        Self::of_level(scope, Level::of(scope))
    }

    /// Returns the layout of the closest scope, which is the operation itself or an ancestor. Outside any scope,
    /// returns [`DataLayout::none`].
    ///
    /// # Errors
    /// Fails if the specifications of nested scopes contradict each other.
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

    /// Returns the layout that a specification attribute describes on its own.
    ///
    /// # Errors
    /// Fails if the attribute is not a specification.
    pub fn of_spec(ctx: &'c Context, attr: Attr) -> Result<Self> {
        let mut layout = Self::none(ctx);
        let spec = layout.interfaces.spec(ctx, attr);
        let spec = spec.ok_or_else(|| Error::new(ErrorKind::BadEntry, "not a data layout specification"))?;
        layout.level = Some(Level::within(None, Scope::without_op(attr), ctx));
        layout.spec = Some((spec.0, Said::Whole(Arc::new(spec.1))));
        Ok(layout)
    }

    /// Creates the layout of `scope` from its combined specifications. Fails if the specifications contradict each
    /// other.
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

    /// Replaces the version of the default rules.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> Self {
        self.rules = rules;
        self.types.get_mut().clear();
        self
    }

    /// Records the LLVM data layout string from which the specification was imported.
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

    /// Returns the scopes whose specifications are combined, outermost first.
    #[must_use]
    pub fn scopes(&self) -> &[Scope] {
        self.scopes.get_or_init(|| {
            let mut scopes: Vec<Scope> = self.level.iter().flat_map(|level| level.outwards()).copied().collect();
            scopes.reverse();
            scopes
        })
    }

    /// Returns the scope that contains an entry; `None` if the layout has no scopes.
    #[must_use]
    pub fn scope_of(&self, entry: &Entry) -> Option<Scope> {
        let level = self.level.as_ref()?;
        level.outwards().nth(level.depth.checked_sub(entry.scope)? as usize).copied()
    }

    /// Returns the combined entries of all scopes.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        self.spec.as_ref().map_or(&[], |(_, said)| &self.entries.get_or_init(|| said.to_spec()).entries)
    }

    /// Returns the LLVM data layout string from which the entries were imported; `None` if they were not imported from
    /// one.
    #[must_use]
    pub fn llvm_string(&self) -> Option<&str> {
        self.llvm_string.as_deref()
    }

    // Queries about types.

    /// Returns the size in bytes.
    ///
    /// # Errors
    /// Fails if the type has no size in this scope.
    pub fn type_size(&self, ty: Type) -> Result<TypeSize> {
        let known = self.known(ty, |row| row.size.as_ref().map(|answer| answer.value));
        known.map_or_else(|| self.size(ty).map(|answer| answer.value), Ok)
    }

    /// Returns the size in bits.
    ///
    /// # Errors
    /// Fails if the type has no size in this scope.
    pub fn type_size_in_bits(&self, ty: Type) -> Result<TypeSize> {
        let known = self.known(ty, |row| row.bits.as_ref().map(|answer| answer.value));
        known.map_or_else(|| self.size_in_bits(ty).map(|answer| answer.value), Ok)
    }

    /// Returns the ABI alignment in bytes.
    ///
    /// # Errors
    /// Fails if the type has no alignment in this scope.
    pub fn type_abi_alignment(&self, ty: Type) -> Result<u64> {
        let known = self.known(ty, |row| row.abi.as_ref().map(|answer| answer.value));
        known.map_or_else(|| self.abi_alignment(ty).map(|answer| answer.value), Ok)
    }

    /// Returns the preferred alignment in bytes.
    ///
    /// # Errors
    /// Fails if the type has no alignment in this scope.
    pub fn type_preferred_alignment(&self, ty: Type) -> Result<u64> {
        let known = self.known(ty, |row| row.preferred.as_ref().map(|answer| answer.value));
        known.map_or_else(|| self.preferred_alignment(ty).map(|answer| answer.value), Ok)
    }

    /// Returns the width in bits of the integers for address computations; `None` for types other than `index` and
    /// pointers.
    ///
    /// # Errors
    /// Fails if the entry for the type is invalid.
    pub fn type_index_bitwidth(&self, ty: Type) -> Result<Option<u64>> {
        let value = |answer: Option<Answer<u64>>| answer.map(|answer| answer.value);
        let known = self.known(ty, |row| row.index.map(value));
        known.map_or_else(|| self.index_bitwidth(ty).map(value), Ok)
    }

    /// Returns the answers to all queries about a type, with their sources.
    ///
    /// # Errors
    /// Fails if a query has no answer.
    pub fn answers(&self, ty: Type) -> Result<Answers> {
        Ok(Answers {
            size: self.size(ty)?,
            bits: self.size_in_bits(ty)?,
            abi: self.abi_alignment(ty)?,
            preferred: self.preferred_alignment(ty)?,
            index: self.index_bitwidth(ty)?,
        })
    }

    /// Returns the members of an aggregate with their offsets; `None` for other types.
    ///
    /// # Errors
    /// Fails if a member has no fixed offset.
    pub fn members(&self, ty: Type) -> Result<Option<Vec<Member>>> {
        match self.interfaces.ty(self.ctx, ty) {
            Some(own) => own.members(self, ty),
            None => Ok(None),
        }
    }

    /// Returns the size in bytes, with its source.
    ///
    /// # Errors
    /// Fails if the type has no size in this scope.
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
    /// Fails if the type has no size in this scope.
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
    /// Fails if the type has no alignment in this scope.
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
    /// Fails if the type has no alignment in this scope.
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

    /// Returns the index bitwidth, with its source; `None` for types other than `index` and pointers.
    ///
    /// # Errors
    /// Fails if the entry for the type is invalid.
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

    /// Returns a cached answer without its source; `None` if it is not cached. This is the fast path for repeated
    /// queries.
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

    /// Returns the value of a property; `None` where upstream returns a null attribute.
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

    /// Returns the entry that defines a property; `None` if there is none.
    #[must_use]
    pub fn property_entry(&self, property: Property) -> Option<&Entry> {
        let (interface, said) = self.spec.as_ref()?;
        said.named(self.ctx.ident(interface.property_key(property)?))
    }

    /// Returns the endianness, `"big"` or `"little"`; `None` if no entry specifies it.
    pub fn endianness(&self) -> Option<Attr> {
        self.property(Property::Endianness)
    }

    /// Returns the default memory space; `None` if no entry specifies it.
    pub fn default_memory_space(&self) -> Option<Attr> {
        self.property(Property::DefaultMemorySpace)
    }

    /// Returns the memory space of stack allocations; `None` if no entry specifies it.
    pub fn alloca_memory_space(&self) -> Option<Attr> {
        self.property(Property::AllocaMemorySpace)
    }

    /// Returns the memory space of code; `None` if no entry specifies it.
    pub fn program_memory_space(&self) -> Option<Attr> {
        self.property(Property::ProgramMemorySpace)
    }

    /// Returns the memory space of global variables; `None` if no entry specifies it.
    pub fn global_memory_space(&self) -> Option<Attr> {
        self.property(Property::GlobalMemorySpace)
    }

    /// Returns the name mangling mode of LLVM; `None` if no entry specifies it.
    pub fn mangling_mode(&self) -> Option<Attr> {
        self.property(Property::ManglingMode)
    }

    /// Returns the alignment of function pointers; `None` if no entry specifies it.
    pub fn function_pointer_alignment(&self) -> Option<Attr> {
        self.property(Property::FunctionPointerAlignment)
    }

    /// Returns the integer widths that the target supports natively; `None` if no entry specifies them.
    pub fn legal_int_widths(&self) -> Option<Attr> {
        self.property(Property::LegalIntWidths)
    }

    /// Returns the natural alignment of the stack in bits; 0 if no entry specifies it.
    ///
    /// # Errors
    /// Fails if the value of the entry is not a 64-bit integer.
    pub fn stack_alignment(&self) -> Result<u64> {
        let Some(attr) = self.property(Property::StackAlignment) else { return Ok(0) };
        match self.ctx.attr_data(attr) {
            AttrData::Integer(int) => int.value.to_u64(),
            _ => None,
        }
        .ok_or_else(|| Error::new(ErrorKind::BadEntry, "stack alignment is expected to be an integer attribute"))
    }

    /// Returns a device property from the system specification of the closest module; `None` if it is not specified.
    /// The answer is not cached.
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

    /// Returns this layout if the scopes still have the specifications from which it was created.
    ///
    /// # Errors
    /// Fails if a scope has changed, with the message of the corresponding assertion in upstream.
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

    /// Formats a type as messages show it.
    #[must_use]
    pub fn spell(&self, ty: Type) -> String {
        (self.interfaces.spelling.ty)(self.ctx, ty)
    }

    /// Describes a source in words. `place` formats a location.
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
