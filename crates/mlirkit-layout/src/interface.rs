//! Upstream's data layout interfaces as traits, and the table in which dialects register their implementations.
//!
//! ```
//! use mlirkit_ir::{Context, DialectSet, DialectType, Type, TypeData};
//! use mlirkit_layout::interface::TypeLayout;
//! use mlirkit_layout::{Answer, DataLayout, Entry, Interfaces, Result, TypeSize};
//!
//! /// `!my.handle`: 48 bits, aligned to 2 bytes.
//! struct Handle;
//!
//! impl TypeLayout for Handle {
//!     fn size_in_bits(&self, _: &DataLayout<'_>, _: Type, _: &[Entry]) -> Result<Answer<TypeSize>> {
//!         Ok(Answer::type_rule(TypeSize::fixed(48), "handles are three words"))
//!     }
//!     fn abi_alignment(&self, _: &DataLayout<'_>, _: Type, _: &[Entry]) -> Result<Answer<u64>> {
//!         Ok(Answer::type_rule(2, "handles are three words"))
//!     }
//! }
//!
//! let mut interfaces = Interfaces::default();
//! interfaces.types.insert("my.handle", &Handle);
//! let rows = mlirkit_defs::Dialect::parse("dialect my\n\ntype handle\n  class HandleType\n").unwrap();
//! let rows: &'static mlirkit_defs::Dialect = Box::leak(Box::new(rows));
//! let ctx = Context::new(DialectSet::new().with_dialect(rows)).with_extension(interfaces);
//!
//! let handle = DialectType { def: rows.type_("handle").unwrap(), params: [].into() };
//! let handle = ctx.ty(TypeData::Dialect(Box::new(handle)));
//! assert_eq!(DataLayout::none(&ctx).type_size(handle)?, TypeSize::fixed(6));
//! # Ok::<(), mlirkit_layout::Error>(())
//! ```

use std::sync::{Arc, OnceLock};

use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpRef, Type, TypeData};
use rustc_hash::FxHashMap;

use crate::combined::Said;
use crate::dlti;
use crate::error::Result;
use crate::layout::DataLayout;
use crate::size::TypeSize;
use crate::source::Answer;
use crate::spec::{Entry, Key, Spec, TypeClass};

/// A property of the target that a layout can be queried for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Property {
    /// The endianness, `"big"` or `"little"`.
    Endianness,
    /// The default memory space.
    DefaultMemorySpace,
    /// The memory space of stack allocations.
    AllocaMemorySpace,
    /// The memory space of code.
    ProgramMemorySpace,
    /// The memory space of global variables.
    GlobalMemorySpace,
    /// The name mangling mode of LLVM.
    ManglingMode,
    /// The natural alignment of the stack in bits.
    StackAlignment,
    /// The alignment of function pointers.
    FunctionPointerAlignment,
    /// The integer widths that the target supports natively.
    LegalIntWidths,
}

impl Property {
    /// All properties.
    pub const ALL: [Self; 9] = [
        Self::Endianness,
        Self::DefaultMemorySpace,
        Self::AllocaMemorySpace,
        Self::ProgramMemorySpace,
        Self::GlobalMemorySpace,
        Self::ManglingMode,
        Self::StackAlignment,
        Self::FunctionPointerAlignment,
        Self::LegalIntWidths,
    ];

    /// Returns the name that upstream's test pass uses for the property, in snake case.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Endianness => "endianness",
            Self::DefaultMemorySpace => "default_memory_space",
            Self::AllocaMemorySpace => "alloca_memory_space",
            Self::ProgramMemorySpace => "program_memory_space",
            Self::GlobalMemorySpace => "global_memory_space",
            Self::ManglingMode => "mangling_mode",
            Self::StackAlignment => "stack_alignment",
            Self::FunctionPointerAlignment => "function_pointer_alignment",
            Self::LegalIntWidths => "legal_int_widths",
        }
    }
}

/// A data layout specification attribute (`DataLayoutSpecInterface`).
pub trait SpecAttr: Send + Sync {
    /// Returns the entries of the specification, in order.
    fn entries(&self, ctx: &Context, attr: Attr) -> Vec<Entry>;

    /// Combines specifications, ordered from the outermost to the innermost. The innermost one has the attribute class
    /// that this implementation handles.
    ///
    /// # Errors
    /// Fails if the specifications contradict each other. Upstream gives no reason.
    fn combine(&self, ctx: &Context, specs: &[Spec]) -> Result<Spec, Reason>;

    /// Extends a combination by an inner specification of the attribute class that this implementation handles.
    /// Equivalent to [`SpecAttr::combine`], but an implementation can avoid copying the outer entries.
    ///
    /// # Errors
    /// Fails if the specification contradicts the combination.
    fn extend(&self, ctx: &Context, outer: &Said, inner: &Spec) -> Result<Said, Reason> {
        let outer = Spec::clone(&outer.to_spec());
        Ok(Said::Whole(Arc::new(self.combine(ctx, &[outer, inner.clone()])?)))
    }

    /// Returns the name that is the key of a property; `None` if the specification has no such property.
    fn property_key(&self, property: Property) -> Option<&'static str>;

    /// Verifies the entries of the specification.
    ///
    /// # Errors
    /// Fails with upstream's message if an entry is invalid.
    fn verify(&self, ctx: &Context, attr: Attr) -> Result<(), Reason> {
        crate::verify::verify_spec(ctx, &self.entries(ctx, attr))
    }
}

/// An entry of a specification (`DataLayoutEntryInterface`).
pub trait EntryAttr: Send + Sync {
    /// Returns the key and the value of the entry; `None` if the attribute is malformed.
    fn entry(&self, ctx: &Context, attr: Attr) -> Option<(Key, Attr)>;

    /// Verifies the entry on its own. The key's type or dialect checks whether the value is suitable for the key.
    ///
    /// # Errors
    /// Fails with a message if the entry is invalid.
    fn verify(&self, _ctx: &Context, _attr: Attr) -> Result<(), Reason> {
        Ok(())
    }
}

/// The description of a device (`TargetDeviceSpecInterface`).
pub trait DeviceSpecAttr: Send + Sync {
    /// Returns the entries for the device. All keys are names.
    fn entries(&self, ctx: &Context, attr: Attr) -> Vec<Entry>;
}

/// The description of a system's devices (`TargetSystemSpecInterface`).
pub trait SystemSpecAttr: Send + Sync {
    /// Returns the device ids, each with the specification of the device.
    fn devices(&self, ctx: &Context, attr: Attr) -> Vec<(Ident, Attr)>;
}

/// An attribute that answers queries by key (`DLTIQueryInterface`).
pub trait QueryAttr: Send + Sync {
    /// Returns the value for a key; `None` if there is none.
    fn query(&self, ctx: &Context, attr: Attr, key: Key) -> Option<Attr>;
}

/// A type that defines its layout (`DataLayoutTypeInterface`). In all methods, `entries` are the entries for the type's
/// class.
pub trait TypeLayout: Send + Sync {
    /// Returns the size of the type in bits.
    ///
    /// # Errors
    /// Fails if the type has no size in this scope.
    fn size_in_bits(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<TypeSize>>;

    /// Returns the ABI alignment of the type in bytes.
    ///
    /// # Errors
    /// Fails if the type has no alignment in this scope.
    fn abi_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>>;

    /// Returns the preferred alignment of the type in bytes; by default, the ABI alignment.
    ///
    /// # Errors
    /// Fails if the type has no alignment in this scope.
    fn preferred_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        self.abi_alignment(layout, ty, entries)
    }

    /// Returns the width in bits of the integers for address computations; `None` unless the type is a pointer.
    ///
    /// # Errors
    /// Fails if the entry for the type is invalid.
    fn index_bitwidth(&self, _layout: &DataLayout<'_>, _ty: Type, _entries: &[Entry]) -> Result<Option<Answer<u64>>> {
        Ok(None)
    }

    /// Returns the members of an aggregate with fixed offsets; `None` for other types.
    ///
    /// # Errors
    /// Fails if a member has no fixed offset.
    fn members(&self, _layout: &DataLayout<'_>, _ty: Type) -> Result<Option<Vec<Member>>> {
        Ok(None)
    }

    /// Returns true if an inner specification with the entries `_new` for the type's class may be nested in a scope
    /// with the entries `_old`. `_names` contains the entries of the inner specification that have names as keys.
    fn are_compatible(&self, _ctx: &Context, _old: &[Entry], _new: &[Entry], _names: &[Entry]) -> bool {
        true
    }

    /// Verifies the entries for the type's class.
    ///
    /// # Errors
    /// Fails with a message if an entry is invalid.
    fn verify_entries(&self, _ctx: &Context, _entries: &[Entry]) -> Result<(), Reason> {
        Ok(())
    }
}

/// A member of an aggregate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Member {
    /// The type of the member.
    pub ty: Type,
    /// The number of padding bytes before the member.
    pub padding: u64,
    /// The offset of the member in bytes.
    pub offset: u64,
    /// The size of the member in bytes.
    pub size: TypeSize,
}

/// An operation that is a data layout scope (`DataLayoutOpInterface`). It may override queries; by default, the rules
/// of the type apply.
pub trait OpLayout: Send + Sync {
    /// Returns the data layout specification of an operation; `None` if it has none.
    fn spec(&self, op: OpRef<'_, '_>) -> Option<Attr> {
        op.attr(dlti::SPEC_NAME)
    }

    /// Returns the attribute that describes the devices of the target system; `None` if there is none.
    fn target_system_spec(&self, op: OpRef<'_, '_>) -> Option<Attr> {
        op.attr(dlti::SYSTEM_SPEC_NAME)
    }

    /// Returns the size in bytes; by default the size in bits, rounded up.
    ///
    /// # Errors
    /// Fails if the type has no size in this scope.
    fn type_size(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<TypeSize>> {
        Ok(self.type_size_in_bits(layout, ty, entries)?.map(|bits| bits.div_ceil(8)))
    }

    /// Returns the size in bits.
    ///
    /// # Errors
    /// Fails if the type has no size in this scope.
    fn type_size_in_bits(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<TypeSize>> {
        layout.default_size_in_bits(ty, entries)
    }

    /// Returns the ABI alignment in bytes.
    ///
    /// # Errors
    /// Fails if the type has no alignment in this scope.
    fn type_abi_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        layout.default_abi_alignment(ty, entries)
    }

    /// Returns the preferred alignment in bytes.
    ///
    /// # Errors
    /// Fails if the type has no alignment in this scope.
    fn type_preferred_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        layout.default_preferred_alignment(ty, entries)
    }

    /// Returns the index bitwidth; `None` for types other than `index` and pointers.
    ///
    /// # Errors
    /// Fails if the entry for the type is invalid.
    fn type_index_bitwidth(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Option<Answer<u64>>> {
        layout.default_index_bitwidth(ty, entries)
    }

    /// Returns the value of a property; by default, the value in its entry, or `None` without an entry.
    fn property(&self, _ctx: &Context, _property: Property, entry: Option<&Entry>) -> Option<Attr> {
        entry.map(|entry| entry.value)
    }

    /// Returns the value of a device property; by default, the value in its entry, or `None` without an entry.
    fn device_property(&self, _ctx: &Context, entry: Option<&Entry>) -> Option<Attr> {
        entry.map(|entry| entry.value)
    }
}

/// A dialect that defines names for use as keys (`DataLayoutDialectInterface`).
pub trait DialectLayout: Send + Sync {
    /// Verifies an entry whose key is a name of this dialect.
    ///
    /// # Errors
    /// Fails with a message if the entry is invalid.
    fn verify_entry(&self, ctx: &Context, entry: &Entry) -> Result<(), Reason>;

    /// Combines an outer and an inner entry with the same name. Returns `None` if they contradict each other; by
    /// default, if they differ.
    fn combine(&self, _ctx: &Context, outer: &Entry, inner: &Entry) -> Option<Entry> {
        outer.same(inner).then_some(*inner)
    }
}

/// Functions that print types and attributes for messages.
#[derive(Clone, Copy)]
pub struct Spelling {
    /// Prints a type.
    pub ty: fn(&Context, Type) -> String,
    /// Prints an attribute.
    pub attr: fn(&Context, Attr) -> String,
}

/// All implementations of the interfaces, keyed by definition name (`dialect.mnemonic`) or operation name.
///
/// The attributes of the DLTI dialect are preregistered. Attach the table to a context with
/// [`Context::with_extension`].
pub struct Interfaces {
    /// Data layout specification attributes.
    pub specs: FxHashMap<&'static str, &'static dyn SpecAttr>,
    /// Entry attributes.
    pub entries: FxHashMap<&'static str, &'static dyn EntryAttr>,
    /// Device specification attributes.
    pub devices: FxHashMap<&'static str, &'static dyn DeviceSpecAttr>,
    /// System specification attributes.
    pub systems: FxHashMap<&'static str, &'static dyn SystemSpecAttr>,
    /// Attributes that answer queries by key.
    pub queries: FxHashMap<&'static str, &'static dyn QueryAttr>,
    /// Types that define their layout.
    pub types: FxHashMap<&'static str, &'static dyn TypeLayout>,
    /// Scope operations, in addition to those whose definition has `DataLayoutOpInterface`.
    pub ops: FxHashMap<&'static str, &'static dyn OpLayout>,
    /// Dialects that define names, keyed by namespace.
    pub dialects: FxHashMap<&'static str, &'static dyn DialectLayout>,
    /// The functions that print types and attributes in messages.
    pub spelling: Spelling,
}

impl Default for Interfaces {
    fn default() -> Self {
        let mut interfaces = Self {
            specs: FxHashMap::default(),
            entries: FxHashMap::default(),
            devices: FxHashMap::default(),
            systems: FxHashMap::default(),
            queries: FxHashMap::default(),
            types: FxHashMap::default(),
            ops: FxHashMap::default(),
            dialects: FxHashMap::default(),
            spelling: Spelling { ty: class_name, attr: attr_name },
        };
        dlti::register(&mut interfaces);
        interfaces
    }
}

/// The default scope behaviour, for operations whose definition has the interface.
struct DefaultOpLayout;

impl OpLayout for DefaultOpLayout {}

impl Interfaces {
    /// Returns the interfaces attached to a context. If none are attached, returns only those of the DLTI dialect.
    pub fn of(ctx: &Context) -> &Self {
        static OWN: OnceLock<Interfaces> = OnceLock::new();
        ctx.extension().unwrap_or_else(|| OWN.get_or_init(Self::default))
    }

    /// Returns the scope interface of an operation; `None` if it has none. A `builtin.module` has none but is
    /// nevertheless a scope.
    #[must_use]
    pub fn op(&self, op: OpRef<'_, '_>) -> Option<&'static dyn OpLayout> {
        if let Some(own) = self.ops.get(op.name()) {
            return Some(*own);
        }
        let carries = op.def()?.traits.iter().any(|t| &*t.name == "DataLayoutOpInterface");
        carries.then_some(&DefaultOpLayout as &'static dyn OpLayout)
    }

    /// Returns the layout interface of a dialect type; `None` for other types.
    #[must_use]
    pub fn ty(&self, ctx: &Context, ty: Type) -> Option<&'static dyn TypeLayout> {
        match ctx.type_data(ty) {
            TypeData::Dialect(ty) => self.types.get(&*ty.def.name).copied(),
            _ => None,
        }
    }

    /// Returns the key and the value of an entry attribute; `None` for other attributes.
    #[must_use]
    pub fn entry(&self, ctx: &Context, attr: Attr) -> Option<Entry> {
        let (key, value) = self.entries.get(attr_class(ctx, attr)?)?.entry(ctx, attr)?;
        Some(Entry { key, value, attr, scope: 0 })
    }

    /// Returns the entries of a specification attribute, with its interface. `None` for other attributes.
    #[must_use]
    pub fn spec(&self, ctx: &Context, attr: Attr) -> Option<(&'static dyn SpecAttr, Spec)> {
        let interface = *self.specs.get(attr_class(ctx, attr)?)?;
        Some((interface, Spec { attr, entries: interface.entries(ctx, attr) }))
    }
}

/// Returns the definition name of a dialect attribute; `None` for other attributes.
#[must_use]
pub fn attr_class(ctx: &Context, attr: Attr) -> Option<&'static str> {
    match ctx.attr_data(attr) {
        AttrData::Dialect(attr) => Some(&attr.def.name),
        _ => None,
    }
}

/// Describes a type by its class. Used if no printer is registered.
fn class_name(ctx: &Context, ty: Type) -> String {
    match TypeClass::of(ctx, ty) {
        TypeClass::Integer => "integer".into(),
        TypeClass::Index => "index".into(),
        TypeClass::Float(kind) => kind.name().into(),
        TypeClass::Builtin(name) => name.into(),
        TypeClass::Dialect(name) => format!("!{name}"),
        TypeClass::Unknown(_) => "unknown type".into(),
    }
}

/// Describes an attribute by its definition name. Used if no printer is registered.
fn attr_name(ctx: &Context, attr: Attr) -> String {
    attr_class(ctx, attr).map_or_else(|| "attribute".into(), |name| format!("#{name}"))
}
