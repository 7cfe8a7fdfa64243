//! Strips confidential data from a module: locations, weights, names.

use bytes::Bytes;
use mlirkit_bytecode::{ReadOptions, WriteOptions};
use mlirkit_diag::{Error, deep};
use mlirkit_ir::{Attr, AttrData, Context, DenseElementsAttr, Ident, Module, TensorType, TypeData};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::nested;
use crate::replace::{AttrRewrite, Replacement, Replacer, bodies, each_op};
use crate::symbols;

/// What to strip.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Strip {
    /// Locations, including those in attributes.
    pub locations: bool,
    /// The contents of resources.
    pub resources: bool,
    /// Names of private symbols, of the module, and in locations.
    pub names: bool,
    /// Discardable attributes whose names have one of these prefixes.
    pub discardable: Vec<String>,
    /// The producer names of nested modules.
    pub producer: bool,
}

/// The replacement of a stripped producer name.
pub const NO_PRODUCER: &str = "MLIR";

/// Maximum nesting depth of modules in attributes.
const DEEPEST: usize = 8;

/// Strips a module and the modules nested in its attributes.
///
/// # Errors
/// A nested module cannot be read or written, so its data would remain.
pub fn strip(module: &mut Module<'_>, what: &Strip) -> Result<(), Error> {
    strip_to(module, what, DEEPEST)
}

fn strip_to(module: &mut Module<'_>, what: &Strip, depth: usize) -> Result<(), Error> {
    module.load_all()?;
    let ctx = module.context();
    let mut replacer = Replacer::new(ctx, Stripper { ctx, what, depth, failure: None });
    replacer.module(module);
    module.change_file_tables(|tables| tables.attrs.iter_mut().for_each(|attr| *attr = replacer.attr(*attr)));
    if let Some(failure) = replacer.edit.failure {
        return Err(failure);
    }
    if what.locations {
        let unknown = ctx.unknown_loc();
        change_locations(module, |_| unknown);
    } else if what.names {
        let mut unnamed = Replacer::new(ctx, |ctx: &Context, attr: Attr| match ctx.attr_data(attr) {
            AttrData::NameLoc { child, .. } => Replacement::To(*child),
            _ => Replacement::Into,
        });
        change_locations(module, |attr| unnamed.attr(attr));
    }
    if what.resources {
        for group in &mut module.dialect_resources {
            group.entries.iter_mut().for_each(|(_, value)| *value = None);
        }
        module.external_resources.clear();
    }
    if what.names {
        strip_names(module)?;
    }
    strip_discardable(module, &what.discardable);
    Ok(())
}

fn change_locations(module: &mut Module<'_>, mut change: impl FnMut(Attr) -> Attr) {
    for id in bodies(module) {
        if let Some(body) = module.body_mut(id) {
            body.replace_locations(&mut change);
        }
    }
}

fn strip_discardable(module: &mut Module<'_>, prefixes: &[String]) {
    if prefixes.is_empty() {
        return;
    }
    let ctx = module.context();
    let goes = |name: Ident| prefixes.iter().any(|prefix| ctx.str(name).starts_with(prefix.as_str()));
    each_op(module, |body, op| {
        let entries = ctx.dictionary_entries(body.op(op).attrs);
        if entries.iter().any(|(name, _)| goes(*name)) {
            let kept: Vec<(Ident, Attr)> = entries.iter().filter(|(name, _)| !goes(*name)).copied().collect();
            body.op_mut(op).attrs = (!kept.is_empty()).then(|| ctx.dictionary(kept));
        }
    });
}

/// Renames private symbols to numbers and removes the module's name.
fn strip_names(module: &mut Module<'_>) -> Result<(), Error> {
    let ctx = module.context();
    let Some(root) = module.root() else { return Ok(()) };
    let at = (root.body, root.id);
    let is_private = |op: &mlirkit_ir::OpRef<'_, '_>| op.string_attr("sym_visibility") == Some("private");
    let taken: FxHashSet<&str> = module.symbols().filter_map(|op| op.symbol_name()).collect();
    let private = module.symbols().filter(is_private).filter_map(|op| op.symbol_name());
    let mut fresh = (0..).map(|number| format!("s{number}")).filter(|name| !taken.contains(name.as_str()));
    let names: FxHashMap<Ident, Ident> =
        private.filter_map(|name| Some((ctx.ident(name), ctx.ident(&fresh.next()?)))).collect();
    let is_module = root.is("builtin.module");
    symbols::rename(module, at, &names)?;
    if is_module {
        symbols::set_attr(module, at, "sym_name", None)?;
    }
    Ok(())
}

struct Stripper<'c, 'w> {
    ctx: &'c Context,
    what: &'w Strip,
    depth: usize,
    failure: Option<Error>,
}

impl Stripper<'_, '_> {
    /// Returns the bytes with nested modules stripped; `None` if nothing changed.
    fn bytes(&mut self, bytes: &[u8]) -> Option<Vec<u8>> {
        let (ctx, what, depth) = (self.ctx, self.what, self.depth);
        match nested::rewrite(bytes, |bytecode| deep(|| stripped(ctx, bytecode, what, depth))) {
            Ok(new) => new,
            Err(error) => {
                self.failure.get_or_insert(error);
                None
            }
        }
    }
}

impl AttrRewrite for Stripper<'_, '_> {
    fn attr(&mut self, ctx: &Context, attr: Attr) -> Replacement {
        if self.what.locations && ctx.attr_data(attr).is_location() {
            return Replacement::To(ctx.unknown_loc());
        }
        match ctx.attr_data(attr) {
            AttrData::String { value, ty } => match self.bytes(ctx.bytes(*value)) {
                Some(new) => Replacement::To(ctx.attr(AttrData::String { value: ctx.ident_bytes(&new), ty: *ty })),
                None => Replacement::To(attr),
            },
            AttrData::DenseElements(dense) if !dense.splat && dense.data.len() > 4 => {
                let Some(new) = self.bytes(dense.data.as_slice()) else { return Replacement::To(attr) };
                match with_bytes(ctx, dense, new) {
                    Some(new) => Replacement::To(new),
                    None => Replacement::To(attr),
                }
            }
            _ => Replacement::Into,
        }
    }

    fn text(&mut self, _: &Context, text: &[u8]) -> Option<Vec<u8>> {
        self.bytes(text)
    }
}

/// Returns a one-dimensional tensor with other bytes; `None` if the constant is of another kind.
fn with_bytes(ctx: &Context, dense: &DenseElementsAttr, bytes: Vec<u8>) -> Option<Attr> {
    let TypeData::RankedTensor(tensor) = ctx.type_data(dense.ty) else { return None };
    if tensor.shape.len() != 1 || ctx.int_or_float_width(tensor.element) != Some(8) {
        return None;
    }
    let shape = Box::new([i64::try_from(bytes.len()).ok()?]);
    let ty = ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape, ..(**tensor).clone() })));
    let dense = DenseElementsAttr::new(ty, 8, bytes.len() as u64, bytes.into());
    Some(ctx.attr(AttrData::DenseElements(Box::new(dense))))
}

/// Returns the stripped bytecode of a nested module, in its original version.
fn stripped(ctx: &Context, bytecode: Bytes, what: &Strip, depth: usize) -> Result<Vec<u8>, Error> {
    let unreadable = |error: Error| {
        Error::unplaced(format!("a module nested in an attribute cannot be stripped: {}", error.message))
            .with_cause(error)
    };
    if depth == 0 {
        return Err(unreadable(Error::unplaced("modules stand in one another too deeply")));
    }
    let (version, producer) = nested::header(&bytecode);
    let read = mlirkit_bytecode::read(ctx, bytecode, &ReadOptions::default());
    let mut module = read.map_err(unreadable)?;
    strip_to(&mut module, what, depth - 1)?;
    let mut options = WriteOptions { version, ..WriteOptions::default() };
    options.imitate(&producer);
    if what.producer {
        NO_PRODUCER.clone_into(&mut options.producer);
    }
    let mut out = Vec::new();
    mlirkit_bytecode::write(&module, &mut out, &options).map_err(unreadable)?;
    Ok(out)
}
