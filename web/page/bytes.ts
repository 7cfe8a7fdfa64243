/** The bytes view: shows every byte of a bytecode file with its meaning. */
import { h, human, requests } from "./dom.ts";
import type { State } from "./state.ts";
import { TextPane } from "./text.ts";
import type { Dump, OpId, Part } from "../npm/src/types.ts";

interface BytesPane {
  element: HTMLElement;
  start(): void;
  show(op: OpId): Promise<void>;
}

export async function bytesPane(state: State): Promise<BytesPane> {
  const { client } = state;
  const { count } = await client.call<Dump>("dump", { from: 0, count: 1 });
  const parts = new Map<number, Part>();
  let marked: { start: number; end: number } | undefined;
  const pane = new TextPane({
    class: "bytes", label: `Bytes, ${count} parts`, lines: count,
    fetch: async (from, wanted) => {
      const dump = await client.call<Dump>("dump", { from, count: wanted });
      dump.parts.forEach((part, at) => parts.set(dump.from + at, part));
      return dump.parts.map((part) => part.meaning);
    },
    draw: (_, number) => {
      const part = parts.get(number);
      if (!part) return h("span", {}, "…");
      const inside = marked && part.start >= marked.start && part.start < marked.end;
      const span = h("span", {}, h("span", { class: "start" }, part.start.toString(16).padStart(8, "0")),
        h("span", { class: "hex" }, part.hex, part.length > 16 && ` +${part.length - 16}`), "  ".repeat(Math.min(part.depth, 30)),
        h("span", { class: part.damaged ? "removed" : "" }, part.meaning));
      if (inside) span.style.background = "var(--mark)";
      return span;
    },
  });
  const note = h("p", { class: "note", hidden: true });
  const element = h("div", { style: "display:contents" }, note, pane.element);
  const places = requests();
  return {
    element,
    start: () => pane.start(),
    show: async (op) => {
      const newest = places();
      try {
        const range = await client.call<{ start: number; end: number }>("bytes_of", { op });
        const { from } = await client.call<Dump>("dump", { at: range.start, count: 1 });
        if (!newest()) return;
        marked = range;
        note.hidden = true;
        await pane.go(from);
      } catch (error) {
        if (!newest()) return;
        note.textContent = (error as Error).message;
        note.hidden = false;
      }
    },
  };
}

export async function bytesView(state: State, place: HTMLElement): Promise<void> {
  const pane = await bytesPane(state);
  place.className = "flush";
  place.replaceChildren(h("div", { class: "tools" }, h("span", {}, `${human(state.info.size)}; the bytes of ${state.entry.path || state.entry.name} are marked`)), pane.element);
  pane.start();
  await pane.show(state.entry.op);
}
