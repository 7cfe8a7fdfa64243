//! The paths of stripped locations, which may also occur elsewhere in a module: in strings, names, types and constants.

use std::collections::BTreeSet;

use mlirkit_diag::{Error, deep};
use mlirkit_ir::{Attr, AttrData, Chunk, Context, Module, OpRef, Param, ResourceValue, Type};
use mlirkit_num::hex;
use rustc_hash::FxHashSet;

use super::debug_info;
use crate::nested::{self, Compressed, DEEPEST, Inflater};
use crate::replace::{Replacement, Replacer, visit};

/// Maximum size in bytes of data that is searched for short paths, which larger data might contain by chance.
const LARGEST_SEARCHED: usize = 64 << 20;

/// Minimum length in bytes of a path that data of any size is searched for.
const LEAST_DISTINCT: usize = 8;

/// The number of bytes at the beginning of a path that are searched for. The limit bounds the time for paths that have
/// much in common.
const LONGEST_SEARCHED: usize = 256;

/// Returns the file names in the locations of a module and its nested modules, except names that are not paths.
pub(super) fn paths(module: &Module<'_>) -> Vec<Vec<u8>> {
    let mut found = BTreeSet::new();
    paths_to(module, DEEPEST, &mut found);
    found.into_iter().collect()
}

fn paths_to(module: &Module<'_>, depth: usize, found: &mut BTreeSet<Vec<u8>>) {
    let ctx = module.context();
    let mut collect = Replacer::new(ctx, |ctx: &Context, attr: Attr| {
        let file = match ctx.attr_data(attr) {
            AttrData::FileLineCol { file, .. } => Some(*file),
            AttrData::FileRange(range) => Some(range.file),
            _ => None,
        };
        found.extend(file.map(|file| ctx.bytes(file).to_vec()).filter(|file| is_path(file)));
        Replacement::Into
    });
    for op in module.walk() {
        collect.attr(op.location());
    }
    visit(module, |ctx, attr| {
        if let AttrData::Dialect(data) = ctx.attr_data(attr) {
            let of_data = debug_info::paths(ctx, data).into_iter().map(|path| ctx.bytes(path).to_vec());
            found.extend(of_data.filter(|path| is_path(path)));
        }
    });
    if depth == 0 {
        return;
    }
    visit(module, |ctx, attr| {
        nested::each_piece(ctx, attr, &mut |bytes, encoding| {
            // A module that cannot be read is refused later, when it is stripped.
            let _ = nested::with_module(ctx, bytes, encoding, |module| {
                deep(|| paths_to(&module, depth - 1, found));
                Ok(())
            });
        });
    });
}

/// Returns whether a file name is a path, which other strings are unlikely to contain by chance.
fn is_path(file: &[u8]) -> bool {
    file.len() > 3 && file.iter().any(|byte| b"/\\".contains(byte))
}

/// Paths to search for: each as it is, and as a quoted string contains it.
struct Paths {
    /// The paths in order, each with its index. None is the beginning of another, so that at most one of them is at a
    /// given place: the greatest that is not greater than the bytes there.
    sorted: Vec<(Vec<u8>, usize)>,
    /// Whether a path begins with a given pair of bytes.
    pairs: Vec<bool>,
}

impl Paths {
    /// Creates a search for the paths with at least `least` bytes.
    fn new(paths: &[Vec<u8>], least: usize) -> Self {
        let mut all = Vec::new();
        for (index, path) in paths.iter().enumerate().filter(|(_, path)| path.len() >= least) {
            let mut quoted = Vec::new();
            hex::escape(path, &mut quoted);
            all.extend([path, &quoted].map(|path| (path.get(..LONGEST_SEARCHED).unwrap_or(path).to_vec(), index)));
        }
        all.sort_unstable();
        let mut pairs = vec![false; 1 << 16];
        let mut sorted: Vec<(Vec<u8>, usize)> = Vec::with_capacity(all.len());
        for (path, index) in all {
            if sorted.last().is_some_and(|(before, _)| path.starts_with(before)) {
                continue;
            }
            if let Some(pair) =
                path.first_chunk().and_then(|pair| pairs.get_mut(usize::from(u16::from_le_bytes(*pair))))
            {
                *pair = true;
            }
            sorted.push((path, index));
        }
        Self { sorted, pairs }
    }

    /// Returns the index of the first path in some data.
    fn find(&self, data: &[u8]) -> Option<usize> {
        // Every path contains a separator, and most strings do not.
        memchr::memchr2(b'/', b'\\', data)?;
        data.windows(2).enumerate().find_map(|(at, pair)| {
            let pair = u16::from_le_bytes(*pair.first_chunk()?);
            if !*self.pairs.get(usize::from(pair))? {
                return None;
            }
            let rest = data.get(at..)?;
            let after = self.sorted.partition_point(|(path, _)| path.as_slice() <= rest);
            let (path, index) = self.sorted.get(after.checked_sub(1)?)?;
            rest.starts_with(path).then_some(*index)
        })
    }
}

/// A search for paths in the parts of a module.
struct Search<'c> {
    ctx: &'c Context,
    paths: Paths,
    /// The paths that large data is searched for.
    distinct: Paths,
    inflater: Inflater,
    /// The types that have been searched.
    types: FxHashSet<Type>,
    /// The first find: a description of the part, and the index of the path.
    found: Option<(&'static str, usize)>,
}

impl Search<'_> {
    fn new<'c>(ctx: &'c Context, paths: &[Vec<u8>]) -> Search<'c> {
        let (paths, distinct) = (Paths::new(paths, 0), Paths::new(paths, LEAST_DISTINCT));
        Search { ctx, paths, distinct, inflater: Inflater::default(), types: FxHashSet::default(), found: None }
    }

    /// Searches bytes, without data compressed in them.
    fn plain(&mut self, thing: &'static str, data: &[u8]) {
        if self.found.is_none() {
            let paths = if data.len() > LARGEST_SEARCHED { &self.distinct } else { &self.paths };
            self.found = paths.find(data).map(|index| (thing, index));
        }
    }

    /// Searches bytes, and what they contain in compressed form.
    fn data(&mut self, thing: &'static str, data: &[u8]) {
        if self.found.is_none()
            && let Some(Compressed::Inflated(inflated)) = self.inflater.inflate(data)
        {
            self.plain(thing, &inflated);
        }
        self.plain(thing, data);
    }

    fn ty(&mut self, ty: Type) {
        if self.found.is_none() && self.types.insert(ty) {
            self.plain("a type", self.ctx.type_text(ty).as_bytes());
        }
    }

    fn params(&mut self, params: &[Param]) {
        for param in params {
            match param {
                Param::Type(ty) => self.ty(*ty),
                Param::Array(items) => self.params(items),
                _ => {}
            }
        }
    }

    /// Searches an attribute, without the attributes in it.
    fn attr(&mut self, attr: Attr) {
        let ctx = self.ctx;
        match ctx.attr_data(attr) {
            AttrData::DenseElements(dense) => {
                self.ty(dense.ty);
                if !dense.splat {
                    self.data("a constant", dense.data.as_slice());
                }
            }
            AttrData::DenseStrings(dense) => {
                dense.values.iter().for_each(|value| self.data("a constant of strings", ctx.bytes(*value)));
            }
            AttrData::DenseResource { ty, key, .. } => {
                self.ty(*ty);
                self.plain("the name of a resource", ctx.bytes(*key));
            }
            AttrData::String { value, ty } => {
                ty.iter().for_each(|ty| self.ty(*ty));
                self.data("a string", ctx.bytes(*value));
            }
            AttrData::SymbolRef(names) => {
                names.iter().for_each(|name| self.plain("the name of a symbol", ctx.bytes(*name)));
            }
            AttrData::Dictionary(entries) => {
                entries.iter().for_each(|(name, _)| self.plain("the name of an attribute", ctx.bytes(*name)));
            }
            AttrData::Type(ty) => self.ty(*ty),
            AttrData::Opaque { text, .. } => self.data("an attribute of an unknown dialect", ctx.bytes(*text)),
            AttrData::Verbatim(text) => {
                for chunk in &text.chunks {
                    match chunk {
                        Chunk::Text(text) => self.data("an attribute of an unknown dialect", ctx.bytes(*text)),
                        Chunk::Type(ty) => self.ty(*ty),
                        Chunk::Attr(_) => {}
                    }
                }
            }
            AttrData::Dialect(data) => {
                self.params(&data.params);
                debug_info::strings(&data.params, &mut |value| self.data("a string", ctx.bytes(value)));
            }
            _ => {}
        }
    }

    /// Searches the names and types of the operations in a module, and its resources.
    fn module(&mut self, module: &Module<'_>) {
        let ctx = self.ctx;
        for op in module.top_block().ops().flat_map(OpRef::walk) {
            self.plain("the name of an operation", op.name().as_bytes());
            op.result_types().iter().for_each(|ty| self.ty(*ty));
            for block in op.regions().flat_map(|region| region.blocks()) {
                block.args().for_each(|arg| self.ty(arg.ty()));
            }
        }
        for group in module.dialect_resources.iter().chain(&module.external_resources) {
            self.plain("the name of a resource", ctx.bytes(group.name));
            for (key, value) in &group.entries {
                self.plain("the name of a resource", ctx.bytes(*key));
                match value {
                    Some(ResourceValue::Blob { data, .. }) => self.data("a resource", data),
                    Some(ResourceValue::String(text)) => self.data("a resource", ctx.bytes(*text)),
                    Some(ResourceValue::Bool(_)) | None => {}
                }
            }
        }
    }
}

/// Checks that nothing in a module contains one of the paths. Compiled device programs and assertion messages may name
/// their source file.
///
/// # Errors
/// Fails if a string, name, type, constant or resource contains one of the paths.
pub(super) fn check_paths(module: &Module<'_>, paths: &[Vec<u8>]) -> Result<(), Error> {
    if paths.is_empty() {
        return Ok(());
    }
    let mut search = Search::new(module.context(), paths);
    search.module(module);
    visit(module, |_, attr| search.attr(attr));
    if let Some(tables) = module.file_tables() {
        tables.attrs.iter().for_each(|attr| search.attr(*attr));
        tables.types.iter().for_each(|ty| search.ty(*ty));
        tables.strings.iter().for_each(|string| search.plain("a string", search.ctx.bytes(*string)));
    }
    let Some((thing, index)) = search.found else { return Ok(()) };
    let path = paths.get(index).map(|path| String::from_utf8_lossy(path)).unwrap_or_default();
    Err(Error::unplaced(format!("{thing} holds the path '{path}', which cannot be stripped")))
}

#[cfg(test)]
mod tests {
    use super::{LEAST_DISTINCT, LONGEST_SEARCHED, Paths};

    #[test]
    fn each_of_many_paths_is_found() {
        let names: Vec<Vec<u8>> = (0..5_000).map(|number| format!("/src/me/src/{number}.py").into_bytes()).collect();
        let paths = Paths::new(&names, 0);
        for (index, name) in names.iter().enumerate() {
            let data = [b"at /src/me/src/x, in ".as_slice(), name, b"!"].concat();
            assert_eq!(paths.find(&data), Some(index));
            assert_eq!(paths.find(name.get(..name.len() - 1).unwrap()), None);
        }
    }

    #[test]
    fn a_path_is_found_as_a_string_quotes_it() {
        let paths = Paths::new(&[br"C:\me\a.py".to_vec(), "/ä/b".into()], 0);
        assert_eq!(paths.find(br"x = C:\me\a.py"), Some(0));
        assert_eq!(paths.find(br"x = C:\\me\\a.py"), Some(0));
        assert_eq!(paths.find(br"/\C3\A4/b"), Some(1));
    }

    #[test]
    fn one_path_may_begin_another() {
        let paths = Paths::new(&[b"/a/b/c".to_vec(), b"/a/b".to_vec(), b"/a/b.c".to_vec()], 0);
        assert_eq!(paths.find(b"/a/b/d"), Some(1));
        assert_eq!(paths.find(b"/a/c"), None);
        let long = [b"/".as_slice(), &[b'x'; 2 * LONGEST_SEARCHED]].concat();
        assert_eq!(Paths::new(std::slice::from_ref(&long), 0).find(&long), Some(0));
    }

    #[test]
    fn short_paths_can_be_left_out() {
        let names = [b"/a/b".to_vec(), b"/a/b/long.py".to_vec()];
        assert_eq!(Paths::new(&names, 0).find(b"/a/b/long.py"), Some(0));
        let distinct = Paths::new(&names, LEAST_DISTINCT);
        assert_eq!(distinct.find(b"/a/b /a/b/long.py"), Some(1));
        assert_eq!(distinct.find(b"/a/b"), None);
    }
}
