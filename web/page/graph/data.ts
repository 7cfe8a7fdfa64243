/** The graph as the WebAssembly module encodes it: columns of numbers, with one row per operation, region and argument. */
import type { GraphData } from "../../npm/src/types.ts";

export const NONE = 0xffffffff;
export const KIND = { op: 0, regions: 1, region: 2, argument: 3, closed: 4 } as const;
export const FLAG = { constant: 1, small: 2, terminator: 4 } as const;

/** Access to the rows and edges of a graph, and to the strings they refer to. */
export class Rows {
  readonly count: number;
  #from: Uint32Array | undefined;
  #to: Uint32Array | undefined;
  #order: { from: Uint32Array; to: Uint32Array } | undefined;

  constructor(readonly data: GraphData) {
    this.count = data.kind.length;
  }

  text(column: "name" | "symbol" | "note" | "type" | "scope" | "file" | "attributes", row: number): string {
    return this.data.strings[this.data[column][row]] ?? "";
  }

  kind(row: number): number {
    return this.data.kind[row];
  }

  has(row: number, flag: number): boolean {
    return (this.data.flags[row] & flag) !== 0;
  }

  parent(row: number): number {
    return this.data.parent[row];
  }

  op(row: number): [number, number] | undefined {
    return this.data.op[row] === NONE ? undefined : [this.data.body[row], this.data.op[row]];
  }

  /** Returns the title of a row. The title of an argument is the name in its location. */
  title(row: number): string {
    if (this.kind(row) === KIND.argument) return argument(this.text("scope", row)) || this.text("name", row);
    const symbol = this.text("symbol", row);
    return symbol ? `@${symbol}` : this.text("name", row);
  }

  /** Returns the operation with the innermost symbol around a row. */
  symbolAround(row: number): [number, number] | undefined {
    let found: [number, number] | undefined;
    for (let at = this.parent(row); at < this.count; at = this.parent(at)) {
      if (!found && this.text("symbol", at)) found = this.op(at);
    }
    return found;
  }

  /** Returns the indices of the edges that leave a row. */
  out(row: number): Uint32Array {
    const { start, edges } = this.#index("from");
    return edges.subarray(start[row], start[row + 1]);
  }

  /** Returns the indices of the edges that lead to a row, in the order of the operands. */
  into(row: number): Uint32Array {
    const { start, edges } = this.#index("to");
    return edges.subarray(start[row], start[row + 1]);
  }

  #index(side: "from" | "to"): { start: Uint32Array; edges: Uint32Array } {
    const ends = this.data.edges[side];
    this.#order ??= { from: new Uint32Array(0), to: new Uint32Array(0) };
    const known = side === "from" ? this.#from : this.#to;
    if (known) return { start: known, edges: this.#order[side] };
    const start = new Uint32Array(this.count + 1);
    for (const end of ends) start[end + 1]++;
    for (let row = 0; row < this.count; row++) start[row + 1] += start[row];
    const next = start.slice();
    const edges = new Uint32Array(ends.length);
    ends.forEach((end, number) => (edges[next[end]++] = number));
    this.#order[side] = edges;
    if (side === "from") this.#from = start;
    else this.#to = start;
    return { start, edges };
  }
}

/**
 * Returns the name of an argument from its location name. `params['layers'][0]['w']` is unchanged; only the last
 * component of a path is used.
 */
function argument(name: string): string {
  return /^[\w$.'"[\]() -]{1,80}$/.test(name) ? name : name.split("/").pop() ?? "";
}

/** Splits a location name into scopes. For `jit(f)/layer_3/attention/add`, the operation at the end is omitted. */
export function scopes(name: string): string[] {
  const separator = name.includes("/") ? "/" : /^[\w]+(\.[\w]+){2,}$/.test(name) ? "." : "";
  if (!separator) return [];
  const parts: string[] = [];
  let [depth, part] = [0, ""];
  // Separators inside brackets are part of a name.
  for (const letter of name) {
    if (letter === "(" || letter === "[") depth++;
    if (letter === ")" || letter === "]") depth--;
    if (letter === separator && depth <= 0) {
      if (part) parts.push(part);
      part = "";
    } else part += letter;
  }
  return parts;
}

/** Formats a type as a shape: `tensor<4x?xf32>` becomes `4×? f32`. */
export function shape(type: string): string {
  const found = /^!?(?:vhlo\.)?(tensor|memref|vector)(?:_v1)?<((?:[?\d]+x)*)([^,<>]+|[a-z]+<[^<>]*>)(,.*)?>$/s.exec(type.replace(/!vhlo\.(\w+?)_v1/g, "$1"));
  if (!found) return type.length > 40 ? `${type.slice(0, 38)}…` : type;
  const sizes = found[2].slice(0, -1).replaceAll("x", "×");
  const kind = found[1] === "tensor" ? "" : `${found[1]} `;
  return `${kind}${sizes ? `${sizes} ` : ""}${found[3]}`;
}
