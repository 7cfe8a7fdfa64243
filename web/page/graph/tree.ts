/** Groups: the rows of the graph as a tree, by name scope, by file and line, or by region, with the edges at each level. */
import { FLAG, KIND, NONE, type Rows, scopes } from "./data.ts";

export type Mode = "scope" | "file" | "region";

/** Maximum number of children. A longer list is divided into groups. */
const MANY = 160;
/** The number of children in each group into which a list longer than `MANY` is divided. */
const PART = 48;
/** Maximum number of arguments that are shown separately. More arguments are shown as a group. */
const ARGUMENTS = 10;

export interface Item {
  id: number;
  /** The row that the item shows; `undefined` for a group that only has a name. */
  row?: number;
  label: string;
  parent?: Item;
  children: Item[];
  /** The number of operations in the item. */
  count: number;
  depth: number;
  /** The smallest row in the item, by which siblings are ordered. */
  first: number;
  /** The edges between the children of the item. */
  links: Link[];
  /** The name of the item in the URL of the page. */
  key: string;
  /** Whether values enter the group. `leaves` is whether values leave it. */
  enters: boolean;
  leaves: boolean;
}

export interface Link {
  from: Item;
  to: Item;
  /** The indices of the graph's edges that this link represents. */
  edges: number[];
  call?: boolean;
}

/** Operations that change only the form of their operand, such as its shape. */
const FORMS = /\.(?:reshape|broadcast_in_dim|broadcast|transpose|convert|bitcast_convert|cast|bitcast|collapse_shape|expand_shape|squeeze|unsqueeze|view)(?:_v\d)?$/;

/** The rows that are shown inside their users, and the edges that remain. */
export interface Folded {
  /** For each folded row, the row in which it is shown. */
  into: Map<number, number>;
  /** Descriptions of the folded rows, by the row in which they are shown. */
  notes: Map<number, string[]>;
  edges: { from: number; to: number; edge: number }[];
}

/** Folds small constants, and operations that only change the form of their single operand, into their users. */
export function fold(rows: Rows, on: boolean): Folded {
  const { from, to } = rows.data.edges;
  const folded: Folded = { into: new Map(), notes: new Map(), edges: [] };
  const source = new Map<number, number>();
  if (on) {
    for (let row = 0; row < rows.count; row++) {
      if (rows.kind(row) !== KIND.op) continue;
      const users = rows.out(row);
      if (users.length === 0) continue;
      const inside = rows.into(row);
      if (inside.length === 0) {
        if (rows.has(row, FLAG.constant) && rows.has(row, FLAG.small)) source.set(row, NONE);
      } else if (FORMS.test(rows.text("name", row)) && inside.length === 1 && rows.data.results[row] === 1 && from[inside[0]] < row) {
        // A value that is defined later may depend on this one. Such a cycle is not folded.
        source.set(row, from[inside[0]]);
      }
    }
    // A result of the region is not folded, because an edge must end there.
    for (const row of source.keys()) {
      if ([...rows.out(row)].some((edge) => (rows.kind(to[edge]) !== KIND.op && rows.kind(to[edge]) !== KIND.regions) || rows.has(to[edge], FLAG.terminator))) source.delete(row);
    }
    for (const row of source.keys()) {
      let user = row;
      while (source.has(user)) user = to[rows.out(user)[0]];
      folded.into.set(row, user);
    }
  }
  for (let edge = 0; edge < from.length; edge++) {
    if (source.has(to[edge])) continue;
    let start = from[edge];
    const said: string[] = [];
    while (source.has(start)) {
      const next = source.get(start) as number;
      said.push(next === NONE ? rows.text("note", start) || "constant" : rows.text("name", start).replace(/^\w+\./, ""));
      start = next;
    }
    if (said.length > 0) {
      const notes = folded.notes.get(to[edge]) ?? [];
      notes.push(said.reverse().join(" → "));
      folded.notes.set(to[edge], notes);
    }
    if (start !== NONE) folded.edges.push({ from: start, to: to[edge], edge });
  }
  return folded;
}

export class Tree {
  readonly root: Item;
  readonly items: Item[] = [];
  readonly #of: (Item | undefined)[];

  constructor(readonly rows: Rows, readonly mode: Mode, readonly folded: Folded, readonly parts = true) {
    this.#of = new Array(rows.count);
    this.root = this.#item(undefined, rows.title(0), 0, "");
    this.#of[0] = this.root;
    this.#grow();
    this.#finish(this.root, 0);
    this.#link();
  }

  /** Returns the item in which a row is shown. */
  of(row: number): Item | undefined {
    return this.#of[this.folded.into.get(row) ?? row];
  }

  /** Returns the item with the given key. */
  find(key: string): Item | undefined {
    return this.items.find((item) => item.key === key);
  }

  #item(parent: Item | undefined, label: string, row: number | undefined, key: string): Item {
    const item: Item = { id: this.items.length, row, label, parent, children: [], count: 0, depth: 0, first: row ?? NONE, links: [], key, enters: false, leaves: false };
    this.items.push(item);
    parent?.children.push(item);
    return item;
  }

  #grow(): void {
    const { rows } = this;
    const names = new Map<string, Item>();
    const late: number[] = [];
    const own = new Map<number, string[]>();
    const path = (row: number): string[] => {
      if (this.mode === "scope") {
        const parts = scopes(rows.text("scope", row));
        // Inside a loop or a function, names repeat the scopes that enclose it.
        const around = own.get(rows.parent(row)) ?? [];
        let same = 0;
        while (same < around.length && around[same] === parts[same]) same++;
        return same === around.length ? parts.slice(same) : parts;
      }
      if (this.mode === "file" && rows.text("file", row)) return [rows.text("file", row).split("/").slice(-2).join("/"), `line ${rows.data.line[row]}`];
      return [];
    };
    for (let row = 1; row < rows.count; row++) {
      if (this.folded.into.has(row)) continue;
      const holder = this.#of[rows.parent(row)];
      if (!holder) continue;
      const kind = rows.kind(row);
      if (kind === KIND.argument) {
        late.push(row);
        continue;
      }
      if (kind === KIND.regions || kind === KIND.region) {
        own.set(row, kind === KIND.region ? own.get(rows.parent(row)) ?? [] : this.mode === "scope" ? rows.text("symbol", row) ? [] : scopes(rows.text("scope", row)) : []);
      }
      let parent = holder;
      if (kind !== KIND.region && !rows.text("symbol", row)) {
        let key = `${holder.key}`;
        for (const part of path(row)) {
          key += `/${part}`;
          let group = names.get(`${holder.id} ${key}`);
          if (!group) {
            group = this.#item(parent, part, undefined, key);
            names.set(`${holder.id} ${key}`, group);
          }
          parent = group;
        }
      }
      const label = rows.title(row);
      this.#of[row] = this.#item(parent, label, row, kind === KIND.op || kind === KIND.closed ? `${row}` : `${holder.key}/${rows.text("symbol", row) ? label : row}`);
    }
    for (const row of late) this.#argument(row);
  }

  /** Places an argument in the smallest group that contains all its users. */
  #argument(row: number): void {
    const { rows } = this;
    const holder = this.#of[rows.parent(row)];
    if (!holder) return;
    let place: Item | undefined;
    for (const edge of this.#users().get(row) ?? []) {
      let user = this.#of[edge]?.parent;
      if (!user) continue;
      if (!place) place = user;
      while (place !== user) {
        if (depth(place as Item) >= depth(user as Item)) place = place?.parent;
        else user = user?.parent;
        if (!place || !user) break;
      }
    }
    // Do not move it into the regions of an operation, which have their own arguments.
    let inner = place;
    let best = place;
    while (inner && inner !== holder) {
      if (inner.row !== undefined) best = inner.parent;
      inner = inner.parent;
    }
    const parent = inner === holder && best ? best : holder;
    this.#of[row] = this.#item(parent, rows.title(row), row, `${row}`);
  }

  #usersOf: Map<number, number[]> | undefined;

  #users(): Map<number, number[]> {
    if (this.#usersOf) return this.#usersOf;
    const users = new Map<number, number[]>();
    for (const { from, to } of this.folded.edges) {
      if (this.rows.kind(from) !== KIND.argument) continue;
      const known = users.get(from);
      if (known) known.push(to);
      else users.set(from, [to]);
    }
    return (this.#usersOf = users);
  }

  /** Merges groups that contain only one group, divides long lists, and counts operations. */
  #finish(item: Item, depth: number): void {
    item.depth = depth;
    const named = (child: Item) => child.row === undefined;
    // A name scope that contains everything is not informative.
    while (item.children.filter(named).length === 1 && item.row !== undefined && item.children.every((child) => named(child) || this.#plain(child))) {
      const only = item.children.find(named) as Item;
      if (only.children.length === 0) break;
      item.children = [...item.children.filter((child) => child !== only), ...only.children];
      for (const child of only.children) child.parent = item;
      only.children = [];
    }
    while (named(item) && item.children.length === 1 && named(item.children[0])) {
      const [only] = item.children;
      item.label += `/${only.label}`;
      item.key = only.key;
      item.children = only.children;
      for (const child of item.children) child.parent = item;
      only.children = [];
    }
    for (const child of item.children) this.#finish(child, depth + 1);
    // A group that contains a single operation is replaced with that operation.
    item.children = item.children.flatMap((child) => {
      if (!named(child) || child.children.length !== 1 || child.children[0].row === undefined) return child.children.length === 0 && named(child) ? [] : [child];
      const [only] = child.children;
      only.parent = item;
      return [only];
    });
    for (const child of item.children) item.first = Math.min(item.first, child.first);
    item.count = item.children.reduce((sum, child) => sum + Math.max(child.count, child.row !== undefined && this.rows.kind(child.row) !== KIND.argument && child.children.length === 0 ? 1 : 0), 0);
    item.children.sort((one, other) => one.first - other.first);
    if (this.parts) this.#split(item);
    this.#deepen(item, depth);
  }

  #deepen(item: Item, depth: number): void {
    item.depth = depth;
    for (const child of item.children) {
      if (child.depth === depth + 1) continue;
      this.#deepen(child, depth + 1);
    }
  }

  /** Returns whether an item may be next to a group that is dissolved. That is true for arguments and terminators. */
  #plain(item: Item): boolean {
    return item.row !== undefined && item.children.length === 0 && (this.rows.kind(item.row) === KIND.argument || this.rows.has(item.row, FLAG.terminator));
  }

  #split(item: Item): void {
    const isArgument = (child: Item) => child.row !== undefined && this.rows.kind(child.row) === KIND.argument;
    const list = item.children.filter(isArgument);
    let rest = item.children.filter((child) => !isArgument(child));
    let first = true;
    while (rest.length > MANY) {
      const size = Math.max(PART, Math.ceil(rest.length / MANY));
      const parts: Item[][] = [];
      for (let at = 0; at < rest.length; at += size) parts.push(rest.slice(at, at + size));
      const labels = parts.map((some, at) => `${at * size + 1} to ${at * size + some.length}: ${commonest(some)}`);
      // An argument that only one group uses is moved into that group.
      if (first) {
        const part = new Map<Item, number>();
        parts.forEach((some, at) => some.forEach((child) => part.set(child, at)));
        for (let at = list.length - 1; at >= 0; at--) {
          const places = new Set((this.#users().get(list[at].row as number) ?? []).map((user) => {
            let child = this.#of[user];
            while (child && child.parent !== item) child = child.parent;
            return child && part.get(child);
          }));
          const [only] = places;
          if (places.size !== 1 || only === undefined) continue;
          parts[only].push(list[at]);
          list.splice(at, 1);
        }
        first = false;
      }
      rest = parts.map((some, at) => {
        const group = this.#item(undefined, labels[at], undefined, `${item.key}/${some[0].first}+${some.length}`);
        this.#adopt(group, some, item);
        return group;
      });
    }
    if (list.length > ARGUMENTS && rest.length > 0) {
      const group = this.#item(undefined, `${list.length.toLocaleString("en")} arguments`, undefined, `${item.key}/arguments`);
      this.#adopt(group, list, item);
      for (let all = group.children; all.length > MANY; all = group.children) {
        const size = Math.max(PART, Math.ceil(all.length / MANY));
        group.children = [];
        for (let at = 0; at < all.length; at += size) {
          const part = this.#item(undefined, `arguments ${at + 1} to ${Math.min(all.length, at + size)}`, undefined, `${group.key}/${at}`);
          this.#adopt(part, all.slice(at, at + size), group);
          group.children.push(part);
        }
      }
      item.children = [group, ...rest];
    } else item.children = [...list, ...rest];
  }

  #adopt(group: Item, children: Item[], parent: Item): void {
    group.parent = parent;
    group.children = children;
    for (const child of children) {
      child.parent = group;
      child.depth = -1;
      group.first = Math.min(group.first, child.first);
      group.count += Math.max(child.count, child.row !== undefined && this.rows.kind(child.row) !== KIND.argument && child.children.length === 0 ? 1 : 0);
    }
    group.depth = -1;
  }

  /** Moves every edge up to the level at which its ends are in different items. */
  #link(): void {
    const known = new Map<Item, Map<string, Link>>();
    const add = (from: Item | undefined, to: Item | undefined, edge: number, call: boolean) => {
      let [a, b] = [from, to];
      while (a && b && a.parent !== b.parent) {
        const [one, other]: [Item, Item] = [a, b];
        if (one.depth >= other.depth) {
          one.leaves ||= !call;
          a = one.parent;
        }
        if (other.depth >= one.depth) {
          other.enters ||= !call;
          b = other.parent;
        }
      }
      if (!a?.parent || !b || a === b) return;
      let links = known.get(a.parent);
      if (!links) known.set(a.parent, (links = new Map()));
      const key = `${a.id} ${b.id}`;
      let link = links.get(key);
      if (!link) {
        link = { from: a, to: b, edges: [], call };
        links.set(key, link);
        a.parent.links.push(link);
      }
      if (!call) {
        link.call = false;
        link.edges.push(edge);
      }
    };
    for (const { from, to, edge } of this.folded.edges) add(this.#of[from], this.#of[to], edge, false);
    const symbols = new Map<string, number>();
    for (let row = 0; row < this.rows.count; row++) if (this.rows.data.symbol[row]) symbols.set(`@${this.rows.text("symbol", row)}`, row);
    if (symbols.size === 0) return;
    for (let row = 0; row < this.rows.count; row++) {
      const callee = this.rows.data.note[row] ? symbols.get(this.rows.text("note", row)) : undefined;
      if (callee !== undefined && callee !== row) add(this.#of[row], this.#of[callee], -1, true);
    }
  }
}

/** Returns whether an edge from a sibling leads to an item. */
export function led(item: Item): boolean {
  return item.parent?.links.some((link) => link.to === item) ?? false;
}

/** Returns the function that calls others but is not called; `undefined` unless there is exactly one. */
export function entryOf(rows: Rows, groups: Item[]): Item | undefined {
  const calls = (item: Item) => item.parent?.links.some((link) => link.call && link.from === item);
  const found = groups.filter((item) => item.row !== undefined && rows.text("symbol", item.row) && calls(item) && !led(item));
  return found.length === 1 ? found[0] : undefined;
}

function depth(item: Item): number {
  let count = 0;
  for (let at = item.parent; at; at = at.parent) count++;
  return count;
}

/** Returns the most frequent operations among some items, or the first and the last name if all are groups. */
function commonest(items: Item[]): string {
  if (items.every((item) => item.row === undefined)) return `${items[0].label} … ${items[items.length - 1].label}`;
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item.label, (counts.get(item.label) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]).slice(0, 2).map(([label]) => label.replace(/^\w+\./, "")).join(", ");
}

/** Returns the bytes of results and the FLOPs of all operations in an item, and how often each operation occurs. */
export function sums(rows: Rows, item: Item): { bytes: number; flops: number; names: [string, number][] } {
  let [bytes, flops] = [0, 0];
  const names = new Map<string, number>();
  const walk = (one: Item) => {
    if (one.row !== undefined && one.children.length === 0) {
      bytes += rows.kind(one.row) === KIND.argument ? 0 : rows.data.bytes[one.row];
      flops += rows.data.flops[one.row];
      const name = rows.text("name", one.row);
      if (rows.kind(one.row) !== KIND.argument) names.set(name, (names.get(name) ?? 0) + 1);
    }
    one.children.forEach(walk);
  };
  walk(item);
  return { bytes, flops, names: [...names].sort((one, other) => other[1] - one[1]) };
}
