//! Lists nested modules, and replaces them by number.

use bytes::Bytes;
use mlirkit_diag::{Error, Result, deep};
use mlirkit_ir::{Attr, AttrData, BodyId, Chunk, Context, DialectAttr, Module, OpId, Param, ResourceValue};
use rustc_hash::FxHashSet;

use super::{DEEPEST, Leaf, NestedEncoding, encode_like, in_quotes, leaf, rewrite, with_module};
use crate::diff::{Difference, diff};
use crate::paths::Paths;
use crate::replace::named;
use crate::symbols;

/// A module nested in an attribute or a resource.
#[derive(Debug, Clone)]
pub struct NestedModule {
    /// The number of the module, counted from 1 in order of appearance. Modules nested in module 1 have the numbers
    /// `1.1`, `1.2` and so on.
    pub number: String,
    /// The path of the operation that contains the module; for a resource, its key.
    pub path: String,
    /// The position inside the operation, such as `backend_config.ir`; `None` for a resource.
    pub place: Option<String>,
    /// How the module is encoded.
    pub encoding: NestedEncoding,
    /// The decoded module: bytecode or text.
    pub bytes: Bytes,
    /// The reason why the module cannot be read; `None` if it can be read.
    pub error: Option<String>,
}

/// Lists the modules nested in attributes and resources, in the order of operations.
///
/// # Errors
/// Fails if a lazily loaded body cannot be decoded.
pub fn list(module: &Module<'_>) -> Result<Vec<NestedModule>> {
    let mut found = Vec::new();
    list_to(module, "", DEEPEST, &mut found)?;
    Ok(found)
}

fn list_to(module: &Module<'_>, prefix: &str, depth: usize, found: &mut Vec<NestedModule>) -> Result<()> {
    module.load_all()?;
    let mut count = 0;
    let mut paths = Paths::default();
    let mut clean = FxHashSet::default();
    for op in module.walk() {
        for (name, attr) in named(op) {
            let mut here = Vec::new();
            let mut walk = NestedWalk {
                ctx: module.context(),
                clean: &mut clean,
                refused: None,
                each: |place: &str, bytes: &[u8]| {
                    each_module(module.context(), bytes, |bytes, encoding| {
                        here.push((place.to_owned(), bytes, encoding));
                        None
                    })
                },
            };
            walk.attr(attr, &mut name.to_owned());
            for (place, bytes, encoding) in here {
                count += 1;
                let number = format!("{prefix}{count}");
                add(module, number, paths.path(op), Some(place), (bytes, encoding), depth, found);
            }
        }
    }
    for (key, data) in blobs(module) {
        let mut here = Vec::new();
        each_module(module.context(), data, |bytes, encoding| {
            here.push((bytes, encoding));
            None
        });
        for one in here {
            count += 1;
            add(module, format!("{prefix}{count}"), key.clone(), None, one, depth, found);
        }
    }
    Ok(())
}

/// Adds a nested module to `found`, followed by the modules nested in it, down to `depth` further levels.
fn add(
    module: &Module<'_>,
    number: String,
    path: String,
    place: Option<String>,
    (bytes, encoding): (Bytes, NestedEncoding),
    depth: usize,
    found: &mut Vec<NestedModule>,
) {
    let prefix = format!("{number}.");
    let at = found.len();
    found.push(NestedModule { number, path, place, encoding, bytes: bytes.clone(), error: None });
    if depth == 0 {
        return;
    }
    let inner =
        deep(|| with_module(module.context(), bytes, encoding, |module| list_to(&module, &prefix, depth - 1, found)));
    if let (Err(error), Some(one)) = (inner, found.get_mut(at)) {
        one.error = Some(error.diagnostic().message.clone());
    }
}

/// Returns the differences between the modules nested in two attributes. `None` if the attributes also differ outside
/// these modules. Each path starts with the position of the module in braces.
pub(crate) fn differences(ctx: &Context, name: &str, (old, new): (Attr, Attr)) -> Option<Vec<Difference>> {
    let collect = |attr: Attr| {
        let mut found = Vec::new();
        let mut clean = FxHashSet::default();
        let each = |place: &str, bytes: &[u8]| {
            each_module(ctx, bytes, |bytes, encoding| {
                found.push((place.to_owned(), bytes, encoding));
                // Replace each module with the same bytes, so that only the rest is compared.
                Some(Vec::new())
            })
        };
        let mut walk = NestedWalk { ctx, clean: &mut clean, refused: None, each };
        let (rest, _) = walk.attr(attr, &mut name.to_owned());
        let refused = walk.refused.is_some();
        (found, rest, refused)
    };
    let ((old, old_rest, a), (new, new_rest, b)) = (collect(old), collect(new));
    if old.is_empty() || old.len() != new.len() || ctx.attr_text(old_rest) != ctx.attr_text(new_rest) || a != b {
        return None;
    }
    let mut all = Vec::new();
    for ((place, old, encoding), (_, new, _)) in old.into_iter().zip(new) {
        let found = with_module(ctx, old, encoding, |old| {
            let new = Module::from_bytes(old.context(), new)?;
            deep(|| diff(&old, &new))
        });
        let at = |inner: Difference| Difference { path: format!("{{{place}}}/{}", inner.path), ..inner };
        all.extend(found.ok()?.into_iter().map(at));
    }
    Some(all)
}

/// Returns the blob resources of a module with their keys.
fn blobs<'m>(module: &'m Module<'_>) -> Vec<(String, &'m [u8])> {
    let ctx = module.context();
    let groups = module.dialect_resources.iter().chain(&module.external_resources);
    let blob = |(key, value): &'m (_, Option<ResourceValue>)| match value {
        Some(ResourceValue::Blob { data, .. }) => Some((ctx.str(*key).to_owned(), &data[..])),
        _ => None,
    };
    groups.flat_map(|group| &group.entries).filter_map(blob).collect()
}

/// Calls `each` for every module in `bytes`, and replaces the modules for which it returns new bytes. Text that cannot
/// be parsed does not count as a module.
fn each_module(
    ctx: &Context,
    bytes: &[u8],
    mut each: impl FnMut(Bytes, NestedEncoding) -> Option<Vec<u8>>,
) -> FoundModule {
    let mut found = FoundModule::default();
    let new = rewrite(bytes, |bytes, encoding| {
        if encoding == NestedEncoding::Text && with_module(ctx, bytes.clone(), encoding, |_| Ok(())).is_err() {
            return Ok::<_, Error>(None);
        }
        found.any = true;
        let new = each(bytes, encoding);
        found.changed |= new.is_some();
        Ok(new)
    });
    found.new = new.ok().flatten().filter(|_| found.changed);
    found
}

/// The result of [`each_module`]: whether there are modules, whether one changed, and the changed bytes.
#[derive(Default)]
struct FoundModule {
    any: bool,
    changed: bool,
    new: Option<Vec<u8>>,
}

/// A walk over an attribute and everything nested in it, which visits bytes and can replace them.
struct NestedWalk<'c, 'w, F> {
    ctx: &'c Context,
    /// Attributes known to contain no modules.
    clean: &'w mut FxHashSet<Attr>,
    /// The reason why an attribute could not be changed; `None` if every change succeeded.
    refused: Option<String>,
    each: F,
}

impl<F: FnMut(&str, &[u8]) -> FoundModule> NestedWalk<'_, '_, F> {
    /// Visits an attribute at the position `place`. Returns its replacement, and whether it contains modules.
    fn attr(&mut self, attr: Attr, place: &mut String) -> (Attr, bool) {
        if self.clean.contains(&attr) || self.ctx.attr_data(attr).is_location() {
            return (attr, false);
        }
        let mut any = false;
        let each = &mut self.each;
        let new = match leaf(self.ctx, attr, &mut |bytes| {
            let found = each(place, bytes);
            any |= found.any;
            found.new
        }) {
            Leaf::To(new) => new,
            Leaf::Refused(ty) => {
                self.refused = Some(ty);
                attr
            }
            Leaf::Other => {
                let (new, inside) = deep(|| self.parts(attr, place));
                any = inside;
                new
            }
        };
        if !any {
            self.clean.insert(attr);
        }
        (new, any)
    }

    fn part(&mut self, attr: Attr, place: &mut String, step: &str, any: &mut bool) -> Attr {
        let length = place.len();
        place.push_str(step);
        let (new, inside) = self.attr(attr, place);
        place.truncate(length);
        *any |= inside;
        new
    }

    fn parts(&mut self, attr: Attr, place: &mut String) -> (Attr, bool) {
        let ctx = self.ctx;
        let mut any = false;
        let old = ctx.attr_data(attr);
        let new = match old {
            AttrData::Array(elements) => {
                let element =
                    |(index, element): (usize, &Attr)| self.part(*element, place, &format!("[{index}]"), &mut any);
                AttrData::Array(elements.iter().enumerate().map(element).collect())
            }
            AttrData::Dictionary(entries) => {
                let entry = |(name, value): &(_, Attr)| {
                    let step = format!(".{}", ctx.str(*name));
                    (*name, self.part(*value, place, &step, &mut any))
                };
                AttrData::Dictionary(entries.iter().map(entry).collect())
            }
            AttrData::Dialect(dialect) => {
                let params = dialect.params.iter().map(|param| self.param(param, place, &mut any)).collect();
                AttrData::Dialect(Box::new(DialectAttr { def: dialect.def, params }))
            }
            AttrData::Verbatim(verbatim) => {
                let mut new = (**verbatim).clone();
                for chunk in &mut new.chunks {
                    match chunk {
                        Chunk::Attr(attr) => *attr = self.part(*attr, place, "", &mut any),
                        Chunk::Text(text) => {
                            let each = &mut self.each;
                            let changed = in_quotes(ctx.bytes(*text), &mut |bytes| {
                                let found = each(place, bytes);
                                any |= found.any;
                                found.new
                            });
                            if let Some(changed) = changed {
                                *text = ctx.ident_bytes(&changed);
                            }
                        }
                        Chunk::Type(_) => {}
                    }
                }
                AttrData::Verbatim(Box::new(new))
            }
            _ => return (attr, false),
        };
        (if new == *old { attr } else { ctx.attr(new) }, any)
    }

    fn param(&mut self, param: &Param, place: &mut String, any: &mut bool) -> Param {
        match param {
            Param::Attr(attr) => Param::Attr(self.part(*attr, place, "", any)),
            Param::Array(params) => Param::Array(params.iter().map(|param| self.param(param, place, any)).collect()),
            Param::Str(text) => {
                let found = (self.each)(place, self.ctx.bytes(*text));
                *any |= found.any;
                found.new.map_or(Param::Str(*text), |new| Param::Str(self.ctx.ident_bytes(&new)))
            }
            other => other.clone(),
        }
    }
}

/// A function that creates the replacement of a nested module, given its context, its bytes and its encoding.
pub type MakeModule<'a> = dyn FnMut(&Context, &[u8], NestedEncoding) -> Result<Vec<u8>> + 'a;

/// Replaces the nested module with the given number by the result of `make`: bytecode, or text if the old module is
/// text. Other operations that use the same attribute keep the old attribute.
///
/// # Errors
/// Fails if there is no such module, `make` fails, or the attribute's type does not allow the new length.
pub fn replace(module: &mut Module<'_>, number: &str, make: &mut MakeModule<'_>) -> Result<()> {
    let (first, rest) = number.split_once('.').map_or((number, None), |(first, rest)| (first, Some(rest)));
    let unknown = || Error::unplaced(format!("there is no nested module '{number}'"));
    let wanted: usize = first.parse().map_err(|_| unknown())?;
    module.load_all()?;
    let ctx = module.context();
    let mut one = |bytes: Bytes, encoding: NestedEncoding| match rest {
        None => make(ctx, &bytes, encoding),
        Some(rest) => deep(|| {
            with_module(ctx, bytes.clone(), encoding, |mut inner| {
                replace(&mut inner, rest, make)?;
                encode_like(&inner, &bytes, encoding, None)
            })
        }),
    };
    let mut count = 0;
    let mut failure = None;
    let mut visit = |bytes: &[u8]| {
        each_module(ctx, bytes, |bytes, encoding| {
            count += 1;
            if count != wanted {
                return None;
            }
            match one(bytes, encoding) {
                Ok(new) => Some(new),
                Err(error) => {
                    failure = Some(error);
                    None
                }
            }
        })
    };
    let mut clean = FxHashSet::default();
    let mut change: Option<((BodyId, OpId), String, Attr)> = None;
    let mut refused = None;
    'ops: for op in module.walk() {
        for (name, attr) in named(op) {
            let each = |_: &str, bytes: &[u8]| visit(bytes);
            let mut walk = NestedWalk { ctx, clean: &mut clean, refused: None, each };
            let (new, _) = walk.attr(attr, &mut String::new());
            refused = walk.refused;
            if new != attr || refused.is_some() {
                change = Some(((op.body, op.id), name.to_owned(), new));
                break 'ops;
            }
        }
    }
    let mut resource = None;
    if change.is_none() {
        resource = blobs(module).into_iter().find_map(|(key, data)| Some((key, data.len(), visit(data).new?)));
    }
    if let Some(error) = failure {
        return Err(error);
    }
    if let Some(ty) = refused {
        let message = format!("a constant of type {ty} cannot hold a module of another length");
        return Err(Error::unplaced(message));
    }
    if let Some((at, name, new)) = change {
        return symbols::set_attr(module, at, &name, Some(new));
    }
    if count < wanted || wanted == 0 {
        return Err(unknown());
    }
    match resource {
        // The bytes have not changed.
        None => Ok(()),
        Some((key, length, new)) => put_resource(module, &key, length, new),
    }
}

/// Replaces the data of a resource with data of the same length.
fn put_resource(module: &mut Module<'_>, wanted: &str, length: usize, new: Vec<u8>) -> Result<()> {
    if new.len() != length {
        let message = format!("resource '{wanted}' cannot hold a module of another length: its users know the length");
        return Err(Error::unplaced(message));
    }
    let ctx = module.context();
    let groups = module.dialect_resources.iter_mut().chain(&mut module.external_resources);
    for (key, value) in groups.flat_map(|group| &mut group.entries) {
        if let Some(ResourceValue::Blob { data, .. }) = value
            && ctx.str(*key) == wanted
        {
            *data = new.into();
            break;
        }
    }
    Ok(())
}
