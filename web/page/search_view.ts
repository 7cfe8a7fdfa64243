/** The search view: symbols, operations, attributes, types, locations, and the text of all functions. */
import { go, h, requests, say } from "./dom.ts";
import type { State } from "./state.ts";
import type { Found, FoundText, Hit } from "../npm/src/types.ts";

const TITLES: Record<string, string> = { symbol: "Symbols", operation: "Operations", attribute: "Attributes", type: "Types of results", location: "Locations", text: "Text" };
const SHOWN = 50;

const searches = requests();

export async function searchView(state: State, place: HTMLElement): Promise<void> {
  const newest = searches();
  const text = state.param("q") ?? "";
  const status = h("p", { role: "status" });
  const out = h("div", { class: "searched" });
  place.className = "";
  place.replaceChildren(status, out);
  if (!text) {
    status.textContent = "Type into the box at the top (or press /): it finds symbols, operations, attributes, types, locations and text of the whole module.";
    return;
  }
  status.textContent = state.info.lazy ? "Reading all functions and searching…" : "Searching…";
  const found = await state.client.call<Found>("find_all", { text, limit: 200 });
  if (!newest() || !out.isConnected) return;
  const total = found.kinds.reduce((sum, kind) => sum + kind.count, 0);
  const summary = (texts: string) => [`“${text}”: ${total.toLocaleString("en")} by name`, texts, found.unread > 0 && `${found.unread} functions cannot be read and were left out`].filter(Boolean).join(", ");
  status.textContent = summary("searching in the text…");
  for (const kind of found.kinds) if (kind.count > 0) out.append(section(state, text, kind.kind, kind.count, kind.hits));
  say(status.textContent);
  const all: FoundText = { hits: [], count: 0, next: 0, total: 0 };
  const place_of_text = h("div");
  out.append(place_of_text);
  while (all.next !== null) {
    const more = await state.client.call<FoundText>("find_text", { text, from: all.next, limit: 200 });
    if (!newest() || !out.isConnected) return;
    all.hits.push(...more.hits.slice(0, Math.max(0, 200 - all.hits.length)));
    all.count += more.count;
    all.next = more.next;
    if (all.count > 0) place_of_text.replaceChildren(section(state, text, "text", all.count, all.hits));
    status.textContent = summary(all.next === null ? `${all.count.toLocaleString("en")} in the text` : `${all.count.toLocaleString("en")} in the text of ${all.next} of ${more.total} symbols…`);
  }
  if (total + all.count === 0) out.append(h("p", {}, "Nothing was found."));
  say(status.textContent ?? "");
}

function section(state: State, wanted: string, kind: string, count: number, hits: Hit[]): HTMLElement {
  const list = h("ul", { class: "hits" });
  let shown = 0;
  const more = h("button", { type: "button", onclick: () => add() });
  const add = () => {
    for (const hit of hits.slice(shown, shown + SHOWN)) {
      list.append(h("li", {}, go(hit.path || hit.name, () => void state.visit(hit.symbol ?? hit.op, hit.op, "text"), "Show in the text"),
        " ", h("button", { type: "button", class: "small", title: "Show in the graph", "aria-label": `Show ${hit.path} in the graph`, onclick: () => void state.visit(hit.symbol ?? hit.op, hit.op, "graph") }, "graph"),
        " ", h("code", {}, marked(hit.detail, wanted))));
    }
    shown = Math.min(hits.length, shown + SHOWN);
    more.hidden = shown >= hits.length;
    more.textContent = `Show more (${shown} of ${hits.length}${hits.length < count ? `, the best of ${count.toLocaleString("en")}` : ""})`;
  };
  add();
  return h("section", {}, h("h2", {}, `${TITLES[kind]} (${count.toLocaleString("en")})`), list, more);
}

/** Returns a text in which the occurrences of the searched text are marked. */
export function marked(text: string, wanted: string): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  const low = text.toLowerCase();
  const what = wanted.toLowerCase();
  let at = 0;
  for (;;) {
    const next = what ? low.indexOf(what, at) : -1;
    if (next < 0) break;
    parts.push(text.slice(at, next), h("mark", {}, text.slice(next, next + what.length)));
    at = next + what.length;
  }
  parts.push(text.slice(at));
  return parts;
}
