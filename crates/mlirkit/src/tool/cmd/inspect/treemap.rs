//! Draws the sizes in a file as a treemap: nested rectangles whose areas are proportional to bytes (squarified, after
//! Bruls, Huizing and van Wijk).

use std::fmt::Write;

use mlirkit_inspect::Node;

use super::human;
use crate::tool::markup::escaped;

/// A rectangle.
#[derive(Clone, Copy)]
struct Rect {
    x: f64,
    y: f64,
    w: f64,
    h: f64,
}

/// Height of a label in pixels.
const LINE: f64 = 15.0;

/// Minimum width and height of a drawn rectangle, in pixels.
const LEAST: f64 = 1.5;

/// Draws the treemap as SVG. Each rectangle has a tooltip with its name, size and share.
pub fn svg(tree: &Node) -> String {
    let (w, h) = (1200.0, 800.0);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" font-family=\"sans-serif\" font-size=\"11\">\n"
    );
    draw(&mut out, tree, Rect { x: 0.0, y: 0.0, w, h }, 0, 210, tree.bytes.max(1));
    out.push_str("</svg>\n");
    out
}

/// Draws the treemap as an HTML page.
pub fn page(tree: &Node) -> String {
    format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>{name}</title>\n<style>body {{ margin: 1em; font-family: sans-serif }} \
         svg {{ width: 100%; height: auto }} rect:hover {{ stroke: #000; stroke-width: 2 }}</style>\n<h1>{name}: {size}</h1>\n{}",
        svg(tree),
        name = escaped(&tree.name),
        size = human(tree.bytes),
    )
}

fn draw(out: &mut String, node: &Node, rect: Rect, depth: usize, hue: usize, total: u64) {
    if rect.w < LEAST || rect.h < LEAST {
        return;
    }
    let light = 45 + 12 * depth.min(3);
    let share = 100.0 * node.bytes as f64 / total as f64;
    let Rect { x, y, w, h } = rect;
    let _ = writeln!(
        out,
        "<g><title>{name}: {bytes} bytes, {share:.1} %</title><rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" \
         fill=\"hsl({hue},45%,{light}%)\" stroke=\"#fff\"/>",
        name = escaped(&label(node)),
        bytes = node.bytes,
    );
    let letters = (w / 6.5) as usize;
    if letters > 3 && h > LINE {
        let shown: String = label(node).chars().take(letters).collect();
        let _ = writeln!(out, "<text x=\"{:.1}\" y=\"{:.1}\">{}</text>", x + 3.0, y + 11.0, escaped(&shown));
    }
    out.push_str("</g>\n");
    if h < 2.0 * LINE || w < LINE {
        return;
    }
    let inner = Rect { x: x + 2.0, y: y + LINE, w: w - 4.0, h: h - LINE - 2.0 };
    for (index, (part, rect)) in squarified(&node.parts, inner).into_iter().enumerate() {
        let hue = if depth == 0 { 35 * index % 360 } else { hue };
        draw(out, part, rect, depth + 1, hue, total);
    }
}

/// Arranges nodes as rectangles that are as square as possible. The nodes must be sorted, largest first.
fn squarified(parts: &[Node], mut rect: Rect) -> Vec<(&Node, Rect)> {
    let mut left: f64 = parts.iter().map(|part| part.bytes as f64).sum();
    let mut placed = Vec::new();
    let mut rest = parts;
    while !rest.is_empty() && left > 0.0 && rect.w > 0.0 && rect.h > 0.0 {
        let scale = rect.w * rect.h / left;
        let short = rect.w.min(rect.h);
        let mut count = 1;
        while count < rest.len() && worst(rest, count + 1, scale, short) <= worst(rest, count, scale, short) {
            count += 1;
        }
        let (row, others) = rest.split_at(count);
        let sum: f64 = row.iter().map(|part| part.bytes as f64).sum();
        let thick = sum * scale / short;
        let mut at = 0.0;
        for part in row {
            let long = part.bytes as f64 * scale / thick;
            let place = match rect.w >= rect.h {
                true => Rect { x: rect.x, y: rect.y + at, w: thick, h: long },
                false => Rect { x: rect.x + at, y: rect.y, w: long, h: thick },
            };
            placed.push((part, place));
            at += long;
        }
        match rect.w >= rect.h {
            true => (rect.x, rect.w) = (rect.x + thick, rect.w - thick),
            false => (rect.y, rect.h) = (rect.y + thick, rect.h - thick),
        }
        (left, rest) = (left - sum, others);
    }
    placed
}

/// Returns the worst aspect ratio if the first `count` nodes form one row.
fn worst(parts: &[Node], count: usize, scale: f64, short: f64) -> f64 {
    let row = || parts.iter().take(count).map(|part| part.bytes as f64 * scale);
    let sum: f64 = row().sum();
    let ratio = |area: f64| (short * short * area / (sum * sum)).max(sum * sum / (short * short * area));
    row().map(ratio).fold(0.0, f64::max)
}

/// Returns the label of a rectangle, with a count if the rectangle represents several items.
fn label(node: &Node) -> String {
    node.count.map_or_else(|| node.name.clone(), |count| format!("{count} x {}", node.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_are_bytes() {
        let tree = Node::of("all", 100, [60, 25, 10, 5].map(|bytes| Node::leaf("part", bytes, None)).into());
        let placed = squarified(&tree.parts, Rect { x: 0.0, y: 0.0, w: 20.0, h: 10.0 });
        let areas: Vec<f64> = placed.iter().map(|(_, rect)| (rect.w * rect.h).round()).collect();
        assert_eq!(areas, [120.0, 50.0, 20.0, 10.0]);
    }
}
