//! Syntax of level types, such as `dense`, `compressed(nonunique, nonordered)` or `structured[2, 4]`.
//!
//! A level type is encoded as one integer: the properties in the low 16 bits, the format in the next 16, then the two
//! sizes of `structured`.

use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, PResult, format};

const FORMATS: [(&str, u64); 6] = [
    ("dense", 0x1_0000),
    ("batch", 0x2_0000),
    ("compressed", 0x4_0000),
    ("singleton", 0x8_0000),
    ("loose_compressed", 0x10_0000),
    ("structured", STRUCTURED),
];
const STRUCTURED: u64 = 0x20_0000;
/// The property of levels that may store a coordinate more than once.
pub(crate) const NONUNIQUE: u64 = 1;
/// The property of singleton levels whose coordinates are stored in a separate array.
pub(crate) const SOA: u64 = 4;
const PROPERTIES: [(&str, u64); 3] = [("nonunique", NONUNIQUE), ("nonordered", 2), ("soa", SOA)];
/// The bits of all formats that may have properties.
const WITH_PROPERTIES: u64 = 0x4_0000 | 0x8_0000 | 0x10_0000;

/// The storage format of a level.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    Dense,
    Batch,
    Compressed,
    Singleton,
    LooseCompressed,
    Structured,
}

impl Format {
    /// Returns the format of an encoded level type.
    pub(crate) fn of(bits: u64) -> Self {
        match bits & 0xFFFF_0000 {
            0x2_0000 => Self::Batch,
            0x4_0000 => Self::Compressed,
            0x8_0000 => Self::Singleton,
            0x10_0000 => Self::LooseCompressed,
            STRUCTURED => Self::Structured,
            _ => Self::Dense,
        }
    }

    /// Returns whether levels of this format have an array of positions.
    pub(crate) fn has_positions(self) -> bool {
        matches!(self, Self::Compressed | Self::LooseCompressed)
    }

    /// Returns whether levels of this format have an array of coordinates.
    pub(crate) fn has_coordinates(self) -> bool {
        !matches!(self, Self::Dense | Self::Batch)
    }
}

/// Returns the level type without the properties that do not affect storage. The only property that does is `soa`.
pub(super) fn stored(bits: u64) -> u64 {
    bits & !(0xFFFF & !4)
}

/// Parses a level type and returns its encoding.
pub(super) fn parse(p: &mut AttrParser<'_, '_>) -> PResult<u64> {
    let offset = p.offset();
    let Some(base) = p.optional_keyword() else {
        return Err(p.error_at(offset, "expected valid level format (e.g. dense, compressed or singleton)"));
    };
    let mut bits = 0;
    if base == "structured" {
        let mut sizes = Vec::new();
        p.list(Delimiter::OptionalSquare, " in structured n out of m", |p| {
            let offset = p.offset();
            if !matches!(p.kind(), Kind::Integer | Kind::Minus) {
                return Err(p.error_at(offset, "expected valid integer for structured size"));
            }
            match u64::try_from(format::parse_integer(p, 32)?) {
                Ok(size) => sizes.push(size),
                Err(_) => return Err(p.error_at(offset, "expected structured size to be >= 0")),
            }
            Ok(())
        })?;
        let [n, m] = sizes.as_slice() else { return Err(p.error_at(offset, "expected exactly 2 structured sizes")) };
        if n > m {
            return Err(p.error_at(offset, "expected n <= m in n_out_of_m"));
        }
        bits |= n << 32 | m << 40;
    }
    p.list(Delimiter::OptionalParen, " in level property list", |p| {
        let offset = p.offset();
        let Some(name) = p.optional_keyword() else {
            return Err(p.error_at(offset, "expected valid level property (e.g. nonordered, nonunique or high)"));
        };
        match PROPERTIES.iter().find(|(known, _)| *known == name) {
            Some((_, bit)) => bits |= bit,
            None => return Err(p.error_at(offset, &format!("unknown level property: {name}"))),
        }
        Ok(())
    })?;
    let Some((_, format)) = FORMATS.iter().find(|(known, _)| *known == base) else {
        return Err(p.error_at(offset, &format!("unknown level format: {base}")));
    };
    if bits & 0xFFFF != 0 && format & WITH_PROPERTIES == 0 {
        return Err(p.error_at(offset, "invalid level type: level format doesn't support the properties"));
    }
    Ok(bits | format)
}

/// Prints an encoded level type.
pub(super) fn print(p: &mut AttrPrinter<'_, '_>, bits: u64) {
    let name = FORMATS.iter().find(|(_, format)| bits & 0xFFFF_0000 == *format).map_or("", |(name, _)| name);
    p.text(name);
    if bits & STRUCTURED != 0 {
        p.fmt(format_args!("[{}, {}]", bits >> 32 & 0xFF, bits >> 40 & 0xFF));
    }
    let properties: Vec<&str> = PROPERTIES.iter().filter(|(_, bit)| bits & bit != 0).map(|(name, _)| *name).collect();
    if !properties.is_empty() {
        p.fmt(format_args!("({})", properties.join(", ")));
    }
}
