/** Numbers assigned to nodes: built-in measures, or data from a file of names. */
import type { Item, Tree } from "./tree.ts";

/** Data about nodes from a file: numbers, colours such as `#d04020`, and lines between nodes, each by the names of nodes. */
export interface Overlay {
  name: string;
  numbers: Map<string, number>;
  colours: Map<string, string>;
  edges: [string, string][];
}

const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/**
 * Parses JSON (`{"name": 1.5}`, or a list of objects with a name and a number) or CSV (a name and a number per line). A colour
 * may replace the number. The key `edges` of a JSON object has a list of pairs of names.
 */
export function readOverlay(text: string, name: string): Overlay {
  const made: Overlay = { name, numbers: new Map(), colours: new Map(), edges: [] };
  const add = (key: string, value: unknown) => {
    if (typeof value === "number") made.numbers.set(key, value);
    else if (typeof value === "string" && COLOUR.test(value)) made.colours.set(key, value);
  };
  if (/^\s*[[{]/.test(text)) {
    const json: unknown = JSON.parse(text);
    const entries = Array.isArray(json) ? json.map((one) => Object.values(one as object)) : Object.entries(json as object);
    for (const values of entries) {
      if (!Array.isArray(json) && values[0] === "edges" && Array.isArray(values[1])) {
        for (const pair of values[1]) {
          const [from, to] = Object.values(pair as object);
          if (from !== undefined && to !== undefined) made.edges.push([String(from), String(to)]);
        }
        continue;
      }
      const key = values.find((value: unknown) => typeof value === "string");
      const value = values.find((value: unknown) => typeof value === "number") ?? values.find((value: unknown) => typeof value === "string" && value !== key);
      if (key !== undefined) add(String(key), value);
    }
  } else {
    for (const line of text.split("\n")) {
      const fields = line.split(/[,;\t]/).map((field) => field.trim().replace(/^"|"$/g, ""));
      const [key, last] = [fields.slice(0, -1).join(","), fields[fields.length - 1]];
      const number = Number(last);
      if (fields.length > 1 && last !== "") add(key, Number.isFinite(number) ? number : last);
    }
  }
  if (made.numbers.size + made.colours.size + made.edges.length === 0) throw new Error(`${name} has no names with numbers or colours`);
  return made;
}

/** Returns the names by which data may refer to a row: its scope, title, file and line, index, or operation. */
function namesOf({ rows }: Tree, row: number): string[] {
  const line = rows.data.line[row] ? `${rows.text("file", row)}:${rows.data.line[row]}` : "";
  return [rows.text("scope", row), rows.title(row), line, String(row), rows.text("name", row)].filter(Boolean);
}

/** Returns a function that finds the colour of an item. A group has the colour that is given for its name. */
export function coloured(tree: Tree, colours: Map<string, string>): (item: Item) => string | undefined {
  return (item) => {
    if (item.row === undefined) return colours.get(item.label) ?? colours.get(item.key.replace(/^(\/@[^/]*)*\//, ""));
    for (const name of namesOf(tree, item.row)) {
      const colour = colours.get(name);
      if (colour) return colour;
    }
    return undefined;
  };
}

/** Returns the items at both ends of each line that a file describes. Omits lines whose ends are not in the graph. */
export function ends(tree: Tree, edges: [string, string][]): [Item, Item][] {
  const wanted = new Set(edges.flat());
  const found = new Map<string, Item>();
  for (const item of tree.items) {
    for (const name of item.row === undefined ? [item.label, item.key.replace(/^(\/@[^/]*)*\//, "")] : namesOf(tree, item.row)) if (wanted.has(name) && !found.has(name)) found.set(name, item);
  }
  return edges.flatMap(([from, to]) => {
    const [a, b] = [found.get(from), found.get(to)];
    return a && b ? [[a, b] as [Item, Item]] : [];
  });
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
    for (const name of namesOf(tree, row)) {
      const number = given?.get(name);
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
