//! Aliases: which attributes and types get a name at the top of the file, and what it is.
//!
//! While aliases are collected the printer runs over everything that will be printed and writes nothing; what it
//! meets is visited here, once each. Nested ones are visited through the same printing code, so a dialect's own
//! syntax decides what can be named inside it. What can neither be named nor holds anything that can is not looked at
//! (`alias/plain.rs`).

mod plain;

use mlirkit_ir::{Attr, AttrData, Chunk, Type, TypeData};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::hooks::Alias;
use crate::names::{TrailingDigit, sanitize};
use crate::printer::{AttrPrinter, Output, TypeElision};
use plain::Plain;

/// What an alias stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Symbol {
    /// `#name`
    Attr(Attr),
    /// `!name`
    Type(Type),
}

/// Whether an alias may be defined at the end of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deferral {
    /// It may.
    Allowed,
    /// It must stand before its first use.
    Refused,
}

// Of these there is one for each location that is printed.
#[derive(Debug)]
struct Visited {
    symbol: Symbol,
    // Index into the names, from 1; 0 for none.
    name: u32,
    depth: u32,
    // Where what it is made of begins in the list of all such; how many there are stands before it. 0 for nothing.
    children: u32,
    deferral: Deferral,
}

/// An alias that will be printed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Definition {
    pub(crate) symbol: Symbol,
    name: u32,
    suffix: u32,
    pub(crate) deferral: Deferral,
}

/// What is being printed while aliases are collected.
#[derive(Debug)]
struct Parent {
    deferral: Deferral,
    depth: u32,
    children: SmallVec<[u32; 4]>,
}

/// An attribute or type that a part of the file asks for, to be visited when it is its turn.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Noted {
    symbol: Symbol,
    elision: TypeElision,
    deferral: Deferral,
}

/// What has been visited while aliases are collected.
#[derive(Debug, Default)]
pub(crate) struct Collector {
    /// Where nothing is visited yet: what is to be, at least as often as it makes a difference. Then the numbers say of each
    /// how strictly it was asked for.
    noted: Option<Vec<Noted>>,
    /// Where all that is asked is whether there is a name: what has one, or holds one, is not looked at any further.
    hasty: bool,
    numbers: Numbers,
    visited: Vec<Visited>,
    children: Vec<u32>,
    parent: Option<Parent>,
    names: Vec<Vec<u8>>,
    // The name of locations, from 1.
    loc: u32,
    name_ids: crate::parser::KeyedMap<Vec<u8>, u32>,
    plain: Plain,
    /// How often something was met that makes a difference to the aliases of a file.
    changes: usize,
}

/// The aliases of a file.
#[derive(Debug, Default)]
pub(crate) struct Aliases {
    names: Vec<Vec<u8>>,
    definitions: Vec<Definition>,
    // Which definition each one has, from 1.
    numbers: Numbers,
}

/// A number for each attribute and type, 0 where none was given.
#[derive(Debug, Default)]
struct Numbers {
    attrs: Vec<u32>,
    types: Vec<u32>,
}

impl Numbers {
    fn get(&self, symbol: Symbol) -> Option<u32> {
        let (table, index) = match symbol {
            Symbol::Attr(attr) => (&self.attrs, attr.index()),
            Symbol::Type(ty) => (&self.types, ty.index()),
        };
        table.get(index).copied()
    }

    fn clear(&mut self, symbol: Symbol) {
        let (table, index) = match symbol {
            Symbol::Attr(attr) => (&mut self.attrs, attr.index()),
            Symbol::Type(ty) => (&mut self.types, ty.index()),
        };
        if let Some(number) = table.get_mut(index) {
            *number = 0;
        }
    }

    fn slot(&mut self, symbol: Symbol) -> &mut u32 {
        let (table, index) = match symbol {
            Symbol::Attr(attr) => (&mut self.attrs, attr.index()),
            Symbol::Type(ty) => (&mut self.types, ty.index()),
        };
        if table.len() <= index {
            table.resize((index + 1).max(table.len() * 2), 0);
        }
        &mut table[index]
    }
}

impl Aliases {
    /// Whether what has a name among others has the same one here. Both are of the same collector.
    pub(crate) fn keep_names_of(&self, others: &Self) -> bool {
        others
            .definitions
            .iter()
            .all(|other| self.of(other.symbol).is_some_and(|own| (own.name, own.suffix) == (other.name, other.suffix)))
    }

    pub(crate) fn definitions(&self) -> &[Definition] {
        &self.definitions
    }

    /// How many have a name of this kind.
    pub(crate) fn count_named(&self, kind: &str) -> usize {
        self.definitions.iter().filter(|definition| self.name(definition.name) == kind.as_bytes()).count()
    }

    fn name(&self, id: u32) -> &[u8] {
        self.names.get((id as usize).wrapping_sub(1)).map_or(&[], |name| name)
    }

    fn of(&self, symbol: Symbol) -> Option<Definition> {
        if self.definitions.is_empty() {
            return None;
        }
        self.definitions.get((self.numbers.get(symbol)? as usize).wrapping_sub(1)).copied()
    }
}

/// A list that begins here, with its length before it.
fn children_of(all: &[u32], start: u32) -> &[u32] {
    let count = (start as usize).checked_sub(1).and_then(|before| all.get(before)).copied().unwrap_or(0);
    all.get(start as usize..(start + count) as usize).unwrap_or_default()
}

impl Collector {
    /// Names and numbers what was visited, for good.
    fn settle(&mut self) -> Aliases {
        let numbers = std::mem::take(&mut self.numbers);
        self.settled(numbers)
    }

    /// Names and numbers what was visited. `numbers` are its own, or none.
    fn settled(&self, mut numbers: Numbers) -> Aliases {
        let Self { visited, names, .. } = self;
        // In order of depth, types before attributes, and names; of one of each there are many, and these are in order.
        let mut by_name: Vec<usize> = (0..names.len()).collect();
        by_name.sort_unstable_by_key(|name| &names[*name]);
        let mut places = vec![0; names.len()];
        for (place, name) in by_name.into_iter().enumerate() {
            places[name] = place;
        }
        let mut groups: Vec<((u32, bool, usize), Vec<u32>)> = Vec::new();
        let mut known = FxHashMap::default();
        let mut last = None;
        for (index, visited) in visited.iter().enumerate() {
            // From here on, the number says which definition it is.
            numbers.clear(visited.symbol);
            let Some(name) = (visited.name as usize).checked_sub(1) else { continue };
            let key = (visited.depth, matches!(visited.symbol, Symbol::Attr(_)), places[name]);
            let group = match last {
                Some((same, group)) if same == key => group,
                _ => *known.entry(key).or_insert_with(|| {
                    groups.push((key, Vec::new()));
                    groups.len() - 1
                }),
            };
            last = Some((key, group));
            groups[group].1.push(index as u32);
        }
        groups.sort_unstable_by_key(|(key, _)| *key);
        let mut definitions = Vec::with_capacity(groups.iter().map(|(_, group)| group.len()).sum());
        let mut counts = vec![0; names.len() + 1];
        for index in groups.into_iter().flat_map(|(_, group)| group) {
            let Visited { symbol, name, deferral, .. } = visited[index as usize];
            let count = &mut counts[name as usize];
            definitions.push(Definition { symbol, name, suffix: *count, deferral });
            *count += 1;
            *numbers.slot(symbol) = definitions.len() as u32;
        }
        Aliases { names: names.clone(), definitions, numbers }
    }

    fn name_id(&mut self, text: &[u8]) -> u32 {
        if let Some(id) = self.name_ids.get(text) {
            return *id;
        }
        let name = sanitize(text, b"$_-", TrailingDigit::Refused);
        // Two suggestions may come to the same name.
        let known = self.names.iter().position(|n| *n == name);
        let id = known.unwrap_or_else(|| {
            self.names.push(name);
            self.names.len() - 1
        }) as u32
            + 1;
        self.name_ids.insert(text.to_vec(), id);
        id
    }

    /// Neither this one nor what it is made of may be deferred.
    fn refuse_deferral(&mut self, index: u32) {
        if self.visited.get(index as usize).is_none_or(|v| v.deferral == Deferral::Refused) {
            return;
        }
        self.changes += 1;
        let mut work = vec![index];
        while let Some(index) = work.pop() {
            if let Some(visited) = self.visited.get_mut(index as usize).filter(|v| v.deferral == Deferral::Allowed) {
                visited.deferral = Deferral::Refused;
                work.extend_from_slice(children_of(&self.children, visited.children));
            }
        }
    }

    /// Takes note of what is to be visited, unless that makes no difference after what has been noted before.
    fn note(&mut self, noted: Noted) {
        let strictness = match noted.deferral {
            Deferral::Allowed => 1,
            Deferral::Refused => 2,
        };
        let known = self.numbers.slot(noted.symbol);
        if *known < strictness {
            *known = strictness;
            self.noted.iter_mut().for_each(|list| list.push(noted));
        }
    }

    fn report(&mut self, index: u32) {
        let depth = self.visited.get(index as usize).map_or(0, |v| v.depth);
        if let Some(parent) = &mut self.parent {
            parent.children.push(index);
            parent.depth = parent.depth.max(depth);
        }
    }
}

impl<'c> AttrPrinter<'_, 'c> {
    /// From now on, nothing is written, and what is printed is looked through for aliases.
    pub(crate) fn begin_aliases(&mut self) {
        self.collector = Some(Box::default());
        self.out = Output::collecting();
    }

    /// The aliases that have been found. No more are collected.
    pub(crate) fn end_aliases(&mut self) -> Aliases {
        let collector = self.collector.take();
        collector.map(|mut collector| collector.settle()).unwrap_or_default()
    }

    /// The aliases that have been found so far.
    pub(crate) fn aliases_so_far(&self) -> Aliases {
        self.collector.as_ref().map(|collector| collector.settled(Numbers::default())).unwrap_or_default()
    }

    /// How often something was met so far that made a difference to them.
    pub(crate) fn aliases_met(&self) -> usize {
        self.collector.as_ref().map_or(0, |collector| collector.changes)
    }

    /// From now on, nothing is written, and it is noted what somebody else is to look through for aliases. What has been noted
    /// before is known.
    pub(crate) fn begin_notes(&mut self, before: Option<Box<Collector>>) {
        self.begin_aliases();
        self.collector =
            before.or_else(|| Some(Box::new(Collector { noted: Some(Vec::new()), ..Collector::default() })));
    }

    /// What has been noted so far, and not been asked for yet.
    pub(crate) fn take_notes(&mut self) -> Vec<Noted> {
        let notes = self.collector.as_mut().and_then(|collector| collector.noted.as_mut());
        notes.map(std::mem::take).unwrap_or_default()
    }

    /// Looks through what has been noted.
    pub(crate) fn visit_noted(&mut self, notes: &[Noted]) {
        for Noted { symbol, elision, deferral } in notes {
            self.visit_as(*symbol, *elision, *deferral);
        }
    }

    /// Visits an attribute or type on behalf of what is being printed.
    pub(crate) fn visit(&mut self, symbol: Symbol, elision: TypeElision) {
        let deferral = match self.collector.as_ref().and_then(|c| c.parent.as_ref()) {
            Some(parent) => parent.deferral,
            None => Deferral::Refused,
        };
        self.visit_as(symbol, elision, deferral);
    }

    /// Visits an attribute or type that is met for the first time, or again.
    pub(crate) fn visit_as(&mut self, symbol: Symbol, elision: TypeElision, deferral: Deferral) {
        let Some(collector) = self.collector.as_deref_mut() else { return };
        if collector.noted.is_some() {
            return collector.note(Noted { symbol, elision, deferral });
        }
        if collector.hasty && collector.parent.as_ref().is_some_and(|parent| parent.depth > 0) {
            return;
        }
        let known = *collector.numbers.slot(symbol);
        if known != 0 {
            if deferral == Deferral::Refused {
                collector.refuse_deferral(known - 1);
            }
            collector.report(known - 1);
            return;
        }
        let index = collector.visited.len() as u32;
        *collector.numbers.slot(symbol) = index + 1;
        let is_loc = matches!(symbol, Symbol::Attr(attr) if self.ctx.is_file_loc(attr));
        if is_loc {
            // All have the same name, and hold nothing.
            if collector.loc == 0 {
                collector.loc = collector.name_id(b"loc");
            }
            collector.visited.push(Visited { symbol, name: collector.loc, depth: 1, children: 0, deferral });
            collector.changes += 1;
            collector.report(index);
            return;
        }
        collector.visited.push(Visited { symbol, name: 0, depth: 0, children: 0, deferral: Deferral::Refused });
        if self.suggestion(symbol).is_some_and(|text| self.named(index, &text, deferral)) {
            return;
        }
        let parent = Parent { deferral, depth: 0, children: SmallVec::new() };
        let Some(collector) = self.collector.as_deref_mut() else { return };
        let outer = collector.parent.replace(parent);
        mlirkit_diag::deep(|| match symbol {
            Symbol::Attr(attr) => self.attr_children(attr, elision),
            Symbol::Type(ty) => self.type_children(ty),
        });
        let Some(collector) = self.collector.as_deref_mut() else { return };
        let inner = std::mem::replace(&mut collector.parent, outer);
        if let (Some(visited), Some(inner)) = (collector.visited.get_mut(index as usize), inner) {
            if !inner.children.is_empty() {
                collector.children.push(inner.children.len() as u32);
                visited.children = collector.children.len() as u32;
                collector.children.extend_from_slice(&inner.children);
            }
            if inner.depth > 0 {
                visited.depth = inner.depth + 1;
            }
        }
        collector.report(index);
    }

    /// Gives what is visited its name. Whether that is all there is to know.
    fn named(&mut self, index: u32, text: &[u8], deferral: Deferral) -> bool {
        let Some(collector) = self.collector.as_deref_mut() else { return true };
        let name = collector.name_id(text);
        collector.changes += 1;
        if let Some(visited) = collector.visited.get_mut(index as usize) {
            (visited.name, visited.depth, visited.deferral) = (name, 1, deferral);
        }
        if collector.hasty {
            collector.report(index);
        }
        collector.hasty
    }

    /// Prints what an alias stands for, on a line.
    pub(crate) fn definition(&mut self, definition: Definition) {
        self.alias_name(definition);
        self.text(" = ");
        match definition.symbol {
            Symbol::Attr(attr) => self.attr_body(attr, TypeElision::Never),
            Symbol::Type(ty) => self.type_body(ty),
        }
        self.line_feed();
    }

    /// The name that builtin or a dialect wants for it.
    fn suggestion(&self, symbol: Symbol) -> Option<std::borrow::Cow<'c, [u8]>> {
        let mut name: Option<std::borrow::Cow<'c, [u8]>> = match symbol {
            Symbol::Attr(attr) => builtin_attr_alias(self.ctx, attr).map(|n| n.as_bytes().into()),
            Symbol::Type(ty) => builtin_type_alias(self.ctx, ty).map(|n| n.as_bytes().into()),
        };
        let row = match symbol {
            Symbol::Attr(attr) => match self.ctx.attr_data(attr) {
                AttrData::Dialect(data) => Some(&data.def.name),
                _ => None,
            },
            Symbol::Type(ty) => match self.ctx.type_data(ty) {
                TypeData::Dialect(data) => Some(&data.def.name),
                _ => None,
            },
        };
        let own = row.and_then(|name| self.hooks.library.part(name));
        let all = own.into_iter().chain([self.hooks]);
        let suggestions: &mut dyn Iterator<Item = Option<Alias>> = match symbol {
            Symbol::Attr(attr) => &mut all.flat_map(|hooks| &hooks.attr_aliases).map(move |f| f(self.ctx, attr)),
            Symbol::Type(ty) => &mut all.flat_map(|hooks| &hooks.type_aliases).map(move |f| f(self.ctx, ty)),
        };
        for suggestion in suggestions {
            match suggestion {
                Some(Alias::Overridable(text)) => name = Some(text.into_bytes().into()),
                Some(Alias::Final(text)) => return Some(text.into_bytes().into()),
                None => {}
            }
        }
        name.filter(|name| !name.is_empty())
    }

    fn attr_children(&mut self, attr: Attr, elision: TypeElision) {
        let ctx = self.ctx;
        if ctx.is_file_loc(attr) {
            return;
        }
        match ctx.attr_data(attr) {
            AttrData::Unit
            | AttrData::Integer(_)
            | AttrData::Float(_)
            | AttrData::AffineMap(_)
            | AttrData::IntegerSet(_)
            | AttrData::DenseArray(_) => return,
            AttrData::Distinct { attr, .. } => self.attr(*attr),
            AttrData::Dictionary(entries) => entries.iter().for_each(|(_, value)| self.attr(*value)),
            AttrData::Array(elements) => elements.iter().for_each(|element| self.attr(*element)),
            AttrData::Type(ty) => self.ty(*ty),
            AttrData::NameLoc { child, .. } => {
                if *child != ctx.unknown_loc() {
                    self.attr(*child);
                }
            }
            AttrData::CallSiteLoc { callee, caller } => {
                self.attr(*callee);
                self.attr(*caller);
            }
            AttrData::FusedLoc { locations, metadata } => {
                if let Some(metadata) = metadata {
                    self.attr(*metadata);
                }
                locations.iter().for_each(|loc| self.attr(*loc));
            }
            AttrData::Dialect(_) => self.dialect_attr_body(attr),
            AttrData::Verbatim(verbatim) => self.chunk_children(&verbatim.chunks),
            AttrData::String { .. }
            | AttrData::SymbolRef(_)
            | AttrData::DenseElements(_)
            | AttrData::DenseStrings(_)
            | AttrData::DenseResource { .. }
            | AttrData::Sparse { .. }
            | AttrData::StridedLayout(_)
            | AttrData::Opaque { .. }
            | AttrData::UnknownLoc
            | AttrData::FileLineCol { .. }
            | AttrData::FileRange(_) => {}
        }
        if elision != TypeElision::Must {
            if let Some(ty) = self.own_type(attr).filter(|ty| *ty != ctx.none_type()) {
                self.ty(ty);
            }
        }
    }

    /// The type that an attribute carries.
    pub(crate) fn own_type(&self, attr: Attr) -> Option<Type> {
        crate::attr::attr_type(self.ctx, attr)
    }

    fn type_children(&mut self, ty: Type) {
        match self.ctx.type_data(ty) {
            TypeData::Complex(element) | TypeData::UnrankedTensor(element) => self.ty(*element),
            TypeData::Function(function) | TypeData::Graph(function) => {
                function.inputs.iter().chain(&function.results).for_each(|ty| self.ty(*ty));
            }
            TypeData::Tuple(elements) => elements.iter().for_each(|ty| self.ty(*ty)),
            TypeData::Vector(vector) => self.ty(vector.element),
            TypeData::RankedTensor(tensor) => {
                self.ty(tensor.element);
                if let Some(encoding) = tensor.encoding {
                    self.attr(encoding);
                }
            }
            TypeData::MemRef(memref) => {
                self.ty(memref.element);
                let layout = memref.layout.filter(|layout| !crate::types::maps_to_itself(self.ctx, *layout));
                layout.into_iter().chain(memref.space).for_each(|attr| self.attr(attr));
            }
            TypeData::UnrankedMemRef { element, space } => {
                self.ty(*element);
                space.iter().for_each(|attr| self.attr(*attr));
            }
            TypeData::Dialect(_) => self.dialect_type_body(ty),
            TypeData::Verbatim(verbatim) => self.chunk_children(&verbatim.chunks),
            TypeData::Integer { .. }
            | TypeData::Index
            | TypeData::Float(_)
            | TypeData::None
            | TypeData::Opaque { .. } => {}
        }
    }

    fn chunk_children(&mut self, chunks: &[Chunk]) {
        for chunk in chunks {
            match chunk {
                Chunk::Text(_) => {}
                Chunk::Attr(attr) => self.attr(*attr),
                Chunk::Type(ty) => self.ty(*ty),
            }
        }
    }

    /// Writes the alias of an attribute or type, if it has one.
    pub(crate) fn alias(&mut self, symbol: Symbol) -> bool {
        let Some(definition) = self.aliases.of(symbol) else { return false };
        self.alias_name(definition);
        true
    }

    pub(crate) fn alias_name(&mut self, definition: Definition) {
        let sigil = match definition.symbol {
            Symbol::Attr(_) => b'#',
            Symbol::Type(_) => b'!',
        };
        self.out.buffer.push(sigil);
        self.out.buffer.extend_from_slice(self.aliases.name(definition.name));
        if definition.suffix > 0 {
            self.number(u64::from(definition.suffix));
        }
    }
}

/// What the text of attributes of builtin's begins with that have aliases wherever they are printed, and the kind of these.
pub(crate) const ALWAYS_NAMED: [(&str, &str); 2] = [("affine_map<", "map"), ("affine_set<", "set")];

/// How long the definition of an attribute is whose text is so long, and whose alias is the one of its kind with this number.
pub(crate) fn definition_len(kind: &str, number: usize, text: usize) -> usize {
    let digits = number.checked_ilog10().map_or(0, |log| log as usize + 1);
    "#".len() + kind.len() + digits + " = ".len() + text + "\n".len()
}

fn builtin_attr_alias(ctx: &mlirkit_ir::Context, attr: Attr) -> Option<&str> {
    match ctx.attr_data(attr) {
        AttrData::AffineMap(_) => Some("map"),
        AttrData::IntegerSet(_) => Some("set"),
        AttrData::Distinct { attr, .. } if *attr != ctx.unit() => Some("distinct"),
        AttrData::Dialect(data) if data.def.mnemonic_alias => data.def.mnemonic.as_deref(),
        data if data.is_location() => Some("loc"),
        _ => None,
    }
}

fn builtin_type_alias(ctx: &mlirkit_ir::Context, ty: Type) -> Option<&str> {
    match ctx.type_data(ty) {
        TypeData::Tuple(elements) if elements.len() > 16 => Some("tuple"),
        TypeData::Dialect(data) if data.def.mnemonic_alias => data.def.mnemonic.as_deref(),
        _ => None,
    }
}
