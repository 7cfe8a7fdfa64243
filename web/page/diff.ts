/** The diff view: changes between the module and another file, and both texts side by side. */
import { colour } from "./colour.ts";
import { go, h, requests, say, table } from "./dom.ts";
import { download, unpack } from "./source.ts";
import type { State } from "./state.ts";
import type { Client } from "./client.ts";
import type { Change, Entry } from "../npm/src/types.ts";

/** The number of equal lines that stay visible around a difference. */
const AROUND = 3;
/** Maximum size in bytes of text whose lines are compared. Modules are compared regardless of their size. */
const LONGEST = 40_000_000;

export async function diffView(state: State, place: HTMLElement): Promise<void> {
  const picker = h("input", { type: "file", "aria-label": "The other file" });
  const address = h("input", { type: "url", placeholder: "or its URL", "aria-label": "Address to compare with", value: state.param("with") ?? "" });
  const out = h("div");
  const comparisons = requests();
  const run = async (blob: Blob, name: string, newest = comparisons()) => {
    out.replaceChildren(h("p", {}, "Comparing…"));
    try {
      const other = await unpack(blob, name);
      const data = new Uint8Array(await other.blob.arrayBuffer());
      if (!newest()) return;
      const { changes } = await state.client.call<{ changes: Change[] }>("diff", { name: other.name }, data);
      if (!newest() || !out.isConnected) return;
      say(`${changes.length} differences`);
      const sides = h("div", { class: "sides" }, h("p", {}, "Comparing the texts…"));
      const graphs = h("div");
      const drawn = h("button", { type: "button", onclick: async () => {
        drawn.disabled = true;
        await graphsBeside(state, graphs, data, other.name).catch((error) => graphs.replaceChildren(h("p", {}, (error as Error).message)));
        drawn.disabled = false;
      } }, "Graphs side by side");
      out.replaceChildren(h("p", {}, drawn), graphs, changes.length === 0 ? h("p", {}, `${other.name} is the same module: operations, types, attributes and resources agree.`)
        : table(`${changes.length} difference${changes.length === 1 ? "" : "s"} from ${state.info.name} to ${other.name}`, ["place", "what", "here", "there"],
          changes.slice(0, 500).map((change) => [placeOf(state, change.path), [change.what, change.detail].filter(Boolean).join(" "),
            long(change.old, "removed"), long(change.new, "added")])), sides);
      const [mine, theirs] = await Promise.all([text(state), other_text(state, data, other.name)]);
      if (mine.length + theirs.length > LONGEST) sides.replaceChildren(h("p", {}, "The texts are too long to be shown side by side."));
      else await sideBySide(sides, mine, theirs, state.info.name, other.name);
    } catch (error) {
      if (newest()) out.replaceChildren(h("div", { class: "error", role: "alert" }, h("pre", {}, (error as Error).message)));
    }
  };
  const fetched = async () => {
    if (!address.value) return;
    const newest = comparisons();
    const from = address.value;
    state.setParams({ with: from });
    try {
      const blob = await download(from, () => {});
      if (newest()) await run(blob, from.split("/").pop() || from, newest);
    } catch (error) {
      if (newest()) out.replaceChildren(h("div", { class: "error", role: "alert" }, h("pre", {}, (error as Error).message)));
    }
  };
  picker.addEventListener("change", () => picker.files?.[0] && void run(picker.files[0], picker.files[0].name));
  place.className = "";
  place.replaceChildren(h("p", {}, "Compare with another file: text, bytecode or artifact. Locations, the order of functions and the names of values make no difference to the list; the texts are compared line by line."),
    h("form", { class: "other", onsubmit: (event: Event) => { event.preventDefault(); void fetched(); } }, picker, " ", address, " ", h("button", { type: "submit" }, "Compare")), out);
  if (address.value) await fetched();
}

function text(state: State): Promise<string> {
  return state.client.call<Uint8Array>("print", { elide: 64 }).then((bytes) => new TextDecoder().decode(bytes));
}

/** Opens the other file with the same options, in a separate worker. */
async function other_client(state: State, data: Uint8Array, name: string): Promise<Client> {
  const { Client } = await import("./client.ts");
  const client = new Client();
  await client.open({ bytes: data }, { name, vhlo: state.info.asItIs && state.info.form === "artifact" }, () => {});
  return client;
}

/** Shows the graphs of the selected operation in both files. */
async function graphsBeside(state: State, place: HTMLElement, data: Uint8Array, name: string): Promise<void> {
  place.replaceChildren(h("p", {}, "Working…"));
  const { path, op } = state.entry;
  const client = await other_client(state, data, name);
  // The worker ends when the graphs disappear.
  const watch = new ResizeObserver(() => {
    if (place.isConnected && place.childElementCount > 0) return;
    client.end();
    watch.disconnect();
  });
  watch.observe(place);
  const found = path ? await client.call<{ entry: Entry }>("find", { path }) : undefined;
  const [mine, theirs] = await Promise.all([state.client.call<Uint8Array>("graph", { op }), client.call<Uint8Array>("graph", { op: found?.entry.op })]);
  const { beside } = await import("./graph/beside.ts");
  await beside(place, [{ client: state.client, name: state.info.name, columns: mine, visit: state.visit }, { client, name, columns: theirs }]);
}

/** Prints the other file. */
async function other_text(state: State, data: Uint8Array, name: string): Promise<string> {
  const client = await other_client(state, data, name);
  try {
    return new TextDecoder().decode(await client.call<Uint8Array>("print", { elide: 64 }));
  } finally {
    client.end();
  }
}

async function sideBySide(place: HTMLElement, mine: string, theirs: string, here: string, there: string): Promise<void> {
  const { diffArrays } = await import("diff");
  const changes = diffArrays(mine.split("\n"), theirs.split("\n"), { timeout: 5000 });
  if (!changes) {
    place.replaceChildren(h("p", {}, "The texts differ in so many lines that comparing them takes too long."));
    return;
  }
  const rows: HTMLElement[] = [];
  let [left, right] = [1, 1];
  const row = (a: string | undefined, b: string | undefined) => h("tr", { class: a === undefined ? "added" : b === undefined ? "removed" : a === b ? "" : "changed" },
    h("td", { class: "at" }, a === undefined ? "" : left++), h("td", {}, a === undefined ? "" : colour(clip(a, 2000))),
    h("td", { class: "at" }, b === undefined ? "" : right++), h("td", {}, b === undefined ? "" : colour(clip(b, 2000))));
  let differences = 0;
  for (let at = 0; at < changes.length && rows.length < 20_000; at++) {
    const { value, removed, added } = changes[at];
    if (!removed && !added) {
      const [first, last] = [at === 0, at === changes.length - 1];
      const head = first ? 0 : AROUND;
      const tail = last ? 0 : AROUND;
      if (value.length <= head + tail + 2) {
        for (const line of value) rows.push(row(line, line));
        continue;
      }
      for (const line of value.slice(0, head)) rows.push(row(line, line));
      const hidden = value.slice(head, value.length - tail);
      const [l, r] = [left, right];
      const fold = h("tr", { class: "fold" }, h("td", { colSpan: 4 }, h("button", { type: "button", class: "link", onclick: () => {
        [left, right] = [l, r];
        fold.replaceWith(...hidden.slice(0, 5000).map((line) => row(line, line)));
      } }, `${hidden.length.toLocaleString("en")} equal lines`)));
      rows.push(fold);
      left += hidden.length;
      right += hidden.length;
      for (const line of value.slice(value.length - tail)) rows.push(row(line, line));
      continue;
    }
    const next = changes[at + 1];
    differences++;
    if (removed && next?.added) {
      for (let line = 0; line < Math.max(value.length, next.value.length); line++) rows.push(row(value[line], next.value[line]));
      at++;
    } else for (const line of value) rows.push(removed ? row(line, undefined) : row(undefined, line));
  }
  place.replaceChildren(h("div", { class: "scroll", tabIndex: 0, role: "region", "aria-label": "Both texts" }, h("table", { class: "two" },
    h("caption", {}, differences === 0 ? "The texts are equal." : `The texts side by side: ${differences.toLocaleString("en")} places differ.`),
    h("colgroup", {}, h("col", { class: "at" }), h("col", {}), h("col", { class: "at" }), h("col", {})),
    h("thead", {}, h("tr", {}, h("th", { scope: "col", colSpan: 2 }, here), h("th", { scope: "col", colSpan: 2 }, there))), h("tbody", {}, rows))));
}

function clip(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Returns an element for text that is truncated until the user clicks on it. */
function long(text: string | null, kind: string): HTMLElement {
  if (text === null) return h("span", {}, "—");
  const span = h("span", { class: kind }, clip(text, 300));
  if (text.length > 300) span.append(" ", h("button", { type: "button", class: "link", onclick: () => span.replaceChildren(text) }, "all of it"));
  return span;
}

/** Returns a link to the symbol at the start of a path. */
function placeOf(state: State, path: string): Node {
  const symbols = /^(@[^/]+)(\/@[^/]+)*/.exec(path);
  if (!symbols) return h("span", {}, path);
  return go(path, async () => {
    try {
      await state.visitSymbol(symbols[0].replaceAll("/", "::"), "text");
    } catch {
      say("this operation is not in the file that is open");
    }
  });
}
