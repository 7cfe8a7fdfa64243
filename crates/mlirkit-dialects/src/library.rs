//! Building blocks for a library of dialects. This crate is one such library, and `mlirkit-projects` another.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use mlirkit_asm::hooks::Hooks;
use mlirkit_bytecode::BytecodeRegistry;
use mlirkit_ir::{ParamChecks, PortHook};
use mlirkit_layout::Interfaces;
use mlirkit_verify::Checks;

// What syntax in Rust often needs.
pub use crate::text::{attr_dict, attr_dict_with_keyword, body_args, operand_group, operand_segments};

/// A dialect of a library: its definition texts and its bindings.
pub struct Entry {
    /// Namespace.
    pub name: &'static str,
    /// The text of the definition file `NAME.def`, after that of `checks.def`.
    pub definition: &'static str,
    /// The text of `history.txt`; empty if there is none.
    pub history: &'static str,
    /// The Rust code of the dialect.
    pub bindings: &'static Bindings,
}

/// Bindings of a dialect in Rust, for what rows cannot express.
pub struct Bindings {
    /// Registers syntax, type inference and names of results.
    pub hooks: fn(&mut Hooks),
    /// Registers the checks of operations, traits and discardable attributes.
    pub checks: fn(&mut Checks),
    /// Registers the rules about parameters of attributes and types.
    pub params: fn(&mut ParamChecks),
    /// Registers the data layout of types.
    pub layouts: fn(&mut Interfaces),
    /// Adds encodings in bytecode.
    pub encodings: fn(BytecodeRegistry) -> BytecodeRegistry,
    /// Hooks that the dialect's history names.
    pub ports: &'static [(&'static str, PortHook)],
    /// Traits and interfaces that this dialect checks for operations of any dialect. All others are in the shared
    /// table.
    pub traits: &'static [&'static str],
    /// Whether a file may hold resources of this dialect.
    pub resources: bool,
}

impl Bindings {
    /// Bindings without any hook or check.
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

/// Definition files of `N` dialects, which the program provides when a file needs them.
///
/// A web page uses this, because it loads faster if the library does not contain the definition files.
pub struct Given<const N: usize> {
    texts: [OnceLock<&'static str>; N],
    missed: [AtomicBool; N],
}

impl<const N: usize> Given<N> {
    /// Makes a table without definition files.
    #[must_use]
    pub const fn new() -> Self {
        Self { texts: [const { OnceLock::new() }; N], missed: [const { AtomicBool::new(false) }; N] }
    }

    /// Returns the definition file of the dialect at an index: `embedded` if the library contains it, or else the provided one.
    /// Records a dialect without either as missing.
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

    /// Stores the definition file of the dialect at an index. Returns false if there is one already.
    ///
    /// Existing contexts that have looked the dialect up do not see the change: open the file again in a new context.
    pub fn provide(&self, at: usize, definition: String) -> bool {
        if let Some(missed) = self.missed.get(at) {
            missed.store(false, Ordering::Relaxed);
        }
        // The text lives as long as the program, as an embedded one does.
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

/// Tables of one kind: one for each of `N` dialects, and a shared one. Each is filled on first use, because most files
/// need few dialects.
pub struct Parts<T, const N: usize> {
    cells: [OnceLock<Box<T>>; N],
    shared: OnceLock<Box<T>>,
    fill: fn(Option<usize>, &mut T),
}

impl<T: Default, const N: usize> Parts<T, N> {
    /// Makes empty tables. At first use, `fill` fills a table; it receives the index of the dialect, or `None` for the shared table.
    #[must_use]
    pub const fn new(fill: fn(Option<usize>, &mut T)) -> Self {
        Self { cells: [const { OnceLock::new() }; N], shared: OnceLock::new(), fill }
    }

    /// Returns the table of the dialect at an index; for `None`, the table that all dialects share.
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

/// Returns the index of a dialect in keys made by [`keys`].
#[must_use]
pub fn position(keys: &[u128], name: &str) -> Option<usize> {
    keys.binary_search(&key(name.as_bytes())?).ok()
}

/// Returns sorted names as numbers, in the same order. The numbers are adjacent, while the names are spread over the
/// binary, so that each comparison could load another page.
///
/// # Panics
/// A name is longer than a key.
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

/// Returns a name as a number that orders like the name, or `None` for a text that cannot be a dialect's name here.
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
