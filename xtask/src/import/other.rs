//! Definitions in other releases that differ from those in the newest release.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::path::PathBuf;

use mlirkit_defs::{AttrConstraint, AttrDef, OpDef, Release, Slot, SlotKind, Span, ValueDef, Variadic};

use super::{Args, Sources, corrections, load_llvm, python, table, wire};
use mlirkit_ods::rows::Rows;
use mlirkit_ods::world::World;

/// The definitions to write for one dialect.
pub struct Imported {
    /// The dialect and the records of its `.td` files.
    pub source: &'static Sources,
    /// The definitions in the main release of the file.
    pub rows: Rows<'static, 'static>,
    /// The definitions in the release that was added last. A definition in the next release is added only if it
    /// differs.
    known: Rows<'static, 'static>,
    /// The definitions that are known for each release.
    at: BTreeMap<Release, Rows<'static, 'static>>,
    /// The rows of other releases, as text.
    pub others: Vec<String>,
}

impl Imported {
    /// Creates the definitions of a dialect from those in the main release.
    pub fn new(source: &'static Sources, rows: Rows<'static, 'static>) -> Self {
        Self { source, known: rows.clone(), at: BTreeMap::new(), rows, others: Vec::new() }
    }

    /// Resets `known` to the definitions in the main release.
    fn rewind(&mut self) {
        self.known = self.rows.clone();
    }

    fn remember(&mut self, release: Release) {
        self.at.insert(release, self.known.clone());
    }

    /// Adds the definitions in a release that differ from those in the neighbouring release.
    fn add(&mut self, release: &Rows<'static, 'static>, span: Span) {
        let mut out = Delta { span, text: &mut self.others };
        let mut used = Used::default();
        for (name, op) in &release.ops {
            let strict = table::STRICTER.contains(&&*op.name);
            let known = self.known.ops.get(name);
            if known.is_none_or(|known| !same_op((op, release), (known, &self.known)) || (strict && known != op)) {
                used.op(op);
                out.row(op);
                self.known.ops.insert(name.clone(), op.clone());
            }
        }
        out.params("attr", &release.attrs, &mut self.known.attrs);
        out.params("type", &release.types, &mut self.known.types);
        out.all(&release.enums, &mut self.known.enums, |_| true, PartialEq::eq);
        let same = |a: &AttrConstraint, b: &AttrConstraint| a.kind == b.kind && a.storage == b.storage;
        out.all(&release.attr_constraints, &mut self.known.attr_constraints, |name| used.attrs.contains(name), same);
        out.all(
            &release.type_constraints,
            &mut self.known.type_constraints,
            |name| used.types.contains(name),
            |_, _| true,
        );
    }
}

/// The rows of another release that differ from the main release.
struct Delta<'t> {
    span: Span,
    text: &'t mut Vec<String>,
}

impl Delta<'_> {
    fn row(&mut self, row: &impl Display) {
        self.text.push(self.span.mark(&row.to_string()));
    }

    fn all<T: Display + Clone>(
        &mut self,
        release: &BTreeMap<String, T>,
        known: &mut BTreeMap<String, T>,
        asked: impl Fn(&str) -> bool,
        same: impl Fn(&T, &T) -> bool,
    ) {
        for (name, row) in release.iter().filter(|(name, _)| asked(name)) {
            if known.get(name).is_none_or(|known| !same(row, known)) {
                self.row(row);
                known.insert(name.clone(), row.clone());
            }
        }
    }

    fn params(&mut self, kind: &str, release: &BTreeMap<String, AttrDef>, known: &mut BTreeMap<String, AttrDef>) {
        for (name, row) in release {
            let newer = known.get(name);
            // If the records of a release do not state encodings yet, the encodings are those of the next release.
            let wire = newer.filter(|newer| table::CODED_EARLY.contains(&&*newer.name) && row.wire.is_empty());
            let row =
                &AttrDef { wire: wire.map_or_else(|| row.wire.clone(), |newer| newer.wire.clone()), ..row.clone() };
            if newer.is_none_or(|newer| !same_params(row, newer)) {
                // Older records do not state aliases, because C++ code implemented these.
                let aliased = matches!(self.span, Span::UpTo(_)) && newer.is_some_and(|newer| newer.mnemonic_alias);
                let row = AttrDef { mnemonic_alias: row.mnemonic_alias || aliased, ..row.clone() };
                self.row(&row.display_as(kind));
                known.insert(name.clone(), row.clone());
            }
        }
    }
}

/// The constraints that definitions of other releases refer to.
#[derive(Default)]
struct Used {
    attrs: BTreeSet<Box<str>>,
    types: BTreeSet<Box<str>>,
}

impl Used {
    fn op(&mut self, op: &OpDef) {
        self.types.extend(op.operands.iter().chain(&op.results).map(|value| value.constraint.clone()));
        for slot in &op.slots {
            if let SlotKind::Attr { constraint, .. } = &slot.kind {
                self.attrs.insert(constraint.clone());
            }
        }
    }
}

/// The source of a release's definitions.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum From {
    /// An include directory with `.td` files.
    Td(PathBuf),
    /// A folder with generated Python code.
    Python(PathBuf),
}

/// Adds the releases that the command line names: first older ones, then newer ones, in order of their distance.
pub fn add(args: &Args, own: Release, all: &mut Vec<Imported>) -> Result<(), String> {
    let mut releases: Vec<(Release, From)> = Vec::new();
    for arg in &args.other {
        releases.push(parse(arg).map(|(release, dir)| (release, From::Td(dir)))?);
    }
    for arg in &args.python {
        releases.push(parse(arg).map(|(release, dir)| (release, From::Python(dir)))?);
    }
    releases.sort();
    let (older, newer): (Vec<_>, Vec<_>) = releases.into_iter().partition(|(release, _)| *release < own);
    all.iter_mut().for_each(|dialect| dialect.remember(own));
    let loaded = load_tds(&older)?;
    for (release, from) in older.into_iter().rev() {
        let below = loaded.range(..release).next_back().map(|(_, rows)| rows);
        add_one(Span::UpTo(release), &from, (&loaded, below), all)?;
    }
    all.iter_mut().for_each(Imported::rewind);
    let loaded = load_tds(&newer)?;
    for (release, from) in newer {
        add_one(Span::From(release), &from, (&loaded, None), all)?;
    }
    for arg in &args.snapshot {
        let (release, dir) = parse(arg)?;
        let ops = python::load(&dir)?;
        for dialect in all.iter_mut() {
            let Some(rows) = dialect.at.get(&release).cloned() else { continue };
            let below = dialect.at.range(..release).next_back().map(|(_, rows)| rows.clone());
            dialect.known = rows;
            dialect.add(&python::rows_of_snapshot(&dialect.known, below.as_ref(), &ops), Span::Within(release));
        }
    }
    all.iter_mut().try_for_each(|dialect| corrections::add(dialect.source.name, &mut dialect.others))
}

/// Splits an argument such as `19=DIR` into release and folder.
pub fn parse(other: &str) -> Result<(Release, PathBuf), String> {
    let (release, dir) = other.split_once('=').ok_or("expected RELEASE=DIR")?;
    Ok((release.parse()?, dir.into()))
}

/// The definitions in each release whose `.td` files are available.
type Loaded = BTreeMap<Release, Tds>;
type Tds = Vec<(&'static Sources, Rows<'static, 'static>)>;

fn load_tds(releases: &[(Release, From)]) -> Result<Loaded, String> {
    let mut loaded = Loaded::new();
    for (release, from) in releases {
        if let From::Td(dir) = from {
            loaded.insert(*release, load_td(*release, dir)?);
        }
    }
    Ok(loaded)
}

/// Adds one release. `below` has the definitions of the preceding release, for facts that generated Python code lacks.
fn add_one(
    span: Span,
    from: &From,
    (loaded, below): (&Loaded, Option<&Tds>),
    all: &mut Vec<Imported>,
) -> Result<(), String> {
    let release = span.edge();
    match from {
        From::Td(_) => {
            for (source, rows) in loaded.get(&release).into_iter().flatten() {
                match all.iter_mut().find(|known| known.source.name == source.name) {
                    Some(known) => known.add(rows, span),
                    None => all.push(Imported::new(source, rows.clone())),
                }
            }
        }
        From::Python(dir) => {
            let ops = python::load(dir)?;
            for dialect in all.iter_mut() {
                let name = dialect.source.name;
                let below = below.and_then(|below| below.iter().find(|(source, _)| source.name == name));
                let rows = python::rows(&dialect.known, below.map(|(_, rows)| rows), &ops);
                dialect.add(&rows, span);
            }
        }
    }
    all.iter_mut().for_each(|dialect| dialect.remember(release));
    Ok(())
}

fn load_td(release: Release, dir: &PathBuf) -> Result<Tds, String> {
    // Leak the records, because definitions borrow from them until the program ends.
    let sources: &'static [Sources] = Vec::leak(load_llvm(dir, &release.to_string())?);
    let world: &'static World<'_> =
        Box::leak(Box::new(World::new(sources.iter().flat_map(|s| &s.files).map(|f| &f.doc))));
    let mut all = Tds::new();
    for source in sources.iter().filter(|s| !s.files.is_empty()) {
        let mut rows = table::rows(world, source.name, &source.docs())?;
        wire::add(&mut rows, &source.docs(), false)?;
        all.push((source, rows));
    }
    for note in world.notes.borrow().iter().filter(|note| note.what.starts_with("REQUIRED")) {
        eprintln!("release {release}: {}: {}", note.subject, note.what);
    }
    Ok(all)
}

/// Returns whether an operation has the same storage and encoding in both releases.
fn same_op((a, a_rows): (&OpDef, &Rows<'_, '_>), (b, b_rows): (&OpDef, &Rows<'_, '_>)) -> bool {
    // Text omits types that can be inferred, so a changed inference rule matters.
    let said = |value: &ValueDef, rows: &Rows<'_, '_>| {
        let buildable = rows.type_constraints.get(&*value.constraint).and_then(|row| row.buildable.clone());
        (value.name.clone(), value.variadic != Variadic::One, value.variadic.clone(), buildable)
    };
    let values = |a: &[ValueDef], b: &[ValueDef]| {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| said(a, a_rows) == said(b, b_rows))
    };
    values(&a.operands, &b.operands)
        && values(&a.results, &b.results)
        && a.regions == b.regions
        && a.successors == b.successors
        && a.flags == b.flags
        && verified_traits(a).eq(verified_traits(b))
        && parents(a) == parents(b)
        && a.format == b.format
        && a.custom_format == b.custom_format
        && a.slots.len() == b.slots.len()
        && a.slots.iter().zip(&b.slots).all(|(a, b)| same_slot((a, a_rows), (b, b_rows)))
}

/// The traits that the verifier checks.
const VERIFIED: [&str; 8] = [
    "SameTypeOperands",
    "SameOperandsAndResultType",
    "SameOperandsElementType",
    "SameOperandsAndResultElementType",
    "SameOperandsShape",
    "SameOperandsAndResultShape",
    "SameOperandsAndResultRank",
    "ResultsBroadcastableShape",
];

fn verified_traits(op: &OpDef) -> impl Iterator<Item = &str> {
    op.traits.iter().map(|found| &*found.name).filter(|name| VERIFIED.contains(name))
}

/// Returns the parents that an operation allows; an empty set means any parent.
fn parents(op: &OpDef) -> BTreeSet<&str> {
    let parents = op.traits.iter().filter(|found| &*found.name == "HasParent");
    parents.flat_map(|found| found.args.iter().map(|name| &**name)).collect()
}

fn same_slot((a, a_rows): (&Slot, &Rows<'_, '_>), (b, b_rows): (&Slot, &Rows<'_, '_>)) -> bool {
    let stored = |rows: &Rows<'_, '_>, name: &str| {
        rows.attr_constraints.get(name).map(|row: &AttrConstraint| (row.kind.clone(), row.storage.clone()))
    };
    a.name == b.name
        && match (&a.kind, &b.kind) {
            (
                SlotKind::Attr { constraint: a, presence: a_presence },
                SlotKind::Attr { constraint: b, presence: b_presence },
            ) => a_presence == b_presence && stored(a_rows, a) == stored(b_rows, b),
            (a, b) => a == b,
        }
}

/// Returns whether an attribute or type has the same storage and encoding in both releases.
fn same_params(a: &AttrDef, b: &AttrDef) -> bool {
    a.params == b.params
        && a.wire == b.wire
        && a.format == b.format
        && a.custom_format == b.custom_format
        && a.mnemonic == b.mnemonic
}

#[cfg(test)]
mod tests {
    use super::*;
    use mlirkit_ods::records::Doc;

    /// Returns the definitions of a dialect that has these operations.
    fn rows(ops: &str) -> Rows<'static, 'static> {
        let json = br#"{"!instanceof": {"Dialect": ["X"]}, "X": {"!superclasses": ["Dialect"], "name": "x"}}"#;
        let doc: &'static Doc = Box::leak(Box::new(Doc::parse(json).expect("records")));
        let world: &'static World<'_> = Box::leak(Box::new(World::new([doc].into_iter())));
        let mut rows = Rows::new(world, "x", &[doc]).expect("a dialect");
        rows.extend(ops).expect("operations");
        rows
    }

    #[test]
    fn another_location_is_another_row() {
        let sources = Sources { name: "x", release: "22".into(), out: "", files: Vec::new() };
        let own = rows("op yield\n  trait HasParent x.a x.b\nop stop\n  trait HasParent x.a x.b\n");
        let mut dialect = Imported::new(Box::leak(Box::new(sources)), own);
        let newer = "op yield\n  trait HasParent x.a x.b x.c\n";
        // The order of allowed parents has no meaning.
        dialect.add(&rows(&format!("{newer}op stop\n  trait HasParent x.b x.a\n")), Span::From(Release(23)));
        assert_eq!(dialect.others, [newer.replace("op ", "op@23+ ")]);
    }
}
