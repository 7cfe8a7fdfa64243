//! The graph of an operation's regions: operations, and the values between them.

use mlirkit::ir::{BlockRef, OpId, OpRef, ValueRef};
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use crate::open::File;
use crate::session::{Failure, Request, Result, id_of, op_of};

/// Larger graphs are unreadable.
const LARGEST: usize = 1500;

struct Graph {
    nodes: Vec<Value>,
    edges: Vec<Value>,
    numbers: FxHashMap<(u32, OpId), usize>,
    args: FxHashMap<(u32, u32), usize>,
    links: Vec<(usize, usize, String)>,
}

/// Returns the graph of an operation: `op`. Regions are groups; arguments of blocks are nodes.
pub fn graph(file: &File, request: Request<'_>) -> Result {
    file.with(|module| {
        let op = op_of(module, request.op("op"))?;
        crate::text_view::load(file, op)?;
        let count = op.walk().take(LARGEST + 1).count();
        if count > LARGEST {
            let message =
                format!("this operation has more than {LARGEST} operations inside: choose a smaller one in the text");
            return Err(Failure::new(message));
        }
        let mut graph = Graph {
            nodes: Vec::new(),
            edges: Vec::new(),
            numbers: FxHashMap::default(),
            args: FxHashMap::default(),
            links: Vec::new(),
        };
        // A function or module is the frame; anything else is a separate node.
        let nested = op.regions().any(|region| region.entry().is_some());
        if nested {
            graph.inside(op, None);
        } else {
            graph.op(op, None);
        }
        let Graph { nodes, links, mut edges, .. } = graph;
        edges.extend(links.iter().map(|(from, to, label)| json!({ "from": from, "to": to, "type": label })));
        Ok(json!({ "nodes": nodes, "edges": edges, "title": crate::outline::entry(op) }).into())
    })
}

impl Graph {
    fn node(&mut self, value: Value) -> usize {
        self.nodes.push(value);
        self.nodes.len() - 1
    }

    fn op(&mut self, op: OpRef<'_, '_>, group: Option<usize>) -> usize {
        let ctx = op.context();
        let has_regions = op.regions().any(|region| region.entry().is_some());
        let results: Vec<String> = op.result_types().iter().take(4).map(|ty| ctx.type_text(*ty)).collect();
        let number = self.node(json!({
            "kind": if has_regions { "group" } else { "op" },
            "label": op.name(),
            "symbol": op.symbol_name(),
            "note": note(op),
            "types": results,
            "op": id_of(op),
            "group": group,
        }));
        self.numbers.insert((op.body.0, op.id), number);
        for operand in op.operands() {
            self.link(operand, number);
        }
        if has_regions {
            self.inside(op, Some(number));
        }
        number
    }

    fn inside(&mut self, op: OpRef<'_, '_>, group: Option<usize>) {
        let several = op.regions().len() > 1;
        for (index, region) in op.regions().enumerate() {
            let blocks: Vec<BlockRef<'_, '_>> = region.blocks().collect();
            for (place, block) in blocks.iter().enumerate() {
                let mut group = group;
                if several || blocks.len() > 1 {
                    let name = op.def().and_then(|def| def.regions.get(index)).map_or("", |def| &*def.name);
                    let mut label =
                        if several { format!("region {index} {name}").trim_end().to_owned() } else { String::new() };
                    if blocks.len() > 1 {
                        label = format!("{label} ^bb{place}").trim_start().to_owned();
                    }
                    group = Some(self.node(json!({ "kind": "group", "label": label, "group": group })));
                }
                for (number, arg) in block.args().enumerate() {
                    let ty = op.context().type_text(arg.ty());
                    let node = self.node(json!({ "kind": "argument", "label": format!("argument {number}"), "types": [ty], "group": group }));
                    self.args.insert((arg.body.0, arg.id.0), node);
                }
                for inner in block.ops() {
                    self.op(inner, group);
                }
            }
        }
    }

    fn link(&mut self, value: ValueRef<'_, '_>, to: usize) {
        let from = match value.defining_op() {
            Some(op) => self.numbers.get(&(op.body.0, op.id)),
            None => self.args.get(&(value.body.0, value.id.0)),
        };
        if let Some(from) = from {
            self.links.push((*from, to, value.context().type_text(value.ty())));
        }
    }
}

/// Returns the short attribute that tells an operation from its like: a constant's value, a callee.
fn note(op: OpRef<'_, '_>) -> Option<String> {
    let attr = op.attr("value").or_else(|| op.attr("callee")).or_else(|| op.attr("predicate"))?;
    let text = op.context().attr_text(attr);
    Some(if text.len() > 40 { format!("{}...", text.chars().take(37).collect::<String>()) } else { text })
}
