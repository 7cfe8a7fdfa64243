//! One definition file: where its rows are, and each row once it was asked for.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

use crate::error::DefError;
use crate::line::Line;
use crate::model::*;
use crate::parse::{self, Row};

/// What a dialect says about itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DialectFlags {
    /// The release its rows were imported from, such as `22.1.8`.
    pub release: Box<str>,
    /// Attributes are parsed and printed by their rows (`useDefaultAttributePrinterParser`).
    pub default_attr_syntax: bool,
    /// Types are parsed and printed by their rows (`useDefaultTypePrinterParser`).
    pub default_type_syntax: bool,
    /// No space stands before what follows the mnemonic where the mnemonic is left out, as upstream writes it from LLVM 23
    /// on (`op KEY`, before `op  KEY`).
    pub tight_attr_syntax: bool,
    /// The dialect verifies its discardable attributes on operations (`hasOperationAttrVerify`).
    pub verifies_op_attrs: bool,
    /// Operations that have no row are accepted (`allowUnknownOperations()`, said in C++ only).
    pub unknown_ops: bool,
    /// Operations, attributes and types can be added at run time (`isExtensible`).
    pub extensible: bool,
    /// The version that stands in bytecode for a dialect without a bytecode interface of ours; empty for none.
    pub bytecode_version: Box<[u8]>,
    /// Whether it has an interface for bytecode even if no row has an encoding: a version in a file is refused in other words.
    pub bytecode_interface: bool,
}

/// Where a row stands in the text.
#[derive(Debug, Clone)]
struct RowSpan {
    name: Range<usize>,
    body: Range<usize>,
}

/// The rows of one kind, sorted by name.
#[derive(Debug)]
struct Table<T> {
    places: Vec<RowSpan>,
    cells: Vec<OnceLock<Option<Box<T>>>>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self { places: Vec::new(), cells: Vec::new() }
    }
}

/// A dialect's definition file: an index of its rows, each parsed when it is first asked for.
#[derive(Debug)]
pub struct Dialect {
    text: Cow<'static, str>,
    name: Box<str>,
    flags: DialectFlags,
    ops: Table<OpDef>,
    /// Rows of older releases, oldest first.
    releases: Vec<(u32, Table<OpDef>)>,
    attrs: Table<AttrDef>,
    types: Table<TypeDef>,
    enums: Table<EnumDef>,
    type_constraints: Table<TypeConstraint>,
    attr_constraints: Table<AttrConstraint>,
    /// Codes in bytecode, sorted, and the places of their rows.
    attr_codes: OnceLock<Codes>,
    type_codes: OnceLock<Codes>,
}

type Codes = Box<[(u64, usize)]>;

impl Dialect {
    /// Finds the rows of a definition file, or of several files of one dialect (its own and extensions) in one text.
    /// Files may repeat a row that they share.
    ///
    /// # Errors
    /// If a line is neither a row nor a member of one, a name has two different rows, or the dialect has no name.
    pub fn parse(text: impl Into<Cow<'static, str>>) -> Result<Self, DefError> {
        let mut dialect = Self {
            text: text.into(),
            name: Box::default(),
            flags: DialectFlags::default(),
            ops: Table::default(),
            releases: Vec::new(),
            attrs: Table::default(),
            types: Table::default(),
            enums: Table::default(),
            type_constraints: Table::default(),
            attr_constraints: Table::default(),
            attr_codes: OnceLock::new(),
            type_codes: OnceLock::new(),
        };
        let text = std::mem::take(&mut dialect.text);
        let scanned = dialect.scan(&text);
        dialect.text = text;
        scanned?;
        dialect.sort()?;
        Ok(dialect)
    }

    fn scan(&mut self, text: &str) -> Result<(), DefError> {
        let mut at = 0;
        while at < text.len() {
            let end = end_of_line(text, at);
            let header = text.get(at..end).unwrap_or("");
            if header.trim_ascii().is_empty() || header.starts_with('#') {
                at = end;
                continue;
            }
            let body = end..end_of_body(text, end);
            self.row(text, at, header, body.clone()).map_err(|message| DefError::new(line_of(text, at), message))?;
            at = body.end;
        }
        if self.name.is_empty() {
            return Err(DefError::new(1, "expected a 'dialect' row"));
        }
        Ok(())
    }

    fn row(&mut self, text: &str, at: usize, header: &str, body: Range<usize>) -> Result<(), String> {
        let header = header.trim_ascii_end();
        let (kind, name) = header.split_once(' ').ok_or_else(|| format!("expected a row, found '{header}'"))?;
        let name_at = at + kind.len() + 1;
        let place = RowSpan { name: name_at..name_at + name.len(), body };
        let places = match kind {
            "op" => &mut self.ops.places,
            "attr" => &mut self.attrs.places,
            "type" => &mut self.types.places,
            "enum" => &mut self.enums.places,
            "type-constraint" => &mut self.type_constraints.places,
            "attr-constraint" => &mut self.attr_constraints.places,
            "dialect" => {
                if !self.name.is_empty() && *self.name != *name {
                    return Err(format!("expected dialect '{}', found '{name}'", self.name));
                }
                self.name = name.into();
                return self.flags.read(text.get(place.body).unwrap_or(""));
            }
            _ => {
                let release = kind.strip_prefix("op@").and_then(|r| r.parse().ok());
                &mut self.release_table(release.ok_or_else(|| format!("unknown kind of row '{kind}'"))?).places
            }
        };
        places.push(place);
        Ok(())
    }

    fn release_table(&mut self, release: u32) -> &mut Table<OpDef> {
        let at = self.releases.partition_point(|(r, _)| *r < release);
        if self.releases.get(at).is_none_or(|(r, _)| *r != release) {
            self.releases.insert(at, (release, Table::default()));
        }
        &mut self.releases[at].1
    }

    fn sort(&mut self) -> Result<(), DefError> {
        let text = &self.text;
        self.ops.sort(text)?;
        for (_, table) in &mut self.releases {
            table.sort(text)?;
        }
        self.attrs.sort(text)?;
        self.types.sort(text)?;
        self.enums.sort(text)?;
        self.type_constraints.sort(text)?;
        self.attr_constraints.sort(text)
    }

    /// The dialect's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the dialect says about itself.
    #[must_use]
    pub fn flags(&self) -> &DialectFlags {
        &self.flags
    }

    /// The operation of this name (without the dialect's).
    #[must_use]
    pub fn op(&self, name: &str) -> Option<&OpDef> {
        self.ops.get(self, name)
    }

    /// The operation as `release` had it: today's row unless an older one was recorded for it.
    #[must_use]
    pub fn op_in_release(&self, name: &str, release: u32) -> Option<&OpDef> {
        let from = self.releases.partition_point(|(r, _)| *r < release);
        let older = self.releases.iter().skip(from).find_map(|(_, table)| table.get(self, name));
        older.or_else(|| self.op(name))
    }

    /// The older rows of an operation, newest first, and the newest release that each belongs to.
    pub fn older_rows(&self, name: &str) -> impl Iterator<Item = (u32, &OpDef)> {
        self.releases.iter().rev().filter_map(move |(release, table)| Some((*release, table.get(self, name)?)))
    }

    /// The attribute of this mnemonic (of this class, for those without).
    #[must_use]
    pub fn attr(&self, mnemonic: &str) -> Option<&AttrDef> {
        self.attrs.get(self, mnemonic)
    }

    /// The type of this mnemonic (of this class, for those without).
    #[must_use]
    pub fn type_(&self, mnemonic: &str) -> Option<&TypeDef> {
        self.types.get(self, mnemonic)
    }

    /// The attribute that bytecode has under this code; see [`AttrDef::wire`].
    #[must_use]
    pub fn attr_of_code(&self, code: u64) -> Option<&AttrDef> {
        self.attrs.row(self, place_of(self.attr_codes(), code)?)
    }

    /// The type that bytecode has under this code.
    #[must_use]
    pub fn type_of_code(&self, code: u64) -> Option<&TypeDef> {
        self.types.row(self, place_of(self.type_codes(), code)?)
    }

    /// Whether any attribute or type has an encoding in bytecode, or the dialect says that it has an interface for it.
    #[must_use]
    pub fn has_encodings(&self) -> bool {
        self.flags.bytecode_interface || !self.attr_codes().is_empty() || !self.type_codes().is_empty()
    }

    fn attr_codes(&self) -> &[(u64, usize)] {
        self.attr_codes.get_or_init(|| self.attrs.codes(self))
    }

    fn type_codes(&self) -> &[(u64, usize)] {
        self.type_codes.get_or_init(|| self.types.codes(self))
    }

    /// The enum of this name.
    #[must_use]
    pub fn enum_(&self, name: &str) -> Option<&EnumDef> {
        self.enums.get(self, name)
    }

    /// The type constraint of this name.
    #[must_use]
    pub fn type_constraint(&self, name: &str) -> Option<&TypeConstraint> {
        self.type_constraints.get(self, name)
    }

    /// The attribute constraint of this name.
    #[must_use]
    pub fn attr_constraint(&self, name: &str) -> Option<&AttrConstraint> {
        self.attr_constraints.get(self, name)
    }

    /// The names of all operations (without the dialect's), sorted; parses none of them.
    pub fn op_names(&self) -> impl Iterator<Item = &str> {
        self.ops.names(&self.text)
    }

    /// All operations, by name.
    pub fn ops(&self) -> impl Iterator<Item = &OpDef> {
        self.ops.rows(self)
    }

    /// The rows of older releases: the newest release each belongs to, and the row.
    pub fn older_ops(&self) -> impl Iterator<Item = (u32, &OpDef)> {
        self.releases.iter().flat_map(|(release, table)| table.rows(self).map(|op| (*release, op)))
    }

    /// All attributes, by mnemonic.
    pub fn attrs(&self) -> impl Iterator<Item = &AttrDef> {
        self.attrs.rows(self)
    }

    /// All types, by mnemonic.
    pub fn types(&self) -> impl Iterator<Item = &TypeDef> {
        self.types.rows(self)
    }

    /// All enums, by name.
    pub fn enums(&self) -> impl Iterator<Item = &EnumDef> {
        self.enums.rows(self)
    }

    /// All type constraints, by name.
    pub fn type_constraints(&self) -> impl Iterator<Item = &TypeConstraint> {
        self.type_constraints.rows(self)
    }

    /// All attribute constraints, by name.
    pub fn attr_constraints(&self) -> impl Iterator<Item = &AttrConstraint> {
        self.attr_constraints.rows(self)
    }

    /// Parses every row.
    ///
    /// # Errors
    /// All rows that cannot be parsed. The look-ups treat them as missing.
    pub fn check(&self) -> Result<(), Vec<DefError>> {
        let mut errors = Vec::new();
        self.ops.check(self, &mut errors);
        for (_, table) in &self.releases {
            table.check(self, &mut errors);
        }
        self.attrs.check(self, &mut errors);
        self.types.check(self, &mut errors);
        self.enums.check(self, &mut errors);
        self.type_constraints.check(self, &mut errors);
        self.attr_constraints.check(self, &mut errors);
        for codes in [self.attr_codes(), self.type_codes()] {
            let pairs = codes.iter().zip(codes.iter().skip(1));
            let twice = pairs.filter(|(a, b)| a.0 == b.0);
            errors.extend(twice.map(|(a, _)| DefError::new(1, format!("two rows have the code {}", a.0))));
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

impl DialectFlags {
    fn read(&mut self, body: &str) -> Result<(), String> {
        for text in body.lines().filter(|text| !text.starts_with('#')) {
            let mut line = Line::new(text);
            match line.next()?.as_deref() {
                None => {}
                Some("release") => {
                    let release = line.word("a release")?;
                    if self.release.is_empty() {
                        self.release = release.into();
                    }
                }
                Some("default-attr-syntax") => self.default_attr_syntax = true,
                Some("default-type-syntax") => self.default_type_syntax = true,
                Some("tight-attr-syntax") => self.tight_attr_syntax = true,
                Some("verifies-op-attrs") => self.verifies_op_attrs = true,
                Some("unknown-ops") => self.unknown_ops = true,
                Some("extensible") => self.extensible = true,
                Some("bytecode-interface") => self.bytecode_interface = true,
                Some("bytecode-version") => {
                    let hex = line.word("hexadecimal digits")?;
                    self.bytecode_version =
                        bytes(&hex).ok_or_else(|| format!("expected bytes in hexadecimal, found '{hex}'"))?;
                }
                Some(other) => return Err(format!("unknown member '{other}'")),
            }
            line.end()?;
        }
        Ok(())
    }
}

impl std::fmt::Display for DialectFlags {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if !self.release.is_empty() {
            writeln!(f, "  release {}", self.release)?;
        }
        for (key, set) in [
            ("default-attr-syntax", self.default_attr_syntax),
            ("default-type-syntax", self.default_type_syntax),
            ("tight-attr-syntax", self.tight_attr_syntax),
            ("verifies-op-attrs", self.verifies_op_attrs),
            ("unknown-ops", self.unknown_ops),
            ("extensible", self.extensible),
        ] {
            if set {
                writeln!(f, "  {key}")?;
            }
        }
        if !self.bytecode_version.is_empty() {
            f.write_str("  bytecode-version ")?;
            self.bytecode_version.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
            writeln!(f)?;
        }
        if self.bytecode_interface {
            writeln!(f, "  bytecode-interface")?;
        }
        Ok(())
    }
}

/// The bytes that pairs of hexadecimal digits stand for.
fn bytes(hex: &str) -> Option<Box<[u8]>> {
    let digits: Vec<u8> = hex.chars().map(|c| Some(c.to_digit(16)? as u8)).collect::<Option<_>>()?;
    let (pairs, rest) = digits.as_chunks::<2>();
    rest.is_empty().then(|| pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

impl<T: Row> Table<T> {
    fn sort(&mut self, text: &str) -> Result<(), DefError> {
        let part = |range: &Range<usize>| text.get(range.clone()).unwrap_or("");
        let name = |place: &RowSpan| part(&place.name);
        if !self.places.is_sorted_by(|a, b| name(a) < name(b)) {
            self.places.sort_by(|a, b| name(a).cmp(name(b)));
            self.places.dedup_by(|b, a| name(a) == name(b) && part(&a.body).trim_end() == part(&b.body).trim_end());
            let pairs = self.places.iter().zip(self.places.iter().skip(1));
            if let Some((_, second)) = pairs.into_iter().find(|(a, b)| name(a) == name(b)) {
                let message = format!("'{}' is defined twice", name(second));
                return Err(DefError::new(line_of(text, second.name.start), message));
            }
        }
        self.cells.resize_with(self.places.len(), OnceLock::new);
        Ok(())
    }

    fn get<'a>(&'a self, dialect: &'a Dialect, name: &str) -> Option<&'a T> {
        let text: &str = &dialect.text;
        let at = self.places.binary_search_by(|place| text.get(place.name.clone()).unwrap_or("").cmp(name)).ok()?;
        self.row(dialect, at)
    }

    fn row<'a>(&'a self, dialect: &'a Dialect, at: usize) -> Option<&'a T> {
        let (place, cell) = (self.places.get(at)?, self.cells.get(at)?);
        cell.get_or_init(|| parse_row(dialect, place).ok().map(Box::new)).as_deref()
    }

    fn rows<'a>(&'a self, dialect: &'a Dialect) -> impl Iterator<Item = &'a T> {
        (0..self.places.len()).filter_map(|at| self.row(dialect, at))
    }

    fn names<'a>(&'a self, text: &'a str) -> impl Iterator<Item = &'a str> {
        self.places.iter().filter_map(|place| text.get(place.name.clone()))
    }

    fn check(&self, dialect: &Dialect, errors: &mut Vec<DefError>) {
        errors.extend(self.places.iter().filter_map(|place| parse_row::<T>(dialect, place).err()));
    }
}

impl Table<AttrDef> {
    /// The codes of the rows that have encodings; parses these.
    fn codes(&self, dialect: &Dialect) -> Codes {
        let body = |place: &RowSpan| dialect.text.get(place.body.clone()).unwrap_or("");
        let has_wire = |place: &RowSpan| body(place).lines().any(|line| line.trim_ascii_start().starts_with("wire "));
        let rows = self.places.iter().enumerate().filter(|(_, place)| has_wire(place));
        let forms = rows.flat_map(|(at, _)| {
            self.row(dialect, at).into_iter().flat_map(|row| &row.wire).map(move |form| (form.code, at))
        });
        let mut codes: Vec<(u64, usize)> = forms.collect();
        codes.sort_unstable();
        codes.dedup();
        codes.into()
    }
}

fn place_of(codes: &[(u64, usize)], code: u64) -> Option<usize> {
    let at = codes.partition_point(|(known, _)| *known < code);
    codes.get(at).filter(|(known, _)| *known == code).map(|(_, place)| *place)
}

fn parse_row<T: Row>(dialect: &Dialect, place: &RowSpan) -> Result<T, DefError> {
    let text = |range: &Range<usize>| dialect.text.get(range.clone()).unwrap_or("");
    parse::row(&dialect.name, text(&place.name), text(&place.body))
        .map_err(|(line, message)| DefError::new(line_of(&dialect.text, place.body.start) + line, message))
}

/// The start of the line after the one at `at`.
fn end_of_line(text: &str, at: usize) -> usize {
    let rest = text.as_bytes().get(at..).unwrap_or(&[]);
    memchr::memchr(b'\n', rest).map_or(text.len(), |n| at + n + 1)
}

/// The end of the lines from `at` on that are indented, empty or comments.
fn end_of_body(text: &str, mut at: usize) -> usize {
    while let Some(b' ' | b'\t' | b'\n' | b'\r' | b'#') = text.as_bytes().get(at) {
        at = end_of_line(text, at);
    }
    at
}

/// The line number of the byte at `at`.
fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&b| b == b'\n').count() + 1
}
