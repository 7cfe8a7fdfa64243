/** Shows two graphs side by side. Nodes that only one of them has are coloured, and a selection appears in both. */
import { h } from "../dom.ts";
import type { State } from "../state.ts";
import type { Client } from "../client.ts";
import { decode } from "../../npm/src/graph.ts";
import { Rows } from "./data.ts";
import { matches, unmatched } from "./same.ts";
import type { Item } from "./tree.ts";
import { graphOf } from "./view.ts";

export interface Side {
  client: Client;
  name: string;
  columns: Uint8Array;
  /** Shows an operation in the text; missing if the file is not open in the page. */
  visit?: State["visit"];
}

/** Shows both graphs in an element, and the details of the selected node below each. */
export async function beside(place: HTMLElement, sides: [Side, Side]): Promise<void> {
  const rows = sides.map(({ columns }) => new Rows(decode(columns.slice())));
  const there = matches(rows[0], rows[1]);
  const here = new Map([...there].map(([one, other]) => [other, one]));
  const only = [unmatched(rows[0], there.keys()), unmatched(rows[1], here.keys())];
  const panes = sides.map(({ name }) => {
    const graph = h("div", { class: "flush" });
    const details = h("aside", { class: "details", "aria-label": `Details of ${name}` });
    return { graph, details, element: h("section", { "aria-label": name }, h("h3", {}, name), graph, details) };
  });
  place.replaceChildren(h("p", {}, `${only[0].size.toLocaleString("en")} nodes are only here, ${only[1].size.toLocaleString("en")} only there.`), h("div", { class: "beside" }, panes.map(({ element }) => element)));
  let quiet = false;
  const views = await Promise.all(sides.map((side, at) => {
    const { graph, details } = panes[at];
    const state = {
      client: side.client, entry: { path: side.name, name: side.name }, info: {}, param: () => null, setParams() {}, show: async () => {}, visit: side.visit ?? (async () => {}),
      details: (content: Node) => details.replaceChildren(content),
    };
    const chosen = async (item: Item) => {
      const other = views[1 - at];
      if (quiet || !other) return;
      quiet = true;
      await other.follow(item.row === undefined ? item.key : (at === 0 ? there : here).get(item.row));
      quiet = false;
    };
    return graphOf(state as unknown as State, graph, side.columns, undefined, { rules: only[at].size > 0 ? [{ text: at === 0 ? "only here" : "only there", rows: only[at] }] : [], chosen, text: Boolean(side.visit) });
  }));
}
