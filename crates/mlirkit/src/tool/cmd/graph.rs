//! `mlirkit graph`: draws the operations of a function, or the references between symbols.

mod dot;
mod svg;

use std::collections::HashMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use mlirkit_edit::symbols::references;

use crate::Extend;
use crate::asm::type_to_string;
use crate::ir::{BlockRef, Ident, Module, OpRef};
use crate::tool::driver::{Outcome, Raw, Reading, failed, failed_in, status};
use crate::tool::io::Output;

/// Draw a function's operations, or which symbols refer to which.
#[derive(clap::Args)]
#[command(
    after_help = "With a symbol, the graph shows its operations: an edge leads from a value's definition to each use, and regions are boxes.
Without one, it shows all symbols of the file, and edges lead from callers to callees. Graphviz draws the output of --format dot.

Examples:
  mlirkit graph model.mlir | dot -Tpdf -o calls.pdf
  mlirkit graph model.mlir @main --format svg -o main.svg"
)]
pub struct Args {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// The symbol whose operations are drawn: `@f`, or `@a::@f` for a symbol nested in another.
    #[arg(value_name = "SYMBOL")]
    symbol: Option<String>,
    /// The output format. By default, `svg` for an output file whose name ends in `.svg`, otherwise `dot`.
    #[arg(long, value_enum, value_name = "FORMAT")]
    format: Option<GraphFormat>,
    /// Output file; standard output by default.
    #[arg(short, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    #[command(flatten)]
    reading: Reading,
}

/// An output format for graphs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum GraphFormat {
    /// The DOT language of Graphviz.
    Dot,
    /// An SVG picture.
    Svg,
}

/// Maximum length of a printed type in a graph, in characters.
const LONGEST: usize = 40;

/// A graph to draw: its nodes and edges.
#[derive(Debug, Default)]
struct GraphDrawing {
    nodes: Vec<GraphNode>,
    edges: Vec<GraphEdge>,
}

/// A node, or a box that contains other nodes.
#[derive(Debug)]
struct GraphNode {
    /// The lines of the label.
    label: Vec<String>,
    /// The index of the enclosing box, if any.
    parent: Option<usize>,
    /// Whether the node is a box.
    is_box: bool,
}

/// An edge between two nodes, given by their indices.
#[derive(Debug, Clone, PartialEq, Eq)]
struct GraphEdge {
    from: usize,
    to: usize,
    /// Whether the edge represents a branch between blocks; otherwise it represents a value.
    is_branch: bool,
}

impl GraphDrawing {
    fn add(&mut self, label: Vec<String>, parent: Option<usize>, is_box: bool) -> usize {
        self.nodes.push(GraphNode { label, parent, is_box });
        self.nodes.len() - 1
    }

    /// Iterates over the nodes directly inside a box; `None` means the nodes outside all boxes.
    fn inside(&self, parent: Option<usize>) -> impl Iterator<Item = usize> + '_ {
        (0..self.nodes.len()).filter(move |node| self.nodes[*node].parent == parent)
    }
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(graph(args, extend))
}

fn graph(args: &Args, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    file.module.load_all().map_err(|broken| file.raw.fail(&[*broken]))?;
    let graph = match &args.symbol {
        Some(symbol) => {
            let found = named(&file.module, symbol);
            operations(found.ok_or_else(|| match elsewhere(&file.module, symbol) {
                Some(path) => failed_in(&args.input, format_args!("no symbol '{symbol}'; did you mean '{path}'?")),
                None => failed_in(&args.input, format_args!("no symbol '{symbol}'")),
            })?)
        }
        None => calls(&file.module),
    };
    let is_svg = args.output.extension().is_some_and(|extension| extension == "svg");
    let format = args.format.unwrap_or(if is_svg { GraphFormat::Svg } else { GraphFormat::Dot });
    let text = match format {
        GraphFormat::Dot => dot::write(&graph),
        GraphFormat::Svg => svg::write(&graph).map_err(|wrong| failed_in(&args.input, wrong))?,
    };
    let mut out = Output::open(&args.output).map_err(failed)?;
    // A write error can be ignored here, because the output records it.
    let _ = out.write_all(text.as_bytes());
    out.keep().map_err(failed)
}

/// Finds a symbol by its path, `@a::@b` or `a::b`. `None` if there is no such symbol.
fn named<'m, 'c>(module: &'m Module<'c>, path: &str) -> Option<OpRef<'m, 'c>> {
    let mut parts = path.split("::").map(|part| part.trim_start_matches('@').trim_matches('"'));
    let mut found = module.lookup(parts.next()?)?;
    for part in parts {
        let mut inside = found.regions().flat_map(|region| region.blocks()).flat_map(BlockRef::ops);
        found = inside.find(|op| op.symbol_name() == Some(part))?;
    }
    Some(found)
}

/// Returns the path of a symbol with the same name as the last component of `path`, which the error message suggests.
/// `None` if there is no such symbol.
fn elsewhere(module: &Module<'_>, path: &str) -> Option<String> {
    let last = path.rsplit("::").next()?.trim_start_matches('@').trim_matches('"');
    let found = module.walk().find(|op| op.symbol_name() == Some(last))?;
    // The symbol name of the top-level operation is not part of a path.
    let mut names: Vec<String> = std::iter::once(found)
        .chain(found.ancestors())
        .filter(|op| op.parent_op().is_some())
        .filter_map(|op| op.symbol_name())
        .map(|name| format!("@{name}"))
        .collect();
    names.reverse();
    Some(names.join("::"))
}

/// Builds the graph of the operations inside `root`, or of `root` itself if it has no regions.
fn operations(root: OpRef<'_, '_>) -> GraphDrawing {
    let mut graph = GraphDrawing::default();
    let mut values = HashMap::new();
    let mut known = Default::default();
    let mut branches = Vec::new();
    let mut blocks = HashMap::new();
    let mut waiting = vec![(root, None)];
    // Nodes are created in pre-order, so each value is known before its uses, except for values used across branches.
    let mut uses = Vec::new();
    while let Some((op, parent)) = waiting.pop() {
        let has_regions = op.regions().any(|region| region.entry().is_some());
        let node = graph.add(label(op, references(op, &mut known)), parent, has_regions);
        for result in op.results() {
            values.insert((result.body, result.id), node);
        }
        uses.extend(op.operands().map(|value| ((value.body, value.id), node)));
        branches.extend(op.successors().map(|block| (node, (block.body, block.id))));
        let first = waiting.len();
        let (several, regions) = (op.regions().len() > 1, op.regions().enumerate());
        for (index, region) in regions.filter(|(_, region)| region.entry().is_some()) {
            let around = if several { graph.add(vec![format!("region #{index}")], Some(node), true) } else { node };
            let is_only = region.blocks().count() == 1;
            for (number, block) in region.blocks().enumerate() {
                let around = if is_only { around } else { graph.add(vec![format!("^bb{number}")], Some(around), true) };
                blocks.insert((block.body, block.id), around);
                for (number, arg) in block.args().enumerate() {
                    let text = vec![format!("argument #{number}"), short(&type_to_string(op.context(), arg.ty()))];
                    values.insert((arg.body, arg.id), graph.add(text, Some(around), false));
                }
                waiting.extend(block.ops().map(|op| (op, Some(around))));
            }
        }
        waiting[first..].reverse();
    }
    let edges =
        uses.into_iter().filter_map(|(value, to)| Some(GraphEdge { from: *values.get(&value)?, to, is_branch: false }));
    graph.edges = edges.collect();
    let branches = branches
        .into_iter()
        .filter_map(|(from, block)| Some(GraphEdge { from, to: *blocks.get(&block)?, is_branch: true }));
    graph.edges.extend(branches);
    graph.edges.dedup();
    graph
}

/// Returns the lines of an operation's label: its name, the symbol it defines or the symbols it uses, and its result
/// types.
fn label(op: OpRef<'_, '_>, references: impl IntoIterator<Item = Ident>) -> Vec<String> {
    let mut lines = vec![op.name().to_owned()];
    match op.symbol_name() {
        Some(name) => lines.push(format!("@{name}")),
        None => {
            let mut names: Vec<String> =
                references.into_iter().map(|name| format!("@{}", op.context().str(name))).collect();
            names.sort();
            lines.extend(names.into_iter().take(3).map(|name| short(&name)));
        }
    }
    let types: Vec<String> = op.results().map(|result| type_to_string(op.context(), result.ty())).collect();
    if !types.is_empty() {
        lines.push(short(&types.join(", ")));
    }
    lines
}

fn short(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Builds the graph of the references between symbols. A symbol that contains other symbols becomes a box.
fn calls(module: &Module<'_>) -> GraphDrawing {
    let mut graph = GraphDrawing::default();
    let mut nodes = HashMap::new();
    let symbols: Vec<OpRef<'_, '_>> =
        module.top_block().ops().flat_map(OpRef::walk).filter(|op| op.symbol_name().is_some()).collect();
    for op in &symbols {
        let parent = op.ancestors().find_map(|around| nodes.get(&around.key()).copied());
        if let Some(node) = parent.and_then(|parent: usize| graph.nodes.get_mut(parent)) {
            node.is_box = true;
        }
        let text = vec![op.name().to_owned(), short(&format!("@{}", op.symbol_name().unwrap_or_default()))];
        nodes.insert(op.key(), graph.add(text, parent, false));
    }
    let mut known = Default::default();
    for op in module.top_block().ops().flat_map(OpRef::walk) {
        let around = std::iter::once(op).chain(op.ancestors()).find_map(|around| nodes.get(&around.key()).copied());
        let Some(from) = around else { continue };
        let Some(table) = op.parent_op().and_then(OpRef::nearest_symbol_table) else { continue };
        let found = references(op, &mut known).into_iter().filter_map(|name| nodes.get(&table.symbol(name)?.key()));
        graph.edges.extend(found.map(|to| GraphEdge { from, to: *to, is_branch: false }));
    }
    graph.edges.sort_by_key(|edge| (edge.from, edge.to));
    graph.edges.dedup();
    graph
}
