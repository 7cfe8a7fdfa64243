//! The table of all projects' dialects: project, name, definition file and Rust bindings.

use mlirkit_dialects::library::{Bindings, Entry, keys, position};

/// A dialect of a project.
pub(crate) struct Shipped {
    /// The project, and name of its folder.
    pub project: &'static str,
    /// The dialect.
    pub dialect: Entry,
}

/// The bindings of a row's `rust: CONST`.
macro_rules! bindings {
    () => { &Bindings::NONE };
    (rust: $bindings:path $(, $($rest:tt)*)?) => { &$bindings };
    ($other:tt $($rest:tt)*) => { bindings!($($rest)*) };
}

/// The definition file of a row, behind the file that `checks` includes.
macro_rules! definition {
    ($project:literal $name:literal) => { include_str!(concat!($project, "/", $name, ".def")) };
    ($project:literal $name:literal checks $($rest:tt)*) => {
        concat!(include_str!(concat!($project, "/", $name, ".checks.def")), definition!($project $name))
    };
    ($project:literal $name:literal $other:tt $($rest:tt)*) => { definition!($project $name $($rest)*) };
}

/// Rows: the name of the dialect, the project (its folder and feature), and in parentheses `rust: CONST` if Rust code binds
/// something, and `checks` if there is a `NAME.checks.def`.
macro_rules! dialects {
    ($($name:literal of $project:literal ($($part:tt)*))*) => {
        /// All dialects, sorted by name. Features leave projects out.
        pub(crate) static DIALECTS: &[Shipped] = &[$(#[cfg(feature = $project)] Shipped {
            project: $project,
            dialect: Entry {
                name: $name,
                definition: definition!($project $name $($part)*),
                history: "",
                bindings: bindings!($($part)*),
            },
        }),*];
        /// The number of dialects.
        pub(crate) const COUNT: usize = NAMES.len();
        const NAMES: &[&str] = &[$(#[cfg(feature = $project)] $name),*];
    };
}

dialects! {
    "amdg" of "triton" ()
    "fly" of "flydsl" (rust: crate::flydsl::BINDINGS)
    "fly_ktrace" of "flydsl" ()
    "fly_rocdl" of "flydsl" (rust: crate::flydsl::BINDINGS)
    "gluon" of "triton" ()
    "nvg" of "triton" ()
    "nvws" of "triton" (rust: crate::triton::NVWS)
    "proton" of "triton" ()
    "proton_gpu" of "triton" ()
    "tm_tensor" of "torch" ()
    "torch" of "torch" (rust: crate::torch::BINDINGS)
    "torch_c" of "torch" ()
    "tt" of "triton" (rust: crate::triton::TT)
    "ttg" of "triton" (rust: crate::triton::TTG)
    "tti" of "triton" ()
    "ttng" of "triton" (rust: crate::triton::TTNG)
}

/// Returns the dialect with this name.
pub(crate) fn entry(name: &str) -> Option<&'static Shipped> {
    DIALECTS.get(index(name)?)
}

/// Returns the index of a dialect in [`DIALECTS`].
pub(crate) fn index(name: &str) -> Option<usize> {
    position(&KEYS, name)
}

/// The names as numbers, in the same order.
static KEYS: [u128; COUNT] = keys(NAMES);
