import type { Client } from "./client.ts";
import type { Entry, FileInfo, OpId } from "../npm/src/types.ts";

/** The state of the page for the open file. */
export interface State {
  client: Client;
  /** The file as it was opened. */
  file: FileInfo;
  /** The file that is shown: the opened one, or one derived from it. */
  info: FileInfo;
  blob: Blob;
  /** The operation whose text is shown. */
  entry: Entry;
  /** Shows the text of the operation `show`, and in it the operation `place`. */
  visit(show: OpId, place?: OpId, view?: string): Promise<void>;
  /** Shows a symbol, such as `@a::@b`. */
  visitSymbol(path: string, view?: string): Promise<void>;
  /** Shows another view of the same operation. */
  show(view: string): Promise<void>;
  /** Opens another file, such as a module inside an attribute. */
  openBytes(bytes: Uint8Array, name: string): Promise<void>;
  /** Shows the file converted to another release or version; `undefined` shows the opened file. */
  derive(as: string | undefined): Promise<void>;
  as: string | undefined;
  /** Returns a parameter of the address. */
  param(name: string): string | null;
  /** Changes parameters of the address; `undefined` removes one. */
  setParams(params: Record<string, string | undefined>): void;
  details(line: Node): void;
  /** Shows a line of text that could not be parsed. */
  line?(number: number): void;
}

/** A view, which fills an element of the page. */
export type View = (state: State, place: HTMLElement) => Promise<void>;
