/** The sizes view: the bytes of a file by component, as a squarified treemap and as a table. */
import { go, h, human, requests, say } from "./dom.ts";
import { scopes } from "./graph/data.ts";
import type { State } from "./state.ts";
import type { OpId, Owners, SizeNode, Sizes, Tensor } from "../npm/src/types.ts";

const HUES = [205, 150, 35, 280, 95, 350, 180, 60, 315, 240];

interface Part extends SizeNode {
  parts?: Part[];
  op?: OpId;
  tensor?: string;
}

interface Cell {
  node: Part;
  x: number;
  y: number;
  width: number;
  height: number;
}

const BY: [string, string][] = [["function", "by function"], ["operation", "by operation"], ["scope", "by name scope"], ["line", "by source line"], ["tensor", "by tensor"], ["section", "by section of the file"]];
let by = "function";

export async function sizesView(state: State, place: HTMLElement): Promise<void> {
  const pick = h("select", { "aria-label": "What bytes belong to" }, BY.map(([value, label]) => h("option", { value }, label)));
  const wanted = state.param("by");
  if (BY.some(([value]) => value === wanted)) by = wanted as string;
  pick.value = by;
  pick.addEventListener("change", () => {
    by = pick.value;
    state.setParams({ by });
    void draw().catch((error) => place.append(h("p", { class: "error" }, (error as Error).message)));
  });
  const trail = h("span", { class: "trail" });
  const total = h("span");
  const frame = h("div", { class: "sizes" });
  const list = h("div", { class: "sizes-list" });
  place.className = "flush";
  place.replaceChildren(h("div", { class: "tools" }, pick, trail, total), frame, list);
  let path: Part[] = [];
  let note = "";
  const measurements = requests();
  const draw = async () => {
    const newest = measurements();
    total.textContent = "Measuring…";
    const measured = await measure(state, by);
    if (!newest() || !frame.isConnected) return;
    note = measured.note;
    path = [measured.root];
    show();
  };
  const show = () => {
    const node = path[path.length - 1];
    const parts = (node.parts ?? []).filter((part) => part.bytes > 0).sort((one, other) => other.bytes - one.bytes);
    trail.replaceChildren(...path.map((step, at) => h("button", { type: "button", "aria-current": at === path.length - 1 ? "true" : undefined, onclick: () => { path = path.slice(0, at + 1); show(); } }, step.name)));
    total.textContent = `${human(node.bytes)}${note}`;
    const choose = (part: Part) => {
      if (part.parts?.length) {
        path.push(part);
        show();
      } else if (part.tensor !== undefined) {
        state.setParams({ tensor: part.tensor });
        void state.show("tensors");
      } else if (part.op) void state.visit(state.entry.op, part.op, "text");
      else say(label(part, node));
    };
    // The table is drawn first, because the picture fills the remaining space.
    list.replaceChildren(h("table", {}, h("caption", {}, `What ${node.name} consists of`), h("thead", {}, h("tr", {}, ["name", "bytes", "share", "count"].map((name) => h("th", { scope: "col" }, name)))),
      h("tbody", {}, parts.slice(0, 300).map((part) => h("tr", {}, h("td", {}, part.parts?.length || part.op || part.tensor !== undefined ? go(part.name, () => choose(part)) : part.name), h("td", { class: "number" }, part.bytes.toLocaleString("en")),
        h("td", { class: "number" }, `${((100 * part.bytes) / Math.max(1, node.bytes)).toFixed(1)} %`), h("td", { class: "number" }, part.count?.toLocaleString("en") ?? ""))))));
    const cells = squarify(parts, { x: 0, y: 0, width: frame.clientWidth, height: frame.clientHeight });
    frame.replaceChildren(...cells.map((cell, number) => {
      const text = label(cell.node, node);
      const button = h("button", { type: "button", class: "cell", title: text, "aria-label": text, onclick: () => choose(cell.node) },
        cell.width > 40 && cell.height > 16 ? cell.node.name : "", cell.height > 34 && cell.width > 60 && h("br"), cell.height > 34 && cell.width > 60 && human(cell.node.bytes));
      button.style.cssText = `left:${cell.x}px;top:${cell.y}px;width:${cell.width}px;height:${cell.height}px;background:hsl(${HUES[number % HUES.length]} 55% ${72 + (number % 3) * 5}%)`;
      return button;
    }));
  };
  await draw();
}

function label(part: Part, node: Part): string {
  const share = ((100 * part.bytes) / Math.max(1, node.bytes)).toFixed(1);
  return `${part.name}: ${human(part.bytes)}, ${share} %${part.count ? `, ${part.count} of them` : ""}`;
}

/** The answers to requests about a file, each made only once, because the same bytes are shown in six ways. */
const asked = new WeakMap<State, Map<string, Promise<unknown>>>();

function once<T>(state: State, method: string, args: Record<string, unknown> = {}): Promise<T> {
  const all = asked.get(state) ?? new Map<string, Promise<unknown>>();
  asked.set(state, all);
  let answer = all.get(method);
  if (!answer) {
    answer = state.client.call<T>(method, args);
    all.set(method, answer);
    answer.catch(() => all.delete(method));
  }
  return answer as Promise<T>;
}

async function measure(state: State, by: string): Promise<{ root: Part; note: string }> {
  if (by === "section") {
    const sizes = await once<Sizes>(state, "sizes");
    return { root: { name: state.info.name, bytes: sizes.bytes, parts: sizes.parts }, note: sizes.madeForIt ? " of bytecode, made of this text to measure it" : "" };
  }
  if (by === "tensor") {
    const { tensors } = await once<{ tensors: Tensor[] }>(state, "tensors", { least: 1 });
    const parts = tensors.filter((one) => one.bytes).map((one) => ({ name: one.owner?.label && one.owner.label !== one.name ? `${one.name} (${one.owner.label})` : one.name, bytes: one.bytes as number, tensor: one.name, count: one.owners }));
    return { root: { name: "tensors", bytes: parts.reduce((sum, part) => sum + part.bytes, 0), parts }, note: parts.length === 0 ? ": this file has no constants of several elements and no resources" : "" };
  }
  const [owners, sections] = await Promise.all([once<Owners>(state, "owners"), once<Sizes>(state, "sizes")]);
  const root: Part = { name: state.info.name, bytes: owners.bytes, parts: [] };
  const inside = (around: Part, name: string): Part => {
    around.parts ??= [];
    const known = (index.get(around) ?? index.set(around, new Map()).get(around)) as Map<string, Part>;
    let part = known.get(name);
    if (!part) {
      part = { name, bytes: 0, count: 0 };
      known.set(name, part);
      around.parts.push(part);
    }
    return part;
  };
  const index = new Map<Part, Map<string, Part>>();
  for (const [symbol, op, name, file, line, bytes, count, first] of owners.rows) {
    const path = by === "function" ? [symbol || "top level", op]
      : by === "operation" ? [op, symbol || "top level"]
      : by === "line" ? (file ? [file.split("/").slice(-2).join("/"), `line ${line}`, op] : ["no location"])
      : name ? [...scopes(name), name.split("/").pop() as string] : ["no name"];
    let at: Part = root;
    for (const step of path) {
      at = inside(at, step);
      at.bytes += bytes;
      at.count = (at.count ?? 0) + count;
    }
    at.op ??= first;
  }
  root.parts?.push({ name: "names, types and attributes that are shared", bytes: owners.shared, parts: shared(sections.parts ?? [], owners.shared) });
  return { root, note: state.info.form === "text" ? " of bytecode, made of this text to measure it" : state.info.asItIs ? " of bytecode" : " of bytecode, of the module in the artifact" };
}

/** Returns the sections other than the operations. Empty if they are much larger than `bytes`, the number of shared
 * bytes, because the two then come from different bytecode. */
function shared(sections: SizeNode[], bytes: number): Part[] {
  const parts = sections.filter((section) => !/^ir\b|^operations/i.test(section.name));
  return parts.reduce((sum, part) => sum + part.bytes, 0) <= 1.5 * bytes ? parts : [];
}

function squarify(parts: Part[], room: { x: number; y: number; width: number; height: number }): Cell[] {
  const cells: Cell[] = [];
  let { x, y, width, height } = room;
  const sorted = parts.slice(0, 400);
  let rest = sorted.reduce((sum, part) => sum + part.bytes, 0);
  let at = 0;
  while (at < sorted.length && width > 1 && height > 1 && rest > 0) {
    const side = Math.min(width, height);
    const unit = (width * height) / rest;
    let [count, sum, best] = [0, 0, Infinity];
    while (at + count < sorted.length) {
      const next = sum + sorted[at + count].bytes;
      const length = (next * unit) / side;
      const worst = Math.max(...[sorted[at], sorted[at + count]].map((part) => {
        const other = (part.bytes * unit) / length;
        return Math.max(length / other, other / length);
      }));
      if (worst > best) break;
      [best, sum, count] = [worst, next, count + 1];
    }
    const length = (sum * unit) / side;
    let along = 0;
    for (const node of sorted.slice(at, at + count)) {
      const size = (node.bytes * unit) / length;
      cells.push(width >= height ? { node, x, y: y + along, width: length, height: size } : { node, x: x + along, y, width: size, height: length });
      along += size;
    }
    if (width >= height) [x, width] = [x + length, width - length];
    else [y, height] = [y + length, height - length];
    [rest, at] = [rest - sum, at + count];
  }
  return cells;
}
