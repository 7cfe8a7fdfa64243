/** The graph view: the graph of an operation on a canvas, with groups that open in place. */
import { go, h, human, requests, say } from "../dom.ts";
import { start } from "../inline.ts";
import { details } from "../details.ts";
import type { State } from "../state.ts";
import type { Hover, OpDetails, OpId } from "../../npm/src/types.ts";
import { type Camera, type Look, type Marks, at as boxAt, draw } from "./canvas.ts";
import { heat, kindColour, kindOf, palette, soft, strong } from "./colours.ts";
import { KIND, Rows, shape } from "./data.ts";
import { decode } from "../../npm/src/graph.ts";
import { save, savePicture } from "./save.ts";
import type { Placed } from "./layout.ts";
import { equals, repeated } from "./equal.ts";
import { matcher } from "./find.ts";
import { type Rule, alike, kinds, ramp, ranking, rules } from "./legend.ts";
import { boxOf, boxesOf, neighbours, noMarks } from "./marks.ts";
import { drawMap } from "./minimap.ts";
import { type Overlay, coloured, ends, overlay, readOverlay } from "./overlay.ts";
import { pathBetween, reach } from "./path.ts";
import { FONT, type Node, type Scene, boxes, clip, compose, nearest, shown } from "./scene.ts";
import { big, count } from "./numbers.ts";
import { type Item, type Mode, Tree, entryOf, fold, led, sums } from "./tree.ts";

/** Minimum size of text in a picture that is scaled to fit. */
const LEAST_LETTERS = 9;
const LEAST_SCALE = LEAST_LETTERS / FONT + 0.001;

/** The options of the graph, which are kept while the page is open. */
const how = { mode: "scope" as Mode, fold: true, labels: true, parts: true, colour: "kind", attributes: false };

/** The data and colours that the user has added to each open file. */
const added = new WeakMap<object, { data: Map<string, Overlay>; rules: Map<string, Rule[]> }>();

interface Wait {
  worker: Worker;
  cancel(): void;
}

export async function graphView(state: State, place: HTMLElement, target?: OpId): Promise<void> {
  const columns = await state.client.call<Uint8Array>("graph", { op: state.entry.op, attributes: how.attributes });
  // A later view has its own details.
  if (place.isConnected) await graphOf(state, place, columns, target);
}

/** How a graph is embedded: its rules at the start, what to do when an item is selected, and whether its text can be shown. */
export interface Embedded {
  rules: Rule[];
  chosen(item: Item): void;
  text: boolean;
}

/** Shows a graph from encoded columns. */
export async function graphOf(state: State, place: HTMLElement, columns: Uint8Array, target?: OpId, embedded?: Embedded): Promise<GraphView | undefined> {
  const rows = new Rows(decode(columns));
  if (rows.count <= 1) {
    place.replaceChildren(h("p", {}, rows.kind(0) === KIND.closed ? "This function cannot be read: its text says why." : "There is nothing in this operation: it is a declaration, or its body is empty."));
    return undefined;
  }
  const view = new GraphView(state, place, rows, embedded);
  await view.start(target);
  return view;
}

export class GraphView {
  #tree: Tree;
  readonly #open = new Set<number>();
  #scene: Scene = { nodes: [], wires: [], width: 1, height: 1, by: new Map() };
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #marks: Marks = noMarks();
  #chosen: Item | undefined;
  #wait: Wait | undefined;
  #frame = 0;
  readonly #data: Map<string, Overlay>;
  readonly #rules: Rule[];
  /** Returns the colour of an item that data or equal groups determine. */
  #tint: ((item: Item) => string | undefined) | undefined;
  #links: [Item, Item][] = [];
  /** The rows from which values reach the selected item (`from`), or which its values reach. */
  #traced: { rows: Set<number>; side: "from" | "to" } | undefined;
  #numbers: { of(item: Item): number; most: number; unit: (value: number) => string } | undefined;
  #start: number | undefined;
  readonly #canvas = h("canvas", { tabIndex: 0, role: "application", "aria-label": "Graph" });
  readonly #map = h("canvas", { class: "minimap", width: 160, height: 110, "aria-hidden": "true" });
  readonly #frameBox = h("div", { class: "graph" });
  readonly #legend = h("div", { class: "legend" });
  readonly #status = h("span", { class: "status" });
  readonly #busy = h("div", { class: "busy", hidden: true, role: "status" });
  readonly #search = h("input", { type: "search", placeholder: "Find in graph", "aria-label": "Find in graph" });
  readonly #found = h("span", { class: "found" });
  #hits: number[] = [];
  #hit = -1;
  /** Counters of requests to build the tree and to choose an item. A late layout does not undo a newer request. */
  readonly #trees = requests();
  readonly #choices = requests();
  /** The row that is selected again once the tree has been laid out. */
  #wanted: number | undefined;

  constructor(readonly state: State, readonly place: HTMLElement, readonly rows: Rows, readonly embedded?: Embedded) {
    this.#tree = this.#grow();
    let own = added.get(state.client);
    if (!own) added.set(state.client, (own = { data: new Map(), rules: new Map() }));
    this.#data = own.data;
    // Rows are numbered within the operation that is shown.
    const shownOp = String(state.entry.op ?? "");
    this.#rules = embedded?.rules ?? own.rules.get(shownOp) ?? [];
    if (!embedded) own.rules.set(shownOp, this.#rules);
  }

  #grow(): Tree {
    return new Tree(this.rows, how.mode, fold(this.rows, how.fold), how.parts);
  }

  async start(target?: OpId): Promise<void> {
    const { place } = this;
    const box = (name: "fold" | "labels" | "parts", label: string, title: string) => {
      const input = h("input", { type: "checkbox", checked: how[name] });
      input.addEventListener("change", () => {
        how[name] = input.checked;
        if (name === "labels") this.#paint();
        else void this.#again();
      });
      return h("label", { title }, input, " ", label);
    };
    const mode = h("select", { "aria-label": "Groups", title: "What groups are made of" },
      [["scope", "by name scope"], ["file", "by file and line"], ["region", "by region"]].map(([value, label]) => h("option", { value }, label)));
    mode.value = how.mode;
    mode.addEventListener("change", () => {
      how.mode = mode.value as Mode;
      void this.#again();
    });
    const colour = h("select", { "aria-label": "Colours", title: "What colours mean" },
      [["kind", "colour by kind"], ["equal", "equal groups alike"], ["bytes", "by bytes of results"], ["flops", "by FLOPs"], ...[...this.#data.keys()].map((name) => [name, `by ${name}`]), ["data", "by data from a file…"]].map(([value, label]) => h("option", { value }, label)));
    if (![...colour.options].some(({ value }) => value === how.colour)) how.colour = "kind";
    colour.value = how.colour;
    const picker = h("input", { type: "file", hidden: true, accept: ".json,.csv,.tsv,.txt", "aria-label": "Numbers of nodes" });
    picker.addEventListener("change", async () => {
      const file = picker.files?.[0];
      if (!file) return;
      try {
        const text = await file.text();
        if (file !== picker.files?.[0]) return;
        const known = this.#data.has(file.name);
        this.#data.set(file.name, readOverlay(text, file.name));
        if (!known) colour.lastElementChild?.before(h("option", { value: file.name }, `by ${file.name}`));
        colour.value = file.name;
        this.#colours(file.name);
        this.#rank();
      } catch (error) {
        this.#say(`${file.name}: ${(error as Error).message}`);
      }
    });
    colour.addEventListener("change", () => {
      if (colour.value === "data") {
        colour.value = how.colour;
        picker.value = "";
        picker.click();
        return;
      }
      this.#colours(colour.value);
      this.#rank();
    });
    const attributes = h("input", { type: "checkbox", checked: how.attributes });
    attributes.addEventListener("change", () => {
      how.attributes = attributes.checked;
      void this.state.show("graph");
    });
    const button = (label: string, title: string, action: () => void) => h("button", { type: "button", title, "aria-label": title, onclick: action }, label);
    const more = h("details", { class: "menu" }, h("summary", {}, "More"), h("div", {},
      h("button", { type: "button", onclick: () => this.#openAll() }, "Open all groups"),
      h("button", { type: "button", onclick: () => { this.#open.clear(); void this.#lay("fit"); } }, "Close all groups"),
      h("button", { type: "button", onclick: () => save(this.#scene, this.#look(), this.#name("svg")) }, "Save as SVG"),
      h("button", { type: "button", onclick: () => void savePicture(this.#scene, this.#look(), this.#name("png")) }, "Save as PNG"),
      h("button", { type: "button", onclick: () => picker.click() }, "Numbers of nodes from JSON or CSV"),
      h("button", { type: "button", onclick: () => this.#rule() }, "Keep a colour for what is found"),
      this.state.entry.op && h("label", { title: "The attributes of each operation are shown in its box, and searched" }, attributes, " attributes in the boxes"),
      box("parts", "long lists in parts", "Lists of more than 160 nodes are shown in parts")));
    this.#search.addEventListener("input", () => this.#find(this.#search.value));
    this.#search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") {
        event.preventDefault();
        void this.#step(event.shiftKey ? -1 : 1);
      } else if (event.key === "Escape") {
        this.#search.value = "";
        this.#find("");
        this.#canvas.focus();
      }
    });
    this.#canvas.setAttribute("aria-label", `Graph of ${this.state.entry.path || this.state.entry.name}. Arrows go from node to node, Enter opens or closes a group, plus and minus zoom, 0 fits.`);
    this.#frameBox.append(this.#canvas, this.#map, this.#busy);
    place.classList.add("flush");
    place.replaceChildren(h("div", { class: "tools" }, button("Fit", "Fit: show all with letters that can be read", () => void this.fit()), button("+", "Larger", () => this.#zoom(1.25)), button("−", "Smaller", () => this.#zoom(0.8)),
      mode, colour, box("fold", "fold small", "Constants, reshapes and broadcasts are shown in their users"), box("labels", "types", "Types beside the edges"),
      this.#search, this.#found, more, picker, this.#status), this.#frameBox, this.#legend);
    this.#input();
    new ResizeObserver(() => this.#paint()).observe(this.#frameBox);
    this.#colours(how.colour, false);
    this.state.details(h("p", {}, "Click a node to see what it is; a double click opens a group."));
    const wanted = this.state.param("node");
    const group = this.state.param("group");
    let row = wanted !== null && /^\d+$/.test(wanted) && Number(wanted) < this.rows.count ? Number(wanted) : undefined;
    if (target) row = this.#rowOf(target) ?? row;
    const item = row !== undefined && row > 0 ? this.#tree.of(row) : group !== null ? this.#tree.find(group) : undefined;
    const [current, untouched] = [this.#trees(), this.#choices()];
    await this.#level();
    if (item && item !== this.#tree.root && current() && untouched()) await this.reveal(item);
    // From here on the picture does not change until the user acts.
    this.#frameBox.dataset.ready = "true";
    say(`graph of ${this.rows.count} nodes`);
  }

  #name(kind: string): string {
    return `${(this.state.entry.path || this.state.entry.name).replace(/[^\w.-]+/g, "_").replace(/^_+/, "")}.${kind}`;
  }

  #rowOf([body, op]: OpId): number | undefined {
    const { data } = this.rows;
    for (let row = 0; row < this.rows.count; row++) if (data.op[row] === op && data.body[row] === body) return row;
    return undefined;
  }

  /** Rebuilds the tree, and keeps the selected item in view. */
  async #again(): Promise<void> {
    this.#wanted = this.#chosen?.row ?? this.#wanted;
    const [current, untouched] = [this.#trees(), this.#choices()];
    this.#open.clear();
    this.#tree = this.#grow();
    this.#chosen = undefined;
    this.#hits = [];
    this.#clear();
    this.#colours(how.colour, false);
    await this.#level();
    if (!current()) return;
    const item = this.#wanted === undefined ? undefined : this.#tree.of(this.#wanted);
    if (item && untouched()) await this.reveal(item);
    if (current() && this.#search.value) this.#find(this.#search.value);
  }

  /** Lays out the graph in a worker. A newer request cancels an older one. */
  async #layout(): Promise<Scene | undefined> {
    this.#wait?.cancel();
    const worker = start("layout");
    const box = boxes(this.#tree, this.#tree.root, this.#open);
    const ratio = Math.max(0.4, this.#frameBox.clientWidth / Math.max(1, this.#frameBox.clientHeight));
    const timer = window.setTimeout(() => {
      this.#busy.hidden = false;
      this.#busy.replaceChildren(`Laying out ${count(box).toLocaleString("en")} nodes… `, h("button", { type: "button", onclick: () => this.#wait?.cancel() }, "Cancel"));
    }, 250);
    const placed = await new Promise<Placed | undefined>((done) => {
      const end = (answer?: Placed) => {
        clearTimeout(timer);
        this.#busy.hidden = true;
        worker.terminate();
        if (this.#wait?.worker === worker) this.#wait = undefined;
        done(answer);
      };
      this.#wait = { worker, cancel: () => end() };
      worker.onmessage = ({ data }) => end(data.placed);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#say(`The layout failed: ${event.message}`);
        end();
      };
      worker.postMessage({ id: 0, root: box, ratio });
    });
    return placed && compose(this.#tree, placed, this.#open, this.#tree.root);
  }

  async #lay(where: "fit" | "stay", around?: Item): Promise<boolean> {
    const before = around && this.#scene.by.get(around.id);
    const scene = await this.#layout();
    if (!scene || !this.#frameBox.isConnected) return false;
    this.#scene = scene;
    const after = around && scene.by.get(around.id);
    if (where === "stay" && before && after) {
      // The top of the group keeps its position on the screen.
      this.#camera.x += (before.x + before.width / 2 - after.x - after.width / 2) * this.#camera.scale;
      this.#camera.y += (before.y - after.y) * this.#camera.scale;
    }
    if (where === "fit") this.#look0();
    this.#mark();
    this.#paint();
    return true;
  }

  #scaleToFit(): number {
    const { clientWidth, clientHeight } = this.#frameBox;
    return Math.min(1.3, (clientWidth - 24) / this.#scene.width, (clientHeight - 24) / this.#scene.height);
  }

  /** Shows the beginning of the picture, at a size at which text can be read. */
  #look0(): void {
    const scale = Math.max(this.#scaleToFit(), LEAST_SCALE);
    const { clientWidth, clientHeight } = this.#frameBox;
    this.#camera = {
      scale,
      x: this.#scene.width * scale <= clientWidth ? (clientWidth - this.#scene.width * scale) / 2 : 12,
      y: this.#scene.height * scale <= clientHeight ? (clientHeight - this.#scene.height * scale) / 2 : 12,
    };
    // The corner of a wide picture may be empty. In that case, show its topmost box.
    const closed = this.#scene.nodes.filter((node) => !node.open);
    const { x, y } = this.#camera;
    if (closed.some((node) => x + node.x * scale < clientWidth && y + node.y * scale < clientHeight)) return;
    const [first] = closed.sort((one, other) => one.y - other.y || one.x - other.x);
    if (!first) return;
    this.#camera.x = Math.min(12, clientWidth / 2 - (first.x + first.width / 2) * scale);
    this.#camera.y = Math.min(12, clientHeight / 4 - first.y * scale);
  }

  /** Opens groups level by level, for as long as all text stays readable. */
  async #level(): Promise<void> {
    if (!(await this.#lay("fit"))) return;
    for (let turn = 0; turn < 8; turn++) {
      const groups = this.#scene.nodes.filter((node) => !node.open && node.item.children.length > 0).map((node) => node.item);
      if (groups.length === 0) break;
      const total = this.#tree.root.count;
      const entry = entryOf(this.rows, groups);
      const large = groups.filter((item) => item.count > 0.6 * total || item === entry);
      const next = large.length > 0 ? large : groups;
      const shownNow = this.#scene.nodes.length;
      if (shownNow + next.reduce((sum, item) => sum + item.children.length, 0) > 140 && large.length === 0) break;
      for (const item of next) this.#open.add(item.id);
      const before = this.#scene;
      if (!(await this.#lay("fit"))) return;
      if (this.#scaleToFit() >= LEAST_SCALE || large.length > 0) continue;
      for (const item of next) this.#open.delete(item.id);
      this.#scene = before;
      // Do not open all groups at once. Open those without incoming edges first, then the largest.
      for (const item of [...next].sort((one, other) => Number(led(one)) - Number(led(other)) || other.count - one.count).slice(0, 6)) {
        const kept = this.#scene;
        this.#open.add(item.id);
        if (!(await this.#lay("fit"))) return;
        if (this.#scaleToFit() >= LEAST_SCALE) continue;
        this.#open.delete(item.id);
        this.#scene = kept;
      }
      this.#look0();
      break;
    }
    this.#mark();
    this.#paint();
  }

  /** Closes the innermost groups until all text is readable at once. */
  async fit(): Promise<void> {
    for (let turn = 0; turn < 12 && this.#scaleToFit() < LEAST_SCALE; turn++) {
      const open = this.#scene.nodes.filter((node) => node.open && node.item !== this.#tree.root && !this.#holds(node.item));
      if (open.length === 0) break;
      const deepest = Math.max(...open.map((node) => node.item.depth));
      for (const node of open) if (node.item.depth === deepest) this.#open.delete(node.item.id);
      if (!(await this.#lay("fit"))) return;
    }
    this.#look0();
    this.#paint();
  }

  /** Returns whether a group is most of the graph, so that closing it would leave nothing to see. */
  #holds(item: Item): boolean {
    return item.count > 0.6 * this.#tree.root.count && (item.parent?.children.length ?? 0) < 12;
  }

  async #openAll(): Promise<void> {
    for (const item of this.#tree.items) if (item.children.length > 0) this.#open.add(item.id);
    await this.#lay("fit");
  }

  async toggle(item: Item): Promise<void> {
    if (item.children.length === 0 || item === this.#tree.root) return;
    if (!this.#open.delete(item.id)) this.#open.add(item.id);
    if (!(await this.#lay("stay", item))) return;
    // If a group is larger than the window, show its top.
    const node = this.#scene.by.get(item.id);
    if (node && this.#open.has(item.id)) this.#bring(node, false);
  }

  /** Opens the groups around an item, selects the item, and scrolls to it. */
  async reveal(item: Item, choose = true): Promise<void> {
    const newest = this.#choices();
    let changed = false;
    for (let around = item.parent; around && around !== this.#tree.root; around = around.parent) {
      if (!this.#open.has(around.id)) {
        this.#open.add(around.id);
        changed = true;
      }
    }
    if (changed || !this.#scene.by.has(item.id)) await this.#lay("stay");
    const node = this.#scene.by.get(item.id);
    if (!node || !newest() || !this.#frameBox.isConnected) return;
    this.#bring(node, true);
    if (choose) this.choose(item);
  }

  /** Selects a row, or the group with a key, if the graph has it. */
  async follow(wanted: number | string | undefined): Promise<void> {
    const item = typeof wanted === "string" ? this.#tree.find(wanted) : wanted !== undefined ? this.#tree.of(wanted) : undefined;
    if (item) await this.reveal(item);
    else this.choose(undefined);
  }

  #bring(node: Node, middle: boolean): void {
    const { clientWidth, clientHeight } = this.#frameBox;
    const { scale } = this.#camera;
    if (scale < LEAST_SCALE) this.#camera.scale = LEAST_SCALE;
    const now = this.#camera.scale;
    const [left, top] = [this.#camera.x + node.x * now, this.#camera.y + node.y * now];
    const [width, height] = [node.width * now, node.height * now];
    if (middle || left < 0 || left + Math.min(width, clientWidth) > clientWidth) this.#camera.x = width < clientWidth ? clientWidth / 2 - (node.x + node.width / 2) * now : 12 - node.x * now;
    if (middle || top < 0 || top + Math.min(height, clientHeight) > clientHeight) this.#camera.y = height < clientHeight ? clientHeight / 2 - (node.y + node.height / 2) * now : 12 - node.y * now;
    this.#paint();
  }

  choose(item: Item | undefined): void {
    if (this.#start !== undefined && item?.row !== undefined && item.row !== this.#start) {
      this.#path(this.#start, item.row);
      return;
    }
    this.#choices();
    this.#wanted = undefined;
    this.#chosen = item;
    this.#traced = undefined;
    this.#marks.path.clear();
    this.#marks.ties = [];
    this.#mark();
    this.#paint();
    this.state.setParams(item === undefined || item === this.#tree.root ? { node: undefined, group: undefined } : item.row !== undefined && item.children.length === 0 ? { node: String(item.row), group: undefined } : { group: item.key, node: undefined });
    if (item) {
      say([item.label, ...(this.#scene.by.get(item.id)?.lines.slice(1) ?? [])].join(", "));
      void this.#panel(item);
      this.embedded?.chosen(item);
    } else this.state.details(h("p", {}, "Click a node to see what it is."));
  }

  /** Marks the items that the selected item uses, and the items that use it. */
  #mark(): void {
    const marks = this.#marks;
    marks.from.clear();
    marks.to.clear();
    marks.chosen = this.#chosen?.id;
    marks.links = this.#links.map(([from, to]) => [boxOf(this.#scene, from)?.item.id ?? 0, boxOf(this.#scene, to)?.item.id ?? 0]);
    if (marks.path.size > 0 || !this.#chosen || this.#chosen === this.#tree.root) {
      if (marks.path.size === 0) marks.ties = [];
      return;
    }
    marks.ties = [];
    if (this.#traced) marks[this.#traced.side] = boxesOf(this.#tree, this.#scene, this.#traced.rows);
    else neighbours(this.#tree, this.#scene, this.#chosen, marks);
  }

  #clear(): void {
    this.#marks = noMarks();
    this.#start = undefined;
    this.#traced = undefined;
  }

  #path(from: number, to: number): void {
    this.#start = undefined;
    const path = pathBetween(this.#tree, from, to);
    if (!path) return this.#say(`No value goes from ${this.rows.title(from)} to ${this.rows.title(to)}, nor back.`);
    this.#chosen = undefined;
    this.#marks.path = new Set();
    this.#marks.ties = [];
    let before: Node | undefined;
    for (const row of path) {
      const node = shown(this.#tree, this.#scene, row);
      if (!node) continue;
      this.#marks.path.add(node.item.id);
      if (before && before !== node) this.#marks.ties.push([before.item.id, node.item.id, "path"]);
      before = node;
    }
    this.#mark();
    this.#paint();
    say(`a path of ${path.length} nodes`);
    this.state.details(h("div", {}, h("h2", {}, `Path of ${path.length} nodes`),
      h("ol", {}, path.map((row) => h("li", {}, this.#goto(row)))),
      h("p", {}, h("button", { type: "button", onclick: () => void this.#showPath(path) }, "Open the groups on it"))));
  }

  async #showPath(path: number[]): Promise<void> {
    for (const row of path) {
      for (let around = this.#tree.of(row)?.parent; around && around !== this.#tree.root; around = around.parent) this.#open.add(around.id);
    }
    if (!(await this.#lay("fit"))) return;
    this.#path(path[0], path[path.length - 1]);
  }

  #goto(row: number): HTMLElement {
    const type = this.rows.text("type", row);
    return h("span", {}, go(clip(this.rows.title(row), 60), () => {
      const item = this.#tree.of(row);
      if (item) void this.reveal(item);
    }), type && h("span", { class: "type" }, ` ${shape(type)}`));
  }

  async #panel(item: Item): Promise<void> {
    const { rows } = this;
    const row = item.row;
    const parts: (Node0 | Node0[])[] = [h("h2", {}, clip(item.label, 200))];
    const list = (title: string, found: number[]) => found.length > 0 && [h("h3", {}, `${title} (${found.length})`), h("ul", {}, found.slice(0, 100).map((one) => h("li", {}, this.#goto(one))))];
    const traces = [h("button", { type: "button", onclick: () => this.#trace(item, "from") }, "All that lead to it"), " ", h("button", { type: "button", onclick: () => this.#trace(item, "to") }, "All that depend on it"), " "];
    if (item.children.length > 0) {
      const inside = sums(this.rows, item);
      const equal = equals(this.#tree, item);
      parts.push(h("p", {}, h("button", { type: "button", onclick: () => void this.toggle(item) }, this.#open.has(item.id) ? "Close group" : "Open group"), " ", row === undefined && traces),
        h("dl", {}, h("dt", {}, "operations"), h("dd", {}, item.count.toLocaleString("en")), h("dt", {}, "results"), h("dd", {}, human(inside.bytes)), h("dt", {}, "FLOPs"), h("dd", {}, big(inside.flops))),
        h("h3", {}, "What is in it"), h("ul", {}, inside.names.slice(0, 12).map(([name, many]) => h("li", {}, `${many.toLocaleString("en")} × ${name}`))),
        equal.length > 1 && [h("h3", {}, `Equal groups (${equal.length})`), h("ul", {}, equal.slice(0, 100).map((one) => h("li", {}, go(`${one.parent && one.parent !== this.#tree.root ? `${one.parent.label}/` : ""}${one.label}`, () => void this.reveal(one)))))]);
    }
    if (row === undefined) {
      this.state.details(h("div", {}, parts.flat()));
      return;
    }
    const { from, to } = rows.data.edges;
    const operands = [...rows.into(row)].map((edge) => from[edge]);
    const users = [...new Set([...rows.out(row)].map((edge) => to[edge]))];
    const tools = h("p", { class: "buttons" });
    const op = rows.op(row);
    if (op && this.embedded?.text !== false) tools.append(h("button", { type: "button", onclick: () => void this.state.visit(this.rows.symbolAround(row) ?? this.state.entry.op, op, "text") }, "Show in text"), " ");
    else if (this.state.line && rows.data.line[row]) tools.append(h("button", { type: "button", onclick: () => this.state.line?.(rows.data.line[row]) }, "Show in text"), " ");
    tools.append(h("button", { type: "button", onclick: () => { this.#start = row; this.#say("Choose the other end of the path"); } }, "Path to…"), " ", ...traces);
    if (rows.kind(row) === KIND.closed && op) tools.append(h("button", { type: "button", onclick: () => void this.state.visit(op) }, "Open this function"));
    parts.push(tools);
    const cost = h("dl", {}, h("dt", {}, "results"), h("dd", {}, human(rows.data.bytes[row])), h("dt", {}, "FLOPs"), h("dd", {}, big(rows.data.flops[row])),
      this.#numbers && this.#data.has(how.colour) && [h("dt", {}, how.colour), h("dd", {}, this.#numbers.unit(this.#numbers.of(item)))]);
    const both = [list("Operands", operands), list("Users", users)].flat().filter(Boolean) as Node0[];
    if (!op) {
      parts.push(h("dl", {}, h("dt", {}, "type"), h("dd", {}, rows.text("type", row)), h("dt", {}, "name"), h("dd", {}, rows.text("name", row)), rows.text("scope", row) && [h("dt", {}, "location"), h("dd", {}, rows.text("scope", row))]), ...both);
      this.state.details(h("div", {}, parts.flat()));
      return;
    }
    const folded = this.#tree.folded.notes.get(row);
    if (folded) parts.push(h("h3", {}, "Folded into it"), h("ul", {}, folded.map((text) => h("li", {}, text))));
    this.state.details(h("div", {}, parts.flat(), cost, both));
    const answer = await this.state.client.call<{ op: OpDetails; text: string }>("node", { op });
    if (this.#chosen !== item || !this.#frameBox.isConnected) return;
    const hover: Hover = { op: answer.op, value: null };
    this.state.details(h("div", {}, parts.flat(), cost, both, h("h3", {}, "Text"), h("pre", { class: "short", tabIndex: 0, "aria-label": "Text of the operation" }, answer.text), details(this.state, hover, { kind: "nothing" }, () => {}, undefined, undefined, true)));
  }

  #find(text: string): void {
    const wanted = text.trim().toLowerCase();
    this.#hits = [];
    this.#hit = -1;
    this.#marks.hits.clear();
    if (wanted) {
      const { data } = this.rows;
      const match = data.strings.map(matcher(text.trim()));
      for (let row = 1; row < this.rows.count; row++) {
        if (match[data.name[row]] || match[data.symbol[row]] || match[data.note[row]] || match[data.type[row]] || match[data.scope[row]] || match[data.attributes[row]]) this.#hits.push(row);
      }
      this.#marks.hits = boxesOf(this.#tree, this.#scene, this.#hits);
    }
    this.#found.textContent = wanted ? `${this.#hits.length.toLocaleString("en")} found` : "";
    say(this.#found.textContent);
    this.#paint();
  }

  async #step(by: number): Promise<void> {
    if (this.#hits.length === 0) return say("not found");
    this.#hit = (this.#hit + by + this.#hits.length) % this.#hits.length;
    this.#found.textContent = `${this.#hit + 1} of ${this.#hits.length}`;
    const item = this.#tree.of(this.#hits[this.#hit]);
    if (item) await this.reveal(item);
    this.#marks.hits = boxesOf(this.#tree, this.#scene, this.#hits);
    this.#paint();
  }

  #colours(name: string, paint = true): void {
    how.colour = name;
    const dark = document.documentElement.dataset.theme === "dark";
    const file = this.#data.get(name);
    this.#numbers = name === "bytes" || name === "flops" || file?.numbers.size ? overlay(this.#tree, file ? "data" : name, file?.numbers, name === "bytes" ? human : big) : undefined;
    this.#links = file ? ends(this.#tree, file.edges) : [];
    const of = file?.colours.size ? coloured(this.#tree, file.colours) : undefined;
    this.#tint = of && ((item) => {
      const colour = of(item);
      return colour && soft(colour, dark);
    });
    const said: HTMLElement[] = [];
    if (name === "equal") {
      const lists = repeated(this.#tree);
      const colours = new Map(lists.flatMap((list, at) => list.map((item) => [item, strong(at, dark)] as const)));
      this.#tint = (item) => colours.get(item);
      said.push(...alike(lists, dark, (item) => void this.reveal(item)));
    } else if (this.#numbers) said.push(...ramp(name === "bytes" ? "bytes of results" : name === "flops" ? "FLOPs (estimate)" : name, this.#numbers.unit(this.#numbers.most), dark));
    else if (file) said.push(h("span", {}, `${name}: ${file.colours.size} colours, ${this.#links.length} lines`));
    else said.push(...kinds(this.rows, dark));
    this.#legend.replaceChildren(...rules(this.#rules, dark, (rule) => {
      this.#rules.splice(this.#rules.indexOf(rule), 1);
      this.#colours(how.colour);
    }), ...said);
    this.#mark();
    if (paint) this.#paint();
  }

  /** Lists the nodes with the largest numbers. */
  #rank(): void {
    const numbers = this.#numbers;
    if (!numbers || this.#chosen) return;
    const name = how.colour === "bytes" ? "bytes" : how.colour === "flops" ? "FLOPs" : how.colour;
    this.state.details(ranking(this.#tree, name, numbers.of, numbers.unit, (row) => this.#goto(row)));
  }

  /** Gives the nodes that the search found a colour. */
  #rule(): void {
    if (this.#hits.length === 0) return this.#say("Find something first");
    this.#rules.push({ text: this.#search.value.trim(), rows: new Set(this.#hits) });
    this.#colours(how.colour);
  }

  /** Marks all rows from which values reach an item, or with "to" all rows that its values reach. */
  #trace(item: Item, side: "from" | "to"): void {
    const own: number[] = [];
    const walk = (one: Item) => {
      if (one.row !== undefined) own.push(one.row);
      one.children.forEach(walk);
    };
    walk(item);
    const rows = reach(this.#tree, own, side === "from");
    this.#traced = { rows, side };
    this.#mark();
    this.#paint();
    this.#say(`${rows.size.toLocaleString("en")} ${side === "from" ? "lead to it" : "depend on it"}`);
  }

  #look(): Look {
    const dark = document.documentElement.dataset.theme === "dark";
    const colours = palette();
    return {
      marks: this.#marks, labels: how.labels,
      colour: ({ item }) => {
        const rule = item.row === undefined || item.children.length > 0 ? -1 : this.#rules.findIndex(({ rows }) => rows.has(item.row as number));
        if (rule >= 0) return strong(rule, dark);
        const tint = this.#tint?.(item);
        if (tint) return tint;
        if (this.#numbers) return heat(this.#numbers.of(item) / (this.#numbers.most || 1), dark);
        return item.row === undefined || item.children.length > 0 ? colours.panel : kindColour(kindOf(this.rows, item.row), dark);
      },
    };
  }

  #paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const canvas = this.#canvas;
    if (!canvas.isConnected) return;
    const { clientWidth, clientHeight } = this.#frameBox;
    const dense = window.devicePixelRatio || 1;
    if (canvas.width !== Math.round(clientWidth * dense) || canvas.height !== Math.round(clientHeight * dense)) {
      canvas.width = Math.round(clientWidth * dense);
      canvas.height = Math.round(clientHeight * dense);
    }
    const pen = canvas.getContext("2d");
    if (!pen) return;
    const { x, y, scale } = this.#camera;
    const colours = palette();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.fillStyle = colours.back;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.setTransform(dense * scale, 0, 0, dense * scale, dense * x, dense * y);
    const sight = { left: -x / scale, top: -y / scale, right: (clientWidth - x) / scale, bottom: (clientHeight - y) / scale, scale };
    draw(pen as never, this.#scene, this.#look(), sight, colours);
    drawMap(this.#map, this.#scene, sight, colours);
    this.#frameBox.dataset.letters = (FONT * scale).toFixed(2);
    this.#frameBox.dataset.nodes = String(this.#scene.nodes.length);
    this.#frameBox.dataset.drawn = String(Number(this.#frameBox.dataset.drawn ?? 0) + 1);
    const folded = this.#tree.folded.into.size;
    this.#status.textContent = `${(this.#tree.root.count + folded).toLocaleString("en")} operations${folded ? `, ${folded.toLocaleString("en")} folded` : ""}; ${(this.#scene.nodes.length - 1).toLocaleString("en")} boxes shown`;
  }

  #zoom(factor: number, x = this.#frameBox.clientWidth / 2, y = this.#frameBox.clientHeight / 2): void {
    const scale = Math.max(0.01, Math.min(4, this.#camera.scale * factor));
    const ratio = scale / this.#camera.scale;
    this.#camera = { scale, x: x - (x - this.#camera.x) * ratio, y: y - (y - this.#camera.y) * ratio };
    this.#paint();
  }

  #at(event: MouseEvent): Node | undefined {
    const box = this.#canvas.getBoundingClientRect();
    const { x, y, scale } = this.#camera;
    return boxAt(this.#scene, (event.clientX - box.left - x) / scale, (event.clientY - box.top - y) / scale);
  }

  #input(): void {
    const canvas = this.#canvas;
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      const box = canvas.getBoundingClientRect();
      if (event.shiftKey) {
        this.#camera.x -= event.deltaY || event.deltaX;
        this.#paint();
      } else this.#zoom(Math.exp(-event.deltaY / 500), event.clientX - box.left, event.clientY - box.top);
    }, { passive: false });
    const fingers = new Map<number, PointerEvent>();
    canvas.addEventListener("pointerdown", (event) => {
      canvas.focus({ preventScroll: true });
      fingers.set(event.pointerId, event);
      canvas.setPointerCapture(event.pointerId);
      const from = { ...this.#camera, left: event.clientX, top: event.clientY };
      let moved = false;
      const move = (event: PointerEvent) => {
        if (fingers.size === 2 && fingers.has(event.pointerId)) {
          const [a, b] = [...fingers.values()];
          const before = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
          fingers.set(event.pointerId, event);
          const [c, d] = [...fingers.values()];
          const box = canvas.getBoundingClientRect();
          this.#zoom(Math.hypot(c.clientX - d.clientX, c.clientY - d.clientY) / Math.max(1, before), (c.clientX + d.clientX) / 2 - box.left, (c.clientY + d.clientY) / 2 - box.top);
          moved = true;
          return;
        }
        if (!moved && Math.hypot(event.clientX - from.left, event.clientY - from.top) < 4) return;
        moved = true;
        this.#camera = { scale: from.scale, x: from.x + event.clientX - from.left, y: from.y + event.clientY - from.top };
        this.#paint();
      };
      const up = (event: PointerEvent) => {
        fingers.delete(event.pointerId);
        canvas.removeEventListener("pointermove", move);
        canvas.removeEventListener("pointerup", up);
        canvas.removeEventListener("pointercancel", up);
        if (moved || event.type === "pointercancel") return;
        const node = this.#at(event);
        // A click on the triangle of a group opens it. A click elsewhere selects.
        const box = canvas.getBoundingClientRect();
        const x = (event.clientX - box.left - this.#camera.x) / this.#camera.scale;
        const y = (event.clientY - box.top - this.#camera.y) / this.#camera.scale;
        if (node && node.item.children.length > 0 && x < node.x + 26 && y < node.y + 22) void this.toggle(node.item);
        else this.choose(node?.item);
      };
      canvas.addEventListener("pointermove", move);
      canvas.addEventListener("pointerup", up);
      canvas.addEventListener("pointercancel", up);
    });
    canvas.addEventListener("dblclick", (event) => {
      const node = this.#at(event);
      if (!node) return;
      if (node.item.children.length > 0) void this.toggle(node.item);
      else if (node.item.row !== undefined) {
        const op = this.rows.op(node.item.row);
        if (op) void this.state.visit(this.rows.symbolAround(node.item.row) ?? this.state.entry.op, op, "text");
      }
    });
    canvas.addEventListener("mousemove", (event) => {
      const node = this.#at(event);
      const numbers = node && this.#numbers ? `\n${this.#numbers.unit(this.#numbers.of(node.item))}` : "";
      const row = node?.item.row;
      canvas.title = node && node.item !== this.#tree.root ? [node.item.label, row !== undefined && this.rows.text("type", row), row !== undefined && this.rows.text("scope", row)].filter(Boolean).join("\n") + numbers : "";
    });
    canvas.addEventListener("keydown", (event) => this.#key(event));
    this.#map.addEventListener("pointerdown", (event) => {
      const go = (event: PointerEvent) => {
        const box = this.#map.getBoundingClientRect();
        const scale = Math.min(this.#map.width / this.#scene.width, this.#map.height / this.#scene.height);
        this.#camera.x = this.#frameBox.clientWidth / 2 - ((event.clientX - box.left) / scale) * this.#camera.scale;
        this.#camera.y = this.#frameBox.clientHeight / 2 - ((event.clientY - box.top) / scale) * this.#camera.scale;
        this.#paint();
      };
      go(event);
      this.#map.setPointerCapture(event.pointerId);
      this.#map.addEventListener("pointermove", go);
      this.#map.addEventListener("pointerup", () => this.#map.removeEventListener("pointermove", go), { once: true });
    });
    const theme = new MutationObserver(() => (this.#canvas.isConnected ? this.#colours(how.colour) : theme.disconnect()));
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = this.#chosen && this.#scene.by.get(this.#chosen.id);
    if (event.key === "+" || event.key === "=") this.#zoom(1.25);
    else if (event.key === "-") this.#zoom(0.8);
    else if (event.key === "0") void this.fit();
    else if (event.key === "Escape") {
      this.#start = undefined;
      this.#clear();
      this.choose(undefined);
    } else if (event.key === "/") this.#search.focus();
    else if (event.key === "Enter" || event.key === " ") {
      if (node?.item.children.length) void this.toggle(node.item);
      else if (node) (document.querySelector<HTMLElement>(".details button") ?? this.#canvas).focus();
    } else if (event.key.startsWith("Arrow")) {
      const next = node ? nearest(this.#scene, node, event.key) : this.#scene.nodes.find((one) => one.item !== this.#tree.root);
      if (next) {
        this.choose(next.item);
        this.#bring(next, false);
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #say(text: string): void {
    say(text);
    this.#found.textContent = text;
  }
}

type Node0 = globalThis.Node | string | false | undefined;
