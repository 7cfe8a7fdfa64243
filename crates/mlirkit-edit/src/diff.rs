//! What is different in two modules of one context: by structure, symbols, attributes, types, and the content of resources.
//! Locations, the order of functions, and what values are called make no difference.
//!
//! Operations are matched: symbols by name, or by content where one was renamed; others in their order, first those that
//! agree with everything around them, then those that agree by themselves, then those of the same name. What matched is
//! compared part by part. Functions of one name that are alike to the last use are found first: nothing else is done with
//! them, and where files were read lazily they are never made.

mod align;
mod differ;
mod op_hash;
mod resources;
mod unchanged;

use differ::{By, Differ};
use mlirkit_diag::Error;
use mlirkit_ir::{Attr, AttrData, Context, Module, OpRef, Settler, Type};
use op_hash::HashedModule;
use resources::ResourceContents;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::replace::{Replacement as To, Replacer};

/// A difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The operation: symbols and places, such as `@main/scf.for#2/arith.addi#0`; the key of a resource.
    pub path: String,
    /// What of it.
    pub what: DiffSubject,
    /// What it was; `None` if it was not there.
    pub old: Option<String>,
    /// What it is; `None` if it is not there any more.
    pub new: Option<String>,
}

/// What is different.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DiffSubject {
    /// The whole operation: it is there on one side only.
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
    /// The types of the arguments of a block.
    Arguments,
    /// The block that it branches to, at this index.
    Successor(usize),
    /// A block.
    Block,
    /// The number of regions.
    Regions,
    /// The content of a resource.
    Resource,
}

impl DiffSubject {
    /// A word for it.
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

    /// The name or the index that belongs to the word.
    #[must_use]
    pub fn detail(&self) -> Option<String> {
        match self {
            Self::Attribute(name) => Some(name.clone()),
            Self::Operand(index) | Self::ResultType(index) | Self::Successor(index) => Some(index.to_string()),
            _ => None,
        }
    }
}

/// The differences between two modules of one context, in the order of the first, then of the second.
///
/// # Errors
/// A body that was left for later cannot be read.
pub fn diff(old: &Module<'_>, new: &Module<'_>) -> Result<Vec<Difference>, Error> {
    old.require_resources()?;
    new.require_resources()?;
    let resources = ResourceContents::of(old, new);
    let mut canonical = Canon {
        attrs: Replacer::new(old.context(), CanonicalAttrs { resources: &resources }),
        settler: Settler::new(old.context()),
    };
    let (same_old, same_new) = unchanged::find(old, new);
    same_old.load_others(old)?;
    same_new.load_others(new)?;
    let (a, b) = (HashedModule::of(old, same_old, &mut canonical), HashedModule::of(new, same_new, &mut canonical));
    let mut found = Differ::new(&a, &b, &mut canonical, By::Surroundings).run(old, new);
    if found.len() > 1 {
        found = shorter(found, Differ::new(&a, &b, &mut canonical, By::Themselves).run(old, new));
    }
    found.extend(resources.changes);
    Ok(found)
}

/// For each symbol, the shorter of two ways to say what is different in it.
fn shorter(found: Vec<Difference>, other: Vec<Difference>) -> Vec<Difference> {
    /// The symbols at the start of a path: both ways agree about these.
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

/// Makes attributes equal that mean the same.
struct CanonicalAttrs<'r> {
    resources: &'r ResourceContents,
}

impl crate::replace::AttrRewrite for CanonicalAttrs<'_> {
    fn attr(&mut self, ctx: &Context, attr: Attr) -> To {
        if ctx.attr_data(attr).is_location() {
            return To::To(ctx.unknown_loc());
        }
        match ctx.attr_data(attr) {
            AttrData::Distinct { attr, .. } => To::To(*attr),
            AttrData::DenseResource { ty, dialect, key } if !self.resources.both.contains(&(*dialect, *key)) => {
                match self.resources.contents.get(&(*dialect, *key)) {
                    Some(content) => To::To(ctx.string_attr(&format!("{content} : {}", ctx.type_text(*ty)))),
                    None => To::To(attr),
                }
            }
            _ => To::Into,
        }
    }
}

/// Makes attributes and types equal that mean the same.
struct Canon<'c, 'r> {
    attrs: Replacer<'c, CanonicalAttrs<'r>>,
    settler: Settler<'c>,
}

impl Canon<'_, '_> {
    fn attr(&mut self, attr: Attr) -> Attr {
        self.attrs.attr(self.settler.attr(attr))
    }

    fn ty(&mut self, ty: Type) -> Type {
        self.settler.ty(ty)
    }
}

/// Attributes and properties by name.
fn named<'c>(op: OpRef<'_, 'c>) -> impl Iterator<Item = (&'c str, Attr)> + use<'c> {
    let (ctx, data) = (op.context(), op.arena().op(op.id));
    let own = ctx.props_data(data.props);
    let rows = op.def().map_or(&[][..], |def| &def.slots);
    let slots = rows.iter().zip(own).filter_map(|(slot, value)| Some((&*slot.name, (*value)?)));
    let dictionary = if op.def().is_none() { own.first().copied().flatten() } else { None };
    let free = ctx.dictionary_entries(dictionary).iter().chain(op.discardable_attrs());
    slots.chain(free.map(|(name, value)| (ctx.str(*name), *value)))
}
