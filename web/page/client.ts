import type { Diagnostic, FileInfo, OpenOptions } from "../npm/src/types.ts";
import { inline, start } from "./inline.ts";
import type { Message, Source } from "./worker.ts";

/** An error that the worker reported. */
export class Refused extends Error {
  constructor(message: string, readonly diagnostics: Diagnostic[]) {
    super(message);
  }
}

interface Waiting {
  done(answer: unknown): void;
  failed(error: Error): void;
  progress?(share: number): void;
}

/** A file that is open in a worker. */
export class Client {
  readonly #worker = start("worker");
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #given = false;
  /** Which file is shown: 0 is the opened file, other numbers are files derived from it. */
  #handle = 0;
  /** Whether another file has been opened instead of this one. */
  ended = false;

  constructor() {
    this.#worker.onmessage = ({ data }) => {
      const waiting = this.#waiting.get(data.id);
      if (!waiting) return;
      if (data.progress !== undefined) return waiting.progress?.(data.progress);
      this.#waiting.delete(data.id);
      if (data.error) waiting.failed(new Refused(data.error.message, data.error.diagnostics));
      else waiting.done(data.answer);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      const error = new Refused(event.message || "the worker has ended: there may be too little memory", []);
      for (const waiting of this.#waiting.values()) waiting.failed(error);
      this.#waiting.clear();
    };
  }

  /** Sends the files that the worker cannot load itself. Must be called before any request. */
  async #loaded(): Promise<void> {
    if (!inline?.ready || this.#given) return;
    this.#given = true;
    const loaded = await inline.ready;
    await this.#ask({ kind: "load", loaded });
  }

  #ask<T>(message: Record<string, unknown>, progress?: (share: number) => void): Promise<T> {
    const id = ++this.#last;
    return new Promise<T>((done, failed) => {
      this.#waiting.set(id, { done: done as (answer: unknown) => void, failed, progress });
      this.#worker.postMessage({ ...message, id } as unknown as Message);
    });
  }

  async open(source: Source, options: OpenOptions, progress: (share: number) => void): Promise<{ info: FileInfo; memory: number }> {
    await this.#loaded();
    return this.#ask({ kind: "open", source, options }, progress);
  }

  /** Derives another file from the open one, such as a conversion. Call `use` to show it. */
  derive(write: Record<string, unknown>, options: OpenOptions): Promise<{ info: FileInfo; handle: number }> {
    return this.#ask({ kind: "derive", write, options });
  }

  /** Makes later requests refer to the file with this handle, and closes the derived file that was shown before. */
  use(handle: number): void {
    if (handle === this.#handle) return;
    this.close(this.#handle);
    this.#handle = handle;
  }

  /** Closes a derived file. The opened file is never closed. */
  close(handle: number): void {
    if (handle > 0) void this.#ask({ kind: "close", handle }).catch(() => {});
  }

  call<T>(method: string, args: Record<string, unknown> = {}, data?: Uint8Array): Promise<T> {
    return this.#ask({ kind: "call", handle: this.#handle, method, args, data });
  }

  /** Sends a request about the opened file, even while a derived file is shown. */
  original<T>(method: string, args: Record<string, unknown> = {}, data?: Uint8Array): Promise<T> {
    return this.#ask({ kind: "call", handle: 0, method, args, data });
  }

  /** Returns the operations in text that cannot be parsed, as the columns of a graph. */
  structure(text: Uint8Array): Promise<Uint8Array> {
    return this.#ask({ kind: "structure", text });
  }

  end(): void {
    this.ended = true;
    this.#worker.terminate();
  }
}
