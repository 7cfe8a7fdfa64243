/** Shows errors with explanations: the message, a possible remedy, and the lines of the file around the error. */
import { Refused } from "./client.ts";
import { colour } from "./colour.ts";
import { h } from "./dom.ts";

/** Creates a box for an error. If the file is given, the box shows the lines around the error. */
export function errorBox(error: unknown, blob?: Blob, title?: string): HTMLElement {
  const message = error instanceof Error ? error.message : String(error);
  const diagnostics = error instanceof Refused ? error.diagnostics : [];
  const at = diagnostics.find((one) => one.severity === "error")?.position;
  const placed = at?.line !== undefined && at.offset !== undefined;
  const hint = advice(message, placed, at?.byte !== undefined, title !== undefined);
  const box = h("div", {}, h("div", { class: "error", role: "alert" }, title && h("h2", {}, title), h("pre", {}, brief(message)), hint && h("p", {}, hint)));
  if (blob && placed) void excerpt(blob, at.offset as number, at.line as number, at.column ?? 1).then((lines) => box.append(lines));
  if (blob && at?.byte !== undefined) void bytes(blob, at.byte).then((lines) => lines && box.append(lines));
  return box;
}

/** Returns the bytes around an error, if the file is bytecode. Otherwise returns `undefined`. */
async function bytes(blob: Blob, offset: number): Promise<HTMLElement | undefined> {
  const magic = new Uint8Array(await blob.slice(0, 4).arrayBuffer());
  if (magic.join() !== "77,76,239,82") return undefined;
  const start = Math.max(0, (Math.floor(offset / 16) - 4) * 16);
  const near = new Uint8Array(await blob.slice(start, start + 160).arrayBuffer());
  const rows = Array.from({ length: Math.ceil(near.length / 16) }, (_, row) => [...near.subarray(16 * row, 16 * row + 16)]);
  return h("pre", { class: "raw", "aria-label": "The bytes around the error" }, rows.map((row, at) => {
    const from = start + 16 * at;
    return h("div", {}, `${from.toString(16).padStart(8, "0")} `, row.map((byte, column) => [" ", h("span", { class: from + column === offset ? "bad" : "" }, byte.toString(16).padStart(2, "0"))]),
      `  ${row.map((byte) => (byte > 32 && byte < 127 ? String.fromCharCode(byte) : ".")).join("")}`);
  }));
}

/** Removes the list of all dialects from a message. */
function brief(message: string): string {
  return message.replace(/\n[^\n]*note: Available dialects: [^\n]*/, "");
}

function advice(message: string, placed: boolean, damaged: boolean, opening: boolean): string | undefined {
  if (/nest(ed|ing is) too deep/.test(message)) return "A browser gives WebAssembly a small stack. The command-line tool reads deeper files.";
  if (/memory/.test(message)) return "The file and its parsed form have to fit into 4 GiB. The command-line tool reads larger files.";
  if (/Failed to fetch|NetworkError/.test(message)) return "The server has to allow that pages of other sites read the file (CORS). Download the file, and drop it here.";
  if (/^\S.* is not MLIR but /.test(message)) return undefined;
  if (/: 404 /.test(message)) return "There is no such file on the server.";
  if (/is empty/.test(message)) return "There is nothing in it to show.";
  if (damaged) return "The bytecode is damaged, cut off, or newer than this page. The bytes around the place follow.";
  if (placed) return "The place is marked below. Text of another release, or of a dialect that is not known here, may be right all the same.";
  return opening ? "Is it MLIR? Text, bytecode (its first bytes are ML\u00efR), StableHLO artifacts and what jax.export wrote can be opened." : undefined;
}

/** Returns the lines of text around an error. */
async function excerpt(blob: Blob, offset: number, line: number, column: number): Promise<HTMLElement> {
  const start = Math.max(0, offset - 4000);
  const text = await blob.slice(start, offset + 4000).text();
  const before = text.slice(0, offset - start).split("\n").length - 1;
  const lines = text.split("\n").map((content, at) => ({ content: content.slice(0, 400), number: line - before + at }));
  const near = lines.filter(({ number }) => Math.abs(number - line) <= 8);
  return h("pre", { class: "raw", "aria-label": "The file around the error" }, near.map(({ content, number }) =>
    h("div", { class: number === line ? "bad" : "" }, `${String(number).padStart(7)}  `, content === "" ? " " : colour(content), number === line && `\n${" ".repeat(8 + column)}^`)));
}
