//! The graph of an operation's regions, stored as columns. It has a row for each operation, region and block argument.
//! An edge leads from the definition of a value to a use of the value, or from a branch to its successor.

use mlirkit::ir::{Attr, AttrData, BlockId, BlockRef, Context, Ident, OpId, OpName, OpRef, Type, ValueDef, ValueRef};
use rustc_hash::FxHashMap;
use serde_json::json;

use crate::cost::{Costs, cost, size};
use crate::open::File;
use crate::session::{Answer, Request, Result, brief, op_of};

/// Maximum number of rows. Once it is reached, the bodies of further functions are omitted. The first function is
/// always complete.
const LARGEST: u64 = 400_000;

/// The value of a column for a missing row index or number.
const NONE: u32 = u32::MAX;

/// An operation without regions.
pub const OP: u32 = 0;
/// An operation with regions.
pub const OP_WITH_REGIONS: u32 = 1;
/// A region or block.
const REGION: u32 = 2;
/// An argument of a block.
pub const ARGUMENT: u32 = 3;
/// A function whose body has no rows, because the maximum number of rows was reached or the body contains an error.
const CLOSED: u32 = 4;

/// A flag in the column `flags`: the operation is a constant. [`SMALL`] marks a constant with few elements, and
/// [`TERMINATOR`] a terminator.
const CONSTANT: u32 = 1;
const SMALL: u32 = 2;
const TERMINATOR: u32 = 4;

/// The columns of a row, in the order in which they are encoded.
const COLUMNS: [&str; 14] = [
    "body",
    "op",
    "parent",
    "kind",
    "name",
    "symbol",
    "note",
    "type",
    "results",
    "scope",
    "file",
    "line",
    "flags",
    "attributes",
];

/// A table of distinct strings. Rows refer to strings by index.
#[derive(Default)]
pub struct Strings<'c> {
    texts: Vec<String>,
    by_text: FxHashMap<String, u32>,
    names: FxHashMap<OpName, u32>,
    types: FxHashMap<Type, u32>,
    idents: FxHashMap<&'c str, u32>,
    places: FxHashMap<Attr, (u32, u32, u32)>,
}

impl<'c> Strings<'c> {
    /// Returns the index of a string, adding it if necessary.
    pub fn text(&mut self, text: &str) -> u32 {
        if let Some(known) = self.by_text.get(text) {
            return *known;
        }
        let number = self.texts.len() as u32;
        self.texts.push(text.to_owned());
        self.by_text.insert(text.to_owned(), number);
        number
    }

    fn ident(&mut self, ctx: &'c Context, ident: Ident) -> u32 {
        let text = ctx.str(ident);
        if let Some(known) = self.idents.get(text) {
            return *known;
        }
        let number = self.text(text);
        self.idents.insert(text, number);
        number
    }

    fn ty(&mut self, ctx: &Context, ty: Type) -> u32 {
        if let Some(known) = self.types.get(&ty) {
            return *known;
        }
        let number = self.text(&ctx.type_text(ty));
        self.types.insert(ty, number);
        number
    }

    /// Returns the string indices of the name and the file in a location, and the line; 0 for each that is missing.
    fn place(&mut self, ctx: &'c Context, location: Attr) -> (u32, u32, u32) {
        if let Some(known) = self.places.get(&location) {
            return *known;
        }
        let (name, file) = name_and_file(ctx, location);
        let name = name.map_or(0, |name| self.ident(ctx, name));
        let (file, line) = file.map_or((0, 0), |(file, line)| (self.ident(ctx, file), line));
        self.places.insert(location, (name, file, line));
        (name, file, line)
    }
}

/// Returns the name in a location, preferably one with scopes, and the first file name with its line. `None` for each
/// that the location lacks.
pub fn name_and_file(ctx: &Context, location: Attr) -> (Option<Ident>, Option<(Ident, u32)>) {
    let (mut name, mut file) = (None, None);
    ctx.find_in_location(location, |data| {
        match data {
            AttrData::NameLoc { name: found, .. } => {
                let scoped = |ident: Ident| ctx.str(ident).contains('/');
                if name.is_none_or(|name| !scoped(name) && scoped(*found)) {
                    name = Some(*found);
                }
            }
            AttrData::FileLineCol { file: found, line, .. } => {
                file.get_or_insert((*found, *line));
            }
            AttrData::FileRange(range) => {
                file.get_or_insert((range.file, range.start_line));
            }
            _ => {}
        }
        None::<()>
    });
    (name, file)
}

/// A graph under construction.
pub struct Graph<'c> {
    /// The strings to which columns refer.
    pub strings: Strings<'c>,
    columns: [Vec<u32>; COLUMNS.len()],
    costs: Vec<Costs>,
    ops: FxHashMap<(u32, OpId), u32>,
    args: FxHashMap<(u32, u32), u32>,
    /// The edges: source row, target row, result index, operand index and type.
    pub edges: Vec<[u32; 5]>,
    /// Edges whose source may not have a row yet.
    pending: Vec<(Source, [u32; 5])>,
    /// The rows of blocks.
    blocks: FxHashMap<(u32, BlockId), u32>,
    branches: Vec<(u32, u32, BlockId)>,
    limit: u64,
    /// Whether the column `attributes` is filled.
    attributes: bool,
}

/// The definition of a value: an operation result or a block argument.
enum Source {
    Op(u32, OpId),
    Argument(u32, u32),
}

/// Returns the graph of an operation. Request arguments: `op`, `limit`, and `attributes`, which
/// adds the text of attributes. Rows are in file order; the arguments of a
/// block precede its operations.
pub fn graph(file: &File, request: Request<'_>) -> Result {
    file.with(|module| {
        let op = op_of(module, request.op("op"))?;
        op.load().map_err(|error| file.failure(&[*error]))?;
        let mut graph = Graph::new(request.number("limit").unwrap_or(LARGEST));
        graph.attributes = request.flag("attributes");
        graph.op(op, NONE);
        graph.finish();
        Ok(Answer::Bytes(graph.bytes()))
    })
}

impl<'c> Graph<'c> {
    /// Creates an empty graph. After `limit` rows, the bodies of functions are omitted.
    pub fn new(limit: u64) -> Self {
        let mut strings = Strings::default();
        strings.text("");
        Self {
            strings,
            columns: Default::default(),
            costs: Vec::new(),
            ops: FxHashMap::default(),
            args: FxHashMap::default(),
            edges: Vec::new(),
            pending: Vec::new(),
            blocks: FxHashMap::default(),
            branches: Vec::new(),
            limit,
            attributes: false,
        }
    }

    fn op(&mut self, op: OpRef<'_, 'c>, parent: u32) -> u32 {
        let ctx = op.context();
        // A function that cannot be read is shown closed. The text view explains the error.
        let closed = self.costs.len() as u64 > self.limit && op.arena().child(op.id).is_some() || op.load().is_err();
        let has_regions = !closed && op.regions().any(|region| region.entry().is_some());
        let kind = if closed {
            CLOSED
        } else if has_regions {
            OP_WITH_REGIONS
        } else {
            OP
        };
        let (name, file, line) = self.strings.place(ctx, op.location());
        let op_name = match self.strings.names.get(&op.op_name()) {
            Some(known) => *known,
            None => {
                let number = self.strings.text(op.name());
                self.strings.names.insert(op.op_name(), number);
                number
            }
        };
        let symbol = crate::outline::symbol_of(op).map_or(0, |symbol| self.strings.text(symbol));
        let note = note(op).map_or(0, |note| self.strings.text(&note));
        let ty = op.result_types().first().map_or(0, |ty| self.strings.ty(ctx, *ty));
        let results = op.result_types().len() as u32;
        let attributes = if self.attributes { self.strings.text(&attributes(op)) } else { 0 };
        let (body, id, flags) = (op.body.0, op.id.0, flags(op));
        let row = [body, id, parent, kind, op_name, symbol, note, ty, results, name, file, line, flags, attributes];
        let number = self.row(row, cost(op));
        self.ops.insert((op.body.0, op.id), number);
        for (at, operand) in op.operands().enumerate() {
            self.edge(operand, number, at as u32);
        }
        self.branches.extend(op.successors().map(|block| (number, block.body.0, block.id)));
        if has_regions {
            self.inside(op, number);
        }
        number
    }

    /// Appends a row and returns its index.
    pub fn row(&mut self, row: [u32; COLUMNS.len()], costs: Costs) -> u32 {
        for (column, value) in self.columns.iter_mut().zip(row) {
            column.push(value);
        }
        self.costs.push(costs);
        self.costs.len() as u32 - 1
    }

    fn inside(&mut self, op: OpRef<'_, 'c>, parent: u32) {
        let ctx = op.context();
        let several = op.regions().len() > 1;
        for (index, region) in op.regions().enumerate() {
            let blocks: Vec<BlockRef<'_, 'c>> = region.blocks().collect();
            for (place, block) in blocks.iter().enumerate() {
                let mut group = parent;
                if several || blocks.len() > 1 {
                    let name = op.def().and_then(|def| def.regions.get(index)).map_or("", |def| &*def.name);
                    let mut label =
                        if several { format!("region {index} {name}").trim_end().to_owned() } else { String::new() };
                    if blocks.len() > 1 {
                        label = format!("{label} ^bb{place}").trim_start().to_owned();
                    }
                    let label = self.strings.text(&label);
                    group = self.row([NONE, NONE, parent, REGION, label, 0, 0, 0, 0, 0, 0, 0, 0, 0], Costs::default());
                    self.blocks.insert((block.body.0, block.id), group);
                }
                let locations = block.arena().arg_locs(block.id);
                for (number, arg) in block.args().enumerate() {
                    let ty = self.strings.ty(ctx, arg.ty());
                    let place = locations.get(number).map(|location| self.strings.place(ctx, *location));
                    let (name, file, line) = place.unwrap_or_default();
                    let label = self.strings.text(&format!("argument {number}"));
                    let row = [NONE, NONE, group, ARGUMENT, label, 0, 0, ty, 1, name, file, line, 0, 0];
                    let node = self.row(row, Costs { bytes: size(ctx, arg.ty()), flops: 0.0 });
                    self.args.insert((arg.body.0, arg.id.0), node);
                }
                for inner in block.ops() {
                    self.op(inner, group);
                }
            }
        }
    }

    fn edge(&mut self, value: ValueRef<'_, 'c>, to: u32, operand: u32) {
        let (source, result) = match value.arena().value_def(value.id) {
            ValueDef::Result(op, at) => (Source::Op(value.body.0, op), at),
            ValueDef::Argument(..) => (Source::Argument(value.body.0, value.id.0), 0),
        };
        let ty = self.strings.ty(value.context(), value.ty());
        self.pending.push((source, [0, to, result, operand, ty]));
    }

    /// Adds the pending edges. They were delayed because a value or block may be defined after its uses.
    fn finish(&mut self) {
        for (source, mut edge) in std::mem::take(&mut self.pending) {
            let from = match source {
                Source::Op(body, op) => self.ops.get(&(body, op)),
                Source::Argument(body, value) => self.args.get(&(body, value)),
            };
            if let Some(from) = from {
                edge[0] = *from;
                self.edges.push(edge);
            }
        }
        for (from, body, block) in std::mem::take(&mut self.branches) {
            if let Some(to) = self.blocks.get(&(body, block)) {
                self.edges.push([from, *to, 0, NONE, 0]);
            }
        }
    }

    /// Encodes the graph: the length of a JSON header, the header, the `u32` columns of rows, the columns of edges, and
    /// the `f64` columns.
    pub fn bytes(&self) -> Vec<u8> {
        let header = json!({
            "rows": self.costs.len(),
            "edges": self.edges.len(),
            "columns": COLUMNS,
            "strings": self.strings.texts,
        });
        let mut header = header.to_string();
        while header.len() % 8 != 4 {
            header.push(' ');
        }
        let mut out = Vec::with_capacity(header.len() + 8 + self.costs.len() * 80 + self.edges.len() * 20);
        out.extend((header.len() as u32).to_le_bytes());
        out.extend(header.as_bytes());
        for column in &self.columns {
            out.extend(column.iter().flat_map(|value| value.to_le_bytes()));
        }
        for at in 0..5 {
            out.extend(self.edges.iter().flat_map(|edge| edge[at].to_le_bytes()));
        }
        out.resize(out.len().next_multiple_of(8), 0);
        out.extend(self.costs.iter().flat_map(|costs| costs.bytes.to_le_bytes()));
        out.extend(self.costs.iter().flat_map(|costs| costs.flops.to_le_bytes()));
        out
    }
}

fn flags(op: OpRef<'_, '_>) -> u32 {
    use mlirkit::defs::OpFlags;
    let has = |flag| op.def().is_some_and(|def| def.flags.has(flag));
    let constant = has(OpFlags::CONSTANT_LIKE) || op.name().ends_with(".constant");
    let mut flags = if constant { CONSTANT } else { 0 };
    if constant && op.attr("value").is_none_or(|value| is_small(op.context(), value)) {
        flags |= SMALL;
    }
    if has(OpFlags::TERMINATOR) {
        flags |= TERMINATOR;
    }
    flags
}

/// Returns the attributes of an operation as text, one a line. Omits the symbol name, and shortens long values.
fn attributes(op: OpRef<'_, '_>) -> String {
    let ctx = op.context();
    let lines = mlirkit_edit::replace::named(op).filter(|(name, _)| *name != "sym_name").map(|(name, attr)| {
        let text = match ctx.attr_data(attr) {
            AttrData::DenseElements(dense) if dense.data.len() > 256 => "dense<...>".to_owned(),
            _ => ctx.attr_text(attr),
        };
        format!("{name} = {}", brief(text, 60))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns whether a constant has only a few elements.
fn is_small(ctx: &Context, attr: Attr) -> bool {
    match ctx.attr_data(attr) {
        AttrData::DenseElements(dense) => dense.splat || dense.data.len() <= 128,
        AttrData::DenseResource { .. } | AttrData::Verbatim(_) => false,
        _ => true,
    }
}

/// Returns the shortened text of the attribute that best distinguishes an operation from others of its name, such as
/// a constant's value or a callee. Returns `None` if the operation has no such attribute.
fn note(op: OpRef<'_, '_>) -> Option<String> {
    let attr = ["value", "callee", "predicate", "comparison_direction", "dim", "iota_dimension"];
    let attr = attr.iter().find_map(|name| op.attr(name))?;
    let text = match op.context().attr_data(attr) {
        AttrData::DenseElements(dense) if dense.data.len() > 256 => "dense<...>".to_owned(),
        _ => op.context().attr_text(attr),
    };
    Some(brief(text, 40))
}
