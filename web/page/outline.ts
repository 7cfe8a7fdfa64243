/** The outline: a tree of symbols that is loaded level by level. */
import { h, say } from "./dom.ts";
import type { State } from "./state.ts";
import type { Entry, Outline } from "../npm/src/types.ts";

interface Item {
  entry: Entry;
  depth: number;
  open: boolean;
}

const ROW = 22;

export class OutlineTree {
  readonly element: HTMLElement;
  readonly #tree: HTMLElement;
  readonly #filter: HTMLInputElement;
  readonly #state: State;
  #items: Item[] = [];
  #shown: Item[] = [];
  #chosen = "";
  #focus = 0;

  constructor(state: State) {
    this.#state = state;
    this.#filter = h("input", { type: "search", placeholder: "Filter symbols", "aria-label": "Filter symbols" });
    this.#filter.addEventListener("input", () => this.#draw());
    this.#tree = h("div", { class: "tree", role: "tree", "aria-label": "Outline" });
    this.#tree.addEventListener("scroll", () => requestAnimationFrame(() => this.#paint()), { passive: true });
    this.element = h("nav", { class: "outline", "aria-label": "Outline" }, this.#filter, this.#tree);
  }

  async start(): Promise<Item[]> {
    const { op, entries, count } = await this.#state.client.call<Outline>("outline");
    this.#items = [{ entry: op, depth: 0, open: true }, ...entries.map((entry) => ({ entry, depth: 1, open: false }))];
    // The rest of a long level is loaded while the user already sees its beginning.
    void (async () => {
      for (let from = entries.length; from < count && from < 200_000; from += 5000) {
        const more = await this.#state.client.call<Outline>("outline", { from });
        this.#items.push(...more.entries.map((entry) => ({ entry, depth: 1, open: false })));
        this.#draw();
      }
    })().catch(() => {});
    this.#draw();
    return this.#items;
  }

  choose(entry: Entry): void {
    this.#chosen = String(entry.op);
    const at = this.#shown.findIndex((item) => String(item.entry.op) === this.#chosen);
    if (at >= 0) {
      this.#focus = at;
      const top = at * ROW;
      if (top < this.#tree.scrollTop || top > this.#tree.scrollTop + this.#tree.clientHeight - ROW) this.#tree.scrollTop = Math.max(0, top - 100);
    }
    this.#paint();
  }

  #draw(): void {
    const wanted = this.#filter.value.trim().toLowerCase();
    this.#shown = wanted ? this.#items.filter(({ entry }) => `${entry.symbol ?? ""} ${entry.name}`.toLowerCase().includes(wanted)) : this.#items;
    this.#focus = Math.min(this.#focus, Math.max(0, this.#shown.length - 1));
    if (wanted) say(`${this.#shown.length} symbols`);
    this.#paint();
  }

  #paint(): void {
    const first = Math.max(0, Math.floor(this.#tree.scrollTop / ROW) - 5);
    const last = Math.min(this.#shown.length, first + Math.ceil((this.#tree.clientHeight || 600) / ROW) + 10);
    const rows: Node[] = [h("div", { role: "presentation", style: `height:${first * ROW}px` })];
    for (let at = first; at < last; at++) rows.push(this.#row(this.#shown[at], at));
    rows.push(h("div", { role: "presentation", style: `height:${(this.#shown.length - last) * ROW}px` }));
    const focused = this.#tree.contains(document.activeElement);
    this.#tree.replaceChildren(...rows);
    if (focused) this.#tree.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  }

  #row(item: Item, at: number): HTMLElement {
    const { entry } = item;
    const label = entry.symbol !== null ? `@${entry.symbol}` : entry.name;
    const row = h("div", {
      role: "treeitem", "aria-level": item.depth + 1, "aria-selected": String(entry.op) === this.#chosen ? "true" : "false",
      "aria-expanded": entry.table ? String(item.open) : undefined, "aria-setsize": this.#shown.length, "aria-posinset": at + 1,
      tabindex: at === this.#focus ? "0" : "-1", title: [entry.name, entry.signature].filter(Boolean).join("\n"),
    }, entry.table && h("span", { "aria-hidden": "true" }, item.open ? "▾ " : "▸ "), label, " ",
    entry.symbol !== null && h("span", { class: "kind" }, entry.name.replace(/^func\.func$/, "")), h("span", { class: "signature" }, entry.signature ?? ""));
    row.style.paddingLeft = `${6 + item.depth * 12}px`;
    row.addEventListener("click", () => {
      this.#focus = at;
      if (entry.table && item.depth > 0) void this.#toggle(item);
      void this.#state.visit(entry.op);
    });
    row.addEventListener("keydown", (event) => this.#key(event, item, at));
    return row;
  }

  #key(event: KeyboardEvent, item: Item, at: number): void {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: this.#shown.length - 1, PageDown: at + 20, PageUp: at - 20 };
    if (event.key in steps && !event.altKey) {
      event.preventDefault();
      this.#focus = Math.max(0, Math.min(this.#shown.length - 1, steps[event.key]));
      const top = this.#focus * ROW;
      if (top < this.#tree.scrollTop) this.#tree.scrollTop = top;
      if (top > this.#tree.scrollTop + this.#tree.clientHeight - ROW) this.#tree.scrollTop = top - this.#tree.clientHeight + ROW;
      this.#paint();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      void this.#state.visit(item.entry.op);
    } else if ((event.key === "ArrowRight" && !item.open) || (event.key === "ArrowLeft" && item.open)) {
      if (item.entry.table) void this.#toggle(item);
    }
  }

  async #toggle(item: Item): Promise<void> {
    item.open = !item.open;
    if (item.open) {
      let entries: Entry[];
      try {
        ({ entries } = await this.#state.client.call<Outline>("outline", { op: item.entry.op }));
      } catch (error) {
        item.open = false;
        throw error;
      }
      // It may have been closed meanwhile, or opened twice.
      const at = this.#items.indexOf(item);
      if (!item.open || at < 0 || this.#items[at + 1]?.depth > item.depth) return;
      this.#items.splice(at + 1, 0, ...entries.map((entry) => ({ entry, depth: item.depth + 1, open: false })));
    } else {
      const at = this.#items.indexOf(item);
      let end = at + 1;
      while (end < this.#items.length && this.#items[end].depth > item.depth) end++;
      this.#items.splice(at + 1, end - at - 1);
    }
    this.#draw();
  }
}
