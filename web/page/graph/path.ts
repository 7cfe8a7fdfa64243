/** Finds the shortest path of values between two rows. */
import { KIND } from "./data.ts";
import type { Tree } from "./tree.ts";

/** Returns the rows on a path of values, in either direction; `undefined` if there is no path. */
export function pathBetween(tree: Tree, from: number, to: number): number[] | undefined {
  return forward(tree, from, to) ?? forward(tree, to, from);
}

function forward(tree: Tree, from: number, to: number): number[] | undefined {
  const { rows } = tree;
  const { edges } = rows.data;
  const before = new Map<number, number>([[from, from]]);
  let border = [from];
  const next: number[] = [];
  while (border.length > 0 && !before.has(to)) {
    for (const row of border) {
      const reach = (other: number) => {
        if (before.has(other)) return;
        before.set(other, row);
        next.push(other);
      };
      for (const edge of rows.out(row)) {
        reach(edges.to[edge]);
        // A value that a region uses or yields belongs to the enclosing operation.
        const around = rows.parent(edges.to[edge]);
        if (rows.out(edges.to[edge]).length === 0 && around > 0 && around < rows.count) {
          const holder = rows.kind(around) === KIND.region ? rows.parent(around) : around;
          if (holder > 0 && holder < rows.count) reach(holder);
        }
      }
    }
    border = next.splice(0);
  }
  if (!before.has(to)) return undefined;
  const path = [to];
  while (path[path.length - 1] !== from) path.push(before.get(path[path.length - 1]) as number);
  return path.reverse();
}
