/** The page as a single document, whose scripts have no URLs: another page sends the module, and workers are made from text. */

/** The parts inside the document, and the parts that another page sends. */
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

/** The parts inside the document; `undefined` if the page consists of files. */
export const inline = (globalThis as { mlirkitInline?: Inline }).mlirkitInline;

/** Starts a worker from the text in the document, or from its file. */
export function start(name: "worker" | "layout"): Worker {
  if (inline) return new Worker(URL.createObjectURL(new Blob([inline[name]], { type: "text/javascript" })), { type: "module" });
  // Bundlers and browsers find the files by these expressions.
  return name === "worker" ? new Worker(new URL("./worker.js", import.meta.url), { type: "module" }) : new Worker(new URL("./layout.js", import.meta.url), { type: "module" });
}
