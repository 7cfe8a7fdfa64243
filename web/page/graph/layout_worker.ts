/** A worker that lays out graphs, so that the page stays usable. The page ends the worker to cancel the layout. */
import { type Box, type Placed, layout } from "./layout.ts";

onmessage = ({ data }: MessageEvent<{ id: number; root: Box; ratio: number }>) => {
  postMessage({ id: data.id, placed: layout(data.root, data.ratio) satisfies Placed });
};
