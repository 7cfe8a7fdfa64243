/** The graph of an operation's regions: laid out by layers, regions as groups. */
import elkApi, { type ELK as Elk, type ElkExtendedEdge, type ElkNode } from "elkjs/lib/elk-api.js";
import { h, say, svg } from "./dom.ts";
import type { State } from "./state.ts";
import type { Graph, GraphNode } from "../npm/src/types.ts";

// The types describe another kind of module than the one that is there.
const Constructor = elkApi as unknown as new (options: { workerUrl: string }) => Elk;

const WIDTH = 7;

interface Laid extends ElkNode {
  node?: GraphNode;
}

export async function graphView(state: State, place: HTMLElement): Promise<void> {
  const graph = await state.client.call<Graph>("graph", { op: state.entry.op });
  if (graph.nodes.length === 0) {
    place.replaceChildren(h("p", {}, "There is nothing in this operation: it is a declaration, or its body is empty."));
    return;
  }
  const nodes: Laid[] = graph.nodes.map((node, number) => {
    const label = title(node);
    const wide = Math.max(label.length, (node.note ?? "").length, short(node.types?.[0]).length);
    const text = { id: `l${number}`, text: label, width: label.length * WIDTH, height: 16 };
    const group = node.kind === "group";
    return {
      id: `n${number}`, node, children: [], labels: group ? [text] : [],
      ...(group ? {} : { width: wide * WIDTH + 18, height: 22 + (node.note ? 15 : 0) + (node.types?.length ? 15 : 0) }),
      layoutOptions: (group ? { "elk.padding": "[top=28,left=12,bottom=12,right=12]", "elk.nodeLabels.placement": "INSIDE V_TOP H_LEFT" } : {}) as Record<string, string>,
    };
  });
  const top: Laid[] = [];
  graph.nodes.forEach((node, number) => (node.group === null ? top : (nodes[node.group].children as Laid[])).push(nodes[number]));
  const edges: ElkExtendedEdge[] = graph.edges.map((edge, number) => ({ id: `e${number}`, sources: [`n${edge.from}`], targets: [`n${edge.to}`] }));
  const elk: Elk = new Constructor({ workerUrl: new URL("./elk-worker.js", import.meta.url).href });
  const root: ElkNode = await elk.layout({
    id: "root", children: top, edges,
    layoutOptions: {
      "elk.algorithm": "layered", "elk.direction": "DOWN", "elk.hierarchyHandling": "INCLUDE_CHILDREN",
      "elk.layered.spacing.nodeNodeBetweenLayers": "28", "elk.spacing.nodeNode": "18", "elk.json.edgeCoords": "ROOT",
      "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
    },
  });
  elk.terminateWorker();

  const drawing = svg("g");
  const focusable: SVGElement[] = [];
  const draw = (node: Laid, x: number, y: number) => {
    const [left, above] = [x + (node.x ?? 0), y + (node.y ?? 0)];
    const info = node.node;
    if (info) {
      const box = svg("g", { class: `node ${info.kind}`, transform: `translate(${left},${above})`, tabindex: focusable.length ? -1 : 0, role: "img", "aria-label": [title(info), info.note, ...(info.types ?? [])].filter(Boolean).join(", ") });
      box.append(svg("rect", { width: node.width ?? 0, height: node.height ?? 0, rx: 5 }), svg("text", { x: 8, y: 16 }, title(info)));
      if (info.note) box.append(svg("text", { x: 8, y: 31, class: "small" }, info.note));
      if (info.kind !== "group" && info.types?.length) box.append(svg("text", { x: 8, y: info.note ? 46 : 31, class: "small" }, short(info.types[0])));
      box.append(svg("title", {}, [title(info), info.note ?? "", ...(info.types ?? [])].join("\n")));
      const visit = () => info.op && void state.visit(state.entry.op, info.op, "text");
      box.addEventListener("dblclick", visit);
      box.addEventListener("keydown", (event) => {
        const key = (event as KeyboardEvent).key;
        const at = focusable.indexOf(box);
        const next = key === "ArrowDown" || key === "ArrowRight" ? focusable[at + 1] : key === "ArrowUp" || key === "ArrowLeft" ? focusable[at - 1] : undefined;
        if (key === "Enter") visit();
        else if (next) next.focus();
        else return;
        event.preventDefault();
        event.stopPropagation();
      });
      focusable.push(box);
      drawing.append(box);
    }
    for (const child of (node.children ?? []) as Laid[]) draw(child, left, above);
  };
  draw(root as Laid, 0, 0);
  const lines = svg("g");
  root.edges?.forEach((edge, number) => {
    for (const section of (edge as ElkExtendedEdge).sections ?? []) {
      const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      const path = svg("path", { d: `M${points.map((point) => `${point.x},${point.y}`).join("L")}`, "marker-end": "url(#arrow)" });
      path.append(svg("title", {}, graph.edges[number].type));
      lines.append(path);
    }
  });
  drawing.append(lines);

  const [width, height] = [root.width ?? 100, root.height ?? 100];
  const picture = svg("svg", { role: "group", "aria-label": `Graph of ${state.entry.path || state.entry.name}: ${graph.nodes.length} nodes, ${graph.edges.length} edges` },
    svg("defs", {}, svg("marker", { id: "arrow", viewBox: "0 0 8 8", refX: 8, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" }, svg("path", { d: "M0,0L8,4L0,8z" }))), drawing);
  const frame = h("div", { class: "graph" }, picture);
  place.className = "flush";
  const zoomBy = (factor: number) => zoom(factor, frame.clientWidth / 2, frame.clientHeight / 2);
  place.replaceChildren(h("div", { class: "tools" },
    h("button", { type: "button", onclick: () => zoomBy(1.25), "aria-label": "Larger" }, "+"), h("button", { type: "button", onclick: () => zoomBy(0.8), "aria-label": "Smaller" }, "−"),
    h("button", { type: "button", onclick: () => fit() }, "Fit"),
    h("span", {}, `${graph.nodes.length} nodes, ${graph.edges.length} values; Enter or a double click shows a node in the text`)), frame);

  let at = { x: 0, y: 0, scale: 1 };
  const move = () => drawing.setAttribute("transform", `translate(${at.x},${at.y}) scale(${at.scale})`);
  const fit = () => {
    const scale = Math.min(1.4, frame.clientWidth / (width + 20), frame.clientHeight / (height + 20));
    const readable = Math.max(scale, 0.35);
    at = { scale: readable, x: Math.max(10, (frame.clientWidth - width * readable) / 2), y: 10 };
    move();
  };
  const zoom = (factor: number, x: number, y: number) => {
    const scale = Math.max(0.05, Math.min(4, at.scale * factor));
    const ratio = scale / at.scale;
    at = { scale, x: x - (x - at.x) * ratio, y: y - (y - at.y) * ratio };
    move();
  };
  frame.addEventListener("wheel", (event) => {
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY / 500), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
  frame.addEventListener("pointerdown", (event) => {
    const from = { ...at, left: event.clientX, top: event.clientY };
    const drag = (event: PointerEvent) => {
      at = { scale: from.scale, x: from.x + event.clientX - from.left, y: from.y + event.clientY - from.top };
      move();
    };
    addEventListener("pointermove", drag);
    addEventListener("pointerup", () => removeEventListener("pointermove", drag), { once: true });
  });
  fit();
  say(`graph of ${graph.nodes.length} nodes`);
}

function title(node: GraphNode): string {
  return node.symbol ? `${node.label} @${node.symbol}` : node.label;
}

function short(text: string | undefined): string {
  return !text ? "" : text.length > 36 ? `${text.slice(0, 34)}…` : text;
}
