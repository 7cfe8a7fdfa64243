/** Numbers assigned to nodes: built-in measures, or numbers from a file of names and numbers. */
import type { Item, Tree } from "./tree.ts";

/** Parses JSON (`{"name": 1.5}`, or a list of objects with a name and a number) or CSV (a name and a number per line). */
export function readOverlay(text: string, name: string): Map<string, number> {
  const numbers = new Map<string, number>();
  if (/^\s*[[{]/.test(text)) {
    const json: unknown = JSON.parse(text);
    const entries = Array.isArray(json) ? json.map((one) => Object.values(one as object)) : Object.entries(json as object);
    for (const values of entries) {
      const key = values.find((value: unknown) => typeof value === "string");
      const number = values.find((value: unknown) => typeof value === "number");
      if (key !== undefined && number !== undefined) numbers.set(String(key), Number(number));
    }
  } else {
    for (const line of text.split("\n")) {
      const fields = line.split(/[,;\t]/).map((field) => field.trim().replace(/^"|"$/g, ""));
      const number = Number(fields[fields.length - 1]);
      if (fields.length > 1 && fields[fields.length - 1] !== "" && Number.isFinite(number)) numbers.set(fields.slice(0, -1).join(","), number);
    }
  }
  if (numbers.size === 0) throw new Error(`${name} has no names with numbers`);
  return numbers;
}

/**
 * Returns a function that computes the number of each item. The number of a group is the sum of its items. Names may
 * be scopes, symbols, operations or row numbers.
 */
export function overlay(tree: Tree, kind: string, given: Map<string, number> | undefined, unit: (value: number) => string): { of(item: Item): number; most: number; unit: (value: number) => string } {
  const { rows } = tree;
  const own = (row: number): number => {
    if (kind === "bytes") return rows.data.bytes[row];
    if (kind === "flops") return rows.data.flops[row];
    const scope = rows.text("scope", row);
    const line = rows.data.line[row] ? `${rows.text("file", row)}:${rows.data.line[row]}` : "";
    for (const name of [scope, rows.title(row), line, String(row), rows.text("name", row)]) {
      const number = name ? given?.get(name) : undefined;
      if (number !== undefined) return number;
    }
    return 0;
  };
  const sums = new Map<Item, number>();
  const walk = (item: Item): number => {
    let sum = item.row === undefined ? given?.get(item.label) ?? 0 : own(item.row);
    const inside = item.children.reduce((total, child) => total + walk(child), 0);
    if (item.children.length > 0) sum = kind === "data" && inside === 0 ? sum : inside;
    sums.set(item, sum);
    return sum;
  };
  walk(tree.root);
  let most = 0;
  for (const [item, sum] of sums) if (item !== tree.root && item.children.length === 0) most = Math.max(most, sum);
  return { of: (item) => sums.get(item) ?? 0, most, unit };
}
