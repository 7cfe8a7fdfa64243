//! Assignment of aliases: which attributes and types are defined by name outside of operations.
//!
//! While aliases are collected, the printer visits everything that it will print, and writes nothing. Each attribute
//! and type is visited once, by the code that also prints it. The syntax of a dialect thus determines what may have an
//! alias inside. Values without aliases are skipped (`aliases/skip.rs`).

pub(crate) mod skip;

use std::borrow::Cow;
use std::sync::Arc;

use mlirkit_defs::AttrDef;
use mlirkit_ir::{Attr, AttrData, Chunk, Context, Param, TextStyle, Type, TypeData};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::attr::aliases::skip::SkipAnswers;
use crate::attr::hooks::{Alias, AttrHooks};
use crate::attr::printer::{AttrPrinter, TypeElision};
use crate::attr::row_names::alias_name;
use crate::attr::symbol::{Deferral, Symbol};
use crate::attr::written_aliases::WrittenAliases;
use crate::text::identifier::{TrailingDigit, sanitize};
use crate::text::output::PrintOutput;

// A visited symbol. There is one for each location that is printed.
#[derive(Debug)]
struct Visited {
    symbol: Symbol,
    // The index of the suggested name, counted from 1; 0 if there is none.
    name: u32,
    depth: u32,
    // The index of its first child in `Collector::children`, where the count precedes the list. 0 if there are none.
    children: u32,
    deferral: Deferral,
}

/// An alias definition that will be printed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Definition {
    pub(crate) symbol: Symbol,
    name: u32,
    suffix: u32,
    pub(crate) deferral: Deferral,
}

/// The attribute or type whose nested attributes and types are being visited.
#[derive(Debug)]
struct Parent {
    deferral: Deferral,
    depth: u32,
    children: SmallVec<[u32; 4]>,
}

/// A recorded request to visit an attribute or type. It is visited later, in file order.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AliasRequest {
    symbol: Symbol,
    elision: TypeElision,
    deferral: Deferral,
}

/// The state of an alias collection.
#[derive(Debug, Default)]
pub(crate) struct Collector {
    /// The recorded requests; `None` if symbols are visited immediately. A request that an earlier one covers is
    /// omitted. While requests are recorded, `numbers` holds the strictest deferral requested for each symbol.
    noted: Option<Vec<AliasRequest>>,
    /// Whether the caller only needs to know whether a symbol contains any alias. If so, the children of a symbol with
    /// an alias are not visited.
    hasty: bool,
    numbers: SymbolNumbers,
    visited: Vec<Visited>,
    children: Vec<u32>,
    parent: Option<Parent>,
    names: Vec<Vec<u8>>,
    // The index of the name `loc`, counted from 1; 0 if it has not been used.
    loc: u32,
    name_ids: crate::text::KeyedMap<Vec<u8>, u32>,
    plain: SkipAnswers,
    /// The style of the module, which contains the alias names used in its source.
    style: Arc<TextStyle>,
    /// The number of changes to the aliases so far.
    changes: usize,
}

/// The aliases of a file, with their final names.
#[derive(Debug, Default)]
pub(crate) struct Aliases {
    names: Vec<Vec<u8>>,
    definitions: Vec<Definition>,
    // The index of each symbol's definition, counted from 1.
    numbers: SymbolNumbers,
    /// The ids of names that end in a digit followed by `_`, and that clash with no numbered name if the `_` is
    /// omitted.
    bare: FxHashSet<u32>,
    /// Whether alias names may end in a digit.
    has_digits: bool,
}

/// A table that maps attributes and types to numbers, such as indices counted from 1; 0 means that there is no entry.
#[derive(Debug, Default)]
struct SymbolNumbers {
    attrs: Vec<u32>,
    types: Vec<u32>,
}

impl SymbolNumbers {
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
    /// Returns true if every alias in `others` has the same name in `self`. Both must come from the same collector.
    pub(crate) fn keep_names_of(&self, others: &Self) -> bool {
        others
            .definitions
            .iter()
            .all(|other| self.of(other.symbol).is_some_and(|own| (own.name, own.suffix) == (other.name, other.suffix)))
    }

    pub(crate) fn definitions(&self) -> &[Definition] {
        &self.definitions
    }

    /// Returns the number of aliases whose base name is `kind`.
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

/// Returns the list of children that begins at index `start` of `all`. The element before it is the length of the list.
/// Returns an empty list if `start` is 0.
fn children_of(all: &[u32], start: u32) -> &[u32] {
    let count = (start as usize).checked_sub(1).and_then(|before| all.get(before)).copied().unwrap_or(0);
    all.get(start as usize..(start + count) as usize).unwrap_or_default()
}

impl Collector {
    /// Assigns names to the visited symbols and consumes the collection state.
    fn settle(&mut self) -> Aliases {
        let numbers = std::mem::take(&mut self.numbers);
        self.settled(numbers)
    }

    /// Assigns names to the visited symbols. `numbers` is overwritten and becomes part of the result.
    fn settled(&self, mut numbers: SymbolNumbers) -> Aliases {
        let Self { visited, names, .. } = self;
        // Sorts by depth, then types before attributes, then by name. Symbols with equal keys are already in order.
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
            // From here on, the table holds definition numbers.
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
        let is_free = |name: &[u8]| {
            let digits = name.iter().rev().take_while(|c| c.is_ascii_digit()).count();
            let (stem, number) = name.split_at(name.len() - digits);
            let number = std::str::from_utf8(number).ok().and_then(|number| number.parse::<u32>().ok());
            let count = self.name_ids.get(stem).and_then(|id| counts.get(*id as usize)).copied().unwrap_or(0);
            digits > 0 && number.is_none_or(|number| number >= count)
        };
        let bare = (1..).zip(names).filter(|(_, name)| name.strip_suffix(b"_").is_some_and(is_free));
        let bare = bare.map(|(id, _)| id).collect();
        Aliases { bare, names: names.clone(), definitions, numbers, has_digits: self.style.has_digits() }
    }

    fn name_id(&mut self, text: &[u8]) -> u32 {
        if let Some(id) = self.name_ids.get(text) {
            return *id;
        }
        let name = sanitize(text, b"$_-", TrailingDigit::Refused);
        // Two different suggestions may become the same name when sanitized.
        let known = self.names.iter().position(|n| *n == name);
        let id = known.unwrap_or_else(|| {
            self.names.push(name);
            self.names.len() - 1
        }) as u32
            + 1;
        self.name_ids.insert(text.to_vec(), id);
        id
    }

    /// Records that the aliases of a symbol, and of everything nested in it, must be defined before their first use.
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

    /// Records a request to visit a symbol, unless an earlier request covers it.
    fn note(&mut self, noted: AliasRequest) {
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
    /// Starts to collect the aliases of a module with this style. Nothing is written until the collection ends.
    pub(crate) fn begin_aliases(&mut self, style: &Arc<TextStyle>) {
        self.collector = Some(Box::new(Collector { style: Arc::clone(style), ..Collector::default() }));
        self.out = PrintOutput::collecting();
    }

    /// Ends the collection and returns the aliases.
    pub(crate) fn end_aliases(&mut self) -> Aliases {
        let collector = self.collector.take();
        collector.map(|mut collector| collector.settle()).unwrap_or_default()
    }

    /// Returns the aliases found so far.
    pub(crate) fn aliases_so_far(&self) -> Aliases {
        self.collector.as_ref().map(|collector| collector.settled(SymbolNumbers::default())).unwrap_or_default()
    }

    /// Returns the number of changes to the aliases so far.
    pub(crate) fn aliases_met(&self) -> usize {
        self.collector.as_ref().map_or(0, |collector| collector.changes)
    }

    /// Starts to record requests for a collector on another thread. Nothing is written until recording ends. `before`
    /// is the collector of an earlier recording; requests that it has already made are not recorded again.
    pub(crate) fn begin_notes(&mut self, before: Option<Box<Collector>>) {
        self.begin_aliases(&Arc::default());
        self.collector =
            before.or_else(|| Some(Box::new(Collector { noted: Some(Vec::new()), ..Collector::default() })));
    }

    /// Uses the alias names in this style for everything visited from now on.
    pub(crate) fn use_style(&mut self, style: &Arc<TextStyle>) {
        if let Some(collector) = self.collector.as_deref_mut()
            && !Arc::ptr_eq(&collector.style, style)
        {
            collector.style = Arc::clone(style);
        }
    }

    /// Returns the requests recorded since the last call, and clears the record.
    pub(crate) fn take_notes(&mut self) -> Vec<AliasRequest> {
        let notes = self.collector.as_mut().and_then(|collector| collector.noted.as_mut());
        notes.map(std::mem::take).unwrap_or_default()
    }

    /// Visits the requested attributes and types, in order.
    pub(crate) fn visit_noted(&mut self, notes: &[AliasRequest]) {
        for AliasRequest { symbol, elision, deferral } in notes {
            self.visit_as(*symbol, *elision, *deferral);
        }
    }

    /// Visits an attribute or type as a child of the one being visited.
    pub(crate) fn visit(&mut self, symbol: Symbol, elision: TypeElision) {
        let deferral = match self.collector.as_ref().and_then(|c| c.parent.as_ref()) {
            Some(parent) => parent.deferral,
            None => Deferral::Refused,
        };
        self.visit_as(symbol, elision, deferral);
    }

    /// Visits an attribute or type, and records whether its alias may be deferred.
    pub(crate) fn visit_as(&mut self, symbol: Symbol, elision: TypeElision, deferral: Deferral) {
        let Some(collector) = self.collector.as_deref_mut() else { return };
        if collector.noted.is_some() {
            return collector.note(AliasRequest { symbol, elision, deferral });
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
            // All locations have the same base name, and their children are not visited.
            if collector.loc == 0 {
                collector.loc = collector.name_id(b"loc");
            }
            collector.visited.push(Visited { symbol, name: collector.loc, depth: 1, children: 0, deferral });
            collector.changes += 1;
            collector.report(index);
            return;
        }
        // A symbol without a name is recorded too, so that a later refusal of deferral reaches its children.
        collector.visited.push(Visited { symbol, name: 0, depth: 0, children: 0, deferral });
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

    /// Assigns the alias name `text` to the visited symbol at `index`. Returns true if its children need not be
    /// visited.
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

    /// Prints an alias definition and a newline.
    pub(crate) fn definition(&mut self, definition: Definition) {
        self.alias_name(definition);
        self.text(" = ");
        match definition.symbol {
            Symbol::Attr(attr) => self.attr_body(attr, TypeElision::Never),
            Symbol::Type(ty) => self.type_body(ty),
        }
        self.line_feed();
    }

    /// Returns the alias name that a dialect or the builtin dialect suggests; if there is none, the name used in the
    /// source.
    fn suggestion(&self, symbol: Symbol) -> Option<Cow<'c, [u8]>> {
        let name = suggested_alias(self.ctx, self.hooks, symbol).filter(|name| !name.is_empty());
        let written = |collector: &Collector| WrittenAliases::of(self.ctx, &collector.style, symbol);
        name.or_else(|| self.collector.as_deref().and_then(written).map(|name| name.into_vec().into()))
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

    /// Returns the type of a typed attribute; `None` for other attributes.
    pub(crate) fn own_type(&self, attr: Attr) -> Option<Type> {
        crate::attr::builtin_attr::attr_type(self.ctx, attr)
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
                let layout =
                    memref.layout.filter(|layout| !crate::attr::builtin_type::maps_to_itself(self.ctx, *layout));
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

    /// Writes the alias of an attribute or type. Returns false if it has none.
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
        let name = self.aliases.name(definition.name);
        let name = match name {
            // The `_` only separates the name from a number, which is absent here.
            [shorter @ .., b'_']
                if definition.suffix == 0
                    && shorter.last().is_some_and(u8::is_ascii_digit)
                    && self.aliases.has_digits
                    && self.aliases.bare.contains(&definition.name) =>
            {
                shorter
            }
            name => name,
        };
        self.out.buffer.extend_from_slice(name);
        if definition.suffix > 0 {
            self.number(u64::from(definition.suffix));
        }
    }
}

/// Returns the alias name that a dialect's code, the definition or the builtin dialect suggests; `None` if none does.
pub(crate) fn suggested_alias<'c>(ctx: &'c Context, hooks: &AttrHooks, symbol: Symbol) -> Option<Cow<'c, [u8]>> {
    let own = match symbol {
        Symbol::Attr(attr) => match ctx.attr_data(attr) {
            AttrData::Dialect(data) => hooks.of_row(ctx, data.def).part,
            AttrData::Verbatim(text) => hooks.library.part(ctx.str(text.dialect)),
            _ => None,
        },
        Symbol::Type(ty) => match ctx.type_data(ty) {
            TypeData::Dialect(data) => hooks.of_row(ctx, data.def).part,
            TypeData::Verbatim(text) => hooks.library.part(ctx.str(text.dialect)),
            _ => None,
        },
    };
    let all = own.into_iter().chain([hooks]);
    let suggestions: &mut dyn Iterator<Item = Option<Alias>> = match symbol {
        Symbol::Attr(attr) => &mut all.flat_map(|hooks| &hooks.attr_aliases).map(move |f| f(ctx, attr)),
        Symbol::Type(ty) => &mut all.flat_map(|hooks| &hooks.type_aliases).map(move |f| f(ctx, ty)),
    };
    let mut name = None;
    for suggestion in suggestions {
        match suggestion {
            Some(Alias::Overridable(text)) => name = Some(text.into_bytes().into()),
            Some(Alias::Final(text)) => return Some(text.into_bytes().into()),
            None => {}
        }
    }
    let builtin = || match symbol {
        Symbol::Attr(attr) => builtin_attr_alias(ctx, attr),
        Symbol::Type(ty) => builtin_type_alias(ctx, ty),
    };
    let of_row = || row_alias(ctx, symbol);
    name.or_else(of_row).or_else(|| builtin().map(|name| name.as_bytes().into()))
}

/// The builtin attributes that always have an alias: how the printed form begins, and the base name of the alias.
pub(crate) const ALWAYS_NAMED: [(&str, &str); 2] = [("affine_map<", "map"), ("affine_set<", "set")];

/// Returns the length of an alias definition in bytes, from the base name and number of the alias and the length of the
/// printed attribute.
pub(crate) fn definition_len(kind: &str, number: usize, text: usize) -> usize {
    let digits = number.checked_ilog10().map_or(0, |log| log as usize + 1);
    "#".len() + kind.len() + digits + " = ".len() + text + "\n".len()
}

fn builtin_attr_alias(ctx: &mlirkit_ir::Context, attr: Attr) -> Option<&str> {
    match ctx.attr_data(attr) {
        AttrData::AffineMap(_) => Some("map"),
        AttrData::IntegerSet(_) => Some("set"),
        AttrData::Distinct { attr, .. } if *attr != ctx.unit() => Some("distinct"),
        data if data.is_location() => Some("loc"),
        _ => None,
    }
}

/// Returns the alias name that the definition of an attribute or type suggests. For a verbatim value, its mnemonic
/// determines the definition. Returns `None` if there is no suggestion.
fn row_alias(ctx: &Context, symbol: Symbol) -> Option<Cow<'_, [u8]>> {
    let (row, params): (&AttrDef, &[Param]) = match symbol {
        Symbol::Attr(attr) => match ctx.attr_data(attr) {
            AttrData::Dialect(data) => (data.def, &data.params),
            AttrData::Verbatim(text) => (ctx.dialect(text.dialect)?.attr(text.mnemonic(ctx))?, &[]),
            _ => return None,
        },
        Symbol::Type(ty) => match ctx.type_data(ty) {
            TypeData::Dialect(data) => (data.def, &data.params),
            TypeData::Verbatim(text) => (ctx.dialect(text.dialect)?.type_(text.mnemonic(ctx))?, &[]),
            _ => return None,
        },
    };
    if !row.alias_name.is_empty() {
        return alias_name(ctx, row, params).map(|name| name.into_bytes().into());
    }
    row.mnemonic.as_deref().filter(|_| row.mnemonic_alias).map(|name| name.as_bytes().into())
}

fn builtin_type_alias(ctx: &mlirkit_ir::Context, ty: Type) -> Option<&str> {
    match ctx.type_data(ty) {
        TypeData::Tuple(elements) if elements.len() > 16 => Some("tuple"),
        _ => None,
    }
}
