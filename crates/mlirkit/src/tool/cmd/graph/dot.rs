//! Writes graphs in the DOT language of Graphviz.

use std::fmt::Write;

use super::GraphDrawing;

/// Writes a graph in the DOT language.
pub fn write(graph: &GraphDrawing) -> String {
    let mut out = "digraph {\n  compound = true;\n  node [shape = box, fontname = monospace];\n".to_owned();
    let mut inside: Vec<Vec<usize>> = vec![Vec::new(); graph.nodes.len()];
    let mut open: Vec<Vec<usize>> = vec![Vec::new()];
    for (index, node) in graph.nodes.iter().enumerate().rev() {
        // The lists are filled in reverse, because `pop` takes the last element and must yield the first node.
        node.parent.map_or(&mut open[0], |parent| &mut inside[parent]).push(index);
    }
    while let Some(waiting) = open.last_mut() {
        let Some(index) = waiting.pop() else {
            open.pop();
            if !open.is_empty() {
                let _ = writeln!(out, "{}}}", indent(open.len()));
            }
            continue;
        };
        let (node, depth) = (&graph.nodes[index], indent(open.len()));
        let label = text(&node.label);
        if node.is_box {
            let _ = writeln!(out, "{depth}subgraph cluster{index} {{\n{depth}  label = {label};");
            open.push(std::mem::take(&mut inside[index]));
        } else {
            let _ = writeln!(out, "{depth}n{index} [label = {label}];");
        }
    }
    let firsts = firsts(graph);
    for edge in &graph.edges {
        let (Some(from), Some(to)) = (firsts[edge.from], firsts[edge.to]) else { continue };
        let mut attrs: Vec<String> = Vec::new();
        // Graphviz edges connect nodes only. An edge to a box therefore leads to a node in the box and is cut at the
        // border, unless it starts inside the box.
        let inside = |node: usize, outer: usize| is_inside(graph, node, outer);
        if from != edge.from && !inside(to, edge.from) {
            attrs.push(format!("ltail = cluster{}", edge.from));
        }
        if to != edge.to && !inside(from, edge.to) {
            attrs.push(format!("lhead = cluster{}", edge.to));
        }
        if edge.is_branch {
            attrs.push("style = dashed".to_owned());
        }
        let attrs = if attrs.is_empty() { String::new() } else { format!(" [{}]", attrs.join(", ")) };
        let _ = writeln!(out, "  n{from} -> n{to}{attrs};");
    }
    out.push_str("}\n");
    out
}

/// Returns, for each node, the first node inside it that is not a box. A plain node is its own first node. `None` for
/// an empty box.
fn firsts(graph: &GraphDrawing) -> Vec<Option<usize>> {
    let mut firsts: Vec<Option<usize>> = vec![None; graph.nodes.len()];
    for (index, node) in graph.nodes.iter().enumerate().rev() {
        if !node.is_box {
            firsts[index] = Some(index);
        }
        if let (Some(first), Some(parent)) = (firsts[index], node.parent) {
            // Nodes are visited in reverse order, so the first node inside a box is assigned last and remains.
            firsts[parent] = Some(first);
        }
    }
    firsts
}

fn is_inside(graph: &GraphDrawing, node: usize, outer: usize) -> bool {
    std::iter::successors(Some(node), |at| graph.nodes[*at].parent).any(|at| at == outer)
}

/// The maximum depth of indentation; deeper boxes are indented by the same amount.
const DEEPEST: usize = 32;

fn indent(depth: usize) -> String {
    "  ".repeat(depth.min(DEEPEST))
}

/// Formats the lines of a label as a quoted string.
fn text(lines: &[String]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| line.replace('\\', "\\\\").replace('"', "\\\"")).collect();
    format!("\"{}\"", lines.join("\\n").replace('\n', " "))
}
