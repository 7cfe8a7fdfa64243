import type {
  Change, Diagnostic, Dump, Entry, FileInfo, Found, FoundText, GraphData, Histogram, Hover, Locations, NestedModule, OpenOptions, OpId, Outline, Owners, Place, PrintOptions,
  QueryAnswer, Sizes, StableHlo, Tensor, Uses, Values, View, ViewOptions, Violation, WriteOptions,
} from "./types.js";
import { decode } from "./graph.js";

export type * from "./types.js";

/** An error in a file or in a request. */
export class MlirError extends Error {
  /** The diagnostics that the message shows, as data. */
  readonly diagnostics: Diagnostic[];

  constructor(message: string, diagnostics: Diagnostic[] = []) {
    super(message);
    this.name = "MlirError";
    this.diagnostics = diagnostics;
  }
}

interface Exports {
  memory: WebAssembly.Memory;
  buffer_new(length: number): number;
  buffer_ptr(buffer: number): number;
  buffer_len(buffer: number): number;
  buffer_free(buffer: number): void;
  call(request: number, data: number): number;
  panic_message(): number;
}

let loaded: Promise<WebAssembly.Module> | undefined;

/** Compiles the library once for all files. `source` is needed only if the module is not next to this script. */
export function load(source?: URL | string | BufferSource | WebAssembly.Module): Promise<WebAssembly.Module> {
  loaded ??= compile(source);
  return loaded;
}

async function compile(source?: URL | string | BufferSource | WebAssembly.Module): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source as BufferSource);
  const url = new URL((source as URL | string | undefined) ?? "./mlirkit.wasm", import.meta.url);
  if (url.protocol === "file:") return WebAssembly.compile((await bytesOf(url)) as BufferSource);
  const response = await answered(url);
  // A browser compiles the module while it is downloading, and stores the machine code with the file in its cache. It
  // does so only for files with the right content type.
  const typed = response.headers.get("content-type")?.startsWith("application/wasm");
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** The contents of definition files, by project name. Each is loaded only once. */
const known = new Map<string, Promise<Uint8Array>>();
let dialects: URL | undefined;

/**
 * Sets the folder that contains the definitions of other projects' dialects (by default `dialects/` next to this
 * script), or provides the definitions by project.
 */
export function definitionsAt(place: URL | string | Record<string, Uint8Array>): void {
  if (typeof place === "string" || place instanceof URL) {
    const folder = new URL(place, import.meta.url);
    if (folder.href === dialects?.href) return;
    dialects = folder;
    known.clear();
  } else for (const [project, definitions] of Object.entries(place)) known.set(project, Promise.resolve(definitions));
}

/** Loads the definitions of a project: an object that maps dialect names to the contents of definition files. */
function definitions(project: string): Promise<Uint8Array> {
  let loading = known.get(project);
  if (!loading) {
    loading = bytesOf(new URL(`${project}.json`, dialects ?? new URL("./dialects/", import.meta.url)));
    known.set(project, loading);
    // After a failure, the next file tries again.
    loading.catch(() => known.delete(project));
  }
  return loading;
}

async function bytesOf(url: URL): Promise<Uint8Array> {
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return readFile(url);
  }
  return new Uint8Array(await (await answered(url)).arrayBuffer());
}

async function answered(url: URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new MlirError(`${url}: ${response.status} ${response.statusText}`);
  return response;
}

/** An error that states the projects whose definitions a request needs. */
class Needs extends MlirError {
  constructor(readonly projects: string[]) {
    super(`the definitions of ${projects.join(" and ")} are needed: ask with \`ask\`, which loads them`);
  }
}

/** The chunks of a file, in order. */
export type Chunks = AsyncIterable<Uint8Array>;

/** Opens a file, given as text or bytes. */
export async function open(data: Uint8Array | ArrayBuffer | string, options: OpenOptions = {}): Promise<MlirFile> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data instanceof ArrayBuffer ? new Uint8Array(data) : data;
  const file = new MlirFile(await load());
  const room = file.room(bytes.length);
  file.fill(room, 0, bytes);
  await file.finish(room, options);
  return file;
}

/** Opens a file of `size` bytes that arrives in chunks, so that it is in memory only once. */
export async function openStream(
  chunks: Chunks, size: number, options: OpenOptions = {}, progress: (bytes: number) => void = () => {},
): Promise<MlirFile> {
  const file = new MlirFile(await load());
  const room = file.room(size);
  let at = 0;
  for await (const chunk of chunks) {
    if (at + chunk.length > size) throw new MlirError(`the file has more than the ${size} bytes that were announced`);
    file.fill(room, at, chunk);
    at += chunk.length;
    progress(at);
  }
  if (at !== size) throw new MlirError(`the file ends after ${at} of ${size} bytes`);
  await file.finish(room, options);
  return file;
}

/** Returns the operations, symbols and values in text that cannot be parsed, such as text with unknown dialects. */
export async function structure(text: Uint8Array | string): Promise<GraphData> {
  return decode(await structureColumns(text));
}

/** @internal */
export async function structureColumns(text: Uint8Array | string): Promise<Uint8Array> {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return new MlirFile(await load()).request("syntax", {}, bytes) as Uint8Array;
}

/** An open file. It uses memory until it is closed. */
export class MlirFile {
  #exports: Exports | undefined;
  #info: FileInfo | undefined;

  /** @internal */
  constructor(module: WebAssembly.Module) {
    this.#exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
  }

  /** @internal */
  room(size: number): number {
    const room = this.#live().buffer_new(size);
    if (room === 0) throw new MlirError(`there is no memory for a file of ${size} bytes: at most 4 GiB can be used, file and module together`);
    return room;
  }

  /** @internal */
  fill(room: number, at: number, bytes: Uint8Array): void {
    const exports = this.#live();
    new Uint8Array(exports.memory.buffer, exports.buffer_ptr(room) + at, bytes.length).set(bytes);
  }

  /** @internal */
  async finish(room: number, options: OpenOptions): Promise<void> {
    let given = false;
    this.#info = (await this.#defined(() => this.#call(given ? "reopen" : "open", given ? {} : { ...options }, given ? 0 : ((given = true), room)))) as FileInfo;
  }

  /** Returns facts about the file, such as its format. */
  get info(): FileInfo {
    if (!this.#info) throw new MlirError("no file is open");
    return this.#info;
  }

  /** Returns the number of bytes of memory in use, including the file. */
  get memory(): number {
    return this.#live().memory.buffer.byteLength;
  }

  /** Closes the file and releases its memory. */
  close(): void {
    this.#exports = undefined;
  }

  /** Prints the module as `mlirkit print` does. */
  print(options: PrintOptions = {}): string {
    return new TextDecoder().decode(this.#bytes("print", { ...options }));
  }

  /** Encodes the module as a file of the given format. */
  write(options: WriteOptions): Uint8Array {
    return this.#bytes("write", { ...options });
  }

  /** Returns the operations directly inside an operation (by default the top-level one), at most 5,000 at a time. */
  outline(op?: OpId, from = 0): Outline {
    return this.#json("outline", { op, from });
  }

  /** Returns the symbol to which a reference such as `@a::@b` refers. */
  find(path: string): Entry {
    return this.#json<{ entry: Entry }>("find", { path }).entry;
  }

  /** Prints an operation to the view. A file has only one view at a time. */
  view(options: ViewOptions = {}): View {
    return this.#json("view", { ...options });
  }

  /** Returns `count` lines of the view, beginning at line `from`. */
  lines(from: number, count: number): string[] {
    return this.#json<{ lines: string[] }>("lines", { from, count }).lines;
  }

  /** Returns the operation and the value at a position in the view. */
  hover(line: number, column: number): Hover {
    return this.#json("hover", { line, column });
  }

  /**
   * Returns the definition and the uses of the value or symbol at a position in the view. With `everywhere`, also
   * returns the users of a symbol in the whole file.
   */
  uses(line: number, column: number, everywhere = false): Uses {
    return this.#json("uses", { line, column, everywhere });
  }

  /** Returns the position of an operation in the view; `null` if the view does not contain it. */
  placeOf(op: OpId): Place | null {
    return this.#json<{ place: Place | null }>("place", { op }).place;
  }

  /** Returns the positions of a text in the view. */
  search(text: string): Place[] {
    return this.#json<{ places: Place[] }>("search", { text }).places;
  }

  /** Returns all violations in the module, or in one operation and everything nested in it. */
  verify(op?: OpId): Violation[] {
    return this.#json<{ violations: Violation[] }>("verify", { op }).violations;
  }

  /** Returns the differences between the open file and another file. */
  diff(other: Uint8Array, name = "other"): Change[] {
    return this.#json<{ changes: Change[] }>("diff", { name }, this.#buffer(other)).changes;
  }

  /** Runs a query in the query language. The query must not edit the module. */
  query(query: string): QueryAnswer {
    return this.#json("query", { query });
  }

  /** Returns a hash that is equal for files that contain the same program. */
  fingerprint(): string {
    return this.#json<{ fingerprint: string }>("fingerprint", {}).fingerprint;
  }

  /** Returns annotated byte ranges, beginning with the range with the number `from` or the range at an offset. */
  dump(from: number | { at: number }, count = 200): Dump {
    return this.#json("dump", typeof from === "number" ? { from, count } : { at: from.at, count });
  }

  /** Returns the byte range of an operation. */
  bytesOf(op: OpId): { start: number; end: number } {
    return this.#json("bytes_of", { op });
  }

  /** Returns the sizes of the components of the file. */
  sizes(): Sizes {
    return this.#json("sizes", {});
  }

  /** Returns the graph of an operation's regions. After `limit` rows, the bodies of further functions are omitted. The text of
   * attributes is included only if `attributes` is true. */
  graph(op?: OpId, limit?: number, attributes?: boolean): GraphData {
    return decode(this.#bytes("graph", { op, limit, attributes }));
  }

  /** Finds a text in symbols, operations, attributes, types and locations, ignoring case. */
  findAll(text: string, limit = 200): Found {
    return this.#json("find_all", { text, limit });
  }

  /** Finds a text in the printed form of symbols, some megabytes per call. */
  findText(text: string, from = 0, limit = 200): FoundText {
    return this.#json("find_text", { text, from, limit });
  }

  /** Returns the files and lines, and the names, in the locations of the module. Each has the number of operations
   * at that location. */
  locations(): Locations {
    return this.#json("locations", {});
  }

  /**
   * Returns how many bytes of bytecode each function, operation and location takes. Constants and resources count
   * where they are first used.
   */
  owners(): Owners {
    return this.#json("owners", {});
  }

  /** Returns resources and constants of at least `least` bytes. */
  tensors(least = 1): Tensor[] {
    return this.#json<{ tensors: Tensor[] }>("tensors", { least }).tensors;
  }

  /** Returns statistics and a histogram of the numbers in a tensor. */
  histogram(name: string): Histogram {
    return this.#json("histogram", { name });
  }

  /** Returns a sample of the numbers in a tensor. */
  values(name: string, slice = 0, rows = 64, columns = 64): Values {
    return this.#json("values", { name, slice, rows, columns });
  }

  /** Returns a tensor as a NumPy file. */
  npy(name: string): Uint8Array {
    return this.#bytes("npy", { name });
  }

  /** Returns the modules nested in attributes. */
  nested(): NestedModule[] {
    return this.#json<{ modules: NestedModule[] }>("nested", {}).modules;
  }

  /** Returns the content of a nested module. */
  nestedBytes(number: number): Uint8Array {
    return this.#bytes("nested", { get: number });
  }

  /** Returns the StableHLO versions that can read the file, and the features that `target` lacks. */
  stablehlo(target?: string): StableHlo {
    return this.#json("stablehlo", { target });
  }

  /** Calls a method by name. This is for code on the other side of a worker. */
  request(method: string, args: Record<string, unknown> = {}, data?: Uint8Array): unknown {
    return this.#call(method, args, data ? this.#buffer(data) : 0);
  }

  /** Calls a method by name, like `request`, but first loads definitions of other projects that the answer needs. */
  async ask(method: string, args: Record<string, unknown> = {}, data?: Uint8Array): Promise<unknown> {
    let reopened = true;
    return this.#defined(async () => {
      if (!reopened) await this.#defined(() => this.#call("reopen", {}, 0));
      reopened = false;
      return this.request(method, args, data);
    });
  }

  /** Calls `ask` until no definitions are missing, loading the missing ones each time. */
  async #defined(ask: () => unknown): Promise<unknown> {
    const given = new Set<string>();
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof Needs)) throw error;
        const missing = error.projects.filter((project) => !given.has(project));
        if (missing.length === 0) throw new MlirError(`the definitions of ${error.projects.join(" and ")} lack what this file needs`);
        for (const project of missing) {
          given.add(project);
          this.#call("define", {}, this.#buffer(await definitions(project)));
        }
      }
    }
  }

  #live(): Exports {
    if (!this.#exports) throw new MlirError("the file is closed");
    return this.#exports;
  }

  #buffer(bytes: Uint8Array): number {
    const buffer = this.room(bytes.length);
    this.fill(buffer, 0, bytes);
    return buffer;
  }

  #json<T>(method: string, args: Record<string, unknown>, data = 0): T {
    return this.#call(method, args, data) as T;
  }

  #bytes(method: string, args: Record<string, unknown>): Uint8Array {
    return this.#call(method, args, 0) as Uint8Array;
  }

  #call(method: string, args: Record<string, unknown>, data: number): unknown {
    const exports = this.#live();
    const request = this.#buffer(new TextEncoder().encode(JSON.stringify({ ...args, method })));
    let answer: number;
    try {
      answer = exports.call(request, data);
    } catch (error) {
      this.#exports = undefined;
      throw new MlirError(failure(exports, error));
    }
    const bytes = new Uint8Array(exports.memory.buffer, exports.buffer_ptr(answer), exports.buffer_len(answer)).slice();
    exports.buffer_free(answer);
    const rest = bytes.subarray(1);
    if (bytes[0] === 1) return rest;
    const json = JSON.parse(new TextDecoder().decode(rest));
    if (bytes[0] === 2) throw new MlirError(json.message, json.diagnostics);
    if (bytes[0] === 3) throw new Needs(json);
    return json;
  }
}

/** Describes why an instance has failed. */
function failure(exports: Exports, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError || /stack|call_indirect|out of bounds/.test(text)) {
    return `the file is nested too deeply for the stack that there is here (${text})`;
  }
  let said = "";
  try {
    const buffer = exports.panic_message();
    said = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.buffer_ptr(buffer), exports.buffer_len(buffer)).slice());
  } catch {
    // The instance can no longer return a message.
  }
  return `this should not have happened, and the file has to be opened again: ${said || text}`;
}
