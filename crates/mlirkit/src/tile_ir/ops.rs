//! The table of Tile IR operations, parsed from `ops.txt`.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::Version;

/// The encoding and the printed form of an attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AttrKind {
    /// A unit attribute; its flag bit is its only encoding.
    Unit,
    Bool,
    /// An integer of 32 or 64 bits.
    Int(u32),
    String,
    Symbol,
    Type,
    /// An array of integers of 32 bits.
    I32Array,
    /// A constant that has the type of the first result.
    Dense,
    Array,
    Hints,
    /// An attribute preceded by a tag.
    Tagged,
    /// An enum of the `cuda_tile` dialect, with its name.
    Enum(&'static str),
}

/// The definition of an attribute in `ops.txt`.
#[derive(Debug)]
pub(super) struct AttrRow {
    pub(super) name: &'static str,
    pub(super) kind: AttrKind,
    /// The flag bit that is set if the attribute is present.
    pub(super) bit: Option<u32>,
    /// The first version that encodes the attribute, and the enum case that older files imply, if any. `None` if all
    /// versions encode the attribute.
    pub(super) since: Option<(Version, Option<&'static str>)>,
}

/// The size of an operand group.
#[derive(Debug)]
pub(super) enum OperandRow {
    One,
    Many,
    /// At most one operand, present if this flag bit is set.
    Optional(u32),
}

/// The definition of an operation in `ops.txt`.
#[derive(Debug, Default)]
pub(super) struct OpRow {
    pub(super) name: &'static str,
    /// The number of results if it is fixed; `None` if the file stores it.
    pub(super) results: Option<usize>,
    /// The first version whose files contain the operation's token result, which the reader adds for older files.
    /// `None` if all versions have the same results.
    pub(super) token_since: Option<Version>,
    /// The first version in which the operation is encoded with a flags field. `None` if it has no flags.
    pub(super) flags: Option<Version>,
    pub(super) attrs: Vec<AttrRow>,
    /// The operand groups whose sizes are stored as a property.
    pub(super) groups: Vec<OperandRow>,
    /// The number of operands that belong to no group if it is fixed; `None` if the file stores it.
    pub(super) operands: Option<usize>,
    pub(super) regions: usize,
}

/// The definitions of operations, keyed by opcode, and the cases of enums.
#[derive(Debug, Default)]
pub(super) struct TileTable {
    pub(super) ops: HashMap<u64, OpRow>,
    enums: HashMap<&'static str, Vec<&'static str>>,
}

impl TileTable {
    /// Returns the name of the case of enum `name` with the given value; `None` if there is no such case.
    pub(super) fn case(&self, name: &str, value: u64) -> Option<&'static str> {
        self.enums.get(name)?.get(usize::try_from(value).ok()?).copied()
    }
}

/// Returns the contents of `ops.txt`, parsed on first use.
pub(super) fn table() -> &'static TileTable {
    static TABLE: OnceLock<TileTable> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = TileTable::default();
        for line in include_str!("ops.txt").lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split(' ');
            match (words.next(), words.next()) {
                (Some("enum"), Some(name)) => {
                    let cases = words.filter_map(|word| Some(word.split_once('=')?.1)).collect();
                    table.enums.insert(name, cases);
                }
                (Some(code), Some(name)) => {
                    let row = words.fold(OpRow { name, operands: Some(0), ..OpRow::default() }, add);
                    table.ops.extend(code.parse().ok().map(|code: u64| (code, row)));
                }
                _ => {}
            }
        }
        table
    })
}

/// Applies one word of a definition line, such as a flag or an operand group, to the definition of the operation.
fn add(mut row: OpRow, word: &'static str) -> OpRow {
    let (key, value) = word.split_once('=').unwrap_or((word, ""));
    match key {
        "results" => row.results = value.parse().ok(),
        "token-since" => row.token_since = value.parse().ok(),
        "flags" => row.flags = Some(value.parse().unwrap_or(Version(0, 0))),
        "attr" => row.attrs.extend(attr(value)),
        "operand" => row.groups.push(match value.split_once('?') {
            Some((_, bit)) => {
                OperandRow::Optional(bit.split('@').next().and_then(|bit| bit.parse().ok()).unwrap_or(63))
            }
            None if value.ends_with('*') => OperandRow::Many,
            None => OperandRow::One,
        }),
        "operands" => row.operands = value.parse().ok(),
        "regions" => row.regions = value.parse().unwrap_or(0),
        _ => {}
    }
    row
}

/// Parses an attribute definition, `name:kind:bit=N:since=V:else=case`; `None` if it is invalid.
fn attr(text: &'static str) -> Option<AttrRow> {
    let mut parts = text.split(':');
    let name = parts.next()?;
    let kind = match parts.next()? {
        "unit" => AttrKind::Unit,
        "bool" => AttrKind::Bool,
        "i32" | "i32-case" => AttrKind::Int(32),
        "i64" => AttrKind::Int(64),
        "string" => AttrKind::String,
        "symbol" => AttrKind::Symbol,
        "type" => AttrKind::Type,
        "i32-array" => AttrKind::I32Array,
        "dense" => AttrKind::Dense,
        "array" => AttrKind::Array,
        "hints" => AttrKind::Hints,
        "tagged" => AttrKind::Tagged,
        other => AttrKind::Enum(other.strip_prefix("enum.")?),
    };
    let (mut bit, mut since, mut before) = (None, None, None);
    for part in parts {
        match part.split_once('=')? {
            ("bit", number) => bit = number.parse().ok(),
            ("since", version) => since = version.parse().ok(),
            (_, case) => before = Some(case),
        }
    }
    Some(AttrRow { name, kind, bit, since: since.map(|since| (since, before)) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_complete() {
        let table = table();
        let lines = include_str!("ops.txt").lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        assert_eq!(table.ops.len(), lines.clone().count());
        let attrs: usize = table.ops.values().map(|row| row.attrs.len()).sum();
        assert_eq!(attrs, lines.map(|line| line.matches("attr=").count()).sum::<usize>());
        assert_eq!(table.case("rounding", 5), Some("full"));
    }
}
