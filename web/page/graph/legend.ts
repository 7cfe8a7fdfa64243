/** The legend of the graph: what the colours mean. */
import { go, h } from "../dom.ts";
import { heat, kindColour, kindName, kindOf, strong } from "./colours.ts";
import { KIND, type Rows } from "./data.ts";
import type { Item, Tree } from "./tree.ts";

/** A colour that the user gave to the nodes that a search found. */
export interface Rule {
  text: string;
  rows: Set<number>;
}

/** Maximum number of lists of equal groups in the legend. */
const MOST = 8;

function swatch(colour: string): HTMLElement {
  const box = h("span", { class: "swatch" });
  box.style.background = colour;
  return box;
}

/** Returns the legend for colours by kind of operation. */
export function kinds(rows: Rows, dark: boolean): HTMLElement[] {
  const seen = new Set<number>();
  for (let row = 1; row < rows.count; row++) if (rows.kind(row) === KIND.op || rows.kind(row) === KIND.argument) seen.add(kindOf(rows, row));
  return [...seen].sort((a, b) => b - a).map((kind) => h("span", {}, swatch(kindColour(kind, dark)), kindName(kind)));
}

/** Returns the legend for colours by number, from 0 to `most`. */
export function ramp(name: string, most: string, dark: boolean): HTMLElement[] {
  const box = h("span", { class: "ramp" });
  box.style.background = `linear-gradient(90deg, ${[0, 0.25, 0.5, 0.75, 1].map((share) => heat(share, dark)).join(",")})`;
  return [h("span", {}, name), h("span", {}, "0"), box, h("span", {}, most)];
}

/** Returns the legend for lists of equal groups. A click on an entry selects the first group of its list. */
export function alike(lists: Item[][], dark: boolean, choose: (item: Item) => void): HTMLElement[] {
  if (lists.length === 0) return [h("span", {}, "No two groups are equal.")];
  return lists.slice(0, MOST).map((list, at) => h("span", {}, swatch(strong(at, dark)), `${list.length} × `, go(list[0].label, () => choose(list[0]))));
}

/** Returns the legend for the rules of the user, each with a button that removes it. */
export function rules(given: Rule[], dark: boolean, remove: (rule: Rule) => void): HTMLElement[] {
  return given.map((rule, at) => h("span", {}, swatch(strong(at, dark)), `${rule.text} `, h("button", { type: "button", class: "small", "aria-label": `Remove the colour of ${rule.text}`, onclick: () => remove(rule) }, "×")));
}

/** Returns the list of the nodes with the largest numbers, for the details. */
export function ranking(tree: Tree, name: string, of: (item: Item) => number, unit: (value: number) => string, link: (row: number) => HTMLElement): HTMLElement {
  const found: [Item, number][] = [];
  let sum = 0;
  for (const item of tree.items) {
    if (item.row === undefined || item.children.length > 0 || item === tree.root) continue;
    const number = of(item);
    sum += number;
    if (number !== 0) found.push([item, number]);
  }
  found.sort((one, other) => other[1] - one[1]);
  const share = (number: number) => (sum > 0 ? `, ${(100 * number / sum).toFixed(1)} %` : "");
  return h("div", {}, h("h2", {}, `Largest by ${name}`), h("p", {}, `${found.length.toLocaleString("en")} nodes with a number, ${unit(sum)} in total`),
    h("ol", { class: "ranking" }, found.slice(0, 30).map(([item, number]) => h("li", {}, link(item.row as number), h("br"), `${unit(number)}${share(number)}${scopeOf(tree, item)}`))));
}

function scopeOf({ rows }: Tree, item: Item): string {
  const scope = rows.text("scope", item.row as number);
  return scope ? ` in ${scope}` : "";
}
