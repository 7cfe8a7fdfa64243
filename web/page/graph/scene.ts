/** The scene to draw: the boxes and lines of the open groups. */
import { KIND, shape } from "./data.ts";
import type { Box, Placed } from "./layout.ts";
import type { Item, Link, Tree } from "./tree.ts";

export const FONT = 12;
const LETTER = 7.3;
const LINE = 15;
/** Maximum number of attributes in a box. */
const ATTRIBUTES = 6;

export interface Node {
  item: Item;
  x: number;
  y: number;
  width: number;
  height: number;
  open: boolean;
  lines: string[];
}

export interface Wire {
  link: Link;
  points: number[];
  label: string;
  width: number;
}

export interface Scene {
  nodes: Node[];
  wires: Wire[];
  width: number;
  height: number;
  by: Map<number, Node>;
}

export const clip = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Returns the lines of text in a box. */
export function lines(tree: Tree, item: Item): string[] {
  const { rows } = tree;
  const out = [clip(item.label, 44)];
  if (item.row !== undefined) {
    const kind = rows.kind(item.row);
    const note = rows.text("note", item.row);
    if (rows.text("symbol", item.row)) out.push(rows.text("name", item.row));
    if (note) out.push(clip(note, 40));
    for (const line of rows.text("attributes", item.row).split("\n").slice(0, ATTRIBUTES)) if (line) out.push(clip(line, 44));
    for (const folded of (tree.folded.notes.get(item.row) ?? []).slice(0, 2)) out.push(clip(`← ${folded}`, 40));
    if ((kind === KIND.argument || kind === KIND.op) && rows.data.results[item.row] > 0 && rows.text("type", item.row)) {
      out.push(clip(shape(rows.text("type", item.row)), 40));
    }
    if (kind === KIND.closed) out.push("not read: open it in the text");
  }
  if (item.children.length > 0) out.push(`${item.count.toLocaleString("en")} operation${item.count === 1 ? "" : "s"}`);
  return out;
}

export function boxes(tree: Tree, root: Item, open: Set<number>): Box {
  const box = (item: Item): Box => {
    const text = lines(tree, item);
    const isOpen = item === root || (open.has(item.id) && item.children.length > 0);
    const wide = Math.max(...(isOpen ? [text[0].length + 12] : text.map((line) => line.length + (item.children.length > 0 && line === text[0] ? 2 : 0))));
    const made: Box = { id: item.id, width: Math.ceil(wide * LETTER) + 22, height: text.length * LINE + 10 };
    if (isOpen) {
      made.children = item.children.map(box);
      made.links = item.links.map((link) => ({ from: link.from.id, to: link.to.id }));
    }
    return made;
  };
  return box(root);
}

export function compose(tree: Tree, placed: Placed, open: Set<number>, root: Item): Scene {
  const scene: Scene = { nodes: [], wires: [], width: placed.width, height: placed.height, by: new Map() };
  for (const [id, [x, y, width, height]] of placed.boxes) {
    const item = tree.items[id];
    const node: Node = { item, x, y, width, height, open: item === root || (open.has(id) && item.children.length > 0), lines: lines(tree, item) };
    scene.nodes.push(node);
    scene.by.set(id, node);
  }
  for (const line of placed.lines) {
    const link = tree.items[line.group].links[line.link];
    scene.wires.push({ link, points: line.points, label: label(tree, link), width: link.edges.length > 1 ? Math.min(4, 1 + Math.log2(link.edges.length) / 2) : 1 });
  }
  return scene;
}

function label(tree: Tree, link: Link): string {
  if (link.call) return "calls";
  const { strings, edges } = tree.rows.data;
  // A branch to a block has no type.
  if (link.edges.every((edge) => edges.type[edge] === 0)) return "";
  const first = shape(strings[edges.type[link.edges[0]]]);
  if (link.edges.length === 1) return clip(first, 26);
  const types = new Set(link.edges.map((edge) => edges.from[edge] * 64 + edges.result[edge]));
  return types.size === 1 ? clip(first, 26) : `${types.size} values`;
}

/** Returns the innermost visible item that contains a row. */
export function shown(tree: Tree, scene: Scene, row: number): Node | undefined {
  let item = tree.of(row);
  while (item && !scene.by.has(item.id)) item = item.parent;
  return item && scene.by.get(item.id);
}

/** Returns the nearest box from a box in the direction of an arrow key. */
export function nearest(scene: Scene, node: Node, key: string): Node | undefined {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] as [number, number];
  const [x, y] = [node.x + node.width / 2, node.y + Math.min(node.height, 20) / 2];
  let best: Node | undefined;
  let least = Infinity;
  for (const other of scene.nodes) {
    if (other === node || !other.item.parent) continue;
    const [ox, oy] = [other.x + other.width / 2 - x, other.y + Math.min(other.height, 20) / 2 - y];
    const along = ox * dx + oy * dy;
    const across = Math.abs(ox * dy) + Math.abs(oy * dx);
    if (along <= 4) continue;
    const cost = along + 2.5 * across - (node.item.depth === other.item.depth ? 5 : 0);
    if (cost < least) [least, best] = [cost, other];
  }
  return best;
}
