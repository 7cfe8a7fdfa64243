/** Where the bytes go: a squarified treemap, and the same as a table. */
import { h, human, say, table } from "./dom.ts";
import type { State } from "./state.ts";
import type { SizeNode, Sizes } from "../npm/src/types.ts";

const HUES = [205, 150, 35, 280, 95, 350, 180, 60, 315, 240];

interface Cell {
  node: SizeNode;
  x: number;
  y: number;
  width: number;
  height: number;
}

export async function sizesView(state: State, place: HTMLElement): Promise<void> {
  const sizes = await state.client.call<Sizes>("sizes");
  let path: SizeNode[] = [{ name: state.info.name, bytes: sizes.bytes, parts: sizes.parts }];
  const frame = h("div", { class: "sizes" });
  const trail = h("div", { class: "tools" });
  const list = h("div", { style: "padding: 0 12px 12px; overflow: auto; max-height: 40%; flex: none" });
  const draw = () => {
    const node = path[path.length - 1];
    const parts = (node.parts ?? []).filter((part) => part.bytes > 0);
    trail.replaceChildren(...path.map((step, at) => h("button", { type: "button", onclick: () => { path = path.slice(0, at + 1); draw(); } }, step.name)),
      h("span", {}, human(node.bytes), sizes.madeForIt && " of bytecode, made of this text to measure it"));
    // The table comes first: the picture has the room that it leaves.
    list.replaceChildren(table(`What ${node.name} consists of`, ["name", "bytes", "share", "count"],
      parts.slice(0, 300).map((part) => [part.name, part.bytes.toLocaleString("en"), `${((100 * part.bytes) / Math.max(1, node.bytes)).toFixed(1)} %`, part.count?.toLocaleString("en") ?? ""])));
    const cells = squarify(parts, { x: 0, y: 0, width: frame.clientWidth, height: frame.clientHeight });
    frame.replaceChildren(...cells.map((cell, number) => {
      const share = ((100 * cell.node.bytes) / Math.max(1, node.bytes)).toFixed(1);
      const label = `${cell.node.name}: ${human(cell.node.bytes)}, ${share} %${cell.node.count ? `, ${cell.node.count} of them` : ""}`;
      const button = h("button", { type: "button", class: "cell", title: label, "aria-label": label, onclick: () => {
        if (!cell.node.parts?.length) return say(label);
        path.push(cell.node);
        draw();
      } }, cell.width > 40 && cell.height > 16 ? cell.node.name : "", cell.height > 34 && cell.width > 60 && h("br"), cell.height > 34 && cell.width > 60 && human(cell.node.bytes));
      button.style.cssText = `left:${cell.x}px;top:${cell.y}px;width:${cell.width}px;height:${cell.height}px;background:hsl(${HUES[number % HUES.length]} 55% ${72 + (number % 3) * 5}%)`;
      return button;
    }));
  };
  place.className = "flush";
  place.replaceChildren(trail, frame, list);
  draw();
}

function squarify(parts: SizeNode[], room: { x: number; y: number; width: number; height: number }): Cell[] {
  const cells: Cell[] = [];
  let { x, y, width, height } = room;
  const sorted = [...parts].sort((one, other) => other.bytes - one.bytes).slice(0, 400);
  let rest = sorted.reduce((sum, part) => sum + part.bytes, 0);
  let at = 0;
  while (at < sorted.length && width > 1 && height > 1 && rest > 0) {
    const side = Math.min(width, height);
    const unit = (width * height) / rest;
    let [count, sum, best] = [0, 0, Infinity];
    while (at + count < sorted.length) {
      const next = sum + sorted[at + count].bytes;
      const length = (next * unit) / side;
      const worst = Math.max(...[sorted[at], sorted[at + count]].map((part) => {
        const other = (part.bytes * unit) / length;
        return Math.max(length / other, other / length);
      }));
      if (worst > best) break;
      [best, sum, count] = [worst, next, count + 1];
    }
    const length = (sum * unit) / side;
    let along = 0;
    for (const node of sorted.slice(at, at + count)) {
      const size = (node.bytes * unit) / length;
      cells.push(width >= height ? { node, x, y: y + along, width: length, height: size } : { node, x: x + along, y, width: size, height: length });
      along += size;
    }
    if (width >= height) [x, width] = [x + length, width - length];
    else [y, height] = [y + length, height - length];
    [rest, at] = [rest - sum, at + count];
  }
  return cells;
}
