/** Draws a scene: the visible boxes and lines, and all text that is large enough to read. */
import { type Palette, palette } from "./colours.ts";
import { FONT, type Node, type Scene, type Wire } from "./scene.ts";

export interface Marks {
  chosen?: number;
  from: Set<number>;
  to: Set<number>;
  hits: Set<number>;
  path: Set<number>;
  /** Lines to highlight between boxes, each with the ids of both boxes. */
  ties: [number, number, "from" | "to" | "path"][];
  /** Lines from a file, each with the ids of both boxes. */
  links: [number, number][];
}

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Look {
  marks: Marks;
  colour(node: Node): string;
  labels: boolean;
}

const SMALLEST = 5;

/** Something to draw on: a canvas, or an SVG writer. */
export type Pen = Pick<CanvasRenderingContext2D, "beginPath" | "moveTo" | "lineTo" | "bezierCurveTo" | "stroke" | "fill" | "fillText" | "setLineDash" | "closePath"> & {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  font: string;
  textAlign: CanvasTextAlign;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
};

export function draw(pen: Pen, scene: Scene, look: Look, sight: { left: number; top: number; right: number; bottom: number; scale: number }, colours: Palette = palette()): void {
  const { left, top, right, bottom, scale } = sight;
  const visible = (x: number, y: number, width: number, height: number) => x + width > left && x < right && y + height > top && y < bottom;
  const letters = FONT * scale >= SMALLEST;
  const nodes = scene.nodes.filter((node) => visible(node.x, node.y, node.width, node.height));
  for (const node of nodes) {
    if (!node.open) continue;
    box(pen, node, look, colours, scale);
  }
  const dim = look.marks.ties.length > 0;
  const pale = /^#[0-9a-f]{6}$/i.test(colours.faint) ? `${colours.faint}70` : colours.line;
  for (const wire of scene.wires) {
    const [x0, x1, y0, y1] = bounds(wire);
    if (!visible(x0, y0, x1 - x0, y1 - y0) || (x1 - x0 + y1 - y0) * scale < 2) continue;
    pen.strokeStyle = dim ? pale : colours.faint;
    pen.lineWidth = Math.max(wire.width, 0.6 / scale) * (dim ? 0.8 : 1);
    pen.setLineDash(wire.link.call ? [6, 4] : []);
    line(pen, wire.points);
    if (scale > 0.25) arrow(pen, wire.points, dim ? pale : colours.faint);
  }
  pen.setLineDash([]);
  // The lines of values that enter or leave a group end at its border. A short line shows that there are some.
  if (scale > 0.3) {
    pen.strokeStyle = colours.line;
    pen.lineWidth = 1.4;
    for (const { item, x, y, width, height } of nodes) {
      if (item.enters) {
        line(pen, [x + 8, y - 13, x + 8, y]);
        arrow(pen, [x + 8, y - 13, x + 8, y], colours.line);
      }
      if (item.leaves) line(pen, [x + width - 8, y + height, x + width - 8, y + height + 11]);
    }
  }
  for (const node of nodes) {
    if (node.open) continue;
    box(pen, node, look, colours, scale);
  }
  if (letters) {
    pen.textAlign = "left";
    for (const node of nodes) {
      const rows = node.open ? node.lines.slice(0, 1) : node.lines;
      rows.forEach((text, at) => {
        pen.font = `${at === 0 ? "600 " : ""}${FONT}px ${colours.mono}`;
        pen.fillStyle = at === 0 ? colours.ink : colours.ink;
        pen.fillText(at === 0 && node.item.children.length > 0 ? `${node.open ? "▾" : "▸"} ${text}` : text, node.x + 10, node.y + 16 + at * 15);
      });
    }
    if (look.labels && FONT * scale >= 8) {
      pen.textAlign = "center";
      pen.font = `${FONT - 2}px ${colours.mono}`;
      const taken: [number, number, number][] = [];
      for (const wire of scene.wires) {
        if (!wire.label) continue;
        const [x0, x1, y0, y1] = bounds(wire);
        if (!visible(x0, y0, x1 - x0, y1 - y0)) continue;
        const [x, end, before] = [wire.points[wire.points.length - 2], wire.points[wire.points.length - 1], wire.points[wire.points.length - 3]];
        // The label is beside the end, outside the box: above it, or below it where the line comes from below.
        const y = before > end ? end + 34 : end;
        if (!visible(x - 60, y - 20, 120, 20)) continue;
        const width = wire.label.length * 6.1 + 6;
        // A label must not hide another label.
        if (taken.some(([left, right, top]) => x - width / 2 < right && x + width / 2 > left && Math.abs(y - top) < 14)) continue;
        taken.push([x - width / 2, x + width / 2, y]);
        pen.fillStyle = colours.back;
        pen.beginPath();
        pen.roundRect(x - width / 2, y - 24, width, 13, 3);
        pen.fill();
        pen.fillStyle = colours.faint;
        pen.fillText(wire.label, x, y - 14);
      }
    }
  }
  const ties: [number, number, "from" | "to" | "path" | "link"][] = [...look.marks.links.map(([a, b]) => [a, b, "link"] as [number, number, "link"]), ...look.marks.ties];
  for (const [a, b, side] of ties) {
    const [from, to] = [scene.by.get(a), scene.by.get(b)];
    if (!from || !to || from === to) continue;
    pen.setLineDash(side === "link" ? [7, 4] : []);
    const start = [from.x + from.width / 2, from.y + from.height];
    const end = [to.x + to.width / 2, to.y];
    pen.strokeStyle = side === "from" ? colours.from : side === "to" ? colours.to : colours.accent;
    pen.lineWidth = 2.2 / Math.max(scale, 0.4);
    pen.beginPath();
    const bend = Math.max(20, Math.min(160, Math.abs(end[1] - start[1]) / 2));
    pen.moveTo(start[0], start[1]);
    pen.bezierCurveTo(start[0], start[1] + bend, end[0], end[1] - bend, end[0], end[1]);
    pen.stroke();
    arrow(pen, [end[0], end[1] - 10, end[0], end[1]], pen.strokeStyle as string);
  }
  pen.setLineDash([]);
}

function box(pen: Pen, node: Node, look: Look, colours: Palette, scale: number): void {
  const { marks } = look;
  const id = node.item.id;
  pen.beginPath();
  pen.roundRect(node.x, node.y, node.width, node.height, node.open ? 8 : 5);
  pen.fillStyle = node.open ? (node.item.depth % 2 ? colours.panel : colours.back) : look.colour(node);
  pen.fill();
  const strong = marks.chosen === id ? colours.accent : marks.from.has(id) ? colours.from : marks.to.has(id) ? colours.to : marks.path.has(id) ? colours.accent : marks.hits.has(id) ? colours.accent : "";
  pen.strokeStyle = strong || (node.open ? colours.line : colours.faint);
  pen.lineWidth = strong ? (marks.chosen === id ? 3.5 : 2.5) / Math.max(scale, 0.5) : Math.max(node.item.children.length > 0 && !node.open ? 1.6 : 1, 0.7 / scale);
  if (marks.hits.has(id) && marks.chosen !== id) pen.setLineDash([5, 3]);
  pen.stroke();
  pen.setLineDash([]);
}

function line(pen: Pen, points: number[]): void {
  pen.beginPath();
  pen.moveTo(points[0], points[1]);
  for (let at = 2; at < points.length; at += 2) {
    const [x0, y0, x1, y1] = [points[at - 2], points[at - 1], points[at], points[at + 1]];
    if (x0 === x1 || Math.abs(y1 - y0) < 4) pen.lineTo(x1, y1);
    else {
      const middle = (y0 + y1) / 2;
      pen.bezierCurveTo(x0, middle, x1, middle, x1, y1);
    }
  }
  pen.stroke();
}

function arrow(pen: Pen, points: number[], colour: string): void {
  const [x, y, before] = [points[points.length - 2], points[points.length - 1], points[points.length - 3]];
  const back = before > y ? 7 : -7;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x - 4, y + back);
  pen.lineTo(x + 4, y + back);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}

const known = new WeakMap<Wire, [number, number, number, number]>();

function bounds(wire: Wire): [number, number, number, number] {
  let box = known.get(wire);
  if (box) return box;
  box = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < wire.points.length; at += 2) {
    box[0] = Math.min(box[0], wire.points[at]);
    box[1] = Math.max(box[1], wire.points[at]);
    box[2] = Math.min(box[2], wire.points[at + 1]);
    box[3] = Math.max(box[3], wire.points[at + 1]);
  }
  known.set(wire, box);
  return box;
}

/** Returns the innermost box at a point. */
export function at(scene: Scene, x: number, y: number): Node | undefined {
  let found: Node | undefined;
  for (const node of scene.nodes) {
    if (x >= node.x && x <= node.x + node.width && y >= node.y && y <= node.y + node.height && (!found || node.item.depth > found.item.depth)) found = node;
  }
  return found;
}

/** Records drawing commands as SVG. */
export class SvgPen implements Pen {
  fillStyle: unknown = "#000";
  strokeStyle: unknown = "#000";
  lineWidth = 1;
  font = "";
  textAlign: CanvasTextAlign = "left";
  readonly parts: string[] = [];
  #path = "";
  #dash = "";

  beginPath(): void { this.#path = ""; }
  moveTo(x: number, y: number): void { this.#path += `M${n(x)} ${n(y)}`; }
  lineTo(x: number, y: number): void { this.#path += `L${n(x)} ${n(y)}`; }
  bezierCurveTo(a: number, b: number, c: number, d: number, x: number, y: number): void { this.#path += `C${n(a)} ${n(b)} ${n(c)} ${n(d)} ${n(x)} ${n(y)}`; }
  closePath(): void { this.#path += "Z"; }
  roundRect(x: number, y: number, width: number, height: number, r: number): void {
    this.#path += `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(height - 2 * r)}a${r} ${r} 0 0 1 -${r} ${r}h${n(2 * r - width)}a${r} ${r} 0 0 1 -${r} -${r}v${n(2 * r - height)}a${r} ${r} 0 0 1 ${r} -${r}z`;
  }
  setLineDash(dash: number[]): void { this.#dash = dash.length ? ` stroke-dasharray="${dash.join(" ")}"` : ""; }
  stroke(): void { this.parts.push(`<path d="${this.#path}" fill="none" stroke="${this.strokeStyle}" stroke-width="${n(this.lineWidth)}"${this.#dash}/>`); }
  fill(): void { this.parts.push(`<path d="${this.#path}" fill="${this.fillStyle}"/>`); }
  fillText(text: string, x: number, y: number): void {
    const bold = this.font.startsWith("600") ? ` font-weight="600"` : "";
    const size = /(\d+)px/.exec(this.font)?.[1] ?? "12";
    const middle = this.textAlign === "center" ? ` text-anchor="middle"` : "";
    this.parts.push(`<text x="${n(x)}" y="${n(y)}" fill="${this.fillStyle}" font-size="${size}"${bold}${middle}>${text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)}</text>`);
  }
}

const n = (value: number) => String(Math.round(value * 10) / 10);
