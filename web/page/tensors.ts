/** The tensors view: resources and large constants with statistics, histogram, heat map and users, and nested modules. */
import { download, go, h, human, requests, svg, table } from "./dom.ts";
import type { State } from "./state.ts";
import type { Histogram, NestedModule, OpRef, Tensor, Values } from "../npm/src/types.ts";

export async function tensorsView(state: State, place: HTMLElement): Promise<void> {
  const { tensors } = await state.client.call<{ tensors: Tensor[] }>("tensors", { least: 1 });
  if (tensors.length === 0) {
    place.replaceChildren(h("p", {}, "This file has no resources, and no constants with several elements."));
    return;
  }
  const chosen = h("div", { "aria-live": "polite" });
  const choices = requests();
  const show = async (tensor: Tensor) => {
    // The view may have been left while the tensors were listed.
    if (!place.isConnected) return;
    const newest = choices();
    state.setParams({ tensor: tensor.name, holder: undefined });
    const parts: Node[] = [h("h2", {}, `${tensor.name} : ${tensor.type ?? "not used"}`), owner(state, tensor)];
    try {
      parts.push(histogram(tensor, await state.client.call<Histogram>("histogram", { name: tensor.name })), await slices(state, tensor));
    } catch (error) {
      parts.push(h("p", {}, (error as Error).message));
    }
    if (newest()) chosen.replaceChildren(h("section", { class: "tensor" }, parts));
  };
  const total = tensors.reduce((sum, tensor) => sum + (tensor.bytes ?? 0), 0);
  const sorted = [...tensors].sort((one, other) => (other.bytes ?? 0) - (one.bytes ?? 0));
  const filter = h("input", { type: "search", placeholder: "Filter tensors", "aria-label": "Filter tensors" });
  const list = h("div");
  const fill = () => {
    const wanted = filter.value.trim().toLowerCase();
    const shown = sorted.filter((one) => !wanted || `${one.name} ${one.owner?.label ?? ""} ${one.type ?? ""}`.toLowerCase().includes(wanted));
    list.replaceChildren(table(`${shown.length.toLocaleString("en")} tensors, ${human(shown.reduce((sum, one) => sum + (one.bytes ?? 0), 0))}${shown.length > 1000 ? "; the largest 1,000 are shown" : ""}`, ["name", "called", "kind", "type", "bytes", "used by"],
      shown.slice(0, 1000).map((one) => [go(one.name, () => void show(one), "Show its numbers"), one.owner?.label ?? "", one.kind, one.type ?? "not used", one.bytes?.toLocaleString("en") ?? "only a key",
        one.owner ? h("span", {}, reference(state, one.owner), one.owners > 1 && ` and ${one.owners - 1} more`) : ""])));
  };
  filter.addEventListener("input", fill);
  fill();
  place.replaceChildren(chosen, h("p", {}, filter, ` ${human(total)} together`), list);
  const wanted = state.param("tensor");
  const holder = state.param("holder");
  await show(sorted.find((tensor) => tensor.name === wanted) ?? sorted.find((tensor) => tensor.owner?.op.join(".") === holder) ?? sorted.find((tensor) => tensor.bytes && tensor.type) ?? sorted[0]);
}

function reference(state: State, op: OpRef): Node {
  return go(op.path || op.name, () => void state.visit(op.symbol ?? op.op, op.op, "text"), "Show in the text");
}

function owner(state: State, tensor: Tensor): Node {
  if (!tensor.owner) return h("p", {}, "No operation uses it.");
  const { owner } = tensor;
  return h("p", {}, owner.label && `${owner.label}: `, "held by ", reference(state, owner), " ", h("button", { type: "button", class: "small", onclick: () => void state.visit(owner.symbol ?? owner.op, owner.op, "graph") }, "graph"),
    owner.users.length > 0 && [", used by ", owner.users.map((user, at) => [at > 0 && ", ", reference(state, user)])]);
}

/** Formats a number with four digits. */
export function digits(value: number | null): string {
  if (value === null) return "not finite";
  if (Number.isInteger(value) && Math.abs(value) < 1e12) return value.toLocaleString("en");
  return Number(value.toPrecision(4)).toString();
}

function histogram(tensor: Tensor, data: Histogram): Node {
  const most = Math.max(1, ...data.bars);
  const bars = svg("svg", { class: "bars", viewBox: `0 0 ${data.bars.length * 10} 100`, preserveAspectRatio: "none", role: "img", "aria-label": `Histogram of ${tensor.name}: from ${data.least} to ${data.largest}` });
  const width = ((data.largest ?? 0) - (data.least ?? 0)) / data.bars.length;
  data.bars.forEach((bar, at) => {
    const height = bar === 0 ? 0 : Math.max(1, (100 * bar) / most);
    const rect = svg("rect", { x: at * 10 + 1, y: 100 - height, width: 8, height });
    rect.append(svg("title", {}, `${bar.toLocaleString("en")} from ${digits((data.least ?? 0) + at * width)} to ${digits((data.least ?? 0) + (at + 1) * width)}`));
    bars.append(rect);
  });
  const row = (name: string, value: string) => [h("dt", {}, name), h("dd", {}, value)];
  return h("div", { class: "numbers" }, h("figure", {}, bars as unknown as Node, h("figcaption", {}, h("span", {}, digits(data.least)), h("span", {}, digits(data.largest)))),
    h("dl", {}, data.complex && row("numbers", "absolute values"), row("least", digits(data.least)), row("largest", digits(data.largest)), row("mean", digits(data.mean)), row("elements", data.count.toLocaleString("en")),
      row("zeros", data.zeros.toLocaleString("en")), row("not finite", data.notFinite.toLocaleString("en"))));
}

/** Shows a slice as a heat map and as a table, and offers the tensor for download. */
async function slices(state: State, tensor: Tensor): Promise<Node> {
  const canvas = h("canvas", { class: "heat", role: "img" });
  const numbers = h("div", { class: "cells", tabIndex: 0, role: "region", "aria-label": `Numbers of ${tensor.name}` });
  const status = h("p", {});
  const pick = h("input", { type: "number", min: 0, value: 0, "aria-label": "Slice" });
  const pictures = requests();
  const draw = async () => {
    const newest = pictures();
    const data = await state.client.call<Values>("values", { name: tensor.name, slice: Number(pick.value) || 0, rows: 128, columns: 128 });
    if (!newest()) return;
    pick.max = String(data.slices - 1);
    pick.parentElement?.toggleAttribute("hidden", data.slices < 2);
    const [height, width] = [data.values.length, data.values[0]?.length ?? 0];
    const all = data.values.flat().filter((value) => value !== null);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    canvas.width = Math.max(1, width);
    canvas.height = Math.max(1, height);
    const zoom = Math.max(1, Math.min(16, Math.floor(360 / Math.max(width, height, 1))));
    canvas.style.width = `${width * zoom}px`;
    canvas.style.height = `${height * zoom}px`;
    canvas.setAttribute("aria-label", `Heat map from ${digits(least)} to ${digits(most)}`);
    const pen = canvas.getContext("2d");
    data.values.forEach((row, y) => row.forEach((value, x) => {
      if (!pen) return;
      const share = value === null || most === least ? 0.5 : (value - least) / (most - least);
      pen.fillStyle = value === null ? "#d0d" : `hsl(${240 - 200 * share} 75% ${20 + 60 * share}%)`;
      pen.fillRect(x, y, 1, 1);
    }));
    const sampled = data.rows.length < (data.shape.at(-2) ?? 1) || data.columns.length < (data.shape.at(-1) ?? 1);
    status.textContent = `${data.complex ? "absolute values of complex numbers, " : ""}${data.shape.join(" × ") || "one number"}${data.slices > 1 ? `; slice ${data.slice} of ${data.slices}` : ""}${sampled ? "; every so many rows and columns are shown" : ""}; ${digits(least)} (dark) to ${digits(most)} (bright)`;
    numbers.replaceChildren(h("table", {}, h("tbody", {}, data.values.slice(0, 24).map((row, y) => h("tr", {}, h("th", { scope: "row" }, data.rows[y]), row.slice(0, 12).map((value) => h("td", { class: "number" }, digits(value))), row.length > 12 && h("td", {}, "…"))))));
  };
  pick.addEventListener("change", () => void draw());
  const file = tensor.name.replace(/[^\w.-]+/g, "_");
  const npy = h("button", { type: "button", onclick: async () => {
    try {
      download(new Blob([(await state.client.call<Uint8Array>("npy", { name: tensor.name })) as BlobPart]), `${file}.npy`);
    } catch (error) {
      status.textContent = (error as Error).message;
    }
  } }, "Save as .npy");
  const csv = h("button", { type: "button", onclick: async () => {
    const data = await state.client.call<Values>("values", { name: tensor.name, slice: Number(pick.value) || 0, rows: 512, columns: 512 });
    download(new Blob([`${data.values.map((row) => row.map((value) => value ?? "").join(",")).join("\n")}\n`], { type: "text/csv" }), `${file}.csv`);
  } }, "Save this slice as CSV");
  const tools = h("p", {}, h("label", {}, "slice ", pick), " ", npy, " ", csv);
  await draw();
  pick.parentElement?.toggleAttribute("hidden", Number(pick.max) < 1);
  return h("div", {}, tools, status, h("div", { class: "heats" }, canvas, numbers));
}

export async function nestedView(state: State, place: HTMLElement): Promise<void> {
  const { modules } = await state.client.call<{ modules: NestedModule[] }>("nested");
  if (modules.length === 0) {
    place.replaceChildren(h("p", {}, "No attribute and no resource of this file holds a module."));
    return;
  }
  const openings = requests();
  const openOne = async (number: number) => {
    const newest = openings();
    const bytes = await state.client.call<Uint8Array>("nested", { get: number });
    if (newest() && place.isConnected) await state.openBytes(bytes, `${state.info.name}, module ${number}`);
  };
  place.replaceChildren(table(`${modules.length} module${modules.length === 1 ? "" : "s"} inside of attributes and resources`, ["module", "held by", "bytes", "written as", "format", "producer"],
    modules.map((one, at) => [go(`open module ${at}`, () => void openOne(at)), [one.path, one.place].filter(Boolean).join(": "), one.bytes.toLocaleString("en"), one.error ? `${one.encoding}; ${one.error}` : one.encoding, one.format ?? "", one.producer ?? ""])));
}
