/** A view of text that cannot be parsed: coloured, with an outline of its symbols and a search field. */
import { h, say } from "./dom.ts";
import { TextPane } from "./text.ts";
import type { Client } from "./client.ts";
import { Rows } from "./graph/data.ts";
import type { State } from "./state.ts";
import { decode } from "../npm/src/graph.ts";
import type { Diagnostic } from "../npm/src/types.ts";

/** Maximum size in bytes of a file that this view shows. */
const LARGEST = 256_000_000;

const encoder = new TextEncoder();

export async function rawText(client: Client, place: HTMLElement, blob: Blob, name: string, wrong: Diagnostic): Promise<boolean> {
  if (blob.size > LARGEST) return false;
  const head = new Uint8Array(await blob.slice(0, 4096).arrayBuffer());
  if (head.includes(0)) return false;
  const lines = (await blob.text()).split("\n");
  // Another file may have been opened meanwhile.
  if (client.ended) return true;
  const pane = new TextPane({
    label: `Text of ${name}, ${lines.length} lines`, lines: lines.length,
    fetch: async (from, count) => lines.slice(from, from + count).map((line) => (line.length > 20_000 ? `${line.slice(0, 20_000)} ...` : line)),
  });
  const find = h("input", { type: "search", placeholder: "Find in text", "aria-label": "Find in text" });
  const status = h("span", {}, `${lines.length.toLocaleString("en")} lines`);
  let [last, hits, hit] = ["", [] as number[], -1];
  find.addEventListener("keydown", async (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (last !== find.value) {
      last = find.value;
      hits = [];
      if (last) lines.forEach((line, number) => line.includes(last) && hits.push(number));
      hit = -1;
    }
    if (hits.length === 0) return void (status.textContent = "not found");
    hit = (hit + (event.shiftKey ? hits.length - 1 : 1)) % hits.length;
    const line = lines[hits[hit]];
    const column = encoder.encode(line.slice(0, line.indexOf(last))).length;
    pane.mark([{ line: hits[hit], column, length: encoder.encode(last).length, class: "use" }]);
    await pane.go(hits[hit], column);
    status.textContent = `line ${hits[hit] + 1}: ${hit + 1} of ${hits.length}`;
    say(status.textContent);
  });
  // The structure is found without parsing the text, which works even for text with errors.
  const columns = await client.structure(new Uint8Array(await blob.arrayBuffer())).catch(() => undefined);
  const rows = columns && new Rows(decode(columns.slice()));
  const symbols: { name: string; line: number; depth: number }[] = [];
  for (let row = 1; rows && row < rows.count && symbols.length < 5000; row++) {
    const symbol = rows.text("symbol", row);
    if (!symbol) continue;
    let depth = 0;
    for (let at = rows.parent(row); at > 0 && at < rows.count; at = rows.parent(at)) depth++;
    symbols.push({ name: `@${symbol} ${rows.text("name", row).replace(/^func\.func$/, "")}`.trim(), line: rows.data.line[row] - 1, depth });
  }
  const outline = h("nav", { class: "outline raw-outline", "aria-label": "Outline" }, symbols.map((symbol) => {
    const row = h("button", { type: "button", class: "link", onclick: () => void pane.go(symbol.line) }, symbol.name);
    row.style.paddingLeft = `${6 + symbol.depth * 10}px`;
    return row;
  }));
  const details = h("aside", { class: "details", "aria-label": "Details", hidden: true });
  const middle = h("div", { class: "middle" }, h("div", { class: "tools" }, find, status), pane.element);
  const picture = h("div", { class: "middle flush", hidden: true });
  const show = async (graph: boolean) => {
    middle.hidden = graph;
    picture.hidden = details.hidden = !graph;
    frame.classList.toggle("with-details", graph);
    if (!graph || !columns || picture.childElementCount > 0) return;
    const state = {
      client, entry: { path: name, name }, info: {}, param: () => null, setParams() {}, visit: async () => {}, show: async () => {},
      details: (content: Node) => details.replaceChildren(content),
      line: (number: number) => {
        toggle.checked = false;
        void show(false).then(() => pane.go(number - 1));
      },
    };
    const { graphOf } = await import("./graph/view.ts");
    await graphOf(state as unknown as State, picture, columns);
  };
  const toggle = h("input", { type: "checkbox", onchange: () => void show(toggle.checked) });
  const frame = h("div", { class: "raw-text" }, symbols.length > 0 && outline, middle, picture, details);
  place.append(rows && rows.count > 1 ? h("p", { class: "tools" }, h("label", {}, toggle, ` graph of the ${(rows.count - 1).toLocaleString("en")} operations and arguments that were found`)) : "", frame);
  pane.start();
  const line = (wrong.position?.line ?? 1) - 1;
  pane.complain(line, wrong.message);
  await pane.go(line);
  return true;
}
