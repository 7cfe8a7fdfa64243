/** Lays out a graph in layers, with nested groups. 20,000 nodes take less than a second. The time grows with the number of edges. */

export interface Box {
  id: number;
  width: number;
  height: number;
  /** The boxes inside this box. If there are any, the box gets the size that they need. */
  children?: Box[];
  links?: { from: number; to: number }[];
}

export interface Placed {
  /** The x, y, width and height of each box, by id, relative to the whole picture. */
  boxes: Map<number, [number, number, number, number]>;
  /** The edges, in pre-order of the groups: the group, the index of the link in it, and the points of the line. */
  lines: { group: number; link: number; points: number[] }[];
  width: number;
  height: number;
}

const HEAD = 26;
const PAD = 14;
const GAP_X = 18;
const GAP_Y = 34;
const COLUMN = 44;
/** Maximum width of a layer. Wider layers are split. */
const WIDEST = 2600;

interface Inner {
  width: number;
  height: number;
  places: [number, number][];
  lines: number[][];
}

/** Lays out a group and all open groups in it. `ratio` is the width of the view divided by its height. */
export function layout(root: Box, ratio: number): Placed {
  const placed: Placed = { boxes: new Map(), lines: [], width: 0, height: 0 };
  const inner = new Map<Box, Inner>();
  measure(root, ratio, inner);
  place(root, 0, 0, inner, placed);
  [placed.width, placed.height] = [root.width, root.height];
  return placed;
}

function measure(box: Box, ratio: number, known: Map<Box, Inner>): void {
  const children = box.children ?? [];
  for (const child of children) if (child.children) measure(child, 1.4, known);
  const inner = layers(children, box.links ?? [], ratio);
  known.set(box, inner);
  box.width = Math.max(box.width, inner.width + 2 * PAD);
  box.height = inner.height + HEAD + PAD;
}

function place(box: Box, x: number, y: number, known: Map<Box, Inner>, placed: Placed): void {
  placed.boxes.set(box.id, [x, y, box.width, box.height]);
  const inner = known.get(box);
  if (!inner) return;
  const left = x + Math.max(PAD, (box.width - inner.width) / 2);
  const top = y + HEAD;
  (box.children ?? []).forEach((child, number) => place(child, left + inner.places[number][0], top + inner.places[number][1], known, placed));
  inner.lines.forEach((points, link) => placed.lines.push({ group: box.id, link, points: points.map((value, at) => value + (at % 2 ? top : left)) }));
}

/** A node in a layer: a box, or a point at which an edge passes through the layer. */
interface Cell {
  box: number;
  width: number;
  layer: number;
  x: number;
  weight: number;
  up: Cell[];
  down: Cell[];
  order: number;
}

function layers(children: Box[], links: { from: number; to: number }[], ratio: number): Inner {
  const count = children.length;
  let portsOf: [Map<number, number[]>, Map<number, number[]>] | undefined;
  if (count === 0) return { width: 0, height: 0, places: [], lines: [] };
  const number = new Map(children.map((child, at) => [child.id, at]));
  const ends = links.map((link) => [number.get(link.from) as number, number.get(link.to) as number] as [number, number]);
  const layer = assign(children, ends);
  let last = most(layer) + 1;
  // A layer that is too wide is split into several, in file order.
  const rows: number[][] = Array.from({ length: last }, () => []);
  for (let at = 0; at < count; at++) rows[layer[at]].push(at);
  const broken: number[][] = [];
  const limit = Math.max(WIDEST, 1.2 * Math.sqrt(ratio * children.reduce((sum, child) => sum + (child.width + GAP_X) * (child.height + GAP_Y), 0)));
  for (const row of rows) {
    let [part, width] = [[] as number[], 0];
    for (const at of row) {
      if (part.length > 0 && width + children[at].width > limit) {
        broken.push(part);
        [part, width] = [[], 0];
      }
      part.push(at);
      width += children[at].width + GAP_X;
    }
    broken.push(part);
  }
  last = broken.length;
  broken.forEach((row, at) => row.forEach((child) => (layer[child] = at)));

  // Columns: a long sequence of layers is broken where few edges cross.
  const heights = broken.map((row) => Math.max(0, ...row.map((at) => children[at].height)));
  const widths = broken.map((row) => row.reduce((sum, at) => sum + children[at].width + GAP_X, 0));
  const crossing = new Int32Array(last + 1);
  for (const [from, to] of ends) {
    const [low, high] = layer[from] < layer[to] ? [layer[from], layer[to]] : [layer[to], layer[from]];
    if (low < high) {
      crossing[low + 1]++;
      crossing[high + 1]--;
    }
  }
  for (let at = 1; at <= last; at++) crossing[at] += crossing[at - 1];
  const cuts = columns(heights, widths, crossing, ratio);
  const column = new Int32Array(last);
  for (let at = 0, now = 0; at < last; at++) {
    if (cuts.includes(at)) now++;
    column[at] = now;
  }

  // Create cells for boxes, and for edges that pass through layers within a column.
  const cells: Cell[] = children.map((child, at) => ({ box: at, width: child.width, layer: layer[at], x: 0, weight: 1, up: [], down: [], order: at }));
  const table: Cell[][] = Array.from({ length: last }, () => []);
  for (const cell of cells) table[cell.layer].push(cell);
  const chains: (Cell[] | undefined)[] = ends.map(([from, to]) => {
    const [a, b] = layer[from] <= layer[to] ? [cells[from], cells[to]] : [cells[to], cells[from]];
    if (a.layer === b.layer || column[a.layer] !== column[b.layer]) return undefined;
    // Edges that span very many layers are routed beside them.
    if (b.layer - a.layer > 300) return undefined;
    const chain = [a];
    for (let at = a.layer + 1; at < b.layer; at++) {
      const dummy: Cell = { box: -1, width: 4, layer: at, x: 0, weight: 2, up: [], down: [], order: (a.order + b.order) / 2 };
      table[at].push(dummy);
      chain.push(dummy);
    }
    chain.push(b);
    for (let at = 1; at < chain.length; at++) {
      chain[at - 1].down.push(chain[at]);
      chain[at].up.push(chain[at - 1]);
    }
    return chain;
  });
  order(table);
  const room: { left: number; width: number }[] = [];
  let x = 0;
  for (let from = 0; from < last; ) {
    let to = from;
    while (to < last && column[to] === column[from]) to++;
    const width = coordinates(table.slice(from, to));
    room.push({ left: x, width });
    for (const row of table.slice(from, to)) for (const cell of row) cell.x += x;
    x += width + COLUMN;
    from = to;
  }

  const tops = new Float64Array(last);
  let [y, height] = [0, 0];
  for (let at = 0; at < last; at++) {
    if (at > 0 && column[at] !== column[at - 1]) y = 0;
    tops[at] = y;
    y += heights[at];
    height = Math.max(height, y);
    y += GAP_Y + Math.min(26, 1.5 * crossing[at + 1]);
  }
  const places = children.map((child, at) => [cells[at].x - child.width / 2, tops[layer[at]] + (heights[layer[at]] - child.height) / 2] as [number, number]);
  const lines = ends.map(([from, to], at) => route(from, to, chains[at], at));
  return { width: x - COLUMN, height, places, lines };

  function route(from: number, to: number, chain: Cell[] | undefined, link: number): number[] {
    const [a, b] = [cells[from], cells[to]];
    const [startX, endX] = [port(a, ends, link, 0), port(b, ends, link, 1)];
    const start = [startX, places[from][1] + children[from].height];
    const end = [endX, places[to][1]];
    if (chain) {
      if (chain[0] !== a) {
        // The edge leads upwards: start from the upper side of the lower box.
        const points = [startX, places[from][1]];
        for (const cell of chain.slice(1, -1).reverse()) points.push(cell.x, tops[cell.layer] + heights[cell.layer] / 2);
        points.push(endX, places[to][1] + children[to].height);
        return points;
      }
      const points = [...start];
      for (const cell of chain.slice(1, -1)) points.push(cell.x, tops[cell.layer], cell.x, tops[cell.layer] + heights[cell.layer]);
      points.push(...end);
      return points;
    }
    if (a.layer === b.layer) {
      const middle = Math.max(start[1], places[to][1] + children[to].height) + 12;
      return [...start, start[0], middle, endX, middle, endX, places[to][1] + children[to].height];
    }
    // The edge leads to another column: route it through the gap between columns.
    const shift = (link % 7) * 4 - 12;
    const mine = room[column[a.layer]];
    const other = room[column[b.layer]];
    const below = tops[a.layer] + heights[a.layer] + 9 + (link % 5) * 2;
    const above = tops[b.layer] - 9 - (link % 5) * 2;
    const right = mine.left + mine.width + COLUMN / 2 + shift;
    const near = column[b.layer] === column[a.layer] || column[b.layer] === column[a.layer] + 1;
    if (near) return [...start, start[0], below, right, below, right, above, endX, above, ...end];
    const left = other.left - COLUMN / 2 + shift;
    const top = -10 - (link % 5) * 3;
    return [...start, start[0], below, right, below, right, top, left, top, left, above, endX, above, ...end];
  }

  /** Returns the point at which an edge touches a box, so that edges are next to each other. */
  function port(cell: Cell, all: [number, number][], link: number, side: 0 | 1): number {
    const own = ports(all)[side].get(cell.box) as number[];
    if (own.length === 1) return cell.x;
    const step = Math.min(14, (children[cell.box].width - 16) / own.length);
    return cell.x + (own.indexOf(link) - (own.length - 1) / 2) * step;
  }

  function ports(all: [number, number][]): [Map<number, number[]>, Map<number, number[]>] {
    if (portsOf) return portsOf;
    const sides: [Map<number, number[]>, Map<number, number[]>] = [new Map(), new Map()];
    all.forEach((pair, link) => pair.forEach((box, side) => {
      const known = sides[side].get(box);
      if (known) known.push(link);
      else sides[side].set(box, [link]);
    }));
    for (const side of [0, 1] as const) {
      const next = (link: number) => {
        const chain = chains[link];
        if (!chain) return cells[all[link][1 - side]].x;
        const inOrder = chain[0] === cells[all[link][0]] ? chain : [...chain].reverse();
        return (side === 0 ? inOrder[1] : inOrder[inOrder.length - 2]).x;
      };
      for (const own of sides[side].values()) {
        // If there are many edges, all of them use the same point, because their order would not be visible.
        if (own.length > 1 && own.length <= 60) own.sort((one, other) => next(one) - next(other));
        else if (own.length > 60) own.splice(1);
      }
    }
    return (portsOf = sides);
  }
}



/** Assigns layers to boxes. Each box is below all boxes that it uses. A box that uses none is just above its first user. */
function assign(children: Box[], ends: [number, number][]): Int32Array {
  const count = children.length;
  const out: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of ends) out[from].push(to);
  // Edges that close a cycle are found by a depth-first walk in file order.
  const state = new Uint8Array(count);
  const done: number[] = [];
  const back = new Set<number>();
  for (let root = 0; root < count; root++) {
    if (state[root]) continue;
    const stack: [number, number][] = [[root, 0]];
    state[root] = 1;
    while (stack.length > 0) {
      const top = stack[stack.length - 1];
      const next = out[top[0]][top[1]++];
      if (next === undefined) {
        state[top[0]] = 2;
        done.push(top[0]);
        stack.pop();
      } else if (state[next] === 1) back.add(top[0] * count + next);
      else if (state[next] === 0) {
        state[next] = 1;
        stack.push([next, 0]);
      }
    }
  }
  const layer = new Int32Array(count);
  for (let at = done.length - 1; at >= 0; at--) {
    const from = done[at];
    for (const to of out[from]) if (!back.has(from * count + to)) layer[to] = Math.max(layer[to], layer[from] + 1);
  }
  const incoming = new Int32Array(count);
  for (const [from, to] of ends) if (!back.has(from * count + to)) incoming[to]++;
  for (const from of done) {
    const users = out[from].filter((to) => !back.has(from * count + to)).map((to) => layer[to] - 1);
    if (incoming[from] === 0 && users.length > 0) layer[from] = Math.max(layer[from], Math.min(...users));
  }
  // Boxes without any edge form a separate grid below the rest.
  const alone = children.map((_, at) => at).filter((at) => incoming[at] === 0 && out[at].length === 0);
  if (alone.length > 1) {
    const least = alone.length === count ? 0 : most(layer) + 1;
    const wide = Math.max(1, Math.ceil(Math.sqrt(alone.length / 2)));
    alone.forEach((at, place) => (layer[at] = least + Math.floor(place / wide)));
  }
  return layer;
}

/** Returns the layers at which a new column begins, so that the picture is about as wide as the view. */
function columns(heights: number[], widths: number[], crossing: Int32Array, ratio: number): number[] {
  const count = heights.length;
  const height = heights.reduce((sum, one) => sum + one + GAP_Y, 0);
  const width = most(widths);
  const wanted = Math.min(12, Math.floor(Math.sqrt((height * ratio) / (width + COLUMN))));
  if (wanted < 2 || count < 8 || height < 900) return [];
  const cuts: number[] = [];
  const each = height / wanted;
  let y = 0;
  let from = 0;
  const starts = heights.map((one) => {
    const start = y;
    y += one + GAP_Y;
    return start;
  });
  for (let at = 1; at < wanted; at++) {
    const target = at * each;
    let best = -1;
    let least = Infinity;
    for (let layer = from + 2; layer < count - 1; layer++) {
      const off = Math.abs(starts[layer] - target) / each;
      if (off > 0.3) continue;
      const cost = crossing[layer] * (1 + 2 * off) + off;
      if (cost < least) [least, best] = [cost, layer];
    }
    // If many edges cross, a break is worse than a long picture.
    if (best > 0 && crossing[best] <= 12) {
      cuts.push(best);
      from = best;
    }
  }
  return cuts;
}

/** Orders the cells in each layer so that few edges cross. */
function order(table: Cell[][]): void {
  const size = table.reduce((sum, row) => sum + row.length, 0);
  const turns = size > 20_000 ? 2 : size > 4000 ? 4 : 10;
  const number = (row: Cell[]) => row.forEach((cell, at) => (cell.order = at));
  for (const row of table) {
    row.sort((one, other) => one.order - other.order);
    number(row);
  }
  let best = Infinity;
  let kept: Cell[][] = [];
  for (let turn = 0; turn < turns; turn++) {
    const down = turn % 2 === 0;
    for (let step = 1; step < table.length; step++) {
      const row = table[down ? step : table.length - 1 - step];
      const key = new Map(row.map((cell) => {
        const near = down ? cell.up : cell.down;
        if (near.length === 0) return [cell, cell.order];
        const places = near.map((one) => one.order).sort((a, b) => a - b);
        const half = places.length >> 1;
        return [cell, places.length % 2 ? places[half] : (places[half - 1] + places[half]) / 2];
      }));
      row.sort((one, other) => (key.get(one) as number) - (key.get(other) as number) || one.order - other.order);
      number(row);
    }
    const crosses = size > 20_000 ? -turn : crossings(table);
    if (crosses < best) {
      best = crosses;
      kept = table.map((row) => [...row]);
    }
    if (best === 0) break;
  }
  kept.forEach((row, at) => {
    table[at].splice(0, row.length, ...row);
    number(row);
  });
}

function crossings(table: Cell[][]): number {
  let sum = 0;
  for (const row of table) {
    const width = row.reduce((width, cell) => cell.down.reduce((width, one) => Math.max(width, one.order + 1), width), 1);
    const tree = new Int32Array(width + 1);
    let seen = 0;
    for (const cell of row) {
      for (const { order } of cell.down) {
        let before = 0;
        for (let at = order + 1; at > 0; at -= at & -at) before += tree[at];
        sum += seen - before;
      }
      for (const { order } of cell.down) {
        for (let at = order + 1; at <= width; at += at & -at) tree[at]++;
        seen++;
      }
    }
  }
  return sum;
}

/**
 * Sets the horizontal positions of cells, keeping their order and placing them near the cells to which they are
 * connected. Returns the width.
 */
function coordinates(table: Cell[][]): number {
  for (const row of table) {
    let x = 0;
    for (const cell of row) {
      cell.x = x + cell.width / 2;
      x += cell.width + GAP_X;
    }
    for (const cell of row) cell.x -= x / 2;
  }
  const size = table.reduce((sum, row) => sum + row.length, 0);
  const turns = size > 20_000 ? 4 : 14;
  for (let turn = 0; turn < turns; turn++) {
    const down = turn % 2 === 0;
    for (let step = 0; step < table.length; step++) {
      const row = table[down ? step : table.length - 1 - step];
      settle(row, turn >= turns - 2 ? "both" : down ? "up" : "down");
    }
  }
  let [least, largest] = [Infinity, -Infinity];
  for (const row of table) {
    for (const cell of row) {
      least = Math.min(least, cell.x - cell.width / 2);
      largest = Math.max(largest, cell.x + cell.width / 2);
    }
  }
  for (const row of table) for (const cell of row) cell.x -= least;
  return largest - least;
}

/**
 * Moves the cells of a layer as close as possible to their neighbours in other layers, keeping their order. Cells that
 * touch move together.
 */
function settle(row: Cell[], side: "up" | "down" | "both"): void {
  interface Pool { from: number; weight: number; sum: number }
  const offsets = new Float64Array(row.length);
  for (let at = 1; at < row.length; at++) offsets[at] = offsets[at - 1] + (row[at - 1].width + row[at].width) / 2 + GAP_X;
  const pools: Pool[] = [];
  row.forEach((cell, at) => {
    const near = side === "up" ? cell.up : side === "down" ? cell.down : [...cell.up, ...cell.down];
    let [weight, sum] = [0, 0];
    for (const one of near) {
      const pull = cell.box < 0 && one.box < 0 ? 8 : cell.weight * one.weight;
      weight += pull;
      sum += pull * one.x;
    }
    if (weight === 0) [weight, sum] = [0.05, 0.05 * cell.x];
    pools.push({ from: at, weight, sum: sum - weight * offsets[at] });
    while (pools.length > 1) {
      const [before, now] = [pools[pools.length - 2], pools[pools.length - 1]];
      if (before.sum / before.weight <= now.sum / now.weight) break;
      before.weight += now.weight;
      before.sum += now.sum;
      pools.pop();
    }
  });
  pools.forEach((pool, at) => {
    const to = pools[at + 1]?.from ?? row.length;
    for (let cell = pool.from; cell < to; cell++) row[cell].x = pool.sum / pool.weight + offsets[cell];
  });
}

function most(values: ArrayLike<number>): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) most = Math.max(most, values[at]);
  return most;
}
