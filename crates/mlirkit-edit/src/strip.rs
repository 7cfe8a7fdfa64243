//! Strips confidential data from a module: locations, weights and names.

mod debug_info;
mod paths;

use bytes::Bytes;
use mlirkit_defs::AttrDef;
use mlirkit_diag::{Error, deep};
use mlirkit_ir::{Attr, AttrData, Context, FileTables, Ident, Module, OpRef, Param, ResourceValue};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::nested::{self, DEEPEST, Inflater, Leaf, NestedEncoding};
use crate::normal::{self, without_location};
use crate::replace::{AttrRewrite, Replacement, Replacer, bodies, each_op, visit};
use crate::symbols;
use paths::{check_paths, paths};

/// The kinds of data to strip from a module.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Strip {
    /// Locations, including those in attributes.
    pub locations: bool,
    /// The contents of resources.
    pub resources: bool,
    /// The names of private symbols and of the module, and names in locations.
    pub names: bool,
    /// Discardable attributes whose names have one of these prefixes.
    pub discardable: Vec<String>,
    /// The producer strings of nested modules.
    pub producer: bool,
    /// Properties whose absence means the same: those equal to their defaults, and lists of empty dictionaries.
    /// Fingerprints and differences ignore such properties.
    pub defaults: bool,
}

/// The string that replaces a stripped producer string.
pub const NO_PRODUCER: &str = "MLIR";

/// Strips a module, including the modules nested in its attributes.
///
/// # Errors
/// Fails if a nested module cannot be read or written, because its data would remain. Also fails if a string, name, type,
/// constant or resource contains the path of a stripped location, because it must not change.
pub fn strip(module: &mut Module<'_>, what: &Strip) -> Result<(), Error> {
    module.load_all()?;
    let paths = if what.locations { paths(module) } else { Vec::new() };
    strip_to(module, what, DEEPEST)?;
    check_paths(module, &paths)
}

fn strip_to(module: &mut Module<'_>, what: &Strip, depth: usize) -> Result<(), Error> {
    module.load_all()?;
    let ctx = module.context();
    check_unknown_properties(module, what)?;
    let mut replacer = Replacer::new(ctx, Stripper { ctx, what, depth, inflater: Inflater::default(), failure: None });
    replacer.module(module);
    let own_name = if what.names { take_module_name(module)? } else { None };
    let mentioned = if module.file_tables().is_some() { Mentioned::by(module) } else { Mentioned::default() };
    let mut name_stays = false;
    module.change_file_tables(|tables| {
        name_stays = !overwrite_strings(ctx, tables, what, own_name, &mentioned);
        tables.attrs.iter_mut().for_each(|attr| *attr = replacer.attr(*attr));
    });
    if name_stays {
        return refuse_unknown(module, "the module's name");
    }
    if !what.resources {
        let groups = module.dialect_resources.iter_mut().chain(&mut module.external_resources);
        for (key, value) in groups.flat_map(|group| &mut group.entries) {
            let Some(ResourceValue::Blob { data, .. }) = value else { continue };
            let Some(new) = replacer.edit.bytes(data) else { continue };
            if new.len() == data.len() {
                *data = new.into();
            } else if replacer.edit.failure.is_none() {
                replacer.edit.refuse(&format!("in resource '{}', whose length its users know", ctx.str(*key)));
            }
        }
    }
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
    if what.defaults {
        strip_defaults(module);
    }
    Ok(())
}

/// Checks that stripping is possible in the presence of properties with an unknown encoding. Such properties refer to
/// table entries by index, so all entries must keep their indices.
fn check_unknown_properties(module: &Module<'_>, what: &Strip) -> Result<(), Error> {
    let ctx = module.context();
    let Some(tables) = module.file_tables() else { return Ok(()) };
    let refuse = |reason: &str| refuse_unknown(module, reason);
    if what.locations {
        let (mut used, mut metadata) = (FxHashSet::default(), Vec::new());
        visit(module, |_, attr| {
            used.insert(attr);
        });
        let mut of_locations = Replacer::new(ctx, |ctx: &Context, attr: Attr| {
            if !ctx.attr_data(attr).is_location() {
                metadata.push(attr);
            }
            Replacement::Into
        });
        for attr in tables.attrs.iter().filter(|attr| matches!(ctx.attr_data(**attr), AttrData::FusedLoc { .. })) {
            of_locations.attr(*attr);
        }
        if metadata.iter().any(|attr| !used.contains(attr)) {
            return refuse("metadata of locations");
        }
    }
    if what.names {
        let is_private = |op: OpRef<'_, '_>| op.string_attr("sym_visibility") == Some("private");
        if module.symbols().any(is_private) {
            return refuse("names");
        }
    }
    let goes = |name: Ident| what.discardable.iter().any(|prefix| ctx.str(name).starts_with(prefix.as_str()));
    if tables.attrs.iter().any(|attr| ctx.dictionary_entries(Some(*attr)).iter().any(|(name, _)| goes(*name))) {
        return refuse("discardable attributes");
    }
    Ok(())
}

/// Returns the error that `thing` cannot be stripped from a module with properties in an unknown encoding.
fn refuse_unknown(module: &Module<'_>, thing: &str) -> Result<(), Error> {
    let ctx = module.context();
    let ops = module.file_tables().into_iter().flat_map(|tables| &tables.ops);
    let op = ops.map(|op| ctx.op_str(*op)).min().unwrap_or_default();
    let reason = format!("'{op}' op has properties of an unknown encoding, which may refer to it");
    Err(Error::unplaced(format!("{thing} cannot be stripped: {reason}")))
}

/// Removes the symbol name of the module and returns it; `None` if the module has no name.
fn take_module_name(module: &mut Module<'_>) -> Result<Option<Ident>, Error> {
    let ctx = module.context();
    let Some(root) = module.root().filter(|root| root.is("builtin.module")) else { return Ok(None) };
    let name = root.symbol_name().map(|name| ctx.ident(name));
    let at = (root.body, root.id);
    if name.is_some() {
        symbols::set_attr(module, at, "sym_name", None)?;
    }
    Ok(name)
}

/// The strings and table entries to which the operations of a module refer, not counting references from locations.
#[derive(Default)]
struct Mentioned {
    /// The values of string attributes.
    strings: FxHashSet<Ident>,
    /// The numbers in properties with an unknown encoding. Any of them may be the index of a table entry.
    numbers: FxHashSet<u64>,
}

impl Mentioned {
    fn by(module: &Module<'_>) -> Self {
        let mut mentioned = Self::default();
        visit(module, |ctx, attr| {
            if let AttrData::String { value, .. } = ctx.attr_data(attr) {
                mentioned.strings.insert(*value);
            }
        });
        for op in module.walk() {
            let data = op.arena().op(op.id);
            let mut bytes = module.context().opaque_bytes(data.props).unwrap_or_default();
            // Numbers are encoded as in bytecode: the trailing zeros of the first byte give the number of additional
            // bytes.
            while let Some(first) = bytes.first() {
                let length = (first.trailing_zeros() as usize + 1).min(9).min(bytes.len());
                let mut number = [0; 16];
                number[..length].copy_from_slice(&bytes[..length]);
                let number =
                    if length == 9 { u128::from_le_bytes(number) >> 8 } else { u128::from_le_bytes(number) >> length };
                mentioned.numbers.insert(number as u64);
                bytes = &bytes[length..];
            }
        }
        mentioned
    }

    /// Returns whether a property with an unknown encoding may refer to the entry at this index.
    fn may_name(&self, index: usize) -> bool {
        let index = index as u64;
        self.numbers.contains(&index) || self.numbers.contains(&(index << 1 | 1))
    }
}

/// Overwrites the strings that only locations use, keeping the indices of all entries. File names are always
/// overwritten. The name of a location is kept if a property with an unknown encoding may refer to the same string.
/// Returns false if `own_name`, the former name of the module, is kept for that reason.
fn overwrite_strings(
    ctx: &Context,
    tables: &mut FileTables,
    what: &Strip,
    own_name: Option<Ident>,
    mentioned: &Mentioned,
) -> bool {
    let (mut files, mut names) = (FxHashSet::default(), FxHashSet::default());
    for attr in &tables.attrs {
        match ctx.attr_data(*attr) {
            AttrData::FileLineCol { file, .. } if what.locations => {
                files.insert(*file);
            }
            AttrData::FileRange(range) if what.locations => {
                files.insert(range.file);
            }
            AttrData::NameLoc { name, .. } if what.locations || what.names => {
                names.insert(*name);
            }
            AttrData::Dialect(data) if what.locations => files.extend(debug_info::paths(ctx, data)),
            _ => {}
        }
    }
    names.extend(own_name);
    let value = |attr: Attr| match ctx.attr_data(attr) {
        AttrData::String { value, .. } => Some(*value),
        _ => None,
    };
    let attrs = tables.attrs.iter().map(|attr| value(*attr)).enumerate();
    let strings = tables.strings.iter().map(|string| Some(*string)).enumerate();
    for (_, string) in attrs.chain(strings).filter(|(index, _)| mentioned.may_name(*index)) {
        string.map(|string| names.remove(&string));
    }
    let name_goes = own_name.is_none_or(|name| names.contains(&name) || mentioned.strings.contains(&name));
    files.extend(names);
    files.retain(|string| !mentioned.strings.contains(string));
    let taken: FxHashSet<Ident> = tables.strings.iter().copied().collect();
    // Equal strings would be merged into one entry, which would shift the indices of the following entries.
    let mut fresh = (0..).map(|number: usize| ctx.ident(&number.to_string())).filter(|name| !taken.contains(name));
    let instead: FxHashMap<Ident, Ident> =
        files.into_iter().filter_map(|string| Some((string, fresh.next()?))).collect();
    for string in &mut tables.strings {
        *string = instead.get(string).copied().unwrap_or(*string);
    }
    for attr in &mut tables.attrs {
        if let AttrData::String { value, ty } = ctx.attr_data(*attr)
            && let Some(new) = instead.get(value)
        {
            *attr = ctx.attr(AttrData::String { value: *new, ty: *ty });
        }
    }
    name_goes
}

/// Checks that a module, including the modules nested in its attributes, contains no data that should have been
/// stripped.
///
/// # Errors
/// Fails if a location, the content of a resource or a discardable attribute remains, or if a nested module cannot be
/// read.
pub fn check(module: &Module<'_>, what: &Strip) -> Result<(), Error> {
    check_to(module, what, DEEPEST)
}

fn check_to(module: &Module<'_>, what: &Strip, depth: usize) -> Result<(), Error> {
    module.load_all()?;
    let ctx = module.context();
    let left = |thing: &str| Err(Error::unplaced(format!("{thing} would be left")));
    let tables = module.file_tables().map(|tables| tables.attrs.as_slice()).unwrap_or_default();
    if what.locations {
        let unknown = ctx.unknown_loc();
        let mut all = true;
        for op in module.top_block().ops().flat_map(OpRef::walk) {
            all &= op.location() == unknown;
            let blocks = op.regions().flat_map(|region| region.blocks());
            all &= blocks.flat_map(|block| op.module.body(block.body).arg_locs(block.id)).all(|loc| *loc == unknown);
        }
        let is_known = |attr: Attr| ctx.attr_data(attr).is_location() && attr != unknown;
        visit(module, |_, attr| all &= !is_known(attr));
        if !all || tables.iter().any(|attr| is_known(*attr)) {
            return left("a location");
        }
    }
    if what.resources
        && module.dialect_resources.iter().flat_map(|group| &group.entries).any(|(_, value)| value.is_some())
    {
        return left("the content of a resource");
    }
    let goes = |name: &Ident| what.discardable.iter().any(|prefix| ctx.str(*name).starts_with(prefix.as_str()));
    let mut ops = module.top_block().ops().flat_map(OpRef::walk);
    if ops.any(|op| op.discardable_attrs().iter().any(|(name, _)| goes(name))) {
        return left("a discardable attribute");
    }
    let mut failure = None;
    visit(module, |ctx, attr| {
        nested::each_piece(ctx, attr, &mut |bytes, encoding| {
            let mut was_read = false;
            let checked = nested::with_module(ctx, bytes, encoding, |module| {
                was_read = true;
                // Text without locations gets new ones from the parser when it is read.
                let text = Strip { locations: false, ..what.clone() };
                let what = if encoding == NestedEncoding::Text { &text } else { what };
                match depth {
                    0 => Err(Error::unplaced("modules are nested too deeply")),
                    _ => deep(|| check_to(&module, what, depth - 1)),
                }
            });
            if was_read || encoding != NestedEncoding::Text {
                failure = failure.take().or(checked.err());
            }
        });
    });
    failure.map_or(Ok(()), Err)
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

/// Removes the properties that an operation may lack without a change in meaning.
fn strip_defaults(module: &mut Module<'_>) {
    let ctx = module.context();
    each_op(module, |body, op| {
        let (name, props) = (body.op(op).name, body.op(op).props);
        let Some(def) = ctx.op_def(name) else { return };
        let own = ctx.props_data(props);
        let kept: Vec<Option<Attr>> = own
            .iter()
            .zip(&def.slots)
            .map(|(value, slot)| value.filter(|value| !normal::may_lack(ctx, slot, *value)))
            .collect();
        if kept != own {
            body.op_mut(op).props = ctx.props(&kept);
        }
    });
}

/// Renames private symbols to numbers.
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
    symbols::rename(module, at, &names)
}

struct Stripper<'c, 'w> {
    ctx: &'c Context,
    what: &'w Strip,
    depth: usize,
    failure: Option<Error>,
    /// Decompresses data to find modules in it.
    inflater: Inflater,
}

impl Stripper<'_, '_> {
    /// Records the error that a nested module cannot be stripped. `place` describes where the module is.
    fn refuse(&mut self, place: &str) {
        let message = format!("a module nested {place} cannot be stripped");
        self.failure.get_or_insert_with(|| Error::unplaced(message));
    }

    /// Strips the modules nested in `bytes` and returns the new bytes; `None` if nothing changed.
    fn bytes(&mut self, bytes: &[u8]) -> Option<Vec<u8>> {
        if self.inflater.inflate(bytes).is_some_and(|data| data.may_hold_module()) {
            self.refuse("in compressed data");
            return None;
        }
        let (ctx, what, depth) = (self.ctx, self.what, self.depth);
        let (mut any, mut resized) = (false, false);
        let new = nested::rewrite(bytes, |module, encoding| {
            let new = deep(|| stripped(ctx, module.clone(), encoding, what, depth))?;
            any |= new.is_some();
            // The bytes around the module may contain its length, so the length must not change.
            let is_part = encoding == NestedEncoding::Bytecode && module.len() != bytes.len();
            resized |= is_part && new.as_ref().is_some_and(|new| new.len() != module.len());
            Ok::<_, Error>(new)
        });
        if resized {
            self.refuse("among other bytes");
        }
        match new.map(|new| new.filter(|_| any)) {
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
        match nested::leaf(ctx, attr, &mut |bytes| self.bytes(bytes)) {
            Leaf::To(new) => Replacement::To(new),
            Leaf::Refused(ty) => {
                self.refuse(&format!("in a constant of type {ty}"));
                Replacement::To(attr)
            }
            Leaf::Other => Replacement::Into,
        }
    }

    fn param(&mut self, ctx: &Context, def: &AttrDef, index: usize, value: &Param) -> Option<Param> {
        if !self.what.locations {
            return None;
        }
        debug_info::without_path(ctx, def, index, value).or_else(|| without_location(ctx, def, index, value))
    }

    fn text(&mut self, _: &Context, text: &[u8]) -> Option<Vec<u8>> {
        self.bytes(text)
    }

    fn unknown_text(&mut self, _: &Context, text: &[u8]) -> Option<Vec<u8>> {
        nested::in_quotes(text, &mut |bytes| self.bytes(bytes))
    }
}

/// Strips a nested module and returns its new encoding; `None` for text that is not a module.
fn stripped(
    ctx: &Context,
    bytes: Bytes,
    encoding: NestedEncoding,
    what: &Strip,
    depth: usize,
) -> Result<Option<Vec<u8>>, Error> {
    let unreadable = |error: Error| {
        Error::unplaced(format!("a module nested in an attribute cannot be stripped: {}", error.message))
            .with_cause(error)
    };
    if depth == 0 {
        return Err(unreadable(Error::unplaced("modules are nested too deeply")));
    }
    let producer = what.producer.then_some(NO_PRODUCER);
    let mut was_read = false;
    let new = nested::with_module(ctx, bytes.clone(), encoding, |mut module| {
        was_read = true;
        strip_to(&mut module, what, depth - 1)?;
        nested::encode_like(&module, &bytes, encoding, producer).map_err(unreadable)
    });
    match new {
        Err(_) if !was_read && encoding == NestedEncoding::Text => Ok(None),
        Err(error) if !was_read => Err(unreadable(error)),
        new => new.map(Some),
    }
}
