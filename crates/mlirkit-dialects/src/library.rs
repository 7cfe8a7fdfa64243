//! Building blocks for a library of dialects, such as this crate or `mlirkit-projects`.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use mlirkit_asm::hooks::Hooks;
use mlirkit_bytecode::BytecodeRegistry;
use mlirkit_ir::{ParamChecks, PortHook};
use mlirkit_layout::Interfaces;
use mlirkit_verify::Checks;

// Helpers that hand-written syntax often needs.
pub use crate::text::{attr_dict, attr_dict_with_keyword, body_args, elements, operand_group, operand_segments};

/// A dialect of a library: its name, history and Rust bindings.
pub struct Entry {
    /// The namespace of the dialect.
    pub name: &'static str,
    /// The contents of `history.txt`; empty if the dialect has no history.
    pub history: &'static str,
    /// The Rust code for this dialect.
    pub bindings: &'static Bindings,
}

/// Rust code for the parts of a dialect that its definition file cannot express.
pub struct Bindings {
    /// Registers the dialect's syntax, type inference and result names.
    pub hooks: fn(&mut Hooks),
    /// Registers the verifiers of operations, traits and discardable attributes.
    pub checks: fn(&mut Checks),
    /// Registers the checks of attribute and type parameters.
    pub params: fn(&mut ParamChecks),
    /// Registers the data layout interfaces of the dialect's types.
    pub layouts: fn(&mut Interfaces),
    /// Adds the dialect's bytecode encodings.
    pub encodings: fn(BytecodeRegistry) -> BytecodeRegistry,
    /// Port hooks, keyed by the names that the dialect's history uses.
    pub ports: &'static [(&'static str, PortHook)],
    /// Traits and interfaces that this dialect verifies on operations of any dialect. Other traits are looked up in the
    /// shared table.
    pub traits: &'static [&'static str],
    /// Whether a file may contain resources for this dialect.
    pub resources: bool,
}

impl Bindings {
    /// Bindings that register nothing.
    pub const NONE: Self = Self {
        hooks: |_| (),
        checks: |_| (),
        params: |_| (),
        layouts: |_| (),
        encodings: |registry| registry,
        ports: &[],
        traits: &[],
        resources: false,
    };
}

/// Definition files of `N` dialects that are not embedded: the program provides each when a file needs it.
///
/// The web page uses this type, because it loads faster if the library does not contain the definition files.
pub struct Given<const N: usize> {
    texts: [OnceLock<&'static str>; N],
    missed: [AtomicBool; N],
}

impl<const N: usize> Given<N> {
    /// Creates a table without definition files.
    #[must_use]
    pub const fn new() -> Self {
        Self { texts: [const { OnceLock::new() }; N], missed: [const { AtomicBool::new(false) }; N] }
    }

    /// Returns the definition file of the dialect at index `at`: `embedded` if the library contains it, otherwise the
    /// provided file. If there is neither, records the dialect as missing and returns `None`.
    pub fn definition(&self, at: usize, embedded: Option<impl FnOnce() -> &'static str>) -> Option<&'static str> {
        let text = self.texts.get(at)?;
        if let Some(embedded) = embedded {
            return Some(text.get_or_init(embedded));
        }
        if text.get().is_none() {
            self.missed.get(at)?.store(true, Ordering::Relaxed);
        }
        text.get().copied()
    }

    /// Stores the definition file of the dialect at index `at`. Returns false if the table already has it or `at` is
    /// out of range.
    ///
    /// Existing contexts that have looked the dialect up do not see the change: open the file again in a new context.
    pub fn provide(&self, at: usize, definition: String) -> bool {
        if let Some(missed) = self.missed.get(at) {
            missed.store(false, Ordering::Relaxed);
        }
        // Leaked, because callers expect a `'static` string, as for embedded files.
        self.texts.get(at).is_some_and(|given| given.set(String::leak(definition)).is_ok())
    }

    /// Returns the indices of the dialects whose definition files were looked up but are missing.
    pub fn missing(&self) -> impl Iterator<Item = usize> {
        self.missed.iter().enumerate().filter(|(_, missed)| missed.load(Ordering::Relaxed)).map(|(at, _)| at)
    }
}

impl<const N: usize> Default for Given<N> {
    fn default() -> Self {
        Self::new()
    }
}

/// A set of lookup tables of the same kind: one for each of `N` dialects, and one shared by all. Each table is filled
/// on first use, because most files use only a few dialects.
pub struct Parts<T, const N: usize> {
    cells: [OnceLock<Box<T>>; N],
    shared: OnceLock<Box<T>>,
    fill: fn(Option<usize>, &mut T),
}

impl<T: Default, const N: usize> Parts<T, N> {
    /// Creates tables that are filled on first use by `fill`, which is passed the index of the dialect, or `None` for
    /// the shared table.
    #[must_use]
    pub const fn new(fill: fn(Option<usize>, &mut T)) -> Self {
        Self { cells: [const { OnceLock::new() }; N], shared: OnceLock::new(), fill }
    }

    /// Returns the table of the dialect at index `position`, or the shared table for `None`. Returns `None` if the
    /// index is out of range.
    pub fn at(&self, position: Option<usize>) -> Option<&T> {
        let cell = match position {
            Some(at) => self.cells.get(at)?,
            None => &self.shared,
        };
        let made = cell.get_or_init(|| {
            let mut table = Box::default();
            (self.fill)(position, &mut table);
            table
        });
        Some(made)
    }
}

/// The traits and interfaces that dialects verify, each with the index of its dialect. They are collected at first use,
/// because most of the many dialects have none.
#[derive(Debug, Default)]
pub struct TraitIndex(OnceLock<Box<[(&'static str, usize)]>>);

impl TraitIndex {
    /// Creates an index that is filled on first use.
    #[must_use]
    pub const fn new() -> Self {
        Self(OnceLock::new())
    }

    /// Returns the index of the first dialect that verifies the trait `name`. `traits` are the traits of each dialect.
    pub fn dialect(&self, name: &str, traits: impl Iterator<Item = &'static [&'static str]>) -> Option<usize> {
        let pairs = || traits.enumerate().flat_map(|(at, traits)| traits.iter().map(move |name| (*name, at))).collect();
        self.0.get_or_init(pairs).iter().find(|(known, _)| *known == name).map(|(_, at)| *at)
    }
}

/// Returns the index of a dialect among keys created by [`keys`]; `None` if no key matches.
#[must_use]
pub fn position(keys: &[u128], name: &str) -> Option<usize> {
    keys.binary_search(&key(name.as_bytes())?).ok()
}

/// Encodes sorted names as numbers with the same order. The numbers are adjacent in memory, whereas the names are
/// spread over the binary, where each comparison of a binary search could touch another page.
///
/// # Panics
/// Panics if a name is longer than a key (16 bytes).
#[must_use]
pub const fn keys<const N: usize>(names: &[&str]) -> [u128; N] {
    let mut keys = [0; N];
    let mut at = 0;
    while at < keys.len() {
        keys[at] = match key(names[at].as_bytes()) {
            Some(key) => key,
            None => panic!("a name is longer than a key"),
        };
        at += 1;
    }
    keys
}

/// Encodes a name as a number that compares as the name does. Returns `None` if the name is longer than 16 bytes or
/// contains a zero byte.
const fn key(name: &[u8]) -> Option<u128> {
    if name.len() > size_of::<u128>() {
        return None;
    }
    let (mut bytes, mut at) = ([0; size_of::<u128>()], 0);
    while at < name.len() {
        if name[at] == 0 {
            return None;
        }
        bytes[at] = name[at];
        at += 1;
    }
    Some(u128::from_be_bytes(bytes))
}
