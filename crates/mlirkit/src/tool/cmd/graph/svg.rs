//! Draws graphs as SVG. The layout library positions the nodes inside one box at a time; a nested box is positioned as
//! a single node.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

use ::layout::adt::dag::NodeHandle;
use ::layout::core::base::Orientation;
use ::layout::core::format::{ClipHandle, RenderBackend, Visible};
use ::layout::core::geometry::Point;
use ::layout::core::style::{LineStyleKind, StyleAttr};
use ::layout::std_shapes::shapes::{Arrow, Element, LineEndKind, ShapeKind};
use ::layout::topo::layout::VisualGraph;

use super::GraphDrawing;
use crate::tool::markup::escaped;

/// The maximum number of nodes in one box, and in the whole graph. They are needed because the layout takes more than
/// linear time.
const MOST: (usize, usize) = (300, 3000);

/// The maximum nesting depth of boxes.
const DEEPEST: usize = 64;

/// Sizes in pixels: the width of a character, the height of a line, and the margin around labels and box contents.
const SIZES: (f64, f64, f64) = (7.3, 16.0, 10.0);

/// Draws a graph as SVG. Fails if it is too large or too deeply nested.
pub fn write(graph: &GraphDrawing) -> Result<String, String> {
    if graph.nodes.len() > MOST.1 {
        return Err(format!("{} nodes are too many for a picture: use --format dot", graph.nodes.len()));
    }
    // An edge is drawn in the innermost box that contains both ends, between the nodes of that box that contain them.
    let mut edges: Levels = HashMap::new();
    for edge in &graph.edges {
        let path = |node| {
            let mut path: Vec<usize> =
                std::iter::successors(Some(node), |at: &usize| graph.nodes[*at].parent).collect();
            path.reverse();
            path
        };
        let (from, to) = (path(edge.from), path(edge.to));
        let same = from.iter().zip(&to).take_while(|(from, to)| from == to).count();
        if let (Some(start), Some(end)) = (from.get(same), to.get(same)) {
            let around = same.checked_sub(1).map(|last| from[last]);
            edges.entry(around).or_default().insert((*start, *end, edge.is_branch));
        }
    }
    let drawn = draw(graph, &edges, None, 0)?;
    let (width, height) = (drawn.size.x.ceil(), drawn.size.y.ceil());
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"monospace\" font-size=\"12\">\n<defs><marker id=\"arrow\" markerWidth=\"8\" markerHeight=\"6\" refX=\"8\" \
         refY=\"3\" orient=\"auto-start-reverse\"><path d=\"M0 0L8 3L0 6z\"/></marker></defs>\n{}</svg>\n",
        drawn.text
    ))
}

/// The edges drawn in each box: the indices of their end nodes, and whether they are branches. The key `None` is the
/// graph itself.
type Levels = HashMap<Option<usize>, BTreeSet<(usize, usize, bool)>>;

/// The drawn contents of a box, and their size.
struct Drawn {
    text: String,
    size: Point,
}

/// Draws the contents of the box `around`, or of the whole graph if it is `None`.
fn draw(graph: &GraphDrawing, edges: &Levels, around: Option<usize>, depth: usize) -> Result<Drawn, String> {
    let inside: Vec<usize> = graph.inside(around).collect();
    if inside.len() > MOST.0 || depth > DEEPEST {
        return Err(format!("{} nodes in one box are too many for a picture: use --format dot", inside.len()));
    }
    let mut visual = VisualGraph::new(Orientation::TopToBottom);
    let mut handles: HashMap<usize, NodeHandle> = HashMap::new();
    let mut contents: HashMap<usize, Drawn> = HashMap::new();
    for node in &inside {
        let label = text_size(&graph.nodes[*node].label);
        let mut size = Point::new(label.x + 2.0 * SIZES.2, label.y + SIZES.2);
        if graph.nodes[*node].is_box {
            let drawn = draw(graph, edges, Some(*node), depth + 1)?;
            size = Point::new(size.x.max(drawn.size.x), size.y + drawn.size.y);
            contents.insert(*node, drawn);
        }
        let shape = ShapeKind::new_box("");
        let element = Element::create(shape, StyleAttr::simple(), Orientation::TopToBottom, size);
        handles.insert(*node, visual.add_node(element));
    }
    for (from, to, is_branch) in edges.get(&around).into_iter().flatten().copied() {
        let style = if is_branch { LineStyleKind::Dashed } else { LineStyleKind::Normal };
        let (start, end) = (LineEndKind::None, LineEndKind::Arrow);
        let arrow = Arrow::new(start, end, style, "", &StyleAttr::simple(), &None, &None);
        visual.add_edge(arrow, handles[&from], handles[&to]);
    }
    let mut canvas = Arrows::default();
    if !inside.is_empty() {
        visual.do_it(false, false, false, &mut canvas);
    }
    // The picture must include the outermost points of all nodes and arrows.
    let (mut low, mut high) = (canvas.low, canvas.high);
    for handle in handles.values() {
        let (from, to) = visual.element(*handle).position().bbox(false);
        low = Point::new(low.x.min(from.x), low.y.min(from.y));
        high = Point::new(high.x.max(to.x), high.y.max(to.y));
    }
    if inside.is_empty() {
        (low, high) = (Point::zero(), Point::zero());
    }
    let shift = Point::splat(SIZES.2).sub(low);
    let mut text = format!("<g transform=\"translate({:.1} {:.1})\">\n", shift.x, shift.y);
    for node in &inside {
        let (from, _) = visual.element(handles[node]).position().bbox(false);
        let size = visual.element(handles[node]).position().size(false);
        let fill = if graph.nodes[*node].is_box { "#0000ff08" } else { "white" };
        let _ = writeln!(
            text,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"4\" fill=\"{fill}\" stroke=\"black\"/>",
            from.x, from.y, size.x, size.y
        );
        for (line, label) in graph.nodes[*node].label.iter().enumerate() {
            let y = from.y + SIZES.1 * (line as f64 + 1.0);
            let _ = writeln!(text, "<text x=\"{:.1}\" y=\"{y:.1}\">{}</text>", from.x + SIZES.2, escaped(label));
        }
        if let Some(drawn) = contents.get(node) {
            let below = from.y + text_size(&graph.nodes[*node].label).y;
            let _ = write!(text, "<g transform=\"translate({:.1} {below:.1})\">\n{}</g>\n", from.x, drawn.text);
        }
    }
    text.push_str(&canvas.text);
    text.push_str("</g>\n");
    Ok(Drawn { text, size: high.sub(low).add(Point::splat(2.0 * SIZES.2)) })
}

fn text_size(lines: &[String]) -> Point {
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    Point::new(longest as f64 * SIZES.0, lines.len() as f64 * SIZES.1)
}

/// A canvas that receives the arrows from the layout library. Nodes are drawn separately, because their sizes are known
/// here.
struct Arrows {
    text: String,
    low: Point,
    high: Point,
}

impl Default for Arrows {
    fn default() -> Self {
        Self { text: String::new(), low: Point::splat(f64::INFINITY), high: Point::splat(f64::NEG_INFINITY) }
    }
}

impl RenderBackend for Arrows {
    fn draw_rect(&mut self, _: Point, _: Point, _: &StyleAttr, _: Option<String>, _: Option<ClipHandle>) {}

    fn draw_line(&mut self, _: Point, _: Point, _: &StyleAttr, _: Option<String>) {}

    fn draw_circle(&mut self, _: Point, _: Point, _: &StyleAttr, _: Option<String>) {}

    fn draw_text(&mut self, _: Point, _: &str, _: &StyleAttr) {}

    fn draw_arrow(
        &mut self,
        path: &[(Point, Point)],
        dashed: bool,
        head: (bool, bool),
        _: &StyleAttr,
        _: Option<String>,
        _: &str,
    ) {
        let mut curve = String::new();
        for (index, (to, control)) in path.iter().enumerate() {
            // The first pair is the start point and its control point. Each further pair is a control point and an end
            // point.
            let _ = match index {
                0 => write!(curve, "M{:.1} {:.1}C{:.1} {:.1} ", to.x, to.y, control.x, control.y),
                1 => write!(curve, "{:.1} {:.1} {:.1} {:.1}", to.x, to.y, control.x, control.y),
                _ => write!(curve, "S{:.1} {:.1} {:.1} {:.1}", to.x, to.y, control.x, control.y),
            };
            for point in [to, control] {
                self.low = Point::new(self.low.x.min(point.x), self.low.y.min(point.y));
                self.high = Point::new(self.high.x.max(point.x), self.high.y.max(point.y));
            }
        }
        let dashes = if dashed { " stroke-dasharray=\"4\"" } else { "" };
        // The layout library reverses edges that would lead upwards. Such an arrow has its head at the start.
        let ends = [(head.0, "marker-start"), (head.1, "marker-end")];
        let ends: String =
            ends.iter().filter(|(is_there, _)| *is_there).map(|(_, name)| format!(" {name}=\"url(#arrow)\"")).collect();
        let _ = writeln!(self.text, "<path d=\"{curve}\" fill=\"none\" stroke=\"black\"{dashes}{ends}/>");
    }

    fn create_clip(&mut self, _: Point, _: Point, _: usize) -> ClipHandle {
        0
    }
}
