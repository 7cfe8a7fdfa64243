/** A scrollable text pane, which adds only the visible lines to the document. */
import { colour } from "./colour.ts";
import { h, singleLetters } from "./dom.ts";
import { type Fold, folds, real, seen } from "./fold.ts";

const ROW = 20;
/** Maximum height of an element in pixels that all browsers support. In longer texts, scrolling is scaled. */
const TALLEST = 15_000_000;
const PAGE = 200;

export interface Mark {
  line: number;
  column: number;
  length: number;
  class: string;
}

export interface TextOptions {
  label: string;
  lines: number;
  fetch(from: number, count: number): Promise<string[]>;
  /** Called when the pointer rests at a position. The line is counted from 0, the column in bytes. */
  point?(line: number, column: number, x: number, y: number): void;
  leave?(): void;
  /** Called on a click or on Enter at a position. */
  choose?(line: number, column: number, follow: boolean): void;
  /** Called when the cursor moves. */
  move?(line: number, column: number): void;
  keys?(event: KeyboardEvent, line: number, column: number): boolean;
  /** Draws a line. By default, lines are coloured. */
  draw?(line: string, number: number): Node;
  class?: string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class TextPane {
  readonly element: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #options: TextOptions;
  readonly #pages = new Map<number, string[] | Promise<void>>();
  readonly #messages = new Map<number, string>();
  /** The lines whose long strings are shown completely. */
  readonly #whole = new Set<number>();
  #marks: Mark[] = [];
  #width = 8;
  #left = 76;
  #timer = 0;
  line = 0;
  column = 0;
  /** The number of times that the user or the page has moved the cursor. */
  moves = 0;
  #ended = false;

  constructor(options: TextOptions) {
    this.#options = options;
    this.#sheet = h("div", { class: "sheet" });
    this.element = h("div", { class: `text ${options.class ?? ""}`, tabIndex: 0, role: "document", "aria-label": options.label }, this.#sheet);
    this.#sheet.style.height = `${Math.min(options.lines * ROW, TALLEST)}px`;
    this.element.addEventListener("scroll", () => requestAnimationFrame(() => this.paint()), { passive: true });
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("click", (event) => this.#click(event));
    this.element.addEventListener("mousemove", (event) => this.#hover(event));
    this.element.addEventListener("mouseleave", () => this.#leave());
    new ResizeObserver(() => this.paint()).observe(this.element);
  }

  /** Starts the pane, which must already be in the document. */
  start(): void {
    const probe = h("span", {}, "0".repeat(100));
    probe.style.cssText = "position:absolute;visibility:hidden;white-space:pre";
    this.#sheet.append(probe);
    this.#width = probe.getBoundingClientRect().width / 100 || 8;
    probe.remove();
    if (this.#options.class?.includes("bytes")) this.#left = 10;
    this.paint();
  }

  get #scale(): number {
    const tall = this.#options.lines * ROW;
    return tall > TALLEST ? tall / TALLEST : 1;
  }

  #first(): number {
    const { scrollTop, clientHeight } = this.element;
    const scale = this.#scale;
    if (scale === 1) return Math.floor(scrollTop / ROW);
    const most = Math.max(1, TALLEST - clientHeight);
    return Math.floor((scrollTop / most) * Math.max(0, this.#options.lines - Math.floor(clientHeight / ROW)));
  }

  paint(): void {
    if (this.#ended || !this.element.isConnected) return;
    const count = Math.ceil(this.element.clientHeight / ROW) + 2;
    const first = Math.max(0, this.#first());
    const last = Math.min(this.#options.lines, first + count);
    const base = this.#scale === 1 ? first * ROW : this.element.scrollTop;
    const rows: Node[] = [];
    for (let number = first; number < last; number++) {
      const line = this.#line(number);
      const message = this.#messages.get(number);
      const row = h("div", { class: `row${number === this.line ? " here" : ""}${message ? " wrong" : ""}` });
      row.style.top = `${base + (number - first) * ROW}px`;
      if (this.#left > 10) row.append(h("span", { class: "number", "aria-hidden": "true" }, number + 1));
      for (const mark of this.#marks) {
        if (mark.line !== number || line === undefined) continue;
        const hit = h("span", { class: `hit ${mark.class}` });
        const folded = this.#folds(number, line);
        const start = seen(folded, chars(line, mark.column));
        hit.style.left = `${this.#left + start * this.#width}px`;
        hit.style.width = `${Math.max(1, seen(folded, chars(line, mark.column + mark.length)) - start) * this.#width}px`;
        row.append(hit);
      }
      if (line === undefined) row.append("…");
      else row.append(this.#options.draw ? this.#options.draw(line, number) : this.#coloured(line, number));
      if (message) row.append(h("span", { class: "message" }, `✗ ${message}`));
      rows.push(row);
    }
    this.#sheet.replaceChildren(...rows);
    // The edge shows that lines continue to the right.
    this.element.classList.toggle("wider", this.element.scrollWidth > this.element.clientWidth + this.element.scrollLeft + 1);
  }

  #folds(number: number, line: string): Fold[] {
    return this.#options.draw || this.#whole.has(number) ? [] : folds(line);
  }

  /** Returns a coloured line with its long parts folded. */
  #coloured(line: string, number: number): Node {
    const out = document.createDocumentFragment();
    let at = 0;
    for (const fold of this.#folds(number, line)) {
      out.append(colour(line.slice(at, fold.from)), h("span", { class: "folded", title: "A long part: click, or press w, to see all of it" }, fold.shown));
      at = fold.to;
    }
    out.append(colour(line.slice(at)));
    return out;
  }

  /** Shows the long parts of a line, or folds them again. Returns whether there are any. */
  toggle(number: number): boolean {
    const line = this.#line(number);
    if (line === undefined || this.#options.draw || folds(line).length === 0) return false;
    if (!this.#whole.delete(number)) this.#whole.add(number);
    this.paint();
    return true;
  }

  #line(number: number): string | undefined {
    const page = Math.floor(number / PAGE);
    const known = this.#pages.get(page);
    if (Array.isArray(known)) return known[number - page * PAGE];
    if (!known) {
      const fetched = this.#options.fetch(page * PAGE, PAGE).then((lines) => {
        this.#pages.set(page, lines);
        if (this.#pages.size > 200) this.#pages.delete(this.#pages.keys().next().value as number);
        this.paint();
      }, () => {});
      this.#pages.set(page, fetched);
    }
    return undefined;
  }

  /** Returns a line, loading it first if necessary. */
  async text(number: number): Promise<string> {
    const line = this.#line(number);
    if (line !== undefined) return line;
    await this.#pages.get(Math.floor(number / PAGE));
    return this.#line(number) ?? "";
  }

  mark(marks: Mark[]): void {
    this.#marks = marks;
    this.paint();
  }

  /** Shows a message at the end of a line. */
  complain(line: number, message: string): void {
    const before = this.#messages.get(line);
    this.#messages.set(line, before ? `${before}; ${message}` : message);
    this.paint();
  }

  /** Moves the cursor to a position and scrolls to it. */
  async go(line: number, column = 0): Promise<void> {
    this.moves++;
    this.line = Math.max(0, Math.min(line, this.#options.lines - 1));
    this.column = column;
    const shown = Math.floor(this.element.clientHeight / ROW) - 2;
    const first = this.#first();
    if (this.line < first || this.line >= first + shown) {
      const top = Math.max(0, this.line - Math.floor(shown / 3));
      const scale = this.#scale;
      const most = Math.max(1, TALLEST - this.element.clientHeight);
      this.element.scrollTop = scale === 1 ? top * ROW : (top / Math.max(1, this.#options.lines - shown - 2)) * most;
    }
    this.paint();
    await this.text(this.line);
    this.#options.move?.(this.line, this.column);
  }

  async #place(event: MouseEvent): Promise<[number, number] | undefined> {
    const box = this.element.getBoundingClientRect();
    const y = event.clientY - box.top;
    const line = this.#scale === 1 ? Math.floor((this.element.scrollTop + y) / ROW) : this.#first() + Math.floor(y / ROW);
    const at = Math.floor((event.clientX - box.left + this.element.scrollLeft - this.#left) / this.#width);
    if (line >= this.#options.lines || at < 0) return undefined;
    const text = await this.text(line);
    const place = real(this.#folds(line, text), at);
    if (place > text.length) return [line, encoder.encode(text).length];
    return [line, encoder.encode(text.slice(0, place)).length];
  }

  #hover(event: MouseEvent): void {
    clearTimeout(this.#timer);
    if (!this.#options.point) return;
    this.#options.leave?.();
    const { clientX, clientY } = event;
    this.#timer = window.setTimeout(async () => {
      const place = await this.#place(event);
      if (place && this.element.isConnected) this.#options.point?.(...place, clientX, clientY);
    }, 180);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#options.leave?.();
  }

  async #click(event: MouseEvent): Promise<void> {
    this.#leave();
    const move = ++this.moves;
    const folded = (event.target as HTMLElement).classList.contains("folded");
    const place = await this.#place(event);
    // If the user has clicked or pressed a key in the meantime, ignore this click.
    if (!place || move !== this.moves) return;
    if (folded) this.toggle(place[0]);
    [this.line, this.column] = place;
    this.paint();
    this.#options.choose?.(this.line, this.column, event.ctrlKey || event.metaKey);
  }

  async #key(event: KeyboardEvent): Promise<void> {
    const shown = Math.max(1, Math.floor(this.element.clientHeight / ROW) - 2);
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: shown, PageUp: -shown };
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (plain && event.key in steps) {
      event.preventDefault();
      return this.go(this.line + steps[event.key], this.column);
    }
    if (plain && (event.key === "Home" || event.key === "End")) {
      event.preventDefault();
      return this.go(event.key === "Home" ? 0 : this.#options.lines - 1);
    }
    if (plain && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
      event.preventDefault();
      // Move from one name to the next.
      const line = await this.text(this.line);
      const places = [...line.matchAll(/[%@^!#][\w$.-]+/g)].map((found) => encoder.encode(line.slice(0, found.index)).length);
      const next = event.key === "ArrowRight" ? places.find((place) => place > this.column) : places.reverse().find((place) => place < this.column);
      if (next !== undefined) {
        this.moves++;
        this.column = next;
        this.#options.choose?.(this.line, this.column, false);
      }
      return;
    }
    if (plain && event.key === "w" && singleLetters() && this.toggle(this.line)) {
      event.preventDefault();
      return;
    }
    if (event.key === "Enter") {
      event.preventDefault();
      return this.#options.choose?.(this.line, this.column, true);
    }
    if (this.#options.keys?.(event, this.line, this.column)) event.preventDefault();
  }
}

/** Returns the number of characters that the first `bytes` bytes of a line encode. */
function chars(line: string, bytes: number): number {
  if (/^[\x00-\x7f]*$/.test(line)) return bytes;
  return decoder.decode(encoder.encode(line).subarray(0, bytes)).length;
}
