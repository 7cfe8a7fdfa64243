/** The text view of an operation: colours, hover, definitions and uses, errors at their lines, and bytes next to the text. */
import { Refused } from "./client.ts";
import { bytesPane } from "./bytes.ts";
import { details } from "./details.ts";
import { go, h, human, requests, say, singleLetters } from "./dom.ts";
import type { State } from "./state.ts";
import { type Mark, TextPane } from "./text.ts";
import type { Hover, OpId, Place, Uses, View, Violation } from "../npm/src/types.ts";

/** The options of the printed text, which are kept while the page is open. */
const how = { generic: false, locations: false, elide: true, bytes: false };
/** The positions that were visited, for Alt+Left. */
const trail: { show: OpId; place?: OpId }[] = [];

export const RELEASES = ["24", "23", "22", "21", "20", "19", "18", "17", "16"];

export async function textView(state: State, place: HTMLElement, target?: OpId): Promise<void> {
  const { client } = state;
  const head = state.entry.table && state.info.size > 4_000_000;
  const options = { op: state.entry.op, generic: how.generic, locations: how.locations, elide: how.elide ? 64 : undefined, head };
  const view = await client.call<View>("view", options);
  let tip: HTMLElement | undefined;
  let asked = 0;
  const hide = () => {
    asked++;
    tip?.remove();
    tip = undefined;
  };

  const pane = new TextPane({
    label: `Text of ${state.entry.path || state.entry.name}, ${view.lines} lines. Arrows move, Enter goes to the definition, u lists uses.`,
    lines: view.lines,
    fetch: async (from, count) => (await client.call<{ lines: string[] }>("lines", { from, count })).lines,
    leave: hide,
    point: async (line, column, x, y) => {
      const mine = ++asked;
      const hover = await client.call<Hover>("hover", { line, column });
      if (mine !== asked || !pane.element.isConnected || (!hover.value && !hover.op)) return;
      tip?.remove();
      tip = tooltip(hover);
      document.body.append(tip);
      const box = tip.getBoundingClientRect();
      tip.style.left = `${Math.max(8, Math.min(x + 12, innerWidth - box.width - 8))}px`;
      tip.style.top = `${y + 18 + box.height > innerHeight ? y - box.height - 12 : y + 18}px`;
    },
    choose: (line, column, follow) => void choose(line, column, follow),
    move: (line, column) => void choose(line, column, false),
    keys: (event, line, column) => {
      if (event.key === "u" && singleLetters()) return void list(line, column), true;
      if (event.altKey && event.key === "ArrowLeft") return void back(), true;
      if (event.key === "g" && singleLetters()) return void inGraph(line, column), true;
      return false;
    },
  });

  const choices = requests();
  async function choose(line: number, column: number, follow: boolean): Promise<void> {
    const newest = choices();
    const [hover, uses] = await Promise.all([client.call<Hover>("hover", { line, column }), client.call<Uses>("uses", { line, column })]);
    // If something was selected later, ignore this answer.
    if (!newest() || !pane.element.isConnected) return;
    pane.mark(marks(uses));
    state.details(details(state, hover, uses, (to) => void pane.go(to.line, to.column), () => void list(line, column)));
    if (hover.value) say(`${hover.value.type}, ${hover.op?.name ?? ""}`);
    else if (hover.op) say(`${hover.op.name}, line ${line + 1}`);
    if (beside && hover.op) void beside(hover.op.op);
    if (!follow) return;
    if (uses.kind === "value" && uses.definition) await pane.go(uses.definition.line, uses.definition.column);
    else if (uses.kind === "symbol" && uses.definition) {
      trail.push({ show: state.entry.op, place: hover.op?.op });
      await state.visit(uses.definition.entry.op);
    }
  }

  /** Shows the operation at a position in the graph view. */
  async function inGraph(line: number, column: number): Promise<void> {
    const newest = choices();
    const hover = await client.call<Hover>("hover", { line, column });
    if (newest() && pane.element.isConnected) await state.visit(state.entry.op, hover.op?.op, "graph");
  }

  /** Lists the uses of a value. For a symbol, lists the uses in the whole file. */
  async function list(line: number, column: number): Promise<void> {
    const newest = choices();
    const uses = await client.call<Uses>("uses", { line, column, everywhere: true });
    const hover = await client.call<Hover>("hover", { line, column });
    if (!newest() || !pane.element.isConnected) return;
    pane.mark(marks(uses));
    const visit = (show: OpId, op: OpId) => {
      trail.push({ show: state.entry.op, place: hover.op?.op });
      void state.visit(show, op);
    };
    state.details(details(state, hover, uses, (to) => void pane.go(to.line, to.column), undefined, visit));
    say(uses.kind === "nothing" ? "nothing is defined here" : `${uses.users.length} uses`);
  }

  async function back(): Promise<void> {
    const last = trail.pop();
    if (last) await state.visit(last.show, last.place);
  }

  const search = h("input", { type: "search", placeholder: "Find in text", "aria-label": "Find in text" });
  let hits: Place[] = [];
  let hit = -1;
  const searches = requests();
  search.addEventListener("keydown", async (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const newest = searches();
    const text = search.value;
    if (search.dataset.for !== text) {
      const { places } = await client.call<{ places: Place[] }>("search", { text });
      if (!newest()) return;
      search.dataset.for = text;
      [hits, hit] = [places, -1];
    }
    if (hits.length === 0) return say("not found");
    hit = (hit + (event.shiftKey ? hits.length - 1 : 1)) % hits.length;
    pane.mark(hits.filter((one) => Math.abs(one.line - hits[hit].line) < 500).map((one) => ({ ...one, class: "use" })));
    await pane.go(hits[hit].line, hits[hit].column);
    if (!newest()) return;
    pane.mark(hits.filter((one) => Math.abs(one.line - hits[hit].line) < 500).map((one) => ({ ...one, class: one === hits[hit] ? "definition" : "use" })));
    say(`${hit + 1} of ${hits.length}`);
  });

  const again = () => void textView(state, place, undefined).catch((error) => place.replaceChildren(h("p", { class: "error" }, String(error.message))));
  const box = (name: keyof typeof how, label: string, title: string) => {
    const input = h("input", { type: "checkbox", checked: how[name] });
    input.addEventListener("change", () => {
      how[name] = input.checked;
      again();
    });
    return h("label", { title }, input, " ", label);
  };
  const as = h("select", { "aria-label": "As which release" },
    h("option", { value: "" }, "as it is"),
    RELEASES.map((release) => h("option", { value: `llvm ${release}` }, `as LLVM ${release}`)));
  as.value = state.as?.startsWith("llvm ") ? state.as : "";
  as.addEventListener("change", () => void state.derive(as.value || undefined));
  const tools = h("div", { class: "tools" },
    box("generic", "generic", "Every operation in its generic form"), box("locations", "locations", "With the location of each operation"),
    box("elide", "elide", "Leave out constants of more than 64 elements"),
    state.info.form !== "text" && box("bytes", "bytes", "The bytes of the file beside the text"),
    as, search,
    h("span", {}, `${view.lines.toLocaleString("en")} lines, ${human(view.bytes)}`));

  let beside: ((op: OpId) => Promise<void>) | undefined;
  const note = head && h("p", { class: "note" }, "This module is large: its head is shown here. Choose a symbol on the left.");
  if (how.bytes && state.info.form !== "text") {
    const bytes = await bytesPane(state);
    beside = bytes.show;
    place.replaceChildren(tools, note || "", h("div", { class: "split" }, h("div", {}, pane.element), h("div", {}, bytes.element)));
    bytes.start();
    void beside(state.entry.op);
  } else place.replaceChildren(tools, note || "", pane.element);
  place.className = "flush";
  pane.start();
  void complain(state, pane, head);
  if (target) {
    const { moves } = pane;
    const at = await client.call<{ place: Place | null }>("place", { op: target });
    // The user may have selected another position in the meantime.
    if (at.place && moves === pane.moves) {
      await pane.go(at.place.line, at.place.column);
      pane.mark([{ ...at.place, length: 1, class: "definition" }]);
      pane.element.focus({ preventScroll: true });
    }
  }
}

function marks(uses: Uses): Mark[] {
  if (uses.kind !== "value") return [];
  const all = uses.users.map((place) => ({ ...place, class: "use" }));
  if (uses.definition) all.push({ ...uses.definition, class: "definition" });
  return all;
}

function tooltip(hover: Hover): HTMLElement {
  const value = hover.value && h("p", {}, h("code", {}, hover.value.type));
  const from = hover.value?.from;
  const said = from && (from.argument !== undefined ? `argument ${from.argument} of ${from.of ?? "a block"}` : `result of ${from.name}`);
  const row = hover.op?.row;
  const names = row && [...row.operands.map((one) => `${one.name}: ${one.constraint}`)].join(", ");
  return h("div", { class: "tip", role: "tooltip" }, value, said && h("p", {}, said),
    hover.op && h("p", {}, h("b", {}, hover.op.name), names && h("span", {}, ` (${names})`)),
    hover.op && h("p", {}, h("code", {}, hover.op.location)));
}

/** The violations in each file, which are computed once and shown at their lines. */
const found = new WeakMap<object, Promise<Violation[]>>();

export function violations(state: State): Promise<Violation[]> {
  const known = found.get(state.info);
  if (known) return known;
  const asked = state.client.call<{ violations: Violation[] }>("verify").then((answer) => answer.violations);
  found.set(state.info, asked);
  return asked;
}

async function complain(state: State, pane: TextPane, head: boolean): Promise<void> {
  // Of a large file, only the visible text is verified, until the problems view is opened.
  const whole = found.has(state.info) || (state.info.size <= 8_000_000 && !state.info.lazy);
  if (!whole && head) return;
  try {
    const all = whole ? await violations(state) : (await state.client.call<{ violations: Violation[] }>("verify", { op: state.entry.op })).violations;
    for (const violation of all.slice(0, 200)) {
      const { place } = await state.client.call<{ place: Place | null }>("place", { op: violation.op });
      // The positions belong to the text that the pane showed at the time of the request.
      if (!pane.element.isConnected) return;
      if (place) pane.complain(place.line, violation.message);
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

export function forget(): void {
  trail.length = 0;
}

export { go };
