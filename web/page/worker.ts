/// Reads files and answers requests in a worker, so that the page stays responsive while a large file is processed.
import { MlirError, type MlirFile, type OpenOptions, definitionsAt, load, open, openStream, structureColumns } from "../npm/src/index.ts";

import type { Loaded } from "./inline.ts";

/** The URL of the WebAssembly module relative to this script, set when the page is built. */
declare const WASM: string;

/** Returns the URL of a file next to the page's scripts. It is used only if the page has not sent the file. */
const beside = (name: string) => new URL(name, new URL(WASM, import.meta.url));
let sent = false;

/** Compiles the module on the first call. */
async function prepare(): Promise<void> {
  if (sent) return;
  definitionsAt(beside("./dialects/"));
  await load(beside("./mlirkit.wasm"));
}

export type Source = { file: Blob } | { bytes: Uint8Array };

/** A message from the page to the worker. */
export type Message =
  | { id: number; kind: "open"; source: Source; options: OpenOptions }
  | { id: number; kind: "call"; handle: number; method: string; args: Record<string, unknown>; data?: Uint8Array }
  | { id: number; kind: "derive"; write: Record<string, unknown>; options: OpenOptions }
  | { id: number; kind: "close"; handle: number }
  | { id: number; kind: "structure"; text: Uint8Array }
  | { id: number; kind: "load"; loaded: Loaded };

/** The open files by handle: the opened file, and files derived from it for viewing. A closed file leaves a gap. */
const files: (MlirFile | undefined)[] = [];

async function* chunks(blob: Blob): AsyncGenerator<Uint8Array> {
  const reader = blob.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

async function answer(message: Message): Promise<unknown> {
  const { id } = message;
  switch (message.kind) {
    case "open": {
      const { source, options } = message;
      await prepare();
      if ("bytes" in source) files[0] = await open(source.bytes, options);
      else {
        const size = source.file.size;
        let said = 0;
        const progress = (bytes: number) => {
          if (bytes - said < size / 50 && bytes < size) return;
          said = bytes;
          postMessage({ id, progress: bytes / Math.max(size, 1) });
        };
        files[0] = await openStream(chunks(source.file), size, options, progress);
      }
      return { info: files[0].info, memory: files[0].memory };
    }
    case "derive": {
      const from = files[0];
      if (!from) throw new MlirError("no file is open");
      const bytes = (await from.ask("write", message.write)) as Uint8Array;
      const made = await open(bytes, message.options);
      return { info: made.info, handle: files.push(made) - 1 };
    }
    case "close":
      files[message.handle]?.close();
      files[message.handle] = undefined;
      return null;
    case "load":
      sent = true;
      definitionsAt(message.loaded.definitions);
      await load(message.loaded.module);
      return null;
    case "structure":
      await prepare();
      return structureColumns(message.text);
    case "call": {
      const file = files[message.handle];
      if (!file) throw new MlirError("the file is closed");
      return file.ask(message.method, message.args, message.data);
    }
  }
}

async function reply(message: Message): Promise<void> {
  try {
    postMessage({ id: message.id, answer: await answer(message) });
  } catch (error) {
    const known = error instanceof MlirError;
    postMessage({ id: message.id, error: { message: (error as Error).message, diagnostics: known ? error.diagnostics : [], known } });
  }
}

/** A promise that resolves when the last request has been answered. Requests are answered in order, even if one
 * waits for definitions to load. */
let last = Promise.resolve();

onmessage = ({ data }: MessageEvent<Message>) => {
  last = last.then(() => reply(data));
};
