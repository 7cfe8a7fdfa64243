//! Compares which uses of distinct attributes refer to the same one. Ids differ between readers, so the attributes of each
//! module are numbered in order of first use.

use mlirkit_diag::{Error, deep};
use mlirkit_ir::{Module, OpRef};

use super::{Canon, DiffSubject, Difference, ResourceContents};
use crate::fingerprint::symbols;
use crate::normal::{DistinctNumbers, named};
use crate::paths::Paths;

/// Returns the attributes of two modules that refer to different distinct attributes. The modules must be equal apart
/// from these.
pub(super) fn changes(
    old: &Module<'_>,
    new: &Module<'_>,
    resources: &ResourceContents,
) -> Result<Vec<Difference>, Error> {
    let mut sides = Vec::new();
    for module in [old, new] {
        module.load_all()?;
        let mut canonical = Canon::new(module.context(), resources, Some(DistinctNumbers::default()));
        let mut texts = Vec::new();
        module.top_block().ops().for_each(|op| texts_of(op, &mut canonical, &mut texts));
        sides.push(texts);
    }
    let (Some(new), Some(old)) = (sides.pop(), sides.pop()) else { return Ok(Vec::new()) };
    let mut paths = Paths::default();
    let differs = |((_, _, old), (_, _, new)): &((_, _, String), (_, _, String))| old != new;
    let change = |((op, name, old), (_, _, new)): ((OpRef<'_, '_>, &str, String), (_, _, String))| Difference {
        path: paths.path(op),
        what: DiffSubject::Attribute(name.to_owned()),
        old: Some(old),
        new: Some(new),
    };
    Ok(old.into_iter().zip(new).filter(differs).map(change).collect())
}

/// Appends the canonical texts of an operation's attributes with distinct attributes, in the order in which fingerprints
/// number them.
fn texts_of<'m, 'c>(
    op: OpRef<'m, 'c>,
    canonical: &mut Canon<'c, '_>,
    texts: &mut Vec<(OpRef<'m, 'c>, &'c str, String)>,
) {
    for (name, attr) in named(op) {
        let text = op.context().attr_text(canonical.attr(attr));
        if text.contains("distinct[") {
            texts.push((op, name, text));
        }
    }
    for block in op.regions().flat_map(|region| region.blocks()) {
        let ops = symbols(block).unwrap_or_else(|| block.ops().collect());
        deep(|| ops.into_iter().for_each(|op| texts_of(op, canonical, texts)));
    }
}
