/** Finds the boxes to mark for a selected item. */
import type { Marks } from "./canvas.ts";
import { type Node, type Scene, shown } from "./scene.ts";
import type { Item, Tree } from "./tree.ts";

/** Maximum number of highlighted lines. */
const LINES = 400;

export const noMarks = (): Marks => ({ from: new Set(), to: new Set(), hits: new Set(), path: new Set(), ties: [], links: [] });

/** Marks the items that an item uses and the items that use it, and highlights the lines to them. */
export function neighbours(tree: Tree, scene: Scene, own: Item, marks: Marks): void {
  const inside = (item: Item | undefined) => {
    for (let at = item; at; at = at.parent) if (at === own) return true;
    return false;
  };
  const mine = scene.by.get(own.id) ?? (own.row !== undefined ? shown(tree, scene, own.row) : undefined);
  if (!mine) return;
  const seen = new Set<string>();
  for (const { from, to } of tree.folded.edges) {
    const [ina, inb] = [inside(tree.of(from)), inside(tree.of(to))];
    if (ina === inb) continue;
    const other = shown(tree, scene, ina ? to : from);
    if (!other || other === mine) continue;
    (ina ? marks.to : marks.from).add(other.item.id);
    const key = ina ? `${mine.item.id} ${other.item.id}` : `${other.item.id} ${mine.item.id}`;
    if (seen.has(key) || seen.size > LINES) continue;
    seen.add(key);
    marks.ties.push(ina ? [mine.item.id, other.item.id, "to"] : [other.item.id, mine.item.id, "from"]);
  }
}

/** Returns the boxes that show some rows, except the root's and those of open groups. */
export function boxesOf(tree: Tree, scene: Scene, rows: Iterable<number>): Set<number> {
  const found = new Set<number>();
  for (const row of rows) {
    const node = shown(tree, scene, row);
    if (node && !node.open) found.add(node.item.id);
  }
  return found;
}

/** Returns the innermost visible box that contains an item. */
export function boxOf(scene: Scene, item: Item): Node | undefined {
  for (let at: Item | undefined = item; at; at = at.parent) {
    const node = scene.by.get(at.id);
    if (node) return node;
  }
  return undefined;
}
