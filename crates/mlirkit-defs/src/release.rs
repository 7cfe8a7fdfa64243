//! Releases of LLVM: what a producer's name says, and in which releases a row holds.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use crate::error::ParseError;

/// A release of LLVM, by its first number.
///
/// Everything that changed between releases asks here, or has rows of its own for the releases that differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Release(pub u32);

impl Default for Release {
    fn default() -> Self {
        Self::CURRENT
    }
}

impl Release {
    /// The release that is read, printed and written where nothing else is said.
    pub const CURRENT: Self = Self(22);

    /// The first release that wrote bytecode.
    pub const FIRST: Self = Self(16);

    /// The release in a producer's name, such as `MLIR19.1.7` or `LLVM19.1.7`; nothing where that release wrote no bytecode.
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

    /// The release of a version, such as `19.1.7`.
    #[must_use]
    pub fn of_text(version: &str) -> Option<Self> {
        let digits = version.find(|c: char| !c.is_ascii_digit()).unwrap_or(version.len());
        version.get(..digits)?.parse().ok().map(Self)
    }

    /// Operations have properties: before, every attribute stood in the dictionary.
    #[must_use]
    pub fn has_properties(self) -> bool {
        self.0 >= 17
    }

    /// The newest version of bytecode that its tools read.
    #[must_use]
    pub fn bytecode_version(self) -> u64 {
        match self.0 {
            ..=16 => 0,
            17 => 5,
            _ => 6,
        }
    }

    /// The reader of bytecode puts a dot behind the name of an operation that has no namespace.
    #[must_use]
    pub fn dots_names(self) -> bool {
        self.0 <= 16
    }

    /// In the generic form the numbers of values go on through the whole file; before, every isolated operation started
    /// anew, as it does in the operations' own form.
    #[must_use]
    pub fn numbers_whole_file(self) -> bool {
        self.0 >= 19
    }

    /// Clauses in any order have two more spaces before them, whether there are any or not.
    #[must_use]
    pub fn pads_clauses(self) -> bool {
        self.0 <= 16
    }

    /// A clause whose attribute is what it is by default is written like any other.
    #[must_use]
    pub fn writes_default_clauses(self) -> bool {
        self.0 <= 16
    }

    /// Vectors have scalable dimensions at their end only: bytecode says how many, and text writes them in the same brackets. Since
    /// then, of each dimension is said whether it is.
    #[must_use]
    pub fn counts_scalable_dims(self) -> bool {
        self.0 <= 16
    }

    /// The generic form has a property that is an enum as the enum's attribute, where it has one, and not as a number.
    #[must_use]
    pub fn prints_enum_properties(self) -> bool {
        self.0 < 21
    }

    /// Dimensions and symbols that are added to one another are sorted.
    #[must_use]
    pub fn sorts_affine_sums(self) -> bool {
        self.0 >= 22
    }

    /// Sums and products of affine constants wrap around where they overflow; since then, such an operation stays.
    #[must_use]
    pub fn wraps_affine_constants(self) -> bool {
        self.0 <= 18
    }

    /// Affine quotients by negative constants are simplified, too.
    #[must_use]
    pub fn divides_affine_by_negatives(self) -> bool {
        self.0 >= 19
    }

    /// An affine sum becomes a remainder only if its last term is a product.
    #[must_use]
    pub fn checks_affine_remainders(self) -> bool {
        self.0 >= 19
    }

    /// An affine sum becomes a remainder by a constant only if that is positive.
    #[must_use]
    pub fn needs_positive_affine_divisors(self) -> bool {
        self.0 >= 20
    }

    /// An affine expression divided by itself is 1, with the remainder 0.
    #[must_use]
    pub fn divides_affine_by_itself(self) -> bool {
        self.0 >= 23
    }

    /// The least affine constant is written without its sign behind a minus, and its absolute value is read as it.
    #[must_use]
    pub fn wraps_least_affine_constant(self) -> bool {
        self.0 >= 24
    }

    /// A quotient times a number is added to the last term of an affine sum first, where the two have a simpler form.
    #[must_use]
    pub fn joins_last_affine_term(self) -> bool {
        self.0 >= 22
    }

    /// A float literal is rounded to its type at once, and refused where its sign has no place; before, it went through a double.
    #[must_use]
    pub fn rounds_literals_once(self) -> bool {
        self.0 >= 24
    }

    /// Use-list orders of several results stand in the order of a hash table.
    #[must_use]
    pub fn hashes_use_orders(self) -> bool {
        self.0 < 23
    }

    /// Float types of less than 16 bits, and `tf32`, have codes in bytecode.
    #[must_use]
    pub fn encodes_small_floats(self) -> bool {
        self.0 >= 23
    }

    /// The hexadecimal text of a dense constant has a byte for each bool; before, eight of them stood in a byte.
    #[must_use]
    pub fn hex_bools_are_bytes(self) -> bool {
        self.0 >= 23
    }

    /// Graph types have a code in bytecode.
    #[must_use]
    pub fn encodes_graphs(self) -> bool {
        self.0 >= 23
    }

    /// Affine maps, integer sets and strided layouts have codes in bytecode.
    #[must_use]
    pub fn encodes_affine(self) -> bool {
        self.0 >= 24
    }

    /// No space stands before what follows the mnemonic where the mnemonic of an attribute or type is left out
    /// (`op KEY`, before `op  KEY`).
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

/// In which releases a row holds that the file's own release has otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Span {
    /// Up to this release: `@19`.
    UpTo(Release),
    /// From this release on: `@23+`.
    From(Release),
    /// In some snapshots of this release, which are all called the same: `@21~`.
    Within(Release),
}

impl Span {
    /// How far the end of the span is from `release`; `None` if the row does not hold there. Of several rows that hold,
    /// the nearest is right.
    #[must_use]
    pub fn distance(self, release: Release) -> Option<u32> {
        match self {
            Self::UpTo(last) => last.0.checked_sub(release.0),
            Self::From(first) => release.0.checked_sub(first.0),
            Self::Within(_) => None,
        }
    }

    /// The release of the span that is nearest to the others.
    #[must_use]
    pub fn edge(self) -> Release {
        let (Self::UpTo(release) | Self::From(release) | Self::Within(release)) = self;
        release
    }

    /// A row's text with this span behind the word that says what kind of row it is.
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
