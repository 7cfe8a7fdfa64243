/** A worker that lays out graphs, so that the page stays responsive. To cancel the layout, the page terminates the worker. */
import { type Box, type Placed, layout } from "./layout.ts";

onmessage = ({ data }: MessageEvent<{ id: number; root: Box; ratio: number }>) => {
  postMessage({ id: data.id, placed: layout(data.root, data.ratio) satisfies Placed });
};
