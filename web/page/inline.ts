/** The page as a single document, whose scripts have no URLs. The embedding page sends the module, and workers are created from text. */

/** The scripts inside the document, and the files that the embedding page sends. */
interface Inline {
  worker: string;
  layout: string;
  /** The compiled module and the definitions of projects, once they have arrived. */
  ready?: Promise<Loaded>;
}

export interface Loaded {
  module: WebAssembly.Module;
  definitions: Record<string, Uint8Array>;
}

/** The scripts inside the document; `undefined` if the page consists of separate files. */
export const inline = (globalThis as { mlirkitInline?: Inline }).mlirkitInline;

/** Starts a worker, from the text inside the document or from its file. */
export function start(name: "worker" | "layout"): Worker {
  if (inline) return new Worker(URL.createObjectURL(new Blob([inline[name]], { type: "text/javascript" })), { type: "module" });
  // Bundlers and browsers recognise the files by these expressions.
  return name === "worker" ? new Worker(new URL("./worker.js", import.meta.url), { type: "module" }) : new Worker(new URL("./layout.js", import.meta.url), { type: "module" });
}
