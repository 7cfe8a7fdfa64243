//! LLVM releases: how to recognize them in producer names, what changed between them, and the releases to which a
//! definition applies.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use crate::error::ParseError;

/// An LLVM release, identified by its major version.
///
/// Each method describes a difference between releases. Code that depends on a release calls these methods, or uses
/// definitions for the release.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Release(pub u32);

impl Default for Release {
    fn default() -> Self {
        Self::CURRENT
    }
}

impl Release {
    /// The release used by default.
    pub const CURRENT: Self = Self(22);

    /// The first release that writes bytecode.
    pub const FIRST: Self = Self(16);

    /// The newest release for which definitions are known.
    pub const NEWEST: Self = Self(24);

    /// Returns the release in a producer name such as `MLIR19.1.7` or `LLVM19.1.7`. `None` if there is no release or if
    /// it predates bytecode.
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

    /// Returns the release for a version such as `19.1.7`; `None` if the version does not begin with a number.
    #[must_use]
    pub fn of_text(version: &str) -> Option<Self> {
        let digits = version.find(|c: char| !c.is_ascii_digit()).unwrap_or(version.len());
        version.get(..digits)?.parse().ok().map(Self)
    }

    /// Returns true if LLVM has published the release. An unpublished release exists only as development snapshots.
    #[must_use]
    pub fn is_published(self) -> bool {
        self < Self::NEWEST
    }

    /// Returns true if operations have properties. In earlier releases, all attributes are in the attribute dictionary.
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

    /// Returns true if the bytecode reader appends a dot to an operation name that has no namespace.
    #[must_use]
    pub fn dots_names(self) -> bool {
        self.0 <= 16
    }

    /// Returns true if the generic form numbers values across the whole file. In earlier releases, numbering restarts
    /// at each isolated operation, as it does in custom syntax.
    #[must_use]
    pub fn numbers_whole_file(self) -> bool {
        self.0 >= 19
    }

    /// Returns true if the printer writes two additional spaces before unordered clauses (`oilist`), even if there are
    /// none.
    #[must_use]
    pub fn pads_clauses(self) -> bool {
        self.0 <= 16
    }

    /// Returns true if a clause is printed even if its attribute has the default value.
    #[must_use]
    pub fn writes_default_clauses(self) -> bool {
        self.0 <= 16
    }

    /// Returns true if only the trailing dimensions of a vector can be scalable. Their number is then stored in
    /// bytecode, and text puts them in shared brackets. Later releases mark each scalable dimension.
    #[must_use]
    pub fn counts_scalable_dims(self) -> bool {
        self.0 <= 16
    }

    /// Returns true if the generic form prints an enum property as the enum's attribute, if there is one, rather than
    /// as a number.
    #[must_use]
    pub fn prints_enum_properties(self) -> bool {
        self.0 < 21
    }

    /// Returns true if dimensions and symbols in affine sums are sorted.
    #[must_use]
    pub fn sorts_affine_sums(self) -> bool {
        self.0 >= 22
    }

    /// Returns true if sums and products of affine constants wrap around on overflow. Later releases do not simplify
    /// them in this case.
    #[must_use]
    pub fn wraps_affine_constants(self) -> bool {
        self.0 <= 18
    }

    /// Returns true if affine quotients with a negative constant divisor are simplified.
    #[must_use]
    pub fn divides_affine_by_negatives(self) -> bool {
        self.0 >= 19
    }

    /// Returns true if an affine sum is simplified to a remainder only if its last term is a product.
    #[must_use]
    pub fn checks_affine_remainders(self) -> bool {
        self.0 >= 19
    }

    /// Returns true if an affine sum is simplified to a remainder of a constant only if the constant is positive.
    #[must_use]
    pub fn needs_positive_affine_divisors(self) -> bool {
        self.0 >= 20
    }

    /// Returns true if an affine expression divided by itself is simplified to 1, and its remainder to 0.
    #[must_use]
    pub fn divides_affine_by_itself(self) -> bool {
        self.0 >= 23
    }

    /// Returns true if the least affine constant is printed as a minus sign followed by its absolute value. Parsing
    /// that absolute value then gives the least constant.
    #[must_use]
    pub fn wraps_least_affine_constant(self) -> bool {
        self.0 >= 24
    }

    /// Returns true if a multiple of a quotient is first added to the last term of an affine sum, in case this
    /// simplifies the sum.
    #[must_use]
    pub fn joins_last_affine_term(self) -> bool {
        self.0 >= 22
    }

    /// Returns true if a float literal is rounded directly to its type, and rejected if the type cannot represent its
    /// sign. Earlier releases round it to a double first.
    #[must_use]
    pub fn rounds_literals_once(self) -> bool {
        self.0 >= 24
    }

    /// Returns true if the use-list orders of several results are written in hash table order.
    #[must_use]
    pub fn hashes_use_orders(self) -> bool {
        self.0 < 23
    }

    /// Returns true if float types of fewer than 16 bits, and `tf32`, have a bytecode encoding.
    #[must_use]
    pub fn encodes_small_floats(self) -> bool {
        self.0 >= 23
    }

    /// Returns true if the hexadecimal form of a dense bool constant has one byte per bool. In earlier releases, bools
    /// are packed into bits.
    #[must_use]
    pub fn hex_bools_are_bytes(self) -> bool {
        self.0 >= 23
    }

    /// Returns true if graph types have a bytecode encoding.
    #[must_use]
    pub fn encodes_graphs(self) -> bool {
        self.0 >= 23
    }

    /// Returns true if affine maps, integer sets and strided layouts have a bytecode encoding.
    #[must_use]
    pub fn encodes_affine(self) -> bool {
        self.0 >= 24
    }

    /// Returns true if no additional space is printed where the mnemonic of an attribute or type is omitted (`op KEY`
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

/// A release or its development snapshots, in the notation of command lines: `llvm-20`, `20`, `llvm-21-git`. The
/// version of a project represents the LLVM release whose definitions and syntax it uses: `triton=3.8`.
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
    /// The LLVM release.
    pub release: Release,
    /// Whether this means the development snapshots of the release.
    pub snapshot: bool,
}

impl Named {
    /// Parses a producer string. `MLIR21.0.0git` is a development snapshot of LLVM 21, and the producer string of this
    /// library means [`Release::CURRENT`]. Returns `None` for a producer string without a release.
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

    /// Returns the release to use if a user requests this release for a file of release `file`. An unpublished release
    /// exists only as development snapshots, so a file written by one of them keeps its own release.
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

    /// Returns the producer string of the release's tools, such as `MLIR19`, or `MLIR21.0.0git` for development
    /// snapshots.
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
        let release = number.strip_prefix("llvm-").unwrap_or(number).parse::<Release>().map_err(|_| {
            ParseError::new(format!("expected a release such as '22', 'llvm-22' or 'triton=3.8', found '{text}'"))
        })?;
        if (Release::FIRST..=Release::NEWEST).contains(&release) {
            Ok(Self { release, snapshot })
        } else {
            let (first, last) = (Release::FIRST, Release::NEWEST);
            Err(ParseError::new(format!("the releases that are known are {first} to {last}")))
        }
    }
}

/// Known versions of projects. The number is the LLVM release whose definitions and syntax a version uses. The flag
/// states whether it uses a development snapshot of that release.
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
    ("cuda_tile", "13.3", 24, false),
];

/// Returns the LLVM release whose definitions a version of a project uses. `3.8.0` counts as version `3.8`.
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

/// The releases for which a definition replaces the definition from the file's own release.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Span {
    /// All releases up to and including this one: `@19`.
    UpTo(Release),
    /// This release and all later ones: `@23+`.
    From(Release),
    /// Some development snapshots before this release, all of which have the same version: `@21~`.
    Within(Release),
}

impl Span {
    /// Returns the distance from `release` to the end of the span; `None` if the definition does not apply. The nearest
    /// definition that applies is used.
    #[must_use]
    pub fn distance(self, release: Release) -> Option<u32> {
        match self {
            Self::UpTo(last) => last.0.checked_sub(release.0),
            Self::From(first) => release.0.checked_sub(first.0),
            Self::Within(_) => None,
        }
    }

    /// Returns the release at the boundary of the span.
    #[must_use]
    pub fn edge(self) -> Release {
        let (Self::UpTo(release) | Self::From(release) | Self::Within(release)) = self;
        release
    }

    /// Returns the source of a row with this span appended to its kind, as in `op@19`.
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
