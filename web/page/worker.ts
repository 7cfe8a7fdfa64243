/// Reads and answers in a worker: a page that is busy with a large file can still be scrolled and closed.
import { MlirError, type MlirFile, type OpenOptions, load, open, openStream, structureColumns } from "../npm/src/index.ts";

/** The address of the WebAssembly module beside this script, set when the page is built. */
declare const WASM: string;

export type Source = { file: Blob } | { bytes: Uint8Array };

/** A message from the page to the worker. */
export type Message =
  | { id: number; kind: "open"; source: Source; options: OpenOptions }
  | { id: number; kind: "call"; handle: number; method: string; args: Record<string, unknown>; data?: Uint8Array }
  | { id: number; kind: "derive"; write: Record<string, unknown>; options: OpenOptions }
  | { id: number; kind: "structure"; text: Uint8Array }
  | { id: number; kind: "keep"; handle: number };

/** The open files: the opened one, and one derived from it for viewing. */
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
      await load(new URL(WASM, import.meta.url));
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
      files[1]?.close();
      files[1] = undefined;
      const bytes = from.request("write", message.write) as Uint8Array;
      files[1] = await open(bytes, message.options);
      return { info: files[1].info, memory: files[1].memory };
    }
    case "structure":
      await load(new URL(WASM, import.meta.url));
      return structureColumns(message.text);
    case "keep":
      files[message.handle]?.close();
      files[message.handle] = undefined;
      return null;
    case "call": {
      const file = files[message.handle];
      if (!file) throw new MlirError("the file is closed");
      if (message.method === "memory") return file.memory;
      return file.request(message.method, message.args, message.data);
    }
  }
}

onmessage = async ({ data }: MessageEvent<Message>) => {
  try {
    postMessage({ id: data.id, answer: await answer(data) });
  } catch (error) {
    const known = error instanceof MlirError;
    postMessage({ id: data.id, error: { message: (error as Error).message, diagnostics: known ? error.diagnostics : [], known } });
  }
};
