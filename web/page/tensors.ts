/** Resources and large constants, with histograms; modules inside of attributes. */
import { go, h, human, svg, table } from "./dom.ts";
import type { State } from "./state.ts";
import type { Histogram, NestedModule, Tensor } from "../npm/src/types.ts";

export async function tensorsView(state: State, place: HTMLElement): Promise<void> {
  const { tensors } = await state.client.call<{ tensors: Tensor[] }>("tensors", { least: 1 });
  if (tensors.length === 0) {
    place.replaceChildren(h("p", {}, "This file has no resources, and no constants with elements of their own."));
    return;
  }
  const chart = h("div", { "aria-live": "polite" });
  const show = async (tensor: Tensor) => {
    try {
      chart.replaceChildren(histogram(tensor, await state.client.call<Histogram>("histogram", { name: tensor.name })));
    } catch (error) {
      chart.replaceChildren(h("p", {}, (error as Error).message));
    }
  };
  const total = tensors.reduce((sum, tensor) => sum + (tensor.bytes ?? 0), 0);
  const sorted = [...tensors].sort((one, other) => (other.bytes ?? 0) - (one.bytes ?? 0)).slice(0, 2000);
  place.replaceChildren(chart, table(`${tensors.length} tensors, ${human(total)}`, ["name", "kind", "type", "bytes"],
    sorted.map((tensor) => [go(tensor.name, () => void show(tensor), "Show its numbers"), tensor.kind, tensor.type ?? "not used", tensor.bytes?.toLocaleString("en") ?? "only a key"])));
  await show(sorted.find((tensor) => tensor.bytes && tensor.type) ?? sorted[0]);
}

function histogram(tensor: Tensor, data: Histogram): Node {
  const most = Math.max(1, ...data.bars);
  const bars = svg("svg", { class: "bars", viewBox: `0 0 ${data.bars.length * 10} 100`, preserveAspectRatio: "none", role: "img", "aria-label": `Histogram of ${tensor.name}: from ${data.least} to ${data.largest}` });
  data.bars.forEach((bar, at) => {
    const height = bar === 0 ? 0 : Math.max(1, (100 * bar) / most);
    const rect = svg("rect", { x: at * 10 + 1, y: 100 - height, width: 8, height });
    rect.append(svg("title", {}, `${bar}`));
    bars.append(rect);
  });
  const row = (name: string, value: string | number | null) => [h("dt", {}, name), h("dd", {}, value === null ? "none" : String(value))];
  return h("section", { class: "details", style: "border: 0; margin-bottom: 12px" }, h("h2", {}, `${tensor.name} : ${data.type}`), bars as unknown as Node,
    h("dl", {}, row("least", data.least), row("largest", data.largest), row("mean", data.mean), row("elements", data.count.toLocaleString("en")),
      row("zeros", data.zeros.toLocaleString("en")), row("not finite", data.notFinite.toLocaleString("en")), row("first", data.first.join(", "))));
}

export async function nestedView(state: State, place: HTMLElement): Promise<void> {
  const { modules } = await state.client.call<{ modules: NestedModule[] }>("nested");
  if (modules.length === 0) {
    place.replaceChildren(h("p", {}, "No attribute of this file holds a module."));
    return;
  }
  const openOne = async (number: number) => {
    const bytes = await state.client.call<Uint8Array>("nested", { get: number });
    await state.openBytes(bytes, `${state.info.name}, module ${number}`);
  };
  place.replaceChildren(table(`${modules.length} modules inside of attributes`, ["module", "bytes", "written as", "format", "producer"],
    modules.map((one, at) => [go(`open module ${at}`, () => void openOne(at)), one.bytes.toLocaleString("en"), one.base64 ? "base64" : "bytes", one.format, one.producer])));
}
