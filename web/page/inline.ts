/** The page as one document, where scripts have no addresses: another page sends the module, and workers are made of texts. */

/** What the document has in it, and what is sent. */
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

/** What the document has, `undefined` if the page has files. */
export const inline = (globalThis as { mlirkitInline?: Inline }).mlirkitInline;

/** Starts a worker: of the text in the document, or of its file. */
export function start(name: "worker" | "layout"): Worker {
  if (inline) return new Worker(URL.createObjectURL(new Blob([inline[name]], { type: "text/javascript" })), { type: "module" });
  // Bundlers and browsers find the files by these expressions.
  return name === "worker" ? new Worker(new URL("./worker.js", import.meta.url), { type: "module" }) : new Worker(new URL("./layout.js", import.meta.url), { type: "module" });
}
