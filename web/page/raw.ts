/** Text that cannot be parsed: coloured, with an outline of its symbols and a search. */
import { h, say } from "./dom.ts";
import { TextPane } from "./text.ts";
import type { Diagnostic } from "../npm/src/types.ts";

/** Larger files are not shown this way. */
const LARGEST = 256_000_000;

const encoder = new TextEncoder();

export async function rawText(place: HTMLElement, blob: Blob, name: string, wrong: Diagnostic): Promise<boolean> {
  if (blob.size > LARGEST) return false;
  const head = new Uint8Array(await blob.slice(0, 4096).arrayBuffer());
  if (head.includes(0)) return false;
  const lines = (await blob.text()).split("\n");
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
  const symbols: { name: string; line: number; depth: number }[] = [];
  lines.forEach((line, number) => {
    const found = /^(\s*)(?:%[\w$.-]+(?::\d+)?\s*=\s*)?("?[\w$]+(?:\.[\w$]+)+"?|module)\b[^@]{0,60}?(@(?:"[^"]*"|[\w$.-]+))/.exec(line);
    if (found && !/call|launch_func|= /.test(found[2]) && symbols.length < 5000) symbols.push({ name: `${found[3]} ${found[2].replace(/^func\.func$/, "")}`.trim(), line: number, depth: Math.min(6, found[1].length / 2) });
  });
  const outline = h("nav", { class: "outline raw-outline", "aria-label": "Outline" }, symbols.map((symbol) => {
    const row = h("button", { type: "button", class: "link", onclick: () => void pane.go(symbol.line) }, symbol.name);
    row.style.paddingLeft = `${6 + symbol.depth * 10}px`;
    return row;
  }));
  place.append(h("div", { class: "raw-text" }, symbols.length > 0 && outline, h("div", { class: "middle" }, h("div", { class: "tools" }, find, status), pane.element)));
  pane.start();
  const line = (wrong.position?.line ?? 1) - 1;
  pane.complain(line, wrong.message);
  await pane.go(line);
  return true;
}
