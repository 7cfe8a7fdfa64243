//! The context: owns all interned data and the set of usable dialects.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering};
use std::sync::{OnceLock, PoisonError, RwLock};

use mlirkit_defs::{Dialect, Named, OpDef, Release};
use mlirkit_num::{ApInt, FloatKind};
use rustc_hash::{FxHashMap, FxHasher};

use crate::affine::AffineExprData;
use crate::attr::{AffineMap, AttrData, FloatAttr, IntegerAttr};
use crate::file_line_col::{FileLineCol, FileNumber};
use crate::ids::{AffineExpr, Attr, Ident, OpName, Props, Type};
use crate::intern::Interner;
use crate::interned::{OfKind, PropSlots, SlotsKey, Str, ValueKind};
use crate::types::{FunctionType, Sign, TypeData};

/// A function that returns the definition of the dialect with a given namespace, or `None` if it does not know the
/// dialect.
pub type DialectLookup = fn(&str) -> Option<&'static Dialect>;

/// The owner of all interned attributes, types and names, and of the set of known dialects.
///
/// Threads can share a context. Interned data lives as long as the context.
pub struct Context {
    strings: Interner<Str>,
    pub(crate) attrs: Interner<AttrData>,
    types: Interner<TypeData>,
    /// Indices of recently used function types, by hash. Finding a repeated type here avoids building a lookup key.
    recent_functions: [AtomicU32; RECENT_FUNCTIONS],
    op_names: Interner<OpNameData>,
    pub(crate) props: Interner<PropSlots>,
    pub(crate) unmade: OnceLock<crate::engine::UnmadeLists>,
    exprs: Interner<crate::affine::KnownExpr>,
    /// Whether the context has an affine expression that changes when it is printed and parsed again.
    pub(crate) has_unsettled_affine: AtomicBool,
    /// Whether any type in the context suggests SSA names for its values.
    types_name_values: AtomicBool,
    dialects: DialectSet,
    allow_unregistered: AtomicBool,
    loaded: RwLock<FxHashMap<Ident, Option<&'static Dialect>>>,
    extensions: FxHashMap<TypeId, Box<dyn Any + Send + Sync>>,
    next_distinct: AtomicU32,
    /// The total size in bytes of the very wide integers created so far; see
    /// [`has_room_for_integer`](Self::has_room_for_integer).
    wide: AtomicU64,
    pub(crate) file_locs: AtomicU8,
    /// The handle of the only file in which locations were added without a hash lookup; 0 if there may be several.
    pub(crate) adopted_file: AtomicU32,
    known_locs: crate::locs::FileLocs,
    pub(crate) file_line_cols: crate::file_line_col::FileLineColStore,
    threads: OnceLock<usize>,
    pub(crate) slot_defaults: RwLock<FxHashMap<usize, Attr>>,
    common: OnceLock<CommonHandles>,
}

/// Number of slots in the cache of recently used function types.
const RECENT_FUNCTIONS: usize = 64;

/// State of `Context::file_locs`: no file location exists yet.
pub(crate) const NO_FILE_LOCS: u8 = 0;
/// State of `Context::file_locs`: a single reader has added its locations without a hash lookup.
pub(crate) const FILE_LOCS_ADOPTED: u8 = 1;
/// State of `Context::file_locs`: all file locations are indexed by hash.
const FILE_LOCS_INDEXED: u8 = 2;

/// Cached handles of common attributes and types.
#[derive(Debug, Clone, Copy)]
struct CommonHandles {
    unit: Attr,
    unknown_loc: Attr,
    none: Type,
    index: Type,
    i1: Type,
    i32: Type,
    i64: Type,
}

/// The dialects that a context knows.
#[derive(Default)]
pub struct DialectSet {
    lookups: Vec<DialectLookup>,
    added: HashMap<String, &'static Dialect>,
    only: Option<Vec<String>>,
    release: Option<Release>,
    is_snapshot: bool,
    /// Whether operations, attributes and types of unknown dialects are accepted.
    pub allow_unregistered: bool,
}

impl DialectSet {
    /// Creates an empty set.
    #[must_use]
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a source of dialects. Sources that were added earlier take precedence.
    #[must_use]
    #[inline]
    pub fn with_lookup(mut self, lookup: DialectLookup) -> Self {
        self.lookups.push(lookup);
        self
    }

    /// Adds one dialect, which takes precedence over all dialect sources.
    #[must_use]
    #[inline]
    pub fn with_dialect(mut self, dialect: &'static Dialect) -> Self {
        self.added.insert(dialect.name().to_owned(), dialect);
        self
    }

    /// Restricts the set to the named dialects and `builtin`. Dialects added with [`with_dialect`](Self::with_dialect)
    /// remain available.
    #[must_use]
    #[inline]
    pub fn only(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.only = Some(names.into_iter().collect());
        self
    }

    /// Selects the LLVM release whose dialect definitions are used. By default, each definition file uses its own
    /// default release.
    #[must_use]
    pub fn at(mut self, release: Release) -> Self {
        self.release = Some(release);
        self
    }

    /// Selects the dialect definitions of development snapshots of a release, where they are known to differ from the
    /// release.
    #[must_use]
    pub fn at_snapshot(mut self, release: Release) -> Self {
        (self.release, self.is_snapshot) = (Some(release), true);
        self
    }

    /// Accepts operations, attributes and types of unknown dialects.
    #[must_use]
    #[inline]
    pub fn allowing_unregistered(mut self) -> Self {
        self.allow_unregistered = true;
        self
    }

    fn find(&self, name: &str) -> Option<&'static Dialect> {
        let dialect = self.find_whole(name)?;
        Some(match self.release {
            Some(release) if self.is_snapshot => dialect.at_snapshot(release),
            Some(release) => dialect.at(release),
            None => dialect,
        })
    }

    fn find_whole(&self, name: &str) -> Option<&'static Dialect> {
        if let Some(dialect) = self.added.get(name) {
            return Some(dialect);
        }
        if name != "builtin" && self.only.as_ref().is_some_and(|only| !only.iter().any(|n| n == name)) {
            return None;
        }
        self.lookups.iter().find_map(|lookup| lookup(name))
    }
}

/// The data of an [`OpName`].
#[derive(Debug)]
pub struct OpNameData {
    /// Full name, such as `arith.addi`.
    pub name: Ident,
    /// Name of the operation's dialect: the part before the first dot, or the whole name if it has no dot.
    pub dialect: Ident,
    /// Definition of the operation, if the dialect is known and defines it.
    pub def: Option<&'static OpDef>,
}

impl PartialEq for OpNameData {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.def.is_some() == other.def.is_some()
    }
}

impl Eq for OpNameData {}

impl std::hash::Hash for OpNameData {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.name, self.def.is_some()).hash(state);
    }
}

impl Context {
    /// Creates a context that knows the dialects in the set.
    #[must_use]
    pub fn new(dialects: DialectSet) -> Self {
        Self {
            strings: Interner::new(),
            attrs: Interner::apart(),
            types: Interner::apart(),
            recent_functions: [const { AtomicU32::new(0) }; RECENT_FUNCTIONS],
            op_names: Interner::new(),
            props: Interner::new(),
            unmade: OnceLock::new(),
            exprs: Interner::new(),
            has_unsettled_affine: AtomicBool::new(false),
            types_name_values: AtomicBool::new(false),
            allow_unregistered: AtomicBool::new(dialects.allow_unregistered),
            dialects,
            loaded: RwLock::default(),
            extensions: FxHashMap::default(),
            next_distinct: AtomicU32::new(0),
            wide: AtomicU64::new(0),
            file_locs: AtomicU8::new(NO_FILE_LOCS),
            adopted_file: AtomicU32::new(0),
            known_locs: Default::default(),
            file_line_cols: Default::default(),
            threads: OnceLock::new(),
            slot_defaults: RwLock::default(),
            common: OnceLock::new(),
        }
    }

    /// Attaches a value that [`Context::extension`] finds by its Rust type, such as a registry of hooks.
    #[must_use]
    pub fn with_extension<T: Any + Send + Sync>(mut self, extension: T) -> Self {
        self.set_extension(extension);
        self
    }

    /// Like [`Context::with_extension`], but takes `&mut self`, because moving a context is expensive.
    pub fn set_extension<T: Any + Send + Sync>(&mut self, extension: T) {
        self.extensions.insert(TypeId::of::<T>(), Box::new(extension));
    }

    /// Returns the value of type `T` that was attached with [`Context::with_extension`], if any.
    #[must_use]
    pub fn extension<T: Any>(&self) -> Option<&T> {
        self.extensions.get(&TypeId::of::<T>())?.downcast_ref()
    }

    /// Sets how many threads may work on a large input. The default, 0, means the number of processors. On targets
    /// without [threads](crate::threads::AVAILABLE), the number is always 1.
    #[must_use]
    #[inline]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = if threads == 0 { OnceLock::new() } else { OnceLock::from(threads) };
        self
    }

    /// Returns how many threads may read, write, parse, print or verify a large input. 1 on targets without threads.
    #[must_use]
    #[inline]
    pub fn threads(&self) -> usize {
        if !crate::threads::AVAILABLE {
            return 1;
        }
        *self.threads.get_or_init(|| std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// Returns true if [`threads`](Self::threads) has already returned more than one. Check this before you call
    /// `threads` for a small module: its first call reads the number of processors from system files, which takes as
    /// long as processing a small module.
    #[must_use]
    #[inline]
    pub fn has_asked_for_threads(&self) -> bool {
        self.threads.get().is_some_and(|threads| *threads > 1)
    }

    /// Returns the LLVM release whose definitions the context uses.
    #[must_use]
    pub fn release(&self) -> Release {
        self.dialects.release.unwrap_or_default()
    }

    /// Returns true if the context uses the definitions of development snapshots of its release.
    #[must_use]
    pub fn is_snapshot(&self) -> bool {
        self.dialects.is_snapshot
    }

    /// Returns the release and whether the context uses its development snapshots, as one value.
    #[must_use]
    pub fn named(&self) -> Named {
        Named { release: self.release(), snapshot: self.is_snapshot() }
    }

    /// Returns true if operations, attributes and types without a definition are accepted.
    #[must_use]
    #[inline]
    pub fn allows_unregistered(&self) -> bool {
        self.allow_unregistered.load(Ordering::Relaxed)
    }

    /// Sets whether readers and builders accept operations, attributes and types without a definition from now on.
    pub fn allow_unregistered(&self, allow: bool) {
        self.allow_unregistered.store(allow, Ordering::Relaxed);
    }

    /// Returns true if a dialect has no known definition but may still exist. Returns false if its definition is known,
    /// or if [`DialectSet::only`] restricts the dialects.
    #[must_use]
    pub fn may_lack(&self, name: Ident) -> bool {
        self.dialects.only.is_none() && self.dialect(name).is_none()
    }

    /// Returns the definition of a dialect, if the context knows the dialect. The first call for each name looks it up
    /// in the [`DialectSet`].
    pub fn dialect(&self, name: Ident) -> Option<&'static Dialect> {
        let loaded = self.loaded.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(dialect) = loaded.get(&name) {
            return *dialect;
        }
        drop(loaded);
        let dialect = self.dialects.find(self.str(name));
        self.loaded.write().unwrap_or_else(PoisonError::into_inner).insert(name, dialect);
        dialect
    }

    /// Returns the definition of a dialect without interning its name; `None` if the dialect is unknown. Used for names
    /// that may not belong to any dialect.
    pub(crate) fn find_dialect(&self, name: &str) -> Option<&'static Dialect> {
        self.dialects.find(name)
    }

    /// Returns true if all these types may belong to this context; see [`Context::has_type`].
    pub(crate) fn has_types(&self, types: &[Type]) -> bool {
        types.iter().all(|ty| self.has_type(*ty))
    }

    /// Returns the dialects that have been looked up and found so far, in no particular order.
    #[must_use]
    #[inline]
    pub fn loaded_dialects(&self) -> Vec<&'static Dialect> {
        let loaded = self.loaded.read().unwrap_or_else(PoisonError::into_inner);
        loaded.values().copied().flatten().collect()
    }

    // Functions for strings.

    /// Interns a string.
    #[inline]
    pub fn ident(&self, text: &str) -> Ident {
        self.ident_bytes(text.as_bytes())
    }

    /// Interns bytes, which need not be UTF-8.
    pub fn ident_bytes(&self, bytes: &[u8]) -> Ident {
        Ident::from_interned(self.strings.intern_with(bytes, |s| s.bytes() == bytes, || Str::new(bytes)))
    }

    /// Returns the identifier with this text; `None` if no identifier of the context has it.
    #[must_use]
    pub fn known_ident(&self, text: &str) -> Option<Ident> {
        let bytes = text.as_bytes();
        self.strings.find(bytes, |known| known.bytes() == bytes).map(Ident::from_interned)
    }

    /// Interns several strings in order. Faster than interning one string at a time.
    pub(crate) fn idents<'b>(&self, strings: impl Iterator<Item = &'b [u8]>) -> Vec<Ident> {
        let is_it = |known: &Str, bytes: &&[u8]| known.bytes() == *bytes;
        let indices = self.strings.intern_all(strings, |bytes| *bytes, is_it, |bytes| Str::new(bytes));
        indices.into_iter().map(Ident::from_interned).collect()
    }

    /// Returns an interned string as text. A string that is not UTF-8 is returned in a printable form.
    #[must_use]
    #[inline]
    pub fn str(&self, ident: Ident) -> &str {
        self.strings.get(ident.raw()).map_or("", Str::text)
    }

    /// Returns the bytes of an interned string.
    #[must_use]
    #[inline]
    pub fn bytes(&self, ident: Ident) -> &[u8] {
        self.strings.get(ident.raw()).map_or(&[], Str::bytes)
    }

    // Functions for operation names.

    /// Interns an operation name. The name counts as registered if its dialect is known and defines the operation.
    #[inline]
    pub fn op_name(&self, name: &str) -> OpName {
        let dialect_name = name.split_once('.').map_or(name, |(dialect, _)| dialect);
        let (name_id, dialect) = (self.ident(name), self.ident(dialect_name));
        let def = name.split_once('.').and_then(|(_, op)| self.dialect(dialect)?.op(op));
        OpName::from_interned(self.op_names.intern(OpNameData { name: name_id, dialect, def }))
    }

    /// Interns an operation name given as bytes. The name counts as registered if the context's definitions or those of
    /// `release` contain it. A name that is not UTF-8 is never registered.
    #[inline]
    pub fn op_name_in(&self, name: &[u8], release: Option<Release>) -> OpName {
        let Ok(text) = std::str::from_utf8(name) else { return self.unregistered_op_name(name) };
        let today = self.op_name(text);
        let OpNameData { name: id, dialect, def } = *self.op_name_data(today);
        let (None, Some(release), Some((_, short))) = (def, release, text.split_once('.')) else { return today };
        match self.dialect(dialect).and_then(|dialect| dialect.op_near(short, release)) {
            None => today,
            def => OpName::from_interned(self.op_names.intern(OpNameData { name: id, dialect, def })),
        }
    }

    /// Interns an operation name as unregistered, even if a definition is known.
    #[inline]
    pub fn unregistered_op_name(&self, name: impl AsRef<[u8]>) -> OpName {
        let name = name.as_ref();
        let dialect = self.ident_bytes(name.split(|c| *c == b'.').next().unwrap_or(name));
        let name = self.ident_bytes(name);
        OpName::from_interned(self.op_names.intern(OpNameData { name, dialect, def: None }))
    }

    /// Returns the data of an operation name.
    #[must_use]
    #[inline]
    pub fn op_name_data(&self, name: OpName) -> &OpNameData {
        static NONE: OpNameData =
            OpNameData { name: Ident(std::num::NonZeroU32::MIN), dialect: Ident(std::num::NonZeroU32::MIN), def: None };
        self.op_names.get(name.raw()).unwrap_or(&NONE)
    }

    /// Returns the definition of the operation with this name, if the name is registered.
    #[must_use]
    #[inline]
    pub fn op_def(&self, name: OpName) -> Option<&'static OpDef> {
        self.op_name_data(name).def
    }

    /// Returns the full operation name, such as `arith.addi`.
    #[must_use]
    #[inline]
    pub fn op_str(&self, name: OpName) -> &str {
        let data = self.op_name_data(name);
        // For a registered name, the string comes from the definition, without a lookup in the string table.
        data.def.map_or_else(|| self.str(data.name), |def| &def.name)
    }

    /// Returns an upper bound for [`OpName::index`], as a size for tables indexed by operation name.
    #[must_use]
    #[inline]
    pub fn op_name_count(&self) -> usize {
        self.op_names.len()
    }

    // Functions for attributes and types.

    /// Interns an attribute. Equal data always returns the same handle.
    #[inline]
    pub fn attr(&self, data: AttrData) -> Attr {
        match data {
            AttrData::FileLineCol { file, line, column } => self.file_loc(file, line, column),
            AttrData::String { value, ty: None } => self.string_attr_of(value),
            data => Attr::from_interned(self.attrs.intern(data)),
        }
    }

    /// Returns the string attribute with this value and no type.
    fn string_attr_of(&self, value: Ident) -> Attr {
        let data = AttrData::String { value, ty: None };
        let Some(string) = self.strings.get(value.raw()) else { return Attr::from_interned(self.attrs.intern(data)) };
        let known = string.attr.load(Ordering::Acquire);
        if known != 0 {
            return Attr::from_interned(known);
        }
        // If two threads create it at the same time, the second handle is dropped and no caller receives it.
        let made = self.attrs.push(data);
        let first = string.attr.compare_exchange(0, made, Ordering::AcqRel, Ordering::Acquire);
        Attr::from_interned(first.err().unwrap_or(made))
    }

    /// Reserves capacity in the hash tables for this many attributes and property lists in total.
    #[inline]
    pub fn reserve(&self, attrs: usize, props: usize) {
        self.attrs.reserve(attrs);
        self.props.reserve(props);
    }

    /// Reserves capacity in the hash table for this many strings in total.
    #[inline]
    pub fn reserve_strings(&self, strings: usize) {
        self.strings.reserve(strings);
    }

    // Most attributes in a file are operation locations, all different. The first file read into a context therefore
    // adds its locations without a hash lookup. They are indexed once any other caller creates a file location that
    // may be equal to one of them.

    #[inline]
    pub(crate) fn index_file_locs(&self) {
        if self.file_locs.load(Ordering::Relaxed) != FILE_LOCS_INDEXED
            && self.file_locs.swap(FILE_LOCS_INDEXED, Ordering::SeqCst) == FILE_LOCS_ADOPTED
        {
            for index in 1..=u32::try_from(self.attrs.len()).unwrap_or(u32::MAX) {
                if let Some(place) = self.place_of(index) {
                    self.known_locs.intern(place, |index| self.place_of(index), || index);
                }
            }
        }
    }

    /// Returns the file, line and column of a `file:line:column` location without creating its [`AttrData`]. `None` for
    /// other attributes.
    #[must_use]
    #[inline]
    pub fn file_line_col(&self, loc: Attr) -> Option<(Ident, u32, u32)> {
        self.place_of(loc.raw())
    }

    /// Returns true if an attribute is a `file:line:column` location.
    #[must_use]
    #[inline]
    pub fn is_file_loc(&self, attr: Attr) -> bool {
        self.file_line_cols.all().range().contains(&attr.index())
            || matches!(self.attrs.get(attr.raw()), Some(AttrData::FileLineCol { .. }))
    }

    #[inline]
    fn place_of(&self, index: u32) -> Option<(Ident, u32, u32)> {
        let adopted = self.file_line_cols.all();
        if let Some(place) = adopted.get(index as usize) {
            return Some((adopted.file(place.file())?, place.line(), place.column()));
        }
        match self.attrs.get(index)? {
            AttrData::FileLineCol { file, line, column } => Some((*file, *line, *column)),
            _ => None,
        }
    }

    /// Returns the data of an attribute.
    #[must_use]
    #[inline]
    pub fn attr_data(&self, attr: Attr) -> &AttrData {
        debug_assert!(self.has_attr(attr), "an attribute of another context");
        match self.attrs.get(attr.raw()) {
            Some(data) => data,
            None => self.file_line_cols.view(attr.raw()).unwrap_or(&AttrData::Unit),
        }
    }

    /// Returns one more than the highest [`Ident::index`], as a size for tables indexed by string.
    #[must_use]
    pub fn ident_count(&self) -> usize {
        self.strings.len() + 1
    }

    /// Returns false for an attribute that certainly belongs to another context. In debug builds, contexts have
    /// different ranges of handles, so nearly all such attributes are found. In release builds, only attributes with an
    /// index above the range of this context are found.
    #[must_use]
    pub fn has_attr(&self, attr: Attr) -> bool {
        self.attrs.has_range_of(attr.raw())
    }

    /// Returns false for a type that certainly belongs to another context; see [`Context::has_attr`].
    #[must_use]
    pub fn has_type(&self, ty: Type) -> bool {
        self.types.has_range_of(ty.raw())
    }

    /// Returns an upper bound for [`Attr::index`], as a size for tables indexed by attribute.
    #[must_use]
    #[inline]
    pub fn attr_count(&self) -> usize {
        self.attrs.len()
    }

    /// Returns true if another integer of this width may be created. A few bytes of input can request an integer of two
    /// megabytes, so very wide integers are limited to 64 MiB in total.
    #[inline]
    pub fn has_room_for_integer(&self, width: u32) -> bool {
        const WIDE: u32 = 1 << 12;
        const ROOM: u64 = 64 << 20;
        width <= WIDE || self.wide.fetch_add(u64::from(width / 8), Ordering::Relaxed) < ROOM
    }

    /// Interns a type. Equal data always returns the same handle.
    #[inline]
    pub fn ty(&self, data: TypeData) -> Type {
        if matches!(&data, TypeData::Dialect(of) if of.def.asm_name.is_some()) {
            self.types_name_values.store(true, Ordering::Relaxed);
        }
        Type::from_interned(self.types.intern(data))
    }

    /// Returns true if any type in the context suggests SSA names for its values. If not, a printer can name values
    /// without looking at their types.
    #[must_use]
    pub fn has_types_that_name_values(&self) -> bool {
        self.types_name_values.load(Ordering::Relaxed)
    }

    /// Returns the data of a type.
    #[must_use]
    #[inline]
    pub fn type_data(&self, ty: Type) -> &TypeData {
        debug_assert!(self.has_type(ty), "a type of another context");
        self.types.get(ty.raw()).unwrap_or(&TypeData::None)
    }

    /// Returns an upper bound for [`Type::index`], as a size for tables indexed by type.
    #[must_use]
    #[inline]
    pub fn type_count(&self) -> usize {
        self.types.len()
    }

    /// Interns an affine expression unchanged. Use the constructors in [`crate::affine`] to simplify it.
    #[inline]
    pub fn affine_expr(&self, data: AffineExprData) -> AffineExpr {
        let make = || self.affine_facts(data);
        AffineExpr::from_interned(self.exprs.intern_with(&data, |known| known.data == data, make))
    }

    /// Returns the data of an affine expression.
    #[must_use]
    #[inline]
    pub fn affine_data(&self, expr: AffineExpr) -> AffineExprData {
        self.affine_known(expr).map_or(AffineExprData::Constant(0), |known| known.data)
    }

    pub(crate) fn affine_known(&self, expr: AffineExpr) -> Option<&crate::affine::KnownExpr> {
        self.exprs.get(expr.raw())
    }

    // Functions for properties.

    /// Interns a list of property slots. Returns `None` for an empty list.
    ///
    /// For a registered operation, the list has one entry per [`Slot`](mlirkit_defs::Slot) of the operation's
    /// definition, in the same order. A property that is not an attribute upstream is stored as the attribute it
    /// converts to: segment sizes are stored as `array<i32: ...>`. For an unregistered operation, the list is empty or
    /// contains only the dictionary between `<{` and `}>`.
    #[inline]
    pub fn props(&self, slots: &[Option<Attr>]) -> Option<Props> {
        if slots.is_empty() {
            return None;
        }
        let make = || {
            let kind = match slots {
                [Some(attr)] => OfKind::new(self.attr_data(*attr)),
                _ => OfKind::NONE,
            };
            PropSlots::new(slots, kind)
        };
        Some(Props::from_interned(self.props.intern_with(&SlotsKey(slots), |known| known.slots() == slots, make)))
    }

    /// Returns the slots of a property list; empty for `None`.
    #[must_use]
    #[inline(always)]
    pub fn props_data(&self, props: Option<Props>) -> &[Option<Attr>] {
        let Some(props) = props else { return &[] };
        match self.props.get(props.raw()) {
            Some(list) => list.slots(),
            None => self.unmade_slots(props),
        }
    }

    /// Returns the kind and type of the value in a list with a single slot, without reading the attribute. `None` if
    /// the list has several slots, or if the value is neither a number nor an elements attribute.
    #[must_use]
    #[inline]
    pub fn props_value_kind(&self, props: Option<Props>) -> Option<(ValueKind, Type)> {
        match self.props.get(props?.raw()) {
            Some(list) => list.kind(),
            None => self.unmade_kind(props?),
        }
    }

    /// Returns the value of the slot with this name; `None` if the slot is unset or not defined.
    #[must_use]
    #[inline]
    pub fn prop(&self, def: &OpDef, props: Option<Props>, name: &str) -> Option<Attr> {
        let index = def.slots.position(name)?;
        self.props_data(props).get(index).copied().flatten()
    }

    /// Returns the property list `props` with the named slot set to `value`. The list is unchanged if `def` has no such
    /// slot.
    #[inline]
    pub fn with_prop(&self, def: &OpDef, props: Option<Props>, name: &str, value: Option<Attr>) -> Option<Props> {
        let mut slots = self.props_data(props).to_vec();
        slots.resize(def.slots.len(), None);
        if let Some(slot) = def.slots.position(name).and_then(|i| slots.get_mut(i)) {
            *slot = value;
        }
        self.props(&slots)
    }

    /// Returns an upper bound for [`Props::index`], as a size for tables indexed by property list.
    #[must_use]
    #[inline]
    pub fn props_count(&self) -> usize {
        self.props.len()
    }

    /// Returns true if the context has a `distinct` attribute.
    #[must_use]
    pub fn has_distinct(&self) -> bool {
        self.next_distinct.load(Ordering::Relaxed) > 0
    }

    /// Creates a `distinct` attribute with a new id, which differs from every existing one.
    #[inline]
    pub fn distinct(&self, attr: Attr) -> Attr {
        let id = self.next_distinct.fetch_add(1, Ordering::Relaxed);
        self.attr(AttrData::Distinct { id, attr })
    }

    // The handles are created on first use.

    fn common(&self) -> &CommonHandles {
        self.common.get_or_init(|| CommonHandles {
            unit: self.attr(AttrData::Unit),
            unknown_loc: self.attr(AttrData::UnknownLoc),
            none: self.ty(TypeData::None),
            index: self.ty(TypeData::Index),
            i1: self.int_type(1),
            i32: self.int_type(32),
            i64: self.int_type(64),
        })
    }

    /// Returns the attribute `unit`.
    #[inline]
    pub fn unit(&self) -> Attr {
        self.common().unit
    }

    /// Returns the location `loc(unknown)`.
    #[inline]
    pub fn unknown_loc(&self) -> Attr {
        self.common().unknown_loc
    }

    /// Returns the type `none`.
    #[inline]
    pub fn none_type(&self) -> Type {
        self.common().none
    }

    /// Returns the type `index`.
    #[inline]
    pub fn index_type(&self) -> Type {
        self.common().index
    }

    /// Returns the type `i1`.
    #[inline]
    pub fn i1_type(&self) -> Type {
        self.common().i1
    }

    /// Returns the type `i32`.
    #[inline]
    pub fn i32_type(&self) -> Type {
        self.common().i32
    }

    /// Returns the type `i64`.
    #[inline]
    pub fn i64_type(&self) -> Type {
        self.common().i64
    }

    /// Returns the signless integer type with this width.
    #[inline]
    pub fn int_type(&self, width: u32) -> Type {
        self.ty(TypeData::Integer { width, sign: Sign::Signless })
    }

    /// Returns the float type of this kind.
    #[inline]
    pub fn float_type(&self, kind: FloatKind) -> Type {
        self.ty(TypeData::Float(kind))
    }

    /// Returns the function type `(inputs) -> (results)`.
    #[inline]
    pub fn function_type(&self, inputs: &[Type], results: &[Type]) -> Type {
        debug_assert!(self.has_types(inputs) && self.has_types(results), "a type of another context");
        let mut hash = FxHasher::default();
        (inputs, results).hash(&mut hash);
        let recent = self.recent_functions.get(hash.finish() as usize % RECENT_FUNCTIONS);
        let index = recent.map_or(0, |recent| recent.load(Ordering::Acquire));
        if let Some(TypeData::Function(known)) = self.types.get(index)
            && *known.inputs == *inputs
            && *known.results == *results
        {
            return Type::from_interned(index);
        }
        let ty = self.ty(TypeData::Function(Box::new(FunctionType { inputs: inputs.into(), results: results.into() })));
        recent.iter().for_each(|recent| recent.store(ty.raw(), Ordering::Release));
        ty
    }

    /// Returns a string attribute without a type.
    #[inline]
    pub fn string_attr(&self, text: &str) -> Attr {
        self.attr(AttrData::String { value: self.ident(text), ty: None })
    }

    /// Returns an integer attribute of type `ty`. `value` is truncated to the width of the type, or to 64 bits for
    /// `index`.
    #[inline]
    pub fn int_attr(&self, ty: Type, value: i64) -> Attr {
        let width = match self.type_data(ty) {
            TypeData::Integer { width, .. } => *width,
            _ => 64,
        };
        self.attr(AttrData::Integer(IntegerAttr { ty, value: ApInt::from_i64(width, value) }))
    }

    /// Returns the attribute `true` or `false`.
    #[inline]
    pub fn bool_attr(&self, value: bool) -> Attr {
        self.int_attr(self.i1_type(), i64::from(value))
    }

    /// Returns a float attribute with this bit pattern. To create one from a number, use
    /// [`float_value_attr`](Self::float_value_attr).
    #[inline]
    pub fn float_attr(&self, ty: Type, bits: u128) -> Attr {
        self.attr(AttrData::Float(FloatAttr::new(ty, bits)))
    }

    /// Returns the attribute that holds a type.
    #[inline]
    pub fn type_attr(&self, ty: Type) -> Attr {
        debug_assert!(self.has_type(ty), "a type of another context");
        self.attr(AttrData::Type(ty))
    }

    /// Returns the array attribute with these elements: `[a, b]`.
    #[inline]
    pub fn array_attr(&self, elements: &[Attr]) -> Attr {
        self.attr(AttrData::Array(elements.into()))
    }

    /// Returns a dictionary attribute with these entries, sorted by name. If two entries have the same name, the first
    /// is kept.
    #[inline]
    pub fn dictionary(&self, mut entries: Vec<(Ident, Attr)>) -> Attr {
        if !entries.is_sorted_by(|a, b| self.bytes(a.0) < self.bytes(b.0)) {
            entries.sort_by(|a, b| self.bytes(a.0).cmp(self.bytes(b.0)));
            entries.dedup_by(|later, first| later.0 == first.0);
        }
        self.attr(AttrData::Dictionary(entries.into()))
    }

    /// Returns the entries of a dictionary attribute; empty for `None` or any other attribute.
    #[must_use]
    #[inline]
    pub fn dictionary_entries(&self, attr: Option<Attr>) -> &[(Ident, Attr)] {
        match attr.map(|a| self.attr_data(a)) {
            Some(AttrData::Dictionary(entries)) => entries,
            _ => &[],
        }
    }

    /// Returns the location `loc("file":line:column)`.
    #[inline]
    pub fn file_loc(&self, file: Ident, line: u32, column: u32) -> Attr {
        let adopted = self.adopted_file.load(Ordering::Acquire);
        if adopted == 0 || adopted == file.raw() {
            self.index_file_locs();
        }
        let place = (file, line, column);
        let add = || self.new_file_loc(place);
        Attr::from_interned(self.known_locs.intern(place, |index| self.place_of(index), add))
    }

    /// Returns the number by which compact locations refer to a file name. `None` if there are too many files.
    #[inline]
    pub(crate) fn number_of_file(&self, file: Ident) -> Option<FileNumber> {
        self.file_line_cols.number_of(file, &self.strings.get(file.raw())?.file)
    }

    /// Adds a file location, which must not have been interned yet, and returns its raw handle.
    #[inline]
    pub(crate) fn new_file_loc(&self, place: (Ident, u32, u32)) -> u32 {
        let (file, line, column) = place;
        let push = || self.attrs.push(AttrData::FileLineCol { file, line, column });
        let place = self.number_of_file(file).and_then(|file| FileLineCol::new(file, line, column));
        place.and_then(|place| self.file_line_cols.fill(place)).unwrap_or_else(push)
    }

    /// Returns the identity map attribute with this many dimensions, such as `affine_map<(d0, d1) -> (d0, d1)>`.
    #[inline]
    pub fn identity_map_attr(&self, dims: usize) -> Attr {
        let dims = u32::try_from(dims).unwrap_or(u32::MAX);
        let results = (0..dims).map(|dim| self.affine_expr(AffineExprData::Dim(dim))).collect();
        self.attr(AttrData::AffineMap(Box::new(AffineMap { dims, symbols: 0, results })))
    }

    /// Returns the attribute `array<i32: ...>`, which is also the form of segment sizes.
    #[inline]
    pub fn i32_array(&self, values: &[i32]) -> Attr {
        self.dense_array(self.i32_type(), values.len(), values.iter().flat_map(|v| v.to_le_bytes()).collect())
    }

    /// Returns the attribute `array<i64: ...>`.
    #[inline]
    pub fn i64_array(&self, values: &[i64]) -> Attr {
        self.dense_array(self.i64_type(), values.len(), values.iter().flat_map(|v| v.to_le_bytes()).collect())
    }

    /// Returns the attribute `array<i1: ...>`.
    #[inline]
    pub fn bool_array(&self, values: &[bool]) -> Attr {
        self.dense_array(self.i1_type(), values.len(), values.iter().map(|value| u8::from(*value)).collect())
    }

    #[inline]
    fn dense_array(&self, element: Type, len: usize, data: Vec<u8>) -> Attr {
        let data = crate::blob::Blob::owned(data);
        self.attr(AttrData::DenseArray(Box::new(crate::attr::DenseArrayAttr { element, len: len as u64, data })))
    }

    /// Returns the elements of an integer array attribute `array<iN: ...>`, sign-extended. `None` for any other
    /// attribute.
    #[must_use]
    pub fn int_array_values(&self, attr: Attr) -> Option<Vec<i64>> {
        self.int_array(attr).map(Iterator::collect)
    }

    /// Returns an iterator over the elements of an integer array attribute, sign-extended; see
    /// [`Context::int_array_values`].
    #[inline]
    pub fn int_array(&self, attr: Attr) -> Option<impl ExactSizeIterator<Item = i64> + Clone> {
        let AttrData::DenseArray(array) = self.attr_data(attr) else { return None };
        let TypeData::Integer { width, .. } = *self.type_data(array.element) else { return None };
        let bytes = (width as usize).div_ceil(8);
        if bytes == 0 || bytes > 8 {
            return None;
        }
        let sign_extend = |chunk: &[u8]| {
            // 32-bit elements, such as segment sizes, are by far the most frequent.
            if let [a, b, c, d] = *chunk {
                return i32::from_le_bytes([a, b, c, d]).into();
            }
            let mut word = [if chunk.last().is_some_and(|b| b & 0x80 != 0) { 0xff } else { 0 }; 8];
            word.iter_mut().zip(chunk).for_each(|(to, from)| *to = *from);
            i64::from_le_bytes(word)
        };
        Some(array.data.as_slice().chunks_exact(bytes).map(sign_extend))
    }

    /// Returns the signed value of an integer attribute. `None` if it does not fit in 64 bits or if `attr` is not an
    /// integer.
    #[must_use]
    #[inline]
    pub fn int_value(&self, attr: Attr) -> Option<i64> {
        match self.attr_data(attr) {
            AttrData::Integer(int) => int.value.to_i64(),
            _ => None,
        }
    }
}

impl std::fmt::Debug for Context {
    #[inline]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Context({} attributes, {} types)", self.attrs.len(), self.types.len())
    }
}
