//! An index of the modules in a crate, with the items, imports and inherent methods of each. It resolves paths.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use syn::visit::Visit;

/// The index of a module in [`Crate`].
pub type ModuleId = usize;

/// A type, identified by the module that defines it and by its name.
pub type TypeKey = (ModuleId, String);

/// Maximum number of re-exports that are followed for a path.
const MAX_STEPS: usize = 32;

/// Facts about one module.
#[derive(Default)]
pub struct Module {
    /// The file that contains the module, as its index in [`Crate::files`].
    pub file: usize,
    parent: Option<ModuleId>,
    children: BTreeMap<String, ModuleId>,
    /// The names that `use` items import, each with the imported path.
    imports: BTreeMap<String, Vec<String>>,
    /// The paths of glob imports, `use path::*`.
    globs: Vec<Vec<String>>,
    items: Vec<String>,
}

/// An index of the modules in one crate.
#[derive(Default)]
pub struct Crate {
    files: Vec<String>,
    pub modules: Vec<Module>,
    /// The syntax tree of each file, with the module that the file defines.
    sources: Vec<(ModuleId, syn::File)>,
    /// Exported macros, which belong to the crate's root regardless of where they are defined.
    macros: BTreeMap<String, ModuleId>,
    pub facts: Facts,
    /// Names of functions in other crates.
    pub foreign: BTreeSet<String>,
}

/// Facts from the `impl` blocks and structs of a crate.
#[derive(Default)]
pub struct Facts {
    /// The inherent methods of each type, with the modules that contain their `impl` blocks.
    pub inherent: BTreeMap<TypeKey, BTreeMap<String, ModuleId>>,
    /// The target type of a type's `Deref` implementation.
    deref: BTreeMap<TypeKey, TypeKey>,
    /// The types of the named fields in each struct.
    pub fields: BTreeMap<TypeKey, BTreeMap<String, TypeKey>>,
    /// The names of functions that traits declare.
    pub of_traits: BTreeSet<String>,
}

/// A function that returns the contents of a file below the crate's `src`; `None` if the file does not exist.
pub type Reader<'r> = &'r dyn Fn(&Path) -> Option<String>;

impl Crate {
    /// Reads the crate whose root file is `root`, without code that is only compiled for tests.
    pub fn read(root: &Path, reader: Reader) -> Result<Crate, String> {
        let mut index = Crate::default();
        index.read_file(root, PathBuf::new(), None, reader)?;
        let mut uses = Vec::new();
        index.each_item(&mut |module, item| {
            let mut found = Uses::default();
            found.visit_item(item);
            uses.extend(found.0.into_iter().map(|import| (module, import)));
        });
        for (module, (path, name)) in uses {
            match name {
                Some(name) => drop(index.modules[module].imports.insert(name, path)),
                None => index.modules[module].globs.push(path),
            }
        }
        // Paths can only be resolved after all modules have been read.
        let mut facts = Facts::default();
        index.each_item(&mut |module, item| facts.note(&index, module, item));
        index.facts = facts;
        Ok(index)
    }

    /// Calls `then` with each item and its module. Skips modules, and code that is only compiled for tests.
    pub fn each_item(&self, then: &mut dyn FnMut(ModuleId, &syn::Item)) {
        for (module, source) in &self.sources {
            self.each_below(*module, &source.items, then);
        }
    }

    fn each_below(&self, module: ModuleId, items: &[syn::Item], then: &mut dyn FnMut(ModuleId, &syn::Item)) {
        for item in items.iter().filter(|item| !is_test(attributes(item))) {
            match item {
                syn::Item::Mod(inner) => {
                    let child = self.modules[module].children.get(&inner.ident.to_string());
                    if let (Some(child), Some((_, items))) = (child, &inner.content) {
                        self.each_below(*child, items, then);
                    }
                }
                _ => then(module, item),
            }
        }
    }

    /// Returns the paths of the files below `src`, in the order in which they were read.
    pub fn files(&self) -> &[String] {
        &self.files
    }

    fn read_file(
        &mut self,
        path: &Path,
        folder: PathBuf,
        parent: Option<ModuleId>,
        reader: Reader,
    ) -> Result<ModuleId, String> {
        let text = reader(path).ok_or_else(|| format!("{}: no such module", path.display()))?;
        let syntax = syn::parse_file(&text).map_err(|e| format!("{}: {e}", path.display()))?;
        let file = self.files.len();
        self.files.push(path.display().to_string());
        let module = self.add_module(file, parent);
        self.read_items(module, &syntax.items, &folder, reader)?;
        self.sources.push((module, syntax));
        Ok(module)
    }

    fn add_module(&mut self, file: usize, parent: Option<ModuleId>) -> ModuleId {
        self.modules.push(Module { file, parent, ..Module::default() });
        self.modules.len() - 1
    }

    fn read_items(
        &mut self,
        module: ModuleId,
        items: &[syn::Item],
        folder: &Path,
        reader: Reader,
    ) -> Result<(), String> {
        for item in items.iter().filter(|item| !is_test(attributes(item))) {
            match item {
                syn::Item::Mod(inner) => {
                    let name = inner.ident.to_string();
                    let below = folder.join(&name);
                    let child = if let Some((_, items)) = &inner.content {
                        let child = self.add_module(self.modules[module].file, Some(module));
                        self.read_items(child, items, &below, reader)?;
                        child
                    } else {
                        let flat = below.with_extension("rs");
                        let path = if reader(&flat).is_some() { flat } else { below.join("mod.rs") };
                        self.read_file(&path, below, Some(module), reader)?
                    };
                    self.modules[module].children.insert(name, child);
                }
                syn::Item::Macro(inner) => {
                    if let Some(name) = &inner.ident {
                        if inner.attrs.iter().any(|a| a.path().is_ident("macro_export")) {
                            self.macros.insert(name.to_string(), module);
                        }
                        self.modules[module].items.push(name.to_string());
                    }
                }
                _ => self.modules[module].items.extend(item_name(item)),
            }
        }
        Ok(())
    }

    /// Resolves a path that is used in module `from`. Returns the module in which the path ends, and the rest of the
    /// path (an item, and names inside it).
    ///
    /// Returns `None` if the path leads into another crate, or begins with a name that is not an item of this module.
    pub fn resolve(&self, from: ModuleId, path: &[String]) -> Option<(ModuleId, Vec<String>)> {
        self.follow(from, path, false, MAX_STEPS)
    }

    /// Returns the type to which a path in module `from` refers; `None` if [`resolve`](Self::resolve) returns `None` or
    /// the path names a module.
    pub fn type_of(&self, from: ModuleId, path: &[String]) -> Option<TypeKey> {
        let (module, rest) = self.resolve(from, path)?;
        Some((module, rest.first()?.clone()))
    }

    fn follow(
        &self,
        from: ModuleId,
        path: &[String],
        is_inside: bool,
        steps: usize,
    ) -> Option<(ModuleId, Vec<String>)> {
        let steps = steps.checked_sub(1)?;
        let Some((first, rest)) = path.split_first() else { return Some((from, Vec::new())) };
        let module = &self.modules[from];
        match first.as_str() {
            "crate" | "$crate" => {
                if let Some(at) = rest.first().and_then(|name| self.macros.get(name)) {
                    return Some((*at, rest.to_vec()));
                }
                return self.follow(0, rest, true, steps);
            }
            "self" => return self.follow(from, rest, true, steps),
            "super" => return self.follow(module.parent?, rest, true, steps),
            _ => {}
        }
        if let Some(child) = module.children.get(first) {
            return self.follow(*child, rest, true, steps);
        }
        if module.items.contains(first) {
            return Some((from, path.to_vec()));
        }
        if let Some(import) = module.imports.get(first) {
            if import.first() == Some(first) && import.len() == 1 {
                return None;
            }
            let (at, mut left) = self.follow(from, import, false, steps)?;
            if left.is_empty() {
                return self.follow(at, rest, true, steps);
            }
            left.extend_from_slice(rest);
            return Some((at, left));
        }
        for glob in &module.globs {
            if let Some((at, left)) = self.follow(from, glob, false, steps)
                && left.is_empty()
                && at != from
                && let Some(found) = self.follow(at, path, false, steps)
            {
                return Some(found);
            }
        }
        // A path through modules of this crate ends here, in an item that a macro defines. Any other path leads into
        // another crate.
        is_inside.then(|| (from, path.to_vec()))
    }

    /// Returns the module whose `impl` block defines a method of a type or of a type to which it dereferences; `None`
    /// if there is none.
    pub fn method(&self, of: &TypeKey, name: &str) -> Option<ModuleId> {
        let mut at = of;
        for _ in 0..MAX_STEPS {
            if let Some(module) = self.facts.inherent.get(at).and_then(|methods| methods.get(name)) {
                return Some(*module);
            }
            at = self.facts.deref.get(at)?;
        }
        None
    }
}

impl Facts {
    fn note(&mut self, index: &Crate, module: ModuleId, item: &syn::Item) {
        match item {
            syn::Item::Impl(block) => {
                let Some(of) = type_path(&block.self_ty).and_then(|path| index.type_of(module, &path)) else { return };
                match &block.trait_ {
                    None => {
                        let methods = self.inherent.entry(of).or_default();
                        for function in block.items.iter().filter_map(function_of).filter(|f| !is_test(&f.attrs)) {
                            methods.insert(function.sig.ident.to_string(), module);
                        }
                    }
                    Some((path, _)) if path.segments.last().is_some_and(|last| last.ident == "Deref") => {
                        let target = block.items.iter().find_map(|item| match item {
                            syn::ImplItem::Type(target) => type_path(&target.ty),
                            _ => None,
                        });
                        if let Some(target) = target.and_then(|path| index.type_of(module, &path)) {
                            self.deref.insert(of, target);
                        }
                    }
                    Some(_) => {}
                }
            }
            syn::Item::Struct(item) => {
                let fields = item.fields.iter().filter_map(|field| {
                    let of = index.type_of(module, &type_path(&field.ty)?)?;
                    Some((field.ident.as_ref()?.to_string(), of))
                });
                self.fields.insert((module, item.ident.to_string()), fields.collect());
            }
            syn::Item::Trait(item) => self.of_traits.extend(item.items.iter().filter_map(|item| match item {
                syn::TraitItem::Fn(function) => Some(function.sig.ident.to_string()),
                _ => None,
            })),
            _ => {}
        }
    }
}

fn function_of(item: &syn::ImplItem) -> Option<&syn::ImplItemFn> {
    match item {
        syn::ImplItem::Fn(function) => Some(function),
        _ => None,
    }
}

/// The imports in an item and in the bodies inside it. Each is a path and the imported name, or no name for `*`.
#[derive(Default)]
struct Uses(Vec<(Vec<String>, Option<String>)>);

impl<'ast> Visit<'ast> for Uses {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        flatten(&item.tree, &mut Vec::new(), &mut |path, name| self.0.push((path.to_vec(), name)));
    }
}

/// Calls `then` with each path that a `use` imports, and with the name under which it is imported.
pub fn flatten(tree: &syn::UseTree, path: &mut Vec<String>, then: &mut dyn FnMut(&[String], Option<String>)) {
    let depth = path.len();
    match tree {
        syn::UseTree::Path(inner) => {
            path.push(inner.ident.to_string());
            flatten(&inner.tree, path, then);
        }
        syn::UseTree::Group(group) => group.items.iter().for_each(|tree| flatten(tree, path, then)),
        syn::UseTree::Glob(_) => then(path, None),
        syn::UseTree::Name(name) if name.ident == "self" => then(path, path.last().cloned()),
        syn::UseTree::Name(name) => {
            path.push(name.ident.to_string());
            then(path, path.last().cloned());
        }
        syn::UseTree::Rename(name) => {
            if name.ident != "self" {
                path.push(name.ident.to_string());
            }
            then(path, Some(name.rename.to_string()));
        }
    }
    path.truncate(depth);
}

/// Returns the path of a type, after removing references and boxes; `None` for types without a path, such as tuples.
pub fn type_path(of: &syn::Type) -> Option<Vec<String>> {
    match of {
        syn::Type::Reference(inner) => type_path(&inner.elem),
        syn::Type::Paren(inner) => type_path(&inner.elem),
        syn::Type::Group(inner) => type_path(&inner.elem),
        syn::Type::Path(path) => {
            let last = path.path.segments.last()?;
            if last.ident == "Box"
                && let syn::PathArguments::AngleBracketed(arguments) = &last.arguments
                && let Some(syn::GenericArgument::Type(inner)) = arguments.args.first()
            {
                return type_path(inner);
            }
            Some(segments(&path.path))
        }
        _ => None,
    }
}

/// Returns the names in a path.
pub fn segments(path: &syn::Path) -> Vec<String> {
    path.segments.iter().map(|segment| segment.ident.to_string()).collect()
}

/// Returns whether attributes restrict an item to test builds.
pub fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let syn::Meta::List(list) = &attribute.meta else { return false };
        let condition = list.tokens.to_string();
        list.path.is_ident("cfg") && condition.starts_with("test") || condition.starts_with("all (test")
    })
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Const(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Static(item) => &item.attrs,
        syn::Item::Struct(item) => &item.attrs,
        syn::Item::Enum(item) => &item.attrs,
        syn::Item::Trait(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// Returns the name that an item defines in its module, if any.
fn item_name(item: &syn::Item) -> Option<String> {
    let ident = match item {
        syn::Item::Const(item) => &item.ident,
        syn::Item::Enum(item) => &item.ident,
        syn::Item::Fn(item) => &item.sig.ident,
        syn::Item::Static(item) => &item.ident,
        syn::Item::Struct(item) => &item.ident,
        syn::Item::Trait(item) => &item.ident,
        syn::Item::TraitAlias(item) => &item.ident,
        syn::Item::Type(item) => &item.ident,
        syn::Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(ident.to_string())
}
