/** The locations view: a tree of files and lines, and a tree of name scopes. */
import { go, h, say } from "./dom.ts";
import { scopes } from "./graph/data.ts";
import type { State } from "./state.ts";
import type { Locations, OpId } from "../npm/src/types.ts";

interface Branch {
  label: string;
  count: number;
  op?: OpId;
  symbol?: OpId | null;
  editor?: string;
  inside: Map<string, Branch>;
}

const branch = (label: string): Branch => ({ label, count: 0, inside: new Map() });

export async function locationsView(state: State, place: HTMLElement): Promise<void> {
  const found = await state.client.call<Locations>("locations");
  if (!place.isConnected) return;
  const files = branch("Files");
  for (const [file, line, count, op, symbol] of found.lines) {
    let at = files;
    at.count += count;
    for (const part of [file, String(line)]) {
      let next = at.inside.get(part);
      if (!next) at.inside.set(part, (next = branch(part)));
      next.count += count;
      next.op ??= op;
      next.symbol ??= symbol;
      next.editor ??= `vscode://file/${file.replace(/^\//, "")}:${line}`;
      at = next;
    }
  }
  const names = branch("Name scopes");
  for (const [name, count, op, symbol] of found.names) {
    let at = names;
    at.count += count;
    const around = scopes(name);
    const last = around.length > 0 ? name.split(name.includes("/") ? "/" : ".").pop() ?? name : name;
    for (const part of [...around, last]) {
      let next = at.inside.get(part);
      if (!next) at.inside.set(part, (next = branch(part)));
      next.count += count;
      next.op ??= op;
      next.symbol ??= symbol;
      at = next;
    }
  }
  const filter = h("input", { type: "search", placeholder: "Filter", "aria-label": "Filter locations", value: state.param("loc") ?? "" });
  const out = h("div");
  const show = () => {
    const wanted = filter.value.trim().toLowerCase();
    state.setParams({ loc: wanted || undefined });
    out.replaceChildren(...[files, names].map((root) => h("section", {}, h("h2", {}, `${root.label}: ${root.count.toLocaleString("en")} of ${found.total.toLocaleString("en")} operations`),
      root.inside.size === 0 ? h("p", {}, root === files ? "No operation has a file in its location." : "No operation has a name in its location.") : level(state, root, wanted, root.inside.size <= 3 || wanted !== ""))));
  };
  filter.addEventListener("input", show);
  place.className = "";
  place.replaceChildren(h("p", {}, filter, " ", found.unknown > 0 && `${found.unknown.toLocaleString("en")} operations have no location. `, found.cut && "Only the first 20,000 places are shown."), out);
  show();
  say(`${found.lines.length} lines, ${found.names.length} names`);
}

function matches(one: Branch, wanted: string): boolean {
  return one.label.toLowerCase().includes(wanted) || [...one.inside.values()].some((inner) => matches(inner, wanted));
}

function level(state: State, around: Branch, wanted: string, open: boolean): HTMLElement {
  const list = h("ul", { class: "places" });
  const all = [...around.inside.values()].filter((one) => !wanted || matches(one, wanted));
  const add = (from: number) => {
    for (const one of all.slice(from, from + 200)) list.append(row(state, one, one.label.toLowerCase().includes(wanted) ? "" : wanted, open));
    if (from + 200 < all.length) {
      const more = h("li", {}, h("button", { type: "button", onclick: () => { more.remove(); add(from + 200); } }, `${all.length - from - 200} more`));
      list.append(more);
    }
  };
  add(0);
  return list;
}

function row(state: State, one: Branch, wanted: string, open: boolean): HTMLElement {
  const label = /^\d+$/.test(one.label) ? `line ${one.label}` : one.label;
  const visit = (view: string) => one.op && void state.visit(one.symbol ?? one.op, one.op, view);
  const said = [h("span", { class: "many" }, one.count.toLocaleString("en")), " ", go("text", () => visit("text"), `Show the first operation of ${label} in the text`), " ", go("graph", () => visit("graph"), `Show the first operation of ${label} in the graph`),
    one.editor && [" ", h("a", { href: one.editor, title: "Open in an editor", "aria-label": `Open ${label} in an editor` }, "editor")]];
  if (one.inside.size === 0) return h("li", {}, h("div", { class: "said" }, said), h("span", { class: "label" }, label));
  const inner = h("details", { open }, h("summary", {}, label));
  let made = false;
  const fill = () => {
    if (made) return;
    made = true;
    inner.append(level(state, one, wanted, wanted !== ""));
  };
  if (open) fill();
  inner.addEventListener("toggle", () => inner.open && fill());
  return h("li", {}, h("div", { class: "said" }, said), inner);
}
