/** Lays graphs out beside the page, which stays usable; whoever does not want to wait ends the worker. */
import { type Box, type Placed, layout } from "./layout.ts";

onmessage = ({ data }: MessageEvent<{ id: number; root: Box; ratio: number }>) => {
  postMessage({ id: data.id, placed: layout(data.root, data.ratio) satisfies Placed });
};
