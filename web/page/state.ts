import type { Client } from "./client.ts";
import type { Entry, FileInfo, OpId } from "../npm/src/types.ts";

/** What the page knows about the file that is open. */
export interface State {
  client: Client;
  /** The file as it was opened. */
  file: FileInfo;
  /** What is looked at: the file, or what was made of it. */
  info: FileInfo;
  blob: Blob;
  /** The operation whose text is shown. */
  entry: Entry;
  /** Shows an operation: the text of `show`, and in it `place`. */
  visit(show: OpId, place?: OpId, view?: string): Promise<void>;
  /** Shows another view of the same operation. */
  show(view: string): Promise<void>;
  /** Opens another file: a module inside of an attribute. */
  openBytes(bytes: Uint8Array, name: string): Promise<void>;
  /** Looks at the file as another release or version has it; `undefined`: as it is. */
  derive(as: string | undefined): Promise<void>;
  as: string | undefined;
  /** A parameter of the address. */
  param(name: string): string | null;
  /** Changes parameters of the address; `undefined` takes one away. */
  setParams(params: Record<string, string | undefined>): void;
  details(line: Node): void;
  /** Shows a line of text that could not be parsed. */
  line?(number: number): void;
}

/** A view: fills an element. */
export type View = (state: State, place: HTMLElement) => Promise<void>;
