/** Follows values through a graph: the shortest path between two rows, and all rows before or after a row. */
import { KIND } from "./data.ts";
import type { Tree } from "./tree.ts";

/** Returns the rows on a path of values, in either direction; `undefined` if there is no path. */
export function pathBetween(tree: Tree, from: number, to: number): number[] | undefined {
  return forward(tree, from, to) ?? forward(tree, to, from);
}

/** Returns the rows to which the values of a row lead directly. */
function successors({ rows }: Tree, row: number): number[] {
  const { edges } = rows.data;
  const found: number[] = [];
  for (const edge of rows.out(row)) {
    found.push(edges.to[edge]);
    // A value that a region uses or yields belongs to the enclosing operation.
    const around = rows.parent(edges.to[edge]);
    if (rows.out(edges.to[edge]).length === 0 && around > 0 && around < rows.count) {
      const holder = rows.kind(around) === KIND.region ? rows.parent(around) : around;
      if (holder > 0 && holder < rows.count) found.push(holder);
    }
  }
  return found;
}

function forward(tree: Tree, from: number, to: number): number[] | undefined {
  const before = new Map<number, number>([[from, from]]);
  let border = [from];
  while (border.length > 0 && !before.has(to)) {
    const next: number[] = [];
    for (const row of border) {
      for (const other of successors(tree, row)) {
        if (before.has(other)) continue;
        before.set(other, row);
        next.push(other);
      }
    }
    border = next;
  }
  if (!before.has(to)) return undefined;
  const path = [to];
  while (path[path.length - 1] !== from) path.push(before.get(path[path.length - 1]) as number);
  return path.reverse();
}

/** Returns all rows to which the values of some rows lead, or with `back` all rows whose values lead to them. Omits the rows themselves. */
export function reach(tree: Tree, start: Iterable<number>, back: boolean): Set<number> {
  const own = new Set(start);
  let next = (row: number): number[] => successors(tree, row);
  if (back) {
    const before = new Map<number, number[]>();
    for (let row = 0; row < tree.rows.count; row++) {
      for (const other of successors(tree, row)) {
        const known = before.get(other);
        if (known) known.push(row);
        else before.set(other, [row]);
      }
    }
    next = (row) => before.get(row) ?? [];
  }
  const found = new Set<number>();
  const waiting = [...own];
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    for (const other of next(row)) {
      if (found.has(other)) continue;
      found.add(other);
      waiting.push(other);
    }
  }
  for (const row of own) found.delete(row);
  return found;
}
