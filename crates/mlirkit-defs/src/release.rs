//! LLVM releases: recognizing them in producer names, what changed between them, and the releases for which a row
//! applies.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use crate::error::ParseError;

/// An LLVM release, by its major version.
///
/// Each method describes a difference between releases. Code that depends on a release calls these methods or uses rows
/// for the release.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Release(pub u32);

impl Default for Release {
    fn default() -> Self {
        Self::CURRENT
    }
}

impl Release {
    /// The default release.
    pub const CURRENT: Self = Self(22);

    /// The first release that wrote bytecode.
    pub const FIRST: Self = Self(16);

    /// The newest release whose definitions are known.
    pub const NEWEST: Self = Self(24);

    /// Returns the release in a producer name, such as `MLIR19.1.7` or `LLVM19.1.7`; `None` if that release wrote no
    /// bytecode.
    ///
    /// ```
    /// use mlirkit_defs::Release;
    ///
    /// assert_eq!(Release::of_producer(b"MLIR19.1.7"), Some(Release(19)));
    /// assert_eq!(Release::of_producer(b"MLIR1.0"), None);
    /// ```
    #[must_use]
    pub fn of_producer(producer: &[u8]) -> Option<Self> {
        let text = str::from_utf8(producer).ok()?;
        let release = Self::of_text(text.strip_prefix("MLIR").or_else(|| text.strip_prefix("LLVM"))?);
        release.filter(|release| *release >= Self::FIRST)
    }

    /// Returns the release of a version, such as `19.1.7`.
    #[must_use]
    pub fn of_text(version: &str) -> Option<Self> {
        let digits = version.find(|c: char| !c.is_ascii_digit()).unwrap_or(version.len());
        version.get(..digits)?.parse().ok().map(Self)
    }

    /// Returns true if LLVM has published the release. An unpublished one exists as snapshots only.
    #[must_use]
    pub fn is_published(self) -> bool {
        self < Self::NEWEST
    }

    /// Returns true if operations have properties; before, all attributes were in the dictionary.
    #[must_use]
    pub fn has_properties(self) -> bool {
        self.0 >= 17
    }

    /// Returns the newest bytecode version that the release reads.
    #[must_use]
    pub fn bytecode_version(self) -> u64 {
        match self.0 {
            ..=16 => 0,
            17 => 5,
            _ => 6,
        }
    }

    /// Returns true if the bytecode reader appends a dot to an operation name without a namespace.
    #[must_use]
    pub fn dots_names(self) -> bool {
        self.0 <= 16
    }

    /// Returns true if the generic form numbers values across the whole file. Before, numbering restarted at each
    /// isolated operation, as it does in custom syntax.
    #[must_use]
    pub fn numbers_whole_file(self) -> bool {
        self.0 >= 19
    }

    /// Returns true if the printer puts two more spaces before unordered clauses (`oilist`), whether there are any or
    /// not.
    #[must_use]
    pub fn pads_clauses(self) -> bool {
        self.0 <= 16
    }

    /// Returns true if a clause is printed although its attribute has the default value.
    #[must_use]
    pub fn writes_default_clauses(self) -> bool {
        self.0 <= 16
    }

    /// Returns true if only trailing vector dimensions can be scalable. Bytecode then stores their number, and text
    /// puts them in shared brackets; later releases mark each dimension.
    #[must_use]
    pub fn counts_scalable_dims(self) -> bool {
        self.0 <= 16
    }

    /// Returns true if the generic form prints an enum property as the enum's attribute, if it has one, rather than
    /// as a number.
    #[must_use]
    pub fn prints_enum_properties(self) -> bool {
        self.0 < 21
    }

    /// Returns true if sums of affine dimensions and symbols are sorted.
    #[must_use]
    pub fn sorts_affine_sums(self) -> bool {
        self.0 >= 22
    }

    /// Returns true if overflowing sums and products of affine constants wrap around; later releases leave them
    /// unsimplified.
    #[must_use]
    pub fn wraps_affine_constants(self) -> bool {
        self.0 <= 18
    }

    /// Returns true if affine quotients by negative constants are simplified.
    #[must_use]
    pub fn divides_affine_by_negatives(self) -> bool {
        self.0 >= 19
    }

    /// Returns true if an affine sum is simplified to a remainder only if its last term is a product.
    #[must_use]
    pub fn checks_affine_remainders(self) -> bool {
        self.0 >= 19
    }

    /// Returns true if an affine sum is simplified to a remainder by a constant only if the constant is positive.
    #[must_use]
    pub fn needs_positive_affine_divisors(self) -> bool {
        self.0 >= 20
    }

    /// Returns true if an affine expression divided by itself is simplified to 1, and the remainder to 0.
    #[must_use]
    pub fn divides_affine_by_itself(self) -> bool {
        self.0 >= 23
    }

    /// Returns true if the smallest affine constant is printed after a minus without its own sign, and its absolute
    /// value is read as it.
    #[must_use]
    pub fn wraps_least_affine_constant(self) -> bool {
        self.0 >= 24
    }

    /// Returns true if a multiple of a quotient is first added to the last term of an affine sum, in case that
    /// simplifies the sum.
    #[must_use]
    pub fn joins_last_affine_term(self) -> bool {
        self.0 >= 22
    }

    /// Returns true if a float literal is rounded directly to its type, and rejected if the type cannot represent its
    /// sign. Before, it was rounded to a double first.
    #[must_use]
    pub fn rounds_literals_once(self) -> bool {
        self.0 >= 24
    }

    /// Returns true if use-list orders of several results are written in hash table order.
    #[must_use]
    pub fn hashes_use_orders(self) -> bool {
        self.0 < 23
    }

    /// Returns true if float types below 16 bits, and `tf32`, have bytecode codes.
    #[must_use]
    pub fn encodes_small_floats(self) -> bool {
        self.0 >= 23
    }

    /// Returns true if hexadecimal text of a dense bool constant has a byte per bool; before, bits were packed.
    #[must_use]
    pub fn hex_bools_are_bytes(self) -> bool {
        self.0 >= 23
    }

    /// Returns true if graph types have a bytecode code.
    #[must_use]
    pub fn encodes_graphs(self) -> bool {
        self.0 >= 23
    }

    /// Returns true if affine maps, integer sets and strided layouts have bytecode codes.
    #[must_use]
    pub fn encodes_affine(self) -> bool {
        self.0 >= 24
    }

    /// Returns true if no extra space is printed where the mnemonic of an attribute or type is omitted (`op KEY`
    /// instead of `op  KEY`).
    #[must_use]
    pub fn is_tight(self) -> bool {
        self.0 >= 23
    }
}

impl Display for Release {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Release {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.parse().map(Self).map_err(|_| ParseError::new(format!("expected a release number, found '{text}'")))
    }
}

/// A release or its development snapshots, as users write them: `llvm-20`, `20`, `llvm-21-git`. The version of a project
/// names the release whose rows and text it has: `triton=3.8`.
///
/// ```
/// use mlirkit_defs::Named;
///
/// assert_eq!("llvm-21-git".parse(), Ok(Named { release: "21".parse().unwrap(), snapshot: true }));
/// assert_eq!("triton=3.8.0".parse(), "23".parse::<Named>());
/// assert_eq!("12".parse::<Named>().unwrap_err().to_string(), "the releases that are known are 16 to 24");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Named {
    /// The release.
    pub release: Release,
    /// Whether this means the release's snapshots.
    pub snapshot: bool,
}

impl Named {
    /// Parses a producer string: `MLIR21.0.0git` is a snapshot of LLVM 21. This library's own producer means
    /// [`Release::CURRENT`]. Returns `None` for a producer without a release.
    ///
    /// ```
    /// use mlirkit_defs::{Named, Release};
    ///
    /// assert_eq!(Named::of_producer(b"MLIR21.0.0git"), Some(Named { release: Release(21), snapshot: true }));
    /// assert_eq!(Named::of_producer(b"mlirkit 0.1.0"), Some(Release::CURRENT.into()));
    /// assert_eq!(Named::of_producer(b"xDSL"), None);
    /// ```
    #[must_use]
    pub fn of_producer(producer: &[u8]) -> Option<Self> {
        if producer.starts_with(b"mlirkit ") {
            return Some(Self::default());
        }
        Some(Self { release: Release::of_producer(producer)?, snapshot: producer.ends_with(b"git") })
    }

    /// Returns the release to use if a user requests this one for a file of release `file`. An unpublished release has
    /// only snapshots, so a file from one of its snapshots keeps its own.
    ///
    /// ```
    /// use mlirkit_defs::{Named, Release};
    ///
    /// let own = Named::of_producer(b"MLIR24.0.0git");
    /// assert_eq!(Named::from(Release(24)).asked_of(own), own.unwrap());
    /// assert_eq!(Named::from(Release(23)).asked_of(own), Release(23).into());
    /// ```
    #[must_use]
    pub fn asked_of(self, file: Option<Self>) -> Self {
        file.filter(|of| of.release == self.release && !self.release.is_published()).unwrap_or(self)
    }

    /// Returns the producer string of the release's tools: `MLIR19`, or `MLIR21.0.0git` for snapshots.
    #[must_use]
    pub fn producer(self) -> String {
        format!("MLIR{}{}", self.release, if self.snapshot { ".0.0git" } else { "" })
    }
}

impl From<Release> for Named {
    fn from(release: Release) -> Self {
        Self { release, snapshot: false }
    }
}

impl Display for Named {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "LLVM {}{}", self.release, if self.snapshot { " (snapshot)" } else { "" })
    }
}

impl FromStr for Named {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Some((project, version)) = text.split_once('=') {
            return of_project(project, version);
        }
        let (number, snapshot) = text.strip_suffix("-git").map_or((text, false), |number| (number, true));
        let release = number.strip_prefix("llvm-").unwrap_or(number).parse::<Release>()?;
        if (Release::FIRST..=Release::NEWEST).contains(&release) {
            Ok(Self { release, snapshot })
        } else {
            let (first, last) = (Release::FIRST, Release::NEWEST);
            Err(ParseError::new(format!("the releases that are known are {first} to {last}")))
        }
    }
}

/// Versions of projects, and the release of LLVM, or its snapshots, whose rows and text each has.
const PROJECTS: &[(&str, &str, u32, bool)] = &[
    ("triton", "3.7", 23, false),
    ("triton", "3.8", 23, false),
    ("triton", "3.9", 24, true),
    ("iree", "3.13", 24, true),
    ("torch", "20261001", 24, true),
    ("flydsl", "0.4", 24, false),
    ("circt", "1.162", 24, true),
    ("flang", "22", 22, false),
    ("heir", "2026.11", 24, true),
    ("catalyst", "0.15", 22, false),
    ("tensorflow", "2.21", 22, false),
];

/// Returns the release that a version of a project has the rows of. `3.8.0` is a version of `3.8`.
fn of_project(project: &str, version: &str) -> Result<Named, ParseError> {
    let own = || PROJECTS.iter().filter(|(name, ..)| *name == project);
    let is_part =
        |known: &str| version.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    match own().find(|(_, known, ..)| is_part(known)) {
        Some((_, _, number, snapshot)) => Ok(Named { release: Release(*number), snapshot: *snapshot }),
        None => {
            let all = if own().next().is_some() { own().collect() } else { PROJECTS.iter().collect::<Vec<_>>() };
            let all: Vec<String> = all.iter().map(|(name, known, ..)| format!("{name}={known}")).collect();
            Err(ParseError::new(format!("the versions of projects that are known are {}", all.join(", "))))
        }
    }
}

/// The releases for which a row replaces the one of the file's own release.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Span {
    /// Up to this release: `@19`.
    UpTo(Release),
    /// From this release on: `@23+`.
    From(Release),
    /// In some snapshots before this release, which all carry the same version: `@21~`.
    Within(Release),
}

impl Span {
    /// Returns the distance from `release` to the end of the span; `None` if the row does not apply. The nearest
    /// applicable row wins.
    #[must_use]
    pub fn distance(self, release: Release) -> Option<u32> {
        match self {
            Self::UpTo(last) => last.0.checked_sub(release.0),
            Self::From(first) => release.0.checked_sub(first.0),
            Self::Within(_) => None,
        }
    }

    /// Returns the release that bounds the span.
    #[must_use]
    pub fn edge(self) -> Release {
        let (Self::UpTo(release) | Self::From(release) | Self::Within(release)) = self;
        release
    }

    /// Returns a row's text with this span appended to its kind: `op@19`.
    #[must_use]
    pub fn mark(self, row: &str) -> String {
        row.split_once(' ').map_or_else(String::new, |(kind, rest)| format!("{kind}@{self} {rest}"))
    }
}

impl Display for Span {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::UpTo(release) => release.fmt(f),
            Self::From(release) => write!(f, "{release}+"),
            Self::Within(release) => write!(f, "{release}~"),
        }
    }
}

impl FromStr for Span {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match (text.strip_suffix('+'), text.strip_suffix('~')) {
            (Some(release), _) => release.parse().map(Self::From),
            (_, Some(release)) => release.parse().map(Self::Within),
            (None, None) => text.parse().map(Self::UpTo),
        }
    }
}
