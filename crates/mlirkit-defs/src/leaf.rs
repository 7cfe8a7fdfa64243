//! The leaves of predicates, and their syntax.

use std::fmt;

use crate::line::find;

/// A leaf of a predicate: a single test of an attribute or type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Leaf {
    /// `isa:A|B`: an instance of one of these C++ classes.
    Isa(Box<[Box<str>]>),
    /// `enum:E`: an integer attribute that holds a case of the enum.
    Enum(Box<str>),
    /// `signless:N`, `signed` etc.: an integer type, optionally with this width.
    Integer(Signs, Option<u32>),
    /// `signless-or-index` etc.: a type of one of the accepted kinds.
    Number {
        /// Whether integers must be signless.
        signless: bool,
        /// Whether `index` is accepted.
        index: bool,
        /// Whether floats are accepted.
        float: bool,
    },
    /// `float:N`: the float type `fN`.
    Float(u32),
    /// A named property without parameters, such as `static-shape`.
    Is(Quality),
    /// `rank==2` etc.: a number computed from the attribute or type, compared with a constant.
    Compare(Measure, Comparison, i128),
    /// `int-in:1,2`: a number computed from the attribute or type, which must equal one of these constants.
    In(Measure, Box<[i128]>),
    /// `shape==2x4`: a shaped type with exactly this shape.
    Shape(Box<[i64]>),
    /// `str==TEXT`: a string attribute with this value.
    Str(Box<str>),
    /// `op-name==NAME`: a handle type for operations with this name.
    OpName(Box<str>),
    /// `trait:T`: an attribute or type that has this C++ trait.
    HasTrait(Box<str>),
    /// `fn:F` or a C++ expression: a predicate that is implemented by a function registered under this name.
    Named(Box<str>),
}

/// The signedness that an integer type must have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signs {
    /// Any signedness.
    Any,
    /// Signless, as in `i8`.
    Signless,
    /// Signed, as in `si8`.
    Signed,
    /// Unsigned, as in `ui8`.
    Unsigned,
}

/// A property of an attribute or type that has no parameters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quality {
    /// A ranked shaped type.
    HasRank,
    /// A ranked shaped type without dynamic dimensions.
    StaticShape,
    /// A memref with a strided layout.
    Strided,
    /// A vector type whose last dimension is scalable.
    LastDimScalable,
    /// A vector type in which a dimension other than the last is scalable.
    OtherDimsScalable,
    /// A vector type whose dimensions are all scalable.
    AllDimsScalable,
    /// An array attribute whose values are in ascending order.
    Sorted,
    /// An array attribute without equal adjacent values.
    DistinctNeighbours,
    /// An integer attribute whose value is a power of two.
    PowerOf2,
    /// A quantized type whose storage type is signed.
    StorageSigned,
}

/// A number that can be computed from an attribute or type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// The number of dimensions.
    Rank,
    /// The number of elements of a static shape.
    Elements,
    /// The size of each dimension.
    Dims,
    /// The size of the last dimension.
    LastDim,
    /// The value of an integer attribute.
    Int,
    /// The number of elements in an array attribute.
    Size,
    /// Each value in an array attribute.
    Values,
    /// The address space of a pointer type.
    AddressSpace,
    /// The width of the storage type of a quantized type.
    StorageWidth,
}

/// A comparison operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    /// Equal: `==`.
    Equal,
    /// Not equal: `!=`.
    NotEqual,
    /// Greater than or equal: `>=`.
    AtLeast,
    /// Less than or equal: `<=`.
    AtMost,
    /// Greater than: `>`.
    Greater,
    /// Less than: `<`.
    Less,
}

impl Comparison {
    /// Returns true if the comparison holds for two values.
    #[must_use]
    pub fn holds<T: PartialOrd>(self, left: &T, right: &T) -> bool {
        match self {
            Self::Equal => left == right,
            Self::NotEqual => left != right,
            Self::AtLeast => left >= right,
            Self::AtMost => left <= right,
            Self::Greater => left > right,
            Self::Less => left < right,
        }
    }
}

const SIGNS: [(&str, Signs); 4] =
    [("integer", Signs::Any), ("signless", Signs::Signless), ("signed", Signs::Signed), ("unsigned", Signs::Unsigned)];

const fn number(signless: bool, index: bool, float: bool) -> Leaf {
    Leaf::Number { signless, index, float }
}

const NUMBERS: [(&str, Leaf); 6] = [
    ("signless-or-index", number(true, true, false)),
    ("signless-or-float", number(true, false, true)),
    ("signless-or-index-or-float", number(true, true, true)),
    ("integer-or-index", number(false, true, false)),
    ("integer-or-float", number(false, false, true)),
    ("integer-or-index-or-float", number(false, true, true)),
];

const QUALITIES: [(&str, Quality); 10] = [
    ("has-rank", Quality::HasRank),
    ("static-shape", Quality::StaticShape),
    ("strided", Quality::Strided),
    ("last-dim-scalable", Quality::LastDimScalable),
    ("other-dims-scalable", Quality::OtherDimsScalable),
    ("all-dims-scalable", Quality::AllDimsScalable),
    ("sorted", Quality::Sorted),
    ("distinct-neighbours", Quality::DistinctNeighbours),
    ("int-power-of-2", Quality::PowerOf2),
    ("storage-signed", Quality::StorageSigned),
];

const MEASURES: [(&str, Measure); 9] = [
    ("rank", Measure::Rank),
    ("elements", Measure::Elements),
    ("dims", Measure::Dims),
    ("last-dim", Measure::LastDim),
    ("int", Measure::Int),
    ("size", Measure::Size),
    ("values", Measure::Values),
    ("address-space", Measure::AddressSpace),
    ("storage-width", Measure::StorageWidth),
];

// Longer operators come first, because the first match is used.
const COMPARISONS: [(&str, Comparison); 6] = [
    ("==", Comparison::Equal),
    ("!=", Comparison::NotEqual),
    (">=", Comparison::AtLeast),
    ("<=", Comparison::AtMost),
    (">", Comparison::Greater),
    ("<", Comparison::Less),
];

fn value<T: Clone>(table: &[(&str, T)], name: &str) -> Option<T> {
    table.iter().find(|(text, _)| *text == name).map(|(_, value)| value.clone())
}

fn text<'t, T: PartialEq>(table: &[(&'t str, T)], value: &T) -> &'t str {
    table.iter().find(|(_, v)| v == value).map_or("", |(text, _)| text)
}

impl Leaf {
    /// Parses a leaf such as `isa:IntegerType`. An unknown word becomes [`Leaf::Named`].
    #[must_use]
    pub fn parse(word: &str) -> Self {
        Self::known(word).unwrap_or_else(|| Self::Named(word.into()))
    }

    fn known(word: &str) -> Option<Self> {
        // No word in the tables below contains a colon.
        let colon = find(b':', word.as_bytes()).and_then(|at| Some((word.get(..at)?, word.get(at + 1..)?)));
        if let Some((head, rest)) = colon.filter(|(head, _)| !head.contains(['(', ' ', '"', '='])) {
            return match head {
                "isa" => Some(Self::Isa(rest.split('|').map(Into::into).collect())),
                "enum" => Some(Self::Enum(rest.into())),
                "float" => rest.parse().ok().map(Self::Float),
                "trait" => Some(Self::HasTrait(rest.into())),
                _ => {
                    if let Some(measure) = head.strip_suffix("-in").and_then(|m| value(&MEASURES, m)) {
                        let numbers: Option<_> = rest.split(',').map(|n| n.parse().ok()).collect();
                        return numbers.map(|numbers| Self::In(measure, numbers));
                    }
                    Some(Self::Integer(value(&SIGNS, head)?, Some(rest.parse().ok()?)))
                }
            };
        }
        if let Some(leaf) = value(&NUMBERS, word) {
            return Some(leaf);
        }
        if let Some(leaf) = value(&QUALITIES, word) {
            return Some(Self::Is(leaf));
        }
        if let Some(signs) = value(&SIGNS, word) {
            return Some(Self::Integer(signs, None));
        }
        // Most words are names, which are not searched for each sign.
        if !word.bytes().any(|byte| matches!(byte, b'<' | b'>' | b'=' | b'!')) {
            return None;
        }
        let (at, (sign, comparison)) =
            COMPARISONS.iter().filter_map(|c| Some((word.find(c.0)?, c))).min_by_key(|(at, _)| *at)?;
        let (head, rest) = (word.get(..at)?, word.get(at + sign.len()..)?);
        match head {
            "str" if *sign == "==" => Some(Self::Str(rest.into())),
            "op-name" if *sign == "==" => Some(Self::OpName(rest.into())),
            "shape" if *sign == "==" => {
                rest.split('x').map(|dim| dim.parse().ok()).collect::<Option<_>>().map(Self::Shape)
            }
            _ => Some(Self::Compare(value(&MEASURES, head)?, *comparison, rest.parse().ok()?)),
        }
    }
}

impl fmt::Display for Leaf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, items: &mut dyn Iterator<Item = String>, separator: &str| {
            f.write_str(&items.collect::<Vec<_>>().join(separator))
        };
        match self {
            Self::Isa(classes) => {
                f.write_str("isa:")?;
                list(f, &mut classes.iter().map(ToString::to_string), "|")
            }
            Self::Enum(name) => write!(f, "enum:{name}"),
            Self::Integer(signs, None) => f.write_str(text(&SIGNS, signs)),
            Self::Integer(signs, Some(width)) => write!(f, "{}:{width}", text(&SIGNS, signs)),
            Self::Number { .. } => f.write_str(text(&NUMBERS, self)),
            Self::Float(width) => write!(f, "float:{width}"),
            Self::Is(leaf) => f.write_str(text(&QUALITIES, leaf)),
            Self::Compare(measure, comparison, number) => {
                write!(f, "{}{}{number}", text(&MEASURES, measure), text(&COMPARISONS, comparison))
            }
            Self::In(measure, numbers) => {
                write!(f, "{}-in:", text(&MEASURES, measure))?;
                list(f, &mut numbers.iter().map(ToString::to_string), ",")
            }
            Self::Shape(dims) => {
                f.write_str("shape==")?;
                list(f, &mut dims.iter().map(ToString::to_string), "x")
            }
            Self::Str(value) => write!(f, "str=={value}"),
            Self::OpName(name) => write!(f, "op-name=={name}"),
            Self::HasTrait(name) => write!(f, "trait:{name}"),
            Self::Named(name) => f.write_str(name),
        }
    }
}

/// A step from a value to one of its components, used by `subst`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PathStep {
    /// `elementType`: the component with this name. In the predicate of an operation, a C++ expression.
    Get(Box<str>),
    /// `each:elements`: every element of the list with this name.
    Each(Box<str>),
    /// `body[0]`: one element of the list with this name.
    Item(Box<str>, usize),
}

impl PathStep {
    /// Parses a step such as `each:elements` or `body[0]`. Any other word becomes [`PathStep::Get`].
    #[must_use]
    pub fn parse(word: &str) -> Self {
        if let Some(name) = word.strip_prefix("each:") {
            return Self::Each(name.into());
        }
        let item = word.strip_suffix(']').and_then(|word| word.split_once('['));
        match item.and_then(|(name, index)| Some((name, index.parse().ok()?))) {
            Some((name, index)) if name.chars().all(char::is_alphanumeric) => Self::Item(name.into(), index),
            _ => Self::Get(word.into()),
        }
    }
}

impl fmt::Display for PathStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Get(name) => f.write_str(name),
            Self::Each(name) => write!(f, "each:{name}"),
            Self::Item(name, index) => write!(f, "{name}[{index}]"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_leaves_and_back() {
        for word in [
            "isa:IntegerType",
            "isa:llvm.ptr|llvm.void",
            "enum:AtomicRMWKind",
            "signless",
            "unsigned:8",
            "integer:32",
            "signless-or-index-or-float",
            "float:64",
            "has-rank",
            "storage-signed",
            "rank>=1",
            "dims!=0",
            "int<0",
            "int-in:1,2",
            "last-dim-in:16,8",
            "shape==4x8",
            "str==BILINEAR",
            "op-name==tensor.pad",
            "trait:ValueSemantics",
        ] {
            let leaf = Leaf::parse(word);
            assert!(!matches!(leaf, Leaf::Named(_)), "{word}");
            assert_eq!(leaf.to_string(), word);
        }
        for word in ["fn:LLVM::isLoadableType", "$_self.foo(1) == \"x\"", "$_op.getNumOperands() > 1"] {
            assert_eq!(Leaf::parse(word), Leaf::Named(word.into()));
        }
        for word in ["elementType", "each:elements", "body[1]", "$input.getType()"] {
            assert_eq!(PathStep::parse(word).to_string(), word);
        }
    }
}
