//! The definitions of a dialect: an index of the rows in its definition file. Each row is parsed on first use.

mod others;

use std::borrow::Cow;
use std::ops::Range;
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::check::CheckRow;
use crate::directive::DirectiveDef;
use crate::error::DefError;
use crate::history::{EntityKind, History};
use crate::line::{Line, find};
use crate::model::*;
use crate::parse::{self, Row};
use crate::release::{Named, Release, Span};

/// Dialect-wide settings.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DialectFlags {
    /// The release from which the definitions were imported, such as `22.1.8`.
    pub release: Box<str>,
    /// Whether attributes are parsed and printed by their definitions (`useDefaultAttributePrinterParser`).
    pub default_attr_syntax: bool,
    /// Whether types are parsed and printed by their definitions (`useDefaultTypePrinterParser`).
    pub default_type_syntax: bool,
    /// Whether no additional space is printed where a mnemonic is omitted: `op KEY` (since LLVM 23) instead of `op
    /// KEY`.
    pub tight_attr_syntax: bool,
    /// Whether the dialect's types are written without `!dialect.` in the custom syntax of its operations and types.
    pub bare_types: bool,
    /// Whether the dialect verifies its discardable attributes on operations (`hasOperationAttrVerify`).
    pub verifies_op_attrs: bool,
    /// Whether operations without a definition are accepted (`allowUnknownOperations()`, which upstream calls only in
    /// C++).
    pub unknown_ops: bool,
    /// Whether operations, attributes and types can be added at run time (`isExtensible`).
    pub extensible: bool,
    /// The bytes of the version that is written to bytecode for a dialect whose bytecode interface this library lacks;
    /// empty if there is none.
    pub bytecode_version: Box<[u8]>,
    /// Whether upstream has a bytecode interface although no definition has an encoding. This affects the error for a
    /// file that contains a version of the dialect.
    pub bytecode_interface: bool,
}

/// The position of a row in the source of a definition file.
#[derive(Debug, Clone)]
struct RowSpan {
    name: Range<usize>,
    body: Range<usize>,
}

/// The rows of one kind, sorted by name and parsed on demand.
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

/// The definitions of a dialect that apply to the same releases.
#[derive(Debug, Default)]
struct Rows {
    ops: Table<OpDef>,
    attrs: Table<AttrDef>,
    types: Table<TypeDef>,
    enums: Table<EnumDef>,
    type_constraints: Table<TypeConstraint>,
    attr_constraints: Table<AttrConstraint>,
    checks: Table<CheckRow>,
    forms: Table<FormDef>,
    transforms: Table<TransformRow>,
    directives: Table<DirectiveDef>,
}

/// The definitions of a dialect: an index of the rows in its definition file. Each row is parsed on first use.
///
/// A file contains all definitions of one release, followed by the definitions in other releases that differ. A
/// `Dialect` represents one release, which all its lookups use: [`Dialect::parse`] returns the file's own release, and
/// [`Dialect::at`] another one.
#[derive(Debug)]
pub struct Dialect {
    text: Cow<'static, str>,
    name: Box<str>,
    flags: DialectFlags,
    rows: Rows,
    /// The positions of definitions for other releases, which are indexed on first use.
    others_at: Vec<Range<usize>>,
    others: OnceLock<OtherReleases>,
    /// The bytecode codes of attributes in ascending order, with the indices of their rows.
    attr_codes: OnceLock<Codes>,
    type_codes: OnceLock<Codes>,
    /// The history, which contains the lifetimes of operations.
    lives: Option<fn() -> &'static History>,
    view: Option<View>,
    views: Mutex<Vec<((Release, bool), &'static Dialect)>>,
}

type Codes = Box<[(u64, usize)]>;

/// Bytecode codes in ascending order, with the definitions they belong to.
type CodedRows = Box<[(u64, &'static AttrDef)]>;

/// The definitions for other releases that differ from the file's own release.
#[derive(Debug, Default)]
struct OtherReleases {
    rows: Vec<(Span, Rows)>,
    errors: Vec<DefError>,
}

/// The definitions of a dialect in one release, as a view of the whole dialect.
#[derive(Debug)]
struct View {
    of: &'static Dialect,
    /// Indices into the definitions for other releases, nearest release first. The first one that defines a name is
    /// used.
    order: Vec<usize>,
    /// Indices of the definitions for development snapshots, used for names that have no other definition.
    within: Vec<usize>,
    /// The release, and whether the view represents its development snapshots.
    named: Named,
    /// Whether definitions for development snapshots take precedence over the release's definitions.
    is_snapshot: bool,
    attr_codes: OnceLock<CodedRows>,
    type_codes: OnceLock<CodedRows>,
}

impl Dialect {
    /// Indexes the rows of a definition file, or of several concatenated files of one dialect (its own file and
    /// extensions). Several files may contain the same row.
    ///
    /// # Errors
    /// Fails if a line is neither a row nor a member, if a name has two different rows, or if the dialect has no name.
    pub fn parse(text: impl Into<Cow<'static, str>>) -> Result<Self, DefError> {
        Self::of_text(text.into(), end_of_file)
    }

    /// Indexes the rows of a single definition file. Its last part, with the definitions for other releases, is not
    /// scanned until needed.
    ///
    /// # Errors
    /// Fails like [`Self::parse`].
    pub fn parse_file(text: &'static str) -> Result<Self, DefError> {
        Self::of_text(Cow::Borrowed(text), end_of_text)
    }

    /// Indexes the source of one or more files. `end` returns the end of the file that contains a given position.
    fn of_text(text: Cow<'static, str>, end: fn(&str, usize) -> usize) -> Result<Self, DefError> {
        let mut dialect = Self {
            text,
            name: Box::default(),
            flags: DialectFlags::default(),
            rows: Rows::default(),
            others_at: Vec::new(),
            others: OnceLock::new(),
            attr_codes: OnceLock::new(),
            type_codes: OnceLock::new(),
            lives: None,
            view: None,
            views: Mutex::default(),
        };
        let text = std::mem::take(&mut dialect.text);
        let scanned = dialect.scan(&text, end);
        dialect.text = text;
        scanned?;
        dialect.rows.sort(&dialect.text)?;
        Ok(dialect)
    }

    fn scan(&mut self, text: &str, end_of_file: fn(&str, usize) -> usize) -> Result<(), DefError> {
        let mut at = 0;
        while at < text.len() {
            let end = end_of_line(text, at);
            let header = text.get(at..end).unwrap_or("");
            if header.trim_ascii().is_empty() || header.starts_with('#') {
                at = end;
                continue;
            }
            if is_of_release(header) {
                let section = at..end_of_file(text, end);
                at = section.end;
                self.others_at.push(section);
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
        if kind == "checks" {
            // A row may list several operations.
            let mut at = name_at;
            return name.split(' ').try_for_each(|name| {
                let place = RowSpan { name: at..at + name.len(), body: place.body.clone() };
                at += name.len() + 1;
                self.rows.add(kind, place)
            });
        }
        if kind != "dialect" {
            return self.rows.add(kind, place);
        }
        if !self.name.is_empty() && *self.name != *name {
            return Err(format!("expected dialect '{}', found '{name}'", self.name));
        }
        self.name = name.into();
        self.flags.read(text.get(place.body).unwrap_or(""))
    }

    /// Returns the definitions for other releases. The first call indexes them.
    fn others(&self) -> &[(Span, Rows)] {
        &self.others.get_or_init(|| self.find_others()).rows
    }

    fn find_others(&self) -> OtherReleases {
        let mut found = OtherReleases::default();
        for section in &self.others_at {
            let mut at = section.start;
            while at < section.end {
                let end = end_of_line(&self.text, at);
                let header = self.text.get(at..end).unwrap_or("").trim_ascii_end();
                let body = end..end_of_body(&self.text, end);
                if !header.is_empty() && !header.starts_with('#') {
                    if let Err(message) = found.add(header, at, body.clone()) {
                        found.errors.push(DefError::new(line_of(&self.text, at), message));
                    }
                }
                at = body.end;
            }
        }
        for (_, rows) in &mut found.rows {
            if let Err(error) = rows.sort(&self.text) {
                found.errors.push(error);
            }
        }
        found
    }

    /// Restricts operations to their lifetimes in a history. In [the view of a release](Self::at), operations outside
    /// their lifetime are unknown.
    #[must_use]
    pub fn with_lives(mut self, lives: fn() -> &'static History) -> Self {
        self.lives = Some(lives);
        self
    }

    /// Returns true if an operation with this name may exist in the release of this view.
    fn may_have_op(&self, name: &str) -> bool {
        let Some((view, lives)) = self.view.as_ref().and_then(|view| Some((view, view.of.lives?))) else { return true };
        let life = lives().lifetime(EntityKind::Op, &format!("{}.{name}", self.name));
        let Named { release, snapshot } = view.named;
        // A development snapshot may predate the removals and additions of its release.
        life.may_have(release) || snapshot && life.may_have(Release(release.0.saturating_sub(1)))
    }

    /// Returns the dialect as of `release`. A definition for another release specifies the releases in which it
    /// replaces the file's own definition.
    pub fn at(&'static self, release: Release) -> &'static Self {
        self.view_at(release, false)
    }

    /// Returns the dialect as of the known development snapshots before `release`, whose definitions take precedence
    /// over those of the release.
    pub fn at_snapshot(&'static self, release: Release) -> &'static Self {
        self.view_at(release, true)
    }

    /// Returns true if this view was created by [`at_snapshot`](Self::at_snapshot) and development snapshots have
    /// definitions that differ from the release.
    #[must_use]
    pub fn is_snapshot(&self) -> bool {
        self.view.as_ref().is_some_and(|view| view.is_snapshot)
    }

    fn view_at(&'static self, release: Release, is_snapshot: bool) -> &'static Self {
        if let Some(view) = &self.view {
            return view.of.view_at(release, is_snapshot);
        }
        // The file's own release, which is used most, does not need the index of other releases.
        if Release::of_text(&self.flags.release) == Some(release) && !is_snapshot {
            return self;
        }
        let key = (release, is_snapshot);
        let mut views = self.views.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, view)) = views.iter().find(|(known, _)| *known == key) {
            return view;
        }
        let mut order = self.order(release);
        let mut within: Vec<usize> = (0..)
            .zip(self.others())
            .filter_map(|(index, (span, _))| (*span == Span::Within(release)).then_some(index))
            .collect();
        if order.is_empty() && within.is_empty() && self.lives.is_none() {
            views.push((key, self));
            return self;
        }
        let named = Named { release, snapshot: is_snapshot };
        let is_snapshot = is_snapshot && !within.is_empty();
        if is_snapshot {
            order.splice(0..0, within.drain(..));
        }
        // The view is leaked. There are at most as many views as releases, and a dialect lives as long as the program.
        let view = Box::leak(Box::new(Self {
            text: Cow::Borrowed(""),
            name: self.name.clone(),
            flags: self.flags.clone(),
            rows: Rows::default(),
            others_at: Vec::new(),
            others: OnceLock::new(),
            attr_codes: OnceLock::new(),
            type_codes: OnceLock::new(),
            lives: None,
            view: Some(View {
                of: self,
                order,
                within,
                named,
                is_snapshot,
                attr_codes: OnceLock::new(),
                type_codes: OnceLock::new(),
            }),
            views: Mutex::default(),
        }));
        views.push((key, view));
        view
    }

    /// Returns the indices of the definitions for other releases that apply to `release`, nearest release first.
    fn order(&self, release: Release) -> Vec<usize> {
        let mut order: Vec<(u32, usize)> =
            (0..).zip(self.others()).filter_map(|(index, (span, _))| Some((span.distance(release)?, index))).collect();
        order.sort_unstable();
        order.into_iter().map(|(_, index)| index).collect()
    }

    /// Returns the definition with this name in the release of this dialect; `None` if there is none.
    fn find<T: Row>(&self, table: impl Fn(&Rows) -> &Table<T>, name: &str) -> Option<&T> {
        let Some(view) = &self.view else { return table(&self.rows).get(self, name) };
        let others = view.of.others();
        let row = |index: &usize| table(&others.get(*index)?.1).get(view.of, name);
        let found = view.order.iter().find_map(row).or_else(|| table(&view.of.rows).get(view.of, name));
        found.or_else(|| view.within.iter().find_map(row))
    }

    /// Returns the dialect's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the source of the definition file.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.whole().text
    }

    /// Returns the dialect-wide settings.
    #[must_use]
    pub fn flags(&self) -> &DialectFlags {
        &self.flags
    }

    /// Returns the operation with this name (without the dialect prefix); `None` if the release does not define it.
    #[must_use]
    pub fn op(&self, name: &str) -> Option<&OpDef> {
        self.find(|rows| &rows.ops, name).filter(|_| self.may_have_op(name))
    }

    /// Returns the candidate definitions of an operation for files written by a development snapshot of `release`, most
    /// likely first: those of known snapshots, the release's own, and the previous release's. Each comes with the
    /// dialect that resolves the names in it.
    ///
    /// If there are none, returns all definitions that the operation has in any release, nearest release first. This
    /// happens if the operation was removed, or if the dialect does not follow LLVM's releases.
    pub fn op_rows(&'static self, name: &str, release: Option<Release>) -> Vec<(&'static Self, &'static OpDef)> {
        let whole = self.view.as_ref().map_or(self, |view| view.of);
        let mut found = Vec::new();
        if let Some(release) = release.filter(|_| self.follows_llvm()) {
            for (span, rows) in whole.others() {
                let row = rows.ops.get(whole, name).filter(|_| *span == Span::Within(release));
                found.extend(row.map(|row| (whole.at(release), row)));
            }
            for release in [release, Release(release.0.saturating_sub(1))] {
                add_row(&mut found, whole.at(release), name);
            }
        }
        if found.is_empty() {
            let own = whole.own_release();
            let mut releases: Vec<Release> = whole.others().iter().map(|(span, _)| span.edge()).collect();
            releases.extend(release);
            let release = release.unwrap_or(own);
            releases.sort_by_key(|other| (other.0.abs_diff(release.0), other.0));
            add_row(&mut found, whole, name);
            releases.iter().for_each(|release| add_row(&mut found, whole.at(*release), name));
        }
        found
    }

    /// Returns true if the dialect changes with LLVM's releases, rather than with releases of another project.
    #[must_use]
    pub fn follows_llvm(&self) -> bool {
        Release::of_text(&self.whole().flags.release).is_some()
    }

    /// Returns the definition of an operation in `release`; if there is none, in the nearest release that has one.
    /// `None` if no release defines the operation.
    pub fn op_near(&'static self, name: &str, release: Release) -> Option<&'static OpDef> {
        self.at(release).op(name).or_else(|| self.op_rows(name, Some(release)).first().map(|(_, row)| *row))
    }

    /// Returns the release of the file's own definitions. A release that is not a number counts as newer than all LLVM
    /// releases.
    fn own_release(&self) -> Release {
        let newest = || self.others().iter().map(|(span, _)| span.edge().0 + 1).max();
        let own = Release::of_text(&self.flags.release);
        own.or_else(|| newest().map(Release)).unwrap_or_default()
    }

    /// Returns the attribute with this mnemonic, or with this C++ class if it has no mnemonic. `None` if there is no
    /// such attribute.
    #[must_use]
    pub fn attr(&self, mnemonic: &str) -> Option<&AttrDef> {
        self.find(|rows| &rows.attrs, mnemonic)
    }

    /// Returns the type with this mnemonic, or with this C++ class if it has no mnemonic. `None` if there is no such
    /// type.
    #[must_use]
    pub fn type_(&self, mnemonic: &str) -> Option<&TypeDef> {
        self.find(|rows| &rows.types, mnemonic)
    }

    /// Returns the attribute that has an encoding with this bytecode code (see [`AttrDef::wire`]); `None` if none has.
    #[must_use]
    pub fn attr_of_code(&self, code: u64) -> Option<&AttrDef> {
        match &self.view {
            None => self.rows.attrs.row(self, place_of(self.attr_codes(), code)?),
            Some(view) => place_of(view.attr_codes(), code),
        }
    }

    /// Returns the type that has an encoding with this bytecode code (see [`AttrDef::wire`]); `None` if none has.
    #[must_use]
    pub fn type_of_code(&self, code: u64) -> Option<&TypeDef> {
        match &self.view {
            None => self.rows.types.row(self, place_of(self.type_codes(), code)?),
            Some(view) => place_of(view.type_codes(), code),
        }
    }

    /// Returns true if any attribute or type definition has a bytecode encoding, or if the dialect declares a bytecode
    /// interface.
    #[must_use]
    pub fn has_encodings(&self) -> bool {
        self.flags.bytecode_interface
            || match &self.view {
                None => !self.attr_codes().is_empty() || !self.type_codes().is_empty(),
                Some(view) => !view.attr_codes().is_empty() || !view.type_codes().is_empty(),
            }
    }

    fn attr_codes(&self) -> &[(u64, usize)] {
        self.attr_codes.get_or_init(|| self.rows.attrs.codes(self))
    }

    fn type_codes(&self) -> &[(u64, usize)] {
        self.type_codes.get_or_init(|| self.rows.types.codes(self))
    }

    /// Returns the enum with this name; `None` if there is none.
    #[must_use]
    pub fn enum_(&self, name: &str) -> Option<&EnumDef> {
        self.find(|rows| &rows.enums, name)
    }

    /// Returns the type constraint with this name; `None` if there is none.
    #[must_use]
    pub fn type_constraint(&self, name: &str) -> Option<&TypeConstraint> {
        self.find(|rows| &rows.type_constraints, name)
    }

    /// Returns the attribute constraint with this name; `None` if there is none.
    #[must_use]
    pub fn attr_constraint(&self, name: &str) -> Option<&AttrConstraint> {
        self.find(|rows| &rows.attr_constraints, name)
    }

    /// Returns the `checks` row with this name; `None` if there is none. For an operation, this is the name without the
    /// dialect prefix.
    #[must_use]
    pub fn checks(&self, name: &str) -> Option<&CheckRow> {
        self.find(|rows| &rows.checks, name)
    }

    /// Returns the form with this name, which is an assembly format shared by several operations. `None` if there is
    /// none.
    #[must_use]
    pub fn form(&self, name: &str) -> Option<&FormDef> {
        self.find(|rows| &rows.forms, name)
    }

    /// Returns the transform with this name, which derives one type from another. `None` if there is none.
    #[must_use]
    pub fn transform(&self, name: &str) -> Option<&TransformRow> {
        self.find(|rows| &rows.transforms, name)
    }

    /// Returns the syntax of the assembly format directive `custom<name>(...)`; `None` if no row defines it.
    #[must_use]
    pub fn directive(&self, name: &str) -> Option<&DirectiveDef> {
        self.find(|rows| &rows.directives, name)
    }

    /// Returns all `checks` rows, sorted by name.
    pub fn check_rows(&self) -> impl Iterator<Item = &CheckRow> {
        self.whole().rows.checks.rows(self.whole())
    }

    /// Iterates over the names of all operations without the dialect prefix, in sorted order. Parses no definition.
    pub fn op_names(&self) -> impl Iterator<Item = &str> {
        self.whole().rows.ops.names(&self.whole().text)
    }

    /// Iterates over all operations, sorted by name.
    pub fn ops(&self) -> impl Iterator<Item = &OpDef> {
        self.whole().rows.ops.rows(self.whole())
    }

    /// Returns the dialect with the definitions of the file's own release.
    fn whole(&self) -> &Self {
        self.view.as_ref().map_or(self, |view| view.of)
    }

    /// Iterates over all attributes, sorted by mnemonic.
    pub fn attrs(&self) -> impl Iterator<Item = &AttrDef> {
        self.whole().rows.attrs.rows(self.whole())
    }

    /// Iterates over all types, sorted by mnemonic.
    pub fn types(&self) -> impl Iterator<Item = &TypeDef> {
        self.whole().rows.types.rows(self.whole())
    }

    /// Iterates over all enums, sorted by name.
    pub fn enums(&self) -> impl Iterator<Item = &EnumDef> {
        self.whole().rows.enums.rows(self.whole())
    }

    /// Iterates over all type constraints, sorted by name.
    pub fn type_constraints(&self) -> impl Iterator<Item = &TypeConstraint> {
        self.whole().rows.type_constraints.rows(self.whole())
    }

    /// Iterates over all attribute constraints, sorted by name.
    pub fn attr_constraints(&self) -> impl Iterator<Item = &AttrConstraint> {
        self.whole().rows.attr_constraints.rows(self.whole())
    }

    /// Parses every row in the definition file.
    ///
    /// # Errors
    /// Returns the errors of all rows that cannot be parsed. Lookups treat such rows as missing.
    pub fn check(&self) -> Result<(), Vec<DefError>> {
        let mut errors = Vec::new();
        self.rows.check(self, &mut errors);
        for (_, rows) in self.others() {
            rows.check(self, &mut errors);
        }
        for codes in [self.attr_codes(), self.type_codes()] {
            let pairs = codes.iter().zip(codes.iter().skip(1));
            let twice = pairs.filter(|(a, b)| a.0 == b.0);
            errors.extend(twice.map(|(a, _)| DefError::new(1, format!("two rows have the code {}", a.0))));
        }
        errors.extend(self.others.get().into_iter().flat_map(|others| others.errors.iter().cloned()));
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

impl Rows {
    fn add(&mut self, kind: &str, place: RowSpan) -> Result<(), String> {
        let places = match kind {
            "op" => &mut self.ops.places,
            "attr" => &mut self.attrs.places,
            "type" => &mut self.types.places,
            "enum" => &mut self.enums.places,
            "type-constraint" => &mut self.type_constraints.places,
            "attr-constraint" => &mut self.attr_constraints.places,
            "checks" => &mut self.checks.places,
            "form" => &mut self.forms.places,
            "transform" => &mut self.transforms.places,
            "directive" => &mut self.directives.places,
            _ => return Err(format!("unknown kind of row '{kind}'")),
        };
        places.push(place);
        Ok(())
    }

    fn sort(&mut self, text: &str) -> Result<(), DefError> {
        self.ops.sort(text)?;
        self.attrs.sort(text)?;
        self.types.sort(text)?;
        self.enums.sort(text)?;
        self.type_constraints.sort(text)?;
        self.attr_constraints.sort(text)?;
        self.checks.sort(text)?;
        self.forms.sort(text)?;
        self.transforms.sort(text)?;
        self.directives.sort(text)
    }

    fn check(&self, dialect: &Dialect, errors: &mut Vec<DefError>) {
        self.ops.check(dialect, errors);
        self.attrs.check(dialect, errors);
        self.types.check(dialect, errors);
        self.enums.check(dialect, errors);
        self.type_constraints.check(dialect, errors);
        self.attr_constraints.check(dialect, errors);
        self.checks.check(dialect, errors);
        self.forms.check(dialect, errors);
        self.transforms.check(dialect, errors);
        self.directives.check(dialect, errors);
    }

    fn text(&self, dialect: &Dialect, span: Span) -> String {
        let mut rows: Vec<String> = self.enums.rows(dialect).map(ToString::to_string).collect();
        rows.extend(self.attr_constraints.rows(dialect).map(ToString::to_string));
        rows.extend(self.type_constraints.rows(dialect).map(ToString::to_string));
        rows.extend(self.attrs.rows(dialect).map(|row| row.display_as("attr").to_string()));
        rows.extend(self.types.rows(dialect).map(|row| row.display_as("type").to_string()));
        rows.extend(self.ops.rows(dialect).map(ToString::to_string));
        rows.iter().map(|row| span.mark(row)).collect()
    }
}

impl OtherReleases {
    fn add(&mut self, header: &str, at: usize, body: Range<usize>) -> Result<(), String> {
        let (head, name) = header.split_once(' ').ok_or_else(|| format!("expected a row, found '{header}'"))?;
        let (kind, span) = head.split_once('@').ok_or_else(|| {
            format!("expected '{header}' before the first row for another release, or with a release, as in '{head}@19 {name}'")
        })?;
        let span: Span = span.parse()?;
        let name_at = at + head.len() + 1;
        let place = RowSpan { name: name_at..name_at + name.len(), body };
        let index = self.rows.iter().position(|(known, _)| *known == span).unwrap_or_else(|| {
            self.rows.push((span, Rows::default()));
            self.rows.len() - 1
        });
        self.rows.get_mut(index).map_or(Ok(()), |(_, rows)| rows.add(kind, place))
    }
}

/// Adds `dialect`'s definition of the operation `name` to `found`, unless `found` already contains it.
fn add_row(found: &mut Vec<(&'static Dialect, &'static OpDef)>, dialect: &'static Dialect, name: &str) {
    let row = dialect.op(name).filter(|row| !found.iter().any(|(_, known)| std::ptr::eq(*known, *row)));
    found.extend(row.map(|row| (dialect, row)));
}

/// Returns true if a row header marks a definition for other releases.
fn is_of_release(header: &str) -> bool {
    header.bytes().take_while(|b| *b != b' ').any(|b| b == b'@')
}

/// Returns the end of the source, for a source that is a single file.
fn end_of_text(text: &str, _: usize) -> usize {
    text.len()
}

/// Returns the end of the file that contains byte `at`, for a source of concatenated files. The next file begins with
/// its `dialect` row.
fn end_of_file(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    rest.find("\ndialect ").map_or(text.len(), |n| at + n + 1)
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
                Some("bare-types") => self.bare_types = true,
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
            ("bare-types", self.bare_types),
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

/// Decodes pairs of hexadecimal digits. `None` if a digit is invalid or has no partner.
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
    /// Returns the bytecode codes of all rows with encodings. Parses these rows.
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

impl View {
    fn attr_codes(&self) -> &[(u64, &'static AttrDef)] {
        self.attr_codes.get_or_init(|| self.codes(self.of.attr_codes(), |rows| &rows.attrs))
    }

    fn type_codes(&self) -> &[(u64, &'static AttrDef)] {
        self.type_codes.get_or_init(|| self.codes(self.of.type_codes(), |rows| &rows.types))
    }

    /// Returns the bytecode codes of the definitions specific to this release, and of the definitions it shares with
    /// the file's own release.
    fn codes(&self, shared: &[(u64, usize)], table: impl Fn(&'static Rows) -> &'static Table<AttrDef>) -> CodedRows {
        let others = self.of.others();
        let own = self.order.iter().filter_map(|index| others.get(*index));
        let mut rows: Vec<&'static AttrDef> = Vec::new();
        for row in own.flat_map(|(_, rows)| table(rows).rows(self.of)) {
            if !rows.iter().any(|known| known.name == row.name) {
                rows.push(row);
            }
        }
        let base = |(code, at): &(u64, usize)| Some((*code, table(&self.of.rows).row(self.of, *at)?));
        let mut codes: Vec<(u64, &'static AttrDef)> =
            shared.iter().filter_map(base).filter(|(_, row)| !rows.iter().any(|own| own.name == row.name)).collect();
        codes.extend(rows.into_iter().flat_map(|row| row.wire.iter().map(move |form| (form.code, row))));
        codes.sort_by_key(|(code, _)| *code);
        codes.into()
    }
}

fn place_of<T: Copy>(codes: &[(u64, T)], code: u64) -> Option<T> {
    let at = codes.partition_point(|(known, _)| *known < code);
    codes.get(at).filter(|(known, _)| *known == code).map(|(_, place)| *place)
}

fn parse_row<T: Row>(dialect: &Dialect, place: &RowSpan) -> Result<T, DefError> {
    let text = |range: &Range<usize>| dialect.text.get(range.clone()).unwrap_or("");
    let place_of = |(line, message)| DefError::new(line_of(&dialect.text, place.body.start) + line, message);
    let mut row: T = parse::row(&dialect.name, text(&place.name), text(&place.body)).map_err(place_of)?;
    row.resolve(&|name| dialect.form(name).cloned()).map_err(|message| place_of((0, message)))?;
    Ok(row)
}

/// Returns the start of the line that follows the one containing byte `at`.
fn end_of_line(text: &str, at: usize) -> usize {
    let rest = text.as_bytes().get(at..).unwrap_or(&[]);
    find(b'\n', rest).map_or(text.len(), |n| at + n + 1)
}

/// Returns the end of the body of a row: the consecutive lines from `at` that are indented, empty or comments.
fn end_of_body(text: &str, mut at: usize) -> usize {
    while let Some(b' ' | b'\t' | b'\n' | b'\r' | b'#') = text.as_bytes().get(at) {
        at = end_of_line(text, at + indented(text, at));
    }
    at
}

/// Returns a number of bytes from `at` that contain only ends of lines before indented lines. Each step tests 32 bytes
/// without a branch, so that the compiler uses vector instructions.
fn indented(text: &str, at: usize) -> usize {
    let rest = text.as_bytes().get(at..).unwrap_or_default();
    let next = rest.get(1..).unwrap_or_default();
    let (bytes, after) = (rest.as_chunks::<32>().0, next.as_chunks::<32>().0);
    let is_indented = |(bytes, after): &(&[u8; 32], &[u8; 32])| {
        let ends = bytes.iter().zip(*after).map(|(byte, next)| u8::from(*byte == b'\n') & u8::from(*next != b' '));
        ends.fold(0, |any, end| any | end) == 0
    };
    32 * bytes.iter().zip(after).take_while(is_indented).count()
}

/// Returns the number of the line that contains byte `at`, counted from 1.
fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&b| b == b'\n').count() + 1
}
