import type { Client } from "./client.ts";
import type { Entry, FileInfo, OpId } from "../npm/src/types.ts";

/** The state of the page for the open file. */
export interface State {
  client: Client;
  /** The file that was opened. */
  file: FileInfo;
  /** The file that is shown: the opened file, or a file derived from it. */
  info: FileInfo;
  blob: Blob;
  /** The operation whose text is shown. */
  entry: Entry;
  /** Shows the text of the operation `show`, and scrolls to the operation `place` in it. */
  visit(show: OpId, place?: OpId, view?: string): Promise<void>;
  /** Shows a symbol, such as `@a::@b`. */
  visitSymbol(path: string, view?: string): Promise<void>;
  /** Shows another view of the same operation. */
  show(view: string): Promise<void>;
  /** Opens another file, such as a nested module. */
  openBytes(bytes: Uint8Array, name: string): Promise<void>;
  /** Shows the file converted to another release or version; `undefined` shows the opened file. */
  derive(as: string | undefined): Promise<void>;
  as: string | undefined;
  /** Returns a parameter of the URL. */
  param(name: string): string | null;
  /** Changes parameters of the URL; `undefined` removes a parameter. */
  setParams(params: Record<string, string | undefined>): void;
  details(line: Node): void;
  /** Shows a line of text that cannot be parsed. */
  line?(number: number): void;
}

/** A function that renders a view into an element of the page. */
export type View = (state: State, place: HTMLElement) => Promise<void>;
