/** Matches the rows of two graphs that describe the same nodes. */
import { KIND, type Rows } from "./data.ts";

/** Returns what identifies a row: the symbol around it, its title, scope, type and note. */
function key(rows: Rows, row: number): string {
  const around = rows.parent(row) < rows.count ? rows.title(rows.parent(row)) : "";
  return [around, rows.title(row), rows.text("scope", row), rows.text("type", row), rows.text("note", row)].join("\n");
}

/** Maps rows of one graph to rows of another. If several rows have the same key, they are matched in order. */
export function matches(one: Rows, other: Rows): Map<number, number> {
  const waiting = new Map<string, number[]>();
  for (let row = other.count - 1; row >= 0; row--) {
    const known = waiting.get(key(other, row));
    if (known) known.push(row);
    else waiting.set(key(other, row), [row]);
  }
  const found = new Map<number, number>();
  for (let row = 0; row < one.count; row++) {
    const match = waiting.get(key(one, row))?.pop();
    if (match !== undefined) found.set(row, match);
  }
  return found;
}

/** Returns the operations and arguments of a graph that have no match. */
export function unmatched(rows: Rows, matched: Iterable<number>): Set<number> {
  const found = new Set<number>();
  for (let row = 1; row < rows.count; row++) if (rows.kind(row) === KIND.op || rows.kind(row) === KIND.argument || rows.kind(row) === KIND.closed) found.add(row);
  for (const row of matched) found.delete(row);
  return found;
}
