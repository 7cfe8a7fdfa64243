//! Computes structural differences between two modules of the same context: symbols, operations, attributes, types and
//! resource contents. Locations, value names and the order of functions are ignored. Modules nested in attributes are
//! compared, too.
//!
//! Operations are first matched with each other. Symbols match by name or, if they were renamed, by content. Other
//! operations match in order: first those with equal contents and surroundings, then those with equal contents, then
//! those with equal names. Then matched operations are compared in detail. Functions with equal names and contents are
//! found first and skipped. In lazily loaded files they are never decoded.

mod align;
mod differ;
mod identities;
mod op_hash;
mod resources;
mod unchanged;

use differ::{By, Differ};
use mlirkit_defs::AttrDef;
use mlirkit_diag::Error;
use mlirkit_ir::{Attr, AttrData, Context, Module, Param, Settler, Type};
use op_hash::HashedModule;
use resources::ResourceContents;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::nested::{self, DEEPEST, Leaf};
use crate::normal::{DistinctNumbers, without_location};
use crate::replace::{Replacement as To, Replacer};

/// A difference between two modules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The path of the operation, which consists of symbols and positions, such as `@main/scf.for#2/arith.addi#0`. For
    /// a resource, its key.
    pub path: String,
    /// What differs.
    pub what: DiffSubject,
    /// The old value; `None` if absent.
    pub old: Option<String>,
    /// The new value; `None` if absent.
    pub new: Option<String>,
}

/// The component of an operation, block or resource that differs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DiffSubject {
    /// The whole operation, which exists in only one of the modules.
    Operation,
    /// The name of the operation.
    Name,
    /// An attribute or property with this name.
    Attribute(String),
    /// The operand at this index.
    Operand(usize),
    /// The number of operands.
    Operands,
    /// The type of the result at this index.
    ResultType(usize),
    /// The number of results.
    Results,
    /// The argument types of a block.
    Arguments,
    /// The successor at this index.
    Successor(usize),
    /// A block, which exists in only one of the modules.
    Block,
    /// The number of regions.
    Regions,
    /// The content of a resource.
    Resource,
}

impl DiffSubject {
    /// Returns the kind of the difference as a word, such as `operand`.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::Operation => "operation",
            Self::Name => "name",
            Self::Attribute(_) => "attribute",
            Self::Operand(_) => "operand",
            Self::Operands => "operands",
            Self::ResultType(_) => "result type",
            Self::Results => "results",
            Self::Arguments => "block arguments",
            Self::Successor(_) => "successor",
            Self::Block => "block",
            Self::Regions => "regions",
            Self::Resource => "resource",
        }
    }

    /// Returns the name of the attribute, or the index of the operand, result or successor. `None` for other
    /// differences.
    #[must_use]
    pub fn detail(&self) -> Option<String> {
        match self {
            Self::Attribute(name) => Some(name.clone()),
            Self::Operand(index) | Self::ResultType(index) | Self::Successor(index) => Some(index.to_string()),
            _ => None,
        }
    }
}

/// Returns the differences between two modules of the same context, in the order of the first module. Differences that
/// exist only in the second module follow.
///
/// # Errors
/// Fails if a lazily loaded body cannot be decoded.
pub fn diff(old: &Module<'_>, new: &Module<'_>) -> Result<Vec<Difference>, Error> {
    old.require_resources()?;
    new.require_resources()?;
    let resources = ResourceContents::of(old, new);
    let mut canonical = Canon::new(old.context(), &resources, None);
    let (same_old, same_new) = unchanged::find(old, new);
    same_old.load_others(old)?;
    same_new.load_others(new)?;
    let (a, b) = (HashedModule::of(old, same_old, &mut canonical), HashedModule::of(new, same_new, &mut canonical));
    let mut found = Differ::new(&a, &b, &mut canonical, By::Surroundings).run(old, new);
    if found.len() > 1 {
        found = shorter(found, Differ::new(&a, &b, &mut canonical, By::Themselves).run(old, new));
    }
    if found.is_empty() && old.context().has_distinct() {
        found = identities::changes(old, new, &resources)?;
    }
    found.extend(resources.changes);
    // Both sides use the same normal form for attributes, but only the fingerprint decides whether large or nested
    // attributes are equivalent, and whether resources are used. It reads every body, so it is computed only if nothing
    // but attributes and resources differs.
    let may_be_equal = |change: &Difference| matches!(change.what, DiffSubject::Attribute(_) | DiffSubject::Resource);
    if !found.is_empty() && found.iter().all(may_be_equal) && crate::fingerprint(old)? == crate::fingerprint(new)? {
        found.clear();
    }
    Ok(found)
}

/// Merges two lists of differences between the same modules. For each symbol, keeps the differences from the list that
/// has fewer of them.
fn shorter(found: Vec<Difference>, other: Vec<Difference>) -> Vec<Difference> {
    /// Returns the leading symbols in the path of a difference. Equal symbols denote the same operation in both lists.
    fn symbols(change: &Difference) -> String {
        let steps: Vec<&str> = change.path.split('/').take_while(|step| step.starts_with('@')).collect();
        steps.join("/")
    }
    let mut others: FxHashMap<String, Vec<Difference>> = FxHashMap::default();
    other.into_iter().for_each(|change| others.entry(symbols(&change)).or_default().push(change));
    let mut lengths: FxHashMap<String, usize> = FxHashMap::default();
    found.iter().for_each(|change| *lengths.entry(symbols(change)).or_default() += 1);
    others.retain(|symbols, changes| lengths.get(symbols).is_some_and(|length| changes.len() < *length));
    let replaced: FxHashSet<String> = others.keys().cloned().collect();
    let mut all = Vec::new();
    for change in found {
        let symbols = symbols(&change);
        match others.remove(&symbols) {
            Some(changes) => all.extend(changes),
            None if replaced.contains(&symbols) => {}
            None => all.push(change),
        }
    }
    all
}

/// A rewrite rule for attributes that maps equivalent attributes to the same attribute.
struct CanonicalAttrs<'r> {
    resources: &'r ResourceContents,
    /// The numbers of the distinct attributes of one module; `None` to ignore the identity of distinct attributes.
    distinct: Option<DistinctNumbers>,
}

impl crate::replace::AttrRewrite for CanonicalAttrs<'_> {
    fn attr(&mut self, ctx: &Context, attr: Attr) -> To {
        if ctx.attr_data(attr).is_location() {
            return To::To(ctx.unknown_loc());
        }
        match ctx.attr_data(attr) {
            AttrData::DenseResource { ty, dialect, key } if !self.resources.both.contains(&(*dialect, *key)) => {
                match self.resources.contents.get(&(*dialect, *key)) {
                    Some(content) => To::To(ctx.string_attr(&format!("{content} : {}", ctx.type_text(*ty)))),
                    None => To::To(attr),
                }
            }
            AttrData::DenseElements(dense) if !dense.splat => {
                match nested::canonical(ctx, dense.data.as_slice(), DEEPEST) {
                    // The number of elements depends on the encoding of the modules in them.
                    Some(new) => {
                        let ty = Some(ctx.element_type_or_self(dense.ty));
                        To::To(ctx.attr(AttrData::String { value: ctx.ident_bytes(&new), ty }))
                    }
                    None => To::To(attr),
                }
            }
            _ => match nested::leaf(ctx, attr, &mut |bytes| nested::canonical(ctx, bytes, DEEPEST)) {
                Leaf::To(new) => To::To(new),
                _ => To::Into,
            },
        }
    }

    fn distinct(&mut self, ctx: &Context, id: u32, attr: Attr) -> Attr {
        self.distinct.as_mut().map_or(attr, |numbers| numbers.attr(ctx, id, attr))
    }

    fn param(&mut self, ctx: &Context, def: &AttrDef, index: usize, value: &Param) -> Option<Param> {
        without_location(ctx, def, index, value)
    }

    fn text(&mut self, ctx: &Context, text: &[u8]) -> Option<Vec<u8>> {
        nested::canonical(ctx, text, DEEPEST)
    }

    fn unknown_text(&mut self, ctx: &Context, text: &[u8]) -> Option<Vec<u8>> {
        nested::in_quotes(text, &mut |bytes| nested::canonical(ctx, bytes, DEEPEST))
    }
}

/// A map from attributes and types to one representative of all equivalent attributes or types.
struct Canon<'c, 'r> {
    attrs: Replacer<'c, CanonicalAttrs<'r>>,
    settler: Settler<'c>,
}

impl<'c, 'r> Canon<'c, 'r> {
    fn new(ctx: &'c Context, resources: &'r ResourceContents, distinct: Option<DistinctNumbers>) -> Self {
        Self { attrs: Replacer::new(ctx, CanonicalAttrs { resources, distinct }), settler: Settler::new(ctx) }
    }

    fn attr(&mut self, attr: Attr) -> Attr {
        self.attrs.attr(self.settler.attr(attr))
    }

    fn ty(&mut self, ty: Type) -> Type {
        self.settler.ty(ty)
    }
}
